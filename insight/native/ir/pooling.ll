; Made by tools/ir.py from pooling.c with clang 19; do not edit.
; sha256 of the C source: 15b41e9798a39a46fc40ce30ab4e553da2c0cd225596ab55eef956ad15c5ade7

%struct.pooling = type { ptr, ptr, ptr, ptr, i64, i64, [3 x i64], [3 x i64], [3 x i64], [3 x i64], [3 x i64], [3 x i64] }
%struct.pool = type { i64, [56 x i8], i64, [56 x i8], i64, i64, i64, [40 x i8], ptr, ptr, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.elements = type { ptr, ptr, ptr, i64, i64 }

; Function Attrs: nounwind
define void @largest_below(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 5
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 7
  %6 = load i64, ptr %5, align 8, !tbaa !8
  %7 = mul nsw i64 %4, %6
  %8 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 1
  %9 = load i64, ptr %8, align 8, !tbaa !8
  %10 = mul nsw i64 %7, %9
  call void @shared(ptr noundef %0, ptr noundef @largest_below_part, ptr noundef %1, i64 noundef %10) #7
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
  call void %1(ptr noundef %2, i64 noundef %.0, i64 noundef 0) #7
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
  %38 = call i64 %35(ptr noundef %37) #7
  %39 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 16
  %40 = load ptr, ptr %39, align 8, !tbaa !19
  %41 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 20
  %42 = load ptr, ptr %41, align 8, !tbaa !20
  %43 = call i64 %40(ptr noundef %42) #7
  %44 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 15
  %45 = load ptr, ptr %44, align 8, !tbaa !21
  %46 = load ptr, ptr %36, align 8, !tbaa !18
  %47 = call i64 %45(ptr noundef %46) #7
  br label %48

48:                                               ; preds = %33, %16
  call void @take_groups(ptr noundef %0, i64 noundef 0) #7
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
  %60 = call i64 %59(ptr noundef null) #7
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
define internal void @largest_below_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  call void @row_of(ptr noundef %0, i64 noundef %1, i64 noundef 0) #7
  ret void
}

; Function Attrs: nounwind
define void @index_below(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 5
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 7
  %6 = load i64, ptr %5, align 8, !tbaa !8
  %7 = mul nsw i64 %4, %6
  %8 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 1
  %9 = load i64, ptr %8, align 8, !tbaa !8
  %10 = mul nsw i64 %7, %9
  call void @shared(ptr noundef %0, ptr noundef @index_below_part, ptr noundef %1, i64 noundef %10) #7
  ret void
}

; Function Attrs: nounwind
define internal void @index_below_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  call void @row_of(ptr noundef %0, i64 noundef %1, i64 noundef 1) #7
  ret void
}

; Function Attrs: nounwind
define void @sum_below(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 5
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 7
  %6 = load i64, ptr %5, align 8, !tbaa !8
  %7 = mul nsw i64 %4, %6
  %8 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 1
  %9 = load i64, ptr %8, align 8, !tbaa !8
  %10 = mul nsw i64 %7, %9
  call void @shared(ptr noundef %0, ptr noundef @sum_below_part, ptr noundef %1, i64 noundef %10) #7
  ret void
}

; Function Attrs: nounwind
define internal void @sum_below_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  call void @row_of(ptr noundef %0, i64 noundef %1, i64 noundef 2) #7
  ret void
}

; Function Attrs: nounwind
define void @put_back(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 5
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 6
  %6 = load i64, ptr %5, align 8, !tbaa !8
  %7 = mul nsw i64 %4, %6
  %8 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 1
  %9 = load i64, ptr %8, align 8, !tbaa !8
  %10 = mul nsw i64 %7, %9
  call void @shared(ptr noundef %0, ptr noundef @put_back_part, ptr noundef %1, i64 noundef %10) #7
  ret void
}

; Function Attrs: nounwind
define internal void @put_back_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  call void @row_of(ptr noundef %0, i64 noundef %1, i64 noundef 3) #7
  ret void
}

