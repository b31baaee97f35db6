; Made by tools/ir.py from pooling.c with clang 19; do not edit.
; sha256 of the C source: 1d5b4e7991fc7df85cdcf41776e3c18be21d679a782c56c860eeaa4ad1a7f44c

%struct.pooling = type { ptr, ptr, ptr, ptr, i64, i64, [3 x i64], [3 x i64], [3 x i64], [3 x i64], [3 x i64], [3 x i64] }
%struct.pool = type { i64, [56 x i8], i64, [56 x i8], i64, i64, i64, [40 x i8], ptr, ptr, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.elements = type { ptr, ptr, ptr, i64, i64 }
%struct.taps_met = type { i64, [64 x i64], [64 x i32], i64 }

; Function Attrs: nounwind
define void @largest_below(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 5
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 7
  %6 = call i64 @rows_of(ptr noundef %5) #7
  %7 = mul nsw i64 %4, %6
  call void @shared(ptr noundef %0, ptr noundef @largest_below_part, ptr noundef %1, i64 noundef %7) #7
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
  br label %12, !llvm.loop !8

16:                                               ; preds = %7
  %17 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  store ptr %2, ptr %17, align 8, !tbaa !10
  %18 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 9
  store ptr %1, ptr %18, align 8, !tbaa !12
  %19 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 10
  store i64 %3, ptr %19, align 8, !tbaa !13
  %20 = icmp slt i64 %3, 32
  %. = select i1 %20, i64 %3, i64 32
  %21 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 11
  store i64 %., ptr %21, align 8, !tbaa !14
  %22 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 2
  store atomic i64 0, ptr %22 seq_cst, align 8
  %23 = load i64, ptr %0, align 8, !tbaa !15
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
  %35 = load ptr, ptr %34, align 8, !tbaa !16
  %36 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 19
  %37 = load ptr, ptr %36, align 8, !tbaa !17
  %38 = call i64 %35(ptr noundef %37) #7
  %39 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 16
  %40 = load ptr, ptr %39, align 8, !tbaa !18
  %41 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 20
  %42 = load ptr, ptr %41, align 8, !tbaa !19
  %43 = call i64 %40(ptr noundef %42) #7
  %44 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 15
  %45 = load ptr, ptr %44, align 8, !tbaa !20
  %46 = load ptr, ptr %36, align 8, !tbaa !17
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
  %54 = load i64, ptr %53, align 8, !tbaa !21
  %55 = sdiv i64 %54, 8
  %56 = icmp sgt i64 %.044, %55
  br i1 %56, label %57, label %61

57:                                               ; preds = %52
  %58 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 17
  %59 = load ptr, ptr %58, align 8, !tbaa !22
  %60 = call i64 %59(ptr noundef null) #7
  br label %61

61:                                               ; preds = %52, %57
  %62 = add nsw i64 %.044, 1
  br label %49, !llvm.loop !23

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
define internal i64 @rows_of(ptr noundef %0) #0 {
  %2 = load i64, ptr %0, align 8, !tbaa !24
  %3 = getelementptr inbounds i64, ptr %0, i64 1
  %4 = load i64, ptr %3, align 8, !tbaa !24
  %5 = mul nsw i64 %2, %4
  ret i64 %5
}

; Function Attrs: nounwind
define void @largest_and_index_below(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 5
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 7
  %6 = call i64 @rows_of(ptr noundef %5) #7
  %7 = mul nsw i64 %4, %6
  call void @shared(ptr noundef %0, ptr noundef @largest_and_index_below_part, ptr noundef %1, i64 noundef %7) #7
  ret void
}

; Function Attrs: nounwind
define internal void @largest_and_index_below_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  call void @row_of(ptr noundef %0, i64 noundef %1, i64 noundef 1) #7
  ret void
}

; Function Attrs: nounwind
define void @index_below(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 5
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 7
  %6 = call i64 @rows_of(ptr noundef %5) #7
  %7 = mul nsw i64 %4, %6
  call void @shared(ptr noundef %0, ptr noundef @index_below_part, ptr noundef %1, i64 noundef %7) #7
  ret void
}

; Function Attrs: nounwind
define internal void @index_below_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  call void @row_of(ptr noundef %0, i64 noundef %1, i64 noundef 2) #7
  ret void
}

; Function Attrs: nounwind
define void @sum_below(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 5
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 7
  %6 = call i64 @rows_of(ptr noundef %5) #7
  %7 = mul nsw i64 %4, %6
  call void @shared(ptr noundef %0, ptr noundef @sum_below_part, ptr noundef %1, i64 noundef %7) #7
  ret void
}

; Function Attrs: nounwind
define internal void @sum_below_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  call void @row_of(ptr noundef %0, i64 noundef %1, i64 noundef 3) #7
  ret void
}

; Function Attrs: nounwind
define void @put_back(ptr noundef %0, ptr noundef %1) #0 {
  %3 = call i64 @are_apart(ptr noundef %1) #7
  %4 = icmp ne i64 %3, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 5
  %7 = load i64, ptr %6, align 8, !tbaa !2
  %8 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 7
  %9 = call i64 @rows_of(ptr noundef %8) #7
  %10 = mul nsw i64 %7, %9
  call void @shared(ptr noundef %0, ptr noundef @put_back_apart, ptr noundef %1, i64 noundef %10) #7
  br label %17

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 5
  %13 = load i64, ptr %12, align 8, !tbaa !2
  %14 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 6
  %15 = call i64 @rows_of(ptr noundef %14) #7
  %16 = mul nsw i64 %13, %15
  call void @shared(ptr noundef %0, ptr noundef @put_back_part, ptr noundef %1, i64 noundef %16) #7
  br label %17

17:                                               ; preds = %11, %5
  ret void
}

; Function Attrs: nounwind
define internal i64 @are_apart(ptr noundef %0) #0 {
  br label %2

2:                                                ; preds = %18, %1
  %.011 = phi i64 [ 1, %1 ], [ %22, %18 ]
  %.0 = phi i64 [ 0, %1 ], [ %23, %18 ]
  %3 = icmp slt i64 %.0, 3
  br i1 %3, label %4, label %24

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 8
  %6 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 %.0
  %7 = load i64, ptr %6, align 8, !tbaa !24
  %8 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 9
  %9 = getelementptr inbounds [3 x i64], ptr %8, i64 0, i64 %.0
  %10 = load i64, ptr %9, align 8, !tbaa !24
  %11 = icmp sle i64 %7, %10
  br i1 %11, label %12, label %18

12:                                               ; preds = %4
  %13 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 11
  %14 = getelementptr inbounds [3 x i64], ptr %13, i64 0, i64 %.0
  %15 = load i64, ptr %14, align 8, !tbaa !24
  %16 = icmp eq i64 %15, 1
  %17 = icmp eq i64 %7, 1
  %spec.select = select i1 %16, i1 true, i1 %17
  br label %18

18:                                               ; preds = %12, %4
  %19 = phi i1 [ false, %4 ], [ %spec.select, %12 ]
  %20 = zext i1 %19 to i32
  %21 = sext i32 %20 to i64
  %22 = and i64 %.011, %21
  %23 = add nsw i64 %.0, 1
  br label %2, !llvm.loop !25

24:                                               ; preds = %2
  ret i64 %.011
}

; Function Attrs: nounwind
define internal void @put_back_apart(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  call void @apart_of(ptr noundef %0, i64 noundef %1, i64 noundef 4) #7
  ret void
}

; Function Attrs: nounwind
define internal void @put_back_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  call void @row_of(ptr noundef %0, i64 noundef %1, i64 noundef 4) #7
  ret void
}

; Function Attrs: nounwind
define void @spread_back(ptr noundef %0, ptr noundef %1) #0 {
  %3 = call i64 @are_apart(ptr noundef %1) #7
  %4 = icmp ne i64 %3, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 5
  %7 = load i64, ptr %6, align 8, !tbaa !2
  %8 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 7
  %9 = call i64 @rows_of(ptr noundef %8) #7
  %10 = mul nsw i64 %7, %9
  call void @shared(ptr noundef %0, ptr noundef @spread_back_apart, ptr noundef %1, i64 noundef %10) #7
  br label %17

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 5
  %13 = load i64, ptr %12, align 8, !tbaa !2
  %14 = getelementptr inbounds %struct.pooling, ptr %1, i32 0, i32 6
  %15 = call i64 @rows_of(ptr noundef %14) #7
  %16 = mul nsw i64 %13, %15
  call void @shared(ptr noundef %0, ptr noundef @spread_back_part, ptr noundef %1, i64 noundef %16) #7
  br label %17

