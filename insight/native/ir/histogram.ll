; Made by tools/ir.py from histogram.c with clang 19; do not edit.
; sha256 of the C source: e9339851249ab0c3fae4b58226ad6d29db58c8f560e437cca126ea81d49d3b23
; sha256 of what follows: dde379ced0680eaf377a780d63b4e5da1d3549a95071cb0d8559b70705e4886f

%struct.Survey = type { i64, i64, i64, double, double }

; Function Attrs: nounwind
define void @survey_float32(ptr noundef %0, i64 noundef %1, ptr noundef %2) #0 {
  %4 = alloca [64 x float], align 16
  %5 = alloca [64 x float], align 16
  %6 = alloca [64 x float], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr %4) #3
  call void @llvm.lifetime.start.p0(i64 256, ptr %5) #3
  call void @llvm.lifetime.start.p0(i64 256, ptr %6) #3
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
  call void @llvm.lifetime.end.p0(i64 256, ptr %6) #3
  call void @llvm.lifetime.end.p0(i64 256, ptr %5) #3
  call void @llvm.lifetime.end.p0(i64 256, ptr %4) #3
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
  call void @llvm.lifetime.start.p0(i64 388, ptr %6) #3
  call void @llvm.lifetime.start.p0(i64 1536, ptr %7) #3
  call void @llvm.lifetime.start.p0(i64 512, ptr %8) #3
  %9 = icmp slt i64 %3, 1
  %10 = icmp sgt i64 %3, 96
  %or.cond = or i1 %9, %10
  br i1 %or.cond, label %147, label %11

11:                                               ; preds = %5, %13
  %.0104 = phi i64 [ %25, %13 ], [ 0, %5 ]
  %12 = icmp slt i64 %.0104, %3
  br i1 %12, label %13, label %26

13:                                               ; preds = %11
  %14 = getelementptr inbounds float, ptr %2, i64 %.0104
  %15 = load float, ptr %14, align 4, !tbaa !2
  %16 = getelementptr inbounds [97 x float], ptr %6, i64 0, i64 %.0104
  store float %15, ptr %16, align 4, !tbaa !2
  %17 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 1
  %18 = getelementptr inbounds [96 x i32], ptr %17, i64 0, i64 %.0104
  store i32 0, ptr %18, align 4, !tbaa !22
  %19 = getelementptr inbounds [96 x i32], ptr %7, i64 0, i64 %.0104
  store i32 0, ptr %19, align 4, !tbaa !22
  %20 = getelementptr inbounds i64, ptr %4, i64 %.0104
  store i64 0, ptr %20, align 8, !tbaa !24
  %21 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 3
  %22 = getelementptr inbounds [96 x i32], ptr %21, i64 0, i64 %.0104
  store i32 0, ptr %22, align 4, !tbaa !22
  %23 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 2
  %24 = getelementptr inbounds [96 x i32], ptr %23, i64 0, i64 %.0104
  store i32 0, ptr %24, align 4, !tbaa !22
  %25 = add nsw i64 %.0104, 1
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
  %36 = call float @margin_float32(ptr noundef %2, i64 noundef %3, float noundef %35) #4
  br label %37

37:                                               ; preds = %129, %26
  %.0106 = phi i64 [ 0, %26 ], [ %130, %129 ]
  %38 = icmp slt i64 %.0106, %1
  br i1 %38, label %39, label %131

39:                                               ; preds = %37
  %40 = sub nsw i64 %1, %.0106
  %41 = icmp slt i64 %40, 128
  %. = select i1 %41, i64 %40, i64 128
  %42 = trunc i64 %. to i32
  %43 = getelementptr inbounds float, ptr %0, i64 %.0106
  br label %44

44:                                               ; preds = %46, %39
  %.0107 = phi i32 [ 0, %39 ], [ %64, %46 ]
  %.0105 = phi i32 [ 0, %39 ], [ %66, %46 ]
  %45 = icmp slt i32 %.0105, %42
  br i1 %45, label %46, label %67

