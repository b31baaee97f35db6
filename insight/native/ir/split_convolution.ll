; Made by tools/ir.py from split_convolution.c with clang 19; do not edit.
; sha256 of the C source: 76e00662e20638edf8d35ae02b8a29c4e52bb1437524a43a70e5bd181ec00a14
; sha256 of what follows: c523d8eeeadaed0feb32d420b8991d3bbae5c7b4389e72b01cd2fca4186ec1b7
; Optimised.

%struct.tile_shapes = type { i8, i8, [14 x i8], [16 x i16], [16 x i8] }
%struct.beside = type <{ ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, %struct.to_put, <16 x float> }>
%struct.to_put = type { ptr, [4 x ptr], [4 x i64], i64, i64 }

; Function Attrs: nounwind
define i64 @convolve_split(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 24
  %4 = load ptr, ptr %3, align 8, !tbaa !2
  %5 = ptrtoint ptr %4 to i64
  %6 = add i64 %5, 63
  %7 = and i64 %6, -64
  %8 = inttoptr i64 %7 to ptr
  store i64 0, ptr %8, align 64, !tbaa !8
  %9 = getelementptr inbounds i8, ptr %1, i64 48
  %10 = load i64, ptr %9, align 8, !tbaa !9
  %11 = add nsw i64 %10, 15
  %12 = sdiv i64 %11, 16
  %13 = getelementptr inbounds i8, ptr %1, i64 88
  %14 = load i64, ptr %13, align 8, !tbaa !10
  %15 = mul nsw i64 %12, %14
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @weights_part, ptr noundef %1, i64 noundef %15) #12
  %16 = getelementptr inbounds i8, ptr %1, i64 168
  %17 = load i64, ptr %16, align 8, !tbaa !11
  %18 = getelementptr inbounds i8, ptr %1, i64 176
  %19 = load i64, ptr %18, align 8, !tbaa !12
  %20 = mul nsw i64 %19, %17
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @rows_part, ptr noundef %1, i64 noundef %20) #12
  %21 = load ptr, ptr %3, align 8, !tbaa !2
  %22 = ptrtoint ptr %21 to i64
  %23 = add i64 %22, 63
  %24 = and i64 %23, -64
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 64, !tbaa !8
  %.not = icmp eq i64 %26, 0
  br i1 %.not, label %32, label %27

27:                                               ; preds = %2
  %28 = getelementptr inbounds i8, ptr %1, i64 200
  %29 = load ptr, ptr %28, align 8, !tbaa !13
  %30 = getelementptr inbounds i8, ptr %1, i64 208
  %31 = tail call i64 %29(ptr noundef %0, ptr noundef nonnull %30) #13
  br label %32

32:                                               ; preds = %2, %27
  %33 = phi i64 [ %31, %27 ], [ 1, %2 ]
  ret i64 %33
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
  tail call void %1(ptr noundef %2, i64 noundef %.050, i64 noundef 0) #13, !callees !14
  %12 = add nuw nsw i64 %.050, 1
  %exitcond.not = icmp eq i64 %12, %3
  br i1 %exitcond.not, label %.loopexit, label %.lr.ph52, !llvm.loop !15

13:                                               ; preds = %7
  %14 = getelementptr inbounds i8, ptr %0, i64 192
  store ptr %2, ptr %14, align 8, !tbaa !17
  %15 = getelementptr inbounds i8, ptr %0, i64 200
  store ptr %1, ptr %15, align 8, !tbaa !19
  %16 = getelementptr inbounds i8, ptr %0, i64 208
  store i64 %3, ptr %16, align 8, !tbaa !20
  %17 = tail call i64 @llvm.umin.i64(i64 %3, i64 32)
  %18 = getelementptr inbounds i8, ptr %0, i64 216
  store i64 %17, ptr %18, align 8, !tbaa !21
  %19 = getelementptr inbounds i8, ptr %0, i64 64
  store atomic i64 0, ptr %19 seq_cst, align 8
  %20 = load i64, ptr %0, align 8, !tbaa !22
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
  %29 = load ptr, ptr %28, align 8, !tbaa !23
  %30 = getelementptr inbounds i8, ptr %0, i64 280
  %31 = load ptr, ptr %30, align 8, !tbaa !24
  %32 = tail call i64 %29(ptr noundef %31) #13
  %33 = getelementptr inbounds i8, ptr %0, i64 256
  %34 = load ptr, ptr %33, align 8, !tbaa !25
  %35 = getelementptr inbounds i8, ptr %0, i64 288
  %36 = load ptr, ptr %35, align 8, !tbaa !26
  %37 = tail call i64 %34(ptr noundef %36) #13
  %38 = getelementptr inbounds i8, ptr %0, i64 248
  %39 = load ptr, ptr %38, align 8, !tbaa !27
  %40 = load ptr, ptr %30, align 8, !tbaa !24
  %41 = tail call i64 %39(ptr noundef %40) #13
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
  %49 = load i64, ptr %18, align 8, !tbaa !21
  %50 = load i64, ptr %45, align 8, !tbaa !28
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
  %63 = load i64, ptr %18, align 8, !tbaa !21
  %64 = load i64, ptr %16, align 8, !tbaa !20
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
  %72 = load ptr, ptr %15, align 8, !tbaa !19
  %73 = load ptr, ptr %14, align 8, !tbaa !17
  tail call void %72(ptr noundef %73, i64 noundef %.03239.i, i64 noundef 0) #13
  %74 = add i64 %.03239.i, 1
  %exitcond.not.i = icmp eq i64 %74, %69
  br i1 %exitcond.not.i, label %._crit_edge.i, label %.lr.ph.i, !llvm.loop !29

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
  %83 = load i64, ptr %80, align 8, !tbaa !30
  %84 = sdiv i64 %83, 8
  %85 = icmp sgt i64 %.04549, %84
  br i1 %85, label %86, label %89

86:                                               ; preds = %82
  %87 = load ptr, ptr %81, align 8, !tbaa !31
  %88 = tail call i64 %87(ptr noundef null) #13
  br label %89

89:                                               ; preds = %82, %86
  %90 = add nuw nsw i64 %.04549, 1
  %91 = load atomic i64, ptr %19 acquire, align 8
  %92 = icmp slt i64 %91, %17
  br i1 %92, label %82, label %._crit_edge, !llvm.loop !32

.loopexit:                                        ; preds = %.lr.ph52, %10, %._crit_edge
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @weights_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #1 {
  %4 = alloca [16 x [32 x float]], align 16
  %5 = getelementptr inbounds i8, ptr %0, i64 88
  %6 = load i64, ptr %5, align 8, !tbaa !10
  %7 = sdiv i64 %1, %6
  %8 = shl nsw i64 %7, 4
  %9 = srem i64 %1, %6
  %10 = getelementptr inbounds i8, ptr %0, i64 40
  %11 = load i64, ptr %10, align 8, !tbaa !33
  %12 = add nsw i64 %11, 1
  %13 = sdiv i64 %12, 2
  %14 = getelementptr inbounds i8, ptr %0, i64 96
  %15 = load i64, ptr %14, align 8, !tbaa !34
  %16 = mul nsw i64 %13, %15
  %.off.i = add i64 %11, -15
  %17 = icmp ult i64 %.off.i, 2
  br i1 %17, label %run_tiles.exit, label %18

18:                                               ; preds = %3
  %19 = add nsw i64 %16, 15
  %20 = sdiv i64 %19, 16
  br label %run_tiles.exit

run_tiles.exit:                                   ; preds = %3, %18
  %21 = phi i64 [ 16, %18 ], [ 8, %3 ]
  %22 = phi i64 [ %20, %18 ], [ %15, %3 ]
  %23 = getelementptr inbounds i8, ptr %0, i64 48
  %24 = load i64, ptr %23, align 8, !tbaa !9
  %25 = sub nsw i64 %24, %8
  %26 = icmp sgt i64 %22, 0
  br i1 %26, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %run_tiles.exit
  %27 = getelementptr inbounds i8, ptr %0, i64 24
  %28 = load ptr, ptr %27, align 8, !tbaa !2
  %29 = ptrtoint ptr %28 to i64
  %30 = add i64 %29, 63
  %31 = and i64 %30, -64
  %32 = inttoptr i64 %31 to ptr
  %33 = getelementptr inbounds i8, ptr %32, i64 64
  %34 = mul i64 %1, 3072
  %35 = mul i64 %34, %22
  %36 = getelementptr inbounds i8, ptr %33, i64 %35
  %37 = select i1 %17, i64 3, i64 4
  %38 = getelementptr inbounds i8, ptr %0, i64 8
  %39 = getelementptr inbounds i8, ptr %0, i64 136
  %40 = getelementptr inbounds i8, ptr %0, i64 152
  %41 = getelementptr inbounds i8, ptr %0, i64 160
  %42 = getelementptr inbounds i8, ptr %0, i64 144
  br label %43

._crit_edge:                                      ; preds = %pack_eight.exit, %run_tiles.exit
  ret void

43:                                               ; preds = %.lr.ph, %pack_eight.exit
  %.063108 = phi ptr [ %36, %.lr.ph ], [ %149, %pack_eight.exit ]
  %.064107 = phi i64 [ 0, %.lr.ph ], [ %148, %pack_eight.exit ]
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %4) #9
  %44 = shl i64 %.064107, %37
  %45 = load ptr, ptr %38, align 8, !tbaa !35
  %46 = load i64, ptr %39, align 8, !tbaa !36
  %47 = mul nsw i64 %46, %8
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  %49 = load i64, ptr %40, align 8, !tbaa !37
  %50 = mul nsw i64 %49, %9
  %51 = getelementptr inbounds float, ptr %48, i64 %50
  %52 = load i64, ptr %41, align 8, !tbaa !38
  %53 = load i64, ptr %42, align 8, !tbaa !39
  br label %55

54:                                               ; preds = %73
  br i1 %17, label %.preheader, label %.preheader99

55:                                               ; preds = %43, %73
  %.066103 = phi i64 [ 0, %43 ], [ %74, %73 ]
  %56 = add nsw i64 %.066103, %44
  %57 = sdiv i64 %56, %13
  %58 = srem i64 %56, %13
  %59 = shl nsw i64 %58, 1
  %60 = mul nsw i64 %52, %57
  %61 = getelementptr inbounds float, ptr %51, i64 %60
  %62 = mul nsw i64 %53, %59
  %63 = getelementptr inbounds float, ptr %61, i64 %62
  %64 = icmp slt i64 %56, %16
  br i1 %64, label %65, label %69

65:                                               ; preds = %55
  %66 = or disjoint i64 %59, 1
  %67 = load i64, ptr %10, align 8, !tbaa !33
  %68 = icmp slt i64 %66, %67
  br label %69

69:                                               ; preds = %65, %55
  %70 = phi i1 [ false, %55 ], [ %68, %65 ]
  %71 = shl nuw nsw i64 %.066103, 1
  %72 = or disjoint i64 %71, 1
  br label %75

73:                                               ; preds = %85
  %74 = add nuw nsw i64 %.066103, 1
  %exitcond110.not = icmp eq i64 %74, %21
  br i1 %exitcond110.not, label %54, label %55, !llvm.loop !40

75:                                               ; preds = %69, %85
  %.0102 = phi i64 [ 0, %69 ], [ %88, %85 ]
  %.065101 = phi ptr [ %63, %69 ], [ %89, %85 ]
  %76 = icmp sgt i64 %25, %.0102
  %or.cond = select i1 %64, i1 %76, i1 false
  br i1 %or.cond, label %77, label %79

77:                                               ; preds = %75
  %78 = load float, ptr %.065101, align 4, !tbaa !41
  br label %79

79:                                               ; preds = %75, %77
  %80 = phi float [ %78, %77 ], [ 0.000000e+00, %75 ]
  %81 = getelementptr inbounds [16 x [32 x float]], ptr %4, i64 0, i64 %.0102, i64 %71
  store float %80, ptr %81, align 8, !tbaa !41
  %or.cond68 = select i1 %70, i1 %76, i1 false
  br i1 %or.cond68, label %82, label %85

82:                                               ; preds = %79
  %83 = getelementptr inbounds float, ptr %.065101, i64 %53
  %84 = load float, ptr %83, align 4, !tbaa !41
  br label %85

85:                                               ; preds = %79, %82
  %86 = phi float [ %84, %82 ], [ 0.000000e+00, %79 ]
  %87 = getelementptr inbounds [16 x [32 x float]], ptr %4, i64 0, i64 %.0102, i64 %72
  store float %86, ptr %87, align 4, !tbaa !41
  %88 = add nuw nsw i64 %.0102, 1
  %89 = getelementptr inbounds float, ptr %.065101, i64 %46
  %exitcond.not = icmp eq i64 %88, 16
  br i1 %exitcond.not, label %73, label %75, !llvm.loop !43

.preheader:                                       ; preds = %54, %.preheader
  %.0.i106 = phi i64 [ %110, %.preheader ], [ 0, %54 ]
  %.07.i105 = phi ptr [ %111, %.preheader ], [ %.063108, %54 ]
  %90 = getelementptr inbounds [32 x float], ptr %4, i64 %.0.i106
  %91 = load <16 x float>, ptr %90, align 16, !tbaa !44
  %92 = bitcast <16 x float> %91 to <16 x i32>
  %93 = add <16 x i32> %92, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %94 = and <16 x i32> %93, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %95 = bitcast <16 x i32> %94 to <16 x float>
  %96 = fsub <16 x float> %91, %95
  %97 = bitcast <16 x float> %96 to <16 x i32>
  %98 = add <16 x i32> %97, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %99 = and <16 x i32> %98, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %100 = bitcast <16 x i32> %99 to <16 x float>
  %101 = fsub <16 x float> %96, %100
  %102 = bitcast <16 x i32> %99 to <32 x i16>
  %103 = bitcast <16 x i32> %94 to <32 x i16>
  %104 = shufflevector <32 x i16> %102, <32 x i16> %103, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  store <32 x i16> %104, ptr %.07.i105, align 4, !tbaa !44
  %105 = shufflevector <32 x i16> %103, <32 x i16> %102, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  %106 = getelementptr inbounds i8, ptr %.07.i105, i64 1024
  store <32 x i16> %105, ptr %106, align 4, !tbaa !44
  %107 = bitcast <16 x float> %101 to <32 x i16>
  %108 = shufflevector <32 x i16> %107, <32 x i16> %103, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  %109 = getelementptr inbounds i8, ptr %.07.i105, i64 2048
  store <32 x i16> %108, ptr %109, align 4, !tbaa !44
  %110 = add nuw nsw i64 %.0.i106, 1
  %111 = getelementptr inbounds i8, ptr %.07.i105, i64 64
  %exitcond112.not = icmp eq i64 %110, 16
  br i1 %exitcond112.not, label %pack_eight.exit, label %.preheader, !llvm.loop !45

.preheader99:                                     ; preds = %54, %.preheader99
  %.076.i104 = phi i64 [ %147, %.preheader99 ], [ 0, %54 ]
  %112 = shl nuw nsw i64 %.076.i104, 6
  %113 = getelementptr inbounds i8, ptr %.063108, i64 %112
  %.idx = shl nuw nsw i64 %.076.i104, 7
  %114 = getelementptr inbounds i8, ptr %4, i64 %.idx
  %unmaskedload = load <16 x float>, ptr %114, align 16
  %115 = bitcast <16 x float> %unmaskedload to <16 x i32>
  %116 = add <16 x i32> %115, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %117 = and <16 x i32> %116, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %118 = bitcast <16 x i32> %117 to <16 x float>
  %119 = fsub <16 x float> %unmaskedload, %118
  %120 = bitcast <16 x float> %119 to <16 x i32>
  %121 = add <16 x i32> %120, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %122 = and <16 x i32> %121, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %123 = bitcast <16 x i32> %122 to <16 x float>
  %124 = fsub <16 x float> %119, %123
  %125 = getelementptr inbounds i8, ptr %114, i64 64
  %unmaskedload98 = load <16 x float>, ptr %125, align 16
  %126 = bitcast <16 x float> %unmaskedload98 to <16 x i32>
  %127 = add <16 x i32> %126, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %128 = and <16 x i32> %127, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %129 = bitcast <16 x i32> %128 to <16 x float>
  %130 = fsub <16 x float> %unmaskedload98, %129
  %131 = bitcast <16 x float> %130 to <16 x i32>
  %132 = add <16 x i32> %131, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %133 = and <16 x i32> %132, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %134 = bitcast <16 x i32> %133 to <16 x float>
  %135 = fsub <16 x float> %130, %134
  %136 = bitcast <16 x i32> %117 to <32 x i16>
  %137 = bitcast <16 x i32> %128 to <32 x i16>
  %138 = shufflevector <32 x i16> %136, <32 x i16> %137, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  store <32 x i16> %138, ptr %113, align 4, !tbaa !44
  %139 = bitcast <16 x i32> %122 to <32 x i16>
  %140 = bitcast <16 x i32> %133 to <32 x i16>
  %141 = shufflevector <32 x i16> %139, <32 x i16> %140, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  %142 = getelementptr inbounds i8, ptr %113, i64 1024
  store <32 x i16> %141, ptr %142, align 4, !tbaa !44
  %143 = bitcast <16 x float> %124 to <32 x i16>
  %144 = bitcast <16 x float> %135 to <32 x i16>
  %145 = shufflevector <32 x i16> %143, <32 x i16> %144, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  %146 = getelementptr inbounds i8, ptr %113, i64 2048
  store <32 x i16> %145, ptr %146, align 4, !tbaa !44
  %147 = add nuw nsw i64 %.076.i104, 1
  %exitcond111.not = icmp eq i64 %147, 16
  br i1 %exitcond111.not, label %pack_eight.exit, label %.preheader99, !llvm.loop !46

pack_eight.exit:                                  ; preds = %.preheader99, %.preheader
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %4) #9
  %148 = add nuw nsw i64 %.064107, 1
  %149 = getelementptr inbounds i8, ptr %.063108, i64 3072
  %exitcond113.not = icmp eq i64 %148, %22
  br i1 %exitcond113.not, label %._crit_edge, label %43, !llvm.loop !47
}

; Function Attrs: nounwind
define internal void @rows_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #2 {
  %4 = alloca %struct.tile_shapes, align 2
  %5 = alloca [2 x [1024 x float]], align 64
  %6 = alloca [16 x ptr], align 16
  %7 = alloca %struct.beside, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 176
  %9 = load i64, ptr %8, align 8, !tbaa !12
  %10 = sdiv i64 %1, %9
  %11 = srem i64 %1, %9
  %12 = getelementptr inbounds i8, ptr %0, i64 72
  %13 = load i64, ptr %12, align 8, !tbaa !48
  %14 = getelementptr inbounds i8, ptr %0, i64 168
  %15 = load i64, ptr %14, align 8, !tbaa !11
  %16 = mul nsw i64 %13, %10
  %17 = sdiv i64 %16, %15
  %18 = add nsw i64 %10, 1
  %19 = mul nsw i64 %13, %18
  %20 = sdiv i64 %19, %15
  %21 = getelementptr inbounds i8, ptr %0, i64 32
  %22 = load i64, ptr %21, align 8, !tbaa !49
  %23 = add nsw i64 %22, 15
  %24 = sdiv i64 %23, 16
  %25 = mul nsw i64 %24, %11
  %26 = sdiv i64 %25, %9
  %27 = getelementptr inbounds i8, ptr %0, i64 88
  %28 = load i64, ptr %27, align 8, !tbaa !10
  %29 = getelementptr inbounds i8, ptr %0, i64 104
  %30 = load i64, ptr %29, align 8, !tbaa !50
  %31 = add nsw i64 %30, %28
  %32 = getelementptr inbounds i8, ptr %0, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !33
  %.off.i = add i64 %33, -15
  %34 = icmp ult i64 %.off.i, 2
  br i1 %34, label %35, label %38

35:                                               ; preds = %3
  %36 = getelementptr inbounds i8, ptr %0, i64 96
  %37 = load i64, ptr %36, align 8, !tbaa !34
  br label %run_tiles.exit

38:                                               ; preds = %3
  %39 = add nsw i64 %33, 1
  %40 = sdiv i64 %39, 2
  %41 = getelementptr inbounds i8, ptr %0, i64 96
  %42 = load i64, ptr %41, align 8, !tbaa !34
  %43 = mul nsw i64 %42, %40
  %44 = add nsw i64 %43, 15
  %45 = sdiv i64 %44, 16
  br label %run_tiles.exit

