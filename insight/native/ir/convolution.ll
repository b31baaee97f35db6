; Made by tools/ir.py from convolution.c with clang 19; do not edit.
; sha256 of the C source: 7117a3cd9871244d7c72bfc8441af8794ac9baa787ab7acee7f32f57539177c5

%struct.weight_cut = type { i64, i64, i64, i64, i64, i64, i64 }
%struct.convolution = type { ptr, ptr, ptr, i64, i64, i64, i64, [3 x i64], [3 x i64], [3 x i64], [3 x i64], [3 x i64], [3 x i64], i64, i64, ptr, i64, ptr, i64 }
%struct.pool = type { i64, [56 x i8], i64, [56 x i8], i64, i64, i64, [40 x i8], ptr, ptr, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.weight_share = type { i64, i64, i64, i64, i64 }
%struct.rows_at_once = type { i64, i64, i64 }
%struct.along = type { i64, i64, i64 }
%struct.columns_of_tile = type { i64, i64, i64, i64, i64, i64 }
%struct.met_columns = type { i64, i64, i64, [5 x ptr], [5 x i64], i64, i64 }
%struct.tile_rows = type { [8 x ptr], i64, i64, i64, i64, i64, i64, i64, ptr }

; Function Attrs: nounwind
define i64 @convolve_weight(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca %struct.weight_cut, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr %3) #11
  call void @cut_of(ptr dead_on_unwind writable sret(%struct.weight_cut) align 8 %3, ptr noundef %1) #12
  %4 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 4
  %5 = load i64, ptr %4, align 8, !tbaa !2
  %6 = getelementptr inbounds %struct.weight_cut, ptr %3, i32 0, i32 5
  %7 = load i64, ptr %6, align 8, !tbaa !8
  %8 = mul nsw i64 %5, %7
  %9 = getelementptr inbounds %struct.weight_cut, ptr %3, i32 0, i32 6
  %10 = load i64, ptr %9, align 8, !tbaa !10
  %11 = mul nsw i64 %8, %10
  call void @shared(ptr noundef %0, ptr noundef @weight_part, ptr noundef %1, i64 noundef %11) #12
  %12 = call i64 @has_border(ptr noundef %1) #12
  %13 = icmp ne i64 %12, 0
  br i1 %13, label %14, label %20

14:                                               ; preds = %2
  %15 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 2
  %16 = load ptr, ptr %15, align 8, !tbaa !11
  %17 = call i64 @weights_of(ptr noundef %1) #12
  %18 = call i64 @are_finite(ptr noundef %16, i64 noundef %17) #12
  %19 = icmp ne i64 %18, 0
  br label %20

20:                                               ; preds = %14, %2
  %21 = phi i1 [ true, %2 ], [ %19, %14 ]
  %22 = zext i1 %21 to i32
  %23 = sext i32 %22 to i64
  call void @llvm.lifetime.end.p0(i64 56, ptr %3) #11
  ret i64 %23
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define internal void @cut_of(ptr dead_on_unwind noalias writable sret(%struct.weight_cut) align 8 %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 9
  %4 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 2
  %5 = load i64, ptr %4, align 8, !tbaa !12
  %6 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 14
  %7 = load i64, ptr %6, align 8, !tbaa !13
  %8 = icmp ne i64 %7, 0
  %9 = select i1 %8, i32 5, i32 2
  %10 = sext i32 %9 to i64
  %11 = call i64 @pieces_of(i64 noundef %5, i64 noundef %10) #12
  store i64 %11, ptr %0, align 8, !tbaa !14
  %12 = call i64 @pieces_of(i64 noundef %5, i64 noundef %11) #12
  %13 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 5
  %14 = load i64, ptr %13, align 8, !tbaa !15
  %15 = load i64, ptr %6, align 8, !tbaa !13
  %16 = icmp ne i64 %15, 0
  %17 = select i1 %16, i32 4, i32 2
  %18 = sext i32 %17 to i64
  %19 = sdiv i64 %18, %12
  %20 = call i64 @larger(i64 noundef 1, i64 noundef %19) #12
  %21 = call i64 @pieces_of(i64 noundef %14, i64 noundef %20) #12
  %22 = getelementptr inbounds %struct.weight_cut, ptr %0, i32 0, i32 1
  store i64 %21, ptr %22, align 8, !tbaa !16
  %23 = load i64, ptr %13, align 8, !tbaa !15
  %24 = call i64 @pieces_of(i64 noundef %23, i64 noundef %21) #12
  %25 = mul nsw i64 %12, %24
  %26 = getelementptr inbounds %struct.weight_cut, ptr %0, i32 0, i32 2
  store i64 %25, ptr %26, align 8, !tbaa !17
  %27 = load i64, ptr %6, align 8, !tbaa !13
  %28 = icmp ne i64 %27, 0
  %29 = icmp eq i64 %25, 5
  %30 = icmp eq i64 %25, 4
  %31 = select i1 %30, i32 6, i32 8
  %32 = select i1 %29, i32 5, i32 %31
  %33 = select i1 %28, i32 %32, i32 2
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 6
  %36 = load i64, ptr %35, align 8, !tbaa !18
  %37 = call i64 @pieces_of(i64 noundef %36, i64 noundef %34) #12
  %38 = getelementptr inbounds %struct.weight_cut, ptr %0, i32 0, i32 3
  store i64 %37, ptr %38, align 8, !tbaa !19
  %39 = load i64, ptr %22, align 8, !tbaa !16
  %40 = load i64, ptr %3, align 8, !tbaa !12
  %41 = mul nsw i64 %39, %40
  %42 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 1
  %43 = load i64, ptr %42, align 8, !tbaa !12
  %44 = mul nsw i64 %41, %43
  %45 = getelementptr inbounds %struct.weight_cut, ptr %0, i32 0, i32 4
  store i64 %44, ptr %45, align 8, !tbaa !20
  %46 = getelementptr inbounds %struct.weight_cut, ptr %0, i32 0, i32 6
  store i64 1, ptr %46, align 8, !tbaa !10
  %47 = getelementptr inbounds %struct.weight_cut, ptr %0, i32 0, i32 5
  store i64 1, ptr %47, align 8, !tbaa !8
  %48 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 18
  %49 = load i64, ptr %48, align 8, !tbaa !21
  br label %50

50:                                               ; preds = %58, %2
  %.028 = phi i64 [ 2, %2 ], [ %59, %58 ]
  %.0 = phi i64 [ %49, %2 ], [ %.1, %58 ]
  %51 = icmp sgt i64 %.0, 1
  br i1 %51, label %52, label %60

52:                                               ; preds = %50, %55
  %.1 = phi i64 [ %57, %55 ], [ %.0, %50 ]
  %53 = srem i64 %.1, %.028
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %55, label %58

55:                                               ; preds = %52
  %56 = call i64 @is_cut(ptr noundef %1, ptr noundef %0, i64 noundef %.028) #12
  %57 = sdiv i64 %.1, %.028
  br label %52, !llvm.loop !22

58:                                               ; preds = %52
  %59 = add nsw i64 %.028, 1
  br label %50, !llvm.loop !24

60:                                               ; preds = %50
  %61 = load i64, ptr %35, align 8, !tbaa !18
  %62 = load i64, ptr %13, align 8, !tbaa !15
  %63 = mul nsw i64 %61, %62
  %64 = call i64 @volume(ptr noundef %3) #12
  %65 = mul nsw i64 %63, %64
  br label %66

66:                                               ; preds = %72, %60
  %67 = load i64, ptr %47, align 8, !tbaa !8
  %68 = mul nsw i64 10240, %67
  %69 = load i64, ptr %46, align 8, !tbaa !10
  %70 = mul nsw i64 %68, %69
  %71 = icmp sgt i64 %65, %70
  br i1 %71, label %72, label %.critedge

72:                                               ; preds = %66
  %73 = call i64 @is_cut(ptr noundef %1, ptr noundef %0, i64 noundef 2) #12
  %74 = icmp ne i64 %73, 0
  br i1 %74, label %66, label %.critedge, !llvm.loop !25

.critedge:                                        ; preds = %66, %72
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
  call void %1(ptr noundef %2, i64 noundef %.0, i64 noundef 0) #12
  %15 = add nsw i64 %.0, 1
  br label %12, !llvm.loop !26

16:                                               ; preds = %7
  %17 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  store ptr %2, ptr %17, align 8, !tbaa !27
  %18 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 9
  store ptr %1, ptr %18, align 8, !tbaa !29
  %19 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 10
  store i64 %3, ptr %19, align 8, !tbaa !30
  %20 = icmp slt i64 %3, 32
  %. = select i1 %20, i64 %3, i64 32
  %21 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 11
  store i64 %., ptr %21, align 8, !tbaa !31
  %22 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 2
  store atomic i64 0, ptr %22 seq_cst, align 8
  %23 = load i64, ptr %0, align 8, !tbaa !32
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
  %35 = load ptr, ptr %34, align 8, !tbaa !33
  %36 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 19
  %37 = load ptr, ptr %36, align 8, !tbaa !34
  %38 = call i64 %35(ptr noundef %37) #12
  %39 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 16
  %40 = load ptr, ptr %39, align 8, !tbaa !35
  %41 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 20
  %42 = load ptr, ptr %41, align 8, !tbaa !36
  %43 = call i64 %40(ptr noundef %42) #12
  %44 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 15
  %45 = load ptr, ptr %44, align 8, !tbaa !37
  %46 = load ptr, ptr %36, align 8, !tbaa !34
  %47 = call i64 %45(ptr noundef %46) #12
  br label %48

48:                                               ; preds = %33, %16
  call void @take_groups(ptr noundef %0, i64 noundef 0) #12
  br label %49

49:                                               ; preds = %61, %48
  %.044 = phi i64 [ 0, %48 ], [ %62, %61 ]
  %50 = load atomic i64, ptr %22 acquire, align 8
  %51 = icmp slt i64 %50, %.
  br i1 %51, label %52, label %63

52:                                               ; preds = %49
  %53 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 13
  %54 = load i64, ptr %53, align 8, !tbaa !38
  %55 = sdiv i64 %54, 8
  %56 = icmp sgt i64 %.044, %55
  br i1 %56, label %57, label %61

57:                                               ; preds = %52
  %58 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 17
  %59 = load ptr, ptr %58, align 8, !tbaa !39
  %60 = call i64 %59(ptr noundef null) #12
  br label %61

61:                                               ; preds = %52, %57
  %62 = add nsw i64 %.044, 1
  br label %49, !llvm.loop !40

63:                                               ; preds = %49
  store atomic i64 0, ptr %8 seq_cst, align 8
  br label %64

64:                                               ; preds = %12, %63
  ret void
}

; Function Attrs: nounwind
define internal void @weight_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca %struct.weight_cut, align 8
  %5 = alloca %struct.weight_share, align 8
  %6 = alloca %struct.rows_at_once, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr %4) #11
  call void @cut_of(ptr dead_on_unwind writable sret(%struct.weight_cut) align 8 %4, ptr noundef %0) #12
  call void @llvm.lifetime.start.p0(i64 40, ptr %5) #11
  call void @share_of(ptr dead_on_unwind writable sret(%struct.weight_share) align 8 %5, ptr noundef %4, i64 noundef %1) #12
  %7 = getelementptr inbounds %struct.weight_share, ptr %5, i32 0, i32 4
  %8 = load i64, ptr %7, align 8, !tbaa !41
  %9 = getelementptr inbounds %struct.weight_share, ptr %5, i32 0, i32 3
  %10 = load i64, ptr %9, align 8, !tbaa !43
  %11 = sub nsw i64 %8, %10
  %12 = load i64, ptr %4, align 8, !tbaa !14
  %13 = mul nsw i64 %11, %12
  %14 = getelementptr inbounds %struct.weight_cut, ptr %4, i32 0, i32 2
  %15 = load i64, ptr %14, align 8, !tbaa !17
  %16 = mul nsw i64 %13, %15
  %17 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %18 = load i64, ptr %17, align 8, !tbaa !18
  %19 = getelementptr inbounds %struct.weight_cut, ptr %4, i32 0, i32 3
  %20 = load i64, ptr %19, align 8, !tbaa !19
  %21 = getelementptr inbounds %struct.weight_share, ptr %5, i32 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !44
  %23 = call i64 @piece_at(i64 noundef %18, i64 noundef %20, i64 noundef %22) #12
  %24 = load i64, ptr %17, align 8, !tbaa !18
  %25 = load i64, ptr %19, align 8, !tbaa !19
  %26 = getelementptr inbounds %struct.weight_share, ptr %5, i32 0, i32 2
  %27 = load i64, ptr %26, align 8, !tbaa !45
  %28 = call i64 @piece_at(i64 noundef %24, i64 noundef %25, i64 noundef %27) #12
  %29 = sub nsw i64 %28, %23
  %30 = load ptr, ptr %0, align 8, !tbaa !46
  %31 = load i64, ptr %5, align 8, !tbaa !47
  %32 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %33 = load i64, ptr %32, align 8, !tbaa !15
  %34 = mul nsw i64 %31, %33
  %35 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 7
  %36 = call i64 @volume(ptr noundef %35) #12
  %37 = mul nsw i64 %34, %36
  %38 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %39 = load i64, ptr %38, align 8, !tbaa !48
  %40 = mul nsw i64 %37, %39
  %41 = getelementptr inbounds float, ptr %30, i64 %40
  %42 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 15
  %43 = load ptr, ptr %42, align 8, !tbaa !49
  %44 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 16
  %45 = load i64, ptr %44, align 8, !tbaa !50
  %46 = mul nsw i64 %2, %45
  %47 = getelementptr inbounds float, ptr %43, i64 %46
  %48 = call i64 @pieces_of(i64 noundef %39, i64 noundef 16) #12
  %49 = mul nsw i64 %48, 16
  %50 = getelementptr inbounds float, ptr %47, i64 %49
  %51 = mul nsw i64 %29, %16
  %52 = getelementptr inbounds <16 x float>, ptr %50, i64 %51
  br label %53

53:                                               ; preds = %56, %3
  %.0 = phi i64 [ 0, %3 ], [ %58, %56 ]
  %54 = load i64, ptr %38, align 8, !tbaa !48
  %55 = icmp slt i64 %.0, %54
  br i1 %55, label %56, label %59

56:                                               ; preds = %53
  %57 = getelementptr inbounds float, ptr %47, i64 %.0
  store float 0.000000e+00, ptr %57, align 4, !tbaa !51
  %58 = add nsw i64 %.0, 1
  br label %53, !llvm.loop !53

59:                                               ; preds = %53, %61
  %.064 = phi i64 [ %63, %61 ], [ 0, %53 ]
  %60 = icmp slt i64 %.064, %51
  br i1 %60, label %61, label %64

61:                                               ; preds = %59
  %62 = getelementptr inbounds <16 x float>, ptr %50, i64 %.064
  store <16 x float> zeroinitializer, ptr %62, align 4, !tbaa !54
  %63 = add nsw i64 %.064, 1
  br label %59, !llvm.loop !55

64:                                               ; preds = %59
  %65 = call i64 @positions_at_once(ptr noundef %0, ptr noundef %4) #12
  %66 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 8
  %67 = getelementptr inbounds [3 x i64], ptr %66, i64 0, i64 2
  %68 = load i64, ptr %67, align 8, !tbaa !12
  %69 = sdiv i64 %65, %68
  %70 = call i64 @larger(i64 noundef 1, i64 noundef %69) #12
  br label %71

71:                                               ; preds = %85, %64
  %.067 = phi i64 [ 0, %64 ], [ %86, %85 ]
  %72 = load i64, ptr %66, align 8, !tbaa !12
  %73 = icmp slt i64 %.067, %72
  br i1 %73, label %74, label %87

74:                                               ; preds = %71, %78
  %.066 = phi i64 [ %84, %78 ], [ 0, %71 ]
  %75 = getelementptr inbounds [3 x i64], ptr %66, i64 0, i64 1
  %76 = load i64, ptr %75, align 8, !tbaa !12
  %77 = icmp slt i64 %.066, %76
  br i1 %77, label %78, label %85

78:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(i64 24, ptr %6) #11
  store i64 %.067, ptr %6, align 8, !tbaa !56
  %79 = getelementptr inbounds %struct.rows_at_once, ptr %6, i32 0, i32 1
  store i64 %.066, ptr %79, align 8, !tbaa !58
  %80 = getelementptr inbounds %struct.rows_at_once, ptr %6, i32 0, i32 2
  %81 = load i64, ptr %75, align 8, !tbaa !12
  %82 = sub nsw i64 %81, %.066
  %83 = call i64 @smaller(i64 noundef %70, i64 noundef %82) #12
  store i64 %83, ptr %80, align 8, !tbaa !59
  call void @share_at_rows(ptr noundef %0, ptr noundef %4, ptr noundef %5, ptr noundef %41, ptr noundef %6, ptr noundef %47, ptr noundef %52, ptr noundef %50) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr %6) #11
  %84 = add nsw i64 %.066, %70
  br label %74, !llvm.loop !60

85:                                               ; preds = %74
  %86 = add nsw i64 %.067, 1
  br label %71, !llvm.loop !61

87:                                               ; preds = %71
  %88 = load i64, ptr %21, align 8, !tbaa !44
  br label %89

