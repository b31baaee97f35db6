; Made by tools/ir.py from half_convolution.c with clang 19; do not edit.
; sha256 of the C source: c714d18645524810c40f3d5657adb9836dacbb907cb6c618c9443e4800c86231
; sha256 of what follows: 5d9926c3e14cd0aa47f099ff942310c7e0046155732f7b745331c37546f34ce0
; Optimised.

%struct.tile_shapes = type { i8, i8, [14 x i8], [16 x i16], [16 x i8] }

; Function Attrs: nounwind
define void @convolve_halves(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 48
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = add nsw i64 %4, 15
  %6 = sdiv i64 %5, 16
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @weights_part, ptr noundef %1, i64 noundef %6) #10
  %7 = getelementptr inbounds i8, ptr %1, i64 168
  %8 = load i64, ptr %7, align 8, !tbaa !8
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @positions_part, ptr noundef %1, i64 noundef %8) #10
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
  tail call void %1(ptr noundef %2, i64 noundef %.050, i64 noundef 0) #11, !callees !9
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
  %32 = tail call i64 %29(ptr noundef %31) #11
  %33 = getelementptr inbounds i8, ptr %0, i64 256
  %34 = load ptr, ptr %33, align 8, !tbaa !20
  %35 = getelementptr inbounds i8, ptr %0, i64 288
  %36 = load ptr, ptr %35, align 8, !tbaa !21
  %37 = tail call i64 %34(ptr noundef %36) #11
  %38 = getelementptr inbounds i8, ptr %0, i64 248
  %39 = load ptr, ptr %38, align 8, !tbaa !22
  %40 = load ptr, ptr %30, align 8, !tbaa !19
  %41 = tail call i64 %39(ptr noundef %40) #11
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
  tail call void %72(ptr noundef %73, i64 noundef %.03239.i, i64 noundef 0) #11
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
  %88 = tail call i64 %87(ptr noundef null) #11
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
  br i1 %20, label %.preheader.lr.ph, label %._crit_edge81

.preheader.lr.ph:                                 ; preds = %3
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
  br label %.preheader

.preheader:                                       ; preds = %.preheader.lr.ph, %._crit_edge
  %59 = phi i64 [ %19, %.preheader.lr.ph ], [ %60, %._crit_edge ]
  %.05980 = phi i64 [ 0, %.preheader.lr.ph ], [ %61, %._crit_edge ]
  br i1 %21, label %.lr.ph, label %._crit_edge

._crit_edge81:                                    ; preds = %._crit_edge, %3
  ret void

._crit_edge.loopexit:                             ; preds = %turn_tile.exit.preheader
  %.pre = load i64, ptr %18, align 8, !tbaa !30
  br label %._crit_edge

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %.preheader
  %60 = phi i64 [ %.pre, %._crit_edge.loopexit ], [ %59, %.preheader ]
  %61 = add nuw nsw i64 %.05980, 1
  %62 = icmp slt i64 %61, %60
  br i1 %62, label %.preheader, label %._crit_edge81, !llvm.loop !31

.lr.ph:                                           ; preds = %.preheader, %turn_tile.exit.preheader
  %.06079 = phi i64 [ %116, %turn_tile.exit.preheader ], [ 0, %.preheader ]
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %4) #7
  %63 = shl nsw i64 %.06079, 4
  %64 = load ptr, ptr %22, align 8, !tbaa !32
  %65 = load i64, ptr %23, align 8, !tbaa !33
  %66 = mul nsw i64 %65, %16
  %67 = getelementptr inbounds float, ptr %64, i64 %66
  %68 = load i64, ptr %24, align 8, !tbaa !34
  %69 = mul nsw i64 %68, %.05980
  %70 = getelementptr inbounds float, ptr %67, i64 %69
  %71 = load i64, ptr %25, align 8, !tbaa !35
  %72 = load i64, ptr %26, align 8, !tbaa !36
  br label %117

turn_tile.exit.preheader:                         ; preds = %135
  %73 = load ptr, ptr %27, align 8, !tbaa !37
  %74 = ptrtoint ptr %73 to i64
  %75 = add i64 %74, 63
  %76 = and i64 %75, -64
  %77 = load i64, ptr %18, align 8, !tbaa !30
  %78 = mul nsw i64 %77, %1
  %79 = add nsw i64 %78, %.05980
  %80 = mul nsw i64 %79, %13
  %81 = add nsw i64 %80, %.06079
  %82 = shl nsw i64 %81, 10
  %unmaskedload = load <16 x float>, ptr %4, align 16
  %unmaskedload74 = load <16 x float>, ptr %28, align 16
  %83 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %unmaskedload74, <16 x float> %unmaskedload)
  %unmaskedload.1 = load <16 x float>, ptr %29, align 16
  %unmaskedload74.1 = load <16 x float>, ptr %30, align 16
  %84 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %unmaskedload74.1, <16 x float> %unmaskedload.1)
  %unmaskedload.2 = load <16 x float>, ptr %31, align 16
  %unmaskedload74.2 = load <16 x float>, ptr %32, align 16
  %85 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %unmaskedload74.2, <16 x float> %unmaskedload.2)
  %unmaskedload.3 = load <16 x float>, ptr %33, align 16
  %unmaskedload74.3 = load <16 x float>, ptr %34, align 16
  %86 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %unmaskedload74.3, <16 x float> %unmaskedload.3)
  %unmaskedload.4 = load <16 x float>, ptr %35, align 16
  %unmaskedload74.4 = load <16 x float>, ptr %36, align 16
  %87 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %unmaskedload74.4, <16 x float> %unmaskedload.4)
  %unmaskedload.5 = load <16 x float>, ptr %37, align 16
  %unmaskedload74.5 = load <16 x float>, ptr %38, align 16
  %88 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %unmaskedload74.5, <16 x float> %unmaskedload.5)
  %unmaskedload.6 = load <16 x float>, ptr %39, align 16
  %unmaskedload74.6 = load <16 x float>, ptr %40, align 16
  %89 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %unmaskedload74.6, <16 x float> %unmaskedload.6)
  %unmaskedload.7 = load <16 x float>, ptr %41, align 16
  %unmaskedload74.7 = load <16 x float>, ptr %42, align 16
  %90 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %unmaskedload74.7, <16 x float> %unmaskedload.7)
  %unmaskedload.8 = load <16 x float>, ptr %43, align 16
  %unmaskedload74.8 = load <16 x float>, ptr %44, align 16
  %91 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %unmaskedload74.8, <16 x float> %unmaskedload.8)
  %unmaskedload.9 = load <16 x float>, ptr %45, align 16
  %unmaskedload74.9 = load <16 x float>, ptr %46, align 16
  %92 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %unmaskedload74.9, <16 x float> %unmaskedload.9)
  %unmaskedload.10 = load <16 x float>, ptr %47, align 16
  %unmaskedload74.10 = load <16 x float>, ptr %48, align 16
  %93 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %unmaskedload74.10, <16 x float> %unmaskedload.10)
  %unmaskedload.11 = load <16 x float>, ptr %49, align 16
  %unmaskedload74.11 = load <16 x float>, ptr %50, align 16
  %94 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %unmaskedload74.11, <16 x float> %unmaskedload.11)
  %unmaskedload.12 = load <16 x float>, ptr %51, align 16
  %unmaskedload74.12 = load <16 x float>, ptr %52, align 16
  %95 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %unmaskedload74.12, <16 x float> %unmaskedload.12)
  %unmaskedload.13 = load <16 x float>, ptr %53, align 16
  %unmaskedload74.13 = load <16 x float>, ptr %54, align 16
  %96 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %unmaskedload74.13, <16 x float> %unmaskedload.13)
  %unmaskedload.14 = load <16 x float>, ptr %55, align 16
  %unmaskedload74.14 = load <16 x float>, ptr %56, align 16
  %97 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %unmaskedload74.14, <16 x float> %unmaskedload.14)
  %unmaskedload.15 = load <16 x float>, ptr %57, align 16
  %unmaskedload74.15 = load <16 x float>, ptr %58, align 16
  %98 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %unmaskedload74.15, <16 x float> %unmaskedload.15)
  %99 = inttoptr i64 %76 to ptr
  %100 = getelementptr inbounds i8, ptr %99, i64 %82
  store <32 x bfloat> %83, ptr %100, align 64, !tbaa !38
  %101 = getelementptr inbounds i8, ptr %100, i64 64
  store <32 x bfloat> %84, ptr %101, align 64, !tbaa !38
  %102 = getelementptr inbounds i8, ptr %100, i64 128
  store <32 x bfloat> %85, ptr %102, align 64, !tbaa !38
  %103 = getelementptr inbounds i8, ptr %100, i64 192
  store <32 x bfloat> %86, ptr %103, align 64, !tbaa !38
  %104 = getelementptr inbounds i8, ptr %100, i64 256
  store <32 x bfloat> %87, ptr %104, align 64, !tbaa !38
  %105 = getelementptr inbounds i8, ptr %100, i64 320
  store <32 x bfloat> %88, ptr %105, align 64, !tbaa !38
  %106 = getelementptr inbounds i8, ptr %100, i64 384
  store <32 x bfloat> %89, ptr %106, align 64, !tbaa !38
  %107 = getelementptr inbounds i8, ptr %100, i64 448
  store <32 x bfloat> %90, ptr %107, align 64, !tbaa !38
  %108 = getelementptr inbounds i8, ptr %100, i64 512
  store <32 x bfloat> %91, ptr %108, align 64, !tbaa !38
  %109 = getelementptr inbounds i8, ptr %100, i64 576
  store <32 x bfloat> %92, ptr %109, align 64, !tbaa !38
  %110 = getelementptr inbounds i8, ptr %100, i64 640
  store <32 x bfloat> %93, ptr %110, align 64, !tbaa !38
  %111 = getelementptr inbounds i8, ptr %100, i64 704
  store <32 x bfloat> %94, ptr %111, align 64, !tbaa !38
  %112 = getelementptr inbounds i8, ptr %100, i64 768
  store <32 x bfloat> %95, ptr %112, align 64, !tbaa !38
  %113 = getelementptr inbounds i8, ptr %100, i64 832
  store <32 x bfloat> %96, ptr %113, align 64, !tbaa !38
  %114 = getelementptr inbounds i8, ptr %100, i64 896
  store <32 x bfloat> %97, ptr %114, align 64, !tbaa !38
  %115 = getelementptr inbounds i8, ptr %100, i64 960
  store <32 x bfloat> %98, ptr %115, align 64, !tbaa !38
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %4) #7
  %116 = add nuw nsw i64 %.06079, 1
  %exitcond85.not = icmp eq i64 %116, %smax
  br i1 %exitcond85.not, label %._crit_edge.loopexit, label %.lr.ph, !llvm.loop !39

