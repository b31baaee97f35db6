; Made by tools/ir.py from blocks.c with clang 19; do not edit.
; sha256 of the C source: 72d44d90a3639d18fbf07ebfe1f75d1a4f6253448e37ead2b6118fad0317079c
; sha256 of what follows: 7dc9051b7ce1612fd17c03fae4c4e0591aa8f7bdeb58bf873afcfcd59dd7268a

%struct.pair = type { <16 x float>, <16 x float> }

; Function Attrs: nounwind
define void @convolved(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i64 noundef %9, i64 noundef %10) #0 {
  br label %12

12:                                               ; preds = %71, %11
  %.0196 = phi i64 [ %10, %11 ], [ %77, %71 ]
  %.0195 = phi ptr [ %8, %11 ], [ %76, %71 ]
  %.0 = phi ptr [ %6, %11 ], [ %73, %71 ]
  %13 = icmp sgt i64 %.0196, 0
  br i1 %13, label %14, label %78

14:                                               ; preds = %12
  %15 = icmp slt i64 %.0196, 8
  %.0196. = select i1 %15, i64 %.0196, i64 8
  br label %16

16:                                               ; preds = %29, %14
  %.0199 = phi i64 [ 0, %14 ], [ %30, %29 ]
  %17 = icmp slt i64 %.0199, %.0196.
  br i1 %17, label %18, label %31

18:                                               ; preds = %16, %20
  %.0198 = phi i64 [ %28, %20 ], [ 0, %16 ]
  %19 = icmp slt i64 %.0198, %5
  br i1 %19, label %20, label %29

20:                                               ; preds = %18
  %21 = mul nsw i64 %.0199, %5
  %22 = add nsw i64 %21, %.0198
  %23 = getelementptr inbounds float, ptr %.0, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !2
  %25 = mul nsw i64 %.0198, %.0196.
  %26 = add nsw i64 %25, %.0199
  %27 = getelementptr inbounds float, ptr %7, i64 %26
  store float %24, ptr %27, align 4, !tbaa !2
  %28 = add nsw i64 %.0198, 1
  br label %18, !llvm.loop !6

29:                                               ; preds = %18
  %30 = add nsw i64 %.0199, 1
  br label %16, !llvm.loop !8

31:                                               ; preds = %16, %69
  %.0197 = phi i64 [ %70, %69 ], [ 0, %16 ]
  %32 = icmp slt i64 %.0197, %9
  br i1 %32, label %33, label %71

33:                                               ; preds = %31
  %34 = getelementptr inbounds float, ptr %0, i64 %.0197
  %35 = getelementptr inbounds float, ptr %.0195, i64 %.0197
  %36 = sub nsw i64 %9, %.0197
  switch i64 %.0196., label %69 [
    i64 1, label %37
    i64 2, label %41
    i64 3, label %45
    i64 4, label %49
    i64 5, label %53
    i64 6, label %57
    i64 7, label %61
    i64 8, label %65
  ]

37:                                               ; preds = %33
  %38 = icmp sge i64 %36, 32
  br i1 %38, label %39, label %40

39:                                               ; preds = %37
  call void @whole_1(ptr noundef %34, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %35, i64 noundef %9) #9
  br label %69

40:                                               ; preds = %37
  call void @part_1(ptr noundef %34, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %35, i64 noundef %9, i64 noundef %36) #9
  br label %69

41:                                               ; preds = %33
  %42 = icmp sge i64 %36, 32
  br i1 %42, label %43, label %44

43:                                               ; preds = %41
  call void @whole_2(ptr noundef %34, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %35, i64 noundef %9) #9
  br label %69

44:                                               ; preds = %41
  call void @part_2(ptr noundef %34, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %35, i64 noundef %9, i64 noundef %36) #9
  br label %69

45:                                               ; preds = %33
  %46 = icmp sge i64 %36, 32
  br i1 %46, label %47, label %48

47:                                               ; preds = %45
  call void @whole_3(ptr noundef %34, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %35, i64 noundef %9) #9
  br label %69

48:                                               ; preds = %45
  call void @part_3(ptr noundef %34, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %35, i64 noundef %9, i64 noundef %36) #9
  br label %69

49:                                               ; preds = %33
  %50 = icmp sge i64 %36, 32
  br i1 %50, label %51, label %52

51:                                               ; preds = %49
  call void @whole_4(ptr noundef %34, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %35, i64 noundef %9) #9
  br label %69

52:                                               ; preds = %49
  call void @part_4(ptr noundef %34, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %35, i64 noundef %9, i64 noundef %36) #9
  br label %69

53:                                               ; preds = %33
  %54 = icmp sge i64 %36, 32
  br i1 %54, label %55, label %56

55:                                               ; preds = %53
  call void @whole_5(ptr noundef %34, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %35, i64 noundef %9) #9
  br label %69

56:                                               ; preds = %53
  call void @part_5(ptr noundef %34, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %35, i64 noundef %9, i64 noundef %36) #9
  br label %69

57:                                               ; preds = %33
  %58 = icmp sge i64 %36, 32
  br i1 %58, label %59, label %60

59:                                               ; preds = %57
  call void @whole_6(ptr noundef %34, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %35, i64 noundef %9) #9
  br label %69

60:                                               ; preds = %57
  call void @part_6(ptr noundef %34, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %35, i64 noundef %9, i64 noundef %36) #9
  br label %69

61:                                               ; preds = %33
  %62 = icmp sge i64 %36, 32
  br i1 %62, label %63, label %64

63:                                               ; preds = %61
  call void @whole_7(ptr noundef %34, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %35, i64 noundef %9) #9
  br label %69

64:                                               ; preds = %61
  call void @part_7(ptr noundef %34, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %35, i64 noundef %9, i64 noundef %36) #9
  br label %69

65:                                               ; preds = %33
  %66 = icmp sge i64 %36, 32
  br i1 %66, label %67, label %68

67:                                               ; preds = %65
  call void @whole_8(ptr noundef %34, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %35, i64 noundef %9) #9
  br label %69

68:                                               ; preds = %65
  call void @part_8(ptr noundef %34, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %35, i64 noundef %9, i64 noundef %36) #9
  br label %69

69:                                               ; preds = %33, %40, %39, %44, %43, %48, %47, %52, %51, %56, %55, %60, %59, %64, %63, %68, %67
  %70 = add nsw i64 %.0197, 32
  br label %31, !llvm.loop !9

71:                                               ; preds = %31
  %72 = mul nsw i64 %.0196., %5
  %73 = getelementptr inbounds float, ptr %.0, i64 %72
  %74 = mul nsw i64 %.0196., %2
  %75 = mul nsw i64 %74, %9
  %76 = getelementptr inbounds float, ptr %.0195, i64 %75
  %77 = sub nsw i64 %.0196, %.0196.
  br label %12, !llvm.loop !10

78:                                               ; preds = %12
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noinline nounwind
define internal void @whole_1(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8) #2 {
  br label %10

10:                                               ; preds = %12, %9
  %.0 = phi i64 [ 0, %9 ], [ %18, %12 ]
  %11 = icmp slt i64 %.0, %2
  br i1 %11, label %12, label %19

12:                                               ; preds = %10
  %13 = mul nsw i64 %.0, %3
  %14 = getelementptr inbounds i64, ptr %1, i64 %13
  %15 = mul nsw i64 %.0, %8
  %16 = getelementptr inbounds float, ptr %7, i64 %15
  %17 = mul nsw i64 %2, %8
  call void @largest_of_corners(ptr noundef %0, ptr noundef %14, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %16, i64 noundef %17, i64 noundef 32, i64 noundef 1) #9
  %18 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !11

19:                                               ; preds = %10
  ret void
}

; Function Attrs: noinline nounwind
define internal void @part_1(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8, i64 noundef %9) #2 {
  br label %11

11:                                               ; preds = %13, %10
  %.0 = phi i64 [ 0, %10 ], [ %19, %13 ]
  %12 = icmp slt i64 %.0, %2
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %3
  %15 = getelementptr inbounds i64, ptr %1, i64 %14
  %16 = mul nsw i64 %.0, %8
  %17 = getelementptr inbounds float, ptr %7, i64 %16
  %18 = mul nsw i64 %2, %8
  call void @largest_of_corners(ptr noundef %0, ptr noundef %15, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %17, i64 noundef %18, i64 noundef %9, i64 noundef 1) #9
  %19 = add nsw i64 %.0, 1
  br label %11, !llvm.loop !12

20:                                               ; preds = %11
  ret void
}

