; Made by tools/ir.py from events.c with clang 19; do not edit.
; sha256 of the C source: 6084eb8cabeec256e008ed2d50b3b04306a26b1f36014bdfff97abbb249da8d5
; sha256 of what follows: 46289dc27438ccf0d8d4fdf294e65151a93bb7958f33dbce85a88568f72edee0

%struct.Scan = type { i64, i64, i64, double, double, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, ptr, %struct.Tags }
%struct.Tags = type { i64, i64, ptr, ptr, ptr, ptr, i64, i64, i64 }
%struct.Event = type { double, i64, %struct.Span }
%struct.Span = type { ptr, ptr }
%struct.Value = type { ptr, i64, i32 }
%struct.Columns = type { ptr, ptr, ptr, ptr }
%struct.Field = type { i32, i64, %struct.Span }

; Function Attrs: nounwind
define i64 @scan(ptr noundef %0, i64 noundef %1, ptr noundef %2) #0 {
  %4 = alloca %struct.Scan, align 8
  call void @llvm.lifetime.start.p0(i64 200, ptr %4) #7
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
  %11 = call i64 @load64(ptr noundef %10) #8
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
  %20 = call i32 @load32(ptr noundef %19) #8
  %21 = call i32 @crc32c(ptr noundef %10, i64 noundef 8) #8
  %22 = call i32 @masked(i32 noundef %21) #8
  %23 = icmp ne i32 %20, %22
  br i1 %23, label %38, label %24

24:                                               ; preds = %18
  %25 = getelementptr inbounds i8, ptr %10, i64 12
  %26 = getelementptr inbounds i8, ptr %25, i64 %11
  %27 = call i32 @load32(ptr noundef %26) #8
  %28 = call i32 @crc32c(ptr noundef %25, i64 noundef %11) #8
  %29 = call i32 @masked(i32 noundef %28) #8
  %30 = icmp ne i32 %27, %29
  br i1 %30, label %38, label %31

31:                                               ; preds = %24
  %32 = call i32 @take(ptr noundef %4, ptr noundef %0, ptr noundef %25, i64 noundef %11) #8
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
  call void @llvm.lifetime.end.p0(i64 200, ptr %4) #7
  ret i64 %40

41:                                               ; preds = %38
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: alwaysinline nounwind
define internal i64 @load64(ptr noundef %0) #3 {
  %.0.copyload = load i64, ptr %0, align 1
  ret i64 %.0.copyload
}

; Function Attrs: alwaysinline nounwind
define internal i32 @load32(ptr noundef %0) #3 {
  %.0.copyload = load i32, ptr %0, align 1
  ret i32 %.0.copyload
}

; Function Attrs: alwaysinline nounwind
define internal i32 @masked(i32 noundef %0) #3 {
  %2 = lshr i32 %0, 15
  %3 = shl i32 %0, 17
  %4 = or i32 %2, %3
  %5 = add i32 %4, -1568478504
  ret i32 %5
}

; Function Attrs: alwaysinline nounwind
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
  %10 = call i64 @load64(ptr noundef %.0) #8
  %11 = call i32 @crc32c_step8(i32 noundef %.017, i64 noundef %10) #8
  %12 = getelementptr inbounds i8, ptr %.0, i64 8
  br label %4, !llvm.loop !16

13:                                               ; preds = %4
  %14 = icmp sge i64 %7, 4
  br i1 %14, label %15, label %19

15:                                               ; preds = %13
  %16 = call i32 @load32(ptr noundef %.0) #8
  %17 = call i32 @crc32c_step4(i32 noundef %.017, i32 noundef %16) #8
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
  %25 = call i32 @crc32c_step1(i32 noundef %.219, i32 noundef %24) #8
  %26 = getelementptr inbounds i8, ptr %.2, i32 1
  br label %20, !llvm.loop !18

27:                                               ; preds = %20
  %28 = xor i32 %.219, -1
  ret i32 %28
}

; Function Attrs: alwaysinline nounwind
define internal i32 @take(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #3 {
  %5 = alloca %struct.Event, align 8
  %6 = alloca %struct.Event, align 8
  %7 = alloca %struct.Value, align 8
  %8 = alloca %struct.Value, align 8
  %9 = alloca ptr, align 8
  %10 = getelementptr inbounds i8, ptr %2, i64 %3
  %11 = ptrtoint ptr %2 to i64
  %12 = ptrtoint ptr %1 to i64
  %13 = sub i64 %11, %12
  %14 = sub nsw i64 %13, 12
  %15 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 5
  %16 = load i64, ptr %15, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 32, ptr %5) #7
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 32, i1 false)
  %17 = call i32 @plain_event(ptr %2, ptr %10, ptr noundef %5) #8
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 32, ptr %6) #7
  call void @llvm.memset.p0.i64(ptr align 8 %6, i8 0, i64 32, i1 false)
  %20 = call i32 @read_event(ptr %2, ptr %10, ptr noundef %6) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %6, i64 32, i1 false), !tbaa.struct !20
  call void @llvm.lifetime.end.p0(i64 32, ptr %6) #7
  br label %21

21:                                               ; preds = %19, %4
  %.065 = phi i32 [ 1, %4 ], [ %20, %19 ]
  br label %22

22:                                               ; preds = %85, %85, %21
  %.069 = phi i32 [ 0, %21 ], [ %.271, %85 ], [ %.271, %85 ]
  %.166 = phi i32 [ %.065, %21 ], [ %.368, %85 ], [ %.368, %85 ]
  %.059 = phi i64 [ %16, %21 ], [ %.261, %85 ], [ %.261, %85 ]
  %.0 = phi i32 [ undef, %21 ], [ %.2, %85 ], [ %.2, %85 ]
  %23 = icmp ne i32 %.166, 0
  %24 = getelementptr inbounds %struct.Event, ptr %5, i32 0, i32 2
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds %struct.Span, ptr %24, i32 0, i32 1
  %27 = load ptr, ptr %26, align 8
  %28 = icmp ult ptr %25, %27
  %29 = select i1 %23, i1 %28, i1 false
  br i1 %29, label %30, label %86

30:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(i64 24, ptr %7) #7
  %31 = getelementptr inbounds %struct.Event, ptr %5, i32 0, i32 2
  %32 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 1
  %33 = load i64, ptr %32, align 8, !tbaa !21
  %34 = trunc i64 %33 to i32
  %35 = call i32 @plain_scalar(ptr noundef %31, i32 noundef %34, ptr noundef %7) #8
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %52, label %37

37:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(i64 24, ptr %8) #7
  call void @llvm.memset.p0.i64(ptr align 8 %8, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #7
  %38 = getelementptr inbounds %struct.Span, ptr %31, i32 0, i32 1
  %39 = load ptr, ptr %38, align 8, !tbaa !22
  store ptr %39, ptr %9, align 8, !tbaa !9
  %40 = load i64, ptr %32, align 8, !tbaa !21
  %41 = trunc i64 %40 to i32
  %42 = load ptr, ptr %31, align 8
  %43 = load ptr, ptr %38, align 8
  %44 = call i32 @next_value(ptr %42, ptr %43, i32 noundef %41, ptr noundef %8, ptr noundef %9) #8
  %45 = load ptr, ptr %9, align 8, !tbaa !9
  store ptr %45, ptr %31, align 8, !tbaa !25
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %8, i64 24, i1 false), !tbaa.struct !26
  %46 = icmp ne i32 %44, 0
  %47 = zext i1 %46 to i32
  %48 = icmp eq i32 %44, 2
  %49 = zext i1 %48 to i32
  %50 = or i32 %.069, %49
  %51 = icmp ne i32 %44, 1
  %. = select i1 %51, i32 2, i32 0
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #7
  call void @llvm.lifetime.end.p0(i64 24, ptr %8) #7
  %cond = icmp eq i32 %., 0
  br i1 %cond, label %52, label %85

52:                                               ; preds = %37, %30
  %.170 = phi i32 [ %.069, %30 ], [ %50, %37 ]
  %.267 = phi i32 [ %.166, %30 ], [ %47, %37 ]
  %53 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 6
  %54 = load i64, ptr %53, align 8, !tbaa !29
  %55 = icmp eq i64 %.059, %54
  br i1 %55, label %85, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 16
  %58 = load ptr, ptr %7, align 8, !tbaa !30
  %59 = getelementptr inbounds %struct.Value, ptr %7, i32 0, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !32
  %61 = call i32 @tag_number(ptr noundef %57, ptr noundef %1, ptr noundef %58, i64 noundef %60) #8
  %62 = icmp eq i32 %61, -1
  br i1 %62, label %85, label %63

