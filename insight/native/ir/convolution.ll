; Made by tools/ir.py from convolution.c with clang 19; do not edit.
; sha256 of the C source: 5f65b2772f1e7bc70ec057b0edcf2a831f67132800d3ac1d7b3d6c48b794db12

%struct.convolution = type { ptr, ptr, ptr, i64, i64, i64, i64, [3 x i64], [3 x i64], [3 x i64], [3 x i64], [3 x i64], [3 x i64], i64, i64, ptr, i64, ptr, i64 }
%struct.pool = type { i64, [56 x i8], i64, [56 x i8], i64, i64, i64, [40 x i8], ptr, ptr, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.along = type { i64, i64, i64 }
%struct.inputs_at_once = type { i64, [4 x i64], [4 x i64] }
%struct.inputs_in_row = type { i64, i64, i64, [4 x ptr] }

; Function Attrs: nounwind
define i64 @convolve(ptr noundef %0, ptr noundef %1) #0 {
  %3 = call i64 @turn_weights(ptr noundef %1) #9
  %4 = icmp ne i64 %3, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 13
  %7 = load i64, ptr %6, align 8, !tbaa !2
  %8 = icmp ne i64 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %5
  %10 = call i64 @has_border(ptr noundef %1) #9
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %26, label %12

12:                                               ; preds = %9, %5, %2
  %13 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 13
  %14 = load i64, ptr %13, align 8, !tbaa !2
  %15 = icmp ne i64 %14, 0
  %16 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 7
  %17 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 8
  %18 = select i1 %15, ptr %16, ptr %17
  %19 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 4
  %20 = load i64, ptr %19, align 8, !tbaa !8
  %21 = load i64, ptr %18, align 8, !tbaa !9
  %22 = mul nsw i64 %20, %21
  %23 = getelementptr inbounds i64, ptr %18, i64 1
  %24 = load i64, ptr %23, align 8, !tbaa !9
  %25 = mul nsw i64 %22, %24
  call void @shared(ptr noundef %0, ptr noundef @row_part, ptr noundef %1, i64 noundef %25) #9
  br label %26

26:                                               ; preds = %9, %12
  %.0 = phi i64 [ 1, %12 ], [ 0, %9 ]
  ret i64 %.0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define internal i64 @turn_weights(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 9
  %3 = call i64 @volume(ptr noundef %2) #9
  br label %4

4:                                                ; preds = %60, %1
  %.043 = phi i64 [ 0, %1 ], [ %61, %60 ]
  %.0 = phi float [ 0.000000e+00, %1 ], [ %.1, %60 ]
  %5 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 4
  %6 = load i64, ptr %5, align 8, !tbaa !8
  %7 = icmp slt i64 %.043, %6
  br i1 %7, label %8, label %62

8:                                                ; preds = %4, %58
  %.045 = phi i64 [ %59, %58 ], [ 0, %4 ]
  %.1 = phi float [ %.2, %58 ], [ %.0, %4 ]
  %9 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %10 = load i64, ptr %9, align 8, !tbaa !10
  %11 = icmp slt i64 %.045, %10
  br i1 %11, label %12, label %60

12:                                               ; preds = %8, %56
  %.046 = phi i64 [ %57, %56 ], [ 0, %8 ]
  %.2 = phi float [ %.3, %56 ], [ %.1, %8 ]
  %13 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %14 = load i64, ptr %13, align 8, !tbaa !11
  %15 = icmp slt i64 %.046, %14
  br i1 %15, label %16, label %58

16:                                               ; preds = %12
  %17 = load i64, ptr %9, align 8, !tbaa !10
  %18 = mul nsw i64 %.043, %17
  %19 = add nsw i64 %18, %.045
  %20 = mul nsw i64 %19, %14
  %21 = add nsw i64 %20, %.046
  %22 = mul nsw i64 %21, %3
  %23 = mul nsw i64 %18, %14
  %24 = mul nsw i64 %23, %3
  br label %25

25:                                               ; preds = %48, %16
  %.044 = phi i64 [ 0, %16 ], [ %55, %48 ]
  %.3 = phi float [ %.2, %16 ], [ %54, %48 ]
  %26 = icmp slt i64 %.044, %3
  br i1 %26, label %27, label %56

27:                                               ; preds = %25
  %28 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 1
  %29 = load ptr, ptr %28, align 8, !tbaa !12
  %30 = add nsw i64 %22, %.044
  %31 = getelementptr inbounds float, ptr %29, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !13
  %33 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 13
  %34 = load i64, ptr %33, align 8, !tbaa !2
  %35 = icmp ne i64 %34, 0
  br i1 %35, label %36, label %42

36:                                               ; preds = %27
  %37 = mul nsw i64 %.045, %3
  %38 = add nsw i64 %37, %.044
  %39 = load i64, ptr %13, align 8, !tbaa !11
  %40 = mul nsw i64 %38, %39
  %41 = add nsw i64 %40, %.046
  br label %48

42:                                               ; preds = %27
  %43 = mul nsw i64 %.046, %3
  %44 = add nsw i64 %43, %.044
  %45 = load i64, ptr %9, align 8, !tbaa !10
  %46 = mul nsw i64 %44, %45
  %47 = add nsw i64 %46, %.045
  br label %48

48:                                               ; preds = %42, %36
  %49 = phi i64 [ %41, %36 ], [ %47, %42 ]
  %50 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 17
  %51 = load ptr, ptr %50, align 8, !tbaa !15
  %52 = add nsw i64 %24, %49
  %53 = getelementptr inbounds float, ptr %51, i64 %52
  store float %32, ptr %53, align 4, !tbaa !13
  %54 = call float @llvm.fmuladd.f32(float %32, float 0.000000e+00, float %.3)
  %55 = add nsw i64 %.044, 1
  br label %25, !llvm.loop !16

56:                                               ; preds = %25
  %57 = add nsw i64 %.046, 1
  br label %12, !llvm.loop !18

58:                                               ; preds = %12
  %59 = add nsw i64 %.045, 1
  br label %8, !llvm.loop !19

60:                                               ; preds = %8
  %61 = add nsw i64 %.043, 1
  br label %4, !llvm.loop !20

62:                                               ; preds = %4
  %63 = fcmp oeq float %.0, 0.000000e+00
  %64 = zext i1 %63 to i32
  %65 = sext i32 %64 to i64
  ret i64 %65
}

; Function Attrs: nounwind
define internal i64 @has_border(ptr noundef %0) #0 {
  br label %2

2:                                                ; preds = %32, %1
  %.018 = phi i64 [ 0, %1 ], [ %37, %32 ]
  %.0 = phi i64 [ 0, %1 ], [ %36, %32 ]
  %3 = icmp slt i64 %.018, 3
  br i1 %3, label %4, label %38

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 8
  %6 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 %.018
  %7 = load i64, ptr %6, align 8, !tbaa !9
  %8 = sub nsw i64 %7, 1
  %9 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 10
  %10 = getelementptr inbounds [3 x i64], ptr %9, i64 0, i64 %.018
  %11 = load i64, ptr %10, align 8, !tbaa !9
  %12 = mul nsw i64 %8, %11
  %13 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 11
  %14 = getelementptr inbounds [3 x i64], ptr %13, i64 0, i64 %.018
  %15 = load i64, ptr %14, align 8, !tbaa !9
  %16 = sub nsw i64 %12, %15
  %17 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 9
  %18 = getelementptr inbounds [3 x i64], ptr %17, i64 0, i64 %.018
  %19 = load i64, ptr %18, align 8, !tbaa !9
  %20 = sub nsw i64 %19, 1
  %21 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 12
  %22 = getelementptr inbounds [3 x i64], ptr %21, i64 0, i64 %.018
  %23 = load i64, ptr %22, align 8, !tbaa !9
  %24 = mul nsw i64 %20, %23
  %25 = add nsw i64 %16, %24
  %26 = icmp sgt i64 %15, 0
  br i1 %26, label %32, label %27

27:                                               ; preds = %4
  %28 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 7
  %29 = getelementptr inbounds [3 x i64], ptr %28, i64 0, i64 %.018
  %30 = load i64, ptr %29, align 8, !tbaa !9
  %31 = icmp sge i64 %25, %30
  br label %32

32:                                               ; preds = %27, %4
  %33 = phi i1 [ true, %4 ], [ %31, %27 ]
  %34 = zext i1 %33 to i32
  %35 = sext i32 %34 to i64
  %36 = or i64 %.0, %35
  %37 = add nsw i64 %.018, 1
  br label %2, !llvm.loop !21

38:                                               ; preds = %2
  ret i64 %.0
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
  call void %1(ptr noundef %2, i64 noundef %.0, i64 noundef 0) #9
  %15 = add nsw i64 %.0, 1
  br label %12, !llvm.loop !22

16:                                               ; preds = %7
  %17 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  store ptr %2, ptr %17, align 8, !tbaa !23
  %18 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 9
  store ptr %1, ptr %18, align 8, !tbaa !25
  %19 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 10
  store i64 %3, ptr %19, align 8, !tbaa !26
  %20 = icmp slt i64 %3, 32
  %. = select i1 %20, i64 %3, i64 32
  %21 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 11
  store i64 %., ptr %21, align 8, !tbaa !27
  %22 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 2
  store atomic i64 0, ptr %22 seq_cst, align 8
  %23 = load i64, ptr %0, align 8, !tbaa !28
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
  %35 = load ptr, ptr %34, align 8, !tbaa !29
  %36 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 19
  %37 = load ptr, ptr %36, align 8, !tbaa !30
  %38 = call i64 %35(ptr noundef %37) #9
  %39 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 16
  %40 = load ptr, ptr %39, align 8, !tbaa !31
  %41 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 20
  %42 = load ptr, ptr %41, align 8, !tbaa !32
  %43 = call i64 %40(ptr noundef %42) #9
  %44 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 15
  %45 = load ptr, ptr %44, align 8, !tbaa !33
  %46 = load ptr, ptr %36, align 8, !tbaa !30
  %47 = call i64 %45(ptr noundef %46) #9
  br label %48

48:                                               ; preds = %33, %16
  call void @take_groups(ptr noundef %0, i64 noundef 0) #9
  br label %49

49:                                               ; preds = %61, %48
  %.044 = phi i64 [ 0, %48 ], [ %62, %61 ]
  %50 = load atomic i64, ptr %22 acquire, align 8
  %51 = icmp slt i64 %50, %.
  br i1 %51, label %52, label %63

52:                                               ; preds = %49
  %53 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 13
  %54 = load i64, ptr %53, align 8, !tbaa !34
  %55 = sdiv i64 %54, 8
  %56 = icmp sgt i64 %.044, %55
  br i1 %56, label %57, label %61

57:                                               ; preds = %52
  %58 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 17
  %59 = load ptr, ptr %58, align 8, !tbaa !35
  %60 = call i64 %59(ptr noundef null) #9
  br label %61

61:                                               ; preds = %52, %57
  %62 = add nsw i64 %.044, 1
  br label %49, !llvm.loop !36

63:                                               ; preds = %49
  store atomic i64 0, ptr %8 seq_cst, align 8
  br label %64

64:                                               ; preds = %12, %63
  ret void
}

; Function Attrs: nounwind
define internal void @row_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca [3 x %struct.along], align 16
  %5 = alloca %struct.along, align 8
  %6 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 13
  %7 = load i64, ptr %6, align 8, !tbaa !2
  %8 = icmp ne i64 %7, 0
  %9 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 8
  %10 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 7
  %11 = select i1 %8, ptr %9, ptr %10
  %12 = load i64, ptr %6, align 8, !tbaa !2
  %13 = icmp ne i64 %12, 0
  %14 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 7
  %15 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 8
  %16 = select i1 %13, ptr %14, ptr %15
  %17 = load i64, ptr %6, align 8, !tbaa !2
  %18 = icmp ne i64 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %3
  %20 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %21 = load i64, ptr %20, align 8, !tbaa !10
  br label %25

22:                                               ; preds = %3
  %23 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %24 = load i64, ptr %23, align 8, !tbaa !11
  br label %25

25:                                               ; preds = %22, %19
  %26 = phi i64 [ %21, %19 ], [ %24, %22 ]
  %27 = load i64, ptr %6, align 8, !tbaa !2
  %28 = icmp ne i64 %27, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %25
  %30 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %31 = load i64, ptr %30, align 8, !tbaa !11
  br label %35

32:                                               ; preds = %25
  %33 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %34 = load i64, ptr %33, align 8, !tbaa !10
  br label %35

