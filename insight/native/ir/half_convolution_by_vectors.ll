; Made by tools/ir.py from half_convolution_by_vectors.c with clang 19; do not edit.
; sha256 of the C source: 8c2845c04cb1fee1d1edec2b3692653fa9f0ea17ad0e9b5f6e4241a6a8dcb8a3
; sha256 of what follows: 88d1b5cb49ba45434dc6feb7a845a85455649d82de6758b753856749a81a422f
; Optimised.

%struct.seen = type { i64, i64, i64, i64, i64, i64, i64 }
%struct.numbers = type { ptr, i64, i64 }
%struct.passed = type { i64, i64, i64, i64, i64, i64, i64 }

; Function Attrs: nounwind
define void @convolve_halves(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 48
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = add nsw i64 %4, 15
  %6 = sdiv i64 %5, 16
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @weights_part, ptr noundef %1, i64 noundef %6) #11
  %7 = getelementptr inbounds i8, ptr %1, i64 168
  %8 = load i64, ptr %7, align 8, !tbaa !8
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @positions_part, ptr noundef %1, i64 noundef %8) #11
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @shared(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = icmp eq ptr %0, null
  %6 = icmp slt i64 %3, 2
  %or.cond = or i1 %5, %6
  br i1 %or.cond, label %10, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds i8, ptr %0, i64 128
  %9 = atomicrmw xchg ptr %8, i64 1 seq_cst, align 8
  %.not = icmp eq i64 %9, 0
  br i1 %.not, label %13, label %.lr.ph52.preheader

10:                                               ; preds = %4
  %11 = icmp sgt i64 %3, 0
  br i1 %11, label %.lr.ph52.preheader, label %.loopexit

.lr.ph52.preheader:                               ; preds = %7, %10
  br label %.lr.ph52

.lr.ph52:                                         ; preds = %.lr.ph52.preheader, %.lr.ph52
  %.050 = phi i64 [ %12, %.lr.ph52 ], [ 0, %.lr.ph52.preheader ]
  tail call void %1(ptr noundef %2, i64 noundef %.050, i64 noundef 0) #12, !callees !9
  %12 = add nuw nsw i64 %.050, 1
  %exitcond.not = icmp eq i64 %12, %3
  br i1 %exitcond.not, label %.loopexit, label %.lr.ph52, !llvm.loop !10

13:                                               ; preds = %7
  %14 = getelementptr inbounds i8, ptr %0, i64 192
  store ptr %2, ptr %14, align 8, !tbaa !12
  %15 = getelementptr inbounds i8, ptr %0, i64 200
  store ptr %1, ptr %15, align 8, !tbaa !14
  %16 = getelementptr inbounds i8, ptr %0, i64 208
  store i64 %3, ptr %16, align 8, !tbaa !15
  %17 = tail call i64 @llvm.umin.i64(i64 %3, i64 32)
  %18 = getelementptr inbounds i8, ptr %0, i64 216
  store i64 %17, ptr %18, align 8, !tbaa !16
  %19 = getelementptr inbounds i8, ptr %0, i64 64
  store atomic i64 0, ptr %19 seq_cst, align 8
  %20 = load i64, ptr %0, align 8, !tbaa !17
  %21 = and i64 %20, -4294967296
  %22 = add i64 %21, 4294967296
  %notmask = shl nsw i64 -1, %17
  %23 = xor i64 %notmask, -1
  %24 = or i64 %22, %23
  store atomic i64 %24, ptr %0 seq_cst, align 8
  %25 = getelementptr inbounds i8, ptr %0, i64 136
  %26 = load atomic i64, ptr %25 seq_cst, align 8
  %.not48 = icmp eq i64 %26, 0
  br i1 %.not48, label %42, label %27

27:                                               ; preds = %13
  %28 = getelementptr inbounds i8, ptr %0, i64 240
  %29 = load ptr, ptr %28, align 8, !tbaa !18
  %30 = getelementptr inbounds i8, ptr %0, i64 280
  %31 = load ptr, ptr %30, align 8, !tbaa !19
  %32 = tail call i64 %29(ptr noundef %31) #12
  %33 = getelementptr inbounds i8, ptr %0, i64 256
  %34 = load ptr, ptr %33, align 8, !tbaa !20
  %35 = getelementptr inbounds i8, ptr %0, i64 288
  %36 = load ptr, ptr %35, align 8, !tbaa !21
  %37 = tail call i64 %34(ptr noundef %36) #12
  %38 = getelementptr inbounds i8, ptr %0, i64 248
  %39 = load ptr, ptr %38, align 8, !tbaa !22
  %40 = load ptr, ptr %30, align 8, !tbaa !19
  %41 = tail call i64 %39(ptr noundef %40) #12
  br label %42

42:                                               ; preds = %27, %13
  %43 = load atomic i64, ptr %0 acquire, align 8
  %44 = and i64 %43, 4294967295
  %.not40.i = icmp eq i64 %44, 0
  br i1 %.not40.i, label %take_groups.exit, label %.lr.ph42.i

.lr.ph42.i:                                       ; preds = %42
  %45 = getelementptr inbounds i8, ptr %0, i64 224
  br label %46

46:                                               ; preds = %75, %.lr.ph42.i
  %47 = phi i64 [ %44, %.lr.ph42.i ], [ %77, %75 ]
  %48 = phi i64 [ %43, %.lr.ph42.i ], [ %76, %75 ]
  %49 = load i64, ptr %18, align 8, !tbaa !16
  %50 = load i64, ptr %45, align 8, !tbaa !23
  %51 = sdiv i64 %49, %50
  %notmask.i.i = shl nsw i64 -1, %51
  %52 = xor i64 %notmask.i.i, -1
  %53 = and i64 %47, %52
  %.not35.i = icmp eq i64 %53, 0
  %54 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %53, i1 true)
  %55 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %47, i1 true)
  %56 = xor i64 %55, 63
  %57 = select i1 %.not35.i, i64 %56, i64 %54
  %58 = shl nuw nsw i64 1, %57
  %59 = xor i64 %58, %48
  %60 = cmpxchg ptr %0, i64 %48, i64 %59 seq_cst seq_cst, align 8
  %61 = extractvalue { i64, i1 } %60, 1
  br i1 %61, label %62, label %75

62:                                               ; preds = %46
  %63 = load i64, ptr %18, align 8, !tbaa !16
  %64 = load i64, ptr %16, align 8, !tbaa !15
  %65 = mul nsw i64 %64, %57
  %66 = sdiv i64 %65, %63
  %67 = add nuw nsw i64 %57, 1
  %68 = mul nsw i64 %64, %67
  %69 = sdiv i64 %68, %63
  %70 = icmp slt i64 %66, %69
  br i1 %70, label %.lr.ph.i, label %._crit_edge.i

._crit_edge.i:                                    ; preds = %.lr.ph.i, %62
  %71 = atomicrmw add ptr %19, i64 1 seq_cst, align 8
  br label %75

.lr.ph.i:                                         ; preds = %62, %.lr.ph.i
  %.03239.i = phi i64 [ %74, %.lr.ph.i ], [ %66, %62 ]
  %72 = load ptr, ptr %15, align 8, !tbaa !14
  %73 = load ptr, ptr %14, align 8, !tbaa !12
  tail call void %72(ptr noundef %73, i64 noundef %.03239.i, i64 noundef 0) #12
  %74 = add i64 %.03239.i, 1
  %exitcond.not.i = icmp eq i64 %74, %69
  br i1 %exitcond.not.i, label %._crit_edge.i, label %.lr.ph.i, !llvm.loop !24

75:                                               ; preds = %._crit_edge.i, %46
  %76 = load atomic i64, ptr %0 acquire, align 8
  %77 = and i64 %76, 4294967295
  %.not.i = icmp eq i64 %77, 0
  br i1 %.not.i, label %take_groups.exit, label %46

take_groups.exit:                                 ; preds = %75, %42
  %78 = load atomic i64, ptr %19 acquire, align 8
  %79 = icmp slt i64 %78, %17
  br i1 %79, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %take_groups.exit
  %80 = getelementptr inbounds i8, ptr %0, i64 232
  %81 = getelementptr inbounds i8, ptr %0, i64 264
  br label %82

._crit_edge:                                      ; preds = %89, %take_groups.exit
  store atomic i64 0, ptr %8 seq_cst, align 8
  br label %.loopexit

82:                                               ; preds = %.lr.ph, %89
  %.04549 = phi i64 [ 0, %.lr.ph ], [ %90, %89 ]
  %83 = load i64, ptr %80, align 8, !tbaa !25
  %84 = sdiv i64 %83, 8
  %85 = icmp sgt i64 %.04549, %84
  br i1 %85, label %86, label %89

86:                                               ; preds = %82
  %87 = load ptr, ptr %81, align 8, !tbaa !26
  %88 = tail call i64 %87(ptr noundef null) #12
  br label %89

89:                                               ; preds = %82, %86
  %90 = add nuw nsw i64 %.04549, 1
  %91 = load atomic i64, ptr %19 acquire, align 8
  %92 = icmp slt i64 %91, %17
  br i1 %92, label %82, label %._crit_edge, !llvm.loop !27

.loopexit:                                        ; preds = %.lr.ph52, %10, %._crit_edge
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @weights_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #1 {
  %4 = alloca [16 x [32 x float]], align 16
  %5 = getelementptr inbounds i8, ptr %0, i64 40
  %6 = load i64, ptr %5, align 8, !tbaa !28
  %7 = add nsw i64 %6, 1
  %8 = sdiv i64 %7, 2
  %9 = getelementptr inbounds i8, ptr %0, i64 96
  %10 = load i64, ptr %9, align 8, !tbaa !29
  %11 = mul nsw i64 %8, %10
  %12 = add nsw i64 %11, 15
  %13 = sdiv i64 %12, 16
  %14 = getelementptr inbounds i8, ptr %0, i64 48
  %15 = load i64, ptr %14, align 8, !tbaa !2
  %16 = shl nsw i64 %1, 4
  %17 = sub nsw i64 %15, %16
  %18 = getelementptr inbounds i8, ptr %0, i64 88
  %19 = load i64, ptr %18, align 8, !tbaa !30
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %.preheader73.lr.ph, label %._crit_edge80

.preheader73.lr.ph:                               ; preds = %3
  %21 = icmp sgt i64 %11, 0
  %22 = getelementptr inbounds i8, ptr %0, i64 8
  %23 = getelementptr inbounds i8, ptr %0, i64 136
  %24 = getelementptr inbounds i8, ptr %0, i64 152
  %25 = getelementptr inbounds i8, ptr %0, i64 160
  %26 = getelementptr inbounds i8, ptr %0, i64 144
  %27 = getelementptr inbounds i8, ptr %0, i64 24
  %smax = tail call i64 @llvm.smax.i64(i64 %13, i64 1)
  %28 = getelementptr inbounds i8, ptr %4, i64 64
  %29 = getelementptr inbounds i8, ptr %4, i64 128
  %30 = getelementptr inbounds i8, ptr %4, i64 192
  %31 = getelementptr inbounds i8, ptr %4, i64 256
  %32 = getelementptr inbounds i8, ptr %4, i64 320
  %33 = getelementptr inbounds i8, ptr %4, i64 384
  %34 = getelementptr inbounds i8, ptr %4, i64 448
  %35 = getelementptr inbounds i8, ptr %4, i64 512
  %36 = getelementptr inbounds i8, ptr %4, i64 576
  %37 = getelementptr inbounds i8, ptr %4, i64 640
  %38 = getelementptr inbounds i8, ptr %4, i64 704
  %39 = getelementptr inbounds i8, ptr %4, i64 768
  %40 = getelementptr inbounds i8, ptr %4, i64 832
  %41 = getelementptr inbounds i8, ptr %4, i64 896
  %42 = getelementptr inbounds i8, ptr %4, i64 960
  %43 = getelementptr inbounds i8, ptr %4, i64 1024
  %44 = getelementptr inbounds i8, ptr %4, i64 1088
  %45 = getelementptr inbounds i8, ptr %4, i64 1152
  %46 = getelementptr inbounds i8, ptr %4, i64 1216
  %47 = getelementptr inbounds i8, ptr %4, i64 1280
  %48 = getelementptr inbounds i8, ptr %4, i64 1344
  %49 = getelementptr inbounds i8, ptr %4, i64 1408
  %50 = getelementptr inbounds i8, ptr %4, i64 1472
  %51 = getelementptr inbounds i8, ptr %4, i64 1536
  %52 = getelementptr inbounds i8, ptr %4, i64 1600
  %53 = getelementptr inbounds i8, ptr %4, i64 1664
  %54 = getelementptr inbounds i8, ptr %4, i64 1728
  %55 = getelementptr inbounds i8, ptr %4, i64 1792
  %56 = getelementptr inbounds i8, ptr %4, i64 1856
  %57 = getelementptr inbounds i8, ptr %4, i64 1920
  %58 = getelementptr inbounds i8, ptr %4, i64 1984
  br label %.preheader73

.preheader73:                                     ; preds = %.preheader73.lr.ph, %._crit_edge
  %59 = phi i64 [ %19, %.preheader73.lr.ph ], [ %60, %._crit_edge ]
  %.05979 = phi i64 [ 0, %.preheader73.lr.ph ], [ %61, %._crit_edge ]
  br i1 %21, label %.lr.ph, label %._crit_edge

._crit_edge80:                                    ; preds = %._crit_edge, %3
  ret void

._crit_edge.loopexit:                             ; preds = %.preheader.preheader
  %.pre = load i64, ptr %18, align 8, !tbaa !30
  br label %._crit_edge

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %.preheader73
  %60 = phi i64 [ %.pre, %._crit_edge.loopexit ], [ %59, %.preheader73 ]
  %61 = add nuw nsw i64 %.05979, 1
  %62 = icmp slt i64 %61, %60
  br i1 %62, label %.preheader73, label %._crit_edge80, !llvm.loop !31

.lr.ph:                                           ; preds = %.preheader73, %.preheader.preheader
  %.06078 = phi i64 [ %148, %.preheader.preheader ], [ 0, %.preheader73 ]
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %4) #8
  %63 = shl nsw i64 %.06078, 4
  %64 = load ptr, ptr %22, align 8, !tbaa !32
  %65 = load i64, ptr %23, align 8, !tbaa !33
  %66 = mul nsw i64 %65, %16
  %67 = getelementptr inbounds float, ptr %64, i64 %66
  %68 = load i64, ptr %24, align 8, !tbaa !34
  %69 = mul nsw i64 %68, %.05979
  %70 = getelementptr inbounds float, ptr %67, i64 %69
  %71 = load i64, ptr %25, align 8, !tbaa !35
  %72 = load i64, ptr %26, align 8, !tbaa !36
  br label %149

.preheader.preheader:                             ; preds = %167
  %73 = load ptr, ptr %27, align 8, !tbaa !37
  %74 = ptrtoint ptr %73 to i64
  %75 = add i64 %74, 63
  %76 = and i64 %75, -64
  %77 = load i64, ptr %18, align 8, !tbaa !30
  %78 = mul nsw i64 %77, %1
  %79 = add nsw i64 %78, %.05979
  %80 = mul nsw i64 %79, %13
  %81 = add nsw i64 %80, %.06078
  %82 = shl nsw i64 %81, 10
  %83 = load <16 x float>, ptr %4, align 16, !tbaa !38
  %84 = load <16 x float>, ptr %28, align 16, !tbaa !38
  %85 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %84, <16 x float> %83)
  %86 = load <16 x float>, ptr %29, align 16, !tbaa !38
  %87 = load <16 x float>, ptr %30, align 16, !tbaa !38
  %88 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %87, <16 x float> %86)
  %89 = load <16 x float>, ptr %31, align 16, !tbaa !38
  %90 = load <16 x float>, ptr %32, align 16, !tbaa !38
  %91 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %90, <16 x float> %89)
  %92 = load <16 x float>, ptr %33, align 16, !tbaa !38
  %93 = load <16 x float>, ptr %34, align 16, !tbaa !38
  %94 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %93, <16 x float> %92)
  %95 = load <16 x float>, ptr %35, align 16, !tbaa !38
  %96 = load <16 x float>, ptr %36, align 16, !tbaa !38
  %97 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %96, <16 x float> %95)
  %98 = load <16 x float>, ptr %37, align 16, !tbaa !38
  %99 = load <16 x float>, ptr %38, align 16, !tbaa !38
  %100 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %99, <16 x float> %98)
  %101 = load <16 x float>, ptr %39, align 16, !tbaa !38
  %102 = load <16 x float>, ptr %40, align 16, !tbaa !38
  %103 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %102, <16 x float> %101)
  %104 = load <16 x float>, ptr %41, align 16, !tbaa !38
  %105 = load <16 x float>, ptr %42, align 16, !tbaa !38
  %106 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %105, <16 x float> %104)
  %107 = load <16 x float>, ptr %43, align 16, !tbaa !38
  %108 = load <16 x float>, ptr %44, align 16, !tbaa !38
  %109 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %108, <16 x float> %107)
  %110 = load <16 x float>, ptr %45, align 16, !tbaa !38
  %111 = load <16 x float>, ptr %46, align 16, !tbaa !38
  %112 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %111, <16 x float> %110)
  %113 = load <16 x float>, ptr %47, align 16, !tbaa !38
  %114 = load <16 x float>, ptr %48, align 16, !tbaa !38
  %115 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %114, <16 x float> %113)
  %116 = load <16 x float>, ptr %49, align 16, !tbaa !38
  %117 = load <16 x float>, ptr %50, align 16, !tbaa !38
  %118 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %117, <16 x float> %116)
  %119 = load <16 x float>, ptr %51, align 16, !tbaa !38
  %120 = load <16 x float>, ptr %52, align 16, !tbaa !38
  %121 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %120, <16 x float> %119)
  %122 = load <16 x float>, ptr %53, align 16, !tbaa !38
  %123 = load <16 x float>, ptr %54, align 16, !tbaa !38
  %124 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %123, <16 x float> %122)
  %125 = load <16 x float>, ptr %55, align 16, !tbaa !38
  %126 = load <16 x float>, ptr %56, align 16, !tbaa !38
  %127 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %126, <16 x float> %125)
  %128 = load <16 x float>, ptr %57, align 16, !tbaa !38
  %129 = load <16 x float>, ptr %58, align 16, !tbaa !38
  %130 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %129, <16 x float> %128)
  %131 = inttoptr i64 %76 to ptr
  %132 = getelementptr inbounds i8, ptr %131, i64 %82
  store <32 x bfloat> %85, ptr %132, align 64, !tbaa !38
  %133 = getelementptr inbounds i8, ptr %132, i64 64
  store <32 x bfloat> %88, ptr %133, align 64, !tbaa !38
  %134 = getelementptr inbounds i8, ptr %132, i64 128
  store <32 x bfloat> %91, ptr %134, align 64, !tbaa !38
  %135 = getelementptr inbounds i8, ptr %132, i64 192
  store <32 x bfloat> %94, ptr %135, align 64, !tbaa !38
  %136 = getelementptr inbounds i8, ptr %132, i64 256
  store <32 x bfloat> %97, ptr %136, align 64, !tbaa !38
  %137 = getelementptr inbounds i8, ptr %132, i64 320
  store <32 x bfloat> %100, ptr %137, align 64, !tbaa !38
  %138 = getelementptr inbounds i8, ptr %132, i64 384
  store <32 x bfloat> %103, ptr %138, align 64, !tbaa !38
  %139 = getelementptr inbounds i8, ptr %132, i64 448
  store <32 x bfloat> %106, ptr %139, align 64, !tbaa !38
  %140 = getelementptr inbounds i8, ptr %132, i64 512
  store <32 x bfloat> %109, ptr %140, align 64, !tbaa !38
  %141 = getelementptr inbounds i8, ptr %132, i64 576
  store <32 x bfloat> %112, ptr %141, align 64, !tbaa !38
  %142 = getelementptr inbounds i8, ptr %132, i64 640
  store <32 x bfloat> %115, ptr %142, align 64, !tbaa !38
  %143 = getelementptr inbounds i8, ptr %132, i64 704
  store <32 x bfloat> %118, ptr %143, align 64, !tbaa !38
  %144 = getelementptr inbounds i8, ptr %132, i64 768
  store <32 x bfloat> %121, ptr %144, align 64, !tbaa !38
  %145 = getelementptr inbounds i8, ptr %132, i64 832
  store <32 x bfloat> %124, ptr %145, align 64, !tbaa !38
  %146 = getelementptr inbounds i8, ptr %132, i64 896
  store <32 x bfloat> %127, ptr %146, align 64, !tbaa !38
  %147 = getelementptr inbounds i8, ptr %132, i64 960
  store <32 x bfloat> %130, ptr %147, align 64, !tbaa !38
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %4) #8
  %148 = add nuw nsw i64 %.06078, 1
  %exitcond84.not = icmp eq i64 %148, %smax
  br i1 %exitcond84.not, label %._crit_edge.loopexit, label %.lr.ph, !llvm.loop !39

149:                                              ; preds = %.lr.ph, %167
  %.06175 = phi i64 [ 0, %.lr.ph ], [ %168, %167 ]
  %150 = add nuw nsw i64 %.06175, %63
  %151 = sdiv i64 %150, %8
  %152 = srem i64 %150, %8
  %153 = shl nuw nsw i64 %152, 1
  %154 = mul nsw i64 %71, %151
  %155 = getelementptr inbounds float, ptr %70, i64 %154
  %156 = mul nsw i64 %72, %153
  %157 = getelementptr inbounds float, ptr %155, i64 %156
  %158 = icmp slt i64 %150, %11
  br i1 %158, label %159, label %163

159:                                              ; preds = %149
  %160 = or disjoint i64 %153, 1
  %161 = load i64, ptr %5, align 8, !tbaa !28
  %162 = icmp slt i64 %160, %161
  br label %163

163:                                              ; preds = %159, %149
  %164 = phi i1 [ false, %149 ], [ %162, %159 ]
  %165 = shl nuw nsw i64 %.06175, 1
  %invariant.gep = getelementptr float, ptr %157, i64 %72
  %166 = or disjoint i64 %165, 1
  br label %169

167:                                              ; preds = %181
  %168 = add nuw nsw i64 %.06175, 1
  %exitcond81.not = icmp eq i64 %168, 16
  br i1 %exitcond81.not, label %.preheader.preheader, label %149, !llvm.loop !40

169:                                              ; preds = %163, %181
  %.074 = phi i64 [ 0, %163 ], [ %184, %181 ]
  %170 = icmp sgt i64 %17, %.074
  %or.cond = select i1 %158, i1 %170, i1 false
  br i1 %or.cond, label %171, label %175

171:                                              ; preds = %169
  %172 = mul nsw i64 %.074, %65
  %173 = getelementptr inbounds float, ptr %157, i64 %172
  %174 = load float, ptr %173, align 4, !tbaa !41
  br label %175

175:                                              ; preds = %169, %171
  %176 = phi float [ %174, %171 ], [ 0.000000e+00, %169 ]
  %177 = getelementptr inbounds [16 x [32 x float]], ptr %4, i64 0, i64 %.074, i64 %165
  store float %176, ptr %177, align 8, !tbaa !41
  %or.cond63 = select i1 %164, i1 %170, i1 false
  br i1 %or.cond63, label %178, label %181

178:                                              ; preds = %175
  %179 = mul nsw i64 %.074, %65
  %gep = getelementptr float, ptr %invariant.gep, i64 %179
  %180 = load float, ptr %gep, align 4, !tbaa !41
  br label %181

181:                                              ; preds = %175, %178
  %182 = phi float [ %180, %178 ], [ 0.000000e+00, %175 ]
  %183 = getelementptr inbounds [16 x [32 x float]], ptr %4, i64 0, i64 %.074, i64 %166
  store float %182, ptr %183, align 4, !tbaa !41
  %184 = add nuw nsw i64 %.074, 1
  %exitcond.not = icmp eq i64 %184, 16
  br i1 %exitcond.not, label %167, label %169, !llvm.loop !43
}

; Function Attrs: nounwind
define internal void @positions_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) #2 {
  %4 = alloca [1024 x float], align 64
  %5 = alloca %struct.seen, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 72
  %7 = load i64, ptr %6, align 8, !tbaa !44
  %8 = getelementptr inbounds i8, ptr %0, i64 168
  %9 = load i64, ptr %8, align 8, !tbaa !8
  %10 = mul nsw i64 %7, %1
  %11 = sdiv i64 %10, %9
  %12 = add nsw i64 %1, 1
  %13 = mul nsw i64 %7, %12
  %14 = sdiv i64 %13, %9
  %15 = getelementptr inbounds i8, ptr %0, i64 40
  %16 = load i64, ptr %15, align 8, !tbaa !28
  %17 = add nsw i64 %16, 1
  %18 = sdiv i64 %17, 2
  %19 = getelementptr inbounds i8, ptr %0, i64 32
  %20 = load i64, ptr %19, align 8, !tbaa !45
  %21 = add nsw i64 %20, 15
  %22 = sdiv i64 %21, 16
  %23 = getelementptr inbounds i8, ptr %0, i64 80
  %24 = load i64, ptr %23, align 8, !tbaa !46
  %25 = add nsw i64 %24, -1
  %26 = getelementptr inbounds i8, ptr %0, i64 112
  %27 = load i64, ptr %26, align 8, !tbaa !47
  %28 = mul nsw i64 %25, %27
  %29 = getelementptr inbounds i8, ptr %0, i64 96
  %30 = load i64, ptr %29, align 8, !tbaa !29
  %31 = add nsw i64 %28, %30
  %32 = shl i64 %18, 6
  %33 = mul i64 %32, %22
  %34 = mul i64 %33, %31
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %5) #8
  %35 = getelementptr inbounds i8, ptr %0, i64 88
  %36 = load i64, ptr %35, align 8, !tbaa !30
  store i64 %36, ptr %5, align 8, !tbaa !48
  %37 = getelementptr inbounds i8, ptr %5, i64 8
  %38 = getelementptr inbounds i8, ptr %5, i64 16
  store i64 %34, ptr %38, align 8, !tbaa !50
  %39 = getelementptr inbounds i8, ptr %5, i64 24
  %40 = mul nsw i64 %34, %36
  store i64 %40, ptr %39, align 8, !tbaa !51
  %41 = getelementptr inbounds i8, ptr %5, i64 32
  %42 = mul nsw i64 %30, %18
  %43 = sdiv i64 %42, 16
  store i64 %43, ptr %41, align 8, !tbaa !52
  %44 = getelementptr inbounds i8, ptr %5, i64 40
  %45 = srem i64 %42, 16
  store i64 %45, ptr %44, align 8, !tbaa !53
  %46 = getelementptr inbounds i8, ptr %5, i64 48
  %47 = mul i64 %32, %27
  store i64 %47, ptr %46, align 8, !tbaa !54
  %48 = getelementptr inbounds i8, ptr %0, i64 24
  %49 = load ptr, ptr %48, align 8, !tbaa !37
  %50 = ptrtoint ptr %49 to i64
  %51 = add i64 %50, 63
  %52 = and i64 %51, -64
  %53 = inttoptr i64 %52 to ptr
  %54 = getelementptr inbounds i8, ptr %0, i64 176
  %55 = load i64, ptr %54, align 8, !tbaa !55
  %56 = getelementptr inbounds i8, ptr %0, i64 184
  %57 = load i64, ptr %56, align 8, !tbaa !56
  %58 = mul nsw i64 %57, %2
  %59 = add nsw i64 %58, %55
  %60 = shl nsw i64 %59, 2
  %61 = getelementptr inbounds i8, ptr %53, i64 %60
  %62 = getelementptr inbounds i8, ptr %0, i64 104
  %63 = icmp slt i64 %11, %14
  br i1 %63, label %.lr.ph64, label %._crit_edge65

.lr.ph64:                                         ; preds = %3
  %64 = load i64, ptr %62, align 8, !tbaa !57
  %65 = mul nsw i64 %64, %11
  %66 = getelementptr inbounds i8, ptr %0, i64 64
  %67 = getelementptr inbounds i8, ptr %0, i64 56
  %68 = getelementptr inbounds i8, ptr %0, i64 120
  %69 = getelementptr inbounds i8, ptr %0, i64 128
  %70 = getelementptr inbounds i8, ptr %0, i64 48
  %71 = getelementptr inbounds i8, ptr %0, i64 16
  br label %72

._crit_edge65:                                    ; preds = %row_of_positions.exit, %3
  tail call void @llvm.x86.sse.sfence()
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %5) #8
  ret void

72:                                               ; preds = %.lr.ph64, %row_of_positions.exit
  %73 = phi i64 [ %24, %.lr.ph64 ], [ %372, %row_of_positions.exit ]
  %.062 = phi i64 [ %11, %.lr.ph64 ], [ %373, %row_of_positions.exit ]
  %.04561 = phi i64 [ %65, %.lr.ph64 ], [ %.1.lcssa, %row_of_positions.exit ]
  %74 = load i64, ptr %62, align 8, !tbaa !57
  %75 = mul nsw i64 %74, %.062
  %76 = load i64, ptr %35, align 8, !tbaa !30
  %77 = add nsw i64 %76, %75
  %78 = icmp slt i64 %.04561, %77
  br i1 %78, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %72, %pack_image_row.exit
  %79 = phi i64 [ %254, %pack_image_row.exit ], [ %76, %72 ]
  %.159 = phi i64 [ %255, %pack_image_row.exit ], [ %.04561, %72 ]
  %80 = srem i64 %.159, %79
  %81 = mul nsw i64 %80, %34
  %82 = getelementptr inbounds i8, ptr %61, i64 %81
  %83 = load i64, ptr %15, align 8, !tbaa !28
  %84 = add nsw i64 %83, 1
  %85 = sdiv i64 %84, 2
  %86 = load i64, ptr %23, align 8, !tbaa !46
  %87 = add i64 %86, -1
  %88 = load i64, ptr %26, align 8, !tbaa !47
  %89 = mul i64 %87, %88
  %90 = load i64, ptr %29, align 8, !tbaa !29
  %91 = add i64 %89, %90
  %92 = load i64, ptr %19, align 8, !tbaa !45
  %93 = shl i64 %85, 6
  %94 = mul i64 %91, %93
  %95 = load i64, ptr %66, align 8, !tbaa !58
  %96 = mul nsw i64 %95, %92
  %97 = load i64, ptr %67, align 8, !tbaa !59
  %98 = mul nsw i64 %97, %96
  %99 = load i64, ptr %68, align 8, !tbaa !60
  %100 = sub nsw i64 %.159, %99
  %.not.i.i = icmp sge i64 %100, %97
  %.inv.i = icmp slt i64 %100, 0
  %.not.i = select i1 %.inv.i, i1 true, i1 %.not.i.i
  %101 = icmp sgt i64 %83, 0
  br i1 %101, label %.lr.ph88.i, label %pack_image_row.exit

.lr.ph88.i:                                       ; preds = %.lr.ph
  %102 = add nsw i64 %92, 15
  %103 = sdiv i64 %102, 16
  %104 = select i1 %.not.i, i64 -1, i64 %100
  %105 = mul nsw i64 %104, %96
  %106 = icmp sgt i64 %91, 0
  %107 = icmp sgt i64 %92, 0
  %smax.i = tail call i64 @llvm.smax.i64(i64 %103, i64 1)
  %smax94.i = tail call i64 @llvm.smax.i64(i64 %85, i64 1)
  %xtraiter107 = and i64 %smax.i, 3
  %108 = icmp slt i64 %92, 49
  %unroll_iter110 = and i64 %smax.i, 576460752303423484
  %lcmp.mod109.not = icmp eq i64 %xtraiter107, 0
  br label %109

109:                                              ; preds = %._crit_edge85.i, %.lr.ph88.i
  %.05486.i = phi i64 [ 0, %.lr.ph88.i ], [ %118, %._crit_edge85.i ]
  %110 = load ptr, ptr %0, align 8, !tbaa !61
  %111 = shl nuw nsw i64 %.05486.i, 1
  %112 = mul nsw i64 %111, %98
  %113 = getelementptr inbounds float, ptr %110, i64 %112
  %114 = getelementptr inbounds float, ptr %113, i64 %105
  %115 = or disjoint i64 %111, 1
  %116 = load i64, ptr %15, align 8, !tbaa !28
  %117 = icmp slt i64 %115, %116
  br i1 %106, label %.lr.ph84.i, label %._crit_edge85.i

.lr.ph84.i:                                       ; preds = %109
  %.not26.i.i = icmp eq ptr %110, null
  br label %119

._crit_edge85.i:                                  ; preds = %pack_pair.exit.i, %109
  %118 = add nuw nsw i64 %.05486.i, 1
  %exitcond95.not.i = icmp eq i64 %118, %smax94.i
  br i1 %exitcond95.not.i, label %pack_image_row.exit.loopexit, label %109, !llvm.loop !62

119:                                              ; preds = %pack_pair.exit.i, %.lr.ph84.i
  %.05582.i = phi i64 [ 0, %.lr.ph84.i ], [ %253, %pack_pair.exit.i ]
  %120 = load i64, ptr %69, align 8, !tbaa !63
  %121 = load i64, ptr %66, align 8, !tbaa !58
  %122 = sub nsw i64 %.05582.i, %120
  %.not.i57.i = icmp sge i64 %122, %121
  %.inv65.i = icmp slt i64 %122, 0
  %.not66.i = select i1 %.inv65.i, i1 true, i1 %.not.i57.i
  %123 = select i1 %.not66.i, i64 -1, i64 %122
  %124 = load i64, ptr %19, align 8, !tbaa !45
  %125 = mul nsw i64 %123, %124
  %126 = getelementptr inbounds float, ptr %114, i64 %125
  %127 = mul nuw nsw i64 %.05582.i, %85
  %128 = add nuw nsw i64 %127, %.05486.i
  %129 = shl nsw i64 %128, 6
  %130 = getelementptr inbounds i8, ptr %82, i64 %129
  %or.cond.i = select i1 %.not.i, i1 true, i1 %.not66.i
  br i1 %or.cond.i, label %.preheader.i, label %143

.preheader.i:                                     ; preds = %119
  br i1 %107, label %.lr.ph81.i.preheader, label %pack_pair.exit.i

.lr.ph81.i.preheader:                             ; preds = %.preheader.i
  br i1 %108, label %pack_pair.exit.i.loopexit.unr-lcssa, label %.lr.ph81.i

.lr.ph81.i:                                       ; preds = %.lr.ph81.i.preheader, %.lr.ph81.i
  %.080.i = phi i64 [ %142, %.lr.ph81.i ], [ 0, %.lr.ph81.i.preheader ]
  %niter111 = phi i64 [ %niter111.next.3, %.lr.ph81.i ], [ 0, %.lr.ph81.i.preheader ]
  %131 = mul nsw i64 %.080.i, %94
  %132 = getelementptr inbounds i8, ptr %130, i64 %131
  store <8 x i64> zeroinitializer, ptr %132, align 64, !tbaa !38
  %133 = or disjoint i64 %.080.i, 1
  %134 = mul nsw i64 %133, %94
  %135 = getelementptr inbounds i8, ptr %130, i64 %134
  store <8 x i64> zeroinitializer, ptr %135, align 64, !tbaa !38
  %136 = or disjoint i64 %.080.i, 2
  %137 = mul nsw i64 %136, %94
  %138 = getelementptr inbounds i8, ptr %130, i64 %137
  store <8 x i64> zeroinitializer, ptr %138, align 64, !tbaa !38
  %139 = or disjoint i64 %.080.i, 3
  %140 = mul nsw i64 %139, %94
  %141 = getelementptr inbounds i8, ptr %130, i64 %140
  store <8 x i64> zeroinitializer, ptr %141, align 64, !tbaa !38
  %142 = add nuw nsw i64 %.080.i, 4
  %niter111.next.3 = add i64 %niter111, 4
  %niter111.ncmp.3 = icmp eq i64 %niter111.next.3, %unroll_iter110
  br i1 %niter111.ncmp.3, label %pack_pair.exit.i.loopexit.unr-lcssa, label %.lr.ph81.i, !llvm.loop !64

143:                                              ; preds = %119
  br i1 %117, label %148, label %.preheader67.i

.preheader67.i:                                   ; preds = %143
  %.not.i6268.i = icmp slt i64 %124, 16
  br i1 %.not.i6268.i, label %._crit_edge.i, label %.lr.ph.i.preheader

.lr.ph.i.preheader:                               ; preds = %.preheader67.i
  %144 = add nsw i64 %124, -16
  %145 = lshr i64 %144, 4
  %146 = add nuw nsw i64 %145, 1
  %xtraiter = and i64 %146, 3
  %147 = icmp ult i64 %144, 48
  br i1 %147, label %._crit_edge.i.loopexit.unr-lcssa, label %.lr.ph.i.preheader.new

.lr.ph.i.preheader.new:                           ; preds = %.lr.ph.i.preheader
  %unroll_iter = and i64 %146, 2305843009213693948
  %invariant.gep126 = getelementptr inbounds i8, ptr %126, i64 64
  %invariant.gep128 = getelementptr inbounds i8, ptr %126, i64 128
  br label %.lr.ph.i

148:                                              ; preds = %143
  %149 = getelementptr inbounds float, ptr %126, i64 %98
  %.not.i5972.i = icmp slt i64 %124, 16
  br i1 %.not.i5972.i, label %._crit_edge77.i, label %.lr.ph76.i.preheader

.lr.ph76.i.preheader:                             ; preds = %148
  %150 = add nsw i64 %124, -16
  %151 = icmp ult i64 %150, 16
  br i1 %151, label %._crit_edge77.i.loopexit.unr-lcssa, label %.lr.ph76.i.preheader.new

.lr.ph76.i.preheader.new:                         ; preds = %.lr.ph76.i.preheader
  %152 = lshr i64 %150, 4
  %153 = add nuw nsw i64 %152, 1
  %unroll_iter105 = and i64 %153, 2305843009213693950
  br label %.lr.ph76.i

.lr.ph76.i:                                       ; preds = %.lr.ph76.i, %.lr.ph76.i.preheader.new
  %154 = phi i64 [ 16, %.lr.ph76.i.preheader.new ], [ %172, %.lr.ph76.i ]
  %.0.i74.i = phi i64 [ 0, %.lr.ph76.i.preheader.new ], [ %163, %.lr.ph76.i ]
  %.022.i73.i = phi ptr [ %130, %.lr.ph76.i.preheader.new ], [ %171, %.lr.ph76.i ]
  %niter106 = phi i64 [ 0, %.lr.ph76.i.preheader.new ], [ %niter106.next.1, %.lr.ph76.i ]
  %155 = getelementptr inbounds float, ptr %126, i64 %.0.i74.i
  %156 = load <16 x float>, ptr %155, align 1, !tbaa !38
  %157 = getelementptr inbounds float, ptr %149, i64 %.0.i74.i
  %158 = load <16 x float>, ptr %157, align 1, !tbaa !38
  %159 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %158, <16 x float> %156)
  %160 = bitcast <32 x bfloat> %159 to <32 x i16>
  %161 = shufflevector <32 x i16> %160, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <32 x i16> %161, ptr %.022.i73.i, align 64, !tbaa !38
  %162 = getelementptr inbounds i8, ptr %.022.i73.i, i64 %94
  %163 = add nuw nsw i64 %154, 16
  %164 = getelementptr inbounds float, ptr %126, i64 %154
  %165 = load <16 x float>, ptr %164, align 1, !tbaa !38
  %166 = getelementptr inbounds float, ptr %149, i64 %154
  %167 = load <16 x float>, ptr %166, align 1, !tbaa !38
  %168 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %167, <16 x float> %165)
  %169 = bitcast <32 x bfloat> %168 to <32 x i16>
  %170 = shufflevector <32 x i16> %169, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <32 x i16> %170, ptr %162, align 64, !tbaa !38
  %171 = getelementptr inbounds i8, ptr %162, i64 %94
  %172 = add nuw nsw i64 %154, 32
  %niter106.next.1 = add i64 %niter106, 2
  %niter106.ncmp.1 = icmp eq i64 %niter106.next.1, %unroll_iter105
  br i1 %niter106.ncmp.1, label %._crit_edge77.i.loopexit.unr-lcssa, label %.lr.ph76.i, !llvm.loop !65

._crit_edge77.i.loopexit.unr-lcssa:               ; preds = %.lr.ph76.i, %.lr.ph76.i.preheader
  %.lcssa91.ph = phi i64 [ poison, %.lr.ph76.i.preheader ], [ %163, %.lr.ph76.i ]
  %.lcssa90.ph = phi ptr [ poison, %.lr.ph76.i.preheader ], [ %171, %.lr.ph76.i ]
  %.unr101 = phi i64 [ 16, %.lr.ph76.i.preheader ], [ %172, %.lr.ph76.i ]
  %.0.i74.i.unr = phi i64 [ 0, %.lr.ph76.i.preheader ], [ %163, %.lr.ph76.i ]
  %.022.i73.i.unr = phi ptr [ %130, %.lr.ph76.i.preheader ], [ %171, %.lr.ph76.i ]
  %173 = and i64 %150, 16
  %lcmp.mod102.not.not = icmp eq i64 %173, 0
  br i1 %lcmp.mod102.not.not, label %.lr.ph76.i.epil, label %._crit_edge77.i

.lr.ph76.i.epil:                                  ; preds = %._crit_edge77.i.loopexit.unr-lcssa
  %174 = getelementptr inbounds float, ptr %126, i64 %.0.i74.i.unr
  %175 = load <16 x float>, ptr %174, align 1, !tbaa !38
  %176 = getelementptr inbounds float, ptr %149, i64 %.0.i74.i.unr
  %177 = load <16 x float>, ptr %176, align 1, !tbaa !38
  %178 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %177, <16 x float> %175)
  %179 = bitcast <32 x bfloat> %178 to <32 x i16>
  %180 = shufflevector <32 x i16> %179, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <32 x i16> %180, ptr %.022.i73.i.unr, align 64, !tbaa !38
  %181 = getelementptr inbounds i8, ptr %.022.i73.i.unr, i64 %94
  br label %._crit_edge77.i

._crit_edge77.i:                                  ; preds = %.lr.ph76.i.epil, %._crit_edge77.i.loopexit.unr-lcssa, %148
  %.022.i.lcssa.i = phi ptr [ %130, %148 ], [ %.lcssa90.ph, %._crit_edge77.i.loopexit.unr-lcssa ], [ %181, %.lr.ph76.i.epil ]
  %.0.i.lcssa.i = phi i64 [ 0, %148 ], [ %.lcssa91.ph, %._crit_edge77.i.loopexit.unr-lcssa ], [ %.unr101, %.lr.ph76.i.epil ]
  %182 = icmp slt i64 %.0.i.lcssa.i, %124
  br i1 %182, label %183, label %pack_pair.exit.i

183:                                              ; preds = %._crit_edge77.i
  %184 = getelementptr inbounds float, ptr %126, i64 %.0.i.lcssa.i
  %185 = sub nsw i64 %124, %.0.i.lcssa.i
  %186 = icmp sgt i64 %185, 15
  %187 = icmp slt i64 %185, 1
  %188 = trunc i64 %185 to i32
  %notmask.i.i.i = shl nsw i32 -1, %188
  %189 = trunc i32 %notmask.i.i.i to i16
  %190 = xor i16 %189, -1
  %191 = select i1 %187, i16 0, i16 %190
  %192 = select i1 %186, i16 -1, i16 %191
  %193 = bitcast i16 %192 to <16 x i1>
  %194 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %184, i32 1, <16 x i1> %193, <16 x float> zeroinitializer)
  br i1 %.not26.i.i, label %198, label %195

195:                                              ; preds = %183
  %196 = getelementptr inbounds float, ptr %149, i64 %.0.i.lcssa.i
  %197 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr nonnull %196, i32 1, <16 x i1> %193, <16 x float> zeroinitializer)
  br label %198

198:                                              ; preds = %195, %183
  %199 = phi <16 x float> [ %197, %195 ], [ zeroinitializer, %183 ]
  %200 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %199, <16 x float> %194)
  br label %pack_pair.exit.sink.split.i

.lr.ph.i:                                         ; preds = %.lr.ph.i, %.lr.ph.i.preheader.new
  %201 = phi i64 [ 16, %.lr.ph.i.preheader.new ], [ %225, %.lr.ph.i ]
  %.0.i6170.i = phi i64 [ 0, %.lr.ph.i.preheader.new ], [ %219, %.lr.ph.i ]
  %.022.i6069.i = phi ptr [ %130, %.lr.ph.i.preheader.new ], [ %224, %.lr.ph.i ]
  %niter = phi i64 [ 0, %.lr.ph.i.preheader.new ], [ %niter.next.3, %.lr.ph.i ]
  %202 = getelementptr inbounds float, ptr %126, i64 %.0.i6170.i
  %203 = load <16 x float>, ptr %202, align 1, !tbaa !38
  %204 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> zeroinitializer, <16 x float> %203)
  %205 = bitcast <32 x bfloat> %204 to <32 x i16>
  %206 = shufflevector <32 x i16> %205, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <32 x i16> %206, ptr %.022.i6069.i, align 64, !tbaa !38
  %207 = getelementptr inbounds i8, ptr %.022.i6069.i, i64 %94
  %208 = getelementptr inbounds float, ptr %126, i64 %201
  %209 = load <16 x float>, ptr %208, align 1, !tbaa !38
  %210 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> zeroinitializer, <16 x float> %209)
  %211 = bitcast <32 x bfloat> %210 to <32 x i16>
  %212 = shufflevector <32 x i16> %211, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <32 x i16> %212, ptr %207, align 64, !tbaa !38
  %213 = getelementptr inbounds i8, ptr %207, i64 %94
  %gep127 = getelementptr inbounds float, ptr %invariant.gep126, i64 %201
  %214 = load <16 x float>, ptr %gep127, align 1, !tbaa !38
  %215 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> zeroinitializer, <16 x float> %214)
  %216 = bitcast <32 x bfloat> %215 to <32 x i16>
  %217 = shufflevector <32 x i16> %216, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <32 x i16> %217, ptr %213, align 64, !tbaa !38
  %218 = getelementptr inbounds i8, ptr %213, i64 %94
  %219 = add nuw nsw i64 %201, 48
  %gep129 = getelementptr inbounds float, ptr %invariant.gep128, i64 %201
  %220 = load <16 x float>, ptr %gep129, align 1, !tbaa !38
  %221 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> zeroinitializer, <16 x float> %220)
  %222 = bitcast <32 x bfloat> %221 to <32 x i16>
  %223 = shufflevector <32 x i16> %222, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <32 x i16> %223, ptr %218, align 64, !tbaa !38
  %224 = getelementptr inbounds i8, ptr %218, i64 %94
  %225 = add nuw nsw i64 %201, 64
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %._crit_edge.i.loopexit.unr-lcssa, label %.lr.ph.i, !llvm.loop !65

._crit_edge.i.loopexit.unr-lcssa:                 ; preds = %.lr.ph.i, %.lr.ph.i.preheader
  %.lcssa89.ph = phi i64 [ poison, %.lr.ph.i.preheader ], [ %219, %.lr.ph.i ]
  %.lcssa.ph = phi ptr [ poison, %.lr.ph.i.preheader ], [ %224, %.lr.ph.i ]
  %.unr = phi i64 [ 16, %.lr.ph.i.preheader ], [ %225, %.lr.ph.i ]
  %.0.i6170.i.unr = phi i64 [ 0, %.lr.ph.i.preheader ], [ %219, %.lr.ph.i ]
  %.022.i6069.i.unr = phi ptr [ %130, %.lr.ph.i.preheader ], [ %224, %.lr.ph.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %._crit_edge.i, label %.lr.ph.i.epil

.lr.ph.i.epil:                                    ; preds = %._crit_edge.i.loopexit.unr-lcssa, %.lr.ph.i.epil
  %226 = phi i64 [ %233, %.lr.ph.i.epil ], [ %.unr, %._crit_edge.i.loopexit.unr-lcssa ]
  %.0.i6170.i.epil = phi i64 [ %226, %.lr.ph.i.epil ], [ %.0.i6170.i.unr, %._crit_edge.i.loopexit.unr-lcssa ]
  %.022.i6069.i.epil = phi ptr [ %232, %.lr.ph.i.epil ], [ %.022.i6069.i.unr, %._crit_edge.i.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph.i.epil ], [ 0, %._crit_edge.i.loopexit.unr-lcssa ]
  %227 = getelementptr inbounds float, ptr %126, i64 %.0.i6170.i.epil
  %228 = load <16 x float>, ptr %227, align 1, !tbaa !38
  %229 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> zeroinitializer, <16 x float> %228)
  %230 = bitcast <32 x bfloat> %229 to <32 x i16>
  %231 = shufflevector <32 x i16> %230, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <32 x i16> %231, ptr %.022.i6069.i.epil, align 64, !tbaa !38
  %232 = getelementptr inbounds i8, ptr %.022.i6069.i.epil, i64 %94
  %233 = add nuw nsw i64 %226, 16
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %._crit_edge.i, label %.lr.ph.i.epil, !llvm.loop !66

._crit_edge.i:                                    ; preds = %._crit_edge.i.loopexit.unr-lcssa, %.lr.ph.i.epil, %.preheader67.i
  %.022.i60.lcssa.i = phi ptr [ %130, %.preheader67.i ], [ %.lcssa.ph, %._crit_edge.i.loopexit.unr-lcssa ], [ %232, %.lr.ph.i.epil ]
  %.0.i61.lcssa.i = phi i64 [ 0, %.preheader67.i ], [ %.lcssa89.ph, %._crit_edge.i.loopexit.unr-lcssa ], [ %226, %.lr.ph.i.epil ]
  %234 = icmp slt i64 %.0.i61.lcssa.i, %124
  br i1 %234, label %235, label %pack_pair.exit.i

235:                                              ; preds = %._crit_edge.i
  %236 = getelementptr inbounds float, ptr %126, i64 %.0.i61.lcssa.i
  %237 = sub nsw i64 %124, %.0.i61.lcssa.i
  %238 = icmp sgt i64 %237, 15
  %239 = icmp slt i64 %237, 1
  %240 = trunc i64 %237 to i32
  %notmask.i.i63.i = shl nsw i32 -1, %240
  %241 = trunc i32 %notmask.i.i63.i to i16
  %242 = xor i16 %241, -1
  %243 = select i1 %239, i16 0, i16 %242
  %244 = select i1 %238, i16 -1, i16 %243
  %245 = bitcast i16 %244 to <16 x i1>
  %246 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %236, i32 1, <16 x i1> %245, <16 x float> zeroinitializer)
  %247 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> zeroinitializer, <16 x float> %246)
  br label %pack_pair.exit.sink.split.i

pack_pair.exit.sink.split.i:                      ; preds = %235, %198
  %.sink.i = phi <32 x bfloat> [ %247, %235 ], [ %200, %198 ]
  %.022.i60.lcssa.sink.i = phi ptr [ %.022.i60.lcssa.i, %235 ], [ %.022.i.lcssa.i, %198 ]
  %248 = bitcast <32 x bfloat> %.sink.i to <32 x i16>
  %249 = shufflevector <32 x i16> %248, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <32 x i16> %249, ptr %.022.i60.lcssa.sink.i, align 64, !tbaa !38
  br label %pack_pair.exit.i

pack_pair.exit.i.loopexit.unr-lcssa:              ; preds = %.lr.ph81.i, %.lr.ph81.i.preheader
  %.080.i.unr = phi i64 [ 0, %.lr.ph81.i.preheader ], [ %142, %.lr.ph81.i ]
  br i1 %lcmp.mod109.not, label %pack_pair.exit.i, label %.lr.ph81.i.epil

.lr.ph81.i.epil:                                  ; preds = %pack_pair.exit.i.loopexit.unr-lcssa, %.lr.ph81.i.epil
  %.080.i.epil = phi i64 [ %252, %.lr.ph81.i.epil ], [ %.080.i.unr, %pack_pair.exit.i.loopexit.unr-lcssa ]
  %epil.iter108 = phi i64 [ %epil.iter108.next, %.lr.ph81.i.epil ], [ 0, %pack_pair.exit.i.loopexit.unr-lcssa ]
  %250 = mul nsw i64 %.080.i.epil, %94
  %251 = getelementptr inbounds i8, ptr %130, i64 %250
  store <8 x i64> zeroinitializer, ptr %251, align 64, !tbaa !38
  %252 = add nuw nsw i64 %.080.i.epil, 1
  %epil.iter108.next = add i64 %epil.iter108, 1
  %epil.iter108.cmp.not = icmp eq i64 %epil.iter108.next, %xtraiter107
  br i1 %epil.iter108.cmp.not, label %pack_pair.exit.i, label %.lr.ph81.i.epil, !llvm.loop !68

pack_pair.exit.i:                                 ; preds = %pack_pair.exit.i.loopexit.unr-lcssa, %.lr.ph81.i.epil, %pack_pair.exit.sink.split.i, %._crit_edge.i, %._crit_edge77.i, %.preheader.i
  %253 = add nuw nsw i64 %.05582.i, 1
  %exitcond93.not.i = icmp eq i64 %253, %91
  br i1 %exitcond93.not.i, label %._crit_edge85.i, label %119, !llvm.loop !69

pack_image_row.exit.loopexit:                     ; preds = %._crit_edge85.i
  %.pre = load i64, ptr %35, align 8, !tbaa !30
  br label %pack_image_row.exit

pack_image_row.exit:                              ; preds = %pack_image_row.exit.loopexit, %.lr.ph
  %254 = phi i64 [ %.pre, %pack_image_row.exit.loopexit ], [ %79, %.lr.ph ]
  %255 = add nsw i64 %.159, 1
  %256 = add nsw i64 %254, %75
  %257 = icmp slt i64 %255, %256
  br i1 %257, label %.lr.ph, label %._crit_edge.loopexit, !llvm.loop !70

._crit_edge.loopexit:                             ; preds = %pack_image_row.exit
  %.pre72 = load i64, ptr %23, align 8, !tbaa !46
  br label %._crit_edge

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %72
  %258 = phi i64 [ %73, %72 ], [ %.pre72, %._crit_edge.loopexit ]
  %.1.lcssa = phi i64 [ %.04561, %72 ], [ %255, %._crit_edge.loopexit ]
  %.lcssa57 = phi i64 [ %76, %72 ], [ %254, %._crit_edge.loopexit ]
  %259 = srem i64 %75, %.lcssa57
  %260 = mul nsw i64 %259, %34
  store i64 %260, ptr %37, align 8, !tbaa !71
  %261 = load i64, ptr %19, align 8, !tbaa !45
  %262 = add nsw i64 %261, 15
  %263 = sdiv i64 %262, 16
  %264 = load i64, ptr %29, align 8, !tbaa !29
  %265 = load i64, ptr %15, align 8, !tbaa !28
  %266 = load i64, ptr %6, align 8, !tbaa !44
  %267 = sdiv i64 %34, %263
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %4) #8
  %268 = load i64, ptr %70, align 8, !tbaa !2
  %269 = icmp sgt i64 %268, 0
  br i1 %269, label %.preheader.lr.ph.i, label %row_of_positions.exit

.preheader.lr.ph.i:                               ; preds = %._crit_edge
  %270 = add nsw i64 %265, 1
  %271 = sdiv i64 %270, 2
  %272 = mul nsw i64 %271, %264
  %273 = add nsw i64 %272, 15
  %274 = sdiv i64 %273, 16
  %275 = icmp sgt i64 %261, 0
  %smax.i46 = tail call i64 @llvm.smax.i64(i64 %263, i64 1)
  %factor.op.mul55.i = shl i64 %.lcssa57, 10
  %factor.op.mul63.i = mul i64 %factor.op.mul55.i, %274
  %factor.op.mul = mul i64 %266, %258
  %factor.op.mul.i.reass = mul i64 %factor.op.mul, %261
  br label %.preheader.i47

.preheader.i47:                                   ; preds = %._crit_edge60.i, %.preheader.lr.ph.i
  %276 = phi i64 [ %258, %.preheader.lr.ph.i ], [ %282, %._crit_edge60.i ]
  %277 = phi i64 [ %268, %.preheader.lr.ph.i ], [ %283, %._crit_edge60.i ]
  %278 = phi i64 [ %258, %.preheader.lr.ph.i ], [ %284, %._crit_edge60.i ]
  %279 = phi i64 [ %258, %.preheader.lr.ph.i ], [ %285, %._crit_edge60.i ]
  %.04761.i = phi i64 [ 0, %.preheader.lr.ph.i ], [ %286, %._crit_edge60.i ]
  %factor.op.mul56.reass.i = mul i64 %factor.op.mul63.i, %.04761.i
  %280 = icmp sgt i64 %279, 0
  br i1 %280, label %.lr.ph59.i, label %._crit_edge60.i

.lr.ph59.i:                                       ; preds = %.preheader.i47
  %281 = shl nsw i64 %.04761.i, 4
  %factor.op.mul53.reass.i = mul i64 %factor.op.mul.i.reass, %281
  br label %290

._crit_edge60.loopexit.i:                         ; preds = %._crit_edge.i49
  %.pre65.i = load i64, ptr %70, align 8, !tbaa !2
  br label %._crit_edge60.i

._crit_edge60.i:                                  ; preds = %._crit_edge60.loopexit.i, %.preheader.i47
  %282 = phi i64 [ %309, %._crit_edge60.loopexit.i ], [ %276, %.preheader.i47 ]
  %283 = phi i64 [ %.pre65.i, %._crit_edge60.loopexit.i ], [ %277, %.preheader.i47 ]
  %284 = phi i64 [ %310, %._crit_edge60.loopexit.i ], [ %278, %.preheader.i47 ]
  %285 = phi i64 [ %310, %._crit_edge60.loopexit.i ], [ %279, %.preheader.i47 ]
  %286 = add nuw nsw i64 %.04761.i, 1
  %287 = add nsw i64 %283, 15
  %288 = sdiv i64 %287, 16
  %289 = icmp slt i64 %286, %288
  br i1 %289, label %.preheader.i47, label %row_of_positions.exit, !llvm.loop !72

290:                                              ; preds = %._crit_edge.i49, %.lr.ph59.i
  %291 = phi i64 [ %276, %.lr.ph59.i ], [ %309, %._crit_edge.i49 ]
  %292 = phi i64 [ %278, %.lr.ph59.i ], [ %310, %._crit_edge.i49 ]
  %293 = phi i64 [ %279, %.lr.ph59.i ], [ %310, %._crit_edge.i49 ]
  %.04858.i = phi i64 [ 0, %.lr.ph59.i ], [ %311, %._crit_edge.i49 ]
  %294 = load ptr, ptr %48, align 8, !tbaa !37
  %295 = ptrtoint ptr %294 to i64
  %296 = add i64 %295, 63
  %297 = and i64 %296, -64
  %298 = inttoptr i64 %297 to ptr
  %299 = getelementptr inbounds i8, ptr %298, i64 %factor.op.mul56.reass.i
  %300 = mul nsw i64 %293, %.062
  %301 = add nsw i64 %300, %.04858.i
  %302 = load i64, ptr %70, align 8, !tbaa !2
  %303 = sub nsw i64 %302, %281
  %304 = tail call i64 @llvm.smin.i64(i64 %303, i64 16)
  %305 = add nuw nsw i64 %.04858.i, 4
  %.not.i48 = icmp sgt i64 %305, %293
  %306 = select i1 %.not.i48, i64 1, i64 4
  br i1 %275, label %.lr.ph.i50, label %._crit_edge.i49

.lr.ph.i50:                                       ; preds = %290
  %307 = icmp sgt i64 %303, 0
  %308 = mul nsw i64 %.04858.i, %47
  %invariant.gep = getelementptr i8, ptr %61, i64 %308
  br label %313

._crit_edge.loopexit.i:                           ; preds = %put_positions.exit.i
  %.pre.i = load i64, ptr %23, align 8, !tbaa !46
  br label %._crit_edge.i49

._crit_edge.i49:                                  ; preds = %._crit_edge.loopexit.i, %290
  %309 = phi i64 [ %.pre.i, %._crit_edge.loopexit.i ], [ %291, %290 ]
  %310 = phi i64 [ %.pre.i, %._crit_edge.loopexit.i ], [ %292, %290 ]
  %311 = add nuw nsw i64 %306, %.04858.i
  %312 = icmp slt i64 %311, %310
  br i1 %312, label %290, label %._crit_edge60.loopexit.i, !llvm.loop !73

313:                                              ; preds = %put_positions.exit.i, %.lr.ph.i50
  %.054.i = phi i64 [ 0, %.lr.ph.i50 ], [ %371, %put_positions.exit.i ]
  %314 = mul nsw i64 %.054.i, %267
  %gep = getelementptr i8, ptr %invariant.gep, i64 %314
  br i1 %307, label %.lr.ph30.i.i, label %positions_of.exit.i

.lr.ph30.i.i:                                     ; preds = %313, %._crit_edge.i.i
  %.02128.i.i = phi i64 [ %321, %._crit_edge.i.i ], [ 0, %313 ]
  %315 = shl i64 %.02128.i.i, 6
  %316 = getelementptr inbounds i8, ptr %299, i64 %315
  %invariant.gep.i.i = getelementptr i8, ptr %4, i64 %315
  br i1 %.not.i48, label %._crit_edge.i.thread.i, label %.lr.ph.i.i

.lr.ph.i.i:                                       ; preds = %.lr.ph30.i.i, %.lr.ph.i.i
  %317 = phi i64 [ %320, %.lr.ph.i.i ], [ 2, %.lr.ph30.i.i ]
  %.027.i.i = phi i64 [ %317, %.lr.ph.i.i ], [ 0, %.lr.ph30.i.i ]
  %318 = mul nsw i64 %.027.i.i, %47
  %319 = getelementptr inbounds i8, ptr %gep, i64 %318
  %.idx24.i.i = shl i64 %.027.i.i, 10
  %gep.i.i = getelementptr i8, ptr %invariant.gep.i.i, i64 %.idx24.i.i
  call fastcc void @two_positions(ptr noundef nonnull readonly %5, ptr noundef readonly %316, ptr noundef readonly %319, ptr noundef %gep.i.i) #11
  %320 = add nuw nsw i64 %317, 2
  %.not.i.i53 = icmp ugt i64 %320, %306
  br i1 %.not.i.i53, label %._crit_edge.i.i, label %.lr.ph.i.i, !llvm.loop !74

._crit_edge.i.thread.i:                           ; preds = %.lr.ph30.i.i
  call fastcc void @one_position(ptr noundef nonnull readonly %5, ptr noundef readonly %316, ptr noundef readonly %gep, ptr noundef %invariant.gep.i.i) #11
  br label %._crit_edge.i.i

._crit_edge.i.i:                                  ; preds = %.lr.ph.i.i, %._crit_edge.i.thread.i
  %321 = add nuw nsw i64 %.02128.i.i, 8
  %322 = icmp slt i64 %321, %304
  br i1 %322, label %.lr.ph30.i.i, label %positions_of.exit.i, !llvm.loop !75

positions_of.exit.i:                              ; preds = %._crit_edge.i.i, %313
  %323 = load i64, ptr %19, align 8, !tbaa !45
  %324 = shl nsw i64 %.054.i, 4
  %325 = sub nsw i64 %323, %324
  %326 = load ptr, ptr %71, align 8, !tbaa !76
  %327 = getelementptr inbounds float, ptr %326, i64 %factor.op.mul53.reass.i
  %328 = mul nsw i64 %323, %301
  %329 = getelementptr inbounds float, ptr %327, i64 %328
  %330 = getelementptr inbounds float, ptr %329, i64 %324
  %331 = load i64, ptr %6, align 8, !tbaa !44
  %332 = load i64, ptr %23, align 8, !tbaa !46
  %333 = mul i64 %331, %323
  %334 = mul i64 %333, %332
  %335 = icmp sgt i64 %325, 15
  %336 = and i64 %323, 15
  %337 = ptrtoint ptr %330 to i64
  %338 = and i64 %337, 63
  %339 = or i64 %338, %336
  %340 = icmp eq i64 %339, 0
  %or.cond37.i.i = select i1 %335, i1 %340, i1 false
  br i1 %or.cond37.i.i, label %341, label %.critedge.i.i

341:                                              ; preds = %positions_of.exit.i
  %342 = load i64, ptr %70, align 8, !tbaa !2
  %343 = mul nsw i64 %342, %334
  %344 = icmp sgt i64 %343, 524288
  br label %.critedge.i.i

.critedge.i.i:                                    ; preds = %341, %positions_of.exit.i
  %345 = phi i1 [ %344, %341 ], [ false, %positions_of.exit.i ]
  br i1 %307, label %.preheader.lr.ph.i.i, label %put_positions.exit.i

.preheader.lr.ph.i.i:                             ; preds = %.critedge.i.i
  %346 = icmp slt i64 %325, 1
  %347 = trunc i64 %325 to i32
  %notmask.i.i.i52 = shl nsw i32 -1, %347
  %348 = trunc i32 %notmask.i.i.i52 to i16
  %349 = xor i16 %348, -1
  %350 = select i1 %346, i16 0, i16 %349
  %351 = bitcast i16 %350 to <16 x i1>
  br label %.preheader.i.i

.preheader.i.i:                                   ; preds = %._crit_edge.i49.i, %.preheader.lr.ph.i.i
  %.039.i.i = phi i64 [ 0, %.preheader.lr.ph.i.i ], [ %354, %._crit_edge.i49.i ]
  %.idx33.i.i = shl i64 %.039.i.i, 6
  %invariant.gep.i51.i = getelementptr i8, ptr %4, i64 %.idx33.i.i
  %352 = mul nsw i64 %.039.i.i, %334
  %353 = getelementptr inbounds float, ptr %330, i64 %352
  br label %355

._crit_edge.i49.i:                                ; preds = %369
  %354 = add nuw nsw i64 %.039.i.i, 1
  %exitcond41.not.i.i = icmp eq i64 %354, %304
  br i1 %exitcond41.not.i.i, label %put_positions.exit.i, label %.preheader.i.i, !llvm.loop !77

355:                                              ; preds = %369, %.preheader.i.i
  %.03238.i.i = phi i64 [ 0, %.preheader.i.i ], [ %370, %369 ]
  %.idx.i.i = shl i64 %.03238.i.i, 10
  %gep.i52.i = getelementptr i8, ptr %invariant.gep.i51.i, i64 %.idx.i.i
  %356 = load <16 x float>, ptr %gep.i52.i, align 64, !tbaa !38
  %357 = tail call <16 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.512(<16 x float> %356)
  %358 = bitcast <16 x bfloat> %357 to <16 x i16>
  %359 = zext <16 x i16> %358 to <16 x i32>
  %360 = shl nuw <16 x i32> %359, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %361 = bitcast <16 x i32> %360 to <16 x float>
  %362 = load i64, ptr %19, align 8, !tbaa !45
  %363 = mul nsw i64 %362, %.03238.i.i
  %364 = getelementptr inbounds float, ptr %353, i64 %363
  br i1 %345, label %365, label %366

365:                                              ; preds = %355
  store <16 x i32> %360, ptr %364, align 64, !tbaa !38, !nontemporal !78
  br label %369

366:                                              ; preds = %355
  br i1 %335, label %367, label %368

367:                                              ; preds = %366
  store <16 x i32> %360, ptr %364, align 1, !tbaa !38
  br label %369

368:                                              ; preds = %366
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> %361, ptr %364, i32 1, <16 x i1> %351)
  br label %369

369:                                              ; preds = %368, %367, %365
  %370 = add nuw nsw i64 %.03238.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %370, %306
  br i1 %exitcond.not.i.i, label %._crit_edge.i49.i, label %355, !llvm.loop !79

put_positions.exit.i:                             ; preds = %._crit_edge.i49.i, %.critedge.i.i
  %371 = add nuw nsw i64 %.054.i, 1
  %exitcond.not.i51 = icmp eq i64 %371, %smax.i46
  br i1 %exitcond.not.i51, label %._crit_edge.loopexit.i, label %313, !llvm.loop !80

row_of_positions.exit:                            ; preds = %._crit_edge60.i, %._crit_edge
  %372 = phi i64 [ %258, %._crit_edge ], [ %282, %._crit_edge60.i ]
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %4) #8
  %373 = add i64 %.062, 1
  %exitcond.not = icmp eq i64 %373, %14
  br i1 %exitcond.not, label %._crit_edge65, label %72, !llvm.loop !81
}

; Function Attrs: nounwind
define void @convolve_weight_halves(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 168
  %4 = load i64, ptr %3, align 8, !tbaa !8
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @rows_part, ptr noundef %1, i64 noundef %4) #11
  %5 = getelementptr inbounds i8, ptr %1, i64 48
  %6 = load i64, ptr %5, align 8, !tbaa !2
  %7 = add nsw i64 %6, 15
  %8 = sdiv i64 %7, 16
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @summed_part, ptr noundef %1, i64 noundef %8) #11
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @rows_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) #1 {
  %4 = alloca %struct.numbers, align 8
  %5 = alloca %struct.numbers, align 8
  %6 = alloca %struct.passed, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 72
  %8 = load i64, ptr %7, align 8, !tbaa !44
  %9 = getelementptr inbounds i8, ptr %0, i64 168
  %10 = load i64, ptr %9, align 8, !tbaa !8
  %11 = mul nsw i64 %8, %1
  %12 = sdiv i64 %11, %10
  %13 = add nsw i64 %1, 1
  %14 = mul nsw i64 %8, %13
  %15 = sdiv i64 %14, %10
  %16 = getelementptr inbounds i8, ptr %0, i64 80
  %17 = load i64, ptr %16, align 8, !tbaa !46
  %18 = add nsw i64 %17, -1
  %19 = getelementptr inbounds i8, ptr %0, i64 112
  %20 = load i64, ptr %19, align 8, !tbaa !47
  %21 = mul nsw i64 %18, %20
  %22 = getelementptr inbounds i8, ptr %0, i64 96
  %23 = load i64, ptr %22, align 8, !tbaa !29
  %24 = add nsw i64 %21, %23
  %25 = getelementptr inbounds i8, ptr %0, i64 32
  %26 = load i64, ptr %25, align 8, !tbaa !45
  %27 = add nsw i64 %26, 31
  %28 = sdiv i64 %27, 32
  %29 = getelementptr inbounds i8, ptr %0, i64 48
  %30 = load i64, ptr %29, align 8, !tbaa !2
  %31 = add nsw i64 %30, 15
  %32 = sdiv i64 %31, 16
  %33 = getelementptr inbounds i8, ptr %0, i64 40
  %34 = load i64, ptr %33, align 8, !tbaa !28
  %35 = add nsw i64 %34, 15
  %36 = sdiv i64 %35, 16
  %37 = shl i64 %28, 10
  %38 = mul i64 %37, %36
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %6) #8
  store i64 %17, ptr %6, align 8, !tbaa !48
  %39 = getelementptr inbounds i8, ptr %6, i64 8
  store i64 %28, ptr %39, align 8, !tbaa !71
  %40 = getelementptr inbounds i8, ptr %6, i64 16
  %41 = shl nsw i64 %32, 10
  store i64 %41, ptr %40, align 8, !tbaa !50
  %42 = getelementptr inbounds i8, ptr %6, i64 24
  %43 = shl nsw i64 %36, 10
  store i64 %43, ptr %42, align 8, !tbaa !51
  %44 = getelementptr inbounds i8, ptr %6, i64 32
  %45 = mul nsw i64 %38, %20
  store i64 %45, ptr %44, align 8, !tbaa !52
  %46 = getelementptr inbounds i8, ptr %6, i64 40
  store i64 %38, ptr %46, align 8, !tbaa !53
  %47 = getelementptr inbounds i8, ptr %6, i64 48
  store i64 0, ptr %47, align 8, !tbaa !54
  %48 = getelementptr inbounds i8, ptr %0, i64 24
  %49 = load ptr, ptr %48, align 8, !tbaa !37
  %50 = ptrtoint ptr %49 to i64
  %51 = add i64 %50, 63
  %52 = and i64 %51, -64
  %53 = inttoptr i64 %52 to ptr
  %54 = getelementptr inbounds i8, ptr %0, i64 176
  %55 = load i64, ptr %54, align 8, !tbaa !55
  %56 = getelementptr inbounds i8, ptr %0, i64 184
  %57 = load i64, ptr %56, align 8, !tbaa !56
  %58 = mul nsw i64 %57, %2
  %59 = add nsw i64 %58, %55
  %60 = shl nsw i64 %59, 2
  %61 = getelementptr inbounds i8, ptr %53, i64 %60
  %62 = shl i64 %17, 10
  %63 = mul i64 %62, %28
  %64 = mul i64 %63, %32
  %65 = getelementptr inbounds i8, ptr %61, i64 %64
  %66 = getelementptr inbounds i8, ptr %0, i64 104
  %67 = icmp slt i64 %12, %15
  br i1 %67, label %.lr.ph130, label %._crit_edge131

.lr.ph130:                                        ; preds = %3
  %68 = load i64, ptr %66, align 8, !tbaa !57
  %69 = mul nsw i64 %68, %12
  %70 = getelementptr inbounds i8, ptr %0, i64 88
  %71 = shl i64 %1, 10
  %72 = getelementptr inbounds i8, ptr %0, i64 56
  %73 = getelementptr inbounds i8, ptr %0, i64 64
  %74 = getelementptr inbounds i8, ptr %0, i64 120
  %75 = mul i64 %38, %24
  %76 = getelementptr inbounds i8, ptr %0, i64 128
  %.sroa.2.0..sroa_idx.i = getelementptr inbounds i8, ptr %5, i64 8
  %.sroa.3.0..sroa_idx.i = getelementptr inbounds i8, ptr %5, i64 16
  %77 = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.2.0..sroa_idx.i91 = getelementptr inbounds i8, ptr %4, i64 8
  %.sroa.3.0..sroa_idx.i92 = getelementptr inbounds i8, ptr %4, i64 16
  %78 = icmp sgt i64 %30, 0
  %79 = icmp sgt i64 %34, 0
  %smax = tail call i64 @llvm.smax.i64(i64 %36, i64 1)
  %smax139 = tail call i64 @llvm.smax.i64(i64 %32, i64 1)
  br label %80

._crit_edge131:                                   ; preds = %._crit_edge126, %3
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %6) #8
  ret void

80:                                               ; preds = %.lr.ph130, %._crit_edge126
  %.0128 = phi i64 [ %12, %.lr.ph130 ], [ %378, %._crit_edge126 ]
  %.082127 = phi i64 [ %69, %.lr.ph130 ], [ %.1.lcssa, %._crit_edge126 ]
  %81 = load i64, ptr %66, align 8, !tbaa !57
  %82 = mul nsw i64 %81, %.0128
  %83 = load ptr, ptr %48, align 8, !tbaa !37
  %84 = ptrtoint ptr %83 to i64
  %85 = add i64 %84, 63
  %86 = and i64 %85, -64
  %87 = inttoptr i64 %86 to ptr
  %88 = load i64, ptr %29, align 8, !tbaa !2
  %89 = add nsw i64 %88, 15
  %90 = sdiv i64 %89, 16
  %91 = load i64, ptr %33, align 8, !tbaa !28
  %92 = add nsw i64 %91, 15
  %93 = sdiv i64 %92, 16
  %94 = load i64, ptr %70, align 8, !tbaa !30
  %95 = load i64, ptr %22, align 8, !tbaa !29
  %96 = mul i64 %71, %90
  %97 = mul i64 %96, %94
  %98 = mul i64 %97, %93
  %.idx = mul i64 %98, %95
  %99 = getelementptr inbounds i8, ptr %87, i64 %.idx
  %100 = add nsw i64 %94, %82
  %101 = icmp slt i64 %.082127, %100
  %.pre149 = load i64, ptr %25, align 8, !tbaa !45
  br i1 %101, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %80, %pack_row.exit
  %102 = phi i64 [ %367, %pack_row.exit ], [ %94, %80 ]
  %.pre.i143 = phi i64 [ %.pre.i144, %pack_row.exit ], [ %91, %80 ]
  %103 = phi i64 [ %368, %pack_row.exit ], [ %.pre149, %80 ]
  %.1110 = phi i64 [ %369, %pack_row.exit ], [ %.082127, %80 ]
  %104 = load i64, ptr %16, align 8, !tbaa !46
  %105 = add nsw i64 %104, -1
  %106 = load i64, ptr %19, align 8, !tbaa !47
  %107 = mul nsw i64 %105, %106
  %108 = load i64, ptr %22, align 8, !tbaa !29
  %109 = add nsw i64 %107, %108
  %110 = load i64, ptr %72, align 8, !tbaa !59
  %111 = load i64, ptr %73, align 8, !tbaa !58
  %112 = mul nsw i64 %111, %110
  %113 = mul nsw i64 %112, %103
  %114 = load i64, ptr %74, align 8, !tbaa !60
  %115 = sub nsw i64 %.1110, %114
  %.not.i51.i = icmp slt i64 %115, %110
  %.inv.i = icmp sgt i64 %115, -1
  %116 = select i1 %.inv.i, i1 %.not.i51.i, i1 false
  %117 = select i1 %116, i64 %115, i64 -1
  %118 = icmp sgt i64 %109, 0
  br i1 %118, label %.lr.ph81.i, label %pack_row.exit

.lr.ph81.i:                                       ; preds = %.lr.ph
  %119 = srem i64 %.1110, %102
  %120 = mul i64 %75, %119
  %121 = getelementptr inbounds i8, ptr %65, i64 %120
  %.idx.i = shl nsw i64 %113, 3
  %.idx357.i = mul i64 %113, 12
  %.idx358.i = shl nsw i64 %113, 4
  %.idx359.i = mul i64 %113, 20
  %.idx360.i = mul i64 %113, 24
  %.idx361.i = mul i64 %113, 28
  %.idx363.i = mul i64 %113, 36
  %.idx364.i = mul i64 %113, 40
  %.idx365.i = mul i64 %113, 44
  %.idx366.i = mul i64 %113, 48
  %.idx367.i = mul i64 %113, 52
  %.idx368.i = mul i64 %113, 56
  %.idx369.i = mul i64 %113, 60
  %.idx362.i = shl nsw i64 %113, 5
  br label %122

122:                                              ; preds = %._crit_edge76.i, %.lr.ph81.i
  %.pre.i = phi i64 [ %.pre.i143, %.lr.ph81.i ], [ %.pre.i145, %._crit_edge76.i ]
  %123 = phi i64 [ %103, %.lr.ph81.i ], [ %137, %._crit_edge76.i ]
  %124 = phi i64 [ %103, %.lr.ph81.i ], [ %138, %._crit_edge76.i ]
  %125 = phi i64 [ %103, %.lr.ph81.i ], [ %139, %._crit_edge76.i ]
  %.079.i = phi ptr [ %121, %.lr.ph81.i ], [ %.1.lcssa.i, %._crit_edge76.i ]
  %.04378.i = phi i64 [ 0, %.lr.ph81.i ], [ %140, %._crit_edge76.i ]
  %126 = load i64, ptr %76, align 8, !tbaa !63
  %127 = load i64, ptr %73, align 8, !tbaa !58
  %128 = sub nsw i64 %.04378.i, %126
  %.not.i50.i = icmp slt i64 %128, %127
  %.inv58.i = icmp sgt i64 %128, -1
  %129 = select i1 %.inv58.i, i1 %.not.i50.i, i1 false
  %130 = select i1 %129, i64 %128, i64 -1
  %131 = select i1 %116, i1 %129, i1 false
  %132 = icmp sgt i64 %125, 0
  br i1 %132, label %.preheader63.i, label %._crit_edge76.i

.preheader63.i:                                   ; preds = %122, %._crit_edge.i
  %.pre.i146 = phi i64 [ %.pre.i147, %._crit_edge.i ], [ %.pre.i, %122 ]
  %133 = phi i64 [ %141, %._crit_edge.i ], [ %123, %122 ]
  %134 = phi i64 [ %142, %._crit_edge.i ], [ %124, %122 ]
  %135 = phi i64 [ %143, %._crit_edge.i ], [ %.pre.i, %122 ]
  %.175.i = phi ptr [ %.2.lcssa.i, %._crit_edge.i ], [ %.079.i, %122 ]
  %.04574.i = phi i64 [ %144, %._crit_edge.i ], [ 0, %122 ]
  %136 = icmp sgt i64 %135, 0
  br i1 %136, label %.lr.ph.i, label %._crit_edge.i

._crit_edge76.i:                                  ; preds = %._crit_edge.i, %122
  %.pre.i145 = phi i64 [ %.pre.i, %122 ], [ %.pre.i147, %._crit_edge.i ]
  %137 = phi i64 [ %123, %122 ], [ %141, %._crit_edge.i ]
  %138 = phi i64 [ %124, %122 ], [ %142, %._crit_edge.i ]
  %139 = phi i64 [ %125, %122 ], [ %142, %._crit_edge.i ]
  %.1.lcssa.i = phi ptr [ %.079.i, %122 ], [ %.2.lcssa.i, %._crit_edge.i ]
  %140 = add nuw nsw i64 %.04378.i, 1
  %exitcond.not.i = icmp eq i64 %140, %109
  br i1 %exitcond.not.i, label %pack_row.exit.loopexit, label %122, !llvm.loop !82

._crit_edge.loopexit.i:                           ; preds = %.loopexit.i
  %.pre355.i = load i64, ptr %25, align 8, !tbaa !45
  br label %._crit_edge.i

._crit_edge.i:                                    ; preds = %._crit_edge.loopexit.i, %.preheader63.i
  %.pre.i147 = phi i64 [ %365, %._crit_edge.loopexit.i ], [ %.pre.i146, %.preheader63.i ]
  %141 = phi i64 [ %.pre355.i, %._crit_edge.loopexit.i ], [ %133, %.preheader63.i ]
  %142 = phi i64 [ %.pre355.i, %._crit_edge.loopexit.i ], [ %134, %.preheader63.i ]
  %143 = phi i64 [ %365, %._crit_edge.loopexit.i ], [ %135, %.preheader63.i ]
  %.2.lcssa.i = phi ptr [ %364, %._crit_edge.loopexit.i ], [ %.175.i, %.preheader63.i ]
  %144 = add nuw nsw i64 %.04574.i, 32
  %145 = icmp slt i64 %144, %142
  br i1 %145, label %.preheader63.i, label %._crit_edge76.i, !llvm.loop !83

.lr.ph.i:                                         ; preds = %.preheader63.i, %.loopexit.i
  %146 = phi i64 [ %365, %.loopexit.i ], [ %135, %.preheader63.i ]
  %.272.i = phi ptr [ %364, %.loopexit.i ], [ %.175.i, %.preheader63.i ]
  %.04471.i = phi i64 [ %363, %.loopexit.i ], [ 0, %.preheader63.i ]
  br i1 %131, label %162, label %.preheader62.preheader.i

.preheader62.preheader.i:                         ; preds = %.lr.ph.i
  store <16 x float> zeroinitializer, ptr %.272.i, align 4, !tbaa !38
  %147 = getelementptr inbounds i8, ptr %.272.i, i64 64
  store <16 x float> zeroinitializer, ptr %147, align 4, !tbaa !38
  %148 = getelementptr inbounds i8, ptr %.272.i, i64 128
  store <16 x float> zeroinitializer, ptr %148, align 4, !tbaa !38
  %149 = getelementptr inbounds i8, ptr %.272.i, i64 192
  store <16 x float> zeroinitializer, ptr %149, align 4, !tbaa !38
  %150 = getelementptr inbounds i8, ptr %.272.i, i64 256
  store <16 x float> zeroinitializer, ptr %150, align 4, !tbaa !38
  %151 = getelementptr inbounds i8, ptr %.272.i, i64 320
  store <16 x float> zeroinitializer, ptr %151, align 4, !tbaa !38
  %152 = getelementptr inbounds i8, ptr %.272.i, i64 384
  store <16 x float> zeroinitializer, ptr %152, align 4, !tbaa !38
  %153 = getelementptr inbounds i8, ptr %.272.i, i64 448
  store <16 x float> zeroinitializer, ptr %153, align 4, !tbaa !38
  %154 = getelementptr inbounds i8, ptr %.272.i, i64 512
  store <16 x float> zeroinitializer, ptr %154, align 4, !tbaa !38
  %155 = getelementptr inbounds i8, ptr %.272.i, i64 576
  store <16 x float> zeroinitializer, ptr %155, align 4, !tbaa !38
  %156 = getelementptr inbounds i8, ptr %.272.i, i64 640
  store <16 x float> zeroinitializer, ptr %156, align 4, !tbaa !38
  %157 = getelementptr inbounds i8, ptr %.272.i, i64 704
  store <16 x float> zeroinitializer, ptr %157, align 4, !tbaa !38
  %158 = getelementptr inbounds i8, ptr %.272.i, i64 768
  store <16 x float> zeroinitializer, ptr %158, align 4, !tbaa !38
  %159 = getelementptr inbounds i8, ptr %.272.i, i64 832
  store <16 x float> zeroinitializer, ptr %159, align 4, !tbaa !38
  %160 = getelementptr inbounds i8, ptr %.272.i, i64 896
  store <16 x float> zeroinitializer, ptr %160, align 4, !tbaa !38
  %161 = getelementptr inbounds i8, ptr %.272.i, i64 960
  store <16 x float> zeroinitializer, ptr %161, align 4, !tbaa !38
  br label %.loopexit.i

162:                                              ; preds = %.lr.ph.i
  %163 = load ptr, ptr %0, align 8, !tbaa !61
  %164 = mul nsw i64 %.04471.i, %113
  %165 = getelementptr inbounds float, ptr %163, i64 %164
  %166 = load i64, ptr %73, align 8, !tbaa !58
  %167 = mul nsw i64 %166, %117
  %168 = add nsw i64 %167, %130
  %169 = load i64, ptr %25, align 8, !tbaa !45
  %170 = mul nsw i64 %168, %169
  %171 = getelementptr inbounds float, ptr %165, i64 %170
  %172 = getelementptr inbounds float, ptr %171, i64 %.04574.i
  %173 = sub nsw i64 %146, %.04471.i
  %174 = sub nsw i64 %169, %.04574.i
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  store ptr %172, ptr %5, align 8
  store i64 %113, ptr %.sroa.2.0..sroa_idx.i, align 8
  store i64 1, ptr %.sroa.3.0..sroa_idx.i, align 8
  %175 = icmp sgt i64 %173, 15
  %176 = icmp sgt i64 %174, 31
  %177 = and i1 %175, %176
  br i1 %177, label %turn_tile.exit.preheader.i, label %360

turn_tile.exit.preheader.i:                       ; preds = %162
  %178 = getelementptr inbounds float, ptr %172, i64 %113
  %179 = getelementptr inbounds i8, ptr %178, i64 64
  %180 = load <16 x float>, ptr %178, align 1, !tbaa !38
  %181 = load <16 x float>, ptr %179, align 1, !tbaa !38
  %182 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %181, <16 x float> %180)
  %183 = getelementptr inbounds i8, ptr %172, i64 %.idx.i
  %184 = getelementptr inbounds i8, ptr %183, i64 64
  %185 = load <16 x float>, ptr %183, align 1, !tbaa !38
  %186 = load <16 x float>, ptr %184, align 1, !tbaa !38
  %187 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %186, <16 x float> %185)
  %188 = getelementptr inbounds i8, ptr %172, i64 %.idx357.i
  %189 = getelementptr inbounds i8, ptr %188, i64 64
  %190 = load <16 x float>, ptr %188, align 1, !tbaa !38
  %191 = load <16 x float>, ptr %189, align 1, !tbaa !38
  %192 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %191, <16 x float> %190)
  %193 = getelementptr inbounds i8, ptr %172, i64 %.idx358.i
  %194 = getelementptr inbounds i8, ptr %193, i64 64
  %195 = load <16 x float>, ptr %193, align 1, !tbaa !38
  %196 = load <16 x float>, ptr %194, align 1, !tbaa !38
  %197 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %196, <16 x float> %195)
  %198 = getelementptr inbounds i8, ptr %172, i64 %.idx359.i
  %199 = getelementptr inbounds i8, ptr %198, i64 64
  %200 = load <16 x float>, ptr %198, align 1, !tbaa !38
  %201 = load <16 x float>, ptr %199, align 1, !tbaa !38
  %202 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %201, <16 x float> %200)
  %203 = getelementptr inbounds i8, ptr %172, i64 %.idx360.i
  %204 = getelementptr inbounds i8, ptr %203, i64 64
  %205 = load <16 x float>, ptr %203, align 1, !tbaa !38
  %206 = load <16 x float>, ptr %204, align 1, !tbaa !38
  %207 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %206, <16 x float> %205)
  %208 = getelementptr inbounds i8, ptr %172, i64 %.idx361.i
  %209 = getelementptr inbounds i8, ptr %208, i64 64
  %210 = load <16 x float>, ptr %208, align 1, !tbaa !38
  %211 = load <16 x float>, ptr %209, align 1, !tbaa !38
  %212 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %211, <16 x float> %210)
  %213 = getelementptr inbounds i8, ptr %172, i64 %.idx363.i
  %214 = getelementptr inbounds i8, ptr %213, i64 64
  %215 = load <16 x float>, ptr %213, align 1, !tbaa !38
  %216 = load <16 x float>, ptr %214, align 1, !tbaa !38
  %217 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %216, <16 x float> %215)
  %218 = getelementptr inbounds i8, ptr %172, i64 %.idx364.i
  %219 = getelementptr inbounds i8, ptr %218, i64 64
  %220 = load <16 x float>, ptr %218, align 1, !tbaa !38
  %221 = load <16 x float>, ptr %219, align 1, !tbaa !38
  %222 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %221, <16 x float> %220)
  %223 = getelementptr inbounds i8, ptr %172, i64 %.idx365.i
  %224 = getelementptr inbounds i8, ptr %223, i64 64
  %225 = load <16 x float>, ptr %223, align 1, !tbaa !38
  %226 = load <16 x float>, ptr %224, align 1, !tbaa !38
  %227 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %226, <16 x float> %225)
  %228 = getelementptr inbounds i8, ptr %172, i64 %.idx366.i
  %229 = getelementptr inbounds i8, ptr %228, i64 64
  %230 = load <16 x float>, ptr %228, align 1, !tbaa !38
  %231 = load <16 x float>, ptr %229, align 1, !tbaa !38
  %232 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %231, <16 x float> %230)
  %233 = getelementptr inbounds i8, ptr %172, i64 %.idx367.i
  %234 = getelementptr inbounds i8, ptr %233, i64 64
  %235 = load <16 x float>, ptr %233, align 1, !tbaa !38
  %236 = load <16 x float>, ptr %234, align 1, !tbaa !38
  %237 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %236, <16 x float> %235)
  %238 = getelementptr inbounds i8, ptr %172, i64 %.idx368.i
  %239 = getelementptr inbounds i8, ptr %238, i64 64
  %240 = load <16 x float>, ptr %238, align 1, !tbaa !38
  %241 = load <16 x float>, ptr %239, align 1, !tbaa !38
  %242 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %241, <16 x float> %240)
  %243 = getelementptr inbounds i8, ptr %172, i64 %.idx369.i
  %244 = getelementptr inbounds i8, ptr %243, i64 64
  %245 = load <16 x float>, ptr %243, align 1, !tbaa !38
  %246 = load <16 x float>, ptr %244, align 1, !tbaa !38
  %247 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %246, <16 x float> %245)
  %248 = getelementptr inbounds i8, ptr %172, i64 %.idx362.i
  %249 = getelementptr inbounds i8, ptr %248, i64 64
  %250 = load <16 x float>, ptr %249, align 1, !tbaa !38
  %251 = load <16 x float>, ptr %248, align 1, !tbaa !38
  %252 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %250, <16 x float> %251)
  %253 = getelementptr inbounds i8, ptr %172, i64 64
  %254 = load <16 x float>, ptr %253, align 1, !tbaa !38
  %255 = load <16 x float>, ptr %172, align 1, !tbaa !38
  %256 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %254, <16 x float> %255)
  %257 = bitcast <32 x bfloat> %256 to <16 x float>
  %258 = bitcast <32 x bfloat> %252 to <16 x float>
  %259 = shufflevector <32 x bfloat> %256, <32 x bfloat> %252, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %260 = bitcast <32 x bfloat> %259 to <16 x float>
  %261 = shufflevector <16 x float> %257, <16 x float> %258, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %262 = bitcast <32 x bfloat> %182 to <16 x float>
  %263 = bitcast <32 x bfloat> %217 to <16 x float>
  %264 = shufflevector <32 x bfloat> %182, <32 x bfloat> %217, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %265 = bitcast <32 x bfloat> %264 to <16 x float>
  %266 = shufflevector <16 x float> %262, <16 x float> %263, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %267 = bitcast <32 x bfloat> %187 to <16 x float>
  %268 = bitcast <32 x bfloat> %222 to <16 x float>
  %269 = shufflevector <32 x bfloat> %187, <32 x bfloat> %222, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %270 = bitcast <32 x bfloat> %269 to <16 x float>
  %271 = shufflevector <16 x float> %267, <16 x float> %268, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %272 = bitcast <32 x bfloat> %192 to <16 x float>
  %273 = bitcast <32 x bfloat> %227 to <16 x float>
  %274 = shufflevector <32 x bfloat> %192, <32 x bfloat> %227, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %275 = bitcast <32 x bfloat> %274 to <16 x float>
  %276 = shufflevector <16 x float> %272, <16 x float> %273, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %277 = bitcast <32 x bfloat> %197 to <16 x float>
  %278 = bitcast <32 x bfloat> %232 to <16 x float>
  %279 = shufflevector <32 x bfloat> %197, <32 x bfloat> %232, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %280 = bitcast <32 x bfloat> %279 to <16 x float>
  %281 = shufflevector <16 x float> %277, <16 x float> %278, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %282 = bitcast <32 x bfloat> %202 to <16 x float>
  %283 = bitcast <32 x bfloat> %237 to <16 x float>
  %284 = shufflevector <32 x bfloat> %202, <32 x bfloat> %237, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %285 = bitcast <32 x bfloat> %284 to <16 x float>
  %286 = shufflevector <16 x float> %282, <16 x float> %283, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %287 = bitcast <32 x bfloat> %207 to <16 x float>
  %288 = bitcast <32 x bfloat> %242 to <16 x float>
  %289 = shufflevector <32 x bfloat> %207, <32 x bfloat> %242, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %290 = bitcast <32 x bfloat> %289 to <16 x float>
  %291 = shufflevector <16 x float> %287, <16 x float> %288, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %292 = bitcast <32 x bfloat> %212 to <16 x float>
  %293 = bitcast <32 x bfloat> %247 to <16 x float>
  %294 = shufflevector <32 x bfloat> %212, <32 x bfloat> %247, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %295 = bitcast <32 x bfloat> %294 to <16 x float>
  %296 = shufflevector <16 x float> %292, <16 x float> %293, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %297 = shufflevector <16 x float> %260, <16 x float> %280, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %298 = shufflevector <16 x float> %260, <16 x float> %280, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %299 = shufflevector <16 x float> %265, <16 x float> %285, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %300 = shufflevector <16 x float> %265, <16 x float> %285, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %301 = shufflevector <16 x float> %270, <16 x float> %290, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %302 = shufflevector <16 x float> %270, <16 x float> %290, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %303 = shufflevector <16 x float> %275, <16 x float> %295, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %304 = shufflevector <16 x float> %275, <16 x float> %295, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %305 = shufflevector <16 x float> %261, <16 x float> %281, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %306 = shufflevector <16 x float> %261, <16 x float> %281, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %307 = shufflevector <16 x float> %266, <16 x float> %286, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %308 = shufflevector <16 x float> %266, <16 x float> %286, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %309 = shufflevector <16 x float> %271, <16 x float> %291, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %310 = shufflevector <16 x float> %271, <16 x float> %291, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %311 = shufflevector <16 x float> %276, <16 x float> %296, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %312 = shufflevector <16 x float> %276, <16 x float> %296, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %313 = shufflevector <16 x float> %297, <16 x float> %301, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %314 = shufflevector <16 x float> %297, <16 x float> %301, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %315 = shufflevector <16 x float> %299, <16 x float> %303, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %316 = shufflevector <16 x float> %299, <16 x float> %303, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %317 = shufflevector <16 x float> %298, <16 x float> %302, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %318 = shufflevector <16 x float> %298, <16 x float> %302, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %319 = shufflevector <16 x float> %300, <16 x float> %304, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %320 = shufflevector <16 x float> %300, <16 x float> %304, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %321 = shufflevector <16 x float> %305, <16 x float> %309, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %322 = shufflevector <16 x float> %305, <16 x float> %309, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %323 = shufflevector <16 x float> %307, <16 x float> %311, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %324 = shufflevector <16 x float> %307, <16 x float> %311, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %325 = shufflevector <16 x float> %306, <16 x float> %310, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %326 = shufflevector <16 x float> %306, <16 x float> %310, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %327 = shufflevector <16 x float> %308, <16 x float> %312, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %328 = shufflevector <16 x float> %308, <16 x float> %312, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %329 = shufflevector <16 x float> %313, <16 x float> %315, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %330 = shufflevector <16 x float> %313, <16 x float> %315, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %331 = shufflevector <16 x float> %314, <16 x float> %316, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %332 = shufflevector <16 x float> %314, <16 x float> %316, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %333 = shufflevector <16 x float> %317, <16 x float> %319, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %334 = shufflevector <16 x float> %317, <16 x float> %319, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %335 = shufflevector <16 x float> %318, <16 x float> %320, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %336 = shufflevector <16 x float> %318, <16 x float> %320, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %337 = shufflevector <16 x float> %321, <16 x float> %323, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %338 = shufflevector <16 x float> %321, <16 x float> %323, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %339 = shufflevector <16 x float> %322, <16 x float> %324, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %340 = shufflevector <16 x float> %322, <16 x float> %324, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %341 = shufflevector <16 x float> %325, <16 x float> %327, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %342 = shufflevector <16 x float> %325, <16 x float> %327, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %343 = shufflevector <16 x float> %326, <16 x float> %328, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %344 = shufflevector <16 x float> %326, <16 x float> %328, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %329, ptr %.272.i, align 4, !tbaa !38
  %345 = getelementptr inbounds i8, ptr %.272.i, i64 64
  store <16 x float> %330, ptr %345, align 4, !tbaa !38
  %346 = getelementptr inbounds i8, ptr %.272.i, i64 128
  store <16 x float> %331, ptr %346, align 4, !tbaa !38
  %347 = getelementptr inbounds i8, ptr %.272.i, i64 192
  store <16 x float> %332, ptr %347, align 4, !tbaa !38
  %348 = getelementptr inbounds i8, ptr %.272.i, i64 256
  store <16 x float> %333, ptr %348, align 4, !tbaa !38
  %349 = getelementptr inbounds i8, ptr %.272.i, i64 320
  store <16 x float> %334, ptr %349, align 4, !tbaa !38
  %350 = getelementptr inbounds i8, ptr %.272.i, i64 384
  store <16 x float> %335, ptr %350, align 4, !tbaa !38
  %351 = getelementptr inbounds i8, ptr %.272.i, i64 448
  store <16 x float> %336, ptr %351, align 4, !tbaa !38
  %352 = getelementptr inbounds i8, ptr %.272.i, i64 512
  store <16 x float> %337, ptr %352, align 4, !tbaa !38
  %353 = getelementptr inbounds i8, ptr %.272.i, i64 576
  store <16 x float> %338, ptr %353, align 4, !tbaa !38
  %354 = getelementptr inbounds i8, ptr %.272.i, i64 640
  store <16 x float> %339, ptr %354, align 4, !tbaa !38
  %355 = getelementptr inbounds i8, ptr %.272.i, i64 704
  store <16 x float> %340, ptr %355, align 4, !tbaa !38
  %356 = getelementptr inbounds i8, ptr %.272.i, i64 768
  store <16 x float> %341, ptr %356, align 4, !tbaa !38
  %357 = getelementptr inbounds i8, ptr %.272.i, i64 832
  store <16 x float> %342, ptr %357, align 4, !tbaa !38
  %358 = getelementptr inbounds i8, ptr %.272.i, i64 896
  store <16 x float> %343, ptr %358, align 4, !tbaa !38
  %359 = getelementptr inbounds i8, ptr %.272.i, i64 960
  store <16 x float> %344, ptr %359, align 4, !tbaa !38
  br label %pack_tile.exit.i

360:                                              ; preds = %162
  %361 = tail call i64 @llvm.smin.i64(i64 %174, i64 32)
  %362 = tail call i64 @llvm.smin.i64(i64 %173, i64 16)
  tail call fastcc void @pack_some(ptr noundef nonnull byval(%struct.numbers) align 8 %5, i64 noundef %362, i64 noundef %361, ptr noundef %.272.i, i64 noundef 1) #11
  br label %pack_tile.exit.i

pack_tile.exit.i:                                 ; preds = %360, %turn_tile.exit.preheader.i
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  br label %.loopexit.i

.loopexit.i:                                      ; preds = %pack_tile.exit.i, %.preheader62.preheader.i
  %363 = add nuw nsw i64 %.04471.i, 16
  %364 = getelementptr inbounds i8, ptr %.272.i, i64 1024
  %365 = load i64, ptr %33, align 8, !tbaa !28
  %366 = icmp slt i64 %363, %365
  br i1 %366, label %.lr.ph.i, label %._crit_edge.loopexit.i, !llvm.loop !84

pack_row.exit.loopexit:                           ; preds = %._crit_edge76.i
  %.pre148 = load i64, ptr %70, align 8, !tbaa !30
  br label %pack_row.exit

pack_row.exit:                                    ; preds = %pack_row.exit.loopexit, %.lr.ph
  %367 = phi i64 [ %.pre148, %pack_row.exit.loopexit ], [ %102, %.lr.ph ]
  %.pre.i144 = phi i64 [ %.pre.i145, %pack_row.exit.loopexit ], [ %.pre.i143, %.lr.ph ]
  %368 = phi i64 [ %137, %pack_row.exit.loopexit ], [ %103, %.lr.ph ]
  %369 = add nsw i64 %.1110, 1
  %370 = add nsw i64 %367, %82
  %371 = icmp slt i64 %369, %370
  br i1 %371, label %.lr.ph, label %._crit_edge, !llvm.loop !85

._crit_edge:                                      ; preds = %pack_row.exit, %80
  %372 = phi i64 [ %.pre149, %80 ], [ %368, %pack_row.exit ]
  %.1.lcssa = phi i64 [ %.082127, %80 ], [ %369, %pack_row.exit ]
  %373 = load i64, ptr %7, align 8, !tbaa !44
  %374 = load i64, ptr %16, align 8, !tbaa !46
  %375 = mul nsw i64 %374, %373
  %376 = mul nsw i64 %375, %372
  %377 = mul nsw i64 %374, %.0128
  %378 = add i64 %.0128, 1
  %379 = mul nsw i64 %374, %378
  %380 = icmp slt i64 %377, %379
  br i1 %380, label %.preheader40.lr.ph.i, label %pack_gradient_row.exit

.preheader40.lr.ph.i:                             ; preds = %._crit_edge
  %.idx.i93 = shl nsw i64 %376, 3
  %.idx70.i = mul i64 %376, 12
  %.idx71.i = shl nsw i64 %376, 4
  %.idx72.i = mul i64 %376, 20
  %.idx73.i = mul i64 %376, 24
  %.idx74.i = mul i64 %376, 28
  %.idx75.i = shl nsw i64 %376, 5
  %.idx76.i = mul i64 %376, 36
  %.idx77.i = mul i64 %376, 40
  %.idx78.i = mul i64 %376, 44
  %.idx79.i = mul i64 %376, 48
  %.idx80.i = mul i64 %376, 52
  %.idx81.i = mul i64 %376, 56
  %.idx82.i = mul i64 %376, 60
  br label %.preheader40.i

.preheader40.i:                                   ; preds = %._crit_edge47.i, %.preheader40.lr.ph.i
  %381 = phi i64 [ %374, %.preheader40.lr.ph.i ], [ %388, %._crit_edge47.i ]
  %382 = phi i64 [ %372, %.preheader40.lr.ph.i ], [ %389, %._crit_edge47.i ]
  %383 = phi i64 [ %372, %.preheader40.lr.ph.i ], [ %390, %._crit_edge47.i ]
  %.02850.i = phi i64 [ %377, %.preheader40.lr.ph.i ], [ %391, %._crit_edge47.i ]
  %.02949.i = phi ptr [ %61, %.preheader40.lr.ph.i ], [ %.1.lcssa.i94, %._crit_edge47.i ]
  %384 = icmp sgt i64 %383, 0
  br i1 %384, label %.preheader39.preheader.i, label %._crit_edge47.i

.preheader39.preheader.i:                         ; preds = %.preheader40.i
  %.pre.i95 = load i64, ptr %29, align 8, !tbaa !2
  br label %.preheader39.i

.preheader39.i:                                   ; preds = %._crit_edge.i96, %.preheader39.preheader.i
  %385 = phi i64 [ %382, %.preheader39.preheader.i ], [ %394, %._crit_edge.i96 ]
  %386 = phi i64 [ %.pre.i95, %.preheader39.preheader.i ], [ %395, %._crit_edge.i96 ]
  %.02746.i = phi i64 [ 0, %.preheader39.preheader.i ], [ %396, %._crit_edge.i96 ]
  %.145.i = phi ptr [ %.02949.i, %.preheader39.preheader.i ], [ %.2.lcssa.i97, %._crit_edge.i96 ]
  %387 = icmp sgt i64 %386, 0
  br i1 %387, label %.lr.ph.i98, label %._crit_edge.i96

._crit_edge47.loopexit.i:                         ; preds = %._crit_edge.i96
  %.pre69.i = load i64, ptr %16, align 8, !tbaa !46
  br label %._crit_edge47.i

._crit_edge47.i:                                  ; preds = %._crit_edge47.loopexit.i, %.preheader40.i
  %388 = phi i64 [ %.pre69.i, %._crit_edge47.loopexit.i ], [ %381, %.preheader40.i ]
  %389 = phi i64 [ %394, %._crit_edge47.loopexit.i ], [ %382, %.preheader40.i ]
  %390 = phi i64 [ %394, %._crit_edge47.loopexit.i ], [ %383, %.preheader40.i ]
  %.1.lcssa.i94 = phi ptr [ %.2.lcssa.i97, %._crit_edge47.loopexit.i ], [ %.02949.i, %.preheader40.i ]
  %391 = add nsw i64 %.02850.i, 1
  %392 = mul nsw i64 %388, %378
  %393 = icmp slt i64 %391, %392
  br i1 %393, label %.preheader40.i, label %pack_gradient_row.exit, !llvm.loop !86

._crit_edge.loopexit.i100:                        ; preds = %pack_tile.exit.i99
  %.pre68.i = load i64, ptr %25, align 8, !tbaa !45
  br label %._crit_edge.i96

._crit_edge.i96:                                  ; preds = %._crit_edge.loopexit.i100, %.preheader39.i
  %394 = phi i64 [ %.pre68.i, %._crit_edge.loopexit.i100 ], [ %385, %.preheader39.i ]
  %395 = phi i64 [ %510, %._crit_edge.loopexit.i100 ], [ %386, %.preheader39.i ]
  %.2.lcssa.i97 = phi ptr [ %509, %._crit_edge.loopexit.i100 ], [ %.145.i, %.preheader39.i ]
  %396 = add nuw nsw i64 %.02746.i, 32
  %397 = icmp slt i64 %396, %394
  br i1 %397, label %.preheader39.i, label %._crit_edge47.loopexit.i, !llvm.loop !87

.lr.ph.i98:                                       ; preds = %.preheader39.i, %pack_tile.exit.i99
  %398 = phi i64 [ %510, %pack_tile.exit.i99 ], [ %386, %.preheader39.i ]
  %.044.i = phi i64 [ %508, %pack_tile.exit.i99 ], [ 0, %.preheader39.i ]
  %.243.i = phi ptr [ %509, %pack_tile.exit.i99 ], [ %.145.i, %.preheader39.i ]
  %399 = load ptr, ptr %77, align 8, !tbaa !32
  %400 = mul nsw i64 %.044.i, %376
  %401 = getelementptr inbounds float, ptr %399, i64 %400
  %402 = load i64, ptr %25, align 8, !tbaa !45
  %403 = mul nsw i64 %402, %.02850.i
  %404 = getelementptr inbounds float, ptr %401, i64 %403
  %405 = getelementptr inbounds float, ptr %404, i64 %.02746.i
  %406 = sub nsw i64 %398, %.044.i
  %407 = sub nsw i64 %402, %.02746.i
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  store ptr %405, ptr %4, align 8
  store i64 %376, ptr %.sroa.2.0..sroa_idx.i91, align 8
  store i64 1, ptr %.sroa.3.0..sroa_idx.i92, align 8
  %408 = icmp sgt i64 %406, 15
  %409 = icmp sgt i64 %407, 31
  %410 = and i1 %408, %409
  br i1 %410, label %.preheader.preheader.i, label %505

.preheader.preheader.i:                           ; preds = %.lr.ph.i98
  %411 = getelementptr inbounds i8, ptr %405, i64 64
  %412 = load <16 x float>, ptr %405, align 1, !tbaa !38
  %413 = load <16 x float>, ptr %411, align 1, !tbaa !38
  %414 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %413, <16 x float> %412)
  %415 = getelementptr inbounds float, ptr %405, i64 %376
  %416 = getelementptr inbounds i8, ptr %415, i64 64
  %417 = load <16 x float>, ptr %415, align 1, !tbaa !38
  %418 = load <16 x float>, ptr %416, align 1, !tbaa !38
  %419 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %418, <16 x float> %417)
  %420 = getelementptr inbounds i8, ptr %405, i64 %.idx.i93
  %421 = getelementptr inbounds i8, ptr %420, i64 64
  %422 = load <16 x float>, ptr %420, align 1, !tbaa !38
  %423 = load <16 x float>, ptr %421, align 1, !tbaa !38
  %424 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %423, <16 x float> %422)
  %425 = getelementptr inbounds i8, ptr %405, i64 %.idx70.i
  %426 = getelementptr inbounds i8, ptr %425, i64 64
  %427 = load <16 x float>, ptr %425, align 1, !tbaa !38
  %428 = load <16 x float>, ptr %426, align 1, !tbaa !38
  %429 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %428, <16 x float> %427)
  %430 = getelementptr inbounds i8, ptr %405, i64 %.idx71.i
  %431 = getelementptr inbounds i8, ptr %430, i64 64
  %432 = load <16 x float>, ptr %430, align 1, !tbaa !38
  %433 = load <16 x float>, ptr %431, align 1, !tbaa !38
  %434 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %433, <16 x float> %432)
  %435 = getelementptr inbounds i8, ptr %405, i64 %.idx72.i
  %436 = getelementptr inbounds i8, ptr %435, i64 64
  %437 = load <16 x float>, ptr %435, align 1, !tbaa !38
  %438 = load <16 x float>, ptr %436, align 1, !tbaa !38
  %439 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %438, <16 x float> %437)
  %440 = getelementptr inbounds i8, ptr %405, i64 %.idx73.i
  %441 = getelementptr inbounds i8, ptr %440, i64 64
  %442 = load <16 x float>, ptr %440, align 1, !tbaa !38
  %443 = load <16 x float>, ptr %441, align 1, !tbaa !38
  %444 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %443, <16 x float> %442)
  %445 = getelementptr inbounds i8, ptr %405, i64 %.idx74.i
  %446 = getelementptr inbounds i8, ptr %445, i64 64
  %447 = load <16 x float>, ptr %445, align 1, !tbaa !38
  %448 = load <16 x float>, ptr %446, align 1, !tbaa !38
  %449 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %448, <16 x float> %447)
  %450 = getelementptr inbounds i8, ptr %405, i64 %.idx75.i
  %451 = getelementptr inbounds i8, ptr %450, i64 64
  %452 = load <16 x float>, ptr %450, align 1, !tbaa !38
  %453 = load <16 x float>, ptr %451, align 1, !tbaa !38
  %454 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %453, <16 x float> %452)
  %455 = getelementptr inbounds i8, ptr %405, i64 %.idx76.i
  %456 = getelementptr inbounds i8, ptr %455, i64 64
  %457 = load <16 x float>, ptr %455, align 1, !tbaa !38
  %458 = load <16 x float>, ptr %456, align 1, !tbaa !38
  %459 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %458, <16 x float> %457)
  %460 = getelementptr inbounds i8, ptr %405, i64 %.idx77.i
  %461 = getelementptr inbounds i8, ptr %460, i64 64
  %462 = load <16 x float>, ptr %460, align 1, !tbaa !38
  %463 = load <16 x float>, ptr %461, align 1, !tbaa !38
  %464 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %463, <16 x float> %462)
  %465 = getelementptr inbounds i8, ptr %405, i64 %.idx78.i
  %466 = getelementptr inbounds i8, ptr %465, i64 64
  %467 = load <16 x float>, ptr %465, align 1, !tbaa !38
  %468 = load <16 x float>, ptr %466, align 1, !tbaa !38
  %469 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %468, <16 x float> %467)
  %470 = getelementptr inbounds i8, ptr %405, i64 %.idx79.i
  %471 = getelementptr inbounds i8, ptr %470, i64 64
  %472 = load <16 x float>, ptr %470, align 1, !tbaa !38
  %473 = load <16 x float>, ptr %471, align 1, !tbaa !38
  %474 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %473, <16 x float> %472)
  %475 = getelementptr inbounds i8, ptr %405, i64 %.idx80.i
  %476 = getelementptr inbounds i8, ptr %475, i64 64
  %477 = load <16 x float>, ptr %475, align 1, !tbaa !38
  %478 = load <16 x float>, ptr %476, align 1, !tbaa !38
  %479 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %478, <16 x float> %477)
  %480 = getelementptr inbounds i8, ptr %405, i64 %.idx81.i
  %481 = getelementptr inbounds i8, ptr %480, i64 64
  %482 = load <16 x float>, ptr %480, align 1, !tbaa !38
  %483 = load <16 x float>, ptr %481, align 1, !tbaa !38
  %484 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %483, <16 x float> %482)
  %485 = getelementptr inbounds i8, ptr %405, i64 %.idx82.i
  %486 = getelementptr inbounds i8, ptr %485, i64 64
  %487 = load <16 x float>, ptr %485, align 1, !tbaa !38
  %488 = load <16 x float>, ptr %486, align 1, !tbaa !38
  %489 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %488, <16 x float> %487)
  store <32 x bfloat> %414, ptr %.243.i, align 4, !tbaa !38
  %490 = getelementptr inbounds i8, ptr %.243.i, i64 64
  store <32 x bfloat> %419, ptr %490, align 4, !tbaa !38
  %491 = getelementptr inbounds i8, ptr %.243.i, i64 128
  store <32 x bfloat> %424, ptr %491, align 4, !tbaa !38
  %492 = getelementptr inbounds i8, ptr %.243.i, i64 192
  store <32 x bfloat> %429, ptr %492, align 4, !tbaa !38
  %493 = getelementptr inbounds i8, ptr %.243.i, i64 256
  store <32 x bfloat> %434, ptr %493, align 4, !tbaa !38
  %494 = getelementptr inbounds i8, ptr %.243.i, i64 320
  store <32 x bfloat> %439, ptr %494, align 4, !tbaa !38
  %495 = getelementptr inbounds i8, ptr %.243.i, i64 384
  store <32 x bfloat> %444, ptr %495, align 4, !tbaa !38
  %496 = getelementptr inbounds i8, ptr %.243.i, i64 448
  store <32 x bfloat> %449, ptr %496, align 4, !tbaa !38
  %497 = getelementptr inbounds i8, ptr %.243.i, i64 512
  store <32 x bfloat> %454, ptr %497, align 4, !tbaa !38
  %498 = getelementptr inbounds i8, ptr %.243.i, i64 576
  store <32 x bfloat> %459, ptr %498, align 4, !tbaa !38
  %499 = getelementptr inbounds i8, ptr %.243.i, i64 640
  store <32 x bfloat> %464, ptr %499, align 4, !tbaa !38
  %500 = getelementptr inbounds i8, ptr %.243.i, i64 704
  store <32 x bfloat> %469, ptr %500, align 4, !tbaa !38
  %501 = getelementptr inbounds i8, ptr %.243.i, i64 768
  store <32 x bfloat> %474, ptr %501, align 4, !tbaa !38
  %502 = getelementptr inbounds i8, ptr %.243.i, i64 832
  store <32 x bfloat> %479, ptr %502, align 4, !tbaa !38
  %503 = getelementptr inbounds i8, ptr %.243.i, i64 896
  store <32 x bfloat> %484, ptr %503, align 4, !tbaa !38
  %504 = getelementptr inbounds i8, ptr %.243.i, i64 960
  store <32 x bfloat> %489, ptr %504, align 4, !tbaa !38
  br label %pack_tile.exit.i99

505:                                              ; preds = %.lr.ph.i98
  %506 = tail call i64 @llvm.smin.i64(i64 %407, i64 32)
  %507 = tail call i64 @llvm.smin.i64(i64 %406, i64 16)
  tail call fastcc void @pack_some(ptr noundef nonnull byval(%struct.numbers) align 8 %4, i64 noundef %507, i64 noundef %506, ptr noundef %.243.i, i64 noundef 0) #11
  br label %pack_tile.exit.i99

pack_tile.exit.i99:                               ; preds = %505, %.preheader.preheader.i
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  %508 = add nuw nsw i64 %.044.i, 16
  %509 = getelementptr inbounds i8, ptr %.243.i, i64 1024
  %510 = load i64, ptr %29, align 8, !tbaa !2
  %511 = icmp slt i64 %508, %510
  br i1 %511, label %.lr.ph.i98, label %._crit_edge.loopexit.i100, !llvm.loop !88

pack_gradient_row.exit:                           ; preds = %._crit_edge47.i, %._crit_edge
  br i1 %78, label %.preheader104, label %._crit_edge126

.preheader104:                                    ; preds = %pack_gradient_row.exit, %._crit_edge122
  %.086125 = phi i64 [ %520, %._crit_edge122 ], [ 0, %pack_gradient_row.exit ]
  %.087124 = phi ptr [ %.188.lcssa, %._crit_edge122 ], [ %99, %pack_gradient_row.exit ]
  br i1 %79, label %.preheader103.lr.ph, label %._crit_edge122

.preheader103.lr.ph:                              ; preds = %.preheader104
  %512 = shl nsw i64 %.086125, 10
  %513 = getelementptr inbounds i8, ptr %61, i64 %512
  %514 = shl nsw i64 %.086125, 4
  %.pre = load i64, ptr %70, align 8, !tbaa !30
  br label %.preheader103

._crit_edge126:                                   ; preds = %._crit_edge122, %pack_gradient_row.exit
  store i64 1, ptr %47, align 8, !tbaa !54
  %exitcond141.not = icmp eq i64 %378, %15
  br i1 %exitcond141.not, label %._crit_edge131, label %80, !llvm.loop !89

.preheader103:                                    ; preds = %.preheader103.lr.ph, %._crit_edge118
  %515 = phi i64 [ %.pre, %.preheader103.lr.ph ], [ %526, %._crit_edge118 ]
  %516 = phi i64 [ %.pre, %.preheader103.lr.ph ], [ %527, %._crit_edge118 ]
  %.085121 = phi i64 [ 0, %.preheader103.lr.ph ], [ %528, %._crit_edge118 ]
  %.188120 = phi ptr [ %.087124, %.preheader103.lr.ph ], [ %.2.lcssa, %._crit_edge118 ]
  %517 = icmp sgt i64 %516, 0
  br i1 %517, label %.preheader.lr.ph, label %._crit_edge118

.preheader.lr.ph:                                 ; preds = %.preheader103
  %518 = shl nsw i64 %.085121, 10
  %519 = getelementptr inbounds i8, ptr %65, i64 %518
  %.pre150 = load i64, ptr %22, align 8, !tbaa !29
  br label %.preheader

._crit_edge122:                                   ; preds = %._crit_edge118, %.preheader104
  %.188.lcssa = phi ptr [ %.087124, %.preheader104 ], [ %.2.lcssa, %._crit_edge118 ]
  %520 = add nuw nsw i64 %.086125, 1
  %exitcond140.not = icmp eq i64 %520, %smax139
  br i1 %exitcond140.not, label %._crit_edge126, label %.preheader104, !llvm.loop !90

.preheader:                                       ; preds = %.preheader.lr.ph, %._crit_edge114
  %521 = phi i64 [ %515, %.preheader.lr.ph ], [ %529, %._crit_edge114 ]
  %522 = phi i64 [ %.pre150, %.preheader.lr.ph ], [ %530, %._crit_edge114 ]
  %523 = phi i64 [ %.pre150, %.preheader.lr.ph ], [ %531, %._crit_edge114 ]
  %.084117 = phi i64 [ 0, %.preheader.lr.ph ], [ %532, %._crit_edge114 ]
  %.2116 = phi ptr [ %.188120, %.preheader.lr.ph ], [ %.3.lcssa, %._crit_edge114 ]
  %524 = icmp sgt i64 %523, 0
  br i1 %524, label %.lr.ph113, label %._crit_edge114

.lr.ph113:                                        ; preds = %.preheader
  %525 = add nsw i64 %.084117, %82
  br label %534

._crit_edge118:                                   ; preds = %._crit_edge114, %.preheader103
  %526 = phi i64 [ %515, %.preheader103 ], [ %529, %._crit_edge114 ]
  %527 = phi i64 [ %516, %.preheader103 ], [ %529, %._crit_edge114 ]
  %.2.lcssa = phi ptr [ %.188120, %.preheader103 ], [ %.3.lcssa, %._crit_edge114 ]
  %528 = add nuw nsw i64 %.085121, 1
  %exitcond.not = icmp eq i64 %528, %smax
  br i1 %exitcond.not, label %._crit_edge122, label %.preheader103, !llvm.loop !91

._crit_edge114.loopexit:                          ; preds = %taps_of.exit
  %.pre152 = load i64, ptr %70, align 8, !tbaa !30
  br label %._crit_edge114

._crit_edge114:                                   ; preds = %._crit_edge114.loopexit, %.preheader
  %529 = phi i64 [ %521, %.preheader ], [ %.pre152, %._crit_edge114.loopexit ]
  %530 = phi i64 [ %522, %.preheader ], [ %558, %._crit_edge114.loopexit ]
  %531 = phi i64 [ %523, %.preheader ], [ %558, %._crit_edge114.loopexit ]
  %.3.lcssa = phi ptr [ %.2116, %.preheader ], [ %560, %._crit_edge114.loopexit ]
  %532 = add nuw nsw i64 %.084117, 1
  %533 = icmp slt i64 %532, %529
  br i1 %533, label %.preheader, label %._crit_edge118, !llvm.loop !92

534:                                              ; preds = %.lr.ph113, %taps_of.exit
  %535 = phi i64 [ %522, %.lr.ph113 ], [ %558, %taps_of.exit ]
  %536 = phi i64 [ %523, %.lr.ph113 ], [ %558, %taps_of.exit ]
  %.083112 = phi i64 [ 0, %.lr.ph113 ], [ %559, %taps_of.exit ]
  %.3111 = phi ptr [ %.2116, %.lr.ph113 ], [ %560, %taps_of.exit ]
  %537 = load i64, ptr %70, align 8, !tbaa !30
  %538 = srem i64 %525, %537
  %539 = mul nsw i64 %538, %24
  %540 = add nsw i64 %539, %.083112
  %541 = mul nsw i64 %540, %38
  %542 = getelementptr inbounds i8, ptr %519, i64 %541
  %543 = sub nsw i64 %536, %.083112
  %544 = tail call i64 @llvm.smin.i64(i64 %543, i64 3)
  %545 = load i64, ptr %29, align 8, !tbaa !2
  %546 = sub nsw i64 %545, %514
  %547 = tail call i64 @llvm.smin.i64(i64 %546, i64 16)
  %548 = icmp sgt i64 %546, 0
  br i1 %548, label %.lr.ph.i102, label %taps_of.exit

.lr.ph.i102:                                      ; preds = %534, %555
  %.025.i = phi i64 [ %556, %555 ], [ 0, %534 ]
  %549 = shl nsw i64 %.025.i, 6
  %550 = getelementptr inbounds i8, ptr %513, i64 %549
  %551 = getelementptr inbounds i8, ptr %.3111, i64 %549
  switch i64 %544, label %554 [
    i64 3, label %552
    i64 2, label %553
  ]

552:                                              ; preds = %.lr.ph.i102
  call fastcc void @three_taps(ptr noundef nonnull readonly %6, ptr noundef readonly %550, ptr noundef readonly %542, ptr noundef %551) #11
  br label %555

553:                                              ; preds = %.lr.ph.i102
  call fastcc void @two_taps(ptr noundef nonnull readonly %6, ptr noundef readonly %550, ptr noundef readonly %542, ptr noundef %551) #11
  br label %555

554:                                              ; preds = %.lr.ph.i102
  call fastcc void @one_tap(ptr noundef nonnull readonly %6, ptr noundef readonly %550, ptr noundef readonly %542, ptr noundef %551) #11
  br label %555

555:                                              ; preds = %554, %553, %552
  %556 = add nuw nsw i64 %.025.i, 8
  %557 = icmp slt i64 %556, %547
  br i1 %557, label %.lr.ph.i102, label %taps_of.exit.loopexit, !llvm.loop !93

taps_of.exit.loopexit:                            ; preds = %555
  %.pre151 = load i64, ptr %22, align 8, !tbaa !29
  br label %taps_of.exit

taps_of.exit:                                     ; preds = %taps_of.exit.loopexit, %534
  %558 = phi i64 [ %.pre151, %taps_of.exit.loopexit ], [ %535, %534 ]
  %559 = add nsw i64 %544, %.083112
  %.idx90 = shl nsw i64 %544, 10
  %560 = getelementptr inbounds i8, ptr %.3111, i64 %.idx90
  %561 = icmp slt i64 %559, %558
  br i1 %561, label %534, label %._crit_edge114.loopexit, !llvm.loop !94
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @summed_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #1 {
  %4 = getelementptr inbounds i8, ptr %0, i64 40
  %5 = load i64, ptr %4, align 8, !tbaa !28
  %6 = add nsw i64 %5, 15
  %7 = sdiv i64 %6, 16
  %8 = getelementptr inbounds i8, ptr %0, i64 88
  %9 = load i64, ptr %8, align 8, !tbaa !30
  %10 = getelementptr inbounds i8, ptr %0, i64 96
  %11 = load i64, ptr %10, align 8, !tbaa !29
  %12 = mul i64 %11, %9
  %13 = getelementptr inbounds i8, ptr %0, i64 24
  %14 = load ptr, ptr %13, align 8, !tbaa !37
  %15 = ptrtoint ptr %14 to i64
  %16 = add i64 %15, 63
  %17 = and i64 %16, -64
  %18 = inttoptr i64 %17 to ptr
  %19 = shl i64 %1, 10
  %20 = mul i64 %19, %7
  %.idx = mul i64 %20, %12
  %21 = getelementptr inbounds i8, ptr %18, i64 %.idx
  %22 = icmp sgt i64 %5, 0
  br i1 %22, label %.preheader57.lr.ph, label %._crit_edge74

.preheader57.lr.ph:                               ; preds = %3
  %factor.op.mul72 = mul i64 %12, %7
  %23 = getelementptr inbounds i8, ptr %0, i64 48
  %24 = load i64, ptr %23, align 8, !tbaa !2
  %25 = add nsw i64 %24, 15
  %26 = sdiv i64 %25, 16
  %factor.op.mul = mul i64 %factor.op.mul72, %26
  %factor.op.mul69.reass.reass = shl i64 %factor.op.mul, 8
  %27 = icmp sgt i64 %12, 0
  %28 = shl i64 %1, 4
  %29 = sub i64 %24, %28
  %30 = tail call i64 @llvm.smin.i64(i64 %29, i64 16)
  %31 = icmp sgt i64 %29, 0
  %32 = getelementptr inbounds i8, ptr %0, i64 168
  %33 = getelementptr inbounds i8, ptr %0, i64 16
  %smax76 = tail call i64 @llvm.smax.i64(i64 %30, i64 1)
  %smax79 = tail call i64 @llvm.smax.i64(i64 %7, i64 1)
  br label %.preheader57

.preheader57:                                     ; preds = %.preheader57.lr.ph, %._crit_edge71
  %indvars.iv = phi i64 [ %5, %.preheader57.lr.ph ], [ %indvars.iv.next, %._crit_edge71 ]
  %.04973 = phi i64 [ 0, %.preheader57.lr.ph ], [ %46, %._crit_edge71 ]
  %smin82 = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 16)
  %smax83 = tail call i64 @llvm.smax.i64(i64 %smin82, i64 1)
  br i1 %27, label %.preheader.lr.ph, label %._crit_edge71

.preheader.lr.ph:                                 ; preds = %.preheader57
  %34 = mul nuw nsw i64 %.04973, %12
  %35 = shl nsw i64 %.04973, 4
  %36 = icmp sgt i64 %5, %35
  %xtraiter84 = and i64 %smax83, 3
  %37 = icmp slt i64 %indvars.iv, 4
  %unroll_iter87 = and i64 %smax83, 28
  %lcmp.mod86.not = icmp eq i64 %xtraiter84, 0
  br label %.preheader

._crit_edge74:                                    ; preds = %._crit_edge71, %3
  ret void

.preheader:                                       ; preds = %.preheader.lr.ph, %._crit_edge68
  %.05370 = phi i64 [ 0, %.preheader.lr.ph ], [ %47, %._crit_edge68 ]
  br i1 %31, label %.lr.ph67, label %._crit_edge68

.lr.ph67:                                         ; preds = %.preheader
  %38 = add nuw nsw i64 %.05370, %34
  %.idx55 = shl i64 %38, 10
  %39 = getelementptr i8, ptr %21, i64 %.idx55
  %40 = load i64, ptr %32, align 8, !tbaa !8
  %41 = icmp sgt i64 %40, 1
  %42 = load ptr, ptr %33, align 8, !tbaa !76
  %invariant.gep = getelementptr float, ptr %42, i64 %.05370
  %43 = add i64 %40, -1
  %44 = add i64 %40, -2
  %xtraiter = and i64 %43, 3
  %45 = icmp ult i64 %44, 3
  %unroll_iter = and i64 %43, -4
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %48

._crit_edge71:                                    ; preds = %._crit_edge68, %.preheader57
  %46 = add nuw nsw i64 %.04973, 1
  %indvars.iv.next = add i64 %indvars.iv, -16
  %exitcond80.not = icmp eq i64 %46, %smax79
  br i1 %exitcond80.not, label %._crit_edge74, label %.preheader57, !llvm.loop !95

._crit_edge68:                                    ; preds = %._crit_edge64, %.preheader
  %47 = add nuw nsw i64 %.05370, 1
  %exitcond78.not = icmp eq i64 %47, %12
  br i1 %exitcond78.not, label %._crit_edge71, label %.preheader, !llvm.loop !96

48:                                               ; preds = %.lr.ph67, %._crit_edge64
  %.05266 = phi i64 [ 0, %.lr.ph67 ], [ %95, %._crit_edge64 ]
  %.idx56 = shl i64 %.05266, 6
  %49 = getelementptr i8, ptr %39, i64 %.idx56
  %50 = load <16 x float>, ptr %49, align 64, !tbaa !38
  br i1 %41, label %.lr.ph.preheader, label %._crit_edge

.lr.ph.preheader:                                 ; preds = %48
  br i1 %45, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph

._crit_edge.loopexit.unr-lcssa:                   ; preds = %.lr.ph, %.lr.ph.preheader
  %.lcssa.ph = phi <16 x float> [ poison, %.lr.ph.preheader ], [ %89, %.lr.ph ]
  %.05060.unr = phi i64 [ 1, %.lr.ph.preheader ], [ %90, %.lr.ph ]
  %.05159.unr = phi <16 x float> [ %50, %.lr.ph.preheader ], [ %89, %.lr.ph ]
  br i1 %lcmp.mod.not, label %._crit_edge, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %._crit_edge.loopexit.unr-lcssa, %.lr.ph.epil
  %.05060.epil = phi i64 [ %55, %.lr.ph.epil ], [ %.05060.unr, %._crit_edge.loopexit.unr-lcssa ]
  %.05159.epil = phi <16 x float> [ %54, %.lr.ph.epil ], [ %.05159.unr, %._crit_edge.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph.epil ], [ 0, %._crit_edge.loopexit.unr-lcssa ]
  %51 = mul nsw i64 %factor.op.mul69.reass.reass, %.05060.epil
  %52 = getelementptr inbounds float, ptr %49, i64 %51
  %53 = load <16 x float>, ptr %52, align 4, !tbaa !38
  %54 = fadd <16 x float> %.05159.epil, %53
  %55 = add nuw nsw i64 %.05060.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %._crit_edge, label %.lr.ph.epil, !llvm.loop !97

._crit_edge:                                      ; preds = %._crit_edge.loopexit.unr-lcssa, %.lr.ph.epil, %48
  %.051.lcssa = phi <16 x float> [ %50, %48 ], [ %.lcssa.ph, %._crit_edge.loopexit.unr-lcssa ], [ %54, %.lr.ph.epil ]
  %56 = bitcast <16 x float> %.051.lcssa to <16 x i32>
  %57 = fcmp uno <16 x float> %.051.lcssa, zeroinitializer
  %58 = add <16 x i32> %56, <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>
  %59 = lshr <16 x i32> %56, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %60 = and <16 x i32> %59, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %61 = add <16 x i32> %58, %60
  %62 = and <16 x i32> %61, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %63 = and <16 x i32> %56, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %64 = or disjoint <16 x i32> %63, <i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344>
  %65 = select <16 x i1> %57, <16 x i32> %64, <16 x i32> %62
  %66 = bitcast <16 x i32> %65 to <16 x float>
  %67 = add nuw nsw i64 %.05266, %28
  %68 = mul nsw i64 %67, %5
  %69 = add nsw i64 %68, %35
  %70 = mul nsw i64 %69, %12
  %gep = getelementptr float, ptr %invariant.gep, i64 %70
  br i1 %36, label %.lr.ph63.preheader, label %._crit_edge64

.lr.ph63.preheader:                               ; preds = %._crit_edge
  br i1 %37, label %._crit_edge64.loopexit.unr-lcssa, label %.lr.ph63

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.05060 = phi i64 [ %90, %.lr.ph ], [ 1, %.lr.ph.preheader ]
  %.05159 = phi <16 x float> [ %89, %.lr.ph ], [ %50, %.lr.ph.preheader ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %71 = mul nsw i64 %factor.op.mul69.reass.reass, %.05060
  %72 = getelementptr inbounds float, ptr %49, i64 %71
  %73 = load <16 x float>, ptr %72, align 4, !tbaa !38
  %74 = fadd <16 x float> %.05159, %73
  %75 = add nuw nsw i64 %.05060, 1
  %76 = mul nsw i64 %factor.op.mul69.reass.reass, %75
  %77 = getelementptr inbounds float, ptr %49, i64 %76
  %78 = load <16 x float>, ptr %77, align 4, !tbaa !38
  %79 = fadd <16 x float> %74, %78
  %80 = add nuw nsw i64 %.05060, 2
  %81 = mul nsw i64 %factor.op.mul69.reass.reass, %80
  %82 = getelementptr inbounds float, ptr %49, i64 %81
  %83 = load <16 x float>, ptr %82, align 4, !tbaa !38
  %84 = fadd <16 x float> %79, %83
  %85 = add nuw nsw i64 %.05060, 3
  %86 = mul nsw i64 %factor.op.mul69.reass.reass, %85
  %87 = getelementptr inbounds float, ptr %49, i64 %86
  %88 = load <16 x float>, ptr %87, align 4, !tbaa !38
  %89 = fadd <16 x float> %84, %88
  %90 = add nuw nsw i64 %.05060, 4
  %niter.next.3 = add nuw i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !98

._crit_edge64.loopexit.unr-lcssa:                 ; preds = %.lr.ph63, %.lr.ph63.preheader
  %.061.unr = phi i64 [ 0, %.lr.ph63.preheader ], [ %111, %.lr.ph63 ]
  br i1 %lcmp.mod86.not, label %._crit_edge64, label %.lr.ph63.epil

.lr.ph63.epil:                                    ; preds = %._crit_edge64.loopexit.unr-lcssa, %.lr.ph63.epil
  %.061.epil = phi i64 [ %94, %.lr.ph63.epil ], [ %.061.unr, %._crit_edge64.loopexit.unr-lcssa ]
  %epil.iter85 = phi i64 [ %epil.iter85.next, %.lr.ph63.epil ], [ 0, %._crit_edge64.loopexit.unr-lcssa ]
  %91 = extractelement <16 x float> %66, i64 %.061.epil
  %92 = mul nuw nsw i64 %.061.epil, %12
  %93 = getelementptr inbounds float, ptr %gep, i64 %92
  store float %91, ptr %93, align 4, !tbaa !41
  %94 = add nuw nsw i64 %.061.epil, 1
  %epil.iter85.next = add i64 %epil.iter85, 1
  %epil.iter85.cmp.not = icmp eq i64 %epil.iter85.next, %xtraiter84
  br i1 %epil.iter85.cmp.not, label %._crit_edge64, label %.lr.ph63.epil, !llvm.loop !99

._crit_edge64:                                    ; preds = %._crit_edge64.loopexit.unr-lcssa, %.lr.ph63.epil, %._crit_edge
  %95 = add nuw nsw i64 %.05266, 1
  %exitcond77.not = icmp eq i64 %95, %smax76
  br i1 %exitcond77.not, label %._crit_edge68, label %48, !llvm.loop !100

.lr.ph63:                                         ; preds = %.lr.ph63.preheader, %.lr.ph63
  %.061 = phi i64 [ %111, %.lr.ph63 ], [ 0, %.lr.ph63.preheader ]
  %niter88 = phi i64 [ %niter88.next.3, %.lr.ph63 ], [ 0, %.lr.ph63.preheader ]
  %96 = extractelement <16 x float> %66, i64 %.061
  %97 = mul nuw nsw i64 %.061, %12
  %98 = getelementptr inbounds float, ptr %gep, i64 %97
  store float %96, ptr %98, align 4, !tbaa !41
  %99 = or disjoint i64 %.061, 1
  %100 = extractelement <16 x float> %66, i64 %99
  %101 = mul nuw nsw i64 %99, %12
  %102 = getelementptr inbounds float, ptr %gep, i64 %101
  store float %100, ptr %102, align 4, !tbaa !41
  %103 = or disjoint i64 %.061, 2
  %104 = extractelement <16 x float> %66, i64 %103
  %105 = mul nuw nsw i64 %103, %12
  %106 = getelementptr inbounds float, ptr %gep, i64 %105
  store float %104, ptr %106, align 4, !tbaa !41
  %107 = or disjoint i64 %.061, 3
  %108 = extractelement <16 x float> %66, i64 %107
  %109 = mul nuw nsw i64 %107, %12
  %110 = getelementptr inbounds float, ptr %gep, i64 %109
  store float %108, ptr %110, align 4, !tbaa !41
  %111 = add nuw nsw i64 %.061, 4
  %niter88.next.3 = add i64 %niter88, 4
  %niter88.ncmp.3 = icmp eq i64 %niter88.next.3, %unroll_iter87
  br i1 %niter88.ncmp.3, label %._crit_edge64.loopexit.unr-lcssa, label %.lr.ph63, !llvm.loop !101
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @pack_some(ptr nocapture noundef byval(%struct.numbers) align 8 %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3, i64 noundef %4) unnamed_addr #5 {
  %6 = alloca [16 x <16 x float>], align 16
  %7 = alloca [16 x [32 x float]], align 16
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %6) #8
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = load i64, ptr %8, align 8, !tbaa !102
  %10 = icmp eq i64 %9, 1
  %11 = zext i1 %10 to i64
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %7) #8
  %12 = icmp ne i64 %9, 1
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = icmp ne i64 %14, 1
  %or.cond = select i1 %12, i1 %15, i1 false
  br i1 %or.cond, label %.preheader60, label %41

.preheader60:                                     ; preds = %5
  %16 = load ptr, ptr %0, align 8
  br label %.preheader59

.preheader59:                                     ; preds = %.preheader60, %20
  %.04662 = phi i64 [ 0, %.preheader60 ], [ %21, %20 ]
  %17 = icmp slt i64 %.04662, %1
  %18 = mul nsw i64 %.04662, %14
  %19 = getelementptr float, ptr %16, i64 %18
  br label %22

.thread:                                          ; preds = %20
  store ptr %7, ptr %0, align 8, !tbaa !104
  store i64 32, ptr %13, align 8, !tbaa !105
  store i64 1, ptr %8, align 8, !tbaa !105
  br label %.preheader57

20:                                               ; preds = %37
  %21 = add nuw nsw i64 %.04662, 1
  %exitcond71.not = icmp eq i64 %21, 16
  br i1 %exitcond71.not, label %.thread, label %.preheader59, !llvm.loop !106

22:                                               ; preds = %37, %.preheader59
  %.04861 = phi i64 [ 0, %.preheader59 ], [ %40, %37 ]
  %23 = icmp slt i64 %.04861, %2
  %or.cond49 = and i1 %17, %23
  br i1 %or.cond49, label %24, label %28

24:                                               ; preds = %22
  %25 = mul nsw i64 %.04861, %9
  %26 = getelementptr float, ptr %19, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !41
  br label %28

28:                                               ; preds = %22, %24
  %29 = phi float [ %27, %24 ], [ 0.000000e+00, %22 ]
  %30 = getelementptr inbounds [16 x [32 x float]], ptr %7, i64 0, i64 %.04662, i64 %.04861
  store float %29, ptr %30, align 8, !tbaa !41
  %31 = or disjoint i64 %.04861, 1
  %32 = icmp slt i64 %31, %2
  %or.cond49.1 = and i1 %17, %32
  br i1 %or.cond49.1, label %33, label %37

33:                                               ; preds = %28
  %34 = mul nsw i64 %31, %9
  %35 = getelementptr float, ptr %19, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !41
  br label %37

37:                                               ; preds = %33, %28
  %38 = phi float [ %36, %33 ], [ 0.000000e+00, %28 ]
  %39 = getelementptr inbounds [16 x [32 x float]], ptr %7, i64 0, i64 %.04662, i64 %31
  store float %38, ptr %39, align 4, !tbaa !41
  %40 = add nuw nsw i64 %.04861, 2
  %exitcond.not.1 = icmp eq i64 %40, 32
  br i1 %exitcond.not.1, label %20, label %22, !llvm.loop !107

41:                                               ; preds = %5
  br i1 %10, label %.preheader57, label %.preheader56

.preheader57:                                     ; preds = %.thread, %41
  %42 = phi i64 [ 32, %.thread ], [ %14, %41 ]
  %43 = load ptr, ptr %0, align 8, !tbaa !108
  br label %45

.preheader56:                                     ; preds = %41
  %44 = load ptr, ptr %0, align 8, !tbaa !108
  br label %72

45:                                               ; preds = %.preheader57, %45
  %.04763 = phi i64 [ 0, %.preheader57 ], [ %71, %45 ]
  %46 = mul nsw i64 %42, %.04763
  %47 = getelementptr inbounds float, ptr %43, i64 %46
  %48 = icmp slt i64 %.04763, %1
  %49 = select i1 %48, i64 %2, i64 0
  %50 = icmp sgt i64 %49, 15
  %51 = icmp slt i64 %49, 1
  %52 = trunc i64 %49 to i32
  %notmask.i52 = shl nsw i32 -1, %52
  %53 = trunc i32 %notmask.i52 to i16
  %54 = xor i16 %53, -1
  %55 = select i1 %51, i16 0, i16 %54
  %56 = select i1 %50, i16 -1, i16 %55
  %57 = bitcast i16 %56 to <16 x i1>
  %58 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %47, i32 1, <16 x i1> %57, <16 x float> zeroinitializer)
  %59 = getelementptr inbounds i8, ptr %47, i64 64
  %60 = icmp sgt i64 %49, 31
  %61 = icmp slt i64 %49, 17
  %62 = add i32 %52, -16
  %notmask.i51 = shl nsw i32 -1, %62
  %63 = trunc i32 %notmask.i51 to i16
  %64 = xor i16 %63, -1
  %65 = select i1 %61, i16 0, i16 %64
  %66 = select i1 %60, i16 -1, i16 %65
  %67 = bitcast i16 %66 to <16 x i1>
  %68 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr nonnull %59, i32 1, <16 x i1> %67, <16 x float> zeroinitializer)
  %69 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %68, <16 x float> %58)
  %70 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %.04763
  store <32 x bfloat> %69, ptr %70, align 16, !tbaa !38
  %71 = add nuw nsw i64 %.04763, 1
  %exitcond72.not = icmp eq i64 %71, 16
  br i1 %exitcond72.not, label %.loopexit, label %45, !llvm.loop !109

72:                                               ; preds = %.preheader56, %72
  %.04564 = phi i64 [ 0, %.preheader56 ], [ %104, %72 ]
  %73 = shl nuw nsw i64 %.04564, 1
  %74 = mul nsw i64 %9, %73
  %75 = getelementptr inbounds float, ptr %44, i64 %74
  %76 = icmp slt i64 %73, %2
  %77 = select i1 %76, i64 %1, i64 0
  %78 = icmp sgt i64 %77, 15
  %79 = icmp slt i64 %77, 1
  %80 = trunc i64 %77 to i32
  %notmask.i50 = shl nsw i32 -1, %80
  %81 = trunc i32 %notmask.i50 to i16
  %82 = xor i16 %81, -1
  %83 = select i1 %79, i16 0, i16 %82
  %84 = select i1 %78, i16 -1, i16 %83
  %85 = bitcast i16 %84 to <16 x i1>
  %86 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %75, i32 1, <16 x i1> %85, <16 x float> zeroinitializer)
  %87 = getelementptr inbounds float, ptr %75, i64 %9
  %88 = or disjoint i64 %73, 1
  %89 = icmp slt i64 %88, %2
  %90 = select i1 %89, i64 %1, i64 0
  %91 = icmp sgt i64 %90, 15
  %92 = icmp slt i64 %90, 1
  %93 = trunc i64 %90 to i32
  %notmask.i = shl nsw i32 -1, %93
  %94 = trunc i32 %notmask.i to i16
  %95 = xor i16 %94, -1
  %96 = select i1 %92, i16 0, i16 %95
  %97 = select i1 %91, i16 -1, i16 %96
  %98 = bitcast i16 %97 to <16 x i1>
  %99 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %87, i32 1, <16 x i1> %98, <16 x float> zeroinitializer)
  %100 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %99, <16 x float> %86)
  %101 = bitcast <32 x bfloat> %100 to <32 x i16>
  %102 = shufflevector <32 x i16> %101, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %103 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %.04564
  store <32 x i16> %102, ptr %103, align 16, !tbaa !38
  %104 = add nuw nsw i64 %.04564, 1
  %exitcond73.not = icmp eq i64 %104, 16
  br i1 %exitcond73.not, label %.loopexit, label %72, !llvm.loop !110

.loopexit:                                        ; preds = %72, %45
  %.04481 = phi i64 [ 1, %45 ], [ %11, %72 ]
  %105 = icmp eq i64 %.04481, %4
  br i1 %105, label %turn_tile.exit.loopexit, label %turn_tile.exit

turn_tile.exit.loopexit:                          ; preds = %.loopexit
  %106 = load <16 x float>, ptr %6, align 16, !tbaa !38
  %107 = getelementptr inbounds i8, ptr %6, i64 512
  %108 = load <16 x float>, ptr %107, align 16, !tbaa !38
  %109 = shufflevector <16 x float> %106, <16 x float> %108, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %109, ptr %6, align 16, !tbaa !38
  %110 = shufflevector <16 x float> %106, <16 x float> %108, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %110, ptr %107, align 16, !tbaa !38
  %111 = getelementptr inbounds i8, ptr %6, i64 64
  %112 = load <16 x float>, ptr %111, align 16, !tbaa !38
  %113 = getelementptr inbounds i8, ptr %6, i64 576
  %114 = load <16 x float>, ptr %113, align 16, !tbaa !38
  %115 = shufflevector <16 x float> %112, <16 x float> %114, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %115, ptr %111, align 16, !tbaa !38
  %116 = shufflevector <16 x float> %112, <16 x float> %114, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %116, ptr %113, align 16, !tbaa !38
  %117 = getelementptr inbounds i8, ptr %6, i64 128
  %118 = load <16 x float>, ptr %117, align 16, !tbaa !38
  %119 = getelementptr inbounds i8, ptr %6, i64 640
  %120 = load <16 x float>, ptr %119, align 16, !tbaa !38
  %121 = shufflevector <16 x float> %118, <16 x float> %120, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %121, ptr %117, align 16, !tbaa !38
  %122 = shufflevector <16 x float> %118, <16 x float> %120, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %122, ptr %119, align 16, !tbaa !38
  %123 = getelementptr inbounds i8, ptr %6, i64 192
  %124 = load <16 x float>, ptr %123, align 16, !tbaa !38
  %125 = getelementptr inbounds i8, ptr %6, i64 704
  %126 = load <16 x float>, ptr %125, align 16, !tbaa !38
  %127 = shufflevector <16 x float> %124, <16 x float> %126, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %127, ptr %123, align 16, !tbaa !38
  %128 = shufflevector <16 x float> %124, <16 x float> %126, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %128, ptr %125, align 16, !tbaa !38
  %129 = getelementptr inbounds i8, ptr %6, i64 256
  %130 = load <16 x float>, ptr %129, align 16, !tbaa !38
  %131 = getelementptr inbounds i8, ptr %6, i64 768
  %132 = load <16 x float>, ptr %131, align 16, !tbaa !38
  %133 = shufflevector <16 x float> %130, <16 x float> %132, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %133, ptr %129, align 16, !tbaa !38
  %134 = shufflevector <16 x float> %130, <16 x float> %132, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %134, ptr %131, align 16, !tbaa !38
  %135 = getelementptr inbounds i8, ptr %6, i64 320
  %136 = load <16 x float>, ptr %135, align 16, !tbaa !38
  %137 = getelementptr inbounds i8, ptr %6, i64 832
  %138 = load <16 x float>, ptr %137, align 16, !tbaa !38
  %139 = shufflevector <16 x float> %136, <16 x float> %138, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %139, ptr %135, align 16, !tbaa !38
  %140 = shufflevector <16 x float> %136, <16 x float> %138, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %140, ptr %137, align 16, !tbaa !38
  %141 = getelementptr inbounds i8, ptr %6, i64 384
  %142 = load <16 x float>, ptr %141, align 16, !tbaa !38
  %143 = getelementptr inbounds i8, ptr %6, i64 896
  %144 = load <16 x float>, ptr %143, align 16, !tbaa !38
  %145 = shufflevector <16 x float> %142, <16 x float> %144, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %145, ptr %141, align 16, !tbaa !38
  %146 = shufflevector <16 x float> %142, <16 x float> %144, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %146, ptr %143, align 16, !tbaa !38
  %147 = getelementptr inbounds i8, ptr %6, i64 448
  %148 = load <16 x float>, ptr %147, align 16, !tbaa !38
  %149 = getelementptr inbounds i8, ptr %6, i64 960
  %150 = load <16 x float>, ptr %149, align 16, !tbaa !38
  %151 = shufflevector <16 x float> %148, <16 x float> %150, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %151, ptr %147, align 16, !tbaa !38
  %152 = shufflevector <16 x float> %148, <16 x float> %150, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %152, ptr %149, align 16, !tbaa !38
  %153 = load <16 x float>, ptr %6, align 16, !tbaa !38
  %154 = getelementptr inbounds i8, ptr %6, i64 256
  %155 = load <16 x float>, ptr %154, align 16, !tbaa !38
  %156 = shufflevector <16 x float> %153, <16 x float> %155, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %156, ptr %6, align 16, !tbaa !38
  %157 = shufflevector <16 x float> %153, <16 x float> %155, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %157, ptr %154, align 16, !tbaa !38
  %158 = getelementptr inbounds i8, ptr %6, i64 64
  %159 = load <16 x float>, ptr %158, align 16, !tbaa !38
  %160 = getelementptr inbounds i8, ptr %6, i64 320
  %161 = load <16 x float>, ptr %160, align 16, !tbaa !38
  %162 = shufflevector <16 x float> %159, <16 x float> %161, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %162, ptr %158, align 16, !tbaa !38
  %163 = shufflevector <16 x float> %159, <16 x float> %161, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %163, ptr %160, align 16, !tbaa !38
  %164 = getelementptr inbounds i8, ptr %6, i64 128
  %165 = load <16 x float>, ptr %164, align 16, !tbaa !38
  %166 = getelementptr inbounds i8, ptr %6, i64 384
  %167 = load <16 x float>, ptr %166, align 16, !tbaa !38
  %168 = shufflevector <16 x float> %165, <16 x float> %167, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %168, ptr %164, align 16, !tbaa !38
  %169 = shufflevector <16 x float> %165, <16 x float> %167, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %169, ptr %166, align 16, !tbaa !38
  %170 = getelementptr inbounds i8, ptr %6, i64 192
  %171 = load <16 x float>, ptr %170, align 16, !tbaa !38
  %172 = getelementptr inbounds i8, ptr %6, i64 448
  %173 = load <16 x float>, ptr %172, align 16, !tbaa !38
  %174 = shufflevector <16 x float> %171, <16 x float> %173, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %174, ptr %170, align 16, !tbaa !38
  %175 = shufflevector <16 x float> %171, <16 x float> %173, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %175, ptr %172, align 16, !tbaa !38
  %176 = getelementptr inbounds i8, ptr %6, i64 512
  %177 = load <16 x float>, ptr %176, align 16, !tbaa !38
  %178 = getelementptr inbounds i8, ptr %6, i64 768
  %179 = load <16 x float>, ptr %178, align 16, !tbaa !38
  %180 = shufflevector <16 x float> %177, <16 x float> %179, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %180, ptr %176, align 16, !tbaa !38
  %181 = shufflevector <16 x float> %177, <16 x float> %179, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %181, ptr %178, align 16, !tbaa !38
  %182 = getelementptr inbounds i8, ptr %6, i64 576
  %183 = load <16 x float>, ptr %182, align 16, !tbaa !38
  %184 = getelementptr inbounds i8, ptr %6, i64 832
  %185 = load <16 x float>, ptr %184, align 16, !tbaa !38
  %186 = shufflevector <16 x float> %183, <16 x float> %185, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %186, ptr %182, align 16, !tbaa !38
  %187 = shufflevector <16 x float> %183, <16 x float> %185, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %187, ptr %184, align 16, !tbaa !38
  %188 = getelementptr inbounds i8, ptr %6, i64 640
  %189 = load <16 x float>, ptr %188, align 16, !tbaa !38
  %190 = getelementptr inbounds i8, ptr %6, i64 896
  %191 = load <16 x float>, ptr %190, align 16, !tbaa !38
  %192 = shufflevector <16 x float> %189, <16 x float> %191, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %192, ptr %188, align 16, !tbaa !38
  %193 = shufflevector <16 x float> %189, <16 x float> %191, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %193, ptr %190, align 16, !tbaa !38
  %194 = getelementptr inbounds i8, ptr %6, i64 704
  %195 = load <16 x float>, ptr %194, align 16, !tbaa !38
  %196 = getelementptr inbounds i8, ptr %6, i64 960
  %197 = load <16 x float>, ptr %196, align 16, !tbaa !38
  %198 = shufflevector <16 x float> %195, <16 x float> %197, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %198, ptr %194, align 16, !tbaa !38
  %199 = shufflevector <16 x float> %195, <16 x float> %197, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %199, ptr %196, align 16, !tbaa !38
  %200 = load <16 x float>, ptr %6, align 16, !tbaa !38
  %201 = getelementptr inbounds i8, ptr %6, i64 128
  %202 = load <16 x float>, ptr %201, align 16, !tbaa !38
  %203 = shufflevector <16 x float> %200, <16 x float> %202, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %203, ptr %6, align 16, !tbaa !38
  %204 = shufflevector <16 x float> %200, <16 x float> %202, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %204, ptr %201, align 16, !tbaa !38
  %205 = getelementptr inbounds i8, ptr %6, i64 64
  %206 = load <16 x float>, ptr %205, align 16, !tbaa !38
  %207 = getelementptr inbounds i8, ptr %6, i64 192
  %208 = load <16 x float>, ptr %207, align 16, !tbaa !38
  %209 = shufflevector <16 x float> %206, <16 x float> %208, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %209, ptr %205, align 16, !tbaa !38
  %210 = shufflevector <16 x float> %206, <16 x float> %208, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %210, ptr %207, align 16, !tbaa !38
  %211 = getelementptr inbounds i8, ptr %6, i64 256
  %212 = load <16 x float>, ptr %211, align 16, !tbaa !38
  %213 = getelementptr inbounds i8, ptr %6, i64 384
  %214 = load <16 x float>, ptr %213, align 16, !tbaa !38
  %215 = shufflevector <16 x float> %212, <16 x float> %214, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %215, ptr %211, align 16, !tbaa !38
  %216 = shufflevector <16 x float> %212, <16 x float> %214, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %216, ptr %213, align 16, !tbaa !38
  %217 = getelementptr inbounds i8, ptr %6, i64 320
  %218 = load <16 x float>, ptr %217, align 16, !tbaa !38
  %219 = getelementptr inbounds i8, ptr %6, i64 448
  %220 = load <16 x float>, ptr %219, align 16, !tbaa !38
  %221 = shufflevector <16 x float> %218, <16 x float> %220, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %221, ptr %217, align 16, !tbaa !38
  %222 = shufflevector <16 x float> %218, <16 x float> %220, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %222, ptr %219, align 16, !tbaa !38
  %223 = getelementptr inbounds i8, ptr %6, i64 512
  %224 = load <16 x float>, ptr %223, align 16, !tbaa !38
  %225 = getelementptr inbounds i8, ptr %6, i64 640
  %226 = load <16 x float>, ptr %225, align 16, !tbaa !38
  %227 = shufflevector <16 x float> %224, <16 x float> %226, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %227, ptr %223, align 16, !tbaa !38
  %228 = shufflevector <16 x float> %224, <16 x float> %226, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %228, ptr %225, align 16, !tbaa !38
  %229 = getelementptr inbounds i8, ptr %6, i64 576
  %230 = load <16 x float>, ptr %229, align 16, !tbaa !38
  %231 = getelementptr inbounds i8, ptr %6, i64 704
  %232 = load <16 x float>, ptr %231, align 16, !tbaa !38
  %233 = shufflevector <16 x float> %230, <16 x float> %232, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %233, ptr %229, align 16, !tbaa !38
  %234 = shufflevector <16 x float> %230, <16 x float> %232, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %234, ptr %231, align 16, !tbaa !38
  %235 = getelementptr inbounds i8, ptr %6, i64 768
  %236 = load <16 x float>, ptr %235, align 16, !tbaa !38
  %237 = getelementptr inbounds i8, ptr %6, i64 896
  %238 = load <16 x float>, ptr %237, align 16, !tbaa !38
  %239 = shufflevector <16 x float> %236, <16 x float> %238, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %239, ptr %235, align 16, !tbaa !38
  %240 = shufflevector <16 x float> %236, <16 x float> %238, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %240, ptr %237, align 16, !tbaa !38
  %241 = getelementptr inbounds i8, ptr %6, i64 832
  %242 = load <16 x float>, ptr %241, align 16, !tbaa !38
  %243 = getelementptr inbounds i8, ptr %6, i64 960
  %244 = load <16 x float>, ptr %243, align 16, !tbaa !38
  %245 = shufflevector <16 x float> %242, <16 x float> %244, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %245, ptr %241, align 16, !tbaa !38
  %246 = shufflevector <16 x float> %242, <16 x float> %244, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %246, ptr %243, align 16, !tbaa !38
  %247 = load <16 x float>, ptr %6, align 16, !tbaa !38
  %248 = getelementptr inbounds i8, ptr %6, i64 64
  %249 = load <16 x float>, ptr %248, align 16, !tbaa !38
  %250 = shufflevector <16 x float> %247, <16 x float> %249, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %250, ptr %6, align 16, !tbaa !38
  %251 = shufflevector <16 x float> %247, <16 x float> %249, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %251, ptr %248, align 16, !tbaa !38
  %252 = getelementptr inbounds i8, ptr %6, i64 128
  %253 = load <16 x float>, ptr %252, align 16, !tbaa !38
  %254 = getelementptr inbounds i8, ptr %6, i64 192
  %255 = load <16 x float>, ptr %254, align 16, !tbaa !38
  %256 = shufflevector <16 x float> %253, <16 x float> %255, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %256, ptr %252, align 16, !tbaa !38
  %257 = shufflevector <16 x float> %253, <16 x float> %255, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %257, ptr %254, align 16, !tbaa !38
  %258 = getelementptr inbounds i8, ptr %6, i64 256
  %259 = load <16 x float>, ptr %258, align 16, !tbaa !38
  %260 = getelementptr inbounds i8, ptr %6, i64 320
  %261 = load <16 x float>, ptr %260, align 16, !tbaa !38
  %262 = shufflevector <16 x float> %259, <16 x float> %261, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %262, ptr %258, align 16, !tbaa !38
  %263 = shufflevector <16 x float> %259, <16 x float> %261, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %263, ptr %260, align 16, !tbaa !38
  %264 = getelementptr inbounds i8, ptr %6, i64 384
  %265 = load <16 x float>, ptr %264, align 16, !tbaa !38
  %266 = getelementptr inbounds i8, ptr %6, i64 448
  %267 = load <16 x float>, ptr %266, align 16, !tbaa !38
  %268 = shufflevector <16 x float> %265, <16 x float> %267, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %268, ptr %264, align 16, !tbaa !38
  %269 = shufflevector <16 x float> %265, <16 x float> %267, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %269, ptr %266, align 16, !tbaa !38
  %270 = getelementptr inbounds i8, ptr %6, i64 512
  %271 = load <16 x float>, ptr %270, align 16, !tbaa !38
  %272 = getelementptr inbounds i8, ptr %6, i64 576
  %273 = load <16 x float>, ptr %272, align 16, !tbaa !38
  %274 = shufflevector <16 x float> %271, <16 x float> %273, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %274, ptr %270, align 16, !tbaa !38
  %275 = shufflevector <16 x float> %271, <16 x float> %273, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %275, ptr %272, align 16, !tbaa !38
  %276 = getelementptr inbounds i8, ptr %6, i64 640
  %277 = load <16 x float>, ptr %276, align 16, !tbaa !38
  %278 = getelementptr inbounds i8, ptr %6, i64 704
  %279 = load <16 x float>, ptr %278, align 16, !tbaa !38
  %280 = shufflevector <16 x float> %277, <16 x float> %279, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %280, ptr %276, align 16, !tbaa !38
  %281 = shufflevector <16 x float> %277, <16 x float> %279, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %281, ptr %278, align 16, !tbaa !38
  %282 = getelementptr inbounds i8, ptr %6, i64 768
  %283 = load <16 x float>, ptr %282, align 16, !tbaa !38
  %284 = getelementptr inbounds i8, ptr %6, i64 832
  %285 = load <16 x float>, ptr %284, align 16, !tbaa !38
  %286 = shufflevector <16 x float> %283, <16 x float> %285, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %286, ptr %282, align 16, !tbaa !38
  %287 = shufflevector <16 x float> %283, <16 x float> %285, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %287, ptr %284, align 16, !tbaa !38
  %288 = getelementptr inbounds i8, ptr %6, i64 896
  %289 = load <16 x float>, ptr %288, align 16, !tbaa !38
  %290 = getelementptr inbounds i8, ptr %6, i64 960
  %291 = load <16 x float>, ptr %290, align 16, !tbaa !38
  %292 = shufflevector <16 x float> %289, <16 x float> %291, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %292, ptr %288, align 16, !tbaa !38
  %293 = shufflevector <16 x float> %289, <16 x float> %291, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %293, ptr %290, align 16, !tbaa !38
  br label %turn_tile.exit

turn_tile.exit:                                   ; preds = %turn_tile.exit.loopexit, %.loopexit
  %294 = load <16 x float>, ptr %6, align 16, !tbaa !38
  store <16 x float> %294, ptr %3, align 4, !tbaa !38
  %295 = getelementptr inbounds i8, ptr %6, i64 64
  %296 = load <16 x float>, ptr %295, align 16, !tbaa !38
  %297 = getelementptr inbounds i8, ptr %3, i64 64
  store <16 x float> %296, ptr %297, align 4, !tbaa !38
  %298 = getelementptr inbounds i8, ptr %6, i64 128
  %299 = load <16 x float>, ptr %298, align 16, !tbaa !38
  %300 = getelementptr inbounds i8, ptr %3, i64 128
  store <16 x float> %299, ptr %300, align 4, !tbaa !38
  %301 = getelementptr inbounds i8, ptr %6, i64 192
  %302 = load <16 x float>, ptr %301, align 16, !tbaa !38
  %303 = getelementptr inbounds i8, ptr %3, i64 192
  store <16 x float> %302, ptr %303, align 4, !tbaa !38
  %304 = getelementptr inbounds i8, ptr %6, i64 256
  %305 = load <16 x float>, ptr %304, align 16, !tbaa !38
  %306 = getelementptr inbounds i8, ptr %3, i64 256
  store <16 x float> %305, ptr %306, align 4, !tbaa !38
  %307 = getelementptr inbounds i8, ptr %6, i64 320
  %308 = load <16 x float>, ptr %307, align 16, !tbaa !38
  %309 = getelementptr inbounds i8, ptr %3, i64 320
  store <16 x float> %308, ptr %309, align 4, !tbaa !38
  %310 = getelementptr inbounds i8, ptr %6, i64 384
  %311 = load <16 x float>, ptr %310, align 16, !tbaa !38
  %312 = getelementptr inbounds i8, ptr %3, i64 384
  store <16 x float> %311, ptr %312, align 4, !tbaa !38
  %313 = getelementptr inbounds i8, ptr %6, i64 448
  %314 = load <16 x float>, ptr %313, align 16, !tbaa !38
  %315 = getelementptr inbounds i8, ptr %3, i64 448
  store <16 x float> %314, ptr %315, align 4, !tbaa !38
  %316 = getelementptr inbounds i8, ptr %6, i64 512
  %317 = load <16 x float>, ptr %316, align 16, !tbaa !38
  %318 = getelementptr inbounds i8, ptr %3, i64 512
  store <16 x float> %317, ptr %318, align 4, !tbaa !38
  %319 = getelementptr inbounds i8, ptr %6, i64 576
  %320 = load <16 x float>, ptr %319, align 16, !tbaa !38
  %321 = getelementptr inbounds i8, ptr %3, i64 576
  store <16 x float> %320, ptr %321, align 4, !tbaa !38
  %322 = getelementptr inbounds i8, ptr %6, i64 640
  %323 = load <16 x float>, ptr %322, align 16, !tbaa !38
  %324 = getelementptr inbounds i8, ptr %3, i64 640
  store <16 x float> %323, ptr %324, align 4, !tbaa !38
  %325 = getelementptr inbounds i8, ptr %6, i64 704
  %326 = load <16 x float>, ptr %325, align 16, !tbaa !38
  %327 = getelementptr inbounds i8, ptr %3, i64 704
  store <16 x float> %326, ptr %327, align 4, !tbaa !38
  %328 = getelementptr inbounds i8, ptr %6, i64 768
  %329 = load <16 x float>, ptr %328, align 16, !tbaa !38
  %330 = getelementptr inbounds i8, ptr %3, i64 768
  store <16 x float> %329, ptr %330, align 4, !tbaa !38
  %331 = getelementptr inbounds i8, ptr %6, i64 832
  %332 = load <16 x float>, ptr %331, align 16, !tbaa !38
  %333 = getelementptr inbounds i8, ptr %3, i64 832
  store <16 x float> %332, ptr %333, align 4, !tbaa !38
  %334 = getelementptr inbounds i8, ptr %6, i64 896
  %335 = load <16 x float>, ptr %334, align 16, !tbaa !38
  %336 = getelementptr inbounds i8, ptr %3, i64 896
  store <16 x float> %335, ptr %336, align 4, !tbaa !38
  %337 = getelementptr inbounds i8, ptr %6, i64 960
  %338 = load <16 x float>, ptr %337, align 16, !tbaa !38
  %339 = getelementptr inbounds i8, ptr %3, i64 960
  store <16 x float> %338, ptr %339, align 4, !tbaa !38
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %7) #8
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %6) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float>, <16 x float>) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr nocapture, i32 immarg, <16 x i1>, <16 x float>) #7

; Function Attrs: nounwind
declare void @llvm.x86.sse.sfence() #8

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @two_positions(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3) unnamed_addr #5 {
.preheader37:
  %4 = load i64, ptr %0, align 8, !tbaa !48
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %.lr.ph63, label %.preheader34

.lr.ph63:                                         ; preds = %.preheader37
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !71
  %8 = getelementptr inbounds i8, ptr %0, i64 32
  %9 = load i64, ptr %8, align 8, !tbaa !52
  %10 = icmp sgt i64 %9, 0
  %11 = getelementptr inbounds i8, ptr %0, i64 48
  %12 = getelementptr inbounds i8, ptr %0, i64 40
  %13 = load i64, ptr %12, align 8, !tbaa !53
  %.not = icmp eq i64 %13, 0
  %14 = icmp sgt i64 %13, 0
  %15 = getelementptr inbounds i8, ptr %0, i64 16
  %16 = load i64, ptr %15, align 8, !tbaa !50
  %17 = getelementptr inbounds i8, ptr %0, i64 24
  %18 = load i64, ptr %17, align 8, !tbaa !51
  %xtraiter = and i64 %13, 3
  %19 = icmp ult i64 %13, 4
  %unroll_iter = and i64 %13, 9223372036854775804
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %35

.preheader34:                                     ; preds = %522, %.preheader37
  %.sroa.176.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.176.10, %522 ]
  %.sroa.161.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.161.10, %522 ]
  %.sroa.147.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.147.10, %522 ]
  %.sroa.190.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.190.10, %522 ]
  %.sroa.132.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.132.10, %522 ]
  %.sroa.118.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.118.10, %522 ]
  %.sroa.205.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.205.10, %522 ]
  %.sroa.103.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.103.10, %522 ]
  %.sroa.89.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.89.10, %522 ]
  %.sroa.219.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.219.10, %522 ]
  %.sroa.74.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.74.10, %522 ]
  %.sroa.60.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.60.10, %522 ]
  %.sroa.45.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.45.10, %522 ]
  %.sroa.31.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.31.10, %522 ]
  %.sroa.16.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.16.10, %522 ]
  %.sroa.0.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.0.10, %522 ]
  store <16 x float> %.sroa.0.0, ptr %3, align 64, !tbaa !38
  %20 = getelementptr inbounds i8, ptr %3, i64 1024
  store <16 x float> %.sroa.16.0, ptr %20, align 64, !tbaa !38
  %21 = getelementptr inbounds i8, ptr %3, i64 64
  store <16 x float> %.sroa.31.0, ptr %21, align 64, !tbaa !38
  %22 = getelementptr inbounds i8, ptr %3, i64 1088
  store <16 x float> %.sroa.45.0, ptr %22, align 64, !tbaa !38
  %23 = getelementptr inbounds i8, ptr %3, i64 128
  store <16 x float> %.sroa.60.0, ptr %23, align 64, !tbaa !38
  %24 = getelementptr inbounds i8, ptr %3, i64 1152
  store <16 x float> %.sroa.74.0, ptr %24, align 64, !tbaa !38
  %25 = getelementptr inbounds i8, ptr %3, i64 192
  store <16 x float> %.sroa.89.0, ptr %25, align 64, !tbaa !38
  %26 = getelementptr inbounds i8, ptr %3, i64 1216
  store <16 x float> %.sroa.103.0, ptr %26, align 64, !tbaa !38
  %27 = getelementptr inbounds i8, ptr %3, i64 256
  store <16 x float> %.sroa.118.0, ptr %27, align 64, !tbaa !38
  %28 = getelementptr inbounds i8, ptr %3, i64 1280
  store <16 x float> %.sroa.132.0, ptr %28, align 64, !tbaa !38
  %29 = getelementptr inbounds i8, ptr %3, i64 320
  store <16 x float> %.sroa.147.0, ptr %29, align 64, !tbaa !38
  %30 = getelementptr inbounds i8, ptr %3, i64 1344
  store <16 x float> %.sroa.161.0, ptr %30, align 64, !tbaa !38
  %31 = getelementptr inbounds i8, ptr %3, i64 384
  store <16 x float> %.sroa.176.0, ptr %31, align 64, !tbaa !38
  %32 = getelementptr inbounds i8, ptr %3, i64 1408
  store <16 x float> %.sroa.190.0, ptr %32, align 64, !tbaa !38
  %33 = getelementptr inbounds i8, ptr %3, i64 448
  store <16 x float> %.sroa.205.0, ptr %33, align 64, !tbaa !38
  %34 = getelementptr inbounds i8, ptr %3, i64 1472
  store <16 x float> %.sroa.219.0, ptr %34, align 64, !tbaa !38
  ret void

35:                                               ; preds = %.lr.ph63, %522
  %.sroa.176.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.176.10, %522 ]
  %.sroa.161.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.161.10, %522 ]
  %.sroa.147.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.147.10, %522 ]
  %.sroa.190.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.190.10, %522 ]
  %.sroa.132.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.132.10, %522 ]
  %.sroa.118.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.118.10, %522 ]
  %.sroa.205.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.205.10, %522 ]
  %.sroa.103.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.103.10, %522 ]
  %.sroa.89.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.89.10, %522 ]
  %.sroa.219.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.219.10, %522 ]
  %.sroa.74.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.74.10, %522 ]
  %.sroa.60.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.60.10, %522 ]
  %.sroa.45.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.45.10, %522 ]
  %.sroa.31.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.31.10, %522 ]
  %.sroa.16.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.16.10, %522 ]
  %.sroa.0.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.0.10, %522 ]
  %.02362 = phi i64 [ 0, %.lr.ph63 ], [ %523, %522 ]
  %.02461 = phi i64 [ %7, %.lr.ph63 ], [ %spec.select.i, %522 ]
  %.02560 = phi ptr [ %1, %.lr.ph63 ], [ %.2, %522 ]
  %36 = getelementptr inbounds i8, ptr %2, i64 %.02461
  br i1 %10, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %35
  %37 = load i64, ptr %11, align 8, !tbaa !54
  br label %38

._crit_edge:                                      ; preds = %add_pairs.exit, %35
  %.sroa.176.2 = phi <16 x float> [ %.sroa.176.1, %35 ], [ %242, %add_pairs.exit ]
  %.sroa.161.2 = phi <16 x float> [ %.sroa.161.1, %35 ], [ %237, %add_pairs.exit ]
  %.sroa.147.2 = phi <16 x float> [ %.sroa.147.1, %35 ], [ %236, %add_pairs.exit ]
  %.sroa.190.2 = phi <16 x float> [ %.sroa.190.1, %35 ], [ %243, %add_pairs.exit ]
  %.sroa.132.2 = phi <16 x float> [ %.sroa.132.1, %35 ], [ %231, %add_pairs.exit ]
  %.sroa.118.2 = phi <16 x float> [ %.sroa.118.1, %35 ], [ %230, %add_pairs.exit ]
  %.sroa.205.2 = phi <16 x float> [ %.sroa.205.1, %35 ], [ %248, %add_pairs.exit ]
  %.sroa.103.2 = phi <16 x float> [ %.sroa.103.1, %35 ], [ %225, %add_pairs.exit ]
  %.sroa.89.2 = phi <16 x float> [ %.sroa.89.1, %35 ], [ %224, %add_pairs.exit ]
  %.sroa.219.2 = phi <16 x float> [ %.sroa.219.1, %35 ], [ %249, %add_pairs.exit ]
  %.sroa.74.2 = phi <16 x float> [ %.sroa.74.1, %35 ], [ %219, %add_pairs.exit ]
  %.sroa.60.2 = phi <16 x float> [ %.sroa.60.1, %35 ], [ %218, %add_pairs.exit ]
  %.sroa.45.2 = phi <16 x float> [ %.sroa.45.1, %35 ], [ %213, %add_pairs.exit ]
  %.sroa.31.2 = phi <16 x float> [ %.sroa.31.1, %35 ], [ %212, %add_pairs.exit ]
  %.sroa.16.2 = phi <16 x float> [ %.sroa.16.1, %35 ], [ %207, %add_pairs.exit ]
  %.sroa.0.2 = phi <16 x float> [ %.sroa.0.1, %35 ], [ %206, %add_pairs.exit ]
  %.1.lcssa = phi ptr [ %.02560, %35 ], [ %252, %add_pairs.exit ]
  %.022.lcssa = phi ptr [ %36, %35 ], [ %253, %add_pairs.exit ]
  br i1 %.not, label %522, label %254

38:                                               ; preds = %.lr.ph, %add_pairs.exit
  %.sroa.176.3 = phi <16 x float> [ %.sroa.176.1, %.lr.ph ], [ %242, %add_pairs.exit ]
  %.sroa.161.3 = phi <16 x float> [ %.sroa.161.1, %.lr.ph ], [ %237, %add_pairs.exit ]
  %.sroa.147.3 = phi <16 x float> [ %.sroa.147.1, %.lr.ph ], [ %236, %add_pairs.exit ]
  %.sroa.190.3 = phi <16 x float> [ %.sroa.190.1, %.lr.ph ], [ %243, %add_pairs.exit ]
  %.sroa.132.3 = phi <16 x float> [ %.sroa.132.1, %.lr.ph ], [ %231, %add_pairs.exit ]
  %.sroa.118.3 = phi <16 x float> [ %.sroa.118.1, %.lr.ph ], [ %230, %add_pairs.exit ]
  %.sroa.205.3 = phi <16 x float> [ %.sroa.205.1, %.lr.ph ], [ %248, %add_pairs.exit ]
  %.sroa.103.3 = phi <16 x float> [ %.sroa.103.1, %.lr.ph ], [ %225, %add_pairs.exit ]
  %.sroa.89.3 = phi <16 x float> [ %.sroa.89.1, %.lr.ph ], [ %224, %add_pairs.exit ]
  %.sroa.219.3 = phi <16 x float> [ %.sroa.219.1, %.lr.ph ], [ %249, %add_pairs.exit ]
  %.sroa.74.3 = phi <16 x float> [ %.sroa.74.1, %.lr.ph ], [ %219, %add_pairs.exit ]
  %.sroa.60.3 = phi <16 x float> [ %.sroa.60.1, %.lr.ph ], [ %218, %add_pairs.exit ]
  %.sroa.45.3 = phi <16 x float> [ %.sroa.45.1, %.lr.ph ], [ %213, %add_pairs.exit ]
  %.sroa.31.3 = phi <16 x float> [ %.sroa.31.1, %.lr.ph ], [ %212, %add_pairs.exit ]
  %.sroa.16.3 = phi <16 x float> [ %.sroa.16.1, %.lr.ph ], [ %207, %add_pairs.exit ]
  %.sroa.0.3 = phi <16 x float> [ %.sroa.0.1, %.lr.ph ], [ %206, %add_pairs.exit ]
  %.048 = phi i64 [ 0, %.lr.ph ], [ %251, %add_pairs.exit ]
  %.02247 = phi ptr [ %36, %.lr.ph ], [ %253, %add_pairs.exit ]
  %.146 = phi ptr [ %.02560, %.lr.ph ], [ %252, %add_pairs.exit ]
  br label %.preheader35

.preheader35:                                     ; preds = %.preheader35, %38
  %.sroa.176.4 = phi <16 x float> [ %.sroa.176.3, %38 ], [ %242, %.preheader35 ]
  %.sroa.161.4 = phi <16 x float> [ %.sroa.161.3, %38 ], [ %237, %.preheader35 ]
  %.sroa.147.4 = phi <16 x float> [ %.sroa.147.3, %38 ], [ %236, %.preheader35 ]
  %.sroa.190.4 = phi <16 x float> [ %.sroa.190.3, %38 ], [ %243, %.preheader35 ]
  %.sroa.132.4 = phi <16 x float> [ %.sroa.132.3, %38 ], [ %231, %.preheader35 ]
  %.sroa.118.4 = phi <16 x float> [ %.sroa.118.3, %38 ], [ %230, %.preheader35 ]
  %.sroa.205.4 = phi <16 x float> [ %.sroa.205.3, %38 ], [ %248, %.preheader35 ]
  %.sroa.103.4 = phi <16 x float> [ %.sroa.103.3, %38 ], [ %225, %.preheader35 ]
  %.sroa.89.4 = phi <16 x float> [ %.sroa.89.3, %38 ], [ %224, %.preheader35 ]
  %.sroa.219.4 = phi <16 x float> [ %.sroa.219.3, %38 ], [ %249, %.preheader35 ]
  %.sroa.74.4 = phi <16 x float> [ %.sroa.74.3, %38 ], [ %219, %.preheader35 ]
  %.sroa.60.4 = phi <16 x float> [ %.sroa.60.3, %38 ], [ %218, %.preheader35 ]
  %.sroa.45.4 = phi <16 x float> [ %.sroa.45.3, %38 ], [ %213, %.preheader35 ]
  %.sroa.31.4 = phi <16 x float> [ %.sroa.31.3, %38 ], [ %212, %.preheader35 ]
  %.sroa.16.4 = phi <16 x float> [ %.sroa.16.3, %38 ], [ %207, %.preheader35 ]
  %.sroa.0.4 = phi <16 x float> [ %.sroa.0.3, %38 ], [ %206, %.preheader35 ]
  %.026.i45 = phi i64 [ 0, %38 ], [ %250, %.preheader35 ]
  %39 = shl nuw nsw i64 %.026.i45, 6
  %invariant.gep = getelementptr i8, ptr %.02247, i64 %39
  %40 = load <32 x bfloat>, ptr %invariant.gep, align 64, !tbaa !38
  %gep.1 = getelementptr i8, ptr %invariant.gep, i64 %37
  %41 = load <32 x bfloat>, ptr %gep.1, align 64, !tbaa !38
  %42 = shl nuw nsw i64 %.026.i45, 2
  %invariant.gep42 = getelementptr inbounds i8, ptr %.146, i64 %42
  %43 = load i32, ptr %invariant.gep42, align 4, !tbaa !111
  %44 = insertelement <16 x i32> poison, i32 %43, i64 0
  %45 = shufflevector <16 x i32> %44, <16 x i32> poison, <16 x i32> zeroinitializer
  %46 = bitcast <16 x i32> %45 to <32 x bfloat>
  %47 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.0.4, <32 x bfloat> %46, <32 x bfloat> %40)
  %48 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.16.4, <32 x bfloat> %46, <32 x bfloat> %41)
  %gep43.1 = getelementptr inbounds i8, ptr %invariant.gep42, i64 64
  %49 = load i32, ptr %gep43.1, align 4, !tbaa !111
  %50 = insertelement <16 x i32> poison, i32 %49, i64 0
  %51 = shufflevector <16 x i32> %50, <16 x i32> poison, <16 x i32> zeroinitializer
  %52 = bitcast <16 x i32> %51 to <32 x bfloat>
  %53 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.31.4, <32 x bfloat> %52, <32 x bfloat> %40)
  %54 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.45.4, <32 x bfloat> %52, <32 x bfloat> %41)
  %gep43.2 = getelementptr inbounds i8, ptr %invariant.gep42, i64 128
  %55 = load i32, ptr %gep43.2, align 4, !tbaa !111
  %56 = insertelement <16 x i32> poison, i32 %55, i64 0
  %57 = shufflevector <16 x i32> %56, <16 x i32> poison, <16 x i32> zeroinitializer
  %58 = bitcast <16 x i32> %57 to <32 x bfloat>
  %59 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.60.4, <32 x bfloat> %58, <32 x bfloat> %40)
  %60 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.74.4, <32 x bfloat> %58, <32 x bfloat> %41)
  %gep43.3 = getelementptr inbounds i8, ptr %invariant.gep42, i64 192
  %61 = load i32, ptr %gep43.3, align 4, !tbaa !111
  %62 = insertelement <16 x i32> poison, i32 %61, i64 0
  %63 = shufflevector <16 x i32> %62, <16 x i32> poison, <16 x i32> zeroinitializer
  %64 = bitcast <16 x i32> %63 to <32 x bfloat>
  %65 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.89.4, <32 x bfloat> %64, <32 x bfloat> %40)
  %66 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.103.4, <32 x bfloat> %64, <32 x bfloat> %41)
  %gep43.4 = getelementptr inbounds i8, ptr %invariant.gep42, i64 256
  %67 = load i32, ptr %gep43.4, align 4, !tbaa !111
  %68 = insertelement <16 x i32> poison, i32 %67, i64 0
  %69 = shufflevector <16 x i32> %68, <16 x i32> poison, <16 x i32> zeroinitializer
  %70 = bitcast <16 x i32> %69 to <32 x bfloat>
  %71 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.118.4, <32 x bfloat> %70, <32 x bfloat> %40)
  %72 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.132.4, <32 x bfloat> %70, <32 x bfloat> %41)
  %gep43.5 = getelementptr inbounds i8, ptr %invariant.gep42, i64 320
  %73 = load i32, ptr %gep43.5, align 4, !tbaa !111
  %74 = insertelement <16 x i32> poison, i32 %73, i64 0
  %75 = shufflevector <16 x i32> %74, <16 x i32> poison, <16 x i32> zeroinitializer
  %76 = bitcast <16 x i32> %75 to <32 x bfloat>
  %77 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.147.4, <32 x bfloat> %76, <32 x bfloat> %40)
  %78 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.161.4, <32 x bfloat> %76, <32 x bfloat> %41)
  %gep43.6 = getelementptr inbounds i8, ptr %invariant.gep42, i64 384
  %79 = load i32, ptr %gep43.6, align 4, !tbaa !111
  %80 = insertelement <16 x i32> poison, i32 %79, i64 0
  %81 = shufflevector <16 x i32> %80, <16 x i32> poison, <16 x i32> zeroinitializer
  %82 = bitcast <16 x i32> %81 to <32 x bfloat>
  %83 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.176.4, <32 x bfloat> %82, <32 x bfloat> %40)
  %84 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.190.4, <32 x bfloat> %82, <32 x bfloat> %41)
  %gep43.7 = getelementptr inbounds i8, ptr %invariant.gep42, i64 448
  %85 = load i32, ptr %gep43.7, align 4, !tbaa !111
  %86 = insertelement <16 x i32> poison, i32 %85, i64 0
  %87 = shufflevector <16 x i32> %86, <16 x i32> poison, <16 x i32> zeroinitializer
  %88 = bitcast <16 x i32> %87 to <32 x bfloat>
  %89 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.205.4, <32 x bfloat> %88, <32 x bfloat> %40)
  %90 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.219.4, <32 x bfloat> %88, <32 x bfloat> %41)
  %91 = or disjoint i64 %.026.i45, 1
  %92 = shl nuw nsw i64 %91, 6
  %invariant.gep.1 = getelementptr i8, ptr %.02247, i64 %92
  %93 = load <32 x bfloat>, ptr %invariant.gep.1, align 64, !tbaa !38
  %gep.1.1 = getelementptr i8, ptr %invariant.gep.1, i64 %37
  %94 = load <32 x bfloat>, ptr %gep.1.1, align 64, !tbaa !38
  %95 = shl nuw nsw i64 %91, 2
  %invariant.gep42.1 = getelementptr inbounds i8, ptr %.146, i64 %95
  %96 = load i32, ptr %invariant.gep42.1, align 4, !tbaa !111
  %97 = insertelement <16 x i32> poison, i32 %96, i64 0
  %98 = shufflevector <16 x i32> %97, <16 x i32> poison, <16 x i32> zeroinitializer
  %99 = bitcast <16 x i32> %98 to <32 x bfloat>
  %100 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %47, <32 x bfloat> %99, <32 x bfloat> %93)
  %101 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %48, <32 x bfloat> %99, <32 x bfloat> %94)
  %gep43.1.1 = getelementptr inbounds i8, ptr %invariant.gep42.1, i64 64
  %102 = load i32, ptr %gep43.1.1, align 4, !tbaa !111
  %103 = insertelement <16 x i32> poison, i32 %102, i64 0
  %104 = shufflevector <16 x i32> %103, <16 x i32> poison, <16 x i32> zeroinitializer
  %105 = bitcast <16 x i32> %104 to <32 x bfloat>
  %106 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %53, <32 x bfloat> %105, <32 x bfloat> %93)
  %107 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %54, <32 x bfloat> %105, <32 x bfloat> %94)
  %gep43.2.1 = getelementptr inbounds i8, ptr %invariant.gep42.1, i64 128
  %108 = load i32, ptr %gep43.2.1, align 4, !tbaa !111
  %109 = insertelement <16 x i32> poison, i32 %108, i64 0
  %110 = shufflevector <16 x i32> %109, <16 x i32> poison, <16 x i32> zeroinitializer
  %111 = bitcast <16 x i32> %110 to <32 x bfloat>
  %112 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %59, <32 x bfloat> %111, <32 x bfloat> %93)
  %113 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %60, <32 x bfloat> %111, <32 x bfloat> %94)
  %gep43.3.1 = getelementptr inbounds i8, ptr %invariant.gep42.1, i64 192
  %114 = load i32, ptr %gep43.3.1, align 4, !tbaa !111
  %115 = insertelement <16 x i32> poison, i32 %114, i64 0
  %116 = shufflevector <16 x i32> %115, <16 x i32> poison, <16 x i32> zeroinitializer
  %117 = bitcast <16 x i32> %116 to <32 x bfloat>
  %118 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %65, <32 x bfloat> %117, <32 x bfloat> %93)
  %119 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %66, <32 x bfloat> %117, <32 x bfloat> %94)
  %gep43.4.1 = getelementptr inbounds i8, ptr %invariant.gep42.1, i64 256
  %120 = load i32, ptr %gep43.4.1, align 4, !tbaa !111
  %121 = insertelement <16 x i32> poison, i32 %120, i64 0
  %122 = shufflevector <16 x i32> %121, <16 x i32> poison, <16 x i32> zeroinitializer
  %123 = bitcast <16 x i32> %122 to <32 x bfloat>
  %124 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %71, <32 x bfloat> %123, <32 x bfloat> %93)
  %125 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %72, <32 x bfloat> %123, <32 x bfloat> %94)
  %gep43.5.1 = getelementptr inbounds i8, ptr %invariant.gep42.1, i64 320
  %126 = load i32, ptr %gep43.5.1, align 4, !tbaa !111
  %127 = insertelement <16 x i32> poison, i32 %126, i64 0
  %128 = shufflevector <16 x i32> %127, <16 x i32> poison, <16 x i32> zeroinitializer
  %129 = bitcast <16 x i32> %128 to <32 x bfloat>
  %130 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %77, <32 x bfloat> %129, <32 x bfloat> %93)
  %131 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %78, <32 x bfloat> %129, <32 x bfloat> %94)
  %gep43.6.1 = getelementptr inbounds i8, ptr %invariant.gep42.1, i64 384
  %132 = load i32, ptr %gep43.6.1, align 4, !tbaa !111
  %133 = insertelement <16 x i32> poison, i32 %132, i64 0
  %134 = shufflevector <16 x i32> %133, <16 x i32> poison, <16 x i32> zeroinitializer
  %135 = bitcast <16 x i32> %134 to <32 x bfloat>
  %136 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %83, <32 x bfloat> %135, <32 x bfloat> %93)
  %137 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %84, <32 x bfloat> %135, <32 x bfloat> %94)
  %gep43.7.1 = getelementptr inbounds i8, ptr %invariant.gep42.1, i64 448
  %138 = load i32, ptr %gep43.7.1, align 4, !tbaa !111
  %139 = insertelement <16 x i32> poison, i32 %138, i64 0
  %140 = shufflevector <16 x i32> %139, <16 x i32> poison, <16 x i32> zeroinitializer
  %141 = bitcast <16 x i32> %140 to <32 x bfloat>
  %142 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %89, <32 x bfloat> %141, <32 x bfloat> %93)
  %143 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %90, <32 x bfloat> %141, <32 x bfloat> %94)
  %144 = or disjoint i64 %.026.i45, 2
  %145 = shl nuw nsw i64 %144, 6
  %invariant.gep.2 = getelementptr i8, ptr %.02247, i64 %145
  %146 = load <32 x bfloat>, ptr %invariant.gep.2, align 64, !tbaa !38
  %gep.1.2 = getelementptr i8, ptr %invariant.gep.2, i64 %37
  %147 = load <32 x bfloat>, ptr %gep.1.2, align 64, !tbaa !38
  %148 = shl nuw nsw i64 %144, 2
  %invariant.gep42.2 = getelementptr inbounds i8, ptr %.146, i64 %148
  %149 = load i32, ptr %invariant.gep42.2, align 4, !tbaa !111
  %150 = insertelement <16 x i32> poison, i32 %149, i64 0
  %151 = shufflevector <16 x i32> %150, <16 x i32> poison, <16 x i32> zeroinitializer
  %152 = bitcast <16 x i32> %151 to <32 x bfloat>
  %153 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %100, <32 x bfloat> %152, <32 x bfloat> %146)
  %154 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %101, <32 x bfloat> %152, <32 x bfloat> %147)
  %gep43.1.2 = getelementptr inbounds i8, ptr %invariant.gep42.2, i64 64
  %155 = load i32, ptr %gep43.1.2, align 4, !tbaa !111
  %156 = insertelement <16 x i32> poison, i32 %155, i64 0
  %157 = shufflevector <16 x i32> %156, <16 x i32> poison, <16 x i32> zeroinitializer
  %158 = bitcast <16 x i32> %157 to <32 x bfloat>
  %159 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %106, <32 x bfloat> %158, <32 x bfloat> %146)
  %160 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %107, <32 x bfloat> %158, <32 x bfloat> %147)
  %gep43.2.2 = getelementptr inbounds i8, ptr %invariant.gep42.2, i64 128
  %161 = load i32, ptr %gep43.2.2, align 4, !tbaa !111
  %162 = insertelement <16 x i32> poison, i32 %161, i64 0
  %163 = shufflevector <16 x i32> %162, <16 x i32> poison, <16 x i32> zeroinitializer
  %164 = bitcast <16 x i32> %163 to <32 x bfloat>
  %165 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %112, <32 x bfloat> %164, <32 x bfloat> %146)
  %166 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %113, <32 x bfloat> %164, <32 x bfloat> %147)
  %gep43.3.2 = getelementptr inbounds i8, ptr %invariant.gep42.2, i64 192
  %167 = load i32, ptr %gep43.3.2, align 4, !tbaa !111
  %168 = insertelement <16 x i32> poison, i32 %167, i64 0
  %169 = shufflevector <16 x i32> %168, <16 x i32> poison, <16 x i32> zeroinitializer
  %170 = bitcast <16 x i32> %169 to <32 x bfloat>
  %171 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %118, <32 x bfloat> %170, <32 x bfloat> %146)
  %172 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %119, <32 x bfloat> %170, <32 x bfloat> %147)
  %gep43.4.2 = getelementptr inbounds i8, ptr %invariant.gep42.2, i64 256
  %173 = load i32, ptr %gep43.4.2, align 4, !tbaa !111
  %174 = insertelement <16 x i32> poison, i32 %173, i64 0
  %175 = shufflevector <16 x i32> %174, <16 x i32> poison, <16 x i32> zeroinitializer
  %176 = bitcast <16 x i32> %175 to <32 x bfloat>
  %177 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %124, <32 x bfloat> %176, <32 x bfloat> %146)
  %178 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %125, <32 x bfloat> %176, <32 x bfloat> %147)
  %gep43.5.2 = getelementptr inbounds i8, ptr %invariant.gep42.2, i64 320
  %179 = load i32, ptr %gep43.5.2, align 4, !tbaa !111
  %180 = insertelement <16 x i32> poison, i32 %179, i64 0
  %181 = shufflevector <16 x i32> %180, <16 x i32> poison, <16 x i32> zeroinitializer
  %182 = bitcast <16 x i32> %181 to <32 x bfloat>
  %183 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %130, <32 x bfloat> %182, <32 x bfloat> %146)
  %184 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %131, <32 x bfloat> %182, <32 x bfloat> %147)
  %gep43.6.2 = getelementptr inbounds i8, ptr %invariant.gep42.2, i64 384
  %185 = load i32, ptr %gep43.6.2, align 4, !tbaa !111
  %186 = insertelement <16 x i32> poison, i32 %185, i64 0
  %187 = shufflevector <16 x i32> %186, <16 x i32> poison, <16 x i32> zeroinitializer
  %188 = bitcast <16 x i32> %187 to <32 x bfloat>
  %189 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %136, <32 x bfloat> %188, <32 x bfloat> %146)
  %190 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %137, <32 x bfloat> %188, <32 x bfloat> %147)
  %gep43.7.2 = getelementptr inbounds i8, ptr %invariant.gep42.2, i64 448
  %191 = load i32, ptr %gep43.7.2, align 4, !tbaa !111
  %192 = insertelement <16 x i32> poison, i32 %191, i64 0
  %193 = shufflevector <16 x i32> %192, <16 x i32> poison, <16 x i32> zeroinitializer
  %194 = bitcast <16 x i32> %193 to <32 x bfloat>
  %195 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %142, <32 x bfloat> %194, <32 x bfloat> %146)
  %196 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %143, <32 x bfloat> %194, <32 x bfloat> %147)
  %197 = or disjoint i64 %.026.i45, 3
  %198 = shl nuw nsw i64 %197, 6
  %invariant.gep.3 = getelementptr i8, ptr %.02247, i64 %198
  %199 = load <32 x bfloat>, ptr %invariant.gep.3, align 64, !tbaa !38
  %gep.1.3 = getelementptr i8, ptr %invariant.gep.3, i64 %37
  %200 = load <32 x bfloat>, ptr %gep.1.3, align 64, !tbaa !38
  %201 = shl nuw nsw i64 %197, 2
  %invariant.gep42.3 = getelementptr inbounds i8, ptr %.146, i64 %201
  %202 = load i32, ptr %invariant.gep42.3, align 4, !tbaa !111
  %203 = insertelement <16 x i32> poison, i32 %202, i64 0
  %204 = shufflevector <16 x i32> %203, <16 x i32> poison, <16 x i32> zeroinitializer
  %205 = bitcast <16 x i32> %204 to <32 x bfloat>
  %206 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %153, <32 x bfloat> %205, <32 x bfloat> %199)
  %207 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %154, <32 x bfloat> %205, <32 x bfloat> %200)
  %gep43.1.3 = getelementptr inbounds i8, ptr %invariant.gep42.3, i64 64
  %208 = load i32, ptr %gep43.1.3, align 4, !tbaa !111
  %209 = insertelement <16 x i32> poison, i32 %208, i64 0
  %210 = shufflevector <16 x i32> %209, <16 x i32> poison, <16 x i32> zeroinitializer
  %211 = bitcast <16 x i32> %210 to <32 x bfloat>
  %212 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %159, <32 x bfloat> %211, <32 x bfloat> %199)
  %213 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %160, <32 x bfloat> %211, <32 x bfloat> %200)
  %gep43.2.3 = getelementptr inbounds i8, ptr %invariant.gep42.3, i64 128
  %214 = load i32, ptr %gep43.2.3, align 4, !tbaa !111
  %215 = insertelement <16 x i32> poison, i32 %214, i64 0
  %216 = shufflevector <16 x i32> %215, <16 x i32> poison, <16 x i32> zeroinitializer
  %217 = bitcast <16 x i32> %216 to <32 x bfloat>
  %218 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %165, <32 x bfloat> %217, <32 x bfloat> %199)
  %219 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %166, <32 x bfloat> %217, <32 x bfloat> %200)
  %gep43.3.3 = getelementptr inbounds i8, ptr %invariant.gep42.3, i64 192
  %220 = load i32, ptr %gep43.3.3, align 4, !tbaa !111
  %221 = insertelement <16 x i32> poison, i32 %220, i64 0
  %222 = shufflevector <16 x i32> %221, <16 x i32> poison, <16 x i32> zeroinitializer
  %223 = bitcast <16 x i32> %222 to <32 x bfloat>
  %224 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %171, <32 x bfloat> %223, <32 x bfloat> %199)
  %225 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %172, <32 x bfloat> %223, <32 x bfloat> %200)
  %gep43.4.3 = getelementptr inbounds i8, ptr %invariant.gep42.3, i64 256
  %226 = load i32, ptr %gep43.4.3, align 4, !tbaa !111
  %227 = insertelement <16 x i32> poison, i32 %226, i64 0
  %228 = shufflevector <16 x i32> %227, <16 x i32> poison, <16 x i32> zeroinitializer
  %229 = bitcast <16 x i32> %228 to <32 x bfloat>
  %230 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %177, <32 x bfloat> %229, <32 x bfloat> %199)
  %231 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %178, <32 x bfloat> %229, <32 x bfloat> %200)
  %gep43.5.3 = getelementptr inbounds i8, ptr %invariant.gep42.3, i64 320
  %232 = load i32, ptr %gep43.5.3, align 4, !tbaa !111
  %233 = insertelement <16 x i32> poison, i32 %232, i64 0
  %234 = shufflevector <16 x i32> %233, <16 x i32> poison, <16 x i32> zeroinitializer
  %235 = bitcast <16 x i32> %234 to <32 x bfloat>
  %236 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %183, <32 x bfloat> %235, <32 x bfloat> %199)
  %237 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %184, <32 x bfloat> %235, <32 x bfloat> %200)
  %gep43.6.3 = getelementptr inbounds i8, ptr %invariant.gep42.3, i64 384
  %238 = load i32, ptr %gep43.6.3, align 4, !tbaa !111
  %239 = insertelement <16 x i32> poison, i32 %238, i64 0
  %240 = shufflevector <16 x i32> %239, <16 x i32> poison, <16 x i32> zeroinitializer
  %241 = bitcast <16 x i32> %240 to <32 x bfloat>
  %242 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %189, <32 x bfloat> %241, <32 x bfloat> %199)
  %243 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %190, <32 x bfloat> %241, <32 x bfloat> %200)
  %gep43.7.3 = getelementptr inbounds i8, ptr %invariant.gep42.3, i64 448
  %244 = load i32, ptr %gep43.7.3, align 4, !tbaa !111
  %245 = insertelement <16 x i32> poison, i32 %244, i64 0
  %246 = shufflevector <16 x i32> %245, <16 x i32> poison, <16 x i32> zeroinitializer
  %247 = bitcast <16 x i32> %246 to <32 x bfloat>
  %248 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %195, <32 x bfloat> %247, <32 x bfloat> %199)
  %249 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %196, <32 x bfloat> %247, <32 x bfloat> %200)
  %250 = add nuw nsw i64 %.026.i45, 4
  %exitcond.not.3 = icmp eq i64 %250, 16
  br i1 %exitcond.not.3, label %add_pairs.exit, label %.preheader35, !llvm.loop !113

add_pairs.exit:                                   ; preds = %.preheader35
  %251 = add nuw nsw i64 %.048, 1
  %252 = getelementptr inbounds i8, ptr %.146, i64 1024
  %253 = getelementptr inbounds i8, ptr %.02247, i64 1024
  %exitcond67.not = icmp eq i64 %251, %9
  br i1 %exitcond67.not, label %._crit_edge, label %38, !llvm.loop !114

254:                                              ; preds = %._crit_edge
  %255 = load i64, ptr %11, align 8, !tbaa !54
  br i1 %14, label %.lr.ph59.preheader, label %add_pairs.exit32

.lr.ph59.preheader:                               ; preds = %254
  br i1 %19, label %add_pairs.exit32.loopexit.unr-lcssa, label %.lr.ph59

.lr.ph59:                                         ; preds = %.lr.ph59.preheader, %.lr.ph59
  %.sroa.176.5 = phi <16 x float> [ %459, %.lr.ph59 ], [ %.sroa.176.2, %.lr.ph59.preheader ]
  %.sroa.161.5 = phi <16 x float> [ %454, %.lr.ph59 ], [ %.sroa.161.2, %.lr.ph59.preheader ]
  %.sroa.147.5 = phi <16 x float> [ %453, %.lr.ph59 ], [ %.sroa.147.2, %.lr.ph59.preheader ]
  %.sroa.190.5 = phi <16 x float> [ %460, %.lr.ph59 ], [ %.sroa.190.2, %.lr.ph59.preheader ]
  %.sroa.132.5 = phi <16 x float> [ %448, %.lr.ph59 ], [ %.sroa.132.2, %.lr.ph59.preheader ]
  %.sroa.118.5 = phi <16 x float> [ %447, %.lr.ph59 ], [ %.sroa.118.2, %.lr.ph59.preheader ]
  %.sroa.205.5 = phi <16 x float> [ %465, %.lr.ph59 ], [ %.sroa.205.2, %.lr.ph59.preheader ]
  %.sroa.103.5 = phi <16 x float> [ %442, %.lr.ph59 ], [ %.sroa.103.2, %.lr.ph59.preheader ]
  %.sroa.89.5 = phi <16 x float> [ %441, %.lr.ph59 ], [ %.sroa.89.2, %.lr.ph59.preheader ]
  %.sroa.219.5 = phi <16 x float> [ %466, %.lr.ph59 ], [ %.sroa.219.2, %.lr.ph59.preheader ]
  %.sroa.74.5 = phi <16 x float> [ %436, %.lr.ph59 ], [ %.sroa.74.2, %.lr.ph59.preheader ]
  %.sroa.60.5 = phi <16 x float> [ %435, %.lr.ph59 ], [ %.sroa.60.2, %.lr.ph59.preheader ]
  %.sroa.45.5 = phi <16 x float> [ %430, %.lr.ph59 ], [ %.sroa.45.2, %.lr.ph59.preheader ]
  %.sroa.31.5 = phi <16 x float> [ %429, %.lr.ph59 ], [ %.sroa.31.2, %.lr.ph59.preheader ]
  %.sroa.16.5 = phi <16 x float> [ %424, %.lr.ph59 ], [ %.sroa.16.2, %.lr.ph59.preheader ]
  %.sroa.0.5 = phi <16 x float> [ %423, %.lr.ph59 ], [ %.sroa.0.2, %.lr.ph59.preheader ]
  %.026.i2857 = phi i64 [ %467, %.lr.ph59 ], [ 0, %.lr.ph59.preheader ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph59 ], [ 0, %.lr.ph59.preheader ]
  %256 = shl nsw i64 %.026.i2857, 6
  %invariant.gep50 = getelementptr i8, ptr %.022.lcssa, i64 %256
  %257 = load <32 x bfloat>, ptr %invariant.gep50, align 64, !tbaa !38
  %gep51.1 = getelementptr i8, ptr %invariant.gep50, i64 %255
  %258 = load <32 x bfloat>, ptr %gep51.1, align 64, !tbaa !38
  %259 = shl nsw i64 %.026.i2857, 2
  %invariant.gep54 = getelementptr inbounds i8, ptr %.1.lcssa, i64 %259
  %260 = load i32, ptr %invariant.gep54, align 4, !tbaa !111
  %261 = insertelement <16 x i32> poison, i32 %260, i64 0
  %262 = shufflevector <16 x i32> %261, <16 x i32> poison, <16 x i32> zeroinitializer
  %263 = bitcast <16 x i32> %262 to <32 x bfloat>
  %264 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.0.5, <32 x bfloat> %263, <32 x bfloat> %257)
  %265 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.16.5, <32 x bfloat> %263, <32 x bfloat> %258)
  %gep55.1 = getelementptr inbounds i8, ptr %invariant.gep54, i64 64
  %266 = load i32, ptr %gep55.1, align 4, !tbaa !111
  %267 = insertelement <16 x i32> poison, i32 %266, i64 0
  %268 = shufflevector <16 x i32> %267, <16 x i32> poison, <16 x i32> zeroinitializer
  %269 = bitcast <16 x i32> %268 to <32 x bfloat>
  %270 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.31.5, <32 x bfloat> %269, <32 x bfloat> %257)
  %271 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.45.5, <32 x bfloat> %269, <32 x bfloat> %258)
  %gep55.2 = getelementptr inbounds i8, ptr %invariant.gep54, i64 128
  %272 = load i32, ptr %gep55.2, align 4, !tbaa !111
  %273 = insertelement <16 x i32> poison, i32 %272, i64 0
  %274 = shufflevector <16 x i32> %273, <16 x i32> poison, <16 x i32> zeroinitializer
  %275 = bitcast <16 x i32> %274 to <32 x bfloat>
  %276 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.60.5, <32 x bfloat> %275, <32 x bfloat> %257)
  %277 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.74.5, <32 x bfloat> %275, <32 x bfloat> %258)
  %gep55.3 = getelementptr inbounds i8, ptr %invariant.gep54, i64 192
  %278 = load i32, ptr %gep55.3, align 4, !tbaa !111
  %279 = insertelement <16 x i32> poison, i32 %278, i64 0
  %280 = shufflevector <16 x i32> %279, <16 x i32> poison, <16 x i32> zeroinitializer
  %281 = bitcast <16 x i32> %280 to <32 x bfloat>
  %282 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.89.5, <32 x bfloat> %281, <32 x bfloat> %257)
  %283 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.103.5, <32 x bfloat> %281, <32 x bfloat> %258)
  %gep55.4 = getelementptr inbounds i8, ptr %invariant.gep54, i64 256
  %284 = load i32, ptr %gep55.4, align 4, !tbaa !111
  %285 = insertelement <16 x i32> poison, i32 %284, i64 0
  %286 = shufflevector <16 x i32> %285, <16 x i32> poison, <16 x i32> zeroinitializer
  %287 = bitcast <16 x i32> %286 to <32 x bfloat>
  %288 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.118.5, <32 x bfloat> %287, <32 x bfloat> %257)
  %289 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.132.5, <32 x bfloat> %287, <32 x bfloat> %258)
  %gep55.5 = getelementptr inbounds i8, ptr %invariant.gep54, i64 320
  %290 = load i32, ptr %gep55.5, align 4, !tbaa !111
  %291 = insertelement <16 x i32> poison, i32 %290, i64 0
  %292 = shufflevector <16 x i32> %291, <16 x i32> poison, <16 x i32> zeroinitializer
  %293 = bitcast <16 x i32> %292 to <32 x bfloat>
  %294 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.147.5, <32 x bfloat> %293, <32 x bfloat> %257)
  %295 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.161.5, <32 x bfloat> %293, <32 x bfloat> %258)
  %gep55.6 = getelementptr inbounds i8, ptr %invariant.gep54, i64 384
  %296 = load i32, ptr %gep55.6, align 4, !tbaa !111
  %297 = insertelement <16 x i32> poison, i32 %296, i64 0
  %298 = shufflevector <16 x i32> %297, <16 x i32> poison, <16 x i32> zeroinitializer
  %299 = bitcast <16 x i32> %298 to <32 x bfloat>
  %300 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.176.5, <32 x bfloat> %299, <32 x bfloat> %257)
  %301 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.190.5, <32 x bfloat> %299, <32 x bfloat> %258)
  %gep55.7 = getelementptr inbounds i8, ptr %invariant.gep54, i64 448
  %302 = load i32, ptr %gep55.7, align 4, !tbaa !111
  %303 = insertelement <16 x i32> poison, i32 %302, i64 0
  %304 = shufflevector <16 x i32> %303, <16 x i32> poison, <16 x i32> zeroinitializer
  %305 = bitcast <16 x i32> %304 to <32 x bfloat>
  %306 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.205.5, <32 x bfloat> %305, <32 x bfloat> %257)
  %307 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.219.5, <32 x bfloat> %305, <32 x bfloat> %258)
  %308 = or disjoint i64 %.026.i2857, 1
  %309 = shl nsw i64 %308, 6
  %invariant.gep50.1 = getelementptr i8, ptr %.022.lcssa, i64 %309
  %310 = load <32 x bfloat>, ptr %invariant.gep50.1, align 64, !tbaa !38
  %gep51.1.1 = getelementptr i8, ptr %invariant.gep50.1, i64 %255
  %311 = load <32 x bfloat>, ptr %gep51.1.1, align 64, !tbaa !38
  %312 = shl nsw i64 %308, 2
  %invariant.gep54.1 = getelementptr inbounds i8, ptr %.1.lcssa, i64 %312
  %313 = load i32, ptr %invariant.gep54.1, align 4, !tbaa !111
  %314 = insertelement <16 x i32> poison, i32 %313, i64 0
  %315 = shufflevector <16 x i32> %314, <16 x i32> poison, <16 x i32> zeroinitializer
  %316 = bitcast <16 x i32> %315 to <32 x bfloat>
  %317 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %264, <32 x bfloat> %316, <32 x bfloat> %310)
  %318 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %265, <32 x bfloat> %316, <32 x bfloat> %311)
  %gep55.1.1 = getelementptr inbounds i8, ptr %invariant.gep54.1, i64 64
  %319 = load i32, ptr %gep55.1.1, align 4, !tbaa !111
  %320 = insertelement <16 x i32> poison, i32 %319, i64 0
  %321 = shufflevector <16 x i32> %320, <16 x i32> poison, <16 x i32> zeroinitializer
  %322 = bitcast <16 x i32> %321 to <32 x bfloat>
  %323 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %270, <32 x bfloat> %322, <32 x bfloat> %310)
  %324 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %271, <32 x bfloat> %322, <32 x bfloat> %311)
  %gep55.2.1 = getelementptr inbounds i8, ptr %invariant.gep54.1, i64 128
  %325 = load i32, ptr %gep55.2.1, align 4, !tbaa !111
  %326 = insertelement <16 x i32> poison, i32 %325, i64 0
  %327 = shufflevector <16 x i32> %326, <16 x i32> poison, <16 x i32> zeroinitializer
  %328 = bitcast <16 x i32> %327 to <32 x bfloat>
  %329 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %276, <32 x bfloat> %328, <32 x bfloat> %310)
  %330 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %277, <32 x bfloat> %328, <32 x bfloat> %311)
  %gep55.3.1 = getelementptr inbounds i8, ptr %invariant.gep54.1, i64 192
  %331 = load i32, ptr %gep55.3.1, align 4, !tbaa !111
  %332 = insertelement <16 x i32> poison, i32 %331, i64 0
  %333 = shufflevector <16 x i32> %332, <16 x i32> poison, <16 x i32> zeroinitializer
  %334 = bitcast <16 x i32> %333 to <32 x bfloat>
  %335 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %282, <32 x bfloat> %334, <32 x bfloat> %310)
  %336 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %283, <32 x bfloat> %334, <32 x bfloat> %311)
  %gep55.4.1 = getelementptr inbounds i8, ptr %invariant.gep54.1, i64 256
  %337 = load i32, ptr %gep55.4.1, align 4, !tbaa !111
  %338 = insertelement <16 x i32> poison, i32 %337, i64 0
  %339 = shufflevector <16 x i32> %338, <16 x i32> poison, <16 x i32> zeroinitializer
  %340 = bitcast <16 x i32> %339 to <32 x bfloat>
  %341 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %288, <32 x bfloat> %340, <32 x bfloat> %310)
  %342 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %289, <32 x bfloat> %340, <32 x bfloat> %311)
  %gep55.5.1 = getelementptr inbounds i8, ptr %invariant.gep54.1, i64 320
  %343 = load i32, ptr %gep55.5.1, align 4, !tbaa !111
  %344 = insertelement <16 x i32> poison, i32 %343, i64 0
  %345 = shufflevector <16 x i32> %344, <16 x i32> poison, <16 x i32> zeroinitializer
  %346 = bitcast <16 x i32> %345 to <32 x bfloat>
  %347 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %294, <32 x bfloat> %346, <32 x bfloat> %310)
  %348 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %295, <32 x bfloat> %346, <32 x bfloat> %311)
  %gep55.6.1 = getelementptr inbounds i8, ptr %invariant.gep54.1, i64 384
  %349 = load i32, ptr %gep55.6.1, align 4, !tbaa !111
  %350 = insertelement <16 x i32> poison, i32 %349, i64 0
  %351 = shufflevector <16 x i32> %350, <16 x i32> poison, <16 x i32> zeroinitializer
  %352 = bitcast <16 x i32> %351 to <32 x bfloat>
  %353 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %300, <32 x bfloat> %352, <32 x bfloat> %310)
  %354 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %301, <32 x bfloat> %352, <32 x bfloat> %311)
  %gep55.7.1 = getelementptr inbounds i8, ptr %invariant.gep54.1, i64 448
  %355 = load i32, ptr %gep55.7.1, align 4, !tbaa !111
  %356 = insertelement <16 x i32> poison, i32 %355, i64 0
  %357 = shufflevector <16 x i32> %356, <16 x i32> poison, <16 x i32> zeroinitializer
  %358 = bitcast <16 x i32> %357 to <32 x bfloat>
  %359 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %306, <32 x bfloat> %358, <32 x bfloat> %310)
  %360 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %307, <32 x bfloat> %358, <32 x bfloat> %311)
  %361 = or disjoint i64 %.026.i2857, 2
  %362 = shl nsw i64 %361, 6
  %invariant.gep50.2 = getelementptr i8, ptr %.022.lcssa, i64 %362
  %363 = load <32 x bfloat>, ptr %invariant.gep50.2, align 64, !tbaa !38
  %gep51.1.2 = getelementptr i8, ptr %invariant.gep50.2, i64 %255
  %364 = load <32 x bfloat>, ptr %gep51.1.2, align 64, !tbaa !38
  %365 = shl nsw i64 %361, 2
  %invariant.gep54.2 = getelementptr inbounds i8, ptr %.1.lcssa, i64 %365
  %366 = load i32, ptr %invariant.gep54.2, align 4, !tbaa !111
  %367 = insertelement <16 x i32> poison, i32 %366, i64 0
  %368 = shufflevector <16 x i32> %367, <16 x i32> poison, <16 x i32> zeroinitializer
  %369 = bitcast <16 x i32> %368 to <32 x bfloat>
  %370 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %317, <32 x bfloat> %369, <32 x bfloat> %363)
  %371 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %318, <32 x bfloat> %369, <32 x bfloat> %364)
  %gep55.1.2 = getelementptr inbounds i8, ptr %invariant.gep54.2, i64 64
  %372 = load i32, ptr %gep55.1.2, align 4, !tbaa !111
  %373 = insertelement <16 x i32> poison, i32 %372, i64 0
  %374 = shufflevector <16 x i32> %373, <16 x i32> poison, <16 x i32> zeroinitializer
  %375 = bitcast <16 x i32> %374 to <32 x bfloat>
  %376 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %323, <32 x bfloat> %375, <32 x bfloat> %363)
  %377 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %324, <32 x bfloat> %375, <32 x bfloat> %364)
  %gep55.2.2 = getelementptr inbounds i8, ptr %invariant.gep54.2, i64 128
  %378 = load i32, ptr %gep55.2.2, align 4, !tbaa !111
  %379 = insertelement <16 x i32> poison, i32 %378, i64 0
  %380 = shufflevector <16 x i32> %379, <16 x i32> poison, <16 x i32> zeroinitializer
  %381 = bitcast <16 x i32> %380 to <32 x bfloat>
  %382 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %329, <32 x bfloat> %381, <32 x bfloat> %363)
  %383 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %330, <32 x bfloat> %381, <32 x bfloat> %364)
  %gep55.3.2 = getelementptr inbounds i8, ptr %invariant.gep54.2, i64 192
  %384 = load i32, ptr %gep55.3.2, align 4, !tbaa !111
  %385 = insertelement <16 x i32> poison, i32 %384, i64 0
  %386 = shufflevector <16 x i32> %385, <16 x i32> poison, <16 x i32> zeroinitializer
  %387 = bitcast <16 x i32> %386 to <32 x bfloat>
  %388 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %335, <32 x bfloat> %387, <32 x bfloat> %363)
  %389 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %336, <32 x bfloat> %387, <32 x bfloat> %364)
  %gep55.4.2 = getelementptr inbounds i8, ptr %invariant.gep54.2, i64 256
  %390 = load i32, ptr %gep55.4.2, align 4, !tbaa !111
  %391 = insertelement <16 x i32> poison, i32 %390, i64 0
  %392 = shufflevector <16 x i32> %391, <16 x i32> poison, <16 x i32> zeroinitializer
  %393 = bitcast <16 x i32> %392 to <32 x bfloat>
  %394 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %341, <32 x bfloat> %393, <32 x bfloat> %363)
  %395 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %342, <32 x bfloat> %393, <32 x bfloat> %364)
  %gep55.5.2 = getelementptr inbounds i8, ptr %invariant.gep54.2, i64 320
  %396 = load i32, ptr %gep55.5.2, align 4, !tbaa !111
  %397 = insertelement <16 x i32> poison, i32 %396, i64 0
  %398 = shufflevector <16 x i32> %397, <16 x i32> poison, <16 x i32> zeroinitializer
  %399 = bitcast <16 x i32> %398 to <32 x bfloat>
  %400 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %347, <32 x bfloat> %399, <32 x bfloat> %363)
  %401 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %348, <32 x bfloat> %399, <32 x bfloat> %364)
  %gep55.6.2 = getelementptr inbounds i8, ptr %invariant.gep54.2, i64 384
  %402 = load i32, ptr %gep55.6.2, align 4, !tbaa !111
  %403 = insertelement <16 x i32> poison, i32 %402, i64 0
  %404 = shufflevector <16 x i32> %403, <16 x i32> poison, <16 x i32> zeroinitializer
  %405 = bitcast <16 x i32> %404 to <32 x bfloat>
  %406 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %353, <32 x bfloat> %405, <32 x bfloat> %363)
  %407 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %354, <32 x bfloat> %405, <32 x bfloat> %364)
  %gep55.7.2 = getelementptr inbounds i8, ptr %invariant.gep54.2, i64 448
  %408 = load i32, ptr %gep55.7.2, align 4, !tbaa !111
  %409 = insertelement <16 x i32> poison, i32 %408, i64 0
  %410 = shufflevector <16 x i32> %409, <16 x i32> poison, <16 x i32> zeroinitializer
  %411 = bitcast <16 x i32> %410 to <32 x bfloat>
  %412 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %359, <32 x bfloat> %411, <32 x bfloat> %363)
  %413 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %360, <32 x bfloat> %411, <32 x bfloat> %364)
  %414 = or disjoint i64 %.026.i2857, 3
  %415 = shl nsw i64 %414, 6
  %invariant.gep50.3 = getelementptr i8, ptr %.022.lcssa, i64 %415
  %416 = load <32 x bfloat>, ptr %invariant.gep50.3, align 64, !tbaa !38
  %gep51.1.3 = getelementptr i8, ptr %invariant.gep50.3, i64 %255
  %417 = load <32 x bfloat>, ptr %gep51.1.3, align 64, !tbaa !38
  %418 = shl nsw i64 %414, 2
  %invariant.gep54.3 = getelementptr inbounds i8, ptr %.1.lcssa, i64 %418
  %419 = load i32, ptr %invariant.gep54.3, align 4, !tbaa !111
  %420 = insertelement <16 x i32> poison, i32 %419, i64 0
  %421 = shufflevector <16 x i32> %420, <16 x i32> poison, <16 x i32> zeroinitializer
  %422 = bitcast <16 x i32> %421 to <32 x bfloat>
  %423 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %370, <32 x bfloat> %422, <32 x bfloat> %416)
  %424 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %371, <32 x bfloat> %422, <32 x bfloat> %417)
  %gep55.1.3 = getelementptr inbounds i8, ptr %invariant.gep54.3, i64 64
  %425 = load i32, ptr %gep55.1.3, align 4, !tbaa !111
  %426 = insertelement <16 x i32> poison, i32 %425, i64 0
  %427 = shufflevector <16 x i32> %426, <16 x i32> poison, <16 x i32> zeroinitializer
  %428 = bitcast <16 x i32> %427 to <32 x bfloat>
  %429 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %376, <32 x bfloat> %428, <32 x bfloat> %416)
  %430 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %377, <32 x bfloat> %428, <32 x bfloat> %417)
  %gep55.2.3 = getelementptr inbounds i8, ptr %invariant.gep54.3, i64 128
  %431 = load i32, ptr %gep55.2.3, align 4, !tbaa !111
  %432 = insertelement <16 x i32> poison, i32 %431, i64 0
  %433 = shufflevector <16 x i32> %432, <16 x i32> poison, <16 x i32> zeroinitializer
  %434 = bitcast <16 x i32> %433 to <32 x bfloat>
  %435 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %382, <32 x bfloat> %434, <32 x bfloat> %416)
  %436 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %383, <32 x bfloat> %434, <32 x bfloat> %417)
  %gep55.3.3 = getelementptr inbounds i8, ptr %invariant.gep54.3, i64 192
  %437 = load i32, ptr %gep55.3.3, align 4, !tbaa !111
  %438 = insertelement <16 x i32> poison, i32 %437, i64 0
  %439 = shufflevector <16 x i32> %438, <16 x i32> poison, <16 x i32> zeroinitializer
  %440 = bitcast <16 x i32> %439 to <32 x bfloat>
  %441 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %388, <32 x bfloat> %440, <32 x bfloat> %416)
  %442 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %389, <32 x bfloat> %440, <32 x bfloat> %417)
  %gep55.4.3 = getelementptr inbounds i8, ptr %invariant.gep54.3, i64 256
  %443 = load i32, ptr %gep55.4.3, align 4, !tbaa !111
  %444 = insertelement <16 x i32> poison, i32 %443, i64 0
  %445 = shufflevector <16 x i32> %444, <16 x i32> poison, <16 x i32> zeroinitializer
  %446 = bitcast <16 x i32> %445 to <32 x bfloat>
  %447 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %394, <32 x bfloat> %446, <32 x bfloat> %416)
  %448 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %395, <32 x bfloat> %446, <32 x bfloat> %417)
  %gep55.5.3 = getelementptr inbounds i8, ptr %invariant.gep54.3, i64 320
  %449 = load i32, ptr %gep55.5.3, align 4, !tbaa !111
  %450 = insertelement <16 x i32> poison, i32 %449, i64 0
  %451 = shufflevector <16 x i32> %450, <16 x i32> poison, <16 x i32> zeroinitializer
  %452 = bitcast <16 x i32> %451 to <32 x bfloat>
  %453 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %400, <32 x bfloat> %452, <32 x bfloat> %416)
  %454 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %401, <32 x bfloat> %452, <32 x bfloat> %417)
  %gep55.6.3 = getelementptr inbounds i8, ptr %invariant.gep54.3, i64 384
  %455 = load i32, ptr %gep55.6.3, align 4, !tbaa !111
  %456 = insertelement <16 x i32> poison, i32 %455, i64 0
  %457 = shufflevector <16 x i32> %456, <16 x i32> poison, <16 x i32> zeroinitializer
  %458 = bitcast <16 x i32> %457 to <32 x bfloat>
  %459 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %406, <32 x bfloat> %458, <32 x bfloat> %416)
  %460 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %407, <32 x bfloat> %458, <32 x bfloat> %417)
  %gep55.7.3 = getelementptr inbounds i8, ptr %invariant.gep54.3, i64 448
  %461 = load i32, ptr %gep55.7.3, align 4, !tbaa !111
  %462 = insertelement <16 x i32> poison, i32 %461, i64 0
  %463 = shufflevector <16 x i32> %462, <16 x i32> poison, <16 x i32> zeroinitializer
  %464 = bitcast <16 x i32> %463 to <32 x bfloat>
  %465 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %412, <32 x bfloat> %464, <32 x bfloat> %416)
  %466 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %413, <32 x bfloat> %464, <32 x bfloat> %417)
  %467 = add nuw nsw i64 %.026.i2857, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3.not = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3.not, label %add_pairs.exit32.loopexit.unr-lcssa, label %.lr.ph59, !llvm.loop !115

add_pairs.exit32.loopexit.unr-lcssa:              ; preds = %.lr.ph59, %.lr.ph59.preheader
  %.sroa.176.6 = phi <16 x float> [ %.sroa.176.2, %.lr.ph59.preheader ], [ %459, %.lr.ph59 ]
  %.sroa.161.6 = phi <16 x float> [ %.sroa.161.2, %.lr.ph59.preheader ], [ %454, %.lr.ph59 ]
  %.sroa.147.6 = phi <16 x float> [ %.sroa.147.2, %.lr.ph59.preheader ], [ %453, %.lr.ph59 ]
  %.sroa.190.6 = phi <16 x float> [ %.sroa.190.2, %.lr.ph59.preheader ], [ %460, %.lr.ph59 ]
  %.sroa.132.6 = phi <16 x float> [ %.sroa.132.2, %.lr.ph59.preheader ], [ %448, %.lr.ph59 ]
  %.sroa.118.6 = phi <16 x float> [ %.sroa.118.2, %.lr.ph59.preheader ], [ %447, %.lr.ph59 ]
  %.sroa.205.6 = phi <16 x float> [ %.sroa.205.2, %.lr.ph59.preheader ], [ %465, %.lr.ph59 ]
  %.sroa.103.6 = phi <16 x float> [ %.sroa.103.2, %.lr.ph59.preheader ], [ %442, %.lr.ph59 ]
  %.sroa.89.6 = phi <16 x float> [ %.sroa.89.2, %.lr.ph59.preheader ], [ %441, %.lr.ph59 ]
  %.sroa.219.6 = phi <16 x float> [ %.sroa.219.2, %.lr.ph59.preheader ], [ %466, %.lr.ph59 ]
  %.sroa.74.6 = phi <16 x float> [ %.sroa.74.2, %.lr.ph59.preheader ], [ %436, %.lr.ph59 ]
  %.sroa.60.6 = phi <16 x float> [ %.sroa.60.2, %.lr.ph59.preheader ], [ %435, %.lr.ph59 ]
  %.sroa.45.6 = phi <16 x float> [ %.sroa.45.2, %.lr.ph59.preheader ], [ %430, %.lr.ph59 ]
  %.sroa.31.6 = phi <16 x float> [ %.sroa.31.2, %.lr.ph59.preheader ], [ %429, %.lr.ph59 ]
  %.sroa.16.6 = phi <16 x float> [ %.sroa.16.2, %.lr.ph59.preheader ], [ %424, %.lr.ph59 ]
  %.sroa.0.6 = phi <16 x float> [ %.sroa.0.2, %.lr.ph59.preheader ], [ %423, %.lr.ph59 ]
  %.026.i2857.unr = phi i64 [ 0, %.lr.ph59.preheader ], [ %467, %.lr.ph59 ]
  br i1 %lcmp.mod.not, label %add_pairs.exit32, label %.lr.ph59.epil

.lr.ph59.epil:                                    ; preds = %add_pairs.exit32.loopexit.unr-lcssa, %.lr.ph59.epil
  %.sroa.176.7 = phi <16 x float> [ %512, %.lr.ph59.epil ], [ %.sroa.176.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.sroa.161.7 = phi <16 x float> [ %507, %.lr.ph59.epil ], [ %.sroa.161.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.sroa.147.7 = phi <16 x float> [ %506, %.lr.ph59.epil ], [ %.sroa.147.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.sroa.190.7 = phi <16 x float> [ %513, %.lr.ph59.epil ], [ %.sroa.190.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.sroa.132.7 = phi <16 x float> [ %501, %.lr.ph59.epil ], [ %.sroa.132.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.sroa.118.7 = phi <16 x float> [ %500, %.lr.ph59.epil ], [ %.sroa.118.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.sroa.205.7 = phi <16 x float> [ %518, %.lr.ph59.epil ], [ %.sroa.205.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.sroa.103.7 = phi <16 x float> [ %495, %.lr.ph59.epil ], [ %.sroa.103.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.sroa.89.7 = phi <16 x float> [ %494, %.lr.ph59.epil ], [ %.sroa.89.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.sroa.219.7 = phi <16 x float> [ %519, %.lr.ph59.epil ], [ %.sroa.219.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.sroa.74.7 = phi <16 x float> [ %489, %.lr.ph59.epil ], [ %.sroa.74.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.sroa.60.7 = phi <16 x float> [ %488, %.lr.ph59.epil ], [ %.sroa.60.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.sroa.45.7 = phi <16 x float> [ %483, %.lr.ph59.epil ], [ %.sroa.45.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.sroa.31.7 = phi <16 x float> [ %482, %.lr.ph59.epil ], [ %.sroa.31.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.sroa.16.7 = phi <16 x float> [ %477, %.lr.ph59.epil ], [ %.sroa.16.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.sroa.0.7 = phi <16 x float> [ %476, %.lr.ph59.epil ], [ %.sroa.0.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.026.i2857.epil = phi i64 [ %520, %.lr.ph59.epil ], [ %.026.i2857.unr, %add_pairs.exit32.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph59.epil ], [ 0, %add_pairs.exit32.loopexit.unr-lcssa ]
  %468 = shl nsw i64 %.026.i2857.epil, 6
  %invariant.gep50.epil = getelementptr i8, ptr %.022.lcssa, i64 %468
  %469 = load <32 x bfloat>, ptr %invariant.gep50.epil, align 64, !tbaa !38
  %gep51.1.epil = getelementptr i8, ptr %invariant.gep50.epil, i64 %255
  %470 = load <32 x bfloat>, ptr %gep51.1.epil, align 64, !tbaa !38
  %471 = shl nsw i64 %.026.i2857.epil, 2
  %invariant.gep54.epil = getelementptr inbounds i8, ptr %.1.lcssa, i64 %471
  %472 = load i32, ptr %invariant.gep54.epil, align 4, !tbaa !111
  %473 = insertelement <16 x i32> poison, i32 %472, i64 0
  %474 = shufflevector <16 x i32> %473, <16 x i32> poison, <16 x i32> zeroinitializer
  %475 = bitcast <16 x i32> %474 to <32 x bfloat>
  %476 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.0.7, <32 x bfloat> %475, <32 x bfloat> %469)
  %477 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.16.7, <32 x bfloat> %475, <32 x bfloat> %470)
  %gep55.1.epil = getelementptr inbounds i8, ptr %invariant.gep54.epil, i64 64
  %478 = load i32, ptr %gep55.1.epil, align 4, !tbaa !111
  %479 = insertelement <16 x i32> poison, i32 %478, i64 0
  %480 = shufflevector <16 x i32> %479, <16 x i32> poison, <16 x i32> zeroinitializer
  %481 = bitcast <16 x i32> %480 to <32 x bfloat>
  %482 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.31.7, <32 x bfloat> %481, <32 x bfloat> %469)
  %483 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.45.7, <32 x bfloat> %481, <32 x bfloat> %470)
  %gep55.2.epil = getelementptr inbounds i8, ptr %invariant.gep54.epil, i64 128
  %484 = load i32, ptr %gep55.2.epil, align 4, !tbaa !111
  %485 = insertelement <16 x i32> poison, i32 %484, i64 0
  %486 = shufflevector <16 x i32> %485, <16 x i32> poison, <16 x i32> zeroinitializer
  %487 = bitcast <16 x i32> %486 to <32 x bfloat>
  %488 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.60.7, <32 x bfloat> %487, <32 x bfloat> %469)
  %489 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.74.7, <32 x bfloat> %487, <32 x bfloat> %470)
  %gep55.3.epil = getelementptr inbounds i8, ptr %invariant.gep54.epil, i64 192
  %490 = load i32, ptr %gep55.3.epil, align 4, !tbaa !111
  %491 = insertelement <16 x i32> poison, i32 %490, i64 0
  %492 = shufflevector <16 x i32> %491, <16 x i32> poison, <16 x i32> zeroinitializer
  %493 = bitcast <16 x i32> %492 to <32 x bfloat>
  %494 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.89.7, <32 x bfloat> %493, <32 x bfloat> %469)
  %495 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.103.7, <32 x bfloat> %493, <32 x bfloat> %470)
  %gep55.4.epil = getelementptr inbounds i8, ptr %invariant.gep54.epil, i64 256
  %496 = load i32, ptr %gep55.4.epil, align 4, !tbaa !111
  %497 = insertelement <16 x i32> poison, i32 %496, i64 0
  %498 = shufflevector <16 x i32> %497, <16 x i32> poison, <16 x i32> zeroinitializer
  %499 = bitcast <16 x i32> %498 to <32 x bfloat>
  %500 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.118.7, <32 x bfloat> %499, <32 x bfloat> %469)
  %501 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.132.7, <32 x bfloat> %499, <32 x bfloat> %470)
  %gep55.5.epil = getelementptr inbounds i8, ptr %invariant.gep54.epil, i64 320
  %502 = load i32, ptr %gep55.5.epil, align 4, !tbaa !111
  %503 = insertelement <16 x i32> poison, i32 %502, i64 0
  %504 = shufflevector <16 x i32> %503, <16 x i32> poison, <16 x i32> zeroinitializer
  %505 = bitcast <16 x i32> %504 to <32 x bfloat>
  %506 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.147.7, <32 x bfloat> %505, <32 x bfloat> %469)
  %507 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.161.7, <32 x bfloat> %505, <32 x bfloat> %470)
  %gep55.6.epil = getelementptr inbounds i8, ptr %invariant.gep54.epil, i64 384
  %508 = load i32, ptr %gep55.6.epil, align 4, !tbaa !111
  %509 = insertelement <16 x i32> poison, i32 %508, i64 0
  %510 = shufflevector <16 x i32> %509, <16 x i32> poison, <16 x i32> zeroinitializer
  %511 = bitcast <16 x i32> %510 to <32 x bfloat>
  %512 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.176.7, <32 x bfloat> %511, <32 x bfloat> %469)
  %513 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.190.7, <32 x bfloat> %511, <32 x bfloat> %470)
  %gep55.7.epil = getelementptr inbounds i8, ptr %invariant.gep54.epil, i64 448
  %514 = load i32, ptr %gep55.7.epil, align 4, !tbaa !111
  %515 = insertelement <16 x i32> poison, i32 %514, i64 0
  %516 = shufflevector <16 x i32> %515, <16 x i32> poison, <16 x i32> zeroinitializer
  %517 = bitcast <16 x i32> %516 to <32 x bfloat>
  %518 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.205.7, <32 x bfloat> %517, <32 x bfloat> %469)
  %519 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.219.7, <32 x bfloat> %517, <32 x bfloat> %470)
  %520 = add nuw nsw i64 %.026.i2857.epil, 1
  %epil.iter.next = add nuw nsw i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %add_pairs.exit32, label %.lr.ph59.epil, !llvm.loop !116

add_pairs.exit32:                                 ; preds = %.lr.ph59.epil, %add_pairs.exit32.loopexit.unr-lcssa, %254
  %.sroa.176.9 = phi <16 x float> [ %.sroa.176.2, %254 ], [ %.sroa.176.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %512, %.lr.ph59.epil ]
  %.sroa.161.9 = phi <16 x float> [ %.sroa.161.2, %254 ], [ %.sroa.161.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %507, %.lr.ph59.epil ]
  %.sroa.147.9 = phi <16 x float> [ %.sroa.147.2, %254 ], [ %.sroa.147.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %506, %.lr.ph59.epil ]
  %.sroa.190.9 = phi <16 x float> [ %.sroa.190.2, %254 ], [ %.sroa.190.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %513, %.lr.ph59.epil ]
  %.sroa.132.9 = phi <16 x float> [ %.sroa.132.2, %254 ], [ %.sroa.132.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %501, %.lr.ph59.epil ]
  %.sroa.118.9 = phi <16 x float> [ %.sroa.118.2, %254 ], [ %.sroa.118.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %500, %.lr.ph59.epil ]
  %.sroa.205.9 = phi <16 x float> [ %.sroa.205.2, %254 ], [ %.sroa.205.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %518, %.lr.ph59.epil ]
  %.sroa.103.9 = phi <16 x float> [ %.sroa.103.2, %254 ], [ %.sroa.103.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %495, %.lr.ph59.epil ]
  %.sroa.89.9 = phi <16 x float> [ %.sroa.89.2, %254 ], [ %.sroa.89.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %494, %.lr.ph59.epil ]
  %.sroa.219.9 = phi <16 x float> [ %.sroa.219.2, %254 ], [ %.sroa.219.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %519, %.lr.ph59.epil ]
  %.sroa.74.9 = phi <16 x float> [ %.sroa.74.2, %254 ], [ %.sroa.74.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %489, %.lr.ph59.epil ]
  %.sroa.60.9 = phi <16 x float> [ %.sroa.60.2, %254 ], [ %.sroa.60.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %488, %.lr.ph59.epil ]
  %.sroa.45.9 = phi <16 x float> [ %.sroa.45.2, %254 ], [ %.sroa.45.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %483, %.lr.ph59.epil ]
  %.sroa.31.9 = phi <16 x float> [ %.sroa.31.2, %254 ], [ %.sroa.31.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %482, %.lr.ph59.epil ]
  %.sroa.16.9 = phi <16 x float> [ %.sroa.16.2, %254 ], [ %.sroa.16.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %477, %.lr.ph59.epil ]
  %.sroa.0.9 = phi <16 x float> [ %.sroa.0.2, %254 ], [ %.sroa.0.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %476, %.lr.ph59.epil ]
  %521 = getelementptr inbounds i8, ptr %.1.lcssa, i64 1024
  br label %522

522:                                              ; preds = %add_pairs.exit32, %._crit_edge
  %.sroa.176.10 = phi <16 x float> [ %.sroa.176.2, %._crit_edge ], [ %.sroa.176.9, %add_pairs.exit32 ]
  %.sroa.161.10 = phi <16 x float> [ %.sroa.161.2, %._crit_edge ], [ %.sroa.161.9, %add_pairs.exit32 ]
  %.sroa.147.10 = phi <16 x float> [ %.sroa.147.2, %._crit_edge ], [ %.sroa.147.9, %add_pairs.exit32 ]
  %.sroa.190.10 = phi <16 x float> [ %.sroa.190.2, %._crit_edge ], [ %.sroa.190.9, %add_pairs.exit32 ]
  %.sroa.132.10 = phi <16 x float> [ %.sroa.132.2, %._crit_edge ], [ %.sroa.132.9, %add_pairs.exit32 ]
  %.sroa.118.10 = phi <16 x float> [ %.sroa.118.2, %._crit_edge ], [ %.sroa.118.9, %add_pairs.exit32 ]
  %.sroa.205.10 = phi <16 x float> [ %.sroa.205.2, %._crit_edge ], [ %.sroa.205.9, %add_pairs.exit32 ]
  %.sroa.103.10 = phi <16 x float> [ %.sroa.103.2, %._crit_edge ], [ %.sroa.103.9, %add_pairs.exit32 ]
  %.sroa.89.10 = phi <16 x float> [ %.sroa.89.2, %._crit_edge ], [ %.sroa.89.9, %add_pairs.exit32 ]
  %.sroa.219.10 = phi <16 x float> [ %.sroa.219.2, %._crit_edge ], [ %.sroa.219.9, %add_pairs.exit32 ]
  %.sroa.74.10 = phi <16 x float> [ %.sroa.74.2, %._crit_edge ], [ %.sroa.74.9, %add_pairs.exit32 ]
  %.sroa.60.10 = phi <16 x float> [ %.sroa.60.2, %._crit_edge ], [ %.sroa.60.9, %add_pairs.exit32 ]
  %.sroa.45.10 = phi <16 x float> [ %.sroa.45.2, %._crit_edge ], [ %.sroa.45.9, %add_pairs.exit32 ]
  %.sroa.31.10 = phi <16 x float> [ %.sroa.31.2, %._crit_edge ], [ %.sroa.31.9, %add_pairs.exit32 ]
  %.sroa.16.10 = phi <16 x float> [ %.sroa.16.2, %._crit_edge ], [ %.sroa.16.9, %add_pairs.exit32 ]
  %.sroa.0.10 = phi <16 x float> [ %.sroa.0.2, %._crit_edge ], [ %.sroa.0.9, %add_pairs.exit32 ]
  %.2 = phi ptr [ %.1.lcssa, %._crit_edge ], [ %521, %add_pairs.exit32 ]
  %523 = add nuw nsw i64 %.02362, 1
  %524 = add nsw i64 %16, %.02461
  %525 = icmp eq i64 %524, %18
  %spec.select.i = select i1 %525, i64 0, i64 %524
  %exitcond70.not = icmp eq i64 %523, %4
  br i1 %exitcond70.not, label %.preheader34, label %35, !llvm.loop !117
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @one_position(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3) unnamed_addr #5 {
.preheader37:
  %4 = load i64, ptr %0, align 8, !tbaa !48
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %.lr.ph63, label %.preheader34

.lr.ph63:                                         ; preds = %.preheader37
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !71
  %8 = getelementptr inbounds i8, ptr %0, i64 32
  %9 = load i64, ptr %8, align 8, !tbaa !52
  %10 = icmp sgt i64 %9, 0
  %11 = getelementptr inbounds i8, ptr %0, i64 40
  %12 = load i64, ptr %11, align 8, !tbaa !53
  %.not = icmp eq i64 %12, 0
  %13 = icmp sgt i64 %12, 0
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  %15 = load i64, ptr %14, align 8, !tbaa !50
  %16 = getelementptr inbounds i8, ptr %0, i64 24
  %17 = load i64, ptr %16, align 8, !tbaa !51
  %xtraiter = and i64 %12, 3
  %18 = icmp ult i64 %12, 4
  %unroll_iter = and i64 %12, 9223372036854775804
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %26

.preheader34:                                     ; preds = %429, %.preheader37
  %.sroa.50.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.50.10, %429 ]
  %.sroa.66.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.66.10, %429 ]
  %.sroa.34.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.34.10, %429 ]
  %.sroa.82.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.82.10, %429 ]
  %.sroa.98.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.98.10, %429 ]
  %.sroa.18.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.18.10, %429 ]
  %.sroa.114.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.114.10, %429 ]
  %.sroa.0.0 = phi <16 x float> [ zeroinitializer, %.preheader37 ], [ %.sroa.0.10, %429 ]
  store <16 x float> %.sroa.0.0, ptr %3, align 64, !tbaa !38
  %19 = getelementptr inbounds i8, ptr %3, i64 64
  store <16 x float> %.sroa.18.0, ptr %19, align 64, !tbaa !38
  %20 = getelementptr inbounds i8, ptr %3, i64 128
  store <16 x float> %.sroa.34.0, ptr %20, align 64, !tbaa !38
  %21 = getelementptr inbounds i8, ptr %3, i64 192
  store <16 x float> %.sroa.50.0, ptr %21, align 64, !tbaa !38
  %22 = getelementptr inbounds i8, ptr %3, i64 256
  store <16 x float> %.sroa.66.0, ptr %22, align 64, !tbaa !38
  %23 = getelementptr inbounds i8, ptr %3, i64 320
  store <16 x float> %.sroa.82.0, ptr %23, align 64, !tbaa !38
  %24 = getelementptr inbounds i8, ptr %3, i64 384
  store <16 x float> %.sroa.98.0, ptr %24, align 64, !tbaa !38
  %25 = getelementptr inbounds i8, ptr %3, i64 448
  store <16 x float> %.sroa.114.0, ptr %25, align 64, !tbaa !38
  ret void

26:                                               ; preds = %.lr.ph63, %429
  %.sroa.50.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.50.10, %429 ]
  %.sroa.66.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.66.10, %429 ]
  %.sroa.34.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.34.10, %429 ]
  %.sroa.82.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.82.10, %429 ]
  %.sroa.98.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.98.10, %429 ]
  %.sroa.18.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.18.10, %429 ]
  %.sroa.114.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.114.10, %429 ]
  %.sroa.0.1 = phi <16 x float> [ zeroinitializer, %.lr.ph63 ], [ %.sroa.0.10, %429 ]
  %.02362 = phi i64 [ 0, %.lr.ph63 ], [ %430, %429 ]
  %.02461 = phi i64 [ %7, %.lr.ph63 ], [ %spec.select.i, %429 ]
  %.02560 = phi ptr [ %1, %.lr.ph63 ], [ %.2, %429 ]
  %27 = getelementptr inbounds i8, ptr %2, i64 %.02461
  br i1 %10, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %add_pairs.exit, %26
  %.sroa.50.2 = phi <16 x float> [ %.sroa.50.1, %26 ], [ %182, %add_pairs.exit ]
  %.sroa.66.2 = phi <16 x float> [ %.sroa.66.1, %26 ], [ %187, %add_pairs.exit ]
  %.sroa.34.2 = phi <16 x float> [ %.sroa.34.1, %26 ], [ %177, %add_pairs.exit ]
  %.sroa.82.2 = phi <16 x float> [ %.sroa.82.1, %26 ], [ %192, %add_pairs.exit ]
  %.sroa.98.2 = phi <16 x float> [ %.sroa.98.1, %26 ], [ %197, %add_pairs.exit ]
  %.sroa.18.2 = phi <16 x float> [ %.sroa.18.1, %26 ], [ %172, %add_pairs.exit ]
  %.sroa.114.2 = phi <16 x float> [ %.sroa.114.1, %26 ], [ %202, %add_pairs.exit ]
  %.sroa.0.2 = phi <16 x float> [ %.sroa.0.1, %26 ], [ %167, %add_pairs.exit ]
  %.1.lcssa = phi ptr [ %.02560, %26 ], [ %205, %add_pairs.exit ]
  %.022.lcssa = phi ptr [ %27, %26 ], [ %206, %add_pairs.exit ]
  br i1 %.not, label %429, label %207

.lr.ph:                                           ; preds = %26, %add_pairs.exit
  %.sroa.50.3 = phi <16 x float> [ %182, %add_pairs.exit ], [ %.sroa.50.1, %26 ]
  %.sroa.66.3 = phi <16 x float> [ %187, %add_pairs.exit ], [ %.sroa.66.1, %26 ]
  %.sroa.34.3 = phi <16 x float> [ %177, %add_pairs.exit ], [ %.sroa.34.1, %26 ]
  %.sroa.82.3 = phi <16 x float> [ %192, %add_pairs.exit ], [ %.sroa.82.1, %26 ]
  %.sroa.98.3 = phi <16 x float> [ %197, %add_pairs.exit ], [ %.sroa.98.1, %26 ]
  %.sroa.18.3 = phi <16 x float> [ %172, %add_pairs.exit ], [ %.sroa.18.1, %26 ]
  %.sroa.114.3 = phi <16 x float> [ %202, %add_pairs.exit ], [ %.sroa.114.1, %26 ]
  %.sroa.0.3 = phi <16 x float> [ %167, %add_pairs.exit ], [ %.sroa.0.1, %26 ]
  %.048 = phi i64 [ %204, %add_pairs.exit ], [ 0, %26 ]
  %.02247 = phi ptr [ %206, %add_pairs.exit ], [ %27, %26 ]
  %.146 = phi ptr [ %205, %add_pairs.exit ], [ %.02560, %26 ]
  br label %.preheader35

.preheader35:                                     ; preds = %.preheader35, %.lr.ph
  %.sroa.50.4 = phi <16 x float> [ %.sroa.50.3, %.lr.ph ], [ %182, %.preheader35 ]
  %.sroa.66.4 = phi <16 x float> [ %.sroa.66.3, %.lr.ph ], [ %187, %.preheader35 ]
  %.sroa.34.4 = phi <16 x float> [ %.sroa.34.3, %.lr.ph ], [ %177, %.preheader35 ]
  %.sroa.82.4 = phi <16 x float> [ %.sroa.82.3, %.lr.ph ], [ %192, %.preheader35 ]
  %.sroa.98.4 = phi <16 x float> [ %.sroa.98.3, %.lr.ph ], [ %197, %.preheader35 ]
  %.sroa.18.4 = phi <16 x float> [ %.sroa.18.3, %.lr.ph ], [ %172, %.preheader35 ]
  %.sroa.114.4 = phi <16 x float> [ %.sroa.114.3, %.lr.ph ], [ %202, %.preheader35 ]
  %.sroa.0.4 = phi <16 x float> [ %.sroa.0.3, %.lr.ph ], [ %167, %.preheader35 ]
  %.026.i45 = phi i64 [ 0, %.lr.ph ], [ %203, %.preheader35 ]
  %28 = shl nuw nsw i64 %.026.i45, 6
  %invariant.gep = getelementptr i8, ptr %.02247, i64 %28
  %29 = load <32 x bfloat>, ptr %invariant.gep, align 64, !tbaa !38
  %30 = shl nuw nsw i64 %.026.i45, 2
  %invariant.gep42 = getelementptr inbounds i8, ptr %.146, i64 %30
  %31 = load i32, ptr %invariant.gep42, align 4, !tbaa !111
  %32 = insertelement <16 x i32> poison, i32 %31, i64 0
  %33 = shufflevector <16 x i32> %32, <16 x i32> poison, <16 x i32> zeroinitializer
  %34 = bitcast <16 x i32> %33 to <32 x bfloat>
  %35 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.0.4, <32 x bfloat> %34, <32 x bfloat> %29)
  %gep43.1 = getelementptr inbounds i8, ptr %invariant.gep42, i64 64
  %36 = load i32, ptr %gep43.1, align 4, !tbaa !111
  %37 = insertelement <16 x i32> poison, i32 %36, i64 0
  %38 = shufflevector <16 x i32> %37, <16 x i32> poison, <16 x i32> zeroinitializer
  %39 = bitcast <16 x i32> %38 to <32 x bfloat>
  %40 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.18.4, <32 x bfloat> %39, <32 x bfloat> %29)
  %gep43.2 = getelementptr inbounds i8, ptr %invariant.gep42, i64 128
  %41 = load i32, ptr %gep43.2, align 4, !tbaa !111
  %42 = insertelement <16 x i32> poison, i32 %41, i64 0
  %43 = shufflevector <16 x i32> %42, <16 x i32> poison, <16 x i32> zeroinitializer
  %44 = bitcast <16 x i32> %43 to <32 x bfloat>
  %45 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.34.4, <32 x bfloat> %44, <32 x bfloat> %29)
  %gep43.3 = getelementptr inbounds i8, ptr %invariant.gep42, i64 192
  %46 = load i32, ptr %gep43.3, align 4, !tbaa !111
  %47 = insertelement <16 x i32> poison, i32 %46, i64 0
  %48 = shufflevector <16 x i32> %47, <16 x i32> poison, <16 x i32> zeroinitializer
  %49 = bitcast <16 x i32> %48 to <32 x bfloat>
  %50 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.50.4, <32 x bfloat> %49, <32 x bfloat> %29)
  %gep43.4 = getelementptr inbounds i8, ptr %invariant.gep42, i64 256
  %51 = load i32, ptr %gep43.4, align 4, !tbaa !111
  %52 = insertelement <16 x i32> poison, i32 %51, i64 0
  %53 = shufflevector <16 x i32> %52, <16 x i32> poison, <16 x i32> zeroinitializer
  %54 = bitcast <16 x i32> %53 to <32 x bfloat>
  %55 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.66.4, <32 x bfloat> %54, <32 x bfloat> %29)
  %gep43.5 = getelementptr inbounds i8, ptr %invariant.gep42, i64 320
  %56 = load i32, ptr %gep43.5, align 4, !tbaa !111
  %57 = insertelement <16 x i32> poison, i32 %56, i64 0
  %58 = shufflevector <16 x i32> %57, <16 x i32> poison, <16 x i32> zeroinitializer
  %59 = bitcast <16 x i32> %58 to <32 x bfloat>
  %60 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.82.4, <32 x bfloat> %59, <32 x bfloat> %29)
  %gep43.6 = getelementptr inbounds i8, ptr %invariant.gep42, i64 384
  %61 = load i32, ptr %gep43.6, align 4, !tbaa !111
  %62 = insertelement <16 x i32> poison, i32 %61, i64 0
  %63 = shufflevector <16 x i32> %62, <16 x i32> poison, <16 x i32> zeroinitializer
  %64 = bitcast <16 x i32> %63 to <32 x bfloat>
  %65 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.98.4, <32 x bfloat> %64, <32 x bfloat> %29)
  %gep43.7 = getelementptr inbounds i8, ptr %invariant.gep42, i64 448
  %66 = load i32, ptr %gep43.7, align 4, !tbaa !111
  %67 = insertelement <16 x i32> poison, i32 %66, i64 0
  %68 = shufflevector <16 x i32> %67, <16 x i32> poison, <16 x i32> zeroinitializer
  %69 = bitcast <16 x i32> %68 to <32 x bfloat>
  %70 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.114.4, <32 x bfloat> %69, <32 x bfloat> %29)
  %71 = or disjoint i64 %.026.i45, 1
  %72 = shl nuw nsw i64 %71, 6
  %invariant.gep.1 = getelementptr i8, ptr %.02247, i64 %72
  %73 = load <32 x bfloat>, ptr %invariant.gep.1, align 64, !tbaa !38
  %74 = shl nuw nsw i64 %71, 2
  %invariant.gep42.1 = getelementptr inbounds i8, ptr %.146, i64 %74
  %75 = load i32, ptr %invariant.gep42.1, align 4, !tbaa !111
  %76 = insertelement <16 x i32> poison, i32 %75, i64 0
  %77 = shufflevector <16 x i32> %76, <16 x i32> poison, <16 x i32> zeroinitializer
  %78 = bitcast <16 x i32> %77 to <32 x bfloat>
  %79 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %35, <32 x bfloat> %78, <32 x bfloat> %73)
  %gep43.1.1 = getelementptr inbounds i8, ptr %invariant.gep42.1, i64 64
  %80 = load i32, ptr %gep43.1.1, align 4, !tbaa !111
  %81 = insertelement <16 x i32> poison, i32 %80, i64 0
  %82 = shufflevector <16 x i32> %81, <16 x i32> poison, <16 x i32> zeroinitializer
  %83 = bitcast <16 x i32> %82 to <32 x bfloat>
  %84 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %40, <32 x bfloat> %83, <32 x bfloat> %73)
  %gep43.2.1 = getelementptr inbounds i8, ptr %invariant.gep42.1, i64 128
  %85 = load i32, ptr %gep43.2.1, align 4, !tbaa !111
  %86 = insertelement <16 x i32> poison, i32 %85, i64 0
  %87 = shufflevector <16 x i32> %86, <16 x i32> poison, <16 x i32> zeroinitializer
  %88 = bitcast <16 x i32> %87 to <32 x bfloat>
  %89 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %45, <32 x bfloat> %88, <32 x bfloat> %73)
  %gep43.3.1 = getelementptr inbounds i8, ptr %invariant.gep42.1, i64 192
  %90 = load i32, ptr %gep43.3.1, align 4, !tbaa !111
  %91 = insertelement <16 x i32> poison, i32 %90, i64 0
  %92 = shufflevector <16 x i32> %91, <16 x i32> poison, <16 x i32> zeroinitializer
  %93 = bitcast <16 x i32> %92 to <32 x bfloat>
  %94 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %50, <32 x bfloat> %93, <32 x bfloat> %73)
  %gep43.4.1 = getelementptr inbounds i8, ptr %invariant.gep42.1, i64 256
  %95 = load i32, ptr %gep43.4.1, align 4, !tbaa !111
  %96 = insertelement <16 x i32> poison, i32 %95, i64 0
  %97 = shufflevector <16 x i32> %96, <16 x i32> poison, <16 x i32> zeroinitializer
  %98 = bitcast <16 x i32> %97 to <32 x bfloat>
  %99 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %55, <32 x bfloat> %98, <32 x bfloat> %73)
  %gep43.5.1 = getelementptr inbounds i8, ptr %invariant.gep42.1, i64 320
  %100 = load i32, ptr %gep43.5.1, align 4, !tbaa !111
  %101 = insertelement <16 x i32> poison, i32 %100, i64 0
  %102 = shufflevector <16 x i32> %101, <16 x i32> poison, <16 x i32> zeroinitializer
  %103 = bitcast <16 x i32> %102 to <32 x bfloat>
  %104 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %60, <32 x bfloat> %103, <32 x bfloat> %73)
  %gep43.6.1 = getelementptr inbounds i8, ptr %invariant.gep42.1, i64 384
  %105 = load i32, ptr %gep43.6.1, align 4, !tbaa !111
  %106 = insertelement <16 x i32> poison, i32 %105, i64 0
  %107 = shufflevector <16 x i32> %106, <16 x i32> poison, <16 x i32> zeroinitializer
  %108 = bitcast <16 x i32> %107 to <32 x bfloat>
  %109 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %65, <32 x bfloat> %108, <32 x bfloat> %73)
  %gep43.7.1 = getelementptr inbounds i8, ptr %invariant.gep42.1, i64 448
  %110 = load i32, ptr %gep43.7.1, align 4, !tbaa !111
  %111 = insertelement <16 x i32> poison, i32 %110, i64 0
  %112 = shufflevector <16 x i32> %111, <16 x i32> poison, <16 x i32> zeroinitializer
  %113 = bitcast <16 x i32> %112 to <32 x bfloat>
  %114 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %70, <32 x bfloat> %113, <32 x bfloat> %73)
  %115 = or disjoint i64 %.026.i45, 2
  %116 = shl nuw nsw i64 %115, 6
  %invariant.gep.2 = getelementptr i8, ptr %.02247, i64 %116
  %117 = load <32 x bfloat>, ptr %invariant.gep.2, align 64, !tbaa !38
  %118 = shl nuw nsw i64 %115, 2
  %invariant.gep42.2 = getelementptr inbounds i8, ptr %.146, i64 %118
  %119 = load i32, ptr %invariant.gep42.2, align 4, !tbaa !111
  %120 = insertelement <16 x i32> poison, i32 %119, i64 0
  %121 = shufflevector <16 x i32> %120, <16 x i32> poison, <16 x i32> zeroinitializer
  %122 = bitcast <16 x i32> %121 to <32 x bfloat>
  %123 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %79, <32 x bfloat> %122, <32 x bfloat> %117)
  %gep43.1.2 = getelementptr inbounds i8, ptr %invariant.gep42.2, i64 64
  %124 = load i32, ptr %gep43.1.2, align 4, !tbaa !111
  %125 = insertelement <16 x i32> poison, i32 %124, i64 0
  %126 = shufflevector <16 x i32> %125, <16 x i32> poison, <16 x i32> zeroinitializer
  %127 = bitcast <16 x i32> %126 to <32 x bfloat>
  %128 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %84, <32 x bfloat> %127, <32 x bfloat> %117)
  %gep43.2.2 = getelementptr inbounds i8, ptr %invariant.gep42.2, i64 128
  %129 = load i32, ptr %gep43.2.2, align 4, !tbaa !111
  %130 = insertelement <16 x i32> poison, i32 %129, i64 0
  %131 = shufflevector <16 x i32> %130, <16 x i32> poison, <16 x i32> zeroinitializer
  %132 = bitcast <16 x i32> %131 to <32 x bfloat>
  %133 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %89, <32 x bfloat> %132, <32 x bfloat> %117)
  %gep43.3.2 = getelementptr inbounds i8, ptr %invariant.gep42.2, i64 192
  %134 = load i32, ptr %gep43.3.2, align 4, !tbaa !111
  %135 = insertelement <16 x i32> poison, i32 %134, i64 0
  %136 = shufflevector <16 x i32> %135, <16 x i32> poison, <16 x i32> zeroinitializer
  %137 = bitcast <16 x i32> %136 to <32 x bfloat>
  %138 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %94, <32 x bfloat> %137, <32 x bfloat> %117)
  %gep43.4.2 = getelementptr inbounds i8, ptr %invariant.gep42.2, i64 256
  %139 = load i32, ptr %gep43.4.2, align 4, !tbaa !111
  %140 = insertelement <16 x i32> poison, i32 %139, i64 0
  %141 = shufflevector <16 x i32> %140, <16 x i32> poison, <16 x i32> zeroinitializer
  %142 = bitcast <16 x i32> %141 to <32 x bfloat>
  %143 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %99, <32 x bfloat> %142, <32 x bfloat> %117)
  %gep43.5.2 = getelementptr inbounds i8, ptr %invariant.gep42.2, i64 320
  %144 = load i32, ptr %gep43.5.2, align 4, !tbaa !111
  %145 = insertelement <16 x i32> poison, i32 %144, i64 0
  %146 = shufflevector <16 x i32> %145, <16 x i32> poison, <16 x i32> zeroinitializer
  %147 = bitcast <16 x i32> %146 to <32 x bfloat>
  %148 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %104, <32 x bfloat> %147, <32 x bfloat> %117)
  %gep43.6.2 = getelementptr inbounds i8, ptr %invariant.gep42.2, i64 384
  %149 = load i32, ptr %gep43.6.2, align 4, !tbaa !111
  %150 = insertelement <16 x i32> poison, i32 %149, i64 0
  %151 = shufflevector <16 x i32> %150, <16 x i32> poison, <16 x i32> zeroinitializer
  %152 = bitcast <16 x i32> %151 to <32 x bfloat>
  %153 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %109, <32 x bfloat> %152, <32 x bfloat> %117)
  %gep43.7.2 = getelementptr inbounds i8, ptr %invariant.gep42.2, i64 448
  %154 = load i32, ptr %gep43.7.2, align 4, !tbaa !111
  %155 = insertelement <16 x i32> poison, i32 %154, i64 0
  %156 = shufflevector <16 x i32> %155, <16 x i32> poison, <16 x i32> zeroinitializer
  %157 = bitcast <16 x i32> %156 to <32 x bfloat>
  %158 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %114, <32 x bfloat> %157, <32 x bfloat> %117)
  %159 = or disjoint i64 %.026.i45, 3
  %160 = shl nuw nsw i64 %159, 6
  %invariant.gep.3 = getelementptr i8, ptr %.02247, i64 %160
  %161 = load <32 x bfloat>, ptr %invariant.gep.3, align 64, !tbaa !38
  %162 = shl nuw nsw i64 %159, 2
  %invariant.gep42.3 = getelementptr inbounds i8, ptr %.146, i64 %162
  %163 = load i32, ptr %invariant.gep42.3, align 4, !tbaa !111
  %164 = insertelement <16 x i32> poison, i32 %163, i64 0
  %165 = shufflevector <16 x i32> %164, <16 x i32> poison, <16 x i32> zeroinitializer
  %166 = bitcast <16 x i32> %165 to <32 x bfloat>
  %167 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %123, <32 x bfloat> %166, <32 x bfloat> %161)
  %gep43.1.3 = getelementptr inbounds i8, ptr %invariant.gep42.3, i64 64
  %168 = load i32, ptr %gep43.1.3, align 4, !tbaa !111
  %169 = insertelement <16 x i32> poison, i32 %168, i64 0
  %170 = shufflevector <16 x i32> %169, <16 x i32> poison, <16 x i32> zeroinitializer
  %171 = bitcast <16 x i32> %170 to <32 x bfloat>
  %172 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %128, <32 x bfloat> %171, <32 x bfloat> %161)
  %gep43.2.3 = getelementptr inbounds i8, ptr %invariant.gep42.3, i64 128
  %173 = load i32, ptr %gep43.2.3, align 4, !tbaa !111
  %174 = insertelement <16 x i32> poison, i32 %173, i64 0
  %175 = shufflevector <16 x i32> %174, <16 x i32> poison, <16 x i32> zeroinitializer
  %176 = bitcast <16 x i32> %175 to <32 x bfloat>
  %177 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %133, <32 x bfloat> %176, <32 x bfloat> %161)
  %gep43.3.3 = getelementptr inbounds i8, ptr %invariant.gep42.3, i64 192
  %178 = load i32, ptr %gep43.3.3, align 4, !tbaa !111
  %179 = insertelement <16 x i32> poison, i32 %178, i64 0
  %180 = shufflevector <16 x i32> %179, <16 x i32> poison, <16 x i32> zeroinitializer
  %181 = bitcast <16 x i32> %180 to <32 x bfloat>
  %182 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %138, <32 x bfloat> %181, <32 x bfloat> %161)
  %gep43.4.3 = getelementptr inbounds i8, ptr %invariant.gep42.3, i64 256
  %183 = load i32, ptr %gep43.4.3, align 4, !tbaa !111
  %184 = insertelement <16 x i32> poison, i32 %183, i64 0
  %185 = shufflevector <16 x i32> %184, <16 x i32> poison, <16 x i32> zeroinitializer
  %186 = bitcast <16 x i32> %185 to <32 x bfloat>
  %187 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %143, <32 x bfloat> %186, <32 x bfloat> %161)
  %gep43.5.3 = getelementptr inbounds i8, ptr %invariant.gep42.3, i64 320
  %188 = load i32, ptr %gep43.5.3, align 4, !tbaa !111
  %189 = insertelement <16 x i32> poison, i32 %188, i64 0
  %190 = shufflevector <16 x i32> %189, <16 x i32> poison, <16 x i32> zeroinitializer
  %191 = bitcast <16 x i32> %190 to <32 x bfloat>
  %192 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %148, <32 x bfloat> %191, <32 x bfloat> %161)
  %gep43.6.3 = getelementptr inbounds i8, ptr %invariant.gep42.3, i64 384
  %193 = load i32, ptr %gep43.6.3, align 4, !tbaa !111
  %194 = insertelement <16 x i32> poison, i32 %193, i64 0
  %195 = shufflevector <16 x i32> %194, <16 x i32> poison, <16 x i32> zeroinitializer
  %196 = bitcast <16 x i32> %195 to <32 x bfloat>
  %197 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %153, <32 x bfloat> %196, <32 x bfloat> %161)
  %gep43.7.3 = getelementptr inbounds i8, ptr %invariant.gep42.3, i64 448
  %198 = load i32, ptr %gep43.7.3, align 4, !tbaa !111
  %199 = insertelement <16 x i32> poison, i32 %198, i64 0
  %200 = shufflevector <16 x i32> %199, <16 x i32> poison, <16 x i32> zeroinitializer
  %201 = bitcast <16 x i32> %200 to <32 x bfloat>
  %202 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %158, <32 x bfloat> %201, <32 x bfloat> %161)
  %203 = add nuw nsw i64 %.026.i45, 4
  %exitcond.not.3 = icmp eq i64 %203, 16
  br i1 %exitcond.not.3, label %add_pairs.exit, label %.preheader35, !llvm.loop !118

add_pairs.exit:                                   ; preds = %.preheader35
  %204 = add nuw nsw i64 %.048, 1
  %205 = getelementptr inbounds i8, ptr %.146, i64 1024
  %206 = getelementptr inbounds i8, ptr %.02247, i64 1024
  %exitcond68.not = icmp eq i64 %204, %9
  br i1 %exitcond68.not, label %._crit_edge, label %.lr.ph, !llvm.loop !119

207:                                              ; preds = %._crit_edge
  br i1 %13, label %.lr.ph59.preheader, label %add_pairs.exit32

.lr.ph59.preheader:                               ; preds = %207
  br i1 %18, label %add_pairs.exit32.loopexit.unr-lcssa, label %.lr.ph59

.lr.ph59:                                         ; preds = %.lr.ph59.preheader, %.lr.ph59
  %.sroa.50.5 = phi <16 x float> [ %362, %.lr.ph59 ], [ %.sroa.50.2, %.lr.ph59.preheader ]
  %.sroa.66.5 = phi <16 x float> [ %367, %.lr.ph59 ], [ %.sroa.66.2, %.lr.ph59.preheader ]
  %.sroa.34.5 = phi <16 x float> [ %357, %.lr.ph59 ], [ %.sroa.34.2, %.lr.ph59.preheader ]
  %.sroa.82.5 = phi <16 x float> [ %372, %.lr.ph59 ], [ %.sroa.82.2, %.lr.ph59.preheader ]
  %.sroa.98.5 = phi <16 x float> [ %377, %.lr.ph59 ], [ %.sroa.98.2, %.lr.ph59.preheader ]
  %.sroa.18.5 = phi <16 x float> [ %352, %.lr.ph59 ], [ %.sroa.18.2, %.lr.ph59.preheader ]
  %.sroa.114.5 = phi <16 x float> [ %382, %.lr.ph59 ], [ %.sroa.114.2, %.lr.ph59.preheader ]
  %.sroa.0.5 = phi <16 x float> [ %347, %.lr.ph59 ], [ %.sroa.0.2, %.lr.ph59.preheader ]
  %.026.i2857 = phi i64 [ %383, %.lr.ph59 ], [ 0, %.lr.ph59.preheader ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph59 ], [ 0, %.lr.ph59.preheader ]
  %208 = shl nsw i64 %.026.i2857, 6
  %invariant.gep50 = getelementptr i8, ptr %.022.lcssa, i64 %208
  %209 = load <32 x bfloat>, ptr %invariant.gep50, align 64, !tbaa !38
  %210 = shl nsw i64 %.026.i2857, 2
  %invariant.gep54 = getelementptr inbounds i8, ptr %.1.lcssa, i64 %210
  %211 = load i32, ptr %invariant.gep54, align 4, !tbaa !111
  %212 = insertelement <16 x i32> poison, i32 %211, i64 0
  %213 = shufflevector <16 x i32> %212, <16 x i32> poison, <16 x i32> zeroinitializer
  %214 = bitcast <16 x i32> %213 to <32 x bfloat>
  %215 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.0.5, <32 x bfloat> %214, <32 x bfloat> %209)
  %gep55.1 = getelementptr inbounds i8, ptr %invariant.gep54, i64 64
  %216 = load i32, ptr %gep55.1, align 4, !tbaa !111
  %217 = insertelement <16 x i32> poison, i32 %216, i64 0
  %218 = shufflevector <16 x i32> %217, <16 x i32> poison, <16 x i32> zeroinitializer
  %219 = bitcast <16 x i32> %218 to <32 x bfloat>
  %220 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.18.5, <32 x bfloat> %219, <32 x bfloat> %209)
  %gep55.2 = getelementptr inbounds i8, ptr %invariant.gep54, i64 128
  %221 = load i32, ptr %gep55.2, align 4, !tbaa !111
  %222 = insertelement <16 x i32> poison, i32 %221, i64 0
  %223 = shufflevector <16 x i32> %222, <16 x i32> poison, <16 x i32> zeroinitializer
  %224 = bitcast <16 x i32> %223 to <32 x bfloat>
  %225 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.34.5, <32 x bfloat> %224, <32 x bfloat> %209)
  %gep55.3 = getelementptr inbounds i8, ptr %invariant.gep54, i64 192
  %226 = load i32, ptr %gep55.3, align 4, !tbaa !111
  %227 = insertelement <16 x i32> poison, i32 %226, i64 0
  %228 = shufflevector <16 x i32> %227, <16 x i32> poison, <16 x i32> zeroinitializer
  %229 = bitcast <16 x i32> %228 to <32 x bfloat>
  %230 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.50.5, <32 x bfloat> %229, <32 x bfloat> %209)
  %gep55.4 = getelementptr inbounds i8, ptr %invariant.gep54, i64 256
  %231 = load i32, ptr %gep55.4, align 4, !tbaa !111
  %232 = insertelement <16 x i32> poison, i32 %231, i64 0
  %233 = shufflevector <16 x i32> %232, <16 x i32> poison, <16 x i32> zeroinitializer
  %234 = bitcast <16 x i32> %233 to <32 x bfloat>
  %235 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.66.5, <32 x bfloat> %234, <32 x bfloat> %209)
  %gep55.5 = getelementptr inbounds i8, ptr %invariant.gep54, i64 320
  %236 = load i32, ptr %gep55.5, align 4, !tbaa !111
  %237 = insertelement <16 x i32> poison, i32 %236, i64 0
  %238 = shufflevector <16 x i32> %237, <16 x i32> poison, <16 x i32> zeroinitializer
  %239 = bitcast <16 x i32> %238 to <32 x bfloat>
  %240 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.82.5, <32 x bfloat> %239, <32 x bfloat> %209)
  %gep55.6 = getelementptr inbounds i8, ptr %invariant.gep54, i64 384
  %241 = load i32, ptr %gep55.6, align 4, !tbaa !111
  %242 = insertelement <16 x i32> poison, i32 %241, i64 0
  %243 = shufflevector <16 x i32> %242, <16 x i32> poison, <16 x i32> zeroinitializer
  %244 = bitcast <16 x i32> %243 to <32 x bfloat>
  %245 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.98.5, <32 x bfloat> %244, <32 x bfloat> %209)
  %gep55.7 = getelementptr inbounds i8, ptr %invariant.gep54, i64 448
  %246 = load i32, ptr %gep55.7, align 4, !tbaa !111
  %247 = insertelement <16 x i32> poison, i32 %246, i64 0
  %248 = shufflevector <16 x i32> %247, <16 x i32> poison, <16 x i32> zeroinitializer
  %249 = bitcast <16 x i32> %248 to <32 x bfloat>
  %250 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.114.5, <32 x bfloat> %249, <32 x bfloat> %209)
  %251 = or disjoint i64 %.026.i2857, 1
  %252 = shl nsw i64 %251, 6
  %invariant.gep50.1 = getelementptr i8, ptr %.022.lcssa, i64 %252
  %253 = load <32 x bfloat>, ptr %invariant.gep50.1, align 64, !tbaa !38
  %254 = shl nsw i64 %251, 2
  %invariant.gep54.1 = getelementptr inbounds i8, ptr %.1.lcssa, i64 %254
  %255 = load i32, ptr %invariant.gep54.1, align 4, !tbaa !111
  %256 = insertelement <16 x i32> poison, i32 %255, i64 0
  %257 = shufflevector <16 x i32> %256, <16 x i32> poison, <16 x i32> zeroinitializer
  %258 = bitcast <16 x i32> %257 to <32 x bfloat>
  %259 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %215, <32 x bfloat> %258, <32 x bfloat> %253)
  %gep55.1.1 = getelementptr inbounds i8, ptr %invariant.gep54.1, i64 64
  %260 = load i32, ptr %gep55.1.1, align 4, !tbaa !111
  %261 = insertelement <16 x i32> poison, i32 %260, i64 0
  %262 = shufflevector <16 x i32> %261, <16 x i32> poison, <16 x i32> zeroinitializer
  %263 = bitcast <16 x i32> %262 to <32 x bfloat>
  %264 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %220, <32 x bfloat> %263, <32 x bfloat> %253)
  %gep55.2.1 = getelementptr inbounds i8, ptr %invariant.gep54.1, i64 128
  %265 = load i32, ptr %gep55.2.1, align 4, !tbaa !111
  %266 = insertelement <16 x i32> poison, i32 %265, i64 0
  %267 = shufflevector <16 x i32> %266, <16 x i32> poison, <16 x i32> zeroinitializer
  %268 = bitcast <16 x i32> %267 to <32 x bfloat>
  %269 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %225, <32 x bfloat> %268, <32 x bfloat> %253)
  %gep55.3.1 = getelementptr inbounds i8, ptr %invariant.gep54.1, i64 192
  %270 = load i32, ptr %gep55.3.1, align 4, !tbaa !111
  %271 = insertelement <16 x i32> poison, i32 %270, i64 0
  %272 = shufflevector <16 x i32> %271, <16 x i32> poison, <16 x i32> zeroinitializer
  %273 = bitcast <16 x i32> %272 to <32 x bfloat>
  %274 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %230, <32 x bfloat> %273, <32 x bfloat> %253)
  %gep55.4.1 = getelementptr inbounds i8, ptr %invariant.gep54.1, i64 256
  %275 = load i32, ptr %gep55.4.1, align 4, !tbaa !111
  %276 = insertelement <16 x i32> poison, i32 %275, i64 0
  %277 = shufflevector <16 x i32> %276, <16 x i32> poison, <16 x i32> zeroinitializer
  %278 = bitcast <16 x i32> %277 to <32 x bfloat>
  %279 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %235, <32 x bfloat> %278, <32 x bfloat> %253)
  %gep55.5.1 = getelementptr inbounds i8, ptr %invariant.gep54.1, i64 320
  %280 = load i32, ptr %gep55.5.1, align 4, !tbaa !111
  %281 = insertelement <16 x i32> poison, i32 %280, i64 0
  %282 = shufflevector <16 x i32> %281, <16 x i32> poison, <16 x i32> zeroinitializer
  %283 = bitcast <16 x i32> %282 to <32 x bfloat>
  %284 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %240, <32 x bfloat> %283, <32 x bfloat> %253)
  %gep55.6.1 = getelementptr inbounds i8, ptr %invariant.gep54.1, i64 384
  %285 = load i32, ptr %gep55.6.1, align 4, !tbaa !111
  %286 = insertelement <16 x i32> poison, i32 %285, i64 0
  %287 = shufflevector <16 x i32> %286, <16 x i32> poison, <16 x i32> zeroinitializer
  %288 = bitcast <16 x i32> %287 to <32 x bfloat>
  %289 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %245, <32 x bfloat> %288, <32 x bfloat> %253)
  %gep55.7.1 = getelementptr inbounds i8, ptr %invariant.gep54.1, i64 448
  %290 = load i32, ptr %gep55.7.1, align 4, !tbaa !111
  %291 = insertelement <16 x i32> poison, i32 %290, i64 0
  %292 = shufflevector <16 x i32> %291, <16 x i32> poison, <16 x i32> zeroinitializer
  %293 = bitcast <16 x i32> %292 to <32 x bfloat>
  %294 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %250, <32 x bfloat> %293, <32 x bfloat> %253)
  %295 = or disjoint i64 %.026.i2857, 2
  %296 = shl nsw i64 %295, 6
  %invariant.gep50.2 = getelementptr i8, ptr %.022.lcssa, i64 %296
  %297 = load <32 x bfloat>, ptr %invariant.gep50.2, align 64, !tbaa !38
  %298 = shl nsw i64 %295, 2
  %invariant.gep54.2 = getelementptr inbounds i8, ptr %.1.lcssa, i64 %298
  %299 = load i32, ptr %invariant.gep54.2, align 4, !tbaa !111
  %300 = insertelement <16 x i32> poison, i32 %299, i64 0
  %301 = shufflevector <16 x i32> %300, <16 x i32> poison, <16 x i32> zeroinitializer
  %302 = bitcast <16 x i32> %301 to <32 x bfloat>
  %303 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %259, <32 x bfloat> %302, <32 x bfloat> %297)
  %gep55.1.2 = getelementptr inbounds i8, ptr %invariant.gep54.2, i64 64
  %304 = load i32, ptr %gep55.1.2, align 4, !tbaa !111
  %305 = insertelement <16 x i32> poison, i32 %304, i64 0
  %306 = shufflevector <16 x i32> %305, <16 x i32> poison, <16 x i32> zeroinitializer
  %307 = bitcast <16 x i32> %306 to <32 x bfloat>
  %308 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %264, <32 x bfloat> %307, <32 x bfloat> %297)
  %gep55.2.2 = getelementptr inbounds i8, ptr %invariant.gep54.2, i64 128
  %309 = load i32, ptr %gep55.2.2, align 4, !tbaa !111
  %310 = insertelement <16 x i32> poison, i32 %309, i64 0
  %311 = shufflevector <16 x i32> %310, <16 x i32> poison, <16 x i32> zeroinitializer
  %312 = bitcast <16 x i32> %311 to <32 x bfloat>
  %313 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %269, <32 x bfloat> %312, <32 x bfloat> %297)
  %gep55.3.2 = getelementptr inbounds i8, ptr %invariant.gep54.2, i64 192
  %314 = load i32, ptr %gep55.3.2, align 4, !tbaa !111
  %315 = insertelement <16 x i32> poison, i32 %314, i64 0
  %316 = shufflevector <16 x i32> %315, <16 x i32> poison, <16 x i32> zeroinitializer
  %317 = bitcast <16 x i32> %316 to <32 x bfloat>
  %318 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %274, <32 x bfloat> %317, <32 x bfloat> %297)
  %gep55.4.2 = getelementptr inbounds i8, ptr %invariant.gep54.2, i64 256
  %319 = load i32, ptr %gep55.4.2, align 4, !tbaa !111
  %320 = insertelement <16 x i32> poison, i32 %319, i64 0
  %321 = shufflevector <16 x i32> %320, <16 x i32> poison, <16 x i32> zeroinitializer
  %322 = bitcast <16 x i32> %321 to <32 x bfloat>
  %323 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %279, <32 x bfloat> %322, <32 x bfloat> %297)
  %gep55.5.2 = getelementptr inbounds i8, ptr %invariant.gep54.2, i64 320
  %324 = load i32, ptr %gep55.5.2, align 4, !tbaa !111
  %325 = insertelement <16 x i32> poison, i32 %324, i64 0
  %326 = shufflevector <16 x i32> %325, <16 x i32> poison, <16 x i32> zeroinitializer
  %327 = bitcast <16 x i32> %326 to <32 x bfloat>
  %328 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %284, <32 x bfloat> %327, <32 x bfloat> %297)
  %gep55.6.2 = getelementptr inbounds i8, ptr %invariant.gep54.2, i64 384
  %329 = load i32, ptr %gep55.6.2, align 4, !tbaa !111
  %330 = insertelement <16 x i32> poison, i32 %329, i64 0
  %331 = shufflevector <16 x i32> %330, <16 x i32> poison, <16 x i32> zeroinitializer
  %332 = bitcast <16 x i32> %331 to <32 x bfloat>
  %333 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %289, <32 x bfloat> %332, <32 x bfloat> %297)
  %gep55.7.2 = getelementptr inbounds i8, ptr %invariant.gep54.2, i64 448
  %334 = load i32, ptr %gep55.7.2, align 4, !tbaa !111
  %335 = insertelement <16 x i32> poison, i32 %334, i64 0
  %336 = shufflevector <16 x i32> %335, <16 x i32> poison, <16 x i32> zeroinitializer
  %337 = bitcast <16 x i32> %336 to <32 x bfloat>
  %338 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %294, <32 x bfloat> %337, <32 x bfloat> %297)
  %339 = or disjoint i64 %.026.i2857, 3
  %340 = shl nsw i64 %339, 6
  %invariant.gep50.3 = getelementptr i8, ptr %.022.lcssa, i64 %340
  %341 = load <32 x bfloat>, ptr %invariant.gep50.3, align 64, !tbaa !38
  %342 = shl nsw i64 %339, 2
  %invariant.gep54.3 = getelementptr inbounds i8, ptr %.1.lcssa, i64 %342
  %343 = load i32, ptr %invariant.gep54.3, align 4, !tbaa !111
  %344 = insertelement <16 x i32> poison, i32 %343, i64 0
  %345 = shufflevector <16 x i32> %344, <16 x i32> poison, <16 x i32> zeroinitializer
  %346 = bitcast <16 x i32> %345 to <32 x bfloat>
  %347 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %303, <32 x bfloat> %346, <32 x bfloat> %341)
  %gep55.1.3 = getelementptr inbounds i8, ptr %invariant.gep54.3, i64 64
  %348 = load i32, ptr %gep55.1.3, align 4, !tbaa !111
  %349 = insertelement <16 x i32> poison, i32 %348, i64 0
  %350 = shufflevector <16 x i32> %349, <16 x i32> poison, <16 x i32> zeroinitializer
  %351 = bitcast <16 x i32> %350 to <32 x bfloat>
  %352 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %308, <32 x bfloat> %351, <32 x bfloat> %341)
  %gep55.2.3 = getelementptr inbounds i8, ptr %invariant.gep54.3, i64 128
  %353 = load i32, ptr %gep55.2.3, align 4, !tbaa !111
  %354 = insertelement <16 x i32> poison, i32 %353, i64 0
  %355 = shufflevector <16 x i32> %354, <16 x i32> poison, <16 x i32> zeroinitializer
  %356 = bitcast <16 x i32> %355 to <32 x bfloat>
  %357 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %313, <32 x bfloat> %356, <32 x bfloat> %341)
  %gep55.3.3 = getelementptr inbounds i8, ptr %invariant.gep54.3, i64 192
  %358 = load i32, ptr %gep55.3.3, align 4, !tbaa !111
  %359 = insertelement <16 x i32> poison, i32 %358, i64 0
  %360 = shufflevector <16 x i32> %359, <16 x i32> poison, <16 x i32> zeroinitializer
  %361 = bitcast <16 x i32> %360 to <32 x bfloat>
  %362 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %318, <32 x bfloat> %361, <32 x bfloat> %341)
  %gep55.4.3 = getelementptr inbounds i8, ptr %invariant.gep54.3, i64 256
  %363 = load i32, ptr %gep55.4.3, align 4, !tbaa !111
  %364 = insertelement <16 x i32> poison, i32 %363, i64 0
  %365 = shufflevector <16 x i32> %364, <16 x i32> poison, <16 x i32> zeroinitializer
  %366 = bitcast <16 x i32> %365 to <32 x bfloat>
  %367 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %323, <32 x bfloat> %366, <32 x bfloat> %341)
  %gep55.5.3 = getelementptr inbounds i8, ptr %invariant.gep54.3, i64 320
  %368 = load i32, ptr %gep55.5.3, align 4, !tbaa !111
  %369 = insertelement <16 x i32> poison, i32 %368, i64 0
  %370 = shufflevector <16 x i32> %369, <16 x i32> poison, <16 x i32> zeroinitializer
  %371 = bitcast <16 x i32> %370 to <32 x bfloat>
  %372 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %328, <32 x bfloat> %371, <32 x bfloat> %341)
  %gep55.6.3 = getelementptr inbounds i8, ptr %invariant.gep54.3, i64 384
  %373 = load i32, ptr %gep55.6.3, align 4, !tbaa !111
  %374 = insertelement <16 x i32> poison, i32 %373, i64 0
  %375 = shufflevector <16 x i32> %374, <16 x i32> poison, <16 x i32> zeroinitializer
  %376 = bitcast <16 x i32> %375 to <32 x bfloat>
  %377 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %333, <32 x bfloat> %376, <32 x bfloat> %341)
  %gep55.7.3 = getelementptr inbounds i8, ptr %invariant.gep54.3, i64 448
  %378 = load i32, ptr %gep55.7.3, align 4, !tbaa !111
  %379 = insertelement <16 x i32> poison, i32 %378, i64 0
  %380 = shufflevector <16 x i32> %379, <16 x i32> poison, <16 x i32> zeroinitializer
  %381 = bitcast <16 x i32> %380 to <32 x bfloat>
  %382 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %338, <32 x bfloat> %381, <32 x bfloat> %341)
  %383 = add nuw nsw i64 %.026.i2857, 4
  %niter.next.3 = add nuw i64 %niter, 4
  %niter.ncmp.3.not = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3.not, label %add_pairs.exit32.loopexit.unr-lcssa, label %.lr.ph59, !llvm.loop !120

add_pairs.exit32.loopexit.unr-lcssa:              ; preds = %.lr.ph59, %.lr.ph59.preheader
  %.sroa.50.6 = phi <16 x float> [ %.sroa.50.2, %.lr.ph59.preheader ], [ %362, %.lr.ph59 ]
  %.sroa.66.6 = phi <16 x float> [ %.sroa.66.2, %.lr.ph59.preheader ], [ %367, %.lr.ph59 ]
  %.sroa.34.6 = phi <16 x float> [ %.sroa.34.2, %.lr.ph59.preheader ], [ %357, %.lr.ph59 ]
  %.sroa.82.6 = phi <16 x float> [ %.sroa.82.2, %.lr.ph59.preheader ], [ %372, %.lr.ph59 ]
  %.sroa.98.6 = phi <16 x float> [ %.sroa.98.2, %.lr.ph59.preheader ], [ %377, %.lr.ph59 ]
  %.sroa.18.6 = phi <16 x float> [ %.sroa.18.2, %.lr.ph59.preheader ], [ %352, %.lr.ph59 ]
  %.sroa.114.6 = phi <16 x float> [ %.sroa.114.2, %.lr.ph59.preheader ], [ %382, %.lr.ph59 ]
  %.sroa.0.6 = phi <16 x float> [ %.sroa.0.2, %.lr.ph59.preheader ], [ %347, %.lr.ph59 ]
  %.026.i2857.unr = phi i64 [ 0, %.lr.ph59.preheader ], [ %383, %.lr.ph59 ]
  br i1 %lcmp.mod.not, label %add_pairs.exit32, label %.lr.ph59.epil

.lr.ph59.epil:                                    ; preds = %add_pairs.exit32.loopexit.unr-lcssa, %.lr.ph59.epil
  %.sroa.50.7 = phi <16 x float> [ %406, %.lr.ph59.epil ], [ %.sroa.50.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.sroa.66.7 = phi <16 x float> [ %411, %.lr.ph59.epil ], [ %.sroa.66.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.sroa.34.7 = phi <16 x float> [ %401, %.lr.ph59.epil ], [ %.sroa.34.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.sroa.82.7 = phi <16 x float> [ %416, %.lr.ph59.epil ], [ %.sroa.82.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.sroa.98.7 = phi <16 x float> [ %421, %.lr.ph59.epil ], [ %.sroa.98.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.sroa.18.7 = phi <16 x float> [ %396, %.lr.ph59.epil ], [ %.sroa.18.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.sroa.114.7 = phi <16 x float> [ %426, %.lr.ph59.epil ], [ %.sroa.114.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.sroa.0.7 = phi <16 x float> [ %391, %.lr.ph59.epil ], [ %.sroa.0.6, %add_pairs.exit32.loopexit.unr-lcssa ]
  %.026.i2857.epil = phi i64 [ %427, %.lr.ph59.epil ], [ %.026.i2857.unr, %add_pairs.exit32.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph59.epil ], [ 0, %add_pairs.exit32.loopexit.unr-lcssa ]
  %384 = shl nsw i64 %.026.i2857.epil, 6
  %invariant.gep50.epil = getelementptr i8, ptr %.022.lcssa, i64 %384
  %385 = load <32 x bfloat>, ptr %invariant.gep50.epil, align 64, !tbaa !38
  %386 = shl nsw i64 %.026.i2857.epil, 2
  %invariant.gep54.epil = getelementptr inbounds i8, ptr %.1.lcssa, i64 %386
  %387 = load i32, ptr %invariant.gep54.epil, align 4, !tbaa !111
  %388 = insertelement <16 x i32> poison, i32 %387, i64 0
  %389 = shufflevector <16 x i32> %388, <16 x i32> poison, <16 x i32> zeroinitializer
  %390 = bitcast <16 x i32> %389 to <32 x bfloat>
  %391 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.0.7, <32 x bfloat> %390, <32 x bfloat> %385)
  %gep55.1.epil = getelementptr inbounds i8, ptr %invariant.gep54.epil, i64 64
  %392 = load i32, ptr %gep55.1.epil, align 4, !tbaa !111
  %393 = insertelement <16 x i32> poison, i32 %392, i64 0
  %394 = shufflevector <16 x i32> %393, <16 x i32> poison, <16 x i32> zeroinitializer
  %395 = bitcast <16 x i32> %394 to <32 x bfloat>
  %396 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.18.7, <32 x bfloat> %395, <32 x bfloat> %385)
  %gep55.2.epil = getelementptr inbounds i8, ptr %invariant.gep54.epil, i64 128
  %397 = load i32, ptr %gep55.2.epil, align 4, !tbaa !111
  %398 = insertelement <16 x i32> poison, i32 %397, i64 0
  %399 = shufflevector <16 x i32> %398, <16 x i32> poison, <16 x i32> zeroinitializer
  %400 = bitcast <16 x i32> %399 to <32 x bfloat>
  %401 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.34.7, <32 x bfloat> %400, <32 x bfloat> %385)
  %gep55.3.epil = getelementptr inbounds i8, ptr %invariant.gep54.epil, i64 192
  %402 = load i32, ptr %gep55.3.epil, align 4, !tbaa !111
  %403 = insertelement <16 x i32> poison, i32 %402, i64 0
  %404 = shufflevector <16 x i32> %403, <16 x i32> poison, <16 x i32> zeroinitializer
  %405 = bitcast <16 x i32> %404 to <32 x bfloat>
  %406 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.50.7, <32 x bfloat> %405, <32 x bfloat> %385)
  %gep55.4.epil = getelementptr inbounds i8, ptr %invariant.gep54.epil, i64 256
  %407 = load i32, ptr %gep55.4.epil, align 4, !tbaa !111
  %408 = insertelement <16 x i32> poison, i32 %407, i64 0
  %409 = shufflevector <16 x i32> %408, <16 x i32> poison, <16 x i32> zeroinitializer
  %410 = bitcast <16 x i32> %409 to <32 x bfloat>
  %411 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.66.7, <32 x bfloat> %410, <32 x bfloat> %385)
  %gep55.5.epil = getelementptr inbounds i8, ptr %invariant.gep54.epil, i64 320
  %412 = load i32, ptr %gep55.5.epil, align 4, !tbaa !111
  %413 = insertelement <16 x i32> poison, i32 %412, i64 0
  %414 = shufflevector <16 x i32> %413, <16 x i32> poison, <16 x i32> zeroinitializer
  %415 = bitcast <16 x i32> %414 to <32 x bfloat>
  %416 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.82.7, <32 x bfloat> %415, <32 x bfloat> %385)
  %gep55.6.epil = getelementptr inbounds i8, ptr %invariant.gep54.epil, i64 384
  %417 = load i32, ptr %gep55.6.epil, align 4, !tbaa !111
  %418 = insertelement <16 x i32> poison, i32 %417, i64 0
  %419 = shufflevector <16 x i32> %418, <16 x i32> poison, <16 x i32> zeroinitializer
  %420 = bitcast <16 x i32> %419 to <32 x bfloat>
  %421 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.98.7, <32 x bfloat> %420, <32 x bfloat> %385)
  %gep55.7.epil = getelementptr inbounds i8, ptr %invariant.gep54.epil, i64 448
  %422 = load i32, ptr %gep55.7.epil, align 4, !tbaa !111
  %423 = insertelement <16 x i32> poison, i32 %422, i64 0
  %424 = shufflevector <16 x i32> %423, <16 x i32> poison, <16 x i32> zeroinitializer
  %425 = bitcast <16 x i32> %424 to <32 x bfloat>
  %426 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.114.7, <32 x bfloat> %425, <32 x bfloat> %385)
  %427 = add nuw nsw i64 %.026.i2857.epil, 1
  %epil.iter.next = add nuw nsw i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %add_pairs.exit32, label %.lr.ph59.epil, !llvm.loop !121

add_pairs.exit32:                                 ; preds = %.lr.ph59.epil, %add_pairs.exit32.loopexit.unr-lcssa, %207
  %.sroa.50.9 = phi <16 x float> [ %.sroa.50.2, %207 ], [ %.sroa.50.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %406, %.lr.ph59.epil ]
  %.sroa.66.9 = phi <16 x float> [ %.sroa.66.2, %207 ], [ %.sroa.66.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %411, %.lr.ph59.epil ]
  %.sroa.34.9 = phi <16 x float> [ %.sroa.34.2, %207 ], [ %.sroa.34.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %401, %.lr.ph59.epil ]
  %.sroa.82.9 = phi <16 x float> [ %.sroa.82.2, %207 ], [ %.sroa.82.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %416, %.lr.ph59.epil ]
  %.sroa.98.9 = phi <16 x float> [ %.sroa.98.2, %207 ], [ %.sroa.98.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %421, %.lr.ph59.epil ]
  %.sroa.18.9 = phi <16 x float> [ %.sroa.18.2, %207 ], [ %.sroa.18.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %396, %.lr.ph59.epil ]
  %.sroa.114.9 = phi <16 x float> [ %.sroa.114.2, %207 ], [ %.sroa.114.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %426, %.lr.ph59.epil ]
  %.sroa.0.9 = phi <16 x float> [ %.sroa.0.2, %207 ], [ %.sroa.0.6, %add_pairs.exit32.loopexit.unr-lcssa ], [ %391, %.lr.ph59.epil ]
  %428 = getelementptr inbounds i8, ptr %.1.lcssa, i64 1024
  br label %429

429:                                              ; preds = %add_pairs.exit32, %._crit_edge
  %.sroa.50.10 = phi <16 x float> [ %.sroa.50.2, %._crit_edge ], [ %.sroa.50.9, %add_pairs.exit32 ]
  %.sroa.66.10 = phi <16 x float> [ %.sroa.66.2, %._crit_edge ], [ %.sroa.66.9, %add_pairs.exit32 ]
  %.sroa.34.10 = phi <16 x float> [ %.sroa.34.2, %._crit_edge ], [ %.sroa.34.9, %add_pairs.exit32 ]
  %.sroa.82.10 = phi <16 x float> [ %.sroa.82.2, %._crit_edge ], [ %.sroa.82.9, %add_pairs.exit32 ]
  %.sroa.98.10 = phi <16 x float> [ %.sroa.98.2, %._crit_edge ], [ %.sroa.98.9, %add_pairs.exit32 ]
  %.sroa.18.10 = phi <16 x float> [ %.sroa.18.2, %._crit_edge ], [ %.sroa.18.9, %add_pairs.exit32 ]
  %.sroa.114.10 = phi <16 x float> [ %.sroa.114.2, %._crit_edge ], [ %.sroa.114.9, %add_pairs.exit32 ]
  %.sroa.0.10 = phi <16 x float> [ %.sroa.0.2, %._crit_edge ], [ %.sroa.0.9, %add_pairs.exit32 ]
  %.2 = phi ptr [ %.1.lcssa, %._crit_edge ], [ %428, %add_pairs.exit32 ]
  %430 = add nuw nsw i64 %.02362, 1
  %431 = add nsw i64 %15, %.02461
  %432 = icmp eq i64 %431, %17
  %spec.select.i = select i1 %432, i64 0, i64 %431
  %exitcond71.not = icmp eq i64 %430, %4
  br i1 %exitcond71.not, label %.preheader34, label %26, !llvm.loop !122
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float>, <32 x bfloat>, <32 x bfloat>) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.512(<16 x float>) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr nocapture, i32 immarg, <16 x i1>) #9

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @three_taps(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3) unnamed_addr #5 {
.preheader33:
  %4 = getelementptr inbounds i8, ptr %0, i64 48
  %5 = load i64, ptr %4, align 8, !tbaa !54
  %.not = icmp eq i64 %5, 0
  br i1 %.not, label %go_on_with_group.exit, label %.preheader31.preheader

.preheader31.preheader:                           ; preds = %.preheader33
  %6 = load <16 x float>, ptr %3, align 64, !tbaa !38
  %7 = getelementptr inbounds i8, ptr %3, i64 1024
  %8 = load <16 x float>, ptr %7, align 64, !tbaa !38
  %9 = getelementptr inbounds i8, ptr %3, i64 2048
  %10 = load <16 x float>, ptr %9, align 64, !tbaa !38
  %11 = getelementptr inbounds i8, ptr %3, i64 64
  %12 = load <16 x float>, ptr %11, align 64, !tbaa !38
  %13 = getelementptr inbounds i8, ptr %3, i64 1088
  %14 = load <16 x float>, ptr %13, align 64, !tbaa !38
  %15 = getelementptr inbounds i8, ptr %3, i64 2112
  %16 = load <16 x float>, ptr %15, align 64, !tbaa !38
  %17 = getelementptr inbounds i8, ptr %3, i64 128
  %18 = load <16 x float>, ptr %17, align 64, !tbaa !38
  %19 = getelementptr inbounds i8, ptr %3, i64 1152
  %20 = load <16 x float>, ptr %19, align 64, !tbaa !38
  %21 = getelementptr inbounds i8, ptr %3, i64 2176
  %22 = load <16 x float>, ptr %21, align 64, !tbaa !38
  %23 = getelementptr inbounds i8, ptr %3, i64 192
  %24 = load <16 x float>, ptr %23, align 64, !tbaa !38
  %25 = getelementptr inbounds i8, ptr %3, i64 1216
  %26 = load <16 x float>, ptr %25, align 64, !tbaa !38
  %27 = getelementptr inbounds i8, ptr %3, i64 2240
  %28 = load <16 x float>, ptr %27, align 64, !tbaa !38
  %29 = getelementptr inbounds i8, ptr %3, i64 256
  %30 = load <16 x float>, ptr %29, align 64, !tbaa !38
  %31 = getelementptr inbounds i8, ptr %3, i64 1280
  %32 = load <16 x float>, ptr %31, align 64, !tbaa !38
  %33 = getelementptr inbounds i8, ptr %3, i64 2304
  %34 = load <16 x float>, ptr %33, align 64, !tbaa !38
  %35 = getelementptr inbounds i8, ptr %3, i64 320
  %36 = load <16 x float>, ptr %35, align 64, !tbaa !38
  %37 = getelementptr inbounds i8, ptr %3, i64 1344
  %38 = load <16 x float>, ptr %37, align 64, !tbaa !38
  %39 = getelementptr inbounds i8, ptr %3, i64 2368
  %40 = load <16 x float>, ptr %39, align 64, !tbaa !38
  %41 = getelementptr inbounds i8, ptr %3, i64 384
  %42 = load <16 x float>, ptr %41, align 64, !tbaa !38
  %43 = getelementptr inbounds i8, ptr %3, i64 1408
  %44 = load <16 x float>, ptr %43, align 64, !tbaa !38
  %45 = getelementptr inbounds i8, ptr %3, i64 2432
  %46 = load <16 x float>, ptr %45, align 64, !tbaa !38
  %47 = getelementptr inbounds i8, ptr %3, i64 448
  %48 = load <16 x float>, ptr %47, align 64, !tbaa !38
  %49 = getelementptr inbounds i8, ptr %3, i64 1472
  %50 = load <16 x float>, ptr %49, align 64, !tbaa !38
  %51 = getelementptr inbounds i8, ptr %3, i64 2496
  %52 = load <16 x float>, ptr %51, align 64, !tbaa !38
  br label %go_on_with_group.exit

go_on_with_group.exit:                            ; preds = %.preheader31.preheader, %.preheader33
  %.sroa.117.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %52, %.preheader31.preheader ]
  %.sroa.112.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %50, %.preheader31.preheader ]
  %.sroa.107.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %48, %.preheader31.preheader ]
  %.sroa.102.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %46, %.preheader31.preheader ]
  %.sroa.97.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %44, %.preheader31.preheader ]
  %.sroa.92.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %42, %.preheader31.preheader ]
  %.sroa.87.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %40, %.preheader31.preheader ]
  %.sroa.82.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %38, %.preheader31.preheader ]
  %.sroa.77.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %36, %.preheader31.preheader ]
  %.sroa.72.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %34, %.preheader31.preheader ]
  %.sroa.67.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %32, %.preheader31.preheader ]
  %.sroa.62.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %30, %.preheader31.preheader ]
  %.sroa.57.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %28, %.preheader31.preheader ]
  %.sroa.52.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %26, %.preheader31.preheader ]
  %.sroa.47.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %24, %.preheader31.preheader ]
  %.sroa.42.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %22, %.preheader31.preheader ]
  %.sroa.37.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %20, %.preheader31.preheader ]
  %.sroa.32.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %18, %.preheader31.preheader ]
  %.sroa.27.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %16, %.preheader31.preheader ]
  %.sroa.22.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %14, %.preheader31.preheader ]
  %.sroa.17.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %12, %.preheader31.preheader ]
  %.sroa.12.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %10, %.preheader31.preheader ]
  %.sroa.7.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %8, %.preheader31.preheader ]
  %.sroa.0.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %6, %.preheader31.preheader ]
  %53 = load i64, ptr %0, align 8, !tbaa !48
  %54 = icmp sgt i64 %53, 0
  br i1 %54, label %.preheader30.lr.ph, label %.preheader28

.preheader30.lr.ph:                               ; preds = %go_on_with_group.exit
  %55 = getelementptr inbounds i8, ptr %0, i64 8
  %56 = load i64, ptr %55, align 8, !tbaa !71
  %57 = icmp sgt i64 %56, 0
  %58 = getelementptr inbounds i8, ptr %0, i64 40
  %59 = getelementptr inbounds i8, ptr %0, i64 16
  %60 = getelementptr inbounds i8, ptr %0, i64 24
  %61 = getelementptr inbounds i8, ptr %0, i64 32
  %62 = load i64, ptr %61, align 8, !tbaa !52
  br label %.preheader30

.preheader30:                                     ; preds = %.preheader30.lr.ph, %._crit_edge
  %.sroa.117.1 = phi <16 x float> [ %.sroa.117.0, %.preheader30.lr.ph ], [ %.sroa.117.3, %._crit_edge ]
  %.sroa.112.1 = phi <16 x float> [ %.sroa.112.0, %.preheader30.lr.ph ], [ %.sroa.112.3, %._crit_edge ]
  %.sroa.107.1 = phi <16 x float> [ %.sroa.107.0, %.preheader30.lr.ph ], [ %.sroa.107.3, %._crit_edge ]
  %.sroa.102.1 = phi <16 x float> [ %.sroa.102.0, %.preheader30.lr.ph ], [ %.sroa.102.3, %._crit_edge ]
  %.sroa.97.1 = phi <16 x float> [ %.sroa.97.0, %.preheader30.lr.ph ], [ %.sroa.97.3, %._crit_edge ]
  %.sroa.92.1 = phi <16 x float> [ %.sroa.92.0, %.preheader30.lr.ph ], [ %.sroa.92.3, %._crit_edge ]
  %.sroa.87.1 = phi <16 x float> [ %.sroa.87.0, %.preheader30.lr.ph ], [ %.sroa.87.3, %._crit_edge ]
  %.sroa.82.1 = phi <16 x float> [ %.sroa.82.0, %.preheader30.lr.ph ], [ %.sroa.82.3, %._crit_edge ]
  %.sroa.77.1 = phi <16 x float> [ %.sroa.77.0, %.preheader30.lr.ph ], [ %.sroa.77.3, %._crit_edge ]
  %.sroa.72.1 = phi <16 x float> [ %.sroa.72.0, %.preheader30.lr.ph ], [ %.sroa.72.3, %._crit_edge ]
  %.sroa.67.1 = phi <16 x float> [ %.sroa.67.0, %.preheader30.lr.ph ], [ %.sroa.67.3, %._crit_edge ]
  %.sroa.62.1 = phi <16 x float> [ %.sroa.62.0, %.preheader30.lr.ph ], [ %.sroa.62.3, %._crit_edge ]
  %.sroa.57.1 = phi <16 x float> [ %.sroa.57.0, %.preheader30.lr.ph ], [ %.sroa.57.3, %._crit_edge ]
  %.sroa.52.1 = phi <16 x float> [ %.sroa.52.0, %.preheader30.lr.ph ], [ %.sroa.52.3, %._crit_edge ]
  %.sroa.47.1 = phi <16 x float> [ %.sroa.47.0, %.preheader30.lr.ph ], [ %.sroa.47.3, %._crit_edge ]
  %.sroa.42.1 = phi <16 x float> [ %.sroa.42.0, %.preheader30.lr.ph ], [ %.sroa.42.3, %._crit_edge ]
  %.sroa.37.1 = phi <16 x float> [ %.sroa.37.0, %.preheader30.lr.ph ], [ %.sroa.37.3, %._crit_edge ]
  %.sroa.32.1 = phi <16 x float> [ %.sroa.32.0, %.preheader30.lr.ph ], [ %.sroa.32.3, %._crit_edge ]
  %.sroa.27.1 = phi <16 x float> [ %.sroa.27.0, %.preheader30.lr.ph ], [ %.sroa.27.3, %._crit_edge ]
  %.sroa.22.1 = phi <16 x float> [ %.sroa.22.0, %.preheader30.lr.ph ], [ %.sroa.22.3, %._crit_edge ]
  %.sroa.17.1 = phi <16 x float> [ %.sroa.17.0, %.preheader30.lr.ph ], [ %.sroa.17.3, %._crit_edge ]
  %.sroa.12.1 = phi <16 x float> [ %.sroa.12.0, %.preheader30.lr.ph ], [ %.sroa.12.3, %._crit_edge ]
  %.sroa.7.1 = phi <16 x float> [ %.sroa.7.0, %.preheader30.lr.ph ], [ %.sroa.7.3, %._crit_edge ]
  %.sroa.0.1 = phi <16 x float> [ %.sroa.0.0, %.preheader30.lr.ph ], [ %.sroa.0.3, %._crit_edge ]
  %.01949 = phi i64 [ 0, %.preheader30.lr.ph ], [ %90, %._crit_edge ]
  %.02048 = phi ptr [ %1, %.preheader30.lr.ph ], [ %.1.lcssa, %._crit_edge ]
  %.02147 = phi ptr [ %2, %.preheader30.lr.ph ], [ %91, %._crit_edge ]
  br i1 %57, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %.preheader30
  %63 = load i64, ptr %58, align 8, !tbaa !53
  %64 = load i64, ptr %59, align 8, !tbaa !50
  %65 = load i64, ptr %60, align 8, !tbaa !51
  %66 = shl nsw i64 %63, 1
  br label %92

.preheader28:                                     ; preds = %._crit_edge, %go_on_with_group.exit
  %.sroa.117.2 = phi <16 x float> [ %.sroa.117.0, %go_on_with_group.exit ], [ %.sroa.117.3, %._crit_edge ]
  %.sroa.112.2 = phi <16 x float> [ %.sroa.112.0, %go_on_with_group.exit ], [ %.sroa.112.3, %._crit_edge ]
  %.sroa.107.2 = phi <16 x float> [ %.sroa.107.0, %go_on_with_group.exit ], [ %.sroa.107.3, %._crit_edge ]
  %.sroa.102.2 = phi <16 x float> [ %.sroa.102.0, %go_on_with_group.exit ], [ %.sroa.102.3, %._crit_edge ]
  %.sroa.97.2 = phi <16 x float> [ %.sroa.97.0, %go_on_with_group.exit ], [ %.sroa.97.3, %._crit_edge ]
  %.sroa.92.2 = phi <16 x float> [ %.sroa.92.0, %go_on_with_group.exit ], [ %.sroa.92.3, %._crit_edge ]
  %.sroa.87.2 = phi <16 x float> [ %.sroa.87.0, %go_on_with_group.exit ], [ %.sroa.87.3, %._crit_edge ]
  %.sroa.82.2 = phi <16 x float> [ %.sroa.82.0, %go_on_with_group.exit ], [ %.sroa.82.3, %._crit_edge ]
  %.sroa.77.2 = phi <16 x float> [ %.sroa.77.0, %go_on_with_group.exit ], [ %.sroa.77.3, %._crit_edge ]
  %.sroa.72.2 = phi <16 x float> [ %.sroa.72.0, %go_on_with_group.exit ], [ %.sroa.72.3, %._crit_edge ]
  %.sroa.67.2 = phi <16 x float> [ %.sroa.67.0, %go_on_with_group.exit ], [ %.sroa.67.3, %._crit_edge ]
  %.sroa.62.2 = phi <16 x float> [ %.sroa.62.0, %go_on_with_group.exit ], [ %.sroa.62.3, %._crit_edge ]
  %.sroa.57.2 = phi <16 x float> [ %.sroa.57.0, %go_on_with_group.exit ], [ %.sroa.57.3, %._crit_edge ]
  %.sroa.52.2 = phi <16 x float> [ %.sroa.52.0, %go_on_with_group.exit ], [ %.sroa.52.3, %._crit_edge ]
  %.sroa.47.2 = phi <16 x float> [ %.sroa.47.0, %go_on_with_group.exit ], [ %.sroa.47.3, %._crit_edge ]
  %.sroa.42.2 = phi <16 x float> [ %.sroa.42.0, %go_on_with_group.exit ], [ %.sroa.42.3, %._crit_edge ]
  %.sroa.37.2 = phi <16 x float> [ %.sroa.37.0, %go_on_with_group.exit ], [ %.sroa.37.3, %._crit_edge ]
  %.sroa.32.2 = phi <16 x float> [ %.sroa.32.0, %go_on_with_group.exit ], [ %.sroa.32.3, %._crit_edge ]
  %.sroa.27.2 = phi <16 x float> [ %.sroa.27.0, %go_on_with_group.exit ], [ %.sroa.27.3, %._crit_edge ]
  %.sroa.22.2 = phi <16 x float> [ %.sroa.22.0, %go_on_with_group.exit ], [ %.sroa.22.3, %._crit_edge ]
  %.sroa.17.2 = phi <16 x float> [ %.sroa.17.0, %go_on_with_group.exit ], [ %.sroa.17.3, %._crit_edge ]
  %.sroa.12.2 = phi <16 x float> [ %.sroa.12.0, %go_on_with_group.exit ], [ %.sroa.12.3, %._crit_edge ]
  %.sroa.7.2 = phi <16 x float> [ %.sroa.7.0, %go_on_with_group.exit ], [ %.sroa.7.3, %._crit_edge ]
  %.sroa.0.2 = phi <16 x float> [ %.sroa.0.0, %go_on_with_group.exit ], [ %.sroa.0.3, %._crit_edge ]
  store <16 x float> %.sroa.0.2, ptr %3, align 64, !tbaa !38
  %67 = getelementptr inbounds i8, ptr %3, i64 1024
  store <16 x float> %.sroa.7.2, ptr %67, align 64, !tbaa !38
  %68 = getelementptr inbounds i8, ptr %3, i64 2048
  store <16 x float> %.sroa.12.2, ptr %68, align 64, !tbaa !38
  %69 = getelementptr inbounds i8, ptr %3, i64 64
  store <16 x float> %.sroa.17.2, ptr %69, align 64, !tbaa !38
  %70 = getelementptr inbounds i8, ptr %3, i64 1088
  store <16 x float> %.sroa.22.2, ptr %70, align 64, !tbaa !38
  %71 = getelementptr inbounds i8, ptr %3, i64 2112
  store <16 x float> %.sroa.27.2, ptr %71, align 64, !tbaa !38
  %72 = getelementptr inbounds i8, ptr %3, i64 128
  store <16 x float> %.sroa.32.2, ptr %72, align 64, !tbaa !38
  %73 = getelementptr inbounds i8, ptr %3, i64 1152
  store <16 x float> %.sroa.37.2, ptr %73, align 64, !tbaa !38
  %74 = getelementptr inbounds i8, ptr %3, i64 2176
  store <16 x float> %.sroa.42.2, ptr %74, align 64, !tbaa !38
  %75 = getelementptr inbounds i8, ptr %3, i64 192
  store <16 x float> %.sroa.47.2, ptr %75, align 64, !tbaa !38
  %76 = getelementptr inbounds i8, ptr %3, i64 1216
  store <16 x float> %.sroa.52.2, ptr %76, align 64, !tbaa !38
  %77 = getelementptr inbounds i8, ptr %3, i64 2240
  store <16 x float> %.sroa.57.2, ptr %77, align 64, !tbaa !38
  %78 = getelementptr inbounds i8, ptr %3, i64 256
  store <16 x float> %.sroa.62.2, ptr %78, align 64, !tbaa !38
  %79 = getelementptr inbounds i8, ptr %3, i64 1280
  store <16 x float> %.sroa.67.2, ptr %79, align 64, !tbaa !38
  %80 = getelementptr inbounds i8, ptr %3, i64 2304
  store <16 x float> %.sroa.72.2, ptr %80, align 64, !tbaa !38
  %81 = getelementptr inbounds i8, ptr %3, i64 320
  store <16 x float> %.sroa.77.2, ptr %81, align 64, !tbaa !38
  %82 = getelementptr inbounds i8, ptr %3, i64 1344
  store <16 x float> %.sroa.82.2, ptr %82, align 64, !tbaa !38
  %83 = getelementptr inbounds i8, ptr %3, i64 2368
  store <16 x float> %.sroa.87.2, ptr %83, align 64, !tbaa !38
  %84 = getelementptr inbounds i8, ptr %3, i64 384
  store <16 x float> %.sroa.92.2, ptr %84, align 64, !tbaa !38
  %85 = getelementptr inbounds i8, ptr %3, i64 1408
  store <16 x float> %.sroa.97.2, ptr %85, align 64, !tbaa !38
  %86 = getelementptr inbounds i8, ptr %3, i64 2432
  store <16 x float> %.sroa.102.2, ptr %86, align 64, !tbaa !38
  %87 = getelementptr inbounds i8, ptr %3, i64 448
  store <16 x float> %.sroa.107.2, ptr %87, align 64, !tbaa !38
  %88 = getelementptr inbounds i8, ptr %3, i64 1472
  store <16 x float> %.sroa.112.2, ptr %88, align 64, !tbaa !38
  %89 = getelementptr inbounds i8, ptr %3, i64 2496
  store <16 x float> %.sroa.117.2, ptr %89, align 64, !tbaa !38
  ret void

._crit_edge:                                      ; preds = %add_pairs.exit, %.preheader30
  %.sroa.117.3 = phi <16 x float> [ %.sroa.117.1, %.preheader30 ], [ %339, %add_pairs.exit ]
  %.sroa.112.3 = phi <16 x float> [ %.sroa.112.1, %.preheader30 ], [ %338, %add_pairs.exit ]
  %.sroa.107.3 = phi <16 x float> [ %.sroa.107.1, %.preheader30 ], [ %337, %add_pairs.exit ]
  %.sroa.102.3 = phi <16 x float> [ %.sroa.102.1, %.preheader30 ], [ %332, %add_pairs.exit ]
  %.sroa.97.3 = phi <16 x float> [ %.sroa.97.1, %.preheader30 ], [ %331, %add_pairs.exit ]
  %.sroa.92.3 = phi <16 x float> [ %.sroa.92.1, %.preheader30 ], [ %330, %add_pairs.exit ]
  %.sroa.87.3 = phi <16 x float> [ %.sroa.87.1, %.preheader30 ], [ %325, %add_pairs.exit ]
  %.sroa.82.3 = phi <16 x float> [ %.sroa.82.1, %.preheader30 ], [ %324, %add_pairs.exit ]
  %.sroa.77.3 = phi <16 x float> [ %.sroa.77.1, %.preheader30 ], [ %323, %add_pairs.exit ]
  %.sroa.72.3 = phi <16 x float> [ %.sroa.72.1, %.preheader30 ], [ %318, %add_pairs.exit ]
  %.sroa.67.3 = phi <16 x float> [ %.sroa.67.1, %.preheader30 ], [ %317, %add_pairs.exit ]
  %.sroa.62.3 = phi <16 x float> [ %.sroa.62.1, %.preheader30 ], [ %316, %add_pairs.exit ]
  %.sroa.57.3 = phi <16 x float> [ %.sroa.57.1, %.preheader30 ], [ %311, %add_pairs.exit ]
  %.sroa.52.3 = phi <16 x float> [ %.sroa.52.1, %.preheader30 ], [ %310, %add_pairs.exit ]
  %.sroa.47.3 = phi <16 x float> [ %.sroa.47.1, %.preheader30 ], [ %309, %add_pairs.exit ]
  %.sroa.42.3 = phi <16 x float> [ %.sroa.42.1, %.preheader30 ], [ %304, %add_pairs.exit ]
  %.sroa.37.3 = phi <16 x float> [ %.sroa.37.1, %.preheader30 ], [ %303, %add_pairs.exit ]
  %.sroa.32.3 = phi <16 x float> [ %.sroa.32.1, %.preheader30 ], [ %302, %add_pairs.exit ]
  %.sroa.27.3 = phi <16 x float> [ %.sroa.27.1, %.preheader30 ], [ %297, %add_pairs.exit ]
  %.sroa.22.3 = phi <16 x float> [ %.sroa.22.1, %.preheader30 ], [ %296, %add_pairs.exit ]
  %.sroa.17.3 = phi <16 x float> [ %.sroa.17.1, %.preheader30 ], [ %295, %add_pairs.exit ]
  %.sroa.12.3 = phi <16 x float> [ %.sroa.12.1, %.preheader30 ], [ %290, %add_pairs.exit ]
  %.sroa.7.3 = phi <16 x float> [ %.sroa.7.1, %.preheader30 ], [ %289, %add_pairs.exit ]
  %.sroa.0.3 = phi <16 x float> [ %.sroa.0.1, %.preheader30 ], [ %288, %add_pairs.exit ]
  %.1.lcssa = phi ptr [ %.02048, %.preheader30 ], [ %342, %add_pairs.exit ]
  %90 = add nuw nsw i64 %.01949, 1
  %91 = getelementptr inbounds i8, ptr %.02147, i64 %62
  %exitcond53.not = icmp eq i64 %90, %53
  br i1 %exitcond53.not, label %.preheader28, label %.preheader30, !llvm.loop !123

92:                                               ; preds = %.lr.ph, %add_pairs.exit
  %.sroa.117.4 = phi <16 x float> [ %.sroa.117.1, %.lr.ph ], [ %339, %add_pairs.exit ]
  %.sroa.112.4 = phi <16 x float> [ %.sroa.112.1, %.lr.ph ], [ %338, %add_pairs.exit ]
  %.sroa.107.4 = phi <16 x float> [ %.sroa.107.1, %.lr.ph ], [ %337, %add_pairs.exit ]
  %.sroa.102.4 = phi <16 x float> [ %.sroa.102.1, %.lr.ph ], [ %332, %add_pairs.exit ]
  %.sroa.97.4 = phi <16 x float> [ %.sroa.97.1, %.lr.ph ], [ %331, %add_pairs.exit ]
  %.sroa.92.4 = phi <16 x float> [ %.sroa.92.1, %.lr.ph ], [ %330, %add_pairs.exit ]
  %.sroa.87.4 = phi <16 x float> [ %.sroa.87.1, %.lr.ph ], [ %325, %add_pairs.exit ]
  %.sroa.82.4 = phi <16 x float> [ %.sroa.82.1, %.lr.ph ], [ %324, %add_pairs.exit ]
  %.sroa.77.4 = phi <16 x float> [ %.sroa.77.1, %.lr.ph ], [ %323, %add_pairs.exit ]
  %.sroa.72.4 = phi <16 x float> [ %.sroa.72.1, %.lr.ph ], [ %318, %add_pairs.exit ]
  %.sroa.67.4 = phi <16 x float> [ %.sroa.67.1, %.lr.ph ], [ %317, %add_pairs.exit ]
  %.sroa.62.4 = phi <16 x float> [ %.sroa.62.1, %.lr.ph ], [ %316, %add_pairs.exit ]
  %.sroa.57.4 = phi <16 x float> [ %.sroa.57.1, %.lr.ph ], [ %311, %add_pairs.exit ]
  %.sroa.52.4 = phi <16 x float> [ %.sroa.52.1, %.lr.ph ], [ %310, %add_pairs.exit ]
  %.sroa.47.4 = phi <16 x float> [ %.sroa.47.1, %.lr.ph ], [ %309, %add_pairs.exit ]
  %.sroa.42.4 = phi <16 x float> [ %.sroa.42.1, %.lr.ph ], [ %304, %add_pairs.exit ]
  %.sroa.37.4 = phi <16 x float> [ %.sroa.37.1, %.lr.ph ], [ %303, %add_pairs.exit ]
  %.sroa.32.4 = phi <16 x float> [ %.sroa.32.1, %.lr.ph ], [ %302, %add_pairs.exit ]
  %.sroa.27.4 = phi <16 x float> [ %.sroa.27.1, %.lr.ph ], [ %297, %add_pairs.exit ]
  %.sroa.22.4 = phi <16 x float> [ %.sroa.22.1, %.lr.ph ], [ %296, %add_pairs.exit ]
  %.sroa.17.4 = phi <16 x float> [ %.sroa.17.1, %.lr.ph ], [ %295, %add_pairs.exit ]
  %.sroa.12.4 = phi <16 x float> [ %.sroa.12.1, %.lr.ph ], [ %290, %add_pairs.exit ]
  %.sroa.7.4 = phi <16 x float> [ %.sroa.7.1, %.lr.ph ], [ %289, %add_pairs.exit ]
  %.sroa.0.4 = phi <16 x float> [ %.sroa.0.1, %.lr.ph ], [ %288, %add_pairs.exit ]
  %.046 = phi i64 [ 0, %.lr.ph ], [ %341, %add_pairs.exit ]
  %.01845 = phi ptr [ %.02147, %.lr.ph ], [ %343, %add_pairs.exit ]
  %.144 = phi ptr [ %.02048, %.lr.ph ], [ %342, %add_pairs.exit ]
  br label %.preheader29

.preheader29:                                     ; preds = %.preheader29, %92
  %.sroa.117.5 = phi <16 x float> [ %.sroa.117.4, %92 ], [ %339, %.preheader29 ]
  %.sroa.112.5 = phi <16 x float> [ %.sroa.112.4, %92 ], [ %338, %.preheader29 ]
  %.sroa.107.5 = phi <16 x float> [ %.sroa.107.4, %92 ], [ %337, %.preheader29 ]
  %.sroa.102.5 = phi <16 x float> [ %.sroa.102.4, %92 ], [ %332, %.preheader29 ]
  %.sroa.97.5 = phi <16 x float> [ %.sroa.97.4, %92 ], [ %331, %.preheader29 ]
  %.sroa.92.5 = phi <16 x float> [ %.sroa.92.4, %92 ], [ %330, %.preheader29 ]
  %.sroa.87.5 = phi <16 x float> [ %.sroa.87.4, %92 ], [ %325, %.preheader29 ]
  %.sroa.82.5 = phi <16 x float> [ %.sroa.82.4, %92 ], [ %324, %.preheader29 ]
  %.sroa.77.5 = phi <16 x float> [ %.sroa.77.4, %92 ], [ %323, %.preheader29 ]
  %.sroa.72.5 = phi <16 x float> [ %.sroa.72.4, %92 ], [ %318, %.preheader29 ]
  %.sroa.67.5 = phi <16 x float> [ %.sroa.67.4, %92 ], [ %317, %.preheader29 ]
  %.sroa.62.5 = phi <16 x float> [ %.sroa.62.4, %92 ], [ %316, %.preheader29 ]
  %.sroa.57.5 = phi <16 x float> [ %.sroa.57.4, %92 ], [ %311, %.preheader29 ]
  %.sroa.52.5 = phi <16 x float> [ %.sroa.52.4, %92 ], [ %310, %.preheader29 ]
  %.sroa.47.5 = phi <16 x float> [ %.sroa.47.4, %92 ], [ %309, %.preheader29 ]
  %.sroa.42.5 = phi <16 x float> [ %.sroa.42.4, %92 ], [ %304, %.preheader29 ]
  %.sroa.37.5 = phi <16 x float> [ %.sroa.37.4, %92 ], [ %303, %.preheader29 ]
  %.sroa.32.5 = phi <16 x float> [ %.sroa.32.4, %92 ], [ %302, %.preheader29 ]
  %.sroa.27.5 = phi <16 x float> [ %.sroa.27.4, %92 ], [ %297, %.preheader29 ]
  %.sroa.22.5 = phi <16 x float> [ %.sroa.22.4, %92 ], [ %296, %.preheader29 ]
  %.sroa.17.5 = phi <16 x float> [ %.sroa.17.4, %92 ], [ %295, %.preheader29 ]
  %.sroa.12.5 = phi <16 x float> [ %.sroa.12.4, %92 ], [ %290, %.preheader29 ]
  %.sroa.7.5 = phi <16 x float> [ %.sroa.7.4, %92 ], [ %289, %.preheader29 ]
  %.sroa.0.5 = phi <16 x float> [ %.sroa.0.4, %92 ], [ %288, %.preheader29 ]
  %.026.i43 = phi i64 [ 0, %92 ], [ %340, %.preheader29 ]
  %93 = shl nuw nsw i64 %.026.i43, 6
  %invariant.gep = getelementptr i8, ptr %.01845, i64 %93
  %94 = load <32 x bfloat>, ptr %invariant.gep, align 64, !tbaa !38
  %gep.1 = getelementptr i8, ptr %invariant.gep, i64 %63
  %95 = load <32 x bfloat>, ptr %gep.1, align 64, !tbaa !38
  %gep.2 = getelementptr i8, ptr %invariant.gep, i64 %66
  %96 = load <32 x bfloat>, ptr %gep.2, align 64, !tbaa !38
  %97 = shl nuw nsw i64 %.026.i43, 2
  %invariant.gep40 = getelementptr inbounds i8, ptr %.144, i64 %97
  %98 = load i32, ptr %invariant.gep40, align 4, !tbaa !111
  %99 = insertelement <16 x i32> poison, i32 %98, i64 0
  %100 = shufflevector <16 x i32> %99, <16 x i32> poison, <16 x i32> zeroinitializer
  %101 = bitcast <16 x i32> %100 to <32 x bfloat>
  %102 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.0.5, <32 x bfloat> %101, <32 x bfloat> %94)
  %103 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.7.5, <32 x bfloat> %101, <32 x bfloat> %95)
  %104 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.12.5, <32 x bfloat> %101, <32 x bfloat> %96)
  %gep41.1 = getelementptr inbounds i8, ptr %invariant.gep40, i64 64
  %105 = load i32, ptr %gep41.1, align 4, !tbaa !111
  %106 = insertelement <16 x i32> poison, i32 %105, i64 0
  %107 = shufflevector <16 x i32> %106, <16 x i32> poison, <16 x i32> zeroinitializer
  %108 = bitcast <16 x i32> %107 to <32 x bfloat>
  %109 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.17.5, <32 x bfloat> %108, <32 x bfloat> %94)
  %110 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.22.5, <32 x bfloat> %108, <32 x bfloat> %95)
  %111 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.27.5, <32 x bfloat> %108, <32 x bfloat> %96)
  %gep41.2 = getelementptr inbounds i8, ptr %invariant.gep40, i64 128
  %112 = load i32, ptr %gep41.2, align 4, !tbaa !111
  %113 = insertelement <16 x i32> poison, i32 %112, i64 0
  %114 = shufflevector <16 x i32> %113, <16 x i32> poison, <16 x i32> zeroinitializer
  %115 = bitcast <16 x i32> %114 to <32 x bfloat>
  %116 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.32.5, <32 x bfloat> %115, <32 x bfloat> %94)
  %117 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.37.5, <32 x bfloat> %115, <32 x bfloat> %95)
  %118 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.42.5, <32 x bfloat> %115, <32 x bfloat> %96)
  %gep41.3 = getelementptr inbounds i8, ptr %invariant.gep40, i64 192
  %119 = load i32, ptr %gep41.3, align 4, !tbaa !111
  %120 = insertelement <16 x i32> poison, i32 %119, i64 0
  %121 = shufflevector <16 x i32> %120, <16 x i32> poison, <16 x i32> zeroinitializer
  %122 = bitcast <16 x i32> %121 to <32 x bfloat>
  %123 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.47.5, <32 x bfloat> %122, <32 x bfloat> %94)
  %124 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.52.5, <32 x bfloat> %122, <32 x bfloat> %95)
  %125 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.57.5, <32 x bfloat> %122, <32 x bfloat> %96)
  %gep41.4 = getelementptr inbounds i8, ptr %invariant.gep40, i64 256
  %126 = load i32, ptr %gep41.4, align 4, !tbaa !111
  %127 = insertelement <16 x i32> poison, i32 %126, i64 0
  %128 = shufflevector <16 x i32> %127, <16 x i32> poison, <16 x i32> zeroinitializer
  %129 = bitcast <16 x i32> %128 to <32 x bfloat>
  %130 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.62.5, <32 x bfloat> %129, <32 x bfloat> %94)
  %131 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.67.5, <32 x bfloat> %129, <32 x bfloat> %95)
  %132 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.72.5, <32 x bfloat> %129, <32 x bfloat> %96)
  %gep41.5 = getelementptr inbounds i8, ptr %invariant.gep40, i64 320
  %133 = load i32, ptr %gep41.5, align 4, !tbaa !111
  %134 = insertelement <16 x i32> poison, i32 %133, i64 0
  %135 = shufflevector <16 x i32> %134, <16 x i32> poison, <16 x i32> zeroinitializer
  %136 = bitcast <16 x i32> %135 to <32 x bfloat>
  %137 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.77.5, <32 x bfloat> %136, <32 x bfloat> %94)
  %138 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.82.5, <32 x bfloat> %136, <32 x bfloat> %95)
  %139 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.87.5, <32 x bfloat> %136, <32 x bfloat> %96)
  %gep41.6 = getelementptr inbounds i8, ptr %invariant.gep40, i64 384
  %140 = load i32, ptr %gep41.6, align 4, !tbaa !111
  %141 = insertelement <16 x i32> poison, i32 %140, i64 0
  %142 = shufflevector <16 x i32> %141, <16 x i32> poison, <16 x i32> zeroinitializer
  %143 = bitcast <16 x i32> %142 to <32 x bfloat>
  %144 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.92.5, <32 x bfloat> %143, <32 x bfloat> %94)
  %145 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.97.5, <32 x bfloat> %143, <32 x bfloat> %95)
  %146 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.102.5, <32 x bfloat> %143, <32 x bfloat> %96)
  %gep41.7 = getelementptr inbounds i8, ptr %invariant.gep40, i64 448
  %147 = load i32, ptr %gep41.7, align 4, !tbaa !111
  %148 = insertelement <16 x i32> poison, i32 %147, i64 0
  %149 = shufflevector <16 x i32> %148, <16 x i32> poison, <16 x i32> zeroinitializer
  %150 = bitcast <16 x i32> %149 to <32 x bfloat>
  %151 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.107.5, <32 x bfloat> %150, <32 x bfloat> %94)
  %152 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.112.5, <32 x bfloat> %150, <32 x bfloat> %95)
  %153 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.117.5, <32 x bfloat> %150, <32 x bfloat> %96)
  %154 = or disjoint i64 %.026.i43, 1
  %155 = shl nuw nsw i64 %154, 6
  %invariant.gep.1 = getelementptr i8, ptr %.01845, i64 %155
  %156 = load <32 x bfloat>, ptr %invariant.gep.1, align 64, !tbaa !38
  %gep.1.1 = getelementptr i8, ptr %invariant.gep.1, i64 %63
  %157 = load <32 x bfloat>, ptr %gep.1.1, align 64, !tbaa !38
  %gep.2.1 = getelementptr i8, ptr %invariant.gep.1, i64 %66
  %158 = load <32 x bfloat>, ptr %gep.2.1, align 64, !tbaa !38
  %159 = shl nuw nsw i64 %154, 2
  %invariant.gep40.1 = getelementptr inbounds i8, ptr %.144, i64 %159
  %160 = load i32, ptr %invariant.gep40.1, align 4, !tbaa !111
  %161 = insertelement <16 x i32> poison, i32 %160, i64 0
  %162 = shufflevector <16 x i32> %161, <16 x i32> poison, <16 x i32> zeroinitializer
  %163 = bitcast <16 x i32> %162 to <32 x bfloat>
  %164 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %102, <32 x bfloat> %163, <32 x bfloat> %156)
  %165 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %103, <32 x bfloat> %163, <32 x bfloat> %157)
  %166 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %104, <32 x bfloat> %163, <32 x bfloat> %158)
  %gep41.1.1 = getelementptr inbounds i8, ptr %invariant.gep40.1, i64 64
  %167 = load i32, ptr %gep41.1.1, align 4, !tbaa !111
  %168 = insertelement <16 x i32> poison, i32 %167, i64 0
  %169 = shufflevector <16 x i32> %168, <16 x i32> poison, <16 x i32> zeroinitializer
  %170 = bitcast <16 x i32> %169 to <32 x bfloat>
  %171 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %109, <32 x bfloat> %170, <32 x bfloat> %156)
  %172 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %110, <32 x bfloat> %170, <32 x bfloat> %157)
  %173 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %111, <32 x bfloat> %170, <32 x bfloat> %158)
  %gep41.2.1 = getelementptr inbounds i8, ptr %invariant.gep40.1, i64 128
  %174 = load i32, ptr %gep41.2.1, align 4, !tbaa !111
  %175 = insertelement <16 x i32> poison, i32 %174, i64 0
  %176 = shufflevector <16 x i32> %175, <16 x i32> poison, <16 x i32> zeroinitializer
  %177 = bitcast <16 x i32> %176 to <32 x bfloat>
  %178 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %116, <32 x bfloat> %177, <32 x bfloat> %156)
  %179 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %117, <32 x bfloat> %177, <32 x bfloat> %157)
  %180 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %118, <32 x bfloat> %177, <32 x bfloat> %158)
  %gep41.3.1 = getelementptr inbounds i8, ptr %invariant.gep40.1, i64 192
  %181 = load i32, ptr %gep41.3.1, align 4, !tbaa !111
  %182 = insertelement <16 x i32> poison, i32 %181, i64 0
  %183 = shufflevector <16 x i32> %182, <16 x i32> poison, <16 x i32> zeroinitializer
  %184 = bitcast <16 x i32> %183 to <32 x bfloat>
  %185 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %123, <32 x bfloat> %184, <32 x bfloat> %156)
  %186 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %124, <32 x bfloat> %184, <32 x bfloat> %157)
  %187 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %125, <32 x bfloat> %184, <32 x bfloat> %158)
  %gep41.4.1 = getelementptr inbounds i8, ptr %invariant.gep40.1, i64 256
  %188 = load i32, ptr %gep41.4.1, align 4, !tbaa !111
  %189 = insertelement <16 x i32> poison, i32 %188, i64 0
  %190 = shufflevector <16 x i32> %189, <16 x i32> poison, <16 x i32> zeroinitializer
  %191 = bitcast <16 x i32> %190 to <32 x bfloat>
  %192 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %130, <32 x bfloat> %191, <32 x bfloat> %156)
  %193 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %131, <32 x bfloat> %191, <32 x bfloat> %157)
  %194 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %132, <32 x bfloat> %191, <32 x bfloat> %158)
  %gep41.5.1 = getelementptr inbounds i8, ptr %invariant.gep40.1, i64 320
  %195 = load i32, ptr %gep41.5.1, align 4, !tbaa !111
  %196 = insertelement <16 x i32> poison, i32 %195, i64 0
  %197 = shufflevector <16 x i32> %196, <16 x i32> poison, <16 x i32> zeroinitializer
  %198 = bitcast <16 x i32> %197 to <32 x bfloat>
  %199 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %137, <32 x bfloat> %198, <32 x bfloat> %156)
  %200 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %138, <32 x bfloat> %198, <32 x bfloat> %157)
  %201 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %139, <32 x bfloat> %198, <32 x bfloat> %158)
  %gep41.6.1 = getelementptr inbounds i8, ptr %invariant.gep40.1, i64 384
  %202 = load i32, ptr %gep41.6.1, align 4, !tbaa !111
  %203 = insertelement <16 x i32> poison, i32 %202, i64 0
  %204 = shufflevector <16 x i32> %203, <16 x i32> poison, <16 x i32> zeroinitializer
  %205 = bitcast <16 x i32> %204 to <32 x bfloat>
  %206 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %144, <32 x bfloat> %205, <32 x bfloat> %156)
  %207 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %145, <32 x bfloat> %205, <32 x bfloat> %157)
  %208 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %146, <32 x bfloat> %205, <32 x bfloat> %158)
  %gep41.7.1 = getelementptr inbounds i8, ptr %invariant.gep40.1, i64 448
  %209 = load i32, ptr %gep41.7.1, align 4, !tbaa !111
  %210 = insertelement <16 x i32> poison, i32 %209, i64 0
  %211 = shufflevector <16 x i32> %210, <16 x i32> poison, <16 x i32> zeroinitializer
  %212 = bitcast <16 x i32> %211 to <32 x bfloat>
  %213 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %151, <32 x bfloat> %212, <32 x bfloat> %156)
  %214 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %152, <32 x bfloat> %212, <32 x bfloat> %157)
  %215 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %153, <32 x bfloat> %212, <32 x bfloat> %158)
  %216 = or disjoint i64 %.026.i43, 2
  %217 = shl nuw nsw i64 %216, 6
  %invariant.gep.2 = getelementptr i8, ptr %.01845, i64 %217
  %218 = load <32 x bfloat>, ptr %invariant.gep.2, align 64, !tbaa !38
  %gep.1.2 = getelementptr i8, ptr %invariant.gep.2, i64 %63
  %219 = load <32 x bfloat>, ptr %gep.1.2, align 64, !tbaa !38
  %gep.2.2 = getelementptr i8, ptr %invariant.gep.2, i64 %66
  %220 = load <32 x bfloat>, ptr %gep.2.2, align 64, !tbaa !38
  %221 = shl nuw nsw i64 %216, 2
  %invariant.gep40.2 = getelementptr inbounds i8, ptr %.144, i64 %221
  %222 = load i32, ptr %invariant.gep40.2, align 4, !tbaa !111
  %223 = insertelement <16 x i32> poison, i32 %222, i64 0
  %224 = shufflevector <16 x i32> %223, <16 x i32> poison, <16 x i32> zeroinitializer
  %225 = bitcast <16 x i32> %224 to <32 x bfloat>
  %226 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %164, <32 x bfloat> %225, <32 x bfloat> %218)
  %227 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %165, <32 x bfloat> %225, <32 x bfloat> %219)
  %228 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %166, <32 x bfloat> %225, <32 x bfloat> %220)
  %gep41.1.2 = getelementptr inbounds i8, ptr %invariant.gep40.2, i64 64
  %229 = load i32, ptr %gep41.1.2, align 4, !tbaa !111
  %230 = insertelement <16 x i32> poison, i32 %229, i64 0
  %231 = shufflevector <16 x i32> %230, <16 x i32> poison, <16 x i32> zeroinitializer
  %232 = bitcast <16 x i32> %231 to <32 x bfloat>
  %233 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %171, <32 x bfloat> %232, <32 x bfloat> %218)
  %234 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %172, <32 x bfloat> %232, <32 x bfloat> %219)
  %235 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %173, <32 x bfloat> %232, <32 x bfloat> %220)
  %gep41.2.2 = getelementptr inbounds i8, ptr %invariant.gep40.2, i64 128
  %236 = load i32, ptr %gep41.2.2, align 4, !tbaa !111
  %237 = insertelement <16 x i32> poison, i32 %236, i64 0
  %238 = shufflevector <16 x i32> %237, <16 x i32> poison, <16 x i32> zeroinitializer
  %239 = bitcast <16 x i32> %238 to <32 x bfloat>
  %240 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %178, <32 x bfloat> %239, <32 x bfloat> %218)
  %241 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %179, <32 x bfloat> %239, <32 x bfloat> %219)
  %242 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %180, <32 x bfloat> %239, <32 x bfloat> %220)
  %gep41.3.2 = getelementptr inbounds i8, ptr %invariant.gep40.2, i64 192
  %243 = load i32, ptr %gep41.3.2, align 4, !tbaa !111
  %244 = insertelement <16 x i32> poison, i32 %243, i64 0
  %245 = shufflevector <16 x i32> %244, <16 x i32> poison, <16 x i32> zeroinitializer
  %246 = bitcast <16 x i32> %245 to <32 x bfloat>
  %247 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %185, <32 x bfloat> %246, <32 x bfloat> %218)
  %248 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %186, <32 x bfloat> %246, <32 x bfloat> %219)
  %249 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %187, <32 x bfloat> %246, <32 x bfloat> %220)
  %gep41.4.2 = getelementptr inbounds i8, ptr %invariant.gep40.2, i64 256
  %250 = load i32, ptr %gep41.4.2, align 4, !tbaa !111
  %251 = insertelement <16 x i32> poison, i32 %250, i64 0
  %252 = shufflevector <16 x i32> %251, <16 x i32> poison, <16 x i32> zeroinitializer
  %253 = bitcast <16 x i32> %252 to <32 x bfloat>
  %254 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %192, <32 x bfloat> %253, <32 x bfloat> %218)
  %255 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %193, <32 x bfloat> %253, <32 x bfloat> %219)
  %256 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %194, <32 x bfloat> %253, <32 x bfloat> %220)
  %gep41.5.2 = getelementptr inbounds i8, ptr %invariant.gep40.2, i64 320
  %257 = load i32, ptr %gep41.5.2, align 4, !tbaa !111
  %258 = insertelement <16 x i32> poison, i32 %257, i64 0
  %259 = shufflevector <16 x i32> %258, <16 x i32> poison, <16 x i32> zeroinitializer
  %260 = bitcast <16 x i32> %259 to <32 x bfloat>
  %261 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %199, <32 x bfloat> %260, <32 x bfloat> %218)
  %262 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %200, <32 x bfloat> %260, <32 x bfloat> %219)
  %263 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %201, <32 x bfloat> %260, <32 x bfloat> %220)
  %gep41.6.2 = getelementptr inbounds i8, ptr %invariant.gep40.2, i64 384
  %264 = load i32, ptr %gep41.6.2, align 4, !tbaa !111
  %265 = insertelement <16 x i32> poison, i32 %264, i64 0
  %266 = shufflevector <16 x i32> %265, <16 x i32> poison, <16 x i32> zeroinitializer
  %267 = bitcast <16 x i32> %266 to <32 x bfloat>
  %268 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %206, <32 x bfloat> %267, <32 x bfloat> %218)
  %269 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %207, <32 x bfloat> %267, <32 x bfloat> %219)
  %270 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %208, <32 x bfloat> %267, <32 x bfloat> %220)
  %gep41.7.2 = getelementptr inbounds i8, ptr %invariant.gep40.2, i64 448
  %271 = load i32, ptr %gep41.7.2, align 4, !tbaa !111
  %272 = insertelement <16 x i32> poison, i32 %271, i64 0
  %273 = shufflevector <16 x i32> %272, <16 x i32> poison, <16 x i32> zeroinitializer
  %274 = bitcast <16 x i32> %273 to <32 x bfloat>
  %275 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %213, <32 x bfloat> %274, <32 x bfloat> %218)
  %276 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %214, <32 x bfloat> %274, <32 x bfloat> %219)
  %277 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %215, <32 x bfloat> %274, <32 x bfloat> %220)
  %278 = or disjoint i64 %.026.i43, 3
  %279 = shl nuw nsw i64 %278, 6
  %invariant.gep.3 = getelementptr i8, ptr %.01845, i64 %279
  %280 = load <32 x bfloat>, ptr %invariant.gep.3, align 64, !tbaa !38
  %gep.1.3 = getelementptr i8, ptr %invariant.gep.3, i64 %63
  %281 = load <32 x bfloat>, ptr %gep.1.3, align 64, !tbaa !38
  %gep.2.3 = getelementptr i8, ptr %invariant.gep.3, i64 %66
  %282 = load <32 x bfloat>, ptr %gep.2.3, align 64, !tbaa !38
  %283 = shl nuw nsw i64 %278, 2
  %invariant.gep40.3 = getelementptr inbounds i8, ptr %.144, i64 %283
  %284 = load i32, ptr %invariant.gep40.3, align 4, !tbaa !111
  %285 = insertelement <16 x i32> poison, i32 %284, i64 0
  %286 = shufflevector <16 x i32> %285, <16 x i32> poison, <16 x i32> zeroinitializer
  %287 = bitcast <16 x i32> %286 to <32 x bfloat>
  %288 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %226, <32 x bfloat> %287, <32 x bfloat> %280)
  %289 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %227, <32 x bfloat> %287, <32 x bfloat> %281)
  %290 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %228, <32 x bfloat> %287, <32 x bfloat> %282)
  %gep41.1.3 = getelementptr inbounds i8, ptr %invariant.gep40.3, i64 64
  %291 = load i32, ptr %gep41.1.3, align 4, !tbaa !111
  %292 = insertelement <16 x i32> poison, i32 %291, i64 0
  %293 = shufflevector <16 x i32> %292, <16 x i32> poison, <16 x i32> zeroinitializer
  %294 = bitcast <16 x i32> %293 to <32 x bfloat>
  %295 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %233, <32 x bfloat> %294, <32 x bfloat> %280)
  %296 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %234, <32 x bfloat> %294, <32 x bfloat> %281)
  %297 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %235, <32 x bfloat> %294, <32 x bfloat> %282)
  %gep41.2.3 = getelementptr inbounds i8, ptr %invariant.gep40.3, i64 128
  %298 = load i32, ptr %gep41.2.3, align 4, !tbaa !111
  %299 = insertelement <16 x i32> poison, i32 %298, i64 0
  %300 = shufflevector <16 x i32> %299, <16 x i32> poison, <16 x i32> zeroinitializer
  %301 = bitcast <16 x i32> %300 to <32 x bfloat>
  %302 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %240, <32 x bfloat> %301, <32 x bfloat> %280)
  %303 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %241, <32 x bfloat> %301, <32 x bfloat> %281)
  %304 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %242, <32 x bfloat> %301, <32 x bfloat> %282)
  %gep41.3.3 = getelementptr inbounds i8, ptr %invariant.gep40.3, i64 192
  %305 = load i32, ptr %gep41.3.3, align 4, !tbaa !111
  %306 = insertelement <16 x i32> poison, i32 %305, i64 0
  %307 = shufflevector <16 x i32> %306, <16 x i32> poison, <16 x i32> zeroinitializer
  %308 = bitcast <16 x i32> %307 to <32 x bfloat>
  %309 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %247, <32 x bfloat> %308, <32 x bfloat> %280)
  %310 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %248, <32 x bfloat> %308, <32 x bfloat> %281)
  %311 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %249, <32 x bfloat> %308, <32 x bfloat> %282)
  %gep41.4.3 = getelementptr inbounds i8, ptr %invariant.gep40.3, i64 256
  %312 = load i32, ptr %gep41.4.3, align 4, !tbaa !111
  %313 = insertelement <16 x i32> poison, i32 %312, i64 0
  %314 = shufflevector <16 x i32> %313, <16 x i32> poison, <16 x i32> zeroinitializer
  %315 = bitcast <16 x i32> %314 to <32 x bfloat>
  %316 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %254, <32 x bfloat> %315, <32 x bfloat> %280)
  %317 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %255, <32 x bfloat> %315, <32 x bfloat> %281)
  %318 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %256, <32 x bfloat> %315, <32 x bfloat> %282)
  %gep41.5.3 = getelementptr inbounds i8, ptr %invariant.gep40.3, i64 320
  %319 = load i32, ptr %gep41.5.3, align 4, !tbaa !111
  %320 = insertelement <16 x i32> poison, i32 %319, i64 0
  %321 = shufflevector <16 x i32> %320, <16 x i32> poison, <16 x i32> zeroinitializer
  %322 = bitcast <16 x i32> %321 to <32 x bfloat>
  %323 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %261, <32 x bfloat> %322, <32 x bfloat> %280)
  %324 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %262, <32 x bfloat> %322, <32 x bfloat> %281)
  %325 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %263, <32 x bfloat> %322, <32 x bfloat> %282)
  %gep41.6.3 = getelementptr inbounds i8, ptr %invariant.gep40.3, i64 384
  %326 = load i32, ptr %gep41.6.3, align 4, !tbaa !111
  %327 = insertelement <16 x i32> poison, i32 %326, i64 0
  %328 = shufflevector <16 x i32> %327, <16 x i32> poison, <16 x i32> zeroinitializer
  %329 = bitcast <16 x i32> %328 to <32 x bfloat>
  %330 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %268, <32 x bfloat> %329, <32 x bfloat> %280)
  %331 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %269, <32 x bfloat> %329, <32 x bfloat> %281)
  %332 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %270, <32 x bfloat> %329, <32 x bfloat> %282)
  %gep41.7.3 = getelementptr inbounds i8, ptr %invariant.gep40.3, i64 448
  %333 = load i32, ptr %gep41.7.3, align 4, !tbaa !111
  %334 = insertelement <16 x i32> poison, i32 %333, i64 0
  %335 = shufflevector <16 x i32> %334, <16 x i32> poison, <16 x i32> zeroinitializer
  %336 = bitcast <16 x i32> %335 to <32 x bfloat>
  %337 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %275, <32 x bfloat> %336, <32 x bfloat> %280)
  %338 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %276, <32 x bfloat> %336, <32 x bfloat> %281)
  %339 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %277, <32 x bfloat> %336, <32 x bfloat> %282)
  %340 = add nuw nsw i64 %.026.i43, 4
  %exitcond.not.3 = icmp eq i64 %340, 16
  br i1 %exitcond.not.3, label %add_pairs.exit, label %.preheader29, !llvm.loop !124

add_pairs.exit:                                   ; preds = %.preheader29
  %341 = add nuw nsw i64 %.046, 1
  %342 = getelementptr inbounds i8, ptr %.144, i64 %64
  %343 = getelementptr inbounds i8, ptr %.01845, i64 %65
  %exitcond52.not = icmp eq i64 %341, %56
  br i1 %exitcond52.not, label %._crit_edge, label %92, !llvm.loop !125
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @two_taps(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3) unnamed_addr #5 {
.preheader33:
  %4 = getelementptr inbounds i8, ptr %0, i64 48
  %5 = load i64, ptr %4, align 8, !tbaa !54
  %.not = icmp eq i64 %5, 0
  br i1 %.not, label %go_on_with_group.exit, label %.preheader31.preheader

.preheader31.preheader:                           ; preds = %.preheader33
  %6 = load <16 x float>, ptr %3, align 64, !tbaa !38
  %7 = getelementptr inbounds i8, ptr %3, i64 1024
  %8 = load <16 x float>, ptr %7, align 64, !tbaa !38
  %9 = getelementptr inbounds i8, ptr %3, i64 64
  %10 = load <16 x float>, ptr %9, align 64, !tbaa !38
  %11 = getelementptr inbounds i8, ptr %3, i64 1088
  %12 = load <16 x float>, ptr %11, align 64, !tbaa !38
  %13 = getelementptr inbounds i8, ptr %3, i64 128
  %14 = load <16 x float>, ptr %13, align 64, !tbaa !38
  %15 = getelementptr inbounds i8, ptr %3, i64 1152
  %16 = load <16 x float>, ptr %15, align 64, !tbaa !38
  %17 = getelementptr inbounds i8, ptr %3, i64 192
  %18 = load <16 x float>, ptr %17, align 64, !tbaa !38
  %19 = getelementptr inbounds i8, ptr %3, i64 1216
  %20 = load <16 x float>, ptr %19, align 64, !tbaa !38
  %21 = getelementptr inbounds i8, ptr %3, i64 256
  %22 = load <16 x float>, ptr %21, align 64, !tbaa !38
  %23 = getelementptr inbounds i8, ptr %3, i64 1280
  %24 = load <16 x float>, ptr %23, align 64, !tbaa !38
  %25 = getelementptr inbounds i8, ptr %3, i64 320
  %26 = load <16 x float>, ptr %25, align 64, !tbaa !38
  %27 = getelementptr inbounds i8, ptr %3, i64 1344
  %28 = load <16 x float>, ptr %27, align 64, !tbaa !38
  %29 = getelementptr inbounds i8, ptr %3, i64 384
  %30 = load <16 x float>, ptr %29, align 64, !tbaa !38
  %31 = getelementptr inbounds i8, ptr %3, i64 1408
  %32 = load <16 x float>, ptr %31, align 64, !tbaa !38
  %33 = getelementptr inbounds i8, ptr %3, i64 448
  %34 = load <16 x float>, ptr %33, align 64, !tbaa !38
  %35 = getelementptr inbounds i8, ptr %3, i64 1472
  %36 = load <16 x float>, ptr %35, align 64, !tbaa !38
  br label %go_on_with_group.exit

go_on_with_group.exit:                            ; preds = %.preheader31.preheader, %.preheader33
  %.sroa.57.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %26, %.preheader31.preheader ]
  %.sroa.62.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %28, %.preheader31.preheader ]
  %.sroa.51.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %24, %.preheader31.preheader ]
  %.sroa.46.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %22, %.preheader31.preheader ]
  %.sroa.68.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %30, %.preheader31.preheader ]
  %.sroa.40.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %20, %.preheader31.preheader ]
  %.sroa.35.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %18, %.preheader31.preheader ]
  %.sroa.73.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %32, %.preheader31.preheader ]
  %.sroa.29.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %16, %.preheader31.preheader ]
  %.sroa.24.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %14, %.preheader31.preheader ]
  %.sroa.79.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %34, %.preheader31.preheader ]
  %.sroa.18.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %12, %.preheader31.preheader ]
  %.sroa.13.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %10, %.preheader31.preheader ]
  %.sroa.84.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %36, %.preheader31.preheader ]
  %.sroa.7.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %8, %.preheader31.preheader ]
  %.sroa.0.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %6, %.preheader31.preheader ]
  %37 = load i64, ptr %0, align 8, !tbaa !48
  %38 = icmp sgt i64 %37, 0
  br i1 %38, label %.preheader30.lr.ph, label %.preheader28

.preheader30.lr.ph:                               ; preds = %go_on_with_group.exit
  %39 = getelementptr inbounds i8, ptr %0, i64 8
  %40 = load i64, ptr %39, align 8, !tbaa !71
  %41 = icmp sgt i64 %40, 0
  %42 = getelementptr inbounds i8, ptr %0, i64 40
  %43 = getelementptr inbounds i8, ptr %0, i64 16
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = getelementptr inbounds i8, ptr %0, i64 32
  %46 = load i64, ptr %45, align 8, !tbaa !52
  br label %.preheader30

.preheader30:                                     ; preds = %.preheader30.lr.ph, %._crit_edge
  %.sroa.57.1 = phi <16 x float> [ %.sroa.57.0, %.preheader30.lr.ph ], [ %.sroa.57.3, %._crit_edge ]
  %.sroa.62.1 = phi <16 x float> [ %.sroa.62.0, %.preheader30.lr.ph ], [ %.sroa.62.3, %._crit_edge ]
  %.sroa.51.1 = phi <16 x float> [ %.sroa.51.0, %.preheader30.lr.ph ], [ %.sroa.51.3, %._crit_edge ]
  %.sroa.46.1 = phi <16 x float> [ %.sroa.46.0, %.preheader30.lr.ph ], [ %.sroa.46.3, %._crit_edge ]
  %.sroa.68.1 = phi <16 x float> [ %.sroa.68.0, %.preheader30.lr.ph ], [ %.sroa.68.3, %._crit_edge ]
  %.sroa.40.1 = phi <16 x float> [ %.sroa.40.0, %.preheader30.lr.ph ], [ %.sroa.40.3, %._crit_edge ]
  %.sroa.35.1 = phi <16 x float> [ %.sroa.35.0, %.preheader30.lr.ph ], [ %.sroa.35.3, %._crit_edge ]
  %.sroa.73.1 = phi <16 x float> [ %.sroa.73.0, %.preheader30.lr.ph ], [ %.sroa.73.3, %._crit_edge ]
  %.sroa.29.1 = phi <16 x float> [ %.sroa.29.0, %.preheader30.lr.ph ], [ %.sroa.29.3, %._crit_edge ]
  %.sroa.24.1 = phi <16 x float> [ %.sroa.24.0, %.preheader30.lr.ph ], [ %.sroa.24.3, %._crit_edge ]
  %.sroa.79.1 = phi <16 x float> [ %.sroa.79.0, %.preheader30.lr.ph ], [ %.sroa.79.3, %._crit_edge ]
  %.sroa.18.1 = phi <16 x float> [ %.sroa.18.0, %.preheader30.lr.ph ], [ %.sroa.18.3, %._crit_edge ]
  %.sroa.13.1 = phi <16 x float> [ %.sroa.13.0, %.preheader30.lr.ph ], [ %.sroa.13.3, %._crit_edge ]
  %.sroa.84.1 = phi <16 x float> [ %.sroa.84.0, %.preheader30.lr.ph ], [ %.sroa.84.3, %._crit_edge ]
  %.sroa.7.1 = phi <16 x float> [ %.sroa.7.0, %.preheader30.lr.ph ], [ %.sroa.7.3, %._crit_edge ]
  %.sroa.0.1 = phi <16 x float> [ %.sroa.0.0, %.preheader30.lr.ph ], [ %.sroa.0.3, %._crit_edge ]
  %.01949 = phi i64 [ 0, %.preheader30.lr.ph ], [ %65, %._crit_edge ]
  %.02048 = phi ptr [ %1, %.preheader30.lr.ph ], [ %.1.lcssa, %._crit_edge ]
  %.02147 = phi ptr [ %2, %.preheader30.lr.ph ], [ %66, %._crit_edge ]
  br i1 %41, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %.preheader30
  %47 = load i64, ptr %42, align 8, !tbaa !53
  %48 = load i64, ptr %43, align 8, !tbaa !50
  %49 = load i64, ptr %44, align 8, !tbaa !51
  br label %67

.preheader28:                                     ; preds = %._crit_edge, %go_on_with_group.exit
  %.sroa.57.2 = phi <16 x float> [ %.sroa.57.0, %go_on_with_group.exit ], [ %.sroa.57.3, %._crit_edge ]
  %.sroa.62.2 = phi <16 x float> [ %.sroa.62.0, %go_on_with_group.exit ], [ %.sroa.62.3, %._crit_edge ]
  %.sroa.51.2 = phi <16 x float> [ %.sroa.51.0, %go_on_with_group.exit ], [ %.sroa.51.3, %._crit_edge ]
  %.sroa.46.2 = phi <16 x float> [ %.sroa.46.0, %go_on_with_group.exit ], [ %.sroa.46.3, %._crit_edge ]
  %.sroa.68.2 = phi <16 x float> [ %.sroa.68.0, %go_on_with_group.exit ], [ %.sroa.68.3, %._crit_edge ]
  %.sroa.40.2 = phi <16 x float> [ %.sroa.40.0, %go_on_with_group.exit ], [ %.sroa.40.3, %._crit_edge ]
  %.sroa.35.2 = phi <16 x float> [ %.sroa.35.0, %go_on_with_group.exit ], [ %.sroa.35.3, %._crit_edge ]
  %.sroa.73.2 = phi <16 x float> [ %.sroa.73.0, %go_on_with_group.exit ], [ %.sroa.73.3, %._crit_edge ]
  %.sroa.29.2 = phi <16 x float> [ %.sroa.29.0, %go_on_with_group.exit ], [ %.sroa.29.3, %._crit_edge ]
  %.sroa.24.2 = phi <16 x float> [ %.sroa.24.0, %go_on_with_group.exit ], [ %.sroa.24.3, %._crit_edge ]
  %.sroa.79.2 = phi <16 x float> [ %.sroa.79.0, %go_on_with_group.exit ], [ %.sroa.79.3, %._crit_edge ]
  %.sroa.18.2 = phi <16 x float> [ %.sroa.18.0, %go_on_with_group.exit ], [ %.sroa.18.3, %._crit_edge ]
  %.sroa.13.2 = phi <16 x float> [ %.sroa.13.0, %go_on_with_group.exit ], [ %.sroa.13.3, %._crit_edge ]
  %.sroa.84.2 = phi <16 x float> [ %.sroa.84.0, %go_on_with_group.exit ], [ %.sroa.84.3, %._crit_edge ]
  %.sroa.7.2 = phi <16 x float> [ %.sroa.7.0, %go_on_with_group.exit ], [ %.sroa.7.3, %._crit_edge ]
  %.sroa.0.2 = phi <16 x float> [ %.sroa.0.0, %go_on_with_group.exit ], [ %.sroa.0.3, %._crit_edge ]
  store <16 x float> %.sroa.0.2, ptr %3, align 64, !tbaa !38
  %50 = getelementptr inbounds i8, ptr %3, i64 1024
  store <16 x float> %.sroa.7.2, ptr %50, align 64, !tbaa !38
  %51 = getelementptr inbounds i8, ptr %3, i64 64
  store <16 x float> %.sroa.13.2, ptr %51, align 64, !tbaa !38
  %52 = getelementptr inbounds i8, ptr %3, i64 1088
  store <16 x float> %.sroa.18.2, ptr %52, align 64, !tbaa !38
  %53 = getelementptr inbounds i8, ptr %3, i64 128
  store <16 x float> %.sroa.24.2, ptr %53, align 64, !tbaa !38
  %54 = getelementptr inbounds i8, ptr %3, i64 1152
  store <16 x float> %.sroa.29.2, ptr %54, align 64, !tbaa !38
  %55 = getelementptr inbounds i8, ptr %3, i64 192
  store <16 x float> %.sroa.35.2, ptr %55, align 64, !tbaa !38
  %56 = getelementptr inbounds i8, ptr %3, i64 1216
  store <16 x float> %.sroa.40.2, ptr %56, align 64, !tbaa !38
  %57 = getelementptr inbounds i8, ptr %3, i64 256
  store <16 x float> %.sroa.46.2, ptr %57, align 64, !tbaa !38
  %58 = getelementptr inbounds i8, ptr %3, i64 1280
  store <16 x float> %.sroa.51.2, ptr %58, align 64, !tbaa !38
  %59 = getelementptr inbounds i8, ptr %3, i64 320
  store <16 x float> %.sroa.57.2, ptr %59, align 64, !tbaa !38
  %60 = getelementptr inbounds i8, ptr %3, i64 1344
  store <16 x float> %.sroa.62.2, ptr %60, align 64, !tbaa !38
  %61 = getelementptr inbounds i8, ptr %3, i64 384
  store <16 x float> %.sroa.68.2, ptr %61, align 64, !tbaa !38
  %62 = getelementptr inbounds i8, ptr %3, i64 1408
  store <16 x float> %.sroa.73.2, ptr %62, align 64, !tbaa !38
  %63 = getelementptr inbounds i8, ptr %3, i64 448
  store <16 x float> %.sroa.79.2, ptr %63, align 64, !tbaa !38
  %64 = getelementptr inbounds i8, ptr %3, i64 1472
  store <16 x float> %.sroa.84.2, ptr %64, align 64, !tbaa !38
  ret void

._crit_edge:                                      ; preds = %add_pairs.exit, %.preheader30
  %.sroa.57.3 = phi <16 x float> [ %.sroa.57.1, %.preheader30 ], [ %265, %add_pairs.exit ]
  %.sroa.62.3 = phi <16 x float> [ %.sroa.62.1, %.preheader30 ], [ %266, %add_pairs.exit ]
  %.sroa.51.3 = phi <16 x float> [ %.sroa.51.1, %.preheader30 ], [ %260, %add_pairs.exit ]
  %.sroa.46.3 = phi <16 x float> [ %.sroa.46.1, %.preheader30 ], [ %259, %add_pairs.exit ]
  %.sroa.68.3 = phi <16 x float> [ %.sroa.68.1, %.preheader30 ], [ %271, %add_pairs.exit ]
  %.sroa.40.3 = phi <16 x float> [ %.sroa.40.1, %.preheader30 ], [ %254, %add_pairs.exit ]
  %.sroa.35.3 = phi <16 x float> [ %.sroa.35.1, %.preheader30 ], [ %253, %add_pairs.exit ]
  %.sroa.73.3 = phi <16 x float> [ %.sroa.73.1, %.preheader30 ], [ %272, %add_pairs.exit ]
  %.sroa.29.3 = phi <16 x float> [ %.sroa.29.1, %.preheader30 ], [ %248, %add_pairs.exit ]
  %.sroa.24.3 = phi <16 x float> [ %.sroa.24.1, %.preheader30 ], [ %247, %add_pairs.exit ]
  %.sroa.79.3 = phi <16 x float> [ %.sroa.79.1, %.preheader30 ], [ %277, %add_pairs.exit ]
  %.sroa.18.3 = phi <16 x float> [ %.sroa.18.1, %.preheader30 ], [ %242, %add_pairs.exit ]
  %.sroa.13.3 = phi <16 x float> [ %.sroa.13.1, %.preheader30 ], [ %241, %add_pairs.exit ]
  %.sroa.84.3 = phi <16 x float> [ %.sroa.84.1, %.preheader30 ], [ %278, %add_pairs.exit ]
  %.sroa.7.3 = phi <16 x float> [ %.sroa.7.1, %.preheader30 ], [ %236, %add_pairs.exit ]
  %.sroa.0.3 = phi <16 x float> [ %.sroa.0.1, %.preheader30 ], [ %235, %add_pairs.exit ]
  %.1.lcssa = phi ptr [ %.02048, %.preheader30 ], [ %281, %add_pairs.exit ]
  %65 = add nuw nsw i64 %.01949, 1
  %66 = getelementptr inbounds i8, ptr %.02147, i64 %46
  %exitcond53.not = icmp eq i64 %65, %37
  br i1 %exitcond53.not, label %.preheader28, label %.preheader30, !llvm.loop !126

67:                                               ; preds = %.lr.ph, %add_pairs.exit
  %.sroa.57.4 = phi <16 x float> [ %.sroa.57.1, %.lr.ph ], [ %265, %add_pairs.exit ]
  %.sroa.62.4 = phi <16 x float> [ %.sroa.62.1, %.lr.ph ], [ %266, %add_pairs.exit ]
  %.sroa.51.4 = phi <16 x float> [ %.sroa.51.1, %.lr.ph ], [ %260, %add_pairs.exit ]
  %.sroa.46.4 = phi <16 x float> [ %.sroa.46.1, %.lr.ph ], [ %259, %add_pairs.exit ]
  %.sroa.68.4 = phi <16 x float> [ %.sroa.68.1, %.lr.ph ], [ %271, %add_pairs.exit ]
  %.sroa.40.4 = phi <16 x float> [ %.sroa.40.1, %.lr.ph ], [ %254, %add_pairs.exit ]
  %.sroa.35.4 = phi <16 x float> [ %.sroa.35.1, %.lr.ph ], [ %253, %add_pairs.exit ]
  %.sroa.73.4 = phi <16 x float> [ %.sroa.73.1, %.lr.ph ], [ %272, %add_pairs.exit ]
  %.sroa.29.4 = phi <16 x float> [ %.sroa.29.1, %.lr.ph ], [ %248, %add_pairs.exit ]
  %.sroa.24.4 = phi <16 x float> [ %.sroa.24.1, %.lr.ph ], [ %247, %add_pairs.exit ]
  %.sroa.79.4 = phi <16 x float> [ %.sroa.79.1, %.lr.ph ], [ %277, %add_pairs.exit ]
  %.sroa.18.4 = phi <16 x float> [ %.sroa.18.1, %.lr.ph ], [ %242, %add_pairs.exit ]
  %.sroa.13.4 = phi <16 x float> [ %.sroa.13.1, %.lr.ph ], [ %241, %add_pairs.exit ]
  %.sroa.84.4 = phi <16 x float> [ %.sroa.84.1, %.lr.ph ], [ %278, %add_pairs.exit ]
  %.sroa.7.4 = phi <16 x float> [ %.sroa.7.1, %.lr.ph ], [ %236, %add_pairs.exit ]
  %.sroa.0.4 = phi <16 x float> [ %.sroa.0.1, %.lr.ph ], [ %235, %add_pairs.exit ]
  %.046 = phi i64 [ 0, %.lr.ph ], [ %280, %add_pairs.exit ]
  %.01845 = phi ptr [ %.02147, %.lr.ph ], [ %282, %add_pairs.exit ]
  %.144 = phi ptr [ %.02048, %.lr.ph ], [ %281, %add_pairs.exit ]
  br label %.preheader29

.preheader29:                                     ; preds = %.preheader29, %67
  %.sroa.57.5 = phi <16 x float> [ %.sroa.57.4, %67 ], [ %265, %.preheader29 ]
  %.sroa.62.5 = phi <16 x float> [ %.sroa.62.4, %67 ], [ %266, %.preheader29 ]
  %.sroa.51.5 = phi <16 x float> [ %.sroa.51.4, %67 ], [ %260, %.preheader29 ]
  %.sroa.46.5 = phi <16 x float> [ %.sroa.46.4, %67 ], [ %259, %.preheader29 ]
  %.sroa.68.5 = phi <16 x float> [ %.sroa.68.4, %67 ], [ %271, %.preheader29 ]
  %.sroa.40.5 = phi <16 x float> [ %.sroa.40.4, %67 ], [ %254, %.preheader29 ]
  %.sroa.35.5 = phi <16 x float> [ %.sroa.35.4, %67 ], [ %253, %.preheader29 ]
  %.sroa.73.5 = phi <16 x float> [ %.sroa.73.4, %67 ], [ %272, %.preheader29 ]
  %.sroa.29.5 = phi <16 x float> [ %.sroa.29.4, %67 ], [ %248, %.preheader29 ]
  %.sroa.24.5 = phi <16 x float> [ %.sroa.24.4, %67 ], [ %247, %.preheader29 ]
  %.sroa.79.5 = phi <16 x float> [ %.sroa.79.4, %67 ], [ %277, %.preheader29 ]
  %.sroa.18.5 = phi <16 x float> [ %.sroa.18.4, %67 ], [ %242, %.preheader29 ]
  %.sroa.13.5 = phi <16 x float> [ %.sroa.13.4, %67 ], [ %241, %.preheader29 ]
  %.sroa.84.5 = phi <16 x float> [ %.sroa.84.4, %67 ], [ %278, %.preheader29 ]
  %.sroa.7.5 = phi <16 x float> [ %.sroa.7.4, %67 ], [ %236, %.preheader29 ]
  %.sroa.0.5 = phi <16 x float> [ %.sroa.0.4, %67 ], [ %235, %.preheader29 ]
  %.026.i43 = phi i64 [ 0, %67 ], [ %279, %.preheader29 ]
  %68 = shl nuw nsw i64 %.026.i43, 6
  %invariant.gep = getelementptr i8, ptr %.01845, i64 %68
  %69 = load <32 x bfloat>, ptr %invariant.gep, align 64, !tbaa !38
  %gep.1 = getelementptr i8, ptr %invariant.gep, i64 %47
  %70 = load <32 x bfloat>, ptr %gep.1, align 64, !tbaa !38
  %71 = shl nuw nsw i64 %.026.i43, 2
  %invariant.gep40 = getelementptr inbounds i8, ptr %.144, i64 %71
  %72 = load i32, ptr %invariant.gep40, align 4, !tbaa !111
  %73 = insertelement <16 x i32> poison, i32 %72, i64 0
  %74 = shufflevector <16 x i32> %73, <16 x i32> poison, <16 x i32> zeroinitializer
  %75 = bitcast <16 x i32> %74 to <32 x bfloat>
  %76 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.0.5, <32 x bfloat> %75, <32 x bfloat> %69)
  %77 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.7.5, <32 x bfloat> %75, <32 x bfloat> %70)
  %gep41.1 = getelementptr inbounds i8, ptr %invariant.gep40, i64 64
  %78 = load i32, ptr %gep41.1, align 4, !tbaa !111
  %79 = insertelement <16 x i32> poison, i32 %78, i64 0
  %80 = shufflevector <16 x i32> %79, <16 x i32> poison, <16 x i32> zeroinitializer
  %81 = bitcast <16 x i32> %80 to <32 x bfloat>
  %82 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.13.5, <32 x bfloat> %81, <32 x bfloat> %69)
  %83 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.18.5, <32 x bfloat> %81, <32 x bfloat> %70)
  %gep41.2 = getelementptr inbounds i8, ptr %invariant.gep40, i64 128
  %84 = load i32, ptr %gep41.2, align 4, !tbaa !111
  %85 = insertelement <16 x i32> poison, i32 %84, i64 0
  %86 = shufflevector <16 x i32> %85, <16 x i32> poison, <16 x i32> zeroinitializer
  %87 = bitcast <16 x i32> %86 to <32 x bfloat>
  %88 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.24.5, <32 x bfloat> %87, <32 x bfloat> %69)
  %89 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.29.5, <32 x bfloat> %87, <32 x bfloat> %70)
  %gep41.3 = getelementptr inbounds i8, ptr %invariant.gep40, i64 192
  %90 = load i32, ptr %gep41.3, align 4, !tbaa !111
  %91 = insertelement <16 x i32> poison, i32 %90, i64 0
  %92 = shufflevector <16 x i32> %91, <16 x i32> poison, <16 x i32> zeroinitializer
  %93 = bitcast <16 x i32> %92 to <32 x bfloat>
  %94 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.35.5, <32 x bfloat> %93, <32 x bfloat> %69)
  %95 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.40.5, <32 x bfloat> %93, <32 x bfloat> %70)
  %gep41.4 = getelementptr inbounds i8, ptr %invariant.gep40, i64 256
  %96 = load i32, ptr %gep41.4, align 4, !tbaa !111
  %97 = insertelement <16 x i32> poison, i32 %96, i64 0
  %98 = shufflevector <16 x i32> %97, <16 x i32> poison, <16 x i32> zeroinitializer
  %99 = bitcast <16 x i32> %98 to <32 x bfloat>
  %100 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.46.5, <32 x bfloat> %99, <32 x bfloat> %69)
  %101 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.51.5, <32 x bfloat> %99, <32 x bfloat> %70)
  %gep41.5 = getelementptr inbounds i8, ptr %invariant.gep40, i64 320
  %102 = load i32, ptr %gep41.5, align 4, !tbaa !111
  %103 = insertelement <16 x i32> poison, i32 %102, i64 0
  %104 = shufflevector <16 x i32> %103, <16 x i32> poison, <16 x i32> zeroinitializer
  %105 = bitcast <16 x i32> %104 to <32 x bfloat>
  %106 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.57.5, <32 x bfloat> %105, <32 x bfloat> %69)
  %107 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.62.5, <32 x bfloat> %105, <32 x bfloat> %70)
  %gep41.6 = getelementptr inbounds i8, ptr %invariant.gep40, i64 384
  %108 = load i32, ptr %gep41.6, align 4, !tbaa !111
  %109 = insertelement <16 x i32> poison, i32 %108, i64 0
  %110 = shufflevector <16 x i32> %109, <16 x i32> poison, <16 x i32> zeroinitializer
  %111 = bitcast <16 x i32> %110 to <32 x bfloat>
  %112 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.68.5, <32 x bfloat> %111, <32 x bfloat> %69)
  %113 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.73.5, <32 x bfloat> %111, <32 x bfloat> %70)
  %gep41.7 = getelementptr inbounds i8, ptr %invariant.gep40, i64 448
  %114 = load i32, ptr %gep41.7, align 4, !tbaa !111
  %115 = insertelement <16 x i32> poison, i32 %114, i64 0
  %116 = shufflevector <16 x i32> %115, <16 x i32> poison, <16 x i32> zeroinitializer
  %117 = bitcast <16 x i32> %116 to <32 x bfloat>
  %118 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.79.5, <32 x bfloat> %117, <32 x bfloat> %69)
  %119 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.84.5, <32 x bfloat> %117, <32 x bfloat> %70)
  %120 = or disjoint i64 %.026.i43, 1
  %121 = shl nuw nsw i64 %120, 6
  %invariant.gep.1 = getelementptr i8, ptr %.01845, i64 %121
  %122 = load <32 x bfloat>, ptr %invariant.gep.1, align 64, !tbaa !38
  %gep.1.1 = getelementptr i8, ptr %invariant.gep.1, i64 %47
  %123 = load <32 x bfloat>, ptr %gep.1.1, align 64, !tbaa !38
  %124 = shl nuw nsw i64 %120, 2
  %invariant.gep40.1 = getelementptr inbounds i8, ptr %.144, i64 %124
  %125 = load i32, ptr %invariant.gep40.1, align 4, !tbaa !111
  %126 = insertelement <16 x i32> poison, i32 %125, i64 0
  %127 = shufflevector <16 x i32> %126, <16 x i32> poison, <16 x i32> zeroinitializer
  %128 = bitcast <16 x i32> %127 to <32 x bfloat>
  %129 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %76, <32 x bfloat> %128, <32 x bfloat> %122)
  %130 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %77, <32 x bfloat> %128, <32 x bfloat> %123)
  %gep41.1.1 = getelementptr inbounds i8, ptr %invariant.gep40.1, i64 64
  %131 = load i32, ptr %gep41.1.1, align 4, !tbaa !111
  %132 = insertelement <16 x i32> poison, i32 %131, i64 0
  %133 = shufflevector <16 x i32> %132, <16 x i32> poison, <16 x i32> zeroinitializer
  %134 = bitcast <16 x i32> %133 to <32 x bfloat>
  %135 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %82, <32 x bfloat> %134, <32 x bfloat> %122)
  %136 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %83, <32 x bfloat> %134, <32 x bfloat> %123)
  %gep41.2.1 = getelementptr inbounds i8, ptr %invariant.gep40.1, i64 128
  %137 = load i32, ptr %gep41.2.1, align 4, !tbaa !111
  %138 = insertelement <16 x i32> poison, i32 %137, i64 0
  %139 = shufflevector <16 x i32> %138, <16 x i32> poison, <16 x i32> zeroinitializer
  %140 = bitcast <16 x i32> %139 to <32 x bfloat>
  %141 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %88, <32 x bfloat> %140, <32 x bfloat> %122)
  %142 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %89, <32 x bfloat> %140, <32 x bfloat> %123)
  %gep41.3.1 = getelementptr inbounds i8, ptr %invariant.gep40.1, i64 192
  %143 = load i32, ptr %gep41.3.1, align 4, !tbaa !111
  %144 = insertelement <16 x i32> poison, i32 %143, i64 0
  %145 = shufflevector <16 x i32> %144, <16 x i32> poison, <16 x i32> zeroinitializer
  %146 = bitcast <16 x i32> %145 to <32 x bfloat>
  %147 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %94, <32 x bfloat> %146, <32 x bfloat> %122)
  %148 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %95, <32 x bfloat> %146, <32 x bfloat> %123)
  %gep41.4.1 = getelementptr inbounds i8, ptr %invariant.gep40.1, i64 256
  %149 = load i32, ptr %gep41.4.1, align 4, !tbaa !111
  %150 = insertelement <16 x i32> poison, i32 %149, i64 0
  %151 = shufflevector <16 x i32> %150, <16 x i32> poison, <16 x i32> zeroinitializer
  %152 = bitcast <16 x i32> %151 to <32 x bfloat>
  %153 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %100, <32 x bfloat> %152, <32 x bfloat> %122)
  %154 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %101, <32 x bfloat> %152, <32 x bfloat> %123)
  %gep41.5.1 = getelementptr inbounds i8, ptr %invariant.gep40.1, i64 320
  %155 = load i32, ptr %gep41.5.1, align 4, !tbaa !111
  %156 = insertelement <16 x i32> poison, i32 %155, i64 0
  %157 = shufflevector <16 x i32> %156, <16 x i32> poison, <16 x i32> zeroinitializer
  %158 = bitcast <16 x i32> %157 to <32 x bfloat>
  %159 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %106, <32 x bfloat> %158, <32 x bfloat> %122)
  %160 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %107, <32 x bfloat> %158, <32 x bfloat> %123)
  %gep41.6.1 = getelementptr inbounds i8, ptr %invariant.gep40.1, i64 384
  %161 = load i32, ptr %gep41.6.1, align 4, !tbaa !111
  %162 = insertelement <16 x i32> poison, i32 %161, i64 0
  %163 = shufflevector <16 x i32> %162, <16 x i32> poison, <16 x i32> zeroinitializer
  %164 = bitcast <16 x i32> %163 to <32 x bfloat>
  %165 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %112, <32 x bfloat> %164, <32 x bfloat> %122)
  %166 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %113, <32 x bfloat> %164, <32 x bfloat> %123)
  %gep41.7.1 = getelementptr inbounds i8, ptr %invariant.gep40.1, i64 448
  %167 = load i32, ptr %gep41.7.1, align 4, !tbaa !111
  %168 = insertelement <16 x i32> poison, i32 %167, i64 0
  %169 = shufflevector <16 x i32> %168, <16 x i32> poison, <16 x i32> zeroinitializer
  %170 = bitcast <16 x i32> %169 to <32 x bfloat>
  %171 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %118, <32 x bfloat> %170, <32 x bfloat> %122)
  %172 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %119, <32 x bfloat> %170, <32 x bfloat> %123)
  %173 = or disjoint i64 %.026.i43, 2
  %174 = shl nuw nsw i64 %173, 6
  %invariant.gep.2 = getelementptr i8, ptr %.01845, i64 %174
  %175 = load <32 x bfloat>, ptr %invariant.gep.2, align 64, !tbaa !38
  %gep.1.2 = getelementptr i8, ptr %invariant.gep.2, i64 %47
  %176 = load <32 x bfloat>, ptr %gep.1.2, align 64, !tbaa !38
  %177 = shl nuw nsw i64 %173, 2
  %invariant.gep40.2 = getelementptr inbounds i8, ptr %.144, i64 %177
  %178 = load i32, ptr %invariant.gep40.2, align 4, !tbaa !111
  %179 = insertelement <16 x i32> poison, i32 %178, i64 0
  %180 = shufflevector <16 x i32> %179, <16 x i32> poison, <16 x i32> zeroinitializer
  %181 = bitcast <16 x i32> %180 to <32 x bfloat>
  %182 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %129, <32 x bfloat> %181, <32 x bfloat> %175)
  %183 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %130, <32 x bfloat> %181, <32 x bfloat> %176)
  %gep41.1.2 = getelementptr inbounds i8, ptr %invariant.gep40.2, i64 64
  %184 = load i32, ptr %gep41.1.2, align 4, !tbaa !111
  %185 = insertelement <16 x i32> poison, i32 %184, i64 0
  %186 = shufflevector <16 x i32> %185, <16 x i32> poison, <16 x i32> zeroinitializer
  %187 = bitcast <16 x i32> %186 to <32 x bfloat>
  %188 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %135, <32 x bfloat> %187, <32 x bfloat> %175)
  %189 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %136, <32 x bfloat> %187, <32 x bfloat> %176)
  %gep41.2.2 = getelementptr inbounds i8, ptr %invariant.gep40.2, i64 128
  %190 = load i32, ptr %gep41.2.2, align 4, !tbaa !111
  %191 = insertelement <16 x i32> poison, i32 %190, i64 0
  %192 = shufflevector <16 x i32> %191, <16 x i32> poison, <16 x i32> zeroinitializer
  %193 = bitcast <16 x i32> %192 to <32 x bfloat>
  %194 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %141, <32 x bfloat> %193, <32 x bfloat> %175)
  %195 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %142, <32 x bfloat> %193, <32 x bfloat> %176)
  %gep41.3.2 = getelementptr inbounds i8, ptr %invariant.gep40.2, i64 192
  %196 = load i32, ptr %gep41.3.2, align 4, !tbaa !111
  %197 = insertelement <16 x i32> poison, i32 %196, i64 0
  %198 = shufflevector <16 x i32> %197, <16 x i32> poison, <16 x i32> zeroinitializer
  %199 = bitcast <16 x i32> %198 to <32 x bfloat>
  %200 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %147, <32 x bfloat> %199, <32 x bfloat> %175)
  %201 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %148, <32 x bfloat> %199, <32 x bfloat> %176)
  %gep41.4.2 = getelementptr inbounds i8, ptr %invariant.gep40.2, i64 256
  %202 = load i32, ptr %gep41.4.2, align 4, !tbaa !111
  %203 = insertelement <16 x i32> poison, i32 %202, i64 0
  %204 = shufflevector <16 x i32> %203, <16 x i32> poison, <16 x i32> zeroinitializer
  %205 = bitcast <16 x i32> %204 to <32 x bfloat>
  %206 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %153, <32 x bfloat> %205, <32 x bfloat> %175)
  %207 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %154, <32 x bfloat> %205, <32 x bfloat> %176)
  %gep41.5.2 = getelementptr inbounds i8, ptr %invariant.gep40.2, i64 320
  %208 = load i32, ptr %gep41.5.2, align 4, !tbaa !111
  %209 = insertelement <16 x i32> poison, i32 %208, i64 0
  %210 = shufflevector <16 x i32> %209, <16 x i32> poison, <16 x i32> zeroinitializer
  %211 = bitcast <16 x i32> %210 to <32 x bfloat>
  %212 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %159, <32 x bfloat> %211, <32 x bfloat> %175)
  %213 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %160, <32 x bfloat> %211, <32 x bfloat> %176)
  %gep41.6.2 = getelementptr inbounds i8, ptr %invariant.gep40.2, i64 384
  %214 = load i32, ptr %gep41.6.2, align 4, !tbaa !111
  %215 = insertelement <16 x i32> poison, i32 %214, i64 0
  %216 = shufflevector <16 x i32> %215, <16 x i32> poison, <16 x i32> zeroinitializer
  %217 = bitcast <16 x i32> %216 to <32 x bfloat>
  %218 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %165, <32 x bfloat> %217, <32 x bfloat> %175)
  %219 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %166, <32 x bfloat> %217, <32 x bfloat> %176)
  %gep41.7.2 = getelementptr inbounds i8, ptr %invariant.gep40.2, i64 448
  %220 = load i32, ptr %gep41.7.2, align 4, !tbaa !111
  %221 = insertelement <16 x i32> poison, i32 %220, i64 0
  %222 = shufflevector <16 x i32> %221, <16 x i32> poison, <16 x i32> zeroinitializer
  %223 = bitcast <16 x i32> %222 to <32 x bfloat>
  %224 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %171, <32 x bfloat> %223, <32 x bfloat> %175)
  %225 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %172, <32 x bfloat> %223, <32 x bfloat> %176)
  %226 = or disjoint i64 %.026.i43, 3
  %227 = shl nuw nsw i64 %226, 6
  %invariant.gep.3 = getelementptr i8, ptr %.01845, i64 %227
  %228 = load <32 x bfloat>, ptr %invariant.gep.3, align 64, !tbaa !38
  %gep.1.3 = getelementptr i8, ptr %invariant.gep.3, i64 %47
  %229 = load <32 x bfloat>, ptr %gep.1.3, align 64, !tbaa !38
  %230 = shl nuw nsw i64 %226, 2
  %invariant.gep40.3 = getelementptr inbounds i8, ptr %.144, i64 %230
  %231 = load i32, ptr %invariant.gep40.3, align 4, !tbaa !111
  %232 = insertelement <16 x i32> poison, i32 %231, i64 0
  %233 = shufflevector <16 x i32> %232, <16 x i32> poison, <16 x i32> zeroinitializer
  %234 = bitcast <16 x i32> %233 to <32 x bfloat>
  %235 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %182, <32 x bfloat> %234, <32 x bfloat> %228)
  %236 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %183, <32 x bfloat> %234, <32 x bfloat> %229)
  %gep41.1.3 = getelementptr inbounds i8, ptr %invariant.gep40.3, i64 64
  %237 = load i32, ptr %gep41.1.3, align 4, !tbaa !111
  %238 = insertelement <16 x i32> poison, i32 %237, i64 0
  %239 = shufflevector <16 x i32> %238, <16 x i32> poison, <16 x i32> zeroinitializer
  %240 = bitcast <16 x i32> %239 to <32 x bfloat>
  %241 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %188, <32 x bfloat> %240, <32 x bfloat> %228)
  %242 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %189, <32 x bfloat> %240, <32 x bfloat> %229)
  %gep41.2.3 = getelementptr inbounds i8, ptr %invariant.gep40.3, i64 128
  %243 = load i32, ptr %gep41.2.3, align 4, !tbaa !111
  %244 = insertelement <16 x i32> poison, i32 %243, i64 0
  %245 = shufflevector <16 x i32> %244, <16 x i32> poison, <16 x i32> zeroinitializer
  %246 = bitcast <16 x i32> %245 to <32 x bfloat>
  %247 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %194, <32 x bfloat> %246, <32 x bfloat> %228)
  %248 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %195, <32 x bfloat> %246, <32 x bfloat> %229)
  %gep41.3.3 = getelementptr inbounds i8, ptr %invariant.gep40.3, i64 192
  %249 = load i32, ptr %gep41.3.3, align 4, !tbaa !111
  %250 = insertelement <16 x i32> poison, i32 %249, i64 0
  %251 = shufflevector <16 x i32> %250, <16 x i32> poison, <16 x i32> zeroinitializer
  %252 = bitcast <16 x i32> %251 to <32 x bfloat>
  %253 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %200, <32 x bfloat> %252, <32 x bfloat> %228)
  %254 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %201, <32 x bfloat> %252, <32 x bfloat> %229)
  %gep41.4.3 = getelementptr inbounds i8, ptr %invariant.gep40.3, i64 256
  %255 = load i32, ptr %gep41.4.3, align 4, !tbaa !111
  %256 = insertelement <16 x i32> poison, i32 %255, i64 0
  %257 = shufflevector <16 x i32> %256, <16 x i32> poison, <16 x i32> zeroinitializer
  %258 = bitcast <16 x i32> %257 to <32 x bfloat>
  %259 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %206, <32 x bfloat> %258, <32 x bfloat> %228)
  %260 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %207, <32 x bfloat> %258, <32 x bfloat> %229)
  %gep41.5.3 = getelementptr inbounds i8, ptr %invariant.gep40.3, i64 320
  %261 = load i32, ptr %gep41.5.3, align 4, !tbaa !111
  %262 = insertelement <16 x i32> poison, i32 %261, i64 0
  %263 = shufflevector <16 x i32> %262, <16 x i32> poison, <16 x i32> zeroinitializer
  %264 = bitcast <16 x i32> %263 to <32 x bfloat>
  %265 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %212, <32 x bfloat> %264, <32 x bfloat> %228)
  %266 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %213, <32 x bfloat> %264, <32 x bfloat> %229)
  %gep41.6.3 = getelementptr inbounds i8, ptr %invariant.gep40.3, i64 384
  %267 = load i32, ptr %gep41.6.3, align 4, !tbaa !111
  %268 = insertelement <16 x i32> poison, i32 %267, i64 0
  %269 = shufflevector <16 x i32> %268, <16 x i32> poison, <16 x i32> zeroinitializer
  %270 = bitcast <16 x i32> %269 to <32 x bfloat>
  %271 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %218, <32 x bfloat> %270, <32 x bfloat> %228)
  %272 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %219, <32 x bfloat> %270, <32 x bfloat> %229)
  %gep41.7.3 = getelementptr inbounds i8, ptr %invariant.gep40.3, i64 448
  %273 = load i32, ptr %gep41.7.3, align 4, !tbaa !111
  %274 = insertelement <16 x i32> poison, i32 %273, i64 0
  %275 = shufflevector <16 x i32> %274, <16 x i32> poison, <16 x i32> zeroinitializer
  %276 = bitcast <16 x i32> %275 to <32 x bfloat>
  %277 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %224, <32 x bfloat> %276, <32 x bfloat> %228)
  %278 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %225, <32 x bfloat> %276, <32 x bfloat> %229)
  %279 = add nuw nsw i64 %.026.i43, 4
  %exitcond.not.3 = icmp eq i64 %279, 16
  br i1 %exitcond.not.3, label %add_pairs.exit, label %.preheader29, !llvm.loop !127

add_pairs.exit:                                   ; preds = %.preheader29
  %280 = add nuw nsw i64 %.046, 1
  %281 = getelementptr inbounds i8, ptr %.144, i64 %48
  %282 = getelementptr inbounds i8, ptr %.01845, i64 %49
  %exitcond52.not = icmp eq i64 %280, %40
  br i1 %exitcond52.not, label %._crit_edge, label %67, !llvm.loop !128
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @one_tap(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3) unnamed_addr #5 {
.preheader33:
  %4 = getelementptr inbounds i8, ptr %0, i64 48
  %5 = load i64, ptr %4, align 8, !tbaa !54
  %.not = icmp eq i64 %5, 0
  br i1 %.not, label %go_on_with_group.exit, label %.preheader31.preheader

.preheader31.preheader:                           ; preds = %.preheader33
  %6 = load <16 x float>, ptr %3, align 64, !tbaa !38
  %7 = getelementptr inbounds i8, ptr %3, i64 64
  %8 = load <16 x float>, ptr %7, align 64, !tbaa !38
  %9 = getelementptr inbounds i8, ptr %3, i64 128
  %10 = load <16 x float>, ptr %9, align 64, !tbaa !38
  %11 = getelementptr inbounds i8, ptr %3, i64 192
  %12 = load <16 x float>, ptr %11, align 64, !tbaa !38
  %13 = getelementptr inbounds i8, ptr %3, i64 256
  %14 = load <16 x float>, ptr %13, align 64, !tbaa !38
  %15 = getelementptr inbounds i8, ptr %3, i64 320
  %16 = load <16 x float>, ptr %15, align 64, !tbaa !38
  %17 = getelementptr inbounds i8, ptr %3, i64 384
  %18 = load <16 x float>, ptr %17, align 64, !tbaa !38
  %19 = getelementptr inbounds i8, ptr %3, i64 448
  %20 = load <16 x float>, ptr %19, align 64, !tbaa !38
  br label %go_on_with_group.exit

go_on_with_group.exit:                            ; preds = %.preheader31.preheader, %.preheader33
  %.sroa.23.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %12, %.preheader31.preheader ]
  %.sroa.16.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %10, %.preheader31.preheader ]
  %.sroa.30.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %14, %.preheader31.preheader ]
  %.sroa.37.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %16, %.preheader31.preheader ]
  %.sroa.9.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %8, %.preheader31.preheader ]
  %.sroa.44.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %18, %.preheader31.preheader ]
  %.sroa.51.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %20, %.preheader31.preheader ]
  %.sroa.0.0 = phi <16 x float> [ zeroinitializer, %.preheader33 ], [ %6, %.preheader31.preheader ]
  %21 = load i64, ptr %0, align 8, !tbaa !48
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %.preheader30.lr.ph, label %.preheader28

.preheader30.lr.ph:                               ; preds = %go_on_with_group.exit
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = load i64, ptr %23, align 8, !tbaa !71
  %25 = icmp sgt i64 %24, 0
  %26 = getelementptr inbounds i8, ptr %0, i64 16
  %27 = getelementptr inbounds i8, ptr %0, i64 24
  %28 = getelementptr inbounds i8, ptr %0, i64 32
  %29 = load i64, ptr %28, align 8, !tbaa !52
  br label %.preheader30

.preheader30:                                     ; preds = %.preheader30.lr.ph, %._crit_edge
  %.sroa.23.1 = phi <16 x float> [ %.sroa.23.0, %.preheader30.lr.ph ], [ %.sroa.23.3, %._crit_edge ]
  %.sroa.16.1 = phi <16 x float> [ %.sroa.16.0, %.preheader30.lr.ph ], [ %.sroa.16.3, %._crit_edge ]
  %.sroa.30.1 = phi <16 x float> [ %.sroa.30.0, %.preheader30.lr.ph ], [ %.sroa.30.3, %._crit_edge ]
  %.sroa.37.1 = phi <16 x float> [ %.sroa.37.0, %.preheader30.lr.ph ], [ %.sroa.37.3, %._crit_edge ]
  %.sroa.9.1 = phi <16 x float> [ %.sroa.9.0, %.preheader30.lr.ph ], [ %.sroa.9.3, %._crit_edge ]
  %.sroa.44.1 = phi <16 x float> [ %.sroa.44.0, %.preheader30.lr.ph ], [ %.sroa.44.3, %._crit_edge ]
  %.sroa.51.1 = phi <16 x float> [ %.sroa.51.0, %.preheader30.lr.ph ], [ %.sroa.51.3, %._crit_edge ]
  %.sroa.0.1 = phi <16 x float> [ %.sroa.0.0, %.preheader30.lr.ph ], [ %.sroa.0.3, %._crit_edge ]
  %.01949 = phi i64 [ 0, %.preheader30.lr.ph ], [ %39, %._crit_edge ]
  %.02048 = phi ptr [ %1, %.preheader30.lr.ph ], [ %.1.lcssa, %._crit_edge ]
  %.02147 = phi ptr [ %2, %.preheader30.lr.ph ], [ %40, %._crit_edge ]
  br i1 %25, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %.preheader30
  %30 = load i64, ptr %26, align 8, !tbaa !50
  %31 = load i64, ptr %27, align 8, !tbaa !51
  br label %41

.preheader28:                                     ; preds = %._crit_edge, %go_on_with_group.exit
  %.sroa.23.2 = phi <16 x float> [ %.sroa.23.0, %go_on_with_group.exit ], [ %.sroa.23.3, %._crit_edge ]
  %.sroa.16.2 = phi <16 x float> [ %.sroa.16.0, %go_on_with_group.exit ], [ %.sroa.16.3, %._crit_edge ]
  %.sroa.30.2 = phi <16 x float> [ %.sroa.30.0, %go_on_with_group.exit ], [ %.sroa.30.3, %._crit_edge ]
  %.sroa.37.2 = phi <16 x float> [ %.sroa.37.0, %go_on_with_group.exit ], [ %.sroa.37.3, %._crit_edge ]
  %.sroa.9.2 = phi <16 x float> [ %.sroa.9.0, %go_on_with_group.exit ], [ %.sroa.9.3, %._crit_edge ]
  %.sroa.44.2 = phi <16 x float> [ %.sroa.44.0, %go_on_with_group.exit ], [ %.sroa.44.3, %._crit_edge ]
  %.sroa.51.2 = phi <16 x float> [ %.sroa.51.0, %go_on_with_group.exit ], [ %.sroa.51.3, %._crit_edge ]
  %.sroa.0.2 = phi <16 x float> [ %.sroa.0.0, %go_on_with_group.exit ], [ %.sroa.0.3, %._crit_edge ]
  store <16 x float> %.sroa.0.2, ptr %3, align 64, !tbaa !38
  %32 = getelementptr inbounds i8, ptr %3, i64 64
  store <16 x float> %.sroa.9.2, ptr %32, align 64, !tbaa !38
  %33 = getelementptr inbounds i8, ptr %3, i64 128
  store <16 x float> %.sroa.16.2, ptr %33, align 64, !tbaa !38
  %34 = getelementptr inbounds i8, ptr %3, i64 192
  store <16 x float> %.sroa.23.2, ptr %34, align 64, !tbaa !38
  %35 = getelementptr inbounds i8, ptr %3, i64 256
  store <16 x float> %.sroa.30.2, ptr %35, align 64, !tbaa !38
  %36 = getelementptr inbounds i8, ptr %3, i64 320
  store <16 x float> %.sroa.37.2, ptr %36, align 64, !tbaa !38
  %37 = getelementptr inbounds i8, ptr %3, i64 384
  store <16 x float> %.sroa.44.2, ptr %37, align 64, !tbaa !38
  %38 = getelementptr inbounds i8, ptr %3, i64 448
  store <16 x float> %.sroa.51.2, ptr %38, align 64, !tbaa !38
  ret void

._crit_edge:                                      ; preds = %add_pairs.exit, %.preheader30
  %.sroa.23.3 = phi <16 x float> [ %.sroa.23.1, %.preheader30 ], [ %196, %add_pairs.exit ]
  %.sroa.16.3 = phi <16 x float> [ %.sroa.16.1, %.preheader30 ], [ %191, %add_pairs.exit ]
  %.sroa.30.3 = phi <16 x float> [ %.sroa.30.1, %.preheader30 ], [ %201, %add_pairs.exit ]
  %.sroa.37.3 = phi <16 x float> [ %.sroa.37.1, %.preheader30 ], [ %206, %add_pairs.exit ]
  %.sroa.9.3 = phi <16 x float> [ %.sroa.9.1, %.preheader30 ], [ %186, %add_pairs.exit ]
  %.sroa.44.3 = phi <16 x float> [ %.sroa.44.1, %.preheader30 ], [ %211, %add_pairs.exit ]
  %.sroa.51.3 = phi <16 x float> [ %.sroa.51.1, %.preheader30 ], [ %216, %add_pairs.exit ]
  %.sroa.0.3 = phi <16 x float> [ %.sroa.0.1, %.preheader30 ], [ %181, %add_pairs.exit ]
  %.1.lcssa = phi ptr [ %.02048, %.preheader30 ], [ %219, %add_pairs.exit ]
  %39 = add nuw nsw i64 %.01949, 1
  %40 = getelementptr inbounds i8, ptr %.02147, i64 %29
  %exitcond54.not = icmp eq i64 %39, %21
  br i1 %exitcond54.not, label %.preheader28, label %.preheader30, !llvm.loop !129

41:                                               ; preds = %.lr.ph, %add_pairs.exit
  %.sroa.23.4 = phi <16 x float> [ %.sroa.23.1, %.lr.ph ], [ %196, %add_pairs.exit ]
  %.sroa.16.4 = phi <16 x float> [ %.sroa.16.1, %.lr.ph ], [ %191, %add_pairs.exit ]
  %.sroa.30.4 = phi <16 x float> [ %.sroa.30.1, %.lr.ph ], [ %201, %add_pairs.exit ]
  %.sroa.37.4 = phi <16 x float> [ %.sroa.37.1, %.lr.ph ], [ %206, %add_pairs.exit ]
  %.sroa.9.4 = phi <16 x float> [ %.sroa.9.1, %.lr.ph ], [ %186, %add_pairs.exit ]
  %.sroa.44.4 = phi <16 x float> [ %.sroa.44.1, %.lr.ph ], [ %211, %add_pairs.exit ]
  %.sroa.51.4 = phi <16 x float> [ %.sroa.51.1, %.lr.ph ], [ %216, %add_pairs.exit ]
  %.sroa.0.4 = phi <16 x float> [ %.sroa.0.1, %.lr.ph ], [ %181, %add_pairs.exit ]
  %.046 = phi i64 [ 0, %.lr.ph ], [ %218, %add_pairs.exit ]
  %.01845 = phi ptr [ %.02147, %.lr.ph ], [ %220, %add_pairs.exit ]
  %.144 = phi ptr [ %.02048, %.lr.ph ], [ %219, %add_pairs.exit ]
  br label %.preheader29

.preheader29:                                     ; preds = %.preheader29, %41
  %.sroa.23.5 = phi <16 x float> [ %.sroa.23.4, %41 ], [ %196, %.preheader29 ]
  %.sroa.16.5 = phi <16 x float> [ %.sroa.16.4, %41 ], [ %191, %.preheader29 ]
  %.sroa.30.5 = phi <16 x float> [ %.sroa.30.4, %41 ], [ %201, %.preheader29 ]
  %.sroa.37.5 = phi <16 x float> [ %.sroa.37.4, %41 ], [ %206, %.preheader29 ]
  %.sroa.9.5 = phi <16 x float> [ %.sroa.9.4, %41 ], [ %186, %.preheader29 ]
  %.sroa.44.5 = phi <16 x float> [ %.sroa.44.4, %41 ], [ %211, %.preheader29 ]
  %.sroa.51.5 = phi <16 x float> [ %.sroa.51.4, %41 ], [ %216, %.preheader29 ]
  %.sroa.0.5 = phi <16 x float> [ %.sroa.0.4, %41 ], [ %181, %.preheader29 ]
  %.026.i43 = phi i64 [ 0, %41 ], [ %217, %.preheader29 ]
  %42 = shl nuw nsw i64 %.026.i43, 6
  %invariant.gep = getelementptr i8, ptr %.01845, i64 %42
  %43 = load <32 x bfloat>, ptr %invariant.gep, align 64, !tbaa !38
  %44 = shl nuw nsw i64 %.026.i43, 2
  %invariant.gep40 = getelementptr inbounds i8, ptr %.144, i64 %44
  %45 = load i32, ptr %invariant.gep40, align 4, !tbaa !111
  %46 = insertelement <16 x i32> poison, i32 %45, i64 0
  %47 = shufflevector <16 x i32> %46, <16 x i32> poison, <16 x i32> zeroinitializer
  %48 = bitcast <16 x i32> %47 to <32 x bfloat>
  %49 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.0.5, <32 x bfloat> %48, <32 x bfloat> %43)
  %gep41.1 = getelementptr inbounds i8, ptr %invariant.gep40, i64 64
  %50 = load i32, ptr %gep41.1, align 4, !tbaa !111
  %51 = insertelement <16 x i32> poison, i32 %50, i64 0
  %52 = shufflevector <16 x i32> %51, <16 x i32> poison, <16 x i32> zeroinitializer
  %53 = bitcast <16 x i32> %52 to <32 x bfloat>
  %54 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.9.5, <32 x bfloat> %53, <32 x bfloat> %43)
  %gep41.2 = getelementptr inbounds i8, ptr %invariant.gep40, i64 128
  %55 = load i32, ptr %gep41.2, align 4, !tbaa !111
  %56 = insertelement <16 x i32> poison, i32 %55, i64 0
  %57 = shufflevector <16 x i32> %56, <16 x i32> poison, <16 x i32> zeroinitializer
  %58 = bitcast <16 x i32> %57 to <32 x bfloat>
  %59 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.16.5, <32 x bfloat> %58, <32 x bfloat> %43)
  %gep41.3 = getelementptr inbounds i8, ptr %invariant.gep40, i64 192
  %60 = load i32, ptr %gep41.3, align 4, !tbaa !111
  %61 = insertelement <16 x i32> poison, i32 %60, i64 0
  %62 = shufflevector <16 x i32> %61, <16 x i32> poison, <16 x i32> zeroinitializer
  %63 = bitcast <16 x i32> %62 to <32 x bfloat>
  %64 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.23.5, <32 x bfloat> %63, <32 x bfloat> %43)
  %gep41.4 = getelementptr inbounds i8, ptr %invariant.gep40, i64 256
  %65 = load i32, ptr %gep41.4, align 4, !tbaa !111
  %66 = insertelement <16 x i32> poison, i32 %65, i64 0
  %67 = shufflevector <16 x i32> %66, <16 x i32> poison, <16 x i32> zeroinitializer
  %68 = bitcast <16 x i32> %67 to <32 x bfloat>
  %69 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.30.5, <32 x bfloat> %68, <32 x bfloat> %43)
  %gep41.5 = getelementptr inbounds i8, ptr %invariant.gep40, i64 320
  %70 = load i32, ptr %gep41.5, align 4, !tbaa !111
  %71 = insertelement <16 x i32> poison, i32 %70, i64 0
  %72 = shufflevector <16 x i32> %71, <16 x i32> poison, <16 x i32> zeroinitializer
  %73 = bitcast <16 x i32> %72 to <32 x bfloat>
  %74 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.37.5, <32 x bfloat> %73, <32 x bfloat> %43)
  %gep41.6 = getelementptr inbounds i8, ptr %invariant.gep40, i64 384
  %75 = load i32, ptr %gep41.6, align 4, !tbaa !111
  %76 = insertelement <16 x i32> poison, i32 %75, i64 0
  %77 = shufflevector <16 x i32> %76, <16 x i32> poison, <16 x i32> zeroinitializer
  %78 = bitcast <16 x i32> %77 to <32 x bfloat>
  %79 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.44.5, <32 x bfloat> %78, <32 x bfloat> %43)
  %gep41.7 = getelementptr inbounds i8, ptr %invariant.gep40, i64 448
  %80 = load i32, ptr %gep41.7, align 4, !tbaa !111
  %81 = insertelement <16 x i32> poison, i32 %80, i64 0
  %82 = shufflevector <16 x i32> %81, <16 x i32> poison, <16 x i32> zeroinitializer
  %83 = bitcast <16 x i32> %82 to <32 x bfloat>
  %84 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.51.5, <32 x bfloat> %83, <32 x bfloat> %43)
  %85 = or disjoint i64 %.026.i43, 1
  %86 = shl nuw nsw i64 %85, 6
  %invariant.gep.1 = getelementptr i8, ptr %.01845, i64 %86
  %87 = load <32 x bfloat>, ptr %invariant.gep.1, align 64, !tbaa !38
  %88 = shl nuw nsw i64 %85, 2
  %invariant.gep40.1 = getelementptr inbounds i8, ptr %.144, i64 %88
  %89 = load i32, ptr %invariant.gep40.1, align 4, !tbaa !111
  %90 = insertelement <16 x i32> poison, i32 %89, i64 0
  %91 = shufflevector <16 x i32> %90, <16 x i32> poison, <16 x i32> zeroinitializer
  %92 = bitcast <16 x i32> %91 to <32 x bfloat>
  %93 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %49, <32 x bfloat> %92, <32 x bfloat> %87)
  %gep41.1.1 = getelementptr inbounds i8, ptr %invariant.gep40.1, i64 64
  %94 = load i32, ptr %gep41.1.1, align 4, !tbaa !111
  %95 = insertelement <16 x i32> poison, i32 %94, i64 0
  %96 = shufflevector <16 x i32> %95, <16 x i32> poison, <16 x i32> zeroinitializer
  %97 = bitcast <16 x i32> %96 to <32 x bfloat>
  %98 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %54, <32 x bfloat> %97, <32 x bfloat> %87)
  %gep41.2.1 = getelementptr inbounds i8, ptr %invariant.gep40.1, i64 128
  %99 = load i32, ptr %gep41.2.1, align 4, !tbaa !111
  %100 = insertelement <16 x i32> poison, i32 %99, i64 0
  %101 = shufflevector <16 x i32> %100, <16 x i32> poison, <16 x i32> zeroinitializer
  %102 = bitcast <16 x i32> %101 to <32 x bfloat>
  %103 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %59, <32 x bfloat> %102, <32 x bfloat> %87)
  %gep41.3.1 = getelementptr inbounds i8, ptr %invariant.gep40.1, i64 192
  %104 = load i32, ptr %gep41.3.1, align 4, !tbaa !111
  %105 = insertelement <16 x i32> poison, i32 %104, i64 0
  %106 = shufflevector <16 x i32> %105, <16 x i32> poison, <16 x i32> zeroinitializer
  %107 = bitcast <16 x i32> %106 to <32 x bfloat>
  %108 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %64, <32 x bfloat> %107, <32 x bfloat> %87)
  %gep41.4.1 = getelementptr inbounds i8, ptr %invariant.gep40.1, i64 256
  %109 = load i32, ptr %gep41.4.1, align 4, !tbaa !111
  %110 = insertelement <16 x i32> poison, i32 %109, i64 0
  %111 = shufflevector <16 x i32> %110, <16 x i32> poison, <16 x i32> zeroinitializer
  %112 = bitcast <16 x i32> %111 to <32 x bfloat>
  %113 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %69, <32 x bfloat> %112, <32 x bfloat> %87)
  %gep41.5.1 = getelementptr inbounds i8, ptr %invariant.gep40.1, i64 320
  %114 = load i32, ptr %gep41.5.1, align 4, !tbaa !111
  %115 = insertelement <16 x i32> poison, i32 %114, i64 0
  %116 = shufflevector <16 x i32> %115, <16 x i32> poison, <16 x i32> zeroinitializer
  %117 = bitcast <16 x i32> %116 to <32 x bfloat>
  %118 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %74, <32 x bfloat> %117, <32 x bfloat> %87)
  %gep41.6.1 = getelementptr inbounds i8, ptr %invariant.gep40.1, i64 384
  %119 = load i32, ptr %gep41.6.1, align 4, !tbaa !111
  %120 = insertelement <16 x i32> poison, i32 %119, i64 0
  %121 = shufflevector <16 x i32> %120, <16 x i32> poison, <16 x i32> zeroinitializer
  %122 = bitcast <16 x i32> %121 to <32 x bfloat>
  %123 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %79, <32 x bfloat> %122, <32 x bfloat> %87)
  %gep41.7.1 = getelementptr inbounds i8, ptr %invariant.gep40.1, i64 448
  %124 = load i32, ptr %gep41.7.1, align 4, !tbaa !111
  %125 = insertelement <16 x i32> poison, i32 %124, i64 0
  %126 = shufflevector <16 x i32> %125, <16 x i32> poison, <16 x i32> zeroinitializer
  %127 = bitcast <16 x i32> %126 to <32 x bfloat>
  %128 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %84, <32 x bfloat> %127, <32 x bfloat> %87)
  %129 = or disjoint i64 %.026.i43, 2
  %130 = shl nuw nsw i64 %129, 6
  %invariant.gep.2 = getelementptr i8, ptr %.01845, i64 %130
  %131 = load <32 x bfloat>, ptr %invariant.gep.2, align 64, !tbaa !38
  %132 = shl nuw nsw i64 %129, 2
  %invariant.gep40.2 = getelementptr inbounds i8, ptr %.144, i64 %132
  %133 = load i32, ptr %invariant.gep40.2, align 4, !tbaa !111
  %134 = insertelement <16 x i32> poison, i32 %133, i64 0
  %135 = shufflevector <16 x i32> %134, <16 x i32> poison, <16 x i32> zeroinitializer
  %136 = bitcast <16 x i32> %135 to <32 x bfloat>
  %137 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %93, <32 x bfloat> %136, <32 x bfloat> %131)
  %gep41.1.2 = getelementptr inbounds i8, ptr %invariant.gep40.2, i64 64
  %138 = load i32, ptr %gep41.1.2, align 4, !tbaa !111
  %139 = insertelement <16 x i32> poison, i32 %138, i64 0
  %140 = shufflevector <16 x i32> %139, <16 x i32> poison, <16 x i32> zeroinitializer
  %141 = bitcast <16 x i32> %140 to <32 x bfloat>
  %142 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %98, <32 x bfloat> %141, <32 x bfloat> %131)
  %gep41.2.2 = getelementptr inbounds i8, ptr %invariant.gep40.2, i64 128
  %143 = load i32, ptr %gep41.2.2, align 4, !tbaa !111
  %144 = insertelement <16 x i32> poison, i32 %143, i64 0
  %145 = shufflevector <16 x i32> %144, <16 x i32> poison, <16 x i32> zeroinitializer
  %146 = bitcast <16 x i32> %145 to <32 x bfloat>
  %147 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %103, <32 x bfloat> %146, <32 x bfloat> %131)
  %gep41.3.2 = getelementptr inbounds i8, ptr %invariant.gep40.2, i64 192
  %148 = load i32, ptr %gep41.3.2, align 4, !tbaa !111
  %149 = insertelement <16 x i32> poison, i32 %148, i64 0
  %150 = shufflevector <16 x i32> %149, <16 x i32> poison, <16 x i32> zeroinitializer
  %151 = bitcast <16 x i32> %150 to <32 x bfloat>
  %152 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %108, <32 x bfloat> %151, <32 x bfloat> %131)
  %gep41.4.2 = getelementptr inbounds i8, ptr %invariant.gep40.2, i64 256
  %153 = load i32, ptr %gep41.4.2, align 4, !tbaa !111
  %154 = insertelement <16 x i32> poison, i32 %153, i64 0
  %155 = shufflevector <16 x i32> %154, <16 x i32> poison, <16 x i32> zeroinitializer
  %156 = bitcast <16 x i32> %155 to <32 x bfloat>
  %157 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %113, <32 x bfloat> %156, <32 x bfloat> %131)
  %gep41.5.2 = getelementptr inbounds i8, ptr %invariant.gep40.2, i64 320
  %158 = load i32, ptr %gep41.5.2, align 4, !tbaa !111
  %159 = insertelement <16 x i32> poison, i32 %158, i64 0
  %160 = shufflevector <16 x i32> %159, <16 x i32> poison, <16 x i32> zeroinitializer
  %161 = bitcast <16 x i32> %160 to <32 x bfloat>
  %162 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %118, <32 x bfloat> %161, <32 x bfloat> %131)
  %gep41.6.2 = getelementptr inbounds i8, ptr %invariant.gep40.2, i64 384
  %163 = load i32, ptr %gep41.6.2, align 4, !tbaa !111
  %164 = insertelement <16 x i32> poison, i32 %163, i64 0
  %165 = shufflevector <16 x i32> %164, <16 x i32> poison, <16 x i32> zeroinitializer
  %166 = bitcast <16 x i32> %165 to <32 x bfloat>
  %167 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %123, <32 x bfloat> %166, <32 x bfloat> %131)
  %gep41.7.2 = getelementptr inbounds i8, ptr %invariant.gep40.2, i64 448
  %168 = load i32, ptr %gep41.7.2, align 4, !tbaa !111
  %169 = insertelement <16 x i32> poison, i32 %168, i64 0
  %170 = shufflevector <16 x i32> %169, <16 x i32> poison, <16 x i32> zeroinitializer
  %171 = bitcast <16 x i32> %170 to <32 x bfloat>
  %172 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %128, <32 x bfloat> %171, <32 x bfloat> %131)
  %173 = or disjoint i64 %.026.i43, 3
  %174 = shl nuw nsw i64 %173, 6
  %invariant.gep.3 = getelementptr i8, ptr %.01845, i64 %174
  %175 = load <32 x bfloat>, ptr %invariant.gep.3, align 64, !tbaa !38
  %176 = shl nuw nsw i64 %173, 2
  %invariant.gep40.3 = getelementptr inbounds i8, ptr %.144, i64 %176
  %177 = load i32, ptr %invariant.gep40.3, align 4, !tbaa !111
  %178 = insertelement <16 x i32> poison, i32 %177, i64 0
  %179 = shufflevector <16 x i32> %178, <16 x i32> poison, <16 x i32> zeroinitializer
  %180 = bitcast <16 x i32> %179 to <32 x bfloat>
  %181 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %137, <32 x bfloat> %180, <32 x bfloat> %175)
  %gep41.1.3 = getelementptr inbounds i8, ptr %invariant.gep40.3, i64 64
  %182 = load i32, ptr %gep41.1.3, align 4, !tbaa !111
  %183 = insertelement <16 x i32> poison, i32 %182, i64 0
  %184 = shufflevector <16 x i32> %183, <16 x i32> poison, <16 x i32> zeroinitializer
  %185 = bitcast <16 x i32> %184 to <32 x bfloat>
  %186 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %142, <32 x bfloat> %185, <32 x bfloat> %175)
  %gep41.2.3 = getelementptr inbounds i8, ptr %invariant.gep40.3, i64 128
  %187 = load i32, ptr %gep41.2.3, align 4, !tbaa !111
  %188 = insertelement <16 x i32> poison, i32 %187, i64 0
  %189 = shufflevector <16 x i32> %188, <16 x i32> poison, <16 x i32> zeroinitializer
  %190 = bitcast <16 x i32> %189 to <32 x bfloat>
  %191 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %147, <32 x bfloat> %190, <32 x bfloat> %175)
  %gep41.3.3 = getelementptr inbounds i8, ptr %invariant.gep40.3, i64 192
  %192 = load i32, ptr %gep41.3.3, align 4, !tbaa !111
  %193 = insertelement <16 x i32> poison, i32 %192, i64 0
  %194 = shufflevector <16 x i32> %193, <16 x i32> poison, <16 x i32> zeroinitializer
  %195 = bitcast <16 x i32> %194 to <32 x bfloat>
  %196 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %152, <32 x bfloat> %195, <32 x bfloat> %175)
  %gep41.4.3 = getelementptr inbounds i8, ptr %invariant.gep40.3, i64 256
  %197 = load i32, ptr %gep41.4.3, align 4, !tbaa !111
  %198 = insertelement <16 x i32> poison, i32 %197, i64 0
  %199 = shufflevector <16 x i32> %198, <16 x i32> poison, <16 x i32> zeroinitializer
  %200 = bitcast <16 x i32> %199 to <32 x bfloat>
  %201 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %157, <32 x bfloat> %200, <32 x bfloat> %175)
  %gep41.5.3 = getelementptr inbounds i8, ptr %invariant.gep40.3, i64 320
  %202 = load i32, ptr %gep41.5.3, align 4, !tbaa !111
  %203 = insertelement <16 x i32> poison, i32 %202, i64 0
  %204 = shufflevector <16 x i32> %203, <16 x i32> poison, <16 x i32> zeroinitializer
  %205 = bitcast <16 x i32> %204 to <32 x bfloat>
  %206 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %162, <32 x bfloat> %205, <32 x bfloat> %175)
  %gep41.6.3 = getelementptr inbounds i8, ptr %invariant.gep40.3, i64 384
  %207 = load i32, ptr %gep41.6.3, align 4, !tbaa !111
  %208 = insertelement <16 x i32> poison, i32 %207, i64 0
  %209 = shufflevector <16 x i32> %208, <16 x i32> poison, <16 x i32> zeroinitializer
  %210 = bitcast <16 x i32> %209 to <32 x bfloat>
  %211 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %167, <32 x bfloat> %210, <32 x bfloat> %175)
  %gep41.7.3 = getelementptr inbounds i8, ptr %invariant.gep40.3, i64 448
  %212 = load i32, ptr %gep41.7.3, align 4, !tbaa !111
  %213 = insertelement <16 x i32> poison, i32 %212, i64 0
  %214 = shufflevector <16 x i32> %213, <16 x i32> poison, <16 x i32> zeroinitializer
  %215 = bitcast <16 x i32> %214 to <32 x bfloat>
  %216 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %172, <32 x bfloat> %215, <32 x bfloat> %175)
  %217 = add nuw nsw i64 %.026.i43, 4
  %exitcond.not.3 = icmp eq i64 %217, 16
  br i1 %exitcond.not.3, label %add_pairs.exit, label %.preheader29, !llvm.loop !130

add_pairs.exit:                                   ; preds = %.preheader29
  %218 = add nuw nsw i64 %.046, 1
  %219 = getelementptr inbounds i8, ptr %.144, i64 %30
  %220 = getelementptr inbounds i8, ptr %.01845, i64 %31
  %exitcond53.not = icmp eq i64 %218, %24
  br i1 %exitcond53.not, label %._crit_edge, label %41, !llvm.loop !131
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #10

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="512" "no-builtins" }
attributes #2 = { nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="512" "no-builtins" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #8 = { nounwind }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nobuiltin "no-builtins" }
attributes #12 = { nobuiltin nounwind "no-builtins" }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !7, i64 48}
!3 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !7, i64 184}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long long", !5, i64 0}
!8 = !{!3, !7, i64 168}
!9 = !{ptr @positions_part, ptr @rows_part, ptr @summed_part, ptr @weights_part}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!13, !4, i64 192}
!13 = !{!"", !7, i64 0, !5, i64 8, !7, i64 64, !5, i64 72, !7, i64 128, !7, i64 136, !7, i64 144, !5, i64 152, !4, i64 192, !4, i64 200, !7, i64 208, !7, i64 216, !7, i64 224, !7, i64 232, !4, i64 240, !4, i64 248, !4, i64 256, !4, i64 264, !4, i64 272, !4, i64 280, !4, i64 288}
!14 = !{!13, !4, i64 200}
!15 = !{!13, !7, i64 208}
!16 = !{!13, !7, i64 216}
!17 = !{!13, !7, i64 0}
!18 = !{!13, !4, i64 240}
!19 = !{!13, !4, i64 280}
!20 = !{!13, !4, i64 256}
!21 = !{!13, !4, i64 288}
!22 = !{!13, !4, i64 248}
!23 = !{!13, !7, i64 224}
!24 = distinct !{!24, !11}
!25 = !{!13, !7, i64 232}
!26 = !{!13, !4, i64 264}
!27 = distinct !{!27, !11}
!28 = !{!3, !7, i64 40}
!29 = !{!3, !7, i64 96}
!30 = !{!3, !7, i64 88}
!31 = distinct !{!31, !11}
!32 = !{!3, !4, i64 8}
!33 = !{!3, !7, i64 136}
!34 = !{!3, !7, i64 152}
!35 = !{!3, !7, i64 160}
!36 = !{!3, !7, i64 144}
!37 = !{!3, !4, i64 24}
!38 = !{!5, !5, i64 0}
!39 = distinct !{!39, !11}
!40 = distinct !{!40, !11}
!41 = !{!42, !42, i64 0}
!42 = !{!"float", !5, i64 0}
!43 = distinct !{!43, !11}
!44 = !{!3, !7, i64 72}
!45 = !{!3, !7, i64 32}
!46 = !{!3, !7, i64 80}
!47 = !{!3, !7, i64 112}
!48 = !{!49, !7, i64 0}
!49 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48}
!50 = !{!49, !7, i64 16}
!51 = !{!49, !7, i64 24}
!52 = !{!49, !7, i64 32}
!53 = !{!49, !7, i64 40}
!54 = !{!49, !7, i64 48}
!55 = !{!3, !7, i64 176}
!56 = !{!3, !7, i64 184}
!57 = !{!3, !7, i64 104}
!58 = !{!3, !7, i64 64}
!59 = !{!3, !7, i64 56}
!60 = !{!3, !7, i64 120}
!61 = !{!3, !4, i64 0}
!62 = distinct !{!62, !11}
!63 = !{!3, !7, i64 128}
!64 = distinct !{!64, !11}
!65 = distinct !{!65, !11}
!66 = distinct !{!66, !67}
!67 = !{!"llvm.loop.unroll.disable"}
!68 = distinct !{!68, !67}
!69 = distinct !{!69, !11}
!70 = distinct !{!70, !11}
!71 = !{!49, !7, i64 8}
!72 = distinct !{!72, !11}
!73 = distinct !{!73, !11}
!74 = distinct !{!74, !11}
!75 = distinct !{!75, !11}
!76 = !{!3, !4, i64 16}
!77 = distinct !{!77, !11}
!78 = !{i32 1}
!79 = distinct !{!79, !11}
!80 = distinct !{!80, !11}
!81 = distinct !{!81, !11}
!82 = distinct !{!82, !11}
!83 = distinct !{!83, !11}
!84 = distinct !{!84, !11}
!85 = distinct !{!85, !11}
!86 = distinct !{!86, !11}
!87 = distinct !{!87, !11}
!88 = distinct !{!88, !11}
!89 = distinct !{!89, !11}
!90 = distinct !{!90, !11}
!91 = distinct !{!91, !11}
!92 = distinct !{!92, !11}
!93 = distinct !{!93, !11}
!94 = distinct !{!94, !11}
!95 = distinct !{!95, !11}
!96 = distinct !{!96, !11}
!97 = distinct !{!97, !67}
!98 = distinct !{!98, !11}
!99 = distinct !{!99, !67}
!100 = distinct !{!100, !11}
!101 = distinct !{!101, !11}
!102 = !{!103, !7, i64 16}
!103 = !{!"", !4, i64 0, !7, i64 8, !7, i64 16}
!104 = !{!4, !4, i64 0}
!105 = !{!7, !7, i64 0}
!106 = distinct !{!106, !11}
!107 = distinct !{!107, !11}
!108 = !{!103, !4, i64 0}
!109 = distinct !{!109, !11}
!110 = distinct !{!110, !11}
!111 = !{!112, !112, i64 0}
!112 = !{!"int", !5, i64 0}
!113 = distinct !{!113, !11, !67}
!114 = distinct !{!114, !11}
!115 = distinct !{!115, !11, !67}
!116 = distinct !{!116, !67}
!117 = distinct !{!117, !11}
!118 = distinct !{!118, !11, !67}
!119 = distinct !{!119, !11}
!120 = distinct !{!120, !11, !67}
!121 = distinct !{!121, !67}
!122 = distinct !{!122, !11}
!123 = distinct !{!123, !11}
!124 = distinct !{!124, !11, !67}
!125 = distinct !{!125, !11}
!126 = distinct !{!126, !11}
!127 = distinct !{!127, !11, !67}
!128 = distinct !{!128, !11}
!129 = distinct !{!129, !11}
!130 = distinct !{!130, !11, !67}
!131 = distinct !{!131, !11}
