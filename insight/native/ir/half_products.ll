; Made by tools/ir.py from half_products.c with clang 19; do not edit.
; sha256 of the C source: 70b9fef76b3acde728d6ca15dadd5f39e2c5b99819a38dd0014e4f44a24502f9

%struct.half_work = type { ptr, ptr }
%struct.half_product = type { ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.motion = type { i64, %struct.step }
%struct.step = type { ptr, ptr, ptr, ptr, ptr, i64, i64, i64, float, float, float, float, float, float }
%struct.told_both = type { %struct.half_product, i64, %struct.told }
%struct.told = type { ptr, ptr, ptr, ptr, ptr, i64, i64, i64, double, double, double, double }
%struct.pool = type { i64, [56 x i8], i64, [56 x i8], i64, i64, i64, [40 x i8], ptr, ptr, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.numbers = type { ptr, i64, i64 }
%struct.tile_shapes = type { i8, i8, [14 x i8], [16 x i16], [16 x i8] }

; Function Attrs: nounwind
define void @multiply_halves(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca %struct.half_work, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr %3) #10
  store ptr %1, ptr %3, align 8, !tbaa !2
  %4 = getelementptr inbounds %struct.half_work, ptr %3, i32 0, i32 1
  store ptr null, ptr %4, align 8, !tbaa !7
  call void @run_halves(ptr noundef %0, ptr noundef %3) #13
  call void @llvm.lifetime.end.p0(i64 16, ptr %3) #10
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define internal void @run_halves(ptr noundef %0, ptr noundef %1) #0 {
  %3 = load ptr, ptr %1, align 8, !tbaa !2
  %4 = getelementptr inbounds %struct.half_product, ptr %3, i32 0, i32 10
  %5 = load i64, ptr %4, align 8, !tbaa !8
  %6 = icmp sgt i64 %5, 1
  br i1 %6, label %7, label %8

7:                                                ; preds = %2
  call void @shared(ptr noundef %0, ptr noundef @pair_part, ptr noundef %1, i64 noundef %5) #13
  br label %16

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.half_product, ptr %3, i32 0, i32 17
  %10 = load i64, ptr %9, align 8, !tbaa !11
  call void @shared(ptr noundef %0, ptr noundef @packed_part, ptr noundef %1, i64 noundef %10) #13
  %11 = getelementptr inbounds %struct.half_product, ptr %3, i32 0, i32 18
  %12 = load i64, ptr %11, align 8, !tbaa !12
  %13 = getelementptr inbounds %struct.half_product, ptr %3, i32 0, i32 19
  %14 = load i64, ptr %13, align 8, !tbaa !13
  %15 = mul nsw i64 %12, %14
  call void @shared(ptr noundef %0, ptr noundef @shared_part, ptr noundef %1, i64 noundef %15) #13
  br label %16

16:                                               ; preds = %7, %8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define void @multiply_halves_and_move(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca %struct.motion, align 8
  %4 = alloca %struct.half_work, align 8
  call void @llvm.lifetime.start.p0(i64 96, ptr %3) #10
  %5 = getelementptr inbounds %struct.told_both, ptr %1, i32 0, i32 1
  %6 = load i64, ptr %5, align 8, !tbaa !14
  store i64 %6, ptr %3, align 8, !tbaa !18
  %7 = getelementptr inbounds %struct.motion, ptr %3, i32 0, i32 1
  %8 = getelementptr inbounds %struct.told_both, ptr %1, i32 0, i32 2
  call void @step_of(ptr dead_on_unwind writable sret(%struct.step) align 8 %7, ptr noundef %8) #13
  call void @llvm.lifetime.start.p0(i64 16, ptr %4) #10
  store ptr %1, ptr %4, align 8, !tbaa !2
  %9 = getelementptr inbounds %struct.half_work, ptr %4, i32 0, i32 1
  store ptr %3, ptr %9, align 8, !tbaa !7
  call void @run_halves(ptr noundef %0, ptr noundef %4) #13
  call void @llvm.lifetime.end.p0(i64 16, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 96, ptr %3) #10
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @step_of(ptr dead_on_unwind noalias writable sret(%struct.step) align 8 %0, ptr noundef %1) #2 {
  %3 = load ptr, ptr %1, align 8, !tbaa !22
  store ptr %3, ptr %0, align 8, !tbaa !23
  %4 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 1
  %5 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !24
  store ptr %6, ptr %4, align 8, !tbaa !25
  %7 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 2
  %8 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !26
  store ptr %9, ptr %7, align 8, !tbaa !27
  %10 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 3
  %11 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !28
  store ptr %12, ptr %10, align 8, !tbaa !29
  %13 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 4
  %14 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 4
  %15 = load ptr, ptr %14, align 8, !tbaa !30
  store ptr %15, ptr %13, align 8, !tbaa !31
  %16 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 5
  %17 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 5
  %18 = load i64, ptr %17, align 8, !tbaa !32
  store i64 %18, ptr %16, align 8, !tbaa !33
  %19 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 6
  %20 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 6
  %21 = load i64, ptr %20, align 8, !tbaa !34
  store i64 %21, ptr %19, align 8, !tbaa !35
  %22 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 7
  %23 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 7
  %24 = load i64, ptr %23, align 8, !tbaa !36
  store i64 %24, ptr %22, align 8, !tbaa !37
  %25 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 8
  %26 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 8
  %27 = load double, ptr %26, align 8, !tbaa !38
  %28 = fptrunc double %27 to float
  store float %28, ptr %25, align 8, !tbaa !39
  %29 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 9
  %30 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 9
  %31 = load double, ptr %30, align 8, !tbaa !40
  %32 = fptrunc double %31 to float
  store float %32, ptr %29, align 4, !tbaa !41
  %33 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 10
  %34 = load double, ptr %30, align 8, !tbaa !40
  %35 = fsub double 1.000000e+00, %34
  %36 = fptrunc double %35 to float
  store float %36, ptr %33, align 8, !tbaa !42
  %37 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 11
  %38 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 10
  %39 = load double, ptr %38, align 8, !tbaa !43
  %40 = fptrunc double %39 to float
  store float %40, ptr %37, align 4, !tbaa !44
  %41 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 12
  %42 = load double, ptr %38, align 8, !tbaa !43
  %43 = fsub double 1.000000e+00, %42
  %44 = fptrunc double %43 to float
  store float %44, ptr %41, align 8, !tbaa !45
  %45 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 13
  %46 = getelementptr inbounds %struct.told, ptr %1, i32 0, i32 11
  %47 = load double, ptr %46, align 8, !tbaa !46
  %48 = fptrunc double %47 to float
  store float %48, ptr %45, align 4, !tbaa !47
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
  call void %1(ptr noundef %2, i64 noundef %.0, i64 noundef 0) #13
  %15 = add nsw i64 %.0, 1
  br label %12, !llvm.loop !48

16:                                               ; preds = %7
  %17 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  store ptr %2, ptr %17, align 8, !tbaa !50
  %18 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 9
  store ptr %1, ptr %18, align 8, !tbaa !52
  %19 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 10
  store i64 %3, ptr %19, align 8, !tbaa !53
  %20 = icmp slt i64 %3, 32
  %. = select i1 %20, i64 %3, i64 32
  %21 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 11
  store i64 %., ptr %21, align 8, !tbaa !54
  %22 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 2
  store atomic i64 0, ptr %22 seq_cst, align 8
  %23 = load i64, ptr %0, align 8, !tbaa !55
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
  %35 = load ptr, ptr %34, align 8, !tbaa !56
  %36 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 19
  %37 = load ptr, ptr %36, align 8, !tbaa !57
  %38 = call i64 %35(ptr noundef %37) #13
  %39 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 16
  %40 = load ptr, ptr %39, align 8, !tbaa !58
  %41 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 20
  %42 = load ptr, ptr %41, align 8, !tbaa !59
  %43 = call i64 %40(ptr noundef %42) #13
  %44 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 15
  %45 = load ptr, ptr %44, align 8, !tbaa !60
  %46 = load ptr, ptr %36, align 8, !tbaa !57
  %47 = call i64 %45(ptr noundef %46) #13
  br label %48

48:                                               ; preds = %33, %16
  call void @take_groups(ptr noundef %0, i64 noundef 0) #13
  br label %49

49:                                               ; preds = %61, %48
  %.044 = phi i64 [ 0, %48 ], [ %62, %61 ]
  %50 = load atomic i64, ptr %22 acquire, align 8
  %51 = icmp slt i64 %50, %.
  br i1 %51, label %52, label %63

52:                                               ; preds = %49
  %53 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 13
  %54 = load i64, ptr %53, align 8, !tbaa !61
  %55 = sdiv i64 %54, 8
  %56 = icmp sgt i64 %.044, %55
  br i1 %56, label %57, label %61

57:                                               ; preds = %52
  %58 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 17
  %59 = load ptr, ptr %58, align 8, !tbaa !62
  %60 = call i64 %59(ptr noundef null) #13
  br label %61

61:                                               ; preds = %52, %57
  %62 = add nsw i64 %.044, 1
  br label %49, !llvm.loop !63

63:                                               ; preds = %49
  store atomic i64 0, ptr %8 seq_cst, align 8
  br label %64

64:                                               ; preds = %12, %63
  ret void
}

; Function Attrs: nounwind
define internal void @pair_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca %struct.numbers, align 8
  %5 = alloca %struct.numbers, align 8
  %6 = load ptr, ptr %0, align 8, !tbaa !2
  %7 = getelementptr inbounds %struct.half_product, ptr %6, i32 0, i32 14
  %8 = load i64, ptr %7, align 8, !tbaa !64
  %9 = call i64 @tiles_of(i64 noundef %8) #13
  %10 = getelementptr inbounds %struct.half_product, ptr %6, i32 0, i32 16
  %11 = load i64, ptr %10, align 8, !tbaa !65
  %12 = call i64 @tiles_of(i64 noundef %11) #13
  %13 = call ptr @packed_at(ptr noundef %6, i64 noundef %2) #13
  %14 = call i64 @row_bytes(ptr noundef %6) #13
  %15 = mul nsw i64 %9, %14
  %16 = getelementptr inbounds i8, ptr %13, i64 %15
  %17 = load ptr, ptr %6, align 8, !tbaa !66
  %18 = getelementptr inbounds %struct.half_product, ptr %6, i32 0, i32 11
  %19 = load i64, ptr %18, align 8, !tbaa !67
  %20 = mul nsw i64 %1, %19
  %21 = getelementptr inbounds float, ptr %17, i64 %20
  store ptr %21, ptr %4, align 8, !tbaa !68
  %22 = getelementptr inbounds %struct.numbers, ptr %4, i32 0, i32 1
  %23 = getelementptr inbounds %struct.half_product, ptr %6, i32 0, i32 6
  %24 = load i64, ptr %23, align 8, !tbaa !70
  store i64 %24, ptr %22, align 8, !tbaa !71
  %25 = getelementptr inbounds %struct.numbers, ptr %4, i32 0, i32 2
  %26 = getelementptr inbounds %struct.half_product, ptr %6, i32 0, i32 7
  %27 = load i64, ptr %26, align 8, !tbaa !72
  store i64 %27, ptr %25, align 8, !tbaa !73
  %28 = load i64, ptr %7, align 8, !tbaa !64
  %29 = getelementptr inbounds %struct.half_product, ptr %6, i32 0, i32 15
  %30 = load i64, ptr %29, align 8, !tbaa !74
  call void @pack(ptr noundef byval(%struct.numbers) align 8 %4, i64 noundef %28, i64 noundef %30, i64 noundef 0, i64 noundef %9, ptr noundef %13, i64 noundef 0) #13
  %31 = getelementptr inbounds %struct.half_product, ptr %6, i32 0, i32 1
  %32 = load ptr, ptr %31, align 8, !tbaa !75
  %33 = getelementptr inbounds %struct.half_product, ptr %6, i32 0, i32 12
  %34 = load i64, ptr %33, align 8, !tbaa !76
  %35 = mul nsw i64 %1, %34
  %36 = getelementptr inbounds float, ptr %32, i64 %35
  store ptr %36, ptr %5, align 8, !tbaa !68
  %37 = getelementptr inbounds %struct.numbers, ptr %5, i32 0, i32 1
  %38 = getelementptr inbounds %struct.half_product, ptr %6, i32 0, i32 8
  %39 = load i64, ptr %38, align 8, !tbaa !77
  store i64 %39, ptr %37, align 8, !tbaa !71
  %40 = getelementptr inbounds %struct.numbers, ptr %5, i32 0, i32 2
  %41 = getelementptr inbounds %struct.half_product, ptr %6, i32 0, i32 9
  %42 = load i64, ptr %41, align 8, !tbaa !78
  store i64 %42, ptr %40, align 8, !tbaa !73
  %43 = load i64, ptr %10, align 8, !tbaa !65
  %44 = load i64, ptr %29, align 8, !tbaa !74
  call void @pack(ptr noundef byval(%struct.numbers) align 8 %5, i64 noundef %43, i64 noundef %44, i64 noundef 0, i64 noundef %12, ptr noundef %16, i64 noundef 1) #13
  %45 = getelementptr inbounds %struct.half_product, ptr %6, i32 0, i32 2
  %46 = load ptr, ptr %45, align 8, !tbaa !79
  %47 = getelementptr inbounds %struct.half_product, ptr %6, i32 0, i32 13
  %48 = load i64, ptr %47, align 8, !tbaa !80
  %49 = mul nsw i64 %1, %48
  %50 = getelementptr inbounds float, ptr %46, i64 %49
  call void @multiplied(ptr noundef %0, ptr noundef %13, ptr noundef %16, ptr noundef %50, i64 noundef 0, i64 noundef %9, i64 noundef 0, i64 noundef %12) #13
  ret void
}

; Function Attrs: nounwind
define internal void @packed_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca %struct.numbers, align 8
  %5 = alloca %struct.numbers, align 8
  %6 = load ptr, ptr %0, align 8, !tbaa !2
  %7 = getelementptr inbounds %struct.half_product, ptr %6, i32 0, i32 14
  %8 = load i64, ptr %7, align 8, !tbaa !64
  %9 = call i64 @tiles_of(i64 noundef %8) #13
  %10 = getelementptr inbounds %struct.half_product, ptr %6, i32 0, i32 16
  %11 = load i64, ptr %10, align 8, !tbaa !65
  %12 = call i64 @tiles_of(i64 noundef %11) #13
  %13 = call ptr @packed_at(ptr noundef %6, i64 noundef 0) #13
  %14 = load ptr, ptr %6, align 8, !tbaa !66
  store ptr %14, ptr %4, align 8, !tbaa !68
  %15 = getelementptr inbounds %struct.numbers, ptr %4, i32 0, i32 1
  %16 = getelementptr inbounds %struct.half_product, ptr %6, i32 0, i32 6
  %17 = load i64, ptr %16, align 8, !tbaa !70
  store i64 %17, ptr %15, align 8, !tbaa !71
  %18 = getelementptr inbounds %struct.numbers, ptr %4, i32 0, i32 2
  %19 = getelementptr inbounds %struct.half_product, ptr %6, i32 0, i32 7
  %20 = load i64, ptr %19, align 8, !tbaa !72
  store i64 %20, ptr %18, align 8, !tbaa !73
  %21 = load i64, ptr %7, align 8, !tbaa !64
  %22 = getelementptr inbounds %struct.half_product, ptr %6, i32 0, i32 15
  %23 = load i64, ptr %22, align 8, !tbaa !74
  %24 = getelementptr inbounds %struct.half_product, ptr %6, i32 0, i32 17
  %25 = load i64, ptr %24, align 8, !tbaa !11
  %26 = call i64 @first_of(i64 noundef %9, i64 noundef %1, i64 noundef %25) #13
  %27 = add nsw i64 %1, 1
  %28 = load i64, ptr %24, align 8, !tbaa !11
  %29 = call i64 @first_of(i64 noundef %9, i64 noundef %27, i64 noundef %28) #13
  call void @pack(ptr noundef byval(%struct.numbers) align 8 %4, i64 noundef %21, i64 noundef %23, i64 noundef %26, i64 noundef %29, ptr noundef %13, i64 noundef 0) #13
  %30 = getelementptr inbounds %struct.half_product, ptr %6, i32 0, i32 1
  %31 = load ptr, ptr %30, align 8, !tbaa !75
  store ptr %31, ptr %5, align 8, !tbaa !68
  %32 = getelementptr inbounds %struct.numbers, ptr %5, i32 0, i32 1
  %33 = getelementptr inbounds %struct.half_product, ptr %6, i32 0, i32 8
  %34 = load i64, ptr %33, align 8, !tbaa !77
  store i64 %34, ptr %32, align 8, !tbaa !71
  %35 = getelementptr inbounds %struct.numbers, ptr %5, i32 0, i32 2
  %36 = getelementptr inbounds %struct.half_product, ptr %6, i32 0, i32 9
  %37 = load i64, ptr %36, align 8, !tbaa !78
  store i64 %37, ptr %35, align 8, !tbaa !73
  %38 = load i64, ptr %10, align 8, !tbaa !65
  %39 = load i64, ptr %22, align 8, !tbaa !74
  %40 = load i64, ptr %24, align 8, !tbaa !11
  %41 = call i64 @first_of(i64 noundef %12, i64 noundef %1, i64 noundef %40) #13
  %42 = load i64, ptr %24, align 8, !tbaa !11
  %43 = call i64 @first_of(i64 noundef %12, i64 noundef %27, i64 noundef %42) #13
  %44 = call i64 @row_bytes(ptr noundef %6) #13
  %45 = mul nsw i64 %9, %44
  %46 = getelementptr inbounds i8, ptr %13, i64 %45
  call void @pack(ptr noundef byval(%struct.numbers) align 8 %5, i64 noundef %38, i64 noundef %39, i64 noundef %41, i64 noundef %43, ptr noundef %46, i64 noundef 1) #13
  ret void
}