63:                                               ; preds = %56
  %64 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 7
  %65 = load ptr, ptr %64, align 8, !tbaa !33
  %66 = getelementptr inbounds i32, ptr %65, i64 %.059
  store i32 %61, ptr %66, align 4, !tbaa !27
  %67 = getelementptr inbounds %struct.Event, ptr %5, i32 0, i32 1
  %68 = load i64, ptr %67, align 8, !tbaa !34
  %69 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 8
  %70 = load ptr, ptr %69, align 8, !tbaa !35
  %71 = getelementptr inbounds i64, ptr %70, i64 %.059
  store i64 %68, ptr %71, align 8, !tbaa !3
  %72 = load double, ptr %5, align 8, !tbaa !36
  %73 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 9
  %74 = load ptr, ptr %73, align 8, !tbaa !37
  %75 = getelementptr inbounds double, ptr %74, i64 %.059
  store double %72, ptr %75, align 8, !tbaa !7
  %76 = getelementptr inbounds %struct.Value, ptr %7, i32 0, i32 2
  %77 = load i32, ptr %76, align 8, !tbaa !38
  %78 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 10
  %79 = load ptr, ptr %78, align 8, !tbaa !39
  %80 = getelementptr inbounds i32, ptr %79, i64 %.059
  store i32 %77, ptr %80, align 4, !tbaa !27
  %81 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 11
  %82 = load ptr, ptr %81, align 8, !tbaa !40
  %83 = getelementptr inbounds i64, ptr %82, i64 %.059
  store i64 %14, ptr %83, align 8, !tbaa !3
  %84 = add nsw i64 %.059, 1
  br label %85

85:                                               ; preds = %63, %56, %52, %37
  %.271 = phi i32 [ %50, %37 ], [ %.170, %52 ], [ %.170, %56 ], [ %.170, %63 ]
  %.368 = phi i32 [ %47, %37 ], [ %.267, %52 ], [ %.267, %56 ], [ %.267, %63 ]
  %.264 = phi i32 [ %., %37 ], [ 1, %52 ], [ 0, %63 ], [ 1, %56 ]
  %.261 = phi i64 [ %.059, %37 ], [ %.059, %52 ], [ %84, %63 ], [ %.059, %56 ]
  %.2 = phi i32 [ %.0, %37 ], [ 1, %52 ], [ %.0, %63 ], [ 2, %56 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr %7) #7
  switch i32 %.264, label %131 [
    i32 0, label %22
    i32 2, label %22
  ], !llvm.loop !41

86:                                               ; preds = %22
  br i1 %23, label %87, label %90

87:                                               ; preds = %86
  %88 = load i64, ptr %15, align 8, !tbaa !19
  %89 = icmp sgt i64 %.059, %88
  br label %90

90:                                               ; preds = %87, %86
  %91 = phi i1 [ false, %86 ], [ %89, %87 ]
  %92 = zext i1 %91 to i32
  %.not = xor i1 %91, true
  %93 = icmp ne i32 %.069, 0
  %or.cond = select i1 %.not, i1 true, i1 %93
  br i1 %or.cond, label %94, label %111

94:                                               ; preds = %90
  %95 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 12
  %96 = load i64, ptr %95, align 8, !tbaa !42
  %97 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 13
  %98 = load i64, ptr %97, align 8, !tbaa !43
  %99 = icmp eq i64 %96, %98
  br i1 %99, label %131, label %100

100:                                              ; preds = %94
  %101 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 14
  %102 = load ptr, ptr %101, align 8, !tbaa !44
  %103 = getelementptr inbounds i64, ptr %102, i64 %96
  store i64 %14, ptr %103, align 8, !tbaa !3
  %104 = xor i64 %3, -1
  %105 = select i1 %91, i64 %104, i64 %3
  %106 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 15
  %107 = load ptr, ptr %106, align 8, !tbaa !45
  %108 = load i64, ptr %95, align 8, !tbaa !42
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %95, align 8, !tbaa !42
  %110 = getelementptr inbounds i64, ptr %107, i64 %108
  store i64 %105, ptr %110, align 8, !tbaa !3
  br label %111

111:                                              ; preds = %90, %100
  br i1 %91, label %112, label %131

112:                                              ; preds = %111
  store i64 %.059, ptr %15, align 8, !tbaa !19
  %113 = icmp ne i32 %.069, 0
  %114 = xor i1 %113, true
  %115 = zext i1 %114 to i32
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 2
  %118 = load i64, ptr %117, align 8, !tbaa !46
  %119 = add nsw i64 %118, %116
  store i64 %119, ptr %117, align 8, !tbaa !46
  %120 = load double, ptr %5, align 8, !tbaa !36
  %121 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 3
  %122 = load double, ptr %121, align 8, !tbaa !47
  %123 = fcmp olt double %120, %122
  br i1 %123, label %124, label %125

124:                                              ; preds = %112
  store double %120, ptr %121, align 8, !tbaa !47
  br label %125

125:                                              ; preds = %124, %112
  %126 = load double, ptr %5, align 8, !tbaa !36
  %127 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 4
  %128 = load double, ptr %127, align 8, !tbaa !48
  %129 = fcmp ogt double %126, %128
  br i1 %129, label %130, label %131

130:                                              ; preds = %125
  store double %126, ptr %127, align 8, !tbaa !48
  br label %131

131:                                              ; preds = %94, %125, %130, %111, %85
  %.4 = phi i32 [ %.2, %85 ], [ 3, %94 ], [ 0, %125 ], [ 0, %130 ], [ 0, %111 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr %5) #7
  ret i32 %.4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define i64 @group(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8) #0 {
  %10 = alloca %struct.Columns, align 8
  %11 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 16
  %12 = load i64, ptr %11, align 8, !tbaa !49
  %13 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 5
  %14 = load i64, ptr %13, align 8, !tbaa !19
  br label %15

15:                                               ; preds = %17, %9
  %.043 = phi i64 [ 0, %9 ], [ %19, %17 ]
  %16 = icmp sle i64 %.043, %12
  br i1 %16, label %17, label %20

17:                                               ; preds = %15
  %18 = getelementptr inbounds i64, ptr %2, i64 %.043
  store i64 0, ptr %18, align 8, !tbaa !3
  %19 = add nsw i64 %.043, 1
  br label %15, !llvm.loop !50

20:                                               ; preds = %15, %22
  %.042 = phi i64 [ %34, %22 ], [ 0, %15 ]
  %21 = icmp slt i64 %.042, %14
  br i1 %21, label %22, label %35

22:                                               ; preds = %20
  %23 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 7
  %24 = load ptr, ptr %23, align 8, !tbaa !33
  %25 = getelementptr inbounds i32, ptr %24, i64 %.042
  %26 = load i32, ptr %25, align 4, !tbaa !27
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds i64, ptr %1, i64 %27
  %29 = load i64, ptr %28, align 8, !tbaa !3
  %30 = add nsw i64 %29, 1
  %31 = getelementptr inbounds i64, ptr %2, i64 %30
  %32 = load i64, ptr %31, align 8, !tbaa !3
  %33 = add nsw i64 %32, 1
  store i64 %33, ptr %31, align 8, !tbaa !3
  %34 = add nsw i64 %.042, 1
  br label %20, !llvm.loop !51

35:                                               ; preds = %20, %37
  %.041 = phi i64 [ %40, %37 ], [ 0, %20 ]
  %36 = icmp slt i64 %.041, %12
  br i1 %36, label %37, label %44

37:                                               ; preds = %35
  %38 = getelementptr inbounds i64, ptr %2, i64 %.041
  %39 = load i64, ptr %38, align 8, !tbaa !3
  %40 = add nsw i64 %.041, 1
  %41 = getelementptr inbounds i64, ptr %2, i64 %40
  %42 = load i64, ptr %41, align 8, !tbaa !3
  %43 = add nsw i64 %42, %39
  store i64 %43, ptr %41, align 8, !tbaa !3
  br label %35, !llvm.loop !52

44:                                               ; preds = %35, %46
  %.0 = phi i64 [ %52, %46 ], [ 0, %35 ]
  %45 = icmp slt i64 %.0, %12
  br i1 %45, label %46, label %53

46:                                               ; preds = %44
  %47 = getelementptr inbounds i64, ptr %1, i64 %.0
  %48 = load i64, ptr %47, align 8, !tbaa !3
  %49 = getelementptr inbounds i64, ptr %2, i64 %48
  %50 = load i64, ptr %49, align 8, !tbaa !3
  %51 = getelementptr inbounds i64, ptr %3, i64 %.0
  store i64 %50, ptr %51, align 8, !tbaa !3
  %52 = add nsw i64 %.0, 1
  br label %44, !llvm.loop !53

53:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(i64 32, ptr %10) #7
  store ptr %4, ptr %10, align 8, !tbaa !54
  %54 = getelementptr inbounds %struct.Columns, ptr %10, i32 0, i32 1
  store ptr %5, ptr %54, align 8, !tbaa !56
  %55 = getelementptr inbounds %struct.Columns, ptr %10, i32 0, i32 2
  store ptr %6, ptr %55, align 8, !tbaa !57
  %56 = getelementptr inbounds %struct.Columns, ptr %10, i32 0, i32 3
  store ptr %8, ptr %56, align 8, !tbaa !58
  %57 = icmp ne i64 %7, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %53
  %59 = call i64 @move_rows(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef byval(%struct.Columns) align 8 %10, i32 noundef 1) #8
  br label %62

60:                                               ; preds = %53
  %61 = call i64 @move_rows(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef byval(%struct.Columns) align 8 %10, i32 noundef 0) #8
  br label %62