46:                                               ; preds = %44
  %47 = sext i32 %.0105 to i64
  %48 = getelementptr inbounds float, ptr %43, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !2
  %50 = fsub float %49, %28
  %51 = fmul float %50, %35
  %52 = fcmp ogt float %51, 0.000000e+00
  %.108 = select i1 %52, float %51, float 0.000000e+00
  %53 = fcmp olt float %.108, %30
  %54 = select i1 %53, float %.108, float %30
  %55 = fptosi float %54 to i32
  %56 = sitofp i32 %55 to float
  %57 = fsub float %.108, %56
  %58 = fcmp oge float %57, %36
  %59 = fsub float 1.000000e+00, %36
  %60 = fcmp ole float %57, %59
  %61 = select i1 %58, i1 %60, i1 false
  %62 = xor i1 %61, true
  %63 = zext i1 %62 to i32
  %64 = add nsw i32 %.0107, %63
  %65 = getelementptr inbounds [128 x i32], ptr %8, i64 0, i64 %47
  store i32 %55, ptr %65, align 4, !tbaa !22
  %66 = add nsw i32 %.0105, 1
  br label %44, !llvm.loop !26

67:                                               ; preds = %44
  %68 = icmp ne i32 %.0107, 0
  br i1 %68, label %69, label %94

69:                                               ; preds = %67, %92
  %.0103 = phi i32 [ %93, %92 ], [ 0, %67 ]
  %70 = icmp slt i32 %.0103, %42
  br i1 %70, label %71, label %94

71:                                               ; preds = %69
  %72 = sext i32 %.0103 to i64
  %73 = getelementptr inbounds float, ptr %43, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !2
  %75 = getelementptr inbounds [128 x i32], ptr %8, i64 0, i64 %72
  %76 = load i32, ptr %75, align 4, !tbaa !22
  br label %77

77:                                               ; preds = %84, %71
  %.0101 = phi i32 [ %76, %71 ], [ %85, %84 ]
  %78 = icmp sgt i32 %.0101, 0
  br i1 %78, label %79, label %.critedge

79:                                               ; preds = %77
  %80 = sext i32 %.0101 to i64
  %81 = getelementptr inbounds [97 x float], ptr %6, i64 0, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !2
  %83 = fcmp olt float %74, %82
  br i1 %83, label %84, label %.critedge

84:                                               ; preds = %79
  %85 = add nsw i32 %.0101, -1
  br label %77, !llvm.loop !27

.critedge:                                        ; preds = %77, %79
  br label %86

86:                                               ; preds = %86, %.critedge
  %.1 = phi i32 [ %.0101, %.critedge ], [ %87, %86 ]
  %87 = add nsw i32 %.1, 1
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [97 x float], ptr %6, i64 0, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !2
  %91 = fcmp oge float %74, %90
  br i1 %91, label %86, label %92, !llvm.loop !28

92:                                               ; preds = %86
  store i32 %.1, ptr %75, align 4, !tbaa !22
  %93 = add nsw i32 %.0103, 1
  br label %69, !llvm.loop !29

94:                                               ; preds = %69, %67
  br label %95

95:                                               ; preds = %97, %94
  %.0100 = phi i32 [ 0, %94 ], [ %108, %97 ]
  %96 = icmp slt i32 %.0100, %42
  br i1 %96, label %97, label %109

97:                                               ; preds = %95
  %98 = and i32 %.0100, 3
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 %99
  %101 = sext i32 %.0100 to i64
  %102 = getelementptr inbounds [128 x i32], ptr %8, i64 0, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !22
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [96 x i32], ptr %100, i64 0, i64 %104
  %106 = load i32, ptr %105, align 4, !tbaa !22
  %107 = add i32 %106, 1
  store i32 %107, ptr %105, align 4, !tbaa !22
  %108 = add nsw i32 %.0100, 1
  br label %95, !llvm.loop !30

109:                                              ; preds = %95
  %110 = sdiv i64 %.0106, 128
  %111 = srem i64 %110, 16777216
  %112 = icmp eq i64 %111, 16777215
  br i1 %112, label %113, label %129

113:                                              ; preds = %109, %127
  %.099 = phi i64 [ %128, %127 ], [ 0, %109 ]
  %114 = icmp slt i64 %.099, %3
  br i1 %114, label %115, label %129

115:                                              ; preds = %113, %117
  %.098 = phi i32 [ %126, %117 ], [ 0, %113 ]
  %116 = icmp slt i32 %.098, 4
  br i1 %116, label %117, label %127

