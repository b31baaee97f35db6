; Made by tools/ir.py from separated.c with clang 19; do not edit.
; sha256 of the C source: 13600244e280603538a331f4ee1209f8b2b88682fb6da9dd85e2c3101f5ada5e
; sha256 of what follows: d8e920b87f65ea6d757513faf0ed157cfbe3f3c475057749261d209f66081e9d

%struct.Table = type { i64, i64, i64, i64, i64, ptr, ptr, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, ptr, ptr, ptr }

@decimal.tens = internal constant [23 x double] [double 1.000000e+00, double 1.000000e+01, double 1.000000e+02, double 1.000000e+03, double 1.000000e+04, double 1.000000e+05, double 1.000000e+06, double 1.000000e+07, double 1.000000e+08, double 1.000000e+09, double 1.000000e+10, double 1.000000e+11, double 1.000000e+12, double 1.000000e+13, double 1.000000e+14, double 1.000000e+15, double 1.000000e+16, double 1.000000e+17, double 1.000000e+18, double 1.000000e+19, double 1.000000e+20, double 1.000000e+21, double 1.000000e+22], align 16

; Function Attrs: nounwind
define i64 @table(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #5
  %5 = load i64, ptr %0, align 8, !tbaa !2
  %6 = getelementptr inbounds i8, ptr %1, i64 %5
  store ptr %6, ptr %4, align 8, !tbaa !8
  %7 = getelementptr inbounds i8, ptr %1, i64 %2
  br label %8

8:                                                ; preds = %38, %3
  %.0 = phi i64 [ 0, %3 ], [ %.1, %38 ]
  %9 = load ptr, ptr %4, align 8, !tbaa !8
  %10 = icmp ult ptr %9, %7
  %11 = icmp eq i64 %.0, 0
  %spec.select = select i1 %10, i1 %11, i1 false
  br i1 %spec.select, label %12, label %39

12:                                               ; preds = %8
  %13 = load ptr, ptr %4, align 8, !tbaa !8
  %14 = load i8, ptr %13, align 1, !tbaa !9
  %15 = zext i8 %14 to i32
  switch i32 %15, label %30 [
    i32 10, label %21
    i32 13, label %16
  ]

16:                                               ; preds = %12
  %17 = getelementptr inbounds i8, ptr %13, i64 1
  %18 = load i8, ptr %17, align 1, !tbaa !9
  %19 = zext i8 %18 to i32
  %20 = icmp eq i32 %19, 10
  br i1 %20, label %21, label %30

21:                                               ; preds = %12, %16
  %22 = load ptr, ptr %4, align 8, !tbaa !8
  %23 = load i8, ptr %22, align 1, !tbaa !9
  %24 = zext i8 %23 to i32
  %25 = icmp eq i32 %24, 13
  %26 = zext i1 %25 to i32
  %27 = add nsw i32 1, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i8, ptr %22, i64 %28
  store ptr %29, ptr %4, align 8, !tbaa !8
  br label %38

30:                                               ; preds = %12, %16
  %31 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 3
  %32 = load i64, ptr %31, align 8, !tbaa !10
  %33 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 4
  %34 = load i64, ptr %33, align 8, !tbaa !11
  %35 = icmp eq i64 %32, %34
  br i1 %35, label %38, label %36

36:                                               ; preds = %30
  %37 = call i64 @take(ptr noundef %0, ptr noundef %1, ptr noundef %4, ptr noundef %7) #6
  br label %38

38:                                               ; preds = %36, %30, %21
  %.1 = phi i64 [ %.0, %21 ], [ %37, %36 ], [ 1, %30 ]
  br label %8, !llvm.loop !12

39:                                               ; preds = %8
  %40 = load ptr, ptr %4, align 8, !tbaa !8
  %41 = ptrtoint ptr %40 to i64
  %42 = ptrtoint ptr %1 to i64
  %43 = sub i64 %41, %42
  store i64 %43, ptr %0, align 8, !tbaa !2
  call void @llvm.lifetime.end.p0(i64 8, ptr %4) #5
  ret i64 %.0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: alwaysinline nounwind
define internal i64 @take(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #2 {
  %5 = alloca ptr, align 8
  %6 = alloca double, align 8
  %7 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !14
  %9 = trunc i64 %8 to i8
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #5
  %10 = load ptr, ptr %2, align 8, !tbaa !8
  store ptr %10, ptr %5, align 8, !tbaa !8
  %11 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 2
  %12 = load i64, ptr %11, align 8, !tbaa !15
  %13 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 3
  %14 = load i64, ptr %13, align 8, !tbaa !10
  %15 = mul nsw i64 %14, %12
  %16 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 8
  %17 = load i64, ptr %16, align 8, !tbaa !16
  br label %18

18:                                               ; preds = %120, %4
  %.074 = phi i64 [ %17, %4 ], [ %.3, %120 ]
  %.073 = phi i64 [ 0, %4 ], [ %121, %120 ]
  %.071 = phi i64 [ undef, %4 ], [ %.172, %120 ]
  %19 = load ptr, ptr %5, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(i64 8, ptr %6) #5
  store double 0.000000e+00, ptr %6, align 8, !tbaa !17
  %20 = load ptr, ptr %5, align 8, !tbaa !8
  %21 = load i8, ptr %20, align 1, !tbaa !9
  %22 = zext i8 %21 to i32
  %23 = icmp eq i32 %22, 34
  br i1 %23, label %24, label %42

24:                                               ; preds = %18
  %25 = call ptr @behind_quoted(ptr noundef %20, ptr noundef %3, i8 noundef zeroext %9) #6
  store ptr %25, ptr %5, align 8, !tbaa !8
  %26 = icmp eq ptr %25, %3
  br i1 %26, label %119, label %27

27:                                               ; preds = %24
  %28 = load i8, ptr %25, align 1, !tbaa !9
  %29 = zext i8 %28 to i32
  %30 = icmp eq i32 %29, 10
  br i1 %30, label %31, label %36

31:                                               ; preds = %27
  %32 = getelementptr inbounds i8, ptr %25, i64 -1
  %33 = load i8, ptr %32, align 1, !tbaa !9
  %34 = zext i8 %33 to i32
  %35 = icmp eq i32 %34, 13
  br label %36

36:                                               ; preds = %31, %27
  %37 = phi i1 [ false, %27 ], [ %35, %31 ]
  %38 = zext i1 %37 to i32
  %39 = sext i32 %38 to i64
  %40 = sub i64 0, %39
  %41 = getelementptr inbounds i8, ptr %25, i64 %40
  br label %70

42:                                               ; preds = %18
  %43 = call i32 @is_end(ptr noundef %20, i8 noundef zeroext %9) #6
  %44 = icmp ne i32 %43, 0
  br i1 %44, label %45, label %47

45:                                               ; preds = %42
  %46 = load ptr, ptr %5, align 8, !tbaa !8
  br label %70

47:                                               ; preds = %42
  %48 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 20
  %49 = load ptr, ptr %48, align 8, !tbaa !19
  %50 = call i32 @decimal(ptr noundef %5, ptr noundef %3, ptr noundef %49, ptr noundef %6) #6
  %51 = icmp ne i32 %50, 0
  br i1 %51, label %52, label %56

52:                                               ; preds = %47
  %53 = load ptr, ptr %5, align 8, !tbaa !8
  %54 = call i32 @is_end(ptr noundef %53, i8 noundef zeroext %9) #6
  %55 = icmp ne i32 %54, 0
  br label %56

56:                                               ; preds = %52, %47
  %57 = phi i1 [ false, %47 ], [ %55, %52 ]
  %58 = select i1 %57, i32 1, i32 2
  %59 = trunc i32 %58 to i8
  br label %60

60:                                               ; preds = %65, %56
  %61 = load ptr, ptr %5, align 8, !tbaa !8
  %62 = call i32 @is_end(ptr noundef %61, i8 noundef zeroext %9) #6
  %63 = icmp ne i32 %62, 0
  %64 = xor i1 %63, true
  br i1 %64, label %65, label %68

65:                                               ; preds = %60
  %66 = load ptr, ptr %5, align 8, !tbaa !8
  %67 = getelementptr inbounds i8, ptr %66, i32 1
  store ptr %67, ptr %5, align 8, !tbaa !8
  br label %60, !llvm.loop !20

68:                                               ; preds = %60
  %69 = load ptr, ptr %5, align 8, !tbaa !8
  br label %70

70:                                               ; preds = %45, %68, %36
  %.170 = phi ptr [ %41, %36 ], [ %46, %45 ], [ %69, %68 ]
  %.1 = phi i8 [ 2, %36 ], [ 0, %45 ], [ %59, %68 ]
  %71 = icmp slt i64 %.073, %12
  br i1 %71, label %72, label %107

72:                                               ; preds = %70
  %73 = load double, ptr %6, align 8, !tbaa !17
  %74 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 5
  %75 = load ptr, ptr %74, align 8, !tbaa !21
  %76 = add nsw i64 %15, %.073
  %77 = getelementptr inbounds double, ptr %75, i64 %76
  store double %73, ptr %77, align 8, !tbaa !17
  %78 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 6
  %79 = load ptr, ptr %78, align 8, !tbaa !22
  %80 = getelementptr inbounds i8, ptr %79, i64 %76
  store i8 %.1, ptr %80, align 1, !tbaa !9
  %81 = zext i8 %.1 to i32
  %82 = icmp eq i32 %81, 2
  br i1 %82, label %83, label %107

83:                                               ; preds = %72
  %84 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 9
  %85 = load i64, ptr %84, align 8, !tbaa !23
  %86 = icmp eq i64 %.074, %85
  br i1 %86, label %119, label %87

87:                                               ; preds = %83
  %88 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 10
  %89 = load ptr, ptr %88, align 8, !tbaa !24
  %90 = getelementptr inbounds i64, ptr %89, i64 %.074
  store i64 %76, ptr %90, align 8, !tbaa !25
  %91 = ptrtoint ptr %19 to i64
  %92 = ptrtoint ptr %1 to i64
  %93 = sub i64 %91, %92
  %94 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 11
  %95 = load ptr, ptr %94, align 8, !tbaa !26
  %96 = getelementptr inbounds i64, ptr %95, i64 %.074
  store i64 %93, ptr %96, align 8, !tbaa !25
  %97 = ptrtoint ptr %.170 to i64
  %98 = sub i64 %97, %92
  %99 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 12
  %100 = load ptr, ptr %99, align 8, !tbaa !27
  %101 = getelementptr inbounds i64, ptr %100, i64 %.074
  store i64 %98, ptr %101, align 8, !tbaa !25
  %102 = call i64 @first_alike(ptr noundef %0, ptr noundef %1, i64 noundef %.074) #6
  %103 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 13
  %104 = load ptr, ptr %103, align 8, !tbaa !28
  %105 = getelementptr inbounds i64, ptr %104, i64 %.074
  store i64 %102, ptr %105, align 8, !tbaa !25
  %106 = add nsw i64 %.074, 1
  br label %107

107:                                              ; preds = %72, %87, %70
  %.276 = phi i64 [ %.074, %70 ], [ %106, %87 ], [ %.074, %72 ]
  %108 = load ptr, ptr %5, align 8, !tbaa !8
  %109 = load i8, ptr %108, align 1, !tbaa !9
  %110 = zext i8 %109 to i32
  %111 = icmp eq i32 %110, 13
  %112 = zext i1 %111 to i32
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i8, ptr %108, i64 %113
  %115 = getelementptr inbounds i8, ptr %114, i32 1
  store ptr %115, ptr %5, align 8, !tbaa !8
  %116 = load i8, ptr %114, align 1, !tbaa !9
  %117 = zext i8 %116 to i32
  %118 = icmp eq i32 %117, 10
  %. = select i1 %118, i32 2, i32 0
  br label %119

119:                                              ; preds = %107, %83, %24
  %.3 = phi i64 [ %.074, %24 ], [ %.074, %83 ], [ %.276, %107 ]
  %.172 = phi i64 [ -1, %24 ], [ 2, %83 ], [ %.071, %107 ]
  %.0 = phi i32 [ 1, %24 ], [ 1, %83 ], [ %., %107 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr %6) #5
  switch i32 %.0, label %163 [
    i32 0, label %120
    i32 2, label %122
  ]

120:                                              ; preds = %119
  %121 = add nsw i64 %.073, 1
  br label %18

122:                                              ; preds = %119
  %123 = add nsw i64 %.073, 1
  %124 = icmp ne i64 %123, %12
  br i1 %124, label %125, label %151

125:                                              ; preds = %122
  %126 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 15
  %127 = load i64, ptr %126, align 8, !tbaa !29
  %128 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 16
  %129 = load i64, ptr %128, align 8, !tbaa !30
  %130 = icmp eq i64 %127, %129
  br i1 %130, label %163, label %131

131:                                              ; preds = %125
  %132 = load ptr, ptr %2, align 8, !tbaa !8
  %133 = ptrtoint ptr %132 to i64
  %134 = ptrtoint ptr %1 to i64
  %135 = sub i64 %133, %134
  %136 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 17
  %137 = load ptr, ptr %136, align 8, !tbaa !31
  %138 = getelementptr inbounds i64, ptr %137, i64 %127
  store i64 %135, ptr %138, align 8, !tbaa !25
  %139 = load ptr, ptr %5, align 8, !tbaa !8
  %140 = ptrtoint ptr %139 to i64
  %141 = sub i64 %140, %134
  %142 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 18
  %143 = load ptr, ptr %142, align 8, !tbaa !32
  %144 = load i64, ptr %126, align 8, !tbaa !29
  %145 = getelementptr inbounds i64, ptr %143, i64 %144
  store i64 %141, ptr %145, align 8, !tbaa !25
  %146 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 19
  %147 = load ptr, ptr %146, align 8, !tbaa !33
  %148 = load i64, ptr %126, align 8, !tbaa !29
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %126, align 8, !tbaa !29
  %150 = getelementptr inbounds i64, ptr %147, i64 %148
  store i64 %123, ptr %150, align 8, !tbaa !25
  br label %161

151:                                              ; preds = %122
  %152 = load ptr, ptr %2, align 8, !tbaa !8
  %153 = ptrtoint ptr %152 to i64
  %154 = ptrtoint ptr %1 to i64
  %155 = sub i64 %153, %154
  %156 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 7
  %157 = load ptr, ptr %156, align 8, !tbaa !34
  %158 = load i64, ptr %13, align 8, !tbaa !10
  %159 = add nsw i64 %158, 1
  store i64 %159, ptr %13, align 8, !tbaa !10
  %160 = getelementptr inbounds i64, ptr %157, i64 %158
  store i64 %155, ptr %160, align 8, !tbaa !25
  store i64 %.3, ptr %16, align 8, !tbaa !16
  br label %161

161:                                              ; preds = %151, %131
  %162 = load ptr, ptr %5, align 8, !tbaa !8
  store ptr %162, ptr %2, align 8, !tbaa !8
  br label %163

163:                                              ; preds = %125, %161, %119
  %.2 = phi i64 [ %.172, %119 ], [ 0, %161 ], [ 3, %125 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #5
  ret i64 %.2
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define internal ptr @behind_quoted(ptr noundef %0, ptr noundef %1, i8 noundef zeroext %2) #0 {
  %4 = getelementptr inbounds i8, ptr %0, i32 1
  br label %5

5:                                                ; preds = %18, %3
  %.0 = phi ptr [ %4, %3 ], [ %19, %18 ]
  %6 = icmp ult ptr %.0, %1
  br i1 %6, label %7, label %20

7:                                                ; preds = %5
  %8 = load i8, ptr %.0, align 1, !tbaa !9
  %9 = zext i8 %8 to i32
  %10 = icmp eq i32 %9, 34
  br i1 %10, label %11, label %18

11:                                               ; preds = %7
  %12 = getelementptr inbounds i8, ptr %.0, i64 1
  %13 = icmp ult ptr %12, %1
  br i1 %13, label %14, label %20

14:                                               ; preds = %11
  %15 = load i8, ptr %12, align 1, !tbaa !9
  %16 = zext i8 %15 to i32
  %17 = icmp eq i32 %16, 34
  br i1 %17, label %18, label %20

18:                                               ; preds = %7, %14
  %.1 = phi ptr [ %.0, %7 ], [ %12, %14 ]
  %19 = getelementptr inbounds i8, ptr %.1, i32 1
  br label %5, !llvm.loop !35

20:                                               ; preds = %11, %14, %5
  br label %21

21:                                               ; preds = %29, %20
  %.2 = phi ptr [ %.0, %20 ], [ %30, %29 ]
  %22 = icmp ult ptr %.2, %1
  br i1 %22, label %23, label %.critedge

23:                                               ; preds = %21
  %24 = load i8, ptr %.2, align 1, !tbaa !9
  %25 = zext i8 %24 to i32
  %26 = zext i8 %2 to i32
  %27 = icmp ne i32 %25, %26
  %28 = icmp ne i32 %25, 10
  %spec.select = select i1 %27, i1 %28, i1 false
  br i1 %spec.select, label %29, label %.critedge

29:                                               ; preds = %23
  %30 = getelementptr inbounds i8, ptr %.2, i32 1
  br label %21, !llvm.loop !36

.critedge:                                        ; preds = %21, %23
  ret ptr %.2
}

; Function Attrs: alwaysinline nounwind
define internal i32 @is_end(ptr noundef %0, i8 noundef zeroext %1) #2 {
  %3 = load i8, ptr %0, align 1, !tbaa !9
  %4 = zext i8 %3 to i32
  %5 = zext i8 %1 to i32
  %6 = icmp eq i32 %4, %5
  %7 = icmp eq i32 %4, 10
  %or.cond = or i1 %6, %7
  br i1 %or.cond, label %15, label %8

8:                                                ; preds = %2
  %9 = icmp eq i32 %4, 13
  br i1 %9, label %10, label %15

10:                                               ; preds = %8
  %11 = getelementptr inbounds i8, ptr %0, i64 1
  %12 = load i8, ptr %11, align 1, !tbaa !9
  %13 = zext i8 %12 to i32
  %14 = icmp eq i32 %13, 10
  br label %15

15:                                               ; preds = %8, %10, %2
  %16 = phi i1 [ true, %2 ], [ false, %8 ], [ %14, %10 ]
  %17 = zext i1 %16 to i32
  ret i32 %17
}

; Function Attrs: alwaysinline nounwind
define internal i32 @decimal(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #2 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #5
  %9 = load ptr, ptr %0, align 8, !tbaa !8
  store ptr %9, ptr %5, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(i64 8, ptr %6) #5
  store i64 0, ptr %6, align 8, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #5
  store i64 0, ptr %7, align 8, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #5
  store i64 0, ptr %8, align 8, !tbaa !25
  %10 = load ptr, ptr %5, align 8, !tbaa !8
  %11 = load i8, ptr %10, align 1, !tbaa !9
  %12 = zext i8 %11 to i32
  %13 = icmp eq i32 %12, 45
  %14 = zext i1 %13 to i32
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8, ptr %10, i64 %15
  store ptr %16, ptr %5, align 8, !tbaa !8
  %17 = call ptr @digits_from(ptr noundef %16, ptr noundef %1, ptr noundef %6) #6
  store ptr %17, ptr %5, align 8, !tbaa !8
  %18 = ptrtoint ptr %17 to i64
  %19 = ptrtoint ptr %16 to i64
  %20 = sub i64 %18, %19
  %21 = load i8, ptr %17, align 1, !tbaa !9
  %22 = zext i8 %21 to i32
  %23 = icmp eq i32 %22, 46
  br i1 %23, label %24, label %31

24:                                               ; preds = %4
  %25 = getelementptr inbounds i8, ptr %17, i32 1
  store ptr %25, ptr %5, align 8, !tbaa !8
  %26 = call ptr @digits_from(ptr noundef %25, ptr noundef %1, ptr noundef %6) #6
  store ptr %26, ptr %5, align 8, !tbaa !8
  %27 = ptrtoint ptr %25 to i64
  %28 = ptrtoint ptr %26 to i64
  %29 = sub i64 %27, %28
  store i64 %29, ptr %8, align 8, !tbaa !25
  %30 = sub nsw i64 %20, %29
  br label %31

31:                                               ; preds = %24, %4
  %.028 = phi i32 [ 0, %24 ], [ 1, %4 ]
  %.026 = phi i64 [ %30, %24 ], [ %20, %4 ]
  %32 = icmp eq i64 %.026, 0
  br i1 %32, label %91, label %33

33:                                               ; preds = %31
  %34 = icmp sgt i64 %.026, 19
  br i1 %34, label %35, label %48

35:                                               ; preds = %33, %38
  %.127 = phi i64 [ %44, %38 ], [ %.026, %33 ]
  %.0 = phi ptr [ %45, %38 ], [ %16, %33 ]
  %36 = load i8, ptr %.0, align 1, !tbaa !9
  %37 = zext i8 %36 to i32
  switch i32 %37, label %46 [
    i32 48, label %38
    i32 46, label %38
  ]

38:                                               ; preds = %35, %35
  %39 = load i8, ptr %.0, align 1, !tbaa !9
  %40 = zext i8 %39 to i32
  %41 = icmp eq i32 %40, 48
  %42 = zext i1 %41 to i32
  %43 = sext i32 %42 to i64
  %44 = sub nsw i64 %.127, %43
  %45 = getelementptr inbounds i8, ptr %.0, i32 1
  br label %35, !llvm.loop !37

46:                                               ; preds = %35
  %47 = icmp sgt i64 %.127, 19
  %. = select i1 %47, i32 1, i32 0
  %cond = icmp eq i32 %., 0
  br i1 %cond, label %48, label %91

48:                                               ; preds = %46, %33
  %49 = load ptr, ptr %5, align 8, !tbaa !8
  %50 = load i8, ptr %49, align 1, !tbaa !9
  %51 = zext i8 %50 to i32
  switch i32 %51, label %55 [
    i32 101, label %52
    i32 69, label %52
  ]

52:                                               ; preds = %48, %48
  %53 = call i32 @exponent_from(ptr noundef %5, ptr noundef %8) #6
  %54 = icmp ne i32 %53, 0
  br i1 %54, label %55, label %91

55:                                               ; preds = %52, %48
  %.129 = phi i32 [ %.028, %48 ], [ 0, %52 ]
  %56 = load i64, ptr %6, align 8, !tbaa !25
  %57 = icmp ne i64 %56, 0
  %58 = icmp ule i64 %56, 9007199254740992
  %or.cond = and i1 %57, %58
  br i1 %or.cond, label %59, label %77

59:                                               ; preds = %55
  %60 = load i64, ptr %8, align 8, !tbaa !25
  %61 = icmp sge i64 %60, -22
  %62 = icmp sle i64 %60, 22
  %or.cond30 = and i1 %61, %62
  br i1 %or.cond30, label %63, label %77

63:                                               ; preds = %59
  %64 = uitofp i64 %56 to double
  %65 = icmp slt i64 %60, 0
  br i1 %65, label %66, label %71

66:                                               ; preds = %63
  %67 = sub nsw i64 0, %60
  %68 = getelementptr inbounds [23 x double], ptr @decimal.tens, i64 0, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !17
  %70 = fdiv double %64, %69
  br label %75

71:                                               ; preds = %63
  %72 = getelementptr inbounds [23 x double], ptr @decimal.tens, i64 0, i64 %60
  %73 = load double, ptr %72, align 8, !tbaa !17
  %74 = fmul double %64, %73
  br label %75

75:                                               ; preds = %71, %66
  %76 = phi double [ %70, %66 ], [ %74, %71 ]
  store double %76, ptr %7, align 8
  br label %86

77:                                               ; preds = %59, %55
  %78 = load i64, ptr %6, align 8, !tbaa !25
  %79 = icmp ne i64 %78, 0
  br i1 %79, label %80, label %86

80:                                               ; preds = %77
  %81 = icmp ne i32 %.129, 0
  br i1 %81, label %91, label %82

82:                                               ; preds = %80
  %83 = load i64, ptr %8, align 8, !tbaa !25
  %84 = call i32 @nearest(i64 noundef %78, i64 noundef %83, ptr noundef %2, ptr noundef %7) #6
  %85 = icmp ne i32 %84, 0
  br i1 %85, label %86, label %91

86:                                               ; preds = %77, %82, %75
  %87 = shl i64 %15, 63
  %88 = load i64, ptr %7, align 8, !tbaa !25
  %89 = or i64 %88, %87
  store i64 %89, ptr %7, align 8, !tbaa !25
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %7, i64 8, i1 false)
  %90 = load ptr, ptr %5, align 8, !tbaa !8
  store ptr %90, ptr %0, align 8, !tbaa !8
  br label %91

91:                                               ; preds = %80, %82, %52, %31, %46, %86
  %.1 = phi i32 [ 0, %46 ], [ 1, %86 ], [ 0, %31 ], [ 0, %52 ], [ 0, %82 ], [ 0, %80 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %6) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #5
  ret i32 %.1
}

