; Made by tools/ir.py from split_convolution.c with clang 19; do not edit.
; sha256 of the C source: 082c8c366a957a14681a15a1d3f3158cdcd14b7f2322057badc6fa2e32d323d7
; sha256 of what follows: ad205b5fe7a065e2c59894c4481fca84f2aa2368062b94595c8e1f83ccbddd35
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
  %4 = alloca [768 x float], align 64
  %5 = alloca [768 x float], align 64
  %6 = alloca [768 x float], align 64
  %7 = alloca %struct.tile_shapes, align 2
  %8 = alloca [16 x ptr], align 16
  %9 = getelementptr inbounds i8, ptr %0, i64 168
  %10 = load i64, ptr %9, align 8, !tbaa !11
  %11 = sdiv i64 %1, %10
  %12 = srem i64 %1, %10
  %13 = getelementptr inbounds i8, ptr %0, i64 72
  %14 = load i64, ptr %13, align 8, !tbaa !48
  %15 = mul nsw i64 %14, %12
  %16 = add nsw i64 %12, 1
  %17 = mul nsw i64 %14, %16
  %18 = getelementptr inbounds i8, ptr %0, i64 80
  %19 = load i64, ptr %18, align 8, !tbaa !66
  %20 = add nsw i64 %19, -1
  %21 = getelementptr inbounds i8, ptr %0, i64 112
  %22 = load i64, ptr %21, align 8, !tbaa !69
  %23 = mul nsw i64 %20, %22
  %24 = getelementptr inbounds i8, ptr %0, i64 96
  %25 = load i64, ptr %24, align 8, !tbaa !34
  %26 = add nsw i64 %23, %25
  %27 = getelementptr inbounds i8, ptr %0, i64 40
  %28 = load i64, ptr %27, align 8, !tbaa !33
  %29 = add nsw i64 %28, 15
  %30 = sdiv i64 %29, 16
  %31 = mul i64 %26, 3072
  %32 = mul i64 %31, %30
  %33 = getelementptr inbounds i8, ptr %0, i64 24
  %34 = load ptr, ptr %33, align 8, !tbaa !2
  %35 = ptrtoint ptr %34 to i64
  %36 = add i64 %35, 63
  %37 = and i64 %36, -64
  %38 = inttoptr i64 %37 to ptr
  %39 = getelementptr inbounds i8, ptr %38, i64 64
  %40 = getelementptr inbounds i8, ptr %0, i64 184
  %41 = load i64, ptr %40, align 8, !tbaa !56
  %42 = getelementptr inbounds i8, ptr %0, i64 192
  %43 = load i64, ptr %42, align 8, !tbaa !57
  %44 = mul nsw i64 %43, %2
  %45 = add nsw i64 %44, %41
  %46 = shl nsw i64 %45, 2
  %47 = getelementptr inbounds i8, ptr %0, i64 88
  %48 = load i64, ptr %47, align 8, !tbaa !10
  %49 = mul nsw i64 %48, %32
  %50 = getelementptr inbounds i8, ptr %0, i64 48
  %51 = load i64, ptr %50, align 8, !tbaa !9
  %52 = add nsw i64 %51, 15
  %53 = sdiv i64 %52, 16
  %54 = shl i64 %1, 10
  %55 = mul i64 %54, %25
  %56 = mul i64 %55, %30
  %57 = mul i64 %56, %48
  %.idx = mul i64 %57, %53
  %58 = getelementptr inbounds i8, ptr %39, i64 %.idx
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8) #9
  %59 = add nsw i64 %51, 15
  %60 = sdiv i64 %59, 16
  %61 = add nsw i64 %28, 15
  %62 = sdiv i64 %61, 16
  %63 = shl nsw i64 %60, 4
  %64 = mul i64 %63, %48
  %65 = mul i64 %64, %62
  %66 = mul i64 %65, %25
  %67 = icmp sgt i64 %66, 0
  br i1 %67, label %.lr.ph139, label %._crit_edge140

._crit_edge140:                                   ; preds = %.lr.ph139, %3
  %68 = sdiv i64 %15, %10
  %69 = getelementptr inbounds i8, ptr %39, i64 %46
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #9
  br label %91

begin_tiles.exit:                                 ; preds = %91
  %70 = sdiv i64 %17, %10
  store i8 1, ptr %7, align 2, !tbaa !71
  %71 = getelementptr inbounds i8, ptr %7, i64 48
  %72 = getelementptr inbounds i8, ptr %7, i64 16
  store i8 16, ptr %71, align 2, !tbaa !44
  store i16 64, ptr %72, align 2, !tbaa !73
  %73 = getelementptr inbounds i8, ptr %7, i64 49
  store i8 16, ptr %73, align 1, !tbaa !44
  %74 = getelementptr inbounds i8, ptr %7, i64 18
  store i16 64, ptr %74, align 2, !tbaa !73
  %75 = getelementptr inbounds i8, ptr %7, i64 50
  store i8 16, ptr %75, align 2, !tbaa !44
  %76 = getelementptr inbounds i8, ptr %7, i64 20
  store i16 64, ptr %76, align 2, !tbaa !73
  %77 = getelementptr inbounds i8, ptr %7, i64 51
  store i8 16, ptr %77, align 1, !tbaa !44
  %78 = getelementptr inbounds i8, ptr %7, i64 22
  store i16 64, ptr %78, align 2, !tbaa !73
  %79 = getelementptr inbounds i8, ptr %7, i64 52
  store i8 16, ptr %79, align 2, !tbaa !44
  %80 = getelementptr inbounds i8, ptr %7, i64 24
  store i16 64, ptr %80, align 2, !tbaa !73
  %81 = getelementptr inbounds i8, ptr %7, i64 53
  store i8 16, ptr %81, align 1, !tbaa !44
  %82 = getelementptr inbounds i8, ptr %7, i64 54
  store i8 16, ptr %82, align 2, !tbaa !44
  %83 = getelementptr inbounds i8, ptr %7, i64 28
  store i16 64, ptr %83, align 2, !tbaa !73
  %84 = getelementptr inbounds i8, ptr %7, i64 30
  store i16 64, ptr %84, align 2, !tbaa !73
  %85 = shl nsw i64 %11, 5
  %86 = getelementptr inbounds i8, ptr %69, i64 %49
  %87 = getelementptr inbounds i8, ptr %7, i64 26
  store i16 64, ptr %87, align 2, !tbaa !73
  %88 = getelementptr inbounds i8, ptr %7, i64 55
  store i8 16, ptr %88, align 1, !tbaa !44
  call void @llvm.x86.ldtilecfg(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #9
  %89 = getelementptr inbounds i8, ptr %0, i64 104
  %90 = icmp slt i64 %68, %70
  br i1 %90, label %.lr.ph89, label %._crit_edge90

91:                                               ; preds = %91, %._crit_edge140
  %.09.i81 = phi i64 [ 0, %._crit_edge140 ], [ %107, %91 ]
  %92 = getelementptr inbounds i8, ptr %7, i64 %.09.i81
  store i8 0, ptr %92, align 2, !tbaa !44
  %93 = or disjoint i64 %.09.i81, 1
  %94 = getelementptr inbounds i8, ptr %7, i64 %93
  store i8 0, ptr %94, align 1, !tbaa !44
  %95 = or disjoint i64 %.09.i81, 2
  %96 = getelementptr inbounds i8, ptr %7, i64 %95
  store i8 0, ptr %96, align 2, !tbaa !44
  %97 = or disjoint i64 %.09.i81, 3
  %98 = getelementptr inbounds i8, ptr %7, i64 %97
  store i8 0, ptr %98, align 1, !tbaa !44
  %99 = or disjoint i64 %.09.i81, 4
  %100 = getelementptr inbounds i8, ptr %7, i64 %99
  store i8 0, ptr %100, align 2, !tbaa !44
  %101 = or disjoint i64 %.09.i81, 5
  %102 = getelementptr inbounds i8, ptr %7, i64 %101
  store i8 0, ptr %102, align 1, !tbaa !44
  %103 = or disjoint i64 %.09.i81, 6
  %104 = getelementptr inbounds i8, ptr %7, i64 %103
  store i8 0, ptr %104, align 2, !tbaa !44
  %105 = or disjoint i64 %.09.i81, 7
  %106 = getelementptr inbounds i8, ptr %7, i64 %105
  store i8 0, ptr %106, align 1, !tbaa !44
  %107 = add nuw nsw i64 %.09.i81, 8
  %exitcond.not.7 = icmp eq i64 %107, 64
  br i1 %exitcond.not.7, label %begin_tiles.exit, label %91, !llvm.loop !75

.lr.ph89:                                         ; preds = %begin_tiles.exit
  %108 = load i64, ptr %89, align 8, !tbaa !50
  %109 = mul nsw i64 %108, %68
  %110 = getelementptr inbounds i8, ptr %0, i64 120
  %111 = getelementptr inbounds i8, ptr %0, i64 56
  %112 = getelementptr inbounds i8, ptr %0, i64 64
  %113 = getelementptr inbounds i8, ptr %0, i64 32
  %114 = getelementptr inbounds i8, ptr %0, i64 128
  %115 = getelementptr inbounds i8, ptr %0, i64 8
  %116 = getelementptr inbounds i8, ptr %5, i64 1024
  %117 = getelementptr inbounds i8, ptr %6, i64 1024
  %118 = getelementptr inbounds i8, ptr %6, i64 2048
  %119 = getelementptr inbounds i8, ptr %4, i64 64
  %120 = getelementptr inbounds i8, ptr %4, i64 128
  %121 = getelementptr inbounds i8, ptr %4, i64 192
  %122 = getelementptr inbounds i8, ptr %4, i64 256
  %123 = getelementptr inbounds i8, ptr %4, i64 320
  %124 = getelementptr inbounds i8, ptr %4, i64 384
  %125 = getelementptr inbounds i8, ptr %4, i64 448
  %126 = getelementptr inbounds i8, ptr %4, i64 512
  %127 = getelementptr inbounds i8, ptr %4, i64 576
  %128 = getelementptr inbounds i8, ptr %4, i64 640
  %129 = getelementptr inbounds i8, ptr %4, i64 704
  %130 = getelementptr inbounds i8, ptr %4, i64 768
  %131 = getelementptr inbounds i8, ptr %4, i64 832
  %132 = getelementptr inbounds i8, ptr %4, i64 896
  %133 = getelementptr inbounds i8, ptr %4, i64 960
  %.pre102 = load i64, ptr %47, align 8, !tbaa !10
  br label %145

.lr.ph139:                                        ; preds = %3, %.lr.ph139
  %.061137 = phi i64 [ %135, %.lr.ph139 ], [ 0, %3 ]
  %134 = getelementptr inbounds <16 x float>, ptr %58, i64 %.061137
  store <16 x float> zeroinitializer, ptr %134, align 4, !tbaa !44
  %135 = add nuw nsw i64 %.061137, 1
  %.pre = load i64, ptr %50, align 8, !tbaa !9
  %.pre99 = load i64, ptr %27, align 8, !tbaa !33
  %.pre100 = load i64, ptr %47, align 8, !tbaa !10
  %.pre101 = load i64, ptr %24, align 8, !tbaa !34
  %136 = add nsw i64 %.pre, 15
  %137 = sdiv i64 %136, 16
  %138 = add nsw i64 %.pre99, 15
  %139 = sdiv i64 %138, 16
  %140 = shl nsw i64 %137, 4
  %141 = mul i64 %140, %.pre100
  %142 = mul i64 %141, %139
  %143 = mul i64 %142, %.pre101
  %144 = icmp slt i64 %135, %143
  br i1 %144, label %.lr.ph139, label %._crit_edge140, !llvm.loop !85

._crit_edge90:                                    ; preds = %add_row.exit, %begin_tiles.exit
  call void @llvm.x86.tilerelease()
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8) #9
  ret void

