; Made by tools/ir.py from half_convolution.c with clang 19; do not edit.
; sha256 of the C source: 72747de23c47c35b93eeac4b11cca202f393a30cac8e054c6a3a59e9f37eb526
; sha256 of what follows: b201de22b496bf9f1c6cb1c868cd4eed8c9122f18b4a6b9294f2b01cf53f59fe
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
  %24 = getelementptr inbounds i8, ptr %0, i64 96
  %25 = load i64, ptr %24, align 8, !tbaa !29
  %26 = mul nsw i64 %19, %25
  %.fr = freeze i64 %26
  %27 = sdiv i64 %.fr, 16
  %28 = srem i64 %.fr, 16
  %29 = getelementptr inbounds i8, ptr %0, i64 88
  %30 = load i64, ptr %29, align 8, !tbaa !30
  %31 = add nsw i64 %.fr, 15
  %32 = sdiv i64 %31, 16
  %33 = getelementptr inbounds i8, ptr %0, i64 112
  %34 = load i64, ptr %33, align 8, !tbaa !46
  %35 = mul nsw i64 %34, %19
  %36 = shl nsw i64 %35, 6
  %37 = getelementptr inbounds i8, ptr %0, i64 80
  %38 = load i64, ptr %37, align 8, !tbaa !47
  %39 = add i64 %38, -1
  %40 = mul i64 %39, %34
  %41 = add i64 %40, %25
  %42 = shl i64 %19, 6
  %43 = mul i64 %42, %41
  %44 = mul nsw i64 %43, %23
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
  %64 = add nsw i64 %63, %30
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
  %74 = icmp sgt i64 %41, 0
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
  %86 = getelementptr inbounds i8, ptr %.086.i, i64 %44
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
  %exitcond90.not.i = icmp eq i64 %110, %41
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
  %.pn.i = mul nsw i64 %.06176.i, %43
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
  %.not = icmp eq i64 %28, 0
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
  %156 = select i1 %.not, i64 16, i64 %28
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
  br i1 %161, label %.preheader105.lr.ph, label %._crit_edge141

162:                                              ; preds = %162, %pack_image.exit
  %.09.i106 = phi i64 [ 0, %pack_image.exit ], [ %178, %162 ]
  %163 = getelementptr inbounds i8, ptr %4, i64 %.09.i106
  store i8 0, ptr %163, align 2, !tbaa !38
  %164 = or disjoint i64 %.09.i106, 1
  %165 = getelementptr inbounds i8, ptr %4, i64 %164
  store i8 0, ptr %165, align 1, !tbaa !38
  %166 = or disjoint i64 %.09.i106, 2
  %167 = getelementptr inbounds i8, ptr %4, i64 %166
  store i8 0, ptr %167, align 2, !tbaa !38
  %168 = or disjoint i64 %.09.i106, 3
  %169 = getelementptr inbounds i8, ptr %4, i64 %168
  store i8 0, ptr %169, align 1, !tbaa !38
  %170 = or disjoint i64 %.09.i106, 4
  %171 = getelementptr inbounds i8, ptr %4, i64 %170
  store i8 0, ptr %171, align 2, !tbaa !38
  %172 = or disjoint i64 %.09.i106, 5
  %173 = getelementptr inbounds i8, ptr %4, i64 %172
  store i8 0, ptr %173, align 1, !tbaa !38
  %174 = or disjoint i64 %.09.i106, 6
  %175 = getelementptr inbounds i8, ptr %4, i64 %174
  store i8 0, ptr %175, align 2, !tbaa !38
  %176 = or disjoint i64 %.09.i106, 7
  %177 = getelementptr inbounds i8, ptr %4, i64 %176
  store i8 0, ptr %177, align 1, !tbaa !38
  %178 = add nuw nsw i64 %.09.i106, 8
  %exitcond.not.7 = icmp eq i64 %178, 64
  br i1 %exitcond.not.7, label %begin_tiles.exit, label %162, !llvm.loop !64

.preheader105.lr.ph:                              ; preds = %begin_tiles.exit
  %factor.op.mul = shl i64 %30, 10
  %factor.op.mul139 = mul i64 %21, %7
  %179 = getelementptr inbounds i8, ptr %0, i64 48
  %factor.op.mul.reass = mul i64 %factor.op.mul139, %38
  %factor.op.mul129.reass = mul i64 %factor.op.mul, %32
  %180 = icmp sgt i64 %21, 0
  %181 = icmp sgt i64 %.fr, 15
  %182 = shl nsw i64 %35, 7
  %183 = mul nsw i64 %35, 192
  %184 = getelementptr inbounds i8, ptr %5, i64 1024
  %185 = getelementptr inbounds i8, ptr %5, i64 2048
  %186 = getelementptr inbounds i8, ptr %5, i64 3072
  %187 = getelementptr inbounds i8, ptr %0, i64 16
  %smax = call i64 @llvm.smax.i64(i64 %23, i64 1)
  %.pre = load i64, ptr %179, align 8, !tbaa !2
  %xtraiter = and i64 %27, 1
  %188 = and i64 %.fr, -16
  %189 = icmp eq i64 %188, 16
  %unroll_iter = and i64 %27, -2
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %190 = add nsw i64 %27, -1
  %xtraiter172 = and i64 %27, 3
  %191 = icmp ult i64 %190, 3
  %unroll_iter176 = and i64 %27, 576460752303423484
  %lcmp.mod173.not = icmp eq i64 %xtraiter172, 0
  br label %.preheader105

.preheader105:                                    ; preds = %.preheader105.lr.ph, %._crit_edge137
  %192 = phi i64 [ %.pre, %.preheader105.lr.ph ], [ %203, %._crit_edge137 ]
  %193 = phi i64 [ %.pre, %.preheader105.lr.ph ], [ %204, %._crit_edge137 ]
  %.0140 = phi i64 [ 0, %.preheader105.lr.ph ], [ %205, %._crit_edge137 ]
  %194 = icmp sgt i64 %193, 0
  br i1 %194, label %.preheader104.lr.ph, label %._crit_edge137

.preheader104.lr.ph:                              ; preds = %.preheader105
  %195 = add nsw i64 %.0140, %11
  %196 = mul i64 %.0140, %44
  %.pre152 = load i64, ptr %37, align 8, !tbaa !47
  br label %.preheader104

._crit_edge141:                                   ; preds = %._crit_edge137, %begin_tiles.exit
  call void @llvm.x86.tilerelease()
  call void @llvm.x86.sse.sfence()
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %5) #7
  ret void

.preheader104:                                    ; preds = %.preheader104.lr.ph, %._crit_edge135
  %197 = phi i64 [ %192, %.preheader104.lr.ph ], [ %206, %._crit_edge135 ]
  %198 = phi i64 [ %.pre152, %.preheader104.lr.ph ], [ %207, %._crit_edge135 ]
  %199 = phi i64 [ %.pre152, %.preheader104.lr.ph ], [ %208, %._crit_edge135 ]
  %.090136 = phi i64 [ 0, %.preheader104.lr.ph ], [ %209, %._crit_edge135 ]
  %factor.op.mul131.reass = mul i64 %factor.op.mul129.reass, %.090136
  %200 = icmp sgt i64 %199, 0
  br i1 %200, label %.lr.ph134, label %._crit_edge135

.lr.ph134:                                        ; preds = %.preheader104
  %201 = shl nsw i64 %.090136, 4
  %202 = mul nsw i64 %factor.op.mul.reass, %201
  br label %213

._crit_edge137:                                   ; preds = %._crit_edge135, %.preheader105
  %203 = phi i64 [ %192, %.preheader105 ], [ %206, %._crit_edge135 ]
  %204 = phi i64 [ %193, %.preheader105 ], [ %206, %._crit_edge135 ]
  %205 = add nuw nsw i64 %.0140, 1
  %exitcond151.not = icmp eq i64 %205, %15
  br i1 %exitcond151.not, label %._crit_edge141, label %.preheader105, !llvm.loop !65

._crit_edge135.loopexit:                          ; preds = %._crit_edge128
  %.pre154 = load i64, ptr %179, align 8, !tbaa !2
  br label %._crit_edge135

._crit_edge135:                                   ; preds = %._crit_edge135.loopexit, %.preheader104
  %206 = phi i64 [ %.pre154, %._crit_edge135.loopexit ], [ %197, %.preheader104 ]
  %207 = phi i64 [ %227, %._crit_edge135.loopexit ], [ %198, %.preheader104 ]
  %208 = phi i64 [ %227, %._crit_edge135.loopexit ], [ %199, %.preheader104 ]
  %209 = add nuw nsw i64 %.090136, 1
  %210 = add nsw i64 %206, 15
  %211 = sdiv i64 %210, 16
  %212 = icmp slt i64 %209, %211
  br i1 %212, label %.preheader104, label %._crit_edge137, !llvm.loop !66

213:                                              ; preds = %.lr.ph134, %._crit_edge128
  %214 = phi i64 [ %198, %.lr.ph134 ], [ %227, %._crit_edge128 ]
  %215 = phi i64 [ %199, %.lr.ph134 ], [ %227, %._crit_edge128 ]
  %.091133 = phi i64 [ 0, %.lr.ph134 ], [ %228, %._crit_edge128 ]
  %216 = load ptr, ptr %45, align 8, !tbaa !37
  %217 = ptrtoint ptr %216 to i64
  %218 = add i64 %217, 63
  %219 = and i64 %218, -64
  %220 = inttoptr i64 %219 to ptr
  %221 = getelementptr inbounds i8, ptr %220, i64 %factor.op.mul131.reass
  %222 = mul nsw i64 %215, %195
  %223 = add nsw i64 %222, %.091133
  %224 = add nuw nsw i64 %.091133, 4
  %.not92 = icmp sgt i64 %224, %215
  %225 = select i1 %.not92, i64 1, i64 4
  br i1 %180, label %.lr.ph127, label %._crit_edge128

.lr.ph127:                                        ; preds = %213
  %226 = mul nsw i64 %.091133, %36
  br label %230

._crit_edge128.loopexit:                          ; preds = %put_positions.exit
  %.pre153 = load i64, ptr %37, align 8, !tbaa !47
  br label %._crit_edge128

._crit_edge128:                                   ; preds = %._crit_edge128.loopexit, %213
  %227 = phi i64 [ %.pre153, %._crit_edge128.loopexit ], [ %214, %213 ]
  %228 = add nuw nsw i64 %225, %.091133
  %229 = icmp slt i64 %228, %227
  br i1 %229, label %213, label %._crit_edge135.loopexit, !llvm.loop !67

230:                                              ; preds = %.lr.ph127, %put_positions.exit
  %.089125 = phi i64 [ 0, %.lr.ph127 ], [ %337, %put_positions.exit ]
  %231 = load i64, ptr %59, align 8, !tbaa !50
  %232 = mul i64 %196, %231
  %233 = getelementptr inbounds i8, ptr %58, i64 %232
  %234 = mul nsw i64 %.089125, %43
  %235 = getelementptr inbounds i8, ptr %233, i64 %234
  %236 = getelementptr inbounds i8, ptr %235, i64 %226
  %237 = load i64, ptr %29, align 8, !tbaa !30
  call void @llvm.x86.tilezero(i8 0)
  br i1 %.not92, label %263, label %238

238:                                              ; preds = %230
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  call void @llvm.x86.tilezero(i8 3)
  %239 = icmp sgt i64 %237, 0
  br i1 %239, label %.preheader103, label %positions_4.exit

.preheader103:                                    ; preds = %238, %260
  %.033.i114 = phi i64 [ %261, %260 ], [ 0, %238 ]
  %.034.i113 = phi ptr [ %.2.i, %260 ], [ %221, %238 ]
  %.035.i112 = phi ptr [ %262, %260 ], [ %236, %238 ]
  br i1 %181, label %.lr.ph.preheader, label %._crit_edge

.lr.ph.preheader:                                 ; preds = %.preheader103
  br i1 %189, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph

._crit_edge.loopexit.unr-lcssa:                   ; preds = %.lr.ph, %.lr.ph.preheader
  %.lcssa165.ph = phi ptr [ poison, %.lr.ph.preheader ], [ %253, %.lr.ph ]
  %.lcssa.ph = phi ptr [ poison, %.lr.ph.preheader ], [ %254, %.lr.ph ]
  %.032.i109.unr = phi ptr [ %.035.i112, %.lr.ph.preheader ], [ %254, %.lr.ph ]
  %.1.i108.unr = phi ptr [ %.034.i113, %.lr.ph.preheader ], [ %253, %.lr.ph ]
  br i1 %lcmp.mod.not, label %._crit_edge, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %._crit_edge.loopexit.unr-lcssa
  call void @llvm.x86.tileloadd64(i8 4, ptr %.1.i108.unr, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.032.i109.unr, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %240 = getelementptr inbounds i8, ptr %.032.i109.unr, i64 %36
  call void @llvm.x86.tileloadd64(i8 6, ptr %240, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %241 = getelementptr inbounds i8, ptr %.032.i109.unr, i64 %182
  call void @llvm.x86.tileloadd64(i8 6, ptr %241, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 6)
  %242 = getelementptr inbounds i8, ptr %.032.i109.unr, i64 %183
  call void @llvm.x86.tileloadd64(i8 6, ptr %242, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 4, i8 6)
  %243 = getelementptr inbounds i8, ptr %.1.i108.unr, i64 1024
  %244 = getelementptr inbounds i8, ptr %.032.i109.unr, i64 1024
  br label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph.epil, %._crit_edge.loopexit.unr-lcssa, %.preheader103
  %.1.i.lcssa = phi ptr [ %.034.i113, %.preheader103 ], [ %.lcssa165.ph, %._crit_edge.loopexit.unr-lcssa ], [ %243, %.lr.ph.epil ]
  %.032.i.lcssa = phi ptr [ %.035.i112, %.preheader103 ], [ %.lcssa.ph, %._crit_edge.loopexit.unr-lcssa ], [ %244, %.lr.ph.epil ]
  br i1 %.not, label %260, label %255

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.032.i109 = phi ptr [ %254, %.lr.ph ], [ %.035.i112, %.lr.ph.preheader ]
  %.1.i108 = phi ptr [ %253, %.lr.ph ], [ %.034.i113, %.lr.ph.preheader ]
  %niter = phi i64 [ %niter.next.1, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.1.i108, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.032.i109, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %245 = getelementptr inbounds i8, ptr %.032.i109, i64 %36
  call void @llvm.x86.tileloadd64(i8 6, ptr %245, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %246 = getelementptr inbounds i8, ptr %.032.i109, i64 %182
  call void @llvm.x86.tileloadd64(i8 6, ptr %246, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 6)
  %247 = getelementptr inbounds i8, ptr %.032.i109, i64 %183
  call void @llvm.x86.tileloadd64(i8 6, ptr %247, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 4, i8 6)
  %248 = getelementptr inbounds i8, ptr %.1.i108, i64 1024
  %249 = getelementptr inbounds i8, ptr %.032.i109, i64 1024
  call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %248, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %249, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %250 = getelementptr inbounds i8, ptr %249, i64 %36
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %250, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %251 = getelementptr inbounds i8, ptr %249, i64 %182
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %251, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 6)
  %252 = getelementptr inbounds i8, ptr %249, i64 %183
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %252, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 4, i8 6)
  %253 = getelementptr inbounds i8, ptr %.1.i108, i64 2048
  %254 = getelementptr inbounds i8, ptr %.032.i109, i64 2048
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !68

255:                                              ; preds = %._crit_edge
  call void @llvm.x86.tileloadd64(i8 5, ptr %.1.i.lcssa, i64 64)
  call void @llvm.x86.tileloadd64(i8 7, ptr %.032.i.lcssa, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 5, i8 7)
  %256 = getelementptr inbounds i8, ptr %.032.i.lcssa, i64 %36
  call void @llvm.x86.tileloadd64(i8 7, ptr %256, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 5, i8 7)
  %257 = getelementptr inbounds i8, ptr %.032.i.lcssa, i64 %182
  call void @llvm.x86.tileloadd64(i8 7, ptr %257, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 7)
  %258 = getelementptr inbounds i8, ptr %.032.i.lcssa, i64 %183
  call void @llvm.x86.tileloadd64(i8 7, ptr %258, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %259 = getelementptr inbounds i8, ptr %.1.i.lcssa, i64 1024
  br label %260

260:                                              ; preds = %255, %._crit_edge
  %.2.i = phi ptr [ %259, %255 ], [ %.1.i.lcssa, %._crit_edge ]
  %261 = add nuw nsw i64 %.033.i114, 1
  %262 = getelementptr inbounds i8, ptr %.035.i112, i64 %44
  %exitcond147.not = icmp eq i64 %261, %237
  br i1 %exitcond147.not, label %positions_4.exit, label %.preheader103, !llvm.loop !69

positions_4.exit:                                 ; preds = %260, %238
  call void @llvm.x86.tilestored64(i8 0, ptr nonnull %5, i64 64)
  call void @llvm.x86.tilestored64(i8 1, ptr nonnull %184, i64 64)
  call void @llvm.x86.tilestored64(i8 2, ptr nonnull %185, i64 64)
  call void @llvm.x86.tilestored64(i8 3, ptr nonnull %186, i64 64)
  br label %280

263:                                              ; preds = %230
  %264 = icmp sgt i64 %237, 0
  br i1 %264, label %.preheader, label %positions_1.exit

.preheader:                                       ; preds = %263, %277
  %.018.i124 = phi i64 [ %278, %277 ], [ 0, %263 ]
  %.019.i123 = phi ptr [ %.2.i97, %277 ], [ %221, %263 ]
  %.020.i122 = phi ptr [ %279, %277 ], [ %236, %263 ]
  br i1 %181, label %.lr.ph118.preheader, label %._crit_edge119

.lr.ph118.preheader:                              ; preds = %.preheader
  br i1 %191, label %._crit_edge119.loopexit.unr-lcssa, label %.lr.ph118

._crit_edge119.loopexit.unr-lcssa:                ; preds = %.lr.ph118, %.lr.ph118.preheader
  %.lcssa167.ph = phi ptr [ poison, %.lr.ph118.preheader ], [ %273, %.lr.ph118 ]
  %.lcssa166.ph = phi ptr [ poison, %.lr.ph118.preheader ], [ %274, %.lr.ph118 ]
  %.017.i116.unr = phi ptr [ %.020.i122, %.lr.ph118.preheader ], [ %274, %.lr.ph118 ]
  %.1.i94115.unr = phi ptr [ %.019.i123, %.lr.ph118.preheader ], [ %273, %.lr.ph118 ]
  br i1 %lcmp.mod173.not, label %._crit_edge119, label %.lr.ph118.epil

.lr.ph118.epil:                                   ; preds = %._crit_edge119.loopexit.unr-lcssa, %.lr.ph118.epil
  %.017.i116.epil = phi ptr [ %266, %.lr.ph118.epil ], [ %.017.i116.unr, %._crit_edge119.loopexit.unr-lcssa ]
  %.1.i94115.epil = phi ptr [ %265, %.lr.ph118.epil ], [ %.1.i94115.unr, %._crit_edge119.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph118.epil ], [ 0, %._crit_edge119.loopexit.unr-lcssa ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.1.i94115.epil, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.017.i116.epil, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %265 = getelementptr inbounds i8, ptr %.1.i94115.epil, i64 1024
  %266 = getelementptr inbounds i8, ptr %.017.i116.epil, i64 1024
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter172
  br i1 %epil.iter.cmp.not, label %._crit_edge119, label %.lr.ph118.epil, !llvm.loop !70

._crit_edge119:                                   ; preds = %._crit_edge119.loopexit.unr-lcssa, %.lr.ph118.epil, %.preheader
  %.1.i94.lcssa = phi ptr [ %.019.i123, %.preheader ], [ %.lcssa167.ph, %._crit_edge119.loopexit.unr-lcssa ], [ %265, %.lr.ph118.epil ]
  %.017.i.lcssa = phi ptr [ %.020.i122, %.preheader ], [ %.lcssa166.ph, %._crit_edge119.loopexit.unr-lcssa ], [ %266, %.lr.ph118.epil ]
  br i1 %.not, label %277, label %275

.lr.ph118:                                        ; preds = %.lr.ph118.preheader, %.lr.ph118
  %.017.i116 = phi ptr [ %274, %.lr.ph118 ], [ %.020.i122, %.lr.ph118.preheader ]
  %.1.i94115 = phi ptr [ %273, %.lr.ph118 ], [ %.019.i123, %.lr.ph118.preheader ]
  %niter177 = phi i64 [ %niter177.next.3, %.lr.ph118 ], [ 0, %.lr.ph118.preheader ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.1.i94115, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.017.i116, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %267 = getelementptr inbounds i8, ptr %.1.i94115, i64 1024
  %268 = getelementptr inbounds i8, ptr %.017.i116, i64 1024
  call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %267, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %268, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %269 = getelementptr inbounds i8, ptr %.1.i94115, i64 2048
  %270 = getelementptr inbounds i8, ptr %.017.i116, i64 2048
  call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %269, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %270, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %271 = getelementptr inbounds i8, ptr %.1.i94115, i64 3072
  %272 = getelementptr inbounds i8, ptr %.017.i116, i64 3072
  call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %271, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %272, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %273 = getelementptr inbounds i8, ptr %.1.i94115, i64 4096
  %274 = getelementptr inbounds i8, ptr %.017.i116, i64 4096
  %niter177.next.3 = add i64 %niter177, 4
  %niter177.ncmp.3 = icmp eq i64 %niter177.next.3, %unroll_iter176
  br i1 %niter177.ncmp.3, label %._crit_edge119.loopexit.unr-lcssa, label %.lr.ph118, !llvm.loop !72

275:                                              ; preds = %._crit_edge119
  call void @llvm.x86.tileloadd64(i8 5, ptr %.1.i94.lcssa, i64 64)
  call void @llvm.x86.tileloadd64(i8 7, ptr %.017.i.lcssa, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 5, i8 7)
  %276 = getelementptr inbounds i8, ptr %.1.i94.lcssa, i64 1024
  br label %277

277:                                              ; preds = %275, %._crit_edge119
  %.2.i97 = phi ptr [ %276, %275 ], [ %.1.i94.lcssa, %._crit_edge119 ]
  %278 = add nuw nsw i64 %.018.i124, 1
  %279 = getelementptr inbounds i8, ptr %.020.i122, i64 %44
  %exitcond149.not = icmp eq i64 %278, %237
  br i1 %exitcond149.not, label %positions_1.exit, label %.preheader, !llvm.loop !73

positions_1.exit:                                 ; preds = %277, %263
  call void @llvm.x86.tilestored64(i8 0, ptr nonnull %5, i64 64)
  br label %280

280:                                              ; preds = %positions_1.exit, %positions_4.exit
  %281 = load i64, ptr %179, align 8, !tbaa !2
  %282 = sub nsw i64 %281, %201
  %283 = call i64 @llvm.smin.i64(i64 %282, i64 16)
  %284 = load i64, ptr %20, align 8, !tbaa !45
  %285 = shl nsw i64 %.089125, 4
  %286 = sub nsw i64 %284, %285
  %287 = load ptr, ptr %187, align 8, !tbaa !74
  %288 = getelementptr inbounds float, ptr %287, i64 %202
  %289 = mul nsw i64 %284, %223
  %290 = getelementptr inbounds float, ptr %288, i64 %289
  %291 = getelementptr inbounds float, ptr %290, i64 %285
  %292 = load i64, ptr %6, align 8, !tbaa !44
  %293 = load i64, ptr %37, align 8, !tbaa !47
  %294 = mul i64 %292, %284
  %295 = mul i64 %294, %293
  %296 = icmp sgt i64 %286, 15
  %297 = and i64 %284, 15
  %298 = ptrtoint ptr %291 to i64
  %299 = and i64 %298, 63
  %300 = or i64 %299, %297
  %301 = icmp eq i64 %300, 0
  %or.cond33.i = select i1 %296, i1 %301, i1 false
  br i1 %or.cond33.i, label %302, label %.critedge.i

302:                                              ; preds = %280
  %303 = mul nsw i64 %295, %281
  %304 = icmp sgt i64 %303, 524288
  br label %.critedge.i

.critedge.i:                                      ; preds = %302, %280
  %305 = phi i1 [ %304, %302 ], [ false, %280 ]
  %306 = icmp sgt i64 %282, 0
  br i1 %306, label %.preheader.lr.ph.i, label %put_positions.exit

.preheader.lr.ph.i:                               ; preds = %.critedge.i
  %307 = icmp slt i64 %286, 1
  %308 = trunc i64 %286 to i32
  %notmask.i.i98 = shl nsw i32 -1, %308
  %309 = trunc i32 %notmask.i.i98 to i16
  %310 = xor i16 %309, -1
  %311 = select i1 %307, i16 0, i16 %310
  %312 = select i1 %296, i16 -1, i16 %311
  %313 = bitcast i16 %312 to <16 x i1>
  br label %.preheader.i

.preheader.i:                                     ; preds = %._crit_edge.i100, %.preheader.lr.ph.i
  %.035.i99 = phi i64 [ 0, %.preheader.lr.ph.i ], [ %316, %._crit_edge.i100 ]
  %.idx29.i = shl i64 %.035.i99, 6
  %invariant.gep.i = getelementptr i8, ptr %5, i64 %.idx29.i
  %314 = mul nsw i64 %.035.i99, %295
  %315 = getelementptr inbounds float, ptr %291, i64 %314
  br label %317

._crit_edge.i100:                                 ; preds = %335
  %316 = add nuw nsw i64 %.035.i99, 1
  %exitcond37.not.i = icmp eq i64 %316, %283
  br i1 %exitcond37.not.i, label %put_positions.exit, label %.preheader.i, !llvm.loop !75

317:                                              ; preds = %335, %.preheader.i
  %.02834.i = phi i64 [ 0, %.preheader.i ], [ %336, %335 ]
  %.idx.i = shl i64 %.02834.i, 10
  %gep.i = getelementptr i8, ptr %invariant.gep.i, i64 %.idx.i
  %318 = load <16 x float>, ptr %gep.i, align 64, !tbaa !38
  %319 = bitcast <16 x float> %318 to <16 x i32>
  %320 = fcmp uno <16 x float> %318, zeroinitializer
  %321 = add <16 x i32> %319, <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>
  %322 = lshr <16 x i32> %319, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %323 = and <16 x i32> %322, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %324 = add <16 x i32> %321, %323
  %325 = and <16 x i32> %324, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %326 = and <16 x i32> %319, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %327 = or disjoint <16 x i32> %326, <i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344>
  %328 = select <16 x i1> %320, <16 x i32> %327, <16 x i32> %325
  %329 = load i64, ptr %20, align 8, !tbaa !45
  %330 = mul nsw i64 %329, %.02834.i
  %331 = getelementptr inbounds float, ptr %315, i64 %330
  br i1 %305, label %332, label %333

332:                                              ; preds = %317
  store <16 x i32> %328, ptr %331, align 64, !tbaa !38, !nontemporal !76
  br label %335

333:                                              ; preds = %317
  %334 = bitcast <16 x i32> %328 to <16 x float>
  call void @llvm.masked.store.v16f32.p0(<16 x float> %334, ptr %331, i32 1, <16 x i1> %313)
  br label %335

335:                                              ; preds = %333, %332
  %336 = add nuw nsw i64 %.02834.i, 1
  %exitcond.not.i102 = icmp eq i64 %336, %225
  br i1 %exitcond.not.i102, label %._crit_edge.i100, label %317, !llvm.loop !77

put_positions.exit:                               ; preds = %._crit_edge.i100, %.critedge.i
  %337 = add nuw nsw i64 %.089125, 1
  %exitcond150.not = icmp eq i64 %337, %smax
  br i1 %exitcond150.not, label %._crit_edge128.loopexit, label %230, !llvm.loop !78
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
  %38 = getelementptr inbounds i8, ptr %0, i64 24
  %39 = load ptr, ptr %38, align 8, !tbaa !37
  %40 = ptrtoint ptr %39 to i64
  %41 = add i64 %40, 63
  %42 = and i64 %41, -64
  %43 = inttoptr i64 %42 to ptr
  %44 = getelementptr inbounds i8, ptr %0, i64 184
  %45 = load i64, ptr %44, align 8, !tbaa !48
  %46 = getelementptr inbounds i8, ptr %0, i64 192
  %47 = load i64, ptr %46, align 8, !tbaa !49
  %48 = mul nsw i64 %47, %2
  %49 = add nsw i64 %48, %45
  %50 = shl nsw i64 %49, 2
  %51 = getelementptr inbounds i8, ptr %43, i64 %50
  %52 = getelementptr inbounds i8, ptr %0, i64 176
  %53 = load i64, ptr %52, align 8, !tbaa !79
  %54 = shl i64 %18, 10
  %55 = mul i64 %54, %29
  %56 = mul i64 %55, %33
  %57 = mul i64 %56, %53
  %58 = getelementptr inbounds i8, ptr %51, i64 %57
  %59 = getelementptr inbounds i8, ptr %0, i64 88
  %60 = load i64, ptr %59, align 8, !tbaa !30
  %61 = shl i64 %1, 10
  %62 = mul i64 %61, %24
  %63 = mul i64 %62, %33
  %64 = mul i64 %63, %37
  %.idx = mul i64 %64, %60
  %65 = getelementptr inbounds i8, ptr %43, i64 %.idx
  %66 = mul nsw i64 %18, %8
  %67 = mul nsw i64 %66, %27
  %68 = mul nsw i64 %18, %12
  %69 = mul nsw i64 %18, %15
  %70 = icmp slt i64 %68, %69
  br i1 %70, label %.preheader43.lr.ph.i, label %pack_gradient.exit

.preheader43.lr.ph.i:                             ; preds = %3
  %71 = getelementptr inbounds i8, ptr %0, i64 8
  %72 = getelementptr inbounds i8, ptr %5, i64 64
  %73 = getelementptr inbounds i8, ptr %5, i64 128
  %74 = getelementptr inbounds i8, ptr %5, i64 192
  %75 = getelementptr inbounds i8, ptr %5, i64 256
  %76 = getelementptr inbounds i8, ptr %5, i64 320
  %77 = getelementptr inbounds i8, ptr %5, i64 384
  %78 = getelementptr inbounds i8, ptr %5, i64 448
  %79 = getelementptr inbounds i8, ptr %5, i64 512
  %80 = getelementptr inbounds i8, ptr %5, i64 576
  %81 = getelementptr inbounds i8, ptr %5, i64 640
  %82 = getelementptr inbounds i8, ptr %5, i64 704
  %83 = getelementptr inbounds i8, ptr %5, i64 768
  %84 = getelementptr inbounds i8, ptr %5, i64 832
  %85 = getelementptr inbounds i8, ptr %5, i64 896
  %86 = getelementptr inbounds i8, ptr %5, i64 960
  br label %.preheader43.i

.preheader43.i:                                   ; preds = %._crit_edge50.i, %.preheader43.lr.ph.i
  %.pre.i = phi i64 [ %31, %.preheader43.lr.ph.i ], [ %.pre.i206, %._crit_edge50.i ]
  %87 = phi i64 [ %18, %.preheader43.lr.ph.i ], [ %94, %._crit_edge50.i ]
  %88 = phi i64 [ %27, %.preheader43.lr.ph.i ], [ %95, %._crit_edge50.i ]
  %89 = phi i64 [ %27, %.preheader43.lr.ph.i ], [ %96, %._crit_edge50.i ]
  %.02953.i = phi i64 [ %68, %.preheader43.lr.ph.i ], [ %97, %._crit_edge50.i ]
  %.03052.i = phi ptr [ %51, %.preheader43.lr.ph.i ], [ %.1.lcssa.i, %._crit_edge50.i ]
  %90 = icmp sgt i64 %89, 0
  br i1 %90, label %.preheader.i, label %._crit_edge50.i

.preheader.i:                                     ; preds = %.preheader43.i, %._crit_edge.i
  %.pre.i207 = phi i64 [ %.pre.i208, %._crit_edge.i ], [ %.pre.i, %.preheader43.i ]
  %91 = phi i64 [ %100, %._crit_edge.i ], [ %88, %.preheader43.i ]
  %92 = phi i64 [ %101, %._crit_edge.i ], [ %.pre.i, %.preheader43.i ]
  %.02849.i = phi i64 [ %102, %._crit_edge.i ], [ 0, %.preheader43.i ]
  %.148.i = phi ptr [ %.2.lcssa.i, %._crit_edge.i ], [ %.03052.i, %.preheader43.i ]
  %93 = icmp sgt i64 %92, 0
  br i1 %93, label %.lr.ph.i, label %._crit_edge.i

._crit_edge50.loopexit.i:                         ; preds = %._crit_edge.i
  %.pre57.i = load i64, ptr %17, align 8, !tbaa !47
  br label %._crit_edge50.i

._crit_edge50.i:                                  ; preds = %._crit_edge50.loopexit.i, %.preheader43.i
  %.pre.i206 = phi i64 [ %.pre.i, %.preheader43.i ], [ %.pre.i208, %._crit_edge50.loopexit.i ]
  %94 = phi i64 [ %87, %.preheader43.i ], [ %.pre57.i, %._crit_edge50.loopexit.i ]
  %95 = phi i64 [ %88, %.preheader43.i ], [ %100, %._crit_edge50.loopexit.i ]
  %96 = phi i64 [ %89, %.preheader43.i ], [ %100, %._crit_edge50.loopexit.i ]
  %.1.lcssa.i = phi ptr [ %.03052.i, %.preheader43.i ], [ %.2.lcssa.i, %._crit_edge50.loopexit.i ]
  %97 = add nsw i64 %.02953.i, 1
  %98 = mul nsw i64 %94, %15
  %99 = icmp slt i64 %97, %98
  br i1 %99, label %.preheader43.i, label %pack_gradient.exit.loopexit, !llvm.loop !80

._crit_edge.loopexit.i:                           ; preds = %turn_tile.exit.preheader.i
  %.pre56.i = load i64, ptr %26, align 8, !tbaa !45
  br label %._crit_edge.i

._crit_edge.i:                                    ; preds = %._crit_edge.loopexit.i, %.preheader.i
  %.pre.i208 = phi i64 [ %.pre.i207, %.preheader.i ], [ %175, %._crit_edge.loopexit.i ]
  %100 = phi i64 [ %91, %.preheader.i ], [ %.pre56.i, %._crit_edge.loopexit.i ]
  %101 = phi i64 [ %92, %.preheader.i ], [ %175, %._crit_edge.loopexit.i ]
  %.2.lcssa.i = phi ptr [ %.148.i, %.preheader.i ], [ %174, %._crit_edge.loopexit.i ]
  %102 = add nuw nsw i64 %.02849.i, 32
  %103 = icmp slt i64 %102, %100
  br i1 %103, label %.preheader.i, label %._crit_edge50.loopexit.i, !llvm.loop !81

.lr.ph.i:                                         ; preds = %.preheader.i, %turn_tile.exit.preheader.i
  %104 = phi i64 [ %175, %turn_tile.exit.preheader.i ], [ %92, %.preheader.i ]
  %.047.i = phi i64 [ %173, %turn_tile.exit.preheader.i ], [ 0, %.preheader.i ]
  %.246.i = phi ptr [ %174, %turn_tile.exit.preheader.i ], [ %.148.i, %.preheader.i ]
  %105 = load ptr, ptr %71, align 8, !tbaa !32
  %106 = mul nsw i64 %.047.i, %67
  %107 = getelementptr inbounds float, ptr %105, i64 %106
  %108 = load i64, ptr %26, align 8, !tbaa !45
  %109 = mul nsw i64 %108, %.02953.i
  %110 = getelementptr inbounds float, ptr %107, i64 %109
  %111 = getelementptr inbounds float, ptr %110, i64 %.02849.i
  %112 = sub nsw i64 %104, %.047.i
  %113 = sub nsw i64 %108, %.02849.i
  %114 = tail call i64 @llvm.smin.i64(i64 %113, i64 32)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %5) #7
  br label %115

115:                                              ; preds = %115, %.lr.ph.i
  %.047.i44.i = phi i64 [ 0, %.lr.ph.i ], [ %141, %115 ]
  %116 = mul nsw i64 %.047.i44.i, %67
  %117 = getelementptr inbounds float, ptr %111, i64 %116
  %118 = icmp sgt i64 %112, %.047.i44.i
  %119 = select i1 %118, i64 %114, i64 0
  %120 = icmp sgt i64 %119, 15
  %121 = icmp slt i64 %119, 1
  %122 = trunc i64 %119 to i32
  %notmask.i.i = shl nsw i32 -1, %122
  %123 = trunc i32 %notmask.i.i to i16
  %124 = xor i16 %123, -1
  %125 = select i1 %121, i16 0, i16 %124
  %126 = select i1 %120, i16 -1, i16 %125
  %127 = bitcast i16 %126 to <16 x i1>
  %128 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %117, i32 1, <16 x i1> %127, <16 x float> zeroinitializer)
  %129 = getelementptr inbounds i8, ptr %117, i64 64
  %130 = icmp sgt i64 %119, 31
  %131 = icmp slt i64 %119, 17
  %132 = add i32 %122, -16
  %notmask.i33.i = shl nsw i32 -1, %132
  %133 = trunc i32 %notmask.i33.i to i16
  %134 = xor i16 %133, -1
  %135 = select i1 %131, i16 0, i16 %134
  %136 = select i1 %130, i16 -1, i16 %135
  %137 = bitcast i16 %136 to <16 x i1>
  %138 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr nonnull %129, i32 1, <16 x i1> %137, <16 x float> zeroinitializer)
  %139 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %138, <16 x float> %128)
  %140 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 %.047.i44.i
  store <32 x bfloat> %139, ptr %140, align 16, !tbaa !38
  %141 = add nuw nsw i64 %.047.i44.i, 1
  %exitcond.not.i = icmp eq i64 %141, 16
  br i1 %exitcond.not.i, label %turn_tile.exit.preheader.i, label %115, !llvm.loop !82

turn_tile.exit.preheader.i:                       ; preds = %115
  %142 = load <16 x float>, ptr %5, align 16, !tbaa !38
  store <16 x float> %142, ptr %.246.i, align 4, !tbaa !38
  %143 = load <16 x float>, ptr %72, align 16, !tbaa !38
  %144 = getelementptr inbounds i8, ptr %.246.i, i64 64
  store <16 x float> %143, ptr %144, align 4, !tbaa !38
  %145 = load <16 x float>, ptr %73, align 16, !tbaa !38
  %146 = getelementptr inbounds i8, ptr %.246.i, i64 128
  store <16 x float> %145, ptr %146, align 4, !tbaa !38
  %147 = load <16 x float>, ptr %74, align 16, !tbaa !38
  %148 = getelementptr inbounds i8, ptr %.246.i, i64 192
  store <16 x float> %147, ptr %148, align 4, !tbaa !38
  %149 = load <16 x float>, ptr %75, align 16, !tbaa !38
  %150 = getelementptr inbounds i8, ptr %.246.i, i64 256
  store <16 x float> %149, ptr %150, align 4, !tbaa !38
  %151 = load <16 x float>, ptr %76, align 16, !tbaa !38
  %152 = getelementptr inbounds i8, ptr %.246.i, i64 320
  store <16 x float> %151, ptr %152, align 4, !tbaa !38
  %153 = load <16 x float>, ptr %77, align 16, !tbaa !38
  %154 = getelementptr inbounds i8, ptr %.246.i, i64 384
  store <16 x float> %153, ptr %154, align 4, !tbaa !38
  %155 = load <16 x float>, ptr %78, align 16, !tbaa !38
  %156 = getelementptr inbounds i8, ptr %.246.i, i64 448
  store <16 x float> %155, ptr %156, align 4, !tbaa !38
  %157 = load <16 x float>, ptr %79, align 16, !tbaa !38
  %158 = getelementptr inbounds i8, ptr %.246.i, i64 512
  store <16 x float> %157, ptr %158, align 4, !tbaa !38
  %159 = load <16 x float>, ptr %80, align 16, !tbaa !38
  %160 = getelementptr inbounds i8, ptr %.246.i, i64 576
  store <16 x float> %159, ptr %160, align 4, !tbaa !38
  %161 = load <16 x float>, ptr %81, align 16, !tbaa !38
  %162 = getelementptr inbounds i8, ptr %.246.i, i64 640
  store <16 x float> %161, ptr %162, align 4, !tbaa !38
  %163 = load <16 x float>, ptr %82, align 16, !tbaa !38
  %164 = getelementptr inbounds i8, ptr %.246.i, i64 704
  store <16 x float> %163, ptr %164, align 4, !tbaa !38
  %165 = load <16 x float>, ptr %83, align 16, !tbaa !38
  %166 = getelementptr inbounds i8, ptr %.246.i, i64 768
  store <16 x float> %165, ptr %166, align 4, !tbaa !38
  %167 = load <16 x float>, ptr %84, align 16, !tbaa !38
  %168 = getelementptr inbounds i8, ptr %.246.i, i64 832
  store <16 x float> %167, ptr %168, align 4, !tbaa !38
  %169 = load <16 x float>, ptr %85, align 16, !tbaa !38
  %170 = getelementptr inbounds i8, ptr %.246.i, i64 896
  store <16 x float> %169, ptr %170, align 4, !tbaa !38
  %171 = load <16 x float>, ptr %86, align 16, !tbaa !38
  %172 = getelementptr inbounds i8, ptr %.246.i, i64 960
  store <16 x float> %171, ptr %172, align 4, !tbaa !38
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %5) #7
  %173 = add nuw nsw i64 %.047.i, 16
  %174 = getelementptr inbounds i8, ptr %.246.i, i64 1024
  %175 = load i64, ptr %30, align 8, !tbaa !2
  %176 = icmp slt i64 %173, %175
  br i1 %176, label %.lr.ph.i, label %._crit_edge.loopexit.i, !llvm.loop !83

