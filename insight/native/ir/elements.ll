; Made by tools/ir.py from elements.c with clang 19; do not edit.
; sha256 of the C source: 25a65e438d2b9e6ee7c1f3cc627c280cb0bf1d46b2b25ed4ba0335b479c039d2

%struct.program = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.pool = type { i64, [56 x i8], i64, [56 x i8], i64, i64, i64, [40 x i8], ptr, ptr, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.run = type { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64 }
%struct.slot = type { ptr, i64, i64, ptr, i64, i64 }
%struct.slot_words = type { i64, i64, i64, i64, i64, i64 }
%struct.phase_words = type { i64, i64 }
%struct.instruction = type { i8, i8, i8, i8, i8, i8, i8, i8 }
%struct.total_words = type { i64, i64, i64, i64, i64, i64, double }
%struct.block = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64 }
%struct.parted = type { <16 x float>, <16 x i32> }
%struct.terms = type { ptr, ptr, i64, i64 }

; Function Attrs: nounwind
define i64 @slot_memory() #0 {
  ret i64 12
}

; Function Attrs: nounwind
define void @elements(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds i64, ptr %1, i64 1
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, ptr %1, i64 %4
  %6 = getelementptr inbounds %struct.program, ptr %5, i32 0, i32 3
  %7 = load i64, ptr %6, align 8, !tbaa !6
  call void @shared(ptr noundef %0, ptr noundef @elements_part, ptr noundef %1, i64 noundef %7) #9
  call void @put_together(ptr noundef %1) #9
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

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
  call void %1(ptr noundef %2, i64 noundef %.0, i64 noundef 0) #9
  %15 = add nsw i64 %.0, 1
  br label %12, !llvm.loop !8

16:                                               ; preds = %7
  %17 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  store ptr %2, ptr %17, align 8, !tbaa !10
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
  %38 = call i64 %35(ptr noundef %37) #9
  %39 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 16
  %40 = load ptr, ptr %39, align 8, !tbaa !19
  %41 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 20
  %42 = load ptr, ptr %41, align 8, !tbaa !20
  %43 = call i64 %40(ptr noundef %42) #9
  %44 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 15
  %45 = load ptr, ptr %44, align 8, !tbaa !21
  %46 = load ptr, ptr %36, align 8, !tbaa !18
  %47 = call i64 %45(ptr noundef %46) #9
  br label %48

48:                                               ; preds = %33, %16
  call void @take_groups(ptr noundef %0, i64 noundef 0) #9
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
  %60 = call i64 %59(ptr noundef null) #9
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
define internal void @elements_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca %struct.run, align 8
  %5 = alloca %struct.slot, align 8
  %6 = getelementptr inbounds i64, ptr %0, i64 1
  %7 = load i64, ptr %6, align 8, !tbaa !2
  %8 = getelementptr inbounds i64, ptr %0, i64 %7
  %9 = getelementptr inbounds %struct.program, ptr %8, i64 1
  %10 = getelementptr inbounds %struct.program, ptr %8, i32 0, i32 8
  %11 = load i64, ptr %10, align 8, !tbaa !25
  %12 = getelementptr inbounds %struct.slot_words, ptr %9, i64 %11
  %13 = load i64, ptr %0, align 8, !tbaa !2
  %14 = call ptr @aligned(i64 noundef %13) #9
  %15 = getelementptr inbounds %struct.program, ptr %8, i32 0, i32 6
  %16 = load i64, ptr %15, align 8, !tbaa !26
  %17 = getelementptr inbounds float, ptr %14, i64 %16
  %18 = getelementptr inbounds %struct.program, ptr %8, i32 0, i32 7
  %19 = load i64, ptr %18, align 8, !tbaa !27
  %20 = mul nsw i64 %2, %19
  %21 = getelementptr inbounds float, ptr %17, i64 %20
  call void @llvm.lifetime.start.p0(i64 80, ptr %4) #10
  store ptr %8, ptr %4, align 8, !tbaa !28
  %22 = getelementptr inbounds %struct.run, ptr %4, i32 0, i32 1
  %23 = getelementptr inbounds %struct.program, ptr %8, i32 0, i32 9
  %24 = load i64, ptr %23, align 8, !tbaa !30
  %25 = getelementptr inbounds %struct.phase_words, ptr %12, i64 %24
  store ptr %25, ptr %22, align 8, !tbaa !31
  %26 = getelementptr inbounds %struct.run, ptr %4, i32 0, i32 2
  store ptr %21, ptr %26, align 8, !tbaa !32
  %27 = getelementptr inbounds %struct.run, ptr %4, i32 0, i32 3
  store i64 0, ptr %27, align 8, !tbaa !33
  %28 = getelementptr inbounds %struct.run, ptr %4, i32 0, i32 4
  store i64 0, ptr %28, align 8, !tbaa !34
  %29 = getelementptr inbounds %struct.run, ptr %4, i32 0, i32 5
  store i64 0, ptr %29, align 8, !tbaa !35
  %30 = getelementptr inbounds %struct.run, ptr %4, i32 0, i32 6
  store i64 0, ptr %30, align 8, !tbaa !36
  %31 = getelementptr inbounds %struct.run, ptr %4, i32 0, i32 7
  store i64 0, ptr %31, align 8, !tbaa !37
  %32 = getelementptr inbounds %struct.run, ptr %4, i32 0, i32 8
  store i64 0, ptr %32, align 8, !tbaa !38
  %33 = getelementptr inbounds %struct.run, ptr %4, i32 0, i32 9
  store i64 0, ptr %33, align 8, !tbaa !39
  br label %34

34:                                               ; preds = %37, %3
  %.062 = phi i64 [ 0, %3 ], [ %41, %37 ]
  %35 = load i64, ptr %10, align 8, !tbaa !25
  %36 = icmp slt i64 %.062, %35
  br i1 %36, label %37, label %42

37:                                               ; preds = %34
  %38 = load ptr, ptr %26, align 8, !tbaa !32
  %39 = getelementptr inbounds %struct.slot, ptr %38, i64 %.062
  call void @llvm.lifetime.start.p0(i64 48, ptr %5) #10
  %40 = getelementptr inbounds %struct.slot_words, ptr %9, i64 %.062
  call void @slot_of(ptr dead_on_unwind writable sret(%struct.slot) align 8 %5, ptr noundef %40, ptr noundef %0, ptr noundef %21, ptr noundef %14, i64 noundef %1) #9
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %39, ptr align 8 %5, i64 48, i1 false), !tbaa.struct !40
  call void @llvm.lifetime.end.p0(i64 48, ptr %5) #10
  %41 = add nsw i64 %.062, 1
  br label %34, !llvm.loop !42

42:                                               ; preds = %34
  %43 = load i64, ptr %8, align 8, !tbaa !43
  %44 = getelementptr inbounds %struct.program, ptr %8, i32 0, i32 1
  %45 = load i64, ptr %44, align 8, !tbaa !44
  %46 = getelementptr inbounds %struct.program, ptr %8, i32 0, i32 2
  %47 = load i64, ptr %46, align 8, !tbaa !45
  %48 = icmp ne i64 %47, 0
  br i1 %48, label %49, label %63

49:                                               ; preds = %42
  %50 = call i64 @groups_of(i64 noundef %45) #9
  %51 = mul nsw i64 %50, %1
  %52 = getelementptr inbounds %struct.program, ptr %8, i32 0, i32 3
  %53 = load i64, ptr %52, align 8, !tbaa !6
  %54 = sdiv i64 %51, %53
  %55 = load i64, ptr %44, align 8, !tbaa !44
  %56 = call i64 @group_begin(i64 noundef %54, i64 noundef %55) #9
  %57 = add nsw i64 %1, 1
  %58 = mul nsw i64 %50, %57
  %59 = load i64, ptr %52, align 8, !tbaa !6
  %60 = sdiv i64 %58, %59
  %61 = load i64, ptr %44, align 8, !tbaa !44
  %62 = call i64 @group_begin(i64 noundef %60, i64 noundef %61) #9
  br label %71

63:                                               ; preds = %42
  %64 = mul nsw i64 %43, %1
  %65 = getelementptr inbounds %struct.program, ptr %8, i32 0, i32 3
  %66 = load i64, ptr %65, align 8, !tbaa !6
  %67 = sdiv i64 %64, %66
  %68 = add nsw i64 %1, 1
  %69 = mul nsw i64 %43, %68
  %70 = sdiv i64 %69, %66
  br label %71

71:                                               ; preds = %63, %49
  %.066 = phi i64 [ %56, %49 ], [ 0, %63 ]
  %.065 = phi i64 [ %62, %49 ], [ %45, %63 ]
  %.064 = phi i64 [ %43, %49 ], [ %70, %63 ]
  %.063 = phi i64 [ 0, %49 ], [ %67, %63 ]
  %72 = sub nsw i64 %.064, %.063
  %73 = getelementptr inbounds %struct.program, ptr %8, i32 0, i32 4
  %74 = load i64, ptr %73, align 8, !tbaa !46
  %75 = add nsw i64 %72, %74
  %76 = sub nsw i64 %75, 1
  %77 = sdiv i64 %76, %74
  br label %78

78:                                               ; preds = %80, %71
  %.0 = phi i64 [ 0, %71 ], [ %84, %80 ]
  %79 = icmp slt i64 %.0, %77
  br i1 %79, label %80, label %92

80:                                               ; preds = %78
  %81 = mul nsw i64 %72, %.0
  %82 = sdiv i64 %81, %77
  %83 = add nsw i64 %.063, %82
  store i64 %83, ptr %27, align 8, !tbaa !33
  %84 = add nsw i64 %.0, 1
  %85 = mul nsw i64 %72, %84
  %86 = sdiv i64 %85, %77
  %87 = add nsw i64 %.063, %86
  %88 = sub nsw i64 %87, %83
  store i64 %88, ptr %28, align 8, !tbaa !34
  %89 = icmp eq i64 %.0, 0
  %90 = zext i1 %89 to i32
  %91 = sext i32 %90 to i64
  store i64 %91, ptr %33, align 8, !tbaa !39
  call void @rows_of(ptr noundef %4, ptr noundef %12, i64 noundef %.066, i64 noundef %.065) #9
  br label %78, !llvm.loop !47

92:                                               ; preds = %78
  fence seq_cst
  call void @llvm.lifetime.end.p0(i64 80, ptr %4) #10
  ret void
}

; Function Attrs: nounwind
define internal void @put_together(ptr noundef %0) #2 {
  %2 = getelementptr inbounds i64, ptr %0, i64 1
  %3 = load i64, ptr %2, align 8, !tbaa !2
  %4 = getelementptr inbounds i64, ptr %0, i64 %3
  %5 = getelementptr inbounds %struct.program, ptr %4, i64 1
  %6 = getelementptr inbounds %struct.program, ptr %4, i32 0, i32 8
  %7 = load i64, ptr %6, align 8, !tbaa !25
  %8 = getelementptr inbounds %struct.slot_words, ptr %5, i64 %7
  %9 = getelementptr inbounds %struct.program, ptr %4, i32 0, i32 9
  %10 = load i64, ptr %9, align 8, !tbaa !30
  %11 = getelementptr inbounds %struct.phase_words, ptr %8, i64 %10
  br label %12

12:                                               ; preds = %15, %1
  %.031 = phi i64 [ 0, %1 ], [ %22, %15 ]
  %.0 = phi ptr [ %11, %1 ], [ %21, %15 ]
  %13 = load i64, ptr %9, align 8, !tbaa !30
  %14 = icmp slt i64 %.031, %13
  br i1 %14, label %15, label %23

15:                                               ; preds = %12
  %16 = getelementptr inbounds %struct.phase_words, ptr %8, i64 %.031
  %17 = load i64, ptr %16, align 8, !tbaa !48
  %18 = getelementptr inbounds %struct.phase_words, ptr %16, i32 0, i32 1
  %19 = load i64, ptr %18, align 8, !tbaa !50
  %20 = add nsw i64 %17, %19
  %21 = getelementptr inbounds %struct.instruction, ptr %.0, i64 %20
  %22 = add nsw i64 %.031, 1
  br label %12, !llvm.loop !51

23:                                               ; preds = %12, %43
  %.032 = phi i64 [ %44, %43 ], [ 0, %12 ]
  %24 = getelementptr inbounds %struct.program, ptr %4, i32 0, i32 10
  %25 = load i64, ptr %24, align 8, !tbaa !52
  %26 = icmp slt i64 %.032, %25
  br i1 %26, label %27, label %45

27:                                               ; preds = %23
  %28 = getelementptr inbounds %struct.total_words, ptr %.0, i64 %.032
  %29 = load i64, ptr %0, align 8, !tbaa !2
  %30 = call ptr @aligned(i64 noundef %29) #9
  %31 = getelementptr inbounds %struct.total_words, ptr %28, i32 0, i32 1
  %32 = load i64, ptr %31, align 8, !tbaa !53
  %33 = getelementptr inbounds float, ptr %30, i64 %32
  %34 = getelementptr inbounds %struct.total_words, ptr %28, i32 0, i32 3
  %35 = load i64, ptr %34, align 8, !tbaa !56
  %36 = getelementptr inbounds i64, ptr %0, i64 %35
  %37 = load i64, ptr %36, align 8, !tbaa !2
  %38 = inttoptr i64 %37 to ptr
  %39 = load i64, ptr %28, align 8, !tbaa !57
  %40 = icmp ne i64 %39, 0
  br i1 %40, label %41, label %42

41:                                               ; preds = %27
  call void @total_of(ptr noundef %28, ptr noundef %33, ptr noundef %38, i32 noundef 1) #9
  br label %43

42:                                               ; preds = %27
  call void @total_of(ptr noundef %28, ptr noundef %33, ptr noundef %38, i32 noundef 0) #9
  br label %43

43:                                               ; preds = %41, %42
  %44 = add nsw i64 %.032, 1
  br label %23, !llvm.loop !58

45:                                               ; preds = %23
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define internal void @take_groups(ptr noundef %0, i64 noundef %1) #0 {
  br label %3

3:                                                ; preds = %44, %44, %2
  %4 = call i64 @look_at(ptr noundef %0) #9
  %5 = trunc i64 %4 to i32
  %6 = zext i32 %5 to i64
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %8, label %44

8:                                                ; preds = %3
  %9 = call i64 @own_groups(ptr noundef %0, i64 noundef %1) #9
  %10 = and i64 %6, %9
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %8
  %13 = call i64 @lowest_bit(i64 noundef %10) #9
  br label %16

14:                                               ; preds = %8
  %15 = call i64 @highest_bit(i64 noundef %6) #9
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
  %39 = load ptr, ptr %38, align 8, !tbaa !10
  call void %37(ptr noundef %39, i64 noundef %.032, i64 noundef %1) #9
  %40 = add nsw i64 %.032, 1
  br label %30, !llvm.loop !59

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
  %7 = load i64, ptr %6, align 8, !tbaa !60
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
define internal ptr @aligned(i64 noundef %0) #0 {
  %2 = add i64 %0, 64
  %3 = sub i64 %2, 1
  %4 = udiv i64 %3, 64
  %5 = mul i64 %4, 64
  %6 = inttoptr i64 %5 to ptr
  ret ptr %6
}

; Function Attrs: nounwind
define internal void @slot_of(ptr dead_on_unwind noalias writable sret(%struct.slot) align 8 %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i64 noundef %5) #0 {
  %7 = getelementptr inbounds %struct.slot_words, ptr %1, i32 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !61
  %9 = getelementptr inbounds i64, ptr %2, i64 %8
  %10 = load i64, ptr %9, align 8, !tbaa !2
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds %struct.slot_words, ptr %1, i32 0, i32 3
  %13 = load i64, ptr %12, align 8, !tbaa !63
  %14 = getelementptr inbounds float, ptr %3, i64 %13
  %15 = load i64, ptr %1, align 8, !tbaa !64
  switch i64 %15, label %67 [
    i64 0, label %16
    i64 1, label %25
    i64 2, label %31
    i64 3, label %40
    i64 4, label %47
    i64 6, label %54
  ]

16:                                               ; preds = %6
  store ptr %11, ptr %0, align 8, !tbaa !65
  %17 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 1
  %18 = getelementptr inbounds %struct.slot_words, ptr %1, i32 0, i32 2
  %19 = load i64, ptr %18, align 8, !tbaa !67
  store i64 %19, ptr %17, align 8, !tbaa !68
  %20 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 2
  store i64 16, ptr %20, align 8, !tbaa !69
  %21 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 3
  store ptr %11, ptr %21, align 8, !tbaa !70
  %22 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 4
  %23 = load i64, ptr %18, align 8, !tbaa !67
  store i64 %23, ptr %22, align 8, !tbaa !71
  %24 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 5
  store i64 1, ptr %24, align 8, !tbaa !72
  br label %79

25:                                               ; preds = %6
  store ptr %11, ptr %0, align 8, !tbaa !65
  %26 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 1
  store i64 0, ptr %26, align 8, !tbaa !68
  %27 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 2
  store i64 16, ptr %27, align 8, !tbaa !69
  %28 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 3
  store ptr %11, ptr %28, align 8, !tbaa !70
  %29 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 4
  store i64 0, ptr %29, align 8, !tbaa !71
  %30 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 5
  store i64 1, ptr %30, align 8, !tbaa !72
  br label %79

31:                                               ; preds = %6
  store ptr %11, ptr %0, align 8, !tbaa !65
  %32 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 1
  %33 = getelementptr inbounds %struct.slot_words, ptr %1, i32 0, i32 2
  %34 = load i64, ptr %33, align 8, !tbaa !67
  store i64 %34, ptr %32, align 8, !tbaa !68
  %35 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 2
  store i64 0, ptr %35, align 8, !tbaa !69
  %36 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 3
  store ptr %11, ptr %36, align 8, !tbaa !70
  %37 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 4
  %38 = load i64, ptr %33, align 8, !tbaa !67
  store i64 %38, ptr %37, align 8, !tbaa !71
  %39 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 5
  store i64 0, ptr %39, align 8, !tbaa !72
  br label %79

40:                                               ; preds = %6
  %.0.copyload = load double, ptr %9, align 8
  %41 = fptrunc double %.0.copyload to float
  call void @spread(ptr noundef %14, float noundef %41) #9
  store ptr %14, ptr %0, align 8, !tbaa !65
  %42 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 1
  store i64 0, ptr %42, align 8, !tbaa !68
  %43 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 2
  store i64 0, ptr %43, align 8, !tbaa !69
  %44 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 3
  store ptr %14, ptr %44, align 8, !tbaa !70
  %45 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 4
  store i64 0, ptr %45, align 8, !tbaa !71
  %46 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 5
  store i64 0, ptr %46, align 8, !tbaa !72
  br label %79

47:                                               ; preds = %6
  %48 = load float, ptr %11, align 4, !tbaa !73
  call void @spread(ptr noundef %14, float noundef %48) #9
  store ptr %14, ptr %0, align 8, !tbaa !65
  %49 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 1
  store i64 0, ptr %49, align 8, !tbaa !68
  %50 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 2
  store i64 0, ptr %50, align 8, !tbaa !69
  %51 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 3
  store ptr %14, ptr %51, align 8, !tbaa !70
  %52 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 4
  store i64 0, ptr %52, align 8, !tbaa !71
  %53 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 5
  store i64 0, ptr %53, align 8, !tbaa !72
  br label %79

54:                                               ; preds = %6
  %55 = getelementptr inbounds float, ptr %4, i64 %13
  %56 = getelementptr inbounds %struct.slot_words, ptr %1, i32 0, i32 2
  %57 = load i64, ptr %56, align 8, !tbaa !67
  %58 = mul nsw i64 %5, %57
  %59 = getelementptr inbounds float, ptr %55, i64 %58
  store ptr %59, ptr %0, align 8, !tbaa !65
  %60 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 1
  store i64 0, ptr %60, align 8, !tbaa !68
  %61 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 2
  store i64 16, ptr %61, align 8, !tbaa !69
  %62 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 3
  store ptr %59, ptr %62, align 8, !tbaa !70
  %63 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 4
  store i64 0, ptr %63, align 8, !tbaa !71
  %64 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 5
  %65 = getelementptr inbounds %struct.slot_words, ptr %1, i32 0, i32 4
  %66 = load i64, ptr %65, align 8, !tbaa !75
  store i64 %66, ptr %64, align 8, !tbaa !72
  br label %79

67:                                               ; preds = %6
  store ptr %14, ptr %0, align 8, !tbaa !65
  %68 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 1
  %69 = getelementptr inbounds %struct.slot_words, ptr %1, i32 0, i32 2
  %70 = load i64, ptr %69, align 8, !tbaa !67
  store i64 %70, ptr %68, align 8, !tbaa !68
  %71 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 2
  %72 = getelementptr inbounds %struct.slot_words, ptr %1, i32 0, i32 5
  %73 = load i64, ptr %72, align 8, !tbaa !76
  store i64 %73, ptr %71, align 8, !tbaa !69
  %74 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 3
  store ptr %14, ptr %74, align 8, !tbaa !70
  %75 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 4
  store i64 0, ptr %75, align 8, !tbaa !71
  %76 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 5
  %77 = getelementptr inbounds %struct.slot_words, ptr %1, i32 0, i32 4
  %78 = load i64, ptr %77, align 8, !tbaa !75
  store i64 %78, ptr %76, align 8, !tbaa !72
  br label %79

79:                                               ; preds = %67, %54, %47, %40, %31, %25, %16
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: alwaysinline nounwind
define internal i64 @groups_of(i64 noundef %0) #6 {
  %2 = icmp slt i64 %0, 528
  br i1 %2, label %7, label %3

3:                                                ; preds = %1
  %4 = add nsw i64 %0, 512
  %5 = sub nsw i64 %4, 16
  %6 = sdiv i64 %5, 512
  br label %7

7:                                                ; preds = %1, %3
  %8 = phi i64 [ %6, %3 ], [ 1, %1 ]
  ret i64 %8
}

; Function Attrs: alwaysinline nounwind
define internal i64 @group_begin(i64 noundef %0, i64 noundef %1) #6 {
  %3 = call i64 @groups_of(i64 noundef %1) #9
  %4 = icmp eq i64 %0, %3
  %5 = mul nsw i64 %0, 512
  %6 = select i1 %4, i64 %1, i64 %5
  ret i64 %6
}