; Function Attrs: noinline nounwind
define internal void @whole_2(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8) #2 {
  br label %10

10:                                               ; preds = %12, %9
  %.0 = phi i64 [ 0, %9 ], [ %18, %12 ]
  %11 = icmp slt i64 %.0, %2
  br i1 %11, label %12, label %19

12:                                               ; preds = %10
  %13 = mul nsw i64 %.0, %3
  %14 = getelementptr inbounds i64, ptr %1, i64 %13
  %15 = mul nsw i64 %.0, %8
  %16 = getelementptr inbounds float, ptr %7, i64 %15
  %17 = mul nsw i64 %2, %8
  call void @largest_of_corners(ptr noundef %0, ptr noundef %14, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %16, i64 noundef %17, i64 noundef 32, i64 noundef 2) #9
  %18 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !13

19:                                               ; preds = %10
  ret void
}

; Function Attrs: noinline nounwind
define internal void @part_2(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8, i64 noundef %9) #2 {
  br label %11

11:                                               ; preds = %13, %10
  %.0 = phi i64 [ 0, %10 ], [ %19, %13 ]
  %12 = icmp slt i64 %.0, %2
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %3
  %15 = getelementptr inbounds i64, ptr %1, i64 %14
  %16 = mul nsw i64 %.0, %8
  %17 = getelementptr inbounds float, ptr %7, i64 %16
  %18 = mul nsw i64 %2, %8
  call void @largest_of_corners(ptr noundef %0, ptr noundef %15, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %17, i64 noundef %18, i64 noundef %9, i64 noundef 2) #9
  %19 = add nsw i64 %.0, 1
  br label %11, !llvm.loop !14

20:                                               ; preds = %11
  ret void
}

; Function Attrs: noinline nounwind
define internal void @whole_3(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8) #2 {
  br label %10

10:                                               ; preds = %12, %9
  %.0 = phi i64 [ 0, %9 ], [ %18, %12 ]
  %11 = icmp slt i64 %.0, %2
  br i1 %11, label %12, label %19

12:                                               ; preds = %10
  %13 = mul nsw i64 %.0, %3
  %14 = getelementptr inbounds i64, ptr %1, i64 %13
  %15 = mul nsw i64 %.0, %8
  %16 = getelementptr inbounds float, ptr %7, i64 %15
  %17 = mul nsw i64 %2, %8
  call void @largest_of_corners(ptr noundef %0, ptr noundef %14, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %16, i64 noundef %17, i64 noundef 32, i64 noundef 3) #9
  %18 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !15

19:                                               ; preds = %10
  ret void
}

; Function Attrs: noinline nounwind
define internal void @part_3(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8, i64 noundef %9) #2 {
  br label %11

11:                                               ; preds = %13, %10
  %.0 = phi i64 [ 0, %10 ], [ %19, %13 ]
  %12 = icmp slt i64 %.0, %2
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %3
  %15 = getelementptr inbounds i64, ptr %1, i64 %14
  %16 = mul nsw i64 %.0, %8
  %17 = getelementptr inbounds float, ptr %7, i64 %16
  %18 = mul nsw i64 %2, %8
  call void @largest_of_corners(ptr noundef %0, ptr noundef %15, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %17, i64 noundef %18, i64 noundef %9, i64 noundef 3) #9
  %19 = add nsw i64 %.0, 1
  br label %11, !llvm.loop !16

20:                                               ; preds = %11
  ret void
}

; Function Attrs: noinline nounwind
define internal void @whole_4(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8) #2 {
  br label %10

10:                                               ; preds = %12, %9
  %.0 = phi i64 [ 0, %9 ], [ %18, %12 ]
  %11 = icmp slt i64 %.0, %2
  br i1 %11, label %12, label %19

12:                                               ; preds = %10
  %13 = mul nsw i64 %.0, %3
  %14 = getelementptr inbounds i64, ptr %1, i64 %13
  %15 = mul nsw i64 %.0, %8
  %16 = getelementptr inbounds float, ptr %7, i64 %15
  %17 = mul nsw i64 %2, %8
  call void @largest_of_corners(ptr noundef %0, ptr noundef %14, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %16, i64 noundef %17, i64 noundef 32, i64 noundef 4) #9
  %18 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !17

19:                                               ; preds = %10
  ret void
}

; Function Attrs: noinline nounwind
define internal void @part_4(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8, i64 noundef %9) #2 {
  br label %11

11:                                               ; preds = %13, %10
  %.0 = phi i64 [ 0, %10 ], [ %19, %13 ]
  %12 = icmp slt i64 %.0, %2
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %3
  %15 = getelementptr inbounds i64, ptr %1, i64 %14
  %16 = mul nsw i64 %.0, %8
  %17 = getelementptr inbounds float, ptr %7, i64 %16
  %18 = mul nsw i64 %2, %8
  call void @largest_of_corners(ptr noundef %0, ptr noundef %15, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %17, i64 noundef %18, i64 noundef %9, i64 noundef 4) #9
  %19 = add nsw i64 %.0, 1
  br label %11, !llvm.loop !18

20:                                               ; preds = %11
  ret void
}

; Function Attrs: noinline nounwind
define internal void @whole_5(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8) #2 {
  br label %10

10:                                               ; preds = %12, %9
  %.0 = phi i64 [ 0, %9 ], [ %18, %12 ]
  %11 = icmp slt i64 %.0, %2
  br i1 %11, label %12, label %19

12:                                               ; preds = %10
  %13 = mul nsw i64 %.0, %3
  %14 = getelementptr inbounds i64, ptr %1, i64 %13
  %15 = mul nsw i64 %.0, %8
  %16 = getelementptr inbounds float, ptr %7, i64 %15
  %17 = mul nsw i64 %2, %8
  call void @largest_of_corners(ptr noundef %0, ptr noundef %14, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %16, i64 noundef %17, i64 noundef 32, i64 noundef 5) #9
  %18 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !19

19:                                               ; preds = %10
  ret void
}

; Function Attrs: noinline nounwind
define internal void @part_5(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8, i64 noundef %9) #2 {
  br label %11

11:                                               ; preds = %13, %10
  %.0 = phi i64 [ 0, %10 ], [ %19, %13 ]
  %12 = icmp slt i64 %.0, %2
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %3
  %15 = getelementptr inbounds i64, ptr %1, i64 %14
  %16 = mul nsw i64 %.0, %8
  %17 = getelementptr inbounds float, ptr %7, i64 %16
  %18 = mul nsw i64 %2, %8
  call void @largest_of_corners(ptr noundef %0, ptr noundef %15, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %17, i64 noundef %18, i64 noundef %9, i64 noundef 5) #9
  %19 = add nsw i64 %.0, 1
  br label %11, !llvm.loop !20

20:                                               ; preds = %11
  ret void
}

; Function Attrs: noinline nounwind
define internal void @whole_6(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8) #2 {
  br label %10

10:                                               ; preds = %12, %9
  %.0 = phi i64 [ 0, %9 ], [ %18, %12 ]
  %11 = icmp slt i64 %.0, %2
  br i1 %11, label %12, label %19

12:                                               ; preds = %10
  %13 = mul nsw i64 %.0, %3
  %14 = getelementptr inbounds i64, ptr %1, i64 %13
  %15 = mul nsw i64 %.0, %8
  %16 = getelementptr inbounds float, ptr %7, i64 %15
  %17 = mul nsw i64 %2, %8
  call void @largest_of_corners(ptr noundef %0, ptr noundef %14, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %16, i64 noundef %17, i64 noundef 32, i64 noundef 6) #9
  %18 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !21

19:                                               ; preds = %10
  ret void
}

; Function Attrs: noinline nounwind
define internal void @part_6(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8, i64 noundef %9) #2 {
  br label %11

11:                                               ; preds = %13, %10
  %.0 = phi i64 [ 0, %10 ], [ %19, %13 ]
  %12 = icmp slt i64 %.0, %2
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %3
  %15 = getelementptr inbounds i64, ptr %1, i64 %14
  %16 = mul nsw i64 %.0, %8
  %17 = getelementptr inbounds float, ptr %7, i64 %16
  %18 = mul nsw i64 %2, %8
  call void @largest_of_corners(ptr noundef %0, ptr noundef %15, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %17, i64 noundef %18, i64 noundef %9, i64 noundef 6) #9
  %19 = add nsw i64 %.0, 1
  br label %11, !llvm.loop !22

20:                                               ; preds = %11
  ret void
}

; Function Attrs: noinline nounwind
define internal void @whole_7(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8) #2 {
  br label %10

