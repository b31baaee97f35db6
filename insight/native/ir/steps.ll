; Made by tools/ir.py from steps.c with clang 19; do not edit.
; sha256 of the C source: dc6a6be265ce09f28d8831eded54aebbed6cb3c1c05e36d5c70e01d691661209

%struct.step = type { ptr, ptr, ptr, ptr, ptr, i64, i64, i64, float, float, float, float, float, float }
%struct.told = type { ptr, ptr, ptr, ptr, ptr, i64, i64, i64, double, double, double, double }
%struct.pool = type { i64, [56 x i8], i64, [56 x i8], i64, i64, i64, [40 x i8], ptr, ptr, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr }

; Function Attrs: nounwind
define void @momentum_step(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca %struct.step, align 8
  call void @llvm.lifetime.start.p0(i64 88, ptr %3) #8
  call void @step_of(ptr dead_on_unwind writable sret(%struct.step) align 8 %3, ptr noundef %1) #9
  %4 = getelementptr inbounds %struct.step, ptr %3, i32 0, i32 6
  %5 = load i64, ptr %4, align 8, !tbaa !2
  call void @shared(ptr noundef %0, ptr noundef @momentum_part, ptr noundef %3, i64 noundef %5) #9
  call void @llvm.lifetime.end.p0(i64 88, ptr %3) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: alwaysinline nounwind
define internal void @step_of(ptr dead_on_unwind noalias writable sret(%struct.step) align 8 %0, ptr noundef %1) #2 {
  %3 = load ptr, ptr %1, align 8, !tbaa !9
  store ptr %3, ptr %0, align 8, !tbaa !12
  %4 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 1
  %5 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !13
  store ptr %6, ptr %4, align 8, !tbaa !14
  %7 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 2
  %8 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !15
  store ptr %9, ptr %7, align 8, !tbaa !16
  %10 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 3
  %11 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  store ptr %12, ptr %10, align 8, !tbaa !18
  %13 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 4
  %14 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 4
  %15 = load ptr, ptr %14, align 8, !tbaa !19
  store ptr %15, ptr %13, align 8, !tbaa !20
  %16 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 5
  %17 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 5
  %18 = load i64, ptr %17, align 8, !tbaa !21
  store i64 %18, ptr %16, align 8, !tbaa !22
  %19 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 6
  %20 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 6
  %21 = load i64, ptr %20, align 8, !tbaa !23
  store i64 %21, ptr %19, align 8, !tbaa !2
  %22 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 7
  %23 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 7
  %24 = load i64, ptr %23, align 8, !tbaa !24
  store i64 %24, ptr %22, align 8, !tbaa !25
  %25 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 8
  %26 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 8
  %27 = load double, ptr %26, align 8, !tbaa !26
  %28 = fptrunc double %27 to float
  store float %28, ptr %25, align 8, !tbaa !27
  %29 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 9
  %30 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 9
  %31 = load double, ptr %30, align 8, !tbaa !28
  %32 = fptrunc double %31 to float
  store float %32, ptr %29, align 4, !tbaa !29
  %33 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 10
  %34 = load double, ptr %30, align 8, !tbaa !28
  %35 = fsub double 1.000000e+00, %34
  %36 = fptrunc double %35 to float
  store float %36, ptr %33, align 8, !tbaa !30
  %37 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 11
  %38 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 10
  %39 = load double, ptr %38, align 8, !tbaa !31
  %40 = fptrunc double %39 to float
  store float %40, ptr %37, align 4, !tbaa !32
  %41 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 12
  %42 = load double, ptr %38, align 8, !tbaa !31
  %43 = fsub double 1.000000e+00, %42
  %44 = fptrunc double %43 to float
  store float %44, ptr %41, align 8, !tbaa !33
  %45 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 13
  %46 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 11
  %47 = load double, ptr %46, align 8, !tbaa !34
  %48 = fptrunc double %47 to float
  store float %48, ptr %45, align 4, !tbaa !35
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
  br label %12, !llvm.loop !36

16:                                               ; preds = %7
  %17 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  store ptr %2, ptr %17, align 8, !tbaa !38
  %18 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 9
  store ptr %1, ptr %18, align 8, !tbaa !40
  %19 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 10
  store i64 %3, ptr %19, align 8, !tbaa !41
  %20 = icmp slt i64 %3, 32
  %. = select i1 %20, i64 %3, i64 32
  %21 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 11
  store i64 %., ptr %21, align 8, !tbaa !42
  %22 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 2
  store atomic i64 0, ptr %22 seq_cst, align 8
  %23 = load i64, ptr %0, align 8, !tbaa !43
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
  %35 = load ptr, ptr %34, align 8, !tbaa !44
  %36 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 19
  %37 = load ptr, ptr %36, align 8, !tbaa !45
  %38 = call i64 %35(ptr noundef %37) #9
  %39 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 16
  %40 = load ptr, ptr %39, align 8, !tbaa !46
  %41 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 20
  %42 = load ptr, ptr %41, align 8, !tbaa !47
  %43 = call i64 %40(ptr noundef %42) #9
  %44 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 15
  %45 = load ptr, ptr %44, align 8, !tbaa !48
  %46 = load ptr, ptr %36, align 8, !tbaa !45
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
  %54 = load i64, ptr %53, align 8, !tbaa !49
  %55 = sdiv i64 %54, 8
  %56 = icmp sgt i64 %.044, %55
  br i1 %56, label %57, label %61

57:                                               ; preds = %52
  %58 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 17
  %59 = load ptr, ptr %58, align 8, !tbaa !50
  %60 = call i64 %59(ptr noundef null) #9
  br label %61

61:                                               ; preds = %52, %57
  %62 = add nsw i64 %.044, 1
  br label %49, !llvm.loop !51

63:                                               ; preds = %49
  store atomic i64 0, ptr %8 seq_cst, align 8
  br label %64

64:                                               ; preds = %12, %63
  ret void
}