; Function Attrs: nounwind
define void @spread_back(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 5
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 6
  %6 = load i64, ptr %5, align 8, !tbaa !8
  %7 = mul nsw i64 %4, %6
  %8 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 1
  %9 = load i64, ptr %8, align 8, !tbaa !8
  %10 = mul nsw i64 %7, %9
  call void @shared(ptr noundef %0, ptr noundef @spread_back_part, ptr noundef %1, i64 noundef %10) #7
  ret void
}

; Function Attrs: nounwind
define internal void @spread_back_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  call void @row_of(ptr noundef %0, i64 noundef %1, i64 noundef 4) #7
  ret void
}

; Function Attrs: nounwind
define void @rectified(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.elements, ptr %1, i32 0, i32 4
  %4 = load i64, ptr %3, align 8, !tbaa !25
  call void @shared(ptr noundef %0, ptr noundef @rectified_part, ptr noundef %1, i64 noundef %4) #7
  ret void
}

; Function Attrs: nounwind
define internal void @rectified_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  %4 = load ptr, ptr %0, align 8, !tbaa !27
  %5 = getelementptr inbounds %struct.elements, ptr %0, i32 0, i32 2
  %6 = load ptr, ptr %5, align 8, !tbaa !28
  %7 = getelementptr inbounds %struct.elements, ptr %0, i32 0, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !29
  %9 = mul nsw i64 %8, %1
  %10 = getelementptr inbounds %struct.elements, ptr %0, i32 0, i32 4
  %11 = load i64, ptr %10, align 8, !tbaa !25
  %12 = sdiv i64 %9, %11
  br label %13

13:                                               ; preds = %27, %3
  %.0 = phi i64 [ %12, %3 ], [ %30, %27 ]
  %14 = load i64, ptr %7, align 8, !tbaa !29
  %15 = add nsw i64 %1, 1
  %16 = mul nsw i64 %14, %15
  %17 = load i64, ptr %10, align 8, !tbaa !25
  %18 = sdiv i64 %16, %17
  %19 = icmp slt i64 %.0, %18
  br i1 %19, label %20, label %31

20:                                               ; preds = %13
  %21 = getelementptr inbounds float, ptr %4, i64 %.0
  %22 = load float, ptr %21, align 4, !tbaa !30
  %23 = fcmp ogt float %22, 0.000000e+00
  %24 = fcmp une float %22, %22
  %or.cond = or i1 %23, %24
  br i1 %or.cond, label %25, label %27

25:                                               ; preds = %20
  %26 = load float, ptr %21, align 4, !tbaa !30
  br label %27

27:                                               ; preds = %20, %25
  %28 = phi float [ %26, %25 ], [ 0.000000e+00, %20 ]
  %29 = getelementptr inbounds float, ptr %6, i64 %.0
  store float %28, ptr %29, align 4, !tbaa !30
  %30 = add nsw i64 %.0, 1
  br label %13, !llvm.loop !32

31:                                               ; preds = %13
  ret void
}

; Function Attrs: nounwind
define void @gated(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.elements, ptr %1, i32 0, i32 4
  %4 = load i64, ptr %3, align 8, !tbaa !25
  call void @shared(ptr noundef %0, ptr noundef @gated_part, ptr noundef %1, i64 noundef %4) #7
  ret void
}

; Function Attrs: nounwind
define internal void @gated_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  %4 = load ptr, ptr %0, align 8, !tbaa !27
  %5 = getelementptr inbounds %struct.elements, ptr %0, i32 0, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !33
  %7 = getelementptr inbounds %struct.elements, ptr %0, i32 0, i32 2
  %8 = load ptr, ptr %7, align 8, !tbaa !28
  %9 = getelementptr inbounds %struct.elements, ptr %0, i32 0, i32 3
  %10 = load i64, ptr %9, align 8, !tbaa !29
  %11 = mul nsw i64 %10, %1
  %12 = getelementptr inbounds %struct.elements, ptr %0, i32 0, i32 4
  %13 = load i64, ptr %12, align 8, !tbaa !25
  %14 = sdiv i64 %11, %13
  br label %15

