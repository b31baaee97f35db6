; Made by tools/ir.py from pool.c with clang 19; do not edit.
; sha256 of the C source: fb82c49b4239b6abd7f02151e8cd4046c0abf98e13e55e079666a1c5eaa90406

%struct.pool = type { i64, [56 x i8], i64, [56 x i8], i64, i64, i64, [40 x i8], ptr, ptr, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.kernel_call = type { ptr, ptr, i64, i64 }

; Function Attrs: nounwind
define i64 @pool_size() #0 {
  ret i64 296
}

; Function Attrs: nounwind
define void @open_pool(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) #0 {
  %11 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 12
  store i64 %1, ptr %11, align 8, !tbaa !2
  %12 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 13
  store i64 %2, ptr %12, align 8, !tbaa !8
  %13 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 14
  store ptr %3, ptr %13, align 8, !tbaa !9
  %14 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 15
  store ptr %4, ptr %14, align 8, !tbaa !10
  %15 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 16
  store ptr %5, ptr %15, align 8, !tbaa !11
  %16 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 18
  store ptr %6, ptr %16, align 8, !tbaa !12
  %17 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 17
  store ptr %7, ptr %17, align 8, !tbaa !13
  %18 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 19
  store ptr %8, ptr %18, align 8, !tbaa !14
  %19 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 20
  store ptr %9, ptr %19, align 8, !tbaa !15
  ret void
}

; Function Attrs: nounwind
define i64 @looked(ptr noundef %0, i64 noundef %1) #0 {
  br label %3

3:                                                ; preds = %5, %2
  %.05 = phi i64 [ 0, %2 ], [ %10, %5 ]
  %.0 = phi i64 [ 0, %2 ], [ %11, %5 ]
  %4 = icmp slt i64 %.0, %1
  br i1 %4, label %5, label %12

5:                                                ; preds = %3
  %6 = call i64 @look_at(ptr noundef %0) #4
  %7 = icmp ne i64 %6, 0
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  %10 = add nsw i64 %.05, %9
  %11 = add nsw i64 %.0, 1
  br label %3, !llvm.loop !16

12:                                               ; preds = %3
  ret i64 %.05
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: inlinehint nounwind
define internal i64 @look_at(ptr noundef %0) #2 {
  %2 = load atomic i64, ptr %0 acquire, align 8
  ret i64 %2
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define void @serve(ptr noundef %0, i64 noundef %1) #0 {
  br label %3

3:                                                ; preds = %.critedge26, %22, %2
  %4 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 6
  %5 = load atomic i64, ptr %4 seq_cst, align 8
  %6 = icmp ne i64 %5, 0
  %7 = xor i1 %6, true
  br i1 %7, label %8, label %51

8:                                                ; preds = %3, %17
  %.0 = phi i64 [ %18, %17 ], [ 0, %3 ]
  %9 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 13
  %10 = load i64, ptr %9, align 8, !tbaa !8
  %11 = icmp slt i64 %.0, %10
  br i1 %11, label %12, label %.critedge

12:                                               ; preds = %8
  %13 = call i64 @look_at(ptr noundef %0) #4
  %14 = trunc i64 %13 to i32
  %15 = icmp ne i32 %14, 0
  %16 = xor i1 %15, true
  br i1 %16, label %17, label %.critedge

17:                                               ; preds = %12
  %18 = add nsw i64 %.0, 1
  br label %8, !llvm.loop !18

.critedge:                                        ; preds = %8, %12
  %19 = call i64 @look_at(ptr noundef %0) #4
  %20 = trunc i64 %19 to i32
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %23

22:                                               ; preds = %.critedge
  call void @take_groups(ptr noundef %0, i64 noundef %1) #4
  br label %3, !llvm.loop !19

23:                                               ; preds = %.critedge
  %24 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 14
  %25 = load ptr, ptr %24, align 8, !tbaa !9
  %26 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 19
  %27 = load ptr, ptr %26, align 8, !tbaa !14
  %28 = call i64 %25(ptr noundef %27) #4
  %29 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 5
  %30 = atomicrmw add ptr %29, i64 1 seq_cst, align 8
  br label %31

31:                                               ; preds = %39, %23
  %32 = load atomic i64, ptr %0 seq_cst, align 8
  %33 = trunc i64 %32 to i32
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %.critedge26, label %35

