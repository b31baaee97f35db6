; Made by tools/ir.py from half_convolution.c with clang 19; do not edit.
; sha256 of the C source: 72747de23c47c35b93eeac4b11cca202f393a30cac8e054c6a3a59e9f37eb526

%struct.half_convolution = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.pool = type { i64, [56 x i8], i64, [56 x i8], i64, i64, i64, [40 x i8], ptr, ptr, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.numbers = type { ptr, i64, i64 }
%struct.tile_shapes = type { i8, i8, [14 x i8], [16 x i16], [16 x i8] }

; Function Attrs: nounwind
define void @convolve_halves(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.half_convolution, ptr %1, i32 0, i32 6
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = call i64 @parts_of(i64 noundef %4, i64 noundef 16) #12
  call void @shared(ptr noundef %0, ptr noundef @weights_part, ptr noundef %1, i64 noundef %5) #12
  %6 = getelementptr inbounds %struct.half_convolution, ptr %1, i32 0, i32 21
  %7 = load i64, ptr %6, align 8, !tbaa !8
  call void @shared(ptr noundef %0, ptr noundef @positions_part, ptr noundef %1, i64 noundef %7) #12
  ret void
}

; Function Attrs: nounwind
define internal void @shared(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = icmp eq ptr %0, null
  %6 = icmp slt i64 %3, 2
  %or.cond = or i1 %5, %6
  br i1 %or.cond, label %11, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 4
  %9 = atomicrmw xchg ptr %8, i64 1 seq_cst, align 8
  %10 = icmp ne i64 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %7, %4
  br label %12

12:                                               ; preds = %14, %11
  %.0 = phi i64 [ 0, %11 ], [ %15, %14 ]
  %13 = icmp slt i64 %.0, %3
  br i1 %13, label %14, label %64

14:                                               ; preds = %12
  call void %1(ptr noundef %2, i64 noundef %.0, i64 noundef 0) #12
  %15 = add nsw i64 %.0, 1
  br label %12, !llvm.loop !9

16:                                               ; preds = %7
  %17 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  store ptr %2, ptr %17, align 8, !tbaa !11
  %18 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 9
  store ptr %1, ptr %18, align 8, !tbaa !13
  %19 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 10
  store i64 %3, ptr %19, align 8, !tbaa !14
  %20 = icmp slt i64 %3, 32
  %. = select i1 %20, i64 %3, i64 32
  %21 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 11
  store i64 %., ptr %21, align 8, !tbaa !15
  %22 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 2
  store atomic i64 0, ptr %22 seq_cst, align 8
  %23 = load i64, ptr %0, align 8, !tbaa !16
  %24 = lshr i64 %23, 32
  %25 = add i64 %24, 1
  %26 = shl i64 %25, 32
  %27 = shl i64 1, %.
  %28 = sub i64 %27, 1
  %29 = or i64 %26, %28
  store atomic i64 %29, ptr %0 seq_cst, align 8
  %30 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 5
  %31 = load atomic i64, ptr %30 seq_cst, align 8
  %32 = icmp ne i64 %31, 0
  br i1 %32, label %33, label %48

33:                                               ; preds = %16
  %34 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 14
  %35 = load ptr, ptr %34, align 8, !tbaa !17
  %36 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 19
  %37 = load ptr, ptr %36, align 8, !tbaa !18
  %38 = call i64 %35(ptr noundef %37) #12
  %39 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 16
  %40 = load ptr, ptr %39, align 8, !tbaa !19
  %41 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 20
  %42 = load ptr, ptr %41, align 8, !tbaa !20
  %43 = call i64 %40(ptr noundef %42) #12
  %44 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 15
  %45 = load ptr, ptr %44, align 8, !tbaa !21
  %46 = load ptr, ptr %36, align 8, !tbaa !18
  %47 = call i64 %45(ptr noundef %46) #12
  br label %48

48:                                               ; preds = %33, %16
  call void @take_groups(ptr noundef %0, i64 noundef 0) #12
  br label %49

49:                                               ; preds = %61, %48
  %.044 = phi i64 [ 0, %48 ], [ %62, %61 ]
  %50 = load atomic i64, ptr %22 acquire, align 8
  %51 = icmp slt i64 %50, %.
  br i1 %51, label %52, label %63

52:                                               ; preds = %49
  %53 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 13
  %54 = load i64, ptr %53, align 8, !tbaa !22
  %55 = sdiv i64 %54, 8
  %56 = icmp sgt i64 %.044, %55
  br i1 %56, label %57, label %61

57:                                               ; preds = %52
  %58 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 17
  %59 = load ptr, ptr %58, align 8, !tbaa !23
  %60 = call i64 %59(ptr noundef null) #12
  br label %61

61:                                               ; preds = %52, %57
  %62 = add nsw i64 %.044, 1
  br label %49, !llvm.loop !24

63:                                               ; preds = %49
  store atomic i64 0, ptr %8 seq_cst, align 8
  br label %64

64:                                               ; preds = %12, %63
  ret void
}

; Function Attrs: nounwind
define internal void @weights_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca [16 x [32 x float]], align 16
  %5 = alloca %struct.numbers, align 8
  %6 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 5
  %7 = load i64, ptr %6, align 8, !tbaa !25
  %8 = call i64 @parts_of(i64 noundef %7, i64 noundef 2) #12
  %9 = call i64 @run_tiles(ptr noundef %0) #12
  %10 = call i64 @run_of(ptr noundef %0) #12
  %11 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 6
  %12 = load i64, ptr %11, align 8, !tbaa !2
  %13 = mul nsw i64 %1, 16
  %14 = sub nsw i64 %12, %13
  %15 = call i64 @smaller(i64 noundef %14, i64 noundef 16) #12
  br label %16

16:                                               ; preds = %101, %3
  %.059 = phi i64 [ 0, %3 ], [ %102, %101 ]
  %17 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 11
  %18 = load i64, ptr %17, align 8, !tbaa !26
  %19 = icmp slt i64 %.059, %18
  br i1 %19, label %20, label %103

20:                                               ; preds = %16, %89
  %.060 = phi i64 [ %100, %89 ], [ 0, %16 ]
  %21 = icmp slt i64 %.060, %9
  br i1 %21, label %22, label %101

22:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(i64 2048, ptr %4) #10
  br label %23

23:                                               ; preds = %87, %22
  %.061 = phi i64 [ 0, %22 ], [ %88, %87 ]
  %24 = icmp slt i64 %.061, 16
  br i1 %24, label %25, label %89

25:                                               ; preds = %23
  %26 = mul nsw i64 %.060, 16
  %27 = add nsw i64 %26, %.061
  %28 = sdiv i64 %27, %8
  %29 = srem i64 %27, %8
  %30 = mul nsw i64 2, %29
  %31 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 1
  %32 = load ptr, ptr %31, align 8, !tbaa !27
  %33 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 17
  %34 = load i64, ptr %33, align 8, !tbaa !28
  %35 = mul nsw i64 %13, %34
  %36 = getelementptr inbounds float, ptr %32, i64 %35
  %37 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 19
  %38 = load i64, ptr %37, align 8, !tbaa !29
  %39 = mul nsw i64 %.059, %38
  %40 = getelementptr inbounds float, ptr %36, i64 %39
  %41 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 20
  %42 = load i64, ptr %41, align 8, !tbaa !30
  %43 = mul nsw i64 %28, %42
  %44 = getelementptr inbounds float, ptr %40, i64 %43
  %45 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 18
  %46 = load i64, ptr %45, align 8, !tbaa !31
  %47 = mul nsw i64 %30, %46
  %48 = getelementptr inbounds float, ptr %44, i64 %47
  %49 = icmp slt i64 %27, %10
  %50 = zext i1 %49 to i32
  %51 = sext i32 %50 to i64
  br i1 %49, label %52, label %56

52:                                               ; preds = %25
  %53 = add nsw i64 %30, 1
  %54 = load i64, ptr %6, align 8, !tbaa !25
  %55 = icmp slt i64 %53, %54
  br label %56

56:                                               ; preds = %52, %25
  %57 = phi i1 [ false, %25 ], [ %55, %52 ]
  %58 = zext i1 %57 to i32
  %59 = sext i32 %58 to i64
  br label %60

60:                                               ; preds = %82, %56
  %.0 = phi i64 [ 0, %56 ], [ %86, %82 ]
  %61 = icmp slt i64 %.0, 16
  br i1 %61, label %62, label %87

62:                                               ; preds = %60
  %63 = icmp slt i64 %.0, %15
  %or.cond = select i1 %49, i1 %63, i1 false
  br i1 %or.cond, label %64, label %69

64:                                               ; preds = %62
  %65 = load i64, ptr %33, align 8, !tbaa !28
  %66 = mul nsw i64 %.0, %65
  %67 = getelementptr inbounds float, ptr %48, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !32
  br label %69

69:                                               ; preds = %62, %64
  %70 = phi float [ %68, %64 ], [ 0.000000e+00, %62 ]
  %71 = getelementptr inbounds [16 x [32 x float]], ptr %4, i64 0, i64 %.0
  %72 = mul nsw i64 2, %.061
  %73 = getelementptr inbounds [32 x float], ptr %71, i64 0, i64 %72
  store float %70, ptr %73, align 4, !tbaa !32
  %74 = icmp slt i64 %.0, %15
  %or.cond62 = select i1 %57, i1 %74, i1 false
  br i1 %or.cond62, label %75, label %82

75:                                               ; preds = %69
  %76 = load i64, ptr %33, align 8, !tbaa !28
  %77 = mul nsw i64 %.0, %76
  %78 = load i64, ptr %45, align 8, !tbaa !31
  %79 = add nsw i64 %77, %78
  %80 = getelementptr inbounds float, ptr %48, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !32
  br label %82

82:                                               ; preds = %69, %75
  %83 = phi float [ %81, %75 ], [ 0.000000e+00, %69 ]
  %84 = add nsw i64 %72, 1
  %85 = getelementptr inbounds [32 x float], ptr %71, i64 0, i64 %84
  store float %83, ptr %85, align 4, !tbaa !32
  %86 = add nsw i64 %.0, 1
  br label %60, !llvm.loop !34

87:                                               ; preds = %60
  %88 = add nsw i64 %.061, 1
  br label %23, !llvm.loop !35

89:                                               ; preds = %23
  store ptr %4, ptr %5, align 8, !tbaa !36
  %90 = getelementptr inbounds %struct.numbers, ptr %5, i32 0, i32 1
  store i64 32, ptr %90, align 8, !tbaa !38
  %91 = getelementptr inbounds %struct.numbers, ptr %5, i32 0, i32 2
  store i64 1, ptr %91, align 8, !tbaa !39
  %92 = call ptr @shared_memory(ptr noundef %0) #12
  %93 = load i64, ptr %17, align 8, !tbaa !26
  %94 = mul nsw i64 %1, %93
  %95 = add nsw i64 %94, %.059
  %96 = mul nsw i64 %95, %9
  %97 = add nsw i64 %96, %.060
  %98 = mul nsw i64 %97, 1024
  %99 = getelementptr inbounds i8, ptr %92, i64 %98
  call void @pack_tile(ptr noundef byval(%struct.numbers) align 8 %5, i64 noundef 16, i64 noundef 32, ptr noundef %99, i64 noundef 0) #12
  call void @llvm.lifetime.end.p0(i64 2048, ptr %4) #10
  %100 = add nsw i64 %.060, 1
  br label %20, !llvm.loop !40

101:                                              ; preds = %20
  %102 = add nsw i64 %.059, 1
  br label %16, !llvm.loop !41

103:                                              ; preds = %16
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal i64 @parts_of(i64 noundef %0, i64 noundef %1) #1 {
  %3 = add nsw i64 %0, %1
  %4 = sub nsw i64 %3, 1
  %5 = sdiv i64 %4, %1
  ret i64 %5
}