35:                                               ; preds = %32, %29
  %36 = phi i64 [ %31, %29 ], [ %34, %32 ]
  %37 = load i64, ptr %16, align 8, !tbaa !9
  %38 = getelementptr inbounds i64, ptr %16, i64 1
  %39 = load i64, ptr %38, align 8, !tbaa !9
  %40 = mul nsw i64 %37, %39
  %41 = sdiv i64 %1, %40
  %42 = srem i64 %1, %40
  %43 = call i64 @volume(ptr noundef %11) #9
  %44 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %45 = load i64, ptr %44, align 8, !tbaa !37
  %46 = mul nsw i64 %43, %45
  %47 = call i64 @volume(ptr noundef %16) #9
  %48 = load i64, ptr %44, align 8, !tbaa !37
  %49 = mul nsw i64 %47, %48
  %50 = load ptr, ptr %0, align 8, !tbaa !38
  %51 = mul nsw i64 %41, %26
  %52 = mul nsw i64 %51, %46
  %53 = getelementptr inbounds float, ptr %50, i64 %52
  %54 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 17
  %55 = load ptr, ptr %54, align 8, !tbaa !15
  %56 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 9
  %57 = call i64 @volume(ptr noundef %56) #9
  %58 = mul nsw i64 %51, %57
  %59 = mul nsw i64 %58, %36
  %60 = getelementptr inbounds float, ptr %55, i64 %59
  %61 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 2
  %62 = load ptr, ptr %61, align 8, !tbaa !39
  %63 = mul nsw i64 %41, %36
  %64 = mul nsw i64 %63, %49
  %65 = getelementptr inbounds float, ptr %62, i64 %64
  %66 = getelementptr inbounds i64, ptr %16, i64 2
  %67 = load i64, ptr %66, align 8, !tbaa !9
  %68 = mul nsw i64 %42, %67
  %69 = load i64, ptr %44, align 8, !tbaa !37
  %70 = mul nsw i64 %68, %69
  %71 = getelementptr inbounds float, ptr %65, i64 %70
  %72 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 15
  %73 = load ptr, ptr %72, align 8, !tbaa !40
  %74 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 16
  %75 = load i64, ptr %74, align 8, !tbaa !41
  %76 = mul nsw i64 %2, %75
  %77 = getelementptr inbounds float, ptr %73, i64 %76
  call void @llvm.lifetime.start.p0(i64 72, ptr %4) #10
  %78 = load i64, ptr %38, align 8, !tbaa !9
  %79 = sdiv i64 %42, %78
  call void @along_at(ptr dead_on_unwind writable sret(%struct.along) align 8 %4, ptr noundef %0, i64 noundef 0, i64 noundef %79) #9
  %80 = getelementptr inbounds %struct.along, ptr %4, i64 1
  %81 = load i64, ptr %38, align 8, !tbaa !9
  %82 = srem i64 %42, %81
  call void @along_at(ptr dead_on_unwind writable sret(%struct.along) align 8 %80, ptr noundef %0, i64 noundef 1, i64 noundef %82) #9
  %83 = getelementptr inbounds %struct.along, ptr %4, i64 2
  call void @llvm.memset.p0.i64(ptr align 8 %83, i8 0, i64 24, i1 false)
  br label %84

84:                                               ; preds = %103, %35
  %.070 = phi i64 [ 0, %35 ], [ %123, %103 ]
  %.0 = phi i64 [ -1, %35 ], [ %.1, %103 ]
  %85 = load i64, ptr %66, align 8, !tbaa !9
  %86 = icmp slt i64 %.070, %85
  br i1 %86, label %87, label %124

87:                                               ; preds = %84
  call void @llvm.lifetime.start.p0(i64 24, ptr %5) #10
  call void @along_at(ptr dead_on_unwind writable sret(%struct.along) align 8 %5, ptr noundef %0, i64 noundef 2, i64 noundef %.070) #9
  %88 = icmp slt i64 %.0, 0
  br i1 %88, label %.critedge, label %89

89:                                               ; preds = %87
  %90 = load i64, ptr %5, align 8, !tbaa !42
  %91 = load i64, ptr %83, align 16, !tbaa !42
  %92 = icmp ne i64 %90, %91
  br i1 %92, label %.critedge, label %93

93:                                               ; preds = %89
  %94 = getelementptr inbounds %struct.along, ptr %5, i32 0, i32 1
  %95 = load i64, ptr %94, align 8, !tbaa !44
  %96 = getelementptr inbounds %struct.along, ptr %83, i32 0, i32 1
  %97 = load i64, ptr %96, align 8, !tbaa !44
  %98 = icmp ne i64 %95, %97
  %99 = zext i1 %98 to i32
  %100 = sext i32 %99 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %83, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !45
  br i1 %98, label %101, label %103

.critedge:                                        ; preds = %87, %89
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %83, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !45
  br label %101

101:                                              ; preds = %.critedge, %93
  %102 = call i64 @listed(ptr noundef %0, ptr noundef %4, ptr noundef %77) #9
  br label %103

103:                                              ; preds = %101, %93
  %.1 = phi i64 [ %102, %101 ], [ %.0, %93 ]
  %104 = getelementptr inbounds %struct.along, ptr %4, i32 0, i32 2
  %105 = load i64, ptr %104, align 16, !tbaa !46
  %106 = getelementptr inbounds i64, ptr %11, i64 1
  %107 = load i64, ptr %106, align 8, !tbaa !9
  %108 = mul nsw i64 %105, %107
  %109 = getelementptr inbounds %struct.along, ptr %80, i32 0, i32 2
  %110 = load i64, ptr %109, align 8, !tbaa !46
  %111 = add nsw i64 %108, %110
  %112 = getelementptr inbounds i64, ptr %11, i64 2
  %113 = load i64, ptr %112, align 8, !tbaa !9
  %114 = mul nsw i64 %111, %113
  %115 = getelementptr inbounds %struct.along, ptr %83, i32 0, i32 2
  %116 = load i64, ptr %115, align 16, !tbaa !46
  %117 = add nsw i64 %114, %116
  %118 = load i64, ptr %44, align 8, !tbaa !37
  %119 = mul nsw i64 %117, %118
  %120 = getelementptr inbounds float, ptr %53, i64 %119
  %121 = mul nsw i64 %.070, %118
  %122 = getelementptr inbounds float, ptr %71, i64 %121
  call void @position(ptr noundef %0, ptr noundef %120, ptr noundef %77, i64 noundef %.1, ptr noundef %60, i64 noundef %36, ptr noundef %122, i64 noundef %49) #9
  call void @llvm.lifetime.end.p0(i64 24, ptr %5) #10
  %123 = add nsw i64 %.070, 1
  br label %84, !llvm.loop !47

124:                                              ; preds = %84
  call void @llvm.lifetime.end.p0(i64 72, ptr %4) #10
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define void @convolve_weight(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 6
  %4 = load i64, ptr %3, align 8, !tbaa !10
  %5 = call i64 @filters_at_once(ptr noundef %1) #9
  %6 = add nsw i64 %4, %5
  %7 = sub nsw i64 %6, 1
  %8 = call i64 @filters_at_once(ptr noundef %1) #9
  %9 = sdiv i64 %7, %8
  %10 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 4
  %11 = load i64, ptr %10, align 8, !tbaa !8
  %12 = mul nsw i64 %11, %9
  %13 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 18
  %14 = load i64, ptr %13, align 8, !tbaa !48
  %15 = mul nsw i64 %12, %14
  call void @shared(ptr noundef %0, ptr noundef @weight_part, ptr noundef %1, i64 noundef %15) #9
  ret void
}

; Function Attrs: nounwind
define internal i64 @filters_at_once(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 14
  %3 = load i64, ptr %2, align 8, !tbaa !49
  %4 = icmp ne i64 %3, 0
  %5 = select i1 %4, i32 6, i32 2
  %6 = sext i32 %5 to i64
  ret i64 %6
}

; Function Attrs: nounwind
define internal void @weight_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca %struct.inputs_at_once, align 8
  %5 = alloca %struct.inputs_in_row, align 8
  %6 = alloca %struct.inputs_at_once, align 8
  %7 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 9
  %8 = call i64 @volume(ptr noundef %7) #9
  %9 = call i64 @inputs_in_block(ptr noundef %0) #9
  %10 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %11 = load i64, ptr %10, align 8, !tbaa !10
  %12 = call i64 @filters_at_once(ptr noundef %0) #9
  %13 = add nsw i64 %11, %12
  %14 = sub nsw i64 %13, 1
  %15 = call i64 @filters_at_once(ptr noundef %0) #9
  %16 = sdiv i64 %14, %15
  %17 = call i64 @input_blocks(ptr noundef %0, i64 noundef %9) #9
  %18 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 18
  %19 = load i64, ptr %18, align 8, !tbaa !48
  %20 = srem i64 %1, %19
  %21 = sdiv i64 %1, %19
  %22 = srem i64 %21, %16
  %23 = sdiv i64 %21, %16
  %24 = load i64, ptr %10, align 8, !tbaa !10
  %25 = mul nsw i64 %24, %22
  %26 = sdiv i64 %25, %16
  %27 = add nsw i64 %22, 1
  %28 = mul nsw i64 %24, %27
  %29 = sdiv i64 %28, %16
  %30 = sub nsw i64 %29, %26
  %31 = mul nsw i64 %17, %20
  %32 = sdiv i64 %31, %19
  %33 = add nsw i64 %20, 1
  %34 = mul nsw i64 %17, %33
  %35 = sdiv i64 %34, %19
  %36 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 8
  %37 = call i64 @volume(ptr noundef %36) #9
  %38 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %39 = load i64, ptr %38, align 8, !tbaa !37
  %40 = mul nsw i64 %37, %39
  %41 = load ptr, ptr %0, align 8, !tbaa !38
  %42 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %43 = load i64, ptr %42, align 8, !tbaa !11
  %44 = mul nsw i64 %23, %43
  %45 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 7
  %46 = call i64 @volume(ptr noundef %45) #9
  %47 = mul nsw i64 %44, %46
  %48 = load i64, ptr %38, align 8, !tbaa !37
  %49 = mul nsw i64 %47, %48
  %50 = getelementptr inbounds float, ptr %41, i64 %49
  %51 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 1
  %52 = load ptr, ptr %51, align 8, !tbaa !12
  %53 = load i64, ptr %10, align 8, !tbaa !10
  %54 = mul nsw i64 %23, %53
  %55 = add nsw i64 %54, %26
  %56 = mul nsw i64 %55, %40
  %57 = getelementptr inbounds float, ptr %52, i64 %56
  %58 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 15
  %59 = load ptr, ptr %58, align 8, !tbaa !40
  %60 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 16
  %61 = load i64, ptr %60, align 8, !tbaa !41
  %62 = mul nsw i64 %2, %61
  %63 = getelementptr inbounds float, ptr %59, i64 %62
  %64 = sub nsw i64 %35, %32
  %65 = mul nsw i64 %64, 24
  %66 = getelementptr inbounds <16 x float>, ptr %63, i64 %65
  br label %67

67:                                               ; preds = %69, %3
  %.0 = phi i64 [ 0, %3 ], [ %71, %69 ]
  %68 = icmp slt i64 %.0, %65
  br i1 %68, label %69, label %72

69:                                               ; preds = %67
  %70 = getelementptr inbounds <16 x float>, ptr %63, i64 %.0
  store <16 x float> zeroinitializer, ptr %70, align 4, !tbaa !50
  %71 = add nsw i64 %.0, 1
  br label %67, !llvm.loop !51

72:                                               ; preds = %67
  %73 = load i64, ptr %38, align 8, !tbaa !37
  %74 = sdiv i64 1024, %73
  %75 = call i64 @larger(i64 noundef 1, i64 noundef %74) #9
  br label %76

76:                                               ; preds = %110, %72
  %.0130 = phi i64 [ 0, %72 ], [ %111, %110 ]
  %77 = load i64, ptr %36, align 8, !tbaa !9
  %78 = getelementptr inbounds [3 x i64], ptr %36, i64 0, i64 1
  %79 = load i64, ptr %78, align 8, !tbaa !9
  %80 = mul nsw i64 %77, %79
  %81 = icmp slt i64 %.0130, %80
  br i1 %81, label %82, label %112

82:                                               ; preds = %76, %84
  %.0136 = phi i64 [ %87, %84 ], [ %32, %76 ]
  %83 = icmp slt i64 %.0136, %35
  br i1 %83, label %84, label %88

84:                                               ; preds = %82
  call void @llvm.lifetime.start.p0(i64 72, ptr %4) #10
  call void @inputs_of(ptr dead_on_unwind writable sret(%struct.inputs_at_once) align 8 %4, ptr noundef %0, i64 noundef %.0136, i64 noundef %9) #9
  %85 = sub nsw i64 %.0136, %32
  %86 = getelementptr inbounds %struct.inputs_in_row, ptr %66, i64 %85
  call void @llvm.lifetime.start.p0(i64 56, ptr %5) #10
  call void @met_in_row(ptr dead_on_unwind writable sret(%struct.inputs_in_row) align 8 %5, ptr noundef %0, ptr noundef %50, i64 noundef %.0130, ptr noundef %4) #9
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %86, ptr align 8 %5, i64 56, i1 false), !tbaa.struct !52
  call void @llvm.lifetime.end.p0(i64 56, ptr %5) #10
  call void @llvm.lifetime.end.p0(i64 72, ptr %4) #10
  %87 = add nsw i64 %.0136, 1
  br label %82, !llvm.loop !53

