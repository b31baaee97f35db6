; Made by tools/ir.py from rows.c with clang 19; do not edit.
; sha256 of the C source: 61571f5569e0aac0aa6fd16b362b3f154ea4e3cd5acfa2f3097f5d2faa1a48c3

%struct.rows = type { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, double, double }
%struct.pool = type { i64, [56 x i8], i64, [56 x i8], i64, i64, i64, [40 x i8], ptr, ptr, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.parted = type { <16 x float>, <16 x i32> }

; Function Attrs: nounwind
define i64 @sparse_losses(ptr noundef %0, ptr noundef %1) #0 {
  %3 = call i64 @are_within(ptr noundef %1, i64 noundef 0) #10
  %4 = icmp ne i64 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.rows, ptr %1, i32 0, i32 7
  %7 = load i64, ptr %6, align 8, !tbaa !2
  call void @shared(ptr noundef %0, ptr noundef @losses_part, ptr noundef %1, i64 noundef %7) #10
  br label %8

8:                                                ; preds = %2, %5
  %.0 = phi i64 [ 1, %5 ], [ 0, %2 ]
  ret i64 %.0
}

; Function Attrs: alwaysinline nounwind
define internal i64 @are_within(ptr noundef %0, i64 noundef %1) #1 {
  %3 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 5
  %4 = load i64, ptr %3, align 8, !tbaa !9
  %5 = sub nsw i64 %4, %1
  %6 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 3
  %7 = load i64, ptr %6, align 8, !tbaa !10
  %8 = icmp eq i64 %7, 4
  br i1 %8, label %9, label %25

9:                                                ; preds = %2, %13
  %.020 = phi i64 [ %23, %13 ], [ 0, %2 ]
  %.019 = phi i64 [ %24, %13 ], [ 0, %2 ]
  %10 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 4
  %11 = load i64, ptr %10, align 8, !tbaa !11
  %12 = icmp slt i64 %.019, %11
  br i1 %12, label %13, label %40

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !12
  %16 = getelementptr inbounds i32, ptr %15, i64 %.019
  %17 = load i32, ptr %16, align 4, !tbaa !13
  %18 = sext i32 %17 to i64
  %19 = sub nsw i64 %18, %1
  %20 = icmp uge i64 %19, %5
  %21 = zext i1 %20 to i32
  %22 = sext i32 %21 to i64
  %23 = or i64 %.020, %22
  %24 = add nsw i64 %.019, 1
  br label %9, !llvm.loop !15

25:                                               ; preds = %2, %29
  %.1 = phi i64 [ %38, %29 ], [ 0, %2 ]
  %.0 = phi i64 [ %39, %29 ], [ 0, %2 ]
  %26 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 4
  %27 = load i64, ptr %26, align 8, !tbaa !11
  %28 = icmp slt i64 %.0, %27
  br i1 %28, label %29, label %40

29:                                               ; preds = %25
  %30 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 1
  %31 = load ptr, ptr %30, align 8, !tbaa !12
  %32 = getelementptr inbounds i64, ptr %31, i64 %.0
  %33 = load i64, ptr %32, align 8, !tbaa !17
  %34 = sub i64 %33, %1
  %35 = icmp uge i64 %34, %5
  %36 = zext i1 %35 to i32
  %37 = sext i32 %36 to i64
  %38 = or i64 %.1, %37
  %39 = add nsw i64 %.0, 1
  br label %25, !llvm.loop !18

40:                                               ; preds = %25, %9
  %.2 = phi i64 [ %.020, %9 ], [ %.1, %25 ]
  %41 = icmp ne i64 %.2, 0
  %42 = xor i1 %41, true
  %43 = zext i1 %42 to i32
  %44 = sext i32 %43 to i64
  ret i64 %44
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
  call void %1(ptr noundef %2, i64 noundef %.0, i64 noundef 0) #10
  %15 = add nsw i64 %.0, 1
  br label %12, !llvm.loop !19

16:                                               ; preds = %7
  %17 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  store ptr %2, ptr %17, align 8, !tbaa !20
  %18 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 9
  store ptr %1, ptr %18, align 8, !tbaa !22
  %19 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 10
  store i64 %3, ptr %19, align 8, !tbaa !23
  %20 = icmp slt i64 %3, 32
  %. = select i1 %20, i64 %3, i64 32
  %21 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 11
  store i64 %., ptr %21, align 8, !tbaa !24
  %22 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 2
  store atomic i64 0, ptr %22 seq_cst, align 8
  %23 = load i64, ptr %0, align 8, !tbaa !25
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
  %35 = load ptr, ptr %34, align 8, !tbaa !26
  %36 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 19
  %37 = load ptr, ptr %36, align 8, !tbaa !27
  %38 = call i64 %35(ptr noundef %37) #10
  %39 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 16
  %40 = load ptr, ptr %39, align 8, !tbaa !28
  %41 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 20
  %42 = load ptr, ptr %41, align 8, !tbaa !29
  %43 = call i64 %40(ptr noundef %42) #10
  %44 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 15
  %45 = load ptr, ptr %44, align 8, !tbaa !30
  %46 = load ptr, ptr %36, align 8, !tbaa !27
  %47 = call i64 %45(ptr noundef %46) #10
  br label %48

48:                                               ; preds = %33, %16
  call void @take_groups(ptr noundef %0, i64 noundef 0) #10
  br label %49

49:                                               ; preds = %61, %48
  %.044 = phi i64 [ 0, %48 ], [ %62, %61 ]
  %50 = load atomic i64, ptr %22 acquire, align 8
  %51 = icmp slt i64 %50, %.
  br i1 %51, label %52, label %63

52:                                               ; preds = %49
  %53 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 13
  %54 = load i64, ptr %53, align 8, !tbaa !31
  %55 = sdiv i64 %54, 8
  %56 = icmp sgt i64 %.044, %55
  br i1 %56, label %57, label %61

57:                                               ; preds = %52
  %58 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 17
  %59 = load ptr, ptr %58, align 8, !tbaa !32
  %60 = call i64 %59(ptr noundef null) #10
  br label %61

61:                                               ; preds = %52, %57
  %62 = add nsw i64 %.044, 1
  br label %49, !llvm.loop !33

63:                                               ; preds = %49
  store atomic i64 0, ptr %8 seq_cst, align 8
  br label %64

64:                                               ; preds = %12, %63
  ret void
}

; Function Attrs: nounwind
define internal void @losses_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #2 {
  %4 = alloca [16 x float], align 16
  %5 = alloca [16 x float], align 16
  %6 = alloca <16 x float>, align 64
  %7 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 5
  %8 = load i64, ptr %7, align 8, !tbaa !9
  %9 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 4
  %10 = load i64, ptr %9, align 8, !tbaa !11
  %11 = add nsw i64 %1, 1
  %12 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 7
  %13 = load i64, ptr %12, align 8, !tbaa !2
  %14 = call i64 @begin_of(i64 noundef %10, i64 noundef %11, i64 noundef %13) #10
  %15 = load i64, ptr %9, align 8, !tbaa !11
  %16 = load i64, ptr %12, align 8, !tbaa !2
  %17 = call i64 @begin_of(i64 noundef %15, i64 noundef %1, i64 noundef %16) #10
  br label %18

18:                                               ; preds = %57, %3
  %.042 = phi i64 [ %17, %3 ], [ %58, %57 ]
  %19 = icmp slt i64 %.042, %14
  br i1 %19, label %20, label %59