; Function Attrs: nounwind
define internal void @positions_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #2 {
  %4 = alloca [1024 x float], align 64
  %5 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 9
  %6 = load i64, ptr %5, align 8, !tbaa !42
  %7 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 21
  %8 = load i64, ptr %7, align 8, !tbaa !8
  %9 = call i64 @first_of(i64 noundef %6, i64 noundef %1, i64 noundef %8) #12
  %10 = load i64, ptr %5, align 8, !tbaa !42
  %11 = add nsw i64 %1, 1
  %12 = load i64, ptr %7, align 8, !tbaa !8
  %13 = call i64 @first_of(i64 noundef %10, i64 noundef %11, i64 noundef %12) #12
  %14 = sub nsw i64 %13, %9
  %15 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 5
  %16 = load i64, ptr %15, align 8, !tbaa !25
  %17 = call i64 @parts_of(i64 noundef %16, i64 noundef 2) #12
  %18 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 4
  %19 = load i64, ptr %18, align 8, !tbaa !43
  %20 = call i64 @parts_of(i64 noundef %19, i64 noundef 16) #12
  %21 = call i64 @run_of(ptr noundef %0) #12
  %22 = sdiv i64 %21, 16
  %23 = call i64 @run_of(ptr noundef %0) #12
  %24 = srem i64 %23, 16
  %25 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 11
  %26 = load i64, ptr %25, align 8, !tbaa !26
  %27 = call i64 @run_tiles(ptr noundef %0) #12
  %28 = mul nsw i64 %26, %27
  %29 = mul nsw i64 %28, 1024
  %30 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 14
  %31 = load i64, ptr %30, align 8, !tbaa !44
  %32 = mul nsw i64 %31, %17
  %33 = mul nsw i64 %32, 64
  %34 = call i64 @packed_width(ptr noundef %0) #12
  %35 = mul nsw i64 %34, %17
  %36 = mul nsw i64 %35, 64
  %37 = load i64, ptr %5, align 8, !tbaa !42
  %38 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 10
  %39 = load i64, ptr %38, align 8, !tbaa !45
  %40 = mul nsw i64 %37, %39
  %41 = load i64, ptr %18, align 8, !tbaa !43
  %42 = mul nsw i64 %40, %41
  %43 = mul nsw i64 %20, %36
  %44 = call ptr @own_memory(ptr noundef %0, i64 noundef %2) #12
  call void @llvm.lifetime.start.p0(i64 4096, ptr %4) #10
  %45 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 13
  %46 = load i64, ptr %45, align 8, !tbaa !46
  %47 = mul nsw i64 %9, %46
  %48 = call i64 @packed_height(ptr noundef %0, i64 noundef %14) #12
  call void @pack_image(ptr noundef %0, i64 noundef %47, i64 noundef %48, ptr noundef %44) #12
  %49 = icmp ne i64 %24, 0
  %. = select i1 %49, i64 %24, i64 16
  call void @begin_tiles(i64 noundef %.) #12
  br label %50

50:                                               ; preds = %107, %3
  %.0 = phi i64 [ 0, %3 ], [ %108, %107 ]
  %51 = icmp slt i64 %.0, %14
  br i1 %51, label %52, label %109

52:                                               ; preds = %50, %105
  %.090 = phi i64 [ %106, %105 ], [ 0, %50 ]
  %53 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 6
  %54 = load i64, ptr %53, align 8, !tbaa !2
  %55 = call i64 @parts_of(i64 noundef %54, i64 noundef 16) #12
  %56 = icmp slt i64 %.090, %55
  br i1 %56, label %57, label %107

57:                                               ; preds = %52, %103
  %.091 = phi i64 [ %104, %103 ], [ 0, %52 ]
  %58 = load i64, ptr %38, align 8, !tbaa !45
  %59 = icmp slt i64 %.091, %58
  br i1 %59, label %60, label %105

60:                                               ; preds = %57
  %61 = call ptr @shared_memory(ptr noundef %0) #12
  %62 = mul nsw i64 %.090, %29
  %63 = getelementptr inbounds i8, ptr %61, i64 %62
  %64 = add nsw i64 %9, %.0
  %65 = load i64, ptr %38, align 8, !tbaa !45
  %66 = mul nsw i64 %64, %65
  %67 = add nsw i64 %66, %.091
  %68 = add nsw i64 %.091, 4
  %69 = icmp sle i64 %68, %65
  %70 = select i1 %69, i32 4, i32 1
  %71 = sext i32 %70 to i64
  br label %72

72:                                               ; preds = %87, %60
  %.089 = phi i64 [ 0, %60 ], [ %102, %87 ]
  %73 = icmp slt i64 %.089, %20
  br i1 %73, label %74, label %103

74:                                               ; preds = %72
  %75 = load i64, ptr %45, align 8, !tbaa !46
  %76 = mul nsw i64 %.0, %75
  %77 = mul nsw i64 %76, %43
  %78 = getelementptr inbounds i8, ptr %44, i64 %77
  %79 = mul nsw i64 %.089, %36
  %80 = getelementptr inbounds i8, ptr %78, i64 %79
  %81 = mul nsw i64 %.091, %33
  %82 = getelementptr inbounds i8, ptr %80, i64 %81
  br i1 %69, label %83, label %85

83:                                               ; preds = %74
  %84 = load i64, ptr %25, align 8, !tbaa !26
  call void @positions_4(ptr noundef %63, ptr noundef %82, i64 noundef %84, i64 noundef %43, i64 noundef %33, i64 noundef %22, i64 noundef %24, ptr noundef %4) #12
  br label %87

85:                                               ; preds = %74
  %86 = load i64, ptr %25, align 8, !tbaa !26
  call void @positions_1(ptr noundef %63, ptr noundef %82, i64 noundef %86, i64 noundef %43, i64 noundef %33, i64 noundef %22, i64 noundef %24, ptr noundef %4) #12
  br label %87

87:                                               ; preds = %85, %83
  %88 = load i64, ptr %53, align 8, !tbaa !2
  %89 = mul nsw i64 %.090, 16
  %90 = sub nsw i64 %88, %89
  %91 = call i64 @smaller(i64 noundef %90, i64 noundef 16) #12
  %92 = load i64, ptr %18, align 8, !tbaa !43
  %93 = mul nsw i64 %.089, 16
  %94 = sub nsw i64 %92, %93
  %95 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 2
  %96 = load ptr, ptr %95, align 8, !tbaa !47
  %97 = mul nsw i64 %89, %42
  %98 = getelementptr inbounds float, ptr %96, i64 %97
  %99 = mul nsw i64 %67, %92
  %100 = getelementptr inbounds float, ptr %98, i64 %99
  %101 = getelementptr inbounds float, ptr %100, i64 %93
  call void @put_positions(ptr noundef %0, ptr noundef %4, i64 noundef %71, i64 noundef %91, i64 noundef %94, ptr noundef %101) #12
  %102 = add nsw i64 %.089, 1
  br label %72, !llvm.loop !48

103:                                              ; preds = %72
  %104 = add nsw i64 %.091, %71
  br label %57, !llvm.loop !49

105:                                              ; preds = %57
  %106 = add nsw i64 %.090, 1
  br label %52, !llvm.loop !50

107:                                              ; preds = %52
  %108 = add nsw i64 %.0, 1
  br label %50, !llvm.loop !51

109:                                              ; preds = %50
  call void @end_tiles() #12
  call void @llvm.x86.sse.sfence()
  call void @llvm.lifetime.end.p0(i64 4096, ptr %4) #10
  ret void
}

; Function Attrs: nounwind
define void @convolve_weight_halves(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.half_convolution, ptr %1, i32 0, i32 21
  %4 = load i64, ptr %3, align 8, !tbaa !8
  call void @shared(ptr noundef %0, ptr noundef @rows_part, ptr noundef %1, i64 noundef %4) #12
  %5 = getelementptr inbounds %struct.half_convolution, ptr %1, i32 0, i32 6
  %6 = load i64, ptr %5, align 8, !tbaa !2
  %7 = call i64 @parts_of(i64 noundef %6, i64 noundef 16) #12
  call void @shared(ptr noundef %0, ptr noundef @summed_part, ptr noundef %1, i64 noundef %7) #12
  ret void
}

; Function Attrs: nounwind
define internal void @rows_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 9
  %5 = load i64, ptr %4, align 8, !tbaa !42
  %6 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 21
  %7 = load i64, ptr %6, align 8, !tbaa !8
  %8 = call i64 @first_of(i64 noundef %5, i64 noundef %1, i64 noundef %7) #12
  %9 = load i64, ptr %4, align 8, !tbaa !42
  %10 = add nsw i64 %1, 1
  %11 = load i64, ptr %6, align 8, !tbaa !8
  %12 = call i64 @first_of(i64 noundef %9, i64 noundef %10, i64 noundef %11) #12
  %13 = sub nsw i64 %12, %8
  %14 = call i64 @packed_width(ptr noundef %0) #12
  %15 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 4
  %16 = load i64, ptr %15, align 8, !tbaa !43
  %17 = call i64 @parts_of(i64 noundef %16, i64 noundef 32) #12
  %18 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 6
  %19 = load i64, ptr %18, align 8, !tbaa !2
  %20 = call i64 @parts_of(i64 noundef %19, i64 noundef 16) #12
  %21 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 5
  %22 = load i64, ptr %21, align 8, !tbaa !25
  %23 = call i64 @parts_of(i64 noundef %22, i64 noundef 16) #12
  %24 = call ptr @own_memory(ptr noundef %0, i64 noundef %2) #12
  %25 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 22
  %26 = load i64, ptr %25, align 8, !tbaa !52
  %27 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 10
  %28 = load i64, ptr %27, align 8, !tbaa !45
  %29 = mul nsw i64 %26, %28
  %30 = mul nsw i64 %29, %17
  %31 = mul nsw i64 %30, %20
  %32 = mul nsw i64 %31, 1024
  %33 = getelementptr inbounds i8, ptr %24, i64 %32
  %34 = call ptr @shared_memory(ptr noundef %0) #12
  %35 = call i64 @weight_tiles(ptr noundef %0) #12
  %36 = mul nsw i64 %1, %35
  %37 = mul nsw i64 %36, 16
  %38 = mul nsw i64 %37, 16
  %39 = getelementptr inbounds float, ptr %34, i64 %38
  call void @pack_gradient(ptr noundef %0, i64 noundef %8, i64 noundef %13, ptr noundef %24) #12
  %40 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 13
  %41 = load i64, ptr %40, align 8, !tbaa !46
  %42 = mul nsw i64 %8, %41
  %43 = call i64 @packed_height(ptr noundef %0, i64 noundef %13) #12
  call void @pack_rows(ptr noundef %0, i64 noundef %42, i64 noundef %43, ptr noundef %33) #12
  call void @begin_tiles(i64 noundef 16) #12
  br label %44

44:                                               ; preds = %80, %3
  %.074 = phi i64 [ 0, %3 ], [ %81, %80 ]
  %.0 = phi ptr [ %39, %3 ], [ %.1, %80 ]
  %45 = icmp slt i64 %.074, %20
  br i1 %45, label %46, label %82

46:                                               ; preds = %44, %78
  %.077 = phi i64 [ %79, %78 ], [ 0, %44 ]
  %.1 = phi ptr [ %.2, %78 ], [ %.0, %44 ]
  %47 = icmp slt i64 %.077, %23
  br i1 %47, label %48, label %80

48:                                               ; preds = %46, %76
  %.076 = phi i64 [ %77, %76 ], [ 0, %46 ]
  %.2 = phi ptr [ %.3, %76 ], [ %.1, %46 ]
  %49 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 11
  %50 = load i64, ptr %49, align 8, !tbaa !26
  %51 = icmp slt i64 %.076, %50
  br i1 %51, label %52, label %78

52:                                               ; preds = %48, %71
  %.075 = phi i64 [ %72, %71 ], [ 0, %48 ]
  %.3 = phi ptr [ %75, %71 ], [ %.2, %48 ]
  %53 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 12
  %54 = load i64, ptr %53, align 8, !tbaa !53
  %55 = icmp slt i64 %.075, %54
  br i1 %55, label %56, label %76

