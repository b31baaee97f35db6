; Made by tools/ir.py from blocks.c with clang 19; do not edit.
; sha256 of the C source: d45bcc41bf1431587c371f3da70fa6122c8bd3a0e85a3932f81c3ca8e00769c8

; Function Attrs: nounwind
define void @moved(ptr noalias noundef %0, ptr noalias noundef %1, float noundef %2, ptr noalias noundef %3, i64 noundef %4, i64 noundef %5) #0 {
  %7 = icmp ne i64 %5, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %6, %10
  %.018 = phi i64 [ %14, %10 ], [ 0, %6 ]
  %9 = icmp slt i64 %.018, %4
  br i1 %9, label %10, label %21

10:                                               ; preds = %8
  %11 = call float @moved_one(ptr noundef %0, ptr noundef %1, float noundef %2, i64 noundef %.018) #3
  %12 = call float @larger(float noundef %11, float noundef 0.000000e+00) #3
  %13 = getelementptr inbounds float, ptr %3, i64 %.018
  store float %12, ptr %13, align 4, !tbaa !2
  %14 = add nsw i64 %.018, 1
  br label %8, !llvm.loop !6

15:                                               ; preds = %6, %17
  %.0 = phi i64 [ %20, %17 ], [ 0, %6 ]
  %16 = icmp slt i64 %.0, %4
  br i1 %16, label %17, label %21

17:                                               ; preds = %15
  %18 = call float @moved_one(ptr noundef %0, ptr noundef %1, float noundef %2, i64 noundef %.0) #3
  %19 = getelementptr inbounds float, ptr %3, i64 %.0
  store float %18, ptr %19, align 4, !tbaa !2
  %20 = add nsw i64 %.0, 1
  br label %15, !llvm.loop !8

21:                                               ; preds = %15, %8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: alwaysinline nounwind
define internal float @larger(float noundef %0, float noundef %1) #2 {
  %3 = fcmp ogt float %0, %1
  %4 = fcmp une float %0, %0
  %or.cond = or i1 %3, %4
  %5 = select i1 %or.cond, float %0, float %1
  ret float %5
}

; Function Attrs: alwaysinline nounwind
define internal float @moved_one(ptr noundef %0, ptr noundef %1, float noundef %2, i64 noundef %3) #2 {
  %5 = getelementptr inbounds float, ptr %0, i64 %3
  %6 = load float, ptr %5, align 4, !tbaa !2
  %7 = fmul float %2, %6
  %8 = getelementptr inbounds float, ptr %1, i64 %3
  %9 = load float, ptr %8, align 4, !tbaa !2
  %10 = fadd float %7, %9
  ret float %10
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

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
  %20 = call float @larger(float noundef %19, float noundef 0.000000e+00) #3
  store float %20, ptr %17, align 4, !tbaa !2
  %21 = add nsw i64 %.024, 1
  br label %14, !llvm.loop !9

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
  br label %22, !llvm.loop !10

29:                                               ; preds = %14, %22
  %30 = add nsw i64 %.025, 1
  br label %6, !llvm.loop !11

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
  %28 = call float @larger(float noundef %24, float noundef %27) #3
  %29 = getelementptr inbounds float, ptr %2, i64 %.0
  store float %28, ptr %29, align 4, !tbaa !2
  %30 = add nsw i64 %.0, 1
  br label %20, !llvm.loop !12

31:                                               ; preds = %20
  %32 = sdiv i64 %5, 2
  call void @columns_pooled(ptr noundef %2, ptr noundef %.1, i64 noundef %32, i64 noundef %6) #3
  %33 = mul nsw i64 %32, %6
  %34 = getelementptr inbounds float, ptr %.1, i64 %33
  %35 = add nsw i64 %.030, 1
  br label %11, !llvm.loop !13

36:                                               ; preds = %11
  %37 = add nsw i64 %.031, 1
  br label %9, !llvm.loop !14

38:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @columns_pooled(ptr noalias noundef %0, ptr noalias noundef %1, i64 noundef %2, i64 noundef %3) #2 {
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
  %19 = call float @larger(float noundef %15, float noundef %18) #3
  %20 = mul nsw i64 %.017, %3
  %21 = add nsw i64 %20, %.0
  %22 = getelementptr inbounds float, ptr %1, i64 %21
  store float %19, ptr %22, align 4, !tbaa !2
  %23 = add nsw i64 %.0, 1
  br label %11, !llvm.loop !15

24:                                               ; preds = %11
  %25 = add nsw i64 %.017, 1
  br label %5, !llvm.loop !16

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
  %26 = call float @moved_one(ptr noundef %21, ptr noundef %22, float noundef %2, i64 noundef %.0) #3
  %27 = add nsw i64 %10, %.0
  %28 = call float @moved_one(ptr noundef %21, ptr noundef %22, float noundef %2, i64 noundef %27) #3
  %29 = call float @larger(float noundef %26, float noundef %28) #3
  %30 = getelementptr inbounds float, ptr %4, i64 %.0
  store float %29, ptr %30, align 4, !tbaa !2
  %31 = add nsw i64 %.0, 1
  br label %23, !llvm.loop !17

32:                                               ; preds = %23
  %33 = sdiv i64 %7, 2
  call void @columns_pooled(ptr noundef %4, ptr noundef %.1, i64 noundef %33, i64 noundef %8) #3
  %34 = mul nsw i64 %33, %8
  %35 = getelementptr inbounds float, ptr %.1, i64 %34
  %36 = add nsw i64 %.038, 1
  br label %13, !llvm.loop !18

37:                                               ; preds = %13
  %38 = add nsw i64 %.037, 1
  br label %11, !llvm.loop !19

39:                                               ; preds = %11
  ret void
}

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline nounwind "no-builtins" }
attributes #3 = { nobuiltin "no-builtins" }


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