62:                                               ; preds = %60, %58
  %63 = phi i64 [ %59, %58 ], [ %61, %60 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr %10) #7
  ret i64 %63
}

; Function Attrs: alwaysinline nounwind
define internal i64 @move_rows(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef byval(%struct.Columns) align 8 %4, i32 noundef %5) #3 {
  %7 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 5
  %8 = load i64, ptr %7, align 8, !tbaa !19
  br label %9

9:                                                ; preds = %62, %6
  %.032 = phi i64 [ 0, %6 ], [ %70, %62 ]
  %.0 = phi i64 [ 1, %6 ], [ %.1, %62 ]
  %10 = icmp slt i64 %.032, %8
  br i1 %10, label %11, label %71

11:                                               ; preds = %9
  %12 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 7
  %13 = load ptr, ptr %12, align 8, !tbaa !33
  %14 = getelementptr inbounds i32, ptr %13, i64 %.032
  %15 = load i32, ptr %14, align 4, !tbaa !27
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds i64, ptr %3, i64 %16
  %18 = load i64, ptr %17, align 8, !tbaa !3
  %19 = add nsw i64 %18, 1
  store i64 %19, ptr %17, align 8, !tbaa !3
  %20 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 8
  %21 = load ptr, ptr %20, align 8, !tbaa !35
  %22 = getelementptr inbounds i64, ptr %21, i64 %.032
  %23 = load i64, ptr %22, align 8, !tbaa !3
  %24 = getelementptr inbounds i64, ptr %1, i64 %16
  %25 = load i64, ptr %24, align 8, !tbaa !3
  %26 = getelementptr inbounds i64, ptr %2, i64 %25
  %27 = load i64, ptr %26, align 8, !tbaa !3
  %28 = icmp sgt i64 %18, %27
  br i1 %28, label %29, label %35

29:                                               ; preds = %11
  %30 = load ptr, ptr %4, align 8, !tbaa !54
  %31 = sub nsw i64 %18, 1
  %32 = getelementptr inbounds i64, ptr %30, i64 %31
  %33 = load i64, ptr %32, align 8, !tbaa !3
  %34 = icmp sle i64 %23, %33
  %spec.select = select i1 %34, i64 0, i64 %.0
  br label %35

35:                                               ; preds = %29, %11
  %.1 = phi i64 [ %.0, %11 ], [ %spec.select, %29 ]
  %36 = load ptr, ptr %4, align 8, !tbaa !54
  %37 = getelementptr inbounds i64, ptr %36, i64 %18
  store i64 %23, ptr %37, align 8, !tbaa !3
  %38 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 9
  %39 = load ptr, ptr %38, align 8, !tbaa !37
  %40 = getelementptr inbounds double, ptr %39, i64 %.032
  %41 = load double, ptr %40, align 8, !tbaa !7
  %42 = getelementptr inbounds %struct.Columns, ptr %4, i32 0, i32 1
  %43 = load ptr, ptr %42, align 8, !tbaa !56
  %44 = getelementptr inbounds double, ptr %43, i64 %18
  store double %41, ptr %44, align 8, !tbaa !7
  %45 = icmp ne i32 %5, 0
  br i1 %45, label %46, label %54

46:                                               ; preds = %35
  %47 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 10
  %48 = load ptr, ptr %47, align 8, !tbaa !39
  %49 = getelementptr inbounds i32, ptr %48, i64 %.032
  %.0.copyload = load float, ptr %49, align 4
  %50 = fpext float %.0.copyload to double
  %51 = getelementptr inbounds %struct.Columns, ptr %4, i32 0, i32 2
  %52 = load ptr, ptr %51, align 8, !tbaa !57
  %53 = getelementptr inbounds double, ptr %52, i64 %18
  store double %50, ptr %53, align 8, !tbaa !7
  br label %62

54:                                               ; preds = %35
  %55 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 10
  %56 = load ptr, ptr %55, align 8, !tbaa !39
  %57 = getelementptr inbounds i32, ptr %56, i64 %.032
  %58 = load i32, ptr %57, align 4, !tbaa !27
  %59 = getelementptr inbounds %struct.Columns, ptr %4, i32 0, i32 2
  %60 = load ptr, ptr %59, align 8, !tbaa !57
  %61 = getelementptr inbounds i32, ptr %60, i64 %18
  store i32 %58, ptr %61, align 4, !tbaa !27
  br label %62

62:                                               ; preds = %54, %46
  %63 = getelementptr inbounds %struct.Scan, ptr %0, i32 0, i32 11
  %64 = load ptr, ptr %63, align 8, !tbaa !40
  %65 = getelementptr inbounds i64, ptr %64, i64 %.032
  %66 = load i64, ptr %65, align 8, !tbaa !3
  %67 = getelementptr inbounds %struct.Columns, ptr %4, i32 0, i32 3
  %68 = load ptr, ptr %67, align 8, !tbaa !58
  %69 = getelementptr inbounds i64, ptr %68, i64 %18
  store i64 %66, ptr %69, align 8, !tbaa !3
  %70 = add nsw i64 %.032, 1
  br label %9, !llvm.loop !59

71:                                               ; preds = %9
  ret i64 %.0
}

declare i32 @crc32c_step8(i32 noundef, i64 noundef) #4

declare i32 @crc32c_step4(i32 noundef, i32 noundef) #4

declare i32 @crc32c_step1(i32 noundef, i32 noundef) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: alwaysinline nounwind
define internal i32 @plain_event(ptr %0, ptr %1, ptr noundef %2) #3 {
  %4 = alloca %struct.Span, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  %7 = getelementptr inbounds { ptr, ptr }, ptr %4, i32 0, i32 1
  store ptr %1, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #7
  call void @llvm.lifetime.start.p0(i64 8, ptr %6) #7
  %8 = load ptr, ptr %4, align 8
  %9 = load ptr, ptr %7, align 8
  %10 = call i64 @left(ptr %8, ptr %9) #8
  %11 = icmp ult i64 %10, 12
  br i1 %11, label %52, label %12

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !60
  %14 = load i8, ptr %13, align 1, !tbaa !17
  %15 = zext i8 %14 to i32
  %16 = icmp ne i32 %15, 9
  br i1 %16, label %52, label %17

17:                                               ; preds = %12
  %18 = getelementptr inbounds i8, ptr %13, i64 9
  %19 = load i8, ptr %18, align 1, !tbaa !17
  %20 = zext i8 %19 to i32
  %21 = icmp ne i32 %20, 16
  br i1 %21, label %52, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds i8, ptr %13, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 1 %23, i64 8, i1 false)
  %24 = load ptr, ptr %4, align 8, !tbaa !60
  %25 = getelementptr inbounds i8, ptr %24, i64 10
  store ptr %25, ptr %4, align 8, !tbaa !60
  %26 = call i32 @varint(ptr noundef %4, ptr noundef %5) #8
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %52

28:                                               ; preds = %22
  %29 = load ptr, ptr %4, align 8
  %30 = load ptr, ptr %7, align 8
  %31 = call i64 @left(ptr %29, ptr %30) #8
  %32 = icmp ult i64 %31, 2
  br i1 %32, label %52, label %33

33:                                               ; preds = %28
  %34 = load ptr, ptr %4, align 8, !tbaa !60
  %35 = getelementptr inbounds i8, ptr %34, i32 1
  store ptr %35, ptr %4, align 8, !tbaa !60
  %36 = load i8, ptr %34, align 1, !tbaa !17
  %37 = zext i8 %36 to i32
  %38 = icmp ne i32 %37, 42
  br i1 %38, label %52, label %39

39:                                               ; preds = %33
  %40 = call i32 @varint(ptr noundef %4, ptr noundef %6) #8
  %41 = icmp ne i32 %40, 0
  br i1 %41, label %42, label %52

42:                                               ; preds = %39
  %43 = load i64, ptr %6, align 8, !tbaa !3
  %44 = load ptr, ptr %4, align 8
  %45 = load ptr, ptr %7, align 8
  %46 = call i64 @left(ptr %44, ptr %45) #8
  %47 = icmp ne i64 %43, %46
  br i1 %47, label %52, label %48

48:                                               ; preds = %42
  %49 = load i64, ptr %5, align 8, !tbaa !3
  %50 = getelementptr inbounds %struct.Event, ptr %2, i32 0, i32 1
  store i64 %49, ptr %50, align 8, !tbaa !34
  %51 = getelementptr inbounds %struct.Event, ptr %2, i32 0, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %51, ptr align 8 %4, i64 16, i1 false), !tbaa.struct !61
  br label %52

52:                                               ; preds = %39, %42, %22, %28, %33, %3, %12, %17, %48
  %.0 = phi i32 [ 1, %48 ], [ 0, %17 ], [ 0, %12 ], [ 0, %3 ], [ 0, %33 ], [ 0, %28 ], [ 0, %22 ], [ 0, %42 ], [ 0, %39 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr %6) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #7
  ret i32 %.0
}