17:                                               ; preds = %11, %5
  ret void
}

; Function Attrs: nounwind
define internal void @spread_back_apart(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  call void @apart_of(ptr noundef %0, i64 noundef %1, i64 noundef 5) #7
  ret void
}

; Function Attrs: nounwind
define internal void @spread_back_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  call void @row_of(ptr noundef %0, i64 noundef %1, i64 noundef 5) #7
  ret void
}

; Function Attrs: nounwind
define void @rectified(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.elements, ptr %1, i32 0, i32 4
  %4 = load i64, ptr %3, align 8, !tbaa !26
  call void @shared(ptr noundef %0, ptr noundef @rectified_part, ptr noundef %1, i64 noundef %4) #7
  ret void
}

; Function Attrs: nounwind
define internal void @rectified_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  %4 = load ptr, ptr %0, align 8, !tbaa !28
  %5 = getelementptr inbounds %struct.elements, ptr %0, i32 0, i32 2
  %6 = load ptr, ptr %5, align 8, !tbaa !29
  %7 = getelementptr inbounds %struct.elements, ptr %0, i32 0, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !30
  %9 = mul nsw i64 %8, %1
  %10 = getelementptr inbounds %struct.elements, ptr %0, i32 0, i32 4
  %11 = load i64, ptr %10, align 8, !tbaa !26
  %12 = sdiv i64 %9, %11
  br label %13

13:                                               ; preds = %27, %3
  %.0 = phi i64 [ %12, %3 ], [ %30, %27 ]
  %14 = load i64, ptr %7, align 8, !tbaa !30
  %15 = add nsw i64 %1, 1
  %16 = mul nsw i64 %14, %15
  %17 = load i64, ptr %10, align 8, !tbaa !26
  %18 = sdiv i64 %16, %17
  %19 = icmp slt i64 %.0, %18
  br i1 %19, label %20, label %31

20:                                               ; preds = %13
  %21 = getelementptr inbounds float, ptr %4, i64 %.0
  %22 = load float, ptr %21, align 4, !tbaa !31
  %23 = fcmp ogt float %22, 0.000000e+00
  %24 = fcmp une float %22, %22
  %or.cond = or i1 %23, %24
  br i1 %or.cond, label %25, label %27

25:                                               ; preds = %20
  %26 = load float, ptr %21, align 4, !tbaa !31
  br label %27

27:                                               ; preds = %20, %25
  %28 = phi float [ %26, %25 ], [ 0.000000e+00, %20 ]
  %29 = getelementptr inbounds float, ptr %6, i64 %.0
  store float %28, ptr %29, align 4, !tbaa !31
  %30 = add nsw i64 %.0, 1
  br label %13, !llvm.loop !33

31:                                               ; preds = %13
  ret void
}

; Function Attrs: nounwind
define void @gated(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.elements, ptr %1, i32 0, i32 4
  %4 = load i64, ptr %3, align 8, !tbaa !26
  call void @shared(ptr noundef %0, ptr noundef @gated_part, ptr noundef %1, i64 noundef %4) #7
  ret void
}

; Function Attrs: nounwind
define internal void @gated_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  %4 = load ptr, ptr %0, align 8, !tbaa !28
  %5 = getelementptr inbounds %struct.elements, ptr %0, i32 0, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !34
  %7 = getelementptr inbounds %struct.elements, ptr %0, i32 0, i32 2
  %8 = load ptr, ptr %7, align 8, !tbaa !29
  %9 = getelementptr inbounds %struct.elements, ptr %0, i32 0, i32 3
  %10 = load i64, ptr %9, align 8, !tbaa !30
  %11 = mul nsw i64 %10, %1
  %12 = getelementptr inbounds %struct.elements, ptr %0, i32 0, i32 4
  %13 = load i64, ptr %12, align 8, !tbaa !26
  %14 = sdiv i64 %11, %13
  br label %15

15:                                               ; preds = %22, %3
  %.0 = phi i64 [ %14, %3 ], [ %31, %22 ]
  %16 = load i64, ptr %9, align 8, !tbaa !30
  %17 = add nsw i64 %1, 1
  %18 = mul nsw i64 %16, %17
  %19 = load i64, ptr %12, align 8, !tbaa !26
  %20 = sdiv i64 %18, %19
  %21 = icmp slt i64 %.0, %20
  br i1 %21, label %22, label %32

22:                                               ; preds = %15
  %23 = getelementptr inbounds float, ptr %4, i64 %.0
  %24 = load float, ptr %23, align 4, !tbaa !31
  %25 = getelementptr inbounds float, ptr %6, i64 %.0
  %26 = load float, ptr %25, align 4, !tbaa !31
  %27 = fcmp ogt float %26, 0.000000e+00
  %28 = select i1 %27, float 1.000000e+00, float 0.000000e+00
  %29 = fmul float %24, %28
  %30 = getelementptr inbounds float, ptr %8, i64 %.0
  store float %29, ptr %30, align 4, !tbaa !31
  %31 = add nsw i64 %.0, 1
  br label %15, !llvm.loop !35

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
  %25 = load i64, ptr %24, align 8, !tbaa !14
  %26 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 10
  %27 = load i64, ptr %26, align 8, !tbaa !13
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
  %37 = load ptr, ptr %36, align 8, !tbaa !12
  %38 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  %39 = load ptr, ptr %38, align 8, !tbaa !10
  call void %37(ptr noundef %39, i64 noundef %.032, i64 noundef %1) #7
  %40 = add nsw i64 %.032, 1
  br label %30, !llvm.loop !36

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
  %4 = load i64, ptr %3, align 8, !tbaa !14
  %5 = mul nsw i64 %4, %1
  %6 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 12
  %7 = load i64, ptr %6, align 8, !tbaa !37
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
  %5 = alloca %struct.taps_met, align 8
  %6 = icmp eq i64 %2, 4
  %7 = icmp eq i64 %2, 5
  %spec.select = select i1 %6, i1 true, i1 %7
  %8 = zext i1 %spec.select to i32
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 6
  %11 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 7
  %12 = select i1 %spec.select, ptr %10, ptr %11
  %13 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 7
  %14 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 6
  %15 = select i1 %spec.select, ptr %13, ptr %14
  %16 = load i64, ptr %12, align 8, !tbaa !24
  %17 = getelementptr inbounds i64, ptr %12, i64 1
  %18 = load i64, ptr %17, align 8, !tbaa !24
  %19 = mul nsw i64 %16, %18
  %20 = sdiv i64 %1, %19
  %21 = srem i64 %1, %19
  %22 = call i64 @volume(ptr noundef %15) #7
  %23 = mul nsw i64 %20, %22
  %24 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 4
  %25 = load i64, ptr %24, align 8, !tbaa !38
  %26 = mul nsw i64 %23, %25
  %27 = mul nsw i64 %20, %19
  %28 = add nsw i64 %27, %21
  %29 = getelementptr inbounds i64, ptr %12, i64 2
  %30 = load i64, ptr %29, align 8, !tbaa !24
  %31 = mul nsw i64 %28, %30
  %32 = mul nsw i64 %31, %25
  call void @llvm.lifetime.start.p0(i64 512, ptr %4) #8
  call void @llvm.lifetime.start.p0(i64 784, ptr %5) #8
  call void @lines_met(ptr noundef %0, i64 noundef %21, i64 noundef %9, ptr noundef %4) #7
  br label %33

33:                                               ; preds = %60, %3
  %.052 = phi i64 [ 0, %3 ], [ %61, %60 ]
  %.0 = phi i64 [ 0, %3 ], [ %48, %60 ]
  %34 = load i64, ptr %29, align 8, !tbaa !24
  %35 = icmp slt i64 %.052, %34
  br i1 %35, label %36, label %62

36:                                               ; preds = %33
  %37 = icmp ne i64 %.052, 0
  br i1 %37, label %38, label %40

38:                                               ; preds = %36
  %39 = call i64 @moved(ptr noundef %0, i64 noundef %.052, i64 noundef %9) #7
  br label %40

