; Made by tools/ir.py from copies.c with clang 19; do not edit.
; sha256 of the C source: fe45b24fca29619d44fc3bc2dd611f2b8e49094e5bcdea19f0f788b091d3ccfa

%struct.copy = type { ptr, ptr, i64, i64, i64, i64, [4 x %struct.axis], %struct.axis, %struct.axis }
%struct.axis = type { i64, i64, i64 }
%struct.pool = type { i64, [56 x i8], i64, [56 x i8], i64, i64, i64, [40 x i8], ptr, ptr, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr }

; Function Attrs: nounwind
define void @copied(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.copy, ptr %1, i32 0, i32 3
  %4 = load i64, ptr %3, align 8, !tbaa !2
  call void @shared(ptr noundef %0, ptr noundef @copied_part, ptr noundef %1, i64 noundef %4) #7
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
define internal void @copied_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  %4 = alloca [6 x i64], align 16
  %5 = alloca [6 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 48, ptr %4) #8
  call void @llvm.lifetime.start.p0(i64 48, ptr %5) #8
  br label %6

6:                                                ; preds = %22, %3
  %.075 = phi i64 [ 0, %3 ], [ %25, %22 ]
  %7 = icmp slt i64 %.075, 6
  br i1 %7, label %8, label %26

8:                                                ; preds = %6
  %9 = icmp slt i64 %.075, 4
  br i1 %9, label %10, label %14

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.copy, ptr %0, i32 0, i32 6
  %12 = getelementptr inbounds [4 x %struct.axis], ptr %11, i64 0, i64 %.075
  %13 = load i64, ptr %12, align 8, !tbaa !25
  br label %22

14:                                               ; preds = %8
  %15 = icmp eq i64 %.075, 4
  br i1 %15, label %16, label %19

16:                                               ; preds = %14
  %17 = getelementptr inbounds %struct.copy, ptr %0, i32 0, i32 4
  %18 = load i64, ptr %17, align 8, !tbaa !26
  br label %22

19:                                               ; preds = %14
  %20 = getelementptr inbounds %struct.copy, ptr %0, i32 0, i32 5
  %21 = load i64, ptr %20, align 8, !tbaa !27
  br label %22

22:                                               ; preds = %16, %19, %10
  %23 = phi i64 [ %13, %10 ], [ %18, %16 ], [ %21, %19 ]
  %24 = getelementptr inbounds [6 x i64], ptr %4, i64 0, i64 %.075
  store i64 %23, ptr %24, align 8, !tbaa !28
  %25 = add nsw i64 %.075, 1
  br label %6, !llvm.loop !29

26:                                               ; preds = %6, %28
  %.079 = phi i64 [ %32, %28 ], [ 0, %6 ]
  %.074 = phi i64 [ %31, %28 ], [ 1, %6 ]
  %27 = icmp slt i64 %.079, 6
  br i1 %27, label %28, label %33

28:                                               ; preds = %26
  %29 = getelementptr inbounds [6 x i64], ptr %4, i64 0, i64 %.079
  %30 = load i64, ptr %29, align 8, !tbaa !28
  %31 = mul nsw i64 %.074, %30
  %32 = add nsw i64 %.079, 1
  br label %26, !llvm.loop !30

33:                                               ; preds = %26
  %34 = icmp ne i64 %.074, 0
  br i1 %34, label %35, label %146

35:                                               ; preds = %33
  %36 = mul nsw i64 %.074, %1
  %37 = getelementptr inbounds %struct.copy, ptr %0, i32 0, i32 3
  %38 = load i64, ptr %37, align 8, !tbaa !2
  %39 = sdiv i64 %36, %38
  %40 = add nsw i64 %1, 1
  %41 = mul nsw i64 %.074, %40
  %42 = sdiv i64 %41, %38
  br label %43

43:                                               ; preds = %46, %35
  %.083 = phi i64 [ %39, %35 ], [ %52, %46 ]
  %.082 = phi i64 [ 6, %35 ], [ %44, %46 ]
  %44 = add nsw i64 %.082, -1
  %45 = icmp ne i64 %.082, 0
  br i1 %45, label %46, label %53

46:                                               ; preds = %43
  %47 = getelementptr inbounds [6 x i64], ptr %4, i64 0, i64 %44
  %48 = load i64, ptr %47, align 8, !tbaa !28
  %49 = srem i64 %.083, %48
  %50 = getelementptr inbounds [6 x i64], ptr %5, i64 0, i64 %44
  store i64 %49, ptr %50, align 8, !tbaa !28
  %51 = load i64, ptr %47, align 8, !tbaa !28
  %52 = sdiv i64 %.083, %51
  br label %43, !llvm.loop !31

53:                                               ; preds = %43
  %54 = getelementptr inbounds %struct.copy, ptr %0, i32 0, i32 7
  %55 = load i64, ptr %54, align 8, !tbaa !32
  %56 = getelementptr inbounds %struct.copy, ptr %0, i32 0, i32 4
  %57 = load i64, ptr %56, align 8, !tbaa !26
  %58 = call i64 @step_of(i64 noundef %55, i64 noundef %57) #7
  %59 = getelementptr inbounds %struct.copy, ptr %0, i32 0, i32 8
  %60 = load i64, ptr %59, align 8, !tbaa !33
  %61 = getelementptr inbounds %struct.copy, ptr %0, i32 0, i32 5
  %62 = load i64, ptr %61, align 8, !tbaa !27
  %63 = call i64 @step_of(i64 noundef %60, i64 noundef %62) #7
  br label %64

64:                                               ; preds = %.critedge, %53
  %.081 = phi i64 [ %39, %53 ], [ %145, %.critedge ]
  %65 = icmp slt i64 %.081, %42
  br i1 %65, label %66, label %146

66:                                               ; preds = %64
  %67 = getelementptr inbounds [6 x i64], ptr %5, i64 0, i64 4
  %68 = load i64, ptr %67, align 16, !tbaa !28
  %69 = mul nsw i64 %68, %58
  %70 = getelementptr inbounds [6 x i64], ptr %5, i64 0, i64 5
  %71 = load i64, ptr %70, align 8, !tbaa !28
  %72 = mul nsw i64 %71, %63
  %73 = getelementptr inbounds %struct.axis, ptr %54, i32 0, i32 1
  %74 = load i64, ptr %73, align 8, !tbaa !34
  %75 = mul nsw i64 %69, %74
  %76 = getelementptr inbounds %struct.axis, ptr %59, i32 0, i32 1
  %77 = load i64, ptr %76, align 8, !tbaa !35
  %78 = mul nsw i64 %72, %77
  %79 = add nsw i64 %75, %78
  %80 = getelementptr inbounds %struct.axis, ptr %54, i32 0, i32 2
  %81 = load i64, ptr %80, align 8, !tbaa !36
  %82 = mul nsw i64 %69, %81
  %83 = getelementptr inbounds %struct.axis, ptr %59, i32 0, i32 2
  %84 = load i64, ptr %83, align 8, !tbaa !37
  %85 = mul nsw i64 %72, %84
  %86 = add nsw i64 %82, %85
  br label %87

87:                                               ; preds = %89, %66
  %.078 = phi i64 [ %79, %66 ], [ %97, %89 ]
  %.077 = phi i64 [ %86, %66 ], [ %101, %89 ]
  %.076 = phi i64 [ 0, %66 ], [ %102, %89 ]
  %88 = icmp slt i64 %.076, 4
  br i1 %88, label %89, label %103

89:                                               ; preds = %87
  %90 = getelementptr inbounds [6 x i64], ptr %5, i64 0, i64 %.076
  %91 = load i64, ptr %90, align 8, !tbaa !28
  %92 = getelementptr inbounds %struct.copy, ptr %0, i32 0, i32 6
  %93 = getelementptr inbounds [4 x %struct.axis], ptr %92, i64 0, i64 %.076
  %94 = getelementptr inbounds %struct.axis, ptr %93, i32 0, i32 1
  %95 = load i64, ptr %94, align 8, !tbaa !38
  %96 = mul nsw i64 %91, %95
  %97 = add nsw i64 %.078, %96
  %98 = getelementptr inbounds %struct.axis, ptr %93, i32 0, i32 2
  %99 = load i64, ptr %98, align 8, !tbaa !39
  %100 = mul nsw i64 %91, %99
  %101 = add nsw i64 %.077, %100
  %102 = add nsw i64 %.076, 1
  br label %87, !llvm.loop !40

103:                                              ; preds = %87
  %104 = load i64, ptr %67, align 16, !tbaa !28
  %105 = add nsw i64 %104, 1
  %106 = getelementptr inbounds [6 x i64], ptr %4, i64 0, i64 4
  %107 = load i64, ptr %106, align 16, !tbaa !28
  %108 = icmp eq i64 %105, %107
  %109 = zext i1 %108 to i32
  %110 = sext i32 %109 to i64
  %111 = load i64, ptr %70, align 8, !tbaa !28
  %112 = add nsw i64 %111, 1
  %113 = getelementptr inbounds [6 x i64], ptr %4, i64 0, i64 5
  %114 = load i64, ptr %113, align 8, !tbaa !28
  %115 = icmp eq i64 %112, %114
  %116 = zext i1 %115 to i32
  %117 = sext i32 %116 to i64
  %118 = load ptr, ptr %0, align 8, !tbaa !41
  %119 = getelementptr inbounds i32, ptr %118, i64 %.078
  %120 = getelementptr inbounds %struct.copy, ptr %0, i32 0, i32 1
  %121 = load ptr, ptr %120, align 8, !tbaa !42
  %122 = getelementptr inbounds i32, ptr %121, i64 %.077
  br i1 %108, label %123, label %126

123:                                              ; preds = %103
  %124 = load i64, ptr %54, align 8, !tbaa !32
  %125 = sub nsw i64 %124, %69
  br label %126

126:                                              ; preds = %103, %123
  %127 = phi i64 [ %125, %123 ], [ %58, %103 ]
  br i1 %115, label %128, label %131

128:                                              ; preds = %126
  %129 = load i64, ptr %59, align 8, !tbaa !33
  %130 = sub nsw i64 %129, %72
  br label %131

131:                                              ; preds = %126, %128
  %132 = phi i64 [ %130, %128 ], [ %63, %126 ]
  call void @block_copied(ptr noundef %0, ptr noundef %119, ptr noundef %122, i64 noundef %127, i64 noundef %132) #7
  br label %133

133:                                              ; preds = %143, %131
  %.0 = phi i64 [ 6, %131 ], [ %134, %143 ]
  %134 = add nsw i64 %.0, -1
  %135 = icmp ne i64 %.0, 0
  br i1 %135, label %136, label %.critedge

136:                                              ; preds = %133
  %137 = getelementptr inbounds [6 x i64], ptr %5, i64 0, i64 %134
  %138 = load i64, ptr %137, align 8, !tbaa !28
  %139 = add nsw i64 %138, 1
  store i64 %139, ptr %137, align 8, !tbaa !28
  %140 = getelementptr inbounds [6 x i64], ptr %4, i64 0, i64 %134
  %141 = load i64, ptr %140, align 8, !tbaa !28
  %142 = icmp eq i64 %139, %141
  br i1 %142, label %143, label %.critedge

143:                                              ; preds = %136
  %144 = getelementptr inbounds [6 x i64], ptr %5, i64 0, i64 %134
  store i64 0, ptr %144, align 8, !tbaa !28
  br label %133, !llvm.loop !43

.critedge:                                        ; preds = %133, %136
  %145 = add nsw i64 %.081, 1
  br label %64, !llvm.loop !44

146:                                              ; preds = %64, %33
  call void @llvm.lifetime.end.p0(i64 48, ptr %5) #8
  call void @llvm.lifetime.end.p0(i64 48, ptr %4) #8
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
  br label %30, !llvm.loop !45

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
  %7 = load i64, ptr %6, align 8, !tbaa !46
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
define internal i64 @step_of(i64 noundef %0, i64 noundef %1) #5 {
  %3 = sdiv i64 %0, %1
  %4 = sdiv i64 %3, 16
  %5 = mul nsw i64 %4, 16
  ret i64 %5
}