pack_gradient.exit.loopexit:                      ; preds = %._crit_edge50.i
  %.pre = load i64, ptr %59, align 8, !tbaa !30
  %.pre209 = load i64, ptr %20, align 8, !tbaa !46
  %.pre210 = load i64, ptr %23, align 8, !tbaa !29
  %.pre220 = add i64 %94, -1
  %.pre221 = mul i64 %.pre220, %.pre209
  %.pre223 = add i64 %.pre221, %.pre210
  br label %pack_gradient.exit

pack_gradient.exit:                               ; preds = %pack_gradient.exit.loopexit, %3
  %.pre-phi224 = phi i64 [ %.pre223, %pack_gradient.exit.loopexit ], [ %25, %3 ]
  %177 = phi i64 [ %95, %pack_gradient.exit.loopexit ], [ %27, %3 ]
  %178 = phi i64 [ %.pre, %pack_gradient.exit.loopexit ], [ %60, %3 ]
  %179 = getelementptr inbounds i8, ptr %0, i64 104
  %180 = load i64, ptr %179, align 8, !tbaa !50
  %181 = mul nsw i64 %180, %12
  %182 = add nsw i64 %16, -1
  %183 = mul nsw i64 %180, %182
  %184 = add nsw i64 %183, %178
  %185 = getelementptr inbounds i8, ptr %0, i64 56
  %186 = load i64, ptr %185, align 8, !tbaa !52
  %187 = getelementptr inbounds i8, ptr %0, i64 64
  %188 = load i64, ptr %187, align 8, !tbaa !51
  %189 = mul nsw i64 %188, %186
  %190 = mul nsw i64 %189, %177
  %191 = icmp sgt i64 %184, 0
  br i1 %191, label %.preheader65.lr.ph.i, label %pack_rows.exit