; Function Attrs: nounwind
define internal void @rows_of(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = sub nsw i64 %3, %2
  %6 = call i64 @groups_of(i64 noundef %5) #9
  %7 = load ptr, ptr %0, align 8, !tbaa !28
  %8 = getelementptr inbounds %struct.program, ptr %7, i32 0, i32 5
  %9 = load i64, ptr %8, align 8, !tbaa !77
  %10 = add nsw i64 %6, %9
  %11 = sub nsw i64 %10, 1
  %12 = sdiv i64 %11, %9
  %13 = getelementptr inbounds %struct.run, ptr %0, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8, !tbaa !31
  %15 = getelementptr inbounds %struct.run, ptr %0, i32 0, i32 5
  store i64 %2, ptr %15, align 8, !tbaa !35
  %16 = getelementptr inbounds %struct.run, ptr %0, i32 0, i32 6
  store i64 %5, ptr %16, align 8, !tbaa !36
  call void @moved(ptr noundef %0) #9
  br label %17

17:                                               ; preds = %80, %4
  %.066 = phi i64 [ 0, %4 ], [ %84, %80 ]
  %.065 = phi ptr [ %14, %4 ], [ %83, %80 ]
  %18 = load ptr, ptr %0, align 8, !tbaa !28
  %19 = getelementptr inbounds %struct.program, ptr %18, i32 0, i32 9
  %20 = load i64, ptr %19, align 8, !tbaa !30
  %21 = icmp slt i64 %.066, %20
  br i1 %21, label %22, label %85

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.run, ptr %0, i32 0, i32 8
  store i64 1, ptr %23, align 8, !tbaa !38
  %24 = getelementptr inbounds %struct.run, ptr %0, i32 0, i32 7
  store i64 1, ptr %24, align 8, !tbaa !37
  br label %25

25:                                               ; preds = %29, %22
  %.068 = phi i64 [ 0, %22 ], [ %32, %29 ]
  %.1 = phi ptr [ %.065, %22 ], [ %30, %29 ]
  %26 = getelementptr inbounds %struct.phase_words, ptr %1, i64 %.066
  %27 = load i64, ptr %26, align 8, !tbaa !48
  %28 = icmp slt i64 %.068, %27
  br i1 %28, label %29, label %33

29:                                               ; preds = %25
  %30 = getelementptr inbounds %struct.instruction, ptr %.1, i32 1
  %31 = load i64, ptr %.1, align 1
  call void @step(ptr noundef %0, i64 %31) #9
  %32 = add nsw i64 %.068, 1
  br label %25, !llvm.loop !78

33:                                               ; preds = %25
  %34 = srem i64 %.066, 2
  %35 = icmp ne i64 %34, 0
  br i1 %35, label %36, label %41

36:                                               ; preds = %33
  %37 = getelementptr inbounds %struct.phase_words, ptr %26, i32 0, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !50
  %39 = call i64 @goes_both_ways(ptr noundef %.1, i64 noundef %38) #9
  %40 = icmp ne i64 %39, 0
  br label %41

41:                                               ; preds = %36, %33
  %42 = phi i1 [ false, %33 ], [ %40, %36 ]
  %43 = zext i1 %42 to i32
  %44 = sext i32 %43 to i64
  br label %45

45:                                               ; preds = %78, %41
  %.067 = phi i64 [ 0, %41 ], [ %79, %78 ]
  %46 = icmp slt i64 %.067, %12
  br i1 %46, label %47, label %80

47:                                               ; preds = %45
  %48 = sub nsw i64 %12, 1
  %49 = sub nsw i64 %48, %.067
  %50 = select i1 %42, i64 %49, i64 %.067
  %51 = icmp sgt i64 %12, 1
  br i1 %51, label %52, label %62

52:                                               ; preds = %47
  %53 = mul nsw i64 %6, %50
  %54 = sdiv i64 %53, %12
  %55 = call i64 @group_begin(i64 noundef %54, i64 noundef %5) #9
  %56 = add nsw i64 %2, %55
  store i64 %56, ptr %15, align 8, !tbaa !35
  %57 = add nsw i64 %50, 1
  %58 = mul nsw i64 %6, %57
  %59 = sdiv i64 %58, %12
  %60 = call i64 @group_begin(i64 noundef %59, i64 noundef %5) #9
  %61 = sub nsw i64 %60, %55
  store i64 %61, ptr %16, align 8, !tbaa !36
  call void @moved(ptr noundef %0) #9
  br label %62

62:                                               ; preds = %52, %47
  %63 = icmp eq i64 %50, 0
  %64 = zext i1 %63 to i32
  %65 = sext i32 %64 to i64
  store i64 %65, ptr %24, align 8, !tbaa !37
  %66 = sub nsw i64 %12, 1
  %67 = icmp eq i64 %50, %66
  %68 = zext i1 %67 to i32
  %69 = sext i32 %68 to i64
  store i64 %69, ptr %23, align 8, !tbaa !38
  br label %70

70:                                               ; preds = %74, %62
  %.0 = phi i64 [ 0, %62 ], [ %77, %74 ]
  %71 = getelementptr inbounds %struct.phase_words, ptr %26, i32 0, i32 1
  %72 = load i64, ptr %71, align 8, !tbaa !50
  %73 = icmp slt i64 %.0, %72
  br i1 %73, label %74, label %78

74:                                               ; preds = %70
  %75 = getelementptr inbounds %struct.instruction, ptr %.1, i64 %.0
  %76 = load i64, ptr %75, align 1
  call void @step(ptr noundef %0, i64 %76) #9
  %77 = add nsw i64 %.0, 1
  br label %70, !llvm.loop !79

78:                                               ; preds = %70
  %79 = add nsw i64 %.067, 1
  br label %45, !llvm.loop !80

80:                                               ; preds = %45
  %81 = getelementptr inbounds %struct.phase_words, ptr %26, i32 0, i32 1
  %82 = load i64, ptr %81, align 8, !tbaa !50
  %83 = getelementptr inbounds %struct.instruction, ptr %.1, i64 %82
  %84 = add nsw i64 %.066, 1
  br label %17, !llvm.loop !81

85:                                               ; preds = %17
  ret void
}

; Function Attrs: nounwind
define internal void @spread(ptr noundef %0, float noundef %1) #2 {
  %3 = alloca <16 x float>, align 64
  %4 = call <16 x float> @all(float noundef %1) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #10
  store <16 x float> %4, ptr %3, align 64, !tbaa !82
  call void @put(ptr noundef %0, ptr noundef byval(<16 x float>) align 64 %3) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #10
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @put(ptr noundef %0, ptr noundef byval(<16 x float>) align 64 %1) #6 {
  %3 = load <16 x float>, ptr %1, align 64, !tbaa !82
  store <16 x float> %3, ptr %0, align 4, !tbaa !82
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @all(float noundef %0) #7 {
  %2 = insertelement <16 x float> poison, float %0, i64 0
  %3 = shufflevector <16 x float> %2, <16 x float> poison, <16 x i32> zeroinitializer
  ret <16 x float> %3
}

; Function Attrs: nounwind
define internal void @moved(ptr noundef %0) #0 {
  br label %2

2:                                                ; preds = %7, %1
  %.0 = phi i64 [ 0, %1 ], [ %25, %7 ]
  %3 = load ptr, ptr %0, align 8, !tbaa !28
  %4 = getelementptr inbounds %struct.program, ptr %3, i32 0, i32 8
  %5 = load i64, ptr %4, align 8, !tbaa !25
  %6 = icmp slt i64 %.0, %5
  br i1 %6, label %7, label %26

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.run, ptr %0, i32 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !32
  %10 = getelementptr inbounds %struct.slot, ptr %9, i64 %.0
  %11 = getelementptr inbounds %struct.slot, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !70
  %13 = getelementptr inbounds %struct.run, ptr %0, i32 0, i32 3
  %14 = load i64, ptr %13, align 8, !tbaa !33
  %15 = getelementptr inbounds %struct.slot, ptr %10, i32 0, i32 4
  %16 = load i64, ptr %15, align 8, !tbaa !71
  %17 = mul nsw i64 %14, %16
  %18 = getelementptr inbounds float, ptr %12, i64 %17
  %19 = getelementptr inbounds %struct.run, ptr %0, i32 0, i32 5
  %20 = load i64, ptr %19, align 8, !tbaa !35
  %21 = getelementptr inbounds %struct.slot, ptr %10, i32 0, i32 5
  %22 = load i64, ptr %21, align 8, !tbaa !72
  %23 = mul nsw i64 %20, %22
  %24 = getelementptr inbounds float, ptr %18, i64 %23
  store ptr %24, ptr %10, align 8, !tbaa !65
  %25 = add nsw i64 %.0, 1
  br label %2, !llvm.loop !83

26:                                               ; preds = %2
  ret void
}

; Function Attrs: nounwind
define internal void @step(ptr noundef %0, i64 %1) #0 {
  %3 = alloca %struct.block, align 8
  %4 = alloca [4 x %struct.slot], align 16
  %.sroa.0.0.extract.trunc = trunc i64 %1 to i8
  %.sroa.6.0.extract.shift = lshr i64 %1, 8
  %.sroa.6.0.extract.trunc = trunc i64 %.sroa.6.0.extract.shift to i8
  %.sroa.7.0.extract.shift = lshr i64 %1, 16
  %.sroa.7.0.extract.trunc = trunc i64 %.sroa.7.0.extract.shift to i8
  %.sroa.8.0.extract.shift = lshr i64 %1, 24
  %.sroa.8.0.extract.trunc = trunc i64 %.sroa.8.0.extract.shift to i8
  %.sroa.9.0.extract.shift = lshr i64 %1, 32
  %.sroa.9.0.extract.trunc = trunc i64 %.sroa.9.0.extract.shift to i8
  %.sroa.10.0.extract.shift = lshr i64 %1, 40
  %.sroa.10.0.extract.trunc = trunc i64 %.sroa.10.0.extract.shift to i8
  %.sroa.11.0.extract.shift = lshr i64 %1, 48
  %.sroa.11.0.extract.trunc = trunc i64 %.sroa.11.0.extract.shift to i8
  %.sroa.13.0.extract.shift = lshr i64 %1, 56
  call void @llvm.lifetime.start.p0(i64 72, ptr %3) #10
  %5 = getelementptr inbounds %struct.run, ptr %0, i32 0, i32 2
  %6 = load ptr, ptr %5, align 8, !tbaa !32
  %7 = zext i8 %.sroa.6.0.extract.trunc to i32
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds %struct.slot, ptr %6, i64 %8
  store ptr %9, ptr %3, align 8, !tbaa !84
  %10 = getelementptr inbounds %struct.block, ptr %3, i32 0, i32 1
  %11 = load ptr, ptr %5, align 8, !tbaa !32
  %12 = zext i8 %.sroa.7.0.extract.trunc to i32
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds %struct.slot, ptr %11, i64 %13
  store ptr %14, ptr %10, align 8, !tbaa !86
  %15 = getelementptr inbounds %struct.block, ptr %3, i32 0, i32 2
  %16 = load ptr, ptr %5, align 8, !tbaa !32
  %17 = zext i8 %.sroa.8.0.extract.trunc to i32
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.slot, ptr %16, i64 %18
  store ptr %19, ptr %15, align 8, !tbaa !87
  %20 = getelementptr inbounds %struct.block, ptr %3, i32 0, i32 3
  %21 = load ptr, ptr %5, align 8, !tbaa !32
  %22 = zext i8 %.sroa.9.0.extract.trunc to i32
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds %struct.slot, ptr %21, i64 %23
  store ptr %24, ptr %20, align 8, !tbaa !88
  %25 = getelementptr inbounds %struct.block, ptr %3, i32 0, i32 4
  %26 = zext i8 %.sroa.10.0.extract.trunc to i32
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %31

28:                                               ; preds = %2
  %29 = getelementptr inbounds %struct.run, ptr %0, i32 0, i32 4
  %30 = load i64, ptr %29, align 8, !tbaa !34
  br label %31

31:                                               ; preds = %2, %28
  %32 = phi i64 [ %30, %28 ], [ 1, %2 ]
  store i64 %32, ptr %25, align 8, !tbaa !89
  %33 = getelementptr inbounds %struct.block, ptr %3, i32 0, i32 5
  %34 = zext i8 %.sroa.11.0.extract.trunc to i32
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %39

36:                                               ; preds = %31
  %37 = getelementptr inbounds %struct.run, ptr %0, i32 0, i32 6
  %38 = load i64, ptr %37, align 8, !tbaa !36
  br label %39

39:                                               ; preds = %31, %36
  %40 = phi i64 [ %38, %36 ], [ 1, %31 ]
  store i64 %40, ptr %33, align 8, !tbaa !90
  %41 = getelementptr inbounds %struct.block, ptr %3, i32 0, i32 6
  %42 = getelementptr inbounds %struct.run, ptr %0, i32 0, i32 7
  %43 = load i64, ptr %42, align 8, !tbaa !37
  store i64 %43, ptr %41, align 8, !tbaa !91
  %44 = getelementptr inbounds %struct.block, ptr %3, i32 0, i32 7
  %45 = getelementptr inbounds %struct.run, ptr %0, i32 0, i32 8
  %46 = load i64, ptr %45, align 8, !tbaa !38
  store i64 %46, ptr %44, align 8, !tbaa !92
  %47 = getelementptr inbounds %struct.block, ptr %3, i32 0, i32 8
  %48 = getelementptr inbounds %struct.run, ptr %0, i32 0, i32 9
  %49 = load i64, ptr %48, align 8, !tbaa !39
  store i64 %49, ptr %47, align 8, !tbaa !93
  call void @llvm.lifetime.start.p0(i64 192, ptr %4) #10
  %50 = zext i8 %.sroa.0.0.extract.trunc to i32
  %51 = icmp slt i32 %50, 49
  %.not = xor i1 %51, true
  %.not15 = xor i1 %35, true
  %brmerge = or i1 %.not, %.not15
  br i1 %brmerge, label %53, label %52

52:                                               ; preds = %39
  call void @join_rows(ptr noundef %3) #9
  br label %62

53:                                               ; preds = %39
  br i1 %51, label %54, label %55

54:                                               ; preds = %53
  call void @lay_down(ptr noundef %3, ptr noundef %4) #9
  br label %62

55:                                               ; preds = %53
  %56 = icmp sge i32 %50, 56
  %57 = icmp sle i32 %50, 58
  %or.cond = and i1 %56, %57
  br i1 %or.cond, label %58, label %62

58:                                               ; preds = %55
  %59 = load i64, ptr %42, align 8, !tbaa !37
  %60 = load i64, ptr %47, align 8, !tbaa !93
  %61 = and i64 %60, %59
  store i64 %61, ptr %47, align 8, !tbaa !93
  br label %62

62:                                               ; preds = %54, %58, %55, %52
  switch i32 %50, label %127 [
    i32 0, label %63
    i32 1, label %64
    i32 2, label %65
    i32 3, label %66
    i32 4, label %67
    i32 5, label %68
    i32 6, label %69
    i32 7, label %70
    i32 8, label %71
    i32 9, label %72
    i32 10, label %73
    i32 11, label %74
    i32 12, label %75
    i32 13, label %76
    i32 14, label %77
    i32 15, label %78
    i32 16, label %79
    i32 17, label %80
    i32 18, label %81
    i32 19, label %82
    i32 20, label %83
    i32 21, label %84
    i32 22, label %85
    i32 23, label %86
    i32 24, label %87
    i32 25, label %88
    i32 26, label %89
    i32 27, label %90
    i32 28, label %91
    i32 29, label %92
    i32 30, label %93
    i32 31, label %94
    i32 32, label %95
    i32 33, label %96
    i32 34, label %97
    i32 35, label %98
    i32 36, label %99
    i32 37, label %100
    i32 38, label %101
    i32 39, label %102
    i32 40, label %103
    i32 41, label %104
    i32 42, label %105
    i32 43, label %106
    i32 44, label %107
    i32 45, label %108
    i32 46, label %109
    i32 47, label %110
    i32 48, label %111
    i32 49, label %112
    i32 50, label %113
    i32 51, label %114
    i32 52, label %115
    i32 53, label %116
    i32 54, label %117
    i32 55, label %118
    i32 56, label %119
    i32 57, label %120
    i32 58, label %121
    i32 59, label %122
    i32 60, label %123
    i32 61, label %124
    i32 62, label %125
    i32 63, label %126
  ]

63:                                               ; preds = %62
  call void @each_copy(ptr noundef %3) #9
  br label %127

64:                                               ; preds = %62
  call void @each_add(ptr noundef %3) #9
  br label %127

65:                                               ; preds = %62
  call void @each_sub(ptr noundef %3) #9
  br label %127

66:                                               ; preds = %62
  call void @each_mul(ptr noundef %3) #9
  br label %127

67:                                               ; preds = %62
  call void @each_div(ptr noundef %3) #9
  br label %127

68:                                               ; preds = %62
  call void @each_max(ptr noundef %3) #9
  br label %127

69:                                               ; preds = %62
  call void @each_min(ptr noundef %3) #9
  br label %127

70:                                               ; preds = %62
  call void @each_neg(ptr noundef %3) #9
  br label %127

71:                                               ; preds = %62
  call void @each_abs(ptr noundef %3) #9
  br label %127

72:                                               ; preds = %62
  call void @each_sqrt(ptr noundef %3) #9
  br label %127

73:                                               ; preds = %62
  call void @each_rsqrt(ptr noundef %3) #9
  br label %127

74:                                               ; preds = %62
  call void @each_square(ptr noundef %3) #9
  br label %127

75:                                               ; preds = %62
  call void @each_reciprocal(ptr noundef %3) #9
  br label %127

76:                                               ; preds = %62
  call void @each_exp(ptr noundef %3) #9
  br label %127

77:                                               ; preds = %62
  call void @each_log(ptr noundef %3) #9
  br label %127

78:                                               ; preds = %62
  call void @each_log1p(ptr noundef %3) #9
  br label %127

79:                                               ; preds = %62
  call void @each_expm1(ptr noundef %3) #9
  br label %127

80:                                               ; preds = %62
  call void @each_tanh(ptr noundef %3) #9
  br label %127

81:                                               ; preds = %62
  call void @each_sigmoid(ptr noundef %3) #9
  br label %127

82:                                               ; preds = %62
  call void @each_erf(ptr noundef %3) #9
  br label %127

83:                                               ; preds = %62
  call void @each_sign(ptr noundef %3) #9
  br label %127

84:                                               ; preds = %62
  call void @each_floor(ptr noundef %3) #9
  br label %127

85:                                               ; preds = %62
  call void @each_less(ptr noundef %3) #9
  br label %127

86:                                               ; preds = %62
  call void @each_less_equal(ptr noundef %3) #9
  br label %127

87:                                               ; preds = %62
  call void @each_greater(ptr noundef %3) #9
  br label %127

88:                                               ; preds = %62
  call void @each_greater_equal(ptr noundef %3) #9
  br label %127

89:                                               ; preds = %62
  call void @each_equal(ptr noundef %3) #9
  br label %127

90:                                               ; preds = %62
  call void @each_not_equal(ptr noundef %3) #9
  br label %127

91:                                               ; preds = %62
  call void @each_select(ptr noundef %3) #9
  br label %127

92:                                               ; preds = %62
  call void @each_relu(ptr noundef %3) #9
  br label %127

93:                                               ; preds = %62
  call void @each_gate(ptr noundef %3) #9
  br label %127

94:                                               ; preds = %62
  call void @each_fma(ptr noundef %3) #9
  br label %127

95:                                               ; preds = %62
  call void @each_bfloat16(ptr noundef %3) #9
  br label %127

96:                                               ; preds = %62
  call void @each_add_add(ptr noundef %3) #9
  br label %127

97:                                               ; preds = %62
  call void @each_sub_add(ptr noundef %3) #9
  br label %127

98:                                               ; preds = %62
  call void @each_mul_add(ptr noundef %3) #9
  br label %127

99:                                               ; preds = %62
  call void @each_add_sub(ptr noundef %3) #9
  br label %127

100:                                              ; preds = %62
  call void @each_sub_sub(ptr noundef %3) #9
  br label %127

101:                                              ; preds = %62
  call void @each_mul_sub(ptr noundef %3) #9
  br label %127

102:                                              ; preds = %62
  call void @each_add_from(ptr noundef %3) #9
  br label %127

103:                                              ; preds = %62
  call void @each_sub_from(ptr noundef %3) #9
  br label %127

104:                                              ; preds = %62
  call void @each_mul_from(ptr noundef %3) #9
  br label %127

105:                                              ; preds = %62
  call void @each_add_mul(ptr noundef %3) #9
  br label %127

106:                                              ; preds = %62
  call void @each_sub_mul(ptr noundef %3) #9
  br label %127

107:                                              ; preds = %62
  call void @each_mul_mul(ptr noundef %3) #9
  br label %127

108:                                              ; preds = %62
  call void @each_add_relu(ptr noundef %3) #9
  br label %127

109:                                              ; preds = %62
  call void @each_sub_square(ptr noundef %3) #9
  br label %127

110:                                              ; preds = %62
  call void @each_add_bfloat16(ptr noundef %3) #9
  br label %127

111:                                              ; preds = %62
  call void @each_mul_bfloat16(ptr noundef %3) #9
  br label %127

112:                                              ; preds = %62
  call void @each_row_sum(ptr noundef %3) #9
  br label %127

113:                                              ; preds = %62
  call void @each_row_max(ptr noundef %3) #9
  br label %127

114:                                              ; preds = %62
  call void @each_row_dot(ptr noundef %3) #9
  br label %127

115:                                              ; preds = %62
  call void @each_row_off(ptr noundef %3) #9
  br label %127

116:                                              ; preds = %62
  call void @each_column_sum(ptr noundef %3) #9
  br label %127

117:                                              ; preds = %62
  call void @each_column_max(ptr noundef %3) #9
  br label %127

118:                                              ; preds = %62
  call void @each_column_dot(ptr noundef %3) #9
  br label %127

119:                                              ; preds = %62
  call void @each_total_sum(ptr noundef %3) #9
  br label %127