117:                                              ; preds = %.lr.ph, %135
  %.06176 = phi i64 [ 0, %.lr.ph ], [ %136, %135 ]
  %118 = add nuw nsw i64 %.06176, %63
  %119 = sdiv i64 %118, %8
  %120 = srem i64 %118, %8
  %121 = shl nuw nsw i64 %120, 1
  %122 = mul nsw i64 %71, %119
  %123 = getelementptr inbounds float, ptr %70, i64 %122
  %124 = mul nsw i64 %72, %121
  %125 = getelementptr inbounds float, ptr %123, i64 %124
  %126 = icmp slt i64 %118, %11
  br i1 %126, label %127, label %131

127:                                              ; preds = %117
  %128 = or disjoint i64 %121, 1
  %129 = load i64, ptr %5, align 8, !tbaa !28
  %130 = icmp slt i64 %128, %129
  br label %131

131:                                              ; preds = %127, %117
  %132 = phi i1 [ false, %117 ], [ %130, %127 ]
  %133 = shl nuw nsw i64 %.06176, 1
  %invariant.gep = getelementptr float, ptr %125, i64 %72
  %134 = or disjoint i64 %133, 1
  br label %137

135:                                              ; preds = %149
  %136 = add nuw nsw i64 %.06176, 1
  %exitcond82.not = icmp eq i64 %136, 16
  br i1 %exitcond82.not, label %turn_tile.exit.preheader, label %117, !llvm.loop !40

137:                                              ; preds = %131, %149
  %.075 = phi i64 [ 0, %131 ], [ %152, %149 ]
  %138 = icmp sgt i64 %17, %.075
  %or.cond = select i1 %126, i1 %138, i1 false
  br i1 %or.cond, label %139, label %143

139:                                              ; preds = %137
  %140 = mul nsw i64 %.075, %65
  %141 = getelementptr inbounds float, ptr %125, i64 %140
  %142 = load float, ptr %141, align 4, !tbaa !41
  br label %143

143:                                              ; preds = %137, %139
  %144 = phi float [ %142, %139 ], [ 0.000000e+00, %137 ]
  %145 = getelementptr inbounds [16 x [32 x float]], ptr %4, i64 0, i64 %.075, i64 %133
  store float %144, ptr %145, align 8, !tbaa !41
  %or.cond63 = select i1 %132, i1 %138, i1 false
  br i1 %or.cond63, label %146, label %149

146:                                              ; preds = %143
  %147 = mul nsw i64 %.075, %65
  %gep = getelementptr float, ptr %invariant.gep, i64 %147
  %148 = load float, ptr %gep, align 4, !tbaa !41
  br label %149

149:                                              ; preds = %143, %146
  %150 = phi float [ %148, %146 ], [ 0.000000e+00, %143 ]
  %151 = getelementptr inbounds [16 x [32 x float]], ptr %4, i64 0, i64 %.075, i64 %134
  store float %150, ptr %151, align 4, !tbaa !41
  %152 = add nuw nsw i64 %.075, 1
  %exitcond.not = icmp eq i64 %152, 16
  br i1 %exitcond.not, label %135, label %137, !llvm.loop !43
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
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %5) #7
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #7
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
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #7
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
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %5) #7
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
  %.080127 = phi i64 [ 0, %.lr.ph129 ], [ %334, %put_positions.exit ]
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

._crit_edge.i91:                                  ; preds = %332
  %313 = add nuw nsw i64 %.035.i90, 1
  %exitcond37.not.i = icmp eq i64 %313, %226
  br i1 %exitcond37.not.i, label %put_positions.exit, label %.preheader.i, !llvm.loop !75

314:                                              ; preds = %332, %.preheader.i
  %.02834.i = phi i64 [ 0, %.preheader.i ], [ %333, %332 ]
  %.idx.i = shl i64 %.02834.i, 10
  %gep.i = getelementptr i8, ptr %invariant.gep.i, i64 %.idx.i
  %315 = load <16 x float>, ptr %gep.i, align 64, !tbaa !38
  %316 = bitcast <16 x float> %315 to <16 x i32>
  %317 = fcmp uno <16 x float> %315, zeroinitializer
  %318 = add <16 x i32> %316, <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>
  %319 = lshr <16 x i32> %316, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %320 = and <16 x i32> %319, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %321 = add <16 x i32> %318, %320
  %322 = and <16 x i32> %321, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %323 = and <16 x i32> %316, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %324 = or disjoint <16 x i32> %323, <i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344>
  %325 = select <16 x i1> %317, <16 x i32> %324, <16 x i32> %322
  %326 = load i64, ptr %20, align 8, !tbaa !45
  %327 = mul nsw i64 %326, %.02834.i
  %328 = getelementptr inbounds float, ptr %312, i64 %327
  br i1 %303, label %329, label %330

329:                                              ; preds = %314
  store <16 x i32> %325, ptr %328, align 64, !tbaa !38, !nontemporal !76
  br label %332

330:                                              ; preds = %314
  %331 = bitcast <16 x i32> %325 to <16 x float>
  call void @llvm.masked.store.v16f32.p0(<16 x float> %331, ptr %328, i32 1, <16 x i1> %310)
  br label %332

332:                                              ; preds = %330, %329
  %333 = add nuw nsw i64 %.02834.i, 1
  %exitcond.not.i93 = icmp eq i64 %333, %228
  br i1 %exitcond.not.i93, label %._crit_edge.i91, label %314, !llvm.loop !77

put_positions.exit:                               ; preds = %._crit_edge.i91, %.critedge.i
  %334 = add nuw nsw i64 %.080127, 1
  %exitcond153.not = icmp eq i64 %334, %smax
  br i1 %exitcond153.not, label %._crit_edge130.loopexit, label %234, !llvm.loop !78
}

; Function Attrs: nounwind
define void @convolve_weight_halves(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 168
  %4 = load i64, ptr %3, align 8, !tbaa !8
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @rows_part, ptr noundef %1, i64 noundef %4) #10
  %5 = getelementptr inbounds i8, ptr %1, i64 48
  %6 = load i64, ptr %5, align 8, !tbaa !2
  %7 = add nsw i64 %6, 15
  %8 = sdiv i64 %7, 16
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @summed_part, ptr noundef %1, i64 noundef %8) #10
  ret void
}

; Function Attrs: nounwind
define internal void @rows_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) #2 {
  %4 = alloca [16 x <16 x float>], align 16
  %5 = alloca [16 x <16 x float>], align 16
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
  br i1 %79, label %.preheader43.lr.ph.i, label %pack_gradient.exit

.preheader43.lr.ph.i:                             ; preds = %3
  %80 = getelementptr inbounds i8, ptr %0, i64 8
  %81 = getelementptr inbounds i8, ptr %5, i64 64
  %82 = getelementptr inbounds i8, ptr %5, i64 128
  %83 = getelementptr inbounds i8, ptr %5, i64 192
  %84 = getelementptr inbounds i8, ptr %5, i64 256
  %85 = getelementptr inbounds i8, ptr %5, i64 320
  %86 = getelementptr inbounds i8, ptr %5, i64 384
  %87 = getelementptr inbounds i8, ptr %5, i64 448
  %88 = getelementptr inbounds i8, ptr %5, i64 512
  %89 = getelementptr inbounds i8, ptr %5, i64 576
  %90 = getelementptr inbounds i8, ptr %5, i64 640
  %91 = getelementptr inbounds i8, ptr %5, i64 704
  %92 = getelementptr inbounds i8, ptr %5, i64 768
  %93 = getelementptr inbounds i8, ptr %5, i64 832
  %94 = getelementptr inbounds i8, ptr %5, i64 896
  %95 = getelementptr inbounds i8, ptr %5, i64 960
  br label %.preheader43.i

.preheader43.i:                                   ; preds = %._crit_edge50.i, %.preheader43.lr.ph.i
  %.pre.i = phi i64 [ %31, %.preheader43.lr.ph.i ], [ %.pre.i218, %._crit_edge50.i ]
  %96 = phi i64 [ %18, %.preheader43.lr.ph.i ], [ %103, %._crit_edge50.i ]
  %97 = phi i64 [ %.fr, %.preheader43.lr.ph.i ], [ %104, %._crit_edge50.i ]
  %98 = phi i64 [ %.fr, %.preheader43.lr.ph.i ], [ %105, %._crit_edge50.i ]
  %.02953.i = phi i64 [ %77, %.preheader43.lr.ph.i ], [ %106, %._crit_edge50.i ]
  %.03052.i = phi ptr [ %60, %.preheader43.lr.ph.i ], [ %.1.lcssa.i, %._crit_edge50.i ]
  %99 = icmp sgt i64 %98, 0
  br i1 %99, label %.preheader.i, label %._crit_edge50.i

.preheader.i:                                     ; preds = %.preheader43.i, %._crit_edge.i
  %.pre.i219 = phi i64 [ %.pre.i220, %._crit_edge.i ], [ %.pre.i, %.preheader43.i ]
  %100 = phi i64 [ %109, %._crit_edge.i ], [ %97, %.preheader43.i ]
  %101 = phi i64 [ %110, %._crit_edge.i ], [ %.pre.i, %.preheader43.i ]
  %.02849.i = phi i64 [ %111, %._crit_edge.i ], [ 0, %.preheader43.i ]
  %.148.i = phi ptr [ %.2.lcssa.i, %._crit_edge.i ], [ %.03052.i, %.preheader43.i ]
  %102 = icmp sgt i64 %101, 0
  br i1 %102, label %.lr.ph.i, label %._crit_edge.i

._crit_edge50.loopexit.i:                         ; preds = %._crit_edge.i
  %.pre57.i = load i64, ptr %17, align 8, !tbaa !47
  br label %._crit_edge50.i

._crit_edge50.i:                                  ; preds = %._crit_edge50.loopexit.i, %.preheader43.i
  %.pre.i218 = phi i64 [ %.pre.i, %.preheader43.i ], [ %.pre.i220, %._crit_edge50.loopexit.i ]
  %103 = phi i64 [ %96, %.preheader43.i ], [ %.pre57.i, %._crit_edge50.loopexit.i ]
  %104 = phi i64 [ %97, %.preheader43.i ], [ %109, %._crit_edge50.loopexit.i ]
  %105 = phi i64 [ %98, %.preheader43.i ], [ %109, %._crit_edge50.loopexit.i ]
  %.1.lcssa.i = phi ptr [ %.03052.i, %.preheader43.i ], [ %.2.lcssa.i, %._crit_edge50.loopexit.i ]
  %106 = add nsw i64 %.02953.i, 1
  %107 = mul nsw i64 %103, %15
  %108 = icmp slt i64 %106, %107
  br i1 %108, label %.preheader43.i, label %pack_gradient.exit.loopexit, !llvm.loop !80