40:                                               ; preds = %36, %38
  %41 = phi i64 [ %39, %38 ], [ 0, %36 ]
  %42 = icmp ne i64 %41, 0
  br i1 %42, label %43, label %47

43:                                               ; preds = %40
  %44 = load i64, ptr %24, align 8, !tbaa !38
  %45 = mul nsw i64 %41, %44
  %46 = add nsw i64 %.0, %45
  br label %47

47:                                               ; preds = %40, %43
  %48 = phi i64 [ %46, %43 ], [ 0, %40 ]
  br i1 %42, label %50, label %49

49:                                               ; preds = %47
  call void @meets(ptr noundef %0, ptr noundef %4, i64 noundef %.052, i64 noundef %9, ptr noundef %5) #7
  br label %50

50:                                               ; preds = %49, %47
  %51 = load i64, ptr %24, align 8, !tbaa !38
  %52 = mul nsw i64 %.052, %51
  %53 = add nsw i64 %32, %52
  %54 = load i64, ptr %5, align 8, !tbaa !39
  %55 = icmp eq i64 %54, 4
  br i1 %55, label %56, label %58

56:                                               ; preds = %50
  %57 = add nsw i64 %26, %48
  call void @position_of(ptr noundef %0, ptr noundef %5, i64 noundef 4, i64 noundef %57, i64 noundef %53, i64 noundef %2) #7
  br label %60

58:                                               ; preds = %50
  %59 = add nsw i64 %26, %48
  call void @position_of(ptr noundef %0, ptr noundef %5, i64 noundef %54, i64 noundef %59, i64 noundef %53, i64 noundef %2) #7
  br label %60

60:                                               ; preds = %56, %58
  %61 = add nsw i64 %.052, 1
  br label %33, !llvm.loop !41

62:                                               ; preds = %33
  call void @llvm.lifetime.end.p0(i64 784, ptr %5) #8
  call void @llvm.lifetime.end.p0(i64 512, ptr %4) #8
  ret void
}

; Function Attrs: nounwind
define internal i64 @volume(ptr noundef %0) #0 {
  %2 = load i64, ptr %0, align 8, !tbaa !24
  %3 = getelementptr inbounds i64, ptr %0, i64 1
  %4 = load i64, ptr %3, align 8, !tbaa !24
  %5 = mul nsw i64 %2, %4
  %6 = getelementptr inbounds i64, ptr %0, i64 2
  %7 = load i64, ptr %6, align 8, !tbaa !24
  %8 = mul nsw i64 %5, %7
  ret i64 %8
}

; Function Attrs: nounwind
define internal void @lines_met(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) #0 {
  %5 = icmp ne i64 %2, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %4
  %7 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 6
  %8 = getelementptr inbounds [3 x i64], ptr %7, i64 0, i64 1
  %9 = load i64, ptr %8, align 8, !tbaa !24
  br label %14

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 7
  %12 = getelementptr inbounds [3 x i64], ptr %11, i64 0, i64 1
  %13 = load i64, ptr %12, align 8, !tbaa !24
  br label %14

14:                                               ; preds = %10, %6
  %15 = phi i64 [ %9, %6 ], [ %13, %10 ]
  %16 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 7
  %17 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 6
  %18 = select i1 %5, ptr %16, ptr %17
  br label %19

19:                                               ; preds = %46, %14
  %.028 = phi i64 [ 0, %14 ], [ %47, %46 ]
  %.0 = phi ptr [ %3, %14 ], [ %.1, %46 ]
  %20 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 8
  %21 = load i64, ptr %20, align 8, !tbaa !24
  %22 = icmp slt i64 %.028, %21
  br i1 %22, label %23, label %48

23:                                               ; preds = %19, %42
  %.029 = phi i64 [ %45, %42 ], [ 0, %19 ]
  %.1 = phi ptr [ %44, %42 ], [ %.0, %19 ]
  %24 = getelementptr inbounds [3 x i64], ptr %20, i64 0, i64 1
  %25 = load i64, ptr %24, align 8, !tbaa !24
  %26 = icmp slt i64 %.029, %25
  br i1 %26, label %27, label %46

27:                                               ; preds = %23
  %28 = sdiv i64 %1, %15
  %29 = call i64 @met(ptr noundef %0, i64 noundef 0, i64 noundef %28, i64 noundef %.028, i64 noundef %2) #7
  %30 = srem i64 %1, %15
  %31 = call i64 @met(ptr noundef %0, i64 noundef 1, i64 noundef %30, i64 noundef %.029, i64 noundef %2) #7
  %32 = icmp slt i64 %29, 0
  %33 = icmp slt i64 %31, 0
  %or.cond = select i1 %32, i1 true, i1 %33
  br i1 %or.cond, label %42, label %34

34:                                               ; preds = %27
  %35 = getelementptr inbounds i64, ptr %18, i64 1
  %36 = load i64, ptr %35, align 8, !tbaa !24
  %37 = mul nsw i64 %29, %36
  %38 = add nsw i64 %37, %31
  %39 = getelementptr inbounds i64, ptr %18, i64 2
  %40 = load i64, ptr %39, align 8, !tbaa !24
  %41 = mul nsw i64 %38, %40
  br label %42

42:                                               ; preds = %27, %34
  %43 = phi i64 [ %41, %34 ], [ -1, %27 ]
  %44 = getelementptr inbounds i64, ptr %.1, i32 1
  store i64 %43, ptr %.1, align 8, !tbaa !24
  %45 = add nsw i64 %.029, 1
  br label %23, !llvm.loop !42

46:                                               ; preds = %23
  %47 = add nsw i64 %.028, 1
  br label %19, !llvm.loop !43

48:                                               ; preds = %19
  ret void
}

; Function Attrs: nounwind
define internal i64 @moved(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 8
  %5 = getelementptr inbounds [3 x i64], ptr %4, i64 0, i64 2
  %6 = load i64, ptr %5, align 8, !tbaa !24
  %7 = sub nsw i64 %6, 1
  %8 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 11
  %9 = getelementptr inbounds [3 x i64], ptr %8, i64 0, i64 2
  %10 = load i64, ptr %9, align 8, !tbaa !24
  %11 = mul nsw i64 %7, %10
  %12 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 9
  %13 = getelementptr inbounds [3 x i64], ptr %12, i64 0, i64 2
  %14 = load i64, ptr %13, align 8, !tbaa !24
  %15 = icmp ne i64 %2, 0
  br i1 %15, label %16, label %35

16:                                               ; preds = %3
  %17 = icmp eq i64 %14, 1
  br i1 %17, label %18, label %31

18:                                               ; preds = %16
  %19 = sub nsw i64 %1, 1
  %20 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 10
  %21 = getelementptr inbounds [3 x i64], ptr %20, i64 0, i64 2
  %22 = load i64, ptr %21, align 8, !tbaa !24
  %23 = add nsw i64 %19, %22
  %24 = icmp sge i64 %23, %11
  br i1 %24, label %25, label %31

25:                                               ; preds = %18
  %26 = add nsw i64 %1, %22
  %27 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 7
  %28 = getelementptr inbounds [3 x i64], ptr %27, i64 0, i64 2
  %29 = load i64, ptr %28, align 8, !tbaa !24
  %30 = icmp slt i64 %26, %29
  br label %31

31:                                               ; preds = %25, %18, %16
  %32 = phi i1 [ false, %18 ], [ false, %16 ], [ %30, %25 ]
  %33 = zext i1 %32 to i32
  %34 = sext i32 %33 to i64
  br label %49

35:                                               ; preds = %3
  %36 = mul nsw i64 %1, %14
  %37 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 10
  %38 = getelementptr inbounds [3 x i64], ptr %37, i64 0, i64 2
  %39 = load i64, ptr %38, align 8, !tbaa !24
  %40 = sub nsw i64 %36, %39
  %41 = icmp sge i64 %40, %14
  br i1 %41, label %42, label %48

42:                                               ; preds = %35
  %43 = add nsw i64 %40, %11
  %44 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 6
  %45 = getelementptr inbounds [3 x i64], ptr %44, i64 0, i64 2
  %46 = load i64, ptr %45, align 8, !tbaa !24
  %47 = icmp slt i64 %43, %46
  br i1 %47, label %49, label %48

48:                                               ; preds = %42, %35
  br label %49

49:                                               ; preds = %48, %42, %31
  %.0 = phi i64 [ %34, %31 ], [ 0, %48 ], [ %14, %42 ]
  ret i64 %.0
}