15:                                               ; preds = %22, %3
  %.0 = phi i64 [ %14, %3 ], [ %31, %22 ]
  %16 = load i64, ptr %9, align 8, !tbaa !29
  %17 = add nsw i64 %1, 1
  %18 = mul nsw i64 %16, %17
  %19 = load i64, ptr %12, align 8, !tbaa !25
  %20 = sdiv i64 %18, %19
  %21 = icmp slt i64 %.0, %20
  br i1 %21, label %22, label %32

22:                                               ; preds = %15
  %23 = getelementptr inbounds float, ptr %4, i64 %.0
  %24 = load float, ptr %23, align 4, !tbaa !30
  %25 = getelementptr inbounds float, ptr %6, i64 %.0
  %26 = load float, ptr %25, align 4, !tbaa !30
  %27 = fcmp ogt float %26, 0.000000e+00
  %28 = select i1 %27, float 1.000000e+00, float 0.000000e+00
  %29 = fmul float %24, %28
  %30 = getelementptr inbounds float, ptr %8, i64 %.0
  store float %29, ptr %30, align 4, !tbaa !30
  %31 = add nsw i64 %.0, 1
  br label %15, !llvm.loop !34

32:                                               ; preds = %15
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind
define internal void @take_groups(ptr noundef %0, i64 noundef %1) #0 {
  br label %3

3:                                                ; preds = %44, %44, %2
  %4 = call i64 @look_at(ptr noundef %0) #7
  %5 = trunc i64 %4 to i32
  %6 = zext i32 %5 to i64
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %8, label %44

8:                                                ; preds = %3
  %9 = call i64 @own_groups(ptr noundef %0, i64 noundef %1) #7
  %10 = and i64 %6, %9
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %8
  %13 = call i64 @lowest_bit(i64 noundef %10) #7
  br label %16