20:                                               ; preds = %18
  %21 = sub nsw i64 %14, %.042
  %22 = icmp slt i64 %21, 16
  %. = select i1 %22, i64 %21, i64 16
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #11
  call void @llvm.memset.p0.i64(ptr align 16 %4, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #11
  br label %23

23:                                               ; preds = %25, %20
  %.043 = phi i64 [ 0, %20 ], [ %40, %25 ]
  %24 = icmp slt i64 %.043, %.
  br i1 %24, label %25, label %41

25:                                               ; preds = %23
  %26 = load ptr, ptr %0, align 8, !tbaa !34
  %27 = add nsw i64 %.042, %.043
  %28 = mul nsw i64 %27, %8
  %29 = getelementptr inbounds float, ptr %26, i64 %28
  %30 = load i64, ptr %9, align 8, !tbaa !11
  %31 = mul nsw i64 %30, %8
  %32 = getelementptr inbounds float, ptr %26, i64 %31
  %33 = call <2 x float> @summed_row(ptr noundef %29, i64 noundef %8, ptr noundef %32) #10
  %.sroa.0.4.vec.extract = extractelement <2 x float> %33, i32 1
  %34 = getelementptr inbounds [16 x float], ptr %4, i64 0, i64 %.043
  store float %.sroa.0.4.vec.extract, ptr %34, align 4, !tbaa !35
  %35 = call i64 @number_at(ptr noundef %0, i64 noundef %27) #10
  %36 = getelementptr inbounds float, ptr %29, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !35
  %.sroa.0.0.vec.extract = extractelement <2 x float> %33, i32 0
  %38 = fsub float %37, %.sroa.0.0.vec.extract
  %39 = getelementptr inbounds [16 x float], ptr %5, i64 0, i64 %.043
  store float %38, ptr %39, align 4, !tbaa !35
  %40 = add nsw i64 %.043, 1
  br label %23, !llvm.loop !37

41:                                               ; preds = %23
  %42 = call <16 x float> @get(ptr noundef %4) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #11
  store <16 x float> %42, ptr %6, align 64, !tbaa !38
  %43 = call <16 x float> @log_of(ptr noundef byval(<16 x float>) align 64 %6) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #11
  br label %44

44:                                               ; preds = %46, %41
  %.0 = phi i64 [ 0, %41 ], [ %56, %46 ]
  %45 = icmp slt i64 %.0, %.
  br i1 %45, label %46, label %57

46:                                               ; preds = %44
  %47 = getelementptr inbounds [16 x float], ptr %5, i64 0, i64 %.0
  %48 = load float, ptr %47, align 4, !tbaa !35
  %49 = extractelement <16 x float> %43, i64 %.0
  %50 = fsub float %48, %49
  %51 = fneg float %50
  %52 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 2
  %53 = load ptr, ptr %52, align 8, !tbaa !39
  %54 = add nsw i64 %.042, %.0
  %55 = getelementptr inbounds float, ptr %53, i64 %54
  store float %51, ptr %55, align 4, !tbaa !35
  %56 = add nsw i64 %.0, 1
  br label %44, !llvm.loop !40

57:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #11
  %58 = add nsw i64 %.042, 16
  br label %18, !llvm.loop !41

59:                                               ; preds = %18
  ret void
}

; Function Attrs: nounwind
define i64 @one_hot(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.rows, ptr %1, i32 0, i32 7
  %4 = load i64, ptr %3, align 8, !tbaa !2
  call void @shared(ptr noundef %0, ptr noundef @one_hot_part, ptr noundef %1, i64 noundef %4) #10
  ret i64 1
}

; Function Attrs: nounwind
define internal void @one_hot_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #2 {
  %4 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 4
  %5 = load i64, ptr %4, align 8, !tbaa !11
  %6 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 7
  %7 = load i64, ptr %6, align 8, !tbaa !2
  %8 = call i64 @begin_of(i64 noundef %5, i64 noundef %1, i64 noundef %7) #10
  %9 = load i64, ptr %4, align 8, !tbaa !11
  %10 = add nsw i64 %1, 1
  %11 = load i64, ptr %6, align 8, !tbaa !2
  %12 = call i64 @begin_of(i64 noundef %9, i64 noundef %10, i64 noundef %11) #10
  %13 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 2
  %14 = load ptr, ptr %13, align 8, !tbaa !39
  %15 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 9
  %16 = load double, ptr %15, align 8, !tbaa !42
  %17 = call i32 @bits_of(double noundef %16) #10
  %18 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 10
  %19 = load double, ptr %18, align 8, !tbaa !43
  %20 = call i32 @bits_of(double noundef %19) #10
  %21 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 6
  %22 = load i64, ptr %21, align 8, !tbaa !44
  %23 = mul nsw i64 %8, %22
  %24 = getelementptr inbounds i32, ptr %14, i64 %23
  %25 = sub nsw i64 %12, %8
  %26 = mul nsw i64 %25, %22
  call void @run_filled(i32 noundef %20, ptr noundef %24, i64 noundef %26) #10
  br label %27

27:                                               ; preds = %39, %3
  %.0 = phi i64 [ %8, %3 ], [ %40, %39 ]
  %28 = icmp slt i64 %.0, %12
  br i1 %28, label %29, label %41

29:                                               ; preds = %27
  %30 = call i64 @number_at(ptr noundef %0, i64 noundef %.0) #10
  %31 = icmp sge i64 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %29
  %33 = load i64, ptr %21, align 8, !tbaa !44
  %34 = icmp slt i64 %30, %33
  br i1 %34, label %35, label %39

35:                                               ; preds = %32
  %36 = mul nsw i64 %.0, %33
  %37 = add nsw i64 %36, %30
  %38 = getelementptr inbounds i32, ptr %14, i64 %37
  store i32 %17, ptr %38, align 4, !tbaa !13
  br label %39

39:                                               ; preds = %29, %32, %35
  %40 = add nsw i64 %.0, 1
  br label %27, !llvm.loop !45

41:                                               ; preds = %27
  ret void
}

; Function Attrs: nounwind
define i64 @gathered(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.rows, ptr %1, i32 0, i32 5
  %4 = load i64, ptr %3, align 8, !tbaa !9
  %5 = sub nsw i64 0, %4
  %6 = call i64 @are_within(ptr noundef %1, i64 noundef %5) #10
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.rows, ptr %1, i32 0, i32 7
  %10 = load i64, ptr %9, align 8, !tbaa !2
  call void @shared(ptr noundef %0, ptr noundef @gathered_part, ptr noundef %1, i64 noundef %10) #10
  br label %11

11:                                               ; preds = %2, %8
  %.0 = phi i64 [ 1, %8 ], [ 0, %2 ]
  ret i64 %.0
}

; Function Attrs: nounwind
define internal void @gathered_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #2 {
  %4 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 6
  %5 = load i64, ptr %4, align 8, !tbaa !44
  %6 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 4
  %7 = load i64, ptr %6, align 8, !tbaa !11
  %8 = add nsw i64 %1, 1
  %9 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 7
  %10 = load i64, ptr %9, align 8, !tbaa !2
  %11 = call i64 @begin_of(i64 noundef %7, i64 noundef %8, i64 noundef %10) #10
  %12 = load ptr, ptr %0, align 8, !tbaa !34
  %13 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 2
  %14 = load ptr, ptr %13, align 8, !tbaa !39
  %15 = load i64, ptr %6, align 8, !tbaa !11
  %16 = load i64, ptr %9, align 8, !tbaa !2
  %17 = call i64 @begin_of(i64 noundef %15, i64 noundef %1, i64 noundef %16) #10
  br label %18

18:                                               ; preds = %27, %3
  %.0 = phi i64 [ %17, %3 ], [ %33, %27 ]
  %19 = icmp slt i64 %.0, %11
  br i1 %19, label %20, label %34

20:                                               ; preds = %18
  %21 = add nsw i64 %.0, 8
  %22 = icmp slt i64 %21, %11
  br i1 %22, label %23, label %27

23:                                               ; preds = %20
  %24 = call i64 @row_at(ptr noundef %0, i64 noundef %21) #10
  %25 = mul nsw i64 %24, %5
  %26 = getelementptr inbounds i32, ptr %12, i64 %25
  call void @llvm.prefetch.p0(ptr %26, i32 0, i32 3, i32 1)
  br label %27

27:                                               ; preds = %23, %20
  %28 = call i64 @row_at(ptr noundef %0, i64 noundef %.0) #10
  %29 = mul nsw i64 %28, %5
  %30 = getelementptr inbounds i32, ptr %12, i64 %29
  %31 = mul nsw i64 %.0, %5
  %32 = getelementptr inbounds i32, ptr %14, i64 %31
  call void @run_copied(ptr noundef %30, ptr noundef %32, i64 noundef %5) #10
  %33 = add nsw i64 %.0, 1
  br label %18, !llvm.loop !46

34:                                               ; preds = %18
  ret void
}

