; Made by tools/ir.py from histogram.c with clang 19; do not edit.
; sha256 of the C source: 9cffcff5c04c05e3b035b1bdf04a10fc662f446ebc82504b08f0a41a3f2795d3

%struct.Survey = type { i64, i64, i64, double, double }

; Function Attrs: nounwind
define void @survey_float32(ptr noundef %0, i64 noundef %1, ptr noundef %2) #0 {
  %4 = alloca [64 x float], align 16
  %5 = alloca [64 x float], align 16
  %6 = alloca [64 x float], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr %4) #2
  call void @llvm.lifetime.start.p0(i64 256, ptr %5) #2
  call void @llvm.lifetime.start.p0(i64 256, ptr %6) #2
  br label %7

7:                                                ; preds = %9, %3
  %.072 = phi i32 [ 0, %3 ], [ %14, %9 ]
  %8 = icmp slt i32 %.072, 64
  br i1 %8, label %9, label %15

9:                                                ; preds = %7
  %10 = sext i32 %.072 to i64
  %11 = getelementptr inbounds [64 x float], ptr %4, i64 0, i64 %10
  store float 0x47EFFFFFE0000000, ptr %11, align 4, !tbaa !2
  %12 = getelementptr inbounds [64 x float], ptr %5, i64 0, i64 %10
  store float 0xC7EFFFFFE0000000, ptr %12, align 4, !tbaa !2
  %13 = getelementptr inbounds [64 x float], ptr %6, i64 0, i64 %10
  store float 0.000000e+00, ptr %13, align 4, !tbaa !2
  %14 = add nsw i32 %.072, 1
  br label %7, !llvm.loop !6

15:                                               ; preds = %18, %7
  %.081 = phi i64 [ 0, %7 ], [ %16, %18 ]
  %16 = add nsw i64 %.081, 64
  %17 = icmp sle i64 %16, %1
  br i1 %17, label %18, label %37

18:                                               ; preds = %15, %20
  %.080 = phi i32 [ %36, %20 ], [ 0, %15 ]
  %19 = icmp slt i32 %.080, 64
  br i1 %19, label %20, label %15, !llvm.loop !8

20:                                               ; preds = %18
  %21 = sext i32 %.080 to i64
  %22 = add nsw i64 %.081, %21
  %23 = getelementptr inbounds float, ptr %0, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !2
  %25 = getelementptr inbounds [64 x float], ptr %4, i64 0, i64 %21
  %26 = load float, ptr %25, align 4, !tbaa !2
  %27 = fcmp olt float %24, %26
  %. = select i1 %27, float %24, float %26
  store float %., ptr %25, align 4, !tbaa !2
  %28 = getelementptr inbounds [64 x float], ptr %5, i64 0, i64 %21
  %29 = load float, ptr %28, align 4, !tbaa !2
  %30 = fcmp ogt float %24, %29
  %31 = select i1 %30, float %24, float %29
  store float %31, ptr %28, align 4, !tbaa !2
  %32 = fsub float %24, %24
  %33 = getelementptr inbounds [64 x float], ptr %6, i64 0, i64 %21
  %34 = load float, ptr %33, align 4, !tbaa !2
  %35 = fadd float %34, %32
  store float %35, ptr %33, align 4, !tbaa !2
  %36 = add nsw i32 %.080, 1
  br label %18, !llvm.loop !9

37:                                               ; preds = %15, %39
  %.182 = phi i64 [ %50, %39 ], [ %.081, %15 ]
  %38 = icmp slt i64 %.182, %1
  br i1 %38, label %39, label %51

39:                                               ; preds = %37
  %40 = getelementptr inbounds float, ptr %0, i64 %.182
  %41 = load float, ptr %40, align 4, !tbaa !2
  %42 = load float, ptr %4, align 16, !tbaa !2
  %43 = fcmp olt float %41, %42
  %.89 = select i1 %43, float %41, float %42
  store float %.89, ptr %4, align 16, !tbaa !2
  %44 = load float, ptr %5, align 16, !tbaa !2
  %45 = fcmp ogt float %41, %44
  %46 = select i1 %45, float %41, float %44
  store float %46, ptr %5, align 16, !tbaa !2
  %47 = fsub float %41, %41
  %48 = load float, ptr %6, align 16, !tbaa !2
  %49 = fadd float %48, %47
  store float %49, ptr %6, align 16, !tbaa !2
  %50 = add nsw i64 %.182, 1
  br label %37, !llvm.loop !10

51:                                               ; preds = %37, %53
  %.074 = phi i32 [ %59, %53 ], [ 0, %37 ]
  %.073 = phi i32 [ %60, %53 ], [ 0, %37 ]
  %52 = icmp slt i32 %.073, 64
  br i1 %52, label %53, label %61

53:                                               ; preds = %51
  %54 = sext i32 %.073 to i64
  %55 = getelementptr inbounds [64 x float], ptr %6, i64 0, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !2
  %57 = fcmp une float %56, 0.000000e+00
  %58 = zext i1 %57 to i32
  %59 = or i32 %.074, %58
  %60 = add nsw i32 %.073, 1
  br label %51, !llvm.loop !11