89:                                               ; preds = %92, %87
  %.065 = phi i64 [ %88, %87 ], [ %98, %92 ]
  %90 = load i64, ptr %26, align 8, !tbaa !45
  %91 = icmp slt i64 %.065, %90
  br i1 %91, label %92, label %110

92:                                               ; preds = %89
  %93 = load i64, ptr %17, align 8, !tbaa !18
  %94 = load i64, ptr %19, align 8, !tbaa !19
  %95 = call i64 @piece_at(i64 noundef %93, i64 noundef %94, i64 noundef %.065) #12
  %96 = load i64, ptr %17, align 8, !tbaa !18
  %97 = load i64, ptr %19, align 8, !tbaa !19
  %98 = add nsw i64 %.065, 1
  %99 = call i64 @piece_at(i64 noundef %96, i64 noundef %97, i64 noundef %98) #12
  %100 = sub nsw i64 %99, %95
  %101 = load i64, ptr %5, align 8, !tbaa !47
  %102 = load i64, ptr %17, align 8, !tbaa !18
  %103 = mul nsw i64 %101, %102
  %104 = add nsw i64 %103, %95
  %105 = load i64, ptr %9, align 8, !tbaa !43
  %106 = load i64, ptr %7, align 8, !tbaa !41
  %107 = sub nsw i64 %95, %23
  %108 = mul nsw i64 %107, %16
  %109 = getelementptr inbounds <16 x float>, ptr %50, i64 %108
  call void @put_weights(ptr noundef %0, ptr noundef %4, i64 noundef %104, i64 noundef %100, i64 noundef %105, i64 noundef %106, ptr noundef %109) #12
  br label %89, !llvm.loop !62

110:                                              ; preds = %89
  call void @llvm.lifetime.end.p0(i64 40, ptr %5) #11
  call void @llvm.lifetime.end.p0(i64 56, ptr %4) #11
  ret void
}

; Function Attrs: nounwind
define internal i64 @has_border(ptr noundef %0) #0 {
  br label %2

2:                                                ; preds = %32, %1
  %.018 = phi i64 [ 0, %1 ], [ %37, %32 ]
  %.0 = phi i64 [ 0, %1 ], [ %36, %32 ]
  %3 = icmp slt i64 %.018, 3
  br i1 %3, label %4, label %38

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 8
  %6 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 %.018
  %7 = load i64, ptr %6, align 8, !tbaa !12
  %8 = sub nsw i64 %7, 1
  %9 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 10
  %10 = getelementptr inbounds [3 x i64], ptr %9, i64 0, i64 %.018
  %11 = load i64, ptr %10, align 8, !tbaa !12
  %12 = mul nsw i64 %8, %11
  %13 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 11
  %14 = getelementptr inbounds [3 x i64], ptr %13, i64 0, i64 %.018
  %15 = load i64, ptr %14, align 8, !tbaa !12
  %16 = sub nsw i64 %12, %15
  %17 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 9
  %18 = getelementptr inbounds [3 x i64], ptr %17, i64 0, i64 %.018
  %19 = load i64, ptr %18, align 8, !tbaa !12
  %20 = sub nsw i64 %19, 1
  %21 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 12
  %22 = getelementptr inbounds [3 x i64], ptr %21, i64 0, i64 %.018
  %23 = load i64, ptr %22, align 8, !tbaa !12
  %24 = mul nsw i64 %20, %23
  %25 = add nsw i64 %16, %24
  %26 = icmp sgt i64 %15, 0
  br i1 %26, label %32, label %27

27:                                               ; preds = %4
  %28 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 7
  %29 = getelementptr inbounds [3 x i64], ptr %28, i64 0, i64 %.018
  %30 = load i64, ptr %29, align 8, !tbaa !12
  %31 = icmp sge i64 %25, %30
  br label %32

32:                                               ; preds = %27, %4
  %33 = phi i1 [ true, %4 ], [ %31, %27 ]
  %34 = zext i1 %33 to i32
  %35 = sext i32 %34 to i64
  %36 = or i64 %.0, %35
  %37 = add nsw i64 %.018, 1
  br label %2, !llvm.loop !63

38:                                               ; preds = %2
  ret i64 %.0
}

; Function Attrs: nounwind
define internal i64 @are_finite(ptr noundef %0, i64 noundef %1) #2 {
  br label %3

3:                                                ; preds = %6, %2
  %.020 = phi <16 x float> [ zeroinitializer, %2 ], [ %9, %6 ]
  %.017 = phi i64 [ 0, %2 ], [ %4, %6 ]
  %4 = add nsw i64 %.017, 16
  %5 = icmp sle i64 %4, %1
  br i1 %5, label %6, label %10

6:                                                ; preds = %3
  %7 = getelementptr inbounds float, ptr %0, i64 %.017
  %8 = load <16 x float>, ptr %7, align 4, !tbaa !54
  %9 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %8, <16 x float> zeroinitializer, <16 x float> %.020)
  br label %3, !llvm.loop !64

10:                                               ; preds = %3, %12
  %.018 = phi float [ %15, %12 ], [ 0.000000e+00, %3 ]
  %.1 = phi i64 [ %16, %12 ], [ %.017, %3 ]
  %11 = icmp slt i64 %.1, %1
  br i1 %11, label %12, label %17

12:                                               ; preds = %10
  %13 = getelementptr inbounds float, ptr %0, i64 %.1
  %14 = load float, ptr %13, align 4, !tbaa !51
  %15 = call float @llvm.fmuladd.f32(float %14, float 0.000000e+00, float %.018)
  %16 = add nsw i64 %.1, 1
  br label %10, !llvm.loop !65

17:                                               ; preds = %10, %19
  %.119 = phi float [ %21, %19 ], [ %.018, %10 ]
  %.0 = phi i64 [ %22, %19 ], [ 0, %10 ]
  %18 = icmp slt i64 %.0, 16
  br i1 %18, label %19, label %23

19:                                               ; preds = %17
  %20 = extractelement <16 x float> %.020, i64 %.0
  %21 = fadd float %.119, %20
  %22 = add nsw i64 %.0, 1
  br label %17, !llvm.loop !66

23:                                               ; preds = %17
  %24 = fcmp oeq float %.119, 0.000000e+00
  %25 = zext i1 %24 to i32
  %26 = sext i32 %25 to i64
  ret i64 %26
}

; Function Attrs: nounwind
define internal i64 @weights_of(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 4
  %3 = load i64, ptr %2, align 8, !tbaa !2
  %4 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %5 = load i64, ptr %4, align 8, !tbaa !18
  %6 = mul nsw i64 %3, %5
  %7 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %8 = load i64, ptr %7, align 8, !tbaa !15
  %9 = mul nsw i64 %6, %8
  %10 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 9
  %11 = call i64 @volume(ptr noundef %10) #12
  %12 = mul nsw i64 %9, %11
  ret i64 %12
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define i64 @weight_memory(ptr noundef %0) #0 {
  %2 = alloca %struct.weight_cut, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr %2) #11
  call void @cut_of(ptr dead_on_unwind writable sret(%struct.weight_cut) align 8 %2, ptr noundef %0) #12
  %3 = getelementptr inbounds %struct.weight_cut, ptr %2, i32 0, i32 3
  %4 = load i64, ptr %3, align 8, !tbaa !19
  %5 = getelementptr inbounds %struct.weight_cut, ptr %2, i32 0, i32 5
  %6 = load i64, ptr %5, align 8, !tbaa !8
  %7 = call i64 @pieces_of(i64 noundef %4, i64 noundef %6) #12
  %8 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %9 = load i64, ptr %8, align 8, !tbaa !18
  %10 = load i64, ptr %3, align 8, !tbaa !19
  %11 = call i64 @pieces_of(i64 noundef %9, i64 noundef %10) #12
  %12 = mul nsw i64 %7, %11
  %13 = getelementptr inbounds %struct.weight_cut, ptr %2, i32 0, i32 4
  %14 = load i64, ptr %13, align 8, !tbaa !20
  %15 = getelementptr inbounds %struct.weight_cut, ptr %2, i32 0, i32 6
  %16 = load i64, ptr %15, align 8, !tbaa !10
  %17 = call i64 @pieces_of(i64 noundef %14, i64 noundef %16) #12
  %18 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %19 = load i64, ptr %18, align 8, !tbaa !48
  %20 = call i64 @pieces_of(i64 noundef %19, i64 noundef 16) #12
  %21 = mul nsw i64 %20, 16
  %22 = load i64, ptr %2, align 8, !tbaa !14
  %23 = mul nsw i64 %17, %22
  %24 = getelementptr inbounds %struct.weight_cut, ptr %2, i32 0, i32 2
  %25 = load i64, ptr %24, align 8, !tbaa !17
  %26 = mul nsw i64 %12, %25
  %27 = mul nsw i64 %26, 16
  %28 = add nsw i64 %27, 30
  %29 = mul nsw i64 %23, %28
  %30 = add nsw i64 %21, %29
  call void @llvm.lifetime.end.p0(i64 56, ptr %2) #11
  ret i64 %30
}

; Function Attrs: nounwind
define internal i64 @pieces_of(i64 noundef %0, i64 noundef %1) #0 {
  %3 = add nsw i64 %0, %1
  %4 = sub nsw i64 %3, 1
  %5 = sdiv i64 %4, %1
  ret i64 %5
}

; Function Attrs: nounwind
define i64 @convolve(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 13
  %4 = load i64, ptr %3, align 8, !tbaa !67
  %5 = icmp ne i64 %4, 0
  br i1 %5, label %15, label %6

6:                                                ; preds = %2
  %7 = call i64 @has_border(ptr noundef %1) #12
  %8 = icmp ne i64 %7, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %6
  %10 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !68
  %12 = call i64 @weights_of(ptr noundef %1) #12
  %13 = call i64 @are_finite(ptr noundef %11, i64 noundef %12) #12
  %14 = icmp ne i64 %13, 0
  br i1 %14, label %15, label %28

15:                                               ; preds = %9, %6, %2
  call void @turn_weights(ptr noundef %1) #12
  %16 = load i64, ptr %3, align 8, !tbaa !67
  %17 = icmp ne i64 %16, 0
  %18 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 7
  %19 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 8
  %20 = select i1 %17, ptr %18, ptr %19
  %21 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 4
  %22 = load i64, ptr %21, align 8, !tbaa !2
  %23 = load i64, ptr %20, align 8, !tbaa !12
  %24 = mul nsw i64 %22, %23
  %25 = getelementptr inbounds i64, ptr %20, i64 1
  %26 = load i64, ptr %25, align 8, !tbaa !12
  %27 = mul nsw i64 %24, %26
  call void @shared(ptr noundef %0, ptr noundef @row_part, ptr noundef %1, i64 noundef %27) #12
  br label %28

28:                                               ; preds = %9, %15
  %.0 = phi i64 [ 1, %15 ], [ 0, %9 ]
  ret i64 %.0
}

; Function Attrs: nounwind
define internal void @turn_weights(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 9
  %3 = call i64 @volume(ptr noundef %2) #12
  %4 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %5 = load i64, ptr %4, align 8, !tbaa !15
  %6 = mul nsw i64 %5, %3
  %7 = call i64 @tiles_of(ptr noundef %0) #12
  %8 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 13
  %9 = load i64, ptr %8, align 8, !tbaa !67
  %10 = icmp ne i64 %9, 0
  br i1 %10, label %11, label %14

11:                                               ; preds = %1
  %12 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %13 = load i64, ptr %12, align 8, !tbaa !18
  br label %16

14:                                               ; preds = %1
  %15 = load i64, ptr %4, align 8, !tbaa !15
  br label %16

16:                                               ; preds = %14, %11
  %17 = phi i64 [ %13, %11 ], [ %15, %14 ]
  %18 = load i64, ptr %8, align 8, !tbaa !67
  %19 = icmp ne i64 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %16
  %21 = load i64, ptr %4, align 8, !tbaa !15
  br label %25

22:                                               ; preds = %16
  %23 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %24 = load i64, ptr %23, align 8, !tbaa !18
  br label %25

25:                                               ; preds = %22, %20
  %26 = phi i64 [ %21, %20 ], [ %24, %22 ]
  %27 = load i64, ptr %8, align 8, !tbaa !67
  %28 = icmp ne i64 %27, 0
  %. = select i1 %28, i64 %6, i64 %3
  %29 = load i64, ptr %8, align 8, !tbaa !67
  %30 = icmp ne i64 %29, 0
  %31 = select i1 %30, i64 %3, i64 %6
  %32 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 17
  %33 = load ptr, ptr %32, align 8, !tbaa !69
  br label %34

34:                                               ; preds = %73, %25
  %.054 = phi i64 [ 0, %25 ], [ %74, %73 ]
  %.053 = phi ptr [ %33, %25 ], [ %.1, %73 ]
  %35 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 4
  %36 = load i64, ptr %35, align 8, !tbaa !2
  %37 = icmp slt i64 %.054, %36
  br i1 %37, label %38, label %75

38:                                               ; preds = %54, %34
  %.055 = phi i64 [ 0, %34 ], [ %42, %54 ]
  %.1 = phi ptr [ %.053, %34 ], [ %.2, %54 ]
  %39 = icmp slt i64 %.055, %7
  br i1 %39, label %40, label %73

40:                                               ; preds = %38
  %41 = call i64 @piece_at(i64 noundef %26, i64 noundef %7, i64 noundef %.055) #12
  %42 = add nsw i64 %.055, 1
  %43 = call i64 @piece_at(i64 noundef %26, i64 noundef %7, i64 noundef %42) #12
  %44 = sub nsw i64 %43, %41
  %45 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 1
  %46 = load ptr, ptr %45, align 8, !tbaa !68
  %47 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %48 = load i64, ptr %47, align 8, !tbaa !18
  %49 = mul nsw i64 %.054, %48
  %50 = mul nsw i64 %49, %6
  %51 = getelementptr inbounds float, ptr %46, i64 %50
  %52 = mul nsw i64 %41, %31
  %53 = getelementptr inbounds float, ptr %51, i64 %52
  br label %54

54:                                               ; preds = %71, %40
  %.2 = phi ptr [ %.1, %40 ], [ %.3, %71 ]
  %.052 = phi i64 [ 0, %40 ], [ %72, %71 ]
  %55 = icmp slt i64 %.052, %17
  br i1 %55, label %56, label %38, !llvm.loop !70

56:                                               ; preds = %54, %69
  %.3 = phi ptr [ %.4, %69 ], [ %.2, %54 ]
  %.051 = phi i64 [ %70, %69 ], [ 0, %54 ]
  %57 = icmp slt i64 %.051, %3
  br i1 %57, label %58, label %71

58:                                               ; preds = %56, %60
  %.4 = phi ptr [ %67, %60 ], [ %.3, %56 ]
  %.0 = phi i64 [ %68, %60 ], [ 0, %56 ]
  %59 = icmp slt i64 %.0, %44
  br i1 %59, label %60, label %69

60:                                               ; preds = %58
  %61 = mul nsw i64 %.0, %31
  %62 = mul nsw i64 %.052, %.
  %63 = add nsw i64 %61, %62
  %64 = add nsw i64 %63, %.051
  %65 = getelementptr inbounds float, ptr %53, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !51
  %67 = getelementptr inbounds float, ptr %.4, i32 1
  store float %66, ptr %.4, align 4, !tbaa !51
  %68 = add nsw i64 %.0, 1
  br label %58, !llvm.loop !71

69:                                               ; preds = %58
  %70 = add nsw i64 %.051, 1
  br label %56, !llvm.loop !72

71:                                               ; preds = %56
  %72 = add nsw i64 %.052, 1
  br label %54, !llvm.loop !73

73:                                               ; preds = %38
  %74 = add nsw i64 %.054, 1
  br label %34, !llvm.loop !74

75:                                               ; preds = %34
  ret void
}

; Function Attrs: nounwind
define internal void @row_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca [3 x %struct.along], align 16
  %5 = alloca %struct.along, align 8
  %6 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 13
  %7 = load i64, ptr %6, align 8, !tbaa !67
  %8 = icmp ne i64 %7, 0
  %9 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 8
  %10 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 7
  %11 = select i1 %8, ptr %9, ptr %10
  %12 = load i64, ptr %6, align 8, !tbaa !67
  %13 = icmp ne i64 %12, 0
  %14 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 7
  %15 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 8
  %16 = select i1 %13, ptr %14, ptr %15
  %17 = load i64, ptr %6, align 8, !tbaa !67
  %18 = icmp ne i64 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %3
  %20 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %21 = load i64, ptr %20, align 8, !tbaa !18
  br label %25

22:                                               ; preds = %3
  %23 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %24 = load i64, ptr %23, align 8, !tbaa !15
  br label %25

25:                                               ; preds = %22, %19
  %26 = phi i64 [ %21, %19 ], [ %24, %22 ]
  %27 = load i64, ptr %6, align 8, !tbaa !67
  %28 = icmp ne i64 %27, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %25
  %30 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %31 = load i64, ptr %30, align 8, !tbaa !15
  br label %35

32:                                               ; preds = %25
  %33 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %34 = load i64, ptr %33, align 8, !tbaa !18
  br label %35