; Function Attrs: nounwind
define internal i32 @read_event(ptr %0, ptr %1, ptr noundef %2) #0 {
  %4 = alloca %struct.Span, align 8
  %5 = alloca %struct.Field, align 8
  store ptr %0, ptr %4, align 8
  %6 = getelementptr inbounds { ptr, ptr }, ptr %4, i32 0, i32 1
  store ptr %1, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr %5) #7
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 32, i1 false)
  br label %7

7:                                                ; preds = %33, %33, %3
  %.012 = phi i32 [ 0, %3 ], [ %.113, %33 ], [ %.113, %33 ]
  %.0 = phi i32 [ undef, %3 ], [ %.1, %33 ], [ %.1, %33 ]
  %8 = load ptr, ptr %4, align 8, !tbaa !60
  %9 = load ptr, ptr %6, align 8, !tbaa !62
  %10 = icmp ult ptr %8, %9
  br i1 %10, label %11, label %34

11:                                               ; preds = %7
  %12 = call i32 @next_field(ptr noundef %4, ptr noundef %5) #8
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %41

14:                                               ; preds = %11
  %15 = load i32, ptr %5, align 8, !tbaa !63
  %16 = lshr i32 %15, 3
  %17 = icmp ugt i32 %16, 9
  br i1 %17, label %33, label %18, !llvm.loop !65

18:                                               ; preds = %14
  %19 = shl i32 1, %16
  %20 = and i32 %.012, %19
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %33, label %22

22:                                               ; preds = %18
  %23 = or i32 %.012, %19
  switch i32 %15, label %33 [
    i32 9, label %24
    i32 16, label %26
    i32 42, label %30
  ]

24:                                               ; preds = %22
  %25 = getelementptr inbounds %struct.Field, ptr %5, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %25, i64 8, i1 false)
  br label %33

26:                                               ; preds = %22
  %27 = getelementptr inbounds %struct.Field, ptr %5, i32 0, i32 1
  %28 = load i64, ptr %27, align 8, !tbaa !66
  %29 = getelementptr inbounds %struct.Event, ptr %2, i32 0, i32 1
  store i64 %28, ptr %29, align 8, !tbaa !34
  br label %33

30:                                               ; preds = %22
  %31 = getelementptr inbounds %struct.Event, ptr %2, i32 0, i32 2
  %32 = getelementptr inbounds %struct.Field, ptr %5, i32 0, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %31, ptr align 8 %32, i64 16, i1 false), !tbaa.struct !61
  br label %33

33:                                               ; preds = %24, %30, %26, %22, %18, %14
  %.113 = phi i32 [ %.012, %14 ], [ %.012, %18 ], [ %23, %22 ], [ %23, %26 ], [ %23, %30 ], [ %23, %24 ]
  %.011 = phi i32 [ 2, %14 ], [ 1, %18 ], [ 1, %22 ], [ 0, %26 ], [ 0, %30 ], [ 0, %24 ]
  %.1 = phi i32 [ %.0, %14 ], [ 0, %18 ], [ 0, %22 ], [ %.0, %26 ], [ %.0, %30 ], [ %.0, %24 ]
  switch i32 %.011, label %41 [
    i32 0, label %7
    i32 2, label %7
  ], !llvm.loop !65

34:                                               ; preds = %7
  %35 = and i32 %.012, 2
  %36 = icmp ne i32 %35, 0
  %37 = and i32 %.012, 32
  %38 = icmp ne i32 %37, 0
  %39 = select i1 %36, i1 %38, i1 false
  %40 = zext i1 %39 to i32
  br label %41

41:                                               ; preds = %11, %34, %33
  %.2 = phi i32 [ %.1, %33 ], [ %40, %34 ], [ 0, %11 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr %5) #7
  ret i32 %.2
}

; Function Attrs: alwaysinline nounwind
define internal i32 @plain_scalar(ptr noundef %0, i32 noundef %1, ptr noundef %2) #3 {
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds { ptr, ptr }, ptr %0, i32 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = call i64 @left(ptr %4, ptr %6) #8
  %8 = icmp ult i64 %7, 9
  br i1 %8, label %52, label %9

9:                                                ; preds = %3
  %10 = load i8, ptr %4, align 1, !tbaa !17
  %11 = zext i8 %10 to i32
  %12 = icmp ne i32 %11, 10
  br i1 %12, label %52, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds i8, ptr %4, i64 2
  %15 = load i8, ptr %14, align 1, !tbaa !17
  %16 = zext i8 %15 to i32
  %17 = icmp ne i32 %16, 10
  br i1 %17, label %52, label %18

18:                                               ; preds = %13
  %19 = getelementptr inbounds i8, ptr %4, i64 1
  %20 = load i8, ptr %19, align 1, !tbaa !17
  %21 = zext i8 %20 to i64
  %22 = getelementptr inbounds i8, ptr %4, i64 3
  %23 = load i8, ptr %22, align 1, !tbaa !17
  %24 = zext i8 %23 to i64
  %25 = icmp ugt i64 %21, 127
  %26 = add i64 %24, 7
  %27 = icmp ne i64 %21, %26
  %or.cond = select i1 %25, i1 true, i1 %27
  br i1 %or.cond, label %52, label %28

28:                                               ; preds = %18
  %29 = load ptr, ptr %0, align 8
  %30 = load ptr, ptr %5, align 8
  %31 = call i64 @left(ptr %29, ptr %30) #8
  %32 = sub i64 %31, 2
  %33 = icmp ugt i64 %21, %32
  br i1 %33, label %52, label %34

34:                                               ; preds = %28
  %35 = add i64 4, %24
  %36 = getelementptr inbounds i8, ptr %4, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !17
  %38 = zext i8 %37 to i32
  %39 = icmp eq i32 %1, 0
  %40 = select i1 %39, i32 3, i32 2
  %41 = shl i32 %40, 3
  %42 = or i32 %41, 5
  %43 = icmp ne i32 %38, %42
  br i1 %43, label %52, label %44

44:                                               ; preds = %34
  %45 = getelementptr inbounds i8, ptr %4, i64 4
  store ptr %45, ptr %2, align 8, !tbaa !30
  %46 = getelementptr inbounds %struct.Value, ptr %2, i32 0, i32 1
  store i64 %24, ptr %46, align 8, !tbaa !32
  %47 = getelementptr inbounds i8, ptr %4, i64 5
  %48 = getelementptr inbounds i8, ptr %47, i64 %24
  %49 = call i32 @load32(ptr noundef %48) #8
  %50 = getelementptr inbounds %struct.Value, ptr %2, i32 0, i32 2
  store i32 %49, ptr %50, align 8, !tbaa !38
  %51 = getelementptr inbounds i8, ptr %14, i64 %21
  store ptr %51, ptr %0, align 8, !tbaa !60
  br label %52

52:                                               ; preds = %44, %28, %18, %34, %3, %9, %13
  %.1 = phi i32 [ 0, %13 ], [ 0, %9 ], [ 0, %3 ], [ 1, %44 ], [ 0, %28 ], [ 0, %18 ], [ 0, %34 ]
  ret i32 %.1
}

; Function Attrs: nounwind
define internal i32 @next_value(ptr %0, ptr %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca %struct.Span, align 8
  %7 = alloca %struct.Field, align 8
  store ptr %0, ptr %6, align 8
  %8 = getelementptr inbounds { ptr, ptr }, ptr %6, i32 0, i32 1
  store ptr %1, ptr %8, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr %7) #7
  call void @llvm.memset.p0.i64(ptr align 8 %7, i8 0, i64 32, i1 false)
  %9 = call i32 @next_field(ptr noundef %6, ptr noundef %7) #8
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %24

11:                                               ; preds = %5
  %12 = load ptr, ptr %6, align 8, !tbaa !60
  store ptr %12, ptr %4, align 8, !tbaa !9
  %13 = load i32, ptr %7, align 8, !tbaa !63
  %14 = lshr i32 %13, 3
  %15 = icmp ne i32 %14, 1
  br i1 %15, label %24, label %16

16:                                               ; preds = %11
  %17 = icmp eq i32 %13, 10
  br i1 %17, label %18, label %24

18:                                               ; preds = %16
  %19 = getelementptr inbounds %struct.Field, ptr %7, i32 0, i32 2
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds { ptr, ptr }, ptr %19, i32 0, i32 1
  %22 = load ptr, ptr %21, align 8
  %23 = call i32 @read_value(ptr %20, ptr %22, i32 noundef %2, ptr noundef %3) #8
  br label %24

24:                                               ; preds = %18, %16, %11, %5
  %.0 = phi i32 [ 0, %5 ], [ 3, %11 ], [ %23, %18 ], [ 0, %16 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr %7) #7
  ret i32 %.0
}