35:                                               ; preds = %31
  %36 = load atomic i64, ptr %4 seq_cst, align 8
  %37 = icmp ne i64 %36, 0
  %38 = xor i1 %37, true
  br i1 %38, label %39, label %.critedge26

39:                                               ; preds = %35
  %40 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 18
  %41 = load ptr, ptr %40, align 8, !tbaa !12
  %42 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 20
  %43 = load ptr, ptr %42, align 8, !tbaa !15
  %44 = load ptr, ptr %26, align 8, !tbaa !14
  %45 = call i64 %41(ptr noundef %43, ptr noundef %44) #4
  br label %31, !llvm.loop !20

.critedge26:                                      ; preds = %31, %35
  %46 = atomicrmw sub ptr %29, i64 1 seq_cst, align 8
  %47 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 15
  %48 = load ptr, ptr %47, align 8, !tbaa !10
  %49 = load ptr, ptr %26, align 8, !tbaa !14
  %50 = call i64 %48(ptr noundef %49) #4
  br label %3, !llvm.loop !19

51:                                               ; preds = %3
  ret void
}

; Function Attrs: nounwind
define internal void @take_groups(ptr noundef %0, i64 noundef %1) #0 {
  br label %3

3:                                                ; preds = %44, %44, %2
  %4 = call i64 @look_at(ptr noundef %0) #4
  %5 = trunc i64 %4 to i32
  %6 = zext i32 %5 to i64
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %8, label %44

8:                                                ; preds = %3
  %9 = call i64 @own_groups(ptr noundef %0, i64 noundef %1) #4
  %10 = and i64 %6, %9
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %8
  %13 = call i64 @lowest_bit(i64 noundef %10) #4
  br label %16

14:                                               ; preds = %8
  %15 = call i64 @highest_bit(i64 noundef %6) #4
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
  %25 = load i64, ptr %24, align 8, !tbaa !21
  %26 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 10
  %27 = load i64, ptr %26, align 8, !tbaa !22
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
  %37 = load ptr, ptr %36, align 8, !tbaa !23
  %38 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  %39 = load ptr, ptr %38, align 8, !tbaa !24
  call void %37(ptr noundef %39, i64 noundef %.032, i64 noundef %1) #4
  %40 = add nsw i64 %.032, 1
  br label %30, !llvm.loop !25

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

; Function Attrs: nounwind
define void @close_pool(ptr noundef %0) #0 {
  br label %2

2:                                                ; preds = %6, %1
  %3 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 4
  %4 = atomicrmw xchg ptr %3, i64 1 seq_cst, align 8
  %5 = icmp ne i64 %4, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 17
  %8 = load ptr, ptr %7, align 8, !tbaa !13
  %9 = call i64 %8(ptr noundef null) #4
  br label %2, !llvm.loop !26

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 6
  store atomic i64 1, ptr %11 seq_cst, align 8
  %12 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 14
  %13 = load ptr, ptr %12, align 8, !tbaa !9
  %14 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 19
  %15 = load ptr, ptr %14, align 8, !tbaa !14
  %16 = call i64 %13(ptr noundef %15) #4
  %17 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 16
  %18 = load ptr, ptr %17, align 8, !tbaa !11
  %19 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 20
  %20 = load ptr, ptr %19, align 8, !tbaa !15
  %21 = call i64 %18(ptr noundef %20) #4
  %22 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 15
  %23 = load ptr, ptr %22, align 8, !tbaa !10
  %24 = load ptr, ptr %14, align 8, !tbaa !14
  %25 = call i64 %23(ptr noundef %24) #4
  ret void
}