35:                                               ; preds = %32, %29
  %36 = phi i64 [ %31, %29 ], [ %34, %32 ]
  %37 = load i64, ptr %16, align 8, !tbaa !12
  %38 = getelementptr inbounds i64, ptr %16, i64 1
  %39 = load i64, ptr %38, align 8, !tbaa !12
  %40 = mul nsw i64 %37, %39
  %41 = sdiv i64 %1, %40
  %42 = srem i64 %1, %40
  %43 = call i64 @volume(ptr noundef %11) #12
  %44 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %45 = load i64, ptr %44, align 8, !tbaa !48
  %46 = mul nsw i64 %43, %45
  %47 = call i64 @volume(ptr noundef %16) #12
  %48 = load i64, ptr %44, align 8, !tbaa !48
  %49 = mul nsw i64 %47, %48
  %50 = load ptr, ptr %0, align 8, !tbaa !46
  %51 = mul nsw i64 %41, %26
  %52 = mul nsw i64 %51, %46
  %53 = getelementptr inbounds float, ptr %50, i64 %52
  %54 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 17
  %55 = load ptr, ptr %54, align 8, !tbaa !69
  %56 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 9
  %57 = call i64 @volume(ptr noundef %56) #12
  %58 = mul nsw i64 %51, %57
  %59 = mul nsw i64 %58, %36
  %60 = getelementptr inbounds float, ptr %55, i64 %59
  %61 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 2
  %62 = load ptr, ptr %61, align 8, !tbaa !11
  %63 = mul nsw i64 %41, %36
  %64 = mul nsw i64 %63, %49
  %65 = getelementptr inbounds float, ptr %62, i64 %64
  %66 = getelementptr inbounds i64, ptr %16, i64 2
  %67 = load i64, ptr %66, align 8, !tbaa !12
  %68 = mul nsw i64 %42, %67
  %69 = load i64, ptr %44, align 8, !tbaa !48
  %70 = mul nsw i64 %68, %69
  %71 = getelementptr inbounds float, ptr %65, i64 %70
  %72 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 15
  %73 = load ptr, ptr %72, align 8, !tbaa !49
  %74 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 16
  %75 = load i64, ptr %74, align 8, !tbaa !50
  %76 = mul nsw i64 %2, %75
  %77 = getelementptr inbounds float, ptr %73, i64 %76
  call void @llvm.lifetime.start.p0(i64 72, ptr %4) #11
  %78 = load i64, ptr %38, align 8, !tbaa !12
  %79 = sdiv i64 %42, %78
  call void @along_at(ptr dead_on_unwind writable sret(%struct.along) align 8 %4, ptr noundef %0, i64 noundef 0, i64 noundef %79) #12
  %80 = getelementptr inbounds %struct.along, ptr %4, i64 1
  %81 = load i64, ptr %38, align 8, !tbaa !12
  %82 = srem i64 %42, %81
  call void @along_at(ptr dead_on_unwind writable sret(%struct.along) align 8 %80, ptr noundef %0, i64 noundef 1, i64 noundef %82) #12
  %83 = getelementptr inbounds %struct.along, ptr %4, i64 2
  call void @llvm.memset.p0.i64(ptr align 8 %83, i8 0, i64 24, i1 false)
  br label %84

84:                                               ; preds = %103, %35
  %.069 = phi i64 [ 0, %35 ], [ %123, %103 ]
  %.0 = phi i64 [ -1, %35 ], [ %.1, %103 ]
  %85 = load i64, ptr %66, align 8, !tbaa !12
  %86 = icmp slt i64 %.069, %85
  br i1 %86, label %87, label %124

87:                                               ; preds = %84
  call void @llvm.lifetime.start.p0(i64 24, ptr %5) #11
  call void @along_at(ptr dead_on_unwind writable sret(%struct.along) align 8 %5, ptr noundef %0, i64 noundef 2, i64 noundef %.069) #12
  %88 = icmp slt i64 %.0, 0
  br i1 %88, label %.critedge, label %89

89:                                               ; preds = %87
  %90 = load i64, ptr %5, align 8, !tbaa !56
  %91 = load i64, ptr %83, align 16, !tbaa !56
  %92 = icmp ne i64 %90, %91
  br i1 %92, label %.critedge, label %93

93:                                               ; preds = %89
  %94 = getelementptr inbounds %struct.along, ptr %5, i32 0, i32 1
  %95 = load i64, ptr %94, align 8, !tbaa !58
  %96 = getelementptr inbounds %struct.along, ptr %83, i32 0, i32 1
  %97 = load i64, ptr %96, align 8, !tbaa !58
  %98 = icmp ne i64 %95, %97
  %99 = zext i1 %98 to i32
  %100 = sext i32 %99 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %83, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !75
  br i1 %98, label %101, label %103

.critedge:                                        ; preds = %87, %89
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %83, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !75
  br label %101

101:                                              ; preds = %.critedge, %93
  %102 = call i64 @listed(ptr noundef %0, ptr noundef %4, ptr noundef %77) #12
  br label %103

103:                                              ; preds = %101, %93
  %.1 = phi i64 [ %102, %101 ], [ %.0, %93 ]
  %104 = getelementptr inbounds %struct.along, ptr %4, i32 0, i32 2
  %105 = load i64, ptr %104, align 16, !tbaa !59
  %106 = getelementptr inbounds i64, ptr %11, i64 1
  %107 = load i64, ptr %106, align 8, !tbaa !12
  %108 = mul nsw i64 %105, %107
  %109 = getelementptr inbounds %struct.along, ptr %80, i32 0, i32 2
  %110 = load i64, ptr %109, align 8, !tbaa !59
  %111 = add nsw i64 %108, %110
  %112 = getelementptr inbounds i64, ptr %11, i64 2
  %113 = load i64, ptr %112, align 8, !tbaa !12
  %114 = mul nsw i64 %111, %113
  %115 = getelementptr inbounds %struct.along, ptr %83, i32 0, i32 2
  %116 = load i64, ptr %115, align 16, !tbaa !59
  %117 = add nsw i64 %114, %116
  %118 = load i64, ptr %44, align 8, !tbaa !48
  %119 = mul nsw i64 %117, %118
  %120 = getelementptr inbounds float, ptr %53, i64 %119
  %121 = mul nsw i64 %.069, %118
  %122 = getelementptr inbounds float, ptr %71, i64 %121
  call void @position(ptr noundef %0, ptr noundef %120, ptr noundef %77, i64 noundef %.1, ptr noundef %60, ptr noundef %122, i64 noundef %49) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr %5) #11
  %123 = add nsw i64 %.069, 1
  br label %84, !llvm.loop !76

124:                                              ; preds = %84
  call void @llvm.lifetime.end.p0(i64 72, ptr %4) #11
  ret void
}

; Function Attrs: nounwind
define internal i64 @larger(i64 noundef %0, i64 noundef %1) #0 {
  %3 = icmp sgt i64 %0, %1
  %. = select i1 %3, i64 %0, i64 %1
  ret i64 %.
}

; Function Attrs: nounwind
define internal i64 @is_cut(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.weight_cut, ptr %1, i32 0, i32 5
  %5 = load i64, ptr %4, align 8, !tbaa !8
  %6 = mul nsw i64 %2, %5
  %7 = getelementptr inbounds %struct.weight_cut, ptr %1, i32 0, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !19
  %9 = icmp sle i64 %6, %8
  %10 = zext i1 %9 to i32
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds %struct.weight_cut, ptr %1, i32 0, i32 6
  %13 = load i64, ptr %12, align 8, !tbaa !10
  %14 = mul nsw i64 %2, %13
  %15 = getelementptr inbounds %struct.weight_cut, ptr %1, i32 0, i32 4
  %16 = load i64, ptr %15, align 8, !tbaa !20
  %17 = icmp sle i64 %14, %16
  %18 = zext i1 %17 to i32
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %21 = load i64, ptr %20, align 8, !tbaa !18
  %22 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 8
  %23 = call i64 @volume(ptr noundef %22) #12
  %24 = mul nsw i64 %21, %23
  %25 = load i64, ptr %4, align 8, !tbaa !8
  %26 = sdiv i64 %24, %25
  %27 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %28 = load i64, ptr %27, align 8, !tbaa !15
  %29 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 7
  %30 = call i64 @volume(ptr noundef %29) #12
  %31 = mul nsw i64 %28, %30
  %32 = load i64, ptr %12, align 8, !tbaa !10
  %33 = sdiv i64 %31, %32
  br i1 %17, label %34, label %39

34:                                               ; preds = %3
  %35 = icmp sge i64 %33, %26
  %.not = xor i1 %9, true
  %brmerge = select i1 %35, i1 true, i1 %.not
  br i1 %brmerge, label %36, label %39

36:                                               ; preds = %34
  %37 = load i64, ptr %12, align 8, !tbaa !10
  %38 = mul nsw i64 %37, %2
  store i64 %38, ptr %12, align 8, !tbaa !10
  br label %43

39:                                               ; preds = %34, %3
  br i1 %9, label %40, label %43

40:                                               ; preds = %39
  %41 = load i64, ptr %4, align 8, !tbaa !8
  %42 = mul nsw i64 %41, %2
  store i64 %42, ptr %4, align 8, !tbaa !8
  br label %43

43:                                               ; preds = %39, %40, %36
  %spec.select = select i1 %9, i1 true, i1 %17
  %44 = zext i1 %spec.select to i32
  %45 = sext i32 %44 to i64
  ret i64 %45
}

; Function Attrs: nounwind
define internal i64 @volume(ptr noundef %0) #0 {
  %2 = load i64, ptr %0, align 8, !tbaa !12
  %3 = getelementptr inbounds i64, ptr %0, i64 1
  %4 = load i64, ptr %3, align 8, !tbaa !12
  %5 = mul nsw i64 %2, %4
  %6 = getelementptr inbounds i64, ptr %0, i64 2
  %7 = load i64, ptr %6, align 8, !tbaa !12
  %8 = mul nsw i64 %5, %7
  ret i64 %8
}

; Function Attrs: nounwind
define internal void @take_groups(ptr noundef %0, i64 noundef %1) #0 {
  br label %3

3:                                                ; preds = %44, %44, %2
  %4 = call i64 @look_at(ptr noundef %0) #12
  %5 = trunc i64 %4 to i32
  %6 = zext i32 %5 to i64
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %8, label %44

8:                                                ; preds = %3
  %9 = call i64 @own_groups(ptr noundef %0, i64 noundef %1) #12
  %10 = and i64 %6, %9
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %8
  %13 = call i64 @lowest_bit(i64 noundef %10) #12
  br label %16

14:                                               ; preds = %8
  %15 = call i64 @highest_bit(i64 noundef %6) #12
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
  %25 = load i64, ptr %24, align 8, !tbaa !31
  %26 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 10
  %27 = load i64, ptr %26, align 8, !tbaa !30
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
  %37 = load ptr, ptr %36, align 8, !tbaa !29
  %38 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  %39 = load ptr, ptr %38, align 8, !tbaa !27
  call void %37(ptr noundef %39, i64 noundef %.032, i64 noundef %1) #12
  %40 = add nsw i64 %.032, 1
  br label %30, !llvm.loop !77

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
  %4 = load i64, ptr %3, align 8, !tbaa !31
  %5 = mul nsw i64 %4, %1
  %6 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 12
  %7 = load i64, ptr %6, align 8, !tbaa !78
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
define internal void @share_of(ptr dead_on_unwind noalias writable sret(%struct.weight_share) align 8 %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.weight_cut, ptr %1, i32 0, i32 5
  %5 = load i64, ptr %4, align 8, !tbaa !8
  %6 = getelementptr inbounds %struct.weight_cut, ptr %1, i32 0, i32 6
  %7 = load i64, ptr %6, align 8, !tbaa !10
  %8 = mul nsw i64 %5, %7
  %9 = srem i64 %2, %8
  %10 = sdiv i64 %9, %7
  %11 = srem i64 %2, %7
  %12 = sdiv i64 %2, %8
  store i64 %12, ptr %0, align 8, !tbaa !47
  %13 = getelementptr inbounds %struct.weight_share, ptr %0, i32 0, i32 1
  %14 = getelementptr inbounds %struct.weight_cut, ptr %1, i32 0, i32 3
  %15 = load i64, ptr %14, align 8, !tbaa !19
  %16 = load i64, ptr %4, align 8, !tbaa !8
  %17 = call i64 @piece_at(i64 noundef %15, i64 noundef %16, i64 noundef %10) #12
  store i64 %17, ptr %13, align 8, !tbaa !44
  %18 = getelementptr inbounds %struct.weight_share, ptr %0, i32 0, i32 2
  %19 = load i64, ptr %14, align 8, !tbaa !19
  %20 = load i64, ptr %4, align 8, !tbaa !8
  %21 = add nsw i64 %10, 1
  %22 = call i64 @piece_at(i64 noundef %19, i64 noundef %20, i64 noundef %21) #12
  store i64 %22, ptr %18, align 8, !tbaa !45
  %23 = getelementptr inbounds %struct.weight_share, ptr %0, i32 0, i32 3
  %24 = getelementptr inbounds %struct.weight_cut, ptr %1, i32 0, i32 4
  %25 = load i64, ptr %24, align 8, !tbaa !20
  %26 = load i64, ptr %6, align 8, !tbaa !10
  %27 = call i64 @piece_at(i64 noundef %25, i64 noundef %26, i64 noundef %11) #12
  store i64 %27, ptr %23, align 8, !tbaa !43
  %28 = getelementptr inbounds %struct.weight_share, ptr %0, i32 0, i32 4
  %29 = load i64, ptr %24, align 8, !tbaa !20
  %30 = load i64, ptr %6, align 8, !tbaa !10
  %31 = add nsw i64 %11, 1
  %32 = call i64 @piece_at(i64 noundef %29, i64 noundef %30, i64 noundef %31) #12
  store i64 %32, ptr %28, align 8, !tbaa !41
  ret void
}

; Function Attrs: nounwind
define internal i64 @piece_at(i64 noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = mul nsw i64 %0, %2
  %5 = sdiv i64 %4, %1
  ret i64 %5
}

; Function Attrs: nounwind
define internal i64 @positions_at_once(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %4 = load i64, ptr %3, align 8, !tbaa !18
  %5 = getelementptr inbounds %struct.weight_cut, ptr %1, i32 0, i32 3
  %6 = load i64, ptr %5, align 8, !tbaa !19
  %7 = call i64 @pieces_of(i64 noundef %4, i64 noundef %6) #12
  %8 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %9 = load i64, ptr %8, align 8, !tbaa !48
  %10 = mul nsw i64 %7, %9
  %11 = sdiv i64 8192, %10
  %12 = call i64 @larger(i64 noundef 1, i64 noundef %11) #12
  ret i64 %12
}

; Function Attrs: nounwind
define internal i64 @smaller(i64 noundef %0, i64 noundef %1) #0 {
  %3 = icmp slt i64 %0, %1
  %. = select i1 %3, i64 %0, i64 %1
  ret i64 %.
}

; Function Attrs: nounwind
define internal void @share_at_rows(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #0 {
  %9 = alloca %struct.columns_of_tile, align 8
  %10 = alloca %struct.met_columns, align 8
  %11 = getelementptr inbounds %struct.weight_share, ptr %2, i32 0, i32 4
  %12 = load i64, ptr %11, align 8, !tbaa !41
  %13 = getelementptr inbounds %struct.weight_share, ptr %2, i32 0, i32 3
  %14 = load i64, ptr %13, align 8, !tbaa !43
  %15 = sub nsw i64 %12, %14
  %16 = load i64, ptr %1, align 8, !tbaa !14
  %17 = mul nsw i64 %15, %16
  br label %18

18:                                               ; preds = %20, %8
  %.043 = phi i64 [ 0, %8 ], [ %27, %20 ]
  %19 = icmp slt i64 %.043, %17
  br i1 %19, label %20, label %28

20:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(i64 48, ptr %9) #11
  %21 = load i64, ptr %13, align 8, !tbaa !43
  %22 = load i64, ptr %1, align 8, !tbaa !14
  %23 = sdiv i64 %.043, %22
  %24 = add nsw i64 %21, %23
  %25 = srem i64 %.043, %22
  call void @columns_at(ptr dead_on_unwind writable sret(%struct.columns_of_tile) align 8 %9, ptr noundef %0, ptr noundef %1, i64 noundef %24, i64 noundef %25) #12
  %26 = getelementptr inbounds %struct.met_columns, ptr %6, i64 %.043
  call void @llvm.lifetime.start.p0(i64 120, ptr %10) #11
  call void @met_in_rows(ptr dead_on_unwind writable sret(%struct.met_columns) align 8 %10, ptr noundef %0, ptr noundef %3, ptr noundef %4, ptr noundef %9) #12
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %10, i64 120, i1 false), !tbaa.struct !79
  call void @llvm.lifetime.end.p0(i64 120, ptr %10) #11
  call void @llvm.lifetime.end.p0(i64 48, ptr %9) #11
  %27 = add nsw i64 %.043, 1
  br label %18, !llvm.loop !80

28:                                               ; preds = %18
  %29 = getelementptr inbounds %struct.weight_share, ptr %2, i32 0, i32 1
  %30 = load i64, ptr %29, align 8, !tbaa !44
  br label %31

