; Made by tools/ir.py from pool.c with clang 19; do not edit.
; sha256 of the C source: f366802ba63741fc05f00684c889a73397890d0b2af5f52cad7a5cdfc9ab9d22
; sha256 of what follows: 322359747db4639fe9375b07d16882b303ada437d991194bc96578064eb6d1f6

%struct.pool = type { i64, [56 x i8], i64, [56 x i8], i64, i64, i64, [40 x i8], ptr, ptr, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.told_table = type { ptr, ptr, i64, i64, i64, i64, ptr, i64, ptr, i64, i64, ptr, ptr }
%struct.told_array = type { i64, i64, ptr }
%struct.told_number = type { i64, i64, ptr }
%struct.calls_abreast = type { ptr, i64, ptr }
%struct.kernel_call = type { ptr, ptr, i64, i64 }
%struct.room = type { i64, i64, [0 x %struct.told_word] }
%struct.told_word = type { i64, i64 }

; Function Attrs: nounwind
define i64 @pool_size() #0 {
  ret i64 296
}

; Function Attrs: nounwind
define void @open_pool(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) #0 {
  %11 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 12
  store i64 %1, ptr %11, align 8, !tbaa !2
  %12 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 13
  store i64 %2, ptr %12, align 8, !tbaa !8
  %13 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 14
  store ptr %3, ptr %13, align 8, !tbaa !9
  %14 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 15
  store ptr %4, ptr %14, align 8, !tbaa !10
  %15 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 16
  store ptr %5, ptr %15, align 8, !tbaa !11
  %16 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 18
  store ptr %6, ptr %16, align 8, !tbaa !12
  %17 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 17
  store ptr %7, ptr %17, align 8, !tbaa !13
  %18 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 19
  store ptr %8, ptr %18, align 8, !tbaa !14
  %19 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 20
  store ptr %9, ptr %19, align 8, !tbaa !15
  ret void
}

; Function Attrs: nounwind
define i64 @looked(ptr noundef %0, i64 noundef %1) #0 {
  br label %3

3:                                                ; preds = %5, %2
  %.05 = phi i64 [ 0, %2 ], [ %10, %5 ]
  %.0 = phi i64 [ 0, %2 ], [ %11, %5 ]
  %4 = icmp slt i64 %.0, %1
  br i1 %4, label %5, label %12

5:                                                ; preds = %3
  %6 = call i64 @look_at(ptr noundef %0) #4
  %7 = icmp ne i64 %6, 0
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  %10 = add nsw i64 %.05, %9
  %11 = add nsw i64 %.0, 1
  br label %3, !llvm.loop !16

12:                                               ; preds = %3
  ret i64 %.05
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: inlinehint nounwind
define internal i64 @look_at(ptr noundef %0) #2 {
  %2 = load atomic i64, ptr %0 acquire, align 8
  ret i64 %2
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define void @serve(ptr noundef %0, i64 noundef %1) #0 {
  br label %3

3:                                                ; preds = %.critedge26, %22, %2
  %4 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 6
  %5 = load atomic i64, ptr %4 seq_cst, align 8
  %6 = icmp ne i64 %5, 0
  %7 = xor i1 %6, true
  br i1 %7, label %8, label %51

8:                                                ; preds = %3, %17
  %.0 = phi i64 [ %18, %17 ], [ 0, %3 ]
  %9 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 13
  %10 = load i64, ptr %9, align 8, !tbaa !8
  %11 = icmp slt i64 %.0, %10
  br i1 %11, label %12, label %.critedge

12:                                               ; preds = %8
  %13 = call i64 @look_at(ptr noundef %0) #4
  %14 = trunc i64 %13 to i32
  %15 = icmp ne i32 %14, 0
  %16 = xor i1 %15, true
  br i1 %16, label %17, label %.critedge

17:                                               ; preds = %12
  %18 = add nsw i64 %.0, 1
  br label %8, !llvm.loop !18

.critedge:                                        ; preds = %8, %12
  %19 = call i64 @look_at(ptr noundef %0) #4
  %20 = trunc i64 %19 to i32
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %23