; Function Attrs: nounwind
define internal void @momentum_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #3 {
  call void @moved(ptr noundef %0, i64 noundef %1, i64 noundef 0) #9
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define void @adam_step(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca %struct.step, align 8
  call void @llvm.lifetime.start.p0(i64 88, ptr %3) #8
  call void @step_of(ptr dead_on_unwind writable sret(%struct.step) align 8 %3, ptr noundef %1) #9
  %4 = getelementptr inbounds %struct.step, ptr %3, i32 0, i32 6
  %5 = load i64, ptr %4, align 8, !tbaa !2
  call void @shared(ptr noundef %0, ptr noundef @adam_part, ptr noundef %3, i64 noundef %5) #9
  call void @llvm.lifetime.end.p0(i64 88, ptr %3) #8
  ret void
}

; Function Attrs: nounwind
define internal void @adam_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #3 {
  call void @moved(ptr noundef %0, i64 noundef %1, i64 noundef 1) #9
  ret void
}

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
  %25 = load i64, ptr %24, align 8, !tbaa !42
  %26 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 10
  %27 = load i64, ptr %26, align 8, !tbaa !41
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
  %37 = load ptr, ptr %36, align 8, !tbaa !40
  %38 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  %39 = load ptr, ptr %38, align 8, !tbaa !38
  call void %37(ptr noundef %39, i64 noundef %.032, i64 noundef %1) #9
  %40 = add nsw i64 %.032, 1
  br label %30, !llvm.loop !52

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
  %4 = load i64, ptr %3, align 8, !tbaa !42
  %5 = mul nsw i64 %4, %1
  %6 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 12
  %7 = load i64, ptr %6, align 8, !tbaa !53
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
define internal void @moved(ptr noundef %0, i64 noundef %1, i64 noundef %2) #2 {
  %4 = alloca %struct.step, align 8
  call void @llvm.lifetime.start.p0(i64 88, ptr %4) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %0, i64 88, i1 false), !tbaa.struct !54
  %5 = getelementptr inbounds %struct.step, ptr %4, i32 0, i32 5
  %6 = load i64, ptr %5, align 8, !tbaa !22
  %7 = sdiv i64 %6, 16
  %8 = add nsw i64 %1, 1
  %9 = mul nsw i64 %7, %8
  %10 = getelementptr inbounds %struct.step, ptr %4, i32 0, i32 6
  %11 = load i64, ptr %10, align 8, !tbaa !2
  %12 = sdiv i64 %9, %11
  %13 = mul nsw i64 %7, %1
  %14 = sdiv i64 %13, %11
  br label %15