14:                                               ; preds = %8
  %15 = call i64 @highest_bit(i64 noundef %6) #7
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
  call void %37(ptr noundef %39, i64 noundef %.032, i64 noundef %1) #7
  %40 = add nsw i64 %.032, 1
  br label %30, !llvm.loop !35

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
  %4 = load i64, ptr %3, align 8, !tbaa !15
  %5 = mul nsw i64 %4, %1
  %6 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 12
  %7 = load i64, ptr %6, align 8, !tbaa !36
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
declare i64 @llvm.cttz.i64(i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #4

; Function Attrs: alwaysinline nounwind
define internal void @row_of(ptr noundef %0, i64 noundef %1, i64 noundef %2) #5 {
  %4 = alloca [64 x i64], align 16
  %5 = icmp eq i64 %2, 3
  %6 = icmp eq i64 %2, 4
  %spec.select = select i1 %5, i1 true, i1 %6
  %7 = zext i1 %spec.select to i32
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 6
  %10 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 7
  %11 = select i1 %spec.select, ptr %9, ptr %10
  %12 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 7
  %13 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 6
  %14 = select i1 %spec.select, ptr %12, ptr %13
  %15 = load i64, ptr %11, align 8, !tbaa !8
  %16 = getelementptr inbounds i64, ptr %11, i64 1
  %17 = load i64, ptr %16, align 8, !tbaa !8
  %18 = mul nsw i64 %15, %17
  %19 = sdiv i64 %1, %18
  %20 = srem i64 %1, %18
  %21 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 8
  %22 = call i64 @volume(ptr noundef %21) #7
  %23 = call i64 @volume(ptr noundef %14) #7
  %24 = mul nsw i64 %19, %23
  %25 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 4
  %26 = load i64, ptr %25, align 8, !tbaa !37
  %27 = mul nsw i64 %24, %26
  %28 = mul nsw i64 %19, %18
  %29 = add nsw i64 %28, %20
  %30 = getelementptr inbounds i64, ptr %11, i64 2
  %31 = load i64, ptr %30, align 8, !tbaa !8
  %32 = mul nsw i64 %29, %31
  %33 = mul nsw i64 %32, %26
  call void @llvm.lifetime.start.p0(i64 512, ptr %4) #8
  br label %34

34:                                               ; preds = %66, %3
  %.0 = phi i64 [ 0, %3 ], [ %67, %66 ]
  %35 = load i64, ptr %30, align 8, !tbaa !8
  %36 = icmp slt i64 %.0, %35
  br i1 %36, label %37, label %68

37:                                               ; preds = %34
  %38 = load i64, ptr %16, align 8, !tbaa !8
  %39 = sdiv i64 %20, %38
  %40 = srem i64 %20, %38
  call void @meets(ptr noundef %0, i64 noundef %39, i64 noundef %40, i64 noundef %.0, i64 noundef %8, ptr noundef %4) #7
  br label %41

41:                                               ; preds = %65, %37
  %.068 = phi i64 [ 0, %37 ], [ %45, %65 ]
  %42 = load i64, ptr %25, align 8, !tbaa !37
  %43 = icmp slt i64 %.068, %42
  br i1 %43, label %44, label %66

44:                                               ; preds = %41
  %45 = add nsw i64 %.068, 16
  %46 = icmp sgt i64 %45, %42
  %47 = sub nsw i64 %42, 16
  %48 = select i1 %46, i64 %47, i64 %.068
  %49 = load i64, ptr %25, align 8, !tbaa !37
  %50 = mul nsw i64 %.0, %49
  %51 = add nsw i64 %33, %50
  %52 = add nsw i64 %51, %48
  %53 = load ptr, ptr %0, align 8, !tbaa !38
  %54 = getelementptr inbounds float, ptr %53, i64 %27
  %55 = getelementptr inbounds float, ptr %54, i64 %48
  switch i64 %2, label %58 [
    i64 0, label %56
    i64 1, label %57
  ]

56:                                               ; preds = %44
  call void @largest_at(ptr noundef %0, ptr noundef %55, ptr noundef %4, i64 noundef %22, i64 noundef %52) #7
  br label %65

57:                                               ; preds = %44
  call void @index_at(ptr noundef %0, ptr noundef %55, ptr noundef %4, i64 noundef %22, i64 noundef %52) #7
  br label %65

58:                                               ; preds = %44
  br i1 %5, label %59, label %64

59:                                               ; preds = %58
  %60 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 2
  %61 = load ptr, ptr %60, align 8, !tbaa !39
  %62 = getelementptr inbounds i8, ptr %61, i64 %27
  %63 = getelementptr inbounds i8, ptr %62, i64 %48
  call void @put_at(ptr noundef %0, ptr noundef %55, ptr noundef %4, i64 noundef %22, i64 noundef %52, ptr noundef %63) #7
  br label %65

64:                                               ; preds = %58
  call void @sum_at(ptr noundef %0, ptr noundef %55, ptr noundef %4, i64 noundef %22, i64 noundef %52) #7
  br label %65

65:                                               ; preds = %56, %59, %64, %57
  br label %41, !llvm.loop !40

66:                                               ; preds = %41
  %67 = add nsw i64 %.0, 1
  br label %34, !llvm.loop !41

68:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(i64 512, ptr %4) #8
  ret void
}

; Function Attrs: nounwind
define internal i64 @volume(ptr noundef %0) #0 {
  %2 = load i64, ptr %0, align 8, !tbaa !8
  %3 = getelementptr inbounds i64, ptr %0, i64 1
  %4 = load i64, ptr %3, align 8, !tbaa !8
  %5 = mul nsw i64 %2, %4
  %6 = getelementptr inbounds i64, ptr %0, i64 2
  %7 = load i64, ptr %6, align 8, !tbaa !8
  %8 = mul nsw i64 %5, %7
  ret i64 %8
}

; Function Attrs: nounwind
define internal void @meets(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) #0 {
  %7 = icmp ne i64 %4, 0
  %8 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 7
  %9 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 6
  %10 = select i1 %7, ptr %8, ptr %9
  br label %11

11:                                               ; preds = %50, %6
  %.034 = phi i64 [ 0, %6 ], [ %51, %50 ]
  %.0 = phi ptr [ %5, %6 ], [ %.1, %50 ]
  %12 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 8
  %13 = load i64, ptr %12, align 8, !tbaa !8
  %14 = icmp slt i64 %.034, %13
  br i1 %14, label %15, label %52