120:                                              ; preds = %62
  call void @each_total_max(ptr noundef %3) #9
  br label %127

121:                                              ; preds = %62
  call void @each_total_dot(ptr noundef %3) #9
  br label %127

122:                                              ; preds = %62
  call void @each_take_row(ptr noundef %3) #9
  br label %127

123:                                              ; preds = %62
  call void @each_give_row(ptr noundef %3) #9
  br label %127

124:                                              ; preds = %62
  call void @each_take_narrow(ptr noundef %3) #9
  br label %127

125:                                              ; preds = %62
  call void @each_give_narrow(ptr noundef %3) #9
  br label %127

126:                                              ; preds = %62
  call void @each_give(ptr noundef %3) #9
  br label %127

127:                                              ; preds = %126, %125, %124, %123, %122, %121, %120, %119, %118, %117, %116, %115, %114, %113, %112, %111, %110, %109, %108, %107, %106, %105, %104, %103, %102, %101, %100, %99, %98, %97, %96, %95, %94, %93, %92, %91, %90, %89, %88, %87, %86, %85, %84, %83, %82, %81, %80, %79, %78, %77, %76, %75, %74, %73, %72, %71, %70, %69, %68, %67, %66, %65, %64, %63, %62
  call void @llvm.lifetime.end.p0(i64 192, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 72, ptr %3) #10
  ret void
}

; Function Attrs: nounwind
define internal i64 @goes_both_ways(ptr noundef %0, i64 noundef %1) #0 {
  br label %3

3:                                                ; preds = %11, %2
  %.08 = phi i64 [ 0, %2 ], [ %12, %11 ]
  %4 = icmp slt i64 %.08, %1
  br i1 %4, label %5, label %13

5:                                                ; preds = %3
  %6 = getelementptr inbounds %struct.instruction, ptr %0, i64 %.08
  %7 = load i8, ptr %6, align 1, !tbaa !94
  %8 = zext i8 %7 to i32
  %9 = icmp sge i32 %8, 49
  %10 = icmp sle i32 %8, 58
  %or.cond = and i1 %9, %10
  br i1 %or.cond, label %13, label %11

11:                                               ; preds = %5
  %12 = add nsw i64 %.08, 1
  br label %3, !llvm.loop !96

13:                                               ; preds = %5, %3
  %.0 = phi i32 [ 2, %3 ], [ 1, %5 ]
  %switch.selectcmp = icmp eq i32 %.0, 2
  %switch.select = select i1 %switch.selectcmp, i64 1, i64 0
  ret i64 %switch.select
}

; Function Attrs: nounwind
define internal void @join_rows(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 4
  %3 = load i64, ptr %2, align 8, !tbaa !89
  %4 = icmp sgt i64 %3, 1
  br i1 %4, label %5, label %33

5:                                                ; preds = %1
  %6 = load ptr, ptr %0, align 8, !tbaa !84
  %7 = getelementptr inbounds %struct.slot, ptr %6, i32 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !68
  %9 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 5
  %10 = load i64, ptr %9, align 8, !tbaa !90
  %11 = icmp eq i64 %8, %10
  br i1 %11, label %12, label %33

12:                                               ; preds = %5
  %13 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8, !tbaa !86
  %15 = call i64 @is_one_row(ptr noundef %14, i64 noundef %10) #9
  %16 = icmp ne i64 %15, 0
  br i1 %16, label %17, label %33

17:                                               ; preds = %12
  %18 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 2
  %19 = load ptr, ptr %18, align 8, !tbaa !87
  %20 = load i64, ptr %9, align 8, !tbaa !90
  %21 = call i64 @is_one_row(ptr noundef %19, i64 noundef %20) #9
  %22 = icmp ne i64 %21, 0
  br i1 %22, label %23, label %33

23:                                               ; preds = %17
  %24 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 3
  %25 = load ptr, ptr %24, align 8, !tbaa !88
  %26 = load i64, ptr %9, align 8, !tbaa !90
  %27 = call i64 @is_one_row(ptr noundef %25, i64 noundef %26) #9
  %28 = icmp ne i64 %27, 0
  br i1 %28, label %29, label %33

29:                                               ; preds = %23
  %30 = load i64, ptr %2, align 8, !tbaa !89
  %31 = load i64, ptr %9, align 8, !tbaa !90
  %32 = mul nsw i64 %31, %30
  store i64 %32, ptr %9, align 8, !tbaa !90
  store i64 1, ptr %2, align 8, !tbaa !89
  br label %33

33:                                               ; preds = %29, %23, %17, %12, %5, %1
  ret void
}

; Function Attrs: nounwind
define internal void @lay_down(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca [4 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 32, ptr %3) #10
  %4 = load ptr, ptr %0, align 8, !tbaa !84
  store ptr %4, ptr %3, align 8, !tbaa !41
  %5 = getelementptr inbounds ptr, ptr %3, i64 1
  %6 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8, !tbaa !86
  store ptr %7, ptr %5, align 8, !tbaa !41
  %8 = getelementptr inbounds ptr, ptr %3, i64 2
  %9 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 2
  %10 = load ptr, ptr %9, align 8, !tbaa !87
  store ptr %10, ptr %8, align 8, !tbaa !41
  %11 = getelementptr inbounds ptr, ptr %3, i64 3
  %12 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 3
  %13 = load ptr, ptr %12, align 8, !tbaa !88
  store ptr %13, ptr %11, align 8, !tbaa !41
  br label %14

14:                                               ; preds = %16, %2
  %.0 = phi i64 [ 0, %2 ], [ %26, %16 ]
  %15 = icmp slt i64 %.0, 4
  br i1 %15, label %16, label %27

16:                                               ; preds = %14
  %17 = getelementptr inbounds %struct.slot, ptr %1, i64 %.0
  %18 = getelementptr inbounds [4 x ptr], ptr %3, i64 0, i64 %.0
  %19 = load ptr, ptr %18, align 8, !tbaa !41
  %20 = load ptr, ptr %19, align 8, !tbaa !65
  %21 = getelementptr inbounds %struct.slot, ptr %19, i32 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !68
  %23 = icmp ne i64 %22, 0
  %24 = select i1 %23, i32 16, i32 0
  %25 = sext i32 %24 to i64
  store ptr %20, ptr %17, align 8, !tbaa !41
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %17, i64 8
  store i64 0, ptr %.sroa.2.0..sroa_idx, align 8, !tbaa !2
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %17, i64 16
  store i64 %25, ptr %.sroa.3.0..sroa_idx, align 8, !tbaa !2
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %17, i64 24
  store ptr null, ptr %.sroa.4.0..sroa_idx, align 8, !tbaa !41
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %17, i64 32
  store i64 0, ptr %.sroa.5.0..sroa_idx, align 8, !tbaa !2
  %.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %17, i64 40
  store i64 0, ptr %.sroa.6.0..sroa_idx, align 8, !tbaa !2
  %26 = add nsw i64 %.0, 1
  br label %14, !llvm.loop !97

27:                                               ; preds = %14
  store ptr %1, ptr %0, align 8, !tbaa !84
  %28 = getelementptr inbounds %struct.slot, ptr %1, i64 1
  store ptr %28, ptr %6, align 8, !tbaa !86
  %29 = getelementptr inbounds %struct.slot, ptr %1, i64 2
  store ptr %29, ptr %9, align 8, !tbaa !87
  %30 = getelementptr inbounds %struct.slot, ptr %1, i64 3
  store ptr %30, ptr %12, align 8, !tbaa !88
  %31 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 4
  %32 = load i64, ptr %31, align 8, !tbaa !89
  %33 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 5
  store i64 %32, ptr %33, align 8, !tbaa !90
  store i64 1, ptr %31, align 8, !tbaa !89
  call void @llvm.lifetime.end.p0(i64 32, ptr %3) #10
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_copy(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_copy, i32 noundef 1) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_add(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_add, i32 noundef 2) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_sub(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_sub, i32 noundef 2) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_mul(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_mul, i32 noundef 2) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_div(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_div, i32 noundef 2) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_max(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_max, i32 noundef 2) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_min(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_min, i32 noundef 2) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_neg(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_neg, i32 noundef 1) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_abs(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_abs, i32 noundef 1) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_sqrt(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_sqrt, i32 noundef 1) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_rsqrt(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_rsqrt, i32 noundef 1) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_square(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_square, i32 noundef 1) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_reciprocal(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_reciprocal, i32 noundef 1) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_exp(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_exp, i32 noundef 1) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_log(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_log, i32 noundef 1) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_log1p(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_log1p, i32 noundef 1) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_expm1(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_expm1, i32 noundef 1) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_tanh(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_tanh, i32 noundef 1) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_sigmoid(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_sigmoid, i32 noundef 1) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_erf(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_erf, i32 noundef 1) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_sign(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_sign, i32 noundef 1) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_floor(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_floor, i32 noundef 1) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_less(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_less, i32 noundef 2) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_less_equal(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_less_equal, i32 noundef 2) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_greater(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_greater, i32 noundef 2) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_greater_equal(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_greater_equal, i32 noundef 2) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_equal(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_equal, i32 noundef 2) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_not_equal(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_not_equal, i32 noundef 2) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_select(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_select, i32 noundef 3) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_relu(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_relu, i32 noundef 1) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_gate(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_gate, i32 noundef 2) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_fma(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_fma, i32 noundef 3) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_bfloat16(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_bfloat16, i32 noundef 1) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_add_add(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_add_add, i32 noundef 3) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_sub_add(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_sub_add, i32 noundef 3) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_mul_add(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_mul_add, i32 noundef 3) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_add_sub(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_add_sub, i32 noundef 3) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_sub_sub(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_sub_sub, i32 noundef 3) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_mul_sub(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_mul_sub, i32 noundef 3) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_add_from(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_add_from, i32 noundef 3) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_sub_from(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_sub_from, i32 noundef 3) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_mul_from(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_mul_from, i32 noundef 3) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_add_mul(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_add_mul, i32 noundef 3) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_sub_mul(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_sub_mul, i32 noundef 3) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_mul_mul(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_mul_mul, i32 noundef 3) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_add_relu(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_add_relu, i32 noundef 2) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_sub_square(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_sub_square, i32 noundef 2) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_add_bfloat16(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_add_bfloat16, i32 noundef 2) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_mul_bfloat16(ptr noundef %0) #8 {
  call void @each(ptr noundef %0, ptr noundef @make_mul_bfloat16, i32 noundef 2) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_row_sum(ptr noundef %0) #8 {
  call void @rows_together(ptr noundef %0, i32 noundef 0) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_row_max(ptr noundef %0) #8 {
  call void @rows_together(ptr noundef %0, i32 noundef 1) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_row_dot(ptr noundef %0) #8 {
  call void @rows_together(ptr noundef %0, i32 noundef 2) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_row_off(ptr noundef %0) #8 {
  call void @rows_together(ptr noundef %0, i32 noundef 3) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_column_sum(ptr noundef %0) #8 {
  call void @columns_together(ptr noundef %0, i32 noundef 0) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_column_max(ptr noundef %0) #8 {
  call void @columns_together(ptr noundef %0, i32 noundef 1) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_column_dot(ptr noundef %0) #8 {
  call void @columns_together(ptr noundef %0, i32 noundef 2) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_total_sum(ptr noundef %0) #8 {
  call void @all_together(ptr noundef %0, i32 noundef 0) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_total_max(ptr noundef %0) #8 {
  call void @all_together(ptr noundef %0, i32 noundef 1) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_total_dot(ptr noundef %0) #8 {
  call void @all_together(ptr noundef %0, i32 noundef 2) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_take_row(ptr noundef %0) #8 {
  br label %2

2:                                                ; preds = %6, %1
  %.0 = phi i64 [ 0, %1 ], [ %21, %6 ]
  %3 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 4
  %4 = load i64, ptr %3, align 8, !tbaa !89
  %5 = icmp slt i64 %.0, %4
  br i1 %5, label %6, label %22

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 1
  %8 = load ptr, ptr %7, align 8, !tbaa !86
  %9 = load ptr, ptr %8, align 8, !tbaa !65
  %10 = getelementptr inbounds %struct.slot, ptr %8, i32 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !68
  %12 = mul nsw i64 %.0, %11
  %13 = getelementptr inbounds float, ptr %9, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !73
  %15 = load ptr, ptr %0, align 8, !tbaa !84
  %16 = load ptr, ptr %15, align 8, !tbaa !65
  %17 = getelementptr inbounds %struct.slot, ptr %15, i32 0, i32 1
  %18 = load i64, ptr %17, align 8, !tbaa !68
  %19 = mul nsw i64 %.0, %18
  %20 = getelementptr inbounds float, ptr %16, i64 %19
  store float %14, ptr %20, align 4, !tbaa !73
  %21 = add nsw i64 %.0, 1
  br label %2, !llvm.loop !98

22:                                               ; preds = %2
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_give_row(ptr noundef %0) #8 {
  br label %2

2:                                                ; preds = %6, %1
  %.0 = phi i64 [ 0, %1 ], [ %21, %6 ]
  %3 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 4
  %4 = load i64, ptr %3, align 8, !tbaa !89
  %5 = icmp slt i64 %.0, %4
  br i1 %5, label %6, label %22

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 1
  %8 = load ptr, ptr %7, align 8, !tbaa !86
  %9 = load ptr, ptr %8, align 8, !tbaa !65
  %10 = getelementptr inbounds %struct.slot, ptr %8, i32 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !68
  %12 = mul nsw i64 %.0, %11
  %13 = getelementptr inbounds float, ptr %9, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !73
  %15 = load ptr, ptr %0, align 8, !tbaa !84
  %16 = load ptr, ptr %15, align 8, !tbaa !65
  %17 = getelementptr inbounds %struct.slot, ptr %15, i32 0, i32 1
  %18 = load i64, ptr %17, align 8, !tbaa !68
  %19 = mul nsw i64 %.0, %18
  %20 = getelementptr inbounds float, ptr %16, i64 %19
  store float %14, ptr %20, align 4, !tbaa !73
  %21 = add nsw i64 %.0, 1
  br label %2, !llvm.loop !99

22:                                               ; preds = %2
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_take_narrow(ptr noundef %0) #8 {
  call void @narrow(ptr noundef %0, i32 noundef 1) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_give_narrow(ptr noundef %0) #8 {
  call void @narrow(ptr noundef %0, i32 noundef 0) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @each_give(ptr noundef %0) #8 {
  %2 = alloca <16 x float>, align 64
  %3 = alloca <16 x float>, align 64
  %4 = alloca <16 x float>, align 64
  %5 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 5
  %6 = load i64, ptr %5, align 8, !tbaa !90
  %7 = sdiv i64 %6, 16
  %8 = mul nsw i64 %7, 16
  br label %9

9:                                                ; preds = %57, %1
  %.037 = phi i64 [ 0, %1 ], [ %58, %57 ]
  %10 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 4
  %11 = load i64, ptr %10, align 8, !tbaa !89
  %12 = icmp slt i64 %.037, %11
  br i1 %12, label %13, label %59

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !86
  %16 = load ptr, ptr %15, align 8, !tbaa !65
  %17 = getelementptr inbounds %struct.slot, ptr %15, i32 0, i32 1
  %18 = load i64, ptr %17, align 8, !tbaa !68
  %19 = mul nsw i64 %.037, %18
  %20 = getelementptr inbounds float, ptr %16, i64 %19
  %21 = load ptr, ptr %0, align 8, !tbaa !84
  %22 = load ptr, ptr %21, align 8, !tbaa !65
  %23 = getelementptr inbounds %struct.slot, ptr %21, i32 0, i32 1
  %24 = load i64, ptr %23, align 8, !tbaa !68
  %25 = mul nsw i64 %.037, %24
  %26 = getelementptr inbounds float, ptr %22, i64 %25
  %27 = ptrtoint ptr %26 to i64
  %28 = urem i64 %27, 64
  %29 = icmp eq i64 %28, 0
  %30 = zext i1 %29 to i32
  %31 = sext i32 %30 to i64
  %32 = icmp ne i64 %8, %6
  br i1 %32, label %33, label %37

33:                                               ; preds = %13
  %34 = getelementptr inbounds float, ptr %20, i64 %6
  %35 = getelementptr inbounds float, ptr %34, i64 -16
  %36 = call <16 x float> @get(ptr noundef %35) #9
  br label %37

37:                                               ; preds = %13, %33
  %38 = phi <16 x float> [ %36, %33 ], [ zeroinitializer, %13 ]
  br i1 %29, label %39, label %46

39:                                               ; preds = %37, %41
  %.036 = phi i64 [ %45, %41 ], [ 0, %37 ]
  %40 = icmp slt i64 %.036, %8
  br i1 %40, label %41, label %53

41:                                               ; preds = %39
  %42 = getelementptr inbounds float, ptr %26, i64 %.036
  %43 = getelementptr inbounds float, ptr %20, i64 %.036
  %44 = call <16 x float> @get(ptr noundef %43) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr %2) #10
  store <16 x float> %44, ptr %2, align 64, !tbaa !82
  call void @put_straight(ptr noundef %42, ptr noundef byval(<16 x float>) align 64 %2) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %2) #10
  %45 = add nsw i64 %.036, 16
  br label %39, !llvm.loop !100

46:                                               ; preds = %37, %48
  %.0 = phi i64 [ %52, %48 ], [ 0, %37 ]
  %47 = icmp slt i64 %.0, %8
  br i1 %47, label %48, label %53

48:                                               ; preds = %46
  %49 = getelementptr inbounds float, ptr %26, i64 %.0
  %50 = getelementptr inbounds float, ptr %20, i64 %.0
  %51 = call <16 x float> @get(ptr noundef %50) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #10
  store <16 x float> %51, ptr %3, align 64, !tbaa !82
  call void @put(ptr noundef %49, ptr noundef byval(<16 x float>) align 64 %3) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #10
  %52 = add nsw i64 %.0, 16
  br label %46, !llvm.loop !101

53:                                               ; preds = %46, %39
  br i1 %32, label %54, label %57

54:                                               ; preds = %53
  %55 = getelementptr inbounds float, ptr %26, i64 %6
  %56 = getelementptr inbounds float, ptr %55, i64 -16
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %38, ptr %4, align 64, !tbaa !82
  call void @put(ptr noundef %56, ptr noundef byval(<16 x float>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  br label %57

57:                                               ; preds = %53, %54
  %58 = add nsw i64 %.037, 1
  br label %9, !llvm.loop !102

59:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal i64 @is_one_row(ptr noundef %0, i64 noundef %1) #6 {
  %3 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 2
  %4 = load i64, ptr %3, align 8, !tbaa !69
  %5 = icmp ne i64 %4, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !68
  %9 = icmp eq i64 %8, %1
  %10 = zext i1 %9 to i32
  br label %16

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.slot, ptr %0, i32 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !68
  %14 = icmp eq i64 %13, 0
  %15 = zext i1 %14 to i32
  br label %16

16:                                               ; preds = %11, %6
  %17 = phi i32 [ %10, %6 ], [ %15, %11 ]
  %18 = sext i32 %17 to i64
  ret i64 %18
}

; Function Attrs: alwaysinline nounwind
define internal void @each(ptr noundef %0, ptr noundef %1, i32 noundef %2) #7 {
  %.sroa.856 = alloca { ptr, i64, i64 }, align 8
  %.sroa.850 = alloca { ptr, i64, i64 }, align 8
  %.sroa.8 = alloca { ptr, i64, i64 }, align 8
  %.sroa.5 = alloca { i64, ptr, i64, i64 }, align 8
  %4 = alloca [3 x [16 x float]], align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  %8 = alloca <16 x float>, align 64
  %9 = alloca <16 x float>, align 64
  %10 = alloca <16 x float>, align 64
  %11 = alloca <16 x float>, align 64
  %12 = alloca <16 x float>, align 64
  call void @llvm.lifetime.start.p0(i64 24, ptr %.sroa.856)
  %13 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8, !tbaa !86
  %.sroa.051.0.copyload = load ptr, ptr %14, align 8, !tbaa !41
  %.sroa.452.0..sroa_idx = getelementptr inbounds i8, ptr %14, i64 8
  %.sroa.452.0.copyload = load i64, ptr %.sroa.452.0..sroa_idx, align 8, !tbaa !2
  %.sroa.553.0..sroa_idx = getelementptr inbounds i8, ptr %14, i64 16
  %.sroa.553.0.copyload = load i64, ptr %.sroa.553.0..sroa_idx, align 8, !tbaa !2
  %.sroa.856.0..sroa_idx = getelementptr inbounds i8, ptr %14, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %.sroa.856, ptr align 8 %.sroa.856.0..sroa_idx, i64 24, i1 false), !tbaa.struct !103
  call void @llvm.lifetime.start.p0(i64 24, ptr %.sroa.850)
  %15 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 2
  %16 = load ptr, ptr %15, align 8, !tbaa !87
  %.sroa.045.0.copyload = load ptr, ptr %16, align 8, !tbaa !41
  %.sroa.446.0..sroa_idx = getelementptr inbounds i8, ptr %16, i64 8
  %.sroa.446.0.copyload = load i64, ptr %.sroa.446.0..sroa_idx, align 8, !tbaa !2
  %.sroa.547.0..sroa_idx = getelementptr inbounds i8, ptr %16, i64 16
  %.sroa.547.0.copyload = load i64, ptr %.sroa.547.0..sroa_idx, align 8, !tbaa !2
  %.sroa.850.0..sroa_idx = getelementptr inbounds i8, ptr %16, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %.sroa.850, ptr align 8 %.sroa.850.0..sroa_idx, i64 24, i1 false), !tbaa.struct !103
  call void @llvm.lifetime.start.p0(i64 24, ptr %.sroa.8)
  %17 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 3
  %18 = load ptr, ptr %17, align 8, !tbaa !88
  %.sroa.040.0.copyload = load ptr, ptr %18, align 8, !tbaa !41
  %.sroa.441.0..sroa_idx = getelementptr inbounds i8, ptr %18, i64 8
  %.sroa.441.0.copyload = load i64, ptr %.sroa.441.0..sroa_idx, align 8, !tbaa !2
  %.sroa.542.0..sroa_idx = getelementptr inbounds i8, ptr %18, i64 16
  %.sroa.542.0.copyload = load i64, ptr %.sroa.542.0..sroa_idx, align 8, !tbaa !2
  %.sroa.8.0..sroa_idx = getelementptr inbounds i8, ptr %18, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %.sroa.8, ptr align 8 %.sroa.8.0..sroa_idx, i64 24, i1 false), !tbaa.struct !103
  call void @llvm.lifetime.start.p0(i64 32, ptr %.sroa.5)
  %19 = load ptr, ptr %0, align 8, !tbaa !84
  %.sroa.0.0.copyload = load ptr, ptr %19, align 8, !tbaa !41
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %19, i64 8
  %.sroa.4.0.copyload = load i64, ptr %.sroa.4.0..sroa_idx, align 8, !tbaa !2
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %19, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %.sroa.5, ptr align 8 %.sroa.5.0..sroa_idx, i64 32, i1 false), !tbaa.struct !104
  %20 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 4
  %21 = load i64, ptr %20, align 8, !tbaa !89
  %22 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 5
  %23 = load i64, ptr %22, align 8, !tbaa !90
  %24 = icmp slt i64 %23, 16
  %. = select i1 %24, i64 16, i64 %23
  %25 = sdiv i64 %., 16
  %26 = mul nsw i64 %25, 16
  %27 = sub nsw i64 %., 16
  call void @llvm.lifetime.start.p0(i64 192, ptr %4) #10
  br label %28