run_tiles.exit:                                   ; preds = %35, %38
  %46 = phi i64 [ %37, %35 ], [ %42, %38 ]
  %47 = phi i64 [ %37, %35 ], [ %45, %38 ]
  %48 = mul nsw i64 %47, %28
  %49 = add nsw i64 %20, -1
  %50 = mul nsw i64 %30, %49
  %51 = add nsw i64 %50, %28
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %5) #9
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6) #9
  call void @llvm.lifetime.start.p0(i64 232, ptr nonnull %7) #9
  store ptr %0, ptr %7, align 8, !tbaa !51
  %52 = getelementptr inbounds i8, ptr %7, i64 8
  store i64 %26, ptr %52, align 8, !tbaa !54
  %53 = getelementptr inbounds i8, ptr %7, i64 16
  %54 = add nsw i64 %11, 1
  %55 = mul nsw i64 %24, %54
  %56 = sdiv i64 %55, %9
  %57 = sub nsw i64 %56, %26
  store i64 %57, ptr %53, align 8, !tbaa !55
  %58 = getelementptr inbounds i8, ptr %7, i64 24
  %59 = getelementptr inbounds i8, ptr %0, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !2
  %61 = ptrtoint ptr %60 to i64
  %62 = add i64 %61, 63
  %63 = and i64 %62, -64
  %64 = inttoptr i64 %63 to ptr
  %65 = getelementptr inbounds i8, ptr %64, i64 64
  %66 = getelementptr inbounds i8, ptr %0, i64 184
  %67 = load i64, ptr %66, align 8, !tbaa !56
  %68 = getelementptr inbounds i8, ptr %0, i64 192
  %69 = load i64, ptr %68, align 8, !tbaa !57
  %70 = mul nsw i64 %69, %2
  %71 = add nsw i64 %70, %67
  %72 = shl nsw i64 %71, 2
  %73 = getelementptr inbounds i8, ptr %65, i64 %72
  store ptr %73, ptr %58, align 8, !tbaa !58
  %74 = getelementptr inbounds i8, ptr %7, i64 32
  store i64 %31, ptr %74, align 8, !tbaa !59
  %75 = getelementptr inbounds i8, ptr %7, i64 40
  %76 = mul nsw i64 %30, %17
  store i64 %76, ptr %75, align 8, !tbaa !60
  %77 = getelementptr inbounds i8, ptr %7, i64 48
  store i64 0, ptr %77, align 8, !tbaa !61
  %78 = getelementptr inbounds i8, ptr %7, i64 56
  store i64 0, ptr %78, align 8, !tbaa !62
  %79 = getelementptr inbounds i8, ptr %7, i64 64
  store i64 0, ptr %79, align 8, !tbaa !63
  %80 = getelementptr inbounds i8, ptr %7, i64 72
  %81 = getelementptr inbounds i8, ptr %7, i64 80
  %82 = getelementptr inbounds i8, ptr %7, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %82, i8 0, i64 72, i1 false)
  store ptr %5, ptr %81, align 8, !tbaa !64
  %83 = getelementptr inbounds i8, ptr %7, i64 160
  store i64 64, ptr %83, align 8, !tbaa !65
  %84 = getelementptr inbounds i8, ptr %7, i64 168
  store <16 x float> zeroinitializer, ptr %84, align 8, !tbaa !44
  %85 = getelementptr inbounds i8, ptr %0, i64 80
  %86 = load i64, ptr %85, align 8, !tbaa !66
  %87 = mul nsw i64 %86, %57
  %88 = getelementptr inbounds i8, ptr %0, i64 48
  %89 = load i64, ptr %88, align 8, !tbaa !9
  %90 = add nsw i64 %89, 15
  %91 = sdiv i64 %90, 16
  %92 = mul i64 %22, %13
  %93 = mul i64 %92, %86
  %94 = mul i64 %93, %89
  %95 = and i64 %22, 15
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %97, label %106

97:                                               ; preds = %run_tiles.exit
  %98 = getelementptr inbounds i8, ptr %0, i64 16
  %99 = load ptr, ptr %98, align 8, !tbaa !67
  %100 = ptrtoint ptr %99 to i64
  %101 = and i64 %100, 63
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %103, label %106

103:                                              ; preds = %97
  %104 = icmp sgt i64 %94, 524288
  %105 = zext i1 %104 to i64
  br label %106

106:                                              ; preds = %103, %97, %run_tiles.exit
  %107 = phi i64 [ 0, %97 ], [ 0, %run_tiles.exit ], [ %105, %103 ]
  store i64 %107, ptr %80, align 8, !tbaa !68
  %108 = add nsw i64 %86, -1
  %109 = getelementptr inbounds i8, ptr %0, i64 112
  %110 = load i64, ptr %109, align 8, !tbaa !69
  %111 = mul nsw i64 %110, %108
  %112 = getelementptr inbounds i8, ptr %0, i64 96
  %113 = add nsw i64 %111, %46
  %114 = add nsw i64 %33, 1
  %115 = sdiv i64 %114, 2
  %116 = mul i64 %115, 192
  %117 = mul i64 %116, %113
  %118 = add nsw i64 %117, 1024
  %119 = mul nsw i64 %57, %31
  %.not13.i = icmp slt i64 %119, 1
  br i1 %.not13.i, label %clear_ends.exit, label %.preheader.i

.preheader.i:                                     ; preds = %106, %.preheader.i
  %.014.i = phi i64 [ %138, %.preheader.i ], [ 1, %106 ]
  %120 = mul nsw i64 %.014.i, %118
  %121 = getelementptr inbounds i8, ptr %73, i64 %120
  %122 = getelementptr inbounds i8, ptr %121, i64 -1024
  store <16 x float> zeroinitializer, ptr %122, align 4, !tbaa !44
  %123 = getelementptr inbounds i8, ptr %121, i64 -960
  store <16 x float> zeroinitializer, ptr %123, align 4, !tbaa !44
  %124 = getelementptr inbounds i8, ptr %121, i64 -896
  store <16 x float> zeroinitializer, ptr %124, align 4, !tbaa !44
  %125 = getelementptr inbounds i8, ptr %121, i64 -832
  store <16 x float> zeroinitializer, ptr %125, align 4, !tbaa !44
  %126 = getelementptr inbounds i8, ptr %121, i64 -768
  store <16 x float> zeroinitializer, ptr %126, align 4, !tbaa !44
  %127 = getelementptr inbounds i8, ptr %121, i64 -704
  store <16 x float> zeroinitializer, ptr %127, align 4, !tbaa !44
  %128 = getelementptr inbounds i8, ptr %121, i64 -640
  store <16 x float> zeroinitializer, ptr %128, align 4, !tbaa !44
  %129 = getelementptr inbounds i8, ptr %121, i64 -576
  store <16 x float> zeroinitializer, ptr %129, align 4, !tbaa !44
  %130 = getelementptr inbounds i8, ptr %121, i64 -512
  store <16 x float> zeroinitializer, ptr %130, align 4, !tbaa !44
  %131 = getelementptr inbounds i8, ptr %121, i64 -448
  store <16 x float> zeroinitializer, ptr %131, align 4, !tbaa !44
  %132 = getelementptr inbounds i8, ptr %121, i64 -384
  store <16 x float> zeroinitializer, ptr %132, align 4, !tbaa !44
  %133 = getelementptr inbounds i8, ptr %121, i64 -320
  store <16 x float> zeroinitializer, ptr %133, align 4, !tbaa !44
  %134 = getelementptr inbounds i8, ptr %121, i64 -256
  store <16 x float> zeroinitializer, ptr %134, align 4, !tbaa !44
  %135 = getelementptr inbounds i8, ptr %121, i64 -192
  store <16 x float> zeroinitializer, ptr %135, align 4, !tbaa !44
  %136 = getelementptr inbounds i8, ptr %121, i64 -128
  store <16 x float> zeroinitializer, ptr %136, align 4, !tbaa !44
  %137 = getelementptr inbounds i8, ptr %121, i64 -64
  store <16 x float> zeroinitializer, ptr %137, align 4, !tbaa !44
  %138 = add nuw i64 %.014.i, 1
  %exitcond.not = icmp eq i64 %.014.i, %119
  br i1 %exitcond.not, label %clear_ends.exit, label %.preheader.i, !llvm.loop !70

clear_ends.exit:                                  ; preds = %.preheader.i, %106
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #9
  br label %156