31:                                               ; preds = %35, %28
  %.044 = phi i64 [ %30, %28 ], [ %43, %35 ]
  %.0 = phi ptr [ %7, %28 ], [ %54, %35 ]
  %32 = getelementptr inbounds %struct.weight_share, ptr %2, i32 0, i32 2
  %33 = load i64, ptr %32, align 8, !tbaa !45
  %34 = icmp slt i64 %.044, %33
  br i1 %34, label %35, label %55

35:                                               ; preds = %31
  %36 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %37 = load i64, ptr %36, align 8, !tbaa !18
  %38 = getelementptr inbounds %struct.weight_cut, ptr %1, i32 0, i32 3
  %39 = load i64, ptr %38, align 8, !tbaa !19
  %40 = call i64 @piece_at(i64 noundef %37, i64 noundef %39, i64 noundef %.044) #12
  %41 = load i64, ptr %36, align 8, !tbaa !18
  %42 = load i64, ptr %38, align 8, !tbaa !19
  %43 = add nsw i64 %.044, 1
  %44 = call i64 @piece_at(i64 noundef %41, i64 noundef %42, i64 noundef %43) #12
  %45 = sub nsw i64 %44, %40
  %46 = load i64, ptr %2, align 8, !tbaa !47
  %47 = load i64, ptr %36, align 8, !tbaa !18
  %48 = mul nsw i64 %46, %47
  %49 = add nsw i64 %48, %40
  call void @rows_of_weights(ptr noundef %0, ptr noundef %1, ptr noundef %4, i64 noundef %49, i64 noundef %45, ptr noundef %6, i64 noundef %17, ptr noundef %5, ptr noundef %.0) #12
  %50 = mul nsw i64 %45, %17
  %51 = getelementptr inbounds %struct.weight_cut, ptr %1, i32 0, i32 2
  %52 = load i64, ptr %51, align 8, !tbaa !17
  %53 = mul nsw i64 %50, %52
  %54 = getelementptr inbounds <16 x float>, ptr %.0, i64 %53
  br label %31, !llvm.loop !81

55:                                               ; preds = %31
  ret void
}

; Function Attrs: nounwind
define internal void @put_weights(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6) #0 {
  %8 = alloca %struct.columns_of_tile, align 8
  br label %9

9:                                                ; preds = %76, %7
  %.039 = phi i64 [ %4, %7 ], [ %77, %76 ]
  %.0 = phi ptr [ %6, %7 ], [ %.1, %76 ]
  %10 = icmp slt i64 %.039, %5
  br i1 %10, label %11, label %78

11:                                               ; preds = %9, %70
  %.044 = phi i64 [ %75, %70 ], [ 0, %9 ]
  %.1 = phi ptr [ %74, %70 ], [ %.0, %9 ]
  %12 = load i64, ptr %1, align 8, !tbaa !14
  %13 = icmp slt i64 %.044, %12
  br i1 %13, label %14, label %76

14:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(i64 48, ptr %8) #11
  call void @columns_at(ptr dead_on_unwind writable sret(%struct.columns_of_tile) align 8 %8, ptr noundef %0, ptr noundef %1, i64 noundef %.039, i64 noundef %.044) #12
  %15 = getelementptr inbounds %struct.columns_of_tile, ptr %8, i32 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !82
  %17 = getelementptr inbounds %struct.columns_of_tile, ptr %8, i32 0, i32 3
  %18 = load i64, ptr %17, align 8, !tbaa !84
  %19 = mul nsw i64 %16, %18
  br label %20

20:                                               ; preds = %68, %14
  %.043 = phi i64 [ 0, %14 ], [ %69, %68 ]
  %21 = icmp slt i64 %.043, %3
  br i1 %21, label %22, label %70

22:                                               ; preds = %20, %34
  %.042 = phi i64 [ %67, %34 ], [ 0, %20 ]
  %23 = icmp slt i64 %.042, %19
  br i1 %23, label %24, label %68

24:                                               ; preds = %22, %26
  %.041 = phi float [ %32, %26 ], [ 0.000000e+00, %22 ]
  %.040 = phi i64 [ %33, %26 ], [ 0, %22 ]
  %25 = icmp slt i64 %.040, 16
  br i1 %25, label %26, label %34

26:                                               ; preds = %24
  %27 = mul nsw i64 %.043, %19
  %28 = add nsw i64 %27, %.042
  %29 = getelementptr inbounds <16 x float>, ptr %.1, i64 %28
  %30 = load <16 x float>, ptr %29, align 4, !tbaa !54
  %31 = extractelement <16 x float> %30, i64 %.040
  %32 = fadd float %.041, %31
  %33 = add nsw i64 %.040, 1
  br label %24, !llvm.loop !85

34:                                               ; preds = %24
  %35 = add nsw i64 %2, %.043
  %36 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %37 = load i64, ptr %36, align 8, !tbaa !15
  %38 = mul nsw i64 %35, %37
  %39 = load i64, ptr %8, align 8, !tbaa !86
  %40 = add nsw i64 %38, %39
  %41 = load i64, ptr %17, align 8, !tbaa !84
  %42 = sdiv i64 %.042, %41
  %43 = add nsw i64 %40, %42
  %44 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 9
  %45 = load i64, ptr %44, align 8, !tbaa !12
  %46 = mul nsw i64 %43, %45
  %47 = getelementptr inbounds %struct.columns_of_tile, ptr %8, i32 0, i32 4
  %48 = load i64, ptr %47, align 8, !tbaa !87
  %49 = add nsw i64 %46, %48
  %50 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 2
  %51 = load ptr, ptr %50, align 8, !tbaa !11
  %52 = getelementptr inbounds [3 x i64], ptr %44, i64 0, i64 1
  %53 = load i64, ptr %52, align 8, !tbaa !12
  %54 = mul nsw i64 %49, %53
  %55 = getelementptr inbounds %struct.columns_of_tile, ptr %8, i32 0, i32 5
  %56 = load i64, ptr %55, align 8, !tbaa !88
  %57 = add nsw i64 %54, %56
  %58 = getelementptr inbounds [3 x i64], ptr %44, i64 0, i64 2
  %59 = load i64, ptr %58, align 8, !tbaa !12
  %60 = mul nsw i64 %57, %59
  %61 = getelementptr inbounds %struct.columns_of_tile, ptr %8, i32 0, i32 2
  %62 = load i64, ptr %61, align 8, !tbaa !89
  %63 = add nsw i64 %60, %62
  %64 = srem i64 %.042, %41
  %65 = add nsw i64 %63, %64
  %66 = getelementptr inbounds float, ptr %51, i64 %65
  store float %.041, ptr %66, align 4, !tbaa !51
  %67 = add nsw i64 %.042, 1
  br label %22, !llvm.loop !90

68:                                               ; preds = %22
  %69 = add nsw i64 %.043, 1
  br label %20, !llvm.loop !91

70:                                               ; preds = %20
  %71 = getelementptr inbounds %struct.weight_cut, ptr %1, i32 0, i32 2
  %72 = load i64, ptr %71, align 8, !tbaa !17
  %73 = mul nsw i64 %3, %72
  %74 = getelementptr inbounds <16 x float>, ptr %.1, i64 %73
  call void @llvm.lifetime.end.p0(i64 48, ptr %8) #11
  %75 = add nsw i64 %.044, 1
  br label %11, !llvm.loop !92

76:                                               ; preds = %11
  %77 = add nsw i64 %.039, 1
  br label %9, !llvm.loop !93

78:                                               ; preds = %9
  ret void
}

; Function Attrs: nounwind
define internal void @columns_at(ptr dead_on_unwind noalias writable sret(%struct.columns_of_tile) align 8 %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) #0 {
  %6 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 9
  %7 = load i64, ptr %6, align 8, !tbaa !12
  %8 = getelementptr inbounds [3 x i64], ptr %6, i64 0, i64 1
  %9 = load i64, ptr %8, align 8, !tbaa !12
  %10 = mul nsw i64 %7, %9
  %11 = sdiv i64 %3, %10
  %12 = srem i64 %3, %10
  %13 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 5
  %14 = load i64, ptr %13, align 8, !tbaa !15
  %15 = getelementptr inbounds %struct.weight_cut, ptr %2, i32 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !16
  %17 = call i64 @piece_at(i64 noundef %14, i64 noundef %16, i64 noundef %11) #12
  store i64 %17, ptr %0, align 8, !tbaa !86
  %18 = load i64, ptr %13, align 8, !tbaa !15
  %19 = load i64, ptr %15, align 8, !tbaa !16
  %20 = add nsw i64 %11, 1
  %21 = call i64 @piece_at(i64 noundef %18, i64 noundef %19, i64 noundef %20) #12
  %22 = load i64, ptr %0, align 8, !tbaa !86
  %23 = sub nsw i64 %21, %22
  %24 = getelementptr inbounds %struct.columns_of_tile, ptr %0, i32 0, i32 1
  store i64 %23, ptr %24, align 8, !tbaa !82
  %25 = getelementptr inbounds [3 x i64], ptr %6, i64 0, i64 2
  %26 = load i64, ptr %25, align 8, !tbaa !12
  %27 = load i64, ptr %2, align 8, !tbaa !14
  %28 = call i64 @piece_at(i64 noundef %26, i64 noundef %27, i64 noundef %4) #12
  %29 = getelementptr inbounds %struct.columns_of_tile, ptr %0, i32 0, i32 2
  store i64 %28, ptr %29, align 8, !tbaa !89
  %30 = load i64, ptr %25, align 8, !tbaa !12
  %31 = load i64, ptr %2, align 8, !tbaa !14
  %32 = add nsw i64 %4, 1
  %33 = call i64 @piece_at(i64 noundef %30, i64 noundef %31, i64 noundef %32) #12
  %34 = load i64, ptr %29, align 8, !tbaa !89
  %35 = sub nsw i64 %33, %34
  %36 = getelementptr inbounds %struct.columns_of_tile, ptr %0, i32 0, i32 3
  store i64 %35, ptr %36, align 8, !tbaa !84
  %37 = load i64, ptr %8, align 8, !tbaa !12
  %38 = sdiv i64 %12, %37
  %39 = getelementptr inbounds %struct.columns_of_tile, ptr %0, i32 0, i32 4
  store i64 %38, ptr %39, align 8, !tbaa !87
  %40 = load i64, ptr %8, align 8, !tbaa !12
  %41 = srem i64 %12, %40
  %42 = getelementptr inbounds %struct.columns_of_tile, ptr %0, i32 0, i32 5
  store i64 %41, ptr %42, align 8, !tbaa !88
  ret void
}

; Function Attrs: nounwind
define internal void @met_in_rows(ptr dead_on_unwind noalias writable sret(%struct.met_columns) align 8 %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 7
  %7 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 12
  %8 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 10
  %9 = load i64, ptr %3, align 8, !tbaa !56
  %10 = load i64, ptr %8, align 8, !tbaa !12
  %11 = mul nsw i64 %9, %10
  %12 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 11
  %13 = load i64, ptr %12, align 8, !tbaa !12
  %14 = sub nsw i64 %11, %13
  %15 = getelementptr inbounds %struct.columns_of_tile, ptr %4, i32 0, i32 4
  %16 = load i64, ptr %15, align 8, !tbaa !87
  %17 = load i64, ptr %7, align 8, !tbaa !12
  %18 = mul nsw i64 %16, %17
  %19 = add nsw i64 %14, %18
  %20 = getelementptr inbounds %struct.rows_at_once, ptr %3, i32 0, i32 1
  %21 = load i64, ptr %20, align 8, !tbaa !58
  %22 = getelementptr inbounds i64, ptr %8, i64 1
  %23 = load i64, ptr %22, align 8, !tbaa !12
  %24 = mul nsw i64 %21, %23
  %25 = getelementptr inbounds [3 x i64], ptr %12, i64 0, i64 1
  %26 = load i64, ptr %25, align 8, !tbaa !12
  %27 = sub nsw i64 %24, %26
  %28 = getelementptr inbounds %struct.columns_of_tile, ptr %4, i32 0, i32 5
  %29 = load i64, ptr %28, align 8, !tbaa !88
  %30 = getelementptr inbounds i64, ptr %7, i64 1
  %31 = load i64, ptr %30, align 8, !tbaa !12
  %32 = mul nsw i64 %29, %31
  %33 = add nsw i64 %27, %32
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 120, i1 false)
  %34 = getelementptr inbounds %struct.met_columns, ptr %0, i32 0, i32 6
  %35 = getelementptr inbounds i64, ptr %8, i64 2
  %36 = load i64, ptr %35, align 8, !tbaa !12
  %37 = icmp eq i64 %36, 1
  br i1 %37, label %38, label %42

38:                                               ; preds = %5
  %39 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 8
  %40 = getelementptr inbounds [3 x i64], ptr %39, i64 0, i64 2
  %41 = load i64, ptr %40, align 8, !tbaa !12
  br label %42

42:                                               ; preds = %5, %38
  %43 = phi i64 [ %41, %38 ], [ 0, %5 ]
  store i64 %43, ptr %34, align 8, !tbaa !94
  %44 = sub nsw i64 0, %33
  %45 = load i64, ptr %22, align 8, !tbaa !12
  %46 = call i64 @upwards(i64 noundef %44, i64 noundef %45) #12
  %47 = call i64 @larger(i64 noundef 0, i64 noundef %46) #12
  %48 = getelementptr inbounds %struct.met_columns, ptr %0, i32 0, i32 1
  store i64 %47, ptr %48, align 8, !tbaa !96
  %49 = getelementptr inbounds %struct.rows_at_once, ptr %3, i32 0, i32 2
  %50 = load i64, ptr %49, align 8, !tbaa !59
  %51 = getelementptr inbounds i64, ptr %6, i64 1
  %52 = load i64, ptr %51, align 8, !tbaa !12
  %53 = sub nsw i64 %52, %33
  %54 = load i64, ptr %22, align 8, !tbaa !12
  %55 = call i64 @upwards(i64 noundef %53, i64 noundef %54) #12
  %56 = call i64 @smaller(i64 noundef %50, i64 noundef %55) #12
  %57 = getelementptr inbounds %struct.met_columns, ptr %0, i32 0, i32 2
  store i64 %56, ptr %57, align 8, !tbaa !97
  %58 = icmp slt i64 %19, 0
  br i1 %58, label %116, label %59

59:                                               ; preds = %42
  %60 = load i64, ptr %6, align 8, !tbaa !12
  %61 = icmp sge i64 %19, %60
  %62 = load i64, ptr %48, align 8
  %63 = icmp sge i64 %62, %56
  %or.cond = select i1 %61, i1 true, i1 %63
  br i1 %or.cond, label %116, label %64

64:                                               ; preds = %59, %114
  %.0 = phi i64 [ %115, %114 ], [ 0, %59 ]
  %65 = getelementptr inbounds %struct.columns_of_tile, ptr %4, i32 0, i32 1
  %66 = load i64, ptr %65, align 8, !tbaa !82
  %67 = icmp slt i64 %.0, %66
  br i1 %67, label %68, label %116

68:                                               ; preds = %64, %72
  %.048 = phi i64 [ %113, %72 ], [ 0, %64 ]
  %69 = getelementptr inbounds %struct.columns_of_tile, ptr %4, i32 0, i32 3
  %70 = load i64, ptr %69, align 8, !tbaa !84
  %71 = icmp slt i64 %.048, %70
  br i1 %71, label %72, label %114

72:                                               ; preds = %68
  %73 = getelementptr inbounds %struct.columns_of_tile, ptr %4, i32 0, i32 2
  %74 = load i64, ptr %73, align 8, !tbaa !89
  %75 = add nsw i64 %74, %.048
  %76 = getelementptr inbounds i64, ptr %7, i64 2
  %77 = load i64, ptr %76, align 8, !tbaa !12
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds [3 x i64], ptr %12, i64 0, i64 2
  %80 = load i64, ptr %79, align 8, !tbaa !12
  %81 = sub nsw i64 %78, %80
  %82 = load i64, ptr %4, align 8, !tbaa !86
  %83 = add nsw i64 %82, %.0
  %84 = load i64, ptr %6, align 8, !tbaa !12
  %85 = mul nsw i64 %83, %84
  %86 = add nsw i64 %85, %19
  %87 = getelementptr inbounds %struct.met_columns, ptr %0, i32 0, i32 5
  %88 = load i64, ptr %87, align 8, !tbaa !98
  %89 = sub nsw i64 0, %81
  %90 = call i64 @larger(i64 noundef %88, i64 noundef %89) #12
  store i64 %90, ptr %87, align 8, !tbaa !98
  %91 = load i64, ptr %34, align 8, !tbaa !94
  %92 = getelementptr inbounds i64, ptr %6, i64 2
  %93 = load i64, ptr %92, align 8, !tbaa !12
  %94 = sub nsw i64 %93, %81
  %95 = call i64 @smaller(i64 noundef %91, i64 noundef %94) #12
  store i64 %95, ptr %34, align 8, !tbaa !94
  %96 = load i64, ptr %51, align 8, !tbaa !12
  %97 = mul nsw i64 %86, %96
  %98 = add nsw i64 %97, %33
  %99 = load i64, ptr %92, align 8, !tbaa !12
  %100 = mul nsw i64 %98, %99
  %101 = add nsw i64 %100, %81
  %102 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 3
  %103 = load i64, ptr %102, align 8, !tbaa !48
  %104 = mul nsw i64 %101, %103
  %105 = getelementptr inbounds float, ptr %2, i64 %104
  %106 = getelementptr inbounds %struct.met_columns, ptr %0, i32 0, i32 3
  %107 = load i64, ptr %0, align 8, !tbaa !99
  %108 = getelementptr inbounds [5 x ptr], ptr %106, i64 0, i64 %107
  store ptr %105, ptr %108, align 8, !tbaa !100
  %109 = getelementptr inbounds %struct.met_columns, ptr %0, i32 0, i32 4
  %110 = load i64, ptr %0, align 8, !tbaa !99
  %111 = add nsw i64 %110, 1
  store i64 %111, ptr %0, align 8, !tbaa !99
  %112 = getelementptr inbounds [5 x i64], ptr %109, i64 0, i64 %110
  store i64 %81, ptr %112, align 8, !tbaa !12
  %113 = add nsw i64 %.048, 1
  br label %68, !llvm.loop !101

