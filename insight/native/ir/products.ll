; Made by tools/ir.py from products.c with clang 19; do not edit.
; sha256 of the C source: 924b4f1997b3ba020c7771b134bed2e86a4152bc7a238ec8257ff88043367141

%struct.product = type { ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.pool = type { i64, [56 x i8], i64, [56 x i8], i64, i64, i64, [40 x i8], ptr, ptr, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.moved_product = type { ptr, %struct.motion }
%struct.motion = type { i64, %struct.step }
%struct.step = type { ptr, ptr, ptr, ptr, ptr, i64, i64, i64, float, float, float, float, float, float }
%struct.told_both = type { %struct.product, i64, %struct.told }
%struct.told = type { ptr, ptr, ptr, ptr, ptr, i64, i64, i64, double, double, double, double }
%struct.part_of_product = type { ptr, ptr, %struct.numbers, %struct.numbers, ptr, i64, i64, ptr, ptr, ptr }
%struct.numbers = type { ptr, i64, i64 }

; Function Attrs: nounwind
define void @multiply(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.product, ptr %1, i32 0, i32 10
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.product, ptr %1, i32 0, i32 19
  %6 = load i64, ptr %5, align 8, !tbaa !8
  %7 = mul nsw i64 %4, %6
  %8 = getelementptr inbounds %struct.product, ptr %1, i32 0, i32 20
  %9 = load i64, ptr %8, align 8, !tbaa !9
  %10 = mul nsw i64 %7, %9
  call void @shared(ptr noundef %0, ptr noundef @product_part, ptr noundef %1, i64 noundef %10) #9
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
  call void %1(ptr noundef %2, i64 noundef %.0, i64 noundef 0) #9
  %15 = add nsw i64 %.0, 1
  br label %12, !llvm.loop !10

16:                                               ; preds = %7
  %17 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  store ptr %2, ptr %17, align 8, !tbaa !12
  %18 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 9
  store ptr %1, ptr %18, align 8, !tbaa !14
  %19 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 10
  store i64 %3, ptr %19, align 8, !tbaa !15
  %20 = icmp slt i64 %3, 32
  %. = select i1 %20, i64 %3, i64 32
  %21 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 11
  store i64 %., ptr %21, align 8, !tbaa !16
  %22 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 2
  store atomic i64 0, ptr %22 seq_cst, align 8
  %23 = load i64, ptr %0, align 8, !tbaa !17
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
  %35 = load ptr, ptr %34, align 8, !tbaa !18
  %36 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 19
  %37 = load ptr, ptr %36, align 8, !tbaa !19
  %38 = call i64 %35(ptr noundef %37) #9
  %39 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 16
  %40 = load ptr, ptr %39, align 8, !tbaa !20
  %41 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 20
  %42 = load ptr, ptr %41, align 8, !tbaa !21
  %43 = call i64 %40(ptr noundef %42) #9
  %44 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 15
  %45 = load ptr, ptr %44, align 8, !tbaa !22
  %46 = load ptr, ptr %36, align 8, !tbaa !19
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
  %54 = load i64, ptr %53, align 8, !tbaa !23
  %55 = sdiv i64 %54, 8
  %56 = icmp sgt i64 %.044, %55
  br i1 %56, label %57, label %61

57:                                               ; preds = %52
  %58 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 17
  %59 = load ptr, ptr %58, align 8, !tbaa !24
  %60 = call i64 %59(ptr noundef null) #9
  br label %61

61:                                               ; preds = %52, %57
  %62 = add nsw i64 %.044, 1
  br label %49, !llvm.loop !25

63:                                               ; preds = %49
  store atomic i64 0, ptr %8 seq_cst, align 8
  br label %64

64:                                               ; preds = %12, %63
  ret void
}

; Function Attrs: nounwind
define internal void @product_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  call void @part_of(ptr noundef %0, ptr noundef null, i64 noundef %1, i64 noundef %2) #9
  ret void
}

; Function Attrs: nounwind
define void @multiply_and_move(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca %struct.moved_product, align 8
  call void @llvm.lifetime.start.p0(i64 104, ptr %3) #10
  store ptr %1, ptr %3, align 8, !tbaa !26
  %4 = getelementptr inbounds %struct.moved_product, ptr %3, i32 0, i32 1
  %5 = getelementptr inbounds %struct.told_both, ptr %1, i32 0, i32 1
  %6 = load i64, ptr %5, align 8, !tbaa !31
  store i64 %6, ptr %4, align 8, !tbaa !35
  %7 = getelementptr inbounds %struct.motion, ptr %4, i32 0, i32 1
  %8 = getelementptr inbounds %struct.told_both, ptr %1, i32 0, i32 2
  call void @step_of(ptr dead_on_unwind writable sret(%struct.step) align 8 %7, ptr noundef %8) #9
  %9 = getelementptr inbounds %struct.product, ptr %1, i32 0, i32 10
  %10 = load i64, ptr %9, align 8, !tbaa !2
  %11 = getelementptr inbounds %struct.product, ptr %1, i32 0, i32 19
  %12 = load i64, ptr %11, align 8, !tbaa !8
  %13 = mul nsw i64 %10, %12
  %14 = getelementptr inbounds %struct.product, ptr %1, i32 0, i32 20
  %15 = load i64, ptr %14, align 8, !tbaa !9
  %16 = mul nsw i64 %13, %15
  call void @shared(ptr noundef %0, ptr noundef @moved_part, ptr noundef %3, i64 noundef %16) #9
  call void @llvm.lifetime.end.p0(i64 104, ptr %3) #10
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: alwaysinline nounwind
define internal void @step_of(ptr dead_on_unwind noalias writable sret(%struct.step) align 8 %0, ptr noundef %1) #2 {
  %3 = load ptr, ptr %1, align 8, !tbaa !36
  store ptr %3, ptr %0, align 8, !tbaa !37
  %4 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 1
  %5 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !38
  store ptr %6, ptr %4, align 8, !tbaa !39
  %7 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 2
  %8 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !40
  store ptr %9, ptr %7, align 8, !tbaa !41
  %10 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 3
  %11 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !42
  store ptr %12, ptr %10, align 8, !tbaa !43
  %13 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 4
  %14 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 4
  %15 = load ptr, ptr %14, align 8, !tbaa !44
  store ptr %15, ptr %13, align 8, !tbaa !45
  %16 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 5
  %17 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 5
  %18 = load i64, ptr %17, align 8, !tbaa !46
  store i64 %18, ptr %16, align 8, !tbaa !47
  %19 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 6
  %20 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 6
  %21 = load i64, ptr %20, align 8, !tbaa !48
  store i64 %21, ptr %19, align 8, !tbaa !49
  %22 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 7
  %23 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 7
  %24 = load i64, ptr %23, align 8, !tbaa !50
  store i64 %24, ptr %22, align 8, !tbaa !51
  %25 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 8
  %26 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 8
  %27 = load double, ptr %26, align 8, !tbaa !52
  %28 = fptrunc double %27 to float
  store float %28, ptr %25, align 8, !tbaa !53
  %29 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 9
  %30 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 9
  %31 = load double, ptr %30, align 8, !tbaa !54
  %32 = fptrunc double %31 to float
  store float %32, ptr %29, align 4, !tbaa !55
  %33 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 10
  %34 = load double, ptr %30, align 8, !tbaa !54
  %35 = fsub double 1.000000e+00, %34
  %36 = fptrunc double %35 to float
  store float %36, ptr %33, align 8, !tbaa !56
  %37 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 11
  %38 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 10
  %39 = load double, ptr %38, align 8, !tbaa !57
  %40 = fptrunc double %39 to float
  store float %40, ptr %37, align 4, !tbaa !58
  %41 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 12
  %42 = load double, ptr %38, align 8, !tbaa !57
  %43 = fsub double 1.000000e+00, %42
  %44 = fptrunc double %43 to float
  store float %44, ptr %41, align 8, !tbaa !59
  %45 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 13
  %46 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 11
  %47 = load double, ptr %46, align 8, !tbaa !60
  %48 = fptrunc double %47 to float
  store float %48, ptr %45, align 4, !tbaa !61
  ret void
}

; Function Attrs: nounwind
define internal void @moved_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = load ptr, ptr %0, align 8, !tbaa !26
  %5 = getelementptr inbounds %struct.moved_product, ptr %0, i32 0, i32 1
  call void @part_of(ptr noundef %4, ptr noundef %5, i64 noundef %1, i64 noundef %2) #9
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

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
  %25 = load i64, ptr %24, align 8, !tbaa !16
  %26 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 10
  %27 = load i64, ptr %26, align 8, !tbaa !15
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
  %37 = load ptr, ptr %36, align 8, !tbaa !14
  %38 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  %39 = load ptr, ptr %38, align 8, !tbaa !12
  call void %37(ptr noundef %39, i64 noundef %.032, i64 noundef %1) #9
  %40 = add nsw i64 %.032, 1
  br label %30, !llvm.loop !62

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
  %4 = load i64, ptr %3, align 8, !tbaa !16
  %5 = mul nsw i64 %4, %1
  %6 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 12
  %7 = load i64, ptr %6, align 8, !tbaa !63
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

; Function Attrs: nounwind
define internal void @part_of(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca %struct.part_of_product, align 8
  %6 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 19
  %7 = load i64, ptr %6, align 8, !tbaa !8
  %8 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 20
  %9 = load i64, ptr %8, align 8, !tbaa !9
  %10 = mul nsw i64 %7, %9
  %11 = sdiv i64 %2, %10
  %12 = srem i64 %2, %7
  %13 = sdiv i64 %2, %7
  %14 = srem i64 %13, %9
  %15 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 18
  %16 = load i64, ptr %15, align 8, !tbaa !64
  %17 = call i64 @parts_of(i64 noundef %16, i64 noundef 16) #9
  %18 = add nsw i64 %14, 1
  %19 = load i64, ptr %8, align 8, !tbaa !9
  %20 = call i64 @first_of(i64 noundef %17, i64 noundef %18, i64 noundef %19) #9
  %21 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 3
  %22 = load ptr, ptr %21, align 8, !tbaa !65
  %23 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 30
  %24 = load i64, ptr %23, align 8, !tbaa !66
  %25 = mul nsw i64 %3, %24
  %26 = getelementptr inbounds float, ptr %22, i64 %25
  %27 = ptrtoint ptr %26 to i64
  %28 = add i64 %27, 64
  %29 = sub i64 %28, 1
  %30 = udiv i64 %29, 64
  %31 = mul i64 %30, 64
  %32 = inttoptr i64 %31 to ptr
  call void @llvm.lifetime.start.p0(i64 112, ptr %5) #10
  store ptr %0, ptr %5, align 8, !tbaa !67
  %33 = getelementptr inbounds %struct.part_of_product, ptr %5, i32 0, i32 1
  store ptr %1, ptr %33, align 8, !tbaa !70
  %34 = getelementptr inbounds %struct.part_of_product, ptr %5, i32 0, i32 2
  %35 = load ptr, ptr %0, align 8, !tbaa !71
  %36 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 11
  %37 = load i64, ptr %36, align 8, !tbaa !72
  %38 = mul nsw i64 %11, %37
  %39 = getelementptr inbounds float, ptr %35, i64 %38
  store ptr %39, ptr %34, align 8, !tbaa !73
  %40 = getelementptr inbounds %struct.numbers, ptr %34, i32 0, i32 1
  %41 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 6
  %42 = load i64, ptr %41, align 8, !tbaa !74
  store i64 %42, ptr %40, align 8, !tbaa !75
  %43 = getelementptr inbounds %struct.numbers, ptr %34, i32 0, i32 2
  %44 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 7
  %45 = load i64, ptr %44, align 8, !tbaa !76
  store i64 %45, ptr %43, align 8, !tbaa !77
  %46 = getelementptr inbounds %struct.part_of_product, ptr %5, i32 0, i32 3
  %47 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 1
  %48 = load ptr, ptr %47, align 8, !tbaa !78
  %49 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 12
  %50 = load i64, ptr %49, align 8, !tbaa !79
  %51 = mul nsw i64 %11, %50
  %52 = getelementptr inbounds float, ptr %48, i64 %51
  store ptr %52, ptr %46, align 8, !tbaa !73
  %53 = getelementptr inbounds %struct.numbers, ptr %46, i32 0, i32 1
  %54 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 8
  %55 = load i64, ptr %54, align 8, !tbaa !80
  store i64 %55, ptr %53, align 8, !tbaa !75
  %56 = getelementptr inbounds %struct.numbers, ptr %46, i32 0, i32 2
  %57 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 9
  %58 = load i64, ptr %57, align 8, !tbaa !81
  store i64 %58, ptr %56, align 8, !tbaa !77
  %59 = getelementptr inbounds %struct.part_of_product, ptr %5, i32 0, i32 4
  %60 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 2
  %61 = load ptr, ptr %60, align 8, !tbaa !82
  %62 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 13
  %63 = load i64, ptr %62, align 8, !tbaa !83
  %64 = mul nsw i64 %11, %63
  %65 = getelementptr inbounds float, ptr %61, i64 %64
  store ptr %65, ptr %59, align 8, !tbaa !84
  %66 = getelementptr inbounds %struct.part_of_product, ptr %5, i32 0, i32 5
  %67 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 16
  %68 = load i64, ptr %67, align 8, !tbaa !85
  %69 = load i64, ptr %6, align 8, !tbaa !8
  %70 = call i64 @first_of(i64 noundef %68, i64 noundef %12, i64 noundef %69) #9
  store i64 %70, ptr %66, align 8, !tbaa !86
  %71 = getelementptr inbounds %struct.part_of_product, ptr %5, i32 0, i32 6
  %72 = load i64, ptr %67, align 8, !tbaa !85
  %73 = add nsw i64 %12, 1
  %74 = load i64, ptr %6, align 8, !tbaa !8
  %75 = call i64 @first_of(i64 noundef %72, i64 noundef %73, i64 noundef %74) #9
  store i64 %75, ptr %71, align 8, !tbaa !87
  %76 = getelementptr inbounds %struct.part_of_product, ptr %5, i32 0, i32 7
  store ptr %32, ptr %76, align 8, !tbaa !88
  %77 = getelementptr inbounds %struct.part_of_product, ptr %5, i32 0, i32 8
  %78 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 28
  %79 = load i64, ptr %78, align 8, !tbaa !89
  %80 = getelementptr inbounds float, ptr %32, i64 %79
  store ptr %80, ptr %77, align 8, !tbaa !90
  %81 = getelementptr inbounds %struct.part_of_product, ptr %5, i32 0, i32 9
  %82 = load i64, ptr %78, align 8, !tbaa !89
  %83 = getelementptr inbounds float, ptr %32, i64 %82
  %84 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 29
  %85 = load i64, ptr %84, align 8, !tbaa !91
  %86 = getelementptr inbounds float, ptr %83, i64 %85
  store ptr %86, ptr %81, align 8, !tbaa !92
  %87 = load i64, ptr %8, align 8, !tbaa !9
  %88 = call i64 @first_of(i64 noundef %17, i64 noundef %14, i64 noundef %87) #9
  br label %89

89:                                               ; preds = %107, %4
  %.061 = phi i64 [ %88, %4 ], [ %110, %107 ]
  %90 = icmp slt i64 %.061, %20
  br i1 %90, label %91, label %111

91:                                               ; preds = %89, %95
  %.0 = phi i64 [ %106, %95 ], [ 0, %89 ]
  %92 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 17
  %93 = load i64, ptr %92, align 8, !tbaa !93
  %94 = icmp slt i64 %.0, %93
  br i1 %94, label %95, label %107

95:                                               ; preds = %91
  %96 = sub nsw i64 %20, %.061
  %97 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 23
  %98 = load i64, ptr %97, align 8, !tbaa !94
  %99 = call i64 @smaller(i64 noundef %96, i64 noundef %98) #9
  %100 = load i64, ptr %92, align 8, !tbaa !93
  %101 = sub nsw i64 %100, %.0
  %102 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 22
  %103 = load i64, ptr %102, align 8, !tbaa !95
  %104 = call i64 @smaller(i64 noundef %101, i64 noundef %103) #9
  call void @block(ptr noundef %5, i64 noundef %.061, i64 noundef %99, i64 noundef %.0, i64 noundef %104) #9
  %105 = load i64, ptr %102, align 8, !tbaa !95
  %106 = add nsw i64 %.0, %105
  br label %91, !llvm.loop !96

107:                                              ; preds = %91
  %108 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 23
  %109 = load i64, ptr %108, align 8, !tbaa !94
  %110 = add nsw i64 %.061, %109
  br label %89, !llvm.loop !97

111:                                              ; preds = %89
  call void @llvm.lifetime.end.p0(i64 112, ptr %5) #10
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal i64 @parts_of(i64 noundef %0, i64 noundef %1) #2 {
  %3 = add nsw i64 %0, %1
  %4 = sub nsw i64 %3, 1
  %5 = sdiv i64 %4, %1
  ret i64 %5
}

; Function Attrs: alwaysinline nounwind
define internal i64 @first_of(i64 noundef %0, i64 noundef %1, i64 noundef %2) #2 {
  %4 = mul nsw i64 %0, %1
  %5 = sdiv i64 %4, %2
  ret i64 %5
}

