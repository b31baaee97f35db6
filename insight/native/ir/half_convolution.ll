; Made by tools/ir.py from half_convolution.c with clang 19; do not edit.
; sha256 of the C source: 921549a4c678cb0c33ff08faa064a5cf839bc2964b8c1aaad4b8aabd017d50c5
; sha256 of what follows: de73e92e2bc3ee647dfdacfa826aeb490cca6777adb54cfd28feab2571bcb16d
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
  %4 = alloca %struct.tile_shapes, align 2
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
  %.fr = freeze i64 %28
  %29 = add nsw i64 %.fr, 15
  %30 = sdiv i64 %29, 16
  %31 = getelementptr inbounds i8, ptr %0, i64 112
  %32 = load i64, ptr %31, align 8, !tbaa !46
  %33 = mul nsw i64 %32, %19
  %34 = shl nsw i64 %33, 6
  %35 = getelementptr inbounds i8, ptr %0, i64 80
  %36 = load i64, ptr %35, align 8, !tbaa !47
  %37 = add i64 %36, -1
  %38 = mul i64 %37, %32
  %39 = add i64 %38, %27
  %40 = shl i64 %19, 6
  %41 = mul i64 %40, %39
  %42 = mul nsw i64 %41, %23
  %43 = sdiv i64 %.fr, 16
  %44 = srem i64 %.fr, 16
  %45 = getelementptr inbounds i8, ptr %0, i64 24
  %46 = load ptr, ptr %45, align 8, !tbaa !37
  %47 = ptrtoint ptr %46 to i64
  %48 = add i64 %47, 63
  %49 = and i64 %48, -64
  %50 = inttoptr i64 %49 to ptr
  %51 = getelementptr inbounds i8, ptr %0, i64 184
  %52 = load i64, ptr %51, align 8, !tbaa !48
  %53 = getelementptr inbounds i8, ptr %0, i64 192
  %54 = load i64, ptr %53, align 8, !tbaa !49
  %55 = mul nsw i64 %54, %2
  %56 = add nsw i64 %55, %52
  %57 = shl nsw i64 %56, 2
  %58 = getelementptr inbounds i8, ptr %50, i64 %57
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %5) #8
  %59 = getelementptr inbounds i8, ptr %0, i64 104
  %60 = load i64, ptr %59, align 8, !tbaa !50
  %61 = mul nsw i64 %60, %11
  %62 = add nsw i64 %15, -1
  %63 = mul nsw i64 %60, %62
  %64 = add nsw i64 %63, %25
  %65 = getelementptr inbounds i8, ptr %0, i64 64
  %66 = load i64, ptr %65, align 8, !tbaa !51
  %67 = mul nsw i64 %66, %21
  %68 = getelementptr inbounds i8, ptr %0, i64 56
  %69 = load i64, ptr %68, align 8, !tbaa !52
  %70 = mul nsw i64 %69, %67
  %71 = icmp sgt i64 %64, 0
  br i1 %71, label %.lr.ph88.i, label %pack_image.exit

.lr.ph88.i:                                       ; preds = %3
  %72 = getelementptr inbounds i8, ptr %0, i64 120
  %73 = icmp sgt i64 %17, 0
  %74 = icmp sgt i64 %39, 0
  %75 = getelementptr inbounds i8, ptr %0, i64 128
  %76 = icmp sgt i64 %21, 0
  %smax.i = tail call i64 @llvm.smax.i64(i64 %23, i64 1)
  %smax91.i = tail call i64 @llvm.smax.i64(i64 %19, i64 1)
  br label %77

77:                                               ; preds = %._crit_edge84.i, %.lr.ph88.i
  %.086.i = phi ptr [ %58, %.lr.ph88.i ], [ %86, %._crit_edge84.i ]
  %.06085.i = phi i64 [ 0, %.lr.ph88.i ], [ %85, %._crit_edge84.i ]
  %78 = add nsw i64 %.06085.i, %61
  %79 = load i64, ptr %72, align 8, !tbaa !53
  %80 = load i64, ptr %68, align 8, !tbaa !52
  %81 = sub i64 %78, %79
  %.not.i.i = icmp slt i64 %81, %80
  %.inv.i = icmp sgt i64 %81, -1
  %82 = select i1 %.inv.i, i1 %.not.i.i, i1 false
  br i1 %73, label %.lr.ph83.i, label %._crit_edge84.i

.lr.ph83.i:                                       ; preds = %77
  %83 = select i1 %82, i64 %81, i64 -1
  %84 = mul nsw i64 %83, %67
  br label %87

._crit_edge84.i:                                  ; preds = %._crit_edge80.i, %77
  %85 = add nuw nsw i64 %.06085.i, 1
  %86 = getelementptr inbounds i8, ptr %.086.i, i64 %42
  %exitcond93.not.i = icmp eq i64 %85, %64
  br i1 %exitcond93.not.i, label %pack_image.exit, label %77, !llvm.loop !54

87:                                               ; preds = %._crit_edge80.i, %.lr.ph83.i
  %.06281.i = phi i64 [ 0, %.lr.ph83.i ], [ %96, %._crit_edge80.i ]
  %88 = load ptr, ptr %0, align 8, !tbaa !55
  %89 = shl nuw nsw i64 %.06281.i, 1
  %90 = mul nsw i64 %89, %70
  %91 = getelementptr inbounds float, ptr %88, i64 %90
  %92 = getelementptr inbounds float, ptr %91, i64 %84
  %93 = or disjoint i64 %89, 1
  %94 = load i64, ptr %16, align 8, !tbaa !28
  %95 = icmp slt i64 %93, %94
  br i1 %74, label %.lr.ph79.i, label %._crit_edge80.i

._crit_edge80.i:                                  ; preds = %._crit_edge.i, %87
  %96 = add nuw nsw i64 %.06281.i, 1
  %exitcond92.not.i = icmp eq i64 %96, %smax91.i
  br i1 %exitcond92.not.i, label %._crit_edge84.i, label %87, !llvm.loop !56

.lr.ph79.i:                                       ; preds = %87, %._crit_edge.i
  %.06377.i = phi i64 [ %110, %._crit_edge.i ], [ 0, %87 ]
  %97 = load i64, ptr %75, align 8, !tbaa !57
  %98 = load i64, ptr %65, align 8, !tbaa !51
  %99 = sub nsw i64 %.06377.i, %97
  %.not.i66.i = icmp slt i64 %99, %98
  %.inv75.i = icmp sgt i64 %99, -1
  %100 = select i1 %.inv75.i, i1 %.not.i66.i, i1 false
  %101 = select i1 %100, i64 %99, i64 -1
  %102 = select i1 %82, i1 %100, i1 false
  %103 = load i64, ptr %20, align 8, !tbaa !45
  %104 = mul nsw i64 %101, %103
  %105 = getelementptr inbounds float, ptr %92, i64 %104
  %106 = mul nuw nsw i64 %.06377.i, %19
  %107 = add nuw nsw i64 %106, %.06281.i
  %108 = shl nsw i64 %107, 6
  %109 = getelementptr inbounds i8, ptr %.086.i, i64 %108
  br i1 %76, label %.lr.ph.i, label %._crit_edge.i

._crit_edge.i:                                    ; preds = %.thread72.i, %.lr.ph79.i
  %110 = add nuw nsw i64 %.06377.i, 1
  %exitcond90.not.i = icmp eq i64 %110, %39
  br i1 %exitcond90.not.i, label %._crit_edge80.i, label %.lr.ph79.i, !llvm.loop !58

.lr.ph.i:                                         ; preds = %.lr.ph79.i, %.thread72.i
  %.06176.i = phi i64 [ %141, %.thread72.i ], [ 0, %.lr.ph79.i ]
  br i1 %102, label %111, label %.thread72.i

111:                                              ; preds = %.lr.ph.i
  %112 = load i64, ptr %20, align 8, !tbaa !45
  %113 = shl nsw i64 %.06176.i, 4
  %114 = sub nsw i64 %112, %113
  %.fr.i = freeze i64 %114
  %115 = icmp slt i64 %.fr.i, 1
  br i1 %115, label %.thread72.i, label %116

116:                                              ; preds = %111
  %117 = icmp ugt i64 %.fr.i, 15
  %118 = trunc i64 %.fr.i to i32
  %notmask.i.i = shl nsw i32 -1, %118
  %119 = trunc i32 %notmask.i.i to i16
  %120 = xor i16 %119, -1
  %spec.select.i = select i1 %117, i16 -1, i16 %120
  br label %.thread72.i

.thread72.i:                                      ; preds = %116, %111, %.lr.ph.i
  %121 = phi i64 [ 0, %.lr.ph.i ], [ %.fr.i, %111 ], [ %.fr.i, %116 ]
  %122 = phi i16 [ 0, %.lr.ph.i ], [ 0, %111 ], [ %spec.select.i, %116 ]
  %.pn.i = mul nsw i64 %.06176.i, %41
  %123 = getelementptr inbounds i8, ptr %109, i64 %.pn.i
  %.idx.pn.i = shl nsw i64 %.06176.i, 6
  %124 = getelementptr inbounds i8, ptr %105, i64 %.idx.pn.i
  %125 = bitcast i16 %122 to <16 x i1>
  %126 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %124, i32 1, <16 x i1> %125, <16 x float> zeroinitializer)
  %127 = getelementptr inbounds float, ptr %124, i64 %70
  %128 = select i1 %95, i64 %121, i64 0
  %129 = icmp sgt i64 %128, 15
  %130 = icmp slt i64 %128, 1
  %131 = trunc i64 %128 to i32
  %notmask.i65.i = shl nsw i32 -1, %131
  %132 = trunc i32 %notmask.i65.i to i16
  %133 = xor i16 %132, -1
  %134 = select i1 %130, i16 0, i16 %133
  %135 = select i1 %129, i16 -1, i16 %134
  %136 = bitcast i16 %135 to <16 x i1>
  %137 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %127, i32 1, <16 x i1> %136, <16 x float> zeroinitializer)
  %138 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %137, <16 x float> %126)
  %139 = bitcast <32 x bfloat> %138 to <32 x i16>
  %140 = shufflevector <32 x i16> %139, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <32 x i16> %140, ptr %123, align 1, !tbaa !38
  %141 = add nuw nsw i64 %.06176.i, 1
  %exitcond.not.i = icmp eq i64 %141, %smax.i
  br i1 %exitcond.not.i, label %._crit_edge.i, label %.lr.ph.i, !llvm.loop !59

pack_image.exit:                                  ; preds = %._crit_edge84.i, %3
  %.not = icmp eq i64 %44, 0
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #8
  br label %162

begin_tiles.exit:                                 ; preds = %162
  store i8 1, ptr %4, align 2, !tbaa !60
  %142 = getelementptr inbounds i8, ptr %4, i64 48
  %143 = getelementptr inbounds i8, ptr %4, i64 16
  store i8 16, ptr %142, align 2, !tbaa !38
  store i16 64, ptr %143, align 2, !tbaa !62
  %144 = getelementptr inbounds i8, ptr %4, i64 49
  store i8 16, ptr %144, align 1, !tbaa !38
  %145 = getelementptr inbounds i8, ptr %4, i64 18
  store i16 64, ptr %145, align 2, !tbaa !62
  %146 = getelementptr inbounds i8, ptr %4, i64 50
  store i8 16, ptr %146, align 2, !tbaa !38
  %147 = getelementptr inbounds i8, ptr %4, i64 20
  store i16 64, ptr %147, align 2, !tbaa !62
  %148 = getelementptr inbounds i8, ptr %4, i64 51
  store i8 16, ptr %148, align 1, !tbaa !38
  %149 = getelementptr inbounds i8, ptr %4, i64 22
  store i16 64, ptr %149, align 2, !tbaa !62
  %150 = getelementptr inbounds i8, ptr %4, i64 52
  store i8 16, ptr %150, align 2, !tbaa !38
  %151 = getelementptr inbounds i8, ptr %4, i64 24
  store i16 64, ptr %151, align 2, !tbaa !62
  %152 = getelementptr inbounds i8, ptr %4, i64 53
  store i8 16, ptr %152, align 1, !tbaa !38
  %153 = getelementptr inbounds i8, ptr %4, i64 54
  store i8 16, ptr %153, align 2, !tbaa !38
  %154 = getelementptr inbounds i8, ptr %4, i64 28
  store i16 64, ptr %154, align 2, !tbaa !62
  %155 = getelementptr inbounds i8, ptr %4, i64 30
  store i16 64, ptr %155, align 2, !tbaa !62
  %156 = select i1 %.not, i64 16, i64 %44
  %.tr.i = trunc nsw i64 %156 to i16
  %157 = shl nsw i16 %.tr.i, 2
  %158 = getelementptr inbounds i8, ptr %4, i64 26
  store i16 %157, ptr %158, align 2, !tbaa !62
  %159 = trunc nsw i64 %156 to i8
  %160 = getelementptr inbounds i8, ptr %4, i64 55
  store i8 %159, ptr %160, align 1, !tbaa !38
  call void @llvm.x86.ldtilecfg(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #8
  %161 = icmp sgt i64 %15, 0
  br i1 %161, label %.preheader106.lr.ph, label %._crit_edge144

162:                                              ; preds = %162, %pack_image.exit
  %.09.i107 = phi i64 [ 0, %pack_image.exit ], [ %178, %162 ]
  %163 = getelementptr inbounds i8, ptr %4, i64 %.09.i107
  store i8 0, ptr %163, align 2, !tbaa !38
  %164 = or disjoint i64 %.09.i107, 1
  %165 = getelementptr inbounds i8, ptr %4, i64 %164
  store i8 0, ptr %165, align 1, !tbaa !38
  %166 = or disjoint i64 %.09.i107, 2
  %167 = getelementptr inbounds i8, ptr %4, i64 %166
  store i8 0, ptr %167, align 2, !tbaa !38
  %168 = or disjoint i64 %.09.i107, 3
  %169 = getelementptr inbounds i8, ptr %4, i64 %168
  store i8 0, ptr %169, align 1, !tbaa !38
  %170 = or disjoint i64 %.09.i107, 4
  %171 = getelementptr inbounds i8, ptr %4, i64 %170
  store i8 0, ptr %171, align 2, !tbaa !38
  %172 = or disjoint i64 %.09.i107, 5
  %173 = getelementptr inbounds i8, ptr %4, i64 %172
  store i8 0, ptr %173, align 1, !tbaa !38
  %174 = or disjoint i64 %.09.i107, 6
  %175 = getelementptr inbounds i8, ptr %4, i64 %174
  store i8 0, ptr %175, align 2, !tbaa !38
  %176 = or disjoint i64 %.09.i107, 7
  %177 = getelementptr inbounds i8, ptr %4, i64 %176
  store i8 0, ptr %177, align 1, !tbaa !38
  %178 = add nuw nsw i64 %.09.i107, 8
  %exitcond.not.7 = icmp eq i64 %178, 64
  br i1 %exitcond.not.7, label %begin_tiles.exit, label %162, !llvm.loop !64

.preheader106.lr.ph:                              ; preds = %begin_tiles.exit
  %factor.op.mul142 = mul i64 %21, %7
  %factor.op.mul141 = shl i64 %25, 10
  %179 = getelementptr inbounds i8, ptr %0, i64 48
  %factor.op.mul131.reass = mul i64 %factor.op.mul141, %30
  %factor.op.mul.reass = mul i64 %factor.op.mul142, %36
  %180 = icmp sgt i64 %21, 0
  %181 = icmp sgt i64 %25, 0
  %182 = icmp sgt i64 %.fr, 15
  %183 = shl nsw i64 %33, 7
  %184 = mul nsw i64 %33, 192
  %185 = getelementptr inbounds i8, ptr %5, i64 1024
  %186 = getelementptr inbounds i8, ptr %5, i64 2048
  %187 = getelementptr inbounds i8, ptr %5, i64 3072
  %188 = getelementptr inbounds i8, ptr %0, i64 16
  %smax = call i64 @llvm.smax.i64(i64 %23, i64 1)
  %.pre = load i64, ptr %179, align 8, !tbaa !2
  %xtraiter = and i64 %43, 1
  %189 = and i64 %.fr, -16
  %190 = icmp eq i64 %189, 16
  %unroll_iter = and i64 %43, -2
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %191 = add nsw i64 %43, -1
  %xtraiter175 = and i64 %43, 3
  %192 = icmp ult i64 %191, 3
  %unroll_iter179 = and i64 %43, 576460752303423484
  %lcmp.mod176.not = icmp eq i64 %xtraiter175, 0
  br label %.preheader106

.preheader106:                                    ; preds = %.preheader106.lr.ph, %._crit_edge138
  %193 = phi i64 [ %.pre, %.preheader106.lr.ph ], [ %203, %._crit_edge138 ]
  %194 = phi i64 [ %.pre, %.preheader106.lr.ph ], [ %204, %._crit_edge138 ]
  %.0143 = phi i64 [ 0, %.preheader106.lr.ph ], [ %205, %._crit_edge138 ]
  %195 = icmp sgt i64 %194, 0
  br i1 %195, label %.preheader105.lr.ph, label %._crit_edge138

.preheader105.lr.ph:                              ; preds = %.preheader106
  %196 = add nsw i64 %.0143, %11
  %197 = mul i64 %.0143, %42
  %.pre155 = load i64, ptr %35, align 8, !tbaa !47
  br label %.preheader105

._crit_edge144:                                   ; preds = %._crit_edge138, %begin_tiles.exit
  call void @llvm.x86.tilerelease()
  call void @llvm.x86.sse.sfence()
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %5) #8
  ret void