15:                                               ; preds = %11, %48
  %.035 = phi i64 [ %49, %48 ], [ 0, %11 ]
  %.1 = phi ptr [ %.2, %48 ], [ %.0, %11 ]
  %16 = getelementptr inbounds [3 x i64], ptr %12, i64 0, i64 1
  %17 = load i64, ptr %16, align 8, !tbaa !8
  %18 = icmp slt i64 %.035, %17
  br i1 %18, label %19, label %50

19:                                               ; preds = %15, %.critedge
  %.036 = phi i64 [ %47, %.critedge ], [ 0, %15 ]
  %.2 = phi ptr [ %46, %.critedge ], [ %.1, %15 ]
  %20 = getelementptr inbounds [3 x i64], ptr %12, i64 0, i64 2
  %21 = load i64, ptr %20, align 8, !tbaa !8
  %22 = icmp slt i64 %.036, %21
  br i1 %22, label %23, label %48

23:                                               ; preds = %19
  %24 = call i64 @met(ptr noundef %0, i64 noundef 0, i64 noundef %1, i64 noundef %.034, i64 noundef %4) #7
  %25 = call i64 @met(ptr noundef %0, i64 noundef 1, i64 noundef %2, i64 noundef %.035, i64 noundef %4) #7
  %26 = call i64 @met(ptr noundef %0, i64 noundef 2, i64 noundef %3, i64 noundef %.036, i64 noundef %4) #7
  %27 = icmp sge i64 %24, 0
  %28 = icmp sge i64 %25, 0
  %or.cond = select i1 %27, i1 %28, i1 false
  br i1 %or.cond, label %29, label %.critedge

29:                                               ; preds = %23
  %30 = icmp sge i64 %26, 0
  %31 = zext i1 %30 to i32
  %32 = sext i32 %31 to i64
  br i1 %30, label %33, label %.critedge

33:                                               ; preds = %29
  %34 = getelementptr inbounds i64, ptr %10, i64 1
  %35 = load i64, ptr %34, align 8, !tbaa !8
  %36 = mul nsw i64 %24, %35
  %37 = add nsw i64 %36, %25
  %38 = getelementptr inbounds i64, ptr %10, i64 2
  %39 = load i64, ptr %38, align 8, !tbaa !8
  %40 = mul nsw i64 %37, %39
  %41 = add nsw i64 %40, %26
  %42 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 4
  %43 = load i64, ptr %42, align 8, !tbaa !37
  %44 = mul nsw i64 %41, %43
  br label %.critedge

.critedge:                                        ; preds = %29, %23, %33
  %45 = phi i64 [ %44, %33 ], [ -1, %23 ], [ -1, %29 ]
  %46 = getelementptr inbounds i64, ptr %.2, i32 1
  store i64 %45, ptr %.2, align 8, !tbaa !8
  %47 = add nsw i64 %.036, 1
  br label %19, !llvm.loop !42

48:                                               ; preds = %19
  %49 = add nsw i64 %.035, 1
  br label %15, !llvm.loop !43

50:                                               ; preds = %15
  %51 = add nsw i64 %.034, 1
  br label %11, !llvm.loop !44

52:                                               ; preds = %11
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @largest_at(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) #6 {
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  br label %8

8:                                                ; preds = %18, %5
  %.012 = phi <16 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %5 ], [ %.1, %18 ]
  %.0 = phi i64 [ 0, %5 ], [ %19, %18 ]
  %9 = icmp slt i64 %.0, %3
  br i1 %9, label %10, label %20

10:                                               ; preds = %8
  %11 = getelementptr inbounds i64, ptr %2, i64 %.0
  %12 = load i64, ptr %11, align 8, !tbaa !8
  %13 = icmp sge i64 %12, 0
  br i1 %13, label %14, label %18