10:                                               ; preds = %12, %9
  %.0 = phi i64 [ 0, %9 ], [ %18, %12 ]
  %11 = icmp slt i64 %.0, %2
  br i1 %11, label %12, label %19

12:                                               ; preds = %10
  %13 = mul nsw i64 %.0, %3
  %14 = getelementptr inbounds i64, ptr %1, i64 %13
  %15 = mul nsw i64 %.0, %8
  %16 = getelementptr inbounds float, ptr %7, i64 %15
  %17 = mul nsw i64 %2, %8
  call void @largest_of_corners(ptr noundef %0, ptr noundef %14, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %16, i64 noundef %17, i64 noundef 32, i64 noundef 7) #9
  %18 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !23

19:                                               ; preds = %10
  ret void
}

; Function Attrs: noinline nounwind
define internal void @part_7(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8, i64 noundef %9) #2 {
  br label %11

11:                                               ; preds = %13, %10
  %.0 = phi i64 [ 0, %10 ], [ %19, %13 ]
  %12 = icmp slt i64 %.0, %2
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %3
  %15 = getelementptr inbounds i64, ptr %1, i64 %14
  %16 = mul nsw i64 %.0, %8
  %17 = getelementptr inbounds float, ptr %7, i64 %16
  %18 = mul nsw i64 %2, %8
  call void @largest_of_corners(ptr noundef %0, ptr noundef %15, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %17, i64 noundef %18, i64 noundef %9, i64 noundef 7) #9
  %19 = add nsw i64 %.0, 1
  br label %11, !llvm.loop !24

20:                                               ; preds = %11
  ret void
}

; Function Attrs: noinline nounwind
define internal void @whole_8(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8) #2 {
  br label %10

10:                                               ; preds = %12, %9
  %.0 = phi i64 [ 0, %9 ], [ %18, %12 ]
  %11 = icmp slt i64 %.0, %2
  br i1 %11, label %12, label %19

12:                                               ; preds = %10
  %13 = mul nsw i64 %.0, %3
  %14 = getelementptr inbounds i64, ptr %1, i64 %13
  %15 = mul nsw i64 %.0, %8
  %16 = getelementptr inbounds float, ptr %7, i64 %15
  %17 = mul nsw i64 %2, %8
  call void @largest_of_corners(ptr noundef %0, ptr noundef %14, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %16, i64 noundef %17, i64 noundef 32, i64 noundef 8) #9
  %18 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !25

19:                                               ; preds = %10
  ret void
}

; Function Attrs: noinline nounwind
define internal void @part_8(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8, i64 noundef %9) #2 {
  br label %11

11:                                               ; preds = %13, %10
  %.0 = phi i64 [ 0, %10 ], [ %19, %13 ]
  %12 = icmp slt i64 %.0, %2
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %3
  %15 = getelementptr inbounds i64, ptr %1, i64 %14
  %16 = mul nsw i64 %.0, %8
  %17 = getelementptr inbounds float, ptr %7, i64 %16
  %18 = mul nsw i64 %2, %8
  call void @largest_of_corners(ptr noundef %0, ptr noundef %15, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %17, i64 noundef %18, i64 noundef %9, i64 noundef 8) #9
  %19 = add nsw i64 %.0, 1
  br label %11, !llvm.loop !26

20:                                               ; preds = %11
  ret void
}

; Function Attrs: nounwind
define void @switched(ptr noalias noundef %0, ptr noalias noundef %1, float noundef %2, float noundef %3, i64 noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, i64 noundef %7, i64 noundef %8, i64 noundef %9) #3 {
  %11 = icmp ne i64 %4, 0
  br i1 %11, label %12, label %19

12:                                               ; preds = %10, %16
  %.0 = phi i64 [ %18, %16 ], [ 0, %10 ]
  %13 = mul nsw i64 3, %8
  %14 = mul nsw i64 %13, %9
  %15 = icmp slt i64 %.0, %14
  br i1 %15, label %16, label %19

16:                                               ; preds = %12
  %17 = getelementptr inbounds float, ptr %6, i64 %.0
  store float 0.000000e+00, ptr %17, align 4, !tbaa !2
  %18 = add nsw i64 %.0, 1
  br label %12, !llvm.loop !27

19:                                               ; preds = %12, %10
  br label %20

20:                                               ; preds = %65, %19
  %.063 = phi i64 [ 0, %19 ], [ %66, %65 ]
  %21 = icmp slt i64 %.063, %8
  br i1 %21, label %22, label %67

22:                                               ; preds = %20
  %23 = sub nsw i64 %8, %.063
  %24 = icmp slt i64 %23, 64
  %. = select i1 %24, i64 %23, i64 64
  br label %25

25:                                               ; preds = %63, %22
  %.064 = phi i64 [ 0, %22 ], [ %64, %63 ]
  %26 = icmp slt i64 %.064, %7
  br i1 %26, label %27, label %65

27:                                               ; preds = %25
  %28 = mul nsw i64 %.064, %8
  %29 = getelementptr inbounds float, ptr %0, i64 %28
  %30 = getelementptr inbounds float, ptr %29, i64 %.063
  %31 = getelementptr inbounds float, ptr %1, i64 %28
  %32 = getelementptr inbounds float, ptr %31, i64 %.063
  %33 = icmp eq i64 %., 64
  br i1 %33, label %34, label %37

34:                                               ; preds = %27
  %35 = call i64 @above_zero(ptr noundef %30, ptr noundef %32, float noundef %3, i64 noundef 64) #9
  %36 = call i64 @above_zero(ptr noundef %30, ptr noundef %32, float noundef %2, i64 noundef 64) #9
  br label %40

37:                                               ; preds = %27
  %38 = call i64 @above_zero(ptr noundef %30, ptr noundef %32, float noundef %3, i64 noundef %.) #9
  %39 = call i64 @above_zero(ptr noundef %30, ptr noundef %32, float noundef %2, i64 noundef %.) #9
  br label %40

40:                                               ; preds = %37, %34
  %.062 = phi i64 [ %35, %34 ], [ %38, %37 ]
  %.061 = phi i64 [ %36, %34 ], [ %39, %37 ]
  %spec.select = select i1 %11, i64 0, i64 %.061
  %41 = xor i64 %.062, %spec.select
  br label %42

42:                                               ; preds = %44, %40
  %.060 = phi i64 [ %41, %40 ], [ %62, %44 ]
  %43 = icmp ne i64 %.060, 0
  br i1 %43, label %44, label %63

44:                                               ; preds = %42
  %45 = call i64 @llvm.cttz.i64(i64 %.060, i1 true)
  %46 = trunc i64 %45 to i32
  %47 = sext i32 %46 to i64
  %48 = add nsw i64 %.063, %47
  %49 = mul nsw i64 3, %48
  %50 = mul nsw i64 %49, %9
  %51 = getelementptr inbounds float, ptr %6, i64 %50
  %52 = mul nsw i64 2, %.064
  %53 = mul nsw i64 %52, %9
  %54 = getelementptr inbounds float, ptr %5, i64 %53
  %55 = getelementptr inbounds float, ptr %30, i64 %47
  %56 = load float, ptr %55, align 4, !tbaa !2
  %57 = getelementptr inbounds float, ptr %32, i64 %47
  %58 = load float, ptr %57, align 4, !tbaa !2
  %59 = lshr i64 %.062, %47
  %60 = and i64 %59, 1
  call void @switch_one(ptr noundef %51, ptr noundef %54, float noundef %56, float noundef %58, i64 noundef %60, i64 noundef %9) #9
  %61 = sub i64 %.060, 1
  %62 = and i64 %.060, %61
  br label %42, !llvm.loop !28

63:                                               ; preds = %42
  %64 = add nsw i64 %.064, 1
  br label %25, !llvm.loop !29

65:                                               ; preds = %25
  %66 = add nsw i64 %.063, 64
  br label %20, !llvm.loop !30

67:                                               ; preds = %20
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal i64 @above_zero(ptr noundef %0, ptr noundef %1, float noundef %2, i64 noundef %3) #4 {
  br label %5

5:                                                ; preds = %8, %4
  %.023 = phi i64 [ 0, %4 ], [ %6, %8 ]
  %.0 = phi i64 [ 0, %4 ], [ %21, %8 ]
  %6 = add nsw i64 %.023, 16
  %7 = icmp sle i64 %6, %3
  br i1 %7, label %8, label %22