61:                                               ; preds = %51
  %62 = icmp ne i32 %.074, 0
  br i1 %62, label %63, label %87

63:                                               ; preds = %61
  store float 0x47EFFFFFE0000000, ptr %4, align 16, !tbaa !2
  store float 0xC7EFFFFFE0000000, ptr %5, align 16, !tbaa !2
  br label %64

64:                                               ; preds = %85, %63
  %.084 = phi i64 [ 0, %63 ], [ %.387, %85 ]
  %.283 = phi i64 [ 0, %63 ], [ %86, %85 ]
  %.076 = phi i64 [ 0, %63 ], [ %.379, %85 ]
  %.075 = phi i64 [ 0, %63 ], [ %.2, %85 ]
  %65 = icmp slt i64 %.283, %1
  br i1 %65, label %66, label %101

66:                                               ; preds = %64
  %67 = getelementptr inbounds float, ptr %0, i64 %.283
  %68 = load float, ptr %67, align 4, !tbaa !2
  %69 = fsub float %68, %68
  %70 = fcmp oeq float %69, 0.000000e+00
  br i1 %70, label %71, label %77

71:                                               ; preds = %66
  %72 = load float, ptr %4, align 16, !tbaa !2
  %73 = fcmp olt float %68, %72
  %.90 = select i1 %73, float %68, float %72
  store float %.90, ptr %4, align 16, !tbaa !2
  %74 = load float, ptr %5, align 16, !tbaa !2
  %75 = fcmp ogt float %68, %74
  %76 = select i1 %75, float %68, float %74
  store float %76, ptr %5, align 16, !tbaa !2
  br label %85

77:                                               ; preds = %66
  %78 = fcmp une float %68, %68
  br i1 %78, label %79, label %81

79:                                               ; preds = %77
  %80 = add nsw i64 %.075, 1
  br label %85

81:                                               ; preds = %77
  %82 = fcmp ogt float %68, 0.000000e+00
  %83 = add nsw i64 %.076, 1
  %84 = add nsw i64 %.084, 1
  %.185 = select i1 %82, i64 %.084, i64 %84
  %.177 = select i1 %82, i64 %83, i64 %.076
  br label %85

85:                                               ; preds = %71, %81, %79
  %.387 = phi i64 [ %.084, %71 ], [ %.084, %79 ], [ %.185, %81 ]
  %.379 = phi i64 [ %.076, %71 ], [ %.076, %79 ], [ %.177, %81 ]
  %.2 = phi i64 [ %.075, %71 ], [ %80, %79 ], [ %.075, %81 ]
  %86 = add nsw i64 %.283, 1
  br label %64, !llvm.loop !12

87:                                               ; preds = %61, %89
  %.0 = phi i32 [ %100, %89 ], [ 1, %61 ]
  %88 = icmp slt i32 %.0, 64
  br i1 %88, label %89, label %101

89:                                               ; preds = %87
  %90 = sext i32 %.0 to i64
  %91 = getelementptr inbounds [64 x float], ptr %4, i64 0, i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !2
  %93 = load float, ptr %4, align 16, !tbaa !2
  %94 = fcmp olt float %92, %93
  %.91 = select i1 %94, float %92, float %93
  store float %.91, ptr %4, align 16, !tbaa !2
  %95 = getelementptr inbounds [64 x float], ptr %5, i64 0, i64 %90
  %96 = load float, ptr %95, align 4, !tbaa !2
  %97 = load float, ptr %5, align 16, !tbaa !2
  %98 = fcmp ogt float %96, %97
  %99 = select i1 %98, float %96, float %97
  store float %99, ptr %5, align 16, !tbaa !2
  %100 = add nsw i32 %.0, 1
  br label %87, !llvm.loop !13

101:                                              ; preds = %87, %64
  %.488 = phi i64 [ %.084, %64 ], [ 0, %87 ]
  %.4 = phi i64 [ %.076, %64 ], [ 0, %87 ]
  %.3 = phi i64 [ %.075, %64 ], [ 0, %87 ]
  store i64 %.3, ptr %2, align 8, !tbaa !14
  %102 = getelementptr inbounds %struct.Survey, ptr %2, i32 0, i32 1
  store i64 %.4, ptr %102, align 8, !tbaa !18
  %103 = getelementptr inbounds %struct.Survey, ptr %2, i32 0, i32 2
  store i64 %.488, ptr %103, align 8, !tbaa !19
  %104 = load float, ptr %4, align 16, !tbaa !2
  %105 = fpext float %104 to double
  %106 = getelementptr inbounds %struct.Survey, ptr %2, i32 0, i32 3
  store double %105, ptr %106, align 8, !tbaa !20
  %107 = load float, ptr %5, align 16, !tbaa !2
  %108 = fpext float %107 to double
  %109 = getelementptr inbounds %struct.Survey, ptr %2, i32 0, i32 4
  store double %108, ptr %109, align 8, !tbaa !21
  call void @llvm.lifetime.end.p0(i64 256, ptr %6) #2
  call void @llvm.lifetime.end.p0(i64 256, ptr %5) #2
  call void @llvm.lifetime.end.p0(i64 256, ptr %4) #2
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define i64 @count_float32(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) #0 {
  %6 = alloca [97 x float], align 16
  %7 = alloca [4 x [96 x i32]], align 16
  %8 = alloca [128 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 388, ptr %6) #2
  call void @llvm.lifetime.start.p0(i64 1536, ptr %7) #2
  call void @llvm.lifetime.start.p0(i64 512, ptr %8) #2
  %9 = icmp slt i64 %3, 1
  %10 = icmp sgt i64 %3, 96
  %or.cond = or i1 %9, %10
  br i1 %or.cond, label %138, label %11