88:                                               ; preds = %82
  %89 = getelementptr inbounds [3 x i64], ptr %36, i64 0, i64 2
  %90 = load i64, ptr %89, align 8, !tbaa !9
  %91 = mul nsw i64 %.0130, %90
  %92 = load i64, ptr %38, align 8, !tbaa !37
  %93 = mul nsw i64 %91, %92
  %94 = getelementptr inbounds float, ptr %57, i64 %93
  br label %95

95:                                               ; preds = %108, %88
  %.0135 = phi i64 [ 0, %88 ], [ %109, %108 ]
  %96 = load i64, ptr %89, align 8, !tbaa !9
  %97 = icmp slt i64 %.0135, %96
  br i1 %97, label %98, label %110

98:                                               ; preds = %95, %100
  %.0134 = phi i64 [ %107, %100 ], [ 0, %95 ]
  %99 = icmp slt i64 %.0134, %64
  br i1 %99, label %100, label %108

100:                                              ; preds = %98
  %101 = getelementptr inbounds %struct.inputs_in_row, ptr %66, i64 %.0134
  %102 = add nsw i64 %.0135, %75
  %103 = load i64, ptr %89, align 8, !tbaa !9
  %104 = call i64 @smaller(i64 noundef %102, i64 noundef %103) #9
  %105 = mul nsw i64 %.0134, 24
  %106 = getelementptr inbounds <16 x float>, ptr %63, i64 %105
  call void @summed_positions(ptr noundef %0, ptr noundef %101, ptr noundef %94, i64 noundef %40, i64 noundef %.0135, i64 noundef %104, i64 noundef %30, ptr noundef %106) #9
  %107 = add nsw i64 %.0134, 1
  br label %98, !llvm.loop !54

108:                                              ; preds = %98
  %109 = add nsw i64 %.0135, %75
  br label %95, !llvm.loop !55

110:                                              ; preds = %95
  %111 = add nsw i64 %.0130, 1
  br label %76, !llvm.loop !56

112:                                              ; preds = %76, %156
  %.0133 = phi i64 [ %157, %156 ], [ %32, %76 ]
  %113 = icmp slt i64 %.0133, %35
  br i1 %113, label %114, label %158

114:                                              ; preds = %112
  call void @llvm.lifetime.start.p0(i64 72, ptr %6) #10
  call void @inputs_of(ptr dead_on_unwind writable sret(%struct.inputs_at_once) align 8 %6, ptr noundef %0, i64 noundef %.0133, i64 noundef %9) #9
  br label %115

115:                                              ; preds = %154, %114
  %.0132 = phi i64 [ 0, %114 ], [ %155, %154 ]
  %116 = icmp slt i64 %.0132, %30
  br i1 %116, label %117, label %156

117:                                              ; preds = %115, %134
  %.0131 = phi i64 [ %153, %134 ], [ 0, %115 ]
  %118 = load i64, ptr %6, align 8, !tbaa !57
  %119 = icmp slt i64 %.0131, %118
  br i1 %119, label %120, label %154

120:                                              ; preds = %117
  %121 = sub nsw i64 %.0133, %32
  %122 = mul nsw i64 %121, 24
  %123 = mul nsw i64 %.0132, %118
  %124 = add nsw i64 %122, %123
  %125 = add nsw i64 %124, %.0131
  %126 = getelementptr inbounds <16 x float>, ptr %63, i64 %125
  %127 = load <16 x float>, ptr %126, align 4, !tbaa !50
  br label %128

128:                                              ; preds = %130, %120
  %.0129 = phi float [ 0.000000e+00, %120 ], [ %132, %130 ]
  %.0128 = phi i64 [ 0, %120 ], [ %133, %130 ]
  %129 = icmp slt i64 %.0128, 16
  br i1 %129, label %130, label %134

130:                                              ; preds = %128
  %131 = extractelement <16 x float> %127, i64 %.0128
  %132 = fadd float %.0129, %131
  %133 = add nsw i64 %.0128, 1
  br label %128, !llvm.loop !59

134:                                              ; preds = %128
  %135 = load i64, ptr %10, align 8, !tbaa !10
  %136 = mul nsw i64 %23, %135
  %137 = add nsw i64 %136, %26
  %138 = add nsw i64 %137, %.0132
  %139 = load i64, ptr %42, align 8, !tbaa !11
  %140 = mul nsw i64 %138, %139
  %141 = getelementptr inbounds %struct.inputs_at_once, ptr %6, i32 0, i32 2
  %142 = getelementptr inbounds [4 x i64], ptr %141, i64 0, i64 %.0131
  %143 = load i64, ptr %142, align 8, !tbaa !9
  %144 = add nsw i64 %140, %143
  %145 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 2
  %146 = load ptr, ptr %145, align 8, !tbaa !39
  %147 = mul nsw i64 %144, %8
  %148 = getelementptr inbounds %struct.inputs_at_once, ptr %6, i32 0, i32 1
  %149 = getelementptr inbounds [4 x i64], ptr %148, i64 0, i64 %.0131
  %150 = load i64, ptr %149, align 8, !tbaa !9
  %151 = add nsw i64 %147, %150
  %152 = getelementptr inbounds float, ptr %146, i64 %151
  store float %.0129, ptr %152, align 4, !tbaa !13
  %153 = add nsw i64 %.0131, 1
  br label %117, !llvm.loop !60

154:                                              ; preds = %117
  %155 = add nsw i64 %.0132, 1
  br label %115, !llvm.loop !61

156:                                              ; preds = %115
  call void @llvm.lifetime.end.p0(i64 72, ptr %6) #10
  %157 = add nsw i64 %.0133, 1
  br label %112, !llvm.loop !62

158:                                              ; preds = %112
  ret void
}

; Function Attrs: nounwind
define i64 @weight_blocks(ptr noundef %0) #0 {
  %2 = call i64 @inputs_in_block(ptr noundef %0) #9
  %3 = call i64 @input_blocks(ptr noundef %0, i64 noundef %2) #9
  ret i64 %3
}

; Function Attrs: nounwind
define internal i64 @input_blocks(ptr noundef %0, i64 noundef %1) #0 {
  %3 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 9
  %4 = call i64 @volume(ptr noundef %3) #9
  %5 = call i64 @has_border(ptr noundef %0) #9
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %14, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %9 = load i64, ptr %8, align 8, !tbaa !11
  %10 = mul nsw i64 %9, %4
  %11 = add nsw i64 %10, %1
  %12 = sub nsw i64 %11, 1
  %13 = sdiv i64 %12, %1
  br label %21

14:                                               ; preds = %2
  %15 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %16 = load i64, ptr %15, align 8, !tbaa !11
  %17 = add nsw i64 %16, %1
  %18 = sub nsw i64 %17, 1
  %19 = sdiv i64 %18, %1
  %20 = mul nsw i64 %4, %19
  br label %21

21:                                               ; preds = %14, %7
  %.0 = phi i64 [ %20, %14 ], [ %13, %7 ]
  ret i64 %.0
}

; Function Attrs: nounwind
define internal i64 @inputs_in_block(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 14
  %3 = load i64, ptr %2, align 8, !tbaa !49
  %4 = icmp ne i64 %3, 0
  %5 = select i1 %4, i32 4, i32 2
  %6 = sext i32 %5 to i64
  ret i64 %6
}

; Function Attrs: nounwind
define i64 @weight_memory() #0 {
  ret i64 398
}

; Function Attrs: nounwind
define internal i64 @volume(ptr noundef %0) #0 {
  %2 = load i64, ptr %0, align 8, !tbaa !9
  %3 = getelementptr inbounds i64, ptr %0, i64 1
  %4 = load i64, ptr %3, align 8, !tbaa !9
  %5 = mul nsw i64 %2, %4
  %6 = getelementptr inbounds i64, ptr %0, i64 2
  %7 = load i64, ptr %6, align 8, !tbaa !9
  %8 = mul nsw i64 %5, %7
  ret i64 %8
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nounwind
define internal void @take_groups(ptr noundef %0, i64 noundef %1) #0 {
  br label %3

3:                                                ; preds = %44, %44, %2
  %4 = call i64 @look_at(ptr noundef %0) #9
  %5 = trunc i64 %4 to i32
  %6 = zext i32 %5 to i64
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %8, label %44

8:                                                ; preds = %3
  %9 = call i64 @own_groups(ptr noundef %0, i64 noundef %1) #9
  %10 = and i64 %6, %9
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %8
  %13 = call i64 @lowest_bit(i64 noundef %10) #9
  br label %16

14:                                               ; preds = %8
  %15 = call i64 @highest_bit(i64 noundef %6) #9
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
  %25 = load i64, ptr %24, align 8, !tbaa !27
  %26 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 10
  %27 = load i64, ptr %26, align 8, !tbaa !26
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
  %37 = load ptr, ptr %36, align 8, !tbaa !25
  %38 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  %39 = load ptr, ptr %38, align 8, !tbaa !23
  call void %37(ptr noundef %39, i64 noundef %.032, i64 noundef %1) #9
  %40 = add nsw i64 %.032, 1
  br label %30, !llvm.loop !63

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
define internal i64 @look_at(ptr noundef %0) #3 {
  %2 = load atomic i64, ptr %0 acquire, align 8
  ret i64 %2
}

; Function Attrs: inlinehint nounwind
define internal i64 @own_groups(ptr noundef %0, i64 noundef %1) #3 {
  %3 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 11
  %4 = load i64, ptr %3, align 8, !tbaa !27
  %5 = mul nsw i64 %4, %1
  %6 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 12
  %7 = load i64, ptr %6, align 8, !tbaa !64
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
define internal i64 @lowest_bit(i64 noundef %0) #3 {
  %2 = call i64 @llvm.cttz.i64(i64 %0, i1 true)
  %3 = trunc i64 %2 to i32
  %4 = sext i32 %3 to i64
  ret i64 %4
}

; Function Attrs: inlinehint nounwind
define internal i64 @highest_bit(i64 noundef %0) #3 {
  %2 = call i64 @llvm.ctlz.i64(i64 %0, i1 true)
  %3 = trunc i64 %2 to i32
  %4 = sub nsw i32 63, %3
  %5 = sext i32 %4 to i64
  ret i64 %5
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #2

; Function Attrs: nounwind
define internal void @along_at(ptr dead_on_unwind noalias writable sret(%struct.along) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 24, i1 false)
  %5 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 10
  %6 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 %2
  %7 = load i64, ptr %6, align 8, !tbaa !9
  %8 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 12
  %9 = getelementptr inbounds [3 x i64], ptr %8, i64 0, i64 %2
  %10 = load i64, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 13
  %12 = load i64, ptr %11, align 8, !tbaa !2
  %13 = icmp ne i64 %12, 0
  br i1 %13, label %42, label %14

14:                                               ; preds = %4
  %15 = mul nsw i64 %3, %7
  %16 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 11
  %17 = getelementptr inbounds [3 x i64], ptr %16, i64 0, i64 %2
  %18 = load i64, ptr %17, align 8, !tbaa !9
  %19 = sub nsw i64 %15, %18
  %20 = getelementptr inbounds %struct.along, ptr %0, i32 0, i32 2
  store i64 %19, ptr %20, align 8, !tbaa !46
  br label %21

21:                                               ; preds = %40, %14
  %.0 = phi i64 [ 0, %14 ], [ %41, %40 ]
  %22 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 9
  %23 = getelementptr inbounds [3 x i64], ptr %22, i64 0, i64 %2
  %24 = load i64, ptr %23, align 8, !tbaa !9
  %25 = icmp slt i64 %.0, %24
  br i1 %25, label %26, label %79

26:                                               ; preds = %21
  %27 = load i64, ptr %20, align 8, !tbaa !46
  %28 = mul nsw i64 %.0, %10
  %29 = add nsw i64 %27, %28
  %30 = icmp sge i64 %29, 0
  br i1 %30, label %31, label %40

31:                                               ; preds = %26
  %32 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 7
  %33 = getelementptr inbounds [3 x i64], ptr %32, i64 0, i64 %2
  %34 = load i64, ptr %33, align 8, !tbaa !9
  %35 = icmp slt i64 %29, %34
  br i1 %35, label %36, label %40

36:                                               ; preds = %31
  %37 = shl i64 1, %.0
  %38 = load i64, ptr %0, align 8, !tbaa !42
  %39 = or i64 %38, %37
  store i64 %39, ptr %0, align 8, !tbaa !42
  br label %40

40:                                               ; preds = %26, %31, %36
  %41 = add nsw i64 %.0, 1
  br label %21, !llvm.loop !65