145:                                              ; preds = %.lr.ph89, %add_row.exit
  %.pre.i73111 = phi i64 [ %.pre102, %.lr.ph89 ], [ %.pre.i73112, %add_row.exit ]
  %146 = phi i64 [ %.pre102, %.lr.ph89 ], [ %684, %add_row.exit ]
  %147 = phi i64 [ %.pre102, %.lr.ph89 ], [ %685, %add_row.exit ]
  %.06288 = phi i64 [ %109, %.lr.ph89 ], [ %.1.lcssa, %add_row.exit ]
  %.06387 = phi i64 [ %68, %.lr.ph89 ], [ %686, %add_row.exit ]
  %148 = load i64, ptr %89, align 8, !tbaa !50
  %149 = mul nsw i64 %148, %.06387
  %150 = add nsw i64 %147, %149
  %151 = icmp slt i64 %.06288, %150
  br i1 %151, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %145, %pack_image_row.exit
  %.pre.i73110 = phi i64 [ %.pre.i73109, %pack_image_row.exit ], [ %.pre.i73111, %145 ]
  %152 = phi i64 [ %360, %pack_image_row.exit ], [ %146, %145 ]
  %153 = phi i64 [ %361, %pack_image_row.exit ], [ %147, %145 ]
  %.183 = phi i64 [ %362, %pack_image_row.exit ], [ %.06288, %145 ]
  %154 = srem i64 %.183, %153
  %155 = mul nsw i64 %154, %32
  %156 = getelementptr inbounds i8, ptr %69, i64 %155
  %157 = load i64, ptr %110, align 8, !tbaa !86
  %158 = load i64, ptr %111, align 8, !tbaa !87
  %159 = sub nsw i64 %.183, %157
  %.not.i.i = icmp sge i64 %159, %158
  %.inv.i = icmp slt i64 %159, 0
  %.not.i = select i1 %.inv.i, i1 true, i1 %.not.i.i
  br i1 %.not.i, label %._crit_edge193.i, label %160

._crit_edge193.i:                                 ; preds = %.lr.ph
  %.pre.i = load i64, ptr %112, align 8, !tbaa !88
  %.pre195.i = load i64, ptr %113, align 8, !tbaa !49
  br label %168

160:                                              ; preds = %.lr.ph
  %161 = load ptr, ptr %0, align 8, !tbaa !89
  %162 = load i64, ptr %112, align 8, !tbaa !88
  %163 = mul nsw i64 %162, %159
  %164 = load i64, ptr %113, align 8, !tbaa !49
  %165 = mul nsw i64 %163, %164
  %166 = getelementptr inbounds float, ptr %161, i64 %165
  %167 = getelementptr inbounds float, ptr %166, i64 %85
  br label %168

168:                                              ; preds = %160, %._crit_edge193.i
  %169 = phi i64 [ %164, %160 ], [ %.pre195.i, %._crit_edge193.i ]
  %170 = phi i64 [ %162, %160 ], [ %.pre.i, %._crit_edge193.i ]
  %171 = phi ptr [ %167, %160 ], [ null, %._crit_edge193.i ]
  %172 = mul i64 %169, %158
  %173 = mul i64 %172, %170
  %174 = load i64, ptr %27, align 8, !tbaa !33
  %175 = sub nsw i64 %169, %85
  %176 = call i64 @llvm.smin.i64(i64 %175, i64 32)
  %177 = load i64, ptr %114, align 8, !tbaa !90
  %178 = sub i64 0, %177
  %179 = load i64, ptr %18, align 8, !tbaa !66
  %180 = add nsw i64 %179, -1
  %181 = load i64, ptr %21, align 8, !tbaa !69
  %182 = mul nsw i64 %180, %181
  %183 = load i64, ptr %24, align 8, !tbaa !34
  %184 = sub i64 %183, %177
  %185 = add i64 %184, %182
  %186 = icmp sgt i64 %185, %178
  br i1 %186, label %.lr.ph56.i, label %pack_image_row.exit

.lr.ph56.i:                                       ; preds = %168
  %187 = icmp ne ptr %171, null
  %188 = icmp sgt i64 %174, 0
  br label %189

189:                                              ; preds = %._crit_edge.i, %.lr.ph56.i
  %.0.i54.i = phi ptr [ %156, %.lr.ph56.i ], [ %.1.i.lcssa.i, %._crit_edge.i ]
  %.029.i53.i = phi i64 [ %178, %.lr.ph56.i ], [ %194, %._crit_edge.i ]
  %190 = icmp sgt i64 %.029.i53.i, -1
  %or.cond.i.i = and i1 %187, %190
  %191 = icmp slt i64 %.029.i53.i, %170
  %spec.select.i19.i = select i1 %or.cond.i.i, i1 %191, i1 false
  br i1 %188, label %.lr.ph.i, label %._crit_edge.i

.lr.ph.i:                                         ; preds = %189
  %192 = mul nsw i64 %.029.i53.i, %169
  %193 = getelementptr inbounds float, ptr %171, i64 %192
  br label %195

._crit_edge.i:                                    ; preds = %pack_split_tile.exit.i.i, %189
  %.1.i.lcssa.i = phi ptr [ %.0.i54.i, %189 ], [ %358, %pack_split_tile.exit.i.i ]
  %194 = add nsw i64 %.029.i53.i, 1
  %exitcond64.not.i = icmp eq i64 %194, %185
  br i1 %exitcond64.not.i, label %pack_image_row.exit.loopexit, label %189, !llvm.loop !91

195:                                              ; preds = %pack_split_tile.exit.i.i, %.lr.ph.i
  %.1.i52.i = phi ptr [ %.0.i54.i, %.lr.ph.i ], [ %358, %pack_split_tile.exit.i.i ]
  %.028.i51.i = phi i64 [ 0, %.lr.ph.i ], [ %357, %pack_split_tile.exit.i.i ]
  %196 = mul nsw i64 %.028.i51.i, %173
  %197 = getelementptr inbounds float, ptr %193, i64 %196
  %198 = select i1 %spec.select.i19.i, ptr %197, ptr %171
  %199 = sub nsw i64 %174, %.028.i51.i
  br label %200