15:                                               ; preds = %17, %3
  %.0 = phi i64 [ %14, %3 ], [ %22, %17 ]
  %16 = icmp slt i64 %.0, %12
  br i1 %16, label %17, label %23

17:                                               ; preds = %15
  %18 = mul nsw i64 %.0, 16
  %19 = getelementptr inbounds %struct.step, ptr %4, i32 0, i32 4
  %20 = load ptr, ptr %19, align 8, !tbaa !20
  %21 = getelementptr inbounds float, ptr %20, i64 %18
  call void @moved_at(ptr noundef %4, i64 noundef %18, ptr noundef %21, i64 noundef 16, i64 noundef %2) #9
  %22 = add nsw i64 %.0, 1
  br label %15, !llvm.loop !58

23:                                               ; preds = %15
  %24 = load i64, ptr %10, align 8, !tbaa !2
  %25 = sub nsw i64 %24, 1
  %26 = icmp eq i64 %1, %25
  br i1 %26, label %27, label %36

27:                                               ; preds = %23
  %28 = load i64, ptr %5, align 8, !tbaa !22
  %29 = srem i64 %28, 16
  %30 = icmp ne i64 %29, 0
  br i1 %30, label %31, label %36

31:                                               ; preds = %27
  %32 = mul nsw i64 %7, 16
  %33 = getelementptr inbounds %struct.step, ptr %4, i32 0, i32 4
  %34 = load ptr, ptr %33, align 8, !tbaa !20
  %35 = getelementptr inbounds float, ptr %34, i64 %32
  call void @moved_at(ptr noundef %4, i64 noundef %32, ptr noundef %35, i64 noundef %29, i64 noundef %2) #9
  br label %36

36:                                               ; preds = %31, %27, %23
  call void @llvm.lifetime.end.p0(i64 88, ptr %4) #8
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: alwaysinline nounwind
define internal void @moved_at(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) #7 {
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
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #8
  br i1 %16, label %19, label %23

19:                                               ; preds = %5
  %20 = load ptr, ptr %0, align 8, !tbaa !12
  %21 = getelementptr inbounds float, ptr %20, i64 %1
  %22 = load <16 x float>, ptr %21, align 4, !tbaa !59
  br label %27

23:                                               ; preds = %5
  %24 = load ptr, ptr %0, align 8, !tbaa !12
  %25 = getelementptr inbounds float, ptr %24, i64 %1
  %26 = call <16 x float> @some_of(ptr noundef %25, i64 noundef %3) #9
  br label %27

27:                                               ; preds = %23, %19
  %28 = phi <16 x float> [ %22, %19 ], [ %26, %23 ]
  store <16 x float> %28, ptr %6, align 4, !tbaa !59
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #8
  br i1 %16, label %29, label %34

29:                                               ; preds = %27
  %30 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 1
  %31 = load ptr, ptr %30, align 8, !tbaa !14
  %32 = getelementptr inbounds float, ptr %31, i64 %1
  %33 = load <16 x float>, ptr %32, align 4, !tbaa !59
  br label %39

34:                                               ; preds = %27
  %35 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 1
  %36 = load ptr, ptr %35, align 8, !tbaa !14
  %37 = getelementptr inbounds float, ptr %36, i64 %1
  %38 = call <16 x float> @some_of(ptr noundef %37, i64 noundef %3) #9
  br label %39