; Function Attrs: alwaysinline nounwind
define internal void @block_copied(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) #5 {
  %6 = getelementptr inbounds %struct.copy, ptr %0, i32 0, i32 2
  %7 = load i64, ptr %6, align 8, !tbaa !47
  %8 = icmp eq i64 %7, 3
  %9 = icmp sge i64 %3, 8
  %or.cond = and i1 %8, %9
  %10 = icmp sge i64 %4, 8
  %or.cond35 = and i1 %or.cond, %10
  br i1 %or.cond35, label %11, label %12

11:                                               ; preds = %5
  call void @turned_block(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) #7
  br label %42

12:                                               ; preds = %5
  %13 = load i64, ptr %6, align 8, !tbaa !47
  switch i64 %13, label %41 [
    i64 1, label %14
    i64 2, label %27
  ]

14:                                               ; preds = %12, %16
  %.034 = phi i64 [ %26, %16 ], [ 0, %12 ]
  %15 = icmp slt i64 %.034, %3
  br i1 %15, label %16, label %42

16:                                               ; preds = %14
  %17 = getelementptr inbounds %struct.copy, ptr %0, i32 0, i32 7
  %18 = getelementptr inbounds %struct.axis, ptr %17, i32 0, i32 1
  %19 = load i64, ptr %18, align 8, !tbaa !34
  %20 = mul nsw i64 %.034, %19
  %21 = getelementptr inbounds i32, ptr %1, i64 %20
  %22 = getelementptr inbounds %struct.axis, ptr %17, i32 0, i32 2
  %23 = load i64, ptr %22, align 8, !tbaa !36
  %24 = mul nsw i64 %.034, %23
  %25 = getelementptr inbounds i32, ptr %2, i64 %24
  call void @run_copied(ptr noundef %21, ptr noundef %25, i64 noundef %4) #7
  %26 = add nsw i64 %.034, 1
  br label %14, !llvm.loop !48