200:                                              ; preds = %200, %195
  %.076.i.i43.i = phi i64 [ 0, %195 ], [ %258, %200 ]
  %201 = shl nuw nsw i64 %.076.i.i43.i, 6
  %202 = getelementptr inbounds i8, ptr %.1.i52.i, i64 %201
  %203 = mul nsw i64 %.076.i.i43.i, %173
  %204 = getelementptr inbounds float, ptr %198, i64 %203
  %205 = icmp sgt i64 %199, %.076.i.i43.i
  %206 = select i1 %spec.select.i19.i, i1 %205, i1 false
  %207 = select i1 %206, i64 %176, i64 0
  %208 = icmp sgt i64 %207, 15
  %209 = icmp slt i64 %207, 1
  %210 = trunc i64 %207 to i32
  %notmask.i.i.i = shl nsw i32 -1, %210
  %211 = trunc i32 %notmask.i.i.i to i16
  %212 = xor i16 %211, -1
  %213 = select i1 %209, i16 0, i16 %212
  %214 = select i1 %208, i16 -1, i16 %213
  %215 = bitcast i16 %214 to <16 x i1>
  %216 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %204, i32 1, <16 x i1> %215, <16 x float> zeroinitializer)
  %217 = bitcast <16 x float> %216 to <16 x i32>
  %218 = add <16 x i32> %217, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %219 = and <16 x i32> %218, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %220 = bitcast <16 x i32> %219 to <16 x float>
  %221 = fsub <16 x float> %216, %220
  %222 = bitcast <16 x float> %221 to <16 x i32>
  %223 = add <16 x i32> %222, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %224 = and <16 x i32> %223, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %225 = bitcast <16 x i32> %224 to <16 x float>
  %226 = fsub <16 x float> %221, %225
  %227 = getelementptr inbounds i8, ptr %204, i64 64
  %228 = icmp sgt i64 %207, 31
  %229 = icmp slt i64 %207, 17
  %230 = add i32 %210, -16
  %notmask.i32.i.i = shl nsw i32 -1, %230
  %231 = trunc i32 %notmask.i32.i.i to i16
  %232 = xor i16 %231, -1
  %233 = select i1 %229, i16 0, i16 %232
  %234 = select i1 %228, i16 -1, i16 %233
  %235 = bitcast i16 %234 to <16 x i1>
  %236 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr nonnull %227, i32 1, <16 x i1> %235, <16 x float> zeroinitializer)
  %237 = bitcast <16 x float> %236 to <16 x i32>
  %238 = add <16 x i32> %237, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %239 = and <16 x i32> %238, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %240 = bitcast <16 x i32> %239 to <16 x float>
  %241 = fsub <16 x float> %236, %240
  %242 = bitcast <16 x float> %241 to <16 x i32>
  %243 = add <16 x i32> %242, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %244 = and <16 x i32> %243, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %245 = bitcast <16 x i32> %244 to <16 x float>
  %246 = fsub <16 x float> %241, %245
  %247 = bitcast <16 x i32> %219 to <32 x i16>
  %248 = bitcast <16 x i32> %239 to <32 x i16>
  %249 = shufflevector <32 x i16> %247, <32 x i16> %248, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  store <32 x i16> %249, ptr %202, align 4, !tbaa !44
  %250 = bitcast <16 x i32> %224 to <32 x i16>
  %251 = bitcast <16 x i32> %244 to <32 x i16>
  %252 = shufflevector <32 x i16> %250, <32 x i16> %251, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  %253 = getelementptr inbounds i8, ptr %202, i64 1024
  store <32 x i16> %252, ptr %253, align 4, !tbaa !44
  %254 = bitcast <16 x float> %226 to <32 x i16>
  %255 = bitcast <16 x float> %246 to <32 x i16>
  %256 = shufflevector <32 x i16> %254, <32 x i16> %255, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  %257 = getelementptr inbounds i8, ptr %202, i64 2048
  store <32 x i16> %256, ptr %257, align 4, !tbaa !44
  %258 = add nuw nsw i64 %.076.i.i43.i, 1
  %exitcond.not.i = icmp eq i64 %258, 16
  br i1 %exitcond.not.i, label %turn_tile.exit.i.preheader.i, label %200, !llvm.loop !46

turn_tile.exit.i.preheader.i:                     ; preds = %200, %turn_tile.exit.i.preheader.i
  %.0.i.i50.i = phi i64 [ %356, %turn_tile.exit.i.preheader.i ], [ 0, %200 ]
  %259 = shl nuw nsw i64 %.0.i.i50.i, 10
  %260 = getelementptr inbounds i8, ptr %.1.i52.i, i64 %259
  %261 = getelementptr inbounds i8, ptr %260, i64 64
  %262 = load <16 x float>, ptr %261, align 4, !tbaa !44
  %263 = getelementptr inbounds i8, ptr %260, i64 128
  %264 = load <16 x float>, ptr %263, align 4, !tbaa !44
  %265 = getelementptr inbounds i8, ptr %260, i64 192
  %266 = load <16 x float>, ptr %265, align 4, !tbaa !44
  %267 = getelementptr inbounds i8, ptr %260, i64 256
  %268 = load <16 x float>, ptr %267, align 4, !tbaa !44
  %269 = getelementptr inbounds i8, ptr %260, i64 320
  %270 = load <16 x float>, ptr %269, align 4, !tbaa !44
  %271 = getelementptr inbounds i8, ptr %260, i64 384
  %272 = load <16 x float>, ptr %271, align 4, !tbaa !44
  %273 = getelementptr inbounds i8, ptr %260, i64 448
  %274 = load <16 x float>, ptr %273, align 4, !tbaa !44
  %275 = getelementptr inbounds i8, ptr %260, i64 512
  %276 = getelementptr inbounds i8, ptr %260, i64 576
  %277 = load <16 x float>, ptr %276, align 4, !tbaa !44
  %278 = getelementptr inbounds i8, ptr %260, i64 640
  %279 = load <16 x float>, ptr %278, align 4, !tbaa !44
  %280 = getelementptr inbounds i8, ptr %260, i64 704
  %281 = load <16 x float>, ptr %280, align 4, !tbaa !44
  %282 = getelementptr inbounds i8, ptr %260, i64 768
  %283 = load <16 x float>, ptr %282, align 4, !tbaa !44
  %284 = getelementptr inbounds i8, ptr %260, i64 832
  %285 = load <16 x float>, ptr %284, align 4, !tbaa !44
  %286 = getelementptr inbounds i8, ptr %260, i64 896
  %287 = load <16 x float>, ptr %286, align 4, !tbaa !44
  %288 = getelementptr inbounds i8, ptr %260, i64 960
  %289 = load <16 x float>, ptr %288, align 4, !tbaa !44
  %290 = load <16 x float>, ptr %275, align 4, !tbaa !44
  %291 = load <16 x float>, ptr %260, align 4, !tbaa !44
  %292 = shufflevector <16 x float> %291, <16 x float> %290, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %293 = shufflevector <16 x float> %291, <16 x float> %290, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %294 = shufflevector <16 x float> %262, <16 x float> %277, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %295 = shufflevector <16 x float> %262, <16 x float> %277, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %296 = shufflevector <16 x float> %264, <16 x float> %279, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %297 = shufflevector <16 x float> %264, <16 x float> %279, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %298 = shufflevector <16 x float> %266, <16 x float> %281, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %299 = shufflevector <16 x float> %266, <16 x float> %281, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %300 = shufflevector <16 x float> %268, <16 x float> %283, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %301 = shufflevector <16 x float> %268, <16 x float> %283, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %302 = shufflevector <16 x float> %270, <16 x float> %285, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %303 = shufflevector <16 x float> %270, <16 x float> %285, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %304 = shufflevector <16 x float> %272, <16 x float> %287, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %305 = shufflevector <16 x float> %272, <16 x float> %287, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %306 = shufflevector <16 x float> %274, <16 x float> %289, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %307 = shufflevector <16 x float> %274, <16 x float> %289, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %308 = shufflevector <16 x float> %292, <16 x float> %300, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %309 = shufflevector <16 x float> %292, <16 x float> %300, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %310 = shufflevector <16 x float> %294, <16 x float> %302, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %311 = shufflevector <16 x float> %294, <16 x float> %302, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %312 = shufflevector <16 x float> %296, <16 x float> %304, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %313 = shufflevector <16 x float> %296, <16 x float> %304, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %314 = shufflevector <16 x float> %298, <16 x float> %306, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %315 = shufflevector <16 x float> %298, <16 x float> %306, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %316 = shufflevector <16 x float> %293, <16 x float> %301, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %317 = shufflevector <16 x float> %293, <16 x float> %301, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %318 = shufflevector <16 x float> %295, <16 x float> %303, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %319 = shufflevector <16 x float> %295, <16 x float> %303, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %320 = shufflevector <16 x float> %297, <16 x float> %305, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %321 = shufflevector <16 x float> %297, <16 x float> %305, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %322 = shufflevector <16 x float> %299, <16 x float> %307, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %323 = shufflevector <16 x float> %299, <16 x float> %307, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %324 = shufflevector <16 x float> %308, <16 x float> %312, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %325 = shufflevector <16 x float> %308, <16 x float> %312, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %326 = shufflevector <16 x float> %310, <16 x float> %314, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %327 = shufflevector <16 x float> %310, <16 x float> %314, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %328 = shufflevector <16 x float> %309, <16 x float> %313, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %329 = shufflevector <16 x float> %309, <16 x float> %313, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %330 = shufflevector <16 x float> %311, <16 x float> %315, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %331 = shufflevector <16 x float> %311, <16 x float> %315, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %332 = shufflevector <16 x float> %316, <16 x float> %320, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %333 = shufflevector <16 x float> %316, <16 x float> %320, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %334 = shufflevector <16 x float> %318, <16 x float> %322, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %335 = shufflevector <16 x float> %318, <16 x float> %322, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %336 = shufflevector <16 x float> %317, <16 x float> %321, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %337 = shufflevector <16 x float> %317, <16 x float> %321, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %338 = shufflevector <16 x float> %319, <16 x float> %323, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %339 = shufflevector <16 x float> %319, <16 x float> %323, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %340 = shufflevector <16 x float> %324, <16 x float> %326, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %341 = shufflevector <16 x float> %324, <16 x float> %326, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %342 = shufflevector <16 x float> %325, <16 x float> %327, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %343 = shufflevector <16 x float> %325, <16 x float> %327, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %344 = shufflevector <16 x float> %328, <16 x float> %330, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %345 = shufflevector <16 x float> %328, <16 x float> %330, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %346 = shufflevector <16 x float> %329, <16 x float> %331, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %347 = shufflevector <16 x float> %329, <16 x float> %331, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %348 = shufflevector <16 x float> %332, <16 x float> %334, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %349 = shufflevector <16 x float> %332, <16 x float> %334, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %350 = shufflevector <16 x float> %333, <16 x float> %335, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %351 = shufflevector <16 x float> %333, <16 x float> %335, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %352 = shufflevector <16 x float> %336, <16 x float> %338, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %353 = shufflevector <16 x float> %336, <16 x float> %338, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %354 = shufflevector <16 x float> %337, <16 x float> %339, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %355 = shufflevector <16 x float> %337, <16 x float> %339, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %340, ptr %260, align 4, !tbaa !44
  store <16 x float> %341, ptr %261, align 4, !tbaa !44
  store <16 x float> %342, ptr %263, align 4, !tbaa !44
  store <16 x float> %343, ptr %265, align 4, !tbaa !44
  store <16 x float> %344, ptr %267, align 4, !tbaa !44
  store <16 x float> %345, ptr %269, align 4, !tbaa !44
  store <16 x float> %346, ptr %271, align 4, !tbaa !44
  store <16 x float> %347, ptr %273, align 4, !tbaa !44
  store <16 x float> %348, ptr %275, align 4, !tbaa !44
  store <16 x float> %349, ptr %276, align 4, !tbaa !44
  store <16 x float> %350, ptr %278, align 4, !tbaa !44
  store <16 x float> %351, ptr %280, align 4, !tbaa !44
  store <16 x float> %352, ptr %282, align 4, !tbaa !44
  store <16 x float> %353, ptr %284, align 4, !tbaa !44
  store <16 x float> %354, ptr %286, align 4, !tbaa !44
  store <16 x float> %355, ptr %288, align 4, !tbaa !44
  %356 = add nuw nsw i64 %.0.i.i50.i, 1
  %exitcond63.not.i = icmp eq i64 %356, 3
  br i1 %exitcond63.not.i, label %pack_split_tile.exit.i.i, label %turn_tile.exit.i.preheader.i, !llvm.loop !92