28:                                               ; preds = %75, %3
  %.076 = phi ptr [ %.sroa.051.0.copyload, %3 ], [ %76, %75 ]
  %.075 = phi ptr [ %.sroa.045.0.copyload, %3 ], [ %77, %75 ]
  %.074 = phi ptr [ %.sroa.040.0.copyload, %3 ], [ %78, %75 ]
  %.073 = phi ptr [ %.sroa.0.0.copyload, %3 ], [ %79, %75 ]
  %.072 = phi i64 [ 0, %3 ], [ %80, %75 ]
  %29 = icmp slt i64 %.072, %21
  br i1 %29, label %30, label %81

30:                                               ; preds = %28
  %31 = call ptr @spread_to(ptr noundef %4, ptr noundef %.076, i64 noundef %.sroa.553.0.copyload) #9
  %32 = icmp sgt i32 %2, 1
  br i1 %32, label %33, label %36

33:                                               ; preds = %30
  %34 = getelementptr inbounds [3 x [16 x float]], ptr %4, i64 0, i64 1
  %35 = call ptr @spread_to(ptr noundef %34, ptr noundef %.075, i64 noundef %.sroa.547.0.copyload) #9
  br label %36

36:                                               ; preds = %30, %33
  %37 = phi ptr [ %35, %33 ], [ %31, %30 ]
  %38 = icmp sgt i32 %2, 2
  br i1 %38, label %39, label %42

39:                                               ; preds = %36
  %40 = getelementptr inbounds [3 x [16 x float]], ptr %4, i64 0, i64 2
  %41 = call ptr @spread_to(ptr noundef %40, ptr noundef %.074, i64 noundef %.sroa.542.0.copyload) #9
  br label %42

42:                                               ; preds = %36, %39
  %43 = phi ptr [ %41, %39 ], [ %31, %36 ]
  %44 = icmp ne i64 %26, %.
  br i1 %44, label %45, label %59

45:                                               ; preds = %42
  %46 = icmp ne i64 %.sroa.553.0.copyload, 0
  %47 = getelementptr inbounds float, ptr %31, i64 %27
  %48 = select i1 %46, ptr %47, ptr %31
  %49 = call <16 x float> @get(ptr noundef %48) #9
  %50 = icmp ne i64 %.sroa.547.0.copyload, 0
  %51 = getelementptr inbounds float, ptr %37, i64 %27
  %52 = select i1 %50, ptr %51, ptr %37
  %53 = call <16 x float> @get(ptr noundef %52) #9
  %54 = icmp ne i64 %.sroa.542.0.copyload, 0
  %55 = getelementptr inbounds float, ptr %43, i64 %27
  %56 = select i1 %54, ptr %55, ptr %43
  %57 = call <16 x float> @get(ptr noundef %56) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %49, ptr %5, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #10
  store <16 x float> %53, ptr %6, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #10
  store <16 x float> %57, ptr %7, align 64, !tbaa !82
  %58 = call <16 x float> %1(ptr noundef byval(<16 x float>) align 64 %5, ptr noundef byval(<16 x float>) align 64 %6, ptr noundef byval(<16 x float>) align 64 %7) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #10
  br label %59

59:                                               ; preds = %45, %42
  %.068 = phi <16 x float> [ %58, %45 ], [ zeroinitializer, %42 ]
  br label %60

60:                                               ; preds = %62, %59
  %.071 = phi ptr [ %31, %59 ], [ %68, %62 ]
  %.070 = phi ptr [ %37, %59 ], [ %69, %62 ]
  %.069 = phi ptr [ %43, %59 ], [ %70, %62 ]
  %.0 = phi i64 [ 0, %59 ], [ %71, %62 ]
  %61 = icmp slt i64 %.0, %26
  br i1 %61, label %62, label %72

62:                                               ; preds = %60
  %63 = getelementptr inbounds float, ptr %.073, i64 %.0
  %64 = call <16 x float> @get(ptr noundef %.071) #9
  %65 = call <16 x float> @get(ptr noundef %.070) #9
  %66 = call <16 x float> @get(ptr noundef %.069) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #10
  store <16 x float> %64, ptr %8, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #10
  store <16 x float> %65, ptr %9, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %10) #10
  store <16 x float> %66, ptr %10, align 64, !tbaa !82
  %67 = call <16 x float> %1(ptr noundef byval(<16 x float>) align 64 %8, ptr noundef byval(<16 x float>) align 64 %9, ptr noundef byval(<16 x float>) align 64 %10) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %10) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %11) #10
  store <16 x float> %67, ptr %11, align 64, !tbaa !82
  call void @put(ptr noundef %63, ptr noundef byval(<16 x float>) align 64 %11) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %11) #10
  %68 = getelementptr inbounds float, ptr %.071, i64 %.sroa.553.0.copyload
  %69 = getelementptr inbounds float, ptr %.070, i64 %.sroa.547.0.copyload
  %70 = getelementptr inbounds float, ptr %.069, i64 %.sroa.542.0.copyload
  %71 = add nsw i64 %.0, 16
  br label %60, !llvm.loop !105

72:                                               ; preds = %60
  br i1 %44, label %73, label %75

73:                                               ; preds = %72
  %74 = getelementptr inbounds float, ptr %.073, i64 %27
  call void @llvm.lifetime.start.p0(i64 64, ptr %12) #10
  store <16 x float> %.068, ptr %12, align 64, !tbaa !82
  call void @put(ptr noundef %74, ptr noundef byval(<16 x float>) align 64 %12) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %12) #10
  br label %75

75:                                               ; preds = %73, %72
  %76 = getelementptr inbounds float, ptr %.076, i64 %.sroa.452.0.copyload
  %77 = getelementptr inbounds float, ptr %.075, i64 %.sroa.446.0.copyload
  %78 = getelementptr inbounds float, ptr %.074, i64 %.sroa.441.0.copyload
  %79 = getelementptr inbounds float, ptr %.073, i64 %.sroa.4.0.copyload
  %80 = add nsw i64 %.072, 1
  br label %28, !llvm.loop !107

81:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(i64 192, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 32, ptr %.sroa.5)
  call void @llvm.lifetime.end.p0(i64 24, ptr %.sroa.8)
  call void @llvm.lifetime.end.p0(i64 24, ptr %.sroa.850)
  call void @llvm.lifetime.end.p0(i64 24, ptr %.sroa.856)
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_copy(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = load <16 x float>, ptr %0, align 64, !tbaa !82
  ret <16 x float> %4
}

; Function Attrs: alwaysinline nounwind
define internal ptr @spread_to(ptr noundef %0, ptr noundef %1, i64 noundef %2) #6 {
  %4 = alloca <16 x float>, align 64
  %5 = icmp ne i64 %2, 0
  br i1 %5, label %10, label %6