11:                                               ; preds = %5, %13
  %.091 = phi i64 [ %25, %13 ], [ 0, %5 ]
  %12 = icmp slt i64 %.091, %3
  br i1 %12, label %13, label %26

13:                                               ; preds = %11
  %14 = getelementptr inbounds float, ptr %2, i64 %.091
  %15 = load float, ptr %14, align 4, !tbaa !2
  %16 = getelementptr inbounds [97 x float], ptr %6, i64 0, i64 %.091
  store float %15, ptr %16, align 4, !tbaa !2
  %17 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 1
  %18 = getelementptr inbounds [96 x i32], ptr %17, i64 0, i64 %.091
  store i32 0, ptr %18, align 4, !tbaa !22
  %19 = getelementptr inbounds [96 x i32], ptr %7, i64 0, i64 %.091
  store i32 0, ptr %19, align 4, !tbaa !22
  %20 = getelementptr inbounds i64, ptr %4, i64 %.091
  store i64 0, ptr %20, align 8, !tbaa !24
  %21 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 3
  %22 = getelementptr inbounds [96 x i32], ptr %21, i64 0, i64 %.091
  store i32 0, ptr %22, align 4, !tbaa !22
  %23 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 2
  %24 = getelementptr inbounds [96 x i32], ptr %23, i64 0, i64 %.091
  store i32 0, ptr %24, align 4, !tbaa !22
  %25 = add nsw i64 %.091, 1
  br label %11, !llvm.loop !25

26:                                               ; preds = %11
  %27 = getelementptr inbounds [97 x float], ptr %6, i64 0, i64 %3
  store float 0x7FF0000000000000, ptr %27, align 4, !tbaa !2
  %28 = load float, ptr %2, align 4, !tbaa !2
  %29 = sub nsw i64 %3, 1
  %30 = sitofp i64 %29 to float
  %31 = sitofp i64 %3 to float
  %32 = getelementptr inbounds float, ptr %2, i64 %3
  %33 = load float, ptr %32, align 4, !tbaa !2
  %34 = fsub float %33, %28
  %35 = fdiv float %31, %34
  br label %36

36:                                               ; preds = %120, %26
  %.092 = phi i64 [ 0, %26 ], [ %121, %120 ]
  %37 = icmp slt i64 %.092, %1
  br i1 %37, label %38, label %122

38:                                               ; preds = %36
  %39 = sub nsw i64 %1, %.092
  %40 = icmp slt i64 %39, 128
  %. = select i1 %40, i64 %39, i64 128
  %41 = trunc i64 %. to i32
  %42 = getelementptr inbounds float, ptr %0, i64 %.092
  br label %43

43:                                               ; preds = %45, %38
  %.090 = phi i32 [ 0, %38 ], [ %56, %45 ]
  %44 = icmp slt i32 %.090, %41
  br i1 %44, label %45, label %57

45:                                               ; preds = %43
  %46 = sext i32 %.090 to i64
  %47 = getelementptr inbounds float, ptr %42, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !2
  %49 = fsub float %48, %28
  %50 = fmul float %49, %35
  %51 = fcmp ogt float %50, 0.000000e+00
  %.93 = select i1 %51, float %50, float 0.000000e+00
  %52 = fcmp olt float %.93, %30
  %53 = select i1 %52, float %.93, float %30
  %54 = fptosi float %53 to i32
  %55 = getelementptr inbounds [128 x i32], ptr %8, i64 0, i64 %46
  store i32 %54, ptr %55, align 4, !tbaa !22
  %56 = add nsw i32 %.090, 1
  br label %43, !llvm.loop !26

57:                                               ; preds = %43, %91
  %.089 = phi i32 [ %99, %91 ], [ 0, %43 ]
  %58 = icmp slt i32 %.089, %41
  br i1 %58, label %59, label %100

59:                                               ; preds = %57
  %60 = sext i32 %.089 to i64
  %61 = getelementptr inbounds float, ptr %42, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !2
  %63 = getelementptr inbounds [128 x i32], ptr %8, i64 0, i64 %60
  %64 = load i32, ptr %63, align 4, !tbaa !22
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [97 x float], ptr %6, i64 0, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !2
  %68 = fcmp olt float %62, %67
  br i1 %68, label %75, label %69

69:                                               ; preds = %59
  %70 = add nsw i32 %64, 1
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [97 x float], ptr %6, i64 0, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !2
  %74 = fcmp oge float %62, %73
  br i1 %74, label %75, label %91

75:                                               ; preds = %69, %59
  br label %76