pack_split_tile.exit.i.i:                         ; preds = %turn_tile.exit.i.preheader.i
  %357 = add nuw nsw i64 %.028.i51.i, 16
  %358 = getelementptr inbounds i8, ptr %.1.i52.i, i64 3072
  %359 = icmp slt i64 %357, %174
  br i1 %359, label %195, label %._crit_edge.i, !llvm.loop !93

pack_image_row.exit.loopexit:                     ; preds = %._crit_edge.i
  %.pre103 = load i64, ptr %47, align 8, !tbaa !10
  br label %pack_image_row.exit

pack_image_row.exit:                              ; preds = %pack_image_row.exit.loopexit, %168
  %.pre.i73109 = phi i64 [ %.pre103, %pack_image_row.exit.loopexit ], [ %.pre.i73110, %168 ]
  %360 = phi i64 [ %.pre103, %pack_image_row.exit.loopexit ], [ %152, %168 ]
  %361 = phi i64 [ %.pre103, %pack_image_row.exit.loopexit ], [ %153, %168 ]
  %362 = add nsw i64 %.183, 1
  %363 = add nsw i64 %361, %149
  %364 = icmp slt i64 %362, %363
  br i1 %364, label %.lr.ph, label %._crit_edge, !llvm.loop !94

._crit_edge:                                      ; preds = %pack_image_row.exit, %145
  %.pre.i73108 = phi i64 [ %.pre.i73111, %145 ], [ %.pre.i73109, %pack_image_row.exit ]
  %365 = phi i64 [ %146, %145 ], [ %360, %pack_image_row.exit ]
  %.1.lcssa = phi i64 [ %.06288, %145 ], [ %362, %pack_image_row.exit ]
  %366 = load ptr, ptr %115, align 8, !tbaa !35
  %367 = load i64, ptr %18, align 8, !tbaa !66
  %368 = load i64, ptr %113, align 8, !tbaa !49
  %369 = mul i64 %368, %367
  %370 = mul i64 %369, %.06387
  %371 = getelementptr inbounds float, ptr %366, i64 %370
  %372 = getelementptr inbounds float, ptr %371, i64 %85
  %373 = load i64, ptr %13, align 8, !tbaa !48
  %374 = mul i64 %369, %373
  %375 = load i64, ptr %50, align 8, !tbaa !9
  %376 = sub nsw i64 %368, %85
  %377 = call i64 @llvm.smin.i64(i64 %376, i64 32)
  %378 = icmp sgt i64 %367, 0
  br i1 %378, label %.lr.ph39.i, label %pack_gradient_row.exit

.lr.ph39.i:                                       ; preds = %._crit_edge
  %.not.i65 = icmp ne ptr %366, null
  %379 = icmp sgt i64 %375, 0
  br label %380

380:                                              ; preds = %._crit_edge.i66, %.lr.ph39.i
  %.0.i37.i = phi ptr [ %86, %.lr.ph39.i ], [ %.1.i.lcssa.i67, %._crit_edge.i66 ]
  %.029.i36.i = phi i64 [ 0, %.lr.ph39.i ], [ %383, %._crit_edge.i66 ]
  br i1 %379, label %.lr.ph.i68, label %._crit_edge.i66

.lr.ph.i68:                                       ; preds = %380
  %381 = mul nsw i64 %.029.i36.i, %368
  %382 = getelementptr inbounds float, ptr %372, i64 %381
  br label %384

._crit_edge.i66:                                  ; preds = %pack_split_tile.exit.i.i72, %380
  %.1.i.lcssa.i67 = phi ptr [ %.0.i37.i, %380 ], [ %449, %pack_split_tile.exit.i.i72 ]
  %383 = add nuw nsw i64 %.029.i36.i, 1
  %exitcond40.not.i = icmp eq i64 %383, %367
  br i1 %exitcond40.not.i, label %pack_gradient_row.exit.loopexit, label %380, !llvm.loop !91

384:                                              ; preds = %pack_split_tile.exit.i.i72, %.lr.ph.i68
  %.1.i35.i = phi ptr [ %.0.i37.i, %.lr.ph.i68 ], [ %449, %pack_split_tile.exit.i.i72 ]
  %.028.i34.i = phi i64 [ 0, %.lr.ph.i68 ], [ %448, %pack_split_tile.exit.i.i72 ]
  %385 = mul nsw i64 %.028.i34.i, %374
  %386 = getelementptr inbounds float, ptr %382, i64 %385
  %387 = select i1 %.not.i65, ptr %386, ptr %372
  %388 = sub nsw i64 %375, %.028.i34.i
  br label %389