14:                                               ; preds = %10
  %15 = getelementptr inbounds float, ptr %1, i64 %12
  %16 = load <16 x float>, ptr %15, align 4, !tbaa !45
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #8
  store <16 x float> %.012, ptr %6, align 64, !tbaa !45
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #8
  store <16 x float> %16, ptr %7, align 64, !tbaa !45
  %17 = call <16 x float> @larger_of(ptr noundef byval(<16 x float>) align 64 %6, ptr noundef byval(<16 x float>) align 64 %7) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #8
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #8
  br label %18

18:                                               ; preds = %10, %14
  %.1 = phi <16 x float> [ %17, %14 ], [ %.012, %10 ]
  %19 = add nsw i64 %.0, 1
  br label %8, !llvm.loop !46

20:                                               ; preds = %8
  %21 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 3
  %22 = load ptr, ptr %21, align 8, !tbaa !47
  %23 = getelementptr inbounds float, ptr %22, i64 %4
  store <16 x float> %.012, ptr %23, align 4, !tbaa !45
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @index_at(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) #5 {
  %6 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8, !tbaa !48
  %8 = getelementptr inbounds float, ptr %7, i64 %4
  %9 = load <16 x float>, ptr %8, align 4, !tbaa !45
  %10 = trunc i64 %3 to i32
  %11 = sub nsw i32 %10, 1
  %12 = insertelement <16 x i32> poison, i32 %11, i64 0
  %13 = shufflevector <16 x i32> %12, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %14

14:                                               ; preds = %23, %5
  %.031 = phi i64 [ 0, %5 ], [ %43, %23 ]
  %.030 = phi <16 x i32> [ %13, %5 ], [ %41, %23 ]
  %.0 = phi <16 x i32> [ zeroinitializer, %5 ], [ %42, %23 ]
  %15 = icmp slt i64 %.031, %3
  br i1 %15, label %16, label %44

16:                                               ; preds = %14
  %17 = getelementptr inbounds i64, ptr %2, i64 %.031
  %18 = load i64, ptr %17, align 8, !tbaa !8
  %19 = icmp sge i64 %18, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %16
  %21 = getelementptr inbounds float, ptr %1, i64 %18
  %22 = load <16 x float>, ptr %21, align 4, !tbaa !45
  br label %23

23:                                               ; preds = %16, %20
  %24 = phi <16 x float> [ %22, %20 ], [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %16 ]
  %25 = fcmp oeq <16 x float> %24, %9
  %26 = sext <16 x i1> %25 to <16 x i32>
  %27 = fcmp une <16 x float> %24, %24
  %28 = sext <16 x i1> %27 to <16 x i32>
  %29 = fcmp une <16 x float> %9, %9
  %30 = sext <16 x i1> %29 to <16 x i32>
  %31 = and <16 x i32> %28, %30
  %32 = or <16 x i32> %26, %31
  %33 = xor <16 x i32> %.0, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %34 = and <16 x i32> %32, %33
  %35 = trunc i64 %.031 to i32
  %36 = insertelement <16 x i32> poison, i32 %35, i64 0
  %37 = shufflevector <16 x i32> %36, <16 x i32> poison, <16 x i32> zeroinitializer
  %38 = and <16 x i32> %34, %37
  %39 = xor <16 x i32> %34, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %40 = and <16 x i32> %39, %.030
  %41 = or <16 x i32> %38, %40
  %42 = or <16 x i32> %.0, %32
  %43 = add nsw i64 %.031, 1
  br label %14, !llvm.loop !49

44:                                               ; preds = %14
  %45 = trunc <16 x i32> %.030 to <16 x i8>
  %46 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 2
  %47 = load ptr, ptr %46, align 8, !tbaa !39
  %48 = getelementptr inbounds i8, ptr %47, i64 %4
  store <16 x i8> %45, ptr %48, align 1, !tbaa !45
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @put_at(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) #5 {
  br label %7

7:                                                ; preds = %28, %6
  %.018 = phi i64 [ 0, %6 ], [ %29, %28 ]
  %.0 = phi <16 x float> [ zeroinitializer, %6 ], [ %.1, %28 ]
  %8 = icmp slt i64 %.018, %3
  br i1 %8, label %9, label %30

