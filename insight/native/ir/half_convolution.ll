; Made by tools/ir.py from half_convolution.c with clang 19; do not edit.
; sha256 of the C source: e8cc5c80039b0d3a3929efd3ba6865a04e4e253b265dc74c2fafac876ce66c03
; sha256 of what follows: 69f3e4daf8202f4ab27eeff43957eb64b91b3cee4bf54f19290eab53a1b3500e
; Optimised.

%struct.tile_shapes = type { i8, i8, [14 x i8], [16 x i16], [16 x i8] }
%struct.numbers = type { ptr, i64, i64 }

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
  %5 = alloca %struct.tile_shapes, align 2
  %6 = getelementptr inbounds i8, ptr %0, i64 72
  %7 = load i64, ptr %6, align 8, !tbaa !44
  %8 = getelementptr inbounds i8, ptr %0, i64 168
  %9 = load i64, ptr %8, align 8, !tbaa !8
  %10 = mul nsw i64 %7, %1
  %11 = add nsw i64 %1, 1
  %12 = mul nsw i64 %7, %11
  %13 = getelementptr inbounds i8, ptr %0, i64 40
  %14 = load i64, ptr %13, align 8, !tbaa !28
  %15 = add nsw i64 %14, 1
  %16 = sdiv i64 %15, 2
  %17 = getelementptr inbounds i8, ptr %0, i64 32
  %18 = load i64, ptr %17, align 8, !tbaa !45
  %19 = add nsw i64 %18, 15
  %20 = sdiv i64 %19, 16
  %21 = getelementptr inbounds i8, ptr %0, i64 80
  %22 = load i64, ptr %21, align 8, !tbaa !46
  %23 = getelementptr inbounds i8, ptr %0, i64 112
  %24 = load i64, ptr %23, align 8, !tbaa !47
  %25 = getelementptr inbounds i8, ptr %0, i64 96
  %26 = load i64, ptr %25, align 8, !tbaa !29
  %27 = shl i64 %16, 6
  %28 = mul i64 %27, %20
  %29 = getelementptr inbounds i8, ptr %0, i64 88
  %30 = load i64, ptr %29, align 8, !tbaa !30
  %31 = mul nsw i64 %26, %16
  %.fr = freeze i64 %31
  %32 = srem i64 %.fr, 16
  %33 = sdiv i64 %.fr, 16
  %34 = mul nsw i64 %24, %16
  %35 = getelementptr inbounds i8, ptr %0, i64 24
  %36 = load ptr, ptr %35, align 8, !tbaa !37
  %37 = ptrtoint ptr %36 to i64
  %38 = add i64 %37, 63
  %39 = and i64 %38, -64
  %40 = getelementptr inbounds i8, ptr %0, i64 176
  %41 = load i64, ptr %40, align 8, !tbaa !48
  %42 = getelementptr inbounds i8, ptr %0, i64 184
  %43 = load i64, ptr %42, align 8, !tbaa !49
  %44 = mul nsw i64 %43, %2
  %45 = add nsw i64 %44, %41
  %46 = shl nsw i64 %45, 2
  %.not = icmp eq i64 %32, 0
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #8
  br label %78

begin_tiles.exit:                                 ; preds = %78
  %47 = sdiv i64 %10, %9
  %48 = add nsw i64 %22, -1
  %49 = mul nsw i64 %48, %24
  %50 = add nsw i64 %49, %26
  %51 = mul i64 %28, %50
  %52 = inttoptr i64 %39 to ptr
  %53 = getelementptr inbounds i8, ptr %52, i64 %46
  store i8 1, ptr %5, align 2, !tbaa !50
  %54 = getelementptr inbounds i8, ptr %5, i64 48
  %55 = getelementptr inbounds i8, ptr %5, i64 16
  store i8 16, ptr %54, align 2, !tbaa !38
  store i16 64, ptr %55, align 2, !tbaa !52
  %56 = getelementptr inbounds i8, ptr %5, i64 49
  store i8 16, ptr %56, align 1, !tbaa !38
  %57 = getelementptr inbounds i8, ptr %5, i64 18
  store i16 64, ptr %57, align 2, !tbaa !52
  %58 = getelementptr inbounds i8, ptr %5, i64 50
  store i8 16, ptr %58, align 2, !tbaa !38
  %59 = getelementptr inbounds i8, ptr %5, i64 20
  store i16 64, ptr %59, align 2, !tbaa !52
  %60 = getelementptr inbounds i8, ptr %5, i64 51
  store i8 16, ptr %60, align 1, !tbaa !38
  %61 = getelementptr inbounds i8, ptr %5, i64 22
  store i16 64, ptr %61, align 2, !tbaa !52
  %62 = getelementptr inbounds i8, ptr %5, i64 52
  store i8 16, ptr %62, align 2, !tbaa !38
  %63 = getelementptr inbounds i8, ptr %5, i64 24
  store i16 64, ptr %63, align 2, !tbaa !52
  %64 = getelementptr inbounds i8, ptr %5, i64 53
  store i8 16, ptr %64, align 1, !tbaa !38
  %65 = getelementptr inbounds i8, ptr %5, i64 54
  store i8 16, ptr %65, align 2, !tbaa !38
  %66 = getelementptr inbounds i8, ptr %5, i64 28
  store i16 64, ptr %66, align 2, !tbaa !52
  %67 = getelementptr inbounds i8, ptr %5, i64 30
  store i16 64, ptr %67, align 2, !tbaa !52
  %68 = sdiv i64 %12, %9
  %69 = mul nsw i64 %51, %30
  %70 = shl nsw i64 %34, 6
  %71 = select i1 %.not, i64 16, i64 %32
  %.tr.i = trunc nsw i64 %71 to i16
  %72 = shl nsw i16 %.tr.i, 2
  %73 = getelementptr inbounds i8, ptr %5, i64 26
  store i16 %72, ptr %73, align 2, !tbaa !52
  %74 = trunc nsw i64 %71 to i8
  %75 = getelementptr inbounds i8, ptr %5, i64 55
  store i8 %74, ptr %75, align 1, !tbaa !38
  call void @llvm.x86.ldtilecfg(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #8
  %76 = getelementptr inbounds i8, ptr %0, i64 104
  %77 = icmp slt i64 %47, %68
  br i1 %77, label %.lr.ph86, label %._crit_edge87

78:                                               ; preds = %78, %3
  %.09.i80 = phi i64 [ 0, %3 ], [ %94, %78 ]
  %79 = getelementptr inbounds i8, ptr %5, i64 %.09.i80
  store i8 0, ptr %79, align 2, !tbaa !38
  %80 = or disjoint i64 %.09.i80, 1
  %81 = getelementptr inbounds i8, ptr %5, i64 %80
  store i8 0, ptr %81, align 1, !tbaa !38
  %82 = or disjoint i64 %.09.i80, 2
  %83 = getelementptr inbounds i8, ptr %5, i64 %82
  store i8 0, ptr %83, align 2, !tbaa !38
  %84 = or disjoint i64 %.09.i80, 3
  %85 = getelementptr inbounds i8, ptr %5, i64 %84
  store i8 0, ptr %85, align 1, !tbaa !38
  %86 = or disjoint i64 %.09.i80, 4
  %87 = getelementptr inbounds i8, ptr %5, i64 %86
  store i8 0, ptr %87, align 2, !tbaa !38
  %88 = or disjoint i64 %.09.i80, 5
  %89 = getelementptr inbounds i8, ptr %5, i64 %88
  store i8 0, ptr %89, align 1, !tbaa !38
  %90 = or disjoint i64 %.09.i80, 6
  %91 = getelementptr inbounds i8, ptr %5, i64 %90
  store i8 0, ptr %91, align 2, !tbaa !38
  %92 = or disjoint i64 %.09.i80, 7
  %93 = getelementptr inbounds i8, ptr %5, i64 %92
  store i8 0, ptr %93, align 1, !tbaa !38
  %94 = add nuw nsw i64 %.09.i80, 8
  %exitcond.not.7 = icmp eq i64 %94, 64
  br i1 %exitcond.not.7, label %begin_tiles.exit, label %78, !llvm.loop !54

.lr.ph86:                                         ; preds = %begin_tiles.exit
  %95 = load i64, ptr %76, align 8, !tbaa !55
  %96 = mul nsw i64 %95, %47
  %97 = getelementptr inbounds i8, ptr %0, i64 64
  %98 = getelementptr inbounds i8, ptr %0, i64 56
  %99 = getelementptr inbounds i8, ptr %0, i64 120
  %100 = getelementptr inbounds i8, ptr %0, i64 128
  %101 = getelementptr inbounds i8, ptr %0, i64 48
  %102 = getelementptr inbounds i8, ptr %4, i64 1024
  %103 = getelementptr inbounds i8, ptr %4, i64 2048
  %104 = getelementptr inbounds i8, ptr %4, i64 3072
  %105 = getelementptr inbounds i8, ptr %0, i64 16
  %106 = icmp sgt i64 %30, 0
  %107 = icmp sgt i64 %.fr, 15
  %108 = shl nsw i64 %34, 7
  %109 = mul nsw i64 %34, 192
  %xtraiter149 = and i64 %33, 1
  %110 = and i64 %.fr, -16
  %111 = icmp eq i64 %110, 16
  %unroll_iter154 = and i64 %33, -2
  %lcmp.mod151.not = icmp eq i64 %xtraiter149, 0
  %112 = add nsw i64 %33, -1
  %xtraiter156 = and i64 %33, 3
  %113 = icmp ult i64 %112, 3
  %unroll_iter161 = and i64 %33, 576460752303423484
  %lcmp.mod158.not = icmp eq i64 %xtraiter156, 0
  br label %114

._crit_edge87:                                    ; preds = %row_of_positions.exit, %begin_tiles.exit
  call void @llvm.x86.tilerelease()
  call void @llvm.x86.sse.sfence()
  ret void

114:                                              ; preds = %.lr.ph86, %row_of_positions.exit
  %.085 = phi i64 [ %47, %.lr.ph86 ], [ %445, %row_of_positions.exit ]
  %.04584 = phi i64 [ %96, %.lr.ph86 ], [ %.1.lcssa, %row_of_positions.exit ]
  %115 = load i64, ptr %76, align 8, !tbaa !55
  %116 = mul nsw i64 %115, %.085
  %117 = load i64, ptr %29, align 8, !tbaa !30
  %118 = add nsw i64 %117, %116
  %119 = icmp slt i64 %.04584, %118
  br i1 %119, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %114, %pack_image_row.exit
  %120 = phi i64 [ %295, %pack_image_row.exit ], [ %117, %114 ]
  %.182 = phi i64 [ %296, %pack_image_row.exit ], [ %.04584, %114 ]
  %121 = srem i64 %.182, %120
  %122 = mul nsw i64 %121, %51
  %123 = getelementptr inbounds i8, ptr %53, i64 %122
  %124 = load i64, ptr %13, align 8, !tbaa !28
  %125 = add nsw i64 %124, 1
  %126 = sdiv i64 %125, 2
  %127 = load i64, ptr %21, align 8, !tbaa !46
  %128 = add i64 %127, -1
  %129 = load i64, ptr %23, align 8, !tbaa !47
  %130 = mul i64 %128, %129
  %131 = load i64, ptr %25, align 8, !tbaa !29
  %132 = add i64 %130, %131
  %133 = load i64, ptr %17, align 8, !tbaa !45
  %134 = shl i64 %126, 6
  %135 = mul i64 %132, %134
  %136 = load i64, ptr %97, align 8, !tbaa !56
  %137 = mul nsw i64 %136, %133
  %138 = load i64, ptr %98, align 8, !tbaa !57
  %139 = mul nsw i64 %138, %137
  %140 = load i64, ptr %99, align 8, !tbaa !58
  %141 = sub nsw i64 %.182, %140
  %.not.i.i = icmp sge i64 %141, %138
  %.inv.i = icmp slt i64 %141, 0
  %.not.i = select i1 %.inv.i, i1 true, i1 %.not.i.i
  %142 = icmp sgt i64 %124, 0
  br i1 %142, label %.lr.ph88.i, label %pack_image_row.exit

.lr.ph88.i:                                       ; preds = %.lr.ph
  %143 = add nsw i64 %133, 15
  %144 = sdiv i64 %143, 16
  %145 = select i1 %.not.i, i64 -1, i64 %141
  %146 = mul nsw i64 %145, %137
  %147 = icmp sgt i64 %132, 0
  %148 = icmp sgt i64 %133, 0
  %smax.i = call i64 @llvm.smax.i64(i64 %144, i64 1)
  %smax94.i = call i64 @llvm.smax.i64(i64 %126, i64 1)
  %xtraiter144 = and i64 %smax.i, 3
  %149 = icmp slt i64 %133, 49
  %unroll_iter147 = and i64 %smax.i, 576460752303423484
  %lcmp.mod146.not = icmp eq i64 %xtraiter144, 0
  br label %150

150:                                              ; preds = %._crit_edge85.i, %.lr.ph88.i
  %.05486.i = phi i64 [ 0, %.lr.ph88.i ], [ %159, %._crit_edge85.i ]
  %151 = load ptr, ptr %0, align 8, !tbaa !59
  %152 = shl nuw nsw i64 %.05486.i, 1
  %153 = mul nsw i64 %152, %139
  %154 = getelementptr inbounds float, ptr %151, i64 %153
  %155 = getelementptr inbounds float, ptr %154, i64 %146
  %156 = or disjoint i64 %152, 1
  %157 = load i64, ptr %13, align 8, !tbaa !28
  %158 = icmp slt i64 %156, %157
  br i1 %147, label %.lr.ph84.i, label %._crit_edge85.i

.lr.ph84.i:                                       ; preds = %150
  %.not26.i.i = icmp eq ptr %151, null
  br label %160

._crit_edge85.i:                                  ; preds = %pack_pair.exit.i, %150
  %159 = add nuw nsw i64 %.05486.i, 1
  %exitcond95.not.i = icmp eq i64 %159, %smax94.i
  br i1 %exitcond95.not.i, label %pack_image_row.exit.loopexit, label %150, !llvm.loop !60

160:                                              ; preds = %pack_pair.exit.i, %.lr.ph84.i
  %.05582.i = phi i64 [ 0, %.lr.ph84.i ], [ %294, %pack_pair.exit.i ]
  %161 = load i64, ptr %100, align 8, !tbaa !61
  %162 = load i64, ptr %97, align 8, !tbaa !56
  %163 = sub nsw i64 %.05582.i, %161
  %.not.i57.i = icmp sge i64 %163, %162
  %.inv65.i = icmp slt i64 %163, 0
  %.not66.i = select i1 %.inv65.i, i1 true, i1 %.not.i57.i
  %164 = select i1 %.not66.i, i64 -1, i64 %163
  %165 = load i64, ptr %17, align 8, !tbaa !45
  %166 = mul nsw i64 %164, %165
  %167 = getelementptr inbounds float, ptr %155, i64 %166
  %168 = mul nuw nsw i64 %.05582.i, %126
  %169 = add nuw nsw i64 %168, %.05486.i
  %170 = shl nsw i64 %169, 6
  %171 = getelementptr inbounds i8, ptr %123, i64 %170
  %or.cond.i = select i1 %.not.i, i1 true, i1 %.not66.i
  br i1 %or.cond.i, label %.preheader.i, label %184

.preheader.i:                                     ; preds = %160
  br i1 %148, label %.lr.ph81.i.preheader, label %pack_pair.exit.i

.lr.ph81.i.preheader:                             ; preds = %.preheader.i
  br i1 %149, label %pack_pair.exit.i.loopexit.unr-lcssa, label %.lr.ph81.i

.lr.ph81.i:                                       ; preds = %.lr.ph81.i.preheader, %.lr.ph81.i
  %.080.i = phi i64 [ %183, %.lr.ph81.i ], [ 0, %.lr.ph81.i.preheader ]
  %niter148 = phi i64 [ %niter148.next.3, %.lr.ph81.i ], [ 0, %.lr.ph81.i.preheader ]
  %172 = mul nsw i64 %.080.i, %135
  %173 = getelementptr inbounds i8, ptr %171, i64 %172
  store <8 x i64> zeroinitializer, ptr %173, align 64, !tbaa !38
  %174 = or disjoint i64 %.080.i, 1
  %175 = mul nsw i64 %174, %135
  %176 = getelementptr inbounds i8, ptr %171, i64 %175
  store <8 x i64> zeroinitializer, ptr %176, align 64, !tbaa !38
  %177 = or disjoint i64 %.080.i, 2
  %178 = mul nsw i64 %177, %135
  %179 = getelementptr inbounds i8, ptr %171, i64 %178
  store <8 x i64> zeroinitializer, ptr %179, align 64, !tbaa !38
  %180 = or disjoint i64 %.080.i, 3
  %181 = mul nsw i64 %180, %135
  %182 = getelementptr inbounds i8, ptr %171, i64 %181
  store <8 x i64> zeroinitializer, ptr %182, align 64, !tbaa !38
  %183 = add nuw nsw i64 %.080.i, 4
  %niter148.next.3 = add i64 %niter148, 4
  %niter148.ncmp.3 = icmp eq i64 %niter148.next.3, %unroll_iter147
  br i1 %niter148.ncmp.3, label %pack_pair.exit.i.loopexit.unr-lcssa, label %.lr.ph81.i, !llvm.loop !62

184:                                              ; preds = %160
  br i1 %158, label %189, label %.preheader67.i

.preheader67.i:                                   ; preds = %184
  %.not.i6268.i = icmp slt i64 %165, 16
  br i1 %.not.i6268.i, label %._crit_edge.i, label %.lr.ph.i.preheader

.lr.ph.i.preheader:                               ; preds = %.preheader67.i
  %185 = add nsw i64 %165, -16
  %186 = lshr i64 %185, 4
  %187 = add nuw nsw i64 %186, 1
  %xtraiter = and i64 %187, 3
  %188 = icmp ult i64 %185, 48
  br i1 %188, label %._crit_edge.i.loopexit.unr-lcssa, label %.lr.ph.i.preheader.new

.lr.ph.i.preheader.new:                           ; preds = %.lr.ph.i.preheader
  %unroll_iter = and i64 %187, 2305843009213693948
  %invariant.gep181 = getelementptr inbounds i8, ptr %167, i64 64
  %invariant.gep183 = getelementptr inbounds i8, ptr %167, i64 128
  br label %.lr.ph.i

189:                                              ; preds = %184
  %190 = getelementptr inbounds float, ptr %167, i64 %139
  %.not.i5972.i = icmp slt i64 %165, 16
  br i1 %.not.i5972.i, label %._crit_edge77.i, label %.lr.ph76.i.preheader

.lr.ph76.i.preheader:                             ; preds = %189
  %191 = add nsw i64 %165, -16
  %192 = icmp ult i64 %191, 16
  br i1 %192, label %._crit_edge77.i.loopexit.unr-lcssa, label %.lr.ph76.i.preheader.new

.lr.ph76.i.preheader.new:                         ; preds = %.lr.ph76.i.preheader
  %193 = lshr i64 %191, 4
  %194 = add nuw nsw i64 %193, 1
  %unroll_iter142 = and i64 %194, 2305843009213693950
  br label %.lr.ph76.i

.lr.ph76.i:                                       ; preds = %.lr.ph76.i, %.lr.ph76.i.preheader.new
  %195 = phi i64 [ 16, %.lr.ph76.i.preheader.new ], [ %213, %.lr.ph76.i ]
  %.0.i74.i = phi i64 [ 0, %.lr.ph76.i.preheader.new ], [ %204, %.lr.ph76.i ]
  %.022.i73.i = phi ptr [ %171, %.lr.ph76.i.preheader.new ], [ %212, %.lr.ph76.i ]
  %niter143 = phi i64 [ 0, %.lr.ph76.i.preheader.new ], [ %niter143.next.1, %.lr.ph76.i ]
  %196 = getelementptr inbounds float, ptr %167, i64 %.0.i74.i
  %197 = load <16 x float>, ptr %196, align 1, !tbaa !38
  %198 = getelementptr inbounds float, ptr %190, i64 %.0.i74.i
  %199 = load <16 x float>, ptr %198, align 1, !tbaa !38
  %200 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %199, <16 x float> %197)
  %201 = bitcast <32 x bfloat> %200 to <32 x i16>
  %202 = shufflevector <32 x i16> %201, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <32 x i16> %202, ptr %.022.i73.i, align 64, !tbaa !38
  %203 = getelementptr inbounds i8, ptr %.022.i73.i, i64 %135
  %204 = add nuw nsw i64 %195, 16
  %205 = getelementptr inbounds float, ptr %167, i64 %195
  %206 = load <16 x float>, ptr %205, align 1, !tbaa !38
  %207 = getelementptr inbounds float, ptr %190, i64 %195
  %208 = load <16 x float>, ptr %207, align 1, !tbaa !38
  %209 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %208, <16 x float> %206)
  %210 = bitcast <32 x bfloat> %209 to <32 x i16>
  %211 = shufflevector <32 x i16> %210, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <32 x i16> %211, ptr %203, align 64, !tbaa !38
  %212 = getelementptr inbounds i8, ptr %203, i64 %135
  %213 = add nuw nsw i64 %195, 32
  %niter143.next.1 = add i64 %niter143, 2
  %niter143.ncmp.1 = icmp eq i64 %niter143.next.1, %unroll_iter142
  br i1 %niter143.ncmp.1, label %._crit_edge77.i.loopexit.unr-lcssa, label %.lr.ph76.i, !llvm.loop !63