389:                                              ; preds = %389, %384
  %.076.i.i33.i = phi i64 [ 0, %384 ], [ %447, %389 ]
  %390 = shl nuw nsw i64 %.076.i.i33.i, 6
  %391 = getelementptr inbounds i8, ptr %.1.i35.i, i64 %390
  %392 = mul nsw i64 %.076.i.i33.i, %374
  %393 = getelementptr inbounds float, ptr %387, i64 %392
  %394 = icmp sgt i64 %388, %.076.i.i33.i
  %395 = select i1 %.not.i65, i1 %394, i1 false
  %396 = select i1 %395, i64 %377, i64 0
  %397 = icmp sgt i64 %396, 15
  %398 = icmp slt i64 %396, 1
  %399 = trunc i64 %396 to i32
  %notmask.i.i.i69 = shl nsw i32 -1, %399
  %400 = trunc i32 %notmask.i.i.i69 to i16
  %401 = xor i16 %400, -1
  %402 = select i1 %398, i16 0, i16 %401
  %403 = select i1 %397, i16 -1, i16 %402
  %404 = bitcast i16 %403 to <16 x i1>
  %405 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %393, i32 1, <16 x i1> %404, <16 x float> zeroinitializer)
  %406 = bitcast <16 x float> %405 to <16 x i32>
  %407 = add <16 x i32> %406, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %408 = and <16 x i32> %407, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %409 = bitcast <16 x i32> %408 to <16 x float>
  %410 = fsub <16 x float> %405, %409
  %411 = bitcast <16 x float> %410 to <16 x i32>
  %412 = add <16 x i32> %411, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %413 = and <16 x i32> %412, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %414 = bitcast <16 x i32> %413 to <16 x float>
  %415 = fsub <16 x float> %410, %414
  %416 = getelementptr inbounds i8, ptr %393, i64 64
  %417 = icmp sgt i64 %396, 31
  %418 = icmp slt i64 %396, 17
  %419 = add i32 %399, -16
  %notmask.i32.i.i70 = shl nsw i32 -1, %419
  %420 = trunc i32 %notmask.i32.i.i70 to i16
  %421 = xor i16 %420, -1
  %422 = select i1 %418, i16 0, i16 %421
  %423 = select i1 %417, i16 -1, i16 %422
  %424 = bitcast i16 %423 to <16 x i1>
  %425 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr nonnull %416, i32 1, <16 x i1> %424, <16 x float> zeroinitializer)
  %426 = bitcast <16 x float> %425 to <16 x i32>
  %427 = add <16 x i32> %426, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %428 = and <16 x i32> %427, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %429 = bitcast <16 x i32> %428 to <16 x float>
  %430 = fsub <16 x float> %425, %429
  %431 = bitcast <16 x float> %430 to <16 x i32>
  %432 = add <16 x i32> %431, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %433 = and <16 x i32> %432, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %434 = bitcast <16 x i32> %433 to <16 x float>
  %435 = fsub <16 x float> %430, %434
  %436 = bitcast <16 x i32> %408 to <32 x i16>
  %437 = bitcast <16 x i32> %428 to <32 x i16>
  %438 = shufflevector <32 x i16> %436, <32 x i16> %437, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  store <32 x i16> %438, ptr %391, align 4, !tbaa !44
  %439 = bitcast <16 x i32> %413 to <32 x i16>
  %440 = bitcast <16 x i32> %433 to <32 x i16>
  %441 = shufflevector <32 x i16> %439, <32 x i16> %440, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  %442 = getelementptr inbounds i8, ptr %391, i64 1024
  store <32 x i16> %441, ptr %442, align 4, !tbaa !44
  %443 = bitcast <16 x float> %415 to <32 x i16>
  %444 = bitcast <16 x float> %435 to <32 x i16>
  %445 = shufflevector <32 x i16> %443, <32 x i16> %444, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  %446 = getelementptr inbounds i8, ptr %391, i64 2048
  store <32 x i16> %445, ptr %446, align 4, !tbaa !44
  %447 = add nuw nsw i64 %.076.i.i33.i, 1
  %exitcond.not.i71 = icmp eq i64 %447, 16
  br i1 %exitcond.not.i71, label %pack_split_tile.exit.i.i72, label %389, !llvm.loop !46

pack_split_tile.exit.i.i72:                       ; preds = %389
  %448 = add nuw nsw i64 %.028.i34.i, 16
  %449 = getelementptr inbounds i8, ptr %.1.i35.i, i64 3072
  %450 = icmp slt i64 %448, %375
  br i1 %450, label %384, label %._crit_edge.i66, !llvm.loop !93

pack_gradient_row.exit.loopexit:                  ; preds = %._crit_edge.i66
  %.pre104 = load i64, ptr %47, align 8, !tbaa !10
  br label %pack_gradient_row.exit

pack_gradient_row.exit:                           ; preds = %pack_gradient_row.exit.loopexit, %._crit_edge
  %.pre.i73107 = phi i64 [ %.pre104, %pack_gradient_row.exit.loopexit ], [ %.pre.i73108, %._crit_edge ]
  %451 = phi i64 [ %.pre104, %pack_gradient_row.exit.loopexit ], [ %365, %._crit_edge ]
  %452 = icmp sgt i64 %451, 0
  br i1 %452, label %.lr.ph85.preheader, label %._crit_edge86

.lr.ph85.preheader:                               ; preds = %pack_gradient_row.exit
  %xtraiter = and i64 %451, 1
  %453 = icmp eq i64 %451, 1
  br i1 %453, label %._crit_edge86.loopexit.unr-lcssa, label %.lr.ph85.preheader.new

.lr.ph85.preheader.new:                           ; preds = %.lr.ph85.preheader
  %unroll_iter = and i64 %451, 9223372036854775806
  br label %.lr.ph85