; Function Attrs: nounwind
define internal void @meets(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) #0 {
  %6 = alloca [64 x i64], align 16
  %7 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 8
  %8 = load i64, ptr %7, align 8, !tbaa !24
  %9 = getelementptr inbounds [3 x i64], ptr %7, i64 0, i64 1
  %10 = load i64, ptr %9, align 8, !tbaa !24
  %11 = mul nsw i64 %8, %10
  %12 = getelementptr inbounds [3 x i64], ptr %7, i64 0, i64 2
  %13 = load i64, ptr %12, align 8, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 512, ptr %6) #8
  br label %14

14:                                               ; preds = %16, %5
  %.050 = phi i64 [ 0, %5 ], [ %19, %16 ]
  %15 = icmp slt i64 %.050, %13
  br i1 %15, label %16, label %20

16:                                               ; preds = %14
  %17 = call i64 @met(ptr noundef %0, i64 noundef 2, i64 noundef %2, i64 noundef %.050, i64 noundef %3) #7
  %18 = getelementptr inbounds [64 x i64], ptr %6, i64 0, i64 %.050
  store i64 %17, ptr %18, align 8, !tbaa !24
  %19 = add nsw i64 %.050, 1
  br label %14, !llvm.loop !44

20:                                               ; preds = %14
  store i64 0, ptr %4, align 8, !tbaa !39
  %21 = mul nsw i64 %11, %13
  %22 = getelementptr inbounds %struct.taps_met, ptr %4, i32 0, i32 3
  store i64 %21, ptr %22, align 8, !tbaa !45
  %23 = sub nsw i64 %11, 1
  br label %24

24:                                               ; preds = %43, %20
  %.049 = phi i64 [ %23, %20 ], [ %44, %43 ]
  %25 = icmp sge i64 %.049, 0
  br i1 %25, label %26, label %45

26:                                               ; preds = %24
  %27 = sub nsw i64 %13, 1
  br label %28

28:                                               ; preds = %41, %26
  %.048 = phi i64 [ %27, %26 ], [ %42, %41 ]
  %29 = icmp sge i64 %.048, 0
  br i1 %29, label %30, label %43

30:                                               ; preds = %28
  %31 = getelementptr inbounds i64, ptr %1, i64 %.049
  %32 = load i64, ptr %31, align 8, !tbaa !24
  %33 = icmp slt i64 %32, 0
  br i1 %33, label %38, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds [64 x i64], ptr %6, i64 0, i64 %.048
  %36 = load i64, ptr %35, align 8, !tbaa !24
  %37 = icmp slt i64 %36, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %34, %30
  %39 = mul nsw i64 %.049, %13
  %40 = add nsw i64 %39, %.048
  store i64 %40, ptr %22, align 8, !tbaa !45
  br label %41

41:                                               ; preds = %34, %38
  %42 = add nsw i64 %.048, -1
  br label %28, !llvm.loop !46

43:                                               ; preds = %28
  %44 = add nsw i64 %.049, -1
  br label %24, !llvm.loop !47

45:                                               ; preds = %24, %74
  %.047 = phi i64 [ %75, %74 ], [ 0, %24 ]
  %46 = icmp slt i64 %.047, %11
  br i1 %46, label %47, label %76

47:                                               ; preds = %45, %72
  %.0 = phi i64 [ %73, %72 ], [ 0, %45 ]
  %48 = icmp slt i64 %.0, %13
  br i1 %48, label %49, label %74

49:                                               ; preds = %47
  %50 = getelementptr inbounds i64, ptr %1, i64 %.047
  %51 = load i64, ptr %50, align 8, !tbaa !24
  %52 = icmp sge i64 %51, 0
  br i1 %52, label %53, label %72

53:                                               ; preds = %49
  %54 = getelementptr inbounds [64 x i64], ptr %6, i64 0, i64 %.0
  %55 = load i64, ptr %54, align 8, !tbaa !24
  %56 = icmp sge i64 %55, 0
  br i1 %56, label %57, label %72

57:                                               ; preds = %53
  %58 = add nsw i64 %51, %55
  %59 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 4
  %60 = load i64, ptr %59, align 8, !tbaa !38
  %61 = mul nsw i64 %58, %60
  %62 = getelementptr inbounds %struct.taps_met, ptr %4, i32 0, i32 1
  %63 = load i64, ptr %4, align 8, !tbaa !39
  %64 = getelementptr inbounds [64 x i64], ptr %62, i64 0, i64 %63
  store i64 %61, ptr %64, align 8, !tbaa !24
  %65 = mul nsw i64 %.047, %13
  %66 = add nsw i64 %65, %.0
  %67 = trunc i64 %66 to i32
  %68 = getelementptr inbounds %struct.taps_met, ptr %4, i32 0, i32 2
  %69 = load i64, ptr %4, align 8, !tbaa !39
  %70 = add nsw i64 %69, 1
  store i64 %70, ptr %4, align 8, !tbaa !39
  %71 = getelementptr inbounds [64 x i32], ptr %68, i64 0, i64 %69
  store i32 %67, ptr %71, align 4, !tbaa !48
  br label %72

72:                                               ; preds = %49, %53, %57
  %73 = add nsw i64 %.0, 1
  br label %47, !llvm.loop !50

74:                                               ; preds = %47
  %75 = add nsw i64 %.047, 1
  br label %45, !llvm.loop !51

76:                                               ; preds = %45
  call void @llvm.lifetime.end.p0(i64 512, ptr %6) #8
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @position_of(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) #5 {
  %7 = alloca <16 x float>, align 64
  br label %8

8:                                                ; preds = %52, %6
  %.0 = phi i64 [ 0, %6 ], [ %53, %52 ]
  %9 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 4
  %10 = load i64, ptr %9, align 8, !tbaa !38
  %11 = icmp slt i64 %.0, %10
  br i1 %11, label %12, label %54

12:                                               ; preds = %8
  %13 = sub nsw i64 %10, 16
  %14 = call i64 @smaller(i64 noundef %.0, i64 noundef %13) #7
  %15 = add nsw i64 %4, %14
  %16 = load ptr, ptr %0, align 8, !tbaa !52
  %17 = getelementptr inbounds float, ptr %16, i64 %3
  %18 = getelementptr inbounds float, ptr %17, i64 %14
  switch i64 %5, label %48 [
    i64 0, label %19
    i64 1, label %23
    i64 2, label %30
    i64 4, label %40
  ]

19:                                               ; preds = %12
  %20 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 3
  %21 = load ptr, ptr %20, align 8, !tbaa !53
  %22 = getelementptr inbounds float, ptr %21, i64 %15
  call void @largest_at(ptr noundef %18, ptr noundef %1, i64 noundef %2, ptr noundef %22) #7
  br label %52

23:                                               ; preds = %12
  %24 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 3
  %25 = load ptr, ptr %24, align 8, !tbaa !53
  %26 = getelementptr inbounds float, ptr %25, i64 %15
  %27 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 2
  %28 = load ptr, ptr %27, align 8, !tbaa !54
  %29 = getelementptr inbounds i8, ptr %28, i64 %15
  call void @both_at(ptr noundef %18, ptr noundef %1, i64 noundef %2, ptr noundef %26, ptr noundef %29) #7
  br label %52

30:                                               ; preds = %12
  %31 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 1
  %32 = load ptr, ptr %31, align 8, !tbaa !55
  %33 = getelementptr inbounds float, ptr %32, i64 %15
  %34 = load <16 x float>, ptr %33, align 4, !tbaa !56
  %35 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 8
  %36 = call i64 @volume(ptr noundef %35) #7
  %37 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 2
  %38 = load ptr, ptr %37, align 8, !tbaa !54
  %39 = getelementptr inbounds i8, ptr %38, i64 %15
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #8
  store <16 x float> %34, ptr %7, align 64, !tbaa !56
  call void @index_at(ptr noundef %18, ptr noundef %1, i64 noundef %2, ptr noundef byval(<16 x float>) align 64 %7, i64 noundef %36, ptr noundef %39) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #8
  br label %52

