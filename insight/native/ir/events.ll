; Made by tools/ir.py from events.c with clang 19; do not edit.
; sha256 of the C source: f0f32fa1a97dc47ea6db18ffe09c1e7e561180154d07d61e873f1e1d55decf63

%struct.Scan = type { i64, i64, i64, double, double, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, ptr, %struct.Tags }
%struct.Tags = type { i64, i64, ptr, ptr, ptr, ptr, i64, i64, i64 }
%struct.Span = type { ptr, ptr }
%struct.Field = type { i32, i64, %struct.Span }
%struct.Value = type { ptr, i64, i32 }

; Function Attrs: nounwind
define i64 @scan(ptr noundef %0, i64 noundef %1, ptr noundef %2) #0 {
  %4 = alloca %struct.Scan, align 8
  call void @llvm.lifetime.start.p0(i64 200, ptr %4) #6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %2, i64 200, i1 false), !tbaa.struct !2
  br label %5

5:                                                ; preds = %38, %3
  %.020 = phi i32 [ 0, %3 ], [ %.1, %38 ]
  %6 = load i64, ptr %4, align 8, !tbaa !11
  %7 = sub nsw i64 %1, %6
  %8 = icmp sge i64 %7, 16
  br i1 %8, label %9, label %39

9:                                                ; preds = %5
  %10 = getelementptr inbounds i8, ptr %0, i64 %6
  %11 = call i64 @load64(ptr noundef %10) #7
  %12 = icmp ugt i64 %11, 2147483647
  br i1 %12, label %38, label %13

13:                                               ; preds = %9
  %14 = load i64, ptr %4, align 8, !tbaa !11
  %15 = sub nsw i64 %1, %14
  %16 = sub nsw i64 %15, 16
  %17 = icmp sgt i64 %11, %16
  br i1 %17, label %38, label %18

18:                                               ; preds = %13
  %19 = getelementptr inbounds i8, ptr %10, i64 8
  %20 = call i32 @load32(ptr noundef %19) #7
  %21 = call i32 @crc32c(ptr noundef %10, i64 noundef 8) #7
  %22 = call i32 @masked(i32 noundef %21) #7
  %23 = icmp ne i32 %20, %22
  br i1 %23, label %38, label %24

24:                                               ; preds = %18
  %25 = getelementptr inbounds i8, ptr %10, i64 12
  %26 = getelementptr inbounds i8, ptr %25, i64 %11
  %27 = call i32 @load32(ptr noundef %26) #7
  %28 = call i32 @crc32c(ptr noundef %25, i64 noundef %11) #7
  %29 = call i32 @masked(i32 noundef %28) #7
  %30 = icmp ne i32 %27, %29
  br i1 %30, label %38, label %31

31:                                               ; preds = %24
  %32 = call i32 @take(ptr noundef %4, ptr noundef %0, ptr noundef %25, i64 noundef %11) #7
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %38, label %34

34:                                               ; preds = %31
  %35 = add nsw i64 16, %11
  %36 = load i64, ptr %4, align 8, !tbaa !11
  %37 = add nsw i64 %36, %35
  store i64 %37, ptr %4, align 8, !tbaa !11
  br label %38

38:                                               ; preds = %31, %24, %18, %9, %13, %34
  %.1 = phi i32 [ %32, %34 ], [ %.020, %13 ], [ %.020, %9 ], [ %.020, %18 ], [ %.020, %24 ], [ %32, %31 ]
  %.0 = phi i32 [ 0, %34 ], [ 3, %13 ], [ 3, %9 ], [ 3, %18 ], [ 3, %24 ], [ 3, %31 ]
  switch i32 %.0, label %41 [
    i32 0, label %5
    i32 3, label %39
  ], !llvm.loop !14

39:                                               ; preds = %38, %5
  %.2 = phi i32 [ %.1, %38 ], [ %.020, %5 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %4, i64 200, i1 false), !tbaa.struct !2
  %40 = sext i32 %.2 to i64
  call void @llvm.lifetime.end.p0(i64 200, ptr %4) #6
  ret i64 %40

41:                                               ; preds = %38
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: inlinehint nounwind
define internal i64 @load64(ptr noundef %0) #3 {
  %.0.copyload = load i64, ptr %0, align 1
  ret i64 %.0.copyload
}

; Function Attrs: inlinehint nounwind
define internal i32 @load32(ptr noundef %0) #3 {
  %.0.copyload = load i32, ptr %0, align 1
  ret i32 %.0.copyload
}

; Function Attrs: inlinehint nounwind
define internal i32 @masked(i32 noundef %0) #3 {
  %2 = lshr i32 %0, 15
  %3 = shl i32 %0, 17
  %4 = or i32 %2, %3
  %5 = add i32 %4, -1568478504
  ret i32 %5
}

; Function Attrs: inlinehint nounwind
define internal i32 @crc32c(ptr noundef %0, i64 noundef %1) #3 {
  %3 = getelementptr inbounds i8, ptr %0, i64 %1
  br label %4

4:                                                ; preds = %9, %2
  %.017 = phi i32 [ -1, %2 ], [ %11, %9 ]
  %.0 = phi ptr [ %0, %2 ], [ %12, %9 ]
  %5 = ptrtoint ptr %3 to i64
  %6 = ptrtoint ptr %.0 to i64
  %7 = sub i64 %5, %6
  %8 = icmp sge i64 %7, 8
  br i1 %8, label %9, label %13

9:                                                ; preds = %4
  %10 = call i64 @load64(ptr noundef %.0) #7
  %11 = call i32 @crc32c_step8(i32 noundef %.017, i64 noundef %10) #7
  %12 = getelementptr inbounds i8, ptr %.0, i64 8
  br label %4, !llvm.loop !16

13:                                               ; preds = %4
  %14 = icmp sge i64 %7, 4
  br i1 %14, label %15, label %19

15:                                               ; preds = %13
  %16 = call i32 @load32(ptr noundef %.0) #7
  %17 = call i32 @crc32c_step4(i32 noundef %.017, i32 noundef %16) #7
  %18 = getelementptr inbounds i8, ptr %.0, i64 4
  br label %19

19:                                               ; preds = %15, %13
  %.118 = phi i32 [ %17, %15 ], [ %.017, %13 ]
  %.1 = phi ptr [ %18, %15 ], [ %.0, %13 ]
  br label %20

20:                                               ; preds = %22, %19
  %.219 = phi i32 [ %.118, %19 ], [ %25, %22 ]
  %.2 = phi ptr [ %.1, %19 ], [ %26, %22 ]
  %21 = icmp ult ptr %.2, %3
  br i1 %21, label %22, label %27

22:                                               ; preds = %20
  %23 = load i8, ptr %.2, align 1, !tbaa !17
  %24 = zext i8 %23 to i32
  %25 = call i32 @crc32c_step1(i32 noundef %.219, i32 noundef %24) #7
  %26 = getelementptr inbounds i8, ptr %.2, i32 1
  br label %20, !llvm.loop !18

27:                                               ; preds = %20
  %28 = xor i32 %.219, -1
  ret i32 %28
}

; Function Attrs: inlinehint nounwind
define internal i32 @take(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #3 {
  %5 = alloca %struct.Span, align 8
  %6 = alloca i64, align 8
  %7 = alloca double, align 8
  %8 = alloca %struct.Field, align 8
  %9 = alloca %struct.Value, align 8
  %10 = getelementptr inbounds i8, ptr %2, i64 %3
  call void @llvm.lifetime.start.p0(i64 16, ptr %5) #6
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 16, i1 false)
  %11 = ptrtoint ptr %2 to i64
  %12 = ptrtoint ptr %1 to i64
  %13 = sub i64 %11, %12
  %14 = sub nsw i64 %13, 12
  %15 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 5
  %16 = load i64, ptr %15, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 8, ptr %6) #6
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #6
  %17 = call i32 @read_event(ptr %2, ptr %10, ptr noundef %7, ptr noundef %6, ptr noundef %5) #7
  br label %18

18:                                               ; preds = %78, %78, %4
  %.065 = phi i32 [ 0, %4 ], [ %.267, %78 ], [ %.267, %78 ]
  %.058 = phi i32 [ %17, %4 ], [ %.260, %78 ], [ %.260, %78 ]
  %.053 = phi i64 [ %16, %4 ], [ %.356, %78 ], [ %.356, %78 ]
  %.0 = phi i32 [ undef, %4 ], [ %.3, %78 ], [ %.3, %78 ]
  %19 = icmp ne i32 %.058, 0
  %20 = load ptr, ptr %5, align 8
  %21 = getelementptr inbounds %struct.Span, ptr %5, i32 0, i32 1
  %22 = load ptr, ptr %21, align 8
  %23 = icmp ult ptr %20, %22
  %24 = select i1 %19, i1 %23, i1 false
  br i1 %24, label %25, label %79

25:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(i64 32, ptr %8) #6
  call void @llvm.lifetime.start.p0(i64 24, ptr %9) #6
  %26 = call i32 @next_field(ptr noundef %5, ptr noundef %8) #7
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %78

28:                                               ; preds = %25
  %29 = load i32, ptr %8, align 8, !tbaa !20
  %30 = lshr i32 %29, 3
  %31 = icmp ne i32 %30, 1
  br i1 %31, label %78, label %32, !llvm.loop !24

32:                                               ; preds = %28
  %33 = icmp eq i32 %29, 10
  br i1 %33, label %34, label %43