; Function Attrs: alwaysinline nounwind
define internal i64 @first_alike(ptr noundef %0, ptr noundef %1, i64 noundef %2) #2 {
  %4 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 11
  %5 = load ptr, ptr %4, align 8, !tbaa !26
  %6 = getelementptr inbounds i64, ptr %5, i64 %2
  %7 = load i64, ptr %6, align 8, !tbaa !25
  %8 = getelementptr inbounds i8, ptr %1, i64 %7
  %9 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 12
  %10 = load ptr, ptr %9, align 8, !tbaa !27
  %11 = getelementptr inbounds i64, ptr %10, i64 %2
  %12 = load i64, ptr %11, align 8, !tbaa !25
  %13 = sub nsw i64 %12, %7
  br label %14

14:                                               ; preds = %16, %3
  %.044 = phi i64 [ 0, %3 ], [ %22, %16 ]
  %.043 = phi i64 [ %13, %3 ], [ %21, %16 ]
  %15 = icmp slt i64 %.044, %13
  br i1 %15, label %16, label %23

16:                                               ; preds = %14
  %17 = getelementptr inbounds i8, ptr %8, i64 %.044
  %18 = load i8, ptr %17, align 1, !tbaa !9
  %19 = zext i8 %18 to i64
  %20 = xor i64 %.043, %19
  %21 = mul i64 %20, -7046029254386353131
  %22 = add nsw i64 %.044, 1
  br label %14, !llvm.loop !38