; Function Attrs: alwaysinline nounwind
define internal i32 @tag_number(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #3 {
  %5 = load i64, ptr %0, align 8, !tbaa !67
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %7, label %19

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 4
  %9 = load ptr, ptr %8, align 8, !tbaa !68
  %10 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 8
  %11 = load i64, ptr %10, align 8, !tbaa !69
  %12 = getelementptr inbounds i32, ptr %9, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !27
  %14 = zext i32 %13 to i64
  %15 = call i32 @is_tag(ptr noundef %0, ptr noundef %1, i64 noundef %14, ptr noundef %2, i64 noundef %3) #8
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %7
  store i64 %14, ptr %10, align 8, !tbaa !69
  br label %18

18:                                               ; preds = %7, %17
  %.022 = phi i32 [ 1, %17 ], [ 0, %7 ]
  switch i32 %.022, label %30 [
    i32 0, label %19
    i32 1, label %29
  ]

19:                                               ; preds = %18, %4
  %20 = call i32 @find_tag(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #8
  %21 = icmp ne i32 %20, -1
  br i1 %21, label %22, label %29

22:                                               ; preds = %19
  %23 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 4
  %24 = load ptr, ptr %23, align 8, !tbaa !68
  %25 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 8
  %26 = load i64, ptr %25, align 8, !tbaa !69
  %27 = getelementptr inbounds i32, ptr %24, i64 %26
  store i32 %20, ptr %27, align 4, !tbaa !27
  %28 = zext i32 %20 to i64
  store i64 %28, ptr %25, align 8, !tbaa !69
  br label %29

29:                                               ; preds = %19, %22, %18
  %.1 = phi i32 [ %13, %18 ], [ %20, %22 ], [ %20, %19 ]
  ret i32 %.1

30:                                               ; preds = %18
  unreachable
}

; Function Attrs: inlinehint nounwind
define internal i64 @left(ptr %0, ptr %1) #6 {
  %3 = ptrtoint ptr %1 to i64
  %4 = ptrtoint ptr %0 to i64
  %5 = sub i64 %3, %4
  ret i64 %5
}

; Function Attrs: alwaysinline nounwind
define internal i32 @varint(ptr noundef %0, ptr noundef %1) #3 {
  %3 = alloca i64, align 8
  %4 = load ptr, ptr %0, align 8, !tbaa !60
  %5 = getelementptr inbounds %struct.Span, ptr %0, i32 0, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !62
  %7 = icmp ult ptr %4, %6
  br i1 %7, label %8, label %16

8:                                                ; preds = %2
  %9 = load i8, ptr %4, align 1, !tbaa !17
  %10 = zext i8 %9 to i32
  %11 = icmp slt i32 %10, 128
  br i1 %11, label %12, label %16

12:                                               ; preds = %8
  %13 = getelementptr inbounds i8, ptr %4, i32 1
  store ptr %13, ptr %0, align 8, !tbaa !60
  %14 = load i8, ptr %4, align 1, !tbaa !17
  %15 = zext i8 %14 to i64
  store i64 %15, ptr %1, align 8, !tbaa !3
  br label %24

16:                                               ; preds = %8, %2
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #7
  %17 = load ptr, ptr %0, align 8, !tbaa !60
  %18 = load ptr, ptr %5, align 8, !tbaa !62
  %19 = call ptr @long_varint(ptr noundef %17, ptr noundef %18, ptr noundef %3) #8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %23

21:                                               ; preds = %16
  %22 = load i64, ptr %3, align 8, !tbaa !3
  store i64 %22, ptr %1, align 8, !tbaa !3
  store ptr %19, ptr %0, align 8, !tbaa !60
  br label %23

23:                                               ; preds = %16, %21
  %.0 = phi i32 [ 1, %21 ], [ 0, %16 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #7
  br label %24

24:                                               ; preds = %23, %12
  %.1 = phi i32 [ 1, %12 ], [ %.0, %23 ]
  ret i32 %.1
}

; Function Attrs: nounwind
define internal ptr @long_varint(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  br label %4

4:                                                ; preds = %25, %3
  %.022 = phi ptr [ %0, %3 ], [ %8, %25 ]
  %.021 = phi i64 [ 0, %3 ], [ %15, %25 ]
  %.020 = phi i32 [ 0, %3 ], [ %26, %25 ]
  %.0 = phi ptr [ undef, %3 ], [ %.1, %25 ]
  %5 = icmp slt i32 %.020, 70
  %6 = icmp ult ptr %.022, %1
  %spec.select = select i1 %5, i1 %6, i1 false
  br i1 %spec.select, label %7, label %27

7:                                                ; preds = %4
  %8 = getelementptr inbounds i8, ptr %.022, i32 1
  %9 = load i8, ptr %.022, align 1, !tbaa !17
  %10 = zext i8 %9 to i32
  %11 = and i32 %10, 127
  %12 = sext i32 %11 to i64
  %13 = zext i32 %.020 to i64
  %14 = shl i64 %12, %13
  %15 = or i64 %.021, %14
  %16 = icmp sge i32 %10, 128
  br i1 %16, label %24, label %17

17:                                               ; preds = %7
  store i64 %15, ptr %2, align 8, !tbaa !3
  %18 = icmp sgt i32 %10, 0
  %19 = icmp eq i32 %.020, 0
  %or.cond = or i1 %18, %19
  br i1 %or.cond, label %20, label %23

20:                                               ; preds = %17
  %21 = icmp slt i32 %.020, 63
  %22 = icmp eq i32 %10, 1
  %or.cond24 = or i1 %21, %22
  br i1 %or.cond24, label %24, label %23

23:                                               ; preds = %20, %17
  br label %24

24:                                               ; preds = %23, %20, %7
  %.018 = phi i32 [ 4, %7 ], [ 1, %20 ], [ 1, %23 ]
  %.1 = phi ptr [ %.0, %7 ], [ null, %23 ], [ %8, %20 ]
  %cond23 = icmp eq i32 %.018, 4
  br i1 %cond23, label %25, label %27

25:                                               ; preds = %24
  %26 = add nsw i32 %.020, 7
  br label %4, !llvm.loop !70

27:                                               ; preds = %4, %24
  %.119 = phi i32 [ %.018, %24 ], [ 2, %4 ]
  %.2 = phi ptr [ %.1, %24 ], [ %.0, %4 ]
  %cond = icmp eq i32 %.119, 2
  %spec.select25 = select i1 %cond, ptr null, ptr %.2
  ret ptr %spec.select25
}

; Function Attrs: inlinehint nounwind
define internal i32 @next_field(ptr noundef %0, ptr noundef %1) #6 {
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #7
  %4 = call i32 @varint(ptr noundef %0, ptr noundef %3) #8
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
  store i32 %12, ptr %1, align 8, !tbaa !63
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
  %17 = call i32 @varint(ptr noundef %0, ptr noundef %16) #8
  br label %61

18:                                               ; preds = %11
  %19 = load ptr, ptr %0, align 8
  %20 = getelementptr inbounds { ptr, ptr }, ptr %0, i32 0, i32 1
  %21 = load ptr, ptr %20, align 8
  %22 = call i64 @left(ptr %19, ptr %21) #8
  %23 = icmp ult i64 %22, 8
  br i1 %23, label %61, label %24

24:                                               ; preds = %18
  %25 = load ptr, ptr %0, align 8, !tbaa !60
  %26 = call i64 @load64(ptr noundef %25) #8
  %27 = getelementptr inbounds %struct.Field, ptr %1, i32 0, i32 1
  store i64 %26, ptr %27, align 8, !tbaa !66
  %28 = load ptr, ptr %0, align 8, !tbaa !60
  %29 = getelementptr inbounds i8, ptr %28, i64 8
  store ptr %29, ptr %0, align 8, !tbaa !60
  br label %61

30:                                               ; preds = %11
  %31 = getelementptr inbounds %struct.Field, ptr %1, i32 0, i32 1
  %32 = call i32 @varint(ptr noundef %0, ptr noundef %31) #8
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %34, label %61

34:                                               ; preds = %30
  %35 = load i64, ptr %31, align 8, !tbaa !66
  %36 = load ptr, ptr %0, align 8
  %37 = getelementptr inbounds { ptr, ptr }, ptr %0, i32 0, i32 1
  %38 = load ptr, ptr %37, align 8
  %39 = call i64 @left(ptr %36, ptr %38) #8
  %40 = icmp ugt i64 %35, %39
  br i1 %40, label %61, label %41

41:                                               ; preds = %34
  %42 = load ptr, ptr %0, align 8, !tbaa !60
  %43 = getelementptr inbounds %struct.Field, ptr %1, i32 0, i32 2
  store ptr %42, ptr %43, align 8, !tbaa !71
  %44 = load i64, ptr %31, align 8, !tbaa !66
  %45 = load ptr, ptr %0, align 8, !tbaa !60
  %46 = getelementptr inbounds i8, ptr %45, i64 %44
  store ptr %46, ptr %0, align 8, !tbaa !60
  %47 = getelementptr inbounds %struct.Span, ptr %43, i32 0, i32 1
  store ptr %46, ptr %47, align 8, !tbaa !72
  br label %61

48:                                               ; preds = %11
  %49 = load ptr, ptr %0, align 8
  %50 = getelementptr inbounds { ptr, ptr }, ptr %0, i32 0, i32 1
  %51 = load ptr, ptr %50, align 8
  %52 = call i64 @left(ptr %49, ptr %51) #8
  %53 = icmp ult i64 %52, 4
  br i1 %53, label %61, label %54

