; Made by tools/ir.py from convolution.c with clang 19; do not edit.
; sha256 of the C source: f1fc50bca1c8dd6d13945136654b69dc0c89c99fa67d67833c2776f722c52231

%struct.weight_cut = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.convolution = type { ptr, ptr, ptr, i64, i64, i64, i64, [3 x i64], [3 x i64], [3 x i64], [3 x i64], [3 x i64], [3 x i64], i64, i64, ptr, i64, ptr, i64 }
%struct.pool = type { i64, [56 x i8], i64, [56 x i8], i64, i64, i64, [40 x i8], ptr, ptr, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.weight_share = type { i64, i64, i64, i64, i64, i64, i64, ptr }
%struct.rows_at_once = type { i64, i64, i64 }
%struct.along = type { i64, i64, i64 }
%struct.fetched_ahead = type { [2 x %struct.fetched_pieces], i64, i64 }
%struct.fetched_pieces = type { ptr, i64, i64, i64, i64 }
%struct.columns_of_tile = type { i64, i64, i64, i64, i64, i64 }
%struct.met_columns = type { i64, i64, i64, [5 x ptr], [5 x i64], i64, i64 }
%struct.tile_rows = type { [8 x ptr], i64, i64, i64, i64, i64, i64, i64, ptr, ptr }

; Function Attrs: nounwind
define i64 @convolve_weight(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca %struct.weight_cut, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #11
  call void @cut_of(ptr dead_on_unwind writable sret(%struct.weight_cut) align 8 %3, ptr noundef %1) #12
  %4 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 4
  %5 = load i64, ptr %4, align 8, !tbaa !2
  %6 = getelementptr inbounds %struct.weight_cut, ptr %3, i32 0, i32 7
  %7 = load i64, ptr %6, align 8, !tbaa !8
  %8 = mul nsw i64 %5, %7
  %9 = getelementptr inbounds %struct.weight_cut, ptr %3, i32 0, i32 5
  %10 = load i64, ptr %9, align 8, !tbaa !10
  %11 = mul nsw i64 %8, %10
  %12 = getelementptr inbounds %struct.weight_cut, ptr %3, i32 0, i32 6
  %13 = load i64, ptr %12, align 8, !tbaa !11
  %14 = mul nsw i64 %11, %13
  call void @shared(ptr noundef %0, ptr noundef @weight_part, ptr noundef %1, i64 noundef %14) #12
  %15 = load i64, ptr %6, align 8, !tbaa !8
  %16 = icmp sgt i64 %15, 1
  br i1 %16, label %17, label %18

17:                                               ; preds = %2
  call void @add_partial(ptr noundef %1, i64 noundef %15) #12
  br label %18

18:                                               ; preds = %17, %2
  %19 = call i64 @has_border(ptr noundef %1) #12
  %20 = icmp ne i64 %19, 0
  br i1 %20, label %21, label %27

21:                                               ; preds = %18
  %22 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 2
  %23 = load ptr, ptr %22, align 8, !tbaa !12
  %24 = call i64 @weights_of(ptr noundef %1) #12
  %25 = call i64 @are_finite(ptr noundef %23, i64 noundef %24) #12
  %26 = icmp ne i64 %25, 0
  br label %27

27:                                               ; preds = %21, %18
  %28 = phi i1 [ true, %18 ], [ %26, %21 ]
  %29 = zext i1 %28 to i32
  %30 = sext i32 %29 to i64
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #11
  ret i64 %30
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define internal void @cut_of(ptr dead_on_unwind noalias writable sret(%struct.weight_cut) align 8 %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 9
  %4 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 2
  %5 = load i64, ptr %4, align 8, !tbaa !13
  %6 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 14
  %7 = load i64, ptr %6, align 8, !tbaa !14
  %8 = icmp ne i64 %7, 0
  %9 = select i1 %8, i32 5, i32 3
  %10 = sext i32 %9 to i64
  %11 = call i64 @pieces_of(i64 noundef %5, i64 noundef %10) #12
  store i64 %11, ptr %0, align 8, !tbaa !15
  %12 = call i64 @pieces_of(i64 noundef %5, i64 noundef %11) #12
  %13 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 5
  %14 = load i64, ptr %13, align 8, !tbaa !16
  %15 = load i64, ptr %6, align 8, !tbaa !14
  %16 = icmp ne i64 %15, 0
  %17 = select i1 %16, i32 4, i32 3
  %18 = sext i32 %17 to i64
  %19 = sdiv i64 %18, %12
  %20 = call i64 @larger(i64 noundef 1, i64 noundef %19) #12
  %21 = call i64 @pieces_of(i64 noundef %14, i64 noundef %20) #12
  %22 = getelementptr inbounds %struct.weight_cut, ptr %0, i32 0, i32 1
  store i64 %21, ptr %22, align 8, !tbaa !17
  %23 = load i64, ptr %13, align 8, !tbaa !16
  %24 = call i64 @pieces_of(i64 noundef %23, i64 noundef %21) #12
  %25 = mul nsw i64 %12, %24
  %26 = getelementptr inbounds %struct.weight_cut, ptr %0, i32 0, i32 2
  store i64 %25, ptr %26, align 8, !tbaa !18
  %27 = load i64, ptr %6, align 8, !tbaa !14
  %28 = icmp ne i64 %27, 0
  %29 = icmp eq i64 %25, 5
  %30 = icmp eq i64 %25, 4
  %31 = select i1 %30, i32 6, i32 8
  %32 = select i1 %29, i32 5, i32 %31
  %33 = select i1 %28, i32 %32, i32 2
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 6
  %36 = load i64, ptr %35, align 8, !tbaa !19
  %37 = call i64 @pieces_of(i64 noundef %36, i64 noundef %34) #12
  %38 = getelementptr inbounds %struct.weight_cut, ptr %0, i32 0, i32 3
  store i64 %37, ptr %38, align 8, !tbaa !20
  %39 = load i64, ptr %22, align 8, !tbaa !17
  %40 = load i64, ptr %3, align 8, !tbaa !13
  %41 = mul nsw i64 %39, %40
  %42 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 1
  %43 = load i64, ptr %42, align 8, !tbaa !13
  %44 = mul nsw i64 %41, %43
  %45 = getelementptr inbounds %struct.weight_cut, ptr %0, i32 0, i32 4
  store i64 %44, ptr %45, align 8, !tbaa !21
  %46 = getelementptr inbounds %struct.weight_cut, ptr %0, i32 0, i32 6
  store i64 1, ptr %46, align 8, !tbaa !11
  %47 = getelementptr inbounds %struct.weight_cut, ptr %0, i32 0, i32 5
  store i64 1, ptr %47, align 8, !tbaa !10
  %48 = call i64 @row_parts_of(ptr noundef %1) #12
  %49 = getelementptr inbounds %struct.weight_cut, ptr %0, i32 0, i32 7
  store i64 %48, ptr %49, align 8, !tbaa !8
  %50 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 18
  %51 = load i64, ptr %50, align 8, !tbaa !22
  %52 = srem i64 %48, %51
  %53 = icmp ne i64 %52, 0
  %. = select i1 %53, i64 %51, i64 1
  br label %54

54:                                               ; preds = %62, %2
  %.030 = phi i64 [ 2, %2 ], [ %63, %62 ]
  %.0 = phi i64 [ %., %2 ], [ %.1, %62 ]
  %55 = icmp sgt i64 %.0, 1
  br i1 %55, label %56, label %64

56:                                               ; preds = %54, %59
  %.1 = phi i64 [ %61, %59 ], [ %.0, %54 ]
  %57 = srem i64 %.1, %.030
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %59, label %62

59:                                               ; preds = %56
  %60 = call i64 @is_cut(ptr noundef %1, ptr noundef %0, i64 noundef %.030) #12
  %61 = sdiv i64 %.1, %.030
  br label %56, !llvm.loop !23

62:                                               ; preds = %56
  %63 = add nsw i64 %.030, 1
  br label %54, !llvm.loop !25

64:                                               ; preds = %54
  %65 = load i64, ptr %35, align 8, !tbaa !19
  %66 = load i64, ptr %13, align 8, !tbaa !16
  %67 = mul nsw i64 %65, %66
  %68 = call i64 @volume(ptr noundef %3) #12
  %69 = mul nsw i64 %67, %68
  br label %70

70:                                               ; preds = %76, %64
  %71 = load i64, ptr %47, align 8, !tbaa !10
  %72 = mul nsw i64 10240, %71
  %73 = load i64, ptr %46, align 8, !tbaa !11
  %74 = mul nsw i64 %72, %73
  %75 = icmp sgt i64 %69, %74
  br i1 %75, label %76, label %.critedge

76:                                               ; preds = %70
  %77 = call i64 @is_cut(ptr noundef %1, ptr noundef %0, i64 noundef 2) #12
  %78 = icmp ne i64 %77, 0
  br i1 %78, label %70, label %.critedge, !llvm.loop !26

.critedge:                                        ; preds = %70, %76
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
  br label %12, !llvm.loop !27

16:                                               ; preds = %7
  %17 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  store ptr %2, ptr %17, align 8, !tbaa !28
  %18 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 9
  store ptr %1, ptr %18, align 8, !tbaa !30
  %19 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 10
  store i64 %3, ptr %19, align 8, !tbaa !31
  %20 = icmp slt i64 %3, 32
  %. = select i1 %20, i64 %3, i64 32
  %21 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 11
  store i64 %., ptr %21, align 8, !tbaa !32
  %22 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 2
  store atomic i64 0, ptr %22 seq_cst, align 8
  %23 = load i64, ptr %0, align 8, !tbaa !33
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
  %35 = load ptr, ptr %34, align 8, !tbaa !34
  %36 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 19
  %37 = load ptr, ptr %36, align 8, !tbaa !35
  %38 = call i64 %35(ptr noundef %37) #12
  %39 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 16
  %40 = load ptr, ptr %39, align 8, !tbaa !36
  %41 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 20
  %42 = load ptr, ptr %41, align 8, !tbaa !37
  %43 = call i64 %40(ptr noundef %42) #12
  %44 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 15
  %45 = load ptr, ptr %44, align 8, !tbaa !38
  %46 = load ptr, ptr %36, align 8, !tbaa !35
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
  %54 = load i64, ptr %53, align 8, !tbaa !39
  %55 = sdiv i64 %54, 8
  %56 = icmp sgt i64 %.044, %55
  br i1 %56, label %57, label %61

57:                                               ; preds = %52
  %58 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 17
  %59 = load ptr, ptr %58, align 8, !tbaa !40
  %60 = call i64 %59(ptr noundef null) #12
  br label %61

61:                                               ; preds = %52, %57
  %62 = add nsw i64 %.044, 1
  br label %49, !llvm.loop !41

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
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #11
  call void @cut_of(ptr dead_on_unwind writable sret(%struct.weight_cut) align 8 %4, ptr noundef %0) #12
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #11
  call void @share_of(ptr dead_on_unwind writable sret(%struct.weight_share) align 8 %5, ptr noundef %0, ptr noundef %4, i64 noundef %1) #12
  %7 = getelementptr inbounds %struct.weight_share, ptr %5, i32 0, i32 4
  %8 = load i64, ptr %7, align 8, !tbaa !42
  %9 = getelementptr inbounds %struct.weight_share, ptr %5, i32 0, i32 3
  %10 = load i64, ptr %9, align 8, !tbaa !44
  %11 = sub nsw i64 %8, %10
  %12 = load i64, ptr %4, align 8, !tbaa !15
  %13 = mul nsw i64 %11, %12
  %14 = getelementptr inbounds %struct.weight_cut, ptr %4, i32 0, i32 2
  %15 = load i64, ptr %14, align 8, !tbaa !18
  %16 = mul nsw i64 %13, %15
  %17 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %18 = load i64, ptr %17, align 8, !tbaa !19
  %19 = getelementptr inbounds %struct.weight_cut, ptr %4, i32 0, i32 3
  %20 = load i64, ptr %19, align 8, !tbaa !20
  %21 = getelementptr inbounds %struct.weight_share, ptr %5, i32 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !45
  %23 = call i64 @piece_at(i64 noundef %18, i64 noundef %20, i64 noundef %22) #12
  %24 = load i64, ptr %17, align 8, !tbaa !19
  %25 = load i64, ptr %19, align 8, !tbaa !20
  %26 = getelementptr inbounds %struct.weight_share, ptr %5, i32 0, i32 2
  %27 = load i64, ptr %26, align 8, !tbaa !46
  %28 = call i64 @piece_at(i64 noundef %24, i64 noundef %25, i64 noundef %27) #12
  %29 = sub nsw i64 %28, %23
  %30 = load ptr, ptr %0, align 8, !tbaa !47
  %31 = load i64, ptr %5, align 8, !tbaa !48
  %32 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %33 = load i64, ptr %32, align 8, !tbaa !16
  %34 = mul nsw i64 %31, %33
  %35 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 7
  %36 = call i64 @volume(ptr noundef %35) #12
  %37 = mul nsw i64 %34, %36
  %38 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %39 = load i64, ptr %38, align 8, !tbaa !49
  %40 = mul nsw i64 %37, %39
  %41 = getelementptr inbounds float, ptr %30, i64 %40
  %42 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 15
  %43 = load ptr, ptr %42, align 8, !tbaa !50
  %44 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 16
  %45 = load i64, ptr %44, align 8, !tbaa !51
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
  %54 = load i64, ptr %38, align 8, !tbaa !49
  %55 = icmp slt i64 %.0, %54
  br i1 %55, label %56, label %59

56:                                               ; preds = %53
  %57 = getelementptr inbounds float, ptr %47, i64 %.0
  store float 0.000000e+00, ptr %57, align 4, !tbaa !52
  %58 = add nsw i64 %.0, 1
  br label %53, !llvm.loop !54

59:                                               ; preds = %53, %61
  %.065 = phi i64 [ %63, %61 ], [ 0, %53 ]
  %60 = icmp slt i64 %.065, %51
  br i1 %60, label %61, label %64

61:                                               ; preds = %59
  %62 = getelementptr inbounds <16 x float>, ptr %50, i64 %.065
  store <16 x float> zeroinitializer, ptr %62, align 4, !tbaa !55
  %63 = add nsw i64 %.065, 1
  br label %59, !llvm.loop !56

64:                                               ; preds = %59
  %65 = call i64 @rows_at_once_of(ptr noundef %0, ptr noundef %4) #12
  %66 = getelementptr inbounds %struct.weight_share, ptr %5, i32 0, i32 5
  %67 = load i64, ptr %66, align 8, !tbaa !57
  br label %68

68:                                               ; preds = %72, %64
  %.067 = phi i64 [ %67, %64 ], [ %82, %72 ]
  %69 = getelementptr inbounds %struct.weight_share, ptr %5, i32 0, i32 6
  %70 = load i64, ptr %69, align 8, !tbaa !58
  %71 = icmp slt i64 %.067, %70
  br i1 %71, label %72, label %88

72:                                               ; preds = %68
  %73 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 8
  %74 = getelementptr inbounds [3 x i64], ptr %73, i64 0, i64 1
  %75 = load i64, ptr %74, align 8, !tbaa !13
  %76 = sdiv i64 %.067, %75
  %77 = add nsw i64 %.067, %65
  %78 = call i64 @smaller(i64 noundef %77, i64 noundef %70) #12
  %79 = add nsw i64 %76, 1
  %80 = load i64, ptr %74, align 8, !tbaa !13
  %81 = mul nsw i64 %79, %80
  %82 = call i64 @smaller(i64 noundef %78, i64 noundef %81) #12
  call void @llvm.lifetime.start.p0(i64 24, ptr %6) #11
  store i64 %76, ptr %6, align 8, !tbaa !59
  %83 = getelementptr inbounds %struct.rows_at_once, ptr %6, i32 0, i32 1
  %84 = load i64, ptr %74, align 8, !tbaa !13
  %85 = srem i64 %.067, %84
  store i64 %85, ptr %83, align 8, !tbaa !61
  %86 = getelementptr inbounds %struct.rows_at_once, ptr %6, i32 0, i32 2
  %87 = sub nsw i64 %82, %.067
  store i64 %87, ptr %86, align 8, !tbaa !62
  call void @share_at_rows(ptr noundef %0, ptr noundef %4, ptr noundef %5, ptr noundef %41, ptr noundef %6, ptr noundef %47, ptr noundef %52, ptr noundef %50) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr %6) #11
  br label %68, !llvm.loop !63

88:                                               ; preds = %68
  %89 = load i64, ptr %21, align 8, !tbaa !45
  br label %90

90:                                               ; preds = %93, %88
  %.066 = phi i64 [ %89, %88 ], [ %99, %93 ]
  %91 = load i64, ptr %26, align 8, !tbaa !46
  %92 = icmp slt i64 %.066, %91
  br i1 %92, label %93, label %113

93:                                               ; preds = %90
  %94 = load i64, ptr %17, align 8, !tbaa !19
  %95 = load i64, ptr %19, align 8, !tbaa !20
  %96 = call i64 @piece_at(i64 noundef %94, i64 noundef %95, i64 noundef %.066) #12
  %97 = load i64, ptr %17, align 8, !tbaa !19
  %98 = load i64, ptr %19, align 8, !tbaa !20
  %99 = add nsw i64 %.066, 1
  %100 = call i64 @piece_at(i64 noundef %97, i64 noundef %98, i64 noundef %99) #12
  %101 = sub nsw i64 %100, %96
  %102 = getelementptr inbounds %struct.weight_share, ptr %5, i32 0, i32 7
  %103 = load ptr, ptr %102, align 8, !tbaa !64
  %104 = load i64, ptr %5, align 8, !tbaa !48
  %105 = load i64, ptr %17, align 8, !tbaa !19
  %106 = mul nsw i64 %104, %105
  %107 = add nsw i64 %106, %96
  %108 = load i64, ptr %9, align 8, !tbaa !44
  %109 = load i64, ptr %7, align 8, !tbaa !42
  %110 = sub nsw i64 %96, %23
  %111 = mul nsw i64 %110, %16
  %112 = getelementptr inbounds <16 x float>, ptr %50, i64 %111
  call void @put_weights(ptr noundef %0, ptr noundef %4, ptr noundef %103, i64 noundef %107, i64 noundef %101, i64 noundef %108, i64 noundef %109, ptr noundef %112) #12
  br label %90, !llvm.loop !65

113:                                              ; preds = %90
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #11
  ret void
}

; Function Attrs: nounwind
define internal void @add_partial(ptr noundef %0, i64 noundef %1) #2 {
  %3 = call i64 @weights_of(ptr noundef %0) #12
  br label %4

4:                                                ; preds = %21, %2
  %.017 = phi i64 [ 0, %2 ], [ %25, %21 ]
  %5 = icmp slt i64 %.017, %3
  br i1 %5, label %6, label %26

6:                                                ; preds = %4
  %7 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 17
  %8 = load ptr, ptr %7, align 8, !tbaa !66
  %9 = getelementptr inbounds float, ptr %8, i64 %.017
  %10 = load float, ptr %9, align 4, !tbaa !52
  br label %11

11:                                               ; preds = %13, %6
  %.016 = phi float [ %10, %6 ], [ %19, %13 ]
  %.0 = phi i64 [ 1, %6 ], [ %20, %13 ]
  %12 = icmp slt i64 %.0, %1
  br i1 %12, label %13, label %21

13:                                               ; preds = %11
  %14 = load ptr, ptr %7, align 8, !tbaa !66
  %15 = mul nsw i64 %.0, %3
  %16 = add nsw i64 %15, %.017
  %17 = getelementptr inbounds float, ptr %14, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !52
  %19 = fadd float %.016, %18
  %20 = add nsw i64 %.0, 1
  br label %11, !llvm.loop !67

21:                                               ; preds = %11
  %22 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 2
  %23 = load ptr, ptr %22, align 8, !tbaa !12
  %24 = getelementptr inbounds float, ptr %23, i64 %.017
  store float %.016, ptr %24, align 4, !tbaa !52
  %25 = add nsw i64 %.017, 1
  br label %4, !llvm.loop !68

26:                                               ; preds = %4
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
  %7 = load i64, ptr %6, align 8, !tbaa !13
  %8 = sub nsw i64 %7, 1
  %9 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 10
  %10 = getelementptr inbounds [3 x i64], ptr %9, i64 0, i64 %.018
  %11 = load i64, ptr %10, align 8, !tbaa !13
  %12 = mul nsw i64 %8, %11
  %13 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 11
  %14 = getelementptr inbounds [3 x i64], ptr %13, i64 0, i64 %.018
  %15 = load i64, ptr %14, align 8, !tbaa !13
  %16 = sub nsw i64 %12, %15
  %17 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 9
  %18 = getelementptr inbounds [3 x i64], ptr %17, i64 0, i64 %.018
  %19 = load i64, ptr %18, align 8, !tbaa !13
  %20 = sub nsw i64 %19, 1
  %21 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 12
  %22 = getelementptr inbounds [3 x i64], ptr %21, i64 0, i64 %.018
  %23 = load i64, ptr %22, align 8, !tbaa !13
  %24 = mul nsw i64 %20, %23
  %25 = add nsw i64 %16, %24
  %26 = icmp sgt i64 %15, 0
  br i1 %26, label %32, label %27

27:                                               ; preds = %4
  %28 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 7
  %29 = getelementptr inbounds [3 x i64], ptr %28, i64 0, i64 %.018
  %30 = load i64, ptr %29, align 8, !tbaa !13
  %31 = icmp sge i64 %25, %30
  br label %32

32:                                               ; preds = %27, %4
  %33 = phi i1 [ true, %4 ], [ %31, %27 ]
  %34 = zext i1 %33 to i32
  %35 = sext i32 %34 to i64
  %36 = or i64 %.0, %35
  %37 = add nsw i64 %.018, 1
  br label %2, !llvm.loop !69

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
  %8 = load <16 x float>, ptr %7, align 4, !tbaa !55
  %9 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %8, <16 x float> zeroinitializer, <16 x float> %.020)
  br label %3, !llvm.loop !70