23:                                               ; preds = %14
  %24 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 14
  %25 = load ptr, ptr %24, align 8, !tbaa !39
  %26 = lshr i64 %.043, 54
  %27 = getelementptr inbounds i64, ptr %25, i64 %26
  %28 = load i64, ptr %27, align 8, !tbaa !25
  store i64 %2, ptr %27, align 8, !tbaa !25
  %29 = icmp sge i64 %28, %2
  br i1 %29, label %59, label %30

30:                                               ; preds = %23
  %31 = load ptr, ptr %9, align 8, !tbaa !27
  %32 = getelementptr inbounds i64, ptr %31, i64 %28
  %33 = load i64, ptr %32, align 8, !tbaa !25
  %34 = load ptr, ptr %4, align 8, !tbaa !26
  %35 = getelementptr inbounds i64, ptr %34, i64 %28
  %36 = load i64, ptr %35, align 8, !tbaa !25
  %37 = sub nsw i64 %33, %36
  %38 = icmp ne i64 %37, %13
  br i1 %38, label %59, label %39

39:                                               ; preds = %30
  %40 = getelementptr inbounds i8, ptr %1, i64 %36
  br label %41

41:                                               ; preds = %51, %39
  %.0 = phi i64 [ 0, %39 ], [ %52, %51 ]
  %42 = icmp slt i64 %.0, %13
  br i1 %42, label %43, label %53