117:                                              ; preds = %115
  %118 = sext i32 %.098 to i64
  %119 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 %118
  %120 = getelementptr inbounds [96 x i32], ptr %119, i64 0, i64 %.099
  %121 = load i32, ptr %120, align 4, !tbaa !22
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds i64, ptr %4, i64 %.099
  %124 = load i64, ptr %123, align 8, !tbaa !24
  %125 = add nsw i64 %124, %122
  store i64 %125, ptr %123, align 8, !tbaa !24
  store i32 0, ptr %120, align 4, !tbaa !22
  %126 = add nsw i32 %.098, 1
  br label %115, !llvm.loop !31

127:                                              ; preds = %115
  %128 = add nsw i64 %.099, 1
  br label %113, !llvm.loop !32

129:                                              ; preds = %109, %113
  %130 = add nsw i64 %.0106, 128
  br label %37, !llvm.loop !33

131:                                              ; preds = %37, %145
  %.097 = phi i64 [ %146, %145 ], [ 0, %37 ]
  %132 = icmp slt i64 %.097, %3
  br i1 %132, label %133, label %147

133:                                              ; preds = %131, %135
  %.0 = phi i32 [ %144, %135 ], [ 0, %131 ]
  %134 = icmp slt i32 %.0, 4
  br i1 %134, label %135, label %145

135:                                              ; preds = %133
  %136 = sext i32 %.0 to i64
  %137 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 %136
  %138 = getelementptr inbounds [96 x i32], ptr %137, i64 0, i64 %.097
  %139 = load i32, ptr %138, align 4, !tbaa !22
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds i64, ptr %4, i64 %.097
  %142 = load i64, ptr %141, align 8, !tbaa !24
  %143 = add nsw i64 %142, %140
  store i64 %143, ptr %141, align 8, !tbaa !24
  %144 = add nsw i32 %.0, 1
  br label %133, !llvm.loop !34

145:                                              ; preds = %133
  %146 = add nsw i64 %.097, 1
  br label %131, !llvm.loop !35

147:                                              ; preds = %131, %5
  %.0102 = phi i64 [ 0, %5 ], [ 1, %131 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr %8) #3
  call void @llvm.lifetime.end.p0(i64 1536, ptr %7) #3
  call void @llvm.lifetime.end.p0(i64 388, ptr %6) #3
  ret i64 %.0102
}

; Function Attrs: nounwind
define internal float @margin_float32(ptr noundef %0, i64 noundef %1, float noundef %2) #0 {
  br label %4

4:                                                ; preds = %22, %3
  %.023 = phi float [ undef, %3 ], [ %.124, %22 ]
  %.021 = phi double [ 0.000000e+00, %3 ], [ %.122, %22 ]
  %.020 = phi i64 [ 0, %3 ], [ %23, %22 ]
  %5 = icmp sle i64 %.020, %1
  br i1 %5, label %6, label %24

6:                                                ; preds = %4
  %7 = getelementptr inbounds float, ptr %0, i64 %.020
  %8 = load float, ptr %7, align 4, !tbaa !2
  %9 = fpext float %8 to double
  %10 = load float, ptr %0, align 4, !tbaa !2
  %11 = fpext float %10 to double
  %12 = fsub double %9, %11
  %13 = fpext float %2 to double
  %14 = sitofp i64 %.020 to double
  %15 = fneg double %14
  %16 = call double @llvm.fmuladd.f64(double %12, double %13, double %15)
  %17 = fcmp olt double %16, 0.000000e+00
  %18 = fneg double %16
  %19 = select i1 %17, double %18, double %16
  %20 = fcmp olt double %19, 2.500000e-01
  %21 = fcmp ogt double %19, %.021
  %..021 = select i1 %21, double %19, double %.021
  %.124 = select i1 %20, float %.023, float 1.000000e+00
  %.122 = select i1 %20, double %..021, double %.021
  %.0 = select i1 %20, i32 0, i32 1
  %cond26 = icmp eq i32 %.0, 0
  br i1 %cond26, label %22, label %24

22:                                               ; preds = %6
  %23 = add nsw i64 %.020, 1
  br label %4, !llvm.loop !36

24:                                               ; preds = %4, %6
  %.225 = phi float [ %.124, %6 ], [ %.023, %4 ]
  %.2 = phi double [ %.122, %6 ], [ %.021, %4 ]
  %.1 = phi i32 [ %.0, %6 ], [ 2, %4 ]
  %cond = icmp eq i32 %.1, 2
  br i1 %cond, label %25, label %31