27:                                               ; preds = %12, %29
  %.0 = phi i64 [ %40, %29 ], [ 0, %12 ]
  %28 = icmp slt i64 %.0, %3
  br i1 %28, label %29, label %42

29:                                               ; preds = %27
  %30 = getelementptr inbounds %struct.copy, ptr %0, i32 0, i32 7
  %31 = getelementptr inbounds %struct.axis, ptr %30, i32 0, i32 1
  %32 = load i64, ptr %31, align 8, !tbaa !34
  %33 = mul nsw i64 %.0, %32
  %34 = getelementptr inbounds i32, ptr %1, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !49
  %36 = getelementptr inbounds %struct.axis, ptr %30, i32 0, i32 2
  %37 = load i64, ptr %36, align 8, !tbaa !36
  %38 = mul nsw i64 %.0, %37
  %39 = getelementptr inbounds i32, ptr %2, i64 %38
  call void @run_filled(i32 noundef %35, ptr noundef %39, i64 noundef %4) #7
  %40 = add nsw i64 %.0, 1
  br label %27, !llvm.loop !51

41:                                               ; preds = %12
  call void @numbers_copied(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) #7
  br label %42

42:                                               ; preds = %14, %27, %41, %11
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @turned_block(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) #5 {
  %6 = getelementptr inbounds %struct.copy, ptr %0, i32 0, i32 8
  %7 = getelementptr inbounds %struct.axis, ptr %6, i32 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !35
  %9 = getelementptr inbounds %struct.copy, ptr %0, i32 0, i32 7
  %10 = getelementptr inbounds %struct.axis, ptr %9, i32 0, i32 2
  %11 = load i64, ptr %10, align 8, !tbaa !36
  br label %12