22:                                               ; preds = %.critedge
  call void @take_groups(ptr noundef %0, i64 noundef %1) #4
  br label %3, !llvm.loop !19

23:                                               ; preds = %.critedge
  %24 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 14
  %25 = load ptr, ptr %24, align 8, !tbaa !9
  %26 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 19
  %27 = load ptr, ptr %26, align 8, !tbaa !14
  %28 = call i64 %25(ptr noundef %27) #4
  %29 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 5
  %30 = atomicrmw add ptr %29, i64 1 seq_cst, align 8
  br label %31

31:                                               ; preds = %39, %23
  %32 = load atomic i64, ptr %0 seq_cst, align 8
  %33 = trunc i64 %32 to i32
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %.critedge26, label %35

35:                                               ; preds = %31
  %36 = load atomic i64, ptr %4 seq_cst, align 8
  %37 = icmp ne i64 %36, 0
  %38 = xor i1 %37, true
  br i1 %38, label %39, label %.critedge26

39:                                               ; preds = %35
  %40 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 18
  %41 = load ptr, ptr %40, align 8, !tbaa !12
  %42 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 20
  %43 = load ptr, ptr %42, align 8, !tbaa !15
  %44 = load ptr, ptr %26, align 8, !tbaa !14
  %45 = call i64 %41(ptr noundef %43, ptr noundef %44) #4
  br label %31, !llvm.loop !20

.critedge26:                                      ; preds = %31, %35
  %46 = atomicrmw sub ptr %29, i64 1 seq_cst, align 8
  %47 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 15
  %48 = load ptr, ptr %47, align 8, !tbaa !10
  %49 = load ptr, ptr %26, align 8, !tbaa !14
  %50 = call i64 %48(ptr noundef %49) #4
  br label %3, !llvm.loop !19

51:                                               ; preds = %3
  ret void
}

; Function Attrs: nounwind
define internal void @take_groups(ptr noundef %0, i64 noundef %1) #0 {
  br label %3

3:                                                ; preds = %44, %44, %2
  %4 = call i64 @look_at(ptr noundef %0) #4
  %5 = trunc i64 %4 to i32
  %6 = zext i32 %5 to i64
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %8, label %44

8:                                                ; preds = %3
  %9 = call i64 @own_groups(ptr noundef %0, i64 noundef %1) #4
  %10 = and i64 %6, %9
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %8
  %13 = call i64 @lowest_bit(i64 noundef %10) #4
  br label %16

14:                                               ; preds = %8
  %15 = call i64 @highest_bit(i64 noundef %6) #4
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
  %25 = load i64, ptr %24, align 8, !tbaa !21
  %26 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 10
  %27 = load i64, ptr %26, align 8, !tbaa !22
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
  %37 = load ptr, ptr %36, align 8, !tbaa !23
  %38 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  %39 = load ptr, ptr %38, align 8, !tbaa !24
  call void %37(ptr noundef %39, i64 noundef %.032, i64 noundef %1) #4
  %40 = add nsw i64 %.032, 1
  br label %30, !llvm.loop !25

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

; Function Attrs: nounwind
define void @close_pool(ptr noundef %0) #0 {
  br label %2

2:                                                ; preds = %6, %1
  %3 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 4
  %4 = atomicrmw xchg ptr %3, i64 1 seq_cst, align 8
  %5 = icmp ne i64 %4, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 17
  %8 = load ptr, ptr %7, align 8, !tbaa !13
  %9 = call i64 %8(ptr noundef null) #4
  br label %2, !llvm.loop !26

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 6
  store atomic i64 1, ptr %11 seq_cst, align 8
  %12 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 14
  %13 = load ptr, ptr %12, align 8, !tbaa !9
  %14 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 19
  %15 = load ptr, ptr %14, align 8, !tbaa !14
  %16 = call i64 %13(ptr noundef %15) #4
  %17 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 16
  %18 = load ptr, ptr %17, align 8, !tbaa !11
  %19 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 20
  %20 = load ptr, ptr %19, align 8, !tbaa !15
  %21 = call i64 %18(ptr noundef %20) #4
  %22 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 15
  %23 = load ptr, ptr %22, align 8, !tbaa !10
  %24 = load ptr, ptr %14, align 8, !tbaa !14
  %25 = call i64 %23(ptr noundef %24) #4
  ret void
}