114:                                              ; preds = %68
  %115 = add nsw i64 %.0, 1
  br label %64, !llvm.loop !102

116:                                              ; preds = %64, %42, %59
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind
define internal void @rows_of_weights(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef %8) #0 {
  %10 = alloca %struct.tile_rows, align 8
  %11 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 8
  %12 = getelementptr inbounds [3 x i64], ptr %11, i64 0, i64 2
  %13 = load i64, ptr %12, align 8, !tbaa !12
  %14 = call i64 @volume(ptr noundef %11) #12
  %15 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %16 = load i64, ptr %15, align 8, !tbaa !48
  %17 = mul nsw i64 %14, %16
  %18 = mul nsw i64 %13, %16
  %19 = load i64, ptr %2, align 8, !tbaa !56
  %20 = getelementptr inbounds [3 x i64], ptr %11, i64 0, i64 1
  %21 = load i64, ptr %20, align 8, !tbaa !12
  %22 = mul nsw i64 %19, %21
  %23 = getelementptr inbounds %struct.rows_at_once, ptr %2, i32 0, i32 1
  %24 = load i64, ptr %23, align 8, !tbaa !58
  %25 = add nsw i64 %22, %24
  %26 = call i64 @positions_at_once(ptr noundef %0, ptr noundef %1) #12
  %27 = call i64 @pieces_of(i64 noundef %13, i64 noundef %26) #12
  call void @llvm.lifetime.start.p0(i64 128, ptr %10) #11
  call void @llvm.memset.p0.i64(ptr align 8 %10, i8 0, i64 64, i1 false)
  %28 = getelementptr inbounds %struct.tile_rows, ptr %10, i32 0, i32 1
  store i64 0, ptr %28, align 8, !tbaa !103
  %29 = getelementptr inbounds %struct.tile_rows, ptr %10, i32 0, i32 2
  store i64 0, ptr %29, align 8, !tbaa !105
  %30 = getelementptr inbounds %struct.tile_rows, ptr %10, i32 0, i32 3
  %31 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 10
  %32 = getelementptr inbounds [3 x i64], ptr %31, i64 0, i64 2
  %33 = load i64, ptr %32, align 8, !tbaa !12
  store i64 %33, ptr %30, align 8, !tbaa !106
  %34 = getelementptr inbounds %struct.tile_rows, ptr %10, i32 0, i32 4
  %35 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 7
  %36 = getelementptr inbounds [3 x i64], ptr %35, i64 0, i64 2
  %37 = load i64, ptr %36, align 8, !tbaa !12
  store i64 %37, ptr %34, align 8, !tbaa !107
  %38 = getelementptr inbounds %struct.tile_rows, ptr %10, i32 0, i32 5
  %39 = load i64, ptr %15, align 8, !tbaa !48
  store i64 %39, ptr %38, align 8, !tbaa !108
  %40 = getelementptr inbounds %struct.tile_rows, ptr %10, i32 0, i32 6
  store i64 %18, ptr %40, align 8, !tbaa !109
  %41 = getelementptr inbounds %struct.tile_rows, ptr %10, i32 0, i32 7
  store i64 0, ptr %41, align 8, !tbaa !110
  %42 = getelementptr inbounds %struct.tile_rows, ptr %10, i32 0, i32 8
  store ptr %7, ptr %42, align 8, !tbaa !111
  %43 = getelementptr inbounds [3 x i64], ptr %31, i64 0, i64 1
  %44 = load i64, ptr %43, align 8, !tbaa !12
  %45 = load i64, ptr %36, align 8, !tbaa !12
  %46 = mul nsw i64 %44, %45
  %47 = load i64, ptr %15, align 8, !tbaa !48
  %48 = mul nsw i64 %46, %47
  store i64 %48, ptr %41, align 8, !tbaa !110
  br label %49

49:                                               ; preds = %51, %9
  %.050 = phi i64 [ 0, %9 ], [ %60, %51 ]
  %50 = icmp slt i64 %.050, %4
  br i1 %50, label %51, label %61

51:                                               ; preds = %49
  %52 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 1
  %53 = load ptr, ptr %52, align 8, !tbaa !68
  %54 = add nsw i64 %3, %.050
  %55 = mul nsw i64 %54, %17
  %56 = getelementptr inbounds float, ptr %53, i64 %55
  %57 = mul nsw i64 %25, %18
  %58 = getelementptr inbounds float, ptr %56, i64 %57
  %59 = getelementptr inbounds [8 x ptr], ptr %10, i64 0, i64 %.050
  store ptr %58, ptr %59, align 8, !tbaa !100
  %60 = add nsw i64 %.050, 1
  br label %49, !llvm.loop !112

61:                                               ; preds = %67, %49
  %.049 = phi i64 [ 0, %49 ], [ %65, %67 ]
  %62 = icmp slt i64 %.049, %27
  br i1 %62, label %63, label %81

63:                                               ; preds = %61
  %64 = call i64 @piece_at(i64 noundef %13, i64 noundef %27, i64 noundef %.049) #12
  store i64 %64, ptr %28, align 8, !tbaa !103
  %65 = add nsw i64 %.049, 1
  %66 = call i64 @piece_at(i64 noundef %13, i64 noundef %27, i64 noundef %65) #12
  store i64 %66, ptr %29, align 8, !tbaa !105
  br label %67

67:                                               ; preds = %79, %63
  %.0 = phi i64 [ 0, %63 ], [ %80, %79 ]
  %68 = icmp slt i64 %.0, %6
  br i1 %68, label %69, label %61, !llvm.loop !113

69:                                               ; preds = %67
  %70 = getelementptr inbounds %struct.met_columns, ptr %5, i64 %.0
  %71 = load i64, ptr %70, align 8, !tbaa !99
  %72 = icmp ne i64 %71, 0
  br i1 %72, label %73, label %79

73:                                               ; preds = %69
  %74 = mul nsw i64 %.0, %4
  %75 = getelementptr inbounds %struct.weight_cut, ptr %1, i32 0, i32 2
  %76 = load i64, ptr %75, align 8, !tbaa !17
  %77 = mul nsw i64 %74, %76
  %78 = getelementptr inbounds <16 x float>, ptr %8, i64 %77
  call void @summed(ptr noundef %10, ptr noundef %70, i64 noundef %4, ptr noundef %78) #12
  br label %79

79:                                               ; preds = %69, %73
  %80 = add nsw i64 %.0, 1
  br label %67, !llvm.loop !114

81:                                               ; preds = %61
  call void @llvm.lifetime.end.p0(i64 128, ptr %10) #11
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: nounwind
define internal i64 @upwards(i64 noundef %0, i64 noundef %1) #0 {
  %3 = icmp sle i64 %0, 0
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = sub nsw i64 0, %0
  %6 = sdiv i64 %5, %1
  %7 = sub nsw i64 0, %6
  br label %10

8:                                                ; preds = %2
  %9 = call i64 @pieces_of(i64 noundef %0, i64 noundef %1) #12
  br label %10

10:                                               ; preds = %8, %4
  %11 = phi i64 [ %7, %4 ], [ %9, %8 ]
  ret i64 %11
}

; Function Attrs: noinline nounwind
define internal void @summed(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #7 {
  %5 = mul nsw i64 8, %2
  %6 = load i64, ptr %1, align 8, !tbaa !99
  %7 = add nsw i64 %5, %6
  switch i64 %7, label %43 [
    i64 9, label %8
    i64 10, label %9
    i64 11, label %10
    i64 17, label %11
    i64 18, label %12
    i64 19, label %13
    i64 25, label %14
    i64 26, label %15
    i64 27, label %16
    i64 33, label %17
    i64 34, label %18
    i64 35, label %19
    i64 41, label %20
    i64 42, label %21
    i64 43, label %22
    i64 49, label %23
    i64 50, label %24
    i64 51, label %25
    i64 57, label %26
    i64 58, label %27
    i64 59, label %28
    i64 65, label %29
    i64 66, label %30
    i64 67, label %31
    i64 12, label %32
    i64 20, label %33
    i64 28, label %34
    i64 36, label %35
    i64 44, label %36
    i64 52, label %37
    i64 13, label %38
    i64 21, label %39
    i64 29, label %40
    i64 37, label %41
    i64 45, label %42
  ]

8:                                                ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 1, i64 noundef 1, ptr noundef %3) #12
  br label %43

9:                                                ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 1, i64 noundef 2, ptr noundef %3) #12
  br label %43

10:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 1, i64 noundef 3, ptr noundef %3) #12
  br label %43

11:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 2, i64 noundef 1, ptr noundef %3) #12
  br label %43

12:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 2, i64 noundef 2, ptr noundef %3) #12
  br label %43

13:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 2, i64 noundef 3, ptr noundef %3) #12
  br label %43

14:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 3, i64 noundef 1, ptr noundef %3) #12
  br label %43

15:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 3, i64 noundef 2, ptr noundef %3) #12
  br label %43

16:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 3, i64 noundef 3, ptr noundef %3) #12
  br label %43

17:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 4, i64 noundef 1, ptr noundef %3) #12
  br label %43

18:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 4, i64 noundef 2, ptr noundef %3) #12
  br label %43

19:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 4, i64 noundef 3, ptr noundef %3) #12
  br label %43

20:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 5, i64 noundef 1, ptr noundef %3) #12
  br label %43

21:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 5, i64 noundef 2, ptr noundef %3) #12
  br label %43

22:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 5, i64 noundef 3, ptr noundef %3) #12
  br label %43

23:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 6, i64 noundef 1, ptr noundef %3) #12
  br label %43

24:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 6, i64 noundef 2, ptr noundef %3) #12
  br label %43

25:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 6, i64 noundef 3, ptr noundef %3) #12
  br label %43

26:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 7, i64 noundef 1, ptr noundef %3) #12
  br label %43

27:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 7, i64 noundef 2, ptr noundef %3) #12
  br label %43

28:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 7, i64 noundef 3, ptr noundef %3) #12
  br label %43

29:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 8, i64 noundef 1, ptr noundef %3) #12
  br label %43

30:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 8, i64 noundef 2, ptr noundef %3) #12
  br label %43

31:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 8, i64 noundef 3, ptr noundef %3) #12
  br label %43

32:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 1, i64 noundef 4, ptr noundef %3) #12
  br label %43

33:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 2, i64 noundef 4, ptr noundef %3) #12
  br label %43

34:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 3, i64 noundef 4, ptr noundef %3) #12
  br label %43

35:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 4, i64 noundef 4, ptr noundef %3) #12
  br label %43

36:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 5, i64 noundef 4, ptr noundef %3) #12
  br label %43

37:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 6, i64 noundef 4, ptr noundef %3) #12
  br label %43

38:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 1, i64 noundef 5, ptr noundef %3) #12
  br label %43

39:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 2, i64 noundef 5, ptr noundef %3) #12
  br label %43

40:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 3, i64 noundef 5, ptr noundef %3) #12
  br label %43

41:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 4, i64 noundef 5, ptr noundef %3) #12
  br label %43

42:                                               ; preds = %4
  call void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef 5, i64 noundef 5, ptr noundef %3) #12
  br label %43

43:                                               ; preds = %42, %41, %40, %39, %38, %37, %36, %35, %34, %33, %32, %31, %30, %29, %28, %27, %26, %25, %24, %23, %22, %21, %20, %19, %18, %17, %16, %15, %14, %13, %12, %11, %10, %9, %8, %4
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @summed_rows(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) #8 {
  %6 = alloca [8 x [5 x <16 x float>]], align 16
  %7 = alloca [8 x ptr], align 16
  %8 = alloca [5 x ptr], align 16
  %9 = alloca [8 x ptr], align 16
  %10 = alloca [5 x <16 x float>], align 16
  %11 = alloca [13 x [16 x float]], align 16
  call void @llvm.lifetime.start.p0(i64 2560, ptr %6) #11
  br label %12

12:                                               ; preds = %24, %5
  %.0128 = phi i64 [ 0, %5 ], [ %25, %24 ]
  %13 = icmp slt i64 %.0128, %2
  br i1 %13, label %14, label %26

14:                                               ; preds = %12, %16
  %.0135 = phi i64 [ %23, %16 ], [ 0, %12 ]
  %15 = icmp slt i64 %.0135, %3
  br i1 %15, label %16, label %24

16:                                               ; preds = %14
  %17 = mul nsw i64 %.0128, %3
  %18 = add nsw i64 %17, %.0135
  %19 = getelementptr inbounds <16 x float>, ptr %4, i64 %18
  %20 = load <16 x float>, ptr %19, align 4, !tbaa !54
  %21 = getelementptr inbounds [8 x [5 x <16 x float>]], ptr %6, i64 0, i64 %.0128
  %22 = getelementptr inbounds [5 x <16 x float>], ptr %21, i64 0, i64 %.0135
  store <16 x float> %20, ptr %22, align 16, !tbaa !54
  %23 = add nsw i64 %.0135, 1
  br label %14, !llvm.loop !115

24:                                               ; preds = %14
  %25 = add nsw i64 %.0128, 1
  br label %12, !llvm.loop !117

26:                                               ; preds = %12
  %27 = getelementptr inbounds %struct.met_columns, ptr %1, i32 0, i32 1
  %28 = load i64, ptr %27, align 8, !tbaa !96
  br label %29

29:                                               ; preds = %176, %26
  %.0138 = phi i64 [ %28, %26 ], [ %177, %176 ]
  %30 = getelementptr inbounds %struct.met_columns, ptr %1, i32 0, i32 2
  %31 = load i64, ptr %30, align 8, !tbaa !97
  %32 = icmp slt i64 %.0138, %31
  br i1 %32, label %33, label %178

33:                                               ; preds = %29
  %34 = getelementptr inbounds %struct.tile_rows, ptr %0, i32 0, i32 5
  %35 = load i64, ptr %34, align 8, !tbaa !108
  %36 = getelementptr inbounds %struct.tile_rows, ptr %0, i32 0, i32 3
  %37 = load i64, ptr %36, align 8, !tbaa !106
  %38 = mul nsw i64 %37, %35
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #11
  br label %39

39:                                               ; preds = %41, %33
  %.0137 = phi i64 [ 0, %33 ], [ %53, %41 ]
  %40 = icmp slt i64 %.0137, %2
  br i1 %40, label %41, label %54

41:                                               ; preds = %39
  %42 = getelementptr inbounds [8 x ptr], ptr %0, i64 0, i64 %.0137
  %43 = load ptr, ptr %42, align 8, !tbaa !100
  %44 = getelementptr inbounds %struct.tile_rows, ptr %0, i32 0, i32 6
  %45 = load i64, ptr %44, align 8, !tbaa !109
  %46 = mul nsw i64 %.0138, %45
  %47 = getelementptr inbounds float, ptr %43, i64 %46
  %48 = getelementptr inbounds %struct.tile_rows, ptr %0, i32 0, i32 1
  %49 = load i64, ptr %48, align 8, !tbaa !103
  %50 = mul nsw i64 %49, %35
  %51 = getelementptr inbounds float, ptr %47, i64 %50
  %52 = getelementptr inbounds [8 x ptr], ptr %7, i64 0, i64 %.0137
  store ptr %51, ptr %52, align 8, !tbaa !100
  %53 = add nsw i64 %.0137, 1
  br label %39, !llvm.loop !118

54:                                               ; preds = %39
  %55 = getelementptr inbounds %struct.tile_rows, ptr %0, i32 0, i32 1
  %56 = load i64, ptr %55, align 8, !tbaa !103
  br label %57

57:                                               ; preds = %174, %54
  %.0136 = phi i64 [ %56, %54 ], [ %175, %174 ]
  %58 = getelementptr inbounds %struct.tile_rows, ptr %0, i32 0, i32 2
  %59 = load i64, ptr %58, align 8, !tbaa !105
  %60 = icmp slt i64 %.0136, %59
  br i1 %60, label %61, label %176

61:                                               ; preds = %57
  %62 = getelementptr inbounds %struct.met_columns, ptr %1, i32 0, i32 5
  %63 = load i64, ptr %62, align 8, !tbaa !98
  %64 = icmp sge i64 %.0136, %63
  br i1 %64, label %65, label %72