12:                                               ; preds = %42, %5
  %.0 = phi i64 [ 0, %5 ], [ %43, %42 ]
  %13 = icmp slt i64 %.0, %4
  br i1 %13, label %14, label %44

14:                                               ; preds = %12, %40
  %.039 = phi i64 [ %41, %40 ], [ 0, %12 ]
  %15 = icmp slt i64 %.039, %3
  br i1 %15, label %16, label %42

16:                                               ; preds = %25, %14
  %.038 = phi i64 [ %.0, %14 ], [ %21, %25 ]
  %17 = add nsw i64 %.0, 16
  %18 = icmp slt i64 %.038, %17
  %19 = icmp slt i64 %.038, %4
  %spec.select = select i1 %18, i1 %19, i1 false
  br i1 %spec.select, label %20, label %40

20:                                               ; preds = %16
  %21 = add nsw i64 %.038, 8
  %22 = icmp sgt i64 %21, %4
  %23 = sub nsw i64 %4, 8
  %24 = select i1 %22, i64 %23, i64 %.038
  br label %25

25:                                               ; preds = %29, %20
  %.037 = phi i64 [ %.039, %20 ], [ %30, %29 ]
  %26 = add nsw i64 %.039, 16
  %27 = icmp slt i64 %.037, %26
  %28 = icmp slt i64 %.037, %3
  %spec.select40 = select i1 %27, i1 %28, i1 false
  br i1 %spec.select40, label %29, label %16, !llvm.loop !52