8:                                                ; preds = %5
  %9 = getelementptr inbounds float, ptr %0, i64 %.023
  %10 = load <16 x float>, ptr %9, align 4, !tbaa !31
  %11 = getelementptr inbounds float, ptr %1, i64 %.023
  %12 = load <16 x float>, ptr %11, align 4, !tbaa !31
  %13 = insertelement <16 x float> poison, float %2, i64 0
  %14 = shufflevector <16 x float> %13, <16 x float> poison, <16 x i32> zeroinitializer
  %15 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %12, <16 x float> %14, <16 x float> %10)
  %16 = fcmp ogt <16 x float> %15, zeroinitializer
  %17 = sext <16 x i1> %16 to <16 x i32>
  %18 = bitcast <16 x i1> %16 to i16
  %19 = zext i16 %18 to i64
  %20 = shl i64 %19, %.023
  %21 = or i64 %.0, %20
  br label %5, !llvm.loop !32

22:                                               ; preds = %5, %24
  %.124 = phi i64 [ %35, %24 ], [ %.023, %5 ]
  %.1 = phi i64 [ %34, %24 ], [ %.0, %5 ]
  %23 = icmp slt i64 %.124, %3
  br i1 %23, label %24, label %36

24:                                               ; preds = %22
  %25 = getelementptr inbounds float, ptr %1, i64 %.124
  %26 = load float, ptr %25, align 4, !tbaa !2
  %27 = getelementptr inbounds float, ptr %0, i64 %.124
  %28 = load float, ptr %27, align 4, !tbaa !2
  %29 = call float @llvm.fmuladd.f32(float %26, float %2, float %28)
  %30 = fcmp ogt float %29, 0.000000e+00
  %31 = zext i1 %30 to i32
  %32 = sext i32 %31 to i64
  %33 = shl i64 %32, %.124
  %34 = or i64 %.1, %33
  %35 = add nsw i64 %.124, 1
  br label %22, !llvm.loop !33

36:                                               ; preds = %22
  ret i64 %.1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #5

; Function Attrs: noinline nounwind
define internal void @switch_one(ptr noundef %0, ptr noundef %1, float noundef %2, float noundef %3, i64 noundef %4, i64 noundef %5) #2 {
  %7 = icmp ne i64 %4, 0
  %8 = fneg float %2
  %9 = fneg float %3
  %.056 = select i1 %7, float %3, float %9
  %.0 = select i1 %7, float %2, float %8
  br label %10

10:                                               ; preds = %13, %6
  %.057 = phi i64 [ 0, %6 ], [ %11, %13 ]
  %11 = add nsw i64 %.057, 16
  %12 = icmp sle i64 %11, %5
  br i1 %12, label %13, label %37

13:                                               ; preds = %10
  %14 = getelementptr inbounds float, ptr %0, i64 %.057
  %15 = getelementptr inbounds float, ptr %0, i64 %5
  %16 = getelementptr inbounds float, ptr %15, i64 %.057
  %17 = mul nsw i64 2, %5
  %18 = getelementptr inbounds float, ptr %0, i64 %17
  %19 = getelementptr inbounds float, ptr %18, i64 %.057
  %20 = getelementptr inbounds float, ptr %1, i64 %.057
  %21 = load <16 x float>, ptr %20, align 4, !tbaa !31
  %22 = getelementptr inbounds float, ptr %1, i64 %5
  %23 = getelementptr inbounds float, ptr %22, i64 %.057
  %24 = load <16 x float>, ptr %23, align 4, !tbaa !31
  %25 = insertelement <16 x float> poison, float %.0, i64 0
  %26 = shufflevector <16 x float> %25, <16 x float> poison, <16 x i32> zeroinitializer
  %27 = load <16 x float>, ptr %14, align 4, !tbaa !31
  %28 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %26, <16 x float> %21, <16 x float> %27)
  store <16 x float> %28, ptr %14, align 4, !tbaa !31
  %29 = insertelement <16 x float> poison, float %.056, i64 0
  %30 = shufflevector <16 x float> %29, <16 x float> poison, <16 x i32> zeroinitializer
  %31 = fmul <16 x float> %30, %21
  %32 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %26, <16 x float> %24, <16 x float> %31)
  %33 = load <16 x float>, ptr %16, align 4, !tbaa !31
  %34 = fadd <16 x float> %33, %32
  store <16 x float> %34, ptr %16, align 4, !tbaa !31
  %35 = load <16 x float>, ptr %19, align 4, !tbaa !31
  %36 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %30, <16 x float> %24, <16 x float> %35)
  store <16 x float> %36, ptr %19, align 4, !tbaa !31
  br label %10, !llvm.loop !34

37:                                               ; preds = %10, %39
  %.1 = phi i64 [ %59, %39 ], [ %.057, %10 ]
  %38 = icmp slt i64 %.1, %5
  br i1 %38, label %39, label %60

39:                                               ; preds = %37
  %40 = getelementptr inbounds float, ptr %0, i64 %.1
  %41 = getelementptr inbounds float, ptr %0, i64 %5
  %42 = getelementptr inbounds float, ptr %41, i64 %.1
  %43 = mul nsw i64 2, %5
  %44 = getelementptr inbounds float, ptr %0, i64 %43
  %45 = getelementptr inbounds float, ptr %44, i64 %.1
  %46 = getelementptr inbounds float, ptr %1, i64 %.1
  %47 = load float, ptr %46, align 4, !tbaa !2
  %48 = getelementptr inbounds float, ptr %1, i64 %5
  %49 = getelementptr inbounds float, ptr %48, i64 %.1
  %50 = load float, ptr %49, align 4, !tbaa !2
  %51 = load float, ptr %40, align 4, !tbaa !2
  %52 = call float @llvm.fmuladd.f32(float %.0, float %47, float %51)
  store float %52, ptr %40, align 4, !tbaa !2
  %53 = fmul float %.056, %47
  %54 = call float @llvm.fmuladd.f32(float %.0, float %50, float %53)
  %55 = load float, ptr %42, align 4, !tbaa !2
  %56 = fadd float %55, %54
  store float %56, ptr %42, align 4, !tbaa !2
  %57 = load float, ptr %45, align 4, !tbaa !2
  %58 = call float @llvm.fmuladd.f32(float %.056, float %50, float %57)
  store float %58, ptr %45, align 4, !tbaa !2
  %59 = add nsw i64 %.1, 1
  br label %37, !llvm.loop !35

60:                                               ; preds = %37
  ret void
}

; Function Attrs: nounwind
define i64 @quadratics(ptr noalias noundef %0, float noundef %1, ptr noalias noundef %2, i64 noundef %3, i64 noundef %4) #3 {
  %6 = alloca [16 x <16 x float>], align 16
  %7 = sdiv i64 %3, 16
  %8 = mul nsw i64 %7, 16
  %9 = sdiv i64 %4, 16
  %10 = mul nsw i64 %9, 16
  br label %11

11:                                               ; preds = %50, %5
  %.069 = phi i64 [ 0, %5 ], [ %51, %50 ]
  %.0 = phi <16 x float> [ zeroinitializer, %5 ], [ %.1, %50 ]
  %12 = icmp slt i64 %.069, %8
  br i1 %12, label %13, label %52

13:                                               ; preds = %11, %48
  %.070 = phi i64 [ %49, %48 ], [ 0, %11 ]
  %.1 = phi <16 x float> [ %.2, %48 ], [ %.0, %11 ]
  %14 = icmp slt i64 %.070, %10
  br i1 %14, label %15, label %50

15:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(i64 1024, ptr %6) #10
  br label %16

16:                                               ; preds = %18, %15
  %.071 = phi i64 [ 0, %15 ], [ %36, %18 ]
  %.2 = phi <16 x float> [ %.1, %15 ], [ %35, %18 ]
  %17 = icmp slt i64 %.071, 16
  br i1 %17, label %18, label %37

18:                                               ; preds = %16
  %19 = add nsw i64 %.069, %.071
  %20 = mul nsw i64 3, %19
  %21 = mul nsw i64 %20, %4
  %22 = getelementptr inbounds float, ptr %0, i64 %21
  %23 = getelementptr inbounds float, ptr %22, i64 %.070
  %24 = mul nsw i64 2, %4
  %25 = getelementptr inbounds float, ptr %23, i64 %24
  %26 = load <16 x float>, ptr %25, align 4, !tbaa !31
  %27 = getelementptr inbounds float, ptr %23, i64 %4
  %28 = load <16 x float>, ptr %27, align 4, !tbaa !31
  %29 = load <16 x float>, ptr %23, align 4, !tbaa !31
  %30 = insertelement <16 x float> poison, float %1, i64 0
  %31 = shufflevector <16 x float> %30, <16 x float> poison, <16 x i32> zeroinitializer
  %32 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %31, <16 x float> %26, <16 x float> %28)
  %33 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %31, <16 x float> %32, <16 x float> %29)
  %34 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %.071
  store <16 x float> %33, ptr %34, align 16, !tbaa !31
  %35 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %33, <16 x float> zeroinitializer, <16 x float> %.2)
  %36 = add nsw i64 %.071, 1
  br label %16, !llvm.loop !36