; Function Attrs: nounwind
define internal void @shared_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = load ptr, ptr %0, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.half_product, ptr %4, i32 0, i32 14
  %6 = load i64, ptr %5, align 8, !tbaa !64
  %7 = call i64 @tiles_of(i64 noundef %6) #13
  %8 = getelementptr inbounds %struct.half_product, ptr %4, i32 0, i32 16
  %9 = load i64, ptr %8, align 8, !tbaa !65
  %10 = call i64 @tiles_of(i64 noundef %9) #13
  %11 = getelementptr inbounds %struct.half_product, ptr %4, i32 0, i32 19
  %12 = load i64, ptr %11, align 8, !tbaa !13
  %13 = sdiv i64 %1, %12
  %14 = srem i64 %1, %12
  %15 = call ptr @packed_at(ptr noundef %4, i64 noundef 0) #13
  %16 = call i64 @row_bytes(ptr noundef %4) #13
  %17 = mul nsw i64 %7, %16
  %18 = getelementptr inbounds i8, ptr %15, i64 %17
  %19 = getelementptr inbounds %struct.half_product, ptr %4, i32 0, i32 2
  %20 = load ptr, ptr %19, align 8, !tbaa !79
  %21 = getelementptr inbounds %struct.half_product, ptr %4, i32 0, i32 18
  %22 = load i64, ptr %21, align 8, !tbaa !12
  %23 = call i64 @first_of(i64 noundef %7, i64 noundef %13, i64 noundef %22) #13
  %24 = add nsw i64 %13, 1
  %25 = load i64, ptr %21, align 8, !tbaa !12
  %26 = call i64 @first_of(i64 noundef %7, i64 noundef %24, i64 noundef %25) #13
  %27 = load i64, ptr %11, align 8, !tbaa !13
  %28 = call i64 @first_of(i64 noundef %10, i64 noundef %14, i64 noundef %27) #13
  %29 = add nsw i64 %14, 1
  %30 = load i64, ptr %11, align 8, !tbaa !13
  %31 = call i64 @first_of(i64 noundef %10, i64 noundef %29, i64 noundef %30) #13
  call void @multiplied(ptr noundef %0, ptr noundef %15, ptr noundef %18, ptr noundef %20, i64 noundef %23, i64 noundef %26, i64 noundef %28, i64 noundef %31) #13
  ret void
}

; Function Attrs: nounwind
define internal void @take_groups(ptr noundef %0, i64 noundef %1) #0 {
  br label %3

3:                                                ; preds = %44, %44, %2
  %4 = call i64 @look_at(ptr noundef %0) #13
  %5 = trunc i64 %4 to i32
  %6 = zext i32 %5 to i64
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %8, label %44

8:                                                ; preds = %3
  %9 = call i64 @own_groups(ptr noundef %0, i64 noundef %1) #13
  %10 = and i64 %6, %9
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %8
  %13 = call i64 @lowest_bit(i64 noundef %10) #13
  br label %16

14:                                               ; preds = %8
  %15 = call i64 @highest_bit(i64 noundef %6) #13
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
  %25 = load i64, ptr %24, align 8, !tbaa !54
  %26 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 10
  %27 = load i64, ptr %26, align 8, !tbaa !53
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
  %37 = load ptr, ptr %36, align 8, !tbaa !52
  %38 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  %39 = load ptr, ptr %38, align 8, !tbaa !50
  call void %37(ptr noundef %39, i64 noundef %.032, i64 noundef %1) #13
  %40 = add nsw i64 %.032, 1
  br label %30, !llvm.loop !81

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
  %4 = load i64, ptr %3, align 8, !tbaa !54
  %5 = mul nsw i64 %4, %1
  %6 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 12
  %7 = load i64, ptr %6, align 8, !tbaa !82
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
define internal i64 @tiles_of(i64 noundef %0) #0 {
  %2 = call i64 @parts_of(i64 noundef %0, i64 noundef 16) #13
  ret i64 %2
}

; Function Attrs: nounwind
define internal ptr @packed_at(ptr noundef %0, i64 noundef %1) #0 {
  %3 = getelementptr inbounds %struct.half_product, ptr %0, i32 0, i32 3
  %4 = load ptr, ptr %3, align 8, !tbaa !83
  %5 = ptrtoint ptr %4 to i64
  %6 = add i64 %5, 64
  %7 = sub i64 %6, 1
  %8 = udiv i64 %7, 64
  %9 = mul i64 %8, 64
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds %struct.half_product, ptr %0, i32 0, i32 20
  %12 = load i64, ptr %11, align 8, !tbaa !84
  %13 = mul nsw i64 %1, %12
  %14 = mul nsw i64 %13, 4
  %15 = getelementptr inbounds i8, ptr %10, i64 %14
  ret ptr %15
}