54:                                               ; preds = %48
  %55 = load ptr, ptr %0, align 8, !tbaa !60
  %56 = call i32 @load32(ptr noundef %55) #8
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds %struct.Field, ptr %1, i32 0, i32 1
  store i64 %57, ptr %58, align 8, !tbaa !66
  %59 = load ptr, ptr %0, align 8, !tbaa !60
  %60 = getelementptr inbounds i8, ptr %59, i64 4
  store ptr %60, ptr %0, align 8, !tbaa !60
  br label %61

61:                                               ; preds = %11, %48, %30, %34, %18, %2, %6, %54, %41, %24, %15
  %.0 = phi i32 [ 1, %54 ], [ 1, %41 ], [ 1, %24 ], [ %17, %15 ], [ 0, %6 ], [ 0, %2 ], [ 0, %18 ], [ 0, %34 ], [ 0, %30 ], [ 0, %48 ], [ 0, %11 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #7
  ret i32 %.0
}

; Function Attrs: nounwind
define internal i32 @read_value(ptr %0, ptr %1, i32 noundef %2, ptr noundef %3) #0 {
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
  call void @llvm.lifetime.start.p0(i64 32, ptr %6) #7
  call void @llvm.memset.p0.i64(ptr align 8 %6, i8 0, i64 32, i1 false)
  br label %14

14:                                               ; preds = %56, %56, %4
  %.sroa.5.0 = phi ptr [ null, %4 ], [ %.sroa.5.6, %56 ], [ %.sroa.5.6, %56 ]
  %.039 = phi i32 [ 0, %4 ], [ %.241, %56 ], [ %.241, %56 ]
  %.sroa.0.0 = phi ptr [ null, %4 ], [ %.sroa.0.6, %56 ], [ %.sroa.0.6, %56 ]
  %.sroa.522.0 = phi ptr [ null, %4 ], [ %.sroa.522.5, %56 ], [ %.sroa.522.5, %56 ]
  %.sroa.021.0 = phi ptr [ null, %4 ], [ %.sroa.021.5, %56 ], [ %.sroa.021.5, %56 ]
  %.0 = phi i32 [ undef, %4 ], [ %.2, %56 ], [ %.2, %56 ]
  %15 = load ptr, ptr %5, align 8, !tbaa !60
  %16 = load ptr, ptr %7, align 8, !tbaa !62
  %17 = icmp ult ptr %15, %16
  br i1 %17, label %18, label %57

18:                                               ; preds = %14
  %19 = call i32 @next_field(ptr noundef %5, ptr noundef %6) #8
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %76

21:                                               ; preds = %18
  %22 = load i32, ptr %6, align 8, !tbaa !63
  %23 = lshr i32 %22, 3
  %24 = icmp ugt i32 %23, 10
  br i1 %24, label %56, label %25, !llvm.loop !73

25:                                               ; preds = %21
  %26 = shl i32 1, %23
  %27 = and i32 %13, %26
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %56, !llvm.loop !73

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
  %41 = load ptr, ptr %40, align 8, !tbaa !71
  store ptr %41, ptr %3, align 8, !tbaa !30
  %42 = getelementptr inbounds %struct.Field, ptr %6, i32 0, i32 1
  %43 = load i64, ptr %42, align 8, !tbaa !66
  %44 = getelementptr inbounds %struct.Value, ptr %3, i32 0, i32 1
  store i64 %43, ptr %44, align 8, !tbaa !32
  br label %56

45:                                               ; preds = %36
  br i1 %30, label %46, label %51

46:                                               ; preds = %45
  %47 = getelementptr inbounds %struct.Field, ptr %6, i32 0, i32 1
  %48 = load i64, ptr %47, align 8, !tbaa !66
  %49 = trunc i64 %48 to i32
  %50 = getelementptr inbounds %struct.Value, ptr %3, i32 0, i32 2
  store i32 %49, ptr %50, align 8, !tbaa !38
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
  ], !llvm.loop !73

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
  %71 = call i32 @metadata_kind(ptr %.sroa.0.0, ptr %.sroa.5.0) #8
  %72 = icmp eq i32 %71, 1
  br i1 %72, label %73, label %76

73:                                               ; preds = %70
  %74 = getelementptr inbounds %struct.Value, ptr %3, i32 0, i32 2
  %75 = call i32 @read_tensor(ptr %.sroa.021.0, ptr %.sroa.522.0, ptr noundef %74) #8
  br label %76

76:                                               ; preds = %61, %57, %65, %68, %70, %73, %18, %56
  %.4 = phi i32 [ %.2, %56 ], [ 0, %18 ], [ 0, %61 ], [ 0, %57 ], [ 1, %65 ], [ 2, %68 ], [ %75, %73 ], [ %71, %70 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr %6) #7
  ret i32 %.4
}

; Function Attrs: nounwind
define internal i32 @metadata_kind(ptr %0, ptr %1) #0 {
  %3 = alloca %struct.Span, align 8
  %4 = alloca %struct.Field, align 8
  %5 = alloca %struct.Span, align 8
  store ptr %0, ptr %3, align 8
  %6 = getelementptr inbounds { ptr, ptr }, ptr %3, i32 0, i32 1
  store ptr %1, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr %4) #7
  call void @llvm.memset.p0.i64(ptr align 8 %4, i8 0, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr %5) #7
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 16, i1 false)
  br label %7

7:                                                ; preds = %14, %22, %2
  %8 = load ptr, ptr %3, align 8, !tbaa !60
  %9 = load ptr, ptr %6, align 8, !tbaa !62
  %10 = icmp ult ptr %8, %9
  br i1 %10, label %11, label %24

11:                                               ; preds = %7
  %12 = call i32 @next_field(ptr noundef %3, ptr noundef %4) #8
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %51

14:                                               ; preds = %11
  %15 = load i32, ptr %4, align 8, !tbaa !63
  %16 = lshr i32 %15, 3
  %17 = icmp ne i32 %16, 1
  br i1 %17, label %7, label %18, !llvm.loop !74

18:                                               ; preds = %14
  %19 = icmp ne i32 %15, 10
  %20 = load ptr, ptr %5, align 8
  %21 = icmp ne ptr %20, null
  %or.cond = select i1 %19, i1 true, i1 %21
  br i1 %or.cond, label %51, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.Field, ptr %4, i32 0, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %23, i64 16, i1 false), !tbaa.struct !61
  br label %7, !llvm.loop !74

24:                                               ; preds = %32, %7, %39
  %.sroa.0.0 = phi ptr [ %.sroa.0.0.copyload, %39 ], [ null, %7 ], [ %.sroa.0.0, %32 ]
  %.sroa.8.0 = phi ptr [ %.sroa.8.0.copyload, %39 ], [ null, %7 ], [ %.sroa.8.0, %32 ]
  %25 = load ptr, ptr %5, align 8, !tbaa !60
  %26 = getelementptr inbounds %struct.Span, ptr %5, i32 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !62
  %28 = icmp ult ptr %25, %27
  br i1 %28, label %29, label %41

29:                                               ; preds = %24
  %30 = call i32 @next_field(ptr noundef %5, ptr noundef %4) #8
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %51

32:                                               ; preds = %29
  %33 = load i32, ptr %4, align 8, !tbaa !63
  %34 = lshr i32 %33, 3
  %35 = icmp ne i32 %34, 1
  br i1 %35, label %24, label %36, !llvm.loop !75

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
  br label %24, !llvm.loop !75

41:                                               ; preds = %24
  %42 = call i64 @left(ptr %.sroa.0.0, ptr %.sroa.8.0) #8
  %43 = icmp ne i64 %42, 7
  br i1 %43, label %51, label %44

44:                                               ; preds = %41
  %45 = call i32 @load32(ptr noundef %.sroa.0.0) #8
  %46 = icmp ne i32 %45, 1818321779
  br i1 %46, label %51, label %47

47:                                               ; preds = %44
  %48 = getelementptr inbounds i8, ptr %.sroa.0.0, i64 3
  %49 = call i32 @load32(ptr noundef %48) #8
  %50 = icmp ne i32 %49, 1936875884
  %spec.select = select i1 %50, i32 2, i32 1
  br label %51

51:                                               ; preds = %47, %41, %44, %36, %29, %18, %11
  %.0 = phi i32 [ 0, %11 ], [ 0, %18 ], [ 0, %29 ], [ 0, %36 ], [ 2, %44 ], [ 2, %41 ], [ %spec.select, %47 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr %5) #7
  call void @llvm.lifetime.end.p0(i64 32, ptr %4) #7
  ret i32 %.0
}

; Function Attrs: nounwind
define internal i32 @read_tensor(ptr %0, ptr %1, ptr noundef %2) #0 {
  %4 = alloca %struct.Span, align 8
  %5 = alloca %struct.Field, align 8
  store ptr %0, ptr %4, align 8
  %6 = getelementptr inbounds { ptr, ptr }, ptr %4, i32 0, i32 1
  store ptr %1, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr %5) #7
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 32, i1 false)
  br label %7

7:                                                ; preds = %51, %51, %3
  %.015 = phi i32 [ 0, %3 ], [ %.116, %51 ], [ %.116, %51 ]
  %.013 = phi i32 [ 0, %3 ], [ %.114, %51 ], [ %.114, %51 ]
  %.0 = phi i32 [ undef, %3 ], [ %.1, %51 ], [ %.1, %51 ]
  %8 = load ptr, ptr %4, align 8, !tbaa !60
  %9 = load ptr, ptr %6, align 8, !tbaa !62
  %10 = icmp ult ptr %8, %9
  br i1 %10, label %11, label %52