10:                                               ; preds = %3, %12
  %.018 = phi float [ %15, %12 ], [ 0.000000e+00, %3 ]
  %.1 = phi i64 [ %16, %12 ], [ %.017, %3 ]
  %11 = icmp slt i64 %.1, %1
  br i1 %11, label %12, label %17

12:                                               ; preds = %10
  %13 = getelementptr inbounds float, ptr %0, i64 %.1
  %14 = load float, ptr %13, align 4, !tbaa !52
  %15 = call float @llvm.fmuladd.f32(float %14, float 0.000000e+00, float %.018)
  %16 = add nsw i64 %.1, 1
  br label %10, !llvm.loop !71

17:                                               ; preds = %10, %19
  %.119 = phi float [ %21, %19 ], [ %.018, %10 ]
  %.0 = phi i64 [ %22, %19 ], [ 0, %10 ]
  %18 = icmp slt i64 %.0, 16
  br i1 %18, label %19, label %23

19:                                               ; preds = %17
  %20 = extractelement <16 x float> %.020, i64 %.0
  %21 = fadd float %.119, %20
  %22 = add nsw i64 %.0, 1
  br label %17, !llvm.loop !72

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
  %5 = load i64, ptr %4, align 8, !tbaa !19
  %6 = mul nsw i64 %3, %5
  %7 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %8 = load i64, ptr %7, align 8, !tbaa !16
  %9 = mul nsw i64 %6, %8
  %10 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 9
  %11 = call i64 @volume(ptr noundef %10) #12
  %12 = mul nsw i64 %9, %11
  ret i64 %12
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define i64 @partial_memory(ptr noundef %0) #0 {
  %2 = call i64 @row_parts_of(ptr noundef %0) #12
  %3 = icmp sgt i64 %2, 1
  br i1 %3, label %4, label %7

4:                                                ; preds = %1
  %5 = call i64 @weights_of(ptr noundef %0) #12
  %6 = mul nsw i64 %2, %5
  br label %7

7:                                                ; preds = %1, %4
  %8 = phi i64 [ %6, %4 ], [ 0, %1 ]
  ret i64 %8
}

; Function Attrs: nounwind
define internal i64 @row_parts_of(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 8
  %3 = call i64 @volume(ptr noundef %2) #12
  %4 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %5 = load i64, ptr %4, align 8, !tbaa !49
  %6 = call i64 @pieces_of(i64 noundef %5, i64 noundef 16) #12
  %7 = mul nsw i64 %3, %6
  %8 = call i64 @weights_of(ptr noundef %0) #12
  %9 = sdiv i64 262144, %8
  %10 = call i64 @larger(i64 noundef 1, i64 noundef %9) #12
  %11 = load i64, ptr %2, align 8, !tbaa !13
  %12 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 1
  %13 = load i64, ptr %12, align 8, !tbaa !13
  %14 = mul nsw i64 %11, %13
  %15 = call i64 @smaller(i64 noundef 16, i64 noundef %14) #12
  %16 = call i64 @smaller(i64 noundef %15, i64 noundef %10) #12
  %17 = sdiv i64 %7, 4096
  %18 = call i64 @smaller(i64 noundef %16, i64 noundef %17) #12
  br label %19

19:                                               ; preds = %19, %1
  %.0 = phi i64 [ 1, %1 ], [ %20, %19 ]
  %20 = mul nsw i64 2, %.0
  %21 = icmp sle i64 %20, %18
  br i1 %21, label %19, label %22, !llvm.loop !73

22:                                               ; preds = %19
  ret i64 %.0
}

; Function Attrs: nounwind
define i64 @weight_memory(ptr noundef %0) #0 {
  %2 = alloca %struct.weight_cut, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr %2) #11
  call void @cut_of(ptr dead_on_unwind writable sret(%struct.weight_cut) align 8 %2, ptr noundef %0) #12
  %3 = getelementptr inbounds %struct.weight_cut, ptr %2, i32 0, i32 3
  %4 = load i64, ptr %3, align 8, !tbaa !20
  %5 = getelementptr inbounds %struct.weight_cut, ptr %2, i32 0, i32 5
  %6 = load i64, ptr %5, align 8, !tbaa !10
  %7 = call i64 @pieces_of(i64 noundef %4, i64 noundef %6) #12
  %8 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %9 = load i64, ptr %8, align 8, !tbaa !19
  %10 = load i64, ptr %3, align 8, !tbaa !20
  %11 = call i64 @pieces_of(i64 noundef %9, i64 noundef %10) #12
  %12 = mul nsw i64 %7, %11
  %13 = getelementptr inbounds %struct.weight_cut, ptr %2, i32 0, i32 4
  %14 = load i64, ptr %13, align 8, !tbaa !21
  %15 = getelementptr inbounds %struct.weight_cut, ptr %2, i32 0, i32 6
  %16 = load i64, ptr %15, align 8, !tbaa !11
  %17 = call i64 @pieces_of(i64 noundef %14, i64 noundef %16) #12
  %18 = getelementptr inbounds %struct.weight_cut, ptr %2, i32 0, i32 2
  %19 = load i64, ptr %18, align 8, !tbaa !18
  %20 = mul nsw i64 %12, %19
  %21 = mul nsw i64 %20, 16
  %22 = add nsw i64 %21, 30
  %23 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %24 = load i64, ptr %23, align 8, !tbaa !49
  %25 = call i64 @pieces_of(i64 noundef %24, i64 noundef 16) #12
  %26 = mul nsw i64 %25, 16
  %27 = load i64, ptr %2, align 8, !tbaa !15
  %28 = mul nsw i64 %17, %27
  %29 = mul nsw i64 %28, %22
  %30 = add nsw i64 %26, %29
  %31 = call i64 @pieces_of(i64 noundef %30, i64 noundef 16) #12
  %32 = mul nsw i64 %31, 16
  call void @llvm.lifetime.end.p0(i64 64, ptr %2) #11
  ret i64 %32
}

; Function Attrs: nounwind
define internal i64 @pieces_of(i64 noundef %0, i64 noundef %1) #0 {
  %3 = add nsw i64 %0, %1
  %4 = sub nsw i64 %3, 1
  %5 = sdiv i64 %4, %1
  ret i64 %5
}

; Function Attrs: nounwind
define i64 @listed_memory(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 13
  %3 = load i64, ptr %2, align 8, !tbaa !74
  %4 = icmp ne i64 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %7 = load i64, ptr %6, align 8, !tbaa !19
  br label %11

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %10 = load i64, ptr %9, align 8, !tbaa !16
  br label %11

11:                                               ; preds = %8, %5
  %12 = phi i64 [ %7, %5 ], [ %10, %8 ]
  %13 = mul nsw i64 24, %12
  %14 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 9
  %15 = call i64 @volume(ptr noundef %14) #12
  %16 = mul nsw i64 %13, %15
  %17 = call i64 @pieces_of(i64 noundef %16, i64 noundef 16) #12
  %18 = mul nsw i64 %17, 16
  ret i64 %18
}

; Function Attrs: nounwind
define internal i64 @volume(ptr noundef %0) #0 {
  %2 = load i64, ptr %0, align 8, !tbaa !13
  %3 = getelementptr inbounds i64, ptr %0, i64 1
  %4 = load i64, ptr %3, align 8, !tbaa !13
  %5 = mul nsw i64 %2, %4
  %6 = getelementptr inbounds i64, ptr %0, i64 2
  %7 = load i64, ptr %6, align 8, !tbaa !13
  %8 = mul nsw i64 %5, %7
  ret i64 %8
}

; Function Attrs: nounwind
define i64 @convolve(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 13
  %4 = load i64, ptr %3, align 8, !tbaa !74
  %5 = icmp ne i64 %4, 0
  br i1 %5, label %15, label %6

6:                                                ; preds = %2
  %7 = call i64 @has_border(ptr noundef %1) #12
  %8 = icmp ne i64 %7, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %6
  %10 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !75
  %12 = call i64 @weights_of(ptr noundef %1) #12
  %13 = call i64 @are_finite(ptr noundef %11, i64 noundef %12) #12
  %14 = icmp ne i64 %13, 0
  br i1 %14, label %15, label %28

15:                                               ; preds = %9, %6, %2
  call void @turn_weights(ptr noundef %1) #12
  %16 = load i64, ptr %3, align 8, !tbaa !74
  %17 = icmp ne i64 %16, 0
  %18 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 7
  %19 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 8
  %20 = select i1 %17, ptr %18, ptr %19
  %21 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 4
  %22 = load i64, ptr %21, align 8, !tbaa !2
  %23 = load i64, ptr %20, align 8, !tbaa !13
  %24 = mul nsw i64 %22, %23
  %25 = getelementptr inbounds i64, ptr %20, i64 1
  %26 = load i64, ptr %25, align 8, !tbaa !13
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
  %5 = load i64, ptr %4, align 8, !tbaa !16
  %6 = mul nsw i64 %5, %3
  %7 = call i64 @tiles_of(ptr noundef %0) #12
  %8 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 13
  %9 = load i64, ptr %8, align 8, !tbaa !74
  %10 = icmp ne i64 %9, 0
  br i1 %10, label %11, label %14

11:                                               ; preds = %1
  %12 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %13 = load i64, ptr %12, align 8, !tbaa !19
  br label %16

14:                                               ; preds = %1
  %15 = load i64, ptr %4, align 8, !tbaa !16
  br label %16

16:                                               ; preds = %14, %11
  %17 = phi i64 [ %13, %11 ], [ %15, %14 ]
  %18 = load i64, ptr %8, align 8, !tbaa !74
  %19 = icmp ne i64 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %16
  %21 = load i64, ptr %4, align 8, !tbaa !16
  br label %25

22:                                               ; preds = %16
  %23 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %24 = load i64, ptr %23, align 8, !tbaa !19
  br label %25

25:                                               ; preds = %22, %20
  %26 = phi i64 [ %21, %20 ], [ %24, %22 ]
  %27 = load i64, ptr %8, align 8, !tbaa !74
  %28 = icmp ne i64 %27, 0
  %. = select i1 %28, i64 %6, i64 %3
  %29 = load i64, ptr %8, align 8, !tbaa !74
  %30 = icmp ne i64 %29, 0
  %31 = select i1 %30, i64 %3, i64 %6
  %32 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 17
  %33 = load ptr, ptr %32, align 8, !tbaa !66
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
  %46 = load ptr, ptr %45, align 8, !tbaa !75
  %47 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %48 = load i64, ptr %47, align 8, !tbaa !19
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
  br i1 %55, label %56, label %38, !llvm.loop !76

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
  %66 = load float, ptr %65, align 4, !tbaa !52
  %67 = getelementptr inbounds float, ptr %.4, i32 1
  store float %66, ptr %.4, align 4, !tbaa !52
  %68 = add nsw i64 %.0, 1
  br label %58, !llvm.loop !77

69:                                               ; preds = %58
  %70 = add nsw i64 %.051, 1
  br label %56, !llvm.loop !78

71:                                               ; preds = %56
  %72 = add nsw i64 %.052, 1
  br label %54, !llvm.loop !79

73:                                               ; preds = %38
  %74 = add nsw i64 %.054, 1
  br label %34, !llvm.loop !80

75:                                               ; preds = %34
  ret void
}

; Function Attrs: nounwind
define internal void @row_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca [3 x %struct.along], align 16
  %5 = alloca %struct.along, align 8
  %6 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 13
  %7 = load i64, ptr %6, align 8, !tbaa !74
  %8 = icmp ne i64 %7, 0
  %9 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 8
  %10 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 7
  %11 = select i1 %8, ptr %9, ptr %10
  %12 = load i64, ptr %6, align 8, !tbaa !74
  %13 = icmp ne i64 %12, 0
  %14 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 7
  %15 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 8
  %16 = select i1 %13, ptr %14, ptr %15
  %17 = load i64, ptr %6, align 8, !tbaa !74
  %18 = icmp ne i64 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %3
  %20 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %21 = load i64, ptr %20, align 8, !tbaa !19
  br label %25

22:                                               ; preds = %3
  %23 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %24 = load i64, ptr %23, align 8, !tbaa !16
  br label %25

25:                                               ; preds = %22, %19
  %26 = phi i64 [ %21, %19 ], [ %24, %22 ]
  %27 = load i64, ptr %6, align 8, !tbaa !74
  %28 = icmp ne i64 %27, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %25
  %30 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %31 = load i64, ptr %30, align 8, !tbaa !16
  br label %35

32:                                               ; preds = %25
  %33 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %34 = load i64, ptr %33, align 8, !tbaa !19
  br label %35