76:                                               ; preds = %83, %75
  %.087 = phi i32 [ %64, %75 ], [ %84, %83 ]
  %77 = icmp sgt i32 %.087, 0
  br i1 %77, label %78, label %.critedge

78:                                               ; preds = %76
  %79 = sext i32 %.087 to i64
  %80 = getelementptr inbounds [97 x float], ptr %6, i64 0, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !2
  %82 = fcmp olt float %62, %81
  br i1 %82, label %83, label %.critedge

83:                                               ; preds = %78
  %84 = add nsw i32 %.087, -1
  br label %76, !llvm.loop !27

.critedge:                                        ; preds = %76, %78
  br label %85

85:                                               ; preds = %85, %.critedge
  %.1 = phi i32 [ %.087, %.critedge ], [ %86, %85 ]
  %86 = add nsw i32 %.1, 1
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [97 x float], ptr %6, i64 0, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !2
  %90 = fcmp oge float %62, %89
  br i1 %90, label %85, label %91, !llvm.loop !28

91:                                               ; preds = %85, %69
  %.2 = phi i32 [ %64, %69 ], [ %.1, %85 ]
  %92 = and i32 %.089, 3
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 %93
  %95 = sext i32 %.2 to i64
  %96 = getelementptr inbounds [96 x i32], ptr %94, i64 0, i64 %95
  %97 = load i32, ptr %96, align 4, !tbaa !22
  %98 = add i32 %97, 1
  store i32 %98, ptr %96, align 4, !tbaa !22
  %99 = add nsw i32 %.089, 1
  br label %57, !llvm.loop !29

100:                                              ; preds = %57
  %101 = sdiv i64 %.092, 128
  %102 = srem i64 %101, 16777216
  %103 = icmp eq i64 %102, 16777215
  br i1 %103, label %104, label %120

104:                                              ; preds = %100, %118
  %.086 = phi i64 [ %119, %118 ], [ 0, %100 ]
  %105 = icmp slt i64 %.086, %3
  br i1 %105, label %106, label %120

106:                                              ; preds = %104, %108
  %.085 = phi i32 [ %117, %108 ], [ 0, %104 ]
  %107 = icmp slt i32 %.085, 4
  br i1 %107, label %108, label %118

108:                                              ; preds = %106
  %109 = sext i32 %.085 to i64
  %110 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 %109
  %111 = getelementptr inbounds [96 x i32], ptr %110, i64 0, i64 %.086
  %112 = load i32, ptr %111, align 4, !tbaa !22
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds i64, ptr %4, i64 %.086
  %115 = load i64, ptr %114, align 8, !tbaa !24
  %116 = add nsw i64 %115, %113
  store i64 %116, ptr %114, align 8, !tbaa !24
  store i32 0, ptr %111, align 4, !tbaa !22
  %117 = add nsw i32 %.085, 1
  br label %106, !llvm.loop !30

118:                                              ; preds = %106
  %119 = add nsw i64 %.086, 1
  br label %104, !llvm.loop !31

120:                                              ; preds = %100, %104
  %121 = add nsw i64 %.092, 128
  br label %36, !llvm.loop !32

122:                                              ; preds = %36, %136
  %.084 = phi i64 [ %137, %136 ], [ 0, %36 ]
  %123 = icmp slt i64 %.084, %3
  br i1 %123, label %124, label %138

124:                                              ; preds = %122, %126
  %.0 = phi i32 [ %135, %126 ], [ 0, %122 ]
  %125 = icmp slt i32 %.0, 4
  br i1 %125, label %126, label %136

126:                                              ; preds = %124
  %127 = sext i32 %.0 to i64
  %128 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 %127
  %129 = getelementptr inbounds [96 x i32], ptr %128, i64 0, i64 %.084
  %130 = load i32, ptr %129, align 4, !tbaa !22
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds i64, ptr %4, i64 %.084
  %133 = load i64, ptr %132, align 8, !tbaa !24
  %134 = add nsw i64 %133, %131
  store i64 %134, ptr %132, align 8, !tbaa !24
  %135 = add nsw i32 %.0, 1
  br label %124, !llvm.loop !33

136:                                              ; preds = %124
  %137 = add nsw i64 %.084, 1
  br label %122, !llvm.loop !34

138:                                              ; preds = %122, %5
  %.088 = phi i64 [ 0, %5 ], [ 1, %122 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr %8) #2
  call void @llvm.lifetime.end.p0(i64 1536, ptr %7) #2
  call void @llvm.lifetime.end.p0(i64 388, ptr %6) #2
  ret i64 %.088
}

; Function Attrs: nounwind
define void @survey_float64(ptr noundef %0, i64 noundef %1, ptr noundef %2) #0 {
  %4 = alloca [64 x double], align 16
  %5 = alloca [64 x double], align 16
  %6 = alloca [64 x double], align 16
  call void @llvm.lifetime.start.p0(i64 512, ptr %4) #2
  call void @llvm.lifetime.start.p0(i64 512, ptr %5) #2
  call void @llvm.lifetime.start.p0(i64 512, ptr %6) #2
  br label %7