.preheader105:                                    ; preds = %.preheader105.lr.ph, %._crit_edge136
  %198 = phi i64 [ %193, %.preheader105.lr.ph ], [ %206, %._crit_edge136 ]
  %199 = phi i64 [ %.pre155, %.preheader105.lr.ph ], [ %207, %._crit_edge136 ]
  %200 = phi i64 [ %.pre155, %.preheader105.lr.ph ], [ %208, %._crit_edge136 ]
  %.081137 = phi i64 [ 0, %.preheader105.lr.ph ], [ %209, %._crit_edge136 ]
  %factor.op.mul132.reass = mul i64 %factor.op.mul131.reass, %.081137
  %201 = icmp sgt i64 %200, 0
  br i1 %201, label %.lr.ph135, label %._crit_edge136

.lr.ph135:                                        ; preds = %.preheader105
  %202 = shl nsw i64 %.081137, 4
  %factor.op.mul126.reass = mul i64 %factor.op.mul.reass, %202
  br label %213

._crit_edge138:                                   ; preds = %._crit_edge136, %.preheader106
  %203 = phi i64 [ %193, %.preheader106 ], [ %206, %._crit_edge136 ]
  %204 = phi i64 [ %194, %.preheader106 ], [ %206, %._crit_edge136 ]
  %205 = add nuw nsw i64 %.0143, 1
  %exitcond154.not = icmp eq i64 %205, %15
  br i1 %exitcond154.not, label %._crit_edge144, label %.preheader106, !llvm.loop !65

._crit_edge136.loopexit:                          ; preds = %._crit_edge130
  %.pre157 = load i64, ptr %179, align 8, !tbaa !2
  br label %._crit_edge136

._crit_edge136:                                   ; preds = %._crit_edge136.loopexit, %.preheader105
  %206 = phi i64 [ %.pre157, %._crit_edge136.loopexit ], [ %198, %.preheader105 ]
  %207 = phi i64 [ %231, %._crit_edge136.loopexit ], [ %199, %.preheader105 ]
  %208 = phi i64 [ %231, %._crit_edge136.loopexit ], [ %200, %.preheader105 ]
  %209 = add nuw nsw i64 %.081137, 1
  %210 = add nsw i64 %206, 15
  %211 = sdiv i64 %210, 16
  %212 = icmp slt i64 %209, %211
  br i1 %212, label %.preheader105, label %._crit_edge138, !llvm.loop !66

213:                                              ; preds = %.lr.ph135, %._crit_edge130
  %214 = phi i64 [ %199, %.lr.ph135 ], [ %231, %._crit_edge130 ]
  %215 = phi i64 [ %200, %.lr.ph135 ], [ %231, %._crit_edge130 ]
  %.082134 = phi i64 [ 0, %.lr.ph135 ], [ %232, %._crit_edge130 ]
  %216 = load ptr, ptr %45, align 8, !tbaa !37
  %217 = ptrtoint ptr %216 to i64
  %218 = add i64 %217, 63
  %219 = and i64 %218, -64
  %220 = inttoptr i64 %219 to ptr
  %221 = getelementptr inbounds i8, ptr %220, i64 %factor.op.mul132.reass
  %222 = mul nsw i64 %215, %196
  %223 = add nsw i64 %222, %.082134
  %224 = load i64, ptr %179, align 8, !tbaa !2
  %225 = sub nsw i64 %224, %202
  %226 = call i64 @llvm.smin.i64(i64 %225, i64 16)
  %227 = add nuw nsw i64 %.082134, 4
  %.not83.not = icmp sgt i64 %227, %215
  %228 = select i1 %.not83.not, i64 1, i64 4
  br i1 %180, label %.lr.ph129, label %._crit_edge130

.lr.ph129:                                        ; preds = %213
  %229 = mul nsw i64 %.082134, %34
  %230 = icmp sgt i64 %225, 0
  br label %234

._crit_edge130.loopexit:                          ; preds = %put_positions.exit
  %.pre156 = load i64, ptr %35, align 8, !tbaa !47
  br label %._crit_edge130

._crit_edge130:                                   ; preds = %._crit_edge130.loopexit, %213
  %231 = phi i64 [ %.pre156, %._crit_edge130.loopexit ], [ %214, %213 ]
  %232 = add nuw nsw i64 %228, %.082134
  %233 = icmp slt i64 %232, %231
  br i1 %233, label %213, label %._crit_edge136.loopexit, !llvm.loop !67

234:                                              ; preds = %.lr.ph129, %put_positions.exit
  %.080127 = phi i64 [ 0, %.lr.ph129 ], [ %328, %put_positions.exit ]
  %235 = load i64, ptr %59, align 8, !tbaa !50
  %236 = mul i64 %197, %235
  %237 = getelementptr inbounds i8, ptr %58, i64 %236
  %238 = mul nsw i64 %.080127, %41
  %239 = getelementptr inbounds i8, ptr %237, i64 %238
  %240 = getelementptr inbounds i8, ptr %239, i64 %229
  call void @llvm.x86.tilezero(i8 0)
  br i1 %.not83.not, label %265, label %241

241:                                              ; preds = %234
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  call void @llvm.x86.tilezero(i8 3)
  br i1 %181, label %.preheader104, label %positions_4.exit

.preheader104:                                    ; preds = %241, %262
  %.033.i115 = phi i64 [ %263, %262 ], [ 0, %241 ]
  %.034.i114 = phi ptr [ %.2.i, %262 ], [ %221, %241 ]
  %.035.i113 = phi ptr [ %264, %262 ], [ %240, %241 ]
  br i1 %182, label %.lr.ph.preheader, label %._crit_edge

.lr.ph.preheader:                                 ; preds = %.preheader104
  br i1 %190, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph

._crit_edge.loopexit.unr-lcssa:                   ; preds = %.lr.ph, %.lr.ph.preheader
  %.lcssa168.ph = phi ptr [ poison, %.lr.ph.preheader ], [ %255, %.lr.ph ]
  %.lcssa.ph = phi ptr [ poison, %.lr.ph.preheader ], [ %256, %.lr.ph ]
  %.032.i110.unr = phi ptr [ %.035.i113, %.lr.ph.preheader ], [ %256, %.lr.ph ]
  %.1.i109.unr = phi ptr [ %.034.i114, %.lr.ph.preheader ], [ %255, %.lr.ph ]
  br i1 %lcmp.mod.not, label %._crit_edge, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %._crit_edge.loopexit.unr-lcssa
  call void @llvm.x86.tileloadd64(i8 4, ptr %.1.i109.unr, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.032.i110.unr, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %242 = getelementptr inbounds i8, ptr %.032.i110.unr, i64 %34
  call void @llvm.x86.tileloadd64(i8 6, ptr %242, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %243 = getelementptr inbounds i8, ptr %.032.i110.unr, i64 %183
  call void @llvm.x86.tileloadd64(i8 6, ptr %243, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 6)
  %244 = getelementptr inbounds i8, ptr %.032.i110.unr, i64 %184
  call void @llvm.x86.tileloadd64(i8 6, ptr %244, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 4, i8 6)
  %245 = getelementptr inbounds i8, ptr %.1.i109.unr, i64 1024
  %246 = getelementptr inbounds i8, ptr %.032.i110.unr, i64 1024
  br label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph.epil, %._crit_edge.loopexit.unr-lcssa, %.preheader104
  %.1.i.lcssa = phi ptr [ %.034.i114, %.preheader104 ], [ %.lcssa168.ph, %._crit_edge.loopexit.unr-lcssa ], [ %245, %.lr.ph.epil ]
  %.032.i.lcssa = phi ptr [ %.035.i113, %.preheader104 ], [ %.lcssa.ph, %._crit_edge.loopexit.unr-lcssa ], [ %246, %.lr.ph.epil ]
  br i1 %.not, label %262, label %257

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.032.i110 = phi ptr [ %256, %.lr.ph ], [ %.035.i113, %.lr.ph.preheader ]
  %.1.i109 = phi ptr [ %255, %.lr.ph ], [ %.034.i114, %.lr.ph.preheader ]
  %niter = phi i64 [ %niter.next.1, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.1.i109, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.032.i110, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %247 = getelementptr inbounds i8, ptr %.032.i110, i64 %34
  call void @llvm.x86.tileloadd64(i8 6, ptr %247, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %248 = getelementptr inbounds i8, ptr %.032.i110, i64 %183
  call void @llvm.x86.tileloadd64(i8 6, ptr %248, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 6)
  %249 = getelementptr inbounds i8, ptr %.032.i110, i64 %184
  call void @llvm.x86.tileloadd64(i8 6, ptr %249, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 4, i8 6)
  %250 = getelementptr inbounds i8, ptr %.1.i109, i64 1024
  %251 = getelementptr inbounds i8, ptr %.032.i110, i64 1024
  call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %250, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %251, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %252 = getelementptr inbounds i8, ptr %251, i64 %34
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %252, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %253 = getelementptr inbounds i8, ptr %251, i64 %183
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %253, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 6)
  %254 = getelementptr inbounds i8, ptr %251, i64 %184
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %254, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 4, i8 6)
  %255 = getelementptr inbounds i8, ptr %.1.i109, i64 2048
  %256 = getelementptr inbounds i8, ptr %.032.i110, i64 2048
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !68

257:                                              ; preds = %._crit_edge
  call void @llvm.x86.tileloadd64(i8 5, ptr %.1.i.lcssa, i64 64)
  call void @llvm.x86.tileloadd64(i8 7, ptr %.032.i.lcssa, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 5, i8 7)
  %258 = getelementptr inbounds i8, ptr %.032.i.lcssa, i64 %34
  call void @llvm.x86.tileloadd64(i8 7, ptr %258, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 5, i8 7)
  %259 = getelementptr inbounds i8, ptr %.032.i.lcssa, i64 %183
  call void @llvm.x86.tileloadd64(i8 7, ptr %259, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 7)
  %260 = getelementptr inbounds i8, ptr %.032.i.lcssa, i64 %184
  call void @llvm.x86.tileloadd64(i8 7, ptr %260, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %261 = getelementptr inbounds i8, ptr %.1.i.lcssa, i64 1024
  br label %262

262:                                              ; preds = %257, %._crit_edge
  %.2.i = phi ptr [ %261, %257 ], [ %.1.i.lcssa, %._crit_edge ]
  %263 = add nuw nsw i64 %.033.i115, 1
  %264 = getelementptr inbounds i8, ptr %.035.i113, i64 %42
  %exitcond150.not = icmp eq i64 %263, %25
  br i1 %exitcond150.not, label %positions_4.exit, label %.preheader104, !llvm.loop !69

positions_4.exit:                                 ; preds = %262, %241
  call void @llvm.x86.tilestored64(i8 0, ptr nonnull %5, i64 64)
  call void @llvm.x86.tilestored64(i8 1, ptr nonnull %185, i64 64)
  call void @llvm.x86.tilestored64(i8 2, ptr nonnull %186, i64 64)
  call void @llvm.x86.tilestored64(i8 3, ptr nonnull %187, i64 64)
  br label %positions_of.exit

265:                                              ; preds = %234
  br i1 %181, label %.preheader, label %positions_1.exit

.preheader:                                       ; preds = %265, %278
  %.018.i125 = phi i64 [ %279, %278 ], [ 0, %265 ]
  %.019.i124 = phi ptr [ %.2.i88, %278 ], [ %221, %265 ]
  %.020.i123 = phi ptr [ %280, %278 ], [ %240, %265 ]
  br i1 %182, label %.lr.ph119.preheader, label %._crit_edge120

.lr.ph119.preheader:                              ; preds = %.preheader
  br i1 %192, label %._crit_edge120.loopexit.unr-lcssa, label %.lr.ph119

._crit_edge120.loopexit.unr-lcssa:                ; preds = %.lr.ph119, %.lr.ph119.preheader
  %.lcssa170.ph = phi ptr [ poison, %.lr.ph119.preheader ], [ %274, %.lr.ph119 ]
  %.lcssa169.ph = phi ptr [ poison, %.lr.ph119.preheader ], [ %275, %.lr.ph119 ]
  %.017.i117.unr = phi ptr [ %.020.i123, %.lr.ph119.preheader ], [ %275, %.lr.ph119 ]
  %.1.i85116.unr = phi ptr [ %.019.i124, %.lr.ph119.preheader ], [ %274, %.lr.ph119 ]
  br i1 %lcmp.mod176.not, label %._crit_edge120, label %.lr.ph119.epil

.lr.ph119.epil:                                   ; preds = %._crit_edge120.loopexit.unr-lcssa, %.lr.ph119.epil
  %.017.i117.epil = phi ptr [ %267, %.lr.ph119.epil ], [ %.017.i117.unr, %._crit_edge120.loopexit.unr-lcssa ]
  %.1.i85116.epil = phi ptr [ %266, %.lr.ph119.epil ], [ %.1.i85116.unr, %._crit_edge120.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph119.epil ], [ 0, %._crit_edge120.loopexit.unr-lcssa ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.1.i85116.epil, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.017.i117.epil, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %266 = getelementptr inbounds i8, ptr %.1.i85116.epil, i64 1024
  %267 = getelementptr inbounds i8, ptr %.017.i117.epil, i64 1024
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter175
  br i1 %epil.iter.cmp.not, label %._crit_edge120, label %.lr.ph119.epil, !llvm.loop !70

._crit_edge120:                                   ; preds = %._crit_edge120.loopexit.unr-lcssa, %.lr.ph119.epil, %.preheader
  %.1.i85.lcssa = phi ptr [ %.019.i124, %.preheader ], [ %.lcssa170.ph, %._crit_edge120.loopexit.unr-lcssa ], [ %266, %.lr.ph119.epil ]
  %.017.i.lcssa = phi ptr [ %.020.i123, %.preheader ], [ %.lcssa169.ph, %._crit_edge120.loopexit.unr-lcssa ], [ %267, %.lr.ph119.epil ]
  br i1 %.not, label %278, label %276

.lr.ph119:                                        ; preds = %.lr.ph119.preheader, %.lr.ph119
  %.017.i117 = phi ptr [ %275, %.lr.ph119 ], [ %.020.i123, %.lr.ph119.preheader ]
  %.1.i85116 = phi ptr [ %274, %.lr.ph119 ], [ %.019.i124, %.lr.ph119.preheader ]
  %niter180 = phi i64 [ %niter180.next.3, %.lr.ph119 ], [ 0, %.lr.ph119.preheader ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.1.i85116, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.017.i117, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %268 = getelementptr inbounds i8, ptr %.1.i85116, i64 1024
  %269 = getelementptr inbounds i8, ptr %.017.i117, i64 1024
  call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %268, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %269, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %270 = getelementptr inbounds i8, ptr %.1.i85116, i64 2048
  %271 = getelementptr inbounds i8, ptr %.017.i117, i64 2048
  call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %270, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %271, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %272 = getelementptr inbounds i8, ptr %.1.i85116, i64 3072
  %273 = getelementptr inbounds i8, ptr %.017.i117, i64 3072
  call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %272, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %273, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %274 = getelementptr inbounds i8, ptr %.1.i85116, i64 4096
  %275 = getelementptr inbounds i8, ptr %.017.i117, i64 4096
  %niter180.next.3 = add i64 %niter180, 4
  %niter180.ncmp.3 = icmp eq i64 %niter180.next.3, %unroll_iter179
  br i1 %niter180.ncmp.3, label %._crit_edge120.loopexit.unr-lcssa, label %.lr.ph119, !llvm.loop !72

276:                                              ; preds = %._crit_edge120
  call void @llvm.x86.tileloadd64(i8 5, ptr %.1.i85.lcssa, i64 64)
  call void @llvm.x86.tileloadd64(i8 7, ptr %.017.i.lcssa, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 5, i8 7)
  %277 = getelementptr inbounds i8, ptr %.1.i85.lcssa, i64 1024
  br label %278

278:                                              ; preds = %276, %._crit_edge120
  %.2.i88 = phi ptr [ %277, %276 ], [ %.1.i85.lcssa, %._crit_edge120 ]
  %279 = add nuw nsw i64 %.018.i125, 1
  %280 = getelementptr inbounds i8, ptr %.020.i123, i64 %42
  %exitcond152.not = icmp eq i64 %279, %25
  br i1 %exitcond152.not, label %positions_1.exit, label %.preheader, !llvm.loop !73

positions_1.exit:                                 ; preds = %278, %265
  call void @llvm.x86.tilestored64(i8 0, ptr nonnull %5, i64 64)
  br label %positions_of.exit

positions_of.exit:                                ; preds = %positions_4.exit, %positions_1.exit
  %281 = load i64, ptr %20, align 8, !tbaa !45
  %282 = shl nsw i64 %.080127, 4
  %283 = sub nsw i64 %281, %282
  %284 = load ptr, ptr %188, align 8, !tbaa !74
  %285 = getelementptr inbounds float, ptr %284, i64 %factor.op.mul126.reass
  %286 = mul nsw i64 %281, %223
  %287 = getelementptr inbounds float, ptr %285, i64 %286
  %288 = getelementptr inbounds float, ptr %287, i64 %282
  %289 = load i64, ptr %6, align 8, !tbaa !44
  %290 = load i64, ptr %35, align 8, !tbaa !47
  %291 = mul i64 %289, %281
  %292 = mul i64 %291, %290
  %293 = icmp sgt i64 %283, 15
  %294 = and i64 %281, 15
  %295 = ptrtoint ptr %288 to i64
  %296 = and i64 %295, 63
  %297 = or i64 %296, %294
  %298 = icmp eq i64 %297, 0
  %or.cond33.i = select i1 %293, i1 %298, i1 false
  br i1 %or.cond33.i, label %299, label %.critedge.i

299:                                              ; preds = %positions_of.exit
  %300 = load i64, ptr %179, align 8, !tbaa !2
  %301 = mul nsw i64 %300, %292
  %302 = icmp sgt i64 %301, 524288
  br label %.critedge.i

.critedge.i:                                      ; preds = %299, %positions_of.exit
  %303 = phi i1 [ %302, %299 ], [ false, %positions_of.exit ]
  br i1 %230, label %.preheader.lr.ph.i, label %put_positions.exit

.preheader.lr.ph.i:                               ; preds = %.critedge.i
  %304 = icmp slt i64 %283, 1
  %305 = trunc i64 %283 to i32
  %notmask.i.i89 = shl nsw i32 -1, %305
  %306 = trunc i32 %notmask.i.i89 to i16
  %307 = xor i16 %306, -1
  %308 = select i1 %304, i16 0, i16 %307
  %309 = select i1 %293, i16 -1, i16 %308
  %310 = bitcast i16 %309 to <16 x i1>
  br label %.preheader.i

.preheader.i:                                     ; preds = %._crit_edge.i91, %.preheader.lr.ph.i
  %.035.i90 = phi i64 [ 0, %.preheader.lr.ph.i ], [ %313, %._crit_edge.i91 ]
  %.idx29.i = shl i64 %.035.i90, 6
  %invariant.gep.i = getelementptr i8, ptr %5, i64 %.idx29.i
  %311 = mul nsw i64 %.035.i90, %292
  %312 = getelementptr inbounds float, ptr %288, i64 %311
  br label %314

._crit_edge.i91:                                  ; preds = %326
  %313 = add nuw nsw i64 %.035.i90, 1
  %exitcond37.not.i = icmp eq i64 %313, %226
  br i1 %exitcond37.not.i, label %put_positions.exit, label %.preheader.i, !llvm.loop !75

314:                                              ; preds = %326, %.preheader.i
  %.02834.i = phi i64 [ 0, %.preheader.i ], [ %327, %326 ]
  %.idx.i = shl i64 %.02834.i, 10
  %gep.i = getelementptr i8, ptr %invariant.gep.i, i64 %.idx.i
  %315 = load <16 x float>, ptr %gep.i, align 64, !tbaa !38
  %316 = call <16 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.512(<16 x float> %315)
  %317 = bitcast <16 x bfloat> %316 to <16 x i16>
  %318 = zext <16 x i16> %317 to <16 x i32>
  %319 = shl nuw <16 x i32> %318, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %320 = load i64, ptr %20, align 8, !tbaa !45
  %321 = mul nsw i64 %320, %.02834.i
  %322 = getelementptr inbounds float, ptr %312, i64 %321
  br i1 %303, label %323, label %324

323:                                              ; preds = %314
  store <16 x i32> %319, ptr %322, align 64, !tbaa !38, !nontemporal !76
  br label %326

324:                                              ; preds = %314
  %325 = bitcast <16 x i32> %319 to <16 x float>
  call void @llvm.masked.store.v16f32.p0(<16 x float> %325, ptr %322, i32 1, <16 x i1> %310)
  br label %326

326:                                              ; preds = %324, %323
  %327 = add nuw nsw i64 %.02834.i, 1
  %exitcond.not.i93 = icmp eq i64 %327, %228
  br i1 %exitcond.not.i93, label %._crit_edge.i91, label %314, !llvm.loop !77

put_positions.exit:                               ; preds = %._crit_edge.i91, %.critedge.i
  %328 = add nuw nsw i64 %.080127, 1
  %exitcond153.not = icmp eq i64 %328, %smax
  br i1 %exitcond153.not, label %._crit_edge130.loopexit, label %234, !llvm.loop !78
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
  %12 = sdiv i64 %11, %10
  %13 = add nsw i64 %1, 1
  %14 = mul nsw i64 %8, %13
  %15 = sdiv i64 %14, %10
  %16 = sub i64 %15, %12
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
  %.fr = freeze i64 %27
  %28 = add i64 %.fr, 31
  %29 = sdiv i64 %28, 32
  %30 = getelementptr inbounds i8, ptr %0, i64 48
  %31 = load i64, ptr %30, align 8, !tbaa !2
  %32 = add nsw i64 %31, 15
  %33 = sdiv i64 %32, 16
  %34 = getelementptr inbounds i8, ptr %0, i64 40
  %35 = load i64, ptr %34, align 8, !tbaa !28
  %36 = add nsw i64 %35, 15
  %37 = sdiv i64 %36, 16
  %38 = mul nsw i64 %37, %29
  %39 = shl nsw i64 %38, 10
  %40 = shl nsw i64 %33, 10
  %41 = shl nsw i64 %37, 10
  %42 = getelementptr inbounds i8, ptr %0, i64 104
  %43 = load i64, ptr %42, align 8, !tbaa !50
  %44 = mul nsw i64 %43, %25
  %45 = mul nsw i64 %44, %39
  %46 = mul nsw i64 %39, %21
  %47 = getelementptr inbounds i8, ptr %0, i64 24
  %48 = load ptr, ptr %47, align 8, !tbaa !37
  %49 = ptrtoint ptr %48 to i64
  %50 = add i64 %49, 63
  %51 = and i64 %50, -64
  %52 = inttoptr i64 %51 to ptr
  %53 = getelementptr inbounds i8, ptr %0, i64 184
  %54 = load i64, ptr %53, align 8, !tbaa !48
  %55 = getelementptr inbounds i8, ptr %0, i64 192
  %56 = load i64, ptr %55, align 8, !tbaa !49
  %57 = mul nsw i64 %56, %2
  %58 = add nsw i64 %57, %54
  %59 = shl nsw i64 %58, 2
  %60 = getelementptr inbounds i8, ptr %52, i64 %59
  %61 = getelementptr inbounds i8, ptr %0, i64 176
  %62 = load i64, ptr %61, align 8, !tbaa !79
  %63 = shl i64 %18, 10
  %64 = mul i64 %63, %29
  %65 = mul i64 %64, %33
  %66 = mul i64 %65, %62
  %67 = getelementptr inbounds i8, ptr %60, i64 %66
  %68 = getelementptr inbounds i8, ptr %0, i64 88
  %69 = load i64, ptr %68, align 8, !tbaa !30
  %70 = shl i64 %1, 10
  %71 = mul i64 %70, %24
  %72 = mul i64 %71, %33
  %73 = mul i64 %72, %37
  %.idx = mul i64 %73, %69
  %74 = getelementptr inbounds i8, ptr %52, i64 %.idx
  %75 = mul nsw i64 %18, %8
  %76 = mul nsw i64 %75, %.fr
  %77 = mul nsw i64 %18, %12
  %78 = mul nsw i64 %18, %15
  %79 = icmp slt i64 %77, %78
  br i1 %79, label %.preheader41.lr.ph.i, label %pack_gradient.exit

.preheader41.lr.ph.i:                             ; preds = %3
  %80 = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.2.0..sroa_idx.i = getelementptr inbounds i8, ptr %5, i64 8
  %.sroa.3.0..sroa_idx.i = getelementptr inbounds i8, ptr %5, i64 16
  %.idx.i = shl nsw i64 %76, 3
  %.idx71.i = mul i64 %76, 12
  %.idx72.i = shl nsw i64 %76, 4
  %.idx73.i = mul i64 %76, 20
  %.idx74.i = mul i64 %76, 24
  %.idx75.i = mul i64 %76, 28
  %.idx76.i = shl nsw i64 %76, 5
  %.idx77.i = mul i64 %76, 36
  %.idx78.i = mul i64 %76, 40
  %.idx79.i = mul i64 %76, 44
  %.idx80.i = mul i64 %76, 48
  %.idx81.i = mul i64 %76, 52
  %.idx82.i = mul i64 %76, 56
  %.idx83.i = mul i64 %76, 60
  br label %.preheader41.i

.preheader41.i:                                   ; preds = %._crit_edge48.i, %.preheader41.lr.ph.i
  %.pre.i = phi i64 [ %31, %.preheader41.lr.ph.i ], [ %.pre.i219, %._crit_edge48.i ]
  %81 = phi i64 [ %18, %.preheader41.lr.ph.i ], [ %88, %._crit_edge48.i ]
  %82 = phi i64 [ %.fr, %.preheader41.lr.ph.i ], [ %89, %._crit_edge48.i ]
  %83 = phi i64 [ %.fr, %.preheader41.lr.ph.i ], [ %90, %._crit_edge48.i ]
  %.02951.i = phi i64 [ %77, %.preheader41.lr.ph.i ], [ %91, %._crit_edge48.i ]
  %.03050.i = phi ptr [ %60, %.preheader41.lr.ph.i ], [ %.1.lcssa.i, %._crit_edge48.i ]
  %84 = icmp sgt i64 %83, 0
  br i1 %84, label %.preheader40.i, label %._crit_edge48.i

.preheader40.i:                                   ; preds = %.preheader41.i, %._crit_edge.i
  %.pre.i220 = phi i64 [ %.pre.i221, %._crit_edge.i ], [ %.pre.i, %.preheader41.i ]
  %85 = phi i64 [ %94, %._crit_edge.i ], [ %82, %.preheader41.i ]
  %86 = phi i64 [ %95, %._crit_edge.i ], [ %.pre.i, %.preheader41.i ]
  %.02847.i = phi i64 [ %96, %._crit_edge.i ], [ 0, %.preheader41.i ]
  %.146.i = phi ptr [ %.2.lcssa.i, %._crit_edge.i ], [ %.03050.i, %.preheader41.i ]
  %87 = icmp sgt i64 %86, 0
  br i1 %87, label %.lr.ph.i, label %._crit_edge.i

._crit_edge48.loopexit.i:                         ; preds = %._crit_edge.i
  %.pre70.i = load i64, ptr %17, align 8, !tbaa !47
  br label %._crit_edge48.i

._crit_edge48.i:                                  ; preds = %._crit_edge48.loopexit.i, %.preheader41.i
  %.pre.i219 = phi i64 [ %.pre.i221, %._crit_edge48.loopexit.i ], [ %.pre.i, %.preheader41.i ]
  %88 = phi i64 [ %.pre70.i, %._crit_edge48.loopexit.i ], [ %81, %.preheader41.i ]
  %89 = phi i64 [ %94, %._crit_edge48.loopexit.i ], [ %82, %.preheader41.i ]
  %90 = phi i64 [ %94, %._crit_edge48.loopexit.i ], [ %83, %.preheader41.i ]
  %.1.lcssa.i = phi ptr [ %.2.lcssa.i, %._crit_edge48.loopexit.i ], [ %.03050.i, %.preheader41.i ]
  %91 = add nsw i64 %.02951.i, 1
  %92 = mul nsw i64 %88, %15
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %.preheader41.i, label %pack_gradient.exit.loopexit, !llvm.loop !80

._crit_edge.loopexit.i:                           ; preds = %pack_tile.exit.i
  %.pre69.i = load i64, ptr %26, align 8, !tbaa !45
  br label %._crit_edge.i

._crit_edge.i:                                    ; preds = %._crit_edge.loopexit.i, %.preheader40.i
  %.pre.i221 = phi i64 [ %210, %._crit_edge.loopexit.i ], [ %.pre.i220, %.preheader40.i ]
  %94 = phi i64 [ %.pre69.i, %._crit_edge.loopexit.i ], [ %85, %.preheader40.i ]
  %95 = phi i64 [ %210, %._crit_edge.loopexit.i ], [ %86, %.preheader40.i ]
  %.2.lcssa.i = phi ptr [ %209, %._crit_edge.loopexit.i ], [ %.146.i, %.preheader40.i ]
  %96 = add nuw nsw i64 %.02847.i, 32
  %97 = icmp slt i64 %96, %94
  br i1 %97, label %.preheader40.i, label %._crit_edge48.loopexit.i, !llvm.loop !81

.lr.ph.i:                                         ; preds = %.preheader40.i, %pack_tile.exit.i
  %98 = phi i64 [ %210, %pack_tile.exit.i ], [ %86, %.preheader40.i ]
  %.045.i = phi i64 [ %208, %pack_tile.exit.i ], [ 0, %.preheader40.i ]
  %.244.i = phi ptr [ %209, %pack_tile.exit.i ], [ %.146.i, %.preheader40.i ]
  %99 = load ptr, ptr %80, align 8, !tbaa !32
  %100 = mul nsw i64 %.045.i, %76
  %101 = getelementptr inbounds float, ptr %99, i64 %100
  %102 = load i64, ptr %26, align 8, !tbaa !45
  %103 = mul nsw i64 %102, %.02951.i
  %104 = getelementptr inbounds float, ptr %101, i64 %103
  %105 = getelementptr inbounds float, ptr %104, i64 %.02847.i
  %106 = sub nsw i64 %98, %.045.i
  %107 = sub nsw i64 %102, %.02847.i
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  store ptr %105, ptr %5, align 8
  store i64 %76, ptr %.sroa.2.0..sroa_idx.i, align 8
  store i64 1, ptr %.sroa.3.0..sroa_idx.i, align 8
  %108 = icmp sgt i64 %106, 15
  %109 = icmp sgt i64 %107, 31
  %110 = and i1 %108, %109
  br i1 %110, label %.preheader.preheader.i, label %205

.preheader.preheader.i:                           ; preds = %.lr.ph.i
  %111 = getelementptr inbounds i8, ptr %105, i64 64
  %112 = load <16 x float>, ptr %105, align 1, !tbaa !38
  %113 = load <16 x float>, ptr %111, align 1, !tbaa !38
  %114 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %113, <16 x float> %112)
  %115 = getelementptr inbounds float, ptr %105, i64 %76
  %116 = getelementptr inbounds i8, ptr %115, i64 64
  %117 = load <16 x float>, ptr %115, align 1, !tbaa !38
  %118 = load <16 x float>, ptr %116, align 1, !tbaa !38
  %119 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %118, <16 x float> %117)
  %120 = getelementptr inbounds i8, ptr %105, i64 %.idx.i
  %121 = getelementptr inbounds i8, ptr %120, i64 64
  %122 = load <16 x float>, ptr %120, align 1, !tbaa !38
  %123 = load <16 x float>, ptr %121, align 1, !tbaa !38
  %124 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %123, <16 x float> %122)
  %125 = getelementptr inbounds i8, ptr %105, i64 %.idx71.i
  %126 = getelementptr inbounds i8, ptr %125, i64 64
  %127 = load <16 x float>, ptr %125, align 1, !tbaa !38
  %128 = load <16 x float>, ptr %126, align 1, !tbaa !38
  %129 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %128, <16 x float> %127)
  %130 = getelementptr inbounds i8, ptr %105, i64 %.idx72.i
  %131 = getelementptr inbounds i8, ptr %130, i64 64
  %132 = load <16 x float>, ptr %130, align 1, !tbaa !38
  %133 = load <16 x float>, ptr %131, align 1, !tbaa !38
  %134 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %133, <16 x float> %132)
  %135 = getelementptr inbounds i8, ptr %105, i64 %.idx73.i
  %136 = getelementptr inbounds i8, ptr %135, i64 64
  %137 = load <16 x float>, ptr %135, align 1, !tbaa !38
  %138 = load <16 x float>, ptr %136, align 1, !tbaa !38
  %139 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %138, <16 x float> %137)
  %140 = getelementptr inbounds i8, ptr %105, i64 %.idx74.i
  %141 = getelementptr inbounds i8, ptr %140, i64 64
  %142 = load <16 x float>, ptr %140, align 1, !tbaa !38
  %143 = load <16 x float>, ptr %141, align 1, !tbaa !38
  %144 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %143, <16 x float> %142)
  %145 = getelementptr inbounds i8, ptr %105, i64 %.idx75.i
  %146 = getelementptr inbounds i8, ptr %145, i64 64
  %147 = load <16 x float>, ptr %145, align 1, !tbaa !38
  %148 = load <16 x float>, ptr %146, align 1, !tbaa !38
  %149 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %148, <16 x float> %147)
  %150 = getelementptr inbounds i8, ptr %105, i64 %.idx76.i
  %151 = getelementptr inbounds i8, ptr %150, i64 64
  %152 = load <16 x float>, ptr %150, align 1, !tbaa !38
  %153 = load <16 x float>, ptr %151, align 1, !tbaa !38
  %154 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %153, <16 x float> %152)
  %155 = getelementptr inbounds i8, ptr %105, i64 %.idx77.i
  %156 = getelementptr inbounds i8, ptr %155, i64 64
  %157 = load <16 x float>, ptr %155, align 1, !tbaa !38
  %158 = load <16 x float>, ptr %156, align 1, !tbaa !38
  %159 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %158, <16 x float> %157)
  %160 = getelementptr inbounds i8, ptr %105, i64 %.idx78.i
  %161 = getelementptr inbounds i8, ptr %160, i64 64
  %162 = load <16 x float>, ptr %160, align 1, !tbaa !38
  %163 = load <16 x float>, ptr %161, align 1, !tbaa !38
  %164 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %163, <16 x float> %162)
  %165 = getelementptr inbounds i8, ptr %105, i64 %.idx79.i
  %166 = getelementptr inbounds i8, ptr %165, i64 64
  %167 = load <16 x float>, ptr %165, align 1, !tbaa !38
  %168 = load <16 x float>, ptr %166, align 1, !tbaa !38
  %169 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %168, <16 x float> %167)
  %170 = getelementptr inbounds i8, ptr %105, i64 %.idx80.i
  %171 = getelementptr inbounds i8, ptr %170, i64 64
  %172 = load <16 x float>, ptr %170, align 1, !tbaa !38
  %173 = load <16 x float>, ptr %171, align 1, !tbaa !38
  %174 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %173, <16 x float> %172)
  %175 = getelementptr inbounds i8, ptr %105, i64 %.idx81.i
  %176 = getelementptr inbounds i8, ptr %175, i64 64
  %177 = load <16 x float>, ptr %175, align 1, !tbaa !38
  %178 = load <16 x float>, ptr %176, align 1, !tbaa !38
  %179 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %178, <16 x float> %177)
  %180 = getelementptr inbounds i8, ptr %105, i64 %.idx82.i
  %181 = getelementptr inbounds i8, ptr %180, i64 64
  %182 = load <16 x float>, ptr %180, align 1, !tbaa !38
  %183 = load <16 x float>, ptr %181, align 1, !tbaa !38
  %184 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %183, <16 x float> %182)
  %185 = getelementptr inbounds i8, ptr %105, i64 %.idx83.i
  %186 = getelementptr inbounds i8, ptr %185, i64 64
  %187 = load <16 x float>, ptr %185, align 1, !tbaa !38
  %188 = load <16 x float>, ptr %186, align 1, !tbaa !38
  %189 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %188, <16 x float> %187)
  store <32 x bfloat> %114, ptr %.244.i, align 4, !tbaa !38
  %190 = getelementptr inbounds i8, ptr %.244.i, i64 64
  store <32 x bfloat> %119, ptr %190, align 4, !tbaa !38
  %191 = getelementptr inbounds i8, ptr %.244.i, i64 128
  store <32 x bfloat> %124, ptr %191, align 4, !tbaa !38
  %192 = getelementptr inbounds i8, ptr %.244.i, i64 192
  store <32 x bfloat> %129, ptr %192, align 4, !tbaa !38
  %193 = getelementptr inbounds i8, ptr %.244.i, i64 256
  store <32 x bfloat> %134, ptr %193, align 4, !tbaa !38
  %194 = getelementptr inbounds i8, ptr %.244.i, i64 320
  store <32 x bfloat> %139, ptr %194, align 4, !tbaa !38
  %195 = getelementptr inbounds i8, ptr %.244.i, i64 384
  store <32 x bfloat> %144, ptr %195, align 4, !tbaa !38
  %196 = getelementptr inbounds i8, ptr %.244.i, i64 448
  store <32 x bfloat> %149, ptr %196, align 4, !tbaa !38
  %197 = getelementptr inbounds i8, ptr %.244.i, i64 512
  store <32 x bfloat> %154, ptr %197, align 4, !tbaa !38
  %198 = getelementptr inbounds i8, ptr %.244.i, i64 576
  store <32 x bfloat> %159, ptr %198, align 4, !tbaa !38
  %199 = getelementptr inbounds i8, ptr %.244.i, i64 640
  store <32 x bfloat> %164, ptr %199, align 4, !tbaa !38
  %200 = getelementptr inbounds i8, ptr %.244.i, i64 704
  store <32 x bfloat> %169, ptr %200, align 4, !tbaa !38
  %201 = getelementptr inbounds i8, ptr %.244.i, i64 768
  store <32 x bfloat> %174, ptr %201, align 4, !tbaa !38
  %202 = getelementptr inbounds i8, ptr %.244.i, i64 832
  store <32 x bfloat> %179, ptr %202, align 4, !tbaa !38
  %203 = getelementptr inbounds i8, ptr %.244.i, i64 896
  store <32 x bfloat> %184, ptr %203, align 4, !tbaa !38
  %204 = getelementptr inbounds i8, ptr %.244.i, i64 960
  store <32 x bfloat> %189, ptr %204, align 4, !tbaa !38
  br label %pack_tile.exit.i