39:                                               ; preds = %34, %29
  %40 = phi <16 x float> [ %33, %29 ], [ %38, %34 ]
  store <16 x float> %40, ptr %7, align 4, !tbaa !59
  br i1 %16, label %41, label %43

41:                                               ; preds = %39
  %42 = load <16 x float>, ptr %2, align 4, !tbaa !59
  br label %45

43:                                               ; preds = %39
  %44 = call <16 x float> @some_of(ptr noundef %2, i64 noundef %3) #9
  br label %45

45:                                               ; preds = %43, %41
  %46 = phi <16 x float> [ %42, %41 ], [ %44, %43 ]
  %47 = icmp eq i64 %4, 0
  br i1 %47, label %48, label %49

48:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #8
  store <16 x float> %46, ptr %8, align 64, !tbaa !59
  call void @momentum_at(ptr noundef %0, ptr noundef %6, ptr noundef %7, ptr noundef byval(<16 x float>) align 64 %8) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #8
  br label %98

49:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #8
  br i1 %16, label %50, label %55

50:                                               ; preds = %49
  %51 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 2
  %52 = load ptr, ptr %51, align 8, !tbaa !16
  %53 = getelementptr inbounds float, ptr %52, i64 %1
  %54 = load <16 x float>, ptr %53, align 4, !tbaa !59
  br label %60

55:                                               ; preds = %49
  %56 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 2
  %57 = load ptr, ptr %56, align 8, !tbaa !16
  %58 = getelementptr inbounds float, ptr %57, i64 %1
  %59 = call <16 x float> @some_of(ptr noundef %58, i64 noundef %3) #9
  br label %60

60:                                               ; preds = %55, %50
  %61 = phi <16 x float> [ %54, %50 ], [ %59, %55 ]
  store <16 x float> %61, ptr %9, align 4, !tbaa !59
  call void @llvm.lifetime.start.p0(i64 64, ptr %10) #8
  store <16 x float> zeroinitializer, ptr %10, align 4, !tbaa !59
  %62 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 3
  %63 = load ptr, ptr %62, align 8, !tbaa !18
  %64 = icmp ne ptr %63, null
  br i1 %64, label %65, label %74

65:                                               ; preds = %60
  br i1 %16, label %66, label %69

66:                                               ; preds = %65
  %67 = getelementptr inbounds float, ptr %63, i64 %1
  %68 = load <16 x float>, ptr %67, align 4, !tbaa !59
  br label %72

69:                                               ; preds = %65
  %70 = getelementptr inbounds float, ptr %63, i64 %1
  %71 = call <16 x float> @some_of(ptr noundef %70, i64 noundef %3) #9
  br label %72

72:                                               ; preds = %69, %66
  %73 = phi <16 x float> [ %68, %66 ], [ %71, %69 ]
  store <16 x float> %73, ptr %10, align 4, !tbaa !59
  br label %74

74:                                               ; preds = %72, %60
  %75 = load ptr, ptr %62, align 8, !tbaa !18
  %76 = icmp ne ptr %75, null
  %. = select i1 %76, ptr %10, ptr null
  call void @llvm.lifetime.start.p0(i64 64, ptr %11) #8
  store <16 x float> %46, ptr %11, align 64, !tbaa !59
  call void @adam_at(ptr noundef %0, ptr noundef %6, ptr noundef %7, ptr noundef %9, ptr noundef %., ptr noundef byval(<16 x float>) align 64 %11) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %11) #8
  br i1 %16, label %77, label %82

77:                                               ; preds = %74
  %78 = load <16 x float>, ptr %9, align 4, !tbaa !59
  %79 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 2
  %80 = load ptr, ptr %79, align 8, !tbaa !16
  %81 = getelementptr inbounds float, ptr %80, i64 %1
  store <16 x float> %78, ptr %81, align 4, !tbaa !59
  br label %87