7:                                                ; preds = %9, %3
  %.072 = phi i32 [ 0, %3 ], [ %14, %9 ]
  %8 = icmp slt i32 %.072, 64
  br i1 %8, label %9, label %15

9:                                                ; preds = %7
  %10 = sext i32 %.072 to i64
  %11 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %10
  store double 0x7FEFFFFFFFFFFFFF, ptr %11, align 8, !tbaa !35
  %12 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %10
  store double 0xFFEFFFFFFFFFFFFF, ptr %12, align 8, !tbaa !35
  %13 = getelementptr inbounds [64 x double], ptr %6, i64 0, i64 %10
  store double 0.000000e+00, ptr %13, align 8, !tbaa !35
  %14 = add nsw i32 %.072, 1
  br label %7, !llvm.loop !36

15:                                               ; preds = %18, %7
  %.081 = phi i64 [ 0, %7 ], [ %16, %18 ]
  %16 = add nsw i64 %.081, 64
  %17 = icmp sle i64 %16, %1
  br i1 %17, label %18, label %37

18:                                               ; preds = %15, %20
  %.080 = phi i32 [ %36, %20 ], [ 0, %15 ]
  %19 = icmp slt i32 %.080, 64
  br i1 %19, label %20, label %15, !llvm.loop !37

20:                                               ; preds = %18
  %21 = sext i32 %.080 to i64
  %22 = add nsw i64 %.081, %21
  %23 = getelementptr inbounds double, ptr %0, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !35
  %25 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %21
  %26 = load double, ptr %25, align 8, !tbaa !35
  %27 = fcmp olt double %24, %26
  %. = select i1 %27, double %24, double %26
  store double %., ptr %25, align 8, !tbaa !35
  %28 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %21
  %29 = load double, ptr %28, align 8, !tbaa !35
  %30 = fcmp ogt double %24, %29
  %31 = select i1 %30, double %24, double %29
  store double %31, ptr %28, align 8, !tbaa !35
  %32 = fsub double %24, %24
  %33 = getelementptr inbounds [64 x double], ptr %6, i64 0, i64 %21
  %34 = load double, ptr %33, align 8, !tbaa !35
  %35 = fadd double %34, %32
  store double %35, ptr %33, align 8, !tbaa !35
  %36 = add nsw i32 %.080, 1
  br label %18, !llvm.loop !38

37:                                               ; preds = %15, %39
  %.182 = phi i64 [ %50, %39 ], [ %.081, %15 ]
  %38 = icmp slt i64 %.182, %1
  br i1 %38, label %39, label %51

39:                                               ; preds = %37
  %40 = getelementptr inbounds double, ptr %0, i64 %.182
  %41 = load double, ptr %40, align 8, !tbaa !35
  %42 = load double, ptr %4, align 16, !tbaa !35
  %43 = fcmp olt double %41, %42
  %.89 = select i1 %43, double %41, double %42
  store double %.89, ptr %4, align 16, !tbaa !35
  %44 = load double, ptr %5, align 16, !tbaa !35
  %45 = fcmp ogt double %41, %44
  %46 = select i1 %45, double %41, double %44
  store double %46, ptr %5, align 16, !tbaa !35
  %47 = fsub double %41, %41
  %48 = load double, ptr %6, align 16, !tbaa !35
  %49 = fadd double %48, %47
  store double %49, ptr %6, align 16, !tbaa !35
  %50 = add nsw i64 %.182, 1
  br label %37, !llvm.loop !39

51:                                               ; preds = %37, %53
  %.074 = phi i32 [ %59, %53 ], [ 0, %37 ]
  %.073 = phi i32 [ %60, %53 ], [ 0, %37 ]
  %52 = icmp slt i32 %.073, 64
  br i1 %52, label %53, label %61

53:                                               ; preds = %51
  %54 = sext i32 %.073 to i64
  %55 = getelementptr inbounds [64 x double], ptr %6, i64 0, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !35
  %57 = fcmp une double %56, 0.000000e+00
  %58 = zext i1 %57 to i32
  %59 = or i32 %.074, %58
  %60 = add nsw i32 %.073, 1
  br label %51, !llvm.loop !40

61:                                               ; preds = %51
  %62 = icmp ne i32 %.074, 0
  br i1 %62, label %63, label %87

63:                                               ; preds = %61
  store double 0x7FEFFFFFFFFFFFFF, ptr %4, align 16, !tbaa !35
  store double 0xFFEFFFFFFFFFFFFF, ptr %5, align 16, !tbaa !35
  br label %64

64:                                               ; preds = %85, %63
  %.084 = phi i64 [ 0, %63 ], [ %.387, %85 ]
  %.283 = phi i64 [ 0, %63 ], [ %86, %85 ]
  %.076 = phi i64 [ 0, %63 ], [ %.379, %85 ]
  %.075 = phi i64 [ 0, %63 ], [ %.2, %85 ]
  %65 = icmp slt i64 %.283, %1
  br i1 %65, label %66, label %101