; Function Attrs: nounwind
define internal void @block(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) #0 {
  %6 = alloca %struct.numbers, align 8
  %7 = alloca %struct.numbers, align 8
  %8 = load ptr, ptr %0, align 8, !tbaa !67
  %9 = getelementptr inbounds %struct.product, ptr %8, i32 0, i32 25
  %10 = load i64, ptr %9, align 8, !tbaa !98
  %11 = call i64 @parts_of(i64 noundef %2, i64 noundef %10) #9
  %12 = getelementptr inbounds %struct.part_of_product, ptr %0, i32 0, i32 3
  %13 = load ptr, ptr %12, align 8, !tbaa !99
  %14 = getelementptr inbounds %struct.product, ptr %8, i32 0, i32 9
  %15 = load i64, ptr %14, align 8, !tbaa !81
  %16 = mul nsw i64 %3, %15
  %17 = getelementptr inbounds float, ptr %13, i64 %16
  %18 = mul nsw i64 %1, 16
  %19 = getelementptr inbounds %struct.product, ptr %8, i32 0, i32 8
  %20 = load i64, ptr %19, align 8, !tbaa !80
  %21 = mul nsw i64 %18, %20
  %22 = getelementptr inbounds float, ptr %17, i64 %21
  %23 = getelementptr inbounds %struct.part_of_product, ptr %0, i32 0, i32 5
  %24 = load i64, ptr %23, align 8, !tbaa !86
  br label %25

25:                                               ; preds = %100, %5
  %.0 = phi i64 [ %24, %5 ], [ %102, %100 ]
  %26 = getelementptr inbounds %struct.part_of_product, ptr %0, i32 0, i32 6
  %27 = load i64, ptr %26, align 8, !tbaa !87
  %28 = icmp slt i64 %.0, %27
  br i1 %28, label %29, label %103

29:                                               ; preds = %25
  %30 = sub nsw i64 %27, %.0
  %31 = getelementptr inbounds %struct.product, ptr %8, i32 0, i32 21
  %32 = load i64, ptr %31, align 8, !tbaa !100
  %33 = call i64 @smaller(i64 noundef %30, i64 noundef %32) #9
  call void @llvm.lifetime.start.p0(i64 24, ptr %6) #10
  %34 = getelementptr inbounds %struct.part_of_product, ptr %0, i32 0, i32 2
  %35 = load ptr, ptr %34, align 8, !tbaa !101
  %36 = getelementptr inbounds %struct.product, ptr %8, i32 0, i32 6
  %37 = load i64, ptr %36, align 8, !tbaa !74
  %38 = mul nsw i64 %.0, %37
  %39 = getelementptr inbounds float, ptr %35, i64 %38
  %40 = getelementptr inbounds %struct.product, ptr %8, i32 0, i32 7
  %41 = load i64, ptr %40, align 8, !tbaa !76
  %42 = mul nsw i64 %3, %41
  %43 = getelementptr inbounds float, ptr %39, i64 %42
  store ptr %43, ptr %6, align 8, !tbaa !73
  %44 = getelementptr inbounds %struct.numbers, ptr %6, i32 0, i32 1
  %45 = load i64, ptr %36, align 8, !tbaa !74
  store i64 %45, ptr %44, align 8, !tbaa !75
  %46 = getelementptr inbounds %struct.numbers, ptr %6, i32 0, i32 2
  %47 = load i64, ptr %40, align 8, !tbaa !76
  store i64 %47, ptr %46, align 8, !tbaa !77
  %48 = getelementptr inbounds %struct.product, ptr %8, i32 0, i32 26
  %49 = load i64, ptr %48, align 8, !tbaa !102
  %50 = icmp ne i64 %49, 0
  br i1 %50, label %51, label %60

51:                                               ; preds = %29
  %52 = getelementptr inbounds %struct.product, ptr %8, i32 0, i32 24
  %53 = load i64, ptr %52, align 8, !tbaa !103
  %54 = call i64 @parts_of(i64 noundef %33, i64 noundef %53) #9
  %55 = getelementptr inbounds %struct.product, ptr %8, i32 0, i32 16
  %56 = load i64, ptr %55, align 8, !tbaa !85
  %57 = sub nsw i64 %56, %.0
  %58 = getelementptr inbounds %struct.part_of_product, ptr %0, i32 0, i32 8
  %59 = load ptr, ptr %58, align 8, !tbaa !90
  call void @copy_rows(ptr noundef byval(%struct.numbers) align 8 %6, i64 noundef %33, i64 noundef %54, i64 noundef %4, i64 noundef %57, ptr noundef %59) #9
  br label %60

60:                                               ; preds = %51, %29
  br label %61

61:                                               ; preds = %98, %60
  %.075 = phi i64 [ 0, %60 ], [ %66, %98 ]
  %62 = icmp slt i64 %.075, %11
  br i1 %62, label %63, label %100

63:                                               ; preds = %61
  %64 = call i64 @first_of(i64 noundef %2, i64 noundef %.075, i64 noundef %11) #9
  %65 = mul nsw i64 %64, 16
  %66 = add nsw i64 %.075, 1
  %67 = call i64 @first_of(i64 noundef %2, i64 noundef %66, i64 noundef %11) #9
  %68 = mul nsw i64 %67, 16
  %69 = sub nsw i64 %68, %65
  %70 = add nsw i64 %18, %65
  %71 = getelementptr inbounds %struct.product, ptr %8, i32 0, i32 18
  %72 = load i64, ptr %71, align 8, !tbaa !64
  %73 = sub nsw i64 %72, %70
  %74 = call i64 @smaller(i64 noundef %69, i64 noundef %73) #9
  call void @llvm.lifetime.start.p0(i64 24, ptr %7) #10
  %75 = mul nsw i64 %65, %20
  %76 = getelementptr inbounds float, ptr %22, i64 %75
  store ptr %76, ptr %7, align 8, !tbaa !73
  %77 = getelementptr inbounds %struct.numbers, ptr %7, i32 0, i32 1
  store i64 %20, ptr %77, align 8, !tbaa !75
  %78 = getelementptr inbounds %struct.numbers, ptr %7, i32 0, i32 2
  store i64 %15, ptr %78, align 8, !tbaa !77
  %79 = getelementptr inbounds %struct.product, ptr %8, i32 0, i32 27
  %80 = load i64, ptr %79, align 8, !tbaa !104
  %81 = icmp ne i64 %80, 0
  %82 = icmp slt i64 %74, %69
  %spec.select = select i1 %81, i1 true, i1 %82
  %83 = zext i1 %spec.select to i32
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds %struct.part_of_product, ptr %0, i32 0, i32 7
  %86 = load ptr, ptr %85, align 8, !tbaa !88
  %87 = load i64, ptr %79, align 8, !tbaa !104
  %88 = icmp ne i64 %87, 0
  %89 = mul nsw i64 %65, %4
  %90 = select i1 %88, i64 %89, i64 0
  %91 = getelementptr inbounds float, ptr %86, i64 %90
  br i1 %spec.select, label %92, label %.critedge

92:                                               ; preds = %63
  %93 = load i64, ptr %23, align 8, !tbaa !86
  %94 = icmp eq i64 %.0, %93
  br i1 %94, label %95, label %96

95:                                               ; preds = %92
  call void @copy_panel(ptr noundef byval(%struct.numbers) align 8 %7, i64 noundef %74, i64 noundef %4, ptr noundef %91, i64 noundef %69) #9
  br label %96

96:                                               ; preds = %95, %92
  br i1 %spec.select, label %98, label %.critedge

.critedge:                                        ; preds = %63, %96
  %97 = load ptr, ptr %7, align 8, !tbaa !73
  br label %98

98:                                               ; preds = %96, %.critedge
  %99 = phi ptr [ %97, %.critedge ], [ %91, %96 ]
  %. = select i1 %spec.select, i64 %69, i64 %15
  call void @panel_rows(ptr noundef %0, ptr noundef byval(%struct.numbers) align 8 %6, i64 noundef %.0, i64 noundef %33, ptr noundef %99, i64 noundef %., i64 noundef %70, i64 noundef %74, i64 noundef %3, i64 noundef %4) #9
  call void @llvm.lifetime.end.p0(i64 24, ptr %7) #10
  br label %61, !llvm.loop !105

100:                                              ; preds = %61
  call void @llvm.lifetime.end.p0(i64 24, ptr %6) #10
  %101 = load i64, ptr %31, align 8, !tbaa !100
  %102 = add nsw i64 %.0, %101
  br label %25, !llvm.loop !106

103:                                              ; preds = %25
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal i64 @smaller(i64 noundef %0, i64 noundef %1) #2 {
  %3 = icmp slt i64 %0, %1
  %. = select i1 %3, i64 %0, i64 %1
  ret i64 %.
}

; Function Attrs: noinline nounwind
define internal void @copy_rows(ptr noundef byval(%struct.numbers) align 8 %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) #5 {
  br label %7

7:                                                ; preds = %12, %6
  %.057 = phi i64 [ 0, %6 ], [ %10, %12 ]
  %8 = icmp slt i64 %.057, %3
  br i1 %8, label %9, label %75

9:                                                ; preds = %7
  %10 = add nsw i64 %.057, 16
  %11 = call i64 @smaller(i64 noundef %3, i64 noundef %10) #9
  br label %12

12:                                               ; preds = %74, %9
  %.058 = phi i64 [ 0, %9 ], [ %16, %74 ]
  %13 = icmp slt i64 %.058, %2
  br i1 %13, label %14, label %7, !llvm.loop !107

14:                                               ; preds = %12
  %15 = call i64 @first_of(i64 noundef %1, i64 noundef %.058, i64 noundef %2) #9
  %16 = add nsw i64 %.058, 1
  %17 = call i64 @first_of(i64 noundef %1, i64 noundef %16, i64 noundef %2) #9
  %18 = sub nsw i64 %17, %15
  %19 = load ptr, ptr %0, align 8, !tbaa !73
  %20 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 1
  %21 = load i64, ptr %20, align 8, !tbaa !75
  %22 = mul nsw i64 %15, %21
  %23 = getelementptr inbounds float, ptr %19, i64 %22
  %24 = mul nsw i64 %15, %3
  %25 = getelementptr inbounds float, ptr %5, i64 %24
  %26 = mul nsw i64 %.058, 16
  %27 = getelementptr inbounds float, ptr %25, i64 %26
  %28 = icmp ne i64 %21, 1
  %29 = add nsw i64 %15, 16
  %30 = icmp sgt i64 %29, %4
  %or.cond = select i1 %28, i1 true, i1 %30
  br i1 %or.cond, label %31, label %50