56:                                               ; preds = %52
  %57 = mul nsw i64 %.074, 1024
  %58 = getelementptr inbounds i8, ptr %24, i64 %57
  %59 = mul nsw i64 %.076, %14
  %60 = add nsw i64 %59, %.075
  %61 = mul nsw i64 %60, %17
  %62 = mul nsw i64 %61, %23
  %63 = add nsw i64 %62, %.077
  %64 = mul nsw i64 %63, 1024
  %65 = getelementptr inbounds i8, ptr %33, i64 %64
  %66 = sub nsw i64 %54, %.075
  %67 = call i64 @smaller(i64 noundef %66, i64 noundef 3) #12
  switch i64 %67, label %70 [
    i64 3, label %68
    i64 2, label %69
  ]

68:                                               ; preds = %56
  call void @columns_of(ptr noundef %0, ptr noundef %58, ptr noundef %65, i64 noundef %13, i64 noundef 3, ptr noundef %.3) #12
  br label %71

69:                                               ; preds = %56
  call void @columns_of(ptr noundef %0, ptr noundef %58, ptr noundef %65, i64 noundef %13, i64 noundef 2, ptr noundef %.3) #12
  br label %71

70:                                               ; preds = %56
  call void @columns_of(ptr noundef %0, ptr noundef %58, ptr noundef %65, i64 noundef %13, i64 noundef 1, ptr noundef %.3) #12
  br label %71

71:                                               ; preds = %68, %70, %69
  %72 = add nsw i64 %.075, %67
  %73 = mul nsw i64 %67, 16
  %74 = mul nsw i64 %73, 16
  %75 = getelementptr inbounds float, ptr %.3, i64 %74
  br label %52, !llvm.loop !54

76:                                               ; preds = %52
  %77 = add nsw i64 %.076, 1
  br label %48, !llvm.loop !55

78:                                               ; preds = %48
  %79 = add nsw i64 %.077, 1
  br label %46, !llvm.loop !56

80:                                               ; preds = %46
  %81 = add nsw i64 %.074, 1
  br label %44, !llvm.loop !57

82:                                               ; preds = %44
  call void @end_tiles() #12
  ret void
}

; Function Attrs: nounwind
define internal void @summed_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #2 {
  %4 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 5
  %5 = load i64, ptr %4, align 8, !tbaa !25
  %6 = call i64 @parts_of(i64 noundef %5, i64 noundef 16) #12
  %7 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 11
  %8 = load i64, ptr %7, align 8, !tbaa !26
  %9 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 12
  %10 = load i64, ptr %9, align 8, !tbaa !53
  %11 = mul nsw i64 %8, %10
  %12 = call i64 @weight_tiles(ptr noundef %0) #12
  %13 = mul nsw i64 %12, 16
  %14 = mul nsw i64 %13, 16
  %15 = call ptr @shared_memory(ptr noundef %0) #12
  %16 = mul nsw i64 %1, %6
  %17 = mul nsw i64 %16, %11
  %18 = mul nsw i64 %17, 16
  %19 = mul nsw i64 %18, 16
  %20 = getelementptr inbounds float, ptr %15, i64 %19
  br label %21

21:                                               ; preds = %76, %3
  %.049 = phi i64 [ 0, %3 ], [ %77, %76 ]
  %22 = icmp slt i64 %.049, %6
  br i1 %22, label %23, label %78

23:                                               ; preds = %21, %74
  %.053 = phi i64 [ %75, %74 ], [ 0, %21 ]
  %24 = icmp slt i64 %.053, %11
  br i1 %24, label %25, label %76

25:                                               ; preds = %23, %72
  %.052 = phi i64 [ %73, %72 ], [ 0, %23 ]
  %26 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 6
  %27 = load i64, ptr %26, align 8, !tbaa !2
  %28 = mul nsw i64 %1, 16
  %29 = sub nsw i64 %27, %28
  %30 = call i64 @smaller(i64 noundef %29, i64 noundef 16) #12
  %31 = icmp slt i64 %.052, %30
  br i1 %31, label %32, label %74

32:                                               ; preds = %25
  %33 = mul nsw i64 %.049, %11
  %34 = add nsw i64 %33, %.053
  %35 = mul nsw i64 %34, 16
  %36 = add nsw i64 %35, %.052
  %37 = mul nsw i64 %36, 16
  %38 = getelementptr inbounds float, ptr %20, i64 %37
  %39 = load <16 x float>, ptr %38, align 4, !tbaa !58
  br label %40

40:                                               ; preds = %44, %32
  %.051 = phi <16 x float> [ %39, %32 ], [ %48, %44 ]
  %.050 = phi i64 [ 1, %32 ], [ %49, %44 ]
  %41 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 21
  %42 = load i64, ptr %41, align 8, !tbaa !8
  %43 = icmp slt i64 %.050, %42
  br i1 %43, label %44, label %50

44:                                               ; preds = %40
  %45 = mul nsw i64 %.050, %14
  %46 = getelementptr inbounds float, ptr %38, i64 %45
  %47 = load <16 x float>, ptr %46, align 4, !tbaa !58
  %48 = fadd <16 x float> %.051, %47
  %49 = add nsw i64 %.050, 1
  br label %40, !llvm.loop !59

50:                                               ; preds = %40
  %51 = call <16 x float> @as_bfloat16(<16 x float> noundef %.051) #12
  %52 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 2
  %53 = load ptr, ptr %52, align 8, !tbaa !47
  %54 = add nsw i64 %28, %.052
  %55 = load i64, ptr %4, align 8, !tbaa !25
  %56 = mul nsw i64 %54, %55
  %57 = mul nsw i64 %.049, 16
  %58 = add nsw i64 %56, %57
  %59 = mul nsw i64 %58, %11
  %60 = getelementptr inbounds float, ptr %53, i64 %59
  %61 = getelementptr inbounds float, ptr %60, i64 %.053
  br label %62

62:                                               ; preds = %67, %50
  %.0 = phi i64 [ 0, %50 ], [ %71, %67 ]
  %63 = load i64, ptr %4, align 8, !tbaa !25
  %64 = sub nsw i64 %63, %57
  %65 = call i64 @smaller(i64 noundef %64, i64 noundef 16) #12
  %66 = icmp slt i64 %.0, %65
  br i1 %66, label %67, label %72

67:                                               ; preds = %62
  %68 = extractelement <16 x float> %51, i64 %.0
  %69 = mul nsw i64 %.0, %11
  %70 = getelementptr inbounds float, ptr %61, i64 %69
  store float %68, ptr %70, align 4, !tbaa !32
  %71 = add nsw i64 %.0, 1
  br label %62, !llvm.loop !60

72:                                               ; preds = %62
  %73 = add nsw i64 %.052, 1
  br label %25, !llvm.loop !61

74:                                               ; preds = %25
  %75 = add nsw i64 %.053, 1
  br label %23, !llvm.loop !62

76:                                               ; preds = %23
  %77 = add nsw i64 %.049, 1
  br label %21, !llvm.loop !63

78:                                               ; preds = %21
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nounwind
define internal void @take_groups(ptr noundef %0, i64 noundef %1) #0 {
  br label %3

3:                                                ; preds = %44, %44, %2
  %4 = call i64 @look_at(ptr noundef %0) #12
  %5 = trunc i64 %4 to i32
  %6 = zext i32 %5 to i64
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %8, label %44

8:                                                ; preds = %3
  %9 = call i64 @own_groups(ptr noundef %0, i64 noundef %1) #12
  %10 = and i64 %6, %9
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %8
  %13 = call i64 @lowest_bit(i64 noundef %10) #12
  br label %16

14:                                               ; preds = %8
  %15 = call i64 @highest_bit(i64 noundef %6) #12
  br label %16

16:                                               ; preds = %14, %12
  %17 = phi i64 [ %13, %12 ], [ %15, %14 ]
  %18 = shl i64 1, %17
  %19 = xor i64 %4, %18
  %20 = cmpxchg ptr %0, i64 %4, i64 %19 seq_cst seq_cst, align 8
  %21 = extractvalue { i64, i1 } %20, 1
  %22 = zext i1 %21 to i8
  br i1 %21, label %23, label %44

23:                                               ; preds = %16
  %24 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 11
  %25 = load i64, ptr %24, align 8, !tbaa !15
  %26 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 10
  %27 = load i64, ptr %26, align 8, !tbaa !14
  %28 = mul nsw i64 %27, %17
  %29 = sdiv i64 %28, %25
  br label %30

30:                                               ; preds = %35, %23
  %.032 = phi i64 [ %29, %23 ], [ %40, %35 ]
  %31 = add nsw i64 %17, 1
  %32 = mul nsw i64 %27, %31
  %33 = sdiv i64 %32, %25
  %34 = icmp slt i64 %.032, %33
  br i1 %34, label %35, label %41

35:                                               ; preds = %30
  %36 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 9
  %37 = load ptr, ptr %36, align 8, !tbaa !13
  %38 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  %39 = load ptr, ptr %38, align 8, !tbaa !11
  call void %37(ptr noundef %39, i64 noundef %.032, i64 noundef %1) #12
  %40 = add nsw i64 %.032, 1
  br label %30, !llvm.loop !64

41:                                               ; preds = %30
  %42 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 2
  %43 = atomicrmw add ptr %42, i64 1 seq_cst, align 8
  br label %44

44:                                               ; preds = %41, %16, %3
  %.1 = phi i32 [ 1, %3 ], [ 0, %41 ], [ 3, %16 ]
  switch i32 %.1, label %46 [
    i32 0, label %3
    i32 1, label %45
    i32 3, label %3
  ]

45:                                               ; preds = %44
  ret void

46:                                               ; preds = %44
  unreachable
}

; Function Attrs: inlinehint nounwind
define internal i64 @look_at(ptr noundef %0) #4 {
  %2 = load atomic i64, ptr %0 acquire, align 8
  ret i64 %2
}

; Function Attrs: inlinehint nounwind
define internal i64 @own_groups(ptr noundef %0, i64 noundef %1) #4 {
  %3 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 11
  %4 = load i64, ptr %3, align 8, !tbaa !15
  %5 = mul nsw i64 %4, %1
  %6 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 12
  %7 = load i64, ptr %6, align 8, !tbaa !65
  %8 = sdiv i64 %5, %7
  %9 = add nsw i64 %1, 1
  %10 = mul nsw i64 %4, %9
  %11 = sdiv i64 %10, %7
  %12 = shl i64 1, %11
  %13 = shl i64 1, %8
  %14 = sub i64 %12, %13
  ret i64 %14
}

; Function Attrs: inlinehint nounwind
define internal i64 @lowest_bit(i64 noundef %0) #4 {
  %2 = call i64 @llvm.cttz.i64(i64 %0, i1 true)
  %3 = trunc i64 %2 to i32
  %4 = sext i32 %3 to i64
  ret i64 %4
}

; Function Attrs: inlinehint nounwind
define internal i64 @highest_bit(i64 noundef %0) #4 {
  %2 = call i64 @llvm.ctlz.i64(i64 %0, i1 true)
  %3 = trunc i64 %2 to i32
  %4 = sub nsw i32 63, %3
  %5 = sext i32 %4 to i64
  ret i64 %5
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #5

; Function Attrs: nounwind
define internal i64 @run_tiles(ptr noundef %0) #0 {
  %2 = call i64 @run_of(ptr noundef %0) #12
  %3 = call i64 @parts_of(i64 noundef %2, i64 noundef 16) #12
  ret i64 %3
}

; Function Attrs: nounwind
define internal i64 @run_of(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 12
  %3 = load i64, ptr %2, align 8, !tbaa !53
  %4 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 5
  %5 = load i64, ptr %4, align 8, !tbaa !25
  %6 = call i64 @parts_of(i64 noundef %5, i64 noundef 2) #12
  %7 = mul nsw i64 %3, %6
  ret i64 %7
}

; Function Attrs: alwaysinline nounwind
define internal i64 @smaller(i64 noundef %0, i64 noundef %1) #1 {
  %3 = icmp slt i64 %0, %1
  %. = select i1 %3, i64 %0, i64 %1
  ret i64 %.
}