; Function Attrs: nounwind
define internal i64 @row_bytes(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.half_product, ptr %0, i32 0, i32 15
  %3 = load i64, ptr %2, align 8, !tbaa !74
  %4 = call i64 @parts_of(i64 noundef %3, i64 noundef 32) #13
  %5 = mul nsw i64 %4, 1024
  ret i64 %5
}

; Function Attrs: nounwind
define internal void @pack(ptr noundef byval(%struct.numbers) align 8 %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) #0 {
  %8 = alloca %struct.numbers, align 8
  %9 = call i64 @parts_of(i64 noundef %2, i64 noundef 32) #13
  %10 = sub nsw i64 %4, %3
  %11 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 2
  %12 = load i64, ptr %11, align 8, !tbaa !73
  %13 = icmp eq i64 %12, 1
  %14 = zext i1 %13 to i32
  %15 = sext i32 %14 to i64
  br label %16

16:                                               ; preds = %31, %7
  %.0 = phi i64 [ 0, %7 ], [ %55, %31 ]
  %17 = mul nsw i64 %10, %9
  %18 = icmp slt i64 %.0, %17
  br i1 %18, label %19, label %56

19:                                               ; preds = %16
  br i1 %13, label %20, label %22

20:                                               ; preds = %19
  %21 = sdiv i64 %.0, %9
  br label %24

22:                                               ; preds = %19
  %23 = srem i64 %.0, %10
  br label %24

24:                                               ; preds = %22, %20
  %25 = phi i64 [ %21, %20 ], [ %23, %22 ]
  %26 = add nsw i64 %3, %25
  br i1 %13, label %27, label %29

27:                                               ; preds = %24
  %28 = srem i64 %.0, %9
  br label %31

29:                                               ; preds = %24
  %30 = sdiv i64 %.0, %10
  br label %31

31:                                               ; preds = %29, %27
  %32 = phi i64 [ %28, %27 ], [ %30, %29 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr %8) #10
  %33 = load ptr, ptr %0, align 8, !tbaa !68
  %34 = mul nsw i64 %26, 16
  %35 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 1
  %36 = load i64, ptr %35, align 8, !tbaa !71
  %37 = mul nsw i64 %34, %36
  %38 = getelementptr inbounds float, ptr %33, i64 %37
  %39 = mul nsw i64 %32, 32
  %40 = load i64, ptr %11, align 8, !tbaa !73
  %41 = mul nsw i64 %39, %40
  %42 = getelementptr inbounds float, ptr %38, i64 %41
  store ptr %42, ptr %8, align 8, !tbaa !68
  %43 = getelementptr inbounds %struct.numbers, ptr %8, i32 0, i32 1
  %44 = load i64, ptr %35, align 8, !tbaa !71
  store i64 %44, ptr %43, align 8, !tbaa !71
  %45 = getelementptr inbounds %struct.numbers, ptr %8, i32 0, i32 2
  %46 = load i64, ptr %11, align 8, !tbaa !73
  store i64 %46, ptr %45, align 8, !tbaa !73
  %47 = sub nsw i64 %1, %34
  %48 = call i64 @smaller(i64 noundef %47, i64 noundef 16) #13
  %49 = sub nsw i64 %2, %39
  %50 = call i64 @smaller(i64 noundef %49, i64 noundef 32) #13
  %51 = mul nsw i64 %26, %9
  %52 = add nsw i64 %51, %32
  %53 = mul nsw i64 %52, 1024
  %54 = getelementptr inbounds i8, ptr %5, i64 %53
  call void @pack_tile(ptr noundef byval(%struct.numbers) align 8 %8, i64 noundef %48, i64 noundef %50, ptr noundef %54, i64 noundef %6) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr %8) #10
  %55 = add nsw i64 %.0, 1
  br label %16, !llvm.loop !85

56:                                               ; preds = %16
  ret void
}

; Function Attrs: nounwind
define internal void @multiplied(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7) #0 {
  %9 = alloca [1024 x float], align 64
  %10 = load ptr, ptr %0, align 8, !tbaa !2
  %11 = call i64 @row_bytes(ptr noundef %10) #13
  call void @llvm.lifetime.start.p0(i64 4096, ptr %9) #10
  call void @begin_tiles(i64 noundef 16) #13
  br label %12

12:                                               ; preds = %51, %8
  %.0 = phi i64 [ %4, %8 ], [ %52, %51 ]
  %13 = icmp slt i64 %.0, %5
  br i1 %13, label %14, label %53

14:                                               ; preds = %12, %35
  %.045 = phi i64 [ %50, %35 ], [ %6, %12 ]
  %15 = icmp slt i64 %.045, %7
  br i1 %15, label %16, label %51

16:                                               ; preds = %14
  %17 = mul nsw i64 %.0, %11
  %18 = getelementptr inbounds i8, ptr %1, i64 %17
  %19 = mul nsw i64 %.045, %11
  %20 = getelementptr inbounds i8, ptr %2, i64 %19
  %21 = add nsw i64 %.0, 1
  %22 = icmp slt i64 %21, %5
  %23 = zext i1 %22 to i32
  %24 = sext i32 %23 to i64
  %25 = add nsw i64 %.045, 1
  %26 = icmp slt i64 %25, %7
  %27 = zext i1 %26 to i32
  %28 = sext i32 %27 to i64
  %.not = xor i1 %22, true
  %.not46 = xor i1 %26, true
  %brmerge = select i1 %.not, i1 true, i1 %.not46
  br i1 %brmerge, label %30, label %29

29:                                               ; preds = %16
  call void @sums_22(ptr noundef %18, ptr noundef %20, i64 noundef %11, ptr noundef %9) #13
  br label %35

30:                                               ; preds = %16
  br i1 %22, label %31, label %32

31:                                               ; preds = %30
  call void @sums_21(ptr noundef %18, ptr noundef %20, i64 noundef %11, ptr noundef %9) #13
  br label %35

32:                                               ; preds = %30
  br i1 %26, label %33, label %34

33:                                               ; preds = %32
  call void @sums_12(ptr noundef %18, ptr noundef %20, i64 noundef %11, ptr noundef %9) #13
  br label %35

34:                                               ; preds = %32
  call void @sums_11(ptr noundef %18, ptr noundef %20, i64 noundef %11, ptr noundef %9) #13
  br label %35

35:                                               ; preds = %31, %34, %33, %29
  %36 = mul nsw i64 %.0, 16
  %37 = getelementptr inbounds %struct.half_product, ptr %10, i32 0, i32 14
  %38 = load i64, ptr %37, align 8, !tbaa !64
  %39 = sub nsw i64 %38, %36
  %40 = add nsw i64 1, %24
  %41 = mul nsw i64 %40, 16
  %42 = call i64 @smaller(i64 noundef %39, i64 noundef %41) #13
  %43 = mul nsw i64 %.045, 16
  %44 = getelementptr inbounds %struct.half_product, ptr %10, i32 0, i32 16
  %45 = load i64, ptr %44, align 8, !tbaa !65
  %46 = sub nsw i64 %45, %43
  %47 = add nsw i64 1, %28
  %48 = mul nsw i64 %47, 16
  %49 = call i64 @smaller(i64 noundef %46, i64 noundef %48) #13
  call void @finish(ptr noundef %0, ptr noundef %9, ptr noundef %3, i64 noundef %36, i64 noundef %42, i64 noundef %43, i64 noundef %49) #13
  %50 = add nsw i64 %.045, 2
  br label %14, !llvm.loop !86

51:                                               ; preds = %14
  %52 = add nsw i64 %.0, 2
  br label %12, !llvm.loop !87

53:                                               ; preds = %12
  call void @end_tiles() #13
  call void @llvm.lifetime.end.p0(i64 4096, ptr %9) #10
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal i64 @parts_of(i64 noundef %0, i64 noundef %1) #2 {
  %3 = add nsw i64 %0, %1
  %4 = sub nsw i64 %3, 1
  %5 = sdiv i64 %4, %1
  ret i64 %5
}

; Function Attrs: alwaysinline nounwind
define internal void @pack_tile(ptr noundef byval(%struct.numbers) align 8 %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) #5 {
  %6 = alloca [16 x <16 x float>], align 16
  %7 = alloca [16 x [32 x float]], align 16
  call void @llvm.lifetime.start.p0(i64 1024, ptr %6) #10
  %8 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !73
  %10 = icmp eq i64 %9, 1
  %11 = zext i1 %10 to i32
  %12 = sext i32 %11 to i64
  call void @llvm.lifetime.start.p0(i64 2048, ptr %7) #10
  %13 = load i64, ptr %8, align 8, !tbaa !73
  %14 = icmp ne i64 %13, 1
  br i1 %14, label %15, label %43

15:                                               ; preds = %5
  %16 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 1
  %17 = load i64, ptr %16, align 8, !tbaa !71
  %18 = icmp ne i64 %17, 1
  br i1 %18, label %19, label %43

19:                                               ; preds = %15, %40
  %.044 = phi i64 [ %41, %40 ], [ 0, %15 ]
  %20 = icmp slt i64 %.044, 16
  br i1 %20, label %21, label %42

21:                                               ; preds = %19, %35
  %.046 = phi i64 [ %39, %35 ], [ 0, %19 ]
  %22 = icmp slt i64 %.046, 32
  br i1 %22, label %23, label %40

23:                                               ; preds = %21
  %24 = icmp slt i64 %.044, %1
  %25 = icmp slt i64 %.046, %2
  %or.cond = and i1 %24, %25
  br i1 %or.cond, label %26, label %35

26:                                               ; preds = %23
  %27 = load ptr, ptr %0, align 8, !tbaa !68
  %28 = load i64, ptr %16, align 8, !tbaa !71
  %29 = mul nsw i64 %.044, %28
  %30 = load i64, ptr %8, align 8, !tbaa !73
  %31 = mul nsw i64 %.046, %30
  %32 = add nsw i64 %29, %31
  %33 = getelementptr inbounds float, ptr %27, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !88
  br label %35

35:                                               ; preds = %23, %26
  %36 = phi float [ %34, %26 ], [ 0.000000e+00, %23 ]
  %37 = getelementptr inbounds [16 x [32 x float]], ptr %7, i64 0, i64 %.044
  %38 = getelementptr inbounds [32 x float], ptr %37, i64 0, i64 %.046
  store float %36, ptr %38, align 4, !tbaa !88
  %39 = add nsw i64 %.046, 1
  br label %21, !llvm.loop !89

40:                                               ; preds = %21
  %41 = add nsw i64 %.044, 1
  br label %19, !llvm.loop !90

42:                                               ; preds = %19
  store ptr %7, ptr %0, align 8, !tbaa !91
  store i64 32, ptr %16, align 8, !tbaa !92
  store i64 1, ptr %8, align 8, !tbaa !92
  br label %43

43:                                               ; preds = %42, %15, %5
  %.042 = phi i64 [ 1, %42 ], [ %12, %15 ], [ %12, %5 ]
  %44 = icmp ne i64 %.042, 0
  br i1 %44, label %45, label %62