31:                                               ; preds = %14, %48
  %.056 = phi i64 [ %49, %48 ], [ %.057, %14 ]
  %32 = icmp slt i64 %.056, %11
  br i1 %32, label %33, label %74

33:                                               ; preds = %31, %35
  %.055 = phi i64 [ %47, %35 ], [ 0, %31 ]
  %34 = icmp slt i64 %.055, %18
  br i1 %34, label %35, label %48

35:                                               ; preds = %33
  %36 = load i64, ptr %20, align 8, !tbaa !75
  %37 = mul nsw i64 %.055, %36
  %38 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 2
  %39 = load i64, ptr %38, align 8, !tbaa !77
  %40 = mul nsw i64 %.056, %39
  %41 = add nsw i64 %37, %40
  %42 = getelementptr inbounds float, ptr %23, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !108
  %44 = mul nsw i64 %.056, %18
  %45 = add nsw i64 %44, %.055
  %46 = getelementptr inbounds float, ptr %27, i64 %45
  store float %43, ptr %46, align 4, !tbaa !108
  %47 = add nsw i64 %.055, 1
  br label %33, !llvm.loop !109

48:                                               ; preds = %33
  %49 = add nsw i64 %.056, 1
  br label %31, !llvm.loop !110

50:                                               ; preds = %14
  %51 = icmp sle i64 %18, 8
  br i1 %51, label %52, label %63

52:                                               ; preds = %50, %54
  %.054 = phi i64 [ %62, %54 ], [ %.057, %50 ]
  %53 = icmp slt i64 %.054, %11
  br i1 %53, label %54, label %74

54:                                               ; preds = %52
  %55 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 2
  %56 = load i64, ptr %55, align 8, !tbaa !77
  %57 = mul nsw i64 %.054, %56
  %58 = getelementptr inbounds float, ptr %23, i64 %57
  %59 = load <8 x float>, ptr %58, align 4, !tbaa !111
  %60 = mul nsw i64 %.054, %18
  %61 = getelementptr inbounds float, ptr %27, i64 %60
  store <8 x float> %59, ptr %61, align 4, !tbaa !111
  %62 = add nsw i64 %.054, 1
  br label %52, !llvm.loop !112

63:                                               ; preds = %50, %65
  %.0 = phi i64 [ %73, %65 ], [ %.057, %50 ]
  %64 = icmp slt i64 %.0, %11
  br i1 %64, label %65, label %74

65:                                               ; preds = %63
  %66 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 2
  %67 = load i64, ptr %66, align 8, !tbaa !77
  %68 = mul nsw i64 %.0, %67
  %69 = getelementptr inbounds float, ptr %23, i64 %68
  %70 = load <16 x float>, ptr %69, align 4, !tbaa !111
  %71 = mul nsw i64 %.0, %18
  %72 = getelementptr inbounds float, ptr %27, i64 %71
  store <16 x float> %70, ptr %72, align 4, !tbaa !111
  %73 = add nsw i64 %.0, 1
  br label %63, !llvm.loop !113

74:                                               ; preds = %31, %63, %52
  br label %12, !llvm.loop !114

75:                                               ; preds = %7
  ret void
}

; Function Attrs: noinline nounwind
define internal void @copy_panel(ptr noundef byval(%struct.numbers) align 8 %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) #5 {
  %6 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !75
  %8 = icmp ne i64 %7, 1
  %9 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 1
  %or.cond = select i1 %8, i1 %11, i1 false
  %12 = icmp sge i64 %2, 16
  %or.cond55 = and i1 %or.cond, %12
  br i1 %or.cond55, label %13, label %33

13:                                               ; preds = %5, %31
  %.050 = phi i64 [ %32, %31 ], [ 0, %5 ]
  %14 = icmp slt i64 %.050, %1
  br i1 %14, label %15, label %83

15:                                               ; preds = %13, %17
  %.051 = phi i64 [ %30, %17 ], [ 0, %13 ]
  %16 = icmp slt i64 %.051, %2
  br i1 %16, label %17, label %31

17:                                               ; preds = %15
  %18 = sub nsw i64 %2, 16
  %19 = call i64 @smaller(i64 noundef %.051, i64 noundef %18) #9
  %20 = load ptr, ptr %0, align 8, !tbaa !73
  %21 = load i64, ptr %6, align 8, !tbaa !75
  %22 = mul nsw i64 %.050, %21
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  %24 = getelementptr inbounds float, ptr %23, i64 %19
  %25 = sub nsw i64 %1, %.050
  %26 = call i64 @smaller(i64 noundef %25, i64 noundef 16) #9
  %27 = mul nsw i64 %19, %4
  %28 = getelementptr inbounds float, ptr %3, i64 %27
  %29 = getelementptr inbounds float, ptr %28, i64 %.050
  call void @turned(ptr noundef %24, i64 noundef %21, i64 noundef %26, ptr noundef %29, i64 noundef %4) #9
  %30 = add nsw i64 %.051, 16
  br label %15, !llvm.loop !115

31:                                               ; preds = %15
  %32 = add nsw i64 %.050, 16
  br label %13, !llvm.loop !116

33:                                               ; preds = %5
  %34 = sub nsw i64 %2, 1
  %35 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 2
  %36 = load i64, ptr %35, align 8, !tbaa !77
  %37 = mul nsw i64 %34, %36
  %38 = add nsw i64 %37, %1
  br label %39

39:                                               ; preds = %81, %33
  %.052 = phi i64 [ 0, %33 ], [ %82, %81 ]
  %40 = icmp slt i64 %.052, %2
  br i1 %40, label %41, label %83

41:                                               ; preds = %39
  %42 = load ptr, ptr %0, align 8, !tbaa !73
  %43 = load i64, ptr %35, align 8, !tbaa !77
  %44 = mul nsw i64 %.052, %43
  %45 = getelementptr inbounds float, ptr %42, i64 %44
  %46 = mul nsw i64 %.052, %4
  %47 = getelementptr inbounds float, ptr %3, i64 %46
  %48 = icmp sgt i64 %43, 0
  %49 = add nsw i64 %44, %4
  %50 = icmp sle i64 %49, %38
  %51 = select i1 %48, i1 %50, i1 false
  %52 = zext i1 %51 to i32
  %53 = sext i32 %52 to i64
  %54 = load i64, ptr %6, align 8, !tbaa !75
  %55 = icmp eq i64 %54, 1
  %.not = xor i1 %55, true
  %brmerge = select i1 %.not, i1 true, i1 %51
  %.mux = select i1 %.not, i64 0, i64 %4
  br i1 %brmerge, label %59, label %56

56:                                               ; preds = %41
  %57 = sdiv i64 %1, 16
  %58 = mul nsw i64 %57, 16
  br label %59

59:                                               ; preds = %41, %56
  %60 = phi i64 [ %58, %56 ], [ %.mux, %41 ]
  br label %61

61:                                               ; preds = %63, %59
  %.049 = phi i64 [ 0, %59 ], [ %67, %63 ]
  %62 = icmp slt i64 %.049, %60
  br i1 %62, label %63, label %68

63:                                               ; preds = %61
  %64 = getelementptr inbounds float, ptr %45, i64 %.049
  %65 = load <16 x float>, ptr %64, align 4, !tbaa !111
  %66 = getelementptr inbounds float, ptr %47, i64 %.049
  store <16 x float> %65, ptr %66, align 4, !tbaa !111
  %67 = add nsw i64 %.049, 16
  br label %61, !llvm.loop !117

68:                                               ; preds = %61, %77
  %.0 = phi i64 [ %80, %77 ], [ %60, %61 ]
  %69 = icmp slt i64 %.0, %4
  br i1 %69, label %70, label %81

70:                                               ; preds = %68
  %71 = icmp slt i64 %.0, %1
  br i1 %71, label %72, label %77

72:                                               ; preds = %70
  %73 = load i64, ptr %6, align 8, !tbaa !75
  %74 = mul nsw i64 %.0, %73
  %75 = getelementptr inbounds float, ptr %45, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !108
  br label %77

77:                                               ; preds = %70, %72
  %78 = phi float [ %76, %72 ], [ 0.000000e+00, %70 ]
  %79 = getelementptr inbounds float, ptr %47, i64 %.0
  store float %78, ptr %79, align 4, !tbaa !108
  %80 = add nsw i64 %.0, 1
  br label %68, !llvm.loop !118

81:                                               ; preds = %68
  %82 = add nsw i64 %.052, 1
  br label %39, !llvm.loop !119

83:                                               ; preds = %39, %13
  ret void
}

; Function Attrs: nounwind
define internal void @panel_rows(ptr noundef %0, ptr noundef byval(%struct.numbers) align 8 %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8, i64 noundef %9) #0 {
  %11 = alloca [64 x float], align 16
  %12 = alloca %struct.numbers, align 8
  %13 = load ptr, ptr %0, align 8, !tbaa !67
  %14 = call i64 @parts_of(i64 noundef %7, i64 noundef 16) #9
  %15 = mul nsw i64 %14, 16
  %16 = add nsw i64 %8, %9
  %17 = getelementptr inbounds %struct.product, ptr %13, i32 0, i32 17
  %18 = load i64, ptr %17, align 8, !tbaa !93
  %19 = icmp eq i64 %16, %18
  %20 = zext i1 %19 to i32
  %21 = sext i32 %20 to i64
  br i1 %19, label %22, label %30

22:                                               ; preds = %10
  %23 = getelementptr inbounds %struct.product, ptr %13, i32 0, i32 4
  %24 = load ptr, ptr %23, align 8, !tbaa !120
  %25 = icmp ne ptr %24, null
  br i1 %25, label %30, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds %struct.product, ptr %13, i32 0, i32 5
  %28 = load i64, ptr %27, align 8, !tbaa !121
  %29 = icmp ne i64 %28, 0
  br label %30

30:                                               ; preds = %22, %26, %10
  %31 = phi i1 [ false, %10 ], [ true, %22 ], [ %29, %26 ]
  %32 = zext i1 %31 to i32
  %33 = sext i32 %32 to i64
  br i1 %19, label %34, label %37

34:                                               ; preds = %30
  %35 = getelementptr inbounds %struct.part_of_product, ptr %0, i32 0, i32 1
  %36 = load ptr, ptr %35, align 8, !tbaa !70
  br label %37

37:                                               ; preds = %30, %34
  %38 = phi ptr [ %36, %34 ], [ null, %30 ]
  %39 = icmp ne ptr %38, null
  br i1 %39, label %40, label %44

40:                                               ; preds = %37
  %41 = getelementptr inbounds %struct.product, ptr %13, i32 0, i32 15
  %42 = load i64, ptr %41, align 8, !tbaa !122
  %43 = icmp eq i64 %42, 1
  br label %44

44:                                               ; preds = %40, %37
  %45 = phi i1 [ false, %37 ], [ %43, %40 ]
  %46 = zext i1 %45 to i32
  %47 = sext i32 %46 to i64
  %48 = icmp ne i64 %8, 0
  %49 = xor i1 %48, true
  %50 = select i1 %45, i1 %49, i1 false
  %51 = xor i1 %50, true
  %52 = zext i1 %51 to i32
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds %struct.product, ptr %13, i32 0, i32 15
  %55 = load i64, ptr %54, align 8, !tbaa !122
  %56 = icmp eq i64 %55, 1
  %57 = icmp eq i64 %7, %15
  %58 = select i1 %56, i1 %57, i1 false
  %59 = zext i1 %58 to i32
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds %struct.part_of_product, ptr %0, i32 0, i32 4
  %62 = load ptr, ptr %61, align 8, !tbaa !84
  %63 = getelementptr inbounds %struct.product, ptr %13, i32 0, i32 14
  %64 = load i64, ptr %63, align 8, !tbaa !123
  %65 = mul nsw i64 %2, %64
  %66 = getelementptr inbounds float, ptr %62, i64 %65
  %67 = load i64, ptr %54, align 8, !tbaa !122
  %68 = mul nsw i64 %6, %67
  %69 = getelementptr inbounds float, ptr %66, i64 %68
  %70 = getelementptr inbounds %struct.product, ptr %13, i32 0, i32 2
  %71 = load ptr, ptr %70, align 8, !tbaa !82
  %72 = ptrtoint ptr %69 to i64
  %73 = ptrtoint ptr %71 to i64
  %74 = sub i64 %72, %73
  %75 = sdiv exact i64 %74, 4
  %.not = xor i1 %58, true
  %.not120 = xor i1 %51, true
  %brmerge = select i1 %.not, i1 true, i1 %.not120
  br i1 %brmerge, label %76, label %79

76:                                               ; preds = %44
  %77 = getelementptr inbounds %struct.part_of_product, ptr %0, i32 0, i32 9
  %78 = load ptr, ptr %77, align 8, !tbaa !92
  br label %79

79:                                               ; preds = %44, %76
  %80 = phi ptr [ %78, %76 ], [ %69, %44 ]
  %.not121 = xor i1 %58, true
  %.not122 = xor i1 %51, true
  %brmerge123 = select i1 %.not121, i1 true, i1 %.not122
  br i1 %brmerge123, label %83, label %81

81:                                               ; preds = %79
  %82 = load i64, ptr %63, align 8, !tbaa !123
  br label %83

83:                                               ; preds = %79, %81
  %84 = phi i64 [ %82, %81 ], [ %15, %79 ]
  %85 = getelementptr inbounds %struct.product, ptr %13, i32 0, i32 24
  %86 = load i64, ptr %85, align 8, !tbaa !103
  %87 = call i64 @parts_of(i64 noundef %3, i64 noundef %86) #9
  call void @llvm.lifetime.start.p0(i64 256, ptr %11) #10
  br i1 %31, label %88, label %89

