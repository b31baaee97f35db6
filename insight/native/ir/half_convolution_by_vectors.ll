; Made by tools/ir.py from half_convolution_by_vectors.c with clang 19; do not edit.
; sha256 of the C source: 36815b4b03347450988472c6cf414471f9cc2e2a0ecce87f52223f4aec64b961
; sha256 of what follows: 3040a2391ac949d55bd6b31266968105ea1c94f76d52f7b9476b416db952cb3f
; Optimised.

%struct.seen = type { i64, i64, i64, i64, i64 }
%struct.numbers = type { ptr, i64, i64 }
%struct.passed = type { i64, i64, i64, i64, i64, i64, i64, i64 }

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
  %4 = alloca %struct.seen, align 8
  %5 = alloca [1024 x float], align 64
  %6 = getelementptr inbounds i8, ptr %0, i64 72
  %7 = load i64, ptr %6, align 8, !tbaa !44
  %8 = getelementptr inbounds i8, ptr %0, i64 168
  %9 = load i64, ptr %8, align 8, !tbaa !8
  %10 = mul nsw i64 %7, %1
  %11 = sdiv i64 %10, %9
  %12 = add nsw i64 %1, 1
  %13 = mul nsw i64 %7, %12
  %14 = sdiv i64 %13, %9
  %15 = sub i64 %14, %11
  %16 = getelementptr inbounds i8, ptr %0, i64 40
  %17 = load i64, ptr %16, align 8, !tbaa !28
  %18 = add nsw i64 %17, 1
  %19 = sdiv i64 %18, 2
  %20 = getelementptr inbounds i8, ptr %0, i64 32
  %21 = load i64, ptr %20, align 8, !tbaa !45
  %22 = add nsw i64 %21, 15
  %23 = sdiv i64 %22, 16
  %24 = getelementptr inbounds i8, ptr %0, i64 88
  %25 = load i64, ptr %24, align 8, !tbaa !30
  %26 = getelementptr inbounds i8, ptr %0, i64 96
  %27 = load i64, ptr %26, align 8, !tbaa !29
  %28 = mul nsw i64 %27, %19
  %29 = add nsw i64 %28, 15
  %30 = sdiv i64 %29, 16
  %31 = getelementptr inbounds i8, ptr %0, i64 112
  %32 = load i64, ptr %31, align 8, !tbaa !46
  %33 = shl i64 %19, 6
  %34 = mul i64 %33, %32
  %35 = getelementptr inbounds i8, ptr %0, i64 80
  %36 = load i64, ptr %35, align 8, !tbaa !47
  %37 = add i64 %36, -1
  %38 = mul i64 %37, %32
  %39 = add i64 %38, %27
  %40 = mul i64 %33, %39
  %41 = mul nsw i64 %40, %23
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %4) #8
  store i64 %25, ptr %4, align 8, !tbaa !48
  %42 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 %41, ptr %42, align 8, !tbaa !50
  %43 = getelementptr inbounds i8, ptr %4, i64 16
  %44 = sdiv i64 %28, 16
  store i64 %44, ptr %43, align 8, !tbaa !51
  %45 = getelementptr inbounds i8, ptr %4, i64 24
  %46 = srem i64 %28, 16
  store i64 %46, ptr %45, align 8, !tbaa !52
  %47 = getelementptr inbounds i8, ptr %4, i64 32
  store i64 %34, ptr %47, align 8, !tbaa !53
  %48 = getelementptr inbounds i8, ptr %0, i64 24
  %49 = load ptr, ptr %48, align 8, !tbaa !37
  %50 = ptrtoint ptr %49 to i64
  %51 = add i64 %50, 63
  %52 = and i64 %51, -64
  %53 = inttoptr i64 %52 to ptr
  %54 = getelementptr inbounds i8, ptr %0, i64 184
  %55 = load i64, ptr %54, align 8, !tbaa !54
  %56 = getelementptr inbounds i8, ptr %0, i64 192
  %57 = load i64, ptr %56, align 8, !tbaa !55
  %58 = mul nsw i64 %57, %2
  %59 = add nsw i64 %58, %55
  %60 = shl nsw i64 %59, 2
  %61 = getelementptr inbounds i8, ptr %53, i64 %60
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %5) #8
  %62 = getelementptr inbounds i8, ptr %0, i64 104
  %63 = load i64, ptr %62, align 8, !tbaa !56
  %64 = mul nsw i64 %63, %11
  %65 = add nsw i64 %15, -1
  %66 = mul nsw i64 %63, %65
  %67 = add nsw i64 %66, %25
  %68 = getelementptr inbounds i8, ptr %0, i64 64
  %69 = load i64, ptr %68, align 8, !tbaa !57
  %70 = mul nsw i64 %69, %21
  %71 = getelementptr inbounds i8, ptr %0, i64 56
  %72 = load i64, ptr %71, align 8, !tbaa !58
  %73 = mul nsw i64 %72, %70
  %74 = icmp sgt i64 %67, 0
  br i1 %74, label %.lr.ph88.i, label %pack_image.exit

.lr.ph88.i:                                       ; preds = %3
  %75 = getelementptr inbounds i8, ptr %0, i64 120
  %76 = icmp sgt i64 %17, 0
  %77 = icmp sgt i64 %39, 0
  %78 = getelementptr inbounds i8, ptr %0, i64 128
  %79 = icmp sgt i64 %21, 0
  %smax.i = tail call i64 @llvm.smax.i64(i64 %23, i64 1)
  %smax91.i = tail call i64 @llvm.smax.i64(i64 %19, i64 1)
  br label %80

80:                                               ; preds = %._crit_edge84.i, %.lr.ph88.i
  %.086.i = phi ptr [ %61, %.lr.ph88.i ], [ %89, %._crit_edge84.i ]
  %.06085.i = phi i64 [ 0, %.lr.ph88.i ], [ %88, %._crit_edge84.i ]
  %81 = add nsw i64 %.06085.i, %64
  %82 = load i64, ptr %75, align 8, !tbaa !59
  %83 = load i64, ptr %71, align 8, !tbaa !58
  %84 = sub i64 %81, %82
  %.not.i.i = icmp slt i64 %84, %83
  %.inv.i = icmp sgt i64 %84, -1
  %85 = select i1 %.inv.i, i1 %.not.i.i, i1 false
  br i1 %76, label %.lr.ph83.i, label %._crit_edge84.i

.lr.ph83.i:                                       ; preds = %80
  %86 = select i1 %85, i64 %84, i64 -1
  %87 = mul nsw i64 %86, %70
  br label %90

._crit_edge84.i:                                  ; preds = %._crit_edge80.i, %80
  %88 = add nuw nsw i64 %.06085.i, 1
  %89 = getelementptr inbounds i8, ptr %.086.i, i64 %41
  %exitcond93.not.i = icmp eq i64 %88, %67
  br i1 %exitcond93.not.i, label %pack_image.exit, label %80, !llvm.loop !60

90:                                               ; preds = %._crit_edge80.i, %.lr.ph83.i
  %.06281.i = phi i64 [ 0, %.lr.ph83.i ], [ %99, %._crit_edge80.i ]
  %91 = load ptr, ptr %0, align 8, !tbaa !61
  %92 = shl nuw nsw i64 %.06281.i, 1
  %93 = mul nsw i64 %92, %73
  %94 = getelementptr inbounds float, ptr %91, i64 %93
  %95 = getelementptr inbounds float, ptr %94, i64 %87
  %96 = or disjoint i64 %92, 1
  %97 = load i64, ptr %16, align 8, !tbaa !28
  %98 = icmp slt i64 %96, %97
  br i1 %77, label %.lr.ph79.i, label %._crit_edge80.i

._crit_edge80.i:                                  ; preds = %._crit_edge.i, %90
  %99 = add nuw nsw i64 %.06281.i, 1
  %exitcond92.not.i = icmp eq i64 %99, %smax91.i
  br i1 %exitcond92.not.i, label %._crit_edge84.i, label %90, !llvm.loop !62

.lr.ph79.i:                                       ; preds = %90, %._crit_edge.i
  %.06377.i = phi i64 [ %113, %._crit_edge.i ], [ 0, %90 ]
  %100 = load i64, ptr %78, align 8, !tbaa !63
  %101 = load i64, ptr %68, align 8, !tbaa !57
  %102 = sub nsw i64 %.06377.i, %100
  %.not.i66.i = icmp slt i64 %102, %101
  %.inv75.i = icmp sgt i64 %102, -1
  %103 = select i1 %.inv75.i, i1 %.not.i66.i, i1 false
  %104 = select i1 %103, i64 %102, i64 -1
  %105 = select i1 %85, i1 %103, i1 false
  %106 = load i64, ptr %20, align 8, !tbaa !45
  %107 = mul nsw i64 %104, %106
  %108 = getelementptr inbounds float, ptr %95, i64 %107
  %109 = mul nuw nsw i64 %.06377.i, %19
  %110 = add nuw nsw i64 %109, %.06281.i
  %111 = shl nsw i64 %110, 6
  %112 = getelementptr inbounds i8, ptr %.086.i, i64 %111
  br i1 %79, label %.lr.ph.i, label %._crit_edge.i

._crit_edge.i:                                    ; preds = %.thread72.i, %.lr.ph79.i
  %113 = add nuw nsw i64 %.06377.i, 1
  %exitcond90.not.i = icmp eq i64 %113, %39
  br i1 %exitcond90.not.i, label %._crit_edge80.i, label %.lr.ph79.i, !llvm.loop !64

.lr.ph.i:                                         ; preds = %.lr.ph79.i, %.thread72.i
  %.06176.i = phi i64 [ %144, %.thread72.i ], [ 0, %.lr.ph79.i ]
  br i1 %105, label %114, label %.thread72.i

114:                                              ; preds = %.lr.ph.i
  %115 = load i64, ptr %20, align 8, !tbaa !45
  %116 = shl nsw i64 %.06176.i, 4
  %117 = sub nsw i64 %115, %116
  %.fr.i = freeze i64 %117
  %118 = icmp slt i64 %.fr.i, 1
  br i1 %118, label %.thread72.i, label %119

119:                                              ; preds = %114
  %120 = icmp ugt i64 %.fr.i, 15
  %121 = trunc i64 %.fr.i to i32
  %notmask.i.i = shl nsw i32 -1, %121
  %122 = trunc i32 %notmask.i.i to i16
  %123 = xor i16 %122, -1
  %spec.select.i = select i1 %120, i16 -1, i16 %123
  br label %.thread72.i

.thread72.i:                                      ; preds = %119, %114, %.lr.ph.i
  %124 = phi i64 [ 0, %.lr.ph.i ], [ %.fr.i, %114 ], [ %.fr.i, %119 ]
  %125 = phi i16 [ 0, %.lr.ph.i ], [ 0, %114 ], [ %spec.select.i, %119 ]
  %.pn.i = mul nsw i64 %.06176.i, %40
  %126 = getelementptr inbounds i8, ptr %112, i64 %.pn.i
  %.idx.pn.i = shl nsw i64 %.06176.i, 6
  %127 = getelementptr inbounds i8, ptr %108, i64 %.idx.pn.i
  %128 = bitcast i16 %125 to <16 x i1>
  %129 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %127, i32 1, <16 x i1> %128, <16 x float> zeroinitializer)
  %130 = getelementptr inbounds float, ptr %127, i64 %73
  %131 = select i1 %98, i64 %124, i64 0
  %132 = icmp sgt i64 %131, 15
  %133 = icmp slt i64 %131, 1
  %134 = trunc i64 %131 to i32
  %notmask.i65.i = shl nsw i32 -1, %134
  %135 = trunc i32 %notmask.i65.i to i16
  %136 = xor i16 %135, -1
  %137 = select i1 %133, i16 0, i16 %136
  %138 = select i1 %132, i16 -1, i16 %137
  %139 = bitcast i16 %138 to <16 x i1>
  %140 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %130, i32 1, <16 x i1> %139, <16 x float> zeroinitializer)
  %141 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %140, <16 x float> %129)
  %142 = bitcast <32 x bfloat> %141 to <32 x i16>
  %143 = shufflevector <32 x i16> %142, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <32 x i16> %143, ptr %126, align 1, !tbaa !38
  %144 = add nuw nsw i64 %.06176.i, 1
  %exitcond.not.i = icmp eq i64 %144, %smax.i
  br i1 %exitcond.not.i, label %._crit_edge.i, label %.lr.ph.i, !llvm.loop !65

pack_image.exit:                                  ; preds = %._crit_edge84.i, %3
  %145 = icmp sgt i64 %15, 0
  br i1 %145, label %.preheader91.lr.ph, label %._crit_edge107

.preheader91.lr.ph:                               ; preds = %pack_image.exit
  %factor.op.mul105 = mul i64 %21, %7
  %factor.op.mul104 = shl i64 %25, 10
  %146 = getelementptr inbounds i8, ptr %0, i64 48
  %factor.op.mul94.reass = mul i64 %factor.op.mul104, %30
  %factor.op.mul.reass = mul i64 %factor.op.mul105, %36
  %147 = icmp sgt i64 %21, 0
  %148 = getelementptr inbounds i8, ptr %0, i64 16
  %smax = tail call i64 @llvm.smax.i64(i64 %23, i64 1)
  %.pre = load i64, ptr %146, align 8, !tbaa !2
  br label %.preheader91

.preheader91:                                     ; preds = %.preheader91.lr.ph, %._crit_edge101
  %149 = phi i64 [ %.pre, %.preheader91.lr.ph ], [ %159, %._crit_edge101 ]
  %150 = phi i64 [ %.pre, %.preheader91.lr.ph ], [ %160, %._crit_edge101 ]
  %.0106 = phi i64 [ 0, %.preheader91.lr.ph ], [ %161, %._crit_edge101 ]
  %151 = icmp sgt i64 %150, 0
  br i1 %151, label %.preheader.lr.ph, label %._crit_edge101

.preheader.lr.ph:                                 ; preds = %.preheader91
  %152 = add nsw i64 %.0106, %11
  %153 = mul i64 %.0106, %41
  %.pre109 = load i64, ptr %35, align 8, !tbaa !47
  br label %.preheader

._crit_edge107:                                   ; preds = %._crit_edge101, %pack_image.exit
  tail call void @llvm.x86.sse.sfence()
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %4) #8
  ret void

.preheader:                                       ; preds = %.preheader.lr.ph, %._crit_edge99
  %154 = phi i64 [ %149, %.preheader.lr.ph ], [ %162, %._crit_edge99 ]
  %155 = phi i64 [ %.pre109, %.preheader.lr.ph ], [ %163, %._crit_edge99 ]
  %156 = phi i64 [ %.pre109, %.preheader.lr.ph ], [ %164, %._crit_edge99 ]
  %.081100 = phi i64 [ 0, %.preheader.lr.ph ], [ %165, %._crit_edge99 ]
  %factor.op.mul95.reass = mul i64 %factor.op.mul94.reass, %.081100
  %157 = icmp sgt i64 %156, 0
  br i1 %157, label %.lr.ph98, label %._crit_edge99

.lr.ph98:                                         ; preds = %.preheader
  %158 = shl nsw i64 %.081100, 4
  %factor.op.mul92.reass = mul i64 %factor.op.mul.reass, %158
  br label %169

._crit_edge101:                                   ; preds = %._crit_edge99, %.preheader91
  %159 = phi i64 [ %149, %.preheader91 ], [ %162, %._crit_edge99 ]
  %160 = phi i64 [ %150, %.preheader91 ], [ %162, %._crit_edge99 ]
  %161 = add nuw nsw i64 %.0106, 1
  %exitcond108.not = icmp eq i64 %161, %15
  br i1 %exitcond108.not, label %._crit_edge107, label %.preheader91, !llvm.loop !66

._crit_edge99.loopexit:                           ; preds = %._crit_edge
  %.pre111 = load i64, ptr %146, align 8, !tbaa !2
  br label %._crit_edge99

._crit_edge99:                                    ; preds = %._crit_edge99.loopexit, %.preheader
  %162 = phi i64 [ %.pre111, %._crit_edge99.loopexit ], [ %154, %.preheader ]
  %163 = phi i64 [ %187, %._crit_edge99.loopexit ], [ %155, %.preheader ]
  %164 = phi i64 [ %187, %._crit_edge99.loopexit ], [ %156, %.preheader ]
  %165 = add nuw nsw i64 %.081100, 1
  %166 = add nsw i64 %162, 15
  %167 = sdiv i64 %166, 16
  %168 = icmp slt i64 %165, %167
  br i1 %168, label %.preheader, label %._crit_edge101, !llvm.loop !67

169:                                              ; preds = %.lr.ph98, %._crit_edge
  %170 = phi i64 [ %155, %.lr.ph98 ], [ %187, %._crit_edge ]
  %171 = phi i64 [ %156, %.lr.ph98 ], [ %187, %._crit_edge ]
  %.08297 = phi i64 [ 0, %.lr.ph98 ], [ %188, %._crit_edge ]
  %172 = load ptr, ptr %48, align 8, !tbaa !37
  %173 = ptrtoint ptr %172 to i64
  %174 = add i64 %173, 63
  %175 = and i64 %174, -64
  %176 = inttoptr i64 %175 to ptr
  %177 = getelementptr inbounds i8, ptr %176, i64 %factor.op.mul95.reass
  %178 = mul nsw i64 %171, %152
  %179 = add nsw i64 %178, %.08297
  %180 = load i64, ptr %146, align 8, !tbaa !2
  %181 = sub nsw i64 %180, %158
  %182 = tail call i64 @llvm.smin.i64(i64 %181, i64 16)
  %183 = add nuw nsw i64 %.08297, 4
  %.not = icmp sgt i64 %183, %171
  %184 = select i1 %.not, i64 1, i64 4
  br i1 %147, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %169
  %185 = mul nsw i64 %.08297, %34
  %186 = icmp sgt i64 %181, 0
  br label %190

._crit_edge.loopexit:                             ; preds = %put_positions.exit
  %.pre110 = load i64, ptr %35, align 8, !tbaa !47
  br label %._crit_edge

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %169
  %187 = phi i64 [ %.pre110, %._crit_edge.loopexit ], [ %170, %169 ]
  %188 = add nuw nsw i64 %184, %.08297
  %189 = icmp slt i64 %188, %187
  br i1 %189, label %169, label %._crit_edge99.loopexit, !llvm.loop !68

190:                                              ; preds = %.lr.ph, %put_positions.exit
  %.08093 = phi i64 [ 0, %.lr.ph ], [ %252, %put_positions.exit ]
  %191 = load i64, ptr %62, align 8, !tbaa !56
  %192 = mul i64 %153, %191
  %193 = getelementptr inbounds i8, ptr %61, i64 %192
  %194 = mul nsw i64 %.08093, %40
  %195 = getelementptr inbounds i8, ptr %193, i64 %194
  %196 = getelementptr inbounds i8, ptr %195, i64 %185
  br i1 %186, label %.lr.ph30.i, label %positions_of.exit

.lr.ph30.i:                                       ; preds = %190, %._crit_edge.i84
  %.02128.i = phi i64 [ %203, %._crit_edge.i84 ], [ 0, %190 ]
  %197 = shl i64 %.02128.i, 6
  %198 = getelementptr inbounds i8, ptr %177, i64 %197
  %invariant.gep.i = getelementptr i8, ptr %5, i64 %197
  br i1 %.not, label %._crit_edge.i84.thread, label %.lr.ph.i83

.lr.ph.i83:                                       ; preds = %.lr.ph30.i, %.lr.ph.i83
  %199 = phi i64 [ %202, %.lr.ph.i83 ], [ 2, %.lr.ph30.i ]
  %.027.i = phi i64 [ %199, %.lr.ph.i83 ], [ 0, %.lr.ph30.i ]
  %200 = mul nsw i64 %.027.i, %34
  %201 = getelementptr inbounds i8, ptr %196, i64 %200
  %.idx24.i = shl i64 %.027.i, 10
  %gep.i = getelementptr i8, ptr %invariant.gep.i, i64 %.idx24.i
  call fastcc void @two_positions(ptr noundef nonnull readonly %4, ptr noundef readonly %198, ptr noundef readonly %201, ptr noundef %gep.i) #11
  %202 = add nuw nsw i64 %199, 2
  %.not.i = icmp ugt i64 %202, %184
  br i1 %.not.i, label %._crit_edge.i84, label %.lr.ph.i83, !llvm.loop !69

._crit_edge.i84.thread:                           ; preds = %.lr.ph30.i
  call fastcc void @one_position(ptr noundef nonnull readonly %4, ptr noundef readonly %198, ptr noundef readonly %196, ptr noundef %invariant.gep.i) #11
  br label %._crit_edge.i84

._crit_edge.i84:                                  ; preds = %.lr.ph.i83, %._crit_edge.i84.thread
  %203 = add nuw nsw i64 %.02128.i, 8
  %204 = icmp slt i64 %203, %182
  br i1 %204, label %.lr.ph30.i, label %positions_of.exit, !llvm.loop !70

positions_of.exit:                                ; preds = %._crit_edge.i84, %190
  %205 = load i64, ptr %20, align 8, !tbaa !45
  %206 = shl nsw i64 %.08093, 4
  %207 = sub nsw i64 %205, %206
  %208 = load ptr, ptr %148, align 8, !tbaa !71
  %209 = getelementptr inbounds float, ptr %208, i64 %factor.op.mul92.reass
  %210 = mul nsw i64 %205, %179
  %211 = getelementptr inbounds float, ptr %209, i64 %210
  %212 = getelementptr inbounds float, ptr %211, i64 %206
  %213 = load i64, ptr %6, align 8, !tbaa !44
  %214 = load i64, ptr %35, align 8, !tbaa !47
  %215 = mul i64 %213, %205
  %216 = mul i64 %215, %214
  %217 = icmp sgt i64 %207, 15
  %218 = and i64 %205, 15
  %219 = ptrtoint ptr %212 to i64
  %220 = and i64 %219, 63
  %221 = or i64 %220, %218
  %222 = icmp eq i64 %221, 0
  %or.cond33.i = select i1 %217, i1 %222, i1 false
  br i1 %or.cond33.i, label %223, label %.critedge.i

223:                                              ; preds = %positions_of.exit
  %224 = load i64, ptr %146, align 8, !tbaa !2
  %225 = mul nsw i64 %224, %216
  %226 = icmp sgt i64 %225, 524288
  br label %.critedge.i

.critedge.i:                                      ; preds = %223, %positions_of.exit
  %227 = phi i1 [ %226, %223 ], [ false, %positions_of.exit ]
  br i1 %186, label %.preheader.lr.ph.i, label %put_positions.exit

.preheader.lr.ph.i:                               ; preds = %.critedge.i
  %228 = icmp slt i64 %207, 1
  %229 = trunc i64 %207 to i32
  %notmask.i.i85 = shl nsw i32 -1, %229
  %230 = trunc i32 %notmask.i.i85 to i16
  %231 = xor i16 %230, -1
  %232 = select i1 %228, i16 0, i16 %231
  %233 = select i1 %217, i16 -1, i16 %232
  %234 = bitcast i16 %233 to <16 x i1>
  br label %.preheader.i

.preheader.i:                                     ; preds = %._crit_edge.i86, %.preheader.lr.ph.i
  %.035.i = phi i64 [ 0, %.preheader.lr.ph.i ], [ %237, %._crit_edge.i86 ]
  %.idx29.i = shl i64 %.035.i, 6
  %invariant.gep.i88 = getelementptr i8, ptr %5, i64 %.idx29.i
  %235 = mul nsw i64 %.035.i, %216
  %236 = getelementptr inbounds float, ptr %212, i64 %235
  br label %238

._crit_edge.i86:                                  ; preds = %250
  %237 = add nuw nsw i64 %.035.i, 1
  %exitcond37.not.i = icmp eq i64 %237, %182
  br i1 %exitcond37.not.i, label %put_positions.exit, label %.preheader.i, !llvm.loop !72

238:                                              ; preds = %250, %.preheader.i
  %.02834.i = phi i64 [ 0, %.preheader.i ], [ %251, %250 ]
  %.idx.i = shl i64 %.02834.i, 10
  %gep.i89 = getelementptr i8, ptr %invariant.gep.i88, i64 %.idx.i
  %239 = load <16 x float>, ptr %gep.i89, align 64, !tbaa !38
  %240 = tail call <16 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.512(<16 x float> %239)
  %241 = bitcast <16 x bfloat> %240 to <16 x i16>
  %242 = zext <16 x i16> %241 to <16 x i32>
  %243 = shl nuw <16 x i32> %242, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %244 = load i64, ptr %20, align 8, !tbaa !45
  %245 = mul nsw i64 %244, %.02834.i
  %246 = getelementptr inbounds float, ptr %236, i64 %245
  br i1 %227, label %247, label %248

247:                                              ; preds = %238
  store <16 x i32> %243, ptr %246, align 64, !tbaa !38, !nontemporal !73
  br label %250

248:                                              ; preds = %238
  %249 = bitcast <16 x i32> %243 to <16 x float>
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> %249, ptr %246, i32 1, <16 x i1> %234)
  br label %250

250:                                              ; preds = %248, %247
  %251 = add nuw nsw i64 %.02834.i, 1
  %exitcond.not.i90 = icmp eq i64 %251, %184
  br i1 %exitcond.not.i90, label %._crit_edge.i86, label %238, !llvm.loop !74

put_positions.exit:                               ; preds = %._crit_edge.i86, %.critedge.i
  %252 = add nuw nsw i64 %.08093, 1
  %exitcond.not = icmp eq i64 %252, %smax
  br i1 %exitcond.not, label %._crit_edge.loopexit, label %190, !llvm.loop !75
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
  %16 = sub nsw i64 %15, %12
  %17 = getelementptr inbounds i8, ptr %0, i64 80
  %18 = load i64, ptr %17, align 8, !tbaa !47
  %19 = add i64 %18, -1
  %20 = getelementptr inbounds i8, ptr %0, i64 112
  %21 = load i64, ptr %20, align 8, !tbaa !46
  %22 = mul i64 %19, %21
  %23 = getelementptr inbounds i8, ptr %0, i64 96
  %24 = load i64, ptr %23, align 8, !tbaa !29
  %25 = add i64 %22, %24
  %26 = getelementptr inbounds i8, ptr %0, i64 32
  %27 = load i64, ptr %26, align 8, !tbaa !45
  %28 = add nsw i64 %27, 31
  %29 = sdiv i64 %28, 32
  %30 = getelementptr inbounds i8, ptr %0, i64 48
  %31 = load i64, ptr %30, align 8, !tbaa !2
  %32 = add nsw i64 %31, 15
  %33 = sdiv i64 %32, 16
  %34 = getelementptr inbounds i8, ptr %0, i64 40
  %35 = load i64, ptr %34, align 8, !tbaa !28
  %36 = add nsw i64 %35, 15
  %37 = sdiv i64 %36, 16
  %38 = shl i64 %29, 10
  %39 = mul i64 %38, %37
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #8
  store i64 %16, ptr %6, align 8, !tbaa !76
  %40 = getelementptr inbounds i8, ptr %6, i64 8
  store i64 %18, ptr %40, align 8, !tbaa !78
  %41 = getelementptr inbounds i8, ptr %6, i64 16
  store i64 %29, ptr %41, align 8, !tbaa !79
  %42 = getelementptr inbounds i8, ptr %6, i64 24
  %43 = shl nsw i64 %33, 10
  store i64 %43, ptr %42, align 8, !tbaa !80
  %44 = getelementptr inbounds i8, ptr %6, i64 32
  %45 = shl nsw i64 %37, 10
  store i64 %45, ptr %44, align 8, !tbaa !81
  %46 = getelementptr inbounds i8, ptr %6, i64 40
  %47 = getelementptr inbounds i8, ptr %0, i64 104
  %48 = load i64, ptr %47, align 8, !tbaa !56
  %49 = mul i64 %39, %25
  %50 = mul i64 %49, %48
  store i64 %50, ptr %46, align 8, !tbaa !82
  %51 = getelementptr inbounds i8, ptr %6, i64 48
  %52 = mul nsw i64 %39, %21
  store i64 %52, ptr %51, align 8, !tbaa !83
  %53 = getelementptr inbounds i8, ptr %6, i64 56
  store i64 %39, ptr %53, align 8, !tbaa !84
  %54 = getelementptr inbounds i8, ptr %0, i64 24
  %55 = load ptr, ptr %54, align 8, !tbaa !37
  %56 = ptrtoint ptr %55 to i64
  %57 = add i64 %56, 63
  %58 = and i64 %57, -64
  %59 = inttoptr i64 %58 to ptr
  %60 = getelementptr inbounds i8, ptr %0, i64 184
  %61 = load i64, ptr %60, align 8, !tbaa !54
  %62 = getelementptr inbounds i8, ptr %0, i64 192
  %63 = load i64, ptr %62, align 8, !tbaa !55
  %64 = mul nsw i64 %63, %2
  %65 = add nsw i64 %64, %61
  %66 = shl nsw i64 %65, 2
  %67 = getelementptr inbounds i8, ptr %59, i64 %66
  %68 = getelementptr inbounds i8, ptr %0, i64 176
  %69 = load i64, ptr %68, align 8, !tbaa !85
  %70 = shl i64 %18, 10
  %71 = mul i64 %70, %29
  %72 = mul i64 %71, %33
  %73 = mul i64 %72, %69
  %74 = getelementptr inbounds i8, ptr %67, i64 %73
  %75 = getelementptr inbounds i8, ptr %0, i64 88
  %76 = load i64, ptr %75, align 8, !tbaa !30
  %77 = shl i64 %1, 10
  %78 = mul i64 %77, %24
  %79 = mul i64 %78, %33
  %80 = mul i64 %79, %37
  %.idx = mul i64 %80, %76
  %81 = getelementptr inbounds i8, ptr %59, i64 %.idx
  %82 = mul nsw i64 %18, %8
  %83 = mul nsw i64 %82, %27
  %84 = mul nsw i64 %18, %12
  %85 = mul nsw i64 %18, %15
  %86 = icmp slt i64 %84, %85
  br i1 %86, label %.preheader41.lr.ph.i, label %pack_gradient.exit

.preheader41.lr.ph.i:                             ; preds = %3
  %87 = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.2.0..sroa_idx.i = getelementptr inbounds i8, ptr %5, i64 8
  %.sroa.3.0..sroa_idx.i = getelementptr inbounds i8, ptr %5, i64 16
  %.idx.i = shl nsw i64 %83, 3
  %.idx71.i = mul i64 %83, 12
  %.idx72.i = shl nsw i64 %83, 4
  %.idx73.i = mul i64 %83, 20
  %.idx74.i = mul i64 %83, 24
  %.idx75.i = mul i64 %83, 28
  %.idx76.i = shl nsw i64 %83, 5
  %.idx77.i = mul i64 %83, 36
  %.idx78.i = mul i64 %83, 40
  %.idx79.i = mul i64 %83, 44
  %.idx80.i = mul i64 %83, 48
  %.idx81.i = mul i64 %83, 52
  %.idx82.i = mul i64 %83, 56
  %.idx83.i = mul i64 %83, 60
  br label %.preheader41.i

.preheader41.i:                                   ; preds = %._crit_edge48.i, %.preheader41.lr.ph.i
  %.pre.i = phi i64 [ %31, %.preheader41.lr.ph.i ], [ %.pre.i125, %._crit_edge48.i ]
  %88 = phi i64 [ %18, %.preheader41.lr.ph.i ], [ %95, %._crit_edge48.i ]
  %89 = phi i64 [ %27, %.preheader41.lr.ph.i ], [ %96, %._crit_edge48.i ]
  %90 = phi i64 [ %27, %.preheader41.lr.ph.i ], [ %97, %._crit_edge48.i ]
  %.02951.i = phi i64 [ %84, %.preheader41.lr.ph.i ], [ %98, %._crit_edge48.i ]
  %.03050.i = phi ptr [ %67, %.preheader41.lr.ph.i ], [ %.1.lcssa.i, %._crit_edge48.i ]
  %91 = icmp sgt i64 %90, 0
  br i1 %91, label %.preheader40.i, label %._crit_edge48.i

.preheader40.i:                                   ; preds = %.preheader41.i, %._crit_edge.i
  %.pre.i126 = phi i64 [ %.pre.i127, %._crit_edge.i ], [ %.pre.i, %.preheader41.i ]
  %92 = phi i64 [ %101, %._crit_edge.i ], [ %89, %.preheader41.i ]
  %93 = phi i64 [ %102, %._crit_edge.i ], [ %.pre.i, %.preheader41.i ]
  %.02847.i = phi i64 [ %103, %._crit_edge.i ], [ 0, %.preheader41.i ]
  %.146.i = phi ptr [ %.2.lcssa.i, %._crit_edge.i ], [ %.03050.i, %.preheader41.i ]
  %94 = icmp sgt i64 %93, 0
  br i1 %94, label %.lr.ph.i, label %._crit_edge.i

._crit_edge48.loopexit.i:                         ; preds = %._crit_edge.i
  %.pre70.i = load i64, ptr %17, align 8, !tbaa !47
  br label %._crit_edge48.i

._crit_edge48.i:                                  ; preds = %._crit_edge48.loopexit.i, %.preheader41.i
  %.pre.i125 = phi i64 [ %.pre.i127, %._crit_edge48.loopexit.i ], [ %.pre.i, %.preheader41.i ]
  %95 = phi i64 [ %.pre70.i, %._crit_edge48.loopexit.i ], [ %88, %.preheader41.i ]
  %96 = phi i64 [ %101, %._crit_edge48.loopexit.i ], [ %89, %.preheader41.i ]
  %97 = phi i64 [ %101, %._crit_edge48.loopexit.i ], [ %90, %.preheader41.i ]
  %.1.lcssa.i = phi ptr [ %.2.lcssa.i, %._crit_edge48.loopexit.i ], [ %.03050.i, %.preheader41.i ]
  %98 = add nsw i64 %.02951.i, 1
  %99 = mul nsw i64 %95, %15
  %100 = icmp slt i64 %98, %99
  br i1 %100, label %.preheader41.i, label %pack_gradient.exit.loopexit, !llvm.loop !86

._crit_edge.loopexit.i:                           ; preds = %pack_tile.exit.i
  %.pre69.i = load i64, ptr %26, align 8, !tbaa !45
  br label %._crit_edge.i

._crit_edge.i:                                    ; preds = %._crit_edge.loopexit.i, %.preheader40.i
  %.pre.i127 = phi i64 [ %217, %._crit_edge.loopexit.i ], [ %.pre.i126, %.preheader40.i ]
  %101 = phi i64 [ %.pre69.i, %._crit_edge.loopexit.i ], [ %92, %.preheader40.i ]
  %102 = phi i64 [ %217, %._crit_edge.loopexit.i ], [ %93, %.preheader40.i ]
  %.2.lcssa.i = phi ptr [ %216, %._crit_edge.loopexit.i ], [ %.146.i, %.preheader40.i ]
  %103 = add nuw nsw i64 %.02847.i, 32
  %104 = icmp slt i64 %103, %101
  br i1 %104, label %.preheader40.i, label %._crit_edge48.loopexit.i, !llvm.loop !87

.lr.ph.i:                                         ; preds = %.preheader40.i, %pack_tile.exit.i
  %105 = phi i64 [ %217, %pack_tile.exit.i ], [ %93, %.preheader40.i ]
  %.045.i = phi i64 [ %215, %pack_tile.exit.i ], [ 0, %.preheader40.i ]
  %.244.i = phi ptr [ %216, %pack_tile.exit.i ], [ %.146.i, %.preheader40.i ]
  %106 = load ptr, ptr %87, align 8, !tbaa !32
  %107 = mul nsw i64 %.045.i, %83
  %108 = getelementptr inbounds float, ptr %106, i64 %107
  %109 = load i64, ptr %26, align 8, !tbaa !45
  %110 = mul nsw i64 %109, %.02951.i
  %111 = getelementptr inbounds float, ptr %108, i64 %110
  %112 = getelementptr inbounds float, ptr %111, i64 %.02847.i
  %113 = sub nsw i64 %105, %.045.i
  %114 = sub nsw i64 %109, %.02847.i
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  store ptr %112, ptr %5, align 8
  store i64 %83, ptr %.sroa.2.0..sroa_idx.i, align 8
  store i64 1, ptr %.sroa.3.0..sroa_idx.i, align 8
  %115 = icmp sgt i64 %113, 15
  %116 = icmp sgt i64 %114, 31
  %117 = and i1 %115, %116
  br i1 %117, label %.preheader.preheader.i, label %212

.preheader.preheader.i:                           ; preds = %.lr.ph.i
  %118 = getelementptr inbounds i8, ptr %112, i64 64
  %119 = load <16 x float>, ptr %112, align 1, !tbaa !38
  %120 = load <16 x float>, ptr %118, align 1, !tbaa !38
  %121 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %120, <16 x float> %119)
  %122 = getelementptr inbounds float, ptr %112, i64 %83
  %123 = getelementptr inbounds i8, ptr %122, i64 64
  %124 = load <16 x float>, ptr %122, align 1, !tbaa !38
  %125 = load <16 x float>, ptr %123, align 1, !tbaa !38
  %126 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %125, <16 x float> %124)
  %127 = getelementptr inbounds i8, ptr %112, i64 %.idx.i
  %128 = getelementptr inbounds i8, ptr %127, i64 64
  %129 = load <16 x float>, ptr %127, align 1, !tbaa !38
  %130 = load <16 x float>, ptr %128, align 1, !tbaa !38
  %131 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %130, <16 x float> %129)
  %132 = getelementptr inbounds i8, ptr %112, i64 %.idx71.i
  %133 = getelementptr inbounds i8, ptr %132, i64 64
  %134 = load <16 x float>, ptr %132, align 1, !tbaa !38
  %135 = load <16 x float>, ptr %133, align 1, !tbaa !38
  %136 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %135, <16 x float> %134)
  %137 = getelementptr inbounds i8, ptr %112, i64 %.idx72.i
  %138 = getelementptr inbounds i8, ptr %137, i64 64
  %139 = load <16 x float>, ptr %137, align 1, !tbaa !38
  %140 = load <16 x float>, ptr %138, align 1, !tbaa !38
  %141 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %140, <16 x float> %139)
  %142 = getelementptr inbounds i8, ptr %112, i64 %.idx73.i
  %143 = getelementptr inbounds i8, ptr %142, i64 64
  %144 = load <16 x float>, ptr %142, align 1, !tbaa !38
  %145 = load <16 x float>, ptr %143, align 1, !tbaa !38
  %146 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %145, <16 x float> %144)
  %147 = getelementptr inbounds i8, ptr %112, i64 %.idx74.i
  %148 = getelementptr inbounds i8, ptr %147, i64 64
  %149 = load <16 x float>, ptr %147, align 1, !tbaa !38
  %150 = load <16 x float>, ptr %148, align 1, !tbaa !38
  %151 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %150, <16 x float> %149)
  %152 = getelementptr inbounds i8, ptr %112, i64 %.idx75.i
  %153 = getelementptr inbounds i8, ptr %152, i64 64
  %154 = load <16 x float>, ptr %152, align 1, !tbaa !38
  %155 = load <16 x float>, ptr %153, align 1, !tbaa !38
  %156 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %155, <16 x float> %154)
  %157 = getelementptr inbounds i8, ptr %112, i64 %.idx76.i
  %158 = getelementptr inbounds i8, ptr %157, i64 64
  %159 = load <16 x float>, ptr %157, align 1, !tbaa !38
  %160 = load <16 x float>, ptr %158, align 1, !tbaa !38
  %161 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %160, <16 x float> %159)
  %162 = getelementptr inbounds i8, ptr %112, i64 %.idx77.i
  %163 = getelementptr inbounds i8, ptr %162, i64 64
  %164 = load <16 x float>, ptr %162, align 1, !tbaa !38
  %165 = load <16 x float>, ptr %163, align 1, !tbaa !38
  %166 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %165, <16 x float> %164)
  %167 = getelementptr inbounds i8, ptr %112, i64 %.idx78.i
  %168 = getelementptr inbounds i8, ptr %167, i64 64
  %169 = load <16 x float>, ptr %167, align 1, !tbaa !38
  %170 = load <16 x float>, ptr %168, align 1, !tbaa !38
  %171 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %170, <16 x float> %169)
  %172 = getelementptr inbounds i8, ptr %112, i64 %.idx79.i
  %173 = getelementptr inbounds i8, ptr %172, i64 64
  %174 = load <16 x float>, ptr %172, align 1, !tbaa !38
  %175 = load <16 x float>, ptr %173, align 1, !tbaa !38
  %176 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %175, <16 x float> %174)
  %177 = getelementptr inbounds i8, ptr %112, i64 %.idx80.i
  %178 = getelementptr inbounds i8, ptr %177, i64 64
  %179 = load <16 x float>, ptr %177, align 1, !tbaa !38
  %180 = load <16 x float>, ptr %178, align 1, !tbaa !38
  %181 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %180, <16 x float> %179)
  %182 = getelementptr inbounds i8, ptr %112, i64 %.idx81.i
  %183 = getelementptr inbounds i8, ptr %182, i64 64
  %184 = load <16 x float>, ptr %182, align 1, !tbaa !38
  %185 = load <16 x float>, ptr %183, align 1, !tbaa !38
  %186 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %185, <16 x float> %184)
  %187 = getelementptr inbounds i8, ptr %112, i64 %.idx82.i
  %188 = getelementptr inbounds i8, ptr %187, i64 64
  %189 = load <16 x float>, ptr %187, align 1, !tbaa !38
  %190 = load <16 x float>, ptr %188, align 1, !tbaa !38
  %191 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %190, <16 x float> %189)
  %192 = getelementptr inbounds i8, ptr %112, i64 %.idx83.i
  %193 = getelementptr inbounds i8, ptr %192, i64 64
  %194 = load <16 x float>, ptr %192, align 1, !tbaa !38
  %195 = load <16 x float>, ptr %193, align 1, !tbaa !38
  %196 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %195, <16 x float> %194)
  store <32 x bfloat> %121, ptr %.244.i, align 4, !tbaa !38
  %197 = getelementptr inbounds i8, ptr %.244.i, i64 64
  store <32 x bfloat> %126, ptr %197, align 4, !tbaa !38
  %198 = getelementptr inbounds i8, ptr %.244.i, i64 128
  store <32 x bfloat> %131, ptr %198, align 4, !tbaa !38
  %199 = getelementptr inbounds i8, ptr %.244.i, i64 192
  store <32 x bfloat> %136, ptr %199, align 4, !tbaa !38
  %200 = getelementptr inbounds i8, ptr %.244.i, i64 256
  store <32 x bfloat> %141, ptr %200, align 4, !tbaa !38
  %201 = getelementptr inbounds i8, ptr %.244.i, i64 320
  store <32 x bfloat> %146, ptr %201, align 4, !tbaa !38
  %202 = getelementptr inbounds i8, ptr %.244.i, i64 384
  store <32 x bfloat> %151, ptr %202, align 4, !tbaa !38
  %203 = getelementptr inbounds i8, ptr %.244.i, i64 448
  store <32 x bfloat> %156, ptr %203, align 4, !tbaa !38
  %204 = getelementptr inbounds i8, ptr %.244.i, i64 512
  store <32 x bfloat> %161, ptr %204, align 4, !tbaa !38
  %205 = getelementptr inbounds i8, ptr %.244.i, i64 576
  store <32 x bfloat> %166, ptr %205, align 4, !tbaa !38
  %206 = getelementptr inbounds i8, ptr %.244.i, i64 640
  store <32 x bfloat> %171, ptr %206, align 4, !tbaa !38
  %207 = getelementptr inbounds i8, ptr %.244.i, i64 704
  store <32 x bfloat> %176, ptr %207, align 4, !tbaa !38
  %208 = getelementptr inbounds i8, ptr %.244.i, i64 768
  store <32 x bfloat> %181, ptr %208, align 4, !tbaa !38
  %209 = getelementptr inbounds i8, ptr %.244.i, i64 832
  store <32 x bfloat> %186, ptr %209, align 4, !tbaa !38
  %210 = getelementptr inbounds i8, ptr %.244.i, i64 896
  store <32 x bfloat> %191, ptr %210, align 4, !tbaa !38
  %211 = getelementptr inbounds i8, ptr %.244.i, i64 960
  store <32 x bfloat> %196, ptr %211, align 4, !tbaa !38
  br label %pack_tile.exit.i

212:                                              ; preds = %.lr.ph.i
  %213 = tail call i64 @llvm.smin.i64(i64 %114, i64 32)
  %214 = tail call i64 @llvm.smin.i64(i64 %113, i64 16)
  tail call fastcc void @pack_some(ptr noundef nonnull byval(%struct.numbers) align 8 %5, i64 noundef %214, i64 noundef %213, ptr noundef %.244.i, i64 noundef 0) #11
  br label %pack_tile.exit.i

pack_tile.exit.i:                                 ; preds = %212, %.preheader.preheader.i
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  %215 = add nuw nsw i64 %.045.i, 16
  %216 = getelementptr inbounds i8, ptr %.244.i, i64 1024
  %217 = load i64, ptr %30, align 8, !tbaa !2
  %218 = icmp slt i64 %215, %217
  br i1 %218, label %.lr.ph.i, label %._crit_edge.loopexit.i, !llvm.loop !88

pack_gradient.exit.loopexit:                      ; preds = %._crit_edge48.i
  %.pre = load i64, ptr %47, align 8, !tbaa !56
  %.pre128 = load i64, ptr %75, align 8, !tbaa !30
  %.pre129 = load i64, ptr %20, align 8, !tbaa !46
  %.pre130 = load i64, ptr %23, align 8, !tbaa !29
  %.pre135 = add i64 %95, -1
  %.pre136 = mul i64 %.pre135, %.pre129
  %.pre138 = add i64 %.pre136, %.pre130
  br label %pack_gradient.exit

pack_gradient.exit:                               ; preds = %pack_gradient.exit.loopexit, %3
  %.pre-phi139 = phi i64 [ %.pre138, %pack_gradient.exit.loopexit ], [ %25, %3 ]
  %219 = phi i64 [ %96, %pack_gradient.exit.loopexit ], [ %27, %3 ]
  %220 = phi i64 [ %.pre128, %pack_gradient.exit.loopexit ], [ %76, %3 ]
  %221 = phi i64 [ %.pre, %pack_gradient.exit.loopexit ], [ %48, %3 ]
  %222 = mul nsw i64 %221, %12
  %223 = add nsw i64 %16, -1
  %224 = mul nsw i64 %221, %223
  %225 = add nsw i64 %224, %220
  %226 = getelementptr inbounds i8, ptr %0, i64 56
  %227 = load i64, ptr %226, align 8, !tbaa !58
  %228 = getelementptr inbounds i8, ptr %0, i64 64
  %229 = load i64, ptr %228, align 8, !tbaa !57
  %230 = mul nsw i64 %229, %227
  %231 = mul nsw i64 %230, %219
  %232 = icmp sgt i64 %225, 0
  br i1 %232, label %.preheader62.lr.ph.i, label %pack_rows.exit

.preheader62.lr.ph.i:                             ; preds = %pack_gradient.exit
  %233 = icmp sgt i64 %.pre-phi139, 0
  %234 = getelementptr inbounds i8, ptr %0, i64 120
  %235 = getelementptr inbounds i8, ptr %0, i64 128
  %.sroa.2.0..sroa_idx.i80 = getelementptr inbounds i8, ptr %4, i64 8
  %.sroa.3.0..sroa_idx.i81 = getelementptr inbounds i8, ptr %4, i64 16
  %.idx.i82 = shl nsw i64 %231, 3
  %.idx358.i = mul i64 %231, 12
  %.idx359.i = shl nsw i64 %231, 4
  %.idx360.i = mul i64 %231, 20
  %.idx361.i = mul i64 %231, 24
  %.idx362.i = mul i64 %231, 28
  %.idx364.i = mul i64 %231, 36
  %.idx365.i = mul i64 %231, 40
  %.idx366.i = mul i64 %231, 44
  %.idx367.i = mul i64 %231, 48
  %.idx368.i = mul i64 %231, 52
  %.idx369.i = mul i64 %231, 56
  %.idx370.i = mul i64 %231, 60
  %.idx363.i = shl nsw i64 %231, 5
  br label %.preheader62.i

.preheader62.i:                                   ; preds = %._crit_edge78.i, %.preheader62.lr.ph.i
  %236 = phi i64 [ %219, %.preheader62.lr.ph.i ], [ %239, %._crit_edge78.i ]
  %237 = phi i64 [ %219, %.preheader62.lr.ph.i ], [ %240, %._crit_edge78.i ]
  %.081.i = phi ptr [ %74, %.preheader62.lr.ph.i ], [ %.1.lcssa.i83, %._crit_edge78.i ]
  %.04180.i = phi i64 [ 0, %.preheader62.lr.ph.i ], [ %241, %._crit_edge78.i ]
  br i1 %233, label %.lr.ph77.i, label %._crit_edge78.i

.lr.ph77.i:                                       ; preds = %.preheader62.i
  %238 = add nsw i64 %.04180.i, %222
  br label %242

._crit_edge78.i:                                  ; preds = %._crit_edge73.i, %.preheader62.i
  %239 = phi i64 [ %236, %.preheader62.i ], [ %260, %._crit_edge73.i ]
  %240 = phi i64 [ %237, %.preheader62.i ], [ %261, %._crit_edge73.i ]
  %.1.lcssa.i83 = phi ptr [ %.081.i, %.preheader62.i ], [ %.2.lcssa.i84, %._crit_edge73.i ]
  %241 = add nuw nsw i64 %.04180.i, 1
  %exitcond83.not.i = icmp eq i64 %241, %225
  br i1 %exitcond83.not.i, label %pack_rows.exit, label %.preheader62.i, !llvm.loop !89

242:                                              ; preds = %._crit_edge73.i, %.lr.ph77.i
  %243 = phi i64 [ %236, %.lr.ph77.i ], [ %260, %._crit_edge73.i ]
  %244 = phi i64 [ %237, %.lr.ph77.i ], [ %261, %._crit_edge73.i ]
  %.176.i = phi ptr [ %.081.i, %.lr.ph77.i ], [ %.2.lcssa.i84, %._crit_edge73.i ]
  %.04475.i = phi i64 [ 0, %.lr.ph77.i ], [ %262, %._crit_edge73.i ]
  %245 = load i64, ptr %234, align 8, !tbaa !59
  %246 = load i64, ptr %226, align 8, !tbaa !58
  %247 = sub i64 %238, %245
  %.not.i50.i = icmp slt i64 %247, %246
  %.inv.i = icmp sgt i64 %247, -1
  %248 = select i1 %.inv.i, i1 %.not.i50.i, i1 false
  %249 = select i1 %248, i64 %247, i64 -1
  %250 = load i64, ptr %235, align 8, !tbaa !63
  %251 = load i64, ptr %228, align 8, !tbaa !57
  %252 = sub nsw i64 %.04475.i, %250
  %.not.i49.i = icmp slt i64 %252, %251
  %.inv57.i = icmp sgt i64 %252, -1
  %253 = select i1 %.inv57.i, i1 %.not.i49.i, i1 false
  %254 = select i1 %253, i64 %252, i64 -1
  %255 = icmp sgt i64 %244, 0
  br i1 %255, label %.preheader61.lr.ph.i, label %._crit_edge73.i

.preheader61.lr.ph.i:                             ; preds = %242
  %256 = select i1 %248, i1 %253, i1 false
  %.pre.i85 = load i64, ptr %34, align 8, !tbaa !28
  br label %.preheader61.i

.preheader61.i:                                   ; preds = %._crit_edge.i86, %.preheader61.lr.ph.i
  %257 = phi i64 [ %243, %.preheader61.lr.ph.i ], [ %263, %._crit_edge.i86 ]
  %258 = phi i64 [ %.pre.i85, %.preheader61.lr.ph.i ], [ %264, %._crit_edge.i86 ]
  %.272.i = phi ptr [ %.176.i, %.preheader61.lr.ph.i ], [ %.3.lcssa.i, %._crit_edge.i86 ]
  %.04371.i = phi i64 [ 0, %.preheader61.lr.ph.i ], [ %265, %._crit_edge.i86 ]
  %259 = icmp sgt i64 %258, 0
  br i1 %259, label %.lr.ph.i87, label %._crit_edge.i86

._crit_edge73.i:                                  ; preds = %._crit_edge.i86, %242
  %260 = phi i64 [ %243, %242 ], [ %263, %._crit_edge.i86 ]
  %261 = phi i64 [ %244, %242 ], [ %263, %._crit_edge.i86 ]
  %.2.lcssa.i84 = phi ptr [ %.176.i, %242 ], [ %.3.lcssa.i, %._crit_edge.i86 ]
  %262 = add nuw nsw i64 %.04475.i, 1
  %exitcond.not.i = icmp eq i64 %262, %.pre-phi139
  br i1 %exitcond.not.i, label %._crit_edge78.i, label %242, !llvm.loop !90

._crit_edge.loopexit.i89:                         ; preds = %pack_tile.exit.i88
  %.pre356.i = load i64, ptr %26, align 8, !tbaa !45
  br label %._crit_edge.i86

._crit_edge.i86:                                  ; preds = %._crit_edge.loopexit.i89, %.preheader61.i
  %263 = phi i64 [ %.pre356.i, %._crit_edge.loopexit.i89 ], [ %257, %.preheader61.i ]
  %264 = phi i64 [ %471, %._crit_edge.loopexit.i89 ], [ %258, %.preheader61.i ]
  %.3.lcssa.i = phi ptr [ %470, %._crit_edge.loopexit.i89 ], [ %.272.i, %.preheader61.i ]
  %265 = add nuw nsw i64 %.04371.i, 32
  %266 = icmp slt i64 %265, %263
  br i1 %266, label %.preheader61.i, label %._crit_edge73.i, !llvm.loop !91

.lr.ph.i87:                                       ; preds = %.preheader61.i, %pack_tile.exit.i88
  %267 = phi i64 [ %471, %pack_tile.exit.i88 ], [ %258, %.preheader61.i ]
  %.370.i = phi ptr [ %470, %pack_tile.exit.i88 ], [ %.272.i, %.preheader61.i ]
  %.04269.i = phi i64 [ %469, %pack_tile.exit.i88 ], [ 0, %.preheader61.i ]
  %268 = load ptr, ptr %0, align 8, !tbaa !61
  %269 = mul nsw i64 %.04269.i, %231
  %270 = getelementptr inbounds float, ptr %268, i64 %269
  %271 = load i64, ptr %228, align 8, !tbaa !57
  %272 = mul nsw i64 %271, %249
  %273 = add nsw i64 %272, %254
  %274 = load i64, ptr %26, align 8, !tbaa !45
  %275 = mul nsw i64 %273, %274
  %276 = getelementptr inbounds float, ptr %270, i64 %275
  %277 = getelementptr inbounds float, ptr %276, i64 %.04371.i
  %278 = sub nsw i64 %267, %.04269.i
  %279 = tail call i64 @llvm.smin.i64(i64 %278, i64 16)
  %280 = select i1 %256, i64 %279, i64 0
  %281 = sub nsw i64 %274, %.04371.i
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  store ptr %277, ptr %4, align 8
  store i64 %231, ptr %.sroa.2.0..sroa_idx.i80, align 8
  store i64 1, ptr %.sroa.3.0..sroa_idx.i81, align 8
  %282 = icmp sgt i64 %280, 15
  %283 = icmp sgt i64 %281, 31
  %284 = and i1 %282, %283
  br i1 %284, label %turn_tile.exit.preheader.i, label %467

turn_tile.exit.preheader.i:                       ; preds = %.lr.ph.i87
  %285 = getelementptr inbounds float, ptr %277, i64 %231
  %286 = getelementptr inbounds i8, ptr %285, i64 64
  %287 = load <16 x float>, ptr %285, align 1, !tbaa !38
  %288 = load <16 x float>, ptr %286, align 1, !tbaa !38
  %289 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %288, <16 x float> %287)
  %290 = getelementptr inbounds i8, ptr %277, i64 %.idx.i82
  %291 = getelementptr inbounds i8, ptr %290, i64 64
  %292 = load <16 x float>, ptr %290, align 1, !tbaa !38
  %293 = load <16 x float>, ptr %291, align 1, !tbaa !38
  %294 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %293, <16 x float> %292)
  %295 = getelementptr inbounds i8, ptr %277, i64 %.idx358.i
  %296 = getelementptr inbounds i8, ptr %295, i64 64
  %297 = load <16 x float>, ptr %295, align 1, !tbaa !38
  %298 = load <16 x float>, ptr %296, align 1, !tbaa !38
  %299 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %298, <16 x float> %297)
  %300 = getelementptr inbounds i8, ptr %277, i64 %.idx359.i
  %301 = getelementptr inbounds i8, ptr %300, i64 64
  %302 = load <16 x float>, ptr %300, align 1, !tbaa !38
  %303 = load <16 x float>, ptr %301, align 1, !tbaa !38
  %304 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %303, <16 x float> %302)
  %305 = getelementptr inbounds i8, ptr %277, i64 %.idx360.i
  %306 = getelementptr inbounds i8, ptr %305, i64 64
  %307 = load <16 x float>, ptr %305, align 1, !tbaa !38
  %308 = load <16 x float>, ptr %306, align 1, !tbaa !38
  %309 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %308, <16 x float> %307)
  %310 = getelementptr inbounds i8, ptr %277, i64 %.idx361.i
  %311 = getelementptr inbounds i8, ptr %310, i64 64
  %312 = load <16 x float>, ptr %310, align 1, !tbaa !38
  %313 = load <16 x float>, ptr %311, align 1, !tbaa !38
  %314 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %313, <16 x float> %312)
  %315 = getelementptr inbounds i8, ptr %277, i64 %.idx362.i
  %316 = getelementptr inbounds i8, ptr %315, i64 64
  %317 = load <16 x float>, ptr %315, align 1, !tbaa !38
  %318 = load <16 x float>, ptr %316, align 1, !tbaa !38
  %319 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %318, <16 x float> %317)
  %320 = getelementptr inbounds i8, ptr %277, i64 %.idx364.i
  %321 = getelementptr inbounds i8, ptr %320, i64 64
  %322 = load <16 x float>, ptr %320, align 1, !tbaa !38
  %323 = load <16 x float>, ptr %321, align 1, !tbaa !38
  %324 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %323, <16 x float> %322)
  %325 = getelementptr inbounds i8, ptr %277, i64 %.idx365.i
  %326 = getelementptr inbounds i8, ptr %325, i64 64
  %327 = load <16 x float>, ptr %325, align 1, !tbaa !38
  %328 = load <16 x float>, ptr %326, align 1, !tbaa !38
  %329 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %328, <16 x float> %327)
  %330 = getelementptr inbounds i8, ptr %277, i64 %.idx366.i
  %331 = getelementptr inbounds i8, ptr %330, i64 64
  %332 = load <16 x float>, ptr %330, align 1, !tbaa !38
  %333 = load <16 x float>, ptr %331, align 1, !tbaa !38
  %334 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %333, <16 x float> %332)
  %335 = getelementptr inbounds i8, ptr %277, i64 %.idx367.i
  %336 = getelementptr inbounds i8, ptr %335, i64 64
  %337 = load <16 x float>, ptr %335, align 1, !tbaa !38
  %338 = load <16 x float>, ptr %336, align 1, !tbaa !38
  %339 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %338, <16 x float> %337)
  %340 = getelementptr inbounds i8, ptr %277, i64 %.idx368.i
  %341 = getelementptr inbounds i8, ptr %340, i64 64
  %342 = load <16 x float>, ptr %340, align 1, !tbaa !38
  %343 = load <16 x float>, ptr %341, align 1, !tbaa !38
  %344 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %343, <16 x float> %342)
  %345 = getelementptr inbounds i8, ptr %277, i64 %.idx369.i
  %346 = getelementptr inbounds i8, ptr %345, i64 64
  %347 = load <16 x float>, ptr %345, align 1, !tbaa !38
  %348 = load <16 x float>, ptr %346, align 1, !tbaa !38
  %349 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %348, <16 x float> %347)
  %350 = getelementptr inbounds i8, ptr %277, i64 %.idx370.i
  %351 = getelementptr inbounds i8, ptr %350, i64 64
  %352 = load <16 x float>, ptr %350, align 1, !tbaa !38
  %353 = load <16 x float>, ptr %351, align 1, !tbaa !38
  %354 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %353, <16 x float> %352)
  %355 = getelementptr inbounds i8, ptr %277, i64 %.idx363.i
  %356 = getelementptr inbounds i8, ptr %355, i64 64
  %357 = load <16 x float>, ptr %356, align 1, !tbaa !38
  %358 = load <16 x float>, ptr %355, align 1, !tbaa !38
  %359 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %357, <16 x float> %358)
  %360 = getelementptr inbounds i8, ptr %277, i64 64
  %361 = load <16 x float>, ptr %360, align 1, !tbaa !38
  %362 = load <16 x float>, ptr %277, align 1, !tbaa !38
  %363 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %361, <16 x float> %362)
  %364 = bitcast <32 x bfloat> %363 to <16 x float>
  %365 = bitcast <32 x bfloat> %359 to <16 x float>
  %366 = shufflevector <32 x bfloat> %363, <32 x bfloat> %359, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %367 = bitcast <32 x bfloat> %366 to <16 x float>
  %368 = shufflevector <16 x float> %364, <16 x float> %365, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %369 = bitcast <32 x bfloat> %289 to <16 x float>
  %370 = bitcast <32 x bfloat> %324 to <16 x float>
  %371 = shufflevector <32 x bfloat> %289, <32 x bfloat> %324, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %372 = bitcast <32 x bfloat> %371 to <16 x float>
  %373 = shufflevector <16 x float> %369, <16 x float> %370, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %374 = bitcast <32 x bfloat> %294 to <16 x float>
  %375 = bitcast <32 x bfloat> %329 to <16 x float>
  %376 = shufflevector <32 x bfloat> %294, <32 x bfloat> %329, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %377 = bitcast <32 x bfloat> %376 to <16 x float>
  %378 = shufflevector <16 x float> %374, <16 x float> %375, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %379 = bitcast <32 x bfloat> %299 to <16 x float>
  %380 = bitcast <32 x bfloat> %334 to <16 x float>
  %381 = shufflevector <32 x bfloat> %299, <32 x bfloat> %334, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %382 = bitcast <32 x bfloat> %381 to <16 x float>
  %383 = shufflevector <16 x float> %379, <16 x float> %380, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %384 = bitcast <32 x bfloat> %304 to <16 x float>
  %385 = bitcast <32 x bfloat> %339 to <16 x float>
  %386 = shufflevector <32 x bfloat> %304, <32 x bfloat> %339, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %387 = bitcast <32 x bfloat> %386 to <16 x float>
  %388 = shufflevector <16 x float> %384, <16 x float> %385, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %389 = bitcast <32 x bfloat> %309 to <16 x float>
  %390 = bitcast <32 x bfloat> %344 to <16 x float>
  %391 = shufflevector <32 x bfloat> %309, <32 x bfloat> %344, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %392 = bitcast <32 x bfloat> %391 to <16 x float>
  %393 = shufflevector <16 x float> %389, <16 x float> %390, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %394 = bitcast <32 x bfloat> %314 to <16 x float>
  %395 = bitcast <32 x bfloat> %349 to <16 x float>
  %396 = shufflevector <32 x bfloat> %314, <32 x bfloat> %349, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %397 = bitcast <32 x bfloat> %396 to <16 x float>
  %398 = shufflevector <16 x float> %394, <16 x float> %395, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %399 = bitcast <32 x bfloat> %319 to <16 x float>
  %400 = bitcast <32 x bfloat> %354 to <16 x float>
  %401 = shufflevector <32 x bfloat> %319, <32 x bfloat> %354, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %402 = bitcast <32 x bfloat> %401 to <16 x float>
  %403 = shufflevector <16 x float> %399, <16 x float> %400, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %404 = shufflevector <16 x float> %367, <16 x float> %387, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %405 = shufflevector <16 x float> %367, <16 x float> %387, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %406 = shufflevector <16 x float> %372, <16 x float> %392, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %407 = shufflevector <16 x float> %372, <16 x float> %392, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %408 = shufflevector <16 x float> %377, <16 x float> %397, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %409 = shufflevector <16 x float> %377, <16 x float> %397, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %410 = shufflevector <16 x float> %382, <16 x float> %402, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %411 = shufflevector <16 x float> %382, <16 x float> %402, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %412 = shufflevector <16 x float> %368, <16 x float> %388, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %413 = shufflevector <16 x float> %368, <16 x float> %388, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %414 = shufflevector <16 x float> %373, <16 x float> %393, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %415 = shufflevector <16 x float> %373, <16 x float> %393, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %416 = shufflevector <16 x float> %378, <16 x float> %398, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %417 = shufflevector <16 x float> %378, <16 x float> %398, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %418 = shufflevector <16 x float> %383, <16 x float> %403, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %419 = shufflevector <16 x float> %383, <16 x float> %403, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %420 = shufflevector <16 x float> %404, <16 x float> %408, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %421 = shufflevector <16 x float> %404, <16 x float> %408, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %422 = shufflevector <16 x float> %406, <16 x float> %410, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %423 = shufflevector <16 x float> %406, <16 x float> %410, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %424 = shufflevector <16 x float> %405, <16 x float> %409, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %425 = shufflevector <16 x float> %405, <16 x float> %409, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %426 = shufflevector <16 x float> %407, <16 x float> %411, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %427 = shufflevector <16 x float> %407, <16 x float> %411, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %428 = shufflevector <16 x float> %412, <16 x float> %416, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %429 = shufflevector <16 x float> %412, <16 x float> %416, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %430 = shufflevector <16 x float> %414, <16 x float> %418, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %431 = shufflevector <16 x float> %414, <16 x float> %418, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %432 = shufflevector <16 x float> %413, <16 x float> %417, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %433 = shufflevector <16 x float> %413, <16 x float> %417, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %434 = shufflevector <16 x float> %415, <16 x float> %419, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %435 = shufflevector <16 x float> %415, <16 x float> %419, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %436 = shufflevector <16 x float> %420, <16 x float> %422, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %437 = shufflevector <16 x float> %420, <16 x float> %422, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %438 = shufflevector <16 x float> %421, <16 x float> %423, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %439 = shufflevector <16 x float> %421, <16 x float> %423, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %440 = shufflevector <16 x float> %424, <16 x float> %426, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %441 = shufflevector <16 x float> %424, <16 x float> %426, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %442 = shufflevector <16 x float> %425, <16 x float> %427, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %443 = shufflevector <16 x float> %425, <16 x float> %427, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %444 = shufflevector <16 x float> %428, <16 x float> %430, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %445 = shufflevector <16 x float> %428, <16 x float> %430, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %446 = shufflevector <16 x float> %429, <16 x float> %431, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %447 = shufflevector <16 x float> %429, <16 x float> %431, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %448 = shufflevector <16 x float> %432, <16 x float> %434, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %449 = shufflevector <16 x float> %432, <16 x float> %434, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %450 = shufflevector <16 x float> %433, <16 x float> %435, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %451 = shufflevector <16 x float> %433, <16 x float> %435, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %436, ptr %.370.i, align 4, !tbaa !38
  %452 = getelementptr inbounds i8, ptr %.370.i, i64 64
  store <16 x float> %437, ptr %452, align 4, !tbaa !38
  %453 = getelementptr inbounds i8, ptr %.370.i, i64 128
  store <16 x float> %438, ptr %453, align 4, !tbaa !38
  %454 = getelementptr inbounds i8, ptr %.370.i, i64 192
  store <16 x float> %439, ptr %454, align 4, !tbaa !38
  %455 = getelementptr inbounds i8, ptr %.370.i, i64 256
  store <16 x float> %440, ptr %455, align 4, !tbaa !38
  %456 = getelementptr inbounds i8, ptr %.370.i, i64 320
  store <16 x float> %441, ptr %456, align 4, !tbaa !38
  %457 = getelementptr inbounds i8, ptr %.370.i, i64 384
  store <16 x float> %442, ptr %457, align 4, !tbaa !38
  %458 = getelementptr inbounds i8, ptr %.370.i, i64 448
  store <16 x float> %443, ptr %458, align 4, !tbaa !38
  %459 = getelementptr inbounds i8, ptr %.370.i, i64 512
  store <16 x float> %444, ptr %459, align 4, !tbaa !38
  %460 = getelementptr inbounds i8, ptr %.370.i, i64 576
  store <16 x float> %445, ptr %460, align 4, !tbaa !38
  %461 = getelementptr inbounds i8, ptr %.370.i, i64 640
  store <16 x float> %446, ptr %461, align 4, !tbaa !38
  %462 = getelementptr inbounds i8, ptr %.370.i, i64 704
  store <16 x float> %447, ptr %462, align 4, !tbaa !38
  %463 = getelementptr inbounds i8, ptr %.370.i, i64 768
  store <16 x float> %448, ptr %463, align 4, !tbaa !38
  %464 = getelementptr inbounds i8, ptr %.370.i, i64 832
  store <16 x float> %449, ptr %464, align 4, !tbaa !38
  %465 = getelementptr inbounds i8, ptr %.370.i, i64 896
  store <16 x float> %450, ptr %465, align 4, !tbaa !38
  %466 = getelementptr inbounds i8, ptr %.370.i, i64 960
  store <16 x float> %451, ptr %466, align 4, !tbaa !38
  br label %pack_tile.exit.i88

467:                                              ; preds = %.lr.ph.i87
  %468 = tail call i64 @llvm.smin.i64(i64 %281, i64 32)
  tail call fastcc void @pack_some(ptr noundef nonnull byval(%struct.numbers) align 8 %4, i64 noundef %280, i64 noundef %468, ptr noundef %.370.i, i64 noundef 1) #11
  br label %pack_tile.exit.i88

pack_tile.exit.i88:                               ; preds = %467, %turn_tile.exit.preheader.i
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  %469 = add nuw nsw i64 %.04269.i, 16
  %470 = getelementptr inbounds i8, ptr %.370.i, i64 1024
  %471 = load i64, ptr %34, align 8, !tbaa !28
  %472 = icmp slt i64 %469, %471
  br i1 %472, label %.lr.ph.i87, label %._crit_edge.loopexit.i89, !llvm.loop !92

pack_rows.exit:                                   ; preds = %._crit_edge78.i, %pack_gradient.exit
  %473 = icmp sgt i64 %31, 0
  br i1 %473, label %.preheader93.lr.ph, label %._crit_edge113

.preheader93.lr.ph:                               ; preds = %pack_rows.exit
  %474 = icmp sgt i64 %35, 0
  %smax = tail call i64 @llvm.smax.i64(i64 %37, i64 1)
  %smax122 = tail call i64 @llvm.smax.i64(i64 %33, i64 1)
  br label %.preheader93

.preheader93:                                     ; preds = %.preheader93.lr.ph, %._crit_edge109
  %.0112 = phi ptr [ %81, %.preheader93.lr.ph ], [ %.1.lcssa, %._crit_edge109 ]
  %.074111 = phi i64 [ 0, %.preheader93.lr.ph ], [ %482, %._crit_edge109 ]
  br i1 %474, label %.preheader92.lr.ph, label %._crit_edge109

.preheader92.lr.ph:                               ; preds = %.preheader93
  %475 = shl nsw i64 %.074111, 10
  %476 = getelementptr inbounds i8, ptr %67, i64 %475
  %477 = shl nsw i64 %.074111, 4
  %.pre131 = load i64, ptr %75, align 8, !tbaa !30
  br label %.preheader92

._crit_edge113:                                   ; preds = %._crit_edge109, %pack_rows.exit
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #8
  ret void

.preheader92:                                     ; preds = %.preheader92.lr.ph, %._crit_edge105
  %478 = phi i64 [ %.pre131, %.preheader92.lr.ph ], [ %488, %._crit_edge105 ]
  %479 = phi i64 [ %.pre131, %.preheader92.lr.ph ], [ %489, %._crit_edge105 ]
  %.1108 = phi ptr [ %.0112, %.preheader92.lr.ph ], [ %.2.lcssa, %._crit_edge105 ]
  %.077107 = phi i64 [ 0, %.preheader92.lr.ph ], [ %490, %._crit_edge105 ]
  %480 = icmp sgt i64 %479, 0
  br i1 %480, label %.preheader.lr.ph, label %._crit_edge105

.preheader.lr.ph:                                 ; preds = %.preheader92
  %481 = shl nsw i64 %.077107, 10
  %invariant.gep = getelementptr i8, ptr %74, i64 %481
  %.pre132 = load i64, ptr %23, align 8, !tbaa !29
  br label %.preheader

._crit_edge109:                                   ; preds = %._crit_edge105, %.preheader93
  %.1.lcssa = phi ptr [ %.0112, %.preheader93 ], [ %.2.lcssa, %._crit_edge105 ]
  %482 = add nuw nsw i64 %.074111, 1
  %exitcond123.not = icmp eq i64 %482, %smax122
  br i1 %exitcond123.not, label %._crit_edge113, label %.preheader93, !llvm.loop !93

.preheader:                                       ; preds = %.preheader.lr.ph, %._crit_edge
  %483 = phi i64 [ %478, %.preheader.lr.ph ], [ %491, %._crit_edge ]
  %484 = phi i64 [ %.pre132, %.preheader.lr.ph ], [ %492, %._crit_edge ]
  %485 = phi i64 [ %.pre132, %.preheader.lr.ph ], [ %493, %._crit_edge ]
  %.2104 = phi ptr [ %.1108, %.preheader.lr.ph ], [ %.3.lcssa, %._crit_edge ]
  %.076103 = phi i64 [ 0, %.preheader.lr.ph ], [ %494, %._crit_edge ]
  %486 = icmp sgt i64 %485, 0
  br i1 %486, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %.preheader
  %487 = mul nsw i64 %.076103, %25
  br label %496

._crit_edge105:                                   ; preds = %._crit_edge, %.preheader92
  %488 = phi i64 [ %478, %.preheader92 ], [ %491, %._crit_edge ]
  %489 = phi i64 [ %479, %.preheader92 ], [ %491, %._crit_edge ]
  %.2.lcssa = phi ptr [ %.1108, %.preheader92 ], [ %.3.lcssa, %._crit_edge ]
  %490 = add nuw nsw i64 %.077107, 1
  %exitcond.not = icmp eq i64 %490, %smax
  br i1 %exitcond.not, label %._crit_edge109, label %.preheader92, !llvm.loop !94

._crit_edge.loopexit:                             ; preds = %taps_of.exit
  %.pre134 = load i64, ptr %75, align 8, !tbaa !30
  br label %._crit_edge

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %.preheader
  %491 = phi i64 [ %483, %.preheader ], [ %.pre134, %._crit_edge.loopexit ]
  %492 = phi i64 [ %484, %.preheader ], [ %516, %._crit_edge.loopexit ]
  %493 = phi i64 [ %485, %.preheader ], [ %516, %._crit_edge.loopexit ]
  %.3.lcssa = phi ptr [ %.2104, %.preheader ], [ %518, %._crit_edge.loopexit ]
  %494 = add nuw nsw i64 %.076103, 1
  %495 = icmp slt i64 %494, %491
  br i1 %495, label %.preheader, label %._crit_edge105, !llvm.loop !95

496:                                              ; preds = %.lr.ph, %taps_of.exit
  %497 = phi i64 [ %484, %.lr.ph ], [ %516, %taps_of.exit ]
  %498 = phi i64 [ %485, %.lr.ph ], [ %516, %taps_of.exit ]
  %.3102 = phi ptr [ %.2104, %.lr.ph ], [ %518, %taps_of.exit ]
  %.075101 = phi i64 [ 0, %.lr.ph ], [ %517, %taps_of.exit ]
  %499 = add nsw i64 %.075101, %487
  %500 = mul nsw i64 %499, %39
  %gep = getelementptr i8, ptr %invariant.gep, i64 %500
  %501 = sub nsw i64 %498, %.075101
  %502 = tail call i64 @llvm.smin.i64(i64 %501, i64 3)
  %503 = load i64, ptr %30, align 8, !tbaa !2
  %504 = sub nsw i64 %503, %477
  %505 = tail call i64 @llvm.smin.i64(i64 %504, i64 16)
  %506 = icmp sgt i64 %504, 0
  br i1 %506, label %.lr.ph.i91, label %taps_of.exit

.lr.ph.i91:                                       ; preds = %496, %513
  %.025.i = phi i64 [ %514, %513 ], [ 0, %496 ]
  %507 = shl nsw i64 %.025.i, 6
  %508 = getelementptr inbounds i8, ptr %476, i64 %507
  %509 = getelementptr inbounds i8, ptr %.3102, i64 %507
  switch i64 %502, label %512 [
    i64 3, label %510
    i64 2, label %511
  ]

510:                                              ; preds = %.lr.ph.i91
  call fastcc void @three_taps(ptr noundef nonnull readonly %6, ptr noundef readonly %508, ptr noundef readonly %gep, ptr noundef %509) #11
  br label %513

511:                                              ; preds = %.lr.ph.i91
  call fastcc void @two_taps(ptr noundef nonnull readonly %6, ptr noundef readonly %508, ptr noundef readonly %gep, ptr noundef %509) #11
  br label %513

512:                                              ; preds = %.lr.ph.i91
  call fastcc void @one_tap(ptr noundef nonnull readonly %6, ptr noundef readonly %508, ptr noundef readonly %gep, ptr noundef %509) #11
  br label %513

513:                                              ; preds = %512, %511, %510
  %514 = add nuw nsw i64 %.025.i, 8
  %515 = icmp slt i64 %514, %505
  br i1 %515, label %.lr.ph.i91, label %taps_of.exit.loopexit, !llvm.loop !96

taps_of.exit.loopexit:                            ; preds = %513
  %.pre133 = load i64, ptr %23, align 8, !tbaa !29
  br label %taps_of.exit

taps_of.exit:                                     ; preds = %taps_of.exit.loopexit, %496
  %516 = phi i64 [ %.pre133, %taps_of.exit.loopexit ], [ %497, %496 ]
  %517 = add nsw i64 %502, %.075101
  %.idx79 = shl nsw i64 %502, 10
  %518 = getelementptr inbounds i8, ptr %.3102, i64 %.idx79
  %519 = icmp slt i64 %517, %516
  br i1 %519, label %496, label %._crit_edge.loopexit, !llvm.loop !97
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
  %42 = load ptr, ptr %33, align 8, !tbaa !71
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
  br i1 %exitcond80.not, label %._crit_edge74, label %.preheader57, !llvm.loop !98

._crit_edge68:                                    ; preds = %._crit_edge64, %.preheader
  %47 = add nuw nsw i64 %.05370, 1
  %exitcond78.not = icmp eq i64 %47, %12
  br i1 %exitcond78.not, label %._crit_edge71, label %.preheader, !llvm.loop !99

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
  br i1 %epil.iter.cmp.not, label %._crit_edge, label %.lr.ph.epil, !llvm.loop !100

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
  br i1 %niter.ncmp.3, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !102

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
  br i1 %epil.iter85.cmp.not, label %._crit_edge64, label %.lr.ph63.epil, !llvm.loop !103

._crit_edge64:                                    ; preds = %._crit_edge64.loopexit.unr-lcssa, %.lr.ph63.epil, %._crit_edge
  %95 = add nuw nsw i64 %.05266, 1
  %exitcond77.not = icmp eq i64 %95, %smax76
  br i1 %exitcond77.not, label %._crit_edge68, label %48, !llvm.loop !104

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
  br i1 %niter88.ncmp.3, label %._crit_edge64.loopexit.unr-lcssa, label %.lr.ph63, !llvm.loop !105
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
  %9 = load i64, ptr %8, align 8, !tbaa !106
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
  store ptr %7, ptr %0, align 8, !tbaa !108
  store i64 32, ptr %13, align 8, !tbaa !109
  store i64 1, ptr %8, align 8, !tbaa !109
  br label %.preheader57

20:                                               ; preds = %37
  %21 = add nuw nsw i64 %.04662, 1
  %exitcond71.not = icmp eq i64 %21, 16
  br i1 %exitcond71.not, label %.thread, label %.preheader59, !llvm.loop !110

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
  br i1 %exitcond.not.1, label %20, label %22, !llvm.loop !111

41:                                               ; preds = %5
  br i1 %10, label %.preheader57, label %.preheader56

.preheader57:                                     ; preds = %.thread, %41
  %42 = phi i64 [ 32, %.thread ], [ %14, %41 ]
  %43 = load ptr, ptr %0, align 8, !tbaa !112
  br label %45

.preheader56:                                     ; preds = %41
  %44 = load ptr, ptr %0, align 8, !tbaa !112
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
  br i1 %exitcond72.not, label %.loopexit, label %45, !llvm.loop !113

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
  br i1 %exitcond73.not, label %.loopexit, label %72, !llvm.loop !114

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
.preheader36:
  %4 = load i64, ptr %0, align 8, !tbaa !48
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %.preheader35.lr.ph, label %.preheader32

.preheader35.lr.ph:                               ; preds = %.preheader36
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load i64, ptr %6, align 8, !tbaa !51
  %8 = icmp sgt i64 %7, 0
  %9 = getelementptr inbounds i8, ptr %0, i64 32
  %10 = getelementptr inbounds i8, ptr %0, i64 24
  %11 = load i64, ptr %10, align 8, !tbaa !52
  %.not = icmp eq i64 %11, 0
  %12 = icmp sgt i64 %11, 0
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  %14 = load i64, ptr %13, align 8, !tbaa !50
  %xtraiter = and i64 %11, 3
  %15 = icmp ult i64 %11, 4
  %unroll_iter = and i64 %11, 9223372036854775804
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %.preheader35

.preheader35:                                     ; preds = %.preheader35.lr.ph, %begin_group.exit
  %.sroa.176.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.176.10, %begin_group.exit ]
  %.sroa.161.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.161.10, %begin_group.exit ]
  %.sroa.147.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.147.10, %begin_group.exit ]
  %.sroa.190.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.190.10, %begin_group.exit ]
  %.sroa.132.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.132.10, %begin_group.exit ]
  %.sroa.118.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.118.10, %begin_group.exit ]
  %.sroa.205.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.205.10, %begin_group.exit ]
  %.sroa.103.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.103.10, %begin_group.exit ]
  %.sroa.89.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.89.10, %begin_group.exit ]
  %.sroa.219.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.219.10, %begin_group.exit ]
  %.sroa.74.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.74.10, %begin_group.exit ]
  %.sroa.60.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.60.10, %begin_group.exit ]
  %.sroa.45.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.45.10, %begin_group.exit ]
  %.sroa.31.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.31.10, %begin_group.exit ]
  %.sroa.16.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.16.10, %begin_group.exit ]
  %.sroa.0.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.0.10, %begin_group.exit ]
  %.02161 = phi i64 [ 0, %.preheader35.lr.ph ], [ %516, %begin_group.exit ]
  %.02260 = phi ptr [ %1, %.preheader35.lr.ph ], [ %.2, %begin_group.exit ]
  %.02359 = phi ptr [ %2, %.preheader35.lr.ph ], [ %517, %begin_group.exit ]
  br i1 %8, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %.preheader35
  %16 = load i64, ptr %9, align 8, !tbaa !53
  br label %32

.preheader32:                                     ; preds = %begin_group.exit, %.preheader36
  %.sroa.176.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.176.10, %begin_group.exit ]
  %.sroa.161.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.161.10, %begin_group.exit ]
  %.sroa.147.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.147.10, %begin_group.exit ]
  %.sroa.190.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.190.10, %begin_group.exit ]
  %.sroa.132.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.132.10, %begin_group.exit ]
  %.sroa.118.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.118.10, %begin_group.exit ]
  %.sroa.205.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.205.10, %begin_group.exit ]
  %.sroa.103.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.103.10, %begin_group.exit ]
  %.sroa.89.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.89.10, %begin_group.exit ]
  %.sroa.219.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.219.10, %begin_group.exit ]
  %.sroa.74.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.74.10, %begin_group.exit ]
  %.sroa.60.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.60.10, %begin_group.exit ]
  %.sroa.45.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.45.10, %begin_group.exit ]
  %.sroa.31.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.31.10, %begin_group.exit ]
  %.sroa.16.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.16.10, %begin_group.exit ]
  %.sroa.0.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.0.10, %begin_group.exit ]
  store <16 x float> %.sroa.0.1, ptr %3, align 64, !tbaa !38
  %17 = getelementptr inbounds i8, ptr %3, i64 1024
  store <16 x float> %.sroa.16.1, ptr %17, align 64, !tbaa !38
  %18 = getelementptr inbounds i8, ptr %3, i64 64
  store <16 x float> %.sroa.31.1, ptr %18, align 64, !tbaa !38
  %19 = getelementptr inbounds i8, ptr %3, i64 1088
  store <16 x float> %.sroa.45.1, ptr %19, align 64, !tbaa !38
  %20 = getelementptr inbounds i8, ptr %3, i64 128
  store <16 x float> %.sroa.60.1, ptr %20, align 64, !tbaa !38
  %21 = getelementptr inbounds i8, ptr %3, i64 1152
  store <16 x float> %.sroa.74.1, ptr %21, align 64, !tbaa !38
  %22 = getelementptr inbounds i8, ptr %3, i64 192
  store <16 x float> %.sroa.89.1, ptr %22, align 64, !tbaa !38
  %23 = getelementptr inbounds i8, ptr %3, i64 1216
  store <16 x float> %.sroa.103.1, ptr %23, align 64, !tbaa !38
  %24 = getelementptr inbounds i8, ptr %3, i64 256
  store <16 x float> %.sroa.118.1, ptr %24, align 64, !tbaa !38
  %25 = getelementptr inbounds i8, ptr %3, i64 1280
  store <16 x float> %.sroa.132.1, ptr %25, align 64, !tbaa !38
  %26 = getelementptr inbounds i8, ptr %3, i64 320
  store <16 x float> %.sroa.147.1, ptr %26, align 64, !tbaa !38
  %27 = getelementptr inbounds i8, ptr %3, i64 1344
  store <16 x float> %.sroa.161.1, ptr %27, align 64, !tbaa !38
  %28 = getelementptr inbounds i8, ptr %3, i64 384
  store <16 x float> %.sroa.176.1, ptr %28, align 64, !tbaa !38
  %29 = getelementptr inbounds i8, ptr %3, i64 1408
  store <16 x float> %.sroa.190.1, ptr %29, align 64, !tbaa !38
  %30 = getelementptr inbounds i8, ptr %3, i64 448
  store <16 x float> %.sroa.205.1, ptr %30, align 64, !tbaa !38
  %31 = getelementptr inbounds i8, ptr %3, i64 1472
  store <16 x float> %.sroa.219.1, ptr %31, align 64, !tbaa !38
  ret void

._crit_edge:                                      ; preds = %add_pairs.exit, %.preheader35
  %.sroa.176.2 = phi <16 x float> [ %.sroa.176.0, %.preheader35 ], [ %236, %add_pairs.exit ]
  %.sroa.161.2 = phi <16 x float> [ %.sroa.161.0, %.preheader35 ], [ %231, %add_pairs.exit ]
  %.sroa.147.2 = phi <16 x float> [ %.sroa.147.0, %.preheader35 ], [ %230, %add_pairs.exit ]
  %.sroa.190.2 = phi <16 x float> [ %.sroa.190.0, %.preheader35 ], [ %237, %add_pairs.exit ]
  %.sroa.132.2 = phi <16 x float> [ %.sroa.132.0, %.preheader35 ], [ %225, %add_pairs.exit ]
  %.sroa.118.2 = phi <16 x float> [ %.sroa.118.0, %.preheader35 ], [ %224, %add_pairs.exit ]
  %.sroa.205.2 = phi <16 x float> [ %.sroa.205.0, %.preheader35 ], [ %242, %add_pairs.exit ]
  %.sroa.103.2 = phi <16 x float> [ %.sroa.103.0, %.preheader35 ], [ %219, %add_pairs.exit ]
  %.sroa.89.2 = phi <16 x float> [ %.sroa.89.0, %.preheader35 ], [ %218, %add_pairs.exit ]
  %.sroa.219.2 = phi <16 x float> [ %.sroa.219.0, %.preheader35 ], [ %243, %add_pairs.exit ]
  %.sroa.74.2 = phi <16 x float> [ %.sroa.74.0, %.preheader35 ], [ %213, %add_pairs.exit ]
  %.sroa.60.2 = phi <16 x float> [ %.sroa.60.0, %.preheader35 ], [ %212, %add_pairs.exit ]
  %.sroa.45.2 = phi <16 x float> [ %.sroa.45.0, %.preheader35 ], [ %207, %add_pairs.exit ]
  %.sroa.31.2 = phi <16 x float> [ %.sroa.31.0, %.preheader35 ], [ %206, %add_pairs.exit ]
  %.sroa.16.2 = phi <16 x float> [ %.sroa.16.0, %.preheader35 ], [ %201, %add_pairs.exit ]
  %.sroa.0.2 = phi <16 x float> [ %.sroa.0.0, %.preheader35 ], [ %200, %add_pairs.exit ]
  %.1.lcssa = phi ptr [ %.02260, %.preheader35 ], [ %246, %add_pairs.exit ]
  %.020.lcssa = phi ptr [ %.02359, %.preheader35 ], [ %247, %add_pairs.exit ]
  br i1 %.not, label %begin_group.exit, label %248

32:                                               ; preds = %.lr.ph, %add_pairs.exit
  %.sroa.176.3 = phi <16 x float> [ %.sroa.176.0, %.lr.ph ], [ %236, %add_pairs.exit ]
  %.sroa.161.3 = phi <16 x float> [ %.sroa.161.0, %.lr.ph ], [ %231, %add_pairs.exit ]
  %.sroa.147.3 = phi <16 x float> [ %.sroa.147.0, %.lr.ph ], [ %230, %add_pairs.exit ]
  %.sroa.190.3 = phi <16 x float> [ %.sroa.190.0, %.lr.ph ], [ %237, %add_pairs.exit ]
  %.sroa.132.3 = phi <16 x float> [ %.sroa.132.0, %.lr.ph ], [ %225, %add_pairs.exit ]
  %.sroa.118.3 = phi <16 x float> [ %.sroa.118.0, %.lr.ph ], [ %224, %add_pairs.exit ]
  %.sroa.205.3 = phi <16 x float> [ %.sroa.205.0, %.lr.ph ], [ %242, %add_pairs.exit ]
  %.sroa.103.3 = phi <16 x float> [ %.sroa.103.0, %.lr.ph ], [ %219, %add_pairs.exit ]
  %.sroa.89.3 = phi <16 x float> [ %.sroa.89.0, %.lr.ph ], [ %218, %add_pairs.exit ]
  %.sroa.219.3 = phi <16 x float> [ %.sroa.219.0, %.lr.ph ], [ %243, %add_pairs.exit ]
  %.sroa.74.3 = phi <16 x float> [ %.sroa.74.0, %.lr.ph ], [ %213, %add_pairs.exit ]
  %.sroa.60.3 = phi <16 x float> [ %.sroa.60.0, %.lr.ph ], [ %212, %add_pairs.exit ]
  %.sroa.45.3 = phi <16 x float> [ %.sroa.45.0, %.lr.ph ], [ %207, %add_pairs.exit ]
  %.sroa.31.3 = phi <16 x float> [ %.sroa.31.0, %.lr.ph ], [ %206, %add_pairs.exit ]
  %.sroa.16.3 = phi <16 x float> [ %.sroa.16.0, %.lr.ph ], [ %201, %add_pairs.exit ]
  %.sroa.0.3 = phi <16 x float> [ %.sroa.0.0, %.lr.ph ], [ %200, %add_pairs.exit ]
  %.047 = phi i64 [ 0, %.lr.ph ], [ %245, %add_pairs.exit ]
  %.02046 = phi ptr [ %.02359, %.lr.ph ], [ %247, %add_pairs.exit ]
  %.145 = phi ptr [ %.02260, %.lr.ph ], [ %246, %add_pairs.exit ]
  br label %.preheader33

.preheader33:                                     ; preds = %.preheader33, %32
  %.sroa.176.4 = phi <16 x float> [ %.sroa.176.3, %32 ], [ %236, %.preheader33 ]
  %.sroa.161.4 = phi <16 x float> [ %.sroa.161.3, %32 ], [ %231, %.preheader33 ]
  %.sroa.147.4 = phi <16 x float> [ %.sroa.147.3, %32 ], [ %230, %.preheader33 ]
  %.sroa.190.4 = phi <16 x float> [ %.sroa.190.3, %32 ], [ %237, %.preheader33 ]
  %.sroa.132.4 = phi <16 x float> [ %.sroa.132.3, %32 ], [ %225, %.preheader33 ]
  %.sroa.118.4 = phi <16 x float> [ %.sroa.118.3, %32 ], [ %224, %.preheader33 ]
  %.sroa.205.4 = phi <16 x float> [ %.sroa.205.3, %32 ], [ %242, %.preheader33 ]
  %.sroa.103.4 = phi <16 x float> [ %.sroa.103.3, %32 ], [ %219, %.preheader33 ]
  %.sroa.89.4 = phi <16 x float> [ %.sroa.89.3, %32 ], [ %218, %.preheader33 ]
  %.sroa.219.4 = phi <16 x float> [ %.sroa.219.3, %32 ], [ %243, %.preheader33 ]
  %.sroa.74.4 = phi <16 x float> [ %.sroa.74.3, %32 ], [ %213, %.preheader33 ]
  %.sroa.60.4 = phi <16 x float> [ %.sroa.60.3, %32 ], [ %212, %.preheader33 ]
  %.sroa.45.4 = phi <16 x float> [ %.sroa.45.3, %32 ], [ %207, %.preheader33 ]
  %.sroa.31.4 = phi <16 x float> [ %.sroa.31.3, %32 ], [ %206, %.preheader33 ]
  %.sroa.16.4 = phi <16 x float> [ %.sroa.16.3, %32 ], [ %201, %.preheader33 ]
  %.sroa.0.4 = phi <16 x float> [ %.sroa.0.3, %32 ], [ %200, %.preheader33 ]
  %.026.i44 = phi i64 [ 0, %32 ], [ %244, %.preheader33 ]
  %33 = shl nuw nsw i64 %.026.i44, 6
  %invariant.gep = getelementptr i8, ptr %.02046, i64 %33
  %34 = load <32 x bfloat>, ptr %invariant.gep, align 64, !tbaa !38
  %gep.1 = getelementptr i8, ptr %invariant.gep, i64 %16
  %35 = load <32 x bfloat>, ptr %gep.1, align 64, !tbaa !38
  %36 = shl nuw nsw i64 %.026.i44, 2
  %invariant.gep41 = getelementptr inbounds i8, ptr %.145, i64 %36
  %37 = load i32, ptr %invariant.gep41, align 4, !tbaa !115
  %38 = insertelement <16 x i32> poison, i32 %37, i64 0
  %39 = shufflevector <16 x i32> %38, <16 x i32> poison, <16 x i32> zeroinitializer
  %40 = bitcast <16 x i32> %39 to <32 x bfloat>
  %41 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.0.4, <32 x bfloat> %40, <32 x bfloat> %34)
  %42 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.16.4, <32 x bfloat> %40, <32 x bfloat> %35)
  %gep42.1 = getelementptr inbounds i8, ptr %invariant.gep41, i64 64
  %43 = load i32, ptr %gep42.1, align 4, !tbaa !115
  %44 = insertelement <16 x i32> poison, i32 %43, i64 0
  %45 = shufflevector <16 x i32> %44, <16 x i32> poison, <16 x i32> zeroinitializer
  %46 = bitcast <16 x i32> %45 to <32 x bfloat>
  %47 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.31.4, <32 x bfloat> %46, <32 x bfloat> %34)
  %48 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.45.4, <32 x bfloat> %46, <32 x bfloat> %35)
  %gep42.2 = getelementptr inbounds i8, ptr %invariant.gep41, i64 128
  %49 = load i32, ptr %gep42.2, align 4, !tbaa !115
  %50 = insertelement <16 x i32> poison, i32 %49, i64 0
  %51 = shufflevector <16 x i32> %50, <16 x i32> poison, <16 x i32> zeroinitializer
  %52 = bitcast <16 x i32> %51 to <32 x bfloat>
  %53 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.60.4, <32 x bfloat> %52, <32 x bfloat> %34)
  %54 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.74.4, <32 x bfloat> %52, <32 x bfloat> %35)
  %gep42.3 = getelementptr inbounds i8, ptr %invariant.gep41, i64 192
  %55 = load i32, ptr %gep42.3, align 4, !tbaa !115
  %56 = insertelement <16 x i32> poison, i32 %55, i64 0
  %57 = shufflevector <16 x i32> %56, <16 x i32> poison, <16 x i32> zeroinitializer
  %58 = bitcast <16 x i32> %57 to <32 x bfloat>
  %59 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.89.4, <32 x bfloat> %58, <32 x bfloat> %34)
  %60 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.103.4, <32 x bfloat> %58, <32 x bfloat> %35)
  %gep42.4 = getelementptr inbounds i8, ptr %invariant.gep41, i64 256
  %61 = load i32, ptr %gep42.4, align 4, !tbaa !115
  %62 = insertelement <16 x i32> poison, i32 %61, i64 0
  %63 = shufflevector <16 x i32> %62, <16 x i32> poison, <16 x i32> zeroinitializer
  %64 = bitcast <16 x i32> %63 to <32 x bfloat>
  %65 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.118.4, <32 x bfloat> %64, <32 x bfloat> %34)
  %66 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.132.4, <32 x bfloat> %64, <32 x bfloat> %35)
  %gep42.5 = getelementptr inbounds i8, ptr %invariant.gep41, i64 320
  %67 = load i32, ptr %gep42.5, align 4, !tbaa !115
  %68 = insertelement <16 x i32> poison, i32 %67, i64 0
  %69 = shufflevector <16 x i32> %68, <16 x i32> poison, <16 x i32> zeroinitializer
  %70 = bitcast <16 x i32> %69 to <32 x bfloat>
  %71 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.147.4, <32 x bfloat> %70, <32 x bfloat> %34)
  %72 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.161.4, <32 x bfloat> %70, <32 x bfloat> %35)
  %gep42.6 = getelementptr inbounds i8, ptr %invariant.gep41, i64 384
  %73 = load i32, ptr %gep42.6, align 4, !tbaa !115
  %74 = insertelement <16 x i32> poison, i32 %73, i64 0
  %75 = shufflevector <16 x i32> %74, <16 x i32> poison, <16 x i32> zeroinitializer
  %76 = bitcast <16 x i32> %75 to <32 x bfloat>
  %77 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.176.4, <32 x bfloat> %76, <32 x bfloat> %34)
  %78 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.190.4, <32 x bfloat> %76, <32 x bfloat> %35)
  %gep42.7 = getelementptr inbounds i8, ptr %invariant.gep41, i64 448
  %79 = load i32, ptr %gep42.7, align 4, !tbaa !115
  %80 = insertelement <16 x i32> poison, i32 %79, i64 0
  %81 = shufflevector <16 x i32> %80, <16 x i32> poison, <16 x i32> zeroinitializer
  %82 = bitcast <16 x i32> %81 to <32 x bfloat>
  %83 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.205.4, <32 x bfloat> %82, <32 x bfloat> %34)
  %84 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.219.4, <32 x bfloat> %82, <32 x bfloat> %35)
  %85 = or disjoint i64 %.026.i44, 1
  %86 = shl nuw nsw i64 %85, 6
  %invariant.gep.1 = getelementptr i8, ptr %.02046, i64 %86
  %87 = load <32 x bfloat>, ptr %invariant.gep.1, align 64, !tbaa !38
  %gep.1.1 = getelementptr i8, ptr %invariant.gep.1, i64 %16
  %88 = load <32 x bfloat>, ptr %gep.1.1, align 64, !tbaa !38
  %89 = shl nuw nsw i64 %85, 2
  %invariant.gep41.1 = getelementptr inbounds i8, ptr %.145, i64 %89
  %90 = load i32, ptr %invariant.gep41.1, align 4, !tbaa !115
  %91 = insertelement <16 x i32> poison, i32 %90, i64 0
  %92 = shufflevector <16 x i32> %91, <16 x i32> poison, <16 x i32> zeroinitializer
  %93 = bitcast <16 x i32> %92 to <32 x bfloat>
  %94 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %41, <32 x bfloat> %93, <32 x bfloat> %87)
  %95 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %42, <32 x bfloat> %93, <32 x bfloat> %88)
  %gep42.1.1 = getelementptr inbounds i8, ptr %invariant.gep41.1, i64 64
  %96 = load i32, ptr %gep42.1.1, align 4, !tbaa !115
  %97 = insertelement <16 x i32> poison, i32 %96, i64 0
  %98 = shufflevector <16 x i32> %97, <16 x i32> poison, <16 x i32> zeroinitializer
  %99 = bitcast <16 x i32> %98 to <32 x bfloat>
  %100 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %47, <32 x bfloat> %99, <32 x bfloat> %87)
  %101 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %48, <32 x bfloat> %99, <32 x bfloat> %88)
  %gep42.2.1 = getelementptr inbounds i8, ptr %invariant.gep41.1, i64 128
  %102 = load i32, ptr %gep42.2.1, align 4, !tbaa !115
  %103 = insertelement <16 x i32> poison, i32 %102, i64 0
  %104 = shufflevector <16 x i32> %103, <16 x i32> poison, <16 x i32> zeroinitializer
  %105 = bitcast <16 x i32> %104 to <32 x bfloat>
  %106 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %53, <32 x bfloat> %105, <32 x bfloat> %87)
  %107 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %54, <32 x bfloat> %105, <32 x bfloat> %88)
  %gep42.3.1 = getelementptr inbounds i8, ptr %invariant.gep41.1, i64 192
  %108 = load i32, ptr %gep42.3.1, align 4, !tbaa !115
  %109 = insertelement <16 x i32> poison, i32 %108, i64 0
  %110 = shufflevector <16 x i32> %109, <16 x i32> poison, <16 x i32> zeroinitializer
  %111 = bitcast <16 x i32> %110 to <32 x bfloat>
  %112 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %59, <32 x bfloat> %111, <32 x bfloat> %87)
  %113 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %60, <32 x bfloat> %111, <32 x bfloat> %88)
  %gep42.4.1 = getelementptr inbounds i8, ptr %invariant.gep41.1, i64 256
  %114 = load i32, ptr %gep42.4.1, align 4, !tbaa !115
  %115 = insertelement <16 x i32> poison, i32 %114, i64 0
  %116 = shufflevector <16 x i32> %115, <16 x i32> poison, <16 x i32> zeroinitializer
  %117 = bitcast <16 x i32> %116 to <32 x bfloat>
  %118 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %65, <32 x bfloat> %117, <32 x bfloat> %87)
  %119 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %66, <32 x bfloat> %117, <32 x bfloat> %88)
  %gep42.5.1 = getelementptr inbounds i8, ptr %invariant.gep41.1, i64 320
  %120 = load i32, ptr %gep42.5.1, align 4, !tbaa !115
  %121 = insertelement <16 x i32> poison, i32 %120, i64 0
  %122 = shufflevector <16 x i32> %121, <16 x i32> poison, <16 x i32> zeroinitializer
  %123 = bitcast <16 x i32> %122 to <32 x bfloat>
  %124 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %71, <32 x bfloat> %123, <32 x bfloat> %87)
  %125 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %72, <32 x bfloat> %123, <32 x bfloat> %88)
  %gep42.6.1 = getelementptr inbounds i8, ptr %invariant.gep41.1, i64 384
  %126 = load i32, ptr %gep42.6.1, align 4, !tbaa !115
  %127 = insertelement <16 x i32> poison, i32 %126, i64 0
  %128 = shufflevector <16 x i32> %127, <16 x i32> poison, <16 x i32> zeroinitializer
  %129 = bitcast <16 x i32> %128 to <32 x bfloat>
  %130 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %77, <32 x bfloat> %129, <32 x bfloat> %87)
  %131 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %78, <32 x bfloat> %129, <32 x bfloat> %88)
  %gep42.7.1 = getelementptr inbounds i8, ptr %invariant.gep41.1, i64 448
  %132 = load i32, ptr %gep42.7.1, align 4, !tbaa !115
  %133 = insertelement <16 x i32> poison, i32 %132, i64 0
  %134 = shufflevector <16 x i32> %133, <16 x i32> poison, <16 x i32> zeroinitializer
  %135 = bitcast <16 x i32> %134 to <32 x bfloat>
  %136 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %83, <32 x bfloat> %135, <32 x bfloat> %87)
  %137 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %84, <32 x bfloat> %135, <32 x bfloat> %88)
  %138 = or disjoint i64 %.026.i44, 2
  %139 = shl nuw nsw i64 %138, 6
  %invariant.gep.2 = getelementptr i8, ptr %.02046, i64 %139
  %140 = load <32 x bfloat>, ptr %invariant.gep.2, align 64, !tbaa !38
  %gep.1.2 = getelementptr i8, ptr %invariant.gep.2, i64 %16
  %141 = load <32 x bfloat>, ptr %gep.1.2, align 64, !tbaa !38
  %142 = shl nuw nsw i64 %138, 2
  %invariant.gep41.2 = getelementptr inbounds i8, ptr %.145, i64 %142
  %143 = load i32, ptr %invariant.gep41.2, align 4, !tbaa !115
  %144 = insertelement <16 x i32> poison, i32 %143, i64 0
  %145 = shufflevector <16 x i32> %144, <16 x i32> poison, <16 x i32> zeroinitializer
  %146 = bitcast <16 x i32> %145 to <32 x bfloat>
  %147 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %94, <32 x bfloat> %146, <32 x bfloat> %140)
  %148 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %95, <32 x bfloat> %146, <32 x bfloat> %141)
  %gep42.1.2 = getelementptr inbounds i8, ptr %invariant.gep41.2, i64 64
  %149 = load i32, ptr %gep42.1.2, align 4, !tbaa !115
  %150 = insertelement <16 x i32> poison, i32 %149, i64 0
  %151 = shufflevector <16 x i32> %150, <16 x i32> poison, <16 x i32> zeroinitializer
  %152 = bitcast <16 x i32> %151 to <32 x bfloat>
  %153 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %100, <32 x bfloat> %152, <32 x bfloat> %140)
  %154 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %101, <32 x bfloat> %152, <32 x bfloat> %141)
  %gep42.2.2 = getelementptr inbounds i8, ptr %invariant.gep41.2, i64 128
  %155 = load i32, ptr %gep42.2.2, align 4, !tbaa !115
  %156 = insertelement <16 x i32> poison, i32 %155, i64 0
  %157 = shufflevector <16 x i32> %156, <16 x i32> poison, <16 x i32> zeroinitializer
  %158 = bitcast <16 x i32> %157 to <32 x bfloat>
  %159 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %106, <32 x bfloat> %158, <32 x bfloat> %140)
  %160 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %107, <32 x bfloat> %158, <32 x bfloat> %141)
  %gep42.3.2 = getelementptr inbounds i8, ptr %invariant.gep41.2, i64 192
  %161 = load i32, ptr %gep42.3.2, align 4, !tbaa !115
  %162 = insertelement <16 x i32> poison, i32 %161, i64 0
  %163 = shufflevector <16 x i32> %162, <16 x i32> poison, <16 x i32> zeroinitializer
  %164 = bitcast <16 x i32> %163 to <32 x bfloat>
  %165 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %112, <32 x bfloat> %164, <32 x bfloat> %140)
  %166 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %113, <32 x bfloat> %164, <32 x bfloat> %141)
  %gep42.4.2 = getelementptr inbounds i8, ptr %invariant.gep41.2, i64 256
  %167 = load i32, ptr %gep42.4.2, align 4, !tbaa !115
  %168 = insertelement <16 x i32> poison, i32 %167, i64 0
  %169 = shufflevector <16 x i32> %168, <16 x i32> poison, <16 x i32> zeroinitializer
  %170 = bitcast <16 x i32> %169 to <32 x bfloat>
  %171 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %118, <32 x bfloat> %170, <32 x bfloat> %140)
  %172 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %119, <32 x bfloat> %170, <32 x bfloat> %141)
  %gep42.5.2 = getelementptr inbounds i8, ptr %invariant.gep41.2, i64 320
  %173 = load i32, ptr %gep42.5.2, align 4, !tbaa !115
  %174 = insertelement <16 x i32> poison, i32 %173, i64 0
  %175 = shufflevector <16 x i32> %174, <16 x i32> poison, <16 x i32> zeroinitializer
  %176 = bitcast <16 x i32> %175 to <32 x bfloat>
  %177 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %124, <32 x bfloat> %176, <32 x bfloat> %140)
  %178 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %125, <32 x bfloat> %176, <32 x bfloat> %141)
  %gep42.6.2 = getelementptr inbounds i8, ptr %invariant.gep41.2, i64 384
  %179 = load i32, ptr %gep42.6.2, align 4, !tbaa !115
  %180 = insertelement <16 x i32> poison, i32 %179, i64 0
  %181 = shufflevector <16 x i32> %180, <16 x i32> poison, <16 x i32> zeroinitializer
  %182 = bitcast <16 x i32> %181 to <32 x bfloat>
  %183 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %130, <32 x bfloat> %182, <32 x bfloat> %140)
  %184 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %131, <32 x bfloat> %182, <32 x bfloat> %141)
  %gep42.7.2 = getelementptr inbounds i8, ptr %invariant.gep41.2, i64 448
  %185 = load i32, ptr %gep42.7.2, align 4, !tbaa !115
  %186 = insertelement <16 x i32> poison, i32 %185, i64 0
  %187 = shufflevector <16 x i32> %186, <16 x i32> poison, <16 x i32> zeroinitializer
  %188 = bitcast <16 x i32> %187 to <32 x bfloat>
  %189 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %136, <32 x bfloat> %188, <32 x bfloat> %140)
  %190 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %137, <32 x bfloat> %188, <32 x bfloat> %141)
  %191 = or disjoint i64 %.026.i44, 3
  %192 = shl nuw nsw i64 %191, 6
  %invariant.gep.3 = getelementptr i8, ptr %.02046, i64 %192
  %193 = load <32 x bfloat>, ptr %invariant.gep.3, align 64, !tbaa !38
  %gep.1.3 = getelementptr i8, ptr %invariant.gep.3, i64 %16
  %194 = load <32 x bfloat>, ptr %gep.1.3, align 64, !tbaa !38
  %195 = shl nuw nsw i64 %191, 2
  %invariant.gep41.3 = getelementptr inbounds i8, ptr %.145, i64 %195
  %196 = load i32, ptr %invariant.gep41.3, align 4, !tbaa !115
  %197 = insertelement <16 x i32> poison, i32 %196, i64 0
  %198 = shufflevector <16 x i32> %197, <16 x i32> poison, <16 x i32> zeroinitializer
  %199 = bitcast <16 x i32> %198 to <32 x bfloat>
  %200 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %147, <32 x bfloat> %199, <32 x bfloat> %193)
  %201 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %148, <32 x bfloat> %199, <32 x bfloat> %194)
  %gep42.1.3 = getelementptr inbounds i8, ptr %invariant.gep41.3, i64 64
  %202 = load i32, ptr %gep42.1.3, align 4, !tbaa !115
  %203 = insertelement <16 x i32> poison, i32 %202, i64 0
  %204 = shufflevector <16 x i32> %203, <16 x i32> poison, <16 x i32> zeroinitializer
  %205 = bitcast <16 x i32> %204 to <32 x bfloat>
  %206 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %153, <32 x bfloat> %205, <32 x bfloat> %193)
  %207 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %154, <32 x bfloat> %205, <32 x bfloat> %194)
  %gep42.2.3 = getelementptr inbounds i8, ptr %invariant.gep41.3, i64 128
  %208 = load i32, ptr %gep42.2.3, align 4, !tbaa !115
  %209 = insertelement <16 x i32> poison, i32 %208, i64 0
  %210 = shufflevector <16 x i32> %209, <16 x i32> poison, <16 x i32> zeroinitializer
  %211 = bitcast <16 x i32> %210 to <32 x bfloat>
  %212 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %159, <32 x bfloat> %211, <32 x bfloat> %193)
  %213 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %160, <32 x bfloat> %211, <32 x bfloat> %194)
  %gep42.3.3 = getelementptr inbounds i8, ptr %invariant.gep41.3, i64 192
  %214 = load i32, ptr %gep42.3.3, align 4, !tbaa !115
  %215 = insertelement <16 x i32> poison, i32 %214, i64 0
  %216 = shufflevector <16 x i32> %215, <16 x i32> poison, <16 x i32> zeroinitializer
  %217 = bitcast <16 x i32> %216 to <32 x bfloat>
  %218 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %165, <32 x bfloat> %217, <32 x bfloat> %193)
  %219 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %166, <32 x bfloat> %217, <32 x bfloat> %194)
  %gep42.4.3 = getelementptr inbounds i8, ptr %invariant.gep41.3, i64 256
  %220 = load i32, ptr %gep42.4.3, align 4, !tbaa !115
  %221 = insertelement <16 x i32> poison, i32 %220, i64 0
  %222 = shufflevector <16 x i32> %221, <16 x i32> poison, <16 x i32> zeroinitializer
  %223 = bitcast <16 x i32> %222 to <32 x bfloat>
  %224 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %171, <32 x bfloat> %223, <32 x bfloat> %193)
  %225 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %172, <32 x bfloat> %223, <32 x bfloat> %194)
  %gep42.5.3 = getelementptr inbounds i8, ptr %invariant.gep41.3, i64 320
  %226 = load i32, ptr %gep42.5.3, align 4, !tbaa !115
  %227 = insertelement <16 x i32> poison, i32 %226, i64 0
  %228 = shufflevector <16 x i32> %227, <16 x i32> poison, <16 x i32> zeroinitializer
  %229 = bitcast <16 x i32> %228 to <32 x bfloat>
  %230 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %177, <32 x bfloat> %229, <32 x bfloat> %193)
  %231 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %178, <32 x bfloat> %229, <32 x bfloat> %194)
  %gep42.6.3 = getelementptr inbounds i8, ptr %invariant.gep41.3, i64 384
  %232 = load i32, ptr %gep42.6.3, align 4, !tbaa !115
  %233 = insertelement <16 x i32> poison, i32 %232, i64 0
  %234 = shufflevector <16 x i32> %233, <16 x i32> poison, <16 x i32> zeroinitializer
  %235 = bitcast <16 x i32> %234 to <32 x bfloat>
  %236 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %183, <32 x bfloat> %235, <32 x bfloat> %193)
  %237 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %184, <32 x bfloat> %235, <32 x bfloat> %194)
  %gep42.7.3 = getelementptr inbounds i8, ptr %invariant.gep41.3, i64 448
  %238 = load i32, ptr %gep42.7.3, align 4, !tbaa !115
  %239 = insertelement <16 x i32> poison, i32 %238, i64 0
  %240 = shufflevector <16 x i32> %239, <16 x i32> poison, <16 x i32> zeroinitializer
  %241 = bitcast <16 x i32> %240 to <32 x bfloat>
  %242 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %189, <32 x bfloat> %241, <32 x bfloat> %193)
  %243 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %190, <32 x bfloat> %241, <32 x bfloat> %194)
  %244 = add nuw nsw i64 %.026.i44, 4
  %exitcond.not.3 = icmp eq i64 %244, 16
  br i1 %exitcond.not.3, label %add_pairs.exit, label %.preheader33, !llvm.loop !117

add_pairs.exit:                                   ; preds = %.preheader33
  %245 = add nuw nsw i64 %.047, 1
  %246 = getelementptr inbounds i8, ptr %.145, i64 1024
  %247 = getelementptr inbounds i8, ptr %.02046, i64 1024
  %exitcond65.not = icmp eq i64 %245, %7
  br i1 %exitcond65.not, label %._crit_edge, label %32, !llvm.loop !118

248:                                              ; preds = %._crit_edge
  %249 = load i64, ptr %9, align 8, !tbaa !53
  br i1 %12, label %.lr.ph58.preheader, label %add_pairs.exit30

.lr.ph58.preheader:                               ; preds = %248
  br i1 %15, label %add_pairs.exit30.loopexit.unr-lcssa, label %.lr.ph58

.lr.ph58:                                         ; preds = %.lr.ph58.preheader, %.lr.ph58
  %.sroa.176.5 = phi <16 x float> [ %453, %.lr.ph58 ], [ %.sroa.176.2, %.lr.ph58.preheader ]
  %.sroa.161.5 = phi <16 x float> [ %448, %.lr.ph58 ], [ %.sroa.161.2, %.lr.ph58.preheader ]
  %.sroa.147.5 = phi <16 x float> [ %447, %.lr.ph58 ], [ %.sroa.147.2, %.lr.ph58.preheader ]
  %.sroa.190.5 = phi <16 x float> [ %454, %.lr.ph58 ], [ %.sroa.190.2, %.lr.ph58.preheader ]
  %.sroa.132.5 = phi <16 x float> [ %442, %.lr.ph58 ], [ %.sroa.132.2, %.lr.ph58.preheader ]
  %.sroa.118.5 = phi <16 x float> [ %441, %.lr.ph58 ], [ %.sroa.118.2, %.lr.ph58.preheader ]
  %.sroa.205.5 = phi <16 x float> [ %459, %.lr.ph58 ], [ %.sroa.205.2, %.lr.ph58.preheader ]
  %.sroa.103.5 = phi <16 x float> [ %436, %.lr.ph58 ], [ %.sroa.103.2, %.lr.ph58.preheader ]
  %.sroa.89.5 = phi <16 x float> [ %435, %.lr.ph58 ], [ %.sroa.89.2, %.lr.ph58.preheader ]
  %.sroa.219.5 = phi <16 x float> [ %460, %.lr.ph58 ], [ %.sroa.219.2, %.lr.ph58.preheader ]
  %.sroa.74.5 = phi <16 x float> [ %430, %.lr.ph58 ], [ %.sroa.74.2, %.lr.ph58.preheader ]
  %.sroa.60.5 = phi <16 x float> [ %429, %.lr.ph58 ], [ %.sroa.60.2, %.lr.ph58.preheader ]
  %.sroa.45.5 = phi <16 x float> [ %424, %.lr.ph58 ], [ %.sroa.45.2, %.lr.ph58.preheader ]
  %.sroa.31.5 = phi <16 x float> [ %423, %.lr.ph58 ], [ %.sroa.31.2, %.lr.ph58.preheader ]
  %.sroa.16.5 = phi <16 x float> [ %418, %.lr.ph58 ], [ %.sroa.16.2, %.lr.ph58.preheader ]
  %.sroa.0.5 = phi <16 x float> [ %417, %.lr.ph58 ], [ %.sroa.0.2, %.lr.ph58.preheader ]
  %.026.i2656 = phi i64 [ %461, %.lr.ph58 ], [ 0, %.lr.ph58.preheader ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph58 ], [ 0, %.lr.ph58.preheader ]
  %250 = shl nsw i64 %.026.i2656, 6
  %invariant.gep49 = getelementptr i8, ptr %.020.lcssa, i64 %250
  %251 = load <32 x bfloat>, ptr %invariant.gep49, align 64, !tbaa !38
  %gep50.1 = getelementptr i8, ptr %invariant.gep49, i64 %249
  %252 = load <32 x bfloat>, ptr %gep50.1, align 64, !tbaa !38
  %253 = shl nsw i64 %.026.i2656, 2
  %invariant.gep53 = getelementptr inbounds i8, ptr %.1.lcssa, i64 %253
  %254 = load i32, ptr %invariant.gep53, align 4, !tbaa !115
  %255 = insertelement <16 x i32> poison, i32 %254, i64 0
  %256 = shufflevector <16 x i32> %255, <16 x i32> poison, <16 x i32> zeroinitializer
  %257 = bitcast <16 x i32> %256 to <32 x bfloat>
  %258 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.0.5, <32 x bfloat> %257, <32 x bfloat> %251)
  %259 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.16.5, <32 x bfloat> %257, <32 x bfloat> %252)
  %gep54.1 = getelementptr inbounds i8, ptr %invariant.gep53, i64 64
  %260 = load i32, ptr %gep54.1, align 4, !tbaa !115
  %261 = insertelement <16 x i32> poison, i32 %260, i64 0
  %262 = shufflevector <16 x i32> %261, <16 x i32> poison, <16 x i32> zeroinitializer
  %263 = bitcast <16 x i32> %262 to <32 x bfloat>
  %264 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.31.5, <32 x bfloat> %263, <32 x bfloat> %251)
  %265 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.45.5, <32 x bfloat> %263, <32 x bfloat> %252)
  %gep54.2 = getelementptr inbounds i8, ptr %invariant.gep53, i64 128
  %266 = load i32, ptr %gep54.2, align 4, !tbaa !115
  %267 = insertelement <16 x i32> poison, i32 %266, i64 0
  %268 = shufflevector <16 x i32> %267, <16 x i32> poison, <16 x i32> zeroinitializer
  %269 = bitcast <16 x i32> %268 to <32 x bfloat>
  %270 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.60.5, <32 x bfloat> %269, <32 x bfloat> %251)
  %271 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.74.5, <32 x bfloat> %269, <32 x bfloat> %252)
  %gep54.3 = getelementptr inbounds i8, ptr %invariant.gep53, i64 192
  %272 = load i32, ptr %gep54.3, align 4, !tbaa !115
  %273 = insertelement <16 x i32> poison, i32 %272, i64 0
  %274 = shufflevector <16 x i32> %273, <16 x i32> poison, <16 x i32> zeroinitializer
  %275 = bitcast <16 x i32> %274 to <32 x bfloat>
  %276 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.89.5, <32 x bfloat> %275, <32 x bfloat> %251)
  %277 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.103.5, <32 x bfloat> %275, <32 x bfloat> %252)
  %gep54.4 = getelementptr inbounds i8, ptr %invariant.gep53, i64 256
  %278 = load i32, ptr %gep54.4, align 4, !tbaa !115
  %279 = insertelement <16 x i32> poison, i32 %278, i64 0
  %280 = shufflevector <16 x i32> %279, <16 x i32> poison, <16 x i32> zeroinitializer
  %281 = bitcast <16 x i32> %280 to <32 x bfloat>
  %282 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.118.5, <32 x bfloat> %281, <32 x bfloat> %251)
  %283 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.132.5, <32 x bfloat> %281, <32 x bfloat> %252)
  %gep54.5 = getelementptr inbounds i8, ptr %invariant.gep53, i64 320
  %284 = load i32, ptr %gep54.5, align 4, !tbaa !115
  %285 = insertelement <16 x i32> poison, i32 %284, i64 0
  %286 = shufflevector <16 x i32> %285, <16 x i32> poison, <16 x i32> zeroinitializer
  %287 = bitcast <16 x i32> %286 to <32 x bfloat>
  %288 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.147.5, <32 x bfloat> %287, <32 x bfloat> %251)
  %289 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.161.5, <32 x bfloat> %287, <32 x bfloat> %252)
  %gep54.6 = getelementptr inbounds i8, ptr %invariant.gep53, i64 384
  %290 = load i32, ptr %gep54.6, align 4, !tbaa !115
  %291 = insertelement <16 x i32> poison, i32 %290, i64 0
  %292 = shufflevector <16 x i32> %291, <16 x i32> poison, <16 x i32> zeroinitializer
  %293 = bitcast <16 x i32> %292 to <32 x bfloat>
  %294 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.176.5, <32 x bfloat> %293, <32 x bfloat> %251)
  %295 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.190.5, <32 x bfloat> %293, <32 x bfloat> %252)
  %gep54.7 = getelementptr inbounds i8, ptr %invariant.gep53, i64 448
  %296 = load i32, ptr %gep54.7, align 4, !tbaa !115
  %297 = insertelement <16 x i32> poison, i32 %296, i64 0
  %298 = shufflevector <16 x i32> %297, <16 x i32> poison, <16 x i32> zeroinitializer
  %299 = bitcast <16 x i32> %298 to <32 x bfloat>
  %300 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.205.5, <32 x bfloat> %299, <32 x bfloat> %251)
  %301 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.219.5, <32 x bfloat> %299, <32 x bfloat> %252)
  %302 = or disjoint i64 %.026.i2656, 1
  %303 = shl nsw i64 %302, 6
  %invariant.gep49.1 = getelementptr i8, ptr %.020.lcssa, i64 %303
  %304 = load <32 x bfloat>, ptr %invariant.gep49.1, align 64, !tbaa !38
  %gep50.1.1 = getelementptr i8, ptr %invariant.gep49.1, i64 %249
  %305 = load <32 x bfloat>, ptr %gep50.1.1, align 64, !tbaa !38
  %306 = shl nsw i64 %302, 2
  %invariant.gep53.1 = getelementptr inbounds i8, ptr %.1.lcssa, i64 %306
  %307 = load i32, ptr %invariant.gep53.1, align 4, !tbaa !115
  %308 = insertelement <16 x i32> poison, i32 %307, i64 0
  %309 = shufflevector <16 x i32> %308, <16 x i32> poison, <16 x i32> zeroinitializer
  %310 = bitcast <16 x i32> %309 to <32 x bfloat>
  %311 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %258, <32 x bfloat> %310, <32 x bfloat> %304)
  %312 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %259, <32 x bfloat> %310, <32 x bfloat> %305)
  %gep54.1.1 = getelementptr inbounds i8, ptr %invariant.gep53.1, i64 64
  %313 = load i32, ptr %gep54.1.1, align 4, !tbaa !115
  %314 = insertelement <16 x i32> poison, i32 %313, i64 0
  %315 = shufflevector <16 x i32> %314, <16 x i32> poison, <16 x i32> zeroinitializer
  %316 = bitcast <16 x i32> %315 to <32 x bfloat>
  %317 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %264, <32 x bfloat> %316, <32 x bfloat> %304)
  %318 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %265, <32 x bfloat> %316, <32 x bfloat> %305)
  %gep54.2.1 = getelementptr inbounds i8, ptr %invariant.gep53.1, i64 128
  %319 = load i32, ptr %gep54.2.1, align 4, !tbaa !115
  %320 = insertelement <16 x i32> poison, i32 %319, i64 0
  %321 = shufflevector <16 x i32> %320, <16 x i32> poison, <16 x i32> zeroinitializer
  %322 = bitcast <16 x i32> %321 to <32 x bfloat>
  %323 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %270, <32 x bfloat> %322, <32 x bfloat> %304)
  %324 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %271, <32 x bfloat> %322, <32 x bfloat> %305)
  %gep54.3.1 = getelementptr inbounds i8, ptr %invariant.gep53.1, i64 192
  %325 = load i32, ptr %gep54.3.1, align 4, !tbaa !115
  %326 = insertelement <16 x i32> poison, i32 %325, i64 0
  %327 = shufflevector <16 x i32> %326, <16 x i32> poison, <16 x i32> zeroinitializer
  %328 = bitcast <16 x i32> %327 to <32 x bfloat>
  %329 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %276, <32 x bfloat> %328, <32 x bfloat> %304)
  %330 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %277, <32 x bfloat> %328, <32 x bfloat> %305)
  %gep54.4.1 = getelementptr inbounds i8, ptr %invariant.gep53.1, i64 256
  %331 = load i32, ptr %gep54.4.1, align 4, !tbaa !115
  %332 = insertelement <16 x i32> poison, i32 %331, i64 0
  %333 = shufflevector <16 x i32> %332, <16 x i32> poison, <16 x i32> zeroinitializer
  %334 = bitcast <16 x i32> %333 to <32 x bfloat>
  %335 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %282, <32 x bfloat> %334, <32 x bfloat> %304)
  %336 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %283, <32 x bfloat> %334, <32 x bfloat> %305)
  %gep54.5.1 = getelementptr inbounds i8, ptr %invariant.gep53.1, i64 320
  %337 = load i32, ptr %gep54.5.1, align 4, !tbaa !115
  %338 = insertelement <16 x i32> poison, i32 %337, i64 0
  %339 = shufflevector <16 x i32> %338, <16 x i32> poison, <16 x i32> zeroinitializer
  %340 = bitcast <16 x i32> %339 to <32 x bfloat>
  %341 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %288, <32 x bfloat> %340, <32 x bfloat> %304)
  %342 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %289, <32 x bfloat> %340, <32 x bfloat> %305)
  %gep54.6.1 = getelementptr inbounds i8, ptr %invariant.gep53.1, i64 384
  %343 = load i32, ptr %gep54.6.1, align 4, !tbaa !115
  %344 = insertelement <16 x i32> poison, i32 %343, i64 0
  %345 = shufflevector <16 x i32> %344, <16 x i32> poison, <16 x i32> zeroinitializer
  %346 = bitcast <16 x i32> %345 to <32 x bfloat>
  %347 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %294, <32 x bfloat> %346, <32 x bfloat> %304)
  %348 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %295, <32 x bfloat> %346, <32 x bfloat> %305)
  %gep54.7.1 = getelementptr inbounds i8, ptr %invariant.gep53.1, i64 448
  %349 = load i32, ptr %gep54.7.1, align 4, !tbaa !115
  %350 = insertelement <16 x i32> poison, i32 %349, i64 0
  %351 = shufflevector <16 x i32> %350, <16 x i32> poison, <16 x i32> zeroinitializer
  %352 = bitcast <16 x i32> %351 to <32 x bfloat>
  %353 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %300, <32 x bfloat> %352, <32 x bfloat> %304)
  %354 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %301, <32 x bfloat> %352, <32 x bfloat> %305)
  %355 = or disjoint i64 %.026.i2656, 2
  %356 = shl nsw i64 %355, 6
  %invariant.gep49.2 = getelementptr i8, ptr %.020.lcssa, i64 %356
  %357 = load <32 x bfloat>, ptr %invariant.gep49.2, align 64, !tbaa !38
  %gep50.1.2 = getelementptr i8, ptr %invariant.gep49.2, i64 %249
  %358 = load <32 x bfloat>, ptr %gep50.1.2, align 64, !tbaa !38
  %359 = shl nsw i64 %355, 2
  %invariant.gep53.2 = getelementptr inbounds i8, ptr %.1.lcssa, i64 %359
  %360 = load i32, ptr %invariant.gep53.2, align 4, !tbaa !115
  %361 = insertelement <16 x i32> poison, i32 %360, i64 0
  %362 = shufflevector <16 x i32> %361, <16 x i32> poison, <16 x i32> zeroinitializer
  %363 = bitcast <16 x i32> %362 to <32 x bfloat>
  %364 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %311, <32 x bfloat> %363, <32 x bfloat> %357)
  %365 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %312, <32 x bfloat> %363, <32 x bfloat> %358)
  %gep54.1.2 = getelementptr inbounds i8, ptr %invariant.gep53.2, i64 64
  %366 = load i32, ptr %gep54.1.2, align 4, !tbaa !115
  %367 = insertelement <16 x i32> poison, i32 %366, i64 0
  %368 = shufflevector <16 x i32> %367, <16 x i32> poison, <16 x i32> zeroinitializer
  %369 = bitcast <16 x i32> %368 to <32 x bfloat>
  %370 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %317, <32 x bfloat> %369, <32 x bfloat> %357)
  %371 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %318, <32 x bfloat> %369, <32 x bfloat> %358)
  %gep54.2.2 = getelementptr inbounds i8, ptr %invariant.gep53.2, i64 128
  %372 = load i32, ptr %gep54.2.2, align 4, !tbaa !115
  %373 = insertelement <16 x i32> poison, i32 %372, i64 0
  %374 = shufflevector <16 x i32> %373, <16 x i32> poison, <16 x i32> zeroinitializer
  %375 = bitcast <16 x i32> %374 to <32 x bfloat>
  %376 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %323, <32 x bfloat> %375, <32 x bfloat> %357)
  %377 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %324, <32 x bfloat> %375, <32 x bfloat> %358)
  %gep54.3.2 = getelementptr inbounds i8, ptr %invariant.gep53.2, i64 192
  %378 = load i32, ptr %gep54.3.2, align 4, !tbaa !115
  %379 = insertelement <16 x i32> poison, i32 %378, i64 0
  %380 = shufflevector <16 x i32> %379, <16 x i32> poison, <16 x i32> zeroinitializer
  %381 = bitcast <16 x i32> %380 to <32 x bfloat>
  %382 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %329, <32 x bfloat> %381, <32 x bfloat> %357)
  %383 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %330, <32 x bfloat> %381, <32 x bfloat> %358)
  %gep54.4.2 = getelementptr inbounds i8, ptr %invariant.gep53.2, i64 256
  %384 = load i32, ptr %gep54.4.2, align 4, !tbaa !115
  %385 = insertelement <16 x i32> poison, i32 %384, i64 0
  %386 = shufflevector <16 x i32> %385, <16 x i32> poison, <16 x i32> zeroinitializer
  %387 = bitcast <16 x i32> %386 to <32 x bfloat>
  %388 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %335, <32 x bfloat> %387, <32 x bfloat> %357)
  %389 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %336, <32 x bfloat> %387, <32 x bfloat> %358)
  %gep54.5.2 = getelementptr inbounds i8, ptr %invariant.gep53.2, i64 320
  %390 = load i32, ptr %gep54.5.2, align 4, !tbaa !115
  %391 = insertelement <16 x i32> poison, i32 %390, i64 0
  %392 = shufflevector <16 x i32> %391, <16 x i32> poison, <16 x i32> zeroinitializer
  %393 = bitcast <16 x i32> %392 to <32 x bfloat>
  %394 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %341, <32 x bfloat> %393, <32 x bfloat> %357)
  %395 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %342, <32 x bfloat> %393, <32 x bfloat> %358)
  %gep54.6.2 = getelementptr inbounds i8, ptr %invariant.gep53.2, i64 384
  %396 = load i32, ptr %gep54.6.2, align 4, !tbaa !115
  %397 = insertelement <16 x i32> poison, i32 %396, i64 0
  %398 = shufflevector <16 x i32> %397, <16 x i32> poison, <16 x i32> zeroinitializer
  %399 = bitcast <16 x i32> %398 to <32 x bfloat>
  %400 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %347, <32 x bfloat> %399, <32 x bfloat> %357)
  %401 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %348, <32 x bfloat> %399, <32 x bfloat> %358)
  %gep54.7.2 = getelementptr inbounds i8, ptr %invariant.gep53.2, i64 448
  %402 = load i32, ptr %gep54.7.2, align 4, !tbaa !115
  %403 = insertelement <16 x i32> poison, i32 %402, i64 0
  %404 = shufflevector <16 x i32> %403, <16 x i32> poison, <16 x i32> zeroinitializer
  %405 = bitcast <16 x i32> %404 to <32 x bfloat>
  %406 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %353, <32 x bfloat> %405, <32 x bfloat> %357)
  %407 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %354, <32 x bfloat> %405, <32 x bfloat> %358)
  %408 = or disjoint i64 %.026.i2656, 3
  %409 = shl nsw i64 %408, 6
  %invariant.gep49.3 = getelementptr i8, ptr %.020.lcssa, i64 %409
  %410 = load <32 x bfloat>, ptr %invariant.gep49.3, align 64, !tbaa !38
  %gep50.1.3 = getelementptr i8, ptr %invariant.gep49.3, i64 %249
  %411 = load <32 x bfloat>, ptr %gep50.1.3, align 64, !tbaa !38
  %412 = shl nsw i64 %408, 2
  %invariant.gep53.3 = getelementptr inbounds i8, ptr %.1.lcssa, i64 %412
  %413 = load i32, ptr %invariant.gep53.3, align 4, !tbaa !115
  %414 = insertelement <16 x i32> poison, i32 %413, i64 0
  %415 = shufflevector <16 x i32> %414, <16 x i32> poison, <16 x i32> zeroinitializer
  %416 = bitcast <16 x i32> %415 to <32 x bfloat>
  %417 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %364, <32 x bfloat> %416, <32 x bfloat> %410)
  %418 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %365, <32 x bfloat> %416, <32 x bfloat> %411)
  %gep54.1.3 = getelementptr inbounds i8, ptr %invariant.gep53.3, i64 64
  %419 = load i32, ptr %gep54.1.3, align 4, !tbaa !115
  %420 = insertelement <16 x i32> poison, i32 %419, i64 0
  %421 = shufflevector <16 x i32> %420, <16 x i32> poison, <16 x i32> zeroinitializer
  %422 = bitcast <16 x i32> %421 to <32 x bfloat>
  %423 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %370, <32 x bfloat> %422, <32 x bfloat> %410)
  %424 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %371, <32 x bfloat> %422, <32 x bfloat> %411)
  %gep54.2.3 = getelementptr inbounds i8, ptr %invariant.gep53.3, i64 128
  %425 = load i32, ptr %gep54.2.3, align 4, !tbaa !115
  %426 = insertelement <16 x i32> poison, i32 %425, i64 0
  %427 = shufflevector <16 x i32> %426, <16 x i32> poison, <16 x i32> zeroinitializer
  %428 = bitcast <16 x i32> %427 to <32 x bfloat>
  %429 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %376, <32 x bfloat> %428, <32 x bfloat> %410)
  %430 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %377, <32 x bfloat> %428, <32 x bfloat> %411)
  %gep54.3.3 = getelementptr inbounds i8, ptr %invariant.gep53.3, i64 192
  %431 = load i32, ptr %gep54.3.3, align 4, !tbaa !115
  %432 = insertelement <16 x i32> poison, i32 %431, i64 0
  %433 = shufflevector <16 x i32> %432, <16 x i32> poison, <16 x i32> zeroinitializer
  %434 = bitcast <16 x i32> %433 to <32 x bfloat>
  %435 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %382, <32 x bfloat> %434, <32 x bfloat> %410)
  %436 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %383, <32 x bfloat> %434, <32 x bfloat> %411)
  %gep54.4.3 = getelementptr inbounds i8, ptr %invariant.gep53.3, i64 256
  %437 = load i32, ptr %gep54.4.3, align 4, !tbaa !115
  %438 = insertelement <16 x i32> poison, i32 %437, i64 0
  %439 = shufflevector <16 x i32> %438, <16 x i32> poison, <16 x i32> zeroinitializer
  %440 = bitcast <16 x i32> %439 to <32 x bfloat>
  %441 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %388, <32 x bfloat> %440, <32 x bfloat> %410)
  %442 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %389, <32 x bfloat> %440, <32 x bfloat> %411)
  %gep54.5.3 = getelementptr inbounds i8, ptr %invariant.gep53.3, i64 320
  %443 = load i32, ptr %gep54.5.3, align 4, !tbaa !115
  %444 = insertelement <16 x i32> poison, i32 %443, i64 0
  %445 = shufflevector <16 x i32> %444, <16 x i32> poison, <16 x i32> zeroinitializer
  %446 = bitcast <16 x i32> %445 to <32 x bfloat>
  %447 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %394, <32 x bfloat> %446, <32 x bfloat> %410)
  %448 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %395, <32 x bfloat> %446, <32 x bfloat> %411)
  %gep54.6.3 = getelementptr inbounds i8, ptr %invariant.gep53.3, i64 384
  %449 = load i32, ptr %gep54.6.3, align 4, !tbaa !115
  %450 = insertelement <16 x i32> poison, i32 %449, i64 0
  %451 = shufflevector <16 x i32> %450, <16 x i32> poison, <16 x i32> zeroinitializer
  %452 = bitcast <16 x i32> %451 to <32 x bfloat>
  %453 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %400, <32 x bfloat> %452, <32 x bfloat> %410)
  %454 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %401, <32 x bfloat> %452, <32 x bfloat> %411)
  %gep54.7.3 = getelementptr inbounds i8, ptr %invariant.gep53.3, i64 448
  %455 = load i32, ptr %gep54.7.3, align 4, !tbaa !115
  %456 = insertelement <16 x i32> poison, i32 %455, i64 0
  %457 = shufflevector <16 x i32> %456, <16 x i32> poison, <16 x i32> zeroinitializer
  %458 = bitcast <16 x i32> %457 to <32 x bfloat>
  %459 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %406, <32 x bfloat> %458, <32 x bfloat> %410)
  %460 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %407, <32 x bfloat> %458, <32 x bfloat> %411)
  %461 = add nuw nsw i64 %.026.i2656, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3.not = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3.not, label %add_pairs.exit30.loopexit.unr-lcssa, label %.lr.ph58, !llvm.loop !119

add_pairs.exit30.loopexit.unr-lcssa:              ; preds = %.lr.ph58, %.lr.ph58.preheader
  %.sroa.176.6 = phi <16 x float> [ %.sroa.176.2, %.lr.ph58.preheader ], [ %453, %.lr.ph58 ]
  %.sroa.161.6 = phi <16 x float> [ %.sroa.161.2, %.lr.ph58.preheader ], [ %448, %.lr.ph58 ]
  %.sroa.147.6 = phi <16 x float> [ %.sroa.147.2, %.lr.ph58.preheader ], [ %447, %.lr.ph58 ]
  %.sroa.190.6 = phi <16 x float> [ %.sroa.190.2, %.lr.ph58.preheader ], [ %454, %.lr.ph58 ]
  %.sroa.132.6 = phi <16 x float> [ %.sroa.132.2, %.lr.ph58.preheader ], [ %442, %.lr.ph58 ]
  %.sroa.118.6 = phi <16 x float> [ %.sroa.118.2, %.lr.ph58.preheader ], [ %441, %.lr.ph58 ]
  %.sroa.205.6 = phi <16 x float> [ %.sroa.205.2, %.lr.ph58.preheader ], [ %459, %.lr.ph58 ]
  %.sroa.103.6 = phi <16 x float> [ %.sroa.103.2, %.lr.ph58.preheader ], [ %436, %.lr.ph58 ]
  %.sroa.89.6 = phi <16 x float> [ %.sroa.89.2, %.lr.ph58.preheader ], [ %435, %.lr.ph58 ]
  %.sroa.219.6 = phi <16 x float> [ %.sroa.219.2, %.lr.ph58.preheader ], [ %460, %.lr.ph58 ]
  %.sroa.74.6 = phi <16 x float> [ %.sroa.74.2, %.lr.ph58.preheader ], [ %430, %.lr.ph58 ]
  %.sroa.60.6 = phi <16 x float> [ %.sroa.60.2, %.lr.ph58.preheader ], [ %429, %.lr.ph58 ]
  %.sroa.45.6 = phi <16 x float> [ %.sroa.45.2, %.lr.ph58.preheader ], [ %424, %.lr.ph58 ]
  %.sroa.31.6 = phi <16 x float> [ %.sroa.31.2, %.lr.ph58.preheader ], [ %423, %.lr.ph58 ]
  %.sroa.16.6 = phi <16 x float> [ %.sroa.16.2, %.lr.ph58.preheader ], [ %418, %.lr.ph58 ]
  %.sroa.0.6 = phi <16 x float> [ %.sroa.0.2, %.lr.ph58.preheader ], [ %417, %.lr.ph58 ]
  %.026.i2656.unr = phi i64 [ 0, %.lr.ph58.preheader ], [ %461, %.lr.ph58 ]
  br i1 %lcmp.mod.not, label %add_pairs.exit30, label %.lr.ph58.epil

.lr.ph58.epil:                                    ; preds = %add_pairs.exit30.loopexit.unr-lcssa, %.lr.ph58.epil
  %.sroa.176.7 = phi <16 x float> [ %506, %.lr.ph58.epil ], [ %.sroa.176.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.sroa.161.7 = phi <16 x float> [ %501, %.lr.ph58.epil ], [ %.sroa.161.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.sroa.147.7 = phi <16 x float> [ %500, %.lr.ph58.epil ], [ %.sroa.147.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.sroa.190.7 = phi <16 x float> [ %507, %.lr.ph58.epil ], [ %.sroa.190.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.sroa.132.7 = phi <16 x float> [ %495, %.lr.ph58.epil ], [ %.sroa.132.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.sroa.118.7 = phi <16 x float> [ %494, %.lr.ph58.epil ], [ %.sroa.118.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.sroa.205.7 = phi <16 x float> [ %512, %.lr.ph58.epil ], [ %.sroa.205.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.sroa.103.7 = phi <16 x float> [ %489, %.lr.ph58.epil ], [ %.sroa.103.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.sroa.89.7 = phi <16 x float> [ %488, %.lr.ph58.epil ], [ %.sroa.89.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.sroa.219.7 = phi <16 x float> [ %513, %.lr.ph58.epil ], [ %.sroa.219.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.sroa.74.7 = phi <16 x float> [ %483, %.lr.ph58.epil ], [ %.sroa.74.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.sroa.60.7 = phi <16 x float> [ %482, %.lr.ph58.epil ], [ %.sroa.60.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.sroa.45.7 = phi <16 x float> [ %477, %.lr.ph58.epil ], [ %.sroa.45.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.sroa.31.7 = phi <16 x float> [ %476, %.lr.ph58.epil ], [ %.sroa.31.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.sroa.16.7 = phi <16 x float> [ %471, %.lr.ph58.epil ], [ %.sroa.16.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.sroa.0.7 = phi <16 x float> [ %470, %.lr.ph58.epil ], [ %.sroa.0.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.026.i2656.epil = phi i64 [ %514, %.lr.ph58.epil ], [ %.026.i2656.unr, %add_pairs.exit30.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph58.epil ], [ 0, %add_pairs.exit30.loopexit.unr-lcssa ]
  %462 = shl nsw i64 %.026.i2656.epil, 6
  %invariant.gep49.epil = getelementptr i8, ptr %.020.lcssa, i64 %462
  %463 = load <32 x bfloat>, ptr %invariant.gep49.epil, align 64, !tbaa !38
  %gep50.1.epil = getelementptr i8, ptr %invariant.gep49.epil, i64 %249
  %464 = load <32 x bfloat>, ptr %gep50.1.epil, align 64, !tbaa !38
  %465 = shl nsw i64 %.026.i2656.epil, 2
  %invariant.gep53.epil = getelementptr inbounds i8, ptr %.1.lcssa, i64 %465
  %466 = load i32, ptr %invariant.gep53.epil, align 4, !tbaa !115
  %467 = insertelement <16 x i32> poison, i32 %466, i64 0
  %468 = shufflevector <16 x i32> %467, <16 x i32> poison, <16 x i32> zeroinitializer
  %469 = bitcast <16 x i32> %468 to <32 x bfloat>
  %470 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.0.7, <32 x bfloat> %469, <32 x bfloat> %463)
  %471 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.16.7, <32 x bfloat> %469, <32 x bfloat> %464)
  %gep54.1.epil = getelementptr inbounds i8, ptr %invariant.gep53.epil, i64 64
  %472 = load i32, ptr %gep54.1.epil, align 4, !tbaa !115
  %473 = insertelement <16 x i32> poison, i32 %472, i64 0
  %474 = shufflevector <16 x i32> %473, <16 x i32> poison, <16 x i32> zeroinitializer
  %475 = bitcast <16 x i32> %474 to <32 x bfloat>
  %476 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.31.7, <32 x bfloat> %475, <32 x bfloat> %463)
  %477 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.45.7, <32 x bfloat> %475, <32 x bfloat> %464)
  %gep54.2.epil = getelementptr inbounds i8, ptr %invariant.gep53.epil, i64 128
  %478 = load i32, ptr %gep54.2.epil, align 4, !tbaa !115
  %479 = insertelement <16 x i32> poison, i32 %478, i64 0
  %480 = shufflevector <16 x i32> %479, <16 x i32> poison, <16 x i32> zeroinitializer
  %481 = bitcast <16 x i32> %480 to <32 x bfloat>
  %482 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.60.7, <32 x bfloat> %481, <32 x bfloat> %463)
  %483 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.74.7, <32 x bfloat> %481, <32 x bfloat> %464)
  %gep54.3.epil = getelementptr inbounds i8, ptr %invariant.gep53.epil, i64 192
  %484 = load i32, ptr %gep54.3.epil, align 4, !tbaa !115
  %485 = insertelement <16 x i32> poison, i32 %484, i64 0
  %486 = shufflevector <16 x i32> %485, <16 x i32> poison, <16 x i32> zeroinitializer
  %487 = bitcast <16 x i32> %486 to <32 x bfloat>
  %488 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.89.7, <32 x bfloat> %487, <32 x bfloat> %463)
  %489 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.103.7, <32 x bfloat> %487, <32 x bfloat> %464)
  %gep54.4.epil = getelementptr inbounds i8, ptr %invariant.gep53.epil, i64 256
  %490 = load i32, ptr %gep54.4.epil, align 4, !tbaa !115
  %491 = insertelement <16 x i32> poison, i32 %490, i64 0
  %492 = shufflevector <16 x i32> %491, <16 x i32> poison, <16 x i32> zeroinitializer
  %493 = bitcast <16 x i32> %492 to <32 x bfloat>
  %494 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.118.7, <32 x bfloat> %493, <32 x bfloat> %463)
  %495 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.132.7, <32 x bfloat> %493, <32 x bfloat> %464)
  %gep54.5.epil = getelementptr inbounds i8, ptr %invariant.gep53.epil, i64 320
  %496 = load i32, ptr %gep54.5.epil, align 4, !tbaa !115
  %497 = insertelement <16 x i32> poison, i32 %496, i64 0
  %498 = shufflevector <16 x i32> %497, <16 x i32> poison, <16 x i32> zeroinitializer
  %499 = bitcast <16 x i32> %498 to <32 x bfloat>
  %500 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.147.7, <32 x bfloat> %499, <32 x bfloat> %463)
  %501 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.161.7, <32 x bfloat> %499, <32 x bfloat> %464)
  %gep54.6.epil = getelementptr inbounds i8, ptr %invariant.gep53.epil, i64 384
  %502 = load i32, ptr %gep54.6.epil, align 4, !tbaa !115
  %503 = insertelement <16 x i32> poison, i32 %502, i64 0
  %504 = shufflevector <16 x i32> %503, <16 x i32> poison, <16 x i32> zeroinitializer
  %505 = bitcast <16 x i32> %504 to <32 x bfloat>
  %506 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.176.7, <32 x bfloat> %505, <32 x bfloat> %463)
  %507 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.190.7, <32 x bfloat> %505, <32 x bfloat> %464)
  %gep54.7.epil = getelementptr inbounds i8, ptr %invariant.gep53.epil, i64 448
  %508 = load i32, ptr %gep54.7.epil, align 4, !tbaa !115
  %509 = insertelement <16 x i32> poison, i32 %508, i64 0
  %510 = shufflevector <16 x i32> %509, <16 x i32> poison, <16 x i32> zeroinitializer
  %511 = bitcast <16 x i32> %510 to <32 x bfloat>
  %512 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.205.7, <32 x bfloat> %511, <32 x bfloat> %463)
  %513 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.219.7, <32 x bfloat> %511, <32 x bfloat> %464)
  %514 = add nuw nsw i64 %.026.i2656.epil, 1
  %epil.iter.next = add nuw nsw i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %add_pairs.exit30, label %.lr.ph58.epil, !llvm.loop !120

add_pairs.exit30:                                 ; preds = %.lr.ph58.epil, %add_pairs.exit30.loopexit.unr-lcssa, %248
  %.sroa.176.9 = phi <16 x float> [ %.sroa.176.2, %248 ], [ %.sroa.176.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %506, %.lr.ph58.epil ]
  %.sroa.161.9 = phi <16 x float> [ %.sroa.161.2, %248 ], [ %.sroa.161.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %501, %.lr.ph58.epil ]
  %.sroa.147.9 = phi <16 x float> [ %.sroa.147.2, %248 ], [ %.sroa.147.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %500, %.lr.ph58.epil ]
  %.sroa.190.9 = phi <16 x float> [ %.sroa.190.2, %248 ], [ %.sroa.190.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %507, %.lr.ph58.epil ]
  %.sroa.132.9 = phi <16 x float> [ %.sroa.132.2, %248 ], [ %.sroa.132.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %495, %.lr.ph58.epil ]
  %.sroa.118.9 = phi <16 x float> [ %.sroa.118.2, %248 ], [ %.sroa.118.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %494, %.lr.ph58.epil ]
  %.sroa.205.9 = phi <16 x float> [ %.sroa.205.2, %248 ], [ %.sroa.205.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %512, %.lr.ph58.epil ]
  %.sroa.103.9 = phi <16 x float> [ %.sroa.103.2, %248 ], [ %.sroa.103.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %489, %.lr.ph58.epil ]
  %.sroa.89.9 = phi <16 x float> [ %.sroa.89.2, %248 ], [ %.sroa.89.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %488, %.lr.ph58.epil ]
  %.sroa.219.9 = phi <16 x float> [ %.sroa.219.2, %248 ], [ %.sroa.219.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %513, %.lr.ph58.epil ]
  %.sroa.74.9 = phi <16 x float> [ %.sroa.74.2, %248 ], [ %.sroa.74.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %483, %.lr.ph58.epil ]
  %.sroa.60.9 = phi <16 x float> [ %.sroa.60.2, %248 ], [ %.sroa.60.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %482, %.lr.ph58.epil ]
  %.sroa.45.9 = phi <16 x float> [ %.sroa.45.2, %248 ], [ %.sroa.45.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %477, %.lr.ph58.epil ]
  %.sroa.31.9 = phi <16 x float> [ %.sroa.31.2, %248 ], [ %.sroa.31.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %476, %.lr.ph58.epil ]
  %.sroa.16.9 = phi <16 x float> [ %.sroa.16.2, %248 ], [ %.sroa.16.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %471, %.lr.ph58.epil ]
  %.sroa.0.9 = phi <16 x float> [ %.sroa.0.2, %248 ], [ %.sroa.0.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %470, %.lr.ph58.epil ]
  %515 = getelementptr inbounds i8, ptr %.1.lcssa, i64 1024
  br label %begin_group.exit

begin_group.exit:                                 ; preds = %add_pairs.exit30, %._crit_edge
  %.sroa.176.10 = phi <16 x float> [ %.sroa.176.2, %._crit_edge ], [ %.sroa.176.9, %add_pairs.exit30 ]
  %.sroa.161.10 = phi <16 x float> [ %.sroa.161.2, %._crit_edge ], [ %.sroa.161.9, %add_pairs.exit30 ]
  %.sroa.147.10 = phi <16 x float> [ %.sroa.147.2, %._crit_edge ], [ %.sroa.147.9, %add_pairs.exit30 ]
  %.sroa.190.10 = phi <16 x float> [ %.sroa.190.2, %._crit_edge ], [ %.sroa.190.9, %add_pairs.exit30 ]
  %.sroa.132.10 = phi <16 x float> [ %.sroa.132.2, %._crit_edge ], [ %.sroa.132.9, %add_pairs.exit30 ]
  %.sroa.118.10 = phi <16 x float> [ %.sroa.118.2, %._crit_edge ], [ %.sroa.118.9, %add_pairs.exit30 ]
  %.sroa.205.10 = phi <16 x float> [ %.sroa.205.2, %._crit_edge ], [ %.sroa.205.9, %add_pairs.exit30 ]
  %.sroa.103.10 = phi <16 x float> [ %.sroa.103.2, %._crit_edge ], [ %.sroa.103.9, %add_pairs.exit30 ]
  %.sroa.89.10 = phi <16 x float> [ %.sroa.89.2, %._crit_edge ], [ %.sroa.89.9, %add_pairs.exit30 ]
  %.sroa.219.10 = phi <16 x float> [ %.sroa.219.2, %._crit_edge ], [ %.sroa.219.9, %add_pairs.exit30 ]
  %.sroa.74.10 = phi <16 x float> [ %.sroa.74.2, %._crit_edge ], [ %.sroa.74.9, %add_pairs.exit30 ]
  %.sroa.60.10 = phi <16 x float> [ %.sroa.60.2, %._crit_edge ], [ %.sroa.60.9, %add_pairs.exit30 ]
  %.sroa.45.10 = phi <16 x float> [ %.sroa.45.2, %._crit_edge ], [ %.sroa.45.9, %add_pairs.exit30 ]
  %.sroa.31.10 = phi <16 x float> [ %.sroa.31.2, %._crit_edge ], [ %.sroa.31.9, %add_pairs.exit30 ]
  %.sroa.16.10 = phi <16 x float> [ %.sroa.16.2, %._crit_edge ], [ %.sroa.16.9, %add_pairs.exit30 ]
  %.sroa.0.10 = phi <16 x float> [ %.sroa.0.2, %._crit_edge ], [ %.sroa.0.9, %add_pairs.exit30 ]
  %.2 = phi ptr [ %.1.lcssa, %._crit_edge ], [ %515, %add_pairs.exit30 ]
  %516 = add nuw nsw i64 %.02161, 1
  %517 = getelementptr inbounds i8, ptr %.02359, i64 %14
  %exitcond68.not = icmp eq i64 %516, %4
  br i1 %exitcond68.not, label %.preheader32, label %.preheader35, !llvm.loop !121
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @one_position(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3) unnamed_addr #5 {
.preheader36:
  %4 = load i64, ptr %0, align 8, !tbaa !48
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %.preheader35.lr.ph, label %.preheader32

.preheader35.lr.ph:                               ; preds = %.preheader36
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load i64, ptr %6, align 8, !tbaa !51
  %8 = icmp sgt i64 %7, 0
  %9 = getelementptr inbounds i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !52
  %.not = icmp eq i64 %10, 0
  %11 = icmp sgt i64 %10, 0
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8, !tbaa !50
  %xtraiter = and i64 %10, 3
  %14 = icmp ult i64 %10, 4
  %unroll_iter = and i64 %10, 9223372036854775804
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %.preheader35

.preheader35:                                     ; preds = %.preheader35.lr.ph, %begin_group.exit
  %.sroa.50.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.50.10, %begin_group.exit ]
  %.sroa.66.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.66.10, %begin_group.exit ]
  %.sroa.34.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.34.10, %begin_group.exit ]
  %.sroa.82.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.82.10, %begin_group.exit ]
  %.sroa.98.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.98.10, %begin_group.exit ]
  %.sroa.18.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.18.10, %begin_group.exit ]
  %.sroa.114.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.114.10, %begin_group.exit ]
  %.sroa.0.0 = phi <16 x float> [ zeroinitializer, %.preheader35.lr.ph ], [ %.sroa.0.10, %begin_group.exit ]
  %.02161 = phi i64 [ 0, %.preheader35.lr.ph ], [ %423, %begin_group.exit ]
  %.02260 = phi ptr [ %1, %.preheader35.lr.ph ], [ %.2, %begin_group.exit ]
  %.02359 = phi ptr [ %2, %.preheader35.lr.ph ], [ %424, %begin_group.exit ]
  br i1 %8, label %.lr.ph, label %._crit_edge

.preheader32:                                     ; preds = %begin_group.exit, %.preheader36
  %.sroa.50.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.50.10, %begin_group.exit ]
  %.sroa.66.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.66.10, %begin_group.exit ]
  %.sroa.34.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.34.10, %begin_group.exit ]
  %.sroa.82.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.82.10, %begin_group.exit ]
  %.sroa.98.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.98.10, %begin_group.exit ]
  %.sroa.18.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.18.10, %begin_group.exit ]
  %.sroa.114.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.114.10, %begin_group.exit ]
  %.sroa.0.1 = phi <16 x float> [ zeroinitializer, %.preheader36 ], [ %.sroa.0.10, %begin_group.exit ]
  store <16 x float> %.sroa.0.1, ptr %3, align 64, !tbaa !38
  %15 = getelementptr inbounds i8, ptr %3, i64 64
  store <16 x float> %.sroa.18.1, ptr %15, align 64, !tbaa !38
  %16 = getelementptr inbounds i8, ptr %3, i64 128
  store <16 x float> %.sroa.34.1, ptr %16, align 64, !tbaa !38
  %17 = getelementptr inbounds i8, ptr %3, i64 192
  store <16 x float> %.sroa.50.1, ptr %17, align 64, !tbaa !38
  %18 = getelementptr inbounds i8, ptr %3, i64 256
  store <16 x float> %.sroa.66.1, ptr %18, align 64, !tbaa !38
  %19 = getelementptr inbounds i8, ptr %3, i64 320
  store <16 x float> %.sroa.82.1, ptr %19, align 64, !tbaa !38
  %20 = getelementptr inbounds i8, ptr %3, i64 384
  store <16 x float> %.sroa.98.1, ptr %20, align 64, !tbaa !38
  %21 = getelementptr inbounds i8, ptr %3, i64 448
  store <16 x float> %.sroa.114.1, ptr %21, align 64, !tbaa !38
  ret void

._crit_edge:                                      ; preds = %add_pairs.exit, %.preheader35
  %.sroa.50.2 = phi <16 x float> [ %.sroa.50.0, %.preheader35 ], [ %176, %add_pairs.exit ]
  %.sroa.66.2 = phi <16 x float> [ %.sroa.66.0, %.preheader35 ], [ %181, %add_pairs.exit ]
  %.sroa.34.2 = phi <16 x float> [ %.sroa.34.0, %.preheader35 ], [ %171, %add_pairs.exit ]
  %.sroa.82.2 = phi <16 x float> [ %.sroa.82.0, %.preheader35 ], [ %186, %add_pairs.exit ]
  %.sroa.98.2 = phi <16 x float> [ %.sroa.98.0, %.preheader35 ], [ %191, %add_pairs.exit ]
  %.sroa.18.2 = phi <16 x float> [ %.sroa.18.0, %.preheader35 ], [ %166, %add_pairs.exit ]
  %.sroa.114.2 = phi <16 x float> [ %.sroa.114.0, %.preheader35 ], [ %196, %add_pairs.exit ]
  %.sroa.0.2 = phi <16 x float> [ %.sroa.0.0, %.preheader35 ], [ %161, %add_pairs.exit ]
  %.1.lcssa = phi ptr [ %.02260, %.preheader35 ], [ %199, %add_pairs.exit ]
  %.020.lcssa = phi ptr [ %.02359, %.preheader35 ], [ %200, %add_pairs.exit ]
  br i1 %.not, label %begin_group.exit, label %201

.lr.ph:                                           ; preds = %.preheader35, %add_pairs.exit
  %.sroa.50.3 = phi <16 x float> [ %176, %add_pairs.exit ], [ %.sroa.50.0, %.preheader35 ]
  %.sroa.66.3 = phi <16 x float> [ %181, %add_pairs.exit ], [ %.sroa.66.0, %.preheader35 ]
  %.sroa.34.3 = phi <16 x float> [ %171, %add_pairs.exit ], [ %.sroa.34.0, %.preheader35 ]
  %.sroa.82.3 = phi <16 x float> [ %186, %add_pairs.exit ], [ %.sroa.82.0, %.preheader35 ]
  %.sroa.98.3 = phi <16 x float> [ %191, %add_pairs.exit ], [ %.sroa.98.0, %.preheader35 ]
  %.sroa.18.3 = phi <16 x float> [ %166, %add_pairs.exit ], [ %.sroa.18.0, %.preheader35 ]
  %.sroa.114.3 = phi <16 x float> [ %196, %add_pairs.exit ], [ %.sroa.114.0, %.preheader35 ]
  %.sroa.0.3 = phi <16 x float> [ %161, %add_pairs.exit ], [ %.sroa.0.0, %.preheader35 ]
  %.047 = phi i64 [ %198, %add_pairs.exit ], [ 0, %.preheader35 ]
  %.02046 = phi ptr [ %200, %add_pairs.exit ], [ %.02359, %.preheader35 ]
  %.145 = phi ptr [ %199, %add_pairs.exit ], [ %.02260, %.preheader35 ]
  br label %.preheader33

.preheader33:                                     ; preds = %.preheader33, %.lr.ph
  %.sroa.50.4 = phi <16 x float> [ %.sroa.50.3, %.lr.ph ], [ %176, %.preheader33 ]
  %.sroa.66.4 = phi <16 x float> [ %.sroa.66.3, %.lr.ph ], [ %181, %.preheader33 ]
  %.sroa.34.4 = phi <16 x float> [ %.sroa.34.3, %.lr.ph ], [ %171, %.preheader33 ]
  %.sroa.82.4 = phi <16 x float> [ %.sroa.82.3, %.lr.ph ], [ %186, %.preheader33 ]
  %.sroa.98.4 = phi <16 x float> [ %.sroa.98.3, %.lr.ph ], [ %191, %.preheader33 ]
  %.sroa.18.4 = phi <16 x float> [ %.sroa.18.3, %.lr.ph ], [ %166, %.preheader33 ]
  %.sroa.114.4 = phi <16 x float> [ %.sroa.114.3, %.lr.ph ], [ %196, %.preheader33 ]
  %.sroa.0.4 = phi <16 x float> [ %.sroa.0.3, %.lr.ph ], [ %161, %.preheader33 ]
  %.026.i44 = phi i64 [ 0, %.lr.ph ], [ %197, %.preheader33 ]
  %22 = shl nuw nsw i64 %.026.i44, 6
  %invariant.gep = getelementptr i8, ptr %.02046, i64 %22
  %23 = load <32 x bfloat>, ptr %invariant.gep, align 64, !tbaa !38
  %24 = shl nuw nsw i64 %.026.i44, 2
  %invariant.gep41 = getelementptr inbounds i8, ptr %.145, i64 %24
  %25 = load i32, ptr %invariant.gep41, align 4, !tbaa !115
  %26 = insertelement <16 x i32> poison, i32 %25, i64 0
  %27 = shufflevector <16 x i32> %26, <16 x i32> poison, <16 x i32> zeroinitializer
  %28 = bitcast <16 x i32> %27 to <32 x bfloat>
  %29 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.0.4, <32 x bfloat> %28, <32 x bfloat> %23)
  %gep42.1 = getelementptr inbounds i8, ptr %invariant.gep41, i64 64
  %30 = load i32, ptr %gep42.1, align 4, !tbaa !115
  %31 = insertelement <16 x i32> poison, i32 %30, i64 0
  %32 = shufflevector <16 x i32> %31, <16 x i32> poison, <16 x i32> zeroinitializer
  %33 = bitcast <16 x i32> %32 to <32 x bfloat>
  %34 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.18.4, <32 x bfloat> %33, <32 x bfloat> %23)
  %gep42.2 = getelementptr inbounds i8, ptr %invariant.gep41, i64 128
  %35 = load i32, ptr %gep42.2, align 4, !tbaa !115
  %36 = insertelement <16 x i32> poison, i32 %35, i64 0
  %37 = shufflevector <16 x i32> %36, <16 x i32> poison, <16 x i32> zeroinitializer
  %38 = bitcast <16 x i32> %37 to <32 x bfloat>
  %39 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.34.4, <32 x bfloat> %38, <32 x bfloat> %23)
  %gep42.3 = getelementptr inbounds i8, ptr %invariant.gep41, i64 192
  %40 = load i32, ptr %gep42.3, align 4, !tbaa !115
  %41 = insertelement <16 x i32> poison, i32 %40, i64 0
  %42 = shufflevector <16 x i32> %41, <16 x i32> poison, <16 x i32> zeroinitializer
  %43 = bitcast <16 x i32> %42 to <32 x bfloat>
  %44 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.50.4, <32 x bfloat> %43, <32 x bfloat> %23)
  %gep42.4 = getelementptr inbounds i8, ptr %invariant.gep41, i64 256
  %45 = load i32, ptr %gep42.4, align 4, !tbaa !115
  %46 = insertelement <16 x i32> poison, i32 %45, i64 0
  %47 = shufflevector <16 x i32> %46, <16 x i32> poison, <16 x i32> zeroinitializer
  %48 = bitcast <16 x i32> %47 to <32 x bfloat>
  %49 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.66.4, <32 x bfloat> %48, <32 x bfloat> %23)
  %gep42.5 = getelementptr inbounds i8, ptr %invariant.gep41, i64 320
  %50 = load i32, ptr %gep42.5, align 4, !tbaa !115
  %51 = insertelement <16 x i32> poison, i32 %50, i64 0
  %52 = shufflevector <16 x i32> %51, <16 x i32> poison, <16 x i32> zeroinitializer
  %53 = bitcast <16 x i32> %52 to <32 x bfloat>
  %54 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.82.4, <32 x bfloat> %53, <32 x bfloat> %23)
  %gep42.6 = getelementptr inbounds i8, ptr %invariant.gep41, i64 384
  %55 = load i32, ptr %gep42.6, align 4, !tbaa !115
  %56 = insertelement <16 x i32> poison, i32 %55, i64 0
  %57 = shufflevector <16 x i32> %56, <16 x i32> poison, <16 x i32> zeroinitializer
  %58 = bitcast <16 x i32> %57 to <32 x bfloat>
  %59 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.98.4, <32 x bfloat> %58, <32 x bfloat> %23)
  %gep42.7 = getelementptr inbounds i8, ptr %invariant.gep41, i64 448
  %60 = load i32, ptr %gep42.7, align 4, !tbaa !115
  %61 = insertelement <16 x i32> poison, i32 %60, i64 0
  %62 = shufflevector <16 x i32> %61, <16 x i32> poison, <16 x i32> zeroinitializer
  %63 = bitcast <16 x i32> %62 to <32 x bfloat>
  %64 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.114.4, <32 x bfloat> %63, <32 x bfloat> %23)
  %65 = or disjoint i64 %.026.i44, 1
  %66 = shl nuw nsw i64 %65, 6
  %invariant.gep.1 = getelementptr i8, ptr %.02046, i64 %66
  %67 = load <32 x bfloat>, ptr %invariant.gep.1, align 64, !tbaa !38
  %68 = shl nuw nsw i64 %65, 2
  %invariant.gep41.1 = getelementptr inbounds i8, ptr %.145, i64 %68
  %69 = load i32, ptr %invariant.gep41.1, align 4, !tbaa !115
  %70 = insertelement <16 x i32> poison, i32 %69, i64 0
  %71 = shufflevector <16 x i32> %70, <16 x i32> poison, <16 x i32> zeroinitializer
  %72 = bitcast <16 x i32> %71 to <32 x bfloat>
  %73 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %29, <32 x bfloat> %72, <32 x bfloat> %67)
  %gep42.1.1 = getelementptr inbounds i8, ptr %invariant.gep41.1, i64 64
  %74 = load i32, ptr %gep42.1.1, align 4, !tbaa !115
  %75 = insertelement <16 x i32> poison, i32 %74, i64 0
  %76 = shufflevector <16 x i32> %75, <16 x i32> poison, <16 x i32> zeroinitializer
  %77 = bitcast <16 x i32> %76 to <32 x bfloat>
  %78 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %34, <32 x bfloat> %77, <32 x bfloat> %67)
  %gep42.2.1 = getelementptr inbounds i8, ptr %invariant.gep41.1, i64 128
  %79 = load i32, ptr %gep42.2.1, align 4, !tbaa !115
  %80 = insertelement <16 x i32> poison, i32 %79, i64 0
  %81 = shufflevector <16 x i32> %80, <16 x i32> poison, <16 x i32> zeroinitializer
  %82 = bitcast <16 x i32> %81 to <32 x bfloat>
  %83 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %39, <32 x bfloat> %82, <32 x bfloat> %67)
  %gep42.3.1 = getelementptr inbounds i8, ptr %invariant.gep41.1, i64 192
  %84 = load i32, ptr %gep42.3.1, align 4, !tbaa !115
  %85 = insertelement <16 x i32> poison, i32 %84, i64 0
  %86 = shufflevector <16 x i32> %85, <16 x i32> poison, <16 x i32> zeroinitializer
  %87 = bitcast <16 x i32> %86 to <32 x bfloat>
  %88 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %44, <32 x bfloat> %87, <32 x bfloat> %67)
  %gep42.4.1 = getelementptr inbounds i8, ptr %invariant.gep41.1, i64 256
  %89 = load i32, ptr %gep42.4.1, align 4, !tbaa !115
  %90 = insertelement <16 x i32> poison, i32 %89, i64 0
  %91 = shufflevector <16 x i32> %90, <16 x i32> poison, <16 x i32> zeroinitializer
  %92 = bitcast <16 x i32> %91 to <32 x bfloat>
  %93 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %49, <32 x bfloat> %92, <32 x bfloat> %67)
  %gep42.5.1 = getelementptr inbounds i8, ptr %invariant.gep41.1, i64 320
  %94 = load i32, ptr %gep42.5.1, align 4, !tbaa !115
  %95 = insertelement <16 x i32> poison, i32 %94, i64 0
  %96 = shufflevector <16 x i32> %95, <16 x i32> poison, <16 x i32> zeroinitializer
  %97 = bitcast <16 x i32> %96 to <32 x bfloat>
  %98 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %54, <32 x bfloat> %97, <32 x bfloat> %67)
  %gep42.6.1 = getelementptr inbounds i8, ptr %invariant.gep41.1, i64 384
  %99 = load i32, ptr %gep42.6.1, align 4, !tbaa !115
  %100 = insertelement <16 x i32> poison, i32 %99, i64 0
  %101 = shufflevector <16 x i32> %100, <16 x i32> poison, <16 x i32> zeroinitializer
  %102 = bitcast <16 x i32> %101 to <32 x bfloat>
  %103 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %59, <32 x bfloat> %102, <32 x bfloat> %67)
  %gep42.7.1 = getelementptr inbounds i8, ptr %invariant.gep41.1, i64 448
  %104 = load i32, ptr %gep42.7.1, align 4, !tbaa !115
  %105 = insertelement <16 x i32> poison, i32 %104, i64 0
  %106 = shufflevector <16 x i32> %105, <16 x i32> poison, <16 x i32> zeroinitializer
  %107 = bitcast <16 x i32> %106 to <32 x bfloat>
  %108 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %64, <32 x bfloat> %107, <32 x bfloat> %67)
  %109 = or disjoint i64 %.026.i44, 2
  %110 = shl nuw nsw i64 %109, 6
  %invariant.gep.2 = getelementptr i8, ptr %.02046, i64 %110
  %111 = load <32 x bfloat>, ptr %invariant.gep.2, align 64, !tbaa !38
  %112 = shl nuw nsw i64 %109, 2
  %invariant.gep41.2 = getelementptr inbounds i8, ptr %.145, i64 %112
  %113 = load i32, ptr %invariant.gep41.2, align 4, !tbaa !115
  %114 = insertelement <16 x i32> poison, i32 %113, i64 0
  %115 = shufflevector <16 x i32> %114, <16 x i32> poison, <16 x i32> zeroinitializer
  %116 = bitcast <16 x i32> %115 to <32 x bfloat>
  %117 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %73, <32 x bfloat> %116, <32 x bfloat> %111)
  %gep42.1.2 = getelementptr inbounds i8, ptr %invariant.gep41.2, i64 64
  %118 = load i32, ptr %gep42.1.2, align 4, !tbaa !115
  %119 = insertelement <16 x i32> poison, i32 %118, i64 0
  %120 = shufflevector <16 x i32> %119, <16 x i32> poison, <16 x i32> zeroinitializer
  %121 = bitcast <16 x i32> %120 to <32 x bfloat>
  %122 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %78, <32 x bfloat> %121, <32 x bfloat> %111)
  %gep42.2.2 = getelementptr inbounds i8, ptr %invariant.gep41.2, i64 128
  %123 = load i32, ptr %gep42.2.2, align 4, !tbaa !115
  %124 = insertelement <16 x i32> poison, i32 %123, i64 0
  %125 = shufflevector <16 x i32> %124, <16 x i32> poison, <16 x i32> zeroinitializer
  %126 = bitcast <16 x i32> %125 to <32 x bfloat>
  %127 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %83, <32 x bfloat> %126, <32 x bfloat> %111)
  %gep42.3.2 = getelementptr inbounds i8, ptr %invariant.gep41.2, i64 192
  %128 = load i32, ptr %gep42.3.2, align 4, !tbaa !115
  %129 = insertelement <16 x i32> poison, i32 %128, i64 0
  %130 = shufflevector <16 x i32> %129, <16 x i32> poison, <16 x i32> zeroinitializer
  %131 = bitcast <16 x i32> %130 to <32 x bfloat>
  %132 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %88, <32 x bfloat> %131, <32 x bfloat> %111)
  %gep42.4.2 = getelementptr inbounds i8, ptr %invariant.gep41.2, i64 256
  %133 = load i32, ptr %gep42.4.2, align 4, !tbaa !115
  %134 = insertelement <16 x i32> poison, i32 %133, i64 0
  %135 = shufflevector <16 x i32> %134, <16 x i32> poison, <16 x i32> zeroinitializer
  %136 = bitcast <16 x i32> %135 to <32 x bfloat>
  %137 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %93, <32 x bfloat> %136, <32 x bfloat> %111)
  %gep42.5.2 = getelementptr inbounds i8, ptr %invariant.gep41.2, i64 320
  %138 = load i32, ptr %gep42.5.2, align 4, !tbaa !115
  %139 = insertelement <16 x i32> poison, i32 %138, i64 0
  %140 = shufflevector <16 x i32> %139, <16 x i32> poison, <16 x i32> zeroinitializer
  %141 = bitcast <16 x i32> %140 to <32 x bfloat>
  %142 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %98, <32 x bfloat> %141, <32 x bfloat> %111)
  %gep42.6.2 = getelementptr inbounds i8, ptr %invariant.gep41.2, i64 384
  %143 = load i32, ptr %gep42.6.2, align 4, !tbaa !115
  %144 = insertelement <16 x i32> poison, i32 %143, i64 0
  %145 = shufflevector <16 x i32> %144, <16 x i32> poison, <16 x i32> zeroinitializer
  %146 = bitcast <16 x i32> %145 to <32 x bfloat>
  %147 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %103, <32 x bfloat> %146, <32 x bfloat> %111)
  %gep42.7.2 = getelementptr inbounds i8, ptr %invariant.gep41.2, i64 448
  %148 = load i32, ptr %gep42.7.2, align 4, !tbaa !115
  %149 = insertelement <16 x i32> poison, i32 %148, i64 0
  %150 = shufflevector <16 x i32> %149, <16 x i32> poison, <16 x i32> zeroinitializer
  %151 = bitcast <16 x i32> %150 to <32 x bfloat>
  %152 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %108, <32 x bfloat> %151, <32 x bfloat> %111)
  %153 = or disjoint i64 %.026.i44, 3
  %154 = shl nuw nsw i64 %153, 6
  %invariant.gep.3 = getelementptr i8, ptr %.02046, i64 %154
  %155 = load <32 x bfloat>, ptr %invariant.gep.3, align 64, !tbaa !38
  %156 = shl nuw nsw i64 %153, 2
  %invariant.gep41.3 = getelementptr inbounds i8, ptr %.145, i64 %156
  %157 = load i32, ptr %invariant.gep41.3, align 4, !tbaa !115
  %158 = insertelement <16 x i32> poison, i32 %157, i64 0
  %159 = shufflevector <16 x i32> %158, <16 x i32> poison, <16 x i32> zeroinitializer
  %160 = bitcast <16 x i32> %159 to <32 x bfloat>
  %161 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %117, <32 x bfloat> %160, <32 x bfloat> %155)
  %gep42.1.3 = getelementptr inbounds i8, ptr %invariant.gep41.3, i64 64
  %162 = load i32, ptr %gep42.1.3, align 4, !tbaa !115
  %163 = insertelement <16 x i32> poison, i32 %162, i64 0
  %164 = shufflevector <16 x i32> %163, <16 x i32> poison, <16 x i32> zeroinitializer
  %165 = bitcast <16 x i32> %164 to <32 x bfloat>
  %166 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %122, <32 x bfloat> %165, <32 x bfloat> %155)
  %gep42.2.3 = getelementptr inbounds i8, ptr %invariant.gep41.3, i64 128
  %167 = load i32, ptr %gep42.2.3, align 4, !tbaa !115
  %168 = insertelement <16 x i32> poison, i32 %167, i64 0
  %169 = shufflevector <16 x i32> %168, <16 x i32> poison, <16 x i32> zeroinitializer
  %170 = bitcast <16 x i32> %169 to <32 x bfloat>
  %171 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %127, <32 x bfloat> %170, <32 x bfloat> %155)
  %gep42.3.3 = getelementptr inbounds i8, ptr %invariant.gep41.3, i64 192
  %172 = load i32, ptr %gep42.3.3, align 4, !tbaa !115
  %173 = insertelement <16 x i32> poison, i32 %172, i64 0
  %174 = shufflevector <16 x i32> %173, <16 x i32> poison, <16 x i32> zeroinitializer
  %175 = bitcast <16 x i32> %174 to <32 x bfloat>
  %176 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %132, <32 x bfloat> %175, <32 x bfloat> %155)
  %gep42.4.3 = getelementptr inbounds i8, ptr %invariant.gep41.3, i64 256
  %177 = load i32, ptr %gep42.4.3, align 4, !tbaa !115
  %178 = insertelement <16 x i32> poison, i32 %177, i64 0
  %179 = shufflevector <16 x i32> %178, <16 x i32> poison, <16 x i32> zeroinitializer
  %180 = bitcast <16 x i32> %179 to <32 x bfloat>
  %181 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %137, <32 x bfloat> %180, <32 x bfloat> %155)
  %gep42.5.3 = getelementptr inbounds i8, ptr %invariant.gep41.3, i64 320
  %182 = load i32, ptr %gep42.5.3, align 4, !tbaa !115
  %183 = insertelement <16 x i32> poison, i32 %182, i64 0
  %184 = shufflevector <16 x i32> %183, <16 x i32> poison, <16 x i32> zeroinitializer
  %185 = bitcast <16 x i32> %184 to <32 x bfloat>
  %186 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %142, <32 x bfloat> %185, <32 x bfloat> %155)
  %gep42.6.3 = getelementptr inbounds i8, ptr %invariant.gep41.3, i64 384
  %187 = load i32, ptr %gep42.6.3, align 4, !tbaa !115
  %188 = insertelement <16 x i32> poison, i32 %187, i64 0
  %189 = shufflevector <16 x i32> %188, <16 x i32> poison, <16 x i32> zeroinitializer
  %190 = bitcast <16 x i32> %189 to <32 x bfloat>
  %191 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %147, <32 x bfloat> %190, <32 x bfloat> %155)
  %gep42.7.3 = getelementptr inbounds i8, ptr %invariant.gep41.3, i64 448
  %192 = load i32, ptr %gep42.7.3, align 4, !tbaa !115
  %193 = insertelement <16 x i32> poison, i32 %192, i64 0
  %194 = shufflevector <16 x i32> %193, <16 x i32> poison, <16 x i32> zeroinitializer
  %195 = bitcast <16 x i32> %194 to <32 x bfloat>
  %196 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %152, <32 x bfloat> %195, <32 x bfloat> %155)
  %197 = add nuw nsw i64 %.026.i44, 4
  %exitcond.not.3 = icmp eq i64 %197, 16
  br i1 %exitcond.not.3, label %add_pairs.exit, label %.preheader33, !llvm.loop !122

add_pairs.exit:                                   ; preds = %.preheader33
  %198 = add nuw nsw i64 %.047, 1
  %199 = getelementptr inbounds i8, ptr %.145, i64 1024
  %200 = getelementptr inbounds i8, ptr %.02046, i64 1024
  %exitcond66.not = icmp eq i64 %198, %7
  br i1 %exitcond66.not, label %._crit_edge, label %.lr.ph, !llvm.loop !123

201:                                              ; preds = %._crit_edge
  br i1 %11, label %.lr.ph58.preheader, label %add_pairs.exit30

.lr.ph58.preheader:                               ; preds = %201
  br i1 %14, label %add_pairs.exit30.loopexit.unr-lcssa, label %.lr.ph58

.lr.ph58:                                         ; preds = %.lr.ph58.preheader, %.lr.ph58
  %.sroa.50.5 = phi <16 x float> [ %356, %.lr.ph58 ], [ %.sroa.50.2, %.lr.ph58.preheader ]
  %.sroa.66.5 = phi <16 x float> [ %361, %.lr.ph58 ], [ %.sroa.66.2, %.lr.ph58.preheader ]
  %.sroa.34.5 = phi <16 x float> [ %351, %.lr.ph58 ], [ %.sroa.34.2, %.lr.ph58.preheader ]
  %.sroa.82.5 = phi <16 x float> [ %366, %.lr.ph58 ], [ %.sroa.82.2, %.lr.ph58.preheader ]
  %.sroa.98.5 = phi <16 x float> [ %371, %.lr.ph58 ], [ %.sroa.98.2, %.lr.ph58.preheader ]
  %.sroa.18.5 = phi <16 x float> [ %346, %.lr.ph58 ], [ %.sroa.18.2, %.lr.ph58.preheader ]
  %.sroa.114.5 = phi <16 x float> [ %376, %.lr.ph58 ], [ %.sroa.114.2, %.lr.ph58.preheader ]
  %.sroa.0.5 = phi <16 x float> [ %341, %.lr.ph58 ], [ %.sroa.0.2, %.lr.ph58.preheader ]
  %.026.i2656 = phi i64 [ %377, %.lr.ph58 ], [ 0, %.lr.ph58.preheader ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph58 ], [ 0, %.lr.ph58.preheader ]
  %202 = shl nsw i64 %.026.i2656, 6
  %invariant.gep49 = getelementptr i8, ptr %.020.lcssa, i64 %202
  %203 = load <32 x bfloat>, ptr %invariant.gep49, align 64, !tbaa !38
  %204 = shl nsw i64 %.026.i2656, 2
  %invariant.gep53 = getelementptr inbounds i8, ptr %.1.lcssa, i64 %204
  %205 = load i32, ptr %invariant.gep53, align 4, !tbaa !115
  %206 = insertelement <16 x i32> poison, i32 %205, i64 0
  %207 = shufflevector <16 x i32> %206, <16 x i32> poison, <16 x i32> zeroinitializer
  %208 = bitcast <16 x i32> %207 to <32 x bfloat>
  %209 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.0.5, <32 x bfloat> %208, <32 x bfloat> %203)
  %gep54.1 = getelementptr inbounds i8, ptr %invariant.gep53, i64 64
  %210 = load i32, ptr %gep54.1, align 4, !tbaa !115
  %211 = insertelement <16 x i32> poison, i32 %210, i64 0
  %212 = shufflevector <16 x i32> %211, <16 x i32> poison, <16 x i32> zeroinitializer
  %213 = bitcast <16 x i32> %212 to <32 x bfloat>
  %214 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.18.5, <32 x bfloat> %213, <32 x bfloat> %203)
  %gep54.2 = getelementptr inbounds i8, ptr %invariant.gep53, i64 128
  %215 = load i32, ptr %gep54.2, align 4, !tbaa !115
  %216 = insertelement <16 x i32> poison, i32 %215, i64 0
  %217 = shufflevector <16 x i32> %216, <16 x i32> poison, <16 x i32> zeroinitializer
  %218 = bitcast <16 x i32> %217 to <32 x bfloat>
  %219 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.34.5, <32 x bfloat> %218, <32 x bfloat> %203)
  %gep54.3 = getelementptr inbounds i8, ptr %invariant.gep53, i64 192
  %220 = load i32, ptr %gep54.3, align 4, !tbaa !115
  %221 = insertelement <16 x i32> poison, i32 %220, i64 0
  %222 = shufflevector <16 x i32> %221, <16 x i32> poison, <16 x i32> zeroinitializer
  %223 = bitcast <16 x i32> %222 to <32 x bfloat>
  %224 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.50.5, <32 x bfloat> %223, <32 x bfloat> %203)
  %gep54.4 = getelementptr inbounds i8, ptr %invariant.gep53, i64 256
  %225 = load i32, ptr %gep54.4, align 4, !tbaa !115
  %226 = insertelement <16 x i32> poison, i32 %225, i64 0
  %227 = shufflevector <16 x i32> %226, <16 x i32> poison, <16 x i32> zeroinitializer
  %228 = bitcast <16 x i32> %227 to <32 x bfloat>
  %229 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.66.5, <32 x bfloat> %228, <32 x bfloat> %203)
  %gep54.5 = getelementptr inbounds i8, ptr %invariant.gep53, i64 320
  %230 = load i32, ptr %gep54.5, align 4, !tbaa !115
  %231 = insertelement <16 x i32> poison, i32 %230, i64 0
  %232 = shufflevector <16 x i32> %231, <16 x i32> poison, <16 x i32> zeroinitializer
  %233 = bitcast <16 x i32> %232 to <32 x bfloat>
  %234 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.82.5, <32 x bfloat> %233, <32 x bfloat> %203)
  %gep54.6 = getelementptr inbounds i8, ptr %invariant.gep53, i64 384
  %235 = load i32, ptr %gep54.6, align 4, !tbaa !115
  %236 = insertelement <16 x i32> poison, i32 %235, i64 0
  %237 = shufflevector <16 x i32> %236, <16 x i32> poison, <16 x i32> zeroinitializer
  %238 = bitcast <16 x i32> %237 to <32 x bfloat>
  %239 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.98.5, <32 x bfloat> %238, <32 x bfloat> %203)
  %gep54.7 = getelementptr inbounds i8, ptr %invariant.gep53, i64 448
  %240 = load i32, ptr %gep54.7, align 4, !tbaa !115
  %241 = insertelement <16 x i32> poison, i32 %240, i64 0
  %242 = shufflevector <16 x i32> %241, <16 x i32> poison, <16 x i32> zeroinitializer
  %243 = bitcast <16 x i32> %242 to <32 x bfloat>
  %244 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.114.5, <32 x bfloat> %243, <32 x bfloat> %203)
  %245 = or disjoint i64 %.026.i2656, 1
  %246 = shl nsw i64 %245, 6
  %invariant.gep49.1 = getelementptr i8, ptr %.020.lcssa, i64 %246
  %247 = load <32 x bfloat>, ptr %invariant.gep49.1, align 64, !tbaa !38
  %248 = shl nsw i64 %245, 2
  %invariant.gep53.1 = getelementptr inbounds i8, ptr %.1.lcssa, i64 %248
  %249 = load i32, ptr %invariant.gep53.1, align 4, !tbaa !115
  %250 = insertelement <16 x i32> poison, i32 %249, i64 0
  %251 = shufflevector <16 x i32> %250, <16 x i32> poison, <16 x i32> zeroinitializer
  %252 = bitcast <16 x i32> %251 to <32 x bfloat>
  %253 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %209, <32 x bfloat> %252, <32 x bfloat> %247)
  %gep54.1.1 = getelementptr inbounds i8, ptr %invariant.gep53.1, i64 64
  %254 = load i32, ptr %gep54.1.1, align 4, !tbaa !115
  %255 = insertelement <16 x i32> poison, i32 %254, i64 0
  %256 = shufflevector <16 x i32> %255, <16 x i32> poison, <16 x i32> zeroinitializer
  %257 = bitcast <16 x i32> %256 to <32 x bfloat>
  %258 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %214, <32 x bfloat> %257, <32 x bfloat> %247)
  %gep54.2.1 = getelementptr inbounds i8, ptr %invariant.gep53.1, i64 128
  %259 = load i32, ptr %gep54.2.1, align 4, !tbaa !115
  %260 = insertelement <16 x i32> poison, i32 %259, i64 0
  %261 = shufflevector <16 x i32> %260, <16 x i32> poison, <16 x i32> zeroinitializer
  %262 = bitcast <16 x i32> %261 to <32 x bfloat>
  %263 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %219, <32 x bfloat> %262, <32 x bfloat> %247)
  %gep54.3.1 = getelementptr inbounds i8, ptr %invariant.gep53.1, i64 192
  %264 = load i32, ptr %gep54.3.1, align 4, !tbaa !115
  %265 = insertelement <16 x i32> poison, i32 %264, i64 0
  %266 = shufflevector <16 x i32> %265, <16 x i32> poison, <16 x i32> zeroinitializer
  %267 = bitcast <16 x i32> %266 to <32 x bfloat>
  %268 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %224, <32 x bfloat> %267, <32 x bfloat> %247)
  %gep54.4.1 = getelementptr inbounds i8, ptr %invariant.gep53.1, i64 256
  %269 = load i32, ptr %gep54.4.1, align 4, !tbaa !115
  %270 = insertelement <16 x i32> poison, i32 %269, i64 0
  %271 = shufflevector <16 x i32> %270, <16 x i32> poison, <16 x i32> zeroinitializer
  %272 = bitcast <16 x i32> %271 to <32 x bfloat>
  %273 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %229, <32 x bfloat> %272, <32 x bfloat> %247)
  %gep54.5.1 = getelementptr inbounds i8, ptr %invariant.gep53.1, i64 320
  %274 = load i32, ptr %gep54.5.1, align 4, !tbaa !115
  %275 = insertelement <16 x i32> poison, i32 %274, i64 0
  %276 = shufflevector <16 x i32> %275, <16 x i32> poison, <16 x i32> zeroinitializer
  %277 = bitcast <16 x i32> %276 to <32 x bfloat>
  %278 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %234, <32 x bfloat> %277, <32 x bfloat> %247)
  %gep54.6.1 = getelementptr inbounds i8, ptr %invariant.gep53.1, i64 384
  %279 = load i32, ptr %gep54.6.1, align 4, !tbaa !115
  %280 = insertelement <16 x i32> poison, i32 %279, i64 0
  %281 = shufflevector <16 x i32> %280, <16 x i32> poison, <16 x i32> zeroinitializer
  %282 = bitcast <16 x i32> %281 to <32 x bfloat>
  %283 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %239, <32 x bfloat> %282, <32 x bfloat> %247)
  %gep54.7.1 = getelementptr inbounds i8, ptr %invariant.gep53.1, i64 448
  %284 = load i32, ptr %gep54.7.1, align 4, !tbaa !115
  %285 = insertelement <16 x i32> poison, i32 %284, i64 0
  %286 = shufflevector <16 x i32> %285, <16 x i32> poison, <16 x i32> zeroinitializer
  %287 = bitcast <16 x i32> %286 to <32 x bfloat>
  %288 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %244, <32 x bfloat> %287, <32 x bfloat> %247)
  %289 = or disjoint i64 %.026.i2656, 2
  %290 = shl nsw i64 %289, 6
  %invariant.gep49.2 = getelementptr i8, ptr %.020.lcssa, i64 %290
  %291 = load <32 x bfloat>, ptr %invariant.gep49.2, align 64, !tbaa !38
  %292 = shl nsw i64 %289, 2
  %invariant.gep53.2 = getelementptr inbounds i8, ptr %.1.lcssa, i64 %292
  %293 = load i32, ptr %invariant.gep53.2, align 4, !tbaa !115
  %294 = insertelement <16 x i32> poison, i32 %293, i64 0
  %295 = shufflevector <16 x i32> %294, <16 x i32> poison, <16 x i32> zeroinitializer
  %296 = bitcast <16 x i32> %295 to <32 x bfloat>
  %297 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %253, <32 x bfloat> %296, <32 x bfloat> %291)
  %gep54.1.2 = getelementptr inbounds i8, ptr %invariant.gep53.2, i64 64
  %298 = load i32, ptr %gep54.1.2, align 4, !tbaa !115
  %299 = insertelement <16 x i32> poison, i32 %298, i64 0
  %300 = shufflevector <16 x i32> %299, <16 x i32> poison, <16 x i32> zeroinitializer
  %301 = bitcast <16 x i32> %300 to <32 x bfloat>
  %302 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %258, <32 x bfloat> %301, <32 x bfloat> %291)
  %gep54.2.2 = getelementptr inbounds i8, ptr %invariant.gep53.2, i64 128
  %303 = load i32, ptr %gep54.2.2, align 4, !tbaa !115
  %304 = insertelement <16 x i32> poison, i32 %303, i64 0
  %305 = shufflevector <16 x i32> %304, <16 x i32> poison, <16 x i32> zeroinitializer
  %306 = bitcast <16 x i32> %305 to <32 x bfloat>
  %307 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %263, <32 x bfloat> %306, <32 x bfloat> %291)
  %gep54.3.2 = getelementptr inbounds i8, ptr %invariant.gep53.2, i64 192
  %308 = load i32, ptr %gep54.3.2, align 4, !tbaa !115
  %309 = insertelement <16 x i32> poison, i32 %308, i64 0
  %310 = shufflevector <16 x i32> %309, <16 x i32> poison, <16 x i32> zeroinitializer
  %311 = bitcast <16 x i32> %310 to <32 x bfloat>
  %312 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %268, <32 x bfloat> %311, <32 x bfloat> %291)
  %gep54.4.2 = getelementptr inbounds i8, ptr %invariant.gep53.2, i64 256
  %313 = load i32, ptr %gep54.4.2, align 4, !tbaa !115
  %314 = insertelement <16 x i32> poison, i32 %313, i64 0
  %315 = shufflevector <16 x i32> %314, <16 x i32> poison, <16 x i32> zeroinitializer
  %316 = bitcast <16 x i32> %315 to <32 x bfloat>
  %317 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %273, <32 x bfloat> %316, <32 x bfloat> %291)
  %gep54.5.2 = getelementptr inbounds i8, ptr %invariant.gep53.2, i64 320
  %318 = load i32, ptr %gep54.5.2, align 4, !tbaa !115
  %319 = insertelement <16 x i32> poison, i32 %318, i64 0
  %320 = shufflevector <16 x i32> %319, <16 x i32> poison, <16 x i32> zeroinitializer
  %321 = bitcast <16 x i32> %320 to <32 x bfloat>
  %322 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %278, <32 x bfloat> %321, <32 x bfloat> %291)
  %gep54.6.2 = getelementptr inbounds i8, ptr %invariant.gep53.2, i64 384
  %323 = load i32, ptr %gep54.6.2, align 4, !tbaa !115
  %324 = insertelement <16 x i32> poison, i32 %323, i64 0
  %325 = shufflevector <16 x i32> %324, <16 x i32> poison, <16 x i32> zeroinitializer
  %326 = bitcast <16 x i32> %325 to <32 x bfloat>
  %327 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %283, <32 x bfloat> %326, <32 x bfloat> %291)
  %gep54.7.2 = getelementptr inbounds i8, ptr %invariant.gep53.2, i64 448
  %328 = load i32, ptr %gep54.7.2, align 4, !tbaa !115
  %329 = insertelement <16 x i32> poison, i32 %328, i64 0
  %330 = shufflevector <16 x i32> %329, <16 x i32> poison, <16 x i32> zeroinitializer
  %331 = bitcast <16 x i32> %330 to <32 x bfloat>
  %332 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %288, <32 x bfloat> %331, <32 x bfloat> %291)
  %333 = or disjoint i64 %.026.i2656, 3
  %334 = shl nsw i64 %333, 6
  %invariant.gep49.3 = getelementptr i8, ptr %.020.lcssa, i64 %334
  %335 = load <32 x bfloat>, ptr %invariant.gep49.3, align 64, !tbaa !38
  %336 = shl nsw i64 %333, 2
  %invariant.gep53.3 = getelementptr inbounds i8, ptr %.1.lcssa, i64 %336
  %337 = load i32, ptr %invariant.gep53.3, align 4, !tbaa !115
  %338 = insertelement <16 x i32> poison, i32 %337, i64 0
  %339 = shufflevector <16 x i32> %338, <16 x i32> poison, <16 x i32> zeroinitializer
  %340 = bitcast <16 x i32> %339 to <32 x bfloat>
  %341 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %297, <32 x bfloat> %340, <32 x bfloat> %335)
  %gep54.1.3 = getelementptr inbounds i8, ptr %invariant.gep53.3, i64 64
  %342 = load i32, ptr %gep54.1.3, align 4, !tbaa !115
  %343 = insertelement <16 x i32> poison, i32 %342, i64 0
  %344 = shufflevector <16 x i32> %343, <16 x i32> poison, <16 x i32> zeroinitializer
  %345 = bitcast <16 x i32> %344 to <32 x bfloat>
  %346 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %302, <32 x bfloat> %345, <32 x bfloat> %335)
  %gep54.2.3 = getelementptr inbounds i8, ptr %invariant.gep53.3, i64 128
  %347 = load i32, ptr %gep54.2.3, align 4, !tbaa !115
  %348 = insertelement <16 x i32> poison, i32 %347, i64 0
  %349 = shufflevector <16 x i32> %348, <16 x i32> poison, <16 x i32> zeroinitializer
  %350 = bitcast <16 x i32> %349 to <32 x bfloat>
  %351 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %307, <32 x bfloat> %350, <32 x bfloat> %335)
  %gep54.3.3 = getelementptr inbounds i8, ptr %invariant.gep53.3, i64 192
  %352 = load i32, ptr %gep54.3.3, align 4, !tbaa !115
  %353 = insertelement <16 x i32> poison, i32 %352, i64 0
  %354 = shufflevector <16 x i32> %353, <16 x i32> poison, <16 x i32> zeroinitializer
  %355 = bitcast <16 x i32> %354 to <32 x bfloat>
  %356 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %312, <32 x bfloat> %355, <32 x bfloat> %335)
  %gep54.4.3 = getelementptr inbounds i8, ptr %invariant.gep53.3, i64 256
  %357 = load i32, ptr %gep54.4.3, align 4, !tbaa !115
  %358 = insertelement <16 x i32> poison, i32 %357, i64 0
  %359 = shufflevector <16 x i32> %358, <16 x i32> poison, <16 x i32> zeroinitializer
  %360 = bitcast <16 x i32> %359 to <32 x bfloat>
  %361 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %317, <32 x bfloat> %360, <32 x bfloat> %335)
  %gep54.5.3 = getelementptr inbounds i8, ptr %invariant.gep53.3, i64 320
  %362 = load i32, ptr %gep54.5.3, align 4, !tbaa !115
  %363 = insertelement <16 x i32> poison, i32 %362, i64 0
  %364 = shufflevector <16 x i32> %363, <16 x i32> poison, <16 x i32> zeroinitializer
  %365 = bitcast <16 x i32> %364 to <32 x bfloat>
  %366 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %322, <32 x bfloat> %365, <32 x bfloat> %335)
  %gep54.6.3 = getelementptr inbounds i8, ptr %invariant.gep53.3, i64 384
  %367 = load i32, ptr %gep54.6.3, align 4, !tbaa !115
  %368 = insertelement <16 x i32> poison, i32 %367, i64 0
  %369 = shufflevector <16 x i32> %368, <16 x i32> poison, <16 x i32> zeroinitializer
  %370 = bitcast <16 x i32> %369 to <32 x bfloat>
  %371 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %327, <32 x bfloat> %370, <32 x bfloat> %335)
  %gep54.7.3 = getelementptr inbounds i8, ptr %invariant.gep53.3, i64 448
  %372 = load i32, ptr %gep54.7.3, align 4, !tbaa !115
  %373 = insertelement <16 x i32> poison, i32 %372, i64 0
  %374 = shufflevector <16 x i32> %373, <16 x i32> poison, <16 x i32> zeroinitializer
  %375 = bitcast <16 x i32> %374 to <32 x bfloat>
  %376 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %332, <32 x bfloat> %375, <32 x bfloat> %335)
  %377 = add nuw nsw i64 %.026.i2656, 4
  %niter.next.3 = add nuw i64 %niter, 4
  %niter.ncmp.3.not = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3.not, label %add_pairs.exit30.loopexit.unr-lcssa, label %.lr.ph58, !llvm.loop !124

add_pairs.exit30.loopexit.unr-lcssa:              ; preds = %.lr.ph58, %.lr.ph58.preheader
  %.sroa.50.6 = phi <16 x float> [ %.sroa.50.2, %.lr.ph58.preheader ], [ %356, %.lr.ph58 ]
  %.sroa.66.6 = phi <16 x float> [ %.sroa.66.2, %.lr.ph58.preheader ], [ %361, %.lr.ph58 ]
  %.sroa.34.6 = phi <16 x float> [ %.sroa.34.2, %.lr.ph58.preheader ], [ %351, %.lr.ph58 ]
  %.sroa.82.6 = phi <16 x float> [ %.sroa.82.2, %.lr.ph58.preheader ], [ %366, %.lr.ph58 ]
  %.sroa.98.6 = phi <16 x float> [ %.sroa.98.2, %.lr.ph58.preheader ], [ %371, %.lr.ph58 ]
  %.sroa.18.6 = phi <16 x float> [ %.sroa.18.2, %.lr.ph58.preheader ], [ %346, %.lr.ph58 ]
  %.sroa.114.6 = phi <16 x float> [ %.sroa.114.2, %.lr.ph58.preheader ], [ %376, %.lr.ph58 ]
  %.sroa.0.6 = phi <16 x float> [ %.sroa.0.2, %.lr.ph58.preheader ], [ %341, %.lr.ph58 ]
  %.026.i2656.unr = phi i64 [ 0, %.lr.ph58.preheader ], [ %377, %.lr.ph58 ]
  br i1 %lcmp.mod.not, label %add_pairs.exit30, label %.lr.ph58.epil

.lr.ph58.epil:                                    ; preds = %add_pairs.exit30.loopexit.unr-lcssa, %.lr.ph58.epil
  %.sroa.50.7 = phi <16 x float> [ %400, %.lr.ph58.epil ], [ %.sroa.50.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.sroa.66.7 = phi <16 x float> [ %405, %.lr.ph58.epil ], [ %.sroa.66.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.sroa.34.7 = phi <16 x float> [ %395, %.lr.ph58.epil ], [ %.sroa.34.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.sroa.82.7 = phi <16 x float> [ %410, %.lr.ph58.epil ], [ %.sroa.82.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.sroa.98.7 = phi <16 x float> [ %415, %.lr.ph58.epil ], [ %.sroa.98.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.sroa.18.7 = phi <16 x float> [ %390, %.lr.ph58.epil ], [ %.sroa.18.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.sroa.114.7 = phi <16 x float> [ %420, %.lr.ph58.epil ], [ %.sroa.114.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.sroa.0.7 = phi <16 x float> [ %385, %.lr.ph58.epil ], [ %.sroa.0.6, %add_pairs.exit30.loopexit.unr-lcssa ]
  %.026.i2656.epil = phi i64 [ %421, %.lr.ph58.epil ], [ %.026.i2656.unr, %add_pairs.exit30.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph58.epil ], [ 0, %add_pairs.exit30.loopexit.unr-lcssa ]
  %378 = shl nsw i64 %.026.i2656.epil, 6
  %invariant.gep49.epil = getelementptr i8, ptr %.020.lcssa, i64 %378
  %379 = load <32 x bfloat>, ptr %invariant.gep49.epil, align 64, !tbaa !38
  %380 = shl nsw i64 %.026.i2656.epil, 2
  %invariant.gep53.epil = getelementptr inbounds i8, ptr %.1.lcssa, i64 %380
  %381 = load i32, ptr %invariant.gep53.epil, align 4, !tbaa !115
  %382 = insertelement <16 x i32> poison, i32 %381, i64 0
  %383 = shufflevector <16 x i32> %382, <16 x i32> poison, <16 x i32> zeroinitializer
  %384 = bitcast <16 x i32> %383 to <32 x bfloat>
  %385 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.0.7, <32 x bfloat> %384, <32 x bfloat> %379)
  %gep54.1.epil = getelementptr inbounds i8, ptr %invariant.gep53.epil, i64 64
  %386 = load i32, ptr %gep54.1.epil, align 4, !tbaa !115
  %387 = insertelement <16 x i32> poison, i32 %386, i64 0
  %388 = shufflevector <16 x i32> %387, <16 x i32> poison, <16 x i32> zeroinitializer
  %389 = bitcast <16 x i32> %388 to <32 x bfloat>
  %390 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.18.7, <32 x bfloat> %389, <32 x bfloat> %379)
  %gep54.2.epil = getelementptr inbounds i8, ptr %invariant.gep53.epil, i64 128
  %391 = load i32, ptr %gep54.2.epil, align 4, !tbaa !115
  %392 = insertelement <16 x i32> poison, i32 %391, i64 0
  %393 = shufflevector <16 x i32> %392, <16 x i32> poison, <16 x i32> zeroinitializer
  %394 = bitcast <16 x i32> %393 to <32 x bfloat>
  %395 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.34.7, <32 x bfloat> %394, <32 x bfloat> %379)
  %gep54.3.epil = getelementptr inbounds i8, ptr %invariant.gep53.epil, i64 192
  %396 = load i32, ptr %gep54.3.epil, align 4, !tbaa !115
  %397 = insertelement <16 x i32> poison, i32 %396, i64 0
  %398 = shufflevector <16 x i32> %397, <16 x i32> poison, <16 x i32> zeroinitializer
  %399 = bitcast <16 x i32> %398 to <32 x bfloat>
  %400 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.50.7, <32 x bfloat> %399, <32 x bfloat> %379)
  %gep54.4.epil = getelementptr inbounds i8, ptr %invariant.gep53.epil, i64 256
  %401 = load i32, ptr %gep54.4.epil, align 4, !tbaa !115
  %402 = insertelement <16 x i32> poison, i32 %401, i64 0
  %403 = shufflevector <16 x i32> %402, <16 x i32> poison, <16 x i32> zeroinitializer
  %404 = bitcast <16 x i32> %403 to <32 x bfloat>
  %405 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.66.7, <32 x bfloat> %404, <32 x bfloat> %379)
  %gep54.5.epil = getelementptr inbounds i8, ptr %invariant.gep53.epil, i64 320
  %406 = load i32, ptr %gep54.5.epil, align 4, !tbaa !115
  %407 = insertelement <16 x i32> poison, i32 %406, i64 0
  %408 = shufflevector <16 x i32> %407, <16 x i32> poison, <16 x i32> zeroinitializer
  %409 = bitcast <16 x i32> %408 to <32 x bfloat>
  %410 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.82.7, <32 x bfloat> %409, <32 x bfloat> %379)
  %gep54.6.epil = getelementptr inbounds i8, ptr %invariant.gep53.epil, i64 384
  %411 = load i32, ptr %gep54.6.epil, align 4, !tbaa !115
  %412 = insertelement <16 x i32> poison, i32 %411, i64 0
  %413 = shufflevector <16 x i32> %412, <16 x i32> poison, <16 x i32> zeroinitializer
  %414 = bitcast <16 x i32> %413 to <32 x bfloat>
  %415 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.98.7, <32 x bfloat> %414, <32 x bfloat> %379)
  %gep54.7.epil = getelementptr inbounds i8, ptr %invariant.gep53.epil, i64 448
  %416 = load i32, ptr %gep54.7.epil, align 4, !tbaa !115
  %417 = insertelement <16 x i32> poison, i32 %416, i64 0
  %418 = shufflevector <16 x i32> %417, <16 x i32> poison, <16 x i32> zeroinitializer
  %419 = bitcast <16 x i32> %418 to <32 x bfloat>
  %420 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.114.7, <32 x bfloat> %419, <32 x bfloat> %379)
  %421 = add nuw nsw i64 %.026.i2656.epil, 1
  %epil.iter.next = add nuw nsw i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %add_pairs.exit30, label %.lr.ph58.epil, !llvm.loop !125

add_pairs.exit30:                                 ; preds = %.lr.ph58.epil, %add_pairs.exit30.loopexit.unr-lcssa, %201
  %.sroa.50.9 = phi <16 x float> [ %.sroa.50.2, %201 ], [ %.sroa.50.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %400, %.lr.ph58.epil ]
  %.sroa.66.9 = phi <16 x float> [ %.sroa.66.2, %201 ], [ %.sroa.66.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %405, %.lr.ph58.epil ]
  %.sroa.34.9 = phi <16 x float> [ %.sroa.34.2, %201 ], [ %.sroa.34.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %395, %.lr.ph58.epil ]
  %.sroa.82.9 = phi <16 x float> [ %.sroa.82.2, %201 ], [ %.sroa.82.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %410, %.lr.ph58.epil ]
  %.sroa.98.9 = phi <16 x float> [ %.sroa.98.2, %201 ], [ %.sroa.98.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %415, %.lr.ph58.epil ]
  %.sroa.18.9 = phi <16 x float> [ %.sroa.18.2, %201 ], [ %.sroa.18.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %390, %.lr.ph58.epil ]
  %.sroa.114.9 = phi <16 x float> [ %.sroa.114.2, %201 ], [ %.sroa.114.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %420, %.lr.ph58.epil ]
  %.sroa.0.9 = phi <16 x float> [ %.sroa.0.2, %201 ], [ %.sroa.0.6, %add_pairs.exit30.loopexit.unr-lcssa ], [ %385, %.lr.ph58.epil ]
  %422 = getelementptr inbounds i8, ptr %.1.lcssa, i64 1024
  br label %begin_group.exit

begin_group.exit:                                 ; preds = %add_pairs.exit30, %._crit_edge
  %.sroa.50.10 = phi <16 x float> [ %.sroa.50.2, %._crit_edge ], [ %.sroa.50.9, %add_pairs.exit30 ]
  %.sroa.66.10 = phi <16 x float> [ %.sroa.66.2, %._crit_edge ], [ %.sroa.66.9, %add_pairs.exit30 ]
  %.sroa.34.10 = phi <16 x float> [ %.sroa.34.2, %._crit_edge ], [ %.sroa.34.9, %add_pairs.exit30 ]
  %.sroa.82.10 = phi <16 x float> [ %.sroa.82.2, %._crit_edge ], [ %.sroa.82.9, %add_pairs.exit30 ]
  %.sroa.98.10 = phi <16 x float> [ %.sroa.98.2, %._crit_edge ], [ %.sroa.98.9, %add_pairs.exit30 ]
  %.sroa.18.10 = phi <16 x float> [ %.sroa.18.2, %._crit_edge ], [ %.sroa.18.9, %add_pairs.exit30 ]
  %.sroa.114.10 = phi <16 x float> [ %.sroa.114.2, %._crit_edge ], [ %.sroa.114.9, %add_pairs.exit30 ]
  %.sroa.0.10 = phi <16 x float> [ %.sroa.0.2, %._crit_edge ], [ %.sroa.0.9, %add_pairs.exit30 ]
  %.2 = phi ptr [ %.1.lcssa, %._crit_edge ], [ %422, %add_pairs.exit30 ]
  %423 = add nuw nsw i64 %.02161, 1
  %424 = getelementptr inbounds i8, ptr %.02359, i64 %13
  %exitcond69.not = icmp eq i64 %423, %4
  br i1 %exitcond69.not, label %.preheader32, label %.preheader35, !llvm.loop !126
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float>, <32 x bfloat>, <32 x bfloat>) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.512(<16 x float>) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr nocapture, i32 immarg, <16 x i1>) #9

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @three_taps(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3) unnamed_addr #5 {
.preheader30:
  %4 = load i64, ptr %0, align 8, !tbaa !76
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %.preheader29.lr.ph, label %.preheader27

.preheader29.lr.ph:                               ; preds = %.preheader30
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !78
  %8 = icmp sgt i64 %7, 0
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  %10 = getelementptr inbounds i8, ptr %0, i64 48
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = getelementptr inbounds i8, ptr %0, i64 56
  %13 = getelementptr inbounds i8, ptr %0, i64 24
  %14 = getelementptr inbounds i8, ptr %0, i64 32
  br label %.preheader29

.preheader29:                                     ; preds = %.preheader29.lr.ph, %begin_group.exit
  %.sroa.94.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.94.2, %begin_group.exit ]
  %.sroa.90.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.90.2, %begin_group.exit ]
  %.sroa.86.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.86.2, %begin_group.exit ]
  %.sroa.82.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.82.2, %begin_group.exit ]
  %.sroa.78.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.78.2, %begin_group.exit ]
  %.sroa.74.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.74.2, %begin_group.exit ]
  %.sroa.70.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.70.2, %begin_group.exit ]
  %.sroa.66.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.66.2, %begin_group.exit ]
  %.sroa.62.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.62.2, %begin_group.exit ]
  %.sroa.58.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.58.2, %begin_group.exit ]
  %.sroa.54.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.54.2, %begin_group.exit ]
  %.sroa.50.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.50.2, %begin_group.exit ]
  %.sroa.46.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.46.2, %begin_group.exit ]
  %.sroa.42.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.42.2, %begin_group.exit ]
  %.sroa.38.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.38.2, %begin_group.exit ]
  %.sroa.34.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.34.2, %begin_group.exit ]
  %.sroa.30.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.30.2, %begin_group.exit ]
  %.sroa.26.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.26.2, %begin_group.exit ]
  %.sroa.22.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.22.2, %begin_group.exit ]
  %.sroa.18.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.18.2, %begin_group.exit ]
  %.sroa.14.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.14.2, %begin_group.exit ]
  %.sroa.10.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.10.2, %begin_group.exit ]
  %.sroa.6.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.6.2, %begin_group.exit ]
  %.sroa.0.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.0.2, %begin_group.exit ]
  %.02348 = phi i64 [ 0, %.preheader29.lr.ph ], [ %44, %begin_group.exit ]
  %.02447 = phi ptr [ %1, %.preheader29.lr.ph ], [ %.1.lcssa, %begin_group.exit ]
  br i1 %8, label %.lr.ph44, label %begin_group.exit

.lr.ph44:                                         ; preds = %.preheader29
  %15 = load i64, ptr %9, align 8, !tbaa !82
  %16 = mul nsw i64 %15, %.02348
  %17 = getelementptr inbounds i8, ptr %2, i64 %16
  %18 = load i64, ptr %10, align 8, !tbaa !83
  %19 = load i64, ptr %11, align 8, !tbaa !79
  %20 = icmp sgt i64 %19, 0
  br label %45

.preheader27:                                     ; preds = %begin_group.exit, %.preheader30
  %.sroa.94.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.94.2, %begin_group.exit ]
  %.sroa.90.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.90.2, %begin_group.exit ]
  %.sroa.86.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.86.2, %begin_group.exit ]
  %.sroa.82.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.82.2, %begin_group.exit ]
  %.sroa.78.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.78.2, %begin_group.exit ]
  %.sroa.74.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.74.2, %begin_group.exit ]
  %.sroa.70.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.70.2, %begin_group.exit ]
  %.sroa.66.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.66.2, %begin_group.exit ]
  %.sroa.62.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.62.2, %begin_group.exit ]
  %.sroa.58.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.58.2, %begin_group.exit ]
  %.sroa.54.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.54.2, %begin_group.exit ]
  %.sroa.50.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.50.2, %begin_group.exit ]
  %.sroa.46.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.46.2, %begin_group.exit ]
  %.sroa.42.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.42.2, %begin_group.exit ]
  %.sroa.38.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.38.2, %begin_group.exit ]
  %.sroa.34.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.34.2, %begin_group.exit ]
  %.sroa.30.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.30.2, %begin_group.exit ]
  %.sroa.26.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.26.2, %begin_group.exit ]
  %.sroa.22.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.22.2, %begin_group.exit ]
  %.sroa.18.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.18.2, %begin_group.exit ]
  %.sroa.14.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.14.2, %begin_group.exit ]
  %.sroa.10.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.10.2, %begin_group.exit ]
  %.sroa.6.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.6.2, %begin_group.exit ]
  %.sroa.0.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.0.2, %begin_group.exit ]
  store <16 x float> %.sroa.0.1, ptr %3, align 64, !tbaa !38
  %21 = getelementptr inbounds i8, ptr %3, i64 1024
  store <16 x float> %.sroa.6.1, ptr %21, align 64, !tbaa !38
  %22 = getelementptr inbounds i8, ptr %3, i64 2048
  store <16 x float> %.sroa.10.1, ptr %22, align 64, !tbaa !38
  %23 = getelementptr inbounds i8, ptr %3, i64 64
  store <16 x float> %.sroa.14.1, ptr %23, align 64, !tbaa !38
  %24 = getelementptr inbounds i8, ptr %3, i64 1088
  store <16 x float> %.sroa.18.1, ptr %24, align 64, !tbaa !38
  %25 = getelementptr inbounds i8, ptr %3, i64 2112
  store <16 x float> %.sroa.22.1, ptr %25, align 64, !tbaa !38
  %26 = getelementptr inbounds i8, ptr %3, i64 128
  store <16 x float> %.sroa.26.1, ptr %26, align 64, !tbaa !38
  %27 = getelementptr inbounds i8, ptr %3, i64 1152
  store <16 x float> %.sroa.30.1, ptr %27, align 64, !tbaa !38
  %28 = getelementptr inbounds i8, ptr %3, i64 2176
  store <16 x float> %.sroa.34.1, ptr %28, align 64, !tbaa !38
  %29 = getelementptr inbounds i8, ptr %3, i64 192
  store <16 x float> %.sroa.38.1, ptr %29, align 64, !tbaa !38
  %30 = getelementptr inbounds i8, ptr %3, i64 1216
  store <16 x float> %.sroa.42.1, ptr %30, align 64, !tbaa !38
  %31 = getelementptr inbounds i8, ptr %3, i64 2240
  store <16 x float> %.sroa.46.1, ptr %31, align 64, !tbaa !38
  %32 = getelementptr inbounds i8, ptr %3, i64 256
  store <16 x float> %.sroa.50.1, ptr %32, align 64, !tbaa !38
  %33 = getelementptr inbounds i8, ptr %3, i64 1280
  store <16 x float> %.sroa.54.1, ptr %33, align 64, !tbaa !38
  %34 = getelementptr inbounds i8, ptr %3, i64 2304
  store <16 x float> %.sroa.58.1, ptr %34, align 64, !tbaa !38
  %35 = getelementptr inbounds i8, ptr %3, i64 320
  store <16 x float> %.sroa.62.1, ptr %35, align 64, !tbaa !38
  %36 = getelementptr inbounds i8, ptr %3, i64 1344
  store <16 x float> %.sroa.66.1, ptr %36, align 64, !tbaa !38
  %37 = getelementptr inbounds i8, ptr %3, i64 2368
  store <16 x float> %.sroa.70.1, ptr %37, align 64, !tbaa !38
  %38 = getelementptr inbounds i8, ptr %3, i64 384
  store <16 x float> %.sroa.74.1, ptr %38, align 64, !tbaa !38
  %39 = getelementptr inbounds i8, ptr %3, i64 1408
  store <16 x float> %.sroa.78.1, ptr %39, align 64, !tbaa !38
  %40 = getelementptr inbounds i8, ptr %3, i64 2432
  store <16 x float> %.sroa.82.1, ptr %40, align 64, !tbaa !38
  %41 = getelementptr inbounds i8, ptr %3, i64 448
  store <16 x float> %.sroa.86.1, ptr %41, align 64, !tbaa !38
  %42 = getelementptr inbounds i8, ptr %3, i64 1472
  store <16 x float> %.sroa.90.1, ptr %42, align 64, !tbaa !38
  %43 = getelementptr inbounds i8, ptr %3, i64 2496
  store <16 x float> %.sroa.94.1, ptr %43, align 64, !tbaa !38
  ret void

begin_group.exit:                                 ; preds = %._crit_edge, %.preheader29
  %.sroa.94.2 = phi <16 x float> [ %.sroa.94.0, %.preheader29 ], [ %.sroa.94.4, %._crit_edge ]
  %.sroa.90.2 = phi <16 x float> [ %.sroa.90.0, %.preheader29 ], [ %.sroa.90.4, %._crit_edge ]
  %.sroa.86.2 = phi <16 x float> [ %.sroa.86.0, %.preheader29 ], [ %.sroa.86.4, %._crit_edge ]
  %.sroa.82.2 = phi <16 x float> [ %.sroa.82.0, %.preheader29 ], [ %.sroa.82.4, %._crit_edge ]
  %.sroa.78.2 = phi <16 x float> [ %.sroa.78.0, %.preheader29 ], [ %.sroa.78.4, %._crit_edge ]
  %.sroa.74.2 = phi <16 x float> [ %.sroa.74.0, %.preheader29 ], [ %.sroa.74.4, %._crit_edge ]
  %.sroa.70.2 = phi <16 x float> [ %.sroa.70.0, %.preheader29 ], [ %.sroa.70.4, %._crit_edge ]
  %.sroa.66.2 = phi <16 x float> [ %.sroa.66.0, %.preheader29 ], [ %.sroa.66.4, %._crit_edge ]
  %.sroa.62.2 = phi <16 x float> [ %.sroa.62.0, %.preheader29 ], [ %.sroa.62.4, %._crit_edge ]
  %.sroa.58.2 = phi <16 x float> [ %.sroa.58.0, %.preheader29 ], [ %.sroa.58.4, %._crit_edge ]
  %.sroa.54.2 = phi <16 x float> [ %.sroa.54.0, %.preheader29 ], [ %.sroa.54.4, %._crit_edge ]
  %.sroa.50.2 = phi <16 x float> [ %.sroa.50.0, %.preheader29 ], [ %.sroa.50.4, %._crit_edge ]
  %.sroa.46.2 = phi <16 x float> [ %.sroa.46.0, %.preheader29 ], [ %.sroa.46.4, %._crit_edge ]
  %.sroa.42.2 = phi <16 x float> [ %.sroa.42.0, %.preheader29 ], [ %.sroa.42.4, %._crit_edge ]
  %.sroa.38.2 = phi <16 x float> [ %.sroa.38.0, %.preheader29 ], [ %.sroa.38.4, %._crit_edge ]
  %.sroa.34.2 = phi <16 x float> [ %.sroa.34.0, %.preheader29 ], [ %.sroa.34.4, %._crit_edge ]
  %.sroa.30.2 = phi <16 x float> [ %.sroa.30.0, %.preheader29 ], [ %.sroa.30.4, %._crit_edge ]
  %.sroa.26.2 = phi <16 x float> [ %.sroa.26.0, %.preheader29 ], [ %.sroa.26.4, %._crit_edge ]
  %.sroa.22.2 = phi <16 x float> [ %.sroa.22.0, %.preheader29 ], [ %.sroa.22.4, %._crit_edge ]
  %.sroa.18.2 = phi <16 x float> [ %.sroa.18.0, %.preheader29 ], [ %.sroa.18.4, %._crit_edge ]
  %.sroa.14.2 = phi <16 x float> [ %.sroa.14.0, %.preheader29 ], [ %.sroa.14.4, %._crit_edge ]
  %.sroa.10.2 = phi <16 x float> [ %.sroa.10.0, %.preheader29 ], [ %.sroa.10.4, %._crit_edge ]
  %.sroa.6.2 = phi <16 x float> [ %.sroa.6.0, %.preheader29 ], [ %.sroa.6.4, %._crit_edge ]
  %.sroa.0.2 = phi <16 x float> [ %.sroa.0.0, %.preheader29 ], [ %.sroa.0.4, %._crit_edge ]
  %.1.lcssa = phi ptr [ %.02447, %.preheader29 ], [ %.2.lcssa, %._crit_edge ]
  %44 = add nuw nsw i64 %.02348, 1
  %exitcond53.not = icmp eq i64 %44, %4
  br i1 %exitcond53.not, label %.preheader27, label %.preheader29, !llvm.loop !127

45:                                               ; preds = %.lr.ph44, %._crit_edge
  %.sroa.94.3 = phi <16 x float> [ %.sroa.94.0, %.lr.ph44 ], [ %.sroa.94.4, %._crit_edge ]
  %.sroa.90.3 = phi <16 x float> [ %.sroa.90.0, %.lr.ph44 ], [ %.sroa.90.4, %._crit_edge ]
  %.sroa.86.3 = phi <16 x float> [ %.sroa.86.0, %.lr.ph44 ], [ %.sroa.86.4, %._crit_edge ]
  %.sroa.82.3 = phi <16 x float> [ %.sroa.82.0, %.lr.ph44 ], [ %.sroa.82.4, %._crit_edge ]
  %.sroa.78.3 = phi <16 x float> [ %.sroa.78.0, %.lr.ph44 ], [ %.sroa.78.4, %._crit_edge ]
  %.sroa.74.3 = phi <16 x float> [ %.sroa.74.0, %.lr.ph44 ], [ %.sroa.74.4, %._crit_edge ]
  %.sroa.70.3 = phi <16 x float> [ %.sroa.70.0, %.lr.ph44 ], [ %.sroa.70.4, %._crit_edge ]
  %.sroa.66.3 = phi <16 x float> [ %.sroa.66.0, %.lr.ph44 ], [ %.sroa.66.4, %._crit_edge ]
  %.sroa.62.3 = phi <16 x float> [ %.sroa.62.0, %.lr.ph44 ], [ %.sroa.62.4, %._crit_edge ]
  %.sroa.58.3 = phi <16 x float> [ %.sroa.58.0, %.lr.ph44 ], [ %.sroa.58.4, %._crit_edge ]
  %.sroa.54.3 = phi <16 x float> [ %.sroa.54.0, %.lr.ph44 ], [ %.sroa.54.4, %._crit_edge ]
  %.sroa.50.3 = phi <16 x float> [ %.sroa.50.0, %.lr.ph44 ], [ %.sroa.50.4, %._crit_edge ]
  %.sroa.46.3 = phi <16 x float> [ %.sroa.46.0, %.lr.ph44 ], [ %.sroa.46.4, %._crit_edge ]
  %.sroa.42.3 = phi <16 x float> [ %.sroa.42.0, %.lr.ph44 ], [ %.sroa.42.4, %._crit_edge ]
  %.sroa.38.3 = phi <16 x float> [ %.sroa.38.0, %.lr.ph44 ], [ %.sroa.38.4, %._crit_edge ]
  %.sroa.34.3 = phi <16 x float> [ %.sroa.34.0, %.lr.ph44 ], [ %.sroa.34.4, %._crit_edge ]
  %.sroa.30.3 = phi <16 x float> [ %.sroa.30.0, %.lr.ph44 ], [ %.sroa.30.4, %._crit_edge ]
  %.sroa.26.3 = phi <16 x float> [ %.sroa.26.0, %.lr.ph44 ], [ %.sroa.26.4, %._crit_edge ]
  %.sroa.22.3 = phi <16 x float> [ %.sroa.22.0, %.lr.ph44 ], [ %.sroa.22.4, %._crit_edge ]
  %.sroa.18.3 = phi <16 x float> [ %.sroa.18.0, %.lr.ph44 ], [ %.sroa.18.4, %._crit_edge ]
  %.sroa.14.3 = phi <16 x float> [ %.sroa.14.0, %.lr.ph44 ], [ %.sroa.14.4, %._crit_edge ]
  %.sroa.10.3 = phi <16 x float> [ %.sroa.10.0, %.lr.ph44 ], [ %.sroa.10.4, %._crit_edge ]
  %.sroa.6.3 = phi <16 x float> [ %.sroa.6.0, %.lr.ph44 ], [ %.sroa.6.4, %._crit_edge ]
  %.sroa.0.3 = phi <16 x float> [ %.sroa.0.0, %.lr.ph44 ], [ %.sroa.0.4, %._crit_edge ]
  %.02243 = phi i64 [ 0, %.lr.ph44 ], [ %52, %._crit_edge ]
  %.142 = phi ptr [ %.02447, %.lr.ph44 ], [ %.2.lcssa, %._crit_edge ]
  br i1 %20, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %45
  %46 = mul nsw i64 %18, %.02243
  %47 = getelementptr inbounds i8, ptr %17, i64 %46
  %48 = load i64, ptr %12, align 8, !tbaa !84
  %49 = load i64, ptr %13, align 8, !tbaa !80
  %50 = load i64, ptr %14, align 8, !tbaa !81
  %51 = shl nsw i64 %48, 1
  br label %53

._crit_edge:                                      ; preds = %add_pairs.exit, %45
  %.sroa.94.4 = phi <16 x float> [ %.sroa.94.3, %45 ], [ %300, %add_pairs.exit ]
  %.sroa.90.4 = phi <16 x float> [ %.sroa.90.3, %45 ], [ %299, %add_pairs.exit ]
  %.sroa.86.4 = phi <16 x float> [ %.sroa.86.3, %45 ], [ %298, %add_pairs.exit ]
  %.sroa.82.4 = phi <16 x float> [ %.sroa.82.3, %45 ], [ %293, %add_pairs.exit ]
  %.sroa.78.4 = phi <16 x float> [ %.sroa.78.3, %45 ], [ %292, %add_pairs.exit ]
  %.sroa.74.4 = phi <16 x float> [ %.sroa.74.3, %45 ], [ %291, %add_pairs.exit ]
  %.sroa.70.4 = phi <16 x float> [ %.sroa.70.3, %45 ], [ %286, %add_pairs.exit ]
  %.sroa.66.4 = phi <16 x float> [ %.sroa.66.3, %45 ], [ %285, %add_pairs.exit ]
  %.sroa.62.4 = phi <16 x float> [ %.sroa.62.3, %45 ], [ %284, %add_pairs.exit ]
  %.sroa.58.4 = phi <16 x float> [ %.sroa.58.3, %45 ], [ %279, %add_pairs.exit ]
  %.sroa.54.4 = phi <16 x float> [ %.sroa.54.3, %45 ], [ %278, %add_pairs.exit ]
  %.sroa.50.4 = phi <16 x float> [ %.sroa.50.3, %45 ], [ %277, %add_pairs.exit ]
  %.sroa.46.4 = phi <16 x float> [ %.sroa.46.3, %45 ], [ %272, %add_pairs.exit ]
  %.sroa.42.4 = phi <16 x float> [ %.sroa.42.3, %45 ], [ %271, %add_pairs.exit ]
  %.sroa.38.4 = phi <16 x float> [ %.sroa.38.3, %45 ], [ %270, %add_pairs.exit ]
  %.sroa.34.4 = phi <16 x float> [ %.sroa.34.3, %45 ], [ %265, %add_pairs.exit ]
  %.sroa.30.4 = phi <16 x float> [ %.sroa.30.3, %45 ], [ %264, %add_pairs.exit ]
  %.sroa.26.4 = phi <16 x float> [ %.sroa.26.3, %45 ], [ %263, %add_pairs.exit ]
  %.sroa.22.4 = phi <16 x float> [ %.sroa.22.3, %45 ], [ %258, %add_pairs.exit ]
  %.sroa.18.4 = phi <16 x float> [ %.sroa.18.3, %45 ], [ %257, %add_pairs.exit ]
  %.sroa.14.4 = phi <16 x float> [ %.sroa.14.3, %45 ], [ %256, %add_pairs.exit ]
  %.sroa.10.4 = phi <16 x float> [ %.sroa.10.3, %45 ], [ %251, %add_pairs.exit ]
  %.sroa.6.4 = phi <16 x float> [ %.sroa.6.3, %45 ], [ %250, %add_pairs.exit ]
  %.sroa.0.4 = phi <16 x float> [ %.sroa.0.3, %45 ], [ %249, %add_pairs.exit ]
  %.2.lcssa = phi ptr [ %.142, %45 ], [ %303, %add_pairs.exit ]
  %52 = add nuw nsw i64 %.02243, 1
  %exitcond52.not = icmp eq i64 %52, %7
  br i1 %exitcond52.not, label %begin_group.exit, label %45, !llvm.loop !128

53:                                               ; preds = %.lr.ph, %add_pairs.exit
  %.sroa.94.5 = phi <16 x float> [ %.sroa.94.3, %.lr.ph ], [ %300, %add_pairs.exit ]
  %.sroa.90.5 = phi <16 x float> [ %.sroa.90.3, %.lr.ph ], [ %299, %add_pairs.exit ]
  %.sroa.86.5 = phi <16 x float> [ %.sroa.86.3, %.lr.ph ], [ %298, %add_pairs.exit ]
  %.sroa.82.5 = phi <16 x float> [ %.sroa.82.3, %.lr.ph ], [ %293, %add_pairs.exit ]
  %.sroa.78.5 = phi <16 x float> [ %.sroa.78.3, %.lr.ph ], [ %292, %add_pairs.exit ]
  %.sroa.74.5 = phi <16 x float> [ %.sroa.74.3, %.lr.ph ], [ %291, %add_pairs.exit ]
  %.sroa.70.5 = phi <16 x float> [ %.sroa.70.3, %.lr.ph ], [ %286, %add_pairs.exit ]
  %.sroa.66.5 = phi <16 x float> [ %.sroa.66.3, %.lr.ph ], [ %285, %add_pairs.exit ]
  %.sroa.62.5 = phi <16 x float> [ %.sroa.62.3, %.lr.ph ], [ %284, %add_pairs.exit ]
  %.sroa.58.5 = phi <16 x float> [ %.sroa.58.3, %.lr.ph ], [ %279, %add_pairs.exit ]
  %.sroa.54.5 = phi <16 x float> [ %.sroa.54.3, %.lr.ph ], [ %278, %add_pairs.exit ]
  %.sroa.50.5 = phi <16 x float> [ %.sroa.50.3, %.lr.ph ], [ %277, %add_pairs.exit ]
  %.sroa.46.5 = phi <16 x float> [ %.sroa.46.3, %.lr.ph ], [ %272, %add_pairs.exit ]
  %.sroa.42.5 = phi <16 x float> [ %.sroa.42.3, %.lr.ph ], [ %271, %add_pairs.exit ]
  %.sroa.38.5 = phi <16 x float> [ %.sroa.38.3, %.lr.ph ], [ %270, %add_pairs.exit ]
  %.sroa.34.5 = phi <16 x float> [ %.sroa.34.3, %.lr.ph ], [ %265, %add_pairs.exit ]
  %.sroa.30.5 = phi <16 x float> [ %.sroa.30.3, %.lr.ph ], [ %264, %add_pairs.exit ]
  %.sroa.26.5 = phi <16 x float> [ %.sroa.26.3, %.lr.ph ], [ %263, %add_pairs.exit ]
  %.sroa.22.5 = phi <16 x float> [ %.sroa.22.3, %.lr.ph ], [ %258, %add_pairs.exit ]
  %.sroa.18.5 = phi <16 x float> [ %.sroa.18.3, %.lr.ph ], [ %257, %add_pairs.exit ]
  %.sroa.14.5 = phi <16 x float> [ %.sroa.14.3, %.lr.ph ], [ %256, %add_pairs.exit ]
  %.sroa.10.5 = phi <16 x float> [ %.sroa.10.3, %.lr.ph ], [ %251, %add_pairs.exit ]
  %.sroa.6.5 = phi <16 x float> [ %.sroa.6.3, %.lr.ph ], [ %250, %add_pairs.exit ]
  %.sroa.0.5 = phi <16 x float> [ %.sroa.0.3, %.lr.ph ], [ %249, %add_pairs.exit ]
  %.041 = phi i64 [ 0, %.lr.ph ], [ %302, %add_pairs.exit ]
  %.02140 = phi ptr [ %47, %.lr.ph ], [ %304, %add_pairs.exit ]
  %.239 = phi ptr [ %.142, %.lr.ph ], [ %303, %add_pairs.exit ]
  br label %.preheader28

.preheader28:                                     ; preds = %.preheader28, %53
  %.sroa.94.6 = phi <16 x float> [ %.sroa.94.5, %53 ], [ %300, %.preheader28 ]
  %.sroa.90.6 = phi <16 x float> [ %.sroa.90.5, %53 ], [ %299, %.preheader28 ]
  %.sroa.86.6 = phi <16 x float> [ %.sroa.86.5, %53 ], [ %298, %.preheader28 ]
  %.sroa.82.6 = phi <16 x float> [ %.sroa.82.5, %53 ], [ %293, %.preheader28 ]
  %.sroa.78.6 = phi <16 x float> [ %.sroa.78.5, %53 ], [ %292, %.preheader28 ]
  %.sroa.74.6 = phi <16 x float> [ %.sroa.74.5, %53 ], [ %291, %.preheader28 ]
  %.sroa.70.6 = phi <16 x float> [ %.sroa.70.5, %53 ], [ %286, %.preheader28 ]
  %.sroa.66.6 = phi <16 x float> [ %.sroa.66.5, %53 ], [ %285, %.preheader28 ]
  %.sroa.62.6 = phi <16 x float> [ %.sroa.62.5, %53 ], [ %284, %.preheader28 ]
  %.sroa.58.6 = phi <16 x float> [ %.sroa.58.5, %53 ], [ %279, %.preheader28 ]
  %.sroa.54.6 = phi <16 x float> [ %.sroa.54.5, %53 ], [ %278, %.preheader28 ]
  %.sroa.50.6 = phi <16 x float> [ %.sroa.50.5, %53 ], [ %277, %.preheader28 ]
  %.sroa.46.6 = phi <16 x float> [ %.sroa.46.5, %53 ], [ %272, %.preheader28 ]
  %.sroa.42.6 = phi <16 x float> [ %.sroa.42.5, %53 ], [ %271, %.preheader28 ]
  %.sroa.38.6 = phi <16 x float> [ %.sroa.38.5, %53 ], [ %270, %.preheader28 ]
  %.sroa.34.6 = phi <16 x float> [ %.sroa.34.5, %53 ], [ %265, %.preheader28 ]
  %.sroa.30.6 = phi <16 x float> [ %.sroa.30.5, %53 ], [ %264, %.preheader28 ]
  %.sroa.26.6 = phi <16 x float> [ %.sroa.26.5, %53 ], [ %263, %.preheader28 ]
  %.sroa.22.6 = phi <16 x float> [ %.sroa.22.5, %53 ], [ %258, %.preheader28 ]
  %.sroa.18.6 = phi <16 x float> [ %.sroa.18.5, %53 ], [ %257, %.preheader28 ]
  %.sroa.14.6 = phi <16 x float> [ %.sroa.14.5, %53 ], [ %256, %.preheader28 ]
  %.sroa.10.6 = phi <16 x float> [ %.sroa.10.5, %53 ], [ %251, %.preheader28 ]
  %.sroa.6.6 = phi <16 x float> [ %.sroa.6.5, %53 ], [ %250, %.preheader28 ]
  %.sroa.0.6 = phi <16 x float> [ %.sroa.0.5, %53 ], [ %249, %.preheader28 ]
  %.026.i38 = phi i64 [ 0, %53 ], [ %301, %.preheader28 ]
  %54 = shl nuw nsw i64 %.026.i38, 6
  %invariant.gep = getelementptr i8, ptr %.02140, i64 %54
  %55 = load <32 x bfloat>, ptr %invariant.gep, align 64, !tbaa !38
  %gep.1 = getelementptr i8, ptr %invariant.gep, i64 %48
  %56 = load <32 x bfloat>, ptr %gep.1, align 64, !tbaa !38
  %gep.2 = getelementptr i8, ptr %invariant.gep, i64 %51
  %57 = load <32 x bfloat>, ptr %gep.2, align 64, !tbaa !38
  %58 = shl nuw nsw i64 %.026.i38, 2
  %invariant.gep35 = getelementptr inbounds i8, ptr %.239, i64 %58
  %59 = load i32, ptr %invariant.gep35, align 4, !tbaa !115
  %60 = insertelement <16 x i32> poison, i32 %59, i64 0
  %61 = shufflevector <16 x i32> %60, <16 x i32> poison, <16 x i32> zeroinitializer
  %62 = bitcast <16 x i32> %61 to <32 x bfloat>
  %63 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.0.6, <32 x bfloat> %62, <32 x bfloat> %55)
  %64 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.6.6, <32 x bfloat> %62, <32 x bfloat> %56)
  %65 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.10.6, <32 x bfloat> %62, <32 x bfloat> %57)
  %gep36.1 = getelementptr inbounds i8, ptr %invariant.gep35, i64 64
  %66 = load i32, ptr %gep36.1, align 4, !tbaa !115
  %67 = insertelement <16 x i32> poison, i32 %66, i64 0
  %68 = shufflevector <16 x i32> %67, <16 x i32> poison, <16 x i32> zeroinitializer
  %69 = bitcast <16 x i32> %68 to <32 x bfloat>
  %70 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.14.6, <32 x bfloat> %69, <32 x bfloat> %55)
  %71 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.18.6, <32 x bfloat> %69, <32 x bfloat> %56)
  %72 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.22.6, <32 x bfloat> %69, <32 x bfloat> %57)
  %gep36.2 = getelementptr inbounds i8, ptr %invariant.gep35, i64 128
  %73 = load i32, ptr %gep36.2, align 4, !tbaa !115
  %74 = insertelement <16 x i32> poison, i32 %73, i64 0
  %75 = shufflevector <16 x i32> %74, <16 x i32> poison, <16 x i32> zeroinitializer
  %76 = bitcast <16 x i32> %75 to <32 x bfloat>
  %77 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.26.6, <32 x bfloat> %76, <32 x bfloat> %55)
  %78 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.30.6, <32 x bfloat> %76, <32 x bfloat> %56)
  %79 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.34.6, <32 x bfloat> %76, <32 x bfloat> %57)
  %gep36.3 = getelementptr inbounds i8, ptr %invariant.gep35, i64 192
  %80 = load i32, ptr %gep36.3, align 4, !tbaa !115
  %81 = insertelement <16 x i32> poison, i32 %80, i64 0
  %82 = shufflevector <16 x i32> %81, <16 x i32> poison, <16 x i32> zeroinitializer
  %83 = bitcast <16 x i32> %82 to <32 x bfloat>
  %84 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.38.6, <32 x bfloat> %83, <32 x bfloat> %55)
  %85 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.42.6, <32 x bfloat> %83, <32 x bfloat> %56)
  %86 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.46.6, <32 x bfloat> %83, <32 x bfloat> %57)
  %gep36.4 = getelementptr inbounds i8, ptr %invariant.gep35, i64 256
  %87 = load i32, ptr %gep36.4, align 4, !tbaa !115
  %88 = insertelement <16 x i32> poison, i32 %87, i64 0
  %89 = shufflevector <16 x i32> %88, <16 x i32> poison, <16 x i32> zeroinitializer
  %90 = bitcast <16 x i32> %89 to <32 x bfloat>
  %91 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.50.6, <32 x bfloat> %90, <32 x bfloat> %55)
  %92 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.54.6, <32 x bfloat> %90, <32 x bfloat> %56)
  %93 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.58.6, <32 x bfloat> %90, <32 x bfloat> %57)
  %gep36.5 = getelementptr inbounds i8, ptr %invariant.gep35, i64 320
  %94 = load i32, ptr %gep36.5, align 4, !tbaa !115
  %95 = insertelement <16 x i32> poison, i32 %94, i64 0
  %96 = shufflevector <16 x i32> %95, <16 x i32> poison, <16 x i32> zeroinitializer
  %97 = bitcast <16 x i32> %96 to <32 x bfloat>
  %98 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.62.6, <32 x bfloat> %97, <32 x bfloat> %55)
  %99 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.66.6, <32 x bfloat> %97, <32 x bfloat> %56)
  %100 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.70.6, <32 x bfloat> %97, <32 x bfloat> %57)
  %gep36.6 = getelementptr inbounds i8, ptr %invariant.gep35, i64 384
  %101 = load i32, ptr %gep36.6, align 4, !tbaa !115
  %102 = insertelement <16 x i32> poison, i32 %101, i64 0
  %103 = shufflevector <16 x i32> %102, <16 x i32> poison, <16 x i32> zeroinitializer
  %104 = bitcast <16 x i32> %103 to <32 x bfloat>
  %105 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.74.6, <32 x bfloat> %104, <32 x bfloat> %55)
  %106 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.78.6, <32 x bfloat> %104, <32 x bfloat> %56)
  %107 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.82.6, <32 x bfloat> %104, <32 x bfloat> %57)
  %gep36.7 = getelementptr inbounds i8, ptr %invariant.gep35, i64 448
  %108 = load i32, ptr %gep36.7, align 4, !tbaa !115
  %109 = insertelement <16 x i32> poison, i32 %108, i64 0
  %110 = shufflevector <16 x i32> %109, <16 x i32> poison, <16 x i32> zeroinitializer
  %111 = bitcast <16 x i32> %110 to <32 x bfloat>
  %112 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.86.6, <32 x bfloat> %111, <32 x bfloat> %55)
  %113 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.90.6, <32 x bfloat> %111, <32 x bfloat> %56)
  %114 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.94.6, <32 x bfloat> %111, <32 x bfloat> %57)
  %115 = or disjoint i64 %.026.i38, 1
  %116 = shl nuw nsw i64 %115, 6
  %invariant.gep.1 = getelementptr i8, ptr %.02140, i64 %116
  %117 = load <32 x bfloat>, ptr %invariant.gep.1, align 64, !tbaa !38
  %gep.1.1 = getelementptr i8, ptr %invariant.gep.1, i64 %48
  %118 = load <32 x bfloat>, ptr %gep.1.1, align 64, !tbaa !38
  %gep.2.1 = getelementptr i8, ptr %invariant.gep.1, i64 %51
  %119 = load <32 x bfloat>, ptr %gep.2.1, align 64, !tbaa !38
  %120 = shl nuw nsw i64 %115, 2
  %invariant.gep35.1 = getelementptr inbounds i8, ptr %.239, i64 %120
  %121 = load i32, ptr %invariant.gep35.1, align 4, !tbaa !115
  %122 = insertelement <16 x i32> poison, i32 %121, i64 0
  %123 = shufflevector <16 x i32> %122, <16 x i32> poison, <16 x i32> zeroinitializer
  %124 = bitcast <16 x i32> %123 to <32 x bfloat>
  %125 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %63, <32 x bfloat> %124, <32 x bfloat> %117)
  %126 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %64, <32 x bfloat> %124, <32 x bfloat> %118)
  %127 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %65, <32 x bfloat> %124, <32 x bfloat> %119)
  %gep36.1.1 = getelementptr inbounds i8, ptr %invariant.gep35.1, i64 64
  %128 = load i32, ptr %gep36.1.1, align 4, !tbaa !115
  %129 = insertelement <16 x i32> poison, i32 %128, i64 0
  %130 = shufflevector <16 x i32> %129, <16 x i32> poison, <16 x i32> zeroinitializer
  %131 = bitcast <16 x i32> %130 to <32 x bfloat>
  %132 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %70, <32 x bfloat> %131, <32 x bfloat> %117)
  %133 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %71, <32 x bfloat> %131, <32 x bfloat> %118)
  %134 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %72, <32 x bfloat> %131, <32 x bfloat> %119)
  %gep36.2.1 = getelementptr inbounds i8, ptr %invariant.gep35.1, i64 128
  %135 = load i32, ptr %gep36.2.1, align 4, !tbaa !115
  %136 = insertelement <16 x i32> poison, i32 %135, i64 0
  %137 = shufflevector <16 x i32> %136, <16 x i32> poison, <16 x i32> zeroinitializer
  %138 = bitcast <16 x i32> %137 to <32 x bfloat>
  %139 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %77, <32 x bfloat> %138, <32 x bfloat> %117)
  %140 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %78, <32 x bfloat> %138, <32 x bfloat> %118)
  %141 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %79, <32 x bfloat> %138, <32 x bfloat> %119)
  %gep36.3.1 = getelementptr inbounds i8, ptr %invariant.gep35.1, i64 192
  %142 = load i32, ptr %gep36.3.1, align 4, !tbaa !115
  %143 = insertelement <16 x i32> poison, i32 %142, i64 0
  %144 = shufflevector <16 x i32> %143, <16 x i32> poison, <16 x i32> zeroinitializer
  %145 = bitcast <16 x i32> %144 to <32 x bfloat>
  %146 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %84, <32 x bfloat> %145, <32 x bfloat> %117)
  %147 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %85, <32 x bfloat> %145, <32 x bfloat> %118)
  %148 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %86, <32 x bfloat> %145, <32 x bfloat> %119)
  %gep36.4.1 = getelementptr inbounds i8, ptr %invariant.gep35.1, i64 256
  %149 = load i32, ptr %gep36.4.1, align 4, !tbaa !115
  %150 = insertelement <16 x i32> poison, i32 %149, i64 0
  %151 = shufflevector <16 x i32> %150, <16 x i32> poison, <16 x i32> zeroinitializer
  %152 = bitcast <16 x i32> %151 to <32 x bfloat>
  %153 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %91, <32 x bfloat> %152, <32 x bfloat> %117)
  %154 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %92, <32 x bfloat> %152, <32 x bfloat> %118)
  %155 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %93, <32 x bfloat> %152, <32 x bfloat> %119)
  %gep36.5.1 = getelementptr inbounds i8, ptr %invariant.gep35.1, i64 320
  %156 = load i32, ptr %gep36.5.1, align 4, !tbaa !115
  %157 = insertelement <16 x i32> poison, i32 %156, i64 0
  %158 = shufflevector <16 x i32> %157, <16 x i32> poison, <16 x i32> zeroinitializer
  %159 = bitcast <16 x i32> %158 to <32 x bfloat>
  %160 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %98, <32 x bfloat> %159, <32 x bfloat> %117)
  %161 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %99, <32 x bfloat> %159, <32 x bfloat> %118)
  %162 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %100, <32 x bfloat> %159, <32 x bfloat> %119)
  %gep36.6.1 = getelementptr inbounds i8, ptr %invariant.gep35.1, i64 384
  %163 = load i32, ptr %gep36.6.1, align 4, !tbaa !115
  %164 = insertelement <16 x i32> poison, i32 %163, i64 0
  %165 = shufflevector <16 x i32> %164, <16 x i32> poison, <16 x i32> zeroinitializer
  %166 = bitcast <16 x i32> %165 to <32 x bfloat>
  %167 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %105, <32 x bfloat> %166, <32 x bfloat> %117)
  %168 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %106, <32 x bfloat> %166, <32 x bfloat> %118)
  %169 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %107, <32 x bfloat> %166, <32 x bfloat> %119)
  %gep36.7.1 = getelementptr inbounds i8, ptr %invariant.gep35.1, i64 448
  %170 = load i32, ptr %gep36.7.1, align 4, !tbaa !115
  %171 = insertelement <16 x i32> poison, i32 %170, i64 0
  %172 = shufflevector <16 x i32> %171, <16 x i32> poison, <16 x i32> zeroinitializer
  %173 = bitcast <16 x i32> %172 to <32 x bfloat>
  %174 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %112, <32 x bfloat> %173, <32 x bfloat> %117)
  %175 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %113, <32 x bfloat> %173, <32 x bfloat> %118)
  %176 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %114, <32 x bfloat> %173, <32 x bfloat> %119)
  %177 = or disjoint i64 %.026.i38, 2
  %178 = shl nuw nsw i64 %177, 6
  %invariant.gep.2 = getelementptr i8, ptr %.02140, i64 %178
  %179 = load <32 x bfloat>, ptr %invariant.gep.2, align 64, !tbaa !38
  %gep.1.2 = getelementptr i8, ptr %invariant.gep.2, i64 %48
  %180 = load <32 x bfloat>, ptr %gep.1.2, align 64, !tbaa !38
  %gep.2.2 = getelementptr i8, ptr %invariant.gep.2, i64 %51
  %181 = load <32 x bfloat>, ptr %gep.2.2, align 64, !tbaa !38
  %182 = shl nuw nsw i64 %177, 2
  %invariant.gep35.2 = getelementptr inbounds i8, ptr %.239, i64 %182
  %183 = load i32, ptr %invariant.gep35.2, align 4, !tbaa !115
  %184 = insertelement <16 x i32> poison, i32 %183, i64 0
  %185 = shufflevector <16 x i32> %184, <16 x i32> poison, <16 x i32> zeroinitializer
  %186 = bitcast <16 x i32> %185 to <32 x bfloat>
  %187 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %125, <32 x bfloat> %186, <32 x bfloat> %179)
  %188 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %126, <32 x bfloat> %186, <32 x bfloat> %180)
  %189 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %127, <32 x bfloat> %186, <32 x bfloat> %181)
  %gep36.1.2 = getelementptr inbounds i8, ptr %invariant.gep35.2, i64 64
  %190 = load i32, ptr %gep36.1.2, align 4, !tbaa !115
  %191 = insertelement <16 x i32> poison, i32 %190, i64 0
  %192 = shufflevector <16 x i32> %191, <16 x i32> poison, <16 x i32> zeroinitializer
  %193 = bitcast <16 x i32> %192 to <32 x bfloat>
  %194 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %132, <32 x bfloat> %193, <32 x bfloat> %179)
  %195 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %133, <32 x bfloat> %193, <32 x bfloat> %180)
  %196 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %134, <32 x bfloat> %193, <32 x bfloat> %181)
  %gep36.2.2 = getelementptr inbounds i8, ptr %invariant.gep35.2, i64 128
  %197 = load i32, ptr %gep36.2.2, align 4, !tbaa !115
  %198 = insertelement <16 x i32> poison, i32 %197, i64 0
  %199 = shufflevector <16 x i32> %198, <16 x i32> poison, <16 x i32> zeroinitializer
  %200 = bitcast <16 x i32> %199 to <32 x bfloat>
  %201 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %139, <32 x bfloat> %200, <32 x bfloat> %179)
  %202 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %140, <32 x bfloat> %200, <32 x bfloat> %180)
  %203 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %141, <32 x bfloat> %200, <32 x bfloat> %181)
  %gep36.3.2 = getelementptr inbounds i8, ptr %invariant.gep35.2, i64 192
  %204 = load i32, ptr %gep36.3.2, align 4, !tbaa !115
  %205 = insertelement <16 x i32> poison, i32 %204, i64 0
  %206 = shufflevector <16 x i32> %205, <16 x i32> poison, <16 x i32> zeroinitializer
  %207 = bitcast <16 x i32> %206 to <32 x bfloat>
  %208 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %146, <32 x bfloat> %207, <32 x bfloat> %179)
  %209 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %147, <32 x bfloat> %207, <32 x bfloat> %180)
  %210 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %148, <32 x bfloat> %207, <32 x bfloat> %181)
  %gep36.4.2 = getelementptr inbounds i8, ptr %invariant.gep35.2, i64 256
  %211 = load i32, ptr %gep36.4.2, align 4, !tbaa !115
  %212 = insertelement <16 x i32> poison, i32 %211, i64 0
  %213 = shufflevector <16 x i32> %212, <16 x i32> poison, <16 x i32> zeroinitializer
  %214 = bitcast <16 x i32> %213 to <32 x bfloat>
  %215 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %153, <32 x bfloat> %214, <32 x bfloat> %179)
  %216 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %154, <32 x bfloat> %214, <32 x bfloat> %180)
  %217 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %155, <32 x bfloat> %214, <32 x bfloat> %181)
  %gep36.5.2 = getelementptr inbounds i8, ptr %invariant.gep35.2, i64 320
  %218 = load i32, ptr %gep36.5.2, align 4, !tbaa !115
  %219 = insertelement <16 x i32> poison, i32 %218, i64 0
  %220 = shufflevector <16 x i32> %219, <16 x i32> poison, <16 x i32> zeroinitializer
  %221 = bitcast <16 x i32> %220 to <32 x bfloat>
  %222 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %160, <32 x bfloat> %221, <32 x bfloat> %179)
  %223 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %161, <32 x bfloat> %221, <32 x bfloat> %180)
  %224 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %162, <32 x bfloat> %221, <32 x bfloat> %181)
  %gep36.6.2 = getelementptr inbounds i8, ptr %invariant.gep35.2, i64 384
  %225 = load i32, ptr %gep36.6.2, align 4, !tbaa !115
  %226 = insertelement <16 x i32> poison, i32 %225, i64 0
  %227 = shufflevector <16 x i32> %226, <16 x i32> poison, <16 x i32> zeroinitializer
  %228 = bitcast <16 x i32> %227 to <32 x bfloat>
  %229 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %167, <32 x bfloat> %228, <32 x bfloat> %179)
  %230 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %168, <32 x bfloat> %228, <32 x bfloat> %180)
  %231 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %169, <32 x bfloat> %228, <32 x bfloat> %181)
  %gep36.7.2 = getelementptr inbounds i8, ptr %invariant.gep35.2, i64 448
  %232 = load i32, ptr %gep36.7.2, align 4, !tbaa !115
  %233 = insertelement <16 x i32> poison, i32 %232, i64 0
  %234 = shufflevector <16 x i32> %233, <16 x i32> poison, <16 x i32> zeroinitializer
  %235 = bitcast <16 x i32> %234 to <32 x bfloat>
  %236 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %174, <32 x bfloat> %235, <32 x bfloat> %179)
  %237 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %175, <32 x bfloat> %235, <32 x bfloat> %180)
  %238 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %176, <32 x bfloat> %235, <32 x bfloat> %181)
  %239 = or disjoint i64 %.026.i38, 3
  %240 = shl nuw nsw i64 %239, 6
  %invariant.gep.3 = getelementptr i8, ptr %.02140, i64 %240
  %241 = load <32 x bfloat>, ptr %invariant.gep.3, align 64, !tbaa !38
  %gep.1.3 = getelementptr i8, ptr %invariant.gep.3, i64 %48
  %242 = load <32 x bfloat>, ptr %gep.1.3, align 64, !tbaa !38
  %gep.2.3 = getelementptr i8, ptr %invariant.gep.3, i64 %51
  %243 = load <32 x bfloat>, ptr %gep.2.3, align 64, !tbaa !38
  %244 = shl nuw nsw i64 %239, 2
  %invariant.gep35.3 = getelementptr inbounds i8, ptr %.239, i64 %244
  %245 = load i32, ptr %invariant.gep35.3, align 4, !tbaa !115
  %246 = insertelement <16 x i32> poison, i32 %245, i64 0
  %247 = shufflevector <16 x i32> %246, <16 x i32> poison, <16 x i32> zeroinitializer
  %248 = bitcast <16 x i32> %247 to <32 x bfloat>
  %249 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %187, <32 x bfloat> %248, <32 x bfloat> %241)
  %250 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %188, <32 x bfloat> %248, <32 x bfloat> %242)
  %251 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %189, <32 x bfloat> %248, <32 x bfloat> %243)
  %gep36.1.3 = getelementptr inbounds i8, ptr %invariant.gep35.3, i64 64
  %252 = load i32, ptr %gep36.1.3, align 4, !tbaa !115
  %253 = insertelement <16 x i32> poison, i32 %252, i64 0
  %254 = shufflevector <16 x i32> %253, <16 x i32> poison, <16 x i32> zeroinitializer
  %255 = bitcast <16 x i32> %254 to <32 x bfloat>
  %256 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %194, <32 x bfloat> %255, <32 x bfloat> %241)
  %257 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %195, <32 x bfloat> %255, <32 x bfloat> %242)
  %258 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %196, <32 x bfloat> %255, <32 x bfloat> %243)
  %gep36.2.3 = getelementptr inbounds i8, ptr %invariant.gep35.3, i64 128
  %259 = load i32, ptr %gep36.2.3, align 4, !tbaa !115
  %260 = insertelement <16 x i32> poison, i32 %259, i64 0
  %261 = shufflevector <16 x i32> %260, <16 x i32> poison, <16 x i32> zeroinitializer
  %262 = bitcast <16 x i32> %261 to <32 x bfloat>
  %263 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %201, <32 x bfloat> %262, <32 x bfloat> %241)
  %264 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %202, <32 x bfloat> %262, <32 x bfloat> %242)
  %265 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %203, <32 x bfloat> %262, <32 x bfloat> %243)
  %gep36.3.3 = getelementptr inbounds i8, ptr %invariant.gep35.3, i64 192
  %266 = load i32, ptr %gep36.3.3, align 4, !tbaa !115
  %267 = insertelement <16 x i32> poison, i32 %266, i64 0
  %268 = shufflevector <16 x i32> %267, <16 x i32> poison, <16 x i32> zeroinitializer
  %269 = bitcast <16 x i32> %268 to <32 x bfloat>
  %270 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %208, <32 x bfloat> %269, <32 x bfloat> %241)
  %271 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %209, <32 x bfloat> %269, <32 x bfloat> %242)
  %272 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %210, <32 x bfloat> %269, <32 x bfloat> %243)
  %gep36.4.3 = getelementptr inbounds i8, ptr %invariant.gep35.3, i64 256
  %273 = load i32, ptr %gep36.4.3, align 4, !tbaa !115
  %274 = insertelement <16 x i32> poison, i32 %273, i64 0
  %275 = shufflevector <16 x i32> %274, <16 x i32> poison, <16 x i32> zeroinitializer
  %276 = bitcast <16 x i32> %275 to <32 x bfloat>
  %277 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %215, <32 x bfloat> %276, <32 x bfloat> %241)
  %278 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %216, <32 x bfloat> %276, <32 x bfloat> %242)
  %279 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %217, <32 x bfloat> %276, <32 x bfloat> %243)
  %gep36.5.3 = getelementptr inbounds i8, ptr %invariant.gep35.3, i64 320
  %280 = load i32, ptr %gep36.5.3, align 4, !tbaa !115
  %281 = insertelement <16 x i32> poison, i32 %280, i64 0
  %282 = shufflevector <16 x i32> %281, <16 x i32> poison, <16 x i32> zeroinitializer
  %283 = bitcast <16 x i32> %282 to <32 x bfloat>
  %284 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %222, <32 x bfloat> %283, <32 x bfloat> %241)
  %285 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %223, <32 x bfloat> %283, <32 x bfloat> %242)
  %286 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %224, <32 x bfloat> %283, <32 x bfloat> %243)
  %gep36.6.3 = getelementptr inbounds i8, ptr %invariant.gep35.3, i64 384
  %287 = load i32, ptr %gep36.6.3, align 4, !tbaa !115
  %288 = insertelement <16 x i32> poison, i32 %287, i64 0
  %289 = shufflevector <16 x i32> %288, <16 x i32> poison, <16 x i32> zeroinitializer
  %290 = bitcast <16 x i32> %289 to <32 x bfloat>
  %291 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %229, <32 x bfloat> %290, <32 x bfloat> %241)
  %292 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %230, <32 x bfloat> %290, <32 x bfloat> %242)
  %293 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %231, <32 x bfloat> %290, <32 x bfloat> %243)
  %gep36.7.3 = getelementptr inbounds i8, ptr %invariant.gep35.3, i64 448
  %294 = load i32, ptr %gep36.7.3, align 4, !tbaa !115
  %295 = insertelement <16 x i32> poison, i32 %294, i64 0
  %296 = shufflevector <16 x i32> %295, <16 x i32> poison, <16 x i32> zeroinitializer
  %297 = bitcast <16 x i32> %296 to <32 x bfloat>
  %298 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %236, <32 x bfloat> %297, <32 x bfloat> %241)
  %299 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %237, <32 x bfloat> %297, <32 x bfloat> %242)
  %300 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %238, <32 x bfloat> %297, <32 x bfloat> %243)
  %301 = add nuw nsw i64 %.026.i38, 4
  %exitcond.not.3 = icmp eq i64 %301, 16
  br i1 %exitcond.not.3, label %add_pairs.exit, label %.preheader28, !llvm.loop !129

add_pairs.exit:                                   ; preds = %.preheader28
  %302 = add nuw nsw i64 %.041, 1
  %303 = getelementptr inbounds i8, ptr %.239, i64 %49
  %304 = getelementptr inbounds i8, ptr %.02140, i64 %50
  %exitcond51.not = icmp eq i64 %302, %19
  br i1 %exitcond51.not, label %._crit_edge, label %53, !llvm.loop !130
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @two_taps(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3) unnamed_addr #5 {
.preheader30:
  %4 = load i64, ptr %0, align 8, !tbaa !76
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %.preheader29.lr.ph, label %.preheader27

.preheader29.lr.ph:                               ; preds = %.preheader30
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !78
  %8 = icmp sgt i64 %7, 0
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  %10 = getelementptr inbounds i8, ptr %0, i64 48
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = getelementptr inbounds i8, ptr %0, i64 56
  %13 = getelementptr inbounds i8, ptr %0, i64 24
  %14 = getelementptr inbounds i8, ptr %0, i64 32
  br label %.preheader29

.preheader29:                                     ; preds = %.preheader29.lr.ph, %begin_group.exit
  %.sroa.47.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.47.2, %begin_group.exit ]
  %.sroa.51.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.51.2, %begin_group.exit ]
  %.sroa.42.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.42.2, %begin_group.exit ]
  %.sroa.38.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.38.2, %begin_group.exit ]
  %.sroa.56.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.56.2, %begin_group.exit ]
  %.sroa.33.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.33.2, %begin_group.exit ]
  %.sroa.29.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.29.2, %begin_group.exit ]
  %.sroa.60.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.60.2, %begin_group.exit ]
  %.sroa.24.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.24.2, %begin_group.exit ]
  %.sroa.20.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.20.2, %begin_group.exit ]
  %.sroa.65.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.65.2, %begin_group.exit ]
  %.sroa.15.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.15.2, %begin_group.exit ]
  %.sroa.11.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.11.2, %begin_group.exit ]
  %.sroa.69.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.69.2, %begin_group.exit ]
  %.sroa.6.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.6.2, %begin_group.exit ]
  %.sroa.0.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.0.2, %begin_group.exit ]
  %.02348 = phi i64 [ 0, %.preheader29.lr.ph ], [ %36, %begin_group.exit ]
  %.02447 = phi ptr [ %1, %.preheader29.lr.ph ], [ %.1.lcssa, %begin_group.exit ]
  br i1 %8, label %.lr.ph44, label %begin_group.exit

.lr.ph44:                                         ; preds = %.preheader29
  %15 = load i64, ptr %9, align 8, !tbaa !82
  %16 = mul nsw i64 %15, %.02348
  %17 = getelementptr inbounds i8, ptr %2, i64 %16
  %18 = load i64, ptr %10, align 8, !tbaa !83
  %19 = load i64, ptr %11, align 8, !tbaa !79
  %20 = icmp sgt i64 %19, 0
  br label %37

.preheader27:                                     ; preds = %begin_group.exit, %.preheader30
  %.sroa.47.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.47.2, %begin_group.exit ]
  %.sroa.51.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.51.2, %begin_group.exit ]
  %.sroa.42.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.42.2, %begin_group.exit ]
  %.sroa.38.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.38.2, %begin_group.exit ]
  %.sroa.56.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.56.2, %begin_group.exit ]
  %.sroa.33.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.33.2, %begin_group.exit ]
  %.sroa.29.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.29.2, %begin_group.exit ]
  %.sroa.60.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.60.2, %begin_group.exit ]
  %.sroa.24.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.24.2, %begin_group.exit ]
  %.sroa.20.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.20.2, %begin_group.exit ]
  %.sroa.65.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.65.2, %begin_group.exit ]
  %.sroa.15.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.15.2, %begin_group.exit ]
  %.sroa.11.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.11.2, %begin_group.exit ]
  %.sroa.69.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.69.2, %begin_group.exit ]
  %.sroa.6.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.6.2, %begin_group.exit ]
  %.sroa.0.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.0.2, %begin_group.exit ]
  store <16 x float> %.sroa.0.1, ptr %3, align 64, !tbaa !38
  %21 = getelementptr inbounds i8, ptr %3, i64 1024
  store <16 x float> %.sroa.6.1, ptr %21, align 64, !tbaa !38
  %22 = getelementptr inbounds i8, ptr %3, i64 64
  store <16 x float> %.sroa.11.1, ptr %22, align 64, !tbaa !38
  %23 = getelementptr inbounds i8, ptr %3, i64 1088
  store <16 x float> %.sroa.15.1, ptr %23, align 64, !tbaa !38
  %24 = getelementptr inbounds i8, ptr %3, i64 128
  store <16 x float> %.sroa.20.1, ptr %24, align 64, !tbaa !38
  %25 = getelementptr inbounds i8, ptr %3, i64 1152
  store <16 x float> %.sroa.24.1, ptr %25, align 64, !tbaa !38
  %26 = getelementptr inbounds i8, ptr %3, i64 192
  store <16 x float> %.sroa.29.1, ptr %26, align 64, !tbaa !38
  %27 = getelementptr inbounds i8, ptr %3, i64 1216
  store <16 x float> %.sroa.33.1, ptr %27, align 64, !tbaa !38
  %28 = getelementptr inbounds i8, ptr %3, i64 256
  store <16 x float> %.sroa.38.1, ptr %28, align 64, !tbaa !38
  %29 = getelementptr inbounds i8, ptr %3, i64 1280
  store <16 x float> %.sroa.42.1, ptr %29, align 64, !tbaa !38
  %30 = getelementptr inbounds i8, ptr %3, i64 320
  store <16 x float> %.sroa.47.1, ptr %30, align 64, !tbaa !38
  %31 = getelementptr inbounds i8, ptr %3, i64 1344
  store <16 x float> %.sroa.51.1, ptr %31, align 64, !tbaa !38
  %32 = getelementptr inbounds i8, ptr %3, i64 384
  store <16 x float> %.sroa.56.1, ptr %32, align 64, !tbaa !38
  %33 = getelementptr inbounds i8, ptr %3, i64 1408
  store <16 x float> %.sroa.60.1, ptr %33, align 64, !tbaa !38
  %34 = getelementptr inbounds i8, ptr %3, i64 448
  store <16 x float> %.sroa.65.1, ptr %34, align 64, !tbaa !38
  %35 = getelementptr inbounds i8, ptr %3, i64 1472
  store <16 x float> %.sroa.69.1, ptr %35, align 64, !tbaa !38
  ret void

begin_group.exit:                                 ; preds = %._crit_edge, %.preheader29
  %.sroa.47.2 = phi <16 x float> [ %.sroa.47.0, %.preheader29 ], [ %.sroa.47.4, %._crit_edge ]
  %.sroa.51.2 = phi <16 x float> [ %.sroa.51.0, %.preheader29 ], [ %.sroa.51.4, %._crit_edge ]
  %.sroa.42.2 = phi <16 x float> [ %.sroa.42.0, %.preheader29 ], [ %.sroa.42.4, %._crit_edge ]
  %.sroa.38.2 = phi <16 x float> [ %.sroa.38.0, %.preheader29 ], [ %.sroa.38.4, %._crit_edge ]
  %.sroa.56.2 = phi <16 x float> [ %.sroa.56.0, %.preheader29 ], [ %.sroa.56.4, %._crit_edge ]
  %.sroa.33.2 = phi <16 x float> [ %.sroa.33.0, %.preheader29 ], [ %.sroa.33.4, %._crit_edge ]
  %.sroa.29.2 = phi <16 x float> [ %.sroa.29.0, %.preheader29 ], [ %.sroa.29.4, %._crit_edge ]
  %.sroa.60.2 = phi <16 x float> [ %.sroa.60.0, %.preheader29 ], [ %.sroa.60.4, %._crit_edge ]
  %.sroa.24.2 = phi <16 x float> [ %.sroa.24.0, %.preheader29 ], [ %.sroa.24.4, %._crit_edge ]
  %.sroa.20.2 = phi <16 x float> [ %.sroa.20.0, %.preheader29 ], [ %.sroa.20.4, %._crit_edge ]
  %.sroa.65.2 = phi <16 x float> [ %.sroa.65.0, %.preheader29 ], [ %.sroa.65.4, %._crit_edge ]
  %.sroa.15.2 = phi <16 x float> [ %.sroa.15.0, %.preheader29 ], [ %.sroa.15.4, %._crit_edge ]
  %.sroa.11.2 = phi <16 x float> [ %.sroa.11.0, %.preheader29 ], [ %.sroa.11.4, %._crit_edge ]
  %.sroa.69.2 = phi <16 x float> [ %.sroa.69.0, %.preheader29 ], [ %.sroa.69.4, %._crit_edge ]
  %.sroa.6.2 = phi <16 x float> [ %.sroa.6.0, %.preheader29 ], [ %.sroa.6.4, %._crit_edge ]
  %.sroa.0.2 = phi <16 x float> [ %.sroa.0.0, %.preheader29 ], [ %.sroa.0.4, %._crit_edge ]
  %.1.lcssa = phi ptr [ %.02447, %.preheader29 ], [ %.2.lcssa, %._crit_edge ]
  %36 = add nuw nsw i64 %.02348, 1
  %exitcond53.not = icmp eq i64 %36, %4
  br i1 %exitcond53.not, label %.preheader27, label %.preheader29, !llvm.loop !131

37:                                               ; preds = %.lr.ph44, %._crit_edge
  %.sroa.47.3 = phi <16 x float> [ %.sroa.47.0, %.lr.ph44 ], [ %.sroa.47.4, %._crit_edge ]
  %.sroa.51.3 = phi <16 x float> [ %.sroa.51.0, %.lr.ph44 ], [ %.sroa.51.4, %._crit_edge ]
  %.sroa.42.3 = phi <16 x float> [ %.sroa.42.0, %.lr.ph44 ], [ %.sroa.42.4, %._crit_edge ]
  %.sroa.38.3 = phi <16 x float> [ %.sroa.38.0, %.lr.ph44 ], [ %.sroa.38.4, %._crit_edge ]
  %.sroa.56.3 = phi <16 x float> [ %.sroa.56.0, %.lr.ph44 ], [ %.sroa.56.4, %._crit_edge ]
  %.sroa.33.3 = phi <16 x float> [ %.sroa.33.0, %.lr.ph44 ], [ %.sroa.33.4, %._crit_edge ]
  %.sroa.29.3 = phi <16 x float> [ %.sroa.29.0, %.lr.ph44 ], [ %.sroa.29.4, %._crit_edge ]
  %.sroa.60.3 = phi <16 x float> [ %.sroa.60.0, %.lr.ph44 ], [ %.sroa.60.4, %._crit_edge ]
  %.sroa.24.3 = phi <16 x float> [ %.sroa.24.0, %.lr.ph44 ], [ %.sroa.24.4, %._crit_edge ]
  %.sroa.20.3 = phi <16 x float> [ %.sroa.20.0, %.lr.ph44 ], [ %.sroa.20.4, %._crit_edge ]
  %.sroa.65.3 = phi <16 x float> [ %.sroa.65.0, %.lr.ph44 ], [ %.sroa.65.4, %._crit_edge ]
  %.sroa.15.3 = phi <16 x float> [ %.sroa.15.0, %.lr.ph44 ], [ %.sroa.15.4, %._crit_edge ]
  %.sroa.11.3 = phi <16 x float> [ %.sroa.11.0, %.lr.ph44 ], [ %.sroa.11.4, %._crit_edge ]
  %.sroa.69.3 = phi <16 x float> [ %.sroa.69.0, %.lr.ph44 ], [ %.sroa.69.4, %._crit_edge ]
  %.sroa.6.3 = phi <16 x float> [ %.sroa.6.0, %.lr.ph44 ], [ %.sroa.6.4, %._crit_edge ]
  %.sroa.0.3 = phi <16 x float> [ %.sroa.0.0, %.lr.ph44 ], [ %.sroa.0.4, %._crit_edge ]
  %.02243 = phi i64 [ 0, %.lr.ph44 ], [ %43, %._crit_edge ]
  %.142 = phi ptr [ %.02447, %.lr.ph44 ], [ %.2.lcssa, %._crit_edge ]
  br i1 %20, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %37
  %38 = mul nsw i64 %18, %.02243
  %39 = getelementptr inbounds i8, ptr %17, i64 %38
  %40 = load i64, ptr %12, align 8, !tbaa !84
  %41 = load i64, ptr %13, align 8, !tbaa !80
  %42 = load i64, ptr %14, align 8, !tbaa !81
  br label %44

._crit_edge:                                      ; preds = %add_pairs.exit, %37
  %.sroa.47.4 = phi <16 x float> [ %.sroa.47.3, %37 ], [ %242, %add_pairs.exit ]
  %.sroa.51.4 = phi <16 x float> [ %.sroa.51.3, %37 ], [ %243, %add_pairs.exit ]
  %.sroa.42.4 = phi <16 x float> [ %.sroa.42.3, %37 ], [ %237, %add_pairs.exit ]
  %.sroa.38.4 = phi <16 x float> [ %.sroa.38.3, %37 ], [ %236, %add_pairs.exit ]
  %.sroa.56.4 = phi <16 x float> [ %.sroa.56.3, %37 ], [ %248, %add_pairs.exit ]
  %.sroa.33.4 = phi <16 x float> [ %.sroa.33.3, %37 ], [ %231, %add_pairs.exit ]
  %.sroa.29.4 = phi <16 x float> [ %.sroa.29.3, %37 ], [ %230, %add_pairs.exit ]
  %.sroa.60.4 = phi <16 x float> [ %.sroa.60.3, %37 ], [ %249, %add_pairs.exit ]
  %.sroa.24.4 = phi <16 x float> [ %.sroa.24.3, %37 ], [ %225, %add_pairs.exit ]
  %.sroa.20.4 = phi <16 x float> [ %.sroa.20.3, %37 ], [ %224, %add_pairs.exit ]
  %.sroa.65.4 = phi <16 x float> [ %.sroa.65.3, %37 ], [ %254, %add_pairs.exit ]
  %.sroa.15.4 = phi <16 x float> [ %.sroa.15.3, %37 ], [ %219, %add_pairs.exit ]
  %.sroa.11.4 = phi <16 x float> [ %.sroa.11.3, %37 ], [ %218, %add_pairs.exit ]
  %.sroa.69.4 = phi <16 x float> [ %.sroa.69.3, %37 ], [ %255, %add_pairs.exit ]
  %.sroa.6.4 = phi <16 x float> [ %.sroa.6.3, %37 ], [ %213, %add_pairs.exit ]
  %.sroa.0.4 = phi <16 x float> [ %.sroa.0.3, %37 ], [ %212, %add_pairs.exit ]
  %.2.lcssa = phi ptr [ %.142, %37 ], [ %258, %add_pairs.exit ]
  %43 = add nuw nsw i64 %.02243, 1
  %exitcond52.not = icmp eq i64 %43, %7
  br i1 %exitcond52.not, label %begin_group.exit, label %37, !llvm.loop !132

44:                                               ; preds = %.lr.ph, %add_pairs.exit
  %.sroa.47.5 = phi <16 x float> [ %.sroa.47.3, %.lr.ph ], [ %242, %add_pairs.exit ]
  %.sroa.51.5 = phi <16 x float> [ %.sroa.51.3, %.lr.ph ], [ %243, %add_pairs.exit ]
  %.sroa.42.5 = phi <16 x float> [ %.sroa.42.3, %.lr.ph ], [ %237, %add_pairs.exit ]
  %.sroa.38.5 = phi <16 x float> [ %.sroa.38.3, %.lr.ph ], [ %236, %add_pairs.exit ]
  %.sroa.56.5 = phi <16 x float> [ %.sroa.56.3, %.lr.ph ], [ %248, %add_pairs.exit ]
  %.sroa.33.5 = phi <16 x float> [ %.sroa.33.3, %.lr.ph ], [ %231, %add_pairs.exit ]
  %.sroa.29.5 = phi <16 x float> [ %.sroa.29.3, %.lr.ph ], [ %230, %add_pairs.exit ]
  %.sroa.60.5 = phi <16 x float> [ %.sroa.60.3, %.lr.ph ], [ %249, %add_pairs.exit ]
  %.sroa.24.5 = phi <16 x float> [ %.sroa.24.3, %.lr.ph ], [ %225, %add_pairs.exit ]
  %.sroa.20.5 = phi <16 x float> [ %.sroa.20.3, %.lr.ph ], [ %224, %add_pairs.exit ]
  %.sroa.65.5 = phi <16 x float> [ %.sroa.65.3, %.lr.ph ], [ %254, %add_pairs.exit ]
  %.sroa.15.5 = phi <16 x float> [ %.sroa.15.3, %.lr.ph ], [ %219, %add_pairs.exit ]
  %.sroa.11.5 = phi <16 x float> [ %.sroa.11.3, %.lr.ph ], [ %218, %add_pairs.exit ]
  %.sroa.69.5 = phi <16 x float> [ %.sroa.69.3, %.lr.ph ], [ %255, %add_pairs.exit ]
  %.sroa.6.5 = phi <16 x float> [ %.sroa.6.3, %.lr.ph ], [ %213, %add_pairs.exit ]
  %.sroa.0.5 = phi <16 x float> [ %.sroa.0.3, %.lr.ph ], [ %212, %add_pairs.exit ]
  %.041 = phi i64 [ 0, %.lr.ph ], [ %257, %add_pairs.exit ]
  %.02140 = phi ptr [ %39, %.lr.ph ], [ %259, %add_pairs.exit ]
  %.239 = phi ptr [ %.142, %.lr.ph ], [ %258, %add_pairs.exit ]
  br label %.preheader28

.preheader28:                                     ; preds = %.preheader28, %44
  %.sroa.47.6 = phi <16 x float> [ %.sroa.47.5, %44 ], [ %242, %.preheader28 ]
  %.sroa.51.6 = phi <16 x float> [ %.sroa.51.5, %44 ], [ %243, %.preheader28 ]
  %.sroa.42.6 = phi <16 x float> [ %.sroa.42.5, %44 ], [ %237, %.preheader28 ]
  %.sroa.38.6 = phi <16 x float> [ %.sroa.38.5, %44 ], [ %236, %.preheader28 ]
  %.sroa.56.6 = phi <16 x float> [ %.sroa.56.5, %44 ], [ %248, %.preheader28 ]
  %.sroa.33.6 = phi <16 x float> [ %.sroa.33.5, %44 ], [ %231, %.preheader28 ]
  %.sroa.29.6 = phi <16 x float> [ %.sroa.29.5, %44 ], [ %230, %.preheader28 ]
  %.sroa.60.6 = phi <16 x float> [ %.sroa.60.5, %44 ], [ %249, %.preheader28 ]
  %.sroa.24.6 = phi <16 x float> [ %.sroa.24.5, %44 ], [ %225, %.preheader28 ]
  %.sroa.20.6 = phi <16 x float> [ %.sroa.20.5, %44 ], [ %224, %.preheader28 ]
  %.sroa.65.6 = phi <16 x float> [ %.sroa.65.5, %44 ], [ %254, %.preheader28 ]
  %.sroa.15.6 = phi <16 x float> [ %.sroa.15.5, %44 ], [ %219, %.preheader28 ]
  %.sroa.11.6 = phi <16 x float> [ %.sroa.11.5, %44 ], [ %218, %.preheader28 ]
  %.sroa.69.6 = phi <16 x float> [ %.sroa.69.5, %44 ], [ %255, %.preheader28 ]
  %.sroa.6.6 = phi <16 x float> [ %.sroa.6.5, %44 ], [ %213, %.preheader28 ]
  %.sroa.0.6 = phi <16 x float> [ %.sroa.0.5, %44 ], [ %212, %.preheader28 ]
  %.026.i38 = phi i64 [ 0, %44 ], [ %256, %.preheader28 ]
  %45 = shl nuw nsw i64 %.026.i38, 6
  %invariant.gep = getelementptr i8, ptr %.02140, i64 %45
  %46 = load <32 x bfloat>, ptr %invariant.gep, align 64, !tbaa !38
  %gep.1 = getelementptr i8, ptr %invariant.gep, i64 %40
  %47 = load <32 x bfloat>, ptr %gep.1, align 64, !tbaa !38
  %48 = shl nuw nsw i64 %.026.i38, 2
  %invariant.gep35 = getelementptr inbounds i8, ptr %.239, i64 %48
  %49 = load i32, ptr %invariant.gep35, align 4, !tbaa !115
  %50 = insertelement <16 x i32> poison, i32 %49, i64 0
  %51 = shufflevector <16 x i32> %50, <16 x i32> poison, <16 x i32> zeroinitializer
  %52 = bitcast <16 x i32> %51 to <32 x bfloat>
  %53 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.0.6, <32 x bfloat> %52, <32 x bfloat> %46)
  %54 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.6.6, <32 x bfloat> %52, <32 x bfloat> %47)
  %gep36.1 = getelementptr inbounds i8, ptr %invariant.gep35, i64 64
  %55 = load i32, ptr %gep36.1, align 4, !tbaa !115
  %56 = insertelement <16 x i32> poison, i32 %55, i64 0
  %57 = shufflevector <16 x i32> %56, <16 x i32> poison, <16 x i32> zeroinitializer
  %58 = bitcast <16 x i32> %57 to <32 x bfloat>
  %59 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.11.6, <32 x bfloat> %58, <32 x bfloat> %46)
  %60 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.15.6, <32 x bfloat> %58, <32 x bfloat> %47)
  %gep36.2 = getelementptr inbounds i8, ptr %invariant.gep35, i64 128
  %61 = load i32, ptr %gep36.2, align 4, !tbaa !115
  %62 = insertelement <16 x i32> poison, i32 %61, i64 0
  %63 = shufflevector <16 x i32> %62, <16 x i32> poison, <16 x i32> zeroinitializer
  %64 = bitcast <16 x i32> %63 to <32 x bfloat>
  %65 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.20.6, <32 x bfloat> %64, <32 x bfloat> %46)
  %66 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.24.6, <32 x bfloat> %64, <32 x bfloat> %47)
  %gep36.3 = getelementptr inbounds i8, ptr %invariant.gep35, i64 192
  %67 = load i32, ptr %gep36.3, align 4, !tbaa !115
  %68 = insertelement <16 x i32> poison, i32 %67, i64 0
  %69 = shufflevector <16 x i32> %68, <16 x i32> poison, <16 x i32> zeroinitializer
  %70 = bitcast <16 x i32> %69 to <32 x bfloat>
  %71 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.29.6, <32 x bfloat> %70, <32 x bfloat> %46)
  %72 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.33.6, <32 x bfloat> %70, <32 x bfloat> %47)
  %gep36.4 = getelementptr inbounds i8, ptr %invariant.gep35, i64 256
  %73 = load i32, ptr %gep36.4, align 4, !tbaa !115
  %74 = insertelement <16 x i32> poison, i32 %73, i64 0
  %75 = shufflevector <16 x i32> %74, <16 x i32> poison, <16 x i32> zeroinitializer
  %76 = bitcast <16 x i32> %75 to <32 x bfloat>
  %77 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.38.6, <32 x bfloat> %76, <32 x bfloat> %46)
  %78 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.42.6, <32 x bfloat> %76, <32 x bfloat> %47)
  %gep36.5 = getelementptr inbounds i8, ptr %invariant.gep35, i64 320
  %79 = load i32, ptr %gep36.5, align 4, !tbaa !115
  %80 = insertelement <16 x i32> poison, i32 %79, i64 0
  %81 = shufflevector <16 x i32> %80, <16 x i32> poison, <16 x i32> zeroinitializer
  %82 = bitcast <16 x i32> %81 to <32 x bfloat>
  %83 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.47.6, <32 x bfloat> %82, <32 x bfloat> %46)
  %84 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.51.6, <32 x bfloat> %82, <32 x bfloat> %47)
  %gep36.6 = getelementptr inbounds i8, ptr %invariant.gep35, i64 384
  %85 = load i32, ptr %gep36.6, align 4, !tbaa !115
  %86 = insertelement <16 x i32> poison, i32 %85, i64 0
  %87 = shufflevector <16 x i32> %86, <16 x i32> poison, <16 x i32> zeroinitializer
  %88 = bitcast <16 x i32> %87 to <32 x bfloat>
  %89 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.56.6, <32 x bfloat> %88, <32 x bfloat> %46)
  %90 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.60.6, <32 x bfloat> %88, <32 x bfloat> %47)
  %gep36.7 = getelementptr inbounds i8, ptr %invariant.gep35, i64 448
  %91 = load i32, ptr %gep36.7, align 4, !tbaa !115
  %92 = insertelement <16 x i32> poison, i32 %91, i64 0
  %93 = shufflevector <16 x i32> %92, <16 x i32> poison, <16 x i32> zeroinitializer
  %94 = bitcast <16 x i32> %93 to <32 x bfloat>
  %95 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.65.6, <32 x bfloat> %94, <32 x bfloat> %46)
  %96 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.69.6, <32 x bfloat> %94, <32 x bfloat> %47)
  %97 = or disjoint i64 %.026.i38, 1
  %98 = shl nuw nsw i64 %97, 6
  %invariant.gep.1 = getelementptr i8, ptr %.02140, i64 %98
  %99 = load <32 x bfloat>, ptr %invariant.gep.1, align 64, !tbaa !38
  %gep.1.1 = getelementptr i8, ptr %invariant.gep.1, i64 %40
  %100 = load <32 x bfloat>, ptr %gep.1.1, align 64, !tbaa !38
  %101 = shl nuw nsw i64 %97, 2
  %invariant.gep35.1 = getelementptr inbounds i8, ptr %.239, i64 %101
  %102 = load i32, ptr %invariant.gep35.1, align 4, !tbaa !115
  %103 = insertelement <16 x i32> poison, i32 %102, i64 0
  %104 = shufflevector <16 x i32> %103, <16 x i32> poison, <16 x i32> zeroinitializer
  %105 = bitcast <16 x i32> %104 to <32 x bfloat>
  %106 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %53, <32 x bfloat> %105, <32 x bfloat> %99)
  %107 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %54, <32 x bfloat> %105, <32 x bfloat> %100)
  %gep36.1.1 = getelementptr inbounds i8, ptr %invariant.gep35.1, i64 64
  %108 = load i32, ptr %gep36.1.1, align 4, !tbaa !115
  %109 = insertelement <16 x i32> poison, i32 %108, i64 0
  %110 = shufflevector <16 x i32> %109, <16 x i32> poison, <16 x i32> zeroinitializer
  %111 = bitcast <16 x i32> %110 to <32 x bfloat>
  %112 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %59, <32 x bfloat> %111, <32 x bfloat> %99)
  %113 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %60, <32 x bfloat> %111, <32 x bfloat> %100)
  %gep36.2.1 = getelementptr inbounds i8, ptr %invariant.gep35.1, i64 128
  %114 = load i32, ptr %gep36.2.1, align 4, !tbaa !115
  %115 = insertelement <16 x i32> poison, i32 %114, i64 0
  %116 = shufflevector <16 x i32> %115, <16 x i32> poison, <16 x i32> zeroinitializer
  %117 = bitcast <16 x i32> %116 to <32 x bfloat>
  %118 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %65, <32 x bfloat> %117, <32 x bfloat> %99)
  %119 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %66, <32 x bfloat> %117, <32 x bfloat> %100)
  %gep36.3.1 = getelementptr inbounds i8, ptr %invariant.gep35.1, i64 192
  %120 = load i32, ptr %gep36.3.1, align 4, !tbaa !115
  %121 = insertelement <16 x i32> poison, i32 %120, i64 0
  %122 = shufflevector <16 x i32> %121, <16 x i32> poison, <16 x i32> zeroinitializer
  %123 = bitcast <16 x i32> %122 to <32 x bfloat>
  %124 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %71, <32 x bfloat> %123, <32 x bfloat> %99)
  %125 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %72, <32 x bfloat> %123, <32 x bfloat> %100)
  %gep36.4.1 = getelementptr inbounds i8, ptr %invariant.gep35.1, i64 256
  %126 = load i32, ptr %gep36.4.1, align 4, !tbaa !115
  %127 = insertelement <16 x i32> poison, i32 %126, i64 0
  %128 = shufflevector <16 x i32> %127, <16 x i32> poison, <16 x i32> zeroinitializer
  %129 = bitcast <16 x i32> %128 to <32 x bfloat>
  %130 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %77, <32 x bfloat> %129, <32 x bfloat> %99)
  %131 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %78, <32 x bfloat> %129, <32 x bfloat> %100)
  %gep36.5.1 = getelementptr inbounds i8, ptr %invariant.gep35.1, i64 320
  %132 = load i32, ptr %gep36.5.1, align 4, !tbaa !115
  %133 = insertelement <16 x i32> poison, i32 %132, i64 0
  %134 = shufflevector <16 x i32> %133, <16 x i32> poison, <16 x i32> zeroinitializer
  %135 = bitcast <16 x i32> %134 to <32 x bfloat>
  %136 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %83, <32 x bfloat> %135, <32 x bfloat> %99)
  %137 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %84, <32 x bfloat> %135, <32 x bfloat> %100)
  %gep36.6.1 = getelementptr inbounds i8, ptr %invariant.gep35.1, i64 384
  %138 = load i32, ptr %gep36.6.1, align 4, !tbaa !115
  %139 = insertelement <16 x i32> poison, i32 %138, i64 0
  %140 = shufflevector <16 x i32> %139, <16 x i32> poison, <16 x i32> zeroinitializer
  %141 = bitcast <16 x i32> %140 to <32 x bfloat>
  %142 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %89, <32 x bfloat> %141, <32 x bfloat> %99)
  %143 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %90, <32 x bfloat> %141, <32 x bfloat> %100)
  %gep36.7.1 = getelementptr inbounds i8, ptr %invariant.gep35.1, i64 448
  %144 = load i32, ptr %gep36.7.1, align 4, !tbaa !115
  %145 = insertelement <16 x i32> poison, i32 %144, i64 0
  %146 = shufflevector <16 x i32> %145, <16 x i32> poison, <16 x i32> zeroinitializer
  %147 = bitcast <16 x i32> %146 to <32 x bfloat>
  %148 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %95, <32 x bfloat> %147, <32 x bfloat> %99)
  %149 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %96, <32 x bfloat> %147, <32 x bfloat> %100)
  %150 = or disjoint i64 %.026.i38, 2
  %151 = shl nuw nsw i64 %150, 6
  %invariant.gep.2 = getelementptr i8, ptr %.02140, i64 %151
  %152 = load <32 x bfloat>, ptr %invariant.gep.2, align 64, !tbaa !38
  %gep.1.2 = getelementptr i8, ptr %invariant.gep.2, i64 %40
  %153 = load <32 x bfloat>, ptr %gep.1.2, align 64, !tbaa !38
  %154 = shl nuw nsw i64 %150, 2
  %invariant.gep35.2 = getelementptr inbounds i8, ptr %.239, i64 %154
  %155 = load i32, ptr %invariant.gep35.2, align 4, !tbaa !115
  %156 = insertelement <16 x i32> poison, i32 %155, i64 0
  %157 = shufflevector <16 x i32> %156, <16 x i32> poison, <16 x i32> zeroinitializer
  %158 = bitcast <16 x i32> %157 to <32 x bfloat>
  %159 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %106, <32 x bfloat> %158, <32 x bfloat> %152)
  %160 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %107, <32 x bfloat> %158, <32 x bfloat> %153)
  %gep36.1.2 = getelementptr inbounds i8, ptr %invariant.gep35.2, i64 64
  %161 = load i32, ptr %gep36.1.2, align 4, !tbaa !115
  %162 = insertelement <16 x i32> poison, i32 %161, i64 0
  %163 = shufflevector <16 x i32> %162, <16 x i32> poison, <16 x i32> zeroinitializer
  %164 = bitcast <16 x i32> %163 to <32 x bfloat>
  %165 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %112, <32 x bfloat> %164, <32 x bfloat> %152)
  %166 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %113, <32 x bfloat> %164, <32 x bfloat> %153)
  %gep36.2.2 = getelementptr inbounds i8, ptr %invariant.gep35.2, i64 128
  %167 = load i32, ptr %gep36.2.2, align 4, !tbaa !115
  %168 = insertelement <16 x i32> poison, i32 %167, i64 0
  %169 = shufflevector <16 x i32> %168, <16 x i32> poison, <16 x i32> zeroinitializer
  %170 = bitcast <16 x i32> %169 to <32 x bfloat>
  %171 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %118, <32 x bfloat> %170, <32 x bfloat> %152)
  %172 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %119, <32 x bfloat> %170, <32 x bfloat> %153)
  %gep36.3.2 = getelementptr inbounds i8, ptr %invariant.gep35.2, i64 192
  %173 = load i32, ptr %gep36.3.2, align 4, !tbaa !115
  %174 = insertelement <16 x i32> poison, i32 %173, i64 0
  %175 = shufflevector <16 x i32> %174, <16 x i32> poison, <16 x i32> zeroinitializer
  %176 = bitcast <16 x i32> %175 to <32 x bfloat>
  %177 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %124, <32 x bfloat> %176, <32 x bfloat> %152)
  %178 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %125, <32 x bfloat> %176, <32 x bfloat> %153)
  %gep36.4.2 = getelementptr inbounds i8, ptr %invariant.gep35.2, i64 256
  %179 = load i32, ptr %gep36.4.2, align 4, !tbaa !115
  %180 = insertelement <16 x i32> poison, i32 %179, i64 0
  %181 = shufflevector <16 x i32> %180, <16 x i32> poison, <16 x i32> zeroinitializer
  %182 = bitcast <16 x i32> %181 to <32 x bfloat>
  %183 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %130, <32 x bfloat> %182, <32 x bfloat> %152)
  %184 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %131, <32 x bfloat> %182, <32 x bfloat> %153)
  %gep36.5.2 = getelementptr inbounds i8, ptr %invariant.gep35.2, i64 320
  %185 = load i32, ptr %gep36.5.2, align 4, !tbaa !115
  %186 = insertelement <16 x i32> poison, i32 %185, i64 0
  %187 = shufflevector <16 x i32> %186, <16 x i32> poison, <16 x i32> zeroinitializer
  %188 = bitcast <16 x i32> %187 to <32 x bfloat>
  %189 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %136, <32 x bfloat> %188, <32 x bfloat> %152)
  %190 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %137, <32 x bfloat> %188, <32 x bfloat> %153)
  %gep36.6.2 = getelementptr inbounds i8, ptr %invariant.gep35.2, i64 384
  %191 = load i32, ptr %gep36.6.2, align 4, !tbaa !115
  %192 = insertelement <16 x i32> poison, i32 %191, i64 0
  %193 = shufflevector <16 x i32> %192, <16 x i32> poison, <16 x i32> zeroinitializer
  %194 = bitcast <16 x i32> %193 to <32 x bfloat>
  %195 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %142, <32 x bfloat> %194, <32 x bfloat> %152)
  %196 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %143, <32 x bfloat> %194, <32 x bfloat> %153)
  %gep36.7.2 = getelementptr inbounds i8, ptr %invariant.gep35.2, i64 448
  %197 = load i32, ptr %gep36.7.2, align 4, !tbaa !115
  %198 = insertelement <16 x i32> poison, i32 %197, i64 0
  %199 = shufflevector <16 x i32> %198, <16 x i32> poison, <16 x i32> zeroinitializer
  %200 = bitcast <16 x i32> %199 to <32 x bfloat>
  %201 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %148, <32 x bfloat> %200, <32 x bfloat> %152)
  %202 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %149, <32 x bfloat> %200, <32 x bfloat> %153)
  %203 = or disjoint i64 %.026.i38, 3
  %204 = shl nuw nsw i64 %203, 6
  %invariant.gep.3 = getelementptr i8, ptr %.02140, i64 %204
  %205 = load <32 x bfloat>, ptr %invariant.gep.3, align 64, !tbaa !38
  %gep.1.3 = getelementptr i8, ptr %invariant.gep.3, i64 %40
  %206 = load <32 x bfloat>, ptr %gep.1.3, align 64, !tbaa !38
  %207 = shl nuw nsw i64 %203, 2
  %invariant.gep35.3 = getelementptr inbounds i8, ptr %.239, i64 %207
  %208 = load i32, ptr %invariant.gep35.3, align 4, !tbaa !115
  %209 = insertelement <16 x i32> poison, i32 %208, i64 0
  %210 = shufflevector <16 x i32> %209, <16 x i32> poison, <16 x i32> zeroinitializer
  %211 = bitcast <16 x i32> %210 to <32 x bfloat>
  %212 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %159, <32 x bfloat> %211, <32 x bfloat> %205)
  %213 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %160, <32 x bfloat> %211, <32 x bfloat> %206)
  %gep36.1.3 = getelementptr inbounds i8, ptr %invariant.gep35.3, i64 64
  %214 = load i32, ptr %gep36.1.3, align 4, !tbaa !115
  %215 = insertelement <16 x i32> poison, i32 %214, i64 0
  %216 = shufflevector <16 x i32> %215, <16 x i32> poison, <16 x i32> zeroinitializer
  %217 = bitcast <16 x i32> %216 to <32 x bfloat>
  %218 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %165, <32 x bfloat> %217, <32 x bfloat> %205)
  %219 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %166, <32 x bfloat> %217, <32 x bfloat> %206)
  %gep36.2.3 = getelementptr inbounds i8, ptr %invariant.gep35.3, i64 128
  %220 = load i32, ptr %gep36.2.3, align 4, !tbaa !115
  %221 = insertelement <16 x i32> poison, i32 %220, i64 0
  %222 = shufflevector <16 x i32> %221, <16 x i32> poison, <16 x i32> zeroinitializer
  %223 = bitcast <16 x i32> %222 to <32 x bfloat>
  %224 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %171, <32 x bfloat> %223, <32 x bfloat> %205)
  %225 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %172, <32 x bfloat> %223, <32 x bfloat> %206)
  %gep36.3.3 = getelementptr inbounds i8, ptr %invariant.gep35.3, i64 192
  %226 = load i32, ptr %gep36.3.3, align 4, !tbaa !115
  %227 = insertelement <16 x i32> poison, i32 %226, i64 0
  %228 = shufflevector <16 x i32> %227, <16 x i32> poison, <16 x i32> zeroinitializer
  %229 = bitcast <16 x i32> %228 to <32 x bfloat>
  %230 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %177, <32 x bfloat> %229, <32 x bfloat> %205)
  %231 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %178, <32 x bfloat> %229, <32 x bfloat> %206)
  %gep36.4.3 = getelementptr inbounds i8, ptr %invariant.gep35.3, i64 256
  %232 = load i32, ptr %gep36.4.3, align 4, !tbaa !115
  %233 = insertelement <16 x i32> poison, i32 %232, i64 0
  %234 = shufflevector <16 x i32> %233, <16 x i32> poison, <16 x i32> zeroinitializer
  %235 = bitcast <16 x i32> %234 to <32 x bfloat>
  %236 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %183, <32 x bfloat> %235, <32 x bfloat> %205)
  %237 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %184, <32 x bfloat> %235, <32 x bfloat> %206)
  %gep36.5.3 = getelementptr inbounds i8, ptr %invariant.gep35.3, i64 320
  %238 = load i32, ptr %gep36.5.3, align 4, !tbaa !115
  %239 = insertelement <16 x i32> poison, i32 %238, i64 0
  %240 = shufflevector <16 x i32> %239, <16 x i32> poison, <16 x i32> zeroinitializer
  %241 = bitcast <16 x i32> %240 to <32 x bfloat>
  %242 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %189, <32 x bfloat> %241, <32 x bfloat> %205)
  %243 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %190, <32 x bfloat> %241, <32 x bfloat> %206)
  %gep36.6.3 = getelementptr inbounds i8, ptr %invariant.gep35.3, i64 384
  %244 = load i32, ptr %gep36.6.3, align 4, !tbaa !115
  %245 = insertelement <16 x i32> poison, i32 %244, i64 0
  %246 = shufflevector <16 x i32> %245, <16 x i32> poison, <16 x i32> zeroinitializer
  %247 = bitcast <16 x i32> %246 to <32 x bfloat>
  %248 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %195, <32 x bfloat> %247, <32 x bfloat> %205)
  %249 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %196, <32 x bfloat> %247, <32 x bfloat> %206)
  %gep36.7.3 = getelementptr inbounds i8, ptr %invariant.gep35.3, i64 448
  %250 = load i32, ptr %gep36.7.3, align 4, !tbaa !115
  %251 = insertelement <16 x i32> poison, i32 %250, i64 0
  %252 = shufflevector <16 x i32> %251, <16 x i32> poison, <16 x i32> zeroinitializer
  %253 = bitcast <16 x i32> %252 to <32 x bfloat>
  %254 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %201, <32 x bfloat> %253, <32 x bfloat> %205)
  %255 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %202, <32 x bfloat> %253, <32 x bfloat> %206)
  %256 = add nuw nsw i64 %.026.i38, 4
  %exitcond.not.3 = icmp eq i64 %256, 16
  br i1 %exitcond.not.3, label %add_pairs.exit, label %.preheader28, !llvm.loop !133

add_pairs.exit:                                   ; preds = %.preheader28
  %257 = add nuw nsw i64 %.041, 1
  %258 = getelementptr inbounds i8, ptr %.239, i64 %41
  %259 = getelementptr inbounds i8, ptr %.02140, i64 %42
  %exitcond51.not = icmp eq i64 %257, %19
  br i1 %exitcond51.not, label %._crit_edge, label %44, !llvm.loop !134
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @one_tap(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3) unnamed_addr #5 {
.preheader30:
  %4 = load i64, ptr %0, align 8, !tbaa !76
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %.preheader29.lr.ph, label %.preheader27

.preheader29.lr.ph:                               ; preds = %.preheader30
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !78
  %8 = icmp sgt i64 %7, 0
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  %10 = getelementptr inbounds i8, ptr %0, i64 48
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = getelementptr inbounds i8, ptr %0, i64 24
  %13 = getelementptr inbounds i8, ptr %0, i64 32
  br label %.preheader29

.preheader29:                                     ; preds = %.preheader29.lr.ph, %begin_group.exit
  %.sroa.20.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.20.2, %begin_group.exit ]
  %.sroa.14.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.14.2, %begin_group.exit ]
  %.sroa.26.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.26.2, %begin_group.exit ]
  %.sroa.32.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.32.2, %begin_group.exit ]
  %.sroa.8.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.8.2, %begin_group.exit ]
  %.sroa.38.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.38.2, %begin_group.exit ]
  %.sroa.44.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.44.2, %begin_group.exit ]
  %.sroa.0.0 = phi <16 x float> [ zeroinitializer, %.preheader29.lr.ph ], [ %.sroa.0.2, %begin_group.exit ]
  %.02348 = phi i64 [ 0, %.preheader29.lr.ph ], [ %27, %begin_group.exit ]
  %.02447 = phi ptr [ %1, %.preheader29.lr.ph ], [ %.1.lcssa, %begin_group.exit ]
  br i1 %8, label %.lr.ph44, label %begin_group.exit

.lr.ph44:                                         ; preds = %.preheader29
  %14 = load i64, ptr %9, align 8, !tbaa !82
  %15 = mul nsw i64 %14, %.02348
  %16 = getelementptr inbounds i8, ptr %2, i64 %15
  %17 = load i64, ptr %10, align 8, !tbaa !83
  %18 = load i64, ptr %11, align 8, !tbaa !79
  %19 = icmp sgt i64 %18, 0
  br label %28

.preheader27:                                     ; preds = %begin_group.exit, %.preheader30
  %.sroa.20.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.20.2, %begin_group.exit ]
  %.sroa.14.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.14.2, %begin_group.exit ]
  %.sroa.26.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.26.2, %begin_group.exit ]
  %.sroa.32.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.32.2, %begin_group.exit ]
  %.sroa.8.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.8.2, %begin_group.exit ]
  %.sroa.38.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.38.2, %begin_group.exit ]
  %.sroa.44.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.44.2, %begin_group.exit ]
  %.sroa.0.1 = phi <16 x float> [ zeroinitializer, %.preheader30 ], [ %.sroa.0.2, %begin_group.exit ]
  store <16 x float> %.sroa.0.1, ptr %3, align 64, !tbaa !38
  %20 = getelementptr inbounds i8, ptr %3, i64 64
  store <16 x float> %.sroa.8.1, ptr %20, align 64, !tbaa !38
  %21 = getelementptr inbounds i8, ptr %3, i64 128
  store <16 x float> %.sroa.14.1, ptr %21, align 64, !tbaa !38
  %22 = getelementptr inbounds i8, ptr %3, i64 192
  store <16 x float> %.sroa.20.1, ptr %22, align 64, !tbaa !38
  %23 = getelementptr inbounds i8, ptr %3, i64 256
  store <16 x float> %.sroa.26.1, ptr %23, align 64, !tbaa !38
  %24 = getelementptr inbounds i8, ptr %3, i64 320
  store <16 x float> %.sroa.32.1, ptr %24, align 64, !tbaa !38
  %25 = getelementptr inbounds i8, ptr %3, i64 384
  store <16 x float> %.sroa.38.1, ptr %25, align 64, !tbaa !38
  %26 = getelementptr inbounds i8, ptr %3, i64 448
  store <16 x float> %.sroa.44.1, ptr %26, align 64, !tbaa !38
  ret void

begin_group.exit:                                 ; preds = %._crit_edge, %.preheader29
  %.sroa.20.2 = phi <16 x float> [ %.sroa.20.0, %.preheader29 ], [ %.sroa.20.4, %._crit_edge ]
  %.sroa.14.2 = phi <16 x float> [ %.sroa.14.0, %.preheader29 ], [ %.sroa.14.4, %._crit_edge ]
  %.sroa.26.2 = phi <16 x float> [ %.sroa.26.0, %.preheader29 ], [ %.sroa.26.4, %._crit_edge ]
  %.sroa.32.2 = phi <16 x float> [ %.sroa.32.0, %.preheader29 ], [ %.sroa.32.4, %._crit_edge ]
  %.sroa.8.2 = phi <16 x float> [ %.sroa.8.0, %.preheader29 ], [ %.sroa.8.4, %._crit_edge ]
  %.sroa.38.2 = phi <16 x float> [ %.sroa.38.0, %.preheader29 ], [ %.sroa.38.4, %._crit_edge ]
  %.sroa.44.2 = phi <16 x float> [ %.sroa.44.0, %.preheader29 ], [ %.sroa.44.4, %._crit_edge ]
  %.sroa.0.2 = phi <16 x float> [ %.sroa.0.0, %.preheader29 ], [ %.sroa.0.4, %._crit_edge ]
  %.1.lcssa = phi ptr [ %.02447, %.preheader29 ], [ %.2.lcssa, %._crit_edge ]
  %27 = add nuw nsw i64 %.02348, 1
  %exitcond54.not = icmp eq i64 %27, %4
  br i1 %exitcond54.not, label %.preheader27, label %.preheader29, !llvm.loop !135

28:                                               ; preds = %.lr.ph44, %._crit_edge
  %.sroa.20.3 = phi <16 x float> [ %.sroa.20.0, %.lr.ph44 ], [ %.sroa.20.4, %._crit_edge ]
  %.sroa.14.3 = phi <16 x float> [ %.sroa.14.0, %.lr.ph44 ], [ %.sroa.14.4, %._crit_edge ]
  %.sroa.26.3 = phi <16 x float> [ %.sroa.26.0, %.lr.ph44 ], [ %.sroa.26.4, %._crit_edge ]
  %.sroa.32.3 = phi <16 x float> [ %.sroa.32.0, %.lr.ph44 ], [ %.sroa.32.4, %._crit_edge ]
  %.sroa.8.3 = phi <16 x float> [ %.sroa.8.0, %.lr.ph44 ], [ %.sroa.8.4, %._crit_edge ]
  %.sroa.38.3 = phi <16 x float> [ %.sroa.38.0, %.lr.ph44 ], [ %.sroa.38.4, %._crit_edge ]
  %.sroa.44.3 = phi <16 x float> [ %.sroa.44.0, %.lr.ph44 ], [ %.sroa.44.4, %._crit_edge ]
  %.sroa.0.3 = phi <16 x float> [ %.sroa.0.0, %.lr.ph44 ], [ %.sroa.0.4, %._crit_edge ]
  %.02243 = phi i64 [ 0, %.lr.ph44 ], [ %33, %._crit_edge ]
  %.142 = phi ptr [ %.02447, %.lr.ph44 ], [ %.2.lcssa, %._crit_edge ]
  br i1 %19, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %28
  %29 = mul nsw i64 %17, %.02243
  %30 = getelementptr inbounds i8, ptr %16, i64 %29
  %31 = load i64, ptr %12, align 8, !tbaa !80
  %32 = load i64, ptr %13, align 8, !tbaa !81
  br label %34

._crit_edge:                                      ; preds = %add_pairs.exit, %28
  %.sroa.20.4 = phi <16 x float> [ %.sroa.20.3, %28 ], [ %189, %add_pairs.exit ]
  %.sroa.14.4 = phi <16 x float> [ %.sroa.14.3, %28 ], [ %184, %add_pairs.exit ]
  %.sroa.26.4 = phi <16 x float> [ %.sroa.26.3, %28 ], [ %194, %add_pairs.exit ]
  %.sroa.32.4 = phi <16 x float> [ %.sroa.32.3, %28 ], [ %199, %add_pairs.exit ]
  %.sroa.8.4 = phi <16 x float> [ %.sroa.8.3, %28 ], [ %179, %add_pairs.exit ]
  %.sroa.38.4 = phi <16 x float> [ %.sroa.38.3, %28 ], [ %204, %add_pairs.exit ]
  %.sroa.44.4 = phi <16 x float> [ %.sroa.44.3, %28 ], [ %209, %add_pairs.exit ]
  %.sroa.0.4 = phi <16 x float> [ %.sroa.0.3, %28 ], [ %174, %add_pairs.exit ]
  %.2.lcssa = phi ptr [ %.142, %28 ], [ %212, %add_pairs.exit ]
  %33 = add nuw nsw i64 %.02243, 1
  %exitcond53.not = icmp eq i64 %33, %7
  br i1 %exitcond53.not, label %begin_group.exit, label %28, !llvm.loop !136

34:                                               ; preds = %.lr.ph, %add_pairs.exit
  %.sroa.20.5 = phi <16 x float> [ %.sroa.20.3, %.lr.ph ], [ %189, %add_pairs.exit ]
  %.sroa.14.5 = phi <16 x float> [ %.sroa.14.3, %.lr.ph ], [ %184, %add_pairs.exit ]
  %.sroa.26.5 = phi <16 x float> [ %.sroa.26.3, %.lr.ph ], [ %194, %add_pairs.exit ]
  %.sroa.32.5 = phi <16 x float> [ %.sroa.32.3, %.lr.ph ], [ %199, %add_pairs.exit ]
  %.sroa.8.5 = phi <16 x float> [ %.sroa.8.3, %.lr.ph ], [ %179, %add_pairs.exit ]
  %.sroa.38.5 = phi <16 x float> [ %.sroa.38.3, %.lr.ph ], [ %204, %add_pairs.exit ]
  %.sroa.44.5 = phi <16 x float> [ %.sroa.44.3, %.lr.ph ], [ %209, %add_pairs.exit ]
  %.sroa.0.5 = phi <16 x float> [ %.sroa.0.3, %.lr.ph ], [ %174, %add_pairs.exit ]
  %.041 = phi i64 [ 0, %.lr.ph ], [ %211, %add_pairs.exit ]
  %.02140 = phi ptr [ %30, %.lr.ph ], [ %213, %add_pairs.exit ]
  %.239 = phi ptr [ %.142, %.lr.ph ], [ %212, %add_pairs.exit ]
  br label %.preheader28

.preheader28:                                     ; preds = %.preheader28, %34
  %.sroa.20.6 = phi <16 x float> [ %.sroa.20.5, %34 ], [ %189, %.preheader28 ]
  %.sroa.14.6 = phi <16 x float> [ %.sroa.14.5, %34 ], [ %184, %.preheader28 ]
  %.sroa.26.6 = phi <16 x float> [ %.sroa.26.5, %34 ], [ %194, %.preheader28 ]
  %.sroa.32.6 = phi <16 x float> [ %.sroa.32.5, %34 ], [ %199, %.preheader28 ]
  %.sroa.8.6 = phi <16 x float> [ %.sroa.8.5, %34 ], [ %179, %.preheader28 ]
  %.sroa.38.6 = phi <16 x float> [ %.sroa.38.5, %34 ], [ %204, %.preheader28 ]
  %.sroa.44.6 = phi <16 x float> [ %.sroa.44.5, %34 ], [ %209, %.preheader28 ]
  %.sroa.0.6 = phi <16 x float> [ %.sroa.0.5, %34 ], [ %174, %.preheader28 ]
  %.026.i38 = phi i64 [ 0, %34 ], [ %210, %.preheader28 ]
  %35 = shl nuw nsw i64 %.026.i38, 6
  %invariant.gep = getelementptr i8, ptr %.02140, i64 %35
  %36 = load <32 x bfloat>, ptr %invariant.gep, align 64, !tbaa !38
  %37 = shl nuw nsw i64 %.026.i38, 2
  %invariant.gep35 = getelementptr inbounds i8, ptr %.239, i64 %37
  %38 = load i32, ptr %invariant.gep35, align 4, !tbaa !115
  %39 = insertelement <16 x i32> poison, i32 %38, i64 0
  %40 = shufflevector <16 x i32> %39, <16 x i32> poison, <16 x i32> zeroinitializer
  %41 = bitcast <16 x i32> %40 to <32 x bfloat>
  %42 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.0.6, <32 x bfloat> %41, <32 x bfloat> %36)
  %gep36.1 = getelementptr inbounds i8, ptr %invariant.gep35, i64 64
  %43 = load i32, ptr %gep36.1, align 4, !tbaa !115
  %44 = insertelement <16 x i32> poison, i32 %43, i64 0
  %45 = shufflevector <16 x i32> %44, <16 x i32> poison, <16 x i32> zeroinitializer
  %46 = bitcast <16 x i32> %45 to <32 x bfloat>
  %47 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.8.6, <32 x bfloat> %46, <32 x bfloat> %36)
  %gep36.2 = getelementptr inbounds i8, ptr %invariant.gep35, i64 128
  %48 = load i32, ptr %gep36.2, align 4, !tbaa !115
  %49 = insertelement <16 x i32> poison, i32 %48, i64 0
  %50 = shufflevector <16 x i32> %49, <16 x i32> poison, <16 x i32> zeroinitializer
  %51 = bitcast <16 x i32> %50 to <32 x bfloat>
  %52 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.14.6, <32 x bfloat> %51, <32 x bfloat> %36)
  %gep36.3 = getelementptr inbounds i8, ptr %invariant.gep35, i64 192
  %53 = load i32, ptr %gep36.3, align 4, !tbaa !115
  %54 = insertelement <16 x i32> poison, i32 %53, i64 0
  %55 = shufflevector <16 x i32> %54, <16 x i32> poison, <16 x i32> zeroinitializer
  %56 = bitcast <16 x i32> %55 to <32 x bfloat>
  %57 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.20.6, <32 x bfloat> %56, <32 x bfloat> %36)
  %gep36.4 = getelementptr inbounds i8, ptr %invariant.gep35, i64 256
  %58 = load i32, ptr %gep36.4, align 4, !tbaa !115
  %59 = insertelement <16 x i32> poison, i32 %58, i64 0
  %60 = shufflevector <16 x i32> %59, <16 x i32> poison, <16 x i32> zeroinitializer
  %61 = bitcast <16 x i32> %60 to <32 x bfloat>
  %62 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.26.6, <32 x bfloat> %61, <32 x bfloat> %36)
  %gep36.5 = getelementptr inbounds i8, ptr %invariant.gep35, i64 320
  %63 = load i32, ptr %gep36.5, align 4, !tbaa !115
  %64 = insertelement <16 x i32> poison, i32 %63, i64 0
  %65 = shufflevector <16 x i32> %64, <16 x i32> poison, <16 x i32> zeroinitializer
  %66 = bitcast <16 x i32> %65 to <32 x bfloat>
  %67 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.32.6, <32 x bfloat> %66, <32 x bfloat> %36)
  %gep36.6 = getelementptr inbounds i8, ptr %invariant.gep35, i64 384
  %68 = load i32, ptr %gep36.6, align 4, !tbaa !115
  %69 = insertelement <16 x i32> poison, i32 %68, i64 0
  %70 = shufflevector <16 x i32> %69, <16 x i32> poison, <16 x i32> zeroinitializer
  %71 = bitcast <16 x i32> %70 to <32 x bfloat>
  %72 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.38.6, <32 x bfloat> %71, <32 x bfloat> %36)
  %gep36.7 = getelementptr inbounds i8, ptr %invariant.gep35, i64 448
  %73 = load i32, ptr %gep36.7, align 4, !tbaa !115
  %74 = insertelement <16 x i32> poison, i32 %73, i64 0
  %75 = shufflevector <16 x i32> %74, <16 x i32> poison, <16 x i32> zeroinitializer
  %76 = bitcast <16 x i32> %75 to <32 x bfloat>
  %77 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.44.6, <32 x bfloat> %76, <32 x bfloat> %36)
  %78 = or disjoint i64 %.026.i38, 1
  %79 = shl nuw nsw i64 %78, 6
  %invariant.gep.1 = getelementptr i8, ptr %.02140, i64 %79
  %80 = load <32 x bfloat>, ptr %invariant.gep.1, align 64, !tbaa !38
  %81 = shl nuw nsw i64 %78, 2
  %invariant.gep35.1 = getelementptr inbounds i8, ptr %.239, i64 %81
  %82 = load i32, ptr %invariant.gep35.1, align 4, !tbaa !115
  %83 = insertelement <16 x i32> poison, i32 %82, i64 0
  %84 = shufflevector <16 x i32> %83, <16 x i32> poison, <16 x i32> zeroinitializer
  %85 = bitcast <16 x i32> %84 to <32 x bfloat>
  %86 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %42, <32 x bfloat> %85, <32 x bfloat> %80)
  %gep36.1.1 = getelementptr inbounds i8, ptr %invariant.gep35.1, i64 64
  %87 = load i32, ptr %gep36.1.1, align 4, !tbaa !115
  %88 = insertelement <16 x i32> poison, i32 %87, i64 0
  %89 = shufflevector <16 x i32> %88, <16 x i32> poison, <16 x i32> zeroinitializer
  %90 = bitcast <16 x i32> %89 to <32 x bfloat>
  %91 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %47, <32 x bfloat> %90, <32 x bfloat> %80)
  %gep36.2.1 = getelementptr inbounds i8, ptr %invariant.gep35.1, i64 128
  %92 = load i32, ptr %gep36.2.1, align 4, !tbaa !115
  %93 = insertelement <16 x i32> poison, i32 %92, i64 0
  %94 = shufflevector <16 x i32> %93, <16 x i32> poison, <16 x i32> zeroinitializer
  %95 = bitcast <16 x i32> %94 to <32 x bfloat>
  %96 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %52, <32 x bfloat> %95, <32 x bfloat> %80)
  %gep36.3.1 = getelementptr inbounds i8, ptr %invariant.gep35.1, i64 192
  %97 = load i32, ptr %gep36.3.1, align 4, !tbaa !115
  %98 = insertelement <16 x i32> poison, i32 %97, i64 0
  %99 = shufflevector <16 x i32> %98, <16 x i32> poison, <16 x i32> zeroinitializer
  %100 = bitcast <16 x i32> %99 to <32 x bfloat>
  %101 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %57, <32 x bfloat> %100, <32 x bfloat> %80)
  %gep36.4.1 = getelementptr inbounds i8, ptr %invariant.gep35.1, i64 256
  %102 = load i32, ptr %gep36.4.1, align 4, !tbaa !115
  %103 = insertelement <16 x i32> poison, i32 %102, i64 0
  %104 = shufflevector <16 x i32> %103, <16 x i32> poison, <16 x i32> zeroinitializer
  %105 = bitcast <16 x i32> %104 to <32 x bfloat>
  %106 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %62, <32 x bfloat> %105, <32 x bfloat> %80)
  %gep36.5.1 = getelementptr inbounds i8, ptr %invariant.gep35.1, i64 320
  %107 = load i32, ptr %gep36.5.1, align 4, !tbaa !115
  %108 = insertelement <16 x i32> poison, i32 %107, i64 0
  %109 = shufflevector <16 x i32> %108, <16 x i32> poison, <16 x i32> zeroinitializer
  %110 = bitcast <16 x i32> %109 to <32 x bfloat>
  %111 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %67, <32 x bfloat> %110, <32 x bfloat> %80)
  %gep36.6.1 = getelementptr inbounds i8, ptr %invariant.gep35.1, i64 384
  %112 = load i32, ptr %gep36.6.1, align 4, !tbaa !115
  %113 = insertelement <16 x i32> poison, i32 %112, i64 0
  %114 = shufflevector <16 x i32> %113, <16 x i32> poison, <16 x i32> zeroinitializer
  %115 = bitcast <16 x i32> %114 to <32 x bfloat>
  %116 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %72, <32 x bfloat> %115, <32 x bfloat> %80)
  %gep36.7.1 = getelementptr inbounds i8, ptr %invariant.gep35.1, i64 448
  %117 = load i32, ptr %gep36.7.1, align 4, !tbaa !115
  %118 = insertelement <16 x i32> poison, i32 %117, i64 0
  %119 = shufflevector <16 x i32> %118, <16 x i32> poison, <16 x i32> zeroinitializer
  %120 = bitcast <16 x i32> %119 to <32 x bfloat>
  %121 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %77, <32 x bfloat> %120, <32 x bfloat> %80)
  %122 = or disjoint i64 %.026.i38, 2
  %123 = shl nuw nsw i64 %122, 6
  %invariant.gep.2 = getelementptr i8, ptr %.02140, i64 %123
  %124 = load <32 x bfloat>, ptr %invariant.gep.2, align 64, !tbaa !38
  %125 = shl nuw nsw i64 %122, 2
  %invariant.gep35.2 = getelementptr inbounds i8, ptr %.239, i64 %125
  %126 = load i32, ptr %invariant.gep35.2, align 4, !tbaa !115
  %127 = insertelement <16 x i32> poison, i32 %126, i64 0
  %128 = shufflevector <16 x i32> %127, <16 x i32> poison, <16 x i32> zeroinitializer
  %129 = bitcast <16 x i32> %128 to <32 x bfloat>
  %130 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %86, <32 x bfloat> %129, <32 x bfloat> %124)
  %gep36.1.2 = getelementptr inbounds i8, ptr %invariant.gep35.2, i64 64
  %131 = load i32, ptr %gep36.1.2, align 4, !tbaa !115
  %132 = insertelement <16 x i32> poison, i32 %131, i64 0
  %133 = shufflevector <16 x i32> %132, <16 x i32> poison, <16 x i32> zeroinitializer
  %134 = bitcast <16 x i32> %133 to <32 x bfloat>
  %135 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %91, <32 x bfloat> %134, <32 x bfloat> %124)
  %gep36.2.2 = getelementptr inbounds i8, ptr %invariant.gep35.2, i64 128
  %136 = load i32, ptr %gep36.2.2, align 4, !tbaa !115
  %137 = insertelement <16 x i32> poison, i32 %136, i64 0
  %138 = shufflevector <16 x i32> %137, <16 x i32> poison, <16 x i32> zeroinitializer
  %139 = bitcast <16 x i32> %138 to <32 x bfloat>
  %140 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %96, <32 x bfloat> %139, <32 x bfloat> %124)
  %gep36.3.2 = getelementptr inbounds i8, ptr %invariant.gep35.2, i64 192
  %141 = load i32, ptr %gep36.3.2, align 4, !tbaa !115
  %142 = insertelement <16 x i32> poison, i32 %141, i64 0
  %143 = shufflevector <16 x i32> %142, <16 x i32> poison, <16 x i32> zeroinitializer
  %144 = bitcast <16 x i32> %143 to <32 x bfloat>
  %145 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %101, <32 x bfloat> %144, <32 x bfloat> %124)
  %gep36.4.2 = getelementptr inbounds i8, ptr %invariant.gep35.2, i64 256
  %146 = load i32, ptr %gep36.4.2, align 4, !tbaa !115
  %147 = insertelement <16 x i32> poison, i32 %146, i64 0
  %148 = shufflevector <16 x i32> %147, <16 x i32> poison, <16 x i32> zeroinitializer
  %149 = bitcast <16 x i32> %148 to <32 x bfloat>
  %150 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %106, <32 x bfloat> %149, <32 x bfloat> %124)
  %gep36.5.2 = getelementptr inbounds i8, ptr %invariant.gep35.2, i64 320
  %151 = load i32, ptr %gep36.5.2, align 4, !tbaa !115
  %152 = insertelement <16 x i32> poison, i32 %151, i64 0
  %153 = shufflevector <16 x i32> %152, <16 x i32> poison, <16 x i32> zeroinitializer
  %154 = bitcast <16 x i32> %153 to <32 x bfloat>
  %155 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %111, <32 x bfloat> %154, <32 x bfloat> %124)
  %gep36.6.2 = getelementptr inbounds i8, ptr %invariant.gep35.2, i64 384
  %156 = load i32, ptr %gep36.6.2, align 4, !tbaa !115
  %157 = insertelement <16 x i32> poison, i32 %156, i64 0
  %158 = shufflevector <16 x i32> %157, <16 x i32> poison, <16 x i32> zeroinitializer
  %159 = bitcast <16 x i32> %158 to <32 x bfloat>
  %160 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %116, <32 x bfloat> %159, <32 x bfloat> %124)
  %gep36.7.2 = getelementptr inbounds i8, ptr %invariant.gep35.2, i64 448
  %161 = load i32, ptr %gep36.7.2, align 4, !tbaa !115
  %162 = insertelement <16 x i32> poison, i32 %161, i64 0
  %163 = shufflevector <16 x i32> %162, <16 x i32> poison, <16 x i32> zeroinitializer
  %164 = bitcast <16 x i32> %163 to <32 x bfloat>
  %165 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %121, <32 x bfloat> %164, <32 x bfloat> %124)
  %166 = or disjoint i64 %.026.i38, 3
  %167 = shl nuw nsw i64 %166, 6
  %invariant.gep.3 = getelementptr i8, ptr %.02140, i64 %167
  %168 = load <32 x bfloat>, ptr %invariant.gep.3, align 64, !tbaa !38
  %169 = shl nuw nsw i64 %166, 2
  %invariant.gep35.3 = getelementptr inbounds i8, ptr %.239, i64 %169
  %170 = load i32, ptr %invariant.gep35.3, align 4, !tbaa !115
  %171 = insertelement <16 x i32> poison, i32 %170, i64 0
  %172 = shufflevector <16 x i32> %171, <16 x i32> poison, <16 x i32> zeroinitializer
  %173 = bitcast <16 x i32> %172 to <32 x bfloat>
  %174 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %130, <32 x bfloat> %173, <32 x bfloat> %168)
  %gep36.1.3 = getelementptr inbounds i8, ptr %invariant.gep35.3, i64 64
  %175 = load i32, ptr %gep36.1.3, align 4, !tbaa !115
  %176 = insertelement <16 x i32> poison, i32 %175, i64 0
  %177 = shufflevector <16 x i32> %176, <16 x i32> poison, <16 x i32> zeroinitializer
  %178 = bitcast <16 x i32> %177 to <32 x bfloat>
  %179 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %135, <32 x bfloat> %178, <32 x bfloat> %168)
  %gep36.2.3 = getelementptr inbounds i8, ptr %invariant.gep35.3, i64 128
  %180 = load i32, ptr %gep36.2.3, align 4, !tbaa !115
  %181 = insertelement <16 x i32> poison, i32 %180, i64 0
  %182 = shufflevector <16 x i32> %181, <16 x i32> poison, <16 x i32> zeroinitializer
  %183 = bitcast <16 x i32> %182 to <32 x bfloat>
  %184 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %140, <32 x bfloat> %183, <32 x bfloat> %168)
  %gep36.3.3 = getelementptr inbounds i8, ptr %invariant.gep35.3, i64 192
  %185 = load i32, ptr %gep36.3.3, align 4, !tbaa !115
  %186 = insertelement <16 x i32> poison, i32 %185, i64 0
  %187 = shufflevector <16 x i32> %186, <16 x i32> poison, <16 x i32> zeroinitializer
  %188 = bitcast <16 x i32> %187 to <32 x bfloat>
  %189 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %145, <32 x bfloat> %188, <32 x bfloat> %168)
  %gep36.4.3 = getelementptr inbounds i8, ptr %invariant.gep35.3, i64 256
  %190 = load i32, ptr %gep36.4.3, align 4, !tbaa !115
  %191 = insertelement <16 x i32> poison, i32 %190, i64 0
  %192 = shufflevector <16 x i32> %191, <16 x i32> poison, <16 x i32> zeroinitializer
  %193 = bitcast <16 x i32> %192 to <32 x bfloat>
  %194 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %150, <32 x bfloat> %193, <32 x bfloat> %168)
  %gep36.5.3 = getelementptr inbounds i8, ptr %invariant.gep35.3, i64 320
  %195 = load i32, ptr %gep36.5.3, align 4, !tbaa !115
  %196 = insertelement <16 x i32> poison, i32 %195, i64 0
  %197 = shufflevector <16 x i32> %196, <16 x i32> poison, <16 x i32> zeroinitializer
  %198 = bitcast <16 x i32> %197 to <32 x bfloat>
  %199 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %155, <32 x bfloat> %198, <32 x bfloat> %168)
  %gep36.6.3 = getelementptr inbounds i8, ptr %invariant.gep35.3, i64 384
  %200 = load i32, ptr %gep36.6.3, align 4, !tbaa !115
  %201 = insertelement <16 x i32> poison, i32 %200, i64 0
  %202 = shufflevector <16 x i32> %201, <16 x i32> poison, <16 x i32> zeroinitializer
  %203 = bitcast <16 x i32> %202 to <32 x bfloat>
  %204 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %160, <32 x bfloat> %203, <32 x bfloat> %168)
  %gep36.7.3 = getelementptr inbounds i8, ptr %invariant.gep35.3, i64 448
  %205 = load i32, ptr %gep36.7.3, align 4, !tbaa !115
  %206 = insertelement <16 x i32> poison, i32 %205, i64 0
  %207 = shufflevector <16 x i32> %206, <16 x i32> poison, <16 x i32> zeroinitializer
  %208 = bitcast <16 x i32> %207 to <32 x bfloat>
  %209 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %165, <32 x bfloat> %208, <32 x bfloat> %168)
  %210 = add nuw nsw i64 %.026.i38, 4
  %exitcond.not.3 = icmp eq i64 %210, 16
  br i1 %exitcond.not.3, label %add_pairs.exit, label %.preheader28, !llvm.loop !137

add_pairs.exit:                                   ; preds = %.preheader28
  %211 = add nuw nsw i64 %.041, 1
  %212 = getelementptr inbounds i8, ptr %.239, i64 %31
  %213 = getelementptr inbounds i8, ptr %.02140, i64 %32
  %exitcond52.not = icmp eq i64 %211, %18
  br i1 %exitcond52.not, label %._crit_edge, label %34, !llvm.loop !138
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
!3 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !7, i64 184, !7, i64 192}
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
!46 = !{!3, !7, i64 112}
!47 = !{!3, !7, i64 80}
!48 = !{!49, !7, i64 0}
!49 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32}
!50 = !{!49, !7, i64 8}
!51 = !{!49, !7, i64 16}
!52 = !{!49, !7, i64 24}
!53 = !{!49, !7, i64 32}
!54 = !{!3, !7, i64 184}
!55 = !{!3, !7, i64 192}
!56 = !{!3, !7, i64 104}
!57 = !{!3, !7, i64 64}
!58 = !{!3, !7, i64 56}
!59 = !{!3, !7, i64 120}
!60 = distinct !{!60, !11}
!61 = !{!3, !4, i64 0}
!62 = distinct !{!62, !11}
!63 = !{!3, !7, i64 128}
!64 = distinct !{!64, !11}
!65 = distinct !{!65, !11}
!66 = distinct !{!66, !11}
!67 = distinct !{!67, !11}
!68 = distinct !{!68, !11}
!69 = distinct !{!69, !11}
!70 = distinct !{!70, !11}
!71 = !{!3, !4, i64 16}
!72 = distinct !{!72, !11}
!73 = !{i32 1}
!74 = distinct !{!74, !11}
!75 = distinct !{!75, !11}
!76 = !{!77, !7, i64 0}
!77 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56}
!78 = !{!77, !7, i64 8}
!79 = !{!77, !7, i64 16}
!80 = !{!77, !7, i64 24}
!81 = !{!77, !7, i64 32}
!82 = !{!77, !7, i64 40}
!83 = !{!77, !7, i64 48}
!84 = !{!77, !7, i64 56}
!85 = !{!3, !7, i64 176}
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
!97 = distinct !{!97, !11}
!98 = distinct !{!98, !11}
!99 = distinct !{!99, !11}
!100 = distinct !{!100, !101}
!101 = !{!"llvm.loop.unroll.disable"}
!102 = distinct !{!102, !11}
!103 = distinct !{!103, !101}
!104 = distinct !{!104, !11}
!105 = distinct !{!105, !11}
!106 = !{!107, !7, i64 16}
!107 = !{!"", !4, i64 0, !7, i64 8, !7, i64 16}
!108 = !{!4, !4, i64 0}
!109 = !{!7, !7, i64 0}
!110 = distinct !{!110, !11}
!111 = distinct !{!111, !11}
!112 = !{!107, !4, i64 0}
!113 = distinct !{!113, !11}
!114 = distinct !{!114, !11}
!115 = !{!116, !116, i64 0}
!116 = !{!"int", !5, i64 0}
!117 = distinct !{!117, !11, !101}
!118 = distinct !{!118, !11}
!119 = distinct !{!119, !11, !101}
!120 = distinct !{!120, !101}
!121 = distinct !{!121, !11}
!122 = distinct !{!122, !11, !101}
!123 = distinct !{!123, !11}
!124 = distinct !{!124, !11, !101}
!125 = distinct !{!125, !101}
!126 = distinct !{!126, !11}
!127 = distinct !{!127, !11}
!128 = distinct !{!128, !11}
!129 = distinct !{!129, !11, !101}
!130 = distinct !{!130, !11}
!131 = distinct !{!131, !11}
!132 = distinct !{!132, !11}
!133 = distinct !{!133, !11, !101}
!134 = distinct !{!134, !11}
!135 = distinct !{!135, !11}
!136 = distinct !{!136, !11}
!137 = distinct !{!137, !11, !101}
!138 = distinct !{!138, !11}