; Function Attrs: nounwind
define i64 @run_table(ptr noundef %0) #0 {
  call void @put_in(ptr noundef %0) #4
  %2 = load ptr, ptr %0, align 8, !tbaa !27
  %3 = getelementptr inbounds %struct.told_table, ptr %0, i32 0, i32 1
  %4 = load ptr, ptr %3, align 8, !tbaa !29
  %5 = getelementptr inbounds %struct.told_table, ptr %0, i32 0, i32 2
  %6 = load i64, ptr %5, align 8, !tbaa !30
  %7 = getelementptr inbounds %struct.told_table, ptr %0, i32 0, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !31
  %9 = call i64 @run_calls(ptr noundef %2, ptr noundef %4, i64 noundef %6, i64 noundef %8) #4
  %10 = getelementptr inbounds %struct.told_table, ptr %0, i32 0, i32 5
  %11 = load i64, ptr %10, align 8, !tbaa !32
  %12 = icmp eq i64 %9, %11
  %13 = zext i1 %12 to i32
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds %struct.told_table, ptr %0, i32 0, i32 4
  %16 = load i64, ptr %15, align 8, !tbaa !33
  %17 = add nsw i64 %16, %14
  store i64 %17, ptr %15, align 8, !tbaa !33
  ret i64 %9
}

; Function Attrs: nounwind
define internal void @put_in(ptr noundef %0) #0 {
  br label %2

2:                                                ; preds = %23, %1
  %.0 = phi i64 [ 0, %1 ], [ %30, %23 ]
  %3 = getelementptr inbounds %struct.told_table, ptr %0, i32 0, i32 9
  %4 = load i64, ptr %3, align 8, !tbaa !34
  %5 = icmp slt i64 %.0, %4
  br i1 %5, label %6, label %31

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.told_table, ptr %0, i32 0, i32 11
  %8 = load ptr, ptr %7, align 8, !tbaa !35
  %9 = getelementptr inbounds %struct.told_array, ptr %8, i64 %.0
  %10 = getelementptr inbounds %struct.told_table, ptr %0, i32 0, i32 6
  %11 = load ptr, ptr %10, align 8, !tbaa !36
  %12 = load i64, ptr %9, align 8, !tbaa !37
  %13 = getelementptr inbounds ptr, ptr %11, i64 %12
  %14 = load ptr, ptr %13, align 8, !tbaa !39
  %15 = getelementptr inbounds %struct.told_table, ptr %0, i32 0, i32 7
  %16 = load i64, ptr %15, align 8, !tbaa !40
  %17 = icmp slt i64 %16, 0
  br i1 %17, label %18, label %20

18:                                               ; preds = %6
  %19 = ptrtoint ptr %14 to i64
  br label %23

20:                                               ; preds = %6
  %21 = getelementptr inbounds i8, ptr %14, i64 %16
  %22 = load i64, ptr %21, align 8, !tbaa !41
  br label %23

23:                                               ; preds = %20, %18
  %24 = phi i64 [ %19, %18 ], [ %22, %20 ]
  %25 = getelementptr inbounds %struct.told_array, ptr %9, i32 0, i32 1
  %26 = load i64, ptr %25, align 8, !tbaa !42
  %27 = add nsw i64 %24, %26
  %28 = getelementptr inbounds %struct.told_array, ptr %9, i32 0, i32 2
  %29 = load ptr, ptr %28, align 8, !tbaa !43
  store i64 %27, ptr %29, align 8, !tbaa !41
  %30 = add nsw i64 %.0, 1
  br label %2, !llvm.loop !44

31:                                               ; preds = %2, %54
  %.024 = phi i64 [ %55, %54 ], [ 0, %2 ]
  %32 = getelementptr inbounds %struct.told_table, ptr %0, i32 0, i32 10
  %33 = load i64, ptr %32, align 8, !tbaa !45
  %34 = icmp slt i64 %.024, %33
  br i1 %34, label %35, label %56