35:                                               ; preds = %32, %29
  %36 = phi i64 [ %31, %29 ], [ %34, %32 ]
  %37 = load i64, ptr %16, align 8, !tbaa !13
  %38 = getelementptr inbounds i64, ptr %16, i64 1
  %39 = load i64, ptr %38, align 8, !tbaa !13
  %40 = mul nsw i64 %37, %39
  %41 = sdiv i64 %1, %40
  %42 = srem i64 %1, %40
  %43 = call i64 @volume(ptr noundef %11) #12
  %44 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %45 = load i64, ptr %44, align 8, !tbaa !49
  %46 = mul nsw i64 %43, %45
  %47 = call i64 @volume(ptr noundef %16) #12
  %48 = load i64, ptr %44, align 8, !tbaa !49
  %49 = mul nsw i64 %47, %48
  %50 = load ptr, ptr %0, align 8, !tbaa !47
  %51 = mul nsw i64 %41, %26
  %52 = mul nsw i64 %51, %46
  %53 = getelementptr inbounds float, ptr %50, i64 %52
  %54 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 17
  %55 = load ptr, ptr %54, align 8, !tbaa !66
  %56 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 9
  %57 = call i64 @volume(ptr noundef %56) #12
  %58 = mul nsw i64 %51, %57
  %59 = mul nsw i64 %58, %36
  %60 = getelementptr inbounds float, ptr %55, i64 %59
  %61 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 2
  %62 = load ptr, ptr %61, align 8, !tbaa !12
  %63 = mul nsw i64 %41, %36
  %64 = mul nsw i64 %63, %49
  %65 = getelementptr inbounds float, ptr %62, i64 %64
  %66 = getelementptr inbounds i64, ptr %16, i64 2
  %67 = load i64, ptr %66, align 8, !tbaa !13
  %68 = mul nsw i64 %42, %67
  %69 = load i64, ptr %44, align 8, !tbaa !49
  %70 = mul nsw i64 %68, %69
  %71 = getelementptr inbounds float, ptr %65, i64 %70
  %72 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 15
  %73 = load ptr, ptr %72, align 8, !tbaa !50
  %74 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 16
  %75 = load i64, ptr %74, align 8, !tbaa !51
  %76 = mul nsw i64 %2, %75
  %77 = getelementptr inbounds float, ptr %73, i64 %76
  call void @llvm.lifetime.start.p0(i64 72, ptr %4) #11
  %78 = load i64, ptr %38, align 8, !tbaa !13
  %79 = sdiv i64 %42, %78
  call void @along_at(ptr dead_on_unwind writable sret(%struct.along) align 8 %4, ptr noundef %0, i64 noundef 0, i64 noundef %79) #12
  %80 = getelementptr inbounds %struct.along, ptr %4, i64 1
  %81 = load i64, ptr %38, align 8, !tbaa !13
  %82 = srem i64 %42, %81
  call void @along_at(ptr dead_on_unwind writable sret(%struct.along) align 8 %80, ptr noundef %0, i64 noundef 1, i64 noundef %82) #12
  %83 = getelementptr inbounds %struct.along, ptr %4, i64 2
  call void @llvm.memset.p0.i64(ptr align 8 %83, i8 0, i64 24, i1 false)
  br label %84

84:                                               ; preds = %103, %35
  %.069 = phi i64 [ 0, %35 ], [ %123, %103 ]
  %.0 = phi i64 [ -1, %35 ], [ %.1, %103 ]
  %85 = load i64, ptr %66, align 8, !tbaa !13
  %86 = icmp slt i64 %.069, %85
  br i1 %86, label %87, label %124

87:                                               ; preds = %84
  call void @llvm.lifetime.start.p0(i64 24, ptr %5) #11
  call void @along_at(ptr dead_on_unwind writable sret(%struct.along) align 8 %5, ptr noundef %0, i64 noundef 2, i64 noundef %.069) #12
  %88 = icmp slt i64 %.0, 0
  br i1 %88, label %.critedge, label %89

89:                                               ; preds = %87
  %90 = load i64, ptr %5, align 8, !tbaa !59
  %91 = load i64, ptr %83, align 16, !tbaa !59
  %92 = icmp ne i64 %90, %91
  br i1 %92, label %.critedge, label %93

93:                                               ; preds = %89
  %94 = getelementptr inbounds %struct.along, ptr %5, i32 0, i32 1
  %95 = load i64, ptr %94, align 8, !tbaa !61
  %96 = getelementptr inbounds %struct.along, ptr %83, i32 0, i32 1
  %97 = load i64, ptr %96, align 8, !tbaa !61
  %98 = icmp ne i64 %95, %97
  %99 = zext i1 %98 to i32
  %100 = sext i32 %99 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %83, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !81
  br i1 %98, label %101, label %103

.critedge:                                        ; preds = %87, %89
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %83, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !81
  br label %101

101:                                              ; preds = %.critedge, %93
  %102 = call i64 @listed(ptr noundef %0, ptr noundef %4, ptr noundef %77) #12
  br label %103

103:                                              ; preds = %101, %93
  %.1 = phi i64 [ %102, %101 ], [ %.0, %93 ]
  %104 = getelementptr inbounds %struct.along, ptr %4, i32 0, i32 2
  %105 = load i64, ptr %104, align 16, !tbaa !62
  %106 = getelementptr inbounds i64, ptr %11, i64 1
  %107 = load i64, ptr %106, align 8, !tbaa !13
  %108 = mul nsw i64 %105, %107
  %109 = getelementptr inbounds %struct.along, ptr %80, i32 0, i32 2
  %110 = load i64, ptr %109, align 8, !tbaa !62
  %111 = add nsw i64 %108, %110
  %112 = getelementptr inbounds i64, ptr %11, i64 2
  %113 = load i64, ptr %112, align 8, !tbaa !13
  %114 = mul nsw i64 %111, %113
  %115 = getelementptr inbounds %struct.along, ptr %83, i32 0, i32 2
  %116 = load i64, ptr %115, align 16, !tbaa !62
  %117 = add nsw i64 %114, %116
  %118 = load i64, ptr %44, align 8, !tbaa !49
  %119 = mul nsw i64 %117, %118
  %120 = getelementptr inbounds float, ptr %53, i64 %119
  %121 = mul nsw i64 %.069, %118
  %122 = getelementptr inbounds float, ptr %71, i64 %121
  call void @position(ptr noundef %0, ptr noundef %120, ptr noundef %77, i64 noundef %.1, ptr noundef %60, ptr noundef %122, i64 noundef %49) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr %5) #11
  %123 = add nsw i64 %.069, 1
  br label %84, !llvm.loop !82

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
  %5 = load i64, ptr %4, align 8, !tbaa !10
  %6 = mul nsw i64 %2, %5
  %7 = getelementptr inbounds %struct.weight_cut, ptr %1, i32 0, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !20
  %9 = icmp sle i64 %6, %8
  %10 = zext i1 %9 to i32
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds %struct.weight_cut, ptr %1, i32 0, i32 6
  %13 = load i64, ptr %12, align 8, !tbaa !11
  %14 = mul nsw i64 %2, %13
  %15 = getelementptr inbounds %struct.weight_cut, ptr %1, i32 0, i32 4
  %16 = load i64, ptr %15, align 8, !tbaa !21
  %17 = icmp sle i64 %14, %16
  %18 = zext i1 %17 to i32
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %21 = load i64, ptr %20, align 8, !tbaa !19
  %22 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 8
  %23 = call i64 @volume(ptr noundef %22) #12
  %24 = mul nsw i64 %21, %23
  %25 = load i64, ptr %4, align 8, !tbaa !10
  %26 = sdiv i64 %24, %25
  %27 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %28 = load i64, ptr %27, align 8, !tbaa !16
  %29 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 7
  %30 = call i64 @volume(ptr noundef %29) #12
  %31 = mul nsw i64 %28, %30
  %32 = load i64, ptr %12, align 8, !tbaa !11
  %33 = sdiv i64 %31, %32
  br i1 %17, label %34, label %39

34:                                               ; preds = %3
  %35 = icmp sge i64 %33, %26
  %.not = xor i1 %9, true
  %brmerge = select i1 %35, i1 true, i1 %.not
  br i1 %brmerge, label %36, label %39

36:                                               ; preds = %34
  %37 = load i64, ptr %12, align 8, !tbaa !11
  %38 = mul nsw i64 %37, %2
  store i64 %38, ptr %12, align 8, !tbaa !11
  br label %43

39:                                               ; preds = %34, %3
  br i1 %9, label %40, label %43

40:                                               ; preds = %39
  %41 = load i64, ptr %4, align 8, !tbaa !10
  %42 = mul nsw i64 %41, %2
  store i64 %42, ptr %4, align 8, !tbaa !10
  br label %43

43:                                               ; preds = %39, %40, %36
  %spec.select = select i1 %9, i1 true, i1 %17
  %44 = zext i1 %spec.select to i32
  %45 = sext i32 %44 to i64
  ret i64 %45
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
  %25 = load i64, ptr %24, align 8, !tbaa !32
  %26 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 10
  %27 = load i64, ptr %26, align 8, !tbaa !31
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
  %37 = load ptr, ptr %36, align 8, !tbaa !30
  %38 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  %39 = load ptr, ptr %38, align 8, !tbaa !28
  call void %37(ptr noundef %39, i64 noundef %.032, i64 noundef %1) #12
  %40 = add nsw i64 %.032, 1
  br label %30, !llvm.loop !83

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
  %4 = load i64, ptr %3, align 8, !tbaa !32
  %5 = mul nsw i64 %4, %1
  %6 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 12
  %7 = load i64, ptr %6, align 8, !tbaa !84
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
define internal void @share_of(ptr dead_on_unwind noalias writable sret(%struct.weight_share) align 8 %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = getelementptr inbounds %struct.weight_cut, ptr %2, i32 0, i32 5
  %6 = load i64, ptr %5, align 8, !tbaa !10
  %7 = getelementptr inbounds %struct.weight_cut, ptr %2, i32 0, i32 6
  %8 = load i64, ptr %7, align 8, !tbaa !11
  %9 = mul nsw i64 %6, %8
  %10 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 8
  %11 = load i64, ptr %10, align 8, !tbaa !13
  %12 = getelementptr inbounds [3 x i64], ptr %10, i64 0, i64 1
  %13 = load i64, ptr %12, align 8, !tbaa !13
  %14 = mul nsw i64 %11, %13
  %15 = srem i64 %3, %9
  %16 = sdiv i64 %15, %8
  %17 = srem i64 %3, %8
  %18 = sdiv i64 %3, %9
  %19 = getelementptr inbounds %struct.weight_cut, ptr %2, i32 0, i32 7
  %20 = load i64, ptr %19, align 8, !tbaa !8
  %21 = srem i64 %18, %20
  %22 = sdiv i64 %18, %20
  store i64 %22, ptr %0, align 8, !tbaa !48
  %23 = getelementptr inbounds %struct.weight_share, ptr %0, i32 0, i32 1
  %24 = getelementptr inbounds %struct.weight_cut, ptr %2, i32 0, i32 3
  %25 = load i64, ptr %24, align 8, !tbaa !20
  %26 = load i64, ptr %5, align 8, !tbaa !10
  %27 = call i64 @piece_at(i64 noundef %25, i64 noundef %26, i64 noundef %16) #12
  store i64 %27, ptr %23, align 8, !tbaa !45
  %28 = getelementptr inbounds %struct.weight_share, ptr %0, i32 0, i32 2
  %29 = load i64, ptr %24, align 8, !tbaa !20
  %30 = load i64, ptr %5, align 8, !tbaa !10
  %31 = add nsw i64 %16, 1
  %32 = call i64 @piece_at(i64 noundef %29, i64 noundef %30, i64 noundef %31) #12
  store i64 %32, ptr %28, align 8, !tbaa !46
  %33 = getelementptr inbounds %struct.weight_share, ptr %0, i32 0, i32 3
  %34 = getelementptr inbounds %struct.weight_cut, ptr %2, i32 0, i32 4
  %35 = load i64, ptr %34, align 8, !tbaa !21
  %36 = load i64, ptr %7, align 8, !tbaa !11
  %37 = call i64 @piece_at(i64 noundef %35, i64 noundef %36, i64 noundef %17) #12
  store i64 %37, ptr %33, align 8, !tbaa !44
  %38 = getelementptr inbounds %struct.weight_share, ptr %0, i32 0, i32 4
  %39 = load i64, ptr %34, align 8, !tbaa !21
  %40 = load i64, ptr %7, align 8, !tbaa !11
  %41 = add nsw i64 %17, 1
  %42 = call i64 @piece_at(i64 noundef %39, i64 noundef %40, i64 noundef %41) #12
  store i64 %42, ptr %38, align 8, !tbaa !42
  %43 = getelementptr inbounds %struct.weight_share, ptr %0, i32 0, i32 5
  %44 = load i64, ptr %19, align 8, !tbaa !8
  %45 = call i64 @piece_at(i64 noundef %14, i64 noundef %44, i64 noundef %21) #12
  store i64 %45, ptr %43, align 8, !tbaa !57
  %46 = getelementptr inbounds %struct.weight_share, ptr %0, i32 0, i32 6
  %47 = load i64, ptr %19, align 8, !tbaa !8
  %48 = add nsw i64 %21, 1
  %49 = call i64 @piece_at(i64 noundef %14, i64 noundef %47, i64 noundef %48) #12
  store i64 %49, ptr %46, align 8, !tbaa !58
  %50 = getelementptr inbounds %struct.weight_share, ptr %0, i32 0, i32 7
  %51 = load i64, ptr %19, align 8, !tbaa !8
  %52 = icmp sgt i64 %51, 1
  br i1 %52, label %53, label %59

53:                                               ; preds = %4
  %54 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 17
  %55 = load ptr, ptr %54, align 8, !tbaa !66
  %56 = call i64 @weights_of(ptr noundef %1) #12
  %57 = mul nsw i64 %21, %56
  %58 = getelementptr inbounds float, ptr %55, i64 %57
  br label %62

59:                                               ; preds = %4
  %60 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 2
  %61 = load ptr, ptr %60, align 8, !tbaa !12
  br label %62

62:                                               ; preds = %59, %53
  %63 = phi ptr [ %58, %53 ], [ %61, %59 ]
  store ptr %63, ptr %50, align 8, !tbaa !64
  ret void
}

; Function Attrs: nounwind
define internal i64 @piece_at(i64 noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = mul nsw i64 %0, %2
  %5 = sdiv i64 %4, %1
  ret i64 %5
}

; Function Attrs: nounwind
define internal i64 @rows_at_once_of(ptr noundef %0, ptr noundef %1) #0 {
  %3 = call i64 @positions_at_once(ptr noundef %0, ptr noundef %1) #12
  %4 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 8
  %5 = getelementptr inbounds [3 x i64], ptr %4, i64 0, i64 2
  %6 = load i64, ptr %5, align 8, !tbaa !13
  %7 = sdiv i64 %3, %6
  %8 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %9 = load i64, ptr %8, align 8, !tbaa !16
  %10 = getelementptr inbounds %struct.weight_cut, ptr %1, i32 0, i32 6
  %11 = load i64, ptr %10, align 8, !tbaa !11
  %12 = sdiv i64 %9, %11
  %13 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 10
  %14 = getelementptr inbounds [3 x i64], ptr %13, i64 0, i64 1
  %15 = load i64, ptr %14, align 8, !tbaa !13
  %16 = mul nsw i64 %12, %15
  %17 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 7
  %18 = getelementptr inbounds [3 x i64], ptr %17, i64 0, i64 2
  %19 = load i64, ptr %18, align 8, !tbaa !13
  %20 = mul nsw i64 %16, %19
  %21 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %22 = load i64, ptr %21, align 8, !tbaa !49
  %23 = mul nsw i64 %20, %22
  %24 = call i64 @larger(i64 noundef 1, i64 noundef %23) #12
  %25 = sdiv i64 65536, %24
  %26 = call i64 @smaller(i64 noundef %7, i64 noundef %25) #12
  %27 = call i64 @larger(i64 noundef 1, i64 noundef %26) #12
  ret i64 %27
}

; Function Attrs: nounwind
define internal i64 @smaller(i64 noundef %0, i64 noundef %1) #0 {
  %3 = icmp slt i64 %0, %1
  %. = select i1 %3, i64 %0, i64 %1
  ret i64 %.
}