29:                                               ; preds = %25
  %30 = add nsw i64 %.037, 8
  %31 = icmp sgt i64 %30, %3
  %32 = sub nsw i64 %3, 8
  %33 = select i1 %31, i64 %32, i64 %.037
  %34 = mul nsw i64 %24, %8
  %35 = getelementptr inbounds i32, ptr %1, i64 %34
  %36 = getelementptr inbounds i32, ptr %35, i64 %33
  %37 = mul nsw i64 %33, %11
  %38 = getelementptr inbounds i32, ptr %2, i64 %37
  %39 = getelementptr inbounds i32, ptr %38, i64 %24
  call void @turned(ptr noundef %36, i64 noundef %8, ptr noundef %39, i64 noundef %11) #7
  br label %25, !llvm.loop !53

40:                                               ; preds = %16
  %41 = add nsw i64 %.039, 16
  br label %14, !llvm.loop !54

42:                                               ; preds = %14
  %43 = add nsw i64 %.0, 16
  br label %12, !llvm.loop !55

44:                                               ; preds = %12
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @run_copied(ptr noalias noundef %0, ptr noalias noundef %1, i64 noundef %2) #5 {
  br label %4

4:                                                ; preds = %7, %3
  %.0 = phi i64 [ 0, %3 ], [ %5, %7 ]
  %5 = add nsw i64 %.0, 16
  %6 = icmp sle i64 %5, %2
  br i1 %6, label %7, label %11

7:                                                ; preds = %4
  %8 = getelementptr inbounds i32, ptr %0, i64 %.0
  %9 = load <16 x i32>, ptr %8, align 4, !tbaa !56
  %10 = getelementptr inbounds i32, ptr %1, i64 %.0
  store <16 x i32> %9, ptr %10, align 4, !tbaa !56
  br label %4, !llvm.loop !57

11:                                               ; preds = %4, %13
  %.1 = phi i64 [ %17, %13 ], [ %.0, %4 ]
  %12 = icmp slt i64 %.1, %2
  br i1 %12, label %13, label %18

13:                                               ; preds = %11
  %14 = getelementptr inbounds i32, ptr %0, i64 %.1
  %15 = load i32, ptr %14, align 4, !tbaa !49
  %16 = getelementptr inbounds i32, ptr %1, i64 %.1
  store i32 %15, ptr %16, align 4, !tbaa !49
  %17 = add nsw i64 %.1, 1
  br label %11, !llvm.loop !58

18:                                               ; preds = %11
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @run_filled(i32 noundef %0, ptr noundef %1, i64 noundef %2) #5 {
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
  store <16 x i32> %5, ptr %10, align 4, !tbaa !56
  br label %6, !llvm.loop !60

11:                                               ; preds = %6, %13
  %.1 = phi i64 [ %15, %13 ], [ %.0, %6 ]
  %12 = icmp slt i64 %.1, %2
  br i1 %12, label %13, label %16

13:                                               ; preds = %11
  %14 = getelementptr inbounds i32, ptr %1, i64 %.1
  store i32 %0, ptr %14, align 4, !tbaa !49
  %15 = add nsw i64 %.1, 1
  br label %11, !llvm.loop !61