; Function Attrs: alwaysinline nounwind
define internal void @pack_tile(ptr noundef byval(%struct.numbers) align 8 %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) #6 {
  %6 = alloca [16 x <16 x float>], align 16
  %7 = alloca [16 x [32 x float]], align 16
  call void @llvm.lifetime.start.p0(i64 1024, ptr %6) #10
  %8 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !39
  %10 = icmp eq i64 %9, 1
  %11 = zext i1 %10 to i32
  %12 = sext i32 %11 to i64
  call void @llvm.lifetime.start.p0(i64 2048, ptr %7) #10
  %13 = load i64, ptr %8, align 8, !tbaa !39
  %14 = icmp ne i64 %13, 1
  br i1 %14, label %15, label %43

15:                                               ; preds = %5
  %16 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 1
  %17 = load i64, ptr %16, align 8, !tbaa !38
  %18 = icmp ne i64 %17, 1
  br i1 %18, label %19, label %43

19:                                               ; preds = %15, %40
  %.044 = phi i64 [ %41, %40 ], [ 0, %15 ]
  %20 = icmp slt i64 %.044, 16
  br i1 %20, label %21, label %42

21:                                               ; preds = %19, %35
  %.046 = phi i64 [ %39, %35 ], [ 0, %19 ]
  %22 = icmp slt i64 %.046, 32
  br i1 %22, label %23, label %40

23:                                               ; preds = %21
  %24 = icmp slt i64 %.044, %1
  %25 = icmp slt i64 %.046, %2
  %or.cond = and i1 %24, %25
  br i1 %or.cond, label %26, label %35

26:                                               ; preds = %23
  %27 = load ptr, ptr %0, align 8, !tbaa !36
  %28 = load i64, ptr %16, align 8, !tbaa !38
  %29 = mul nsw i64 %.044, %28
  %30 = load i64, ptr %8, align 8, !tbaa !39
  %31 = mul nsw i64 %.046, %30
  %32 = add nsw i64 %29, %31
  %33 = getelementptr inbounds float, ptr %27, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !32
  br label %35

35:                                               ; preds = %23, %26
  %36 = phi float [ %34, %26 ], [ 0.000000e+00, %23 ]
  %37 = getelementptr inbounds [16 x [32 x float]], ptr %7, i64 0, i64 %.044
  %38 = getelementptr inbounds [32 x float], ptr %37, i64 0, i64 %.046
  store float %36, ptr %38, align 4, !tbaa !32
  %39 = add nsw i64 %.046, 1
  br label %21, !llvm.loop !66

40:                                               ; preds = %21
  %41 = add nsw i64 %.044, 1
  br label %19, !llvm.loop !67

42:                                               ; preds = %19
  store ptr %7, ptr %0, align 8, !tbaa !68
  store i64 32, ptr %16, align 8, !tbaa !69
  store i64 1, ptr %8, align 8, !tbaa !69
  br label %43

43:                                               ; preds = %42, %15, %5
  %.042 = phi i64 [ 1, %42 ], [ %12, %15 ], [ %12, %5 ]
  %44 = icmp ne i64 %.042, 0
  br i1 %44, label %45, label %62

45:                                               ; preds = %43, %47
  %.045 = phi i64 [ %61, %47 ], [ 0, %43 ]
  %46 = icmp slt i64 %.045, 16
  br i1 %46, label %47, label %83

47:                                               ; preds = %45
  %48 = load ptr, ptr %0, align 8, !tbaa !36
  %49 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 1
  %50 = load i64, ptr %49, align 8, !tbaa !38
  %51 = mul nsw i64 %.045, %50
  %52 = getelementptr inbounds float, ptr %48, i64 %51
  %53 = icmp slt i64 %.045, %1
  %. = select i1 %53, i64 %2, i64 0
  %54 = call <16 x float> @some_numbers(ptr noundef %52, i64 noundef %.) #12
  %55 = getelementptr inbounds float, ptr %52, i64 16
  %56 = sub nsw i64 %., 16
  %57 = call <16 x float> @some_numbers(ptr noundef %55, i64 noundef %56) #12
  %58 = call <8 x i64> @as_halves(<16 x float> noundef %54, <16 x float> noundef %57) #12
  %59 = bitcast <8 x i64> %58 to <16 x float>
  %60 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %.045
  store <16 x float> %59, ptr %60, align 16, !tbaa !58
  %61 = add nsw i64 %.045, 1
  br label %45, !llvm.loop !70

62:                                               ; preds = %43, %64
  %.043 = phi i64 [ %82, %64 ], [ 0, %43 ]
  %63 = icmp slt i64 %.043, 16
  br i1 %63, label %64, label %83

64:                                               ; preds = %62
  %65 = load ptr, ptr %0, align 8, !tbaa !36
  %66 = mul nsw i64 2, %.043
  %67 = load i64, ptr %8, align 8, !tbaa !39
  %68 = mul nsw i64 %66, %67
  %69 = getelementptr inbounds float, ptr %65, i64 %68
  %70 = icmp slt i64 %66, %2
  %.47 = select i1 %70, i64 %1, i64 0
  %71 = call <16 x float> @some_numbers(ptr noundef %69, i64 noundef %.47) #12
  %72 = load i64, ptr %8, align 8, !tbaa !39
  %73 = getelementptr inbounds float, ptr %69, i64 %72
  %74 = add nsw i64 %66, 1
  %75 = icmp slt i64 %74, %2
  %76 = select i1 %75, i64 %1, i64 0
  %77 = call <16 x float> @some_numbers(ptr noundef %73, i64 noundef %76) #12
  %78 = call <8 x i64> @as_halves(<16 x float> noundef %71, <16 x float> noundef %77) #12
  %79 = call <8 x i64> @by_turns(<8 x i64> noundef %78) #12
  %80 = bitcast <8 x i64> %79 to <16 x float>
  %81 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %.043
  store <16 x float> %80, ptr %81, align 16, !tbaa !58
  %82 = add nsw i64 %.043, 1
  br label %62, !llvm.loop !71

83:                                               ; preds = %62, %45
  %84 = icmp eq i64 %.042, %4
  br i1 %84, label %85, label %86

85:                                               ; preds = %83
  call void @turn_tile(ptr noundef %6) #12
  br label %86

86:                                               ; preds = %85, %83
  br label %87

87:                                               ; preds = %89, %86
  %.0 = phi i64 [ 0, %86 ], [ %93, %89 ]
  %88 = icmp slt i64 %.0, 16
  br i1 %88, label %89, label %94

89:                                               ; preds = %87
  %90 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %.0
  %91 = load <16 x float>, ptr %90, align 16, !tbaa !58
  %92 = getelementptr inbounds <16 x float>, ptr %3, i64 %.0
  store <16 x float> %91, ptr %92, align 4, !tbaa !58
  %93 = add nsw i64 %.0, 1
  br label %87, !llvm.loop !72

94:                                               ; preds = %87
  call void @llvm.lifetime.end.p0(i64 2048, ptr %7) #10
  call void @llvm.lifetime.end.p0(i64 1024, ptr %6) #10
  ret void
}

; Function Attrs: nounwind
define internal ptr @shared_memory(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 3
  %3 = load ptr, ptr %2, align 8, !tbaa !73
  %4 = ptrtoint ptr %3 to i64
  %5 = add i64 %4, 64
  %6 = sub i64 %5, 1
  %7 = udiv i64 %6, 64
  %8 = mul i64 %7, 64
  %9 = inttoptr i64 %8 to ptr
  ret ptr %9
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: alwaysinline nounwind
define internal <8 x i64> @as_halves(<16 x float> noundef %0, <16 x float> noundef %1) #6 {
  %3 = call <32 x bfloat> @_mm512_cvtne2ps_pbh(<16 x float> noundef %1, <16 x float> noundef %0) #12
  %4 = bitcast <32 x bfloat> %3 to <8 x i64>
  ret <8 x i64> %4
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @some_numbers(ptr noundef %0, i64 noundef %1) #6 {
  %3 = call zeroext i16 @first_lanes(i64 noundef %1) #12
  %4 = call <16 x float> @_mm512_maskz_loadu_ps(i16 noundef zeroext %3, ptr noundef %0) #12
  ret <16 x float> %4
}

; Function Attrs: alwaysinline nounwind
define internal <8 x i64> @by_turns(<8 x i64> noundef %0) #6 {
  %2 = call <8 x i64> @_mm512_set_epi16(i16 noundef signext 31, i16 noundef signext 15, i16 noundef signext 30, i16 noundef signext 14, i16 noundef signext 29, i16 noundef signext 13, i16 noundef signext 28, i16 noundef signext 12, i16 noundef signext 27, i16 noundef signext 11, i16 noundef signext 26, i16 noundef signext 10, i16 noundef signext 25, i16 noundef signext 9, i16 noundef signext 24, i16 noundef signext 8, i16 noundef signext 23, i16 noundef signext 7, i16 noundef signext 22, i16 noundef signext 6, i16 noundef signext 21, i16 noundef signext 5, i16 noundef signext 20, i16 noundef signext 4, i16 noundef signext 19, i16 noundef signext 3, i16 noundef signext 18, i16 noundef signext 2, i16 noundef signext 17, i16 noundef signext 1, i16 noundef signext 16, i16 noundef signext 0) #12
  %3 = call <8 x i64> @_mm512_permutexvar_epi16(<8 x i64> noundef %2, <8 x i64> noundef %0) #12
  ret <8 x i64> %3
}

; Function Attrs: alwaysinline nounwind
define internal void @turn_tile(ptr noundef %0) #1 {
  br label %2

2:                                                ; preds = %15, %1
  %.0 = phi i64 [ 0, %1 ], [ %16, %15 ]
  %3 = icmp slt i64 %.0, 16
  br i1 %3, label %4, label %17

4:                                                ; preds = %2
  %5 = and i64 %.0, 8
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %15, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds <16 x float>, ptr %0, i64 %.0
  %9 = load <16 x float>, ptr %8, align 4, !tbaa !58
  %10 = add nsw i64 %.0, 8
  %11 = getelementptr inbounds <16 x float>, ptr %0, i64 %10
  %12 = load <16 x float>, ptr %11, align 4, !tbaa !58
  %13 = shufflevector <16 x float> %9, <16 x float> %12, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %13, ptr %8, align 4, !tbaa !58
  %14 = shufflevector <16 x float> %9, <16 x float> %12, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %14, ptr %11, align 4, !tbaa !58
  br label %15

15:                                               ; preds = %4, %7
  %16 = add nsw i64 %.0, 1
  br label %2, !llvm.loop !74

17:                                               ; preds = %2, %30
  %.059 = phi i64 [ %31, %30 ], [ 0, %2 ]
  %18 = icmp slt i64 %.059, 16
  br i1 %18, label %19, label %32

19:                                               ; preds = %17
  %20 = and i64 %.059, 4
  %21 = icmp ne i64 %20, 0
  br i1 %21, label %30, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds <16 x float>, ptr %0, i64 %.059
  %24 = load <16 x float>, ptr %23, align 4, !tbaa !58
  %25 = add nsw i64 %.059, 4
  %26 = getelementptr inbounds <16 x float>, ptr %0, i64 %25
  %27 = load <16 x float>, ptr %26, align 4, !tbaa !58
  %28 = shufflevector <16 x float> %24, <16 x float> %27, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %28, ptr %23, align 4, !tbaa !58
  %29 = shufflevector <16 x float> %24, <16 x float> %27, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %29, ptr %26, align 4, !tbaa !58
  br label %30

30:                                               ; preds = %19, %22
  %31 = add nsw i64 %.059, 1
  br label %17, !llvm.loop !76

32:                                               ; preds = %17, %45
  %.061 = phi i64 [ %46, %45 ], [ 0, %17 ]
  %33 = icmp slt i64 %.061, 16
  br i1 %33, label %34, label %47

34:                                               ; preds = %32
  %35 = and i64 %.061, 2
  %36 = icmp ne i64 %35, 0
  br i1 %36, label %45, label %37