._crit_edge86.loopexit.unr-lcssa:                 ; preds = %.lr.ph85, %.lr.ph85.preheader
  %.084.unr = phi i64 [ 0, %.lr.ph85.preheader ], [ %698, %.lr.ph85 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %._crit_edge86, label %.lr.ph85.epil

.lr.ph85.epil:                                    ; preds = %._crit_edge86.loopexit.unr-lcssa
  %454 = add nsw i64 %.084.unr, %149
  %455 = srem i64 %454, %451
  %456 = mul nsw i64 %455, %32
  %457 = getelementptr inbounds i8, ptr %69, i64 %456
  %458 = getelementptr inbounds [16 x ptr], ptr %8, i64 0, i64 %.084.unr
  store ptr %457, ptr %458, align 8, !tbaa !77
  br label %._crit_edge86

._crit_edge86:                                    ; preds = %.lr.ph85.epil, %._crit_edge86.loopexit.unr-lcssa, %pack_gradient_row.exit
  %459 = load i64, ptr %50, align 8, !tbaa !9
  %460 = load i64, ptr %27, align 8, !tbaa !33
  %461 = add nsw i64 %460, 15
  %462 = sdiv i64 %461, 16
  %463 = icmp sgt i64 %459, 0
  br i1 %463, label %.preheader57.lr.ph.i, label %add_row.exit

.preheader57.lr.ph.i:                             ; preds = %._crit_edge86
  %464 = add nuw nsw i64 %459, 15
  %465 = lshr i64 %464, 4
  %466 = icmp sgt i64 %460, 0
  %smax.i = call i64 @llvm.smax.i64(i64 %462, i64 1)
  br label %.preheader57.i

.preheader57.i:                                   ; preds = %._crit_edge86.i, %.preheader57.lr.ph.i
  %.pre.i73 = phi i64 [ %.pre.i73107, %.preheader57.lr.ph.i ], [ %.pre.i73113, %._crit_edge86.i ]
  %467 = phi i64 [ %451, %.preheader57.lr.ph.i ], [ %475, %._crit_edge86.i ]
  %468 = phi i64 [ %451, %.preheader57.lr.ph.i ], [ %476, %._crit_edge86.i ]
  %.089.i = phi ptr [ %58, %.preheader57.lr.ph.i ], [ %.1.lcssa.i, %._crit_edge86.i ]
  %.03988.i = phi i64 [ 0, %.preheader57.lr.ph.i ], [ %477, %._crit_edge86.i ]
  br i1 %466, label %.preheader56.lr.ph.i, label %._crit_edge86.i

.preheader56.lr.ph.i:                             ; preds = %.preheader57.i
  %469 = mul nuw nsw i64 %.03988.i, 3072
  %470 = getelementptr inbounds i8, ptr %86, i64 %469
  br label %.preheader56.i

.preheader56.i:                                   ; preds = %._crit_edge82.i, %.preheader56.lr.ph.i
  %.pre.i73105 = phi i64 [ %.pre.i73, %.preheader56.lr.ph.i ], [ %.pre.i73114, %._crit_edge82.i ]
  %471 = phi i64 [ %.pre.i73, %.preheader56.lr.ph.i ], [ %483, %._crit_edge82.i ]
  %472 = phi i64 [ %.pre.i73, %.preheader56.lr.ph.i ], [ %484, %._crit_edge82.i ]
  %473 = phi i64 [ %.pre.i73, %.preheader56.lr.ph.i ], [ %485, %._crit_edge82.i ]
  %.185.i = phi ptr [ %.089.i, %.preheader56.lr.ph.i ], [ %.2.lcssa.i, %._crit_edge82.i ]
  %.04284.i = phi i64 [ 0, %.preheader56.lr.ph.i ], [ %486, %._crit_edge82.i ]
  %474 = icmp sgt i64 %473, 0
  br i1 %474, label %.preheader.preheader.i, label %._crit_edge82.i

.preheader.preheader.i:                           ; preds = %.preheader56.i
  %.pre93.i = load i64, ptr %24, align 8, !tbaa !34
  br label %.preheader.i

._crit_edge86.i:                                  ; preds = %._crit_edge82.i, %.preheader57.i
  %.pre.i73113 = phi i64 [ %.pre.i73, %.preheader57.i ], [ %.pre.i73114, %._crit_edge82.i ]
  %475 = phi i64 [ %467, %.preheader57.i ], [ %483, %._crit_edge82.i ]
  %476 = phi i64 [ %468, %.preheader57.i ], [ %483, %._crit_edge82.i ]
  %.1.lcssa.i = phi ptr [ %.089.i, %.preheader57.i ], [ %.2.lcssa.i, %._crit_edge82.i ]
  %477 = add nuw nsw i64 %.03988.i, 1
  %exitcond92.not.i = icmp eq i64 %477, %465
  br i1 %exitcond92.not.i, label %add_row.exit, label %.preheader57.i, !llvm.loop !95

.preheader.i:                                     ; preds = %._crit_edge79.i, %.preheader.preheader.i
  %.pre.i73115 = phi i64 [ %.pre.i73116, %._crit_edge79.i ], [ %.pre.i73105, %.preheader.preheader.i ]
  %478 = phi i64 [ %487, %._crit_edge79.i ], [ %471, %.preheader.preheader.i ]
  %479 = phi i64 [ %488, %._crit_edge79.i ], [ %472, %.preheader.preheader.i ]
  %480 = phi i64 [ %489, %._crit_edge79.i ], [ %.pre93.i, %.preheader.preheader.i ]
  %.281.i = phi ptr [ %.3.lcssa.i, %._crit_edge79.i ], [ %.185.i, %.preheader.preheader.i ]
  %.04180.i = phi i64 [ %490, %._crit_edge79.i ], [ 0, %.preheader.preheader.i ]
  %481 = icmp sgt i64 %480, 0
  br i1 %481, label %.lr.ph78.i, label %._crit_edge79.i

.lr.ph78.i:                                       ; preds = %.preheader.i
  %482 = getelementptr inbounds ptr, ptr %8, i64 %.04180.i
  br label %492

._crit_edge82.i:                                  ; preds = %._crit_edge79.i, %.preheader56.i
  %.pre.i73114 = phi i64 [ %.pre.i73105, %.preheader56.i ], [ %.pre.i73116, %._crit_edge79.i ]
  %483 = phi i64 [ %471, %.preheader56.i ], [ %487, %._crit_edge79.i ]
  %484 = phi i64 [ %472, %.preheader56.i ], [ %488, %._crit_edge79.i ]
  %485 = phi i64 [ %473, %.preheader56.i ], [ %488, %._crit_edge79.i ]
  %.2.lcssa.i = phi ptr [ %.185.i, %.preheader56.i ], [ %.3.lcssa.i, %._crit_edge79.i ]
  %486 = add nuw nsw i64 %.04284.i, 1
  %exitcond.not.i74 = icmp eq i64 %486, %smax.i
  br i1 %exitcond.not.i74, label %._crit_edge86.i, label %.preheader56.i, !llvm.loop !96

._crit_edge79.loopexit.i:                         ; preds = %679
  %.pre94.i = load i64, ptr %47, align 8, !tbaa !10
  br label %._crit_edge79.i

._crit_edge79.i:                                  ; preds = %._crit_edge79.loopexit.i, %.preheader.i
  %.pre.i73116 = phi i64 [ %.pre.i73115, %.preheader.i ], [ %.pre94.i, %._crit_edge79.loopexit.i ]
  %487 = phi i64 [ %478, %.preheader.i ], [ %.pre94.i, %._crit_edge79.loopexit.i ]
  %488 = phi i64 [ %479, %.preheader.i ], [ %.pre94.i, %._crit_edge79.loopexit.i ]
  %489 = phi i64 [ %480, %.preheader.i ], [ %682, %._crit_edge79.loopexit.i ]
  %.3.lcssa.i = phi ptr [ %.281.i, %.preheader.i ], [ %681, %._crit_edge79.loopexit.i ]
  %490 = add nuw nsw i64 %.04180.i, 1
  %491 = icmp slt i64 %490, %488
  br i1 %491, label %.preheader.i, label %._crit_edge82.i, !llvm.loop !97

492:                                              ; preds = %679, %.lr.ph78.i
  %493 = phi i64 [ %480, %.lr.ph78.i ], [ %682, %679 ]
  %.377.i = phi ptr [ %.281.i, %.lr.ph78.i ], [ %681, %679 ]
  %.04076.i = phi i64 [ 0, %.lr.ph78.i ], [ %680, %679 ]
  %494 = load ptr, ptr %482, align 8, !tbaa !77
  %495 = mul nsw i64 %.04076.i, %462
  %496 = add nsw i64 %495, %.04284.i
  %497 = mul nsw i64 %496, 3072
  %498 = getelementptr inbounds i8, ptr %494, i64 %497
  %499 = sub nsw i64 %493, %.04076.i
  %500 = call i64 @llvm.smin.i64(i64 %499, i64 3)
  %501 = load i64, ptr %50, align 8, !tbaa !9
  %502 = add nsw i64 %501, 15
  %503 = sdiv i64 %502, 16
  %504 = mul nsw i64 %503, 3072
  %505 = load i64, ptr %27, align 8, !tbaa !33
  %506 = add nsw i64 %505, 15
  %507 = sdiv i64 %506, 16
  switch i64 %500, label %601 [
    i64 3, label %508
    i64 2, label %557
  ]

508:                                              ; preds = %492
  %509 = mul nsw i64 %507, 3072
  %510 = load i64, ptr %21, align 8, !tbaa !69
  %511 = mul nsw i64 %510, %509
  call void @llvm.lifetime.start.p0(i64 3072, ptr nonnull %6) #9
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  %512 = load i64, ptr %18, align 8, !tbaa !66
  %513 = icmp sgt i64 %512, 0
  br i1 %513, label %.lr.ph66.i, label %._crit_edge67.i

.lr.ph66.i:                                       ; preds = %508
  %514 = mul i64 %507, 6144
  br label %515

._crit_edge67.i:                                  ; preds = %515, %508
  call void @llvm.x86.tilestored64(i8 0, ptr nonnull %6, i64 64)
  call void @llvm.x86.tilestored64(i8 1, ptr nonnull %117, i64 64)
  call void @llvm.x86.tilestored64(i8 2, ptr nonnull %118, i64 64)
  br label %531

515:                                              ; preds = %515, %.lr.ph66.i
  %.047.i64.i = phi i64 [ 0, %.lr.ph66.i ], [ %526, %515 ]
  %.048.i63.i = phi ptr [ %470, %.lr.ph66.i ], [ %527, %515 ]
  %.049.i62.i = phi ptr [ %498, %.lr.ph66.i ], [ %528, %515 ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.048.i63.i, i64 64)
  %516 = getelementptr inbounds i8, ptr %.048.i63.i, i64 1024
  call void @llvm.x86.tileloadd64(i8 5, ptr nonnull %516, i64 64)
  %517 = getelementptr inbounds i8, ptr %.048.i63.i, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %517, i64 64)
  %518 = getelementptr inbounds i8, ptr %.049.i62.i, i64 2048
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %518, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 7)
  %519 = getelementptr inbounds i8, ptr %.049.i62.i, i64 %509
  %520 = getelementptr inbounds i8, ptr %519, i64 2048
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %520, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %521 = getelementptr inbounds i8, ptr %.049.i62.i, i64 %514
  %522 = getelementptr inbounds i8, ptr %521, i64 2048
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %522, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 7)
  %523 = getelementptr inbounds i8, ptr %.049.i62.i, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %523, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 7)
  %524 = getelementptr inbounds i8, ptr %519, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %524, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %525 = getelementptr inbounds i8, ptr %521, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %525, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 7, ptr %.049.i62.i, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 6, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 7, ptr %519, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 6, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 7, ptr %521, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 6, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 7)
  %526 = add nuw nsw i64 %.047.i64.i, 1
  %527 = getelementptr inbounds i8, ptr %.048.i63.i, i64 %504
  %528 = getelementptr inbounds i8, ptr %.049.i62.i, i64 %511
  %529 = load i64, ptr %18, align 8, !tbaa !66
  %530 = icmp slt i64 %526, %529
  br i1 %530, label %515, label %._crit_edge67.i, !llvm.loop !98

531:                                              ; preds = %531, %._crit_edge67.i
  %.0.i68.i = phi i64 [ 0, %._crit_edge67.i ], [ %555, %531 ]
  %532 = getelementptr inbounds float, ptr %6, i64 %.0.i68.i
  %533 = load <16 x float>, ptr %532, align 64, !tbaa !44
  %534 = getelementptr inbounds float, ptr %.377.i, i64 %.0.i68.i
  %535 = load <16 x float>, ptr %534, align 4, !tbaa !44
  %536 = fadd <16 x float> %533, %535
  store <16 x float> %536, ptr %534, align 4, !tbaa !44
  %537 = or disjoint i64 %.0.i68.i, 16
  %538 = getelementptr inbounds float, ptr %6, i64 %537
  %539 = load <16 x float>, ptr %538, align 64, !tbaa !44
  %540 = getelementptr inbounds float, ptr %.377.i, i64 %537
  %541 = load <16 x float>, ptr %540, align 4, !tbaa !44
  %542 = fadd <16 x float> %539, %541
  store <16 x float> %542, ptr %540, align 4, !tbaa !44
  %543 = or disjoint i64 %.0.i68.i, 32
  %544 = getelementptr inbounds float, ptr %6, i64 %543
  %545 = load <16 x float>, ptr %544, align 64, !tbaa !44
  %546 = getelementptr inbounds float, ptr %.377.i, i64 %543
  %547 = load <16 x float>, ptr %546, align 4, !tbaa !44
  %548 = fadd <16 x float> %545, %547
  store <16 x float> %548, ptr %546, align 4, !tbaa !44
  %549 = or disjoint i64 %.0.i68.i, 48
  %550 = getelementptr inbounds float, ptr %6, i64 %549
  %551 = load <16 x float>, ptr %550, align 64, !tbaa !44
  %552 = getelementptr inbounds float, ptr %.377.i, i64 %549
  %553 = load <16 x float>, ptr %552, align 4, !tbaa !44
  %554 = fadd <16 x float> %551, %553
  store <16 x float> %554, ptr %552, align 4, !tbaa !44
  %555 = add nuw nsw i64 %.0.i68.i, 64
  %556 = icmp ult i64 %549, 752
  br i1 %556, label %531, label %add_columns.exit.i, !llvm.loop !99