16:                                               ; preds = %11
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @numbers_copied(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) #5 {
  %6 = getelementptr inbounds %struct.copy, ptr %0, i32 0, i32 7
  %.sroa.311.0..sroa_idx = getelementptr inbounds i8, ptr %6, i64 8
  %.sroa.311.0.copyload = load i64, ptr %.sroa.311.0..sroa_idx, align 8, !tbaa !28
  %.sroa.513.0..sroa_idx = getelementptr inbounds i8, ptr %6, i64 16
  %.sroa.513.0.copyload = load i64, ptr %.sroa.513.0..sroa_idx, align 8, !tbaa !28
  %7 = getelementptr inbounds %struct.copy, ptr %0, i32 0, i32 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 8
  %.sroa.3.0.copyload = load i64, ptr %.sroa.3.0..sroa_idx, align 8, !tbaa !28
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 16
  %.sroa.5.0.copyload = load i64, ptr %.sroa.5.0..sroa_idx, align 8, !tbaa !28
  %8 = icmp slt i64 %4, 8
  %9 = icmp sgt i64 %3, %4
  %or.cond = and i1 %8, %9
  br i1 %or.cond, label %10, label %18

10:                                               ; preds = %5, %12
  %.027 = phi i64 [ %17, %12 ], [ 0, %5 ]
  %11 = icmp slt i64 %.027, %4
  br i1 %11, label %12, label %26

12:                                               ; preds = %10
  %13 = mul nsw i64 %.027, %.sroa.3.0.copyload
  %14 = getelementptr inbounds i32, ptr %1, i64 %13
  %15 = mul nsw i64 %.027, %.sroa.5.0.copyload
  %16 = getelementptr inbounds i32, ptr %2, i64 %15
  call void @steps_copied(ptr noundef %14, i64 noundef %.sroa.311.0.copyload, ptr noundef %16, i64 noundef %.sroa.513.0.copyload, i64 noundef %3) #7
  %17 = add nsw i64 %.027, 1
  br label %10, !llvm.loop !62

18:                                               ; preds = %5, %20
  %.0 = phi i64 [ %25, %20 ], [ 0, %5 ]
  %19 = icmp slt i64 %.0, %3
  br i1 %19, label %20, label %26

20:                                               ; preds = %18
  %21 = mul nsw i64 %.0, %.sroa.311.0.copyload
  %22 = getelementptr inbounds i32, ptr %1, i64 %21
  %23 = mul nsw i64 %.0, %.sroa.513.0.copyload
  %24 = getelementptr inbounds i32, ptr %2, i64 %23
  call void @steps_copied(ptr noundef %22, i64 noundef %.sroa.3.0.copyload, ptr noundef %24, i64 noundef %.sroa.5.0.copyload, i64 noundef %4) #7
  %25 = add nsw i64 %.0, 1
  br label %18, !llvm.loop !63

26:                                               ; preds = %18, %10
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @turned(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) #5 {
  %5 = alloca [8 x <8 x i32>], align 16
  %6 = alloca [8 x <8 x i32>], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr %5) #8
  call void @llvm.lifetime.start.p0(i64 256, ptr %6) #8
  br label %7

7:                                                ; preds = %9, %4
  %.0 = phi i64 [ 0, %4 ], [ %21, %9 ]
  %8 = icmp slt i64 %.0, 8
  br i1 %8, label %9, label %22

9:                                                ; preds = %7
  %10 = mul nsw i64 %.0, %1
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  %12 = load <8 x i32>, ptr %11, align 4, !tbaa !56
  %13 = add nsw i64 %.0, 1
  %14 = mul nsw i64 %13, %1
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load <8 x i32>, ptr %15, align 4, !tbaa !56
  %17 = shufflevector <8 x i32> %12, <8 x i32> %16, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %18 = getelementptr inbounds [8 x <8 x i32>], ptr %5, i64 0, i64 %.0
  store <8 x i32> %17, ptr %18, align 16, !tbaa !56
  %19 = shufflevector <8 x i32> %12, <8 x i32> %16, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %20 = getelementptr inbounds [8 x <8 x i32>], ptr %5, i64 0, i64 %13
  store <8 x i32> %19, ptr %20, align 16, !tbaa !56
  %21 = add nsw i64 %.0, 2
  br label %7, !llvm.loop !64

22:                                               ; preds = %7, %24
  %.041 = phi i64 [ %48, %24 ], [ 0, %7 ]
  %23 = icmp slt i64 %.041, 8
  br i1 %23, label %24, label %49