._crit_edge77.i.loopexit.unr-lcssa:               ; preds = %.lr.ph76.i, %.lr.ph76.i.preheader
  %.lcssa126.ph = phi i64 [ poison, %.lr.ph76.i.preheader ], [ %204, %.lr.ph76.i ]
  %.lcssa125.ph = phi ptr [ poison, %.lr.ph76.i.preheader ], [ %212, %.lr.ph76.i ]
  %.unr138 = phi i64 [ 16, %.lr.ph76.i.preheader ], [ %213, %.lr.ph76.i ]
  %.0.i74.i.unr = phi i64 [ 0, %.lr.ph76.i.preheader ], [ %204, %.lr.ph76.i ]
  %.022.i73.i.unr = phi ptr [ %171, %.lr.ph76.i.preheader ], [ %212, %.lr.ph76.i ]
  %214 = and i64 %191, 16
  %lcmp.mod139.not.not = icmp eq i64 %214, 0
  br i1 %lcmp.mod139.not.not, label %.lr.ph76.i.epil, label %._crit_edge77.i

.lr.ph76.i.epil:                                  ; preds = %._crit_edge77.i.loopexit.unr-lcssa
  %215 = getelementptr inbounds float, ptr %167, i64 %.0.i74.i.unr
  %216 = load <16 x float>, ptr %215, align 1, !tbaa !38
  %217 = getelementptr inbounds float, ptr %190, i64 %.0.i74.i.unr
  %218 = load <16 x float>, ptr %217, align 1, !tbaa !38
  %219 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %218, <16 x float> %216)
  %220 = bitcast <32 x bfloat> %219 to <32 x i16>
  %221 = shufflevector <32 x i16> %220, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <32 x i16> %221, ptr %.022.i73.i.unr, align 64, !tbaa !38
  %222 = getelementptr inbounds i8, ptr %.022.i73.i.unr, i64 %135
  br label %._crit_edge77.i

._crit_edge77.i:                                  ; preds = %.lr.ph76.i.epil, %._crit_edge77.i.loopexit.unr-lcssa, %189
  %.022.i.lcssa.i = phi ptr [ %171, %189 ], [ %.lcssa125.ph, %._crit_edge77.i.loopexit.unr-lcssa ], [ %222, %.lr.ph76.i.epil ]
  %.0.i.lcssa.i = phi i64 [ 0, %189 ], [ %.lcssa126.ph, %._crit_edge77.i.loopexit.unr-lcssa ], [ %.unr138, %.lr.ph76.i.epil ]
  %223 = icmp slt i64 %.0.i.lcssa.i, %165
  br i1 %223, label %224, label %pack_pair.exit.i

224:                                              ; preds = %._crit_edge77.i
  %225 = getelementptr inbounds float, ptr %167, i64 %.0.i.lcssa.i
  %226 = sub nsw i64 %165, %.0.i.lcssa.i
  %227 = icmp sgt i64 %226, 15
  %228 = icmp slt i64 %226, 1
  %229 = trunc i64 %226 to i32
  %notmask.i.i.i = shl nsw i32 -1, %229
  %230 = trunc i32 %notmask.i.i.i to i16
  %231 = xor i16 %230, -1
  %232 = select i1 %228, i16 0, i16 %231
  %233 = select i1 %227, i16 -1, i16 %232
  %234 = bitcast i16 %233 to <16 x i1>
  %235 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %225, i32 1, <16 x i1> %234, <16 x float> zeroinitializer)
  br i1 %.not26.i.i, label %239, label %236

236:                                              ; preds = %224
  %237 = getelementptr inbounds float, ptr %190, i64 %.0.i.lcssa.i
  %238 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr nonnull %237, i32 1, <16 x i1> %234, <16 x float> zeroinitializer)
  br label %239

239:                                              ; preds = %236, %224
  %240 = phi <16 x float> [ %238, %236 ], [ zeroinitializer, %224 ]
  %241 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %240, <16 x float> %235)
  br label %pack_pair.exit.sink.split.i

.lr.ph.i:                                         ; preds = %.lr.ph.i, %.lr.ph.i.preheader.new
  %242 = phi i64 [ 16, %.lr.ph.i.preheader.new ], [ %266, %.lr.ph.i ]
  %.0.i6170.i = phi i64 [ 0, %.lr.ph.i.preheader.new ], [ %260, %.lr.ph.i ]
  %.022.i6069.i = phi ptr [ %171, %.lr.ph.i.preheader.new ], [ %265, %.lr.ph.i ]
  %niter = phi i64 [ 0, %.lr.ph.i.preheader.new ], [ %niter.next.3, %.lr.ph.i ]
  %243 = getelementptr inbounds float, ptr %167, i64 %.0.i6170.i
  %244 = load <16 x float>, ptr %243, align 1, !tbaa !38
  %245 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> zeroinitializer, <16 x float> %244)
  %246 = bitcast <32 x bfloat> %245 to <32 x i16>
  %247 = shufflevector <32 x i16> %246, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <32 x i16> %247, ptr %.022.i6069.i, align 64, !tbaa !38
  %248 = getelementptr inbounds i8, ptr %.022.i6069.i, i64 %135
  %249 = getelementptr inbounds float, ptr %167, i64 %242
  %250 = load <16 x float>, ptr %249, align 1, !tbaa !38
  %251 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> zeroinitializer, <16 x float> %250)
  %252 = bitcast <32 x bfloat> %251 to <32 x i16>
  %253 = shufflevector <32 x i16> %252, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <32 x i16> %253, ptr %248, align 64, !tbaa !38
  %254 = getelementptr inbounds i8, ptr %248, i64 %135
  %gep182 = getelementptr inbounds float, ptr %invariant.gep181, i64 %242
  %255 = load <16 x float>, ptr %gep182, align 1, !tbaa !38
  %256 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> zeroinitializer, <16 x float> %255)
  %257 = bitcast <32 x bfloat> %256 to <32 x i16>
  %258 = shufflevector <32 x i16> %257, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <32 x i16> %258, ptr %254, align 64, !tbaa !38
  %259 = getelementptr inbounds i8, ptr %254, i64 %135
  %260 = add nuw nsw i64 %242, 48
  %gep184 = getelementptr inbounds float, ptr %invariant.gep183, i64 %242
  %261 = load <16 x float>, ptr %gep184, align 1, !tbaa !38
  %262 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> zeroinitializer, <16 x float> %261)
  %263 = bitcast <32 x bfloat> %262 to <32 x i16>
  %264 = shufflevector <32 x i16> %263, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <32 x i16> %264, ptr %259, align 64, !tbaa !38
  %265 = getelementptr inbounds i8, ptr %259, i64 %135
  %266 = add nuw nsw i64 %242, 64
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %._crit_edge.i.loopexit.unr-lcssa, label %.lr.ph.i, !llvm.loop !63

._crit_edge.i.loopexit.unr-lcssa:                 ; preds = %.lr.ph.i, %.lr.ph.i.preheader
  %.lcssa124.ph = phi i64 [ poison, %.lr.ph.i.preheader ], [ %260, %.lr.ph.i ]
  %.lcssa.ph = phi ptr [ poison, %.lr.ph.i.preheader ], [ %265, %.lr.ph.i ]
  %.unr = phi i64 [ 16, %.lr.ph.i.preheader ], [ %266, %.lr.ph.i ]
  %.0.i6170.i.unr = phi i64 [ 0, %.lr.ph.i.preheader ], [ %260, %.lr.ph.i ]
  %.022.i6069.i.unr = phi ptr [ %171, %.lr.ph.i.preheader ], [ %265, %.lr.ph.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %._crit_edge.i, label %.lr.ph.i.epil

.lr.ph.i.epil:                                    ; preds = %._crit_edge.i.loopexit.unr-lcssa, %.lr.ph.i.epil
  %267 = phi i64 [ %274, %.lr.ph.i.epil ], [ %.unr, %._crit_edge.i.loopexit.unr-lcssa ]
  %.0.i6170.i.epil = phi i64 [ %267, %.lr.ph.i.epil ], [ %.0.i6170.i.unr, %._crit_edge.i.loopexit.unr-lcssa ]
  %.022.i6069.i.epil = phi ptr [ %273, %.lr.ph.i.epil ], [ %.022.i6069.i.unr, %._crit_edge.i.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph.i.epil ], [ 0, %._crit_edge.i.loopexit.unr-lcssa ]
  %268 = getelementptr inbounds float, ptr %167, i64 %.0.i6170.i.epil
  %269 = load <16 x float>, ptr %268, align 1, !tbaa !38
  %270 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> zeroinitializer, <16 x float> %269)
  %271 = bitcast <32 x bfloat> %270 to <32 x i16>
  %272 = shufflevector <32 x i16> %271, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <32 x i16> %272, ptr %.022.i6069.i.epil, align 64, !tbaa !38
  %273 = getelementptr inbounds i8, ptr %.022.i6069.i.epil, i64 %135
  %274 = add nuw nsw i64 %267, 16
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %._crit_edge.i, label %.lr.ph.i.epil, !llvm.loop !64

._crit_edge.i:                                    ; preds = %._crit_edge.i.loopexit.unr-lcssa, %.lr.ph.i.epil, %.preheader67.i
  %.022.i60.lcssa.i = phi ptr [ %171, %.preheader67.i ], [ %.lcssa.ph, %._crit_edge.i.loopexit.unr-lcssa ], [ %273, %.lr.ph.i.epil ]
  %.0.i61.lcssa.i = phi i64 [ 0, %.preheader67.i ], [ %.lcssa124.ph, %._crit_edge.i.loopexit.unr-lcssa ], [ %267, %.lr.ph.i.epil ]
  %275 = icmp slt i64 %.0.i61.lcssa.i, %165
  br i1 %275, label %276, label %pack_pair.exit.i

276:                                              ; preds = %._crit_edge.i
  %277 = getelementptr inbounds float, ptr %167, i64 %.0.i61.lcssa.i
  %278 = sub nsw i64 %165, %.0.i61.lcssa.i
  %279 = icmp sgt i64 %278, 15
  %280 = icmp slt i64 %278, 1
  %281 = trunc i64 %278 to i32
  %notmask.i.i63.i = shl nsw i32 -1, %281
  %282 = trunc i32 %notmask.i.i63.i to i16
  %283 = xor i16 %282, -1
  %284 = select i1 %280, i16 0, i16 %283
  %285 = select i1 %279, i16 -1, i16 %284
  %286 = bitcast i16 %285 to <16 x i1>
  %287 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %277, i32 1, <16 x i1> %286, <16 x float> zeroinitializer)
  %288 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> zeroinitializer, <16 x float> %287)
  br label %pack_pair.exit.sink.split.i

pack_pair.exit.sink.split.i:                      ; preds = %276, %239
  %.sink.i = phi <32 x bfloat> [ %288, %276 ], [ %241, %239 ]
  %.022.i60.lcssa.sink.i = phi ptr [ %.022.i60.lcssa.i, %276 ], [ %.022.i.lcssa.i, %239 ]
  %289 = bitcast <32 x bfloat> %.sink.i to <32 x i16>
  %290 = shufflevector <32 x i16> %289, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <32 x i16> %290, ptr %.022.i60.lcssa.sink.i, align 64, !tbaa !38
  br label %pack_pair.exit.i

pack_pair.exit.i.loopexit.unr-lcssa:              ; preds = %.lr.ph81.i, %.lr.ph81.i.preheader
  %.080.i.unr = phi i64 [ 0, %.lr.ph81.i.preheader ], [ %183, %.lr.ph81.i ]
  br i1 %lcmp.mod146.not, label %pack_pair.exit.i, label %.lr.ph81.i.epil

.lr.ph81.i.epil:                                  ; preds = %pack_pair.exit.i.loopexit.unr-lcssa, %.lr.ph81.i.epil
  %.080.i.epil = phi i64 [ %293, %.lr.ph81.i.epil ], [ %.080.i.unr, %pack_pair.exit.i.loopexit.unr-lcssa ]
  %epil.iter145 = phi i64 [ %epil.iter145.next, %.lr.ph81.i.epil ], [ 0, %pack_pair.exit.i.loopexit.unr-lcssa ]
  %291 = mul nsw i64 %.080.i.epil, %135
  %292 = getelementptr inbounds i8, ptr %171, i64 %291
  store <8 x i64> zeroinitializer, ptr %292, align 64, !tbaa !38
  %293 = add nuw nsw i64 %.080.i.epil, 1
  %epil.iter145.next = add i64 %epil.iter145, 1
  %epil.iter145.cmp.not = icmp eq i64 %epil.iter145.next, %xtraiter144
  br i1 %epil.iter145.cmp.not, label %pack_pair.exit.i, label %.lr.ph81.i.epil, !llvm.loop !66

pack_pair.exit.i:                                 ; preds = %pack_pair.exit.i.loopexit.unr-lcssa, %.lr.ph81.i.epil, %pack_pair.exit.sink.split.i, %._crit_edge.i, %._crit_edge77.i, %.preheader.i
  %294 = add nuw nsw i64 %.05582.i, 1
  %exitcond93.not.i = icmp eq i64 %294, %132
  br i1 %exitcond93.not.i, label %._crit_edge85.i, label %160, !llvm.loop !67

pack_image_row.exit.loopexit:                     ; preds = %._crit_edge85.i
  %.pre = load i64, ptr %29, align 8, !tbaa !30
  br label %pack_image_row.exit

pack_image_row.exit:                              ; preds = %pack_image_row.exit.loopexit, %.lr.ph
  %295 = phi i64 [ %.pre, %pack_image_row.exit.loopexit ], [ %120, %.lr.ph ]
  %296 = add nsw i64 %.182, 1
  %297 = add nsw i64 %295, %116
  %298 = icmp slt i64 %296, %297
  br i1 %298, label %.lr.ph, label %._crit_edge, !llvm.loop !68