25:                                               ; preds = %24
  %26 = sitofp i64 %1 to double
  %27 = fmul double 8.000000e+00, %26
  %28 = fmul double %27, 0x3E70000000000000
  %29 = call double @llvm.fmuladd.f64(double 1.010000e+00, double %.2, double %28)
  %30 = fptrunc double %29 to float
  br label %31

31:                                               ; preds = %24, %25
  %.3 = phi float [ %.225, %24 ], [ %30, %25 ]
  ret float %.3
}

; Function Attrs: nounwind
define void @survey_float64(ptr noundef %0, i64 noundef %1, ptr noundef %2) #0 {
  %4 = alloca [64 x double], align 16
  %5 = alloca [64 x double], align 16
  %6 = alloca [64 x double], align 16
  call void @llvm.lifetime.start.p0(i64 512, ptr %4) #3
  call void @llvm.lifetime.start.p0(i64 512, ptr %5) #3
  call void @llvm.lifetime.start.p0(i64 512, ptr %6) #3
  br label %7

7:                                                ; preds = %9, %3
  %.072 = phi i32 [ 0, %3 ], [ %14, %9 ]
  %8 = icmp slt i32 %.072, 64
  br i1 %8, label %9, label %15

9:                                                ; preds = %7
  %10 = sext i32 %.072 to i64
  %11 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %10
  store double 0x7FEFFFFFFFFFFFFF, ptr %11, align 8, !tbaa !37
  %12 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %10
  store double 0xFFEFFFFFFFFFFFFF, ptr %12, align 8, !tbaa !37
  %13 = getelementptr inbounds [64 x double], ptr %6, i64 0, i64 %10
  store double 0.000000e+00, ptr %13, align 8, !tbaa !37
  %14 = add nsw i32 %.072, 1
  br label %7, !llvm.loop !38

15:                                               ; preds = %18, %7
  %.081 = phi i64 [ 0, %7 ], [ %16, %18 ]
  %16 = add nsw i64 %.081, 64
  %17 = icmp sle i64 %16, %1
  br i1 %17, label %18, label %37

18:                                               ; preds = %15, %20
  %.080 = phi i32 [ %36, %20 ], [ 0, %15 ]
  %19 = icmp slt i32 %.080, 64
  br i1 %19, label %20, label %15, !llvm.loop !39

20:                                               ; preds = %18
  %21 = sext i32 %.080 to i64
  %22 = add nsw i64 %.081, %21
  %23 = getelementptr inbounds double, ptr %0, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !37
  %25 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %21
  %26 = load double, ptr %25, align 8, !tbaa !37
  %27 = fcmp olt double %24, %26
  %. = select i1 %27, double %24, double %26
  store double %., ptr %25, align 8, !tbaa !37
  %28 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %21
  %29 = load double, ptr %28, align 8, !tbaa !37
  %30 = fcmp ogt double %24, %29
  %31 = select i1 %30, double %24, double %29
  store double %31, ptr %28, align 8, !tbaa !37
  %32 = fsub double %24, %24
  %33 = getelementptr inbounds [64 x double], ptr %6, i64 0, i64 %21
  %34 = load double, ptr %33, align 8, !tbaa !37
  %35 = fadd double %34, %32
  store double %35, ptr %33, align 8, !tbaa !37
  %36 = add nsw i32 %.080, 1
  br label %18, !llvm.loop !40

37:                                               ; preds = %15, %39
  %.182 = phi i64 [ %50, %39 ], [ %.081, %15 ]
  %38 = icmp slt i64 %.182, %1
  br i1 %38, label %39, label %51

39:                                               ; preds = %37
  %40 = getelementptr inbounds double, ptr %0, i64 %.182
  %41 = load double, ptr %40, align 8, !tbaa !37
  %42 = load double, ptr %4, align 16, !tbaa !37
  %43 = fcmp olt double %41, %42
  %.89 = select i1 %43, double %41, double %42
  store double %.89, ptr %4, align 16, !tbaa !37
  %44 = load double, ptr %5, align 16, !tbaa !37
  %45 = fcmp ogt double %41, %44
  %46 = select i1 %45, double %41, double %44
  store double %46, ptr %5, align 16, !tbaa !37
  %47 = fsub double %41, %41
  %48 = load double, ptr %6, align 16, !tbaa !37
  %49 = fadd double %48, %47
  store double %49, ptr %6, align 16, !tbaa !37
  %50 = add nsw i64 %.182, 1
  br label %37, !llvm.loop !41