205:                                              ; preds = %.lr.ph.i
  %206 = tail call i64 @llvm.smin.i64(i64 %107, i64 32)
  %207 = tail call i64 @llvm.smin.i64(i64 %106, i64 16)
  tail call fastcc void @pack_some(ptr noundef nonnull byval(%struct.numbers) align 8 %5, i64 noundef %207, i64 noundef %206, ptr noundef %.244.i, i64 noundef 0) #11
  br label %pack_tile.exit.i

pack_tile.exit.i:                                 ; preds = %205, %.preheader.preheader.i
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  %208 = add nuw nsw i64 %.045.i, 16
  %209 = getelementptr inbounds i8, ptr %.244.i, i64 1024
  %210 = load i64, ptr %30, align 8, !tbaa !2
  %211 = icmp slt i64 %208, %210
  br i1 %211, label %.lr.ph.i, label %._crit_edge.loopexit.i, !llvm.loop !82

pack_gradient.exit.loopexit:                      ; preds = %._crit_edge48.i
  %.pre = load i64, ptr %42, align 8, !tbaa !50
  %.pre222 = load i64, ptr %68, align 8, !tbaa !30
  %.pre223 = load i64, ptr %20, align 8, !tbaa !46
  %.pre224 = load i64, ptr %23, align 8, !tbaa !29
  %.pre228 = add i64 %88, -1
  %.pre229 = mul i64 %.pre228, %.pre223
  %.pre231 = add i64 %.pre229, %.pre224
  br label %pack_gradient.exit