9:                                                ; preds = %7
  %10 = getelementptr inbounds i64, ptr %2, i64 %.018
  %11 = load i64, ptr %10, align 8, !tbaa !8
  %12 = icmp sge i64 %11, 0
  br i1 %12, label %13, label %28

13:                                               ; preds = %9
  %14 = getelementptr inbounds i8, ptr %5, i64 %11
  %15 = load <16 x i8>, ptr %14, align 1, !tbaa !45
  %16 = zext <16 x i8> %15 to <16 x i32>
  %17 = trunc i64 %.018 to i32
  %18 = insertelement <16 x i32> poison, i32 %17, i64 0
  %19 = shufflevector <16 x i32> %18, <16 x i32> poison, <16 x i32> zeroinitializer
  %20 = icmp eq <16 x i32> %16, %19
  %21 = sext <16 x i1> %20 to <16 x i32>
  %22 = sub <16 x i32> zeroinitializer, %21
  %23 = sitofp <16 x i32> %22 to <16 x float>
  %24 = getelementptr inbounds float, ptr %1, i64 %11
  %25 = load <16 x float>, ptr %24, align 4, !tbaa !45
  %26 = fmul <16 x float> %25, %23
  %27 = fadd <16 x float> %.0, %26
  br label %28

28:                                               ; preds = %9, %13
  %.1 = phi <16 x float> [ %27, %13 ], [ %.0, %9 ]
  %29 = add nsw i64 %.018, 1
  br label %7, !llvm.loop !50

30:                                               ; preds = %7
  %31 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 3
  %32 = load ptr, ptr %31, align 8, !tbaa !47
  %33 = getelementptr inbounds float, ptr %32, i64 %4
  store <16 x float> %.0, ptr %33, align 4, !tbaa !45
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @sum_at(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) #5 {
  br label %6

6:                                                ; preds = %16, %5
  %.011 = phi <16 x float> [ zeroinitializer, %5 ], [ %.1, %16 ]
  %.0 = phi i64 [ 0, %5 ], [ %17, %16 ]
  %7 = icmp slt i64 %.0, %3
  br i1 %7, label %8, label %18

8:                                                ; preds = %6
  %9 = getelementptr inbounds i64, ptr %2, i64 %.0
  %10 = load i64, ptr %9, align 8, !tbaa !8
  %11 = icmp sge i64 %10, 0
  br i1 %11, label %12, label %16

12:                                               ; preds = %8
  %13 = getelementptr inbounds float, ptr %1, i64 %10
  %14 = load <16 x float>, ptr %13, align 4, !tbaa !45
  %15 = fadd <16 x float> %.011, %14
  br label %16

16:                                               ; preds = %8, %12
  %.1 = phi <16 x float> [ %15, %12 ], [ %.011, %8 ]
  %17 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !51

18:                                               ; preds = %6
  %19 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 3
  %20 = load ptr, ptr %19, align 8, !tbaa !47
  %21 = getelementptr inbounds float, ptr %20, i64 %4
  store <16 x float> %.011, ptr %21, align 4, !tbaa !45
  ret void
}

; Function Attrs: nounwind
define internal i64 @met(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) #0 {
  %6 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 9
  %7 = getelementptr inbounds [3 x i64], ptr %6, i64 0, i64 %1
  %8 = load i64, ptr %7, align 8, !tbaa !8
  %9 = icmp ne i64 %4, 0
  br i1 %9, label %25, label %10

10:                                               ; preds = %5
  %11 = mul nsw i64 %2, %8
  %12 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 10
  %13 = getelementptr inbounds [3 x i64], ptr %12, i64 0, i64 %1
  %14 = load i64, ptr %13, align 8, !tbaa !8
  %15 = sub nsw i64 %11, %14
  %16 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 11
  %17 = getelementptr inbounds [3 x i64], ptr %16, i64 0, i64 %1
  %18 = load i64, ptr %17, align 8, !tbaa !8
  %19 = mul nsw i64 %3, %18
  %20 = add nsw i64 %15, %19
  %21 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 6
  %22 = getelementptr inbounds [3 x i64], ptr %21, i64 0, i64 %1
  %23 = load i64, ptr %22, align 8, !tbaa !8
  %24 = icmp slt i64 %20, %23
  %. = select i1 %24, i64 %20, i64 -1
  br label %46