88:                                               ; preds = %83
  call void @bias_of(ptr noundef %13, i64 noundef %6, i64 noundef %7, ptr noundef %11) #9
  br label %89

89:                                               ; preds = %88, %83
  %90 = icmp ne i64 %8, 0
  %.not124 = xor i1 %90, true
  %brmerge125 = or i1 %.not124, %58
  br i1 %brmerge125, label %94, label %91

91:                                               ; preds = %89
  %92 = load i64, ptr %63, align 8, !tbaa !123
  %93 = load i64, ptr %54, align 8, !tbaa !122
  call void @taken_aside(ptr noundef %80, i64 noundef %15, ptr noundef %69, i64 noundef %92, i64 noundef %93, i64 noundef %3, i64 noundef %7) #9
  br label %94

94:                                               ; preds = %89, %91
  br label %95

95:                                               ; preds = %140, %94
  %.0 = phi i64 [ 0, %94 ], [ %99, %140 ]
  %96 = icmp slt i64 %.0, %87
  br i1 %96, label %97, label %141

97:                                               ; preds = %95
  %98 = call i64 @first_of(i64 noundef %3, i64 noundef %.0, i64 noundef %87) #9
  %99 = add nsw i64 %.0, 1
  %100 = call i64 @first_of(i64 noundef %3, i64 noundef %99, i64 noundef %87) #9
  %101 = sub nsw i64 %100, %98
  call void @llvm.lifetime.start.p0(i64 24, ptr %12) #10
  %102 = load ptr, ptr %1, align 8, !tbaa !73
  %103 = getelementptr inbounds %struct.numbers, ptr %1, i32 0, i32 1
  %104 = load i64, ptr %103, align 8, !tbaa !75
  %105 = mul nsw i64 %98, %104
  %106 = getelementptr inbounds float, ptr %102, i64 %105
  store ptr %106, ptr %12, align 8, !tbaa !73
  %107 = getelementptr inbounds %struct.numbers, ptr %12, i32 0, i32 1
  %108 = load i64, ptr %103, align 8, !tbaa !75
  store i64 %108, ptr %107, align 8, !tbaa !75
  %109 = getelementptr inbounds %struct.numbers, ptr %12, i32 0, i32 2
  %110 = getelementptr inbounds %struct.numbers, ptr %1, i32 0, i32 2
  %111 = load i64, ptr %110, align 8, !tbaa !77
  store i64 %111, ptr %109, align 8, !tbaa !77
  %112 = mul nsw i64 %98, %84
  %113 = select i1 %51, i64 %112, i64 0
  %114 = getelementptr inbounds float, ptr %80, i64 %113
  %115 = getelementptr inbounds %struct.product, ptr %13, i32 0, i32 26
  %116 = load i64, ptr %115, align 8, !tbaa !102
  %117 = icmp ne i64 %116, 0
  br i1 %117, label %118, label %125

118:                                              ; preds = %97
  %119 = getelementptr inbounds %struct.part_of_product, ptr %0, i32 0, i32 8
  %120 = load ptr, ptr %119, align 8, !tbaa !90
  %121 = mul nsw i64 %98, %9
  %122 = getelementptr inbounds float, ptr %120, i64 %121
  %123 = mul nsw i64 %.0, 16
  %124 = getelementptr inbounds float, ptr %122, i64 %123
  store ptr %124, ptr %12, align 8, !tbaa !124
  store i64 1, ptr %107, align 8, !tbaa !125
  store i64 %101, ptr %109, align 8, !tbaa !125
  br label %125

125:                                              ; preds = %118, %97
  br i1 %45, label %126, label %130

126:                                              ; preds = %125
  %127 = load i64, ptr %63, align 8, !tbaa !123
  %128 = mul nsw i64 %98, %127
  %129 = add nsw i64 %75, %128
  call void @fetch(ptr noundef %38, i64 noundef %129, i64 noundef %127, i64 noundef %101, i64 noundef %7) #9
  br label %130

130:                                              ; preds = %126, %125
  %131 = zext i1 %90 to i32
  %132 = sext i32 %131 to i64
  call void @tile_of(ptr noundef byval(%struct.numbers) align 8 %12, ptr noundef %4, i64 noundef %5, i64 noundef %9, i64 noundef %101, i64 noundef %14, ptr noundef %114, i64 noundef %84, i64 noundef %132) #9
  br i1 %31, label %133, label %135

133:                                              ; preds = %130
  %134 = add nsw i64 %2, %98
  call void @finish(ptr noundef %13, ptr noundef %114, i64 noundef %84, i64 noundef %134, i64 noundef %101, i64 noundef %15, ptr noundef %11) #9
  br label %135

135:                                              ; preds = %133, %130
  br i1 %45, label %136, label %140

136:                                              ; preds = %135
  %137 = load i64, ptr %63, align 8, !tbaa !123
  %138 = mul nsw i64 %98, %137
  %139 = add nsw i64 %75, %138
  call void @move(ptr noundef %38, ptr noundef %114, i64 noundef %84, i64 noundef %139, i64 noundef %137, i64 noundef %101, i64 noundef %7) #9
  br label %140

140:                                              ; preds = %136, %135
  call void @llvm.lifetime.end.p0(i64 24, ptr %12) #10
  br label %95, !llvm.loop !126

141:                                              ; preds = %95
  %brmerge126 = select i1 %58, i1 true, i1 %45
  br i1 %brmerge126, label %145, label %142

142:                                              ; preds = %141
  %143 = load i64, ptr %63, align 8, !tbaa !123
  %144 = load i64, ptr %54, align 8, !tbaa !122
  call void @put_aside(ptr noundef %80, i64 noundef %15, ptr noundef %69, i64 noundef %143, i64 noundef %144, i64 noundef %3, i64 noundef %7) #9
  br label %145

145:                                              ; preds = %141, %142
  %.not127 = xor i1 %39, true
  %brmerge128 = select i1 %.not127, i1 true, i1 %45
  br i1 %brmerge128, label %148, label %146

146:                                              ; preds = %145
  %147 = load i64, ptr %54, align 8, !tbaa !122
  call void @move(ptr noundef %38, ptr noundef %69, i64 noundef %147, i64 noundef %75, i64 noundef %147, i64 noundef %7, i64 noundef %3) #9
  br label %148

148:                                              ; preds = %145, %146
  call void @llvm.lifetime.end.p0(i64 256, ptr %11) #10
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @turned(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) #2 {
  %6 = alloca [16 x <16 x float>], align 16
  call void @llvm.lifetime.start.p0(i64 1024, ptr %6) #10
  br label %7

7:                                                ; preds = %9, %5
  %.056 = phi i64 [ 0, %5 ], [ %16, %9 ]
  %8 = icmp slt i64 %.056, 16
  br i1 %8, label %9, label %17

9:                                                ; preds = %7
  %10 = sub nsw i64 %2, 1
  %11 = call i64 @smaller(i64 noundef %.056, i64 noundef %10) #9
  %12 = mul nsw i64 %11, %1
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load <16 x float>, ptr %13, align 4, !tbaa !111
  %15 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %.056
  store <16 x float> %14, ptr %15, align 16, !tbaa !111
  %16 = add nsw i64 %.056, 1
  br label %7, !llvm.loop !127

17:                                               ; preds = %7, %30
  %.057 = phi i64 [ %31, %30 ], [ 0, %7 ]
  %18 = icmp slt i64 %.057, 16
  br i1 %18, label %19, label %32

19:                                               ; preds = %17
  %20 = and i64 %.057, 8
  %21 = icmp ne i64 %20, 0
  br i1 %21, label %30, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %.057
  %24 = load <16 x float>, ptr %23, align 16, !tbaa !111
  %25 = add nsw i64 %.057, 8
  %26 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %25
  %27 = load <16 x float>, ptr %26, align 16, !tbaa !111
  %28 = shufflevector <16 x float> %24, <16 x float> %27, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %28, ptr %23, align 16, !tbaa !111
  %29 = shufflevector <16 x float> %24, <16 x float> %27, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %29, ptr %26, align 16, !tbaa !111
  br label %30

30:                                               ; preds = %19, %22
  %31 = add nsw i64 %.057, 1
  br label %17, !llvm.loop !129

32:                                               ; preds = %17, %45
  %.059 = phi i64 [ %46, %45 ], [ 0, %17 ]
  %33 = icmp slt i64 %.059, 16
  br i1 %33, label %34, label %47

34:                                               ; preds = %32
  %35 = and i64 %.059, 4
  %36 = icmp ne i64 %35, 0
  br i1 %36, label %45, label %37

37:                                               ; preds = %34
  %38 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %.059
  %39 = load <16 x float>, ptr %38, align 16, !tbaa !111
  %40 = add nsw i64 %.059, 4
  %41 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %40
  %42 = load <16 x float>, ptr %41, align 16, !tbaa !111
  %43 = shufflevector <16 x float> %39, <16 x float> %42, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %43, ptr %38, align 16, !tbaa !111
  %44 = shufflevector <16 x float> %39, <16 x float> %42, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %44, ptr %41, align 16, !tbaa !111
  br label %45

45:                                               ; preds = %34, %37
  %46 = add nsw i64 %.059, 1
  br label %32, !llvm.loop !130

47:                                               ; preds = %32, %60
  %.060 = phi i64 [ %61, %60 ], [ 0, %32 ]
  %48 = icmp slt i64 %.060, 16
  br i1 %48, label %49, label %62

49:                                               ; preds = %47
  %50 = and i64 %.060, 2
  %51 = icmp ne i64 %50, 0
  br i1 %51, label %60, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %.060
  %54 = load <16 x float>, ptr %53, align 16, !tbaa !111
  %55 = add nsw i64 %.060, 2
  %56 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %55
  %57 = load <16 x float>, ptr %56, align 16, !tbaa !111
  %58 = shufflevector <16 x float> %54, <16 x float> %57, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %58, ptr %53, align 16, !tbaa !111
  %59 = shufflevector <16 x float> %54, <16 x float> %57, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %59, ptr %56, align 16, !tbaa !111
  br label %60

60:                                               ; preds = %49, %52
  %61 = add nsw i64 %.060, 1
  br label %47, !llvm.loop !131

62:                                               ; preds = %47, %75
  %.058 = phi i64 [ %76, %75 ], [ 0, %47 ]
  %63 = icmp slt i64 %.058, 16
  br i1 %63, label %64, label %77

64:                                               ; preds = %62
  %65 = and i64 %.058, 1
  %66 = icmp ne i64 %65, 0
  br i1 %66, label %75, label %67

67:                                               ; preds = %64
  %68 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %.058
  %69 = load <16 x float>, ptr %68, align 16, !tbaa !111
  %70 = add nsw i64 %.058, 1
  %71 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %70
  %72 = load <16 x float>, ptr %71, align 16, !tbaa !111
  %73 = shufflevector <16 x float> %69, <16 x float> %72, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %73, ptr %68, align 16, !tbaa !111
  %74 = shufflevector <16 x float> %69, <16 x float> %72, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %74, ptr %71, align 16, !tbaa !111
  br label %75

75:                                               ; preds = %64, %67
  %76 = add nsw i64 %.058, 1
  br label %62, !llvm.loop !132

77:                                               ; preds = %62, %79
  %.0 = phi i64 [ %84, %79 ], [ 0, %62 ]
  %78 = icmp slt i64 %.0, 16
  br i1 %78, label %79, label %85

79:                                               ; preds = %77
  %80 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %.0
  %81 = load <16 x float>, ptr %80, align 16, !tbaa !111
  %82 = mul nsw i64 %.0, %4
  %83 = getelementptr inbounds float, ptr %3, i64 %82
  store <16 x float> %81, ptr %83, align 4, !tbaa !111
  %84 = add nsw i64 %.0, 1
  br label %77, !llvm.loop !133

85:                                               ; preds = %77
  call void @llvm.lifetime.end.p0(i64 1024, ptr %6) #10
  ret void
}

; Function Attrs: nounwind
define internal void @bias_of(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) #0 {
  br label %5

5:                                                ; preds = %20, %4
  %.0 = phi i64 [ 0, %4 ], [ %23, %20 ]
  %6 = icmp slt i64 %.0, 64
  br i1 %6, label %7, label %24

7:                                                ; preds = %5
  %8 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 4
  %9 = load ptr, ptr %8, align 8, !tbaa !120
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %20

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 31
  %13 = load i64, ptr %12, align 8, !tbaa !134
  %14 = icmp eq i64 %13, 0
  %15 = icmp slt i64 %.0, %2
  %or.cond = and i1 %14, %15
  br i1 %or.cond, label %16, label %20

16:                                               ; preds = %11
  %17 = add nsw i64 %1, %.0
  %18 = getelementptr inbounds float, ptr %9, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !108
  br label %20

20:                                               ; preds = %7, %11, %16
  %21 = phi float [ %19, %16 ], [ 0.000000e+00, %11 ], [ 0.000000e+00, %7 ]
  %22 = getelementptr inbounds float, ptr %3, i64 %.0
  store float %21, ptr %22, align 4, !tbaa !108
  %23 = add nsw i64 %.0, 1
  br label %5, !llvm.loop !135

24:                                               ; preds = %5
  ret void
}