._crit_edge.loopexit.i:                           ; preds = %turn_tile.exit.preheader.i
  %.pre56.i = load i64, ptr %26, align 8, !tbaa !45
  br label %._crit_edge.i

._crit_edge.i:                                    ; preds = %._crit_edge.loopexit.i, %.preheader.i
  %.pre.i220 = phi i64 [ %.pre.i219, %.preheader.i ], [ %184, %._crit_edge.loopexit.i ]
  %109 = phi i64 [ %100, %.preheader.i ], [ %.pre56.i, %._crit_edge.loopexit.i ]
  %110 = phi i64 [ %101, %.preheader.i ], [ %184, %._crit_edge.loopexit.i ]
  %.2.lcssa.i = phi ptr [ %.148.i, %.preheader.i ], [ %183, %._crit_edge.loopexit.i ]
  %111 = add nuw nsw i64 %.02849.i, 32
  %112 = icmp slt i64 %111, %109
  br i1 %112, label %.preheader.i, label %._crit_edge50.loopexit.i, !llvm.loop !81

.lr.ph.i:                                         ; preds = %.preheader.i, %turn_tile.exit.preheader.i
  %113 = phi i64 [ %184, %turn_tile.exit.preheader.i ], [ %101, %.preheader.i ]
  %.047.i = phi i64 [ %182, %turn_tile.exit.preheader.i ], [ 0, %.preheader.i ]
  %.246.i = phi ptr [ %183, %turn_tile.exit.preheader.i ], [ %.148.i, %.preheader.i ]
  %114 = load ptr, ptr %80, align 8, !tbaa !32
  %115 = mul nsw i64 %.047.i, %76
  %116 = getelementptr inbounds float, ptr %114, i64 %115
  %117 = load i64, ptr %26, align 8, !tbaa !45
  %118 = mul nsw i64 %117, %.02953.i
  %119 = getelementptr inbounds float, ptr %116, i64 %118
  %120 = getelementptr inbounds float, ptr %119, i64 %.02849.i
  %121 = sub nsw i64 %113, %.047.i
  %122 = sub nsw i64 %117, %.02849.i
  %123 = tail call i64 @llvm.smin.i64(i64 %122, i64 32)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %5) #7
  br label %124

124:                                              ; preds = %124, %.lr.ph.i
  %.047.i44.i = phi i64 [ 0, %.lr.ph.i ], [ %150, %124 ]
  %125 = mul nsw i64 %.047.i44.i, %76
  %126 = getelementptr inbounds float, ptr %120, i64 %125
  %127 = icmp sgt i64 %121, %.047.i44.i
  %128 = select i1 %127, i64 %123, i64 0
  %129 = icmp sgt i64 %128, 15
  %130 = icmp slt i64 %128, 1
  %131 = trunc i64 %128 to i32
  %notmask.i.i = shl nsw i32 -1, %131
  %132 = trunc i32 %notmask.i.i to i16
  %133 = xor i16 %132, -1
  %134 = select i1 %130, i16 0, i16 %133
  %135 = select i1 %129, i16 -1, i16 %134
  %136 = bitcast i16 %135 to <16 x i1>
  %137 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %126, i32 1, <16 x i1> %136, <16 x float> zeroinitializer)
  %138 = getelementptr inbounds i8, ptr %126, i64 64
  %139 = icmp sgt i64 %128, 31
  %140 = icmp slt i64 %128, 17
  %141 = add i32 %131, -16
  %notmask.i33.i = shl nsw i32 -1, %141
  %142 = trunc i32 %notmask.i33.i to i16
  %143 = xor i16 %142, -1
  %144 = select i1 %140, i16 0, i16 %143
  %145 = select i1 %139, i16 -1, i16 %144
  %146 = bitcast i16 %145 to <16 x i1>
  %147 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr nonnull %138, i32 1, <16 x i1> %146, <16 x float> zeroinitializer)
  %148 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %147, <16 x float> %137)
  %149 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 %.047.i44.i
  store <32 x bfloat> %148, ptr %149, align 16, !tbaa !38
  %150 = add nuw nsw i64 %.047.i44.i, 1
  %exitcond.not.i = icmp eq i64 %150, 16
  br i1 %exitcond.not.i, label %turn_tile.exit.preheader.i, label %124, !llvm.loop !82

turn_tile.exit.preheader.i:                       ; preds = %124
  %151 = load <16 x float>, ptr %5, align 16, !tbaa !38
  store <16 x float> %151, ptr %.246.i, align 4, !tbaa !38
  %152 = load <16 x float>, ptr %81, align 16, !tbaa !38
  %153 = getelementptr inbounds i8, ptr %.246.i, i64 64
  store <16 x float> %152, ptr %153, align 4, !tbaa !38
  %154 = load <16 x float>, ptr %82, align 16, !tbaa !38
  %155 = getelementptr inbounds i8, ptr %.246.i, i64 128
  store <16 x float> %154, ptr %155, align 4, !tbaa !38
  %156 = load <16 x float>, ptr %83, align 16, !tbaa !38
  %157 = getelementptr inbounds i8, ptr %.246.i, i64 192
  store <16 x float> %156, ptr %157, align 4, !tbaa !38
  %158 = load <16 x float>, ptr %84, align 16, !tbaa !38
  %159 = getelementptr inbounds i8, ptr %.246.i, i64 256
  store <16 x float> %158, ptr %159, align 4, !tbaa !38
  %160 = load <16 x float>, ptr %85, align 16, !tbaa !38
  %161 = getelementptr inbounds i8, ptr %.246.i, i64 320
  store <16 x float> %160, ptr %161, align 4, !tbaa !38
  %162 = load <16 x float>, ptr %86, align 16, !tbaa !38
  %163 = getelementptr inbounds i8, ptr %.246.i, i64 384
  store <16 x float> %162, ptr %163, align 4, !tbaa !38
  %164 = load <16 x float>, ptr %87, align 16, !tbaa !38
  %165 = getelementptr inbounds i8, ptr %.246.i, i64 448
  store <16 x float> %164, ptr %165, align 4, !tbaa !38
  %166 = load <16 x float>, ptr %88, align 16, !tbaa !38
  %167 = getelementptr inbounds i8, ptr %.246.i, i64 512
  store <16 x float> %166, ptr %167, align 4, !tbaa !38
  %168 = load <16 x float>, ptr %89, align 16, !tbaa !38
  %169 = getelementptr inbounds i8, ptr %.246.i, i64 576
  store <16 x float> %168, ptr %169, align 4, !tbaa !38
  %170 = load <16 x float>, ptr %90, align 16, !tbaa !38
  %171 = getelementptr inbounds i8, ptr %.246.i, i64 640
  store <16 x float> %170, ptr %171, align 4, !tbaa !38
  %172 = load <16 x float>, ptr %91, align 16, !tbaa !38
  %173 = getelementptr inbounds i8, ptr %.246.i, i64 704
  store <16 x float> %172, ptr %173, align 4, !tbaa !38
  %174 = load <16 x float>, ptr %92, align 16, !tbaa !38
  %175 = getelementptr inbounds i8, ptr %.246.i, i64 768
  store <16 x float> %174, ptr %175, align 4, !tbaa !38
  %176 = load <16 x float>, ptr %93, align 16, !tbaa !38
  %177 = getelementptr inbounds i8, ptr %.246.i, i64 832
  store <16 x float> %176, ptr %177, align 4, !tbaa !38
  %178 = load <16 x float>, ptr %94, align 16, !tbaa !38
  %179 = getelementptr inbounds i8, ptr %.246.i, i64 896
  store <16 x float> %178, ptr %179, align 4, !tbaa !38
  %180 = load <16 x float>, ptr %95, align 16, !tbaa !38
  %181 = getelementptr inbounds i8, ptr %.246.i, i64 960
  store <16 x float> %180, ptr %181, align 4, !tbaa !38
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %5) #7
  %182 = add nuw nsw i64 %.047.i, 16
  %183 = getelementptr inbounds i8, ptr %.246.i, i64 1024
  %184 = load i64, ptr %30, align 8, !tbaa !2
  %185 = icmp slt i64 %182, %184
  br i1 %185, label %.lr.ph.i, label %._crit_edge.loopexit.i, !llvm.loop !83

pack_gradient.exit.loopexit:                      ; preds = %._crit_edge50.i
  %.pre = load i64, ptr %42, align 8, !tbaa !50
  %.pre221 = load i64, ptr %68, align 8, !tbaa !30
  %.pre222 = load i64, ptr %20, align 8, !tbaa !46
  %.pre223 = load i64, ptr %23, align 8, !tbaa !29
  %.pre227 = add i64 %103, -1
  %.pre228 = mul i64 %.pre227, %.pre222
  %.pre230 = add i64 %.pre228, %.pre223
  br label %pack_gradient.exit

pack_gradient.exit:                               ; preds = %pack_gradient.exit.loopexit, %3
  %.pre-phi231 = phi i64 [ %.pre230, %pack_gradient.exit.loopexit ], [ %25, %3 ]
  %186 = phi i64 [ %104, %pack_gradient.exit.loopexit ], [ %.fr, %3 ]
  %187 = phi i64 [ %.pre221, %pack_gradient.exit.loopexit ], [ %69, %3 ]
  %188 = phi i64 [ %.pre, %pack_gradient.exit.loopexit ], [ %43, %3 ]
  %189 = mul nsw i64 %188, %12
  %190 = add nsw i64 %16, -1
  %191 = mul nsw i64 %188, %190
  %192 = add nsw i64 %191, %187
  %193 = getelementptr inbounds i8, ptr %0, i64 56
  %194 = load i64, ptr %193, align 8, !tbaa !52
  %195 = getelementptr inbounds i8, ptr %0, i64 64
  %196 = load i64, ptr %195, align 8, !tbaa !51
  %197 = mul nsw i64 %196, %194
  %198 = mul nsw i64 %197, %186
  %199 = icmp sgt i64 %192, 0
  br i1 %199, label %.preheader65.lr.ph.i, label %pack_rows.exit