pack_gradient.exit:                               ; preds = %pack_gradient.exit.loopexit, %3
  %.pre-phi232 = phi i64 [ %.pre231, %pack_gradient.exit.loopexit ], [ %25, %3 ]
  %212 = phi i64 [ %89, %pack_gradient.exit.loopexit ], [ %.fr, %3 ]
  %213 = phi i64 [ %.pre222, %pack_gradient.exit.loopexit ], [ %69, %3 ]
  %214 = phi i64 [ %.pre, %pack_gradient.exit.loopexit ], [ %43, %3 ]
  %215 = mul nsw i64 %214, %12
  %216 = add nsw i64 %16, -1
  %217 = mul nsw i64 %214, %216
  %218 = add nsw i64 %217, %213
  %219 = getelementptr inbounds i8, ptr %0, i64 56
  %220 = load i64, ptr %219, align 8, !tbaa !52
  %221 = getelementptr inbounds i8, ptr %0, i64 64
  %222 = load i64, ptr %221, align 8, !tbaa !51
  %223 = mul nsw i64 %222, %220
  %224 = mul nsw i64 %223, %212
  %225 = icmp sgt i64 %218, 0
  br i1 %225, label %.preheader62.lr.ph.i, label %pack_rows.exit

.preheader62.lr.ph.i:                             ; preds = %pack_gradient.exit
  %226 = icmp sgt i64 %.pre-phi232, 0
  %227 = getelementptr inbounds i8, ptr %0, i64 120
  %228 = getelementptr inbounds i8, ptr %0, i64 128
  %.sroa.2.0..sroa_idx.i97 = getelementptr inbounds i8, ptr %4, i64 8
  %.sroa.3.0..sroa_idx.i98 = getelementptr inbounds i8, ptr %4, i64 16
  %.idx.i99 = shl nsw i64 %224, 3
  %.idx358.i = mul i64 %224, 12
  %.idx359.i = shl nsw i64 %224, 4
  %.idx360.i = mul i64 %224, 20
  %.idx361.i = mul i64 %224, 24
  %.idx362.i = mul i64 %224, 28
  %.idx364.i = mul i64 %224, 36
  %.idx365.i = mul i64 %224, 40
  %.idx366.i = mul i64 %224, 44
  %.idx367.i = mul i64 %224, 48
  %.idx368.i = mul i64 %224, 52
  %.idx369.i = mul i64 %224, 56
  %.idx370.i = mul i64 %224, 60
  %.idx363.i = shl nsw i64 %224, 5
  br label %.preheader62.i

.preheader62.i:                                   ; preds = %._crit_edge78.i, %.preheader62.lr.ph.i
  %229 = phi i64 [ %212, %.preheader62.lr.ph.i ], [ %232, %._crit_edge78.i ]
  %230 = phi i64 [ %212, %.preheader62.lr.ph.i ], [ %233, %._crit_edge78.i ]
  %.081.i = phi ptr [ %67, %.preheader62.lr.ph.i ], [ %.1.lcssa.i100, %._crit_edge78.i ]
  %.04180.i = phi i64 [ 0, %.preheader62.lr.ph.i ], [ %234, %._crit_edge78.i ]
  br i1 %226, label %.lr.ph77.i, label %._crit_edge78.i

.lr.ph77.i:                                       ; preds = %.preheader62.i
  %231 = add nsw i64 %.04180.i, %215
  br label %235

._crit_edge78.i:                                  ; preds = %._crit_edge73.i, %.preheader62.i
  %232 = phi i64 [ %229, %.preheader62.i ], [ %253, %._crit_edge73.i ]
  %233 = phi i64 [ %230, %.preheader62.i ], [ %254, %._crit_edge73.i ]
  %.1.lcssa.i100 = phi ptr [ %.081.i, %.preheader62.i ], [ %.2.lcssa.i101, %._crit_edge73.i ]
  %234 = add nuw nsw i64 %.04180.i, 1
  %exitcond83.not.i = icmp eq i64 %234, %218
  br i1 %exitcond83.not.i, label %pack_rows.exit, label %.preheader62.i, !llvm.loop !83

235:                                              ; preds = %._crit_edge73.i, %.lr.ph77.i
  %236 = phi i64 [ %229, %.lr.ph77.i ], [ %253, %._crit_edge73.i ]
  %237 = phi i64 [ %230, %.lr.ph77.i ], [ %254, %._crit_edge73.i ]
  %.176.i = phi ptr [ %.081.i, %.lr.ph77.i ], [ %.2.lcssa.i101, %._crit_edge73.i ]
  %.04475.i = phi i64 [ 0, %.lr.ph77.i ], [ %255, %._crit_edge73.i ]
  %238 = load i64, ptr %227, align 8, !tbaa !53
  %239 = load i64, ptr %219, align 8, !tbaa !52
  %240 = sub i64 %231, %238
  %.not.i50.i = icmp slt i64 %240, %239
  %.inv.i = icmp sgt i64 %240, -1
  %241 = select i1 %.inv.i, i1 %.not.i50.i, i1 false
  %242 = select i1 %241, i64 %240, i64 -1
  %243 = load i64, ptr %228, align 8, !tbaa !57
  %244 = load i64, ptr %221, align 8, !tbaa !51
  %245 = sub nsw i64 %.04475.i, %243
  %.not.i49.i = icmp slt i64 %245, %244
  %.inv57.i = icmp sgt i64 %245, -1
  %246 = select i1 %.inv57.i, i1 %.not.i49.i, i1 false
  %247 = select i1 %246, i64 %245, i64 -1
  %248 = icmp sgt i64 %237, 0
  br i1 %248, label %.preheader61.lr.ph.i, label %._crit_edge73.i

.preheader61.lr.ph.i:                             ; preds = %235
  %249 = select i1 %241, i1 %246, i1 false
  %.pre.i102 = load i64, ptr %34, align 8, !tbaa !28
  br label %.preheader61.i

.preheader61.i:                                   ; preds = %._crit_edge.i103, %.preheader61.lr.ph.i
  %250 = phi i64 [ %236, %.preheader61.lr.ph.i ], [ %256, %._crit_edge.i103 ]
  %251 = phi i64 [ %.pre.i102, %.preheader61.lr.ph.i ], [ %257, %._crit_edge.i103 ]
  %.272.i = phi ptr [ %.176.i, %.preheader61.lr.ph.i ], [ %.3.lcssa.i, %._crit_edge.i103 ]
  %.04371.i = phi i64 [ 0, %.preheader61.lr.ph.i ], [ %258, %._crit_edge.i103 ]
  %252 = icmp sgt i64 %251, 0
  br i1 %252, label %.lr.ph.i104, label %._crit_edge.i103

._crit_edge73.i:                                  ; preds = %._crit_edge.i103, %235
  %253 = phi i64 [ %236, %235 ], [ %256, %._crit_edge.i103 ]
  %254 = phi i64 [ %237, %235 ], [ %256, %._crit_edge.i103 ]
  %.2.lcssa.i101 = phi ptr [ %.176.i, %235 ], [ %.3.lcssa.i, %._crit_edge.i103 ]
  %255 = add nuw nsw i64 %.04475.i, 1
  %exitcond.not.i = icmp eq i64 %255, %.pre-phi232
  br i1 %exitcond.not.i, label %._crit_edge78.i, label %235, !llvm.loop !84

._crit_edge.loopexit.i106:                        ; preds = %pack_tile.exit.i105
  %.pre356.i = load i64, ptr %26, align 8, !tbaa !45
  br label %._crit_edge.i103

._crit_edge.i103:                                 ; preds = %._crit_edge.loopexit.i106, %.preheader61.i
  %256 = phi i64 [ %.pre356.i, %._crit_edge.loopexit.i106 ], [ %250, %.preheader61.i ]
  %257 = phi i64 [ %464, %._crit_edge.loopexit.i106 ], [ %251, %.preheader61.i ]
  %.3.lcssa.i = phi ptr [ %463, %._crit_edge.loopexit.i106 ], [ %.272.i, %.preheader61.i ]
  %258 = add nuw nsw i64 %.04371.i, 32
  %259 = icmp slt i64 %258, %256
  br i1 %259, label %.preheader61.i, label %._crit_edge73.i, !llvm.loop !85

.lr.ph.i104:                                      ; preds = %.preheader61.i, %pack_tile.exit.i105
  %260 = phi i64 [ %464, %pack_tile.exit.i105 ], [ %251, %.preheader61.i ]
  %.370.i = phi ptr [ %463, %pack_tile.exit.i105 ], [ %.272.i, %.preheader61.i ]
  %.04269.i = phi i64 [ %462, %pack_tile.exit.i105 ], [ 0, %.preheader61.i ]
  %261 = load ptr, ptr %0, align 8, !tbaa !55
  %262 = mul nsw i64 %.04269.i, %224
  %263 = getelementptr inbounds float, ptr %261, i64 %262
  %264 = load i64, ptr %221, align 8, !tbaa !51
  %265 = mul nsw i64 %264, %242
  %266 = add nsw i64 %265, %247
  %267 = load i64, ptr %26, align 8, !tbaa !45
  %268 = mul nsw i64 %266, %267
  %269 = getelementptr inbounds float, ptr %263, i64 %268
  %270 = getelementptr inbounds float, ptr %269, i64 %.04371.i
  %271 = sub nsw i64 %260, %.04269.i
  %272 = tail call i64 @llvm.smin.i64(i64 %271, i64 16)
  %273 = select i1 %249, i64 %272, i64 0
  %274 = sub nsw i64 %267, %.04371.i
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  store ptr %270, ptr %4, align 8
  store i64 %224, ptr %.sroa.2.0..sroa_idx.i97, align 8
  store i64 1, ptr %.sroa.3.0..sroa_idx.i98, align 8
  %275 = icmp sgt i64 %273, 15
  %276 = icmp sgt i64 %274, 31
  %277 = and i1 %275, %276
  br i1 %277, label %turn_tile.exit.preheader.i, label %460