37:                                               ; preds = %34
  %38 = getelementptr inbounds <16 x float>, ptr %0, i64 %.061
  %39 = load <16 x float>, ptr %38, align 4, !tbaa !58
  %40 = add nsw i64 %.061, 2
  %41 = getelementptr inbounds <16 x float>, ptr %0, i64 %40
  %42 = load <16 x float>, ptr %41, align 4, !tbaa !58
  %43 = shufflevector <16 x float> %39, <16 x float> %42, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %43, ptr %38, align 4, !tbaa !58
  %44 = shufflevector <16 x float> %39, <16 x float> %42, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %44, ptr %41, align 4, !tbaa !58
  br label %45

45:                                               ; preds = %34, %37
  %46 = add nsw i64 %.061, 1
  br label %32, !llvm.loop !77

47:                                               ; preds = %32, %60
  %.060 = phi i64 [ %61, %60 ], [ 0, %32 ]
  %48 = icmp slt i64 %.060, 16
  br i1 %48, label %49, label %62

49:                                               ; preds = %47
  %50 = and i64 %.060, 1
  %51 = icmp ne i64 %50, 0
  br i1 %51, label %60, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds <16 x float>, ptr %0, i64 %.060
  %54 = load <16 x float>, ptr %53, align 4, !tbaa !58
  %55 = add nsw i64 %.060, 1
  %56 = getelementptr inbounds <16 x float>, ptr %0, i64 %55
  %57 = load <16 x float>, ptr %56, align 4, !tbaa !58
  %58 = shufflevector <16 x float> %54, <16 x float> %57, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %58, ptr %53, align 4, !tbaa !58
  %59 = shufflevector <16 x float> %54, <16 x float> %57, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %59, ptr %56, align 4, !tbaa !58
  br label %60

60:                                               ; preds = %49, %52
  %61 = add nsw i64 %.060, 1
  br label %47, !llvm.loop !78

62:                                               ; preds = %47
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal <32 x bfloat> @_mm512_cvtne2ps_pbh(<16 x float> noundef %0, <16 x float> noundef %1) #6 {
  %3 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %0, <16 x float> %1)
  ret <32 x bfloat> %3
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float>, <16 x float>) #8

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @_mm512_maskz_loadu_ps(i16 noundef zeroext %0, ptr noundef %1) #6 {
  %3 = call <16 x float> @_mm512_setzero_ps() #12
  %4 = bitcast i16 %0 to <16 x i1>
  %5 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %1, i32 1, <16 x i1> %4, <16 x float> %3)
  ret <16 x float> %5
}

; Function Attrs: alwaysinline nounwind
define internal zeroext i16 @first_lanes(i64 noundef %0) #1 {
  %2 = icmp sge i64 %0, 16
  %3 = icmp sle i64 %0, 0
  %4 = trunc i64 %0 to i32
  %5 = shl i32 1, %4
  %6 = sub i32 %5, 1
  %7 = select i1 %3, i32 0, i32 %6
  %8 = select i1 %2, i32 65535, i32 %7
  %9 = trunc i32 %8 to i16
  ret i16 %9
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @_mm512_setzero_ps() #6 {
  ret <16 x float> zeroinitializer
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr nocapture, i32 immarg, <16 x i1>, <16 x float>) #9

; Function Attrs: alwaysinline nounwind
define internal <8 x i64> @_mm512_set_epi16(i16 noundef signext %0, i16 noundef signext %1, i16 noundef signext %2, i16 noundef signext %3, i16 noundef signext %4, i16 noundef signext %5, i16 noundef signext %6, i16 noundef signext %7, i16 noundef signext %8, i16 noundef signext %9, i16 noundef signext %10, i16 noundef signext %11, i16 noundef signext %12, i16 noundef signext %13, i16 noundef signext %14, i16 noundef signext %15, i16 noundef signext %16, i16 noundef signext %17, i16 noundef signext %18, i16 noundef signext %19, i16 noundef signext %20, i16 noundef signext %21, i16 noundef signext %22, i16 noundef signext %23, i16 noundef signext %24, i16 noundef signext %25, i16 noundef signext %26, i16 noundef signext %27, i16 noundef signext %28, i16 noundef signext %29, i16 noundef signext %30, i16 noundef signext %31) #6 {
  %33 = insertelement <32 x i16> poison, i16 %31, i32 0
  %34 = insertelement <32 x i16> %33, i16 %30, i32 1
  %35 = insertelement <32 x i16> %34, i16 %29, i32 2
  %36 = insertelement <32 x i16> %35, i16 %28, i32 3
  %37 = insertelement <32 x i16> %36, i16 %27, i32 4
  %38 = insertelement <32 x i16> %37, i16 %26, i32 5
  %39 = insertelement <32 x i16> %38, i16 %25, i32 6
  %40 = insertelement <32 x i16> %39, i16 %24, i32 7
  %41 = insertelement <32 x i16> %40, i16 %23, i32 8
  %42 = insertelement <32 x i16> %41, i16 %22, i32 9
  %43 = insertelement <32 x i16> %42, i16 %21, i32 10
  %44 = insertelement <32 x i16> %43, i16 %20, i32 11
  %45 = insertelement <32 x i16> %44, i16 %19, i32 12
  %46 = insertelement <32 x i16> %45, i16 %18, i32 13
  %47 = insertelement <32 x i16> %46, i16 %17, i32 14
  %48 = insertelement <32 x i16> %47, i16 %16, i32 15
  %49 = insertelement <32 x i16> %48, i16 %15, i32 16
  %50 = insertelement <32 x i16> %49, i16 %14, i32 17
  %51 = insertelement <32 x i16> %50, i16 %13, i32 18
  %52 = insertelement <32 x i16> %51, i16 %12, i32 19
  %53 = insertelement <32 x i16> %52, i16 %11, i32 20
  %54 = insertelement <32 x i16> %53, i16 %10, i32 21
  %55 = insertelement <32 x i16> %54, i16 %9, i32 22
  %56 = insertelement <32 x i16> %55, i16 %8, i32 23
  %57 = insertelement <32 x i16> %56, i16 %7, i32 24
  %58 = insertelement <32 x i16> %57, i16 %6, i32 25
  %59 = insertelement <32 x i16> %58, i16 %5, i32 26
  %60 = insertelement <32 x i16> %59, i16 %4, i32 27
  %61 = insertelement <32 x i16> %60, i16 %3, i32 28
  %62 = insertelement <32 x i16> %61, i16 %2, i32 29
  %63 = insertelement <32 x i16> %62, i16 %1, i32 30
  %64 = insertelement <32 x i16> %63, i16 %0, i32 31
  %65 = bitcast <32 x i16> %64 to <8 x i64>
  ret <8 x i64> %65
}

; Function Attrs: alwaysinline nounwind
define internal <8 x i64> @_mm512_permutexvar_epi16(<8 x i64> noundef %0, <8 x i64> noundef %1) #6 {
  %3 = bitcast <8 x i64> %1 to <32 x i16>
  %4 = bitcast <8 x i64> %0 to <32 x i16>
  %5 = call <32 x i16> @llvm.x86.avx512.permvar.hi.512(<32 x i16> %3, <32 x i16> %4)
  %6 = bitcast <32 x i16> %5 to <8 x i64>
  ret <8 x i64> %6
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <32 x i16> @llvm.x86.avx512.permvar.hi.512(<32 x i16>, <32 x i16>) #8

; Function Attrs: alwaysinline nounwind
define internal i64 @first_of(i64 noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  %4 = mul nsw i64 %0, %1
  %5 = sdiv i64 %4, %2
  ret i64 %5
}

; Function Attrs: nounwind
define internal i64 @packed_width(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 10
  %3 = load i64, ptr %2, align 8, !tbaa !45
  %4 = sub nsw i64 %3, 1
  %5 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 14
  %6 = load i64, ptr %5, align 8, !tbaa !44
  %7 = mul nsw i64 %4, %6
  %8 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 12
  %9 = load i64, ptr %8, align 8, !tbaa !53
  %10 = add nsw i64 %7, %9
  ret i64 %10
}

; Function Attrs: nounwind
define internal ptr @own_memory(ptr noundef %0, i64 noundef %1) #0 {
  %3 = call ptr @shared_memory(ptr noundef %0) #12
  %4 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 23
  %5 = load i64, ptr %4, align 8, !tbaa !79
  %6 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 24
  %7 = load i64, ptr %6, align 8, !tbaa !80
  %8 = mul nsw i64 %1, %7
  %9 = add nsw i64 %5, %8
  %10 = mul nsw i64 %9, 4
  %11 = getelementptr inbounds i8, ptr %3, i64 %10
  ret ptr %11
}

; Function Attrs: nounwind
define internal void @pack_image(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) #2 {
  %5 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 5
  %6 = load i64, ptr %5, align 8, !tbaa !25
  %7 = call i64 @parts_of(i64 noundef %6, i64 noundef 2) #12
  %8 = call i64 @packed_width(ptr noundef %0) #12
  %9 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 4
  %10 = load i64, ptr %9, align 8, !tbaa !43
  %11 = call i64 @parts_of(i64 noundef %10, i64 noundef 16) #12
  %12 = mul nsw i64 %8, %7
  %13 = mul nsw i64 %12, 64
  %14 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 8
  %15 = load i64, ptr %14, align 8, !tbaa !81
  %16 = load i64, ptr %9, align 8, !tbaa !43
  %17 = mul nsw i64 %15, %16
  %18 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 7
  %19 = load i64, ptr %18, align 8, !tbaa !82
  %20 = mul nsw i64 %19, %17
  br label %21

21:                                               ; preds = %84, %4
  %.060 = phi i64 [ 0, %4 ], [ %85, %84 ]
  %.0 = phi ptr [ %3, %4 ], [ %87, %84 ]
  %22 = icmp slt i64 %.060, %2
  br i1 %22, label %23, label %88

23:                                               ; preds = %21
  %24 = add nsw i64 %1, %.060
  %25 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 15
  %26 = load i64, ptr %25, align 8, !tbaa !83
  %27 = load i64, ptr %18, align 8, !tbaa !82
  %28 = call i64 @behind_border(i64 noundef %24, i64 noundef %26, i64 noundef %27) #12
  br label %29

29:                                               ; preds = %82, %23
  %.062 = phi i64 [ 0, %23 ], [ %83, %82 ]
  %30 = icmp slt i64 %.062, %7
  br i1 %30, label %31, label %84

31:                                               ; preds = %29
  %32 = load ptr, ptr %0, align 8, !tbaa !84
  %33 = mul nsw i64 2, %.062
  %34 = mul nsw i64 %33, %20
  %35 = getelementptr inbounds float, ptr %32, i64 %34
  %36 = mul nsw i64 %28, %17
  %37 = getelementptr inbounds float, ptr %35, i64 %36
  %38 = add nsw i64 %33, 1
  %39 = load i64, ptr %5, align 8, !tbaa !25
  %40 = icmp slt i64 %38, %39
  %41 = zext i1 %40 to i32
  %42 = sext i32 %41 to i64
  br label %43

43:                                               ; preds = %80, %31
  %.063 = phi i64 [ 0, %31 ], [ %81, %80 ]
  %44 = icmp slt i64 %.063, %8
  br i1 %44, label %45, label %82

45:                                               ; preds = %43
  %46 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 16
  %47 = load i64, ptr %46, align 8, !tbaa !85
  %48 = load i64, ptr %14, align 8, !tbaa !81
  %49 = call i64 @behind_border(i64 noundef %.063, i64 noundef %47, i64 noundef %48) #12
  %50 = icmp sge i64 %28, 0
  %51 = icmp sge i64 %49, 0
  %spec.select = select i1 %50, i1 %51, i1 false
  %52 = zext i1 %spec.select to i32
  %53 = sext i32 %52 to i64
  %54 = load i64, ptr %9, align 8, !tbaa !43
  %55 = mul nsw i64 %49, %54
  %56 = getelementptr inbounds float, ptr %37, i64 %55
  %57 = mul nsw i64 %.063, %7
  %58 = add nsw i64 %57, %.062
  %59 = mul nsw i64 %58, 64
  %60 = getelementptr inbounds i8, ptr %.0, i64 %59
  br label %61

61:                                               ; preds = %68, %45
  %.061 = phi i64 [ 0, %45 ], [ %79, %68 ]
  %62 = icmp slt i64 %.061, %11
  br i1 %62, label %63, label %80