begin_tiles.exit:                                 ; preds = %156
  store i8 1, ptr %4, align 2, !tbaa !71
  %139 = getelementptr inbounds i8, ptr %4, i64 48
  %140 = getelementptr inbounds i8, ptr %4, i64 16
  store i8 16, ptr %139, align 2, !tbaa !44
  store i16 64, ptr %140, align 2, !tbaa !73
  %141 = getelementptr inbounds i8, ptr %4, i64 49
  store i8 16, ptr %141, align 1, !tbaa !44
  %142 = getelementptr inbounds i8, ptr %4, i64 18
  store i16 64, ptr %142, align 2, !tbaa !73
  %143 = getelementptr inbounds i8, ptr %4, i64 50
  store i8 16, ptr %143, align 2, !tbaa !44
  %144 = getelementptr inbounds i8, ptr %4, i64 20
  store i16 64, ptr %144, align 2, !tbaa !73
  %145 = getelementptr inbounds i8, ptr %4, i64 51
  store i8 16, ptr %145, align 1, !tbaa !44
  %146 = getelementptr inbounds i8, ptr %4, i64 22
  store i16 64, ptr %146, align 2, !tbaa !73
  %147 = getelementptr inbounds i8, ptr %4, i64 52
  store i8 16, ptr %147, align 2, !tbaa !44
  %148 = getelementptr inbounds i8, ptr %4, i64 24
  store i16 64, ptr %148, align 2, !tbaa !73
  %149 = getelementptr inbounds i8, ptr %4, i64 53
  store i8 16, ptr %149, align 1, !tbaa !44
  %150 = getelementptr inbounds i8, ptr %4, i64 54
  store i8 16, ptr %150, align 2, !tbaa !44
  %151 = getelementptr inbounds i8, ptr %4, i64 28
  store i16 64, ptr %151, align 2, !tbaa !73
  %152 = getelementptr inbounds i8, ptr %4, i64 30
  store i16 64, ptr %152, align 2, !tbaa !73
  %153 = getelementptr inbounds i8, ptr %4, i64 26
  store i16 64, ptr %153, align 2, !tbaa !73
  %154 = getelementptr inbounds i8, ptr %4, i64 55
  store i8 16, ptr %154, align 1, !tbaa !44
  call void @llvm.x86.ldtilecfg(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #9
  %155 = icmp slt i64 %17, %20
  br i1 %155, label %.lr.ph103, label %._crit_edge104

156:                                              ; preds = %156, %clear_ends.exit
  %.09.i88 = phi i64 [ 0, %clear_ends.exit ], [ %172, %156 ]
  %157 = getelementptr inbounds i8, ptr %4, i64 %.09.i88
  store i8 0, ptr %157, align 2, !tbaa !44
  %158 = or disjoint i64 %.09.i88, 1
  %159 = getelementptr inbounds i8, ptr %4, i64 %158
  store i8 0, ptr %159, align 1, !tbaa !44
  %160 = or disjoint i64 %.09.i88, 2
  %161 = getelementptr inbounds i8, ptr %4, i64 %160
  store i8 0, ptr %161, align 2, !tbaa !44
  %162 = or disjoint i64 %.09.i88, 3
  %163 = getelementptr inbounds i8, ptr %4, i64 %162
  store i8 0, ptr %163, align 1, !tbaa !44
  %164 = or disjoint i64 %.09.i88, 4
  %165 = getelementptr inbounds i8, ptr %4, i64 %164
  store i8 0, ptr %165, align 2, !tbaa !44
  %166 = or disjoint i64 %.09.i88, 5
  %167 = getelementptr inbounds i8, ptr %4, i64 %166
  store i8 0, ptr %167, align 1, !tbaa !44
  %168 = or disjoint i64 %.09.i88, 6
  %169 = getelementptr inbounds i8, ptr %4, i64 %168
  store i8 0, ptr %169, align 2, !tbaa !44
  %170 = or disjoint i64 %.09.i88, 7
  %171 = getelementptr inbounds i8, ptr %4, i64 %170
  store i8 0, ptr %171, align 1, !tbaa !44
  %172 = add nuw nsw i64 %.09.i88, 8
  %exitcond111.not.7 = icmp eq i64 %172, 64
  br i1 %exitcond111.not.7, label %begin_tiles.exit, label %156, !llvm.loop !75

.lr.ph103:                                        ; preds = %begin_tiles.exit
  %173 = add nsw i64 %87, 3
  %174 = sdiv i64 %173, 4
  %175 = mul i64 %91, %48
  %176 = mul i64 %175, %174
  %177 = add i64 %176, -1
  %178 = add nsw i64 %48, 63
  %179 = icmp sgt i64 %89, 0
  %.sroa.5120.0..sroa_idx.i = getelementptr inbounds i8, ptr %7, i64 88
  %.sroa.6.0..sroa_idx.i = getelementptr inbounds i8, ptr %7, i64 96
  %.sroa.7.0..sroa_idx.i = getelementptr inbounds i8, ptr %7, i64 104
  %.sroa.8121.0..sroa_idx.i = getelementptr inbounds i8, ptr %7, i64 112
  %.sroa.9.0..sroa_idx.i = getelementptr inbounds i8, ptr %7, i64 120
  %.sroa.10.0..sroa_idx.i = getelementptr inbounds i8, ptr %7, i64 128
  %.sroa.11122.0..sroa_idx.i = getelementptr inbounds i8, ptr %7, i64 136
  %.sroa.12.0..sroa_idx.i = getelementptr inbounds i8, ptr %7, i64 144
  %.sroa.13.0..sroa_idx.i = getelementptr inbounds i8, ptr %7, i64 152
  %smax = call i64 @llvm.smax.i64(i64 %91, i64 1)
  br label %234

._crit_edge104:                                   ; preds = %._crit_edge99, %begin_tiles.exit
  call fastcc void @put_sums(ptr noundef nonnull %7, i64 noundef 64) #12
  call void @llvm.x86.tilerelease()
  call void @llvm.x86.sse.sfence()
  %180 = load float, ptr %84, align 8
  %181 = fadd float %180, 0.000000e+00
  %182 = getelementptr inbounds i8, ptr %7, i64 172
  %183 = load float, ptr %182, align 4
  %184 = fadd float %183, %181
  %185 = getelementptr inbounds i8, ptr %7, i64 176
  %186 = load float, ptr %185, align 8
  %187 = fadd float %186, %184
  %188 = getelementptr inbounds i8, ptr %7, i64 180
  %189 = load float, ptr %188, align 4
  %190 = fadd float %189, %187
  %191 = getelementptr inbounds i8, ptr %7, i64 184
  %192 = load float, ptr %191, align 8
  %193 = fadd float %192, %190
  %194 = getelementptr inbounds i8, ptr %7, i64 188
  %195 = load float, ptr %194, align 4
  %196 = fadd float %195, %193
  %197 = getelementptr inbounds i8, ptr %7, i64 192
  %198 = load float, ptr %197, align 8
  %199 = fadd float %198, %196
  %200 = getelementptr inbounds i8, ptr %7, i64 196
  %201 = load float, ptr %200, align 4
  %202 = fadd float %201, %199
  %203 = getelementptr inbounds i8, ptr %7, i64 200
  %204 = load float, ptr %203, align 8
  %205 = fadd float %204, %202
  %206 = getelementptr inbounds i8, ptr %7, i64 204
  %207 = load float, ptr %206, align 4
  %208 = fadd float %207, %205
  %209 = getelementptr inbounds i8, ptr %7, i64 208
  %210 = load float, ptr %209, align 8
  %211 = fadd float %210, %208
  %212 = getelementptr inbounds i8, ptr %7, i64 212
  %213 = load float, ptr %212, align 4
  %214 = fadd float %213, %211
  %215 = getelementptr inbounds i8, ptr %7, i64 216
  %216 = load float, ptr %215, align 8
  %217 = fadd float %216, %214
  %218 = getelementptr inbounds i8, ptr %7, i64 220
  %219 = load float, ptr %218, align 4
  %220 = fadd float %219, %217
  %221 = getelementptr inbounds i8, ptr %7, i64 224
  %222 = load float, ptr %221, align 8
  %223 = fadd float %222, %220
  %224 = getelementptr inbounds i8, ptr %7, i64 228
  %225 = load float, ptr %224, align 4
  %226 = fadd float %225, %223
  %227 = fcmp une float %226, 0.000000e+00
  br i1 %227, label %228, label %look_at_sums.exit

228:                                              ; preds = %._crit_edge104
  %229 = load ptr, ptr %59, align 8, !tbaa !2
  %230 = ptrtoint ptr %229 to i64
  %231 = add i64 %230, 63
  %232 = and i64 %231, -64
  %233 = inttoptr i64 %232 to ptr
  store atomic i64 1, ptr %233 seq_cst, align 64
  br label %look_at_sums.exit

look_at_sums.exit:                                ; preds = %._crit_edge104, %228
  call void @llvm.lifetime.end.p0(i64 232, ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %5) #9
  ret void

234:                                              ; preds = %.lr.ph103, %._crit_edge99
  %.075102 = phi i64 [ %17, %.lr.ph103 ], [ %283, %._crit_edge99 ]
  %.082101 = phi i64 [ 0, %.lr.ph103 ], [ %.1.lcssa, %._crit_edge99 ]
  %235 = load i64, ptr %29, align 8, !tbaa !50
  %236 = mul nsw i64 %235, %.075102
  %237 = load i64, ptr %75, align 8, !tbaa !60
  %238 = load i64, ptr %27, align 8, !tbaa !10
  %239 = add nsw i64 %238, %236
  %240 = icmp slt i64 %237, %239
  br i1 %240, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %234, %.lr.ph
  call fastcc void @pack_pair(ptr noundef nonnull %7) #12
  %241 = load i64, ptr %75, align 8, !tbaa !60
  %242 = load i64, ptr %27, align 8, !tbaa !10
  %243 = add nsw i64 %242, %236
  %244 = icmp slt i64 %241, %243
  br i1 %244, label %.lr.ph, label %._crit_edge, !llvm.loop !76

._crit_edge:                                      ; preds = %.lr.ph, %234
  %.lcssa84 = phi i64 [ %237, %234 ], [ %241, %.lr.ph ]
  %.lcssa = phi i64 [ %238, %234 ], [ %242, %.lr.ph ]
  %245 = add nsw i64 %236, %31
  %246 = call i64 @llvm.smin.i64(i64 %51, i64 %245)
  store i64 %246, ptr %77, align 8, !tbaa !61
  %247 = sub nsw i64 %246, %.lcssa84
  %248 = load i64, ptr %32, align 8, !tbaa !33
  %249 = add nsw i64 %248, 1
  %250 = sdiv i64 %249, 2
  %251 = load i64, ptr %85, align 8, !tbaa !66
  %252 = add nsw i64 %251, -1
  %253 = load i64, ptr %109, align 8, !tbaa !69
  %254 = mul nsw i64 %252, %253
  %255 = load i64, ptr %112, align 8, !tbaa !34
  %256 = add nsw i64 %254, %255
  %257 = mul i64 %256, %250
  %258 = mul i64 %257, %247
  %259 = add i64 %177, %258
  %260 = sdiv i64 %259, %176
  %261 = sdiv i64 %178, %48
  %262 = icmp sgt i64 %.lcssa, 0
  br i1 %262, label %.lr.ph93, label %.preheader

.lr.ph93:                                         ; preds = %._crit_edge
  %factor.op.mul = mul i64 %256, 192
  %263 = load ptr, ptr %58, align 8, !tbaa !58
  %264 = load i64, ptr %53, align 8, !tbaa !55
  %.reass = mul i64 %factor.op.mul, %250
  %265 = add nsw i64 %.reass, 1024
  %factor.op.mul94 = mul i64 %265, %264
  %xtraiter = and i64 %.lcssa, 1
  %266 = icmp eq i64 %.lcssa, 1
  br i1 %266, label %.preheader.loopexit.unr-lcssa, label %.lr.ph93.new

.lr.ph93.new:                                     ; preds = %.lr.ph93
  %unroll_iter = and i64 %.lcssa, 9223372036854775806
  br label %272

.preheader.loopexit.unr-lcssa:                    ; preds = %272, %.lr.ph93
  %.07491.unr = phi i64 [ 0, %.lr.ph93 ], [ %282, %272 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %.preheader, label %.preheader.loopexit.epilog-lcssa

.preheader.loopexit.epilog-lcssa:                 ; preds = %.preheader.loopexit.unr-lcssa
  %267 = add nsw i64 %.07491.unr, %236
  %268 = srem i64 %267, %31
  %.reass95.epil = mul i64 %268, %factor.op.mul94
  %269 = getelementptr inbounds i8, ptr %263, i64 %.reass95.epil
  %270 = getelementptr inbounds [16 x ptr], ptr %6, i64 0, i64 %.07491.unr
  store ptr %269, ptr %270, align 8, !tbaa !77
  br label %.preheader

.preheader:                                       ; preds = %.preheader.loopexit.epilog-lcssa, %.preheader.loopexit.unr-lcssa, %._crit_edge
  br i1 %179, label %.lr.ph98, label %._crit_edge99

.lr.ph98:                                         ; preds = %.preheader
  %271 = icmp sgt i64 %260, 0
  br label %284

272:                                              ; preds = %272, %.lr.ph93.new
  %.07491 = phi i64 [ 0, %.lr.ph93.new ], [ %282, %272 ]
  %niter = phi i64 [ 0, %.lr.ph93.new ], [ %niter.next.1, %272 ]
  %273 = add nsw i64 %.07491, %236
  %274 = srem i64 %273, %31
  %.reass95 = mul i64 %274, %factor.op.mul94
  %275 = getelementptr inbounds i8, ptr %263, i64 %.reass95
  %276 = getelementptr inbounds [16 x ptr], ptr %6, i64 0, i64 %.07491
  store ptr %275, ptr %276, align 16, !tbaa !77
  %277 = or disjoint i64 %.07491, 1
  %278 = add nsw i64 %277, %236
  %279 = srem i64 %278, %31
  %.reass95.1 = mul i64 %279, %factor.op.mul94
  %280 = getelementptr inbounds i8, ptr %263, i64 %.reass95.1
  %281 = getelementptr inbounds [16 x ptr], ptr %6, i64 0, i64 %277
  store ptr %280, ptr %281, align 8, !tbaa !77
  %282 = add nuw nsw i64 %.07491, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %.preheader.loopexit.unr-lcssa, label %272, !llvm.loop !78

._crit_edge99:                                    ; preds = %row_of.exit, %.preheader
  %.1.lcssa = phi i64 [ %.082101, %.preheader ], [ %.3, %row_of.exit ]
  %283 = add i64 %.075102, 1
  %exitcond117.not = icmp eq i64 %283, %20
  br i1 %exitcond117.not, label %._crit_edge104, label %234, !llvm.loop !79

284:                                              ; preds = %.lr.ph98, %row_of.exit
  %.097 = phi i64 [ 0, %.lr.ph98 ], [ %505, %row_of.exit ]
  %.196 = phi i64 [ %.082101, %.lr.ph98 ], [ %.3, %row_of.exit ]
  %285 = shl nsw i64 %.097, 4
  %286 = load ptr, ptr %7, align 8, !tbaa !51
  %287 = load i64, ptr %53, align 8, !tbaa !55
  %288 = getelementptr inbounds i8, ptr %286, i64 80
  %289 = load i64, ptr %288, align 8, !tbaa !66
  %290 = mul nsw i64 %289, %287
  %291 = add nsw i64 %289, -1
  %292 = getelementptr inbounds i8, ptr %286, i64 112
  %293 = load i64, ptr %292, align 8, !tbaa !69
  %294 = mul nsw i64 %291, %293
  %295 = getelementptr inbounds i8, ptr %286, i64 96
  %296 = load i64, ptr %295, align 8, !tbaa !34
  %297 = add nsw i64 %294, %296
  %298 = getelementptr inbounds i8, ptr %286, i64 40
  %299 = load i64, ptr %298, align 8, !tbaa !33
  %300 = add nsw i64 %299, 1
  %301 = sdiv i64 %300, 2
  %302 = mul i64 %297, 192
  %303 = mul i64 %302, %301
  %304 = add nsw i64 %303, 1024
  %.off.i76 = add i64 %299, -15
  %305 = icmp ult i64 %.off.i76, 2
  %306 = select i1 %305, i64 3, i64 1
  %307 = getelementptr inbounds i8, ptr %286, i64 72
  %308 = load i64, ptr %307, align 8, !tbaa !48
  %309 = getelementptr inbounds i8, ptr %286, i64 32
  %310 = load i64, ptr %309, align 8, !tbaa !49
  %311 = getelementptr inbounds i8, ptr %286, i64 24
  %312 = load ptr, ptr %311, align 8, !tbaa !2
  %313 = ptrtoint ptr %312 to i64
  %314 = add i64 %313, 63
  %315 = and i64 %314, -64
  %316 = inttoptr i64 %315 to ptr
  %317 = getelementptr inbounds i8, ptr %316, i64 64
  %318 = getelementptr inbounds i8, ptr %286, i64 88
  %319 = load i64, ptr %318, align 8, !tbaa !10
  br i1 %305, label %of_weights.exit.i, label %320

320:                                              ; preds = %284
  %321 = mul nsw i64 %301, %296
  %322 = add nsw i64 %321, 15
  %323 = sdiv i64 %322, 16
  br label %of_weights.exit.i

of_weights.exit.i:                                ; preds = %320, %284
  %324 = phi i64 [ %323, %320 ], [ %296, %284 ]
  %325 = mul i64 %.097, 3072
  %326 = mul i64 %325, %319
  %327 = mul i64 %326, %324
  %328 = getelementptr inbounds i8, ptr %317, i64 %327
  %329 = getelementptr inbounds i8, ptr %286, i64 16
  %330 = load ptr, ptr %329, align 8, !tbaa !67
  %331 = mul i64 %310, %289
  %332 = mul i64 %308, %285
  %333 = mul i64 %332, %331
  %334 = getelementptr inbounds float, ptr %330, i64 %333
  %335 = mul i64 %331, %.075102
  %336 = getelementptr inbounds float, ptr %334, i64 %335
  %337 = load i64, ptr %52, align 8, !tbaa !54
  %.idx.i = shl nsw i64 %337, 6
  %338 = getelementptr inbounds i8, ptr %336, i64 %.idx.i
  %339 = icmp sgt i64 %290, 0
  br i1 %339, label %.lr.ph111.i, label %row_of.exit

.lr.ph111.i:                                      ; preds = %of_weights.exit.i
  %340 = getelementptr inbounds i8, ptr %286, i64 48
  %341 = add nsw i64 %290, -1
  %factor.op.mul.i = shl i64 %293, 6
  %factor.op.mul109.i = mul i64 %factor.op.mul.i, %301
  %.reass.reass.i = mul i64 %factor.op.mul109.i, %306
  br label %342

342:                                              ; preds = %sum_columns.exit.i, %.lr.ph111.i
  %.2 = phi i64 [ %.196, %.lr.ph111.i ], [ %503, %sum_columns.exit.i ]
  %.0110.i = phi i64 [ 0, %.lr.ph111.i ], [ %502, %sum_columns.exit.i ]
  %343 = getelementptr inbounds [1024 x float], ptr %5, i64 %.2
  %344 = load i64, ptr %340, align 8, !tbaa !9
  %345 = sub nsw i64 %344, %285
  %346 = call i64 @llvm.smin.i64(i64 %345, i64 16)
  %347 = load i64, ptr %288, align 8, !tbaa !66
  %348 = load i64, ptr %309, align 8, !tbaa !49
  %349 = call i64 @llvm.smin.i64(i64 %.0110.i, i64 %341)
  %350 = sdiv i64 %349, %347
  %351 = srem i64 %349, %347
  %352 = mul nsw i64 %350, %304
  %353 = mul nsw i64 %351, %.reass.reass.i
  %354 = add nsw i64 %353, %352
  %355 = mul nsw i64 %351, %348
  %356 = getelementptr inbounds float, ptr %338, i64 %355
  %.idx73.i = shl nsw i64 %350, 6
  %357 = getelementptr inbounds i8, ptr %356, i64 %.idx73.i
  %358 = load i64, ptr %52, align 8, !tbaa !54
  %359 = add nsw i64 %358, %350
  %360 = shl nsw i64 %359, 4
  %361 = sub nsw i64 %348, %360
  %362 = or disjoint i64 %.0110.i, 1
  %363 = call i64 @llvm.smin.i64(i64 %362, i64 %341)
  %364 = sdiv i64 %363, %347
  %365 = srem i64 %363, %347
  %366 = mul nsw i64 %364, %304
  %367 = mul nsw i64 %365, %.reass.reass.i
  %368 = add nsw i64 %367, %366
  %369 = mul nsw i64 %365, %348
  %370 = getelementptr inbounds float, ptr %338, i64 %369
  %.idx73.1.i = shl nsw i64 %364, 6
  %371 = getelementptr inbounds i8, ptr %370, i64 %.idx73.1.i
  %372 = icmp slt i64 %362, %290
  %373 = add nsw i64 %364, %358
  %374 = shl nsw i64 %373, 4
  %375 = sub nsw i64 %348, %374
  %376 = select i1 %372, i64 %375, i64 0
  %377 = or disjoint i64 %.0110.i, 2
  %378 = call i64 @llvm.smin.i64(i64 %377, i64 %341)
  %379 = sdiv i64 %378, %347
  %380 = srem i64 %378, %347
  %381 = mul nsw i64 %379, %304
  %382 = mul nsw i64 %380, %.reass.reass.i
  %383 = add nsw i64 %382, %381
  %384 = mul nsw i64 %380, %348
  %385 = getelementptr inbounds float, ptr %338, i64 %384
  %.idx73.2.i = shl nsw i64 %379, 6
  %386 = getelementptr inbounds i8, ptr %385, i64 %.idx73.2.i
  %387 = icmp slt i64 %377, %290
  %388 = add nsw i64 %379, %358
  %389 = shl nsw i64 %388, 4
  %390 = sub nsw i64 %348, %389
  %391 = select i1 %387, i64 %390, i64 0
  %392 = or disjoint i64 %.0110.i, 3
  %393 = call i64 @llvm.smin.i64(i64 %392, i64 %341)
  %394 = sdiv i64 %393, %347
  %395 = srem i64 %393, %347
  %396 = mul nsw i64 %394, %304
  %397 = mul nsw i64 %395, %.reass.reass.i
  %398 = add nsw i64 %397, %396
  %399 = mul nsw i64 %395, %348
  %400 = getelementptr inbounds float, ptr %338, i64 %399
  %.idx73.3.i = shl nsw i64 %394, 6
  %401 = getelementptr inbounds i8, ptr %400, i64 %.idx73.3.i
  %402 = icmp slt i64 %392, %290
  %403 = add nsw i64 %394, %358
  %404 = shl nsw i64 %403, 4
  %405 = sub nsw i64 %348, %404
  %406 = select i1 %402, i64 %405, i64 0
  %407 = load i64, ptr %298, align 8, !tbaa !33
  %.off.i.i = add i64 %407, -15
  %408 = icmp ult i64 %.off.i.i, 2
  br i1 %305, label %409, label %448

409:                                              ; preds = %342
  br i1 %408, label %410, label %412

410:                                              ; preds = %409
  %411 = load i64, ptr %295, align 8, !tbaa !34
  br label %run_tiles.exit.i

412:                                              ; preds = %409
  %413 = add nsw i64 %407, 1
  %414 = sdiv i64 %413, 2
  %415 = load i64, ptr %295, align 8, !tbaa !34
  %416 = mul nsw i64 %415, %414
  %417 = add nsw i64 %416, 15
  %418 = sdiv i64 %417, 16
  br label %run_tiles.exit.i

run_tiles.exit.i:                                 ; preds = %412, %410
  %419 = phi i64 [ %411, %410 ], [ %418, %412 ]
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  call void @llvm.x86.tilezero(i8 3)
  %420 = load i64, ptr %318, align 8, !tbaa !10
  %421 = icmp sgt i64 %420, 0
  br i1 %421, label %.lr.ph108.i, label %sum_columns.exit.i

.lr.ph108.i:                                      ; preds = %run_tiles.exit.i
  %422 = icmp sgt i64 %419, 0
  br label %423

423:                                              ; preds = %._crit_edge104.i, %.lr.ph108.i
  %424 = phi i64 [ %420, %.lr.ph108.i ], [ %427, %._crit_edge104.i ]
  %.078.i107.i = phi i64 [ 0, %.lr.ph108.i ], [ %428, %._crit_edge104.i ]
  %.079.i106.i = phi ptr [ %328, %.lr.ph108.i ], [ %.1.i.lcssa.i, %._crit_edge104.i ]
  br i1 %422, label %.lr.ph103.preheader.i, label %._crit_edge104.i

.lr.ph103.preheader.i:                            ; preds = %423
  %425 = getelementptr inbounds ptr, ptr %6, i64 %.078.i107.i
  %426 = load ptr, ptr %425, align 8, !tbaa !77
  br label %.lr.ph103.i

._crit_edge104.loopexit.i:                        ; preds = %work_beside.exit82.i
  %.pre125.i = load i64, ptr %318, align 8, !tbaa !10
  br label %._crit_edge104.i

._crit_edge104.i:                                 ; preds = %._crit_edge104.loopexit.i, %423
  %427 = phi i64 [ %424, %423 ], [ %.pre125.i, %._crit_edge104.loopexit.i ]
  %.1.i.lcssa.i = phi ptr [ %.079.i106.i, %423 ], [ %446, %._crit_edge104.loopexit.i ]
  %428 = add nuw nsw i64 %.078.i107.i, 1
  %429 = icmp slt i64 %428, %427
  br i1 %429, label %423, label %sum_columns.exit.i, !llvm.loop !80

.lr.ph103.i:                                      ; preds = %work_beside.exit82.i, %.lr.ph103.preheader.i
  %.0.i101.i = phi i64 [ %445, %work_beside.exit82.i ], [ 0, %.lr.ph103.preheader.i ]
  %.077.i100.i = phi ptr [ %447, %work_beside.exit82.i ], [ %426, %.lr.ph103.preheader.i ]
  %.1.i99.i = phi ptr [ %446, %work_beside.exit82.i ], [ %.079.i106.i, %.lr.ph103.preheader.i ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.1.i99.i, i64 64)
  %430 = getelementptr inbounds i8, ptr %.1.i99.i, i64 1024
  call void @llvm.x86.tileloadd64(i8 5, ptr nonnull %430, i64 64)
  %431 = getelementptr inbounds i8, ptr %.1.i99.i, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %431, i64 64)
  %432 = getelementptr inbounds i8, ptr %.077.i100.i, i64 %354
  call void @llvm.x86.tileloadd64(i8 7, ptr %432, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 5, i8 7)
  %433 = getelementptr inbounds i8, ptr %.077.i100.i, i64 %368
  call void @llvm.x86.tileloadd64(i8 7, ptr %433, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 5, i8 7)
  %434 = getelementptr inbounds i8, ptr %.077.i100.i, i64 %383
  call void @llvm.x86.tileloadd64(i8 7, ptr %434, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 7)
  %435 = getelementptr inbounds i8, ptr %.077.i100.i, i64 %398
  call void @llvm.x86.tileloadd64(i8 7, ptr %435, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %436 = getelementptr inbounds i8, ptr %432, i64 512
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %436, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 6, i8 7)
  %437 = getelementptr inbounds i8, ptr %433, i64 512
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %437, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 6, i8 7)
  %438 = getelementptr inbounds i8, ptr %434, i64 512
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %438, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 6, i8 7)
  %439 = getelementptr inbounds i8, ptr %435, i64 512
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %439, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 6, i8 7)
  call fastcc void @put_sums(ptr noundef nonnull %7, i64 noundef %261) #12
  br i1 %271, label %.lr.ph97.i, label %work_beside.exit82.i

.lr.ph97.i:                                       ; preds = %.lr.ph103.i, %443
  %.0.i8195.i = phi i64 [ %444, %443 ], [ 0, %.lr.ph103.i ]
  %440 = load i64, ptr %75, align 8, !tbaa !60
  %441 = load i64, ptr %77, align 8, !tbaa !61
  %442 = icmp slt i64 %440, %441
  br i1 %442, label %443, label %work_beside.exit82.i

443:                                              ; preds = %.lr.ph97.i
  call fastcc void @pack_pair(ptr noundef nonnull %7) #12
  %444 = add nuw nsw i64 %.0.i8195.i, 1
  %exitcond115.not = icmp eq i64 %444, %260
  br i1 %exitcond115.not, label %work_beside.exit82.i, label %.lr.ph97.i, !llvm.loop !81

work_beside.exit82.i:                             ; preds = %443, %.lr.ph97.i, %.lr.ph103.i
  %445 = add nuw nsw i64 %.0.i101.i, 1
  %446 = getelementptr inbounds i8, ptr %.1.i99.i, i64 3072
  %447 = getelementptr inbounds i8, ptr %.077.i100.i, i64 1536
  %exitcond114.not.i = icmp eq i64 %445, %419
  br i1 %exitcond114.not.i, label %._crit_edge104.loopexit.i, label %.lr.ph103.i, !llvm.loop !82

448:                                              ; preds = %342
  br i1 %408, label %449, label %451

449:                                              ; preds = %448
  %450 = load i64, ptr %295, align 8, !tbaa !34
  br label %run_tiles.exit84.i

451:                                              ; preds = %448
  %452 = add nsw i64 %407, 1
  %453 = sdiv i64 %452, 2
  %454 = load i64, ptr %295, align 8, !tbaa !34
  %455 = mul nsw i64 %454, %453
  %456 = add nsw i64 %455, 15
  %457 = sdiv i64 %456, 16
  br label %run_tiles.exit84.i

run_tiles.exit84.i:                               ; preds = %451, %449
  %.pre-phi128.i = phi i64 [ 8, %449 ], [ %453, %451 ]
  %458 = phi i64 [ %450, %449 ], [ %454, %451 ]
  %459 = phi i64 [ %450, %449 ], [ %457, %451 ]
  %460 = add nsw i64 %347, -1
  %461 = load i64, ptr %292, align 8, !tbaa !69
  %462 = mul nsw i64 %461, %460
  %463 = add nsw i64 %462, %458
  %464 = mul nsw i64 %463, %.pre-phi128.i
  %465 = shl nsw i64 %464, 6
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  call void @llvm.x86.tilezero(i8 3)
  %466 = load i64, ptr %318, align 8, !tbaa !10
  %467 = icmp sgt i64 %466, 0
  br i1 %467, label %.lr.ph94.i, label %sum_columns.exit.i

.lr.ph94.i:                                       ; preds = %run_tiles.exit84.i
  %468 = icmp sgt i64 %459, 0
  %469 = shl nsw i64 %464, 7
  br label %470

470:                                              ; preds = %._crit_edge.i, %.lr.ph94.i
  %471 = phi i64 [ %466, %.lr.ph94.i ], [ %474, %._crit_edge.i ]
  %.078.i7593.i = phi i64 [ 0, %.lr.ph94.i ], [ %475, %._crit_edge.i ]
  %.079.i7492.i = phi ptr [ %328, %.lr.ph94.i ], [ %.1.i76.lcssa.i, %._crit_edge.i ]
  br i1 %468, label %.lr.ph91.preheader.i, label %._crit_edge.i

.lr.ph91.preheader.i:                             ; preds = %470
  %472 = getelementptr inbounds ptr, ptr %6, i64 %.078.i7593.i
  %473 = load ptr, ptr %472, align 8, !tbaa !77
  br label %.lr.ph91.i

._crit_edge.loopexit.i:                           ; preds = %work_beside.exit.i
  %.pre124.i = load i64, ptr %318, align 8, !tbaa !10
  br label %._crit_edge.i

._crit_edge.i:                                    ; preds = %._crit_edge.loopexit.i, %470
  %474 = phi i64 [ %471, %470 ], [ %.pre124.i, %._crit_edge.loopexit.i ]
  %.1.i76.lcssa.i = phi ptr [ %.079.i7492.i, %470 ], [ %497, %._crit_edge.loopexit.i ]
  %475 = add nuw nsw i64 %.078.i7593.i, 1
  %476 = icmp slt i64 %475, %474
  br i1 %476, label %470, label %sum_columns.exit.i, !llvm.loop !80