66:                                               ; preds = %64
  %67 = getelementptr inbounds double, ptr %0, i64 %.283
  %68 = load double, ptr %67, align 8, !tbaa !35
  %69 = fsub double %68, %68
  %70 = fcmp oeq double %69, 0.000000e+00
  br i1 %70, label %71, label %77

71:                                               ; preds = %66
  %72 = load double, ptr %4, align 16, !tbaa !35
  %73 = fcmp olt double %68, %72
  %.90 = select i1 %73, double %68, double %72
  store double %.90, ptr %4, align 16, !tbaa !35
  %74 = load double, ptr %5, align 16, !tbaa !35
  %75 = fcmp ogt double %68, %74
  %76 = select i1 %75, double %68, double %74
  store double %76, ptr %5, align 16, !tbaa !35
  br label %85

77:                                               ; preds = %66
  %78 = fcmp une double %68, %68
  br i1 %78, label %79, label %81

79:                                               ; preds = %77
  %80 = add nsw i64 %.075, 1
  br label %85

81:                                               ; preds = %77
  %82 = fcmp ogt double %68, 0.000000e+00
  %83 = add nsw i64 %.076, 1
  %84 = add nsw i64 %.084, 1
  %.185 = select i1 %82, i64 %.084, i64 %84
  %.177 = select i1 %82, i64 %83, i64 %.076
  br label %85

85:                                               ; preds = %71, %81, %79
  %.387 = phi i64 [ %.084, %71 ], [ %.084, %79 ], [ %.185, %81 ]
  %.379 = phi i64 [ %.076, %71 ], [ %.076, %79 ], [ %.177, %81 ]
  %.2 = phi i64 [ %.075, %71 ], [ %80, %79 ], [ %.075, %81 ]
  %86 = add nsw i64 %.283, 1
  br label %64, !llvm.loop !41

87:                                               ; preds = %61, %89
  %.0 = phi i32 [ %100, %89 ], [ 1, %61 ]
  %88 = icmp slt i32 %.0, 64
  br i1 %88, label %89, label %101

89:                                               ; preds = %87
  %90 = sext i32 %.0 to i64
  %91 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !35
  %93 = load double, ptr %4, align 16, !tbaa !35
  %94 = fcmp olt double %92, %93
  %.91 = select i1 %94, double %92, double %93
  store double %.91, ptr %4, align 16, !tbaa !35
  %95 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %90
  %96 = load double, ptr %95, align 8, !tbaa !35
  %97 = load double, ptr %5, align 16, !tbaa !35
  %98 = fcmp ogt double %96, %97
  %99 = select i1 %98, double %96, double %97
  store double %99, ptr %5, align 16, !tbaa !35
  %100 = add nsw i32 %.0, 1
  br label %87, !llvm.loop !42

101:                                              ; preds = %87, %64
  %.488 = phi i64 [ %.084, %64 ], [ 0, %87 ]
  %.4 = phi i64 [ %.076, %64 ], [ 0, %87 ]
  %.3 = phi i64 [ %.075, %64 ], [ 0, %87 ]
  store i64 %.3, ptr %2, align 8, !tbaa !14
  %102 = getelementptr inbounds %struct.Survey, ptr %2, i32 0, i32 1
  store i64 %.4, ptr %102, align 8, !tbaa !18
  %103 = getelementptr inbounds %struct.Survey, ptr %2, i32 0, i32 2
  store i64 %.488, ptr %103, align 8, !tbaa !19
  %104 = load double, ptr %4, align 16, !tbaa !35
  %105 = getelementptr inbounds %struct.Survey, ptr %2, i32 0, i32 3
  store double %104, ptr %105, align 8, !tbaa !20
  %106 = load double, ptr %5, align 16, !tbaa !35
  %107 = getelementptr inbounds %struct.Survey, ptr %2, i32 0, i32 4
  store double %106, ptr %107, align 8, !tbaa !21
  call void @llvm.lifetime.end.p0(i64 512, ptr %6) #2
  call void @llvm.lifetime.end.p0(i64 512, ptr %5) #2
  call void @llvm.lifetime.end.p0(i64 512, ptr %4) #2
  ret void
}

; Function Attrs: nounwind
define i64 @count_float64(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) #0 {
  %6 = alloca [97 x double], align 16
  %7 = alloca [4 x [96 x i32]], align 16
  %8 = alloca [128 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 776, ptr %6) #2
  call void @llvm.lifetime.start.p0(i64 1536, ptr %7) #2
  call void @llvm.lifetime.start.p0(i64 512, ptr %8) #2
  %9 = icmp slt i64 %3, 1
  %10 = icmp sgt i64 %3, 96
  %or.cond = or i1 %9, %10
  br i1 %or.cond, label %138, label %11

11:                                               ; preds = %5, %13
  %.091 = phi i64 [ %25, %13 ], [ 0, %5 ]
  %12 = icmp slt i64 %.091, %3
  br i1 %12, label %13, label %26