25:                                               ; preds = %5
  %26 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 10
  %27 = getelementptr inbounds [3 x i64], ptr %26, i64 0, i64 %1
  %28 = load i64, ptr %27, align 8, !tbaa !8
  %29 = add nsw i64 %2, %28
  %30 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 11
  %31 = getelementptr inbounds [3 x i64], ptr %30, i64 0, i64 %1
  %32 = load i64, ptr %31, align 8, !tbaa !8
  %33 = mul nsw i64 %3, %32
  %34 = sub nsw i64 %29, %33
  %35 = icmp sge i64 %34, 0
  br i1 %35, label %36, label %45

36:                                               ; preds = %25
  %37 = srem i64 %34, %8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %39, label %45

39:                                               ; preds = %36
  %40 = sdiv i64 %34, %8
  %41 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 7
  %42 = getelementptr inbounds [3 x i64], ptr %41, i64 0, i64 %1
  %43 = load i64, ptr %42, align 8, !tbaa !8
  %44 = icmp slt i64 %40, %43
  br i1 %44, label %46, label %45

45:                                               ; preds = %39, %36, %25
  br label %46

46:                                               ; preds = %45, %39, %10
  %.0 = phi i64 [ %., %10 ], [ -1, %45 ], [ %40, %39 ]
  ret i64 %.0
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @larger_of(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1) #6 {
  %3 = load <16 x float>, ptr %0, align 64, !tbaa !45
  %4 = load <16 x float>, ptr %1, align 64, !tbaa !45
  %5 = fcmp ogt <16 x float> %3, %4
  %6 = sext <16 x i1> %5 to <16 x i32>
  %7 = fcmp une <16 x float> %3, %3
  %8 = sext <16 x i1> %7 to <16 x i32>
  %9 = or <16 x i32> %6, %8
  %10 = bitcast <16 x float> %3 to <16 x i32>
  %11 = and <16 x i32> %9, %10
  %12 = xor <16 x i32> %9, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %13 = bitcast <16 x float> %4 to <16 x i32>
  %14 = and <16 x i32> %12, %13
  %15 = or <16 x i32> %11, %14
  %16 = bitcast <16 x i32> %15 to <16 x float>
  ret <16 x float> %16
}

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { inlinehint nounwind "no-builtins" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { alwaysinline nounwind "no-builtins" }
attributes #6 = { alwaysinline nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #7 = { nobuiltin "no-builtins" }
attributes #8 = { nounwind }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !7, i64 40}
!3 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !7, i64 32, !7, i64 40, !5, i64 48, !5, i64 72, !5, i64 96, !5, i64 120, !5, i64 144, !5, i64 168}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long long", !5, i64 0}
!8 = !{!7, !7, i64 0}
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
!25 = !{!26, !7, i64 32}
!26 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 32}
!27 = !{!26, !4, i64 0}
!28 = !{!26, !4, i64 16}
!29 = !{!26, !7, i64 24}
!30 = !{!31, !31, i64 0}
!31 = !{!"float", !5, i64 0}
!32 = distinct !{!32, !10}
!33 = !{!26, !4, i64 8}
!34 = distinct !{!34, !10}
!35 = distinct !{!35, !10}
!36 = !{!12, !7, i64 224}
!37 = !{!3, !7, i64 32}
!38 = !{!3, !4, i64 0}
!39 = !{!3, !4, i64 16}
!40 = distinct !{!40, !10}
!41 = distinct !{!41, !10}
!42 = distinct !{!42, !10}
!43 = distinct !{!43, !10}
!44 = distinct !{!44, !10}
!45 = !{!5, !5, i64 0}
!46 = distinct !{!46, !10}
!47 = !{!3, !4, i64 24}
!48 = !{!3, !4, i64 8}
!49 = distinct !{!49, !10}
!50 = distinct !{!50, !10}
!51 = distinct !{!51, !10}