; Function Attrs: nounwind
define i64 @scattered(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.rows, ptr %1, i32 0, i32 5
  %4 = load i64, ptr %3, align 8, !tbaa !9
  %5 = sub nsw i64 0, %4
  %6 = call i64 @are_within(ptr noundef %1, i64 noundef %5) #10
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %8, label %16

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.rows, ptr %1, i32 0, i32 8
  %10 = load i64, ptr %9, align 8, !tbaa !47
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %8
  call void @shared(ptr noundef %0, ptr noundef @cleared_part, ptr noundef %1, i64 noundef %10) #10
  br label %13

13:                                               ; preds = %12, %8
  %14 = getelementptr inbounds %struct.rows, ptr %1, i32 0, i32 7
  %15 = load i64, ptr %14, align 8, !tbaa !2
  call void @shared(ptr noundef %0, ptr noundef @scattered_part, ptr noundef %1, i64 noundef %15) #10
  br label %16

16:                                               ; preds = %2, %13
  %.0 = phi i64 [ 1, %13 ], [ 0, %2 ]
  ret i64 %.0
}

; Function Attrs: nounwind
define internal void @cleared_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #2 {
  %4 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 5
  %5 = load i64, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 6
  %7 = load i64, ptr %6, align 8, !tbaa !44
  %8 = mul nsw i64 %5, %7
  %9 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 8
  %10 = load i64, ptr %9, align 8, !tbaa !47
  %11 = call i64 @begin_of(i64 noundef %8, i64 noundef %1, i64 noundef %10) #10
  %12 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 2
  %13 = load ptr, ptr %12, align 8, !tbaa !39
  %14 = getelementptr inbounds i32, ptr %13, i64 %11
  %15 = add nsw i64 %1, 1
  %16 = load i64, ptr %9, align 8, !tbaa !47
  %17 = call i64 @begin_of(i64 noundef %8, i64 noundef %15, i64 noundef %16) #10
  %18 = sub nsw i64 %17, %11
  call void @run_filled(i32 noundef 0, ptr noundef %14, i64 noundef %18) #10
  ret void
}

; Function Attrs: nounwind
define internal void @scattered_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #2 {
  %4 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 6
  %5 = load i64, ptr %4, align 8, !tbaa !44
  %6 = sdiv i64 %5, 16
  %7 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 7
  %8 = load i64, ptr %7, align 8, !tbaa !2
  %9 = call i64 @begin_of(i64 noundef %6, i64 noundef %1, i64 noundef %8) #10
  %10 = mul nsw i64 %9, 16
  %11 = add nsw i64 %1, 1
  %12 = load i64, ptr %7, align 8, !tbaa !2
  %13 = call i64 @begin_of(i64 noundef %6, i64 noundef %11, i64 noundef %12) #10
  %14 = mul nsw i64 %13, 16
  %15 = load i64, ptr %7, align 8, !tbaa !2
  %16 = icmp eq i64 %11, %15
  %. = select i1 %16, i64 %5, i64 %14
  br label %17

17:                                               ; preds = %58, %3
  %.045 = phi i64 [ 0, %3 ], [ %59, %58 ]
  %18 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 4
  %19 = load i64, ptr %18, align 8, !tbaa !11
  %20 = icmp slt i64 %.045, %19
  br i1 %20, label %21, label %60

21:                                               ; preds = %17
  %22 = load ptr, ptr %0, align 8, !tbaa !34
  %23 = mul nsw i64 %.045, %5
  %24 = getelementptr inbounds float, ptr %22, i64 %23
  %25 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 2
  %26 = load ptr, ptr %25, align 8, !tbaa !39
  %27 = call i64 @row_at(ptr noundef %0, i64 noundef %.045) #10
  %28 = mul nsw i64 %27, %5
  %29 = getelementptr inbounds float, ptr %26, i64 %28
  %30 = add nsw i64 %.045, 8
  %31 = load i64, ptr %18, align 8, !tbaa !11
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %33, label %39

33:                                               ; preds = %21
  %34 = load ptr, ptr %25, align 8, !tbaa !39
  %35 = call i64 @row_at(ptr noundef %0, i64 noundef %30) #10
  %36 = mul nsw i64 %35, %5
  %37 = getelementptr inbounds float, ptr %34, i64 %36
  %38 = getelementptr inbounds float, ptr %37, i64 %10
  call void @llvm.prefetch.p0(ptr %38, i32 1, i32 3, i32 1)
  br label %39

39:                                               ; preds = %33, %21
  br label %40

40:                                               ; preds = %42, %39
  %.0 = phi i64 [ %10, %39 ], [ %48, %42 ]
  %41 = icmp slt i64 %.0, %14
  br i1 %41, label %42, label %49

42:                                               ; preds = %40
  %43 = getelementptr inbounds float, ptr %24, i64 %.0
  %44 = load <16 x float>, ptr %43, align 4, !tbaa !38
  %45 = getelementptr inbounds float, ptr %29, i64 %.0
  %46 = load <16 x float>, ptr %45, align 4, !tbaa !38
  %47 = fadd <16 x float> %46, %44
  store <16 x float> %47, ptr %45, align 4, !tbaa !38
  %48 = add nsw i64 %.0, 16
  br label %40, !llvm.loop !48

49:                                               ; preds = %40, %51
  %.1 = phi i64 [ %57, %51 ], [ %.0, %40 ]
  %50 = icmp slt i64 %.1, %.
  br i1 %50, label %51, label %58

51:                                               ; preds = %49
  %52 = getelementptr inbounds float, ptr %24, i64 %.1
  %53 = load float, ptr %52, align 4, !tbaa !35
  %54 = getelementptr inbounds float, ptr %29, i64 %.1
  %55 = load float, ptr %54, align 4, !tbaa !35
  %56 = fadd float %55, %53
  store float %56, ptr %54, align 4, !tbaa !35
  %57 = add nsw i64 %.1, 1
  br label %49, !llvm.loop !49

58:                                               ; preds = %49
  %59 = add nsw i64 %.045, 1
  br label %17, !llvm.loop !51

60:                                               ; preds = %17
  ret void
}

; Function Attrs: nounwind
define i64 @picked(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.rows, ptr %1, i32 0, i32 5
  %4 = load i64, ptr %3, align 8, !tbaa !9
  %5 = sub nsw i64 0, %4
  %6 = call i64 @are_within(ptr noundef %1, i64 noundef %5) #10
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.rows, ptr %1, i32 0, i32 7
  %10 = load i64, ptr %9, align 8, !tbaa !2
  call void @shared(ptr noundef %0, ptr noundef @picked_part, ptr noundef %1, i64 noundef %10) #10
  br label %11

11:                                               ; preds = %2, %8
  %.0 = phi i64 [ 1, %8 ], [ 0, %2 ]
  ret i64 %.0
}

; Function Attrs: nounwind
define internal void @picked_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #2 {
  %4 = add nsw i64 %1, 1
  %5 = call i64 @rows_before(ptr noundef %0, i64 noundef %4) #10
  %6 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 6
  %7 = load i64, ptr %6, align 8, !tbaa !44
  %8 = mul nsw i64 %5, %7
  %9 = load ptr, ptr %0, align 8, !tbaa !34
  %10 = call i64 @rows_before(ptr noundef %0, i64 noundef %1) #10
  %11 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 5
  %12 = load i64, ptr %11, align 8, !tbaa !9
  %13 = mul nsw i64 %10, %12
  %14 = getelementptr inbounds float, ptr %9, i64 %13
  %15 = call i64 @rows_before(ptr noundef %0, i64 noundef %1) #10
  %16 = load i64, ptr %6, align 8, !tbaa !44
  %17 = mul nsw i64 %15, %16
  br label %18

18:                                               ; preds = %33, %3
  %.025 = phi i64 [ %17, %3 ], [ %.1, %33 ]
  %.0 = phi ptr [ %14, %3 ], [ %35, %33 ]
  %19 = icmp slt i64 %.025, %8
  br i1 %19, label %20, label %36

20:                                               ; preds = %18
  %21 = load i64, ptr %6, align 8, !tbaa !44
  %22 = add nsw i64 %.025, %21
  br label %23

23:                                               ; preds = %25, %20
  %.1 = phi i64 [ %.025, %20 ], [ %32, %25 ]
  %24 = icmp slt i64 %.1, %22
  br i1 %24, label %25, label %33