63:                                               ; preds = %61
  br i1 %spec.select, label %64, label %68

64:                                               ; preds = %63
  %65 = load i64, ptr %9, align 8, !tbaa !43
  %66 = mul nsw i64 %.061, 16
  %67 = sub nsw i64 %65, %66
  br label %68

68:                                               ; preds = %63, %64
  %69 = phi i64 [ %67, %64 ], [ 0, %63 ]
  %70 = mul nsw i64 %.061, 16
  %71 = getelementptr inbounds float, ptr %56, i64 %70
  %72 = mul nsw i64 %.061, %13
  %73 = getelementptr inbounds i8, ptr %60, i64 %72
  %74 = call <16 x float> @some_numbers(ptr noundef %71, i64 noundef %69) #12
  %75 = getelementptr inbounds float, ptr %71, i64 %20
  %. = select i1 %40, i64 %69, i64 0
  %76 = call <16 x float> @some_numbers(ptr noundef %75, i64 noundef %.) #12
  %77 = call <8 x i64> @as_halves(<16 x float> noundef %74, <16 x float> noundef %76) #12
  %78 = call <8 x i64> @by_turns(<8 x i64> noundef %77) #12
  call void @_mm512_storeu_si512(ptr noundef %73, <8 x i64> noundef %78) #12
  %79 = add nsw i64 %.061, 1
  br label %61, !llvm.loop !86

80:                                               ; preds = %61
  %81 = add nsw i64 %.063, 1
  br label %43, !llvm.loop !87

82:                                               ; preds = %43
  %83 = add nsw i64 %.062, 1
  br label %29, !llvm.loop !88

84:                                               ; preds = %29
  %85 = add nsw i64 %.060, 1
  %86 = mul nsw i64 %11, %13
  %87 = getelementptr inbounds i8, ptr %.0, i64 %86
  br label %21, !llvm.loop !89

88:                                               ; preds = %21
  ret void
}

; Function Attrs: nounwind
define internal i64 @packed_height(ptr noundef %0, i64 noundef %1) #0 {
  %3 = sub nsw i64 %1, 1
  %4 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 13
  %5 = load i64, ptr %4, align 8, !tbaa !46
  %6 = mul nsw i64 %3, %5
  %7 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 11
  %8 = load i64, ptr %7, align 8, !tbaa !26
  %9 = add nsw i64 %6, %8
  ret i64 %9
}

; Function Attrs: alwaysinline nounwind
define internal void @begin_tiles(i64 noundef %0) #1 {
  %2 = alloca %struct.tile_shapes, align 2
  call void @llvm.lifetime.start.p0(i64 64, ptr %2) #10
  br label %3

3:                                                ; preds = %5, %1
  %.09 = phi i64 [ 0, %1 ], [ %7, %5 ]
  %4 = icmp slt i64 %.09, 64
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = getelementptr inbounds i8, ptr %2, i64 %.09
  store i8 0, ptr %6, align 1, !tbaa !58
  %7 = add nsw i64 %.09, 1
  br label %3, !llvm.loop !90

8:                                                ; preds = %3
  store i8 1, ptr %2, align 2, !tbaa !91
  br label %9

9:                                                ; preds = %11, %8
  %.0 = phi i64 [ 0, %8 ], [ %16, %11 ]
  %10 = icmp slt i64 %.0, 8
  br i1 %10, label %11, label %17

11:                                               ; preds = %9
  %12 = getelementptr inbounds %struct.tile_shapes, ptr %2, i32 0, i32 4
  %13 = getelementptr inbounds [16 x i8], ptr %12, i64 0, i64 %.0
  store i8 16, ptr %13, align 1, !tbaa !58
  %14 = getelementptr inbounds %struct.tile_shapes, ptr %2, i32 0, i32 3
  %15 = getelementptr inbounds [16 x i16], ptr %14, i64 0, i64 %.0
  store i16 64, ptr %15, align 2, !tbaa !93
  %16 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !95

17:                                               ; preds = %9
  %18 = mul nsw i64 4, %0
  %19 = trunc i64 %18 to i16
  %20 = getelementptr inbounds %struct.tile_shapes, ptr %2, i32 0, i32 3
  %21 = getelementptr inbounds [16 x i16], ptr %20, i64 0, i64 5
  store i16 %19, ptr %21, align 2, !tbaa !93
  %22 = trunc i64 %0 to i8
  %23 = getelementptr inbounds %struct.tile_shapes, ptr %2, i32 0, i32 4
  %24 = getelementptr inbounds [16 x i8], ptr %23, i64 0, i64 7
  store i8 %22, ptr %24, align 1, !tbaa !58
  call void @_tile_loadconfig(ptr noundef %2) #12
  call void @llvm.lifetime.end.p0(i64 64, ptr %2) #10
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @positions_4(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, ptr noundef %7) #1 {
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  call void @llvm.x86.tilezero(i8 3)
  br label %9

9:                                                ; preds = %31, %8
  %.035 = phi ptr [ %1, %8 ], [ %33, %31 ]
  %.034 = phi ptr [ %0, %8 ], [ %.2, %31 ]
  %.033 = phi i64 [ 0, %8 ], [ %32, %31 ]
  %10 = icmp slt i64 %.033, %2
  br i1 %10, label %11, label %34

11:                                               ; preds = %9, %13
  %.1 = phi ptr [ %20, %13 ], [ %.034, %9 ]
  %.032 = phi ptr [ %21, %13 ], [ %.035, %9 ]
  %.0 = phi i64 [ %19, %13 ], [ 0, %9 ]
  %12 = icmp slt i64 %.0, %5
  br i1 %12, label %13, label %22

13:                                               ; preds = %11
  call void @llvm.x86.tileloadd64(i8 4, ptr %.1, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.032, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %14 = getelementptr inbounds i8, ptr %.032, i64 %4
  call void @llvm.x86.tileloadd64(i8 6, ptr %14, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  %15 = mul nsw i64 2, %4
  %16 = getelementptr inbounds i8, ptr %.032, i64 %15
  call void @llvm.x86.tileloadd64(i8 6, ptr %16, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 6)
  %17 = mul nsw i64 3, %4
  %18 = getelementptr inbounds i8, ptr %.032, i64 %17
  call void @llvm.x86.tileloadd64(i8 6, ptr %18, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 4, i8 6)
  %19 = add nsw i64 %.0, 1
  %20 = getelementptr inbounds i8, ptr %.1, i64 1024
  %21 = getelementptr inbounds i8, ptr %.032, i64 1024
  br label %11, !llvm.loop !96

22:                                               ; preds = %11
  %23 = icmp ne i64 %6, 0
  br i1 %23, label %24, label %31

24:                                               ; preds = %22
  call void @llvm.x86.tileloadd64(i8 5, ptr %.1, i64 64)
  call void @llvm.x86.tileloadd64(i8 7, ptr %.032, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 5, i8 7)
  %25 = getelementptr inbounds i8, ptr %.032, i64 %4
  call void @llvm.x86.tileloadd64(i8 7, ptr %25, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 5, i8 7)
  %26 = mul nsw i64 2, %4
  %27 = getelementptr inbounds i8, ptr %.032, i64 %26
  call void @llvm.x86.tileloadd64(i8 7, ptr %27, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 7)
  %28 = mul nsw i64 3, %4
  %29 = getelementptr inbounds i8, ptr %.032, i64 %28
  call void @llvm.x86.tileloadd64(i8 7, ptr %29, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %30 = getelementptr inbounds i8, ptr %.1, i64 1024
  br label %31

31:                                               ; preds = %22, %24
  %.2 = phi ptr [ %30, %24 ], [ %.1, %22 ]
  %32 = add nsw i64 %.033, 1
  %33 = getelementptr inbounds i8, ptr %.035, i64 %3
  br label %9, !llvm.loop !97

34:                                               ; preds = %9
  call void @llvm.x86.tilestored64(i8 0, ptr %7, i64 64)
  %35 = getelementptr inbounds float, ptr %7, i64 256
  call void @llvm.x86.tilestored64(i8 1, ptr %35, i64 64)
  %36 = getelementptr inbounds float, ptr %7, i64 512
  call void @llvm.x86.tilestored64(i8 2, ptr %36, i64 64)
  %37 = getelementptr inbounds float, ptr %7, i64 768
  call void @llvm.x86.tilestored64(i8 3, ptr %37, i64 64)
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @positions_1(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, ptr noundef %7) #1 {
  call void @llvm.x86.tilezero(i8 0)
  br label %9

9:                                                ; preds = %21, %8
  %.020 = phi ptr [ %1, %8 ], [ %23, %21 ]
  %.019 = phi ptr [ %0, %8 ], [ %.2, %21 ]
  %.018 = phi i64 [ 0, %8 ], [ %22, %21 ]
  %10 = icmp slt i64 %.018, %2
  br i1 %10, label %11, label %24

11:                                               ; preds = %9, %13
  %.1 = phi ptr [ %15, %13 ], [ %.019, %9 ]
  %.017 = phi ptr [ %16, %13 ], [ %.020, %9 ]
  %.0 = phi i64 [ %14, %13 ], [ 0, %9 ]
  %12 = icmp slt i64 %.0, %5
  br i1 %12, label %13, label %17

13:                                               ; preds = %11
  call void @llvm.x86.tileloadd64(i8 4, ptr %.1, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.017, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %14 = add nsw i64 %.0, 1
  %15 = getelementptr inbounds i8, ptr %.1, i64 1024
  %16 = getelementptr inbounds i8, ptr %.017, i64 1024
  br label %11, !llvm.loop !98

17:                                               ; preds = %11
  %18 = icmp ne i64 %6, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %17
  call void @llvm.x86.tileloadd64(i8 5, ptr %.1, i64 64)
  call void @llvm.x86.tileloadd64(i8 7, ptr %.017, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 5, i8 7)
  %20 = getelementptr inbounds i8, ptr %.1, i64 1024
  br label %21

21:                                               ; preds = %17, %19
  %.2 = phi ptr [ %20, %19 ], [ %.1, %17 ]
  %22 = add nsw i64 %.018, 1
  %23 = getelementptr inbounds i8, ptr %.020, i64 %3
  br label %9, !llvm.loop !99

24:                                               ; preds = %9
  call void @llvm.x86.tilestored64(i8 0, ptr %7, i64 64)
  ret void
}

; Function Attrs: nounwind
define internal void @put_positions(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) #2 {
  %7 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 9
  %8 = load i64, ptr %7, align 8, !tbaa !42
  %9 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 10
  %10 = load i64, ptr %9, align 8, !tbaa !45
  %11 = mul nsw i64 %8, %10
  %12 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 4
  %13 = load i64, ptr %12, align 8, !tbaa !43
  %14 = mul nsw i64 %11, %13
  %15 = icmp sge i64 %4, 16
  %16 = srem i64 %13, 16
  %17 = icmp eq i64 %16, 0
  %or.cond = select i1 %15, i1 %17, i1 false
  br i1 %or.cond, label %18, label %.critedge

18:                                               ; preds = %6
  %19 = ptrtoint ptr %5 to i64
  %20 = urem i64 %19, 64
  %21 = icmp eq i64 %20, 0
  %22 = zext i1 %21 to i32
  %23 = sext i32 %22 to i64
  br i1 %21, label %24, label %.critedge

24:                                               ; preds = %18
  %25 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 6
  %26 = load i64, ptr %25, align 8, !tbaa !2
  %27 = mul nsw i64 %26, %14
  %28 = icmp sgt i64 %27, 524288
  br label %.critedge

.critedge:                                        ; preds = %6, %24, %18
  %29 = phi i1 [ false, %18 ], [ %28, %24 ], [ false, %6 ]
  %30 = zext i1 %29 to i32
  %31 = sext i32 %30 to i64
  br label %32

32:                                               ; preds = %53, %.critedge
  %.0 = phi i64 [ 0, %.critedge ], [ %54, %53 ]
  %33 = icmp slt i64 %.0, %3
  br i1 %33, label %34, label %55

34:                                               ; preds = %32, %51
  %.028 = phi i64 [ %52, %51 ], [ 0, %32 ]
  %35 = icmp slt i64 %.028, %2
  br i1 %35, label %36, label %53

36:                                               ; preds = %34
  %37 = mul nsw i64 %.028, 16
  %38 = add nsw i64 %37, %.0
  %39 = mul nsw i64 %38, 16
  %40 = getelementptr inbounds float, ptr %1, i64 %39
  %41 = load <16 x float>, ptr %40, align 4, !tbaa !58
  %42 = call <16 x float> @as_bfloat16(<16 x float> noundef %41) #12
  %43 = mul nsw i64 %.0, %14
  %44 = getelementptr inbounds float, ptr %5, i64 %43
  %45 = load i64, ptr %12, align 8, !tbaa !43
  %46 = mul nsw i64 %.028, %45
  %47 = getelementptr inbounds float, ptr %44, i64 %46
  br i1 %29, label %48, label %49

48:                                               ; preds = %36
  call void @_mm512_stream_ps(ptr noundef %47, <16 x float> noundef %42) #12
  br label %51

49:                                               ; preds = %36
  %50 = call zeroext i16 @first_lanes(i64 noundef %4) #12
  call void @_mm512_mask_storeu_ps(ptr noundef %47, i16 noundef zeroext %50, <16 x float> noundef %42) #12
  br label %51

51:                                               ; preds = %48, %49
  %52 = add nsw i64 %.028, 1
  br label %34, !llvm.loop !100

53:                                               ; preds = %34
  %54 = add nsw i64 %.0, 1
  br label %32, !llvm.loop !101

55:                                               ; preds = %32
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @end_tiles() #1 {
  call void @_tile_release() #12
  ret void
}

; Function Attrs: nounwind
declare void @llvm.x86.sse.sfence() #10

; Function Attrs: alwaysinline nounwind
define internal i64 @behind_border(i64 noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  %4 = sub nsw i64 %0, %1
  %5 = icmp slt i64 %4, 0
  %6 = icmp sge i64 %4, %2
  %or.cond = or i1 %5, %6
  %7 = select i1 %or.cond, i64 -1, i64 %4
  ret i64 %7
}

; Function Attrs: alwaysinline nounwind
define internal void @_mm512_storeu_si512(ptr noundef %0, <8 x i64> noundef %1) #6 {
  store <8 x i64> %1, ptr %0, align 1, !tbaa !58
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @_tile_loadconfig(ptr noundef %0) #1 {
  call void @llvm.x86.ldtilecfg(ptr %0)
  ret void
}

; Function Attrs: nounwind
declare void @llvm.x86.ldtilecfg(ptr) #10

; Function Attrs: nounwind
declare void @llvm.x86.tilezero(i8 immarg) #10

; Function Attrs: nounwind
declare void @llvm.x86.tileloadd64(i8 immarg, ptr, i64) #10

; Function Attrs: nounwind
declare void @llvm.x86.tdpbf16ps(i8 immarg, i8 immarg, i8 immarg) #10

; Function Attrs: nounwind
declare void @llvm.x86.tilestored64(i8 immarg, ptr, i64) #10

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @as_bfloat16(<16 x float> noundef %0) #6 {
  %2 = bitcast <16 x float> %0 to <16 x i32>
  %3 = fcmp oeq <16 x float> %0, %0
  %4 = sext <16 x i1> %3 to <16 x i32>
  %5 = add <16 x i32> %2, <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>
  %6 = lshr <16 x i32> %2, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %7 = and <16 x i32> %6, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %8 = add <16 x i32> %5, %7
  %9 = and <16 x i32> %8, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %10 = and <16 x i32> %2, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %11 = or <16 x i32> %10, <i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344>
  %12 = and <16 x i32> %4, %9
  %13 = xor <16 x i32> %4, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %14 = and <16 x i32> %13, %11
  %15 = or <16 x i32> %12, %14
  %16 = bitcast <16 x i32> %15 to <16 x float>
  ret <16 x float> %16
}