40:                                               ; preds = %12
  %41 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 2
  %42 = load ptr, ptr %41, align 8, !tbaa !54
  %43 = getelementptr inbounds i8, ptr %42, i64 %3
  %44 = getelementptr inbounds i8, ptr %43, i64 %14
  %45 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 3
  %46 = load ptr, ptr %45, align 8, !tbaa !53
  %47 = getelementptr inbounds float, ptr %46, i64 %15
  call void @put_at(ptr noundef %18, ptr noundef %44, ptr noundef %1, i64 noundef %2, ptr noundef %47) #7
  br label %52

48:                                               ; preds = %12
  %49 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 3
  %50 = load ptr, ptr %49, align 8, !tbaa !53
  %51 = getelementptr inbounds float, ptr %50, i64 %15
  call void @sum_at(ptr noundef %18, ptr noundef %1, i64 noundef %2, ptr noundef %51) #7
  br label %52

52:                                               ; preds = %19, %30, %48, %40, %23
  %53 = add nsw i64 %.0, 16
  br label %8, !llvm.loop !57

54:                                               ; preds = %8
  ret void
}

; Function Attrs: nounwind
define internal i64 @met(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) #0 {
  %6 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 9
  %7 = getelementptr inbounds [3 x i64], ptr %6, i64 0, i64 %1
  %8 = load i64, ptr %7, align 8, !tbaa !24
  %9 = icmp ne i64 %4, 0
  br i1 %9, label %25, label %10

10:                                               ; preds = %5
  %11 = mul nsw i64 %2, %8
  %12 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 10
  %13 = getelementptr inbounds [3 x i64], ptr %12, i64 0, i64 %1
  %14 = load i64, ptr %13, align 8, !tbaa !24
  %15 = sub nsw i64 %11, %14
  %16 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 11
  %17 = getelementptr inbounds [3 x i64], ptr %16, i64 0, i64 %1
  %18 = load i64, ptr %17, align 8, !tbaa !24
  %19 = mul nsw i64 %3, %18
  %20 = add nsw i64 %15, %19
  %21 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 6
  %22 = getelementptr inbounds [3 x i64], ptr %21, i64 0, i64 %1
  %23 = load i64, ptr %22, align 8, !tbaa !24
  %24 = icmp slt i64 %20, %23
  %. = select i1 %24, i64 %20, i64 -1
  br label %52

25:                                               ; preds = %5
  %26 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 10
  %27 = getelementptr inbounds [3 x i64], ptr %26, i64 0, i64 %1
  %28 = load i64, ptr %27, align 8, !tbaa !24
  %29 = add nsw i64 %2, %28
  %30 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 11
  %31 = getelementptr inbounds [3 x i64], ptr %30, i64 0, i64 %1
  %32 = load i64, ptr %31, align 8, !tbaa !24
  %33 = mul nsw i64 %3, %32
  %34 = sub nsw i64 %29, %33
  %35 = icmp slt i64 %34, 0
  %36 = icmp eq i64 %8, 1
  %or.cond = select i1 %35, i1 true, i1 %36
  br i1 %or.cond, label %37, label %42

37:                                               ; preds = %25
  %38 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 7
  %39 = getelementptr inbounds [3 x i64], ptr %38, i64 0, i64 %1
  %40 = load i64, ptr %39, align 8, !tbaa !24
  %41 = icmp slt i64 %34, %40
  %.34 = select i1 %41, i64 %34, i64 -1
  br label %52

42:                                               ; preds = %25
  %43 = srem i64 %34, %8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %45, label %51

45:                                               ; preds = %42
  %46 = sdiv i64 %34, %8
  %47 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 7
  %48 = getelementptr inbounds [3 x i64], ptr %47, i64 0, i64 %1
  %49 = load i64, ptr %48, align 8, !tbaa !24
  %50 = icmp slt i64 %46, %49
  br i1 %50, label %52, label %51

51:                                               ; preds = %45, %42
  br label %52

52:                                               ; preds = %37, %45, %51, %10
  %.1 = phi i64 [ %., %10 ], [ %.34, %37 ], [ -1, %51 ], [ %46, %45 ]
  ret i64 %.1
}

; Function Attrs: nounwind
define internal i64 @smaller(i64 noundef %0, i64 noundef %1) #0 {
  %3 = icmp slt i64 %0, %1
  %. = select i1 %3, i64 %0, i64 %1
  ret i64 %.
}