.lr.ph91.i:                                       ; preds = %work_beside.exit.i, %.lr.ph91.preheader.i
  %.0.i7890.i = phi i64 [ %496, %work_beside.exit.i ], [ 0, %.lr.ph91.preheader.i ]
  %.077.i7789.i = phi ptr [ %498, %work_beside.exit.i ], [ %473, %.lr.ph91.preheader.i ]
  %.1.i7688.i = phi ptr [ %497, %work_beside.exit.i ], [ %.079.i7492.i, %.lr.ph91.preheader.i ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.1.i7688.i, i64 64)
  %477 = getelementptr inbounds i8, ptr %.1.i7688.i, i64 1024
  call void @llvm.x86.tileloadd64(i8 5, ptr nonnull %477, i64 64)
  %478 = getelementptr inbounds i8, ptr %.1.i7688.i, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %478, i64 64)
  %479 = getelementptr inbounds i8, ptr %.077.i7789.i, i64 %354
  %480 = getelementptr inbounds i8, ptr %479, i64 %469
  call void @llvm.x86.tileloadd64(i8 7, ptr %480, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 7)
  %481 = getelementptr inbounds i8, ptr %.077.i7789.i, i64 %368
  %482 = getelementptr inbounds i8, ptr %481, i64 %469
  call void @llvm.x86.tileloadd64(i8 7, ptr %482, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %483 = getelementptr inbounds i8, ptr %.077.i7789.i, i64 %383
  %484 = getelementptr inbounds i8, ptr %483, i64 %469
  call void @llvm.x86.tileloadd64(i8 7, ptr %484, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 7)
  %485 = getelementptr inbounds i8, ptr %.077.i7789.i, i64 %398
  %486 = getelementptr inbounds i8, ptr %485, i64 %469
  call void @llvm.x86.tileloadd64(i8 7, ptr %486, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 4, i8 7)
  %487 = getelementptr inbounds i8, ptr %479, i64 %465
  call void @llvm.x86.tileloadd64(i8 7, ptr %487, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 7)
  %488 = getelementptr inbounds i8, ptr %481, i64 %465
  call void @llvm.x86.tileloadd64(i8 7, ptr %488, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %489 = getelementptr inbounds i8, ptr %483, i64 %465
  call void @llvm.x86.tileloadd64(i8 7, ptr %489, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 7)
  %490 = getelementptr inbounds i8, ptr %485, i64 %465
  call void @llvm.x86.tileloadd64(i8 7, ptr %490, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 7, ptr %479, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 6, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 7, ptr %481, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 6, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 7, ptr %483, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 6, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 7, ptr %485, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 6, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 4, i8 7)
  call fastcc void @put_sums(ptr noundef nonnull %7, i64 noundef %261) #12
  br i1 %271, label %.lr.ph.i, label %work_beside.exit.i

.lr.ph.i:                                         ; preds = %.lr.ph91.i, %494
  %.0.i8086.i = phi i64 [ %495, %494 ], [ 0, %.lr.ph91.i ]
  %491 = load i64, ptr %75, align 8, !tbaa !60
  %492 = load i64, ptr %77, align 8, !tbaa !61
  %493 = icmp slt i64 %491, %492
  br i1 %493, label %494, label %work_beside.exit.i

494:                                              ; preds = %.lr.ph.i
  call fastcc void @pack_pair(ptr noundef nonnull %7) #12
  %495 = add nuw nsw i64 %.0.i8086.i, 1
  %exitcond114.not = icmp eq i64 %495, %260
  br i1 %exitcond114.not, label %work_beside.exit.i, label %.lr.ph.i, !llvm.loop !81

work_beside.exit.i:                               ; preds = %494, %.lr.ph.i, %.lr.ph91.i
  %496 = add nuw nsw i64 %.0.i7890.i, 1
  %497 = getelementptr inbounds i8, ptr %.1.i7688.i, i64 3072
  %498 = getelementptr inbounds i8, ptr %.077.i7789.i, i64 1024
  %exitcond.not.i = icmp eq i64 %496, %459
  br i1 %exitcond.not.i, label %._crit_edge.loopexit.i, label %.lr.ph91.i, !llvm.loop !82

sum_columns.exit.i:                               ; preds = %._crit_edge.i, %._crit_edge104.i, %run_tiles.exit84.i, %run_tiles.exit.i
  call void @llvm.x86.tilestored64(i8 0, ptr nonnull %343, i64 64)
  %499 = getelementptr inbounds i8, ptr %343, i64 1024
  call void @llvm.x86.tilestored64(i8 1, ptr nonnull %499, i64 64)
  %500 = getelementptr inbounds i8, ptr %343, i64 2048
  call void @llvm.x86.tilestored64(i8 2, ptr nonnull %500, i64 64)
  %501 = getelementptr inbounds i8, ptr %343, i64 3072
  call void @llvm.x86.tilestored64(i8 3, ptr nonnull %501, i64 64)
  call fastcc void @put_sums(ptr noundef nonnull %7, i64 noundef 64) #12
  store ptr %343, ptr %81, align 8, !tbaa !77
  store ptr %357, ptr %.sroa.5120.0..sroa_idx.i, align 8
  store ptr %371, ptr %.sroa.6.0..sroa_idx.i, align 8
  store ptr %386, ptr %.sroa.7.0..sroa_idx.i, align 8
  store ptr %401, ptr %.sroa.8121.0..sroa_idx.i, align 8, !tbaa !44
  store i64 %361, ptr %.sroa.9.0..sroa_idx.i, align 8
  store i64 %376, ptr %.sroa.10.0..sroa_idx.i, align 8
  store i64 %391, ptr %.sroa.11122.0..sroa_idx.i, align 8
  store i64 %406, ptr %.sroa.12.0..sroa_idx.i, align 8, !tbaa !44
  store i64 %346, ptr %.sroa.13.0..sroa_idx.i, align 8, !tbaa !8
  store i64 0, ptr %83, align 8, !tbaa !8
  %502 = add nuw nsw i64 %.0110.i, 4
  %503 = xor i64 %.2, 1
  %504 = icmp slt i64 %502, %290
  br i1 %504, label %342, label %row_of.exit, !llvm.loop !83

row_of.exit:                                      ; preds = %sum_columns.exit.i, %of_weights.exit.i
  %.3 = phi i64 [ %.196, %of_weights.exit.i ], [ %503, %sum_columns.exit.i ]
  %505 = add nuw nsw i64 %.097, 1
  %exitcond116.not = icmp eq i64 %505, %smax
  br i1 %exitcond116.not, label %._crit_edge99, label %284, !llvm.loop !84
}

; Function Attrs: nounwind
define i64 @convolve_weight_split(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 24
  %4 = load ptr, ptr %3, align 8, !tbaa !2
  %5 = ptrtoint ptr %4 to i64
  %6 = add i64 %5, 63
  %7 = and i64 %6, -64
  %8 = inttoptr i64 %7 to ptr
  store i64 0, ptr %8, align 64, !tbaa !8
  %9 = getelementptr inbounds i8, ptr %1, i64 168
  %10 = load i64, ptr %9, align 8, !tbaa !11
  %11 = getelementptr inbounds i8, ptr %1, i64 32
  %12 = load i64, ptr %11, align 8, !tbaa !49
  %13 = add nsw i64 %12, 31
  %14 = sdiv i64 %13, 32
  %15 = mul nsw i64 %14, %10
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @samples_part, ptr noundef %1, i64 noundef %15) #12
  %16 = getelementptr inbounds i8, ptr %1, i64 48
  %17 = load i64, ptr %16, align 8, !tbaa !9
  %18 = add nsw i64 %17, 15
  %19 = sdiv i64 %18, 16
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @summed_part, ptr noundef %1, i64 noundef %19) #12
  %20 = load ptr, ptr %3, align 8, !tbaa !2
  %21 = ptrtoint ptr %20 to i64
  %22 = add i64 %21, 63
  %23 = and i64 %22, -64
  %24 = inttoptr i64 %23 to ptr
  %25 = load i64, ptr %24, align 64, !tbaa !8
  %.not = icmp eq i64 %25, 0
  br i1 %.not, label %31, label %26

26:                                               ; preds = %2
  %27 = getelementptr inbounds i8, ptr %1, i64 200
  %28 = load ptr, ptr %27, align 8, !tbaa !13
  %29 = getelementptr inbounds i8, ptr %1, i64 208
  %30 = tail call i64 %28(ptr noundef %0, ptr noundef nonnull %29) #13
  br label %31

31:                                               ; preds = %2, %26
  %32 = phi i64 [ %30, %26 ], [ 1, %2 ]
  ret i64 %32
}

; Function Attrs: nounwind
define internal void @samples_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) #2 {
  %4 = alloca %struct.tile_shapes, align 2
  %5 = alloca [16 x ptr], align 16
  %6 = getelementptr inbounds i8, ptr %0, i64 168
  %7 = load i64, ptr %6, align 8, !tbaa !11
  %8 = sdiv i64 %1, %7
  %9 = srem i64 %1, %7
  %10 = getelementptr inbounds i8, ptr %0, i64 72
  %11 = load i64, ptr %10, align 8, !tbaa !48
  %12 = mul nsw i64 %11, %9
  %13 = add nsw i64 %9, 1
  %14 = mul nsw i64 %11, %13
  %15 = getelementptr inbounds i8, ptr %0, i64 80
  %16 = load i64, ptr %15, align 8, !tbaa !66
  %17 = add nsw i64 %16, -1
  %18 = getelementptr inbounds i8, ptr %0, i64 112
  %19 = load i64, ptr %18, align 8, !tbaa !69
  %20 = mul nsw i64 %17, %19
  %21 = getelementptr inbounds i8, ptr %0, i64 96
  %22 = load i64, ptr %21, align 8, !tbaa !34
  %23 = add nsw i64 %20, %22
  %24 = getelementptr inbounds i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8, !tbaa !33
  %26 = add nsw i64 %25, 15
  %27 = sdiv i64 %26, 16
  %28 = mul i64 %23, 3072
  %29 = mul i64 %28, %27
  %30 = getelementptr inbounds i8, ptr %0, i64 24
  %31 = load ptr, ptr %30, align 8, !tbaa !2
  %32 = ptrtoint ptr %31 to i64
  %33 = add i64 %32, 63
  %34 = and i64 %33, -64
  %35 = inttoptr i64 %34 to ptr
  %36 = getelementptr inbounds i8, ptr %35, i64 64
  %37 = getelementptr inbounds i8, ptr %0, i64 184
  %38 = load i64, ptr %37, align 8, !tbaa !56
  %39 = getelementptr inbounds i8, ptr %0, i64 192
  %40 = load i64, ptr %39, align 8, !tbaa !57
  %41 = mul nsw i64 %40, %2
  %42 = add nsw i64 %41, %38
  %43 = shl nsw i64 %42, 2
  %44 = getelementptr inbounds i8, ptr %0, i64 88
  %45 = load i64, ptr %44, align 8, !tbaa !10
  %46 = mul nsw i64 %45, %29
  %47 = getelementptr inbounds i8, ptr %0, i64 48
  %48 = load i64, ptr %47, align 8, !tbaa !9
  %49 = add nsw i64 %48, 15
  %50 = sdiv i64 %49, 16
  %51 = shl i64 %1, 10
  %52 = mul i64 %51, %22
  %53 = mul i64 %52, %27
  %54 = mul i64 %53, %45
  %.idx = mul i64 %54, %50
  %55 = getelementptr inbounds i8, ptr %36, i64 %.idx
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5) #9
  %56 = add nsw i64 %48, 15
  %57 = sdiv i64 %56, 16
  %58 = add nsw i64 %25, 15
  %59 = sdiv i64 %58, 16
  %60 = shl nsw i64 %57, 4
  %61 = mul i64 %60, %45
  %62 = mul i64 %61, %59
  %63 = mul i64 %62, %22
  %64 = icmp sgt i64 %63, 0
  br i1 %64, label %.lr.ph139, label %._crit_edge140

._crit_edge140:                                   ; preds = %.lr.ph139, %3
  %65 = sdiv i64 %12, %7
  %66 = getelementptr inbounds i8, ptr %36, i64 %43
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #9
  br label %88

begin_tiles.exit:                                 ; preds = %88
  %67 = sdiv i64 %14, %7
  store i8 1, ptr %4, align 2, !tbaa !71
  %68 = getelementptr inbounds i8, ptr %4, i64 48
  %69 = getelementptr inbounds i8, ptr %4, i64 16
  store i8 16, ptr %68, align 2, !tbaa !44
  store i16 64, ptr %69, align 2, !tbaa !73
  %70 = getelementptr inbounds i8, ptr %4, i64 49
  store i8 16, ptr %70, align 1, !tbaa !44
  %71 = getelementptr inbounds i8, ptr %4, i64 18
  store i16 64, ptr %71, align 2, !tbaa !73
  %72 = getelementptr inbounds i8, ptr %4, i64 50
  store i8 16, ptr %72, align 2, !tbaa !44
  %73 = getelementptr inbounds i8, ptr %4, i64 20
  store i16 64, ptr %73, align 2, !tbaa !73
  %74 = getelementptr inbounds i8, ptr %4, i64 51
  store i8 16, ptr %74, align 1, !tbaa !44
  %75 = getelementptr inbounds i8, ptr %4, i64 22
  store i16 64, ptr %75, align 2, !tbaa !73
  %76 = getelementptr inbounds i8, ptr %4, i64 52
  store i8 16, ptr %76, align 2, !tbaa !44
  %77 = getelementptr inbounds i8, ptr %4, i64 24
  store i16 64, ptr %77, align 2, !tbaa !73
  %78 = getelementptr inbounds i8, ptr %4, i64 53
  store i8 16, ptr %78, align 1, !tbaa !44
  %79 = getelementptr inbounds i8, ptr %4, i64 54
  store i8 16, ptr %79, align 2, !tbaa !44
  %80 = getelementptr inbounds i8, ptr %4, i64 28
  store i16 64, ptr %80, align 2, !tbaa !73
  %81 = getelementptr inbounds i8, ptr %4, i64 30
  store i16 64, ptr %81, align 2, !tbaa !73
  %82 = shl nsw i64 %8, 5
  %83 = getelementptr inbounds i8, ptr %66, i64 %46
  %84 = getelementptr inbounds i8, ptr %4, i64 26
  store i16 64, ptr %84, align 2, !tbaa !73
  %85 = getelementptr inbounds i8, ptr %4, i64 55
  store i8 16, ptr %85, align 1, !tbaa !44
  call void @llvm.x86.ldtilecfg(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #9
  %86 = getelementptr inbounds i8, ptr %0, i64 104
  %87 = icmp slt i64 %65, %67
  br i1 %87, label %.lr.ph89, label %._crit_edge90

88:                                               ; preds = %88, %._crit_edge140
  %.09.i81 = phi i64 [ 0, %._crit_edge140 ], [ %104, %88 ]
  %89 = getelementptr inbounds i8, ptr %4, i64 %.09.i81
  store i8 0, ptr %89, align 2, !tbaa !44
  %90 = or disjoint i64 %.09.i81, 1
  %91 = getelementptr inbounds i8, ptr %4, i64 %90
  store i8 0, ptr %91, align 1, !tbaa !44
  %92 = or disjoint i64 %.09.i81, 2
  %93 = getelementptr inbounds i8, ptr %4, i64 %92
  store i8 0, ptr %93, align 2, !tbaa !44
  %94 = or disjoint i64 %.09.i81, 3
  %95 = getelementptr inbounds i8, ptr %4, i64 %94
  store i8 0, ptr %95, align 1, !tbaa !44
  %96 = or disjoint i64 %.09.i81, 4
  %97 = getelementptr inbounds i8, ptr %4, i64 %96
  store i8 0, ptr %97, align 2, !tbaa !44
  %98 = or disjoint i64 %.09.i81, 5
  %99 = getelementptr inbounds i8, ptr %4, i64 %98
  store i8 0, ptr %99, align 1, !tbaa !44
  %100 = or disjoint i64 %.09.i81, 6
  %101 = getelementptr inbounds i8, ptr %4, i64 %100
  store i8 0, ptr %101, align 2, !tbaa !44
  %102 = or disjoint i64 %.09.i81, 7
  %103 = getelementptr inbounds i8, ptr %4, i64 %102
  store i8 0, ptr %103, align 1, !tbaa !44
  %104 = add nuw nsw i64 %.09.i81, 8
  %exitcond.not.7 = icmp eq i64 %104, 64
  br i1 %exitcond.not.7, label %begin_tiles.exit, label %88, !llvm.loop !75

.lr.ph89:                                         ; preds = %begin_tiles.exit
  %105 = load i64, ptr %86, align 8, !tbaa !50
  %106 = mul nsw i64 %105, %65
  %107 = getelementptr inbounds i8, ptr %0, i64 120
  %108 = getelementptr inbounds i8, ptr %0, i64 56
  %109 = getelementptr inbounds i8, ptr %0, i64 64
  %110 = getelementptr inbounds i8, ptr %0, i64 32
  %111 = getelementptr inbounds i8, ptr %0, i64 128
  %112 = getelementptr inbounds i8, ptr %0, i64 8
  %.pre102 = load i64, ptr %44, align 8, !tbaa !10
  br label %124

.lr.ph139:                                        ; preds = %3, %.lr.ph139
  %.061137 = phi i64 [ %114, %.lr.ph139 ], [ 0, %3 ]
  %113 = getelementptr inbounds <16 x float>, ptr %55, i64 %.061137
  store <16 x float> zeroinitializer, ptr %113, align 4, !tbaa !44
  %114 = add nuw nsw i64 %.061137, 1
  %.pre = load i64, ptr %47, align 8, !tbaa !9
  %.pre99 = load i64, ptr %24, align 8, !tbaa !33
  %.pre100 = load i64, ptr %44, align 8, !tbaa !10
  %.pre101 = load i64, ptr %21, align 8, !tbaa !34
  %115 = add nsw i64 %.pre, 15
  %116 = sdiv i64 %115, 16
  %117 = add nsw i64 %.pre99, 15
  %118 = sdiv i64 %117, 16
  %119 = shl nsw i64 %116, 4
  %120 = mul i64 %119, %.pre100
  %121 = mul i64 %120, %118
  %122 = mul i64 %121, %.pre101
  %123 = icmp slt i64 %114, %122
  br i1 %123, label %.lr.ph139, label %._crit_edge140, !llvm.loop !85

._crit_edge90:                                    ; preds = %add_row.exit, %begin_tiles.exit
  call void @llvm.x86.tilerelease()
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5) #9
  ret void

124:                                              ; preds = %.lr.ph89, %add_row.exit
  %.pre.i73111 = phi i64 [ %.pre102, %.lr.ph89 ], [ %.pre.i73112, %add_row.exit ]
  %125 = phi i64 [ %.pre102, %.lr.ph89 ], [ %551, %add_row.exit ]
  %126 = phi i64 [ %.pre102, %.lr.ph89 ], [ %552, %add_row.exit ]
  %.06288 = phi i64 [ %106, %.lr.ph89 ], [ %.1.lcssa, %add_row.exit ]
  %.06387 = phi i64 [ %65, %.lr.ph89 ], [ %553, %add_row.exit ]
  %127 = load i64, ptr %86, align 8, !tbaa !50
  %128 = mul nsw i64 %127, %.06387
  %129 = add nsw i64 %126, %128
  %130 = icmp slt i64 %.06288, %129
  br i1 %130, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %124, %pack_image_row.exit
  %.pre.i73110 = phi i64 [ %.pre.i73109, %pack_image_row.exit ], [ %.pre.i73111, %124 ]
  %131 = phi i64 [ %339, %pack_image_row.exit ], [ %125, %124 ]
  %132 = phi i64 [ %340, %pack_image_row.exit ], [ %126, %124 ]
  %.183 = phi i64 [ %341, %pack_image_row.exit ], [ %.06288, %124 ]
  %133 = srem i64 %.183, %132
  %134 = mul nsw i64 %133, %29
  %135 = getelementptr inbounds i8, ptr %66, i64 %134
  %136 = load i64, ptr %107, align 8, !tbaa !86
  %137 = load i64, ptr %108, align 8, !tbaa !87
  %138 = sub nsw i64 %.183, %136
  %.not.i.i = icmp sge i64 %138, %137
  %.inv.i = icmp slt i64 %138, 0
  %.not.i = select i1 %.inv.i, i1 true, i1 %.not.i.i
  br i1 %.not.i, label %._crit_edge193.i, label %139

._crit_edge193.i:                                 ; preds = %.lr.ph
  %.pre.i = load i64, ptr %109, align 8, !tbaa !88
  %.pre195.i = load i64, ptr %110, align 8, !tbaa !49
  br label %147

139:                                              ; preds = %.lr.ph
  %140 = load ptr, ptr %0, align 8, !tbaa !89
  %141 = load i64, ptr %109, align 8, !tbaa !88
  %142 = mul nsw i64 %141, %138
  %143 = load i64, ptr %110, align 8, !tbaa !49
  %144 = mul nsw i64 %142, %143
  %145 = getelementptr inbounds float, ptr %140, i64 %144
  %146 = getelementptr inbounds float, ptr %145, i64 %82
  br label %147