42:                                               ; preds = %4
  %43 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 11
  %44 = getelementptr inbounds [3 x i64], ptr %43, i64 0, i64 %2
  %45 = load i64, ptr %44, align 8, !tbaa !9
  %46 = add nsw i64 %3, %45
  %47 = srem i64 %46, %7
  %48 = getelementptr inbounds %struct.along, ptr %0, i32 0, i32 1
  store i64 %47, ptr %48, align 8, !tbaa !44
  %49 = load i64, ptr %44, align 8, !tbaa !9
  %50 = add nsw i64 %3, %49
  %51 = sdiv i64 %50, %7
  %52 = getelementptr inbounds %struct.along, ptr %0, i32 0, i32 2
  store i64 %51, ptr %52, align 8, !tbaa !46
  br label %53

53:                                               ; preds = %77, %42
  %.044 = phi i64 [ 0, %42 ], [ %78, %77 ]
  %54 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 9
  %55 = getelementptr inbounds [3 x i64], ptr %54, i64 0, i64 %2
  %56 = load i64, ptr %55, align 8, !tbaa !9
  %57 = icmp slt i64 %.044, %56
  br i1 %57, label %58, label %79

58:                                               ; preds = %53
  %59 = load i64, ptr %44, align 8, !tbaa !9
  %60 = add nsw i64 %3, %59
  %61 = mul nsw i64 %.044, %10
  %62 = sub nsw i64 %60, %61
  %63 = icmp sge i64 %62, 0
  br i1 %63, label %64, label %77

64:                                               ; preds = %58
  %65 = srem i64 %62, %7
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %67, label %77

67:                                               ; preds = %64
  %68 = sdiv i64 %62, %7
  %69 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 8
  %70 = getelementptr inbounds [3 x i64], ptr %69, i64 0, i64 %2
  %71 = load i64, ptr %70, align 8, !tbaa !9
  %72 = icmp slt i64 %68, %71
  br i1 %72, label %73, label %77

73:                                               ; preds = %67
  %74 = shl i64 1, %.044
  %75 = load i64, ptr %0, align 8, !tbaa !42
  %76 = or i64 %75, %74
  store i64 %76, ptr %0, align 8, !tbaa !42
  br label %77

77:                                               ; preds = %58, %64, %67, %73
  %78 = add nsw i64 %.044, 1
  br label %53, !llvm.loop !66

79:                                               ; preds = %53, %21
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind
define internal i64 @listed(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 13
  %5 = load i64, ptr %4, align 8, !tbaa !2
  %6 = icmp ne i64 %5, 0
  %7 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 8
  %8 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 7
  %9 = select i1 %6, ptr %7, ptr %8
  %10 = load i64, ptr %4, align 8, !tbaa !2
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %14 = load i64, ptr %13, align 8, !tbaa !10
  br label %18

15:                                               ; preds = %3
  %16 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %17 = load i64, ptr %16, align 8, !tbaa !11
  br label %18

18:                                               ; preds = %15, %12
  %19 = phi i64 [ %14, %12 ], [ %17, %15 ]
  %20 = load i64, ptr %4, align 8, !tbaa !2
  %21 = icmp ne i64 %20, 0
  br i1 %21, label %22, label %25

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %24 = load i64, ptr %23, align 8, !tbaa !11
  br label %28

25:                                               ; preds = %18
  %26 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %27 = load i64, ptr %26, align 8, !tbaa !10
  br label %28

28:                                               ; preds = %25, %22
  %29 = phi i64 [ %24, %22 ], [ %27, %25 ]
  %30 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 9
  %31 = call i64 @volume(ptr noundef %30) #9
  %32 = call i64 @volume(ptr noundef %9) #9
  %33 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %34 = load i64, ptr %33, align 8, !tbaa !37
  %35 = mul nsw i64 %32, %34
  br label %36

36:                                               ; preds = %96, %28
  %.079 = phi i64 [ 0, %28 ], [ %97, %96 ]
  %.078 = phi i64 [ 0, %28 ], [ %.1, %96 ]
  %37 = load i64, ptr %30, align 8, !tbaa !9
  %38 = icmp slt i64 %.079, %37
  br i1 %38, label %39, label %98

39:                                               ; preds = %36, %94
  %.081 = phi i64 [ %95, %94 ], [ 0, %36 ]
  %.1 = phi i64 [ %.2, %94 ], [ %.078, %36 ]
  %40 = getelementptr inbounds [3 x i64], ptr %30, i64 0, i64 1
  %41 = load i64, ptr %40, align 8, !tbaa !9
  %42 = icmp slt i64 %.081, %41
  br i1 %42, label %43, label %96

43:                                               ; preds = %39, %92
  %.080 = phi i64 [ %93, %92 ], [ 0, %39 ]
  %.2 = phi i64 [ %.3, %92 ], [ %.1, %39 ]
  %44 = getelementptr inbounds [3 x i64], ptr %30, i64 0, i64 2
  %45 = load i64, ptr %44, align 8, !tbaa !9
  %46 = icmp slt i64 %.080, %45
  br i1 %46, label %47, label %94

47:                                               ; preds = %43
  %48 = load i64, ptr %1, align 8, !tbaa !42
  %49 = lshr i64 %48, %.079
  %50 = getelementptr inbounds %struct.along, ptr %1, i64 1
  %51 = load i64, ptr %50, align 8, !tbaa !42
  %52 = lshr i64 %51, %.081
  %53 = and i64 %49, %52
  %54 = getelementptr inbounds %struct.along, ptr %1, i64 2
  %55 = load i64, ptr %54, align 8, !tbaa !42
  %56 = lshr i64 %55, %.080
  %57 = and i64 %53, %56
  %58 = and i64 %57, 1
  %59 = icmp ne i64 %58, 0
  br i1 %59, label %60, label %92

60:                                               ; preds = %47
  %61 = getelementptr inbounds %struct.along, ptr %1, i32 0, i32 1
  %62 = load i64, ptr %61, align 8, !tbaa !44
  %63 = call i64 @distance(ptr noundef %0, i64 noundef 0, i64 noundef %62, i64 noundef %.079) #9
  %64 = getelementptr inbounds %struct.along, ptr %50, i32 0, i32 1
  %65 = load i64, ptr %64, align 8, !tbaa !44
  %66 = call i64 @distance(ptr noundef %0, i64 noundef 1, i64 noundef %65, i64 noundef %.081) #9
  %67 = getelementptr inbounds %struct.along, ptr %54, i32 0, i32 1
  %68 = load i64, ptr %67, align 8, !tbaa !44
  %69 = call i64 @distance(ptr noundef %0, i64 noundef 2, i64 noundef %68, i64 noundef %.080) #9
  %70 = getelementptr inbounds i64, ptr %9, i64 1
  %71 = load i64, ptr %70, align 8, !tbaa !9
  %72 = mul nsw i64 %63, %71
  %73 = add nsw i64 %72, %66
  %74 = getelementptr inbounds i64, ptr %9, i64 2
  %75 = load i64, ptr %74, align 8, !tbaa !9
  %76 = mul nsw i64 %73, %75
  %77 = add nsw i64 %76, %69
  %78 = load i64, ptr %33, align 8, !tbaa !37
  %79 = mul nsw i64 %77, %78
  %80 = mul nsw i64 2, %.2
  %81 = getelementptr inbounds i64, ptr %2, i64 %80
  store i64 %79, ptr %81, align 8, !tbaa !9
  %82 = load i64, ptr %40, align 8, !tbaa !9
  %83 = mul nsw i64 %.079, %82
  %84 = add nsw i64 %83, %.081
  %85 = load i64, ptr %44, align 8, !tbaa !9
  %86 = mul nsw i64 %84, %85
  %87 = add nsw i64 %86, %.080
  %88 = mul nsw i64 %87, %29
  %89 = add nsw i64 %80, 1
  %90 = getelementptr inbounds i64, ptr %2, i64 %89
  store i64 %88, ptr %90, align 8, !tbaa !9
  %91 = add nsw i64 %.2, 1
  br label %92

92:                                               ; preds = %47, %60
  %.3 = phi i64 [ %91, %60 ], [ %.2, %47 ]
  %93 = add nsw i64 %.080, 1
  br label %43, !llvm.loop !67

94:                                               ; preds = %43
  %95 = add nsw i64 %.081, 1
  br label %39, !llvm.loop !68

96:                                               ; preds = %39
  %97 = add nsw i64 %.079, 1
  br label %36, !llvm.loop !69

98:                                               ; preds = %36, %121
  %.077 = phi i64 [ %122, %121 ], [ 1, %36 ]
  %99 = icmp slt i64 %.077, %19
  br i1 %99, label %100, label %123

100:                                              ; preds = %98, %102
  %.0 = phi i64 [ %120, %102 ], [ 0, %98 ]
  %101 = icmp slt i64 %.0, %.078
  br i1 %101, label %102, label %121

102:                                              ; preds = %100
  %103 = mul nsw i64 2, %.0
  %104 = getelementptr inbounds i64, ptr %2, i64 %103
  %105 = load i64, ptr %104, align 8, !tbaa !9
  %106 = mul nsw i64 %.077, %35
  %107 = add nsw i64 %105, %106
  %108 = mul nsw i64 %.077, %.078
  %109 = add nsw i64 %108, %.0
  %110 = mul nsw i64 2, %109
  %111 = getelementptr inbounds i64, ptr %2, i64 %110
  store i64 %107, ptr %111, align 8, !tbaa !9
  %112 = add nsw i64 %103, 1
  %113 = getelementptr inbounds i64, ptr %2, i64 %112
  %114 = load i64, ptr %113, align 8, !tbaa !9
  %115 = mul nsw i64 %.077, %31
  %116 = mul nsw i64 %115, %29
  %117 = add nsw i64 %114, %116
  %118 = add nsw i64 %110, 1
  %119 = getelementptr inbounds i64, ptr %2, i64 %118
  store i64 %117, ptr %119, align 8, !tbaa !9
  %120 = add nsw i64 %.0, 1
  br label %100, !llvm.loop !70

121:                                              ; preds = %100
  %122 = add nsw i64 %.077, 1
  br label %98, !llvm.loop !71

123:                                              ; preds = %98
  %124 = mul nsw i64 %19, %.078
  ret i64 %124
}

; Function Attrs: nounwind
define internal void @position(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7) #0 {
  %9 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %10 = load i64, ptr %9, align 8, !tbaa !37
  %11 = sdiv i64 %10, 16
  %12 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 14
  %13 = load i64, ptr %12, align 8, !tbaa !49
  %14 = icmp ne i64 %13, 0
  %15 = select i1 %14, i32 4, i32 1
  %16 = sext i32 %15 to i64
  %17 = add nsw i64 %11, %16
  %18 = sub nsw i64 %17, 1
  %19 = sdiv i64 %18, %16
  %20 = sub nsw i64 %10, 16
  br label %21

21:                                               ; preds = %23, %8
  %.0 = phi i64 [ 0, %8 ], [ %26, %23 ]
  %22 = icmp slt i64 %.0, %19
  br i1 %22, label %23, label %33

23:                                               ; preds = %21
  %24 = mul nsw i64 %11, %.0
  %25 = sdiv i64 %24, %19
  %26 = add nsw i64 %.0, 1
  %27 = mul nsw i64 %11, %26
  %28 = sdiv i64 %27, %19
  %29 = sub nsw i64 %28, %25
  %30 = mul nsw i64 %25, 16
  %31 = getelementptr inbounds float, ptr %1, i64 %30
  %32 = getelementptr inbounds float, ptr %6, i64 %30
  call void @position_of(ptr noundef %0, ptr noundef %31, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %32, i64 noundef %7, i64 noundef %29) #9
  br label %21, !llvm.loop !72

33:                                               ; preds = %21
  %34 = load i64, ptr %9, align 8, !tbaa !37
  %35 = srem i64 %34, 16
  %36 = icmp ne i64 %35, 0
  br i1 %36, label %37, label %40

37:                                               ; preds = %33
  %38 = getelementptr inbounds float, ptr %1, i64 %20
  %39 = getelementptr inbounds float, ptr %6, i64 %20
  call void @position_of(ptr noundef %0, ptr noundef %38, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %39, i64 noundef %7, i64 noundef 1) #9
  br label %40

40:                                               ; preds = %37, %33
  ret void
}

; Function Attrs: nounwind
define internal i64 @distance(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 12
  %6 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 %1
  %7 = load i64, ptr %6, align 8, !tbaa !9
  %8 = mul nsw i64 %3, %7
  %9 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 13
  %10 = load i64, ptr %9, align 8, !tbaa !2
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %18

12:                                               ; preds = %4
  %13 = sub nsw i64 %2, %8
  %14 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 10
  %15 = getelementptr inbounds [3 x i64], ptr %14, i64 0, i64 %1
  %16 = load i64, ptr %15, align 8, !tbaa !9
  %17 = sdiv i64 %13, %16
  br label %18

18:                                               ; preds = %4, %12
  %19 = phi i64 [ %17, %12 ], [ %8, %4 ]
  ret i64 %19
}