37:                                               ; preds = %16
  call void @turn(ptr noundef %6) #9
  br label %38

38:                                               ; preds = %40, %37
  %.068 = phi i64 [ 0, %37 ], [ %47, %40 ]
  %39 = icmp slt i64 %.068, 16
  br i1 %39, label %40, label %48

40:                                               ; preds = %38
  %41 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %.068
  %42 = load <16 x float>, ptr %41, align 16, !tbaa !31
  %43 = add nsw i64 %.070, %.068
  %44 = mul nsw i64 %43, %3
  %45 = getelementptr inbounds float, ptr %2, i64 %44
  %46 = getelementptr inbounds float, ptr %45, i64 %.069
  store <16 x float> %42, ptr %46, align 4, !tbaa !31
  %47 = add nsw i64 %.068, 1
  br label %38, !llvm.loop !37

48:                                               ; preds = %38
  call void @llvm.lifetime.end.p0(i64 1024, ptr %6) #10
  %49 = add nsw i64 %.070, 16
  br label %13, !llvm.loop !38

50:                                               ; preds = %13
  %51 = add nsw i64 %.069, 16
  br label %11, !llvm.loop !39

52:                                               ; preds = %11, %54
  %.065 = phi float [ %56, %54 ], [ 0.000000e+00, %11 ]
  %.064 = phi i64 [ %57, %54 ], [ 0, %11 ]
  %53 = icmp slt i64 %.064, 16
  br i1 %53, label %54, label %58

54:                                               ; preds = %52
  %55 = extractelement <16 x float> %.0, i64 %.064
  %56 = fadd float %.065, %55
  %57 = add nsw i64 %.064, 1
  br label %52, !llvm.loop !40

58:                                               ; preds = %52, %74
  %.166 = phi float [ %.267, %74 ], [ %.065, %52 ]
  %.063 = phi i64 [ %75, %74 ], [ 0, %52 ]
  %59 = icmp slt i64 %.063, %3
  br i1 %59, label %60, label %76

60:                                               ; preds = %58
  %61 = icmp slt i64 %.063, %8
  %. = select i1 %61, i64 %10, i64 0
  br label %62

62:                                               ; preds = %64, %60
  %.267 = phi float [ %.166, %60 ], [ %69, %64 ]
  %.062 = phi i64 [ %., %60 ], [ %73, %64 ]
  %63 = icmp slt i64 %.062, %4
  br i1 %63, label %64, label %74

64:                                               ; preds = %62
  %65 = mul nsw i64 3, %.063
  %66 = mul nsw i64 %65, %4
  %67 = getelementptr inbounds float, ptr %0, i64 %66
  %68 = call float @quadratic_one(ptr noundef %67, float noundef %1, i64 noundef %.062, i64 noundef %4) #9
  %69 = call float @llvm.fmuladd.f32(float %68, float 0.000000e+00, float %.267)
  %70 = mul nsw i64 %.062, %3
  %71 = add nsw i64 %70, %.063
  %72 = getelementptr inbounds float, ptr %2, i64 %71
  store float %68, ptr %72, align 4, !tbaa !2
  %73 = add nsw i64 %.062, 1
  br label %62, !llvm.loop !41

74:                                               ; preds = %62
  %75 = add nsw i64 %.063, 1
  br label %58, !llvm.loop !42

76:                                               ; preds = %58
  %77 = fcmp oeq float %.166, 0.000000e+00
  %78 = zext i1 %77 to i32
  %79 = sext i32 %78 to i64
  ret i64 %79
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #5

; Function Attrs: alwaysinline nounwind
define internal void @turn(ptr noundef %0) #4 {
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
  %9 = load <16 x float>, ptr %8, align 4, !tbaa !31
  %10 = add nsw i64 %.0, 8
  %11 = getelementptr inbounds <16 x float>, ptr %0, i64 %10
  %12 = load <16 x float>, ptr %11, align 4, !tbaa !31
  %13 = shufflevector <16 x float> %9, <16 x float> %12, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %13, ptr %8, align 4, !tbaa !31
  %14 = shufflevector <16 x float> %9, <16 x float> %12, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %14, ptr %11, align 4, !tbaa !31
  br label %15

15:                                               ; preds = %4, %7
  %16 = add nsw i64 %.0, 1
  br label %2, !llvm.loop !43

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
  %24 = load <16 x float>, ptr %23, align 4, !tbaa !31
  %25 = add nsw i64 %.059, 4
  %26 = getelementptr inbounds <16 x float>, ptr %0, i64 %25
  %27 = load <16 x float>, ptr %26, align 4, !tbaa !31
  %28 = shufflevector <16 x float> %24, <16 x float> %27, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %28, ptr %23, align 4, !tbaa !31
  %29 = shufflevector <16 x float> %24, <16 x float> %27, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %29, ptr %26, align 4, !tbaa !31
  br label %30

30:                                               ; preds = %19, %22
  %31 = add nsw i64 %.059, 1
  br label %17, !llvm.loop !44

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
  %39 = load <16 x float>, ptr %38, align 4, !tbaa !31
  %40 = add nsw i64 %.061, 2
  %41 = getelementptr inbounds <16 x float>, ptr %0, i64 %40
  %42 = load <16 x float>, ptr %41, align 4, !tbaa !31
  %43 = shufflevector <16 x float> %39, <16 x float> %42, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %43, ptr %38, align 4, !tbaa !31
  %44 = shufflevector <16 x float> %39, <16 x float> %42, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %44, ptr %41, align 4, !tbaa !31
  br label %45

45:                                               ; preds = %34, %37
  %46 = add nsw i64 %.061, 1
  br label %32, !llvm.loop !45

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
  %54 = load <16 x float>, ptr %53, align 4, !tbaa !31
  %55 = add nsw i64 %.060, 1
  %56 = getelementptr inbounds <16 x float>, ptr %0, i64 %55
  %57 = load <16 x float>, ptr %56, align 4, !tbaa !31
  %58 = shufflevector <16 x float> %54, <16 x float> %57, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %58, ptr %53, align 4, !tbaa !31
  %59 = shufflevector <16 x float> %54, <16 x float> %57, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %59, ptr %56, align 4, !tbaa !31
  br label %60

60:                                               ; preds = %49, %52
  %61 = add nsw i64 %.060, 1
  br label %47, !llvm.loop !46

62:                                               ; preds = %47
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal float @quadratic_one(ptr noundef %0, float noundef %1, i64 noundef %2, i64 noundef %3) #4 {
  %5 = getelementptr inbounds float, ptr %0, i64 %2
  %6 = load float, ptr %5, align 4, !tbaa !2
  %7 = add nsw i64 %3, %2
  %8 = getelementptr inbounds float, ptr %0, i64 %7
  %9 = load float, ptr %8, align 4, !tbaa !2
  %10 = mul nsw i64 2, %3
  %11 = add nsw i64 %10, %2
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !2
  %14 = call float @llvm.fmuladd.f32(float %1, float %13, float %9)
  %15 = call float @llvm.fmuladd.f32(float %1, float %14, float %6)
  ret float %15
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: nounwind
define void @moved(ptr noalias noundef %0, ptr noalias noundef %1, float noundef %2, ptr noalias noundef %3, i64 noundef %4, i64 noundef %5) #0 {
  %7 = icmp ne i64 %5, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %6, %10
  %.018 = phi i64 [ %14, %10 ], [ 0, %6 ]
  %9 = icmp slt i64 %.018, %4
  br i1 %9, label %10, label %21

10:                                               ; preds = %8
  %11 = call float @moved_one(ptr noundef %0, ptr noundef %1, float noundef %2, i64 noundef %.018) #9
  %12 = call float @larger(float noundef %11, float noundef 0.000000e+00) #9
  %13 = getelementptr inbounds float, ptr %3, i64 %.018
  store float %12, ptr %13, align 4, !tbaa !2
  %14 = add nsw i64 %.018, 1
  br label %8, !llvm.loop !47

15:                                               ; preds = %6, %17
  %.0 = phi i64 [ %20, %17 ], [ 0, %6 ]
  %16 = icmp slt i64 %.0, %4
  br i1 %16, label %17, label %21