.preheader65.lr.ph.i:                             ; preds = %pack_gradient.exit
  %192 = icmp sgt i64 %.pre-phi224, 0
  %193 = getelementptr inbounds i8, ptr %0, i64 120
  %194 = getelementptr inbounds i8, ptr %0, i64 128
  %195 = getelementptr inbounds i8, ptr %4, i64 512
  %196 = getelementptr inbounds i8, ptr %4, i64 64
  %197 = getelementptr inbounds i8, ptr %4, i64 576
  %198 = getelementptr inbounds i8, ptr %4, i64 128
  %199 = getelementptr inbounds i8, ptr %4, i64 640
  %200 = getelementptr inbounds i8, ptr %4, i64 192
  %201 = getelementptr inbounds i8, ptr %4, i64 704
  %202 = getelementptr inbounds i8, ptr %4, i64 256
  %203 = getelementptr inbounds i8, ptr %4, i64 768
  %204 = getelementptr inbounds i8, ptr %4, i64 320
  %205 = getelementptr inbounds i8, ptr %4, i64 832
  %206 = getelementptr inbounds i8, ptr %4, i64 384
  %207 = getelementptr inbounds i8, ptr %4, i64 896
  %208 = getelementptr inbounds i8, ptr %4, i64 448
  %209 = getelementptr inbounds i8, ptr %4, i64 960
  br label %.preheader65.i

.preheader65.i:                                   ; preds = %._crit_edge81.i, %.preheader65.lr.ph.i
  %210 = phi i64 [ %177, %.preheader65.lr.ph.i ], [ %213, %._crit_edge81.i ]
  %211 = phi i64 [ %177, %.preheader65.lr.ph.i ], [ %214, %._crit_edge81.i ]
  %.084.i = phi ptr [ %58, %.preheader65.lr.ph.i ], [ %.1.lcssa.i99, %._crit_edge81.i ]
  %.04183.i = phi i64 [ 0, %.preheader65.lr.ph.i ], [ %215, %._crit_edge81.i ]
  br i1 %192, label %.lr.ph80.i, label %._crit_edge81.i

.lr.ph80.i:                                       ; preds = %.preheader65.i
  %212 = add nsw i64 %.04183.i, %181
  br label %216

._crit_edge81.i:                                  ; preds = %._crit_edge76.i, %.preheader65.i
  %213 = phi i64 [ %210, %.preheader65.i ], [ %234, %._crit_edge76.i ]
  %214 = phi i64 [ %211, %.preheader65.i ], [ %235, %._crit_edge76.i ]
  %.1.lcssa.i99 = phi ptr [ %.084.i, %.preheader65.i ], [ %.2.lcssa.i100, %._crit_edge76.i ]
  %215 = add nuw nsw i64 %.04183.i, 1
  %exitcond92.not.i = icmp eq i64 %215, %184
  br i1 %exitcond92.not.i, label %pack_rows.exit, label %.preheader65.i, !llvm.loop !84

216:                                              ; preds = %._crit_edge76.i, %.lr.ph80.i
  %217 = phi i64 [ %210, %.lr.ph80.i ], [ %234, %._crit_edge76.i ]
  %218 = phi i64 [ %211, %.lr.ph80.i ], [ %235, %._crit_edge76.i ]
  %.179.i = phi ptr [ %.084.i, %.lr.ph80.i ], [ %.2.lcssa.i100, %._crit_edge76.i ]
  %.04478.i = phi i64 [ 0, %.lr.ph80.i ], [ %236, %._crit_edge76.i ]
  %219 = load i64, ptr %193, align 8, !tbaa !53
  %220 = load i64, ptr %185, align 8, !tbaa !52
  %221 = sub i64 %212, %219
  %.not.i51.i = icmp slt i64 %221, %220
  %.inv.i = icmp sgt i64 %221, -1
  %222 = select i1 %.inv.i, i1 %.not.i51.i, i1 false
  %223 = select i1 %222, i64 %221, i64 -1
  %224 = load i64, ptr %194, align 8, !tbaa !57
  %225 = load i64, ptr %187, align 8, !tbaa !51
  %226 = sub nsw i64 %.04478.i, %224
  %.not.i50.i = icmp slt i64 %226, %225
  %.inv60.i = icmp sgt i64 %226, -1
  %227 = select i1 %.inv60.i, i1 %.not.i50.i, i1 false
  %228 = select i1 %227, i64 %226, i64 -1
  %229 = icmp sgt i64 %218, 0
  br i1 %229, label %.preheader64.lr.ph.i, label %._crit_edge76.i

.preheader64.lr.ph.i:                             ; preds = %216
  %230 = select i1 %222, i1 %227, i1 false
  %.pre.i101 = load i64, ptr %34, align 8, !tbaa !28
  br label %.preheader64.i

.preheader64.i:                                   ; preds = %._crit_edge.i102, %.preheader64.lr.ph.i
  %231 = phi i64 [ %217, %.preheader64.lr.ph.i ], [ %237, %._crit_edge.i102 ]
  %232 = phi i64 [ %.pre.i101, %.preheader64.lr.ph.i ], [ %238, %._crit_edge.i102 ]
  %.275.i = phi ptr [ %.179.i, %.preheader64.lr.ph.i ], [ %.3.lcssa.i, %._crit_edge.i102 ]
  %.04374.i = phi i64 [ 0, %.preheader64.lr.ph.i ], [ %239, %._crit_edge.i102 ]
  %233 = icmp sgt i64 %232, 0
  br i1 %233, label %.lr.ph.i103, label %._crit_edge.i102

._crit_edge76.i:                                  ; preds = %._crit_edge.i102, %216
  %234 = phi i64 [ %217, %216 ], [ %237, %._crit_edge.i102 ]
  %235 = phi i64 [ %218, %216 ], [ %237, %._crit_edge.i102 ]
  %.2.lcssa.i100 = phi ptr [ %.179.i, %216 ], [ %.3.lcssa.i, %._crit_edge.i102 ]
  %236 = add nuw nsw i64 %.04478.i, 1
  %exitcond91.not.i = icmp eq i64 %236, %.pre-phi224
  br i1 %exitcond91.not.i, label %._crit_edge81.i, label %216, !llvm.loop !85