; Function Attrs: nounwind
define internal void @position_of(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, i64 noundef %8) #0 {
  %10 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 14
  %11 = load i64, ptr %10, align 8, !tbaa !49
  %12 = icmp ne i64 %11, 0
  %13 = icmp eq i64 %8, 4
  %14 = icmp eq i64 %8, 3
  %15 = select i1 %14, i32 8, i32 12
  %16 = select i1 %13, i32 6, i32 %15
  %17 = select i1 %12, i32 %16, i32 6
  %18 = sext i32 %17 to i64
  %19 = add nsw i64 %5, %18
  %20 = sub nsw i64 %19, 1
  %21 = sdiv i64 %20, %18
  br label %22

22:                                               ; preds = %41, %9
  %.0 = phi i64 [ 0, %9 ], [ %27, %41 ]
  %23 = icmp slt i64 %.0, %21
  br i1 %23, label %24, label %42

24:                                               ; preds = %22
  %25 = mul nsw i64 %5, %.0
  %26 = sdiv i64 %25, %21
  %27 = add nsw i64 %.0, 1
  %28 = mul nsw i64 %5, %27
  %29 = sdiv i64 %28, %21
  %30 = sub nsw i64 %29, %26
  %31 = mul nsw i64 %26, %7
  %32 = getelementptr inbounds float, ptr %6, i64 %31
  switch i64 %8, label %39 [
    i64 4, label %33
    i64 3, label %35
    i64 2, label %37
  ]

33:                                               ; preds = %24
  %34 = getelementptr inbounds float, ptr %4, i64 %26
  call void @listed_of_4(ptr noundef %34, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %30, ptr noundef %32, i64 noundef %7) #9
  br label %41

35:                                               ; preds = %24
  %36 = getelementptr inbounds float, ptr %4, i64 %26
  call void @listed_of_3(ptr noundef %36, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %30, ptr noundef %32, i64 noundef %7) #9
  br label %41

37:                                               ; preds = %24
  %38 = getelementptr inbounds float, ptr %4, i64 %26
  call void @listed_of_2(ptr noundef %38, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %30, ptr noundef %32, i64 noundef %7) #9
  br label %41

39:                                               ; preds = %24
  %40 = getelementptr inbounds float, ptr %4, i64 %26
  call void @listed_of_1(ptr noundef %40, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %30, ptr noundef %32, i64 noundef %7) #9
  br label %41

41:                                               ; preds = %33, %37, %39, %35
  br label %22, !llvm.loop !73

42:                                               ; preds = %22
  ret void
}

; Function Attrs: noinline nounwind
define internal void @listed_of_4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) #6 {
  switch i64 %4, label %14 [
    i64 1, label %8
    i64 2, label %9
    i64 3, label %10
    i64 4, label %11
    i64 5, label %12
    i64 6, label %13
  ]

8:                                                ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 1, i64 noundef 4, ptr noundef %5, i64 noundef %6) #9
  br label %14

9:                                                ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 2, i64 noundef 4, ptr noundef %5, i64 noundef %6) #9
  br label %14

10:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 3, i64 noundef 4, ptr noundef %5, i64 noundef %6) #9
  br label %14

11:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 4, i64 noundef 4, ptr noundef %5, i64 noundef %6) #9
  br label %14

12:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 5, i64 noundef 4, ptr noundef %5, i64 noundef %6) #9
  br label %14

13:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 6, i64 noundef 4, ptr noundef %5, i64 noundef %6) #9
  br label %14

14:                                               ; preds = %13, %12, %11, %10, %9, %8, %7
  ret void
}

; Function Attrs: noinline nounwind
define internal void @listed_of_3(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) #6 {
  switch i64 %4, label %16 [
    i64 1, label %8
    i64 2, label %9
    i64 3, label %10
    i64 4, label %11
    i64 5, label %12
    i64 6, label %13
    i64 7, label %14
    i64 8, label %15
  ]

8:                                                ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 1, i64 noundef 3, ptr noundef %5, i64 noundef %6) #9
  br label %16

9:                                                ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 2, i64 noundef 3, ptr noundef %5, i64 noundef %6) #9
  br label %16

10:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 3, i64 noundef 3, ptr noundef %5, i64 noundef %6) #9
  br label %16

11:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 4, i64 noundef 3, ptr noundef %5, i64 noundef %6) #9
  br label %16

12:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 5, i64 noundef 3, ptr noundef %5, i64 noundef %6) #9
  br label %16

13:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 6, i64 noundef 3, ptr noundef %5, i64 noundef %6) #9
  br label %16

14:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 7, i64 noundef 3, ptr noundef %5, i64 noundef %6) #9
  br label %16

15:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 8, i64 noundef 3, ptr noundef %5, i64 noundef %6) #9
  br label %16

16:                                               ; preds = %15, %14, %13, %12, %11, %10, %9, %8, %7
  ret void
}

; Function Attrs: noinline nounwind
define internal void @listed_of_2(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) #6 {
  switch i64 %4, label %20 [
    i64 1, label %8
    i64 2, label %9
    i64 3, label %10
    i64 4, label %11
    i64 5, label %12
    i64 6, label %13
    i64 7, label %14
    i64 8, label %15
    i64 9, label %16
    i64 10, label %17
    i64 11, label %18
    i64 12, label %19
  ]

8:                                                ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 1, i64 noundef 2, ptr noundef %5, i64 noundef %6) #9
  br label %20

9:                                                ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 2, i64 noundef 2, ptr noundef %5, i64 noundef %6) #9
  br label %20

10:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 3, i64 noundef 2, ptr noundef %5, i64 noundef %6) #9
  br label %20

11:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 4, i64 noundef 2, ptr noundef %5, i64 noundef %6) #9
  br label %20

12:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 5, i64 noundef 2, ptr noundef %5, i64 noundef %6) #9
  br label %20

13:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 6, i64 noundef 2, ptr noundef %5, i64 noundef %6) #9
  br label %20

14:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 7, i64 noundef 2, ptr noundef %5, i64 noundef %6) #9
  br label %20

15:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 8, i64 noundef 2, ptr noundef %5, i64 noundef %6) #9
  br label %20

16:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 9, i64 noundef 2, ptr noundef %5, i64 noundef %6) #9
  br label %20

17:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 10, i64 noundef 2, ptr noundef %5, i64 noundef %6) #9
  br label %20

18:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 11, i64 noundef 2, ptr noundef %5, i64 noundef %6) #9
  br label %20

19:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 12, i64 noundef 2, ptr noundef %5, i64 noundef %6) #9
  br label %20

20:                                               ; preds = %19, %18, %17, %16, %15, %14, %13, %12, %11, %10, %9, %8, %7
  ret void
}

; Function Attrs: noinline nounwind
define internal void @listed_of_1(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) #6 {
  switch i64 %4, label %20 [
    i64 1, label %8
    i64 2, label %9
    i64 3, label %10
    i64 4, label %11
    i64 5, label %12
    i64 6, label %13
    i64 7, label %14
    i64 8, label %15
    i64 9, label %16
    i64 10, label %17
    i64 11, label %18
    i64 12, label %19
  ]

8:                                                ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 1, i64 noundef 1, ptr noundef %5, i64 noundef %6) #9
  br label %20

9:                                                ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 2, i64 noundef 1, ptr noundef %5, i64 noundef %6) #9
  br label %20

10:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 3, i64 noundef 1, ptr noundef %5, i64 noundef %6) #9
  br label %20

11:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 4, i64 noundef 1, ptr noundef %5, i64 noundef %6) #9
  br label %20

12:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 5, i64 noundef 1, ptr noundef %5, i64 noundef %6) #9
  br label %20

13:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 6, i64 noundef 1, ptr noundef %5, i64 noundef %6) #9
  br label %20

14:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 7, i64 noundef 1, ptr noundef %5, i64 noundef %6) #9
  br label %20

15:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 8, i64 noundef 1, ptr noundef %5, i64 noundef %6) #9
  br label %20

16:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 9, i64 noundef 1, ptr noundef %5, i64 noundef %6) #9
  br label %20

17:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 10, i64 noundef 1, ptr noundef %5, i64 noundef %6) #9
  br label %20

18:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 11, i64 noundef 1, ptr noundef %5, i64 noundef %6) #9
  br label %20

19:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 12, i64 noundef 1, ptr noundef %5, i64 noundef %6) #9
  br label %20

20:                                               ; preds = %19, %18, %17, %16, %15, %14, %13, %12, %11, %10, %9, %8, %7
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7) #7 {
  %9 = alloca [12 x [4 x <16 x float>]], align 16
  %10 = alloca [4 x <16 x float>], align 16
  call void @llvm.lifetime.start.p0(i64 3072, ptr %9) #10
  br label %11

11:                                               ; preds = %19, %8
  %.050 = phi i64 [ 0, %8 ], [ %20, %19 ]
  %12 = icmp slt i64 %.050, %4
  br i1 %12, label %13, label %21

13:                                               ; preds = %11, %15
  %.052 = phi i64 [ %18, %15 ], [ 0, %11 ]
  %14 = icmp slt i64 %.052, %5
  br i1 %14, label %15, label %19

15:                                               ; preds = %13
  %16 = getelementptr inbounds [12 x [4 x <16 x float>]], ptr %9, i64 0, i64 %.050
  %17 = getelementptr inbounds [4 x <16 x float>], ptr %16, i64 0, i64 %.052
  store <16 x float> zeroinitializer, ptr %17, align 16, !tbaa !50
  %18 = add nsw i64 %.052, 1
  br label %13, !llvm.loop !74

19:                                               ; preds = %13
  %20 = add nsw i64 %.050, 1
  br label %11, !llvm.loop !76

21:                                               ; preds = %11, %58
  %.051 = phi i64 [ %59, %58 ], [ 0, %11 ]
  %22 = icmp slt i64 %.051, %3
  br i1 %22, label %23, label %60

23:                                               ; preds = %21
  %24 = mul nsw i64 2, %.051
  %25 = getelementptr inbounds i64, ptr %2, i64 %24
  %26 = load i64, ptr %25, align 8, !tbaa !9
  %27 = getelementptr inbounds float, ptr %1, i64 %26
  %28 = add nsw i64 %24, 1
  %29 = getelementptr inbounds i64, ptr %2, i64 %28
  %30 = load i64, ptr %29, align 8, !tbaa !9
  %31 = getelementptr inbounds float, ptr %0, i64 %30
  call void @llvm.lifetime.start.p0(i64 256, ptr %10) #10
  br label %32

32:                                               ; preds = %34, %23
  %.049 = phi i64 [ 0, %23 ], [ %39, %34 ]
  %33 = icmp slt i64 %.049, %5
  br i1 %33, label %34, label %40

34:                                               ; preds = %32
  %35 = mul nsw i64 %.049, 16
  %36 = getelementptr inbounds float, ptr %27, i64 %35
  %37 = load <16 x float>, ptr %36, align 4, !tbaa !50
  %38 = getelementptr inbounds [4 x <16 x float>], ptr %10, i64 0, i64 %.049
  store <16 x float> %37, ptr %38, align 16, !tbaa !50
  %39 = add nsw i64 %.049, 1
  br label %32, !llvm.loop !77

40:                                               ; preds = %32, %56
  %.048 = phi i64 [ %57, %56 ], [ 0, %32 ]
  %41 = icmp slt i64 %.048, %4
  br i1 %41, label %42, label %58

42:                                               ; preds = %40, %44
  %.047 = phi i64 [ %55, %44 ], [ 0, %40 ]
  %43 = icmp slt i64 %.047, %5
  br i1 %43, label %44, label %56

44:                                               ; preds = %42
  %45 = getelementptr inbounds float, ptr %31, i64 %.048
  %46 = load float, ptr %45, align 4, !tbaa !13
  %47 = insertelement <16 x float> poison, float %46, i64 0
  %48 = shufflevector <16 x float> %47, <16 x float> poison, <16 x i32> zeroinitializer
  %49 = getelementptr inbounds [4 x <16 x float>], ptr %10, i64 0, i64 %.047
  %50 = load <16 x float>, ptr %49, align 16, !tbaa !50
  %51 = getelementptr inbounds [12 x [4 x <16 x float>]], ptr %9, i64 0, i64 %.048
  %52 = getelementptr inbounds [4 x <16 x float>], ptr %51, i64 0, i64 %.047
  %53 = load <16 x float>, ptr %52, align 16, !tbaa !50
  %54 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %48, <16 x float> %50, <16 x float> %53)
  store <16 x float> %54, ptr %52, align 16, !tbaa !50
  %55 = add nsw i64 %.047, 1
  br label %42, !llvm.loop !78

56:                                               ; preds = %42
  %57 = add nsw i64 %.048, 1
  br label %40, !llvm.loop !79

58:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(i64 256, ptr %10) #10
  %59 = add nsw i64 %.051, 1
  br label %21, !llvm.loop !80