34:                                               ; preds = %32
  %35 = getelementptr inbounds %struct.Field, ptr %8, i32 0, i32 2
  %36 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 1
  %37 = load i64, ptr %36, align 8, !tbaa !25
  %38 = trunc i64 %37 to i32
  %39 = load ptr, ptr %35, align 8
  %40 = getelementptr inbounds { ptr, ptr }, ptr %35, i32 0, i32 1
  %41 = load ptr, ptr %40, align 8
  %42 = call i32 @read_value(ptr %39, ptr %41, i32 noundef %38, ptr noundef %9) #7
  br label %43

43:                                               ; preds = %32, %34
  %44 = phi i32 [ %42, %34 ], [ 0, %32 ]
  switch i32 %44, label %46 [
    i32 0, label %78
    i32 2, label %45
  ]

45:                                               ; preds = %43
  br label %78, !llvm.loop !24

46:                                               ; preds = %43
  %47 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 6
  %48 = load i64, ptr %47, align 8, !tbaa !26
  %49 = icmp eq i64 %.053, %48
  br i1 %49, label %78, label %50

50:                                               ; preds = %46
  %51 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 16
  %52 = load ptr, ptr %9, align 8, !tbaa !27
  %53 = getelementptr inbounds %struct.Value, ptr %9, i32 0, i32 1
  %54 = load i64, ptr %53, align 8, !tbaa !29
  %55 = call i32 @tag_number(ptr noundef %51, ptr noundef %1, ptr noundef %52, i64 noundef %54) #7
  %56 = icmp eq i32 %55, -1
  br i1 %56, label %78, label %57

57:                                               ; preds = %50
  %58 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 7
  %59 = load ptr, ptr %58, align 8, !tbaa !30
  %60 = getelementptr inbounds i32, ptr %59, i64 %.053
  store i32 %55, ptr %60, align 4, !tbaa !31
  %61 = load i64, ptr %6, align 8, !tbaa !3
  %62 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 8
  %63 = load ptr, ptr %62, align 8, !tbaa !32
  %64 = getelementptr inbounds i64, ptr %63, i64 %.053
  store i64 %61, ptr %64, align 8, !tbaa !3
  %65 = load double, ptr %7, align 8, !tbaa !7
  %66 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 9
  %67 = load ptr, ptr %66, align 8, !tbaa !33
  %68 = getelementptr inbounds double, ptr %67, i64 %.053
  store double %65, ptr %68, align 8, !tbaa !7
  %69 = getelementptr inbounds %struct.Value, ptr %9, i32 0, i32 2
  %70 = load i32, ptr %69, align 8, !tbaa !34
  %71 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 10
  %72 = load ptr, ptr %71, align 8, !tbaa !35
  %73 = getelementptr inbounds i32, ptr %72, i64 %.053
  store i32 %70, ptr %73, align 4, !tbaa !31
  %74 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 11
  %75 = load ptr, ptr %74, align 8, !tbaa !36
  %76 = getelementptr inbounds i64, ptr %75, i64 %.053
  store i64 %14, ptr %76, align 8, !tbaa !3
  %77 = add nsw i64 %.053, 1
  br label %78

78:                                               ; preds = %45, %43, %46, %50, %57, %28, %25
  %.267 = phi i32 [ %.065, %25 ], [ %.065, %28 ], [ 1, %45 ], [ %.065, %43 ], [ %.065, %46 ], [ %.065, %50 ], [ %.065, %57 ]
  %.264 = phi i32 [ 3, %25 ], [ 2, %28 ], [ 2, %45 ], [ 3, %43 ], [ 1, %46 ], [ 0, %57 ], [ 1, %50 ]
  %.260 = phi i32 [ 0, %25 ], [ %.058, %28 ], [ %.058, %45 ], [ 0, %43 ], [ %.058, %46 ], [ %.058, %50 ], [ %.058, %57 ]
  %.356 = phi i64 [ %.053, %25 ], [ %.053, %28 ], [ %.053, %45 ], [ %.053, %43 ], [ %.053, %46 ], [ %77, %57 ], [ %.053, %50 ]
  %.3 = phi i32 [ %.0, %25 ], [ %.0, %28 ], [ %.0, %45 ], [ %.0, %43 ], [ 1, %46 ], [ %.0, %57 ], [ 2, %50 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr %9) #6
  call void @llvm.lifetime.end.p0(i64 32, ptr %8) #6
  switch i32 %.264, label %.unreachabledefault [
    i32 0, label %18
    i32 3, label %79
    i32 2, label %18
    i32 1, label %125
  ], !llvm.loop !24

79:                                               ; preds = %78, %18
  %.368 = phi i32 [ %.267, %78 ], [ %.065, %18 ]
  %.361 = phi i32 [ %.260, %78 ], [ %.058, %18 ]
  %.457 = phi i64 [ %.356, %78 ], [ %.053, %18 ]
  %80 = icmp ne i32 %.361, 0
  br i1 %80, label %81, label %84

81:                                               ; preds = %79
  %82 = load i64, ptr %15, align 8, !tbaa !19
  %83 = icmp sgt i64 %.457, %82
  br label %84

84:                                               ; preds = %81, %79
  %85 = phi i1 [ false, %79 ], [ %83, %81 ]
  %86 = zext i1 %85 to i32
  %.not = xor i1 %85, true
  %87 = icmp ne i32 %.368, 0
  %or.cond = select i1 %.not, i1 true, i1 %87
  br i1 %or.cond, label %88, label %105

88:                                               ; preds = %84
  %89 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 12
  %90 = load i64, ptr %89, align 8, !tbaa !37
  %91 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 13
  %92 = load i64, ptr %91, align 8, !tbaa !38
  %93 = icmp eq i64 %90, %92
  br i1 %93, label %125, label %94

94:                                               ; preds = %88
  %95 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 14
  %96 = load ptr, ptr %95, align 8, !tbaa !39
  %97 = getelementptr inbounds i64, ptr %96, i64 %90
  store i64 %14, ptr %97, align 8, !tbaa !3
  %98 = xor i64 %3, -1
  %99 = select i1 %85, i64 %98, i64 %3
  %100 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 15
  %101 = load ptr, ptr %100, align 8, !tbaa !40
  %102 = load i64, ptr %89, align 8, !tbaa !37
  %103 = add nsw i64 %102, 1
  store i64 %103, ptr %89, align 8, !tbaa !37
  %104 = getelementptr inbounds i64, ptr %101, i64 %102
  store i64 %99, ptr %104, align 8, !tbaa !3
  br label %105

105:                                              ; preds = %84, %94
  br i1 %85, label %106, label %125

106:                                              ; preds = %105
  store i64 %.457, ptr %15, align 8, !tbaa !19
  %107 = icmp ne i32 %.368, 0
  %108 = xor i1 %107, true
  %109 = zext i1 %108 to i32
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 2
  %112 = load i64, ptr %111, align 8, !tbaa !41
  %113 = add nsw i64 %112, %110
  store i64 %113, ptr %111, align 8, !tbaa !41
  %114 = load double, ptr %7, align 8, !tbaa !7
  %115 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 3
  %116 = load double, ptr %115, align 8, !tbaa !42
  %117 = fcmp olt double %114, %116
  br i1 %117, label %118, label %119

118:                                              ; preds = %106
  store double %114, ptr %115, align 8, !tbaa !42
  br label %119

119:                                              ; preds = %118, %106
  %120 = load double, ptr %7, align 8, !tbaa !7
  %121 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 4
  %122 = load double, ptr %121, align 8, !tbaa !43
  %123 = fcmp ogt double %120, %122
  br i1 %123, label %124, label %125

124:                                              ; preds = %119
  store double %120, ptr %121, align 8, !tbaa !43
  br label %125

.unreachabledefault:                              ; preds = %78
  unreachable