51:                                               ; preds = %37, %53
  %.074 = phi i32 [ %59, %53 ], [ 0, %37 ]
  %.073 = phi i32 [ %60, %53 ], [ 0, %37 ]
  %52 = icmp slt i32 %.073, 64
  br i1 %52, label %53, label %61

53:                                               ; preds = %51
  %54 = sext i32 %.073 to i64
  %55 = getelementptr inbounds [64 x double], ptr %6, i64 0, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !37
  %57 = fcmp une double %56, 0.000000e+00
  %58 = zext i1 %57 to i32
  %59 = or i32 %.074, %58
  %60 = add nsw i32 %.073, 1
  br label %51, !llvm.loop !42

61:                                               ; preds = %51
  %62 = icmp ne i32 %.074, 0
  br i1 %62, label %63, label %87

63:                                               ; preds = %61
  store double 0x7FEFFFFFFFFFFFFF, ptr %4, align 16, !tbaa !37
  store double 0xFFEFFFFFFFFFFFFF, ptr %5, align 16, !tbaa !37
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
  %68 = load double, ptr %67, align 8, !tbaa !37
  %69 = fsub double %68, %68
  %70 = fcmp oeq double %69, 0.000000e+00
  br i1 %70, label %71, label %77

71:                                               ; preds = %66
  %72 = load double, ptr %4, align 16, !tbaa !37
  %73 = fcmp olt double %68, %72
  %.90 = select i1 %73, double %68, double %72
  store double %.90, ptr %4, align 16, !tbaa !37
  %74 = load double, ptr %5, align 16, !tbaa !37
  %75 = fcmp ogt double %68, %74
  %76 = select i1 %75, double %68, double %74
  store double %76, ptr %5, align 16, !tbaa !37
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
  br label %64, !llvm.loop !43

87:                                               ; preds = %61, %89
  %.0 = phi i32 [ %100, %89 ], [ 1, %61 ]
  %88 = icmp slt i32 %.0, 64
  br i1 %88, label %89, label %101

89:                                               ; preds = %87
  %90 = sext i32 %.0 to i64
  %91 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !37
  %93 = load double, ptr %4, align 16, !tbaa !37
  %94 = fcmp olt double %92, %93
  %.91 = select i1 %94, double %92, double %93
  store double %.91, ptr %4, align 16, !tbaa !37
  %95 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %90
  %96 = load double, ptr %95, align 8, !tbaa !37
  %97 = load double, ptr %5, align 16, !tbaa !37
  %98 = fcmp ogt double %96, %97
  %99 = select i1 %98, double %96, double %97
  store double %99, ptr %5, align 16, !tbaa !37
  %100 = add nsw i32 %.0, 1
  br label %87, !llvm.loop !44

101:                                              ; preds = %87, %64
  %.488 = phi i64 [ %.084, %64 ], [ 0, %87 ]
  %.4 = phi i64 [ %.076, %64 ], [ 0, %87 ]
  %.3 = phi i64 [ %.075, %64 ], [ 0, %87 ]
  store i64 %.3, ptr %2, align 8, !tbaa !14
  %102 = getelementptr inbounds %struct.Survey, ptr %2, i32 0, i32 1
  store i64 %.4, ptr %102, align 8, !tbaa !18
  %103 = getelementptr inbounds %struct.Survey, ptr %2, i32 0, i32 2
  store i64 %.488, ptr %103, align 8, !tbaa !19
  %104 = load double, ptr %4, align 16, !tbaa !37
  %105 = getelementptr inbounds %struct.Survey, ptr %2, i32 0, i32 3
  store double %104, ptr %105, align 8, !tbaa !20
  %106 = load double, ptr %5, align 16, !tbaa !37
  %107 = getelementptr inbounds %struct.Survey, ptr %2, i32 0, i32 4
  store double %106, ptr %107, align 8, !tbaa !21
  call void @llvm.lifetime.end.p0(i64 512, ptr %6) #3
  call void @llvm.lifetime.end.p0(i64 512, ptr %5) #3
  call void @llvm.lifetime.end.p0(i64 512, ptr %4) #3
  ret void
}

; Function Attrs: nounwind
define i64 @count_float64(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) #0 {
  %6 = alloca [97 x double], align 16
  %7 = alloca [4 x [96 x i32]], align 16
  %8 = alloca [128 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 776, ptr %6) #3
  call void @llvm.lifetime.start.p0(i64 1536, ptr %7) #3
  call void @llvm.lifetime.start.p0(i64 512, ptr %8) #3
  %9 = icmp slt i64 %3, 1
  %10 = icmp sgt i64 %3, 96
  %or.cond = or i1 %9, %10
  br i1 %or.cond, label %147, label %11