; Function Attrs: noinline nounwind
define internal void @taken_aside(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #5 {
  %8 = icmp eq i64 %3, 1
  br i1 %8, label %9, label %24

9:                                                ; preds = %12, %7
  %.036 = phi i64 [ 0, %7 ], [ %10, %12 ]
  %10 = add nsw i64 %.036, 16
  %11 = icmp sle i64 %10, %5
  br i1 %11, label %12, label %24

12:                                               ; preds = %9, %14
  %.035 = phi i64 [ %23, %14 ], [ 0, %9 ]
  %13 = icmp slt i64 %.035, %6
  br i1 %13, label %14, label %9, !llvm.loop !136

14:                                               ; preds = %12
  %15 = getelementptr inbounds float, ptr %2, i64 %.036
  %16 = mul nsw i64 %.035, %4
  %17 = getelementptr inbounds float, ptr %15, i64 %16
  %18 = sub nsw i64 %6, %.035
  %19 = call i64 @smaller(i64 noundef %18, i64 noundef 16) #9
  %20 = mul nsw i64 %.036, %1
  %21 = getelementptr inbounds float, ptr %0, i64 %20
  %22 = getelementptr inbounds float, ptr %21, i64 %.035
  call void @turned(ptr noundef %17, i64 noundef %4, i64 noundef %19, ptr noundef %22, i64 noundef %1) #9
  %23 = add nsw i64 %.035, 16
  br label %12, !llvm.loop !137

24:                                               ; preds = %9, %7
  %.1 = phi i64 [ 0, %7 ], [ %.036, %9 ]
  br label %25

25:                                               ; preds = %39, %24
  %.034 = phi i64 [ %.1, %24 ], [ %40, %39 ]
  %26 = icmp slt i64 %.034, %5
  br i1 %26, label %27, label %41

27:                                               ; preds = %25, %29
  %.0 = phi i64 [ %38, %29 ], [ 0, %25 ]
  %28 = icmp slt i64 %.0, %6
  br i1 %28, label %29, label %39

29:                                               ; preds = %27
  %30 = mul nsw i64 %.034, %3
  %31 = mul nsw i64 %.0, %4
  %32 = add nsw i64 %30, %31
  %33 = getelementptr inbounds float, ptr %2, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !108
  %35 = mul nsw i64 %.034, %1
  %36 = add nsw i64 %35, %.0
  %37 = getelementptr inbounds float, ptr %0, i64 %36
  store float %34, ptr %37, align 4, !tbaa !108
  %38 = add nsw i64 %.0, 1
  br label %27, !llvm.loop !138

39:                                               ; preds = %27
  %40 = add nsw i64 %.034, 1
  br label %25, !llvm.loop !139

41:                                               ; preds = %25
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: nounwind
define internal void @fetch(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) #0 {
  br label %6

6:                                                ; preds = %32, %5
  %.021 = phi i64 [ 0, %5 ], [ %33, %32 ]
  %7 = icmp slt i64 %.021, %3
  br i1 %7, label %8, label %34

8:                                                ; preds = %6, %30
  %.0 = phi i64 [ %31, %30 ], [ 0, %6 ]
  %9 = icmp slt i64 %.0, %4
  br i1 %9, label %10, label %32

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.motion, ptr %0, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8, !tbaa !140
  %13 = getelementptr inbounds float, ptr %12, i64 %1
  %14 = mul nsw i64 %.021, %2
  %15 = getelementptr inbounds float, ptr %13, i64 %14
  %16 = getelementptr inbounds float, ptr %15, i64 %.0
  call void @llvm.prefetch.p0(ptr %16, i32 1, i32 3, i32 1)
  %17 = getelementptr inbounds %struct.step, ptr %11, i32 0, i32 1
  %18 = load ptr, ptr %17, align 8, !tbaa !141
  %19 = getelementptr inbounds float, ptr %18, i64 %1
  %20 = getelementptr inbounds float, ptr %19, i64 %14
  %21 = getelementptr inbounds float, ptr %20, i64 %.0
  call void @llvm.prefetch.p0(ptr %21, i32 1, i32 3, i32 1)
  %22 = load i64, ptr %0, align 8, !tbaa !35
  %23 = icmp eq i64 %22, 1
  br i1 %23, label %24, label %30

24:                                               ; preds = %10
  %25 = getelementptr inbounds %struct.step, ptr %11, i32 0, i32 2
  %26 = load ptr, ptr %25, align 8, !tbaa !142
  %27 = getelementptr inbounds float, ptr %26, i64 %1
  %28 = getelementptr inbounds float, ptr %27, i64 %14
  %29 = getelementptr inbounds float, ptr %28, i64 %.0
  call void @llvm.prefetch.p0(ptr %29, i32 1, i32 3, i32 1)
  br label %30

30:                                               ; preds = %10, %24
  %31 = add nsw i64 %.0, 16
  br label %8, !llvm.loop !143

32:                                               ; preds = %8
  %33 = add nsw i64 %.021, 1
  br label %6, !llvm.loop !144

34:                                               ; preds = %6
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @tile_of(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, i64 noundef %8) #2 {
  switch i64 %5, label %13 [
    i64 4, label %10
    i64 3, label %11
    i64 2, label %12
  ]

10:                                               ; preds = %9
  call void @tile_of_4(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %6, i64 noundef %7, i64 noundef %8) #9
  br label %14

11:                                               ; preds = %9
  call void @tile_of_3(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %6, i64 noundef %7, i64 noundef %8) #9
  br label %14

12:                                               ; preds = %9
  call void @tile_of_2(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %6, i64 noundef %7, i64 noundef %8) #9
  br label %14

13:                                               ; preds = %9
  call void @tile_of_1(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %6, i64 noundef %7, i64 noundef %8) #9
  br label %14

14:                                               ; preds = %11, %13, %12, %10
  ret void
}

; Function Attrs: noinline nounwind
define internal void @finish(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6) #5 {
  br label %8

8:                                                ; preds = %61, %7
  %.0 = phi i64 [ 0, %7 ], [ %62, %61 ]
  %9 = icmp slt i64 %.0, %4
  br i1 %9, label %10, label %63

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 4
  %12 = load ptr, ptr %11, align 8, !tbaa !120
  %13 = icmp ne ptr %12, null
  br i1 %13, label %14, label %22

14:                                               ; preds = %10
  %15 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 31
  %16 = load i64, ptr %15, align 8, !tbaa !134
  %17 = icmp ne i64 %16, 0
  br i1 %17, label %18, label %22

18:                                               ; preds = %14
  %19 = add nsw i64 %3, %.0
  %20 = getelementptr inbounds float, ptr %12, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !108
  br label %22

22:                                               ; preds = %10, %14, %18
  %23 = phi float [ %21, %18 ], [ 0.000000e+00, %14 ], [ 0.000000e+00, %10 ]
  br label %24

24:                                               ; preds = %59, %22
  %.030 = phi i64 [ 0, %22 ], [ %60, %59 ]
  %25 = icmp slt i64 %.030, %5
  br i1 %25, label %26, label %61

26:                                               ; preds = %24
  %27 = mul nsw i64 %.0, %2
  %28 = getelementptr inbounds float, ptr %1, i64 %27
  %29 = getelementptr inbounds float, ptr %28, i64 %.030
  %30 = load <16 x float>, ptr %29, align 4, !tbaa !111
  %31 = load ptr, ptr %11, align 8, !tbaa !120
  %32 = icmp ne ptr %31, null
  br i1 %32, label %33, label %46

33:                                               ; preds = %26
  %34 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 31
  %35 = load i64, ptr %34, align 8, !tbaa !134
  %36 = icmp ne i64 %35, 0
  br i1 %36, label %37, label %40

37:                                               ; preds = %33
  %38 = insertelement <16 x float> poison, float %23, i64 0
  %39 = shufflevector <16 x float> %38, <16 x float> poison, <16 x i32> zeroinitializer
  br label %43

40:                                               ; preds = %33
  %41 = getelementptr inbounds float, ptr %6, i64 %.030
  %42 = load <16 x float>, ptr %41, align 4, !tbaa !111
  br label %43

43:                                               ; preds = %40, %37
  %44 = phi <16 x float> [ %39, %37 ], [ %42, %40 ]
  %45 = fadd <16 x float> %30, %44
  br label %46

46:                                               ; preds = %43, %26
  %.029 = phi <16 x float> [ %45, %43 ], [ %30, %26 ]
  %47 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 5
  %48 = load i64, ptr %47, align 8, !tbaa !121
  %49 = icmp ne i64 %48, 0
  br i1 %49, label %50, label %59

50:                                               ; preds = %46
  %51 = fcmp ogt <16 x float> %.029, zeroinitializer
  %52 = sext <16 x i1> %51 to <16 x i32>
  %53 = fcmp une <16 x float> %.029, %.029
  %54 = sext <16 x i1> %53 to <16 x i32>
  %55 = or <16 x i32> %52, %54
  %56 = bitcast <16 x float> %.029 to <16 x i32>
  %57 = and <16 x i32> %55, %56
  %58 = bitcast <16 x i32> %57 to <16 x float>
  br label %59

59:                                               ; preds = %50, %46
  %.1 = phi <16 x float> [ %58, %50 ], [ %.029, %46 ]
  store <16 x float> %.1, ptr %29, align 4, !tbaa !111
  %60 = add nsw i64 %.030, 16
  br label %24, !llvm.loop !145

61:                                               ; preds = %24
  %62 = add nsw i64 %.0, 1
  br label %8, !llvm.loop !146

63:                                               ; preds = %8
  ret void
}

; Function Attrs: nounwind
define internal void @move(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #0 {
  %8 = load i64, ptr %0, align 8, !tbaa !35
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %7
  %11 = getelementptr inbounds %struct.motion, ptr %0, i32 0, i32 1
  call void @move_by_momentum(ptr noundef %11, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #9
  br label %14

12:                                               ; preds = %7
  %13 = getelementptr inbounds %struct.motion, ptr %0, i32 0, i32 1
  call void @move_by_adam(ptr noundef %13, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #9
  br label %14

14:                                               ; preds = %12, %10
  ret void
}

; Function Attrs: noinline nounwind
define internal void @put_aside(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #5 {
  %8 = icmp eq i64 %4, 1
  br i1 %8, label %9, label %10

9:                                                ; preds = %7
  call void @put_rows(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %5, i64 noundef %6) #9
  br label %29

10:                                               ; preds = %7
  %11 = icmp eq i64 %3, 1
  br i1 %11, label %12, label %13

12:                                               ; preds = %10
  call void @put_columns(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %4, i64 noundef %5, i64 noundef %6) #9
  br label %29

13:                                               ; preds = %10, %27
  %.028 = phi i64 [ %28, %27 ], [ 0, %10 ]
  %14 = icmp slt i64 %.028, %5
  br i1 %14, label %15, label %29

15:                                               ; preds = %13, %17
  %.0 = phi i64 [ %26, %17 ], [ 0, %13 ]
  %16 = icmp slt i64 %.0, %6
  br i1 %16, label %17, label %27

17:                                               ; preds = %15
  %18 = mul nsw i64 %.028, %1
  %19 = add nsw i64 %18, %.0
  %20 = getelementptr inbounds float, ptr %0, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !108
  %22 = mul nsw i64 %.028, %3
  %23 = mul nsw i64 %.0, %4
  %24 = add nsw i64 %22, %23
  %25 = getelementptr inbounds float, ptr %2, i64 %24
  store float %21, ptr %25, align 4, !tbaa !108
  %26 = add nsw i64 %.0, 1
  br label %15, !llvm.loop !147

27:                                               ; preds = %15
  %28 = add nsw i64 %.028, 1
  br label %13, !llvm.loop !148

29:                                               ; preds = %12, %13, %9
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #7

; Function Attrs: noinline nounwind
define internal void @tile_of_4(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, i64 noundef %7) #5 {
  switch i64 %4, label %15 [
    i64 1, label %9
    i64 2, label %10
    i64 3, label %11
    i64 4, label %12
    i64 5, label %13
    i64 6, label %14
  ]

9:                                                ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 1, i64 noundef 4, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %15

10:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 2, i64 noundef 4, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %15

11:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 3, i64 noundef 4, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %15

12:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 4, i64 noundef 4, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %15

13:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 5, i64 noundef 4, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %15

14:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 6, i64 noundef 4, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %15

15:                                               ; preds = %14, %13, %12, %11, %10, %9, %8
  ret void
}

; Function Attrs: noinline nounwind
define internal void @tile_of_3(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, i64 noundef %7) #5 {
  switch i64 %4, label %17 [
    i64 1, label %9
    i64 2, label %10
    i64 3, label %11
    i64 4, label %12
    i64 5, label %13
    i64 6, label %14
    i64 7, label %15
    i64 8, label %16
  ]

9:                                                ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 1, i64 noundef 3, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %17

10:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 2, i64 noundef 3, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %17

11:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 3, i64 noundef 3, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %17

12:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 4, i64 noundef 3, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %17

13:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 5, i64 noundef 3, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %17

14:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 6, i64 noundef 3, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %17

15:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 7, i64 noundef 3, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %17

16:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 8, i64 noundef 3, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %17

17:                                               ; preds = %16, %15, %14, %13, %12, %11, %10, %9, %8
  ret void
}

; Function Attrs: noinline nounwind
define internal void @tile_of_2(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, i64 noundef %7) #5 {
  switch i64 %4, label %21 [
    i64 1, label %9
    i64 2, label %10
    i64 3, label %11
    i64 4, label %12
    i64 5, label %13
    i64 6, label %14
    i64 7, label %15
    i64 8, label %16
    i64 9, label %17
    i64 10, label %18
    i64 11, label %19
    i64 12, label %20
  ]

9:                                                ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 1, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

10:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 2, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

11:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 3, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

12:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 4, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

13:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 5, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

14:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 6, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

15:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 7, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

16:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 8, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

17:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 9, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

18:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 10, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

19:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 11, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

20:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 12, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

21:                                               ; preds = %20, %19, %18, %17, %16, %15, %14, %13, %12, %11, %10, %9, %8
  ret void
}

; Function Attrs: noinline nounwind
define internal void @tile_of_1(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, i64 noundef %7) #5 {
  switch i64 %4, label %21 [
    i64 1, label %9
    i64 2, label %10
    i64 3, label %11
    i64 4, label %12
    i64 5, label %13
    i64 6, label %14
    i64 7, label %15
    i64 8, label %16
    i64 9, label %17
    i64 10, label %18
    i64 11, label %19
    i64 12, label %20
  ]

9:                                                ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 1, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

10:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 2, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

11:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 3, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

12:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 4, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

13:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 5, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

14:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 6, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

15:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 7, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

16:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 8, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

17:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 9, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

18:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 10, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

19:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 11, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

20:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 12, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #9
  br label %21

21:                                               ; preds = %20, %19, %18, %17, %16, %15, %14, %13, %12, %11, %10, %9, %8
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, i64 noundef %8) #2 {
  %10 = alloca [12 x [4 x <16 x float>]], align 16
  %11 = alloca [4 x <16 x float>], align 16
  call void @llvm.lifetime.start.p0(i64 3072, ptr %10) #10
  br label %12

12:                                               ; preds = %29, %9
  %.064 = phi i64 [ 0, %9 ], [ %30, %29 ]
  %13 = icmp slt i64 %.064, %4
  br i1 %13, label %14, label %31

14:                                               ; preds = %12, %24
  %.070 = phi i64 [ %28, %24 ], [ 0, %12 ]
  %15 = icmp slt i64 %.070, %5
  br i1 %15, label %16, label %29

16:                                               ; preds = %14
  %17 = icmp ne i64 %8, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %16
  %19 = mul nsw i64 %.064, %7
  %20 = getelementptr inbounds float, ptr %6, i64 %19
  %21 = mul nsw i64 %.070, 16
  %22 = getelementptr inbounds float, ptr %20, i64 %21
  %23 = load <16 x float>, ptr %22, align 4, !tbaa !111
  br label %24

24:                                               ; preds = %16, %18
  %25 = phi <16 x float> [ %23, %18 ], [ zeroinitializer, %16 ]
  %26 = getelementptr inbounds [12 x [4 x <16 x float>]], ptr %10, i64 0, i64 %.064
  %27 = getelementptr inbounds [4 x <16 x float>], ptr %26, i64 0, i64 %.070
  store <16 x float> %25, ptr %27, align 16, !tbaa !111
  %28 = add nsw i64 %.070, 1
  br label %14, !llvm.loop !149

29:                                               ; preds = %14
  %30 = add nsw i64 %.064, 1
  br label %12, !llvm.loop !150

31:                                               ; preds = %12, %41
  %.069 = phi i64 [ %42, %41 ], [ 0, %12 ]
  %32 = icmp slt i64 %.069, %4
  br i1 %32, label %33, label %43

33:                                               ; preds = %31, %35
  %.068 = phi i64 [ %40, %35 ], [ 0, %31 ]
  %34 = icmp slt i64 %.068, %5
  br i1 %34, label %35, label %41

35:                                               ; preds = %33
  %36 = mul nsw i64 %.069, %7
  %37 = getelementptr inbounds float, ptr %6, i64 %36
  %38 = mul nsw i64 %.068, 16
  %39 = getelementptr inbounds float, ptr %37, i64 %38
  call void @llvm.prefetch.p0(ptr %39, i32 1, i32 3, i32 1)
  %40 = add nsw i64 %.068, 1
  br label %33, !llvm.loop !151

41:                                               ; preds = %33
  %42 = add nsw i64 %.069, 1
  br label %31, !llvm.loop !152

43:                                               ; preds = %31, %87
  %.067 = phi i64 [ %88, %87 ], [ 0, %31 ]
  %44 = icmp slt i64 %.067, %3
  br i1 %44, label %45, label %89

45:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(i64 256, ptr %11) #10
  br label %46

46:                                               ; preds = %48, %45
  %.066 = phi i64 [ 0, %45 ], [ %59, %48 ]
  %47 = icmp slt i64 %.066, %5
  br i1 %47, label %48, label %60

48:                                               ; preds = %46
  %49 = mul nsw i64 %.067, %2
  %50 = getelementptr inbounds float, ptr %1, i64 %49
  %51 = mul nsw i64 %.066, 16
  %52 = getelementptr inbounds float, ptr %50, i64 %51
  %53 = load <16 x float>, ptr %52, align 4, !tbaa !111
  %54 = getelementptr inbounds [4 x <16 x float>], ptr %11, i64 0, i64 %.066
  store <16 x float> %53, ptr %54, align 16, !tbaa !111
  %55 = add nsw i64 %.067, 8
  %56 = mul nsw i64 %55, %2
  %57 = getelementptr inbounds float, ptr %1, i64 %56
  %58 = getelementptr inbounds float, ptr %57, i64 %51
  call void @llvm.prefetch.p0(ptr %58, i32 0, i32 3, i32 1)
  %59 = add nsw i64 %.066, 1
  br label %46, !llvm.loop !153

60:                                               ; preds = %46, %85
  %.065 = phi i64 [ %86, %85 ], [ 0, %46 ]
  %61 = icmp slt i64 %.065, %4
  br i1 %61, label %62, label %87

62:                                               ; preds = %60
  %63 = load ptr, ptr %0, align 8, !tbaa !73
  %64 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 1
  %65 = load i64, ptr %64, align 8, !tbaa !75
  %66 = mul nsw i64 %.065, %65
  %67 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 2
  %68 = load i64, ptr %67, align 8, !tbaa !77
  %69 = mul nsw i64 %.067, %68
  %70 = add nsw i64 %66, %69
  %71 = getelementptr inbounds float, ptr %63, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !108
  br label %73

73:                                               ; preds = %75, %62
  %.063 = phi i64 [ 0, %62 ], [ %84, %75 ]
  %74 = icmp slt i64 %.063, %5
  br i1 %74, label %75, label %85

75:                                               ; preds = %73
  %76 = insertelement <16 x float> poison, float %72, i64 0
  %77 = shufflevector <16 x float> %76, <16 x float> poison, <16 x i32> zeroinitializer
  %78 = getelementptr inbounds [4 x <16 x float>], ptr %11, i64 0, i64 %.063
  %79 = load <16 x float>, ptr %78, align 16, !tbaa !111
  %80 = getelementptr inbounds [12 x [4 x <16 x float>]], ptr %10, i64 0, i64 %.065
  %81 = getelementptr inbounds [4 x <16 x float>], ptr %80, i64 0, i64 %.063
  %82 = load <16 x float>, ptr %81, align 16, !tbaa !111
  %83 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %77, <16 x float> %79, <16 x float> %82)
  store <16 x float> %83, ptr %81, align 16, !tbaa !111
  %84 = add nsw i64 %.063, 1
  br label %73, !llvm.loop !154

85:                                               ; preds = %73
  %86 = add nsw i64 %.065, 1
  br label %60, !llvm.loop !155

87:                                               ; preds = %60
  call void @llvm.lifetime.end.p0(i64 256, ptr %11) #10
  %88 = add nsw i64 %.067, 1
  br label %43, !llvm.loop !156

89:                                               ; preds = %43, %102
  %.062 = phi i64 [ %103, %102 ], [ 0, %43 ]
  %90 = icmp slt i64 %.062, %4
  br i1 %90, label %91, label %104

91:                                               ; preds = %89, %93
  %.0 = phi i64 [ %101, %93 ], [ 0, %89 ]
  %92 = icmp slt i64 %.0, %5
  br i1 %92, label %93, label %102

93:                                               ; preds = %91
  %94 = getelementptr inbounds [12 x [4 x <16 x float>]], ptr %10, i64 0, i64 %.062
  %95 = getelementptr inbounds [4 x <16 x float>], ptr %94, i64 0, i64 %.0
  %96 = load <16 x float>, ptr %95, align 16, !tbaa !111
  %97 = mul nsw i64 %.062, %7
  %98 = getelementptr inbounds float, ptr %6, i64 %97
  %99 = mul nsw i64 %.0, 16
  %100 = getelementptr inbounds float, ptr %98, i64 %99
  store <16 x float> %96, ptr %100, align 4, !tbaa !111
  %101 = add nsw i64 %.0, 1
  br label %91, !llvm.loop !158

102:                                              ; preds = %91
  %103 = add nsw i64 %.062, 1
  br label %89, !llvm.loop !159

104:                                              ; preds = %89
  call void @llvm.lifetime.end.p0(i64 3072, ptr %10) #10
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #4

; Function Attrs: noinline nounwind
define internal void @move_by_momentum(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #5 {
  call void @move_rows(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef 0) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @move_by_adam(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #5 {
  call void @move_rows(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef 1) #9
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @move_rows(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7) #2 {
  %9 = alloca %struct.step, align 8
  %10 = sdiv i64 %6, 16
  %11 = mul nsw i64 %10, 16
  call void @llvm.lifetime.start.p0(i64 88, ptr %9) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %0, i64 88, i1 false), !tbaa.struct !160
  br label %12

12:                                               ; preds = %33, %8
  %.030 = phi i64 [ 0, %8 ], [ %34, %33 ]
  %13 = icmp slt i64 %.030, %5
  br i1 %13, label %14, label %35

14:                                               ; preds = %12
  %15 = mul nsw i64 %.030, %2
  %16 = getelementptr inbounds float, ptr %1, i64 %15
  br label %17

17:                                               ; preds = %19, %14
  %.0 = phi i64 [ 0, %14 ], [ %24, %19 ]
  %18 = icmp slt i64 %.0, %11
  br i1 %18, label %19, label %25

19:                                               ; preds = %17
  %20 = mul nsw i64 %.030, %4
  %21 = add nsw i64 %3, %20
  %22 = add nsw i64 %21, %.0
  %23 = getelementptr inbounds float, ptr %16, i64 %.0
  call void @moved_at(ptr noundef %9, i64 noundef %22, ptr noundef %23, i64 noundef 16, i64 noundef %7) #9
  %24 = add nsw i64 %.0, 16
  br label %17, !llvm.loop !161

25:                                               ; preds = %17
  %26 = icmp slt i64 %11, %6
  br i1 %26, label %27, label %33

27:                                               ; preds = %25
  %28 = mul nsw i64 %.030, %4
  %29 = add nsw i64 %3, %28
  %30 = add nsw i64 %29, %11
  %31 = getelementptr inbounds float, ptr %16, i64 %11
  %32 = sub nsw i64 %6, %11
  call void @moved_at(ptr noundef %9, i64 noundef %30, ptr noundef %31, i64 noundef %32, i64 noundef %7) #9
  br label %33

33:                                               ; preds = %25, %27
  %34 = add nsw i64 %.030, 1
  br label %12, !llvm.loop !162

35:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(i64 88, ptr %9) #10
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @moved_at(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) #8 {
  %6 = alloca <16 x float>, align 4
  %7 = alloca <16 x float>, align 4
  %8 = alloca <16 x float>, align 64
  %9 = alloca <16 x float>, align 4
  %10 = alloca <16 x float>, align 4
  %11 = alloca <16 x float>, align 64
  %12 = alloca <16 x float>, align 64
  %13 = alloca <16 x float>, align 64
  %14 = alloca <16 x float>, align 64
  %15 = alloca <16 x float>, align 64
  %16 = icmp eq i64 %3, 16
  %17 = zext i1 %16 to i32
  %18 = sext i32 %17 to i64
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #10
  br i1 %16, label %19, label %23

19:                                               ; preds = %5
  %20 = load ptr, ptr %0, align 8, !tbaa !37
  %21 = getelementptr inbounds float, ptr %20, i64 %1
  %22 = load <16 x float>, ptr %21, align 4, !tbaa !111
  br label %27

23:                                               ; preds = %5
  %24 = load ptr, ptr %0, align 8, !tbaa !37
  %25 = getelementptr inbounds float, ptr %24, i64 %1
  %26 = call <16 x float> @some_of(ptr noundef %25, i64 noundef %3) #9
  br label %27

27:                                               ; preds = %23, %19
  %28 = phi <16 x float> [ %22, %19 ], [ %26, %23 ]
  store <16 x float> %28, ptr %6, align 4, !tbaa !111
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #10
  br i1 %16, label %29, label %34

29:                                               ; preds = %27
  %30 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 1
  %31 = load ptr, ptr %30, align 8, !tbaa !39
  %32 = getelementptr inbounds float, ptr %31, i64 %1
  %33 = load <16 x float>, ptr %32, align 4, !tbaa !111
  br label %39

34:                                               ; preds = %27
  %35 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 1
  %36 = load ptr, ptr %35, align 8, !tbaa !39
  %37 = getelementptr inbounds float, ptr %36, i64 %1
  %38 = call <16 x float> @some_of(ptr noundef %37, i64 noundef %3) #9
  br label %39

39:                                               ; preds = %34, %29
  %40 = phi <16 x float> [ %33, %29 ], [ %38, %34 ]
  store <16 x float> %40, ptr %7, align 4, !tbaa !111
  br i1 %16, label %41, label %43

41:                                               ; preds = %39
  %42 = load <16 x float>, ptr %2, align 4, !tbaa !111
  br label %45

43:                                               ; preds = %39
  %44 = call <16 x float> @some_of(ptr noundef %2, i64 noundef %3) #9
  br label %45

45:                                               ; preds = %43, %41
  %46 = phi <16 x float> [ %42, %41 ], [ %44, %43 ]
  %47 = icmp eq i64 %4, 0
  br i1 %47, label %48, label %49

48:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #10
  store <16 x float> %46, ptr %8, align 64, !tbaa !111
  call void @momentum_at(ptr noundef %0, ptr noundef %6, ptr noundef %7, ptr noundef byval(<16 x float>) align 64 %8) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #10
  br label %98

49:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #10
  br i1 %16, label %50, label %55

50:                                               ; preds = %49
  %51 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 2
  %52 = load ptr, ptr %51, align 8, !tbaa !41
  %53 = getelementptr inbounds float, ptr %52, i64 %1
  %54 = load <16 x float>, ptr %53, align 4, !tbaa !111
  br label %60

55:                                               ; preds = %49
  %56 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 2
  %57 = load ptr, ptr %56, align 8, !tbaa !41
  %58 = getelementptr inbounds float, ptr %57, i64 %1
  %59 = call <16 x float> @some_of(ptr noundef %58, i64 noundef %3) #9
  br label %60

60:                                               ; preds = %55, %50
  %61 = phi <16 x float> [ %54, %50 ], [ %59, %55 ]
  store <16 x float> %61, ptr %9, align 4, !tbaa !111
  call void @llvm.lifetime.start.p0(i64 64, ptr %10) #10
  store <16 x float> zeroinitializer, ptr %10, align 4, !tbaa !111
  %62 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 3
  %63 = load ptr, ptr %62, align 8, !tbaa !43
  %64 = icmp ne ptr %63, null
  br i1 %64, label %65, label %74

65:                                               ; preds = %60
  br i1 %16, label %66, label %69

66:                                               ; preds = %65
  %67 = getelementptr inbounds float, ptr %63, i64 %1
  %68 = load <16 x float>, ptr %67, align 4, !tbaa !111
  br label %72

69:                                               ; preds = %65
  %70 = getelementptr inbounds float, ptr %63, i64 %1
  %71 = call <16 x float> @some_of(ptr noundef %70, i64 noundef %3) #9
  br label %72

72:                                               ; preds = %69, %66
  %73 = phi <16 x float> [ %68, %66 ], [ %71, %69 ]
  store <16 x float> %73, ptr %10, align 4, !tbaa !111
  br label %74

74:                                               ; preds = %72, %60
  %75 = load ptr, ptr %62, align 8, !tbaa !43
  %76 = icmp ne ptr %75, null
  %. = select i1 %76, ptr %10, ptr null
  call void @llvm.lifetime.start.p0(i64 64, ptr %11) #10
  store <16 x float> %46, ptr %11, align 64, !tbaa !111
  call void @adam_at(ptr noundef %0, ptr noundef %6, ptr noundef %7, ptr noundef %9, ptr noundef %., ptr noundef byval(<16 x float>) align 64 %11) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %11) #10
  br i1 %16, label %77, label %82

