; Made by tools/ir.py from steps.c with clang 19; do not edit.
; sha256 of the C source: 28cb63d1f42ee3647c7aa4d8585d87b965d7c1babe8f44c3693a00c9e2bccab3

%struct.step = type { ptr, ptr, ptr, ptr, ptr, i64, i64, i64, float, float, float, float, float, float }
%struct.pool = type { i64, [56 x i8], i64, [56 x i8], i64, i64, i64, [40 x i8], ptr, ptr, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr }

; Function Attrs: nounwind
define void @momentum_step(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.step, ptr %1, i32 0, i32 6
  %4 = load i64, ptr %3, align 8, !tbaa !2
  call void @shared(ptr noundef %0, ptr noundef @momentum_part, ptr noundef %1, i64 noundef %4) #7
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
define internal void @momentum_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  call void @moved(ptr noundef %0, i64 noundef %1, i64 noundef 0) #7
  ret void
}

; Function Attrs: nounwind
define void @adam_step(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.step, ptr %1, i32 0, i32 6
  %4 = load i64, ptr %3, align 8, !tbaa !2
  call void @shared(ptr noundef %0, ptr noundef @adam_part, ptr noundef %1, i64 noundef %4) #7
  ret void
}

; Function Attrs: nounwind
define internal void @adam_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  call void @moved(ptr noundef %0, i64 noundef %1, i64 noundef 1) #7
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
  %7 = load i64, ptr %6, align 8, !tbaa !26
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
define internal void @moved(ptr noundef %0, i64 noundef %1, i64 noundef %2) #5 {
  %4 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 5
  %5 = load i64, ptr %4, align 8, !tbaa !27
  %6 = sdiv i64 %5, 16
  %7 = add nsw i64 %1, 1
  %8 = mul nsw i64 %6, %7
  %9 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 6
  %10 = load i64, ptr %9, align 8, !tbaa !2
  %11 = sdiv i64 %8, %10
  %12 = mul nsw i64 %6, %1
  %13 = sdiv i64 %12, %10
  br label %14

14:                                               ; preds = %16, %3
  %.0 = phi i64 [ %13, %3 ], [ %18, %16 ]
  %15 = icmp slt i64 %.0, %11
  br i1 %15, label %16, label %19

16:                                               ; preds = %14
  %17 = mul nsw i64 %.0, 16
  call void @moved_at(ptr noundef %0, i64 noundef %17, i64 noundef 16, i64 noundef %2) #7
  %18 = add nsw i64 %.0, 1
  br label %14, !llvm.loop !28

19:                                               ; preds = %14
  %20 = load i64, ptr %9, align 8, !tbaa !2
  %21 = sub nsw i64 %20, 1
  %22 = icmp eq i64 %1, %21
  br i1 %22, label %23, label %29

23:                                               ; preds = %19
  %24 = load i64, ptr %4, align 8, !tbaa !27
  %25 = srem i64 %24, 16
  %26 = icmp ne i64 %25, 0
  br i1 %26, label %27, label %29

27:                                               ; preds = %23
  %28 = mul nsw i64 %6, 16
  call void @moved_at(ptr noundef %0, i64 noundef %28, i64 noundef %25, i64 noundef %2) #7
  br label %29