43:                                               ; preds = %41
  %44 = getelementptr inbounds i8, ptr %40, i64 %.0
  %45 = load i8, ptr %44, align 1, !tbaa !9
  %46 = zext i8 %45 to i32
  %47 = getelementptr inbounds i8, ptr %8, i64 %.0
  %48 = load i8, ptr %47, align 1, !tbaa !9
  %49 = zext i8 %48 to i32
  %50 = icmp ne i32 %46, %49
  br i1 %50, label %53, label %51

51:                                               ; preds = %43
  %52 = add nsw i64 %.0, 1
  br label %41, !llvm.loop !40

53:                                               ; preds = %43, %41
  %.042 = phi i32 [ 5, %41 ], [ 1, %43 ]
  %cond = icmp eq i32 %.042, 5
  br i1 %cond, label %54, label %59

54:                                               ; preds = %53
  %55 = getelementptr inbounds %struct.Table, ptr %0, i32 0, i32 13
  %56 = load ptr, ptr %55, align 8, !tbaa !28
  %57 = getelementptr inbounds i64, ptr %56, i64 %28
  %58 = load i64, ptr %57, align 8, !tbaa !25
  br label %59

59:                                               ; preds = %54, %53, %23, %30
  %.2 = phi i64 [ %2, %30 ], [ %2, %23 ], [ %2, %53 ], [ %58, %54 ]
  ret i64 %.2
}