45:                                               ; preds = %43, %47
  %.045 = phi i64 [ %61, %47 ], [ 0, %43 ]
  %46 = icmp slt i64 %.045, 16
  br i1 %46, label %47, label %83

47:                                               ; preds = %45
  %48 = load ptr, ptr %0, align 8, !tbaa !68
  %49 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 1
  %50 = load i64, ptr %49, align 8, !tbaa !71
  %51 = mul nsw i64 %.045, %50
  %52 = getelementptr inbounds float, ptr %48, i64 %51
  %53 = icmp slt i64 %.045, %1
  %. = select i1 %53, i64 %2, i64 0
  %54 = call <16 x float> @some_numbers(ptr noundef %52, i64 noundef %.) #13
  %55 = getelementptr inbounds float, ptr %52, i64 16
  %56 = sub nsw i64 %., 16
  %57 = call <16 x float> @some_numbers(ptr noundef %55, i64 noundef %56) #13
  %58 = call <8 x i64> @as_halves(<16 x float> noundef %54, <16 x float> noundef %57) #13
  %59 = bitcast <8 x i64> %58 to <16 x float>
  %60 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %.045
  store <16 x float> %59, ptr %60, align 16, !tbaa !93
  %61 = add nsw i64 %.045, 1
  br label %45, !llvm.loop !94

62:                                               ; preds = %43, %64
  %.043 = phi i64 [ %82, %64 ], [ 0, %43 ]
  %63 = icmp slt i64 %.043, 16
  br i1 %63, label %64, label %83

64:                                               ; preds = %62
  %65 = load ptr, ptr %0, align 8, !tbaa !68
  %66 = mul nsw i64 2, %.043
  %67 = load i64, ptr %8, align 8, !tbaa !73
  %68 = mul nsw i64 %66, %67
  %69 = getelementptr inbounds float, ptr %65, i64 %68
  %70 = icmp slt i64 %66, %2
  %.47 = select i1 %70, i64 %1, i64 0
  %71 = call <16 x float> @some_numbers(ptr noundef %69, i64 noundef %.47) #13
  %72 = load i64, ptr %8, align 8, !tbaa !73
  %73 = getelementptr inbounds float, ptr %69, i64 %72
  %74 = add nsw i64 %66, 1
  %75 = icmp slt i64 %74, %2
  %76 = select i1 %75, i64 %1, i64 0
  %77 = call <16 x float> @some_numbers(ptr noundef %73, i64 noundef %76) #13
  %78 = call <8 x i64> @as_halves(<16 x float> noundef %71, <16 x float> noundef %77) #13
  %79 = call <8 x i64> @by_turns(<8 x i64> noundef %78) #13
  %80 = bitcast <8 x i64> %79 to <16 x float>
  %81 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %.043
  store <16 x float> %80, ptr %81, align 16, !tbaa !93
  %82 = add nsw i64 %.043, 1
  br label %62, !llvm.loop !95

83:                                               ; preds = %62, %45
  %84 = icmp eq i64 %.042, %4
  br i1 %84, label %85, label %86

85:                                               ; preds = %83
  call void @turn_tile(ptr noundef %6) #13
  br label %86

86:                                               ; preds = %85, %83
  br label %87

87:                                               ; preds = %89, %86
  %.0 = phi i64 [ 0, %86 ], [ %93, %89 ]
  %88 = icmp slt i64 %.0, 16
  br i1 %88, label %89, label %94

89:                                               ; preds = %87
  %90 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %.0
  %91 = load <16 x float>, ptr %90, align 16, !tbaa !93
  %92 = getelementptr inbounds <16 x float>, ptr %3, i64 %.0
  store <16 x float> %91, ptr %92, align 4, !tbaa !93
  %93 = add nsw i64 %.0, 1
  br label %87, !llvm.loop !96

94:                                               ; preds = %87
  call void @llvm.lifetime.end.p0(i64 2048, ptr %7) #10
  call void @llvm.lifetime.end.p0(i64 1024, ptr %6) #10
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal i64 @smaller(i64 noundef %0, i64 noundef %1) #2 {
  %3 = icmp slt i64 %0, %1
  %. = select i1 %3, i64 %0, i64 %1
  ret i64 %.
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: alwaysinline nounwind
define internal <8 x i64> @as_halves(<16 x float> noundef %0, <16 x float> noundef %1) #5 {
  %3 = call <32 x bfloat> @_mm512_cvtne2ps_pbh(<16 x float> noundef %1, <16 x float> noundef %0) #13
  %4 = bitcast <32 x bfloat> %3 to <8 x i64>
  ret <8 x i64> %4
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @some_numbers(ptr noundef %0, i64 noundef %1) #5 {
  %3 = call zeroext i16 @first_lanes(i64 noundef %1) #13
  %4 = call <16 x float> @_mm512_maskz_loadu_ps(i16 noundef zeroext %3, ptr noundef %0) #13
  ret <16 x float> %4
}

; Function Attrs: alwaysinline nounwind
define internal <8 x i64> @by_turns(<8 x i64> noundef %0) #5 {
  %2 = call <8 x i64> @_mm512_set_epi16(i16 noundef signext 31, i16 noundef signext 15, i16 noundef signext 30, i16 noundef signext 14, i16 noundef signext 29, i16 noundef signext 13, i16 noundef signext 28, i16 noundef signext 12, i16 noundef signext 27, i16 noundef signext 11, i16 noundef signext 26, i16 noundef signext 10, i16 noundef signext 25, i16 noundef signext 9, i16 noundef signext 24, i16 noundef signext 8, i16 noundef signext 23, i16 noundef signext 7, i16 noundef signext 22, i16 noundef signext 6, i16 noundef signext 21, i16 noundef signext 5, i16 noundef signext 20, i16 noundef signext 4, i16 noundef signext 19, i16 noundef signext 3, i16 noundef signext 18, i16 noundef signext 2, i16 noundef signext 17, i16 noundef signext 1, i16 noundef signext 16, i16 noundef signext 0) #13
  %3 = call <8 x i64> @_mm512_permutexvar_epi16(<8 x i64> noundef %2, <8 x i64> noundef %0) #13
  ret <8 x i64> %3
}

; Function Attrs: alwaysinline nounwind
define internal void @turn_tile(ptr noundef %0) #2 {
  br label %2

2:                                                ; preds = %15, %1
  %.0 = phi i64 [ 0, %1 ], [ %16, %15 ]
  %3 = icmp slt i64 %.0, 16
  br i1 %3, label %4, label %17

4:                                                ; preds = %2
  %5 = and i64 %.0, 8
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %15, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds <16 x float>, ptr %0, i64 %.0
  %9 = load <16 x float>, ptr %8, align 4, !tbaa !93
  %10 = add nsw i64 %.0, 8
  %11 = getelementptr inbounds <16 x float>, ptr %0, i64 %10
  %12 = load <16 x float>, ptr %11, align 4, !tbaa !93
  %13 = shufflevector <16 x float> %9, <16 x float> %12, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %13, ptr %8, align 4, !tbaa !93
  %14 = shufflevector <16 x float> %9, <16 x float> %12, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %14, ptr %11, align 4, !tbaa !93
  br label %15

15:                                               ; preds = %4, %7
  %16 = add nsw i64 %.0, 1
  br label %2, !llvm.loop !97

17:                                               ; preds = %2, %30
  %.059 = phi i64 [ %31, %30 ], [ 0, %2 ]
  %18 = icmp slt i64 %.059, 16
  br i1 %18, label %19, label %32

19:                                               ; preds = %17
  %20 = and i64 %.059, 4
  %21 = icmp ne i64 %20, 0
  br i1 %21, label %30, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds <16 x float>, ptr %0, i64 %.059
  %24 = load <16 x float>, ptr %23, align 4, !tbaa !93
  %25 = add nsw i64 %.059, 4
  %26 = getelementptr inbounds <16 x float>, ptr %0, i64 %25
  %27 = load <16 x float>, ptr %26, align 4, !tbaa !93
  %28 = shufflevector <16 x float> %24, <16 x float> %27, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %28, ptr %23, align 4, !tbaa !93
  %29 = shufflevector <16 x float> %24, <16 x float> %27, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %29, ptr %26, align 4, !tbaa !93
  br label %30

30:                                               ; preds = %19, %22
  %31 = add nsw i64 %.059, 1
  br label %17, !llvm.loop !99

32:                                               ; preds = %17, %45
  %.061 = phi i64 [ %46, %45 ], [ 0, %17 ]
  %33 = icmp slt i64 %.061, 16
  br i1 %33, label %34, label %47

34:                                               ; preds = %32
  %35 = and i64 %.061, 2
  %36 = icmp ne i64 %35, 0
  br i1 %36, label %45, label %37

37:                                               ; preds = %34
  %38 = getelementptr inbounds <16 x float>, ptr %0, i64 %.061
  %39 = load <16 x float>, ptr %38, align 4, !tbaa !93
  %40 = add nsw i64 %.061, 2
  %41 = getelementptr inbounds <16 x float>, ptr %0, i64 %40
  %42 = load <16 x float>, ptr %41, align 4, !tbaa !93
  %43 = shufflevector <16 x float> %39, <16 x float> %42, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %43, ptr %38, align 4, !tbaa !93
  %44 = shufflevector <16 x float> %39, <16 x float> %42, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %44, ptr %41, align 4, !tbaa !93
  br label %45

45:                                               ; preds = %34, %37
  %46 = add nsw i64 %.061, 1
  br label %32, !llvm.loop !100

47:                                               ; preds = %32, %60
  %.060 = phi i64 [ %61, %60 ], [ 0, %32 ]
  %48 = icmp slt i64 %.060, 16
  br i1 %48, label %49, label %62

49:                                               ; preds = %47
  %50 = and i64 %.060, 1
  %51 = icmp ne i64 %50, 0
  br i1 %51, label %60, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds <16 x float>, ptr %0, i64 %.060
  %54 = load <16 x float>, ptr %53, align 4, !tbaa !93
  %55 = add nsw i64 %.060, 1
  %56 = getelementptr inbounds <16 x float>, ptr %0, i64 %55
  %57 = load <16 x float>, ptr %56, align 4, !tbaa !93
  %58 = shufflevector <16 x float> %54, <16 x float> %57, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %58, ptr %53, align 4, !tbaa !93
  %59 = shufflevector <16 x float> %54, <16 x float> %57, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %59, ptr %56, align 4, !tbaa !93
  br label %60

60:                                               ; preds = %49, %52
  %61 = add nsw i64 %.060, 1
  br label %47, !llvm.loop !101

62:                                               ; preds = %47
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal <32 x bfloat> @_mm512_cvtne2ps_pbh(<16 x float> noundef %0, <16 x float> noundef %1) #5 {
  %3 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %0, <16 x float> %1)
  ret <32 x bfloat> %3
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float>, <16 x float>) #7

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @_mm512_maskz_loadu_ps(i16 noundef zeroext %0, ptr noundef %1) #5 {
  %3 = call <16 x float> @_mm512_setzero_ps() #13
  %4 = bitcast i16 %0 to <16 x i1>
  %5 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %1, i32 1, <16 x i1> %4, <16 x float> %3)
  ret <16 x float> %5
}