29:                                               ; preds = %27, %23, %19
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @moved_at(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #6 {
  %5 = alloca <16 x float>, align 4
  %6 = alloca <16 x float>, align 4
  %7 = alloca <16 x float>, align 64
  %8 = alloca <16 x float>, align 4
  %9 = alloca <16 x float>, align 4
  %10 = alloca <16 x float>, align 64
  %11 = alloca <16 x float>, align 64
  %12 = alloca <16 x float>, align 64
  %13 = alloca <16 x float>, align 64
  %14 = alloca <16 x float>, align 64
  %15 = icmp eq i64 %2, 16
  %16 = zext i1 %15 to i32
  %17 = sext i32 %16 to i64
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #8
  br i1 %15, label %18, label %22

18:                                               ; preds = %4
  %19 = load ptr, ptr %0, align 8, !tbaa !29
  %20 = getelementptr inbounds float, ptr %19, i64 %1
  %21 = load <16 x float>, ptr %20, align 4, !tbaa !30
  br label %26

22:                                               ; preds = %4
  %23 = load ptr, ptr %0, align 8, !tbaa !29
  %24 = getelementptr inbounds float, ptr %23, i64 %1
  %25 = call <16 x float> @some_of(ptr noundef %24, i64 noundef %2) #7
  br label %26

26:                                               ; preds = %22, %18
  %27 = phi <16 x float> [ %21, %18 ], [ %25, %22 ]
  store <16 x float> %27, ptr %5, align 4, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #8
  br i1 %15, label %28, label %33

28:                                               ; preds = %26
  %29 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !31
  %31 = getelementptr inbounds float, ptr %30, i64 %1
  %32 = load <16 x float>, ptr %31, align 4, !tbaa !30
  br label %38

33:                                               ; preds = %26
  %34 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !31
  %36 = getelementptr inbounds float, ptr %35, i64 %1
  %37 = call <16 x float> @some_of(ptr noundef %36, i64 noundef %2) #7
  br label %38

38:                                               ; preds = %33, %28
  %39 = phi <16 x float> [ %32, %28 ], [ %37, %33 ]
  store <16 x float> %39, ptr %6, align 4, !tbaa !30
  br i1 %15, label %40, label %45

40:                                               ; preds = %38
  %41 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 4
  %42 = load ptr, ptr %41, align 8, !tbaa !32
  %43 = getelementptr inbounds float, ptr %42, i64 %1
  %44 = load <16 x float>, ptr %43, align 4, !tbaa !30
  br label %50

45:                                               ; preds = %38
  %46 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 4
  %47 = load ptr, ptr %46, align 8, !tbaa !32
  %48 = getelementptr inbounds float, ptr %47, i64 %1
  %49 = call <16 x float> @some_of(ptr noundef %48, i64 noundef %2) #7
  br label %50

50:                                               ; preds = %45, %40
  %51 = phi <16 x float> [ %44, %40 ], [ %49, %45 ]
  %52 = icmp eq i64 %3, 0
  br i1 %52, label %53, label %54

53:                                               ; preds = %50
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #8
  store <16 x float> %51, ptr %7, align 64, !tbaa !30
  call void @momentum_at(ptr noundef %0, ptr noundef %5, ptr noundef %6, ptr noundef byval(<16 x float>) align 64 %7) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #8
  br label %103

54:                                               ; preds = %50
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #8
  br i1 %15, label %55, label %60

55:                                               ; preds = %54
  %56 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 2
  %57 = load ptr, ptr %56, align 8, !tbaa !33
  %58 = getelementptr inbounds float, ptr %57, i64 %1
  %59 = load <16 x float>, ptr %58, align 4, !tbaa !30
  br label %65

60:                                               ; preds = %54
  %61 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 2
  %62 = load ptr, ptr %61, align 8, !tbaa !33
  %63 = getelementptr inbounds float, ptr %62, i64 %1
  %64 = call <16 x float> @some_of(ptr noundef %63, i64 noundef %2) #7
  br label %65

65:                                               ; preds = %60, %55
  %66 = phi <16 x float> [ %59, %55 ], [ %64, %60 ]
  store <16 x float> %66, ptr %8, align 4, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #8
  store <16 x float> zeroinitializer, ptr %9, align 4, !tbaa !30
  %67 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 3
  %68 = load ptr, ptr %67, align 8, !tbaa !34
  %69 = icmp ne ptr %68, null
  br i1 %69, label %70, label %79

70:                                               ; preds = %65
  br i1 %15, label %71, label %74

71:                                               ; preds = %70
  %72 = getelementptr inbounds float, ptr %68, i64 %1
  %73 = load <16 x float>, ptr %72, align 4, !tbaa !30
  br label %77

74:                                               ; preds = %70
  %75 = getelementptr inbounds float, ptr %68, i64 %1
  %76 = call <16 x float> @some_of(ptr noundef %75, i64 noundef %2) #7
  br label %77

77:                                               ; preds = %74, %71
  %78 = phi <16 x float> [ %73, %71 ], [ %76, %74 ]
  store <16 x float> %78, ptr %9, align 4, !tbaa !30
  br label %79

79:                                               ; preds = %77, %65
  %80 = load ptr, ptr %67, align 8, !tbaa !34
  %81 = icmp ne ptr %80, null
  %. = select i1 %81, ptr %9, ptr null
  call void @llvm.lifetime.start.p0(i64 64, ptr %10) #8
  store <16 x float> %51, ptr %10, align 64, !tbaa !30
  call void @adam_at(ptr noundef %0, ptr noundef %5, ptr noundef %6, ptr noundef %8, ptr noundef %., ptr noundef byval(<16 x float>) align 64 %10) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr %10) #8
  br i1 %15, label %82, label %87