125:                                              ; preds = %88, %119, %124, %105, %78
  %.5 = phi i32 [ %.3, %78 ], [ 3, %88 ], [ 0, %119 ], [ 0, %124 ], [ 0, %105 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #6
  call void @llvm.lifetime.end.p0(i64 8, ptr %6) #6
  call void @llvm.lifetime.end.p0(i64 16, ptr %5) #6
  ret i32 %.5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define i64 @group(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #0 {
  %9 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 16
  %10 = load i64, ptr %9, align 8, !tbaa !44
  %11 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 5
  %12 = load i64, ptr %11, align 8, !tbaa !19
  br label %13

13:                                               ; preds = %15, %8
  %.064 = phi i64 [ 0, %8 ], [ %17, %15 ]
  %14 = icmp sle i64 %.064, %10
  br i1 %14, label %15, label %18

15:                                               ; preds = %13
  %16 = getelementptr inbounds i64, ptr %2, i64 %.064
  store i64 0, ptr %16, align 8, !tbaa !3
  %17 = add nsw i64 %.064, 1
  br label %13, !llvm.loop !45

18:                                               ; preds = %13, %20
  %.065 = phi i64 [ %32, %20 ], [ 0, %13 ]
  %19 = icmp slt i64 %.065, %12
  br i1 %19, label %20, label %33

20:                                               ; preds = %18
  %21 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 7
  %22 = load ptr, ptr %21, align 8, !tbaa !30
  %23 = getelementptr inbounds i32, ptr %22, i64 %.065
  %24 = load i32, ptr %23, align 4, !tbaa !31
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds i64, ptr %1, i64 %25
  %27 = load i64, ptr %26, align 8, !tbaa !3
  %28 = add nsw i64 %27, 1
  %29 = getelementptr inbounds i64, ptr %2, i64 %28
  %30 = load i64, ptr %29, align 8, !tbaa !3
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr %29, align 8, !tbaa !3
  %32 = add nsw i64 %.065, 1
  br label %18, !llvm.loop !46

33:                                               ; preds = %18, %35
  %.066 = phi i64 [ %38, %35 ], [ 0, %18 ]
  %34 = icmp slt i64 %.066, %10
  br i1 %34, label %35, label %42

35:                                               ; preds = %33
  %36 = getelementptr inbounds i64, ptr %2, i64 %.066
  %37 = load i64, ptr %36, align 8, !tbaa !3
  %38 = add nsw i64 %.066, 1
  %39 = getelementptr inbounds i64, ptr %2, i64 %38
  %40 = load i64, ptr %39, align 8, !tbaa !3
  %41 = add nsw i64 %40, %37
  store i64 %41, ptr %39, align 8, !tbaa !3
  br label %33, !llvm.loop !47

42:                                               ; preds = %33, %44
  %.068 = phi i64 [ %50, %44 ], [ 0, %33 ]
  %43 = icmp slt i64 %.068, %10
  br i1 %43, label %44, label %51

44:                                               ; preds = %42
  %45 = getelementptr inbounds i64, ptr %1, i64 %.068
  %46 = load i64, ptr %45, align 8, !tbaa !3
  %47 = getelementptr inbounds i64, ptr %2, i64 %46
  %48 = load i64, ptr %47, align 8, !tbaa !3
  %49 = getelementptr inbounds i64, ptr %3, i64 %.068
  store i64 %48, ptr %49, align 8, !tbaa !3
  %50 = add nsw i64 %.068, 1
  br label %42, !llvm.loop !48

51:                                               ; preds = %42, %85
  %.067 = phi i64 [ %98, %85 ], [ 0, %42 ]
  %.0 = phi i64 [ %.1, %85 ], [ 1, %42 ]
  %52 = icmp slt i64 %.067, %12
  br i1 %52, label %53, label %99

53:                                               ; preds = %51
  %54 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 7
  %55 = load ptr, ptr %54, align 8, !tbaa !30
  %56 = getelementptr inbounds i32, ptr %55, i64 %.067
  %57 = load i32, ptr %56, align 4, !tbaa !31
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds i64, ptr %3, i64 %58
  %60 = load i64, ptr %59, align 8, !tbaa !3
  %61 = add nsw i64 %60, 1
  store i64 %61, ptr %59, align 8, !tbaa !3
  %62 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 8
  %63 = load ptr, ptr %62, align 8, !tbaa !32
  %64 = getelementptr inbounds i64, ptr %63, i64 %.067
  %65 = load i64, ptr %64, align 8, !tbaa !3
  %66 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 9
  %67 = load ptr, ptr %66, align 8, !tbaa !33
  %68 = getelementptr inbounds double, ptr %67, i64 %.067
  %69 = load double, ptr %68, align 8, !tbaa !7
  %70 = getelementptr inbounds i64, ptr %1, i64 %58
  %71 = load i64, ptr %70, align 8, !tbaa !3
  %72 = getelementptr inbounds i64, ptr %2, i64 %71
  %73 = load i64, ptr %72, align 8, !tbaa !3
  %74 = icmp sgt i64 %60, %73
  br i1 %74, label %75, label %85

75:                                               ; preds = %53
  %76 = sub nsw i64 %60, 1
  %77 = getelementptr inbounds i64, ptr %4, i64 %76
  %78 = load i64, ptr %77, align 8, !tbaa !3
  %79 = icmp sgt i64 %65, %78
  br i1 %79, label %80, label %84

80:                                               ; preds = %75
  %81 = getelementptr inbounds double, ptr %5, i64 %76
  %82 = load double, ptr %81, align 8, !tbaa !7
  %83 = fcmp oge double %69, %82
  br i1 %83, label %85, label %84

84:                                               ; preds = %80, %75
  br label %85

85:                                               ; preds = %84, %80, %53
  %.1 = phi i64 [ %.0, %80 ], [ 0, %84 ], [ %.0, %53 ]
  %86 = getelementptr inbounds i64, ptr %4, i64 %60
  store i64 %65, ptr %86, align 8, !tbaa !3
  %87 = getelementptr inbounds double, ptr %5, i64 %60
  store double %69, ptr %87, align 8, !tbaa !7
  %88 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 10
  %89 = load ptr, ptr %88, align 8, !tbaa !35
  %90 = getelementptr inbounds i32, ptr %89, i64 %.067
  %91 = load i32, ptr %90, align 4, !tbaa !31
  %92 = getelementptr inbounds i32, ptr %6, i64 %60
  store i32 %91, ptr %92, align 4, !tbaa !31
  %93 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 11
  %94 = load ptr, ptr %93, align 8, !tbaa !36
  %95 = getelementptr inbounds i64, ptr %94, i64 %.067
  %96 = load i64, ptr %95, align 8, !tbaa !3
  %97 = getelementptr inbounds i64, ptr %7, i64 %60
  store i64 %96, ptr %97, align 8, !tbaa !3
  %98 = add nsw i64 %.067, 1
  br label %51, !llvm.loop !49

99:                                               ; preds = %51
  ret i64 %.0
}

declare i32 @crc32c_step8(i32 noundef, i64 noundef) #4

declare i32 @crc32c_step4(i32 noundef, i32 noundef) #4

declare i32 @crc32c_step1(i32 noundef, i32 noundef) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: inlinehint nounwind
define internal i32 @read_event(ptr %0, ptr %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #3 {
  %6 = alloca %struct.Span, align 8
  %7 = alloca %struct.Field, align 8
  store ptr %0, ptr %6, align 8
  %8 = getelementptr inbounds { ptr, ptr }, ptr %6, i32 0, i32 1
  store ptr %1, ptr %8, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr %7) #6
  store i64 0, ptr %3, align 8, !tbaa !3
  br label %9

9:                                                ; preds = %33, %33, %5
  %.013 = phi i32 [ 0, %5 ], [ %.114, %33 ], [ %.114, %33 ]
  %.0 = phi i32 [ undef, %5 ], [ %.1, %33 ], [ %.1, %33 ]
  %10 = load ptr, ptr %6, align 8, !tbaa !50
  %11 = load ptr, ptr %8, align 8, !tbaa !51
  %12 = icmp ult ptr %10, %11
  br i1 %12, label %13, label %34

13:                                               ; preds = %9
  %14 = call i32 @next_field(ptr noundef %6, ptr noundef %7) #7
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %41

16:                                               ; preds = %13
  %17 = load i32, ptr %7, align 8, !tbaa !20
  %18 = lshr i32 %17, 3
  %19 = icmp ugt i32 %18, 9
  br i1 %19, label %33, label %20, !llvm.loop !52

20:                                               ; preds = %16
  %21 = shl i32 1, %18
  %22 = and i32 %.013, %21
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %33, label %24

24:                                               ; preds = %20
  %25 = or i32 %.013, %21
  switch i32 %17, label %33 [
    i32 9, label %26
    i32 16, label %28
    i32 42, label %31
  ]

26:                                               ; preds = %24
  %27 = getelementptr inbounds %struct.Field, ptr %7, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %27, i64 8, i1 false)
  br label %33

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.Field, ptr %7, i32 0, i32 1
  %30 = load i64, ptr %29, align 8, !tbaa !53
  store i64 %30, ptr %3, align 8, !tbaa !3
  br label %33

31:                                               ; preds = %24
  %32 = getelementptr inbounds %struct.Field, ptr %7, i32 0, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %32, i64 16, i1 false), !tbaa.struct !54
  br label %33

33:                                               ; preds = %26, %31, %28, %24, %20, %16
  %.114 = phi i32 [ %.013, %16 ], [ %.013, %20 ], [ %25, %24 ], [ %25, %28 ], [ %25, %31 ], [ %25, %26 ]
  %.012 = phi i32 [ 2, %16 ], [ 1, %20 ], [ 1, %24 ], [ 0, %28 ], [ 0, %31 ], [ 0, %26 ]
  %.1 = phi i32 [ %.0, %16 ], [ 0, %20 ], [ 0, %24 ], [ %.0, %28 ], [ %.0, %31 ], [ %.0, %26 ]
  switch i32 %.012, label %41 [
    i32 0, label %9
    i32 2, label %9
  ], !llvm.loop !52

34:                                               ; preds = %9
  %35 = and i32 %.013, 2
  %36 = icmp ne i32 %35, 0
  %37 = and i32 %.013, 32
  %38 = icmp ne i32 %37, 0
  %39 = select i1 %36, i1 %38, i1 false
  %40 = select i1 %39, i32 1, i32 0
  br label %41

41:                                               ; preds = %13, %34, %33
  %.2 = phi i32 [ %.1, %33 ], [ %40, %34 ], [ 0, %13 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr %7) #6
  ret i32 %.2
}

; Function Attrs: inlinehint nounwind
define internal i32 @next_field(ptr noundef %0, ptr noundef %1) #3 {
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #6
  %4 = call i32 @varint(ptr noundef %0, ptr noundef %3) #7
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %61

6:                                                ; preds = %2
  %7 = load i64, ptr %3, align 8, !tbaa !3
  %8 = lshr i64 %7, 32
  %9 = icmp ne i64 %8, 0
  %10 = icmp ult i64 %7, 8
  %or.cond = or i1 %9, %10
  br i1 %or.cond, label %61, label %11

11:                                               ; preds = %6
  %12 = trunc i64 %7 to i32
  store i32 %12, ptr %1, align 8, !tbaa !20
  %13 = load i64, ptr %3, align 8, !tbaa !3
  %14 = and i64 %13, 7
  switch i64 %14, label %61 [
    i64 0, label %15
    i64 1, label %18
    i64 2, label %30
    i64 5, label %48
  ]

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.Field, ptr %1, i32 0, i32 1
  %17 = call i32 @varint(ptr noundef %0, ptr noundef %16) #7
  br label %61