65:                                               ; preds = %61
  %66 = getelementptr inbounds %struct.met_columns, ptr %1, i32 0, i32 6
  %67 = load i64, ptr %66, align 8, !tbaa !94
  %68 = icmp slt i64 %.0136, %67
  br i1 %68, label %69, label %72

69:                                               ; preds = %65
  %70 = call i64 @smaller(i64 noundef %67, i64 noundef %59) #12
  %71 = sub nsw i64 %70, %.0136
  br label %72

72:                                               ; preds = %61, %65, %69
  %73 = phi i64 [ %71, %69 ], [ 1, %65 ], [ 1, %61 ]
  call void @llvm.lifetime.start.p0(i64 40, ptr %8) #11
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #11
  call void @llvm.lifetime.start.p0(i64 320, ptr %10) #11
  br label %74

74:                                               ; preds = %76, %72
  %.0134 = phi i64 [ 0, %72 ], [ %80, %76 ]
  %75 = icmp slt i64 %.0134, %2
  br i1 %75, label %76, label %81

76:                                               ; preds = %74
  %77 = getelementptr inbounds [8 x ptr], ptr %7, i64 0, i64 %.0134
  %78 = load ptr, ptr %77, align 8, !tbaa !100
  %79 = getelementptr inbounds [8 x ptr], ptr %9, i64 0, i64 %.0134
  store ptr %78, ptr %79, align 8, !tbaa !100
  %80 = add nsw i64 %.0134, 1
  br label %74, !llvm.loop !119

81:                                               ; preds = %74, %106
  %.0133 = phi i64 [ %109, %106 ], [ 0, %74 ]
  %82 = icmp slt i64 %.0133, %3
  br i1 %82, label %83, label %110

83:                                               ; preds = %81
  %84 = getelementptr inbounds %struct.met_columns, ptr %1, i32 0, i32 4
  %85 = getelementptr inbounds [5 x i64], ptr %84, i64 0, i64 %.0133
  %86 = load i64, ptr %85, align 8, !tbaa !12
  %87 = load i64, ptr %36, align 8, !tbaa !106
  %88 = mul nsw i64 %.0136, %87
  %89 = add nsw i64 %86, %88
  %90 = getelementptr inbounds %struct.tile_rows, ptr %0, i32 0, i32 4
  %91 = load i64, ptr %90, align 8, !tbaa !107
  %92 = icmp ult i64 %89, %91
  br i1 %92, label %93, label %103

93:                                               ; preds = %83
  %94 = getelementptr inbounds %struct.met_columns, ptr %1, i32 0, i32 3
  %95 = getelementptr inbounds [5 x ptr], ptr %94, i64 0, i64 %.0133
  %96 = load ptr, ptr %95, align 8, !tbaa !100
  %97 = getelementptr inbounds %struct.tile_rows, ptr %0, i32 0, i32 7
  %98 = load i64, ptr %97, align 8, !tbaa !110
  %99 = mul nsw i64 %.0138, %98
  %100 = getelementptr inbounds float, ptr %96, i64 %99
  %101 = mul nsw i64 %.0136, %38
  %102 = getelementptr inbounds float, ptr %100, i64 %101
  br label %106

103:                                              ; preds = %83
  %104 = getelementptr inbounds %struct.tile_rows, ptr %0, i32 0, i32 8
  %105 = load ptr, ptr %104, align 8, !tbaa !111
  br label %106

106:                                              ; preds = %103, %93
  %107 = phi ptr [ %102, %93 ], [ %105, %103 ]
  %108 = getelementptr inbounds [5 x ptr], ptr %8, i64 0, i64 %.0133
  store ptr %107, ptr %108, align 8, !tbaa !100
  %109 = add nsw i64 %.0133, 1
  br label %81, !llvm.loop !120

110:                                              ; preds = %81
  %111 = mul nsw i64 %73, %35
  call void @llvm.lifetime.start.p0(i64 832, ptr %11) #11
  br label %112

112:                                              ; preds = %156, %110
  %.0132 = phi i64 [ %111, %110 ], [ 16, %156 ]
  br label %113

113:                                              ; preds = %125, %112
  %.1 = phi i64 [ 0, %112 ], [ %114, %125 ]
  %114 = add nsw i64 %.1, 16
  %115 = icmp sle i64 %114, %.0132
  br i1 %115, label %116, label %144

116:                                              ; preds = %113, %118
  %.0130 = phi i64 [ %124, %118 ], [ 0, %113 ]
  %117 = icmp slt i64 %.0130, %3
  br i1 %117, label %118, label %125

118:                                              ; preds = %116
  %119 = getelementptr inbounds [5 x ptr], ptr %8, i64 0, i64 %.0130
  %120 = load ptr, ptr %119, align 8, !tbaa !100
  %121 = getelementptr inbounds float, ptr %120, i64 %.1
  %122 = load <16 x float>, ptr %121, align 4, !tbaa !54
  %123 = getelementptr inbounds [5 x <16 x float>], ptr %10, i64 0, i64 %.0130
  store <16 x float> %122, ptr %123, align 16, !tbaa !54
  %124 = add nsw i64 %.0130, 1
  br label %116, !llvm.loop !121

125:                                              ; preds = %116, %142
  %.0129 = phi i64 [ %143, %142 ], [ 0, %116 ]
  %126 = icmp slt i64 %.0129, %2
  br i1 %126, label %127, label %113, !llvm.loop !122

127:                                              ; preds = %125
  %128 = getelementptr inbounds [8 x ptr], ptr %9, i64 0, i64 %.0129
  %129 = load ptr, ptr %128, align 8, !tbaa !100
  %130 = getelementptr inbounds float, ptr %129, i64 %.1
  %131 = load <16 x float>, ptr %130, align 4, !tbaa !54
  br label %132

132:                                              ; preds = %134, %127
  %.0127 = phi i64 [ 0, %127 ], [ %141, %134 ]
  %133 = icmp slt i64 %.0127, %3
  br i1 %133, label %134, label %142

134:                                              ; preds = %132
  %135 = getelementptr inbounds [5 x <16 x float>], ptr %10, i64 0, i64 %.0127
  %136 = load <16 x float>, ptr %135, align 16, !tbaa !54
  %137 = getelementptr inbounds [8 x [5 x <16 x float>]], ptr %6, i64 0, i64 %.0129
  %138 = getelementptr inbounds [5 x <16 x float>], ptr %137, i64 0, i64 %.0127
  %139 = load <16 x float>, ptr %138, align 16, !tbaa !54
  %140 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %131, <16 x float> %136, <16 x float> %139)
  store <16 x float> %140, ptr %138, align 16, !tbaa !54
  %141 = add nsw i64 %.0127, 1
  br label %132, !llvm.loop !124

142:                                              ; preds = %132
  %143 = add nsw i64 %.0129, 1
  br label %125, !llvm.loop !125

144:                                              ; preds = %113
  %145 = icmp eq i64 %.1, %.0132
  br i1 %145, label %167, label %146

146:                                              ; preds = %144, %148
  %.0126 = phi i64 [ %155, %148 ], [ 0, %144 ]
  %147 = icmp slt i64 %.0126, %2
  br i1 %147, label %148, label %156

148:                                              ; preds = %146
  %149 = getelementptr inbounds [8 x ptr], ptr %9, i64 0, i64 %.0126
  %150 = load ptr, ptr %149, align 8, !tbaa !100
  %151 = getelementptr inbounds float, ptr %150, i64 %.1
  %152 = sub nsw i64 %.0132, %.1
  %153 = getelementptr inbounds [13 x [16 x float]], ptr %11, i64 0, i64 %.0126
  %154 = call ptr @rest_of(ptr noundef %151, i64 noundef %152, ptr noundef %153) #12
  store ptr %154, ptr %149, align 8, !tbaa !100
  %155 = add nsw i64 %.0126, 1
  br label %146, !llvm.loop !126

156:                                              ; preds = %146, %158
  %.0125 = phi i64 [ %166, %158 ], [ 0, %146 ]
  %157 = icmp slt i64 %.0125, %3
  br i1 %157, label %158, label %112, !llvm.loop !127

158:                                              ; preds = %156
  %159 = getelementptr inbounds [5 x ptr], ptr %8, i64 0, i64 %.0125
  %160 = load ptr, ptr %159, align 8, !tbaa !100
  %161 = getelementptr inbounds float, ptr %160, i64 %.1
  %162 = sub nsw i64 %.0132, %.1
  %163 = add nsw i64 8, %.0125
  %164 = getelementptr inbounds [13 x [16 x float]], ptr %11, i64 0, i64 %163
  %165 = call ptr @rest_of(ptr noundef %161, i64 noundef %162, ptr noundef %164) #12
  store ptr %165, ptr %159, align 8, !tbaa !100
  %166 = add nsw i64 %.0125, 1
  br label %156, !llvm.loop !128

167:                                              ; preds = %144, %169
  %.0124 = phi i64 [ %173, %169 ], [ 0, %144 ]
  %168 = icmp slt i64 %.0124, %2
  br i1 %168, label %169, label %174

169:                                              ; preds = %167
  %170 = getelementptr inbounds [8 x ptr], ptr %7, i64 0, i64 %.0124
  %171 = load ptr, ptr %170, align 8, !tbaa !100
  %172 = getelementptr inbounds float, ptr %171, i64 %111
  store ptr %172, ptr %170, align 8, !tbaa !100
  %173 = add nsw i64 %.0124, 1
  br label %167, !llvm.loop !129

174:                                              ; preds = %167
  call void @llvm.lifetime.end.p0(i64 832, ptr %11) #11
  call void @llvm.lifetime.end.p0(i64 320, ptr %10) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #11
  call void @llvm.lifetime.end.p0(i64 40, ptr %8) #11
  %175 = add nsw i64 %.0136, %73
  br label %57, !llvm.loop !130

176:                                              ; preds = %57
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #11
  %177 = add nsw i64 %.0138, 1
  br label %29, !llvm.loop !131

178:                                              ; preds = %29, %190
  %.0123 = phi i64 [ %191, %190 ], [ 0, %29 ]
  %179 = icmp slt i64 %.0123, %2
  br i1 %179, label %180, label %192

180:                                              ; preds = %178, %182
  %.0 = phi i64 [ %189, %182 ], [ 0, %178 ]
  %181 = icmp slt i64 %.0, %3
  br i1 %181, label %182, label %190

182:                                              ; preds = %180
  %183 = getelementptr inbounds [8 x [5 x <16 x float>]], ptr %6, i64 0, i64 %.0123
  %184 = getelementptr inbounds [5 x <16 x float>], ptr %183, i64 0, i64 %.0
  %185 = load <16 x float>, ptr %184, align 16, !tbaa !54
  %186 = mul nsw i64 %.0123, %3
  %187 = add nsw i64 %186, %.0
  %188 = getelementptr inbounds <16 x float>, ptr %4, i64 %187
  store <16 x float> %185, ptr %188, align 4, !tbaa !54
  %189 = add nsw i64 %.0, 1
  br label %180, !llvm.loop !132

190:                                              ; preds = %180
  %191 = add nsw i64 %.0123, 1
  br label %178, !llvm.loop !133

192:                                              ; preds = %178
  call void @llvm.lifetime.end.p0(i64 2560, ptr %6) #11
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #4

; Function Attrs: noinline nounwind
define internal ptr @rest_of(ptr noundef %0, i64 noundef %1, ptr noundef %2) #9 {
  br label %4

4:                                                ; preds = %11, %3
  %.0 = phi i64 [ 0, %3 ], [ %14, %11 ]
  %5 = icmp slt i64 %.0, 16
  br i1 %5, label %6, label %15

6:                                                ; preds = %4
  %7 = icmp slt i64 %.0, %1
  br i1 %7, label %8, label %11

8:                                                ; preds = %6
  %9 = getelementptr inbounds float, ptr %0, i64 %.0
  %10 = load float, ptr %9, align 4, !tbaa !51
  br label %11

11:                                               ; preds = %6, %8
  %12 = phi float [ %10, %8 ], [ 0.000000e+00, %6 ]
  %13 = getelementptr inbounds float, ptr %2, i64 %.0
  store float %12, ptr %13, align 4, !tbaa !51
  %14 = add nsw i64 %.0, 1
  br label %4, !llvm.loop !134

15:                                               ; preds = %4
  ret ptr %2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: nounwind
define internal i64 @tiles_of(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %3 = load i64, ptr %2, align 8, !tbaa !48
  %4 = sdiv i64 %3, 16
  %5 = call i64 @sample_blocks(ptr noundef %0) #12
  %6 = call i64 @pieces_of(i64 noundef %4, i64 noundef %5) #12
  %7 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 14
  %8 = load i64, ptr %7, align 8, !tbaa !13
  %9 = icmp eq i64 %8, 0
  %10 = icmp eq i64 %6, 4
  %or.cond = select i1 %9, i1 true, i1 %10
  %11 = icmp eq i64 %6, 3
  %12 = select i1 %11, i32 8, i32 12
  %13 = select i1 %or.cond, i32 6, i32 %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 13
  %16 = load i64, ptr %15, align 8, !tbaa !67
  %17 = icmp ne i64 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %1
  %19 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %20 = load i64, ptr %19, align 8, !tbaa !15
  br label %24

21:                                               ; preds = %1
  %22 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %23 = load i64, ptr %22, align 8, !tbaa !18
  br label %24

24:                                               ; preds = %21, %18
  %25 = phi i64 [ %20, %18 ], [ %23, %21 ]
  %26 = call i64 @pieces_of(i64 noundef %25, i64 noundef %14) #12
  ret i64 %26
}

; Function Attrs: nounwind
define internal i64 @sample_blocks(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 14
  %3 = load i64, ptr %2, align 8, !tbaa !13
  %4 = icmp ne i64 %3, 0
  %5 = select i1 %4, i32 4, i32 1
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !48
  %9 = sdiv i64 %8, 16
  %10 = call i64 @pieces_of(i64 noundef %9, i64 noundef %6) #12
  ret i64 %10
}

; Function Attrs: nounwind
define internal void @along_at(ptr dead_on_unwind noalias writable sret(%struct.along) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 24, i1 false)
  %5 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 10
  %6 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 %2
  %7 = load i64, ptr %6, align 8, !tbaa !12
  %8 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 12
  %9 = getelementptr inbounds [3 x i64], ptr %8, i64 0, i64 %2
  %10 = load i64, ptr %9, align 8, !tbaa !12
  %11 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 13
  %12 = load i64, ptr %11, align 8, !tbaa !67
  %13 = icmp ne i64 %12, 0
  br i1 %13, label %42, label %14

14:                                               ; preds = %4
  %15 = mul nsw i64 %3, %7
  %16 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 11
  %17 = getelementptr inbounds [3 x i64], ptr %16, i64 0, i64 %2
  %18 = load i64, ptr %17, align 8, !tbaa !12
  %19 = sub nsw i64 %15, %18
  %20 = getelementptr inbounds %struct.along, ptr %0, i32 0, i32 2
  store i64 %19, ptr %20, align 8, !tbaa !59
  br label %21

21:                                               ; preds = %40, %14
  %.0 = phi i64 [ 0, %14 ], [ %41, %40 ]
  %22 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 9
  %23 = getelementptr inbounds [3 x i64], ptr %22, i64 0, i64 %2
  %24 = load i64, ptr %23, align 8, !tbaa !12
  %25 = icmp slt i64 %.0, %24
  br i1 %25, label %26, label %79

26:                                               ; preds = %21
  %27 = load i64, ptr %20, align 8, !tbaa !59
  %28 = mul nsw i64 %.0, %10
  %29 = add nsw i64 %27, %28
  %30 = icmp sge i64 %29, 0
  br i1 %30, label %31, label %40

31:                                               ; preds = %26
  %32 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 7
  %33 = getelementptr inbounds [3 x i64], ptr %32, i64 0, i64 %2
  %34 = load i64, ptr %33, align 8, !tbaa !12
  %35 = icmp slt i64 %29, %34
  br i1 %35, label %36, label %40

36:                                               ; preds = %31
  %37 = shl i64 1, %.0
  %38 = load i64, ptr %0, align 8, !tbaa !56
  %39 = or i64 %38, %37
  store i64 %39, ptr %0, align 8, !tbaa !56
  br label %40

40:                                               ; preds = %26, %31, %36
  %41 = add nsw i64 %.0, 1
  br label %21, !llvm.loop !135

42:                                               ; preds = %4
  %43 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 11
  %44 = getelementptr inbounds [3 x i64], ptr %43, i64 0, i64 %2
  %45 = load i64, ptr %44, align 8, !tbaa !12
  %46 = add nsw i64 %3, %45
  %47 = srem i64 %46, %7
  %48 = getelementptr inbounds %struct.along, ptr %0, i32 0, i32 1
  store i64 %47, ptr %48, align 8, !tbaa !58
  %49 = load i64, ptr %44, align 8, !tbaa !12
  %50 = add nsw i64 %3, %49
  %51 = sdiv i64 %50, %7
  %52 = getelementptr inbounds %struct.along, ptr %0, i32 0, i32 2
  store i64 %51, ptr %52, align 8, !tbaa !59
  br label %53

53:                                               ; preds = %77, %42
  %.044 = phi i64 [ 0, %42 ], [ %78, %77 ]
  %54 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 9
  %55 = getelementptr inbounds [3 x i64], ptr %54, i64 0, i64 %2
  %56 = load i64, ptr %55, align 8, !tbaa !12
  %57 = icmp slt i64 %.044, %56
  br i1 %57, label %58, label %79