._crit_edge:                                      ; preds = %pack_image_row.exit, %114
  %.1.lcssa = phi i64 [ %.04584, %114 ], [ %296, %pack_image_row.exit ]
  %.lcssa74 = phi i64 [ %117, %114 ], [ %295, %pack_image_row.exit ]
  %299 = srem i64 %116, %.lcssa74
  %300 = mul nsw i64 %299, %51
  %301 = load i64, ptr %17, align 8, !tbaa !45
  %302 = add nsw i64 %301, 15
  %303 = sdiv i64 %302, 16
  %304 = load i64, ptr %25, align 8, !tbaa !29
  %305 = load i64, ptr %13, align 8, !tbaa !28
  %306 = load i64, ptr %6, align 8, !tbaa !44
  %307 = load i64, ptr %21, align 8, !tbaa !46
  %308 = sdiv i64 %51, %303
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %4) #8
  %309 = load i64, ptr %101, align 8, !tbaa !2
  %310 = icmp sgt i64 %309, 0
  br i1 %310, label %.preheader.lr.ph.i, label %row_of_positions.exit

.preheader.lr.ph.i:                               ; preds = %._crit_edge
  %311 = add nsw i64 %305, 1
  %312 = sdiv i64 %311, 2
  %313 = mul nsw i64 %312, %304
  %314 = add nsw i64 %313, 15
  %315 = sdiv i64 %314, 16
  %316 = icmp sgt i64 %301, 0
  %smax.i46 = call i64 @llvm.smax.i64(i64 %303, i64 1)
  %factor.op.mul81.i = shl i64 %.lcssa74, 10
  %factor.op.mul89.i = mul i64 %factor.op.mul81.i, %315
  %factor.op.mul = mul i64 %306, %307
  %factor.op.mul.i.reass = mul i64 %factor.op.mul, %301
  br label %.preheader.i47

.preheader.i47:                                   ; preds = %._crit_edge86.i, %.preheader.lr.ph.i
  %317 = phi i64 [ %309, %.preheader.lr.ph.i ], [ %322, %._crit_edge86.i ]
  %318 = phi i64 [ %307, %.preheader.lr.ph.i ], [ %323, %._crit_edge86.i ]
  %319 = phi i64 [ %307, %.preheader.lr.ph.i ], [ %324, %._crit_edge86.i ]
  %.04787.i = phi i64 [ 0, %.preheader.lr.ph.i ], [ %325, %._crit_edge86.i ]
  %factor.op.mul82.reass.i = mul i64 %factor.op.mul89.i, %.04787.i
  %320 = icmp sgt i64 %319, 0
  br i1 %320, label %.lr.ph85.i, label %._crit_edge86.i

.lr.ph85.i:                                       ; preds = %.preheader.i47
  %321 = shl nsw i64 %.04787.i, 4
  %factor.op.mul76.reass.i = mul i64 %factor.op.mul.i.reass, %321
  br label %329

._crit_edge86.loopexit.i:                         ; preds = %._crit_edge80.i
  %.pre94.i = load i64, ptr %101, align 8, !tbaa !2
  br label %._crit_edge86.i

._crit_edge86.i:                                  ; preds = %._crit_edge86.loopexit.i, %.preheader.i47
  %322 = phi i64 [ %.pre94.i, %._crit_edge86.loopexit.i ], [ %317, %.preheader.i47 ]
  %323 = phi i64 [ %347, %._crit_edge86.loopexit.i ], [ %318, %.preheader.i47 ]
  %324 = phi i64 [ %347, %._crit_edge86.loopexit.i ], [ %319, %.preheader.i47 ]
  %325 = add nuw nsw i64 %.04787.i, 1
  %326 = add nsw i64 %322, 15
  %327 = sdiv i64 %326, 16
  %328 = icmp slt i64 %325, %327
  br i1 %328, label %.preheader.i47, label %row_of_positions.exit, !llvm.loop !69

329:                                              ; preds = %._crit_edge80.i, %.lr.ph85.i
  %330 = phi i64 [ %318, %.lr.ph85.i ], [ %347, %._crit_edge80.i ]
  %331 = phi i64 [ %319, %.lr.ph85.i ], [ %347, %._crit_edge80.i ]
  %.04884.i = phi i64 [ 0, %.lr.ph85.i ], [ %348, %._crit_edge80.i ]
  %332 = load ptr, ptr %35, align 8, !tbaa !37
  %333 = ptrtoint ptr %332 to i64
  %334 = add i64 %333, 63
  %335 = and i64 %334, -64
  %336 = inttoptr i64 %335 to ptr
  %337 = getelementptr inbounds i8, ptr %336, i64 %factor.op.mul82.reass.i
  %338 = mul nsw i64 %331, %.085
  %339 = add nsw i64 %338, %.04884.i
  %340 = load i64, ptr %101, align 8, !tbaa !2
  %341 = sub nsw i64 %340, %321
  %342 = call i64 @llvm.smin.i64(i64 %341, i64 16)
  %343 = add nuw nsw i64 %.04884.i, 4
  %.not.not.i = icmp sgt i64 %343, %331
  %344 = select i1 %.not.not.i, i64 1, i64 4
  br i1 %316, label %.lr.ph79.i, label %._crit_edge80.i

.lr.ph79.i:                                       ; preds = %329
  %345 = icmp sgt i64 %341, 0
  %346 = mul nsw i64 %.04884.i, %70
  %invariant.gep = getelementptr i8, ptr %53, i64 %346
  br label %350

._crit_edge80.loopexit.i:                         ; preds = %put_positions.exit.i
  %.pre.i = load i64, ptr %21, align 8, !tbaa !46
  br label %._crit_edge80.i

._crit_edge80.i:                                  ; preds = %._crit_edge80.loopexit.i, %329
  %347 = phi i64 [ %.pre.i, %._crit_edge80.loopexit.i ], [ %330, %329 ]
  %348 = add nuw nsw i64 %344, %.04884.i
  %349 = icmp slt i64 %348, %347
  br i1 %349, label %329, label %._crit_edge86.loopexit.i, !llvm.loop !70

350:                                              ; preds = %put_positions.exit.i, %.lr.ph79.i
  %.077.i = phi i64 [ 0, %.lr.ph79.i ], [ %444, %put_positions.exit.i ]
  %351 = mul nsw i64 %.077.i, %308
  %gep = getelementptr i8, ptr %invariant.gep, i64 %351
  call void @llvm.x86.tilezero(i8 0)
  br i1 %.not.not.i, label %378, label %352

352:                                              ; preds = %350
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  call void @llvm.x86.tilezero(i8 3)
  br i1 %106, label %.lr.ph62.i, label %positions_4.exit.i

.lr.ph62.i:                                       ; preds = %352, %374
  %.035.i60.i = phi i64 [ %375, %374 ], [ 0, %352 ]
  %.036.i59.i = phi i64 [ %spec.select.i53.i, %374 ], [ %300, %352 ]
  %.037.i58.i = phi ptr [ %.2.i.i, %374 ], [ %337, %352 ]
  %353 = getelementptr inbounds i8, ptr %gep, i64 %.036.i59.i
  br i1 %107, label %.lr.ph.i52.preheader, label %._crit_edge.i50

.lr.ph.i52.preheader:                             ; preds = %.lr.ph62.i
  br i1 %111, label %._crit_edge.i50.loopexit.unr-lcssa, label %.lr.ph.i52

._crit_edge.i50.loopexit.unr-lcssa:               ; preds = %.lr.ph.i52, %.lr.ph.i52.preheader
  %.lcssa130.ph = phi ptr [ poison, %.lr.ph.i52.preheader ], [ %367, %.lr.ph.i52 ]
  %.lcssa129.ph = phi ptr [ poison, %.lr.ph.i52.preheader ], [ %368, %.lr.ph.i52 ]
  %.034.i55.i.unr = phi ptr [ %353, %.lr.ph.i52.preheader ], [ %368, %.lr.ph.i52 ]
  %.1.i54.i.unr = phi ptr [ %.037.i58.i, %.lr.ph.i52.preheader ], [ %367, %.lr.ph.i52 ]
  br i1 %lcmp.mod151.not, label %._crit_edge.i50, label %.lr.ph.i52.epil