18:                                               ; preds = %11
  %19 = load ptr, ptr %0, align 8
  %20 = getelementptr inbounds { ptr, ptr }, ptr %0, i32 0, i32 1
  %21 = load ptr, ptr %20, align 8
  %22 = call i64 @left(ptr %19, ptr %21) #7
  %23 = icmp ult i64 %22, 8
  br i1 %23, label %61, label %24

24:                                               ; preds = %18
  %25 = load ptr, ptr %0, align 8, !tbaa !50
  %26 = call i64 @load64(ptr noundef %25) #7
  %27 = getelementptr inbounds %struct.Field, ptr %1, i32 0, i32 1
  store i64 %26, ptr %27, align 8, !tbaa !53
  %28 = load ptr, ptr %0, align 8, !tbaa !50
  %29 = getelementptr inbounds i8, ptr %28, i64 8
  store ptr %29, ptr %0, align 8, !tbaa !50
  br label %61

30:                                               ; preds = %11
  %31 = getelementptr inbounds %struct.Field, ptr %1, i32 0, i32 1
  %32 = call i32 @varint(ptr noundef %0, ptr noundef %31) #7
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %34, label %61

34:                                               ; preds = %30
  %35 = load i64, ptr %31, align 8, !tbaa !53
  %36 = load ptr, ptr %0, align 8
  %37 = getelementptr inbounds { ptr, ptr }, ptr %0, i32 0, i32 1
  %38 = load ptr, ptr %37, align 8
  %39 = call i64 @left(ptr %36, ptr %38) #7
  %40 = icmp ugt i64 %35, %39
  br i1 %40, label %61, label %41

41:                                               ; preds = %34
  %42 = load ptr, ptr %0, align 8, !tbaa !50
  %43 = getelementptr inbounds %struct.Field, ptr %1, i32 0, i32 2
  store ptr %42, ptr %43, align 8, !tbaa !55
  %44 = load i64, ptr %31, align 8, !tbaa !53
  %45 = load ptr, ptr %0, align 8, !tbaa !50
  %46 = getelementptr inbounds i8, ptr %45, i64 %44
  store ptr %46, ptr %0, align 8, !tbaa !50
  %47 = getelementptr inbounds %struct.Span, ptr %43, i32 0, i32 1
  store ptr %46, ptr %47, align 8, !tbaa !56
  br label %61

48:                                               ; preds = %11
  %49 = load ptr, ptr %0, align 8
  %50 = getelementptr inbounds { ptr, ptr }, ptr %0, i32 0, i32 1
  %51 = load ptr, ptr %50, align 8
  %52 = call i64 @left(ptr %49, ptr %51) #7
  %53 = icmp ult i64 %52, 4
  br i1 %53, label %61, label %54

54:                                               ; preds = %48
  %55 = load ptr, ptr %0, align 8, !tbaa !50
  %56 = call i32 @load32(ptr noundef %55) #7
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds %struct.Field, ptr %1, i32 0, i32 1
  store i64 %57, ptr %58, align 8, !tbaa !53
  %59 = load ptr, ptr %0, align 8, !tbaa !50
  %60 = getelementptr inbounds i8, ptr %59, i64 4
  store ptr %60, ptr %0, align 8, !tbaa !50
  br label %61

61:                                               ; preds = %11, %48, %30, %34, %18, %2, %6, %54, %41, %24, %15
  %.0 = phi i32 [ 1, %54 ], [ 1, %41 ], [ 1, %24 ], [ %17, %15 ], [ 0, %6 ], [ 0, %2 ], [ 0, %18 ], [ 0, %34 ], [ 0, %30 ], [ 0, %48 ], [ 0, %11 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #6
  ret i32 %.0
}

; Function Attrs: inlinehint nounwind
define internal i32 @read_value(ptr %0, ptr %1, i32 noundef %2, ptr noundef %3) #3 {
  %5 = alloca %struct.Span, align 8
  %6 = alloca %struct.Field, align 8
  store ptr %0, ptr %5, align 8
  %7 = getelementptr inbounds { ptr, ptr }, ptr %5, i32 0, i32 1
  store ptr %1, ptr %7, align 8
  %8 = icmp eq i32 %2, 0
  %9 = select i1 %8, i32 3, i32 2
  %10 = select i1 %8, i32 1816, i32 380
  %11 = or i32 %10, 2
  %12 = select i1 %8, i32 0, i32 512
  %13 = or i32 %11, %12
  call void @llvm.lifetime.start.p0(i64 32, ptr %6) #6
  br label %14

14:                                               ; preds = %56, %56, %4
  %.sroa.5.0 = phi ptr [ null, %4 ], [ %.sroa.5.6, %56 ], [ %.sroa.5.6, %56 ]
  %.039 = phi i32 [ 0, %4 ], [ %.241, %56 ], [ %.241, %56 ]
  %.sroa.0.0 = phi ptr [ null, %4 ], [ %.sroa.0.6, %56 ], [ %.sroa.0.6, %56 ]
  %.sroa.522.0 = phi ptr [ null, %4 ], [ %.sroa.522.5, %56 ], [ %.sroa.522.5, %56 ]
  %.sroa.021.0 = phi ptr [ null, %4 ], [ %.sroa.021.5, %56 ], [ %.sroa.021.5, %56 ]
  %.0 = phi i32 [ undef, %4 ], [ %.2, %56 ], [ %.2, %56 ]
  %15 = load ptr, ptr %5, align 8, !tbaa !50
  %16 = load ptr, ptr %7, align 8, !tbaa !51
  %17 = icmp ult ptr %15, %16
  br i1 %17, label %18, label %57

18:                                               ; preds = %14
  %19 = call i32 @next_field(ptr noundef %5, ptr noundef %6) #7
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %76

21:                                               ; preds = %18
  %22 = load i32, ptr %6, align 8, !tbaa !20
  %23 = lshr i32 %22, 3
  %24 = icmp ugt i32 %23, 10
  br i1 %24, label %56, label %25, !llvm.loop !57

25:                                               ; preds = %21
  %26 = shl i32 1, %23
  %27 = and i32 %13, %26
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %56, !llvm.loop !57

29:                                               ; preds = %25
  %30 = icmp eq i32 %23, %9
  %31 = select i1 %30, i32 5, i32 2
  %32 = and i32 %22, 7
  %33 = icmp ne i32 %32, %31
  %34 = and i32 %.039, %26
  %35 = icmp ne i32 %34, 0
  %or.cond = select i1 %33, i1 true, i1 %35
  br i1 %or.cond, label %56, label %36

36:                                               ; preds = %29
  %37 = or i32 %.039, %26
  %38 = icmp eq i32 %23, 1
  br i1 %38, label %39, label %45

39:                                               ; preds = %36
  %40 = getelementptr inbounds %struct.Field, ptr %6, i32 0, i32 2
  %41 = load ptr, ptr %40, align 8, !tbaa !55
  store ptr %41, ptr %3, align 8, !tbaa !27
  %42 = getelementptr inbounds %struct.Field, ptr %6, i32 0, i32 1
  %43 = load i64, ptr %42, align 8, !tbaa !53
  %44 = getelementptr inbounds %struct.Value, ptr %3, i32 0, i32 1
  store i64 %43, ptr %44, align 8, !tbaa !29
  br label %56

45:                                               ; preds = %36
  br i1 %30, label %46, label %51

46:                                               ; preds = %45
  %47 = getelementptr inbounds %struct.Field, ptr %6, i32 0, i32 1
  %48 = load i64, ptr %47, align 8, !tbaa !53
  %49 = trunc i64 %48 to i32
  %50 = getelementptr inbounds %struct.Value, ptr %3, i32 0, i32 2
  store i32 %49, ptr %50, align 8, !tbaa !34
  br label %56

51:                                               ; preds = %45
  switch i32 %23, label %56 [
    i32 8, label %52
    i32 9, label %54
  ]

52:                                               ; preds = %51
  %53 = getelementptr inbounds %struct.Field, ptr %6, i32 0, i32 2
  %.sroa.021.0.copyload = load ptr, ptr %53, align 8, !tbaa !9
  %.sroa.522.0..sroa_idx = getelementptr inbounds i8, ptr %53, i64 8
  %.sroa.522.0.copyload = load ptr, ptr %.sroa.522.0..sroa_idx, align 8, !tbaa !9
  br label %56

54:                                               ; preds = %51
  %55 = getelementptr inbounds %struct.Field, ptr %6, i32 0, i32 2
  %.sroa.0.0.copyload = load ptr, ptr %55, align 8, !tbaa !9
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %55, i64 8
  %.sroa.5.0.copyload = load ptr, ptr %.sroa.5.0..sroa_idx, align 8, !tbaa !9
  br label %56