6:                                                ; preds = %3
  %7 = load float, ptr %1, align 4, !tbaa !73
  %8 = insertelement <16 x float> poison, float %7, i64 0
  %9 = shufflevector <16 x float> %8, <16 x float> poison, <16 x i32> zeroinitializer
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %9, ptr %4, align 64, !tbaa !82
  call void @put(ptr noundef %0, ptr noundef byval(<16 x float>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  br label %10

10:                                               ; preds = %3, %6
  %.0 = phi ptr [ %0, %6 ], [ %1, %3 ]
  ret ptr %.0
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @get(ptr noundef %0) #7 {
  %2 = load <16 x float>, ptr %0, align 4, !tbaa !82
  ret <16 x float> %2
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_add(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %5 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %6 = fadd <16 x float> %4, %5
  ret <16 x float> %6
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_sub(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %5 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %6 = fsub <16 x float> %4, %5
  ret <16 x float> %6
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_mul(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %5 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %6 = fmul <16 x float> %4, %5
  ret <16 x float> %6
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_div(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %5 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %6 = fdiv <16 x float> %4, %5
  ret <16 x float> %6
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_max(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %7 = load <16 x float>, ptr %1, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %6, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %7, ptr %5, align 64, !tbaa !82
  %8 = call <16 x float> @larger_of(ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  ret <16 x float> %8
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @larger_of(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1) #7 {
  %3 = alloca <16 x i32>, align 64
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %7 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %8 = fcmp ogt <16 x float> %6, %7
  %9 = sext <16 x i1> %8 to <16 x i32>
  %10 = fcmp une <16 x float> %6, %6
  %11 = sext <16 x i1> %10 to <16 x i32>
  %12 = or <16 x i32> %9, %11
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #10
  store <16 x i32> %12, ptr %3, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %6, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %7, ptr %5, align 64, !tbaa !82
  %13 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %3, ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  ret <16 x float> %13
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = load <16 x i32>, ptr %0, align 64, !tbaa !82
  %5 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %6 = load <16 x float>, ptr %2, align 64, !tbaa !82
  %7 = bitcast <16 x float> %5 to <16 x i32>
  %8 = and <16 x i32> %4, %7
  %9 = xor <16 x i32> %4, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %10 = bitcast <16 x float> %6 to <16 x i32>
  %11 = and <16 x i32> %9, %10
  %12 = or <16 x i32> %8, %11
  %13 = bitcast <16 x i32> %12 to <16 x float>
  ret <16 x float> %13
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_min(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %7 = load <16 x float>, ptr %1, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %6, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %7, ptr %5, align 64, !tbaa !82
  %8 = call <16 x float> @smaller_of(ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  ret <16 x float> %8
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @smaller_of(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1) #7 {
  %3 = alloca <16 x i32>, align 64
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %7 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %8 = fcmp olt <16 x float> %6, %7
  %9 = sext <16 x i1> %8 to <16 x i32>
  %10 = fcmp une <16 x float> %6, %6
  %11 = sext <16 x i1> %10 to <16 x i32>
  %12 = or <16 x i32> %9, %11
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #10
  store <16 x i32> %12, ptr %3, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %6, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %7, ptr %5, align 64, !tbaa !82
  %13 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %3, ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  ret <16 x float> %13
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_neg(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %5 = fneg <16 x float> %4
  ret <16 x float> %5
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_abs(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %5, ptr %4, align 64, !tbaa !82
  %6 = call <16 x float> @size_of(ptr noundef byval(<16 x float>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  ret <16 x float> %6
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @size_of(ptr noundef byval(<16 x float>) align 64 %0) #7 {
  %2 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %3 = bitcast <16 x float> %2 to <16 x i32>
  %4 = and <16 x i32> %3, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %5 = bitcast <16 x i32> %4 to <16 x float>
  ret <16 x float> %5
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_sqrt(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %5, ptr %4, align 64, !tbaa !82
  %6 = call <16 x float> @root_of(ptr noundef byval(<16 x float>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  ret <16 x float> %6
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @root_of(ptr noundef byval(<16 x float>) align 64 %0) #7 {
  %2 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %3 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %2)
  ret <16 x float> %3
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>) #4

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_rsqrt(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %5, ptr %4, align 64, !tbaa !82
  %6 = call <16 x float> @root_of(ptr noundef byval(<16 x float>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  %7 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %6
  ret <16 x float> %7
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_square(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %5 = fmul <16 x float> %4, %4
  ret <16 x float> %5
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_reciprocal(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %5 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %4
  ret <16 x float> %5
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_exp(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %5, ptr %4, align 64, !tbaa !82
  %6 = call <16 x float> @exp_of(ptr noundef byval(<16 x float>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  ret <16 x float> %6
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @exp_of(ptr noundef byval(<16 x float>) align 64 %0) #7 {
  %2 = alloca %struct.parted, align 4
  %3 = alloca <16 x float>, align 64
  %4 = alloca <16 x i32>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  %8 = alloca <16 x float>, align 64
  %9 = alloca <16 x float>, align 64
  %10 = alloca <16 x i32>, align 64
  %11 = alloca <16 x i32>, align 64
  %12 = alloca <16 x float>, align 64
  %13 = alloca <16 x float>, align 64
  %14 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %15 = fcmp olt <16 x float> %14, <float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02>
  %16 = sext <16 x i1> %15 to <16 x i32>
  call void @llvm.lifetime.start.p0(i64 128, ptr %2) #10
  %17 = call <16 x float> @all(float noundef 0.000000e+00) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #10
  store <16 x float> %14, ptr %3, align 64, !tbaa !82
  %18 = call <16 x float> @below(ptr noundef byval(<16 x float>) align 64 %3, float noundef 8.900000e+01) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x i32> %16, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %17, ptr %5, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #10
  store <16 x float> %18, ptr %6, align 64, !tbaa !82
  %19 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5, ptr noundef byval(<16 x float>) align 64 %6) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #10
  store <16 x float> %19, ptr %7, align 64, !tbaa !82
  call void @part_of(ptr dead_on_unwind writable sret(%struct.parted) align 4 %2, ptr noundef byval(<16 x float>) align 64 %7) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #10
  %20 = call <16 x float> @all(float noundef 0.000000e+00) #9
  %21 = load <16 x float>, ptr %2, align 4, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #10
  store <16 x float> %21, ptr %8, align 64, !tbaa !82
  %22 = call <16 x float> @grown(ptr noundef byval(<16 x float>) align 64 %8) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #10
  %23 = fadd <16 x float> %22, <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %24 = getelementptr inbounds %struct.parted, ptr %2, i32 0, i32 1
  %25 = load <16 x i32>, ptr %24, align 4, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #10
  store <16 x float> %23, ptr %9, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %10) #10
  store <16 x i32> %25, ptr %10, align 64, !tbaa !82
  %26 = call <16 x float> @scaled(ptr noundef byval(<16 x float>) align 64 %9, ptr noundef byval(<16 x i32>) align 64 %10) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %10) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %11) #10
  store <16 x i32> %16, ptr %11, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %12) #10
  store <16 x float> %20, ptr %12, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %13) #10
  store <16 x float> %26, ptr %13, align 64, !tbaa !82
  %27 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %11, ptr noundef byval(<16 x float>) align 64 %12, ptr noundef byval(<16 x float>) align 64 %13) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %11) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %12) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %13) #10
  call void @llvm.lifetime.end.p0(i64 128, ptr %2) #10
  ret <16 x float> %27
}

; Function Attrs: alwaysinline nounwind
define internal void @part_of(ptr dead_on_unwind noalias writable sret(%struct.parted) align 4 %0, ptr noundef byval(<16 x float>) align 64 %1) #6 {
  %3 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %4 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %3, <16 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <16 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %5 = fsub <16 x float> %4, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %6 = fneg <16 x float> %5
  %7 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %6, <16 x float> <float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000>, <16 x float> %3)
  %8 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %6, <16 x float> <float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000>, <16 x float> %7)
  store <16 x float> %8, ptr %0, align 4, !tbaa !82
  %9 = getelementptr inbounds %struct.parted, ptr %0, i32 0, i32 1
  %10 = bitcast <16 x float> %4 to <16 x i32>
  %11 = sub <16 x i32> %10, <i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504, i32 1262485504>
  store <16 x i32> %11, ptr %9, align 4, !tbaa !82
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @below(ptr noundef byval(<16 x float>) align 64 %0, float noundef %1) #7 {
  %3 = alloca <16 x i32>, align 64
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %7 = insertelement <16 x float> poison, float %1, i64 0
  %8 = shufflevector <16 x float> %7, <16 x float> poison, <16 x i32> zeroinitializer
  %9 = fcmp ogt <16 x float> %6, %8
  %10 = sext <16 x i1> %9 to <16 x i32>
  %11 = call <16 x float> @all(float noundef %1) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #10
  store <16 x i32> %10, ptr %3, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %11, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %6, ptr %5, align 64, !tbaa !82
  %12 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %3, ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  ret <16 x float> %12
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @scaled(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x i32>) align 64 %1) #7 {
  %3 = alloca <16 x i32>, align 64
  %4 = alloca <16 x i32>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %6 = load <16 x i32>, ptr %1, align 64, !tbaa !82
  %7 = ashr <16 x i32> %6, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #10
  store <16 x i32> %7, ptr %3, align 64, !tbaa !82
  %8 = call <16 x float> @power_of_two(ptr noundef byval(<16 x i32>) align 64 %3) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #10
  %9 = fmul <16 x float> %5, %8
  %10 = sub <16 x i32> %6, %7
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x i32> %10, ptr %4, align 64, !tbaa !82
  %11 = call <16 x float> @power_of_two(ptr noundef byval(<16 x i32>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  %12 = fmul <16 x float> %9, %11
  ret <16 x float> %12
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @grown(ptr noundef byval(<16 x float>) align 64 %0) #7 {
  %2 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %3 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %2, <16 x float> <float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000>, <16 x float> <float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000>)
  %4 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %3, <16 x float> %2, <16 x float> <float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000>)
  %5 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %4, <16 x float> %2, <16 x float> <float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000>)
  %6 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %5, <16 x float> %2, <16 x float> <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>)
  %7 = fmul <16 x float> %2, %2
  %8 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %7, <16 x float> %6, <16 x float> %2)
  ret <16 x float> %8
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #4

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @power_of_two(ptr noundef byval(<16 x i32>) align 64 %0) #7 {
  %2 = load <16 x i32>, ptr %0, align 64, !tbaa !82
  %3 = add <16 x i32> %2, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %4 = shl <16 x i32> %3, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %5 = bitcast <16 x i32> %4 to <16 x float>
  ret <16 x float> %5
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_log(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %5, ptr %4, align 64, !tbaa !82
  %6 = call <16 x float> @log_of(ptr noundef byval(<16 x float>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  ret <16 x float> %6
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @log_of(ptr noundef byval(<16 x float>) align 64 %0) #7 {
  %2 = alloca <16 x float>, align 64
  %3 = alloca <16 x i32>, align 64
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x i32>, align 64
  %7 = alloca <16 x float>, align 64
  %8 = alloca <16 x float>, align 64
  %9 = alloca <16 x i32>, align 64
  %10 = alloca <16 x float>, align 64
  %11 = alloca <16 x float>, align 64
  %12 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %13 = fcmp oeq <16 x float> %12, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %14 = sext <16 x i1> %13 to <16 x i32>
  call void @llvm.lifetime.start.p0(i64 64, ptr %2) #10
  store <16 x float> %12, ptr %2, align 64, !tbaa !82
  %15 = call <16 x float> @log_of_finite(ptr noundef byval(<16 x float>) align 64 %2) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %2) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #10
  store <16 x i32> %14, ptr %3, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %12, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %15, ptr %5, align 64, !tbaa !82
  %16 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %3, ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  %17 = fcmp ogt <16 x float> %12, zeroinitializer
  %18 = sext <16 x i1> %17 to <16 x i32>
  %19 = fcmp oeq <16 x float> %12, zeroinitializer
  %20 = sext <16 x i1> %19 to <16 x i32>
  %21 = call <16 x float> @all(float noundef 0xFFF0000000000000) #9
  %22 = call <16 x float> @all(float noundef 0x7FF8000000000000) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #10
  store <16 x i32> %20, ptr %6, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #10
  store <16 x float> %21, ptr %7, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #10
  store <16 x float> %22, ptr %8, align 64, !tbaa !82
  %23 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %6, ptr noundef byval(<16 x float>) align 64 %7, ptr noundef byval(<16 x float>) align 64 %8) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #10
  store <16 x i32> %18, ptr %9, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %10) #10
  store <16 x float> %16, ptr %10, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %11) #10
  store <16 x float> %23, ptr %11, align 64, !tbaa !82
  %24 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %9, ptr noundef byval(<16 x float>) align 64 %10, ptr noundef byval(<16 x float>) align 64 %11) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %10) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %11) #10
  ret <16 x float> %24
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @log_of_finite(ptr noundef byval(<16 x float>) align 64 %0) #7 {
  %2 = alloca <16 x i32>, align 64
  %3 = alloca <16 x float>, align 64
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x i32>, align 64
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  %8 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %9 = fcmp olt <16 x float> %8, <float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000>
  %10 = sext <16 x i1> %9 to <16 x i32>
  %11 = fmul <16 x float> %8, <float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000>
  call void @llvm.lifetime.start.p0(i64 64, ptr %2) #10
  store <16 x i32> %10, ptr %2, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #10
  store <16 x float> %11, ptr %3, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %8, ptr %4, align 64, !tbaa !82
  %12 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %2, ptr noundef byval(<16 x float>) align 64 %3, ptr noundef byval(<16 x float>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %2) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  %13 = bitcast <16 x float> %12 to <16 x i32>
  %14 = sub <16 x i32> %13, <i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283, i32 1060439283>
  %15 = ashr <16 x i32> %14, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %16 = shl <16 x i32> %15, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %17 = sub <16 x i32> %13, %16
  %18 = bitcast <16 x i32> %17 to <16 x float>
  %19 = fsub <16 x float> %18, <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %20 = sitofp <16 x i32> %15 to <16 x float>
  %21 = call <16 x float> @all(float noundef 2.300000e+01) #9
  %22 = call <16 x float> @all(float noundef 0.000000e+00) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x i32> %10, ptr %5, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #10
  store <16 x float> %21, ptr %6, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #10
  store <16 x float> %22, ptr %7, align 64, !tbaa !82
  %23 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %5, ptr noundef byval(<16 x float>) align 64 %6, ptr noundef byval(<16 x float>) align 64 %7) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #10
  %24 = fsub <16 x float> %20, %23
  %25 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %19, <16 x float> <float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000>, <16 x float> <float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000>)
  %26 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %25, <16 x float> %19, <16 x float> <float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000>)
  %27 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %26, <16 x float> %19, <16 x float> <float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000>)
  %28 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %27, <16 x float> %19, <16 x float> <float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000>)
  %29 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %28, <16 x float> %19, <16 x float> <float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000>)
  %30 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %29, <16 x float> %19, <16 x float> <float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000>)
  %31 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %30, <16 x float> %19, <16 x float> <float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000>)
  %32 = fmul <16 x float> %19, %19
  %33 = fmul <16 x float> %32, %19
  %34 = fmul <16 x float> %33, %31
  %35 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %24, <16 x float> <float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000>, <16 x float> %34)
  %36 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %32, <16 x float> <float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01>, <16 x float> %35)
  %37 = fadd <16 x float> %19, %36
  %38 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %24, <16 x float> <float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000>, <16 x float> %37)
  ret <16 x float> %38
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_log1p(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %5, ptr %4, align 64, !tbaa !82
  %6 = call <16 x float> @log1p_of(ptr noundef byval(<16 x float>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  ret <16 x float> %6
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @log1p_of(ptr noundef byval(<16 x float>) align 64 %0) #7 {
  %2 = alloca <16 x float>, align 64
  %3 = alloca <16 x i32>, align 64
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x i32>, align 64
  %7 = alloca <16 x float>, align 64
  %8 = alloca <16 x float>, align 64
  %9 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %10 = fadd <16 x float> %9, <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %11 = fsub <16 x float> %10, <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %12 = fsub <16 x float> %9, %11
  %13 = fdiv <16 x float> %12, %10
  call void @llvm.lifetime.start.p0(i64 64, ptr %2) #10
  store <16 x float> %10, ptr %2, align 64, !tbaa !82
  %14 = call <16 x float> @log_of(ptr noundef byval(<16 x float>) align 64 %2) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %2) #10
  %15 = fcmp oeq <16 x float> %13, %13
  %16 = sext <16 x i1> %15 to <16 x i32>
  %17 = fadd <16 x float> %14, %13
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #10
  store <16 x i32> %16, ptr %3, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %17, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %14, ptr %5, align 64, !tbaa !82
  %18 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %3, ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  %19 = fcmp oeq <16 x float> %10, <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %20 = sext <16 x i1> %19 to <16 x i32>
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #10
  store <16 x i32> %20, ptr %6, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #10
  store <16 x float> %9, ptr %7, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #10
  store <16 x float> %18, ptr %8, align 64, !tbaa !82
  %21 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %6, ptr noundef byval(<16 x float>) align 64 %7, ptr noundef byval(<16 x float>) align 64 %8) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #10
  ret <16 x float> %21
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_expm1(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %5, ptr %4, align 64, !tbaa !82
  %6 = call <16 x float> @expm1_of(ptr noundef byval(<16 x float>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  ret <16 x float> %6
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @expm1_of(ptr noundef byval(<16 x float>) align 64 %0) #7 {
  %2 = alloca <16 x float>, align 64
  %3 = alloca <16 x i32>, align 64
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca %struct.parted, align 4
  %7 = alloca <16 x float>, align 64
  %8 = alloca <16 x i32>, align 64
  %9 = alloca <16 x i32>, align 64
  %10 = alloca <16 x float>, align 64
  %11 = alloca <16 x float>, align 64
  %12 = alloca <16 x float>, align 64
  %13 = alloca <16 x float>, align 64
  %14 = alloca <16 x i32>, align 64
  %15 = alloca <16 x i32>, align 64
  %16 = alloca <16 x float>, align 64
  %17 = alloca <16 x float>, align 64
  %18 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %19 = fcmp olt <16 x float> %18, <float -2.000000e+01, float -2.000000e+01, float -2.000000e+01, float -2.000000e+01, float -2.000000e+01, float -2.000000e+01, float -2.000000e+01, float -2.000000e+01, float -2.000000e+01, float -2.000000e+01, float -2.000000e+01, float -2.000000e+01, float -2.000000e+01, float -2.000000e+01, float -2.000000e+01, float -2.000000e+01>
  %20 = sext <16 x i1> %19 to <16 x i32>
  %21 = call <16 x float> @all(float noundef -2.000000e+01) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr %2) #10
  store <16 x float> %18, ptr %2, align 64, !tbaa !82
  %22 = call <16 x float> @below(ptr noundef byval(<16 x float>) align 64 %2, float noundef 8.900000e+01) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %2) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #10
  store <16 x i32> %20, ptr %3, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %21, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %22, ptr %5, align 64, !tbaa !82
  %23 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %3, ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  call void @llvm.lifetime.start.p0(i64 128, ptr %6) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #10
  store <16 x float> %23, ptr %7, align 64, !tbaa !82
  call void @part_of(ptr dead_on_unwind writable sret(%struct.parted) align 4 %6, ptr noundef byval(<16 x float>) align 64 %7) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #10
  %24 = getelementptr inbounds %struct.parted, ptr %6, i32 0, i32 1
  %25 = load <16 x i32>, ptr %24, align 4, !tbaa !82
  %26 = icmp sgt <16 x i32> %25, <i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64>
  %27 = sext <16 x i1> %26 to <16 x i32>
  %28 = call <16 x float> @all(float noundef 0.000000e+00) #9
  %29 = load <16 x i32>, ptr %24, align 4, !tbaa !82
  %30 = sub <16 x i32> zeroinitializer, %29
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #10
  store <16 x i32> %30, ptr %8, align 64, !tbaa !82
  %31 = call <16 x float> @power_of_two(ptr noundef byval(<16 x i32>) align 64 %8) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #10
  store <16 x i32> %27, ptr %9, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %10) #10
  store <16 x float> %28, ptr %10, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %11) #10
  store <16 x float> %31, ptr %11, align 64, !tbaa !82
  %32 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %9, ptr noundef byval(<16 x float>) align 64 %10, ptr noundef byval(<16 x float>) align 64 %11) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %10) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %11) #10
  %33 = load <16 x float>, ptr %6, align 4, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %12) #10
  store <16 x float> %33, ptr %12, align 64, !tbaa !82
  %34 = call <16 x float> @grown(ptr noundef byval(<16 x float>) align 64 %12) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %12) #10
  %35 = fsub <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %32
  %36 = fadd <16 x float> %34, %35
  %37 = load <16 x i32>, ptr %24, align 4, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %13) #10
  store <16 x float> %36, ptr %13, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %14) #10
  store <16 x i32> %37, ptr %14, align 64, !tbaa !82
  %38 = call <16 x float> @scaled(ptr noundef byval(<16 x float>) align 64 %13, ptr noundef byval(<16 x i32>) align 64 %14) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %13) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %14) #10
  %39 = fcmp oeq <16 x float> %18, zeroinitializer
  %40 = sext <16 x i1> %39 to <16 x i32>
  call void @llvm.lifetime.start.p0(i64 64, ptr %15) #10
  store <16 x i32> %40, ptr %15, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %16) #10
  store <16 x float> %18, ptr %16, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %17) #10
  store <16 x float> %38, ptr %17, align 64, !tbaa !82
  %41 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %15, ptr noundef byval(<16 x float>) align 64 %16, ptr noundef byval(<16 x float>) align 64 %17) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %15) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %16) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %17) #10
  call void @llvm.lifetime.end.p0(i64 128, ptr %6) #10
  ret <16 x float> %41
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_tanh(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %5, ptr %4, align 64, !tbaa !82
  %6 = call <16 x float> @tanh_of(ptr noundef byval(<16 x float>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  ret <16 x float> %6
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @tanh_of(ptr noundef byval(<16 x float>) align 64 %0) #7 {
  %2 = alloca %struct.parted, align 4
  %3 = alloca <16 x float>, align 64
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x i32>, align 64
  %8 = alloca <16 x i32>, align 64
  %9 = alloca <16 x float>, align 64
  %10 = alloca <16 x float>, align 64
  %11 = load <16 x float>, ptr %0, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 128, ptr %2) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #10
  store <16 x float> %11, ptr %3, align 64, !tbaa !82
  %12 = call <16 x float> @size_of(ptr noundef byval(<16 x float>) align 64 %3) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %12, ptr %4, align 64, !tbaa !82
  %13 = call <16 x float> @below(ptr noundef byval(<16 x float>) align 64 %4, float noundef 1.000000e+01) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  %14 = fmul <16 x float> %13, <float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00>
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %14, ptr %5, align 64, !tbaa !82
  call void @part_of(ptr dead_on_unwind writable sret(%struct.parted) align 4 %2, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  %15 = load <16 x float>, ptr %2, align 4, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #10
  store <16 x float> %15, ptr %6, align 64, !tbaa !82
  %16 = call <16 x float> @grown(ptr noundef byval(<16 x float>) align 64 %6) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #10
  %17 = getelementptr inbounds %struct.parted, ptr %2, i32 0, i32 1
  %18 = load <16 x i32>, ptr %17, align 4, !tbaa !82
  %19 = sub <16 x i32> zeroinitializer, %18
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #10
  store <16 x i32> %19, ptr %7, align 64, !tbaa !82
  %20 = call <16 x float> @power_of_two(ptr noundef byval(<16 x i32>) align 64 %7) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #10
  %21 = fsub <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %20
  %22 = fadd <16 x float> %16, %21
  %23 = load <16 x i32>, ptr %17, align 4, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #10
  store <16 x i32> %23, ptr %8, align 64, !tbaa !82
  %24 = call <16 x float> @power_of_two(ptr noundef byval(<16 x i32>) align 64 %8) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #10
  %25 = fmul <16 x float> %22, %24
  %26 = fadd <16 x float> %25, <float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00>
  %27 = fdiv <16 x float> %25, %26
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #10
  store <16 x float> %27, ptr %9, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %10) #10
  store <16 x float> %11, ptr %10, align 64, !tbaa !82
  %28 = call <16 x float> @with_sign_of(ptr noundef byval(<16 x float>) align 64 %9, ptr noundef byval(<16 x float>) align 64 %10) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %10) #10
  call void @llvm.lifetime.end.p0(i64 128, ptr %2) #10
  ret <16 x float> %28
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @with_sign_of(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1) #7 {
  %3 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %4 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %5 = bitcast <16 x float> %3 to <16 x i32>
  %6 = and <16 x i32> %5, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %7 = bitcast <16 x float> %4 to <16 x i32>
  %8 = and <16 x i32> %7, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %9 = or <16 x i32> %6, %8
  %10 = bitcast <16 x i32> %9 to <16 x float>
  ret <16 x float> %10
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_sigmoid(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %5, ptr %4, align 64, !tbaa !82
  %6 = call <16 x float> @sigmoid_of(ptr noundef byval(<16 x float>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  ret <16 x float> %6
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @sigmoid_of(ptr noundef byval(<16 x float>) align 64 %0) #7 {
  %2 = alloca %struct.parted, align 4
  %3 = alloca <16 x i32>, align 64
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x i32>, align 64
  %7 = alloca <16 x float>, align 64
  %8 = alloca <16 x float>, align 64
  %9 = alloca <16 x float>, align 64
  %10 = alloca <16 x i32>, align 64
  %11 = alloca <16 x i32>, align 64
  %12 = alloca <16 x float>, align 64
  %13 = alloca <16 x float>, align 64
  %14 = alloca <16 x float>, align 64
  %15 = alloca <16 x float>, align 64
  %16 = alloca <16 x i32>, align 64
  %17 = alloca <16 x float>, align 64
  %18 = alloca <16 x float>, align 64
  %19 = load <16 x float>, ptr %0, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 128, ptr %2) #10
  %20 = fcmp ogt <16 x float> %19, <float 8.700000e+01, float 8.700000e+01, float 8.700000e+01, float 8.700000e+01, float 8.700000e+01, float 8.700000e+01, float 8.700000e+01, float 8.700000e+01, float 8.700000e+01, float 8.700000e+01, float 8.700000e+01, float 8.700000e+01, float 8.700000e+01, float 8.700000e+01, float 8.700000e+01, float 8.700000e+01>
  %21 = sext <16 x i1> %20 to <16 x i32>
  %22 = call <16 x float> @all(float noundef -8.700000e+01) #9
  %23 = fcmp olt <16 x float> %19, <float 0xC055D589E0000000, float 0xC055D589E0000000, float 0xC055D589E0000000, float 0xC055D589E0000000, float 0xC055D589E0000000, float 0xC055D589E0000000, float 0xC055D589E0000000, float 0xC055D589E0000000, float 0xC055D589E0000000, float 0xC055D589E0000000, float 0xC055D589E0000000, float 0xC055D589E0000000, float 0xC055D589E0000000, float 0xC055D589E0000000, float 0xC055D589E0000000, float 0xC055D589E0000000>
  %24 = sext <16 x i1> %23 to <16 x i32>
  %25 = call <16 x float> @all(float noundef 0x4055D589E0000000) #9
  %26 = fneg <16 x float> %19
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #10
  store <16 x i32> %24, ptr %3, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %25, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %26, ptr %5, align 64, !tbaa !82
  %27 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %3, ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #10
  store <16 x i32> %21, ptr %6, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #10
  store <16 x float> %22, ptr %7, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #10
  store <16 x float> %27, ptr %8, align 64, !tbaa !82
  %28 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %6, ptr noundef byval(<16 x float>) align 64 %7, ptr noundef byval(<16 x float>) align 64 %8) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #10
  store <16 x float> %28, ptr %9, align 64, !tbaa !82
  call void @part_of(ptr dead_on_unwind writable sret(%struct.parted) align 4 %2, ptr noundef byval(<16 x float>) align 64 %9) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #10
  %29 = getelementptr inbounds %struct.parted, ptr %2, i32 0, i32 1
  %30 = load <16 x i32>, ptr %29, align 4, !tbaa !82
  %31 = sub <16 x i32> zeroinitializer, %30
  call void @llvm.lifetime.start.p0(i64 64, ptr %10) #10
  store <16 x i32> %31, ptr %10, align 64, !tbaa !82
  %32 = call <16 x float> @power_of_two(ptr noundef byval(<16 x i32>) align 64 %10) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %10) #10
  %33 = fcmp ogt <16 x float> %32, <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %34 = sext <16 x i1> %33 to <16 x i32>
  %35 = call <16 x float> @all(float noundef 1.000000e+00) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr %11) #10
  store <16 x i32> %34, ptr %11, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %12) #10
  store <16 x float> %32, ptr %12, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %13) #10
  store <16 x float> %35, ptr %13, align 64, !tbaa !82
  %36 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %11, ptr noundef byval(<16 x float>) align 64 %12, ptr noundef byval(<16 x float>) align 64 %13) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %11) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %12) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %13) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %14) #10
  store <16 x float> %32, ptr %14, align 64, !tbaa !82
  %37 = call <16 x float> @below(ptr noundef byval(<16 x float>) align 64 %14, float noundef 1.000000e+00) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %14) #10
  %38 = load <16 x float>, ptr %2, align 4, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %15) #10
  store <16 x float> %38, ptr %15, align 64, !tbaa !82
  %39 = call <16 x float> @grown(ptr noundef byval(<16 x float>) align 64 %15) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %15) #10
  %40 = fadd <16 x float> %37, %39
  %41 = fadd <16 x float> %36, %40
  %42 = fdiv <16 x float> %32, %41
  %43 = call <16 x float> @all(float noundef 0.000000e+00) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr %16) #10
  store <16 x i32> %24, ptr %16, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %17) #10
  store <16 x float> %43, ptr %17, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %18) #10
  store <16 x float> %42, ptr %18, align 64, !tbaa !82
  %44 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %16, ptr noundef byval(<16 x float>) align 64 %17, ptr noundef byval(<16 x float>) align 64 %18) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %16) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %17) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %18) #10
  call void @llvm.lifetime.end.p0(i64 128, ptr %2) #10
  ret <16 x float> %44
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_erf(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %5, ptr %4, align 64, !tbaa !82
  %6 = call <16 x float> @erf_of(ptr noundef byval(<16 x float>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  ret <16 x float> %6
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @erf_of(ptr noundef byval(<16 x float>) align 64 %0) #7 {
  %2 = alloca <16 x float>, align 64
  %3 = alloca <16 x float>, align 64
  %4 = alloca %struct.parted, align 4
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x i32>, align 64
  %8 = alloca <16 x float>, align 64
  %9 = alloca <16 x float>, align 64
  %10 = alloca <16 x i32>, align 64
  %11 = alloca <16 x float>, align 64
  %12 = alloca <16 x float>, align 64
  %13 = load <16 x float>, ptr %0, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %2) #10
  store <16 x float> %13, ptr %2, align 64, !tbaa !82
  %14 = call <16 x float> @size_of(ptr noundef byval(<16 x float>) align 64 %2) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %2) #10
  %15 = fmul <16 x float> %13, %13
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #10
  store <16 x float> %14, ptr %3, align 64, !tbaa !82
  %16 = call <16 x float> @below(ptr noundef byval(<16 x float>) align 64 %3, float noundef 4.000000e+00) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #10
  %17 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %15, <16 x float> <float 0xBF43F51420000000, float 0xBF43F51420000000, float 0xBF43F51420000000, float 0xBF43F51420000000, float 0xBF43F51420000000, float 0xBF43F51420000000, float 0xBF43F51420000000, float 0xBF43F51420000000, float 0xBF43F51420000000, float 0xBF43F51420000000, float 0xBF43F51420000000, float 0xBF43F51420000000, float 0xBF43F51420000000, float 0xBF43F51420000000, float 0xBF43F51420000000, float 0xBF43F51420000000>, <16 x float> <float 0x3F748774C0000000, float 0x3F748774C0000000, float 0x3F748774C0000000, float 0x3F748774C0000000, float 0x3F748774C0000000, float 0x3F748774C0000000, float 0x3F748774C0000000, float 0x3F748774C0000000, float 0x3F748774C0000000, float 0x3F748774C0000000, float 0x3F748774C0000000, float 0x3F748774C0000000, float 0x3F748774C0000000, float 0x3F748774C0000000, float 0x3F748774C0000000, float 0x3F748774C0000000>)
  %18 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %17, <16 x float> %15, <16 x float> <float 0xBF9B6BEFE0000000, float 0xBF9B6BEFE0000000, float 0xBF9B6BEFE0000000, float 0xBF9B6BEFE0000000, float 0xBF9B6BEFE0000000, float 0xBF9B6BEFE0000000, float 0xBF9B6BEFE0000000, float 0xBF9B6BEFE0000000, float 0xBF9B6BEFE0000000, float 0xBF9B6BEFE0000000, float 0xBF9B6BEFE0000000, float 0xBF9B6BEFE0000000, float 0xBF9B6BEFE0000000, float 0xBF9B6BEFE0000000, float 0xBF9B6BEFE0000000, float 0xBF9B6BEFE0000000>)
  %19 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %18, <16 x float> %15, <16 x float> <float 0x3FBCE1DD40000000, float 0x3FBCE1DD40000000, float 0x3FBCE1DD40000000, float 0x3FBCE1DD40000000, float 0x3FBCE1DD40000000, float 0x3FBCE1DD40000000, float 0x3FBCE1DD40000000, float 0x3FBCE1DD40000000, float 0x3FBCE1DD40000000, float 0x3FBCE1DD40000000, float 0x3FBCE1DD40000000, float 0x3FBCE1DD40000000, float 0x3FBCE1DD40000000, float 0x3FBCE1DD40000000, float 0x3FBCE1DD40000000, float 0x3FBCE1DD40000000>)
  %20 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %19, <16 x float> %15, <16 x float> <float 0xBFD8126FA0000000, float 0xBFD8126FA0000000, float 0xBFD8126FA0000000, float 0xBFD8126FA0000000, float 0xBFD8126FA0000000, float 0xBFD8126FA0000000, float 0xBFD8126FA0000000, float 0xBFD8126FA0000000, float 0xBFD8126FA0000000, float 0xBFD8126FA0000000, float 0xBFD8126FA0000000, float 0xBFD8126FA0000000, float 0xBFD8126FA0000000, float 0xBFD8126FA0000000, float 0xBFD8126FA0000000, float 0xBFD8126FA0000000>)
  %21 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %20, <16 x float> %15, <16 x float> <float 0x3FC06EBA60000000, float 0x3FC06EBA60000000, float 0x3FC06EBA60000000, float 0x3FC06EBA60000000, float 0x3FC06EBA60000000, float 0x3FC06EBA60000000, float 0x3FC06EBA60000000, float 0x3FC06EBA60000000, float 0x3FC06EBA60000000, float 0x3FC06EBA60000000, float 0x3FC06EBA60000000, float 0x3FC06EBA60000000, float 0x3FC06EBA60000000, float 0x3FC06EBA60000000, float 0x3FC06EBA60000000, float 0x3FC06EBA60000000>)
  %22 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %21, <16 x float> %13, <16 x float> %13)
  %23 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %16, <16 x float> <float 0xBF2A20CFC0000000, float 0xBF2A20CFC0000000, float 0xBF2A20CFC0000000, float 0xBF2A20CFC0000000, float 0xBF2A20CFC0000000, float 0xBF2A20CFC0000000, float 0xBF2A20CFC0000000, float 0xBF2A20CFC0000000, float 0xBF2A20CFC0000000, float 0xBF2A20CFC0000000, float 0xBF2A20CFC0000000, float 0xBF2A20CFC0000000, float 0xBF2A20CFC0000000, float 0xBF2A20CFC0000000, float 0xBF2A20CFC0000000, float 0xBF2A20CFC0000000>, <16 x float> <float 0x3F69339A20000000, float 0x3F69339A20000000, float 0x3F69339A20000000, float 0x3F69339A20000000, float 0x3F69339A20000000, float 0x3F69339A20000000, float 0x3F69339A20000000, float 0x3F69339A20000000, float 0x3F69339A20000000, float 0x3F69339A20000000, float 0x3F69339A20000000, float 0x3F69339A20000000, float 0x3F69339A20000000, float 0x3F69339A20000000, float 0x3F69339A20000000, float 0x3F69339A20000000>)
  %24 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %23, <16 x float> %16, <16 x float> <float 0xBF96E50260000000, float 0xBF96E50260000000, float 0xBF96E50260000000, float 0xBF96E50260000000, float 0xBF96E50260000000, float 0xBF96E50260000000, float 0xBF96E50260000000, float 0xBF96E50260000000, float 0xBF96E50260000000, float 0xBF96E50260000000, float 0xBF96E50260000000, float 0xBF96E50260000000, float 0xBF96E50260000000, float 0xBF96E50260000000, float 0xBF96E50260000000, float 0xBF96E50260000000>)
  %25 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %24, <16 x float> %16, <16 x float> <float 0x3FBAACECA0000000, float 0x3FBAACECA0000000, float 0x3FBAACECA0000000, float 0x3FBAACECA0000000, float 0x3FBAACECA0000000, float 0x3FBAACECA0000000, float 0x3FBAACECA0000000, float 0x3FBAACECA0000000, float 0x3FBAACECA0000000, float 0x3FBAACECA0000000, float 0x3FBAACECA0000000, float 0x3FBAACECA0000000, float 0x3FBAACECA0000000, float 0x3FBAACECA0000000, float 0x3FBAACECA0000000, float 0x3FBAACECA0000000>)
  %26 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %25, <16 x float> %16, <16 x float> <float 0x3FE4614DE0000000, float 0x3FE4614DE0000000, float 0x3FE4614DE0000000, float 0x3FE4614DE0000000, float 0x3FE4614DE0000000, float 0x3FE4614DE0000000, float 0x3FE4614DE0000000, float 0x3FE4614DE0000000, float 0x3FE4614DE0000000, float 0x3FE4614DE0000000, float 0x3FE4614DE0000000, float 0x3FE4614DE0000000, float 0x3FE4614DE0000000, float 0x3FE4614DE0000000, float 0x3FE4614DE0000000, float 0x3FE4614DE0000000>)
  %27 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %26, <16 x float> %16, <16 x float> <float 0x3FF20BB140000000, float 0x3FF20BB140000000, float 0x3FF20BB140000000, float 0x3FF20BB140000000, float 0x3FF20BB140000000, float 0x3FF20BB140000000, float 0x3FF20BB140000000, float 0x3FF20BB140000000, float 0x3FF20BB140000000, float 0x3FF20BB140000000, float 0x3FF20BB140000000, float 0x3FF20BB140000000, float 0x3FF20BB140000000, float 0x3FF20BB140000000, float 0x3FF20BB140000000, float 0x3FF20BB140000000>)
  %28 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %27, <16 x float> %16, <16 x float> <float 0x3F24079BE0000000, float 0x3F24079BE0000000, float 0x3F24079BE0000000, float 0x3F24079BE0000000, float 0x3F24079BE0000000, float 0x3F24079BE0000000, float 0x3F24079BE0000000, float 0x3F24079BE0000000, float 0x3F24079BE0000000, float 0x3F24079BE0000000, float 0x3F24079BE0000000, float 0x3F24079BE0000000, float 0x3F24079BE0000000, float 0x3F24079BE0000000, float 0x3F24079BE0000000, float 0x3F24079BE0000000>)
  call void @llvm.lifetime.start.p0(i64 128, ptr %4) #10
  %29 = fneg <16 x float> %28
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %29, ptr %5, align 64, !tbaa !82
  call void @part_of(ptr dead_on_unwind writable sret(%struct.parted) align 4 %4, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  %30 = load <16 x float>, ptr %4, align 4, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #10
  store <16 x float> %30, ptr %6, align 64, !tbaa !82
  %31 = call <16 x float> @grown(ptr noundef byval(<16 x float>) align 64 %6) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #10
  %32 = fadd <16 x float> %31, <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %33 = getelementptr inbounds %struct.parted, ptr %4, i32 0, i32 1
  %34 = load <16 x i32>, ptr %33, align 4, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #10
  store <16 x i32> %34, ptr %7, align 64, !tbaa !82
  %35 = call <16 x float> @power_of_two(ptr noundef byval(<16 x i32>) align 64 %7) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #10
  %36 = fneg <16 x float> %32
  %37 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %36, <16 x float> %35, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %38 = fcmp olt <16 x float> %14, <float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000>
  %39 = sext <16 x i1> %38 to <16 x i32>
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #10
  store <16 x float> %37, ptr %8, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #10
  store <16 x float> %13, ptr %9, align 64, !tbaa !82
  %40 = call <16 x float> @with_sign_of(ptr noundef byval(<16 x float>) align 64 %8, ptr noundef byval(<16 x float>) align 64 %9) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %10) #10
  store <16 x i32> %39, ptr %10, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %11) #10
  store <16 x float> %22, ptr %11, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %12) #10
  store <16 x float> %40, ptr %12, align 64, !tbaa !82
  %41 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %10, ptr noundef byval(<16 x float>) align 64 %11, ptr noundef byval(<16 x float>) align 64 %12) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %10) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %11) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %12) #10
  call void @llvm.lifetime.end.p0(i64 128, ptr %4) #10
  ret <16 x float> %41
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_sign(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %5, ptr %4, align 64, !tbaa !82
  %6 = call <16 x float> @sign_of(ptr noundef byval(<16 x float>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  ret <16 x float> %6
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @sign_of(ptr noundef byval(<16 x float>) align 64 %0) #7 {
  %2 = alloca <16 x i32>, align 64
  %3 = alloca <16 x i32>, align 64
  %4 = alloca <16 x i32>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  %7 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %8 = fcmp oeq <16 x float> %7, %7
  %9 = sext <16 x i1> %8 to <16 x i32>
  %10 = fcmp ogt <16 x float> %7, zeroinitializer
  %11 = sext <16 x i1> %10 to <16 x i32>
  call void @llvm.lifetime.start.p0(i64 64, ptr %2) #10
  store <16 x i32> %11, ptr %2, align 64, !tbaa !82
  %12 = call <16 x float> @truth(ptr noundef byval(<16 x i32>) align 64 %2) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %2) #10
  %13 = fcmp olt <16 x float> %7, zeroinitializer
  %14 = sext <16 x i1> %13 to <16 x i32>
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #10
  store <16 x i32> %14, ptr %3, align 64, !tbaa !82
  %15 = call <16 x float> @truth(ptr noundef byval(<16 x i32>) align 64 %3) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #10
  %16 = fsub <16 x float> %12, %15
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x i32> %9, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %16, ptr %5, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #10
  store <16 x float> %7, ptr %6, align 64, !tbaa !82
  %17 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5, ptr noundef byval(<16 x float>) align 64 %6) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #10
  ret <16 x float> %17
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @truth(ptr noundef byval(<16 x i32>) align 64 %0) #7 {
  %2 = load <16 x i32>, ptr %0, align 64, !tbaa !82
  %3 = call <16 x float> @all(float noundef 1.000000e+00) #9
  %4 = bitcast <16 x float> %3 to <16 x i32>
  %5 = and <16 x i32> %2, %4
  %6 = bitcast <16 x i32> %5 to <16 x float>
  ret <16 x float> %6
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_floor(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %5, ptr %4, align 64, !tbaa !82
  %6 = call <16 x float> @floor_of(ptr noundef byval(<16 x float>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  ret <16 x float> %6
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @floor_of(ptr noundef byval(<16 x float>) align 64 %0) #7 {
  %2 = alloca <16 x float>, align 64
  %3 = alloca <16 x float>, align 64
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x i32>, align 64
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  %8 = alloca <16 x i32>, align 64
  %9 = alloca <16 x float>, align 64
  %10 = alloca <16 x float>, align 64
  %11 = load <16 x float>, ptr %0, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %2) #10
  store <16 x float> %11, ptr %2, align 64, !tbaa !82
  %12 = call <16 x float> @size_of(ptr noundef byval(<16 x float>) align 64 %2) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %2) #10
  %13 = fadd <16 x float> %12, <float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000>
  %14 = fsub <16 x float> %13, <float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000>
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #10
  store <16 x float> %14, ptr %3, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %11, ptr %4, align 64, !tbaa !82
  %15 = call <16 x float> @with_sign_of(ptr noundef byval(<16 x float>) align 64 %3, ptr noundef byval(<16 x float>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  %16 = fcmp ogt <16 x float> %15, %11
  %17 = sext <16 x i1> %16 to <16 x i32>
  %18 = call <16 x float> @all(float noundef 1.000000e+00) #9
  %19 = call <16 x float> @all(float noundef 0.000000e+00) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x i32> %17, ptr %5, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #10
  store <16 x float> %18, ptr %6, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #10
  store <16 x float> %19, ptr %7, align 64, !tbaa !82
  %20 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %5, ptr noundef byval(<16 x float>) align 64 %6, ptr noundef byval(<16 x float>) align 64 %7) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #10
  %21 = fsub <16 x float> %15, %20
  %22 = fcmp olt <16 x float> %12, <float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000>
  %23 = sext <16 x i1> %22 to <16 x i32>
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #10
  store <16 x i32> %23, ptr %8, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #10
  store <16 x float> %21, ptr %9, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %10) #10
  store <16 x float> %11, ptr %10, align 64, !tbaa !82
  %24 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %8, ptr noundef byval(<16 x float>) align 64 %9, ptr noundef byval(<16 x float>) align 64 %10) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %10) #10
  ret <16 x float> %24
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_less(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x i32>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %6 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %7 = fcmp olt <16 x float> %5, %6
  %8 = sext <16 x i1> %7 to <16 x i32>
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x i32> %8, ptr %4, align 64, !tbaa !82
  %9 = call <16 x float> @truth(ptr noundef byval(<16 x i32>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  ret <16 x float> %9
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_less_equal(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x i32>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %6 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %7 = fcmp ole <16 x float> %5, %6
  %8 = sext <16 x i1> %7 to <16 x i32>
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x i32> %8, ptr %4, align 64, !tbaa !82
  %9 = call <16 x float> @truth(ptr noundef byval(<16 x i32>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  ret <16 x float> %9
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_greater(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x i32>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %6 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %7 = fcmp ogt <16 x float> %5, %6
  %8 = sext <16 x i1> %7 to <16 x i32>
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x i32> %8, ptr %4, align 64, !tbaa !82
  %9 = call <16 x float> @truth(ptr noundef byval(<16 x i32>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  ret <16 x float> %9
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_greater_equal(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x i32>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %6 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %7 = fcmp oge <16 x float> %5, %6
  %8 = sext <16 x i1> %7 to <16 x i32>
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x i32> %8, ptr %4, align 64, !tbaa !82
  %9 = call <16 x float> @truth(ptr noundef byval(<16 x i32>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  ret <16 x float> %9
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_equal(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x i32>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %6 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %7 = fcmp oeq <16 x float> %5, %6
  %8 = sext <16 x i1> %7 to <16 x i32>
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x i32> %8, ptr %4, align 64, !tbaa !82
  %9 = call <16 x float> @truth(ptr noundef byval(<16 x i32>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  ret <16 x float> %9
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_not_equal(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x i32>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %6 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %7 = fcmp une <16 x float> %5, %6
  %8 = sext <16 x i1> %7 to <16 x i32>
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x i32> %8, ptr %4, align 64, !tbaa !82
  %9 = call <16 x float> @truth(ptr noundef byval(<16 x i32>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  ret <16 x float> %9
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_select(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x i32>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  %7 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %8 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %9 = load <16 x float>, ptr %2, align 64, !tbaa !82
  %10 = fcmp une <16 x float> %7, zeroinitializer
  %11 = sext <16 x i1> %10 to <16 x i32>
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x i32> %11, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %8, ptr %5, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #10
  store <16 x float> %9, ptr %6, align 64, !tbaa !82
  %12 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5, ptr noundef byval(<16 x float>) align 64 %6) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #10
  ret <16 x float> %12
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_relu(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %7 = call <16 x float> @all(float noundef 0.000000e+00) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %6, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %7, ptr %5, align 64, !tbaa !82
  %8 = call <16 x float> @larger_of(ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  ret <16 x float> %8
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_gate(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x i32>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %6 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %7 = fcmp ogt <16 x float> %6, zeroinitializer
  %8 = sext <16 x i1> %7 to <16 x i32>
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x i32> %8, ptr %4, align 64, !tbaa !82
  %9 = call <16 x float> @truth(ptr noundef byval(<16 x i32>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  %10 = fmul <16 x float> %5, %9
  ret <16 x float> %10
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_fma(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %5 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %6 = load <16 x float>, ptr %2, align 64, !tbaa !82
  %7 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %4, <16 x float> %5, <16 x float> %6)
  ret <16 x float> %7
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_bfloat16(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %5, ptr %4, align 64, !tbaa !82
  %6 = call <16 x float> @as_bfloat16(ptr noundef byval(<16 x float>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  ret <16 x float> %6
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @as_bfloat16(ptr noundef byval(<16 x float>) align 64 %0) #7 {
  %2 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %3 = bitcast <16 x float> %2 to <16 x i32>
  %4 = fcmp oeq <16 x float> %2, %2
  %5 = sext <16 x i1> %4 to <16 x i32>
  %6 = add <16 x i32> %3, <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>
  %7 = lshr <16 x i32> %3, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %8 = and <16 x i32> %7, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %9 = add <16 x i32> %6, %8
  %10 = and <16 x i32> %9, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %11 = and <16 x i32> %3, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %12 = or <16 x i32> %11, <i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344>
  %13 = and <16 x i32> %5, %10
  %14 = xor <16 x i32> %5, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %15 = and <16 x i32> %14, %12
  %16 = or <16 x i32> %13, %15
  %17 = bitcast <16 x i32> %16 to <16 x float>
  ret <16 x float> %17
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_add_add(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %7 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %8 = load <16 x float>, ptr %2, align 64, !tbaa !82
  %9 = fadd <16 x float> %6, %7
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %9, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %8, ptr %5, align 64, !tbaa !82
  %10 = call <16 x float> @plus(ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  ret <16 x float> %10
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @plus(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1) #7 {
  %3 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %4 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %5 = fadd <16 x float> %3, %4
  ret <16 x float> %5
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_sub_add(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %7 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %8 = load <16 x float>, ptr %2, align 64, !tbaa !82
  %9 = fsub <16 x float> %6, %7
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %9, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %8, ptr %5, align 64, !tbaa !82
  %10 = call <16 x float> @plus(ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  ret <16 x float> %10
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_mul_add(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %7 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %8 = load <16 x float>, ptr %2, align 64, !tbaa !82
  %9 = fmul <16 x float> %6, %7
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %9, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %8, ptr %5, align 64, !tbaa !82
  %10 = call <16 x float> @plus(ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  ret <16 x float> %10
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_add_sub(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %7 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %8 = load <16 x float>, ptr %2, align 64, !tbaa !82
  %9 = fadd <16 x float> %6, %7
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %9, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %8, ptr %5, align 64, !tbaa !82
  %10 = call <16 x float> @minus(ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  ret <16 x float> %10
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @minus(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1) #7 {
  %3 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %4 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %5 = fsub <16 x float> %3, %4
  ret <16 x float> %5
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_sub_sub(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %7 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %8 = load <16 x float>, ptr %2, align 64, !tbaa !82
  %9 = fsub <16 x float> %6, %7
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %9, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %8, ptr %5, align 64, !tbaa !82
  %10 = call <16 x float> @minus(ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  ret <16 x float> %10
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_mul_sub(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %7 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %8 = load <16 x float>, ptr %2, align 64, !tbaa !82
  %9 = fmul <16 x float> %6, %7
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %9, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %8, ptr %5, align 64, !tbaa !82
  %10 = call <16 x float> @minus(ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  ret <16 x float> %10
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_add_from(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %7 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %8 = load <16 x float>, ptr %2, align 64, !tbaa !82
  %9 = fadd <16 x float> %6, %7
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %8, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %9, ptr %5, align 64, !tbaa !82
  %10 = call <16 x float> @minus(ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  ret <16 x float> %10
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_sub_from(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %7 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %8 = load <16 x float>, ptr %2, align 64, !tbaa !82
  %9 = fsub <16 x float> %6, %7
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %8, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %9, ptr %5, align 64, !tbaa !82
  %10 = call <16 x float> @minus(ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  ret <16 x float> %10
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_mul_from(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %7 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %8 = load <16 x float>, ptr %2, align 64, !tbaa !82
  %9 = fmul <16 x float> %6, %7
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %8, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %9, ptr %5, align 64, !tbaa !82
  %10 = call <16 x float> @minus(ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  ret <16 x float> %10
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_add_mul(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %5 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %6 = load <16 x float>, ptr %2, align 64, !tbaa !82
  %7 = fadd <16 x float> %4, %5
  %8 = fmul <16 x float> %7, %6
  ret <16 x float> %8
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_sub_mul(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %5 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %6 = load <16 x float>, ptr %2, align 64, !tbaa !82
  %7 = fsub <16 x float> %4, %5
  %8 = fmul <16 x float> %7, %6
  ret <16 x float> %8
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_mul_mul(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %5 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %6 = load <16 x float>, ptr %2, align 64, !tbaa !82
  %7 = fmul <16 x float> %4, %5
  %8 = fmul <16 x float> %7, %6
  ret <16 x float> %8
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_add_relu(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %7 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %8 = fadd <16 x float> %6, %7
  %9 = call <16 x float> @all(float noundef 0.000000e+00) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %8, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %9, ptr %5, align 64, !tbaa !82
  %10 = call <16 x float> @larger_of(ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  ret <16 x float> %10
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_sub_square(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %6 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %7 = fsub <16 x float> %5, %6
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %7, ptr %4, align 64, !tbaa !82
  %8 = call <16 x float> @squared(ptr noundef byval(<16 x float>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  ret <16 x float> %8
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @squared(ptr noundef byval(<16 x float>) align 64 %0) #7 {
  %2 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %3 = fmul <16 x float> %2, %2
  ret <16 x float> %3
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_add_bfloat16(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %6 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %7 = fadd <16 x float> %5, %6
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %7, ptr %4, align 64, !tbaa !82
  %8 = call <16 x float> @as_bfloat16(ptr noundef byval(<16 x float>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  ret <16 x float> %8
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @make_mul_bfloat16(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, ptr noundef byval(<16 x float>) align 64 %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %6 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %7 = fmul <16 x float> %5, %6
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %7, ptr %4, align 64, !tbaa !82
  %8 = call <16 x float> @as_bfloat16(ptr noundef byval(<16 x float>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  ret <16 x float> %8
}

; Function Attrs: alwaysinline nounwind
define internal void @rows_together(ptr noundef %0, i32 noundef %1) #7 {
  %3 = alloca [2 x [16 x float]], align 64
  %4 = alloca %struct.terms, align 8
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  %8 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 4
  %9 = load i64, ptr %8, align 8, !tbaa !89
  %10 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 5
  %11 = load i64, ptr %10, align 8, !tbaa !90
  %12 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 6
  %13 = load i64, ptr %12, align 8, !tbaa !91
  %14 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 7
  %15 = load i64, ptr %14, align 8, !tbaa !92
  br label %16

16:                                               ; preds = %39, %2
  %.0 = phi i64 [ 0, %2 ], [ %40, %39 ]
  %17 = icmp slt i64 %.0, %9
  br i1 %17, label %18, label %41

18:                                               ; preds = %16
  %19 = load ptr, ptr %0, align 8, !tbaa !84
  %20 = load ptr, ptr %19, align 8, !tbaa !65
  %21 = getelementptr inbounds %struct.slot, ptr %19, i32 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !68
  %23 = mul nsw i64 %.0, %22
  %24 = getelementptr inbounds float, ptr %20, i64 %23
  call void @llvm.lifetime.start.p0(i64 128, ptr %3) #10
  %25 = icmp ne i64 %13, 0
  br i1 %25, label %26, label %29

26:                                               ; preds = %18
  %27 = call float @neutral(i32 noundef %1) #9
  %28 = call <16 x float> @all(float noundef %27) #9
  br label %31

29:                                               ; preds = %18
  %30 = call <16 x float> @get(ptr noundef %24) #9
  br label %31

31:                                               ; preds = %29, %26
  %32 = phi <16 x float> [ %28, %26 ], [ %30, %29 ]
  call void @terms_of(ptr dead_on_unwind writable sret(%struct.terms) align 8 %4, ptr noundef %0, i64 noundef %.0, ptr noundef %3, i32 noundef %1) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %32, ptr %5, align 64, !tbaa !82
  %33 = call <16 x float> @of_row(ptr noundef byval(<16 x float>) align 64 %5, ptr noundef byval(%struct.terms) align 8 %4, i64 noundef %11, i32 noundef %1) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  %34 = icmp ne i64 %15, 0
  br i1 %34, label %35, label %38

35:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #10
  store <16 x float> %33, ptr %6, align 64, !tbaa !82
  %36 = call <16 x float> @across(ptr noundef byval(<16 x float>) align 64 %6, i32 noundef %1) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #10
  %37 = extractelement <16 x float> %36, i32 0
  store float %37, ptr %24, align 4, !tbaa !73
  br label %39

38:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #10
  store <16 x float> %33, ptr %7, align 64, !tbaa !82
  call void @put(ptr noundef %24, ptr noundef byval(<16 x float>) align 64 %7) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #10
  br label %39

39:                                               ; preds = %38, %35
  call void @llvm.lifetime.end.p0(i64 128, ptr %3) #10
  %40 = add nsw i64 %.0, 1
  br label %16, !llvm.loop !108

41:                                               ; preds = %16
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal float @neutral(i32 noundef %0) #6 {
  %2 = icmp eq i32 %0, 1
  %3 = select i1 %2, float 0xFFF0000000000000, float 0.000000e+00
  ret float %3
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @of_row(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(%struct.terms) align 8 %1, i64 noundef %2, i32 noundef %3) #7 {
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  %7 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %8 = call i64 @groups_of(i64 noundef %2) #9
  br label %9

9:                                                ; preds = %11, %4
  %.012 = phi i64 [ 0, %4 ], [ %12, %11 ]
  %.0 = phi <16 x float> [ %7, %4 ], [ %17, %11 ]
  %10 = icmp slt i64 %.012, %8
  br i1 %10, label %11, label %29

11:                                               ; preds = %9
  %12 = add nsw i64 %.012, 1
  %13 = call i64 @group_begin(i64 noundef %12, i64 noundef %2) #9
  %14 = mul nsw i64 %.012, 512
  %15 = sub nsw i64 %13, %14
  %16 = call <16 x float> @of_group(ptr noundef %1, i64 noundef %15, i32 noundef %3) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %.0, ptr %5, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #10
  store <16 x float> %16, ptr %6, align 64, !tbaa !82
  %17 = call <16 x float> @together(ptr noundef byval(<16 x float>) align 64 %5, ptr noundef byval(<16 x float>) align 64 %6, i32 noundef %3) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #10
  %18 = getelementptr inbounds %struct.terms, ptr %1, i32 0, i32 2
  %19 = load i64, ptr %18, align 8, !tbaa !109
  %20 = mul nsw i64 32, %19
  %21 = load ptr, ptr %1, align 8, !tbaa !111
  %22 = getelementptr inbounds float, ptr %21, i64 %20
  store ptr %22, ptr %1, align 8, !tbaa !111
  %23 = getelementptr inbounds %struct.terms, ptr %1, i32 0, i32 3
  %24 = load i64, ptr %23, align 8, !tbaa !112
  %25 = mul nsw i64 32, %24
  %26 = getelementptr inbounds %struct.terms, ptr %1, i32 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !113
  %28 = getelementptr inbounds float, ptr %27, i64 %25
  store ptr %28, ptr %26, align 8, !tbaa !113
  br label %9, !llvm.loop !114

29:                                               ; preds = %9
  ret <16 x float> %.0
}

; Function Attrs: alwaysinline nounwind
define internal void @terms_of(ptr dead_on_unwind noalias writable sret(%struct.terms) align 8 %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i32 noundef %4) #6 {
  %.sroa.9 = alloca { ptr, i64, i64 }, align 8
  %.sroa.7 = alloca { ptr, i64, i64 }, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr %.sroa.9)
  %6 = getelementptr inbounds %struct.block, ptr %1, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8, !tbaa !86
  %.sroa.04.0.copyload = load ptr, ptr %7, align 8, !tbaa !41
  %.sroa.45.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 8
  %.sroa.45.0.copyload = load i64, ptr %.sroa.45.0..sroa_idx, align 8, !tbaa !2
  %.sroa.56.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 16
  %.sroa.56.0.copyload = load i64, ptr %.sroa.56.0..sroa_idx, align 8, !tbaa !2
  %.sroa.9.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %.sroa.9, ptr align 8 %.sroa.9.0..sroa_idx, i64 24, i1 false), !tbaa.struct !103
  call void @llvm.lifetime.start.p0(i64 24, ptr %.sroa.7)
  %8 = getelementptr inbounds %struct.block, ptr %1, i32 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !87
  %.sroa.0.0.copyload = load ptr, ptr %9, align 8, !tbaa !41
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %9, i64 8
  %.sroa.4.0.copyload = load i64, ptr %.sroa.4.0..sroa_idx, align 8, !tbaa !2
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %9, i64 16
  %.sroa.5.0.copyload = load i64, ptr %.sroa.5.0..sroa_idx, align 8, !tbaa !2
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, ptr %9, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %.sroa.7, ptr align 8 %.sroa.7.0..sroa_idx, i64 24, i1 false), !tbaa.struct !103
  %10 = mul nsw i64 %2, %.sroa.45.0.copyload
  %11 = getelementptr inbounds float, ptr %.sroa.04.0.copyload, i64 %10
  %12 = call ptr @spread_to(ptr noundef %3, ptr noundef %11, i64 noundef %.sroa.56.0.copyload) #9
  switch i32 %4, label %17 [
    i32 0, label %13
    i32 1, label %13
  ]

13:                                               ; preds = %5, %5
  store ptr %12, ptr %0, align 8, !tbaa !111
  %14 = getelementptr inbounds %struct.terms, ptr %0, i32 0, i32 1
  store ptr %12, ptr %14, align 8, !tbaa !113
  %15 = getelementptr inbounds %struct.terms, ptr %0, i32 0, i32 2
  store i64 %.sroa.56.0.copyload, ptr %15, align 8, !tbaa !109
  %16 = getelementptr inbounds %struct.terms, ptr %0, i32 0, i32 3
  store i64 %.sroa.56.0.copyload, ptr %16, align 8, !tbaa !112
  br label %25

17:                                               ; preds = %5
  store ptr %12, ptr %0, align 8, !tbaa !111
  %18 = getelementptr inbounds %struct.terms, ptr %0, i32 0, i32 1
  %19 = getelementptr inbounds [16 x float], ptr %3, i64 1
  %20 = mul nsw i64 %2, %.sroa.4.0.copyload
  %21 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %20
  %22 = call ptr @spread_to(ptr noundef %19, ptr noundef %21, i64 noundef %.sroa.5.0.copyload) #9
  store ptr %22, ptr %18, align 8, !tbaa !113
  %23 = getelementptr inbounds %struct.terms, ptr %0, i32 0, i32 2
  store i64 %.sroa.56.0.copyload, ptr %23, align 8, !tbaa !109
  %24 = getelementptr inbounds %struct.terms, ptr %0, i32 0, i32 3
  store i64 %.sroa.5.0.copyload, ptr %24, align 8, !tbaa !112
  br label %25

25:                                               ; preds = %17, %13
  call void @llvm.lifetime.end.p0(i64 24, ptr %.sroa.7)
  call void @llvm.lifetime.end.p0(i64 24, ptr %.sroa.9)
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @across(ptr noundef byval(<16 x float>) align 64 %0, i32 noundef %1) #7 {
  %3 = alloca <16 x float>, align 64
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  %8 = alloca <16 x float>, align 64
  %9 = alloca <16 x float>, align 64
  %10 = alloca <16 x float>, align 64
  %11 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %12 = shufflevector <16 x float> %11, <16 x float> %11, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  call void @llvm.lifetime.start.p0(i64 64, ptr %3) #10
  store <16 x float> %11, ptr %3, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %12, ptr %4, align 64, !tbaa !82
  %13 = call <16 x float> @together(ptr noundef byval(<16 x float>) align 64 %3, ptr noundef byval(<16 x float>) align 64 %4, i32 noundef %1) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %3) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  %14 = shufflevector <16 x float> %13, <16 x float> %13, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3>
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %13, ptr %5, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #10
  store <16 x float> %14, ptr %6, align 64, !tbaa !82
  %15 = call <16 x float> @together(ptr noundef byval(<16 x float>) align 64 %5, ptr noundef byval(<16 x float>) align 64 %6, i32 noundef %1) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #10
  %16 = shufflevector <16 x float> %15, <16 x float> %15, <16 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1>
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #10
  store <16 x float> %15, ptr %7, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #10
  store <16 x float> %16, ptr %8, align 64, !tbaa !82
  %17 = call <16 x float> @together(ptr noundef byval(<16 x float>) align 64 %7, ptr noundef byval(<16 x float>) align 64 %8, i32 noundef %1) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #10
  %18 = shufflevector <16 x float> %17, <16 x float> %17, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0>
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #10
  store <16 x float> %17, ptr %9, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %10) #10
  store <16 x float> %18, ptr %10, align 64, !tbaa !82
  %19 = call <16 x float> @together(ptr noundef byval(<16 x float>) align 64 %9, ptr noundef byval(<16 x float>) align 64 %10, i32 noundef %1) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %10) #10
  ret <16 x float> %19
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @together(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1, i32 noundef %2) #7 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = load <16 x float>, ptr %0, align 64, !tbaa !82
  %7 = load <16 x float>, ptr %1, align 64, !tbaa !82
  %8 = icmp eq i32 %2, 1
  br i1 %8, label %9, label %11

9:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %6, ptr %4, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %7, ptr %5, align 64, !tbaa !82
  %10 = call <16 x float> @larger_of(ptr noundef byval(<16 x float>) align 64 %4, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  br label %13

11:                                               ; preds = %3
  %12 = fadd <16 x float> %6, %7
  br label %13

13:                                               ; preds = %11, %9
  %14 = phi <16 x float> [ %10, %9 ], [ %12, %11 ]
  ret <16 x float> %14
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @of_group(ptr noundef %0, i64 noundef %1, i32 noundef %2) #7 {
  %4 = alloca [4 x <16 x float>], align 16
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  %8 = alloca <16 x float>, align 64
  %9 = alloca <16 x i32>, align 64
  %10 = alloca <16 x float>, align 64
  %11 = alloca <16 x float>, align 64
  %12 = alloca <16 x float>, align 64
  %13 = alloca <16 x float>, align 64
  %14 = alloca <16 x float>, align 64
  %15 = alloca <16 x float>, align 64
  %16 = alloca <16 x float>, align 64
  %17 = alloca <16 x float>, align 64
  %18 = alloca <16 x float>, align 64
  %19 = alloca <16 x float>, align 64
  %20 = sdiv i64 %1, 16
  %21 = icmp slt i64 %1, 16
  %22 = sub nsw i64 %1, 16
  %23 = select i1 %21, i64 0, i64 %22
  call void @llvm.lifetime.start.p0(i64 256, ptr %4) #10
  br label %24

24:                                               ; preds = %26, %3
  %.0 = phi i64 [ 0, %3 ], [ %30, %26 ]
  %25 = icmp slt i64 %.0, 4
  br i1 %25, label %26, label %31

26:                                               ; preds = %24
  %27 = call float @neutral(i32 noundef %2) #9
  %28 = call <16 x float> @all(float noundef %27) #9
  %29 = getelementptr inbounds [4 x <16 x float>], ptr %4, i64 0, i64 %.0
  store <16 x float> %28, ptr %29, align 16, !tbaa !82
  %30 = add nsw i64 %.0, 1
  br label %24, !llvm.loop !115

31:                                               ; preds = %34, %24
  %.039 = phi i64 [ 0, %24 ], [ %32, %34 ]
  %32 = add nsw i64 %.039, 4
  %33 = icmp sle i64 %32, %20
  br i1 %33, label %34, label %43

34:                                               ; preds = %31, %36
  %.040 = phi i64 [ %42, %36 ], [ 0, %31 ]
  %35 = icmp slt i64 %.040, 4
  br i1 %35, label %36, label %31, !llvm.loop !116

36:                                               ; preds = %34
  %37 = getelementptr inbounds [4 x <16 x float>], ptr %4, i64 0, i64 %.040
  %38 = load <16 x float>, ptr %37, align 16, !tbaa !82
  %39 = add nsw i64 %.039, %.040
  %40 = call <16 x float> @taken(ptr noundef %0, i64 noundef %39, i64 noundef 0, i32 noundef %2) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %38, ptr %5, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #10
  store <16 x float> %40, ptr %6, align 64, !tbaa !82
  %41 = call <16 x float> @together(ptr noundef byval(<16 x float>) align 64 %5, ptr noundef byval(<16 x float>) align 64 %6, i32 noundef %2) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #10
  store <16 x float> %41, ptr %37, align 16, !tbaa !82
  %42 = add nsw i64 %.040, 1
  br label %34, !llvm.loop !117

43:                                               ; preds = %31, %45
  %.1 = phi i64 [ %49, %45 ], [ %.039, %31 ]
  %44 = icmp slt i64 %.1, %20
  br i1 %44, label %45, label %50

45:                                               ; preds = %43
  %46 = load <16 x float>, ptr %4, align 16, !tbaa !82
  %47 = call <16 x float> @taken(ptr noundef %0, i64 noundef %.1, i64 noundef 0, i32 noundef %2) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #10
  store <16 x float> %46, ptr %7, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #10
  store <16 x float> %47, ptr %8, align 64, !tbaa !82
  %48 = call <16 x float> @together(ptr noundef byval(<16 x float>) align 64 %7, ptr noundef byval(<16 x float>) align 64 %8, i32 noundef %2) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #10
  store <16 x float> %48, ptr %4, align 16, !tbaa !82
  %49 = add nsw i64 %.1, 1
  br label %43, !llvm.loop !118

50:                                               ; preds = %43
  %51 = mul nsw i64 %20, 16
  %52 = icmp ne i64 %51, %1
  br i1 %52, label %53, label %64

53:                                               ; preds = %50
  %54 = sdiv i64 %23, 16
  %55 = srem i64 %23, 16
  %56 = call <16 x float> @taken(ptr noundef %0, i64 noundef %54, i64 noundef %55, i32 noundef %2) #9
  %57 = call <16 x i32> @lanes_left(i64 noundef %1) #9
  %58 = call float @neutral(i32 noundef %2) #9
  %59 = call <16 x float> @all(float noundef %58) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #10
  store <16 x i32> %57, ptr %9, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %10) #10
  store <16 x float> %56, ptr %10, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %11) #10
  store <16 x float> %59, ptr %11, align 64, !tbaa !82
  %60 = call <16 x float> @either(ptr noundef byval(<16 x i32>) align 64 %9, ptr noundef byval(<16 x float>) align 64 %10, ptr noundef byval(<16 x float>) align 64 %11) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %10) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %11) #10
  %61 = getelementptr inbounds [4 x <16 x float>], ptr %4, i64 0, i64 1
  %62 = load <16 x float>, ptr %61, align 16, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %12) #10
  store <16 x float> %62, ptr %12, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %13) #10
  store <16 x float> %60, ptr %13, align 64, !tbaa !82
  %63 = call <16 x float> @together(ptr noundef byval(<16 x float>) align 64 %12, ptr noundef byval(<16 x float>) align 64 %13, i32 noundef %2) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %12) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %13) #10
  store <16 x float> %63, ptr %61, align 16, !tbaa !82
  br label %64

64:                                               ; preds = %53, %50
  %65 = load <16 x float>, ptr %4, align 16, !tbaa !82
  %66 = getelementptr inbounds [4 x <16 x float>], ptr %4, i64 0, i64 1
  %67 = load <16 x float>, ptr %66, align 16, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %14) #10
  store <16 x float> %65, ptr %14, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %15) #10
  store <16 x float> %67, ptr %15, align 64, !tbaa !82
  %68 = call <16 x float> @together(ptr noundef byval(<16 x float>) align 64 %14, ptr noundef byval(<16 x float>) align 64 %15, i32 noundef %2) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %14) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %15) #10
  %69 = getelementptr inbounds [4 x <16 x float>], ptr %4, i64 0, i64 2
  %70 = load <16 x float>, ptr %69, align 16, !tbaa !82
  %71 = getelementptr inbounds [4 x <16 x float>], ptr %4, i64 0, i64 3
  %72 = load <16 x float>, ptr %71, align 16, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %16) #10
  store <16 x float> %70, ptr %16, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %17) #10
  store <16 x float> %72, ptr %17, align 64, !tbaa !82
  %73 = call <16 x float> @together(ptr noundef byval(<16 x float>) align 64 %16, ptr noundef byval(<16 x float>) align 64 %17, i32 noundef %2) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %16) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %17) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %18) #10
  store <16 x float> %68, ptr %18, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %19) #10
  store <16 x float> %73, ptr %19, align 64, !tbaa !82
  %74 = call <16 x float> @together(ptr noundef byval(<16 x float>) align 64 %18, ptr noundef byval(<16 x float>) align 64 %19, i32 noundef %2) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %18) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %19) #10
  call void @llvm.lifetime.end.p0(i64 256, ptr %4) #10
  ret <16 x float> %74
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @taken(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) #7 {
  %5 = load ptr, ptr %0, align 8, !tbaa !111
  %6 = getelementptr inbounds %struct.terms, ptr %0, i32 0, i32 2
  %7 = load i64, ptr %6, align 8, !tbaa !109
  %8 = mul nsw i64 %1, %7
  %9 = getelementptr inbounds float, ptr %5, i64 %8
  %10 = icmp ne i64 %7, 0
  %. = select i1 %10, i64 %2, i64 0
  %11 = getelementptr inbounds float, ptr %9, i64 %.
  %12 = call <16 x float> @get(ptr noundef %11) #9
  switch i32 %3, label %13 [
    i32 0, label %29
    i32 1, label %29
  ]

13:                                               ; preds = %4
  %14 = getelementptr inbounds %struct.terms, ptr %0, i32 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !113
  %16 = getelementptr inbounds %struct.terms, ptr %0, i32 0, i32 3
  %17 = load i64, ptr %16, align 8, !tbaa !112
  %18 = mul nsw i64 %1, %17
  %19 = getelementptr inbounds float, ptr %15, i64 %18
  %20 = icmp ne i64 %17, 0
  %.20 = select i1 %20, i64 %2, i64 0
  %21 = getelementptr inbounds float, ptr %19, i64 %.20
  %22 = call <16 x float> @get(ptr noundef %21) #9
  %23 = fsub <16 x float> %12, %22
  %24 = icmp eq i32 %3, 2
  br i1 %24, label %25, label %27

25:                                               ; preds = %13
  %26 = fmul <16 x float> %12, %22
  br label %29

27:                                               ; preds = %13
  %28 = fmul <16 x float> %23, %23
  br label %29

29:                                               ; preds = %25, %27, %4, %4
  %.0 = phi <16 x float> [ %12, %4 ], [ %12, %4 ], [ %26, %25 ], [ %28, %27 ]
  ret <16 x float> %.0
}

; Function Attrs: alwaysinline nounwind
define internal <16 x i32> @lanes_left(i64 noundef %0) #7 {
  %2 = icmp slt i64 %0, 16
  br i1 %2, label %3, label %9

3:                                                ; preds = %1
  %4 = trunc i64 %0 to i32
  %5 = insertelement <16 x i32> poison, i32 %4, i64 0
  %6 = shufflevector <16 x i32> %5, <16 x i32> poison, <16 x i32> zeroinitializer
  %7 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %6
  %8 = sext <16 x i1> %7 to <16 x i32>
  br label %17

9:                                                ; preds = %1
  %10 = srem i64 %0, 16
  %11 = sub nsw i64 16, %10
  %12 = trunc i64 %11 to i32
  %13 = insertelement <16 x i32> poison, i32 %12, i64 0
  %14 = shufflevector <16 x i32> %13, <16 x i32> poison, <16 x i32> zeroinitializer
  %15 = icmp sge <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %14
  %16 = sext <16 x i1> %15 to <16 x i32>
  br label %17

17:                                               ; preds = %9, %3
  %.0 = phi <16 x i32> [ %8, %3 ], [ %16, %9 ]
  ret <16 x i32> %.0
}

; Function Attrs: alwaysinline nounwind
define internal void @columns_together(ptr noundef %0, i32 noundef %1) #6 {
  %3 = alloca [4 x <16 x float>], align 16
  %4 = alloca <16 x float>, align 4
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  %8 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 5
  %9 = load i64, ptr %8, align 8, !tbaa !90
  %10 = icmp slt i64 %9, 16
  %. = select i1 %10, i64 16, i64 %9
  %11 = sub nsw i64 %., 16
  %12 = load ptr, ptr %0, align 8, !tbaa !84
  %13 = load ptr, ptr %12, align 8, !tbaa !65
  call void @llvm.lifetime.start.p0(i64 256, ptr %3) #10
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  %14 = srem i64 %., 16
  %15 = icmp ne i64 %14, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %2
  call void @of_columns(ptr noundef %0, i64 noundef %11, i64 noundef 1, ptr noundef %4, i32 noundef %1) #9
  br label %17

17:                                               ; preds = %16, %2
  br label %18

18:                                               ; preds = %22, %17
  %.030 = phi i64 [ 0, %17 ], [ %19, %22 ]
  %19 = add nsw i64 %.030, 64
  %20 = icmp sle i64 %19, %.
  br i1 %20, label %21, label %31

21:                                               ; preds = %18
  call void @of_columns(ptr noundef %0, i64 noundef %.030, i64 noundef 4, ptr noundef %3, i32 noundef %1) #9
  br label %22

22:                                               ; preds = %24, %21
  %.0 = phi i64 [ 0, %21 ], [ %30, %24 ]
  %23 = icmp slt i64 %.0, 4
  br i1 %23, label %24, label %18, !llvm.loop !119

24:                                               ; preds = %22
  %25 = getelementptr inbounds float, ptr %13, i64 %.030
  %26 = mul nsw i64 %.0, 16
  %27 = getelementptr inbounds float, ptr %25, i64 %26
  %28 = getelementptr inbounds [4 x <16 x float>], ptr %3, i64 0, i64 %.0
  %29 = load <16 x float>, ptr %28, align 16, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %29, ptr %5, align 64, !tbaa !82
  call void @put(ptr noundef %27, ptr noundef byval(<16 x float>) align 64 %5) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  %30 = add nsw i64 %.0, 1
  br label %22, !llvm.loop !120

31:                                               ; preds = %18, %34
  %.1 = phi i64 [ %32, %34 ], [ %.030, %18 ]
  %32 = add nsw i64 %.1, 16
  %33 = icmp sle i64 %32, %.
  br i1 %33, label %34, label %37

34:                                               ; preds = %31
  call void @of_columns(ptr noundef %0, i64 noundef %.1, i64 noundef 1, ptr noundef %3, i32 noundef %1) #9
  %35 = getelementptr inbounds float, ptr %13, i64 %.1
  %36 = load <16 x float>, ptr %3, align 16, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #10
  store <16 x float> %36, ptr %6, align 64, !tbaa !82
  call void @put(ptr noundef %35, ptr noundef byval(<16 x float>) align 64 %6) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #10
  br label %31, !llvm.loop !121

37:                                               ; preds = %31
  br i1 %15, label %38, label %41

38:                                               ; preds = %37
  %39 = getelementptr inbounds float, ptr %13, i64 %11
  %40 = load <16 x float>, ptr %4, align 4, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #10
  store <16 x float> %40, ptr %7, align 64, !tbaa !82
  call void @put(ptr noundef %39, ptr noundef byval(<16 x float>) align 64 %7) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #10
  br label %41

41:                                               ; preds = %38, %37
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  call void @llvm.lifetime.end.p0(i64 256, ptr %3) #10
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @of_columns(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i32 noundef %4) #7 {
  %6 = alloca [2 x [16 x float]], align 64
  %7 = alloca %struct.terms, align 8
  %8 = alloca <16 x float>, align 64
  %9 = alloca <16 x float>, align 64
  %10 = alloca <16 x float>, align 64
  %11 = alloca <16 x float>, align 64
  br label %12

12:                                               ; preds = %46, %5
  %.0 = phi i64 [ 0, %5 ], [ %47, %46 ]
  %13 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 4
  %14 = load i64, ptr %13, align 8, !tbaa !89
  %15 = icmp slt i64 %.0, %14
  br i1 %15, label %16, label %48

16:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(i64 128, ptr %6) #10
  call void @llvm.lifetime.start.p0(i64 32, ptr %7) #10
  call void @terms_of(ptr dead_on_unwind writable sret(%struct.terms) align 8 %7, ptr noundef %0, i64 noundef %.0, ptr noundef %6, i32 noundef %4) #9
  br label %17

17:                                               ; preds = %44, %16
  %.030 = phi i64 [ 0, %16 ], [ %45, %44 ]
  %18 = icmp slt i64 %.030, %2
  br i1 %18, label %19, label %46

19:                                               ; preds = %17
  %20 = sdiv i64 %1, 16
  %21 = add nsw i64 %20, %.030
  %22 = srem i64 %1, 16
  %23 = call <16 x float> @taken(ptr noundef %7, i64 noundef %21, i64 noundef %22, i32 noundef %4) #9
  %24 = icmp ne i64 %.0, 0
  br i1 %24, label %25, label %29

25:                                               ; preds = %19
  %26 = getelementptr inbounds <16 x float>, ptr %3, i64 %.030
  %27 = load <16 x float>, ptr %26, align 4, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #10
  store <16 x float> %27, ptr %8, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %9) #10
  store <16 x float> %23, ptr %9, align 64, !tbaa !82
  %28 = call <16 x float> @together(ptr noundef byval(<16 x float>) align 64 %8, ptr noundef byval(<16 x float>) align 64 %9, i32 noundef %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %9) #10
  store <16 x float> %28, ptr %26, align 4, !tbaa !82
  br label %44

29:                                               ; preds = %19
  %30 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 8
  %31 = load i64, ptr %30, align 8, !tbaa !93
  %32 = icmp ne i64 %31, 0
  br i1 %32, label %33, label %35

33:                                               ; preds = %29
  %34 = getelementptr inbounds <16 x float>, ptr %3, i64 %.030
  store <16 x float> %23, ptr %34, align 4, !tbaa !82
  br label %44

35:                                               ; preds = %29
  %36 = load ptr, ptr %0, align 8, !tbaa !84
  %37 = load ptr, ptr %36, align 8, !tbaa !65
  %38 = getelementptr inbounds float, ptr %37, i64 %1
  %39 = mul nsw i64 %.030, 16
  %40 = getelementptr inbounds float, ptr %38, i64 %39
  %41 = call <16 x float> @get(ptr noundef %40) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr %10) #10
  store <16 x float> %41, ptr %10, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %11) #10
  store <16 x float> %23, ptr %11, align 64, !tbaa !82
  %42 = call <16 x float> @together(ptr noundef byval(<16 x float>) align 64 %10, ptr noundef byval(<16 x float>) align 64 %11, i32 noundef %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %10) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %11) #10
  %43 = getelementptr inbounds <16 x float>, ptr %3, i64 %.030
  store <16 x float> %42, ptr %43, align 4, !tbaa !82
  br label %44

44:                                               ; preds = %25, %35, %33
  %45 = add nsw i64 %.030, 1
  br label %17, !llvm.loop !122

46:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(i64 32, ptr %7) #10
  call void @llvm.lifetime.end.p0(i64 128, ptr %6) #10
  %47 = add nsw i64 %.0, 1
  br label %12, !llvm.loop !123

48:                                               ; preds = %12
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @all_together(ptr noundef %0, i32 noundef %1) #7 {
  %3 = alloca [2 x [16 x float]], align 64
  %4 = alloca %struct.terms, align 8
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  %7 = load ptr, ptr %0, align 8, !tbaa !84
  %8 = load ptr, ptr %7, align 8, !tbaa !65
  call void @llvm.lifetime.start.p0(i64 128, ptr %3) #10
  %9 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 8
  %10 = load i64, ptr %9, align 8, !tbaa !93
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %2
  %13 = call float @neutral(i32 noundef %1) #9
  %14 = call <16 x float> @all(float noundef %13) #9
  br label %17

15:                                               ; preds = %2
  %16 = call <16 x float> @get(ptr noundef %8) #9
  br label %17

17:                                               ; preds = %15, %12
  %18 = phi <16 x float> [ %14, %12 ], [ %16, %15 ]
  br label %19

19:                                               ; preds = %23, %17
  %.014 = phi <16 x float> [ %18, %17 ], [ %26, %23 ]
  %.0 = phi i64 [ 0, %17 ], [ %27, %23 ]
  %20 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 4
  %21 = load i64, ptr %20, align 8, !tbaa !89
  %22 = icmp slt i64 %.0, %21
  br i1 %22, label %23, label %28

23:                                               ; preds = %19
  call void @terms_of(ptr dead_on_unwind writable sret(%struct.terms) align 8 %4, ptr noundef %0, i64 noundef %.0, ptr noundef %3, i32 noundef %1) #9
  %24 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 5
  %25 = load i64, ptr %24, align 8, !tbaa !90
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %.014, ptr %5, align 64, !tbaa !82
  %26 = call <16 x float> @of_row(ptr noundef byval(<16 x float>) align 64 %5, ptr noundef byval(%struct.terms) align 8 %4, i64 noundef %25, i32 noundef %1) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  %27 = add nsw i64 %.0, 1
  br label %19, !llvm.loop !124

28:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #10
  store <16 x float> %.014, ptr %6, align 64, !tbaa !82
  call void @put(ptr noundef %8, ptr noundef byval(<16 x float>) align 64 %6) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #10
  call void @llvm.lifetime.end.p0(i64 128, ptr %3) #10
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @narrow(ptr noundef %0, i32 noundef %1) #6 {
  %3 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 5
  %4 = load i64, ptr %3, align 8, !tbaa !90
  %5 = icmp sge i64 %4, 8
  br i1 %5, label %6, label %7

6:                                                ; preds = %2
  call void @narrow_rows(ptr noundef %0, i64 noundef 8, i32 noundef %1) #9
  br label %14

7:                                                ; preds = %2
  %8 = icmp sge i64 %4, 4
  br i1 %8, label %9, label %10

9:                                                ; preds = %7
  call void @narrow_rows(ptr noundef %0, i64 noundef 4, i32 noundef %1) #9
  br label %14

10:                                               ; preds = %7
  %11 = icmp sge i64 %4, 2
  br i1 %11, label %12, label %13

12:                                               ; preds = %10
  call void @narrow_rows(ptr noundef %0, i64 noundef 2, i32 noundef %1) #9
  br label %14

13:                                               ; preds = %10
  call void @narrow_rows(ptr noundef %0, i64 noundef 1, i32 noundef %1) #9
  br label %14

14:                                               ; preds = %9, %13, %12, %6
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @narrow_rows(ptr noundef %0, i64 noundef %1, i32 noundef %2) #7 {
  %4 = alloca <16 x float>, align 64
  br label %5

5:                                                ; preds = %19, %3
  %.0 = phi i64 [ 0, %3 ], [ %29, %19 ]
  %6 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 4
  %7 = load i64, ptr %6, align 8, !tbaa !89
  %8 = icmp slt i64 %.0, %7
  br i1 %8, label %9, label %30

9:                                                ; preds = %5
  %10 = load ptr, ptr %0, align 8, !tbaa !84
  %11 = load ptr, ptr %10, align 8, !tbaa !65
  %12 = getelementptr inbounds %struct.slot, ptr %10, i32 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !68
  %14 = mul nsw i64 %.0, %13
  %15 = getelementptr inbounds float, ptr %11, i64 %14
  %16 = icmp ne i32 %2, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %9
  %18 = call <16 x float> @all(float noundef 0.000000e+00) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr %4) #10
  store <16 x float> %18, ptr %4, align 64, !tbaa !82
  call void @put(ptr noundef %15, ptr noundef byval(<16 x float>) align 64 %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %4) #10
  br label %19

19:                                               ; preds = %17, %9
  %20 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 1
  %21 = load ptr, ptr %20, align 8, !tbaa !86
  %22 = load ptr, ptr %21, align 8, !tbaa !65
  %23 = getelementptr inbounds %struct.slot, ptr %21, i32 0, i32 1
  %24 = load i64, ptr %23, align 8, !tbaa !68
  %25 = mul nsw i64 %.0, %24
  %26 = getelementptr inbounds float, ptr %22, i64 %25
  %27 = getelementptr inbounds %struct.block, ptr %0, i32 0, i32 5
  %28 = load i64, ptr %27, align 8, !tbaa !90
  call void @copied(ptr noundef %15, ptr noundef %26, i64 noundef %28, i64 noundef %1) #9
  %29 = add nsw i64 %.0, 1
  br label %5, !llvm.loop !125

30:                                               ; preds = %5
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @copied(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #6 {
  %5 = alloca [8 x float], align 16
  %6 = alloca [8 x float], align 16
  call void @llvm.lifetime.start.p0(i64 32, ptr %5)
  call void @llvm.lifetime.start.p0(i64 32, ptr %6)
  %7 = mul nsw i64 4, %3
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %5, ptr align 4 %1, i64 %7, i1 false)
  %8 = getelementptr inbounds float, ptr %1, i64 %2
  %9 = sub i64 0, %3
  %10 = getelementptr inbounds float, ptr %8, i64 %9
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 4 %10, i64 %7, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 16 %5, i64 %7, i1 false)
  %11 = getelementptr inbounds float, ptr %0, i64 %2
  %12 = getelementptr inbounds float, ptr %11, i64 %9
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 16 %6, i64 %7, i1 false)
  call void @llvm.lifetime.end.p0(i64 32, ptr %6)
  call void @llvm.lifetime.end.p0(i64 32, ptr %5)
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @put_straight(ptr noundef %0, ptr noundef byval(<16 x float>) align 64 %1) #6 {
  %3 = load <16 x float>, ptr %1, align 64, !tbaa !82
  store <16 x float> %3, ptr %0, align 64, !tbaa !82, !nontemporal !126
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @total_of(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #7 {
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  %8 = alloca <16 x float>, align 64
  %9 = getelementptr inbounds %struct.total_words, ptr %0, i32 0, i32 4
  %10 = load i64, ptr %9, align 8, !tbaa !127
  %11 = icmp ne i64 %10, 0
  %. = select i1 %11, i64 %10, i64 16
  br label %12

12:                                               ; preds = %57, %4
  %.037 = phi i64 [ 0, %4 ], [ %42, %57 ]
  %13 = icmp slt i64 %.037, %.
  br i1 %13, label %14, label %58

14:                                               ; preds = %12
  %15 = getelementptr inbounds float, ptr %1, i64 %.037
  %16 = call <16 x float> @get(ptr noundef %15) #9
  br label %17

17:                                               ; preds = %21, %14
  %.036 = phi <16 x float> [ %16, %14 ], [ %28, %21 ]
  %.035 = phi i64 [ 1, %14 ], [ %29, %21 ]
  %18 = getelementptr inbounds %struct.total_words, ptr %0, i32 0, i32 5
  %19 = load i64, ptr %18, align 8, !tbaa !128
  %20 = icmp slt i64 %.035, %19
  br i1 %20, label %21, label %30

21:                                               ; preds = %17
  %22 = getelementptr inbounds %struct.total_words, ptr %0, i32 0, i32 2
  %23 = load i64, ptr %22, align 8, !tbaa !129
  %24 = mul nsw i64 %.035, %23
  %25 = getelementptr inbounds float, ptr %1, i64 %24
  %26 = getelementptr inbounds float, ptr %25, i64 %.037
  %27 = call <16 x float> @get(ptr noundef %26) #9
  call void @llvm.lifetime.start.p0(i64 64, ptr %5) #10
  store <16 x float> %.036, ptr %5, align 64, !tbaa !82
  call void @llvm.lifetime.start.p0(i64 64, ptr %6) #10
  store <16 x float> %27, ptr %6, align 64, !tbaa !82
  %28 = call <16 x float> @together(ptr noundef byval(<16 x float>) align 64 %5, ptr noundef byval(<16 x float>) align 64 %6, i32 noundef %3) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %6) #10
  %29 = add nsw i64 %.035, 1
  br label %17, !llvm.loop !130

30:                                               ; preds = %17
  %31 = load i64, ptr %9, align 8, !tbaa !127
  %32 = icmp ne i64 %31, 0
  br i1 %32, label %35, label %33

33:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(i64 64, ptr %7) #10
  store <16 x float> %.036, ptr %7, align 64, !tbaa !82
  %34 = call <16 x float> @across(ptr noundef byval(<16 x float>) align 64 %7, i32 noundef %3) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %7) #10
  br label %35

35:                                               ; preds = %33, %30
  %.1 = phi <16 x float> [ %.036, %30 ], [ %34, %33 ]
  %36 = getelementptr inbounds %struct.total_words, ptr %0, i32 0, i32 6
  %37 = load double, ptr %36, align 8, !tbaa !131
  %38 = fptrunc double %37 to float
  %39 = insertelement <16 x float> poison, float %38, i64 0
  %40 = shufflevector <16 x float> %39, <16 x float> poison, <16 x i32> zeroinitializer
  %41 = fdiv <16 x float> %.1, %40
  %42 = add nsw i64 %.037, 16
  %43 = load i64, ptr %9, align 8, !tbaa !127
  %44 = icmp sle i64 %42, %43
  br i1 %44, label %45, label %47

45:                                               ; preds = %35
  %46 = getelementptr inbounds float, ptr %2, i64 %.037
  call void @llvm.lifetime.start.p0(i64 64, ptr %8) #10
  store <16 x float> %41, ptr %8, align 64, !tbaa !82
  call void @put(ptr noundef %46, ptr noundef byval(<16 x float>) align 64 %8) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %8) #10
  br label %57

47:                                               ; preds = %35, %.critedge
  %.0 = phi i64 [ %56, %.critedge ], [ 0, %35 ]
  %48 = icmp eq i64 %.0, 0
  br i1 %48, label %.critedge, label %49

49:                                               ; preds = %47
  %50 = add nsw i64 %.037, %.0
  %51 = load i64, ptr %9, align 8, !tbaa !127
  %52 = icmp slt i64 %50, %51
  br i1 %52, label %.critedge, label %57

.critedge:                                        ; preds = %47, %49
  %53 = extractelement <16 x float> %41, i64 %.0
  %54 = add nsw i64 %.037, %.0
  %55 = getelementptr inbounds float, ptr %2, i64 %54
  store float %53, ptr %55, align 4, !tbaa !73
  %56 = add nsw i64 %.0, 1
  br label %47, !llvm.loop !132

57:                                               ; preds = %45, %49
  br label %12, !llvm.loop !133

58:                                               ; preds = %12
  ret void
}

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #3 = { inlinehint nounwind "no-builtins" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { alwaysinline nounwind "no-builtins" }
attributes #7 = { alwaysinline nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #8 = { noinline nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #9 = { nobuiltin "no-builtins" }
attributes #10 = { nounwind }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !3, i64 0}
!3 = !{!"long long", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !3, i64 24}
!7 = !{!"", !3, i64 0, !3, i64 8, !3, i64 16, !3, i64 24, !3, i64 32, !3, i64 40, !3, i64 48, !3, i64 56, !3, i64 64, !3, i64 72, !3, i64 80}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!11, !12, i64 192}
!11 = !{!"", !3, i64 0, !4, i64 8, !3, i64 64, !4, i64 72, !3, i64 128, !3, i64 136, !3, i64 144, !4, i64 152, !12, i64 192, !12, i64 200, !3, i64 208, !3, i64 216, !3, i64 224, !3, i64 232, !12, i64 240, !12, i64 248, !12, i64 256, !12, i64 264, !12, i64 272, !12, i64 280, !12, i64 288}
!12 = !{!"any pointer", !4, i64 0}
!13 = !{!11, !12, i64 200}
!14 = !{!11, !3, i64 208}
!15 = !{!11, !3, i64 216}
!16 = !{!11, !3, i64 0}
!17 = !{!11, !12, i64 240}
!18 = !{!11, !12, i64 280}
!19 = !{!11, !12, i64 256}
!20 = !{!11, !12, i64 288}
!21 = !{!11, !12, i64 248}
!22 = !{!11, !3, i64 232}
!23 = !{!11, !12, i64 264}
!24 = distinct !{!24, !9}
!25 = !{!7, !3, i64 64}
!26 = !{!7, !3, i64 48}
!27 = !{!7, !3, i64 56}
!28 = !{!29, !12, i64 0}
!29 = !{!"", !12, i64 0, !12, i64 8, !12, i64 16, !3, i64 24, !3, i64 32, !3, i64 40, !3, i64 48, !3, i64 56, !3, i64 64, !3, i64 72}
!30 = !{!7, !3, i64 72}
!31 = !{!29, !12, i64 8}
!32 = !{!29, !12, i64 16}
!33 = !{!29, !3, i64 24}
!34 = !{!29, !3, i64 32}
!35 = !{!29, !3, i64 40}
!36 = !{!29, !3, i64 48}
!37 = !{!29, !3, i64 56}
!38 = !{!29, !3, i64 64}
!39 = !{!29, !3, i64 72}
!40 = !{i64 0, i64 8, !41, i64 8, i64 8, !2, i64 16, i64 8, !2, i64 24, i64 8, !41, i64 32, i64 8, !2, i64 40, i64 8, !2}
!41 = !{!12, !12, i64 0}
!42 = distinct !{!42, !9}
!43 = !{!7, !3, i64 0}
!44 = !{!7, !3, i64 8}
!45 = !{!7, !3, i64 16}
!46 = !{!7, !3, i64 32}
!47 = distinct !{!47, !9}
!48 = !{!49, !3, i64 0}
!49 = !{!"", !3, i64 0, !3, i64 8}
!50 = !{!49, !3, i64 8}
!51 = distinct !{!51, !9}
!52 = !{!7, !3, i64 80}
!53 = !{!54, !3, i64 8}
!54 = !{!"", !3, i64 0, !3, i64 8, !3, i64 16, !3, i64 24, !3, i64 32, !3, i64 40, !55, i64 48}
!55 = !{!"double", !4, i64 0}
!56 = !{!54, !3, i64 24}
!57 = !{!54, !3, i64 0}
!58 = distinct !{!58, !9}
!59 = distinct !{!59, !9}
!60 = !{!11, !3, i64 224}
!61 = !{!62, !3, i64 8}
!62 = !{!"", !3, i64 0, !3, i64 8, !3, i64 16, !3, i64 24, !3, i64 32, !3, i64 40}
!63 = !{!62, !3, i64 24}
!64 = !{!62, !3, i64 0}
!65 = !{!66, !12, i64 0}
!66 = !{!"", !12, i64 0, !3, i64 8, !3, i64 16, !12, i64 24, !3, i64 32, !3, i64 40}
!67 = !{!62, !3, i64 16}
!68 = !{!66, !3, i64 8}
!69 = !{!66, !3, i64 16}
!70 = !{!66, !12, i64 24}
!71 = !{!66, !3, i64 32}
!72 = !{!66, !3, i64 40}
!73 = !{!74, !74, i64 0}
!74 = !{!"float", !4, i64 0}
!75 = !{!62, !3, i64 32}
!76 = !{!62, !3, i64 40}
!77 = !{!7, !3, i64 40}
!78 = distinct !{!78, !9}
!79 = distinct !{!79, !9}
!80 = distinct !{!80, !9}
!81 = distinct !{!81, !9}
!82 = !{!4, !4, i64 0}
!83 = distinct !{!83, !9}
!84 = !{!85, !12, i64 0}
!85 = !{!"", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !3, i64 32, !3, i64 40, !3, i64 48, !3, i64 56, !3, i64 64}
!86 = !{!85, !12, i64 8}
!87 = !{!85, !12, i64 16}
!88 = !{!85, !12, i64 24}
!89 = !{!85, !3, i64 32}
!90 = !{!85, !3, i64 40}
!91 = !{!85, !3, i64 48}
!92 = !{!85, !3, i64 56}
!93 = !{!85, !3, i64 64}
!94 = !{!95, !4, i64 0}
!95 = !{!"", !4, i64 0, !4, i64 1, !4, i64 2, !4, i64 3, !4, i64 4, !4, i64 5, !4, i64 6, !4, i64 7}
!96 = distinct !{!96, !9}
!97 = distinct !{!97, !9}
!98 = distinct !{!98, !9}
!99 = distinct !{!99, !9}
!100 = distinct !{!100, !9}
!101 = distinct !{!101, !9}
!102 = distinct !{!102, !9}
!103 = !{i64 0, i64 8, !41, i64 8, i64 8, !2, i64 16, i64 8, !2}
!104 = !{i64 0, i64 8, !2, i64 8, i64 8, !41, i64 16, i64 8, !2, i64 24, i64 8, !2}
!105 = distinct !{!105, !9, !106}
!106 = !{!"llvm.loop.unroll.count", i32 4}
!107 = distinct !{!107, !9}
!108 = distinct !{!108, !9}
!109 = !{!110, !3, i64 16}
!110 = !{!"", !12, i64 0, !12, i64 8, !3, i64 16, !3, i64 24}
!111 = !{!110, !12, i64 0}
!112 = !{!110, !3, i64 24}
!113 = !{!110, !12, i64 8}
!114 = distinct !{!114, !9}
!115 = distinct !{!115, !9}
!116 = distinct !{!116, !9}
!117 = distinct !{!117, !9}
!118 = distinct !{!118, !9}
!119 = distinct !{!119, !9}
!120 = distinct !{!120, !9}
!121 = distinct !{!121, !9}
!122 = distinct !{!122, !9}
!123 = distinct !{!123, !9}
!124 = distinct !{!124, !9}
!125 = distinct !{!125, !9}
!126 = !{i32 1}
!127 = !{!54, !3, i64 32}
!128 = !{!54, !3, i64 40}
!129 = !{!54, !3, i64 16}
!130 = distinct !{!130, !9}
!131 = !{!54, !55, i64 48}
!132 = distinct !{!132, !9}
!133 = distinct !{!133, !9}