35:                                               ; preds = %31
  %36 = getelementptr inbounds %struct.told_table, ptr %0, i32 0, i32 12
  %37 = load ptr, ptr %36, align 8, !tbaa !46
  %38 = getelementptr inbounds %struct.told_number, ptr %37, i64 %.024
  %39 = getelementptr inbounds %struct.told_table, ptr %0, i32 0, i32 8
  %40 = load ptr, ptr %39, align 8, !tbaa !47
  %41 = load i64, ptr %38, align 8, !tbaa !37
  %42 = getelementptr inbounds double, ptr %40, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !48
  %44 = getelementptr inbounds %struct.told_number, ptr %38, i32 0, i32 1
  %45 = load i64, ptr %44, align 8, !tbaa !42
  %46 = icmp ne i64 %45, 0
  br i1 %46, label %47, label %50

47:                                               ; preds = %35
  %48 = getelementptr inbounds %struct.told_number, ptr %38, i32 0, i32 2
  %49 = load ptr, ptr %48, align 8, !tbaa !43
  store double %43, ptr %49, align 8, !tbaa !48
  br label %54

50:                                               ; preds = %35
  %51 = fptrunc double %43 to float
  %52 = getelementptr inbounds %struct.told_number, ptr %38, i32 0, i32 2
  %53 = load ptr, ptr %52, align 8, !tbaa !43
  store float %51, ptr %53, align 4, !tbaa !50
  br label %54

54:                                               ; preds = %47, %50
  %55 = add nsw i64 %.024, 1
  br label %31, !llvm.loop !52

56:                                               ; preds = %31
  ret void
}

; Function Attrs: nounwind
define internal i64 @run_calls(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca %struct.calls_abreast, align 8
  br label %6

6:                                                ; preds = %41, %4
  %.028 = phi i64 [ %2, %4 ], [ %42, %41 ]
  %.0 = phi i64 [ undef, %4 ], [ %.1, %41 ]
  %7 = icmp slt i64 %.028, %3
  br i1 %7, label %8, label %43

8:                                                ; preds = %6
  %9 = getelementptr inbounds %struct.kernel_call, ptr %1, i64 %.028
  %10 = getelementptr inbounds %struct.kernel_call, ptr %9, i32 0, i32 2
  %11 = load i64, ptr %10, align 8, !tbaa !53
  %12 = icmp ne i64 %11, 0
  %. = select i1 %12, ptr %0, ptr null
  %13 = load ptr, ptr %9, align 8, !tbaa !55
  %14 = icmp ne ptr %13, null
  br i1 %14, label %28, label %15

15:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(i64 24, ptr %5) #5
  %16 = getelementptr inbounds %struct.kernel_call, ptr %9, i64 1
  store ptr %16, ptr %5, align 8, !tbaa !56
  %17 = getelementptr inbounds %struct.calls_abreast, ptr %5, i32 0, i32 1
  %18 = getelementptr inbounds %struct.kernel_call, ptr %9, i32 0, i32 3
  %19 = load i64, ptr %18, align 8, !tbaa !58
  store i64 %19, ptr %17, align 8, !tbaa !59
  %20 = getelementptr inbounds %struct.calls_abreast, ptr %5, i32 0, i32 2
  %21 = getelementptr inbounds %struct.kernel_call, ptr %9, i32 0, i32 1
  %22 = load ptr, ptr %21, align 8, !tbaa !60
  store ptr %22, ptr %20, align 8, !tbaa !61
  %23 = load i64, ptr %10, align 8, !tbaa !53
  call void @shared(ptr noundef %0, ptr noundef @part_of_calls, ptr noundef %5, i64 noundef %23) #4
  %24 = load i64, ptr %10, align 8, !tbaa !53
  %25 = load i64, ptr %18, align 8, !tbaa !58
  %26 = mul nsw i64 %24, %25
  %27 = add nsw i64 %.028, %26
  call void @llvm.lifetime.end.p0(i64 24, ptr %5) #5
  br label %40

28:                                               ; preds = %8
  %29 = getelementptr inbounds %struct.kernel_call, ptr %9, i32 0, i32 3
  %30 = load i64, ptr %29, align 8, !tbaa !58
  %31 = icmp ne i64 %30, 0
  br i1 %31, label %35, label %32

32:                                               ; preds = %28
  %33 = getelementptr inbounds %struct.kernel_call, ptr %9, i32 0, i32 1
  %34 = load ptr, ptr %33, align 8, !tbaa !60
  call void %13(ptr noundef %., ptr noundef %34) #4
  br label %40

35:                                               ; preds = %28
  %36 = getelementptr inbounds %struct.kernel_call, ptr %9, i32 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !60
  %38 = call i64 %13(ptr noundef %., ptr noundef %37) #4
  %39 = icmp ne i64 %38, 0
  %spec.select = select i1 %39, i32 0, i32 1
  %spec.select33 = select i1 %39, i64 %.0, i64 %.028
  br label %40

40:                                               ; preds = %35, %15, %32
  %.031 = phi i32 [ 0, %32 ], [ 0, %15 ], [ %spec.select, %35 ]
  %.230 = phi i64 [ %27, %15 ], [ %.028, %32 ], [ %.028, %35 ]
  %.1 = phi i64 [ %.0, %32 ], [ %.0, %15 ], [ %spec.select33, %35 ]
  %cond = icmp eq i32 %.031, 0
  br i1 %cond, label %41, label %43

41:                                               ; preds = %40
  %42 = add nsw i64 %.230, 1
  br label %6, !llvm.loop !62

43:                                               ; preds = %6, %40
  %.132 = phi i32 [ %.031, %40 ], [ 2, %6 ]
  %.2 = phi i64 [ %.1, %40 ], [ %.0, %6 ]
  switch i32 %.132, label %46 [
    i32 2, label %44
    i32 1, label %45
  ]

44:                                               ; preds = %43
  br label %45

45:                                               ; preds = %44, %43
  %.3 = phi i64 [ %.2, %43 ], [ %3, %44 ]
  ret i64 %.3

46:                                               ; preds = %43
  unreachable
}