.lr.ph.i52.epil:                                  ; preds = %._crit_edge.i50.loopexit.unr-lcssa
  call void @llvm.x86.tileloadd64(i8 4, ptr %.1.i54.i.unr, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.034.i55.i.unr, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %354 = getelementptr inbounds i8, ptr %.034.i55.i.unr, i64 %70
  call void @llvm.x86.tileloadd64(i8 6, ptr %354, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %355 = getelementptr inbounds i8, ptr %.034.i55.i.unr, i64 %108
  call void @llvm.x86.tileloadd64(i8 6, ptr %355, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 6)
  %356 = getelementptr inbounds i8, ptr %.034.i55.i.unr, i64 %109
  call void @llvm.x86.tileloadd64(i8 6, ptr %356, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 4, i8 6)
  %357 = getelementptr inbounds i8, ptr %.1.i54.i.unr, i64 1024
  %358 = getelementptr inbounds i8, ptr %.034.i55.i.unr, i64 1024
  br label %._crit_edge.i50

._crit_edge.i50:                                  ; preds = %.lr.ph.i52.epil, %._crit_edge.i50.loopexit.unr-lcssa, %.lr.ph62.i
  %.1.i.lcssa.i = phi ptr [ %.037.i58.i, %.lr.ph62.i ], [ %.lcssa130.ph, %._crit_edge.i50.loopexit.unr-lcssa ], [ %357, %.lr.ph.i52.epil ]
  %.034.i.lcssa.i = phi ptr [ %353, %.lr.ph62.i ], [ %.lcssa129.ph, %._crit_edge.i50.loopexit.unr-lcssa ], [ %358, %.lr.ph.i52.epil ]
  br i1 %.not, label %374, label %369

.lr.ph.i52:                                       ; preds = %.lr.ph.i52.preheader, %.lr.ph.i52
  %.034.i55.i = phi ptr [ %368, %.lr.ph.i52 ], [ %353, %.lr.ph.i52.preheader ]
  %.1.i54.i = phi ptr [ %367, %.lr.ph.i52 ], [ %.037.i58.i, %.lr.ph.i52.preheader ]
  %niter155 = phi i64 [ %niter155.next.1, %.lr.ph.i52 ], [ 0, %.lr.ph.i52.preheader ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.1.i54.i, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.034.i55.i, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %359 = getelementptr inbounds i8, ptr %.034.i55.i, i64 %70
  call void @llvm.x86.tileloadd64(i8 6, ptr %359, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %360 = getelementptr inbounds i8, ptr %.034.i55.i, i64 %108
  call void @llvm.x86.tileloadd64(i8 6, ptr %360, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 6)
  %361 = getelementptr inbounds i8, ptr %.034.i55.i, i64 %109
  call void @llvm.x86.tileloadd64(i8 6, ptr %361, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 4, i8 6)
  %362 = getelementptr inbounds i8, ptr %.1.i54.i, i64 1024
  %363 = getelementptr inbounds i8, ptr %.034.i55.i, i64 1024
  call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %362, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %363, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %364 = getelementptr inbounds i8, ptr %363, i64 %70
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %364, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %365 = getelementptr inbounds i8, ptr %363, i64 %108
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %365, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 6)
  %366 = getelementptr inbounds i8, ptr %363, i64 %109
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %366, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 4, i8 6)
  %367 = getelementptr inbounds i8, ptr %.1.i54.i, i64 2048
  %368 = getelementptr inbounds i8, ptr %.034.i55.i, i64 2048
  %niter155.next.1 = add i64 %niter155, 2
  %niter155.ncmp.1 = icmp eq i64 %niter155.next.1, %unroll_iter154
  br i1 %niter155.ncmp.1, label %._crit_edge.i50.loopexit.unr-lcssa, label %.lr.ph.i52, !llvm.loop !71

369:                                              ; preds = %._crit_edge.i50
  call void @llvm.x86.tileloadd64(i8 5, ptr %.1.i.lcssa.i, i64 64)
  call void @llvm.x86.tileloadd64(i8 7, ptr %.034.i.lcssa.i, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 5, i8 7)
  %370 = getelementptr inbounds i8, ptr %.034.i.lcssa.i, i64 %70
  call void @llvm.x86.tileloadd64(i8 7, ptr %370, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 5, i8 7)
  %371 = getelementptr inbounds i8, ptr %.034.i.lcssa.i, i64 %108
  call void @llvm.x86.tileloadd64(i8 7, ptr %371, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 7)
  %372 = getelementptr inbounds i8, ptr %.034.i.lcssa.i, i64 %109
  call void @llvm.x86.tileloadd64(i8 7, ptr %372, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %373 = getelementptr inbounds i8, ptr %.1.i.lcssa.i, i64 1024
  br label %374

374:                                              ; preds = %369, %._crit_edge.i50
  %.2.i.i = phi ptr [ %373, %369 ], [ %.1.i.lcssa.i, %._crit_edge.i50 ]
  %375 = add nuw nsw i64 %.035.i60.i, 1
  %376 = add nsw i64 %.036.i59.i, %51
  %377 = icmp eq i64 %376, %69
  %spec.select.i53.i = select i1 %377, i64 0, i64 %376
  %exitcond100.not = icmp eq i64 %375, %30
  br i1 %exitcond100.not, label %positions_4.exit.i, label %.lr.ph62.i, !llvm.loop !72

positions_4.exit.i:                               ; preds = %374, %352
  call void @llvm.x86.tilestored64(i8 0, ptr nonnull %4, i64 64)
  call void @llvm.x86.tilestored64(i8 1, ptr nonnull %102, i64 64)
  call void @llvm.x86.tilestored64(i8 2, ptr nonnull %103, i64 64)
  call void @llvm.x86.tilestored64(i8 3, ptr nonnull %104, i64 64)
  br label %positions_of.exit.i

378:                                              ; preds = %350
  br i1 %106, label %.lr.ph75.i, label %positions_1.exit.i

.lr.ph75.i:                                       ; preds = %378, %392
  %.020.i73.i = phi i64 [ %393, %392 ], [ 0, %378 ]
  %.021.i72.i = phi i64 [ %spec.select.i.i, %392 ], [ %300, %378 ]
  %.022.i71.i = phi ptr [ %.2.i52.i, %392 ], [ %337, %378 ]
  %379 = getelementptr inbounds i8, ptr %gep, i64 %.021.i72.i
  br i1 %107, label %.lr.ph67.i.preheader, label %._crit_edge68.i

.lr.ph67.i.preheader:                             ; preds = %.lr.ph75.i
  br i1 %113, label %._crit_edge68.i.loopexit.unr-lcssa, label %.lr.ph67.i

._crit_edge68.i.loopexit.unr-lcssa:               ; preds = %.lr.ph67.i, %.lr.ph67.i.preheader
  %.lcssa132.ph = phi ptr [ poison, %.lr.ph67.i.preheader ], [ %388, %.lr.ph67.i ]
  %.lcssa131.ph = phi ptr [ poison, %.lr.ph67.i.preheader ], [ %389, %.lr.ph67.i ]
  %.019.i64.i.unr = phi ptr [ %379, %.lr.ph67.i.preheader ], [ %389, %.lr.ph67.i ]
  %.1.i4963.i.unr = phi ptr [ %.022.i71.i, %.lr.ph67.i.preheader ], [ %388, %.lr.ph67.i ]
  br i1 %lcmp.mod158.not, label %._crit_edge68.i, label %.lr.ph67.i.epil

.lr.ph67.i.epil:                                  ; preds = %._crit_edge68.i.loopexit.unr-lcssa, %.lr.ph67.i.epil
  %.019.i64.i.epil = phi ptr [ %381, %.lr.ph67.i.epil ], [ %.019.i64.i.unr, %._crit_edge68.i.loopexit.unr-lcssa ]
  %.1.i4963.i.epil = phi ptr [ %380, %.lr.ph67.i.epil ], [ %.1.i4963.i.unr, %._crit_edge68.i.loopexit.unr-lcssa ]
  %epil.iter157 = phi i64 [ %epil.iter157.next, %.lr.ph67.i.epil ], [ 0, %._crit_edge68.i.loopexit.unr-lcssa ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.1.i4963.i.epil, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.019.i64.i.epil, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %380 = getelementptr inbounds i8, ptr %.1.i4963.i.epil, i64 1024
  %381 = getelementptr inbounds i8, ptr %.019.i64.i.epil, i64 1024
  %epil.iter157.next = add i64 %epil.iter157, 1
  %epil.iter157.cmp.not = icmp eq i64 %epil.iter157.next, %xtraiter156
  br i1 %epil.iter157.cmp.not, label %._crit_edge68.i, label %.lr.ph67.i.epil, !llvm.loop !73

._crit_edge68.i:                                  ; preds = %._crit_edge68.i.loopexit.unr-lcssa, %.lr.ph67.i.epil, %.lr.ph75.i
  %.1.i49.lcssa.i = phi ptr [ %.022.i71.i, %.lr.ph75.i ], [ %.lcssa132.ph, %._crit_edge68.i.loopexit.unr-lcssa ], [ %380, %.lr.ph67.i.epil ]
  %.019.i.lcssa.i = phi ptr [ %379, %.lr.ph75.i ], [ %.lcssa131.ph, %._crit_edge68.i.loopexit.unr-lcssa ], [ %381, %.lr.ph67.i.epil ]
  br i1 %.not, label %392, label %390

.lr.ph67.i:                                       ; preds = %.lr.ph67.i.preheader, %.lr.ph67.i
  %.019.i64.i = phi ptr [ %389, %.lr.ph67.i ], [ %379, %.lr.ph67.i.preheader ]
  %.1.i4963.i = phi ptr [ %388, %.lr.ph67.i ], [ %.022.i71.i, %.lr.ph67.i.preheader ]
  %niter162 = phi i64 [ %niter162.next.3, %.lr.ph67.i ], [ 0, %.lr.ph67.i.preheader ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.1.i4963.i, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.019.i64.i, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %382 = getelementptr inbounds i8, ptr %.1.i4963.i, i64 1024
  %383 = getelementptr inbounds i8, ptr %.019.i64.i, i64 1024
  call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %382, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %383, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %384 = getelementptr inbounds i8, ptr %.1.i4963.i, i64 2048
  %385 = getelementptr inbounds i8, ptr %.019.i64.i, i64 2048
  call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %384, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %385, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %386 = getelementptr inbounds i8, ptr %.1.i4963.i, i64 3072
  %387 = getelementptr inbounds i8, ptr %.019.i64.i, i64 3072
  call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %386, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %387, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %388 = getelementptr inbounds i8, ptr %.1.i4963.i, i64 4096
  %389 = getelementptr inbounds i8, ptr %.019.i64.i, i64 4096
  %niter162.next.3 = add i64 %niter162, 4
  %niter162.ncmp.3 = icmp eq i64 %niter162.next.3, %unroll_iter161
  br i1 %niter162.ncmp.3, label %._crit_edge68.i.loopexit.unr-lcssa, label %.lr.ph67.i, !llvm.loop !74

390:                                              ; preds = %._crit_edge68.i
  call void @llvm.x86.tileloadd64(i8 5, ptr %.1.i49.lcssa.i, i64 64)
  call void @llvm.x86.tileloadd64(i8 7, ptr %.019.i.lcssa.i, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 5, i8 7)
  %391 = getelementptr inbounds i8, ptr %.1.i49.lcssa.i, i64 1024
  br label %392

392:                                              ; preds = %390, %._crit_edge68.i
  %.2.i52.i = phi ptr [ %391, %390 ], [ %.1.i49.lcssa.i, %._crit_edge68.i ]
  %393 = add nuw nsw i64 %.020.i73.i, 1
  %394 = add nsw i64 %.021.i72.i, %51
  %395 = icmp eq i64 %394, %69
  %spec.select.i.i = select i1 %395, i64 0, i64 %394
  %exitcond102.not = icmp eq i64 %393, %30
  br i1 %exitcond102.not, label %positions_1.exit.i, label %.lr.ph75.i, !llvm.loop !75

positions_1.exit.i:                               ; preds = %392, %378
  call void @llvm.x86.tilestored64(i8 0, ptr nonnull %4, i64 64)
  br label %positions_of.exit.i

positions_of.exit.i:                              ; preds = %positions_1.exit.i, %positions_4.exit.i
  %396 = load i64, ptr %17, align 8, !tbaa !45
  %397 = shl nsw i64 %.077.i, 4
  %398 = sub nsw i64 %396, %397
  %399 = load ptr, ptr %105, align 8, !tbaa !76
  %400 = getelementptr inbounds float, ptr %399, i64 %factor.op.mul76.reass.i
  %401 = mul nsw i64 %396, %339
  %402 = getelementptr inbounds float, ptr %400, i64 %401
  %403 = getelementptr inbounds float, ptr %402, i64 %397
  %404 = load i64, ptr %6, align 8, !tbaa !44
  %405 = load i64, ptr %21, align 8, !tbaa !46
  %406 = mul i64 %404, %396
  %407 = mul i64 %406, %405
  %408 = icmp sgt i64 %398, 15
  %409 = and i64 %396, 15
  %410 = ptrtoint ptr %403 to i64
  %411 = and i64 %410, 63
  %412 = or i64 %411, %409
  %413 = icmp eq i64 %412, 0
  %or.cond37.i.i = select i1 %408, i1 %413, i1 false
  br i1 %or.cond37.i.i, label %414, label %.critedge.i.i

414:                                              ; preds = %positions_of.exit.i
  %415 = load i64, ptr %101, align 8, !tbaa !2
  %416 = mul nsw i64 %415, %407
  %417 = icmp sgt i64 %416, 524288
  br label %.critedge.i.i

.critedge.i.i:                                    ; preds = %414, %positions_of.exit.i
  %418 = phi i1 [ %417, %414 ], [ false, %positions_of.exit.i ]
  br i1 %345, label %.preheader.lr.ph.i.i, label %put_positions.exit.i

.preheader.lr.ph.i.i:                             ; preds = %.critedge.i.i
  %419 = icmp slt i64 %398, 1
  %420 = trunc i64 %398 to i32
  %notmask.i.i.i49 = shl nsw i32 -1, %420
  %421 = trunc i32 %notmask.i.i.i49 to i16
  %422 = xor i16 %421, -1
  %423 = select i1 %419, i16 0, i16 %422
  %424 = bitcast i16 %423 to <16 x i1>
  br label %.preheader.i.i

.preheader.i.i:                                   ; preds = %._crit_edge.i.i, %.preheader.lr.ph.i.i
  %.039.i.i = phi i64 [ 0, %.preheader.lr.ph.i.i ], [ %427, %._crit_edge.i.i ]
  %.idx33.i.i = shl i64 %.039.i.i, 6
  %invariant.gep.i.i = getelementptr i8, ptr %4, i64 %.idx33.i.i
  %425 = mul nsw i64 %.039.i.i, %407
  %426 = getelementptr inbounds float, ptr %403, i64 %425
  br label %428

._crit_edge.i.i:                                  ; preds = %442
  %427 = add nuw nsw i64 %.039.i.i, 1
  %exitcond41.not.i.i = icmp eq i64 %427, %342
  br i1 %exitcond41.not.i.i, label %put_positions.exit.i, label %.preheader.i.i, !llvm.loop !77

428:                                              ; preds = %442, %.preheader.i.i
  %.03238.i.i = phi i64 [ 0, %.preheader.i.i ], [ %443, %442 ]
  %.idx.i.i = shl i64 %.03238.i.i, 10
  %gep.i.i = getelementptr i8, ptr %invariant.gep.i.i, i64 %.idx.i.i
  %429 = load <16 x float>, ptr %gep.i.i, align 64, !tbaa !38
  %430 = call <16 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.512(<16 x float> %429)
  %431 = bitcast <16 x bfloat> %430 to <16 x i16>
  %432 = zext <16 x i16> %431 to <16 x i32>
  %433 = shl nuw <16 x i32> %432, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %434 = bitcast <16 x i32> %433 to <16 x float>
  %435 = load i64, ptr %17, align 8, !tbaa !45
  %436 = mul nsw i64 %435, %.03238.i.i
  %437 = getelementptr inbounds float, ptr %426, i64 %436
  br i1 %418, label %438, label %439

438:                                              ; preds = %428
  store <16 x i32> %433, ptr %437, align 64, !tbaa !38, !nontemporal !78
  br label %442

439:                                              ; preds = %428
  br i1 %408, label %440, label %441

440:                                              ; preds = %439
  store <16 x i32> %433, ptr %437, align 1, !tbaa !38
  br label %442

441:                                              ; preds = %439
  call void @llvm.masked.store.v16f32.p0(<16 x float> %434, ptr %437, i32 1, <16 x i1> %424)
  br label %442

442:                                              ; preds = %441, %440, %438
  %443 = add nuw nsw i64 %.03238.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %443, %344
  br i1 %exitcond.not.i.i, label %._crit_edge.i.i, label %428, !llvm.loop !79

put_positions.exit.i:                             ; preds = %._crit_edge.i.i, %.critedge.i.i
  %444 = add nuw nsw i64 %.077.i, 1
  %exitcond.not.i48 = icmp eq i64 %444, %smax.i46
  br i1 %exitcond.not.i48, label %._crit_edge80.loopexit.i, label %350, !llvm.loop !80

row_of_positions.exit:                            ; preds = %._crit_edge86.i, %._crit_edge
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %4) #8
  %445 = add i64 %.085, 1
  %exitcond103.not = icmp eq i64 %445, %68
  br i1 %exitcond103.not, label %._crit_edge87, label %114, !llvm.loop !81
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

; Function Attrs: nounwind
define internal void @rows_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) #2 {
  %4 = alloca %struct.numbers, align 8
  %5 = alloca %struct.numbers, align 8
  %6 = alloca %struct.tile_shapes, align 2
  %7 = getelementptr inbounds i8, ptr %0, i64 72
  %8 = load i64, ptr %7, align 8, !tbaa !44
  %9 = getelementptr inbounds i8, ptr %0, i64 168
  %10 = load i64, ptr %9, align 8, !tbaa !8
  %11 = mul nsw i64 %8, %1
  %12 = add nsw i64 %1, 1
  %13 = mul nsw i64 %8, %12
  %14 = getelementptr inbounds i8, ptr %0, i64 80
  %15 = load i64, ptr %14, align 8, !tbaa !46
  %16 = getelementptr inbounds i8, ptr %0, i64 112
  %17 = load i64, ptr %16, align 8, !tbaa !47
  %18 = getelementptr inbounds i8, ptr %0, i64 96
  %19 = load i64, ptr %18, align 8, !tbaa !29
  %20 = getelementptr inbounds i8, ptr %0, i64 32
  %21 = load i64, ptr %20, align 8, !tbaa !45
  %.fr = freeze i64 %21
  %22 = add i64 %.fr, 31
  %23 = sdiv i64 %22, 32
  %24 = getelementptr inbounds i8, ptr %0, i64 48
  %25 = load i64, ptr %24, align 8, !tbaa !2
  %26 = add nsw i64 %25, 15
  %27 = sdiv i64 %26, 16
  %28 = getelementptr inbounds i8, ptr %0, i64 40
  %29 = load i64, ptr %28, align 8, !tbaa !28
  %30 = add nsw i64 %29, 15
  %31 = sdiv i64 %30, 16
  %32 = mul nsw i64 %31, %23
  %33 = shl nsw i64 %32, 10
  %34 = shl nsw i64 %31, 10
  %35 = getelementptr inbounds i8, ptr %0, i64 24
  %36 = load ptr, ptr %35, align 8, !tbaa !37
  %37 = ptrtoint ptr %36 to i64
  %38 = add i64 %37, 63
  %39 = and i64 %38, -64
  %40 = getelementptr inbounds i8, ptr %0, i64 176
  %41 = load i64, ptr %40, align 8, !tbaa !48
  %42 = getelementptr inbounds i8, ptr %0, i64 184
  %43 = load i64, ptr %42, align 8, !tbaa !49
  %44 = mul nsw i64 %43, %2
  %45 = add nsw i64 %44, %41
  %46 = shl nsw i64 %45, 2
  %47 = shl i64 %15, 10
  %48 = mul i64 %47, %23
  %49 = mul i64 %48, %27
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #8
  br label %78

begin_tiles.exit:                                 ; preds = %78
  %50 = sdiv i64 %11, %10
  %51 = add nsw i64 %15, -1
  %52 = mul nsw i64 %51, %17
  %53 = shl nsw i64 %27, 10
  %54 = inttoptr i64 %39 to ptr
  %55 = getelementptr inbounds i8, ptr %54, i64 %46
  store i8 1, ptr %6, align 2, !tbaa !50
  %56 = getelementptr inbounds i8, ptr %6, i64 48
  %57 = getelementptr inbounds i8, ptr %6, i64 16
  store i8 16, ptr %56, align 2, !tbaa !38
  store i16 64, ptr %57, align 2, !tbaa !52
  %58 = getelementptr inbounds i8, ptr %6, i64 49
  store i8 16, ptr %58, align 1, !tbaa !38
  %59 = getelementptr inbounds i8, ptr %6, i64 18
  store i16 64, ptr %59, align 2, !tbaa !52
  %60 = getelementptr inbounds i8, ptr %6, i64 50
  store i8 16, ptr %60, align 2, !tbaa !38
  %61 = getelementptr inbounds i8, ptr %6, i64 20
  store i16 64, ptr %61, align 2, !tbaa !52
  %62 = getelementptr inbounds i8, ptr %6, i64 51
  store i8 16, ptr %62, align 1, !tbaa !38
  %63 = getelementptr inbounds i8, ptr %6, i64 22
  store i16 64, ptr %63, align 2, !tbaa !52
  %64 = getelementptr inbounds i8, ptr %6, i64 52
  store i8 16, ptr %64, align 2, !tbaa !38
  %65 = getelementptr inbounds i8, ptr %6, i64 24
  store i16 64, ptr %65, align 2, !tbaa !52
  %66 = getelementptr inbounds i8, ptr %6, i64 53
  store i8 16, ptr %66, align 1, !tbaa !38
  %67 = getelementptr inbounds i8, ptr %6, i64 54
  store i8 16, ptr %67, align 2, !tbaa !38
  %68 = getelementptr inbounds i8, ptr %6, i64 28
  store i16 64, ptr %68, align 2, !tbaa !52
  %69 = getelementptr inbounds i8, ptr %6, i64 30
  store i16 64, ptr %69, align 2, !tbaa !52
  %70 = sdiv i64 %13, %10
  %71 = add nsw i64 %52, %19
  %72 = mul nsw i64 %33, %17
  %73 = getelementptr inbounds i8, ptr %55, i64 %49
  %74 = getelementptr inbounds i8, ptr %6, i64 26
  store i16 64, ptr %74, align 2, !tbaa !52
  %75 = getelementptr inbounds i8, ptr %6, i64 55
  store i8 16, ptr %75, align 1, !tbaa !38
  call void @llvm.x86.ldtilecfg(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #8
  %76 = getelementptr inbounds i8, ptr %0, i64 104
  %77 = icmp slt i64 %50, %70
  br i1 %77, label %.lr.ph190, label %._crit_edge191

78:                                               ; preds = %78, %3
  %.09.i142 = phi i64 [ 0, %3 ], [ %94, %78 ]
  %79 = getelementptr inbounds i8, ptr %6, i64 %.09.i142
  store i8 0, ptr %79, align 2, !tbaa !38
  %80 = or disjoint i64 %.09.i142, 1
  %81 = getelementptr inbounds i8, ptr %6, i64 %80
  store i8 0, ptr %81, align 1, !tbaa !38
  %82 = or disjoint i64 %.09.i142, 2
  %83 = getelementptr inbounds i8, ptr %6, i64 %82
  store i8 0, ptr %83, align 2, !tbaa !38
  %84 = or disjoint i64 %.09.i142, 3
  %85 = getelementptr inbounds i8, ptr %6, i64 %84
  store i8 0, ptr %85, align 1, !tbaa !38
  %86 = or disjoint i64 %.09.i142, 4
  %87 = getelementptr inbounds i8, ptr %6, i64 %86
  store i8 0, ptr %87, align 2, !tbaa !38
  %88 = or disjoint i64 %.09.i142, 5
  %89 = getelementptr inbounds i8, ptr %6, i64 %88
  store i8 0, ptr %89, align 1, !tbaa !38
  %90 = or disjoint i64 %.09.i142, 6
  %91 = getelementptr inbounds i8, ptr %6, i64 %90
  store i8 0, ptr %91, align 2, !tbaa !38
  %92 = or disjoint i64 %.09.i142, 7
  %93 = getelementptr inbounds i8, ptr %6, i64 %92
  store i8 0, ptr %93, align 1, !tbaa !38
  %94 = add nuw nsw i64 %.09.i142, 8
  %exitcond.not.7 = icmp eq i64 %94, 64
  br i1 %exitcond.not.7, label %begin_tiles.exit, label %78, !llvm.loop !54

.lr.ph190:                                        ; preds = %begin_tiles.exit
  %95 = load i64, ptr %76, align 8, !tbaa !55
  %96 = mul nsw i64 %95, %50
  %97 = getelementptr inbounds i8, ptr %0, i64 88
  %98 = shl i64 %1, 10
  %99 = getelementptr inbounds i8, ptr %0, i64 56
  %100 = getelementptr inbounds i8, ptr %0, i64 64
  %101 = getelementptr inbounds i8, ptr %0, i64 120
  %102 = mul i64 %33, %71
  %103 = getelementptr inbounds i8, ptr %0, i64 128
  %.sroa.2.0..sroa_idx.i = getelementptr inbounds i8, ptr %5, i64 8
  %.sroa.3.0..sroa_idx.i = getelementptr inbounds i8, ptr %5, i64 16
  %104 = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.2.0..sroa_idx.i108 = getelementptr inbounds i8, ptr %4, i64 8
  %.sroa.3.0..sroa_idx.i109 = getelementptr inbounds i8, ptr %4, i64 16
  %105 = icmp sgt i64 %25, 0
  %106 = icmp sgt i64 %29, 0
  %107 = icmp sgt i64 %15, 0
  %108 = icmp sgt i64 %.fr, 0
  %109 = shl nsw i64 %32, 11
  %smax = call i64 @llvm.smax.i64(i64 %23, i64 1)
  %smax211 = call i64 @llvm.smax.i64(i64 %31, i64 1)
  %smax213 = call i64 @llvm.smax.i64(i64 %27, i64 1)
  %xtraiter = and i64 %smax, 3
  %110 = icmp slt i64 %22, 128
  %unroll_iter = and i64 %smax, 288230376151711740
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %xtraiter272 = and i64 %smax, 1
  %111 = icmp slt i64 %22, 64
  %unroll_iter276 = and i64 %smax, 288230376151711742
  %lcmp.mod274.not = icmp eq i64 %xtraiter272, 0
  %xtraiter278 = and i64 %smax, 3
  %112 = icmp slt i64 %22, 128
  %unroll_iter282 = and i64 %smax, 288230376151711740
  %lcmp.mod280.not = icmp eq i64 %xtraiter278, 0
  br label %113

.loopexit:                                        ; preds = %._crit_edge183, %pack_gradient_row.exit
  %exitcond215.not = icmp eq i64 %411, %70
  br i1 %exitcond215.not, label %._crit_edge191, label %113, !llvm.loop !82

._crit_edge191:                                   ; preds = %.loopexit, %begin_tiles.exit
  call void @llvm.x86.tilerelease()
  ret void

113:                                              ; preds = %.lr.ph190, %.loopexit
  %.0189 = phi i64 [ %50, %.lr.ph190 ], [ %411, %.loopexit ]
  %.082188 = phi i64 [ %96, %.lr.ph190 ], [ %.1.lcssa, %.loopexit ]
  %.not.i100187 = phi i1 [ true, %.lr.ph190 ], [ false, %.loopexit ]
  %114 = load i64, ptr %76, align 8, !tbaa !55
  %115 = mul nsw i64 %114, %.0189
  %116 = load ptr, ptr %35, align 8, !tbaa !37
  %117 = ptrtoint ptr %116 to i64
  %118 = add i64 %117, 63
  %119 = and i64 %118, -64
  %120 = inttoptr i64 %119 to ptr
  %121 = load i64, ptr %24, align 8, !tbaa !2
  %122 = add nsw i64 %121, 15
  %123 = sdiv i64 %122, 16
  %124 = load i64, ptr %28, align 8, !tbaa !28
  %125 = add nsw i64 %124, 15
  %126 = sdiv i64 %125, 16
  %127 = load i64, ptr %97, align 8, !tbaa !30
  %128 = load i64, ptr %18, align 8, !tbaa !29
  %129 = mul i64 %98, %123
  %130 = mul i64 %129, %127
  %131 = mul i64 %130, %126
  %.idx = mul i64 %131, %128
  %132 = getelementptr inbounds i8, ptr %120, i64 %.idx
  %133 = add nsw i64 %127, %115
  %134 = icmp slt i64 %.082188, %133
  %.pre223 = load i64, ptr %20, align 8, !tbaa !45
  br i1 %134, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %113, %pack_row.exit
  %135 = phi i64 [ %400, %pack_row.exit ], [ %127, %113 ]
  %.pre.i217 = phi i64 [ %.pre.i218, %pack_row.exit ], [ %124, %113 ]
  %136 = phi i64 [ %401, %pack_row.exit ], [ %.pre223, %113 ]
  %.1144 = phi i64 [ %402, %pack_row.exit ], [ %.082188, %113 ]
  %137 = load i64, ptr %14, align 8, !tbaa !46
  %138 = add nsw i64 %137, -1
  %139 = load i64, ptr %16, align 8, !tbaa !47
  %140 = mul nsw i64 %138, %139
  %141 = load i64, ptr %18, align 8, !tbaa !29
  %142 = add nsw i64 %140, %141
  %143 = load i64, ptr %99, align 8, !tbaa !57
  %144 = load i64, ptr %100, align 8, !tbaa !56
  %145 = mul nsw i64 %144, %143
  %146 = mul nsw i64 %145, %136
  %147 = load i64, ptr %101, align 8, !tbaa !58
  %148 = sub nsw i64 %.1144, %147
  %.not.i51.i = icmp slt i64 %148, %143
  %.inv.i = icmp sgt i64 %148, -1
  %149 = select i1 %.inv.i, i1 %.not.i51.i, i1 false
  %150 = select i1 %149, i64 %148, i64 -1
  %151 = icmp sgt i64 %142, 0
  br i1 %151, label %.lr.ph81.i, label %pack_row.exit

.lr.ph81.i:                                       ; preds = %.lr.ph
  %152 = srem i64 %.1144, %135
  %153 = mul i64 %102, %152
  %154 = getelementptr inbounds i8, ptr %73, i64 %153
  %.idx.i = shl nsw i64 %146, 3
  %.idx357.i = mul i64 %146, 12
  %.idx358.i = shl nsw i64 %146, 4
  %.idx359.i = mul i64 %146, 20
  %.idx360.i = mul i64 %146, 24
  %.idx361.i = mul i64 %146, 28
  %.idx363.i = mul i64 %146, 36
  %.idx364.i = mul i64 %146, 40
  %.idx365.i = mul i64 %146, 44
  %.idx366.i = mul i64 %146, 48
  %.idx367.i = mul i64 %146, 52
  %.idx368.i = mul i64 %146, 56
  %.idx369.i = mul i64 %146, 60
  %.idx362.i = shl nsw i64 %146, 5
  br label %155

155:                                              ; preds = %._crit_edge76.i, %.lr.ph81.i
  %.pre.i = phi i64 [ %.pre.i217, %.lr.ph81.i ], [ %.pre.i219, %._crit_edge76.i ]
  %156 = phi i64 [ %136, %.lr.ph81.i ], [ %170, %._crit_edge76.i ]
  %157 = phi i64 [ %136, %.lr.ph81.i ], [ %171, %._crit_edge76.i ]
  %158 = phi i64 [ %136, %.lr.ph81.i ], [ %172, %._crit_edge76.i ]
  %.079.i = phi ptr [ %154, %.lr.ph81.i ], [ %.1.lcssa.i, %._crit_edge76.i ]
  %.04378.i = phi i64 [ 0, %.lr.ph81.i ], [ %173, %._crit_edge76.i ]
  %159 = load i64, ptr %103, align 8, !tbaa !61
  %160 = load i64, ptr %100, align 8, !tbaa !56
  %161 = sub nsw i64 %.04378.i, %159
  %.not.i50.i = icmp slt i64 %161, %160
  %.inv58.i = icmp sgt i64 %161, -1
  %162 = select i1 %.inv58.i, i1 %.not.i50.i, i1 false
  %163 = select i1 %162, i64 %161, i64 -1
  %164 = select i1 %149, i1 %162, i1 false
  %165 = icmp sgt i64 %158, 0
  br i1 %165, label %.preheader63.i, label %._crit_edge76.i

.preheader63.i:                                   ; preds = %155, %._crit_edge.i
  %.pre.i220 = phi i64 [ %.pre.i221, %._crit_edge.i ], [ %.pre.i, %155 ]
  %166 = phi i64 [ %174, %._crit_edge.i ], [ %156, %155 ]
  %167 = phi i64 [ %175, %._crit_edge.i ], [ %157, %155 ]
  %168 = phi i64 [ %176, %._crit_edge.i ], [ %.pre.i, %155 ]
  %.175.i = phi ptr [ %.2.lcssa.i, %._crit_edge.i ], [ %.079.i, %155 ]
  %.04574.i = phi i64 [ %177, %._crit_edge.i ], [ 0, %155 ]
  %169 = icmp sgt i64 %168, 0
  br i1 %169, label %.lr.ph.i, label %._crit_edge.i

._crit_edge76.i:                                  ; preds = %._crit_edge.i, %155
  %.pre.i219 = phi i64 [ %.pre.i, %155 ], [ %.pre.i221, %._crit_edge.i ]
  %170 = phi i64 [ %156, %155 ], [ %174, %._crit_edge.i ]
  %171 = phi i64 [ %157, %155 ], [ %175, %._crit_edge.i ]
  %172 = phi i64 [ %158, %155 ], [ %175, %._crit_edge.i ]
  %.1.lcssa.i = phi ptr [ %.079.i, %155 ], [ %.2.lcssa.i, %._crit_edge.i ]
  %173 = add nuw nsw i64 %.04378.i, 1
  %exitcond.not.i = icmp eq i64 %173, %142
  br i1 %exitcond.not.i, label %pack_row.exit.loopexit, label %155, !llvm.loop !83

._crit_edge.loopexit.i:                           ; preds = %.loopexit.i
  %.pre355.i = load i64, ptr %20, align 8, !tbaa !45
  br label %._crit_edge.i

._crit_edge.i:                                    ; preds = %._crit_edge.loopexit.i, %.preheader63.i
  %.pre.i221 = phi i64 [ %398, %._crit_edge.loopexit.i ], [ %.pre.i220, %.preheader63.i ]
  %174 = phi i64 [ %.pre355.i, %._crit_edge.loopexit.i ], [ %166, %.preheader63.i ]
  %175 = phi i64 [ %.pre355.i, %._crit_edge.loopexit.i ], [ %167, %.preheader63.i ]
  %176 = phi i64 [ %398, %._crit_edge.loopexit.i ], [ %168, %.preheader63.i ]
  %.2.lcssa.i = phi ptr [ %397, %._crit_edge.loopexit.i ], [ %.175.i, %.preheader63.i ]
  %177 = add nuw nsw i64 %.04574.i, 32
  %178 = icmp slt i64 %177, %175
  br i1 %178, label %.preheader63.i, label %._crit_edge76.i, !llvm.loop !84

.lr.ph.i:                                         ; preds = %.preheader63.i, %.loopexit.i
  %179 = phi i64 [ %398, %.loopexit.i ], [ %168, %.preheader63.i ]
  %.272.i = phi ptr [ %397, %.loopexit.i ], [ %.175.i, %.preheader63.i ]
  %.04471.i = phi i64 [ %396, %.loopexit.i ], [ 0, %.preheader63.i ]
  br i1 %164, label %195, label %.preheader62.preheader.i

.preheader62.preheader.i:                         ; preds = %.lr.ph.i
  store <16 x float> zeroinitializer, ptr %.272.i, align 4, !tbaa !38
  %180 = getelementptr inbounds i8, ptr %.272.i, i64 64
  store <16 x float> zeroinitializer, ptr %180, align 4, !tbaa !38
  %181 = getelementptr inbounds i8, ptr %.272.i, i64 128
  store <16 x float> zeroinitializer, ptr %181, align 4, !tbaa !38
  %182 = getelementptr inbounds i8, ptr %.272.i, i64 192
  store <16 x float> zeroinitializer, ptr %182, align 4, !tbaa !38
  %183 = getelementptr inbounds i8, ptr %.272.i, i64 256
  store <16 x float> zeroinitializer, ptr %183, align 4, !tbaa !38
  %184 = getelementptr inbounds i8, ptr %.272.i, i64 320
  store <16 x float> zeroinitializer, ptr %184, align 4, !tbaa !38
  %185 = getelementptr inbounds i8, ptr %.272.i, i64 384
  store <16 x float> zeroinitializer, ptr %185, align 4, !tbaa !38
  %186 = getelementptr inbounds i8, ptr %.272.i, i64 448
  store <16 x float> zeroinitializer, ptr %186, align 4, !tbaa !38
  %187 = getelementptr inbounds i8, ptr %.272.i, i64 512
  store <16 x float> zeroinitializer, ptr %187, align 4, !tbaa !38
  %188 = getelementptr inbounds i8, ptr %.272.i, i64 576
  store <16 x float> zeroinitializer, ptr %188, align 4, !tbaa !38
  %189 = getelementptr inbounds i8, ptr %.272.i, i64 640
  store <16 x float> zeroinitializer, ptr %189, align 4, !tbaa !38
  %190 = getelementptr inbounds i8, ptr %.272.i, i64 704
  store <16 x float> zeroinitializer, ptr %190, align 4, !tbaa !38
  %191 = getelementptr inbounds i8, ptr %.272.i, i64 768
  store <16 x float> zeroinitializer, ptr %191, align 4, !tbaa !38
  %192 = getelementptr inbounds i8, ptr %.272.i, i64 832
  store <16 x float> zeroinitializer, ptr %192, align 4, !tbaa !38
  %193 = getelementptr inbounds i8, ptr %.272.i, i64 896
  store <16 x float> zeroinitializer, ptr %193, align 4, !tbaa !38
  %194 = getelementptr inbounds i8, ptr %.272.i, i64 960
  store <16 x float> zeroinitializer, ptr %194, align 4, !tbaa !38
  br label %.loopexit.i

195:                                              ; preds = %.lr.ph.i
  %196 = load ptr, ptr %0, align 8, !tbaa !59
  %197 = mul nsw i64 %.04471.i, %146
  %198 = getelementptr inbounds float, ptr %196, i64 %197
  %199 = load i64, ptr %100, align 8, !tbaa !56
  %200 = mul nsw i64 %199, %150
  %201 = add nsw i64 %200, %163
  %202 = load i64, ptr %20, align 8, !tbaa !45
  %203 = mul nsw i64 %201, %202
  %204 = getelementptr inbounds float, ptr %198, i64 %203
  %205 = getelementptr inbounds float, ptr %204, i64 %.04574.i
  %206 = sub nsw i64 %179, %.04471.i
  %207 = sub nsw i64 %202, %.04574.i
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  store ptr %205, ptr %5, align 8
  store i64 %146, ptr %.sroa.2.0..sroa_idx.i, align 8
  store i64 1, ptr %.sroa.3.0..sroa_idx.i, align 8
  %208 = icmp sgt i64 %206, 15
  %209 = icmp sgt i64 %207, 31
  %210 = and i1 %208, %209
  br i1 %210, label %turn_tile.exit.preheader.i, label %393

turn_tile.exit.preheader.i:                       ; preds = %195
  %211 = getelementptr inbounds float, ptr %205, i64 %146
  %212 = getelementptr inbounds i8, ptr %211, i64 64
  %213 = load <16 x float>, ptr %211, align 1, !tbaa !38
  %214 = load <16 x float>, ptr %212, align 1, !tbaa !38
  %215 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %214, <16 x float> %213)
  %216 = getelementptr inbounds i8, ptr %205, i64 %.idx.i
  %217 = getelementptr inbounds i8, ptr %216, i64 64
  %218 = load <16 x float>, ptr %216, align 1, !tbaa !38
  %219 = load <16 x float>, ptr %217, align 1, !tbaa !38
  %220 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %219, <16 x float> %218)
  %221 = getelementptr inbounds i8, ptr %205, i64 %.idx357.i
  %222 = getelementptr inbounds i8, ptr %221, i64 64
  %223 = load <16 x float>, ptr %221, align 1, !tbaa !38
  %224 = load <16 x float>, ptr %222, align 1, !tbaa !38
  %225 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %224, <16 x float> %223)
  %226 = getelementptr inbounds i8, ptr %205, i64 %.idx358.i
  %227 = getelementptr inbounds i8, ptr %226, i64 64
  %228 = load <16 x float>, ptr %226, align 1, !tbaa !38
  %229 = load <16 x float>, ptr %227, align 1, !tbaa !38
  %230 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %229, <16 x float> %228)
  %231 = getelementptr inbounds i8, ptr %205, i64 %.idx359.i
  %232 = getelementptr inbounds i8, ptr %231, i64 64
  %233 = load <16 x float>, ptr %231, align 1, !tbaa !38
  %234 = load <16 x float>, ptr %232, align 1, !tbaa !38
  %235 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %234, <16 x float> %233)
  %236 = getelementptr inbounds i8, ptr %205, i64 %.idx360.i
  %237 = getelementptr inbounds i8, ptr %236, i64 64
  %238 = load <16 x float>, ptr %236, align 1, !tbaa !38
  %239 = load <16 x float>, ptr %237, align 1, !tbaa !38
  %240 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %239, <16 x float> %238)
  %241 = getelementptr inbounds i8, ptr %205, i64 %.idx361.i
  %242 = getelementptr inbounds i8, ptr %241, i64 64
  %243 = load <16 x float>, ptr %241, align 1, !tbaa !38
  %244 = load <16 x float>, ptr %242, align 1, !tbaa !38
  %245 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %244, <16 x float> %243)
  %246 = getelementptr inbounds i8, ptr %205, i64 %.idx363.i
  %247 = getelementptr inbounds i8, ptr %246, i64 64
  %248 = load <16 x float>, ptr %246, align 1, !tbaa !38
  %249 = load <16 x float>, ptr %247, align 1, !tbaa !38
  %250 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %249, <16 x float> %248)
  %251 = getelementptr inbounds i8, ptr %205, i64 %.idx364.i
  %252 = getelementptr inbounds i8, ptr %251, i64 64
  %253 = load <16 x float>, ptr %251, align 1, !tbaa !38
  %254 = load <16 x float>, ptr %252, align 1, !tbaa !38
  %255 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %254, <16 x float> %253)
  %256 = getelementptr inbounds i8, ptr %205, i64 %.idx365.i
  %257 = getelementptr inbounds i8, ptr %256, i64 64
  %258 = load <16 x float>, ptr %256, align 1, !tbaa !38
  %259 = load <16 x float>, ptr %257, align 1, !tbaa !38
  %260 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %259, <16 x float> %258)
  %261 = getelementptr inbounds i8, ptr %205, i64 %.idx366.i
  %262 = getelementptr inbounds i8, ptr %261, i64 64
  %263 = load <16 x float>, ptr %261, align 1, !tbaa !38
  %264 = load <16 x float>, ptr %262, align 1, !tbaa !38
  %265 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %264, <16 x float> %263)
  %266 = getelementptr inbounds i8, ptr %205, i64 %.idx367.i
  %267 = getelementptr inbounds i8, ptr %266, i64 64
  %268 = load <16 x float>, ptr %266, align 1, !tbaa !38
  %269 = load <16 x float>, ptr %267, align 1, !tbaa !38
  %270 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %269, <16 x float> %268)
  %271 = getelementptr inbounds i8, ptr %205, i64 %.idx368.i
  %272 = getelementptr inbounds i8, ptr %271, i64 64
  %273 = load <16 x float>, ptr %271, align 1, !tbaa !38
  %274 = load <16 x float>, ptr %272, align 1, !tbaa !38
  %275 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %274, <16 x float> %273)
  %276 = getelementptr inbounds i8, ptr %205, i64 %.idx369.i
  %277 = getelementptr inbounds i8, ptr %276, i64 64
  %278 = load <16 x float>, ptr %276, align 1, !tbaa !38
  %279 = load <16 x float>, ptr %277, align 1, !tbaa !38
  %280 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %279, <16 x float> %278)
  %281 = getelementptr inbounds i8, ptr %205, i64 %.idx362.i
  %282 = getelementptr inbounds i8, ptr %281, i64 64
  %283 = load <16 x float>, ptr %282, align 1, !tbaa !38
  %284 = load <16 x float>, ptr %281, align 1, !tbaa !38
  %285 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %283, <16 x float> %284)
  %286 = getelementptr inbounds i8, ptr %205, i64 64
  %287 = load <16 x float>, ptr %286, align 1, !tbaa !38
  %288 = load <16 x float>, ptr %205, align 1, !tbaa !38
  %289 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %287, <16 x float> %288)
  %290 = bitcast <32 x bfloat> %289 to <16 x float>
  %291 = bitcast <32 x bfloat> %285 to <16 x float>
  %292 = shufflevector <32 x bfloat> %289, <32 x bfloat> %285, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %293 = bitcast <32 x bfloat> %292 to <16 x float>
  %294 = shufflevector <16 x float> %290, <16 x float> %291, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %295 = bitcast <32 x bfloat> %215 to <16 x float>
  %296 = bitcast <32 x bfloat> %250 to <16 x float>
  %297 = shufflevector <32 x bfloat> %215, <32 x bfloat> %250, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %298 = bitcast <32 x bfloat> %297 to <16 x float>
  %299 = shufflevector <16 x float> %295, <16 x float> %296, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %300 = bitcast <32 x bfloat> %220 to <16 x float>
  %301 = bitcast <32 x bfloat> %255 to <16 x float>
  %302 = shufflevector <32 x bfloat> %220, <32 x bfloat> %255, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %303 = bitcast <32 x bfloat> %302 to <16 x float>
  %304 = shufflevector <16 x float> %300, <16 x float> %301, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %305 = bitcast <32 x bfloat> %225 to <16 x float>
  %306 = bitcast <32 x bfloat> %260 to <16 x float>
  %307 = shufflevector <32 x bfloat> %225, <32 x bfloat> %260, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %308 = bitcast <32 x bfloat> %307 to <16 x float>
  %309 = shufflevector <16 x float> %305, <16 x float> %306, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %310 = bitcast <32 x bfloat> %230 to <16 x float>
  %311 = bitcast <32 x bfloat> %265 to <16 x float>
  %312 = shufflevector <32 x bfloat> %230, <32 x bfloat> %265, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %313 = bitcast <32 x bfloat> %312 to <16 x float>
  %314 = shufflevector <16 x float> %310, <16 x float> %311, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %315 = bitcast <32 x bfloat> %235 to <16 x float>
  %316 = bitcast <32 x bfloat> %270 to <16 x float>
  %317 = shufflevector <32 x bfloat> %235, <32 x bfloat> %270, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %318 = bitcast <32 x bfloat> %317 to <16 x float>
  %319 = shufflevector <16 x float> %315, <16 x float> %316, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %320 = bitcast <32 x bfloat> %240 to <16 x float>
  %321 = bitcast <32 x bfloat> %275 to <16 x float>
  %322 = shufflevector <32 x bfloat> %240, <32 x bfloat> %275, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %323 = bitcast <32 x bfloat> %322 to <16 x float>
  %324 = shufflevector <16 x float> %320, <16 x float> %321, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %325 = bitcast <32 x bfloat> %245 to <16 x float>
  %326 = bitcast <32 x bfloat> %280 to <16 x float>
  %327 = shufflevector <32 x bfloat> %245, <32 x bfloat> %280, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %328 = bitcast <32 x bfloat> %327 to <16 x float>
  %329 = shufflevector <16 x float> %325, <16 x float> %326, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %330 = shufflevector <16 x float> %293, <16 x float> %313, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %331 = shufflevector <16 x float> %293, <16 x float> %313, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %332 = shufflevector <16 x float> %298, <16 x float> %318, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %333 = shufflevector <16 x float> %298, <16 x float> %318, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %334 = shufflevector <16 x float> %303, <16 x float> %323, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %335 = shufflevector <16 x float> %303, <16 x float> %323, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %336 = shufflevector <16 x float> %308, <16 x float> %328, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %337 = shufflevector <16 x float> %308, <16 x float> %328, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %338 = shufflevector <16 x float> %294, <16 x float> %314, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %339 = shufflevector <16 x float> %294, <16 x float> %314, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %340 = shufflevector <16 x float> %299, <16 x float> %319, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %341 = shufflevector <16 x float> %299, <16 x float> %319, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %342 = shufflevector <16 x float> %304, <16 x float> %324, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %343 = shufflevector <16 x float> %304, <16 x float> %324, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %344 = shufflevector <16 x float> %309, <16 x float> %329, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %345 = shufflevector <16 x float> %309, <16 x float> %329, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %346 = shufflevector <16 x float> %330, <16 x float> %334, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %347 = shufflevector <16 x float> %330, <16 x float> %334, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %348 = shufflevector <16 x float> %332, <16 x float> %336, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %349 = shufflevector <16 x float> %332, <16 x float> %336, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %350 = shufflevector <16 x float> %331, <16 x float> %335, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %351 = shufflevector <16 x float> %331, <16 x float> %335, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %352 = shufflevector <16 x float> %333, <16 x float> %337, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %353 = shufflevector <16 x float> %333, <16 x float> %337, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %354 = shufflevector <16 x float> %338, <16 x float> %342, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %355 = shufflevector <16 x float> %338, <16 x float> %342, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %356 = shufflevector <16 x float> %340, <16 x float> %344, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %357 = shufflevector <16 x float> %340, <16 x float> %344, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %358 = shufflevector <16 x float> %339, <16 x float> %343, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %359 = shufflevector <16 x float> %339, <16 x float> %343, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %360 = shufflevector <16 x float> %341, <16 x float> %345, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %361 = shufflevector <16 x float> %341, <16 x float> %345, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %362 = shufflevector <16 x float> %346, <16 x float> %348, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %363 = shufflevector <16 x float> %346, <16 x float> %348, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %364 = shufflevector <16 x float> %347, <16 x float> %349, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %365 = shufflevector <16 x float> %347, <16 x float> %349, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %366 = shufflevector <16 x float> %350, <16 x float> %352, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %367 = shufflevector <16 x float> %350, <16 x float> %352, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %368 = shufflevector <16 x float> %351, <16 x float> %353, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %369 = shufflevector <16 x float> %351, <16 x float> %353, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %370 = shufflevector <16 x float> %354, <16 x float> %356, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %371 = shufflevector <16 x float> %354, <16 x float> %356, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %372 = shufflevector <16 x float> %355, <16 x float> %357, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %373 = shufflevector <16 x float> %355, <16 x float> %357, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %374 = shufflevector <16 x float> %358, <16 x float> %360, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %375 = shufflevector <16 x float> %358, <16 x float> %360, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %376 = shufflevector <16 x float> %359, <16 x float> %361, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %377 = shufflevector <16 x float> %359, <16 x float> %361, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %362, ptr %.272.i, align 4, !tbaa !38
  %378 = getelementptr inbounds i8, ptr %.272.i, i64 64
  store <16 x float> %363, ptr %378, align 4, !tbaa !38
  %379 = getelementptr inbounds i8, ptr %.272.i, i64 128
  store <16 x float> %364, ptr %379, align 4, !tbaa !38
  %380 = getelementptr inbounds i8, ptr %.272.i, i64 192
  store <16 x float> %365, ptr %380, align 4, !tbaa !38
  %381 = getelementptr inbounds i8, ptr %.272.i, i64 256
  store <16 x float> %366, ptr %381, align 4, !tbaa !38
  %382 = getelementptr inbounds i8, ptr %.272.i, i64 320
  store <16 x float> %367, ptr %382, align 4, !tbaa !38
  %383 = getelementptr inbounds i8, ptr %.272.i, i64 384
  store <16 x float> %368, ptr %383, align 4, !tbaa !38
  %384 = getelementptr inbounds i8, ptr %.272.i, i64 448
  store <16 x float> %369, ptr %384, align 4, !tbaa !38
  %385 = getelementptr inbounds i8, ptr %.272.i, i64 512
  store <16 x float> %370, ptr %385, align 4, !tbaa !38
  %386 = getelementptr inbounds i8, ptr %.272.i, i64 576
  store <16 x float> %371, ptr %386, align 4, !tbaa !38
  %387 = getelementptr inbounds i8, ptr %.272.i, i64 640
  store <16 x float> %372, ptr %387, align 4, !tbaa !38
  %388 = getelementptr inbounds i8, ptr %.272.i, i64 704
  store <16 x float> %373, ptr %388, align 4, !tbaa !38
  %389 = getelementptr inbounds i8, ptr %.272.i, i64 768
  store <16 x float> %374, ptr %389, align 4, !tbaa !38
  %390 = getelementptr inbounds i8, ptr %.272.i, i64 832
  store <16 x float> %375, ptr %390, align 4, !tbaa !38
  %391 = getelementptr inbounds i8, ptr %.272.i, i64 896
  store <16 x float> %376, ptr %391, align 4, !tbaa !38
  %392 = getelementptr inbounds i8, ptr %.272.i, i64 960
  store <16 x float> %377, ptr %392, align 4, !tbaa !38
  br label %pack_tile.exit.i