17:                                               ; preds = %15
  %18 = call float @moved_one(ptr noundef %0, ptr noundef %1, float noundef %2, i64 noundef %.0) #9
  %19 = getelementptr inbounds float, ptr %3, i64 %.0
  store float %18, ptr %19, align 4, !tbaa !2
  %20 = add nsw i64 %.0, 1
  br label %15, !llvm.loop !48

21:                                               ; preds = %15, %8
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal float @larger(float noundef %0, float noundef %1) #4 {
  %3 = fcmp ogt float %0, %1
  %4 = fcmp une float %0, %0
  %or.cond = or i1 %3, %4
  %5 = select i1 %or.cond, float %0, float %1
  ret float %5
}

; Function Attrs: alwaysinline nounwind
define internal float @moved_one(ptr noundef %0, ptr noundef %1, float noundef %2, i64 noundef %3) #4 {
  %5 = getelementptr inbounds float, ptr %0, i64 %3
  %6 = load float, ptr %5, align 4, !tbaa !2
  %7 = fmul float %2, %6
  %8 = getelementptr inbounds float, ptr %1, i64 %3
  %9 = load float, ptr %8, align 4, !tbaa !2
  %10 = fadd float %7, %9
  ret float %10
}

; Function Attrs: nounwind
define void @biased(ptr noalias noundef %0, ptr noalias noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) #0 {
  br label %6

6:                                                ; preds = %29, %5
  %.025 = phi i64 [ 0, %5 ], [ %30, %29 ]
  %7 = icmp slt i64 %.025, %2
  br i1 %7, label %8, label %31

8:                                                ; preds = %6
  %9 = mul nsw i64 %.025, %3
  %10 = getelementptr inbounds float, ptr %0, i64 %9
  %11 = getelementptr inbounds float, ptr %1, i64 %.025
  %12 = load float, ptr %11, align 4, !tbaa !2
  %13 = icmp ne i64 %4, 0
  br i1 %13, label %14, label %22

14:                                               ; preds = %8, %16
  %.024 = phi i64 [ %21, %16 ], [ 0, %8 ]
  %15 = icmp slt i64 %.024, %3
  br i1 %15, label %16, label %29

16:                                               ; preds = %14
  %17 = getelementptr inbounds float, ptr %10, i64 %.024
  %18 = load float, ptr %17, align 4, !tbaa !2
  %19 = fadd float %18, %12
  %20 = call float @larger(float noundef %19, float noundef 0.000000e+00) #9
  store float %20, ptr %17, align 4, !tbaa !2
  %21 = add nsw i64 %.024, 1
  br label %14, !llvm.loop !49

22:                                               ; preds = %8, %24
  %.0 = phi i64 [ %28, %24 ], [ 0, %8 ]
  %23 = icmp slt i64 %.0, %3
  br i1 %23, label %24, label %29

24:                                               ; preds = %22
  %25 = getelementptr inbounds float, ptr %10, i64 %.0
  %26 = load float, ptr %25, align 4, !tbaa !2
  %27 = fadd float %26, %12
  store float %27, ptr %25, align 4, !tbaa !2
  %28 = add nsw i64 %.0, 1
  br label %22, !llvm.loop !50

29:                                               ; preds = %14, %22
  %30 = add nsw i64 %.025, 1
  br label %6, !llvm.loop !51

31:                                               ; preds = %6
  ret void
}

; Function Attrs: nounwind
define void @pooled(ptr noalias noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #0 {
  %8 = mul nsw i64 %5, %6
  br label %9

9:                                                ; preds = %36, %7
  %.031 = phi i64 [ 0, %7 ], [ %37, %36 ]
  %.029 = phi ptr [ %1, %7 ], [ %.1, %36 ]
  %10 = icmp slt i64 %.031, %3
  br i1 %10, label %11, label %38

11:                                               ; preds = %9, %31
  %.030 = phi i64 [ %35, %31 ], [ 0, %9 ]
  %.1 = phi ptr [ %34, %31 ], [ %.029, %9 ]
  %12 = sdiv i64 %4, 2
  %13 = icmp slt i64 %.030, %12
  br i1 %13, label %14, label %36

14:                                               ; preds = %11
  %15 = mul nsw i64 %.031, %4
  %16 = mul nsw i64 2, %.030
  %17 = add nsw i64 %15, %16
  %18 = mul nsw i64 %17, %8
  %19 = getelementptr inbounds float, ptr %0, i64 %18
  br label %20

20:                                               ; preds = %22, %14
  %.0 = phi i64 [ 0, %14 ], [ %30, %22 ]
  %21 = icmp slt i64 %.0, %8
  br i1 %21, label %22, label %31

22:                                               ; preds = %20
  %23 = getelementptr inbounds float, ptr %19, i64 %.0
  %24 = load float, ptr %23, align 4, !tbaa !2
  %25 = add nsw i64 %8, %.0
  %26 = getelementptr inbounds float, ptr %19, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !2
  %28 = call float @larger(float noundef %24, float noundef %27) #9
  %29 = getelementptr inbounds float, ptr %2, i64 %.0
  store float %28, ptr %29, align 4, !tbaa !2
  %30 = add nsw i64 %.0, 1
  br label %20, !llvm.loop !52

31:                                               ; preds = %20
  %32 = sdiv i64 %5, 2
  call void @columns_pooled(ptr noundef %2, ptr noundef %.1, i64 noundef %32, i64 noundef %6) #9
  %33 = mul nsw i64 %32, %6
  %34 = getelementptr inbounds float, ptr %.1, i64 %33
  %35 = add nsw i64 %.030, 1
  br label %11, !llvm.loop !53

36:                                               ; preds = %11
  %37 = add nsw i64 %.031, 1
  br label %9, !llvm.loop !54

38:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @columns_pooled(ptr noalias noundef %0, ptr noalias noundef %1, i64 noundef %2, i64 noundef %3) #4 {
  br label %5

5:                                                ; preds = %24, %4
  %.017 = phi i64 [ 0, %4 ], [ %25, %24 ]
  %6 = icmp slt i64 %.017, %2
  br i1 %6, label %7, label %26

7:                                                ; preds = %5
  %8 = mul nsw i64 2, %.017
  %9 = mul nsw i64 %8, %3
  %10 = getelementptr inbounds float, ptr %0, i64 %9
  br label %11

11:                                               ; preds = %13, %7
  %.0 = phi i64 [ 0, %7 ], [ %23, %13 ]
  %12 = icmp slt i64 %.0, %3
  br i1 %12, label %13, label %24

13:                                               ; preds = %11
  %14 = getelementptr inbounds float, ptr %10, i64 %.0
  %15 = load float, ptr %14, align 4, !tbaa !2
  %16 = add nsw i64 %3, %.0
  %17 = getelementptr inbounds float, ptr %10, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !2
  %19 = call float @larger(float noundef %15, float noundef %18) #9
  %20 = mul nsw i64 %.017, %3
  %21 = add nsw i64 %20, %.0
  %22 = getelementptr inbounds float, ptr %1, i64 %21
  store float %19, ptr %22, align 4, !tbaa !2
  %23 = add nsw i64 %.0, 1
  br label %11, !llvm.loop !55

24:                                               ; preds = %11
  %25 = add nsw i64 %.017, 1
  br label %5, !llvm.loop !56

26:                                               ; preds = %5
  ret void
}

; Function Attrs: nounwind
define void @moved_pooled(ptr noalias noundef %0, ptr noalias noundef %1, float noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) #0 {
  %10 = mul nsw i64 %7, %8
  br label %11

11:                                               ; preds = %37, %9
  %.037 = phi i64 [ 0, %9 ], [ %38, %37 ]
  %.036 = phi ptr [ %3, %9 ], [ %.1, %37 ]
  %12 = icmp slt i64 %.037, %5
  br i1 %12, label %13, label %39

13:                                               ; preds = %11, %32
  %.038 = phi i64 [ %36, %32 ], [ 0, %11 ]
  %.1 = phi ptr [ %35, %32 ], [ %.036, %11 ]
  %14 = sdiv i64 %6, 2
  %15 = icmp slt i64 %.038, %14
  br i1 %15, label %16, label %37

16:                                               ; preds = %13
  %17 = mul nsw i64 %.037, %6
  %18 = mul nsw i64 2, %.038
  %19 = add nsw i64 %17, %18
  %20 = mul nsw i64 %19, %10
  %21 = getelementptr inbounds float, ptr %0, i64 %20
  %22 = getelementptr inbounds float, ptr %1, i64 %20
  br label %23