82:                                               ; preds = %74
  %83 = load <16 x float>, ptr %9, align 4, !tbaa !59
  %84 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 2
  %85 = load ptr, ptr %84, align 8, !tbaa !16
  %86 = getelementptr inbounds float, ptr %85, i64 %1
  call void @llvm.lifetime.start.p0(i64 64, ptr %12) #8
  store <16 x float> %83, ptr %12, align 64, !tbaa !59
  call void @put_some(ptr noundef byval(<16 x float>) align 64 %12, ptr noundef %86, i64 noundef %3) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %12) #8
  br label %87

87:                                               ; preds = %82, %77
  %88 = load ptr, ptr %62, align 8, !tbaa !18
  %89 = icmp ne ptr %88, null
  br i1 %89, label %90, label %97

90:                                               ; preds = %87
  br i1 %16, label %91, label %94

91:                                               ; preds = %90
  %92 = load <16 x float>, ptr %10, align 4, !tbaa !59
  %93 = getelementptr inbounds float, ptr %88, i64 %1
  store <16 x float> %92, ptr %93, align 4, !tbaa !59
  br label %97

94:                                               ; preds = %90
  %95 = load <16 x float>, ptr %10, align 4, !tbaa !59
  %96 = getelementptr inbounds float, ptr %88, i64 %1
  call void @llvm.lifetime.start.p0(i64 64, ptr %13) #8
  store <16 x float> %95, ptr %13, align 64, !tbaa !59
  call void @put_some(ptr noundef byval(<16 x float>) align 64 %13, ptr noundef %96, i64 noundef %3) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %13) #8
  br label %97

97:                                               ; preds = %91, %94, %87
  call void @llvm.lifetime.end.p0(i64 64, ptr %10) #8
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #8
  br label %98

98:                                               ; preds = %97, %48
  br i1 %16, label %99, label %104

99:                                               ; preds = %98
  %100 = load <16 x float>, ptr %7, align 4, !tbaa !59
  %101 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 1
  %102 = load ptr, ptr %101, align 8, !tbaa !14
  %103 = getelementptr inbounds float, ptr %102, i64 %1
  store <16 x float> %100, ptr %103, align 4, !tbaa !59
  br label %109

104:                                              ; preds = %98
  %105 = load <16 x float>, ptr %7, align 4, !tbaa !59
  %106 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 1
  %107 = load ptr, ptr %106, align 8, !tbaa !14
  %108 = getelementptr inbounds float, ptr %107, i64 %1
  call void @llvm.lifetime.start.p0(i64 64, ptr %14) #8
  store <16 x float> %105, ptr %14, align 64, !tbaa !59
  call void @put_some(ptr noundef byval(<16 x float>) align 64 %14, ptr noundef %108, i64 noundef %3) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %14) #8
  br label %109

109:                                              ; preds = %104, %99
  br i1 %16, label %110, label %114

110:                                              ; preds = %109
  %111 = load <16 x float>, ptr %6, align 4, !tbaa !59
  %112 = load ptr, ptr %0, align 8, !tbaa !12
  %113 = getelementptr inbounds float, ptr %112, i64 %1
  store <16 x float> %111, ptr %113, align 4, !tbaa !59
  br label %118

114:                                              ; preds = %109
  %115 = load <16 x float>, ptr %6, align 4, !tbaa !59
  %116 = load ptr, ptr %0, align 8, !tbaa !12
  %117 = getelementptr inbounds float, ptr %116, i64 %1
  call void @llvm.lifetime.start.p0(i64 64, ptr %15) #8
  store <16 x float> %115, ptr %15, align 64, !tbaa !59
  call void @put_some(ptr noundef byval(<16 x float>) align 64 %15, ptr noundef %117, i64 noundef %3) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %15) #8
  br label %118