393:                                              ; preds = %195
  %394 = call i64 @llvm.smin.i64(i64 %207, i64 32)
  %395 = call i64 @llvm.smin.i64(i64 %206, i64 16)
  call fastcc void @pack_some(ptr noundef nonnull byval(%struct.numbers) align 8 %5, i64 noundef %395, i64 noundef %394, ptr noundef %.272.i, i64 noundef 1) #11
  br label %pack_tile.exit.i

pack_tile.exit.i:                                 ; preds = %393, %turn_tile.exit.preheader.i
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  br label %.loopexit.i

.loopexit.i:                                      ; preds = %pack_tile.exit.i, %.preheader62.preheader.i
  %396 = add nuw nsw i64 %.04471.i, 16
  %397 = getelementptr inbounds i8, ptr %.272.i, i64 1024
  %398 = load i64, ptr %28, align 8, !tbaa !28
  %399 = icmp slt i64 %396, %398
  br i1 %399, label %.lr.ph.i, label %._crit_edge.loopexit.i, !llvm.loop !85

pack_row.exit.loopexit:                           ; preds = %._crit_edge76.i
  %.pre222 = load i64, ptr %97, align 8, !tbaa !30
  br label %pack_row.exit

pack_row.exit:                                    ; preds = %pack_row.exit.loopexit, %.lr.ph
  %400 = phi i64 [ %.pre222, %pack_row.exit.loopexit ], [ %135, %.lr.ph ]
  %.pre.i218 = phi i64 [ %.pre.i219, %pack_row.exit.loopexit ], [ %.pre.i217, %.lr.ph ]
  %401 = phi i64 [ %170, %pack_row.exit.loopexit ], [ %136, %.lr.ph ]
  %402 = add nsw i64 %.1144, 1
  %403 = add nsw i64 %400, %115
  %404 = icmp slt i64 %402, %403
  br i1 %404, label %.lr.ph, label %._crit_edge, !llvm.loop !86