11:                                               ; preds = %5, %13
  %.0104 = phi i64 [ %25, %13 ], [ 0, %5 ]
  %12 = icmp slt i64 %.0104, %3
  br i1 %12, label %13, label %26

13:                                               ; preds = %11
  %14 = getelementptr inbounds double, ptr %2, i64 %.0104
  %15 = load double, ptr %14, align 8, !tbaa !37
  %16 = getelementptr inbounds [97 x double], ptr %6, i64 0, i64 %.0104
  store double %15, ptr %16, align 8, !tbaa !37
  %17 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 1
  %18 = getelementptr inbounds [96 x i32], ptr %17, i64 0, i64 %.0104
  store i32 0, ptr %18, align 4, !tbaa !22
  %19 = getelementptr inbounds [96 x i32], ptr %7, i64 0, i64 %.0104
  store i32 0, ptr %19, align 4, !tbaa !22
  %20 = getelementptr inbounds i64, ptr %4, i64 %.0104
  store i64 0, ptr %20, align 8, !tbaa !24
  %21 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 3
  %22 = getelementptr inbounds [96 x i32], ptr %21, i64 0, i64 %.0104
  store i32 0, ptr %22, align 4, !tbaa !22
  %23 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 2
  %24 = getelementptr inbounds [96 x i32], ptr %23, i64 0, i64 %.0104
  store i32 0, ptr %24, align 4, !tbaa !22
  %25 = add nsw i64 %.0104, 1
  br label %11, !llvm.loop !45

26:                                               ; preds = %11
  %27 = getelementptr inbounds [97 x double], ptr %6, i64 0, i64 %3
  store double 0x7FF0000000000000, ptr %27, align 8, !tbaa !37
  %28 = load double, ptr %2, align 8, !tbaa !37
  %29 = sub nsw i64 %3, 1
  %30 = sitofp i64 %29 to double
  %31 = sitofp i64 %3 to double
  %32 = getelementptr inbounds double, ptr %2, i64 %3
  %33 = load double, ptr %32, align 8, !tbaa !37
  %34 = fsub double %33, %28
  %35 = fdiv double %31, %34
  %36 = call double @margin_float64(ptr noundef %2, i64 noundef %3, double noundef %35) #4
  br label %37

37:                                               ; preds = %129, %26
  %.0106 = phi i64 [ 0, %26 ], [ %130, %129 ]
  %38 = icmp slt i64 %.0106, %1
  br i1 %38, label %39, label %131

39:                                               ; preds = %37
  %40 = sub nsw i64 %1, %.0106
  %41 = icmp slt i64 %40, 128
  %. = select i1 %41, i64 %40, i64 128
  %42 = trunc i64 %. to i32
  %43 = getelementptr inbounds double, ptr %0, i64 %.0106
  br label %44

44:                                               ; preds = %46, %39
  %.0107 = phi i32 [ 0, %39 ], [ %64, %46 ]
  %.0105 = phi i32 [ 0, %39 ], [ %66, %46 ]
  %45 = icmp slt i32 %.0105, %42
  br i1 %45, label %46, label %67

46:                                               ; preds = %44
  %47 = sext i32 %.0105 to i64
  %48 = getelementptr inbounds double, ptr %43, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !37
  %50 = fsub double %49, %28
  %51 = fmul double %50, %35
  %52 = fcmp ogt double %51, 0.000000e+00
  %.108 = select i1 %52, double %51, double 0.000000e+00
  %53 = fcmp olt double %.108, %30
  %54 = select i1 %53, double %.108, double %30
  %55 = fptosi double %54 to i32
  %56 = sitofp i32 %55 to double
  %57 = fsub double %.108, %56
  %58 = fcmp oge double %57, %36
  %59 = fsub double 1.000000e+00, %36
  %60 = fcmp ole double %57, %59
  %61 = select i1 %58, i1 %60, i1 false
  %62 = xor i1 %61, true
  %63 = zext i1 %62 to i32
  %64 = add nsw i32 %.0107, %63
  %65 = getelementptr inbounds [128 x i32], ptr %8, i64 0, i64 %47
  store i32 %55, ptr %65, align 4, !tbaa !22
  %66 = add nsw i32 %.0105, 1
  br label %44, !llvm.loop !46