; Function Attrs: alwaysinline nounwind
define internal void @_mm512_stream_ps(ptr noundef %0, <16 x float> noundef %1) #6 {
  store <16 x float> %1, ptr %0, align 64, !tbaa !58, !nontemporal !102
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @_mm512_mask_storeu_ps(ptr noundef %0, i16 noundef zeroext %1, <16 x float> noundef %2) #6 {
  %4 = bitcast i16 %1 to <16 x i1>
  call void @llvm.masked.store.v16f32.p0(<16 x float> %2, ptr %0, i32 1, <16 x i1> %4)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr nocapture, i32 immarg, <16 x i1>) #11

; Function Attrs: alwaysinline nounwind
define internal void @_tile_release() #1 {
  call void @llvm.x86.tilerelease()
  ret void
}

; Function Attrs: nounwind
declare void @llvm.x86.tilerelease() #10

; Function Attrs: nounwind
define internal i64 @weight_tiles(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 6
  %3 = load i64, ptr %2, align 8, !tbaa !2
  %4 = call i64 @parts_of(i64 noundef %3, i64 noundef 16) #12
  %5 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 5
  %6 = load i64, ptr %5, align 8, !tbaa !25
  %7 = call i64 @parts_of(i64 noundef %6, i64 noundef 16) #12
  %8 = mul nsw i64 %4, %7
  %9 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 11
  %10 = load i64, ptr %9, align 8, !tbaa !26
  %11 = mul nsw i64 %8, %10
  %12 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 12
  %13 = load i64, ptr %12, align 8, !tbaa !53
  %14 = mul nsw i64 %11, %13
  ret i64 %14
}

; Function Attrs: nounwind
define internal void @pack_gradient(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) #0 {
  %5 = alloca %struct.numbers, align 8
  %6 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 9
  %7 = load i64, ptr %6, align 8, !tbaa !42
  %8 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 10
  %9 = load i64, ptr %8, align 8, !tbaa !45
  %10 = mul nsw i64 %7, %9
  %11 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 4
  %12 = load i64, ptr %11, align 8, !tbaa !43
  %13 = mul nsw i64 %10, %12
  %14 = mul nsw i64 %1, %9
  br label %15

15:                                               ; preds = %48, %4
  %.030 = phi ptr [ %3, %4 ], [ %.1, %48 ]
  %.029 = phi i64 [ %14, %4 ], [ %49, %48 ]
  %16 = add nsw i64 %1, %2
  %17 = load i64, ptr %8, align 8, !tbaa !45
  %18 = mul nsw i64 %16, %17
  %19 = icmp slt i64 %.029, %18
  br i1 %19, label %20, label %50

20:                                               ; preds = %15, %46
  %.1 = phi ptr [ %.2, %46 ], [ %.030, %15 ]
  %.028 = phi i64 [ %47, %46 ], [ 0, %15 ]
  %21 = load i64, ptr %11, align 8, !tbaa !43
  %22 = icmp slt i64 %.028, %21
  br i1 %22, label %23, label %48

23:                                               ; preds = %20, %27
  %.2 = phi ptr [ %45, %27 ], [ %.1, %20 ]
  %.0 = phi i64 [ %44, %27 ], [ 0, %20 ]
  %24 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 6
  %25 = load i64, ptr %24, align 8, !tbaa !2
  %26 = icmp slt i64 %.0, %25
  br i1 %26, label %27, label %46

27:                                               ; preds = %23
  %28 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 1
  %29 = load ptr, ptr %28, align 8, !tbaa !27
  %30 = mul nsw i64 %.0, %13
  %31 = getelementptr inbounds float, ptr %29, i64 %30
  %32 = load i64, ptr %11, align 8, !tbaa !43
  %33 = mul nsw i64 %.029, %32
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  %35 = getelementptr inbounds float, ptr %34, i64 %.028
  store ptr %35, ptr %5, align 8, !tbaa !36
  %36 = getelementptr inbounds %struct.numbers, ptr %5, i32 0, i32 1
  store i64 %13, ptr %36, align 8, !tbaa !38
  %37 = getelementptr inbounds %struct.numbers, ptr %5, i32 0, i32 2
  store i64 1, ptr %37, align 8, !tbaa !39
  %38 = load i64, ptr %24, align 8, !tbaa !2
  %39 = sub nsw i64 %38, %.0
  %40 = call i64 @smaller(i64 noundef %39, i64 noundef 16) #12
  %41 = load i64, ptr %11, align 8, !tbaa !43
  %42 = sub nsw i64 %41, %.028
  %43 = call i64 @smaller(i64 noundef %42, i64 noundef 32) #12
  call void @pack_tile(ptr noundef byval(%struct.numbers) align 8 %5, i64 noundef %40, i64 noundef %43, ptr noundef %.2, i64 noundef 0) #12
  %44 = add nsw i64 %.0, 16
  %45 = getelementptr inbounds i8, ptr %.2, i64 1024
  br label %23, !llvm.loop !103

46:                                               ; preds = %23
  %47 = add nsw i64 %.028, 32
  br label %20, !llvm.loop !104

48:                                               ; preds = %20
  %49 = add nsw i64 %.029, 1
  br label %15, !llvm.loop !105

50:                                               ; preds = %15
  ret void
}

; Function Attrs: nounwind
define internal void @pack_rows(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) #0 {
  %5 = alloca %struct.numbers, align 8
  %6 = call i64 @packed_width(ptr noundef %0) #12
  %7 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 7
  %8 = load i64, ptr %7, align 8, !tbaa !82
  %9 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 8
  %10 = load i64, ptr %9, align 8, !tbaa !81
  %11 = mul nsw i64 %8, %10
  %12 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 4
  %13 = load i64, ptr %12, align 8, !tbaa !43
  %14 = mul nsw i64 %11, %13
  br label %15

15:                                               ; preds = %68, %4
  %.041 = phi i64 [ 0, %4 ], [ %69, %68 ]
  %.0 = phi ptr [ %3, %4 ], [ %.1, %68 ]
  %16 = icmp slt i64 %.041, %2
  br i1 %16, label %17, label %70

17:                                               ; preds = %15, %66
  %.044 = phi i64 [ %67, %66 ], [ 0, %15 ]
  %.1 = phi ptr [ %.2, %66 ], [ %.0, %15 ]
  %18 = icmp slt i64 %.044, %6
  br i1 %18, label %19, label %68

19:                                               ; preds = %17
  %20 = add nsw i64 %1, %.041
  %21 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 15
  %22 = load i64, ptr %21, align 8, !tbaa !83
  %23 = load i64, ptr %7, align 8, !tbaa !82
  %24 = call i64 @behind_border(i64 noundef %20, i64 noundef %22, i64 noundef %23) #12
  %25 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 16
  %26 = load i64, ptr %25, align 8, !tbaa !85
  %27 = load i64, ptr %9, align 8, !tbaa !81
  %28 = call i64 @behind_border(i64 noundef %.044, i64 noundef %26, i64 noundef %27) #12
  br label %29

29:                                               ; preds = %64, %19
  %.043 = phi i64 [ 0, %19 ], [ %65, %64 ]
  %.2 = phi ptr [ %.1, %19 ], [ %.3, %64 ]
  %30 = load i64, ptr %12, align 8, !tbaa !43
  %31 = icmp slt i64 %.043, %30
  br i1 %31, label %32, label %66

32:                                               ; preds = %29, %57
  %.042 = phi i64 [ %62, %57 ], [ 0, %29 ]
  %.3 = phi ptr [ %63, %57 ], [ %.2, %29 ]
  %33 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 5
  %34 = load i64, ptr %33, align 8, !tbaa !25
  %35 = icmp slt i64 %.042, %34
  br i1 %35, label %36, label %64