._crit_edge:                                      ; preds = %pack_row.exit, %113
  %405 = phi i64 [ %.pre223, %113 ], [ %401, %pack_row.exit ]
  %.1.lcssa = phi i64 [ %.082188, %113 ], [ %402, %pack_row.exit ]
  %406 = load i64, ptr %7, align 8, !tbaa !44
  %407 = load i64, ptr %14, align 8, !tbaa !46
  %408 = mul nsw i64 %407, %406
  %409 = mul nsw i64 %408, %405
  %410 = mul nsw i64 %407, %.0189
  %411 = add i64 %.0189, 1
  %412 = mul nsw i64 %407, %411
  %413 = icmp slt i64 %410, %412
  br i1 %413, label %.preheader40.lr.ph.i, label %pack_gradient_row.exit

.preheader40.lr.ph.i:                             ; preds = %._crit_edge
  %.idx.i110 = shl nsw i64 %409, 3
  %.idx70.i = mul i64 %409, 12
  %.idx71.i = shl nsw i64 %409, 4
  %.idx72.i = mul i64 %409, 20
  %.idx73.i = mul i64 %409, 24
  %.idx74.i = mul i64 %409, 28
  %.idx75.i = shl nsw i64 %409, 5
  %.idx76.i = mul i64 %409, 36
  %.idx77.i = mul i64 %409, 40
  %.idx78.i = mul i64 %409, 44
  %.idx79.i = mul i64 %409, 48
  %.idx80.i = mul i64 %409, 52
  %.idx81.i = mul i64 %409, 56
  %.idx82.i = mul i64 %409, 60
  br label %.preheader40.i

.preheader40.i:                                   ; preds = %._crit_edge47.i, %.preheader40.lr.ph.i
  %414 = phi i64 [ %407, %.preheader40.lr.ph.i ], [ %421, %._crit_edge47.i ]
  %415 = phi i64 [ %405, %.preheader40.lr.ph.i ], [ %422, %._crit_edge47.i ]
  %416 = phi i64 [ %405, %.preheader40.lr.ph.i ], [ %423, %._crit_edge47.i ]
  %.02850.i = phi i64 [ %410, %.preheader40.lr.ph.i ], [ %424, %._crit_edge47.i ]
  %.02949.i = phi ptr [ %55, %.preheader40.lr.ph.i ], [ %.1.lcssa.i111, %._crit_edge47.i ]
  %417 = icmp sgt i64 %416, 0
  br i1 %417, label %.preheader39.preheader.i, label %._crit_edge47.i

.preheader39.preheader.i:                         ; preds = %.preheader40.i
  %.pre.i112 = load i64, ptr %24, align 8, !tbaa !2
  br label %.preheader39.i

.preheader39.i:                                   ; preds = %._crit_edge.i113, %.preheader39.preheader.i
  %418 = phi i64 [ %415, %.preheader39.preheader.i ], [ %427, %._crit_edge.i113 ]
  %419 = phi i64 [ %.pre.i112, %.preheader39.preheader.i ], [ %428, %._crit_edge.i113 ]
  %.02746.i = phi i64 [ 0, %.preheader39.preheader.i ], [ %429, %._crit_edge.i113 ]
  %.145.i = phi ptr [ %.02949.i, %.preheader39.preheader.i ], [ %.2.lcssa.i114, %._crit_edge.i113 ]
  %420 = icmp sgt i64 %419, 0
  br i1 %420, label %.lr.ph.i115, label %._crit_edge.i113

._crit_edge47.loopexit.i:                         ; preds = %._crit_edge.i113
  %.pre69.i = load i64, ptr %14, align 8, !tbaa !46
  br label %._crit_edge47.i

._crit_edge47.i:                                  ; preds = %._crit_edge47.loopexit.i, %.preheader40.i
  %421 = phi i64 [ %.pre69.i, %._crit_edge47.loopexit.i ], [ %414, %.preheader40.i ]
  %422 = phi i64 [ %427, %._crit_edge47.loopexit.i ], [ %415, %.preheader40.i ]
  %423 = phi i64 [ %427, %._crit_edge47.loopexit.i ], [ %416, %.preheader40.i ]
  %.1.lcssa.i111 = phi ptr [ %.2.lcssa.i114, %._crit_edge47.loopexit.i ], [ %.02949.i, %.preheader40.i ]
  %424 = add nsw i64 %.02850.i, 1
  %425 = mul nsw i64 %421, %411
  %426 = icmp slt i64 %424, %425
  br i1 %426, label %.preheader40.i, label %pack_gradient_row.exit, !llvm.loop !87

._crit_edge.loopexit.i117:                        ; preds = %pack_tile.exit.i116
  %.pre68.i = load i64, ptr %20, align 8, !tbaa !45
  br label %._crit_edge.i113

._crit_edge.i113:                                 ; preds = %._crit_edge.loopexit.i117, %.preheader39.i
  %427 = phi i64 [ %.pre68.i, %._crit_edge.loopexit.i117 ], [ %418, %.preheader39.i ]
  %428 = phi i64 [ %543, %._crit_edge.loopexit.i117 ], [ %419, %.preheader39.i ]
  %.2.lcssa.i114 = phi ptr [ %542, %._crit_edge.loopexit.i117 ], [ %.145.i, %.preheader39.i ]
  %429 = add nuw nsw i64 %.02746.i, 32
  %430 = icmp slt i64 %429, %427
  br i1 %430, label %.preheader39.i, label %._crit_edge47.loopexit.i, !llvm.loop !88

.lr.ph.i115:                                      ; preds = %.preheader39.i, %pack_tile.exit.i116
  %431 = phi i64 [ %543, %pack_tile.exit.i116 ], [ %419, %.preheader39.i ]
  %.044.i = phi i64 [ %541, %pack_tile.exit.i116 ], [ 0, %.preheader39.i ]
  %.243.i = phi ptr [ %542, %pack_tile.exit.i116 ], [ %.145.i, %.preheader39.i ]
  %432 = load ptr, ptr %104, align 8, !tbaa !32
  %433 = mul nsw i64 %.044.i, %409
  %434 = getelementptr inbounds float, ptr %432, i64 %433
  %435 = load i64, ptr %20, align 8, !tbaa !45
  %436 = mul nsw i64 %435, %.02850.i
  %437 = getelementptr inbounds float, ptr %434, i64 %436
  %438 = getelementptr inbounds float, ptr %437, i64 %.02746.i
  %439 = sub nsw i64 %431, %.044.i
  %440 = sub nsw i64 %435, %.02746.i
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  store ptr %438, ptr %4, align 8
  store i64 %409, ptr %.sroa.2.0..sroa_idx.i108, align 8
  store i64 1, ptr %.sroa.3.0..sroa_idx.i109, align 8
  %441 = icmp sgt i64 %439, 15
  %442 = icmp sgt i64 %440, 31
  %443 = and i1 %441, %442
  br i1 %443, label %.preheader.preheader.i, label %538