25:                                               ; preds = %23
  %26 = call i64 @row_at(ptr noundef %0, i64 noundef %.1) #10
  %27 = getelementptr inbounds float, ptr %.0, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !35
  %29 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 2
  %30 = load ptr, ptr %29, align 8, !tbaa !39
  %31 = getelementptr inbounds float, ptr %30, i64 %.1
  store float %28, ptr %31, align 4, !tbaa !35
  %32 = add nsw i64 %.1, 1
  br label %23, !llvm.loop !52

33:                                               ; preds = %23
  %34 = load i64, ptr %11, align 8, !tbaa !9
  %35 = getelementptr inbounds float, ptr %.0, i64 %34
  br label %18, !llvm.loop !53

36:                                               ; preds = %18
  ret void
}

; Function Attrs: nounwind
define i64 @placed(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.rows, ptr %1, i32 0, i32 5
  %4 = load i64, ptr %3, align 8, !tbaa !9
  %5 = sub nsw i64 0, %4
  %6 = call i64 @are_within(ptr noundef %1, i64 noundef %5) #10
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.rows, ptr %1, i32 0, i32 7
  %10 = load i64, ptr %9, align 8, !tbaa !2
  call void @shared(ptr noundef %0, ptr noundef @placed_part, ptr noundef %1, i64 noundef %10) #10
  br label %11

11:                                               ; preds = %2, %8
  %.0 = phi i64 [ 1, %8 ], [ 0, %2 ]
  ret i64 %.0
}

; Function Attrs: nounwind
define internal void @placed_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #2 {
  %4 = call i64 @rows_before(ptr noundef %0, i64 noundef %1) #10
  %5 = add nsw i64 %1, 1
  %6 = call i64 @rows_before(ptr noundef %0, i64 noundef %5) #10
  %7 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 2
  %8 = load ptr, ptr %7, align 8, !tbaa !39
  %9 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 5
  %10 = load i64, ptr %9, align 8, !tbaa !9
  %11 = mul nsw i64 %4, %10
  %12 = getelementptr inbounds float, ptr %8, i64 %11
  %13 = sub nsw i64 %6, %4
  %14 = mul nsw i64 %13, %10
  call void @run_filled(i32 noundef 0, ptr noundef %12, i64 noundef %14) #10
  %15 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 6
  %16 = load i64, ptr %15, align 8, !tbaa !44
  %17 = mul nsw i64 %4, %16
  br label %18

18:                                               ; preds = %35, %3
  %.029 = phi i64 [ %17, %3 ], [ %.1, %35 ]
  %.0 = phi ptr [ %12, %3 ], [ %37, %35 ]
  %19 = load i64, ptr %15, align 8, !tbaa !44
  %20 = mul nsw i64 %6, %19
  %21 = icmp slt i64 %.029, %20
  br i1 %21, label %22, label %38

22:                                               ; preds = %18
  %23 = add nsw i64 %.029, %19
  br label %24

24:                                               ; preds = %26, %22
  %.1 = phi i64 [ %.029, %22 ], [ %34, %26 ]
  %25 = icmp slt i64 %.1, %23
  br i1 %25, label %26, label %35

26:                                               ; preds = %24
  %27 = load ptr, ptr %0, align 8, !tbaa !34
  %28 = getelementptr inbounds float, ptr %27, i64 %.1
  %29 = load float, ptr %28, align 4, !tbaa !35
  %30 = call i64 @row_at(ptr noundef %0, i64 noundef %.1) #10
  %31 = getelementptr inbounds float, ptr %.0, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !35
  %33 = fadd float %32, %29
  store float %33, ptr %31, align 4, !tbaa !35
  %34 = add nsw i64 %.1, 1
  br label %24, !llvm.loop !54

35:                                               ; preds = %24
  %36 = load i64, ptr %9, align 8, !tbaa !9
  %37 = getelementptr inbounds float, ptr %.0, i64 %36
  br label %18, !llvm.loop !55

38:                                               ; preds = %18
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
  %4 = call i64 @look_at(ptr noundef %0) #10
  %5 = trunc i64 %4 to i32
  %6 = zext i32 %5 to i64
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %8, label %44

8:                                                ; preds = %3
  %9 = call i64 @own_groups(ptr noundef %0, i64 noundef %1) #10
  %10 = and i64 %6, %9
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %8
  %13 = call i64 @lowest_bit(i64 noundef %10) #10
  br label %16

14:                                               ; preds = %8
  %15 = call i64 @highest_bit(i64 noundef %6) #10
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
  %25 = load i64, ptr %24, align 8, !tbaa !24
  %26 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 10
  %27 = load i64, ptr %26, align 8, !tbaa !23
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
  %37 = load ptr, ptr %36, align 8, !tbaa !22
  %38 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  %39 = load ptr, ptr %38, align 8, !tbaa !20
  call void %37(ptr noundef %39, i64 noundef %.032, i64 noundef %1) #10
  %40 = add nsw i64 %.032, 1
  br label %30, !llvm.loop !56

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
  %4 = load i64, ptr %3, align 8, !tbaa !24
  %5 = mul nsw i64 %4, %1
  %6 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 12
  %7 = load i64, ptr %6, align 8, !tbaa !57
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

; Function Attrs: alwaysinline nounwind
define internal i64 @begin_of(i64 noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  %4 = mul nsw i64 %0, %1
  %5 = sdiv i64 %4, %2
  ret i64 %5
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: alwaysinline nounwind
define internal <2 x float> @summed_row(ptr noundef %0, i64 noundef %1, ptr noundef %2) #7 {
  %4 = alloca [4 x <16 x float>], align 16
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  %8 = alloca <16 x float>, align 64
  %9 = alloca <16 x i32>, align 64
  %10 = alloca <16 x float>, align 64
  %11 = alloca <16 x float>, align 64
  %12 = alloca <16 x float>, align 64
  %13 = alloca <16 x float>, align 64
  %14 = alloca <16 x float>, align 64
  %15 = alloca <16 x i32>, align 64
  %16 = alloca <16 x float>, align 64
  %17 = alloca <16 x float>, align 64
  %18 = alloca <16 x float>, align 64
  %19 = alloca <16 x i32>, align 64
  %20 = alloca <16 x float>, align 64
  %21 = alloca <16 x float>, align 64
  %22 = alloca <16 x float>, align 64
  %23 = sdiv i64 %1, 16
  %24 = mul nsw i64 %23, 16
  %25 = sub nsw i64 %1, %24
  %26 = call <16 x i32> @are_first(i64 noundef %25) #10
  %27 = call <16 x float> @all(float noundef 0xFFF0000000000000) #10
  call void @llvm.lifetime.start.p0(i64 256, ptr %4) #11
  call void @llvm.memset.p0.i64(ptr align 16 %4, i8 0, i64 256, i1 false)
  br label %28

28:                                               ; preds = %30, %3
  %.049 = phi <16 x float> [ %27, %3 ], [ %33, %30 ]
  %.047 = phi i64 [ 0, %3 ], [ %34, %30 ]
  %29 = icmp slt i64 %.047, %24
  br i1 %29, label %30, label %35

30:                                               ; preds = %28
  %31 = getelementptr inbounds float, ptr %0, i64 %.047
  %32 = call <16 x float> @get(ptr noundef %31) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #11
  store <16 x float> %.049, ptr %5, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #11
  store <16 x float> %32, ptr %6, align 64, !tbaa !38
  %33 = call <16 x float> @larger_of(ptr noundef byval(<16 x float>) align 64 %5, ptr noundef byval(<16 x float>) align 64 %6) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #11
  %34 = add nsw i64 %.047, 16
  br label %28, !llvm.loop !58

35:                                               ; preds = %28
  %36 = icmp slt i64 %24, %1
  br i1 %36, label %37, label %42

37:                                               ; preds = %35
  %38 = getelementptr inbounds float, ptr %0, i64 %24
  %39 = call <16 x float> @last_of(ptr noundef %38, i64 noundef %25, ptr noundef %2) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #11
  store <16 x float> %.049, ptr %7, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #11
  store <16 x float> %39, ptr %8, align 64, !tbaa !38
  %40 = call <16 x float> @larger_of(ptr noundef byval(<16 x float>) align 64 %7, ptr noundef byval(<16 x float>) align 64 %8) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #11
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #11
  store <16 x i32> %26, ptr %9, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %10) #11
  store <16 x float> %40, ptr %10, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %11) #11
  store <16 x float> %.049, ptr %11, align 64, !tbaa !38
  %41 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %9, ptr noundef byval(<16 x float>) align 64 %10, ptr noundef byval(<16 x float>) align 64 %11) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %10) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %11) #11
  br label %42