118:                                              ; preds = %114, %110
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #8
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #8
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @some_of(ptr noundef %0, i64 noundef %1) #7 {
  %3 = alloca <16 x float>, align 4
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #8
  store <16 x float> zeroinitializer, ptr %3, align 4, !tbaa !59
  call void @copy_some(ptr noundef %0, ptr noundef %3, i64 noundef %1) #9
  %4 = load <16 x float>, ptr %3, align 4, !tbaa !59
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #8
  ret <16 x float> %4
}

; Function Attrs: alwaysinline nounwind
define internal void @momentum_at(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef byval(<16 x float>) align 64 %3) #2 {
  %5 = load <16 x float>, ptr %3, align 64, !tbaa !59
  %6 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 9
  %7 = load float, ptr %6, align 4, !tbaa !29
  %8 = insertelement <16 x float> poison, float %7, i64 0
  %9 = shufflevector <16 x float> %8, <16 x float> poison, <16 x i32> zeroinitializer
  %10 = load <16 x float>, ptr %2, align 4, !tbaa !59
  %11 = fmul <16 x float> %10, %9
  %12 = fadd <16 x float> %11, %5
  store <16 x float> %12, ptr %2, align 4, !tbaa !59
  %13 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 8
  %14 = load float, ptr %13, align 8, !tbaa !27
  %15 = insertelement <16 x float> poison, float %14, i64 0
  %16 = shufflevector <16 x float> %15, <16 x float> poison, <16 x i32> zeroinitializer
  %17 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 7
  %18 = load i64, ptr %17, align 8, !tbaa !25
  %19 = icmp ne i64 %18, 0
  br i1 %19, label %20, label %26

20:                                               ; preds = %4
  %21 = load float, ptr %6, align 4, !tbaa !29
  %22 = insertelement <16 x float> poison, float %21, i64 0
  %23 = shufflevector <16 x float> %22, <16 x float> poison, <16 x i32> zeroinitializer
  %24 = fmul <16 x float> %23, %12
  %25 = fadd <16 x float> %5, %24
  br label %26

26:                                               ; preds = %4, %20
  %27 = phi <16 x float> [ %25, %20 ], [ %12, %4 ]
  %28 = fmul <16 x float> %16, %27
  %29 = load <16 x float>, ptr %1, align 4, !tbaa !59
  %30 = fsub <16 x float> %29, %28
  store <16 x float> %30, ptr %1, align 4, !tbaa !59
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @adam_at(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef byval(<16 x float>) align 64 %5) #7 {
  %7 = alloca <16 x float>, align 64
  %8 = alloca <16 x float>, align 64
  %9 = alloca <16 x float>, align 64
  %10 = load <16 x float>, ptr %5, align 64, !tbaa !59
  %11 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 9
  %12 = load float, ptr %11, align 4, !tbaa !29
  %13 = insertelement <16 x float> poison, float %12, i64 0
  %14 = shufflevector <16 x float> %13, <16 x float> poison, <16 x i32> zeroinitializer
  %15 = load <16 x float>, ptr %2, align 4, !tbaa !59
  %16 = fmul <16 x float> %15, %14
  store <16 x float> %16, ptr %2, align 4, !tbaa !59
  %17 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 10
  %18 = load float, ptr %17, align 8, !tbaa !30
  %19 = insertelement <16 x float> poison, float %18, i64 0
  %20 = shufflevector <16 x float> %19, <16 x float> poison, <16 x i32> zeroinitializer
  %21 = fmul <16 x float> %20, %10
  %22 = fadd <16 x float> %16, %21
  store <16 x float> %22, ptr %2, align 4, !tbaa !59
  %23 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 11
  %24 = load float, ptr %23, align 4, !tbaa !32
  %25 = insertelement <16 x float> poison, float %24, i64 0
  %26 = shufflevector <16 x float> %25, <16 x float> poison, <16 x i32> zeroinitializer
  %27 = load <16 x float>, ptr %3, align 4, !tbaa !59
  %28 = fmul <16 x float> %27, %26
  store <16 x float> %28, ptr %3, align 4, !tbaa !59
  %29 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 12
  %30 = load float, ptr %29, align 8, !tbaa !33
  %31 = insertelement <16 x float> poison, float %30, i64 0
  %32 = shufflevector <16 x float> %31, <16 x float> poison, <16 x i32> zeroinitializer
  %33 = fmul <16 x float> %10, %10
  %34 = fmul <16 x float> %32, %33
  %35 = fadd <16 x float> %28, %34
  store <16 x float> %35, ptr %3, align 4, !tbaa !59
  %36 = icmp ne ptr %4, null
  br i1 %36, label %37, label %40