.preheader.preheader.i:                           ; preds = %.lr.ph.i115
  %444 = getelementptr inbounds i8, ptr %438, i64 64
  %445 = load <16 x float>, ptr %438, align 1, !tbaa !38
  %446 = load <16 x float>, ptr %444, align 1, !tbaa !38
  %447 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %446, <16 x float> %445)
  %448 = getelementptr inbounds float, ptr %438, i64 %409
  %449 = getelementptr inbounds i8, ptr %448, i64 64
  %450 = load <16 x float>, ptr %448, align 1, !tbaa !38
  %451 = load <16 x float>, ptr %449, align 1, !tbaa !38
  %452 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %451, <16 x float> %450)
  %453 = getelementptr inbounds i8, ptr %438, i64 %.idx.i110
  %454 = getelementptr inbounds i8, ptr %453, i64 64
  %455 = load <16 x float>, ptr %453, align 1, !tbaa !38
  %456 = load <16 x float>, ptr %454, align 1, !tbaa !38
  %457 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %456, <16 x float> %455)
  %458 = getelementptr inbounds i8, ptr %438, i64 %.idx70.i
  %459 = getelementptr inbounds i8, ptr %458, i64 64
  %460 = load <16 x float>, ptr %458, align 1, !tbaa !38
  %461 = load <16 x float>, ptr %459, align 1, !tbaa !38
  %462 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %461, <16 x float> %460)
  %463 = getelementptr inbounds i8, ptr %438, i64 %.idx71.i
  %464 = getelementptr inbounds i8, ptr %463, i64 64
  %465 = load <16 x float>, ptr %463, align 1, !tbaa !38
  %466 = load <16 x float>, ptr %464, align 1, !tbaa !38
  %467 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %466, <16 x float> %465)
  %468 = getelementptr inbounds i8, ptr %438, i64 %.idx72.i
  %469 = getelementptr inbounds i8, ptr %468, i64 64
  %470 = load <16 x float>, ptr %468, align 1, !tbaa !38
  %471 = load <16 x float>, ptr %469, align 1, !tbaa !38
  %472 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %471, <16 x float> %470)
  %473 = getelementptr inbounds i8, ptr %438, i64 %.idx73.i
  %474 = getelementptr inbounds i8, ptr %473, i64 64
  %475 = load <16 x float>, ptr %473, align 1, !tbaa !38
  %476 = load <16 x float>, ptr %474, align 1, !tbaa !38
  %477 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %476, <16 x float> %475)
  %478 = getelementptr inbounds i8, ptr %438, i64 %.idx74.i
  %479 = getelementptr inbounds i8, ptr %478, i64 64
  %480 = load <16 x float>, ptr %478, align 1, !tbaa !38
  %481 = load <16 x float>, ptr %479, align 1, !tbaa !38
  %482 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %481, <16 x float> %480)
  %483 = getelementptr inbounds i8, ptr %438, i64 %.idx75.i
  %484 = getelementptr inbounds i8, ptr %483, i64 64
  %485 = load <16 x float>, ptr %483, align 1, !tbaa !38
  %486 = load <16 x float>, ptr %484, align 1, !tbaa !38
  %487 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %486, <16 x float> %485)
  %488 = getelementptr inbounds i8, ptr %438, i64 %.idx76.i
  %489 = getelementptr inbounds i8, ptr %488, i64 64
  %490 = load <16 x float>, ptr %488, align 1, !tbaa !38
  %491 = load <16 x float>, ptr %489, align 1, !tbaa !38
  %492 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %491, <16 x float> %490)
  %493 = getelementptr inbounds i8, ptr %438, i64 %.idx77.i
  %494 = getelementptr inbounds i8, ptr %493, i64 64
  %495 = load <16 x float>, ptr %493, align 1, !tbaa !38
  %496 = load <16 x float>, ptr %494, align 1, !tbaa !38
  %497 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %496, <16 x float> %495)
  %498 = getelementptr inbounds i8, ptr %438, i64 %.idx78.i
  %499 = getelementptr inbounds i8, ptr %498, i64 64
  %500 = load <16 x float>, ptr %498, align 1, !tbaa !38
  %501 = load <16 x float>, ptr %499, align 1, !tbaa !38
  %502 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %501, <16 x float> %500)
  %503 = getelementptr inbounds i8, ptr %438, i64 %.idx79.i
  %504 = getelementptr inbounds i8, ptr %503, i64 64
  %505 = load <16 x float>, ptr %503, align 1, !tbaa !38
  %506 = load <16 x float>, ptr %504, align 1, !tbaa !38
  %507 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %506, <16 x float> %505)
  %508 = getelementptr inbounds i8, ptr %438, i64 %.idx80.i
  %509 = getelementptr inbounds i8, ptr %508, i64 64
  %510 = load <16 x float>, ptr %508, align 1, !tbaa !38
  %511 = load <16 x float>, ptr %509, align 1, !tbaa !38
  %512 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %511, <16 x float> %510)
  %513 = getelementptr inbounds i8, ptr %438, i64 %.idx81.i
  %514 = getelementptr inbounds i8, ptr %513, i64 64
  %515 = load <16 x float>, ptr %513, align 1, !tbaa !38
  %516 = load <16 x float>, ptr %514, align 1, !tbaa !38
  %517 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %516, <16 x float> %515)
  %518 = getelementptr inbounds i8, ptr %438, i64 %.idx82.i
  %519 = getelementptr inbounds i8, ptr %518, i64 64
  %520 = load <16 x float>, ptr %518, align 1, !tbaa !38
  %521 = load <16 x float>, ptr %519, align 1, !tbaa !38
  %522 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %521, <16 x float> %520)
  store <32 x bfloat> %447, ptr %.243.i, align 4, !tbaa !38
  %523 = getelementptr inbounds i8, ptr %.243.i, i64 64
  store <32 x bfloat> %452, ptr %523, align 4, !tbaa !38
  %524 = getelementptr inbounds i8, ptr %.243.i, i64 128
  store <32 x bfloat> %457, ptr %524, align 4, !tbaa !38
  %525 = getelementptr inbounds i8, ptr %.243.i, i64 192
  store <32 x bfloat> %462, ptr %525, align 4, !tbaa !38
  %526 = getelementptr inbounds i8, ptr %.243.i, i64 256
  store <32 x bfloat> %467, ptr %526, align 4, !tbaa !38
  %527 = getelementptr inbounds i8, ptr %.243.i, i64 320
  store <32 x bfloat> %472, ptr %527, align 4, !tbaa !38
  %528 = getelementptr inbounds i8, ptr %.243.i, i64 384
  store <32 x bfloat> %477, ptr %528, align 4, !tbaa !38
  %529 = getelementptr inbounds i8, ptr %.243.i, i64 448
  store <32 x bfloat> %482, ptr %529, align 4, !tbaa !38
  %530 = getelementptr inbounds i8, ptr %.243.i, i64 512
  store <32 x bfloat> %487, ptr %530, align 4, !tbaa !38
  %531 = getelementptr inbounds i8, ptr %.243.i, i64 576
  store <32 x bfloat> %492, ptr %531, align 4, !tbaa !38
  %532 = getelementptr inbounds i8, ptr %.243.i, i64 640
  store <32 x bfloat> %497, ptr %532, align 4, !tbaa !38
  %533 = getelementptr inbounds i8, ptr %.243.i, i64 704
  store <32 x bfloat> %502, ptr %533, align 4, !tbaa !38
  %534 = getelementptr inbounds i8, ptr %.243.i, i64 768
  store <32 x bfloat> %507, ptr %534, align 4, !tbaa !38
  %535 = getelementptr inbounds i8, ptr %.243.i, i64 832
  store <32 x bfloat> %512, ptr %535, align 4, !tbaa !38
  %536 = getelementptr inbounds i8, ptr %.243.i, i64 896
  store <32 x bfloat> %517, ptr %536, align 4, !tbaa !38
  %537 = getelementptr inbounds i8, ptr %.243.i, i64 960
  store <32 x bfloat> %522, ptr %537, align 4, !tbaa !38
  br label %pack_tile.exit.i116

538:                                              ; preds = %.lr.ph.i115
  %539 = call i64 @llvm.smin.i64(i64 %440, i64 32)
  %540 = call i64 @llvm.smin.i64(i64 %439, i64 16)
  call fastcc void @pack_some(ptr noundef nonnull byval(%struct.numbers) align 8 %4, i64 noundef %540, i64 noundef %539, ptr noundef %.243.i, i64 noundef 0) #11
  br label %pack_tile.exit.i116

pack_tile.exit.i116:                              ; preds = %538, %.preheader.preheader.i
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  %541 = add nuw nsw i64 %.044.i, 16
  %542 = getelementptr inbounds i8, ptr %.243.i, i64 1024
  %543 = load i64, ptr %24, align 8, !tbaa !2
  %544 = icmp slt i64 %541, %543
  br i1 %544, label %.lr.ph.i115, label %._crit_edge.loopexit.i117, !llvm.loop !89

pack_gradient_row.exit:                           ; preds = %._crit_edge47.i, %._crit_edge
  br i1 %105, label %.preheader136, label %.loopexit

.preheader136:                                    ; preds = %pack_gradient_row.exit, %._crit_edge183
  %.086186 = phi i64 [ %552, %._crit_edge183 ], [ 0, %pack_gradient_row.exit ]
  %.087185 = phi ptr [ %.188.lcssa, %._crit_edge183 ], [ %132, %pack_gradient_row.exit ]
  br i1 %106, label %.preheader135.lr.ph, label %._crit_edge183

.preheader135.lr.ph:                              ; preds = %.preheader136
  %545 = shl nsw i64 %.086186, 10
  %546 = getelementptr inbounds i8, ptr %55, i64 %545
  %.pre = load i64, ptr %97, align 8, !tbaa !30
  br label %.preheader135

.preheader135:                                    ; preds = %.preheader135.lr.ph, %._crit_edge179
  %547 = phi i64 [ %.pre, %.preheader135.lr.ph ], [ %557, %._crit_edge179 ]
  %548 = phi i64 [ %.pre, %.preheader135.lr.ph ], [ %558, %._crit_edge179 ]
  %.085182 = phi i64 [ 0, %.preheader135.lr.ph ], [ %559, %._crit_edge179 ]
  %.188181 = phi ptr [ %.087185, %.preheader135.lr.ph ], [ %.2.lcssa, %._crit_edge179 ]
  %549 = icmp sgt i64 %548, 0
  br i1 %549, label %.preheader134.lr.ph, label %._crit_edge179

.preheader134.lr.ph:                              ; preds = %.preheader135
  %550 = shl nsw i64 %.085182, 10
  %551 = getelementptr inbounds i8, ptr %73, i64 %550
  %.pre224 = load i64, ptr %18, align 8, !tbaa !29
  br label %.preheader134

._crit_edge183:                                   ; preds = %._crit_edge179, %.preheader136
  %.188.lcssa = phi ptr [ %.087185, %.preheader136 ], [ %.2.lcssa, %._crit_edge179 ]
  %552 = add nuw nsw i64 %.086186, 1
  %exitcond214.not = icmp eq i64 %552, %smax213
  br i1 %exitcond214.not, label %.loopexit, label %.preheader136, !llvm.loop !90

.preheader134:                                    ; preds = %.preheader134.lr.ph, %._crit_edge175
  %553 = phi i64 [ %547, %.preheader134.lr.ph ], [ %560, %._crit_edge175 ]
  %554 = phi i64 [ %.pre224, %.preheader134.lr.ph ], [ %561, %._crit_edge175 ]
  %.084178 = phi i64 [ 0, %.preheader134.lr.ph ], [ %562, %._crit_edge175 ]
  %.2177 = phi ptr [ %.188181, %.preheader134.lr.ph ], [ %.3.lcssa, %._crit_edge175 ]
  %555 = icmp sgt i64 %554, 0
  br i1 %555, label %.lr.ph174, label %._crit_edge175

.lr.ph174:                                        ; preds = %.preheader134
  %556 = add nsw i64 %.084178, %115
  br label %564

._crit_edge179:                                   ; preds = %._crit_edge175, %.preheader135
  %557 = phi i64 [ %547, %.preheader135 ], [ %560, %._crit_edge175 ]
  %558 = phi i64 [ %548, %.preheader135 ], [ %560, %._crit_edge175 ]
  %.2.lcssa = phi ptr [ %.188181, %.preheader135 ], [ %.3.lcssa, %._crit_edge175 ]
  %559 = add nuw nsw i64 %.085182, 1
  %exitcond212.not = icmp eq i64 %559, %smax211
  br i1 %exitcond212.not, label %._crit_edge183, label %.preheader135, !llvm.loop !91

._crit_edge175.loopexit:                          ; preds = %taps_of.exit
  %.pre225 = load i64, ptr %97, align 8, !tbaa !30
  br label %._crit_edge175

._crit_edge175:                                   ; preds = %._crit_edge175.loopexit, %.preheader134
  %560 = phi i64 [ %553, %.preheader134 ], [ %.pre225, %._crit_edge175.loopexit ]
  %561 = phi i64 [ %554, %.preheader134 ], [ %636, %._crit_edge175.loopexit ]
  %.3.lcssa = phi ptr [ %.2177, %.preheader134 ], [ %635, %._crit_edge175.loopexit ]
  %562 = add nuw nsw i64 %.084178, 1
  %563 = icmp slt i64 %562, %560
  br i1 %563, label %.preheader134, label %._crit_edge179, !llvm.loop !92

564:                                              ; preds = %.lr.ph174, %taps_of.exit
  %565 = phi i64 [ %554, %.lr.ph174 ], [ %636, %taps_of.exit ]
  %.083173 = phi i64 [ 0, %.lr.ph174 ], [ %634, %taps_of.exit ]
  %.3172 = phi ptr [ %.2177, %.lr.ph174 ], [ %635, %taps_of.exit ]
  %566 = load i64, ptr %97, align 8, !tbaa !30
  %567 = srem i64 %556, %566
  %568 = mul nsw i64 %567, %71
  %569 = add nsw i64 %568, %.083173
  %570 = mul nsw i64 %569, %33
  %571 = getelementptr inbounds i8, ptr %551, i64 %570
  %572 = sub nsw i64 %565, %.083173
  %573 = call i64 @llvm.smin.i64(i64 %572, i64 3)
  switch i64 %573, label %618 [
    i64 3, label %574
    i64 2, label %595
  ]

574:                                              ; preds = %564
  br i1 %.not.i100187, label %578, label %575

575:                                              ; preds = %574
  call void @llvm.x86.tileloadd64(i8 0, ptr %.3172, i64 64)
  %576 = getelementptr inbounds i8, ptr %.3172, i64 1024
  call void @llvm.x86.tileloadd64(i8 1, ptr nonnull %576, i64 64)
  %577 = getelementptr inbounds i8, ptr %.3172, i64 2048
  call void @llvm.x86.tileloadd64(i8 2, ptr nonnull %577, i64 64)
  br label %579

578:                                              ; preds = %574
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  br label %579

579:                                              ; preds = %578, %575
  br i1 %107, label %.preheader132, label %some_taps.exit99

.preheader132:                                    ; preds = %579, %._crit_edge158
  %.034.i95162 = phi i64 [ %583, %._crit_edge158 ], [ 0, %579 ]
  %.035.i94161 = phi ptr [ %.1.i96.lcssa, %._crit_edge158 ], [ %546, %579 ]
  %.036.i93160 = phi ptr [ %584, %._crit_edge158 ], [ %571, %579 ]
  br i1 %108, label %.lr.ph157.preheader, label %._crit_edge158

.lr.ph157.preheader:                              ; preds = %.preheader132
  br i1 %111, label %._crit_edge158.loopexit.unr-lcssa, label %.lr.ph157

._crit_edge158.loopexit.unr-lcssa:                ; preds = %.lr.ph157, %.lr.ph157.preheader
  %.lcssa266.ph = phi ptr [ poison, %.lr.ph157.preheader ], [ %591, %.lr.ph157 ]
  %.033.i97155.unr = phi ptr [ %.036.i93160, %.lr.ph157.preheader ], [ %592, %.lr.ph157 ]
  %.1.i96154.unr = phi ptr [ %.035.i94161, %.lr.ph157.preheader ], [ %591, %.lr.ph157 ]
  br i1 %lcmp.mod274.not, label %._crit_edge158, label %.lr.ph157.epil