42:                                               ; preds = %37, %35
  %.150 = phi <16 x float> [ %41, %37 ], [ %.049, %35 ]
  %.048 = phi <16 x float> [ %39, %37 ], [ %27, %35 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr %12) #11
  store <16 x float> %.150, ptr %12, align 64, !tbaa !38
  %43 = call <16 x float> @across(ptr noundef byval(<16 x float>) align 64 %12, i32 noundef 1) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %12) #11
  br label %44

44:                                               ; preds = %47, %42
  %.046 = phi i64 [ 0, %42 ], [ %45, %47 ]
  %45 = add nsw i64 %.046, 64
  %46 = icmp sle i64 %45, %1
  br i1 %46, label %47, label %60

47:                                               ; preds = %44, %49
  %.0 = phi i64 [ %59, %49 ], [ 0, %44 ]
  %48 = icmp slt i64 %.0, 4
  br i1 %48, label %49, label %44, !llvm.loop !59

49:                                               ; preds = %47
  %50 = getelementptr inbounds float, ptr %0, i64 %.046
  %51 = mul nsw i64 %.0, 16
  %52 = getelementptr inbounds float, ptr %50, i64 %51
  %53 = call <16 x float> @get(ptr noundef %52) #10
  %54 = fsub <16 x float> %53, %43
  call void @llvm.lifetime.start.p0(i64 64, ptr %13) #11
  store <16 x float> %54, ptr %13, align 64, !tbaa !38
  %55 = call <16 x float> @exp_of(ptr noundef byval(<16 x float>) align 64 %13) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %13) #11
  %56 = getelementptr inbounds [4 x <16 x float>], ptr %4, i64 0, i64 %.0
  %57 = load <16 x float>, ptr %56, align 16, !tbaa !38
  %58 = fadd <16 x float> %57, %55
  store <16 x float> %58, ptr %56, align 16, !tbaa !38
  %59 = add nsw i64 %.0, 1
  br label %47, !llvm.loop !60

60:                                               ; preds = %44, %62
  %.1 = phi i64 [ %69, %62 ], [ %.046, %44 ]
  %61 = icmp slt i64 %.1, %24
  br i1 %61, label %62, label %70

62:                                               ; preds = %60
  %63 = getelementptr inbounds float, ptr %0, i64 %.1
  %64 = call <16 x float> @get(ptr noundef %63) #10
  %65 = fsub <16 x float> %64, %43
  call void @llvm.lifetime.start.p0(i64 64, ptr %14) #11
  store <16 x float> %65, ptr %14, align 64, !tbaa !38
  %66 = call <16 x float> @exp_of(ptr noundef byval(<16 x float>) align 64 %14) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %14) #11
  %67 = load <16 x float>, ptr %4, align 16, !tbaa !38
  %68 = fadd <16 x float> %67, %66
  store <16 x float> %68, ptr %4, align 16, !tbaa !38
  %69 = add nsw i64 %.1, 16
  br label %60, !llvm.loop !61

70:                                               ; preds = %60
  br i1 %36, label %71, label %81

71:                                               ; preds = %70
  %72 = fsub <16 x float> %.048, %43
  %73 = call <16 x float> @all(float noundef 0.000000e+00) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %15) #11
  store <16 x i32> %26, ptr %15, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %16) #11
  store <16 x float> %72, ptr %16, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %17) #11
  store <16 x float> %73, ptr %17, align 64, !tbaa !38
  %74 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %15, ptr noundef byval(<16 x float>) align 64 %16, ptr noundef byval(<16 x float>) align 64 %17) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %15) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %16) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %17) #11
  call void @llvm.lifetime.start.p0(i64 64, ptr %18) #11
  store <16 x float> %74, ptr %18, align 64, !tbaa !38
  %75 = call <16 x float> @exp_of(ptr noundef byval(<16 x float>) align 64 %18) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %18) #11
  %76 = call <16 x float> @all(float noundef 0.000000e+00) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %19) #11
  store <16 x i32> %26, ptr %19, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %20) #11
  store <16 x float> %75, ptr %20, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %21) #11
  store <16 x float> %76, ptr %21, align 64, !tbaa !38
  %77 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %19, ptr noundef byval(<16 x float>) align 64 %20, ptr noundef byval(<16 x float>) align 64 %21) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %19) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %20) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %21) #11
  %78 = getelementptr inbounds [4 x <16 x float>], ptr %4, i64 0, i64 1
  %79 = load <16 x float>, ptr %78, align 16, !tbaa !38
  %80 = fadd <16 x float> %79, %77
  store <16 x float> %80, ptr %78, align 16, !tbaa !38
  br label %81

81:                                               ; preds = %71, %70
  %82 = extractelement <16 x float> %43, i32 0
  %.sroa.0.0.vec.insert = insertelement <2 x float> undef, float %82, i32 0
  %83 = load <16 x float>, ptr %4, align 16, !tbaa !38
  %84 = getelementptr inbounds [4 x <16 x float>], ptr %4, i64 0, i64 1
  %85 = load <16 x float>, ptr %84, align 16, !tbaa !38
  %86 = fadd <16 x float> %83, %85
  %87 = getelementptr inbounds [4 x <16 x float>], ptr %4, i64 0, i64 2
  %88 = load <16 x float>, ptr %87, align 16, !tbaa !38
  %89 = getelementptr inbounds [4 x <16 x float>], ptr %4, i64 0, i64 3
  %90 = load <16 x float>, ptr %89, align 16, !tbaa !38
  %91 = fadd <16 x float> %88, %90
  %92 = fadd <16 x float> %86, %91
  call void @llvm.lifetime.start.p0(i64 64, ptr %22) #11
  store <16 x float> %92, ptr %22, align 64, !tbaa !38
  %93 = call <16 x float> @across(ptr noundef byval(<16 x float>) align 64 %22, i32 noundef 0) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %22) #11
  %94 = extractelement <16 x float> %93, i32 0
  %.sroa.0.4.vec.insert = insertelement <2 x float> %.sroa.0.0.vec.insert, float %94, i32 1
  call void @llvm.lifetime.end.p0(i64 256, ptr %4) #11
  ret <2 x float> %.sroa.0.4.vec.insert
}

; Function Attrs: alwaysinline nounwind
define internal i64 @number_at(ptr noundef %0, i64 noundef %1) #1 {
  %3 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 3
  %4 = load i64, ptr %3, align 8, !tbaa !10
  %5 = icmp eq i64 %4, 4
  br i1 %5, label %6, label %12

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 1
  %8 = load ptr, ptr %7, align 8, !tbaa !12
  %9 = getelementptr inbounds i32, ptr %8, i64 %1
  %10 = load i32, ptr %9, align 4, !tbaa !13
  %11 = sext i32 %10 to i64
  br label %17

12:                                               ; preds = %2
  %13 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8, !tbaa !12
  %15 = getelementptr inbounds i64, ptr %14, i64 %1
  %16 = load i64, ptr %15, align 8, !tbaa !17
  br label %17