; Function Attrs: alwaysinline nounwind
define internal void @largest_at(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #6 {
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  %7 = call <16 x float> @lowest() #7
  br label %8

8:                                                ; preds = %10, %4
  %.08 = phi <16 x float> [ %7, %4 ], [ %16, %10 ]
  %.0 = phi i64 [ 0, %4 ], [ %17, %10 ]
  %9 = icmp slt i64 %.0, %2
  br i1 %9, label %10, label %18

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.taps_met, ptr %1, i32 0, i32 1
  %12 = getelementptr inbounds [64 x i64], ptr %11, i64 0, i64 %.0
  %13 = load i64, ptr %12, align 8, !tbaa !24
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load <16 x float>, ptr %14, align 4, !tbaa !56
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #8
  store <16 x float> %.08, ptr %5, align 64, !tbaa !56
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #8
  store <16 x float> %15, ptr %6, align 64, !tbaa !56
  %16 = call <16 x float> @larger_of(ptr noundef byval(<16 x float>) align 64 %5, ptr noundef byval(<16 x float>) align 64 %6) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #8
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #8
  %17 = add nsw i64 %.0, 1
  br label %8, !llvm.loop !58

18:                                               ; preds = %8
  store <16 x float> %.08, ptr %3, align 4, !tbaa !56
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @both_at(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4) #6 {
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  %8 = alloca <16 x i32>, align 64
  %9 = call <16 x float> @lowest() #7
  br label %10

10:                                               ; preds = %12, %5
  %.021 = phi i64 [ 0, %5 ], [ %33, %12 ]
  %.020 = phi <16 x i32> [ zeroinitializer, %5 ], [ %31, %12 ]
  %.0 = phi <16 x float> [ %9, %5 ], [ %32, %12 ]
  %11 = icmp slt i64 %.021, %2
  br i1 %11, label %12, label %34

12:                                               ; preds = %10
  %13 = getelementptr inbounds %struct.taps_met, ptr %1, i32 0, i32 1
  %14 = getelementptr inbounds [64 x i64], ptr %13, i64 0, i64 %.021
  %15 = load i64, ptr %14, align 8, !tbaa !24
  %16 = getelementptr inbounds float, ptr %0, i64 %15
  %17 = load <16 x float>, ptr %16, align 4, !tbaa !56
  %18 = fcmp oge <16 x float> %.0, %17
  %19 = sext <16 x i1> %18 to <16 x i32>
  %20 = fcmp une <16 x float> %.0, %.0
  %21 = sext <16 x i1> %20 to <16 x i32>
  %22 = or <16 x i32> %19, %21
  %23 = and <16 x i32> %22, %.020
  %24 = xor <16 x i32> %22, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %25 = getelementptr inbounds %struct.taps_met, ptr %1, i32 0, i32 2
  %26 = getelementptr inbounds [64 x i32], ptr %25, i64 0, i64 %.021
  %27 = load i32, ptr %26, align 4, !tbaa !48
  %28 = insertelement <16 x i32> poison, i32 %27, i64 0
  %29 = shufflevector <16 x i32> %28, <16 x i32> poison, <16 x i32> zeroinitializer
  %30 = and <16 x i32> %24, %29
  %31 = or <16 x i32> %23, %30
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #8
  store <16 x float> %.0, ptr %6, align 64, !tbaa !56
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #8
  store <16 x float> %17, ptr %7, align 64, !tbaa !56
  %32 = call <16 x float> @larger_of(ptr noundef byval(<16 x float>) align 64 %6, ptr noundef byval(<16 x float>) align 64 %7) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #8
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #8
  %33 = add nsw i64 %.021, 1
  br label %10, !llvm.loop !59

34:                                               ; preds = %10
  store <16 x float> %.0, ptr %3, align 4, !tbaa !56
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #8
  store <16 x i32> %.020, ptr %8, align 64, !tbaa !56
  call void @put_index(ptr noundef byval(<16 x i32>) align 64 %8, ptr noundef %4) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #8
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @index_at(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef byval(<16 x float>) align 64 %3, i64 noundef %4, ptr noundef %5) #6 {
  %7 = alloca <16 x i32>, align 64
  %8 = load <16 x float>, ptr %3, align 64, !tbaa !56
  %9 = trunc i64 %4 to i32
  %10 = sub nsw i32 %9, 1
  %11 = insertelement <16 x i32> poison, i32 %10, i64 0
  %12 = shufflevector <16 x i32> %11, <16 x i32> poison, <16 x i32> zeroinitializer
  %13 = sub nsw i64 %2, 1
  br label %14

14:                                               ; preds = %16, %6
  %.029 = phi i64 [ %13, %6 ], [ %39, %16 ]
  %.0 = phi <16 x i32> [ %12, %6 ], [ %38, %16 ]
  %15 = icmp sge i64 %.029, 0
  br i1 %15, label %16, label %40

16:                                               ; preds = %14
  %17 = getelementptr inbounds %struct.taps_met, ptr %1, i32 0, i32 1
  %18 = getelementptr inbounds [64 x i64], ptr %17, i64 0, i64 %.029
  %19 = load i64, ptr %18, align 8, !tbaa !24
  %20 = getelementptr inbounds float, ptr %0, i64 %19
  %21 = load <16 x float>, ptr %20, align 4, !tbaa !56
  %22 = fcmp oeq <16 x float> %21, %8
  %23 = sext <16 x i1> %22 to <16 x i32>
  %24 = fcmp une <16 x float> %21, %21
  %25 = sext <16 x i1> %24 to <16 x i32>
  %26 = fcmp une <16 x float> %8, %8
  %27 = sext <16 x i1> %26 to <16 x i32>
  %28 = and <16 x i32> %25, %27
  %29 = or <16 x i32> %23, %28
  %30 = getelementptr inbounds %struct.taps_met, ptr %1, i32 0, i32 2
  %31 = getelementptr inbounds [64 x i32], ptr %30, i64 0, i64 %.029
  %32 = load i32, ptr %31, align 4, !tbaa !48
  %33 = insertelement <16 x i32> poison, i32 %32, i64 0
  %34 = shufflevector <16 x i32> %33, <16 x i32> poison, <16 x i32> zeroinitializer
  %35 = and <16 x i32> %29, %34
  %36 = xor <16 x i32> %29, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %37 = and <16 x i32> %36, %.0
  %38 = or <16 x i32> %35, %37
  %39 = add nsw i64 %.029, -1
  br label %14, !llvm.loop !60

40:                                               ; preds = %14
  %41 = getelementptr inbounds %struct.taps_met, ptr %1, i32 0, i32 3
  %42 = load i64, ptr %41, align 8, !tbaa !45
  %43 = icmp slt i64 %42, %4
  br i1 %43, label %44, label %59

44:                                               ; preds = %40
  %45 = call <16 x float> @lowest() #7
  %46 = fcmp oeq <16 x float> %8, %45
  %47 = sext <16 x i1> %46 to <16 x i32>
  %48 = load i64, ptr %41, align 8, !tbaa !45
  %49 = trunc i64 %48 to i32
  %50 = insertelement <16 x i32> poison, i32 %49, i64 0
  %51 = shufflevector <16 x i32> %50, <16 x i32> poison, <16 x i32> zeroinitializer
  %52 = icmp sgt <16 x i32> %.0, %51
  %53 = sext <16 x i1> %52 to <16 x i32>
  %54 = and <16 x i32> %47, %53
  %55 = and <16 x i32> %54, %51
  %56 = xor <16 x i32> %54, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %57 = and <16 x i32> %56, %.0
  %58 = or <16 x i32> %55, %57
  br label %59

59:                                               ; preds = %44, %40
  %.1 = phi <16 x i32> [ %58, %44 ], [ %.0, %40 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #8
  store <16 x i32> %.1, ptr %7, align 64, !tbaa !56
  call void @put_index(ptr noundef byval(<16 x i32>) align 64 %7, ptr noundef %5) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #8
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @put_at(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) #6 {
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x i32>, align 64
  br label %8

8:                                                ; preds = %10, %5
  %.013 = phi <16 x float> [ zeroinitializer, %5 ], [ %22, %10 ]
  %.0 = phi i64 [ 0, %5 ], [ %23, %10 ]
  %9 = icmp slt i64 %.0, %3
  br i1 %9, label %10, label %24

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.taps_met, ptr %2, i32 0, i32 1
  %12 = getelementptr inbounds [64 x i64], ptr %11, i64 0, i64 %.0
  %13 = load i64, ptr %12, align 8, !tbaa !24
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load <16 x float>, ptr %14, align 4, !tbaa !56
  %16 = getelementptr inbounds i8, ptr %1, i64 %13
  %17 = call <16 x i32> @index_of(ptr noundef %16) #7
  %18 = getelementptr inbounds %struct.taps_met, ptr %2, i32 0, i32 2
  %19 = getelementptr inbounds [64 x i32], ptr %18, i64 0, i64 %.0
  %20 = load i32, ptr %19, align 4, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #8
  store <16 x float> %15, ptr %6, align 64, !tbaa !56
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #8
  store <16 x i32> %17, ptr %7, align 64, !tbaa !56
  %21 = call <16 x float> @share_of(ptr noundef byval(<16 x float>) align 64 %6, ptr noundef byval(<16 x i32>) align 64 %7, i32 noundef %20) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #8
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #8
  %22 = fadd <16 x float> %.013, %21
  %23 = add nsw i64 %.0, 1
  br label %8, !llvm.loop !61

24:                                               ; preds = %8
  store <16 x float> %.013, ptr %4, align 4, !tbaa !56
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @sum_at(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #5 {
  br label %5

5:                                                ; preds = %7, %4
  %.08 = phi <16 x float> [ zeroinitializer, %4 ], [ %13, %7 ]
  %.0 = phi i64 [ 0, %4 ], [ %14, %7 ]
  %6 = icmp slt i64 %.0, %2
  br i1 %6, label %7, label %15

7:                                                ; preds = %5
  %8 = getelementptr inbounds %struct.taps_met, ptr %1, i32 0, i32 1
  %9 = getelementptr inbounds [64 x i64], ptr %8, i64 0, i64 %.0
  %10 = load i64, ptr %9, align 8, !tbaa !24
  %11 = getelementptr inbounds float, ptr %0, i64 %10
  %12 = load <16 x float>, ptr %11, align 4, !tbaa !56
  %13 = fadd <16 x float> %.08, %12
  %14 = add nsw i64 %.0, 1
  br label %5, !llvm.loop !62

15:                                               ; preds = %5
  store <16 x float> %.08, ptr %3, align 4, !tbaa !56
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @lowest() #6 {
  ret <16 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @larger_of(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1) #6 {
  %3 = load <16 x float>, ptr %0, align 64, !tbaa !56
  %4 = load <16 x float>, ptr %1, align 64, !tbaa !56
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

; Function Attrs: alwaysinline nounwind
define internal void @put_index(ptr noundef byval(<16 x i32>) align 64 %0, ptr noundef %1) #5 {
  %3 = load <16 x i32>, ptr %0, align 64, !tbaa !56
  %4 = trunc <16 x i32> %3 to <16 x i8>
  store <16 x i8> %4, ptr %1, align 1, !tbaa !56
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @share_of(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x i32>) align 64 %1, i32 noundef %2) #6 {
  %4 = load <16 x float>, ptr %0, align 64, !tbaa !56
  %5 = load <16 x i32>, ptr %1, align 64, !tbaa !56
  %6 = fmul <16 x float> %4, zeroinitializer
  %7 = insertelement <16 x i32> poison, i32 %2, i64 0
  %8 = shufflevector <16 x i32> %7, <16 x i32> poison, <16 x i32> zeroinitializer
  %9 = icmp eq <16 x i32> %5, %8
  %10 = sext <16 x i1> %9 to <16 x i32>
  %11 = bitcast <16 x float> %4 to <16 x i32>
  %12 = and <16 x i32> %10, %11
  %13 = xor <16 x i32> %10, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %14 = bitcast <16 x float> %6 to <16 x i32>
  %15 = and <16 x i32> %13, %14
  %16 = or <16 x i32> %12, %15
  %17 = bitcast <16 x i32> %16 to <16 x float>
  ret <16 x float> %17
}

; Function Attrs: alwaysinline nounwind
define internal <16 x i32> @index_of(ptr noundef %0) #6 {
  %2 = load <16 x i8>, ptr %0, align 1, !tbaa !56
  %3 = zext <16 x i8> %2 to <16 x i32>
  ret <16 x i32> %3
}