77:                                               ; preds = %74
  %78 = load <16 x float>, ptr %9, align 4, !tbaa !111
  %79 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 2
  %80 = load ptr, ptr %79, align 8, !tbaa !41
  %81 = getelementptr inbounds float, ptr %80, i64 %1
  store <16 x float> %78, ptr %81, align 4, !tbaa !111
  br label %87

82:                                               ; preds = %74
  %83 = load <16 x float>, ptr %9, align 4, !tbaa !111
  %84 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 2
  %85 = load ptr, ptr %84, align 8, !tbaa !41
  %86 = getelementptr inbounds float, ptr %85, i64 %1
  call void @llvm.lifetime.start.p0(i64 64, ptr %12) #10
  store <16 x float> %83, ptr %12, align 64, !tbaa !111
  call void @put_some(ptr noundef byval(<16 x float>) align 64 %12, ptr noundef %86, i64 noundef %3) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %12) #10
  br label %87

87:                                               ; preds = %82, %77
  %88 = load ptr, ptr %62, align 8, !tbaa !43
  %89 = icmp ne ptr %88, null
  br i1 %89, label %90, label %97

90:                                               ; preds = %87
  br i1 %16, label %91, label %94

91:                                               ; preds = %90
  %92 = load <16 x float>, ptr %10, align 4, !tbaa !111
  %93 = getelementptr inbounds float, ptr %88, i64 %1
  store <16 x float> %92, ptr %93, align 4, !tbaa !111
  br label %97

94:                                               ; preds = %90
  %95 = load <16 x float>, ptr %10, align 4, !tbaa !111
  %96 = getelementptr inbounds float, ptr %88, i64 %1
  call void @llvm.lifetime.start.p0(i64 64, ptr %13) #10
  store <16 x float> %95, ptr %13, align 64, !tbaa !111
  call void @put_some(ptr noundef byval(<16 x float>) align 64 %13, ptr noundef %96, i64 noundef %3) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %13) #10
  br label %97

97:                                               ; preds = %91, %94, %87
  call void @llvm.lifetime.end.p0(i64 64, ptr %10) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #10
  br label %98

98:                                               ; preds = %97, %48
  br i1 %16, label %99, label %104

99:                                               ; preds = %98
  %100 = load <16 x float>, ptr %7, align 4, !tbaa !111
  %101 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 1
  %102 = load ptr, ptr %101, align 8, !tbaa !39
  %103 = getelementptr inbounds float, ptr %102, i64 %1
  store <16 x float> %100, ptr %103, align 4, !tbaa !111
  br label %109

104:                                              ; preds = %98
  %105 = load <16 x float>, ptr %7, align 4, !tbaa !111
  %106 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 1
  %107 = load ptr, ptr %106, align 8, !tbaa !39
  %108 = getelementptr inbounds float, ptr %107, i64 %1
  call void @llvm.lifetime.start.p0(i64 64, ptr %14) #10
  store <16 x float> %105, ptr %14, align 64, !tbaa !111
  call void @put_some(ptr noundef byval(<16 x float>) align 64 %14, ptr noundef %108, i64 noundef %3) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %14) #10
  br label %109

109:                                              ; preds = %104, %99
  br i1 %16, label %110, label %114

110:                                              ; preds = %109
  %111 = load <16 x float>, ptr %6, align 4, !tbaa !111
  %112 = load ptr, ptr %0, align 8, !tbaa !37
  %113 = getelementptr inbounds float, ptr %112, i64 %1
  store <16 x float> %111, ptr %113, align 4, !tbaa !111
  br label %118

114:                                              ; preds = %109
  %115 = load <16 x float>, ptr %6, align 4, !tbaa !111
  %116 = load ptr, ptr %0, align 8, !tbaa !37
  %117 = getelementptr inbounds float, ptr %116, i64 %1
  call void @llvm.lifetime.start.p0(i64 64, ptr %15) #10
  store <16 x float> %115, ptr %15, align 64, !tbaa !111
  call void @put_some(ptr noundef byval(<16 x float>) align 64 %15, ptr noundef %117, i64 noundef %3) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %15) #10
  br label %118

118:                                              ; preds = %114, %110
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #10
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @some_of(ptr noundef %0, i64 noundef %1) #8 {
  %3 = alloca <16 x float>, align 4
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #10
  store <16 x float> zeroinitializer, ptr %3, align 4, !tbaa !111
  call void @copy_some(ptr noundef %0, ptr noundef %3, i64 noundef %1) #9
  %4 = load <16 x float>, ptr %3, align 4, !tbaa !111
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #10
  ret <16 x float> %4
}

; Function Attrs: alwaysinline nounwind
define internal void @momentum_at(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef byval(<16 x float>) align 64 %3) #2 {
  %5 = load <16 x float>, ptr %3, align 64, !tbaa !111
  %6 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 9
  %7 = load float, ptr %6, align 4, !tbaa !55
  %8 = insertelement <16 x float> poison, float %7, i64 0
  %9 = shufflevector <16 x float> %8, <16 x float> poison, <16 x i32> zeroinitializer
  %10 = load <16 x float>, ptr %2, align 4, !tbaa !111
  %11 = fmul <16 x float> %10, %9
  %12 = fadd <16 x float> %11, %5
  store <16 x float> %12, ptr %2, align 4, !tbaa !111
  %13 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 8
  %14 = load float, ptr %13, align 8, !tbaa !53
  %15 = insertelement <16 x float> poison, float %14, i64 0
  %16 = shufflevector <16 x float> %15, <16 x float> poison, <16 x i32> zeroinitializer
  %17 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 7
  %18 = load i64, ptr %17, align 8, !tbaa !51
  %19 = icmp ne i64 %18, 0
  br i1 %19, label %20, label %26

20:                                               ; preds = %4
  %21 = load float, ptr %6, align 4, !tbaa !55
  %22 = insertelement <16 x float> poison, float %21, i64 0
  %23 = shufflevector <16 x float> %22, <16 x float> poison, <16 x i32> zeroinitializer
  %24 = fmul <16 x float> %23, %12
  %25 = fadd <16 x float> %5, %24
  br label %26

26:                                               ; preds = %4, %20
  %27 = phi <16 x float> [ %25, %20 ], [ %12, %4 ]
  %28 = fmul <16 x float> %16, %27
  %29 = load <16 x float>, ptr %1, align 4, !tbaa !111
  %30 = fsub <16 x float> %29, %28
  store <16 x float> %30, ptr %1, align 4, !tbaa !111
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @adam_at(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef byval(<16 x float>) align 64 %5) #8 {
  %7 = alloca <16 x float>, align 64
  %8 = alloca <16 x float>, align 64
  %9 = alloca <16 x float>, align 64
  %10 = load <16 x float>, ptr %5, align 64, !tbaa !111
  %11 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 9
  %12 = load float, ptr %11, align 4, !tbaa !55
  %13 = insertelement <16 x float> poison, float %12, i64 0
  %14 = shufflevector <16 x float> %13, <16 x float> poison, <16 x i32> zeroinitializer
  %15 = load <16 x float>, ptr %2, align 4, !tbaa !111
  %16 = fmul <16 x float> %15, %14
  store <16 x float> %16, ptr %2, align 4, !tbaa !111
  %17 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 10
  %18 = load float, ptr %17, align 8, !tbaa !56
  %19 = insertelement <16 x float> poison, float %18, i64 0
  %20 = shufflevector <16 x float> %19, <16 x float> poison, <16 x i32> zeroinitializer
  %21 = fmul <16 x float> %20, %10
  %22 = fadd <16 x float> %16, %21
  store <16 x float> %22, ptr %2, align 4, !tbaa !111
  %23 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 11
  %24 = load float, ptr %23, align 4, !tbaa !58
  %25 = insertelement <16 x float> poison, float %24, i64 0
  %26 = shufflevector <16 x float> %25, <16 x float> poison, <16 x i32> zeroinitializer
  %27 = load <16 x float>, ptr %3, align 4, !tbaa !111
  %28 = fmul <16 x float> %27, %26
  store <16 x float> %28, ptr %3, align 4, !tbaa !111
  %29 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 12
  %30 = load float, ptr %29, align 8, !tbaa !59
  %31 = insertelement <16 x float> poison, float %30, i64 0
  %32 = shufflevector <16 x float> %31, <16 x float> poison, <16 x i32> zeroinitializer
  %33 = fmul <16 x float> %10, %10
  %34 = fmul <16 x float> %32, %33
  %35 = fadd <16 x float> %28, %34
  store <16 x float> %35, ptr %3, align 4, !tbaa !111
  %36 = icmp ne ptr %4, null
  br i1 %36, label %37, label %40

37:                                               ; preds = %6
  %38 = load <16 x float>, ptr %4, align 4, !tbaa !111
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #10
  store <16 x float> %38, ptr %7, align 64, !tbaa !111
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #10
  store <16 x float> %35, ptr %8, align 64, !tbaa !111
  %39 = call <16 x float> @larger_of(ptr noundef byval(<16 x float>) align 64 %7, ptr noundef byval(<16 x float>) align 64 %8) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #10
  store <16 x float> %39, ptr %4, align 4, !tbaa !111
  br label %40

40:                                               ; preds = %37, %6
  %.0 = phi <16 x float> [ %39, %37 ], [ %35, %6 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #10
  store <16 x float> %.0, ptr %9, align 64, !tbaa !111
  %41 = call <16 x float> @root_of(ptr noundef byval(<16 x float>) align 64 %9) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #10
  %42 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 13
  %43 = load float, ptr %42, align 4, !tbaa !61
  %44 = insertelement <16 x float> poison, float %43, i64 0
  %45 = shufflevector <16 x float> %44, <16 x float> poison, <16 x i32> zeroinitializer
  %46 = fadd <16 x float> %41, %45
  %47 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 7
  %48 = load i64, ptr %47, align 8, !tbaa !51
  %49 = icmp ne i64 %48, 0
  br i1 %49, label %50, label %61

50:                                               ; preds = %40
  %51 = load float, ptr %11, align 4, !tbaa !55
  %52 = insertelement <16 x float> poison, float %51, i64 0
  %53 = shufflevector <16 x float> %52, <16 x float> poison, <16 x i32> zeroinitializer
  %54 = load <16 x float>, ptr %2, align 4, !tbaa !111
  %55 = fmul <16 x float> %53, %54
  %56 = load float, ptr %17, align 8, !tbaa !56
  %57 = insertelement <16 x float> poison, float %56, i64 0
  %58 = shufflevector <16 x float> %57, <16 x float> poison, <16 x i32> zeroinitializer
  %59 = fmul <16 x float> %58, %10
  %60 = fadd <16 x float> %55, %59
  br label %63

61:                                               ; preds = %40
  %62 = load <16 x float>, ptr %2, align 4, !tbaa !111
  br label %63

63:                                               ; preds = %61, %50
  %64 = phi <16 x float> [ %60, %50 ], [ %62, %61 ]
  %65 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 8
  %66 = load float, ptr %65, align 8, !tbaa !53
  %67 = insertelement <16 x float> poison, float %66, i64 0
  %68 = shufflevector <16 x float> %67, <16 x float> poison, <16 x i32> zeroinitializer
  %69 = fdiv <16 x float> %64, %46
  %70 = fmul <16 x float> %68, %69
  %71 = load <16 x float>, ptr %1, align 4, !tbaa !111
  %72 = fsub <16 x float> %71, %70
  store <16 x float> %72, ptr %1, align 4, !tbaa !111
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @put_some(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef %1, i64 noundef %2) #2 {
  %4 = alloca <16 x float>, align 4
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !111
  store <16 x float> %5, ptr %4, align 4, !tbaa !111
  call void @copy_some(ptr noundef %4, ptr noundef %1, i64 noundef %2) #9
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @copy_some(ptr noundef %0, ptr noundef %1, i64 noundef %2) #2 {
  %4 = and i64 %2, 8
  %5 = icmp ne i64 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 %0, i64 32, i1 false)
  %7 = getelementptr inbounds float, ptr %1, i64 8
  %8 = getelementptr inbounds float, ptr %0, i64 8
  br label %9