; Function Attrs: inlinehint nounwind
define internal i64 @own_groups(ptr noundef %0, i64 noundef %1) #2 {
  %3 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 11
  %4 = load i64, ptr %3, align 8, !tbaa !21
  %5 = mul nsw i64 %4, %1
  %6 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 12
  %7 = load i64, ptr %6, align 8, !tbaa !2
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
define internal i64 @lowest_bit(i64 noundef %0) #2 {
  %2 = call i64 @llvm.cttz.i64(i64 %0, i1 true)
  %3 = trunc i64 %2 to i32
  %4 = sext i32 %3 to i64
  ret i64 %4
}

; Function Attrs: inlinehint nounwind
define internal i64 @highest_bit(i64 noundef %0) #2 {
  %2 = call i64 @llvm.ctlz.i64(i64 %0, i1 true)
  %3 = trunc i64 %2 to i32
  %4 = sub nsw i32 63, %3
  %5 = sext i32 %4 to i64
  ret i64 %5
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

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
  call void %1(ptr noundef %2, i64 noundef %.0, i64 noundef 0) #4
  %15 = add nsw i64 %.0, 1
  br label %12, !llvm.loop !63

16:                                               ; preds = %7
  %17 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  store ptr %2, ptr %17, align 8, !tbaa !24
  %18 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 9
  store ptr %1, ptr %18, align 8, !tbaa !23
  %19 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 10
  store i64 %3, ptr %19, align 8, !tbaa !22
  %20 = icmp slt i64 %3, 32
  %. = select i1 %20, i64 %3, i64 32
  %21 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 11
  store i64 %., ptr %21, align 8, !tbaa !21
  %22 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 2
  store atomic i64 0, ptr %22 seq_cst, align 8
  %23 = load i64, ptr %0, align 8, !tbaa !64
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
  %35 = load ptr, ptr %34, align 8, !tbaa !9
  %36 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 19
  %37 = load ptr, ptr %36, align 8, !tbaa !14
  %38 = call i64 %35(ptr noundef %37) #4
  %39 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 16
  %40 = load ptr, ptr %39, align 8, !tbaa !11
  %41 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 20
  %42 = load ptr, ptr %41, align 8, !tbaa !15
  %43 = call i64 %40(ptr noundef %42) #4
  %44 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 15
  %45 = load ptr, ptr %44, align 8, !tbaa !10
  %46 = load ptr, ptr %36, align 8, !tbaa !14
  %47 = call i64 %45(ptr noundef %46) #4
  br label %48