147:                                              ; preds = %139, %._crit_edge193.i
  %148 = phi i64 [ %143, %139 ], [ %.pre195.i, %._crit_edge193.i ]
  %149 = phi i64 [ %141, %139 ], [ %.pre.i, %._crit_edge193.i ]
  %150 = phi ptr [ %146, %139 ], [ null, %._crit_edge193.i ]
  %151 = mul i64 %148, %137
  %152 = mul i64 %151, %149
  %153 = load i64, ptr %24, align 8, !tbaa !33
  %154 = sub nsw i64 %148, %82
  %155 = call i64 @llvm.smin.i64(i64 %154, i64 32)
  %156 = load i64, ptr %111, align 8, !tbaa !90
  %157 = sub i64 0, %156
  %158 = load i64, ptr %15, align 8, !tbaa !66
  %159 = add nsw i64 %158, -1
  %160 = load i64, ptr %18, align 8, !tbaa !69
  %161 = mul nsw i64 %159, %160
  %162 = load i64, ptr %21, align 8, !tbaa !34
  %163 = sub i64 %162, %156
  %164 = add i64 %163, %161
  %165 = icmp sgt i64 %164, %157
  br i1 %165, label %.lr.ph56.i, label %pack_image_row.exit

.lr.ph56.i:                                       ; preds = %147
  %166 = icmp ne ptr %150, null
  %167 = icmp sgt i64 %153, 0
  br label %168

168:                                              ; preds = %._crit_edge.i, %.lr.ph56.i
  %.0.i54.i = phi ptr [ %135, %.lr.ph56.i ], [ %.1.i.lcssa.i, %._crit_edge.i ]
  %.029.i53.i = phi i64 [ %157, %.lr.ph56.i ], [ %173, %._crit_edge.i ]
  %169 = icmp sgt i64 %.029.i53.i, -1
  %or.cond.i.i = and i1 %166, %169
  %170 = icmp slt i64 %.029.i53.i, %149
  %spec.select.i19.i = select i1 %or.cond.i.i, i1 %170, i1 false
  br i1 %167, label %.lr.ph.i, label %._crit_edge.i

.lr.ph.i:                                         ; preds = %168
  %171 = mul nsw i64 %.029.i53.i, %148
  %172 = getelementptr inbounds float, ptr %150, i64 %171
  br label %174

._crit_edge.i:                                    ; preds = %pack_split_tile.exit.i.i, %168
  %.1.i.lcssa.i = phi ptr [ %.0.i54.i, %168 ], [ %337, %pack_split_tile.exit.i.i ]
  %173 = add nsw i64 %.029.i53.i, 1
  %exitcond64.not.i = icmp eq i64 %173, %164
  br i1 %exitcond64.not.i, label %pack_image_row.exit.loopexit, label %168, !llvm.loop !91

174:                                              ; preds = %pack_split_tile.exit.i.i, %.lr.ph.i
  %.1.i52.i = phi ptr [ %.0.i54.i, %.lr.ph.i ], [ %337, %pack_split_tile.exit.i.i ]
  %.028.i51.i = phi i64 [ 0, %.lr.ph.i ], [ %336, %pack_split_tile.exit.i.i ]
  %175 = mul nsw i64 %.028.i51.i, %152
  %176 = getelementptr inbounds float, ptr %172, i64 %175
  %177 = select i1 %spec.select.i19.i, ptr %176, ptr %150
  %178 = sub nsw i64 %153, %.028.i51.i
  br label %179

179:                                              ; preds = %179, %174
  %.076.i.i43.i = phi i64 [ 0, %174 ], [ %237, %179 ]
  %180 = shl nuw nsw i64 %.076.i.i43.i, 6
  %181 = getelementptr inbounds i8, ptr %.1.i52.i, i64 %180
  %182 = mul nsw i64 %.076.i.i43.i, %152
  %183 = getelementptr inbounds float, ptr %177, i64 %182
  %184 = icmp sgt i64 %178, %.076.i.i43.i
  %185 = select i1 %spec.select.i19.i, i1 %184, i1 false
  %186 = select i1 %185, i64 %155, i64 0
  %187 = icmp sgt i64 %186, 15
  %188 = icmp slt i64 %186, 1
  %189 = trunc i64 %186 to i32
  %notmask.i.i.i = shl nsw i32 -1, %189
  %190 = trunc i32 %notmask.i.i.i to i16
  %191 = xor i16 %190, -1
  %192 = select i1 %188, i16 0, i16 %191
  %193 = select i1 %187, i16 -1, i16 %192
  %194 = bitcast i16 %193 to <16 x i1>
  %195 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %183, i32 1, <16 x i1> %194, <16 x float> zeroinitializer)
  %196 = bitcast <16 x float> %195 to <16 x i32>
  %197 = add <16 x i32> %196, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %198 = and <16 x i32> %197, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %199 = bitcast <16 x i32> %198 to <16 x float>
  %200 = fsub <16 x float> %195, %199
  %201 = bitcast <16 x float> %200 to <16 x i32>
  %202 = add <16 x i32> %201, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %203 = and <16 x i32> %202, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %204 = bitcast <16 x i32> %203 to <16 x float>
  %205 = fsub <16 x float> %200, %204
  %206 = getelementptr inbounds i8, ptr %183, i64 64
  %207 = icmp sgt i64 %186, 31
  %208 = icmp slt i64 %186, 17
  %209 = add i32 %189, -16
  %notmask.i32.i.i = shl nsw i32 -1, %209
  %210 = trunc i32 %notmask.i32.i.i to i16
  %211 = xor i16 %210, -1
  %212 = select i1 %208, i16 0, i16 %211
  %213 = select i1 %207, i16 -1, i16 %212
  %214 = bitcast i16 %213 to <16 x i1>
  %215 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr nonnull %206, i32 1, <16 x i1> %214, <16 x float> zeroinitializer)
  %216 = bitcast <16 x float> %215 to <16 x i32>
  %217 = add <16 x i32> %216, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %218 = and <16 x i32> %217, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %219 = bitcast <16 x i32> %218 to <16 x float>
  %220 = fsub <16 x float> %215, %219
  %221 = bitcast <16 x float> %220 to <16 x i32>
  %222 = add <16 x i32> %221, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %223 = and <16 x i32> %222, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %224 = bitcast <16 x i32> %223 to <16 x float>
  %225 = fsub <16 x float> %220, %224
  %226 = bitcast <16 x i32> %198 to <32 x i16>
  %227 = bitcast <16 x i32> %218 to <32 x i16>
  %228 = shufflevector <32 x i16> %226, <32 x i16> %227, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  store <32 x i16> %228, ptr %181, align 4, !tbaa !44
  %229 = bitcast <16 x i32> %203 to <32 x i16>
  %230 = bitcast <16 x i32> %223 to <32 x i16>
  %231 = shufflevector <32 x i16> %229, <32 x i16> %230, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  %232 = getelementptr inbounds i8, ptr %181, i64 1024
  store <32 x i16> %231, ptr %232, align 4, !tbaa !44
  %233 = bitcast <16 x float> %205 to <32 x i16>
  %234 = bitcast <16 x float> %225 to <32 x i16>
  %235 = shufflevector <32 x i16> %233, <32 x i16> %234, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  %236 = getelementptr inbounds i8, ptr %181, i64 2048
  store <32 x i16> %235, ptr %236, align 4, !tbaa !44
  %237 = add nuw nsw i64 %.076.i.i43.i, 1
  %exitcond.not.i = icmp eq i64 %237, 16
  br i1 %exitcond.not.i, label %turn_tile.exit.i.preheader.i, label %179, !llvm.loop !46

turn_tile.exit.i.preheader.i:                     ; preds = %179, %turn_tile.exit.i.preheader.i
  %.0.i.i50.i = phi i64 [ %335, %turn_tile.exit.i.preheader.i ], [ 0, %179 ]
  %238 = shl nuw nsw i64 %.0.i.i50.i, 10
  %239 = getelementptr inbounds i8, ptr %.1.i52.i, i64 %238
  %240 = getelementptr inbounds i8, ptr %239, i64 64
  %241 = load <16 x float>, ptr %240, align 4, !tbaa !44
  %242 = getelementptr inbounds i8, ptr %239, i64 128
  %243 = load <16 x float>, ptr %242, align 4, !tbaa !44
  %244 = getelementptr inbounds i8, ptr %239, i64 192
  %245 = load <16 x float>, ptr %244, align 4, !tbaa !44
  %246 = getelementptr inbounds i8, ptr %239, i64 256
  %247 = load <16 x float>, ptr %246, align 4, !tbaa !44
  %248 = getelementptr inbounds i8, ptr %239, i64 320
  %249 = load <16 x float>, ptr %248, align 4, !tbaa !44
  %250 = getelementptr inbounds i8, ptr %239, i64 384
  %251 = load <16 x float>, ptr %250, align 4, !tbaa !44
  %252 = getelementptr inbounds i8, ptr %239, i64 448
  %253 = load <16 x float>, ptr %252, align 4, !tbaa !44
  %254 = getelementptr inbounds i8, ptr %239, i64 512
  %255 = getelementptr inbounds i8, ptr %239, i64 576
  %256 = load <16 x float>, ptr %255, align 4, !tbaa !44
  %257 = getelementptr inbounds i8, ptr %239, i64 640
  %258 = load <16 x float>, ptr %257, align 4, !tbaa !44
  %259 = getelementptr inbounds i8, ptr %239, i64 704
  %260 = load <16 x float>, ptr %259, align 4, !tbaa !44
  %261 = getelementptr inbounds i8, ptr %239, i64 768
  %262 = load <16 x float>, ptr %261, align 4, !tbaa !44
  %263 = getelementptr inbounds i8, ptr %239, i64 832
  %264 = load <16 x float>, ptr %263, align 4, !tbaa !44
  %265 = getelementptr inbounds i8, ptr %239, i64 896
  %266 = load <16 x float>, ptr %265, align 4, !tbaa !44
  %267 = getelementptr inbounds i8, ptr %239, i64 960
  %268 = load <16 x float>, ptr %267, align 4, !tbaa !44
  %269 = load <16 x float>, ptr %254, align 4, !tbaa !44
  %270 = load <16 x float>, ptr %239, align 4, !tbaa !44
  %271 = shufflevector <16 x float> %270, <16 x float> %269, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %272 = shufflevector <16 x float> %270, <16 x float> %269, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %273 = shufflevector <16 x float> %241, <16 x float> %256, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %274 = shufflevector <16 x float> %241, <16 x float> %256, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %275 = shufflevector <16 x float> %243, <16 x float> %258, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %276 = shufflevector <16 x float> %243, <16 x float> %258, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %277 = shufflevector <16 x float> %245, <16 x float> %260, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %278 = shufflevector <16 x float> %245, <16 x float> %260, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %279 = shufflevector <16 x float> %247, <16 x float> %262, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %280 = shufflevector <16 x float> %247, <16 x float> %262, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %281 = shufflevector <16 x float> %249, <16 x float> %264, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %282 = shufflevector <16 x float> %249, <16 x float> %264, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %283 = shufflevector <16 x float> %251, <16 x float> %266, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %284 = shufflevector <16 x float> %251, <16 x float> %266, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %285 = shufflevector <16 x float> %253, <16 x float> %268, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %286 = shufflevector <16 x float> %253, <16 x float> %268, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %287 = shufflevector <16 x float> %271, <16 x float> %279, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %288 = shufflevector <16 x float> %271, <16 x float> %279, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %289 = shufflevector <16 x float> %273, <16 x float> %281, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %290 = shufflevector <16 x float> %273, <16 x float> %281, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %291 = shufflevector <16 x float> %275, <16 x float> %283, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %292 = shufflevector <16 x float> %275, <16 x float> %283, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %293 = shufflevector <16 x float> %277, <16 x float> %285, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %294 = shufflevector <16 x float> %277, <16 x float> %285, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %295 = shufflevector <16 x float> %272, <16 x float> %280, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %296 = shufflevector <16 x float> %272, <16 x float> %280, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %297 = shufflevector <16 x float> %274, <16 x float> %282, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %298 = shufflevector <16 x float> %274, <16 x float> %282, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %299 = shufflevector <16 x float> %276, <16 x float> %284, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %300 = shufflevector <16 x float> %276, <16 x float> %284, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %301 = shufflevector <16 x float> %278, <16 x float> %286, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %302 = shufflevector <16 x float> %278, <16 x float> %286, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %303 = shufflevector <16 x float> %287, <16 x float> %291, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %304 = shufflevector <16 x float> %287, <16 x float> %291, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %305 = shufflevector <16 x float> %289, <16 x float> %293, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %306 = shufflevector <16 x float> %289, <16 x float> %293, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %307 = shufflevector <16 x float> %288, <16 x float> %292, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %308 = shufflevector <16 x float> %288, <16 x float> %292, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %309 = shufflevector <16 x float> %290, <16 x float> %294, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %310 = shufflevector <16 x float> %290, <16 x float> %294, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %311 = shufflevector <16 x float> %295, <16 x float> %299, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %312 = shufflevector <16 x float> %295, <16 x float> %299, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %313 = shufflevector <16 x float> %297, <16 x float> %301, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %314 = shufflevector <16 x float> %297, <16 x float> %301, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %315 = shufflevector <16 x float> %296, <16 x float> %300, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %316 = shufflevector <16 x float> %296, <16 x float> %300, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %317 = shufflevector <16 x float> %298, <16 x float> %302, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %318 = shufflevector <16 x float> %298, <16 x float> %302, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %319 = shufflevector <16 x float> %303, <16 x float> %305, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %320 = shufflevector <16 x float> %303, <16 x float> %305, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %321 = shufflevector <16 x float> %304, <16 x float> %306, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %322 = shufflevector <16 x float> %304, <16 x float> %306, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %323 = shufflevector <16 x float> %307, <16 x float> %309, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %324 = shufflevector <16 x float> %307, <16 x float> %309, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %325 = shufflevector <16 x float> %308, <16 x float> %310, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %326 = shufflevector <16 x float> %308, <16 x float> %310, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %327 = shufflevector <16 x float> %311, <16 x float> %313, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %328 = shufflevector <16 x float> %311, <16 x float> %313, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %329 = shufflevector <16 x float> %312, <16 x float> %314, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %330 = shufflevector <16 x float> %312, <16 x float> %314, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %331 = shufflevector <16 x float> %315, <16 x float> %317, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %332 = shufflevector <16 x float> %315, <16 x float> %317, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %333 = shufflevector <16 x float> %316, <16 x float> %318, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %334 = shufflevector <16 x float> %316, <16 x float> %318, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %319, ptr %239, align 4, !tbaa !44
  store <16 x float> %320, ptr %240, align 4, !tbaa !44
  store <16 x float> %321, ptr %242, align 4, !tbaa !44
  store <16 x float> %322, ptr %244, align 4, !tbaa !44
  store <16 x float> %323, ptr %246, align 4, !tbaa !44
  store <16 x float> %324, ptr %248, align 4, !tbaa !44
  store <16 x float> %325, ptr %250, align 4, !tbaa !44
  store <16 x float> %326, ptr %252, align 4, !tbaa !44
  store <16 x float> %327, ptr %254, align 4, !tbaa !44
  store <16 x float> %328, ptr %255, align 4, !tbaa !44
  store <16 x float> %329, ptr %257, align 4, !tbaa !44
  store <16 x float> %330, ptr %259, align 4, !tbaa !44
  store <16 x float> %331, ptr %261, align 4, !tbaa !44
  store <16 x float> %332, ptr %263, align 4, !tbaa !44
  store <16 x float> %333, ptr %265, align 4, !tbaa !44
  store <16 x float> %334, ptr %267, align 4, !tbaa !44
  %335 = add nuw nsw i64 %.0.i.i50.i, 1
  %exitcond63.not.i = icmp eq i64 %335, 3
  br i1 %exitcond63.not.i, label %pack_split_tile.exit.i.i, label %turn_tile.exit.i.preheader.i, !llvm.loop !92

pack_split_tile.exit.i.i:                         ; preds = %turn_tile.exit.i.preheader.i
  %336 = add nuw nsw i64 %.028.i51.i, 16
  %337 = getelementptr inbounds i8, ptr %.1.i52.i, i64 3072
  %338 = icmp slt i64 %336, %153
  br i1 %338, label %174, label %._crit_edge.i, !llvm.loop !93

pack_image_row.exit.loopexit:                     ; preds = %._crit_edge.i
  %.pre103 = load i64, ptr %44, align 8, !tbaa !10
  br label %pack_image_row.exit

pack_image_row.exit:                              ; preds = %pack_image_row.exit.loopexit, %147
  %.pre.i73109 = phi i64 [ %.pre103, %pack_image_row.exit.loopexit ], [ %.pre.i73110, %147 ]
  %339 = phi i64 [ %.pre103, %pack_image_row.exit.loopexit ], [ %131, %147 ]
  %340 = phi i64 [ %.pre103, %pack_image_row.exit.loopexit ], [ %132, %147 ]
  %341 = add nsw i64 %.183, 1
  %342 = add nsw i64 %340, %128
  %343 = icmp slt i64 %341, %342
  br i1 %343, label %.lr.ph, label %._crit_edge, !llvm.loop !94

._crit_edge:                                      ; preds = %pack_image_row.exit, %124
  %.pre.i73108 = phi i64 [ %.pre.i73111, %124 ], [ %.pre.i73109, %pack_image_row.exit ]
  %344 = phi i64 [ %125, %124 ], [ %339, %pack_image_row.exit ]
  %.1.lcssa = phi i64 [ %.06288, %124 ], [ %341, %pack_image_row.exit ]
  %345 = load ptr, ptr %112, align 8, !tbaa !35
  %346 = load i64, ptr %15, align 8, !tbaa !66
  %347 = load i64, ptr %110, align 8, !tbaa !49
  %348 = mul i64 %347, %346
  %349 = mul i64 %348, %.06387
  %350 = getelementptr inbounds float, ptr %345, i64 %349
  %351 = getelementptr inbounds float, ptr %350, i64 %82
  %352 = load i64, ptr %10, align 8, !tbaa !48
  %353 = mul i64 %348, %352
  %354 = load i64, ptr %47, align 8, !tbaa !9
  %355 = sub nsw i64 %347, %82
  %356 = call i64 @llvm.smin.i64(i64 %355, i64 32)
  %357 = icmp sgt i64 %346, 0
  br i1 %357, label %.lr.ph39.i, label %pack_gradient_row.exit

.lr.ph39.i:                                       ; preds = %._crit_edge
  %.not.i65 = icmp ne ptr %345, null
  %358 = icmp sgt i64 %354, 0
  br label %359

359:                                              ; preds = %._crit_edge.i66, %.lr.ph39.i
  %.0.i37.i = phi ptr [ %83, %.lr.ph39.i ], [ %.1.i.lcssa.i67, %._crit_edge.i66 ]
  %.029.i36.i = phi i64 [ 0, %.lr.ph39.i ], [ %362, %._crit_edge.i66 ]
  br i1 %358, label %.lr.ph.i68, label %._crit_edge.i66

.lr.ph.i68:                                       ; preds = %359
  %360 = mul nsw i64 %.029.i36.i, %347
  %361 = getelementptr inbounds float, ptr %351, i64 %360
  br label %363

._crit_edge.i66:                                  ; preds = %pack_split_tile.exit.i.i72, %359
  %.1.i.lcssa.i67 = phi ptr [ %.0.i37.i, %359 ], [ %428, %pack_split_tile.exit.i.i72 ]
  %362 = add nuw nsw i64 %.029.i36.i, 1
  %exitcond40.not.i = icmp eq i64 %362, %346
  br i1 %exitcond40.not.i, label %pack_gradient_row.exit.loopexit, label %359, !llvm.loop !91

363:                                              ; preds = %pack_split_tile.exit.i.i72, %.lr.ph.i68
  %.1.i35.i = phi ptr [ %.0.i37.i, %.lr.ph.i68 ], [ %428, %pack_split_tile.exit.i.i72 ]
  %.028.i34.i = phi i64 [ 0, %.lr.ph.i68 ], [ %427, %pack_split_tile.exit.i.i72 ]
  %364 = mul nsw i64 %.028.i34.i, %353
  %365 = getelementptr inbounds float, ptr %361, i64 %364
  %366 = select i1 %.not.i65, ptr %365, ptr %351
  %367 = sub nsw i64 %354, %.028.i34.i
  br label %368