58:                                               ; preds = %53
  %59 = load i64, ptr %44, align 8, !tbaa !12
  %60 = add nsw i64 %3, %59
  %61 = mul nsw i64 %.044, %10
  %62 = sub nsw i64 %60, %61
  %63 = icmp sge i64 %62, 0
  br i1 %63, label %64, label %77

64:                                               ; preds = %58
  %65 = srem i64 %62, %7
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %67, label %77

67:                                               ; preds = %64
  %68 = sdiv i64 %62, %7
  %69 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 8
  %70 = getelementptr inbounds [3 x i64], ptr %69, i64 0, i64 %2
  %71 = load i64, ptr %70, align 8, !tbaa !12
  %72 = icmp slt i64 %68, %71
  br i1 %72, label %73, label %77

73:                                               ; preds = %67
  %74 = shl i64 1, %.044
  %75 = load i64, ptr %0, align 8, !tbaa !56
  %76 = or i64 %75, %74
  store i64 %76, ptr %0, align 8, !tbaa !56
  br label %77

77:                                               ; preds = %58, %64, %67, %73
  %78 = add nsw i64 %.044, 1
  br label %53, !llvm.loop !136

79:                                               ; preds = %53, %21
  ret void
}

; Function Attrs: nounwind
define internal i64 @listed(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 13
  %5 = load i64, ptr %4, align 8, !tbaa !67
  %6 = icmp ne i64 %5, 0
  %7 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 8
  %8 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 7
  %9 = select i1 %6, ptr %7, ptr %8
  %10 = load i64, ptr %4, align 8, !tbaa !67
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %14 = load i64, ptr %13, align 8, !tbaa !18
  br label %18

15:                                               ; preds = %3
  %16 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %17 = load i64, ptr %16, align 8, !tbaa !15
  br label %18

18:                                               ; preds = %15, %12
  %19 = phi i64 [ %14, %12 ], [ %17, %15 ]
  %20 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 9
  %21 = call i64 @volume(ptr noundef %20) #12
  %22 = call i64 @volume(ptr noundef %9) #12
  %23 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %24 = load i64, ptr %23, align 8, !tbaa !48
  %25 = mul nsw i64 %22, %24
  br label %26

26:                                               ; preds = %85, %18
  %.074 = phi i64 [ 0, %18 ], [ %86, %85 ]
  %.073 = phi i64 [ 0, %18 ], [ %.1, %85 ]
  %27 = load i64, ptr %20, align 8, !tbaa !12
  %28 = icmp slt i64 %.074, %27
  br i1 %28, label %29, label %87

29:                                               ; preds = %26, %83
  %.076 = phi i64 [ %84, %83 ], [ 0, %26 ]
  %.1 = phi i64 [ %.2, %83 ], [ %.073, %26 ]
  %30 = getelementptr inbounds [3 x i64], ptr %20, i64 0, i64 1
  %31 = load i64, ptr %30, align 8, !tbaa !12
  %32 = icmp slt i64 %.076, %31
  br i1 %32, label %33, label %85

33:                                               ; preds = %29, %81
  %.075 = phi i64 [ %82, %81 ], [ 0, %29 ]
  %.2 = phi i64 [ %.3, %81 ], [ %.1, %29 ]
  %34 = getelementptr inbounds [3 x i64], ptr %20, i64 0, i64 2
  %35 = load i64, ptr %34, align 8, !tbaa !12
  %36 = icmp slt i64 %.075, %35
  br i1 %36, label %37, label %83

37:                                               ; preds = %33
  %38 = load i64, ptr %1, align 8, !tbaa !56
  %39 = lshr i64 %38, %.074
  %40 = getelementptr inbounds %struct.along, ptr %1, i64 1
  %41 = load i64, ptr %40, align 8, !tbaa !56
  %42 = lshr i64 %41, %.076
  %43 = and i64 %39, %42
  %44 = getelementptr inbounds %struct.along, ptr %1, i64 2
  %45 = load i64, ptr %44, align 8, !tbaa !56
  %46 = lshr i64 %45, %.075
  %47 = and i64 %43, %46
  %48 = and i64 %47, 1
  %49 = icmp ne i64 %48, 0
  br i1 %49, label %50, label %81

50:                                               ; preds = %37
  %51 = getelementptr inbounds %struct.along, ptr %1, i32 0, i32 1
  %52 = load i64, ptr %51, align 8, !tbaa !58
  %53 = call i64 @distance(ptr noundef %0, i64 noundef 0, i64 noundef %52, i64 noundef %.074) #12
  %54 = getelementptr inbounds %struct.along, ptr %40, i32 0, i32 1
  %55 = load i64, ptr %54, align 8, !tbaa !58
  %56 = call i64 @distance(ptr noundef %0, i64 noundef 1, i64 noundef %55, i64 noundef %.076) #12
  %57 = getelementptr inbounds %struct.along, ptr %44, i32 0, i32 1
  %58 = load i64, ptr %57, align 8, !tbaa !58
  %59 = call i64 @distance(ptr noundef %0, i64 noundef 2, i64 noundef %58, i64 noundef %.075) #12
  %60 = getelementptr inbounds i64, ptr %9, i64 1
  %61 = load i64, ptr %60, align 8, !tbaa !12
  %62 = mul nsw i64 %53, %61
  %63 = add nsw i64 %62, %56
  %64 = getelementptr inbounds i64, ptr %9, i64 2
  %65 = load i64, ptr %64, align 8, !tbaa !12
  %66 = mul nsw i64 %63, %65
  %67 = add nsw i64 %66, %59
  %68 = load i64, ptr %23, align 8, !tbaa !48
  %69 = mul nsw i64 %67, %68
  %70 = mul nsw i64 2, %.2
  %71 = getelementptr inbounds i64, ptr %2, i64 %70
  store i64 %69, ptr %71, align 8, !tbaa !12
  %72 = load i64, ptr %30, align 8, !tbaa !12
  %73 = mul nsw i64 %.074, %72
  %74 = add nsw i64 %73, %.076
  %75 = load i64, ptr %34, align 8, !tbaa !12
  %76 = mul nsw i64 %74, %75
  %77 = add nsw i64 %76, %.075
  %78 = add nsw i64 %70, 1
  %79 = getelementptr inbounds i64, ptr %2, i64 %78
  store i64 %77, ptr %79, align 8, !tbaa !12
  %80 = add nsw i64 %.2, 1
  br label %81

81:                                               ; preds = %37, %50
  %.3 = phi i64 [ %80, %50 ], [ %.2, %37 ]
  %82 = add nsw i64 %.075, 1
  br label %33, !llvm.loop !137

83:                                               ; preds = %33
  %84 = add nsw i64 %.076, 1
  br label %29, !llvm.loop !138

85:                                               ; preds = %29
  %86 = add nsw i64 %.074, 1
  br label %26, !llvm.loop !139

87:                                               ; preds = %26, %109
  %.072 = phi i64 [ %110, %109 ], [ 1, %26 ]
  %88 = icmp slt i64 %.072, %19
  br i1 %88, label %89, label %111

89:                                               ; preds = %87, %91
  %.0 = phi i64 [ %108, %91 ], [ 0, %87 ]
  %90 = icmp slt i64 %.0, %.073
  br i1 %90, label %91, label %109

91:                                               ; preds = %89
  %92 = mul nsw i64 2, %.0
  %93 = getelementptr inbounds i64, ptr %2, i64 %92
  %94 = load i64, ptr %93, align 8, !tbaa !12
  %95 = mul nsw i64 %.072, %25
  %96 = add nsw i64 %94, %95
  %97 = mul nsw i64 %.072, %.073
  %98 = add nsw i64 %97, %.0
  %99 = mul nsw i64 2, %98
  %100 = getelementptr inbounds i64, ptr %2, i64 %99
  store i64 %96, ptr %100, align 8, !tbaa !12
  %101 = add nsw i64 %92, 1
  %102 = getelementptr inbounds i64, ptr %2, i64 %101
  %103 = load i64, ptr %102, align 8, !tbaa !12
  %104 = mul nsw i64 %.072, %21
  %105 = add nsw i64 %103, %104
  %106 = add nsw i64 %99, 1
  %107 = getelementptr inbounds i64, ptr %2, i64 %106
  store i64 %105, ptr %107, align 8, !tbaa !12
  %108 = add nsw i64 %.0, 1
  br label %89, !llvm.loop !140

109:                                              ; preds = %89
  %110 = add nsw i64 %.072, 1
  br label %87, !llvm.loop !141

111:                                              ; preds = %87
  %112 = mul nsw i64 %19, %.073
  ret i64 %112
}

; Function Attrs: nounwind
define internal void @position(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, i64 noundef %6) #0 {
  %8 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %9 = load i64, ptr %8, align 8, !tbaa !48
  %10 = sdiv i64 %9, 16
  %11 = call i64 @sample_blocks(ptr noundef %0) #12
  %12 = load i64, ptr %8, align 8, !tbaa !48
  %13 = sub nsw i64 %12, 16
  br label %14

14:                                               ; preds = %16, %7
  %.0 = phi i64 [ 0, %7 ], [ %18, %16 ]
  %15 = icmp slt i64 %.0, %11
  br i1 %15, label %16, label %24

16:                                               ; preds = %14
  %17 = call i64 @piece_at(i64 noundef %10, i64 noundef %11, i64 noundef %.0) #12
  %18 = add nsw i64 %.0, 1
  %19 = call i64 @piece_at(i64 noundef %10, i64 noundef %11, i64 noundef %18) #12
  %20 = sub nsw i64 %19, %17
  %21 = mul nsw i64 %17, 16
  %22 = getelementptr inbounds float, ptr %1, i64 %21
  %23 = getelementptr inbounds float, ptr %5, i64 %21
  call void @position_of(ptr noundef %0, ptr noundef %22, ptr noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %23, i64 noundef %6, i64 noundef %20) #12
  br label %14, !llvm.loop !142

24:                                               ; preds = %14
  %25 = load i64, ptr %8, align 8, !tbaa !48
  %26 = srem i64 %25, 16
  %27 = icmp ne i64 %26, 0
  br i1 %27, label %28, label %31

28:                                               ; preds = %24
  %29 = getelementptr inbounds float, ptr %1, i64 %13
  %30 = getelementptr inbounds float, ptr %5, i64 %13
  call void @position_of(ptr noundef %0, ptr noundef %29, ptr noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %30, i64 noundef %6, i64 noundef 1) #12
  br label %31

31:                                               ; preds = %28, %24
  ret void
}

; Function Attrs: nounwind
define internal i64 @distance(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 12
  %6 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 %1
  %7 = load i64, ptr %6, align 8, !tbaa !12
  %8 = mul nsw i64 %3, %7
  %9 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 13
  %10 = load i64, ptr %9, align 8, !tbaa !67
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %18

12:                                               ; preds = %4
  %13 = sub nsw i64 %2, %8
  %14 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 10
  %15 = getelementptr inbounds [3 x i64], ptr %14, i64 0, i64 %1
  %16 = load i64, ptr %15, align 8, !tbaa !12
  %17 = sdiv i64 %13, %16
  br label %18

18:                                               ; preds = %4, %12
  %19 = phi i64 [ %17, %12 ], [ %8, %4 ]
  ret i64 %19
}

; Function Attrs: nounwind
define internal void @position_of(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, i64 noundef %6, i64 noundef %7) #0 {
  %9 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 13
  %10 = load i64, ptr %9, align 8, !tbaa !67
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %14 = load i64, ptr %13, align 8, !tbaa !18
  br label %18

15:                                               ; preds = %8
  %16 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %17 = load i64, ptr %16, align 8, !tbaa !15
  br label %18

18:                                               ; preds = %15, %12
  %19 = phi i64 [ %14, %12 ], [ %17, %15 ]
  %20 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 9
  %21 = call i64 @volume(ptr noundef %20) #12
  %22 = mul nsw i64 %19, %21
  %23 = load i64, ptr %9, align 8, !tbaa !67
  %24 = icmp ne i64 %23, 0
  br i1 %24, label %25, label %28

25:                                               ; preds = %18
  %26 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %27 = load i64, ptr %26, align 8, !tbaa !15
  br label %31

28:                                               ; preds = %18
  %29 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %30 = load i64, ptr %29, align 8, !tbaa !18
  br label %31

31:                                               ; preds = %28, %25
  %32 = phi i64 [ %27, %25 ], [ %30, %28 ]
  %33 = call i64 @tiles_of(ptr noundef %0) #12
  br label %34

34:                                               ; preds = %49, %31
  %.0 = phi i64 [ 0, %31 ], [ %38, %49 ]
  %35 = icmp slt i64 %.0, %33
  br i1 %35, label %36, label %50

36:                                               ; preds = %34
  %37 = call i64 @piece_at(i64 noundef %32, i64 noundef %33, i64 noundef %.0) #12
  %38 = add nsw i64 %.0, 1
  %39 = call i64 @piece_at(i64 noundef %32, i64 noundef %33, i64 noundef %38) #12
  %40 = sub nsw i64 %39, %37
  %41 = mul nsw i64 %37, %6
  %42 = getelementptr inbounds float, ptr %5, i64 %41
  %43 = mul nsw i64 %37, %22
  %44 = getelementptr inbounds float, ptr %4, i64 %43
  switch i64 %7, label %48 [
    i64 4, label %45
    i64 3, label %46
    i64 2, label %47
  ]

45:                                               ; preds = %36
  call void @listed_of_4(ptr noundef %44, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %40, ptr noundef %42, i64 noundef %6) #12
  br label %49

46:                                               ; preds = %36
  call void @listed_of_3(ptr noundef %44, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %40, ptr noundef %42, i64 noundef %6) #12
  br label %49

47:                                               ; preds = %36
  call void @listed_of_2(ptr noundef %44, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %40, ptr noundef %42, i64 noundef %6) #12
  br label %49

48:                                               ; preds = %36
  call void @listed_of_1(ptr noundef %44, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %40, ptr noundef %42, i64 noundef %6) #12
  br label %49

49:                                               ; preds = %45, %47, %48, %46
  br label %34, !llvm.loop !143

50:                                               ; preds = %34
  ret void
}

; Function Attrs: noinline nounwind
define internal void @listed_of_4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) #7 {
  switch i64 %4, label %14 [
    i64 1, label %8
    i64 2, label %9
    i64 3, label %10
    i64 4, label %11
    i64 5, label %12
    i64 6, label %13
  ]

8:                                                ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 1, i64 noundef 4, ptr noundef %5, i64 noundef %6) #12
  br label %14

9:                                                ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 2, i64 noundef 4, ptr noundef %5, i64 noundef %6) #12
  br label %14

10:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 3, i64 noundef 4, ptr noundef %5, i64 noundef %6) #12
  br label %14

11:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 4, i64 noundef 4, ptr noundef %5, i64 noundef %6) #12
  br label %14

12:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 5, i64 noundef 4, ptr noundef %5, i64 noundef %6) #12
  br label %14

13:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 6, i64 noundef 4, ptr noundef %5, i64 noundef %6) #12
  br label %14

14:                                               ; preds = %13, %12, %11, %10, %9, %8, %7
  ret void
}

; Function Attrs: noinline nounwind
define internal void @listed_of_3(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) #7 {
  switch i64 %4, label %16 [
    i64 1, label %8
    i64 2, label %9
    i64 3, label %10
    i64 4, label %11
    i64 5, label %12
    i64 6, label %13
    i64 7, label %14
    i64 8, label %15
  ]

8:                                                ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 1, i64 noundef 3, ptr noundef %5, i64 noundef %6) #12
  br label %16

9:                                                ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 2, i64 noundef 3, ptr noundef %5, i64 noundef %6) #12
  br label %16

10:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 3, i64 noundef 3, ptr noundef %5, i64 noundef %6) #12
  br label %16

11:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 4, i64 noundef 3, ptr noundef %5, i64 noundef %6) #12
  br label %16

12:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 5, i64 noundef 3, ptr noundef %5, i64 noundef %6) #12
  br label %16

13:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 6, i64 noundef 3, ptr noundef %5, i64 noundef %6) #12
  br label %16

14:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 7, i64 noundef 3, ptr noundef %5, i64 noundef %6) #12
  br label %16

15:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 8, i64 noundef 3, ptr noundef %5, i64 noundef %6) #12
  br label %16

16:                                               ; preds = %15, %14, %13, %12, %11, %10, %9, %8, %7
  ret void
}

; Function Attrs: noinline nounwind
define internal void @listed_of_2(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) #7 {
  switch i64 %4, label %20 [
    i64 1, label %8
    i64 2, label %9
    i64 3, label %10
    i64 4, label %11
    i64 5, label %12
    i64 6, label %13
    i64 7, label %14
    i64 8, label %15
    i64 9, label %16
    i64 10, label %17
    i64 11, label %18
    i64 12, label %19
  ]

8:                                                ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 1, i64 noundef 2, ptr noundef %5, i64 noundef %6) #12
  br label %20

9:                                                ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 2, i64 noundef 2, ptr noundef %5, i64 noundef %6) #12
  br label %20

10:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 3, i64 noundef 2, ptr noundef %5, i64 noundef %6) #12
  br label %20

11:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 4, i64 noundef 2, ptr noundef %5, i64 noundef %6) #12
  br label %20

12:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 5, i64 noundef 2, ptr noundef %5, i64 noundef %6) #12
  br label %20

13:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 6, i64 noundef 2, ptr noundef %5, i64 noundef %6) #12
  br label %20

14:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 7, i64 noundef 2, ptr noundef %5, i64 noundef %6) #12
  br label %20

15:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 8, i64 noundef 2, ptr noundef %5, i64 noundef %6) #12
  br label %20

16:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 9, i64 noundef 2, ptr noundef %5, i64 noundef %6) #12
  br label %20

17:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 10, i64 noundef 2, ptr noundef %5, i64 noundef %6) #12
  br label %20

18:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 11, i64 noundef 2, ptr noundef %5, i64 noundef %6) #12
  br label %20

19:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 12, i64 noundef 2, ptr noundef %5, i64 noundef %6) #12
  br label %20

20:                                               ; preds = %19, %18, %17, %16, %15, %14, %13, %12, %11, %10, %9, %8, %7
  ret void
}

; Function Attrs: noinline nounwind
define internal void @listed_of_1(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) #7 {
  switch i64 %4, label %20 [
    i64 1, label %8
    i64 2, label %9
    i64 3, label %10
    i64 4, label %11
    i64 5, label %12
    i64 6, label %13
    i64 7, label %14
    i64 8, label %15
    i64 9, label %16
    i64 10, label %17
    i64 11, label %18
    i64 12, label %19
  ]

8:                                                ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 1, i64 noundef 1, ptr noundef %5, i64 noundef %6) #12
  br label %20

9:                                                ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 2, i64 noundef 1, ptr noundef %5, i64 noundef %6) #12
  br label %20

10:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 3, i64 noundef 1, ptr noundef %5, i64 noundef %6) #12
  br label %20

11:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 4, i64 noundef 1, ptr noundef %5, i64 noundef %6) #12
  br label %20

12:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 5, i64 noundef 1, ptr noundef %5, i64 noundef %6) #12
  br label %20

13:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 6, i64 noundef 1, ptr noundef %5, i64 noundef %6) #12
  br label %20

14:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 7, i64 noundef 1, ptr noundef %5, i64 noundef %6) #12
  br label %20

15:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 8, i64 noundef 1, ptr noundef %5, i64 noundef %6) #12
  br label %20

16:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 9, i64 noundef 1, ptr noundef %5, i64 noundef %6) #12
  br label %20

17:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 10, i64 noundef 1, ptr noundef %5, i64 noundef %6) #12
  br label %20

18:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 11, i64 noundef 1, ptr noundef %5, i64 noundef %6) #12
  br label %20

19:                                               ; preds = %7
  call void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 12, i64 noundef 1, ptr noundef %5, i64 noundef %6) #12
  br label %20

20:                                               ; preds = %19, %18, %17, %16, %15, %14, %13, %12, %11, %10, %9, %8, %7
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @listed_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7) #8 {
  %9 = alloca [12 x [4 x <16 x float>]], align 16
  %10 = alloca [4 x <16 x float>], align 16
  call void @llvm.lifetime.start.p0(i64 3072, ptr %9) #11
  br label %11

11:                                               ; preds = %19, %8
  %.061 = phi i64 [ 0, %8 ], [ %20, %19 ]
  %12 = icmp slt i64 %.061, %4
  br i1 %12, label %13, label %21

13:                                               ; preds = %11, %15
  %.065 = phi i64 [ %18, %15 ], [ 0, %11 ]
  %14 = icmp slt i64 %.065, %5
  br i1 %14, label %15, label %19

15:                                               ; preds = %13
  %16 = getelementptr inbounds [12 x [4 x <16 x float>]], ptr %9, i64 0, i64 %.061
  %17 = getelementptr inbounds [4 x <16 x float>], ptr %16, i64 0, i64 %.065
  store <16 x float> zeroinitializer, ptr %17, align 16, !tbaa !54
  %18 = add nsw i64 %.065, 1
  br label %13, !llvm.loop !144

19:                                               ; preds = %13
  %20 = add nsw i64 %.061, 1
  br label %11, !llvm.loop !145

21:                                               ; preds = %11, %31
  %.064 = phi i64 [ %32, %31 ], [ 0, %11 ]
  %22 = icmp slt i64 %.064, %4
  br i1 %22, label %23, label %33

23:                                               ; preds = %21, %25
  %.063 = phi i64 [ %30, %25 ], [ 0, %21 ]
  %24 = icmp slt i64 %.063, %5
  br i1 %24, label %25, label %31

25:                                               ; preds = %23
  %26 = mul nsw i64 %.064, %7
  %27 = getelementptr inbounds float, ptr %6, i64 %26
  %28 = mul nsw i64 %.063, 16
  %29 = getelementptr inbounds float, ptr %27, i64 %28
  call void @llvm.prefetch.p0(ptr %29, i32 1, i32 3, i32 1)
  %30 = add nsw i64 %.063, 1
  br label %23, !llvm.loop !146

31:                                               ; preds = %23
  %32 = add nsw i64 %.064, 1
  br label %21, !llvm.loop !147

33:                                               ; preds = %21, %71
  %.062 = phi i64 [ %72, %71 ], [ 0, %21 ]
  %34 = icmp slt i64 %.062, %3
  br i1 %34, label %35, label %73

35:                                               ; preds = %33
  %36 = mul nsw i64 2, %.062
  %37 = getelementptr inbounds i64, ptr %2, i64 %36
  %38 = load i64, ptr %37, align 8, !tbaa !12
  %39 = getelementptr inbounds float, ptr %1, i64 %38
  %40 = add nsw i64 %36, 1
  %41 = getelementptr inbounds i64, ptr %2, i64 %40
  %42 = load i64, ptr %41, align 8, !tbaa !12
  %43 = mul nsw i64 %42, %4
  %44 = getelementptr inbounds float, ptr %0, i64 %43
  call void @llvm.lifetime.start.p0(i64 256, ptr %10) #11
  br label %45

45:                                               ; preds = %47, %35
  %.060 = phi i64 [ 0, %35 ], [ %52, %47 ]
  %46 = icmp slt i64 %.060, %5
  br i1 %46, label %47, label %53

47:                                               ; preds = %45
  %48 = mul nsw i64 %.060, 16
  %49 = getelementptr inbounds float, ptr %39, i64 %48
  %50 = load <16 x float>, ptr %49, align 4, !tbaa !54
  %51 = getelementptr inbounds [4 x <16 x float>], ptr %10, i64 0, i64 %.060
  store <16 x float> %50, ptr %51, align 16, !tbaa !54
  %52 = add nsw i64 %.060, 1
  br label %45, !llvm.loop !148

53:                                               ; preds = %45, %69
  %.059 = phi i64 [ %70, %69 ], [ 0, %45 ]
  %54 = icmp slt i64 %.059, %4
  br i1 %54, label %55, label %71

55:                                               ; preds = %53, %57
  %.058 = phi i64 [ %68, %57 ], [ 0, %53 ]
  %56 = icmp slt i64 %.058, %5
  br i1 %56, label %57, label %69

57:                                               ; preds = %55
  %58 = getelementptr inbounds float, ptr %44, i64 %.059
  %59 = load float, ptr %58, align 4, !tbaa !51
  %60 = insertelement <16 x float> poison, float %59, i64 0
  %61 = shufflevector <16 x float> %60, <16 x float> poison, <16 x i32> zeroinitializer
  %62 = getelementptr inbounds [4 x <16 x float>], ptr %10, i64 0, i64 %.058
  %63 = load <16 x float>, ptr %62, align 16, !tbaa !54
  %64 = getelementptr inbounds [12 x [4 x <16 x float>]], ptr %9, i64 0, i64 %.059
  %65 = getelementptr inbounds [4 x <16 x float>], ptr %64, i64 0, i64 %.058
  %66 = load <16 x float>, ptr %65, align 16, !tbaa !54
  %67 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %61, <16 x float> %63, <16 x float> %66)
  store <16 x float> %67, ptr %65, align 16, !tbaa !54
  %68 = add nsw i64 %.058, 1
  br label %55, !llvm.loop !149

69:                                               ; preds = %55
  %70 = add nsw i64 %.059, 1
  br label %53, !llvm.loop !150

71:                                               ; preds = %53
  call void @llvm.lifetime.end.p0(i64 256, ptr %10) #11
  %72 = add nsw i64 %.062, 1
  br label %33, !llvm.loop !151

73:                                               ; preds = %33, %86
  %.057 = phi i64 [ %87, %86 ], [ 0, %33 ]
  %74 = icmp slt i64 %.057, %4
  br i1 %74, label %75, label %88

75:                                               ; preds = %73, %77
  %.0 = phi i64 [ %85, %77 ], [ 0, %73 ]
  %76 = icmp slt i64 %.0, %5
  br i1 %76, label %77, label %86

77:                                               ; preds = %75
  %78 = getelementptr inbounds [12 x [4 x <16 x float>]], ptr %9, i64 0, i64 %.057
  %79 = getelementptr inbounds [4 x <16 x float>], ptr %78, i64 0, i64 %.0
  %80 = load <16 x float>, ptr %79, align 16, !tbaa !54
  %81 = mul nsw i64 %.057, %7
  %82 = getelementptr inbounds float, ptr %6, i64 %81
  %83 = mul nsw i64 %.0, 16
  %84 = getelementptr inbounds float, ptr %82, i64 %83
  store <16 x float> %80, ptr %84, align 4, !tbaa !54
  %85 = add nsw i64 %.0, 1
  br label %75, !llvm.loop !152

86:                                               ; preds = %75
  %87 = add nsw i64 %.057, 1
  br label %73, !llvm.loop !153

88:                                               ; preds = %73
  call void @llvm.lifetime.end.p0(i64 3072, ptr %9) #11
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #10

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #3 = { inlinehint nounwind "no-builtins" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { noinline nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #8 = { alwaysinline nounwind "no-builtins" }
attributes #9 = { noinline nounwind "no-builtins" }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #11 = { nounwind }
attributes #12 = { nobuiltin "no-builtins" }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !7, i64 32}
!3 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !5, i64 56, !5, i64 80, !5, i64 104, !5, i64 128, !5, i64 152, !5, i64 176, !7, i64 200, !7, i64 208, !4, i64 216, !7, i64 224, !4, i64 232, !7, i64 240}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long long", !5, i64 0}
!8 = !{!9, !7, i64 40}
!9 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48}
!10 = !{!9, !7, i64 48}
!11 = !{!3, !4, i64 16}
!12 = !{!7, !7, i64 0}
!13 = !{!3, !7, i64 208}
!14 = !{!9, !7, i64 0}
!15 = !{!3, !7, i64 40}
!16 = !{!9, !7, i64 8}
!17 = !{!9, !7, i64 16}
!18 = !{!3, !7, i64 48}
!19 = !{!9, !7, i64 24}
!20 = !{!9, !7, i64 32}
!21 = !{!3, !7, i64 240}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.mustprogress"}
!24 = distinct !{!24, !23}
!25 = distinct !{!25, !23}
!26 = distinct !{!26, !23}
!27 = !{!28, !4, i64 192}
!28 = !{!"", !7, i64 0, !5, i64 8, !7, i64 64, !5, i64 72, !7, i64 128, !7, i64 136, !7, i64 144, !5, i64 152, !4, i64 192, !4, i64 200, !7, i64 208, !7, i64 216, !7, i64 224, !7, i64 232, !4, i64 240, !4, i64 248, !4, i64 256, !4, i64 264, !4, i64 272, !4, i64 280, !4, i64 288}
!29 = !{!28, !4, i64 200}
!30 = !{!28, !7, i64 208}
!31 = !{!28, !7, i64 216}
!32 = !{!28, !7, i64 0}
!33 = !{!28, !4, i64 240}
!34 = !{!28, !4, i64 280}
!35 = !{!28, !4, i64 256}
!36 = !{!28, !4, i64 288}
!37 = !{!28, !4, i64 248}
!38 = !{!28, !7, i64 232}
!39 = !{!28, !4, i64 264}
!40 = distinct !{!40, !23}
!41 = !{!42, !7, i64 32}
!42 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32}
!43 = !{!42, !7, i64 24}
!44 = !{!42, !7, i64 8}
!45 = !{!42, !7, i64 16}
!46 = !{!3, !4, i64 0}
!47 = !{!42, !7, i64 0}
!48 = !{!3, !7, i64 24}
!49 = !{!3, !4, i64 216}
!50 = !{!3, !7, i64 224}
!51 = !{!52, !52, i64 0}
!52 = !{!"float", !5, i64 0}
!53 = distinct !{!53, !23}
!54 = !{!5, !5, i64 0}
!55 = distinct !{!55, !23}
!56 = !{!57, !7, i64 0}
!57 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16}
!58 = !{!57, !7, i64 8}
!59 = !{!57, !7, i64 16}
!60 = distinct !{!60, !23}
!61 = distinct !{!61, !23}
!62 = distinct !{!62, !23}
!63 = distinct !{!63, !23}
!64 = distinct !{!64, !23}
!65 = distinct !{!65, !23}
!66 = distinct !{!66, !23}
!67 = !{!3, !7, i64 200}
!68 = !{!3, !4, i64 8}
!69 = !{!3, !4, i64 232}
!70 = distinct !{!70, !23}
!71 = distinct !{!71, !23}
!72 = distinct !{!72, !23}
!73 = distinct !{!73, !23}
!74 = distinct !{!74, !23}
!75 = !{i64 0, i64 8, !12, i64 8, i64 8, !12, i64 16, i64 8, !12}
!76 = distinct !{!76, !23}
!77 = distinct !{!77, !23}
!78 = !{!28, !7, i64 224}
!79 = !{i64 0, i64 8, !12, i64 8, i64 8, !12, i64 16, i64 8, !12, i64 24, i64 40, !54, i64 64, i64 40, !54, i64 104, i64 8, !12, i64 112, i64 8, !12}
!80 = distinct !{!80, !23}
!81 = distinct !{!81, !23}
!82 = !{!83, !7, i64 8}
!83 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40}
!84 = !{!83, !7, i64 24}
!85 = distinct !{!85, !23}
!86 = !{!83, !7, i64 0}
!87 = !{!83, !7, i64 32}
!88 = !{!83, !7, i64 40}
!89 = !{!83, !7, i64 16}
!90 = distinct !{!90, !23}
!91 = distinct !{!91, !23}
!92 = distinct !{!92, !23}
!93 = distinct !{!93, !23}
!94 = !{!95, !7, i64 112}
!95 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !5, i64 24, !5, i64 64, !7, i64 104, !7, i64 112}
!96 = !{!95, !7, i64 8}
!97 = !{!95, !7, i64 16}
!98 = !{!95, !7, i64 104}
!99 = !{!95, !7, i64 0}
!100 = !{!4, !4, i64 0}
!101 = distinct !{!101, !23}
!102 = distinct !{!102, !23}
!103 = !{!104, !7, i64 64}
!104 = !{!"", !5, i64 0, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !4, i64 120}
!105 = !{!104, !7, i64 72}
!106 = !{!104, !7, i64 80}
!107 = !{!104, !7, i64 88}
!108 = !{!104, !7, i64 96}
!109 = !{!104, !7, i64 104}
!110 = !{!104, !7, i64 112}
!111 = !{!104, !4, i64 120}
!112 = distinct !{!112, !23}
!113 = distinct !{!113, !23}
!114 = distinct !{!114, !23}
!115 = distinct !{!115, !23, !116}
!116 = !{!"llvm.loop.unroll.full"}
!117 = distinct !{!117, !23, !116}
!118 = distinct !{!118, !23, !116}
!119 = distinct !{!119, !23, !116}
!120 = distinct !{!120, !23, !116}
!121 = distinct !{!121, !23, !116}
!122 = distinct !{!122, !23, !123}
!123 = !{!"llvm.loop.unroll.disable"}
!124 = distinct !{!124, !23, !116}
!125 = distinct !{!125, !23, !116}
!126 = distinct !{!126, !23, !116}
!127 = distinct !{!127, !123}
!128 = distinct !{!128, !23, !116}
!129 = distinct !{!129, !23, !116}
!130 = distinct !{!130, !23, !123}
!131 = distinct !{!131, !23, !123}
!132 = distinct !{!132, !23, !116}
!133 = distinct !{!133, !23, !116}
!134 = distinct !{!134, !23}
!135 = distinct !{!135, !23}
!136 = distinct !{!136, !23}
!137 = distinct !{!137, !23}
!138 = distinct !{!138, !23}
!139 = distinct !{!139, !23}
!140 = distinct !{!140, !23}
!141 = distinct !{!141, !23}
!142 = distinct !{!142, !23}
!143 = distinct !{!143, !23}
!144 = distinct !{!144, !23, !116}
!145 = distinct !{!145, !23, !116}
!146 = distinct !{!146, !23, !116}
!147 = distinct !{!147, !23, !116}
!148 = distinct !{!148, !23, !116}
!149 = distinct !{!149, !23, !116}
!150 = distinct !{!150, !23, !116}
!151 = distinct !{!151, !23, !123}
!152 = distinct !{!152, !23, !116}
!153 = distinct !{!153, !23, !116}