11:                                               ; preds = %7
  %12 = call i32 @next_field(ptr noundef %4, ptr noundef %5) #8
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %57

14:                                               ; preds = %11
  %15 = load i32, ptr %5, align 8, !tbaa !63
  %16 = lshr i32 %15, 3
  %17 = icmp eq i32 %16, 3
  %18 = icmp ugt i32 %16, 5
  %or.cond = or i1 %17, %18
  br i1 %or.cond, label %51, label %19, !llvm.loop !76

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
  br i1 %or.cond19, label %51, label %29, !llvm.loop !76

29:                                               ; preds = %23
  %30 = load i32, ptr %5, align 8, !tbaa !63
  %31 = icmp eq i32 %30, 18
  %32 = getelementptr inbounds %struct.Field, ptr %5, i32 0, i32 1
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, 0
  %or.cond22 = select i1 %31, i1 %34, i1 false
  br i1 %or.cond22, label %51, label %35, !llvm.loop !76

35:                                               ; preds = %29
  %36 = load i32, ptr %5, align 8, !tbaa !63
  switch i32 %36, label %51 [
    i32 45, label %37
    i32 34, label %41
    i32 42, label %41
  ]

37:                                               ; preds = %35
  %38 = getelementptr inbounds %struct.Field, ptr %5, i32 0, i32 1
  %39 = load i64, ptr %38, align 8, !tbaa !66
  %40 = trunc i64 %39 to i32
  store i32 %40, ptr %2, align 4, !tbaa !27
  br label %49

41:                                               ; preds = %35, %35
  %42 = getelementptr inbounds %struct.Field, ptr %5, i32 0, i32 1
  %43 = load i64, ptr %42, align 8, !tbaa !66
  %44 = icmp eq i64 %43, 4
  br i1 %44, label %45, label %51

45:                                               ; preds = %41
  %46 = getelementptr inbounds %struct.Field, ptr %5, i32 0, i32 2
  %47 = load ptr, ptr %46, align 8, !tbaa !71
  %48 = call i32 @load32(ptr noundef %47) #8
  store i32 %48, ptr %2, align 4, !tbaa !27
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
  ], !llvm.loop !76

52:                                               ; preds = %7
  %53 = and i32 %.015, 2
  %54 = icmp ne i32 %53, 0
  %55 = icmp eq i32 %.013, 1
  %spec.select = select i1 %54, i1 %55, i1 false
  %56 = select i1 %spec.select, i32 1, i32 0
  br label %57

57:                                               ; preds = %11, %52, %51
  %.2 = phi i32 [ %.1, %51 ], [ %56, %52 ], [ 0, %11 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr %5) #7
  ret i32 %.2
}

; Function Attrs: alwaysinline nounwind
define internal i32 @is_tag(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) #3 {
  %6 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 3
  %7 = load ptr, ptr %6, align 8, !tbaa !77
  %8 = getelementptr inbounds i64, ptr %7, i64 %2
  %9 = load i64, ptr %8, align 8, !tbaa !3
  %10 = icmp eq i64 %9, %4
  br i1 %10, label %11, label %19

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 2
  %13 = load ptr, ptr %12, align 8, !tbaa !78
  %14 = getelementptr inbounds i64, ptr %13, i64 %2
  %15 = load i64, ptr %14, align 8, !tbaa !3
  %16 = getelementptr inbounds i8, ptr %1, i64 %15
  %17 = call i32 @same_bytes(ptr noundef %16, ptr noundef %3, i64 noundef %4) #8
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
  %6 = load i64, ptr %5, align 8, !tbaa !79
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %4
  call void @lay_out(ptr noundef %0, ptr noundef %1) #8
  br label %9

9:                                                ; preds = %8, %4
  %10 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 7
  %11 = load i64, ptr %10, align 8, !tbaa !80
  %12 = call i64 @hash_bytes(i64 noundef %11, ptr noundef %2, i64 noundef %3) #8
  %13 = load i64, ptr %5, align 8, !tbaa !79
  %14 = and i64 %12, %13
  br label %15

15:                                               ; preds = %26, %9
  %.043 = phi i64 [ %14, %9 ], [ %29, %26 ]
  %.0 = phi i32 [ undef, %9 ], [ %..0, %26 ]
  %16 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 5
  %17 = load ptr, ptr %16, align 8, !tbaa !81
  %18 = getelementptr inbounds i32, ptr %17, i64 %.043
  %19 = load i32, ptr %18, align 4, !tbaa !27
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %30

21:                                               ; preds = %15
  %22 = sub i32 %19, 1
  %23 = zext i32 %22 to i64
  %24 = call i32 @is_tag(ptr noundef %0, ptr noundef %1, i64 noundef %23, ptr noundef %2, i64 noundef %3) #8
  %25 = icmp ne i32 %24, 0
  %. = select i1 %25, i32 1, i32 0
  %..0 = select i1 %25, i32 %22, i32 %.0
  %cond = icmp eq i32 %., 0
  br i1 %cond, label %26, label %60

26:                                               ; preds = %21
  %27 = add i64 %.043, 1
  %28 = load i64, ptr %5, align 8, !tbaa !79
  %29 = and i64 %27, %28
  br label %15, !llvm.loop !82

30:                                               ; preds = %15
  %31 = load i64, ptr %0, align 8, !tbaa !67
  %32 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 1
  %33 = load i64, ptr %32, align 8, !tbaa !83
  %34 = icmp eq i64 %31, %33
  br i1 %34, label %60, label %35

35:                                               ; preds = %30
  %36 = add nsw i64 %31, 1
  store i64 %36, ptr %0, align 8, !tbaa !67
  %37 = trunc i64 %31 to i32
  %38 = ptrtoint ptr %2 to i64
  %39 = ptrtoint ptr %1 to i64
  %40 = sub i64 %38, %39
  %41 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 2
  %42 = load ptr, ptr %41, align 8, !tbaa !78
  %43 = zext i32 %37 to i64
  %44 = getelementptr inbounds i64, ptr %42, i64 %43
  store i64 %40, ptr %44, align 8, !tbaa !3
  %45 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 3
  %46 = load ptr, ptr %45, align 8, !tbaa !77
  %47 = getelementptr inbounds i64, ptr %46, i64 %43
  store i64 %3, ptr %47, align 8, !tbaa !3
  %48 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 4
  %49 = load ptr, ptr %48, align 8, !tbaa !68
  %50 = getelementptr inbounds i32, ptr %49, i64 %43
  store i32 %37, ptr %50, align 4, !tbaa !27
  %51 = load i64, ptr %0, align 8, !tbaa !67
  %52 = mul i64 2, %51
  %53 = load i64, ptr %5, align 8, !tbaa !79
  %54 = icmp ugt i64 %52, %53
  br i1 %54, label %55, label %56

55:                                               ; preds = %35
  call void @lay_out(ptr noundef %0, ptr noundef %1) #8
  br label %60

56:                                               ; preds = %35
  %57 = add i32 %37, 1
  %58 = load ptr, ptr %16, align 8, !tbaa !81
  %59 = getelementptr inbounds i32, ptr %58, i64 %.043
  store i32 %57, ptr %59, align 4, !tbaa !27
  br label %60

60:                                               ; preds = %55, %56, %30, %21
  %.2 = phi i32 [ %..0, %21 ], [ -1, %30 ], [ %37, %56 ], [ %37, %55 ]
  ret i32 %.2
}

; Function Attrs: alwaysinline nounwind
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
  %10 = call i64 @load64(ptr noundef %9) #8
  %11 = getelementptr inbounds i8, ptr %1, i64 %.029
  %12 = call i64 @load64(ptr noundef %11) #8
  %13 = icmp ne i64 %10, %12
  br i1 %13, label %14, label %5, !llvm.loop !84

14:                                               ; preds = %8, %5
  %.028 = phi i32 [ 2, %5 ], [ 1, %8 ]
  switch i32 %.028, label %55 [
    i32 2, label %15
    i32 1, label %54
  ]

15:                                               ; preds = %14
  %16 = getelementptr inbounds i8, ptr %0, i64 %2
  %17 = getelementptr inbounds i8, ptr %16, i64 -8
  %18 = call i64 @load64(ptr noundef %17) #8
  %19 = getelementptr inbounds i8, ptr %1, i64 %2
  %20 = getelementptr inbounds i8, ptr %19, i64 -8
  %21 = call i64 @load64(ptr noundef %20) #8
  %22 = icmp eq i64 %18, %21
  %23 = zext i1 %22 to i32
  br label %54

24:                                               ; preds = %3
  %25 = icmp uge i64 %2, 4
  br i1 %25, label %26, label %41

26:                                               ; preds = %24
  %27 = call i32 @load32(ptr noundef %0) #8
  %28 = call i32 @load32(ptr noundef %1) #8
  %29 = icmp eq i32 %27, %28
  br i1 %29, label %30, label %38