; Function Attrs: alwaysinline nounwind
define internal void @apart_of(ptr noundef %0, i64 noundef %1, i64 noundef %2) #5 {
  %4 = alloca [64 x i64], align 16
  %5 = alloca %struct.taps_met, align 8
  %6 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 6
  %7 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 7
  %8 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 4
  %9 = load i64, ptr %8, align 8, !tbaa !38
  %10 = load i64, ptr %7, align 8, !tbaa !24
  %11 = getelementptr inbounds i64, ptr %7, i64 1
  %12 = load i64, ptr %11, align 8, !tbaa !24
  %13 = mul nsw i64 %10, %12
  %14 = sdiv i64 %1, %13
  %15 = srem i64 %1, %13
  %16 = sdiv i64 %15, %12
  %17 = srem i64 %15, %12
  %18 = getelementptr inbounds i64, ptr %6, i64 2
  %19 = load i64, ptr %18, align 8, !tbaa !24
  %20 = mul nsw i64 %19, %9
  %21 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 3
  %22 = load ptr, ptr %21, align 8, !tbaa !53
  %23 = load i64, ptr %6, align 8, !tbaa !24
  %24 = mul nsw i64 %14, %23
  %25 = getelementptr inbounds i64, ptr %6, i64 1
  %26 = load i64, ptr %25, align 8, !tbaa !24
  %27 = mul nsw i64 %24, %26
  %28 = mul nsw i64 %27, %20
  %29 = getelementptr inbounds float, ptr %22, i64 %28
  %30 = call i64 @cover_all(ptr noundef %0) #7
  %31 = icmp ne i64 %30, 0
  br i1 %31, label %57, label %32

32:                                               ; preds = %3
  %33 = call i64 @begins(ptr noundef %0, i64 noundef 0, i64 noundef %16) #7
  br label %34

34:                                               ; preds = %55, %32
  %.0 = phi i64 [ %33, %32 ], [ %56, %55 ]
  %35 = add nsw i64 %16, 1
  %36 = call i64 @begins(ptr noundef %0, i64 noundef 0, i64 noundef %35) #7
  %37 = icmp slt i64 %.0, %36
  br i1 %37, label %38, label %57

38:                                               ; preds = %34
  %39 = load i64, ptr %25, align 8, !tbaa !24
  %40 = mul nsw i64 %.0, %39
  %41 = add nsw i64 %17, 1
  %42 = call i64 @begins(ptr noundef %0, i64 noundef 1, i64 noundef %41) #7
  %43 = add nsw i64 %40, %42
  %44 = mul nsw i64 %43, %20
  %45 = load i64, ptr %25, align 8, !tbaa !24
  %46 = mul nsw i64 %.0, %45
  %47 = call i64 @begins(ptr noundef %0, i64 noundef 1, i64 noundef %17) #7
  %48 = add nsw i64 %46, %47
  %49 = mul nsw i64 %48, %20
  br label %50

50:                                               ; preds = %52, %38
  %.072 = phi i64 [ %49, %38 ], [ %54, %52 ]
  %51 = icmp slt i64 %.072, %44
  br i1 %51, label %52, label %55

52:                                               ; preds = %50
  %53 = getelementptr inbounds float, ptr %29, i64 %.072
  store float 0.000000e+00, ptr %53, align 4, !tbaa !31
  %54 = add nsw i64 %.072, 1
  br label %50, !llvm.loop !63

55:                                               ; preds = %50
  %56 = add nsw i64 %.0, 1
  br label %34, !llvm.loop !64

57:                                               ; preds = %34, %3
  call void @llvm.lifetime.start.p0(i64 512, ptr %4) #8
  call void @llvm.lifetime.start.p0(i64 784, ptr %5) #8
  call void @lines_met(ptr noundef %0, i64 noundef %15, i64 noundef 0, ptr noundef %4) #7
  br label %58

58:                                               ; preds = %84, %57
  %.071 = phi i64 [ 0, %57 ], [ %71, %84 ]
  %.070 = phi i64 [ 0, %57 ], [ %85, %84 ]
  %59 = getelementptr inbounds i64, ptr %7, i64 2
  %60 = load i64, ptr %59, align 8, !tbaa !24
  %61 = icmp slt i64 %.070, %60
  br i1 %61, label %62, label %86

62:                                               ; preds = %58
  %63 = icmp ne i64 %.070, 0
  br i1 %63, label %64, label %66

64:                                               ; preds = %62
  %65 = call i64 @moved(ptr noundef %0, i64 noundef %.070, i64 noundef 0) #7
  br label %66

66:                                               ; preds = %62, %64
  %67 = phi i64 [ %65, %64 ], [ 0, %62 ]
  %68 = icmp ne i64 %67, 0
  %69 = mul nsw i64 %67, %9
  %70 = add nsw i64 %.071, %69
  %71 = select i1 %68, i64 %70, i64 0
  br i1 %68, label %73, label %72

72:                                               ; preds = %66
  call void @meets(ptr noundef %0, ptr noundef %4, i64 noundef %.070, i64 noundef 0, ptr noundef %5) #7
  br label %73

73:                                               ; preds = %72, %66
  %74 = load i64, ptr %59, align 8, !tbaa !24
  %75 = mul nsw i64 %1, %74
  %76 = add nsw i64 %75, %.070
  %77 = mul nsw i64 %76, %9
  %78 = load i64, ptr %5, align 8, !tbaa !39
  %79 = icmp eq i64 %78, 4
  br i1 %79, label %80, label %82

80:                                               ; preds = %73
  %81 = getelementptr inbounds float, ptr %29, i64 %71
  call void @window_of(ptr noundef %0, ptr noundef %5, i64 noundef 4, i64 noundef %77, ptr noundef %81, i64 noundef %2) #7
  br label %84

82:                                               ; preds = %73
  %83 = getelementptr inbounds float, ptr %29, i64 %71
  call void @window_of(ptr noundef %0, ptr noundef %5, i64 noundef %78, i64 noundef %77, ptr noundef %83, i64 noundef %2) #7
  br label %84

84:                                               ; preds = %80, %82
  %85 = add nsw i64 %.070, 1
  br label %58, !llvm.loop !65

86:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(i64 784, ptr %5) #8
  call void @llvm.lifetime.end.p0(i64 512, ptr %4) #8
  ret void
}

; Function Attrs: nounwind
define internal i64 @cover_all(ptr noundef %0) #0 {
  br label %2

2:                                                ; preds = %26, %1
  %.015 = phi i64 [ 1, %1 ], [ %30, %26 ]
  %.0 = phi i64 [ 0, %1 ], [ %31, %26 ]
  %3 = icmp slt i64 %.0, 3
  br i1 %3, label %4, label %32

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 10
  %6 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 %.0
  %7 = load i64, ptr %6, align 8, !tbaa !24
  %8 = icmp ne i64 %7, 0
  br i1 %8, label %26, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 8
  %11 = getelementptr inbounds [3 x i64], ptr %10, i64 0, i64 %.0
  %12 = load i64, ptr %11, align 8, !tbaa !24
  %13 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 9
  %14 = getelementptr inbounds [3 x i64], ptr %13, i64 0, i64 %.0
  %15 = load i64, ptr %14, align 8, !tbaa !24
  %16 = icmp eq i64 %12, %15
  br i1 %16, label %17, label %26

17:                                               ; preds = %9
  %18 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 7
  %19 = getelementptr inbounds [3 x i64], ptr %18, i64 0, i64 %.0
  %20 = load i64, ptr %19, align 8, !tbaa !24
  %21 = mul nsw i64 %20, %15
  %22 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 6
  %23 = getelementptr inbounds [3 x i64], ptr %22, i64 0, i64 %.0
  %24 = load i64, ptr %23, align 8, !tbaa !24
  %25 = icmp eq i64 %21, %24
  br label %26

26:                                               ; preds = %17, %9, %4
  %27 = phi i1 [ false, %9 ], [ false, %4 ], [ %25, %17 ]
  %28 = zext i1 %27 to i32
  %29 = sext i32 %28 to i64
  %30 = and i64 %.015, %29
  %31 = add nsw i64 %.0, 1
  br label %2, !llvm.loop !66