; Function Attrs: nounwind
define internal void @share_at_rows(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #0 {
  %9 = alloca %struct.fetched_ahead, align 8
  %10 = alloca %struct.columns_of_tile, align 8
  %11 = alloca %struct.met_columns, align 8
  %12 = getelementptr inbounds %struct.weight_share, ptr %2, i32 0, i32 4
  %13 = load i64, ptr %12, align 8, !tbaa !42
  %14 = getelementptr inbounds %struct.weight_share, ptr %2, i32 0, i32 3
  %15 = load i64, ptr %14, align 8, !tbaa !44
  %16 = sub nsw i64 %13, %15
  %17 = load i64, ptr %1, align 8, !tbaa !15
  %18 = mul nsw i64 %16, %17
  call void @llvm.lifetime.start.p0(i64 96, ptr %9) #11
  call void @behind_rows(ptr dead_on_unwind writable sret(%struct.fetched_ahead) align 8 %9, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #12
  br label %19

19:                                               ; preds = %21, %8
  %.048 = phi i64 [ 0, %8 ], [ %28, %21 ]
  %20 = icmp slt i64 %.048, %18
  br i1 %20, label %21, label %29

21:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(i64 48, ptr %10) #11
  %22 = load i64, ptr %14, align 8, !tbaa !44
  %23 = load i64, ptr %1, align 8, !tbaa !15
  %24 = sdiv i64 %.048, %23
  %25 = add nsw i64 %22, %24
  %26 = srem i64 %.048, %23
  call void @columns_at(ptr dead_on_unwind writable sret(%struct.columns_of_tile) align 8 %10, ptr noundef %0, ptr noundef %1, i64 noundef %25, i64 noundef %26) #12
  %27 = getelementptr inbounds %struct.met_columns, ptr %6, i64 %.048
  call void @llvm.lifetime.start.p0(i64 120, ptr %11) #11
  call void @met_in_rows(ptr dead_on_unwind writable sret(%struct.met_columns) align 8 %11, ptr noundef %0, ptr noundef %3, ptr noundef %4, ptr noundef %10) #12
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %27, ptr align 8 %11, i64 120, i1 false), !tbaa.struct !85
  call void @llvm.lifetime.end.p0(i64 120, ptr %11) #11
  call void @llvm.lifetime.end.p0(i64 48, ptr %10) #11
  %28 = add nsw i64 %.048, 1
  br label %19, !llvm.loop !86

29:                                               ; preds = %19
  %30 = getelementptr inbounds %struct.weight_share, ptr %2, i32 0, i32 1
  %31 = load i64, ptr %30, align 8, !tbaa !45
  br label %32

32:                                               ; preds = %36, %29
  %.049 = phi i64 [ %31, %29 ], [ %44, %36 ]
  %.0 = phi ptr [ %7, %29 ], [ %55, %36 ]
  %33 = getelementptr inbounds %struct.weight_share, ptr %2, i32 0, i32 2
  %34 = load i64, ptr %33, align 8, !tbaa !46
  %35 = icmp slt i64 %.049, %34
  br i1 %35, label %36, label %56

36:                                               ; preds = %32
  %37 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %38 = load i64, ptr %37, align 8, !tbaa !19
  %39 = getelementptr inbounds %struct.weight_cut, ptr %1, i32 0, i32 3
  %40 = load i64, ptr %39, align 8, !tbaa !20
  %41 = call i64 @piece_at(i64 noundef %38, i64 noundef %40, i64 noundef %.049) #12
  %42 = load i64, ptr %37, align 8, !tbaa !19
  %43 = load i64, ptr %39, align 8, !tbaa !20
  %44 = add nsw i64 %.049, 1
  %45 = call i64 @piece_at(i64 noundef %42, i64 noundef %43, i64 noundef %44) #12
  %46 = sub nsw i64 %45, %41
  %47 = load i64, ptr %2, align 8, !tbaa !48
  %48 = load i64, ptr %37, align 8, !tbaa !19
  %49 = mul nsw i64 %47, %48
  %50 = add nsw i64 %49, %41
  call void @rows_of_weights(ptr noundef %0, ptr noundef %1, ptr noundef %4, i64 noundef %50, i64 noundef %46, ptr noundef %6, i64 noundef %18, ptr noundef %5, ptr noundef %.0, ptr noundef %9) #12
  %51 = mul nsw i64 %46, %18
  %52 = getelementptr inbounds %struct.weight_cut, ptr %1, i32 0, i32 2
  %53 = load i64, ptr %52, align 8, !tbaa !18
  %54 = mul nsw i64 %51, %53
  %55 = getelementptr inbounds <16 x float>, ptr %.0, i64 %54
  br label %32, !llvm.loop !87

56:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(i64 96, ptr %9) #11
  ret void
}

; Function Attrs: nounwind
define internal void @put_weights(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, ptr noundef %7) #0 {
  %9 = alloca %struct.columns_of_tile, align 8
  br label %10

10:                                               ; preds = %70, %8
  %.034 = phi i64 [ %5, %8 ], [ %71, %70 ]
  %.0 = phi ptr [ %7, %8 ], [ %.1, %70 ]
  %11 = icmp slt i64 %.034, %6
  br i1 %11, label %12, label %72

12:                                               ; preds = %10, %64
  %.037 = phi i64 [ %69, %64 ], [ 0, %10 ]
  %.1 = phi ptr [ %68, %64 ], [ %.0, %10 ]
  %13 = load i64, ptr %1, align 8, !tbaa !15
  %14 = icmp slt i64 %.037, %13
  br i1 %14, label %15, label %70

15:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(i64 48, ptr %9) #11
  call void @columns_at(ptr dead_on_unwind writable sret(%struct.columns_of_tile) align 8 %9, ptr noundef %0, ptr noundef %1, i64 noundef %.034, i64 noundef %.037) #12
  %16 = getelementptr inbounds %struct.columns_of_tile, ptr %9, i32 0, i32 1
  %17 = load i64, ptr %16, align 8, !tbaa !88
  %18 = getelementptr inbounds %struct.columns_of_tile, ptr %9, i32 0, i32 3
  %19 = load i64, ptr %18, align 8, !tbaa !90
  %20 = mul nsw i64 %17, %19
  br label %21

21:                                               ; preds = %62, %15
  %.036 = phi i64 [ 0, %15 ], [ %63, %62 ]
  %22 = icmp slt i64 %.036, %4
  br i1 %22, label %23, label %64

23:                                               ; preds = %21, %25
  %.035 = phi i64 [ %61, %25 ], [ 0, %21 ]
  %24 = icmp slt i64 %.035, %20
  br i1 %24, label %25, label %62

25:                                               ; preds = %23
  %26 = add nsw i64 %3, %.036
  %27 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %28 = load i64, ptr %27, align 8, !tbaa !16
  %29 = mul nsw i64 %26, %28
  %30 = load i64, ptr %9, align 8, !tbaa !91
  %31 = add nsw i64 %29, %30
  %32 = load i64, ptr %18, align 8, !tbaa !90
  %33 = sdiv i64 %.035, %32
  %34 = add nsw i64 %31, %33
  %35 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 9
  %36 = load i64, ptr %35, align 8, !tbaa !13
  %37 = mul nsw i64 %34, %36
  %38 = getelementptr inbounds %struct.columns_of_tile, ptr %9, i32 0, i32 4
  %39 = load i64, ptr %38, align 8, !tbaa !92
  %40 = add nsw i64 %37, %39
  %41 = mul nsw i64 %.036, %20
  %42 = getelementptr inbounds <16 x float>, ptr %.1, i64 %41
  %43 = getelementptr inbounds <16 x float>, ptr %42, i64 %.035
  %44 = call float @of_lanes(ptr noundef %43) #12
  %45 = getelementptr inbounds [3 x i64], ptr %35, i64 0, i64 1
  %46 = load i64, ptr %45, align 8, !tbaa !13
  %47 = mul nsw i64 %40, %46
  %48 = getelementptr inbounds %struct.columns_of_tile, ptr %9, i32 0, i32 5
  %49 = load i64, ptr %48, align 8, !tbaa !93
  %50 = add nsw i64 %47, %49
  %51 = getelementptr inbounds [3 x i64], ptr %35, i64 0, i64 2
  %52 = load i64, ptr %51, align 8, !tbaa !13
  %53 = mul nsw i64 %50, %52
  %54 = getelementptr inbounds %struct.columns_of_tile, ptr %9, i32 0, i32 2
  %55 = load i64, ptr %54, align 8, !tbaa !94
  %56 = add nsw i64 %53, %55
  %57 = load i64, ptr %18, align 8, !tbaa !90
  %58 = srem i64 %.035, %57
  %59 = add nsw i64 %56, %58
  %60 = getelementptr inbounds float, ptr %2, i64 %59
  store float %44, ptr %60, align 4, !tbaa !52
  %61 = add nsw i64 %.035, 1
  br label %23, !llvm.loop !95

62:                                               ; preds = %23
  %63 = add nsw i64 %.036, 1
  br label %21, !llvm.loop !96

64:                                               ; preds = %21
  %65 = getelementptr inbounds %struct.weight_cut, ptr %1, i32 0, i32 2
  %66 = load i64, ptr %65, align 8, !tbaa !18
  %67 = mul nsw i64 %4, %66
  %68 = getelementptr inbounds <16 x float>, ptr %.1, i64 %67
  call void @llvm.lifetime.end.p0(i64 48, ptr %9) #11
  %69 = add nsw i64 %.037, 1
  br label %12, !llvm.loop !97

70:                                               ; preds = %12
  %71 = add nsw i64 %.034, 1
  br label %10, !llvm.loop !98

72:                                               ; preds = %10
  ret void
}

; Function Attrs: nounwind
define internal i64 @positions_at_once(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %4 = load i64, ptr %3, align 8, !tbaa !19
  %5 = getelementptr inbounds %struct.weight_cut, ptr %1, i32 0, i32 3
  %6 = load i64, ptr %5, align 8, !tbaa !20
  %7 = call i64 @pieces_of(i64 noundef %4, i64 noundef %6) #12
  %8 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %9 = load i64, ptr %8, align 8, !tbaa !49
  %10 = mul nsw i64 %7, %9
  %11 = sdiv i64 8192, %10
  %12 = call i64 @larger(i64 noundef 1, i64 noundef %11) #12
  ret i64 %12
}

; Function Attrs: nounwind
define internal void @behind_rows(ptr dead_on_unwind noalias writable sret(%struct.fetched_ahead) align 8 %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #0 {
  %7 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 7
  %8 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 10
  %9 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 6
  %10 = load i64, ptr %9, align 8, !tbaa !19
  %11 = getelementptr inbounds %struct.weight_cut, ptr %2, i32 0, i32 3
  %12 = load i64, ptr %11, align 8, !tbaa !20
  %13 = getelementptr inbounds %struct.weight_share, ptr %3, i32 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !45
  %15 = call i64 @piece_at(i64 noundef %10, i64 noundef %12, i64 noundef %14) #12
  %16 = load i64, ptr %9, align 8, !tbaa !19
  %17 = load i64, ptr %11, align 8, !tbaa !20
  %18 = getelementptr inbounds %struct.weight_share, ptr %3, i32 0, i32 2
  %19 = load i64, ptr %18, align 8, !tbaa !46
  %20 = call i64 @piece_at(i64 noundef %16, i64 noundef %17, i64 noundef %19) #12
  %21 = sub nsw i64 %20, %15
  %22 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 9
  %23 = load i64, ptr %22, align 8, !tbaa !13
  %24 = getelementptr inbounds [3 x i64], ptr %22, i64 0, i64 1
  %25 = load i64, ptr %24, align 8, !tbaa !13
  %26 = mul nsw i64 %23, %25
  %27 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 5
  %28 = load i64, ptr %27, align 8, !tbaa !16
  %29 = getelementptr inbounds %struct.weight_cut, ptr %2, i32 0, i32 1
  %30 = load i64, ptr %29, align 8, !tbaa !17
  %31 = getelementptr inbounds %struct.weight_share, ptr %3, i32 0, i32 3
  %32 = load i64, ptr %31, align 8, !tbaa !44
  %33 = sdiv i64 %32, %26
  %34 = call i64 @piece_at(i64 noundef %28, i64 noundef %30, i64 noundef %33) #12
  %35 = load i64, ptr %27, align 8, !tbaa !16
  %36 = load i64, ptr %29, align 8, !tbaa !17
  %37 = getelementptr inbounds %struct.weight_share, ptr %3, i32 0, i32 4
  %38 = load i64, ptr %37, align 8, !tbaa !42
  %39 = sub nsw i64 %38, 1
  %40 = sdiv i64 %39, %26
  %41 = add nsw i64 %40, 1
  %42 = call i64 @piece_at(i64 noundef %35, i64 noundef %36, i64 noundef %41) #12
  %43 = sub nsw i64 %42, %34
  %44 = getelementptr inbounds %struct.rows_at_once, ptr %5, i32 0, i32 1
  %45 = load i64, ptr %44, align 8, !tbaa !61
  %46 = getelementptr inbounds %struct.rows_at_once, ptr %5, i32 0, i32 2
  %47 = load i64, ptr %46, align 8, !tbaa !62
  %48 = add nsw i64 %45, %47
  %49 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 8
  %50 = getelementptr inbounds [3 x i64], ptr %49, i64 0, i64 1
  %51 = load i64, ptr %50, align 8, !tbaa !13
  %52 = sub nsw i64 %51, %48
  %53 = call i64 @smaller(i64 noundef %47, i64 noundef %52) #12
  %54 = call i64 @larger(i64 noundef 0, i64 noundef %53) #12
  %55 = load i64, ptr %5, align 8, !tbaa !59
  %56 = load i64, ptr %8, align 8, !tbaa !13
  %57 = mul nsw i64 %55, %56
  %58 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 11
  %59 = load i64, ptr %58, align 8, !tbaa !13
  %60 = sub nsw i64 %57, %59
  %61 = call i64 @larger(i64 noundef 0, i64 noundef %60) #12
  %62 = load i64, ptr %7, align 8, !tbaa !13
  %63 = sub nsw i64 %62, 1
  %64 = call i64 @smaller(i64 noundef %61, i64 noundef %63) #12
  %65 = load i64, ptr %24, align 8, !tbaa !13
  %66 = sub nsw i64 %65, 1
  %67 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 12
  %68 = getelementptr inbounds [3 x i64], ptr %67, i64 0, i64 1
  %69 = load i64, ptr %68, align 8, !tbaa !13
  %70 = mul nsw i64 %66, %69
  %71 = add nsw i64 %70, 1
  %72 = getelementptr inbounds [3 x i64], ptr %58, i64 0, i64 1
  %73 = load i64, ptr %72, align 8, !tbaa !13
  %74 = sub nsw i64 %71, %73
  %75 = sub nsw i64 %48, 1
  %76 = getelementptr inbounds i64, ptr %8, i64 1
  %77 = load i64, ptr %76, align 8, !tbaa !13
  %78 = mul nsw i64 %75, %77
  %79 = add nsw i64 %78, %74
  %80 = call i64 @larger(i64 noundef 0, i64 noundef %79) #12
  %81 = getelementptr inbounds i64, ptr %7, i64 1
  %82 = load i64, ptr %81, align 8, !tbaa !13
  %83 = call i64 @smaller(i64 noundef %80, i64 noundef %82) #12
  %84 = add nsw i64 %48, %54
  %85 = sub nsw i64 %84, 1
  %86 = load i64, ptr %76, align 8, !tbaa !13
  %87 = mul nsw i64 %85, %86
  %88 = add nsw i64 %87, %74
  %89 = call i64 @larger(i64 noundef 0, i64 noundef %88) #12
  %90 = load i64, ptr %81, align 8, !tbaa !13
  %91 = call i64 @smaller(i64 noundef %89, i64 noundef %90) #12
  %92 = getelementptr inbounds [3 x i64], ptr %49, i64 0, i64 2
  %93 = load i64, ptr %92, align 8, !tbaa !13
  %94 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 3
  %95 = load i64, ptr %94, align 8, !tbaa !49
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i64, ptr %7, i64 2
  %98 = load i64, ptr %97, align 8, !tbaa !13
  %99 = mul nsw i64 %98, %95
  %100 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 1
  %101 = load ptr, ptr %100, align 8, !tbaa !75
  %102 = load i64, ptr %3, align 8, !tbaa !48
  %103 = load i64, ptr %9, align 8, !tbaa !19
  %104 = mul nsw i64 %102, %103
  %105 = add nsw i64 %104, %15
  %106 = call i64 @volume(ptr noundef %49) #12
  %107 = mul nsw i64 %105, %106
  %108 = load i64, ptr %94, align 8, !tbaa !49
  %109 = mul nsw i64 %107, %108
  %110 = getelementptr inbounds float, ptr %101, i64 %109
  %111 = load i64, ptr %5, align 8, !tbaa !59
  %112 = load i64, ptr %50, align 8, !tbaa !13
  %113 = mul nsw i64 %111, %112
  %114 = add nsw i64 %113, %48
  %115 = mul nsw i64 %114, %96
  %116 = getelementptr inbounds float, ptr %110, i64 %115
  store ptr %116, ptr %0, align 8, !tbaa !99
  %117 = getelementptr inbounds %struct.fetched_pieces, ptr %0, i32 0, i32 1
  %118 = call i64 @volume(ptr noundef %49) #12
  %119 = load i64, ptr %94, align 8, !tbaa !49
  %120 = mul nsw i64 %118, %119
  store i64 %120, ptr %117, align 8, !tbaa !101
  %121 = getelementptr inbounds %struct.fetched_pieces, ptr %0, i32 0, i32 2
  %122 = mul nsw i64 %54, %96
  store i64 %122, ptr %121, align 8, !tbaa !102
  %123 = getelementptr inbounds %struct.fetched_pieces, ptr %0, i32 0, i32 3
  %124 = icmp ne i64 %54, 0
  %. = select i1 %124, i64 %21, i64 0
  store i64 %., ptr %123, align 8, !tbaa !103
  %125 = getelementptr inbounds %struct.fetched_pieces, ptr %0, i32 0, i32 4
  store i64 0, ptr %125, align 8, !tbaa !104
  %126 = getelementptr inbounds %struct.fetched_pieces, ptr %0, i64 1
  %127 = load i64, ptr %7, align 8, !tbaa !13
  %128 = mul nsw i64 %34, %127
  %129 = add nsw i64 %128, %64
  %130 = load i64, ptr %81, align 8, !tbaa !13
  %131 = mul nsw i64 %129, %130
  %132 = add nsw i64 %131, %83
  %133 = mul nsw i64 %132, %99
  %134 = getelementptr inbounds float, ptr %4, i64 %133
  store ptr %134, ptr %126, align 8, !tbaa !99
  %135 = getelementptr inbounds %struct.fetched_pieces, ptr %126, i32 0, i32 1
  %136 = call i64 @volume(ptr noundef %7) #12
  %137 = load i64, ptr %94, align 8, !tbaa !49
  %138 = mul nsw i64 %136, %137
  store i64 %138, ptr %135, align 8, !tbaa !101
  %139 = getelementptr inbounds %struct.fetched_pieces, ptr %126, i32 0, i32 2
  %140 = sub nsw i64 %91, %83
  %141 = mul nsw i64 %140, %99
  store i64 %141, ptr %139, align 8, !tbaa !102
  %142 = getelementptr inbounds %struct.fetched_pieces, ptr %126, i32 0, i32 3
  %143 = icmp sgt i64 %91, %83
  %144 = select i1 %143, i64 %43, i64 0
  store i64 %144, ptr %142, align 8, !tbaa !103
  %145 = getelementptr inbounds %struct.fetched_pieces, ptr %126, i32 0, i32 4
  store i64 0, ptr %145, align 8, !tbaa !104
  %146 = getelementptr inbounds %struct.fetched_ahead, ptr %0, i32 0, i32 1
  store i64 0, ptr %146, align 8, !tbaa !105
  %147 = getelementptr inbounds %struct.fetched_ahead, ptr %0, i32 0, i32 2
  store i64 0, ptr %147, align 8, !tbaa !107
  %148 = load i64, ptr %92, align 8, !tbaa !13
  %149 = call i64 @positions_at_once(ptr noundef %1, ptr noundef %2) #12
  %150 = call i64 @pieces_of(i64 noundef %148, i64 noundef %149) #12
  %151 = load i64, ptr %37, align 8, !tbaa !42
  %152 = load i64, ptr %31, align 8, !tbaa !44
  %153 = sub nsw i64 %151, %152
  %154 = load i64, ptr %2, align 8, !tbaa !15
  %155 = mul nsw i64 %153, %154
  %156 = load i64, ptr %18, align 8, !tbaa !46
  %157 = load i64, ptr %13, align 8, !tbaa !45
  %158 = sub nsw i64 %156, %157
  %159 = mul nsw i64 %155, %158
  %160 = mul nsw i64 %21, %54
  %161 = mul nsw i64 %160, %96
  %162 = mul nsw i64 %43, %140
  %163 = mul nsw i64 %162, %99
  %164 = add nsw i64 %161, %163
  %165 = mul nsw i64 %150, %159
  %166 = call i64 @pieces_of(i64 noundef %164, i64 noundef %165) #12
  store i64 %166, ptr %146, align 8, !tbaa !105
  ret void
}