; Function Attrs: alwaysinline nounwind
define internal zeroext i16 @first_lanes(i64 noundef %0) #2 {
  %2 = icmp sge i64 %0, 16
  %3 = icmp sle i64 %0, 0
  %4 = trunc i64 %0 to i32
  %5 = shl i32 1, %4
  %6 = sub i32 %5, 1
  %7 = select i1 %3, i32 0, i32 %6
  %8 = select i1 %2, i32 65535, i32 %7
  %9 = trunc i32 %8 to i16
  ret i16 %9
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @_mm512_setzero_ps() #5 {
  ret <16 x float> zeroinitializer
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr nocapture, i32 immarg, <16 x i1>, <16 x float>) #8

; Function Attrs: alwaysinline nounwind
define internal <8 x i64> @_mm512_set_epi16(i16 noundef signext %0, i16 noundef signext %1, i16 noundef signext %2, i16 noundef signext %3, i16 noundef signext %4, i16 noundef signext %5, i16 noundef signext %6, i16 noundef signext %7, i16 noundef signext %8, i16 noundef signext %9, i16 noundef signext %10, i16 noundef signext %11, i16 noundef signext %12, i16 noundef signext %13, i16 noundef signext %14, i16 noundef signext %15, i16 noundef signext %16, i16 noundef signext %17, i16 noundef signext %18, i16 noundef signext %19, i16 noundef signext %20, i16 noundef signext %21, i16 noundef signext %22, i16 noundef signext %23, i16 noundef signext %24, i16 noundef signext %25, i16 noundef signext %26, i16 noundef signext %27, i16 noundef signext %28, i16 noundef signext %29, i16 noundef signext %30, i16 noundef signext %31) #5 {
  %33 = insertelement <32 x i16> poison, i16 %31, i32 0
  %34 = insertelement <32 x i16> %33, i16 %30, i32 1
  %35 = insertelement <32 x i16> %34, i16 %29, i32 2
  %36 = insertelement <32 x i16> %35, i16 %28, i32 3
  %37 = insertelement <32 x i16> %36, i16 %27, i32 4
  %38 = insertelement <32 x i16> %37, i16 %26, i32 5
  %39 = insertelement <32 x i16> %38, i16 %25, i32 6
  %40 = insertelement <32 x i16> %39, i16 %24, i32 7
  %41 = insertelement <32 x i16> %40, i16 %23, i32 8
  %42 = insertelement <32 x i16> %41, i16 %22, i32 9
  %43 = insertelement <32 x i16> %42, i16 %21, i32 10
  %44 = insertelement <32 x i16> %43, i16 %20, i32 11
  %45 = insertelement <32 x i16> %44, i16 %19, i32 12
  %46 = insertelement <32 x i16> %45, i16 %18, i32 13
  %47 = insertelement <32 x i16> %46, i16 %17, i32 14
  %48 = insertelement <32 x i16> %47, i16 %16, i32 15
  %49 = insertelement <32 x i16> %48, i16 %15, i32 16
  %50 = insertelement <32 x i16> %49, i16 %14, i32 17
  %51 = insertelement <32 x i16> %50, i16 %13, i32 18
  %52 = insertelement <32 x i16> %51, i16 %12, i32 19
  %53 = insertelement <32 x i16> %52, i16 %11, i32 20
  %54 = insertelement <32 x i16> %53, i16 %10, i32 21
  %55 = insertelement <32 x i16> %54, i16 %9, i32 22
  %56 = insertelement <32 x i16> %55, i16 %8, i32 23
  %57 = insertelement <32 x i16> %56, i16 %7, i32 24
  %58 = insertelement <32 x i16> %57, i16 %6, i32 25
  %59 = insertelement <32 x i16> %58, i16 %5, i32 26
  %60 = insertelement <32 x i16> %59, i16 %4, i32 27
  %61 = insertelement <32 x i16> %60, i16 %3, i32 28
  %62 = insertelement <32 x i16> %61, i16 %2, i32 29
  %63 = insertelement <32 x i16> %62, i16 %1, i32 30
  %64 = insertelement <32 x i16> %63, i16 %0, i32 31
  %65 = bitcast <32 x i16> %64 to <8 x i64>
  ret <8 x i64> %65
}

; Function Attrs: alwaysinline nounwind
define internal <8 x i64> @_mm512_permutexvar_epi16(<8 x i64> noundef %0, <8 x i64> noundef %1) #5 {
  %3 = bitcast <8 x i64> %1 to <32 x i16>
  %4 = bitcast <8 x i64> %0 to <32 x i16>
  %5 = call <32 x i16> @llvm.x86.avx512.permvar.hi.512(<32 x i16> %3, <32 x i16> %4)
  %6 = bitcast <32 x i16> %5 to <8 x i64>
  ret <8 x i64> %6
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <32 x i16> @llvm.x86.avx512.permvar.hi.512(<32 x i16>, <32 x i16>) #7

; Function Attrs: alwaysinline nounwind
define internal void @begin_tiles(i64 noundef %0) #2 {
  %2 = alloca %struct.tile_shapes, align 2
  call void @llvm.lifetime.start.p0(i64 64, ptr %2) #10
  br label %3

3:                                                ; preds = %5, %1
  %.09 = phi i64 [ 0, %1 ], [ %7, %5 ]
  %4 = icmp slt i64 %.09, 64
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = getelementptr inbounds i8, ptr %2, i64 %.09
  store i8 0, ptr %6, align 1, !tbaa !93
  %7 = add nsw i64 %.09, 1
  br label %3, !llvm.loop !102

8:                                                ; preds = %3
  store i8 1, ptr %2, align 2, !tbaa !103
  br label %9

9:                                                ; preds = %11, %8
  %.0 = phi i64 [ 0, %8 ], [ %16, %11 ]
  %10 = icmp slt i64 %.0, 8
  br i1 %10, label %11, label %17

11:                                               ; preds = %9
  %12 = getelementptr inbounds %struct.tile_shapes, ptr %2, i32 0, i32 4
  %13 = getelementptr inbounds [16 x i8], ptr %12, i64 0, i64 %.0
  store i8 16, ptr %13, align 1, !tbaa !93
  %14 = getelementptr inbounds %struct.tile_shapes, ptr %2, i32 0, i32 3
  %15 = getelementptr inbounds [16 x i16], ptr %14, i64 0, i64 %.0
  store i16 64, ptr %15, align 2, !tbaa !105
  %16 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !107