24:                                               ; preds = %22
  %25 = getelementptr inbounds [8 x <8 x i32>], ptr %5, i64 0, i64 %.041
  %26 = load <8 x i32>, ptr %25, align 16, !tbaa !56
  %27 = add nsw i64 %.041, 2
  %28 = getelementptr inbounds [8 x <8 x i32>], ptr %5, i64 0, i64 %27
  %29 = load <8 x i32>, ptr %28, align 16, !tbaa !56
  %30 = shufflevector <8 x i32> %26, <8 x i32> %29, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %31 = getelementptr inbounds [8 x <8 x i32>], ptr %6, i64 0, i64 %.041
  store <8 x i32> %30, ptr %31, align 16, !tbaa !56
  %32 = load <8 x i32>, ptr %25, align 16, !tbaa !56
  %33 = load <8 x i32>, ptr %28, align 16, !tbaa !56
  %34 = shufflevector <8 x i32> %32, <8 x i32> %33, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %35 = add nsw i64 %.041, 1
  %36 = getelementptr inbounds [8 x <8 x i32>], ptr %6, i64 0, i64 %35
  store <8 x i32> %34, ptr %36, align 16, !tbaa !56
  %37 = getelementptr inbounds [8 x <8 x i32>], ptr %5, i64 0, i64 %35
  %38 = load <8 x i32>, ptr %37, align 16, !tbaa !56
  %39 = add nsw i64 %.041, 3
  %40 = getelementptr inbounds [8 x <8 x i32>], ptr %5, i64 0, i64 %39
  %41 = load <8 x i32>, ptr %40, align 16, !tbaa !56
  %42 = shufflevector <8 x i32> %38, <8 x i32> %41, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %43 = getelementptr inbounds [8 x <8 x i32>], ptr %6, i64 0, i64 %27
  store <8 x i32> %42, ptr %43, align 16, !tbaa !56
  %44 = load <8 x i32>, ptr %37, align 16, !tbaa !56
  %45 = load <8 x i32>, ptr %40, align 16, !tbaa !56
  %46 = shufflevector <8 x i32> %44, <8 x i32> %45, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %47 = getelementptr inbounds [8 x <8 x i32>], ptr %6, i64 0, i64 %39
  store <8 x i32> %46, ptr %47, align 16, !tbaa !56
  %48 = add nsw i64 %.041, 4
  br label %22, !llvm.loop !65

49:                                               ; preds = %22, %51
  %.042 = phi i64 [ %63, %51 ], [ 0, %22 ]
  %50 = icmp slt i64 %.042, 4
  br i1 %50, label %51, label %64

51:                                               ; preds = %49
  %52 = getelementptr inbounds [8 x <8 x i32>], ptr %6, i64 0, i64 %.042
  %53 = load <8 x i32>, ptr %52, align 16, !tbaa !56
  %54 = add nsw i64 %.042, 4
  %55 = getelementptr inbounds [8 x <8 x i32>], ptr %6, i64 0, i64 %54
  %56 = load <8 x i32>, ptr %55, align 16, !tbaa !56
  %57 = shufflevector <8 x i32> %53, <8 x i32> %56, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %58 = mul nsw i64 %.042, %3
  %59 = getelementptr inbounds i32, ptr %2, i64 %58
  store <8 x i32> %57, ptr %59, align 4, !tbaa !56
  %60 = shufflevector <8 x i32> %53, <8 x i32> %56, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %61 = mul nsw i64 %54, %3
  %62 = getelementptr inbounds i32, ptr %2, i64 %61
  store <8 x i32> %60, ptr %62, align 4, !tbaa !56
  %63 = add nsw i64 %.042, 1
  br label %49, !llvm.loop !66

64:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(i64 256, ptr %6) #8
  call void @llvm.lifetime.end.p0(i64 256, ptr %5) #8
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: alwaysinline nounwind
define internal void @steps_copied(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) #5 {
  br label %6

6:                                                ; preds = %8, %5
  %.032 = phi i64 [ %4, %5 ], [ %23, %8 ]
  %.030 = phi ptr [ %2, %5 ], [ %27, %8 ]
  %.0 = phi ptr [ %0, %5 ], [ %25, %8 ]
  %7 = icmp sge i64 %.032, 4
  br i1 %7, label %8, label %28