23:                                               ; preds = %25, %16
  %.0 = phi i64 [ 0, %16 ], [ %31, %25 ]
  %24 = icmp slt i64 %.0, %10
  br i1 %24, label %25, label %32

25:                                               ; preds = %23
  %26 = call float @moved_one(ptr noundef %21, ptr noundef %22, float noundef %2, i64 noundef %.0) #9
  %27 = add nsw i64 %10, %.0
  %28 = call float @moved_one(ptr noundef %21, ptr noundef %22, float noundef %2, i64 noundef %27) #9
  %29 = call float @larger(float noundef %26, float noundef %28) #9
  %30 = getelementptr inbounds float, ptr %4, i64 %.0
  store float %29, ptr %30, align 4, !tbaa !2
  %31 = add nsw i64 %.0, 1
  br label %23, !llvm.loop !57

32:                                               ; preds = %23
  %33 = sdiv i64 %7, 2
  call void @columns_pooled(ptr noundef %4, ptr noundef %.1, i64 noundef %33, i64 noundef %8) #9
  %34 = mul nsw i64 %33, %8
  %35 = getelementptr inbounds float, ptr %.1, i64 %34
  %36 = add nsw i64 %.038, 1
  br label %13, !llvm.loop !58

37:                                               ; preds = %13
  %38 = add nsw i64 %.037, 1
  br label %11, !llvm.loop !59

39:                                               ; preds = %11
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @largest_of_corners(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7, i64 noundef %8, i64 noundef %9) #6 {
  %11 = alloca [8 x %struct.pair], align 16
  %12 = alloca %struct.pair, align 4
  %13 = alloca <16 x float>, align 64
  %14 = alloca <16 x float>, align 64
  %15 = alloca <16 x float>, align 64
  %16 = alloca <16 x float>, align 64
  br label %17

17:                                               ; preds = %42, %10
  %.0 = phi i64 [ 0, %10 ], [ %43, %42 ]
  %18 = icmp slt i64 %.0, %2
  br i1 %18, label %19, label %44

19:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 1024, ptr %11) #10
  %20 = getelementptr inbounds i64, ptr %1, i64 %.0
  %21 = load i64, ptr %20, align 8, !tbaa !60
  %22 = getelementptr inbounds float, ptr %0, i64 %21
  call void @summed(ptr noundef %22, ptr noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %11, i64 noundef %8, i64 noundef %9) #9
  br label %23

23:                                               ; preds = %39, %19
  %.026 = phi i64 [ 0, %19 ], [ %41, %39 ]
  %24 = icmp slt i64 %.026, %9
  br i1 %24, label %25, label %42

25:                                               ; preds = %23
  %26 = mul nsw i64 %.026, %7
  %27 = getelementptr inbounds float, ptr %6, i64 %26
  %28 = icmp ne i64 %.0, 0
  br i1 %28, label %29, label %39

29:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(i64 128, ptr %12) #10
  call void @pair_at(ptr dead_on_unwind writable sret(%struct.pair) align 4 %12, ptr noundef %27, i64 noundef %8) #9
  %30 = load <16 x float>, ptr %12, align 4, !tbaa !31
  %31 = getelementptr inbounds [8 x %struct.pair], ptr %11, i64 0, i64 %.026
  %32 = load <16 x float>, ptr %31, align 16, !tbaa !31
  call void @llvm.lifetime.start.p0(i64 64, ptr %13) #10
  store <16 x float> %30, ptr %13, align 64, !tbaa !31
  call void @llvm.lifetime.start.p0(i64 64, ptr %14) #10
  store <16 x float> %32, ptr %14, align 64, !tbaa !31
  %33 = call <16 x float> @larger_lanes(ptr noundef byval(<16 x float>) align 64 %13, ptr noundef byval(<16 x float>) align 64 %14) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %13) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %14) #10
  store <16 x float> %33, ptr %31, align 16, !tbaa !31
  %34 = getelementptr inbounds %struct.pair, ptr %12, i32 0, i32 1
  %35 = load <16 x float>, ptr %34, align 4, !tbaa !31
  %36 = getelementptr inbounds %struct.pair, ptr %31, i32 0, i32 1
  %37 = load <16 x float>, ptr %36, align 16, !tbaa !31
  call void @llvm.lifetime.start.p0(i64 64, ptr %15) #10
  store <16 x float> %35, ptr %15, align 64, !tbaa !31
  call void @llvm.lifetime.start.p0(i64 64, ptr %16) #10
  store <16 x float> %37, ptr %16, align 64, !tbaa !31
  %38 = call <16 x float> @larger_lanes(ptr noundef byval(<16 x float>) align 64 %15, ptr noundef byval(<16 x float>) align 64 %16) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr %15) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr %16) #10
  store <16 x float> %38, ptr %36, align 16, !tbaa !31
  call void @llvm.lifetime.end.p0(i64 128, ptr %12) #10
  br label %39

39:                                               ; preds = %29, %25
  %40 = getelementptr inbounds [8 x %struct.pair], ptr %11, i64 0, i64 %.026
  call void @put(ptr noundef byval(%struct.pair) align 8 %40, ptr noundef %27, i64 noundef %8) #9
  %41 = add nsw i64 %.026, 1
  br label %23, !llvm.loop !62

42:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(i64 1024, ptr %11) #10
  %43 = add nsw i64 %.0, 1
  br label %17, !llvm.loop !63

44:                                               ; preds = %17
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @summed(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, i64 noundef %5, i64 noundef %6) #4 {
  %8 = alloca [8 x %struct.pair], align 16
  br label %9

9:                                                ; preds = %43, %7
  %.sroa.3.0 = phi <16 x float> [ undef, %7 ], [ %.sroa.3.1, %43 ]
  %.sroa.09.0 = phi <16 x float> [ undef, %7 ], [ %.sroa.09.1, %43 ]
  %.0 = phi i64 [ 0, %7 ], [ %44, %43 ]
  %10 = icmp slt i64 %.0, %2
  br i1 %10, label %11, label %45

11:                                               ; preds = %9
  %12 = sub nsw i64 %2, %.0
  %13 = icmp slt i64 %12, 256
  %. = select i1 %13, i64 %12, i64 256
  call void @llvm.lifetime.start.p0(i64 1024, ptr %8) #10
  br label %14

14:                                               ; preds = %16, %11
  %.036 = phi i64 [ 0, %11 ], [ %18, %16 ]
  %.sroa.3.1 = phi <16 x float> [ %.sroa.3.0, %11 ], [ zeroinitializer, %16 ]
  %.sroa.09.1 = phi <16 x float> [ %.sroa.09.0, %11 ], [ zeroinitializer, %16 ]
  %15 = icmp slt i64 %.036, %6
  br i1 %15, label %16, label %19

16:                                               ; preds = %14
  %17 = getelementptr inbounds [8 x %struct.pair], ptr %8, i64 0, i64 %.036
  store <16 x float> zeroinitializer, ptr %17, align 16, !tbaa !31
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %17, i64 64
  store <16 x float> zeroinitializer, ptr %.sroa.3.0..sroa_idx, align 16, !tbaa !31
  %18 = add nsw i64 %.036, 1
  br label %14, !llvm.loop !64

19:                                               ; preds = %14
  %20 = getelementptr inbounds i64, ptr %1, i64 %.0
  %21 = mul nsw i64 %.0, %6
  %22 = getelementptr inbounds float, ptr %3, i64 %21
  call void @add_terms(ptr noundef %0, ptr noundef %20, i64 noundef %., ptr noundef %22, ptr noundef %8, i64 noundef %5, i64 noundef %6) #9
  br label %23

23:                                               ; preds = %41, %19
  %.035 = phi i64 [ 0, %19 ], [ %42, %41 ]
  %24 = icmp slt i64 %.035, %6
  br i1 %24, label %25, label %43

25:                                               ; preds = %23
  %26 = icmp ne i64 %.0, 0
  br i1 %26, label %27, label %38

27:                                               ; preds = %25
  %28 = getelementptr inbounds %struct.pair, ptr %4, i64 %.035
  %29 = load <16 x float>, ptr %28, align 4, !tbaa !31
  %30 = getelementptr inbounds [8 x %struct.pair], ptr %8, i64 0, i64 %.035
  %31 = load <16 x float>, ptr %30, align 16, !tbaa !31
  %32 = fadd <16 x float> %29, %31
  %33 = getelementptr inbounds %struct.pair, ptr %28, i32 0, i32 1
  %34 = load <16 x float>, ptr %33, align 4, !tbaa !31
  %35 = getelementptr inbounds %struct.pair, ptr %30, i32 0, i32 1
  %36 = load <16 x float>, ptr %35, align 16, !tbaa !31
  %37 = fadd <16 x float> %34, %36
  store <16 x float> %32, ptr %28, align 4, !tbaa !31
  store <16 x float> %37, ptr %33, align 4, !tbaa !31
  br label %41