368:                                              ; preds = %368, %363
  %.076.i.i33.i = phi i64 [ 0, %363 ], [ %426, %368 ]
  %369 = shl nuw nsw i64 %.076.i.i33.i, 6
  %370 = getelementptr inbounds i8, ptr %.1.i35.i, i64 %369
  %371 = mul nsw i64 %.076.i.i33.i, %353
  %372 = getelementptr inbounds float, ptr %366, i64 %371
  %373 = icmp sgt i64 %367, %.076.i.i33.i
  %374 = select i1 %.not.i65, i1 %373, i1 false
  %375 = select i1 %374, i64 %356, i64 0
  %376 = icmp sgt i64 %375, 15
  %377 = icmp slt i64 %375, 1
  %378 = trunc i64 %375 to i32
  %notmask.i.i.i69 = shl nsw i32 -1, %378
  %379 = trunc i32 %notmask.i.i.i69 to i16
  %380 = xor i16 %379, -1
  %381 = select i1 %377, i16 0, i16 %380
  %382 = select i1 %376, i16 -1, i16 %381
  %383 = bitcast i16 %382 to <16 x i1>
  %384 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %372, i32 1, <16 x i1> %383, <16 x float> zeroinitializer)
  %385 = bitcast <16 x float> %384 to <16 x i32>
  %386 = add <16 x i32> %385, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %387 = and <16 x i32> %386, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %388 = bitcast <16 x i32> %387 to <16 x float>
  %389 = fsub <16 x float> %384, %388
  %390 = bitcast <16 x float> %389 to <16 x i32>
  %391 = add <16 x i32> %390, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %392 = and <16 x i32> %391, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %393 = bitcast <16 x i32> %392 to <16 x float>
  %394 = fsub <16 x float> %389, %393
  %395 = getelementptr inbounds i8, ptr %372, i64 64
  %396 = icmp sgt i64 %375, 31
  %397 = icmp slt i64 %375, 17
  %398 = add i32 %378, -16
  %notmask.i32.i.i70 = shl nsw i32 -1, %398
  %399 = trunc i32 %notmask.i32.i.i70 to i16
  %400 = xor i16 %399, -1
  %401 = select i1 %397, i16 0, i16 %400
  %402 = select i1 %396, i16 -1, i16 %401
  %403 = bitcast i16 %402 to <16 x i1>
  %404 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr nonnull %395, i32 1, <16 x i1> %403, <16 x float> zeroinitializer)
  %405 = bitcast <16 x float> %404 to <16 x i32>
  %406 = add <16 x i32> %405, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %407 = and <16 x i32> %406, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %408 = bitcast <16 x i32> %407 to <16 x float>
  %409 = fsub <16 x float> %404, %408
  %410 = bitcast <16 x float> %409 to <16 x i32>
  %411 = add <16 x i32> %410, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %412 = and <16 x i32> %411, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %413 = bitcast <16 x i32> %412 to <16 x float>
  %414 = fsub <16 x float> %409, %413
  %415 = bitcast <16 x i32> %387 to <32 x i16>
  %416 = bitcast <16 x i32> %407 to <32 x i16>
  %417 = shufflevector <32 x i16> %415, <32 x i16> %416, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  store <32 x i16> %417, ptr %370, align 4, !tbaa !44
  %418 = bitcast <16 x i32> %392 to <32 x i16>
  %419 = bitcast <16 x i32> %412 to <32 x i16>
  %420 = shufflevector <32 x i16> %418, <32 x i16> %419, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  %421 = getelementptr inbounds i8, ptr %370, i64 1024
  store <32 x i16> %420, ptr %421, align 4, !tbaa !44
  %422 = bitcast <16 x float> %394 to <32 x i16>
  %423 = bitcast <16 x float> %414 to <32 x i16>
  %424 = shufflevector <32 x i16> %422, <32 x i16> %423, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  %425 = getelementptr inbounds i8, ptr %370, i64 2048
  store <32 x i16> %424, ptr %425, align 4, !tbaa !44
  %426 = add nuw nsw i64 %.076.i.i33.i, 1
  %exitcond.not.i71 = icmp eq i64 %426, 16
  br i1 %exitcond.not.i71, label %pack_split_tile.exit.i.i72, label %368, !llvm.loop !46

pack_split_tile.exit.i.i72:                       ; preds = %368
  %427 = add nuw nsw i64 %.028.i34.i, 16
  %428 = getelementptr inbounds i8, ptr %.1.i35.i, i64 3072
  %429 = icmp slt i64 %427, %354
  br i1 %429, label %363, label %._crit_edge.i66, !llvm.loop !93

pack_gradient_row.exit.loopexit:                  ; preds = %._crit_edge.i66
  %.pre104 = load i64, ptr %44, align 8, !tbaa !10
  br label %pack_gradient_row.exit

pack_gradient_row.exit:                           ; preds = %pack_gradient_row.exit.loopexit, %._crit_edge
  %.pre.i73107 = phi i64 [ %.pre104, %pack_gradient_row.exit.loopexit ], [ %.pre.i73108, %._crit_edge ]
  %430 = phi i64 [ %.pre104, %pack_gradient_row.exit.loopexit ], [ %344, %._crit_edge ]
  %431 = icmp sgt i64 %430, 0
  br i1 %431, label %.lr.ph85.preheader, label %._crit_edge86

.lr.ph85.preheader:                               ; preds = %pack_gradient_row.exit
  %xtraiter = and i64 %430, 1
  %432 = icmp eq i64 %430, 1
  br i1 %432, label %._crit_edge86.loopexit.unr-lcssa, label %.lr.ph85.preheader.new

.lr.ph85.preheader.new:                           ; preds = %.lr.ph85.preheader
  %unroll_iter = and i64 %430, 9223372036854775806
  br label %.lr.ph85

._crit_edge86.loopexit.unr-lcssa:                 ; preds = %.lr.ph85, %.lr.ph85.preheader
  %.084.unr = phi i64 [ 0, %.lr.ph85.preheader ], [ %565, %.lr.ph85 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %._crit_edge86, label %.lr.ph85.epil

.lr.ph85.epil:                                    ; preds = %._crit_edge86.loopexit.unr-lcssa
  %433 = add nsw i64 %.084.unr, %128
  %434 = srem i64 %433, %430
  %435 = mul nsw i64 %434, %29
  %436 = getelementptr inbounds i8, ptr %66, i64 %435
  %437 = getelementptr inbounds [16 x ptr], ptr %5, i64 0, i64 %.084.unr
  store ptr %436, ptr %437, align 8, !tbaa !77
  br label %._crit_edge86

._crit_edge86:                                    ; preds = %.lr.ph85.epil, %._crit_edge86.loopexit.unr-lcssa, %pack_gradient_row.exit
  %438 = load i64, ptr %47, align 8, !tbaa !9
  %439 = load i64, ptr %24, align 8, !tbaa !33
  %440 = add nsw i64 %439, 15
  %441 = sdiv i64 %440, 16
  %442 = icmp sgt i64 %438, 0
  br i1 %442, label %.preheader55.lr.ph.i, label %add_row.exit

.preheader55.lr.ph.i:                             ; preds = %._crit_edge86
  %443 = add nuw nsw i64 %438, 15
  %444 = lshr i64 %443, 4
  %445 = icmp sgt i64 %439, 0
  %smax.i = call i64 @llvm.smax.i64(i64 %441, i64 1)
  br label %.preheader55.i

.preheader55.i:                                   ; preds = %._crit_edge76.i, %.preheader55.lr.ph.i
  %.pre.i73 = phi i64 [ %.pre.i73107, %.preheader55.lr.ph.i ], [ %.pre.i73113, %._crit_edge76.i ]
  %446 = phi i64 [ %430, %.preheader55.lr.ph.i ], [ %454, %._crit_edge76.i ]
  %447 = phi i64 [ %430, %.preheader55.lr.ph.i ], [ %455, %._crit_edge76.i ]
  %.079.i = phi ptr [ %55, %.preheader55.lr.ph.i ], [ %.1.lcssa.i, %._crit_edge76.i ]
  %.03978.i = phi i64 [ 0, %.preheader55.lr.ph.i ], [ %456, %._crit_edge76.i ]
  br i1 %445, label %.preheader54.lr.ph.i, label %._crit_edge76.i

.preheader54.lr.ph.i:                             ; preds = %.preheader55.i
  %448 = mul nuw nsw i64 %.03978.i, 3072
  %449 = getelementptr inbounds i8, ptr %83, i64 %448
  br label %.preheader54.i

.preheader54.i:                                   ; preds = %._crit_edge72.i, %.preheader54.lr.ph.i
  %.pre.i73105 = phi i64 [ %.pre.i73, %.preheader54.lr.ph.i ], [ %.pre.i73114, %._crit_edge72.i ]
  %450 = phi i64 [ %.pre.i73, %.preheader54.lr.ph.i ], [ %462, %._crit_edge72.i ]
  %451 = phi i64 [ %.pre.i73, %.preheader54.lr.ph.i ], [ %463, %._crit_edge72.i ]
  %452 = phi i64 [ %.pre.i73, %.preheader54.lr.ph.i ], [ %464, %._crit_edge72.i ]
  %.175.i = phi ptr [ %.079.i, %.preheader54.lr.ph.i ], [ %.2.lcssa.i, %._crit_edge72.i ]
  %.04274.i = phi i64 [ 0, %.preheader54.lr.ph.i ], [ %465, %._crit_edge72.i ]
  %453 = icmp sgt i64 %452, 0
  br i1 %453, label %.preheader.preheader.i, label %._crit_edge72.i

.preheader.preheader.i:                           ; preds = %.preheader54.i
  %.pre83.i = load i64, ptr %21, align 8, !tbaa !34
  br label %.preheader.i

._crit_edge76.i:                                  ; preds = %._crit_edge72.i, %.preheader55.i
  %.pre.i73113 = phi i64 [ %.pre.i73, %.preheader55.i ], [ %.pre.i73114, %._crit_edge72.i ]
  %454 = phi i64 [ %446, %.preheader55.i ], [ %462, %._crit_edge72.i ]
  %455 = phi i64 [ %447, %.preheader55.i ], [ %462, %._crit_edge72.i ]
  %.1.lcssa.i = phi ptr [ %.079.i, %.preheader55.i ], [ %.2.lcssa.i, %._crit_edge72.i ]
  %456 = add nuw nsw i64 %.03978.i, 1
  %exitcond82.not.i = icmp eq i64 %456, %444
  br i1 %exitcond82.not.i, label %add_row.exit, label %.preheader55.i, !llvm.loop !95

.preheader.i:                                     ; preds = %._crit_edge.i75, %.preheader.preheader.i
  %.pre.i73115 = phi i64 [ %.pre.i73116, %._crit_edge.i75 ], [ %.pre.i73105, %.preheader.preheader.i ]
  %457 = phi i64 [ %466, %._crit_edge.i75 ], [ %450, %.preheader.preheader.i ]
  %458 = phi i64 [ %467, %._crit_edge.i75 ], [ %451, %.preheader.preheader.i ]
  %459 = phi i64 [ %468, %._crit_edge.i75 ], [ %.pre83.i, %.preheader.preheader.i ]
  %.271.i = phi ptr [ %.3.lcssa.i, %._crit_edge.i75 ], [ %.175.i, %.preheader.preheader.i ]
  %.04170.i = phi i64 [ %469, %._crit_edge.i75 ], [ 0, %.preheader.preheader.i ]
  %460 = icmp sgt i64 %459, 0
  br i1 %460, label %.lr.ph69.i, label %._crit_edge.i75

.lr.ph69.i:                                       ; preds = %.preheader.i
  %461 = getelementptr inbounds ptr, ptr %5, i64 %.04170.i
  br label %471

._crit_edge72.i:                                  ; preds = %._crit_edge.i75, %.preheader54.i
  %.pre.i73114 = phi i64 [ %.pre.i73105, %.preheader54.i ], [ %.pre.i73116, %._crit_edge.i75 ]
  %462 = phi i64 [ %450, %.preheader54.i ], [ %466, %._crit_edge.i75 ]
  %463 = phi i64 [ %451, %.preheader54.i ], [ %467, %._crit_edge.i75 ]
  %464 = phi i64 [ %452, %.preheader54.i ], [ %467, %._crit_edge.i75 ]
  %.2.lcssa.i = phi ptr [ %.175.i, %.preheader54.i ], [ %.3.lcssa.i, %._crit_edge.i75 ]
  %465 = add nuw nsw i64 %.04274.i, 1
  %exitcond.not.i74 = icmp eq i64 %465, %smax.i
  br i1 %exitcond.not.i74, label %._crit_edge76.i, label %.preheader54.i, !llvm.loop !96

._crit_edge.loopexit.i:                           ; preds = %546
  %.pre84.i = load i64, ptr %44, align 8, !tbaa !10
  br label %._crit_edge.i75

._crit_edge.i75:                                  ; preds = %._crit_edge.loopexit.i, %.preheader.i
  %.pre.i73116 = phi i64 [ %.pre.i73115, %.preheader.i ], [ %.pre84.i, %._crit_edge.loopexit.i ]
  %466 = phi i64 [ %457, %.preheader.i ], [ %.pre84.i, %._crit_edge.loopexit.i ]
  %467 = phi i64 [ %458, %.preheader.i ], [ %.pre84.i, %._crit_edge.loopexit.i ]
  %468 = phi i64 [ %459, %.preheader.i ], [ %549, %._crit_edge.loopexit.i ]
  %.3.lcssa.i = phi ptr [ %.271.i, %.preheader.i ], [ %548, %._crit_edge.loopexit.i ]
  %469 = add nuw nsw i64 %.04170.i, 1
  %470 = icmp slt i64 %469, %467
  br i1 %470, label %.preheader.i, label %._crit_edge72.i, !llvm.loop !97

471:                                              ; preds = %546, %.lr.ph69.i
  %472 = phi i64 [ %459, %.lr.ph69.i ], [ %549, %546 ]
  %.368.i = phi ptr [ %.271.i, %.lr.ph69.i ], [ %548, %546 ]
  %.04067.i = phi i64 [ 0, %.lr.ph69.i ], [ %547, %546 ]
  %473 = load ptr, ptr %461, align 8, !tbaa !77
  %474 = mul nsw i64 %.04067.i, %441
  %475 = add nsw i64 %474, %.04274.i
  %476 = mul nsw i64 %475, 3072
  %477 = getelementptr inbounds i8, ptr %473, i64 %476
  %478 = sub nsw i64 %472, %.04067.i
  %479 = call i64 @llvm.smin.i64(i64 %478, i64 3)
  %480 = load i64, ptr %47, align 8, !tbaa !9
  %481 = add nsw i64 %480, 15
  %482 = sdiv i64 %481, 16
  %483 = mul nsw i64 %482, 3072
  %484 = load i64, ptr %24, align 8, !tbaa !33
  %485 = add nsw i64 %484, 15
  %486 = sdiv i64 %485, 16
  switch i64 %479, label %531 [
    i64 3, label %487
    i64 2, label %512
  ]

487:                                              ; preds = %471
  %488 = mul nsw i64 %486, 3072
  %489 = load i64, ptr %18, align 8, !tbaa !69
  %490 = mul nsw i64 %489, %488
  call void @llvm.x86.tileloadd64(i8 0, ptr %.368.i, i64 64)
  %491 = getelementptr inbounds i8, ptr %.368.i, i64 1024
  call void @llvm.x86.tileloadd64(i8 1, ptr nonnull %491, i64 64)
  %492 = getelementptr inbounds i8, ptr %.368.i, i64 2048
  call void @llvm.x86.tileloadd64(i8 2, ptr nonnull %492, i64 64)
  %493 = load i64, ptr %15, align 8, !tbaa !66
  %494 = icmp sgt i64 %493, 0
  br i1 %494, label %.lr.ph62.i, label %add_columns.exit.i

.lr.ph62.i:                                       ; preds = %487
  %495 = mul i64 %486, 6144
  br label %496

496:                                              ; preds = %496, %.lr.ph62.i
  %.0.i61.i = phi i64 [ 0, %.lr.ph62.i ], [ %507, %496 ]
  %.047.i60.i = phi ptr [ %449, %.lr.ph62.i ], [ %508, %496 ]
  %.048.i59.i = phi ptr [ %477, %.lr.ph62.i ], [ %509, %496 ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.047.i60.i, i64 64)
  %497 = getelementptr inbounds i8, ptr %.047.i60.i, i64 1024
  call void @llvm.x86.tileloadd64(i8 5, ptr nonnull %497, i64 64)
  %498 = getelementptr inbounds i8, ptr %.047.i60.i, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %498, i64 64)
  %499 = getelementptr inbounds i8, ptr %.048.i59.i, i64 2048
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %499, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 7)
  %500 = getelementptr inbounds i8, ptr %.048.i59.i, i64 %488
  %501 = getelementptr inbounds i8, ptr %500, i64 2048
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %501, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %502 = getelementptr inbounds i8, ptr %.048.i59.i, i64 %495
  %503 = getelementptr inbounds i8, ptr %502, i64 2048
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %503, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 7)
  %504 = getelementptr inbounds i8, ptr %.048.i59.i, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %504, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 7)
  %505 = getelementptr inbounds i8, ptr %500, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %505, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %506 = getelementptr inbounds i8, ptr %502, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %506, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 7, ptr %.048.i59.i, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 6, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 7, ptr %500, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 6, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 7, ptr %502, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 6, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 7)
  %507 = add nuw nsw i64 %.0.i61.i, 1
  %508 = getelementptr inbounds i8, ptr %.047.i60.i, i64 %483
  %509 = getelementptr inbounds i8, ptr %.048.i59.i, i64 %490
  %510 = load i64, ptr %15, align 8, !tbaa !66
  %511 = icmp slt i64 %507, %510
  br i1 %511, label %496, label %add_columns.exit.i, !llvm.loop !98

add_columns.exit.i:                               ; preds = %496, %487
  call void @llvm.x86.tilestored64(i8 0, ptr %.368.i, i64 64)
  call void @llvm.x86.tilestored64(i8 1, ptr nonnull %491, i64 64)
  call void @llvm.x86.tilestored64(i8 2, ptr nonnull %492, i64 64)
  br label %546

512:                                              ; preds = %471
  %513 = mul nsw i64 %486, 3072
  %514 = load i64, ptr %18, align 8, !tbaa !69
  %515 = mul nsw i64 %514, %513
  call void @llvm.x86.tileloadd64(i8 0, ptr %.368.i, i64 64)
  %516 = getelementptr inbounds i8, ptr %.368.i, i64 1024
  call void @llvm.x86.tileloadd64(i8 1, ptr nonnull %516, i64 64)
  %517 = load i64, ptr %15, align 8, !tbaa !66
  %518 = icmp sgt i64 %517, 0
  br i1 %518, label %.lr.ph.i76, label %add_columns.exit49.i

.lr.ph.i76:                                       ; preds = %512, %.lr.ph.i76
  %.0.i4858.i = phi i64 [ %526, %.lr.ph.i76 ], [ 0, %512 ]
  %.047.i4757.i = phi ptr [ %527, %.lr.ph.i76 ], [ %449, %512 ]
  %.048.i4656.i = phi ptr [ %528, %.lr.ph.i76 ], [ %477, %512 ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.047.i4757.i, i64 64)
  %519 = getelementptr inbounds i8, ptr %.047.i4757.i, i64 1024
  call void @llvm.x86.tileloadd64(i8 5, ptr nonnull %519, i64 64)
  %520 = getelementptr inbounds i8, ptr %.047.i4757.i, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %520, i64 64)
  %521 = getelementptr inbounds i8, ptr %.048.i4656.i, i64 2048
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %521, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 7)
  %522 = getelementptr inbounds i8, ptr %.048.i4656.i, i64 %513
  %523 = getelementptr inbounds i8, ptr %522, i64 2048
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %523, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %524 = getelementptr inbounds i8, ptr %.048.i4656.i, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %524, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 7)
  %525 = getelementptr inbounds i8, ptr %522, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %525, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 7, ptr %.048.i4656.i, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 6, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 7, ptr %522, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 6, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %526 = add nuw nsw i64 %.0.i4858.i, 1
  %527 = getelementptr inbounds i8, ptr %.047.i4757.i, i64 %483
  %528 = getelementptr inbounds i8, ptr %.048.i4656.i, i64 %515
  %529 = load i64, ptr %15, align 8, !tbaa !66
  %530 = icmp slt i64 %526, %529
  br i1 %530, label %.lr.ph.i76, label %add_columns.exit49.i, !llvm.loop !98

add_columns.exit49.i:                             ; preds = %.lr.ph.i76, %512
  call void @llvm.x86.tilestored64(i8 0, ptr %.368.i, i64 64)
  call void @llvm.x86.tilestored64(i8 1, ptr nonnull %516, i64 64)
  br label %546

531:                                              ; preds = %471
  %532 = load i64, ptr %18, align 8, !tbaa !69
  %533 = mul i64 %486, 3072
  %534 = mul i64 %533, %532
  call void @llvm.x86.tileloadd64(i8 0, ptr %.368.i, i64 64)
  %535 = load i64, ptr %15, align 8, !tbaa !66
  %536 = icmp sgt i64 %535, 0
  br i1 %536, label %.lr.ph66.i, label %add_columns.exit53.i