48:                                               ; preds = %33, %16
  call void @take_groups(ptr noundef %0, i64 noundef 0) #4
  br label %49

49:                                               ; preds = %61, %48
  %.044 = phi i64 [ 0, %48 ], [ %62, %61 ]
  %50 = load atomic i64, ptr %22 acquire, align 8
  %51 = icmp slt i64 %50, %.
  br i1 %51, label %52, label %63

52:                                               ; preds = %49
  %53 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 13
  %54 = load i64, ptr %53, align 8, !tbaa !8
  %55 = sdiv i64 %54, 8
  %56 = icmp sgt i64 %.044, %55
  br i1 %56, label %57, label %61

57:                                               ; preds = %52
  %58 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 17
  %59 = load ptr, ptr %58, align 8, !tbaa !13
  %60 = call i64 %59(ptr noundef null) #4
  br label %61

61:                                               ; preds = %52, %57
  %62 = add nsw i64 %.044, 1
  br label %49, !llvm.loop !65

63:                                               ; preds = %49
  store atomic i64 0, ptr %8 seq_cst, align 8
  br label %64

64:                                               ; preds = %12, %63
  ret void
}

; Function Attrs: nounwind
define internal void @part_of_calls(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.calls_abreast, ptr %0, i32 0, i32 2
  %5 = load ptr, ptr %4, align 8, !tbaa !61
  %6 = load i64, ptr %5, align 8, !tbaa !41
  %7 = getelementptr inbounds %struct.room, ptr %5, i32 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !41
  %9 = mul nsw i64 %2, %8
  %10 = add nsw i64 %6, %9
  br label %11

11:                                               ; preds = %38, %3
  %.023 = phi i64 [ 0, %3 ], [ %40, %38 ]
  %12 = getelementptr inbounds %struct.calls_abreast, ptr %0, i32 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !59
  %14 = icmp slt i64 %.023, %13
  br i1 %14, label %15, label %41

15:                                               ; preds = %11
  %16 = load ptr, ptr %0, align 8, !tbaa !56
  %17 = mul nsw i64 %1, %13
  %18 = getelementptr inbounds %struct.kernel_call, ptr %16, i64 %17
  %19 = getelementptr inbounds %struct.kernel_call, ptr %18, i64 %.023
  %20 = getelementptr inbounds %struct.kernel_call, ptr %19, i32 0, i32 1
  %21 = load ptr, ptr %20, align 8, !tbaa !60
  %22 = getelementptr inbounds %struct.kernel_call, ptr %19, i32 0, i32 2
  %23 = load i64, ptr %22, align 8, !tbaa !53
  br label %24

24:                                               ; preds = %28, %15
  %.0 = phi i64 [ %23, %15 ], [ %37, %28 ]
  %25 = getelementptr inbounds %struct.kernel_call, ptr %19, i32 0, i32 3
  %26 = load i64, ptr %25, align 8, !tbaa !58
  %27 = icmp slt i64 %.0, %26
  br i1 %27, label %28, label %38

28:                                               ; preds = %24
  %29 = load ptr, ptr %4, align 8, !tbaa !61
  %30 = getelementptr inbounds %struct.room, ptr %29, i32 0, i32 2
  %31 = getelementptr inbounds [0 x %struct.told_word], ptr %30, i64 0, i64 %.0
  %32 = getelementptr inbounds %struct.told_word, ptr %31, i32 0, i32 1
  %33 = load i64, ptr %32, align 8, !tbaa !66
  %34 = add nsw i64 %10, %33
  %35 = load i64, ptr %31, align 8, !tbaa !68
  %36 = getelementptr inbounds i64, ptr %21, i64 %35
  store i64 %34, ptr %36, align 8, !tbaa !41
  %37 = add nsw i64 %.0, 1
  br label %24, !llvm.loop !69

38:                                               ; preds = %24
  %39 = load ptr, ptr %19, align 8, !tbaa !55
  call void %39(ptr noundef null, ptr noundef %21) #4
  %40 = add nsw i64 %.023, 1
  br label %11, !llvm.loop !70

41:                                               ; preds = %11
  ret void
}

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { inlinehint nounwind "no-builtins" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nobuiltin "no-builtins" }
attributes #5 = { nounwind }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !4, i64 224}
!3 = !{!"", !4, i64 0, !5, i64 8, !4, i64 64, !5, i64 72, !4, i64 128, !4, i64 136, !4, i64 144, !5, i64 152, !7, i64 192, !7, i64 200, !4, i64 208, !4, i64 216, !4, i64 224, !4, i64 232, !7, i64 240, !7, i64 248, !7, i64 256, !7, i64 264, !7, i64 272, !7, i64 280, !7, i64 288}
!4 = !{!"long long", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"any pointer", !5, i64 0}
!8 = !{!3, !4, i64 232}
!9 = !{!3, !7, i64 240}
!10 = !{!3, !7, i64 248}
!11 = !{!3, !7, i64 256}
!12 = !{!3, !7, i64 272}
!13 = !{!3, !7, i64 264}
!14 = !{!3, !7, i64 280}
!15 = !{!3, !7, i64 288}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}
!20 = distinct !{!20, !17}
!21 = !{!3, !4, i64 216}
!22 = !{!3, !4, i64 208}
!23 = !{!3, !7, i64 200}
!24 = !{!3, !7, i64 192}
!25 = distinct !{!25, !17}
!26 = distinct !{!26, !17}
!27 = !{!28, !7, i64 0}
!28 = !{!"", !7, i64 0, !7, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !4, i64 40, !7, i64 48, !4, i64 56, !7, i64 64, !4, i64 72, !4, i64 80, !7, i64 88, !7, i64 96}
!29 = !{!28, !7, i64 8}
!30 = !{!28, !4, i64 16}
!31 = !{!28, !4, i64 24}
!32 = !{!28, !4, i64 40}
!33 = !{!28, !4, i64 32}
!34 = !{!28, !4, i64 72}
!35 = !{!28, !7, i64 88}
!36 = !{!28, !7, i64 48}
!37 = !{!38, !4, i64 0}
!38 = !{!"", !4, i64 0, !4, i64 8, !7, i64 16}
!39 = !{!7, !7, i64 0}
!40 = !{!28, !4, i64 56}
!41 = !{!4, !4, i64 0}
!42 = !{!38, !4, i64 8}
!43 = !{!38, !7, i64 16}
!44 = distinct !{!44, !17}
!45 = !{!28, !4, i64 80}
!46 = !{!28, !7, i64 96}
!47 = !{!28, !7, i64 64}
!48 = !{!49, !49, i64 0}
!49 = !{!"double", !5, i64 0}
!50 = !{!51, !51, i64 0}
!51 = !{!"float", !5, i64 0}
!52 = distinct !{!52, !17}
!53 = !{!54, !4, i64 16}
!54 = !{!"", !7, i64 0, !7, i64 8, !4, i64 16, !4, i64 24}
!55 = !{!54, !7, i64 0}
!56 = !{!57, !7, i64 0}
!57 = !{!"", !7, i64 0, !4, i64 8, !7, i64 16}
!58 = !{!54, !4, i64 24}
!59 = !{!57, !4, i64 8}
!60 = !{!54, !7, i64 8}
!61 = !{!57, !7, i64 16}
!62 = distinct !{!62, !17}
!63 = distinct !{!63, !17}
!64 = !{!3, !4, i64 0}
!65 = distinct !{!65, !17}
!66 = !{!67, !4, i64 8}
!67 = !{!"", !4, i64 0, !4, i64 8}
!68 = !{!67, !4, i64 0}
!69 = distinct !{!69, !17}
!70 = distinct !{!70, !17}