56:                                               ; preds = %29, %46, %54, %51, %52, %39, %21, %25
  %.sroa.5.6 = phi ptr [ %.sroa.5.0, %25 ], [ %.sroa.5.0, %21 ], [ %.sroa.5.0, %29 ], [ %.sroa.5.0, %39 ], [ %.sroa.5.0, %46 ], [ %.sroa.5.0, %52 ], [ %.sroa.5.0.copyload, %54 ], [ %.sroa.5.0, %51 ]
  %.241 = phi i32 [ %.039, %25 ], [ %.039, %21 ], [ %.039, %29 ], [ %37, %46 ], [ %37, %54 ], [ %37, %51 ], [ %37, %52 ], [ %37, %39 ]
  %.138 = phi i32 [ 2, %25 ], [ 2, %21 ], [ 1, %29 ], [ 0, %46 ], [ 0, %54 ], [ 0, %51 ], [ 0, %52 ], [ 0, %39 ]
  %.sroa.0.6 = phi ptr [ %.sroa.0.0, %25 ], [ %.sroa.0.0, %21 ], [ %.sroa.0.0, %29 ], [ %.sroa.0.0, %39 ], [ %.sroa.0.0, %46 ], [ %.sroa.0.0, %52 ], [ %.sroa.0.0.copyload, %54 ], [ %.sroa.0.0, %51 ]
  %.sroa.522.5 = phi ptr [ %.sroa.522.0, %25 ], [ %.sroa.522.0, %21 ], [ %.sroa.522.0, %29 ], [ %.sroa.522.0, %39 ], [ %.sroa.522.0, %46 ], [ %.sroa.522.0.copyload, %52 ], [ %.sroa.522.0, %51 ], [ %.sroa.522.0, %54 ]
  %.sroa.021.5 = phi ptr [ %.sroa.021.0, %25 ], [ %.sroa.021.0, %21 ], [ %.sroa.021.0, %29 ], [ %.sroa.021.0, %39 ], [ %.sroa.021.0, %46 ], [ %.sroa.021.0.copyload, %52 ], [ %.sroa.021.0, %51 ], [ %.sroa.021.0, %54 ]
  %.2 = phi i32 [ %.0, %25 ], [ %.0, %21 ], [ 0, %29 ], [ %.0, %46 ], [ %.0, %54 ], [ %.0, %51 ], [ %.0, %52 ], [ %.0, %39 ]
  switch i32 %.138, label %76 [
    i32 0, label %14
    i32 2, label %14
  ], !llvm.loop !57

57:                                               ; preds = %14
  %58 = and i32 %.039, %10
  %59 = and i32 %.039, 2
  %60 = icmp ne i32 %59, 0
  br i1 %60, label %61, label %76

61:                                               ; preds = %57
  %62 = sub i32 %58, 1
  %63 = and i32 %58, %62
  %64 = icmp ne i32 %63, 0
  br i1 %64, label %76, label %65

65:                                               ; preds = %61
  %66 = shl i32 1, %9
  %67 = icmp eq i32 %58, %66
  br i1 %67, label %76, label %68

68:                                               ; preds = %65
  %69 = icmp ne i32 %58, 256
  %or.cond43 = select i1 %8, i1 true, i1 %69
  br i1 %or.cond43, label %76, label %70

70:                                               ; preds = %68
  %71 = call i32 @metadata_kind(ptr %.sroa.0.0, ptr %.sroa.5.0) #7
  %72 = icmp eq i32 %71, 1
  br i1 %72, label %73, label %76

73:                                               ; preds = %70
  %74 = getelementptr inbounds %struct.Value, ptr %3, i32 0, i32 2
  %75 = call i32 @read_tensor(ptr %.sroa.021.0, ptr %.sroa.522.0, ptr noundef %74) #7
  br label %76

76:                                               ; preds = %61, %57, %65, %68, %70, %73, %18, %56
  %.4 = phi i32 [ %.2, %56 ], [ 0, %18 ], [ 0, %61 ], [ 0, %57 ], [ 1, %65 ], [ 2, %68 ], [ %75, %73 ], [ %71, %70 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr %6) #6
  ret i32 %.4
}

; Function Attrs: inlinehint nounwind
define internal i32 @tag_number(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #3 {
  %5 = load i64, ptr %0, align 8, !tbaa !58
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %7, label %19

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 4
  %9 = load ptr, ptr %8, align 8, !tbaa !59
  %10 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 8
  %11 = load i64, ptr %10, align 8, !tbaa !60
  %12 = getelementptr inbounds i32, ptr %9, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !31
  %14 = zext i32 %13 to i64
  %15 = call i32 @is_tag(ptr noundef %0, ptr noundef %1, i64 noundef %14, ptr noundef %2, i64 noundef %3) #7
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %7
  store i64 %14, ptr %10, align 8, !tbaa !60
  br label %18

18:                                               ; preds = %7, %17
  %.022 = phi i32 [ 1, %17 ], [ 0, %7 ]
  switch i32 %.022, label %30 [
    i32 0, label %19
    i32 1, label %29
  ]

19:                                               ; preds = %18, %4
  %20 = call i32 @find_tag(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #7
  %21 = icmp ne i32 %20, -1
  br i1 %21, label %22, label %29

22:                                               ; preds = %19
  %23 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 4
  %24 = load ptr, ptr %23, align 8, !tbaa !59
  %25 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 8
  %26 = load i64, ptr %25, align 8, !tbaa !60
  %27 = getelementptr inbounds i32, ptr %24, i64 %26
  store i32 %20, ptr %27, align 4, !tbaa !31
  %28 = zext i32 %20 to i64
  store i64 %28, ptr %25, align 8, !tbaa !60
  br label %29

29:                                               ; preds = %19, %22, %18
  %.1 = phi i32 [ %13, %18 ], [ %20, %22 ], [ %20, %19 ]
  ret i32 %.1

30:                                               ; preds = %18
  unreachable
}

; Function Attrs: inlinehint nounwind
define internal i32 @varint(ptr noundef %0, ptr noundef %1) #3 {
  %3 = load ptr, ptr %0, align 8, !tbaa !50
  %4 = getelementptr inbounds %struct.Span, ptr %0, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8, !tbaa !51
  %6 = icmp ult ptr %3, %5
  br i1 %6, label %7, label %15

7:                                                ; preds = %2
  %8 = load i8, ptr %3, align 1, !tbaa !17
  %9 = zext i8 %8 to i32
  %10 = icmp slt i32 %9, 128
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds i8, ptr %3, i32 1
  store ptr %12, ptr %0, align 8, !tbaa !50
  %13 = load i8, ptr %3, align 1, !tbaa !17
  %14 = zext i8 %13 to i64
  store i64 %14, ptr %1, align 8, !tbaa !3
  br label %17

15:                                               ; preds = %7, %2
  %16 = call i32 @long_varint(ptr noundef %0, ptr noundef %1) #7
  br label %17

17:                                               ; preds = %15, %11
  %.0 = phi i32 [ 1, %11 ], [ %16, %15 ]
  ret i32 %.0
}

; Function Attrs: inlinehint nounwind
define internal i64 @left(ptr %0, ptr %1) #3 {
  %3 = ptrtoint ptr %1 to i64
  %4 = ptrtoint ptr %0 to i64
  %5 = sub i64 %3, %4
  ret i64 %5
}

; Function Attrs: inlinehint nounwind
define internal i32 @long_varint(ptr noundef %0, ptr noundef %1) #3 {
  br label %3

3:                                                ; preds = %31, %2
  %.020 = phi i64 [ 0, %2 ], [ %19, %31 ]
  %.019 = phi i32 [ 0, %2 ], [ %32, %31 ]
  %.0 = phi i32 [ undef, %2 ], [ %.1, %31 ]
  %4 = icmp slt i32 %.019, 70
  br i1 %4, label %5, label %.critedge

5:                                                ; preds = %3
  %6 = load ptr, ptr %0, align 8, !tbaa !50
  %7 = getelementptr inbounds %struct.Span, ptr %0, i32 0, i32 1
  %8 = load ptr, ptr %7, align 8, !tbaa !51
  %9 = icmp ult ptr %6, %8
  br i1 %9, label %10, label %.critedge

10:                                               ; preds = %5
  %11 = load ptr, ptr %0, align 8, !tbaa !50
  %12 = getelementptr inbounds i8, ptr %11, i32 1
  store ptr %12, ptr %0, align 8, !tbaa !50
  %13 = load i8, ptr %11, align 1, !tbaa !17
  %14 = zext i8 %13 to i32
  %15 = and i32 %14, 127
  %16 = sext i32 %15 to i64
  %17 = zext i32 %.019 to i64
  %18 = shl i64 %16, %17
  %19 = or i64 %.020, %18
  %20 = icmp slt i32 %14, 128
  br i1 %20, label %21, label %30

21:                                               ; preds = %10
  store i64 %19, ptr %1, align 8, !tbaa !3
  %22 = icmp sgt i32 %14, 0
  %23 = icmp eq i32 %.019, 0
  %or.cond = or i1 %22, %23
  br i1 %or.cond, label %24, label %27

24:                                               ; preds = %21
  %25 = icmp slt i32 %.019, 63
  %26 = icmp eq i32 %14, 1
  %spec.select = select i1 %25, i1 true, i1 %26
  br label %27

27:                                               ; preds = %21, %24
  %28 = phi i1 [ %spec.select, %24 ], [ false, %21 ]
  %29 = zext i1 %28 to i32
  br label %30

30:                                               ; preds = %10, %27
  %.017 = phi i32 [ 1, %27 ], [ 0, %10 ]
  %.1 = phi i32 [ %29, %27 ], [ %.0, %10 ]
  %cond21 = icmp eq i32 %.017, 0
  br i1 %cond21, label %31, label %.critedge

31:                                               ; preds = %30
  %32 = add nsw i32 %.019, 7
  br label %3, !llvm.loop !61

.critedge:                                        ; preds = %3, %5, %30
  %.118 = phi i32 [ %.017, %30 ], [ 2, %5 ], [ 2, %3 ]
  %.2 = phi i32 [ %.1, %30 ], [ %.0, %5 ], [ %.0, %3 ]
  %cond = icmp eq i32 %.118, 2
  %spec.select22 = select i1 %cond, i32 0, i32 %.2
  ret i32 %spec.select22
}