.preheader65.lr.ph.i:                             ; preds = %pack_gradient.exit
  %200 = icmp sgt i64 %.pre-phi231, 0
  %201 = getelementptr inbounds i8, ptr %0, i64 120
  %202 = getelementptr inbounds i8, ptr %0, i64 128
  %203 = getelementptr inbounds i8, ptr %4, i64 512
  %204 = getelementptr inbounds i8, ptr %4, i64 64
  %205 = getelementptr inbounds i8, ptr %4, i64 576
  %206 = getelementptr inbounds i8, ptr %4, i64 128
  %207 = getelementptr inbounds i8, ptr %4, i64 640
  %208 = getelementptr inbounds i8, ptr %4, i64 192
  %209 = getelementptr inbounds i8, ptr %4, i64 704
  %210 = getelementptr inbounds i8, ptr %4, i64 256
  %211 = getelementptr inbounds i8, ptr %4, i64 768
  %212 = getelementptr inbounds i8, ptr %4, i64 320
  %213 = getelementptr inbounds i8, ptr %4, i64 832
  %214 = getelementptr inbounds i8, ptr %4, i64 384
  %215 = getelementptr inbounds i8, ptr %4, i64 896
  %216 = getelementptr inbounds i8, ptr %4, i64 448
  %217 = getelementptr inbounds i8, ptr %4, i64 960
  br label %.preheader65.i

.preheader65.i:                                   ; preds = %._crit_edge81.i, %.preheader65.lr.ph.i
  %218 = phi i64 [ %186, %.preheader65.lr.ph.i ], [ %221, %._crit_edge81.i ]
  %219 = phi i64 [ %186, %.preheader65.lr.ph.i ], [ %222, %._crit_edge81.i ]
  %.084.i = phi ptr [ %67, %.preheader65.lr.ph.i ], [ %.1.lcssa.i97, %._crit_edge81.i ]
  %.04183.i = phi i64 [ 0, %.preheader65.lr.ph.i ], [ %223, %._crit_edge81.i ]
  br i1 %200, label %.lr.ph80.i, label %._crit_edge81.i

.lr.ph80.i:                                       ; preds = %.preheader65.i
  %220 = add nsw i64 %.04183.i, %189
  br label %224

._crit_edge81.i:                                  ; preds = %._crit_edge76.i, %.preheader65.i
  %221 = phi i64 [ %218, %.preheader65.i ], [ %242, %._crit_edge76.i ]
  %222 = phi i64 [ %219, %.preheader65.i ], [ %243, %._crit_edge76.i ]
  %.1.lcssa.i97 = phi ptr [ %.084.i, %.preheader65.i ], [ %.2.lcssa.i98, %._crit_edge76.i ]
  %223 = add nuw nsw i64 %.04183.i, 1
  %exitcond92.not.i = icmp eq i64 %223, %192
  br i1 %exitcond92.not.i, label %pack_rows.exit, label %.preheader65.i, !llvm.loop !84

224:                                              ; preds = %._crit_edge76.i, %.lr.ph80.i
  %225 = phi i64 [ %218, %.lr.ph80.i ], [ %242, %._crit_edge76.i ]
  %226 = phi i64 [ %219, %.lr.ph80.i ], [ %243, %._crit_edge76.i ]
  %.179.i = phi ptr [ %.084.i, %.lr.ph80.i ], [ %.2.lcssa.i98, %._crit_edge76.i ]
  %.04478.i = phi i64 [ 0, %.lr.ph80.i ], [ %244, %._crit_edge76.i ]
  %227 = load i64, ptr %201, align 8, !tbaa !53
  %228 = load i64, ptr %193, align 8, !tbaa !52
  %229 = sub i64 %220, %227
  %.not.i51.i = icmp slt i64 %229, %228
  %.inv.i = icmp sgt i64 %229, -1
  %230 = select i1 %.inv.i, i1 %.not.i51.i, i1 false
  %231 = select i1 %230, i64 %229, i64 -1
  %232 = load i64, ptr %202, align 8, !tbaa !57
  %233 = load i64, ptr %195, align 8, !tbaa !51
  %234 = sub nsw i64 %.04478.i, %232
  %.not.i50.i = icmp slt i64 %234, %233
  %.inv60.i = icmp sgt i64 %234, -1
  %235 = select i1 %.inv60.i, i1 %.not.i50.i, i1 false
  %236 = select i1 %235, i64 %234, i64 -1
  %237 = icmp sgt i64 %226, 0
  br i1 %237, label %.preheader64.lr.ph.i, label %._crit_edge76.i

.preheader64.lr.ph.i:                             ; preds = %224
  %238 = select i1 %230, i1 %235, i1 false
  %.pre.i99 = load i64, ptr %34, align 8, !tbaa !28
  br label %.preheader64.i

.preheader64.i:                                   ; preds = %._crit_edge.i100, %.preheader64.lr.ph.i
  %239 = phi i64 [ %225, %.preheader64.lr.ph.i ], [ %245, %._crit_edge.i100 ]
  %240 = phi i64 [ %.pre.i99, %.preheader64.lr.ph.i ], [ %246, %._crit_edge.i100 ]
  %.275.i = phi ptr [ %.179.i, %.preheader64.lr.ph.i ], [ %.3.lcssa.i, %._crit_edge.i100 ]
  %.04374.i = phi i64 [ 0, %.preheader64.lr.ph.i ], [ %247, %._crit_edge.i100 ]
  %241 = icmp sgt i64 %240, 0
  br i1 %241, label %.lr.ph.i101, label %._crit_edge.i100

._crit_edge76.i:                                  ; preds = %._crit_edge.i100, %224
  %242 = phi i64 [ %225, %224 ], [ %245, %._crit_edge.i100 ]
  %243 = phi i64 [ %226, %224 ], [ %245, %._crit_edge.i100 ]
  %.2.lcssa.i98 = phi ptr [ %.179.i, %224 ], [ %.3.lcssa.i, %._crit_edge.i100 ]
  %244 = add nuw nsw i64 %.04478.i, 1
  %exitcond91.not.i = icmp eq i64 %244, %.pre-phi231
  br i1 %exitcond91.not.i, label %._crit_edge81.i, label %224, !llvm.loop !85

._crit_edge.loopexit.i105:                        ; preds = %turn_tile.exit.preheader.i104
  %.pre93.i = load i64, ptr %26, align 8, !tbaa !45
  br label %._crit_edge.i100

._crit_edge.i100:                                 ; preds = %._crit_edge.loopexit.i105, %.preheader64.i
  %245 = phi i64 [ %239, %.preheader64.i ], [ %.pre93.i, %._crit_edge.loopexit.i105 ]
  %246 = phi i64 [ %240, %.preheader64.i ], [ %403, %._crit_edge.loopexit.i105 ]
  %.3.lcssa.i = phi ptr [ %.275.i, %.preheader64.i ], [ %402, %._crit_edge.loopexit.i105 ]
  %247 = add nuw nsw i64 %.04374.i, 32
  %248 = icmp slt i64 %247, %245
  br i1 %248, label %.preheader64.i, label %._crit_edge76.i, !llvm.loop !86

.lr.ph.i101:                                      ; preds = %.preheader64.i, %turn_tile.exit.preheader.i104
  %249 = phi i64 [ %403, %turn_tile.exit.preheader.i104 ], [ %240, %.preheader64.i ]
  %.373.i = phi ptr [ %402, %turn_tile.exit.preheader.i104 ], [ %.275.i, %.preheader64.i ]
  %.04272.i = phi i64 [ %401, %turn_tile.exit.preheader.i104 ], [ 0, %.preheader64.i ]
  %250 = load ptr, ptr %0, align 8, !tbaa !55
  %251 = mul nsw i64 %.04272.i, %198
  %252 = getelementptr inbounds float, ptr %250, i64 %251
  %253 = load i64, ptr %195, align 8, !tbaa !51
  %254 = mul nsw i64 %253, %231
  %255 = add nsw i64 %254, %236
  %256 = load i64, ptr %26, align 8, !tbaa !45
  %257 = mul nsw i64 %255, %256
  %258 = getelementptr inbounds float, ptr %252, i64 %257
  %259 = getelementptr inbounds float, ptr %258, i64 %.04374.i
  %260 = sub nsw i64 %249, %.04272.i
  %261 = sub nsw i64 %256, %.04374.i
  %262 = tail call i64 @llvm.smin.i64(i64 %261, i64 32)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %4) #7
  br label %263

263:                                              ; preds = %263, %.lr.ph.i101
  %.047.i66.i = phi i64 [ 0, %.lr.ph.i101 ], [ %290, %263 ]
  %264 = mul nsw i64 %.047.i66.i, %198
  %265 = getelementptr inbounds float, ptr %259, i64 %264
  %266 = icmp sgt i64 %260, %.047.i66.i
  %267 = select i1 %238, i1 %266, i1 false
  %268 = select i1 %267, i64 %262, i64 0
  %269 = icmp sgt i64 %268, 15
  %270 = icmp slt i64 %268, 1
  %271 = trunc i64 %268 to i32
  %notmask.i.i102 = shl nsw i32 -1, %271
  %272 = trunc i32 %notmask.i.i102 to i16
  %273 = xor i16 %272, -1
  %274 = select i1 %270, i16 0, i16 %273
  %275 = select i1 %269, i16 -1, i16 %274
  %276 = bitcast i16 %275 to <16 x i1>
  %277 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %265, i32 1, <16 x i1> %276, <16 x float> zeroinitializer)
  %278 = getelementptr inbounds i8, ptr %265, i64 64
  %279 = icmp sgt i64 %268, 31
  %280 = icmp slt i64 %268, 17
  %281 = add i32 %271, -16
  %notmask.i47.i = shl nsw i32 -1, %281
  %282 = trunc i32 %notmask.i47.i to i16
  %283 = xor i16 %282, -1
  %284 = select i1 %280, i16 0, i16 %283
  %285 = select i1 %279, i16 -1, i16 %284
  %286 = bitcast i16 %285 to <16 x i1>
  %287 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr nonnull %278, i32 1, <16 x i1> %286, <16 x float> zeroinitializer)
  %288 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %287, <16 x float> %277)
  %289 = getelementptr inbounds [16 x <16 x float>], ptr %4, i64 0, i64 %.047.i66.i
  store <32 x bfloat> %288, ptr %289, align 16, !tbaa !38
  %290 = add nuw nsw i64 %.047.i66.i, 1
  %exitcond.not.i103 = icmp eq i64 %290, 16
  br i1 %exitcond.not.i103, label %turn_tile.exit.preheader.i104, label %263, !llvm.loop !82