._crit_edge.loopexit.i107:                        ; preds = %turn_tile.exit.preheader.i106
  %.pre93.i = load i64, ptr %26, align 8, !tbaa !45
  br label %._crit_edge.i102

._crit_edge.i102:                                 ; preds = %._crit_edge.loopexit.i107, %.preheader64.i
  %237 = phi i64 [ %231, %.preheader64.i ], [ %.pre93.i, %._crit_edge.loopexit.i107 ]
  %238 = phi i64 [ %232, %.preheader64.i ], [ %395, %._crit_edge.loopexit.i107 ]
  %.3.lcssa.i = phi ptr [ %.275.i, %.preheader64.i ], [ %394, %._crit_edge.loopexit.i107 ]
  %239 = add nuw nsw i64 %.04374.i, 32
  %240 = icmp slt i64 %239, %237
  br i1 %240, label %.preheader64.i, label %._crit_edge76.i, !llvm.loop !86

.lr.ph.i103:                                      ; preds = %.preheader64.i, %turn_tile.exit.preheader.i106
  %241 = phi i64 [ %395, %turn_tile.exit.preheader.i106 ], [ %232, %.preheader64.i ]
  %.373.i = phi ptr [ %394, %turn_tile.exit.preheader.i106 ], [ %.275.i, %.preheader64.i ]
  %.04272.i = phi i64 [ %393, %turn_tile.exit.preheader.i106 ], [ 0, %.preheader64.i ]
  %242 = load ptr, ptr %0, align 8, !tbaa !55
  %243 = mul nsw i64 %.04272.i, %190
  %244 = getelementptr inbounds float, ptr %242, i64 %243
  %245 = load i64, ptr %187, align 8, !tbaa !51
  %246 = mul nsw i64 %245, %223
  %247 = add nsw i64 %246, %228
  %248 = load i64, ptr %26, align 8, !tbaa !45
  %249 = mul nsw i64 %247, %248
  %250 = getelementptr inbounds float, ptr %244, i64 %249
  %251 = getelementptr inbounds float, ptr %250, i64 %.04374.i
  %252 = sub nsw i64 %241, %.04272.i
  %253 = sub nsw i64 %248, %.04374.i
  %254 = tail call i64 @llvm.smin.i64(i64 %253, i64 32)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %4) #7
  br label %255

255:                                              ; preds = %255, %.lr.ph.i103
  %.047.i66.i = phi i64 [ 0, %.lr.ph.i103 ], [ %282, %255 ]
  %256 = mul nsw i64 %.047.i66.i, %190
  %257 = getelementptr inbounds float, ptr %251, i64 %256
  %258 = icmp sgt i64 %252, %.047.i66.i
  %259 = select i1 %230, i1 %258, i1 false
  %260 = select i1 %259, i64 %254, i64 0
  %261 = icmp sgt i64 %260, 15
  %262 = icmp slt i64 %260, 1
  %263 = trunc i64 %260 to i32
  %notmask.i.i104 = shl nsw i32 -1, %263
  %264 = trunc i32 %notmask.i.i104 to i16
  %265 = xor i16 %264, -1
  %266 = select i1 %262, i16 0, i16 %265
  %267 = select i1 %261, i16 -1, i16 %266
  %268 = bitcast i16 %267 to <16 x i1>
  %269 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %257, i32 1, <16 x i1> %268, <16 x float> zeroinitializer)
  %270 = getelementptr inbounds i8, ptr %257, i64 64
  %271 = icmp sgt i64 %260, 31
  %272 = icmp slt i64 %260, 17
  %273 = add i32 %263, -16
  %notmask.i47.i = shl nsw i32 -1, %273
  %274 = trunc i32 %notmask.i47.i to i16
  %275 = xor i16 %274, -1
  %276 = select i1 %272, i16 0, i16 %275
  %277 = select i1 %271, i16 -1, i16 %276
  %278 = bitcast i16 %277 to <16 x i1>
  %279 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr nonnull %270, i32 1, <16 x i1> %278, <16 x float> zeroinitializer)
  %280 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %279, <16 x float> %269)
  %281 = getelementptr inbounds [16 x <16 x float>], ptr %4, i64 0, i64 %.047.i66.i
  store <32 x bfloat> %280, ptr %281, align 16, !tbaa !38
  %282 = add nuw nsw i64 %.047.i66.i, 1
  %exitcond.not.i105 = icmp eq i64 %282, 16
  br i1 %exitcond.not.i105, label %turn_tile.exit.preheader.i106, label %255, !llvm.loop !82

turn_tile.exit.preheader.i106:                    ; preds = %255
  %283 = load <16 x float>, ptr %4, align 16, !tbaa !38
  %284 = load <16 x float>, ptr %195, align 16, !tbaa !38
  %285 = shufflevector <16 x float> %283, <16 x float> %284, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %286 = shufflevector <16 x float> %283, <16 x float> %284, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %287 = load <16 x float>, ptr %196, align 16, !tbaa !38
  %288 = load <16 x float>, ptr %197, align 16, !tbaa !38
  %289 = shufflevector <16 x float> %287, <16 x float> %288, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %290 = shufflevector <16 x float> %287, <16 x float> %288, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %291 = load <16 x float>, ptr %198, align 16, !tbaa !38
  %292 = load <16 x float>, ptr %199, align 16, !tbaa !38
  %293 = shufflevector <16 x float> %291, <16 x float> %292, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %294 = shufflevector <16 x float> %291, <16 x float> %292, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %295 = load <16 x float>, ptr %200, align 16, !tbaa !38
  %296 = load <16 x float>, ptr %201, align 16, !tbaa !38
  %297 = shufflevector <16 x float> %295, <16 x float> %296, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %298 = shufflevector <16 x float> %295, <16 x float> %296, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %299 = load <16 x float>, ptr %202, align 16, !tbaa !38
  %300 = load <16 x float>, ptr %203, align 16, !tbaa !38
  %301 = shufflevector <16 x float> %299, <16 x float> %300, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %302 = shufflevector <16 x float> %299, <16 x float> %300, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %303 = load <16 x float>, ptr %204, align 16, !tbaa !38
  %304 = load <16 x float>, ptr %205, align 16, !tbaa !38
  %305 = shufflevector <16 x float> %303, <16 x float> %304, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %306 = shufflevector <16 x float> %303, <16 x float> %304, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %307 = load <16 x float>, ptr %206, align 16, !tbaa !38
  %308 = load <16 x float>, ptr %207, align 16, !tbaa !38
  %309 = shufflevector <16 x float> %307, <16 x float> %308, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %310 = shufflevector <16 x float> %307, <16 x float> %308, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %311 = load <16 x float>, ptr %208, align 16, !tbaa !38
  %312 = load <16 x float>, ptr %209, align 16, !tbaa !38
  %313 = shufflevector <16 x float> %311, <16 x float> %312, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %314 = shufflevector <16 x float> %311, <16 x float> %312, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %315 = shufflevector <16 x float> %285, <16 x float> %301, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %316 = shufflevector <16 x float> %285, <16 x float> %301, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %317 = shufflevector <16 x float> %289, <16 x float> %305, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %318 = shufflevector <16 x float> %289, <16 x float> %305, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %319 = shufflevector <16 x float> %293, <16 x float> %309, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %320 = shufflevector <16 x float> %293, <16 x float> %309, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %321 = shufflevector <16 x float> %297, <16 x float> %313, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %322 = shufflevector <16 x float> %297, <16 x float> %313, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %323 = shufflevector <16 x float> %286, <16 x float> %302, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %324 = shufflevector <16 x float> %286, <16 x float> %302, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %325 = shufflevector <16 x float> %290, <16 x float> %306, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %326 = shufflevector <16 x float> %290, <16 x float> %306, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %327 = shufflevector <16 x float> %294, <16 x float> %310, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %328 = shufflevector <16 x float> %294, <16 x float> %310, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %329 = shufflevector <16 x float> %298, <16 x float> %314, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %330 = shufflevector <16 x float> %298, <16 x float> %314, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %331 = shufflevector <16 x float> %315, <16 x float> %319, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %332 = shufflevector <16 x float> %315, <16 x float> %319, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %333 = shufflevector <16 x float> %317, <16 x float> %321, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %334 = shufflevector <16 x float> %317, <16 x float> %321, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %335 = shufflevector <16 x float> %316, <16 x float> %320, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %336 = shufflevector <16 x float> %316, <16 x float> %320, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %337 = shufflevector <16 x float> %318, <16 x float> %322, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %338 = shufflevector <16 x float> %318, <16 x float> %322, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %339 = shufflevector <16 x float> %323, <16 x float> %327, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %340 = shufflevector <16 x float> %323, <16 x float> %327, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %341 = shufflevector <16 x float> %325, <16 x float> %329, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %342 = shufflevector <16 x float> %325, <16 x float> %329, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %343 = shufflevector <16 x float> %324, <16 x float> %328, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %344 = shufflevector <16 x float> %324, <16 x float> %328, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %345 = shufflevector <16 x float> %326, <16 x float> %330, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %346 = shufflevector <16 x float> %326, <16 x float> %330, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %347 = shufflevector <16 x float> %331, <16 x float> %333, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %347, ptr %4, align 16, !tbaa !38
  %348 = shufflevector <16 x float> %331, <16 x float> %333, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %348, ptr %196, align 16, !tbaa !38
  %349 = shufflevector <16 x float> %332, <16 x float> %334, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %349, ptr %198, align 16, !tbaa !38
  %350 = shufflevector <16 x float> %332, <16 x float> %334, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %350, ptr %200, align 16, !tbaa !38
  %351 = shufflevector <16 x float> %335, <16 x float> %337, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %351, ptr %202, align 16, !tbaa !38
  %352 = shufflevector <16 x float> %335, <16 x float> %337, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %352, ptr %204, align 16, !tbaa !38
  %353 = shufflevector <16 x float> %336, <16 x float> %338, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %353, ptr %206, align 16, !tbaa !38
  %354 = shufflevector <16 x float> %336, <16 x float> %338, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %354, ptr %208, align 16, !tbaa !38
  %355 = shufflevector <16 x float> %339, <16 x float> %341, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %355, ptr %195, align 16, !tbaa !38
  %356 = shufflevector <16 x float> %339, <16 x float> %341, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %356, ptr %197, align 16, !tbaa !38
  %357 = shufflevector <16 x float> %340, <16 x float> %342, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %357, ptr %199, align 16, !tbaa !38
  %358 = shufflevector <16 x float> %340, <16 x float> %342, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %358, ptr %201, align 16, !tbaa !38
  %359 = shufflevector <16 x float> %343, <16 x float> %345, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %359, ptr %203, align 16, !tbaa !38
  %360 = shufflevector <16 x float> %343, <16 x float> %345, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %360, ptr %205, align 16, !tbaa !38
  %361 = shufflevector <16 x float> %344, <16 x float> %346, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %361, ptr %207, align 16, !tbaa !38
  %362 = shufflevector <16 x float> %344, <16 x float> %346, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %362, ptr %209, align 16, !tbaa !38
  store <16 x float> %347, ptr %.373.i, align 4, !tbaa !38
  %363 = load <16 x float>, ptr %196, align 16, !tbaa !38
  %364 = getelementptr inbounds i8, ptr %.373.i, i64 64
  store <16 x float> %363, ptr %364, align 4, !tbaa !38
  %365 = load <16 x float>, ptr %198, align 16, !tbaa !38
  %366 = getelementptr inbounds i8, ptr %.373.i, i64 128
  store <16 x float> %365, ptr %366, align 4, !tbaa !38
  %367 = load <16 x float>, ptr %200, align 16, !tbaa !38
  %368 = getelementptr inbounds i8, ptr %.373.i, i64 192
  store <16 x float> %367, ptr %368, align 4, !tbaa !38
  %369 = load <16 x float>, ptr %202, align 16, !tbaa !38
  %370 = getelementptr inbounds i8, ptr %.373.i, i64 256
  store <16 x float> %369, ptr %370, align 4, !tbaa !38
  %371 = load <16 x float>, ptr %204, align 16, !tbaa !38
  %372 = getelementptr inbounds i8, ptr %.373.i, i64 320
  store <16 x float> %371, ptr %372, align 4, !tbaa !38
  %373 = load <16 x float>, ptr %206, align 16, !tbaa !38
  %374 = getelementptr inbounds i8, ptr %.373.i, i64 384
  store <16 x float> %373, ptr %374, align 4, !tbaa !38
  %375 = load <16 x float>, ptr %208, align 16, !tbaa !38
  %376 = getelementptr inbounds i8, ptr %.373.i, i64 448
  store <16 x float> %375, ptr %376, align 4, !tbaa !38
  %377 = load <16 x float>, ptr %195, align 16, !tbaa !38
  %378 = getelementptr inbounds i8, ptr %.373.i, i64 512
  store <16 x float> %377, ptr %378, align 4, !tbaa !38
  %379 = load <16 x float>, ptr %197, align 16, !tbaa !38
  %380 = getelementptr inbounds i8, ptr %.373.i, i64 576
  store <16 x float> %379, ptr %380, align 4, !tbaa !38
  %381 = load <16 x float>, ptr %199, align 16, !tbaa !38
  %382 = getelementptr inbounds i8, ptr %.373.i, i64 640
  store <16 x float> %381, ptr %382, align 4, !tbaa !38
  %383 = load <16 x float>, ptr %201, align 16, !tbaa !38
  %384 = getelementptr inbounds i8, ptr %.373.i, i64 704
  store <16 x float> %383, ptr %384, align 4, !tbaa !38
  %385 = load <16 x float>, ptr %203, align 16, !tbaa !38
  %386 = getelementptr inbounds i8, ptr %.373.i, i64 768
  store <16 x float> %385, ptr %386, align 4, !tbaa !38
  %387 = load <16 x float>, ptr %205, align 16, !tbaa !38
  %388 = getelementptr inbounds i8, ptr %.373.i, i64 832
  store <16 x float> %387, ptr %388, align 4, !tbaa !38
  %389 = load <16 x float>, ptr %207, align 16, !tbaa !38
  %390 = getelementptr inbounds i8, ptr %.373.i, i64 896
  store <16 x float> %389, ptr %390, align 4, !tbaa !38
  %391 = load <16 x float>, ptr %209, align 16, !tbaa !38
  %392 = getelementptr inbounds i8, ptr %.373.i, i64 960
  store <16 x float> %391, ptr %392, align 4, !tbaa !38
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %4) #7
  %393 = add nuw nsw i64 %.04272.i, 16
  %394 = getelementptr inbounds i8, ptr %.373.i, i64 1024
  %395 = load i64, ptr %34, align 8, !tbaa !28
  %396 = icmp slt i64 %393, %395
  br i1 %396, label %.lr.ph.i103, label %._crit_edge.loopexit.i107, !llvm.loop !87

