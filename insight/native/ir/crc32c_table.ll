; Made by tools/ir.py from crc32c_table.c with clang 19; do not edit.
; sha256 of the C source: 151e7ca99518b7d695e2e8c88fba06572648154b2328a14daf41f21396edacb8
; sha256 of what follows: c41bd606a3e6ed93bcf220cdcddc4da63aed9de54c67781450400d36f1ea1a35

@slices = internal global [8 x [256 x i32]] zeroinitializer, align 16

; Function Attrs: nounwind
define void @prepare() #0 {
  br label %1

1:                                                ; preds = %12, %0
  %.0 = phi i32 [ 0, %0 ], [ %15, %12 ]
  %2 = icmp ult i32 %.0, 256
  br i1 %2, label %3, label %16

3:                                                ; preds = %1, %5
  %.022 = phi i32 [ %10, %5 ], [ %.0, %1 ]
  %.021 = phi i32 [ %11, %5 ], [ 0, %1 ]
  %4 = icmp slt i32 %.021, 8
  br i1 %4, label %5, label %12

5:                                                ; preds = %3
  %6 = lshr i32 %.022, 1
  %7 = and i32 %.022, 1
  %8 = icmp ne i32 %7, 0
  %9 = select i1 %8, i32 -2097792136, i32 0
  %10 = xor i32 %6, %9
  %11 = add nsw i32 %.021, 1
  br label %3, !llvm.loop !2

12:                                               ; preds = %3
  %13 = zext i32 %.0 to i64
  %14 = getelementptr inbounds [256 x i32], ptr @slices, i64 0, i64 %13
  store i32 %.022, ptr %14, align 4, !tbaa !4
  %15 = add i32 %.0, 1
  br label %1, !llvm.loop !8

16:                                               ; preds = %1, %37
  %.020 = phi i32 [ %38, %37 ], [ 1, %1 ]
  %17 = icmp slt i32 %.020, 8
  br i1 %17, label %18, label %39

18:                                               ; preds = %16, %20
  %.019 = phi i32 [ %36, %20 ], [ 0, %16 ]
  %19 = icmp ult i32 %.019, 256
  br i1 %19, label %20, label %37

20:                                               ; preds = %18
  %21 = sub nsw i32 %.020, 1
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [8 x [256 x i32]], ptr @slices, i64 0, i64 %22
  %24 = zext i32 %.019 to i64
  %25 = getelementptr inbounds [256 x i32], ptr %23, i64 0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = lshr i32 %26, 8
  %28 = and i32 %26, 255
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds [256 x i32], ptr @slices, i64 0, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = xor i32 %27, %31
  %33 = sext i32 %.020 to i64
  %34 = getelementptr inbounds [8 x [256 x i32]], ptr @slices, i64 0, i64 %33
  %35 = getelementptr inbounds [256 x i32], ptr %34, i64 0, i64 %24
  store i32 %32, ptr %35, align 4, !tbaa !4
  %36 = add i32 %.019, 1
  br label %18, !llvm.loop !9

37:                                               ; preds = %18
  %38 = add nsw i32 %.020, 1
  br label %16, !llvm.loop !10

39:                                               ; preds = %16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define i32 @crc32c_step1(i32 noundef %0, i32 noundef %1) #0 {
  %3 = lshr i32 %0, 8
  %4 = xor i32 %0, %1
  %5 = and i32 %4, 255
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds [256 x i32], ptr @slices, i64 0, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = xor i32 %3, %8
  ret i32 %9
}

; Function Attrs: nounwind
define i32 @crc32c_step4(i32 noundef %0, i32 noundef %1) #0 {
  %3 = xor i32 %0, %1
  %4 = and i32 %3, 255
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @slices, i64 0, i64 3), i64 0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = lshr i32 %3, 8
  %9 = and i32 %8, 255
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @slices, i64 0, i64 2), i64 0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = xor i32 %7, %12
  %14 = lshr i32 %3, 16
  %15 = and i32 %14, 255
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @slices, i64 0, i64 1), i64 0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !4
  %19 = xor i32 %13, %18
  %20 = lshr i32 %3, 24
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds [256 x i32], ptr @slices, i64 0, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = xor i32 %19, %23
  ret i32 %24
}

; Function Attrs: nounwind
define i32 @crc32c_step8(i32 noundef %0, i64 noundef %1) #0 {
  %3 = trunc i64 %1 to i32
  %4 = xor i32 %0, %3
  %5 = lshr i64 %1, 32
  %6 = trunc i64 %5 to i32
  %7 = and i32 %4, 255
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @slices, i64 0, i64 7), i64 0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = lshr i32 %4, 8
  %12 = and i32 %11, 255
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @slices, i64 0, i64 6), i64 0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = xor i32 %10, %15
  %17 = lshr i32 %4, 16
  %18 = and i32 %17, 255
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @slices, i64 0, i64 5), i64 0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = xor i32 %16, %21
  %23 = lshr i32 %4, 24
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @slices, i64 0, i64 4), i64 0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = xor i32 %22, %26
  %28 = and i32 %6, 255
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @slices, i64 0, i64 3), i64 0, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = xor i32 %27, %31
  %33 = lshr i32 %6, 8
  %34 = and i32 %33, 255
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @slices, i64 0, i64 2), i64 0, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !4
  %38 = xor i32 %32, %37
  %39 = lshr i32 %6, 16
  %40 = and i32 %39, 255
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @slices, i64 0, i64 1), i64 0, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !4
  %44 = xor i32 %38, %43
  %45 = lshr i32 %6, 24
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds [256 x i32], ptr @slices, i64 0, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !4
  %49 = xor i32 %44, %48
  ret i32 %49
}

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.mustprogress"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = distinct !{!8, !3}
!9 = distinct !{!9, !3}
!10 = distinct !{!10, !3}