; Function Attrs: alwaysinline nounwind
define internal ptr @digits_from(ptr noundef %0, ptr noundef %1, ptr noundef %2) #2 {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %4) #5
  store i32 1, ptr %4, align 4, !tbaa !41
  br label %5

5:                                                ; preds = %20, %3
  %.013 = phi ptr [ %0, %3 ], [ %.1, %20 ]
  %6 = ptrtoint ptr %1 to i64
  %7 = ptrtoint ptr %.013 to i64
  %8 = sub i64 %6, %7
  %9 = icmp sge i64 %8, 8
  br i1 %9, label %10, label %21

10:                                               ; preds = %5
  %11 = call i64 @load64(ptr noundef %.013) #6
  %12 = call i64 @eight_digits(i64 noundef %11, ptr noundef %4) #6
  %13 = load i32, ptr %4, align 4, !tbaa !41
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %20

15:                                               ; preds = %10
  %16 = load i64, ptr %2, align 8, !tbaa !25
  %17 = mul i64 %16, 100000000
  %18 = add i64 %17, %12
  store i64 %18, ptr %2, align 8, !tbaa !25
  %19 = getelementptr inbounds i8, ptr %.013, i64 8
  br label %20

20:                                               ; preds = %10, %15
  %.1 = phi ptr [ %19, %15 ], [ %.013, %10 ]
  %.0 = phi i32 [ 0, %15 ], [ 3, %10 ]
  switch i32 %.0, label %36 [
    i32 0, label %5
    i32 3, label %21
  ], !llvm.loop !43