pack_rows.exit:                                   ; preds = %._crit_edge81.i, %pack_gradient.exit
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #7
  br label %414

begin_tiles.exit:                                 ; preds = %414
  store i8 1, ptr %6, align 2, !tbaa !60
  %397 = getelementptr inbounds i8, ptr %6, i64 48
  %398 = getelementptr inbounds i8, ptr %6, i64 16
  store i8 16, ptr %397, align 2, !tbaa !38
  store i16 64, ptr %398, align 2, !tbaa !62
  %399 = getelementptr inbounds i8, ptr %6, i64 49
  store i8 16, ptr %399, align 1, !tbaa !38
  %400 = getelementptr inbounds i8, ptr %6, i64 18
  store i16 64, ptr %400, align 2, !tbaa !62
  %401 = getelementptr inbounds i8, ptr %6, i64 50
  store i8 16, ptr %401, align 2, !tbaa !38
  %402 = getelementptr inbounds i8, ptr %6, i64 20
  store i16 64, ptr %402, align 2, !tbaa !62
  %403 = getelementptr inbounds i8, ptr %6, i64 51
  store i8 16, ptr %403, align 1, !tbaa !38
  %404 = getelementptr inbounds i8, ptr %6, i64 22
  store i16 64, ptr %404, align 2, !tbaa !62
  %405 = getelementptr inbounds i8, ptr %6, i64 52
  store i8 16, ptr %405, align 2, !tbaa !38
  %406 = getelementptr inbounds i8, ptr %6, i64 24
  store i16 64, ptr %406, align 2, !tbaa !62
  %407 = getelementptr inbounds i8, ptr %6, i64 53
  store i8 16, ptr %407, align 1, !tbaa !38
  %408 = getelementptr inbounds i8, ptr %6, i64 54
  store i8 16, ptr %408, align 2, !tbaa !38
  %409 = getelementptr inbounds i8, ptr %6, i64 28
  store i16 64, ptr %409, align 2, !tbaa !62
  %410 = getelementptr inbounds i8, ptr %6, i64 30
  store i16 64, ptr %410, align 2, !tbaa !62
  %411 = getelementptr inbounds i8, ptr %6, i64 26
  store i16 64, ptr %411, align 2, !tbaa !62
  %412 = getelementptr inbounds i8, ptr %6, i64 55
  store i8 16, ptr %412, align 1, !tbaa !38
  call void @llvm.x86.ldtilecfg(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #7
  %413 = icmp sgt i64 %31, 0
  br i1 %413, label %.preheader112.lr.ph, label %._crit_edge180

414:                                              ; preds = %414, %pack_rows.exit
  %.09.i120 = phi i64 [ 0, %pack_rows.exit ], [ %430, %414 ]
  %415 = getelementptr inbounds i8, ptr %6, i64 %.09.i120
  store i8 0, ptr %415, align 2, !tbaa !38
  %416 = or disjoint i64 %.09.i120, 1
  %417 = getelementptr inbounds i8, ptr %6, i64 %416
  store i8 0, ptr %417, align 1, !tbaa !38
  %418 = or disjoint i64 %.09.i120, 2
  %419 = getelementptr inbounds i8, ptr %6, i64 %418
  store i8 0, ptr %419, align 2, !tbaa !38
  %420 = or disjoint i64 %.09.i120, 3
  %421 = getelementptr inbounds i8, ptr %6, i64 %420
  store i8 0, ptr %421, align 1, !tbaa !38
  %422 = or disjoint i64 %.09.i120, 4
  %423 = getelementptr inbounds i8, ptr %6, i64 %422
  store i8 0, ptr %423, align 2, !tbaa !38
  %424 = or disjoint i64 %.09.i120, 5
  %425 = getelementptr inbounds i8, ptr %6, i64 %424
  store i8 0, ptr %425, align 1, !tbaa !38
  %426 = or disjoint i64 %.09.i120, 6
  %427 = getelementptr inbounds i8, ptr %6, i64 %426
  store i8 0, ptr %427, align 2, !tbaa !38
  %428 = or disjoint i64 %.09.i120, 7
  %429 = getelementptr inbounds i8, ptr %6, i64 %428
  store i8 0, ptr %429, align 1, !tbaa !38
  %430 = add nuw nsw i64 %.09.i120, 8
  %exitcond.not.7 = icmp eq i64 %430, 64
  br i1 %exitcond.not.7, label %begin_tiles.exit, label %414, !llvm.loop !64

.preheader112.lr.ph:                              ; preds = %begin_tiles.exit
  %431 = icmp sgt i64 %35, 0
  %432 = mul i64 %37, %29
  %433 = icmp sgt i64 %16, 0
  %smax201 = call i64 @llvm.smax.i64(i64 %37, i64 1)
  %smax203 = call i64 @llvm.smax.i64(i64 %33, i64 1)
  br label %.preheader112

.preheader112:                                    ; preds = %.preheader112.lr.ph, %._crit_edge176
  %.0179 = phi ptr [ %65, %.preheader112.lr.ph ], [ %.1.lcssa, %._crit_edge176 ]
  %.074178 = phi i64 [ 0, %.preheader112.lr.ph ], [ %439, %._crit_edge176 ]
  br i1 %431, label %.preheader111.lr.ph, label %._crit_edge176

.preheader111.lr.ph:                              ; preds = %.preheader112
  %434 = shl nsw i64 %.074178, 10
  %435 = getelementptr inbounds i8, ptr %51, i64 %434
  %.pre211 = load i64, ptr %59, align 8, !tbaa !30
  br label %.preheader111

._crit_edge180:                                   ; preds = %._crit_edge176, %begin_tiles.exit
  call void @llvm.x86.tilerelease()
  ret void

.preheader111:                                    ; preds = %.preheader111.lr.ph, %._crit_edge172
  %436 = phi i64 [ %.pre211, %.preheader111.lr.ph ], [ %444, %._crit_edge172 ]
  %437 = phi i64 [ %.pre211, %.preheader111.lr.ph ], [ %445, %._crit_edge172 ]
  %.1175 = phi ptr [ %.0179, %.preheader111.lr.ph ], [ %.2.lcssa, %._crit_edge172 ]
  %.077174 = phi i64 [ 0, %.preheader111.lr.ph ], [ %446, %._crit_edge172 ]
  %438 = icmp sgt i64 %437, 0
  br i1 %438, label %.preheader110.preheader, label %._crit_edge172

.preheader110.preheader:                          ; preds = %.preheader111
  %.pre212 = load i64, ptr %23, align 8, !tbaa !29
  br label %.preheader110

._crit_edge176:                                   ; preds = %._crit_edge172, %.preheader112
  %.1.lcssa = phi ptr [ %.0179, %.preheader112 ], [ %.2.lcssa, %._crit_edge172 ]
  %439 = add nuw nsw i64 %.074178, 1
  %exitcond204.not = icmp eq i64 %439, %smax203
  br i1 %exitcond204.not, label %._crit_edge180, label %.preheader112, !llvm.loop !88

.preheader110:                                    ; preds = %.preheader110.preheader, %._crit_edge168
  %440 = phi i64 [ %447, %._crit_edge168 ], [ %436, %.preheader110.preheader ]
  %441 = phi i64 [ %448, %._crit_edge168 ], [ %.pre212, %.preheader110.preheader ]
  %.2171 = phi ptr [ %.3.lcssa, %._crit_edge168 ], [ %.1175, %.preheader110.preheader ]
  %.076170 = phi i64 [ %449, %._crit_edge168 ], [ 0, %.preheader110.preheader ]
  %442 = icmp sgt i64 %441, 0
  br i1 %442, label %.lr.ph167, label %._crit_edge168

.lr.ph167:                                        ; preds = %.preheader110
  %443 = mul nsw i64 %.076170, %25
  br label %451

._crit_edge172:                                   ; preds = %._crit_edge168, %.preheader111
  %444 = phi i64 [ %436, %.preheader111 ], [ %447, %._crit_edge168 ]
  %445 = phi i64 [ %437, %.preheader111 ], [ %447, %._crit_edge168 ]
  %.2.lcssa = phi ptr [ %.1175, %.preheader111 ], [ %.3.lcssa, %._crit_edge168 ]
  %446 = add nuw nsw i64 %.077174, 1
  %exitcond202.not = icmp eq i64 %446, %smax201
  br i1 %exitcond202.not, label %._crit_edge176, label %.preheader111, !llvm.loop !89

._crit_edge168.loopexit:                          ; preds = %577
  %.pre219 = load i64, ptr %59, align 8, !tbaa !30
  br label %._crit_edge168

._crit_edge168:                                   ; preds = %._crit_edge168.loopexit, %.preheader110
  %447 = phi i64 [ %440, %.preheader110 ], [ %.pre219, %._crit_edge168.loopexit ]
  %448 = phi i64 [ %441, %.preheader110 ], [ %580, %._crit_edge168.loopexit ]
  %.3.lcssa = phi ptr [ %.2171, %.preheader110 ], [ %579, %._crit_edge168.loopexit ]
  %449 = add nuw nsw i64 %.076170, 1
  %450 = icmp slt i64 %449, %447
  br i1 %450, label %.preheader110, label %._crit_edge172, !llvm.loop !90

451:                                              ; preds = %.lr.ph167, %577
  %452 = phi i64 [ %441, %.lr.ph167 ], [ %580, %577 ]
  %.3166 = phi ptr [ %.2171, %.lr.ph167 ], [ %579, %577 ]
  %.075165 = phi i64 [ 0, %.lr.ph167 ], [ %578, %577 ]
  %453 = add nsw i64 %.075165, %443
  %454 = mul i64 %432, %453
  %455 = add nsw i64 %454, %.077174
  %456 = shl nsw i64 %455, 10
  %457 = getelementptr inbounds i8, ptr %58, i64 %456
  %458 = sub nsw i64 %452, %.075165
  %459 = call i64 @llvm.smin.i64(i64 %458, i64 3)
  %460 = load i64, ptr %26, align 8, !tbaa !45
  %.fr = freeze i64 %460
  %461 = add i64 %.fr, 31
  %462 = sdiv i64 %461, 32
  %463 = load i64, ptr %30, align 8, !tbaa !2
  %464 = add nsw i64 %463, 15
  %465 = sdiv i64 %464, 16
  %466 = shl nsw i64 %465, 10
  %467 = load i64, ptr %34, align 8, !tbaa !28
  %468 = add nsw i64 %467, 15
  %469 = sdiv i64 %468, 16
  %470 = shl nsw i64 %469, 10
  %471 = mul nsw i64 %470, %462
  %472 = load i64, ptr %17, align 8, !tbaa !47
  %473 = add nsw i64 %472, -1
  %474 = load i64, ptr %20, align 8, !tbaa !46
  %475 = mul nsw i64 %473, %474
  %476 = add nsw i64 %475, %452
  call void @llvm.x86.tilezero(i8 0)
  switch i64 %459, label %547 [
    i64 3, label %477
    i64 2, label %511
  ]

477:                                              ; preds = %451
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  %factor.op.mul145 = mul i64 %476, %471
  br i1 %433, label %.preheader108.lr.ph, label %columns_of.exit

.preheader108.lr.ph:                              ; preds = %477
  %478 = icmp sgt i64 %.fr, 0
  %479 = shl nsw i64 %471, 1
  %smax195 = call i64 @llvm.smax.i64(i64 %462, i64 1)
  %.pre215 = load i64, ptr %17, align 8, !tbaa !47
  %xtraiter280 = and i64 %smax195, 1
  %480 = icmp slt i64 %461, 64
  %unroll_iter284 = and i64 %smax195, 288230376151711742
  %lcmp.mod282.not = icmp eq i64 %xtraiter280, 0
  br label %.preheader108

.preheader108:                                    ; preds = %.preheader108.lr.ph, %._crit_edge143
  %481 = phi i64 [ %.pre215, %.preheader108.lr.ph ], [ %484, %._crit_edge143 ]
  %482 = phi i64 [ %.pre215, %.preheader108.lr.ph ], [ %485, %._crit_edge143 ]
  %.043.i148 = phi i64 [ 0, %.preheader108.lr.ph ], [ %486, %._crit_edge143 ]
  %.044.i147 = phi ptr [ %435, %.preheader108.lr.ph ], [ %.1.i.lcssa, %._crit_edge143 ]
  %factor.op.mul.reass146 = mul i64 %factor.op.mul145, %.043.i148
  %483 = icmp sgt i64 %482, 0
  br i1 %483, label %.lr.ph142, label %._crit_edge143

._crit_edge143:                                   ; preds = %._crit_edge138, %.preheader108
  %484 = phi i64 [ %481, %.preheader108 ], [ %498, %._crit_edge138 ]
  %485 = phi i64 [ %482, %.preheader108 ], [ %498, %._crit_edge138 ]
  %.1.i.lcssa = phi ptr [ %.044.i147, %.preheader108 ], [ %.2.i.lcssa, %._crit_edge138 ]
  %486 = add nuw nsw i64 %.043.i148, 1
  %exitcond197.not = icmp eq i64 %486, %16
  br i1 %exitcond197.not, label %columns_of.exit, label %.preheader108, !llvm.loop !91

.lr.ph142:                                        ; preds = %.preheader108, %._crit_edge138
  %487 = phi i64 [ %498, %._crit_edge138 ], [ %481, %.preheader108 ]
  %.042.i141 = phi i64 [ %499, %._crit_edge138 ], [ 0, %.preheader108 ]
  %.1.i140 = phi ptr [ %.2.i.lcssa, %._crit_edge138 ], [ %.044.i147, %.preheader108 ]
  br i1 %478, label %.lr.ph137.preheader, label %._crit_edge138

.lr.ph137.preheader:                              ; preds = %.lr.ph142
  %488 = load i64, ptr %179, align 8, !tbaa !50
  %489 = mul i64 %factor.op.mul.reass146, %488
  %490 = getelementptr inbounds i8, ptr %457, i64 %489
  %491 = mul i64 %.042.i141, %471
  %492 = load i64, ptr %20, align 8, !tbaa !46
  %493 = mul i64 %491, %492
  %494 = getelementptr inbounds i8, ptr %490, i64 %493
  br i1 %480, label %._crit_edge138.loopexit.unr-lcssa, label %.lr.ph137

._crit_edge138.loopexit.unr-lcssa:                ; preds = %.lr.ph137, %.lr.ph137.preheader
  %.lcssa262.ph = phi ptr [ poison, %.lr.ph137.preheader ], [ %507, %.lr.ph137 ]
  %.041.i134.unr = phi ptr [ %494, %.lr.ph137.preheader ], [ %508, %.lr.ph137 ]
  %.2.i133.unr = phi ptr [ %.1.i140, %.lr.ph137.preheader ], [ %507, %.lr.ph137 ]
  br i1 %lcmp.mod282.not, label %._crit_edge138.loopexit, label %.lr.ph137.epil

.lr.ph137.epil:                                   ; preds = %._crit_edge138.loopexit.unr-lcssa
  call void @llvm.x86.tileloadd64(i8 4, ptr %.2.i133.unr, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.041.i134.unr, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %495 = getelementptr inbounds i8, ptr %.041.i134.unr, i64 %471
  call void @llvm.x86.tileloadd64(i8 6, ptr %495, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %496 = getelementptr inbounds i8, ptr %.041.i134.unr, i64 %479
  call void @llvm.x86.tileloadd64(i8 6, ptr %496, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 6)
  %497 = getelementptr inbounds i8, ptr %.2.i133.unr, i64 %466
  br label %._crit_edge138.loopexit

._crit_edge138.loopexit:                          ; preds = %._crit_edge138.loopexit.unr-lcssa, %.lr.ph137.epil
  %.lcssa262 = phi ptr [ %.lcssa262.ph, %._crit_edge138.loopexit.unr-lcssa ], [ %497, %.lr.ph137.epil ]
  %.pre216 = load i64, ptr %17, align 8, !tbaa !47
  br label %._crit_edge138

._crit_edge138:                                   ; preds = %._crit_edge138.loopexit, %.lr.ph142
  %498 = phi i64 [ %487, %.lr.ph142 ], [ %.pre216, %._crit_edge138.loopexit ]
  %.2.i.lcssa = phi ptr [ %.1.i140, %.lr.ph142 ], [ %.lcssa262, %._crit_edge138.loopexit ]
  %499 = add nuw nsw i64 %.042.i141, 1
  %500 = icmp slt i64 %499, %498
  br i1 %500, label %.lr.ph142, label %._crit_edge143, !llvm.loop !92

.lr.ph137:                                        ; preds = %.lr.ph137.preheader, %.lr.ph137
  %.041.i134 = phi ptr [ %508, %.lr.ph137 ], [ %494, %.lr.ph137.preheader ]
  %.2.i133 = phi ptr [ %507, %.lr.ph137 ], [ %.1.i140, %.lr.ph137.preheader ]
  %niter285 = phi i64 [ %niter285.next.1, %.lr.ph137 ], [ 0, %.lr.ph137.preheader ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.2.i133, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.041.i134, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %501 = getelementptr inbounds i8, ptr %.041.i134, i64 %471
  call void @llvm.x86.tileloadd64(i8 6, ptr %501, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %502 = getelementptr inbounds i8, ptr %.041.i134, i64 %479
  call void @llvm.x86.tileloadd64(i8 6, ptr %502, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 6)
  %503 = getelementptr inbounds i8, ptr %.2.i133, i64 %466
  %504 = getelementptr inbounds i8, ptr %.041.i134, i64 %470
  call void @llvm.x86.tileloadd64(i8 4, ptr %503, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %504, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %505 = getelementptr inbounds i8, ptr %504, i64 %471
  call void @llvm.x86.tileloadd64(i8 6, ptr %505, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %506 = getelementptr inbounds i8, ptr %504, i64 %479
  call void @llvm.x86.tileloadd64(i8 6, ptr %506, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 6)
  %507 = getelementptr inbounds i8, ptr %503, i64 %466
  %508 = getelementptr inbounds i8, ptr %504, i64 %470
  %niter285.next.1 = add i64 %niter285, 2
  %niter285.ncmp.1 = icmp eq i64 %niter285.next.1, %unroll_iter284
  br i1 %niter285.ncmp.1, label %._crit_edge138.loopexit.unr-lcssa, label %.lr.ph137, !llvm.loop !93

columns_of.exit:                                  ; preds = %._crit_edge143, %477
  call void @llvm.x86.tilestored64(i8 0, ptr %.3166, i64 64)
  %509 = getelementptr inbounds i8, ptr %.3166, i64 1024
  call void @llvm.x86.tilestored64(i8 1, ptr nonnull %509, i64 64)
  %510 = getelementptr inbounds i8, ptr %.3166, i64 2048
  call void @llvm.x86.tilestored64(i8 2, ptr nonnull %510, i64 64)
  br label %577

511:                                              ; preds = %451
  call void @llvm.x86.tilezero(i8 1)
  %factor.op.mul130 = mul i64 %476, %471
  br i1 %433, label %.preheader109.lr.ph, label %columns_of.exit90

.preheader109.lr.ph:                              ; preds = %511
  %512 = icmp sgt i64 %.fr, 0
  %smax = call i64 @llvm.smax.i64(i64 %462, i64 1)
  %.pre213 = load i64, ptr %17, align 8, !tbaa !47
  %xtraiter = and i64 %smax, 3
  %513 = icmp slt i64 %461, 128
  %unroll_iter = and i64 %smax, 288230376151711740
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %.preheader109

.preheader109:                                    ; preds = %.preheader109.lr.ph, %._crit_edge128
  %514 = phi i64 [ %.pre213, %.preheader109.lr.ph ], [ %517, %._crit_edge128 ]
  %515 = phi i64 [ %.pre213, %.preheader109.lr.ph ], [ %518, %._crit_edge128 ]
  %.043.i84132 = phi i64 [ 0, %.preheader109.lr.ph ], [ %519, %._crit_edge128 ]
  %.044.i83131 = phi ptr [ %435, %.preheader109.lr.ph ], [ %.1.i85.lcssa, %._crit_edge128 ]
  %factor.op.mul.reass = mul i64 %factor.op.mul130, %.043.i84132
  %516 = icmp sgt i64 %515, 0
  br i1 %516, label %.lr.ph127, label %._crit_edge128

._crit_edge128:                                   ; preds = %._crit_edge, %.preheader109
  %517 = phi i64 [ %514, %.preheader109 ], [ %531, %._crit_edge ]
  %518 = phi i64 [ %515, %.preheader109 ], [ %531, %._crit_edge ]
  %.1.i85.lcssa = phi ptr [ %.044.i83131, %.preheader109 ], [ %.2.i87.lcssa, %._crit_edge ]
  %519 = add nuw nsw i64 %.043.i84132, 1
  %exitcond194.not = icmp eq i64 %519, %16
  br i1 %exitcond194.not, label %columns_of.exit90, label %.preheader109, !llvm.loop !91

.lr.ph127:                                        ; preds = %.preheader109, %._crit_edge
  %520 = phi i64 [ %531, %._crit_edge ], [ %514, %.preheader109 ]
  %.042.i86126 = phi i64 [ %532, %._crit_edge ], [ 0, %.preheader109 ]
  %.1.i85125 = phi ptr [ %.2.i87.lcssa, %._crit_edge ], [ %.044.i83131, %.preheader109 ]
  br i1 %512, label %.lr.ph.preheader, label %._crit_edge

.lr.ph.preheader:                                 ; preds = %.lr.ph127
  %521 = load i64, ptr %179, align 8, !tbaa !50
  %522 = mul i64 %factor.op.mul.reass, %521
  %523 = getelementptr inbounds i8, ptr %457, i64 %522
  %524 = mul i64 %.042.i86126, %471
  %525 = load i64, ptr %20, align 8, !tbaa !46
  %526 = mul i64 %524, %525
  %527 = getelementptr inbounds i8, ptr %523, i64 %526
  br i1 %513, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph

._crit_edge.loopexit.unr-lcssa:                   ; preds = %.lr.ph, %.lr.ph.preheader
  %.lcssa.ph = phi ptr [ poison, %.lr.ph.preheader ], [ %544, %.lr.ph ]
  %.041.i88123.unr = phi ptr [ %527, %.lr.ph.preheader ], [ %545, %.lr.ph ]
  %.2.i87122.unr = phi ptr [ %.1.i85125, %.lr.ph.preheader ], [ %544, %.lr.ph ]
  br i1 %lcmp.mod.not, label %._crit_edge.loopexit, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %._crit_edge.loopexit.unr-lcssa, %.lr.ph.epil
  %.041.i88123.epil = phi ptr [ %530, %.lr.ph.epil ], [ %.041.i88123.unr, %._crit_edge.loopexit.unr-lcssa ]
  %.2.i87122.epil = phi ptr [ %529, %.lr.ph.epil ], [ %.2.i87122.unr, %._crit_edge.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph.epil ], [ 0, %._crit_edge.loopexit.unr-lcssa ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.2.i87122.epil, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.041.i88123.epil, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %528 = getelementptr inbounds i8, ptr %.041.i88123.epil, i64 %471
  call void @llvm.x86.tileloadd64(i8 6, ptr %528, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %529 = getelementptr inbounds i8, ptr %.2.i87122.epil, i64 %466
  %530 = getelementptr inbounds i8, ptr %.041.i88123.epil, i64 %470
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %._crit_edge.loopexit, label %.lr.ph.epil, !llvm.loop !94

._crit_edge.loopexit:                             ; preds = %.lr.ph.epil, %._crit_edge.loopexit.unr-lcssa
  %.lcssa = phi ptr [ %.lcssa.ph, %._crit_edge.loopexit.unr-lcssa ], [ %529, %.lr.ph.epil ]
  %.pre214 = load i64, ptr %17, align 8, !tbaa !47
  br label %._crit_edge

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %.lr.ph127
  %531 = phi i64 [ %520, %.lr.ph127 ], [ %.pre214, %._crit_edge.loopexit ]
  %.2.i87.lcssa = phi ptr [ %.1.i85125, %.lr.ph127 ], [ %.lcssa, %._crit_edge.loopexit ]
  %532 = add nuw nsw i64 %.042.i86126, 1
  %533 = icmp slt i64 %532, %531
  br i1 %533, label %.lr.ph127, label %._crit_edge128, !llvm.loop !92

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.041.i88123 = phi ptr [ %545, %.lr.ph ], [ %527, %.lr.ph.preheader ]
  %.2.i87122 = phi ptr [ %544, %.lr.ph ], [ %.1.i85125, %.lr.ph.preheader ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.2.i87122, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.041.i88123, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %534 = getelementptr inbounds i8, ptr %.041.i88123, i64 %471
  call void @llvm.x86.tileloadd64(i8 6, ptr %534, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %535 = getelementptr inbounds i8, ptr %.2.i87122, i64 %466
  %536 = getelementptr inbounds i8, ptr %.041.i88123, i64 %470
  call void @llvm.x86.tileloadd64(i8 4, ptr %535, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %536, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %537 = getelementptr inbounds i8, ptr %536, i64 %471
  call void @llvm.x86.tileloadd64(i8 6, ptr %537, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %538 = getelementptr inbounds i8, ptr %535, i64 %466
  %539 = getelementptr inbounds i8, ptr %536, i64 %470
  call void @llvm.x86.tileloadd64(i8 4, ptr %538, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %539, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %540 = getelementptr inbounds i8, ptr %539, i64 %471
  call void @llvm.x86.tileloadd64(i8 6, ptr %540, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %541 = getelementptr inbounds i8, ptr %538, i64 %466
  %542 = getelementptr inbounds i8, ptr %539, i64 %470
  call void @llvm.x86.tileloadd64(i8 4, ptr %541, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %542, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %543 = getelementptr inbounds i8, ptr %542, i64 %471
  call void @llvm.x86.tileloadd64(i8 6, ptr %543, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %544 = getelementptr inbounds i8, ptr %541, i64 %466
  %545 = getelementptr inbounds i8, ptr %542, i64 %470
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !93

columns_of.exit90:                                ; preds = %._crit_edge128, %511
  call void @llvm.x86.tilestored64(i8 0, ptr %.3166, i64 64)
  %546 = getelementptr inbounds i8, ptr %.3166, i64 1024
  call void @llvm.x86.tilestored64(i8 1, ptr nonnull %546, i64 64)
  br label %577

547:                                              ; preds = %451
  %factor.op.mul161 = mul i64 %476, %471
  br i1 %433, label %.preheader.lr.ph, label %columns_of.exit98

.preheader.lr.ph:                                 ; preds = %547
  %548 = icmp sgt i64 %.fr, 0
  %smax198 = call i64 @llvm.smax.i64(i64 %462, i64 1)
  %.pre217 = load i64, ptr %17, align 8, !tbaa !47
  %xtraiter286 = and i64 %smax198, 3
  %549 = icmp slt i64 %461, 128
  %unroll_iter290 = and i64 %smax198, 288230376151711740
  %lcmp.mod288.not = icmp eq i64 %xtraiter286, 0
  br label %.preheader

.preheader:                                       ; preds = %.preheader.lr.ph, %._crit_edge159
  %550 = phi i64 [ %.pre217, %.preheader.lr.ph ], [ %553, %._crit_edge159 ]
  %551 = phi i64 [ %.pre217, %.preheader.lr.ph ], [ %554, %._crit_edge159 ]
  %.043.i92164 = phi i64 [ 0, %.preheader.lr.ph ], [ %555, %._crit_edge159 ]
  %.044.i91163 = phi ptr [ %435, %.preheader.lr.ph ], [ %.1.i93.lcssa, %._crit_edge159 ]
  %factor.op.mul.reass162 = mul i64 %factor.op.mul161, %.043.i92164
  %552 = icmp sgt i64 %551, 0
  br i1 %552, label %.lr.ph158, label %._crit_edge159

._crit_edge159:                                   ; preds = %._crit_edge154, %.preheader
  %553 = phi i64 [ %550, %.preheader ], [ %566, %._crit_edge154 ]
  %554 = phi i64 [ %551, %.preheader ], [ %566, %._crit_edge154 ]
  %.1.i93.lcssa = phi ptr [ %.044.i91163, %.preheader ], [ %.2.i95.lcssa, %._crit_edge154 ]
  %555 = add nuw nsw i64 %.043.i92164, 1
  %exitcond200.not = icmp eq i64 %555, %16
  br i1 %exitcond200.not, label %columns_of.exit98, label %.preheader, !llvm.loop !91

.lr.ph158:                                        ; preds = %.preheader, %._crit_edge154
  %556 = phi i64 [ %566, %._crit_edge154 ], [ %550, %.preheader ]
  %.042.i94157 = phi i64 [ %567, %._crit_edge154 ], [ 0, %.preheader ]
  %.1.i93156 = phi ptr [ %.2.i95.lcssa, %._crit_edge154 ], [ %.044.i91163, %.preheader ]
  br i1 %548, label %.lr.ph153.preheader, label %._crit_edge154

.lr.ph153.preheader:                              ; preds = %.lr.ph158
  %557 = load i64, ptr %179, align 8, !tbaa !50
  %558 = mul i64 %factor.op.mul.reass162, %557
  %559 = getelementptr inbounds i8, ptr %457, i64 %558
  %560 = mul i64 %.042.i94157, %471
  %561 = load i64, ptr %20, align 8, !tbaa !46
  %562 = mul i64 %560, %561
  %563 = getelementptr inbounds i8, ptr %559, i64 %562
  br i1 %549, label %._crit_edge154.loopexit.unr-lcssa, label %.lr.ph153

._crit_edge154.loopexit.unr-lcssa:                ; preds = %.lr.ph153, %.lr.ph153.preheader
  %.lcssa264.ph = phi ptr [ poison, %.lr.ph153.preheader ], [ %575, %.lr.ph153 ]
  %.041.i96150.unr = phi ptr [ %563, %.lr.ph153.preheader ], [ %576, %.lr.ph153 ]
  %.2.i95149.unr = phi ptr [ %.1.i93156, %.lr.ph153.preheader ], [ %575, %.lr.ph153 ]
  br i1 %lcmp.mod288.not, label %._crit_edge154.loopexit, label %.lr.ph153.epil

.lr.ph153.epil:                                   ; preds = %._crit_edge154.loopexit.unr-lcssa, %.lr.ph153.epil
  %.041.i96150.epil = phi ptr [ %565, %.lr.ph153.epil ], [ %.041.i96150.unr, %._crit_edge154.loopexit.unr-lcssa ]
  %.2.i95149.epil = phi ptr [ %564, %.lr.ph153.epil ], [ %.2.i95149.unr, %._crit_edge154.loopexit.unr-lcssa ]
  %epil.iter287 = phi i64 [ %epil.iter287.next, %.lr.ph153.epil ], [ 0, %._crit_edge154.loopexit.unr-lcssa ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.2.i95149.epil, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.041.i96150.epil, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %564 = getelementptr inbounds i8, ptr %.2.i95149.epil, i64 %466
  %565 = getelementptr inbounds i8, ptr %.041.i96150.epil, i64 %470
  %epil.iter287.next = add i64 %epil.iter287, 1
  %epil.iter287.cmp.not = icmp eq i64 %epil.iter287.next, %xtraiter286
  br i1 %epil.iter287.cmp.not, label %._crit_edge154.loopexit, label %.lr.ph153.epil, !llvm.loop !95

._crit_edge154.loopexit:                          ; preds = %.lr.ph153.epil, %._crit_edge154.loopexit.unr-lcssa
  %.lcssa264 = phi ptr [ %.lcssa264.ph, %._crit_edge154.loopexit.unr-lcssa ], [ %564, %.lr.ph153.epil ]
  %.pre218 = load i64, ptr %17, align 8, !tbaa !47
  br label %._crit_edge154

._crit_edge154:                                   ; preds = %._crit_edge154.loopexit, %.lr.ph158
  %566 = phi i64 [ %556, %.lr.ph158 ], [ %.pre218, %._crit_edge154.loopexit ]
  %.2.i95.lcssa = phi ptr [ %.1.i93156, %.lr.ph158 ], [ %.lcssa264, %._crit_edge154.loopexit ]
  %567 = add nuw nsw i64 %.042.i94157, 1
  %568 = icmp slt i64 %567, %566
  br i1 %568, label %.lr.ph158, label %._crit_edge159, !llvm.loop !92

.lr.ph153:                                        ; preds = %.lr.ph153.preheader, %.lr.ph153
  %.041.i96150 = phi ptr [ %576, %.lr.ph153 ], [ %563, %.lr.ph153.preheader ]
  %.2.i95149 = phi ptr [ %575, %.lr.ph153 ], [ %.1.i93156, %.lr.ph153.preheader ]
  %niter291 = phi i64 [ %niter291.next.3, %.lr.ph153 ], [ 0, %.lr.ph153.preheader ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.2.i95149, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.041.i96150, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %569 = getelementptr inbounds i8, ptr %.2.i95149, i64 %466
  %570 = getelementptr inbounds i8, ptr %.041.i96150, i64 %470
  call void @llvm.x86.tileloadd64(i8 4, ptr %569, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %570, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %571 = getelementptr inbounds i8, ptr %569, i64 %466
  %572 = getelementptr inbounds i8, ptr %570, i64 %470
  call void @llvm.x86.tileloadd64(i8 4, ptr %571, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %572, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %573 = getelementptr inbounds i8, ptr %571, i64 %466
  %574 = getelementptr inbounds i8, ptr %572, i64 %470
  call void @llvm.x86.tileloadd64(i8 4, ptr %573, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %574, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %575 = getelementptr inbounds i8, ptr %573, i64 %466
  %576 = getelementptr inbounds i8, ptr %574, i64 %470
  %niter291.next.3 = add i64 %niter291, 4
  %niter291.ncmp.3 = icmp eq i64 %niter291.next.3, %unroll_iter290
  br i1 %niter291.ncmp.3, label %._crit_edge154.loopexit.unr-lcssa, label %.lr.ph153, !llvm.loop !93

columns_of.exit98:                                ; preds = %._crit_edge159, %547
  call void @llvm.x86.tilestored64(i8 0, ptr %.3166, i64 64)
  br label %577

577:                                              ; preds = %columns_of.exit90, %columns_of.exit98, %columns_of.exit
  %578 = add nsw i64 %459, %.075165
  %.idx81 = shl nsw i64 %459, 10
  %579 = getelementptr inbounds i8, ptr %.3166, i64 %.idx81
  %580 = load i64, ptr %23, align 8, !tbaa !29
  %581 = icmp slt i64 %578, %580
  br i1 %581, label %451, label %._crit_edge168.loopexit, !llvm.loop !96
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