17:                                               ; preds = %12, %6
  %18 = phi i64 [ %11, %6 ], [ %16, %12 ]
  ret i64 %18
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @log_of(ptr noundef byval(<16 x float>) align 64 %0) #7 {
  %2 = alloca <16 x float>, align 64
  %3 = alloca <16 x i32>, align 64
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x i32>, align 64
  %7 = alloca <16 x float>, align 64
  %8 = alloca <16 x float>, align 64
  %9 = alloca <16 x i32>, align 64
  %10 = alloca <16 x float>, align 64
  %11 = alloca <16 x float>, align 64
  %12 = load <16 x float>, ptr %0, align 64, !tbaa !38
  %13 = fcmp oeq <16 x float> %12, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %14 = sext <16 x i1> %13 to <16 x i32>
  call void @llvm.lifetime.start.p0(i64 64, ptr %2) #11
  store <16 x float> %12, ptr %2, align 64, !tbaa !38
  %15 = call <16 x float> @log_of_finite(ptr noundef byval(<16 x float>) align 64 %2) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %2) #11
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #11
  store <16 x i32> %14, ptr %3, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #11
  store <16 x float> %12, ptr %4, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #11
  store <16 x float> %15, ptr %5, align 64, !tbaa !38
  %16 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %3, ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #11
  %17 = fcmp ogt <16 x float> %12, zeroinitializer
  %18 = sext <16 x i1> %17 to <16 x i32>
  %19 = fcmp oeq <16 x float> %12, zeroinitializer
  %20 = sext <16 x i1> %19 to <16 x i32>
  %21 = call <16 x float> @all(float noundef 0xFFF0000000000000) #10
  %22 = call <16 x float> @all(float noundef 0x7FF8000000000000) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #11
  store <16 x i32> %20, ptr %6, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #11
  store <16 x float> %21, ptr %7, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #11
  store <16 x float> %22, ptr %8, align 64, !tbaa !38
  %23 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %6, ptr noundef byval(<16 x float>) align 64 %7, ptr noundef byval(<16 x float>) align 64 %8) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #11
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #11
  store <16 x i32> %18, ptr %9, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %10) #11
  store <16 x float> %16, ptr %10, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %11) #11
  store <16 x float> %23, ptr %11, align 64, !tbaa !38
  %24 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %9, ptr noundef byval(<16 x float>) align 64 %10, ptr noundef byval(<16 x float>) align 64 %11) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %10) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %11) #11
  ret <16 x float> %24
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @get(ptr noundef %0) #7 {
  %2 = load <16 x float>, ptr %0, align 4, !tbaa !38
  ret <16 x float> %2
}

; Function Attrs: alwaysinline nounwind
define internal <16 x i32> @are_first(i64 noundef %0) #7 {
  %2 = trunc i64 %0 to i32
  %3 = insertelement <16 x i32> poison, i32 %2, i64 0
  %4 = shufflevector <16 x i32> %3, <16 x i32> poison, <16 x i32> zeroinitializer
  %5 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %4
  %6 = sext <16 x i1> %5 to <16 x i32>
  ret <16 x i32> %6
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @all(float noundef %0) #7 {
  %2 = insertelement <16 x float> poison, float %0, i64 0
  %3 = shufflevector <16 x float> %2, <16 x float> poison, <16 x i32> zeroinitializer
  ret <16 x float> %3
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @larger_of(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1) #7 {
  %3 = alloca <16 x i32>, align 64
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = load <16 x float>, ptr %0, align 64, !tbaa !38
  %7 = load <16 x float>, ptr %1, align 64, !tbaa !38
  %8 = fcmp ogt <16 x float> %6, %7
  %9 = sext <16 x i1> %8 to <16 x i32>
  %10 = fcmp une <16 x float> %6, %6
  %11 = sext <16 x i1> %10 to <16 x i32>
  %12 = or <16 x i32> %9, %11
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #11
  store <16 x i32> %12, ptr %3, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #11
  store <16 x float> %6, ptr %4, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #11
  store <16 x float> %7, ptr %5, align 64, !tbaa !38
  %13 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %3, ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #11
  ret <16 x float> %13
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @last_of(ptr noundef %0, i64 noundef %1, ptr noundef %2) #7 {
  %4 = alloca <16 x float>, align 4
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #11
  store <16 x float> zeroinitializer, ptr %4, align 4, !tbaa !38
  %5 = getelementptr inbounds float, ptr %0, i64 16
  %6 = icmp ule ptr %5, %2
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = call <16 x float> @get(ptr noundef %0) #10
  br label %18

9:                                                ; preds = %3, %11
  %.0 = phi i64 [ %15, %11 ], [ 0, %3 ]
  %10 = icmp slt i64 %.0, %1
  br i1 %10, label %11, label %16

11:                                               ; preds = %9
  %12 = getelementptr inbounds float, ptr %0, i64 %.0
  %13 = load float, ptr %12, align 4, !tbaa !35
  %14 = getelementptr inbounds float, ptr %4, i64 %.0
  store float %13, ptr %14, align 4, !tbaa !35
  %15 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !62

16:                                               ; preds = %9
  %17 = load <16 x float>, ptr %4, align 4, !tbaa !38
  br label %18