; Function Attrs: nounwind
define internal void @columns_at(ptr dead_on_unwind noalias writable sret(%struct.columns_of_tile) align 8 %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) #0 {
  %6 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 9
  %7 = load i64, ptr %6, align 8, !tbaa !13
  %8 = getelementptr inbounds [3 x i64], ptr %6, i64 0, i64 1
  %9 = load i64, ptr %8, align 8, !tbaa !13
  %10 = mul nsw i64 %7, %9
  %11 = sdiv i64 %3, %10
  %12 = srem i64 %3, %10
  %13 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 5
  %14 = load i64, ptr %13, align 8, !tbaa !16
  %15 = getelementptr inbounds %struct.weight_cut, ptr %2, i32 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !17
  %17 = call i64 @piece_at(i64 noundef %14, i64 noundef %16, i64 noundef %11) #12
  store i64 %17, ptr %0, align 8, !tbaa !91
  %18 = load i64, ptr %13, align 8, !tbaa !16
  %19 = load i64, ptr %15, align 8, !tbaa !17
  %20 = add nsw i64 %11, 1
  %21 = call i64 @piece_at(i64 noundef %18, i64 noundef %19, i64 noundef %20) #12
  %22 = load i64, ptr %0, align 8, !tbaa !91
  %23 = sub nsw i64 %21, %22
  %24 = getelementptr inbounds %struct.columns_of_tile, ptr %0, i32 0, i32 1
  store i64 %23, ptr %24, align 8, !tbaa !88
  %25 = getelementptr inbounds [3 x i64], ptr %6, i64 0, i64 2
  %26 = load i64, ptr %25, align 8, !tbaa !13
  %27 = load i64, ptr %2, align 8, !tbaa !15
  %28 = call i64 @piece_at(i64 noundef %26, i64 noundef %27, i64 noundef %4) #12
  %29 = getelementptr inbounds %struct.columns_of_tile, ptr %0, i32 0, i32 2
  store i64 %28, ptr %29, align 8, !tbaa !94
  %30 = load i64, ptr %25, align 8, !tbaa !13
  %31 = load i64, ptr %2, align 8, !tbaa !15
  %32 = add nsw i64 %4, 1
  %33 = call i64 @piece_at(i64 noundef %30, i64 noundef %31, i64 noundef %32) #12
  %34 = load i64, ptr %29, align 8, !tbaa !94
  %35 = sub nsw i64 %33, %34
  %36 = getelementptr inbounds %struct.columns_of_tile, ptr %0, i32 0, i32 3
  store i64 %35, ptr %36, align 8, !tbaa !90
  %37 = load i64, ptr %8, align 8, !tbaa !13
  %38 = sdiv i64 %12, %37
  %39 = getelementptr inbounds %struct.columns_of_tile, ptr %0, i32 0, i32 4
  store i64 %38, ptr %39, align 8, !tbaa !92
  %40 = load i64, ptr %8, align 8, !tbaa !13
  %41 = srem i64 %12, %40
  %42 = getelementptr inbounds %struct.columns_of_tile, ptr %0, i32 0, i32 5
  store i64 %41, ptr %42, align 8, !tbaa !93
  ret void
}

; Function Attrs: nounwind
define internal void @met_in_rows(ptr dead_on_unwind noalias writable sret(%struct.met_columns) align 8 %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 7
  %7 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 12
  %8 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 10
  %9 = load i64, ptr %3, align 8, !tbaa !59
  %10 = load i64, ptr %8, align 8, !tbaa !13
  %11 = mul nsw i64 %9, %10
  %12 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 11
  %13 = load i64, ptr %12, align 8, !tbaa !13
  %14 = sub nsw i64 %11, %13
  %15 = getelementptr inbounds %struct.columns_of_tile, ptr %4, i32 0, i32 4
  %16 = load i64, ptr %15, align 8, !tbaa !92
  %17 = load i64, ptr %7, align 8, !tbaa !13
  %18 = mul nsw i64 %16, %17
  %19 = add nsw i64 %14, %18
  %20 = getelementptr inbounds %struct.rows_at_once, ptr %3, i32 0, i32 1
  %21 = load i64, ptr %20, align 8, !tbaa !61
  %22 = getelementptr inbounds i64, ptr %8, i64 1
  %23 = load i64, ptr %22, align 8, !tbaa !13
  %24 = mul nsw i64 %21, %23
  %25 = getelementptr inbounds [3 x i64], ptr %12, i64 0, i64 1
  %26 = load i64, ptr %25, align 8, !tbaa !13
  %27 = sub nsw i64 %24, %26
  %28 = getelementptr inbounds %struct.columns_of_tile, ptr %4, i32 0, i32 5
  %29 = load i64, ptr %28, align 8, !tbaa !93
  %30 = getelementptr inbounds i64, ptr %7, i64 1
  %31 = load i64, ptr %30, align 8, !tbaa !13
  %32 = mul nsw i64 %29, %31
  %33 = add nsw i64 %27, %32
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 120, i1 false)
  %34 = getelementptr inbounds %struct.met_columns, ptr %0, i32 0, i32 6
  %35 = getelementptr inbounds i64, ptr %8, i64 2
  %36 = load i64, ptr %35, align 8, !tbaa !13
  %37 = icmp eq i64 %36, 1
  br i1 %37, label %38, label %42

38:                                               ; preds = %5
  %39 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 8
  %40 = getelementptr inbounds [3 x i64], ptr %39, i64 0, i64 2
  %41 = load i64, ptr %40, align 8, !tbaa !13
  br label %42

42:                                               ; preds = %5, %38
  %43 = phi i64 [ %41, %38 ], [ 0, %5 ]
  store i64 %43, ptr %34, align 8, !tbaa !108
  %44 = sub nsw i64 0, %33
  %45 = load i64, ptr %22, align 8, !tbaa !13
  %46 = call i64 @upwards(i64 noundef %44, i64 noundef %45) #12
  %47 = call i64 @larger(i64 noundef 0, i64 noundef %46) #12
  %48 = getelementptr inbounds %struct.met_columns, ptr %0, i32 0, i32 1
  store i64 %47, ptr %48, align 8, !tbaa !110
  %49 = getelementptr inbounds %struct.rows_at_once, ptr %3, i32 0, i32 2
  %50 = load i64, ptr %49, align 8, !tbaa !62
  %51 = getelementptr inbounds i64, ptr %6, i64 1
  %52 = load i64, ptr %51, align 8, !tbaa !13
  %53 = sub nsw i64 %52, %33
  %54 = load i64, ptr %22, align 8, !tbaa !13
  %55 = call i64 @upwards(i64 noundef %53, i64 noundef %54) #12
  %56 = call i64 @smaller(i64 noundef %50, i64 noundef %55) #12
  %57 = getelementptr inbounds %struct.met_columns, ptr %0, i32 0, i32 2
  store i64 %56, ptr %57, align 8, !tbaa !111
  %58 = icmp slt i64 %19, 0
  br i1 %58, label %116, label %59

59:                                               ; preds = %42
  %60 = load i64, ptr %6, align 8, !tbaa !13
  %61 = icmp sge i64 %19, %60
  %62 = load i64, ptr %48, align 8
  %63 = icmp sge i64 %62, %56
  %or.cond = select i1 %61, i1 true, i1 %63
  br i1 %or.cond, label %116, label %64

64:                                               ; preds = %59, %114
  %.0 = phi i64 [ %115, %114 ], [ 0, %59 ]
  %65 = getelementptr inbounds %struct.columns_of_tile, ptr %4, i32 0, i32 1
  %66 = load i64, ptr %65, align 8, !tbaa !88
  %67 = icmp slt i64 %.0, %66
  br i1 %67, label %68, label %116

68:                                               ; preds = %64, %72
  %.048 = phi i64 [ %113, %72 ], [ 0, %64 ]
  %69 = getelementptr inbounds %struct.columns_of_tile, ptr %4, i32 0, i32 3
  %70 = load i64, ptr %69, align 8, !tbaa !90
  %71 = icmp slt i64 %.048, %70
  br i1 %71, label %72, label %114

72:                                               ; preds = %68
  %73 = getelementptr inbounds %struct.columns_of_tile, ptr %4, i32 0, i32 2
  %74 = load i64, ptr %73, align 8, !tbaa !94
  %75 = add nsw i64 %74, %.048
  %76 = getelementptr inbounds i64, ptr %7, i64 2
  %77 = load i64, ptr %76, align 8, !tbaa !13
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds [3 x i64], ptr %12, i64 0, i64 2
  %80 = load i64, ptr %79, align 8, !tbaa !13
  %81 = sub nsw i64 %78, %80
  %82 = load i64, ptr %4, align 8, !tbaa !91
  %83 = add nsw i64 %82, %.0
  %84 = load i64, ptr %6, align 8, !tbaa !13
  %85 = mul nsw i64 %83, %84
  %86 = add nsw i64 %85, %19
  %87 = getelementptr inbounds %struct.met_columns, ptr %0, i32 0, i32 5
  %88 = load i64, ptr %87, align 8, !tbaa !112
  %89 = sub nsw i64 0, %81
  %90 = call i64 @larger(i64 noundef %88, i64 noundef %89) #12
  store i64 %90, ptr %87, align 8, !tbaa !112
  %91 = load i64, ptr %34, align 8, !tbaa !108
  %92 = getelementptr inbounds i64, ptr %6, i64 2
  %93 = load i64, ptr %92, align 8, !tbaa !13
  %94 = sub nsw i64 %93, %81
  %95 = call i64 @smaller(i64 noundef %91, i64 noundef %94) #12
  store i64 %95, ptr %34, align 8, !tbaa !108
  %96 = load i64, ptr %51, align 8, !tbaa !13
  %97 = mul nsw i64 %86, %96
  %98 = add nsw i64 %97, %33
  %99 = load i64, ptr %92, align 8, !tbaa !13
  %100 = mul nsw i64 %98, %99
  %101 = add nsw i64 %100, %81
  %102 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 3
  %103 = load i64, ptr %102, align 8, !tbaa !49
  %104 = mul nsw i64 %101, %103
  %105 = getelementptr inbounds float, ptr %2, i64 %104
  %106 = getelementptr inbounds %struct.met_columns, ptr %0, i32 0, i32 3
  %107 = load i64, ptr %0, align 8, !tbaa !113
  %108 = getelementptr inbounds [5 x ptr], ptr %106, i64 0, i64 %107
  store ptr %105, ptr %108, align 8, !tbaa !114
  %109 = getelementptr inbounds %struct.met_columns, ptr %0, i32 0, i32 4
  %110 = load i64, ptr %0, align 8, !tbaa !113
  %111 = add nsw i64 %110, 1
  store i64 %111, ptr %0, align 8, !tbaa !113
  %112 = getelementptr inbounds [5 x i64], ptr %109, i64 0, i64 %110
  store i64 %81, ptr %112, align 8, !tbaa !13
  %113 = add nsw i64 %.048, 1
  br label %68, !llvm.loop !115

114:                                              ; preds = %68
  %115 = add nsw i64 %.0, 1
  br label %64, !llvm.loop !116

116:                                              ; preds = %64, %42, %59
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind
define internal void @rows_of_weights(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) #0 {
  %11 = alloca %struct.tile_rows, align 8
  %12 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 8
  %13 = getelementptr inbounds [3 x i64], ptr %12, i64 0, i64 2
  %14 = load i64, ptr %13, align 8, !tbaa !13
  %15 = call i64 @volume(ptr noundef %12) #12
  %16 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %17 = load i64, ptr %16, align 8, !tbaa !49
  %18 = mul nsw i64 %15, %17
  %19 = mul nsw i64 %14, %17
  %20 = load i64, ptr %2, align 8, !tbaa !59
  %21 = getelementptr inbounds [3 x i64], ptr %12, i64 0, i64 1
  %22 = load i64, ptr %21, align 8, !tbaa !13
  %23 = mul nsw i64 %20, %22
  %24 = getelementptr inbounds %struct.rows_at_once, ptr %2, i32 0, i32 1
  %25 = load i64, ptr %24, align 8, !tbaa !61
  %26 = add nsw i64 %23, %25
  %27 = call i64 @positions_at_once(ptr noundef %0, ptr noundef %1) #12
  %28 = call i64 @pieces_of(i64 noundef %14, i64 noundef %27) #12
  call void @llvm.lifetime.start.p0(i64 136, ptr %11) #11
  call void @llvm.memset.p0.i64(ptr align 8 %11, i8 0, i64 64, i1 false)
  %29 = getelementptr inbounds %struct.tile_rows, ptr %11, i32 0, i32 1
  store i64 0, ptr %29, align 8, !tbaa !117
  %30 = getelementptr inbounds %struct.tile_rows, ptr %11, i32 0, i32 2
  store i64 0, ptr %30, align 8, !tbaa !119
  %31 = getelementptr inbounds %struct.tile_rows, ptr %11, i32 0, i32 3
  %32 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 10
  %33 = getelementptr inbounds [3 x i64], ptr %32, i64 0, i64 2
  %34 = load i64, ptr %33, align 8, !tbaa !13
  store i64 %34, ptr %31, align 8, !tbaa !120
  %35 = getelementptr inbounds %struct.tile_rows, ptr %11, i32 0, i32 4
  %36 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 7
  %37 = getelementptr inbounds [3 x i64], ptr %36, i64 0, i64 2
  %38 = load i64, ptr %37, align 8, !tbaa !13
  store i64 %38, ptr %35, align 8, !tbaa !121
  %39 = getelementptr inbounds %struct.tile_rows, ptr %11, i32 0, i32 5
  %40 = load i64, ptr %16, align 8, !tbaa !49
  store i64 %40, ptr %39, align 8, !tbaa !122
  %41 = getelementptr inbounds %struct.tile_rows, ptr %11, i32 0, i32 6
  store i64 %19, ptr %41, align 8, !tbaa !123
  %42 = getelementptr inbounds %struct.tile_rows, ptr %11, i32 0, i32 7
  store i64 0, ptr %42, align 8, !tbaa !124
  %43 = getelementptr inbounds %struct.tile_rows, ptr %11, i32 0, i32 8
  store ptr %7, ptr %43, align 8, !tbaa !125
  %44 = getelementptr inbounds %struct.tile_rows, ptr %11, i32 0, i32 9
  store ptr null, ptr %44, align 8, !tbaa !126
  %45 = getelementptr inbounds [3 x i64], ptr %32, i64 0, i64 1
  %46 = load i64, ptr %45, align 8, !tbaa !13
  %47 = load i64, ptr %37, align 8, !tbaa !13
  %48 = mul nsw i64 %46, %47
  %49 = load i64, ptr %16, align 8, !tbaa !49
  %50 = mul nsw i64 %48, %49
  store i64 %50, ptr %42, align 8, !tbaa !124
  br label %51

51:                                               ; preds = %53, %10
  %.053 = phi i64 [ 0, %10 ], [ %62, %53 ]
  %52 = icmp slt i64 %.053, %4
  br i1 %52, label %53, label %63

53:                                               ; preds = %51
  %54 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 1
  %55 = load ptr, ptr %54, align 8, !tbaa !75
  %56 = add nsw i64 %3, %.053
  %57 = mul nsw i64 %56, %18
  %58 = getelementptr inbounds float, ptr %55, i64 %57
  %59 = mul nsw i64 %26, %19
  %60 = getelementptr inbounds float, ptr %58, i64 %59
  %61 = getelementptr inbounds [8 x ptr], ptr %11, i64 0, i64 %.053
  store ptr %60, ptr %61, align 8, !tbaa !114
  %62 = add nsw i64 %.053, 1
  br label %51, !llvm.loop !127

63:                                               ; preds = %76, %51
  %.054 = phi i64 [ 0, %51 ], [ %67, %76 ]
  %64 = icmp slt i64 %.054, %28
  br i1 %64, label %65, label %94

65:                                               ; preds = %63
  %66 = call i64 @piece_at(i64 noundef %14, i64 noundef %28, i64 noundef %.054) #12
  store i64 %66, ptr %29, align 8, !tbaa !117
  %67 = add nsw i64 %.054, 1
  %68 = call i64 @piece_at(i64 noundef %14, i64 noundef %28, i64 noundef %67) #12
  store i64 %68, ptr %30, align 8, !tbaa !119
  %69 = getelementptr inbounds %struct.rows_at_once, ptr %2, i32 0, i32 2
  %70 = load i64, ptr %69, align 8, !tbaa !62
  %71 = load i64, ptr %29, align 8, !tbaa !117
  %72 = sub nsw i64 %68, %71
  %73 = mul nsw i64 %70, %72
  %74 = load i64, ptr %16, align 8, !tbaa !49
  %75 = mul nsw i64 %73, %74
  br label %76