turn_tile.exit.preheader.i:                       ; preds = %.lr.ph.i104
  %278 = getelementptr inbounds float, ptr %270, i64 %224
  %279 = getelementptr inbounds i8, ptr %278, i64 64
  %280 = load <16 x float>, ptr %278, align 1, !tbaa !38
  %281 = load <16 x float>, ptr %279, align 1, !tbaa !38
  %282 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %281, <16 x float> %280)
  %283 = getelementptr inbounds i8, ptr %270, i64 %.idx.i99
  %284 = getelementptr inbounds i8, ptr %283, i64 64
  %285 = load <16 x float>, ptr %283, align 1, !tbaa !38
  %286 = load <16 x float>, ptr %284, align 1, !tbaa !38
  %287 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %286, <16 x float> %285)
  %288 = getelementptr inbounds i8, ptr %270, i64 %.idx358.i
  %289 = getelementptr inbounds i8, ptr %288, i64 64
  %290 = load <16 x float>, ptr %288, align 1, !tbaa !38
  %291 = load <16 x float>, ptr %289, align 1, !tbaa !38
  %292 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %291, <16 x float> %290)
  %293 = getelementptr inbounds i8, ptr %270, i64 %.idx359.i
  %294 = getelementptr inbounds i8, ptr %293, i64 64
  %295 = load <16 x float>, ptr %293, align 1, !tbaa !38
  %296 = load <16 x float>, ptr %294, align 1, !tbaa !38
  %297 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %296, <16 x float> %295)
  %298 = getelementptr inbounds i8, ptr %270, i64 %.idx360.i
  %299 = getelementptr inbounds i8, ptr %298, i64 64
  %300 = load <16 x float>, ptr %298, align 1, !tbaa !38
  %301 = load <16 x float>, ptr %299, align 1, !tbaa !38
  %302 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %301, <16 x float> %300)
  %303 = getelementptr inbounds i8, ptr %270, i64 %.idx361.i
  %304 = getelementptr inbounds i8, ptr %303, i64 64
  %305 = load <16 x float>, ptr %303, align 1, !tbaa !38
  %306 = load <16 x float>, ptr %304, align 1, !tbaa !38
  %307 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %306, <16 x float> %305)
  %308 = getelementptr inbounds i8, ptr %270, i64 %.idx362.i
  %309 = getelementptr inbounds i8, ptr %308, i64 64
  %310 = load <16 x float>, ptr %308, align 1, !tbaa !38
  %311 = load <16 x float>, ptr %309, align 1, !tbaa !38
  %312 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %311, <16 x float> %310)
  %313 = getelementptr inbounds i8, ptr %270, i64 %.idx364.i
  %314 = getelementptr inbounds i8, ptr %313, i64 64
  %315 = load <16 x float>, ptr %313, align 1, !tbaa !38
  %316 = load <16 x float>, ptr %314, align 1, !tbaa !38
  %317 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %316, <16 x float> %315)
  %318 = getelementptr inbounds i8, ptr %270, i64 %.idx365.i
  %319 = getelementptr inbounds i8, ptr %318, i64 64
  %320 = load <16 x float>, ptr %318, align 1, !tbaa !38
  %321 = load <16 x float>, ptr %319, align 1, !tbaa !38
  %322 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %321, <16 x float> %320)
  %323 = getelementptr inbounds i8, ptr %270, i64 %.idx366.i
  %324 = getelementptr inbounds i8, ptr %323, i64 64
  %325 = load <16 x float>, ptr %323, align 1, !tbaa !38
  %326 = load <16 x float>, ptr %324, align 1, !tbaa !38
  %327 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %326, <16 x float> %325)
  %328 = getelementptr inbounds i8, ptr %270, i64 %.idx367.i
  %329 = getelementptr inbounds i8, ptr %328, i64 64
  %330 = load <16 x float>, ptr %328, align 1, !tbaa !38
  %331 = load <16 x float>, ptr %329, align 1, !tbaa !38
  %332 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %331, <16 x float> %330)
  %333 = getelementptr inbounds i8, ptr %270, i64 %.idx368.i
  %334 = getelementptr inbounds i8, ptr %333, i64 64
  %335 = load <16 x float>, ptr %333, align 1, !tbaa !38
  %336 = load <16 x float>, ptr %334, align 1, !tbaa !38
  %337 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %336, <16 x float> %335)
  %338 = getelementptr inbounds i8, ptr %270, i64 %.idx369.i
  %339 = getelementptr inbounds i8, ptr %338, i64 64
  %340 = load <16 x float>, ptr %338, align 1, !tbaa !38
  %341 = load <16 x float>, ptr %339, align 1, !tbaa !38
  %342 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %341, <16 x float> %340)
  %343 = getelementptr inbounds i8, ptr %270, i64 %.idx370.i
  %344 = getelementptr inbounds i8, ptr %343, i64 64
  %345 = load <16 x float>, ptr %343, align 1, !tbaa !38
  %346 = load <16 x float>, ptr %344, align 1, !tbaa !38
  %347 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %346, <16 x float> %345)
  %348 = getelementptr inbounds i8, ptr %270, i64 %.idx363.i
  %349 = getelementptr inbounds i8, ptr %348, i64 64
  %350 = load <16 x float>, ptr %349, align 1, !tbaa !38
  %351 = load <16 x float>, ptr %348, align 1, !tbaa !38
  %352 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %350, <16 x float> %351)
  %353 = getelementptr inbounds i8, ptr %270, i64 64
  %354 = load <16 x float>, ptr %353, align 1, !tbaa !38
  %355 = load <16 x float>, ptr %270, align 1, !tbaa !38
  %356 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %354, <16 x float> %355)
  %357 = bitcast <32 x bfloat> %356 to <16 x float>
  %358 = bitcast <32 x bfloat> %352 to <16 x float>
  %359 = shufflevector <32 x bfloat> %356, <32 x bfloat> %352, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %360 = bitcast <32 x bfloat> %359 to <16 x float>
  %361 = shufflevector <16 x float> %357, <16 x float> %358, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %362 = bitcast <32 x bfloat> %282 to <16 x float>
  %363 = bitcast <32 x bfloat> %317 to <16 x float>
  %364 = shufflevector <32 x bfloat> %282, <32 x bfloat> %317, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %365 = bitcast <32 x bfloat> %364 to <16 x float>
  %366 = shufflevector <16 x float> %362, <16 x float> %363, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %367 = bitcast <32 x bfloat> %287 to <16 x float>
  %368 = bitcast <32 x bfloat> %322 to <16 x float>
  %369 = shufflevector <32 x bfloat> %287, <32 x bfloat> %322, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %370 = bitcast <32 x bfloat> %369 to <16 x float>
  %371 = shufflevector <16 x float> %367, <16 x float> %368, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %372 = bitcast <32 x bfloat> %292 to <16 x float>
  %373 = bitcast <32 x bfloat> %327 to <16 x float>
  %374 = shufflevector <32 x bfloat> %292, <32 x bfloat> %327, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %375 = bitcast <32 x bfloat> %374 to <16 x float>
  %376 = shufflevector <16 x float> %372, <16 x float> %373, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %377 = bitcast <32 x bfloat> %297 to <16 x float>
  %378 = bitcast <32 x bfloat> %332 to <16 x float>
  %379 = shufflevector <32 x bfloat> %297, <32 x bfloat> %332, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %380 = bitcast <32 x bfloat> %379 to <16 x float>
  %381 = shufflevector <16 x float> %377, <16 x float> %378, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %382 = bitcast <32 x bfloat> %302 to <16 x float>
  %383 = bitcast <32 x bfloat> %337 to <16 x float>
  %384 = shufflevector <32 x bfloat> %302, <32 x bfloat> %337, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %385 = bitcast <32 x bfloat> %384 to <16 x float>
  %386 = shufflevector <16 x float> %382, <16 x float> %383, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %387 = bitcast <32 x bfloat> %307 to <16 x float>
  %388 = bitcast <32 x bfloat> %342 to <16 x float>
  %389 = shufflevector <32 x bfloat> %307, <32 x bfloat> %342, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %390 = bitcast <32 x bfloat> %389 to <16 x float>
  %391 = shufflevector <16 x float> %387, <16 x float> %388, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %392 = bitcast <32 x bfloat> %312 to <16 x float>
  %393 = bitcast <32 x bfloat> %347 to <16 x float>
  %394 = shufflevector <32 x bfloat> %312, <32 x bfloat> %347, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %395 = bitcast <32 x bfloat> %394 to <16 x float>
  %396 = shufflevector <16 x float> %392, <16 x float> %393, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %397 = shufflevector <16 x float> %360, <16 x float> %380, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %398 = shufflevector <16 x float> %360, <16 x float> %380, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %399 = shufflevector <16 x float> %365, <16 x float> %385, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %400 = shufflevector <16 x float> %365, <16 x float> %385, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %401 = shufflevector <16 x float> %370, <16 x float> %390, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %402 = shufflevector <16 x float> %370, <16 x float> %390, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %403 = shufflevector <16 x float> %375, <16 x float> %395, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %404 = shufflevector <16 x float> %375, <16 x float> %395, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %405 = shufflevector <16 x float> %361, <16 x float> %381, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %406 = shufflevector <16 x float> %361, <16 x float> %381, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %407 = shufflevector <16 x float> %366, <16 x float> %386, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %408 = shufflevector <16 x float> %366, <16 x float> %386, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %409 = shufflevector <16 x float> %371, <16 x float> %391, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %410 = shufflevector <16 x float> %371, <16 x float> %391, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %411 = shufflevector <16 x float> %376, <16 x float> %396, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %412 = shufflevector <16 x float> %376, <16 x float> %396, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %413 = shufflevector <16 x float> %397, <16 x float> %401, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %414 = shufflevector <16 x float> %397, <16 x float> %401, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %415 = shufflevector <16 x float> %399, <16 x float> %403, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %416 = shufflevector <16 x float> %399, <16 x float> %403, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %417 = shufflevector <16 x float> %398, <16 x float> %402, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %418 = shufflevector <16 x float> %398, <16 x float> %402, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %419 = shufflevector <16 x float> %400, <16 x float> %404, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %420 = shufflevector <16 x float> %400, <16 x float> %404, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %421 = shufflevector <16 x float> %405, <16 x float> %409, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %422 = shufflevector <16 x float> %405, <16 x float> %409, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %423 = shufflevector <16 x float> %407, <16 x float> %411, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %424 = shufflevector <16 x float> %407, <16 x float> %411, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %425 = shufflevector <16 x float> %406, <16 x float> %410, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %426 = shufflevector <16 x float> %406, <16 x float> %410, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %427 = shufflevector <16 x float> %408, <16 x float> %412, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %428 = shufflevector <16 x float> %408, <16 x float> %412, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %429 = shufflevector <16 x float> %413, <16 x float> %415, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %430 = shufflevector <16 x float> %413, <16 x float> %415, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %431 = shufflevector <16 x float> %414, <16 x float> %416, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %432 = shufflevector <16 x float> %414, <16 x float> %416, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %433 = shufflevector <16 x float> %417, <16 x float> %419, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %434 = shufflevector <16 x float> %417, <16 x float> %419, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %435 = shufflevector <16 x float> %418, <16 x float> %420, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %436 = shufflevector <16 x float> %418, <16 x float> %420, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %437 = shufflevector <16 x float> %421, <16 x float> %423, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %438 = shufflevector <16 x float> %421, <16 x float> %423, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %439 = shufflevector <16 x float> %422, <16 x float> %424, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %440 = shufflevector <16 x float> %422, <16 x float> %424, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %441 = shufflevector <16 x float> %425, <16 x float> %427, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %442 = shufflevector <16 x float> %425, <16 x float> %427, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %443 = shufflevector <16 x float> %426, <16 x float> %428, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %444 = shufflevector <16 x float> %426, <16 x float> %428, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %429, ptr %.370.i, align 4, !tbaa !38
  %445 = getelementptr inbounds i8, ptr %.370.i, i64 64
  store <16 x float> %430, ptr %445, align 4, !tbaa !38
  %446 = getelementptr inbounds i8, ptr %.370.i, i64 128
  store <16 x float> %431, ptr %446, align 4, !tbaa !38
  %447 = getelementptr inbounds i8, ptr %.370.i, i64 192
  store <16 x float> %432, ptr %447, align 4, !tbaa !38
  %448 = getelementptr inbounds i8, ptr %.370.i, i64 256
  store <16 x float> %433, ptr %448, align 4, !tbaa !38
  %449 = getelementptr inbounds i8, ptr %.370.i, i64 320
  store <16 x float> %434, ptr %449, align 4, !tbaa !38
  %450 = getelementptr inbounds i8, ptr %.370.i, i64 384
  store <16 x float> %435, ptr %450, align 4, !tbaa !38
  %451 = getelementptr inbounds i8, ptr %.370.i, i64 448
  store <16 x float> %436, ptr %451, align 4, !tbaa !38
  %452 = getelementptr inbounds i8, ptr %.370.i, i64 512
  store <16 x float> %437, ptr %452, align 4, !tbaa !38
  %453 = getelementptr inbounds i8, ptr %.370.i, i64 576
  store <16 x float> %438, ptr %453, align 4, !tbaa !38
  %454 = getelementptr inbounds i8, ptr %.370.i, i64 640
  store <16 x float> %439, ptr %454, align 4, !tbaa !38
  %455 = getelementptr inbounds i8, ptr %.370.i, i64 704
  store <16 x float> %440, ptr %455, align 4, !tbaa !38
  %456 = getelementptr inbounds i8, ptr %.370.i, i64 768
  store <16 x float> %441, ptr %456, align 4, !tbaa !38
  %457 = getelementptr inbounds i8, ptr %.370.i, i64 832
  store <16 x float> %442, ptr %457, align 4, !tbaa !38
  %458 = getelementptr inbounds i8, ptr %.370.i, i64 896
  store <16 x float> %443, ptr %458, align 4, !tbaa !38
  %459 = getelementptr inbounds i8, ptr %.370.i, i64 960
  store <16 x float> %444, ptr %459, align 4, !tbaa !38
  br label %pack_tile.exit.i105

460:                                              ; preds = %.lr.ph.i104
  %461 = tail call i64 @llvm.smin.i64(i64 %274, i64 32)
  tail call fastcc void @pack_some(ptr noundef nonnull byval(%struct.numbers) align 8 %4, i64 noundef %273, i64 noundef %461, ptr noundef %.370.i, i64 noundef 1) #11
  br label %pack_tile.exit.i105

pack_tile.exit.i105:                              ; preds = %460, %turn_tile.exit.preheader.i
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  %462 = add nuw nsw i64 %.04269.i, 16
  %463 = getelementptr inbounds i8, ptr %.370.i, i64 1024
  %464 = load i64, ptr %34, align 8, !tbaa !28
  %465 = icmp slt i64 %462, %464
  br i1 %465, label %.lr.ph.i104, label %._crit_edge.loopexit.i106, !llvm.loop !86

pack_rows.exit:                                   ; preds = %._crit_edge78.i, %pack_gradient.exit
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #8
  br label %483