; Function Attrs: inlinehint nounwind
define internal i32 @metadata_kind(ptr %0, ptr %1) #3 {
  %3 = alloca %struct.Span, align 8
  %4 = alloca %struct.Field, align 8
  %5 = alloca %struct.Span, align 8
  store ptr %0, ptr %3, align 8
  %6 = getelementptr inbounds { ptr, ptr }, ptr %3, i32 0, i32 1
  store ptr %1, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr %4) #6
  call void @llvm.lifetime.start.p0(i64 16, ptr %5) #6
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 16, i1 false)
  br label %7

7:                                                ; preds = %14, %22, %2
  %8 = load ptr, ptr %3, align 8, !tbaa !50
  %9 = load ptr, ptr %6, align 8, !tbaa !51
  %10 = icmp ult ptr %8, %9
  br i1 %10, label %11, label %24

11:                                               ; preds = %7
  %12 = call i32 @next_field(ptr noundef %3, ptr noundef %4) #7
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %51

14:                                               ; preds = %11
  %15 = load i32, ptr %4, align 8, !tbaa !20
  %16 = lshr i32 %15, 3
  %17 = icmp ne i32 %16, 1
  br i1 %17, label %7, label %18, !llvm.loop !62

18:                                               ; preds = %14
  %19 = icmp ne i32 %15, 10
  %20 = load ptr, ptr %5, align 8
  %21 = icmp ne ptr %20, null
  %or.cond = select i1 %19, i1 true, i1 %21
  br i1 %or.cond, label %51, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.Field, ptr %4, i32 0, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %23, i64 16, i1 false), !tbaa.struct !54
  br label %7, !llvm.loop !62

24:                                               ; preds = %32, %7, %39
  %.sroa.0.0 = phi ptr [ %.sroa.0.0.copyload, %39 ], [ null, %7 ], [ %.sroa.0.0, %32 ]
  %.sroa.8.0 = phi ptr [ %.sroa.8.0.copyload, %39 ], [ null, %7 ], [ %.sroa.8.0, %32 ]
  %25 = load ptr, ptr %5, align 8, !tbaa !50
  %26 = getelementptr inbounds %struct.Span, ptr %5, i32 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !51
  %28 = icmp ult ptr %25, %27
  br i1 %28, label %29, label %41

29:                                               ; preds = %24
  %30 = call i32 @next_field(ptr noundef %5, ptr noundef %4) #7
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %51

32:                                               ; preds = %29
  %33 = load i32, ptr %4, align 8, !tbaa !20
  %34 = lshr i32 %33, 3
  %35 = icmp ne i32 %34, 1
  br i1 %35, label %24, label %36, !llvm.loop !63

36:                                               ; preds = %32
  %37 = icmp ne i32 %33, 10
  %38 = icmp ne ptr %.sroa.0.0, null
  %or.cond5 = select i1 %37, i1 true, i1 %38
  br i1 %or.cond5, label %51, label %39

39:                                               ; preds = %36
  %40 = getelementptr inbounds %struct.Field, ptr %4, i32 0, i32 2
  %.sroa.0.0.copyload = load ptr, ptr %40, align 8, !tbaa !9
  %.sroa.8.0..sroa_idx = getelementptr inbounds i8, ptr %40, i64 8
  %.sroa.8.0.copyload = load ptr, ptr %.sroa.8.0..sroa_idx, align 8, !tbaa !9
  br label %24, !llvm.loop !63

41:                                               ; preds = %24
  %42 = call i64 @left(ptr %.sroa.0.0, ptr %.sroa.8.0) #7
  %43 = icmp ne i64 %42, 7
  br i1 %43, label %51, label %44

44:                                               ; preds = %41
  %45 = call i32 @load32(ptr noundef %.sroa.0.0) #7
  %46 = icmp ne i32 %45, 1818321779
  br i1 %46, label %51, label %47

47:                                               ; preds = %44
  %48 = getelementptr inbounds i8, ptr %.sroa.0.0, i64 3
  %49 = call i32 @load32(ptr noundef %48) #7
  %50 = icmp ne i32 %49, 1936875884
  %spec.select = select i1 %50, i32 2, i32 1
  br label %51

51:                                               ; preds = %47, %41, %44, %36, %29, %18, %11
  %.0 = phi i32 [ 0, %11 ], [ 0, %18 ], [ 0, %29 ], [ 0, %36 ], [ 2, %44 ], [ 2, %41 ], [ %spec.select, %47 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr %5) #6
  call void @llvm.lifetime.end.p0(i64 32, ptr %4) #6
  ret i32 %.0
}

; Function Attrs: inlinehint nounwind
define internal i32 @read_tensor(ptr %0, ptr %1, ptr noundef %2) #3 {
  %4 = alloca %struct.Span, align 8
  %5 = alloca %struct.Field, align 8
  store ptr %0, ptr %4, align 8
  %6 = getelementptr inbounds { ptr, ptr }, ptr %4, i32 0, i32 1
  store ptr %1, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr %5) #6
  br label %7

7:                                                ; preds = %51, %51, %3
  %.015 = phi i32 [ 0, %3 ], [ %.116, %51 ], [ %.116, %51 ]
  %.013 = phi i32 [ 0, %3 ], [ %.114, %51 ], [ %.114, %51 ]
  %.0 = phi i32 [ undef, %3 ], [ %.1, %51 ], [ %.1, %51 ]
  %8 = load ptr, ptr %4, align 8, !tbaa !50
  %9 = load ptr, ptr %6, align 8, !tbaa !51
  %10 = icmp ult ptr %8, %9
  br i1 %10, label %11, label %52

11:                                               ; preds = %7
  %12 = call i32 @next_field(ptr noundef %4, ptr noundef %5) #7
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %57

14:                                               ; preds = %11
  %15 = load i32, ptr %5, align 8, !tbaa !20
  %16 = lshr i32 %15, 3
  %17 = icmp eq i32 %16, 3
  %18 = icmp ugt i32 %16, 5
  %or.cond = or i1 %17, %18
  br i1 %or.cond, label %51, label %19, !llvm.loop !64

19:                                               ; preds = %14
  %20 = shl i32 1, %16
  %21 = and i32 %.015, %20
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %51, label %23

23:                                               ; preds = %19
  %24 = or i32 %.015, %20
  %25 = icmp eq i32 %15, 8
  %26 = getelementptr inbounds %struct.Field, ptr %5, i32 0, i32 1
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 1
  %or.cond19 = select i1 %25, i1 %28, i1 false
  br i1 %or.cond19, label %51, label %29, !llvm.loop !64

29:                                               ; preds = %23
  %30 = load i32, ptr %5, align 8, !tbaa !20
  %31 = icmp eq i32 %30, 18
  %32 = getelementptr inbounds %struct.Field, ptr %5, i32 0, i32 1
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, 0
  %or.cond22 = select i1 %31, i1 %34, i1 false
  br i1 %or.cond22, label %51, label %35, !llvm.loop !64

35:                                               ; preds = %29
  %36 = load i32, ptr %5, align 8, !tbaa !20
  switch i32 %36, label %51 [
    i32 45, label %37
    i32 34, label %41
    i32 42, label %41
  ]

37:                                               ; preds = %35
  %38 = getelementptr inbounds %struct.Field, ptr %5, i32 0, i32 1
  %39 = load i64, ptr %38, align 8, !tbaa !53
  %40 = trunc i64 %39 to i32
  store i32 %40, ptr %2, align 4, !tbaa !31
  br label %49

41:                                               ; preds = %35, %35
  %42 = getelementptr inbounds %struct.Field, ptr %5, i32 0, i32 1
  %43 = load i64, ptr %42, align 8, !tbaa !53
  %44 = icmp eq i64 %43, 4
  br i1 %44, label %45, label %51

45:                                               ; preds = %41
  %46 = getelementptr inbounds %struct.Field, ptr %5, i32 0, i32 2
  %47 = load ptr, ptr %46, align 8, !tbaa !55
  %48 = call i32 @load32(ptr noundef %47) #7
  store i32 %48, ptr %2, align 4, !tbaa !31
  br label %49

49:                                               ; preds = %45, %37
  %50 = add i32 %.013, 1
  br label %51

51:                                               ; preds = %41, %35, %29, %23, %19, %14, %49
  %.116 = phi i32 [ %24, %49 ], [ %.015, %14 ], [ %.015, %19 ], [ %24, %23 ], [ %24, %29 ], [ %24, %35 ], [ %24, %41 ]
  %.114 = phi i32 [ %50, %49 ], [ %.013, %14 ], [ %.013, %19 ], [ %.013, %23 ], [ %.013, %29 ], [ %.013, %35 ], [ %.013, %41 ]
  %.012 = phi i32 [ 0, %49 ], [ 2, %14 ], [ 1, %19 ], [ 2, %23 ], [ 2, %29 ], [ 1, %35 ], [ 1, %41 ]
  %.1 = phi i32 [ %.0, %49 ], [ %.0, %14 ], [ 0, %19 ], [ %.0, %23 ], [ %.0, %29 ], [ 0, %35 ], [ 0, %41 ]
  switch i32 %.012, label %57 [
    i32 0, label %7
    i32 2, label %7
  ], !llvm.loop !64

52:                                               ; preds = %7
  %53 = and i32 %.015, 2
  %54 = icmp ne i32 %53, 0
  %55 = icmp eq i32 %.013, 1
  %spec.select = select i1 %54, i1 %55, i1 false
  %56 = select i1 %spec.select, i32 1, i32 0
  br label %57

57:                                               ; preds = %11, %52, %51
  %.2 = phi i32 [ %.1, %51 ], [ %56, %52 ], [ 0, %11 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr %5) #6
  ret i32 %.2
}