76:                                               ; preds = %92, %65
  %.0 = phi i64 [ 0, %65 ], [ %93, %92 ]
  %77 = icmp slt i64 %.0, %6
  br i1 %77, label %78, label %63, !llvm.loop !128

78:                                               ; preds = %76
  %79 = getelementptr inbounds %struct.met_columns, ptr %5, i64 %.0
  %80 = load i64, ptr %79, align 8, !tbaa !113
  %81 = icmp ne i64 %80, 0
  br i1 %81, label %82, label %92

82:                                               ; preds = %78
  %83 = call ptr @due_ahead(ptr noundef %9, i64 noundef %75) #12
  store ptr %83, ptr %44, align 8, !tbaa !126
  %84 = icmp ne ptr %83, null
  %85 = load ptr, ptr %11, align 8
  %86 = select i1 %84, ptr %83, ptr %85
  store ptr %86, ptr %44, align 8, !tbaa !126
  %87 = mul nsw i64 %.0, %4
  %88 = getelementptr inbounds %struct.weight_cut, ptr %1, i32 0, i32 2
  %89 = load i64, ptr %88, align 8, !tbaa !18
  %90 = mul nsw i64 %87, %89
  %91 = getelementptr inbounds <16 x float>, ptr %8, i64 %90
  call void @summed(ptr noundef %11, ptr noundef %79, i64 noundef %4, ptr noundef %91) #12
  br label %92

92:                                               ; preds = %78, %82
  %93 = add nsw i64 %.0, 1
  br label %76, !llvm.loop !129

94:                                               ; preds = %63
  call void @llvm.lifetime.end.p0(i64 136, ptr %11) #11
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

; Function Attrs: nounwind
define internal ptr @due_ahead(ptr noundef %0, i64 noundef %1) #0 {
  %3 = getelementptr inbounds %struct.fetched_ahead, ptr %0, i32 0, i32 1
  %4 = load i64, ptr %3, align 8, !tbaa !105
  %5 = getelementptr inbounds %struct.fetched_ahead, ptr %0, i32 0, i32 2
  %6 = load i64, ptr %5, align 8, !tbaa !107
  %7 = add nsw i64 %6, %4
  store i64 %7, ptr %5, align 8, !tbaa !107
  %8 = getelementptr inbounds %struct.fetched_pieces, ptr %0, i32 0, i32 3
  %9 = load i64, ptr %8, align 8, !tbaa !103
  %10 = icmp ne i64 %9, 0
  %11 = getelementptr inbounds %struct.fetched_pieces, ptr %0, i64 1
  %12 = select i1 %10, ptr %0, ptr %11
  %13 = load i64, ptr %5, align 8, !tbaa !107
  %14 = icmp slt i64 %13, %1
  br i1 %14, label %37, label %15

15:                                               ; preds = %2
  %16 = getelementptr inbounds %struct.fetched_pieces, ptr %12, i32 0, i32 3
  %17 = load i64, ptr %16, align 8, !tbaa !103
  %18 = icmp ne i64 %17, 0
  br i1 %18, label %19, label %37

19:                                               ; preds = %15
  %20 = load ptr, ptr %12, align 8, !tbaa !99
  %21 = getelementptr inbounds %struct.fetched_pieces, ptr %12, i32 0, i32 4
  %22 = load i64, ptr %21, align 8, !tbaa !104
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  %24 = sub nsw i64 %13, %1
  store i64 %24, ptr %5, align 8, !tbaa !107
  %25 = load i64, ptr %21, align 8, !tbaa !104
  %26 = add nsw i64 %25, %1
  store i64 %26, ptr %21, align 8, !tbaa !104
  %27 = getelementptr inbounds %struct.fetched_pieces, ptr %12, i32 0, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !102
  %29 = icmp sge i64 %26, %28
  br i1 %29, label %30, label %37

30:                                               ; preds = %19
  store i64 0, ptr %21, align 8, !tbaa !104
  %31 = getelementptr inbounds %struct.fetched_pieces, ptr %12, i32 0, i32 1
  %32 = load i64, ptr %31, align 8, !tbaa !101
  %33 = load ptr, ptr %12, align 8, !tbaa !99
  %34 = getelementptr inbounds float, ptr %33, i64 %32
  store ptr %34, ptr %12, align 8, !tbaa !99
  %35 = load i64, ptr %16, align 8, !tbaa !103
  %36 = add nsw i64 %35, -1
  store i64 %36, ptr %16, align 8, !tbaa !103
  br label %37

37:                                               ; preds = %19, %30, %2, %15
  %.0 = phi ptr [ null, %15 ], [ null, %2 ], [ %23, %30 ], [ %23, %19 ]
  ret ptr %.0
}

; Function Attrs: noinline nounwind
define internal void @summed(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #7 {
  %5 = mul nsw i64 8, %2
  %6 = load i64, ptr %1, align 8, !tbaa !113
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
  %.0134 = phi i64 [ 0, %5 ], [ %25, %24 ]
  %13 = icmp slt i64 %.0134, %2
  br i1 %13, label %14, label %26

14:                                               ; preds = %12, %16
  %.0141 = phi i64 [ %23, %16 ], [ 0, %12 ]
  %15 = icmp slt i64 %.0141, %3
  br i1 %15, label %16, label %24

16:                                               ; preds = %14
  %17 = mul nsw i64 %.0134, %3
  %18 = add nsw i64 %17, %.0141
  %19 = getelementptr inbounds <16 x float>, ptr %4, i64 %18
  %20 = load <16 x float>, ptr %19, align 4, !tbaa !55
  %21 = getelementptr inbounds [8 x [5 x <16 x float>]], ptr %6, i64 0, i64 %.0134
  %22 = getelementptr inbounds [5 x <16 x float>], ptr %21, i64 0, i64 %.0141
  store <16 x float> %20, ptr %22, align 16, !tbaa !55
  %23 = add nsw i64 %.0141, 1
  br label %14, !llvm.loop !130

24:                                               ; preds = %14
  %25 = add nsw i64 %.0134, 1
  br label %12, !llvm.loop !132

26:                                               ; preds = %12
  %27 = getelementptr inbounds %struct.tile_rows, ptr %0, i32 0, i32 9
  %28 = load ptr, ptr %27, align 8, !tbaa !126
  %29 = getelementptr inbounds %struct.met_columns, ptr %1, i32 0, i32 1
  %30 = load i64, ptr %29, align 8, !tbaa !110
  br label %31

31:                                               ; preds = %181, %26
  %.0146 = phi i64 [ %30, %26 ], [ %182, %181 ]
  %.0144 = phi ptr [ %28, %26 ], [ %.1145, %181 ]
  %32 = getelementptr inbounds %struct.met_columns, ptr %1, i32 0, i32 2
  %33 = load i64, ptr %32, align 8, !tbaa !111
  %34 = icmp slt i64 %.0146, %33
  br i1 %34, label %35, label %183

35:                                               ; preds = %31
  %36 = getelementptr inbounds %struct.tile_rows, ptr %0, i32 0, i32 5
  %37 = load i64, ptr %36, align 8, !tbaa !122
  %38 = getelementptr inbounds %struct.tile_rows, ptr %0, i32 0, i32 3
  %39 = load i64, ptr %38, align 8, !tbaa !120
  %40 = mul nsw i64 %39, %37
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #11
  br label %41

41:                                               ; preds = %43, %35
  %.0143 = phi i64 [ 0, %35 ], [ %55, %43 ]
  %42 = icmp slt i64 %.0143, %2
  br i1 %42, label %43, label %56

43:                                               ; preds = %41
  %44 = getelementptr inbounds [8 x ptr], ptr %0, i64 0, i64 %.0143
  %45 = load ptr, ptr %44, align 8, !tbaa !114
  %46 = getelementptr inbounds %struct.tile_rows, ptr %0, i32 0, i32 6
  %47 = load i64, ptr %46, align 8, !tbaa !123
  %48 = mul nsw i64 %.0146, %47
  %49 = getelementptr inbounds float, ptr %45, i64 %48
  %50 = getelementptr inbounds %struct.tile_rows, ptr %0, i32 0, i32 1
  %51 = load i64, ptr %50, align 8, !tbaa !117
  %52 = mul nsw i64 %51, %37
  %53 = getelementptr inbounds float, ptr %49, i64 %52
  %54 = getelementptr inbounds [8 x ptr], ptr %7, i64 0, i64 %.0143
  store ptr %53, ptr %54, align 8, !tbaa !114
  %55 = add nsw i64 %.0143, 1
  br label %41, !llvm.loop !133

56:                                               ; preds = %41
  %57 = getelementptr inbounds %struct.tile_rows, ptr %0, i32 0, i32 1
  %58 = load i64, ptr %57, align 8, !tbaa !117
  br label %59

59:                                               ; preds = %178, %56
  %.1145 = phi ptr [ %.0144, %56 ], [ %179, %178 ]
  %.0142 = phi i64 [ %58, %56 ], [ %180, %178 ]
  %60 = getelementptr inbounds %struct.tile_rows, ptr %0, i32 0, i32 2
  %61 = load i64, ptr %60, align 8, !tbaa !119
  %62 = icmp slt i64 %.0142, %61
  br i1 %62, label %63, label %181

63:                                               ; preds = %59
  %64 = getelementptr inbounds %struct.met_columns, ptr %1, i32 0, i32 5
  %65 = load i64, ptr %64, align 8, !tbaa !112
  %66 = icmp sge i64 %.0142, %65
  br i1 %66, label %67, label %74

67:                                               ; preds = %63
  %68 = getelementptr inbounds %struct.met_columns, ptr %1, i32 0, i32 6
  %69 = load i64, ptr %68, align 8, !tbaa !108
  %70 = icmp slt i64 %.0142, %69
  br i1 %70, label %71, label %74

71:                                               ; preds = %67
  %72 = call i64 @smaller(i64 noundef %69, i64 noundef %61) #12
  %73 = sub nsw i64 %72, %.0142
  br label %74

74:                                               ; preds = %63, %67, %71
  %75 = phi i64 [ %73, %71 ], [ 1, %67 ], [ 1, %63 ]
  call void @llvm.lifetime.start.p0(i64 40, ptr %8) #11
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #11
  call void @llvm.lifetime.start.p0(i64 320, ptr %10) #11
  br label %76

76:                                               ; preds = %78, %74
  %.0140 = phi i64 [ 0, %74 ], [ %82, %78 ]
  %77 = icmp slt i64 %.0140, %2
  br i1 %77, label %78, label %83

78:                                               ; preds = %76
  %79 = getelementptr inbounds [8 x ptr], ptr %7, i64 0, i64 %.0140
  %80 = load ptr, ptr %79, align 8, !tbaa !114
  %81 = getelementptr inbounds [8 x ptr], ptr %9, i64 0, i64 %.0140
  store ptr %80, ptr %81, align 8, !tbaa !114
  %82 = add nsw i64 %.0140, 1
  br label %76, !llvm.loop !134

83:                                               ; preds = %76, %108
  %.0139 = phi i64 [ %111, %108 ], [ 0, %76 ]
  %84 = icmp slt i64 %.0139, %3
  br i1 %84, label %85, label %112

85:                                               ; preds = %83
  %86 = getelementptr inbounds %struct.met_columns, ptr %1, i32 0, i32 4
  %87 = getelementptr inbounds [5 x i64], ptr %86, i64 0, i64 %.0139
  %88 = load i64, ptr %87, align 8, !tbaa !13
  %89 = load i64, ptr %38, align 8, !tbaa !120
  %90 = mul nsw i64 %.0142, %89
  %91 = add nsw i64 %88, %90
  %92 = getelementptr inbounds %struct.tile_rows, ptr %0, i32 0, i32 4
  %93 = load i64, ptr %92, align 8, !tbaa !121
  %94 = icmp ult i64 %91, %93
  br i1 %94, label %95, label %105

95:                                               ; preds = %85
  %96 = getelementptr inbounds %struct.met_columns, ptr %1, i32 0, i32 3
  %97 = getelementptr inbounds [5 x ptr], ptr %96, i64 0, i64 %.0139
  %98 = load ptr, ptr %97, align 8, !tbaa !114
  %99 = getelementptr inbounds %struct.tile_rows, ptr %0, i32 0, i32 7
  %100 = load i64, ptr %99, align 8, !tbaa !124
  %101 = mul nsw i64 %.0146, %100
  %102 = getelementptr inbounds float, ptr %98, i64 %101
  %103 = mul nsw i64 %.0142, %40
  %104 = getelementptr inbounds float, ptr %102, i64 %103
  br label %108

105:                                              ; preds = %85
  %106 = getelementptr inbounds %struct.tile_rows, ptr %0, i32 0, i32 8
  %107 = load ptr, ptr %106, align 8, !tbaa !125
  br label %108

108:                                              ; preds = %105, %95
  %109 = phi ptr [ %104, %95 ], [ %107, %105 ]
  %110 = getelementptr inbounds [5 x ptr], ptr %8, i64 0, i64 %.0139
  store ptr %109, ptr %110, align 8, !tbaa !114
  %111 = add nsw i64 %.0139, 1
  br label %83, !llvm.loop !135

112:                                              ; preds = %83
  %113 = mul nsw i64 %75, %37
  call void @llvm.lifetime.start.p0(i64 832, ptr %11) #11
  br label %114

114:                                              ; preds = %160, %112
  %.0138 = phi i64 [ %113, %112 ], [ 16, %160 ]
  br label %115

115:                                              ; preds = %129, %114
  %.1 = phi i64 [ 0, %114 ], [ %116, %129 ]
  %116 = add nsw i64 %.1, 16
  %117 = icmp sle i64 %116, %.0138
  br i1 %117, label %118, label %148

118:                                              ; preds = %115
  %119 = getelementptr inbounds float, ptr %.1145, i64 %.1
  call void @llvm.prefetch.p0(ptr %119, i32 0, i32 2, i32 1)
  br label %120

120:                                              ; preds = %122, %118
  %.0136 = phi i64 [ 0, %118 ], [ %128, %122 ]
  %121 = icmp slt i64 %.0136, %3
  br i1 %121, label %122, label %129

122:                                              ; preds = %120
  %123 = getelementptr inbounds [5 x ptr], ptr %8, i64 0, i64 %.0136
  %124 = load ptr, ptr %123, align 8, !tbaa !114
  %125 = getelementptr inbounds float, ptr %124, i64 %.1
  %126 = load <16 x float>, ptr %125, align 4, !tbaa !55
  %127 = getelementptr inbounds [5 x <16 x float>], ptr %10, i64 0, i64 %.0136
  store <16 x float> %126, ptr %127, align 16, !tbaa !55
  %128 = add nsw i64 %.0136, 1
  br label %120, !llvm.loop !136

129:                                              ; preds = %120, %146
  %.0135 = phi i64 [ %147, %146 ], [ 0, %120 ]
  %130 = icmp slt i64 %.0135, %2
  br i1 %130, label %131, label %115, !llvm.loop !137

131:                                              ; preds = %129
  %132 = getelementptr inbounds [8 x ptr], ptr %9, i64 0, i64 %.0135
  %133 = load ptr, ptr %132, align 8, !tbaa !114
  %134 = getelementptr inbounds float, ptr %133, i64 %.1
  %135 = load <16 x float>, ptr %134, align 4, !tbaa !55
  br label %136

136:                                              ; preds = %138, %131
  %.0133 = phi i64 [ 0, %131 ], [ %145, %138 ]
  %137 = icmp slt i64 %.0133, %3
  br i1 %137, label %138, label %146

138:                                              ; preds = %136
  %139 = getelementptr inbounds [5 x <16 x float>], ptr %10, i64 0, i64 %.0133
  %140 = load <16 x float>, ptr %139, align 16, !tbaa !55
  %141 = getelementptr inbounds [8 x [5 x <16 x float>]], ptr %6, i64 0, i64 %.0135
  %142 = getelementptr inbounds [5 x <16 x float>], ptr %141, i64 0, i64 %.0133
  %143 = load <16 x float>, ptr %142, align 16, !tbaa !55
  %144 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %135, <16 x float> %140, <16 x float> %143)
  store <16 x float> %144, ptr %142, align 16, !tbaa !55
  %145 = add nsw i64 %.0133, 1
  br label %136, !llvm.loop !139

146:                                              ; preds = %136
  %147 = add nsw i64 %.0135, 1
  br label %129, !llvm.loop !140

148:                                              ; preds = %115
  %149 = icmp eq i64 %.1, %.0138
  br i1 %149, label %171, label %150

150:                                              ; preds = %148, %152
  %.0132 = phi i64 [ %159, %152 ], [ 0, %148 ]
  %151 = icmp slt i64 %.0132, %2
  br i1 %151, label %152, label %160

152:                                              ; preds = %150
  %153 = getelementptr inbounds [8 x ptr], ptr %9, i64 0, i64 %.0132
  %154 = load ptr, ptr %153, align 8, !tbaa !114
  %155 = getelementptr inbounds float, ptr %154, i64 %.1
  %156 = sub nsw i64 %.0138, %.1
  %157 = getelementptr inbounds [13 x [16 x float]], ptr %11, i64 0, i64 %.0132
  %158 = call ptr @rest_of(ptr noundef %155, i64 noundef %156, ptr noundef %157) #12
  store ptr %158, ptr %153, align 8, !tbaa !114
  %159 = add nsw i64 %.0132, 1
  br label %150, !llvm.loop !141