60:                                               ; preds = %21, %73
  %.046 = phi i64 [ %74, %73 ], [ 0, %21 ]
  %61 = icmp slt i64 %.046, %4
  br i1 %61, label %62, label %75

62:                                               ; preds = %60, %64
  %.0 = phi i64 [ %72, %64 ], [ 0, %60 ]
  %63 = icmp slt i64 %.0, %5
  br i1 %63, label %64, label %73

64:                                               ; preds = %62
  %65 = getelementptr inbounds [12 x [4 x <16 x float>]], ptr %9, i64 0, i64 %.046
  %66 = getelementptr inbounds [4 x <16 x float>], ptr %65, i64 0, i64 %.0
  %67 = load <16 x float>, ptr %66, align 16, !tbaa !50
  %68 = mul nsw i64 %.046, %7
  %69 = getelementptr inbounds float, ptr %6, i64 %68
  %70 = mul nsw i64 %.0, 16
  %71 = getelementptr inbounds float, ptr %69, i64 %70
  store <16 x float> %67, ptr %71, align 4, !tbaa !50
  %72 = add nsw i64 %.0, 1
  br label %62, !llvm.loop !82

73:                                               ; preds = %62
  %74 = add nsw i64 %.046, 1
  br label %60, !llvm.loop !83

75:                                               ; preds = %60
  call void @llvm.lifetime.end.p0(i64 3072, ptr %9) #10
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #2

; Function Attrs: nounwind
define internal i64 @larger(i64 noundef %0, i64 noundef %1) #0 {
  %3 = icmp sgt i64 %0, %1
  %. = select i1 %3, i64 %0, i64 %1
  ret i64 %.
}

; Function Attrs: nounwind
define internal void @inputs_of(ptr dead_on_unwind noalias writable sret(%struct.inputs_at_once) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 9
  %6 = call i64 @volume(ptr noundef %5) #9
  %7 = call i64 @input_blocks(ptr noundef %1, i64 noundef %3) #9
  %8 = call i64 @has_border(ptr noundef %1) #9
  %9 = icmp ne i64 %8, 0
  br i1 %9, label %32, label %10

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 5
  %12 = load i64, ptr %11, align 8, !tbaa !11
  %13 = mul nsw i64 %12, %6
  %14 = mul nsw i64 %13, %2
  %15 = sdiv i64 %14, %7
  %16 = add nsw i64 %2, 1
  %17 = mul nsw i64 %13, %16
  %18 = sdiv i64 %17, %7
  %19 = sub nsw i64 %18, %15
  store i64 %19, ptr %0, align 8, !tbaa !57
  br label %20

20:                                               ; preds = %23, %10
  %.042 = phi i64 [ 0, %10 ], [ %31, %23 ]
  %21 = load i64, ptr %0, align 8, !tbaa !57
  %22 = icmp slt i64 %.042, %21
  br i1 %22, label %23, label %54

23:                                               ; preds = %20
  %24 = add nsw i64 %15, %.042
  %25 = sdiv i64 %24, %6
  %26 = getelementptr inbounds %struct.inputs_at_once, ptr %0, i32 0, i32 2
  %27 = getelementptr inbounds [4 x i64], ptr %26, i64 0, i64 %.042
  store i64 %25, ptr %27, align 8, !tbaa !9
  %28 = srem i64 %24, %6
  %29 = getelementptr inbounds %struct.inputs_at_once, ptr %0, i32 0, i32 1
  %30 = getelementptr inbounds [4 x i64], ptr %29, i64 0, i64 %.042
  store i64 %28, ptr %30, align 8, !tbaa !9
  %31 = add nsw i64 %.042, 1
  br label %20, !llvm.loop !84

32:                                               ; preds = %4
  %33 = sdiv i64 %7, %6
  %34 = sdiv i64 %2, %33
  %35 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 5
  %36 = load i64, ptr %35, align 8, !tbaa !11
  %37 = srem i64 %2, %33
  %38 = mul nsw i64 %36, %37
  %39 = sdiv i64 %38, %33
  %40 = add nsw i64 %37, 1
  %41 = mul nsw i64 %36, %40
  %42 = sdiv i64 %41, %33
  %43 = sub nsw i64 %42, %39
  store i64 %43, ptr %0, align 8, !tbaa !57
  br label %44

44:                                               ; preds = %47, %32
  %.0 = phi i64 [ 0, %32 ], [ %53, %47 ]
  %45 = load i64, ptr %0, align 8, !tbaa !57
  %46 = icmp slt i64 %.0, %45
  br i1 %46, label %47, label %54

47:                                               ; preds = %44
  %48 = add nsw i64 %39, %.0
  %49 = getelementptr inbounds %struct.inputs_at_once, ptr %0, i32 0, i32 2
  %50 = getelementptr inbounds [4 x i64], ptr %49, i64 0, i64 %.0
  store i64 %48, ptr %50, align 8, !tbaa !9
  %51 = getelementptr inbounds %struct.inputs_at_once, ptr %0, i32 0, i32 1
  %52 = getelementptr inbounds [4 x i64], ptr %51, i64 0, i64 %.0
  store i64 %34, ptr %52, align 8, !tbaa !9
  %53 = add nsw i64 %.0, 1
  br label %44, !llvm.loop !85

54:                                               ; preds = %44, %20
  ret void
}

; Function Attrs: nounwind
define internal void @met_in_row(ptr dead_on_unwind noalias writable sret(%struct.inputs_in_row) align 8 %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) #0 {
  %6 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 7
  %7 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 9
  %8 = call i64 @volume(ptr noundef %6) #9
  %9 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 3
  %10 = load i64, ptr %9, align 8, !tbaa !37
  %11 = mul nsw i64 %8, %10
  %12 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 11
  %13 = getelementptr inbounds [3 x i64], ptr %12, i64 0, i64 2
  %14 = load i64, ptr %13, align 8, !tbaa !9
  %15 = getelementptr inbounds %struct.inputs_at_once, ptr %4, i32 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !9
  %17 = getelementptr inbounds i64, ptr %7, i64 2
  %18 = load i64, ptr %17, align 8, !tbaa !9
  %19 = srem i64 %16, %18
  %20 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 12
  %21 = getelementptr inbounds [3 x i64], ptr %20, i64 0, i64 2
  %22 = load i64, ptr %21, align 8, !tbaa !9
  %23 = mul nsw i64 %19, %22
  %24 = sub nsw i64 %14, %23
  %25 = load i64, ptr %4, align 8, !tbaa !57
  store i64 %25, ptr %0, align 8, !tbaa !86
  %26 = getelementptr inbounds %struct.inputs_in_row, ptr %0, i32 0, i32 1
  store i64 0, ptr %26, align 8, !tbaa !88
  %27 = getelementptr inbounds %struct.inputs_in_row, ptr %0, i32 0, i32 2
  %28 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 8
  %29 = getelementptr inbounds [3 x i64], ptr %28, i64 0, i64 2
  %30 = load i64, ptr %29, align 8, !tbaa !9
  store i64 %30, ptr %27, align 8, !tbaa !89
  %31 = getelementptr inbounds %struct.inputs_in_row, ptr %0, i32 0, i32 3
  call void @llvm.memset.p0.i64(ptr align 8 %31, i8 0, i64 32, i1 false)
  %32 = call i64 @has_border(ptr noundef %1) #9
  %33 = icmp ne i64 %32, 0
  br i1 %33, label %34, label %47

34:                                               ; preds = %5
  %35 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 10
  %36 = getelementptr inbounds [3 x i64], ptr %35, i64 0, i64 2
  %37 = load i64, ptr %36, align 8, !tbaa !9
  %38 = call i64 @upwards(i64 noundef %24, i64 noundef %37) #9
  %39 = call i64 @larger(i64 noundef 0, i64 noundef %38) #9
  store i64 %39, ptr %26, align 8, !tbaa !88
  %40 = load i64, ptr %27, align 8, !tbaa !89
  %41 = getelementptr inbounds i64, ptr %6, i64 2
  %42 = load i64, ptr %41, align 8, !tbaa !9
  %43 = add nsw i64 %42, %24
  %44 = load i64, ptr %36, align 8, !tbaa !9
  %45 = call i64 @upwards(i64 noundef %43, i64 noundef %44) #9
  %46 = call i64 @smaller(i64 noundef %40, i64 noundef %45) #9
  store i64 %46, ptr %27, align 8, !tbaa !89
  br label %47

47:                                               ; preds = %34, %5
  br label %48

48:                                               ; preds = %93, %47
  %.0 = phi i64 [ 0, %47 ], [ %115, %93 ]
  %49 = load i64, ptr %4, align 8, !tbaa !57
  %50 = icmp slt i64 %.0, %49
  br i1 %50, label %51, label %116

51:                                               ; preds = %48
  %52 = getelementptr inbounds [4 x i64], ptr %15, i64 0, i64 %.0
  %53 = load i64, ptr %52, align 8, !tbaa !9
  %54 = load i64, ptr %17, align 8, !tbaa !9
  %55 = sdiv i64 %53, %54
  %56 = getelementptr inbounds i64, ptr %7, i64 1
  %57 = load i64, ptr %56, align 8, !tbaa !9
  %58 = sdiv i64 %55, %57
  %59 = srem i64 %55, %57
  %60 = srem i64 %53, %54
  %61 = getelementptr inbounds [3 x i64], ptr %28, i64 0, i64 1
  %62 = load i64, ptr %61, align 8, !tbaa !9
  %63 = sdiv i64 %3, %62
  %64 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 10
  %65 = load i64, ptr %64, align 8, !tbaa !9
  %66 = mul nsw i64 %63, %65
  %67 = load i64, ptr %12, align 8, !tbaa !9
  %68 = sub nsw i64 %66, %67
  %69 = load i64, ptr %20, align 8, !tbaa !9
  %70 = mul nsw i64 %58, %69
  %71 = add nsw i64 %68, %70
  %72 = srem i64 %3, %62
  %73 = getelementptr inbounds [3 x i64], ptr %64, i64 0, i64 1
  %74 = load i64, ptr %73, align 8, !tbaa !9
  %75 = mul nsw i64 %72, %74
  %76 = getelementptr inbounds [3 x i64], ptr %12, i64 0, i64 1
  %77 = load i64, ptr %76, align 8, !tbaa !9
  %78 = sub nsw i64 %75, %77
  %79 = getelementptr inbounds [3 x i64], ptr %20, i64 0, i64 1
  %80 = load i64, ptr %79, align 8, !tbaa !9
  %81 = mul nsw i64 %59, %80
  %82 = add nsw i64 %78, %81
  %83 = icmp slt i64 %71, 0
  br i1 %83, label %92, label %84

84:                                               ; preds = %51
  %85 = load i64, ptr %6, align 8, !tbaa !9
  %86 = icmp sge i64 %71, %85
  %87 = icmp slt i64 %82, 0
  %or.cond = select i1 %86, i1 true, i1 %87
  br i1 %or.cond, label %92, label %88

88:                                               ; preds = %84
  %89 = getelementptr inbounds i64, ptr %6, i64 1
  %90 = load i64, ptr %89, align 8, !tbaa !9
  %91 = icmp sge i64 %82, %90
  br i1 %91, label %92, label %93

92:                                               ; preds = %88, %84, %51
  store i64 0, ptr %27, align 8, !tbaa !89
  br label %93

93:                                               ; preds = %92, %88
  %94 = getelementptr inbounds %struct.inputs_at_once, ptr %4, i32 0, i32 2
  %95 = getelementptr inbounds [4 x i64], ptr %94, i64 0, i64 %.0
  %96 = load i64, ptr %95, align 8, !tbaa !9
  %97 = mul nsw i64 %96, %11
  %98 = getelementptr inbounds float, ptr %2, i64 %97
  %99 = getelementptr inbounds i64, ptr %6, i64 1
  %100 = load i64, ptr %99, align 8, !tbaa !9
  %101 = mul nsw i64 %71, %100
  %102 = add nsw i64 %101, %82
  %103 = getelementptr inbounds i64, ptr %6, i64 2
  %104 = load i64, ptr %103, align 8, !tbaa !9
  %105 = mul nsw i64 %102, %104
  %106 = load i64, ptr %21, align 8, !tbaa !9
  %107 = mul nsw i64 %60, %106
  %108 = add nsw i64 %105, %107
  %109 = load i64, ptr %13, align 8, !tbaa !9
  %110 = sub nsw i64 %108, %109
  %111 = load i64, ptr %9, align 8, !tbaa !37
  %112 = mul nsw i64 %110, %111
  %113 = getelementptr inbounds float, ptr %98, i64 %112
  %114 = getelementptr inbounds [4 x ptr], ptr %31, i64 0, i64 %.0
  store ptr %113, ptr %114, align 8, !tbaa !90
  %115 = add nsw i64 %.0, 1
  br label %48, !llvm.loop !91

116:                                              ; preds = %48
  ret void
}