32:                                               ; preds = %2
  ret i64 %.015
}

; Function Attrs: nounwind
define internal i64 @begins(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 9
  %5 = getelementptr inbounds [3 x i64], ptr %4, i64 0, i64 %1
  %6 = load i64, ptr %5, align 8, !tbaa !24
  %7 = mul nsw i64 %2, %6
  %8 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 10
  %9 = getelementptr inbounds [3 x i64], ptr %8, i64 0, i64 %1
  %10 = load i64, ptr %9, align 8, !tbaa !24
  %11 = sub nsw i64 %7, %10
  %12 = icmp eq i64 %2, 0
  %13 = icmp slt i64 %11, 0
  %or.cond = select i1 %12, i1 true, i1 %13
  br i1 %or.cond, label %28, label %14

14:                                               ; preds = %3
  %15 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 7
  %16 = getelementptr inbounds [3 x i64], ptr %15, i64 0, i64 %1
  %17 = load i64, ptr %16, align 8, !tbaa !24
  %18 = icmp eq i64 %2, %17
  br i1 %18, label %19, label %23

19:                                               ; preds = %14
  %20 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 6
  %21 = getelementptr inbounds [3 x i64], ptr %20, i64 0, i64 %1
  %22 = load i64, ptr %21, align 8, !tbaa !24
  br label %28

23:                                               ; preds = %14
  %24 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 6
  %25 = getelementptr inbounds [3 x i64], ptr %24, i64 0, i64 %1
  %26 = load i64, ptr %25, align 8, !tbaa !24
  %27 = call i64 @smaller(i64 noundef %11, i64 noundef %26) #7
  br label %28

28:                                               ; preds = %19, %23, %3
  %29 = phi i64 [ 0, %3 ], [ %22, %19 ], [ %27, %23 ]
  ret i64 %29
}

; Function Attrs: alwaysinline nounwind
define internal void @window_of(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) #6 {
  %7 = alloca <16 x float>, align 64
  %8 = alloca <16 x i32>, align 64
  br label %9

9:                                                ; preds = %46, %6
  %.0 = phi i64 [ 0, %6 ], [ %47, %46 ]
  %10 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 4
  %11 = load i64, ptr %10, align 8, !tbaa !38
  %12 = icmp slt i64 %.0, %11
  br i1 %12, label %13, label %48

13:                                               ; preds = %9
  %14 = sub nsw i64 %11, 16
  %15 = call i64 @smaller(i64 noundef %.0, i64 noundef %14) #7
  %16 = load ptr, ptr %0, align 8, !tbaa !52
  %17 = getelementptr inbounds float, ptr %16, i64 %3
  %18 = getelementptr inbounds float, ptr %17, i64 %15
  %19 = load <16 x float>, ptr %18, align 4, !tbaa !56
  %20 = icmp eq i64 %5, 4
  br i1 %20, label %21, label %27

21:                                               ; preds = %13
  %22 = getelementptr inbounds %struct.pooling, ptr %0, i32 0, i32 2
  %23 = load ptr, ptr %22, align 8, !tbaa !54
  %24 = getelementptr inbounds i8, ptr %23, i64 %3
  %25 = getelementptr inbounds i8, ptr %24, i64 %15
  %26 = call <16 x i32> @index_of(ptr noundef %25) #7
  br label %27

27:                                               ; preds = %13, %21
  %28 = phi <16 x i32> [ %26, %21 ], [ zeroinitializer, %13 ]
  br label %29

29:                                               ; preds = %37, %27
  %.026 = phi i64 [ 0, %27 ], [ %45, %37 ]
  %30 = icmp slt i64 %.026, %2
  br i1 %30, label %31, label %46

31:                                               ; preds = %29
  br i1 %20, label %32, label %37

32:                                               ; preds = %31
  %33 = getelementptr inbounds %struct.taps_met, ptr %1, i32 0, i32 2
  %34 = getelementptr inbounds [64 x i32], ptr %33, i64 0, i64 %.026
  %35 = load i32, ptr %34, align 4, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #8
  store <16 x float> %19, ptr %7, align 64, !tbaa !56
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #8
  store <16 x i32> %28, ptr %8, align 64, !tbaa !56
  %36 = call <16 x float> @share_of(ptr noundef byval(<16 x float>) align 64 %7, ptr noundef byval(<16 x i32>) align 64 %8, i32 noundef %35) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #8
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #8
  br label %37

37:                                               ; preds = %31, %32
  %38 = phi <16 x float> [ %36, %32 ], [ %19, %31 ]
  %39 = fadd <16 x float> zeroinitializer, %38
  %40 = getelementptr inbounds %struct.taps_met, ptr %1, i32 0, i32 1
  %41 = getelementptr inbounds [64 x i64], ptr %40, i64 0, i64 %.026
  %42 = load i64, ptr %41, align 8, !tbaa !24
  %43 = getelementptr inbounds float, ptr %4, i64 %42
  %44 = getelementptr inbounds float, ptr %43, i64 %15
  store <16 x float> %39, ptr %44, align 4, !tbaa !56
  %45 = add nsw i64 %.026, 1
  br label %29, !llvm.loop !67

46:                                               ; preds = %29
  %47 = add nsw i64 %.0, 16
  br label %9, !llvm.loop !68

48:                                               ; preds = %9
  ret void
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!11, !4, i64 192}
!11 = !{!"", !7, i64 0, !5, i64 8, !7, i64 64, !5, i64 72, !7, i64 128, !7, i64 136, !7, i64 144, !5, i64 152, !4, i64 192, !4, i64 200, !7, i64 208, !7, i64 216, !7, i64 224, !7, i64 232, !4, i64 240, !4, i64 248, !4, i64 256, !4, i64 264, !4, i64 272, !4, i64 280, !4, i64 288}
!12 = !{!11, !4, i64 200}
!13 = !{!11, !7, i64 208}
!14 = !{!11, !7, i64 216}
!15 = !{!11, !7, i64 0}
!16 = !{!11, !4, i64 240}
!17 = !{!11, !4, i64 280}
!18 = !{!11, !4, i64 256}
!19 = !{!11, !4, i64 288}
!20 = !{!11, !4, i64 248}
!21 = !{!11, !7, i64 232}
!22 = !{!11, !4, i64 264}
!23 = distinct !{!23, !9}
!24 = !{!7, !7, i64 0}
!25 = distinct !{!25, !9}
!26 = !{!27, !7, i64 32}
!27 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 32}
!28 = !{!27, !4, i64 0}
!29 = !{!27, !4, i64 16}
!30 = !{!27, !7, i64 24}
!31 = !{!32, !32, i64 0}
!32 = !{!"float", !5, i64 0}
!33 = distinct !{!33, !9}
!34 = !{!27, !4, i64 8}
!35 = distinct !{!35, !9}
!36 = distinct !{!36, !9}
!37 = !{!11, !7, i64 224}
!38 = !{!3, !7, i64 32}
!39 = !{!40, !7, i64 0}
!40 = !{!"", !7, i64 0, !5, i64 8, !5, i64 520, !7, i64 776}
!41 = distinct !{!41, !9}
!42 = distinct !{!42, !9}
!43 = distinct !{!43, !9}
!44 = distinct !{!44, !9}
!45 = !{!40, !7, i64 776}
!46 = distinct !{!46, !9}
!47 = distinct !{!47, !9}
!48 = !{!49, !49, i64 0}
!49 = !{!"int", !5, i64 0}
!50 = distinct !{!50, !9}
!51 = distinct !{!51, !9}
!52 = !{!3, !4, i64 0}
!53 = !{!3, !4, i64 24}
!54 = !{!3, !4, i64 16}
!55 = !{!3, !4, i64 8}
!56 = !{!5, !5, i64 0}
!57 = distinct !{!57, !9}
!58 = distinct !{!58, !9}
!59 = distinct !{!59, !9}
!60 = distinct !{!60, !9}
!61 = distinct !{!61, !9}
!62 = distinct !{!62, !9}
!63 = distinct !{!63, !9}
!64 = distinct !{!64, !9}
!65 = distinct !{!65, !9}
!66 = distinct !{!66, !9}
!67 = distinct !{!67, !9}
!68 = distinct !{!68, !9}