turn_tile.exit.preheader.i104:                    ; preds = %263
  %291 = load <16 x float>, ptr %4, align 16, !tbaa !38
  %292 = load <16 x float>, ptr %203, align 16, !tbaa !38
  %293 = shufflevector <16 x float> %291, <16 x float> %292, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %294 = shufflevector <16 x float> %291, <16 x float> %292, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %295 = load <16 x float>, ptr %204, align 16, !tbaa !38
  %296 = load <16 x float>, ptr %205, align 16, !tbaa !38
  %297 = shufflevector <16 x float> %295, <16 x float> %296, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %298 = shufflevector <16 x float> %295, <16 x float> %296, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %299 = load <16 x float>, ptr %206, align 16, !tbaa !38
  %300 = load <16 x float>, ptr %207, align 16, !tbaa !38
  %301 = shufflevector <16 x float> %299, <16 x float> %300, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %302 = shufflevector <16 x float> %299, <16 x float> %300, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %303 = load <16 x float>, ptr %208, align 16, !tbaa !38
  %304 = load <16 x float>, ptr %209, align 16, !tbaa !38
  %305 = shufflevector <16 x float> %303, <16 x float> %304, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %306 = shufflevector <16 x float> %303, <16 x float> %304, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %307 = load <16 x float>, ptr %210, align 16, !tbaa !38
  %308 = load <16 x float>, ptr %211, align 16, !tbaa !38
  %309 = shufflevector <16 x float> %307, <16 x float> %308, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %310 = shufflevector <16 x float> %307, <16 x float> %308, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %311 = load <16 x float>, ptr %212, align 16, !tbaa !38
  %312 = load <16 x float>, ptr %213, align 16, !tbaa !38
  %313 = shufflevector <16 x float> %311, <16 x float> %312, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %314 = shufflevector <16 x float> %311, <16 x float> %312, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %315 = load <16 x float>, ptr %214, align 16, !tbaa !38
  %316 = load <16 x float>, ptr %215, align 16, !tbaa !38
  %317 = shufflevector <16 x float> %315, <16 x float> %316, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %318 = shufflevector <16 x float> %315, <16 x float> %316, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %319 = load <16 x float>, ptr %216, align 16, !tbaa !38
  %320 = load <16 x float>, ptr %217, align 16, !tbaa !38
  %321 = shufflevector <16 x float> %319, <16 x float> %320, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %322 = shufflevector <16 x float> %319, <16 x float> %320, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %323 = shufflevector <16 x float> %293, <16 x float> %309, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %324 = shufflevector <16 x float> %293, <16 x float> %309, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %325 = shufflevector <16 x float> %297, <16 x float> %313, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %326 = shufflevector <16 x float> %297, <16 x float> %313, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %327 = shufflevector <16 x float> %301, <16 x float> %317, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %328 = shufflevector <16 x float> %301, <16 x float> %317, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %329 = shufflevector <16 x float> %305, <16 x float> %321, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %330 = shufflevector <16 x float> %305, <16 x float> %321, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %331 = shufflevector <16 x float> %294, <16 x float> %310, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %332 = shufflevector <16 x float> %294, <16 x float> %310, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %333 = shufflevector <16 x float> %298, <16 x float> %314, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %334 = shufflevector <16 x float> %298, <16 x float> %314, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %335 = shufflevector <16 x float> %302, <16 x float> %318, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %336 = shufflevector <16 x float> %302, <16 x float> %318, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %337 = shufflevector <16 x float> %306, <16 x float> %322, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %338 = shufflevector <16 x float> %306, <16 x float> %322, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %339 = shufflevector <16 x float> %323, <16 x float> %327, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %340 = shufflevector <16 x float> %323, <16 x float> %327, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %341 = shufflevector <16 x float> %325, <16 x float> %329, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %342 = shufflevector <16 x float> %325, <16 x float> %329, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %343 = shufflevector <16 x float> %324, <16 x float> %328, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %344 = shufflevector <16 x float> %324, <16 x float> %328, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %345 = shufflevector <16 x float> %326, <16 x float> %330, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %346 = shufflevector <16 x float> %326, <16 x float> %330, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %347 = shufflevector <16 x float> %331, <16 x float> %335, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %348 = shufflevector <16 x float> %331, <16 x float> %335, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %349 = shufflevector <16 x float> %333, <16 x float> %337, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %350 = shufflevector <16 x float> %333, <16 x float> %337, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %351 = shufflevector <16 x float> %332, <16 x float> %336, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %352 = shufflevector <16 x float> %332, <16 x float> %336, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %353 = shufflevector <16 x float> %334, <16 x float> %338, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %354 = shufflevector <16 x float> %334, <16 x float> %338, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %355 = shufflevector <16 x float> %339, <16 x float> %341, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %355, ptr %4, align 16, !tbaa !38
  %356 = shufflevector <16 x float> %339, <16 x float> %341, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %356, ptr %204, align 16, !tbaa !38
  %357 = shufflevector <16 x float> %340, <16 x float> %342, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %357, ptr %206, align 16, !tbaa !38
  %358 = shufflevector <16 x float> %340, <16 x float> %342, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %358, ptr %208, align 16, !tbaa !38
  %359 = shufflevector <16 x float> %343, <16 x float> %345, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %359, ptr %210, align 16, !tbaa !38
  %360 = shufflevector <16 x float> %343, <16 x float> %345, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %360, ptr %212, align 16, !tbaa !38
  %361 = shufflevector <16 x float> %344, <16 x float> %346, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %361, ptr %214, align 16, !tbaa !38
  %362 = shufflevector <16 x float> %344, <16 x float> %346, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %362, ptr %216, align 16, !tbaa !38
  %363 = shufflevector <16 x float> %347, <16 x float> %349, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %363, ptr %203, align 16, !tbaa !38
  %364 = shufflevector <16 x float> %347, <16 x float> %349, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %364, ptr %205, align 16, !tbaa !38
  %365 = shufflevector <16 x float> %348, <16 x float> %350, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %365, ptr %207, align 16, !tbaa !38
  %366 = shufflevector <16 x float> %348, <16 x float> %350, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %366, ptr %209, align 16, !tbaa !38
  %367 = shufflevector <16 x float> %351, <16 x float> %353, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %367, ptr %211, align 16, !tbaa !38
  %368 = shufflevector <16 x float> %351, <16 x float> %353, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %368, ptr %213, align 16, !tbaa !38
  %369 = shufflevector <16 x float> %352, <16 x float> %354, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %369, ptr %215, align 16, !tbaa !38
  %370 = shufflevector <16 x float> %352, <16 x float> %354, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %370, ptr %217, align 16, !tbaa !38
  store <16 x float> %355, ptr %.373.i, align 4, !tbaa !38
  %371 = load <16 x float>, ptr %204, align 16, !tbaa !38
  %372 = getelementptr inbounds i8, ptr %.373.i, i64 64
  store <16 x float> %371, ptr %372, align 4, !tbaa !38
  %373 = load <16 x float>, ptr %206, align 16, !tbaa !38
  %374 = getelementptr inbounds i8, ptr %.373.i, i64 128
  store <16 x float> %373, ptr %374, align 4, !tbaa !38
  %375 = load <16 x float>, ptr %208, align 16, !tbaa !38
  %376 = getelementptr inbounds i8, ptr %.373.i, i64 192
  store <16 x float> %375, ptr %376, align 4, !tbaa !38
  %377 = load <16 x float>, ptr %210, align 16, !tbaa !38
  %378 = getelementptr inbounds i8, ptr %.373.i, i64 256
  store <16 x float> %377, ptr %378, align 4, !tbaa !38
  %379 = load <16 x float>, ptr %212, align 16, !tbaa !38
  %380 = getelementptr inbounds i8, ptr %.373.i, i64 320
  store <16 x float> %379, ptr %380, align 4, !tbaa !38
  %381 = load <16 x float>, ptr %214, align 16, !tbaa !38
  %382 = getelementptr inbounds i8, ptr %.373.i, i64 384
  store <16 x float> %381, ptr %382, align 4, !tbaa !38
  %383 = load <16 x float>, ptr %216, align 16, !tbaa !38
  %384 = getelementptr inbounds i8, ptr %.373.i, i64 448
  store <16 x float> %383, ptr %384, align 4, !tbaa !38
  %385 = load <16 x float>, ptr %203, align 16, !tbaa !38
  %386 = getelementptr inbounds i8, ptr %.373.i, i64 512
  store <16 x float> %385, ptr %386, align 4, !tbaa !38
  %387 = load <16 x float>, ptr %205, align 16, !tbaa !38
  %388 = getelementptr inbounds i8, ptr %.373.i, i64 576
  store <16 x float> %387, ptr %388, align 4, !tbaa !38
  %389 = load <16 x float>, ptr %207, align 16, !tbaa !38
  %390 = getelementptr inbounds i8, ptr %.373.i, i64 640
  store <16 x float> %389, ptr %390, align 4, !tbaa !38
  %391 = load <16 x float>, ptr %209, align 16, !tbaa !38
  %392 = getelementptr inbounds i8, ptr %.373.i, i64 704
  store <16 x float> %391, ptr %392, align 4, !tbaa !38
  %393 = load <16 x float>, ptr %211, align 16, !tbaa !38
  %394 = getelementptr inbounds i8, ptr %.373.i, i64 768
  store <16 x float> %393, ptr %394, align 4, !tbaa !38
  %395 = load <16 x float>, ptr %213, align 16, !tbaa !38
  %396 = getelementptr inbounds i8, ptr %.373.i, i64 832
  store <16 x float> %395, ptr %396, align 4, !tbaa !38
  %397 = load <16 x float>, ptr %215, align 16, !tbaa !38
  %398 = getelementptr inbounds i8, ptr %.373.i, i64 896
  store <16 x float> %397, ptr %398, align 4, !tbaa !38
  %399 = load <16 x float>, ptr %217, align 16, !tbaa !38
  %400 = getelementptr inbounds i8, ptr %.373.i, i64 960
  store <16 x float> %399, ptr %400, align 4, !tbaa !38
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %4) #7
  %401 = add nuw nsw i64 %.04272.i, 16
  %402 = getelementptr inbounds i8, ptr %.373.i, i64 1024
  %403 = load i64, ptr %34, align 8, !tbaa !28
  %404 = icmp slt i64 %401, %403
  br i1 %404, label %.lr.ph.i101, label %._crit_edge.loopexit.i105, !llvm.loop !87

pack_rows.exit:                                   ; preds = %._crit_edge81.i, %pack_gradient.exit
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #7
  br label %422