38:                                               ; preds = %25
  %39 = getelementptr inbounds %struct.pair, ptr %4, i64 %.035
  %40 = getelementptr inbounds [8 x %struct.pair], ptr %8, i64 0, i64 %.035
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %39, ptr align 16 %40, i64 128, i1 false), !tbaa.struct !65
  br label %41

41:                                               ; preds = %27, %38
  %42 = add nsw i64 %.035, 1
  br label %23, !llvm.loop !66

43:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(i64 1024, ptr %8) #10
  %44 = add nsw i64 %.0, 256
  br label %9, !llvm.loop !67

45:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @pair_at(ptr dead_on_unwind noalias writable sret(%struct.pair) align 4 %0, ptr noundef %1, i64 noundef %2) #4 {
  call void @llvm.memset.p0.i64(ptr align 4 %0, i8 0, i64 128, i1 false)
  %4 = icmp eq i64 %2, 32
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = load <16 x float>, ptr %1, align 4, !tbaa !31
  %7 = getelementptr inbounds float, ptr %1, i64 16
  %8 = load <16 x float>, ptr %7, align 4, !tbaa !31
  store <16 x float> %6, ptr %0, align 4, !tbaa !31
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 64
  store <16 x float> %8, ptr %.sroa.2.0..sroa_idx, align 4, !tbaa !31
  br label %16

9:                                                ; preds = %3, %11
  %.0 = phi i64 [ %15, %11 ], [ 0, %3 ]
  %10 = icmp slt i64 %.0, %2
  br i1 %10, label %11, label %16

11:                                               ; preds = %9
  %12 = getelementptr inbounds float, ptr %1, i64 %.0
  %13 = load float, ptr %12, align 4, !tbaa !2
  %14 = getelementptr inbounds float, ptr %0, i64 %.0
  store float %13, ptr %14, align 4, !tbaa !2
  %15 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !68

16:                                               ; preds = %9, %5
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal <16 x float> @larger_lanes(ptr noundef byval(<16 x float>) align 64 %0, ptr noundef byval(<16 x float>) align 64 %1) #6 {
  %3 = load <16 x float>, ptr %0, align 64, !tbaa !31
  %4 = load <16 x float>, ptr %1, align 64, !tbaa !31
  %5 = fcmp ogt <16 x float> %3, %4
  %6 = sext <16 x i1> %5 to <16 x i32>
  %7 = fcmp une <16 x float> %3, %3
  %8 = sext <16 x i1> %7 to <16 x i32>
  %9 = or <16 x i32> %6, %8
  %10 = bitcast <16 x float> %3 to <16 x i32>
  %11 = and <16 x i32> %9, %10
  %12 = xor <16 x i32> %9, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %13 = bitcast <16 x float> %4 to <16 x i32>
  %14 = and <16 x i32> %12, %13
  %15 = or <16 x i32> %11, %14
  %16 = bitcast <16 x i32> %15 to <16 x float>
  ret <16 x float> %16
}

; Function Attrs: alwaysinline nounwind
define internal void @put(ptr noundef byval(%struct.pair) align 8 %0, ptr noundef %1, i64 noundef %2) #4 {
  %4 = icmp eq i64 %2, 32
  br i1 %4, label %5, label %10

5:                                                ; preds = %3
  %6 = load <16 x float>, ptr %0, align 8, !tbaa !31
  store <16 x float> %6, ptr %1, align 4, !tbaa !31
  %7 = getelementptr inbounds %struct.pair, ptr %0, i32 0, i32 1
  %8 = load <16 x float>, ptr %7, align 8, !tbaa !31
  %9 = getelementptr inbounds float, ptr %1, i64 16
  store <16 x float> %8, ptr %9, align 4, !tbaa !31
  br label %17

10:                                               ; preds = %3, %12
  %.0 = phi i64 [ %16, %12 ], [ 0, %3 ]
  %11 = icmp slt i64 %.0, %2
  br i1 %11, label %12, label %17

12:                                               ; preds = %10
  %13 = getelementptr inbounds float, ptr %0, i64 %.0
  %14 = load float, ptr %13, align 4, !tbaa !2
  %15 = getelementptr inbounds float, ptr %1, i64 %.0
  store float %14, ptr %15, align 4, !tbaa !2
  %16 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !69

17:                                               ; preds = %10, %5
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #8

; Function Attrs: alwaysinline nounwind
define internal void @add_terms(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, i64 noundef %5, i64 noundef %6) #4 {
  %8 = alloca %struct.pair, align 4
  br label %9

9:                                                ; preds = %34, %7
  %.0 = phi i64 [ 0, %7 ], [ %35, %34 ]
  %10 = icmp slt i64 %.0, %2
  br i1 %10, label %11, label %36

11:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(i64 128, ptr %8) #10
  %12 = getelementptr inbounds i64, ptr %1, i64 %.0
  %13 = load i64, ptr %12, align 8, !tbaa !60
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  call void @pair_at(ptr dead_on_unwind writable sret(%struct.pair) align 4 %8, ptr noundef %14, i64 noundef %5) #9
  br label %15

15:                                               ; preds = %17, %11
  %.019 = phi i64 [ 0, %11 ], [ %33, %17 ]
  %16 = icmp slt i64 %.019, %6
  br i1 %16, label %17, label %34

17:                                               ; preds = %15
  %18 = mul nsw i64 %.0, %6
  %19 = add nsw i64 %18, %.019
  %20 = getelementptr inbounds float, ptr %3, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !2
  %22 = load <16 x float>, ptr %8, align 4, !tbaa !31
  %23 = insertelement <16 x float> poison, float %21, i64 0
  %24 = shufflevector <16 x float> %23, <16 x float> poison, <16 x i32> zeroinitializer
  %25 = getelementptr inbounds %struct.pair, ptr %4, i64 %.019
  %26 = load <16 x float>, ptr %25, align 4, !tbaa !31
  %27 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %22, <16 x float> %24, <16 x float> %26)
  store <16 x float> %27, ptr %25, align 4, !tbaa !31
  %28 = getelementptr inbounds %struct.pair, ptr %8, i32 0, i32 1
  %29 = load <16 x float>, ptr %28, align 4, !tbaa !31
  %30 = getelementptr inbounds %struct.pair, ptr %25, i32 0, i32 1
  %31 = load <16 x float>, ptr %30, align 4, !tbaa !31
  %32 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %29, <16 x float> %24, <16 x float> %31)
  store <16 x float> %32, ptr %30, align 4, !tbaa !31
  %33 = add nsw i64 %.019, 1
  br label %15, !llvm.loop !70

34:                                               ; preds = %15
  call void @llvm.lifetime.end.p0(i64 128, ptr %8) #10
  %35 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !71

36:                                               ; preds = %9
  ret void
}

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { noinline nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #3 = { nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #4 = { alwaysinline nounwind "no-builtins" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { alwaysinline nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nobuiltin "no-builtins" }
attributes #10 = { nounwind }


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
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7}
!22 = distinct !{!22, !7}
!23 = distinct !{!23, !7}
!24 = distinct !{!24, !7}
!25 = distinct !{!25, !7}
!26 = distinct !{!26, !7}
!27 = distinct !{!27, !7}
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
!31 = !{!4, !4, i64 0}
!32 = distinct !{!32, !7}
!33 = distinct !{!33, !7}
!34 = distinct !{!34, !7}
!35 = distinct !{!35, !7}
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
!53 = distinct !{!53, !7}
!54 = distinct !{!54, !7}
!55 = distinct !{!55, !7}
!56 = distinct !{!56, !7}
!57 = distinct !{!57, !7}
!58 = distinct !{!58, !7}
!59 = distinct !{!59, !7}
!60 = !{!61, !61, i64 0}
!61 = !{!"long long", !4, i64 0}
!62 = distinct !{!62, !7}
!63 = distinct !{!63, !7}
!64 = distinct !{!64, !7}
!65 = !{i64 0, i64 64, !31, i64 64, i64 64, !31}
!66 = distinct !{!66, !7}
!67 = distinct !{!67, !7}
!68 = distinct !{!68, !7}
!69 = distinct !{!69, !7}
!70 = distinct !{!70, !7}
!71 = distinct !{!71, !7}