9:                                                ; preds = %6, %3
  %.019 = phi ptr [ %7, %6 ], [ %1, %3 ]
  %.0 = phi ptr [ %8, %6 ], [ %0, %3 ]
  %10 = and i64 %2, 4
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %9
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %.019, ptr align 4 %.0, i64 16, i1 false)
  %13 = getelementptr inbounds float, ptr %.019, i64 4
  %14 = getelementptr inbounds float, ptr %.0, i64 4
  br label %15

15:                                               ; preds = %12, %9
  %.120 = phi ptr [ %13, %12 ], [ %.019, %9 ]
  %.1 = phi ptr [ %14, %12 ], [ %.0, %9 ]
  %16 = and i64 %2, 2
  %17 = icmp ne i64 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %15
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %.120, ptr align 4 %.1, i64 8, i1 false)
  %19 = getelementptr inbounds float, ptr %.120, i64 2
  %20 = getelementptr inbounds float, ptr %.1, i64 2
  br label %21

21:                                               ; preds = %18, %15
  %.221 = phi ptr [ %19, %18 ], [ %.120, %15 ]
  %.2 = phi ptr [ %20, %18 ], [ %.1, %15 ]
  %22 = and i64 %2, 1
  %23 = icmp ne i64 %22, 0
  br i1 %23, label %24, label %25

24:                                               ; preds = %21
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %.221, ptr align 4 %.2, i64 4, i1 false)
  br label %25

25:                                               ; preds = %24, %21
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @larger_of(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1) #8 {
  %3 = load <16 x float>, ptr %0, align 64, !tbaa !111
  %4 = load <16 x float>, ptr %1, align 64, !tbaa !111
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
define internal <16 x float> @root_of(ptr noundef byval(<16 x float>) align 64 %0) #8 {
  %2 = load <16 x float>, ptr %0, align 64, !tbaa !111
  %3 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %2)
  ret <16 x float> %3
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>) #4

; Function Attrs: alwaysinline nounwind
define internal void @put_rows(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) #2 {
  %7 = sdiv i64 %5, 16
  %8 = mul nsw i64 %7, 16
  br label %9

9:                                                ; preds = %23, %6
  %.022 = phi i64 [ 0, %6 ], [ %27, %23 ]
  %10 = icmp slt i64 %.022, %4
  br i1 %10, label %11, label %28

11:                                               ; preds = %9
  %12 = mul nsw i64 %.022, %1
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = mul nsw i64 %.022, %3
  %15 = getelementptr inbounds float, ptr %2, i64 %14
  br label %16

16:                                               ; preds = %18, %11
  %.0 = phi i64 [ 0, %11 ], [ %22, %18 ]
  %17 = icmp slt i64 %.0, %8
  br i1 %17, label %18, label %23

18:                                               ; preds = %16
  %19 = getelementptr inbounds float, ptr %13, i64 %.0
  %20 = load <16 x float>, ptr %19, align 4, !tbaa !111
  %21 = getelementptr inbounds float, ptr %15, i64 %.0
  store <16 x float> %20, ptr %21, align 4, !tbaa !111
  %22 = add nsw i64 %.0, 16
  br label %16, !llvm.loop !163

23:                                               ; preds = %16
  %24 = getelementptr inbounds float, ptr %13, i64 %8
  %25 = getelementptr inbounds float, ptr %15, i64 %8
  %26 = sub nsw i64 %5, %8
  call void @copy_some(ptr noundef %24, ptr noundef %25, i64 noundef %26) #9
  %27 = add nsw i64 %.022, 1
  br label %9, !llvm.loop !164

28:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @put_columns(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) #2 {
  %7 = alloca [256 x float], align 16
  call void @llvm.lifetime.start.p0(i64 1024, ptr %7) #10
  br label %8

8:                                                ; preds = %34, %6
  %.0 = phi i64 [ 0, %6 ], [ %35, %34 ]
  %9 = icmp slt i64 %.0, %4
  br i1 %9, label %10, label %36

10:                                               ; preds = %8
  %11 = sub nsw i64 %4, %.0
  %12 = call i64 @smaller(i64 noundef %11, i64 noundef 16) #9
  br label %13

13:                                               ; preds = %32, %10
  %.033 = phi i64 [ 0, %10 ], [ %33, %32 ]
  %14 = icmp slt i64 %.033, %5
  br i1 %14, label %15, label %34

15:                                               ; preds = %13
  %16 = getelementptr inbounds float, ptr %2, i64 %.0
  %17 = mul nsw i64 %.033, %3
  %18 = getelementptr inbounds float, ptr %16, i64 %17
  %19 = icmp eq i64 %12, 16
  %20 = add nsw i64 %.033, 16
  %21 = icmp sle i64 %20, %5
  %or.cond = select i1 %19, i1 %21, i1 false
  br i1 %or.cond, label %22, label %26

22:                                               ; preds = %15
  %23 = mul nsw i64 %.0, %1
  %24 = getelementptr inbounds float, ptr %0, i64 %23
  %25 = getelementptr inbounds float, ptr %24, i64 %.033
  call void @turned(ptr noundef %25, i64 noundef %1, i64 noundef 16, ptr noundef %18, i64 noundef %3) #9
  br label %32

26:                                               ; preds = %15
  %27 = mul nsw i64 %.0, %1
  %28 = getelementptr inbounds float, ptr %0, i64 %27
  %29 = getelementptr inbounds float, ptr %28, i64 %.033
  call void @turned(ptr noundef %29, i64 noundef %1, i64 noundef %12, ptr noundef %7, i64 noundef 16) #9
  %30 = sub nsw i64 %5, %.033
  %31 = call i64 @smaller(i64 noundef %30, i64 noundef 16) #9
  call void @put_rows(ptr noundef %7, i64 noundef 16, ptr noundef %18, i64 noundef %3, i64 noundef %31, i64 noundef %12) #9
  br label %32

32:                                               ; preds = %22, %26
  %33 = add nsw i64 %.033, 16
  br label %13, !llvm.loop !165

34:                                               ; preds = %13
  %35 = add nsw i64 %.0, 16
  br label %8, !llvm.loop !166

36:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(i64 1024, ptr %7) #10
  ret void
}

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline nounwind "no-builtins" }
attributes #3 = { inlinehint nounwind "no-builtins" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { noinline nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #8 = { alwaysinline nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #9 = { nobuiltin "no-builtins" }
attributes #10 = { nounwind }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !7, i64 80}
!3 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !7, i64 184, !7, i64 192, !7, i64 200, !7, i64 208, !7, i64 216, !7, i64 224, !7, i64 232, !7, i64 240, !7, i64 248}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long long", !5, i64 0}
!8 = !{!3, !7, i64 152}
!9 = !{!3, !7, i64 160}
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
!23 = !{!13, !7, i64 232}
!24 = !{!13, !4, i64 264}
!25 = distinct !{!25, !11}
!26 = !{!27, !4, i64 0}
!27 = !{!"", !4, i64 0, !28, i64 8}
!28 = !{!"", !7, i64 0, !29, i64 8}
!29 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !30, i64 64, !30, i64 68, !30, i64 72, !30, i64 76, !30, i64 80, !30, i64 84}
!30 = !{!"float", !5, i64 0}
!31 = !{!32, !7, i64 256}
!32 = !{!"", !3, i64 0, !7, i64 256, !33, i64 264}
!33 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !34, i64 64, !34, i64 72, !34, i64 80, !34, i64 88}
!34 = !{!"double", !5, i64 0}
!35 = !{!28, !7, i64 0}
!36 = !{!33, !4, i64 0}
!37 = !{!29, !4, i64 0}
!38 = !{!33, !4, i64 8}
!39 = !{!29, !4, i64 8}
!40 = !{!33, !4, i64 16}
!41 = !{!29, !4, i64 16}
!42 = !{!33, !4, i64 24}
!43 = !{!29, !4, i64 24}
!44 = !{!33, !4, i64 32}
!45 = !{!29, !4, i64 32}
!46 = !{!33, !7, i64 40}
!47 = !{!29, !7, i64 40}
!48 = !{!33, !7, i64 48}
!49 = !{!29, !7, i64 48}
!50 = !{!33, !7, i64 56}
!51 = !{!29, !7, i64 56}
!52 = !{!33, !34, i64 64}
!53 = !{!29, !30, i64 64}
!54 = !{!33, !34, i64 72}
!55 = !{!29, !30, i64 68}
!56 = !{!29, !30, i64 72}
!57 = !{!33, !34, i64 80}
!58 = !{!29, !30, i64 76}
!59 = !{!29, !30, i64 80}
!60 = !{!33, !34, i64 88}
!61 = !{!29, !30, i64 84}
!62 = distinct !{!62, !11}
!63 = !{!13, !7, i64 224}
!64 = !{!3, !7, i64 144}
!65 = !{!3, !4, i64 24}
!66 = !{!3, !7, i64 240}
!67 = !{!68, !4, i64 0}
!68 = !{!"", !4, i64 0, !4, i64 8, !69, i64 16, !69, i64 40, !4, i64 64, !7, i64 72, !7, i64 80, !4, i64 88, !4, i64 96, !4, i64 104}
!69 = !{!"", !4, i64 0, !7, i64 8, !7, i64 16}
!70 = !{!68, !4, i64 8}
!71 = !{!3, !4, i64 0}
!72 = !{!3, !7, i64 88}
!73 = !{!69, !4, i64 0}
!74 = !{!3, !7, i64 48}
!75 = !{!69, !7, i64 8}
!76 = !{!3, !7, i64 56}
!77 = !{!69, !7, i64 16}
!78 = !{!3, !4, i64 8}
!79 = !{!3, !7, i64 96}
!80 = !{!3, !7, i64 64}
!81 = !{!3, !7, i64 72}
!82 = !{!3, !4, i64 16}
!83 = !{!3, !7, i64 104}
!84 = !{!68, !4, i64 64}
!85 = !{!3, !7, i64 128}
!86 = !{!68, !7, i64 72}
!87 = !{!68, !7, i64 80}
!88 = !{!68, !4, i64 88}
!89 = !{!3, !7, i64 224}
!90 = !{!68, !4, i64 96}
!91 = !{!3, !7, i64 232}
!92 = !{!68, !4, i64 104}
!93 = !{!3, !7, i64 136}
!94 = !{!3, !7, i64 184}
!95 = !{!3, !7, i64 176}
!96 = distinct !{!96, !11}
!97 = distinct !{!97, !11}
!98 = !{!3, !7, i64 200}
!99 = !{!68, !4, i64 40}
!100 = !{!3, !7, i64 168}
!101 = !{!68, !4, i64 16}
!102 = !{!3, !7, i64 208}
!103 = !{!3, !7, i64 192}
!104 = !{!3, !7, i64 216}
!105 = distinct !{!105, !11}
!106 = distinct !{!106, !11}
!107 = distinct !{!107, !11}
!108 = !{!30, !30, i64 0}
!109 = distinct !{!109, !11}
!110 = distinct !{!110, !11}
!111 = !{!5, !5, i64 0}
!112 = distinct !{!112, !11}
!113 = distinct !{!113, !11}
!114 = distinct !{!114, !11}
!115 = distinct !{!115, !11}
!116 = distinct !{!116, !11}
!117 = distinct !{!117, !11}
!118 = distinct !{!118, !11}
!119 = distinct !{!119, !11}
!120 = !{!3, !4, i64 32}
!121 = !{!3, !7, i64 40}
!122 = !{!3, !7, i64 120}
!123 = !{!3, !7, i64 112}
!124 = !{!4, !4, i64 0}
!125 = !{!7, !7, i64 0}
!126 = distinct !{!126, !11}
!127 = distinct !{!127, !11, !128}
!128 = !{!"llvm.loop.unroll.full"}
!129 = distinct !{!129, !11, !128}
!130 = distinct !{!130, !11, !128}
!131 = distinct !{!131, !11, !128}
!132 = distinct !{!132, !11, !128}
!133 = distinct !{!133, !11, !128}
!134 = !{!3, !7, i64 248}
!135 = distinct !{!135, !11}
!136 = distinct !{!136, !11}
!137 = distinct !{!137, !11}
!138 = distinct !{!138, !11}
!139 = distinct !{!139, !11}
!140 = !{!28, !4, i64 8}
!141 = !{!28, !4, i64 16}
!142 = !{!28, !4, i64 24}
!143 = distinct !{!143, !11}
!144 = distinct !{!144, !11}
!145 = distinct !{!145, !11}
!146 = distinct !{!146, !11}
!147 = distinct !{!147, !11}
!148 = distinct !{!148, !11}
!149 = distinct !{!149, !11, !128}
!150 = distinct !{!150, !11, !128}
!151 = distinct !{!151, !11, !128}
!152 = distinct !{!152, !11, !128}
!153 = distinct !{!153, !11, !128}
!154 = distinct !{!154, !11, !128}
!155 = distinct !{!155, !11, !128}
!156 = distinct !{!156, !11, !157}
!157 = !{!"llvm.loop.unroll.disable"}
!158 = distinct !{!158, !11, !128}
!159 = distinct !{!159, !11, !128}
!160 = !{i64 0, i64 8, !124, i64 8, i64 8, !124, i64 16, i64 8, !124, i64 24, i64 8, !124, i64 32, i64 8, !124, i64 40, i64 8, !125, i64 48, i64 8, !125, i64 56, i64 8, !125, i64 64, i64 4, !108, i64 68, i64 4, !108, i64 72, i64 4, !108, i64 76, i64 4, !108, i64 80, i64 4, !108, i64 84, i64 4, !108}
!161 = distinct !{!161, !11}
!162 = distinct !{!162, !11}
!163 = distinct !{!163, !11}
!164 = distinct !{!164, !11}
!165 = distinct !{!165, !11}
!166 = distinct !{!166, !11}
