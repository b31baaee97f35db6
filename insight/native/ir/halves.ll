; Made by tools/ir.py from halves.c with clang 19; do not edit.
; sha256 of the C source: 500bc1e7d2d8adfb0768dd431b0897a678e2b7ee7b05ed8c508669fdd8d11230
; sha256 of what follows: e3dbca45040e4ea7f4876634c48e4ba58b77f533018d992c0755f77f736c1e59

; Function Attrs: nounwind
define void @widen_float16(ptr noalias noundef %0, ptr noalias noundef %1, i64 noundef %2) #0 {
  br label %4

4:                                                ; preds = %6, %3
  %.0 = phi i64 [ 0, %3 ], [ %11, %6 ]
  %5 = icmp slt i64 %.0, %2
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = getelementptr inbounds i16, ptr %0, i64 %.0
  %8 = load i16, ptr %7, align 2, !tbaa !2
  %9 = call i32 @float32_of_float16(i16 noundef zeroext %8) #4
  %10 = getelementptr inbounds i32, ptr %1, i64 %.0
  store i32 %9, ptr %10, align 4, !tbaa !6
  %11 = add nsw i64 %.0, 1
  br label %4, !llvm.loop !8

12:                                               ; preds = %4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: alwaysinline nounwind
define internal i32 @float32_of_float16(i16 noundef zeroext %0) #2 {
  %2 = zext i16 %0 to i32
  %3 = and i32 %2, 32767
  %4 = shl i32 %3, 13
  %5 = add i32 %4, 939524096
  %6 = add i32 %5, 939524096
  %7 = add i32 %4, 947912704
  %8 = call float @number_of(i32 noundef %7) #4
  %9 = fsub float %8, 0x3F10000000000000
  %10 = call i32 @bits_of(float noundef %9) #4
  %11 = icmp ult i32 %4, 8388608
  %12 = icmp ult i32 %4, 260046848
  %. = select i1 %12, i32 %5, i32 %6
  %13 = select i1 %11, i32 %10, i32 %.
  %14 = and i32 %2, 32768
  %15 = shl i32 %14, 16
  %16 = or i32 %13, %15
  ret i32 %16
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define void @narrow_float16(ptr noalias noundef %0, ptr noalias noundef %1, i64 noundef %2) #0 {
  br label %4

4:                                                ; preds = %6, %3
  %.0 = phi i64 [ 0, %3 ], [ %11, %6 ]
  %5 = icmp slt i64 %.0, %2
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = getelementptr inbounds i32, ptr %0, i64 %.0
  %8 = load i32, ptr %7, align 4, !tbaa !6
  %9 = call zeroext i16 @float16_of_float32(i32 noundef %8) #4
  %10 = getelementptr inbounds i16, ptr %1, i64 %.0
  store i16 %9, ptr %10, align 2, !tbaa !2
  %11 = add nsw i64 %.0, 1
  br label %4, !llvm.loop !10

12:                                               ; preds = %4
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal zeroext i16 @float16_of_float32(i32 noundef %0) #2 {
  %2 = and i32 %0, 2147483647
  %3 = lshr i32 %2, 13
  %4 = and i32 %3, 1
  %5 = sub i32 %2, 939524096
  %6 = add i32 %5, 4095
  %7 = add i32 %6, %4
  %8 = lshr i32 %7, 13
  %9 = call float @number_of(i32 noundef %2) #4
  %10 = fadd float %9, 5.000000e-01
  %11 = call i32 @bits_of(float noundef %10) #4
  %12 = sub i32 %11, 1056964608
  %13 = and i32 %2, 8388607
  %14 = lshr i32 %13, 13
  %15 = add i32 31744, %14
  %16 = icmp eq i32 %14, 0
  %17 = zext i1 %16 to i32
  %18 = add i32 %15, %17
  %19 = icmp ult i32 %2, 947912704
  %. = select i1 %19, i32 %12, i32 %8
  %20 = icmp uge i32 %2, 1199570944
  %21 = select i1 %20, i32 31744, i32 %.
  %22 = icmp ugt i32 %2, 2139095040
  %23 = select i1 %22, i32 %18, i32 %21
  %24 = lshr i32 %0, 16
  %25 = and i32 %24, 32768
  %26 = or i32 %23, %25
  %27 = trunc i32 %26 to i16
  ret i16 %27
}

; Function Attrs: nounwind
define void @narrow_bfloat16(ptr noalias noundef %0, ptr noalias noundef %1, i64 noundef %2) #0 {
  br label %4

4:                                                ; preds = %6, %3
  %.0 = phi i64 [ 0, %3 ], [ %11, %6 ]
  %5 = icmp slt i64 %.0, %2
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = getelementptr inbounds i32, ptr %0, i64 %.0
  %8 = load i32, ptr %7, align 4, !tbaa !6
  %9 = call zeroext i16 @bfloat16_of_float32(i32 noundef %8) #4
  %10 = getelementptr inbounds i16, ptr %1, i64 %.0
  store i16 %9, ptr %10, align 2, !tbaa !2
  %11 = add nsw i64 %.0, 1
  br label %4, !llvm.loop !11

12:                                               ; preds = %4
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal zeroext i16 @bfloat16_of_float32(i32 noundef %0) #2 {
  %2 = add i32 %0, 32767
  %3 = lshr i32 %0, 16
  %4 = and i32 %3, 1
  %5 = add i32 %2, %4
  %6 = lshr i32 %5, 16
  %7 = and i32 %3, 32768
  %8 = or i32 %7, 32704
  %9 = and i32 %0, 2147483647
  %10 = icmp ugt i32 %9, 2139095040
  %. = select i1 %10, i32 %8, i32 %6
  %11 = trunc i32 %. to i16
  ret i16 %11
}

; Function Attrs: alwaysinline nounwind
define internal i32 @bits_of(float noundef %0) #2 {
  %2 = bitcast float %0 to i32
  ret i32 %2
}

; Function Attrs: alwaysinline nounwind
define internal float @number_of(i32 noundef %0) #2 {
  %2 = bitcast i32 %0 to float
  ret float %2
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline nounwind "no-builtins" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nobuiltin "no-builtins" }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !3, i64 0}
!3 = !{!"short", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !4, i64 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