; Function Attrs: inlinehint nounwind
define internal i32 @is_tag(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) #3 {
  %6 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 3
  %7 = load ptr, ptr %6, align 8, !tbaa !65
  %8 = getelementptr inbounds i64, ptr %7, i64 %2
  %9 = load i64, ptr %8, align 8, !tbaa !3
  %10 = icmp eq i64 %9, %4
  br i1 %10, label %11, label %19

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 2
  %13 = load ptr, ptr %12, align 8, !tbaa !66
  %14 = getelementptr inbounds i64, ptr %13, i64 %2
  %15 = load i64, ptr %14, align 8, !tbaa !3
  %16 = getelementptr inbounds i8, ptr %1, i64 %15
  %17 = call i32 @same_bytes(ptr noundef %16, ptr noundef %3, i64 noundef %4) #7
  %18 = icmp ne i32 %17, 0
  br label %19

19:                                               ; preds = %11, %5
  %20 = phi i1 [ false, %5 ], [ %18, %11 ]
  %21 = zext i1 %20 to i32
  ret i32 %21
}

; Function Attrs: nounwind
define internal i32 @find_tag(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 6
  %6 = load i64, ptr %5, align 8, !tbaa !67
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %4
  call void @lay_out(ptr noundef %0, ptr noundef %1) #7
  br label %9

9:                                                ; preds = %8, %4
  %10 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 7
  %11 = load i64, ptr %10, align 8, !tbaa !68
  %12 = call i64 @hash_bytes(i64 noundef %11, ptr noundef %2, i64 noundef %3) #7
  %13 = load i64, ptr %5, align 8, !tbaa !67
  %14 = and i64 %12, %13
  br label %15

15:                                               ; preds = %26, %9
  %.043 = phi i64 [ %14, %9 ], [ %29, %26 ]
  %.0 = phi i32 [ undef, %9 ], [ %..0, %26 ]
  %16 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 5
  %17 = load ptr, ptr %16, align 8, !tbaa !69
  %18 = getelementptr inbounds i32, ptr %17, i64 %.043
  %19 = load i32, ptr %18, align 4, !tbaa !31
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %30

21:                                               ; preds = %15
  %22 = sub i32 %19, 1
  %23 = zext i32 %22 to i64
  %24 = call i32 @is_tag(ptr noundef %0, ptr noundef %1, i64 noundef %23, ptr noundef %2, i64 noundef %3) #7
  %25 = icmp ne i32 %24, 0
  %. = select i1 %25, i32 1, i32 0
  %..0 = select i1 %25, i32 %22, i32 %.0
  %cond = icmp eq i32 %., 0
  br i1 %cond, label %26, label %60

26:                                               ; preds = %21
  %27 = add i64 %.043, 1
  %28 = load i64, ptr %5, align 8, !tbaa !67
  %29 = and i64 %27, %28
  br label %15, !llvm.loop !70

30:                                               ; preds = %15
  %31 = load i64, ptr %0, align 8, !tbaa !58
  %32 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 1
  %33 = load i64, ptr %32, align 8, !tbaa !71
  %34 = icmp eq i64 %31, %33
  br i1 %34, label %60, label %35

35:                                               ; preds = %30
  %36 = add nsw i64 %31, 1
  store i64 %36, ptr %0, align 8, !tbaa !58
  %37 = trunc i64 %31 to i32
  %38 = ptrtoint ptr %2 to i64
  %39 = ptrtoint ptr %1 to i64
  %40 = sub i64 %38, %39
  %41 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 2
  %42 = load ptr, ptr %41, align 8, !tbaa !66
  %43 = zext i32 %37 to i64
  %44 = getelementptr inbounds i64, ptr %42, i64 %43
  store i64 %40, ptr %44, align 8, !tbaa !3
  %45 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 3
  %46 = load ptr, ptr %45, align 8, !tbaa !65
  %47 = getelementptr inbounds i64, ptr %46, i64 %43
  store i64 %3, ptr %47, align 8, !tbaa !3
  %48 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 4
  %49 = load ptr, ptr %48, align 8, !tbaa !59
  %50 = getelementptr inbounds i32, ptr %49, i64 %43
  store i32 %37, ptr %50, align 4, !tbaa !31
  %51 = load i64, ptr %0, align 8, !tbaa !58
  %52 = mul i64 2, %51
  %53 = load i64, ptr %5, align 8, !tbaa !67
  %54 = icmp ugt i64 %52, %53
  br i1 %54, label %55, label %56

55:                                               ; preds = %35
  call void @lay_out(ptr noundef %0, ptr noundef %1) #7
  br label %60

56:                                               ; preds = %35
  %57 = add i32 %37, 1
  %58 = load ptr, ptr %16, align 8, !tbaa !69
  %59 = getelementptr inbounds i32, ptr %58, i64 %.043
  store i32 %57, ptr %59, align 4, !tbaa !31
  br label %60

60:                                               ; preds = %55, %56, %30, %21
  %.2 = phi i32 [ %..0, %21 ], [ -1, %30 ], [ %37, %56 ], [ %37, %55 ]
  ret i32 %.2
}

; Function Attrs: inlinehint nounwind
define internal i32 @same_bytes(ptr noundef %0, ptr noundef %1, i64 noundef %2) #3 {
  %4 = icmp uge i64 %2, 8
  br i1 %4, label %5, label %24

5:                                                ; preds = %8, %3
  %.029 = phi i64 [ 0, %3 ], [ %6, %8 ]
  %6 = add i64 %.029, 8
  %7 = icmp ult i64 %6, %2
  br i1 %7, label %8, label %14

8:                                                ; preds = %5
  %9 = getelementptr inbounds i8, ptr %0, i64 %.029
  %10 = call i64 @load64(ptr noundef %9) #7
  %11 = getelementptr inbounds i8, ptr %1, i64 %.029
  %12 = call i64 @load64(ptr noundef %11) #7
  %13 = icmp ne i64 %10, %12
  br i1 %13, label %14, label %5, !llvm.loop !72

14:                                               ; preds = %8, %5
  %.028 = phi i32 [ 2, %5 ], [ 1, %8 ]
  switch i32 %.028, label %55 [
    i32 2, label %15
    i32 1, label %54
  ]

15:                                               ; preds = %14
  %16 = getelementptr inbounds i8, ptr %0, i64 %2
  %17 = getelementptr inbounds i8, ptr %16, i64 -8
  %18 = call i64 @load64(ptr noundef %17) #7
  %19 = getelementptr inbounds i8, ptr %1, i64 %2
  %20 = getelementptr inbounds i8, ptr %19, i64 -8
  %21 = call i64 @load64(ptr noundef %20) #7
  %22 = icmp eq i64 %18, %21
  %23 = zext i1 %22 to i32
  br label %54

24:                                               ; preds = %3
  %25 = icmp uge i64 %2, 4
  br i1 %25, label %26, label %41

26:                                               ; preds = %24
  %27 = call i32 @load32(ptr noundef %0) #7
  %28 = call i32 @load32(ptr noundef %1) #7
  %29 = icmp eq i32 %27, %28
  br i1 %29, label %30, label %38

30:                                               ; preds = %26
  %31 = getelementptr inbounds i8, ptr %0, i64 %2
  %32 = getelementptr inbounds i8, ptr %31, i64 -4
  %33 = call i32 @load32(ptr noundef %32) #7
  %34 = getelementptr inbounds i8, ptr %1, i64 %2
  %35 = getelementptr inbounds i8, ptr %34, i64 -4
  %36 = call i32 @load32(ptr noundef %35) #7
  %37 = icmp eq i32 %33, %36
  br label %38

38:                                               ; preds = %30, %26
  %39 = phi i1 [ false, %26 ], [ %37, %30 ]
  %40 = zext i1 %39 to i32
  br label %54

41:                                               ; preds = %24, %51
  %.0 = phi i64 [ %52, %51 ], [ 0, %24 ]
  %42 = icmp ult i64 %.0, %2
  br i1 %42, label %43, label %53

43:                                               ; preds = %41
  %44 = getelementptr inbounds i8, ptr %0, i64 %.0
  %45 = load i8, ptr %44, align 1, !tbaa !17
  %46 = zext i8 %45 to i32
  %47 = getelementptr inbounds i8, ptr %1, i64 %.0
  %48 = load i8, ptr %47, align 1, !tbaa !17
  %49 = zext i8 %48 to i32
  %50 = icmp ne i32 %46, %49
  br i1 %50, label %53, label %51

51:                                               ; preds = %43
  %52 = add i64 %.0, 1
  br label %41, !llvm.loop !73

53:                                               ; preds = %43, %41
  %.1 = phi i32 [ 5, %41 ], [ 1, %43 ]
  %switch.selectcmp = icmp eq i32 %.1, 5
  %switch.select = select i1 %switch.selectcmp, i32 1, i32 0
  br label %54

54:                                               ; preds = %53, %38, %15, %14
  %.2 = phi i32 [ 0, %14 ], [ %23, %15 ], [ %40, %38 ], [ %switch.select, %53 ]
  ret i32 %.2

55:                                               ; preds = %14
  unreachable
}

; Function Attrs: nounwind
define internal void @lay_out(ptr noundef %0, ptr noundef %1) #0 {
  br label %3

3:                                                ; preds = %7, %2
  %.0 = phi i64 [ 64, %2 ], [ %8, %7 ]
  %4 = load i64, ptr %0, align 8, !tbaa !58
  %5 = mul i64 4, %4
  %6 = icmp ult i64 %.0, %5
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = mul i64 %.0, 2
  br label %3, !llvm.loop !74

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !71
  %12 = mul i64 2, %11
  %13 = icmp ugt i64 %.0, %12
  %spec.select = select i1 %13, i64 %12, i64 %.0
  %14 = sub i64 %spec.select, 1
  %15 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 6
  store i64 %14, ptr %15, align 8, !tbaa !67
  br label %16