add_columns.exit.i:                               ; preds = %531
  call void @llvm.lifetime.end.p0(i64 3072, ptr nonnull %6) #9
  br label %679

557:                                              ; preds = %492
  %558 = mul nsw i64 %507, 3072
  %559 = load i64, ptr %21, align 8, !tbaa !69
  %560 = mul nsw i64 %559, %558
  call void @llvm.lifetime.start.p0(i64 3072, ptr nonnull %5) #9
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  %561 = load i64, ptr %18, align 8, !tbaa !66
  %562 = icmp sgt i64 %561, 0
  br i1 %562, label %.lr.ph.i76, label %._crit_edge.i75

._crit_edge.i75:                                  ; preds = %.lr.ph.i76, %557
  call void @llvm.x86.tilestored64(i8 0, ptr nonnull %5, i64 64)
  call void @llvm.x86.tilestored64(i8 1, ptr nonnull %116, i64 64)
  br label %575

.lr.ph.i76:                                       ; preds = %557, %.lr.ph.i76
  %.047.i4860.i = phi i64 [ %570, %.lr.ph.i76 ], [ 0, %557 ]
  %.048.i4759.i = phi ptr [ %571, %.lr.ph.i76 ], [ %470, %557 ]
  %.049.i4658.i = phi ptr [ %572, %.lr.ph.i76 ], [ %498, %557 ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.048.i4759.i, i64 64)
  %563 = getelementptr inbounds i8, ptr %.048.i4759.i, i64 1024
  call void @llvm.x86.tileloadd64(i8 5, ptr nonnull %563, i64 64)
  %564 = getelementptr inbounds i8, ptr %.048.i4759.i, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %564, i64 64)
  %565 = getelementptr inbounds i8, ptr %.049.i4658.i, i64 2048
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %565, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 7)
  %566 = getelementptr inbounds i8, ptr %.049.i4658.i, i64 %558
  %567 = getelementptr inbounds i8, ptr %566, i64 2048
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %567, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %568 = getelementptr inbounds i8, ptr %.049.i4658.i, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %568, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 7)
  %569 = getelementptr inbounds i8, ptr %566, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %569, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 7, ptr %.049.i4658.i, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 6, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 7, ptr %566, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 6, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %570 = add nuw nsw i64 %.047.i4860.i, 1
  %571 = getelementptr inbounds i8, ptr %.048.i4759.i, i64 %504
  %572 = getelementptr inbounds i8, ptr %.049.i4658.i, i64 %560
  %573 = load i64, ptr %18, align 8, !tbaa !66
  %574 = icmp slt i64 %570, %573
  br i1 %574, label %.lr.ph.i76, label %._crit_edge.i75, !llvm.loop !98

575:                                              ; preds = %575, %._crit_edge.i75
  %.0.i4961.i = phi i64 [ 0, %._crit_edge.i75 ], [ %599, %575 ]
  %576 = getelementptr inbounds float, ptr %5, i64 %.0.i4961.i
  %577 = load <16 x float>, ptr %576, align 64, !tbaa !44
  %578 = getelementptr inbounds float, ptr %.377.i, i64 %.0.i4961.i
  %579 = load <16 x float>, ptr %578, align 4, !tbaa !44
  %580 = fadd <16 x float> %577, %579
  store <16 x float> %580, ptr %578, align 4, !tbaa !44
  %581 = or disjoint i64 %.0.i4961.i, 16
  %582 = getelementptr inbounds float, ptr %5, i64 %581
  %583 = load <16 x float>, ptr %582, align 64, !tbaa !44
  %584 = getelementptr inbounds float, ptr %.377.i, i64 %581
  %585 = load <16 x float>, ptr %584, align 4, !tbaa !44
  %586 = fadd <16 x float> %583, %585
  store <16 x float> %586, ptr %584, align 4, !tbaa !44
  %587 = or disjoint i64 %.0.i4961.i, 32
  %588 = getelementptr inbounds float, ptr %5, i64 %587
  %589 = load <16 x float>, ptr %588, align 64, !tbaa !44
  %590 = getelementptr inbounds float, ptr %.377.i, i64 %587
  %591 = load <16 x float>, ptr %590, align 4, !tbaa !44
  %592 = fadd <16 x float> %589, %591
  store <16 x float> %592, ptr %590, align 4, !tbaa !44
  %593 = or disjoint i64 %.0.i4961.i, 48
  %594 = getelementptr inbounds float, ptr %5, i64 %593
  %595 = load <16 x float>, ptr %594, align 64, !tbaa !44
  %596 = getelementptr inbounds float, ptr %.377.i, i64 %593
  %597 = load <16 x float>, ptr %596, align 4, !tbaa !44
  %598 = fadd <16 x float> %595, %597
  store <16 x float> %598, ptr %596, align 4, !tbaa !44
  %599 = add nuw nsw i64 %.0.i4961.i, 64
  %600 = icmp ult i64 %593, 496
  br i1 %600, label %575, label %add_columns.exit50.i, !llvm.loop !99

add_columns.exit50.i:                             ; preds = %575
  call void @llvm.lifetime.end.p0(i64 3072, ptr nonnull %5) #9
  br label %679

601:                                              ; preds = %492
  %602 = load i64, ptr %21, align 8, !tbaa !69
  %603 = mul i64 %507, 3072
  %604 = mul i64 %603, %602
  call void @llvm.lifetime.start.p0(i64 3072, ptr nonnull %4) #9
  call void @llvm.x86.tilezero(i8 0)
  %605 = load i64, ptr %18, align 8, !tbaa !66
  %606 = icmp sgt i64 %605, 0
  br i1 %606, label %.lr.ph73.i, label %._crit_edge74.i