67:                                               ; preds = %44
  %68 = icmp ne i32 %.0107, 0
  br i1 %68, label %69, label %94

69:                                               ; preds = %67, %92
  %.0103 = phi i32 [ %93, %92 ], [ 0, %67 ]
  %70 = icmp slt i32 %.0103, %42
  br i1 %70, label %71, label %94

71:                                               ; preds = %69
  %72 = sext i32 %.0103 to i64
  %73 = getelementptr inbounds double, ptr %43, i64 %72
  %74 = load double, ptr %73, align 8, !tbaa !37
  %75 = getelementptr inbounds [128 x i32], ptr %8, i64 0, i64 %72
  %76 = load i32, ptr %75, align 4, !tbaa !22
  br label %77

77:                                               ; preds = %84, %71
  %.0101 = phi i32 [ %76, %71 ], [ %85, %84 ]
  %78 = icmp sgt i32 %.0101, 0
  br i1 %78, label %79, label %.critedge

79:                                               ; preds = %77
  %80 = sext i32 %.0101 to i64
  %81 = getelementptr inbounds [97 x double], ptr %6, i64 0, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !37
  %83 = fcmp olt double %74, %82
  br i1 %83, label %84, label %.critedge

84:                                               ; preds = %79
  %85 = add nsw i32 %.0101, -1
  br label %77, !llvm.loop !47

.critedge:                                        ; preds = %77, %79
  br label %86

86:                                               ; preds = %86, %.critedge
  %.1 = phi i32 [ %.0101, %.critedge ], [ %87, %86 ]
  %87 = add nsw i32 %.1, 1
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [97 x double], ptr %6, i64 0, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !37
  %91 = fcmp oge double %74, %90
  br i1 %91, label %86, label %92, !llvm.loop !48

92:                                               ; preds = %86
  store i32 %.1, ptr %75, align 4, !tbaa !22
  %93 = add nsw i32 %.0103, 1
  br label %69, !llvm.loop !49

94:                                               ; preds = %69, %67
  br label %95

95:                                               ; preds = %97, %94
  %.0100 = phi i32 [ 0, %94 ], [ %108, %97 ]
  %96 = icmp slt i32 %.0100, %42
  br i1 %96, label %97, label %109

97:                                               ; preds = %95
  %98 = and i32 %.0100, 3
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 %99
  %101 = sext i32 %.0100 to i64
  %102 = getelementptr inbounds [128 x i32], ptr %8, i64 0, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !22
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [96 x i32], ptr %100, i64 0, i64 %104
  %106 = load i32, ptr %105, align 4, !tbaa !22
  %107 = add i32 %106, 1
  store i32 %107, ptr %105, align 4, !tbaa !22
  %108 = add nsw i32 %.0100, 1
  br label %95, !llvm.loop !50

109:                                              ; preds = %95
  %110 = sdiv i64 %.0106, 128
  %111 = srem i64 %110, 16777216
  %112 = icmp eq i64 %111, 16777215
  br i1 %112, label %113, label %129

113:                                              ; preds = %109, %127
  %.099 = phi i64 [ %128, %127 ], [ 0, %109 ]
  %114 = icmp slt i64 %.099, %3
  br i1 %114, label %115, label %129

115:                                              ; preds = %113, %117
  %.098 = phi i32 [ %126, %117 ], [ 0, %113 ]
  %116 = icmp slt i32 %.098, 4
  br i1 %116, label %117, label %127

117:                                              ; preds = %115
  %118 = sext i32 %.098 to i64
  %119 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 %118
  %120 = getelementptr inbounds [96 x i32], ptr %119, i64 0, i64 %.099
  %121 = load i32, ptr %120, align 4, !tbaa !22
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds i64, ptr %4, i64 %.099
  %124 = load i64, ptr %123, align 8, !tbaa !24
  %125 = add nsw i64 %124, %122
  store i64 %125, ptr %123, align 8, !tbaa !24
  store i32 0, ptr %120, align 4, !tbaa !22
  %126 = add nsw i32 %.098, 1
  br label %115, !llvm.loop !51

127:                                              ; preds = %115
  %128 = add nsw i64 %.099, 1
  br label %113, !llvm.loop !52

129:                                              ; preds = %109, %113
  %130 = add nsw i64 %.0106, 128
  br label %37, !llvm.loop !53