17:                                               ; preds = %9
  %18 = mul nsw i64 4, %0
  %19 = trunc i64 %18 to i16
  %20 = getelementptr inbounds %struct.tile_shapes, ptr %2, i32 0, i32 3
  %21 = getelementptr inbounds [16 x i16], ptr %20, i64 0, i64 5
  store i16 %19, ptr %21, align 2, !tbaa !105
  %22 = trunc i64 %0 to i8
  %23 = getelementptr inbounds %struct.tile_shapes, ptr %2, i32 0, i32 4
  %24 = getelementptr inbounds [16 x i8], ptr %23, i64 0, i64 7
  store i8 %22, ptr %24, align 1, !tbaa !93
  call void @_tile_loadconfig(ptr noundef %2) #13
  call void @llvm.lifetime.end.p0(i64 64, ptr %2) #10
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @sums_22(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #2 {
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  call void @llvm.x86.tilezero(i8 3)
  br label %5

5:                                                ; preds = %7, %4
  %.0 = phi i64 [ 0, %4 ], [ %14, %7 ]
  %6 = icmp slt i64 %.0, %2
  br i1 %6, label %7, label %15

7:                                                ; preds = %5
  %8 = getelementptr inbounds i8, ptr %1, i64 %.0
  call void @llvm.x86.tileloadd64(i8 6, ptr %8, i64 64)
  %9 = getelementptr inbounds i8, ptr %0, i64 %.0
  call void @llvm.x86.tileloadd64(i8 4, ptr %9, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %10 = getelementptr inbounds i8, ptr %1, i64 %2
  %11 = getelementptr inbounds i8, ptr %10, i64 %.0
  call void @llvm.x86.tileloadd64(i8 7, ptr %11, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %12 = getelementptr inbounds i8, ptr %0, i64 %2
  %13 = getelementptr inbounds i8, ptr %12, i64 %.0
  call void @llvm.x86.tileloadd64(i8 5, ptr %13, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %14 = add nsw i64 %.0, 1024
  br label %5, !llvm.loop !108

15:                                               ; preds = %5
  call void @llvm.x86.tilestored64(i8 0, ptr %3, i64 128)
  %16 = getelementptr inbounds float, ptr %3, i64 16
  call void @llvm.x86.tilestored64(i8 1, ptr %16, i64 128)
  %17 = getelementptr inbounds float, ptr %3, i64 512
  call void @llvm.x86.tilestored64(i8 2, ptr %17, i64 128)
  %18 = getelementptr inbounds float, ptr %17, i64 16
  call void @llvm.x86.tilestored64(i8 3, ptr %18, i64 128)
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @sums_21(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #2 {
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 2)
  br label %5

5:                                                ; preds = %7, %4
  %.0 = phi i64 [ 0, %4 ], [ %12, %7 ]
  %6 = icmp slt i64 %.0, %2
  br i1 %6, label %7, label %13

7:                                                ; preds = %5
  %8 = getelementptr inbounds i8, ptr %1, i64 %.0
  call void @llvm.x86.tileloadd64(i8 6, ptr %8, i64 64)
  %9 = getelementptr inbounds i8, ptr %0, i64 %.0
  call void @llvm.x86.tileloadd64(i8 4, ptr %9, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %10 = getelementptr inbounds i8, ptr %0, i64 %2
  %11 = getelementptr inbounds i8, ptr %10, i64 %.0
  call void @llvm.x86.tileloadd64(i8 5, ptr %11, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %12 = add nsw i64 %.0, 1024
  br label %5, !llvm.loop !109

13:                                               ; preds = %5
  call void @llvm.x86.tilestored64(i8 0, ptr %3, i64 128)
  %14 = getelementptr inbounds float, ptr %3, i64 512
  call void @llvm.x86.tilestored64(i8 2, ptr %14, i64 128)
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @sums_12(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #2 {
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  br label %5

5:                                                ; preds = %7, %4
  %.0 = phi i64 [ 0, %4 ], [ %12, %7 ]
  %6 = icmp slt i64 %.0, %2
  br i1 %6, label %7, label %13

7:                                                ; preds = %5
  %8 = getelementptr inbounds i8, ptr %1, i64 %.0
  call void @llvm.x86.tileloadd64(i8 6, ptr %8, i64 64)
  %9 = getelementptr inbounds i8, ptr %0, i64 %.0
  call void @llvm.x86.tileloadd64(i8 4, ptr %9, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %10 = getelementptr inbounds i8, ptr %1, i64 %2
  %11 = getelementptr inbounds i8, ptr %10, i64 %.0
  call void @llvm.x86.tileloadd64(i8 7, ptr %11, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %12 = add nsw i64 %.0, 1024
  br label %5, !llvm.loop !110

13:                                               ; preds = %5
  call void @llvm.x86.tilestored64(i8 0, ptr %3, i64 128)
  %14 = getelementptr inbounds float, ptr %3, i64 16
  call void @llvm.x86.tilestored64(i8 1, ptr %14, i64 128)
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @sums_11(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #2 {
  call void @llvm.x86.tilezero(i8 0)
  br label %5

5:                                                ; preds = %7, %4
  %.0 = phi i64 [ 0, %4 ], [ %10, %7 ]
  %6 = icmp slt i64 %.0, %2
  br i1 %6, label %7, label %11

7:                                                ; preds = %5
  %8 = getelementptr inbounds i8, ptr %1, i64 %.0
  call void @llvm.x86.tileloadd64(i8 6, ptr %8, i64 64)
  %9 = getelementptr inbounds i8, ptr %0, i64 %.0
  call void @llvm.x86.tileloadd64(i8 4, ptr %9, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %10 = add nsw i64 %.0, 1024
  br label %5, !llvm.loop !111

11:                                               ; preds = %5
  call void @llvm.x86.tilestored64(i8 0, ptr %3, i64 128)
  ret void
}

; Function Attrs: nounwind
define internal void @finish(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #9 {
  %8 = load ptr, ptr %0, align 8, !tbaa !2
  %9 = getelementptr inbounds %struct.half_product, ptr %8, i32 0, i32 16
  %10 = load i64, ptr %9, align 8, !tbaa !65
  %11 = mul nsw i64 %3, %10
  %12 = add nsw i64 %11, %5
  br label %13

13:                                               ; preds = %52, %7
  %.0 = phi i64 [ 0, %7 ], [ %53, %52 ]
  %14 = icmp slt i64 %.0, %4
  br i1 %14, label %15, label %54

15:                                               ; preds = %13, %50
  %.043 = phi i64 [ %51, %50 ], [ 0, %13 ]
  %16 = icmp slt i64 %.043, %6
  br i1 %16, label %17, label %52

17:                                               ; preds = %15
  %18 = sub nsw i64 %6, %.043
  %19 = mul nsw i64 %.0, 32
  %20 = getelementptr inbounds float, ptr %1, i64 %19
  %21 = getelementptr inbounds float, ptr %20, i64 %.043
  %22 = load <16 x float>, ptr %21, align 4, !tbaa !93
  %23 = call <16 x float> @as_bfloat16(<16 x float> noundef %22) #13
  %24 = getelementptr inbounds %struct.half_product, ptr %8, i32 0, i32 4
  %25 = load ptr, ptr %24, align 8, !tbaa !112
  %26 = icmp ne ptr %25, null
  br i1 %26, label %27, label %32

27:                                               ; preds = %17
  %28 = getelementptr inbounds float, ptr %25, i64 %5
  %29 = getelementptr inbounds float, ptr %28, i64 %.043
  %30 = call <16 x float> @some_numbers(ptr noundef %29, i64 noundef %18) #13
  %31 = fadd <16 x float> %23, %30
  br label %32

32:                                               ; preds = %27, %17
  %.042 = phi <16 x float> [ %31, %27 ], [ %23, %17 ]
  %33 = getelementptr inbounds %struct.half_product, ptr %8, i32 0, i32 5
  %34 = load i64, ptr %33, align 8, !tbaa !113
  %35 = icmp ne i64 %34, 0
  br i1 %35, label %36, label %38

36:                                               ; preds = %32
  %37 = call <16 x float> @larger_of(<16 x float> noundef %.042, <16 x float> noundef zeroinitializer) #13
  br label %38

38:                                               ; preds = %36, %32
  %.1 = phi <16 x float> [ %37, %36 ], [ %.042, %32 ]
  %39 = getelementptr inbounds %struct.half_work, ptr %0, i32 0, i32 1
  %40 = load ptr, ptr %39, align 8, !tbaa !7
  %41 = icmp ne ptr %40, null
  br i1 %41, label %42, label %43

42:                                               ; preds = %38
  store <16 x float> %.1, ptr %21, align 4, !tbaa !93
  br label %50

43:                                               ; preds = %38
  %44 = getelementptr inbounds float, ptr %2, i64 %12
  %45 = load i64, ptr %9, align 8, !tbaa !65
  %46 = mul nsw i64 %.0, %45
  %47 = getelementptr inbounds float, ptr %44, i64 %46
  %48 = getelementptr inbounds float, ptr %47, i64 %.043
  %49 = call zeroext i16 @first_lanes(i64 noundef %18) #13
  call void @_mm512_mask_storeu_ps(ptr noundef %48, i16 noundef zeroext %49, <16 x float> noundef %.1) #13
  br label %50

50:                                               ; preds = %42, %43
  %51 = add nsw i64 %.043, 16
  br label %15, !llvm.loop !114

52:                                               ; preds = %15
  %53 = add nsw i64 %.0, 1
  br label %13, !llvm.loop !115

54:                                               ; preds = %13
  %55 = getelementptr inbounds %struct.half_work, ptr %0, i32 0, i32 1
  %56 = load ptr, ptr %55, align 8, !tbaa !7
  %57 = icmp ne ptr %56, null
  br i1 %57, label %58, label %60

58:                                               ; preds = %54
  %59 = load i64, ptr %9, align 8, !tbaa !65
  call void @move(ptr noundef %56, ptr noundef %1, i64 noundef 32, i64 noundef %12, i64 noundef %59, i64 noundef %4, i64 noundef %6) #13
  br label %60

60:                                               ; preds = %58, %54
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @end_tiles() #2 {
  call void @_tile_release() #13
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @_tile_loadconfig(ptr noundef %0) #2 {
  call void @llvm.x86.ldtilecfg(ptr %0)
  ret void
}

; Function Attrs: nounwind
declare void @llvm.x86.ldtilecfg(ptr) #10

; Function Attrs: nounwind
declare void @llvm.x86.tilezero(i8 immarg) #10

; Function Attrs: nounwind
declare void @llvm.x86.tileloadd64(i8 immarg, ptr, i64) #10

; Function Attrs: nounwind
declare void @llvm.x86.tdpbf16ps(i8 immarg, i8 immarg, i8 immarg) #10

; Function Attrs: nounwind
declare void @llvm.x86.tilestored64(i8 immarg, ptr, i64) #10

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @as_bfloat16(<16 x float> noundef %0) #5 {
  %2 = bitcast <16 x float> %0 to <16 x i32>
  %3 = fcmp oeq <16 x float> %0, %0
  %4 = sext <16 x i1> %3 to <16 x i32>
  %5 = add <16 x i32> %2, <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>
  %6 = lshr <16 x i32> %2, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %7 = and <16 x i32> %6, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %8 = add <16 x i32> %5, %7
  %9 = and <16 x i32> %8, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %10 = and <16 x i32> %2, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %11 = or <16 x i32> %10, <i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344>
  %12 = and <16 x i32> %4, %9
  %13 = xor <16 x i32> %4, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %14 = and <16 x i32> %13, %11
  %15 = or <16 x i32> %12, %14
  %16 = bitcast <16 x i32> %15 to <16 x float>
  ret <16 x float> %16
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @larger_of(<16 x float> noundef %0, <16 x float> noundef %1) #5 {
  %3 = fcmp ogt <16 x float> %0, %1
  %4 = sext <16 x i1> %3 to <16 x i32>
  %5 = fcmp une <16 x float> %0, %0
  %6 = sext <16 x i1> %5 to <16 x i32>
  %7 = or <16 x i32> %4, %6
  %8 = bitcast <16 x float> %0 to <16 x i32>
  %9 = and <16 x i32> %7, %8
  %10 = xor <16 x i32> %7, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %11 = bitcast <16 x float> %1 to <16 x i32>
  %12 = and <16 x i32> %10, %11
  %13 = or <16 x i32> %9, %12
  %14 = bitcast <16 x i32> %13 to <16 x float>
  ret <16 x float> %14
}

; Function Attrs: alwaysinline nounwind
define internal void @_mm512_mask_storeu_ps(ptr noundef %0, i16 noundef zeroext %1, <16 x float> noundef %2) #5 {
  %4 = bitcast i16 %1 to <16 x i1>
  call void @llvm.masked.store.v16f32.p0(<16 x float> %2, ptr %0, i32 1, <16 x i1> %4)
  ret void
}

; Function Attrs: nounwind
define internal void @move(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #0 {
  %8 = load i64, ptr %0, align 8, !tbaa !18
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %7
  %11 = getelementptr inbounds %struct.motion, ptr %0, i32 0, i32 1
  call void @move_by_momentum(ptr noundef %11, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #13
  br label %14

12:                                               ; preds = %7
  %13 = getelementptr inbounds %struct.motion, ptr %0, i32 0, i32 1
  call void @move_by_adam(ptr noundef %13, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #13
  br label %14

14:                                               ; preds = %12, %10
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr nocapture, i32 immarg, <16 x i1>) #11

; Function Attrs: noinline nounwind
define internal void @move_by_momentum(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #12 {
  call void @move_rows(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef 0) #13
  ret void
}

; Function Attrs: noinline nounwind
define internal void @move_by_adam(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #12 {
  call void @move_rows(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef 1) #13
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @move_rows(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7) #2 {
  %9 = alloca %struct.step, align 8
  %10 = sdiv i64 %6, 16
  %11 = mul nsw i64 %10, 16
  call void @llvm.lifetime.start.p0(i64 88, ptr %9) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %0, i64 88, i1 false), !tbaa.struct !116
  br label %12

12:                                               ; preds = %33, %8
  %.030 = phi i64 [ 0, %8 ], [ %34, %33 ]
  %13 = icmp slt i64 %.030, %5
  br i1 %13, label %14, label %35

14:                                               ; preds = %12
  %15 = mul nsw i64 %.030, %2
  %16 = getelementptr inbounds float, ptr %1, i64 %15
  br label %17

17:                                               ; preds = %19, %14
  %.0 = phi i64 [ 0, %14 ], [ %24, %19 ]
  %18 = icmp slt i64 %.0, %11
  br i1 %18, label %19, label %25

19:                                               ; preds = %17
  %20 = mul nsw i64 %.030, %4
  %21 = add nsw i64 %3, %20
  %22 = add nsw i64 %21, %.0
  %23 = getelementptr inbounds float, ptr %16, i64 %.0
  call void @moved_at(ptr noundef %9, i64 noundef %22, ptr noundef %23, i64 noundef 16, i64 noundef %7) #13
  %24 = add nsw i64 %.0, 16
  br label %17, !llvm.loop !117

25:                                               ; preds = %17
  %26 = icmp slt i64 %11, %6
  br i1 %26, label %27, label %33

27:                                               ; preds = %25
  %28 = mul nsw i64 %.030, %4
  %29 = add nsw i64 %3, %28
  %30 = add nsw i64 %29, %11
  %31 = getelementptr inbounds float, ptr %16, i64 %11
  %32 = sub nsw i64 %6, %11
  call void @moved_at(ptr noundef %9, i64 noundef %30, ptr noundef %31, i64 noundef %32, i64 noundef %7) #13
  br label %33

33:                                               ; preds = %25, %27
  %34 = add nsw i64 %.030, 1
  br label %12, !llvm.loop !118

35:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(i64 88, ptr %9) #10
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @moved_at(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) #5 {
  %6 = alloca <16 x float>, align 4
  %7 = alloca <16 x float>, align 4
  %8 = alloca <16 x float>, align 4
  %9 = alloca <16 x float>, align 4
  %10 = icmp eq i64 %3, 16
  %11 = zext i1 %10 to i32
  %12 = sext i32 %11 to i64
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #10
  br i1 %10, label %13, label %17

13:                                               ; preds = %5
  %14 = load ptr, ptr %0, align 8, !tbaa !23
  %15 = getelementptr inbounds float, ptr %14, i64 %1
  %16 = load <16 x float>, ptr %15, align 4, !tbaa !93
  br label %21

17:                                               ; preds = %5
  %18 = load ptr, ptr %0, align 8, !tbaa !23
  %19 = getelementptr inbounds float, ptr %18, i64 %1
  %20 = call <16 x float> @some_of(ptr noundef %19, i64 noundef %3) #13
  br label %21

21:                                               ; preds = %17, %13
  %22 = phi <16 x float> [ %16, %13 ], [ %20, %17 ]
  store <16 x float> %22, ptr %6, align 4, !tbaa !93
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #10
  br i1 %10, label %23, label %28

23:                                               ; preds = %21
  %24 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 1
  %25 = load ptr, ptr %24, align 8, !tbaa !25
  %26 = getelementptr inbounds float, ptr %25, i64 %1
  %27 = load <16 x float>, ptr %26, align 4, !tbaa !93
  br label %33

28:                                               ; preds = %21
  %29 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !25
  %31 = getelementptr inbounds float, ptr %30, i64 %1
  %32 = call <16 x float> @some_of(ptr noundef %31, i64 noundef %3) #13
  br label %33

33:                                               ; preds = %28, %23
  %34 = phi <16 x float> [ %27, %23 ], [ %32, %28 ]
  store <16 x float> %34, ptr %7, align 4, !tbaa !93
  br i1 %10, label %35, label %37

35:                                               ; preds = %33
  %36 = load <16 x float>, ptr %2, align 4, !tbaa !93
  br label %39

37:                                               ; preds = %33
  %38 = call <16 x float> @some_of(ptr noundef %2, i64 noundef %3) #13
  br label %39

39:                                               ; preds = %37, %35
  %40 = phi <16 x float> [ %36, %35 ], [ %38, %37 ]
  %41 = icmp eq i64 %4, 0
  br i1 %41, label %42, label %43

42:                                               ; preds = %39
  call void @momentum_at(ptr noundef %0, ptr noundef %6, ptr noundef %7, <16 x float> noundef %40) #13
  br label %92

43:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #10
  br i1 %10, label %44, label %49

44:                                               ; preds = %43
  %45 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 2
  %46 = load ptr, ptr %45, align 8, !tbaa !27
  %47 = getelementptr inbounds float, ptr %46, i64 %1
  %48 = load <16 x float>, ptr %47, align 4, !tbaa !93
  br label %54

49:                                               ; preds = %43
  %50 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 2
  %51 = load ptr, ptr %50, align 8, !tbaa !27
  %52 = getelementptr inbounds float, ptr %51, i64 %1
  %53 = call <16 x float> @some_of(ptr noundef %52, i64 noundef %3) #13
  br label %54

54:                                               ; preds = %49, %44
  %55 = phi <16 x float> [ %48, %44 ], [ %53, %49 ]
  store <16 x float> %55, ptr %8, align 4, !tbaa !93
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #10
  store <16 x float> zeroinitializer, ptr %9, align 4, !tbaa !93
  %56 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 3
  %57 = load ptr, ptr %56, align 8, !tbaa !29
  %58 = icmp ne ptr %57, null
  br i1 %58, label %59, label %68

59:                                               ; preds = %54
  br i1 %10, label %60, label %63

60:                                               ; preds = %59
  %61 = getelementptr inbounds float, ptr %57, i64 %1
  %62 = load <16 x float>, ptr %61, align 4, !tbaa !93
  br label %66

63:                                               ; preds = %59
  %64 = getelementptr inbounds float, ptr %57, i64 %1
  %65 = call <16 x float> @some_of(ptr noundef %64, i64 noundef %3) #13
  br label %66

66:                                               ; preds = %63, %60
  %67 = phi <16 x float> [ %62, %60 ], [ %65, %63 ]
  store <16 x float> %67, ptr %9, align 4, !tbaa !93
  br label %68

68:                                               ; preds = %66, %54
  %69 = load ptr, ptr %56, align 8, !tbaa !29
  %70 = icmp ne ptr %69, null
  %. = select i1 %70, ptr %9, ptr null
  call void @adam_at(ptr noundef %0, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %., <16 x float> noundef %40) #13
  br i1 %10, label %71, label %76

71:                                               ; preds = %68
  %72 = load <16 x float>, ptr %8, align 4, !tbaa !93
  %73 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 2
  %74 = load ptr, ptr %73, align 8, !tbaa !27
  %75 = getelementptr inbounds float, ptr %74, i64 %1
  store <16 x float> %72, ptr %75, align 4, !tbaa !93
  br label %81

76:                                               ; preds = %68
  %77 = load <16 x float>, ptr %8, align 4, !tbaa !93
  %78 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 2
  %79 = load ptr, ptr %78, align 8, !tbaa !27
  %80 = getelementptr inbounds float, ptr %79, i64 %1
  call void @put_some(<16 x float> noundef %77, ptr noundef %80, i64 noundef %3) #13
  br label %81

81:                                               ; preds = %76, %71
  %82 = load ptr, ptr %56, align 8, !tbaa !29
  %83 = icmp ne ptr %82, null
  br i1 %83, label %84, label %91

84:                                               ; preds = %81
  br i1 %10, label %85, label %88

85:                                               ; preds = %84
  %86 = load <16 x float>, ptr %9, align 4, !tbaa !93
  %87 = getelementptr inbounds float, ptr %82, i64 %1
  store <16 x float> %86, ptr %87, align 4, !tbaa !93
  br label %91

88:                                               ; preds = %84
  %89 = load <16 x float>, ptr %9, align 4, !tbaa !93
  %90 = getelementptr inbounds float, ptr %82, i64 %1
  call void @put_some(<16 x float> noundef %89, ptr noundef %90, i64 noundef %3) #13
  br label %91

91:                                               ; preds = %85, %88, %81
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #10
  br label %92

92:                                               ; preds = %91, %42
  br i1 %10, label %93, label %98

93:                                               ; preds = %92
  %94 = load <16 x float>, ptr %7, align 4, !tbaa !93
  %95 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 1
  %96 = load ptr, ptr %95, align 8, !tbaa !25
  %97 = getelementptr inbounds float, ptr %96, i64 %1
  store <16 x float> %94, ptr %97, align 4, !tbaa !93
  br label %103

98:                                               ; preds = %92
  %99 = load <16 x float>, ptr %7, align 4, !tbaa !93
  %100 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 1
  %101 = load ptr, ptr %100, align 8, !tbaa !25
  %102 = getelementptr inbounds float, ptr %101, i64 %1
  call void @put_some(<16 x float> noundef %99, ptr noundef %102, i64 noundef %3) #13
  br label %103

103:                                              ; preds = %98, %93
  br i1 %10, label %104, label %108

104:                                              ; preds = %103
  %105 = load <16 x float>, ptr %6, align 4, !tbaa !93
  %106 = load ptr, ptr %0, align 8, !tbaa !23
  %107 = getelementptr inbounds float, ptr %106, i64 %1
  store <16 x float> %105, ptr %107, align 4, !tbaa !93
  br label %112

108:                                              ; preds = %103
  %109 = load <16 x float>, ptr %6, align 4, !tbaa !93
  %110 = load ptr, ptr %0, align 8, !tbaa !23
  %111 = getelementptr inbounds float, ptr %110, i64 %1
  call void @put_some(<16 x float> noundef %109, ptr noundef %111, i64 noundef %3) #13
  br label %112

112:                                              ; preds = %108, %104
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #10
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @some_of(ptr noundef %0, i64 noundef %1) #5 {
  %3 = alloca <16 x float>, align 4
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #10
  store <16 x float> zeroinitializer, ptr %3, align 4, !tbaa !93
  call void @copy_some(ptr noundef %0, ptr noundef %3, i64 noundef %1) #13
  %4 = load <16 x float>, ptr %3, align 4, !tbaa !93
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #10
  ret <16 x float> %4
}

; Function Attrs: alwaysinline nounwind
define internal void @momentum_at(ptr noundef %0, ptr noundef %1, ptr noundef %2, <16 x float> noundef %3) #5 {
  %5 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 9
  %6 = load float, ptr %5, align 4, !tbaa !41
  %7 = insertelement <16 x float> poison, float %6, i64 0
  %8 = shufflevector <16 x float> %7, <16 x float> poison, <16 x i32> zeroinitializer
  %9 = load <16 x float>, ptr %2, align 4, !tbaa !93
  %10 = fmul <16 x float> %9, %8
  %11 = fadd <16 x float> %10, %3
  store <16 x float> %11, ptr %2, align 4, !tbaa !93
  %12 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 8
  %13 = load float, ptr %12, align 8, !tbaa !39
  %14 = insertelement <16 x float> poison, float %13, i64 0
  %15 = shufflevector <16 x float> %14, <16 x float> poison, <16 x i32> zeroinitializer
  %16 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 7
  %17 = load i64, ptr %16, align 8, !tbaa !37
  %18 = icmp ne i64 %17, 0
  br i1 %18, label %19, label %25

19:                                               ; preds = %4
  %20 = load float, ptr %5, align 4, !tbaa !41
  %21 = insertelement <16 x float> poison, float %20, i64 0
  %22 = shufflevector <16 x float> %21, <16 x float> poison, <16 x i32> zeroinitializer
  %23 = fmul <16 x float> %22, %11
  %24 = fadd <16 x float> %3, %23
  br label %25

25:                                               ; preds = %4, %19
  %26 = phi <16 x float> [ %24, %19 ], [ %11, %4 ]
  %27 = fmul <16 x float> %15, %26
  %28 = load <16 x float>, ptr %1, align 4, !tbaa !93
  %29 = fsub <16 x float> %28, %27
  store <16 x float> %29, ptr %1, align 4, !tbaa !93
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @adam_at(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, <16 x float> noundef %5) #5 {
  %7 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 9
  %8 = load float, ptr %7, align 4, !tbaa !41
  %9 = insertelement <16 x float> poison, float %8, i64 0
  %10 = shufflevector <16 x float> %9, <16 x float> poison, <16 x i32> zeroinitializer
  %11 = load <16 x float>, ptr %2, align 4, !tbaa !93
  %12 = fmul <16 x float> %11, %10
  store <16 x float> %12, ptr %2, align 4, !tbaa !93
  %13 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 10
  %14 = load float, ptr %13, align 8, !tbaa !42
  %15 = insertelement <16 x float> poison, float %14, i64 0
  %16 = shufflevector <16 x float> %15, <16 x float> poison, <16 x i32> zeroinitializer
  %17 = fmul <16 x float> %16, %5
  %18 = fadd <16 x float> %12, %17
  store <16 x float> %18, ptr %2, align 4, !tbaa !93
  %19 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 11
  %20 = load float, ptr %19, align 4, !tbaa !44
  %21 = insertelement <16 x float> poison, float %20, i64 0
  %22 = shufflevector <16 x float> %21, <16 x float> poison, <16 x i32> zeroinitializer
  %23 = load <16 x float>, ptr %3, align 4, !tbaa !93
  %24 = fmul <16 x float> %23, %22
  store <16 x float> %24, ptr %3, align 4, !tbaa !93
  %25 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 12
  %26 = load float, ptr %25, align 8, !tbaa !45
  %27 = insertelement <16 x float> poison, float %26, i64 0
  %28 = shufflevector <16 x float> %27, <16 x float> poison, <16 x i32> zeroinitializer
  %29 = fmul <16 x float> %5, %5
  %30 = fmul <16 x float> %28, %29
  %31 = fadd <16 x float> %24, %30
  store <16 x float> %31, ptr %3, align 4, !tbaa !93
  %32 = icmp ne ptr %4, null
  br i1 %32, label %33, label %36

33:                                               ; preds = %6
  %34 = load <16 x float>, ptr %4, align 4, !tbaa !93
  %35 = call <16 x float> @larger_of(<16 x float> noundef %34, <16 x float> noundef %31) #13
  store <16 x float> %35, ptr %4, align 4, !tbaa !93
  br label %36

36:                                               ; preds = %33, %6
  %.0 = phi <16 x float> [ %35, %33 ], [ %31, %6 ]
  %37 = call <16 x float> @root_of(<16 x float> noundef %.0) #13
  %38 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 13
  %39 = load float, ptr %38, align 4, !tbaa !47
  %40 = insertelement <16 x float> poison, float %39, i64 0
  %41 = shufflevector <16 x float> %40, <16 x float> poison, <16 x i32> zeroinitializer
  %42 = fadd <16 x float> %37, %41
  %43 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 7
  %44 = load i64, ptr %43, align 8, !tbaa !37
  %45 = icmp ne i64 %44, 0
  br i1 %45, label %46, label %57

46:                                               ; preds = %36
  %47 = load float, ptr %7, align 4, !tbaa !41
  %48 = insertelement <16 x float> poison, float %47, i64 0
  %49 = shufflevector <16 x float> %48, <16 x float> poison, <16 x i32> zeroinitializer
  %50 = load <16 x float>, ptr %2, align 4, !tbaa !93
  %51 = fmul <16 x float> %49, %50
  %52 = load float, ptr %13, align 8, !tbaa !42
  %53 = insertelement <16 x float> poison, float %52, i64 0
  %54 = shufflevector <16 x float> %53, <16 x float> poison, <16 x i32> zeroinitializer
  %55 = fmul <16 x float> %54, %5
  %56 = fadd <16 x float> %51, %55
  br label %59

57:                                               ; preds = %36
  %58 = load <16 x float>, ptr %2, align 4, !tbaa !93
  br label %59

59:                                               ; preds = %57, %46
  %60 = phi <16 x float> [ %56, %46 ], [ %58, %57 ]
  %61 = getelementptr inbounds %struct.step, ptr %0, i32 0, i32 8
  %62 = load float, ptr %61, align 8, !tbaa !39
  %63 = insertelement <16 x float> poison, float %62, i64 0
  %64 = shufflevector <16 x float> %63, <16 x float> poison, <16 x i32> zeroinitializer
  %65 = fdiv <16 x float> %60, %42
  %66 = fmul <16 x float> %64, %65
  %67 = load <16 x float>, ptr %1, align 4, !tbaa !93
  %68 = fsub <16 x float> %67, %66
  store <16 x float> %68, ptr %1, align 4, !tbaa !93
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @put_some(<16 x float> noundef %0, ptr noundef %1, i64 noundef %2) #5 {
  %4 = alloca <16 x float>, align 4
  store <16 x float> %0, ptr %4, align 4, !tbaa !93
  call void @copy_some(ptr noundef %4, ptr noundef %1, i64 noundef %2) #13
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
define internal <16 x float> @root_of(<16 x float> noundef %0) #5 {
  %2 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %0)
  ret <16 x float> %2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>) #4

; Function Attrs: alwaysinline nounwind
define internal void @_tile_release() #2 {
  call void @llvm.x86.tilerelease()
  ret void
}

; Function Attrs: nounwind
declare void @llvm.x86.tilerelease() #10

; Function Attrs: alwaysinline nounwind
define internal i64 @first_of(i64 noundef %0, i64 noundef %1, i64 noundef %2) #2 {
  %4 = mul nsw i64 %0, %1
  %5 = sdiv i64 %4, %2
  ret i64 %5
}

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline nounwind "no-builtins" }
attributes #3 = { inlinehint nounwind "no-builtins" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { alwaysinline nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #9 = { nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #10 = { nounwind }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #12 = { noinline nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #13 = { nobuiltin "no-builtins" }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !4, i64 0}
!3 = !{!"", !4, i64 0, !4, i64 8}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!3, !4, i64 8}
!8 = !{!9, !10, i64 80}
!9 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !10, i64 40, !10, i64 48, !10, i64 56, !10, i64 64, !10, i64 72, !10, i64 80, !10, i64 88, !10, i64 96, !10, i64 104, !10, i64 112, !10, i64 120, !10, i64 128, !10, i64 136, !10, i64 144, !10, i64 152, !10, i64 160}
!10 = !{!"long long", !5, i64 0}
!11 = !{!9, !10, i64 136}
!12 = !{!9, !10, i64 144}
!13 = !{!9, !10, i64 152}
!14 = !{!15, !10, i64 168}
!15 = !{!"", !9, i64 0, !10, i64 168, !16, i64 176}
!16 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !10, i64 40, !10, i64 48, !10, i64 56, !17, i64 64, !17, i64 72, !17, i64 80, !17, i64 88}
!17 = !{!"double", !5, i64 0}
!18 = !{!19, !10, i64 0}
!19 = !{!"", !10, i64 0, !20, i64 8}
!20 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !10, i64 40, !10, i64 48, !10, i64 56, !21, i64 64, !21, i64 68, !21, i64 72, !21, i64 76, !21, i64 80, !21, i64 84}
!21 = !{!"float", !5, i64 0}
!22 = !{!16, !4, i64 0}
!23 = !{!20, !4, i64 0}
!24 = !{!16, !4, i64 8}
!25 = !{!20, !4, i64 8}
!26 = !{!16, !4, i64 16}
!27 = !{!20, !4, i64 16}
!28 = !{!16, !4, i64 24}
!29 = !{!20, !4, i64 24}
!30 = !{!16, !4, i64 32}
!31 = !{!20, !4, i64 32}
!32 = !{!16, !10, i64 40}
!33 = !{!20, !10, i64 40}
!34 = !{!16, !10, i64 48}
!35 = !{!20, !10, i64 48}
!36 = !{!16, !10, i64 56}
!37 = !{!20, !10, i64 56}
!38 = !{!16, !17, i64 64}
!39 = !{!20, !21, i64 64}
!40 = !{!16, !17, i64 72}
!41 = !{!20, !21, i64 68}
!42 = !{!20, !21, i64 72}
!43 = !{!16, !17, i64 80}
!44 = !{!20, !21, i64 76}
!45 = !{!20, !21, i64 80}
!46 = !{!16, !17, i64 88}
!47 = !{!20, !21, i64 84}
!48 = distinct !{!48, !49}
!49 = !{!"llvm.loop.mustprogress"}
!50 = !{!51, !4, i64 192}
!51 = !{!"", !10, i64 0, !5, i64 8, !10, i64 64, !5, i64 72, !10, i64 128, !10, i64 136, !10, i64 144, !5, i64 152, !4, i64 192, !4, i64 200, !10, i64 208, !10, i64 216, !10, i64 224, !10, i64 232, !4, i64 240, !4, i64 248, !4, i64 256, !4, i64 264, !4, i64 272, !4, i64 280, !4, i64 288}
!52 = !{!51, !4, i64 200}
!53 = !{!51, !10, i64 208}
!54 = !{!51, !10, i64 216}
!55 = !{!51, !10, i64 0}
!56 = !{!51, !4, i64 240}
!57 = !{!51, !4, i64 280}
!58 = !{!51, !4, i64 256}
!59 = !{!51, !4, i64 288}
!60 = !{!51, !4, i64 248}
!61 = !{!51, !10, i64 232}
!62 = !{!51, !4, i64 264}
!63 = distinct !{!63, !49}
!64 = !{!9, !10, i64 112}
!65 = !{!9, !10, i64 128}
!66 = !{!9, !4, i64 0}
!67 = !{!9, !10, i64 88}
!68 = !{!69, !4, i64 0}
!69 = !{!"", !4, i64 0, !10, i64 8, !10, i64 16}
!70 = !{!9, !10, i64 48}
!71 = !{!69, !10, i64 8}
!72 = !{!9, !10, i64 56}
!73 = !{!69, !10, i64 16}
!74 = !{!9, !10, i64 120}
!75 = !{!9, !4, i64 8}
!76 = !{!9, !10, i64 96}
!77 = !{!9, !10, i64 64}
!78 = !{!9, !10, i64 72}
!79 = !{!9, !4, i64 16}
!80 = !{!9, !10, i64 104}
!81 = distinct !{!81, !49}
!82 = !{!51, !10, i64 224}
!83 = !{!9, !4, i64 24}
!84 = !{!9, !10, i64 160}
!85 = distinct !{!85, !49}
!86 = distinct !{!86, !49}
!87 = distinct !{!87, !49}
!88 = !{!21, !21, i64 0}
!89 = distinct !{!89, !49}
!90 = distinct !{!90, !49}
!91 = !{!4, !4, i64 0}
!92 = !{!10, !10, i64 0}
!93 = !{!5, !5, i64 0}
!94 = distinct !{!94, !49}
!95 = distinct !{!95, !49}
!96 = distinct !{!96, !49}
!97 = distinct !{!97, !49, !98}
!98 = !{!"llvm.loop.unroll.full"}
!99 = distinct !{!99, !49, !98}
!100 = distinct !{!100, !49, !98}
!101 = distinct !{!101, !49, !98}
!102 = distinct !{!102, !49}
!103 = !{!104, !5, i64 0}
!104 = !{!"", !5, i64 0, !5, i64 1, !5, i64 2, !5, i64 16, !5, i64 48}
!105 = !{!106, !106, i64 0}
!106 = !{!"short", !5, i64 0}
!107 = distinct !{!107, !49}
!108 = distinct !{!108, !49}
!109 = distinct !{!109, !49}
!110 = distinct !{!110, !49}
!111 = distinct !{!111, !49}
!112 = !{!9, !4, i64 32}
!113 = !{!9, !10, i64 40}
!114 = distinct !{!114, !49}
!115 = distinct !{!115, !49}
!116 = !{i64 0, i64 8, !91, i64 8, i64 8, !91, i64 16, i64 8, !91, i64 24, i64 8, !91, i64 32, i64 8, !91, i64 40, i64 8, !92, i64 48, i64 8, !92, i64 56, i64 8, !92, i64 64, i64 4, !88, i64 68, i64 4, !88, i64 72, i64 4, !88, i64 76, i64 4, !88, i64 80, i64 4, !88, i64 84, i64 4, !88}
!117 = distinct !{!117, !49}
!118 = distinct !{!118, !49}