.lr.ph157.epil:                                   ; preds = %._crit_edge158.loopexit.unr-lcssa
  call void @llvm.x86.tileloadd64(i8 4, ptr %.1.i96154.unr, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.033.i97155.unr, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %580 = getelementptr inbounds i8, ptr %.033.i97155.unr, i64 %33
  call void @llvm.x86.tileloadd64(i8 6, ptr %580, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %581 = getelementptr inbounds i8, ptr %.033.i97155.unr, i64 %109
  call void @llvm.x86.tileloadd64(i8 6, ptr %581, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 6)
  %582 = getelementptr inbounds i8, ptr %.1.i96154.unr, i64 %53
  br label %._crit_edge158

._crit_edge158:                                   ; preds = %.lr.ph157.epil, %._crit_edge158.loopexit.unr-lcssa, %.preheader132
  %.1.i96.lcssa = phi ptr [ %.035.i94161, %.preheader132 ], [ %.lcssa266.ph, %._crit_edge158.loopexit.unr-lcssa ], [ %582, %.lr.ph157.epil ]
  %583 = add nuw nsw i64 %.034.i95162, 1
  %584 = getelementptr inbounds i8, ptr %.036.i93160, i64 %72
  %exitcond207.not = icmp eq i64 %583, %15
  br i1 %exitcond207.not, label %some_taps.exit99, label %.preheader132, !llvm.loop !93

.lr.ph157:                                        ; preds = %.lr.ph157.preheader, %.lr.ph157
  %.033.i97155 = phi ptr [ %592, %.lr.ph157 ], [ %.036.i93160, %.lr.ph157.preheader ]
  %.1.i96154 = phi ptr [ %591, %.lr.ph157 ], [ %.035.i94161, %.lr.ph157.preheader ]
  %niter277 = phi i64 [ %niter277.next.1, %.lr.ph157 ], [ 0, %.lr.ph157.preheader ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.1.i96154, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.033.i97155, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %585 = getelementptr inbounds i8, ptr %.033.i97155, i64 %33
  call void @llvm.x86.tileloadd64(i8 6, ptr %585, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %586 = getelementptr inbounds i8, ptr %.033.i97155, i64 %109
  call void @llvm.x86.tileloadd64(i8 6, ptr %586, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 6)
  %587 = getelementptr inbounds i8, ptr %.1.i96154, i64 %53
  %588 = getelementptr inbounds i8, ptr %.033.i97155, i64 %34
  call void @llvm.x86.tileloadd64(i8 4, ptr %587, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %588, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %589 = getelementptr inbounds i8, ptr %588, i64 %33
  call void @llvm.x86.tileloadd64(i8 6, ptr %589, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %590 = getelementptr inbounds i8, ptr %588, i64 %109
  call void @llvm.x86.tileloadd64(i8 6, ptr %590, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 6)
  %591 = getelementptr inbounds i8, ptr %587, i64 %53
  %592 = getelementptr inbounds i8, ptr %588, i64 %34
  %niter277.next.1 = add i64 %niter277, 2
  %niter277.ncmp.1 = icmp eq i64 %niter277.next.1, %unroll_iter276
  br i1 %niter277.ncmp.1, label %._crit_edge158.loopexit.unr-lcssa, label %.lr.ph157, !llvm.loop !94

some_taps.exit99:                                 ; preds = %._crit_edge158, %579
  call void @llvm.x86.tilestored64(i8 0, ptr %.3172, i64 64)
  %593 = getelementptr inbounds i8, ptr %.3172, i64 1024
  call void @llvm.x86.tilestored64(i8 1, ptr nonnull %593, i64 64)
  %594 = getelementptr inbounds i8, ptr %.3172, i64 2048
  call void @llvm.x86.tilestored64(i8 2, ptr nonnull %594, i64 64)
  br label %taps_of.exit

595:                                              ; preds = %564
  br i1 %.not.i100187, label %598, label %596

596:                                              ; preds = %595
  call void @llvm.x86.tileloadd64(i8 0, ptr %.3172, i64 64)
  %597 = getelementptr inbounds i8, ptr %.3172, i64 1024
  call void @llvm.x86.tileloadd64(i8 1, ptr nonnull %597, i64 64)
  br label %599

598:                                              ; preds = %595
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  br label %599

599:                                              ; preds = %598, %596
  br i1 %107, label %.preheader133, label %some_taps.exit107

.preheader133:                                    ; preds = %599, %._crit_edge149
  %.034.i103153 = phi i64 [ %603, %._crit_edge149 ], [ 0, %599 ]
  %.035.i102152 = phi ptr [ %.1.i104.lcssa, %._crit_edge149 ], [ %546, %599 ]
  %.036.i101151 = phi ptr [ %604, %._crit_edge149 ], [ %571, %599 ]
  br i1 %108, label %.lr.ph148.preheader, label %._crit_edge149

.lr.ph148.preheader:                              ; preds = %.preheader133
  br i1 %110, label %._crit_edge149.loopexit.unr-lcssa, label %.lr.ph148

._crit_edge149.loopexit.unr-lcssa:                ; preds = %.lr.ph148, %.lr.ph148.preheader
  %.lcssa265.ph = phi ptr [ poison, %.lr.ph148.preheader ], [ %615, %.lr.ph148 ]
  %.033.i105146.unr = phi ptr [ %.036.i101151, %.lr.ph148.preheader ], [ %616, %.lr.ph148 ]
  %.1.i104145.unr = phi ptr [ %.035.i102152, %.lr.ph148.preheader ], [ %615, %.lr.ph148 ]
  br i1 %lcmp.mod.not, label %._crit_edge149, label %.lr.ph148.epil

.lr.ph148.epil:                                   ; preds = %._crit_edge149.loopexit.unr-lcssa, %.lr.ph148.epil
  %.033.i105146.epil = phi ptr [ %602, %.lr.ph148.epil ], [ %.033.i105146.unr, %._crit_edge149.loopexit.unr-lcssa ]
  %.1.i104145.epil = phi ptr [ %601, %.lr.ph148.epil ], [ %.1.i104145.unr, %._crit_edge149.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph148.epil ], [ 0, %._crit_edge149.loopexit.unr-lcssa ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.1.i104145.epil, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.033.i105146.epil, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %600 = getelementptr inbounds i8, ptr %.033.i105146.epil, i64 %33
  call void @llvm.x86.tileloadd64(i8 6, ptr %600, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %601 = getelementptr inbounds i8, ptr %.1.i104145.epil, i64 %53
  %602 = getelementptr inbounds i8, ptr %.033.i105146.epil, i64 %34
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %._crit_edge149, label %.lr.ph148.epil, !llvm.loop !95

._crit_edge149:                                   ; preds = %._crit_edge149.loopexit.unr-lcssa, %.lr.ph148.epil, %.preheader133
  %.1.i104.lcssa = phi ptr [ %.035.i102152, %.preheader133 ], [ %.lcssa265.ph, %._crit_edge149.loopexit.unr-lcssa ], [ %601, %.lr.ph148.epil ]
  %603 = add nuw nsw i64 %.034.i103153, 1
  %604 = getelementptr inbounds i8, ptr %.036.i101151, i64 %72
  %exitcond204.not = icmp eq i64 %603, %15
  br i1 %exitcond204.not, label %some_taps.exit107, label %.preheader133, !llvm.loop !93

.lr.ph148:                                        ; preds = %.lr.ph148.preheader, %.lr.ph148
  %.033.i105146 = phi ptr [ %616, %.lr.ph148 ], [ %.036.i101151, %.lr.ph148.preheader ]
  %.1.i104145 = phi ptr [ %615, %.lr.ph148 ], [ %.035.i102152, %.lr.ph148.preheader ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph148 ], [ 0, %.lr.ph148.preheader ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.1.i104145, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.033.i105146, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %605 = getelementptr inbounds i8, ptr %.033.i105146, i64 %33
  call void @llvm.x86.tileloadd64(i8 6, ptr %605, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %606 = getelementptr inbounds i8, ptr %.1.i104145, i64 %53
  %607 = getelementptr inbounds i8, ptr %.033.i105146, i64 %34
  call void @llvm.x86.tileloadd64(i8 4, ptr %606, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %607, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %608 = getelementptr inbounds i8, ptr %607, i64 %33
  call void @llvm.x86.tileloadd64(i8 6, ptr %608, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %609 = getelementptr inbounds i8, ptr %606, i64 %53
  %610 = getelementptr inbounds i8, ptr %607, i64 %34
  call void @llvm.x86.tileloadd64(i8 4, ptr %609, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %610, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %611 = getelementptr inbounds i8, ptr %610, i64 %33
  call void @llvm.x86.tileloadd64(i8 6, ptr %611, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %612 = getelementptr inbounds i8, ptr %609, i64 %53
  %613 = getelementptr inbounds i8, ptr %610, i64 %34
  call void @llvm.x86.tileloadd64(i8 4, ptr %612, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %613, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %614 = getelementptr inbounds i8, ptr %613, i64 %33
  call void @llvm.x86.tileloadd64(i8 6, ptr %614, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %615 = getelementptr inbounds i8, ptr %612, i64 %53
  %616 = getelementptr inbounds i8, ptr %613, i64 %34
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %._crit_edge149.loopexit.unr-lcssa, label %.lr.ph148, !llvm.loop !94

some_taps.exit107:                                ; preds = %._crit_edge149, %599
  call void @llvm.x86.tilestored64(i8 0, ptr %.3172, i64 64)
  %617 = getelementptr inbounds i8, ptr %.3172, i64 1024
  call void @llvm.x86.tilestored64(i8 1, ptr nonnull %617, i64 64)
  br label %taps_of.exit

618:                                              ; preds = %564
  br i1 %.not.i100187, label %620, label %619

619:                                              ; preds = %618
  call void @llvm.x86.tileloadd64(i8 0, ptr %.3172, i64 64)
  br label %621

620:                                              ; preds = %618
  call void @llvm.x86.tilezero(i8 0)
  br label %621

621:                                              ; preds = %620, %619
  br i1 %107, label %.preheader, label %some_taps.exit

.preheader:                                       ; preds = %621, %._crit_edge167
  %.034.i171 = phi i64 [ %624, %._crit_edge167 ], [ 0, %621 ]
  %.035.i170 = phi ptr [ %.1.i.lcssa, %._crit_edge167 ], [ %546, %621 ]
  %.036.i169 = phi ptr [ %625, %._crit_edge167 ], [ %571, %621 ]
  br i1 %108, label %.lr.ph166.preheader, label %._crit_edge167

.lr.ph166.preheader:                              ; preds = %.preheader
  br i1 %112, label %._crit_edge167.loopexit.unr-lcssa, label %.lr.ph166

._crit_edge167.loopexit.unr-lcssa:                ; preds = %.lr.ph166, %.lr.ph166.preheader
  %.lcssa267.ph = phi ptr [ poison, %.lr.ph166.preheader ], [ %632, %.lr.ph166 ]
  %.033.i164.unr = phi ptr [ %.036.i169, %.lr.ph166.preheader ], [ %633, %.lr.ph166 ]
  %.1.i163.unr = phi ptr [ %.035.i170, %.lr.ph166.preheader ], [ %632, %.lr.ph166 ]
  br i1 %lcmp.mod280.not, label %._crit_edge167, label %.lr.ph166.epil

.lr.ph166.epil:                                   ; preds = %._crit_edge167.loopexit.unr-lcssa, %.lr.ph166.epil
  %.033.i164.epil = phi ptr [ %623, %.lr.ph166.epil ], [ %.033.i164.unr, %._crit_edge167.loopexit.unr-lcssa ]
  %.1.i163.epil = phi ptr [ %622, %.lr.ph166.epil ], [ %.1.i163.unr, %._crit_edge167.loopexit.unr-lcssa ]
  %epil.iter279 = phi i64 [ %epil.iter279.next, %.lr.ph166.epil ], [ 0, %._crit_edge167.loopexit.unr-lcssa ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.1.i163.epil, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.033.i164.epil, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %622 = getelementptr inbounds i8, ptr %.1.i163.epil, i64 %53
  %623 = getelementptr inbounds i8, ptr %.033.i164.epil, i64 %34
  %epil.iter279.next = add i64 %epil.iter279, 1
  %epil.iter279.cmp.not = icmp eq i64 %epil.iter279.next, %xtraiter278
  br i1 %epil.iter279.cmp.not, label %._crit_edge167, label %.lr.ph166.epil, !llvm.loop !96

._crit_edge167:                                   ; preds = %._crit_edge167.loopexit.unr-lcssa, %.lr.ph166.epil, %.preheader
  %.1.i.lcssa = phi ptr [ %.035.i170, %.preheader ], [ %.lcssa267.ph, %._crit_edge167.loopexit.unr-lcssa ], [ %622, %.lr.ph166.epil ]
  %624 = add nuw nsw i64 %.034.i171, 1
  %625 = getelementptr inbounds i8, ptr %.036.i169, i64 %72
  %exitcond210.not = icmp eq i64 %624, %15
  br i1 %exitcond210.not, label %some_taps.exit, label %.preheader, !llvm.loop !93

.lr.ph166:                                        ; preds = %.lr.ph166.preheader, %.lr.ph166
  %.033.i164 = phi ptr [ %633, %.lr.ph166 ], [ %.036.i169, %.lr.ph166.preheader ]
  %.1.i163 = phi ptr [ %632, %.lr.ph166 ], [ %.035.i170, %.lr.ph166.preheader ]
  %niter283 = phi i64 [ %niter283.next.3, %.lr.ph166 ], [ 0, %.lr.ph166.preheader ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.1.i163, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.033.i164, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %626 = getelementptr inbounds i8, ptr %.1.i163, i64 %53
  %627 = getelementptr inbounds i8, ptr %.033.i164, i64 %34
  call void @llvm.x86.tileloadd64(i8 4, ptr %626, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %627, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %628 = getelementptr inbounds i8, ptr %626, i64 %53
  %629 = getelementptr inbounds i8, ptr %627, i64 %34
  call void @llvm.x86.tileloadd64(i8 4, ptr %628, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %629, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %630 = getelementptr inbounds i8, ptr %628, i64 %53
  %631 = getelementptr inbounds i8, ptr %629, i64 %34
  call void @llvm.x86.tileloadd64(i8 4, ptr %630, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %631, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %632 = getelementptr inbounds i8, ptr %630, i64 %53
  %633 = getelementptr inbounds i8, ptr %631, i64 %34
  %niter283.next.3 = add i64 %niter283, 4
  %niter283.ncmp.3 = icmp eq i64 %niter283.next.3, %unroll_iter282
  br i1 %niter283.ncmp.3, label %._crit_edge167.loopexit.unr-lcssa, label %.lr.ph166, !llvm.loop !94

some_taps.exit:                                   ; preds = %._crit_edge167, %621
  call void @llvm.x86.tilestored64(i8 0, ptr %.3172, i64 64)
  br label %taps_of.exit

taps_of.exit:                                     ; preds = %some_taps.exit99, %some_taps.exit107, %some_taps.exit
  %634 = add nsw i64 %573, %.083173
  %.idx90 = shl nsw i64 %573, 10
  %635 = getelementptr inbounds i8, ptr %.3172, i64 %.idx90
  %636 = load i64, ptr %18, align 8, !tbaa !29
  %637 = icmp slt i64 %634, %636
  br i1 %637, label %564, label %._crit_edge175.loopexit, !llvm.loop !97
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
  br i1 %niter.ncmp.3, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !101

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
  br i1 %epil.iter85.cmp.not, label %._crit_edge64, label %.lr.ph63.epil, !llvm.loop !102

._crit_edge64:                                    ; preds = %._crit_edge64.loopexit.unr-lcssa, %.lr.ph63.epil, %._crit_edge
  %95 = add nuw nsw i64 %.05266, 1
  %exitcond77.not = icmp eq i64 %95, %smax76
  br i1 %exitcond77.not, label %._crit_edge68, label %48, !llvm.loop !103

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
  br i1 %niter88.ncmp.3, label %._crit_edge64.loopexit.unr-lcssa, label %.lr.ph63, !llvm.loop !104
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
  %9 = load i64, ptr %8, align 8, !tbaa !105
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
  store ptr %7, ptr %0, align 8, !tbaa !107
  store i64 32, ptr %13, align 8, !tbaa !108
  store i64 1, ptr %8, align 8, !tbaa !108
  br label %.preheader57

20:                                               ; preds = %37
  %21 = add nuw nsw i64 %.04662, 1
  %exitcond71.not = icmp eq i64 %21, 16
  br i1 %exitcond71.not, label %.thread, label %.preheader59, !llvm.loop !109

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
  br i1 %exitcond.not.1, label %20, label %22, !llvm.loop !110

41:                                               ; preds = %5
  br i1 %10, label %.preheader57, label %.preheader56

.preheader57:                                     ; preds = %.thread, %41
  %42 = phi i64 [ 32, %.thread ], [ %14, %41 ]
  %43 = load ptr, ptr %0, align 8, !tbaa !111
  br label %45

.preheader56:                                     ; preds = %41
  %44 = load ptr, ptr %0, align 8, !tbaa !111
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
  br i1 %exitcond72.not, label %.loopexit, label %45, !llvm.loop !112

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
  br i1 %exitcond73.not, label %.loopexit, label %72, !llvm.loop !113

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

; Function Attrs: nounwind
declare void @llvm.x86.ldtilecfg(ptr) #8

; Function Attrs: nounwind
declare void @llvm.x86.tilezero(i8 immarg) #8

; Function Attrs: nounwind
declare void @llvm.x86.tileloadd64(i8 immarg, ptr, i64) #8

; Function Attrs: nounwind
declare void @llvm.x86.tdpbf16ps(i8 immarg, i8 immarg, i8 immarg) #8

; Function Attrs: nounwind
declare void @llvm.x86.tilestored64(i8 immarg, ptr, i64) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.512(<16 x float>) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr nocapture, i32 immarg, <16 x i1>) #9

; Function Attrs: nounwind
declare void @llvm.x86.tilerelease() #8

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
!48 = !{!3, !7, i64 176}
!49 = !{!3, !7, i64 184}
!50 = !{!51, !5, i64 0}
!51 = !{!"", !5, i64 0, !5, i64 1, !5, i64 2, !5, i64 16, !5, i64 48}
!52 = !{!53, !53, i64 0}
!53 = !{!"short", !5, i64 0}
!54 = distinct !{!54, !11}
!55 = !{!3, !7, i64 104}
!56 = !{!3, !7, i64 64}
!57 = !{!3, !7, i64 56}
!58 = !{!3, !7, i64 120}
!59 = !{!3, !4, i64 0}
!60 = distinct !{!60, !11}
!61 = !{!3, !7, i64 128}
!62 = distinct !{!62, !11}
!63 = distinct !{!63, !11}
!64 = distinct !{!64, !65}
!65 = !{!"llvm.loop.unroll.disable"}
!66 = distinct !{!66, !65}
!67 = distinct !{!67, !11}
!68 = distinct !{!68, !11}
!69 = distinct !{!69, !11}
!70 = distinct !{!70, !11}
!71 = distinct !{!71, !11}
!72 = distinct !{!72, !11}
!73 = distinct !{!73, !65}
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
!95 = distinct !{!95, !65}
!96 = distinct !{!96, !65}
!97 = distinct !{!97, !11}
!98 = distinct !{!98, !11}
!99 = distinct !{!99, !11}
!100 = distinct !{!100, !65}
!101 = distinct !{!101, !11}
!102 = distinct !{!102, !65}
!103 = distinct !{!103, !11}
!104 = distinct !{!104, !11}
!105 = !{!106, !7, i64 16}
!106 = !{!"", !4, i64 0, !7, i64 8, !7, i64 16}
!107 = !{!4, !4, i64 0}
!108 = !{!7, !7, i64 0}
!109 = distinct !{!109, !11}
!110 = distinct !{!110, !11}
!111 = !{!106, !4, i64 0}
!112 = distinct !{!112, !11}
!113 = distinct !{!113, !11}