.lr.ph66.i:                                       ; preds = %531, %.lr.ph66.i
  %.0.i5265.i = phi i64 [ %541, %.lr.ph66.i ], [ 0, %531 ]
  %.047.i5164.i = phi ptr [ %542, %.lr.ph66.i ], [ %449, %531 ]
  %.048.i5063.i = phi ptr [ %543, %.lr.ph66.i ], [ %477, %531 ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.047.i5164.i, i64 64)
  %537 = getelementptr inbounds i8, ptr %.047.i5164.i, i64 1024
  call void @llvm.x86.tileloadd64(i8 5, ptr nonnull %537, i64 64)
  %538 = getelementptr inbounds i8, ptr %.047.i5164.i, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %538, i64 64)
  %539 = getelementptr inbounds i8, ptr %.048.i5063.i, i64 2048
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %539, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 7)
  %540 = getelementptr inbounds i8, ptr %.048.i5063.i, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %540, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 7, ptr %.048.i5063.i, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 6, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 7)
  %541 = add nuw nsw i64 %.0.i5265.i, 1
  %542 = getelementptr inbounds i8, ptr %.047.i5164.i, i64 %483
  %543 = getelementptr inbounds i8, ptr %.048.i5063.i, i64 %534
  %544 = load i64, ptr %15, align 8, !tbaa !66
  %545 = icmp slt i64 %541, %544
  br i1 %545, label %.lr.ph66.i, label %add_columns.exit53.i, !llvm.loop !98

add_columns.exit53.i:                             ; preds = %.lr.ph66.i, %531
  call void @llvm.x86.tilestored64(i8 0, ptr %.368.i, i64 64)
  br label %546

546:                                              ; preds = %add_columns.exit53.i, %add_columns.exit49.i, %add_columns.exit.i
  %547 = add nsw i64 %479, %.04067.i
  %.idx.i = shl nsw i64 %479, 10
  %548 = getelementptr inbounds i8, ptr %.368.i, i64 %.idx.i
  %549 = load i64, ptr %21, align 8, !tbaa !34
  %550 = icmp slt i64 %547, %549
  br i1 %550, label %471, label %._crit_edge.loopexit.i, !llvm.loop !99

add_row.exit:                                     ; preds = %._crit_edge76.i, %._crit_edge86
  %.pre.i73112 = phi i64 [ %.pre.i73107, %._crit_edge86 ], [ %.pre.i73113, %._crit_edge76.i ]
  %551 = phi i64 [ %430, %._crit_edge86 ], [ %454, %._crit_edge76.i ]
  %552 = phi i64 [ %430, %._crit_edge86 ], [ %455, %._crit_edge76.i ]
  %553 = add i64 %.06387, 1
  %exitcond98.not = icmp eq i64 %553, %67
  br i1 %exitcond98.not, label %._crit_edge90, label %124, !llvm.loop !100

.lr.ph85:                                         ; preds = %.lr.ph85, %.lr.ph85.preheader.new
  %.084 = phi i64 [ 0, %.lr.ph85.preheader.new ], [ %565, %.lr.ph85 ]
  %niter = phi i64 [ 0, %.lr.ph85.preheader.new ], [ %niter.next.1, %.lr.ph85 ]
  %554 = add nsw i64 %.084, %128
  %555 = srem i64 %554, %430
  %556 = mul nsw i64 %555, %29
  %557 = getelementptr inbounds i8, ptr %66, i64 %556
  %558 = getelementptr inbounds [16 x ptr], ptr %5, i64 0, i64 %.084
  store ptr %557, ptr %558, align 16, !tbaa !77
  %559 = or disjoint i64 %.084, 1
  %560 = add nsw i64 %559, %128
  %561 = srem i64 %560, %430
  %562 = mul nsw i64 %561, %29
  %563 = getelementptr inbounds i8, ptr %66, i64 %562
  %564 = getelementptr inbounds [16 x ptr], ptr %5, i64 0, i64 %559
  store ptr %563, ptr %564, align 8, !tbaa !77
  %565 = add nuw nsw i64 %.084, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %._crit_edge86.loopexit.unr-lcssa, label %.lr.ph85, !llvm.loop !101
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none)
define internal void @summed_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #3 {
  %4 = getelementptr inbounds i8, ptr %0, i64 40
  %5 = load i64, ptr %4, align 8, !tbaa !33
  %6 = add nsw i64 %5, 15
  %7 = sdiv i64 %6, 16
  %8 = getelementptr inbounds i8, ptr %0, i64 88
  %9 = load i64, ptr %8, align 8, !tbaa !10
  %10 = getelementptr inbounds i8, ptr %0, i64 96
  %11 = load i64, ptr %10, align 8, !tbaa !34
  %12 = mul i64 %11, %9
  %13 = getelementptr inbounds i8, ptr %0, i64 24
  %14 = load ptr, ptr %13, align 8, !tbaa !2
  %15 = ptrtoint ptr %14 to i64
  %16 = add i64 %15, 63
  %17 = and i64 %16, -64
  %18 = inttoptr i64 %17 to ptr
  %19 = getelementptr inbounds i8, ptr %18, i64 64
  %20 = shl i64 %1, 10
  %21 = mul i64 %20, %7
  %.idx = mul i64 %21, %12
  %22 = getelementptr inbounds i8, ptr %19, i64 %.idx
  %23 = icmp sgt i64 %5, 0
  br i1 %23, label %.preheader63.lr.ph, label %._crit_edge85

.preheader63.lr.ph:                               ; preds = %3
  %24 = getelementptr inbounds i8, ptr %0, i64 32
  %25 = load i64, ptr %24, align 8, !tbaa !49
  %26 = add nsw i64 %25, 31
  %27 = sdiv i64 %26, 32
  %28 = getelementptr inbounds i8, ptr %0, i64 168
  %29 = load i64, ptr %28, align 8, !tbaa !11
  %30 = mul i64 %27, %29
  %factor.op.mul82 = mul i64 %12, %7
  %31 = getelementptr inbounds i8, ptr %0, i64 48
  %32 = load i64, ptr %31, align 8, !tbaa !9
  %33 = add nsw i64 %32, 15
  %34 = sdiv i64 %33, 16
  %factor.op.mul = mul i64 %factor.op.mul82, %34
  %factor.op.mul77.reass.reass = shl i64 %factor.op.mul, 8
  %35 = icmp sgt i64 %12, 0
  %36 = shl i64 %1, 4
  %37 = sub i64 %32, %36
  %38 = tail call i64 @llvm.smin.i64(i64 %37, i64 16)
  %39 = icmp sgt i64 %37, 0
  %40 = icmp sgt i64 %30, 1
  %41 = getelementptr inbounds i8, ptr %0, i64 16
  %smax89 = tail call i64 @llvm.smax.i64(i64 %38, i64 1)
  %smax92 = tail call i64 @llvm.smax.i64(i64 %7, i64 1)
  %42 = add i64 %30, -1
  %43 = add i64 %30, -2
  %xtraiter = and i64 %42, 3
  %44 = icmp ult i64 %43, 3
  %unroll_iter = and i64 %42, -4
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %.preheader63

.preheader63:                                     ; preds = %.preheader63.lr.ph, %._crit_edge80
  %indvars.iv = phi i64 [ %5, %.preheader63.lr.ph ], [ %indvars.iv.next, %._crit_edge80 ]
  %.05484 = phi <16 x float> [ zeroinitializer, %.preheader63.lr.ph ], [ %.1.lcssa, %._crit_edge80 ]
  %.05783 = phi i64 [ 0, %.preheader63.lr.ph ], [ %86, %._crit_edge80 ]
  %smin98 = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 16)
  %smax99 = tail call i64 @llvm.smax.i64(i64 %smin98, i64 1)
  br i1 %35, label %.preheader.lr.ph, label %._crit_edge80

.preheader.lr.ph:                                 ; preds = %.preheader63
  %45 = mul nuw nsw i64 %.05783, %12
  %46 = shl nsw i64 %.05783, 4
  %47 = icmp sgt i64 %5, %46
  %xtraiter100 = and i64 %smax99, 3
  %48 = icmp slt i64 %indvars.iv, 4
  %unroll_iter103 = and i64 %smax99, 28
  %lcmp.mod102.not = icmp eq i64 %xtraiter100, 0
  br label %.preheader

._crit_edge85:                                    ; preds = %._crit_edge80, %3
  %.054.lcssa = phi <16 x float> [ zeroinitializer, %3 ], [ %.1.lcssa, %._crit_edge80 ]
  %49 = extractelement <16 x float> %.054.lcssa, i64 0
  %50 = fadd float %49, 0.000000e+00
  %51 = extractelement <16 x float> %.054.lcssa, i64 1
  %52 = fadd float %51, %50
  %53 = extractelement <16 x float> %.054.lcssa, i64 2
  %54 = fadd float %53, %52
  %55 = extractelement <16 x float> %.054.lcssa, i64 3
  %56 = fadd float %55, %54
  %57 = extractelement <16 x float> %.054.lcssa, i64 4
  %58 = fadd float %57, %56
  %59 = extractelement <16 x float> %.054.lcssa, i64 5
  %60 = fadd float %59, %58
  %61 = extractelement <16 x float> %.054.lcssa, i64 6
  %62 = fadd float %61, %60
  %63 = extractelement <16 x float> %.054.lcssa, i64 7
  %64 = fadd float %63, %62
  %65 = extractelement <16 x float> %.054.lcssa, i64 8
  %66 = fadd float %65, %64
  %67 = extractelement <16 x float> %.054.lcssa, i64 9
  %68 = fadd float %67, %66
  %69 = extractelement <16 x float> %.054.lcssa, i64 10
  %70 = fadd float %69, %68
  %71 = extractelement <16 x float> %.054.lcssa, i64 11
  %72 = fadd float %71, %70
  %73 = extractelement <16 x float> %.054.lcssa, i64 12
  %74 = fadd float %73, %72
  %75 = extractelement <16 x float> %.054.lcssa, i64 13
  %76 = fadd float %75, %74
  %77 = extractelement <16 x float> %.054.lcssa, i64 14
  %78 = fadd float %77, %76
  %79 = extractelement <16 x float> %.054.lcssa, i64 15
  %80 = fadd float %79, %78
  %81 = fcmp une float %80, 0.000000e+00
  br i1 %81, label %82, label %look_at_sums.exit

82:                                               ; preds = %._crit_edge85
  store atomic i64 1, ptr %18 seq_cst, align 64
  br label %look_at_sums.exit

look_at_sums.exit:                                ; preds = %._crit_edge85, %82
  ret void

.preheader:                                       ; preds = %.preheader.lr.ph, %._crit_edge75
  %.179 = phi <16 x float> [ %.05484, %.preheader.lr.ph ], [ %.2.lcssa, %._crit_edge75 ]
  %.05978 = phi i64 [ 0, %.preheader.lr.ph ], [ %87, %._crit_edge75 ]
  br i1 %39, label %.lr.ph74, label %._crit_edge75

.lr.ph74:                                         ; preds = %.preheader
  %83 = add nuw nsw i64 %.05978, %45
  %.idx61 = shl i64 %83, 10
  %84 = getelementptr i8, ptr %22, i64 %.idx61
  %85 = load ptr, ptr %41, align 8, !tbaa !67
  %invariant.gep = getelementptr float, ptr %85, i64 %.05978
  br label %88

._crit_edge80:                                    ; preds = %._crit_edge75, %.preheader63
  %.1.lcssa = phi <16 x float> [ %.05484, %.preheader63 ], [ %.2.lcssa, %._crit_edge75 ]
  %86 = add nuw nsw i64 %.05783, 1
  %indvars.iv.next = add i64 %indvars.iv, -16
  %exitcond93.not = icmp eq i64 %86, %smax92
  br i1 %exitcond93.not, label %._crit_edge85, label %.preheader63, !llvm.loop !102

._crit_edge75:                                    ; preds = %._crit_edge70, %.preheader
  %.2.lcssa = phi <16 x float> [ %.179, %.preheader ], [ %96, %._crit_edge70 ]
  %87 = add nuw nsw i64 %.05978, 1
  %exitcond91.not = icmp eq i64 %87, %12
  br i1 %exitcond91.not, label %._crit_edge80, label %.preheader, !llvm.loop !103

88:                                               ; preds = %.lr.ph74, %._crit_edge70
  %.273 = phi <16 x float> [ %.179, %.lr.ph74 ], [ %96, %._crit_edge70 ]
  %.05872 = phi i64 [ 0, %.lr.ph74 ], [ %125, %._crit_edge70 ]
  %.idx62 = shl i64 %.05872, 6
  %89 = getelementptr i8, ptr %84, i64 %.idx62
  %90 = load <16 x float>, ptr %89, align 64, !tbaa !44
  br i1 %40, label %.lr.ph.preheader, label %._crit_edge

.lr.ph.preheader:                                 ; preds = %88
  br i1 %44, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph

._crit_edge.loopexit.unr-lcssa:                   ; preds = %.lr.ph, %.lr.ph.preheader
  %.lcssa.ph = phi <16 x float> [ poison, %.lr.ph.preheader ], [ %119, %.lr.ph ]
  %.05566.unr = phi i64 [ 1, %.lr.ph.preheader ], [ %120, %.lr.ph ]
  %.05665.unr = phi <16 x float> [ %90, %.lr.ph.preheader ], [ %119, %.lr.ph ]
  br i1 %lcmp.mod.not, label %._crit_edge, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %._crit_edge.loopexit.unr-lcssa, %.lr.ph.epil
  %.05566.epil = phi i64 [ %95, %.lr.ph.epil ], [ %.05566.unr, %._crit_edge.loopexit.unr-lcssa ]
  %.05665.epil = phi <16 x float> [ %94, %.lr.ph.epil ], [ %.05665.unr, %._crit_edge.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph.epil ], [ 0, %._crit_edge.loopexit.unr-lcssa ]
  %91 = mul nsw i64 %factor.op.mul77.reass.reass, %.05566.epil
  %92 = getelementptr inbounds float, ptr %89, i64 %91
  %93 = load <16 x float>, ptr %92, align 4, !tbaa !44
  %94 = fadd <16 x float> %.05665.epil, %93
  %95 = add nuw nsw i64 %.05566.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %._crit_edge, label %.lr.ph.epil, !llvm.loop !104

._crit_edge:                                      ; preds = %._crit_edge.loopexit.unr-lcssa, %.lr.ph.epil, %88
  %.056.lcssa = phi <16 x float> [ %90, %88 ], [ %.lcssa.ph, %._crit_edge.loopexit.unr-lcssa ], [ %94, %.lr.ph.epil ]
  %96 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %.056.lcssa, <16 x float> zeroinitializer, <16 x float> %.273)
  %97 = add nuw nsw i64 %.05872, %36
  %98 = mul nsw i64 %97, %5
  %99 = add nsw i64 %98, %46
  %100 = mul nsw i64 %99, %12
  %gep = getelementptr float, ptr %invariant.gep, i64 %100
  br i1 %47, label %.lr.ph69.preheader, label %._crit_edge70

.lr.ph69.preheader:                               ; preds = %._crit_edge
  br i1 %48, label %._crit_edge70.loopexit.unr-lcssa, label %.lr.ph69

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.05566 = phi i64 [ %120, %.lr.ph ], [ 1, %.lr.ph.preheader ]
  %.05665 = phi <16 x float> [ %119, %.lr.ph ], [ %90, %.lr.ph.preheader ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %101 = mul nsw i64 %factor.op.mul77.reass.reass, %.05566
  %102 = getelementptr inbounds float, ptr %89, i64 %101
  %103 = load <16 x float>, ptr %102, align 4, !tbaa !44
  %104 = fadd <16 x float> %.05665, %103
  %105 = add nuw nsw i64 %.05566, 1
  %106 = mul nsw i64 %factor.op.mul77.reass.reass, %105
  %107 = getelementptr inbounds float, ptr %89, i64 %106
  %108 = load <16 x float>, ptr %107, align 4, !tbaa !44
  %109 = fadd <16 x float> %104, %108
  %110 = add nuw nsw i64 %.05566, 2
  %111 = mul nsw i64 %factor.op.mul77.reass.reass, %110
  %112 = getelementptr inbounds float, ptr %89, i64 %111
  %113 = load <16 x float>, ptr %112, align 4, !tbaa !44
  %114 = fadd <16 x float> %109, %113
  %115 = add nuw nsw i64 %.05566, 3
  %116 = mul nsw i64 %factor.op.mul77.reass.reass, %115
  %117 = getelementptr inbounds float, ptr %89, i64 %116
  %118 = load <16 x float>, ptr %117, align 4, !tbaa !44
  %119 = fadd <16 x float> %114, %118
  %120 = add nuw nsw i64 %.05566, 4
  %niter.next.3 = add nuw i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !106

._crit_edge70.loopexit.unr-lcssa:                 ; preds = %.lr.ph69, %.lr.ph69.preheader
  %.067.unr = phi i64 [ 0, %.lr.ph69.preheader ], [ %141, %.lr.ph69 ]
  br i1 %lcmp.mod102.not, label %._crit_edge70, label %.lr.ph69.epil

.lr.ph69.epil:                                    ; preds = %._crit_edge70.loopexit.unr-lcssa, %.lr.ph69.epil
  %.067.epil = phi i64 [ %124, %.lr.ph69.epil ], [ %.067.unr, %._crit_edge70.loopexit.unr-lcssa ]
  %epil.iter101 = phi i64 [ %epil.iter101.next, %.lr.ph69.epil ], [ 0, %._crit_edge70.loopexit.unr-lcssa ]
  %121 = extractelement <16 x float> %.056.lcssa, i64 %.067.epil
  %122 = mul nuw nsw i64 %.067.epil, %12
  %123 = getelementptr inbounds float, ptr %gep, i64 %122
  store float %121, ptr %123, align 4, !tbaa !41
  %124 = add nuw nsw i64 %.067.epil, 1
  %epil.iter101.next = add i64 %epil.iter101, 1
  %epil.iter101.cmp.not = icmp eq i64 %epil.iter101.next, %xtraiter100
  br i1 %epil.iter101.cmp.not, label %._crit_edge70, label %.lr.ph69.epil, !llvm.loop !107

._crit_edge70:                                    ; preds = %._crit_edge70.loopexit.unr-lcssa, %.lr.ph69.epil, %._crit_edge
  %125 = add nuw nsw i64 %.05872, 1
  %exitcond90.not = icmp eq i64 %125, %smax89
  br i1 %exitcond90.not, label %._crit_edge75, label %88, !llvm.loop !108

.lr.ph69:                                         ; preds = %.lr.ph69.preheader, %.lr.ph69
  %.067 = phi i64 [ %141, %.lr.ph69 ], [ 0, %.lr.ph69.preheader ]
  %niter104 = phi i64 [ %niter104.next.3, %.lr.ph69 ], [ 0, %.lr.ph69.preheader ]
  %126 = extractelement <16 x float> %.056.lcssa, i64 %.067
  %127 = mul nuw nsw i64 %.067, %12
  %128 = getelementptr inbounds float, ptr %gep, i64 %127
  store float %126, ptr %128, align 4, !tbaa !41
  %129 = or disjoint i64 %.067, 1
  %130 = extractelement <16 x float> %.056.lcssa, i64 %129
  %131 = mul nuw nsw i64 %129, %12
  %132 = getelementptr inbounds float, ptr %gep, i64 %131
  store float %130, ptr %132, align 4, !tbaa !41
  %133 = or disjoint i64 %.067, 2
  %134 = extractelement <16 x float> %.056.lcssa, i64 %133
  %135 = mul nuw nsw i64 %133, %12
  %136 = getelementptr inbounds float, ptr %gep, i64 %135
  store float %134, ptr %136, align 4, !tbaa !41
  %137 = or disjoint i64 %.067, 3
  %138 = extractelement <16 x float> %.056.lcssa, i64 %137
  %139 = mul nuw nsw i64 %137, %12
  %140 = getelementptr inbounds float, ptr %gep, i64 %139
  store float %138, ptr %140, align 4, !tbaa !41
  %141 = add nuw nsw i64 %.067, 4
  %niter104.next.3 = add i64 %niter104, 4
  %niter104.ncmp.3 = icmp eq i64 %niter104.next.3, %unroll_iter103
  br i1 %niter104.ncmp.3, label %._crit_edge70.loopexit.unr-lcssa, label %.lr.ph69, !llvm.loop !109
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr nocapture, i32 immarg, <16 x i1>, <16 x float>) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @pack_pair(ptr nocapture noundef %0) unnamed_addr #8 {
  %2 = load ptr, ptr %0, align 8, !tbaa !51
  %3 = getelementptr inbounds i8, ptr %2, i64 40
  %4 = load i64, ptr %3, align 8, !tbaa !33
  %5 = add nsw i64 %4, 1
  %6 = sdiv i64 %5, 2
  %7 = getelementptr inbounds i8, ptr %2, i64 80
  %8 = load i64, ptr %7, align 8, !tbaa !66
  %9 = add nsw i64 %8, -1
  %10 = getelementptr inbounds i8, ptr %2, i64 112
  %11 = load i64, ptr %10, align 8, !tbaa !69
  %12 = mul nsw i64 %9, %11
  %13 = getelementptr inbounds i8, ptr %2, i64 96
  %14 = load i64, ptr %13, align 8, !tbaa !34
  %15 = add nsw i64 %12, %14
  %16 = mul nsw i64 %15, %6
  %17 = mul i64 %16, 192
  %18 = add nsw i64 %17, 1024
  %.off = add i64 %4, -15
  %19 = icmp ult i64 %.off, 2
  %20 = getelementptr inbounds i8, ptr %2, i64 56
  %21 = load i64, ptr %20, align 8, !tbaa !87
  %22 = getelementptr inbounds i8, ptr %2, i64 64
  %23 = load i64, ptr %22, align 8, !tbaa !88
  %24 = mul nsw i64 %23, %21
  %25 = getelementptr inbounds i8, ptr %2, i64 32
  %26 = load i64, ptr %25, align 8, !tbaa !49
  %27 = mul nsw i64 %24, %26
  %28 = shl nsw i64 %16, 6
  %29 = select i1 %19, i64 512, i64 0
  %30 = select i1 %19, i64 0, i64 %28
  %31 = getelementptr inbounds i8, ptr %0, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !60
  %33 = getelementptr inbounds i8, ptr %2, i64 120
  %34 = load i64, ptr %33, align 8, !tbaa !86
  %35 = sub nsw i64 %32, %34
  %.not.i = icmp slt i64 %35, %21
  %.inv = icmp sgt i64 %35, -1
  %36 = select i1 %.inv, i1 %.not.i, i1 false
  %37 = getelementptr inbounds i8, ptr %0, i64 64
  %38 = load i64, ptr %37, align 8, !tbaa !63
  %39 = getelementptr inbounds i8, ptr %2, i64 128
  %40 = load i64, ptr %39, align 8, !tbaa !90
  %41 = sub nsw i64 %38, %40
  %.not.i74 = icmp slt i64 %41, %23
  %.inv85 = icmp sgt i64 %41, -1
  %42 = select i1 %.inv85, i1 %.not.i74, i1 false
  %43 = select i1 %36, i1 %42, i1 false
  %44 = getelementptr inbounds i8, ptr %0, i64 56
  %45 = load i64, ptr %44, align 8, !tbaa !62
  %46 = shl nsw i64 %45, 1
  %47 = or disjoint i64 %46, 1
  %48 = icmp slt i64 %47, %4
  %49 = getelementptr inbounds i8, ptr %0, i64 8
  %50 = getelementptr inbounds i8, ptr %0, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !55
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %1
  %53 = getelementptr inbounds i8, ptr %0, i64 24
  %54 = load ptr, ptr %53, align 8, !tbaa !58
  %55 = getelementptr inbounds i8, ptr %0, i64 32
  %56 = load i64, ptr %55, align 8, !tbaa !59
  %57 = srem i64 %32, %56
  %58 = mul i64 %57, %18
  %59 = mul i64 %58, %51
  %60 = getelementptr inbounds i8, ptr %54, i64 %59
  %61 = shl nsw i64 %6, 6
  %62 = select i1 %19, i64 1536, i64 %61
  %63 = mul nsw i64 %38, %62
  %64 = getelementptr inbounds i8, ptr %60, i64 %63
  %65 = shl nsw i64 %45, 6
  %66 = getelementptr inbounds i8, ptr %64, i64 %65
  %67 = load ptr, ptr %2, align 8, !tbaa !89
  %68 = mul nsw i64 %46, %27
  %69 = getelementptr inbounds float, ptr %67, i64 %68
  %70 = select i1 %42, i64 %41, i64 -1
  %71 = select i1 %36, i64 %35, i64 -1
  %72 = mul nsw i64 %71, %23
  %73 = add nsw i64 %70, %72
  %74 = mul nsw i64 %73, %26
  %75 = getelementptr inbounds float, ptr %69, i64 %74
  %76 = load i64, ptr %49, align 8, !tbaa !54
  %.idx = shl nsw i64 %76, 6
  %77 = getelementptr inbounds i8, ptr %75, i64 %.idx
  %78 = shl nsw i64 %16, 7
  %79 = select i1 %19, i64 1024, i64 %78
  br label %83