82:                                               ; preds = %79
  %83 = load <16 x float>, ptr %8, align 4, !tbaa !30
  %84 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 2
  %85 = load ptr, ptr %84, align 8, !tbaa !33
  %86 = getelementptr inbounds float, ptr %85, i64 %1
  store <16 x float> %83, ptr %86, align 4, !tbaa !30
  br label %92

87:                                               ; preds = %79
  %88 = load <16 x float>, ptr %8, align 4, !tbaa !30
  %89 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 2
  %90 = load ptr, ptr %89, align 8, !tbaa !33
  %91 = getelementptr inbounds float, ptr %90, i64 %1
  call void @llvm.lifetime.start.p0(i64 64, ptr %11) #8
  store <16 x float> %88, ptr %11, align 64, !tbaa !30
  call void @put_some(ptr noundef byval(<16 x float>) align 64 %11, ptr noundef %91, i64 noundef %2) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr %11) #8
  br label %92

92:                                               ; preds = %87, %82
  %93 = load ptr, ptr %67, align 8, !tbaa !34
  %94 = icmp ne ptr %93, null
  br i1 %94, label %95, label %102

95:                                               ; preds = %92
  br i1 %15, label %96, label %99

96:                                               ; preds = %95
  %97 = load <16 x float>, ptr %9, align 4, !tbaa !30
  %98 = getelementptr inbounds float, ptr %93, i64 %1
  store <16 x float> %97, ptr %98, align 4, !tbaa !30
  br label %102

99:                                               ; preds = %95
  %100 = load <16 x float>, ptr %9, align 4, !tbaa !30
  %101 = getelementptr inbounds float, ptr %93, i64 %1
  call void @llvm.lifetime.start.p0(i64 64, ptr %12) #8
  store <16 x float> %100, ptr %12, align 64, !tbaa !30
  call void @put_some(ptr noundef byval(<16 x float>) align 64 %12, ptr noundef %101, i64 noundef %2) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr %12) #8
  br label %102

102:                                              ; preds = %96, %99, %92
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #8
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #8
  br label %103

103:                                              ; preds = %102, %53
  br i1 %15, label %104, label %109

104:                                              ; preds = %103
  %105 = load <16 x float>, ptr %6, align 4, !tbaa !30
  %106 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 1
  %107 = load ptr, ptr %106, align 8, !tbaa !31
  %108 = getelementptr inbounds float, ptr %107, i64 %1
  store <16 x float> %105, ptr %108, align 4, !tbaa !30
  br label %114

109:                                              ; preds = %103
  %110 = load <16 x float>, ptr %6, align 4, !tbaa !30
  %111 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 1
  %112 = load ptr, ptr %111, align 8, !tbaa !31
  %113 = getelementptr inbounds float, ptr %112, i64 %1
  call void @llvm.lifetime.start.p0(i64 64, ptr %13) #8
  store <16 x float> %110, ptr %13, align 64, !tbaa !30
  call void @put_some(ptr noundef byval(<16 x float>) align 64 %13, ptr noundef %113, i64 noundef %2) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr %13) #8
  br label %114