; Function Attrs: nounwind
define internal void @summed_positions(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, ptr noundef %7) #0 {
  %9 = alloca [6 x ptr], align 16
  %10 = alloca [4 x ptr], align 16
  %11 = getelementptr inbounds %struct.inputs_in_row, ptr %1, i32 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !88
  %13 = call i64 @larger(i64 noundef %4, i64 noundef %12) #9
  %14 = getelementptr inbounds %struct.inputs_in_row, ptr %1, i32 0, i32 2
  %15 = load i64, ptr %14, align 8, !tbaa !89
  %16 = call i64 @smaller(i64 noundef %5, i64 noundef %15) #9
  %17 = icmp sge i64 %13, %16
  br i1 %17, label %63, label %18

18:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(i64 48, ptr %9) #10
  call void @llvm.lifetime.start.p0(i64 32, ptr %10) #10
  br label %19

19:                                               ; preds = %21, %18
  %.038 = phi i64 [ 0, %18 ], [ %29, %21 ]
  %20 = icmp slt i64 %.038, %6
  br i1 %20, label %21, label %30

21:                                               ; preds = %19
  %22 = mul nsw i64 %.038, %3
  %23 = getelementptr inbounds float, ptr %2, i64 %22
  %24 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %25 = load i64, ptr %24, align 8, !tbaa !37
  %26 = mul nsw i64 %13, %25
  %27 = getelementptr inbounds float, ptr %23, i64 %26
  %28 = getelementptr inbounds [6 x ptr], ptr %9, i64 0, i64 %.038
  store ptr %27, ptr %28, align 8, !tbaa !90
  %29 = add nsw i64 %.038, 1
  br label %19, !llvm.loop !92

30:                                               ; preds = %19, %33
  %.0 = phi i64 [ %46, %33 ], [ 0, %19 ]
  %31 = load i64, ptr %1, align 8, !tbaa !86
  %32 = icmp slt i64 %.0, %31
  br i1 %32, label %33, label %47

33:                                               ; preds = %30
  %34 = getelementptr inbounds %struct.inputs_in_row, ptr %1, i32 0, i32 3
  %35 = getelementptr inbounds [4 x ptr], ptr %34, i64 0, i64 %.0
  %36 = load ptr, ptr %35, align 8, !tbaa !90
  %37 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 10
  %38 = getelementptr inbounds [3 x i64], ptr %37, i64 0, i64 2
  %39 = load i64, ptr %38, align 8, !tbaa !9
  %40 = mul nsw i64 %13, %39
  %41 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %42 = load i64, ptr %41, align 8, !tbaa !37
  %43 = mul nsw i64 %40, %42
  %44 = getelementptr inbounds float, ptr %36, i64 %43
  %45 = getelementptr inbounds [4 x ptr], ptr %10, i64 0, i64 %.0
  store ptr %44, ptr %45, align 8, !tbaa !90
  %46 = add nsw i64 %.0, 1
  br label %30, !llvm.loop !93

47:                                               ; preds = %30
  %48 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 10
  %49 = getelementptr inbounds [3 x i64], ptr %48, i64 0, i64 2
  %50 = load i64, ptr %49, align 8, !tbaa !9
  %51 = icmp eq i64 %50, 1
  br i1 %51, label %52, label %57

52:                                               ; preds = %47
  %53 = sub nsw i64 %16, %13
  %54 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %55 = load i64, ptr %54, align 8, !tbaa !37
  %56 = mul nsw i64 %53, %55
  call void @summed(ptr noundef %9, ptr noundef %10, i64 noundef 1, i64 noundef %56, i64 noundef 0, i64 noundef %6, i64 noundef %31, ptr noundef %7) #9
  br label %62

57:                                               ; preds = %47
  %58 = sub nsw i64 %16, %13
  %59 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %60 = load i64, ptr %59, align 8, !tbaa !37
  %61 = mul nsw i64 %50, %60
  call void @summed(ptr noundef %9, ptr noundef %10, i64 noundef %58, i64 noundef %60, i64 noundef %61, i64 noundef %6, i64 noundef %31, ptr noundef %7) #9
  br label %62

62:                                               ; preds = %57, %52
  call void @llvm.lifetime.end.p0(i64 32, ptr %10) #10
  call void @llvm.lifetime.end.p0(i64 48, ptr %9) #10
  br label %63

63:                                               ; preds = %8, %62
  ret void
}

; Function Attrs: nounwind
define internal i64 @smaller(i64 noundef %0, i64 noundef %1) #0 {
  %3 = icmp slt i64 %0, %1
  %. = select i1 %3, i64 %0, i64 %1
  ret i64 %.
}

; Function Attrs: nounwind
define internal i64 @upwards(i64 noundef %0, i64 noundef %1) #0 {
  %3 = icmp sle i64 %0, 0
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = sub nsw i64 0, %0
  %6 = sdiv i64 %5, %1
  %7 = sub nsw i64 0, %6
  br label %12

8:                                                ; preds = %2
  %9 = add nsw i64 %0, %1
  %10 = sub nsw i64 %9, 1
  %11 = sdiv i64 %10, %1
  br label %12

12:                                               ; preds = %8, %4
  %13 = phi i64 [ %7, %4 ], [ %11, %8 ]
  ret i64 %13
}

; Function Attrs: noinline nounwind
define internal void @summed(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, ptr noundef %7) #6 {
  %9 = mul nsw i64 8, %5
  %10 = add nsw i64 %9, %6
  switch i64 %10, label %35 [
    i64 9, label %11
    i64 10, label %12
    i64 11, label %13
    i64 12, label %14
    i64 17, label %15
    i64 18, label %16
    i64 19, label %17
    i64 20, label %18
    i64 25, label %19
    i64 26, label %20
    i64 27, label %21
    i64 28, label %22
    i64 33, label %23
    i64 34, label %24
    i64 35, label %25
    i64 36, label %26
    i64 41, label %27
    i64 42, label %28
    i64 43, label %29
    i64 44, label %30
    i64 49, label %31
    i64 50, label %32
    i64 51, label %33
    i64 52, label %34
  ]

11:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 1, i64 noundef 1, ptr noundef %7) #9
  br label %35

12:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 1, i64 noundef 2, ptr noundef %7) #9
  br label %35

13:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 1, i64 noundef 3, ptr noundef %7) #9
  br label %35

14:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 1, i64 noundef 4, ptr noundef %7) #9
  br label %35

15:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 2, i64 noundef 1, ptr noundef %7) #9
  br label %35

16:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 2, i64 noundef 2, ptr noundef %7) #9
  br label %35

17:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 2, i64 noundef 3, ptr noundef %7) #9
  br label %35

18:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 2, i64 noundef 4, ptr noundef %7) #9
  br label %35

19:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 3, i64 noundef 1, ptr noundef %7) #9
  br label %35

20:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 3, i64 noundef 2, ptr noundef %7) #9
  br label %35

21:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 3, i64 noundef 3, ptr noundef %7) #9
  br label %35

22:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 3, i64 noundef 4, ptr noundef %7) #9
  br label %35

23:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 4, i64 noundef 1, ptr noundef %7) #9
  br label %35

24:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 4, i64 noundef 2, ptr noundef %7) #9
  br label %35

25:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 4, i64 noundef 3, ptr noundef %7) #9
  br label %35

26:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 4, i64 noundef 4, ptr noundef %7) #9
  br label %35

27:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 5, i64 noundef 1, ptr noundef %7) #9
  br label %35

28:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 5, i64 noundef 2, ptr noundef %7) #9
  br label %35

29:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 5, i64 noundef 3, ptr noundef %7) #9
  br label %35

30:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 5, i64 noundef 4, ptr noundef %7) #9
  br label %35

31:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 6, i64 noundef 1, ptr noundef %7) #9
  br label %35

32:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 6, i64 noundef 2, ptr noundef %7) #9
  br label %35

33:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 6, i64 noundef 3, ptr noundef %7) #9
  br label %35

34:                                               ; preds = %8
  call void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef 6, i64 noundef 4, ptr noundef %7) #9
  br label %35

35:                                               ; preds = %34, %33, %32, %31, %30, %29, %28, %27, %26, %25, %24, %23, %22, %21, %20, %19, %18, %17, %16, %15, %14, %13, %12, %11, %8
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @summed_runs(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, ptr noundef %7) #8 {
  %9 = alloca [6 x [4 x <16 x float>]], align 16
  %10 = alloca [6 x ptr], align 16
  %11 = alloca [4 x ptr], align 16
  %12 = alloca [4 x <16 x float>], align 16
  call void @llvm.lifetime.start.p0(i64 1536, ptr %9) #10
  call void @llvm.lifetime.start.p0(i64 48, ptr %10) #10
  call void @llvm.lifetime.start.p0(i64 32, ptr %11) #10
  br label %13

13:                                               ; preds = %29, %8
  %.094 = phi i64 [ 0, %8 ], [ %30, %29 ]
  %14 = icmp slt i64 %.094, %5
  br i1 %14, label %15, label %31

15:                                               ; preds = %13
  %16 = getelementptr inbounds ptr, ptr %0, i64 %.094
  %17 = load ptr, ptr %16, align 8, !tbaa !90
  %18 = getelementptr inbounds [6 x ptr], ptr %10, i64 0, i64 %.094
  store ptr %17, ptr %18, align 8, !tbaa !90
  br label %19

19:                                               ; preds = %21, %15
  %.0103 = phi i64 [ 0, %15 ], [ %28, %21 ]
  %20 = icmp slt i64 %.0103, %6
  br i1 %20, label %21, label %29

21:                                               ; preds = %19
  %22 = mul nsw i64 %.094, %6
  %23 = add nsw i64 %22, %.0103
  %24 = getelementptr inbounds <16 x float>, ptr %7, i64 %23
  %25 = load <16 x float>, ptr %24, align 4, !tbaa !50
  %26 = getelementptr inbounds [6 x [4 x <16 x float>]], ptr %9, i64 0, i64 %.094
  %27 = getelementptr inbounds [4 x <16 x float>], ptr %26, i64 0, i64 %.0103
  store <16 x float> %25, ptr %27, align 16, !tbaa !50
  %28 = add nsw i64 %.0103, 1
  br label %19, !llvm.loop !94

29:                                               ; preds = %19
  %30 = add nsw i64 %.094, 1
  br label %13, !llvm.loop !95

31:                                               ; preds = %13, %33
  %.0102 = phi i64 [ %37, %33 ], [ 0, %13 ]
  %32 = icmp slt i64 %.0102, %6
  br i1 %32, label %33, label %38

33:                                               ; preds = %31
  %34 = getelementptr inbounds ptr, ptr %1, i64 %.0102
  %35 = load ptr, ptr %34, align 8, !tbaa !90
  %36 = getelementptr inbounds [4 x ptr], ptr %11, i64 0, i64 %.0102
  store ptr %35, ptr %36, align 8, !tbaa !90
  %37 = add nsw i64 %.0102, 1
  br label %31, !llvm.loop !96

38:                                               ; preds = %31, %119
  %.0101 = phi i64 [ %120, %119 ], [ 0, %31 ]
  %39 = icmp slt i64 %.0101, %2
  br i1 %39, label %40, label %121

40:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(i64 256, ptr %12) #10
  br label %41

41:                                               ; preds = %53, %40
  %.0100 = phi i64 [ 0, %40 ], [ %42, %53 ]
  %42 = add nsw i64 %.0100, 16
  %43 = icmp sle i64 %42, %3
  br i1 %43, label %44, label %72

44:                                               ; preds = %41, %46
  %.099 = phi i64 [ %52, %46 ], [ 0, %41 ]
  %45 = icmp slt i64 %.099, %6
  br i1 %45, label %46, label %53

46:                                               ; preds = %44
  %47 = getelementptr inbounds [4 x ptr], ptr %11, i64 0, i64 %.099
  %48 = load ptr, ptr %47, align 8, !tbaa !90
  %49 = getelementptr inbounds float, ptr %48, i64 %.0100
  %50 = load <16 x float>, ptr %49, align 4, !tbaa !50
  %51 = getelementptr inbounds [4 x <16 x float>], ptr %12, i64 0, i64 %.099
  store <16 x float> %50, ptr %51, align 16, !tbaa !50
  %52 = add nsw i64 %.099, 1
  br label %44, !llvm.loop !97

53:                                               ; preds = %44, %70
  %.098 = phi i64 [ %71, %70 ], [ 0, %44 ]
  %54 = icmp slt i64 %.098, %5
  br i1 %54, label %55, label %41, !llvm.loop !98

55:                                               ; preds = %53
  %56 = getelementptr inbounds [6 x ptr], ptr %10, i64 0, i64 %.098
  %57 = load ptr, ptr %56, align 8, !tbaa !90
  %58 = getelementptr inbounds float, ptr %57, i64 %.0100
  %59 = load <16 x float>, ptr %58, align 4, !tbaa !50
  br label %60

60:                                               ; preds = %62, %55
  %.097 = phi i64 [ 0, %55 ], [ %69, %62 ]
  %61 = icmp slt i64 %.097, %6
  br i1 %61, label %62, label %70