._crit_edge.loopexit:                             ; preds = %.thread82
  %.pre = load i64, ptr %37, align 8, !tbaa !63
  br label %._crit_edge

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %1
  %80 = phi i64 [ %.pre, %._crit_edge.loopexit ], [ %38, %1 ]
  %81 = add nsw i64 %80, 1
  store i64 %81, ptr %37, align 8, !tbaa !63
  %82 = icmp eq i64 %81, %15
  br i1 %82, label %148, label %155

83:                                               ; preds = %.lr.ph, %.thread82
  %.088 = phi ptr [ %77, %.lr.ph ], [ %145, %.thread82 ]
  %.07187 = phi i64 [ 0, %.lr.ph ], [ %143, %.thread82 ]
  %.07286 = phi ptr [ %66, %.lr.ph ], [ %144, %.thread82 ]
  br i1 %43, label %84, label %.thread82

84:                                               ; preds = %83
  %85 = load i64, ptr %25, align 8, !tbaa !49
  %86 = load i64, ptr %49, align 8, !tbaa !54
  %87 = add nsw i64 %86, %.07187
  %88 = shl nsw i64 %87, 4
  %89 = sub nsw i64 %85, %88
  %.fr = freeze i64 %89
  %90 = icmp slt i64 %.fr, 1
  br i1 %90, label %.thread82, label %91

91:                                               ; preds = %84
  %92 = icmp ugt i64 %.fr, 15
  %93 = trunc i64 %.fr to i32
  %notmask.i = shl nsw i32 -1, %93
  %94 = trunc i32 %notmask.i to i16
  %95 = xor i16 %94, -1
  %spec.select = select i1 %92, i16 -1, i16 %95
  br label %.thread82

.thread82:                                        ; preds = %91, %84, %83
  %96 = phi i64 [ 0, %83 ], [ %.fr, %84 ], [ %.fr, %91 ]
  %97 = phi i16 [ 0, %83 ], [ 0, %84 ], [ %spec.select, %91 ]
  %98 = bitcast i16 %97 to <16 x i1>
  %99 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %.088, i32 1, <16 x i1> %98, <16 x float> zeroinitializer)
  %100 = bitcast <16 x float> %99 to <16 x i32>
  %101 = add <16 x i32> %100, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %102 = and <16 x i32> %101, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %103 = bitcast <16 x i32> %102 to <16 x float>
  %104 = fsub <16 x float> %99, %103
  %105 = bitcast <16 x float> %104 to <16 x i32>
  %106 = add <16 x i32> %105, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %107 = and <16 x i32> %106, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %108 = bitcast <16 x i32> %107 to <16 x float>
  %109 = fsub <16 x float> %104, %108
  %110 = getelementptr inbounds float, ptr %.088, i64 %27
  %111 = select i1 %48, i64 %96, i64 0
  %112 = icmp sgt i64 %111, 15
  %113 = icmp slt i64 %111, 1
  %114 = trunc i64 %111 to i32
  %notmask.i73 = shl nsw i32 -1, %114
  %115 = trunc i32 %notmask.i73 to i16
  %116 = xor i16 %115, -1
  %117 = select i1 %113, i16 0, i16 %116
  %118 = select i1 %112, i16 -1, i16 %117
  %119 = bitcast i16 %118 to <16 x i1>
  %120 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %110, i32 1, <16 x i1> %119, <16 x float> zeroinitializer)
  %121 = bitcast <16 x float> %120 to <16 x i32>
  %122 = add <16 x i32> %121, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %123 = and <16 x i32> %122, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %124 = bitcast <16 x i32> %123 to <16 x float>
  %125 = fsub <16 x float> %120, %124
  %126 = bitcast <16 x float> %125 to <16 x i32>
  %127 = add <16 x i32> %126, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %128 = and <16 x i32> %127, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %129 = bitcast <16 x i32> %128 to <16 x float>
  %130 = fsub <16 x float> %125, %129
  %131 = lshr <16 x i32> %101, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %132 = or disjoint <16 x i32> %123, %131
  %133 = getelementptr inbounds i8, ptr %.07286, i64 %29
  store <16 x i32> %132, ptr %133, align 4, !tbaa !44
  %134 = lshr <16 x i32> %106, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %135 = or disjoint <16 x i32> %128, %134
  %136 = getelementptr inbounds i8, ptr %.07286, i64 %30
  store <16 x i32> %135, ptr %136, align 4, !tbaa !44
  %137 = bitcast <16 x float> %130 to <16 x i32>
  %138 = and <16 x i32> %137, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %139 = bitcast <16 x float> %109 to <16 x i32>
  %140 = lshr <16 x i32> %139, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %141 = or disjoint <16 x i32> %138, %140
  %142 = getelementptr inbounds i8, ptr %.07286, i64 %79
  store <16 x i32> %141, ptr %142, align 4, !tbaa !44
  %143 = add nuw nsw i64 %.07187, 1
  %144 = getelementptr inbounds i8, ptr %.07286, i64 %18
  %145 = getelementptr inbounds i8, ptr %.088, i64 64
  %146 = load i64, ptr %50, align 8, !tbaa !55
  %147 = icmp slt i64 %143, %146
  br i1 %147, label %83, label %._crit_edge.loopexit, !llvm.loop !110

148:                                              ; preds = %._crit_edge
  store i64 0, ptr %37, align 8, !tbaa !63
  %149 = load i64, ptr %44, align 8, !tbaa !62
  %150 = add nsw i64 %149, 1
  store i64 %150, ptr %44, align 8, !tbaa !62
  %151 = icmp eq i64 %150, %6
  br i1 %151, label %152, label %155

152:                                              ; preds = %148
  store i64 0, ptr %44, align 8, !tbaa !62
  %153 = load i64, ptr %31, align 8, !tbaa !60
  %154 = add nsw i64 %153, 1
  store i64 %154, ptr %31, align 8, !tbaa !60
  br label %155

155:                                              ; preds = %148, %152, %._crit_edge
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @put_sums(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr #8 {
  %3 = load ptr, ptr %0, align 8, !tbaa !51
  %4 = getelementptr inbounds i8, ptr %3, i64 72
  %5 = load i64, ptr %4, align 8, !tbaa !48
  %6 = getelementptr inbounds i8, ptr %3, i64 80
  %7 = load i64, ptr %6, align 8, !tbaa !66
  %8 = mul nsw i64 %7, %5
  %9 = getelementptr inbounds i8, ptr %3, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !49
  %11 = mul nsw i64 %8, %10
  %12 = getelementptr inbounds i8, ptr %0, i64 80
  %13 = getelementptr inbounds i8, ptr %0, i64 168
  %14 = load <16 x float>, ptr %13, align 8, !tbaa !44
  %15 = getelementptr inbounds i8, ptr %0, i64 160
  %16 = load i64, ptr %15, align 8, !tbaa !65
  %17 = add nsw i64 %16, %1
  %18 = tail call i64 @llvm.smin.i64(i64 %17, i64 64)
  %19 = icmp slt i64 %16, %18
  br i1 %19, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %2
  %20 = getelementptr inbounds i8, ptr %0, i64 152
  %21 = getelementptr inbounds i8, ptr %0, i64 120
  %22 = getelementptr inbounds i8, ptr %0, i64 88
  %23 = getelementptr inbounds i8, ptr %0, i64 72
  br label %24

._crit_edge:                                      ; preds = %52, %2
  %.0.lcssa = phi <16 x float> [ %14, %2 ], [ %.1, %52 ]
  store <16 x float> %.0.lcssa, ptr %13, align 8, !tbaa !44
  ret void

24:                                               ; preds = %.lr.ph, %52
  %25 = phi i64 [ %16, %.lr.ph ], [ %54, %52 ]
  %.038 = phi <16 x float> [ %14, %.lr.ph ], [ %.1, %52 ]
  %26 = sdiv i64 %25, 16
  %27 = srem i64 %25, 16
  %28 = load ptr, ptr %12, align 8, !tbaa !64
  %.idx = shl nsw i64 %25, 6
  %29 = getelementptr inbounds i8, ptr %28, i64 %.idx
  %30 = load <16 x float>, ptr %29, align 4, !tbaa !44
  %31 = load i64, ptr %20, align 8, !tbaa !111
  %.not = icmp slt i64 %27, %31
  br i1 %.not, label %32, label %52

32:                                               ; preds = %24
  %33 = getelementptr inbounds [4 x i64], ptr %21, i64 0, i64 %26
  %34 = load i64, ptr %33, align 8, !tbaa !8
  %.not36 = icmp eq i64 %34, 0
  br i1 %.not36, label %52, label %35

35:                                               ; preds = %32
  %36 = getelementptr inbounds [4 x ptr], ptr %22, i64 0, i64 %26
  %37 = load ptr, ptr %36, align 8, !tbaa !77
  %38 = mul nsw i64 %11, %27
  %39 = getelementptr inbounds float, ptr %37, i64 %38
  %40 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %30, <16 x float> zeroinitializer, <16 x float> %.038)
  %41 = load i64, ptr %23, align 8, !tbaa !68
  %.not37 = icmp eq i64 %41, 0
  br i1 %.not37, label %43, label %42

42:                                               ; preds = %35
  store <16 x float> %30, ptr %39, align 64, !tbaa !44, !nontemporal !112
  br label %52

43:                                               ; preds = %35
  %44 = icmp sgt i64 %34, 15
  %45 = icmp slt i64 %34, 1
  %46 = trunc i64 %34 to i32
  %notmask.i = shl nsw i32 -1, %46
  %47 = trunc i32 %notmask.i to i16
  %48 = xor i16 %47, -1
  %49 = select i1 %45, i16 0, i16 %48
  %50 = select i1 %44, i16 -1, i16 %49
  %51 = bitcast i16 %50 to <16 x i1>
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> %30, ptr %39, i32 1, <16 x i1> %51)
  br label %52

52:                                               ; preds = %42, %43, %24, %32
  %.1 = phi <16 x float> [ %.038, %32 ], [ %.038, %24 ], [ %40, %43 ], [ %40, %42 ]
  %53 = load i64, ptr %15, align 8, !tbaa !65
  %54 = add nsw i64 %53, 1
  store i64 %54, ptr %15, align 8, !tbaa !65
  %55 = icmp slt i64 %54, %18
  br i1 %55, label %24, label %._crit_edge, !llvm.loop !113
}

; Function Attrs: nounwind
declare void @llvm.x86.sse.sfence() #9

; Function Attrs: nounwind
declare void @llvm.x86.ldtilecfg(ptr) #9

; Function Attrs: nounwind
declare void @llvm.x86.tilezero(i8 immarg) #9

; Function Attrs: nounwind
declare void @llvm.x86.tileloadd64(i8 immarg, ptr, i64) #9

; Function Attrs: nounwind
declare void @llvm.x86.tdpbf16ps(i8 immarg, i8 immarg, i8 immarg) #9

; Function Attrs: nounwind
declare void @llvm.x86.tilestored64(i8 immarg, ptr, i64) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr nocapture, i32 immarg, <16 x i1>) #10

; Function Attrs: nounwind
declare void @llvm.x86.tilerelease() #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #11

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="512" "no-builtins" }
attributes #2 = { nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #3 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="512" "no-builtins" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="512" "no-builtins" }
attributes #9 = { nounwind }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nobuiltin "no-builtins" }
attributes #13 = { nobuiltin nounwind "no-builtins" }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !4, i64 24}
!3 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !7, i64 184, !7, i64 192, !4, i64 200, !5, i64 208}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long long", !5, i64 0}
!8 = !{!7, !7, i64 0}
!9 = !{!3, !7, i64 48}
!10 = !{!3, !7, i64 88}
!11 = !{!3, !7, i64 168}
!12 = !{!3, !7, i64 176}
!13 = !{!3, !4, i64 200}
!14 = !{ptr @rows_part, ptr @samples_part, ptr @summed_part, ptr @weights_part}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!18, !4, i64 192}
!18 = !{!"", !7, i64 0, !5, i64 8, !7, i64 64, !5, i64 72, !7, i64 128, !7, i64 136, !7, i64 144, !5, i64 152, !4, i64 192, !4, i64 200, !7, i64 208, !7, i64 216, !7, i64 224, !7, i64 232, !4, i64 240, !4, i64 248, !4, i64 256, !4, i64 264, !4, i64 272, !4, i64 280, !4, i64 288}
!19 = !{!18, !4, i64 200}
!20 = !{!18, !7, i64 208}
!21 = !{!18, !7, i64 216}
!22 = !{!18, !7, i64 0}
!23 = !{!18, !4, i64 240}
!24 = !{!18, !4, i64 280}
!25 = !{!18, !4, i64 256}
!26 = !{!18, !4, i64 288}
!27 = !{!18, !4, i64 248}
!28 = !{!18, !7, i64 224}
!29 = distinct !{!29, !16}
!30 = !{!18, !7, i64 232}
!31 = !{!18, !4, i64 264}
!32 = distinct !{!32, !16}
!33 = !{!3, !7, i64 40}
!34 = !{!3, !7, i64 96}
!35 = !{!3, !4, i64 8}
!36 = !{!3, !7, i64 136}
!37 = !{!3, !7, i64 152}
!38 = !{!3, !7, i64 160}
!39 = !{!3, !7, i64 144}
!40 = distinct !{!40, !16}
!41 = !{!42, !42, i64 0}
!42 = !{!"float", !5, i64 0}
!43 = distinct !{!43, !16}
!44 = !{!5, !5, i64 0}
!45 = distinct !{!45, !16}
!46 = distinct !{!46, !16}
!47 = distinct !{!47, !16}
!48 = !{!3, !7, i64 72}
!49 = !{!3, !7, i64 32}
!50 = !{!3, !7, i64 104}
!51 = !{!52, !4, i64 0}
!52 = !{!"", !4, i64 0, !7, i64 8, !7, i64 16, !4, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !53, i64 80, !5, i64 168}
!53 = !{!"", !4, i64 0, !5, i64 8, !5, i64 40, !7, i64 72, !7, i64 80}
!54 = !{!52, !7, i64 8}
!55 = !{!52, !7, i64 16}
!56 = !{!3, !7, i64 184}
!57 = !{!3, !7, i64 192}
!58 = !{!52, !4, i64 24}
!59 = !{!52, !7, i64 32}
!60 = !{!52, !7, i64 40}
!61 = !{!52, !7, i64 48}
!62 = !{!52, !7, i64 56}
!63 = !{!52, !7, i64 64}
!64 = !{!53, !4, i64 0}
!65 = !{!53, !7, i64 80}
!66 = !{!3, !7, i64 80}
!67 = !{!3, !4, i64 16}
!68 = !{!52, !7, i64 72}
!69 = !{!3, !7, i64 112}
!70 = distinct !{!70, !16}
!71 = !{!72, !5, i64 0}
!72 = !{!"", !5, i64 0, !5, i64 1, !5, i64 2, !5, i64 16, !5, i64 48}
!73 = !{!74, !74, i64 0}
!74 = !{!"short", !5, i64 0}
!75 = distinct !{!75, !16}
!76 = distinct !{!76, !16}
!77 = !{!4, !4, i64 0}
!78 = distinct !{!78, !16}
!79 = distinct !{!79, !16}
!80 = distinct !{!80, !16}
!81 = distinct !{!81, !16}
!82 = distinct !{!82, !16}
!83 = distinct !{!83, !16}
!84 = distinct !{!84, !16}
!85 = distinct !{!85, !16}
!86 = !{!3, !7, i64 120}
!87 = !{!3, !7, i64 56}
!88 = !{!3, !7, i64 64}
!89 = !{!3, !4, i64 0}
!90 = !{!3, !7, i64 128}
!91 = distinct !{!91, !16}
!92 = distinct !{!92, !16}
!93 = distinct !{!93, !16}
!94 = distinct !{!94, !16}
!95 = distinct !{!95, !16}
!96 = distinct !{!96, !16}
!97 = distinct !{!97, !16}
!98 = distinct !{!98, !16}
!99 = distinct !{!99, !16}
!100 = distinct !{!100, !16}
!101 = distinct !{!101, !16}
!102 = distinct !{!102, !16}
!103 = distinct !{!103, !16}
!104 = distinct !{!104, !105}
!105 = !{!"llvm.loop.unroll.disable"}
!106 = distinct !{!106, !16}
!107 = distinct !{!107, !105}
!108 = distinct !{!108, !16}
!109 = distinct !{!109, !16}
!110 = distinct !{!110, !16}
!111 = !{!53, !7, i64 72}
!112 = !{i32 1}
!113 = distinct !{!113, !16}