; Function Attrs: nounwind
define i64 @run_calls(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  br label %5

5:                                                ; preds = %27, %4
  %.019 = phi i64 [ %2, %4 ], [ %28, %27 ]
  %.0 = phi i64 [ undef, %4 ], [ %.1, %27 ]
  %6 = icmp slt i64 %.019, %3
  br i1 %6, label %7, label %29

7:                                                ; preds = %5
  %8 = getelementptr inbounds %struct.kernel_call, ptr %1, i64 %.019
  %9 = getelementptr inbounds %struct.kernel_call, ptr %8, i32 0, i32 2
  %10 = load i64, ptr %9, align 8, !tbaa !27
  %11 = icmp ne i64 %10, 0
  %. = select i1 %11, ptr %0, ptr null
  %12 = getelementptr inbounds %struct.kernel_call, ptr %8, i32 0, i32 3
  %13 = load i64, ptr %12, align 8, !tbaa !29
  %14 = icmp ne i64 %13, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %7
  %16 = load ptr, ptr %8, align 8, !tbaa !30
  %17 = getelementptr inbounds %struct.kernel_call, ptr %8, i32 0, i32 1
  %18 = load ptr, ptr %17, align 8, !tbaa !31
  call void %16(ptr noundef %., ptr noundef %18) #4
  br label %25

19:                                               ; preds = %7
  %20 = load ptr, ptr %8, align 8, !tbaa !30
  %21 = getelementptr inbounds %struct.kernel_call, ptr %8, i32 0, i32 1
  %22 = load ptr, ptr %21, align 8, !tbaa !31
  %23 = call i64 %20(ptr noundef %., ptr noundef %22) #4
  %24 = icmp ne i64 %23, 0
  br i1 %24, label %25, label %26

25:                                               ; preds = %19, %15
  br label %26

26:                                               ; preds = %19, %25
  %.020 = phi i32 [ 0, %25 ], [ 1, %19 ]
  %.1 = phi i64 [ %.0, %25 ], [ %.019, %19 ]
  %cond = icmp eq i32 %.020, 0
  br i1 %cond, label %27, label %29

27:                                               ; preds = %26
  %28 = add nsw i64 %.019, 1
  br label %5, !llvm.loop !32

29:                                               ; preds = %5, %26
  %.121 = phi i32 [ %.020, %26 ], [ 2, %5 ]
  %.2 = phi i64 [ %.1, %26 ], [ %.0, %5 ]
  switch i32 %.121, label %32 [
    i32 2, label %30
    i32 1, label %31
  ]

30:                                               ; preds = %29
  br label %31

31:                                               ; preds = %30, %29
  %.3 = phi i64 [ %.2, %29 ], [ %3, %30 ]
  ret i64 %.3

32:                                               ; preds = %29
  unreachable
}

; Function Attrs: inlinehint nounwind
define internal i64 @own_groups(ptr noundef %0, i64 noundef %1) #2 {
  %3 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 11
  %4 = load i64, ptr %3, align 8, !tbaa !21
  %5 = mul nsw i64 %4, %1
  %6 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 12
  %7 = load i64, ptr %6, align 8, !tbaa !2
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
define internal i64 @lowest_bit(i64 noundef %0) #2 {
  %2 = call i64 @llvm.cttz.i64(i64 %0, i1 true)
  %3 = trunc i64 %2 to i32
  %4 = sext i32 %3 to i64
  ret i64 %4
}

; Function Attrs: inlinehint nounwind
define internal i64 @highest_bit(i64 noundef %0) #2 {
  %2 = call i64 @llvm.ctlz.i64(i64 %0, i1 true)
  %3 = trunc i64 %2 to i32
  %4 = sub nsw i32 63, %3
  %5 = sext i32 %4 to i64
  ret i64 %5
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { inlinehint nounwind "no-builtins" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nobuiltin "no-builtins" }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !4, i64 224}
!3 = !{!"", !4, i64 0, !5, i64 8, !4, i64 64, !5, i64 72, !4, i64 128, !4, i64 136, !4, i64 144, !5, i64 152, !7, i64 192, !7, i64 200, !4, i64 208, !4, i64 216, !4, i64 224, !4, i64 232, !7, i64 240, !7, i64 248, !7, i64 256, !7, i64 264, !7, i64 272, !7, i64 280, !7, i64 288}
!4 = !{!"long long", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"any pointer", !5, i64 0}
!8 = !{!3, !4, i64 232}
!9 = !{!3, !7, i64 240}
!10 = !{!3, !7, i64 248}
!11 = !{!3, !7, i64 256}
!12 = !{!3, !7, i64 272}
!13 = !{!3, !7, i64 264}
!14 = !{!3, !7, i64 280}
!15 = !{!3, !7, i64 288}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}
!20 = distinct !{!20, !17}
!21 = !{!3, !4, i64 216}
!22 = !{!3, !4, i64 208}
!23 = !{!3, !7, i64 200}
!24 = !{!3, !7, i64 192}
!25 = distinct !{!25, !17}
!26 = distinct !{!26, !17}
!27 = !{!28, !4, i64 16}
!28 = !{!"", !7, i64 0, !7, i64 8, !4, i64 16, !4, i64 24}
!29 = !{!28, !4, i64 24}
!30 = !{!28, !7, i64 0}
!31 = !{!28, !7, i64 8}
!32 = distinct !{!32, !17}