36:                                               ; preds = %32
  %37 = load ptr, ptr %0, align 8, !tbaa !84
  %38 = mul nsw i64 %.042, %14
  %39 = getelementptr inbounds float, ptr %37, i64 %38
  %40 = load i64, ptr %9, align 8, !tbaa !81
  %41 = mul nsw i64 %24, %40
  %42 = add nsw i64 %41, %28
  %43 = load i64, ptr %12, align 8, !tbaa !43
  %44 = mul nsw i64 %42, %43
  %45 = getelementptr inbounds float, ptr %39, i64 %44
  %46 = getelementptr inbounds float, ptr %45, i64 %.043
  %47 = icmp sge i64 %24, 0
  %48 = icmp sge i64 %28, 0
  %spec.select = select i1 %47, i1 %48, i1 false
  %49 = zext i1 %spec.select to i32
  %50 = sext i32 %49 to i64
  store ptr %46, ptr %5, align 8, !tbaa !36
  %51 = getelementptr inbounds %struct.numbers, ptr %5, i32 0, i32 1
  store i64 %14, ptr %51, align 8, !tbaa !38
  %52 = getelementptr inbounds %struct.numbers, ptr %5, i32 0, i32 2
  store i64 1, ptr %52, align 8, !tbaa !39
  br i1 %spec.select, label %53, label %57

53:                                               ; preds = %36
  %54 = load i64, ptr %33, align 8, !tbaa !25
  %55 = sub nsw i64 %54, %.042
  %56 = call i64 @smaller(i64 noundef %55, i64 noundef 16) #12
  br label %57

57:                                               ; preds = %36, %53
  %58 = phi i64 [ %56, %53 ], [ 0, %36 ]
  %59 = load i64, ptr %12, align 8, !tbaa !43
  %60 = sub nsw i64 %59, %.043
  %61 = call i64 @smaller(i64 noundef %60, i64 noundef 32) #12
  call void @pack_tile(ptr noundef byval(%struct.numbers) align 8 %5, i64 noundef %58, i64 noundef %61, ptr noundef %.3, i64 noundef 1) #12
  %62 = add nsw i64 %.042, 16
  %63 = getelementptr inbounds i8, ptr %.3, i64 1024
  br label %32, !llvm.loop !106

64:                                               ; preds = %32
  %65 = add nsw i64 %.043, 32
  br label %29, !llvm.loop !107

66:                                               ; preds = %29
  %67 = add nsw i64 %.044, 1
  br label %17, !llvm.loop !108

68:                                               ; preds = %17
  %69 = add nsw i64 %.041, 1
  br label %15, !llvm.loop !109

70:                                               ; preds = %15
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @columns_of(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) #1 {
  %7 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 4
  %8 = load i64, ptr %7, align 8, !tbaa !43
  %9 = call i64 @parts_of(i64 noundef %8, i64 noundef 32) #12
  %10 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 6
  %11 = load i64, ptr %10, align 8, !tbaa !2
  %12 = call i64 @parts_of(i64 noundef %11, i64 noundef 16) #12
  %13 = mul nsw i64 %12, 1024
  %14 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 5
  %15 = load i64, ptr %14, align 8, !tbaa !25
  %16 = call i64 @parts_of(i64 noundef %15, i64 noundef 16) #12
  %17 = mul nsw i64 %16, 1024
  %18 = mul nsw i64 %9, %17
  %19 = call i64 @packed_width(ptr noundef %0) #12
  %20 = mul nsw i64 %19, %18
  call void @llvm.x86.tilezero(i8 0)
  %21 = icmp sgt i64 %4, 1
  br i1 %21, label %22, label %23

22:                                               ; preds = %6
  call void @llvm.x86.tilezero(i8 1)
  br label %23

23:                                               ; preds = %22, %6
  %24 = icmp sgt i64 %4, 2
  br i1 %24, label %25, label %26

25:                                               ; preds = %23
  call void @llvm.x86.tilezero(i8 2)
  br label %26

26:                                               ; preds = %25, %23
  br label %27

27:                                               ; preds = %59, %26
  %.044 = phi ptr [ %1, %26 ], [ %.1, %59 ]
  %.043 = phi i64 [ 0, %26 ], [ %60, %59 ]
  %28 = icmp slt i64 %.043, %3
  br i1 %28, label %29, label %61

29:                                               ; preds = %27, %57
  %.1 = phi ptr [ %.2, %57 ], [ %.044, %27 ]
  %.042 = phi i64 [ %58, %57 ], [ 0, %27 ]
  %30 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 10
  %31 = load i64, ptr %30, align 8, !tbaa !45
  %32 = icmp slt i64 %.042, %31
  br i1 %32, label %33, label %59

33:                                               ; preds = %29
  %34 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 13
  %35 = load i64, ptr %34, align 8, !tbaa !46
  %36 = mul nsw i64 %.043, %35
  %37 = mul nsw i64 %36, %20
  %38 = getelementptr inbounds i8, ptr %2, i64 %37
  %39 = getelementptr inbounds %struct.half_convolution, ptr %0, i32 0, i32 14
  %40 = load i64, ptr %39, align 8, !tbaa !44
  %41 = mul nsw i64 %.042, %40
  %42 = mul nsw i64 %41, %18
  %43 = getelementptr inbounds i8, ptr %38, i64 %42
  br label %44

44:                                               ; preds = %53, %33
  %.2 = phi ptr [ %.1, %33 ], [ %55, %53 ]
  %.041 = phi ptr [ %43, %33 ], [ %56, %53 ]
  %.0 = phi i64 [ 0, %33 ], [ %54, %53 ]
  %45 = icmp slt i64 %.0, %9
  br i1 %45, label %46, label %57

46:                                               ; preds = %44
  call void @llvm.x86.tileloadd64(i8 4, ptr %.2, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %.041, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  br i1 %21, label %47, label %49

47:                                               ; preds = %46
  %48 = getelementptr inbounds i8, ptr %.041, i64 %18
  call void @llvm.x86.tileloadd64(i8 6, ptr %48, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 6)
  br label %49

49:                                               ; preds = %47, %46
  br i1 %24, label %50, label %53

50:                                               ; preds = %49
  %51 = mul nsw i64 2, %18
  %52 = getelementptr inbounds i8, ptr %.041, i64 %51
  call void @llvm.x86.tileloadd64(i8 6, ptr %52, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 4, i8 6)
  br label %53

53:                                               ; preds = %49, %50
  %54 = add nsw i64 %.0, 1
  %55 = getelementptr inbounds i8, ptr %.2, i64 %13
  %56 = getelementptr inbounds i8, ptr %.041, i64 %17
  br label %44, !llvm.loop !110

57:                                               ; preds = %44
  %58 = add nsw i64 %.042, 1
  br label %29, !llvm.loop !111

59:                                               ; preds = %29
  %60 = add nsw i64 %.043, 1
  br label %27, !llvm.loop !112

61:                                               ; preds = %27
  call void @llvm.x86.tilestored64(i8 0, ptr %5, i64 64)
  br i1 %21, label %62, label %64

62:                                               ; preds = %61
  %63 = getelementptr inbounds float, ptr %5, i64 256
  call void @llvm.x86.tilestored64(i8 1, ptr %63, i64 64)
  br label %64

64:                                               ; preds = %62, %61
  br i1 %24, label %65, label %67

65:                                               ; preds = %64
  %66 = getelementptr inbounds float, ptr %5, i64 512
  call void @llvm.x86.tilestored64(i8 2, ptr %66, i64 64)
  br label %67

67:                                               ; preds = %65, %64
  ret void
}

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { alwaysinline nounwind "no-builtins" }
attributes #2 = { nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { inlinehint nounwind "no-builtins" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { alwaysinline nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #10 = { nounwind }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #12 = { nobuiltin "no-builtins" }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !7, i64 48}
!3 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !7, i64 184, !7, i64 192}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long long", !5, i64 0}
!8 = !{!3, !7, i64 168}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!12, !4, i64 192}
!12 = !{!"", !7, i64 0, !5, i64 8, !7, i64 64, !5, i64 72, !7, i64 128, !7, i64 136, !7, i64 144, !5, i64 152, !4, i64 192, !4, i64 200, !7, i64 208, !7, i64 216, !7, i64 224, !7, i64 232, !4, i64 240, !4, i64 248, !4, i64 256, !4, i64 264, !4, i64 272, !4, i64 280, !4, i64 288}
!13 = !{!12, !4, i64 200}
!14 = !{!12, !7, i64 208}
!15 = !{!12, !7, i64 216}
!16 = !{!12, !7, i64 0}
!17 = !{!12, !4, i64 240}
!18 = !{!12, !4, i64 280}
!19 = !{!12, !4, i64 256}
!20 = !{!12, !4, i64 288}
!21 = !{!12, !4, i64 248}
!22 = !{!12, !7, i64 232}
!23 = !{!12, !4, i64 264}
!24 = distinct !{!24, !10}
!25 = !{!3, !7, i64 40}
!26 = !{!3, !7, i64 88}
!27 = !{!3, !4, i64 8}
!28 = !{!3, !7, i64 136}
!29 = !{!3, !7, i64 152}
!30 = !{!3, !7, i64 160}
!31 = !{!3, !7, i64 144}
!32 = !{!33, !33, i64 0}
!33 = !{!"float", !5, i64 0}
!34 = distinct !{!34, !10}
!35 = distinct !{!35, !10}
!36 = !{!37, !4, i64 0}
!37 = !{!"", !4, i64 0, !7, i64 8, !7, i64 16}
!38 = !{!37, !7, i64 8}
!39 = !{!37, !7, i64 16}
!40 = distinct !{!40, !10}
!41 = distinct !{!41, !10}
!42 = !{!3, !7, i64 72}
!43 = !{!3, !7, i64 32}
!44 = !{!3, !7, i64 112}
!45 = !{!3, !7, i64 80}
!46 = !{!3, !7, i64 104}
!47 = !{!3, !4, i64 16}
!48 = distinct !{!48, !10}
!49 = distinct !{!49, !10}
!50 = distinct !{!50, !10}
!51 = distinct !{!51, !10}
!52 = !{!3, !7, i64 176}
!53 = !{!3, !7, i64 96}
!54 = distinct !{!54, !10}
!55 = distinct !{!55, !10}
!56 = distinct !{!56, !10}
!57 = distinct !{!57, !10}
!58 = !{!5, !5, i64 0}
!59 = distinct !{!59, !10}
!60 = distinct !{!60, !10}
!61 = distinct !{!61, !10}
!62 = distinct !{!62, !10}
!63 = distinct !{!63, !10}
!64 = distinct !{!64, !10}
!65 = !{!12, !7, i64 224}
!66 = distinct !{!66, !10}
!67 = distinct !{!67, !10}
!68 = !{!4, !4, i64 0}
!69 = !{!7, !7, i64 0}
!70 = distinct !{!70, !10}
!71 = distinct !{!71, !10}
!72 = distinct !{!72, !10}
!73 = !{!3, !4, i64 24}
!74 = distinct !{!74, !10, !75}
!75 = !{!"llvm.loop.unroll.full"}
!76 = distinct !{!76, !10, !75}
!77 = distinct !{!77, !10, !75}
!78 = distinct !{!78, !10, !75}
!79 = !{!3, !7, i64 184}
!80 = !{!3, !7, i64 192}
!81 = !{!3, !7, i64 64}
!82 = !{!3, !7, i64 56}
!83 = !{!3, !7, i64 120}
!84 = !{!3, !4, i64 0}
!85 = !{!3, !7, i64 128}
!86 = distinct !{!86, !10}
!87 = distinct !{!87, !10}
!88 = distinct !{!88, !10}
!89 = distinct !{!89, !10}
!90 = distinct !{!90, !10}
!91 = !{!92, !5, i64 0}
!92 = !{!"", !5, i64 0, !5, i64 1, !5, i64 2, !5, i64 16, !5, i64 48}
!93 = !{!94, !94, i64 0}
!94 = !{!"short", !5, i64 0}
!95 = distinct !{!95, !10}
!96 = distinct !{!96, !10}
!97 = distinct !{!97, !10}
!98 = distinct !{!98, !10}
!99 = distinct !{!99, !10}
!100 = distinct !{!100, !10}
!101 = distinct !{!101, !10}
!102 = !{i32 1}
!103 = distinct !{!103, !10}
!104 = distinct !{!104, !10}
!105 = distinct !{!105, !10}
!106 = distinct !{!106, !10}
!107 = distinct !{!107, !10}
!108 = distinct !{!108, !10}
!109 = distinct !{!109, !10}
!110 = distinct !{!110, !10}
!111 = distinct !{!111, !10}
!112 = distinct !{!112, !10}