18:                                               ; preds = %16, %7
  %.09 = phi <16 x float> [ %8, %7 ], [ %17, %16 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #11
  ret <16 x float> %.09
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = load <16 x i32>, ptr %0, align 64, !tbaa !38
  %5 = load <16 x float>, ptr %1, align 64, !tbaa !38
  %6 = load <16 x float>, ptr %2, align 64, !tbaa !38
  %7 = bitcast <16 x float> %5 to <16 x i32>
  %8 = and <16 x i32> %4, %7
  %9 = xor <16 x i32> %4, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %10 = bitcast <16 x float> %6 to <16 x i32>
  %11 = and <16 x i32> %9, %10
  %12 = or <16 x i32> %8, %11
  %13 = bitcast <16 x i32> %12 to <16 x float>
  ret <16 x float> %13
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @across(ptr noundef byval(<16 x float>) align 64 %0, i32 noundef %1) #7 {
  %3 = alloca <16 x float>, align 64
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  %8 = alloca <16 x float>, align 64
  %9 = alloca <16 x float>, align 64
  %10 = alloca <16 x float>, align 64
  %11 = load <16 x float>, ptr %0, align 64, !tbaa !38
  %12 = shufflevector <16 x float> %11, <16 x float> %11, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #11
  store <16 x float> %11, ptr %3, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #11
  store <16 x float> %12, ptr %4, align 64, !tbaa !38
  %13 = call <16 x float> @together(ptr noundef byval(<16 x float>) align 64 %3, ptr noundef byval(<16 x float>) align 64 %4, i32 noundef %1) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #11
  %14 = shufflevector <16 x float> %13, <16 x float> %13, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3>
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #11
  store <16 x float> %13, ptr %5, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #11
  store <16 x float> %14, ptr %6, align 64, !tbaa !38
  %15 = call <16 x float> @together(ptr noundef byval(<16 x float>) align 64 %5, ptr noundef byval(<16 x float>) align 64 %6, i32 noundef %1) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #11
  %16 = shufflevector <16 x float> %15, <16 x float> %15, <16 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1>
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #11
  store <16 x float> %15, ptr %7, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #11
  store <16 x float> %16, ptr %8, align 64, !tbaa !38
  %17 = call <16 x float> @together(ptr noundef byval(<16 x float>) align 64 %7, ptr noundef byval(<16 x float>) align 64 %8, i32 noundef %1) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #11
  %18 = shufflevector <16 x float> %17, <16 x float> %17, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0>
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #11
  store <16 x float> %17, ptr %9, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %10) #11
  store <16 x float> %18, ptr %10, align 64, !tbaa !38
  %19 = call <16 x float> @together(ptr noundef byval(<16 x float>) align 64 %9, ptr noundef byval(<16 x float>) align 64 %10, i32 noundef %1) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %10) #11
  ret <16 x float> %19
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @exp_of(ptr noundef byval(<16 x float>) align 64 %0) #7 {
  %2 = alloca %struct.parted, align 4
  %3 = alloca <16 x float>, align 64
  %4 = alloca <16 x i32>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  %8 = alloca <16 x float>, align 64
  %9 = alloca <16 x float>, align 64
  %10 = alloca <16 x i32>, align 64
  %11 = alloca <16 x i32>, align 64
  %12 = alloca <16 x float>, align 64
  %13 = alloca <16 x float>, align 64
  %14 = load <16 x float>, ptr %0, align 64, !tbaa !38
  %15 = fcmp olt <16 x float> %14, <float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02>
  %16 = sext <16 x i1> %15 to <16 x i32>
  call void @llvm.lifetime.start.p0(i64 128, ptr %2) #11
  %17 = call <16 x float> @all(float noundef 0.000000e+00) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #11
  store <16 x float> %14, ptr %3, align 64, !tbaa !38
  %18 = call <16 x float> @below(ptr noundef byval(<16 x float>) align 64 %3, float noundef 8.900000e+01) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #11
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #11
  store <16 x i32> %16, ptr %4, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #11
  store <16 x float> %17, ptr %5, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #11
  store <16 x float> %18, ptr %6, align 64, !tbaa !38
  %19 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5, ptr noundef byval(<16 x float>) align 64 %6) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #11
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #11
  store <16 x float> %19, ptr %7, align 64, !tbaa !38
  call void @part_of(ptr dead_on_unwind writable sret(%struct.parted) align 4 %2, ptr noundef byval(<16 x float>) align 64 %7) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #11
  %20 = call <16 x float> @all(float noundef 0.000000e+00) #10
  %21 = load <16 x float>, ptr %2, align 4, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #11
  store <16 x float> %21, ptr %8, align 64, !tbaa !38
  %22 = call <16 x float> @grown(ptr noundef byval(<16 x float>) align 64 %8) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #11
  %23 = fadd <16 x float> %22, <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %24 = getelementptr inbounds %struct.parted, ptr %2, i32 0, i32 1
  %25 = load <16 x i32>, ptr %24, align 4, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #11
  store <16 x float> %23, ptr %9, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %10) #11
  store <16 x i32> %25, ptr %10, align 64, !tbaa !38
  %26 = call <16 x float> @scaled(ptr noundef byval(<16 x float>) align 64 %9, ptr noundef byval(<16 x i32>) align 64 %10) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %10) #11
  call void @llvm.lifetime.start.p0(i64 64, ptr %11) #11
  store <16 x i32> %16, ptr %11, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %12) #11
  store <16 x float> %20, ptr %12, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %13) #11
  store <16 x float> %26, ptr %13, align 64, !tbaa !38
  %27 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %11, ptr noundef byval(<16 x float>) align 64 %12, ptr noundef byval(<16 x float>) align 64 %13) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %11) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %12) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %13) #11
  call void @llvm.lifetime.end.p0(i64 128, ptr %2) #11
  ret <16 x float> %27
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @together(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, i32 noundef %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = load <16 x float>, ptr %0, align 64, !tbaa !38
  %7 = load <16 x float>, ptr %1, align 64, !tbaa !38
  %8 = icmp eq i32 %2, 1
  br i1 %8, label %9, label %11

9:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #11
  store <16 x float> %6, ptr %4, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #11
  store <16 x float> %7, ptr %5, align 64, !tbaa !38
  %10 = call <16 x float> @larger_of(ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #11
  br label %13

11:                                               ; preds = %3
  %12 = fadd <16 x float> %6, %7
  br label %13

13:                                               ; preds = %11, %9
  %14 = phi <16 x float> [ %10, %9 ], [ %12, %11 ]
  ret <16 x float> %14
}

; Function Attrs: alwaysinline nounwind
define internal void @part_of(ptr dead_on_unwind noalias writable sret(%struct.parted) align 4 %0, ptr noundef byval(<16 x float>) align 64 %1) #1 {
  %3 = load <16 x float>, ptr %1, align 64, !tbaa !38
  %4 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %3, <16 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <16 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %5 = fsub <16 x float> %4, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %6 = fneg <16 x float> %5
  %7 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %6, <16 x float> <float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000>, <16 x float> %3)
  %8 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %6, <16 x float> <float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000>, <16 x float> %7)
  store <16 x float> %8, ptr %0, align 4, !tbaa !38
  %9 = getelementptr inbounds %struct.parted, ptr %0, i32 0, i32 1
  %10 = bitcast <16 x float> %4 to <16 x i32>
  %11 = sub <16 x i32> %10, <i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504>
  store <16 x i32> %11, ptr %9, align 4, !tbaa !38
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @below(ptr noundef byval(<16 x float>) align 64 %0, float noundef %1) #7 {
  %3 = alloca <16 x i32>, align 64
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = load <16 x float>, ptr %0, align 64, !tbaa !38
  %7 = insertelement <16 x float> poison, float %1, i64 0
  %8 = shufflevector <16 x float> %7, <16 x float> poison, <16 x i32> zeroinitializer
  %9 = fcmp ogt <16 x float> %6, %8
  %10 = sext <16 x i1> %9 to <16 x i32>
  %11 = call <16 x float> @all(float noundef %1) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #11
  store <16 x i32> %10, ptr %3, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #11
  store <16 x float> %11, ptr %4, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #11
  store <16 x float> %6, ptr %5, align 64, !tbaa !38
  %12 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %3, ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #11
  ret <16 x float> %12
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @scaled(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x i32>) align 64 %1) #7 {
  %3 = alloca <16 x i32>, align 64
  %4 = alloca <16 x i32>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !38
  %6 = load <16 x i32>, ptr %1, align 64, !tbaa !38
  %7 = ashr <16 x i32> %6, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #11
  store <16 x i32> %7, ptr %3, align 64, !tbaa !38
  %8 = call <16 x float> @power_of_two(ptr noundef byval(<16 x i32>) align 64 %3) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #11
  %9 = fmul <16 x float> %5, %8
  %10 = sub <16 x i32> %6, %7
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #11
  store <16 x i32> %10, ptr %4, align 64, !tbaa !38
  %11 = call <16 x float> @power_of_two(ptr noundef byval(<16 x i32>) align 64 %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #11
  %12 = fmul <16 x float> %9, %11
  ret <16 x float> %12
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @grown(ptr noundef byval(<16 x float>) align 64 %0) #7 {
  %2 = load <16 x float>, ptr %0, align 64, !tbaa !38
  %3 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %2, <16 x float> <float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000>, <16 x float> <float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000>)
  %4 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %3, <16 x float> %2, <16 x float> <float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000>)
  %5 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %4, <16 x float> %2, <16 x float> <float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000>)
  %6 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %5, <16 x float> %2, <16 x float> <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>)
  %7 = fmul <16 x float> %2, %2
  %8 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %7, <16 x float> %6, <16 x float> %2)
  ret <16 x float> %8
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #5

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @power_of_two(ptr noundef byval(<16 x i32>) align 64 %0) #7 {
  %2 = load <16 x i32>, ptr %0, align 64, !tbaa !38
  %3 = add <16 x i32> %2, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %4 = shl <16 x i32> %3, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %5 = bitcast <16 x i32> %4 to <16 x float>
  ret <16 x float> %5
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @log_of_finite(ptr noundef byval(<16 x float>) align 64 %0) #7 {
  %2 = alloca <16 x i32>, align 64
  %3 = alloca <16 x float>, align 64
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x i32>, align 64
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  %8 = load <16 x float>, ptr %0, align 64, !tbaa !38
  %9 = fcmp olt <16 x float> %8, <float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000>
  %10 = sext <16 x i1> %9 to <16 x i32>
  %11 = fmul <16 x float> %8, <float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000>
  call void @llvm.lifetime.start.p0(i64 64, ptr %2) #11
  store <16 x i32> %10, ptr %2, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #11
  store <16 x float> %11, ptr %3, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #11
  store <16 x float> %8, ptr %4, align 64, !tbaa !38
  %12 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %2, ptr noundef byval(<16 x float>) align 64 %3, ptr noundef byval(<16 x float>) align 64 %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %2) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #11
  %13 = bitcast <16 x float> %12 to <16 x i32>
  %14 = sub <16 x i32> %13, <i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283>
  %15 = ashr <16 x i32> %14, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %16 = shl <16 x i32> %15, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %17 = sub <16 x i32> %13, %16
  %18 = bitcast <16 x i32> %17 to <16 x float>
  %19 = fsub <16 x float> %18, <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %20 = sitofp <16 x i32> %15 to <16 x float>
  %21 = call <16 x float> @all(float noundef 2.300000e+01) #10
  %22 = call <16 x float> @all(float noundef 0.000000e+00) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #11
  store <16 x i32> %10, ptr %5, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #11
  store <16 x float> %21, ptr %6, align 64, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #11
  store <16 x float> %22, ptr %7, align 64, !tbaa !38
  %23 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %5, ptr noundef byval(<16 x float>) align 64 %6, ptr noundef byval(<16 x float>) align 64 %7) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #11
  %24 = fsub <16 x float> %20, %23
  %25 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %19, <16 x float> <float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000>, <16 x float> <float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000>)
  %26 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %25, <16 x float> %19, <16 x float> <float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000>)
  %27 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %26, <16 x float> %19, <16 x float> <float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000>)
  %28 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %27, <16 x float> %19, <16 x float> <float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000>)
  %29 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %28, <16 x float> %19, <16 x float> <float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000>)
  %30 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %29, <16 x float> %19, <16 x float> <float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000>)
  %31 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %30, <16 x float> %19, <16 x float> <float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000>)
  %32 = fmul <16 x float> %19, %19
  %33 = fmul <16 x float> %32, %19
  %34 = fmul <16 x float> %33, %31
  %35 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %24, <16 x float> <float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000>, <16 x float> %34)
  %36 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %32, <16 x float> <float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01>, <16 x float> %35)
  %37 = fadd <16 x float> %19, %36
  %38 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %24, <16 x float> <float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000>, <16 x float> %37)
  ret <16 x float> %38
}