._crit_edge74.i:                                  ; preds = %.lr.ph73.i, %601
  call void @llvm.x86.tilestored64(i8 0, ptr nonnull %4, i64 64)
  %607 = load <16 x float>, ptr %4, align 64, !tbaa !44
  %608 = load <16 x float>, ptr %.377.i, align 4, !tbaa !44
  %609 = fadd <16 x float> %607, %608
  store <16 x float> %609, ptr %.377.i, align 4, !tbaa !44
  %610 = load <16 x float>, ptr %119, align 64, !tbaa !44
  %611 = getelementptr inbounds i8, ptr %.377.i, i64 64
  %612 = load <16 x float>, ptr %611, align 4, !tbaa !44
  %613 = fadd <16 x float> %610, %612
  store <16 x float> %613, ptr %611, align 4, !tbaa !44
  %614 = load <16 x float>, ptr %120, align 64, !tbaa !44
  %615 = getelementptr inbounds i8, ptr %.377.i, i64 128
  %616 = load <16 x float>, ptr %615, align 4, !tbaa !44
  %617 = fadd <16 x float> %614, %616
  store <16 x float> %617, ptr %615, align 4, !tbaa !44
  %618 = load <16 x float>, ptr %121, align 64, !tbaa !44
  %619 = getelementptr inbounds i8, ptr %.377.i, i64 192
  %620 = load <16 x float>, ptr %619, align 4, !tbaa !44
  %621 = fadd <16 x float> %618, %620
  store <16 x float> %621, ptr %619, align 4, !tbaa !44
  %622 = load <16 x float>, ptr %122, align 64, !tbaa !44
  %623 = getelementptr inbounds i8, ptr %.377.i, i64 256
  %624 = load <16 x float>, ptr %623, align 4, !tbaa !44
  %625 = fadd <16 x float> %622, %624
  store <16 x float> %625, ptr %623, align 4, !tbaa !44
  %626 = load <16 x float>, ptr %123, align 64, !tbaa !44
  %627 = getelementptr inbounds i8, ptr %.377.i, i64 320
  %628 = load <16 x float>, ptr %627, align 4, !tbaa !44
  %629 = fadd <16 x float> %626, %628
  store <16 x float> %629, ptr %627, align 4, !tbaa !44
  %630 = load <16 x float>, ptr %124, align 64, !tbaa !44
  %631 = getelementptr inbounds i8, ptr %.377.i, i64 384
  %632 = load <16 x float>, ptr %631, align 4, !tbaa !44
  %633 = fadd <16 x float> %630, %632
  store <16 x float> %633, ptr %631, align 4, !tbaa !44
  %634 = load <16 x float>, ptr %125, align 64, !tbaa !44
  %635 = getelementptr inbounds i8, ptr %.377.i, i64 448
  %636 = load <16 x float>, ptr %635, align 4, !tbaa !44
  %637 = fadd <16 x float> %634, %636
  store <16 x float> %637, ptr %635, align 4, !tbaa !44
  %638 = load <16 x float>, ptr %126, align 64, !tbaa !44
  %639 = getelementptr inbounds i8, ptr %.377.i, i64 512
  %640 = load <16 x float>, ptr %639, align 4, !tbaa !44
  %641 = fadd <16 x float> %638, %640
  store <16 x float> %641, ptr %639, align 4, !tbaa !44
  %642 = load <16 x float>, ptr %127, align 64, !tbaa !44
  %643 = getelementptr inbounds i8, ptr %.377.i, i64 576
  %644 = load <16 x float>, ptr %643, align 4, !tbaa !44
  %645 = fadd <16 x float> %642, %644
  store <16 x float> %645, ptr %643, align 4, !tbaa !44
  %646 = load <16 x float>, ptr %128, align 64, !tbaa !44
  %647 = getelementptr inbounds i8, ptr %.377.i, i64 640
  %648 = load <16 x float>, ptr %647, align 4, !tbaa !44
  %649 = fadd <16 x float> %646, %648
  store <16 x float> %649, ptr %647, align 4, !tbaa !44
  %650 = load <16 x float>, ptr %129, align 64, !tbaa !44
  %651 = getelementptr inbounds i8, ptr %.377.i, i64 704
  %652 = load <16 x float>, ptr %651, align 4, !tbaa !44
  %653 = fadd <16 x float> %650, %652
  store <16 x float> %653, ptr %651, align 4, !tbaa !44
  %654 = load <16 x float>, ptr %130, align 64, !tbaa !44
  %655 = getelementptr inbounds i8, ptr %.377.i, i64 768
  %656 = load <16 x float>, ptr %655, align 4, !tbaa !44
  %657 = fadd <16 x float> %654, %656
  store <16 x float> %657, ptr %655, align 4, !tbaa !44
  %658 = load <16 x float>, ptr %131, align 64, !tbaa !44
  %659 = getelementptr inbounds i8, ptr %.377.i, i64 832
  %660 = load <16 x float>, ptr %659, align 4, !tbaa !44
  %661 = fadd <16 x float> %658, %660
  store <16 x float> %661, ptr %659, align 4, !tbaa !44
  %662 = load <16 x float>, ptr %132, align 64, !tbaa !44
  %663 = getelementptr inbounds i8, ptr %.377.i, i64 896
  %664 = load <16 x float>, ptr %663, align 4, !tbaa !44
  %665 = fadd <16 x float> %662, %664
  store <16 x float> %665, ptr %663, align 4, !tbaa !44
  %666 = load <16 x float>, ptr %133, align 64, !tbaa !44
  %667 = getelementptr inbounds i8, ptr %.377.i, i64 960
  %668 = load <16 x float>, ptr %667, align 4, !tbaa !44
  %669 = fadd <16 x float> %666, %668
  store <16 x float> %669, ptr %667, align 4, !tbaa !44
  call void @llvm.lifetime.end.p0(i64 3072, ptr nonnull %4) #9
  br label %679

.lr.ph73.i:                                       ; preds = %601, %.lr.ph73.i
  %.047.i5371.i = phi i64 [ %674, %.lr.ph73.i ], [ 0, %601 ]
  %.048.i5270.i = phi ptr [ %675, %.lr.ph73.i ], [ %470, %601 ]
  %.049.i5169.i = phi ptr [ %676, %.lr.ph73.i ], [ %498, %601 ]
  call void @llvm.x86.tileloadd64(i8 4, ptr %.048.i5270.i, i64 64)
  %670 = getelementptr inbounds i8, ptr %.048.i5270.i, i64 1024
  call void @llvm.x86.tileloadd64(i8 5, ptr nonnull %670, i64 64)
  %671 = getelementptr inbounds i8, ptr %.048.i5270.i, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %671, i64 64)
  %672 = getelementptr inbounds i8, ptr %.049.i5169.i, i64 2048
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %672, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 7)
  %673 = getelementptr inbounds i8, ptr %.049.i5169.i, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %673, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 7, ptr %.049.i5169.i, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 6, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 5, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 7)
  %674 = add nuw nsw i64 %.047.i5371.i, 1
  %675 = getelementptr inbounds i8, ptr %.048.i5270.i, i64 %504
  %676 = getelementptr inbounds i8, ptr %.049.i5169.i, i64 %604
  %677 = load i64, ptr %18, align 8, !tbaa !66
  %678 = icmp slt i64 %674, %677
  br i1 %678, label %.lr.ph73.i, label %._crit_edge74.i, !llvm.loop !98

679:                                              ; preds = %._crit_edge74.i, %add_columns.exit50.i, %add_columns.exit.i
  %680 = add nsw i64 %500, %.04076.i
  %.idx.i = shl nsw i64 %500, 10
  %681 = getelementptr inbounds i8, ptr %.377.i, i64 %.idx.i
  %682 = load i64, ptr %24, align 8, !tbaa !34
  %683 = icmp slt i64 %680, %682
  br i1 %683, label %492, label %._crit_edge79.loopexit.i, !llvm.loop !100

add_row.exit:                                     ; preds = %._crit_edge86.i, %._crit_edge86
  %.pre.i73112 = phi i64 [ %.pre.i73107, %._crit_edge86 ], [ %.pre.i73113, %._crit_edge86.i ]
  %684 = phi i64 [ %451, %._crit_edge86 ], [ %475, %._crit_edge86.i ]
  %685 = phi i64 [ %451, %._crit_edge86 ], [ %476, %._crit_edge86.i ]
  %686 = add i64 %.06387, 1
  %exitcond98.not = icmp eq i64 %686, %70
  br i1 %exitcond98.not, label %._crit_edge90, label %145, !llvm.loop !101

.lr.ph85:                                         ; preds = %.lr.ph85, %.lr.ph85.preheader.new
  %.084 = phi i64 [ 0, %.lr.ph85.preheader.new ], [ %698, %.lr.ph85 ]
  %niter = phi i64 [ 0, %.lr.ph85.preheader.new ], [ %niter.next.1, %.lr.ph85 ]
  %687 = add nsw i64 %.084, %149
  %688 = srem i64 %687, %451
  %689 = mul nsw i64 %688, %32
  %690 = getelementptr inbounds i8, ptr %69, i64 %689
  %691 = getelementptr inbounds [16 x ptr], ptr %8, i64 0, i64 %.084
  store ptr %690, ptr %691, align 16, !tbaa !77
  %692 = or disjoint i64 %.084, 1
  %693 = add nsw i64 %692, %149
  %694 = srem i64 %693, %451
  %695 = mul nsw i64 %694, %32
  %696 = getelementptr inbounds i8, ptr %69, i64 %695
  %697 = getelementptr inbounds [16 x ptr], ptr %8, i64 0, i64 %692
  store ptr %696, ptr %697, align 8, !tbaa !77
  %698 = add nuw nsw i64 %.084, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %._crit_edge86.loopexit.unr-lcssa, label %.lr.ph85, !llvm.loop !102
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
  br i1 %exitcond93.not, label %._crit_edge85, label %.preheader63, !llvm.loop !103

._crit_edge75:                                    ; preds = %._crit_edge70, %.preheader
  %.2.lcssa = phi <16 x float> [ %.179, %.preheader ], [ %96, %._crit_edge70 ]
  %87 = add nuw nsw i64 %.05978, 1
  %exitcond91.not = icmp eq i64 %87, %12
  br i1 %exitcond91.not, label %._crit_edge80, label %.preheader, !llvm.loop !104

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
  br i1 %epil.iter.cmp.not, label %._crit_edge, label %.lr.ph.epil, !llvm.loop !105

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
  br i1 %niter.ncmp.3, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !107

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
  br i1 %epil.iter101.cmp.not, label %._crit_edge70, label %.lr.ph69.epil, !llvm.loop !108

._crit_edge70:                                    ; preds = %._crit_edge70.loopexit.unr-lcssa, %.lr.ph69.epil, %._crit_edge
  %125 = add nuw nsw i64 %.05872, 1
  %exitcond90.not = icmp eq i64 %125, %smax89
  br i1 %exitcond90.not, label %._crit_edge75, label %88, !llvm.loop !109

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
  br i1 %niter104.ncmp.3, label %._crit_edge70.loopexit.unr-lcssa, label %.lr.ph69, !llvm.loop !110
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
  br i1 %147, label %83, label %._crit_edge.loopexit, !llvm.loop !111

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
  %31 = load i64, ptr %20, align 8, !tbaa !112
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
  store <16 x float> %30, ptr %39, align 64, !tbaa !44, !nontemporal !113
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
  br i1 %55, label %24, label %._crit_edge, !llvm.loop !114
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
!104 = distinct !{!104, !16}
!105 = distinct !{!105, !106}
!106 = !{!"llvm.loop.unroll.disable"}
!107 = distinct !{!107, !16}
!108 = distinct !{!108, !106}
!109 = distinct !{!109, !16}
!110 = distinct !{!110, !16}
!111 = distinct !{!111, !16}
!112 = !{!53, !7, i64 72}
!113 = !{i32 1}
!114 = distinct !{!114, !16}