begin_tiles.exit:                                 ; preds = %483
  store i8 1, ptr %6, align 2, !tbaa !60
  %466 = getelementptr inbounds i8, ptr %6, i64 48
  %467 = getelementptr inbounds i8, ptr %6, i64 16
  store i8 16, ptr %466, align 2, !tbaa !38
  store i16 64, ptr %467, align 2, !tbaa !62
  %468 = getelementptr inbounds i8, ptr %6, i64 49
  store i8 16, ptr %468, align 1, !tbaa !38
  %469 = getelementptr inbounds i8, ptr %6, i64 18
  store i16 64, ptr %469, align 2, !tbaa !62
  %470 = getelementptr inbounds i8, ptr %6, i64 50
  store i8 16, ptr %470, align 2, !tbaa !38
  %471 = getelementptr inbounds i8, ptr %6, i64 20
  store i16 64, ptr %471, align 2, !tbaa !62
  %472 = getelementptr inbounds i8, ptr %6, i64 51
  store i8 16, ptr %472, align 1, !tbaa !38
  %473 = getelementptr inbounds i8, ptr %6, i64 22
  store i16 64, ptr %473, align 2, !tbaa !62
  %474 = getelementptr inbounds i8, ptr %6, i64 52
  store i8 16, ptr %474, align 2, !tbaa !38
  %475 = getelementptr inbounds i8, ptr %6, i64 24
  store i16 64, ptr %475, align 2, !tbaa !62
  %476 = getelementptr inbounds i8, ptr %6, i64 53
  store i8 16, ptr %476, align 1, !tbaa !38
  %477 = getelementptr inbounds i8, ptr %6, i64 54
  store i8 16, ptr %477, align 2, !tbaa !38
  %478 = getelementptr inbounds i8, ptr %6, i64 28
  store i16 64, ptr %478, align 2, !tbaa !62
  %479 = getelementptr inbounds i8, ptr %6, i64 30
  store i16 64, ptr %479, align 2, !tbaa !62
  %480 = getelementptr inbounds i8, ptr %6, i64 26
  store i16 64, ptr %480, align 2, !tbaa !62
  %481 = getelementptr inbounds i8, ptr %6, i64 55
  store i8 16, ptr %481, align 1, !tbaa !38
  call void @llvm.x86.ldtilecfg(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #8
  %482 = icmp sgt i64 %31, 0
  br i1 %482, label %.preheader127.lr.ph, label %._crit_edge190

483:                                              ; preds = %483, %pack_rows.exit
  %.09.i135 = phi i64 [ 0, %pack_rows.exit ], [ %499, %483 ]
  %484 = getelementptr inbounds i8, ptr %6, i64 %.09.i135
  store i8 0, ptr %484, align 2, !tbaa !38
  %485 = or disjoint i64 %.09.i135, 1
  %486 = getelementptr inbounds i8, ptr %6, i64 %485
  store i8 0, ptr %486, align 1, !tbaa !38
  %487 = or disjoint i64 %.09.i135, 2
  %488 = getelementptr inbounds i8, ptr %6, i64 %487
  store i8 0, ptr %488, align 2, !tbaa !38
  %489 = or disjoint i64 %.09.i135, 3
  %490 = getelementptr inbounds i8, ptr %6, i64 %489
  store i8 0, ptr %490, align 1, !tbaa !38
  %491 = or disjoint i64 %.09.i135, 4
  %492 = getelementptr inbounds i8, ptr %6, i64 %491
  store i8 0, ptr %492, align 2, !tbaa !38
  %493 = or disjoint i64 %.09.i135, 5
  %494 = getelementptr inbounds i8, ptr %6, i64 %493
  store i8 0, ptr %494, align 1, !tbaa !38
  %495 = or disjoint i64 %.09.i135, 6
  %496 = getelementptr inbounds i8, ptr %6, i64 %495
  store i8 0, ptr %496, align 2, !tbaa !38
  %497 = or disjoint i64 %.09.i135, 7
  %498 = getelementptr inbounds i8, ptr %6, i64 %497
  store i8 0, ptr %498, align 1, !tbaa !38
  %499 = add nuw nsw i64 %.09.i135, 8
  %exitcond.not.7 = icmp eq i64 %499, 64
  br i1 %exitcond.not.7, label %begin_tiles.exit, label %483, !llvm.loop !64

.preheader127.lr.ph:                              ; preds = %begin_tiles.exit
  %500 = icmp sgt i64 %35, 0
  %501 = icmp sgt i64 %16, 0
  %502 = icmp sgt i64 %18, 0
  %503 = icmp sgt i64 %.fr, 0
  %504 = shl nsw i64 %38, 11
  %smax = call i64 @llvm.smax.i64(i64 %29, i64 1)
  %smax214 = call i64 @llvm.smax.i64(i64 %37, i64 1)
  %smax216 = call i64 @llvm.smax.i64(i64 %33, i64 1)
  %xtraiter = and i64 %smax, 3
  %505 = icmp slt i64 %28, 128
  %unroll_iter = and i64 %smax, 288230376151711740
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %xtraiter279 = and i64 %smax, 1
  %506 = icmp slt i64 %28, 64
  %unroll_iter283 = and i64 %smax, 288230376151711742
  %lcmp.mod281.not = icmp eq i64 %xtraiter279, 0
  %xtraiter285 = and i64 %smax, 3
  %507 = icmp slt i64 %28, 128
  %unroll_iter289 = and i64 %smax, 288230376151711740
  %lcmp.mod287.not = icmp eq i64 %xtraiter285, 0
  br label %.preheader127

.preheader127:                                    ; preds = %.preheader127.lr.ph, %._crit_edge186
  %.0189 = phi ptr [ %74, %.preheader127.lr.ph ], [ %.1.lcssa, %._crit_edge186 ]
  %.074188 = phi i64 [ 0, %.preheader127.lr.ph ], [ %514, %._crit_edge186 ]
  br i1 %500, label %.preheader126.lr.ph, label %._crit_edge186

.preheader126.lr.ph:                              ; preds = %.preheader127
  %508 = shl nsw i64 %.074188, 10
  %509 = getelementptr inbounds i8, ptr %60, i64 %508
  %.pre225 = load i64, ptr %68, align 8, !tbaa !30
  br label %.preheader126

._crit_edge190:                                   ; preds = %._crit_edge186, %begin_tiles.exit
  call void @llvm.x86.tilerelease()
  ret void

.preheader126:                                    ; preds = %.preheader126.lr.ph, %._crit_edge182
  %510 = phi i64 [ %.pre225, %.preheader126.lr.ph ], [ %519, %._crit_edge182 ]
  %511 = phi i64 [ %.pre225, %.preheader126.lr.ph ], [ %520, %._crit_edge182 ]
  %.1185 = phi ptr [ %.0189, %.preheader126.lr.ph ], [ %.2.lcssa, %._crit_edge182 ]
  %.077184 = phi i64 [ 0, %.preheader126.lr.ph ], [ %521, %._crit_edge182 ]
  %512 = icmp sgt i64 %511, 0
  br i1 %512, label %.preheader125.lr.ph, label %._crit_edge182

.preheader125.lr.ph:                              ; preds = %.preheader126
  %513 = shl nsw i64 %.077184, 10
  %invariant.gep = getelementptr i8, ptr %67, i64 %513
  %.pre226 = load i64, ptr %23, align 8, !tbaa !29
  br label %.preheader125

._crit_edge186:                                   ; preds = %._crit_edge182, %.preheader127
  %.1.lcssa = phi ptr [ %.0189, %.preheader127 ], [ %.2.lcssa, %._crit_edge182 ]
  %514 = add nuw nsw i64 %.074188, 1
  %exitcond217.not = icmp eq i64 %514, %smax216
  br i1 %exitcond217.not, label %._crit_edge190, label %.preheader127, !llvm.loop !87

.preheader125:                                    ; preds = %.preheader125.lr.ph, %._crit_edge178
  %515 = phi i64 [ %510, %.preheader125.lr.ph ], [ %522, %._crit_edge178 ]
  %516 = phi i64 [ %.pre226, %.preheader125.lr.ph ], [ %523, %._crit_edge178 ]
  %.2181 = phi ptr [ %.1185, %.preheader125.lr.ph ], [ %.3.lcssa, %._crit_edge178 ]
  %.076180 = phi i64 [ 0, %.preheader125.lr.ph ], [ %524, %._crit_edge178 ]
  %517 = icmp sgt i64 %516, 0
  br i1 %517, label %.lr.ph177, label %._crit_edge178

.lr.ph177:                                        ; preds = %.preheader125
  %518 = mul nsw i64 %.076180, %25
  br label %526

._crit_edge182:                                   ; preds = %._crit_edge178, %.preheader126
  %519 = phi i64 [ %510, %.preheader126 ], [ %522, %._crit_edge178 ]
  %520 = phi i64 [ %511, %.preheader126 ], [ %522, %._crit_edge178 ]
  %.2.lcssa = phi ptr [ %.1185, %.preheader126 ], [ %.3.lcssa, %._crit_edge178 ]
  %521 = add nuw nsw i64 %.077184, 1
  %exitcond215.not = icmp eq i64 %521, %smax214
  br i1 %exitcond215.not, label %._crit_edge186, label %.preheader126, !llvm.loop !88

._crit_edge178.loopexit:                          ; preds = %taps_of.exit
  %.pre227 = load i64, ptr %68, align 8, !tbaa !30
  br label %._crit_edge178

._crit_edge178:                                   ; preds = %._crit_edge178.loopexit, %.preheader125
  %522 = phi i64 [ %515, %.preheader125 ], [ %.pre227, %._crit_edge178.loopexit ]
  %523 = phi i64 [ %516, %.preheader125 ], [ %597, %._crit_edge178.loopexit ]
  %.3.lcssa = phi ptr [ %.2181, %.preheader125 ], [ %596, %._crit_edge178.loopexit ]
  %524 = add nuw nsw i64 %.076180, 1
  %525 = icmp slt i64 %524, %522
  br i1 %525, label %.preheader125, label %._crit_edge182, !llvm.loop !89

526:                                              ; preds = %.lr.ph177, %taps_of.exit
  %527 = phi i64 [ %516, %.lr.ph177 ], [ %597, %taps_of.exit ]
  %.3176 = phi ptr [ %.2181, %.lr.ph177 ], [ %596, %taps_of.exit ]
  %.075175 = phi i64 [ 0, %.lr.ph177 ], [ %595, %taps_of.exit ]
  %528 = add nsw i64 %.075175, %518
  %529 = mul nsw i64 %528, %39
  %gep = getelementptr i8, ptr %invariant.gep, i64 %529
  %530 = sub nsw i64 %527, %.075175
  %531 = call i64 @llvm.smin.i64(i64 %530, i64 3)
  call void @llvm.x86.tilezero(i8 0)
  switch i64 %531, label %577 [
    i64 3, label %532
    i64 2, label %553
  ]

532:                                              ; preds = %526
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  br i1 %501, label %.preheader123, label %some_taps.exit88

.preheader123:                                    ; preds = %532, %._crit_edge157
  %.034.i82160 = phi i64 [ %535, %._crit_edge157 ], [ 0, %532 ]
  %.035.i81159 = phi ptr [ %.1.i83.lcssa, %._crit_edge157 ], [ %509, %532 ]
  br i1 %502, label %.lr.ph156, label %._crit_edge157

.lr.ph156:                                        ; preds = %.preheader123
  %533 = mul nsw i64 %.034.i82160, %45
  %534 = getelementptr inbounds i8, ptr %gep, i64 %533
  br label %536

._crit_edge157:                                   ; preds = %._crit_edge152, %.preheader123
  %.1.i83.lcssa = phi ptr [ %.035.i81159, %.preheader123 ], [ %.2.i85.lcssa, %._crit_edge152 ]
  %535 = add nuw nsw i64 %.034.i82160, 1
  %exitcond209.not = icmp eq i64 %535, %16
  br i1 %exitcond209.not, label %some_taps.exit88, label %.preheader123, !llvm.loop !90

536:                                              ; preds = %.lr.ph156, %._crit_edge152
  %.033.i84155 = phi i64 [ 0, %.lr.ph156 ], [ %542, %._crit_edge152 ]
  %.1.i83154 = phi ptr [ %.035.i81159, %.lr.ph156 ], [ %.2.i85.lcssa, %._crit_edge152 ]
  br i1 %503, label %.lr.ph151.preheader, label %._crit_edge152

.lr.ph151.preheader:                              ; preds = %536
  %537 = mul nsw i64 %.033.i84155, %46
  %538 = getelementptr inbounds i8, ptr %534, i64 %537
  br i1 %506, label %._crit_edge152.loopexit.unr-lcssa, label %.lr.ph151

._crit_edge152.loopexit.unr-lcssa:                ; preds = %.lr.ph151, %.lr.ph151.preheader
  %.lcssa263.ph = phi ptr [ poison, %.lr.ph151.preheader ], [ %549, %.lr.ph151 ]
  %.032.i86148.unr = phi ptr [ %538, %.lr.ph151.preheader ], [ %550, %.lr.ph151 ]
  %.2.i85147.unr = phi ptr [ %.1.i83154, %.lr.ph151.preheader ], [ %549, %.lr.ph151 ]
  br i1 %lcmp.mod281.not, label %._crit_edge152, label %.lr.ph151.epil

.lr.ph151.epil:                                   ; preds = %._crit_edge152.loopexit.unr-lcssa
  call void @llvm.x86.tileloadd64(i8 4, ptr %.2.i85147.unr, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.032.i86148.unr, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %539 = getelementptr inbounds i8, ptr %.032.i86148.unr, i64 %39
  call void @llvm.x86.tileloadd64(i8 6, ptr %539, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %540 = getelementptr inbounds i8, ptr %.032.i86148.unr, i64 %504
  call void @llvm.x86.tileloadd64(i8 6, ptr %540, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 6)
  %541 = getelementptr inbounds i8, ptr %.2.i85147.unr, i64 %40
  br label %._crit_edge152

._crit_edge152:                                   ; preds = %.lr.ph151.epil, %._crit_edge152.loopexit.unr-lcssa, %536
  %.2.i85.lcssa = phi ptr [ %.1.i83154, %536 ], [ %.lcssa263.ph, %._crit_edge152.loopexit.unr-lcssa ], [ %541, %.lr.ph151.epil ]
  %542 = add nuw nsw i64 %.033.i84155, 1
  %exitcond208.not = icmp eq i64 %542, %18
  br i1 %exitcond208.not, label %._crit_edge157, label %536, !llvm.loop !91

.lr.ph151:                                        ; preds = %.lr.ph151.preheader, %.lr.ph151
  %.032.i86148 = phi ptr [ %550, %.lr.ph151 ], [ %538, %.lr.ph151.preheader ]
  %.2.i85147 = phi ptr [ %549, %.lr.ph151 ], [ %.1.i83154, %.lr.ph151.preheader ]
  %niter284 = phi i64 [ %niter284.next.1, %.lr.ph151 ], [ 0, %.lr.ph151.preheader ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.2.i85147, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.032.i86148, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %543 = getelementptr inbounds i8, ptr %.032.i86148, i64 %39
  call void @llvm.x86.tileloadd64(i8 6, ptr %543, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %544 = getelementptr inbounds i8, ptr %.032.i86148, i64 %504
  call void @llvm.x86.tileloadd64(i8 6, ptr %544, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 6)
  %545 = getelementptr inbounds i8, ptr %.2.i85147, i64 %40
  %546 = getelementptr inbounds i8, ptr %.032.i86148, i64 %41
  call void @llvm.x86.tileloadd64(i8 4, ptr %545, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %546, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %547 = getelementptr inbounds i8, ptr %546, i64 %39
  call void @llvm.x86.tileloadd64(i8 6, ptr %547, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %548 = getelementptr inbounds i8, ptr %546, i64 %504
  call void @llvm.x86.tileloadd64(i8 6, ptr %548, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 6)
  %549 = getelementptr inbounds i8, ptr %545, i64 %40
  %550 = getelementptr inbounds i8, ptr %546, i64 %41
  %niter284.next.1 = add i64 %niter284, 2
  %niter284.ncmp.1 = icmp eq i64 %niter284.next.1, %unroll_iter283
  br i1 %niter284.ncmp.1, label %._crit_edge152.loopexit.unr-lcssa, label %.lr.ph151, !llvm.loop !92

some_taps.exit88:                                 ; preds = %._crit_edge157, %532
  call void @llvm.x86.tilestored64(i8 0, ptr %.3176, i64 64)
  %551 = getelementptr inbounds i8, ptr %.3176, i64 1024
  call void @llvm.x86.tilestored64(i8 1, ptr nonnull %551, i64 64)
  %552 = getelementptr inbounds i8, ptr %.3176, i64 2048
  call void @llvm.x86.tilestored64(i8 2, ptr nonnull %552, i64 64)
  br label %taps_of.exit

553:                                              ; preds = %526
  call void @llvm.x86.tilezero(i8 1)
  br i1 %501, label %.preheader124, label %some_taps.exit96

.preheader124:                                    ; preds = %553, %._crit_edge143
  %.034.i90146 = phi i64 [ %556, %._crit_edge143 ], [ 0, %553 ]
  %.035.i89145 = phi ptr [ %.1.i91.lcssa, %._crit_edge143 ], [ %509, %553 ]
  br i1 %502, label %.lr.ph142, label %._crit_edge143

.lr.ph142:                                        ; preds = %.preheader124
  %554 = mul nsw i64 %.034.i90146, %45
  %555 = getelementptr inbounds i8, ptr %gep, i64 %554
  br label %557

._crit_edge143:                                   ; preds = %._crit_edge, %.preheader124
  %.1.i91.lcssa = phi ptr [ %.035.i89145, %.preheader124 ], [ %.2.i93.lcssa, %._crit_edge ]
  %556 = add nuw nsw i64 %.034.i90146, 1
  %exitcond205.not = icmp eq i64 %556, %16
  br i1 %exitcond205.not, label %some_taps.exit96, label %.preheader124, !llvm.loop !90

557:                                              ; preds = %.lr.ph142, %._crit_edge
  %.033.i92141 = phi i64 [ 0, %.lr.ph142 ], [ %563, %._crit_edge ]
  %.1.i91140 = phi ptr [ %.035.i89145, %.lr.ph142 ], [ %.2.i93.lcssa, %._crit_edge ]
  br i1 %503, label %.lr.ph.preheader, label %._crit_edge

.lr.ph.preheader:                                 ; preds = %557
  %558 = mul nsw i64 %.033.i92141, %46
  %559 = getelementptr inbounds i8, ptr %555, i64 %558
  br i1 %505, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph

._crit_edge.loopexit.unr-lcssa:                   ; preds = %.lr.ph, %.lr.ph.preheader
  %.lcssa.ph = phi ptr [ poison, %.lr.ph.preheader ], [ %574, %.lr.ph ]
  %.032.i94138.unr = phi ptr [ %559, %.lr.ph.preheader ], [ %575, %.lr.ph ]
  %.2.i93137.unr = phi ptr [ %.1.i91140, %.lr.ph.preheader ], [ %574, %.lr.ph ]
  br i1 %lcmp.mod.not, label %._crit_edge, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %._crit_edge.loopexit.unr-lcssa, %.lr.ph.epil
  %.032.i94138.epil = phi ptr [ %562, %.lr.ph.epil ], [ %.032.i94138.unr, %._crit_edge.loopexit.unr-lcssa ]
  %.2.i93137.epil = phi ptr [ %561, %.lr.ph.epil ], [ %.2.i93137.unr, %._crit_edge.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph.epil ], [ 0, %._crit_edge.loopexit.unr-lcssa ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.2.i93137.epil, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.032.i94138.epil, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %560 = getelementptr inbounds i8, ptr %.032.i94138.epil, i64 %39
  call void @llvm.x86.tileloadd64(i8 6, ptr %560, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %561 = getelementptr inbounds i8, ptr %.2.i93137.epil, i64 %40
  %562 = getelementptr inbounds i8, ptr %.032.i94138.epil, i64 %41
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %._crit_edge, label %.lr.ph.epil, !llvm.loop !93

._crit_edge:                                      ; preds = %._crit_edge.loopexit.unr-lcssa, %.lr.ph.epil, %557
  %.2.i93.lcssa = phi ptr [ %.1.i91140, %557 ], [ %.lcssa.ph, %._crit_edge.loopexit.unr-lcssa ], [ %561, %.lr.ph.epil ]
  %563 = add nuw nsw i64 %.033.i92141, 1
  %exitcond204.not = icmp eq i64 %563, %18
  br i1 %exitcond204.not, label %._crit_edge143, label %557, !llvm.loop !91

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.032.i94138 = phi ptr [ %575, %.lr.ph ], [ %559, %.lr.ph.preheader ]
  %.2.i93137 = phi ptr [ %574, %.lr.ph ], [ %.1.i91140, %.lr.ph.preheader ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.2.i93137, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.032.i94138, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %564 = getelementptr inbounds i8, ptr %.032.i94138, i64 %39
  call void @llvm.x86.tileloadd64(i8 6, ptr %564, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %565 = getelementptr inbounds i8, ptr %.2.i93137, i64 %40
  %566 = getelementptr inbounds i8, ptr %.032.i94138, i64 %41
  call void @llvm.x86.tileloadd64(i8 4, ptr %565, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %566, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %567 = getelementptr inbounds i8, ptr %566, i64 %39
  call void @llvm.x86.tileloadd64(i8 6, ptr %567, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %568 = getelementptr inbounds i8, ptr %565, i64 %40
  %569 = getelementptr inbounds i8, ptr %566, i64 %41
  call void @llvm.x86.tileloadd64(i8 4, ptr %568, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %569, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %570 = getelementptr inbounds i8, ptr %569, i64 %39
  call void @llvm.x86.tileloadd64(i8 6, ptr %570, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %571 = getelementptr inbounds i8, ptr %568, i64 %40
  %572 = getelementptr inbounds i8, ptr %569, i64 %41
  call void @llvm.x86.tileloadd64(i8 4, ptr %571, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %572, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %573 = getelementptr inbounds i8, ptr %572, i64 %39
  call void @llvm.x86.tileloadd64(i8 6, ptr %573, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %574 = getelementptr inbounds i8, ptr %571, i64 %40
  %575 = getelementptr inbounds i8, ptr %572, i64 %41
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !92

some_taps.exit96:                                 ; preds = %._crit_edge143, %553
  call void @llvm.x86.tilestored64(i8 0, ptr %.3176, i64 64)
  %576 = getelementptr inbounds i8, ptr %.3176, i64 1024
  call void @llvm.x86.tilestored64(i8 1, ptr nonnull %576, i64 64)
  br label %taps_of.exit

577:                                              ; preds = %526
  br i1 %501, label %.preheader, label %some_taps.exit

.preheader:                                       ; preds = %577, %._crit_edge171
  %.034.i174 = phi i64 [ %580, %._crit_edge171 ], [ 0, %577 ]
  %.035.i173 = phi ptr [ %.1.i.lcssa, %._crit_edge171 ], [ %509, %577 ]
  br i1 %502, label %.lr.ph170, label %._crit_edge171

.lr.ph170:                                        ; preds = %.preheader
  %578 = mul nsw i64 %.034.i174, %45
  %579 = getelementptr inbounds i8, ptr %gep, i64 %578
  br label %581

._crit_edge171:                                   ; preds = %._crit_edge166, %.preheader
  %.1.i.lcssa = phi ptr [ %.035.i173, %.preheader ], [ %.2.i.lcssa, %._crit_edge166 ]
  %580 = add nuw nsw i64 %.034.i174, 1
  %exitcond213.not = icmp eq i64 %580, %16
  br i1 %exitcond213.not, label %some_taps.exit, label %.preheader, !llvm.loop !90

581:                                              ; preds = %.lr.ph170, %._crit_edge166
  %.033.i169 = phi i64 [ 0, %.lr.ph170 ], [ %586, %._crit_edge166 ]
  %.1.i168 = phi ptr [ %.035.i173, %.lr.ph170 ], [ %.2.i.lcssa, %._crit_edge166 ]
  br i1 %503, label %.lr.ph165.preheader, label %._crit_edge166

.lr.ph165.preheader:                              ; preds = %581
  %582 = mul nsw i64 %.033.i169, %46
  %583 = getelementptr inbounds i8, ptr %579, i64 %582
  br i1 %507, label %._crit_edge166.loopexit.unr-lcssa, label %.lr.ph165

._crit_edge166.loopexit.unr-lcssa:                ; preds = %.lr.ph165, %.lr.ph165.preheader
  %.lcssa264.ph = phi ptr [ poison, %.lr.ph165.preheader ], [ %593, %.lr.ph165 ]
  %.032.i162.unr = phi ptr [ %583, %.lr.ph165.preheader ], [ %594, %.lr.ph165 ]
  %.2.i161.unr = phi ptr [ %.1.i168, %.lr.ph165.preheader ], [ %593, %.lr.ph165 ]
  br i1 %lcmp.mod287.not, label %._crit_edge166, label %.lr.ph165.epil

.lr.ph165.epil:                                   ; preds = %._crit_edge166.loopexit.unr-lcssa, %.lr.ph165.epil
  %.032.i162.epil = phi ptr [ %585, %.lr.ph165.epil ], [ %.032.i162.unr, %._crit_edge166.loopexit.unr-lcssa ]
  %.2.i161.epil = phi ptr [ %584, %.lr.ph165.epil ], [ %.2.i161.unr, %._crit_edge166.loopexit.unr-lcssa ]
  %epil.iter286 = phi i64 [ %epil.iter286.next, %.lr.ph165.epil ], [ 0, %._crit_edge166.loopexit.unr-lcssa ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.2.i161.epil, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.032.i162.epil, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %584 = getelementptr inbounds i8, ptr %.2.i161.epil, i64 %40
  %585 = getelementptr inbounds i8, ptr %.032.i162.epil, i64 %41
  %epil.iter286.next = add i64 %epil.iter286, 1
  %epil.iter286.cmp.not = icmp eq i64 %epil.iter286.next, %xtraiter285
  br i1 %epil.iter286.cmp.not, label %._crit_edge166, label %.lr.ph165.epil, !llvm.loop !94

._crit_edge166:                                   ; preds = %._crit_edge166.loopexit.unr-lcssa, %.lr.ph165.epil, %581
  %.2.i.lcssa = phi ptr [ %.1.i168, %581 ], [ %.lcssa264.ph, %._crit_edge166.loopexit.unr-lcssa ], [ %584, %.lr.ph165.epil ]
  %586 = add nuw nsw i64 %.033.i169, 1
  %exitcond212.not = icmp eq i64 %586, %18
  br i1 %exitcond212.not, label %._crit_edge171, label %581, !llvm.loop !91

.lr.ph165:                                        ; preds = %.lr.ph165.preheader, %.lr.ph165
  %.032.i162 = phi ptr [ %594, %.lr.ph165 ], [ %583, %.lr.ph165.preheader ]
  %.2.i161 = phi ptr [ %593, %.lr.ph165 ], [ %.1.i168, %.lr.ph165.preheader ]
  %niter290 = phi i64 [ %niter290.next.3, %.lr.ph165 ], [ 0, %.lr.ph165.preheader ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.2.i161, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.032.i162, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %587 = getelementptr inbounds i8, ptr %.2.i161, i64 %40
  %588 = getelementptr inbounds i8, ptr %.032.i162, i64 %41
  call void @llvm.x86.tileloadd64(i8 4, ptr %587, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %588, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %589 = getelementptr inbounds i8, ptr %587, i64 %40
  %590 = getelementptr inbounds i8, ptr %588, i64 %41
  call void @llvm.x86.tileloadd64(i8 4, ptr %589, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %590, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %591 = getelementptr inbounds i8, ptr %589, i64 %40
  %592 = getelementptr inbounds i8, ptr %590, i64 %41
  call void @llvm.x86.tileloadd64(i8 4, ptr %591, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %592, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %593 = getelementptr inbounds i8, ptr %591, i64 %40
  %594 = getelementptr inbounds i8, ptr %592, i64 %41
  %niter290.next.3 = add i64 %niter290, 4
  %niter290.ncmp.3 = icmp eq i64 %niter290.next.3, %unroll_iter289
  br i1 %niter290.ncmp.3, label %._crit_edge166.loopexit.unr-lcssa, label %.lr.ph165, !llvm.loop !92

some_taps.exit:                                   ; preds = %._crit_edge171, %577
  call void @llvm.x86.tilestored64(i8 0, ptr %.3176, i64 64)
  br label %taps_of.exit

taps_of.exit:                                     ; preds = %some_taps.exit88, %some_taps.exit96, %some_taps.exit
  %595 = add nsw i64 %531, %.075175
  %.idx79 = shl nsw i64 %531, 10
  %596 = getelementptr inbounds i8, ptr %.3176, i64 %.idx79
  %597 = load i64, ptr %23, align 8, !tbaa !29
  %598 = icmp slt i64 %595, %597
  br i1 %598, label %526, label %._crit_edge178.loopexit, !llvm.loop !95
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
  %42 = load ptr, ptr %33, align 8, !tbaa !74
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
  br i1 %exitcond80.not, label %._crit_edge74, label %.preheader57, !llvm.loop !96

._crit_edge68:                                    ; preds = %._crit_edge64, %.preheader
  %47 = add nuw nsw i64 %.05370, 1
  %exitcond78.not = icmp eq i64 %47, %12
  br i1 %exitcond78.not, label %._crit_edge71, label %.preheader, !llvm.loop !97

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
  br i1 %epil.iter.cmp.not, label %._crit_edge, label %.lr.ph.epil, !llvm.loop !98

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
  br i1 %niter.ncmp.3, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !99

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
  br i1 %epil.iter85.cmp.not, label %._crit_edge64, label %.lr.ph63.epil, !llvm.loop !100

._crit_edge64:                                    ; preds = %._crit_edge64.loopexit.unr-lcssa, %.lr.ph63.epil, %._crit_edge
  %95 = add nuw nsw i64 %.05266, 1
  %exitcond77.not = icmp eq i64 %95, %smax76
  br i1 %exitcond77.not, label %._crit_edge68, label %48, !llvm.loop !101

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
  br i1 %niter88.ncmp.3, label %._crit_edge64.loopexit.unr-lcssa, label %.lr.ph63, !llvm.loop !102
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
  %9 = load i64, ptr %8, align 8, !tbaa !103
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
  store ptr %7, ptr %0, align 8, !tbaa !105
  store i64 32, ptr %13, align 8, !tbaa !106
  store i64 1, ptr %8, align 8, !tbaa !106
  br label %.preheader57

20:                                               ; preds = %37
  %21 = add nuw nsw i64 %.04662, 1
  %exitcond71.not = icmp eq i64 %21, 16
  br i1 %exitcond71.not, label %.thread, label %.preheader59, !llvm.loop !107

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
  br i1 %exitcond.not.1, label %20, label %22, !llvm.loop !108

41:                                               ; preds = %5
  br i1 %10, label %.preheader57, label %.preheader56

.preheader57:                                     ; preds = %.thread, %41
  %42 = phi i64 [ 32, %.thread ], [ %14, %41 ]
  %43 = load ptr, ptr %0, align 8, !tbaa !109
  br label %45

.preheader56:                                     ; preds = %41
  %44 = load ptr, ptr %0, align 8, !tbaa !109
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
  br i1 %exitcond72.not, label %.loopexit, label %45, !llvm.loop !110

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
  br i1 %exitcond73.not, label %.loopexit, label %72, !llvm.loop !111

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
!48 = !{!3, !7, i64 184}
!49 = !{!3, !7, i64 192}
!50 = !{!3, !7, i64 104}
!51 = !{!3, !7, i64 64}
!52 = !{!3, !7, i64 56}
!53 = !{!3, !7, i64 120}
!54 = distinct !{!54, !11}
!55 = !{!3, !4, i64 0}
!56 = distinct !{!56, !11}
!57 = !{!3, !7, i64 128}
!58 = distinct !{!58, !11}
!59 = distinct !{!59, !11}
!60 = !{!61, !5, i64 0}
!61 = !{!"", !5, i64 0, !5, i64 1, !5, i64 2, !5, i64 16, !5, i64 48}
!62 = !{!63, !63, i64 0}
!63 = !{!"short", !5, i64 0}
!64 = distinct !{!64, !11}
!65 = distinct !{!65, !11}
!66 = distinct !{!66, !11}
!67 = distinct !{!67, !11}
!68 = distinct !{!68, !11}
!69 = distinct !{!69, !11}
!70 = distinct !{!70, !71}
!71 = !{!"llvm.loop.unroll.disable"}
!72 = distinct !{!72, !11}
!73 = distinct !{!73, !11}
!74 = !{!3, !4, i64 16}
!75 = distinct !{!75, !11}
!76 = !{i32 1}
!77 = distinct !{!77, !11}
!78 = distinct !{!78, !11}
!79 = !{!3, !7, i64 176}
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
!93 = distinct !{!93, !71}
!94 = distinct !{!94, !71}
!95 = distinct !{!95, !11}
!96 = distinct !{!96, !11}
!97 = distinct !{!97, !11}
!98 = distinct !{!98, !71}
!99 = distinct !{!99, !11}
!100 = distinct !{!100, !71}
!101 = distinct !{!101, !11}
!102 = distinct !{!102, !11}
!103 = !{!104, !7, i64 16}
!104 = !{!"", !4, i64 0, !7, i64 8, !7, i64 16}
!105 = !{!4, !4, i64 0}
!106 = !{!7, !7, i64 0}
!107 = distinct !{!107, !11}
!108 = distinct !{!108, !11}
!109 = !{!104, !4, i64 0}
!110 = distinct !{!110, !11}
!111 = distinct !{!111, !11}