13:                                               ; preds = %11
  %14 = getelementptr inbounds double, ptr %2, i64 %.091
  %15 = load double, ptr %14, align 8, !tbaa !35
  %16 = getelementptr inbounds [97 x double], ptr %6, i64 0, i64 %.091
  store double %15, ptr %16, align 8, !tbaa !35
  %17 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 1
  %18 = getelementptr inbounds [96 x i32], ptr %17, i64 0, i64 %.091
  store i32 0, ptr %18, align 4, !tbaa !22
  %19 = getelementptr inbounds [96 x i32], ptr %7, i64 0, i64 %.091
  store i32 0, ptr %19, align 4, !tbaa !22
  %20 = getelementptr inbounds i64, ptr %4, i64 %.091
  store i64 0, ptr %20, align 8, !tbaa !24
  %21 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 3
  %22 = getelementptr inbounds [96 x i32], ptr %21, i64 0, i64 %.091
  store i32 0, ptr %22, align 4, !tbaa !22
  %23 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 2
  %24 = getelementptr inbounds [96 x i32], ptr %23, i64 0, i64 %.091
  store i32 0, ptr %24, align 4, !tbaa !22
  %25 = add nsw i64 %.091, 1
  br label %11, !llvm.loop !43

26:                                               ; preds = %11
  %27 = getelementptr inbounds [97 x double], ptr %6, i64 0, i64 %3
  store double 0x7FF0000000000000, ptr %27, align 8, !tbaa !35
  %28 = load double, ptr %2, align 8, !tbaa !35
  %29 = sub nsw i64 %3, 1
  %30 = sitofp i64 %29 to double
  %31 = sitofp i64 %3 to double
  %32 = getelementptr inbounds double, ptr %2, i64 %3
  %33 = load double, ptr %32, align 8, !tbaa !35
  %34 = fsub double %33, %28
  %35 = fdiv double %31, %34
  br label %36

36:                                               ; preds = %120, %26
  %.092 = phi i64 [ 0, %26 ], [ %121, %120 ]
  %37 = icmp slt i64 %.092, %1
  br i1 %37, label %38, label %122

38:                                               ; preds = %36
  %39 = sub nsw i64 %1, %.092
  %40 = icmp slt i64 %39, 128
  %. = select i1 %40, i64 %39, i64 128
  %41 = trunc i64 %. to i32
  %42 = getelementptr inbounds double, ptr %0, i64 %.092
  br label %43

43:                                               ; preds = %45, %38
  %.090 = phi i32 [ 0, %38 ], [ %56, %45 ]
  %44 = icmp slt i32 %.090, %41
  br i1 %44, label %45, label %57

45:                                               ; preds = %43
  %46 = sext i32 %.090 to i64
  %47 = getelementptr inbounds double, ptr %42, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !35
  %49 = fsub double %48, %28
  %50 = fmul double %49, %35
  %51 = fcmp ogt double %50, 0.000000e+00
  %.93 = select i1 %51, double %50, double 0.000000e+00
  %52 = fcmp olt double %.93, %30
  %53 = select i1 %52, double %.93, double %30
  %54 = fptosi double %53 to i32
  %55 = getelementptr inbounds [128 x i32], ptr %8, i64 0, i64 %46
  store i32 %54, ptr %55, align 4, !tbaa !22
  %56 = add nsw i32 %.090, 1
  br label %43, !llvm.loop !44

57:                                               ; preds = %43, %91
  %.089 = phi i32 [ %99, %91 ], [ 0, %43 ]
  %58 = icmp slt i32 %.089, %41
  br i1 %58, label %59, label %100

59:                                               ; preds = %57
  %60 = sext i32 %.089 to i64
  %61 = getelementptr inbounds double, ptr %42, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !35
  %63 = getelementptr inbounds [128 x i32], ptr %8, i64 0, i64 %60
  %64 = load i32, ptr %63, align 4, !tbaa !22
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [97 x double], ptr %6, i64 0, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !35
  %68 = fcmp olt double %62, %67
  br i1 %68, label %75, label %69

69:                                               ; preds = %59
  %70 = add nsw i32 %64, 1
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [97 x double], ptr %6, i64 0, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !35
  %74 = fcmp oge double %62, %73
  br i1 %74, label %75, label %91

75:                                               ; preds = %69, %59
  br label %76

76:                                               ; preds = %83, %75
  %.087 = phi i32 [ %64, %75 ], [ %84, %83 ]
  %77 = icmp sgt i32 %.087, 0
  br i1 %77, label %78, label %.critedge

78:                                               ; preds = %76
  %79 = sext i32 %.087 to i64
  %80 = getelementptr inbounds [97 x double], ptr %6, i64 0, i64 %79
  %81 = load double, ptr %80, align 8, !tbaa !35
  %82 = fcmp olt double %62, %81
  br i1 %82, label %83, label %.critedge

83:                                               ; preds = %78
  %84 = add nsw i32 %.087, -1
  br label %76, !llvm.loop !45

.critedge:                                        ; preds = %76, %78
  br label %85

85:                                               ; preds = %85, %.critedge
  %.1 = phi i32 [ %.087, %.critedge ], [ %86, %85 ]
  %86 = add nsw i32 %.1, 1
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [97 x double], ptr %6, i64 0, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !35
  %90 = fcmp oge double %62, %89
  br i1 %90, label %85, label %91, !llvm.loop !46