160:                                              ; preds = %150, %162
  %.0131 = phi i64 [ %170, %162 ], [ 0, %150 ]
  %161 = icmp slt i64 %.0131, %3
  br i1 %161, label %162, label %114, !llvm.loop !142

162:                                              ; preds = %160
  %163 = getelementptr inbounds [5 x ptr], ptr %8, i64 0, i64 %.0131
  %164 = load ptr, ptr %163, align 8, !tbaa !114
  %165 = getelementptr inbounds float, ptr %164, i64 %.1
  %166 = sub nsw i64 %.0138, %.1
  %167 = add nsw i64 8, %.0131
  %168 = getelementptr inbounds [13 x [16 x float]], ptr %11, i64 0, i64 %167
  %169 = call ptr @rest_of(ptr noundef %165, i64 noundef %166, ptr noundef %168) #12
  store ptr %169, ptr %163, align 8, !tbaa !114
  %170 = add nsw i64 %.0131, 1
  br label %160, !llvm.loop !143

171:                                              ; preds = %148, %173
  %.0130 = phi i64 [ %177, %173 ], [ 0, %148 ]
  %172 = icmp slt i64 %.0130, %2
  br i1 %172, label %173, label %178

173:                                              ; preds = %171
  %174 = getelementptr inbounds [8 x ptr], ptr %7, i64 0, i64 %.0130
  %175 = load ptr, ptr %174, align 8, !tbaa !114
  %176 = getelementptr inbounds float, ptr %175, i64 %113
  store ptr %176, ptr %174, align 8, !tbaa !114
  %177 = add nsw i64 %.0130, 1
  br label %171, !llvm.loop !144

178:                                              ; preds = %171
  %179 = getelementptr inbounds float, ptr %.1145, i64 %113
  call void @llvm.lifetime.end.p0(i64 832, ptr %11) #11
  call void @llvm.lifetime.end.p0(i64 320, ptr %10) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #11
  call void @llvm.lifetime.end.p0(i64 40, ptr %8) #11
  %180 = add nsw i64 %.0142, %75
  br label %59, !llvm.loop !145

181:                                              ; preds = %59
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #11
  %182 = add nsw i64 %.0146, 1
  br label %31, !llvm.loop !146

183:                                              ; preds = %31, %195
  %.0129 = phi i64 [ %196, %195 ], [ 0, %31 ]
  %184 = icmp slt i64 %.0129, %2
  br i1 %184, label %185, label %197

185:                                              ; preds = %183, %187
  %.0 = phi i64 [ %194, %187 ], [ 0, %183 ]
  %186 = icmp slt i64 %.0, %3
  br i1 %186, label %187, label %195

187:                                              ; preds = %185
  %188 = getelementptr inbounds [8 x [5 x <16 x float>]], ptr %6, i64 0, i64 %.0129
  %189 = getelementptr inbounds [5 x <16 x float>], ptr %188, i64 0, i64 %.0
  %190 = load <16 x float>, ptr %189, align 16, !tbaa !55
  %191 = mul nsw i64 %.0129, %3
  %192 = add nsw i64 %191, %.0
  %193 = getelementptr inbounds <16 x float>, ptr %4, i64 %192
  store <16 x float> %190, ptr %193, align 4, !tbaa !55
  %194 = add nsw i64 %.0, 1
  br label %185, !llvm.loop !147

195:                                              ; preds = %185
  %196 = add nsw i64 %.0129, 1
  br label %183, !llvm.loop !148

197:                                              ; preds = %183
  call void @llvm.lifetime.end.p0(i64 2560, ptr %6) #11
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #4

; Function Attrs: noinline nounwind
define internal ptr @rest_of(ptr noundef %0, i64 noundef %1, ptr noundef %2) #10 {
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
  %10 = load float, ptr %9, align 4, !tbaa !52
  br label %11

11:                                               ; preds = %6, %8
  %12 = phi float [ %10, %8 ], [ 0.000000e+00, %6 ]
  %13 = getelementptr inbounds float, ptr %2, i64 %.0
  store float %12, ptr %13, align 4, !tbaa !52
  %14 = add nsw i64 %.0, 1
  br label %4, !llvm.loop !149

15:                                               ; preds = %4
  ret ptr %2
}

; Function Attrs: alwaysinline nounwind
define internal float @of_lanes(ptr noundef %0) #8 {
  %2 = load <16 x float>, ptr %0, align 4, !tbaa !55
  %3 = shufflevector <16 x float> %2, <16 x float> %2, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %4 = fadd <16 x float> %2, %3
  %5 = shufflevector <16 x float> %4, <16 x float> %4, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %6 = fadd <16 x float> %4, %5
  %7 = extractelement <16 x float> %6, i32 0
  %8 = extractelement <16 x float> %6, i32 2
  %9 = fadd float %7, %8
  %10 = extractelement <16 x float> %6, i32 1
  %11 = extractelement <16 x float> %6, i32 3
  %12 = fadd float %10, %11
  %13 = fadd float %9, %12
  ret float %13
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: nounwind
define internal i64 @tiles_of(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %3 = load i64, ptr %2, align 8, !tbaa !49
  %4 = sdiv i64 %3, 16
  %5 = call i64 @sample_blocks(ptr noundef %0) #12
  %6 = call i64 @pieces_of(i64 noundef %4, i64 noundef %5) #12
  %7 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 14
  %8 = load i64, ptr %7, align 8, !tbaa !14
  %9 = icmp eq i64 %8, 0
  %10 = icmp eq i64 %6, 4
  %or.cond = select i1 %9, i1 true, i1 %10
  %11 = icmp eq i64 %6, 3
  %12 = select i1 %11, i32 8, i32 12
  %13 = select i1 %or.cond, i32 6, i32 %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 13
  %16 = load i64, ptr %15, align 8, !tbaa !74
  %17 = icmp ne i64 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %1
  %19 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %20 = load i64, ptr %19, align 8, !tbaa !16
  br label %24

21:                                               ; preds = %1
  %22 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %23 = load i64, ptr %22, align 8, !tbaa !19
  br label %24

24:                                               ; preds = %21, %18
  %25 = phi i64 [ %20, %18 ], [ %23, %21 ]
  %26 = call i64 @pieces_of(i64 noundef %25, i64 noundef %14) #12
  ret i64 %26
}

; Function Attrs: nounwind
define internal i64 @sample_blocks(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 14
  %3 = load i64, ptr %2, align 8, !tbaa !14
  %4 = icmp ne i64 %3, 0
  %5 = select i1 %4, i32 4, i32 1
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !49
  %9 = sdiv i64 %8, 16
  %10 = call i64 @pieces_of(i64 noundef %9, i64 noundef %6) #12
  ret i64 %10
}

; Function Attrs: nounwind
define internal void @along_at(ptr dead_on_unwind noalias writable sret(%struct.along) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 24, i1 false)
  %5 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 10
  %6 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 %2
  %7 = load i64, ptr %6, align 8, !tbaa !13
  %8 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 12
  %9 = getelementptr inbounds [3 x i64], ptr %8, i64 0, i64 %2
  %10 = load i64, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 13
  %12 = load i64, ptr %11, align 8, !tbaa !74
  %13 = icmp ne i64 %12, 0
  br i1 %13, label %42, label %14

14:                                               ; preds = %4
  %15 = mul nsw i64 %3, %7
  %16 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 11
  %17 = getelementptr inbounds [3 x i64], ptr %16, i64 0, i64 %2
  %18 = load i64, ptr %17, align 8, !tbaa !13
  %19 = sub nsw i64 %15, %18
  %20 = getelementptr inbounds %struct.along, ptr %0, i32 0, i32 2
  store i64 %19, ptr %20, align 8, !tbaa !62
  br label %21

21:                                               ; preds = %40, %14
  %.0 = phi i64 [ 0, %14 ], [ %41, %40 ]
  %22 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 9
  %23 = getelementptr inbounds [3 x i64], ptr %22, i64 0, i64 %2
  %24 = load i64, ptr %23, align 8, !tbaa !13
  %25 = icmp slt i64 %.0, %24
  br i1 %25, label %26, label %79

26:                                               ; preds = %21
  %27 = load i64, ptr %20, align 8, !tbaa !62
  %28 = mul nsw i64 %.0, %10
  %29 = add nsw i64 %27, %28
  %30 = icmp sge i64 %29, 0
  br i1 %30, label %31, label %40

31:                                               ; preds = %26
  %32 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 7
  %33 = getelementptr inbounds [3 x i64], ptr %32, i64 0, i64 %2
  %34 = load i64, ptr %33, align 8, !tbaa !13
  %35 = icmp slt i64 %29, %34
  br i1 %35, label %36, label %40

36:                                               ; preds = %31
  %37 = shl i64 1, %.0
  %38 = load i64, ptr %0, align 8, !tbaa !59
  %39 = or i64 %38, %37
  store i64 %39, ptr %0, align 8, !tbaa !59
  br label %40

40:                                               ; preds = %26, %31, %36
  %41 = add nsw i64 %.0, 1
  br label %21, !llvm.loop !150

42:                                               ; preds = %4
  %43 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 11
  %44 = getelementptr inbounds [3 x i64], ptr %43, i64 0, i64 %2
  %45 = load i64, ptr %44, align 8, !tbaa !13
  %46 = add nsw i64 %3, %45
  %47 = srem i64 %46, %7
  %48 = getelementptr inbounds %struct.along, ptr %0, i32 0, i32 1
  store i64 %47, ptr %48, align 8, !tbaa !61
  %49 = load i64, ptr %44, align 8, !tbaa !13
  %50 = add nsw i64 %3, %49
  %51 = sdiv i64 %50, %7
  %52 = getelementptr inbounds %struct.along, ptr %0, i32 0, i32 2
  store i64 %51, ptr %52, align 8, !tbaa !62
  br label %53

53:                                               ; preds = %77, %42
  %.044 = phi i64 [ 0, %42 ], [ %78, %77 ]
  %54 = getelementptr inbounds %struct.convolution, ptr %1, i32 0, i32 9
  %55 = getelementptr inbounds [3 x i64], ptr %54, i64 0, i64 %2
  %56 = load i64, ptr %55, align 8, !tbaa !13
  %57 = icmp slt i64 %.044, %56
  br i1 %57, label %58, label %79

58:                                               ; preds = %53
  %59 = load i64, ptr %44, align 8, !tbaa !13
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
  %71 = load i64, ptr %70, align 8, !tbaa !13
  %72 = icmp slt i64 %68, %71
  br i1 %72, label %73, label %77

73:                                               ; preds = %67
  %74 = shl i64 1, %.044
  %75 = load i64, ptr %0, align 8, !tbaa !59
  %76 = or i64 %75, %74
  store i64 %76, ptr %0, align 8, !tbaa !59
  br label %77

77:                                               ; preds = %58, %64, %67, %73
  %78 = add nsw i64 %.044, 1
  br label %53, !llvm.loop !151

79:                                               ; preds = %53, %21
  ret void
}

; Function Attrs: nounwind
define internal i64 @listed(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 13
  %5 = load i64, ptr %4, align 8, !tbaa !74
  %6 = icmp ne i64 %5, 0
  %7 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 8
  %8 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 7
  %9 = select i1 %6, ptr %7, ptr %8
  %10 = load i64, ptr %4, align 8, !tbaa !74
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %14 = load i64, ptr %13, align 8, !tbaa !19
  br label %18

15:                                               ; preds = %3
  %16 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %17 = load i64, ptr %16, align 8, !tbaa !16
  br label %18

18:                                               ; preds = %15, %12
  %19 = phi i64 [ %14, %12 ], [ %17, %15 ]
  %20 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 9
  %21 = call i64 @volume(ptr noundef %20) #12
  %22 = call i64 @volume(ptr noundef %9) #12
  %23 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %24 = load i64, ptr %23, align 8, !tbaa !49
  %25 = mul nsw i64 %22, %24
  br label %26

26:                                               ; preds = %85, %18
  %.074 = phi i64 [ 0, %18 ], [ %86, %85 ]
  %.073 = phi i64 [ 0, %18 ], [ %.1, %85 ]
  %27 = load i64, ptr %20, align 8, !tbaa !13
  %28 = icmp slt i64 %.074, %27
  br i1 %28, label %29, label %87

29:                                               ; preds = %26, %83
  %.076 = phi i64 [ %84, %83 ], [ 0, %26 ]
  %.1 = phi i64 [ %.2, %83 ], [ %.073, %26 ]
  %30 = getelementptr inbounds [3 x i64], ptr %20, i64 0, i64 1
  %31 = load i64, ptr %30, align 8, !tbaa !13
  %32 = icmp slt i64 %.076, %31
  br i1 %32, label %33, label %85

33:                                               ; preds = %29, %81
  %.075 = phi i64 [ %82, %81 ], [ 0, %29 ]
  %.2 = phi i64 [ %.3, %81 ], [ %.1, %29 ]
  %34 = getelementptr inbounds [3 x i64], ptr %20, i64 0, i64 2
  %35 = load i64, ptr %34, align 8, !tbaa !13
  %36 = icmp slt i64 %.075, %35
  br i1 %36, label %37, label %83

37:                                               ; preds = %33
  %38 = load i64, ptr %1, align 8, !tbaa !59
  %39 = lshr i64 %38, %.074
  %40 = getelementptr inbounds %struct.along, ptr %1, i64 1
  %41 = load i64, ptr %40, align 8, !tbaa !59
  %42 = lshr i64 %41, %.076
  %43 = and i64 %39, %42
  %44 = getelementptr inbounds %struct.along, ptr %1, i64 2
  %45 = load i64, ptr %44, align 8, !tbaa !59
  %46 = lshr i64 %45, %.075
  %47 = and i64 %43, %46
  %48 = and i64 %47, 1
  %49 = icmp ne i64 %48, 0
  br i1 %49, label %50, label %81

50:                                               ; preds = %37
  %51 = getelementptr inbounds %struct.along, ptr %1, i32 0, i32 1
  %52 = load i64, ptr %51, align 8, !tbaa !61
  %53 = call i64 @distance(ptr noundef %0, i64 noundef 0, i64 noundef %52, i64 noundef %.074) #12
  %54 = getelementptr inbounds %struct.along, ptr %40, i32 0, i32 1
  %55 = load i64, ptr %54, align 8, !tbaa !61
  %56 = call i64 @distance(ptr noundef %0, i64 noundef 1, i64 noundef %55, i64 noundef %.076) #12
  %57 = getelementptr inbounds %struct.along, ptr %44, i32 0, i32 1
  %58 = load i64, ptr %57, align 8, !tbaa !61
  %59 = call i64 @distance(ptr noundef %0, i64 noundef 2, i64 noundef %58, i64 noundef %.075) #12
  %60 = getelementptr inbounds i64, ptr %9, i64 1
  %61 = load i64, ptr %60, align 8, !tbaa !13
  %62 = mul nsw i64 %53, %61
  %63 = add nsw i64 %62, %56
  %64 = getelementptr inbounds i64, ptr %9, i64 2
  %65 = load i64, ptr %64, align 8, !tbaa !13
  %66 = mul nsw i64 %63, %65
  %67 = add nsw i64 %66, %59
  %68 = load i64, ptr %23, align 8, !tbaa !49
  %69 = mul nsw i64 %67, %68
  %70 = mul nsw i64 2, %.2
  %71 = getelementptr inbounds i64, ptr %2, i64 %70
  store i64 %69, ptr %71, align 8, !tbaa !13
  %72 = load i64, ptr %30, align 8, !tbaa !13
  %73 = mul nsw i64 %.074, %72
  %74 = add nsw i64 %73, %.076
  %75 = load i64, ptr %34, align 8, !tbaa !13
  %76 = mul nsw i64 %74, %75
  %77 = add nsw i64 %76, %.075
  %78 = add nsw i64 %70, 1
  %79 = getelementptr inbounds i64, ptr %2, i64 %78
  store i64 %77, ptr %79, align 8, !tbaa !13
  %80 = add nsw i64 %.2, 1
  br label %81

81:                                               ; preds = %37, %50
  %.3 = phi i64 [ %80, %50 ], [ %.2, %37 ]
  %82 = add nsw i64 %.075, 1
  br label %33, !llvm.loop !152

83:                                               ; preds = %33
  %84 = add nsw i64 %.076, 1
  br label %29, !llvm.loop !153

85:                                               ; preds = %29
  %86 = add nsw i64 %.074, 1
  br label %26, !llvm.loop !154

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
  %94 = load i64, ptr %93, align 8, !tbaa !13
  %95 = mul nsw i64 %.072, %25
  %96 = add nsw i64 %94, %95
  %97 = mul nsw i64 %.072, %.073
  %98 = add nsw i64 %97, %.0
  %99 = mul nsw i64 2, %98
  %100 = getelementptr inbounds i64, ptr %2, i64 %99
  store i64 %96, ptr %100, align 8, !tbaa !13
  %101 = add nsw i64 %92, 1
  %102 = getelementptr inbounds i64, ptr %2, i64 %101
  %103 = load i64, ptr %102, align 8, !tbaa !13
  %104 = mul nsw i64 %.072, %21
  %105 = add nsw i64 %103, %104
  %106 = add nsw i64 %99, 1
  %107 = getelementptr inbounds i64, ptr %2, i64 %106
  store i64 %105, ptr %107, align 8, !tbaa !13
  %108 = add nsw i64 %.0, 1
  br label %89, !llvm.loop !155

109:                                              ; preds = %89
  %110 = add nsw i64 %.072, 1
  br label %87, !llvm.loop !156

111:                                              ; preds = %87
  %112 = mul nsw i64 %19, %.073
  ret i64 %112
}