114:                                              ; preds = %109, %104
  br i1 %15, label %115, label %119

115:                                              ; preds = %114
  %116 = load <16 x float>, ptr %5, align 4, !tbaa !30
  %117 = load ptr, ptr %0, align 8, !tbaa !29
  %118 = getelementptr inbounds float, ptr %117, i64 %1
  store <16 x float> %116, ptr %118, align 4, !tbaa !30
  br label %123

119:                                              ; preds = %114
  %120 = load <16 x float>, ptr %5, align 4, !tbaa !30
  %121 = load ptr, ptr %0, align 8, !tbaa !29
  %122 = getelementptr inbounds float, ptr %121, i64 %1
  call void @llvm.lifetime.start.p0(i64 64, ptr %14) #8
  store <16 x float> %120, ptr %14, align 64, !tbaa !30
  call void @put_some(ptr noundef byval(<16 x float>) align 64 %14, ptr noundef %122, i64 noundef %2) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr %14) #8
  br label %123

123:                                              ; preds = %119, %115
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #8
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #8
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @some_of(ptr noundef %0, i64 noundef %1) #6 {
  %3 = alloca <16 x float>, align 4
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #8
  store <16 x float> zeroinitializer, ptr %3, align 4, !tbaa !30
  br label %4

4:                                                ; preds = %6, %2
  %.0 = phi i64 [ 0, %2 ], [ %10, %6 ]
  %5 = icmp slt i64 %.0, %1
  br i1 %5, label %6, label %11

6:                                                ; preds = %4
  %7 = getelementptr inbounds float, ptr %0, i64 %.0
  %8 = load float, ptr %7, align 4, !tbaa !35
  %9 = getelementptr inbounds float, ptr %3, i64 %.0
  store float %8, ptr %9, align 4, !tbaa !35
  %10 = add nsw i64 %.0, 1
  br label %4, !llvm.loop !36

11:                                               ; preds = %4
  %12 = load <16 x float>, ptr %3, align 4, !tbaa !30
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #8
  ret <16 x float> %12
}

; Function Attrs: alwaysinline nounwind
define internal void @momentum_at(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef byval(<16 x float>) align 64 %3) #5 {
  %5 = load <16 x float>, ptr %3, align 64, !tbaa !30
  %6 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 9
  %7 = load float, ptr %6, align 4, !tbaa !37
  %8 = insertelement <16 x float> poison, float %7, i64 0
  %9 = shufflevector <16 x float> %8, <16 x float> poison, <16 x i32> zeroinitializer
  %10 = load <16 x float>, ptr %2, align 4, !tbaa !30
  %11 = fmul <16 x float> %10, %9
  %12 = fadd <16 x float> %11, %5
  store <16 x float> %12, ptr %2, align 4, !tbaa !30
  %13 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 8
  %14 = load float, ptr %13, align 8, !tbaa !38
  %15 = insertelement <16 x float> poison, float %14, i64 0
  %16 = shufflevector <16 x float> %15, <16 x float> poison, <16 x i32> zeroinitializer
  %17 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 7
  %18 = load i64, ptr %17, align 8, !tbaa !39
  %19 = icmp ne i64 %18, 0
  br i1 %19, label %20, label %26

20:                                               ; preds = %4
  %21 = load float, ptr %6, align 4, !tbaa !37
  %22 = insertelement <16 x float> poison, float %21, i64 0
  %23 = shufflevector <16 x float> %22, <16 x float> poison, <16 x i32> zeroinitializer
  %24 = fmul <16 x float> %23, %12
  %25 = fadd <16 x float> %5, %24
  br label %26