62:                                               ; preds = %60
  %63 = getelementptr inbounds [4 x <16 x float>], ptr %12, i64 0, i64 %.097
  %64 = load <16 x float>, ptr %63, align 16, !tbaa !50
  %65 = getelementptr inbounds [6 x [4 x <16 x float>]], ptr %9, i64 0, i64 %.098
  %66 = getelementptr inbounds [4 x <16 x float>], ptr %65, i64 0, i64 %.097
  %67 = load <16 x float>, ptr %66, align 16, !tbaa !50
  %68 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %59, <16 x float> %64, <16 x float> %67)
  store <16 x float> %68, ptr %66, align 16, !tbaa !50
  %69 = add nsw i64 %.097, 1
  br label %60, !llvm.loop !99

70:                                               ; preds = %60
  %71 = add nsw i64 %.098, 1
  br label %53, !llvm.loop !100

72:                                               ; preds = %41
  %73 = icmp slt i64 %.0100, %3
  br i1 %73, label %74, label %104

74:                                               ; preds = %72, %76
  %.096 = phi i64 [ %83, %76 ], [ 0, %72 ]
  %75 = icmp slt i64 %.096, %6
  br i1 %75, label %76, label %84

76:                                               ; preds = %74
  %77 = getelementptr inbounds [4 x ptr], ptr %11, i64 0, i64 %.096
  %78 = load ptr, ptr %77, align 8, !tbaa !90
  %79 = getelementptr inbounds float, ptr %78, i64 %.0100
  %80 = sub nsw i64 %3, %.0100
  %81 = call <16 x float> @some_of(ptr noundef %79, i64 noundef %80) #9
  %82 = getelementptr inbounds [4 x <16 x float>], ptr %12, i64 0, i64 %.096
  store <16 x float> %81, ptr %82, align 16, !tbaa !50
  %83 = add nsw i64 %.096, 1
  br label %74, !llvm.loop !101

84:                                               ; preds = %74, %102
  %.095 = phi i64 [ %103, %102 ], [ 0, %74 ]
  %85 = icmp slt i64 %.095, %5
  br i1 %85, label %86, label %104

86:                                               ; preds = %84
  %87 = getelementptr inbounds [6 x ptr], ptr %10, i64 0, i64 %.095
  %88 = load ptr, ptr %87, align 8, !tbaa !90
  %89 = getelementptr inbounds float, ptr %88, i64 %.0100
  %90 = sub nsw i64 %3, %.0100
  %91 = call <16 x float> @some_of(ptr noundef %89, i64 noundef %90) #9
  br label %92

92:                                               ; preds = %94, %86
  %.093 = phi i64 [ 0, %86 ], [ %101, %94 ]
  %93 = icmp slt i64 %.093, %6
  br i1 %93, label %94, label %102

94:                                               ; preds = %92
  %95 = getelementptr inbounds [4 x <16 x float>], ptr %12, i64 0, i64 %.093
  %96 = load <16 x float>, ptr %95, align 16, !tbaa !50
  %97 = getelementptr inbounds [6 x [4 x <16 x float>]], ptr %9, i64 0, i64 %.095
  %98 = getelementptr inbounds [4 x <16 x float>], ptr %97, i64 0, i64 %.093
  %99 = load <16 x float>, ptr %98, align 16, !tbaa !50
  %100 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %91, <16 x float> %96, <16 x float> %99)
  store <16 x float> %100, ptr %98, align 16, !tbaa !50
  %101 = add nsw i64 %.093, 1
  br label %92, !llvm.loop !102

102:                                              ; preds = %92
  %103 = add nsw i64 %.095, 1
  br label %84, !llvm.loop !103

104:                                              ; preds = %84, %72
  br label %105

105:                                              ; preds = %107, %104
  %.092 = phi i64 [ 0, %104 ], [ %111, %107 ]
  %106 = icmp slt i64 %.092, %5
  br i1 %106, label %107, label %112

107:                                              ; preds = %105
  %108 = getelementptr inbounds [6 x ptr], ptr %10, i64 0, i64 %.092
  %109 = load ptr, ptr %108, align 8, !tbaa !90
  %110 = getelementptr inbounds float, ptr %109, i64 %3
  store ptr %110, ptr %108, align 8, !tbaa !90
  %111 = add nsw i64 %.092, 1
  br label %105, !llvm.loop !104

112:                                              ; preds = %105, %114
  %.091 = phi i64 [ %118, %114 ], [ 0, %105 ]
  %113 = icmp slt i64 %.091, %6
  br i1 %113, label %114, label %119

114:                                              ; preds = %112
  %115 = getelementptr inbounds [4 x ptr], ptr %11, i64 0, i64 %.091
  %116 = load ptr, ptr %115, align 8, !tbaa !90
  %117 = getelementptr inbounds float, ptr %116, i64 %4
  store ptr %117, ptr %115, align 8, !tbaa !90
  %118 = add nsw i64 %.091, 1
  br label %112, !llvm.loop !105

119:                                              ; preds = %112
  call void @llvm.lifetime.end.p0(i64 256, ptr %12) #10
  %120 = add nsw i64 %.0101, 1
  br label %38, !llvm.loop !106

121:                                              ; preds = %38, %133
  %.090 = phi i64 [ %134, %133 ], [ 0, %38 ]
  %122 = icmp slt i64 %.090, %5
  br i1 %122, label %123, label %135

123:                                              ; preds = %121, %125
  %.0 = phi i64 [ %132, %125 ], [ 0, %121 ]
  %124 = icmp slt i64 %.0, %6
  br i1 %124, label %125, label %133

125:                                              ; preds = %123
  %126 = getelementptr inbounds [6 x [4 x <16 x float>]], ptr %9, i64 0, i64 %.090
  %127 = getelementptr inbounds [4 x <16 x float>], ptr %126, i64 0, i64 %.0
  %128 = load <16 x float>, ptr %127, align 16, !tbaa !50
  %129 = mul nsw i64 %.090, %6
  %130 = add nsw i64 %129, %.0
  %131 = getelementptr inbounds <16 x float>, ptr %7, i64 %130
  store <16 x float> %128, ptr %131, align 4, !tbaa !50
  %132 = add nsw i64 %.0, 1
  br label %123, !llvm.loop !107

133:                                              ; preds = %123
  %134 = add nsw i64 %.090, 1
  br label %121, !llvm.loop !108

135:                                              ; preds = %121
  call void @llvm.lifetime.end.p0(i64 32, ptr %11) #10
  call void @llvm.lifetime.end.p0(i64 48, ptr %10) #10
  call void @llvm.lifetime.end.p0(i64 1536, ptr %9) #10
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @some_of(ptr noundef %0, i64 noundef %1) #8 {
  %3 = alloca <16 x float>, align 4
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #10
  store <16 x float> zeroinitializer, ptr %3, align 4, !tbaa !50
  br label %4

4:                                                ; preds = %6, %2
  %.0 = phi i64 [ 0, %2 ], [ %10, %6 ]
  %5 = icmp slt i64 %.0, %1
  br i1 %5, label %6, label %11

6:                                                ; preds = %4
  %7 = getelementptr inbounds float, ptr %0, i64 %.0
  %8 = load float, ptr %7, align 4, !tbaa !13
  %9 = getelementptr inbounds float, ptr %3, i64 %.0
  store float %8, ptr %9, align 4, !tbaa !13
  %10 = add nsw i64 %.0, 1
  br label %4, !llvm.loop !109

11:                                               ; preds = %4
  %12 = load <16 x float>, ptr %3, align 4, !tbaa !50
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #10
  ret <16 x float> %12
}

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { inlinehint nounwind "no-builtins" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { noinline nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #7 = { alwaysinline nounwind "no-builtins" }
attributes #8 = { alwaysinline nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #9 = { nobuiltin "no-builtins" }
attributes #10 = { nounwind }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !7, i64 200}
!3 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !5, i64 56, !5, i64 80, !5, i64 104, !5, i64 128, !5, i64 152, !5, i64 176, !7, i64 200, !7, i64 208, !4, i64 216, !7, i64 224, !4, i64 232, !7, i64 240}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long long", !5, i64 0}
!8 = !{!3, !7, i64 32}
!9 = !{!7, !7, i64 0}
!10 = !{!3, !7, i64 48}
!11 = !{!3, !7, i64 40}
!12 = !{!3, !4, i64 8}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !5, i64 0}
!15 = !{!3, !4, i64 232}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}
!20 = distinct !{!20, !17}
!21 = distinct !{!21, !17}
!22 = distinct !{!22, !17}
!23 = !{!24, !4, i64 192}
!24 = !{!"", !7, i64 0, !5, i64 8, !7, i64 64, !5, i64 72, !7, i64 128, !7, i64 136, !7, i64 144, !5, i64 152, !4, i64 192, !4, i64 200, !7, i64 208, !7, i64 216, !7, i64 224, !7, i64 232, !4, i64 240, !4, i64 248, !4, i64 256, !4, i64 264, !4, i64 272, !4, i64 280, !4, i64 288}
!25 = !{!24, !4, i64 200}
!26 = !{!24, !7, i64 208}
!27 = !{!24, !7, i64 216}
!28 = !{!24, !7, i64 0}
!29 = !{!24, !4, i64 240}
!30 = !{!24, !4, i64 280}
!31 = !{!24, !4, i64 256}
!32 = !{!24, !4, i64 288}
!33 = !{!24, !4, i64 248}
!34 = !{!24, !7, i64 232}
!35 = !{!24, !4, i64 264}
!36 = distinct !{!36, !17}
!37 = !{!3, !7, i64 24}
!38 = !{!3, !4, i64 0}
!39 = !{!3, !4, i64 16}
!40 = !{!3, !4, i64 216}
!41 = !{!3, !7, i64 224}
!42 = !{!43, !7, i64 0}
!43 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16}
!44 = !{!43, !7, i64 8}
!45 = !{i64 0, i64 8, !9, i64 8, i64 8, !9, i64 16, i64 8, !9}
!46 = !{!43, !7, i64 16}
!47 = distinct !{!47, !17}
!48 = !{!3, !7, i64 240}
!49 = !{!3, !7, i64 208}
!50 = !{!5, !5, i64 0}
!51 = distinct !{!51, !17}
!52 = !{i64 0, i64 8, !9, i64 8, i64 8, !9, i64 16, i64 8, !9, i64 24, i64 32, !50}
!53 = distinct !{!53, !17}
!54 = distinct !{!54, !17}
!55 = distinct !{!55, !17}
!56 = distinct !{!56, !17}
!57 = !{!58, !7, i64 0}
!58 = !{!"", !7, i64 0, !5, i64 8, !5, i64 40}
!59 = distinct !{!59, !17}
!60 = distinct !{!60, !17}
!61 = distinct !{!61, !17}
!62 = distinct !{!62, !17}
!63 = distinct !{!63, !17}
!64 = !{!24, !7, i64 224}
!65 = distinct !{!65, !17}
!66 = distinct !{!66, !17}
!67 = distinct !{!67, !17}
!68 = distinct !{!68, !17}
!69 = distinct !{!69, !17}
!70 = distinct !{!70, !17}
!71 = distinct !{!71, !17}
!72 = distinct !{!72, !17}
!73 = distinct !{!73, !17}
!74 = distinct !{!74, !17, !75}
!75 = !{!"llvm.loop.unroll.full"}
!76 = distinct !{!76, !17, !75}
!77 = distinct !{!77, !17, !75}
!78 = distinct !{!78, !17, !75}
!79 = distinct !{!79, !17, !75}
!80 = distinct !{!80, !17, !81}
!81 = !{!"llvm.loop.unroll.disable"}
!82 = distinct !{!82, !17, !75}
!83 = distinct !{!83, !17, !75}
!84 = distinct !{!84, !17}
!85 = distinct !{!85, !17}
!86 = !{!87, !7, i64 0}
!87 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !5, i64 24}
!88 = !{!87, !7, i64 8}
!89 = !{!87, !7, i64 16}
!90 = !{!4, !4, i64 0}
!91 = distinct !{!91, !17}
!92 = distinct !{!92, !17}
!93 = distinct !{!93, !17}
!94 = distinct !{!94, !17, !75}
!95 = distinct !{!95, !17, !75}
!96 = distinct !{!96, !17, !75}
!97 = distinct !{!97, !17, !75}
!98 = distinct !{!98, !17, !81}
!99 = distinct !{!99, !17, !75}
!100 = distinct !{!100, !17, !75}
!101 = distinct !{!101, !17, !75}
!102 = distinct !{!102, !17, !75}
!103 = distinct !{!103, !17, !75}
!104 = distinct !{!104, !17, !75}
!105 = distinct !{!105, !17, !75}
!106 = distinct !{!106, !17, !81}
!107 = distinct !{!107, !17, !75}
!108 = distinct !{!108, !17, !75}
!109 = distinct !{!109, !17}
