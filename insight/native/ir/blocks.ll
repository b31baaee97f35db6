; Made by tools/ir.py from blocks.c with clang 19; do not edit.
; sha256 of the C source: 72d44d90a3639d18fbf07ebfe1f75d1a4f6253448e37ead2b6118fad0317079c
; sha256 of what follows: 0599997825231a96a11fdbb562c1495836a7c0780a3f7214cd18babdabe4bc4b
; Optimised.

%struct.pair = type { <16 x float>, <16 x float> }

; Function Attrs: nofree norecurse nosync nounwind
define void @convolved(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef %7, ptr nocapture noundef %8, i64 noundef %9, i64 noundef %10) local_unnamed_addr #0 {
  %12 = icmp sgt i64 %10, 0
  br i1 %12, label %.lr.ph216, label %._crit_edge217

.lr.ph216:                                        ; preds = %11
  %13 = icmp sgt i64 %5, 0
  %14 = icmp sgt i64 %9, 0
  %15 = mul i64 %9, %2
  %xtraiter = and i64 %5, 3
  %16 = icmp ult i64 %5, 4
  %unroll_iter = and i64 %5, 9223372036854775804
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %17

17:                                               ; preds = %.lr.ph216, %._crit_edge211
  %.0214 = phi ptr [ %6, %.lr.ph216 ], [ %47, %._crit_edge211 ]
  %.0195213 = phi ptr [ %8, %.lr.ph216 ], [ %49, %._crit_edge211 ]
  %.0196212 = phi i64 [ %10, %.lr.ph216 ], [ %50, %._crit_edge211 ]
  %18 = tail call i64 @llvm.umin.i64(i64 %.0196212, i64 8)
  br label %.preheader

.preheader206:                                    ; preds = %._crit_edge
  br i1 %14, label %.lr.ph210, label %._crit_edge211

.preheader:                                       ; preds = %17, %._crit_edge
  %.0199208 = phi i64 [ 0, %17 ], [ %25, %._crit_edge ]
  %invariant.gep = getelementptr inbounds float, ptr %7, i64 %.0199208
  br i1 %13, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %.preheader
  %19 = mul nuw nsw i64 %.0199208, %5
  br i1 %16, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph.new

._crit_edge.loopexit.unr-lcssa:                   ; preds = %.lr.ph.new, %.lr.ph
  %.0198207.unr = phi i64 [ 0, %.lr.ph ], [ %45, %.lr.ph.new ]
  br i1 %lcmp.mod.not, label %._crit_edge, label %.epil.preheader

.epil.preheader:                                  ; preds = %._crit_edge.loopexit.unr-lcssa, %.epil.preheader
  %.0198207.epil = phi i64 [ %24, %.epil.preheader ], [ %.0198207.unr, %._crit_edge.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.epil.preheader ], [ 0, %._crit_edge.loopexit.unr-lcssa ]
  %20 = add nuw nsw i64 %.0198207.epil, %19
  %21 = getelementptr inbounds float, ptr %.0214, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !2
  %23 = mul nuw nsw i64 %.0198207.epil, %18
  %gep.epil = getelementptr inbounds float, ptr %invariant.gep, i64 %23
  store float %22, ptr %gep.epil, align 4, !tbaa !2
  %24 = add nuw nsw i64 %.0198207.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %._crit_edge, label %.epil.preheader, !llvm.loop !6

._crit_edge:                                      ; preds = %._crit_edge.loopexit.unr-lcssa, %.epil.preheader, %.preheader
  %25 = add nuw nsw i64 %.0199208, 1
  %exitcond218.not = icmp eq i64 %25, %18
  br i1 %exitcond218.not, label %.preheader206, label %.preheader, !llvm.loop !8

.lr.ph.new:                                       ; preds = %.lr.ph, %.lr.ph.new
  %.0198207 = phi i64 [ %45, %.lr.ph.new ], [ 0, %.lr.ph ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph.new ], [ 0, %.lr.ph ]
  %26 = add nuw nsw i64 %.0198207, %19
  %27 = getelementptr inbounds float, ptr %.0214, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !2
  %29 = mul nuw nsw i64 %.0198207, %18
  %gep = getelementptr inbounds float, ptr %invariant.gep, i64 %29
  store float %28, ptr %gep, align 4, !tbaa !2
  %30 = or disjoint i64 %.0198207, 1
  %31 = add nuw nsw i64 %30, %19
  %32 = getelementptr inbounds float, ptr %.0214, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !2
  %34 = mul nuw nsw i64 %30, %18
  %gep.1 = getelementptr inbounds float, ptr %invariant.gep, i64 %34
  store float %33, ptr %gep.1, align 4, !tbaa !2
  %35 = or disjoint i64 %.0198207, 2
  %36 = add nuw nsw i64 %35, %19
  %37 = getelementptr inbounds float, ptr %.0214, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !2
  %39 = mul nuw nsw i64 %35, %18
  %gep.2 = getelementptr inbounds float, ptr %invariant.gep, i64 %39
  store float %38, ptr %gep.2, align 4, !tbaa !2
  %40 = or disjoint i64 %.0198207, 3
  %41 = add nuw nsw i64 %40, %19
  %42 = getelementptr inbounds float, ptr %.0214, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !2
  %44 = mul nuw nsw i64 %40, %18
  %gep.3 = getelementptr inbounds float, ptr %invariant.gep, i64 %44
  store float %43, ptr %gep.3, align 4, !tbaa !2
  %45 = add nuw nsw i64 %.0198207, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph.new, !llvm.loop !10

._crit_edge211:                                   ; preds = %87, %.preheader206
  %46 = mul nsw i64 %18, %5
  %47 = getelementptr inbounds float, ptr %.0214, i64 %46
  %48 = mul i64 %15, %18
  %49 = getelementptr inbounds float, ptr %.0195213, i64 %48
  %50 = sub nsw i64 %.0196212, %18
  %51 = icmp sgt i64 %50, 0
  br i1 %51, label %17, label %._crit_edge217, !llvm.loop !11

.lr.ph210:                                        ; preds = %.preheader206, %87
  %.0197209 = phi i64 [ %88, %87 ], [ 0, %.preheader206 ]
  %52 = getelementptr inbounds float, ptr %0, i64 %.0197209
  %53 = getelementptr inbounds float, ptr %.0195213, i64 %.0197209
  %54 = sub nsw i64 %9, %.0197209
  switch i64 %18, label %87 [
    i64 1, label %55
    i64 2, label %59
    i64 3, label %63
    i64 4, label %67
    i64 5, label %71
    i64 6, label %75
    i64 7, label %79
    i64 8, label %83
  ]

55:                                               ; preds = %.lr.ph210
  %56 = icmp sgt i64 %54, 31
  br i1 %56, label %57, label %58

57:                                               ; preds = %55
  tail call fastcc void @whole_1(ptr noundef %52, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %53, i64 noundef %9) #13
  br label %87

58:                                               ; preds = %55
  tail call fastcc void @part_1(ptr noundef %52, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %53, i64 noundef %9, i64 noundef %54) #13
  br label %87

59:                                               ; preds = %.lr.ph210
  %60 = icmp sgt i64 %54, 31
  br i1 %60, label %61, label %62

61:                                               ; preds = %59
  tail call fastcc void @whole_2(ptr noundef %52, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %53, i64 noundef %9) #13
  br label %87

62:                                               ; preds = %59
  tail call fastcc void @part_2(ptr noundef %52, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %53, i64 noundef %9, i64 noundef %54) #13
  br label %87

63:                                               ; preds = %.lr.ph210
  %64 = icmp sgt i64 %54, 31
  br i1 %64, label %65, label %66

65:                                               ; preds = %63
  tail call fastcc void @whole_3(ptr noundef %52, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %53, i64 noundef %9) #13
  br label %87

66:                                               ; preds = %63
  tail call fastcc void @part_3(ptr noundef %52, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %53, i64 noundef %9, i64 noundef %54) #13
  br label %87

67:                                               ; preds = %.lr.ph210
  %68 = icmp sgt i64 %54, 31
  br i1 %68, label %69, label %70

69:                                               ; preds = %67
  tail call fastcc void @whole_4(ptr noundef %52, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %53, i64 noundef %9) #13
  br label %87

70:                                               ; preds = %67
  tail call fastcc void @part_4(ptr noundef %52, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %53, i64 noundef %9, i64 noundef %54) #13
  br label %87

71:                                               ; preds = %.lr.ph210
  %72 = icmp sgt i64 %54, 31
  br i1 %72, label %73, label %74

73:                                               ; preds = %71
  tail call fastcc void @whole_5(ptr noundef %52, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %53, i64 noundef %9) #13
  br label %87

74:                                               ; preds = %71
  tail call fastcc void @part_5(ptr noundef %52, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %53, i64 noundef %9, i64 noundef %54) #13
  br label %87

75:                                               ; preds = %.lr.ph210
  %76 = icmp sgt i64 %54, 31
  br i1 %76, label %77, label %78

77:                                               ; preds = %75
  tail call fastcc void @whole_6(ptr noundef %52, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %53, i64 noundef %9) #13
  br label %87

78:                                               ; preds = %75
  tail call fastcc void @part_6(ptr noundef %52, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %53, i64 noundef %9, i64 noundef %54) #13
  br label %87

79:                                               ; preds = %.lr.ph210
  %80 = icmp sgt i64 %54, 31
  br i1 %80, label %81, label %82

81:                                               ; preds = %79
  tail call fastcc void @whole_7(ptr noundef %52, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %53, i64 noundef %9) #13
  br label %87

82:                                               ; preds = %79
  tail call fastcc void @part_7(ptr noundef %52, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %53, i64 noundef %9, i64 noundef %54) #13
  br label %87

83:                                               ; preds = %.lr.ph210
  %84 = icmp sgt i64 %54, 31
  br i1 %84, label %85, label %86

85:                                               ; preds = %83
  tail call fastcc void @whole_8(ptr noundef %52, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %53, i64 noundef %9) #13
  br label %87

86:                                               ; preds = %83
  tail call fastcc void @part_8(ptr noundef %52, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %7, ptr noundef %53, i64 noundef %9, i64 noundef %54) #13
  br label %87

87:                                               ; preds = %85, %86, %81, %82, %77, %78, %73, %74, %69, %70, %65, %66, %61, %62, %57, %58, %.lr.ph210
  %88 = add nuw nsw i64 %.0197209, 32
  %89 = icmp slt i64 %88, %9
  br i1 %89, label %.lr.ph210, label %._crit_edge211, !llvm.loop !12

._crit_edge217:                                   ; preds = %._crit_edge211, %11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @whole_1(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef %7, i64 noundef %8) unnamed_addr #2 {
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %.lr.ph59, label %._crit_edge

.lr.ph59:                                         ; preds = %9
  %11 = icmp sgt i64 %3, 0
  %12 = icmp sgt i64 %5, 0
  br label %13

._crit_edge:                                      ; preds = %largest_of_corners.exit, %9
  ret void

13:                                               ; preds = %.lr.ph59, %largest_of_corners.exit
  %.sroa.8.0 = phi <16 x float> [ undef, %.lr.ph59 ], [ %.sroa.8.6, %largest_of_corners.exit ]
  %.sroa.0.0 = phi <16 x float> [ undef, %.lr.ph59 ], [ %.sroa.0.6, %largest_of_corners.exit ]
  %.058 = phi i64 [ 0, %.lr.ph59 ], [ %52, %largest_of_corners.exit ]
  %14 = mul nsw i64 %.058, %3
  %15 = getelementptr inbounds i64, ptr %1, i64 %14
  %16 = mul nsw i64 %.058, %8
  %17 = getelementptr inbounds float, ptr %7, i64 %16
  br i1 %11, label %.lr.ph49.preheader, label %largest_of_corners.exit

.lr.ph49.preheader:                               ; preds = %13
  %18 = getelementptr inbounds i8, ptr %17, i64 64
  %19 = getelementptr inbounds i8, ptr %17, i64 64
  %.promoted = load <16 x float>, ptr %17, align 4, !tbaa !13
  %.promoted74 = load <16 x float>, ptr %18, align 4, !tbaa !13
  br label %.lr.ph49

.lr.ph49:                                         ; preds = %.lr.ph49.preheader, %summed.exit
  %20 = phi <16 x float> [ %.promoted74, %.lr.ph49.preheader ], [ %.sroa.8.5, %summed.exit ]
  %21 = phi <16 x float> [ %.promoted, %.lr.ph49.preheader ], [ %.sroa.0.5, %summed.exit ]
  %.sroa.8.1 = phi <16 x float> [ %.sroa.8.0, %.lr.ph49.preheader ], [ %.sroa.8.5, %summed.exit ]
  %.sroa.0.1 = phi <16 x float> [ %.sroa.0.0, %.lr.ph49.preheader ], [ %.sroa.0.5, %summed.exit ]
  %.0.i48 = phi i64 [ 0, %.lr.ph49.preheader ], [ %51, %summed.exit ]
  %22 = getelementptr inbounds i64, ptr %15, i64 %.0.i48
  %23 = load i64, ptr %22, align 8, !tbaa !14
  %24 = getelementptr inbounds float, ptr %0, i64 %23
  br i1 %12, label %.lr.ph38, label %summed.exit.preheader

summed.exit.preheader:                            ; preds = %add_terms.exit, %.lr.ph49
  %.sroa.8.2 = phi <16 x float> [ %.sroa.8.1, %.lr.ph49 ], [ %.sroa.8.4, %add_terms.exit ]
  %.sroa.0.2 = phi <16 x float> [ %.sroa.0.1, %.lr.ph49 ], [ %.sroa.0.4, %add_terms.exit ]
  %.not.i = icmp eq i64 %.0.i48, 0
  br i1 %.not.i, label %summed.exit, label %46

.lr.ph38:                                         ; preds = %.lr.ph49, %add_terms.exit
  %.sroa.8.3 = phi <16 x float> [ %.sroa.8.4, %add_terms.exit ], [ %.sroa.8.1, %.lr.ph49 ]
  %.sroa.0.372 = phi <16 x float> [ %.sroa.0.4, %add_terms.exit ], [ %.sroa.0.1, %.lr.ph49 ]
  %indvars.iv = phi i64 [ %indvars.iv.next, %add_terms.exit ], [ %5, %.lr.ph49 ]
  %.0.i1637 = phi i64 [ %44, %add_terms.exit ], [ 0, %.lr.ph49 ]
  %smin = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 256)
  %smax = tail call i64 @llvm.smax.i64(i64 %smin, i64 1)
  %25 = getelementptr inbounds i64, ptr %4, i64 %.0.i1637
  %26 = getelementptr inbounds float, ptr %6, i64 %.0.i1637
  %27 = icmp slt i64 %.0.i1637, %5
  br i1 %27, label %.lr.ph, label %add_terms.exit.preheader

add_terms.exit.preheader:                         ; preds = %.lr.ph, %.lr.ph38
  %.sroa.067.0 = phi <16 x float> [ zeroinitializer, %.lr.ph38 ], [ %38, %.lr.ph ]
  %.sroa.7.0 = phi <16 x float> [ zeroinitializer, %.lr.ph38 ], [ %39, %.lr.ph ]
  %.not.i17 = icmp eq i64 %.0.i1637, 0
  br i1 %.not.i17, label %add_terms.exit, label %41

.lr.ph:                                           ; preds = %.lr.ph38, %.lr.ph
  %.sroa.067.1 = phi <16 x float> [ %38, %.lr.ph ], [ zeroinitializer, %.lr.ph38 ]
  %.sroa.7.1 = phi <16 x float> [ %39, %.lr.ph ], [ zeroinitializer, %.lr.ph38 ]
  %.0.i2032 = phi i64 [ %40, %.lr.ph ], [ 0, %.lr.ph38 ]
  %28 = getelementptr inbounds i64, ptr %25, i64 %.0.i2032
  %29 = load i64, ptr %28, align 8, !tbaa !14
  %30 = getelementptr inbounds float, ptr %24, i64 %29
  %31 = load <16 x float>, ptr %30, align 4, !tbaa !13, !noalias !16
  %32 = getelementptr inbounds i8, ptr %30, i64 64
  %33 = load <16 x float>, ptr %32, align 4, !tbaa !13, !noalias !16
  %34 = getelementptr float, ptr %26, i64 %.0.i2032
  %35 = load float, ptr %34, align 4, !tbaa !2
  %36 = insertelement <16 x float> poison, float %35, i64 0
  %37 = shufflevector <16 x float> %36, <16 x float> poison, <16 x i32> zeroinitializer
  %38 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %31, <16 x float> %37, <16 x float> %.sroa.067.1)
  %39 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %33, <16 x float> %37, <16 x float> %.sroa.7.1)
  %40 = add nuw nsw i64 %.0.i2032, 1
  %exitcond.not = icmp eq i64 %40, %smax
  br i1 %exitcond.not, label %add_terms.exit.preheader, label %.lr.ph, !llvm.loop !19

41:                                               ; preds = %add_terms.exit.preheader
  %42 = fadd <16 x float> %.sroa.0.372, %.sroa.067.0
  %43 = fadd <16 x float> %.sroa.8.3, %.sroa.7.0
  br label %add_terms.exit

add_terms.exit:                                   ; preds = %add_terms.exit.preheader, %41
  %.sroa.8.4 = phi <16 x float> [ %43, %41 ], [ %.sroa.7.0, %add_terms.exit.preheader ]
  %.sroa.0.4 = phi <16 x float> [ %42, %41 ], [ %.sroa.067.0, %add_terms.exit.preheader ]
  %44 = add nuw nsw i64 %.0.i1637, 256
  %45 = icmp slt i64 %44, %5
  %indvars.iv.next = add i64 %indvars.iv, -256
  br i1 %45, label %.lr.ph38, label %summed.exit.preheader, !llvm.loop !20

46:                                               ; preds = %summed.exit.preheader
  %47 = fcmp ule <16 x float> %21, %.sroa.0.2
  %48 = fcmp ord <16 x float> %21, zeroinitializer
  %.not9.i18 = and <16 x i1> %47, %48
  %.v.i19 = select <16 x i1> %.not9.i18, <16 x float> %.sroa.0.2, <16 x float> %21
  %49 = fcmp ule <16 x float> %20, %.sroa.8.2
  %50 = fcmp ord <16 x float> %20, zeroinitializer
  %.not9.i = and <16 x i1> %49, %50
  %.v.i = select <16 x i1> %.not9.i, <16 x float> %.sroa.8.2, <16 x float> %20
  br label %summed.exit

summed.exit:                                      ; preds = %46, %summed.exit.preheader
  %.sroa.8.5 = phi <16 x float> [ %.sroa.8.2, %summed.exit.preheader ], [ %.v.i, %46 ]
  %.sroa.0.5 = phi <16 x float> [ %.sroa.0.2, %summed.exit.preheader ], [ %.v.i19, %46 ]
  store <16 x float> %.sroa.0.5, ptr %17, align 4, !tbaa !13
  store <16 x float> %.sroa.8.5, ptr %19, align 4, !tbaa !13
  %51 = add nuw nsw i64 %.0.i48, 1
  %exitcond61.not = icmp eq i64 %51, %3
  br i1 %exitcond61.not, label %largest_of_corners.exit, label %.lr.ph49, !llvm.loop !21

largest_of_corners.exit:                          ; preds = %summed.exit, %13
  %.sroa.8.6 = phi <16 x float> [ %.sroa.8.0, %13 ], [ %.sroa.8.5, %summed.exit ]
  %.sroa.0.6 = phi <16 x float> [ %.sroa.0.0, %13 ], [ %.sroa.0.5, %summed.exit ]
  %52 = add nuw nsw i64 %.058, 1
  %exitcond62.not = icmp eq i64 %52, %2
  br i1 %exitcond62.not, label %._crit_edge, label %13, !llvm.loop !22
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc void @part_1(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef %7, i64 noundef %8, i64 noundef %9) unnamed_addr #3 {
  %11 = alloca %struct.pair, align 4
  %12 = alloca %struct.pair, align 64
  %13 = alloca %struct.pair, align 4
  %14 = icmp sgt i64 %2, 0
  br i1 %14, label %.lr.ph48, label %._crit_edge

.lr.ph48:                                         ; preds = %10
  %15 = icmp sgt i64 %3, 0
  %16 = icmp sgt i64 %5, 0
  %17 = icmp eq i64 %9, 32
  %18 = icmp sgt i64 %9, 0
  %.sroa.2.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %11, i64 64
  %.sroa.2.0..sroa_idx.i = getelementptr inbounds i8, ptr %13, i64 64
  %19 = getelementptr inbounds i8, ptr %12, i64 64
  %xtraiter = and i64 %9, 3
  %20 = icmp ult i64 %9, 4
  %unroll_iter = and i64 %9, 9223372036854775804
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %xtraiter77 = and i64 %9, 3
  %21 = icmp ult i64 %9, 4
  %unroll_iter80 = and i64 %9, 9223372036854775804
  %lcmp.mod79.not = icmp eq i64 %xtraiter77, 0
  %xtraiter82 = and i64 %9, 3
  %22 = icmp ult i64 %9, 4
  %unroll_iter85 = and i64 %9, 9223372036854775804
  %lcmp.mod84.not = icmp eq i64 %xtraiter82, 0
  br label %23

._crit_edge:                                      ; preds = %largest_of_corners.exit, %10
  ret void

23:                                               ; preds = %.lr.ph48, %largest_of_corners.exit
  %.sroa.8.0 = phi <16 x float> [ undef, %.lr.ph48 ], [ %.sroa.8.6, %largest_of_corners.exit ]
  %.sroa.0.0 = phi <16 x float> [ undef, %.lr.ph48 ], [ %.sroa.0.6, %largest_of_corners.exit ]
  %.047 = phi i64 [ 0, %.lr.ph48 ], [ %132, %largest_of_corners.exit ]
  %24 = mul nsw i64 %.047, %3
  %25 = getelementptr inbounds i64, ptr %1, i64 %24
  %26 = mul nsw i64 %.047, %8
  %27 = getelementptr inbounds float, ptr %7, i64 %26
  br i1 %15, label %.lr.ph46.preheader, label %largest_of_corners.exit

.lr.ph46.preheader:                               ; preds = %23
  %28 = getelementptr inbounds i8, ptr %27, i64 64
  %29 = getelementptr inbounds i8, ptr %27, i64 64
  br label %.lr.ph46

.lr.ph46:                                         ; preds = %.lr.ph46.preheader, %put.exit
  %.sroa.8.1 = phi <16 x float> [ %.sroa.8.0, %.lr.ph46.preheader ], [ %108, %put.exit ]
  %.sroa.0.1 = phi <16 x float> [ %.sroa.0.0, %.lr.ph46.preheader ], [ %109, %put.exit ]
  %.0.i45 = phi i64 [ 0, %.lr.ph46.preheader ], [ %131, %put.exit ]
  %30 = getelementptr inbounds i64, ptr %25, i64 %.0.i45
  %31 = load i64, ptr %30, align 8, !tbaa !14
  %32 = getelementptr inbounds float, ptr %0, i64 %31
  br i1 %16, label %.lr.ph39, label %summed.exit.preheader

summed.exit.preheader:                            ; preds = %add_terms.exit, %.lr.ph46
  %.sroa.8.2 = phi <16 x float> [ %.sroa.8.1, %.lr.ph46 ], [ %.sroa.8.4, %add_terms.exit ]
  %.sroa.0.2 = phi <16 x float> [ %.sroa.0.1, %.lr.ph46 ], [ %.sroa.0.4, %add_terms.exit ]
  %.not.i = icmp eq i64 %.0.i45, 0
  br i1 %.not.i, label %107, label %77

.lr.ph39:                                         ; preds = %.lr.ph46, %add_terms.exit
  %.sroa.8.3 = phi <16 x float> [ %.sroa.8.4, %add_terms.exit ], [ %.sroa.8.1, %.lr.ph46 ]
  %.sroa.0.3 = phi <16 x float> [ %.sroa.0.4, %add_terms.exit ], [ %.sroa.0.1, %.lr.ph46 ]
  %indvars.iv = phi i64 [ %indvars.iv.next, %add_terms.exit ], [ %5, %.lr.ph46 ]
  %.0.i1738 = phi i64 [ %75, %add_terms.exit ], [ 0, %.lr.ph46 ]
  %smin = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 256)
  %smax = tail call i64 @llvm.smax.i64(i64 %smin, i64 1)
  %33 = getelementptr inbounds i64, ptr %4, i64 %.0.i1738
  %34 = getelementptr inbounds float, ptr %6, i64 %.0.i1738
  %35 = icmp slt i64 %.0.i1738, %5
  br i1 %35, label %.lr.ph36, label %add_terms.exit.preheader

add_terms.exit.preheader:                         ; preds = %pair_at.exit.i, %.lr.ph39
  %.sroa.059.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %69, %pair_at.exit.i ]
  %.sroa.7.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %70, %pair_at.exit.i ]
  %.not.i18 = icmp eq i64 %.0.i1738, 0
  br i1 %.not.i18, label %add_terms.exit, label %72

.lr.ph36:                                         ; preds = %.lr.ph39, %pair_at.exit.i
  %.sroa.059.1 = phi <16 x float> [ %69, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.7.1 = phi <16 x float> [ %70, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph39 ]
  %.0.i2335 = phi i64 [ %71, %pair_at.exit.i ], [ 0, %.lr.ph39 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %11) #14
  %36 = getelementptr inbounds i64, ptr %33, i64 %.0.i2335
  %37 = load i64, ptr %36, align 8, !tbaa !14
  %38 = getelementptr inbounds float, ptr %32, i64 %37
  tail call void @llvm.experimental.noalias.scope.decl(metadata !23)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %11, i8 0, i64 128, i1 false), !alias.scope !23
  br i1 %17, label %39, label %.preheader

.preheader:                                       ; preds = %.lr.ph36
  br i1 %18, label %.lr.ph.preheader, label %pair_at.exit.i

.lr.ph.preheader:                                 ; preds = %.preheader
  br i1 %20, label %pair_at.exit.i.loopexit.unr-lcssa, label %.lr.ph

39:                                               ; preds = %.lr.ph36
  %40 = load <16 x float>, ptr %38, align 4, !tbaa !13, !noalias !23
  %41 = getelementptr inbounds i8, ptr %38, i64 64
  %42 = load <16 x float>, ptr %41, align 4, !tbaa !13, !noalias !23
  br label %pair_at.exit.i

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.0.i.i33 = phi i64 [ %58, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %43 = getelementptr inbounds float, ptr %38, i64 %.0.i.i33
  %44 = load float, ptr %43, align 4, !tbaa !2, !noalias !23
  %45 = getelementptr inbounds float, ptr %11, i64 %.0.i.i33
  store float %44, ptr %45, align 4, !tbaa !2, !alias.scope !23
  %46 = or disjoint i64 %.0.i.i33, 1
  %47 = getelementptr inbounds float, ptr %38, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !2, !noalias !23
  %49 = getelementptr inbounds float, ptr %11, i64 %46
  store float %48, ptr %49, align 4, !tbaa !2, !alias.scope !23
  %50 = or disjoint i64 %.0.i.i33, 2
  %51 = getelementptr inbounds float, ptr %38, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !2, !noalias !23
  %53 = getelementptr inbounds float, ptr %11, i64 %50
  store float %52, ptr %53, align 4, !tbaa !2, !alias.scope !23
  %54 = or disjoint i64 %.0.i.i33, 3
  %55 = getelementptr inbounds float, ptr %38, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !2, !noalias !23
  %57 = getelementptr inbounds float, ptr %11, i64 %54
  store float %56, ptr %57, align 4, !tbaa !2, !alias.scope !23
  %58 = add nuw nsw i64 %.0.i.i33, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %pair_at.exit.i.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !26

pair_at.exit.i.loopexit.unr-lcssa:                ; preds = %.lr.ph, %.lr.ph.preheader
  %.0.i.i33.unr = phi i64 [ 0, %.lr.ph.preheader ], [ %58, %.lr.ph ]
  br i1 %lcmp.mod.not, label %pair_at.exit.i.loopexit, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %pair_at.exit.i.loopexit.unr-lcssa, %.lr.ph.epil
  %.0.i.i33.epil = phi i64 [ %62, %.lr.ph.epil ], [ %.0.i.i33.unr, %pair_at.exit.i.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph.epil ], [ 0, %pair_at.exit.i.loopexit.unr-lcssa ]
  %59 = getelementptr inbounds float, ptr %38, i64 %.0.i.i33.epil
  %60 = load float, ptr %59, align 4, !tbaa !2, !noalias !23
  %61 = getelementptr inbounds float, ptr %11, i64 %.0.i.i33.epil
  store float %60, ptr %61, align 4, !tbaa !2, !alias.scope !23
  %62 = add nuw nsw i64 %.0.i.i33.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %pair_at.exit.i.loopexit, label %.lr.ph.epil, !llvm.loop !27

pair_at.exit.i.loopexit:                          ; preds = %.lr.ph.epil, %pair_at.exit.i.loopexit.unr-lcssa
  %.pre = load <16 x float>, ptr %11, align 4, !tbaa !13
  %.pre65 = load <16 x float>, ptr %.sroa.2.0..sroa_idx.i.i, align 4, !tbaa !13
  br label %pair_at.exit.i

pair_at.exit.i:                                   ; preds = %pair_at.exit.i.loopexit, %.preheader, %39
  %63 = phi <16 x float> [ %.pre65, %pair_at.exit.i.loopexit ], [ zeroinitializer, %.preheader ], [ %42, %39 ]
  %64 = phi <16 x float> [ %.pre, %pair_at.exit.i.loopexit ], [ zeroinitializer, %.preheader ], [ %40, %39 ]
  %65 = getelementptr float, ptr %34, i64 %.0.i2335
  %66 = load float, ptr %65, align 4, !tbaa !2
  %67 = insertelement <16 x float> poison, float %66, i64 0
  %68 = shufflevector <16 x float> %67, <16 x float> poison, <16 x i32> zeroinitializer
  %69 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %64, <16 x float> %68, <16 x float> %.sroa.059.1)
  %70 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %63, <16 x float> %68, <16 x float> %.sroa.7.1)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %11) #14
  %71 = add nuw nsw i64 %.0.i2335, 1
  %exitcond49.not = icmp eq i64 %71, %smax
  br i1 %exitcond49.not, label %add_terms.exit.preheader, label %.lr.ph36, !llvm.loop !19

72:                                               ; preds = %add_terms.exit.preheader
  %73 = fadd <16 x float> %.sroa.0.3, %.sroa.059.0
  %74 = fadd <16 x float> %.sroa.8.3, %.sroa.7.0
  br label %add_terms.exit

add_terms.exit:                                   ; preds = %add_terms.exit.preheader, %72
  %.sroa.8.4 = phi <16 x float> [ %74, %72 ], [ %.sroa.7.0, %add_terms.exit.preheader ]
  %.sroa.0.4 = phi <16 x float> [ %73, %72 ], [ %.sroa.059.0, %add_terms.exit.preheader ]
  %75 = add nuw nsw i64 %.0.i1738, 256
  %76 = icmp slt i64 %75, %5
  %indvars.iv.next = add i64 %indvars.iv, -256
  br i1 %76, label %.lr.ph39, label %summed.exit.preheader, !llvm.loop !20

77:                                               ; preds = %summed.exit.preheader
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %13) #14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !28)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %13, i8 0, i64 128, i1 false), !alias.scope !28
  br i1 %17, label %78, label %.preheader31

.preheader31:                                     ; preds = %77
  br i1 %18, label %.lr.ph41.preheader, label %pair_at.exit

.lr.ph41.preheader:                               ; preds = %.preheader31
  br i1 %21, label %pair_at.exit.loopexit.unr-lcssa, label %.lr.ph41

78:                                               ; preds = %77
  %79 = load <16 x float>, ptr %27, align 4, !tbaa !13, !noalias !28
  %80 = load <16 x float>, ptr %28, align 4, !tbaa !13, !noalias !28
  br label %pair_at.exit

.lr.ph41:                                         ; preds = %.lr.ph41.preheader, %.lr.ph41
  %.0.i1940 = phi i64 [ %96, %.lr.ph41 ], [ 0, %.lr.ph41.preheader ]
  %niter81 = phi i64 [ %niter81.next.3, %.lr.ph41 ], [ 0, %.lr.ph41.preheader ]
  %81 = getelementptr inbounds float, ptr %27, i64 %.0.i1940
  %82 = load float, ptr %81, align 4, !tbaa !2, !noalias !28
  %83 = getelementptr inbounds float, ptr %13, i64 %.0.i1940
  store float %82, ptr %83, align 4, !tbaa !2, !alias.scope !28
  %84 = or disjoint i64 %.0.i1940, 1
  %85 = getelementptr inbounds float, ptr %27, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !2, !noalias !28
  %87 = getelementptr inbounds float, ptr %13, i64 %84
  store float %86, ptr %87, align 4, !tbaa !2, !alias.scope !28
  %88 = or disjoint i64 %.0.i1940, 2
  %89 = getelementptr inbounds float, ptr %27, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !2, !noalias !28
  %91 = getelementptr inbounds float, ptr %13, i64 %88
  store float %90, ptr %91, align 4, !tbaa !2, !alias.scope !28
  %92 = or disjoint i64 %.0.i1940, 3
  %93 = getelementptr inbounds float, ptr %27, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !2, !noalias !28
  %95 = getelementptr inbounds float, ptr %13, i64 %92
  store float %94, ptr %95, align 4, !tbaa !2, !alias.scope !28
  %96 = add nuw nsw i64 %.0.i1940, 4
  %niter81.next.3 = add i64 %niter81, 4
  %niter81.ncmp.3 = icmp eq i64 %niter81.next.3, %unroll_iter80
  br i1 %niter81.ncmp.3, label %pair_at.exit.loopexit.unr-lcssa, label %.lr.ph41, !llvm.loop !26

pair_at.exit.loopexit.unr-lcssa:                  ; preds = %.lr.ph41, %.lr.ph41.preheader
  %.0.i1940.unr = phi i64 [ 0, %.lr.ph41.preheader ], [ %96, %.lr.ph41 ]
  br i1 %lcmp.mod79.not, label %pair_at.exit.loopexit, label %.lr.ph41.epil

.lr.ph41.epil:                                    ; preds = %pair_at.exit.loopexit.unr-lcssa, %.lr.ph41.epil
  %.0.i1940.epil = phi i64 [ %100, %.lr.ph41.epil ], [ %.0.i1940.unr, %pair_at.exit.loopexit.unr-lcssa ]
  %epil.iter78 = phi i64 [ %epil.iter78.next, %.lr.ph41.epil ], [ 0, %pair_at.exit.loopexit.unr-lcssa ]
  %97 = getelementptr inbounds float, ptr %27, i64 %.0.i1940.epil
  %98 = load float, ptr %97, align 4, !tbaa !2, !noalias !28
  %99 = getelementptr inbounds float, ptr %13, i64 %.0.i1940.epil
  store float %98, ptr %99, align 4, !tbaa !2, !alias.scope !28
  %100 = add nuw nsw i64 %.0.i1940.epil, 1
  %epil.iter78.next = add i64 %epil.iter78, 1
  %epil.iter78.cmp.not = icmp eq i64 %epil.iter78.next, %xtraiter77
  br i1 %epil.iter78.cmp.not, label %pair_at.exit.loopexit, label %.lr.ph41.epil, !llvm.loop !31

pair_at.exit.loopexit:                            ; preds = %.lr.ph41.epil, %pair_at.exit.loopexit.unr-lcssa
  %.pre66 = load <16 x float>, ptr %13, align 4, !tbaa !13
  %.pre67 = load <16 x float>, ptr %.sroa.2.0..sroa_idx.i, align 4, !tbaa !13
  br label %pair_at.exit

pair_at.exit:                                     ; preds = %pair_at.exit.loopexit, %.preheader31, %78
  %101 = phi <16 x float> [ %.pre67, %pair_at.exit.loopexit ], [ zeroinitializer, %.preheader31 ], [ %80, %78 ]
  %102 = phi <16 x float> [ %.pre66, %pair_at.exit.loopexit ], [ zeroinitializer, %.preheader31 ], [ %79, %78 ]
  %103 = fcmp ule <16 x float> %102, %.sroa.0.2
  %104 = fcmp ord <16 x float> %102, zeroinitializer
  %.not9.i20 = and <16 x i1> %103, %104
  %.v.i21 = select <16 x i1> %.not9.i20, <16 x float> %.sroa.0.2, <16 x float> %102
  %105 = fcmp ule <16 x float> %101, %.sroa.8.2
  %106 = fcmp ord <16 x float> %101, zeroinitializer
  %.not9.i = and <16 x i1> %105, %106
  %.v.i = select <16 x i1> %.not9.i, <16 x float> %.sroa.8.2, <16 x float> %101
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %13) #14
  br label %107

107:                                              ; preds = %pair_at.exit, %summed.exit.preheader
  %108 = phi <16 x float> [ %.sroa.8.2, %summed.exit.preheader ], [ %.v.i, %pair_at.exit ]
  %109 = phi <16 x float> [ %.sroa.0.2, %summed.exit.preheader ], [ %.v.i21, %pair_at.exit ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %12)
  store <16 x float> %109, ptr %12, align 64
  store <16 x float> %108, ptr %19, align 64
  br i1 %17, label %110, label %.preheader30

.preheader30:                                     ; preds = %107
  br i1 %18, label %.lr.ph43.preheader, label %put.exit

.lr.ph43.preheader:                               ; preds = %.preheader30
  br i1 %22, label %put.exit.loopexit.unr-lcssa, label %.lr.ph43

110:                                              ; preds = %107
  store <16 x float> %109, ptr %27, align 4, !tbaa !13
  store <16 x float> %108, ptr %29, align 4, !tbaa !13
  br label %put.exit

.lr.ph43:                                         ; preds = %.lr.ph43.preheader, %.lr.ph43
  %.0.i2242 = phi i64 [ %126, %.lr.ph43 ], [ 0, %.lr.ph43.preheader ]
  %niter86 = phi i64 [ %niter86.next.3, %.lr.ph43 ], [ 0, %.lr.ph43.preheader ]
  %111 = getelementptr inbounds float, ptr %12, i64 %.0.i2242
  %112 = load float, ptr %111, align 16, !tbaa !2
  %113 = getelementptr inbounds float, ptr %27, i64 %.0.i2242
  store float %112, ptr %113, align 4, !tbaa !2
  %114 = or disjoint i64 %.0.i2242, 1
  %115 = getelementptr inbounds float, ptr %12, i64 %114
  %116 = load float, ptr %115, align 4, !tbaa !2
  %117 = getelementptr inbounds float, ptr %27, i64 %114
  store float %116, ptr %117, align 4, !tbaa !2
  %118 = or disjoint i64 %.0.i2242, 2
  %119 = getelementptr inbounds float, ptr %12, i64 %118
  %120 = load float, ptr %119, align 8, !tbaa !2
  %121 = getelementptr inbounds float, ptr %27, i64 %118
  store float %120, ptr %121, align 4, !tbaa !2
  %122 = or disjoint i64 %.0.i2242, 3
  %123 = getelementptr inbounds float, ptr %12, i64 %122
  %124 = load float, ptr %123, align 4, !tbaa !2
  %125 = getelementptr inbounds float, ptr %27, i64 %122
  store float %124, ptr %125, align 4, !tbaa !2
  %126 = add nuw nsw i64 %.0.i2242, 4
  %niter86.next.3 = add i64 %niter86, 4
  %niter86.ncmp.3 = icmp eq i64 %niter86.next.3, %unroll_iter85
  br i1 %niter86.ncmp.3, label %put.exit.loopexit.unr-lcssa, label %.lr.ph43, !llvm.loop !32

put.exit.loopexit.unr-lcssa:                      ; preds = %.lr.ph43, %.lr.ph43.preheader
  %.0.i2242.unr = phi i64 [ 0, %.lr.ph43.preheader ], [ %126, %.lr.ph43 ]
  br i1 %lcmp.mod84.not, label %put.exit, label %.lr.ph43.epil

.lr.ph43.epil:                                    ; preds = %put.exit.loopexit.unr-lcssa, %.lr.ph43.epil
  %.0.i2242.epil = phi i64 [ %130, %.lr.ph43.epil ], [ %.0.i2242.unr, %put.exit.loopexit.unr-lcssa ]
  %epil.iter83 = phi i64 [ %epil.iter83.next, %.lr.ph43.epil ], [ 0, %put.exit.loopexit.unr-lcssa ]
  %127 = getelementptr inbounds float, ptr %12, i64 %.0.i2242.epil
  %128 = load float, ptr %127, align 4, !tbaa !2
  %129 = getelementptr inbounds float, ptr %27, i64 %.0.i2242.epil
  store float %128, ptr %129, align 4, !tbaa !2
  %130 = add nuw nsw i64 %.0.i2242.epil, 1
  %epil.iter83.next = add i64 %epil.iter83, 1
  %epil.iter83.cmp.not = icmp eq i64 %epil.iter83.next, %xtraiter82
  br i1 %epil.iter83.cmp.not, label %put.exit, label %.lr.ph43.epil, !llvm.loop !33

put.exit:                                         ; preds = %put.exit.loopexit.unr-lcssa, %.lr.ph43.epil, %.preheader30, %110
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %12)
  %131 = add nuw nsw i64 %.0.i45, 1
  %exitcond52.not = icmp eq i64 %131, %3
  br i1 %exitcond52.not, label %largest_of_corners.exit, label %.lr.ph46, !llvm.loop !21

largest_of_corners.exit:                          ; preds = %put.exit, %23
  %.sroa.8.6 = phi <16 x float> [ %.sroa.8.0, %23 ], [ %108, %put.exit ]
  %.sroa.0.6 = phi <16 x float> [ %.sroa.0.0, %23 ], [ %109, %put.exit ]
  %132 = add nuw nsw i64 %.047, 1
  %exitcond53.not = icmp eq i64 %132, %2
  br i1 %exitcond53.not, label %._crit_edge, label %23, !llvm.loop !34
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @whole_2(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef %7, i64 noundef %8) unnamed_addr #4 {
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %.lr.ph60, label %._crit_edge

.lr.ph60:                                         ; preds = %9
  %11 = mul nsw i64 %8, %2
  %12 = icmp sgt i64 %3, 0
  %13 = icmp sgt i64 %5, 0
  br label %14

._crit_edge:                                      ; preds = %largest_of_corners.exit, %9
  ret void

14:                                               ; preds = %.lr.ph60, %largest_of_corners.exit
  %.sroa.19.0 = phi <16 x float> [ undef, %.lr.ph60 ], [ %.sroa.19.6, %largest_of_corners.exit ]
  %.sroa.13.0 = phi <16 x float> [ undef, %.lr.ph60 ], [ %.sroa.13.6, %largest_of_corners.exit ]
  %.sroa.8.0 = phi <16 x float> [ undef, %.lr.ph60 ], [ %.sroa.8.6, %largest_of_corners.exit ]
  %.sroa.0.0 = phi <16 x float> [ undef, %.lr.ph60 ], [ %.sroa.0.6, %largest_of_corners.exit ]
  %.059 = phi i64 [ 0, %.lr.ph60 ], [ %74, %largest_of_corners.exit ]
  %15 = mul nsw i64 %.059, %3
  %16 = getelementptr inbounds i64, ptr %1, i64 %15
  %17 = mul nsw i64 %.059, %8
  %18 = getelementptr inbounds float, ptr %7, i64 %17
  br i1 %12, label %.lr.ph50.preheader, label %largest_of_corners.exit

.lr.ph50.preheader:                               ; preds = %14
  %19 = getelementptr inbounds i8, ptr %18, i64 64
  %20 = getelementptr inbounds i8, ptr %18, i64 64
  %21 = getelementptr inbounds float, ptr %18, i64 %11
  %22 = getelementptr inbounds i8, ptr %21, i64 64
  %23 = getelementptr inbounds i8, ptr %18, i64 64
  %24 = getelementptr inbounds float, ptr %18, i64 %11
  %25 = getelementptr inbounds float, ptr %18, i64 %11
  %26 = getelementptr inbounds i8, ptr %25, i64 64
  br label %.lr.ph50

.lr.ph50:                                         ; preds = %.lr.ph50.preheader, %summed.exit.1
  %.sroa.19.1 = phi <16 x float> [ %.sroa.19.0, %.lr.ph50.preheader ], [ %.sroa.19.5, %summed.exit.1 ]
  %.sroa.13.1 = phi <16 x float> [ %.sroa.13.0, %.lr.ph50.preheader ], [ %.sroa.13.5, %summed.exit.1 ]
  %.sroa.8.1 = phi <16 x float> [ %.sroa.8.0, %.lr.ph50.preheader ], [ %.sroa.8.590, %summed.exit.1 ]
  %.sroa.0.1 = phi <16 x float> [ %.sroa.0.0, %.lr.ph50.preheader ], [ %.sroa.0.591, %summed.exit.1 ]
  %.0.i49 = phi i64 [ 0, %.lr.ph50.preheader ], [ %73, %summed.exit.1 ]
  %27 = getelementptr inbounds i64, ptr %16, i64 %.0.i49
  %28 = load i64, ptr %27, align 8, !tbaa !14
  %29 = getelementptr inbounds float, ptr %0, i64 %28
  br i1 %13, label %.lr.ph39, label %summed.exit.preheader

summed.exit.preheader:                            ; preds = %add_terms.exit.1, %.lr.ph50
  %.sroa.19.2 = phi <16 x float> [ %.sroa.19.1, %.lr.ph50 ], [ %.sroa.19.4, %add_terms.exit.1 ]
  %.sroa.13.2 = phi <16 x float> [ %.sroa.13.1, %.lr.ph50 ], [ %.sroa.13.4, %add_terms.exit.1 ]
  %.sroa.8.2 = phi <16 x float> [ %.sroa.8.1, %.lr.ph50 ], [ %.sroa.8.484, %add_terms.exit.1 ]
  %.sroa.0.2 = phi <16 x float> [ %.sroa.0.1, %.lr.ph50 ], [ %.sroa.0.486, %add_terms.exit.1 ]
  %.not.i = icmp eq i64 %.0.i49, 0
  br i1 %.not.i, label %summed.exit.thread, label %59

summed.exit.thread:                               ; preds = %summed.exit.preheader
  store <16 x float> %.sroa.0.2, ptr %18, align 4, !tbaa !13
  store <16 x float> %.sroa.8.2, ptr %23, align 4, !tbaa !13
  br label %summed.exit.1

.lr.ph39:                                         ; preds = %.lr.ph50, %add_terms.exit.1
  %.sroa.19.3 = phi <16 x float> [ %.sroa.19.4, %add_terms.exit.1 ], [ %.sroa.19.1, %.lr.ph50 ]
  %.sroa.13.3 = phi <16 x float> [ %.sroa.13.4, %add_terms.exit.1 ], [ %.sroa.13.1, %.lr.ph50 ]
  %.sroa.8.3 = phi <16 x float> [ %.sroa.8.484, %add_terms.exit.1 ], [ %.sroa.8.1, %.lr.ph50 ]
  %.sroa.0.381 = phi <16 x float> [ %.sroa.0.486, %add_terms.exit.1 ], [ %.sroa.0.1, %.lr.ph50 ]
  %indvars.iv = phi i64 [ %indvars.iv.next, %add_terms.exit.1 ], [ %5, %.lr.ph50 ]
  %.0.i1638 = phi i64 [ %57, %add_terms.exit.1 ], [ 0, %.lr.ph50 ]
  %smin = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 256)
  %smax = tail call i64 @llvm.smax.i64(i64 %smin, i64 1)
  %30 = getelementptr inbounds i64, ptr %4, i64 %.0.i1638
  %.idx = shl nsw i64 %.0.i1638, 3
  %31 = getelementptr inbounds i8, ptr %6, i64 %.idx
  %32 = icmp slt i64 %.0.i1638, %5
  br i1 %32, label %.lr.ph, label %add_terms.exit.preheader

add_terms.exit.preheader:                         ; preds = %.lr.ph, %.lr.ph39
  %.sroa.12.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %49, %.lr.ph ]
  %.sroa.7.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %44, %.lr.ph ]
  %.sroa.072.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %43, %.lr.ph ]
  %.sroa.17.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %50, %.lr.ph ]
  %.not.i17 = icmp eq i64 %.0.i1638, 0
  br i1 %.not.i17, label %add_terms.exit.1, label %52

.lr.ph:                                           ; preds = %.lr.ph39, %.lr.ph
  %.sroa.12.1 = phi <16 x float> [ %49, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.7.1 = phi <16 x float> [ %44, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.072.1 = phi <16 x float> [ %43, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.17.1 = phi <16 x float> [ %50, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.0.i2033 = phi i64 [ %51, %.lr.ph ], [ 0, %.lr.ph39 ]
  %33 = getelementptr inbounds i64, ptr %30, i64 %.0.i2033
  %34 = load i64, ptr %33, align 8, !tbaa !14
  %35 = getelementptr inbounds float, ptr %29, i64 %34
  %36 = load <16 x float>, ptr %35, align 4, !tbaa !13, !noalias !35
  %37 = getelementptr inbounds i8, ptr %35, i64 64
  %38 = load <16 x float>, ptr %37, align 4, !tbaa !13, !noalias !35
  %.idx30 = shl i64 %.0.i2033, 3
  %39 = getelementptr i8, ptr %31, i64 %.idx30
  %40 = load float, ptr %39, align 4, !tbaa !2
  %41 = insertelement <16 x float> poison, float %40, i64 0
  %42 = shufflevector <16 x float> %41, <16 x float> poison, <16 x i32> zeroinitializer
  %43 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %36, <16 x float> %42, <16 x float> %.sroa.072.1)
  %44 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %38, <16 x float> %42, <16 x float> %.sroa.7.1)
  %45 = getelementptr i8, ptr %39, i64 4
  %46 = load float, ptr %45, align 4, !tbaa !2
  %47 = insertelement <16 x float> poison, float %46, i64 0
  %48 = shufflevector <16 x float> %47, <16 x float> poison, <16 x i32> zeroinitializer
  %49 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %36, <16 x float> %48, <16 x float> %.sroa.12.1)
  %50 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %38, <16 x float> %48, <16 x float> %.sroa.17.1)
  %51 = add nuw nsw i64 %.0.i2033, 1
  %exitcond.not = icmp eq i64 %51, %smax
  br i1 %exitcond.not, label %add_terms.exit.preheader, label %.lr.ph, !llvm.loop !19

52:                                               ; preds = %add_terms.exit.preheader
  %53 = fadd <16 x float> %.sroa.0.381, %.sroa.072.0
  %54 = fadd <16 x float> %.sroa.8.3, %.sroa.7.0
  %55 = fadd <16 x float> %.sroa.13.3, %.sroa.12.0
  %56 = fadd <16 x float> %.sroa.19.3, %.sroa.17.0
  br label %add_terms.exit.1

add_terms.exit.1:                                 ; preds = %add_terms.exit.preheader, %52
  %.sroa.0.486 = phi <16 x float> [ %53, %52 ], [ %.sroa.072.0, %add_terms.exit.preheader ]
  %.sroa.8.484 = phi <16 x float> [ %54, %52 ], [ %.sroa.7.0, %add_terms.exit.preheader ]
  %.sroa.19.4 = phi <16 x float> [ %56, %52 ], [ %.sroa.17.0, %add_terms.exit.preheader ]
  %.sroa.13.4 = phi <16 x float> [ %55, %52 ], [ %.sroa.12.0, %add_terms.exit.preheader ]
  %57 = add nuw nsw i64 %.0.i1638, 256
  %58 = icmp slt i64 %57, %5
  %indvars.iv.next = add i64 %indvars.iv, -256
  br i1 %58, label %.lr.ph39, label %summed.exit.preheader, !llvm.loop !20

59:                                               ; preds = %summed.exit.preheader
  %60 = load <16 x float>, ptr %18, align 4, !tbaa !13, !noalias !38
  %61 = load <16 x float>, ptr %19, align 4, !tbaa !13, !noalias !38
  %62 = fcmp ule <16 x float> %60, %.sroa.0.2
  %63 = fcmp ord <16 x float> %60, zeroinitializer
  %.not9.i18 = and <16 x i1> %62, %63
  %.v.i19 = select <16 x i1> %.not9.i18, <16 x float> %.sroa.0.2, <16 x float> %60
  %64 = fcmp ule <16 x float> %61, %.sroa.8.2
  %65 = fcmp ord <16 x float> %61, zeroinitializer
  %.not9.i = and <16 x i1> %64, %65
  %.v.i = select <16 x i1> %.not9.i, <16 x float> %.sroa.8.2, <16 x float> %61
  store <16 x float> %.v.i19, ptr %18, align 4, !tbaa !13
  store <16 x float> %.v.i, ptr %20, align 4, !tbaa !13
  %66 = load <16 x float>, ptr %21, align 4, !tbaa !13, !noalias !38
  %67 = load <16 x float>, ptr %22, align 4, !tbaa !13, !noalias !38
  %68 = fcmp ule <16 x float> %66, %.sroa.13.2
  %69 = fcmp ord <16 x float> %66, zeroinitializer
  %.not9.i18.1 = and <16 x i1> %68, %69
  %.v.i19.1 = select <16 x i1> %.not9.i18.1, <16 x float> %.sroa.13.2, <16 x float> %66
  %70 = fcmp ule <16 x float> %67, %.sroa.19.2
  %71 = fcmp ord <16 x float> %67, zeroinitializer
  %.not9.i.1 = and <16 x i1> %70, %71
  %.v.i.1 = select <16 x i1> %.not9.i.1, <16 x float> %.sroa.19.2, <16 x float> %67
  br label %summed.exit.1

summed.exit.1:                                    ; preds = %summed.exit.thread, %59
  %72 = phi ptr [ %21, %59 ], [ %24, %summed.exit.thread ]
  %.sroa.0.591 = phi <16 x float> [ %.v.i19, %59 ], [ %.sroa.0.2, %summed.exit.thread ]
  %.sroa.8.590 = phi <16 x float> [ %.v.i, %59 ], [ %.sroa.8.2, %summed.exit.thread ]
  %.sroa.19.5 = phi <16 x float> [ %.v.i.1, %59 ], [ %.sroa.19.2, %summed.exit.thread ]
  %.sroa.13.5 = phi <16 x float> [ %.v.i19.1, %59 ], [ %.sroa.13.2, %summed.exit.thread ]
  store <16 x float> %.sroa.13.5, ptr %72, align 4, !tbaa !13
  store <16 x float> %.sroa.19.5, ptr %26, align 4, !tbaa !13
  %73 = add nuw nsw i64 %.0.i49, 1
  %exitcond62.not = icmp eq i64 %73, %3
  br i1 %exitcond62.not, label %largest_of_corners.exit, label %.lr.ph50, !llvm.loop !21

largest_of_corners.exit:                          ; preds = %summed.exit.1, %14
  %.sroa.19.6 = phi <16 x float> [ %.sroa.19.0, %14 ], [ %.sroa.19.5, %summed.exit.1 ]
  %.sroa.13.6 = phi <16 x float> [ %.sroa.13.0, %14 ], [ %.sroa.13.5, %summed.exit.1 ]
  %.sroa.8.6 = phi <16 x float> [ %.sroa.8.0, %14 ], [ %.sroa.8.590, %summed.exit.1 ]
  %.sroa.0.6 = phi <16 x float> [ %.sroa.0.0, %14 ], [ %.sroa.0.591, %summed.exit.1 ]
  %74 = add nuw nsw i64 %.059, 1
  %exitcond63.not = icmp eq i64 %74, %2
  br i1 %exitcond63.not, label %._crit_edge, label %14, !llvm.loop !41
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc void @part_2(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef %7, i64 noundef %8, i64 noundef %9) unnamed_addr #3 {
  %11 = alloca %struct.pair, align 4
  %12 = alloca %struct.pair, align 64
  %13 = alloca [8 x %struct.pair], align 16
  %14 = alloca %struct.pair, align 4
  %15 = icmp sgt i64 %2, 0
  %.026.i45.sroa.gep96 = getelementptr inbounds i8, ptr %13, i64 128
  %.026.i45.sroa.gep99 = getelementptr inbounds i8, ptr %13, i64 128
  br i1 %15, label %.lr.ph49, label %._crit_edge

.lr.ph49:                                         ; preds = %10
  %16 = mul nsw i64 %8, %2
  %17 = icmp sgt i64 %3, 0
  %18 = icmp sgt i64 %5, 0
  %19 = icmp eq i64 %9, 32
  %20 = icmp sgt i64 %9, 0
  %.sroa.2.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %11, i64 64
  %.sroa.2.0..sroa_idx.i = getelementptr inbounds i8, ptr %14, i64 64
  %21 = getelementptr inbounds i8, ptr %12, i64 64
  %22 = getelementptr inbounds i8, ptr %13, i64 64
  %23 = getelementptr inbounds i8, ptr %13, i64 128
  %24 = getelementptr inbounds i8, ptr %13, i64 192
  %xtraiter = and i64 %9, 3
  %25 = icmp ult i64 %9, 4
  %unroll_iter = and i64 %9, 9223372036854775804
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %xtraiter86 = and i64 %9, 3
  %26 = icmp ult i64 %9, 4
  %unroll_iter89 = and i64 %9, 9223372036854775804
  %lcmp.mod88.not = icmp eq i64 %xtraiter86, 0
  %xtraiter91 = and i64 %9, 3
  %27 = icmp ult i64 %9, 4
  %unroll_iter94 = and i64 %9, 9223372036854775804
  %lcmp.mod93.not = icmp eq i64 %xtraiter91, 0
  br label %28

._crit_edge:                                      ; preds = %largest_of_corners.exit, %10
  ret void

28:                                               ; preds = %.lr.ph49, %largest_of_corners.exit
  %.048 = phi i64 [ 0, %.lr.ph49 ], [ %161, %largest_of_corners.exit ]
  %29 = mul nsw i64 %.048, %3
  %30 = getelementptr inbounds i64, ptr %1, i64 %29
  %31 = mul nsw i64 %.048, %8
  %32 = getelementptr inbounds float, ptr %7, i64 %31
  br i1 %17, label %.lr.ph47, label %largest_of_corners.exit

.lr.ph47:                                         ; preds = %28, %96
  %.0.i46 = phi i64 [ %97, %96 ], [ 0, %28 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %13) #14
  %33 = getelementptr inbounds i64, ptr %30, i64 %.0.i46
  %34 = load i64, ptr %33, align 8, !tbaa !14
  %35 = getelementptr inbounds float, ptr %0, i64 %34
  br i1 %18, label %.lr.ph40.preheader, label %summed.exit.preheader

.lr.ph40.preheader:                               ; preds = %.lr.ph47
  %.promoted = load <16 x float>, ptr %22, align 16, !tbaa !13
  %.promoted68 = load <16 x float>, ptr %23, align 16, !tbaa !13
  %.promoted70 = load <16 x float>, ptr %24, align 16, !tbaa !13
  br label %.lr.ph40

summed.exit.preheader.loopexit:                   ; preds = %add_terms.exit.1
  store <16 x float> %92, ptr %22, align 16, !tbaa !13
  store <16 x float> %93, ptr %13, align 16, !tbaa !13
  store <16 x float> %91, ptr %23, align 16, !tbaa !13
  store <16 x float> %90, ptr %24, align 16, !tbaa !13
  br label %summed.exit.preheader

summed.exit.preheader:                            ; preds = %summed.exit.preheader.loopexit, %.lr.ph47
  %.not.i = icmp eq i64 %.0.i46, 0
  br label %98

.lr.ph40:                                         ; preds = %.lr.ph40.preheader, %add_terms.exit.1
  %36 = phi <16 x float> [ %.promoted70, %.lr.ph40.preheader ], [ %90, %add_terms.exit.1 ]
  %37 = phi <16 x float> [ %.promoted68, %.lr.ph40.preheader ], [ %91, %add_terms.exit.1 ]
  %38 = phi <16 x float> [ %.promoted, %.lr.ph40.preheader ], [ %92, %add_terms.exit.1 ]
  %39 = phi <16 x float> [ undef, %.lr.ph40.preheader ], [ %93, %add_terms.exit.1 ]
  %indvars.iv = phi i64 [ %5, %.lr.ph40.preheader ], [ %indvars.iv.next, %add_terms.exit.1 ]
  %.0.i1739 = phi i64 [ 0, %.lr.ph40.preheader ], [ %94, %add_terms.exit.1 ]
  %smin = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 256)
  %smax = tail call i64 @llvm.smax.i64(i64 %smin, i64 1)
  %40 = getelementptr inbounds i64, ptr %4, i64 %.0.i1739
  %.idx = shl nsw i64 %.0.i1739, 3
  %41 = getelementptr inbounds i8, ptr %6, i64 %.idx
  %42 = icmp slt i64 %.0.i1739, %5
  br i1 %42, label %.lr.ph37, label %add_terms.exit.preheader

add_terms.exit.preheader:                         ; preds = %pair_at.exit.i, %.lr.ph40
  %.sroa.16.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %83, %pair_at.exit.i ]
  %.sroa.11.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %82, %pair_at.exit.i ]
  %.sroa.7.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %77, %pair_at.exit.i ]
  %.sroa.0.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %76, %pair_at.exit.i ]
  %.not.i18 = icmp eq i64 %.0.i1739, 0
  br i1 %.not.i18, label %add_terms.exit.1, label %85

.lr.ph37:                                         ; preds = %.lr.ph40, %pair_at.exit.i
  %.sroa.16.1 = phi <16 x float> [ %83, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.11.1 = phi <16 x float> [ %82, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.7.1 = phi <16 x float> [ %77, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.0.1 = phi <16 x float> [ %76, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.0.i2336 = phi i64 [ %84, %pair_at.exit.i ], [ 0, %.lr.ph40 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %11) #14
  %43 = getelementptr inbounds i64, ptr %40, i64 %.0.i2336
  %44 = load i64, ptr %43, align 8, !tbaa !14
  %45 = getelementptr inbounds float, ptr %35, i64 %44
  tail call void @llvm.experimental.noalias.scope.decl(metadata !42)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %11, i8 0, i64 128, i1 false), !alias.scope !42
  br i1 %19, label %46, label %.preheader

.preheader:                                       ; preds = %.lr.ph37
  br i1 %20, label %.lr.ph.preheader, label %pair_at.exit.i

.lr.ph.preheader:                                 ; preds = %.preheader
  br i1 %25, label %pair_at.exit.i.loopexit.unr-lcssa, label %.lr.ph

46:                                               ; preds = %.lr.ph37
  %47 = load <16 x float>, ptr %45, align 4, !tbaa !13, !noalias !42
  %48 = getelementptr inbounds i8, ptr %45, i64 64
  %49 = load <16 x float>, ptr %48, align 4, !tbaa !13, !noalias !42
  br label %pair_at.exit.i

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.0.i.i34 = phi i64 [ %65, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %50 = getelementptr inbounds float, ptr %45, i64 %.0.i.i34
  %51 = load float, ptr %50, align 4, !tbaa !2, !noalias !42
  %52 = getelementptr inbounds float, ptr %11, i64 %.0.i.i34
  store float %51, ptr %52, align 4, !tbaa !2, !alias.scope !42
  %53 = or disjoint i64 %.0.i.i34, 1
  %54 = getelementptr inbounds float, ptr %45, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !2, !noalias !42
  %56 = getelementptr inbounds float, ptr %11, i64 %53
  store float %55, ptr %56, align 4, !tbaa !2, !alias.scope !42
  %57 = or disjoint i64 %.0.i.i34, 2
  %58 = getelementptr inbounds float, ptr %45, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !2, !noalias !42
  %60 = getelementptr inbounds float, ptr %11, i64 %57
  store float %59, ptr %60, align 4, !tbaa !2, !alias.scope !42
  %61 = or disjoint i64 %.0.i.i34, 3
  %62 = getelementptr inbounds float, ptr %45, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !2, !noalias !42
  %64 = getelementptr inbounds float, ptr %11, i64 %61
  store float %63, ptr %64, align 4, !tbaa !2, !alias.scope !42
  %65 = add nuw nsw i64 %.0.i.i34, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %pair_at.exit.i.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !26

pair_at.exit.i.loopexit.unr-lcssa:                ; preds = %.lr.ph, %.lr.ph.preheader
  %.0.i.i34.unr = phi i64 [ 0, %.lr.ph.preheader ], [ %65, %.lr.ph ]
  br i1 %lcmp.mod.not, label %pair_at.exit.i.loopexit, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %pair_at.exit.i.loopexit.unr-lcssa, %.lr.ph.epil
  %.0.i.i34.epil = phi i64 [ %69, %.lr.ph.epil ], [ %.0.i.i34.unr, %pair_at.exit.i.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph.epil ], [ 0, %pair_at.exit.i.loopexit.unr-lcssa ]
  %66 = getelementptr inbounds float, ptr %45, i64 %.0.i.i34.epil
  %67 = load float, ptr %66, align 4, !tbaa !2, !noalias !42
  %68 = getelementptr inbounds float, ptr %11, i64 %.0.i.i34.epil
  store float %67, ptr %68, align 4, !tbaa !2, !alias.scope !42
  %69 = add nuw nsw i64 %.0.i.i34.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %pair_at.exit.i.loopexit, label %.lr.ph.epil, !llvm.loop !45

pair_at.exit.i.loopexit:                          ; preds = %.lr.ph.epil, %pair_at.exit.i.loopexit.unr-lcssa
  %.pre = load <16 x float>, ptr %11, align 4, !tbaa !13
  %.pre59 = load <16 x float>, ptr %.sroa.2.0..sroa_idx.i.i, align 4, !tbaa !13
  br label %pair_at.exit.i

pair_at.exit.i:                                   ; preds = %pair_at.exit.i.loopexit, %.preheader, %46
  %70 = phi <16 x float> [ %.pre59, %pair_at.exit.i.loopexit ], [ zeroinitializer, %.preheader ], [ %49, %46 ]
  %71 = phi <16 x float> [ %.pre, %pair_at.exit.i.loopexit ], [ zeroinitializer, %.preheader ], [ %47, %46 ]
  %.idx30 = shl i64 %.0.i2336, 3
  %72 = getelementptr i8, ptr %41, i64 %.idx30
  %73 = load float, ptr %72, align 4, !tbaa !2
  %74 = insertelement <16 x float> poison, float %73, i64 0
  %75 = shufflevector <16 x float> %74, <16 x float> poison, <16 x i32> zeroinitializer
  %76 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %71, <16 x float> %75, <16 x float> %.sroa.0.1)
  %77 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %70, <16 x float> %75, <16 x float> %.sroa.7.1)
  %78 = getelementptr i8, ptr %72, i64 4
  %79 = load float, ptr %78, align 4, !tbaa !2
  %80 = insertelement <16 x float> poison, float %79, i64 0
  %81 = shufflevector <16 x float> %80, <16 x float> poison, <16 x i32> zeroinitializer
  %82 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %71, <16 x float> %81, <16 x float> %.sroa.11.1)
  %83 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %70, <16 x float> %81, <16 x float> %.sroa.16.1)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %11) #14
  %84 = add nuw nsw i64 %.0.i2336, 1
  %exitcond50.not = icmp eq i64 %84, %smax
  br i1 %exitcond50.not, label %add_terms.exit.preheader, label %.lr.ph37, !llvm.loop !19

85:                                               ; preds = %add_terms.exit.preheader
  %86 = fadd <16 x float> %39, %.sroa.0.0
  %87 = fadd <16 x float> %38, %.sroa.7.0
  %88 = fadd <16 x float> %37, %.sroa.11.0
  %89 = fadd <16 x float> %36, %.sroa.16.0
  br label %add_terms.exit.1

add_terms.exit.1:                                 ; preds = %add_terms.exit.preheader, %85
  %90 = phi <16 x float> [ %89, %85 ], [ %.sroa.16.0, %add_terms.exit.preheader ]
  %91 = phi <16 x float> [ %88, %85 ], [ %.sroa.11.0, %add_terms.exit.preheader ]
  %92 = phi <16 x float> [ %87, %85 ], [ %.sroa.7.0, %add_terms.exit.preheader ]
  %93 = phi <16 x float> [ %86, %85 ], [ %.sroa.0.0, %add_terms.exit.preheader ]
  %94 = add nuw nsw i64 %.0.i1739, 256
  %95 = icmp slt i64 %94, %5
  %indvars.iv.next = add i64 %indvars.iv, -256
  br i1 %95, label %.lr.ph40, label %summed.exit.preheader.loopexit, !llvm.loop !20

96:                                               ; preds = %put.exit
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %13) #14
  %97 = add nuw nsw i64 %.0.i46, 1
  %exitcond53.not = icmp eq i64 %97, %3
  br i1 %exitcond53.not, label %largest_of_corners.exit, label %.lr.ph47, !llvm.loop !21

98:                                               ; preds = %summed.exit.preheader, %put.exit
  %99 = phi i1 [ true, %summed.exit.preheader ], [ false, %put.exit ]
  %.026.i45.sroa.phi = phi ptr [ %13, %summed.exit.preheader ], [ %.026.i45.sroa.gep96, %put.exit ]
  %.026.i45.sroa.phi97 = phi ptr [ %13, %summed.exit.preheader ], [ %.026.i45.sroa.gep99, %put.exit ]
  %.026.i45 = phi i64 [ 0, %summed.exit.preheader ], [ 1, %put.exit ]
  %100 = mul nuw nsw i64 %16, %.026.i45
  %101 = getelementptr inbounds float, ptr %32, i64 %100
  br i1 %.not.i, label %136, label %102

102:                                              ; preds = %98
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %14) #14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !46)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %14, i8 0, i64 128, i1 false), !alias.scope !46
  br i1 %19, label %103, label %.preheader32

.preheader32:                                     ; preds = %102
  br i1 %20, label %.lr.ph42.preheader, label %pair_at.exit

.lr.ph42.preheader:                               ; preds = %.preheader32
  br i1 %26, label %pair_at.exit.loopexit.unr-lcssa, label %.lr.ph42

103:                                              ; preds = %102
  %104 = load <16 x float>, ptr %101, align 4, !tbaa !13, !noalias !46
  %105 = getelementptr inbounds i8, ptr %101, i64 64
  %106 = load <16 x float>, ptr %105, align 4, !tbaa !13, !noalias !46
  br label %pair_at.exit

.lr.ph42:                                         ; preds = %.lr.ph42.preheader, %.lr.ph42
  %.0.i1941 = phi i64 [ %122, %.lr.ph42 ], [ 0, %.lr.ph42.preheader ]
  %niter90 = phi i64 [ %niter90.next.3, %.lr.ph42 ], [ 0, %.lr.ph42.preheader ]
  %107 = getelementptr inbounds float, ptr %101, i64 %.0.i1941
  %108 = load float, ptr %107, align 4, !tbaa !2, !noalias !46
  %109 = getelementptr inbounds float, ptr %14, i64 %.0.i1941
  store float %108, ptr %109, align 4, !tbaa !2, !alias.scope !46
  %110 = or disjoint i64 %.0.i1941, 1
  %111 = getelementptr inbounds float, ptr %101, i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !2, !noalias !46
  %113 = getelementptr inbounds float, ptr %14, i64 %110
  store float %112, ptr %113, align 4, !tbaa !2, !alias.scope !46
  %114 = or disjoint i64 %.0.i1941, 2
  %115 = getelementptr inbounds float, ptr %101, i64 %114
  %116 = load float, ptr %115, align 4, !tbaa !2, !noalias !46
  %117 = getelementptr inbounds float, ptr %14, i64 %114
  store float %116, ptr %117, align 4, !tbaa !2, !alias.scope !46
  %118 = or disjoint i64 %.0.i1941, 3
  %119 = getelementptr inbounds float, ptr %101, i64 %118
  %120 = load float, ptr %119, align 4, !tbaa !2, !noalias !46
  %121 = getelementptr inbounds float, ptr %14, i64 %118
  store float %120, ptr %121, align 4, !tbaa !2, !alias.scope !46
  %122 = add nuw nsw i64 %.0.i1941, 4
  %niter90.next.3 = add i64 %niter90, 4
  %niter90.ncmp.3 = icmp eq i64 %niter90.next.3, %unroll_iter89
  br i1 %niter90.ncmp.3, label %pair_at.exit.loopexit.unr-lcssa, label %.lr.ph42, !llvm.loop !26

pair_at.exit.loopexit.unr-lcssa:                  ; preds = %.lr.ph42, %.lr.ph42.preheader
  %.0.i1941.unr = phi i64 [ 0, %.lr.ph42.preheader ], [ %122, %.lr.ph42 ]
  br i1 %lcmp.mod88.not, label %pair_at.exit.loopexit, label %.lr.ph42.epil

.lr.ph42.epil:                                    ; preds = %pair_at.exit.loopexit.unr-lcssa, %.lr.ph42.epil
  %.0.i1941.epil = phi i64 [ %126, %.lr.ph42.epil ], [ %.0.i1941.unr, %pair_at.exit.loopexit.unr-lcssa ]
  %epil.iter87 = phi i64 [ %epil.iter87.next, %.lr.ph42.epil ], [ 0, %pair_at.exit.loopexit.unr-lcssa ]
  %123 = getelementptr inbounds float, ptr %101, i64 %.0.i1941.epil
  %124 = load float, ptr %123, align 4, !tbaa !2, !noalias !46
  %125 = getelementptr inbounds float, ptr %14, i64 %.0.i1941.epil
  store float %124, ptr %125, align 4, !tbaa !2, !alias.scope !46
  %126 = add nuw nsw i64 %.0.i1941.epil, 1
  %epil.iter87.next = add i64 %epil.iter87, 1
  %epil.iter87.cmp.not = icmp eq i64 %epil.iter87.next, %xtraiter86
  br i1 %epil.iter87.cmp.not, label %pair_at.exit.loopexit, label %.lr.ph42.epil, !llvm.loop !49

pair_at.exit.loopexit:                            ; preds = %.lr.ph42.epil, %pair_at.exit.loopexit.unr-lcssa
  %.pre60 = load <16 x float>, ptr %14, align 4, !tbaa !13
  %.pre61 = load <16 x float>, ptr %.sroa.2.0..sroa_idx.i, align 4, !tbaa !13
  br label %pair_at.exit

pair_at.exit:                                     ; preds = %pair_at.exit.loopexit, %.preheader32, %103
  %127 = phi <16 x float> [ %.pre61, %pair_at.exit.loopexit ], [ zeroinitializer, %.preheader32 ], [ %106, %103 ]
  %128 = phi <16 x float> [ %.pre60, %pair_at.exit.loopexit ], [ zeroinitializer, %.preheader32 ], [ %104, %103 ]
  %129 = load <16 x float>, ptr %.026.i45.sroa.phi, align 16, !tbaa !13
  %130 = fcmp ule <16 x float> %128, %129
  %131 = fcmp ord <16 x float> %128, zeroinitializer
  %.not9.i20 = and <16 x i1> %130, %131
  %.v.i21 = select <16 x i1> %.not9.i20, <16 x float> %129, <16 x float> %128
  store <16 x float> %.v.i21, ptr %.026.i45.sroa.phi, align 16, !tbaa !13
  %132 = getelementptr inbounds i8, ptr %.026.i45.sroa.phi, i64 64
  %133 = load <16 x float>, ptr %132, align 16, !tbaa !13
  %134 = fcmp ule <16 x float> %127, %133
  %135 = fcmp ord <16 x float> %127, zeroinitializer
  %.not9.i = and <16 x i1> %134, %135
  %.v.i = select <16 x i1> %.not9.i, <16 x float> %133, <16 x float> %127
  store <16 x float> %.v.i, ptr %132, align 16, !tbaa !13
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %14) #14
  br label %136

136:                                              ; preds = %pair_at.exit, %98
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %12)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(128) %12, ptr noundef nonnull align 16 dereferenceable(128) %.026.i45.sroa.phi97, i64 128, i1 false)
  br i1 %19, label %137, label %.preheader31

.preheader31:                                     ; preds = %136
  br i1 %20, label %.lr.ph44.preheader, label %put.exit

.lr.ph44.preheader:                               ; preds = %.preheader31
  br i1 %27, label %put.exit.loopexit.unr-lcssa, label %.lr.ph44

137:                                              ; preds = %136
  %138 = load <16 x float>, ptr %12, align 64, !tbaa !13
  store <16 x float> %138, ptr %101, align 4, !tbaa !13
  %139 = load <16 x float>, ptr %21, align 64, !tbaa !13
  %140 = getelementptr inbounds i8, ptr %101, i64 64
  store <16 x float> %139, ptr %140, align 4, !tbaa !13
  br label %put.exit

.lr.ph44:                                         ; preds = %.lr.ph44.preheader, %.lr.ph44
  %.0.i2243 = phi i64 [ %156, %.lr.ph44 ], [ 0, %.lr.ph44.preheader ]
  %niter95 = phi i64 [ %niter95.next.3, %.lr.ph44 ], [ 0, %.lr.ph44.preheader ]
  %141 = getelementptr inbounds float, ptr %12, i64 %.0.i2243
  %142 = load float, ptr %141, align 16, !tbaa !2
  %143 = getelementptr inbounds float, ptr %101, i64 %.0.i2243
  store float %142, ptr %143, align 4, !tbaa !2
  %144 = or disjoint i64 %.0.i2243, 1
  %145 = getelementptr inbounds float, ptr %12, i64 %144
  %146 = load float, ptr %145, align 4, !tbaa !2
  %147 = getelementptr inbounds float, ptr %101, i64 %144
  store float %146, ptr %147, align 4, !tbaa !2
  %148 = or disjoint i64 %.0.i2243, 2
  %149 = getelementptr inbounds float, ptr %12, i64 %148
  %150 = load float, ptr %149, align 8, !tbaa !2
  %151 = getelementptr inbounds float, ptr %101, i64 %148
  store float %150, ptr %151, align 4, !tbaa !2
  %152 = or disjoint i64 %.0.i2243, 3
  %153 = getelementptr inbounds float, ptr %12, i64 %152
  %154 = load float, ptr %153, align 4, !tbaa !2
  %155 = getelementptr inbounds float, ptr %101, i64 %152
  store float %154, ptr %155, align 4, !tbaa !2
  %156 = add nuw nsw i64 %.0.i2243, 4
  %niter95.next.3 = add i64 %niter95, 4
  %niter95.ncmp.3 = icmp eq i64 %niter95.next.3, %unroll_iter94
  br i1 %niter95.ncmp.3, label %put.exit.loopexit.unr-lcssa, label %.lr.ph44, !llvm.loop !32

put.exit.loopexit.unr-lcssa:                      ; preds = %.lr.ph44, %.lr.ph44.preheader
  %.0.i2243.unr = phi i64 [ 0, %.lr.ph44.preheader ], [ %156, %.lr.ph44 ]
  br i1 %lcmp.mod93.not, label %put.exit, label %.lr.ph44.epil

.lr.ph44.epil:                                    ; preds = %put.exit.loopexit.unr-lcssa, %.lr.ph44.epil
  %.0.i2243.epil = phi i64 [ %160, %.lr.ph44.epil ], [ %.0.i2243.unr, %put.exit.loopexit.unr-lcssa ]
  %epil.iter92 = phi i64 [ %epil.iter92.next, %.lr.ph44.epil ], [ 0, %put.exit.loopexit.unr-lcssa ]
  %157 = getelementptr inbounds float, ptr %12, i64 %.0.i2243.epil
  %158 = load float, ptr %157, align 4, !tbaa !2
  %159 = getelementptr inbounds float, ptr %101, i64 %.0.i2243.epil
  store float %158, ptr %159, align 4, !tbaa !2
  %160 = add nuw nsw i64 %.0.i2243.epil, 1
  %epil.iter92.next = add i64 %epil.iter92, 1
  %epil.iter92.cmp.not = icmp eq i64 %epil.iter92.next, %xtraiter91
  br i1 %epil.iter92.cmp.not, label %put.exit, label %.lr.ph44.epil, !llvm.loop !50

put.exit:                                         ; preds = %put.exit.loopexit.unr-lcssa, %.lr.ph44.epil, %.preheader31, %137
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %12)
  br i1 %99, label %98, label %96, !llvm.loop !51

largest_of_corners.exit:                          ; preds = %96, %28
  %161 = add nuw nsw i64 %.048, 1
  %exitcond54.not = icmp eq i64 %161, %2
  br i1 %exitcond54.not, label %._crit_edge, label %28, !llvm.loop !52
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @whole_3(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef %7, i64 noundef %8) unnamed_addr #2 {
  %10 = alloca [8 x %struct.pair], align 16
  %11 = icmp sgt i64 %2, 0
  br i1 %11, label %.lr.ph60, label %._crit_edge

.lr.ph60:                                         ; preds = %9
  %12 = mul nsw i64 %8, %2
  %13 = icmp sgt i64 %3, 0
  %14 = icmp sgt i64 %5, 0
  %15 = getelementptr inbounds i8, ptr %10, i64 64
  %16 = getelementptr inbounds i8, ptr %10, i64 128
  %17 = getelementptr inbounds i8, ptr %10, i64 192
  %18 = getelementptr inbounds i8, ptr %10, i64 256
  %19 = getelementptr inbounds i8, ptr %10, i64 320
  br label %20

._crit_edge:                                      ; preds = %largest_of_corners.exit, %9
  ret void

20:                                               ; preds = %.lr.ph60, %largest_of_corners.exit
  %.059 = phi i64 [ 0, %.lr.ph60 ], [ %96, %largest_of_corners.exit ]
  %21 = mul nsw i64 %.059, %3
  %22 = getelementptr inbounds i64, ptr %1, i64 %21
  %23 = mul nsw i64 %.059, %8
  %24 = getelementptr inbounds float, ptr %7, i64 %23
  br i1 %13, label %.lr.ph50, label %largest_of_corners.exit

.lr.ph50:                                         ; preds = %20, %77
  %.0.i49 = phi i64 [ %78, %77 ], [ 0, %20 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %10) #14
  %25 = getelementptr inbounds i64, ptr %22, i64 %.0.i49
  %26 = load i64, ptr %25, align 8, !tbaa !14
  %27 = getelementptr inbounds float, ptr %0, i64 %26
  br i1 %14, label %.lr.ph39.preheader, label %summed.exit.preheader

.lr.ph39.preheader:                               ; preds = %.lr.ph50
  %.promoted = load <16 x float>, ptr %15, align 16, !tbaa !13
  %.promoted83 = load <16 x float>, ptr %16, align 16, !tbaa !13
  %.promoted85 = load <16 x float>, ptr %17, align 16, !tbaa !13
  %.promoted87 = load <16 x float>, ptr %18, align 16, !tbaa !13
  %.promoted89 = load <16 x float>, ptr %19, align 16, !tbaa !13
  br label %.lr.ph39

summed.exit.preheader.loopexit:                   ; preds = %add_terms.exit.2
  store <16 x float> %73, ptr %15, align 16, !tbaa !13
  store <16 x float> %74, ptr %10, align 16, !tbaa !13
  store <16 x float> %72, ptr %16, align 16, !tbaa !13
  store <16 x float> %71, ptr %17, align 16, !tbaa !13
  store <16 x float> %70, ptr %18, align 16, !tbaa !13
  store <16 x float> %69, ptr %19, align 16, !tbaa !13
  br label %summed.exit.preheader

summed.exit.preheader:                            ; preds = %summed.exit.preheader.loopexit, %.lr.ph50
  %.not.i = icmp eq i64 %.0.i49, 0
  br label %79

.lr.ph39:                                         ; preds = %.lr.ph39.preheader, %add_terms.exit.2
  %28 = phi <16 x float> [ %.promoted89, %.lr.ph39.preheader ], [ %69, %add_terms.exit.2 ]
  %29 = phi <16 x float> [ %.promoted87, %.lr.ph39.preheader ], [ %70, %add_terms.exit.2 ]
  %30 = phi <16 x float> [ %.promoted85, %.lr.ph39.preheader ], [ %71, %add_terms.exit.2 ]
  %31 = phi <16 x float> [ %.promoted83, %.lr.ph39.preheader ], [ %72, %add_terms.exit.2 ]
  %32 = phi <16 x float> [ %.promoted, %.lr.ph39.preheader ], [ %73, %add_terms.exit.2 ]
  %33 = phi <16 x float> [ undef, %.lr.ph39.preheader ], [ %74, %add_terms.exit.2 ]
  %indvars.iv = phi i64 [ %5, %.lr.ph39.preheader ], [ %indvars.iv.next, %add_terms.exit.2 ]
  %.0.i1638 = phi i64 [ 0, %.lr.ph39.preheader ], [ %75, %add_terms.exit.2 ]
  %smin = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 256)
  %smax = tail call i64 @llvm.smax.i64(i64 %smin, i64 1)
  %34 = getelementptr inbounds i64, ptr %4, i64 %.0.i1638
  %.idx = mul i64 %.0.i1638, 12
  %35 = getelementptr inbounds i8, ptr %6, i64 %.idx
  %36 = icmp slt i64 %.0.i1638, %5
  br i1 %36, label %.lr.ph, label %add_terms.exit.preheader

add_terms.exit.preheader:                         ; preds = %.lr.ph, %.lr.ph39
  %.sroa.25.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %60, %.lr.ph ]
  %.sroa.20.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %59, %.lr.ph ]
  %.sroa.16.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %54, %.lr.ph ]
  %.sroa.11.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %53, %.lr.ph ]
  %.sroa.7.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %48, %.lr.ph ]
  %.sroa.0.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %47, %.lr.ph ]
  %.not.i17 = icmp eq i64 %.0.i1638, 0
  br i1 %.not.i17, label %add_terms.exit.2, label %62

.lr.ph:                                           ; preds = %.lr.ph39, %.lr.ph
  %.sroa.25.1 = phi <16 x float> [ %60, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.20.1 = phi <16 x float> [ %59, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.16.1 = phi <16 x float> [ %54, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.11.1 = phi <16 x float> [ %53, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.7.1 = phi <16 x float> [ %48, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.0.1 = phi <16 x float> [ %47, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.0.i2033 = phi i64 [ %61, %.lr.ph ], [ 0, %.lr.ph39 ]
  %37 = getelementptr inbounds i64, ptr %34, i64 %.0.i2033
  %38 = load i64, ptr %37, align 8, !tbaa !14
  %39 = getelementptr inbounds float, ptr %27, i64 %38
  %40 = load <16 x float>, ptr %39, align 4, !tbaa !13, !noalias !53
  %41 = getelementptr inbounds i8, ptr %39, i64 64
  %42 = load <16 x float>, ptr %41, align 4, !tbaa !13, !noalias !53
  %.idx30 = mul nuw nsw i64 %.0.i2033, 12
  %43 = getelementptr i8, ptr %35, i64 %.idx30
  %44 = load float, ptr %43, align 4, !tbaa !2
  %45 = insertelement <16 x float> poison, float %44, i64 0
  %46 = shufflevector <16 x float> %45, <16 x float> poison, <16 x i32> zeroinitializer
  %47 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %40, <16 x float> %46, <16 x float> %.sroa.0.1)
  %48 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %42, <16 x float> %46, <16 x float> %.sroa.7.1)
  %49 = getelementptr i8, ptr %43, i64 4
  %50 = load float, ptr %49, align 4, !tbaa !2
  %51 = insertelement <16 x float> poison, float %50, i64 0
  %52 = shufflevector <16 x float> %51, <16 x float> poison, <16 x i32> zeroinitializer
  %53 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %40, <16 x float> %52, <16 x float> %.sroa.11.1)
  %54 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %42, <16 x float> %52, <16 x float> %.sroa.16.1)
  %55 = getelementptr i8, ptr %43, i64 8
  %56 = load float, ptr %55, align 4, !tbaa !2
  %57 = insertelement <16 x float> poison, float %56, i64 0
  %58 = shufflevector <16 x float> %57, <16 x float> poison, <16 x i32> zeroinitializer
  %59 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %40, <16 x float> %58, <16 x float> %.sroa.20.1)
  %60 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %42, <16 x float> %58, <16 x float> %.sroa.25.1)
  %61 = add nuw nsw i64 %.0.i2033, 1
  %exitcond.not = icmp eq i64 %61, %smax
  br i1 %exitcond.not, label %add_terms.exit.preheader, label %.lr.ph, !llvm.loop !19

62:                                               ; preds = %add_terms.exit.preheader
  %63 = fadd <16 x float> %33, %.sroa.0.0
  %64 = fadd <16 x float> %32, %.sroa.7.0
  %65 = fadd <16 x float> %31, %.sroa.11.0
  %66 = fadd <16 x float> %30, %.sroa.16.0
  %67 = fadd <16 x float> %29, %.sroa.20.0
  %68 = fadd <16 x float> %28, %.sroa.25.0
  br label %add_terms.exit.2

add_terms.exit.2:                                 ; preds = %add_terms.exit.preheader, %62
  %69 = phi <16 x float> [ %68, %62 ], [ %.sroa.25.0, %add_terms.exit.preheader ]
  %70 = phi <16 x float> [ %67, %62 ], [ %.sroa.20.0, %add_terms.exit.preheader ]
  %71 = phi <16 x float> [ %66, %62 ], [ %.sroa.16.0, %add_terms.exit.preheader ]
  %72 = phi <16 x float> [ %65, %62 ], [ %.sroa.11.0, %add_terms.exit.preheader ]
  %73 = phi <16 x float> [ %64, %62 ], [ %.sroa.7.0, %add_terms.exit.preheader ]
  %74 = phi <16 x float> [ %63, %62 ], [ %.sroa.0.0, %add_terms.exit.preheader ]
  %75 = add nuw nsw i64 %.0.i1638, 256
  %76 = icmp slt i64 %75, %5
  %indvars.iv.next = add i64 %indvars.iv, -256
  br i1 %76, label %.lr.ph39, label %summed.exit.preheader.loopexit, !llvm.loop !20

77:                                               ; preds = %summed.exit
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %10) #14
  %78 = add nuw nsw i64 %.0.i49, 1
  %exitcond64.not = icmp eq i64 %78, %3
  br i1 %exitcond64.not, label %largest_of_corners.exit, label %.lr.ph50, !llvm.loop !21

79:                                               ; preds = %summed.exit.preheader, %summed.exit
  %.026.i44 = phi i64 [ 0, %summed.exit.preheader ], [ %95, %summed.exit ]
  %80 = mul nsw i64 %12, %.026.i44
  %81 = getelementptr inbounds float, ptr %24, i64 %80
  br i1 %.not.i, label %.summed.exit_crit_edge, label %82

.summed.exit_crit_edge:                           ; preds = %79
  %.phi.trans.insert = getelementptr inbounds [8 x %struct.pair], ptr %10, i64 0, i64 %.026.i44
  %.sroa.027.0.copyload.pre = load <16 x float>, ptr %.phi.trans.insert, align 16
  %.sroa.4.0..sroa_idx.phi.trans.insert = getelementptr inbounds i8, ptr %.phi.trans.insert, i64 64
  %.sroa.4.0.copyload.pre = load <16 x float>, ptr %.sroa.4.0..sroa_idx.phi.trans.insert, align 16
  br label %summed.exit

82:                                               ; preds = %79
  %83 = load <16 x float>, ptr %81, align 4, !tbaa !13, !noalias !56
  %84 = getelementptr inbounds i8, ptr %81, i64 64
  %85 = load <16 x float>, ptr %84, align 4, !tbaa !13, !noalias !56
  %86 = getelementptr inbounds [8 x %struct.pair], ptr %10, i64 0, i64 %.026.i44
  %87 = load <16 x float>, ptr %86, align 16, !tbaa !13
  %88 = fcmp ule <16 x float> %83, %87
  %89 = fcmp ord <16 x float> %83, zeroinitializer
  %.not9.i18 = and <16 x i1> %88, %89
  %.v.i19 = select <16 x i1> %.not9.i18, <16 x float> %87, <16 x float> %83
  store <16 x float> %.v.i19, ptr %86, align 16, !tbaa !13
  %90 = getelementptr inbounds i8, ptr %86, i64 64
  %91 = load <16 x float>, ptr %90, align 16, !tbaa !13
  %92 = fcmp ule <16 x float> %85, %91
  %93 = fcmp ord <16 x float> %85, zeroinitializer
  %.not9.i = and <16 x i1> %92, %93
  %.v.i = select <16 x i1> %.not9.i, <16 x float> %91, <16 x float> %85
  store <16 x float> %.v.i, ptr %90, align 16, !tbaa !13
  br label %summed.exit

summed.exit:                                      ; preds = %.summed.exit_crit_edge, %82
  %.sroa.4.0.copyload = phi <16 x float> [ %.sroa.4.0.copyload.pre, %.summed.exit_crit_edge ], [ %.v.i, %82 ]
  %.sroa.027.0.copyload = phi <16 x float> [ %.sroa.027.0.copyload.pre, %.summed.exit_crit_edge ], [ %.v.i19, %82 ]
  store <16 x float> %.sroa.027.0.copyload, ptr %81, align 4, !tbaa !13
  %94 = getelementptr inbounds i8, ptr %81, i64 64
  store <16 x float> %.sroa.4.0.copyload, ptr %94, align 4, !tbaa !13
  %95 = add nuw nsw i64 %.026.i44, 1
  %exitcond63.not = icmp eq i64 %95, 3
  br i1 %exitcond63.not, label %77, label %79, !llvm.loop !51

largest_of_corners.exit:                          ; preds = %77, %20
  %96 = add nuw nsw i64 %.059, 1
  %exitcond65.not = icmp eq i64 %96, %2
  br i1 %exitcond65.not, label %._crit_edge, label %20, !llvm.loop !59
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc void @part_3(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef %7, i64 noundef %8, i64 noundef %9) unnamed_addr #3 {
  %11 = alloca %struct.pair, align 4
  %12 = alloca %struct.pair, align 64
  %13 = alloca [8 x %struct.pair], align 16
  %14 = alloca %struct.pair, align 4
  %15 = icmp sgt i64 %2, 0
  br i1 %15, label %.lr.ph49, label %._crit_edge

.lr.ph49:                                         ; preds = %10
  %16 = mul nsw i64 %8, %2
  %17 = icmp sgt i64 %3, 0
  %18 = icmp sgt i64 %5, 0
  %19 = icmp eq i64 %9, 32
  %20 = icmp sgt i64 %9, 0
  %.sroa.2.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %11, i64 64
  %.sroa.2.0..sroa_idx.i = getelementptr inbounds i8, ptr %14, i64 64
  %21 = getelementptr inbounds i8, ptr %12, i64 64
  %22 = getelementptr inbounds i8, ptr %13, i64 64
  %23 = getelementptr inbounds i8, ptr %13, i64 128
  %24 = getelementptr inbounds i8, ptr %13, i64 192
  %25 = getelementptr inbounds i8, ptr %13, i64 256
  %26 = getelementptr inbounds i8, ptr %13, i64 320
  %xtraiter = and i64 %9, 3
  %27 = icmp ult i64 %9, 4
  %unroll_iter = and i64 %9, 9223372036854775804
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %xtraiter105 = and i64 %9, 3
  %28 = icmp ult i64 %9, 4
  %unroll_iter108 = and i64 %9, 9223372036854775804
  %lcmp.mod107.not = icmp eq i64 %xtraiter105, 0
  %xtraiter110 = and i64 %9, 3
  %29 = icmp ult i64 %9, 4
  %unroll_iter113 = and i64 %9, 9223372036854775804
  %lcmp.mod112.not = icmp eq i64 %xtraiter110, 0
  br label %30

._crit_edge:                                      ; preds = %largest_of_corners.exit, %10
  ret void

30:                                               ; preds = %.lr.ph49, %largest_of_corners.exit
  %.048 = phi i64 [ 0, %.lr.ph49 ], [ %177, %largest_of_corners.exit ]
  %31 = mul nsw i64 %.048, %3
  %32 = getelementptr inbounds i64, ptr %1, i64 %31
  %33 = mul nsw i64 %.048, %8
  %34 = getelementptr inbounds float, ptr %7, i64 %33
  br i1 %17, label %.lr.ph47, label %largest_of_corners.exit

.lr.ph47:                                         ; preds = %30, %110
  %.0.i46 = phi i64 [ %111, %110 ], [ 0, %30 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %13) #14
  %35 = getelementptr inbounds i64, ptr %32, i64 %.0.i46
  %36 = load i64, ptr %35, align 8, !tbaa !14
  %37 = getelementptr inbounds float, ptr %0, i64 %36
  br i1 %18, label %.lr.ph40.preheader, label %summed.exit.preheader

.lr.ph40.preheader:                               ; preds = %.lr.ph47
  %.promoted = load <16 x float>, ptr %22, align 16, !tbaa !13
  %.promoted75 = load <16 x float>, ptr %23, align 16, !tbaa !13
  %.promoted77 = load <16 x float>, ptr %24, align 16, !tbaa !13
  %.promoted79 = load <16 x float>, ptr %25, align 16, !tbaa !13
  %.promoted81 = load <16 x float>, ptr %26, align 16, !tbaa !13
  br label %.lr.ph40

summed.exit.preheader.loopexit:                   ; preds = %add_terms.exit.2
  store <16 x float> %106, ptr %22, align 16, !tbaa !13
  store <16 x float> %107, ptr %13, align 16, !tbaa !13
  store <16 x float> %105, ptr %23, align 16, !tbaa !13
  store <16 x float> %104, ptr %24, align 16, !tbaa !13
  store <16 x float> %103, ptr %25, align 16, !tbaa !13
  store <16 x float> %102, ptr %26, align 16, !tbaa !13
  br label %summed.exit.preheader

summed.exit.preheader:                            ; preds = %summed.exit.preheader.loopexit, %.lr.ph47
  %.not.i = icmp eq i64 %.0.i46, 0
  br label %112

.lr.ph40:                                         ; preds = %.lr.ph40.preheader, %add_terms.exit.2
  %38 = phi <16 x float> [ %.promoted81, %.lr.ph40.preheader ], [ %102, %add_terms.exit.2 ]
  %39 = phi <16 x float> [ %.promoted79, %.lr.ph40.preheader ], [ %103, %add_terms.exit.2 ]
  %40 = phi <16 x float> [ %.promoted77, %.lr.ph40.preheader ], [ %104, %add_terms.exit.2 ]
  %41 = phi <16 x float> [ %.promoted75, %.lr.ph40.preheader ], [ %105, %add_terms.exit.2 ]
  %42 = phi <16 x float> [ %.promoted, %.lr.ph40.preheader ], [ %106, %add_terms.exit.2 ]
  %43 = phi <16 x float> [ undef, %.lr.ph40.preheader ], [ %107, %add_terms.exit.2 ]
  %indvars.iv = phi i64 [ %5, %.lr.ph40.preheader ], [ %indvars.iv.next, %add_terms.exit.2 ]
  %.0.i1739 = phi i64 [ 0, %.lr.ph40.preheader ], [ %108, %add_terms.exit.2 ]
  %smin = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 256)
  %smax = tail call i64 @llvm.smax.i64(i64 %smin, i64 1)
  %44 = getelementptr inbounds i64, ptr %4, i64 %.0.i1739
  %.idx = mul i64 %.0.i1739, 12
  %45 = getelementptr inbounds i8, ptr %6, i64 %.idx
  %46 = icmp slt i64 %.0.i1739, %5
  br i1 %46, label %.lr.ph37, label %add_terms.exit.preheader

add_terms.exit.preheader:                         ; preds = %pair_at.exit.i, %.lr.ph40
  %.sroa.25.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %93, %pair_at.exit.i ]
  %.sroa.20.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %92, %pair_at.exit.i ]
  %.sroa.16.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %87, %pair_at.exit.i ]
  %.sroa.11.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %86, %pair_at.exit.i ]
  %.sroa.7.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %81, %pair_at.exit.i ]
  %.sroa.0.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %80, %pair_at.exit.i ]
  %.not.i18 = icmp eq i64 %.0.i1739, 0
  br i1 %.not.i18, label %add_terms.exit.2, label %95

.lr.ph37:                                         ; preds = %.lr.ph40, %pair_at.exit.i
  %.sroa.25.1 = phi <16 x float> [ %93, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.20.1 = phi <16 x float> [ %92, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.16.1 = phi <16 x float> [ %87, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.11.1 = phi <16 x float> [ %86, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.7.1 = phi <16 x float> [ %81, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.0.1 = phi <16 x float> [ %80, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.0.i2336 = phi i64 [ %94, %pair_at.exit.i ], [ 0, %.lr.ph40 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %11) #14
  %47 = getelementptr inbounds i64, ptr %44, i64 %.0.i2336
  %48 = load i64, ptr %47, align 8, !tbaa !14
  %49 = getelementptr inbounds float, ptr %37, i64 %48
  tail call void @llvm.experimental.noalias.scope.decl(metadata !60)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %11, i8 0, i64 128, i1 false), !alias.scope !60
  br i1 %19, label %50, label %.preheader

.preheader:                                       ; preds = %.lr.ph37
  br i1 %20, label %.lr.ph.preheader, label %pair_at.exit.i

.lr.ph.preheader:                                 ; preds = %.preheader
  br i1 %27, label %pair_at.exit.i.loopexit.unr-lcssa, label %.lr.ph

50:                                               ; preds = %.lr.ph37
  %51 = load <16 x float>, ptr %49, align 4, !tbaa !13, !noalias !60
  %52 = getelementptr inbounds i8, ptr %49, i64 64
  %53 = load <16 x float>, ptr %52, align 4, !tbaa !13, !noalias !60
  br label %pair_at.exit.i

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.0.i.i34 = phi i64 [ %69, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %54 = getelementptr inbounds float, ptr %49, i64 %.0.i.i34
  %55 = load float, ptr %54, align 4, !tbaa !2, !noalias !60
  %56 = getelementptr inbounds float, ptr %11, i64 %.0.i.i34
  store float %55, ptr %56, align 4, !tbaa !2, !alias.scope !60
  %57 = or disjoint i64 %.0.i.i34, 1
  %58 = getelementptr inbounds float, ptr %49, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !2, !noalias !60
  %60 = getelementptr inbounds float, ptr %11, i64 %57
  store float %59, ptr %60, align 4, !tbaa !2, !alias.scope !60
  %61 = or disjoint i64 %.0.i.i34, 2
  %62 = getelementptr inbounds float, ptr %49, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !2, !noalias !60
  %64 = getelementptr inbounds float, ptr %11, i64 %61
  store float %63, ptr %64, align 4, !tbaa !2, !alias.scope !60
  %65 = or disjoint i64 %.0.i.i34, 3
  %66 = getelementptr inbounds float, ptr %49, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !2, !noalias !60
  %68 = getelementptr inbounds float, ptr %11, i64 %65
  store float %67, ptr %68, align 4, !tbaa !2, !alias.scope !60
  %69 = add nuw nsw i64 %.0.i.i34, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %pair_at.exit.i.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !26

pair_at.exit.i.loopexit.unr-lcssa:                ; preds = %.lr.ph, %.lr.ph.preheader
  %.0.i.i34.unr = phi i64 [ 0, %.lr.ph.preheader ], [ %69, %.lr.ph ]
  br i1 %lcmp.mod.not, label %pair_at.exit.i.loopexit, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %pair_at.exit.i.loopexit.unr-lcssa, %.lr.ph.epil
  %.0.i.i34.epil = phi i64 [ %73, %.lr.ph.epil ], [ %.0.i.i34.unr, %pair_at.exit.i.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph.epil ], [ 0, %pair_at.exit.i.loopexit.unr-lcssa ]
  %70 = getelementptr inbounds float, ptr %49, i64 %.0.i.i34.epil
  %71 = load float, ptr %70, align 4, !tbaa !2, !noalias !60
  %72 = getelementptr inbounds float, ptr %11, i64 %.0.i.i34.epil
  store float %71, ptr %72, align 4, !tbaa !2, !alias.scope !60
  %73 = add nuw nsw i64 %.0.i.i34.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %pair_at.exit.i.loopexit, label %.lr.ph.epil, !llvm.loop !63

pair_at.exit.i.loopexit:                          ; preds = %.lr.ph.epil, %pair_at.exit.i.loopexit.unr-lcssa
  %.pre = load <16 x float>, ptr %11, align 4, !tbaa !13
  %.pre64 = load <16 x float>, ptr %.sroa.2.0..sroa_idx.i.i, align 4, !tbaa !13
  br label %pair_at.exit.i

pair_at.exit.i:                                   ; preds = %pair_at.exit.i.loopexit, %.preheader, %50
  %74 = phi <16 x float> [ %.pre64, %pair_at.exit.i.loopexit ], [ zeroinitializer, %.preheader ], [ %53, %50 ]
  %75 = phi <16 x float> [ %.pre, %pair_at.exit.i.loopexit ], [ zeroinitializer, %.preheader ], [ %51, %50 ]
  %.idx30 = mul nuw nsw i64 %.0.i2336, 12
  %76 = getelementptr i8, ptr %45, i64 %.idx30
  %77 = load float, ptr %76, align 4, !tbaa !2
  %78 = insertelement <16 x float> poison, float %77, i64 0
  %79 = shufflevector <16 x float> %78, <16 x float> poison, <16 x i32> zeroinitializer
  %80 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %75, <16 x float> %79, <16 x float> %.sroa.0.1)
  %81 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %74, <16 x float> %79, <16 x float> %.sroa.7.1)
  %82 = getelementptr i8, ptr %76, i64 4
  %83 = load float, ptr %82, align 4, !tbaa !2
  %84 = insertelement <16 x float> poison, float %83, i64 0
  %85 = shufflevector <16 x float> %84, <16 x float> poison, <16 x i32> zeroinitializer
  %86 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %75, <16 x float> %85, <16 x float> %.sroa.11.1)
  %87 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %74, <16 x float> %85, <16 x float> %.sroa.16.1)
  %88 = getelementptr i8, ptr %76, i64 8
  %89 = load float, ptr %88, align 4, !tbaa !2
  %90 = insertelement <16 x float> poison, float %89, i64 0
  %91 = shufflevector <16 x float> %90, <16 x float> poison, <16 x i32> zeroinitializer
  %92 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %75, <16 x float> %91, <16 x float> %.sroa.20.1)
  %93 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %74, <16 x float> %91, <16 x float> %.sroa.25.1)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %11) #14
  %94 = add nuw nsw i64 %.0.i2336, 1
  %exitcond51.not = icmp eq i64 %94, %smax
  br i1 %exitcond51.not, label %add_terms.exit.preheader, label %.lr.ph37, !llvm.loop !19

95:                                               ; preds = %add_terms.exit.preheader
  %96 = fadd <16 x float> %43, %.sroa.0.0
  %97 = fadd <16 x float> %42, %.sroa.7.0
  %98 = fadd <16 x float> %41, %.sroa.11.0
  %99 = fadd <16 x float> %40, %.sroa.16.0
  %100 = fadd <16 x float> %39, %.sroa.20.0
  %101 = fadd <16 x float> %38, %.sroa.25.0
  br label %add_terms.exit.2

add_terms.exit.2:                                 ; preds = %add_terms.exit.preheader, %95
  %102 = phi <16 x float> [ %101, %95 ], [ %.sroa.25.0, %add_terms.exit.preheader ]
  %103 = phi <16 x float> [ %100, %95 ], [ %.sroa.20.0, %add_terms.exit.preheader ]
  %104 = phi <16 x float> [ %99, %95 ], [ %.sroa.16.0, %add_terms.exit.preheader ]
  %105 = phi <16 x float> [ %98, %95 ], [ %.sroa.11.0, %add_terms.exit.preheader ]
  %106 = phi <16 x float> [ %97, %95 ], [ %.sroa.7.0, %add_terms.exit.preheader ]
  %107 = phi <16 x float> [ %96, %95 ], [ %.sroa.0.0, %add_terms.exit.preheader ]
  %108 = add nuw nsw i64 %.0.i1739, 256
  %109 = icmp slt i64 %108, %5
  %indvars.iv.next = add i64 %indvars.iv, -256
  br i1 %109, label %.lr.ph40, label %summed.exit.preheader.loopexit, !llvm.loop !20

110:                                              ; preds = %put.exit
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %13) #14
  %111 = add nuw nsw i64 %.0.i46, 1
  %exitcond56.not = icmp eq i64 %111, %3
  br i1 %exitcond56.not, label %largest_of_corners.exit, label %.lr.ph47, !llvm.loop !21

112:                                              ; preds = %summed.exit.preheader, %put.exit
  %.026.i45 = phi i64 [ 0, %summed.exit.preheader ], [ %176, %put.exit ]
  %113 = mul nsw i64 %16, %.026.i45
  %114 = getelementptr inbounds float, ptr %34, i64 %113
  br i1 %.not.i, label %150, label %115

115:                                              ; preds = %112
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %14) #14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !64)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %14, i8 0, i64 128, i1 false), !alias.scope !64
  br i1 %19, label %116, label %.preheader32

.preheader32:                                     ; preds = %115
  br i1 %20, label %.lr.ph42.preheader, label %pair_at.exit

.lr.ph42.preheader:                               ; preds = %.preheader32
  br i1 %28, label %pair_at.exit.loopexit.unr-lcssa, label %.lr.ph42

116:                                              ; preds = %115
  %117 = load <16 x float>, ptr %114, align 4, !tbaa !13, !noalias !64
  %118 = getelementptr inbounds i8, ptr %114, i64 64
  %119 = load <16 x float>, ptr %118, align 4, !tbaa !13, !noalias !64
  br label %pair_at.exit

.lr.ph42:                                         ; preds = %.lr.ph42.preheader, %.lr.ph42
  %.0.i1941 = phi i64 [ %135, %.lr.ph42 ], [ 0, %.lr.ph42.preheader ]
  %niter109 = phi i64 [ %niter109.next.3, %.lr.ph42 ], [ 0, %.lr.ph42.preheader ]
  %120 = getelementptr inbounds float, ptr %114, i64 %.0.i1941
  %121 = load float, ptr %120, align 4, !tbaa !2, !noalias !64
  %122 = getelementptr inbounds float, ptr %14, i64 %.0.i1941
  store float %121, ptr %122, align 4, !tbaa !2, !alias.scope !64
  %123 = or disjoint i64 %.0.i1941, 1
  %124 = getelementptr inbounds float, ptr %114, i64 %123
  %125 = load float, ptr %124, align 4, !tbaa !2, !noalias !64
  %126 = getelementptr inbounds float, ptr %14, i64 %123
  store float %125, ptr %126, align 4, !tbaa !2, !alias.scope !64
  %127 = or disjoint i64 %.0.i1941, 2
  %128 = getelementptr inbounds float, ptr %114, i64 %127
  %129 = load float, ptr %128, align 4, !tbaa !2, !noalias !64
  %130 = getelementptr inbounds float, ptr %14, i64 %127
  store float %129, ptr %130, align 4, !tbaa !2, !alias.scope !64
  %131 = or disjoint i64 %.0.i1941, 3
  %132 = getelementptr inbounds float, ptr %114, i64 %131
  %133 = load float, ptr %132, align 4, !tbaa !2, !noalias !64
  %134 = getelementptr inbounds float, ptr %14, i64 %131
  store float %133, ptr %134, align 4, !tbaa !2, !alias.scope !64
  %135 = add nuw nsw i64 %.0.i1941, 4
  %niter109.next.3 = add i64 %niter109, 4
  %niter109.ncmp.3 = icmp eq i64 %niter109.next.3, %unroll_iter108
  br i1 %niter109.ncmp.3, label %pair_at.exit.loopexit.unr-lcssa, label %.lr.ph42, !llvm.loop !26

pair_at.exit.loopexit.unr-lcssa:                  ; preds = %.lr.ph42, %.lr.ph42.preheader
  %.0.i1941.unr = phi i64 [ 0, %.lr.ph42.preheader ], [ %135, %.lr.ph42 ]
  br i1 %lcmp.mod107.not, label %pair_at.exit.loopexit, label %.lr.ph42.epil

.lr.ph42.epil:                                    ; preds = %pair_at.exit.loopexit.unr-lcssa, %.lr.ph42.epil
  %.0.i1941.epil = phi i64 [ %139, %.lr.ph42.epil ], [ %.0.i1941.unr, %pair_at.exit.loopexit.unr-lcssa ]
  %epil.iter106 = phi i64 [ %epil.iter106.next, %.lr.ph42.epil ], [ 0, %pair_at.exit.loopexit.unr-lcssa ]
  %136 = getelementptr inbounds float, ptr %114, i64 %.0.i1941.epil
  %137 = load float, ptr %136, align 4, !tbaa !2, !noalias !64
  %138 = getelementptr inbounds float, ptr %14, i64 %.0.i1941.epil
  store float %137, ptr %138, align 4, !tbaa !2, !alias.scope !64
  %139 = add nuw nsw i64 %.0.i1941.epil, 1
  %epil.iter106.next = add i64 %epil.iter106, 1
  %epil.iter106.cmp.not = icmp eq i64 %epil.iter106.next, %xtraiter105
  br i1 %epil.iter106.cmp.not, label %pair_at.exit.loopexit, label %.lr.ph42.epil, !llvm.loop !67

pair_at.exit.loopexit:                            ; preds = %.lr.ph42.epil, %pair_at.exit.loopexit.unr-lcssa
  %.pre65 = load <16 x float>, ptr %14, align 4, !tbaa !13
  %.pre66 = load <16 x float>, ptr %.sroa.2.0..sroa_idx.i, align 4, !tbaa !13
  br label %pair_at.exit

pair_at.exit:                                     ; preds = %pair_at.exit.loopexit, %.preheader32, %116
  %140 = phi <16 x float> [ %.pre66, %pair_at.exit.loopexit ], [ zeroinitializer, %.preheader32 ], [ %119, %116 ]
  %141 = phi <16 x float> [ %.pre65, %pair_at.exit.loopexit ], [ zeroinitializer, %.preheader32 ], [ %117, %116 ]
  %142 = getelementptr inbounds [8 x %struct.pair], ptr %13, i64 0, i64 %.026.i45
  %143 = load <16 x float>, ptr %142, align 16, !tbaa !13
  %144 = fcmp ule <16 x float> %141, %143
  %145 = fcmp ord <16 x float> %141, zeroinitializer
  %.not9.i20 = and <16 x i1> %144, %145
  %.v.i21 = select <16 x i1> %.not9.i20, <16 x float> %143, <16 x float> %141
  store <16 x float> %.v.i21, ptr %142, align 16, !tbaa !13
  %146 = getelementptr inbounds i8, ptr %142, i64 64
  %147 = load <16 x float>, ptr %146, align 16, !tbaa !13
  %148 = fcmp ule <16 x float> %140, %147
  %149 = fcmp ord <16 x float> %140, zeroinitializer
  %.not9.i = and <16 x i1> %148, %149
  %.v.i = select <16 x i1> %.not9.i, <16 x float> %147, <16 x float> %140
  store <16 x float> %.v.i, ptr %146, align 16, !tbaa !13
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %14) #14
  br label %150

150:                                              ; preds = %pair_at.exit, %112
  %151 = getelementptr inbounds [8 x %struct.pair], ptr %13, i64 0, i64 %.026.i45
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %12)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(128) %12, ptr noundef nonnull align 16 dereferenceable(128) %151, i64 128, i1 false)
  br i1 %19, label %152, label %.preheader31

.preheader31:                                     ; preds = %150
  br i1 %20, label %.lr.ph44.preheader, label %put.exit

.lr.ph44.preheader:                               ; preds = %.preheader31
  br i1 %29, label %put.exit.loopexit.unr-lcssa, label %.lr.ph44

152:                                              ; preds = %150
  %153 = load <16 x float>, ptr %12, align 64, !tbaa !13
  store <16 x float> %153, ptr %114, align 4, !tbaa !13
  %154 = load <16 x float>, ptr %21, align 64, !tbaa !13
  %155 = getelementptr inbounds i8, ptr %114, i64 64
  store <16 x float> %154, ptr %155, align 4, !tbaa !13
  br label %put.exit

.lr.ph44:                                         ; preds = %.lr.ph44.preheader, %.lr.ph44
  %.0.i2243 = phi i64 [ %171, %.lr.ph44 ], [ 0, %.lr.ph44.preheader ]
  %niter114 = phi i64 [ %niter114.next.3, %.lr.ph44 ], [ 0, %.lr.ph44.preheader ]
  %156 = getelementptr inbounds float, ptr %12, i64 %.0.i2243
  %157 = load float, ptr %156, align 16, !tbaa !2
  %158 = getelementptr inbounds float, ptr %114, i64 %.0.i2243
  store float %157, ptr %158, align 4, !tbaa !2
  %159 = or disjoint i64 %.0.i2243, 1
  %160 = getelementptr inbounds float, ptr %12, i64 %159
  %161 = load float, ptr %160, align 4, !tbaa !2
  %162 = getelementptr inbounds float, ptr %114, i64 %159
  store float %161, ptr %162, align 4, !tbaa !2
  %163 = or disjoint i64 %.0.i2243, 2
  %164 = getelementptr inbounds float, ptr %12, i64 %163
  %165 = load float, ptr %164, align 8, !tbaa !2
  %166 = getelementptr inbounds float, ptr %114, i64 %163
  store float %165, ptr %166, align 4, !tbaa !2
  %167 = or disjoint i64 %.0.i2243, 3
  %168 = getelementptr inbounds float, ptr %12, i64 %167
  %169 = load float, ptr %168, align 4, !tbaa !2
  %170 = getelementptr inbounds float, ptr %114, i64 %167
  store float %169, ptr %170, align 4, !tbaa !2
  %171 = add nuw nsw i64 %.0.i2243, 4
  %niter114.next.3 = add i64 %niter114, 4
  %niter114.ncmp.3 = icmp eq i64 %niter114.next.3, %unroll_iter113
  br i1 %niter114.ncmp.3, label %put.exit.loopexit.unr-lcssa, label %.lr.ph44, !llvm.loop !32

put.exit.loopexit.unr-lcssa:                      ; preds = %.lr.ph44, %.lr.ph44.preheader
  %.0.i2243.unr = phi i64 [ 0, %.lr.ph44.preheader ], [ %171, %.lr.ph44 ]
  br i1 %lcmp.mod112.not, label %put.exit, label %.lr.ph44.epil

.lr.ph44.epil:                                    ; preds = %put.exit.loopexit.unr-lcssa, %.lr.ph44.epil
  %.0.i2243.epil = phi i64 [ %175, %.lr.ph44.epil ], [ %.0.i2243.unr, %put.exit.loopexit.unr-lcssa ]
  %epil.iter111 = phi i64 [ %epil.iter111.next, %.lr.ph44.epil ], [ 0, %put.exit.loopexit.unr-lcssa ]
  %172 = getelementptr inbounds float, ptr %12, i64 %.0.i2243.epil
  %173 = load float, ptr %172, align 4, !tbaa !2
  %174 = getelementptr inbounds float, ptr %114, i64 %.0.i2243.epil
  store float %173, ptr %174, align 4, !tbaa !2
  %175 = add nuw nsw i64 %.0.i2243.epil, 1
  %epil.iter111.next = add i64 %epil.iter111, 1
  %epil.iter111.cmp.not = icmp eq i64 %epil.iter111.next, %xtraiter110
  br i1 %epil.iter111.cmp.not, label %put.exit, label %.lr.ph44.epil, !llvm.loop !68

put.exit:                                         ; preds = %put.exit.loopexit.unr-lcssa, %.lr.ph44.epil, %.preheader31, %152
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %12)
  %176 = add nuw nsw i64 %.026.i45, 1
  %exitcond55.not = icmp eq i64 %176, 3
  br i1 %exitcond55.not, label %110, label %112, !llvm.loop !51

largest_of_corners.exit:                          ; preds = %110, %30
  %177 = add nuw nsw i64 %.048, 1
  %exitcond57.not = icmp eq i64 %177, %2
  br i1 %exitcond57.not, label %._crit_edge, label %30, !llvm.loop !69
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @whole_4(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef %7, i64 noundef %8) unnamed_addr #2 {
  %10 = alloca [8 x %struct.pair], align 16
  %11 = icmp sgt i64 %2, 0
  br i1 %11, label %.lr.ph60, label %._crit_edge

.lr.ph60:                                         ; preds = %9
  %12 = mul nsw i64 %8, %2
  %13 = icmp sgt i64 %3, 0
  %14 = icmp sgt i64 %5, 0
  %15 = getelementptr inbounds i8, ptr %10, i64 64
  %16 = getelementptr inbounds i8, ptr %10, i64 128
  %17 = getelementptr inbounds i8, ptr %10, i64 192
  %18 = getelementptr inbounds i8, ptr %10, i64 256
  %19 = getelementptr inbounds i8, ptr %10, i64 320
  %20 = getelementptr inbounds i8, ptr %10, i64 384
  %21 = getelementptr inbounds i8, ptr %10, i64 448
  br label %22

._crit_edge:                                      ; preds = %largest_of_corners.exit, %9
  ret void

22:                                               ; preds = %.lr.ph60, %largest_of_corners.exit
  %.059 = phi i64 [ 0, %.lr.ph60 ], [ %110, %largest_of_corners.exit ]
  %23 = mul nsw i64 %.059, %3
  %24 = getelementptr inbounds i64, ptr %1, i64 %23
  %25 = mul nsw i64 %.059, %8
  %26 = getelementptr inbounds float, ptr %7, i64 %25
  br i1 %13, label %.lr.ph50, label %largest_of_corners.exit

.lr.ph50:                                         ; preds = %22, %91
  %.0.i49 = phi i64 [ %92, %91 ], [ 0, %22 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %10) #14
  %27 = getelementptr inbounds i64, ptr %24, i64 %.0.i49
  %28 = load i64, ptr %27, align 8, !tbaa !14
  %29 = getelementptr inbounds float, ptr %0, i64 %28
  br i1 %14, label %.lr.ph39.preheader, label %summed.exit.preheader

.lr.ph39.preheader:                               ; preds = %.lr.ph50
  %.promoted = load <16 x float>, ptr %15, align 16, !tbaa !13
  %.promoted87 = load <16 x float>, ptr %16, align 16, !tbaa !13
  %.promoted89 = load <16 x float>, ptr %17, align 16, !tbaa !13
  %.promoted91 = load <16 x float>, ptr %18, align 16, !tbaa !13
  %.promoted93 = load <16 x float>, ptr %19, align 16, !tbaa !13
  %.promoted95 = load <16 x float>, ptr %20, align 16, !tbaa !13
  %.promoted97 = load <16 x float>, ptr %21, align 16, !tbaa !13
  br label %.lr.ph39

summed.exit.preheader.loopexit:                   ; preds = %add_terms.exit.3
  store <16 x float> %87, ptr %15, align 16, !tbaa !13
  store <16 x float> %88, ptr %10, align 16, !tbaa !13
  store <16 x float> %86, ptr %16, align 16, !tbaa !13
  store <16 x float> %85, ptr %17, align 16, !tbaa !13
  store <16 x float> %84, ptr %18, align 16, !tbaa !13
  store <16 x float> %83, ptr %19, align 16, !tbaa !13
  store <16 x float> %82, ptr %20, align 16, !tbaa !13
  store <16 x float> %81, ptr %21, align 16, !tbaa !13
  br label %summed.exit.preheader

summed.exit.preheader:                            ; preds = %summed.exit.preheader.loopexit, %.lr.ph50
  %.not.i = icmp eq i64 %.0.i49, 0
  br label %93

.lr.ph39:                                         ; preds = %.lr.ph39.preheader, %add_terms.exit.3
  %30 = phi <16 x float> [ %.promoted97, %.lr.ph39.preheader ], [ %81, %add_terms.exit.3 ]
  %31 = phi <16 x float> [ %.promoted95, %.lr.ph39.preheader ], [ %82, %add_terms.exit.3 ]
  %32 = phi <16 x float> [ %.promoted93, %.lr.ph39.preheader ], [ %83, %add_terms.exit.3 ]
  %33 = phi <16 x float> [ %.promoted91, %.lr.ph39.preheader ], [ %84, %add_terms.exit.3 ]
  %34 = phi <16 x float> [ %.promoted89, %.lr.ph39.preheader ], [ %85, %add_terms.exit.3 ]
  %35 = phi <16 x float> [ %.promoted87, %.lr.ph39.preheader ], [ %86, %add_terms.exit.3 ]
  %36 = phi <16 x float> [ %.promoted, %.lr.ph39.preheader ], [ %87, %add_terms.exit.3 ]
  %37 = phi <16 x float> [ undef, %.lr.ph39.preheader ], [ %88, %add_terms.exit.3 ]
  %indvars.iv = phi i64 [ %5, %.lr.ph39.preheader ], [ %indvars.iv.next, %add_terms.exit.3 ]
  %.0.i1638 = phi i64 [ 0, %.lr.ph39.preheader ], [ %89, %add_terms.exit.3 ]
  %smin = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 256)
  %smax = tail call i64 @llvm.smax.i64(i64 %smin, i64 1)
  %38 = getelementptr inbounds i64, ptr %4, i64 %.0.i1638
  %.idx = shl nsw i64 %.0.i1638, 4
  %39 = getelementptr inbounds i8, ptr %6, i64 %.idx
  %40 = icmp slt i64 %.0.i1638, %5
  br i1 %40, label %.lr.ph, label %add_terms.exit.preheader

add_terms.exit.preheader:                         ; preds = %.lr.ph, %.lr.ph39
  %.sroa.34.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %70, %.lr.ph ]
  %.sroa.29.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %69, %.lr.ph ]
  %.sroa.25.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %64, %.lr.ph ]
  %.sroa.20.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %63, %.lr.ph ]
  %.sroa.16.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %58, %.lr.ph ]
  %.sroa.11.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %57, %.lr.ph ]
  %.sroa.7.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %52, %.lr.ph ]
  %.sroa.0.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %51, %.lr.ph ]
  %.not.i17 = icmp eq i64 %.0.i1638, 0
  br i1 %.not.i17, label %add_terms.exit.3, label %72

.lr.ph:                                           ; preds = %.lr.ph39, %.lr.ph
  %.sroa.34.1 = phi <16 x float> [ %70, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.29.1 = phi <16 x float> [ %69, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.25.1 = phi <16 x float> [ %64, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.20.1 = phi <16 x float> [ %63, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.16.1 = phi <16 x float> [ %58, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.11.1 = phi <16 x float> [ %57, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.7.1 = phi <16 x float> [ %52, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.0.1 = phi <16 x float> [ %51, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.0.i2033 = phi i64 [ %71, %.lr.ph ], [ 0, %.lr.ph39 ]
  %41 = getelementptr inbounds i64, ptr %38, i64 %.0.i2033
  %42 = load i64, ptr %41, align 8, !tbaa !14
  %43 = getelementptr inbounds float, ptr %29, i64 %42
  %44 = load <16 x float>, ptr %43, align 4, !tbaa !13, !noalias !70
  %45 = getelementptr inbounds i8, ptr %43, i64 64
  %46 = load <16 x float>, ptr %45, align 4, !tbaa !13, !noalias !70
  %.idx30 = shl i64 %.0.i2033, 4
  %47 = getelementptr i8, ptr %39, i64 %.idx30
  %48 = load float, ptr %47, align 4, !tbaa !2
  %49 = insertelement <16 x float> poison, float %48, i64 0
  %50 = shufflevector <16 x float> %49, <16 x float> poison, <16 x i32> zeroinitializer
  %51 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %44, <16 x float> %50, <16 x float> %.sroa.0.1)
  %52 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %46, <16 x float> %50, <16 x float> %.sroa.7.1)
  %53 = getelementptr i8, ptr %47, i64 4
  %54 = load float, ptr %53, align 4, !tbaa !2
  %55 = insertelement <16 x float> poison, float %54, i64 0
  %56 = shufflevector <16 x float> %55, <16 x float> poison, <16 x i32> zeroinitializer
  %57 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %44, <16 x float> %56, <16 x float> %.sroa.11.1)
  %58 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %46, <16 x float> %56, <16 x float> %.sroa.16.1)
  %59 = getelementptr i8, ptr %47, i64 8
  %60 = load float, ptr %59, align 4, !tbaa !2
  %61 = insertelement <16 x float> poison, float %60, i64 0
  %62 = shufflevector <16 x float> %61, <16 x float> poison, <16 x i32> zeroinitializer
  %63 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %44, <16 x float> %62, <16 x float> %.sroa.20.1)
  %64 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %46, <16 x float> %62, <16 x float> %.sroa.25.1)
  %65 = getelementptr i8, ptr %47, i64 12
  %66 = load float, ptr %65, align 4, !tbaa !2
  %67 = insertelement <16 x float> poison, float %66, i64 0
  %68 = shufflevector <16 x float> %67, <16 x float> poison, <16 x i32> zeroinitializer
  %69 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %44, <16 x float> %68, <16 x float> %.sroa.29.1)
  %70 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %46, <16 x float> %68, <16 x float> %.sroa.34.1)
  %71 = add nuw nsw i64 %.0.i2033, 1
  %exitcond.not = icmp eq i64 %71, %smax
  br i1 %exitcond.not, label %add_terms.exit.preheader, label %.lr.ph, !llvm.loop !19

72:                                               ; preds = %add_terms.exit.preheader
  %73 = fadd <16 x float> %37, %.sroa.0.0
  %74 = fadd <16 x float> %36, %.sroa.7.0
  %75 = fadd <16 x float> %35, %.sroa.11.0
  %76 = fadd <16 x float> %34, %.sroa.16.0
  %77 = fadd <16 x float> %33, %.sroa.20.0
  %78 = fadd <16 x float> %32, %.sroa.25.0
  %79 = fadd <16 x float> %31, %.sroa.29.0
  %80 = fadd <16 x float> %30, %.sroa.34.0
  br label %add_terms.exit.3

add_terms.exit.3:                                 ; preds = %add_terms.exit.preheader, %72
  %81 = phi <16 x float> [ %80, %72 ], [ %.sroa.34.0, %add_terms.exit.preheader ]
  %82 = phi <16 x float> [ %79, %72 ], [ %.sroa.29.0, %add_terms.exit.preheader ]
  %83 = phi <16 x float> [ %78, %72 ], [ %.sroa.25.0, %add_terms.exit.preheader ]
  %84 = phi <16 x float> [ %77, %72 ], [ %.sroa.20.0, %add_terms.exit.preheader ]
  %85 = phi <16 x float> [ %76, %72 ], [ %.sroa.16.0, %add_terms.exit.preheader ]
  %86 = phi <16 x float> [ %75, %72 ], [ %.sroa.11.0, %add_terms.exit.preheader ]
  %87 = phi <16 x float> [ %74, %72 ], [ %.sroa.7.0, %add_terms.exit.preheader ]
  %88 = phi <16 x float> [ %73, %72 ], [ %.sroa.0.0, %add_terms.exit.preheader ]
  %89 = add nuw nsw i64 %.0.i1638, 256
  %90 = icmp slt i64 %89, %5
  %indvars.iv.next = add i64 %indvars.iv, -256
  br i1 %90, label %.lr.ph39, label %summed.exit.preheader.loopexit, !llvm.loop !20

91:                                               ; preds = %summed.exit
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %10) #14
  %92 = add nuw nsw i64 %.0.i49, 1
  %exitcond64.not = icmp eq i64 %92, %3
  br i1 %exitcond64.not, label %largest_of_corners.exit, label %.lr.ph50, !llvm.loop !21

93:                                               ; preds = %summed.exit.preheader, %summed.exit
  %.026.i44 = phi i64 [ 0, %summed.exit.preheader ], [ %109, %summed.exit ]
  %94 = mul nsw i64 %12, %.026.i44
  %95 = getelementptr inbounds float, ptr %26, i64 %94
  br i1 %.not.i, label %.summed.exit_crit_edge, label %96

.summed.exit_crit_edge:                           ; preds = %93
  %.phi.trans.insert = getelementptr inbounds [8 x %struct.pair], ptr %10, i64 0, i64 %.026.i44
  %.sroa.027.0.copyload.pre = load <16 x float>, ptr %.phi.trans.insert, align 16
  %.sroa.4.0..sroa_idx.phi.trans.insert = getelementptr inbounds i8, ptr %.phi.trans.insert, i64 64
  %.sroa.4.0.copyload.pre = load <16 x float>, ptr %.sroa.4.0..sroa_idx.phi.trans.insert, align 16
  br label %summed.exit

96:                                               ; preds = %93
  %97 = load <16 x float>, ptr %95, align 4, !tbaa !13, !noalias !73
  %98 = getelementptr inbounds i8, ptr %95, i64 64
  %99 = load <16 x float>, ptr %98, align 4, !tbaa !13, !noalias !73
  %100 = getelementptr inbounds [8 x %struct.pair], ptr %10, i64 0, i64 %.026.i44
  %101 = load <16 x float>, ptr %100, align 16, !tbaa !13
  %102 = fcmp ule <16 x float> %97, %101
  %103 = fcmp ord <16 x float> %97, zeroinitializer
  %.not9.i18 = and <16 x i1> %102, %103
  %.v.i19 = select <16 x i1> %.not9.i18, <16 x float> %101, <16 x float> %97
  store <16 x float> %.v.i19, ptr %100, align 16, !tbaa !13
  %104 = getelementptr inbounds i8, ptr %100, i64 64
  %105 = load <16 x float>, ptr %104, align 16, !tbaa !13
  %106 = fcmp ule <16 x float> %99, %105
  %107 = fcmp ord <16 x float> %99, zeroinitializer
  %.not9.i = and <16 x i1> %106, %107
  %.v.i = select <16 x i1> %.not9.i, <16 x float> %105, <16 x float> %99
  store <16 x float> %.v.i, ptr %104, align 16, !tbaa !13
  br label %summed.exit

summed.exit:                                      ; preds = %.summed.exit_crit_edge, %96
  %.sroa.4.0.copyload = phi <16 x float> [ %.sroa.4.0.copyload.pre, %.summed.exit_crit_edge ], [ %.v.i, %96 ]
  %.sroa.027.0.copyload = phi <16 x float> [ %.sroa.027.0.copyload.pre, %.summed.exit_crit_edge ], [ %.v.i19, %96 ]
  store <16 x float> %.sroa.027.0.copyload, ptr %95, align 4, !tbaa !13
  %108 = getelementptr inbounds i8, ptr %95, i64 64
  store <16 x float> %.sroa.4.0.copyload, ptr %108, align 4, !tbaa !13
  %109 = add nuw nsw i64 %.026.i44, 1
  %exitcond63.not = icmp eq i64 %109, 4
  br i1 %exitcond63.not, label %91, label %93, !llvm.loop !51

largest_of_corners.exit:                          ; preds = %91, %22
  %110 = add nuw nsw i64 %.059, 1
  %exitcond65.not = icmp eq i64 %110, %2
  br i1 %exitcond65.not, label %._crit_edge, label %22, !llvm.loop !76
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc void @part_4(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef %7, i64 noundef %8, i64 noundef %9) unnamed_addr #3 {
  %11 = alloca %struct.pair, align 4
  %12 = alloca %struct.pair, align 64
  %13 = alloca [8 x %struct.pair], align 16
  %14 = alloca %struct.pair, align 4
  %15 = icmp sgt i64 %2, 0
  br i1 %15, label %.lr.ph49, label %._crit_edge

.lr.ph49:                                         ; preds = %10
  %16 = mul nsw i64 %8, %2
  %17 = icmp sgt i64 %3, 0
  %18 = icmp sgt i64 %5, 0
  %19 = icmp eq i64 %9, 32
  %20 = icmp sgt i64 %9, 0
  %.sroa.2.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %11, i64 64
  %.sroa.2.0..sroa_idx.i = getelementptr inbounds i8, ptr %14, i64 64
  %21 = getelementptr inbounds i8, ptr %12, i64 64
  %22 = getelementptr inbounds i8, ptr %13, i64 64
  %23 = getelementptr inbounds i8, ptr %13, i64 128
  %24 = getelementptr inbounds i8, ptr %13, i64 192
  %25 = getelementptr inbounds i8, ptr %13, i64 256
  %26 = getelementptr inbounds i8, ptr %13, i64 320
  %27 = getelementptr inbounds i8, ptr %13, i64 384
  %28 = getelementptr inbounds i8, ptr %13, i64 448
  %xtraiter = and i64 %9, 3
  %29 = icmp ult i64 %9, 4
  %unroll_iter = and i64 %9, 9223372036854775804
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %xtraiter121 = and i64 %9, 3
  %30 = icmp ult i64 %9, 4
  %unroll_iter124 = and i64 %9, 9223372036854775804
  %lcmp.mod123.not = icmp eq i64 %xtraiter121, 0
  %xtraiter126 = and i64 %9, 3
  %31 = icmp ult i64 %9, 4
  %unroll_iter129 = and i64 %9, 9223372036854775804
  %lcmp.mod128.not = icmp eq i64 %xtraiter126, 0
  br label %32

._crit_edge:                                      ; preds = %largest_of_corners.exit, %10
  ret void

32:                                               ; preds = %.lr.ph49, %largest_of_corners.exit
  %.048 = phi i64 [ 0, %.lr.ph49 ], [ %191, %largest_of_corners.exit ]
  %33 = mul nsw i64 %.048, %3
  %34 = getelementptr inbounds i64, ptr %1, i64 %33
  %35 = mul nsw i64 %.048, %8
  %36 = getelementptr inbounds float, ptr %7, i64 %35
  br i1 %17, label %.lr.ph47, label %largest_of_corners.exit

.lr.ph47:                                         ; preds = %32, %124
  %.0.i46 = phi i64 [ %125, %124 ], [ 0, %32 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %13) #14
  %37 = getelementptr inbounds i64, ptr %34, i64 %.0.i46
  %38 = load i64, ptr %37, align 8, !tbaa !14
  %39 = getelementptr inbounds float, ptr %0, i64 %38
  br i1 %18, label %.lr.ph40.preheader, label %summed.exit.preheader

.lr.ph40.preheader:                               ; preds = %.lr.ph47
  %.promoted = load <16 x float>, ptr %22, align 16, !tbaa !13
  %.promoted79 = load <16 x float>, ptr %23, align 16, !tbaa !13
  %.promoted81 = load <16 x float>, ptr %24, align 16, !tbaa !13
  %.promoted83 = load <16 x float>, ptr %25, align 16, !tbaa !13
  %.promoted85 = load <16 x float>, ptr %26, align 16, !tbaa !13
  %.promoted87 = load <16 x float>, ptr %27, align 16, !tbaa !13
  %.promoted89 = load <16 x float>, ptr %28, align 16, !tbaa !13
  br label %.lr.ph40

summed.exit.preheader.loopexit:                   ; preds = %add_terms.exit.3
  store <16 x float> %120, ptr %22, align 16, !tbaa !13
  store <16 x float> %121, ptr %13, align 16, !tbaa !13
  store <16 x float> %119, ptr %23, align 16, !tbaa !13
  store <16 x float> %118, ptr %24, align 16, !tbaa !13
  store <16 x float> %117, ptr %25, align 16, !tbaa !13
  store <16 x float> %116, ptr %26, align 16, !tbaa !13
  store <16 x float> %115, ptr %27, align 16, !tbaa !13
  store <16 x float> %114, ptr %28, align 16, !tbaa !13
  br label %summed.exit.preheader

summed.exit.preheader:                            ; preds = %summed.exit.preheader.loopexit, %.lr.ph47
  %.not.i = icmp eq i64 %.0.i46, 0
  br label %126

.lr.ph40:                                         ; preds = %.lr.ph40.preheader, %add_terms.exit.3
  %40 = phi <16 x float> [ %.promoted89, %.lr.ph40.preheader ], [ %114, %add_terms.exit.3 ]
  %41 = phi <16 x float> [ %.promoted87, %.lr.ph40.preheader ], [ %115, %add_terms.exit.3 ]
  %42 = phi <16 x float> [ %.promoted85, %.lr.ph40.preheader ], [ %116, %add_terms.exit.3 ]
  %43 = phi <16 x float> [ %.promoted83, %.lr.ph40.preheader ], [ %117, %add_terms.exit.3 ]
  %44 = phi <16 x float> [ %.promoted81, %.lr.ph40.preheader ], [ %118, %add_terms.exit.3 ]
  %45 = phi <16 x float> [ %.promoted79, %.lr.ph40.preheader ], [ %119, %add_terms.exit.3 ]
  %46 = phi <16 x float> [ %.promoted, %.lr.ph40.preheader ], [ %120, %add_terms.exit.3 ]
  %47 = phi <16 x float> [ undef, %.lr.ph40.preheader ], [ %121, %add_terms.exit.3 ]
  %indvars.iv = phi i64 [ %5, %.lr.ph40.preheader ], [ %indvars.iv.next, %add_terms.exit.3 ]
  %.0.i1739 = phi i64 [ 0, %.lr.ph40.preheader ], [ %122, %add_terms.exit.3 ]
  %smin = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 256)
  %smax = tail call i64 @llvm.smax.i64(i64 %smin, i64 1)
  %48 = getelementptr inbounds i64, ptr %4, i64 %.0.i1739
  %.idx = shl nsw i64 %.0.i1739, 4
  %49 = getelementptr inbounds i8, ptr %6, i64 %.idx
  %50 = icmp slt i64 %.0.i1739, %5
  br i1 %50, label %.lr.ph37, label %add_terms.exit.preheader

add_terms.exit.preheader:                         ; preds = %pair_at.exit.i, %.lr.ph40
  %.sroa.34.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %103, %pair_at.exit.i ]
  %.sroa.29.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %102, %pair_at.exit.i ]
  %.sroa.25.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %97, %pair_at.exit.i ]
  %.sroa.20.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %96, %pair_at.exit.i ]
  %.sroa.16.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %91, %pair_at.exit.i ]
  %.sroa.11.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %90, %pair_at.exit.i ]
  %.sroa.7.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %85, %pair_at.exit.i ]
  %.sroa.0.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %84, %pair_at.exit.i ]
  %.not.i18 = icmp eq i64 %.0.i1739, 0
  br i1 %.not.i18, label %add_terms.exit.3, label %105

.lr.ph37:                                         ; preds = %.lr.ph40, %pair_at.exit.i
  %.sroa.34.1 = phi <16 x float> [ %103, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.29.1 = phi <16 x float> [ %102, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.25.1 = phi <16 x float> [ %97, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.20.1 = phi <16 x float> [ %96, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.16.1 = phi <16 x float> [ %91, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.11.1 = phi <16 x float> [ %90, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.7.1 = phi <16 x float> [ %85, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.0.1 = phi <16 x float> [ %84, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.0.i2336 = phi i64 [ %104, %pair_at.exit.i ], [ 0, %.lr.ph40 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %11) #14
  %51 = getelementptr inbounds i64, ptr %48, i64 %.0.i2336
  %52 = load i64, ptr %51, align 8, !tbaa !14
  %53 = getelementptr inbounds float, ptr %39, i64 %52
  tail call void @llvm.experimental.noalias.scope.decl(metadata !77)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %11, i8 0, i64 128, i1 false), !alias.scope !77
  br i1 %19, label %54, label %.preheader

.preheader:                                       ; preds = %.lr.ph37
  br i1 %20, label %.lr.ph.preheader, label %pair_at.exit.i

.lr.ph.preheader:                                 ; preds = %.preheader
  br i1 %29, label %pair_at.exit.i.loopexit.unr-lcssa, label %.lr.ph

54:                                               ; preds = %.lr.ph37
  %55 = load <16 x float>, ptr %53, align 4, !tbaa !13, !noalias !77
  %56 = getelementptr inbounds i8, ptr %53, i64 64
  %57 = load <16 x float>, ptr %56, align 4, !tbaa !13, !noalias !77
  br label %pair_at.exit.i

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.0.i.i34 = phi i64 [ %73, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %58 = getelementptr inbounds float, ptr %53, i64 %.0.i.i34
  %59 = load float, ptr %58, align 4, !tbaa !2, !noalias !77
  %60 = getelementptr inbounds float, ptr %11, i64 %.0.i.i34
  store float %59, ptr %60, align 4, !tbaa !2, !alias.scope !77
  %61 = or disjoint i64 %.0.i.i34, 1
  %62 = getelementptr inbounds float, ptr %53, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !2, !noalias !77
  %64 = getelementptr inbounds float, ptr %11, i64 %61
  store float %63, ptr %64, align 4, !tbaa !2, !alias.scope !77
  %65 = or disjoint i64 %.0.i.i34, 2
  %66 = getelementptr inbounds float, ptr %53, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !2, !noalias !77
  %68 = getelementptr inbounds float, ptr %11, i64 %65
  store float %67, ptr %68, align 4, !tbaa !2, !alias.scope !77
  %69 = or disjoint i64 %.0.i.i34, 3
  %70 = getelementptr inbounds float, ptr %53, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !2, !noalias !77
  %72 = getelementptr inbounds float, ptr %11, i64 %69
  store float %71, ptr %72, align 4, !tbaa !2, !alias.scope !77
  %73 = add nuw nsw i64 %.0.i.i34, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %pair_at.exit.i.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !26

pair_at.exit.i.loopexit.unr-lcssa:                ; preds = %.lr.ph, %.lr.ph.preheader
  %.0.i.i34.unr = phi i64 [ 0, %.lr.ph.preheader ], [ %73, %.lr.ph ]
  br i1 %lcmp.mod.not, label %pair_at.exit.i.loopexit, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %pair_at.exit.i.loopexit.unr-lcssa, %.lr.ph.epil
  %.0.i.i34.epil = phi i64 [ %77, %.lr.ph.epil ], [ %.0.i.i34.unr, %pair_at.exit.i.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph.epil ], [ 0, %pair_at.exit.i.loopexit.unr-lcssa ]
  %74 = getelementptr inbounds float, ptr %53, i64 %.0.i.i34.epil
  %75 = load float, ptr %74, align 4, !tbaa !2, !noalias !77
  %76 = getelementptr inbounds float, ptr %11, i64 %.0.i.i34.epil
  store float %75, ptr %76, align 4, !tbaa !2, !alias.scope !77
  %77 = add nuw nsw i64 %.0.i.i34.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %pair_at.exit.i.loopexit, label %.lr.ph.epil, !llvm.loop !80

pair_at.exit.i.loopexit:                          ; preds = %.lr.ph.epil, %pair_at.exit.i.loopexit.unr-lcssa
  %.pre = load <16 x float>, ptr %11, align 4, !tbaa !13
  %.pre66 = load <16 x float>, ptr %.sroa.2.0..sroa_idx.i.i, align 4, !tbaa !13
  br label %pair_at.exit.i

pair_at.exit.i:                                   ; preds = %pair_at.exit.i.loopexit, %.preheader, %54
  %78 = phi <16 x float> [ %.pre66, %pair_at.exit.i.loopexit ], [ zeroinitializer, %.preheader ], [ %57, %54 ]
  %79 = phi <16 x float> [ %.pre, %pair_at.exit.i.loopexit ], [ zeroinitializer, %.preheader ], [ %55, %54 ]
  %.idx30 = shl i64 %.0.i2336, 4
  %80 = getelementptr i8, ptr %49, i64 %.idx30
  %81 = load float, ptr %80, align 4, !tbaa !2
  %82 = insertelement <16 x float> poison, float %81, i64 0
  %83 = shufflevector <16 x float> %82, <16 x float> poison, <16 x i32> zeroinitializer
  %84 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %79, <16 x float> %83, <16 x float> %.sroa.0.1)
  %85 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %78, <16 x float> %83, <16 x float> %.sroa.7.1)
  %86 = getelementptr i8, ptr %80, i64 4
  %87 = load float, ptr %86, align 4, !tbaa !2
  %88 = insertelement <16 x float> poison, float %87, i64 0
  %89 = shufflevector <16 x float> %88, <16 x float> poison, <16 x i32> zeroinitializer
  %90 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %79, <16 x float> %89, <16 x float> %.sroa.11.1)
  %91 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %78, <16 x float> %89, <16 x float> %.sroa.16.1)
  %92 = getelementptr i8, ptr %80, i64 8
  %93 = load float, ptr %92, align 4, !tbaa !2
  %94 = insertelement <16 x float> poison, float %93, i64 0
  %95 = shufflevector <16 x float> %94, <16 x float> poison, <16 x i32> zeroinitializer
  %96 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %79, <16 x float> %95, <16 x float> %.sroa.20.1)
  %97 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %78, <16 x float> %95, <16 x float> %.sroa.25.1)
  %98 = getelementptr i8, ptr %80, i64 12
  %99 = load float, ptr %98, align 4, !tbaa !2
  %100 = insertelement <16 x float> poison, float %99, i64 0
  %101 = shufflevector <16 x float> %100, <16 x float> poison, <16 x i32> zeroinitializer
  %102 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %79, <16 x float> %101, <16 x float> %.sroa.29.1)
  %103 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %78, <16 x float> %101, <16 x float> %.sroa.34.1)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %11) #14
  %104 = add nuw nsw i64 %.0.i2336, 1
  %exitcond51.not = icmp eq i64 %104, %smax
  br i1 %exitcond51.not, label %add_terms.exit.preheader, label %.lr.ph37, !llvm.loop !19

105:                                              ; preds = %add_terms.exit.preheader
  %106 = fadd <16 x float> %47, %.sroa.0.0
  %107 = fadd <16 x float> %46, %.sroa.7.0
  %108 = fadd <16 x float> %45, %.sroa.11.0
  %109 = fadd <16 x float> %44, %.sroa.16.0
  %110 = fadd <16 x float> %43, %.sroa.20.0
  %111 = fadd <16 x float> %42, %.sroa.25.0
  %112 = fadd <16 x float> %41, %.sroa.29.0
  %113 = fadd <16 x float> %40, %.sroa.34.0
  br label %add_terms.exit.3

add_terms.exit.3:                                 ; preds = %add_terms.exit.preheader, %105
  %114 = phi <16 x float> [ %113, %105 ], [ %.sroa.34.0, %add_terms.exit.preheader ]
  %115 = phi <16 x float> [ %112, %105 ], [ %.sroa.29.0, %add_terms.exit.preheader ]
  %116 = phi <16 x float> [ %111, %105 ], [ %.sroa.25.0, %add_terms.exit.preheader ]
  %117 = phi <16 x float> [ %110, %105 ], [ %.sroa.20.0, %add_terms.exit.preheader ]
  %118 = phi <16 x float> [ %109, %105 ], [ %.sroa.16.0, %add_terms.exit.preheader ]
  %119 = phi <16 x float> [ %108, %105 ], [ %.sroa.11.0, %add_terms.exit.preheader ]
  %120 = phi <16 x float> [ %107, %105 ], [ %.sroa.7.0, %add_terms.exit.preheader ]
  %121 = phi <16 x float> [ %106, %105 ], [ %.sroa.0.0, %add_terms.exit.preheader ]
  %122 = add nuw nsw i64 %.0.i1739, 256
  %123 = icmp slt i64 %122, %5
  %indvars.iv.next = add i64 %indvars.iv, -256
  br i1 %123, label %.lr.ph40, label %summed.exit.preheader.loopexit, !llvm.loop !20

124:                                              ; preds = %put.exit
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %13) #14
  %125 = add nuw nsw i64 %.0.i46, 1
  %exitcond56.not = icmp eq i64 %125, %3
  br i1 %exitcond56.not, label %largest_of_corners.exit, label %.lr.ph47, !llvm.loop !21

126:                                              ; preds = %summed.exit.preheader, %put.exit
  %.026.i45 = phi i64 [ 0, %summed.exit.preheader ], [ %190, %put.exit ]
  %127 = mul nsw i64 %16, %.026.i45
  %128 = getelementptr inbounds float, ptr %36, i64 %127
  br i1 %.not.i, label %164, label %129

129:                                              ; preds = %126
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %14) #14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !81)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %14, i8 0, i64 128, i1 false), !alias.scope !81
  br i1 %19, label %130, label %.preheader32

.preheader32:                                     ; preds = %129
  br i1 %20, label %.lr.ph42.preheader, label %pair_at.exit

.lr.ph42.preheader:                               ; preds = %.preheader32
  br i1 %30, label %pair_at.exit.loopexit.unr-lcssa, label %.lr.ph42

130:                                              ; preds = %129
  %131 = load <16 x float>, ptr %128, align 4, !tbaa !13, !noalias !81
  %132 = getelementptr inbounds i8, ptr %128, i64 64
  %133 = load <16 x float>, ptr %132, align 4, !tbaa !13, !noalias !81
  br label %pair_at.exit

.lr.ph42:                                         ; preds = %.lr.ph42.preheader, %.lr.ph42
  %.0.i1941 = phi i64 [ %149, %.lr.ph42 ], [ 0, %.lr.ph42.preheader ]
  %niter125 = phi i64 [ %niter125.next.3, %.lr.ph42 ], [ 0, %.lr.ph42.preheader ]
  %134 = getelementptr inbounds float, ptr %128, i64 %.0.i1941
  %135 = load float, ptr %134, align 4, !tbaa !2, !noalias !81
  %136 = getelementptr inbounds float, ptr %14, i64 %.0.i1941
  store float %135, ptr %136, align 4, !tbaa !2, !alias.scope !81
  %137 = or disjoint i64 %.0.i1941, 1
  %138 = getelementptr inbounds float, ptr %128, i64 %137
  %139 = load float, ptr %138, align 4, !tbaa !2, !noalias !81
  %140 = getelementptr inbounds float, ptr %14, i64 %137
  store float %139, ptr %140, align 4, !tbaa !2, !alias.scope !81
  %141 = or disjoint i64 %.0.i1941, 2
  %142 = getelementptr inbounds float, ptr %128, i64 %141
  %143 = load float, ptr %142, align 4, !tbaa !2, !noalias !81
  %144 = getelementptr inbounds float, ptr %14, i64 %141
  store float %143, ptr %144, align 4, !tbaa !2, !alias.scope !81
  %145 = or disjoint i64 %.0.i1941, 3
  %146 = getelementptr inbounds float, ptr %128, i64 %145
  %147 = load float, ptr %146, align 4, !tbaa !2, !noalias !81
  %148 = getelementptr inbounds float, ptr %14, i64 %145
  store float %147, ptr %148, align 4, !tbaa !2, !alias.scope !81
  %149 = add nuw nsw i64 %.0.i1941, 4
  %niter125.next.3 = add i64 %niter125, 4
  %niter125.ncmp.3 = icmp eq i64 %niter125.next.3, %unroll_iter124
  br i1 %niter125.ncmp.3, label %pair_at.exit.loopexit.unr-lcssa, label %.lr.ph42, !llvm.loop !26

pair_at.exit.loopexit.unr-lcssa:                  ; preds = %.lr.ph42, %.lr.ph42.preheader
  %.0.i1941.unr = phi i64 [ 0, %.lr.ph42.preheader ], [ %149, %.lr.ph42 ]
  br i1 %lcmp.mod123.not, label %pair_at.exit.loopexit, label %.lr.ph42.epil

.lr.ph42.epil:                                    ; preds = %pair_at.exit.loopexit.unr-lcssa, %.lr.ph42.epil
  %.0.i1941.epil = phi i64 [ %153, %.lr.ph42.epil ], [ %.0.i1941.unr, %pair_at.exit.loopexit.unr-lcssa ]
  %epil.iter122 = phi i64 [ %epil.iter122.next, %.lr.ph42.epil ], [ 0, %pair_at.exit.loopexit.unr-lcssa ]
  %150 = getelementptr inbounds float, ptr %128, i64 %.0.i1941.epil
  %151 = load float, ptr %150, align 4, !tbaa !2, !noalias !81
  %152 = getelementptr inbounds float, ptr %14, i64 %.0.i1941.epil
  store float %151, ptr %152, align 4, !tbaa !2, !alias.scope !81
  %153 = add nuw nsw i64 %.0.i1941.epil, 1
  %epil.iter122.next = add i64 %epil.iter122, 1
  %epil.iter122.cmp.not = icmp eq i64 %epil.iter122.next, %xtraiter121
  br i1 %epil.iter122.cmp.not, label %pair_at.exit.loopexit, label %.lr.ph42.epil, !llvm.loop !84

pair_at.exit.loopexit:                            ; preds = %.lr.ph42.epil, %pair_at.exit.loopexit.unr-lcssa
  %.pre67 = load <16 x float>, ptr %14, align 4, !tbaa !13
  %.pre68 = load <16 x float>, ptr %.sroa.2.0..sroa_idx.i, align 4, !tbaa !13
  br label %pair_at.exit

pair_at.exit:                                     ; preds = %pair_at.exit.loopexit, %.preheader32, %130
  %154 = phi <16 x float> [ %.pre68, %pair_at.exit.loopexit ], [ zeroinitializer, %.preheader32 ], [ %133, %130 ]
  %155 = phi <16 x float> [ %.pre67, %pair_at.exit.loopexit ], [ zeroinitializer, %.preheader32 ], [ %131, %130 ]
  %156 = getelementptr inbounds [8 x %struct.pair], ptr %13, i64 0, i64 %.026.i45
  %157 = load <16 x float>, ptr %156, align 16, !tbaa !13
  %158 = fcmp ule <16 x float> %155, %157
  %159 = fcmp ord <16 x float> %155, zeroinitializer
  %.not9.i20 = and <16 x i1> %158, %159
  %.v.i21 = select <16 x i1> %.not9.i20, <16 x float> %157, <16 x float> %155
  store <16 x float> %.v.i21, ptr %156, align 16, !tbaa !13
  %160 = getelementptr inbounds i8, ptr %156, i64 64
  %161 = load <16 x float>, ptr %160, align 16, !tbaa !13
  %162 = fcmp ule <16 x float> %154, %161
  %163 = fcmp ord <16 x float> %154, zeroinitializer
  %.not9.i = and <16 x i1> %162, %163
  %.v.i = select <16 x i1> %.not9.i, <16 x float> %161, <16 x float> %154
  store <16 x float> %.v.i, ptr %160, align 16, !tbaa !13
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %14) #14
  br label %164

164:                                              ; preds = %pair_at.exit, %126
  %165 = getelementptr inbounds [8 x %struct.pair], ptr %13, i64 0, i64 %.026.i45
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %12)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(128) %12, ptr noundef nonnull align 16 dereferenceable(128) %165, i64 128, i1 false)
  br i1 %19, label %166, label %.preheader31

.preheader31:                                     ; preds = %164
  br i1 %20, label %.lr.ph44.preheader, label %put.exit

.lr.ph44.preheader:                               ; preds = %.preheader31
  br i1 %31, label %put.exit.loopexit.unr-lcssa, label %.lr.ph44

166:                                              ; preds = %164
  %167 = load <16 x float>, ptr %12, align 64, !tbaa !13
  store <16 x float> %167, ptr %128, align 4, !tbaa !13
  %168 = load <16 x float>, ptr %21, align 64, !tbaa !13
  %169 = getelementptr inbounds i8, ptr %128, i64 64
  store <16 x float> %168, ptr %169, align 4, !tbaa !13
  br label %put.exit

.lr.ph44:                                         ; preds = %.lr.ph44.preheader, %.lr.ph44
  %.0.i2243 = phi i64 [ %185, %.lr.ph44 ], [ 0, %.lr.ph44.preheader ]
  %niter130 = phi i64 [ %niter130.next.3, %.lr.ph44 ], [ 0, %.lr.ph44.preheader ]
  %170 = getelementptr inbounds float, ptr %12, i64 %.0.i2243
  %171 = load float, ptr %170, align 16, !tbaa !2
  %172 = getelementptr inbounds float, ptr %128, i64 %.0.i2243
  store float %171, ptr %172, align 4, !tbaa !2
  %173 = or disjoint i64 %.0.i2243, 1
  %174 = getelementptr inbounds float, ptr %12, i64 %173
  %175 = load float, ptr %174, align 4, !tbaa !2
  %176 = getelementptr inbounds float, ptr %128, i64 %173
  store float %175, ptr %176, align 4, !tbaa !2
  %177 = or disjoint i64 %.0.i2243, 2
  %178 = getelementptr inbounds float, ptr %12, i64 %177
  %179 = load float, ptr %178, align 8, !tbaa !2
  %180 = getelementptr inbounds float, ptr %128, i64 %177
  store float %179, ptr %180, align 4, !tbaa !2
  %181 = or disjoint i64 %.0.i2243, 3
  %182 = getelementptr inbounds float, ptr %12, i64 %181
  %183 = load float, ptr %182, align 4, !tbaa !2
  %184 = getelementptr inbounds float, ptr %128, i64 %181
  store float %183, ptr %184, align 4, !tbaa !2
  %185 = add nuw nsw i64 %.0.i2243, 4
  %niter130.next.3 = add i64 %niter130, 4
  %niter130.ncmp.3 = icmp eq i64 %niter130.next.3, %unroll_iter129
  br i1 %niter130.ncmp.3, label %put.exit.loopexit.unr-lcssa, label %.lr.ph44, !llvm.loop !32

put.exit.loopexit.unr-lcssa:                      ; preds = %.lr.ph44, %.lr.ph44.preheader
  %.0.i2243.unr = phi i64 [ 0, %.lr.ph44.preheader ], [ %185, %.lr.ph44 ]
  br i1 %lcmp.mod128.not, label %put.exit, label %.lr.ph44.epil

.lr.ph44.epil:                                    ; preds = %put.exit.loopexit.unr-lcssa, %.lr.ph44.epil
  %.0.i2243.epil = phi i64 [ %189, %.lr.ph44.epil ], [ %.0.i2243.unr, %put.exit.loopexit.unr-lcssa ]
  %epil.iter127 = phi i64 [ %epil.iter127.next, %.lr.ph44.epil ], [ 0, %put.exit.loopexit.unr-lcssa ]
  %186 = getelementptr inbounds float, ptr %12, i64 %.0.i2243.epil
  %187 = load float, ptr %186, align 4, !tbaa !2
  %188 = getelementptr inbounds float, ptr %128, i64 %.0.i2243.epil
  store float %187, ptr %188, align 4, !tbaa !2
  %189 = add nuw nsw i64 %.0.i2243.epil, 1
  %epil.iter127.next = add i64 %epil.iter127, 1
  %epil.iter127.cmp.not = icmp eq i64 %epil.iter127.next, %xtraiter126
  br i1 %epil.iter127.cmp.not, label %put.exit, label %.lr.ph44.epil, !llvm.loop !85

put.exit:                                         ; preds = %put.exit.loopexit.unr-lcssa, %.lr.ph44.epil, %.preheader31, %166
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %12)
  %190 = add nuw nsw i64 %.026.i45, 1
  %exitcond55.not = icmp eq i64 %190, 4
  br i1 %exitcond55.not, label %124, label %126, !llvm.loop !51

largest_of_corners.exit:                          ; preds = %124, %32
  %191 = add nuw nsw i64 %.048, 1
  %exitcond57.not = icmp eq i64 %191, %2
  br i1 %exitcond57.not, label %._crit_edge, label %32, !llvm.loop !86
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @whole_5(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef %7, i64 noundef %8) unnamed_addr #2 {
  %10 = alloca [8 x %struct.pair], align 16
  %11 = icmp sgt i64 %2, 0
  br i1 %11, label %.lr.ph60, label %._crit_edge

.lr.ph60:                                         ; preds = %9
  %12 = mul nsw i64 %8, %2
  %13 = icmp sgt i64 %3, 0
  %14 = icmp sgt i64 %5, 0
  %15 = getelementptr inbounds i8, ptr %10, i64 64
  %16 = getelementptr inbounds i8, ptr %10, i64 128
  %17 = getelementptr inbounds i8, ptr %10, i64 192
  %18 = getelementptr inbounds i8, ptr %10, i64 256
  %19 = getelementptr inbounds i8, ptr %10, i64 320
  %20 = getelementptr inbounds i8, ptr %10, i64 384
  %21 = getelementptr inbounds i8, ptr %10, i64 448
  %22 = getelementptr inbounds i8, ptr %10, i64 512
  %23 = getelementptr inbounds i8, ptr %10, i64 576
  br label %24

._crit_edge:                                      ; preds = %largest_of_corners.exit, %9
  ret void

24:                                               ; preds = %.lr.ph60, %largest_of_corners.exit
  %.059 = phi i64 [ 0, %.lr.ph60 ], [ %124, %largest_of_corners.exit ]
  %25 = mul nsw i64 %.059, %3
  %26 = getelementptr inbounds i64, ptr %1, i64 %25
  %27 = mul nsw i64 %.059, %8
  %28 = getelementptr inbounds float, ptr %7, i64 %27
  br i1 %13, label %.lr.ph50, label %largest_of_corners.exit

.lr.ph50:                                         ; preds = %24, %105
  %.0.i49 = phi i64 [ %106, %105 ], [ 0, %24 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %10) #14
  %29 = getelementptr inbounds i64, ptr %26, i64 %.0.i49
  %30 = load i64, ptr %29, align 8, !tbaa !14
  %31 = getelementptr inbounds float, ptr %0, i64 %30
  br i1 %14, label %.lr.ph39.preheader, label %summed.exit.preheader

.lr.ph39.preheader:                               ; preds = %.lr.ph50
  %.promoted = load <16 x float>, ptr %15, align 16, !tbaa !13
  %.promoted91 = load <16 x float>, ptr %16, align 16, !tbaa !13
  %.promoted93 = load <16 x float>, ptr %17, align 16, !tbaa !13
  %.promoted95 = load <16 x float>, ptr %18, align 16, !tbaa !13
  %.promoted97 = load <16 x float>, ptr %19, align 16, !tbaa !13
  %.promoted99 = load <16 x float>, ptr %20, align 16, !tbaa !13
  %.promoted101 = load <16 x float>, ptr %21, align 16, !tbaa !13
  %.promoted103 = load <16 x float>, ptr %22, align 16, !tbaa !13
  %.promoted105 = load <16 x float>, ptr %23, align 16, !tbaa !13
  br label %.lr.ph39

summed.exit.preheader.loopexit:                   ; preds = %add_terms.exit.4
  store <16 x float> %101, ptr %15, align 16, !tbaa !13
  store <16 x float> %102, ptr %10, align 16, !tbaa !13
  store <16 x float> %100, ptr %16, align 16, !tbaa !13
  store <16 x float> %99, ptr %17, align 16, !tbaa !13
  store <16 x float> %98, ptr %18, align 16, !tbaa !13
  store <16 x float> %97, ptr %19, align 16, !tbaa !13
  store <16 x float> %96, ptr %20, align 16, !tbaa !13
  store <16 x float> %95, ptr %21, align 16, !tbaa !13
  store <16 x float> %94, ptr %22, align 16, !tbaa !13
  store <16 x float> %93, ptr %23, align 16, !tbaa !13
  br label %summed.exit.preheader

summed.exit.preheader:                            ; preds = %summed.exit.preheader.loopexit, %.lr.ph50
  %.not.i = icmp eq i64 %.0.i49, 0
  br label %107

.lr.ph39:                                         ; preds = %.lr.ph39.preheader, %add_terms.exit.4
  %32 = phi <16 x float> [ %.promoted105, %.lr.ph39.preheader ], [ %93, %add_terms.exit.4 ]
  %33 = phi <16 x float> [ %.promoted103, %.lr.ph39.preheader ], [ %94, %add_terms.exit.4 ]
  %34 = phi <16 x float> [ %.promoted101, %.lr.ph39.preheader ], [ %95, %add_terms.exit.4 ]
  %35 = phi <16 x float> [ %.promoted99, %.lr.ph39.preheader ], [ %96, %add_terms.exit.4 ]
  %36 = phi <16 x float> [ %.promoted97, %.lr.ph39.preheader ], [ %97, %add_terms.exit.4 ]
  %37 = phi <16 x float> [ %.promoted95, %.lr.ph39.preheader ], [ %98, %add_terms.exit.4 ]
  %38 = phi <16 x float> [ %.promoted93, %.lr.ph39.preheader ], [ %99, %add_terms.exit.4 ]
  %39 = phi <16 x float> [ %.promoted91, %.lr.ph39.preheader ], [ %100, %add_terms.exit.4 ]
  %40 = phi <16 x float> [ %.promoted, %.lr.ph39.preheader ], [ %101, %add_terms.exit.4 ]
  %41 = phi <16 x float> [ undef, %.lr.ph39.preheader ], [ %102, %add_terms.exit.4 ]
  %indvars.iv = phi i64 [ %5, %.lr.ph39.preheader ], [ %indvars.iv.next, %add_terms.exit.4 ]
  %.0.i1638 = phi i64 [ 0, %.lr.ph39.preheader ], [ %103, %add_terms.exit.4 ]
  %smin = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 256)
  %smax = tail call i64 @llvm.smax.i64(i64 %smin, i64 1)
  %42 = getelementptr inbounds i64, ptr %4, i64 %.0.i1638
  %.idx = mul i64 %.0.i1638, 20
  %43 = getelementptr inbounds i8, ptr %6, i64 %.idx
  %44 = icmp slt i64 %.0.i1638, %5
  br i1 %44, label %.lr.ph, label %add_terms.exit.preheader

add_terms.exit.preheader:                         ; preds = %.lr.ph, %.lr.ph39
  %.sroa.43.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %80, %.lr.ph ]
  %.sroa.38.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %79, %.lr.ph ]
  %.sroa.34.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %74, %.lr.ph ]
  %.sroa.29.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %73, %.lr.ph ]
  %.sroa.25.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %68, %.lr.ph ]
  %.sroa.20.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %67, %.lr.ph ]
  %.sroa.16.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %62, %.lr.ph ]
  %.sroa.11.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %61, %.lr.ph ]
  %.sroa.7.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %56, %.lr.ph ]
  %.sroa.0.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %55, %.lr.ph ]
  %.not.i17 = icmp eq i64 %.0.i1638, 0
  br i1 %.not.i17, label %add_terms.exit.4, label %82

.lr.ph:                                           ; preds = %.lr.ph39, %.lr.ph
  %.sroa.43.1 = phi <16 x float> [ %80, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.38.1 = phi <16 x float> [ %79, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.34.1 = phi <16 x float> [ %74, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.29.1 = phi <16 x float> [ %73, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.25.1 = phi <16 x float> [ %68, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.20.1 = phi <16 x float> [ %67, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.16.1 = phi <16 x float> [ %62, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.11.1 = phi <16 x float> [ %61, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.7.1 = phi <16 x float> [ %56, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.0.1 = phi <16 x float> [ %55, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.0.i2033 = phi i64 [ %81, %.lr.ph ], [ 0, %.lr.ph39 ]
  %45 = getelementptr inbounds i64, ptr %42, i64 %.0.i2033
  %46 = load i64, ptr %45, align 8, !tbaa !14
  %47 = getelementptr inbounds float, ptr %31, i64 %46
  %48 = load <16 x float>, ptr %47, align 4, !tbaa !13, !noalias !87
  %49 = getelementptr inbounds i8, ptr %47, i64 64
  %50 = load <16 x float>, ptr %49, align 4, !tbaa !13, !noalias !87
  %.idx30 = mul nuw nsw i64 %.0.i2033, 20
  %51 = getelementptr i8, ptr %43, i64 %.idx30
  %52 = load float, ptr %51, align 4, !tbaa !2
  %53 = insertelement <16 x float> poison, float %52, i64 0
  %54 = shufflevector <16 x float> %53, <16 x float> poison, <16 x i32> zeroinitializer
  %55 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %48, <16 x float> %54, <16 x float> %.sroa.0.1)
  %56 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %50, <16 x float> %54, <16 x float> %.sroa.7.1)
  %57 = getelementptr i8, ptr %51, i64 4
  %58 = load float, ptr %57, align 4, !tbaa !2
  %59 = insertelement <16 x float> poison, float %58, i64 0
  %60 = shufflevector <16 x float> %59, <16 x float> poison, <16 x i32> zeroinitializer
  %61 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %48, <16 x float> %60, <16 x float> %.sroa.11.1)
  %62 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %50, <16 x float> %60, <16 x float> %.sroa.16.1)
  %63 = getelementptr i8, ptr %51, i64 8
  %64 = load float, ptr %63, align 4, !tbaa !2
  %65 = insertelement <16 x float> poison, float %64, i64 0
  %66 = shufflevector <16 x float> %65, <16 x float> poison, <16 x i32> zeroinitializer
  %67 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %48, <16 x float> %66, <16 x float> %.sroa.20.1)
  %68 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %50, <16 x float> %66, <16 x float> %.sroa.25.1)
  %69 = getelementptr i8, ptr %51, i64 12
  %70 = load float, ptr %69, align 4, !tbaa !2
  %71 = insertelement <16 x float> poison, float %70, i64 0
  %72 = shufflevector <16 x float> %71, <16 x float> poison, <16 x i32> zeroinitializer
  %73 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %48, <16 x float> %72, <16 x float> %.sroa.29.1)
  %74 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %50, <16 x float> %72, <16 x float> %.sroa.34.1)
  %75 = getelementptr i8, ptr %51, i64 16
  %76 = load float, ptr %75, align 4, !tbaa !2
  %77 = insertelement <16 x float> poison, float %76, i64 0
  %78 = shufflevector <16 x float> %77, <16 x float> poison, <16 x i32> zeroinitializer
  %79 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %48, <16 x float> %78, <16 x float> %.sroa.38.1)
  %80 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %50, <16 x float> %78, <16 x float> %.sroa.43.1)
  %81 = add nuw nsw i64 %.0.i2033, 1
  %exitcond.not = icmp eq i64 %81, %smax
  br i1 %exitcond.not, label %add_terms.exit.preheader, label %.lr.ph, !llvm.loop !19

82:                                               ; preds = %add_terms.exit.preheader
  %83 = fadd <16 x float> %41, %.sroa.0.0
  %84 = fadd <16 x float> %40, %.sroa.7.0
  %85 = fadd <16 x float> %39, %.sroa.11.0
  %86 = fadd <16 x float> %38, %.sroa.16.0
  %87 = fadd <16 x float> %37, %.sroa.20.0
  %88 = fadd <16 x float> %36, %.sroa.25.0
  %89 = fadd <16 x float> %35, %.sroa.29.0
  %90 = fadd <16 x float> %34, %.sroa.34.0
  %91 = fadd <16 x float> %33, %.sroa.38.0
  %92 = fadd <16 x float> %32, %.sroa.43.0
  br label %add_terms.exit.4

add_terms.exit.4:                                 ; preds = %add_terms.exit.preheader, %82
  %93 = phi <16 x float> [ %92, %82 ], [ %.sroa.43.0, %add_terms.exit.preheader ]
  %94 = phi <16 x float> [ %91, %82 ], [ %.sroa.38.0, %add_terms.exit.preheader ]
  %95 = phi <16 x float> [ %90, %82 ], [ %.sroa.34.0, %add_terms.exit.preheader ]
  %96 = phi <16 x float> [ %89, %82 ], [ %.sroa.29.0, %add_terms.exit.preheader ]
  %97 = phi <16 x float> [ %88, %82 ], [ %.sroa.25.0, %add_terms.exit.preheader ]
  %98 = phi <16 x float> [ %87, %82 ], [ %.sroa.20.0, %add_terms.exit.preheader ]
  %99 = phi <16 x float> [ %86, %82 ], [ %.sroa.16.0, %add_terms.exit.preheader ]
  %100 = phi <16 x float> [ %85, %82 ], [ %.sroa.11.0, %add_terms.exit.preheader ]
  %101 = phi <16 x float> [ %84, %82 ], [ %.sroa.7.0, %add_terms.exit.preheader ]
  %102 = phi <16 x float> [ %83, %82 ], [ %.sroa.0.0, %add_terms.exit.preheader ]
  %103 = add nuw nsw i64 %.0.i1638, 256
  %104 = icmp slt i64 %103, %5
  %indvars.iv.next = add i64 %indvars.iv, -256
  br i1 %104, label %.lr.ph39, label %summed.exit.preheader.loopexit, !llvm.loop !20

105:                                              ; preds = %summed.exit
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %10) #14
  %106 = add nuw nsw i64 %.0.i49, 1
  %exitcond64.not = icmp eq i64 %106, %3
  br i1 %exitcond64.not, label %largest_of_corners.exit, label %.lr.ph50, !llvm.loop !21

107:                                              ; preds = %summed.exit.preheader, %summed.exit
  %.026.i44 = phi i64 [ 0, %summed.exit.preheader ], [ %123, %summed.exit ]
  %108 = mul nsw i64 %12, %.026.i44
  %109 = getelementptr inbounds float, ptr %28, i64 %108
  br i1 %.not.i, label %.summed.exit_crit_edge, label %110

.summed.exit_crit_edge:                           ; preds = %107
  %.phi.trans.insert = getelementptr inbounds [8 x %struct.pair], ptr %10, i64 0, i64 %.026.i44
  %.sroa.027.0.copyload.pre = load <16 x float>, ptr %.phi.trans.insert, align 16
  %.sroa.4.0..sroa_idx.phi.trans.insert = getelementptr inbounds i8, ptr %.phi.trans.insert, i64 64
  %.sroa.4.0.copyload.pre = load <16 x float>, ptr %.sroa.4.0..sroa_idx.phi.trans.insert, align 16
  br label %summed.exit

110:                                              ; preds = %107
  %111 = load <16 x float>, ptr %109, align 4, !tbaa !13, !noalias !90
  %112 = getelementptr inbounds i8, ptr %109, i64 64
  %113 = load <16 x float>, ptr %112, align 4, !tbaa !13, !noalias !90
  %114 = getelementptr inbounds [8 x %struct.pair], ptr %10, i64 0, i64 %.026.i44
  %115 = load <16 x float>, ptr %114, align 16, !tbaa !13
  %116 = fcmp ule <16 x float> %111, %115
  %117 = fcmp ord <16 x float> %111, zeroinitializer
  %.not9.i18 = and <16 x i1> %116, %117
  %.v.i19 = select <16 x i1> %.not9.i18, <16 x float> %115, <16 x float> %111
  store <16 x float> %.v.i19, ptr %114, align 16, !tbaa !13
  %118 = getelementptr inbounds i8, ptr %114, i64 64
  %119 = load <16 x float>, ptr %118, align 16, !tbaa !13
  %120 = fcmp ule <16 x float> %113, %119
  %121 = fcmp ord <16 x float> %113, zeroinitializer
  %.not9.i = and <16 x i1> %120, %121
  %.v.i = select <16 x i1> %.not9.i, <16 x float> %119, <16 x float> %113
  store <16 x float> %.v.i, ptr %118, align 16, !tbaa !13
  br label %summed.exit

summed.exit:                                      ; preds = %.summed.exit_crit_edge, %110
  %.sroa.4.0.copyload = phi <16 x float> [ %.sroa.4.0.copyload.pre, %.summed.exit_crit_edge ], [ %.v.i, %110 ]
  %.sroa.027.0.copyload = phi <16 x float> [ %.sroa.027.0.copyload.pre, %.summed.exit_crit_edge ], [ %.v.i19, %110 ]
  store <16 x float> %.sroa.027.0.copyload, ptr %109, align 4, !tbaa !13
  %122 = getelementptr inbounds i8, ptr %109, i64 64
  store <16 x float> %.sroa.4.0.copyload, ptr %122, align 4, !tbaa !13
  %123 = add nuw nsw i64 %.026.i44, 1
  %exitcond63.not = icmp eq i64 %123, 5
  br i1 %exitcond63.not, label %105, label %107, !llvm.loop !51

largest_of_corners.exit:                          ; preds = %105, %24
  %124 = add nuw nsw i64 %.059, 1
  %exitcond65.not = icmp eq i64 %124, %2
  br i1 %exitcond65.not, label %._crit_edge, label %24, !llvm.loop !93
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc void @part_5(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef %7, i64 noundef %8, i64 noundef %9) unnamed_addr #3 {
  %11 = alloca %struct.pair, align 4
  %12 = alloca %struct.pair, align 64
  %13 = alloca [8 x %struct.pair], align 16
  %14 = alloca %struct.pair, align 4
  %15 = icmp sgt i64 %2, 0
  br i1 %15, label %.lr.ph49, label %._crit_edge

.lr.ph49:                                         ; preds = %10
  %16 = mul nsw i64 %8, %2
  %17 = icmp sgt i64 %3, 0
  %18 = icmp sgt i64 %5, 0
  %19 = icmp eq i64 %9, 32
  %20 = icmp sgt i64 %9, 0
  %.sroa.2.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %11, i64 64
  %.sroa.2.0..sroa_idx.i = getelementptr inbounds i8, ptr %14, i64 64
  %21 = getelementptr inbounds i8, ptr %12, i64 64
  %22 = getelementptr inbounds i8, ptr %13, i64 64
  %23 = getelementptr inbounds i8, ptr %13, i64 128
  %24 = getelementptr inbounds i8, ptr %13, i64 192
  %25 = getelementptr inbounds i8, ptr %13, i64 256
  %26 = getelementptr inbounds i8, ptr %13, i64 320
  %27 = getelementptr inbounds i8, ptr %13, i64 384
  %28 = getelementptr inbounds i8, ptr %13, i64 448
  %29 = getelementptr inbounds i8, ptr %13, i64 512
  %30 = getelementptr inbounds i8, ptr %13, i64 576
  %xtraiter = and i64 %9, 3
  %31 = icmp ult i64 %9, 4
  %unroll_iter = and i64 %9, 9223372036854775804
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %xtraiter137 = and i64 %9, 3
  %32 = icmp ult i64 %9, 4
  %unroll_iter140 = and i64 %9, 9223372036854775804
  %lcmp.mod139.not = icmp eq i64 %xtraiter137, 0
  %xtraiter142 = and i64 %9, 3
  %33 = icmp ult i64 %9, 4
  %unroll_iter145 = and i64 %9, 9223372036854775804
  %lcmp.mod144.not = icmp eq i64 %xtraiter142, 0
  br label %34

._crit_edge:                                      ; preds = %largest_of_corners.exit, %10
  ret void

34:                                               ; preds = %.lr.ph49, %largest_of_corners.exit
  %.048 = phi i64 [ 0, %.lr.ph49 ], [ %205, %largest_of_corners.exit ]
  %35 = mul nsw i64 %.048, %3
  %36 = getelementptr inbounds i64, ptr %1, i64 %35
  %37 = mul nsw i64 %.048, %8
  %38 = getelementptr inbounds float, ptr %7, i64 %37
  br i1 %17, label %.lr.ph47, label %largest_of_corners.exit

.lr.ph47:                                         ; preds = %34, %138
  %.0.i46 = phi i64 [ %139, %138 ], [ 0, %34 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %13) #14
  %39 = getelementptr inbounds i64, ptr %36, i64 %.0.i46
  %40 = load i64, ptr %39, align 8, !tbaa !14
  %41 = getelementptr inbounds float, ptr %0, i64 %40
  br i1 %18, label %.lr.ph40.preheader, label %summed.exit.preheader

.lr.ph40.preheader:                               ; preds = %.lr.ph47
  %.promoted = load <16 x float>, ptr %22, align 16, !tbaa !13
  %.promoted83 = load <16 x float>, ptr %23, align 16, !tbaa !13
  %.promoted85 = load <16 x float>, ptr %24, align 16, !tbaa !13
  %.promoted87 = load <16 x float>, ptr %25, align 16, !tbaa !13
  %.promoted89 = load <16 x float>, ptr %26, align 16, !tbaa !13
  %.promoted91 = load <16 x float>, ptr %27, align 16, !tbaa !13
  %.promoted93 = load <16 x float>, ptr %28, align 16, !tbaa !13
  %.promoted95 = load <16 x float>, ptr %29, align 16, !tbaa !13
  %.promoted97 = load <16 x float>, ptr %30, align 16, !tbaa !13
  br label %.lr.ph40

summed.exit.preheader.loopexit:                   ; preds = %add_terms.exit.4
  store <16 x float> %134, ptr %22, align 16, !tbaa !13
  store <16 x float> %135, ptr %13, align 16, !tbaa !13
  store <16 x float> %133, ptr %23, align 16, !tbaa !13
  store <16 x float> %132, ptr %24, align 16, !tbaa !13
  store <16 x float> %131, ptr %25, align 16, !tbaa !13
  store <16 x float> %130, ptr %26, align 16, !tbaa !13
  store <16 x float> %129, ptr %27, align 16, !tbaa !13
  store <16 x float> %128, ptr %28, align 16, !tbaa !13
  store <16 x float> %127, ptr %29, align 16, !tbaa !13
  store <16 x float> %126, ptr %30, align 16, !tbaa !13
  br label %summed.exit.preheader

summed.exit.preheader:                            ; preds = %summed.exit.preheader.loopexit, %.lr.ph47
  %.not.i = icmp eq i64 %.0.i46, 0
  br label %140

.lr.ph40:                                         ; preds = %.lr.ph40.preheader, %add_terms.exit.4
  %42 = phi <16 x float> [ %.promoted97, %.lr.ph40.preheader ], [ %126, %add_terms.exit.4 ]
  %43 = phi <16 x float> [ %.promoted95, %.lr.ph40.preheader ], [ %127, %add_terms.exit.4 ]
  %44 = phi <16 x float> [ %.promoted93, %.lr.ph40.preheader ], [ %128, %add_terms.exit.4 ]
  %45 = phi <16 x float> [ %.promoted91, %.lr.ph40.preheader ], [ %129, %add_terms.exit.4 ]
  %46 = phi <16 x float> [ %.promoted89, %.lr.ph40.preheader ], [ %130, %add_terms.exit.4 ]
  %47 = phi <16 x float> [ %.promoted87, %.lr.ph40.preheader ], [ %131, %add_terms.exit.4 ]
  %48 = phi <16 x float> [ %.promoted85, %.lr.ph40.preheader ], [ %132, %add_terms.exit.4 ]
  %49 = phi <16 x float> [ %.promoted83, %.lr.ph40.preheader ], [ %133, %add_terms.exit.4 ]
  %50 = phi <16 x float> [ %.promoted, %.lr.ph40.preheader ], [ %134, %add_terms.exit.4 ]
  %51 = phi <16 x float> [ undef, %.lr.ph40.preheader ], [ %135, %add_terms.exit.4 ]
  %indvars.iv = phi i64 [ %5, %.lr.ph40.preheader ], [ %indvars.iv.next, %add_terms.exit.4 ]
  %.0.i1739 = phi i64 [ 0, %.lr.ph40.preheader ], [ %136, %add_terms.exit.4 ]
  %smin = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 256)
  %smax = tail call i64 @llvm.smax.i64(i64 %smin, i64 1)
  %52 = getelementptr inbounds i64, ptr %4, i64 %.0.i1739
  %.idx = mul i64 %.0.i1739, 20
  %53 = getelementptr inbounds i8, ptr %6, i64 %.idx
  %54 = icmp slt i64 %.0.i1739, %5
  br i1 %54, label %.lr.ph37, label %add_terms.exit.preheader

add_terms.exit.preheader:                         ; preds = %pair_at.exit.i, %.lr.ph40
  %.sroa.43.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %113, %pair_at.exit.i ]
  %.sroa.38.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %112, %pair_at.exit.i ]
  %.sroa.34.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %107, %pair_at.exit.i ]
  %.sroa.29.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %106, %pair_at.exit.i ]
  %.sroa.25.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %101, %pair_at.exit.i ]
  %.sroa.20.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %100, %pair_at.exit.i ]
  %.sroa.16.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %95, %pair_at.exit.i ]
  %.sroa.11.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %94, %pair_at.exit.i ]
  %.sroa.7.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %89, %pair_at.exit.i ]
  %.sroa.0.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %88, %pair_at.exit.i ]
  %.not.i18 = icmp eq i64 %.0.i1739, 0
  br i1 %.not.i18, label %add_terms.exit.4, label %115

.lr.ph37:                                         ; preds = %.lr.ph40, %pair_at.exit.i
  %.sroa.43.1 = phi <16 x float> [ %113, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.38.1 = phi <16 x float> [ %112, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.34.1 = phi <16 x float> [ %107, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.29.1 = phi <16 x float> [ %106, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.25.1 = phi <16 x float> [ %101, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.20.1 = phi <16 x float> [ %100, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.16.1 = phi <16 x float> [ %95, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.11.1 = phi <16 x float> [ %94, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.7.1 = phi <16 x float> [ %89, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.0.1 = phi <16 x float> [ %88, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.0.i2336 = phi i64 [ %114, %pair_at.exit.i ], [ 0, %.lr.ph40 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %11) #14
  %55 = getelementptr inbounds i64, ptr %52, i64 %.0.i2336
  %56 = load i64, ptr %55, align 8, !tbaa !14
  %57 = getelementptr inbounds float, ptr %41, i64 %56
  tail call void @llvm.experimental.noalias.scope.decl(metadata !94)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %11, i8 0, i64 128, i1 false), !alias.scope !94
  br i1 %19, label %58, label %.preheader

.preheader:                                       ; preds = %.lr.ph37
  br i1 %20, label %.lr.ph.preheader, label %pair_at.exit.i

.lr.ph.preheader:                                 ; preds = %.preheader
  br i1 %31, label %pair_at.exit.i.loopexit.unr-lcssa, label %.lr.ph

58:                                               ; preds = %.lr.ph37
  %59 = load <16 x float>, ptr %57, align 4, !tbaa !13, !noalias !94
  %60 = getelementptr inbounds i8, ptr %57, i64 64
  %61 = load <16 x float>, ptr %60, align 4, !tbaa !13, !noalias !94
  br label %pair_at.exit.i

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.0.i.i34 = phi i64 [ %77, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %62 = getelementptr inbounds float, ptr %57, i64 %.0.i.i34
  %63 = load float, ptr %62, align 4, !tbaa !2, !noalias !94
  %64 = getelementptr inbounds float, ptr %11, i64 %.0.i.i34
  store float %63, ptr %64, align 4, !tbaa !2, !alias.scope !94
  %65 = or disjoint i64 %.0.i.i34, 1
  %66 = getelementptr inbounds float, ptr %57, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !2, !noalias !94
  %68 = getelementptr inbounds float, ptr %11, i64 %65
  store float %67, ptr %68, align 4, !tbaa !2, !alias.scope !94
  %69 = or disjoint i64 %.0.i.i34, 2
  %70 = getelementptr inbounds float, ptr %57, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !2, !noalias !94
  %72 = getelementptr inbounds float, ptr %11, i64 %69
  store float %71, ptr %72, align 4, !tbaa !2, !alias.scope !94
  %73 = or disjoint i64 %.0.i.i34, 3
  %74 = getelementptr inbounds float, ptr %57, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !2, !noalias !94
  %76 = getelementptr inbounds float, ptr %11, i64 %73
  store float %75, ptr %76, align 4, !tbaa !2, !alias.scope !94
  %77 = add nuw nsw i64 %.0.i.i34, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %pair_at.exit.i.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !26

pair_at.exit.i.loopexit.unr-lcssa:                ; preds = %.lr.ph, %.lr.ph.preheader
  %.0.i.i34.unr = phi i64 [ 0, %.lr.ph.preheader ], [ %77, %.lr.ph ]
  br i1 %lcmp.mod.not, label %pair_at.exit.i.loopexit, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %pair_at.exit.i.loopexit.unr-lcssa, %.lr.ph.epil
  %.0.i.i34.epil = phi i64 [ %81, %.lr.ph.epil ], [ %.0.i.i34.unr, %pair_at.exit.i.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph.epil ], [ 0, %pair_at.exit.i.loopexit.unr-lcssa ]
  %78 = getelementptr inbounds float, ptr %57, i64 %.0.i.i34.epil
  %79 = load float, ptr %78, align 4, !tbaa !2, !noalias !94
  %80 = getelementptr inbounds float, ptr %11, i64 %.0.i.i34.epil
  store float %79, ptr %80, align 4, !tbaa !2, !alias.scope !94
  %81 = add nuw nsw i64 %.0.i.i34.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %pair_at.exit.i.loopexit, label %.lr.ph.epil, !llvm.loop !97

pair_at.exit.i.loopexit:                          ; preds = %.lr.ph.epil, %pair_at.exit.i.loopexit.unr-lcssa
  %.pre = load <16 x float>, ptr %11, align 4, !tbaa !13
  %.pre68 = load <16 x float>, ptr %.sroa.2.0..sroa_idx.i.i, align 4, !tbaa !13
  br label %pair_at.exit.i

pair_at.exit.i:                                   ; preds = %pair_at.exit.i.loopexit, %.preheader, %58
  %82 = phi <16 x float> [ %.pre68, %pair_at.exit.i.loopexit ], [ zeroinitializer, %.preheader ], [ %61, %58 ]
  %83 = phi <16 x float> [ %.pre, %pair_at.exit.i.loopexit ], [ zeroinitializer, %.preheader ], [ %59, %58 ]
  %.idx30 = mul nuw nsw i64 %.0.i2336, 20
  %84 = getelementptr i8, ptr %53, i64 %.idx30
  %85 = load float, ptr %84, align 4, !tbaa !2
  %86 = insertelement <16 x float> poison, float %85, i64 0
  %87 = shufflevector <16 x float> %86, <16 x float> poison, <16 x i32> zeroinitializer
  %88 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %83, <16 x float> %87, <16 x float> %.sroa.0.1)
  %89 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %82, <16 x float> %87, <16 x float> %.sroa.7.1)
  %90 = getelementptr i8, ptr %84, i64 4
  %91 = load float, ptr %90, align 4, !tbaa !2
  %92 = insertelement <16 x float> poison, float %91, i64 0
  %93 = shufflevector <16 x float> %92, <16 x float> poison, <16 x i32> zeroinitializer
  %94 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %83, <16 x float> %93, <16 x float> %.sroa.11.1)
  %95 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %82, <16 x float> %93, <16 x float> %.sroa.16.1)
  %96 = getelementptr i8, ptr %84, i64 8
  %97 = load float, ptr %96, align 4, !tbaa !2
  %98 = insertelement <16 x float> poison, float %97, i64 0
  %99 = shufflevector <16 x float> %98, <16 x float> poison, <16 x i32> zeroinitializer
  %100 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %83, <16 x float> %99, <16 x float> %.sroa.20.1)
  %101 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %82, <16 x float> %99, <16 x float> %.sroa.25.1)
  %102 = getelementptr i8, ptr %84, i64 12
  %103 = load float, ptr %102, align 4, !tbaa !2
  %104 = insertelement <16 x float> poison, float %103, i64 0
  %105 = shufflevector <16 x float> %104, <16 x float> poison, <16 x i32> zeroinitializer
  %106 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %83, <16 x float> %105, <16 x float> %.sroa.29.1)
  %107 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %82, <16 x float> %105, <16 x float> %.sroa.34.1)
  %108 = getelementptr i8, ptr %84, i64 16
  %109 = load float, ptr %108, align 4, !tbaa !2
  %110 = insertelement <16 x float> poison, float %109, i64 0
  %111 = shufflevector <16 x float> %110, <16 x float> poison, <16 x i32> zeroinitializer
  %112 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %83, <16 x float> %111, <16 x float> %.sroa.38.1)
  %113 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %82, <16 x float> %111, <16 x float> %.sroa.43.1)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %11) #14
  %114 = add nuw nsw i64 %.0.i2336, 1
  %exitcond51.not = icmp eq i64 %114, %smax
  br i1 %exitcond51.not, label %add_terms.exit.preheader, label %.lr.ph37, !llvm.loop !19

115:                                              ; preds = %add_terms.exit.preheader
  %116 = fadd <16 x float> %51, %.sroa.0.0
  %117 = fadd <16 x float> %50, %.sroa.7.0
  %118 = fadd <16 x float> %49, %.sroa.11.0
  %119 = fadd <16 x float> %48, %.sroa.16.0
  %120 = fadd <16 x float> %47, %.sroa.20.0
  %121 = fadd <16 x float> %46, %.sroa.25.0
  %122 = fadd <16 x float> %45, %.sroa.29.0
  %123 = fadd <16 x float> %44, %.sroa.34.0
  %124 = fadd <16 x float> %43, %.sroa.38.0
  %125 = fadd <16 x float> %42, %.sroa.43.0
  br label %add_terms.exit.4

add_terms.exit.4:                                 ; preds = %add_terms.exit.preheader, %115
  %126 = phi <16 x float> [ %125, %115 ], [ %.sroa.43.0, %add_terms.exit.preheader ]
  %127 = phi <16 x float> [ %124, %115 ], [ %.sroa.38.0, %add_terms.exit.preheader ]
  %128 = phi <16 x float> [ %123, %115 ], [ %.sroa.34.0, %add_terms.exit.preheader ]
  %129 = phi <16 x float> [ %122, %115 ], [ %.sroa.29.0, %add_terms.exit.preheader ]
  %130 = phi <16 x float> [ %121, %115 ], [ %.sroa.25.0, %add_terms.exit.preheader ]
  %131 = phi <16 x float> [ %120, %115 ], [ %.sroa.20.0, %add_terms.exit.preheader ]
  %132 = phi <16 x float> [ %119, %115 ], [ %.sroa.16.0, %add_terms.exit.preheader ]
  %133 = phi <16 x float> [ %118, %115 ], [ %.sroa.11.0, %add_terms.exit.preheader ]
  %134 = phi <16 x float> [ %117, %115 ], [ %.sroa.7.0, %add_terms.exit.preheader ]
  %135 = phi <16 x float> [ %116, %115 ], [ %.sroa.0.0, %add_terms.exit.preheader ]
  %136 = add nuw nsw i64 %.0.i1739, 256
  %137 = icmp slt i64 %136, %5
  %indvars.iv.next = add i64 %indvars.iv, -256
  br i1 %137, label %.lr.ph40, label %summed.exit.preheader.loopexit, !llvm.loop !20

138:                                              ; preds = %put.exit
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %13) #14
  %139 = add nuw nsw i64 %.0.i46, 1
  %exitcond56.not = icmp eq i64 %139, %3
  br i1 %exitcond56.not, label %largest_of_corners.exit, label %.lr.ph47, !llvm.loop !21

140:                                              ; preds = %summed.exit.preheader, %put.exit
  %.026.i45 = phi i64 [ 0, %summed.exit.preheader ], [ %204, %put.exit ]
  %141 = mul nsw i64 %16, %.026.i45
  %142 = getelementptr inbounds float, ptr %38, i64 %141
  br i1 %.not.i, label %178, label %143

143:                                              ; preds = %140
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %14) #14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !98)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %14, i8 0, i64 128, i1 false), !alias.scope !98
  br i1 %19, label %144, label %.preheader32

.preheader32:                                     ; preds = %143
  br i1 %20, label %.lr.ph42.preheader, label %pair_at.exit

.lr.ph42.preheader:                               ; preds = %.preheader32
  br i1 %32, label %pair_at.exit.loopexit.unr-lcssa, label %.lr.ph42

144:                                              ; preds = %143
  %145 = load <16 x float>, ptr %142, align 4, !tbaa !13, !noalias !98
  %146 = getelementptr inbounds i8, ptr %142, i64 64
  %147 = load <16 x float>, ptr %146, align 4, !tbaa !13, !noalias !98
  br label %pair_at.exit

.lr.ph42:                                         ; preds = %.lr.ph42.preheader, %.lr.ph42
  %.0.i1941 = phi i64 [ %163, %.lr.ph42 ], [ 0, %.lr.ph42.preheader ]
  %niter141 = phi i64 [ %niter141.next.3, %.lr.ph42 ], [ 0, %.lr.ph42.preheader ]
  %148 = getelementptr inbounds float, ptr %142, i64 %.0.i1941
  %149 = load float, ptr %148, align 4, !tbaa !2, !noalias !98
  %150 = getelementptr inbounds float, ptr %14, i64 %.0.i1941
  store float %149, ptr %150, align 4, !tbaa !2, !alias.scope !98
  %151 = or disjoint i64 %.0.i1941, 1
  %152 = getelementptr inbounds float, ptr %142, i64 %151
  %153 = load float, ptr %152, align 4, !tbaa !2, !noalias !98
  %154 = getelementptr inbounds float, ptr %14, i64 %151
  store float %153, ptr %154, align 4, !tbaa !2, !alias.scope !98
  %155 = or disjoint i64 %.0.i1941, 2
  %156 = getelementptr inbounds float, ptr %142, i64 %155
  %157 = load float, ptr %156, align 4, !tbaa !2, !noalias !98
  %158 = getelementptr inbounds float, ptr %14, i64 %155
  store float %157, ptr %158, align 4, !tbaa !2, !alias.scope !98
  %159 = or disjoint i64 %.0.i1941, 3
  %160 = getelementptr inbounds float, ptr %142, i64 %159
  %161 = load float, ptr %160, align 4, !tbaa !2, !noalias !98
  %162 = getelementptr inbounds float, ptr %14, i64 %159
  store float %161, ptr %162, align 4, !tbaa !2, !alias.scope !98
  %163 = add nuw nsw i64 %.0.i1941, 4
  %niter141.next.3 = add i64 %niter141, 4
  %niter141.ncmp.3 = icmp eq i64 %niter141.next.3, %unroll_iter140
  br i1 %niter141.ncmp.3, label %pair_at.exit.loopexit.unr-lcssa, label %.lr.ph42, !llvm.loop !26

pair_at.exit.loopexit.unr-lcssa:                  ; preds = %.lr.ph42, %.lr.ph42.preheader
  %.0.i1941.unr = phi i64 [ 0, %.lr.ph42.preheader ], [ %163, %.lr.ph42 ]
  br i1 %lcmp.mod139.not, label %pair_at.exit.loopexit, label %.lr.ph42.epil

.lr.ph42.epil:                                    ; preds = %pair_at.exit.loopexit.unr-lcssa, %.lr.ph42.epil
  %.0.i1941.epil = phi i64 [ %167, %.lr.ph42.epil ], [ %.0.i1941.unr, %pair_at.exit.loopexit.unr-lcssa ]
  %epil.iter138 = phi i64 [ %epil.iter138.next, %.lr.ph42.epil ], [ 0, %pair_at.exit.loopexit.unr-lcssa ]
  %164 = getelementptr inbounds float, ptr %142, i64 %.0.i1941.epil
  %165 = load float, ptr %164, align 4, !tbaa !2, !noalias !98
  %166 = getelementptr inbounds float, ptr %14, i64 %.0.i1941.epil
  store float %165, ptr %166, align 4, !tbaa !2, !alias.scope !98
  %167 = add nuw nsw i64 %.0.i1941.epil, 1
  %epil.iter138.next = add i64 %epil.iter138, 1
  %epil.iter138.cmp.not = icmp eq i64 %epil.iter138.next, %xtraiter137
  br i1 %epil.iter138.cmp.not, label %pair_at.exit.loopexit, label %.lr.ph42.epil, !llvm.loop !101

pair_at.exit.loopexit:                            ; preds = %.lr.ph42.epil, %pair_at.exit.loopexit.unr-lcssa
  %.pre69 = load <16 x float>, ptr %14, align 4, !tbaa !13
  %.pre70 = load <16 x float>, ptr %.sroa.2.0..sroa_idx.i, align 4, !tbaa !13
  br label %pair_at.exit

pair_at.exit:                                     ; preds = %pair_at.exit.loopexit, %.preheader32, %144
  %168 = phi <16 x float> [ %.pre70, %pair_at.exit.loopexit ], [ zeroinitializer, %.preheader32 ], [ %147, %144 ]
  %169 = phi <16 x float> [ %.pre69, %pair_at.exit.loopexit ], [ zeroinitializer, %.preheader32 ], [ %145, %144 ]
  %170 = getelementptr inbounds [8 x %struct.pair], ptr %13, i64 0, i64 %.026.i45
  %171 = load <16 x float>, ptr %170, align 16, !tbaa !13
  %172 = fcmp ule <16 x float> %169, %171
  %173 = fcmp ord <16 x float> %169, zeroinitializer
  %.not9.i20 = and <16 x i1> %172, %173
  %.v.i21 = select <16 x i1> %.not9.i20, <16 x float> %171, <16 x float> %169
  store <16 x float> %.v.i21, ptr %170, align 16, !tbaa !13
  %174 = getelementptr inbounds i8, ptr %170, i64 64
  %175 = load <16 x float>, ptr %174, align 16, !tbaa !13
  %176 = fcmp ule <16 x float> %168, %175
  %177 = fcmp ord <16 x float> %168, zeroinitializer
  %.not9.i = and <16 x i1> %176, %177
  %.v.i = select <16 x i1> %.not9.i, <16 x float> %175, <16 x float> %168
  store <16 x float> %.v.i, ptr %174, align 16, !tbaa !13
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %14) #14
  br label %178

178:                                              ; preds = %pair_at.exit, %140
  %179 = getelementptr inbounds [8 x %struct.pair], ptr %13, i64 0, i64 %.026.i45
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %12)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(128) %12, ptr noundef nonnull align 16 dereferenceable(128) %179, i64 128, i1 false)
  br i1 %19, label %180, label %.preheader31

.preheader31:                                     ; preds = %178
  br i1 %20, label %.lr.ph44.preheader, label %put.exit

.lr.ph44.preheader:                               ; preds = %.preheader31
  br i1 %33, label %put.exit.loopexit.unr-lcssa, label %.lr.ph44

180:                                              ; preds = %178
  %181 = load <16 x float>, ptr %12, align 64, !tbaa !13
  store <16 x float> %181, ptr %142, align 4, !tbaa !13
  %182 = load <16 x float>, ptr %21, align 64, !tbaa !13
  %183 = getelementptr inbounds i8, ptr %142, i64 64
  store <16 x float> %182, ptr %183, align 4, !tbaa !13
  br label %put.exit

.lr.ph44:                                         ; preds = %.lr.ph44.preheader, %.lr.ph44
  %.0.i2243 = phi i64 [ %199, %.lr.ph44 ], [ 0, %.lr.ph44.preheader ]
  %niter146 = phi i64 [ %niter146.next.3, %.lr.ph44 ], [ 0, %.lr.ph44.preheader ]
  %184 = getelementptr inbounds float, ptr %12, i64 %.0.i2243
  %185 = load float, ptr %184, align 16, !tbaa !2
  %186 = getelementptr inbounds float, ptr %142, i64 %.0.i2243
  store float %185, ptr %186, align 4, !tbaa !2
  %187 = or disjoint i64 %.0.i2243, 1
  %188 = getelementptr inbounds float, ptr %12, i64 %187
  %189 = load float, ptr %188, align 4, !tbaa !2
  %190 = getelementptr inbounds float, ptr %142, i64 %187
  store float %189, ptr %190, align 4, !tbaa !2
  %191 = or disjoint i64 %.0.i2243, 2
  %192 = getelementptr inbounds float, ptr %12, i64 %191
  %193 = load float, ptr %192, align 8, !tbaa !2
  %194 = getelementptr inbounds float, ptr %142, i64 %191
  store float %193, ptr %194, align 4, !tbaa !2
  %195 = or disjoint i64 %.0.i2243, 3
  %196 = getelementptr inbounds float, ptr %12, i64 %195
  %197 = load float, ptr %196, align 4, !tbaa !2
  %198 = getelementptr inbounds float, ptr %142, i64 %195
  store float %197, ptr %198, align 4, !tbaa !2
  %199 = add nuw nsw i64 %.0.i2243, 4
  %niter146.next.3 = add i64 %niter146, 4
  %niter146.ncmp.3 = icmp eq i64 %niter146.next.3, %unroll_iter145
  br i1 %niter146.ncmp.3, label %put.exit.loopexit.unr-lcssa, label %.lr.ph44, !llvm.loop !32

put.exit.loopexit.unr-lcssa:                      ; preds = %.lr.ph44, %.lr.ph44.preheader
  %.0.i2243.unr = phi i64 [ 0, %.lr.ph44.preheader ], [ %199, %.lr.ph44 ]
  br i1 %lcmp.mod144.not, label %put.exit, label %.lr.ph44.epil

.lr.ph44.epil:                                    ; preds = %put.exit.loopexit.unr-lcssa, %.lr.ph44.epil
  %.0.i2243.epil = phi i64 [ %203, %.lr.ph44.epil ], [ %.0.i2243.unr, %put.exit.loopexit.unr-lcssa ]
  %epil.iter143 = phi i64 [ %epil.iter143.next, %.lr.ph44.epil ], [ 0, %put.exit.loopexit.unr-lcssa ]
  %200 = getelementptr inbounds float, ptr %12, i64 %.0.i2243.epil
  %201 = load float, ptr %200, align 4, !tbaa !2
  %202 = getelementptr inbounds float, ptr %142, i64 %.0.i2243.epil
  store float %201, ptr %202, align 4, !tbaa !2
  %203 = add nuw nsw i64 %.0.i2243.epil, 1
  %epil.iter143.next = add i64 %epil.iter143, 1
  %epil.iter143.cmp.not = icmp eq i64 %epil.iter143.next, %xtraiter142
  br i1 %epil.iter143.cmp.not, label %put.exit, label %.lr.ph44.epil, !llvm.loop !102

put.exit:                                         ; preds = %put.exit.loopexit.unr-lcssa, %.lr.ph44.epil, %.preheader31, %180
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %12)
  %204 = add nuw nsw i64 %.026.i45, 1
  %exitcond55.not = icmp eq i64 %204, 5
  br i1 %exitcond55.not, label %138, label %140, !llvm.loop !51

largest_of_corners.exit:                          ; preds = %138, %34
  %205 = add nuw nsw i64 %.048, 1
  %exitcond57.not = icmp eq i64 %205, %2
  br i1 %exitcond57.not, label %._crit_edge, label %34, !llvm.loop !103
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @whole_6(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef %7, i64 noundef %8) unnamed_addr #2 {
  %10 = alloca [8 x %struct.pair], align 16
  %11 = icmp sgt i64 %2, 0
  br i1 %11, label %.lr.ph60, label %._crit_edge

.lr.ph60:                                         ; preds = %9
  %12 = mul nsw i64 %8, %2
  %13 = icmp sgt i64 %3, 0
  %14 = icmp sgt i64 %5, 0
  %15 = getelementptr inbounds i8, ptr %10, i64 64
  %16 = getelementptr inbounds i8, ptr %10, i64 128
  %17 = getelementptr inbounds i8, ptr %10, i64 192
  %18 = getelementptr inbounds i8, ptr %10, i64 256
  %19 = getelementptr inbounds i8, ptr %10, i64 320
  %20 = getelementptr inbounds i8, ptr %10, i64 384
  %21 = getelementptr inbounds i8, ptr %10, i64 448
  %22 = getelementptr inbounds i8, ptr %10, i64 512
  %23 = getelementptr inbounds i8, ptr %10, i64 576
  %24 = getelementptr inbounds i8, ptr %10, i64 640
  %25 = getelementptr inbounds i8, ptr %10, i64 704
  br label %26

._crit_edge:                                      ; preds = %largest_of_corners.exit, %9
  ret void

26:                                               ; preds = %.lr.ph60, %largest_of_corners.exit
  %.059 = phi i64 [ 0, %.lr.ph60 ], [ %138, %largest_of_corners.exit ]
  %27 = mul nsw i64 %.059, %3
  %28 = getelementptr inbounds i64, ptr %1, i64 %27
  %29 = mul nsw i64 %.059, %8
  %30 = getelementptr inbounds float, ptr %7, i64 %29
  br i1 %13, label %.lr.ph50, label %largest_of_corners.exit

.lr.ph50:                                         ; preds = %26, %119
  %.0.i49 = phi i64 [ %120, %119 ], [ 0, %26 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %10) #14
  %31 = getelementptr inbounds i64, ptr %28, i64 %.0.i49
  %32 = load i64, ptr %31, align 8, !tbaa !14
  %33 = getelementptr inbounds float, ptr %0, i64 %32
  br i1 %14, label %.lr.ph39.preheader, label %summed.exit.preheader

.lr.ph39.preheader:                               ; preds = %.lr.ph50
  %.promoted = load <16 x float>, ptr %15, align 16, !tbaa !13
  %.promoted95 = load <16 x float>, ptr %16, align 16, !tbaa !13
  %.promoted97 = load <16 x float>, ptr %17, align 16, !tbaa !13
  %.promoted99 = load <16 x float>, ptr %18, align 16, !tbaa !13
  %.promoted101 = load <16 x float>, ptr %19, align 16, !tbaa !13
  %.promoted103 = load <16 x float>, ptr %20, align 16, !tbaa !13
  %.promoted105 = load <16 x float>, ptr %21, align 16, !tbaa !13
  %.promoted107 = load <16 x float>, ptr %22, align 16, !tbaa !13
  %.promoted109 = load <16 x float>, ptr %23, align 16, !tbaa !13
  %.promoted111 = load <16 x float>, ptr %24, align 16, !tbaa !13
  %.promoted113 = load <16 x float>, ptr %25, align 16, !tbaa !13
  br label %.lr.ph39

summed.exit.preheader.loopexit:                   ; preds = %add_terms.exit.5
  store <16 x float> %115, ptr %15, align 16, !tbaa !13
  store <16 x float> %116, ptr %10, align 16, !tbaa !13
  store <16 x float> %114, ptr %16, align 16, !tbaa !13
  store <16 x float> %113, ptr %17, align 16, !tbaa !13
  store <16 x float> %112, ptr %18, align 16, !tbaa !13
  store <16 x float> %111, ptr %19, align 16, !tbaa !13
  store <16 x float> %110, ptr %20, align 16, !tbaa !13
  store <16 x float> %109, ptr %21, align 16, !tbaa !13
  store <16 x float> %108, ptr %22, align 16, !tbaa !13
  store <16 x float> %107, ptr %23, align 16, !tbaa !13
  store <16 x float> %106, ptr %24, align 16, !tbaa !13
  store <16 x float> %105, ptr %25, align 16, !tbaa !13
  br label %summed.exit.preheader

summed.exit.preheader:                            ; preds = %summed.exit.preheader.loopexit, %.lr.ph50
  %.not.i = icmp eq i64 %.0.i49, 0
  br label %121

.lr.ph39:                                         ; preds = %.lr.ph39.preheader, %add_terms.exit.5
  %34 = phi <16 x float> [ %.promoted113, %.lr.ph39.preheader ], [ %105, %add_terms.exit.5 ]
  %35 = phi <16 x float> [ %.promoted111, %.lr.ph39.preheader ], [ %106, %add_terms.exit.5 ]
  %36 = phi <16 x float> [ %.promoted109, %.lr.ph39.preheader ], [ %107, %add_terms.exit.5 ]
  %37 = phi <16 x float> [ %.promoted107, %.lr.ph39.preheader ], [ %108, %add_terms.exit.5 ]
  %38 = phi <16 x float> [ %.promoted105, %.lr.ph39.preheader ], [ %109, %add_terms.exit.5 ]
  %39 = phi <16 x float> [ %.promoted103, %.lr.ph39.preheader ], [ %110, %add_terms.exit.5 ]
  %40 = phi <16 x float> [ %.promoted101, %.lr.ph39.preheader ], [ %111, %add_terms.exit.5 ]
  %41 = phi <16 x float> [ %.promoted99, %.lr.ph39.preheader ], [ %112, %add_terms.exit.5 ]
  %42 = phi <16 x float> [ %.promoted97, %.lr.ph39.preheader ], [ %113, %add_terms.exit.5 ]
  %43 = phi <16 x float> [ %.promoted95, %.lr.ph39.preheader ], [ %114, %add_terms.exit.5 ]
  %44 = phi <16 x float> [ %.promoted, %.lr.ph39.preheader ], [ %115, %add_terms.exit.5 ]
  %45 = phi <16 x float> [ undef, %.lr.ph39.preheader ], [ %116, %add_terms.exit.5 ]
  %indvars.iv = phi i64 [ %5, %.lr.ph39.preheader ], [ %indvars.iv.next, %add_terms.exit.5 ]
  %.0.i1638 = phi i64 [ 0, %.lr.ph39.preheader ], [ %117, %add_terms.exit.5 ]
  %smin = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 256)
  %smax = tail call i64 @llvm.smax.i64(i64 %smin, i64 1)
  %46 = getelementptr inbounds i64, ptr %4, i64 %.0.i1638
  %.idx = mul i64 %.0.i1638, 24
  %47 = getelementptr inbounds i8, ptr %6, i64 %.idx
  %48 = icmp slt i64 %.0.i1638, %5
  br i1 %48, label %.lr.ph, label %add_terms.exit.preheader

add_terms.exit.preheader:                         ; preds = %.lr.ph, %.lr.ph39
  %.sroa.52.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %90, %.lr.ph ]
  %.sroa.47.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %89, %.lr.ph ]
  %.sroa.43.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %84, %.lr.ph ]
  %.sroa.38.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %83, %.lr.ph ]
  %.sroa.34.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %78, %.lr.ph ]
  %.sroa.29.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %77, %.lr.ph ]
  %.sroa.25.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %72, %.lr.ph ]
  %.sroa.20.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %71, %.lr.ph ]
  %.sroa.16.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %66, %.lr.ph ]
  %.sroa.11.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %65, %.lr.ph ]
  %.sroa.7.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %60, %.lr.ph ]
  %.sroa.0.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %59, %.lr.ph ]
  %.not.i17 = icmp eq i64 %.0.i1638, 0
  br i1 %.not.i17, label %add_terms.exit.5, label %92

.lr.ph:                                           ; preds = %.lr.ph39, %.lr.ph
  %.sroa.52.1 = phi <16 x float> [ %90, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.47.1 = phi <16 x float> [ %89, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.43.1 = phi <16 x float> [ %84, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.38.1 = phi <16 x float> [ %83, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.34.1 = phi <16 x float> [ %78, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.29.1 = phi <16 x float> [ %77, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.25.1 = phi <16 x float> [ %72, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.20.1 = phi <16 x float> [ %71, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.16.1 = phi <16 x float> [ %66, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.11.1 = phi <16 x float> [ %65, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.7.1 = phi <16 x float> [ %60, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.0.1 = phi <16 x float> [ %59, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.0.i2033 = phi i64 [ %91, %.lr.ph ], [ 0, %.lr.ph39 ]
  %49 = getelementptr inbounds i64, ptr %46, i64 %.0.i2033
  %50 = load i64, ptr %49, align 8, !tbaa !14
  %51 = getelementptr inbounds float, ptr %33, i64 %50
  %52 = load <16 x float>, ptr %51, align 4, !tbaa !13, !noalias !104
  %53 = getelementptr inbounds i8, ptr %51, i64 64
  %54 = load <16 x float>, ptr %53, align 4, !tbaa !13, !noalias !104
  %.idx30 = mul nuw nsw i64 %.0.i2033, 24
  %55 = getelementptr i8, ptr %47, i64 %.idx30
  %56 = load float, ptr %55, align 4, !tbaa !2
  %57 = insertelement <16 x float> poison, float %56, i64 0
  %58 = shufflevector <16 x float> %57, <16 x float> poison, <16 x i32> zeroinitializer
  %59 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %52, <16 x float> %58, <16 x float> %.sroa.0.1)
  %60 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %54, <16 x float> %58, <16 x float> %.sroa.7.1)
  %61 = getelementptr i8, ptr %55, i64 4
  %62 = load float, ptr %61, align 4, !tbaa !2
  %63 = insertelement <16 x float> poison, float %62, i64 0
  %64 = shufflevector <16 x float> %63, <16 x float> poison, <16 x i32> zeroinitializer
  %65 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %52, <16 x float> %64, <16 x float> %.sroa.11.1)
  %66 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %54, <16 x float> %64, <16 x float> %.sroa.16.1)
  %67 = getelementptr i8, ptr %55, i64 8
  %68 = load float, ptr %67, align 4, !tbaa !2
  %69 = insertelement <16 x float> poison, float %68, i64 0
  %70 = shufflevector <16 x float> %69, <16 x float> poison, <16 x i32> zeroinitializer
  %71 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %52, <16 x float> %70, <16 x float> %.sroa.20.1)
  %72 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %54, <16 x float> %70, <16 x float> %.sroa.25.1)
  %73 = getelementptr i8, ptr %55, i64 12
  %74 = load float, ptr %73, align 4, !tbaa !2
  %75 = insertelement <16 x float> poison, float %74, i64 0
  %76 = shufflevector <16 x float> %75, <16 x float> poison, <16 x i32> zeroinitializer
  %77 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %52, <16 x float> %76, <16 x float> %.sroa.29.1)
  %78 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %54, <16 x float> %76, <16 x float> %.sroa.34.1)
  %79 = getelementptr i8, ptr %55, i64 16
  %80 = load float, ptr %79, align 4, !tbaa !2
  %81 = insertelement <16 x float> poison, float %80, i64 0
  %82 = shufflevector <16 x float> %81, <16 x float> poison, <16 x i32> zeroinitializer
  %83 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %52, <16 x float> %82, <16 x float> %.sroa.38.1)
  %84 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %54, <16 x float> %82, <16 x float> %.sroa.43.1)
  %85 = getelementptr i8, ptr %55, i64 20
  %86 = load float, ptr %85, align 4, !tbaa !2
  %87 = insertelement <16 x float> poison, float %86, i64 0
  %88 = shufflevector <16 x float> %87, <16 x float> poison, <16 x i32> zeroinitializer
  %89 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %52, <16 x float> %88, <16 x float> %.sroa.47.1)
  %90 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %54, <16 x float> %88, <16 x float> %.sroa.52.1)
  %91 = add nuw nsw i64 %.0.i2033, 1
  %exitcond.not = icmp eq i64 %91, %smax
  br i1 %exitcond.not, label %add_terms.exit.preheader, label %.lr.ph, !llvm.loop !19

92:                                               ; preds = %add_terms.exit.preheader
  %93 = fadd <16 x float> %45, %.sroa.0.0
  %94 = fadd <16 x float> %44, %.sroa.7.0
  %95 = fadd <16 x float> %43, %.sroa.11.0
  %96 = fadd <16 x float> %42, %.sroa.16.0
  %97 = fadd <16 x float> %41, %.sroa.20.0
  %98 = fadd <16 x float> %40, %.sroa.25.0
  %99 = fadd <16 x float> %39, %.sroa.29.0
  %100 = fadd <16 x float> %38, %.sroa.34.0
  %101 = fadd <16 x float> %37, %.sroa.38.0
  %102 = fadd <16 x float> %36, %.sroa.43.0
  %103 = fadd <16 x float> %35, %.sroa.47.0
  %104 = fadd <16 x float> %34, %.sroa.52.0
  br label %add_terms.exit.5

add_terms.exit.5:                                 ; preds = %add_terms.exit.preheader, %92
  %105 = phi <16 x float> [ %104, %92 ], [ %.sroa.52.0, %add_terms.exit.preheader ]
  %106 = phi <16 x float> [ %103, %92 ], [ %.sroa.47.0, %add_terms.exit.preheader ]
  %107 = phi <16 x float> [ %102, %92 ], [ %.sroa.43.0, %add_terms.exit.preheader ]
  %108 = phi <16 x float> [ %101, %92 ], [ %.sroa.38.0, %add_terms.exit.preheader ]
  %109 = phi <16 x float> [ %100, %92 ], [ %.sroa.34.0, %add_terms.exit.preheader ]
  %110 = phi <16 x float> [ %99, %92 ], [ %.sroa.29.0, %add_terms.exit.preheader ]
  %111 = phi <16 x float> [ %98, %92 ], [ %.sroa.25.0, %add_terms.exit.preheader ]
  %112 = phi <16 x float> [ %97, %92 ], [ %.sroa.20.0, %add_terms.exit.preheader ]
  %113 = phi <16 x float> [ %96, %92 ], [ %.sroa.16.0, %add_terms.exit.preheader ]
  %114 = phi <16 x float> [ %95, %92 ], [ %.sroa.11.0, %add_terms.exit.preheader ]
  %115 = phi <16 x float> [ %94, %92 ], [ %.sroa.7.0, %add_terms.exit.preheader ]
  %116 = phi <16 x float> [ %93, %92 ], [ %.sroa.0.0, %add_terms.exit.preheader ]
  %117 = add nuw nsw i64 %.0.i1638, 256
  %118 = icmp slt i64 %117, %5
  %indvars.iv.next = add i64 %indvars.iv, -256
  br i1 %118, label %.lr.ph39, label %summed.exit.preheader.loopexit, !llvm.loop !20

119:                                              ; preds = %summed.exit
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %10) #14
  %120 = add nuw nsw i64 %.0.i49, 1
  %exitcond64.not = icmp eq i64 %120, %3
  br i1 %exitcond64.not, label %largest_of_corners.exit, label %.lr.ph50, !llvm.loop !21

121:                                              ; preds = %summed.exit.preheader, %summed.exit
  %.026.i44 = phi i64 [ 0, %summed.exit.preheader ], [ %137, %summed.exit ]
  %122 = mul nsw i64 %12, %.026.i44
  %123 = getelementptr inbounds float, ptr %30, i64 %122
  br i1 %.not.i, label %.summed.exit_crit_edge, label %124

.summed.exit_crit_edge:                           ; preds = %121
  %.phi.trans.insert = getelementptr inbounds [8 x %struct.pair], ptr %10, i64 0, i64 %.026.i44
  %.sroa.027.0.copyload.pre = load <16 x float>, ptr %.phi.trans.insert, align 16
  %.sroa.4.0..sroa_idx.phi.trans.insert = getelementptr inbounds i8, ptr %.phi.trans.insert, i64 64
  %.sroa.4.0.copyload.pre = load <16 x float>, ptr %.sroa.4.0..sroa_idx.phi.trans.insert, align 16
  br label %summed.exit

124:                                              ; preds = %121
  %125 = load <16 x float>, ptr %123, align 4, !tbaa !13, !noalias !107
  %126 = getelementptr inbounds i8, ptr %123, i64 64
  %127 = load <16 x float>, ptr %126, align 4, !tbaa !13, !noalias !107
  %128 = getelementptr inbounds [8 x %struct.pair], ptr %10, i64 0, i64 %.026.i44
  %129 = load <16 x float>, ptr %128, align 16, !tbaa !13
  %130 = fcmp ule <16 x float> %125, %129
  %131 = fcmp ord <16 x float> %125, zeroinitializer
  %.not9.i18 = and <16 x i1> %130, %131
  %.v.i19 = select <16 x i1> %.not9.i18, <16 x float> %129, <16 x float> %125
  store <16 x float> %.v.i19, ptr %128, align 16, !tbaa !13
  %132 = getelementptr inbounds i8, ptr %128, i64 64
  %133 = load <16 x float>, ptr %132, align 16, !tbaa !13
  %134 = fcmp ule <16 x float> %127, %133
  %135 = fcmp ord <16 x float> %127, zeroinitializer
  %.not9.i = and <16 x i1> %134, %135
  %.v.i = select <16 x i1> %.not9.i, <16 x float> %133, <16 x float> %127
  store <16 x float> %.v.i, ptr %132, align 16, !tbaa !13
  br label %summed.exit

summed.exit:                                      ; preds = %.summed.exit_crit_edge, %124
  %.sroa.4.0.copyload = phi <16 x float> [ %.sroa.4.0.copyload.pre, %.summed.exit_crit_edge ], [ %.v.i, %124 ]
  %.sroa.027.0.copyload = phi <16 x float> [ %.sroa.027.0.copyload.pre, %.summed.exit_crit_edge ], [ %.v.i19, %124 ]
  store <16 x float> %.sroa.027.0.copyload, ptr %123, align 4, !tbaa !13
  %136 = getelementptr inbounds i8, ptr %123, i64 64
  store <16 x float> %.sroa.4.0.copyload, ptr %136, align 4, !tbaa !13
  %137 = add nuw nsw i64 %.026.i44, 1
  %exitcond63.not = icmp eq i64 %137, 6
  br i1 %exitcond63.not, label %119, label %121, !llvm.loop !51

largest_of_corners.exit:                          ; preds = %119, %26
  %138 = add nuw nsw i64 %.059, 1
  %exitcond65.not = icmp eq i64 %138, %2
  br i1 %exitcond65.not, label %._crit_edge, label %26, !llvm.loop !110
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc void @part_6(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef %7, i64 noundef %8, i64 noundef %9) unnamed_addr #3 {
  %11 = alloca %struct.pair, align 4
  %12 = alloca %struct.pair, align 64
  %13 = alloca [8 x %struct.pair], align 16
  %14 = alloca %struct.pair, align 4
  %15 = icmp sgt i64 %2, 0
  br i1 %15, label %.lr.ph49, label %._crit_edge

.lr.ph49:                                         ; preds = %10
  %16 = mul nsw i64 %8, %2
  %17 = icmp sgt i64 %3, 0
  %18 = icmp sgt i64 %5, 0
  %19 = icmp eq i64 %9, 32
  %20 = icmp sgt i64 %9, 0
  %.sroa.2.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %11, i64 64
  %.sroa.2.0..sroa_idx.i = getelementptr inbounds i8, ptr %14, i64 64
  %21 = getelementptr inbounds i8, ptr %12, i64 64
  %22 = getelementptr inbounds i8, ptr %13, i64 64
  %23 = getelementptr inbounds i8, ptr %13, i64 128
  %24 = getelementptr inbounds i8, ptr %13, i64 192
  %25 = getelementptr inbounds i8, ptr %13, i64 256
  %26 = getelementptr inbounds i8, ptr %13, i64 320
  %27 = getelementptr inbounds i8, ptr %13, i64 384
  %28 = getelementptr inbounds i8, ptr %13, i64 448
  %29 = getelementptr inbounds i8, ptr %13, i64 512
  %30 = getelementptr inbounds i8, ptr %13, i64 576
  %31 = getelementptr inbounds i8, ptr %13, i64 640
  %32 = getelementptr inbounds i8, ptr %13, i64 704
  %xtraiter = and i64 %9, 3
  %33 = icmp ult i64 %9, 4
  %unroll_iter = and i64 %9, 9223372036854775804
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %xtraiter153 = and i64 %9, 3
  %34 = icmp ult i64 %9, 4
  %unroll_iter156 = and i64 %9, 9223372036854775804
  %lcmp.mod155.not = icmp eq i64 %xtraiter153, 0
  %xtraiter158 = and i64 %9, 3
  %35 = icmp ult i64 %9, 4
  %unroll_iter161 = and i64 %9, 9223372036854775804
  %lcmp.mod160.not = icmp eq i64 %xtraiter158, 0
  br label %36

._crit_edge:                                      ; preds = %largest_of_corners.exit, %10
  ret void

36:                                               ; preds = %.lr.ph49, %largest_of_corners.exit
  %.048 = phi i64 [ 0, %.lr.ph49 ], [ %219, %largest_of_corners.exit ]
  %37 = mul nsw i64 %.048, %3
  %38 = getelementptr inbounds i64, ptr %1, i64 %37
  %39 = mul nsw i64 %.048, %8
  %40 = getelementptr inbounds float, ptr %7, i64 %39
  br i1 %17, label %.lr.ph47, label %largest_of_corners.exit

.lr.ph47:                                         ; preds = %36, %152
  %.0.i46 = phi i64 [ %153, %152 ], [ 0, %36 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %13) #14
  %41 = getelementptr inbounds i64, ptr %38, i64 %.0.i46
  %42 = load i64, ptr %41, align 8, !tbaa !14
  %43 = getelementptr inbounds float, ptr %0, i64 %42
  br i1 %18, label %.lr.ph40.preheader, label %summed.exit.preheader

.lr.ph40.preheader:                               ; preds = %.lr.ph47
  %.promoted = load <16 x float>, ptr %22, align 16, !tbaa !13
  %.promoted87 = load <16 x float>, ptr %23, align 16, !tbaa !13
  %.promoted89 = load <16 x float>, ptr %24, align 16, !tbaa !13
  %.promoted91 = load <16 x float>, ptr %25, align 16, !tbaa !13
  %.promoted93 = load <16 x float>, ptr %26, align 16, !tbaa !13
  %.promoted95 = load <16 x float>, ptr %27, align 16, !tbaa !13
  %.promoted97 = load <16 x float>, ptr %28, align 16, !tbaa !13
  %.promoted99 = load <16 x float>, ptr %29, align 16, !tbaa !13
  %.promoted101 = load <16 x float>, ptr %30, align 16, !tbaa !13
  %.promoted103 = load <16 x float>, ptr %31, align 16, !tbaa !13
  %.promoted105 = load <16 x float>, ptr %32, align 16, !tbaa !13
  br label %.lr.ph40

summed.exit.preheader.loopexit:                   ; preds = %add_terms.exit.5
  store <16 x float> %148, ptr %22, align 16, !tbaa !13
  store <16 x float> %149, ptr %13, align 16, !tbaa !13
  store <16 x float> %147, ptr %23, align 16, !tbaa !13
  store <16 x float> %146, ptr %24, align 16, !tbaa !13
  store <16 x float> %145, ptr %25, align 16, !tbaa !13
  store <16 x float> %144, ptr %26, align 16, !tbaa !13
  store <16 x float> %143, ptr %27, align 16, !tbaa !13
  store <16 x float> %142, ptr %28, align 16, !tbaa !13
  store <16 x float> %141, ptr %29, align 16, !tbaa !13
  store <16 x float> %140, ptr %30, align 16, !tbaa !13
  store <16 x float> %139, ptr %31, align 16, !tbaa !13
  store <16 x float> %138, ptr %32, align 16, !tbaa !13
  br label %summed.exit.preheader

summed.exit.preheader:                            ; preds = %summed.exit.preheader.loopexit, %.lr.ph47
  %.not.i = icmp eq i64 %.0.i46, 0
  br label %154

.lr.ph40:                                         ; preds = %.lr.ph40.preheader, %add_terms.exit.5
  %44 = phi <16 x float> [ %.promoted105, %.lr.ph40.preheader ], [ %138, %add_terms.exit.5 ]
  %45 = phi <16 x float> [ %.promoted103, %.lr.ph40.preheader ], [ %139, %add_terms.exit.5 ]
  %46 = phi <16 x float> [ %.promoted101, %.lr.ph40.preheader ], [ %140, %add_terms.exit.5 ]
  %47 = phi <16 x float> [ %.promoted99, %.lr.ph40.preheader ], [ %141, %add_terms.exit.5 ]
  %48 = phi <16 x float> [ %.promoted97, %.lr.ph40.preheader ], [ %142, %add_terms.exit.5 ]
  %49 = phi <16 x float> [ %.promoted95, %.lr.ph40.preheader ], [ %143, %add_terms.exit.5 ]
  %50 = phi <16 x float> [ %.promoted93, %.lr.ph40.preheader ], [ %144, %add_terms.exit.5 ]
  %51 = phi <16 x float> [ %.promoted91, %.lr.ph40.preheader ], [ %145, %add_terms.exit.5 ]
  %52 = phi <16 x float> [ %.promoted89, %.lr.ph40.preheader ], [ %146, %add_terms.exit.5 ]
  %53 = phi <16 x float> [ %.promoted87, %.lr.ph40.preheader ], [ %147, %add_terms.exit.5 ]
  %54 = phi <16 x float> [ %.promoted, %.lr.ph40.preheader ], [ %148, %add_terms.exit.5 ]
  %55 = phi <16 x float> [ undef, %.lr.ph40.preheader ], [ %149, %add_terms.exit.5 ]
  %indvars.iv = phi i64 [ %5, %.lr.ph40.preheader ], [ %indvars.iv.next, %add_terms.exit.5 ]
  %.0.i1739 = phi i64 [ 0, %.lr.ph40.preheader ], [ %150, %add_terms.exit.5 ]
  %smin = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 256)
  %smax = tail call i64 @llvm.smax.i64(i64 %smin, i64 1)
  %56 = getelementptr inbounds i64, ptr %4, i64 %.0.i1739
  %.idx = mul i64 %.0.i1739, 24
  %57 = getelementptr inbounds i8, ptr %6, i64 %.idx
  %58 = icmp slt i64 %.0.i1739, %5
  br i1 %58, label %.lr.ph37, label %add_terms.exit.preheader

add_terms.exit.preheader:                         ; preds = %pair_at.exit.i, %.lr.ph40
  %.sroa.52.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %123, %pair_at.exit.i ]
  %.sroa.47.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %122, %pair_at.exit.i ]
  %.sroa.43.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %117, %pair_at.exit.i ]
  %.sroa.38.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %116, %pair_at.exit.i ]
  %.sroa.34.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %111, %pair_at.exit.i ]
  %.sroa.29.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %110, %pair_at.exit.i ]
  %.sroa.25.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %105, %pair_at.exit.i ]
  %.sroa.20.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %104, %pair_at.exit.i ]
  %.sroa.16.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %99, %pair_at.exit.i ]
  %.sroa.11.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %98, %pair_at.exit.i ]
  %.sroa.7.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %93, %pair_at.exit.i ]
  %.sroa.0.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %92, %pair_at.exit.i ]
  %.not.i18 = icmp eq i64 %.0.i1739, 0
  br i1 %.not.i18, label %add_terms.exit.5, label %125

.lr.ph37:                                         ; preds = %.lr.ph40, %pair_at.exit.i
  %.sroa.52.1 = phi <16 x float> [ %123, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.47.1 = phi <16 x float> [ %122, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.43.1 = phi <16 x float> [ %117, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.38.1 = phi <16 x float> [ %116, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.34.1 = phi <16 x float> [ %111, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.29.1 = phi <16 x float> [ %110, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.25.1 = phi <16 x float> [ %105, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.20.1 = phi <16 x float> [ %104, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.16.1 = phi <16 x float> [ %99, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.11.1 = phi <16 x float> [ %98, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.7.1 = phi <16 x float> [ %93, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.0.1 = phi <16 x float> [ %92, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.0.i2336 = phi i64 [ %124, %pair_at.exit.i ], [ 0, %.lr.ph40 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %11) #14
  %59 = getelementptr inbounds i64, ptr %56, i64 %.0.i2336
  %60 = load i64, ptr %59, align 8, !tbaa !14
  %61 = getelementptr inbounds float, ptr %43, i64 %60
  tail call void @llvm.experimental.noalias.scope.decl(metadata !111)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %11, i8 0, i64 128, i1 false), !alias.scope !111
  br i1 %19, label %62, label %.preheader

.preheader:                                       ; preds = %.lr.ph37
  br i1 %20, label %.lr.ph.preheader, label %pair_at.exit.i

.lr.ph.preheader:                                 ; preds = %.preheader
  br i1 %33, label %pair_at.exit.i.loopexit.unr-lcssa, label %.lr.ph

62:                                               ; preds = %.lr.ph37
  %63 = load <16 x float>, ptr %61, align 4, !tbaa !13, !noalias !111
  %64 = getelementptr inbounds i8, ptr %61, i64 64
  %65 = load <16 x float>, ptr %64, align 4, !tbaa !13, !noalias !111
  br label %pair_at.exit.i

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.0.i.i34 = phi i64 [ %81, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %66 = getelementptr inbounds float, ptr %61, i64 %.0.i.i34
  %67 = load float, ptr %66, align 4, !tbaa !2, !noalias !111
  %68 = getelementptr inbounds float, ptr %11, i64 %.0.i.i34
  store float %67, ptr %68, align 4, !tbaa !2, !alias.scope !111
  %69 = or disjoint i64 %.0.i.i34, 1
  %70 = getelementptr inbounds float, ptr %61, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !2, !noalias !111
  %72 = getelementptr inbounds float, ptr %11, i64 %69
  store float %71, ptr %72, align 4, !tbaa !2, !alias.scope !111
  %73 = or disjoint i64 %.0.i.i34, 2
  %74 = getelementptr inbounds float, ptr %61, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !2, !noalias !111
  %76 = getelementptr inbounds float, ptr %11, i64 %73
  store float %75, ptr %76, align 4, !tbaa !2, !alias.scope !111
  %77 = or disjoint i64 %.0.i.i34, 3
  %78 = getelementptr inbounds float, ptr %61, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !2, !noalias !111
  %80 = getelementptr inbounds float, ptr %11, i64 %77
  store float %79, ptr %80, align 4, !tbaa !2, !alias.scope !111
  %81 = add nuw nsw i64 %.0.i.i34, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %pair_at.exit.i.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !26

pair_at.exit.i.loopexit.unr-lcssa:                ; preds = %.lr.ph, %.lr.ph.preheader
  %.0.i.i34.unr = phi i64 [ 0, %.lr.ph.preheader ], [ %81, %.lr.ph ]
  br i1 %lcmp.mod.not, label %pair_at.exit.i.loopexit, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %pair_at.exit.i.loopexit.unr-lcssa, %.lr.ph.epil
  %.0.i.i34.epil = phi i64 [ %85, %.lr.ph.epil ], [ %.0.i.i34.unr, %pair_at.exit.i.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph.epil ], [ 0, %pair_at.exit.i.loopexit.unr-lcssa ]
  %82 = getelementptr inbounds float, ptr %61, i64 %.0.i.i34.epil
  %83 = load float, ptr %82, align 4, !tbaa !2, !noalias !111
  %84 = getelementptr inbounds float, ptr %11, i64 %.0.i.i34.epil
  store float %83, ptr %84, align 4, !tbaa !2, !alias.scope !111
  %85 = add nuw nsw i64 %.0.i.i34.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %pair_at.exit.i.loopexit, label %.lr.ph.epil, !llvm.loop !114

pair_at.exit.i.loopexit:                          ; preds = %.lr.ph.epil, %pair_at.exit.i.loopexit.unr-lcssa
  %.pre = load <16 x float>, ptr %11, align 4, !tbaa !13
  %.pre70 = load <16 x float>, ptr %.sroa.2.0..sroa_idx.i.i, align 4, !tbaa !13
  br label %pair_at.exit.i

pair_at.exit.i:                                   ; preds = %pair_at.exit.i.loopexit, %.preheader, %62
  %86 = phi <16 x float> [ %.pre70, %pair_at.exit.i.loopexit ], [ zeroinitializer, %.preheader ], [ %65, %62 ]
  %87 = phi <16 x float> [ %.pre, %pair_at.exit.i.loopexit ], [ zeroinitializer, %.preheader ], [ %63, %62 ]
  %.idx30 = mul nuw nsw i64 %.0.i2336, 24
  %88 = getelementptr i8, ptr %57, i64 %.idx30
  %89 = load float, ptr %88, align 4, !tbaa !2
  %90 = insertelement <16 x float> poison, float %89, i64 0
  %91 = shufflevector <16 x float> %90, <16 x float> poison, <16 x i32> zeroinitializer
  %92 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %87, <16 x float> %91, <16 x float> %.sroa.0.1)
  %93 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %86, <16 x float> %91, <16 x float> %.sroa.7.1)
  %94 = getelementptr i8, ptr %88, i64 4
  %95 = load float, ptr %94, align 4, !tbaa !2
  %96 = insertelement <16 x float> poison, float %95, i64 0
  %97 = shufflevector <16 x float> %96, <16 x float> poison, <16 x i32> zeroinitializer
  %98 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %87, <16 x float> %97, <16 x float> %.sroa.11.1)
  %99 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %86, <16 x float> %97, <16 x float> %.sroa.16.1)
  %100 = getelementptr i8, ptr %88, i64 8
  %101 = load float, ptr %100, align 4, !tbaa !2
  %102 = insertelement <16 x float> poison, float %101, i64 0
  %103 = shufflevector <16 x float> %102, <16 x float> poison, <16 x i32> zeroinitializer
  %104 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %87, <16 x float> %103, <16 x float> %.sroa.20.1)
  %105 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %86, <16 x float> %103, <16 x float> %.sroa.25.1)
  %106 = getelementptr i8, ptr %88, i64 12
  %107 = load float, ptr %106, align 4, !tbaa !2
  %108 = insertelement <16 x float> poison, float %107, i64 0
  %109 = shufflevector <16 x float> %108, <16 x float> poison, <16 x i32> zeroinitializer
  %110 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %87, <16 x float> %109, <16 x float> %.sroa.29.1)
  %111 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %86, <16 x float> %109, <16 x float> %.sroa.34.1)
  %112 = getelementptr i8, ptr %88, i64 16
  %113 = load float, ptr %112, align 4, !tbaa !2
  %114 = insertelement <16 x float> poison, float %113, i64 0
  %115 = shufflevector <16 x float> %114, <16 x float> poison, <16 x i32> zeroinitializer
  %116 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %87, <16 x float> %115, <16 x float> %.sroa.38.1)
  %117 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %86, <16 x float> %115, <16 x float> %.sroa.43.1)
  %118 = getelementptr i8, ptr %88, i64 20
  %119 = load float, ptr %118, align 4, !tbaa !2
  %120 = insertelement <16 x float> poison, float %119, i64 0
  %121 = shufflevector <16 x float> %120, <16 x float> poison, <16 x i32> zeroinitializer
  %122 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %87, <16 x float> %121, <16 x float> %.sroa.47.1)
  %123 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %86, <16 x float> %121, <16 x float> %.sroa.52.1)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %11) #14
  %124 = add nuw nsw i64 %.0.i2336, 1
  %exitcond51.not = icmp eq i64 %124, %smax
  br i1 %exitcond51.not, label %add_terms.exit.preheader, label %.lr.ph37, !llvm.loop !19

125:                                              ; preds = %add_terms.exit.preheader
  %126 = fadd <16 x float> %55, %.sroa.0.0
  %127 = fadd <16 x float> %54, %.sroa.7.0
  %128 = fadd <16 x float> %53, %.sroa.11.0
  %129 = fadd <16 x float> %52, %.sroa.16.0
  %130 = fadd <16 x float> %51, %.sroa.20.0
  %131 = fadd <16 x float> %50, %.sroa.25.0
  %132 = fadd <16 x float> %49, %.sroa.29.0
  %133 = fadd <16 x float> %48, %.sroa.34.0
  %134 = fadd <16 x float> %47, %.sroa.38.0
  %135 = fadd <16 x float> %46, %.sroa.43.0
  %136 = fadd <16 x float> %45, %.sroa.47.0
  %137 = fadd <16 x float> %44, %.sroa.52.0
  br label %add_terms.exit.5

add_terms.exit.5:                                 ; preds = %add_terms.exit.preheader, %125
  %138 = phi <16 x float> [ %137, %125 ], [ %.sroa.52.0, %add_terms.exit.preheader ]
  %139 = phi <16 x float> [ %136, %125 ], [ %.sroa.47.0, %add_terms.exit.preheader ]
  %140 = phi <16 x float> [ %135, %125 ], [ %.sroa.43.0, %add_terms.exit.preheader ]
  %141 = phi <16 x float> [ %134, %125 ], [ %.sroa.38.0, %add_terms.exit.preheader ]
  %142 = phi <16 x float> [ %133, %125 ], [ %.sroa.34.0, %add_terms.exit.preheader ]
  %143 = phi <16 x float> [ %132, %125 ], [ %.sroa.29.0, %add_terms.exit.preheader ]
  %144 = phi <16 x float> [ %131, %125 ], [ %.sroa.25.0, %add_terms.exit.preheader ]
  %145 = phi <16 x float> [ %130, %125 ], [ %.sroa.20.0, %add_terms.exit.preheader ]
  %146 = phi <16 x float> [ %129, %125 ], [ %.sroa.16.0, %add_terms.exit.preheader ]
  %147 = phi <16 x float> [ %128, %125 ], [ %.sroa.11.0, %add_terms.exit.preheader ]
  %148 = phi <16 x float> [ %127, %125 ], [ %.sroa.7.0, %add_terms.exit.preheader ]
  %149 = phi <16 x float> [ %126, %125 ], [ %.sroa.0.0, %add_terms.exit.preheader ]
  %150 = add nuw nsw i64 %.0.i1739, 256
  %151 = icmp slt i64 %150, %5
  %indvars.iv.next = add i64 %indvars.iv, -256
  br i1 %151, label %.lr.ph40, label %summed.exit.preheader.loopexit, !llvm.loop !20

152:                                              ; preds = %put.exit
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %13) #14
  %153 = add nuw nsw i64 %.0.i46, 1
  %exitcond56.not = icmp eq i64 %153, %3
  br i1 %exitcond56.not, label %largest_of_corners.exit, label %.lr.ph47, !llvm.loop !21

154:                                              ; preds = %summed.exit.preheader, %put.exit
  %.026.i45 = phi i64 [ 0, %summed.exit.preheader ], [ %218, %put.exit ]
  %155 = mul nsw i64 %16, %.026.i45
  %156 = getelementptr inbounds float, ptr %40, i64 %155
  br i1 %.not.i, label %192, label %157

157:                                              ; preds = %154
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %14) #14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !115)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %14, i8 0, i64 128, i1 false), !alias.scope !115
  br i1 %19, label %158, label %.preheader32

.preheader32:                                     ; preds = %157
  br i1 %20, label %.lr.ph42.preheader, label %pair_at.exit

.lr.ph42.preheader:                               ; preds = %.preheader32
  br i1 %34, label %pair_at.exit.loopexit.unr-lcssa, label %.lr.ph42

158:                                              ; preds = %157
  %159 = load <16 x float>, ptr %156, align 4, !tbaa !13, !noalias !115
  %160 = getelementptr inbounds i8, ptr %156, i64 64
  %161 = load <16 x float>, ptr %160, align 4, !tbaa !13, !noalias !115
  br label %pair_at.exit

.lr.ph42:                                         ; preds = %.lr.ph42.preheader, %.lr.ph42
  %.0.i1941 = phi i64 [ %177, %.lr.ph42 ], [ 0, %.lr.ph42.preheader ]
  %niter157 = phi i64 [ %niter157.next.3, %.lr.ph42 ], [ 0, %.lr.ph42.preheader ]
  %162 = getelementptr inbounds float, ptr %156, i64 %.0.i1941
  %163 = load float, ptr %162, align 4, !tbaa !2, !noalias !115
  %164 = getelementptr inbounds float, ptr %14, i64 %.0.i1941
  store float %163, ptr %164, align 4, !tbaa !2, !alias.scope !115
  %165 = or disjoint i64 %.0.i1941, 1
  %166 = getelementptr inbounds float, ptr %156, i64 %165
  %167 = load float, ptr %166, align 4, !tbaa !2, !noalias !115
  %168 = getelementptr inbounds float, ptr %14, i64 %165
  store float %167, ptr %168, align 4, !tbaa !2, !alias.scope !115
  %169 = or disjoint i64 %.0.i1941, 2
  %170 = getelementptr inbounds float, ptr %156, i64 %169
  %171 = load float, ptr %170, align 4, !tbaa !2, !noalias !115
  %172 = getelementptr inbounds float, ptr %14, i64 %169
  store float %171, ptr %172, align 4, !tbaa !2, !alias.scope !115
  %173 = or disjoint i64 %.0.i1941, 3
  %174 = getelementptr inbounds float, ptr %156, i64 %173
  %175 = load float, ptr %174, align 4, !tbaa !2, !noalias !115
  %176 = getelementptr inbounds float, ptr %14, i64 %173
  store float %175, ptr %176, align 4, !tbaa !2, !alias.scope !115
  %177 = add nuw nsw i64 %.0.i1941, 4
  %niter157.next.3 = add i64 %niter157, 4
  %niter157.ncmp.3 = icmp eq i64 %niter157.next.3, %unroll_iter156
  br i1 %niter157.ncmp.3, label %pair_at.exit.loopexit.unr-lcssa, label %.lr.ph42, !llvm.loop !26

pair_at.exit.loopexit.unr-lcssa:                  ; preds = %.lr.ph42, %.lr.ph42.preheader
  %.0.i1941.unr = phi i64 [ 0, %.lr.ph42.preheader ], [ %177, %.lr.ph42 ]
  br i1 %lcmp.mod155.not, label %pair_at.exit.loopexit, label %.lr.ph42.epil

.lr.ph42.epil:                                    ; preds = %pair_at.exit.loopexit.unr-lcssa, %.lr.ph42.epil
  %.0.i1941.epil = phi i64 [ %181, %.lr.ph42.epil ], [ %.0.i1941.unr, %pair_at.exit.loopexit.unr-lcssa ]
  %epil.iter154 = phi i64 [ %epil.iter154.next, %.lr.ph42.epil ], [ 0, %pair_at.exit.loopexit.unr-lcssa ]
  %178 = getelementptr inbounds float, ptr %156, i64 %.0.i1941.epil
  %179 = load float, ptr %178, align 4, !tbaa !2, !noalias !115
  %180 = getelementptr inbounds float, ptr %14, i64 %.0.i1941.epil
  store float %179, ptr %180, align 4, !tbaa !2, !alias.scope !115
  %181 = add nuw nsw i64 %.0.i1941.epil, 1
  %epil.iter154.next = add i64 %epil.iter154, 1
  %epil.iter154.cmp.not = icmp eq i64 %epil.iter154.next, %xtraiter153
  br i1 %epil.iter154.cmp.not, label %pair_at.exit.loopexit, label %.lr.ph42.epil, !llvm.loop !118

pair_at.exit.loopexit:                            ; preds = %.lr.ph42.epil, %pair_at.exit.loopexit.unr-lcssa
  %.pre71 = load <16 x float>, ptr %14, align 4, !tbaa !13
  %.pre72 = load <16 x float>, ptr %.sroa.2.0..sroa_idx.i, align 4, !tbaa !13
  br label %pair_at.exit

pair_at.exit:                                     ; preds = %pair_at.exit.loopexit, %.preheader32, %158
  %182 = phi <16 x float> [ %.pre72, %pair_at.exit.loopexit ], [ zeroinitializer, %.preheader32 ], [ %161, %158 ]
  %183 = phi <16 x float> [ %.pre71, %pair_at.exit.loopexit ], [ zeroinitializer, %.preheader32 ], [ %159, %158 ]
  %184 = getelementptr inbounds [8 x %struct.pair], ptr %13, i64 0, i64 %.026.i45
  %185 = load <16 x float>, ptr %184, align 16, !tbaa !13
  %186 = fcmp ule <16 x float> %183, %185
  %187 = fcmp ord <16 x float> %183, zeroinitializer
  %.not9.i20 = and <16 x i1> %186, %187
  %.v.i21 = select <16 x i1> %.not9.i20, <16 x float> %185, <16 x float> %183
  store <16 x float> %.v.i21, ptr %184, align 16, !tbaa !13
  %188 = getelementptr inbounds i8, ptr %184, i64 64
  %189 = load <16 x float>, ptr %188, align 16, !tbaa !13
  %190 = fcmp ule <16 x float> %182, %189
  %191 = fcmp ord <16 x float> %182, zeroinitializer
  %.not9.i = and <16 x i1> %190, %191
  %.v.i = select <16 x i1> %.not9.i, <16 x float> %189, <16 x float> %182
  store <16 x float> %.v.i, ptr %188, align 16, !tbaa !13
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %14) #14
  br label %192

192:                                              ; preds = %pair_at.exit, %154
  %193 = getelementptr inbounds [8 x %struct.pair], ptr %13, i64 0, i64 %.026.i45
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %12)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(128) %12, ptr noundef nonnull align 16 dereferenceable(128) %193, i64 128, i1 false)
  br i1 %19, label %194, label %.preheader31

.preheader31:                                     ; preds = %192
  br i1 %20, label %.lr.ph44.preheader, label %put.exit

.lr.ph44.preheader:                               ; preds = %.preheader31
  br i1 %35, label %put.exit.loopexit.unr-lcssa, label %.lr.ph44

194:                                              ; preds = %192
  %195 = load <16 x float>, ptr %12, align 64, !tbaa !13
  store <16 x float> %195, ptr %156, align 4, !tbaa !13
  %196 = load <16 x float>, ptr %21, align 64, !tbaa !13
  %197 = getelementptr inbounds i8, ptr %156, i64 64
  store <16 x float> %196, ptr %197, align 4, !tbaa !13
  br label %put.exit

.lr.ph44:                                         ; preds = %.lr.ph44.preheader, %.lr.ph44
  %.0.i2243 = phi i64 [ %213, %.lr.ph44 ], [ 0, %.lr.ph44.preheader ]
  %niter162 = phi i64 [ %niter162.next.3, %.lr.ph44 ], [ 0, %.lr.ph44.preheader ]
  %198 = getelementptr inbounds float, ptr %12, i64 %.0.i2243
  %199 = load float, ptr %198, align 16, !tbaa !2
  %200 = getelementptr inbounds float, ptr %156, i64 %.0.i2243
  store float %199, ptr %200, align 4, !tbaa !2
  %201 = or disjoint i64 %.0.i2243, 1
  %202 = getelementptr inbounds float, ptr %12, i64 %201
  %203 = load float, ptr %202, align 4, !tbaa !2
  %204 = getelementptr inbounds float, ptr %156, i64 %201
  store float %203, ptr %204, align 4, !tbaa !2
  %205 = or disjoint i64 %.0.i2243, 2
  %206 = getelementptr inbounds float, ptr %12, i64 %205
  %207 = load float, ptr %206, align 8, !tbaa !2
  %208 = getelementptr inbounds float, ptr %156, i64 %205
  store float %207, ptr %208, align 4, !tbaa !2
  %209 = or disjoint i64 %.0.i2243, 3
  %210 = getelementptr inbounds float, ptr %12, i64 %209
  %211 = load float, ptr %210, align 4, !tbaa !2
  %212 = getelementptr inbounds float, ptr %156, i64 %209
  store float %211, ptr %212, align 4, !tbaa !2
  %213 = add nuw nsw i64 %.0.i2243, 4
  %niter162.next.3 = add i64 %niter162, 4
  %niter162.ncmp.3 = icmp eq i64 %niter162.next.3, %unroll_iter161
  br i1 %niter162.ncmp.3, label %put.exit.loopexit.unr-lcssa, label %.lr.ph44, !llvm.loop !32

put.exit.loopexit.unr-lcssa:                      ; preds = %.lr.ph44, %.lr.ph44.preheader
  %.0.i2243.unr = phi i64 [ 0, %.lr.ph44.preheader ], [ %213, %.lr.ph44 ]
  br i1 %lcmp.mod160.not, label %put.exit, label %.lr.ph44.epil

.lr.ph44.epil:                                    ; preds = %put.exit.loopexit.unr-lcssa, %.lr.ph44.epil
  %.0.i2243.epil = phi i64 [ %217, %.lr.ph44.epil ], [ %.0.i2243.unr, %put.exit.loopexit.unr-lcssa ]
  %epil.iter159 = phi i64 [ %epil.iter159.next, %.lr.ph44.epil ], [ 0, %put.exit.loopexit.unr-lcssa ]
  %214 = getelementptr inbounds float, ptr %12, i64 %.0.i2243.epil
  %215 = load float, ptr %214, align 4, !tbaa !2
  %216 = getelementptr inbounds float, ptr %156, i64 %.0.i2243.epil
  store float %215, ptr %216, align 4, !tbaa !2
  %217 = add nuw nsw i64 %.0.i2243.epil, 1
  %epil.iter159.next = add i64 %epil.iter159, 1
  %epil.iter159.cmp.not = icmp eq i64 %epil.iter159.next, %xtraiter158
  br i1 %epil.iter159.cmp.not, label %put.exit, label %.lr.ph44.epil, !llvm.loop !119

put.exit:                                         ; preds = %put.exit.loopexit.unr-lcssa, %.lr.ph44.epil, %.preheader31, %194
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %12)
  %218 = add nuw nsw i64 %.026.i45, 1
  %exitcond55.not = icmp eq i64 %218, 6
  br i1 %exitcond55.not, label %152, label %154, !llvm.loop !51

largest_of_corners.exit:                          ; preds = %152, %36
  %219 = add nuw nsw i64 %.048, 1
  %exitcond57.not = icmp eq i64 %219, %2
  br i1 %exitcond57.not, label %._crit_edge, label %36, !llvm.loop !120
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @whole_7(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef %7, i64 noundef %8) unnamed_addr #2 {
  %10 = alloca [8 x %struct.pair], align 16
  %11 = icmp sgt i64 %2, 0
  br i1 %11, label %.lr.ph60, label %._crit_edge

.lr.ph60:                                         ; preds = %9
  %12 = mul nsw i64 %8, %2
  %13 = icmp sgt i64 %3, 0
  %14 = icmp sgt i64 %5, 0
  %15 = getelementptr inbounds i8, ptr %10, i64 64
  %16 = getelementptr inbounds i8, ptr %10, i64 128
  %17 = getelementptr inbounds i8, ptr %10, i64 192
  %18 = getelementptr inbounds i8, ptr %10, i64 256
  %19 = getelementptr inbounds i8, ptr %10, i64 320
  %20 = getelementptr inbounds i8, ptr %10, i64 384
  %21 = getelementptr inbounds i8, ptr %10, i64 448
  %22 = getelementptr inbounds i8, ptr %10, i64 512
  %23 = getelementptr inbounds i8, ptr %10, i64 576
  %24 = getelementptr inbounds i8, ptr %10, i64 640
  %25 = getelementptr inbounds i8, ptr %10, i64 704
  %26 = getelementptr inbounds i8, ptr %10, i64 768
  %27 = getelementptr inbounds i8, ptr %10, i64 832
  br label %28

._crit_edge:                                      ; preds = %largest_of_corners.exit, %9
  ret void

28:                                               ; preds = %.lr.ph60, %largest_of_corners.exit
  %.059 = phi i64 [ 0, %.lr.ph60 ], [ %152, %largest_of_corners.exit ]
  %29 = mul nsw i64 %.059, %3
  %30 = getelementptr inbounds i64, ptr %1, i64 %29
  %31 = mul nsw i64 %.059, %8
  %32 = getelementptr inbounds float, ptr %7, i64 %31
  br i1 %13, label %.lr.ph50, label %largest_of_corners.exit

.lr.ph50:                                         ; preds = %28, %133
  %.0.i49 = phi i64 [ %134, %133 ], [ 0, %28 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %10) #14
  %33 = getelementptr inbounds i64, ptr %30, i64 %.0.i49
  %34 = load i64, ptr %33, align 8, !tbaa !14
  %35 = getelementptr inbounds float, ptr %0, i64 %34
  br i1 %14, label %.lr.ph39.preheader, label %summed.exit.preheader

.lr.ph39.preheader:                               ; preds = %.lr.ph50
  %.promoted = load <16 x float>, ptr %15, align 16, !tbaa !13
  %.promoted99 = load <16 x float>, ptr %16, align 16, !tbaa !13
  %.promoted101 = load <16 x float>, ptr %17, align 16, !tbaa !13
  %.promoted103 = load <16 x float>, ptr %18, align 16, !tbaa !13
  %.promoted105 = load <16 x float>, ptr %19, align 16, !tbaa !13
  %.promoted107 = load <16 x float>, ptr %20, align 16, !tbaa !13
  %.promoted109 = load <16 x float>, ptr %21, align 16, !tbaa !13
  %.promoted111 = load <16 x float>, ptr %22, align 16, !tbaa !13
  %.promoted113 = load <16 x float>, ptr %23, align 16, !tbaa !13
  %.promoted115 = load <16 x float>, ptr %24, align 16, !tbaa !13
  %.promoted117 = load <16 x float>, ptr %25, align 16, !tbaa !13
  %.promoted119 = load <16 x float>, ptr %26, align 16, !tbaa !13
  %.promoted121 = load <16 x float>, ptr %27, align 16, !tbaa !13
  br label %.lr.ph39

summed.exit.preheader.loopexit:                   ; preds = %add_terms.exit.6
  store <16 x float> %129, ptr %15, align 16, !tbaa !13
  store <16 x float> %130, ptr %10, align 16, !tbaa !13
  store <16 x float> %128, ptr %16, align 16, !tbaa !13
  store <16 x float> %127, ptr %17, align 16, !tbaa !13
  store <16 x float> %126, ptr %18, align 16, !tbaa !13
  store <16 x float> %125, ptr %19, align 16, !tbaa !13
  store <16 x float> %124, ptr %20, align 16, !tbaa !13
  store <16 x float> %123, ptr %21, align 16, !tbaa !13
  store <16 x float> %122, ptr %22, align 16, !tbaa !13
  store <16 x float> %121, ptr %23, align 16, !tbaa !13
  store <16 x float> %120, ptr %24, align 16, !tbaa !13
  store <16 x float> %119, ptr %25, align 16, !tbaa !13
  store <16 x float> %118, ptr %26, align 16, !tbaa !13
  store <16 x float> %117, ptr %27, align 16, !tbaa !13
  br label %summed.exit.preheader

summed.exit.preheader:                            ; preds = %summed.exit.preheader.loopexit, %.lr.ph50
  %.not.i = icmp eq i64 %.0.i49, 0
  br label %135

.lr.ph39:                                         ; preds = %.lr.ph39.preheader, %add_terms.exit.6
  %36 = phi <16 x float> [ %.promoted121, %.lr.ph39.preheader ], [ %117, %add_terms.exit.6 ]
  %37 = phi <16 x float> [ %.promoted119, %.lr.ph39.preheader ], [ %118, %add_terms.exit.6 ]
  %38 = phi <16 x float> [ %.promoted117, %.lr.ph39.preheader ], [ %119, %add_terms.exit.6 ]
  %39 = phi <16 x float> [ %.promoted115, %.lr.ph39.preheader ], [ %120, %add_terms.exit.6 ]
  %40 = phi <16 x float> [ %.promoted113, %.lr.ph39.preheader ], [ %121, %add_terms.exit.6 ]
  %41 = phi <16 x float> [ %.promoted111, %.lr.ph39.preheader ], [ %122, %add_terms.exit.6 ]
  %42 = phi <16 x float> [ %.promoted109, %.lr.ph39.preheader ], [ %123, %add_terms.exit.6 ]
  %43 = phi <16 x float> [ %.promoted107, %.lr.ph39.preheader ], [ %124, %add_terms.exit.6 ]
  %44 = phi <16 x float> [ %.promoted105, %.lr.ph39.preheader ], [ %125, %add_terms.exit.6 ]
  %45 = phi <16 x float> [ %.promoted103, %.lr.ph39.preheader ], [ %126, %add_terms.exit.6 ]
  %46 = phi <16 x float> [ %.promoted101, %.lr.ph39.preheader ], [ %127, %add_terms.exit.6 ]
  %47 = phi <16 x float> [ %.promoted99, %.lr.ph39.preheader ], [ %128, %add_terms.exit.6 ]
  %48 = phi <16 x float> [ %.promoted, %.lr.ph39.preheader ], [ %129, %add_terms.exit.6 ]
  %49 = phi <16 x float> [ undef, %.lr.ph39.preheader ], [ %130, %add_terms.exit.6 ]
  %indvars.iv = phi i64 [ %5, %.lr.ph39.preheader ], [ %indvars.iv.next, %add_terms.exit.6 ]
  %.0.i1638 = phi i64 [ 0, %.lr.ph39.preheader ], [ %131, %add_terms.exit.6 ]
  %smin = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 256)
  %smax = tail call i64 @llvm.smax.i64(i64 %smin, i64 1)
  %50 = getelementptr inbounds i64, ptr %4, i64 %.0.i1638
  %.idx = mul i64 %.0.i1638, 28
  %51 = getelementptr inbounds i8, ptr %6, i64 %.idx
  %52 = icmp slt i64 %.0.i1638, %5
  br i1 %52, label %.lr.ph, label %add_terms.exit.preheader

add_terms.exit.preheader:                         ; preds = %.lr.ph, %.lr.ph39
  %.sroa.61.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %100, %.lr.ph ]
  %.sroa.56.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %99, %.lr.ph ]
  %.sroa.52.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %94, %.lr.ph ]
  %.sroa.47.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %93, %.lr.ph ]
  %.sroa.43.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %88, %.lr.ph ]
  %.sroa.38.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %87, %.lr.ph ]
  %.sroa.34.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %82, %.lr.ph ]
  %.sroa.29.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %81, %.lr.ph ]
  %.sroa.25.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %76, %.lr.ph ]
  %.sroa.20.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %75, %.lr.ph ]
  %.sroa.16.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %70, %.lr.ph ]
  %.sroa.11.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %69, %.lr.ph ]
  %.sroa.7.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %64, %.lr.ph ]
  %.sroa.0.0 = phi <16 x float> [ zeroinitializer, %.lr.ph39 ], [ %63, %.lr.ph ]
  %.not.i17 = icmp eq i64 %.0.i1638, 0
  br i1 %.not.i17, label %add_terms.exit.6, label %102

.lr.ph:                                           ; preds = %.lr.ph39, %.lr.ph
  %.sroa.61.1 = phi <16 x float> [ %100, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.56.1 = phi <16 x float> [ %99, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.52.1 = phi <16 x float> [ %94, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.47.1 = phi <16 x float> [ %93, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.43.1 = phi <16 x float> [ %88, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.38.1 = phi <16 x float> [ %87, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.34.1 = phi <16 x float> [ %82, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.29.1 = phi <16 x float> [ %81, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.25.1 = phi <16 x float> [ %76, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.20.1 = phi <16 x float> [ %75, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.16.1 = phi <16 x float> [ %70, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.11.1 = phi <16 x float> [ %69, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.7.1 = phi <16 x float> [ %64, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.sroa.0.1 = phi <16 x float> [ %63, %.lr.ph ], [ zeroinitializer, %.lr.ph39 ]
  %.0.i2033 = phi i64 [ %101, %.lr.ph ], [ 0, %.lr.ph39 ]
  %53 = getelementptr inbounds i64, ptr %50, i64 %.0.i2033
  %54 = load i64, ptr %53, align 8, !tbaa !14
  %55 = getelementptr inbounds float, ptr %35, i64 %54
  %56 = load <16 x float>, ptr %55, align 4, !tbaa !13, !noalias !121
  %57 = getelementptr inbounds i8, ptr %55, i64 64
  %58 = load <16 x float>, ptr %57, align 4, !tbaa !13, !noalias !121
  %.idx30 = mul nuw nsw i64 %.0.i2033, 28
  %59 = getelementptr i8, ptr %51, i64 %.idx30
  %60 = load float, ptr %59, align 4, !tbaa !2
  %61 = insertelement <16 x float> poison, float %60, i64 0
  %62 = shufflevector <16 x float> %61, <16 x float> poison, <16 x i32> zeroinitializer
  %63 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %56, <16 x float> %62, <16 x float> %.sroa.0.1)
  %64 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %58, <16 x float> %62, <16 x float> %.sroa.7.1)
  %65 = getelementptr i8, ptr %59, i64 4
  %66 = load float, ptr %65, align 4, !tbaa !2
  %67 = insertelement <16 x float> poison, float %66, i64 0
  %68 = shufflevector <16 x float> %67, <16 x float> poison, <16 x i32> zeroinitializer
  %69 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %56, <16 x float> %68, <16 x float> %.sroa.11.1)
  %70 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %58, <16 x float> %68, <16 x float> %.sroa.16.1)
  %71 = getelementptr i8, ptr %59, i64 8
  %72 = load float, ptr %71, align 4, !tbaa !2
  %73 = insertelement <16 x float> poison, float %72, i64 0
  %74 = shufflevector <16 x float> %73, <16 x float> poison, <16 x i32> zeroinitializer
  %75 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %56, <16 x float> %74, <16 x float> %.sroa.20.1)
  %76 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %58, <16 x float> %74, <16 x float> %.sroa.25.1)
  %77 = getelementptr i8, ptr %59, i64 12
  %78 = load float, ptr %77, align 4, !tbaa !2
  %79 = insertelement <16 x float> poison, float %78, i64 0
  %80 = shufflevector <16 x float> %79, <16 x float> poison, <16 x i32> zeroinitializer
  %81 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %56, <16 x float> %80, <16 x float> %.sroa.29.1)
  %82 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %58, <16 x float> %80, <16 x float> %.sroa.34.1)
  %83 = getelementptr i8, ptr %59, i64 16
  %84 = load float, ptr %83, align 4, !tbaa !2
  %85 = insertelement <16 x float> poison, float %84, i64 0
  %86 = shufflevector <16 x float> %85, <16 x float> poison, <16 x i32> zeroinitializer
  %87 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %56, <16 x float> %86, <16 x float> %.sroa.38.1)
  %88 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %58, <16 x float> %86, <16 x float> %.sroa.43.1)
  %89 = getelementptr i8, ptr %59, i64 20
  %90 = load float, ptr %89, align 4, !tbaa !2
  %91 = insertelement <16 x float> poison, float %90, i64 0
  %92 = shufflevector <16 x float> %91, <16 x float> poison, <16 x i32> zeroinitializer
  %93 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %56, <16 x float> %92, <16 x float> %.sroa.47.1)
  %94 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %58, <16 x float> %92, <16 x float> %.sroa.52.1)
  %95 = getelementptr i8, ptr %59, i64 24
  %96 = load float, ptr %95, align 4, !tbaa !2
  %97 = insertelement <16 x float> poison, float %96, i64 0
  %98 = shufflevector <16 x float> %97, <16 x float> poison, <16 x i32> zeroinitializer
  %99 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %56, <16 x float> %98, <16 x float> %.sroa.56.1)
  %100 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %58, <16 x float> %98, <16 x float> %.sroa.61.1)
  %101 = add nuw nsw i64 %.0.i2033, 1
  %exitcond.not = icmp eq i64 %101, %smax
  br i1 %exitcond.not, label %add_terms.exit.preheader, label %.lr.ph, !llvm.loop !19

102:                                              ; preds = %add_terms.exit.preheader
  %103 = fadd <16 x float> %49, %.sroa.0.0
  %104 = fadd <16 x float> %48, %.sroa.7.0
  %105 = fadd <16 x float> %47, %.sroa.11.0
  %106 = fadd <16 x float> %46, %.sroa.16.0
  %107 = fadd <16 x float> %45, %.sroa.20.0
  %108 = fadd <16 x float> %44, %.sroa.25.0
  %109 = fadd <16 x float> %43, %.sroa.29.0
  %110 = fadd <16 x float> %42, %.sroa.34.0
  %111 = fadd <16 x float> %41, %.sroa.38.0
  %112 = fadd <16 x float> %40, %.sroa.43.0
  %113 = fadd <16 x float> %39, %.sroa.47.0
  %114 = fadd <16 x float> %38, %.sroa.52.0
  %115 = fadd <16 x float> %37, %.sroa.56.0
  %116 = fadd <16 x float> %36, %.sroa.61.0
  br label %add_terms.exit.6

add_terms.exit.6:                                 ; preds = %add_terms.exit.preheader, %102
  %117 = phi <16 x float> [ %116, %102 ], [ %.sroa.61.0, %add_terms.exit.preheader ]
  %118 = phi <16 x float> [ %115, %102 ], [ %.sroa.56.0, %add_terms.exit.preheader ]
  %119 = phi <16 x float> [ %114, %102 ], [ %.sroa.52.0, %add_terms.exit.preheader ]
  %120 = phi <16 x float> [ %113, %102 ], [ %.sroa.47.0, %add_terms.exit.preheader ]
  %121 = phi <16 x float> [ %112, %102 ], [ %.sroa.43.0, %add_terms.exit.preheader ]
  %122 = phi <16 x float> [ %111, %102 ], [ %.sroa.38.0, %add_terms.exit.preheader ]
  %123 = phi <16 x float> [ %110, %102 ], [ %.sroa.34.0, %add_terms.exit.preheader ]
  %124 = phi <16 x float> [ %109, %102 ], [ %.sroa.29.0, %add_terms.exit.preheader ]
  %125 = phi <16 x float> [ %108, %102 ], [ %.sroa.25.0, %add_terms.exit.preheader ]
  %126 = phi <16 x float> [ %107, %102 ], [ %.sroa.20.0, %add_terms.exit.preheader ]
  %127 = phi <16 x float> [ %106, %102 ], [ %.sroa.16.0, %add_terms.exit.preheader ]
  %128 = phi <16 x float> [ %105, %102 ], [ %.sroa.11.0, %add_terms.exit.preheader ]
  %129 = phi <16 x float> [ %104, %102 ], [ %.sroa.7.0, %add_terms.exit.preheader ]
  %130 = phi <16 x float> [ %103, %102 ], [ %.sroa.0.0, %add_terms.exit.preheader ]
  %131 = add nuw nsw i64 %.0.i1638, 256
  %132 = icmp slt i64 %131, %5
  %indvars.iv.next = add i64 %indvars.iv, -256
  br i1 %132, label %.lr.ph39, label %summed.exit.preheader.loopexit, !llvm.loop !20

133:                                              ; preds = %summed.exit
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %10) #14
  %134 = add nuw nsw i64 %.0.i49, 1
  %exitcond64.not = icmp eq i64 %134, %3
  br i1 %exitcond64.not, label %largest_of_corners.exit, label %.lr.ph50, !llvm.loop !21

135:                                              ; preds = %summed.exit.preheader, %summed.exit
  %.026.i44 = phi i64 [ 0, %summed.exit.preheader ], [ %151, %summed.exit ]
  %136 = mul nsw i64 %12, %.026.i44
  %137 = getelementptr inbounds float, ptr %32, i64 %136
  br i1 %.not.i, label %.summed.exit_crit_edge, label %138

.summed.exit_crit_edge:                           ; preds = %135
  %.phi.trans.insert = getelementptr inbounds [8 x %struct.pair], ptr %10, i64 0, i64 %.026.i44
  %.sroa.027.0.copyload.pre = load <16 x float>, ptr %.phi.trans.insert, align 16
  %.sroa.4.0..sroa_idx.phi.trans.insert = getelementptr inbounds i8, ptr %.phi.trans.insert, i64 64
  %.sroa.4.0.copyload.pre = load <16 x float>, ptr %.sroa.4.0..sroa_idx.phi.trans.insert, align 16
  br label %summed.exit

138:                                              ; preds = %135
  %139 = load <16 x float>, ptr %137, align 4, !tbaa !13, !noalias !124
  %140 = getelementptr inbounds i8, ptr %137, i64 64
  %141 = load <16 x float>, ptr %140, align 4, !tbaa !13, !noalias !124
  %142 = getelementptr inbounds [8 x %struct.pair], ptr %10, i64 0, i64 %.026.i44
  %143 = load <16 x float>, ptr %142, align 16, !tbaa !13
  %144 = fcmp ule <16 x float> %139, %143
  %145 = fcmp ord <16 x float> %139, zeroinitializer
  %.not9.i18 = and <16 x i1> %144, %145
  %.v.i19 = select <16 x i1> %.not9.i18, <16 x float> %143, <16 x float> %139
  store <16 x float> %.v.i19, ptr %142, align 16, !tbaa !13
  %146 = getelementptr inbounds i8, ptr %142, i64 64
  %147 = load <16 x float>, ptr %146, align 16, !tbaa !13
  %148 = fcmp ule <16 x float> %141, %147
  %149 = fcmp ord <16 x float> %141, zeroinitializer
  %.not9.i = and <16 x i1> %148, %149
  %.v.i = select <16 x i1> %.not9.i, <16 x float> %147, <16 x float> %141
  store <16 x float> %.v.i, ptr %146, align 16, !tbaa !13
  br label %summed.exit

summed.exit:                                      ; preds = %.summed.exit_crit_edge, %138
  %.sroa.4.0.copyload = phi <16 x float> [ %.sroa.4.0.copyload.pre, %.summed.exit_crit_edge ], [ %.v.i, %138 ]
  %.sroa.027.0.copyload = phi <16 x float> [ %.sroa.027.0.copyload.pre, %.summed.exit_crit_edge ], [ %.v.i19, %138 ]
  store <16 x float> %.sroa.027.0.copyload, ptr %137, align 4, !tbaa !13
  %150 = getelementptr inbounds i8, ptr %137, i64 64
  store <16 x float> %.sroa.4.0.copyload, ptr %150, align 4, !tbaa !13
  %151 = add nuw nsw i64 %.026.i44, 1
  %exitcond63.not = icmp eq i64 %151, 7
  br i1 %exitcond63.not, label %133, label %135, !llvm.loop !51

largest_of_corners.exit:                          ; preds = %133, %28
  %152 = add nuw nsw i64 %.059, 1
  %exitcond65.not = icmp eq i64 %152, %2
  br i1 %exitcond65.not, label %._crit_edge, label %28, !llvm.loop !127
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc void @part_7(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef %7, i64 noundef %8, i64 noundef %9) unnamed_addr #3 {
  %11 = alloca %struct.pair, align 4
  %12 = alloca %struct.pair, align 64
  %13 = alloca [8 x %struct.pair], align 16
  %14 = alloca %struct.pair, align 4
  %15 = icmp sgt i64 %2, 0
  br i1 %15, label %.lr.ph49, label %._crit_edge

.lr.ph49:                                         ; preds = %10
  %16 = mul nsw i64 %8, %2
  %17 = icmp sgt i64 %3, 0
  %18 = icmp sgt i64 %5, 0
  %19 = icmp eq i64 %9, 32
  %20 = icmp sgt i64 %9, 0
  %.sroa.2.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %11, i64 64
  %.sroa.2.0..sroa_idx.i = getelementptr inbounds i8, ptr %14, i64 64
  %21 = getelementptr inbounds i8, ptr %12, i64 64
  %22 = getelementptr inbounds i8, ptr %13, i64 64
  %23 = getelementptr inbounds i8, ptr %13, i64 128
  %24 = getelementptr inbounds i8, ptr %13, i64 192
  %25 = getelementptr inbounds i8, ptr %13, i64 256
  %26 = getelementptr inbounds i8, ptr %13, i64 320
  %27 = getelementptr inbounds i8, ptr %13, i64 384
  %28 = getelementptr inbounds i8, ptr %13, i64 448
  %29 = getelementptr inbounds i8, ptr %13, i64 512
  %30 = getelementptr inbounds i8, ptr %13, i64 576
  %31 = getelementptr inbounds i8, ptr %13, i64 640
  %32 = getelementptr inbounds i8, ptr %13, i64 704
  %33 = getelementptr inbounds i8, ptr %13, i64 768
  %34 = getelementptr inbounds i8, ptr %13, i64 832
  %xtraiter = and i64 %9, 3
  %35 = icmp ult i64 %9, 4
  %unroll_iter = and i64 %9, 9223372036854775804
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %xtraiter169 = and i64 %9, 3
  %36 = icmp ult i64 %9, 4
  %unroll_iter172 = and i64 %9, 9223372036854775804
  %lcmp.mod171.not = icmp eq i64 %xtraiter169, 0
  %xtraiter174 = and i64 %9, 3
  %37 = icmp ult i64 %9, 4
  %unroll_iter177 = and i64 %9, 9223372036854775804
  %lcmp.mod176.not = icmp eq i64 %xtraiter174, 0
  br label %38

._crit_edge:                                      ; preds = %largest_of_corners.exit, %10
  ret void

38:                                               ; preds = %.lr.ph49, %largest_of_corners.exit
  %.048 = phi i64 [ 0, %.lr.ph49 ], [ %233, %largest_of_corners.exit ]
  %39 = mul nsw i64 %.048, %3
  %40 = getelementptr inbounds i64, ptr %1, i64 %39
  %41 = mul nsw i64 %.048, %8
  %42 = getelementptr inbounds float, ptr %7, i64 %41
  br i1 %17, label %.lr.ph47, label %largest_of_corners.exit

.lr.ph47:                                         ; preds = %38, %166
  %.0.i46 = phi i64 [ %167, %166 ], [ 0, %38 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %13) #14
  %43 = getelementptr inbounds i64, ptr %40, i64 %.0.i46
  %44 = load i64, ptr %43, align 8, !tbaa !14
  %45 = getelementptr inbounds float, ptr %0, i64 %44
  br i1 %18, label %.lr.ph40.preheader, label %summed.exit.preheader

.lr.ph40.preheader:                               ; preds = %.lr.ph47
  %.promoted = load <16 x float>, ptr %22, align 16, !tbaa !13
  %.promoted91 = load <16 x float>, ptr %23, align 16, !tbaa !13
  %.promoted93 = load <16 x float>, ptr %24, align 16, !tbaa !13
  %.promoted95 = load <16 x float>, ptr %25, align 16, !tbaa !13
  %.promoted97 = load <16 x float>, ptr %26, align 16, !tbaa !13
  %.promoted99 = load <16 x float>, ptr %27, align 16, !tbaa !13
  %.promoted101 = load <16 x float>, ptr %28, align 16, !tbaa !13
  %.promoted103 = load <16 x float>, ptr %29, align 16, !tbaa !13
  %.promoted105 = load <16 x float>, ptr %30, align 16, !tbaa !13
  %.promoted107 = load <16 x float>, ptr %31, align 16, !tbaa !13
  %.promoted109 = load <16 x float>, ptr %32, align 16, !tbaa !13
  %.promoted111 = load <16 x float>, ptr %33, align 16, !tbaa !13
  %.promoted113 = load <16 x float>, ptr %34, align 16, !tbaa !13
  br label %.lr.ph40

summed.exit.preheader.loopexit:                   ; preds = %add_terms.exit.6
  store <16 x float> %162, ptr %22, align 16, !tbaa !13
  store <16 x float> %163, ptr %13, align 16, !tbaa !13
  store <16 x float> %161, ptr %23, align 16, !tbaa !13
  store <16 x float> %160, ptr %24, align 16, !tbaa !13
  store <16 x float> %159, ptr %25, align 16, !tbaa !13
  store <16 x float> %158, ptr %26, align 16, !tbaa !13
  store <16 x float> %157, ptr %27, align 16, !tbaa !13
  store <16 x float> %156, ptr %28, align 16, !tbaa !13
  store <16 x float> %155, ptr %29, align 16, !tbaa !13
  store <16 x float> %154, ptr %30, align 16, !tbaa !13
  store <16 x float> %153, ptr %31, align 16, !tbaa !13
  store <16 x float> %152, ptr %32, align 16, !tbaa !13
  store <16 x float> %151, ptr %33, align 16, !tbaa !13
  store <16 x float> %150, ptr %34, align 16, !tbaa !13
  br label %summed.exit.preheader

summed.exit.preheader:                            ; preds = %summed.exit.preheader.loopexit, %.lr.ph47
  %.not.i = icmp eq i64 %.0.i46, 0
  br label %168

.lr.ph40:                                         ; preds = %.lr.ph40.preheader, %add_terms.exit.6
  %46 = phi <16 x float> [ %.promoted113, %.lr.ph40.preheader ], [ %150, %add_terms.exit.6 ]
  %47 = phi <16 x float> [ %.promoted111, %.lr.ph40.preheader ], [ %151, %add_terms.exit.6 ]
  %48 = phi <16 x float> [ %.promoted109, %.lr.ph40.preheader ], [ %152, %add_terms.exit.6 ]
  %49 = phi <16 x float> [ %.promoted107, %.lr.ph40.preheader ], [ %153, %add_terms.exit.6 ]
  %50 = phi <16 x float> [ %.promoted105, %.lr.ph40.preheader ], [ %154, %add_terms.exit.6 ]
  %51 = phi <16 x float> [ %.promoted103, %.lr.ph40.preheader ], [ %155, %add_terms.exit.6 ]
  %52 = phi <16 x float> [ %.promoted101, %.lr.ph40.preheader ], [ %156, %add_terms.exit.6 ]
  %53 = phi <16 x float> [ %.promoted99, %.lr.ph40.preheader ], [ %157, %add_terms.exit.6 ]
  %54 = phi <16 x float> [ %.promoted97, %.lr.ph40.preheader ], [ %158, %add_terms.exit.6 ]
  %55 = phi <16 x float> [ %.promoted95, %.lr.ph40.preheader ], [ %159, %add_terms.exit.6 ]
  %56 = phi <16 x float> [ %.promoted93, %.lr.ph40.preheader ], [ %160, %add_terms.exit.6 ]
  %57 = phi <16 x float> [ %.promoted91, %.lr.ph40.preheader ], [ %161, %add_terms.exit.6 ]
  %58 = phi <16 x float> [ %.promoted, %.lr.ph40.preheader ], [ %162, %add_terms.exit.6 ]
  %59 = phi <16 x float> [ undef, %.lr.ph40.preheader ], [ %163, %add_terms.exit.6 ]
  %indvars.iv = phi i64 [ %5, %.lr.ph40.preheader ], [ %indvars.iv.next, %add_terms.exit.6 ]
  %.0.i1739 = phi i64 [ 0, %.lr.ph40.preheader ], [ %164, %add_terms.exit.6 ]
  %smin = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 256)
  %smax = tail call i64 @llvm.smax.i64(i64 %smin, i64 1)
  %60 = getelementptr inbounds i64, ptr %4, i64 %.0.i1739
  %.idx = mul i64 %.0.i1739, 28
  %61 = getelementptr inbounds i8, ptr %6, i64 %.idx
  %62 = icmp slt i64 %.0.i1739, %5
  br i1 %62, label %.lr.ph37, label %add_terms.exit.preheader

add_terms.exit.preheader:                         ; preds = %pair_at.exit.i, %.lr.ph40
  %.sroa.61.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %133, %pair_at.exit.i ]
  %.sroa.56.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %132, %pair_at.exit.i ]
  %.sroa.52.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %127, %pair_at.exit.i ]
  %.sroa.47.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %126, %pair_at.exit.i ]
  %.sroa.43.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %121, %pair_at.exit.i ]
  %.sroa.38.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %120, %pair_at.exit.i ]
  %.sroa.34.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %115, %pair_at.exit.i ]
  %.sroa.29.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %114, %pair_at.exit.i ]
  %.sroa.25.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %109, %pair_at.exit.i ]
  %.sroa.20.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %108, %pair_at.exit.i ]
  %.sroa.16.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %103, %pair_at.exit.i ]
  %.sroa.11.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %102, %pair_at.exit.i ]
  %.sroa.7.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %97, %pair_at.exit.i ]
  %.sroa.0.0 = phi <16 x float> [ zeroinitializer, %.lr.ph40 ], [ %96, %pair_at.exit.i ]
  %.not.i18 = icmp eq i64 %.0.i1739, 0
  br i1 %.not.i18, label %add_terms.exit.6, label %135

.lr.ph37:                                         ; preds = %.lr.ph40, %pair_at.exit.i
  %.sroa.61.1 = phi <16 x float> [ %133, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.56.1 = phi <16 x float> [ %132, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.52.1 = phi <16 x float> [ %127, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.47.1 = phi <16 x float> [ %126, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.43.1 = phi <16 x float> [ %121, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.38.1 = phi <16 x float> [ %120, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.34.1 = phi <16 x float> [ %115, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.29.1 = phi <16 x float> [ %114, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.25.1 = phi <16 x float> [ %109, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.20.1 = phi <16 x float> [ %108, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.16.1 = phi <16 x float> [ %103, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.11.1 = phi <16 x float> [ %102, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.7.1 = phi <16 x float> [ %97, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.sroa.0.1 = phi <16 x float> [ %96, %pair_at.exit.i ], [ zeroinitializer, %.lr.ph40 ]
  %.0.i2336 = phi i64 [ %134, %pair_at.exit.i ], [ 0, %.lr.ph40 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %11) #14
  %63 = getelementptr inbounds i64, ptr %60, i64 %.0.i2336
  %64 = load i64, ptr %63, align 8, !tbaa !14
  %65 = getelementptr inbounds float, ptr %45, i64 %64
  tail call void @llvm.experimental.noalias.scope.decl(metadata !128)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %11, i8 0, i64 128, i1 false), !alias.scope !128
  br i1 %19, label %66, label %.preheader

.preheader:                                       ; preds = %.lr.ph37
  br i1 %20, label %.lr.ph.preheader, label %pair_at.exit.i

.lr.ph.preheader:                                 ; preds = %.preheader
  br i1 %35, label %pair_at.exit.i.loopexit.unr-lcssa, label %.lr.ph

66:                                               ; preds = %.lr.ph37
  %67 = load <16 x float>, ptr %65, align 4, !tbaa !13, !noalias !128
  %68 = getelementptr inbounds i8, ptr %65, i64 64
  %69 = load <16 x float>, ptr %68, align 4, !tbaa !13, !noalias !128
  br label %pair_at.exit.i

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.0.i.i34 = phi i64 [ %85, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %70 = getelementptr inbounds float, ptr %65, i64 %.0.i.i34
  %71 = load float, ptr %70, align 4, !tbaa !2, !noalias !128
  %72 = getelementptr inbounds float, ptr %11, i64 %.0.i.i34
  store float %71, ptr %72, align 4, !tbaa !2, !alias.scope !128
  %73 = or disjoint i64 %.0.i.i34, 1
  %74 = getelementptr inbounds float, ptr %65, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !2, !noalias !128
  %76 = getelementptr inbounds float, ptr %11, i64 %73
  store float %75, ptr %76, align 4, !tbaa !2, !alias.scope !128
  %77 = or disjoint i64 %.0.i.i34, 2
  %78 = getelementptr inbounds float, ptr %65, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !2, !noalias !128
  %80 = getelementptr inbounds float, ptr %11, i64 %77
  store float %79, ptr %80, align 4, !tbaa !2, !alias.scope !128
  %81 = or disjoint i64 %.0.i.i34, 3
  %82 = getelementptr inbounds float, ptr %65, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !2, !noalias !128
  %84 = getelementptr inbounds float, ptr %11, i64 %81
  store float %83, ptr %84, align 4, !tbaa !2, !alias.scope !128
  %85 = add nuw nsw i64 %.0.i.i34, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %pair_at.exit.i.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !26

pair_at.exit.i.loopexit.unr-lcssa:                ; preds = %.lr.ph, %.lr.ph.preheader
  %.0.i.i34.unr = phi i64 [ 0, %.lr.ph.preheader ], [ %85, %.lr.ph ]
  br i1 %lcmp.mod.not, label %pair_at.exit.i.loopexit, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %pair_at.exit.i.loopexit.unr-lcssa, %.lr.ph.epil
  %.0.i.i34.epil = phi i64 [ %89, %.lr.ph.epil ], [ %.0.i.i34.unr, %pair_at.exit.i.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph.epil ], [ 0, %pair_at.exit.i.loopexit.unr-lcssa ]
  %86 = getelementptr inbounds float, ptr %65, i64 %.0.i.i34.epil
  %87 = load float, ptr %86, align 4, !tbaa !2, !noalias !128
  %88 = getelementptr inbounds float, ptr %11, i64 %.0.i.i34.epil
  store float %87, ptr %88, align 4, !tbaa !2, !alias.scope !128
  %89 = add nuw nsw i64 %.0.i.i34.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %pair_at.exit.i.loopexit, label %.lr.ph.epil, !llvm.loop !131

pair_at.exit.i.loopexit:                          ; preds = %.lr.ph.epil, %pair_at.exit.i.loopexit.unr-lcssa
  %.pre = load <16 x float>, ptr %11, align 4, !tbaa !13
  %.pre72 = load <16 x float>, ptr %.sroa.2.0..sroa_idx.i.i, align 4, !tbaa !13
  br label %pair_at.exit.i

pair_at.exit.i:                                   ; preds = %pair_at.exit.i.loopexit, %.preheader, %66
  %90 = phi <16 x float> [ %.pre72, %pair_at.exit.i.loopexit ], [ zeroinitializer, %.preheader ], [ %69, %66 ]
  %91 = phi <16 x float> [ %.pre, %pair_at.exit.i.loopexit ], [ zeroinitializer, %.preheader ], [ %67, %66 ]
  %.idx30 = mul nuw nsw i64 %.0.i2336, 28
  %92 = getelementptr i8, ptr %61, i64 %.idx30
  %93 = load float, ptr %92, align 4, !tbaa !2
  %94 = insertelement <16 x float> poison, float %93, i64 0
  %95 = shufflevector <16 x float> %94, <16 x float> poison, <16 x i32> zeroinitializer
  %96 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %91, <16 x float> %95, <16 x float> %.sroa.0.1)
  %97 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %90, <16 x float> %95, <16 x float> %.sroa.7.1)
  %98 = getelementptr i8, ptr %92, i64 4
  %99 = load float, ptr %98, align 4, !tbaa !2
  %100 = insertelement <16 x float> poison, float %99, i64 0
  %101 = shufflevector <16 x float> %100, <16 x float> poison, <16 x i32> zeroinitializer
  %102 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %91, <16 x float> %101, <16 x float> %.sroa.11.1)
  %103 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %90, <16 x float> %101, <16 x float> %.sroa.16.1)
  %104 = getelementptr i8, ptr %92, i64 8
  %105 = load float, ptr %104, align 4, !tbaa !2
  %106 = insertelement <16 x float> poison, float %105, i64 0
  %107 = shufflevector <16 x float> %106, <16 x float> poison, <16 x i32> zeroinitializer
  %108 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %91, <16 x float> %107, <16 x float> %.sroa.20.1)
  %109 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %90, <16 x float> %107, <16 x float> %.sroa.25.1)
  %110 = getelementptr i8, ptr %92, i64 12
  %111 = load float, ptr %110, align 4, !tbaa !2
  %112 = insertelement <16 x float> poison, float %111, i64 0
  %113 = shufflevector <16 x float> %112, <16 x float> poison, <16 x i32> zeroinitializer
  %114 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %91, <16 x float> %113, <16 x float> %.sroa.29.1)
  %115 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %90, <16 x float> %113, <16 x float> %.sroa.34.1)
  %116 = getelementptr i8, ptr %92, i64 16
  %117 = load float, ptr %116, align 4, !tbaa !2
  %118 = insertelement <16 x float> poison, float %117, i64 0
  %119 = shufflevector <16 x float> %118, <16 x float> poison, <16 x i32> zeroinitializer
  %120 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %91, <16 x float> %119, <16 x float> %.sroa.38.1)
  %121 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %90, <16 x float> %119, <16 x float> %.sroa.43.1)
  %122 = getelementptr i8, ptr %92, i64 20
  %123 = load float, ptr %122, align 4, !tbaa !2
  %124 = insertelement <16 x float> poison, float %123, i64 0
  %125 = shufflevector <16 x float> %124, <16 x float> poison, <16 x i32> zeroinitializer
  %126 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %91, <16 x float> %125, <16 x float> %.sroa.47.1)
  %127 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %90, <16 x float> %125, <16 x float> %.sroa.52.1)
  %128 = getelementptr i8, ptr %92, i64 24
  %129 = load float, ptr %128, align 4, !tbaa !2
  %130 = insertelement <16 x float> poison, float %129, i64 0
  %131 = shufflevector <16 x float> %130, <16 x float> poison, <16 x i32> zeroinitializer
  %132 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %91, <16 x float> %131, <16 x float> %.sroa.56.1)
  %133 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %90, <16 x float> %131, <16 x float> %.sroa.61.1)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %11) #14
  %134 = add nuw nsw i64 %.0.i2336, 1
  %exitcond51.not = icmp eq i64 %134, %smax
  br i1 %exitcond51.not, label %add_terms.exit.preheader, label %.lr.ph37, !llvm.loop !19

135:                                              ; preds = %add_terms.exit.preheader
  %136 = fadd <16 x float> %59, %.sroa.0.0
  %137 = fadd <16 x float> %58, %.sroa.7.0
  %138 = fadd <16 x float> %57, %.sroa.11.0
  %139 = fadd <16 x float> %56, %.sroa.16.0
  %140 = fadd <16 x float> %55, %.sroa.20.0
  %141 = fadd <16 x float> %54, %.sroa.25.0
  %142 = fadd <16 x float> %53, %.sroa.29.0
  %143 = fadd <16 x float> %52, %.sroa.34.0
  %144 = fadd <16 x float> %51, %.sroa.38.0
  %145 = fadd <16 x float> %50, %.sroa.43.0
  %146 = fadd <16 x float> %49, %.sroa.47.0
  %147 = fadd <16 x float> %48, %.sroa.52.0
  %148 = fadd <16 x float> %47, %.sroa.56.0
  %149 = fadd <16 x float> %46, %.sroa.61.0
  br label %add_terms.exit.6

add_terms.exit.6:                                 ; preds = %add_terms.exit.preheader, %135
  %150 = phi <16 x float> [ %149, %135 ], [ %.sroa.61.0, %add_terms.exit.preheader ]
  %151 = phi <16 x float> [ %148, %135 ], [ %.sroa.56.0, %add_terms.exit.preheader ]
  %152 = phi <16 x float> [ %147, %135 ], [ %.sroa.52.0, %add_terms.exit.preheader ]
  %153 = phi <16 x float> [ %146, %135 ], [ %.sroa.47.0, %add_terms.exit.preheader ]
  %154 = phi <16 x float> [ %145, %135 ], [ %.sroa.43.0, %add_terms.exit.preheader ]
  %155 = phi <16 x float> [ %144, %135 ], [ %.sroa.38.0, %add_terms.exit.preheader ]
  %156 = phi <16 x float> [ %143, %135 ], [ %.sroa.34.0, %add_terms.exit.preheader ]
  %157 = phi <16 x float> [ %142, %135 ], [ %.sroa.29.0, %add_terms.exit.preheader ]
  %158 = phi <16 x float> [ %141, %135 ], [ %.sroa.25.0, %add_terms.exit.preheader ]
  %159 = phi <16 x float> [ %140, %135 ], [ %.sroa.20.0, %add_terms.exit.preheader ]
  %160 = phi <16 x float> [ %139, %135 ], [ %.sroa.16.0, %add_terms.exit.preheader ]
  %161 = phi <16 x float> [ %138, %135 ], [ %.sroa.11.0, %add_terms.exit.preheader ]
  %162 = phi <16 x float> [ %137, %135 ], [ %.sroa.7.0, %add_terms.exit.preheader ]
  %163 = phi <16 x float> [ %136, %135 ], [ %.sroa.0.0, %add_terms.exit.preheader ]
  %164 = add nuw nsw i64 %.0.i1739, 256
  %165 = icmp slt i64 %164, %5
  %indvars.iv.next = add i64 %indvars.iv, -256
  br i1 %165, label %.lr.ph40, label %summed.exit.preheader.loopexit, !llvm.loop !20

166:                                              ; preds = %put.exit
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %13) #14
  %167 = add nuw nsw i64 %.0.i46, 1
  %exitcond56.not = icmp eq i64 %167, %3
  br i1 %exitcond56.not, label %largest_of_corners.exit, label %.lr.ph47, !llvm.loop !21

168:                                              ; preds = %summed.exit.preheader, %put.exit
  %.026.i45 = phi i64 [ 0, %summed.exit.preheader ], [ %232, %put.exit ]
  %169 = mul nsw i64 %16, %.026.i45
  %170 = getelementptr inbounds float, ptr %42, i64 %169
  br i1 %.not.i, label %206, label %171

171:                                              ; preds = %168
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %14) #14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !132)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %14, i8 0, i64 128, i1 false), !alias.scope !132
  br i1 %19, label %172, label %.preheader32

.preheader32:                                     ; preds = %171
  br i1 %20, label %.lr.ph42.preheader, label %pair_at.exit

.lr.ph42.preheader:                               ; preds = %.preheader32
  br i1 %36, label %pair_at.exit.loopexit.unr-lcssa, label %.lr.ph42

172:                                              ; preds = %171
  %173 = load <16 x float>, ptr %170, align 4, !tbaa !13, !noalias !132
  %174 = getelementptr inbounds i8, ptr %170, i64 64
  %175 = load <16 x float>, ptr %174, align 4, !tbaa !13, !noalias !132
  br label %pair_at.exit

.lr.ph42:                                         ; preds = %.lr.ph42.preheader, %.lr.ph42
  %.0.i1941 = phi i64 [ %191, %.lr.ph42 ], [ 0, %.lr.ph42.preheader ]
  %niter173 = phi i64 [ %niter173.next.3, %.lr.ph42 ], [ 0, %.lr.ph42.preheader ]
  %176 = getelementptr inbounds float, ptr %170, i64 %.0.i1941
  %177 = load float, ptr %176, align 4, !tbaa !2, !noalias !132
  %178 = getelementptr inbounds float, ptr %14, i64 %.0.i1941
  store float %177, ptr %178, align 4, !tbaa !2, !alias.scope !132
  %179 = or disjoint i64 %.0.i1941, 1
  %180 = getelementptr inbounds float, ptr %170, i64 %179
  %181 = load float, ptr %180, align 4, !tbaa !2, !noalias !132
  %182 = getelementptr inbounds float, ptr %14, i64 %179
  store float %181, ptr %182, align 4, !tbaa !2, !alias.scope !132
  %183 = or disjoint i64 %.0.i1941, 2
  %184 = getelementptr inbounds float, ptr %170, i64 %183
  %185 = load float, ptr %184, align 4, !tbaa !2, !noalias !132
  %186 = getelementptr inbounds float, ptr %14, i64 %183
  store float %185, ptr %186, align 4, !tbaa !2, !alias.scope !132
  %187 = or disjoint i64 %.0.i1941, 3
  %188 = getelementptr inbounds float, ptr %170, i64 %187
  %189 = load float, ptr %188, align 4, !tbaa !2, !noalias !132
  %190 = getelementptr inbounds float, ptr %14, i64 %187
  store float %189, ptr %190, align 4, !tbaa !2, !alias.scope !132
  %191 = add nuw nsw i64 %.0.i1941, 4
  %niter173.next.3 = add i64 %niter173, 4
  %niter173.ncmp.3 = icmp eq i64 %niter173.next.3, %unroll_iter172
  br i1 %niter173.ncmp.3, label %pair_at.exit.loopexit.unr-lcssa, label %.lr.ph42, !llvm.loop !26

pair_at.exit.loopexit.unr-lcssa:                  ; preds = %.lr.ph42, %.lr.ph42.preheader
  %.0.i1941.unr = phi i64 [ 0, %.lr.ph42.preheader ], [ %191, %.lr.ph42 ]
  br i1 %lcmp.mod171.not, label %pair_at.exit.loopexit, label %.lr.ph42.epil

.lr.ph42.epil:                                    ; preds = %pair_at.exit.loopexit.unr-lcssa, %.lr.ph42.epil
  %.0.i1941.epil = phi i64 [ %195, %.lr.ph42.epil ], [ %.0.i1941.unr, %pair_at.exit.loopexit.unr-lcssa ]
  %epil.iter170 = phi i64 [ %epil.iter170.next, %.lr.ph42.epil ], [ 0, %pair_at.exit.loopexit.unr-lcssa ]
  %192 = getelementptr inbounds float, ptr %170, i64 %.0.i1941.epil
  %193 = load float, ptr %192, align 4, !tbaa !2, !noalias !132
  %194 = getelementptr inbounds float, ptr %14, i64 %.0.i1941.epil
  store float %193, ptr %194, align 4, !tbaa !2, !alias.scope !132
  %195 = add nuw nsw i64 %.0.i1941.epil, 1
  %epil.iter170.next = add i64 %epil.iter170, 1
  %epil.iter170.cmp.not = icmp eq i64 %epil.iter170.next, %xtraiter169
  br i1 %epil.iter170.cmp.not, label %pair_at.exit.loopexit, label %.lr.ph42.epil, !llvm.loop !135

pair_at.exit.loopexit:                            ; preds = %.lr.ph42.epil, %pair_at.exit.loopexit.unr-lcssa
  %.pre73 = load <16 x float>, ptr %14, align 4, !tbaa !13
  %.pre74 = load <16 x float>, ptr %.sroa.2.0..sroa_idx.i, align 4, !tbaa !13
  br label %pair_at.exit

pair_at.exit:                                     ; preds = %pair_at.exit.loopexit, %.preheader32, %172
  %196 = phi <16 x float> [ %.pre74, %pair_at.exit.loopexit ], [ zeroinitializer, %.preheader32 ], [ %175, %172 ]
  %197 = phi <16 x float> [ %.pre73, %pair_at.exit.loopexit ], [ zeroinitializer, %.preheader32 ], [ %173, %172 ]
  %198 = getelementptr inbounds [8 x %struct.pair], ptr %13, i64 0, i64 %.026.i45
  %199 = load <16 x float>, ptr %198, align 16, !tbaa !13
  %200 = fcmp ule <16 x float> %197, %199
  %201 = fcmp ord <16 x float> %197, zeroinitializer
  %.not9.i20 = and <16 x i1> %200, %201
  %.v.i21 = select <16 x i1> %.not9.i20, <16 x float> %199, <16 x float> %197
  store <16 x float> %.v.i21, ptr %198, align 16, !tbaa !13
  %202 = getelementptr inbounds i8, ptr %198, i64 64
  %203 = load <16 x float>, ptr %202, align 16, !tbaa !13
  %204 = fcmp ule <16 x float> %196, %203
  %205 = fcmp ord <16 x float> %196, zeroinitializer
  %.not9.i = and <16 x i1> %204, %205
  %.v.i = select <16 x i1> %.not9.i, <16 x float> %203, <16 x float> %196
  store <16 x float> %.v.i, ptr %202, align 16, !tbaa !13
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %14) #14
  br label %206

206:                                              ; preds = %pair_at.exit, %168
  %207 = getelementptr inbounds [8 x %struct.pair], ptr %13, i64 0, i64 %.026.i45
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %12)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(128) %12, ptr noundef nonnull align 16 dereferenceable(128) %207, i64 128, i1 false)
  br i1 %19, label %208, label %.preheader31

.preheader31:                                     ; preds = %206
  br i1 %20, label %.lr.ph44.preheader, label %put.exit

.lr.ph44.preheader:                               ; preds = %.preheader31
  br i1 %37, label %put.exit.loopexit.unr-lcssa, label %.lr.ph44

208:                                              ; preds = %206
  %209 = load <16 x float>, ptr %12, align 64, !tbaa !13
  store <16 x float> %209, ptr %170, align 4, !tbaa !13
  %210 = load <16 x float>, ptr %21, align 64, !tbaa !13
  %211 = getelementptr inbounds i8, ptr %170, i64 64
  store <16 x float> %210, ptr %211, align 4, !tbaa !13
  br label %put.exit

.lr.ph44:                                         ; preds = %.lr.ph44.preheader, %.lr.ph44
  %.0.i2243 = phi i64 [ %227, %.lr.ph44 ], [ 0, %.lr.ph44.preheader ]
  %niter178 = phi i64 [ %niter178.next.3, %.lr.ph44 ], [ 0, %.lr.ph44.preheader ]
  %212 = getelementptr inbounds float, ptr %12, i64 %.0.i2243
  %213 = load float, ptr %212, align 16, !tbaa !2
  %214 = getelementptr inbounds float, ptr %170, i64 %.0.i2243
  store float %213, ptr %214, align 4, !tbaa !2
  %215 = or disjoint i64 %.0.i2243, 1
  %216 = getelementptr inbounds float, ptr %12, i64 %215
  %217 = load float, ptr %216, align 4, !tbaa !2
  %218 = getelementptr inbounds float, ptr %170, i64 %215
  store float %217, ptr %218, align 4, !tbaa !2
  %219 = or disjoint i64 %.0.i2243, 2
  %220 = getelementptr inbounds float, ptr %12, i64 %219
  %221 = load float, ptr %220, align 8, !tbaa !2
  %222 = getelementptr inbounds float, ptr %170, i64 %219
  store float %221, ptr %222, align 4, !tbaa !2
  %223 = or disjoint i64 %.0.i2243, 3
  %224 = getelementptr inbounds float, ptr %12, i64 %223
  %225 = load float, ptr %224, align 4, !tbaa !2
  %226 = getelementptr inbounds float, ptr %170, i64 %223
  store float %225, ptr %226, align 4, !tbaa !2
  %227 = add nuw nsw i64 %.0.i2243, 4
  %niter178.next.3 = add i64 %niter178, 4
  %niter178.ncmp.3 = icmp eq i64 %niter178.next.3, %unroll_iter177
  br i1 %niter178.ncmp.3, label %put.exit.loopexit.unr-lcssa, label %.lr.ph44, !llvm.loop !32

put.exit.loopexit.unr-lcssa:                      ; preds = %.lr.ph44, %.lr.ph44.preheader
  %.0.i2243.unr = phi i64 [ 0, %.lr.ph44.preheader ], [ %227, %.lr.ph44 ]
  br i1 %lcmp.mod176.not, label %put.exit, label %.lr.ph44.epil

.lr.ph44.epil:                                    ; preds = %put.exit.loopexit.unr-lcssa, %.lr.ph44.epil
  %.0.i2243.epil = phi i64 [ %231, %.lr.ph44.epil ], [ %.0.i2243.unr, %put.exit.loopexit.unr-lcssa ]
  %epil.iter175 = phi i64 [ %epil.iter175.next, %.lr.ph44.epil ], [ 0, %put.exit.loopexit.unr-lcssa ]
  %228 = getelementptr inbounds float, ptr %12, i64 %.0.i2243.epil
  %229 = load float, ptr %228, align 4, !tbaa !2
  %230 = getelementptr inbounds float, ptr %170, i64 %.0.i2243.epil
  store float %229, ptr %230, align 4, !tbaa !2
  %231 = add nuw nsw i64 %.0.i2243.epil, 1
  %epil.iter175.next = add i64 %epil.iter175, 1
  %epil.iter175.cmp.not = icmp eq i64 %epil.iter175.next, %xtraiter174
  br i1 %epil.iter175.cmp.not, label %put.exit, label %.lr.ph44.epil, !llvm.loop !136

put.exit:                                         ; preds = %put.exit.loopexit.unr-lcssa, %.lr.ph44.epil, %.preheader31, %208
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %12)
  %232 = add nuw nsw i64 %.026.i45, 1
  %exitcond55.not = icmp eq i64 %232, 7
  br i1 %exitcond55.not, label %166, label %168, !llvm.loop !51

largest_of_corners.exit:                          ; preds = %166, %38
  %233 = add nuw nsw i64 %.048, 1
  %exitcond57.not = icmp eq i64 %233, %2
  br i1 %exitcond57.not, label %._crit_edge, label %38, !llvm.loop !137
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @whole_8(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef %7, i64 noundef %8) unnamed_addr #2 {
  %10 = alloca [8 x %struct.pair], align 16
  %11 = alloca [8 x %struct.pair], align 16
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %.lr.ph60, label %._crit_edge

.lr.ph60:                                         ; preds = %9
  %13 = mul nsw i64 %8, %2
  %14 = icmp sgt i64 %3, 0
  %15 = icmp sgt i64 %5, 0
  %.sroa.3.0..sroa_idx.i = getelementptr inbounds i8, ptr %10, i64 64
  %16 = getelementptr inbounds i8, ptr %10, i64 128
  %.sroa.3.0..sroa_idx.i.1 = getelementptr inbounds i8, ptr %10, i64 192
  %17 = getelementptr inbounds i8, ptr %10, i64 256
  %.sroa.3.0..sroa_idx.i.2 = getelementptr inbounds i8, ptr %10, i64 320
  %18 = getelementptr inbounds i8, ptr %10, i64 384
  %.sroa.3.0..sroa_idx.i.3 = getelementptr inbounds i8, ptr %10, i64 448
  %19 = getelementptr inbounds i8, ptr %10, i64 512
  %.sroa.3.0..sroa_idx.i.4 = getelementptr inbounds i8, ptr %10, i64 576
  %20 = getelementptr inbounds i8, ptr %10, i64 640
  %.sroa.3.0..sroa_idx.i.5 = getelementptr inbounds i8, ptr %10, i64 704
  %21 = getelementptr inbounds i8, ptr %10, i64 768
  %.sroa.3.0..sroa_idx.i.6 = getelementptr inbounds i8, ptr %10, i64 832
  %22 = getelementptr inbounds i8, ptr %10, i64 896
  %.sroa.3.0..sroa_idx.i.7 = getelementptr inbounds i8, ptr %10, i64 960
  %23 = getelementptr inbounds i8, ptr %11, i64 64
  %24 = getelementptr inbounds i8, ptr %11, i64 128
  %25 = getelementptr inbounds i8, ptr %11, i64 192
  %26 = getelementptr inbounds i8, ptr %11, i64 256
  %27 = getelementptr inbounds i8, ptr %11, i64 320
  %28 = getelementptr inbounds i8, ptr %11, i64 384
  %29 = getelementptr inbounds i8, ptr %11, i64 448
  %30 = getelementptr inbounds i8, ptr %11, i64 512
  %31 = getelementptr inbounds i8, ptr %11, i64 576
  %32 = getelementptr inbounds i8, ptr %11, i64 640
  %33 = getelementptr inbounds i8, ptr %11, i64 704
  %34 = getelementptr inbounds i8, ptr %11, i64 768
  %35 = getelementptr inbounds i8, ptr %11, i64 832
  %36 = getelementptr inbounds i8, ptr %11, i64 896
  %37 = getelementptr inbounds i8, ptr %11, i64 960
  %38 = getelementptr inbounds i8, ptr %11, i64 128
  %39 = getelementptr inbounds i8, ptr %11, i64 256
  %40 = getelementptr inbounds i8, ptr %11, i64 384
  %41 = getelementptr inbounds i8, ptr %11, i64 512
  %42 = getelementptr inbounds i8, ptr %11, i64 640
  %43 = getelementptr inbounds i8, ptr %11, i64 768
  %44 = getelementptr inbounds i8, ptr %11, i64 896
  br label %45

._crit_edge:                                      ; preds = %largest_of_corners.exit, %9
  ret void

45:                                               ; preds = %.lr.ph60, %largest_of_corners.exit
  %.059 = phi i64 [ 0, %.lr.ph60 ], [ %148, %largest_of_corners.exit ]
  %46 = mul nsw i64 %.059, %3
  %47 = getelementptr inbounds i64, ptr %1, i64 %46
  %48 = mul nsw i64 %.059, %8
  %49 = getelementptr inbounds float, ptr %7, i64 %48
  br i1 %14, label %.lr.ph50, label %largest_of_corners.exit

.lr.ph50:                                         ; preds = %45, %129
  %.0.i49 = phi i64 [ %130, %129 ], [ 0, %45 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %11) #14
  %50 = getelementptr inbounds i64, ptr %47, i64 %.0.i49
  %51 = load i64, ptr %50, align 8, !tbaa !14
  %52 = getelementptr inbounds float, ptr %0, i64 %51
  br i1 %15, label %.lr.ph39, label %summed.exit.preheader

summed.exit.preheader:                            ; preds = %add_terms.exit.7, %.lr.ph50
  %.not.i = icmp eq i64 %.0.i49, 0
  br label %131

.lr.ph39:                                         ; preds = %.lr.ph50, %add_terms.exit.7
  %indvars.iv = phi i64 [ %indvars.iv.next, %add_terms.exit.7 ], [ %5, %.lr.ph50 ]
  %.0.i1638 = phi i64 [ %127, %add_terms.exit.7 ], [ 0, %.lr.ph50 ]
  %smin = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 256)
  %smax = tail call i64 @llvm.smax.i64(i64 %smin, i64 1)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %10) #14
  store <16 x float> zeroinitializer, ptr %10, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %.sroa.3.0..sroa_idx.i, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %16, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %.sroa.3.0..sroa_idx.i.1, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %17, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %.sroa.3.0..sroa_idx.i.2, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %18, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %.sroa.3.0..sroa_idx.i.3, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %19, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %.sroa.3.0..sroa_idx.i.4, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %20, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %.sroa.3.0..sroa_idx.i.5, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %21, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %.sroa.3.0..sroa_idx.i.6, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %22, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %.sroa.3.0..sroa_idx.i.7, align 16, !tbaa !13
  %53 = getelementptr inbounds i64, ptr %4, i64 %.0.i1638
  %.idx = shl nsw i64 %.0.i1638, 5
  %54 = getelementptr inbounds i8, ptr %6, i64 %.idx
  %55 = icmp slt i64 %.0.i1638, %5
  br i1 %55, label %.lr.ph, label %add_terms.exit.preheader

add_terms.exit.preheader:                         ; preds = %63, %.lr.ph39
  %.not.i17 = icmp eq i64 %.0.i1638, 0
  br i1 %.not.i17, label %126, label %77

.lr.ph:                                           ; preds = %.lr.ph39, %63
  %.0.i2033 = phi i64 [ %64, %63 ], [ 0, %.lr.ph39 ]
  %56 = getelementptr inbounds i64, ptr %53, i64 %.0.i2033
  %57 = load i64, ptr %56, align 8, !tbaa !14
  %58 = getelementptr inbounds float, ptr %52, i64 %57
  %59 = load <16 x float>, ptr %58, align 4, !tbaa !13, !noalias !138
  %60 = getelementptr inbounds i8, ptr %58, i64 64
  %61 = load <16 x float>, ptr %60, align 4, !tbaa !13, !noalias !138
  %.idx30 = shl i64 %.0.i2033, 5
  %62 = getelementptr i8, ptr %54, i64 %.idx30
  br label %65

63:                                               ; preds = %65
  %64 = add nuw nsw i64 %.0.i2033, 1
  %exitcond62.not = icmp eq i64 %64, %smax
  br i1 %exitcond62.not, label %add_terms.exit.preheader, label %.lr.ph, !llvm.loop !19

65:                                               ; preds = %.lr.ph, %65
  %.019.i32 = phi i64 [ 0, %.lr.ph ], [ %76, %65 ]
  %66 = getelementptr float, ptr %62, i64 %.019.i32
  %67 = load float, ptr %66, align 4, !tbaa !2
  %68 = insertelement <16 x float> poison, float %67, i64 0
  %69 = shufflevector <16 x float> %68, <16 x float> poison, <16 x i32> zeroinitializer
  %70 = getelementptr inbounds %struct.pair, ptr %10, i64 %.019.i32
  %71 = load <16 x float>, ptr %70, align 16, !tbaa !13
  %72 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %59, <16 x float> %69, <16 x float> %71)
  store <16 x float> %72, ptr %70, align 16, !tbaa !13
  %73 = getelementptr inbounds i8, ptr %70, i64 64
  %74 = load <16 x float>, ptr %73, align 16, !tbaa !13
  %75 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %61, <16 x float> %69, <16 x float> %74)
  store <16 x float> %75, ptr %73, align 16, !tbaa !13
  %76 = add nuw nsw i64 %.019.i32, 1
  %exitcond.not = icmp eq i64 %76, 8
  br i1 %exitcond.not, label %63, label %65, !llvm.loop !141

77:                                               ; preds = %add_terms.exit.preheader
  %78 = load <16 x float>, ptr %11, align 16, !tbaa !13
  %79 = load <16 x float>, ptr %10, align 16, !tbaa !13
  %80 = fadd <16 x float> %78, %79
  %81 = load <16 x float>, ptr %23, align 16, !tbaa !13
  %82 = load <16 x float>, ptr %.sroa.3.0..sroa_idx.i, align 16, !tbaa !13
  %83 = fadd <16 x float> %81, %82
  store <16 x float> %80, ptr %11, align 16, !tbaa !13
  store <16 x float> %83, ptr %23, align 16, !tbaa !13
  %84 = load <16 x float>, ptr %24, align 16, !tbaa !13
  %85 = load <16 x float>, ptr %16, align 16, !tbaa !13
  %86 = fadd <16 x float> %84, %85
  %87 = load <16 x float>, ptr %25, align 16, !tbaa !13
  %88 = load <16 x float>, ptr %.sroa.3.0..sroa_idx.i.1, align 16, !tbaa !13
  %89 = fadd <16 x float> %87, %88
  store <16 x float> %86, ptr %24, align 16, !tbaa !13
  store <16 x float> %89, ptr %25, align 16, !tbaa !13
  %90 = load <16 x float>, ptr %26, align 16, !tbaa !13
  %91 = load <16 x float>, ptr %17, align 16, !tbaa !13
  %92 = fadd <16 x float> %90, %91
  %93 = load <16 x float>, ptr %27, align 16, !tbaa !13
  %94 = load <16 x float>, ptr %.sroa.3.0..sroa_idx.i.2, align 16, !tbaa !13
  %95 = fadd <16 x float> %93, %94
  store <16 x float> %92, ptr %26, align 16, !tbaa !13
  store <16 x float> %95, ptr %27, align 16, !tbaa !13
  %96 = load <16 x float>, ptr %28, align 16, !tbaa !13
  %97 = load <16 x float>, ptr %18, align 16, !tbaa !13
  %98 = fadd <16 x float> %96, %97
  %99 = load <16 x float>, ptr %29, align 16, !tbaa !13
  %100 = load <16 x float>, ptr %.sroa.3.0..sroa_idx.i.3, align 16, !tbaa !13
  %101 = fadd <16 x float> %99, %100
  store <16 x float> %98, ptr %28, align 16, !tbaa !13
  store <16 x float> %101, ptr %29, align 16, !tbaa !13
  %102 = load <16 x float>, ptr %30, align 16, !tbaa !13
  %103 = load <16 x float>, ptr %19, align 16, !tbaa !13
  %104 = fadd <16 x float> %102, %103
  %105 = load <16 x float>, ptr %31, align 16, !tbaa !13
  %106 = load <16 x float>, ptr %.sroa.3.0..sroa_idx.i.4, align 16, !tbaa !13
  %107 = fadd <16 x float> %105, %106
  store <16 x float> %104, ptr %30, align 16, !tbaa !13
  store <16 x float> %107, ptr %31, align 16, !tbaa !13
  %108 = load <16 x float>, ptr %32, align 16, !tbaa !13
  %109 = load <16 x float>, ptr %20, align 16, !tbaa !13
  %110 = fadd <16 x float> %108, %109
  %111 = load <16 x float>, ptr %33, align 16, !tbaa !13
  %112 = load <16 x float>, ptr %.sroa.3.0..sroa_idx.i.5, align 16, !tbaa !13
  %113 = fadd <16 x float> %111, %112
  store <16 x float> %110, ptr %32, align 16, !tbaa !13
  store <16 x float> %113, ptr %33, align 16, !tbaa !13
  %114 = load <16 x float>, ptr %34, align 16, !tbaa !13
  %115 = load <16 x float>, ptr %21, align 16, !tbaa !13
  %116 = fadd <16 x float> %114, %115
  %117 = load <16 x float>, ptr %35, align 16, !tbaa !13
  %118 = load <16 x float>, ptr %.sroa.3.0..sroa_idx.i.6, align 16, !tbaa !13
  %119 = fadd <16 x float> %117, %118
  store <16 x float> %116, ptr %34, align 16, !tbaa !13
  store <16 x float> %119, ptr %35, align 16, !tbaa !13
  %120 = load <16 x float>, ptr %36, align 16, !tbaa !13
  %121 = load <16 x float>, ptr %22, align 16, !tbaa !13
  %122 = fadd <16 x float> %120, %121
  %123 = load <16 x float>, ptr %37, align 16, !tbaa !13
  %124 = load <16 x float>, ptr %.sroa.3.0..sroa_idx.i.7, align 16, !tbaa !13
  %125 = fadd <16 x float> %123, %124
  store <16 x float> %122, ptr %36, align 16, !tbaa !13
  store <16 x float> %125, ptr %37, align 16, !tbaa !13
  br label %add_terms.exit.7

126:                                              ; preds = %add_terms.exit.preheader
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %11, ptr noundef nonnull align 16 dereferenceable(128) %10, i64 128, i1 false), !tbaa.struct !142
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %38, ptr noundef nonnull align 16 dereferenceable(128) %16, i64 128, i1 false), !tbaa.struct !142
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %39, ptr noundef nonnull align 16 dereferenceable(128) %17, i64 128, i1 false), !tbaa.struct !142
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %40, ptr noundef nonnull align 16 dereferenceable(128) %18, i64 128, i1 false), !tbaa.struct !142
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %41, ptr noundef nonnull align 16 dereferenceable(128) %19, i64 128, i1 false), !tbaa.struct !142
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %42, ptr noundef nonnull align 16 dereferenceable(128) %20, i64 128, i1 false), !tbaa.struct !142
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %43, ptr noundef nonnull align 16 dereferenceable(128) %21, i64 128, i1 false), !tbaa.struct !142
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %44, ptr noundef nonnull align 16 dereferenceable(128) %22, i64 128, i1 false), !tbaa.struct !142
  br label %add_terms.exit.7

add_terms.exit.7:                                 ; preds = %126, %77
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %10) #14
  %127 = add nuw nsw i64 %.0.i1638, 256
  %128 = icmp slt i64 %127, %5
  %indvars.iv.next = add i64 %indvars.iv, -256
  br i1 %128, label %.lr.ph39, label %summed.exit.preheader, !llvm.loop !20

129:                                              ; preds = %summed.exit
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %11) #14
  %130 = add nuw nsw i64 %.0.i49, 1
  %exitcond65.not = icmp eq i64 %130, %3
  br i1 %exitcond65.not, label %largest_of_corners.exit, label %.lr.ph50, !llvm.loop !21

131:                                              ; preds = %summed.exit.preheader, %summed.exit
  %.026.i44 = phi i64 [ 0, %summed.exit.preheader ], [ %147, %summed.exit ]
  %132 = mul nsw i64 %13, %.026.i44
  %133 = getelementptr inbounds float, ptr %49, i64 %132
  br i1 %.not.i, label %.summed.exit_crit_edge, label %134

.summed.exit_crit_edge:                           ; preds = %131
  %.phi.trans.insert = getelementptr inbounds [8 x %struct.pair], ptr %11, i64 0, i64 %.026.i44
  %.sroa.027.0.copyload.pre = load <16 x float>, ptr %.phi.trans.insert, align 16
  %.sroa.4.0..sroa_idx.phi.trans.insert = getelementptr inbounds i8, ptr %.phi.trans.insert, i64 64
  %.sroa.4.0.copyload.pre = load <16 x float>, ptr %.sroa.4.0..sroa_idx.phi.trans.insert, align 16
  br label %summed.exit

134:                                              ; preds = %131
  %135 = load <16 x float>, ptr %133, align 4, !tbaa !13, !noalias !143
  %136 = getelementptr inbounds i8, ptr %133, i64 64
  %137 = load <16 x float>, ptr %136, align 4, !tbaa !13, !noalias !143
  %138 = getelementptr inbounds [8 x %struct.pair], ptr %11, i64 0, i64 %.026.i44
  %139 = load <16 x float>, ptr %138, align 16, !tbaa !13
  %140 = fcmp ule <16 x float> %135, %139
  %141 = fcmp ord <16 x float> %135, zeroinitializer
  %.not9.i18 = and <16 x i1> %140, %141
  %.v.i19 = select <16 x i1> %.not9.i18, <16 x float> %139, <16 x float> %135
  store <16 x float> %.v.i19, ptr %138, align 16, !tbaa !13
  %142 = getelementptr inbounds i8, ptr %138, i64 64
  %143 = load <16 x float>, ptr %142, align 16, !tbaa !13
  %144 = fcmp ule <16 x float> %137, %143
  %145 = fcmp ord <16 x float> %137, zeroinitializer
  %.not9.i = and <16 x i1> %144, %145
  %.v.i = select <16 x i1> %.not9.i, <16 x float> %143, <16 x float> %137
  store <16 x float> %.v.i, ptr %142, align 16, !tbaa !13
  br label %summed.exit

summed.exit:                                      ; preds = %.summed.exit_crit_edge, %134
  %.sroa.4.0.copyload = phi <16 x float> [ %.sroa.4.0.copyload.pre, %.summed.exit_crit_edge ], [ %.v.i, %134 ]
  %.sroa.027.0.copyload = phi <16 x float> [ %.sroa.027.0.copyload.pre, %.summed.exit_crit_edge ], [ %.v.i19, %134 ]
  store <16 x float> %.sroa.027.0.copyload, ptr %133, align 4, !tbaa !13
  %146 = getelementptr inbounds i8, ptr %133, i64 64
  store <16 x float> %.sroa.4.0.copyload, ptr %146, align 4, !tbaa !13
  %147 = add nuw nsw i64 %.026.i44, 1
  %exitcond64.not = icmp eq i64 %147, 8
  br i1 %exitcond64.not, label %129, label %131, !llvm.loop !51

largest_of_corners.exit:                          ; preds = %129, %45
  %148 = add nuw nsw i64 %.059, 1
  %exitcond66.not = icmp eq i64 %148, %2
  br i1 %exitcond66.not, label %._crit_edge, label %45, !llvm.loop !146
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc void @part_8(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef %7, i64 noundef %8, i64 noundef %9) unnamed_addr #3 {
  %11 = alloca %struct.pair, align 4
  %12 = alloca %struct.pair, align 64
  %13 = alloca [8 x %struct.pair], align 16
  %14 = alloca [8 x %struct.pair], align 16
  %15 = alloca %struct.pair, align 4
  %16 = icmp sgt i64 %2, 0
  br i1 %16, label %.lr.ph49, label %._crit_edge

.lr.ph49:                                         ; preds = %10
  %17 = mul nsw i64 %8, %2
  %18 = icmp sgt i64 %3, 0
  %19 = icmp sgt i64 %5, 0
  %20 = icmp eq i64 %9, 32
  %21 = icmp sgt i64 %9, 0
  %.sroa.2.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %11, i64 64
  %.sroa.2.0..sroa_idx.i = getelementptr inbounds i8, ptr %15, i64 64
  %22 = getelementptr inbounds i8, ptr %12, i64 64
  %.sroa.3.0..sroa_idx.i = getelementptr inbounds i8, ptr %13, i64 64
  %23 = getelementptr inbounds i8, ptr %13, i64 128
  %.sroa.3.0..sroa_idx.i.1 = getelementptr inbounds i8, ptr %13, i64 192
  %24 = getelementptr inbounds i8, ptr %13, i64 256
  %.sroa.3.0..sroa_idx.i.2 = getelementptr inbounds i8, ptr %13, i64 320
  %25 = getelementptr inbounds i8, ptr %13, i64 384
  %.sroa.3.0..sroa_idx.i.3 = getelementptr inbounds i8, ptr %13, i64 448
  %26 = getelementptr inbounds i8, ptr %13, i64 512
  %.sroa.3.0..sroa_idx.i.4 = getelementptr inbounds i8, ptr %13, i64 576
  %27 = getelementptr inbounds i8, ptr %13, i64 640
  %.sroa.3.0..sroa_idx.i.5 = getelementptr inbounds i8, ptr %13, i64 704
  %28 = getelementptr inbounds i8, ptr %13, i64 768
  %.sroa.3.0..sroa_idx.i.6 = getelementptr inbounds i8, ptr %13, i64 832
  %29 = getelementptr inbounds i8, ptr %13, i64 896
  %.sroa.3.0..sroa_idx.i.7 = getelementptr inbounds i8, ptr %13, i64 960
  %30 = getelementptr inbounds i8, ptr %14, i64 64
  %31 = getelementptr inbounds i8, ptr %14, i64 128
  %32 = getelementptr inbounds i8, ptr %14, i64 192
  %33 = getelementptr inbounds i8, ptr %14, i64 256
  %34 = getelementptr inbounds i8, ptr %14, i64 320
  %35 = getelementptr inbounds i8, ptr %14, i64 384
  %36 = getelementptr inbounds i8, ptr %14, i64 448
  %37 = getelementptr inbounds i8, ptr %14, i64 512
  %38 = getelementptr inbounds i8, ptr %14, i64 576
  %39 = getelementptr inbounds i8, ptr %14, i64 640
  %40 = getelementptr inbounds i8, ptr %14, i64 704
  %41 = getelementptr inbounds i8, ptr %14, i64 768
  %42 = getelementptr inbounds i8, ptr %14, i64 832
  %43 = getelementptr inbounds i8, ptr %14, i64 896
  %44 = getelementptr inbounds i8, ptr %14, i64 960
  %45 = getelementptr inbounds i8, ptr %14, i64 128
  %46 = getelementptr inbounds i8, ptr %14, i64 256
  %47 = getelementptr inbounds i8, ptr %14, i64 384
  %48 = getelementptr inbounds i8, ptr %14, i64 512
  %49 = getelementptr inbounds i8, ptr %14, i64 640
  %50 = getelementptr inbounds i8, ptr %14, i64 768
  %51 = getelementptr inbounds i8, ptr %14, i64 896
  %xtraiter = and i64 %9, 3
  %52 = icmp ult i64 %9, 4
  %unroll_iter = and i64 %9, 9223372036854775804
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %xtraiter61 = and i64 %9, 3
  %53 = icmp ult i64 %9, 4
  %unroll_iter64 = and i64 %9, 9223372036854775804
  %lcmp.mod63.not = icmp eq i64 %xtraiter61, 0
  %xtraiter66 = and i64 %9, 3
  %54 = icmp ult i64 %9, 4
  %unroll_iter69 = and i64 %9, 9223372036854775804
  %lcmp.mod68.not = icmp eq i64 %xtraiter66, 0
  br label %55

._crit_edge:                                      ; preds = %largest_of_corners.exit, %10
  ret void

55:                                               ; preds = %.lr.ph49, %largest_of_corners.exit
  %.048 = phi i64 [ 0, %.lr.ph49 ], [ %229, %largest_of_corners.exit ]
  %56 = mul nsw i64 %.048, %3
  %57 = getelementptr inbounds i64, ptr %1, i64 %56
  %58 = mul nsw i64 %.048, %8
  %59 = getelementptr inbounds float, ptr %7, i64 %58
  br i1 %18, label %.lr.ph47, label %largest_of_corners.exit

.lr.ph47:                                         ; preds = %55, %162
  %.0.i46 = phi i64 [ %163, %162 ], [ 0, %55 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %14) #14
  %60 = getelementptr inbounds i64, ptr %57, i64 %.0.i46
  %61 = load i64, ptr %60, align 8, !tbaa !14
  %62 = getelementptr inbounds float, ptr %0, i64 %61
  br i1 %19, label %.lr.ph40, label %summed.exit.preheader

summed.exit.preheader:                            ; preds = %add_terms.exit.7, %.lr.ph47
  %.not.i = icmp eq i64 %.0.i46, 0
  br label %164

.lr.ph40:                                         ; preds = %.lr.ph47, %add_terms.exit.7
  %indvars.iv = phi i64 [ %indvars.iv.next, %add_terms.exit.7 ], [ %5, %.lr.ph47 ]
  %.0.i1739 = phi i64 [ %160, %add_terms.exit.7 ], [ 0, %.lr.ph47 ]
  %smin = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 256)
  %smax = tail call i64 @llvm.smax.i64(i64 %smin, i64 1)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %13) #14
  store <16 x float> zeroinitializer, ptr %13, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %.sroa.3.0..sroa_idx.i, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %23, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %.sroa.3.0..sroa_idx.i.1, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %24, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %.sroa.3.0..sroa_idx.i.2, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %25, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %.sroa.3.0..sroa_idx.i.3, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %26, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %.sroa.3.0..sroa_idx.i.4, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %27, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %.sroa.3.0..sroa_idx.i.5, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %28, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %.sroa.3.0..sroa_idx.i.6, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %29, align 16, !tbaa !13
  store <16 x float> zeroinitializer, ptr %.sroa.3.0..sroa_idx.i.7, align 16, !tbaa !13
  %63 = getelementptr inbounds i64, ptr %4, i64 %.0.i1739
  %.idx = shl nsw i64 %.0.i1739, 5
  %64 = getelementptr inbounds i8, ptr %6, i64 %.idx
  %65 = icmp slt i64 %.0.i1739, %5
  br i1 %65, label %.lr.ph37, label %add_terms.exit.preheader

add_terms.exit.preheader:                         ; preds = %96, %.lr.ph40
  %.not.i18 = icmp eq i64 %.0.i1739, 0
  br i1 %.not.i18, label %159, label %110

.lr.ph37:                                         ; preds = %.lr.ph40, %96
  %.0.i2336 = phi i64 [ %97, %96 ], [ 0, %.lr.ph40 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %11) #14
  %66 = getelementptr inbounds i64, ptr %63, i64 %.0.i2336
  %67 = load i64, ptr %66, align 8, !tbaa !14
  %68 = getelementptr inbounds float, ptr %62, i64 %67
  tail call void @llvm.experimental.noalias.scope.decl(metadata !147)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %11, i8 0, i64 128, i1 false), !alias.scope !147
  br i1 %20, label %69, label %.preheader

.preheader:                                       ; preds = %.lr.ph37
  br i1 %21, label %.lr.ph.preheader, label %pair_at.exit.i

.lr.ph.preheader:                                 ; preds = %.preheader
  br i1 %52, label %pair_at.exit.i.loopexit.unr-lcssa, label %.lr.ph

69:                                               ; preds = %.lr.ph37
  %70 = load <16 x float>, ptr %68, align 4, !tbaa !13, !noalias !147
  %71 = getelementptr inbounds i8, ptr %68, i64 64
  %72 = load <16 x float>, ptr %71, align 4, !tbaa !13, !noalias !147
  br label %pair_at.exit.i

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.0.i.i34 = phi i64 [ %88, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %73 = getelementptr inbounds float, ptr %68, i64 %.0.i.i34
  %74 = load float, ptr %73, align 4, !tbaa !2, !noalias !147
  %75 = getelementptr inbounds float, ptr %11, i64 %.0.i.i34
  store float %74, ptr %75, align 4, !tbaa !2, !alias.scope !147
  %76 = or disjoint i64 %.0.i.i34, 1
  %77 = getelementptr inbounds float, ptr %68, i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !2, !noalias !147
  %79 = getelementptr inbounds float, ptr %11, i64 %76
  store float %78, ptr %79, align 4, !tbaa !2, !alias.scope !147
  %80 = or disjoint i64 %.0.i.i34, 2
  %81 = getelementptr inbounds float, ptr %68, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !2, !noalias !147
  %83 = getelementptr inbounds float, ptr %11, i64 %80
  store float %82, ptr %83, align 4, !tbaa !2, !alias.scope !147
  %84 = or disjoint i64 %.0.i.i34, 3
  %85 = getelementptr inbounds float, ptr %68, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !2, !noalias !147
  %87 = getelementptr inbounds float, ptr %11, i64 %84
  store float %86, ptr %87, align 4, !tbaa !2, !alias.scope !147
  %88 = add nuw nsw i64 %.0.i.i34, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %pair_at.exit.i.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !26

pair_at.exit.i.loopexit.unr-lcssa:                ; preds = %.lr.ph, %.lr.ph.preheader
  %.0.i.i34.unr = phi i64 [ 0, %.lr.ph.preheader ], [ %88, %.lr.ph ]
  br i1 %lcmp.mod.not, label %pair_at.exit.i.loopexit, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %pair_at.exit.i.loopexit.unr-lcssa, %.lr.ph.epil
  %.0.i.i34.epil = phi i64 [ %92, %.lr.ph.epil ], [ %.0.i.i34.unr, %pair_at.exit.i.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph.epil ], [ 0, %pair_at.exit.i.loopexit.unr-lcssa ]
  %89 = getelementptr inbounds float, ptr %68, i64 %.0.i.i34.epil
  %90 = load float, ptr %89, align 4, !tbaa !2, !noalias !147
  %91 = getelementptr inbounds float, ptr %11, i64 %.0.i.i34.epil
  store float %90, ptr %91, align 4, !tbaa !2, !alias.scope !147
  %92 = add nuw nsw i64 %.0.i.i34.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %pair_at.exit.i.loopexit, label %.lr.ph.epil, !llvm.loop !150

pair_at.exit.i.loopexit:                          ; preds = %.lr.ph.epil, %pair_at.exit.i.loopexit.unr-lcssa
  %.pre = load <16 x float>, ptr %11, align 4, !tbaa !13
  %.pre58 = load <16 x float>, ptr %.sroa.2.0..sroa_idx.i.i, align 4, !tbaa !13
  br label %pair_at.exit.i

pair_at.exit.i:                                   ; preds = %pair_at.exit.i.loopexit, %.preheader, %69
  %93 = phi <16 x float> [ %.pre58, %pair_at.exit.i.loopexit ], [ zeroinitializer, %.preheader ], [ %72, %69 ]
  %94 = phi <16 x float> [ %.pre, %pair_at.exit.i.loopexit ], [ zeroinitializer, %.preheader ], [ %70, %69 ]
  %.idx30 = shl i64 %.0.i2336, 5
  %95 = getelementptr i8, ptr %64, i64 %.idx30
  br label %98

96:                                               ; preds = %98
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %11) #14
  %97 = add nuw nsw i64 %.0.i2336, 1
  %exitcond51.not = icmp eq i64 %97, %smax
  br i1 %exitcond51.not, label %add_terms.exit.preheader, label %.lr.ph37, !llvm.loop !19

98:                                               ; preds = %pair_at.exit.i, %98
  %.019.i35 = phi i64 [ 0, %pair_at.exit.i ], [ %109, %98 ]
  %99 = getelementptr float, ptr %95, i64 %.019.i35
  %100 = load float, ptr %99, align 4, !tbaa !2
  %101 = insertelement <16 x float> poison, float %100, i64 0
  %102 = shufflevector <16 x float> %101, <16 x float> poison, <16 x i32> zeroinitializer
  %103 = getelementptr inbounds %struct.pair, ptr %13, i64 %.019.i35
  %104 = load <16 x float>, ptr %103, align 16, !tbaa !13
  %105 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %94, <16 x float> %102, <16 x float> %104)
  store <16 x float> %105, ptr %103, align 16, !tbaa !13
  %106 = getelementptr inbounds i8, ptr %103, i64 64
  %107 = load <16 x float>, ptr %106, align 16, !tbaa !13
  %108 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %93, <16 x float> %102, <16 x float> %107)
  store <16 x float> %108, ptr %106, align 16, !tbaa !13
  %109 = add nuw nsw i64 %.019.i35, 1
  %exitcond50.not = icmp eq i64 %109, 8
  br i1 %exitcond50.not, label %96, label %98, !llvm.loop !141

110:                                              ; preds = %add_terms.exit.preheader
  %111 = load <16 x float>, ptr %14, align 16, !tbaa !13
  %112 = load <16 x float>, ptr %13, align 16, !tbaa !13
  %113 = fadd <16 x float> %111, %112
  %114 = load <16 x float>, ptr %30, align 16, !tbaa !13
  %115 = load <16 x float>, ptr %.sroa.3.0..sroa_idx.i, align 16, !tbaa !13
  %116 = fadd <16 x float> %114, %115
  store <16 x float> %113, ptr %14, align 16, !tbaa !13
  store <16 x float> %116, ptr %30, align 16, !tbaa !13
  %117 = load <16 x float>, ptr %31, align 16, !tbaa !13
  %118 = load <16 x float>, ptr %23, align 16, !tbaa !13
  %119 = fadd <16 x float> %117, %118
  %120 = load <16 x float>, ptr %32, align 16, !tbaa !13
  %121 = load <16 x float>, ptr %.sroa.3.0..sroa_idx.i.1, align 16, !tbaa !13
  %122 = fadd <16 x float> %120, %121
  store <16 x float> %119, ptr %31, align 16, !tbaa !13
  store <16 x float> %122, ptr %32, align 16, !tbaa !13
  %123 = load <16 x float>, ptr %33, align 16, !tbaa !13
  %124 = load <16 x float>, ptr %24, align 16, !tbaa !13
  %125 = fadd <16 x float> %123, %124
  %126 = load <16 x float>, ptr %34, align 16, !tbaa !13
  %127 = load <16 x float>, ptr %.sroa.3.0..sroa_idx.i.2, align 16, !tbaa !13
  %128 = fadd <16 x float> %126, %127
  store <16 x float> %125, ptr %33, align 16, !tbaa !13
  store <16 x float> %128, ptr %34, align 16, !tbaa !13
  %129 = load <16 x float>, ptr %35, align 16, !tbaa !13
  %130 = load <16 x float>, ptr %25, align 16, !tbaa !13
  %131 = fadd <16 x float> %129, %130
  %132 = load <16 x float>, ptr %36, align 16, !tbaa !13
  %133 = load <16 x float>, ptr %.sroa.3.0..sroa_idx.i.3, align 16, !tbaa !13
  %134 = fadd <16 x float> %132, %133
  store <16 x float> %131, ptr %35, align 16, !tbaa !13
  store <16 x float> %134, ptr %36, align 16, !tbaa !13
  %135 = load <16 x float>, ptr %37, align 16, !tbaa !13
  %136 = load <16 x float>, ptr %26, align 16, !tbaa !13
  %137 = fadd <16 x float> %135, %136
  %138 = load <16 x float>, ptr %38, align 16, !tbaa !13
  %139 = load <16 x float>, ptr %.sroa.3.0..sroa_idx.i.4, align 16, !tbaa !13
  %140 = fadd <16 x float> %138, %139
  store <16 x float> %137, ptr %37, align 16, !tbaa !13
  store <16 x float> %140, ptr %38, align 16, !tbaa !13
  %141 = load <16 x float>, ptr %39, align 16, !tbaa !13
  %142 = load <16 x float>, ptr %27, align 16, !tbaa !13
  %143 = fadd <16 x float> %141, %142
  %144 = load <16 x float>, ptr %40, align 16, !tbaa !13
  %145 = load <16 x float>, ptr %.sroa.3.0..sroa_idx.i.5, align 16, !tbaa !13
  %146 = fadd <16 x float> %144, %145
  store <16 x float> %143, ptr %39, align 16, !tbaa !13
  store <16 x float> %146, ptr %40, align 16, !tbaa !13
  %147 = load <16 x float>, ptr %41, align 16, !tbaa !13
  %148 = load <16 x float>, ptr %28, align 16, !tbaa !13
  %149 = fadd <16 x float> %147, %148
  %150 = load <16 x float>, ptr %42, align 16, !tbaa !13
  %151 = load <16 x float>, ptr %.sroa.3.0..sroa_idx.i.6, align 16, !tbaa !13
  %152 = fadd <16 x float> %150, %151
  store <16 x float> %149, ptr %41, align 16, !tbaa !13
  store <16 x float> %152, ptr %42, align 16, !tbaa !13
  %153 = load <16 x float>, ptr %43, align 16, !tbaa !13
  %154 = load <16 x float>, ptr %29, align 16, !tbaa !13
  %155 = fadd <16 x float> %153, %154
  %156 = load <16 x float>, ptr %44, align 16, !tbaa !13
  %157 = load <16 x float>, ptr %.sroa.3.0..sroa_idx.i.7, align 16, !tbaa !13
  %158 = fadd <16 x float> %156, %157
  store <16 x float> %155, ptr %43, align 16, !tbaa !13
  store <16 x float> %158, ptr %44, align 16, !tbaa !13
  br label %add_terms.exit.7

159:                                              ; preds = %add_terms.exit.preheader
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %14, ptr noundef nonnull align 16 dereferenceable(128) %13, i64 128, i1 false), !tbaa.struct !142
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %45, ptr noundef nonnull align 16 dereferenceable(128) %23, i64 128, i1 false), !tbaa.struct !142
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %46, ptr noundef nonnull align 16 dereferenceable(128) %24, i64 128, i1 false), !tbaa.struct !142
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %47, ptr noundef nonnull align 16 dereferenceable(128) %25, i64 128, i1 false), !tbaa.struct !142
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %48, ptr noundef nonnull align 16 dereferenceable(128) %26, i64 128, i1 false), !tbaa.struct !142
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %49, ptr noundef nonnull align 16 dereferenceable(128) %27, i64 128, i1 false), !tbaa.struct !142
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %50, ptr noundef nonnull align 16 dereferenceable(128) %28, i64 128, i1 false), !tbaa.struct !142
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %51, ptr noundef nonnull align 16 dereferenceable(128) %29, i64 128, i1 false), !tbaa.struct !142
  br label %add_terms.exit.7

add_terms.exit.7:                                 ; preds = %159, %110
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %13) #14
  %160 = add nuw nsw i64 %.0.i1739, 256
  %161 = icmp slt i64 %160, %5
  %indvars.iv.next = add i64 %indvars.iv, -256
  br i1 %161, label %.lr.ph40, label %summed.exit.preheader, !llvm.loop !20

162:                                              ; preds = %put.exit
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %14) #14
  %163 = add nuw nsw i64 %.0.i46, 1
  %exitcond56.not = icmp eq i64 %163, %3
  br i1 %exitcond56.not, label %largest_of_corners.exit, label %.lr.ph47, !llvm.loop !21

164:                                              ; preds = %summed.exit.preheader, %put.exit
  %.026.i45 = phi i64 [ 0, %summed.exit.preheader ], [ %228, %put.exit ]
  %165 = mul nsw i64 %17, %.026.i45
  %166 = getelementptr inbounds float, ptr %59, i64 %165
  br i1 %.not.i, label %202, label %167

167:                                              ; preds = %164
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %15) #14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !151)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %15, i8 0, i64 128, i1 false), !alias.scope !151
  br i1 %20, label %168, label %.preheader32

.preheader32:                                     ; preds = %167
  br i1 %21, label %.lr.ph42.preheader, label %pair_at.exit

.lr.ph42.preheader:                               ; preds = %.preheader32
  br i1 %53, label %pair_at.exit.loopexit.unr-lcssa, label %.lr.ph42

168:                                              ; preds = %167
  %169 = load <16 x float>, ptr %166, align 4, !tbaa !13, !noalias !151
  %170 = getelementptr inbounds i8, ptr %166, i64 64
  %171 = load <16 x float>, ptr %170, align 4, !tbaa !13, !noalias !151
  br label %pair_at.exit

.lr.ph42:                                         ; preds = %.lr.ph42.preheader, %.lr.ph42
  %.0.i1941 = phi i64 [ %187, %.lr.ph42 ], [ 0, %.lr.ph42.preheader ]
  %niter65 = phi i64 [ %niter65.next.3, %.lr.ph42 ], [ 0, %.lr.ph42.preheader ]
  %172 = getelementptr inbounds float, ptr %166, i64 %.0.i1941
  %173 = load float, ptr %172, align 4, !tbaa !2, !noalias !151
  %174 = getelementptr inbounds float, ptr %15, i64 %.0.i1941
  store float %173, ptr %174, align 4, !tbaa !2, !alias.scope !151
  %175 = or disjoint i64 %.0.i1941, 1
  %176 = getelementptr inbounds float, ptr %166, i64 %175
  %177 = load float, ptr %176, align 4, !tbaa !2, !noalias !151
  %178 = getelementptr inbounds float, ptr %15, i64 %175
  store float %177, ptr %178, align 4, !tbaa !2, !alias.scope !151
  %179 = or disjoint i64 %.0.i1941, 2
  %180 = getelementptr inbounds float, ptr %166, i64 %179
  %181 = load float, ptr %180, align 4, !tbaa !2, !noalias !151
  %182 = getelementptr inbounds float, ptr %15, i64 %179
  store float %181, ptr %182, align 4, !tbaa !2, !alias.scope !151
  %183 = or disjoint i64 %.0.i1941, 3
  %184 = getelementptr inbounds float, ptr %166, i64 %183
  %185 = load float, ptr %184, align 4, !tbaa !2, !noalias !151
  %186 = getelementptr inbounds float, ptr %15, i64 %183
  store float %185, ptr %186, align 4, !tbaa !2, !alias.scope !151
  %187 = add nuw nsw i64 %.0.i1941, 4
  %niter65.next.3 = add i64 %niter65, 4
  %niter65.ncmp.3 = icmp eq i64 %niter65.next.3, %unroll_iter64
  br i1 %niter65.ncmp.3, label %pair_at.exit.loopexit.unr-lcssa, label %.lr.ph42, !llvm.loop !26

pair_at.exit.loopexit.unr-lcssa:                  ; preds = %.lr.ph42, %.lr.ph42.preheader
  %.0.i1941.unr = phi i64 [ 0, %.lr.ph42.preheader ], [ %187, %.lr.ph42 ]
  br i1 %lcmp.mod63.not, label %pair_at.exit.loopexit, label %.lr.ph42.epil

.lr.ph42.epil:                                    ; preds = %pair_at.exit.loopexit.unr-lcssa, %.lr.ph42.epil
  %.0.i1941.epil = phi i64 [ %191, %.lr.ph42.epil ], [ %.0.i1941.unr, %pair_at.exit.loopexit.unr-lcssa ]
  %epil.iter62 = phi i64 [ %epil.iter62.next, %.lr.ph42.epil ], [ 0, %pair_at.exit.loopexit.unr-lcssa ]
  %188 = getelementptr inbounds float, ptr %166, i64 %.0.i1941.epil
  %189 = load float, ptr %188, align 4, !tbaa !2, !noalias !151
  %190 = getelementptr inbounds float, ptr %15, i64 %.0.i1941.epil
  store float %189, ptr %190, align 4, !tbaa !2, !alias.scope !151
  %191 = add nuw nsw i64 %.0.i1941.epil, 1
  %epil.iter62.next = add i64 %epil.iter62, 1
  %epil.iter62.cmp.not = icmp eq i64 %epil.iter62.next, %xtraiter61
  br i1 %epil.iter62.cmp.not, label %pair_at.exit.loopexit, label %.lr.ph42.epil, !llvm.loop !154

pair_at.exit.loopexit:                            ; preds = %.lr.ph42.epil, %pair_at.exit.loopexit.unr-lcssa
  %.pre59 = load <16 x float>, ptr %15, align 4, !tbaa !13
  %.pre60 = load <16 x float>, ptr %.sroa.2.0..sroa_idx.i, align 4, !tbaa !13
  br label %pair_at.exit

pair_at.exit:                                     ; preds = %pair_at.exit.loopexit, %.preheader32, %168
  %192 = phi <16 x float> [ %.pre60, %pair_at.exit.loopexit ], [ zeroinitializer, %.preheader32 ], [ %171, %168 ]
  %193 = phi <16 x float> [ %.pre59, %pair_at.exit.loopexit ], [ zeroinitializer, %.preheader32 ], [ %169, %168 ]
  %194 = getelementptr inbounds [8 x %struct.pair], ptr %14, i64 0, i64 %.026.i45
  %195 = load <16 x float>, ptr %194, align 16, !tbaa !13
  %196 = fcmp ule <16 x float> %193, %195
  %197 = fcmp ord <16 x float> %193, zeroinitializer
  %.not9.i20 = and <16 x i1> %196, %197
  %.v.i21 = select <16 x i1> %.not9.i20, <16 x float> %195, <16 x float> %193
  store <16 x float> %.v.i21, ptr %194, align 16, !tbaa !13
  %198 = getelementptr inbounds i8, ptr %194, i64 64
  %199 = load <16 x float>, ptr %198, align 16, !tbaa !13
  %200 = fcmp ule <16 x float> %192, %199
  %201 = fcmp ord <16 x float> %192, zeroinitializer
  %.not9.i = and <16 x i1> %200, %201
  %.v.i = select <16 x i1> %.not9.i, <16 x float> %199, <16 x float> %192
  store <16 x float> %.v.i, ptr %198, align 16, !tbaa !13
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %15) #14
  br label %202

202:                                              ; preds = %pair_at.exit, %164
  %203 = getelementptr inbounds [8 x %struct.pair], ptr %14, i64 0, i64 %.026.i45
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %12)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(128) %12, ptr noundef nonnull align 16 dereferenceable(128) %203, i64 128, i1 false)
  br i1 %20, label %204, label %.preheader31

.preheader31:                                     ; preds = %202
  br i1 %21, label %.lr.ph44.preheader, label %put.exit

.lr.ph44.preheader:                               ; preds = %.preheader31
  br i1 %54, label %put.exit.loopexit.unr-lcssa, label %.lr.ph44

204:                                              ; preds = %202
  %205 = load <16 x float>, ptr %12, align 64, !tbaa !13
  store <16 x float> %205, ptr %166, align 4, !tbaa !13
  %206 = load <16 x float>, ptr %22, align 64, !tbaa !13
  %207 = getelementptr inbounds i8, ptr %166, i64 64
  store <16 x float> %206, ptr %207, align 4, !tbaa !13
  br label %put.exit

.lr.ph44:                                         ; preds = %.lr.ph44.preheader, %.lr.ph44
  %.0.i2243 = phi i64 [ %223, %.lr.ph44 ], [ 0, %.lr.ph44.preheader ]
  %niter70 = phi i64 [ %niter70.next.3, %.lr.ph44 ], [ 0, %.lr.ph44.preheader ]
  %208 = getelementptr inbounds float, ptr %12, i64 %.0.i2243
  %209 = load float, ptr %208, align 16, !tbaa !2
  %210 = getelementptr inbounds float, ptr %166, i64 %.0.i2243
  store float %209, ptr %210, align 4, !tbaa !2
  %211 = or disjoint i64 %.0.i2243, 1
  %212 = getelementptr inbounds float, ptr %12, i64 %211
  %213 = load float, ptr %212, align 4, !tbaa !2
  %214 = getelementptr inbounds float, ptr %166, i64 %211
  store float %213, ptr %214, align 4, !tbaa !2
  %215 = or disjoint i64 %.0.i2243, 2
  %216 = getelementptr inbounds float, ptr %12, i64 %215
  %217 = load float, ptr %216, align 8, !tbaa !2
  %218 = getelementptr inbounds float, ptr %166, i64 %215
  store float %217, ptr %218, align 4, !tbaa !2
  %219 = or disjoint i64 %.0.i2243, 3
  %220 = getelementptr inbounds float, ptr %12, i64 %219
  %221 = load float, ptr %220, align 4, !tbaa !2
  %222 = getelementptr inbounds float, ptr %166, i64 %219
  store float %221, ptr %222, align 4, !tbaa !2
  %223 = add nuw nsw i64 %.0.i2243, 4
  %niter70.next.3 = add i64 %niter70, 4
  %niter70.ncmp.3 = icmp eq i64 %niter70.next.3, %unroll_iter69
  br i1 %niter70.ncmp.3, label %put.exit.loopexit.unr-lcssa, label %.lr.ph44, !llvm.loop !32

put.exit.loopexit.unr-lcssa:                      ; preds = %.lr.ph44, %.lr.ph44.preheader
  %.0.i2243.unr = phi i64 [ 0, %.lr.ph44.preheader ], [ %223, %.lr.ph44 ]
  br i1 %lcmp.mod68.not, label %put.exit, label %.lr.ph44.epil

.lr.ph44.epil:                                    ; preds = %put.exit.loopexit.unr-lcssa, %.lr.ph44.epil
  %.0.i2243.epil = phi i64 [ %227, %.lr.ph44.epil ], [ %.0.i2243.unr, %put.exit.loopexit.unr-lcssa ]
  %epil.iter67 = phi i64 [ %epil.iter67.next, %.lr.ph44.epil ], [ 0, %put.exit.loopexit.unr-lcssa ]
  %224 = getelementptr inbounds float, ptr %12, i64 %.0.i2243.epil
  %225 = load float, ptr %224, align 4, !tbaa !2
  %226 = getelementptr inbounds float, ptr %166, i64 %.0.i2243.epil
  store float %225, ptr %226, align 4, !tbaa !2
  %227 = add nuw nsw i64 %.0.i2243.epil, 1
  %epil.iter67.next = add i64 %epil.iter67, 1
  %epil.iter67.cmp.not = icmp eq i64 %epil.iter67.next, %xtraiter66
  br i1 %epil.iter67.cmp.not, label %put.exit, label %.lr.ph44.epil, !llvm.loop !155

put.exit:                                         ; preds = %put.exit.loopexit.unr-lcssa, %.lr.ph44.epil, %.preheader31, %204
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %12)
  %228 = add nuw nsw i64 %.026.i45, 1
  %exitcond55.not = icmp eq i64 %228, 8
  br i1 %exitcond55.not, label %162, label %164, !llvm.loop !51

largest_of_corners.exit:                          ; preds = %162, %55
  %229 = add nuw nsw i64 %.048, 1
  %exitcond57.not = icmp eq i64 %229, %2
  br i1 %exitcond57.not, label %._crit_edge, label %55, !llvm.loop !156
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @switched(ptr noalias nocapture noundef readonly %0, ptr noalias nocapture noundef readonly %1, float noundef %2, float noundef %3, i64 noundef %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef %6, i64 noundef %7, i64 noundef %8, i64 noundef %9) local_unnamed_addr #5 {
  %.not = icmp eq i64 %4, 0
  br i1 %.not, label %.loopexit, label %.preheader92

.preheader92:                                     ; preds = %10
  %11 = mul i64 %9, 3
  %12 = mul i64 %11, %8
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %.lr.ph.preheader, label %.loopexit

.lr.ph.preheader:                                 ; preds = %.preheader92
  %xtraiter = and i64 %12, 7
  %14 = icmp ult i64 %12, 8
  br i1 %14, label %.loopexit.loopexit.unr-lcssa, label %.lr.ph.preheader.new

.lr.ph.preheader.new:                             ; preds = %.lr.ph.preheader
  %unroll_iter = and i64 %12, 9223372036854775800
  br label %.lr.ph

.lr.ph:                                           ; preds = %.lr.ph, %.lr.ph.preheader.new
  %.093 = phi i64 [ 0, %.lr.ph.preheader.new ], [ %30, %.lr.ph ]
  %niter = phi i64 [ 0, %.lr.ph.preheader.new ], [ %niter.next.7, %.lr.ph ]
  %15 = getelementptr inbounds float, ptr %6, i64 %.093
  store float 0.000000e+00, ptr %15, align 4, !tbaa !2
  %16 = or disjoint i64 %.093, 1
  %17 = getelementptr inbounds float, ptr %6, i64 %16
  store float 0.000000e+00, ptr %17, align 4, !tbaa !2
  %18 = or disjoint i64 %.093, 2
  %19 = getelementptr inbounds float, ptr %6, i64 %18
  store float 0.000000e+00, ptr %19, align 4, !tbaa !2
  %20 = or disjoint i64 %.093, 3
  %21 = getelementptr inbounds float, ptr %6, i64 %20
  store float 0.000000e+00, ptr %21, align 4, !tbaa !2
  %22 = or disjoint i64 %.093, 4
  %23 = getelementptr inbounds float, ptr %6, i64 %22
  store float 0.000000e+00, ptr %23, align 4, !tbaa !2
  %24 = or disjoint i64 %.093, 5
  %25 = getelementptr inbounds float, ptr %6, i64 %24
  store float 0.000000e+00, ptr %25, align 4, !tbaa !2
  %26 = or disjoint i64 %.093, 6
  %27 = getelementptr inbounds float, ptr %6, i64 %26
  store float 0.000000e+00, ptr %27, align 4, !tbaa !2
  %28 = or disjoint i64 %.093, 7
  %29 = getelementptr inbounds float, ptr %6, i64 %28
  store float 0.000000e+00, ptr %29, align 4, !tbaa !2
  %30 = add nuw nsw i64 %.093, 8
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %.loopexit.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !157

.loopexit.loopexit.unr-lcssa:                     ; preds = %.lr.ph, %.lr.ph.preheader
  %.093.unr = phi i64 [ 0, %.lr.ph.preheader ], [ %30, %.lr.ph ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %.loopexit, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %.loopexit.loopexit.unr-lcssa, %.lr.ph.epil
  %.093.epil = phi i64 [ %32, %.lr.ph.epil ], [ %.093.unr, %.loopexit.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph.epil ], [ 0, %.loopexit.loopexit.unr-lcssa ]
  %31 = getelementptr inbounds float, ptr %6, i64 %.093.epil
  store float 0.000000e+00, ptr %31, align 4, !tbaa !2
  %32 = add nuw nsw i64 %.093.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %.loopexit, label %.lr.ph.epil, !llvm.loop !158

.loopexit:                                        ; preds = %.loopexit.loopexit.unr-lcssa, %.lr.ph.epil, %.preheader92, %10
  %33 = icmp sgt i64 %8, 0
  br i1 %33, label %.lr.ph137, label %._crit_edge138

.lr.ph137:                                        ; preds = %.loopexit
  %factor.op.mul130 = shl i64 %9, 1
  %34 = icmp sgt i64 %7, 0
  %35 = insertelement <16 x float> poison, float %3, i64 0
  %36 = shufflevector <16 x float> %35, <16 x float> poison, <16 x i32> zeroinitializer
  %37 = insertelement <16 x float> poison, float %2, i64 0
  %38 = shufflevector <16 x float> %37, <16 x float> poison, <16 x i32> zeroinitializer
  %39 = mul i64 %9, 3
  br label %40

._crit_edge138:                                   ; preds = %._crit_edge134, %.loopexit
  ret void

40:                                               ; preds = %.lr.ph137, %._crit_edge134
  %indvars.iv = phi i64 [ %8, %.lr.ph137 ], [ %indvars.iv.next, %._crit_edge134 ]
  %.063135 = phi i64 [ 0, %.lr.ph137 ], [ %44, %._crit_edge134 ]
  %smin175 = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 64)
  %smin = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 64)
  %smin153 = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 64)
  %41 = sub nsw i64 %8, %.063135
  %42 = tail call i64 @llvm.smin.i64(i64 %41, i64 64)
  %invariant.gep = getelementptr float, ptr %0, i64 %.063135
  %invariant.gep128 = getelementptr float, ptr %1, i64 %.063135
  br i1 %34, label %.lr.ph133, label %._crit_edge134

.lr.ph133:                                        ; preds = %40
  %43 = icmp sgt i64 %41, 63
  %.not.i7694 = icmp slt i64 %41, 16
  %.not.i76 = icmp slt i64 %41, 32
  %.not.i76.1 = icmp slt i64 %41, 48
  %.not.i82 = icmp slt i64 %41, 32
  %.not.i82.1 = icmp slt i64 %41, 48
  br label %46

._crit_edge134:                                   ; preds = %._crit_edge, %40
  %44 = add nuw nsw i64 %.063135, 64
  %45 = icmp slt i64 %44, %8
  %indvars.iv.next = add i64 %indvars.iv, -64
  br i1 %45, label %40, label %._crit_edge138, !llvm.loop !159

46:                                               ; preds = %.lr.ph133, %._crit_edge
  %.064131 = phi i64 [ 0, %.lr.ph133 ], [ %226, %._crit_edge ]
  %47 = mul nuw nsw i64 %.064131, %8
  %gep = getelementptr float, ptr %invariant.gep, i64 %47
  %gep129 = getelementptr float, ptr %invariant.gep128, i64 %47
  br i1 %43, label %above_zero.exit.preheader, label %.preheader91

.preheader91:                                     ; preds = %46
  br i1 %.not.i7694, label %.preheader90, label %.lr.ph97

above_zero.exit.preheader:                        ; preds = %46
  %48 = getelementptr inbounds i8, ptr %gep129, i64 192
  %49 = load <16 x float>, ptr %48, align 4, !tbaa !13
  %50 = getelementptr inbounds i8, ptr %gep, i64 192
  %51 = load <16 x float>, ptr %50, align 4, !tbaa !13
  %52 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %49, <16 x float> %36, <16 x float> %51)
  %53 = fcmp ogt <16 x float> %52, zeroinitializer
  %54 = bitcast <16 x i1> %53 to i16
  %55 = zext i16 %54 to i64
  %56 = shl nuw i64 %55, 48
  %57 = getelementptr inbounds i8, ptr %gep129, i64 128
  %58 = load <16 x float>, ptr %57, align 4, !tbaa !13
  %59 = getelementptr inbounds i8, ptr %gep, i64 128
  %60 = load <16 x float>, ptr %59, align 4, !tbaa !13
  %61 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %58, <16 x float> %36, <16 x float> %60)
  %62 = fcmp ogt <16 x float> %61, zeroinitializer
  %63 = bitcast <16 x i1> %62 to i16
  %64 = zext i16 %63 to i64
  %65 = shl nuw nsw i64 %64, 32
  %66 = getelementptr inbounds i8, ptr %gep129, i64 64
  %67 = load <16 x float>, ptr %66, align 4, !tbaa !13
  %68 = getelementptr inbounds i8, ptr %gep, i64 64
  %69 = load <16 x float>, ptr %68, align 4, !tbaa !13
  %70 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %67, <16 x float> %36, <16 x float> %69)
  %71 = fcmp ogt <16 x float> %70, zeroinitializer
  %72 = bitcast <16 x i1> %71 to i16
  %73 = zext i16 %72 to i64
  %74 = shl nuw nsw i64 %73, 16
  %75 = load <16 x float>, ptr %gep129, align 4, !tbaa !13
  %76 = load <16 x float>, ptr %gep, align 4, !tbaa !13
  %77 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %75, <16 x float> %36, <16 x float> %76)
  %78 = fcmp ogt <16 x float> %77, zeroinitializer
  %79 = bitcast <16 x i1> %78 to i16
  %80 = zext i16 %79 to i64
  %81 = or disjoint i64 %74, %80
  %82 = or disjoint i64 %65, %81
  %83 = or disjoint i64 %56, %82
  %84 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %75, <16 x float> %38, <16 x float> %76)
  %85 = fcmp ogt <16 x float> %84, zeroinitializer
  %86 = bitcast <16 x i1> %85 to i16
  %87 = zext i16 %86 to i64
  %88 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %67, <16 x float> %38, <16 x float> %69)
  %89 = fcmp ogt <16 x float> %88, zeroinitializer
  %90 = bitcast <16 x i1> %89 to i16
  %91 = zext i16 %90 to i64
  %92 = shl nuw nsw i64 %91, 16
  %93 = or disjoint i64 %92, %87
  %94 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %58, <16 x float> %38, <16 x float> %60)
  %95 = fcmp ogt <16 x float> %94, zeroinitializer
  %96 = bitcast <16 x i1> %95 to i16
  %97 = zext i16 %96 to i64
  %98 = shl nuw nsw i64 %97, 32
  %99 = or disjoint i64 %98, %93
  %100 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %49, <16 x float> %38, <16 x float> %51)
  %101 = fcmp ogt <16 x float> %100, zeroinitializer
  %102 = bitcast <16 x i1> %101 to i16
  %103 = zext i16 %102 to i64
  %104 = shl nuw i64 %103, 48
  %105 = or disjoint i64 %104, %99
  br label %above_zero.exit73

.preheader90:                                     ; preds = %.lr.ph97, %.lr.ph97.1, %.lr.ph97.2, %.preheader91
  %.023.i74.lcssa = phi i64 [ 0, %.preheader91 ], [ 16, %.lr.ph97 ], [ 32, %.lr.ph97.1 ], [ 48, %.lr.ph97.2 ]
  %.0.i75.lcssa = phi i64 [ 0, %.preheader91 ], [ %124, %.lr.ph97 ], [ %134, %.lr.ph97.1 ], [ %144, %.lr.ph97.2 ]
  %106 = icmp slt i64 %.023.i74.lcssa, %42
  br i1 %106, label %.lr.ph101.preheader, label %above_zero.exit79.preheader

.lr.ph101.preheader:                              ; preds = %.preheader90
  %107 = sub i64 %smin, %.023.i74.lcssa
  %.neg = add i64 %.023.i74.lcssa, 1
  %xtraiter173 = and i64 %107, 1
  %lcmp.mod174.not = icmp eq i64 %xtraiter173, 0
  br i1 %lcmp.mod174.not, label %.lr.ph101.prol.loopexit, label %.lr.ph101.prol

.lr.ph101.prol:                                   ; preds = %.lr.ph101.preheader
  %108 = getelementptr inbounds float, ptr %gep129, i64 %.023.i74.lcssa
  %109 = load float, ptr %108, align 4, !tbaa !2
  %110 = getelementptr inbounds float, ptr %gep, i64 %.023.i74.lcssa
  %111 = load float, ptr %110, align 4, !tbaa !2
  %112 = tail call float @llvm.fmuladd.f32(float %109, float %3, float %111)
  %113 = fcmp ogt float %112, 0.000000e+00
  %114 = zext i1 %113 to i64
  %115 = shl nuw i64 %114, %.023.i74.lcssa
  %116 = or i64 %115, %.0.i75.lcssa
  %117 = add nuw nsw i64 %.023.i74.lcssa, 1
  br label %.lr.ph101.prol.loopexit

.lr.ph101.prol.loopexit:                          ; preds = %.lr.ph101.prol, %.lr.ph101.preheader
  %.lcssa169.unr = phi i64 [ poison, %.lr.ph101.preheader ], [ %116, %.lr.ph101.prol ]
  %.1.i78100.unr = phi i64 [ %.0.i75.lcssa, %.lr.ph101.preheader ], [ %116, %.lr.ph101.prol ]
  %.124.i7799.unr = phi i64 [ %.023.i74.lcssa, %.lr.ph101.preheader ], [ %117, %.lr.ph101.prol ]
  %118 = icmp eq i64 %smin, %.neg
  br i1 %118, label %above_zero.exit79.preheader, label %.lr.ph101

.lr.ph97:                                         ; preds = %.preheader91
  %119 = load <16 x float>, ptr %gep, align 4, !tbaa !13
  %120 = load <16 x float>, ptr %gep129, align 4, !tbaa !13
  %121 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %120, <16 x float> %36, <16 x float> %119)
  %122 = fcmp ogt <16 x float> %121, zeroinitializer
  %123 = bitcast <16 x i1> %122 to i16
  %124 = zext i16 %123 to i64
  br i1 %.not.i76, label %.preheader90, label %.lr.ph97.1, !llvm.loop !160

.lr.ph97.1:                                       ; preds = %.lr.ph97
  %125 = getelementptr inbounds i8, ptr %gep, i64 64
  %126 = load <16 x float>, ptr %125, align 4, !tbaa !13
  %127 = getelementptr inbounds i8, ptr %gep129, i64 64
  %128 = load <16 x float>, ptr %127, align 4, !tbaa !13
  %129 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %128, <16 x float> %36, <16 x float> %126)
  %130 = fcmp ogt <16 x float> %129, zeroinitializer
  %131 = bitcast <16 x i1> %130 to i16
  %132 = zext i16 %131 to i64
  %133 = shl nuw nsw i64 %132, 16
  %134 = or disjoint i64 %133, %124
  br i1 %.not.i76.1, label %.preheader90, label %.lr.ph97.2, !llvm.loop !160

.lr.ph97.2:                                       ; preds = %.lr.ph97.1
  %135 = getelementptr inbounds i8, ptr %gep, i64 128
  %136 = load <16 x float>, ptr %135, align 4, !tbaa !13
  %137 = getelementptr inbounds i8, ptr %gep129, i64 128
  %138 = load <16 x float>, ptr %137, align 4, !tbaa !13
  %139 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %138, <16 x float> %36, <16 x float> %136)
  %140 = fcmp ogt <16 x float> %139, zeroinitializer
  %141 = bitcast <16 x i1> %140 to i16
  %142 = zext i16 %141 to i64
  %143 = shl nuw nsw i64 %142, 32
  %144 = or disjoint i64 %143, %134
  br label %.preheader90, !llvm.loop !160

above_zero.exit79.preheader:                      ; preds = %.lr.ph101.prol.loopexit, %.lr.ph101, %.preheader90
  %.1.i78.lcssa = phi i64 [ %.0.i75.lcssa, %.preheader90 ], [ %.lcssa169.unr, %.lr.ph101.prol.loopexit ], [ %163, %.lr.ph101 ]
  br i1 %.not.i7694, label %.preheader88, label %above_zero.exit79

.lr.ph101:                                        ; preds = %.lr.ph101.prol.loopexit, %.lr.ph101
  %.1.i78100 = phi i64 [ %163, %.lr.ph101 ], [ %.1.i78100.unr, %.lr.ph101.prol.loopexit ]
  %.124.i7799 = phi i64 [ %164, %.lr.ph101 ], [ %.124.i7799.unr, %.lr.ph101.prol.loopexit ]
  %145 = getelementptr inbounds float, ptr %gep129, i64 %.124.i7799
  %146 = load float, ptr %145, align 4, !tbaa !2
  %147 = getelementptr inbounds float, ptr %gep, i64 %.124.i7799
  %148 = load float, ptr %147, align 4, !tbaa !2
  %149 = tail call float @llvm.fmuladd.f32(float %146, float %3, float %148)
  %150 = fcmp ogt float %149, 0.000000e+00
  %151 = zext i1 %150 to i64
  %152 = shl nuw i64 %151, %.124.i7799
  %153 = or i64 %152, %.1.i78100
  %154 = add nuw nsw i64 %.124.i7799, 1
  %155 = getelementptr inbounds float, ptr %gep129, i64 %154
  %156 = load float, ptr %155, align 4, !tbaa !2
  %157 = getelementptr inbounds float, ptr %gep, i64 %154
  %158 = load float, ptr %157, align 4, !tbaa !2
  %159 = tail call float @llvm.fmuladd.f32(float %156, float %3, float %158)
  %160 = fcmp ogt float %159, 0.000000e+00
  %161 = zext i1 %160 to i64
  %162 = shl nuw i64 %161, %154
  %163 = or i64 %162, %153
  %164 = add nuw nsw i64 %.124.i7799, 2
  %exitcond152.not.1 = icmp eq i64 %164, %smin153
  br i1 %exitcond152.not.1, label %above_zero.exit79.preheader, label %.lr.ph101, !llvm.loop !161

.preheader88:                                     ; preds = %above_zero.exit79, %above_zero.exit79.1, %above_zero.exit79.2, %above_zero.exit79.preheader
  %.023.i80.lcssa = phi i64 [ 0, %above_zero.exit79.preheader ], [ 16, %above_zero.exit79 ], [ 32, %above_zero.exit79.1 ], [ 48, %above_zero.exit79.2 ]
  %.0.i81.lcssa = phi i64 [ 0, %above_zero.exit79.preheader ], [ %183, %above_zero.exit79 ], [ %193, %above_zero.exit79.1 ], [ %203, %above_zero.exit79.2 ]
  %165 = icmp slt i64 %.023.i80.lcssa, %42
  br i1 %165, label %.lr.ph111.preheader, label %above_zero.exit73

.lr.ph111.preheader:                              ; preds = %.preheader88
  %166 = sub i64 %smin175, %.023.i80.lcssa
  %.neg178 = add i64 %.023.i80.lcssa, 1
  %xtraiter176 = and i64 %166, 1
  %lcmp.mod177.not = icmp eq i64 %xtraiter176, 0
  br i1 %lcmp.mod177.not, label %.lr.ph111.prol.loopexit, label %.lr.ph111.prol

.lr.ph111.prol:                                   ; preds = %.lr.ph111.preheader
  %167 = getelementptr inbounds float, ptr %gep129, i64 %.023.i80.lcssa
  %168 = load float, ptr %167, align 4, !tbaa !2
  %169 = getelementptr inbounds float, ptr %gep, i64 %.023.i80.lcssa
  %170 = load float, ptr %169, align 4, !tbaa !2
  %171 = tail call float @llvm.fmuladd.f32(float %168, float %2, float %170)
  %172 = fcmp ogt float %171, 0.000000e+00
  %173 = zext i1 %172 to i64
  %174 = shl nuw i64 %173, %.023.i80.lcssa
  %175 = or i64 %174, %.0.i81.lcssa
  %176 = add nuw nsw i64 %.023.i80.lcssa, 1
  br label %.lr.ph111.prol.loopexit

.lr.ph111.prol.loopexit:                          ; preds = %.lr.ph111.prol, %.lr.ph111.preheader
  %.lcssa172.unr = phi i64 [ poison, %.lr.ph111.preheader ], [ %175, %.lr.ph111.prol ]
  %.1.i84110.unr = phi i64 [ %.0.i81.lcssa, %.lr.ph111.preheader ], [ %175, %.lr.ph111.prol ]
  %.124.i83109.unr = phi i64 [ %.023.i80.lcssa, %.lr.ph111.preheader ], [ %176, %.lr.ph111.prol ]
  %177 = icmp eq i64 %smin175, %.neg178
  br i1 %177, label %above_zero.exit73, label %.lr.ph111

above_zero.exit79:                                ; preds = %above_zero.exit79.preheader
  %178 = load <16 x float>, ptr %gep, align 4, !tbaa !13
  %179 = load <16 x float>, ptr %gep129, align 4, !tbaa !13
  %180 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %179, <16 x float> %38, <16 x float> %178)
  %181 = fcmp ogt <16 x float> %180, zeroinitializer
  %182 = bitcast <16 x i1> %181 to i16
  %183 = zext i16 %182 to i64
  br i1 %.not.i82, label %.preheader88, label %above_zero.exit79.1, !llvm.loop !160

above_zero.exit79.1:                              ; preds = %above_zero.exit79
  %184 = getelementptr inbounds i8, ptr %gep, i64 64
  %185 = load <16 x float>, ptr %184, align 4, !tbaa !13
  %186 = getelementptr inbounds i8, ptr %gep129, i64 64
  %187 = load <16 x float>, ptr %186, align 4, !tbaa !13
  %188 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %187, <16 x float> %38, <16 x float> %185)
  %189 = fcmp ogt <16 x float> %188, zeroinitializer
  %190 = bitcast <16 x i1> %189 to i16
  %191 = zext i16 %190 to i64
  %192 = shl nuw nsw i64 %191, 16
  %193 = or disjoint i64 %192, %183
  br i1 %.not.i82.1, label %.preheader88, label %above_zero.exit79.2, !llvm.loop !160

above_zero.exit79.2:                              ; preds = %above_zero.exit79.1
  %194 = getelementptr inbounds i8, ptr %gep, i64 128
  %195 = load <16 x float>, ptr %194, align 4, !tbaa !13
  %196 = getelementptr inbounds i8, ptr %gep129, i64 128
  %197 = load <16 x float>, ptr %196, align 4, !tbaa !13
  %198 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %197, <16 x float> %38, <16 x float> %195)
  %199 = fcmp ogt <16 x float> %198, zeroinitializer
  %200 = bitcast <16 x i1> %199 to i16
  %201 = zext i16 %200 to i64
  %202 = shl nuw nsw i64 %201, 32
  %203 = or disjoint i64 %202, %193
  br label %.preheader88, !llvm.loop !160

.lr.ph111:                                        ; preds = %.lr.ph111.prol.loopexit, %.lr.ph111
  %.1.i84110 = phi i64 [ %222, %.lr.ph111 ], [ %.1.i84110.unr, %.lr.ph111.prol.loopexit ]
  %.124.i83109 = phi i64 [ %223, %.lr.ph111 ], [ %.124.i83109.unr, %.lr.ph111.prol.loopexit ]
  %204 = getelementptr inbounds float, ptr %gep129, i64 %.124.i83109
  %205 = load float, ptr %204, align 4, !tbaa !2
  %206 = getelementptr inbounds float, ptr %gep, i64 %.124.i83109
  %207 = load float, ptr %206, align 4, !tbaa !2
  %208 = tail call float @llvm.fmuladd.f32(float %205, float %2, float %207)
  %209 = fcmp ogt float %208, 0.000000e+00
  %210 = zext i1 %209 to i64
  %211 = shl nuw i64 %210, %.124.i83109
  %212 = or i64 %211, %.1.i84110
  %213 = add nuw nsw i64 %.124.i83109, 1
  %214 = getelementptr inbounds float, ptr %gep129, i64 %213
  %215 = load float, ptr %214, align 4, !tbaa !2
  %216 = getelementptr inbounds float, ptr %gep, i64 %213
  %217 = load float, ptr %216, align 4, !tbaa !2
  %218 = tail call float @llvm.fmuladd.f32(float %215, float %2, float %217)
  %219 = fcmp ogt float %218, 0.000000e+00
  %220 = zext i1 %219 to i64
  %221 = shl nuw i64 %220, %213
  %222 = or i64 %221, %212
  %223 = add nuw nsw i64 %.124.i83109, 2
  %exitcond154.not.1 = icmp eq i64 %223, %smin153
  br i1 %exitcond154.not.1, label %above_zero.exit73, label %.lr.ph111, !llvm.loop !161

above_zero.exit73:                                ; preds = %.lr.ph111.prol.loopexit, %.lr.ph111, %above_zero.exit.preheader, %.preheader88
  %.062 = phi i64 [ %83, %above_zero.exit.preheader ], [ %.1.i78.lcssa, %.preheader88 ], [ %.1.i78.lcssa, %.lr.ph111 ], [ %.1.i78.lcssa, %.lr.ph111.prol.loopexit ]
  %.061 = phi i64 [ %105, %above_zero.exit.preheader ], [ %.0.i81.lcssa, %.preheader88 ], [ %.lcssa172.unr, %.lr.ph111.prol.loopexit ], [ %222, %.lr.ph111 ]
  %spec.select = select i1 %.not, i64 %.061, i64 0
  %.not67125 = icmp eq i64 %spec.select, %.062
  br i1 %.not67125, label %._crit_edge, label %.lr.ph127

.lr.ph127:                                        ; preds = %above_zero.exit73
  %224 = xor i64 %spec.select, %.062
  %factor.op.mul.reass = mul i64 %factor.op.mul130, %.064131
  %225 = getelementptr inbounds float, ptr %5, i64 %factor.op.mul.reass
  br label %227

._crit_edge:                                      ; preds = %227, %above_zero.exit73
  %226 = add nuw nsw i64 %.064131, 1
  %exitcond155.not = icmp eq i64 %226, %7
  br i1 %exitcond155.not, label %._crit_edge134, label %46, !llvm.loop !162

227:                                              ; preds = %.lr.ph127, %227
  %.060126 = phi i64 [ %224, %.lr.ph127 ], [ %239, %227 ]
  %228 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %.060126, i1 true)
  %229 = or disjoint i64 %228, %.063135
  %230 = mul i64 %39, %229
  %231 = getelementptr inbounds float, ptr %6, i64 %230
  %232 = getelementptr inbounds float, ptr %gep, i64 %228
  %233 = load float, ptr %232, align 4, !tbaa !2
  %234 = getelementptr inbounds float, ptr %gep129, i64 %228
  %235 = load float, ptr %234, align 4, !tbaa !2
  %236 = lshr i64 %.062, %228
  %237 = and i64 %236, 1
  tail call fastcc void @switch_one(ptr noundef %231, ptr noundef %225, float noundef %233, float noundef %235, i64 noundef %237, i64 noundef %9) #13
  %238 = add i64 %.060126, -1
  %239 = and i64 %238, %.060126
  %.not67 = icmp eq i64 %239, 0
  br i1 %.not67, label %._crit_edge, label %227, !llvm.loop !163
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #6

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @switch_one(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, float noundef %2, float noundef %3, i64 noundef %4, i64 noundef %5) unnamed_addr #2 {
  %.not = icmp eq i64 %4, 0
  %7 = fneg float %2
  %8 = fneg float %3
  %.056 = select i1 %.not, float %8, float %3
  %.0 = select i1 %.not, float %7, float %2
  %.not6163 = icmp slt i64 %5, 16
  br i1 %.not6163, label %.preheader, label %.lr.ph

.lr.ph:                                           ; preds = %6
  %9 = getelementptr inbounds float, ptr %0, i64 %5
  %.idx62 = shl nsw i64 %5, 3
  %10 = getelementptr inbounds i8, ptr %0, i64 %.idx62
  %11 = getelementptr inbounds float, ptr %1, i64 %5
  %12 = insertelement <16 x float> poison, float %.0, i64 0
  %13 = shufflevector <16 x float> %12, <16 x float> poison, <16 x i32> zeroinitializer
  %14 = insertelement <16 x float> poison, float %.056, i64 0
  %15 = shufflevector <16 x float> %14, <16 x float> poison, <16 x i32> zeroinitializer
  br label %20

.preheader:                                       ; preds = %20, %6
  %.057.lcssa = phi i64 [ 0, %6 ], [ %21, %20 ]
  %16 = icmp slt i64 %.057.lcssa, %5
  br i1 %16, label %.lr.ph66, label %._crit_edge

.lr.ph66:                                         ; preds = %.preheader
  %17 = getelementptr inbounds float, ptr %0, i64 %5
  %.idx = shl nsw i64 %5, 3
  %18 = getelementptr inbounds i8, ptr %0, i64 %.idx
  %19 = getelementptr inbounds float, ptr %1, i64 %5
  br label %38

20:                                               ; preds = %.lr.ph, %20
  %21 = phi i64 [ 16, %.lr.ph ], [ %37, %20 ]
  %.05764 = phi i64 [ 0, %.lr.ph ], [ %21, %20 ]
  %22 = getelementptr inbounds float, ptr %0, i64 %.05764
  %23 = getelementptr inbounds float, ptr %9, i64 %.05764
  %24 = getelementptr inbounds float, ptr %10, i64 %.05764
  %25 = getelementptr inbounds float, ptr %1, i64 %.05764
  %26 = load <16 x float>, ptr %25, align 4, !tbaa !13
  %27 = getelementptr inbounds float, ptr %11, i64 %.05764
  %28 = load <16 x float>, ptr %27, align 4, !tbaa !13
  %29 = load <16 x float>, ptr %22, align 4, !tbaa !13
  %30 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %13, <16 x float> %26, <16 x float> %29)
  store <16 x float> %30, ptr %22, align 4, !tbaa !13
  %31 = fmul <16 x float> %15, %26
  %32 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %13, <16 x float> %28, <16 x float> %31)
  %33 = load <16 x float>, ptr %23, align 4, !tbaa !13
  %34 = fadd <16 x float> %32, %33
  store <16 x float> %34, ptr %23, align 4, !tbaa !13
  %35 = load <16 x float>, ptr %24, align 4, !tbaa !13
  %36 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %15, <16 x float> %28, <16 x float> %35)
  store <16 x float> %36, ptr %24, align 4, !tbaa !13
  %37 = add nuw nsw i64 %21, 16
  %.not61 = icmp sgt i64 %37, %5
  br i1 %.not61, label %.preheader, label %20, !llvm.loop !164

38:                                               ; preds = %.lr.ph66, %38
  %.165 = phi i64 [ %.057.lcssa, %.lr.ph66 ], [ %54, %38 ]
  %39 = getelementptr inbounds float, ptr %0, i64 %.165
  %40 = getelementptr inbounds float, ptr %17, i64 %.165
  %41 = getelementptr inbounds float, ptr %18, i64 %.165
  %42 = getelementptr inbounds float, ptr %1, i64 %.165
  %43 = load float, ptr %42, align 4, !tbaa !2
  %44 = getelementptr inbounds float, ptr %19, i64 %.165
  %45 = load float, ptr %44, align 4, !tbaa !2
  %46 = load float, ptr %39, align 4, !tbaa !2
  %47 = tail call float @llvm.fmuladd.f32(float %.0, float %43, float %46)
  store float %47, ptr %39, align 4, !tbaa !2
  %48 = fmul float %.056, %43
  %49 = tail call float @llvm.fmuladd.f32(float %.0, float %45, float %48)
  %50 = load float, ptr %40, align 4, !tbaa !2
  %51 = fadd float %49, %50
  store float %51, ptr %40, align 4, !tbaa !2
  %52 = load float, ptr %41, align 4, !tbaa !2
  %53 = tail call float @llvm.fmuladd.f32(float %.056, float %45, float %52)
  store float %53, ptr %41, align 4, !tbaa !2
  %54 = add nuw nsw i64 %.165, 1
  %exitcond.not = icmp eq i64 %54, %5
  br i1 %exitcond.not, label %._crit_edge, label %38, !llvm.loop !165

._crit_edge:                                      ; preds = %38, %.preheader
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define range(i64 0, 2) i64 @quadratics(ptr noalias nocapture noundef readonly %0, float noundef %1, ptr noalias nocapture noundef writeonly %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #5 {
  %6 = alloca [16 x <16 x float>], align 16
  %7 = sdiv i64 %3, 16
  %8 = shl nsw i64 %7, 4
  %9 = sdiv i64 %4, 16
  %10 = shl nsw i64 %9, 4
  %11 = icmp sgt i64 %3, 15
  br i1 %11, label %.preheader80.lr.ph, label %..preheader75_crit_edge

..preheader75_crit_edge:                          ; preds = %5
  %.pre = mul i64 %4, 3
  br label %.preheader75

.preheader80.lr.ph:                               ; preds = %5
  %12 = icmp sgt i64 %4, 15
  %13 = mul i64 %4, 3
  %.idx = shl nsw i64 %4, 3
  %14 = insertelement <16 x float> poison, float %1, i64 0
  %15 = shufflevector <16 x float> %14, <16 x float> poison, <16 x i32> zeroinitializer
  %16 = getelementptr inbounds i8, ptr %6, i64 64
  %17 = getelementptr inbounds i8, ptr %6, i64 128
  %18 = getelementptr inbounds i8, ptr %6, i64 192
  %19 = getelementptr inbounds i8, ptr %6, i64 256
  %20 = getelementptr inbounds i8, ptr %6, i64 320
  %21 = getelementptr inbounds i8, ptr %6, i64 384
  %22 = getelementptr inbounds i8, ptr %6, i64 448
  %23 = getelementptr inbounds i8, ptr %6, i64 512
  %24 = getelementptr inbounds i8, ptr %6, i64 576
  %25 = getelementptr inbounds i8, ptr %6, i64 640
  %26 = getelementptr inbounds i8, ptr %6, i64 704
  %27 = getelementptr inbounds i8, ptr %6, i64 768
  %28 = getelementptr inbounds i8, ptr %6, i64 832
  %29 = getelementptr inbounds i8, ptr %6, i64 896
  %30 = getelementptr inbounds i8, ptr %6, i64 960
  br label %.preheader80

.preheader80:                                     ; preds = %.preheader80.lr.ph, %._crit_edge
  %.093 = phi <16 x float> [ zeroinitializer, %.preheader80.lr.ph ], [ %.1.lcssa, %._crit_edge ]
  %.06992 = phi i64 [ 0, %.preheader80.lr.ph ], [ %64, %._crit_edge ]
  br i1 %12, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %.preheader80
  %invariant.gep87 = getelementptr float, ptr %2, i64 %.06992
  br label %66

.preheader75:                                     ; preds = %._crit_edge, %..preheader75_crit_edge
  %factor.op.mul105.pre-phi = phi i64 [ %.pre, %..preheader75_crit_edge ], [ %13, %._crit_edge ]
  %.0.lcssa = phi <16 x float> [ zeroinitializer, %..preheader75_crit_edge ], [ %.1.lcssa, %._crit_edge ]
  %31 = extractelement <16 x float> %.0.lcssa, i64 0
  %32 = fadd float %31, 0.000000e+00
  %33 = extractelement <16 x float> %.0.lcssa, i64 1
  %34 = fadd float %32, %33
  %35 = extractelement <16 x float> %.0.lcssa, i64 2
  %36 = fadd float %34, %35
  %37 = extractelement <16 x float> %.0.lcssa, i64 3
  %38 = fadd float %36, %37
  %39 = extractelement <16 x float> %.0.lcssa, i64 4
  %40 = fadd float %38, %39
  %41 = extractelement <16 x float> %.0.lcssa, i64 5
  %42 = fadd float %40, %41
  %43 = extractelement <16 x float> %.0.lcssa, i64 6
  %44 = fadd float %42, %43
  %45 = extractelement <16 x float> %.0.lcssa, i64 7
  %46 = fadd float %44, %45
  %47 = extractelement <16 x float> %.0.lcssa, i64 8
  %48 = fadd float %46, %47
  %49 = extractelement <16 x float> %.0.lcssa, i64 9
  %50 = fadd float %48, %49
  %51 = extractelement <16 x float> %.0.lcssa, i64 10
  %52 = fadd float %50, %51
  %53 = extractelement <16 x float> %.0.lcssa, i64 11
  %54 = fadd float %52, %53
  %55 = extractelement <16 x float> %.0.lcssa, i64 12
  %56 = fadd float %54, %55
  %57 = extractelement <16 x float> %.0.lcssa, i64 13
  %58 = fadd float %56, %57
  %59 = extractelement <16 x float> %.0.lcssa, i64 14
  %60 = fadd float %58, %59
  %61 = extractelement <16 x float> %.0.lcssa, i64 15
  %62 = fadd float %60, %61
  %63 = icmp sgt i64 %3, 0
  br i1 %63, label %.lr.ph108, label %._crit_edge109

._crit_edge:                                      ; preds = %turn.exit.preheader, %.preheader80
  %.1.lcssa = phi <16 x float> [ %.093, %.preheader80 ], [ %170, %turn.exit.preheader ]
  %64 = add nuw nsw i64 %.06992, 16
  %65 = icmp slt i64 %64, %8
  br i1 %65, label %.preheader80, label %.preheader75, !llvm.loop !166

66:                                               ; preds = %.lr.ph, %turn.exit.preheader
  %.191 = phi <16 x float> [ %.093, %.lr.ph ], [ %170, %turn.exit.preheader ]
  %.07090 = phi i64 [ 0, %.lr.ph ], [ %157, %turn.exit.preheader ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %6) #14
  %invariant.gep = getelementptr float, ptr %0, i64 %.07090
  br label %159

.preheader79:                                     ; preds = %159, %75
  %.0.i83 = phi i64 [ %76, %75 ], [ 0, %159 ]
  %.not64.i = icmp ult i64 %.0.i83, 8
  br i1 %.not64.i, label %67, label %75

67:                                               ; preds = %.preheader79
  %68 = getelementptr inbounds <16 x float>, ptr %6, i64 %.0.i83
  %69 = load <16 x float>, ptr %68, align 16, !tbaa !13
  %70 = or disjoint i64 %.0.i83, 8
  %71 = getelementptr inbounds <16 x float>, ptr %6, i64 %70
  %72 = load <16 x float>, ptr %71, align 16, !tbaa !13
  %73 = shufflevector <16 x float> %69, <16 x float> %72, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %73, ptr %68, align 16, !tbaa !13
  %74 = shufflevector <16 x float> %69, <16 x float> %72, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %74, ptr %71, align 16, !tbaa !13
  br label %75

75:                                               ; preds = %67, %.preheader79
  %76 = add nuw nsw i64 %.0.i83, 1
  %exitcond113.not = icmp eq i64 %76, 16
  br i1 %exitcond113.not, label %.preheader78, label %.preheader79, !llvm.loop !167

.preheader78:                                     ; preds = %75, %86
  %.059.i84 = phi i64 [ %87, %86 ], [ 0, %75 ]
  %77 = and i64 %.059.i84, 4
  %.not63.i = icmp eq i64 %77, 0
  br i1 %.not63.i, label %78, label %86

78:                                               ; preds = %.preheader78
  %79 = getelementptr inbounds <16 x float>, ptr %6, i64 %.059.i84
  %80 = load <16 x float>, ptr %79, align 16, !tbaa !13
  %81 = or disjoint i64 %.059.i84, 4
  %82 = getelementptr inbounds <16 x float>, ptr %6, i64 %81
  %83 = load <16 x float>, ptr %82, align 16, !tbaa !13
  %84 = shufflevector <16 x float> %80, <16 x float> %83, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %84, ptr %79, align 16, !tbaa !13
  %85 = shufflevector <16 x float> %80, <16 x float> %83, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %85, ptr %82, align 16, !tbaa !13
  br label %86

86:                                               ; preds = %78, %.preheader78
  %87 = add nuw nsw i64 %.059.i84, 1
  %exitcond114.not = icmp eq i64 %87, 16
  br i1 %exitcond114.not, label %.preheader77, label %.preheader78, !llvm.loop !168

.preheader77:                                     ; preds = %86, %97
  %.061.i85 = phi i64 [ %98, %97 ], [ 0, %86 ]
  %88 = and i64 %.061.i85, 2
  %.not62.i = icmp eq i64 %88, 0
  br i1 %.not62.i, label %89, label %97

89:                                               ; preds = %.preheader77
  %90 = getelementptr inbounds <16 x float>, ptr %6, i64 %.061.i85
  %91 = load <16 x float>, ptr %90, align 16, !tbaa !13
  %92 = or disjoint i64 %.061.i85, 2
  %93 = getelementptr inbounds <16 x float>, ptr %6, i64 %92
  %94 = load <16 x float>, ptr %93, align 16, !tbaa !13
  %95 = shufflevector <16 x float> %91, <16 x float> %94, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %95, ptr %90, align 16, !tbaa !13
  %96 = shufflevector <16 x float> %91, <16 x float> %94, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %96, ptr %93, align 16, !tbaa !13
  br label %97

97:                                               ; preds = %89, %.preheader77
  %98 = add nuw nsw i64 %.061.i85, 1
  %exitcond115.not = icmp eq i64 %98, 16
  br i1 %exitcond115.not, label %.preheader76, label %.preheader77, !llvm.loop !169

.preheader76:                                     ; preds = %97, %108
  %.060.i86 = phi i64 [ %109, %108 ], [ 0, %97 ]
  %99 = and i64 %.060.i86, 1
  %.not.i = icmp eq i64 %99, 0
  br i1 %.not.i, label %100, label %108

100:                                              ; preds = %.preheader76
  %101 = getelementptr inbounds <16 x float>, ptr %6, i64 %.060.i86
  %102 = load <16 x float>, ptr %101, align 16, !tbaa !13
  %103 = or disjoint i64 %.060.i86, 1
  %104 = getelementptr inbounds <16 x float>, ptr %6, i64 %103
  %105 = load <16 x float>, ptr %104, align 16, !tbaa !13
  %106 = shufflevector <16 x float> %102, <16 x float> %105, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %106, ptr %101, align 16, !tbaa !13
  %107 = shufflevector <16 x float> %102, <16 x float> %105, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %107, ptr %104, align 16, !tbaa !13
  br label %108

108:                                              ; preds = %100, %.preheader76
  %109 = add nuw nsw i64 %.060.i86, 1
  %exitcond116.not = icmp eq i64 %109, 16
  br i1 %exitcond116.not, label %turn.exit.preheader, label %.preheader76, !llvm.loop !170

turn.exit.preheader:                              ; preds = %108
  %110 = load <16 x float>, ptr %6, align 16, !tbaa !13
  %111 = mul nuw nsw i64 %.07090, %3
  %gep88 = getelementptr float, ptr %invariant.gep87, i64 %111
  store <16 x float> %110, ptr %gep88, align 4, !tbaa !13
  %112 = load <16 x float>, ptr %16, align 16, !tbaa !13
  %113 = or disjoint i64 %.07090, 1
  %114 = mul nuw nsw i64 %113, %3
  %gep88.1 = getelementptr float, ptr %invariant.gep87, i64 %114
  store <16 x float> %112, ptr %gep88.1, align 4, !tbaa !13
  %115 = load <16 x float>, ptr %17, align 16, !tbaa !13
  %116 = or disjoint i64 %.07090, 2
  %117 = mul nuw nsw i64 %116, %3
  %gep88.2 = getelementptr float, ptr %invariant.gep87, i64 %117
  store <16 x float> %115, ptr %gep88.2, align 4, !tbaa !13
  %118 = load <16 x float>, ptr %18, align 16, !tbaa !13
  %119 = or disjoint i64 %.07090, 3
  %120 = mul nuw nsw i64 %119, %3
  %gep88.3 = getelementptr float, ptr %invariant.gep87, i64 %120
  store <16 x float> %118, ptr %gep88.3, align 4, !tbaa !13
  %121 = load <16 x float>, ptr %19, align 16, !tbaa !13
  %122 = or disjoint i64 %.07090, 4
  %123 = mul nuw nsw i64 %122, %3
  %gep88.4 = getelementptr float, ptr %invariant.gep87, i64 %123
  store <16 x float> %121, ptr %gep88.4, align 4, !tbaa !13
  %124 = load <16 x float>, ptr %20, align 16, !tbaa !13
  %125 = or disjoint i64 %.07090, 5
  %126 = mul nuw nsw i64 %125, %3
  %gep88.5 = getelementptr float, ptr %invariant.gep87, i64 %126
  store <16 x float> %124, ptr %gep88.5, align 4, !tbaa !13
  %127 = load <16 x float>, ptr %21, align 16, !tbaa !13
  %128 = or disjoint i64 %.07090, 6
  %129 = mul nuw nsw i64 %128, %3
  %gep88.6 = getelementptr float, ptr %invariant.gep87, i64 %129
  store <16 x float> %127, ptr %gep88.6, align 4, !tbaa !13
  %130 = load <16 x float>, ptr %22, align 16, !tbaa !13
  %131 = or disjoint i64 %.07090, 7
  %132 = mul nuw nsw i64 %131, %3
  %gep88.7 = getelementptr float, ptr %invariant.gep87, i64 %132
  store <16 x float> %130, ptr %gep88.7, align 4, !tbaa !13
  %133 = load <16 x float>, ptr %23, align 16, !tbaa !13
  %134 = or disjoint i64 %.07090, 8
  %135 = mul nuw nsw i64 %134, %3
  %gep88.8 = getelementptr float, ptr %invariant.gep87, i64 %135
  store <16 x float> %133, ptr %gep88.8, align 4, !tbaa !13
  %136 = load <16 x float>, ptr %24, align 16, !tbaa !13
  %137 = or disjoint i64 %.07090, 9
  %138 = mul nuw nsw i64 %137, %3
  %gep88.9 = getelementptr float, ptr %invariant.gep87, i64 %138
  store <16 x float> %136, ptr %gep88.9, align 4, !tbaa !13
  %139 = load <16 x float>, ptr %25, align 16, !tbaa !13
  %140 = or disjoint i64 %.07090, 10
  %141 = mul nuw nsw i64 %140, %3
  %gep88.10 = getelementptr float, ptr %invariant.gep87, i64 %141
  store <16 x float> %139, ptr %gep88.10, align 4, !tbaa !13
  %142 = load <16 x float>, ptr %26, align 16, !tbaa !13
  %143 = or disjoint i64 %.07090, 11
  %144 = mul nuw nsw i64 %143, %3
  %gep88.11 = getelementptr float, ptr %invariant.gep87, i64 %144
  store <16 x float> %142, ptr %gep88.11, align 4, !tbaa !13
  %145 = load <16 x float>, ptr %27, align 16, !tbaa !13
  %146 = or disjoint i64 %.07090, 12
  %147 = mul nuw nsw i64 %146, %3
  %gep88.12 = getelementptr float, ptr %invariant.gep87, i64 %147
  store <16 x float> %145, ptr %gep88.12, align 4, !tbaa !13
  %148 = load <16 x float>, ptr %28, align 16, !tbaa !13
  %149 = or disjoint i64 %.07090, 13
  %150 = mul nuw nsw i64 %149, %3
  %gep88.13 = getelementptr float, ptr %invariant.gep87, i64 %150
  store <16 x float> %148, ptr %gep88.13, align 4, !tbaa !13
  %151 = load <16 x float>, ptr %29, align 16, !tbaa !13
  %152 = or disjoint i64 %.07090, 14
  %153 = mul nuw nsw i64 %152, %3
  %gep88.14 = getelementptr float, ptr %invariant.gep87, i64 %153
  store <16 x float> %151, ptr %gep88.14, align 4, !tbaa !13
  %154 = load <16 x float>, ptr %30, align 16, !tbaa !13
  %155 = or disjoint i64 %.07090, 15
  %156 = mul nuw nsw i64 %155, %3
  %gep88.15 = getelementptr float, ptr %invariant.gep87, i64 %156
  store <16 x float> %154, ptr %gep88.15, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %6) #14
  %157 = add nuw nsw i64 %.07090, 16
  %158 = icmp slt i64 %157, %10
  br i1 %158, label %66, label %._crit_edge, !llvm.loop !171

159:                                              ; preds = %66, %159
  %.282 = phi <16 x float> [ %.191, %66 ], [ %170, %159 ]
  %.07181 = phi i64 [ 0, %66 ], [ %171, %159 ]
  %160 = add nuw nsw i64 %.07181, %.06992
  %161 = mul i64 %13, %160
  %gep = getelementptr float, ptr %invariant.gep, i64 %161
  %162 = getelementptr inbounds i8, ptr %gep, i64 %.idx
  %163 = load <16 x float>, ptr %162, align 4, !tbaa !13
  %164 = getelementptr inbounds float, ptr %gep, i64 %4
  %165 = load <16 x float>, ptr %164, align 4, !tbaa !13
  %166 = load <16 x float>, ptr %gep, align 4, !tbaa !13
  %167 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %15, <16 x float> %163, <16 x float> %165)
  %168 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %15, <16 x float> %167, <16 x float> %166)
  %169 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %.07181
  store <16 x float> %168, ptr %169, align 16, !tbaa !13
  %170 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %168, <16 x float> zeroinitializer, <16 x float> %.282)
  %171 = add nuw nsw i64 %.07181, 1
  %exitcond.not = icmp eq i64 %171, 16
  br i1 %exitcond.not, label %.preheader79, label %159, !llvm.loop !172

.lr.ph108:                                        ; preds = %.preheader75
  %.idx.i = shl i64 %4, 3
  %xtraiter = and i64 %4, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %172 = add i64 %4, -1
  br label %175

._crit_edge109:                                   ; preds = %._crit_edge103, %.preheader75
  %.166.lcssa = phi float [ %62, %.preheader75 ], [ %.267.lcssa, %._crit_edge103 ]
  %173 = fcmp oeq float %.166.lcssa, 0.000000e+00
  %174 = zext i1 %173 to i64
  ret i64 %174

175:                                              ; preds = %.lr.ph108, %._crit_edge103
  %.063107 = phi i64 [ 0, %.lr.ph108 ], [ %194, %._crit_edge103 ]
  %.166106 = phi float [ %62, %.lr.ph108 ], [ %.267.lcssa, %._crit_edge103 ]
  %176 = icmp slt i64 %.063107, %8
  %177 = select i1 %176, i64 %10, i64 0
  %invariant.gep97 = getelementptr float, ptr %2, i64 %.063107
  %178 = icmp slt i64 %177, %4
  br i1 %178, label %.lr.ph102, label %._crit_edge103

.lr.ph102:                                        ; preds = %175
  %factor.op.mul.reass = mul i64 %factor.op.mul105.pre-phi, %.063107
  %179 = getelementptr inbounds float, ptr %0, i64 %factor.op.mul.reass
  %180 = getelementptr float, ptr %179, i64 %4
  %181 = getelementptr i8, ptr %179, i64 %.idx.i
  br i1 %lcmp.mod.not, label %.prol.loopexit, label %.prol.loopexit.unr-lcssa

.prol.loopexit.unr-lcssa:                         ; preds = %.lr.ph102
  %182 = getelementptr inbounds float, ptr %179, i64 %177
  %183 = load float, ptr %182, align 4, !tbaa !2
  %184 = getelementptr float, ptr %180, i64 %177
  %185 = load float, ptr %184, align 4, !tbaa !2
  %186 = getelementptr float, ptr %181, i64 %177
  %187 = load float, ptr %186, align 4, !tbaa !2
  %188 = tail call float @llvm.fmuladd.f32(float %1, float %187, float %185)
  %189 = tail call float @llvm.fmuladd.f32(float %1, float %188, float %183)
  %190 = tail call float @llvm.fmuladd.f32(float %189, float 0.000000e+00, float %.166106)
  %191 = mul nsw i64 %177, %3
  %gep98.prol = getelementptr float, ptr %invariant.gep97, i64 %191
  store float %189, ptr %gep98.prol, align 4, !tbaa !2
  %192 = or disjoint i64 %177, 1
  br label %.prol.loopexit

.prol.loopexit:                                   ; preds = %.prol.loopexit.unr-lcssa, %.lr.ph102
  %.lcssa.unr = phi float [ poison, %.lr.ph102 ], [ %190, %.prol.loopexit.unr-lcssa ]
  %.062100.unr = phi i64 [ %177, %.lr.ph102 ], [ %192, %.prol.loopexit.unr-lcssa ]
  %.26799.unr = phi float [ %.166106, %.lr.ph102 ], [ %190, %.prol.loopexit.unr-lcssa ]
  %193 = icmp eq i64 %177, %172
  br i1 %193, label %._crit_edge103, label %.lr.ph102.new

._crit_edge103:                                   ; preds = %.prol.loopexit, %.lr.ph102.new, %175
  %.267.lcssa = phi float [ %.166106, %175 ], [ %.lcssa.unr, %.prol.loopexit ], [ %214, %.lr.ph102.new ]
  %194 = add nuw nsw i64 %.063107, 1
  %exitcond120.not = icmp eq i64 %194, %3
  br i1 %exitcond120.not, label %._crit_edge109, label %175, !llvm.loop !173

.lr.ph102.new:                                    ; preds = %.prol.loopexit, %.lr.ph102.new
  %.062100 = phi i64 [ %216, %.lr.ph102.new ], [ %.062100.unr, %.prol.loopexit ]
  %.26799 = phi float [ %214, %.lr.ph102.new ], [ %.26799.unr, %.prol.loopexit ]
  %195 = getelementptr inbounds float, ptr %179, i64 %.062100
  %196 = load float, ptr %195, align 4, !tbaa !2
  %197 = getelementptr float, ptr %180, i64 %.062100
  %198 = load float, ptr %197, align 4, !tbaa !2
  %199 = getelementptr float, ptr %181, i64 %.062100
  %200 = load float, ptr %199, align 4, !tbaa !2
  %201 = tail call float @llvm.fmuladd.f32(float %1, float %200, float %198)
  %202 = tail call float @llvm.fmuladd.f32(float %1, float %201, float %196)
  %203 = tail call float @llvm.fmuladd.f32(float %202, float 0.000000e+00, float %.26799)
  %204 = mul nsw i64 %.062100, %3
  %gep98 = getelementptr float, ptr %invariant.gep97, i64 %204
  store float %202, ptr %gep98, align 4, !tbaa !2
  %205 = add nsw i64 %.062100, 1
  %206 = getelementptr inbounds float, ptr %179, i64 %205
  %207 = load float, ptr %206, align 4, !tbaa !2
  %208 = getelementptr float, ptr %180, i64 %205
  %209 = load float, ptr %208, align 4, !tbaa !2
  %210 = getelementptr float, ptr %181, i64 %205
  %211 = load float, ptr %210, align 4, !tbaa !2
  %212 = tail call float @llvm.fmuladd.f32(float %1, float %211, float %209)
  %213 = tail call float @llvm.fmuladd.f32(float %1, float %212, float %207)
  %214 = tail call float @llvm.fmuladd.f32(float %213, float 0.000000e+00, float %203)
  %215 = mul nsw i64 %205, %3
  %gep98.1 = getelementptr float, ptr %invariant.gep97, i64 %215
  store float %213, ptr %gep98.1, align 4, !tbaa !2
  %216 = add nsw i64 %.062100, 2
  %exitcond119.not.1 = icmp eq i64 %216, %4
  br i1 %exitcond119.not.1, label %._crit_edge103, label %.lr.ph102.new, !llvm.loop !174
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @moved(ptr noalias nocapture noundef readonly %0, ptr noalias nocapture noundef readonly %1, float noundef %2, ptr noalias nocapture noundef writeonly %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #7 {
  %.not = icmp eq i64 %5, 0
  %7 = icmp sgt i64 %4, 0
  br i1 %.not, label %.preheader, label %.preheader19

.preheader19:                                     ; preds = %6
  br i1 %7, label %.lr.ph.preheader, label %.loopexit

.lr.ph.preheader:                                 ; preds = %.preheader19
  %xtraiter = and i64 %4, 1
  %8 = icmp eq i64 %4, 1
  br i1 %8, label %.loopexit.loopexit28.unr-lcssa, label %.lr.ph.preheader.new

.lr.ph.preheader.new:                             ; preds = %.lr.ph.preheader
  %unroll_iter = and i64 %4, 9223372036854775806
  br label %.lr.ph

.preheader:                                       ; preds = %6
  br i1 %7, label %.lr.ph23.preheader, label %.loopexit

.lr.ph23.preheader:                               ; preds = %.preheader
  %xtraiter29 = and i64 %4, 1
  %9 = icmp eq i64 %4, 1
  br i1 %9, label %.loopexit.loopexit.unr-lcssa, label %.lr.ph23.preheader.new

.lr.ph23.preheader.new:                           ; preds = %.lr.ph23.preheader
  %unroll_iter31 = and i64 %4, 9223372036854775806
  br label %.lr.ph23

.lr.ph:                                           ; preds = %.lr.ph, %.lr.ph.preheader.new
  %.01821 = phi i64 [ 0, %.lr.ph.preheader.new ], [ %27, %.lr.ph ]
  %niter = phi i64 [ 0, %.lr.ph.preheader.new ], [ %niter.next.1, %.lr.ph ]
  %10 = getelementptr inbounds float, ptr %0, i64 %.01821
  %11 = load float, ptr %10, align 4, !tbaa !2
  %12 = fmul float %11, %2
  %13 = getelementptr inbounds float, ptr %1, i64 %.01821
  %14 = load float, ptr %13, align 4, !tbaa !2
  %15 = fadd float %12, %14
  %or.cond.i.inv = fcmp ole float %15, 0.000000e+00
  %16 = select i1 %or.cond.i.inv, float 0.000000e+00, float %15
  %17 = getelementptr inbounds float, ptr %3, i64 %.01821
  store float %16, ptr %17, align 4, !tbaa !2
  %18 = or disjoint i64 %.01821, 1
  %19 = getelementptr inbounds float, ptr %0, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !2
  %21 = fmul float %20, %2
  %22 = getelementptr inbounds float, ptr %1, i64 %18
  %23 = load float, ptr %22, align 4, !tbaa !2
  %24 = fadd float %21, %23
  %or.cond.i.inv.1 = fcmp ole float %24, 0.000000e+00
  %25 = select i1 %or.cond.i.inv.1, float 0.000000e+00, float %24
  %26 = getelementptr inbounds float, ptr %3, i64 %18
  store float %25, ptr %26, align 4, !tbaa !2
  %27 = add nuw nsw i64 %.01821, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %.loopexit.loopexit28.unr-lcssa, label %.lr.ph, !llvm.loop !175

.lr.ph23:                                         ; preds = %.lr.ph23, %.lr.ph23.preheader.new
  %.022 = phi i64 [ 0, %.lr.ph23.preheader.new ], [ %43, %.lr.ph23 ]
  %niter32 = phi i64 [ 0, %.lr.ph23.preheader.new ], [ %niter32.next.1, %.lr.ph23 ]
  %28 = getelementptr inbounds float, ptr %0, i64 %.022
  %29 = load float, ptr %28, align 4, !tbaa !2
  %30 = fmul float %29, %2
  %31 = getelementptr inbounds float, ptr %1, i64 %.022
  %32 = load float, ptr %31, align 4, !tbaa !2
  %33 = fadd float %30, %32
  %34 = getelementptr inbounds float, ptr %3, i64 %.022
  store float %33, ptr %34, align 4, !tbaa !2
  %35 = or disjoint i64 %.022, 1
  %36 = getelementptr inbounds float, ptr %0, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !2
  %38 = fmul float %37, %2
  %39 = getelementptr inbounds float, ptr %1, i64 %35
  %40 = load float, ptr %39, align 4, !tbaa !2
  %41 = fadd float %38, %40
  %42 = getelementptr inbounds float, ptr %3, i64 %35
  store float %41, ptr %42, align 4, !tbaa !2
  %43 = add nuw nsw i64 %.022, 2
  %niter32.next.1 = add i64 %niter32, 2
  %niter32.ncmp.1 = icmp eq i64 %niter32.next.1, %unroll_iter31
  br i1 %niter32.ncmp.1, label %.loopexit.loopexit.unr-lcssa, label %.lr.ph23, !llvm.loop !176

.loopexit.loopexit.unr-lcssa:                     ; preds = %.lr.ph23, %.lr.ph23.preheader
  %.022.unr = phi i64 [ 0, %.lr.ph23.preheader ], [ %43, %.lr.ph23 ]
  %lcmp.mod30.not = icmp eq i64 %xtraiter29, 0
  br i1 %lcmp.mod30.not, label %.loopexit, label %.lr.ph23.epil

.lr.ph23.epil:                                    ; preds = %.loopexit.loopexit.unr-lcssa
  %44 = getelementptr inbounds float, ptr %0, i64 %.022.unr
  %45 = load float, ptr %44, align 4, !tbaa !2
  %46 = fmul float %45, %2
  %47 = getelementptr inbounds float, ptr %1, i64 %.022.unr
  %48 = load float, ptr %47, align 4, !tbaa !2
  %49 = fadd float %46, %48
  %50 = getelementptr inbounds float, ptr %3, i64 %.022.unr
  store float %49, ptr %50, align 4, !tbaa !2
  br label %.loopexit

.loopexit.loopexit28.unr-lcssa:                   ; preds = %.lr.ph, %.lr.ph.preheader
  %.01821.unr = phi i64 [ 0, %.lr.ph.preheader ], [ %27, %.lr.ph ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %.loopexit, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %.loopexit.loopexit28.unr-lcssa
  %51 = getelementptr inbounds float, ptr %0, i64 %.01821.unr
  %52 = load float, ptr %51, align 4, !tbaa !2
  %53 = fmul float %52, %2
  %54 = getelementptr inbounds float, ptr %1, i64 %.01821.unr
  %55 = load float, ptr %54, align 4, !tbaa !2
  %56 = fadd float %53, %55
  %or.cond.i.inv.epil = fcmp ole float %56, 0.000000e+00
  %57 = select i1 %or.cond.i.inv.epil, float 0.000000e+00, float %56
  %58 = getelementptr inbounds float, ptr %3, i64 %.01821.unr
  store float %57, ptr %58, align 4, !tbaa !2
  br label %.loopexit

.loopexit:                                        ; preds = %.lr.ph.epil, %.loopexit.loopexit28.unr-lcssa, %.lr.ph23.epil, %.loopexit.loopexit.unr-lcssa, %.preheader19, %.preheader
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @biased(ptr noalias nocapture noundef %0, ptr noalias nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #7 {
  %6 = icmp sgt i64 %2, 0
  br i1 %6, label %.lr.ph32, label %._crit_edge

.lr.ph32:                                         ; preds = %5
  %.not = icmp eq i64 %4, 0
  %7 = icmp sgt i64 %3, 0
  %xtraiter = and i64 %3, 1
  %8 = icmp eq i64 %3, 1
  %unroll_iter = and i64 %3, 9223372036854775806
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %xtraiter39 = and i64 %3, 3
  %9 = icmp ult i64 %3, 4
  %unroll_iter41 = and i64 %3, 9223372036854775804
  %lcmp.mod40.not = icmp eq i64 %xtraiter39, 0
  br label %10

._crit_edge:                                      ; preds = %.loopexit, %5
  ret void

10:                                               ; preds = %.lr.ph32, %.loopexit
  %.02531 = phi i64 [ 0, %.lr.ph32 ], [ %49, %.loopexit ]
  %11 = mul nsw i64 %.02531, %3
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = getelementptr inbounds float, ptr %1, i64 %.02531
  %14 = load float, ptr %13, align 4, !tbaa !2
  br i1 %.not, label %.preheader, label %.preheader26

.preheader26:                                     ; preds = %10
  br i1 %7, label %.lr.ph.preheader, label %.loopexit

.lr.ph.preheader:                                 ; preds = %.preheader26
  br i1 %8, label %.loopexit.loopexit38.unr-lcssa, label %.lr.ph

.preheader:                                       ; preds = %10
  br i1 %7, label %.lr.ph30.preheader, label %.loopexit

.lr.ph30.preheader:                               ; preds = %.preheader
  br i1 %9, label %.loopexit.loopexit.unr-lcssa, label %.lr.ph30

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.02428 = phi i64 [ %24, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %niter = phi i64 [ %niter.next.1, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %15 = getelementptr inbounds float, ptr %12, i64 %.02428
  %16 = load float, ptr %15, align 4, !tbaa !2
  %17 = fadd float %14, %16
  %or.cond.i.inv = fcmp ole float %17, 0.000000e+00
  %18 = select i1 %or.cond.i.inv, float 0.000000e+00, float %17
  store float %18, ptr %15, align 4, !tbaa !2
  %19 = or disjoint i64 %.02428, 1
  %20 = getelementptr inbounds float, ptr %12, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !2
  %22 = fadd float %14, %21
  %or.cond.i.inv.1 = fcmp ole float %22, 0.000000e+00
  %23 = select i1 %or.cond.i.inv.1, float 0.000000e+00, float %22
  store float %23, ptr %20, align 4, !tbaa !2
  %24 = add nuw nsw i64 %.02428, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %.loopexit.loopexit38.unr-lcssa, label %.lr.ph, !llvm.loop !177

.lr.ph30:                                         ; preds = %.lr.ph30.preheader, %.lr.ph30
  %.029 = phi i64 [ %40, %.lr.ph30 ], [ 0, %.lr.ph30.preheader ]
  %niter42 = phi i64 [ %niter42.next.3, %.lr.ph30 ], [ 0, %.lr.ph30.preheader ]
  %25 = getelementptr inbounds float, ptr %12, i64 %.029
  %26 = load float, ptr %25, align 4, !tbaa !2
  %27 = fadd float %14, %26
  store float %27, ptr %25, align 4, !tbaa !2
  %28 = or disjoint i64 %.029, 1
  %29 = getelementptr inbounds float, ptr %12, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !2
  %31 = fadd float %14, %30
  store float %31, ptr %29, align 4, !tbaa !2
  %32 = or disjoint i64 %.029, 2
  %33 = getelementptr inbounds float, ptr %12, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !2
  %35 = fadd float %14, %34
  store float %35, ptr %33, align 4, !tbaa !2
  %36 = or disjoint i64 %.029, 3
  %37 = getelementptr inbounds float, ptr %12, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !2
  %39 = fadd float %14, %38
  store float %39, ptr %37, align 4, !tbaa !2
  %40 = add nuw nsw i64 %.029, 4
  %niter42.next.3 = add i64 %niter42, 4
  %niter42.ncmp.3 = icmp eq i64 %niter42.next.3, %unroll_iter41
  br i1 %niter42.ncmp.3, label %.loopexit.loopexit.unr-lcssa, label %.lr.ph30, !llvm.loop !178

.loopexit.loopexit.unr-lcssa:                     ; preds = %.lr.ph30, %.lr.ph30.preheader
  %.029.unr = phi i64 [ 0, %.lr.ph30.preheader ], [ %40, %.lr.ph30 ]
  br i1 %lcmp.mod40.not, label %.loopexit, label %.lr.ph30.epil

.lr.ph30.epil:                                    ; preds = %.loopexit.loopexit.unr-lcssa, %.lr.ph30.epil
  %.029.epil = phi i64 [ %44, %.lr.ph30.epil ], [ %.029.unr, %.loopexit.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph30.epil ], [ 0, %.loopexit.loopexit.unr-lcssa ]
  %41 = getelementptr inbounds float, ptr %12, i64 %.029.epil
  %42 = load float, ptr %41, align 4, !tbaa !2
  %43 = fadd float %14, %42
  store float %43, ptr %41, align 4, !tbaa !2
  %44 = add nuw nsw i64 %.029.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter39
  br i1 %epil.iter.cmp.not, label %.loopexit, label %.lr.ph30.epil, !llvm.loop !179

.loopexit.loopexit38.unr-lcssa:                   ; preds = %.lr.ph, %.lr.ph.preheader
  %.02428.unr = phi i64 [ 0, %.lr.ph.preheader ], [ %24, %.lr.ph ]
  br i1 %lcmp.mod.not, label %.loopexit, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %.loopexit.loopexit38.unr-lcssa
  %45 = getelementptr inbounds float, ptr %12, i64 %.02428.unr
  %46 = load float, ptr %45, align 4, !tbaa !2
  %47 = fadd float %14, %46
  %or.cond.i.inv.epil = fcmp ole float %47, 0.000000e+00
  %48 = select i1 %or.cond.i.inv.epil, float 0.000000e+00, float %47
  store float %48, ptr %45, align 4, !tbaa !2
  br label %.loopexit

.loopexit:                                        ; preds = %.lr.ph.epil, %.loopexit.loopexit38.unr-lcssa, %.loopexit.loopexit.unr-lcssa, %.lr.ph30.epil, %.preheader26, %.preheader
  %49 = add nuw nsw i64 %.02531, 1
  %exitcond35.not = icmp eq i64 %49, %2
  br i1 %exitcond35.not, label %._crit_edge, label %10, !llvm.loop !180
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: readwrite)
define void @pooled(ptr noalias nocapture noundef readonly %0, ptr noalias nocapture noundef writeonly %1, ptr noalias nocapture noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) local_unnamed_addr #8 {
  %8 = mul i64 %6, %5
  %factor.op.mul47 = mul i64 %8, %4
  %9 = icmp sgt i64 %3, 0
  br i1 %9, label %.preheader.lr.ph, label %._crit_edge50

.preheader.lr.ph:                                 ; preds = %7
  %10 = sdiv i64 %4, 2
  %factor.op.mul41 = shl i64 %8, 1
  %11 = icmp sgt i64 %4, 1
  %12 = icmp sgt i64 %8, 0
  %13 = sdiv i64 %5, 2
  %14 = icmp sgt i64 %5, 1
  %15 = shl i64 %6, 1
  %16 = icmp sgt i64 %6, 0
  %17 = mul nsw i64 %13, %6
  %xtraiter = and i64 %8, 1
  %18 = icmp eq i64 %8, 1
  %unroll_iter = and i64 %8, 9223372036854775806
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %xtraiter56 = and i64 %6, 1
  %19 = icmp eq i64 %6, 1
  %unroll_iter58 = and i64 %6, 9223372036854775806
  %lcmp.mod57.not = icmp eq i64 %xtraiter56, 0
  br label %.preheader

.preheader:                                       ; preds = %.preheader.lr.ph, %._crit_edge46
  %.02949 = phi ptr [ %1, %.preheader.lr.ph ], [ %.1.lcssa, %._crit_edge46 ]
  %.03148 = phi i64 [ 0, %.preheader.lr.ph ], [ %20, %._crit_edge46 ]
  br i1 %11, label %.lr.ph45.preheader, label %._crit_edge46

.lr.ph45.preheader:                               ; preds = %.preheader
  %factor.op.mul.reass = mul i64 %.03148, %factor.op.mul47
  %invariant.gep = getelementptr float, ptr %0, i64 %factor.op.mul.reass
  br label %.lr.ph45

._crit_edge50:                                    ; preds = %._crit_edge46, %7
  ret void

._crit_edge46:                                    ; preds = %columns_pooled.exit, %.preheader
  %.1.lcssa = phi ptr [ %.02949, %.preheader ], [ %61, %columns_pooled.exit ]
  %20 = add nuw nsw i64 %.03148, 1
  %exitcond54.not = icmp eq i64 %20, %3
  br i1 %exitcond54.not, label %._crit_edge50, label %.preheader, !llvm.loop !181

.lr.ph45:                                         ; preds = %.lr.ph45.preheader, %columns_pooled.exit
  %.144 = phi ptr [ %61, %columns_pooled.exit ], [ %.02949, %.lr.ph45.preheader ]
  %.03043 = phi i64 [ %62, %columns_pooled.exit ], [ 0, %.lr.ph45.preheader ]
  %.reass42 = mul i64 %.03043, %factor.op.mul41
  %gep = getelementptr float, ptr %invariant.gep, i64 %.reass42
  br i1 %12, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %.lr.ph45
  %21 = getelementptr float, ptr %gep, i64 %8
  br i1 %18, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph.new

._crit_edge.loopexit.unr-lcssa:                   ; preds = %.lr.ph.new, %.lr.ph
  %.033.unr = phi i64 [ 0, %.lr.ph ], [ %80, %.lr.ph.new ]
  br i1 %lcmp.mod.not, label %._crit_edge, label %._crit_edge.loopexit.epilog-lcssa

._crit_edge.loopexit.epilog-lcssa:                ; preds = %._crit_edge.loopexit.unr-lcssa
  %22 = getelementptr inbounds float, ptr %gep, i64 %.033.unr
  %23 = load float, ptr %22, align 4, !tbaa !2
  %24 = getelementptr float, ptr %21, i64 %.033.unr
  %25 = load float, ptr %24, align 4, !tbaa !2
  %26 = fcmp ogt float %23, %25
  %27 = fcmp uno float %23, 0.000000e+00
  %or.cond.i.epil = or i1 %27, %26
  %28 = select i1 %or.cond.i.epil, float %23, float %25
  %29 = getelementptr inbounds float, ptr %2, i64 %.033.unr
  store float %28, ptr %29, align 4, !tbaa !2
  br label %._crit_edge

._crit_edge:                                      ; preds = %._crit_edge.loopexit.epilog-lcssa, %._crit_edge.loopexit.unr-lcssa, %.lr.ph45
  tail call void @llvm.experimental.noalias.scope.decl(metadata !182)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !185)
  br i1 %14, label %.lr.ph40, label %columns_pooled.exit

.lr.ph40:                                         ; preds = %._crit_edge, %._crit_edge37
  %.017.i38 = phi i64 [ %42, %._crit_edge37 ], [ 0, %._crit_edge ]
  %30 = mul i64 %15, %.017.i38
  %31 = getelementptr inbounds float, ptr %2, i64 %30
  br i1 %16, label %.lr.ph36, label %._crit_edge37

.lr.ph36:                                         ; preds = %.lr.ph40
  %32 = mul nuw nsw i64 %.017.i38, %6
  %33 = getelementptr float, ptr %.144, i64 %32
  br i1 %19, label %._crit_edge37.loopexit.unr-lcssa, label %.lr.ph36.new

._crit_edge37.loopexit.unr-lcssa:                 ; preds = %.lr.ph36.new, %.lr.ph36
  %.0.i34.unr = phi i64 [ 0, %.lr.ph36 ], [ %60, %.lr.ph36.new ]
  br i1 %lcmp.mod57.not, label %._crit_edge37, label %._crit_edge37.loopexit.epilog-lcssa

._crit_edge37.loopexit.epilog-lcssa:              ; preds = %._crit_edge37.loopexit.unr-lcssa
  %34 = getelementptr inbounds float, ptr %31, i64 %.0.i34.unr
  %35 = load float, ptr %34, align 4, !tbaa !2, !alias.scope !182, !noalias !185
  %36 = getelementptr float, ptr %34, i64 %6
  %37 = load float, ptr %36, align 4, !tbaa !2, !alias.scope !182, !noalias !185
  %38 = fcmp ogt float %35, %37
  %39 = fcmp uno float %35, 0.000000e+00
  %or.cond.i.i.epil = or i1 %39, %38
  %40 = select i1 %or.cond.i.i.epil, float %35, float %37
  %41 = getelementptr float, ptr %33, i64 %.0.i34.unr
  store float %40, ptr %41, align 4, !tbaa !2, !alias.scope !185, !noalias !182
  br label %._crit_edge37

._crit_edge37:                                    ; preds = %._crit_edge37.loopexit.epilog-lcssa, %._crit_edge37.loopexit.unr-lcssa, %.lr.ph40
  %42 = add nuw nsw i64 %.017.i38, 1
  %exitcond52.not = icmp eq i64 %42, %13
  br i1 %exitcond52.not, label %columns_pooled.exit, label %.lr.ph40, !llvm.loop !187

.lr.ph36.new:                                     ; preds = %.lr.ph36, %.lr.ph36.new
  %.0.i34 = phi i64 [ %60, %.lr.ph36.new ], [ 0, %.lr.ph36 ]
  %niter59 = phi i64 [ %niter59.next.1, %.lr.ph36.new ], [ 0, %.lr.ph36 ]
  %43 = getelementptr inbounds float, ptr %31, i64 %.0.i34
  %44 = load float, ptr %43, align 4, !tbaa !2, !alias.scope !182, !noalias !185
  %45 = getelementptr float, ptr %43, i64 %6
  %46 = load float, ptr %45, align 4, !tbaa !2, !alias.scope !182, !noalias !185
  %47 = fcmp ogt float %44, %46
  %48 = fcmp uno float %44, 0.000000e+00
  %or.cond.i.i = or i1 %48, %47
  %49 = select i1 %or.cond.i.i, float %44, float %46
  %50 = getelementptr float, ptr %33, i64 %.0.i34
  store float %49, ptr %50, align 4, !tbaa !2, !alias.scope !185, !noalias !182
  %51 = or disjoint i64 %.0.i34, 1
  %52 = getelementptr inbounds float, ptr %31, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !2, !alias.scope !182, !noalias !185
  %54 = getelementptr float, ptr %52, i64 %6
  %55 = load float, ptr %54, align 4, !tbaa !2, !alias.scope !182, !noalias !185
  %56 = fcmp ogt float %53, %55
  %57 = fcmp uno float %53, 0.000000e+00
  %or.cond.i.i.1 = or i1 %57, %56
  %58 = select i1 %or.cond.i.i.1, float %53, float %55
  %59 = getelementptr float, ptr %33, i64 %51
  store float %58, ptr %59, align 4, !tbaa !2, !alias.scope !185, !noalias !182
  %60 = add nuw nsw i64 %.0.i34, 2
  %niter59.next.1 = add i64 %niter59, 2
  %niter59.ncmp.1 = icmp eq i64 %niter59.next.1, %unroll_iter58
  br i1 %niter59.ncmp.1, label %._crit_edge37.loopexit.unr-lcssa, label %.lr.ph36.new, !llvm.loop !188

columns_pooled.exit:                              ; preds = %._crit_edge37, %._crit_edge
  %61 = getelementptr inbounds float, ptr %.144, i64 %17
  %62 = add nuw nsw i64 %.03043, 1
  %exitcond53.not = icmp eq i64 %62, %10
  br i1 %exitcond53.not, label %._crit_edge46, label %.lr.ph45, !llvm.loop !189

.lr.ph.new:                                       ; preds = %.lr.ph, %.lr.ph.new
  %.033 = phi i64 [ %80, %.lr.ph.new ], [ 0, %.lr.ph ]
  %niter = phi i64 [ %niter.next.1, %.lr.ph.new ], [ 0, %.lr.ph ]
  %63 = getelementptr inbounds float, ptr %gep, i64 %.033
  %64 = load float, ptr %63, align 4, !tbaa !2
  %65 = getelementptr float, ptr %21, i64 %.033
  %66 = load float, ptr %65, align 4, !tbaa !2
  %67 = fcmp ogt float %64, %66
  %68 = fcmp uno float %64, 0.000000e+00
  %or.cond.i = or i1 %68, %67
  %69 = select i1 %or.cond.i, float %64, float %66
  %70 = getelementptr inbounds float, ptr %2, i64 %.033
  store float %69, ptr %70, align 4, !tbaa !2
  %71 = or disjoint i64 %.033, 1
  %72 = getelementptr inbounds float, ptr %gep, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !2
  %74 = getelementptr float, ptr %21, i64 %71
  %75 = load float, ptr %74, align 4, !tbaa !2
  %76 = fcmp ogt float %73, %75
  %77 = fcmp uno float %73, 0.000000e+00
  %or.cond.i.1 = or i1 %77, %76
  %78 = select i1 %or.cond.i.1, float %73, float %75
  %79 = getelementptr inbounds float, ptr %2, i64 %71
  store float %78, ptr %79, align 4, !tbaa !2
  %80 = add nuw nsw i64 %.033, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph.new, !llvm.loop !190
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: readwrite)
define void @moved_pooled(ptr noalias nocapture noundef readonly %0, ptr noalias nocapture noundef readonly %1, float noundef %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) local_unnamed_addr #8 {
  %10 = mul i64 %8, %7
  %factor.op.mul54 = mul i64 %10, %6
  %11 = icmp sgt i64 %5, 0
  br i1 %11, label %.preheader.lr.ph, label %._crit_edge57

.preheader.lr.ph:                                 ; preds = %9
  %12 = sdiv i64 %6, 2
  %factor.op.mul48 = shl i64 %10, 1
  %13 = icmp sgt i64 %6, 1
  %14 = icmp sgt i64 %10, 0
  %15 = sdiv i64 %7, 2
  %16 = icmp sgt i64 %7, 1
  %17 = shl i64 %8, 1
  %18 = icmp sgt i64 %8, 0
  %19 = mul nsw i64 %15, %8
  %xtraiter = and i64 %8, 1
  %20 = icmp eq i64 %8, 1
  %unroll_iter = and i64 %8, 9223372036854775806
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %.preheader

.preheader:                                       ; preds = %.preheader.lr.ph, %._crit_edge53
  %.03656 = phi ptr [ %3, %.preheader.lr.ph ], [ %.1.lcssa, %._crit_edge53 ]
  %.03755 = phi i64 [ 0, %.preheader.lr.ph ], [ %21, %._crit_edge53 ]
  %factor.op.mul.reass = mul i64 %.03755, %factor.op.mul54
  br i1 %13, label %.lr.ph52, label %._crit_edge53

._crit_edge57:                                    ; preds = %._crit_edge53, %9
  ret void

._crit_edge53:                                    ; preds = %columns_pooled.exit, %.preheader
  %.1.lcssa = phi ptr [ %.03656, %.preheader ], [ %56, %columns_pooled.exit ]
  %21 = add nuw nsw i64 %.03755, 1
  %exitcond61.not = icmp eq i64 %21, %5
  br i1 %exitcond61.not, label %._crit_edge57, label %.preheader, !llvm.loop !191

.lr.ph52:                                         ; preds = %.preheader, %columns_pooled.exit
  %.151 = phi ptr [ %56, %columns_pooled.exit ], [ %.03656, %.preheader ]
  %.03850 = phi i64 [ %57, %columns_pooled.exit ], [ 0, %.preheader ]
  %.reass49 = mul i64 %.03850, %factor.op.mul48
  %22 = add i64 %.reass49, %factor.op.mul.reass
  %23 = getelementptr inbounds float, ptr %0, i64 %22
  %24 = getelementptr inbounds float, ptr %1, i64 %22
  br i1 %14, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %.lr.ph52
  tail call void @llvm.experimental.noalias.scope.decl(metadata !192)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !195)
  br i1 %16, label %.lr.ph47, label %columns_pooled.exit

.lr.ph47:                                         ; preds = %._crit_edge, %._crit_edge44
  %.017.i45 = phi i64 [ %37, %._crit_edge44 ], [ 0, %._crit_edge ]
  %25 = mul i64 %17, %.017.i45
  %26 = getelementptr inbounds float, ptr %4, i64 %25
  br i1 %18, label %.lr.ph43, label %._crit_edge44

.lr.ph43:                                         ; preds = %.lr.ph47
  %27 = mul nuw nsw i64 %.017.i45, %8
  %28 = getelementptr float, ptr %.151, i64 %27
  br i1 %20, label %._crit_edge44.loopexit.unr-lcssa, label %.lr.ph43.new

._crit_edge44.loopexit.unr-lcssa:                 ; preds = %.lr.ph43.new, %.lr.ph43
  %.0.i41.unr = phi i64 [ 0, %.lr.ph43 ], [ %55, %.lr.ph43.new ]
  br i1 %lcmp.mod.not, label %._crit_edge44, label %._crit_edge44.loopexit.epilog-lcssa

._crit_edge44.loopexit.epilog-lcssa:              ; preds = %._crit_edge44.loopexit.unr-lcssa
  %29 = getelementptr inbounds float, ptr %26, i64 %.0.i41.unr
  %30 = load float, ptr %29, align 4, !tbaa !2, !alias.scope !192, !noalias !195
  %31 = getelementptr float, ptr %29, i64 %8
  %32 = load float, ptr %31, align 4, !tbaa !2, !alias.scope !192, !noalias !195
  %33 = fcmp ogt float %30, %32
  %34 = fcmp uno float %30, 0.000000e+00
  %or.cond.i.i.epil = or i1 %34, %33
  %35 = select i1 %or.cond.i.i.epil, float %30, float %32
  %36 = getelementptr float, ptr %28, i64 %.0.i41.unr
  store float %35, ptr %36, align 4, !tbaa !2, !alias.scope !195, !noalias !192
  br label %._crit_edge44

._crit_edge44:                                    ; preds = %._crit_edge44.loopexit.epilog-lcssa, %._crit_edge44.loopexit.unr-lcssa, %.lr.ph47
  %37 = add nuw nsw i64 %.017.i45, 1
  %exitcond59.not = icmp eq i64 %37, %15
  br i1 %exitcond59.not, label %columns_pooled.exit, label %.lr.ph47, !llvm.loop !187

.lr.ph43.new:                                     ; preds = %.lr.ph43, %.lr.ph43.new
  %.0.i41 = phi i64 [ %55, %.lr.ph43.new ], [ 0, %.lr.ph43 ]
  %niter = phi i64 [ %niter.next.1, %.lr.ph43.new ], [ 0, %.lr.ph43 ]
  %38 = getelementptr inbounds float, ptr %26, i64 %.0.i41
  %39 = load float, ptr %38, align 4, !tbaa !2, !alias.scope !192, !noalias !195
  %40 = getelementptr float, ptr %38, i64 %8
  %41 = load float, ptr %40, align 4, !tbaa !2, !alias.scope !192, !noalias !195
  %42 = fcmp ogt float %39, %41
  %43 = fcmp uno float %39, 0.000000e+00
  %or.cond.i.i = or i1 %43, %42
  %44 = select i1 %or.cond.i.i, float %39, float %41
  %45 = getelementptr float, ptr %28, i64 %.0.i41
  store float %44, ptr %45, align 4, !tbaa !2, !alias.scope !195, !noalias !192
  %46 = or disjoint i64 %.0.i41, 1
  %47 = getelementptr inbounds float, ptr %26, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !2, !alias.scope !192, !noalias !195
  %49 = getelementptr float, ptr %47, i64 %8
  %50 = load float, ptr %49, align 4, !tbaa !2, !alias.scope !192, !noalias !195
  %51 = fcmp ogt float %48, %50
  %52 = fcmp uno float %48, 0.000000e+00
  %or.cond.i.i.1 = or i1 %52, %51
  %53 = select i1 %or.cond.i.i.1, float %48, float %50
  %54 = getelementptr float, ptr %28, i64 %46
  store float %53, ptr %54, align 4, !tbaa !2, !alias.scope !195, !noalias !192
  %55 = add nuw nsw i64 %.0.i41, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %._crit_edge44.loopexit.unr-lcssa, label %.lr.ph43.new, !llvm.loop !188

columns_pooled.exit:                              ; preds = %._crit_edge44, %._crit_edge
  %56 = getelementptr inbounds float, ptr %.151, i64 %19
  %57 = add nuw nsw i64 %.03850, 1
  %exitcond60.not = icmp eq i64 %57, %12
  br i1 %exitcond60.not, label %._crit_edge53, label %.lr.ph52, !llvm.loop !197

.lr.ph:                                           ; preds = %.lr.ph52, %.lr.ph
  %.040 = phi i64 [ %75, %.lr.ph ], [ 0, %.lr.ph52 ]
  %58 = getelementptr inbounds float, ptr %23, i64 %.040
  %59 = load float, ptr %58, align 4, !tbaa !2
  %60 = fmul float %59, %2
  %61 = getelementptr inbounds float, ptr %24, i64 %.040
  %62 = load float, ptr %61, align 4, !tbaa !2
  %63 = fadd float %60, %62
  %64 = add nuw nsw i64 %.040, %10
  %65 = getelementptr inbounds float, ptr %23, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !2
  %67 = fmul float %66, %2
  %68 = getelementptr inbounds float, ptr %24, i64 %64
  %69 = load float, ptr %68, align 4, !tbaa !2
  %70 = fadd float %67, %69
  %71 = fcmp ogt float %63, %70
  %72 = fcmp uno float %63, 0.000000e+00
  %or.cond.i = or i1 %72, %71
  %73 = select i1 %or.cond.i, float %63, float %70
  %74 = getelementptr inbounds float, ptr %4, i64 %.040
  store float %73, ptr %74, align 4, !tbaa !2
  %75 = add nuw nsw i64 %.040, 1
  %exitcond.not = icmp eq i64 %75, %10
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph, !llvm.loop !198
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #9

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #11

attributes #0 = { nofree norecurse nosync nounwind "no-builtins" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="512" "no-builtins" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "min-legal-vector-width"="512" "no-builtins" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="512" "no-builtins" }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="512" "no-builtins" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "no-builtins" }
attributes #8 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: readwrite) "no-builtins" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #13 = { nobuiltin "no-builtins" }
attributes #14 = { nounwind }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !3, i64 0}
!3 = !{!"float", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !9}
!13 = !{!4, !4, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"long long", !4, i64 0}
!16 = !{!17}
!17 = distinct !{!17, !18, !"pair_at: argument 0"}
!18 = distinct !{!18, !"pair_at"}
!19 = distinct !{!19, !9}
!20 = distinct !{!20, !9}
!21 = distinct !{!21, !9}
!22 = distinct !{!22, !9}
!23 = !{!24}
!24 = distinct !{!24, !25, !"pair_at: argument 0"}
!25 = distinct !{!25, !"pair_at"}
!26 = distinct !{!26, !9}
!27 = distinct !{!27, !7}
!28 = !{!29}
!29 = distinct !{!29, !30, !"pair_at: argument 0"}
!30 = distinct !{!30, !"pair_at"}
!31 = distinct !{!31, !7}
!32 = distinct !{!32, !9}
!33 = distinct !{!33, !7}
!34 = distinct !{!34, !9}
!35 = !{!36}
!36 = distinct !{!36, !37, !"pair_at: argument 0"}
!37 = distinct !{!37, !"pair_at"}
!38 = !{!39}
!39 = distinct !{!39, !40, !"pair_at: argument 0"}
!40 = distinct !{!40, !"pair_at"}
!41 = distinct !{!41, !9}
!42 = !{!43}
!43 = distinct !{!43, !44, !"pair_at: argument 0"}
!44 = distinct !{!44, !"pair_at"}
!45 = distinct !{!45, !7}
!46 = !{!47}
!47 = distinct !{!47, !48, !"pair_at: argument 0"}
!48 = distinct !{!48, !"pair_at"}
!49 = distinct !{!49, !7}
!50 = distinct !{!50, !7}
!51 = distinct !{!51, !9}
!52 = distinct !{!52, !9}
!53 = !{!54}
!54 = distinct !{!54, !55, !"pair_at: argument 0"}
!55 = distinct !{!55, !"pair_at"}
!56 = !{!57}
!57 = distinct !{!57, !58, !"pair_at: argument 0"}
!58 = distinct !{!58, !"pair_at"}
!59 = distinct !{!59, !9}
!60 = !{!61}
!61 = distinct !{!61, !62, !"pair_at: argument 0"}
!62 = distinct !{!62, !"pair_at"}
!63 = distinct !{!63, !7}
!64 = !{!65}
!65 = distinct !{!65, !66, !"pair_at: argument 0"}
!66 = distinct !{!66, !"pair_at"}
!67 = distinct !{!67, !7}
!68 = distinct !{!68, !7}
!69 = distinct !{!69, !9}
!70 = !{!71}
!71 = distinct !{!71, !72, !"pair_at: argument 0"}
!72 = distinct !{!72, !"pair_at"}
!73 = !{!74}
!74 = distinct !{!74, !75, !"pair_at: argument 0"}
!75 = distinct !{!75, !"pair_at"}
!76 = distinct !{!76, !9}
!77 = !{!78}
!78 = distinct !{!78, !79, !"pair_at: argument 0"}
!79 = distinct !{!79, !"pair_at"}
!80 = distinct !{!80, !7}
!81 = !{!82}
!82 = distinct !{!82, !83, !"pair_at: argument 0"}
!83 = distinct !{!83, !"pair_at"}
!84 = distinct !{!84, !7}
!85 = distinct !{!85, !7}
!86 = distinct !{!86, !9}
!87 = !{!88}
!88 = distinct !{!88, !89, !"pair_at: argument 0"}
!89 = distinct !{!89, !"pair_at"}
!90 = !{!91}
!91 = distinct !{!91, !92, !"pair_at: argument 0"}
!92 = distinct !{!92, !"pair_at"}
!93 = distinct !{!93, !9}
!94 = !{!95}
!95 = distinct !{!95, !96, !"pair_at: argument 0"}
!96 = distinct !{!96, !"pair_at"}
!97 = distinct !{!97, !7}
!98 = !{!99}
!99 = distinct !{!99, !100, !"pair_at: argument 0"}
!100 = distinct !{!100, !"pair_at"}
!101 = distinct !{!101, !7}
!102 = distinct !{!102, !7}
!103 = distinct !{!103, !9}
!104 = !{!105}
!105 = distinct !{!105, !106, !"pair_at: argument 0"}
!106 = distinct !{!106, !"pair_at"}
!107 = !{!108}
!108 = distinct !{!108, !109, !"pair_at: argument 0"}
!109 = distinct !{!109, !"pair_at"}
!110 = distinct !{!110, !9}
!111 = !{!112}
!112 = distinct !{!112, !113, !"pair_at: argument 0"}
!113 = distinct !{!113, !"pair_at"}
!114 = distinct !{!114, !7}
!115 = !{!116}
!116 = distinct !{!116, !117, !"pair_at: argument 0"}
!117 = distinct !{!117, !"pair_at"}
!118 = distinct !{!118, !7}
!119 = distinct !{!119, !7}
!120 = distinct !{!120, !9}
!121 = !{!122}
!122 = distinct !{!122, !123, !"pair_at: argument 0"}
!123 = distinct !{!123, !"pair_at"}
!124 = !{!125}
!125 = distinct !{!125, !126, !"pair_at: argument 0"}
!126 = distinct !{!126, !"pair_at"}
!127 = distinct !{!127, !9}
!128 = !{!129}
!129 = distinct !{!129, !130, !"pair_at: argument 0"}
!130 = distinct !{!130, !"pair_at"}
!131 = distinct !{!131, !7}
!132 = !{!133}
!133 = distinct !{!133, !134, !"pair_at: argument 0"}
!134 = distinct !{!134, !"pair_at"}
!135 = distinct !{!135, !7}
!136 = distinct !{!136, !7}
!137 = distinct !{!137, !9}
!138 = !{!139}
!139 = distinct !{!139, !140, !"pair_at: argument 0"}
!140 = distinct !{!140, !"pair_at"}
!141 = distinct !{!141, !9}
!142 = !{i64 0, i64 64, !13, i64 64, i64 64, !13}
!143 = !{!144}
!144 = distinct !{!144, !145, !"pair_at: argument 0"}
!145 = distinct !{!145, !"pair_at"}
!146 = distinct !{!146, !9}
!147 = !{!148}
!148 = distinct !{!148, !149, !"pair_at: argument 0"}
!149 = distinct !{!149, !"pair_at"}
!150 = distinct !{!150, !7}
!151 = !{!152}
!152 = distinct !{!152, !153, !"pair_at: argument 0"}
!153 = distinct !{!153, !"pair_at"}
!154 = distinct !{!154, !7}
!155 = distinct !{!155, !7}
!156 = distinct !{!156, !9}
!157 = distinct !{!157, !9}
!158 = distinct !{!158, !7}
!159 = distinct !{!159, !9}
!160 = distinct !{!160, !9}
!161 = distinct !{!161, !9}
!162 = distinct !{!162, !9}
!163 = distinct !{!163, !9}
!164 = distinct !{!164, !9}
!165 = distinct !{!165, !9}
!166 = distinct !{!166, !9}
!167 = distinct !{!167, !9}
!168 = distinct !{!168, !9}
!169 = distinct !{!169, !9}
!170 = distinct !{!170, !9}
!171 = distinct !{!171, !9}
!172 = distinct !{!172, !9}
!173 = distinct !{!173, !9}
!174 = distinct !{!174, !9}
!175 = distinct !{!175, !9}
!176 = distinct !{!176, !9}
!177 = distinct !{!177, !9}
!178 = distinct !{!178, !9}
!179 = distinct !{!179, !7}
!180 = distinct !{!180, !9}
!181 = distinct !{!181, !9}
!182 = !{!183}
!183 = distinct !{!183, !184, !"columns_pooled: argument 0"}
!184 = distinct !{!184, !"columns_pooled"}
!185 = !{!186}
!186 = distinct !{!186, !184, !"columns_pooled: argument 1"}
!187 = distinct !{!187, !9}
!188 = distinct !{!188, !9}
!189 = distinct !{!189, !9}
!190 = distinct !{!190, !9}
!191 = distinct !{!191, !9}
!192 = !{!193}
!193 = distinct !{!193, !194, !"columns_pooled: argument 0"}
!194 = distinct !{!194, !"columns_pooled"}
!195 = !{!196}
!196 = distinct !{!196, !194, !"columns_pooled: argument 1"}
!197 = distinct !{!197, !9}
!198 = distinct !{!198, !9}