21:                                               ; preds = %20, %5
  %.2 = phi ptr [ %.1, %20 ], [ %.013, %5 ]
  br label %22

22:                                               ; preds = %29, %21
  %.3 = phi ptr [ %.2, %21 ], [ %34, %29 ]
  %23 = load i8, ptr %.3, align 1, !tbaa !9
  %24 = zext i8 %23 to i32
  %25 = sub nsw i32 %24, 48
  %26 = trunc i32 %25 to i8
  %27 = zext i8 %26 to i32
  %28 = icmp slt i32 %27, 10
  br i1 %28, label %29, label %35

29:                                               ; preds = %22
  %30 = load i64, ptr %2, align 8, !tbaa !25
  %31 = mul i64 %30, 10
  %32 = sext i32 %25 to i64
  %33 = add i64 %31, %32
  store i64 %33, ptr %2, align 8, !tbaa !25
  %34 = getelementptr inbounds i8, ptr %.3, i32 1
  br label %22, !llvm.loop !44

35:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(i64 4, ptr %4) #5
  ret ptr %.3

36:                                               ; preds = %20
  unreachable
}

; Function Attrs: nounwind
define internal i32 @exponent_from(ptr noundef %0, ptr noundef %1) #0 {
  %3 = load ptr, ptr %0, align 8, !tbaa !8
  %4 = getelementptr inbounds i8, ptr %3, i64 1
  %5 = load i8, ptr %4, align 1, !tbaa !9
  %6 = zext i8 %5 to i32
  %7 = icmp eq i32 %6, 45
  %8 = zext i1 %7 to i32
  %9 = icmp eq i32 %6, 43
  %spec.select = select i1 %7, i1 true, i1 %9
  %10 = zext i1 %spec.select to i32
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i8, ptr %4, i64 %11
  %13 = load i8, ptr %12, align 1, !tbaa !9
  %14 = zext i8 %13 to i32
  %15 = sub nsw i32 %14, 48
  %16 = trunc i32 %15 to i8
  %17 = zext i8 %16 to i32
  %18 = icmp sge i32 %17, 10
  br i1 %18, label %38, label %19