26:                                               ; preds = %4, %20
  %27 = phi <16 x float> [ %25, %20 ], [ %12, %4 ]
  %28 = fmul <16 x float> %16, %27
  %29 = load <16 x float>, ptr %1, align 4, !tbaa !30
  %30 = fsub <16 x float> %29, %28
  store <16 x float> %30, ptr %1, align 4, !tbaa !30
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @adam_at(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef byval(<16 x float>) align 64 %5) #6 {
  %7 = alloca <16 x float>, align 64
  %8 = alloca <16 x float>, align 64
  %9 = alloca <16 x float>, align 64
  %10 = load <16 x float>, ptr %5, align 64, !tbaa !30
  %11 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 9
  %12 = load float, ptr %11, align 4, !tbaa !37
  %13 = insertelement <16 x float> poison, float %12, i64 0
  %14 = shufflevector <16 x float> %13, <16 x float> poison, <16 x i32> zeroinitializer
  %15 = load <16 x float>, ptr %2, align 4, !tbaa !30
  %16 = fmul <16 x float> %15, %14
  store <16 x float> %16, ptr %2, align 4, !tbaa !30
  %17 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 10
  %18 = load float, ptr %17, align 8, !tbaa !40
  %19 = insertelement <16 x float> poison, float %18, i64 0
  %20 = shufflevector <16 x float> %19, <16 x float> poison, <16 x i32> zeroinitializer
  %21 = fmul <16 x float> %20, %10
  %22 = fadd <16 x float> %16, %21
  store <16 x float> %22, ptr %2, align 4, !tbaa !30
  %23 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 11
  %24 = load float, ptr %23, align 4, !tbaa !41
  %25 = insertelement <16 x float> poison, float %24, i64 0
  %26 = shufflevector <16 x float> %25, <16 x float> poison, <16 x i32> zeroinitializer
  %27 = load <16 x float>, ptr %3, align 4, !tbaa !30
  %28 = fmul <16 x float> %27, %26
  store <16 x float> %28, ptr %3, align 4, !tbaa !30
  %29 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 12
  %30 = load float, ptr %29, align 8, !tbaa !42
  %31 = insertelement <16 x float> poison, float %30, i64 0
  %32 = shufflevector <16 x float> %31, <16 x float> poison, <16 x i32> zeroinitializer
  %33 = fmul <16 x float> %10, %10
  %34 = fmul <16 x float> %32, %33
  %35 = fadd <16 x float> %28, %34
  store <16 x float> %35, ptr %3, align 4, !tbaa !30
  %36 = icmp ne ptr %4, null
  br i1 %36, label %37, label %40

37:                                               ; preds = %6
  %38 = load <16 x float>, ptr %4, align 4, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #8
  store <16 x float> %38, ptr %7, align 64, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #8
  store <16 x float> %35, ptr %8, align 64, !tbaa !30
  %39 = call <16 x float> @larger_of(ptr noundef byval(<16 x float>) align 64 %7, ptr noundef byval(<16 x float>) align 64 %8) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #8
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #8
  store <16 x float> %39, ptr %4, align 4, !tbaa !30
  br label %40