30:                                               ; preds = %26
  %31 = getelementptr inbounds i8, ptr %0, i64 %2
  %32 = getelementptr inbounds i8, ptr %31, i64 -4
  %33 = call i32 @load32(ptr noundef %32) #8
  %34 = getelementptr inbounds i8, ptr %1, i64 %2
  %35 = getelementptr inbounds i8, ptr %34, i64 -4
  %36 = call i32 @load32(ptr noundef %35) #8
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
  br label %41, !llvm.loop !85

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
  %4 = load i64, ptr %0, align 8, !tbaa !67
  %5 = mul i64 4, %4
  %6 = icmp ult i64 %.0, %5
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = mul i64 %.0, 2
  br label %3, !llvm.loop !86

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !83
  %12 = mul i64 2, %11
  %13 = icmp ugt i64 %.0, %12
  %spec.select = select i1 %13, i64 %12, i64 %.0
  %14 = sub i64 %spec.select, 1
  %15 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 6
  store i64 %14, ptr %15, align 8, !tbaa !79
  br label %16

16:                                               ; preds = %18, %9
  %.026 = phi i64 [ 0, %9 ], [ %22, %18 ]
  %17 = icmp ult i64 %.026, %spec.select
  br i1 %17, label %18, label %23

18:                                               ; preds = %16
  %19 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 5
  %20 = load ptr, ptr %19, align 8, !tbaa !81
  %21 = getelementptr inbounds i32, ptr %20, i64 %.026
  store i32 0, ptr %21, align 4, !tbaa !27
  %22 = add i64 %.026, 1
  br label %16, !llvm.loop !87

23:                                               ; preds = %16, %26
  %.025 = phi i64 [ %45, %26 ], [ 0, %16 ]
  %24 = load i64, ptr %0, align 8, !tbaa !67
  %25 = icmp slt i64 %.025, %24
  br i1 %25, label %26, label %46

26:                                               ; preds = %23
  %27 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 7
  %28 = load i64, ptr %27, align 8, !tbaa !80
  %29 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 2
  %30 = load ptr, ptr %29, align 8, !tbaa !78
  %31 = getelementptr inbounds i64, ptr %30, i64 %.025
  %32 = load i64, ptr %31, align 8, !tbaa !3
  %33 = getelementptr inbounds i8, ptr %1, i64 %32
  %34 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 3
  %35 = load ptr, ptr %34, align 8, !tbaa !77
  %36 = getelementptr inbounds i64, ptr %35, i64 %.025
  %37 = load i64, ptr %36, align 8, !tbaa !3
  %38 = call i64 @hash_bytes(i64 noundef %28, ptr noundef %33, i64 noundef %37) #8
  %39 = trunc i64 %.025 to i32
  %40 = add i32 %39, 1
  %41 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 5
  %42 = load ptr, ptr %41, align 8, !tbaa !81
  %43 = call i64 @free_slot(ptr noundef %0, i64 noundef %38) #8
  %44 = getelementptr inbounds i32, ptr %42, i64 %43
  store i32 %40, ptr %44, align 4, !tbaa !27
  %45 = add nsw i64 %.025, 1
  br label %23, !llvm.loop !88

46:                                               ; preds = %23
  ret void
}

; Function Attrs: inlinehint nounwind
define internal i64 @hash_bytes(i64 noundef %0, ptr noundef %1, i64 noundef %2) #6 {
  %4 = xor i64 %0, %2
  br label %5

5:                                                ; preds = %7, %3
  %.019 = phi ptr [ %1, %3 ], [ %15, %7 ]
  %.017 = phi i64 [ %2, %3 ], [ %14, %7 ]
  %.0 = phi i64 [ %4, %3 ], [ %13, %7 ]
  %6 = icmp uge i64 %.017, 8
  br i1 %6, label %7, label %16

7:                                                ; preds = %5
  %8 = call i64 @load64(ptr noundef %.019) #8
  %9 = xor i64 %.0, %8
  %10 = mul i64 %9, -7046029254386353131
  %11 = lshr i64 %10, 32
  %12 = xor i64 %11, %0
  %13 = xor i64 %10, %12
  %14 = sub i64 %.017, 8
  %15 = getelementptr inbounds i8, ptr %.019, i64 8
  br label %5, !llvm.loop !89

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
  br label %16, !llvm.loop !90

25:                                               ; preds = %16
  %26 = lshr i64 %.1, 29
  %27 = xor i64 %.1, %26
  %28 = lshr i64 %.1, 47
  %29 = xor i64 %27, %28
  ret i64 %29
}

; Function Attrs: inlinehint nounwind
define internal i64 @free_slot(ptr noundef %0, i64 noundef %1) #6 {
  %3 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 6
  %4 = load i64, ptr %3, align 8, !tbaa !79
  %5 = and i64 %1, %4
  br label %6

6:                                                ; preds = %12, %2
  %.0 = phi i64 [ %5, %2 ], [ %15, %12 ]
  %7 = getelementptr inbounds %struct.Tags, ptr %0, i32 0, i32 5
  %8 = load ptr, ptr %7, align 8, !tbaa !81
  %9 = getelementptr inbounds i32, ptr %8, i64 %.0
  %10 = load i32, ptr %9, align 4, !tbaa !27
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %16

12:                                               ; preds = %6
  %13 = add i64 %.0, 1
  %14 = load i64, ptr %3, align 8, !tbaa !79
  %15 = and i64 %13, %14
  br label %6, !llvm.loop !91

16:                                               ; preds = %6
  ret i64 %.0
}

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { alwaysinline nounwind "no-builtins" }
attributes #4 = { "no-builtins" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { inlinehint nounwind "no-builtins" }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin "no-builtins" }


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
!20 = !{i64 0, i64 8, !7, i64 8, i64 8, !3, i64 16, i64 8, !9, i64 24, i64 8, !9}
!21 = !{!12, !4, i64 8}
!22 = !{!23, !10, i64 24}
!23 = !{!"", !8, i64 0, !4, i64 8, !24, i64 16}
!24 = !{!"", !10, i64 0, !10, i64 8}
!25 = !{!23, !10, i64 16}
!26 = !{i64 0, i64 8, !9, i64 8, i64 8, !3, i64 16, i64 4, !27}
!27 = !{!28, !28, i64 0}
!28 = !{!"int", !5, i64 0}
!29 = !{!12, !4, i64 48}
!30 = !{!31, !10, i64 0}
!31 = !{!"", !10, i64 0, !4, i64 8, !28, i64 16}
!32 = !{!31, !4, i64 8}
!33 = !{!12, !10, i64 56}
!34 = !{!23, !4, i64 8}
!35 = !{!12, !10, i64 64}
!36 = !{!23, !8, i64 0}
!37 = !{!12, !10, i64 72}
!38 = !{!31, !28, i64 16}
!39 = !{!12, !10, i64 80}
!40 = !{!12, !10, i64 88}
!41 = distinct !{!41, !15}
!42 = !{!12, !4, i64 96}
!43 = !{!12, !4, i64 104}
!44 = !{!12, !10, i64 112}
!45 = !{!12, !10, i64 120}
!46 = !{!12, !4, i64 16}
!47 = !{!12, !8, i64 24}
!48 = !{!12, !8, i64 32}
!49 = !{!12, !4, i64 128}
!50 = distinct !{!50, !15}
!51 = distinct !{!51, !15}
!52 = distinct !{!52, !15}
!53 = distinct !{!53, !15}
!54 = !{!55, !10, i64 0}
!55 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !10, i64 24}
!56 = !{!55, !10, i64 8}
!57 = !{!55, !10, i64 16}
!58 = !{!55, !10, i64 24}
!59 = distinct !{!59, !15}
!60 = !{!24, !10, i64 0}
!61 = !{i64 0, i64 8, !9, i64 8, i64 8, !9}
!62 = !{!24, !10, i64 8}
!63 = !{!64, !28, i64 0}
!64 = !{!"", !28, i64 0, !4, i64 8, !24, i64 16}
!65 = distinct !{!65, !15}
!66 = !{!64, !4, i64 8}
!67 = !{!13, !4, i64 0}
!68 = !{!13, !10, i64 32}
!69 = !{!13, !4, i64 64}
!70 = distinct !{!70, !15}
!71 = !{!64, !10, i64 16}
!72 = !{!64, !10, i64 24}
!73 = distinct !{!73, !15}
!74 = distinct !{!74, !15}
!75 = distinct !{!75, !15}
!76 = distinct !{!76, !15}
!77 = !{!13, !10, i64 24}
!78 = !{!13, !10, i64 16}
!79 = !{!13, !4, i64 48}
!80 = !{!13, !4, i64 56}
!81 = !{!13, !10, i64 40}
!82 = distinct !{!82, !15}
!83 = !{!13, !4, i64 8}
!84 = distinct !{!84, !15}
!85 = distinct !{!85, !15}
!86 = distinct !{!86, !15}
!87 = distinct !{!87, !15}
!88 = distinct !{!88, !15}
!89 = distinct !{!89, !15}
!90 = distinct !{!90, !15}
!91 = distinct !{!91, !15}