16:                                               ; preds = %18, %9
  %.026 = phi i64 [ 0, %9 ], [ %22, %18 ]
  %17 = icmp ult i64 %.026, %spec.select
  br i1 %17, label %18, label %23

18:                                               ; preds = %16
  %19 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 5
  %20 = load ptr, ptr %19, align 8, !tbaa !69
  %21 = getelementptr inbounds i32, ptr %20, i64 %.026
  store i32 0, ptr %21, align 4, !tbaa !31
  %22 = add i64 %.026, 1
  br label %16, !llvm.loop !75

23:                                               ; preds = %16, %26
  %.025 = phi i64 [ %45, %26 ], [ 0, %16 ]
  %24 = load i64, ptr %0, align 8, !tbaa !58
  %25 = icmp slt i64 %.025, %24
  br i1 %25, label %26, label %46

26:                                               ; preds = %23
  %27 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 7
  %28 = load i64, ptr %27, align 8, !tbaa !68
  %29 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 2
  %30 = load ptr, ptr %29, align 8, !tbaa !66
  %31 = getelementptr inbounds i64, ptr %30, i64 %.025
  %32 = load i64, ptr %31, align 8, !tbaa !3
  %33 = getelementptr inbounds i8, ptr %1, i64 %32
  %34 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 3
  %35 = load ptr, ptr %34, align 8, !tbaa !65
  %36 = getelementptr inbounds i64, ptr %35, i64 %.025
  %37 = load i64, ptr %36, align 8, !tbaa !3
  %38 = call i64 @hash_bytes(i64 noundef %28, ptr noundef %33, i64 noundef %37) #7
  %39 = trunc i64 %.025 to i32
  %40 = add i32 %39, 1
  %41 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 5
  %42 = load ptr, ptr %41, align 8, !tbaa !69
  %43 = call i64 @free_slot(ptr noundef %0, i64 noundef %38) #7
  %44 = getelementptr inbounds i32, ptr %42, i64 %43
  store i32 %40, ptr %44, align 4, !tbaa !31
  %45 = add nsw i64 %.025, 1
  br label %23, !llvm.loop !76

46:                                               ; preds = %23
  ret void
}

; Function Attrs: inlinehint nounwind
define internal i64 @hash_bytes(i64 noundef %0, ptr noundef %1, i64 noundef %2) #3 {
  %4 = xor i64 %0, %2
  br label %5

5:                                                ; preds = %7, %3
  %.019 = phi ptr [ %1, %3 ], [ %15, %7 ]
  %.017 = phi i64 [ %2, %3 ], [ %14, %7 ]
  %.0 = phi i64 [ %4, %3 ], [ %13, %7 ]
  %6 = icmp uge i64 %.017, 8
  br i1 %6, label %7, label %16

7:                                                ; preds = %5
  %8 = call i64 @load64(ptr noundef %.019) #7
  %9 = xor i64 %.0, %8
  %10 = mul i64 %9, -7046029254386353131
  %11 = lshr i64 %10, 32
  %12 = xor i64 %11, %0
  %13 = xor i64 %10, %12
  %14 = sub i64 %.017, 8
  %15 = getelementptr inbounds i8, ptr %.019, i64 8
  br label %5, !llvm.loop !77

16:                                               ; preds = %5, %18
  %.120 = phi ptr [ %24, %18 ], [ %.019, %5 ]
  %.118 = phi i64 [ %23, %18 ], [ %.017, %5 ]
  %.1 = phi i64 [ %22, %18 ], [ %.0, %5 ]
  %17 = icmp ugt i64 %.118, 0
  br i1 %17, label %18, label %25

18:                                               ; preds = %16
  %19 = load i8, ptr %.120, align 1, !tbaa !17
  %20 = zext i8 %19 to i64
  %21 = xor i64 %.1, %20
  %22 = mul i64 %21, -7046029254386353131
  %23 = add i64 %.118, -1
  %24 = getelementptr inbounds i8, ptr %.120, i32 1
  br label %16, !llvm.loop !78

25:                                               ; preds = %16
  %26 = lshr i64 %.1, 29
  %27 = xor i64 %.1, %26
  %28 = lshr i64 %.1, 47
  %29 = xor i64 %27, %28
  ret i64 %29
}

; Function Attrs: inlinehint nounwind
define internal i64 @free_slot(ptr noundef %0, i64 noundef %1) #3 {
  %3 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 6
  %4 = load i64, ptr %3, align 8, !tbaa !67
  %5 = and i64 %1, %4
  br label %6

6:                                                ; preds = %12, %2
  %.0 = phi i64 [ %5, %2 ], [ %15, %12 ]
  %7 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 5
  %8 = load ptr, ptr %7, align 8, !tbaa !69
  %9 = getelementptr inbounds i32, ptr %8, i64 %.0
  %10 = load i32, ptr %9, align 4, !tbaa !31
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %16

12:                                               ; preds = %6
  %13 = add i64 %.0, 1
  %14 = load i64, ptr %3, align 8, !tbaa !67
  %15 = and i64 %13, %14
  br label %6, !llvm.loop !79

16:                                               ; preds = %6
  ret i64 %.0
}

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { inlinehint nounwind "no-builtins" }
attributes #4 = { "no-builtins" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin "no-builtins" }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{i64 0, i64 8, !3, i64 8, i64 8, !3, i64 16, i64 8, !3, i64 24, i64 8, !7, i64 32, i64 8, !7, i64 40, i64 8, !3, i64 48, i64 8, !3, i64 56, i64 8, !9, i64 64, i64 8, !9, i64 72, i64 8, !9, i64 80, i64 8, !9, i64 88, i64 8, !9, i64 96, i64 8, !3, i64 104, i64 8, !3, i64 112, i64 8, !9, i64 120, i64 8, !9, i64 128, i64 8, !3, i64 136, i64 8, !3, i64 144, i64 8, !9, i64 152, i64 8, !9, i64 160, i64 8, !9, i64 168, i64 8, !9, i64 176, i64 8, !3, i64 184, i64 8, !3, i64 192, i64 8, !3}
!3 = !{!4, !4, i64 0}
!4 = !{!"long long", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"double", !5, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"any pointer", !5, i64 0}
!11 = !{!12, !4, i64 0}
!12 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !8, i64 24, !8, i64 32, !4, i64 40, !4, i64 48, !10, i64 56, !10, i64 64, !10, i64 72, !10, i64 80, !10, i64 88, !4, i64 96, !4, i64 104, !10, i64 112, !10, i64 120, !13, i64 128}
!13 = !{!"", !4, i64 0, !4, i64 8, !10, i64 16, !10, i64 24, !10, i64 32, !10, i64 40, !4, i64 48, !4, i64 56, !4, i64 64}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = !{!5, !5, i64 0}
!18 = distinct !{!18, !15}
!19 = !{!12, !4, i64 40}
!20 = !{!21, !22, i64 0}
!21 = !{!"", !22, i64 0, !4, i64 8, !23, i64 16}
!22 = !{!"int", !5, i64 0}
!23 = !{!"", !10, i64 0, !10, i64 8}
!24 = distinct !{!24, !15}
!25 = !{!12, !4, i64 8}
!26 = !{!12, !4, i64 48}
!27 = !{!28, !10, i64 0}
!28 = !{!"", !10, i64 0, !4, i64 8, !22, i64 16}
!29 = !{!28, !4, i64 8}
!30 = !{!12, !10, i64 56}
!31 = !{!22, !22, i64 0}
!32 = !{!12, !10, i64 64}
!33 = !{!12, !10, i64 72}
!34 = !{!28, !22, i64 16}
!35 = !{!12, !10, i64 80}
!36 = !{!12, !10, i64 88}
!37 = !{!12, !4, i64 96}
!38 = !{!12, !4, i64 104}
!39 = !{!12, !10, i64 112}
!40 = !{!12, !10, i64 120}
!41 = !{!12, !4, i64 16}
!42 = !{!12, !8, i64 24}
!43 = !{!12, !8, i64 32}
!44 = !{!12, !4, i64 128}
!45 = distinct !{!45, !15}
!46 = distinct !{!46, !15}
!47 = distinct !{!47, !15}
!48 = distinct !{!48, !15}
!49 = distinct !{!49, !15}
!50 = !{!23, !10, i64 0}
!51 = !{!23, !10, i64 8}
!52 = distinct !{!52, !15}
!53 = !{!21, !4, i64 8}
!54 = !{i64 0, i64 8, !9, i64 8, i64 8, !9}
!55 = !{!21, !10, i64 16}
!56 = !{!21, !10, i64 24}
!57 = distinct !{!57, !15}
!58 = !{!13, !4, i64 0}
!59 = !{!13, !10, i64 32}
!60 = !{!13, !4, i64 64}
!61 = distinct !{!61, !15}
!62 = distinct !{!62, !15}
!63 = distinct !{!63, !15}
!64 = distinct !{!64, !15}
!65 = !{!13, !10, i64 24}
!66 = !{!13, !10, i64 16}
!67 = !{!13, !4, i64 48}
!68 = !{!13, !4, i64 56}
!69 = !{!13, !10, i64 40}
!70 = distinct !{!70, !15}
!71 = !{!13, !4, i64 8}
!72 = distinct !{!72, !15}
!73 = distinct !{!73, !15}
!74 = distinct !{!74, !15}
!75 = distinct !{!75, !15}
!76 = distinct !{!76, !15}
!77 = distinct !{!77, !15}
!78 = distinct !{!78, !15}
!79 = distinct !{!79, !15}