begin_tiles.exit:                                 ; preds = %422
  store i8 1, ptr %6, align 2, !tbaa !60
  %405 = getelementptr inbounds i8, ptr %6, i64 48
  %406 = getelementptr inbounds i8, ptr %6, i64 16
  store i8 16, ptr %405, align 2, !tbaa !38
  store i16 64, ptr %406, align 2, !tbaa !62
  %407 = getelementptr inbounds i8, ptr %6, i64 49
  store i8 16, ptr %407, align 1, !tbaa !38
  %408 = getelementptr inbounds i8, ptr %6, i64 18
  store i16 64, ptr %408, align 2, !tbaa !62
  %409 = getelementptr inbounds i8, ptr %6, i64 50
  store i8 16, ptr %409, align 2, !tbaa !38
  %410 = getelementptr inbounds i8, ptr %6, i64 20
  store i16 64, ptr %410, align 2, !tbaa !62
  %411 = getelementptr inbounds i8, ptr %6, i64 51
  store i8 16, ptr %411, align 1, !tbaa !38
  %412 = getelementptr inbounds i8, ptr %6, i64 22
  store i16 64, ptr %412, align 2, !tbaa !62
  %413 = getelementptr inbounds i8, ptr %6, i64 52
  store i8 16, ptr %413, align 2, !tbaa !38
  %414 = getelementptr inbounds i8, ptr %6, i64 24
  store i16 64, ptr %414, align 2, !tbaa !62
  %415 = getelementptr inbounds i8, ptr %6, i64 53
  store i8 16, ptr %415, align 1, !tbaa !38
  %416 = getelementptr inbounds i8, ptr %6, i64 54
  store i8 16, ptr %416, align 2, !tbaa !38
  %417 = getelementptr inbounds i8, ptr %6, i64 28
  store i16 64, ptr %417, align 2, !tbaa !62
  %418 = getelementptr inbounds i8, ptr %6, i64 30
  store i16 64, ptr %418, align 2, !tbaa !62
  %419 = getelementptr inbounds i8, ptr %6, i64 26
  store i16 64, ptr %419, align 2, !tbaa !62
  %420 = getelementptr inbounds i8, ptr %6, i64 55
  store i8 16, ptr %420, align 1, !tbaa !38
  call void @llvm.x86.ldtilecfg(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #7
  %421 = icmp sgt i64 %31, 0
  br i1 %421, label %.preheader126.lr.ph, label %._crit_edge189

422:                                              ; preds = %422, %pack_rows.exit
  %.09.i134 = phi i64 [ 0, %pack_rows.exit ], [ %438, %422 ]
  %423 = getelementptr inbounds i8, ptr %6, i64 %.09.i134
  store i8 0, ptr %423, align 2, !tbaa !38
  %424 = or disjoint i64 %.09.i134, 1
  %425 = getelementptr inbounds i8, ptr %6, i64 %424
  store i8 0, ptr %425, align 1, !tbaa !38
  %426 = or disjoint i64 %.09.i134, 2
  %427 = getelementptr inbounds i8, ptr %6, i64 %426
  store i8 0, ptr %427, align 2, !tbaa !38
  %428 = or disjoint i64 %.09.i134, 3
  %429 = getelementptr inbounds i8, ptr %6, i64 %428
  store i8 0, ptr %429, align 1, !tbaa !38
  %430 = or disjoint i64 %.09.i134, 4
  %431 = getelementptr inbounds i8, ptr %6, i64 %430
  store i8 0, ptr %431, align 2, !tbaa !38
  %432 = or disjoint i64 %.09.i134, 5
  %433 = getelementptr inbounds i8, ptr %6, i64 %432
  store i8 0, ptr %433, align 1, !tbaa !38
  %434 = or disjoint i64 %.09.i134, 6
  %435 = getelementptr inbounds i8, ptr %6, i64 %434
  store i8 0, ptr %435, align 2, !tbaa !38
  %436 = or disjoint i64 %.09.i134, 7
  %437 = getelementptr inbounds i8, ptr %6, i64 %436
  store i8 0, ptr %437, align 1, !tbaa !38
  %438 = add nuw nsw i64 %.09.i134, 8
  %exitcond.not.7 = icmp eq i64 %438, 64
  br i1 %exitcond.not.7, label %begin_tiles.exit, label %422, !llvm.loop !64

.preheader126.lr.ph:                              ; preds = %begin_tiles.exit
  %439 = icmp sgt i64 %35, 0
  %440 = icmp sgt i64 %16, 0
  %441 = icmp sgt i64 %18, 0
  %442 = icmp sgt i64 %.fr, 0
  %443 = shl nsw i64 %38, 11
  %smax = call i64 @llvm.smax.i64(i64 %29, i64 1)
  %smax213 = call i64 @llvm.smax.i64(i64 %37, i64 1)
  %smax215 = call i64 @llvm.smax.i64(i64 %33, i64 1)
  %xtraiter = and i64 %smax, 3
  %444 = icmp slt i64 %28, 128
  %unroll_iter = and i64 %smax, 288230376151711740
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %xtraiter278 = and i64 %smax, 1
  %445 = icmp slt i64 %28, 64
  %unroll_iter282 = and i64 %smax, 288230376151711742
  %lcmp.mod280.not = icmp eq i64 %xtraiter278, 0
  %xtraiter284 = and i64 %smax, 3
  %446 = icmp slt i64 %28, 128
  %unroll_iter288 = and i64 %smax, 288230376151711740
  %lcmp.mod286.not = icmp eq i64 %xtraiter284, 0
  br label %.preheader126

.preheader126:                                    ; preds = %.preheader126.lr.ph, %._crit_edge185
  %.0188 = phi ptr [ %74, %.preheader126.lr.ph ], [ %.1.lcssa, %._crit_edge185 ]
  %.074187 = phi i64 [ 0, %.preheader126.lr.ph ], [ %453, %._crit_edge185 ]
  br i1 %439, label %.preheader125.lr.ph, label %._crit_edge185

.preheader125.lr.ph:                              ; preds = %.preheader126
  %447 = shl nsw i64 %.074187, 10
  %448 = getelementptr inbounds i8, ptr %60, i64 %447
  %.pre224 = load i64, ptr %68, align 8, !tbaa !30
  br label %.preheader125

._crit_edge189:                                   ; preds = %._crit_edge185, %begin_tiles.exit
  call void @llvm.x86.tilerelease()
  ret void

.preheader125:                                    ; preds = %.preheader125.lr.ph, %._crit_edge181
  %449 = phi i64 [ %.pre224, %.preheader125.lr.ph ], [ %458, %._crit_edge181 ]
  %450 = phi i64 [ %.pre224, %.preheader125.lr.ph ], [ %459, %._crit_edge181 ]
  %.1184 = phi ptr [ %.0188, %.preheader125.lr.ph ], [ %.2.lcssa, %._crit_edge181 ]
  %.077183 = phi i64 [ 0, %.preheader125.lr.ph ], [ %460, %._crit_edge181 ]
  %451 = icmp sgt i64 %450, 0
  br i1 %451, label %.preheader124.lr.ph, label %._crit_edge181

.preheader124.lr.ph:                              ; preds = %.preheader125
  %452 = shl nsw i64 %.077183, 10
  %invariant.gep = getelementptr i8, ptr %67, i64 %452
  %.pre225 = load i64, ptr %23, align 8, !tbaa !29
  br label %.preheader124

._crit_edge185:                                   ; preds = %._crit_edge181, %.preheader126
  %.1.lcssa = phi ptr [ %.0188, %.preheader126 ], [ %.2.lcssa, %._crit_edge181 ]
  %453 = add nuw nsw i64 %.074187, 1
  %exitcond216.not = icmp eq i64 %453, %smax215
  br i1 %exitcond216.not, label %._crit_edge189, label %.preheader126, !llvm.loop !88

.preheader124:                                    ; preds = %.preheader124.lr.ph, %._crit_edge177
  %454 = phi i64 [ %449, %.preheader124.lr.ph ], [ %461, %._crit_edge177 ]
  %455 = phi i64 [ %.pre225, %.preheader124.lr.ph ], [ %462, %._crit_edge177 ]
  %.2180 = phi ptr [ %.1184, %.preheader124.lr.ph ], [ %.3.lcssa, %._crit_edge177 ]
  %.076179 = phi i64 [ 0, %.preheader124.lr.ph ], [ %463, %._crit_edge177 ]
  %456 = icmp sgt i64 %455, 0
  br i1 %456, label %.lr.ph176, label %._crit_edge177

.lr.ph176:                                        ; preds = %.preheader124
  %457 = mul nsw i64 %.076179, %25
  br label %465

._crit_edge181:                                   ; preds = %._crit_edge177, %.preheader125
  %458 = phi i64 [ %449, %.preheader125 ], [ %461, %._crit_edge177 ]
  %459 = phi i64 [ %450, %.preheader125 ], [ %461, %._crit_edge177 ]
  %.2.lcssa = phi ptr [ %.1184, %.preheader125 ], [ %.3.lcssa, %._crit_edge177 ]
  %460 = add nuw nsw i64 %.077183, 1
  %exitcond214.not = icmp eq i64 %460, %smax213
  br i1 %exitcond214.not, label %._crit_edge185, label %.preheader125, !llvm.loop !89

._crit_edge177.loopexit:                          ; preds = %taps_of.exit
  %.pre226 = load i64, ptr %68, align 8, !tbaa !30
  br label %._crit_edge177

._crit_edge177:                                   ; preds = %._crit_edge177.loopexit, %.preheader124
  %461 = phi i64 [ %454, %.preheader124 ], [ %.pre226, %._crit_edge177.loopexit ]
  %462 = phi i64 [ %455, %.preheader124 ], [ %536, %._crit_edge177.loopexit ]
  %.3.lcssa = phi ptr [ %.2180, %.preheader124 ], [ %535, %._crit_edge177.loopexit ]
  %463 = add nuw nsw i64 %.076179, 1
  %464 = icmp slt i64 %463, %461
  br i1 %464, label %.preheader124, label %._crit_edge181, !llvm.loop !90

465:                                              ; preds = %.lr.ph176, %taps_of.exit
  %466 = phi i64 [ %455, %.lr.ph176 ], [ %536, %taps_of.exit ]
  %.3175 = phi ptr [ %.2180, %.lr.ph176 ], [ %535, %taps_of.exit ]
  %.075174 = phi i64 [ 0, %.lr.ph176 ], [ %534, %taps_of.exit ]
  %467 = add nsw i64 %.075174, %457
  %468 = mul nsw i64 %467, %39
  %gep = getelementptr i8, ptr %invariant.gep, i64 %468
  %469 = sub nsw i64 %466, %.075174
  %470 = call i64 @llvm.smin.i64(i64 %469, i64 3)
  call void @llvm.x86.tilezero(i8 0)
  switch i64 %470, label %516 [
    i64 3, label %471
    i64 2, label %492
  ]

471:                                              ; preds = %465
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  br i1 %440, label %.preheader122, label %some_taps.exit88

.preheader122:                                    ; preds = %471, %._crit_edge156
  %.034.i82159 = phi i64 [ %474, %._crit_edge156 ], [ 0, %471 ]
  %.035.i81158 = phi ptr [ %.1.i83.lcssa, %._crit_edge156 ], [ %448, %471 ]
  br i1 %441, label %.lr.ph155, label %._crit_edge156

.lr.ph155:                                        ; preds = %.preheader122
  %472 = mul nsw i64 %.034.i82159, %45
  %473 = getelementptr inbounds i8, ptr %gep, i64 %472
  br label %475

._crit_edge156:                                   ; preds = %._crit_edge151, %.preheader122
  %.1.i83.lcssa = phi ptr [ %.035.i81158, %.preheader122 ], [ %.2.i85.lcssa, %._crit_edge151 ]
  %474 = add nuw nsw i64 %.034.i82159, 1
  %exitcond208.not = icmp eq i64 %474, %16
  br i1 %exitcond208.not, label %some_taps.exit88, label %.preheader122, !llvm.loop !91

475:                                              ; preds = %.lr.ph155, %._crit_edge151
  %.033.i84154 = phi i64 [ 0, %.lr.ph155 ], [ %481, %._crit_edge151 ]
  %.1.i83153 = phi ptr [ %.035.i81158, %.lr.ph155 ], [ %.2.i85.lcssa, %._crit_edge151 ]
  br i1 %442, label %.lr.ph150.preheader, label %._crit_edge151

.lr.ph150.preheader:                              ; preds = %475
  %476 = mul nsw i64 %.033.i84154, %46
  %477 = getelementptr inbounds i8, ptr %473, i64 %476
  br i1 %445, label %._crit_edge151.loopexit.unr-lcssa, label %.lr.ph150

._crit_edge151.loopexit.unr-lcssa:                ; preds = %.lr.ph150, %.lr.ph150.preheader
  %.lcssa262.ph = phi ptr [ poison, %.lr.ph150.preheader ], [ %488, %.lr.ph150 ]
  %.032.i86147.unr = phi ptr [ %477, %.lr.ph150.preheader ], [ %489, %.lr.ph150 ]
  %.2.i85146.unr = phi ptr [ %.1.i83153, %.lr.ph150.preheader ], [ %488, %.lr.ph150 ]
  br i1 %lcmp.mod280.not, label %._crit_edge151, label %.lr.ph150.epil

.lr.ph150.epil:                                   ; preds = %._crit_edge151.loopexit.unr-lcssa
  call void @llvm.x86.tileloadd64(i8 4, ptr %.2.i85146.unr, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.032.i86147.unr, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %478 = getelementptr inbounds i8, ptr %.032.i86147.unr, i64 %39
  call void @llvm.x86.tileloadd64(i8 6, ptr %478, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %479 = getelementptr inbounds i8, ptr %.032.i86147.unr, i64 %443
  call void @llvm.x86.tileloadd64(i8 6, ptr %479, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 6)
  %480 = getelementptr inbounds i8, ptr %.2.i85146.unr, i64 %40
  br label %._crit_edge151

._crit_edge151:                                   ; preds = %.lr.ph150.epil, %._crit_edge151.loopexit.unr-lcssa, %475
  %.2.i85.lcssa = phi ptr [ %.1.i83153, %475 ], [ %.lcssa262.ph, %._crit_edge151.loopexit.unr-lcssa ], [ %480, %.lr.ph150.epil ]
  %481 = add nuw nsw i64 %.033.i84154, 1
  %exitcond207.not = icmp eq i64 %481, %18
  br i1 %exitcond207.not, label %._crit_edge156, label %475, !llvm.loop !92

.lr.ph150:                                        ; preds = %.lr.ph150.preheader, %.lr.ph150
  %.032.i86147 = phi ptr [ %489, %.lr.ph150 ], [ %477, %.lr.ph150.preheader ]
  %.2.i85146 = phi ptr [ %488, %.lr.ph150 ], [ %.1.i83153, %.lr.ph150.preheader ]
  %niter283 = phi i64 [ %niter283.next.1, %.lr.ph150 ], [ 0, %.lr.ph150.preheader ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.2.i85146, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.032.i86147, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %482 = getelementptr inbounds i8, ptr %.032.i86147, i64 %39
  call void @llvm.x86.tileloadd64(i8 6, ptr %482, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %483 = getelementptr inbounds i8, ptr %.032.i86147, i64 %443
  call void @llvm.x86.tileloadd64(i8 6, ptr %483, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 6)
  %484 = getelementptr inbounds i8, ptr %.2.i85146, i64 %40
  %485 = getelementptr inbounds i8, ptr %.032.i86147, i64 %41
  call void @llvm.x86.tileloadd64(i8 4, ptr %484, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %485, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %486 = getelementptr inbounds i8, ptr %485, i64 %39
  call void @llvm.x86.tileloadd64(i8 6, ptr %486, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %487 = getelementptr inbounds i8, ptr %485, i64 %443
  call void @llvm.x86.tileloadd64(i8 6, ptr %487, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 6)
  %488 = getelementptr inbounds i8, ptr %484, i64 %40
  %489 = getelementptr inbounds i8, ptr %485, i64 %41
  %niter283.next.1 = add i64 %niter283, 2
  %niter283.ncmp.1 = icmp eq i64 %niter283.next.1, %unroll_iter282
  br i1 %niter283.ncmp.1, label %._crit_edge151.loopexit.unr-lcssa, label %.lr.ph150, !llvm.loop !93

some_taps.exit88:                                 ; preds = %._crit_edge156, %471
  call void @llvm.x86.tilestored64(i8 0, ptr %.3175, i64 64)
  %490 = getelementptr inbounds i8, ptr %.3175, i64 1024
  call void @llvm.x86.tilestored64(i8 1, ptr nonnull %490, i64 64)
  %491 = getelementptr inbounds i8, ptr %.3175, i64 2048
  call void @llvm.x86.tilestored64(i8 2, ptr nonnull %491, i64 64)
  br label %taps_of.exit

492:                                              ; preds = %465
  call void @llvm.x86.tilezero(i8 1)
  br i1 %440, label %.preheader123, label %some_taps.exit96

.preheader123:                                    ; preds = %492, %._crit_edge142
  %.034.i90145 = phi i64 [ %495, %._crit_edge142 ], [ 0, %492 ]
  %.035.i89144 = phi ptr [ %.1.i91.lcssa, %._crit_edge142 ], [ %448, %492 ]
  br i1 %441, label %.lr.ph141, label %._crit_edge142

.lr.ph141:                                        ; preds = %.preheader123
  %493 = mul nsw i64 %.034.i90145, %45
  %494 = getelementptr inbounds i8, ptr %gep, i64 %493
  br label %496

._crit_edge142:                                   ; preds = %._crit_edge, %.preheader123
  %.1.i91.lcssa = phi ptr [ %.035.i89144, %.preheader123 ], [ %.2.i93.lcssa, %._crit_edge ]
  %495 = add nuw nsw i64 %.034.i90145, 1
  %exitcond204.not = icmp eq i64 %495, %16
  br i1 %exitcond204.not, label %some_taps.exit96, label %.preheader123, !llvm.loop !91

496:                                              ; preds = %.lr.ph141, %._crit_edge
  %.033.i92140 = phi i64 [ 0, %.lr.ph141 ], [ %502, %._crit_edge ]
  %.1.i91139 = phi ptr [ %.035.i89144, %.lr.ph141 ], [ %.2.i93.lcssa, %._crit_edge ]
  br i1 %442, label %.lr.ph.preheader, label %._crit_edge

.lr.ph.preheader:                                 ; preds = %496
  %497 = mul nsw i64 %.033.i92140, %46
  %498 = getelementptr inbounds i8, ptr %494, i64 %497
  br i1 %444, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph

._crit_edge.loopexit.unr-lcssa:                   ; preds = %.lr.ph, %.lr.ph.preheader
  %.lcssa.ph = phi ptr [ poison, %.lr.ph.preheader ], [ %513, %.lr.ph ]
  %.032.i94137.unr = phi ptr [ %498, %.lr.ph.preheader ], [ %514, %.lr.ph ]
  %.2.i93136.unr = phi ptr [ %.1.i91139, %.lr.ph.preheader ], [ %513, %.lr.ph ]
  br i1 %lcmp.mod.not, label %._crit_edge, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %._crit_edge.loopexit.unr-lcssa, %.lr.ph.epil
  %.032.i94137.epil = phi ptr [ %501, %.lr.ph.epil ], [ %.032.i94137.unr, %._crit_edge.loopexit.unr-lcssa ]
  %.2.i93136.epil = phi ptr [ %500, %.lr.ph.epil ], [ %.2.i93136.unr, %._crit_edge.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph.epil ], [ 0, %._crit_edge.loopexit.unr-lcssa ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.2.i93136.epil, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.032.i94137.epil, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %499 = getelementptr inbounds i8, ptr %.032.i94137.epil, i64 %39
  call void @llvm.x86.tileloadd64(i8 6, ptr %499, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %500 = getelementptr inbounds i8, ptr %.2.i93136.epil, i64 %40
  %501 = getelementptr inbounds i8, ptr %.032.i94137.epil, i64 %41
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %._crit_edge, label %.lr.ph.epil, !llvm.loop !94

._crit_edge:                                      ; preds = %._crit_edge.loopexit.unr-lcssa, %.lr.ph.epil, %496
  %.2.i93.lcssa = phi ptr [ %.1.i91139, %496 ], [ %.lcssa.ph, %._crit_edge.loopexit.unr-lcssa ], [ %500, %.lr.ph.epil ]
  %502 = add nuw nsw i64 %.033.i92140, 1
  %exitcond203.not = icmp eq i64 %502, %18
  br i1 %exitcond203.not, label %._crit_edge142, label %496, !llvm.loop !92

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.032.i94137 = phi ptr [ %514, %.lr.ph ], [ %498, %.lr.ph.preheader ]
  %.2.i93136 = phi ptr [ %513, %.lr.ph ], [ %.1.i91139, %.lr.ph.preheader ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.2.i93136, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.032.i94137, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %503 = getelementptr inbounds i8, ptr %.032.i94137, i64 %39
  call void @llvm.x86.tileloadd64(i8 6, ptr %503, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %504 = getelementptr inbounds i8, ptr %.2.i93136, i64 %40
  %505 = getelementptr inbounds i8, ptr %.032.i94137, i64 %41
  call void @llvm.x86.tileloadd64(i8 4, ptr %504, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %505, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %506 = getelementptr inbounds i8, ptr %505, i64 %39
  call void @llvm.x86.tileloadd64(i8 6, ptr %506, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %507 = getelementptr inbounds i8, ptr %504, i64 %40
  %508 = getelementptr inbounds i8, ptr %505, i64 %41
  call void @llvm.x86.tileloadd64(i8 4, ptr %507, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %508, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %509 = getelementptr inbounds i8, ptr %508, i64 %39
  call void @llvm.x86.tileloadd64(i8 6, ptr %509, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %510 = getelementptr inbounds i8, ptr %507, i64 %40
  %511 = getelementptr inbounds i8, ptr %508, i64 %41
  call void @llvm.x86.tileloadd64(i8 4, ptr %510, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %511, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %512 = getelementptr inbounds i8, ptr %511, i64 %39
  call void @llvm.x86.tileloadd64(i8 6, ptr %512, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %513 = getelementptr inbounds i8, ptr %510, i64 %40
  %514 = getelementptr inbounds i8, ptr %511, i64 %41
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !93

some_taps.exit96:                                 ; preds = %._crit_edge142, %492
  call void @llvm.x86.tilestored64(i8 0, ptr %.3175, i64 64)
  %515 = getelementptr inbounds i8, ptr %.3175, i64 1024
  call void @llvm.x86.tilestored64(i8 1, ptr nonnull %515, i64 64)
  br label %taps_of.exit

516:                                              ; preds = %465
  br i1 %440, label %.preheader, label %some_taps.exit

.preheader:                                       ; preds = %516, %._crit_edge170
  %.034.i173 = phi i64 [ %519, %._crit_edge170 ], [ 0, %516 ]
  %.035.i172 = phi ptr [ %.1.i.lcssa, %._crit_edge170 ], [ %448, %516 ]
  br i1 %441, label %.lr.ph169, label %._crit_edge170

.lr.ph169:                                        ; preds = %.preheader
  %517 = mul nsw i64 %.034.i173, %45
  %518 = getelementptr inbounds i8, ptr %gep, i64 %517
  br label %520

._crit_edge170:                                   ; preds = %._crit_edge165, %.preheader
  %.1.i.lcssa = phi ptr [ %.035.i172, %.preheader ], [ %.2.i.lcssa, %._crit_edge165 ]
  %519 = add nuw nsw i64 %.034.i173, 1
  %exitcond212.not = icmp eq i64 %519, %16
  br i1 %exitcond212.not, label %some_taps.exit, label %.preheader, !llvm.loop !91

520:                                              ; preds = %.lr.ph169, %._crit_edge165
  %.033.i168 = phi i64 [ 0, %.lr.ph169 ], [ %525, %._crit_edge165 ]
  %.1.i167 = phi ptr [ %.035.i172, %.lr.ph169 ], [ %.2.i.lcssa, %._crit_edge165 ]
  br i1 %442, label %.lr.ph164.preheader, label %._crit_edge165

.lr.ph164.preheader:                              ; preds = %520
  %521 = mul nsw i64 %.033.i168, %46
  %522 = getelementptr inbounds i8, ptr %518, i64 %521
  br i1 %446, label %._crit_edge165.loopexit.unr-lcssa, label %.lr.ph164

._crit_edge165.loopexit.unr-lcssa:                ; preds = %.lr.ph164, %.lr.ph164.preheader
  %.lcssa263.ph = phi ptr [ poison, %.lr.ph164.preheader ], [ %532, %.lr.ph164 ]
  %.032.i161.unr = phi ptr [ %522, %.lr.ph164.preheader ], [ %533, %.lr.ph164 ]
  %.2.i160.unr = phi ptr [ %.1.i167, %.lr.ph164.preheader ], [ %532, %.lr.ph164 ]
  br i1 %lcmp.mod286.not, label %._crit_edge165, label %.lr.ph164.epil

.lr.ph164.epil:                                   ; preds = %._crit_edge165.loopexit.unr-lcssa, %.lr.ph164.epil
  %.032.i161.epil = phi ptr [ %524, %.lr.ph164.epil ], [ %.032.i161.unr, %._crit_edge165.loopexit.unr-lcssa ]
  %.2.i160.epil = phi ptr [ %523, %.lr.ph164.epil ], [ %.2.i160.unr, %._crit_edge165.loopexit.unr-lcssa ]
  %epil.iter285 = phi i64 [ %epil.iter285.next, %.lr.ph164.epil ], [ 0, %._crit_edge165.loopexit.unr-lcssa ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.2.i160.epil, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.032.i161.epil, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %523 = getelementptr inbounds i8, ptr %.2.i160.epil, i64 %40
  %524 = getelementptr inbounds i8, ptr %.032.i161.epil, i64 %41
  %epil.iter285.next = add i64 %epil.iter285, 1
  %epil.iter285.cmp.not = icmp eq i64 %epil.iter285.next, %xtraiter284
  br i1 %epil.iter285.cmp.not, label %._crit_edge165, label %.lr.ph164.epil, !llvm.loop !95

._crit_edge165:                                   ; preds = %._crit_edge165.loopexit.unr-lcssa, %.lr.ph164.epil, %520
  %.2.i.lcssa = phi ptr [ %.1.i167, %520 ], [ %.lcssa263.ph, %._crit_edge165.loopexit.unr-lcssa ], [ %523, %.lr.ph164.epil ]
  %525 = add nuw nsw i64 %.033.i168, 1
  %exitcond211.not = icmp eq i64 %525, %18
  br i1 %exitcond211.not, label %._crit_edge170, label %520, !llvm.loop !92

.lr.ph164:                                        ; preds = %.lr.ph164.preheader, %.lr.ph164
  %.032.i161 = phi ptr [ %533, %.lr.ph164 ], [ %522, %.lr.ph164.preheader ]
  %.2.i160 = phi ptr [ %532, %.lr.ph164 ], [ %.1.i167, %.lr.ph164.preheader ]
  %niter289 = phi i64 [ %niter289.next.3, %.lr.ph164 ], [ 0, %.lr.ph164.preheader ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.2.i160, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.032.i161, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %526 = getelementptr inbounds i8, ptr %.2.i160, i64 %40
  %527 = getelementptr inbounds i8, ptr %.032.i161, i64 %41
  call void @llvm.x86.tileloadd64(i8 4, ptr %526, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %527, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %528 = getelementptr inbounds i8, ptr %526, i64 %40
  %529 = getelementptr inbounds i8, ptr %527, i64 %41
  call void @llvm.x86.tileloadd64(i8 4, ptr %528, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %529, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %530 = getelementptr inbounds i8, ptr %528, i64 %40
  %531 = getelementptr inbounds i8, ptr %529, i64 %41
  call void @llvm.x86.tileloadd64(i8 4, ptr %530, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %531, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %532 = getelementptr inbounds i8, ptr %530, i64 %40
  %533 = getelementptr inbounds i8, ptr %531, i64 %41
  %niter289.next.3 = add i64 %niter289, 4
  %niter289.ncmp.3 = icmp eq i64 %niter289.next.3, %unroll_iter288
  br i1 %niter289.ncmp.3, label %._crit_edge165.loopexit.unr-lcssa, label %.lr.ph164, !llvm.loop !93

some_taps.exit:                                   ; preds = %._crit_edge170, %516
  call void @llvm.x86.tilestored64(i8 0, ptr %.3175, i64 64)
  br label %taps_of.exit

taps_of.exit:                                     ; preds = %some_taps.exit88, %some_taps.exit96, %some_taps.exit
  %534 = add nsw i64 %470, %.075174
  %.idx79 = shl nsw i64 %470, 10
  %535 = getelementptr inbounds i8, ptr %.3175, i64 %.idx79
  %536 = load i64, ptr %23, align 8, !tbaa !29
  %537 = icmp slt i64 %534, %536
  br i1 %537, label %465, label %._crit_edge177.loopexit, !llvm.loop !96
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
  br i1 %exitcond80.not, label %._crit_edge74, label %.preheader57, !llvm.loop !97

._crit_edge68:                                    ; preds = %._crit_edge64, %.preheader
  %47 = add nuw nsw i64 %.05370, 1
  %exitcond78.not = icmp eq i64 %47, %12
  br i1 %exitcond78.not, label %._crit_edge71, label %.preheader, !llvm.loop !98

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
  br i1 %epil.iter.cmp.not, label %._crit_edge, label %.lr.ph.epil, !llvm.loop !99

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
  br i1 %niter.ncmp.3, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !100

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
  br i1 %epil.iter85.cmp.not, label %._crit_edge64, label %.lr.ph63.epil, !llvm.loop !101

._crit_edge64:                                    ; preds = %._crit_edge64.loopexit.unr-lcssa, %.lr.ph63.epil, %._crit_edge
  %95 = add nuw nsw i64 %.05266, 1
  %exitcond77.not = icmp eq i64 %95, %smax76
  br i1 %exitcond77.not, label %._crit_edge68, label %48, !llvm.loop !102

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
  br i1 %niter88.ncmp.3, label %._crit_edge64.loopexit.unr-lcssa, label %.lr.ph63, !llvm.loop !103
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float>, <16 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr nocapture, i32 immarg, <16 x i1>, <16 x float>) #6

; Function Attrs: nounwind
declare void @llvm.x86.sse.sfence() #7

; Function Attrs: nounwind
declare void @llvm.x86.ldtilecfg(ptr) #7

; Function Attrs: nounwind
declare void @llvm.x86.tilezero(i8 immarg) #7

; Function Attrs: nounwind
declare void @llvm.x86.tileloadd64(i8 immarg, ptr, i64) #7

; Function Attrs: nounwind
declare void @llvm.x86.tdpbf16ps(i8 immarg, i8 immarg, i8 immarg) #7

; Function Attrs: nounwind
declare void @llvm.x86.tilestored64(i8 immarg, ptr, i64) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr nocapture, i32 immarg, <16 x i1>) #8

; Function Attrs: nounwind
declare void @llvm.x86.tilerelease() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #9

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="512" "no-builtins" }
attributes #2 = { nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #7 = { nounwind }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nobuiltin "no-builtins" }
attributes #11 = { nobuiltin nounwind "no-builtins" }


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
!93 = distinct !{!93, !11}
!94 = distinct !{!94, !71}
!95 = distinct !{!95, !71}
!96 = distinct !{!96, !11}
!97 = distinct !{!97, !11}
!98 = distinct !{!98, !11}
!99 = distinct !{!99, !71}
!100 = distinct !{!100, !11}
!101 = distinct !{!101, !71}
!102 = distinct !{!102, !11}
!103 = distinct !{!103, !11}