40:                                               ; preds = %37, %6
  %.0 = phi <16 x float> [ %39, %37 ], [ %35, %6 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #8
  store <16 x float> %.0, ptr %9, align 64, !tbaa !30
  %41 = call <16 x float> @root_of(ptr noundef byval(<16 x float>) align 64 %9) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #8
  %42 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 13
  %43 = load float, ptr %42, align 4, !tbaa !43
  %44 = insertelement <16 x float> poison, float %43, i64 0
  %45 = shufflevector <16 x float> %44, <16 x float> poison, <16 x i32> zeroinitializer
  %46 = fadd <16 x float> %41, %45
  %47 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 7
  %48 = load i64, ptr %47, align 8, !tbaa !39
  %49 = icmp ne i64 %48, 0
  br i1 %49, label %50, label %61

50:                                               ; preds = %40
  %51 = load float, ptr %11, align 4, !tbaa !37
  %52 = insertelement <16 x float> poison, float %51, i64 0
  %53 = shufflevector <16 x float> %52, <16 x float> poison, <16 x i32> zeroinitializer
  %54 = load <16 x float>, ptr %2, align 4, !tbaa !30
  %55 = fmul <16 x float> %53, %54
  %56 = load float, ptr %17, align 8, !tbaa !40
  %57 = insertelement <16 x float> poison, float %56, i64 0
  %58 = shufflevector <16 x float> %57, <16 x float> poison, <16 x i32> zeroinitializer
  %59 = fmul <16 x float> %58, %10
  %60 = fadd <16 x float> %55, %59
  br label %63

61:                                               ; preds = %40
  %62 = load <16 x float>, ptr %2, align 4, !tbaa !30
  br label %63

63:                                               ; preds = %61, %50
  %64 = phi <16 x float> [ %60, %50 ], [ %62, %61 ]
  %65 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 8
  %66 = load float, ptr %65, align 8, !tbaa !38
  %67 = insertelement <16 x float> poison, float %66, i64 0
  %68 = shufflevector <16 x float> %67, <16 x float> poison, <16 x i32> zeroinitializer
  %69 = fdiv <16 x float> %64, %46
  %70 = fmul <16 x float> %68, %69
  %71 = load <16 x float>, ptr %1, align 4, !tbaa !30
  %72 = fsub <16 x float> %71, %70
  store <16 x float> %72, ptr %1, align 4, !tbaa !30
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @put_some(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef %1, i64 noundef %2) #5 {
  %4 = alloca <16 x float>, align 4
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !30
  store <16 x float> %5, ptr %4, align 4, !tbaa !30
  br label %6

6:                                                ; preds = %8, %3
  %.0 = phi i64 [ 0, %3 ], [ %12, %8 ]
  %7 = icmp slt i64 %.0, %2
  br i1 %7, label %8, label %13

8:                                                ; preds = %6
  %9 = getelementptr inbounds float, ptr %4, i64 %.0
  %10 = load float, ptr %9, align 4, !tbaa !35
  %11 = getelementptr inbounds float, ptr %1, i64 %.0
  store float %10, ptr %11, align 4, !tbaa !35
  %12 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !44

13:                                               ; preds = %6
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @larger_of(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1) #6 {
  %3 = load <16 x float>, ptr %0, align 64, !tbaa !30
  %4 = load <16 x float>, ptr %1, align 64, !tbaa !30
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
define internal <16 x float> @root_of(ptr noundef byval(<16 x float>) align 64 %0) #6 {
  %2 = load <16 x float>, ptr %0, align 64, !tbaa !30
  %3 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %2)
  ret <16 x float> %3
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>) #4

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
!2 = !{!3, !7, i64 48}
!3 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !8, i64 64, !8, i64 68, !8, i64 72, !8, i64 76, !8, i64 80, !8, i64 84}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long long", !5, i64 0}
!8 = !{!"float", !5, i64 0}
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
!25 = distinct !{!25, !10}
!26 = !{!12, !7, i64 224}
!27 = !{!3, !7, i64 40}
!28 = distinct !{!28, !10}
!29 = !{!3, !4, i64 0}
!30 = !{!5, !5, i64 0}
!31 = !{!3, !4, i64 8}
!32 = !{!3, !4, i64 32}
!33 = !{!3, !4, i64 16}
!34 = !{!3, !4, i64 24}
!35 = !{!8, !8, i64 0}
!36 = distinct !{!36, !10}
!37 = !{!3, !8, i64 68}
!38 = !{!3, !8, i64 64}
!39 = !{!3, !7, i64 56}
!40 = !{!3, !8, i64 72}
!41 = !{!3, !8, i64 76}
!42 = !{!3, !8, i64 80}
!43 = !{!3, !8, i64 84}
!44 = distinct !{!44, !10}