; Function Attrs: nounwind
define internal void @position(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, i64 noundef %6) #0 {
  %8 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 3
  %9 = load i64, ptr %8, align 8, !tbaa !49
  %10 = sdiv i64 %9, 16
  %11 = call i64 @sample_blocks(ptr noundef %0) #12
  %12 = load i64, ptr %8, align 8, !tbaa !49
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
  br label %14, !llvm.loop !157

24:                                               ; preds = %14
  %25 = load i64, ptr %8, align 8, !tbaa !49
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
  %7 = load i64, ptr %6, align 8, !tbaa !13
  %8 = mul nsw i64 %3, %7
  %9 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 13
  %10 = load i64, ptr %9, align 8, !tbaa !74
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %18

12:                                               ; preds = %4
  %13 = sub nsw i64 %2, %8
  %14 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 10
  %15 = getelementptr inbounds [3 x i64], ptr %14, i64 0, i64 %1
  %16 = load i64, ptr %15, align 8, !tbaa !13
  %17 = sdiv i64 %13, %16
  br label %18

18:                                               ; preds = %4, %12
  %19 = phi i64 [ %17, %12 ], [ %8, %4 ]
  ret i64 %19
}

; Function Attrs: nounwind
define internal void @position_of(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, i64 noundef %6, i64 noundef %7) #0 {
  %9 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 13
  %10 = load i64, ptr %9, align 8, !tbaa !74
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %14 = load i64, ptr %13, align 8, !tbaa !19
  br label %18

15:                                               ; preds = %8
  %16 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %17 = load i64, ptr %16, align 8, !tbaa !16
  br label %18

18:                                               ; preds = %15, %12
  %19 = phi i64 [ %14, %12 ], [ %17, %15 ]
  %20 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 9
  %21 = call i64 @volume(ptr noundef %20) #12
  %22 = mul nsw i64 %19, %21
  %23 = load i64, ptr %9, align 8, !tbaa !74
  %24 = icmp ne i64 %23, 0
  br i1 %24, label %25, label %28

25:                                               ; preds = %18
  %26 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 5
  %27 = load i64, ptr %26, align 8, !tbaa !16
  br label %31

28:                                               ; preds = %18
  %29 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 6
  %30 = load i64, ptr %29, align 8, !tbaa !19
  br label %31

31:                                               ; preds = %28, %25
  %32 = phi i64 [ %27, %25 ], [ %30, %28 ]
  %33 = call i64 @tiles_of(ptr noundef %0) #12
  %34 = getelementptr inbounds %struct.convolution, ptr %0, i32 0, i32 14
  %35 = load i64, ptr %34, align 8, !tbaa !14
  %36 = icmp eq i64 %35, 0
  %37 = icmp sgt i64 %33, 2
  %or.cond = select i1 %36, i1 %37, i1 false
  br i1 %or.cond, label %38, label %43

38:                                               ; preds = %31
  %39 = mul nsw i64 4, %22
  %40 = getelementptr inbounds i64, ptr %2, i64 %39
  %41 = mul nsw i64 2, %22
  %42 = getelementptr inbounds i64, ptr %2, i64 %41
  call void @gather(ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %42, ptr noundef %40) #12
  br label %43

43:                                               ; preds = %38, %31
  %.068 = phi ptr [ %2, %31 ], [ %42, %38 ]
  %.0 = phi ptr [ %1, %31 ], [ %40, %38 ]
  br label %44

44:                                               ; preds = %59, %43
  %.069 = phi i64 [ 0, %43 ], [ %48, %59 ]
  %45 = icmp slt i64 %.069, %33
  br i1 %45, label %46, label %60

46:                                               ; preds = %44
  %47 = call i64 @piece_at(i64 noundef %32, i64 noundef %33, i64 noundef %.069) #12
  %48 = add nsw i64 %.069, 1
  %49 = call i64 @piece_at(i64 noundef %32, i64 noundef %33, i64 noundef %48) #12
  %50 = sub nsw i64 %49, %47
  %51 = mul nsw i64 %47, %6
  %52 = getelementptr inbounds float, ptr %5, i64 %51
  %53 = mul nsw i64 %47, %22
  %54 = getelementptr inbounds float, ptr %4, i64 %53
  switch i64 %7, label %58 [
    i64 4, label %55
    i64 3, label %56
    i64 2, label %57
  ]

55:                                               ; preds = %46
  call void @listed_of_4(ptr noundef %54, ptr noundef %.0, ptr noundef %.068, i64 noundef %3, i64 noundef %50, ptr noundef %52, i64 noundef %6) #12
  br label %59

56:                                               ; preds = %46
  call void @listed_of_3(ptr noundef %54, ptr noundef %.0, ptr noundef %.068, i64 noundef %3, i64 noundef %50, ptr noundef %52, i64 noundef %6) #12
  br label %59

57:                                               ; preds = %46
  call void @listed_of_2(ptr noundef %54, ptr noundef %.0, ptr noundef %.068, i64 noundef %3, i64 noundef %50, ptr noundef %52, i64 noundef %6) #12
  br label %59

58:                                               ; preds = %46
  call void @listed_of_1(ptr noundef %54, ptr noundef %.0, ptr noundef %.068, i64 noundef %3, i64 noundef %50, ptr noundef %52, i64 noundef %6) #12
  br label %59

59:                                               ; preds = %55, %57, %58, %56
  br label %44, !llvm.loop !158

60:                                               ; preds = %44
  ret void
}

; Function Attrs: noinline nounwind
define internal void @gather(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4) #7 {
  br label %6

6:                                                ; preds = %8, %5
  %.0 = phi i64 [ 0, %5 ], [ %21, %8 ]
  %7 = icmp slt i64 %.0, %2
  br i1 %7, label %8, label %22

8:                                                ; preds = %6
  %9 = mul nsw i64 2, %.0
  %10 = getelementptr inbounds i64, ptr %1, i64 %9
  %11 = load i64, ptr %10, align 8, !tbaa !13
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load <16 x float>, ptr %12, align 4, !tbaa !55
  %14 = mul nsw i64 %.0, 16
  %15 = getelementptr inbounds float, ptr %4, i64 %14
  store <16 x float> %13, ptr %15, align 4, !tbaa !55
  %16 = getelementptr inbounds i64, ptr %3, i64 %9
  store i64 %14, ptr %16, align 8, !tbaa !13
  %17 = add nsw i64 %9, 1
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !13
  %20 = getelementptr inbounds i64, ptr %3, i64 %17
  store i64 %19, ptr %20, align 8, !tbaa !13
  %21 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !159

22:                                               ; preds = %6
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
  store <16 x float> zeroinitializer, ptr %17, align 16, !tbaa !55
  %18 = add nsw i64 %.065, 1
  br label %13, !llvm.loop !160

19:                                               ; preds = %13
  %20 = add nsw i64 %.061, 1
  br label %11, !llvm.loop !161

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
  br label %23, !llvm.loop !162

31:                                               ; preds = %23
  %32 = add nsw i64 %.064, 1
  br label %21, !llvm.loop !163

33:                                               ; preds = %21, %71
  %.062 = phi i64 [ %72, %71 ], [ 0, %21 ]
  %34 = icmp slt i64 %.062, %3
  br i1 %34, label %35, label %73

35:                                               ; preds = %33
  %36 = mul nsw i64 2, %.062
  %37 = getelementptr inbounds i64, ptr %2, i64 %36
  %38 = load i64, ptr %37, align 8, !tbaa !13
  %39 = getelementptr inbounds float, ptr %1, i64 %38
  %40 = add nsw i64 %36, 1
  %41 = getelementptr inbounds i64, ptr %2, i64 %40
  %42 = load i64, ptr %41, align 8, !tbaa !13
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
  %50 = load <16 x float>, ptr %49, align 4, !tbaa !55
  %51 = getelementptr inbounds [4 x <16 x float>], ptr %10, i64 0, i64 %.060
  store <16 x float> %50, ptr %51, align 16, !tbaa !55
  %52 = add nsw i64 %.060, 1
  br label %45, !llvm.loop !164

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
  %59 = load float, ptr %58, align 4, !tbaa !52
  %60 = insertelement <16 x float> poison, float %59, i64 0
  %61 = shufflevector <16 x float> %60, <16 x float> poison, <16 x i32> zeroinitializer
  %62 = getelementptr inbounds [4 x <16 x float>], ptr %10, i64 0, i64 %.058
  %63 = load <16 x float>, ptr %62, align 16, !tbaa !55
  %64 = getelementptr inbounds [12 x [4 x <16 x float>]], ptr %9, i64 0, i64 %.059
  %65 = getelementptr inbounds [4 x <16 x float>], ptr %64, i64 0, i64 %.058
  %66 = load <16 x float>, ptr %65, align 16, !tbaa !55
  %67 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %61, <16 x float> %63, <16 x float> %66)
  store <16 x float> %67, ptr %65, align 16, !tbaa !55
  %68 = add nsw i64 %.058, 1
  br label %55, !llvm.loop !165

69:                                               ; preds = %55
  %70 = add nsw i64 %.059, 1
  br label %53, !llvm.loop !166

71:                                               ; preds = %53
  call void @llvm.lifetime.end.p0(i64 256, ptr %10) #11
  %72 = add nsw i64 %.062, 1
  br label %33, !llvm.loop !167

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
  %80 = load <16 x float>, ptr %79, align 16, !tbaa !55
  %81 = mul nsw i64 %.057, %7
  %82 = getelementptr inbounds float, ptr %6, i64 %81
  %83 = mul nsw i64 %.0, 16
  %84 = getelementptr inbounds float, ptr %82, i64 %83
  store <16 x float> %80, ptr %84, align 4, !tbaa !55
  %85 = add nsw i64 %.0, 1
  br label %75, !llvm.loop !168

86:                                               ; preds = %75
  %87 = add nsw i64 %.057, 1
  br label %73, !llvm.loop !169

88:                                               ; preds = %73
  call void @llvm.lifetime.end.p0(i64 3072, ptr %9) #11
  ret void
}

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #3 = { inlinehint nounwind "no-builtins" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { noinline nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #8 = { alwaysinline nounwind "no-builtins" }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #10 = { noinline nounwind "no-builtins" }
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
!8 = !{!9, !7, i64 56}
!9 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56}
!10 = !{!9, !7, i64 40}
!11 = !{!9, !7, i64 48}
!12 = !{!3, !4, i64 16}
!13 = !{!7, !7, i64 0}
!14 = !{!3, !7, i64 208}
!15 = !{!9, !7, i64 0}
!16 = !{!3, !7, i64 40}
!17 = !{!9, !7, i64 8}
!18 = !{!9, !7, i64 16}
!19 = !{!3, !7, i64 48}
!20 = !{!9, !7, i64 24}
!21 = !{!9, !7, i64 32}
!22 = !{!3, !7, i64 240}
!23 = distinct !{!23, !24}
!24 = !{!"llvm.loop.mustprogress"}
!25 = distinct !{!25, !24}
!26 = distinct !{!26, !24}
!27 = distinct !{!27, !24}
!28 = !{!29, !4, i64 192}
!29 = !{!"", !7, i64 0, !5, i64 8, !7, i64 64, !5, i64 72, !7, i64 128, !7, i64 136, !7, i64 144, !5, i64 152, !4, i64 192, !4, i64 200, !7, i64 208, !7, i64 216, !7, i64 224, !7, i64 232, !4, i64 240, !4, i64 248, !4, i64 256, !4, i64 264, !4, i64 272, !4, i64 280, !4, i64 288}
!30 = !{!29, !4, i64 200}
!31 = !{!29, !7, i64 208}
!32 = !{!29, !7, i64 216}
!33 = !{!29, !7, i64 0}
!34 = !{!29, !4, i64 240}
!35 = !{!29, !4, i64 280}
!36 = !{!29, !4, i64 256}
!37 = !{!29, !4, i64 288}
!38 = !{!29, !4, i64 248}
!39 = !{!29, !7, i64 232}
!40 = !{!29, !4, i64 264}
!41 = distinct !{!41, !24}
!42 = !{!43, !7, i64 32}
!43 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !4, i64 56}
!44 = !{!43, !7, i64 24}
!45 = !{!43, !7, i64 8}
!46 = !{!43, !7, i64 16}
!47 = !{!3, !4, i64 0}
!48 = !{!43, !7, i64 0}
!49 = !{!3, !7, i64 24}
!50 = !{!3, !4, i64 216}
!51 = !{!3, !7, i64 224}
!52 = !{!53, !53, i64 0}
!53 = !{!"float", !5, i64 0}
!54 = distinct !{!54, !24}
!55 = !{!5, !5, i64 0}
!56 = distinct !{!56, !24}
!57 = !{!43, !7, i64 40}
!58 = !{!43, !7, i64 48}
!59 = !{!60, !7, i64 0}
!60 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16}
!61 = !{!60, !7, i64 8}
!62 = !{!60, !7, i64 16}
!63 = distinct !{!63, !24}
!64 = !{!43, !4, i64 56}
!65 = distinct !{!65, !24}
!66 = !{!3, !4, i64 232}
!67 = distinct !{!67, !24}
!68 = distinct !{!68, !24}
!69 = distinct !{!69, !24}
!70 = distinct !{!70, !24}
!71 = distinct !{!71, !24}
!72 = distinct !{!72, !24}
!73 = distinct !{!73, !24}
!74 = !{!3, !7, i64 200}
!75 = !{!3, !4, i64 8}
!76 = distinct !{!76, !24}
!77 = distinct !{!77, !24}
!78 = distinct !{!78, !24}
!79 = distinct !{!79, !24}
!80 = distinct !{!80, !24}
!81 = !{i64 0, i64 8, !13, i64 8, i64 8, !13, i64 16, i64 8, !13}
!82 = distinct !{!82, !24}
!83 = distinct !{!83, !24}
!84 = !{!29, !7, i64 224}
!85 = !{i64 0, i64 8, !13, i64 8, i64 8, !13, i64 16, i64 8, !13, i64 24, i64 40, !55, i64 64, i64 40, !55, i64 104, i64 8, !13, i64 112, i64 8, !13}
!86 = distinct !{!86, !24}
!87 = distinct !{!87, !24}
!88 = !{!89, !7, i64 8}
!89 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40}
!90 = !{!89, !7, i64 24}
!91 = !{!89, !7, i64 0}
!92 = !{!89, !7, i64 32}
!93 = !{!89, !7, i64 40}
!94 = !{!89, !7, i64 16}
!95 = distinct !{!95, !24}
!96 = distinct !{!96, !24}
!97 = distinct !{!97, !24}
!98 = distinct !{!98, !24}
!99 = !{!100, !4, i64 0}
!100 = !{!"", !4, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32}
!101 = !{!100, !7, i64 8}
!102 = !{!100, !7, i64 16}
!103 = !{!100, !7, i64 24}
!104 = !{!100, !7, i64 32}
!105 = !{!106, !7, i64 80}
!106 = !{!"", !5, i64 0, !7, i64 80, !7, i64 88}
!107 = !{!106, !7, i64 88}
!108 = !{!109, !7, i64 112}
!109 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !5, i64 24, !5, i64 64, !7, i64 104, !7, i64 112}
!110 = !{!109, !7, i64 8}
!111 = !{!109, !7, i64 16}
!112 = !{!109, !7, i64 104}
!113 = !{!109, !7, i64 0}
!114 = !{!4, !4, i64 0}
!115 = distinct !{!115, !24}
!116 = distinct !{!116, !24}
!117 = !{!118, !7, i64 64}
!118 = !{!"", !5, i64 0, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !4, i64 120, !4, i64 128}
!119 = !{!118, !7, i64 72}
!120 = !{!118, !7, i64 80}
!121 = !{!118, !7, i64 88}
!122 = !{!118, !7, i64 96}
!123 = !{!118, !7, i64 104}
!124 = !{!118, !7, i64 112}
!125 = !{!118, !4, i64 120}
!126 = !{!118, !4, i64 128}
!127 = distinct !{!127, !24}
!128 = distinct !{!128, !24}
!129 = distinct !{!129, !24}
!130 = distinct !{!130, !24, !131}
!131 = !{!"llvm.loop.unroll.full"}
!132 = distinct !{!132, !24, !131}
!133 = distinct !{!133, !24, !131}
!134 = distinct !{!134, !24, !131}
!135 = distinct !{!135, !24, !131}
!136 = distinct !{!136, !24, !131}
!137 = distinct !{!137, !24, !138}
!138 = !{!"llvm.loop.unroll.disable"}
!139 = distinct !{!139, !24, !131}
!140 = distinct !{!140, !24, !131}
!141 = distinct !{!141, !24, !131}
!142 = distinct !{!142, !138}
!143 = distinct !{!143, !24, !131}
!144 = distinct !{!144, !24, !131}
!145 = distinct !{!145, !24, !138}
!146 = distinct !{!146, !24, !138}
!147 = distinct !{!147, !24, !131}
!148 = distinct !{!148, !24, !131}
!149 = distinct !{!149, !24}
!150 = distinct !{!150, !24}
!151 = distinct !{!151, !24}
!152 = distinct !{!152, !24}
!153 = distinct !{!153, !24}
!154 = distinct !{!154, !24}
!155 = distinct !{!155, !24}
!156 = distinct !{!156, !24}
!157 = distinct !{!157, !24}
!158 = distinct !{!158, !24}
!159 = distinct !{!159, !24}
!160 = distinct !{!160, !24, !131}
!161 = distinct !{!161, !24, !131}
!162 = distinct !{!162, !24, !131}
!163 = distinct !{!163, !24, !131}
!164 = distinct !{!164, !24, !131}
!165 = distinct !{!165, !24, !131}
!166 = distinct !{!166, !24, !131}
!167 = distinct !{!167, !24, !138}
!168 = distinct !{!168, !24, !131}
!169 = distinct !{!169, !24, !131}