19:                                               ; preds = %2, %26
  %.019 = phi ptr [ %32, %26 ], [ %12, %2 ]
  %.0 = phi i64 [ %31, %26 ], [ 0, %2 ]
  %20 = load i8, ptr %.019, align 1, !tbaa !9
  %21 = zext i8 %20 to i32
  %22 = sub nsw i32 %21, 48
  %23 = trunc i32 %22 to i8
  %24 = zext i8 %23 to i32
  %25 = icmp slt i32 %24, 10
  br i1 %25, label %26, label %33

26:                                               ; preds = %19
  %27 = icmp slt i64 %.0, 100000
  %28 = mul nsw i64 %.0, 10
  %29 = sext i32 %22 to i64
  %30 = add nsw i64 %28, %29
  %31 = select i1 %27, i64 %30, i64 %.0
  %32 = getelementptr inbounds i8, ptr %.019, i32 1
  br label %19, !llvm.loop !45

33:                                               ; preds = %19
  %34 = sub nsw i64 0, %.0
  %35 = select i1 %7, i64 %34, i64 %.0
  %36 = load i64, ptr %1, align 8, !tbaa !25
  %37 = add nsw i64 %36, %35
  store i64 %37, ptr %1, align 8, !tbaa !25
  store ptr %.019, ptr %0, align 8, !tbaa !8
  br label %38

38:                                               ; preds = %2, %33
  %.018 = phi i32 [ 1, %33 ], [ 0, %2 ]
  ret i32 %.018
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: alwaysinline nounwind
define internal i32 @nearest(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) #2 {
  %5 = icmp slt i64 %1, -342
  %6 = icmp sgt i64 %1, 308
  %or.cond = or i1 %5, %6
  br i1 %or.cond, label %71, label %7

7:                                                ; preds = %4
  %8 = sub nsw i64 %1, -342
  %9 = mul nsw i64 2, %8
  %10 = getelementptr inbounds i64, ptr %2, i64 %9
  %11 = call i64 @llvm.ctlz.i64(i64 %0, i1 true)
  %12 = trunc i64 %11 to i32
  %13 = sext i32 %12 to i64
  %14 = shl i64 %0, %13
  %15 = zext i64 %14 to i128
  %16 = load i64, ptr %10, align 8, !tbaa !25
  %17 = zext i64 %16 to i128
  %18 = mul i128 %15, %17
  %19 = lshr i128 %18, 64
  %20 = trunc i128 %19 to i64
  %21 = trunc i128 %18 to i64
  %22 = and i64 %20, 511
  %23 = icmp eq i64 %22, 511
  br i1 %23, label %24, label %36

24:                                               ; preds = %7
  %25 = getelementptr inbounds i64, ptr %10, i64 1
  %26 = load i64, ptr %25, align 8, !tbaa !25
  %27 = zext i64 %26 to i128
  %28 = mul i128 %15, %27
  %29 = lshr i128 %28, 64
  %30 = trunc i128 %29 to i64
  %31 = add i64 %21, %30
  %32 = icmp ult i64 %31, %30
  %33 = zext i1 %32 to i32
  %34 = sext i32 %33 to i64
  %35 = add i64 %20, %34
  br label %36

36:                                               ; preds = %24, %7
  %.049 = phi i64 [ %31, %24 ], [ %21, %7 ]
  %.048 = phi i64 [ %35, %24 ], [ %20, %7 ]
  %37 = icmp eq i64 %.049, -1
  br i1 %37, label %38, label %41

38:                                               ; preds = %36
  %39 = icmp slt i64 %1, -27
  %40 = icmp sgt i64 %1, 55
  %or.cond50 = or i1 %39, %40
  br i1 %or.cond50, label %71, label %41