131:                                              ; preds = %37, %145
  %.097 = phi i64 [ %146, %145 ], [ 0, %37 ]
  %132 = icmp slt i64 %.097, %3
  br i1 %132, label %133, label %147

133:                                              ; preds = %131, %135
  %.0 = phi i32 [ %144, %135 ], [ 0, %131 ]
  %134 = icmp slt i32 %.0, 4
  br i1 %134, label %135, label %145

135:                                              ; preds = %133
  %136 = sext i32 %.0 to i64
  %137 = getelementptr inbounds [4 x [96 x i32]], ptr %7, i64 0, i64 %136
  %138 = getelementptr inbounds [96 x i32], ptr %137, i64 0, i64 %.097
  %139 = load i32, ptr %138, align 4, !tbaa !22
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds i64, ptr %4, i64 %.097
  %142 = load i64, ptr %141, align 8, !tbaa !24
  %143 = add nsw i64 %142, %140
  store i64 %143, ptr %141, align 8, !tbaa !24
  %144 = add nsw i32 %.0, 1
  br label %133, !llvm.loop !54

145:                                              ; preds = %133
  %146 = add nsw i64 %.097, 1
  br label %131, !llvm.loop !55

147:                                              ; preds = %131, %5
  %.0102 = phi i64 [ 0, %5 ], [ 1, %131 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr %8) #3
  call void @llvm.lifetime.end.p0(i64 1536, ptr %7) #3
  call void @llvm.lifetime.end.p0(i64 776, ptr %6) #3
  ret i64 %.0102
}

; Function Attrs: nounwind
define internal double @margin_float64(ptr noundef %0, i64 noundef %1, double noundef %2) #0 {
  br label %4

4:                                                ; preds = %19, %3
  %.023 = phi double [ undef, %3 ], [ %.124, %19 ]
  %.021 = phi double [ 0.000000e+00, %3 ], [ %.122, %19 ]
  %.020 = phi i64 [ 0, %3 ], [ %20, %19 ]
  %5 = icmp sle i64 %.020, %1
  br i1 %5, label %6, label %21

6:                                                ; preds = %4
  %7 = getelementptr inbounds double, ptr %0, i64 %.020
  %8 = load double, ptr %7, align 8, !tbaa !37
  %9 = load double, ptr %0, align 8, !tbaa !37
  %10 = fsub double %8, %9
  %11 = sitofp i64 %.020 to double
  %12 = fneg double %11
  %13 = call double @llvm.fmuladd.f64(double %10, double %2, double %12)
  %14 = fcmp olt double %13, 0.000000e+00
  %15 = fneg double %13
  %16 = select i1 %14, double %15, double %13
  %17 = fcmp olt double %16, 2.500000e-01
  %18 = fcmp ogt double %16, %.021
  %..021 = select i1 %18, double %16, double %.021
  %.124 = select i1 %17, double %.023, double 1.000000e+00
  %.122 = select i1 %17, double %..021, double %.021
  %.0 = select i1 %17, i32 0, i32 1
  %cond26 = icmp eq i32 %.0, 0
  br i1 %cond26, label %19, label %21

19:                                               ; preds = %6
  %20 = add nsw i64 %.020, 1
  br label %4, !llvm.loop !56

21:                                               ; preds = %4, %6
  %.225 = phi double [ %.124, %6 ], [ %.023, %4 ]
  %.2 = phi double [ %.122, %6 ], [ %.021, %4 ]
  %.1 = phi i32 [ %.0, %6 ], [ 2, %4 ]
  %cond = icmp eq i32 %.1, 2
  br i1 %cond, label %22, label %27

22:                                               ; preds = %21
  %23 = sitofp i64 %1 to double
  %24 = fmul double 8.000000e+00, %23
  %25 = fmul double %24, 0x3CA0000000000000
  %26 = call double @llvm.fmuladd.f64(double 1.010000e+00, double %.2, double %25)
  br label %27

27:                                               ; preds = %21, %22
  %.3 = phi double [ %.225, %21 ], [ %26, %22 ]
  ret double %.3
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }
attributes #4 = { nobuiltin "no-builtins" }


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
!35 = distinct !{!35, !7}
!36 = distinct !{!36, !7}
!37 = !{!17, !17, i64 0}
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
!53 = distinct !{!53, !7}
!54 = distinct !{!54, !7}
!55 = distinct !{!55, !7}
!56 = distinct !{!56, !7}