91:                                               ; preds = %85, %69
  %.2 = phi i32 [ %64, %69 ], [ %.1, %85 ]
  %92 = and i32 %.089, 3
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 %93
  %95 = sext i32 %.2 to i64
  %96 = getelementptr inbounds [96 x i32], ptr %94, i64 0, i64 %95
  %97 = load i32, ptr %96, align 4, !tbaa !22
  %98 = add i32 %97, 1
  store i32 %98, ptr %96, align 4, !tbaa !22
  %99 = add nsw i32 %.089, 1
  br label %57, !llvm.loop !47

100:                                              ; preds = %57
  %101 = sdiv i64 %.092, 128
  %102 = srem i64 %101, 16777216
  %103 = icmp eq i64 %102, 16777215
  br i1 %103, label %104, label %120

104:                                              ; preds = %100, %118
  %.086 = phi i64 [ %119, %118 ], [ 0, %100 ]
  %105 = icmp slt i64 %.086, %3
  br i1 %105, label %106, label %120

106:                                              ; preds = %104, %108
  %.085 = phi i32 [ %117, %108 ], [ 0, %104 ]
  %107 = icmp slt i32 %.085, 4
  br i1 %107, label %108, label %118

108:                                              ; preds = %106
  %109 = sext i32 %.085 to i64
  %110 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 %109
  %111 = getelementptr inbounds [96 x i32], ptr %110, i64 0, i64 %.086
  %112 = load i32, ptr %111, align 4, !tbaa !22
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds i64, ptr %4, i64 %.086
  %115 = load i64, ptr %114, align 8, !tbaa !24
  %116 = add nsw i64 %115, %113
  store i64 %116, ptr %114, align 8, !tbaa !24
  store i32 0, ptr %111, align 4, !tbaa !22
  %117 = add nsw i32 %.085, 1
  br label %106, !llvm.loop !48

118:                                              ; preds = %106
  %119 = add nsw i64 %.086, 1
  br label %104, !llvm.loop !49

120:                                              ; preds = %100, %104
  %121 = add nsw i64 %.092, 128
  br label %36, !llvm.loop !50

122:                                              ; preds = %36, %136
  %.084 = phi i64 [ %137, %136 ], [ 0, %36 ]
  %123 = icmp slt i64 %.084, %3
  br i1 %123, label %124, label %138

124:                                              ; preds = %122, %126
  %.0 = phi i32 [ %135, %126 ], [ 0, %122 ]
  %125 = icmp slt i32 %.0, 4
  br i1 %125, label %126, label %136

126:                                              ; preds = %124
  %127 = sext i32 %.0 to i64
  %128 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 %127
  %129 = getelementptr inbounds [96 x i32], ptr %128, i64 0, i64 %.084
  %130 = load i32, ptr %129, align 4, !tbaa !22
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds i64, ptr %4, i64 %.084
  %133 = load i64, ptr %132, align 8, !tbaa !24
  %134 = add nsw i64 %133, %131
  store i64 %134, ptr %132, align 8, !tbaa !24
  %135 = add nsw i32 %.0, 1
  br label %124, !llvm.loop !51

136:                                              ; preds = %124
  %137 = add nsw i64 %.084, 1
  br label %122, !llvm.loop !52

138:                                              ; preds = %122, %5
  %.088 = phi i64 [ 0, %5 ], [ 1, %122 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr %8) #2
  call void @llvm.lifetime.end.p0(i64 1536, ptr %7) #2
  call void @llvm.lifetime.end.p0(i64 776, ptr %6) #2
  ret i64 %.088
}

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !3, i64 0}
!3 = !{!"float", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = !{!15, !16, i64 0}
!15 = !{!"", !16, i64 0, !16, i64 8, !16, i64 16, !17, i64 24, !17, i64 32}
!16 = !{!"long long", !4, i64 0}
!17 = !{!"double", !4, i64 0}
!18 = !{!15, !16, i64 8}
!19 = !{!15, !16, i64 16}
!20 = !{!15, !17, i64 24}
!21 = !{!15, !17, i64 32}
!22 = !{!23, !23, i64 0}
!23 = !{!"int", !4, i64 0}
!24 = !{!16, !16, i64 0}
!25 = distinct !{!25, !7}
!26 = distinct !{!26, !7}
!27 = distinct !{!27, !7}
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7}
!32 = distinct !{!32, !7}
!33 = distinct !{!33, !7}
!34 = distinct !{!34, !7}
!35 = !{!17, !17, i64 0}
!36 = distinct !{!36, !7}
!37 = distinct !{!37, !7}
!38 = distinct !{!38, !7}
!39 = distinct !{!39, !7}
!40 = distinct !{!40, !7}
!41 = distinct !{!41, !7}
!42 = distinct !{!42, !7}
!43 = distinct !{!43, !7}
!44 = distinct !{!44, !7}
!45 = distinct !{!45, !7}
!46 = distinct !{!46, !7}
!47 = distinct !{!47, !7}
!48 = distinct !{!48, !7}
!49 = distinct !{!49, !7}
!50 = distinct !{!50, !7}
!51 = distinct !{!51, !7}
!52 = distinct !{!52, !7}