8:                                                ; preds = %6
  %9 = load i32, ptr %.0, align 4, !tbaa !49
  %10 = getelementptr inbounds i32, ptr %.0, i64 %1
  %11 = load i32, ptr %10, align 4, !tbaa !49
  %12 = mul nsw i64 2, %1
  %13 = getelementptr inbounds i32, ptr %.0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !49
  %15 = mul nsw i64 3, %1
  %16 = getelementptr inbounds i32, ptr %.0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !49
  store i32 %9, ptr %.030, align 4, !tbaa !49
  %18 = getelementptr inbounds i32, ptr %.030, i64 %3
  store i32 %11, ptr %18, align 4, !tbaa !49
  %19 = mul nsw i64 2, %3
  %20 = getelementptr inbounds i32, ptr %.030, i64 %19
  store i32 %14, ptr %20, align 4, !tbaa !49
  %21 = mul nsw i64 3, %3
  %22 = getelementptr inbounds i32, ptr %.030, i64 %21
  store i32 %17, ptr %22, align 4, !tbaa !49
  %23 = sub nsw i64 %.032, 4
  %24 = mul nsw i64 4, %1
  %25 = getelementptr inbounds i32, ptr %.0, i64 %24
  %26 = mul nsw i64 4, %3
  %27 = getelementptr inbounds i32, ptr %.030, i64 %26
  br label %6, !llvm.loop !67

28:                                               ; preds = %6, %31
  %.133 = phi i64 [ %29, %31 ], [ %.032, %6 ]
  %.131 = phi ptr [ %34, %31 ], [ %.030, %6 ]
  %.1 = phi ptr [ %33, %31 ], [ %.0, %6 ]
  %29 = add nsw i64 %.133, -1
  %30 = icmp ne i64 %.133, 0
  br i1 %30, label %31, label %35

31:                                               ; preds = %28
  %32 = load i32, ptr %.1, align 4, !tbaa !49
  store i32 %32, ptr %.131, align 4, !tbaa !49
  %33 = getelementptr inbounds i32, ptr %.1, i64 %1
  %34 = getelementptr inbounds i32, ptr %.131, i64 %3
  br label %28, !llvm.loop !68

35:                                               ; preds = %28
  ret void
}

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { inlinehint nounwind "no-builtins" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { alwaysinline nounwind "no-builtins" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nobuiltin "no-builtins" }
attributes #8 = { nounwind }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !7, i64 24}
!3 = !{!"", !4, i64 0, !4, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !5, i64 48, !8, i64 144, !8, i64 168}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long long", !5, i64 0}
!8 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16}
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
!25 = !{!8, !7, i64 0}
!26 = !{!3, !7, i64 32}
!27 = !{!3, !7, i64 40}
!28 = !{!7, !7, i64 0}
!29 = distinct !{!29, !10}
!30 = distinct !{!30, !10}
!31 = distinct !{!31, !10}
!32 = !{!3, !7, i64 144}
!33 = !{!3, !7, i64 168}
!34 = !{!3, !7, i64 152}
!35 = !{!3, !7, i64 176}
!36 = !{!3, !7, i64 160}
!37 = !{!3, !7, i64 184}
!38 = !{!8, !7, i64 8}
!39 = !{!8, !7, i64 16}
!40 = distinct !{!40, !10}
!41 = !{!3, !4, i64 0}
!42 = !{!3, !4, i64 8}
!43 = distinct !{!43, !10}
!44 = distinct !{!44, !10}
!45 = distinct !{!45, !10}
!46 = !{!12, !7, i64 224}
!47 = !{!3, !7, i64 16}
!48 = distinct !{!48, !10}
!49 = !{!50, !50, i64 0}
!50 = !{!"int", !5, i64 0}
!51 = distinct !{!51, !10}
!52 = distinct !{!52, !10}
!53 = distinct !{!53, !10}
!54 = distinct !{!54, !10}
!55 = distinct !{!55, !10}
!56 = !{!5, !5, i64 0}
!57 = distinct !{!57, !10}
!58 = distinct !{!58, !10, !59}
!59 = !{!"llvm.loop.vectorize.width", i32 1}
!60 = distinct !{!60, !10}
!61 = distinct !{!61, !10, !59}
!62 = distinct !{!62, !10}
!63 = distinct !{!63, !10}
!64 = distinct !{!64, !10}
!65 = distinct !{!65, !10}
!66 = distinct !{!66, !10}
!67 = distinct !{!67, !10}
!68 = distinct !{!68, !10}