37:                                               ; preds = %6
  %38 = load <16 x float>, ptr %4, align 4, !tbaa !59
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #8
  store <16 x float> %38, ptr %7, align 64, !tbaa !59
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #8
  store <16 x float> %35, ptr %8, align 64, !tbaa !59
  %39 = call <16 x float> @larger_of(ptr noundef byval(<16 x float>) align 64 %7, ptr noundef byval(<16 x float>) align 64 %8) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #8
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #8
  store <16 x float> %39, ptr %4, align 4, !tbaa !59
  br label %40

40:                                               ; preds = %37, %6
  %.0 = phi <16 x float> [ %39, %37 ], [ %35, %6 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #8
  store <16 x float> %.0, ptr %9, align 64, !tbaa !59
  %41 = call <16 x float> @root_of(ptr noundef byval(<16 x float>) align 64 %9) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #8
  %42 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 13
  %43 = load float, ptr %42, align 4, !tbaa !35
  %44 = insertelement <16 x float> poison, float %43, i64 0
  %45 = shufflevector <16 x float> %44, <16 x float> poison, <16 x i32> zeroinitializer
  %46 = fadd <16 x float> %41, %45
  %47 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 7
  %48 = load i64, ptr %47, align 8, !tbaa !25
  %49 = icmp ne i64 %48, 0
  br i1 %49, label %50, label %61

50:                                               ; preds = %40
  %51 = load float, ptr %11, align 4, !tbaa !29
  %52 = insertelement <16 x float> poison, float %51, i64 0
  %53 = shufflevector <16 x float> %52, <16 x float> poison, <16 x i32> zeroinitializer
  %54 = load <16 x float>, ptr %2, align 4, !tbaa !59
  %55 = fmul <16 x float> %53, %54
  %56 = load float, ptr %17, align 8, !tbaa !30
  %57 = insertelement <16 x float> poison, float %56, i64 0
  %58 = shufflevector <16 x float> %57, <16 x float> poison, <16 x i32> zeroinitializer
  %59 = fmul <16 x float> %58, %10
  %60 = fadd <16 x float> %55, %59
  br label %63

61:                                               ; preds = %40
  %62 = load <16 x float>, ptr %2, align 4, !tbaa !59
  br label %63

63:                                               ; preds = %61, %50
  %64 = phi <16 x float> [ %60, %50 ], [ %62, %61 ]
  %65 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 8
  %66 = load float, ptr %65, align 8, !tbaa !27
  %67 = insertelement <16 x float> poison, float %66, i64 0
  %68 = shufflevector <16 x float> %67, <16 x float> poison, <16 x i32> zeroinitializer
  %69 = fdiv <16 x float> %64, %46
  %70 = fmul <16 x float> %68, %69
  %71 = load <16 x float>, ptr %1, align 4, !tbaa !59
  %72 = fsub <16 x float> %71, %70
  store <16 x float> %72, ptr %1, align 4, !tbaa !59
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @put_some(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef %1, i64 noundef %2) #2 {
  %4 = alloca <16 x float>, align 4
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !59
  store <16 x float> %5, ptr %4, align 4, !tbaa !59
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
define internal <16 x float> @larger_of(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1) #7 {
  %3 = load <16 x float>, ptr %0, align 64, !tbaa !59
  %4 = load <16 x float>, ptr %1, align 64, !tbaa !59
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
define internal <16 x float> @root_of(ptr noundef byval(<16 x float>) align 64 %0) #7 {
  %2 = load <16 x float>, ptr %0, align 64, !tbaa !59
  %3 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %2)
  ret <16 x float> %3
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>) #5

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline nounwind "no-builtins" }
attributes #3 = { nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #4 = { inlinehint nounwind "no-builtins" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { alwaysinline nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin "no-builtins" }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !7, i64 48}
!3 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !8, i64 64, !8, i64 68, !8, i64 72, !8, i64 76, !8, i64 80, !8, i64 84}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long long", !5, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = !{!10, !4, i64 0}
!10 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !11, i64 64, !11, i64 72, !11, i64 80, !11, i64 88}
!11 = !{!"double", !5, i64 0}
!12 = !{!3, !4, i64 0}
!13 = !{!10, !4, i64 8}
!14 = !{!3, !4, i64 8}
!15 = !{!10, !4, i64 16}
!16 = !{!3, !4, i64 16}
!17 = !{!10, !4, i64 24}
!18 = !{!3, !4, i64 24}
!19 = !{!10, !4, i64 32}
!20 = !{!3, !4, i64 32}
!21 = !{!10, !7, i64 40}
!22 = !{!3, !7, i64 40}
!23 = !{!10, !7, i64 48}
!24 = !{!10, !7, i64 56}
!25 = !{!3, !7, i64 56}
!26 = !{!10, !11, i64 64}
!27 = !{!3, !8, i64 64}
!28 = !{!10, !11, i64 72}
!29 = !{!3, !8, i64 68}
!30 = !{!3, !8, i64 72}
!31 = !{!10, !11, i64 80}
!32 = !{!3, !8, i64 76}
!33 = !{!3, !8, i64 80}
!34 = !{!10, !11, i64 88}
!35 = !{!3, !8, i64 84}
!36 = distinct !{!36, !37}
!37 = !{!"llvm.loop.mustprogress"}
!38 = !{!39, !4, i64 192}
!39 = !{!"", !7, i64 0, !5, i64 8, !7, i64 64, !5, i64 72, !7, i64 128, !7, i64 136, !7, i64 144, !5, i64 152, !4, i64 192, !4, i64 200, !7, i64 208, !7, i64 216, !7, i64 224, !7, i64 232, !4, i64 240, !4, i64 248, !4, i64 256, !4, i64 264, !4, i64 272, !4, i64 280, !4, i64 288}
!40 = !{!39, !4, i64 200}
!41 = !{!39, !7, i64 208}
!42 = !{!39, !7, i64 216}
!43 = !{!39, !7, i64 0}
!44 = !{!39, !4, i64 240}
!45 = !{!39, !4, i64 280}
!46 = !{!39, !4, i64 256}
!47 = !{!39, !4, i64 288}
!48 = !{!39, !4, i64 248}
!49 = !{!39, !7, i64 232}
!50 = !{!39, !4, i64 264}
!51 = distinct !{!51, !37}
!52 = distinct !{!52, !37}
!53 = !{!39, !7, i64 224}
!54 = !{i64 0, i64 8, !55, i64 8, i64 8, !55, i64 16, i64 8, !55, i64 24, i64 8, !55, i64 32, i64 8, !55, i64 40, i64 8, !56, i64 48, i64 8, !56, i64 56, i64 8, !56, i64 64, i64 4, !57, i64 68, i64 4, !57, i64 72, i64 4, !57, i64 76, i64 4, !57, i64 80, i64 4, !57, i64 84, i64 4, !57}
!55 = !{!4, !4, i64 0}
!56 = !{!7, !7, i64 0}
!57 = !{!8, !8, i64 0}
!58 = distinct !{!58, !37}
!59 = !{!5, !5, i64 0}