; Function Attrs: alwaysinline nounwind
define internal i32 @bits_of(double noundef %0) #1 {
  %2 = fptrunc double %0 to float
  %3 = bitcast float %2 to i32
  ret i32 %3
}

; Function Attrs: alwaysinline nounwind
define internal void @run_filled(i32 noundef %0, ptr noundef %1, i64 noundef %2) #1 {
  %4 = insertelement <16 x i32> poison, i32 %0, i64 0
  %5 = shufflevector <16 x i32> %4, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %6

6:                                                ; preds = %9, %3
  %.0 = phi i64 [ 0, %3 ], [ %7, %9 ]
  %7 = add nsw i64 %.0, 16
  %8 = icmp sle i64 %7, %2
  br i1 %8, label %9, label %11

9:                                                ; preds = %6
  %10 = getelementptr inbounds i32, ptr %1, i64 %.0
  store <16 x i32> %5, ptr %10, align 4, !tbaa !38
  br label %6, !llvm.loop !63

11:                                               ; preds = %6, %13
  %.1 = phi i64 [ %15, %13 ], [ %.0, %6 ]
  %12 = icmp slt i64 %.1, %2
  br i1 %12, label %13, label %16

13:                                               ; preds = %11
  %14 = getelementptr inbounds i32, ptr %1, i64 %.1
  store i32 %0, ptr %14, align 4, !tbaa !13
  %15 = add nsw i64 %.1, 1
  br label %11, !llvm.loop !64

16:                                               ; preds = %11
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #8

; Function Attrs: alwaysinline nounwind
define internal i64 @row_at(ptr noundef %0, i64 noundef %1) #1 {
  %3 = call i64 @number_at(ptr noundef %0, i64 noundef %1) #10
  %4 = icmp slt i64 %3, 0
  br i1 %4, label %5, label %9

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 5
  %7 = load i64, ptr %6, align 8, !tbaa !9
  %8 = add nsw i64 %3, %7
  br label %9

9:                                                ; preds = %2, %5
  %10 = phi i64 [ %8, %5 ], [ %3, %2 ]
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #9

; Function Attrs: alwaysinline nounwind
define internal void @run_copied(ptr noalias noundef %0, ptr noalias noundef %1, i64 noundef %2) #1 {
  br label %4

4:                                                ; preds = %7, %3
  %.0 = phi i64 [ 0, %3 ], [ %5, %7 ]
  %5 = add nsw i64 %.0, 16
  %6 = icmp sle i64 %5, %2
  br i1 %6, label %7, label %11

7:                                                ; preds = %4
  %8 = getelementptr inbounds i32, ptr %0, i64 %.0
  %9 = load <16 x i32>, ptr %8, align 4, !tbaa !38
  %10 = getelementptr inbounds i32, ptr %1, i64 %.0
  store <16 x i32> %9, ptr %10, align 4, !tbaa !38
  br label %4, !llvm.loop !65

11:                                               ; preds = %4, %13
  %.1 = phi i64 [ %17, %13 ], [ %.0, %4 ]
  %12 = icmp slt i64 %.1, %2
  br i1 %12, label %13, label %18

13:                                               ; preds = %11
  %14 = getelementptr inbounds i32, ptr %0, i64 %.1
  %15 = load i32, ptr %14, align 4, !tbaa !13
  %16 = getelementptr inbounds i32, ptr %1, i64 %.1
  store i32 %15, ptr %16, align 4, !tbaa !13
  %17 = add nsw i64 %.1, 1
  br label %11, !llvm.loop !66

18:                                               ; preds = %11
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal i64 @rows_before(ptr noundef %0, i64 noundef %1) #1 {
  %3 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 4
  %4 = load i64, ptr %3, align 8, !tbaa !11
  %5 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 6
  %6 = load i64, ptr %5, align 8, !tbaa !44
  %7 = sdiv i64 %4, %6
  %8 = getelementptr inbounds %struct.rows, ptr %0, i32 0, i32 7
  %9 = load i64, ptr %8, align 8, !tbaa !2
  %10 = call i64 @begin_of(i64 noundef %7, i64 noundef %1, i64 noundef %9) #10
  ret i64 %10
}

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { alwaysinline nounwind "no-builtins" }
attributes #2 = { nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { inlinehint nounwind "no-builtins" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { alwaysinline nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #10 = { nobuiltin "no-builtins" }
attributes #11 = { nounwind }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !7, i64 56}
!3 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !8, i64 72, !8, i64 80}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long long", !5, i64 0}
!8 = !{!"double", !5, i64 0}
!9 = !{!3, !7, i64 40}
!10 = !{!3, !7, i64 24}
!11 = !{!3, !7, i64 32}
!12 = !{!3, !4, i64 8}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !5, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!7, !7, i64 0}
!18 = distinct !{!18, !16}
!19 = distinct !{!19, !16}
!20 = !{!21, !4, i64 192}
!21 = !{!"", !7, i64 0, !5, i64 8, !7, i64 64, !5, i64 72, !7, i64 128, !7, i64 136, !7, i64 144, !5, i64 152, !4, i64 192, !4, i64 200, !7, i64 208, !7, i64 216, !7, i64 224, !7, i64 232, !4, i64 240, !4, i64 248, !4, i64 256, !4, i64 264, !4, i64 272, !4, i64 280, !4, i64 288}
!22 = !{!21, !4, i64 200}
!23 = !{!21, !7, i64 208}
!24 = !{!21, !7, i64 216}
!25 = !{!21, !7, i64 0}
!26 = !{!21, !4, i64 240}
!27 = !{!21, !4, i64 280}
!28 = !{!21, !4, i64 256}
!29 = !{!21, !4, i64 288}
!30 = !{!21, !4, i64 248}
!31 = !{!21, !7, i64 232}
!32 = !{!21, !4, i64 264}
!33 = distinct !{!33, !16}
!34 = !{!3, !4, i64 0}
!35 = !{!36, !36, i64 0}
!36 = !{!"float", !5, i64 0}
!37 = distinct !{!37, !16}
!38 = !{!5, !5, i64 0}
!39 = !{!3, !4, i64 16}
!40 = distinct !{!40, !16}
!41 = distinct !{!41, !16}
!42 = !{!3, !8, i64 72}
!43 = !{!3, !8, i64 80}
!44 = !{!3, !7, i64 48}
!45 = distinct !{!45, !16}
!46 = distinct !{!46, !16}
!47 = !{!3, !7, i64 64}
!48 = distinct !{!48, !16}
!49 = distinct !{!49, !16, !50}
!50 = !{!"llvm.loop.vectorize.width", i32 1}
!51 = distinct !{!51, !16}
!52 = distinct !{!52, !16}
!53 = distinct !{!53, !16}
!54 = distinct !{!54, !16}
!55 = distinct !{!55, !16}
!56 = distinct !{!56, !16}
!57 = !{!21, !7, i64 224}
!58 = distinct !{!58, !16}
!59 = distinct !{!59, !16}
!60 = distinct !{!60, !16}
!61 = distinct !{!61, !16}
!62 = distinct !{!62, !16}
!63 = distinct !{!63, !16}
!64 = distinct !{!64, !16, !50}
!65 = distinct !{!65, !16}
!66 = distinct !{!66, !16, !50}