41:                                               ; preds = %38, %36
  %42 = lshr i64 %.048, 63
  %43 = add nsw i64 %42, 9
  %44 = lshr i64 %.048, %43
  %45 = mul nsw i64 217706, %1
  %46 = ashr i64 %45, 16
  %47 = add nsw i64 %46, 63
  %48 = add nsw i64 %47, %42
  %49 = sub nsw i64 %48, %13
  %50 = add nsw i64 %49, 1023
  %51 = icmp sle i64 %50, 0
  br i1 %51, label %71, label %52

52:                                               ; preds = %41
  %53 = icmp ule i64 %.049, 1
  %54 = icmp sge i64 %1, -4
  %or.cond51 = and i1 %53, %54
  %55 = icmp sle i64 %1, 23
  %or.cond52 = and i1 %or.cond51, %55
  %56 = and i64 %44, 3
  %57 = icmp eq i64 %56, 1
  %or.cond54 = select i1 %or.cond52, i1 %57, i1 false
  %58 = shl i64 %44, %43
  %59 = icmp eq i64 %58, %.048
  %or.cond56 = select i1 %or.cond54, i1 %59, i1 false
  %60 = and i64 %44, -2
  %.045 = select i1 %or.cond56, i64 %60, i64 %44
  %61 = and i64 %.045, 1
  %62 = add i64 %.045, %61
  %63 = lshr i64 %62, 1
  %64 = icmp uge i64 %63, 9007199254740992
  %65 = add nsw i64 %50, 1
  %.1 = select i1 %64, i64 4503599627370496, i64 %63
  %.0 = select i1 %64, i64 %65, i64 %50
  %66 = icmp sge i64 %.0, 2047
  br i1 %66, label %71, label %67

67:                                               ; preds = %52
  %68 = and i64 %.1, -4503599627370497
  %69 = shl i64 %.0, 52
  %70 = or i64 %68, %69
  store i64 %70, ptr %3, align 8, !tbaa !25
  br label %71

71:                                               ; preds = %38, %52, %41, %67, %4
  %.2 = phi i32 [ 0, %4 ], [ 0, %38 ], [ 1, %67 ], [ 0, %41 ], [ 0, %52 ]
  ret i32 %.2
}

; Function Attrs: alwaysinline nounwind
define internal i64 @eight_digits(i64 noundef %0, ptr noundef %1) #2 {
  %3 = and i64 %0, -1085102592571150096
  %4 = add i64 %0, 434041037028460038
  %5 = and i64 %4, -1085102592571150096
  %6 = lshr i64 %5, 4
  %7 = or i64 %3, %6
  %8 = icmp eq i64 %7, 3689348814741910323
  %9 = zext i1 %8 to i32
  store i32 %9, ptr %1, align 4, !tbaa !41
  %10 = and i64 %0, 1085102592571150095
  %11 = mul i64 %10, 2561
  %12 = lshr i64 %11, 8
  %13 = and i64 %12, 71777214294589695
  %14 = mul i64 %13, 6553601
  %15 = lshr i64 %14, 16
  %16 = and i64 %15, 281470681808895
  %17 = mul i64 %16, 42949672960001
  %18 = lshr i64 %17, 32
  ret i64 %18
}

; Function Attrs: alwaysinline nounwind
define internal i64 @load64(ptr noundef %0) #2 {
  %.0.copyload = load i64, ptr %0, align 1
  ret i64 %.0.copyload
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #4

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline nounwind "no-builtins" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin "no-builtins" }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !4, i64 0}
!3 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !4, i64 64, !4, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !4, i64 120, !4, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160}
!4 = !{!"long long", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"any pointer", !5, i64 0}
!8 = !{!7, !7, i64 0}
!9 = !{!5, !5, i64 0}
!10 = !{!3, !4, i64 24}
!11 = !{!3, !4, i64 32}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!3, !4, i64 8}
!15 = !{!3, !4, i64 16}
!16 = !{!3, !4, i64 64}
!17 = !{!18, !18, i64 0}
!18 = !{!"double", !5, i64 0}
!19 = !{!3, !7, i64 160}
!20 = distinct !{!20, !13}
!21 = !{!3, !7, i64 40}
!22 = !{!3, !7, i64 48}
!23 = !{!3, !4, i64 72}
!24 = !{!3, !7, i64 80}
!25 = !{!4, !4, i64 0}
!26 = !{!3, !7, i64 88}
!27 = !{!3, !7, i64 96}
!28 = !{!3, !7, i64 104}
!29 = !{!3, !4, i64 120}
!30 = !{!3, !4, i64 128}
!31 = !{!3, !7, i64 136}
!32 = !{!3, !7, i64 144}
!33 = !{!3, !7, i64 152}
!34 = !{!3, !7, i64 56}
!35 = distinct !{!35, !13}
!36 = distinct !{!36, !13}
!37 = distinct !{!37, !13}
!38 = distinct !{!38, !13}
!39 = !{!3, !7, i64 112}
!40 = distinct !{!40, !13}
!41 = !{!42, !42, i64 0}
!42 = !{!"int", !5, i64 0}
!43 = distinct !{!43, !13}
!44 = distinct !{!44, !13}
!45 = distinct !{!45, !13}
