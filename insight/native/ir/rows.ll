; Made by tools/ir.py from rows.c with clang 19; do not edit.
; sha256 of the C source: 7df7e4784fa9317693add01ae07004471efcbbbf9f17d63852c15e8f88ed9ede
; sha256 of what follows: 19a1cd1a0a86d88ef538f8925b410815ff957276cd6984936f2cbab0c3b47230
; Optimised.

; Function Attrs: nounwind
define range(i64 0, 2) i64 @sparse_losses(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 40
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i8, ptr %1, i64 24
  %6 = load i64, ptr %5, align 8, !tbaa !9
  %7 = icmp eq i64 %6, 4
  %8 = getelementptr inbounds i8, ptr %1, i64 32
  %9 = load i64, ptr %8, align 8, !tbaa !10
  %10 = icmp sgt i64 %9, 0
  br i1 %7, label %.preheader, label %.preheader4

.preheader4:                                      ; preds = %2
  br i1 %10, label %.lr.ph, label %are_within.exit.thread

.lr.ph:                                           ; preds = %.preheader4
  %11 = getelementptr inbounds i8, ptr %1, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !11
  %xtraiter = and i64 %9, 3
  %13 = icmp ult i64 %9, 4
  br i1 %13, label %are_within.exit.loopexit21.unr-lcssa, label %.lr.ph.new

.lr.ph.new:                                       ; preds = %.lr.ph
  %unroll_iter = and i64 %9, 9223372036854775804
  br label %46

.preheader:                                       ; preds = %2
  br i1 %10, label %.lr.ph10, label %are_within.exit.thread

.lr.ph10:                                         ; preds = %.preheader
  %14 = getelementptr inbounds i8, ptr %1, i64 8
  %15 = load ptr, ptr %14, align 8, !tbaa !11
  %xtraiter25 = and i64 %9, 3
  %16 = icmp ult i64 %9, 4
  br i1 %16, label %are_within.exit.loopexit.unr-lcssa, label %.lr.ph10.new

.lr.ph10.new:                                     ; preds = %.lr.ph10
  %unroll_iter29 = and i64 %9, 9223372036854775804
  br label %17

17:                                               ; preds = %17, %.lr.ph10.new
  %.019.i9 = phi i64 [ 0, %.lr.ph10.new ], [ %45, %17 ]
  %.020.i8 = phi i64 [ 0, %.lr.ph10.new ], [ %44, %17 ]
  %niter30 = phi i64 [ 0, %.lr.ph10.new ], [ %niter30.next.3, %17 ]
  %18 = getelementptr inbounds i32, ptr %15, i64 %.019.i9
  %19 = load i32, ptr %18, align 4, !tbaa !12
  %20 = sext i32 %19 to i64
  %21 = icmp ule i64 %4, %20
  %22 = zext i1 %21 to i64
  %23 = or i64 %.020.i8, %22
  %24 = or disjoint i64 %.019.i9, 1
  %25 = getelementptr inbounds i32, ptr %15, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !12
  %27 = sext i32 %26 to i64
  %28 = icmp ule i64 %4, %27
  %29 = zext i1 %28 to i64
  %30 = or i64 %23, %29
  %31 = or disjoint i64 %.019.i9, 2
  %32 = getelementptr inbounds i32, ptr %15, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !12
  %34 = sext i32 %33 to i64
  %35 = icmp ule i64 %4, %34
  %36 = zext i1 %35 to i64
  %37 = or i64 %30, %36
  %38 = or disjoint i64 %.019.i9, 3
  %39 = getelementptr inbounds i32, ptr %15, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !12
  %41 = sext i32 %40 to i64
  %42 = icmp ule i64 %4, %41
  %43 = zext i1 %42 to i64
  %44 = or i64 %37, %43
  %45 = add nuw nsw i64 %.019.i9, 4
  %niter30.next.3 = add i64 %niter30, 4
  %niter30.ncmp.3 = icmp eq i64 %niter30.next.3, %unroll_iter29
  br i1 %niter30.ncmp.3, label %are_within.exit.loopexit.unr-lcssa, label %17, !llvm.loop !14

46:                                               ; preds = %46, %.lr.ph.new
  %.0.i7 = phi i64 [ 0, %.lr.ph.new ], [ %70, %46 ]
  %.1.i6 = phi i64 [ 0, %.lr.ph.new ], [ %69, %46 ]
  %niter = phi i64 [ 0, %.lr.ph.new ], [ %niter.next.3, %46 ]
  %47 = getelementptr inbounds i64, ptr %12, i64 %.0.i7
  %48 = load i64, ptr %47, align 8, !tbaa !16
  %49 = icmp uge i64 %48, %4
  %50 = zext i1 %49 to i64
  %51 = or i64 %.1.i6, %50
  %52 = or disjoint i64 %.0.i7, 1
  %53 = getelementptr inbounds i64, ptr %12, i64 %52
  %54 = load i64, ptr %53, align 8, !tbaa !16
  %55 = icmp uge i64 %54, %4
  %56 = zext i1 %55 to i64
  %57 = or i64 %51, %56
  %58 = or disjoint i64 %.0.i7, 2
  %59 = getelementptr inbounds i64, ptr %12, i64 %58
  %60 = load i64, ptr %59, align 8, !tbaa !16
  %61 = icmp uge i64 %60, %4
  %62 = zext i1 %61 to i64
  %63 = or i64 %57, %62
  %64 = or disjoint i64 %.0.i7, 3
  %65 = getelementptr inbounds i64, ptr %12, i64 %64
  %66 = load i64, ptr %65, align 8, !tbaa !16
  %67 = icmp uge i64 %66, %4
  %68 = zext i1 %67 to i64
  %69 = or i64 %63, %68
  %70 = add nuw nsw i64 %.0.i7, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %are_within.exit.loopexit21.unr-lcssa, label %46, !llvm.loop !17

are_within.exit.loopexit.unr-lcssa:               ; preds = %17, %.lr.ph10
  %.lcssa.ph = phi i64 [ poison, %.lr.ph10 ], [ %44, %17 ]
  %.019.i9.unr = phi i64 [ 0, %.lr.ph10 ], [ %45, %17 ]
  %.020.i8.unr = phi i64 [ 0, %.lr.ph10 ], [ %44, %17 ]
  %lcmp.mod27.not = icmp eq i64 %xtraiter25, 0
  br i1 %lcmp.mod27.not, label %are_within.exit, label %.epil.preheader24

.epil.preheader24:                                ; preds = %are_within.exit.loopexit.unr-lcssa, %.epil.preheader24
  %.019.i9.epil = phi i64 [ %77, %.epil.preheader24 ], [ %.019.i9.unr, %are_within.exit.loopexit.unr-lcssa ]
  %.020.i8.epil = phi i64 [ %76, %.epil.preheader24 ], [ %.020.i8.unr, %are_within.exit.loopexit.unr-lcssa ]
  %epil.iter26 = phi i64 [ %epil.iter26.next, %.epil.preheader24 ], [ 0, %are_within.exit.loopexit.unr-lcssa ]
  %71 = getelementptr inbounds i32, ptr %15, i64 %.019.i9.epil
  %72 = load i32, ptr %71, align 4, !tbaa !12
  %73 = sext i32 %72 to i64
  %74 = icmp ule i64 %4, %73
  %75 = zext i1 %74 to i64
  %76 = or i64 %.020.i8.epil, %75
  %77 = add nuw nsw i64 %.019.i9.epil, 1
  %epil.iter26.next = add i64 %epil.iter26, 1
  %epil.iter26.cmp.not = icmp eq i64 %epil.iter26.next, %xtraiter25
  br i1 %epil.iter26.cmp.not, label %are_within.exit, label %.epil.preheader24, !llvm.loop !18

are_within.exit.loopexit21.unr-lcssa:             ; preds = %46, %.lr.ph
  %.lcssa22.ph = phi i64 [ poison, %.lr.ph ], [ %69, %46 ]
  %.0.i7.unr = phi i64 [ 0, %.lr.ph ], [ %70, %46 ]
  %.1.i6.unr = phi i64 [ 0, %.lr.ph ], [ %69, %46 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %are_within.exit, label %.epil.preheader

.epil.preheader:                                  ; preds = %are_within.exit.loopexit21.unr-lcssa, %.epil.preheader
  %.0.i7.epil = phi i64 [ %83, %.epil.preheader ], [ %.0.i7.unr, %are_within.exit.loopexit21.unr-lcssa ]
  %.1.i6.epil = phi i64 [ %82, %.epil.preheader ], [ %.1.i6.unr, %are_within.exit.loopexit21.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.epil.preheader ], [ 0, %are_within.exit.loopexit21.unr-lcssa ]
  %78 = getelementptr inbounds i64, ptr %12, i64 %.0.i7.epil
  %79 = load i64, ptr %78, align 8, !tbaa !16
  %80 = icmp uge i64 %79, %4
  %81 = zext i1 %80 to i64
  %82 = or i64 %.1.i6.epil, %81
  %83 = add nuw nsw i64 %.0.i7.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %are_within.exit, label %.epil.preheader, !llvm.loop !20

are_within.exit:                                  ; preds = %are_within.exit.loopexit21.unr-lcssa, %.epil.preheader, %are_within.exit.loopexit.unr-lcssa, %.epil.preheader24
  %.2.i = phi i64 [ %.lcssa.ph, %are_within.exit.loopexit.unr-lcssa ], [ %76, %.epil.preheader24 ], [ %.lcssa22.ph, %are_within.exit.loopexit21.unr-lcssa ], [ %82, %.epil.preheader ]
  %.not.i.not = icmp eq i64 %.2.i, 0
  br i1 %.not.i.not, label %are_within.exit.thread, label %86

are_within.exit.thread:                           ; preds = %.preheader4, %.preheader, %are_within.exit
  %84 = getelementptr inbounds i8, ptr %1, i64 56
  %85 = load i64, ptr %84, align 8, !tbaa !21
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @losses_part, ptr noundef nonnull %1, i64 noundef %85) #10
  br label %86

86:                                               ; preds = %are_within.exit, %are_within.exit.thread
  %.0 = phi i64 [ 1, %are_within.exit.thread ], [ 0, %are_within.exit ]
  ret i64 %.0
}

; Function Attrs: nounwind
define internal fastcc void @shared(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = icmp eq ptr %0, null
  %6 = icmp slt i64 %3, 2
  %or.cond = or i1 %5, %6
  br i1 %or.cond, label %10, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds i8, ptr %0, i64 128
  %9 = atomicrmw xchg ptr %8, i64 1 seq_cst, align 8
  %.not = icmp eq i64 %9, 0
  br i1 %.not, label %13, label %.lr.ph52.preheader

10:                                               ; preds = %4
  %11 = icmp sgt i64 %3, 0
  br i1 %11, label %.lr.ph52.preheader, label %.loopexit

.lr.ph52.preheader:                               ; preds = %7, %10
  br label %.lr.ph52

.lr.ph52:                                         ; preds = %.lr.ph52.preheader, %.lr.ph52
  %.050 = phi i64 [ %12, %.lr.ph52 ], [ 0, %.lr.ph52.preheader ]
  tail call void %1(ptr noundef %2, i64 noundef %.050, i64 noundef 0) #11
  %12 = add nuw nsw i64 %.050, 1
  %exitcond.not = icmp eq i64 %12, %3
  br i1 %exitcond.not, label %.loopexit, label %.lr.ph52, !llvm.loop !22

13:                                               ; preds = %7
  %14 = getelementptr inbounds i8, ptr %0, i64 192
  store ptr %2, ptr %14, align 8, !tbaa !23
  %15 = getelementptr inbounds i8, ptr %0, i64 200
  store ptr %1, ptr %15, align 8, !tbaa !25
  %16 = getelementptr inbounds i8, ptr %0, i64 208
  store i64 %3, ptr %16, align 8, !tbaa !26
  %17 = tail call i64 @llvm.umin.i64(i64 %3, i64 32)
  %18 = getelementptr inbounds i8, ptr %0, i64 216
  store i64 %17, ptr %18, align 8, !tbaa !27
  %19 = getelementptr inbounds i8, ptr %0, i64 64
  store atomic i64 0, ptr %19 seq_cst, align 8
  %20 = load i64, ptr %0, align 8, !tbaa !28
  %21 = and i64 %20, -4294967296
  %22 = add i64 %21, 4294967296
  %notmask = shl nsw i64 -1, %17
  %23 = xor i64 %notmask, -1
  %24 = or i64 %22, %23
  store atomic i64 %24, ptr %0 seq_cst, align 8
  %25 = getelementptr inbounds i8, ptr %0, i64 136
  %26 = load atomic i64, ptr %25 seq_cst, align 8
  %.not48 = icmp eq i64 %26, 0
  br i1 %.not48, label %42, label %27

27:                                               ; preds = %13
  %28 = getelementptr inbounds i8, ptr %0, i64 240
  %29 = load ptr, ptr %28, align 8, !tbaa !29
  %30 = getelementptr inbounds i8, ptr %0, i64 280
  %31 = load ptr, ptr %30, align 8, !tbaa !30
  %32 = tail call i64 %29(ptr noundef %31) #11
  %33 = getelementptr inbounds i8, ptr %0, i64 256
  %34 = load ptr, ptr %33, align 8, !tbaa !31
  %35 = getelementptr inbounds i8, ptr %0, i64 288
  %36 = load ptr, ptr %35, align 8, !tbaa !32
  %37 = tail call i64 %34(ptr noundef %36) #11
  %38 = getelementptr inbounds i8, ptr %0, i64 248
  %39 = load ptr, ptr %38, align 8, !tbaa !33
  %40 = load ptr, ptr %30, align 8, !tbaa !30
  %41 = tail call i64 %39(ptr noundef %40) #11
  br label %42

42:                                               ; preds = %27, %13
  %43 = load atomic i64, ptr %0 acquire, align 8
  %44 = and i64 %43, 4294967295
  %.not40.i = icmp eq i64 %44, 0
  br i1 %.not40.i, label %take_groups.exit, label %.lr.ph42.i

.lr.ph42.i:                                       ; preds = %42
  %45 = getelementptr inbounds i8, ptr %0, i64 224
  br label %46

46:                                               ; preds = %75, %.lr.ph42.i
  %47 = phi i64 [ %44, %.lr.ph42.i ], [ %77, %75 ]
  %48 = phi i64 [ %43, %.lr.ph42.i ], [ %76, %75 ]
  %49 = load i64, ptr %18, align 8, !tbaa !27
  %50 = load i64, ptr %45, align 8, !tbaa !34
  %51 = sdiv i64 %49, %50
  %notmask.i.i = shl nsw i64 -1, %51
  %52 = xor i64 %notmask.i.i, -1
  %53 = and i64 %47, %52
  %.not35.i = icmp eq i64 %53, 0
  %54 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %53, i1 true)
  %55 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %47, i1 true)
  %56 = xor i64 %55, 63
  %57 = select i1 %.not35.i, i64 %56, i64 %54
  %58 = shl nuw nsw i64 1, %57
  %59 = xor i64 %58, %48
  %60 = cmpxchg ptr %0, i64 %48, i64 %59 seq_cst seq_cst, align 8
  %61 = extractvalue { i64, i1 } %60, 1
  br i1 %61, label %62, label %75

62:                                               ; preds = %46
  %63 = load i64, ptr %18, align 8, !tbaa !27
  %64 = load i64, ptr %16, align 8, !tbaa !26
  %65 = mul nsw i64 %64, %57
  %66 = sdiv i64 %65, %63
  %67 = add nuw nsw i64 %57, 1
  %68 = mul nsw i64 %64, %67
  %69 = sdiv i64 %68, %63
  %70 = icmp slt i64 %66, %69
  br i1 %70, label %.lr.ph.i, label %._crit_edge.i

._crit_edge.i:                                    ; preds = %.lr.ph.i, %62
  %71 = atomicrmw add ptr %19, i64 1 seq_cst, align 8
  br label %75

.lr.ph.i:                                         ; preds = %62, %.lr.ph.i
  %.03239.i = phi i64 [ %74, %.lr.ph.i ], [ %66, %62 ]
  %72 = load ptr, ptr %15, align 8, !tbaa !25
  %73 = load ptr, ptr %14, align 8, !tbaa !23
  tail call void %72(ptr noundef %73, i64 noundef %.03239.i, i64 noundef 0) #11
  %74 = add i64 %.03239.i, 1
  %exitcond.not.i = icmp eq i64 %74, %69
  br i1 %exitcond.not.i, label %._crit_edge.i, label %.lr.ph.i, !llvm.loop !35

75:                                               ; preds = %._crit_edge.i, %46
  %76 = load atomic i64, ptr %0 acquire, align 8
  %77 = and i64 %76, 4294967295
  %.not.i = icmp eq i64 %77, 0
  br i1 %.not.i, label %take_groups.exit, label %46

take_groups.exit:                                 ; preds = %75, %42
  %78 = load atomic i64, ptr %19 acquire, align 8
  %79 = icmp slt i64 %78, %17
  br i1 %79, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %take_groups.exit
  %80 = getelementptr inbounds i8, ptr %0, i64 232
  %81 = getelementptr inbounds i8, ptr %0, i64 264
  br label %82

._crit_edge:                                      ; preds = %89, %take_groups.exit
  store atomic i64 0, ptr %8 seq_cst, align 8
  br label %.loopexit

82:                                               ; preds = %.lr.ph, %89
  %.04549 = phi i64 [ 0, %.lr.ph ], [ %90, %89 ]
  %83 = load i64, ptr %80, align 8, !tbaa !36
  %84 = sdiv i64 %83, 8
  %85 = icmp sgt i64 %.04549, %84
  br i1 %85, label %86, label %89

86:                                               ; preds = %82
  %87 = load ptr, ptr %81, align 8, !tbaa !37
  %88 = tail call i64 %87(ptr noundef null) #11
  br label %89

89:                                               ; preds = %82, %86
  %90 = add nuw nsw i64 %.04549, 1
  %91 = load atomic i64, ptr %19 acquire, align 8
  %92 = icmp slt i64 %91, %17
  br i1 %92, label %82, label %._crit_edge, !llvm.loop !38

.loopexit:                                        ; preds = %.lr.ph52, %10, %._crit_edge
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @losses_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #1 {
  %4 = alloca <16 x float>, align 4
  %5 = alloca [4 x <16 x float>], align 16
  %6 = alloca [16 x float], align 16
  %7 = alloca [16 x float], align 16
  %8 = getelementptr inbounds i8, ptr %0, i64 40
  %9 = load i64, ptr %8, align 8, !tbaa !2
  %10 = getelementptr inbounds i8, ptr %0, i64 32
  %11 = load i64, ptr %10, align 8, !tbaa !10
  %12 = add nsw i64 %1, 1
  %13 = getelementptr inbounds i8, ptr %0, i64 56
  %14 = load i64, ptr %13, align 8, !tbaa !21
  %15 = mul nsw i64 %11, %12
  %16 = sdiv i64 %15, %14
  %17 = mul nsw i64 %11, %1
  %18 = sdiv i64 %17, %14
  %19 = icmp slt i64 %18, %16
  br i1 %19, label %.lr.ph489, label %._crit_edge490

.lr.ph489:                                        ; preds = %3
  %20 = mul nsw i64 %11, %9
  %21 = sdiv i64 %9, 16
  %22 = shl nsw i64 %21, 4
  %23 = sub i64 %9, %22
  %24 = trunc i64 %23 to i32
  %25 = insertelement <16 x i32> poison, i32 %24, i64 0
  %26 = shufflevector <16 x i32> %25, <16 x i32> poison, <16 x i32> zeroinitializer
  %27 = icmp sgt <16 x i32> %26, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %28 = icmp sgt i64 %9, 15
  %29 = icmp slt i64 %22, %9
  %30 = icmp slt i64 %23, 1
  %.not.i376 = icmp slt i64 %9, 64
  %31 = getelementptr inbounds i8, ptr %5, i64 64
  %32 = getelementptr inbounds i8, ptr %5, i64 128
  %33 = getelementptr inbounds i8, ptr %5, i64 192
  %34 = getelementptr inbounds i8, ptr %0, i64 24
  %35 = getelementptr inbounds i8, ptr %0, i64 8
  %36 = getelementptr inbounds i8, ptr %0, i64 16
  %37 = sub i64 %16, %18
  %xtraiter = and i64 %9, 3
  %38 = sub i64 %22, %9
  %39 = icmp ugt i64 %38, -4
  %unroll_iter = sub nsw i64 %23, %xtraiter
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %40

._crit_edge490:                                   ; preds = %._crit_edge458, %3
  ret void

40:                                               ; preds = %.lr.ph489, %._crit_edge458
  %indvars.iv = phi i64 [ %37, %.lr.ph489 ], [ %indvars.iv.next, %._crit_edge458 ]
  %.042487 = phi i64 [ %18, %.lr.ph489 ], [ %278, %._crit_edge458 ]
  %smin = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 16)
  %smax = tail call i64 @llvm.smax.i64(i64 %smin, i64 1)
  %smin501 = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 16)
  %smax502 = tail call i64 @llvm.smax.i64(i64 %smin501, i64 1)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %6, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #12
  %41 = icmp sgt i64 %16, %.042487
  br i1 %41, label %.lr.ph426, label %._crit_edge427

.lr.ph426:                                        ; preds = %40
  %42 = load ptr, ptr %0, align 8, !tbaa !39
  %43 = getelementptr inbounds float, ptr %42, i64 %20
  %44 = load i64, ptr %34, align 8, !tbaa !9
  %45 = icmp eq i64 %44, 4
  %46 = load ptr, ptr %35, align 8, !tbaa !11
  br label %82

._crit_edge427.loopexit:                          ; preds = %number_at.exit
  %.pre505 = load <16 x float>, ptr %6, align 16, !tbaa !40
  br label %._crit_edge427

._crit_edge427:                                   ; preds = %._crit_edge427.loopexit, %40
  %47 = phi <16 x float> [ zeroinitializer, %40 ], [ %.pre505, %._crit_edge427.loopexit ]
  %48 = fcmp une <16 x float> %47, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %49 = fcmp olt <16 x float> %47, <float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000>
  %50 = fmul <16 x float> %47, <float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000, float 0x4160000000000000>
  %.v = select <16 x i1> %49, <16 x float> %50, <16 x float> %47
  %51 = bitcast <16 x float> %.v to <16 x i32>
  %52 = add <16 x i32> %51, <i32 -1060439283, i32 -1060439283, i32 -1060439283, i32 -1060439283, i32 -1060439283, i32 -1060439283, i32 -1060439283, i32 -1060439283, i32 -1060439283, i32 -1060439283, i32 -1060439283, i32 -1060439283, i32 -1060439283, i32 -1060439283, i32 -1060439283, i32 -1060439283>
  %53 = ashr <16 x i32> %52, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %54 = and <16 x i32> %52, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>
  %55 = sub <16 x i32> %51, %54
  %56 = bitcast <16 x i32> %55 to <16 x float>
  %57 = fadd <16 x float> %56, <float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>
  %58 = sitofp <16 x i32> %53 to <16 x float>
  %59 = select <16 x i1> %49, <16 x float> <float 2.300000e+01, float 2.300000e+01, float 2.300000e+01, float 2.300000e+01, float 2.300000e+01, float 2.300000e+01, float 2.300000e+01, float 2.300000e+01, float 2.300000e+01, float 2.300000e+01, float 2.300000e+01, float 2.300000e+01, float 2.300000e+01, float 2.300000e+01, float 2.300000e+01, float 2.300000e+01>, <16 x float> zeroinitializer
  %60 = fsub <16 x float> %58, %59
  %61 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %57, <16 x float> <float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000, float 0xBFB392E840000000>, <16 x float> <float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000, float 0x3FC05B73A0000000>)
  %62 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %61, <16 x float> %57, <16 x float> <float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000, float 0xBFC0D9A500000000>)
  %63 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %62, <16 x float> %57, <16 x float> <float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000, float 0x3FC22CF520000000>)
  %64 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %63, <16 x float> %57, <16 x float> <float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000, float 0xBFC546F280000000>)
  %65 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %64, <16 x float> %57, <16 x float> <float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000, float 0x3FC99A0600000000>)
  %66 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %65, <16 x float> %57, <16 x float> <float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000, float 0xBFD0002320000000>)
  %67 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %66, <16 x float> %57, <16 x float> <float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000>)
  %68 = fmul <16 x float> %57, %57
  %69 = fmul <16 x float> %57, %68
  %70 = fmul <16 x float> %69, %67
  %71 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %60, <16 x float> <float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000>, <16 x float> %70)
  %72 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %68, <16 x float> <float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01, float -5.000000e-01>, <16 x float> %71)
  %73 = fadd <16 x float> %57, %72
  %74 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %60, <16 x float> <float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000>, <16 x float> %73)
  %.v346 = select <16 x i1> %48, <16 x float> %74, <16 x float> %47
  %75 = fcmp ule <16 x float> %47, zeroinitializer
  %76 = fcmp une <16 x float> %47, zeroinitializer
  %77 = select <16 x i1> %76, <16 x float> <float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000>, <16 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %78 = select <16 x i1> %75, <16 x float> %77, <16 x float> %.v346
  br i1 %41, label %.lr.ph457, label %._crit_edge458

.lr.ph457:                                        ; preds = %._crit_edge427
  %79 = load ptr, ptr %36, align 8, !tbaa !41
  %80 = getelementptr float, ptr %79, i64 %.042487
  %xtraiter510 = and i64 %smax, 1
  %81 = icmp slt i64 %indvars.iv, 2
  br i1 %81, label %._crit_edge458.loopexit.unr-lcssa, label %.lr.ph457.new

.lr.ph457.new:                                    ; preds = %.lr.ph457
  %unroll_iter513 = and i64 %smax, 30
  br label %280

82:                                               ; preds = %.lr.ph426, %number_at.exit
  %.043424 = phi i64 [ 0, %.lr.ph426 ], [ %271, %number_at.exit ]
  %83 = add nsw i64 %.043424, %.042487
  %84 = mul nsw i64 %83, %9
  %85 = getelementptr inbounds float, ptr %42, i64 %84
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %5, i8 0, i64 256, i1 false)
  br i1 %28, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %82
  %.049.i.lcssa = phi <16 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %82 ], [ %.v365, %.lr.ph ]
  br i1 %29, label %92, label %118

.lr.ph:                                           ; preds = %82, %.lr.ph
  %.047.i369 = phi i64 [ %90, %.lr.ph ], [ 0, %82 ]
  %.049.i368 = phi <16 x float> [ %.v365, %.lr.ph ], [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %82 ]
  %86 = getelementptr inbounds float, ptr %85, i64 %.047.i369
  %87 = load <16 x float>, ptr %86, align 4, !tbaa !40
  %88 = fcmp ule <16 x float> %.049.i368, %87
  %89 = fcmp ord <16 x float> %.049.i368, zeroinitializer
  %.not364 = and <16 x i1> %88, %89
  %.v365 = select <16 x i1> %.not364, <16 x float> %87, <16 x float> %.049.i368
  %90 = add nuw nsw i64 %.047.i369, 16
  %91 = icmp slt i64 %90, %22
  br i1 %91, label %.lr.ph, label %._crit_edge, !llvm.loop !42

92:                                               ; preds = %._crit_edge
  %93 = getelementptr inbounds float, ptr %85, i64 %22
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #12
  store <16 x float> zeroinitializer, ptr %4, align 4, !tbaa !40
  %94 = getelementptr inbounds i8, ptr %93, i64 64
  %.not.i46 = icmp ule ptr %94, %43
  %brmerge = select i1 %.not.i46, i1 true, i1 %30
  %.mux = select i1 %.not.i46, ptr %93, ptr %4
  br i1 %brmerge, label %last_of.exit, label %.lr.ph373.preheader

.lr.ph373.preheader:                              ; preds = %92
  br i1 %39, label %last_of.exit.loopexit.unr-lcssa, label %.lr.ph373

.lr.ph373:                                        ; preds = %.lr.ph373.preheader, %.lr.ph373
  %.0.i47372 = phi i64 [ %110, %.lr.ph373 ], [ 0, %.lr.ph373.preheader ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph373 ], [ 0, %.lr.ph373.preheader ]
  %95 = getelementptr inbounds float, ptr %93, i64 %.0.i47372
  %96 = load float, ptr %95, align 4, !tbaa !43
  %97 = getelementptr inbounds float, ptr %4, i64 %.0.i47372
  store float %96, ptr %97, align 4, !tbaa !43
  %98 = or disjoint i64 %.0.i47372, 1
  %99 = getelementptr inbounds float, ptr %93, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !43
  %101 = getelementptr inbounds float, ptr %4, i64 %98
  store float %100, ptr %101, align 4, !tbaa !43
  %102 = or disjoint i64 %.0.i47372, 2
  %103 = getelementptr inbounds float, ptr %93, i64 %102
  %104 = load float, ptr %103, align 4, !tbaa !43
  %105 = getelementptr inbounds float, ptr %4, i64 %102
  store float %104, ptr %105, align 4, !tbaa !43
  %106 = or disjoint i64 %.0.i47372, 3
  %107 = getelementptr inbounds float, ptr %93, i64 %106
  %108 = load float, ptr %107, align 4, !tbaa !43
  %109 = getelementptr inbounds float, ptr %4, i64 %106
  store float %108, ptr %109, align 4, !tbaa !43
  %110 = add nuw nsw i64 %.0.i47372, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %last_of.exit.loopexit.unr-lcssa, label %.lr.ph373, !llvm.loop !45

last_of.exit.loopexit.unr-lcssa:                  ; preds = %.lr.ph373, %.lr.ph373.preheader
  %.0.i47372.unr = phi i64 [ 0, %.lr.ph373.preheader ], [ %110, %.lr.ph373 ]
  br i1 %lcmp.mod.not, label %last_of.exit, label %.lr.ph373.epil

.lr.ph373.epil:                                   ; preds = %last_of.exit.loopexit.unr-lcssa, %.lr.ph373.epil
  %.0.i47372.epil = phi i64 [ %114, %.lr.ph373.epil ], [ %.0.i47372.unr, %last_of.exit.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph373.epil ], [ 0, %last_of.exit.loopexit.unr-lcssa ]
  %111 = getelementptr inbounds float, ptr %93, i64 %.0.i47372.epil
  %112 = load float, ptr %111, align 4, !tbaa !43
  %113 = getelementptr inbounds float, ptr %4, i64 %.0.i47372.epil
  store float %112, ptr %113, align 4, !tbaa !43
  %114 = add nuw nsw i64 %.0.i47372.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %last_of.exit, label %.lr.ph373.epil, !llvm.loop !46

last_of.exit:                                     ; preds = %last_of.exit.loopexit.unr-lcssa, %.lr.ph373.epil, %92
  %.09.i.in = phi ptr [ %.mux, %92 ], [ %4, %.lr.ph373.epil ], [ %4, %last_of.exit.loopexit.unr-lcssa ]
  %.09.i = load <16 x float>, ptr %.09.i.in, align 4, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #12
  %115 = fcmp ule <16 x float> %.049.i.lcssa, %.09.i
  %116 = fcmp ord <16 x float> %.049.i.lcssa, zeroinitializer
  %.not348 = and <16 x i1> %115, %116
  %117 = select <16 x i1> %27, <16 x i1> %.not348, <16 x i1> zeroinitializer
  %.v350 = select <16 x i1> %117, <16 x float> %.09.i, <16 x float> %.049.i.lcssa
  br label %118

118:                                              ; preds = %last_of.exit, %._crit_edge
  %.150.i = phi <16 x float> [ %.v350, %last_of.exit ], [ %.049.i.lcssa, %._crit_edge ]
  %.048.i = phi <16 x float> [ %.09.i, %last_of.exit ], [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %._crit_edge ]
  %119 = shufflevector <16 x float> %.150.i, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %120 = fcmp ule <16 x float> %.150.i, %119
  %121 = fcmp ord <16 x float> %.150.i, zeroinitializer
  %.not352 = and <16 x i1> %120, %121
  %.v353 = select <16 x i1> %.not352, <16 x float> %119, <16 x float> %.150.i
  %122 = shufflevector <16 x float> %.v353, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3>
  %123 = fcmp ule <16 x float> %.v353, %122
  %124 = fcmp ord <16 x float> %.v353, zeroinitializer
  %.not355 = and <16 x i1> %123, %124
  %.v356 = select <16 x i1> %.not355, <16 x float> %122, <16 x float> %.v353
  %125 = shufflevector <16 x float> %.v356, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1>
  %126 = fcmp ule <16 x float> %.v356, %125
  %127 = fcmp ord <16 x float> %.v356, zeroinitializer
  %.not358 = and <16 x i1> %126, %127
  %.v359 = select <16 x i1> %.not358, <16 x float> %125, <16 x float> %.v356
  %128 = shufflevector <16 x float> %.v359, <16 x float> poison, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0>
  %129 = fcmp ule <16 x float> %.v359, %128
  %130 = fcmp ord <16 x float> %.v359, zeroinitializer
  %.not361 = and <16 x i1> %129, %130
  %.v362 = select <16 x i1> %.not361, <16 x float> %128, <16 x float> %.v359
  br i1 %.not.i376, label %.preheader366, label %.preheader

.loopexit:                                        ; preds = %135
  %131 = add nuw nsw i64 %133, 64
  %.not.i = icmp sgt i64 %131, %9
  br i1 %.not.i, label %..preheader366_crit_edge, label %.preheader, !llvm.loop !47

..preheader366_crit_edge:                         ; preds = %.loopexit
  %.promoted.pre = load <16 x float>, ptr %5, align 16, !tbaa !40
  br label %.preheader366

.preheader366:                                    ; preds = %..preheader366_crit_edge, %118
  %.promoted = phi <16 x float> [ %.promoted.pre, %..preheader366_crit_edge ], [ zeroinitializer, %118 ]
  %.046.i.lcssa = phi i64 [ %133, %..preheader366_crit_edge ], [ 0, %118 ]
  %132 = icmp slt i64 %.046.i.lcssa, %22
  br i1 %132, label %.lr.ph386, label %._crit_edge387

.preheader:                                       ; preds = %118, %.loopexit
  %133 = phi i64 [ %131, %.loopexit ], [ 64, %118 ]
  %.046.i377 = phi i64 [ %133, %.loopexit ], [ 0, %118 ]
  %134 = getelementptr inbounds float, ptr %85, i64 %.046.i377
  br label %135

135:                                              ; preds = %.preheader, %135
  %.0.i374 = phi i64 [ 0, %.preheader ], [ %170, %135 ]
  %.idx.i = shl nuw nsw i64 %.0.i374, 6
  %136 = getelementptr inbounds i8, ptr %134, i64 %.idx.i
  %137 = load <16 x float>, ptr %136, align 4, !tbaa !40
  %138 = fsub <16 x float> %137, %.v362
  %139 = fcmp uge <16 x float> %138, <float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02>
  %.inv = fcmp ogt <16 x float> %138, <float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01>
  %140 = select <16 x i1> %.inv, <16 x float> <float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01>, <16 x float> %138
  %141 = select <16 x i1> %139, <16 x float> %140, <16 x float> zeroinitializer
  %142 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %141, <16 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <16 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %143 = fadd <16 x float> %142, <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>
  %144 = fneg <16 x float> %143
  %145 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %144, <16 x float> <float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000>, <16 x float> %141)
  %146 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %144, <16 x float> <float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000>, <16 x float> %145)
  %147 = bitcast <16 x float> %142 to <16 x i32>
  %148 = add <16 x i32> %147, <i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504>
  %149 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %146, <16 x float> <float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000>, <16 x float> <float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000>)
  %150 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %149, <16 x float> %146, <16 x float> <float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000>)
  %151 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %150, <16 x float> %146, <16 x float> <float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000>)
  %152 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %151, <16 x float> %146, <16 x float> <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>)
  %153 = fmul <16 x float> %146, %146
  %154 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %153, <16 x float> %152, <16 x float> %146)
  %155 = fadd <16 x float> %154, <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %156 = ashr <16 x i32> %148, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %157 = shl <16 x i32> %156, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %158 = add <16 x i32> %157, <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>
  %159 = bitcast <16 x i32> %158 to <16 x float>
  %160 = fmul <16 x float> %155, %159
  %161 = sub <16 x i32> %147, %156
  %162 = shl <16 x i32> %161, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %163 = add <16 x i32> %162, <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>
  %164 = bitcast <16 x i32> %163 to <16 x float>
  %165 = fmul <16 x float> %160, %164
  %166 = select <16 x i1> %139, <16 x float> %165, <16 x float> zeroinitializer
  %167 = getelementptr inbounds [4 x <16 x float>], ptr %5, i64 0, i64 %.0.i374
  %168 = load <16 x float>, ptr %167, align 16, !tbaa !40
  %169 = fadd <16 x float> %168, %166
  store <16 x float> %169, ptr %167, align 16, !tbaa !40
  %170 = add nuw nsw i64 %.0.i374, 1
  %exitcond499.not = icmp eq i64 %170, 4
  br i1 %exitcond499.not, label %.loopexit, label %135, !llvm.loop !48

.lr.ph386:                                        ; preds = %.preheader366, %.lr.ph386
  %.1.i385 = phi i64 [ %204, %.lr.ph386 ], [ %.046.i.lcssa, %.preheader366 ]
  %171 = phi <16 x float> [ %203, %.lr.ph386 ], [ %.promoted, %.preheader366 ]
  %172 = getelementptr inbounds float, ptr %85, i64 %.1.i385
  %173 = load <16 x float>, ptr %172, align 4, !tbaa !40
  %174 = fsub <16 x float> %173, %.v362
  %175 = fcmp uge <16 x float> %174, <float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02>
  %.inv506 = fcmp ogt <16 x float> %174, <float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01>
  %176 = select <16 x i1> %.inv506, <16 x float> <float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01>, <16 x float> %174
  %177 = select <16 x i1> %175, <16 x float> %176, <16 x float> zeroinitializer
  %178 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %177, <16 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <16 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %179 = fadd <16 x float> %178, <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>
  %180 = fneg <16 x float> %179
  %181 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %180, <16 x float> <float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000>, <16 x float> %177)
  %182 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %180, <16 x float> <float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000>, <16 x float> %181)
  %183 = bitcast <16 x float> %178 to <16 x i32>
  %184 = add <16 x i32> %183, <i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504>
  %185 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %182, <16 x float> <float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000>, <16 x float> <float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000>)
  %186 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %185, <16 x float> %182, <16 x float> <float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000>)
  %187 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %186, <16 x float> %182, <16 x float> <float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000>)
  %188 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %187, <16 x float> %182, <16 x float> <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>)
  %189 = fmul <16 x float> %182, %182
  %190 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %189, <16 x float> %188, <16 x float> %182)
  %191 = fadd <16 x float> %190, <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %192 = ashr <16 x i32> %184, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %193 = shl <16 x i32> %192, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %194 = add <16 x i32> %193, <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>
  %195 = bitcast <16 x i32> %194 to <16 x float>
  %196 = fmul <16 x float> %191, %195
  %197 = sub <16 x i32> %183, %192
  %198 = shl <16 x i32> %197, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %199 = add <16 x i32> %198, <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>
  %200 = bitcast <16 x i32> %199 to <16 x float>
  %201 = fmul <16 x float> %196, %200
  %202 = select <16 x i1> %175, <16 x float> %201, <16 x float> zeroinitializer
  %203 = fadd <16 x float> %171, %202
  %204 = add nuw nsw i64 %.1.i385, 16
  %205 = icmp slt i64 %204, %22
  br i1 %205, label %.lr.ph386, label %._crit_edge387, !llvm.loop !49

._crit_edge387:                                   ; preds = %.lr.ph386, %.preheader366
  %206 = phi <16 x float> [ %.promoted, %.preheader366 ], [ %203, %.lr.ph386 ]
  %.pre = load <16 x float>, ptr %31, align 16, !tbaa !40
  br i1 %29, label %207, label %summed_row.exit

207:                                              ; preds = %._crit_edge387
  %208 = fsub <16 x float> %.048.i, %.v362
  %209 = bitcast <16 x float> %208 to <16 x i32>
  %210 = select <16 x i1> %27, <16 x i32> %209, <16 x i32> zeroinitializer
  %211 = bitcast <16 x i32> %210 to <16 x float>
  %212 = fcmp ule <16 x float> %211, <float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01>
  %213 = bitcast <16 x i32> %210 to <16 x float>
  %214 = fcmp uge <16 x float> %211, <float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02, float -1.040000e+02>
  %215 = select <16 x i1> %212, <16 x float> %213, <16 x float> <float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01, float 8.900000e+01>
  %216 = select <16 x i1> %214, <16 x float> %215, <16 x float> zeroinitializer
  %217 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %216, <16 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <16 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %218 = fadd <16 x float> %217, <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>
  %219 = fneg <16 x float> %218
  %220 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %219, <16 x float> <float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000>, <16 x float> %216)
  %221 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %219, <16 x float> <float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000>, <16 x float> %220)
  %222 = bitcast <16 x float> %217 to <16 x i32>
  %223 = add <16 x i32> %222, <i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504>
  %224 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %221, <16 x float> <float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000, float 0x3F56D9B060000000>, <16 x float> <float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000, float 0x3F81229700000000>)
  %225 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %224, <16 x float> %221, <16 x float> <float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000, float 0x3FA5554840000000>)
  %226 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %225, <16 x float> %221, <16 x float> <float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000, float 0x3FC5554AE0000000>)
  %227 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %226, <16 x float> %221, <16 x float> <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>)
  %228 = fmul <16 x float> %221, %221
  %229 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %228, <16 x float> %227, <16 x float> %221)
  %230 = fadd <16 x float> %229, <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %231 = ashr <16 x i32> %223, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %232 = shl <16 x i32> %231, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %233 = add <16 x i32> %232, <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>
  %234 = bitcast <16 x i32> %233 to <16 x float>
  %235 = fmul <16 x float> %230, %234
  %236 = sub <16 x i32> %222, %231
  %237 = shl <16 x i32> %236, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %238 = add <16 x i32> %237, <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>
  %239 = bitcast <16 x i32> %238 to <16 x float>
  %240 = fmul <16 x float> %235, %239
  %241 = select <16 x i1> %27, <16 x i1> %214, <16 x i1> zeroinitializer
  %242 = select <16 x i1> %241, <16 x float> %240, <16 x float> zeroinitializer
  %243 = fadd <16 x float> %.pre, %242
  br label %summed_row.exit

summed_row.exit:                                  ; preds = %._crit_edge387, %207
  %244 = phi <16 x float> [ %243, %207 ], [ %.pre, %._crit_edge387 ]
  %245 = fadd <16 x float> %206, %244
  %246 = load <16 x float>, ptr %32, align 16, !tbaa !40
  %247 = load <16 x float>, ptr %33, align 16, !tbaa !40
  %248 = fadd <16 x float> %246, %247
  %249 = fadd <16 x float> %245, %248
  %250 = shufflevector <16 x float> %249, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %251 = fadd <16 x float> %249, %250
  %252 = shufflevector <16 x float> %251, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3>
  %253 = fadd <16 x float> %251, %252
  %254 = shufflevector <16 x float> %253, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1>
  %255 = fadd <16 x float> %253, %254
  %256 = shufflevector <16 x float> %255, <16 x float> poison, <16 x i32> <i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %257 = fadd <16 x float> %255, %256
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5) #12
  %.sroa.0.4.vec.extract = extractelement <16 x float> %257, i64 0
  %258 = getelementptr inbounds [16 x float], ptr %6, i64 0, i64 %.043424
  store float %.sroa.0.4.vec.extract, ptr %258, align 4, !tbaa !43
  br i1 %45, label %259, label %263

259:                                              ; preds = %summed_row.exit
  %260 = getelementptr inbounds i32, ptr %46, i64 %83
  %261 = load i32, ptr %260, align 4, !tbaa !12
  %262 = sext i32 %261 to i64
  br label %number_at.exit

263:                                              ; preds = %summed_row.exit
  %264 = getelementptr inbounds i64, ptr %46, i64 %83
  %265 = load i64, ptr %264, align 8, !tbaa !16
  br label %number_at.exit

number_at.exit:                                   ; preds = %259, %263
  %266 = phi i64 [ %262, %259 ], [ %265, %263 ]
  %267 = getelementptr inbounds float, ptr %85, i64 %266
  %268 = load float, ptr %267, align 4, !tbaa !43
  %.sroa.0.0.vec.extract = extractelement <16 x float> %.v362, i64 0
  %269 = fsub float %268, %.sroa.0.0.vec.extract
  %270 = getelementptr inbounds [16 x float], ptr %7, i64 0, i64 %.043424
  store float %269, ptr %270, align 4, !tbaa !43
  %271 = add nuw nsw i64 %.043424, 1
  %exitcond500.not = icmp eq i64 %271, %smax502
  br i1 %exitcond500.not, label %._crit_edge427.loopexit, label %82, !llvm.loop !50

._crit_edge458.loopexit.unr-lcssa:                ; preds = %280, %.lr.ph457
  %.0455.unr = phi i64 [ 0, %.lr.ph457 ], [ %294, %280 ]
  %lcmp.mod512.not = icmp eq i64 %xtraiter510, 0
  br i1 %lcmp.mod512.not, label %._crit_edge458, label %._crit_edge458.loopexit.epilog-lcssa

._crit_edge458.loopexit.epilog-lcssa:             ; preds = %._crit_edge458.loopexit.unr-lcssa
  %272 = getelementptr inbounds [16 x float], ptr %7, i64 0, i64 %.0455.unr
  %273 = load float, ptr %272, align 4, !tbaa !43
  %274 = extractelement <16 x float> %78, i64 %.0455.unr
  %275 = fsub float %273, %274
  %276 = fneg float %275
  %277 = getelementptr float, ptr %80, i64 %.0455.unr
  store float %276, ptr %277, align 4, !tbaa !43
  br label %._crit_edge458

._crit_edge458:                                   ; preds = %._crit_edge458.loopexit.epilog-lcssa, %._crit_edge458.loopexit.unr-lcssa, %._crit_edge427
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #12
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #12
  %278 = add nsw i64 %.042487, 16
  %279 = icmp slt i64 %278, %16
  %indvars.iv.next = add i64 %indvars.iv, -16
  br i1 %279, label %40, label %._crit_edge490, !llvm.loop !51

280:                                              ; preds = %280, %.lr.ph457.new
  %.0455 = phi i64 [ 0, %.lr.ph457.new ], [ %294, %280 ]
  %niter514 = phi i64 [ 0, %.lr.ph457.new ], [ %niter514.next.1, %280 ]
  %281 = getelementptr inbounds [16 x float], ptr %7, i64 0, i64 %.0455
  %282 = load float, ptr %281, align 8, !tbaa !43
  %283 = extractelement <16 x float> %78, i64 %.0455
  %284 = fsub float %282, %283
  %285 = fneg float %284
  %286 = getelementptr float, ptr %80, i64 %.0455
  store float %285, ptr %286, align 4, !tbaa !43
  %287 = or disjoint i64 %.0455, 1
  %288 = getelementptr inbounds [16 x float], ptr %7, i64 0, i64 %287
  %289 = load float, ptr %288, align 4, !tbaa !43
  %290 = extractelement <16 x float> %78, i64 %287
  %291 = fsub float %289, %290
  %292 = fneg float %291
  %293 = getelementptr float, ptr %80, i64 %287
  store float %292, ptr %293, align 4, !tbaa !43
  %294 = add nuw nsw i64 %.0455, 2
  %niter514.next.1 = add i64 %niter514, 2
  %niter514.ncmp.1 = icmp eq i64 %niter514.next.1, %unroll_iter513
  br i1 %niter514.ncmp.1, label %._crit_edge458.loopexit.unr-lcssa, label %280, !llvm.loop !52
}

; Function Attrs: nounwind
define noundef i64 @one_hot(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 56
  %4 = load i64, ptr %3, align 8, !tbaa !21
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @one_hot_part, ptr noundef %1, i64 noundef %4) #10
  ret i64 1
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @one_hot_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #1 {
  %4 = getelementptr inbounds i8, ptr %0, i64 32
  %5 = load i64, ptr %4, align 8, !tbaa !10
  %6 = getelementptr inbounds i8, ptr %0, i64 56
  %7 = load i64, ptr %6, align 8, !tbaa !21
  %8 = mul nsw i64 %5, %1
  %9 = sdiv i64 %8, %7
  %10 = add nsw i64 %1, 1
  %11 = mul nsw i64 %5, %10
  %12 = sdiv i64 %11, %7
  %13 = getelementptr inbounds i8, ptr %0, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !41
  %15 = getelementptr inbounds i8, ptr %0, i64 72
  %16 = load double, ptr %15, align 8, !tbaa !53
  %17 = fptrunc double %16 to float
  %18 = getelementptr inbounds i8, ptr %0, i64 80
  %19 = load double, ptr %18, align 8, !tbaa !54
  %20 = fptrunc double %19 to float
  %21 = getelementptr inbounds i8, ptr %0, i64 48
  %22 = load i64, ptr %21, align 8, !tbaa !55
  %23 = mul nsw i64 %22, %9
  %24 = getelementptr inbounds i32, ptr %14, i64 %23
  %25 = sub nsw i64 %12, %9
  %26 = mul nsw i64 %22, %25
  %27 = insertelement <16 x float> poison, float %20, i64 0
  %28 = bitcast <16 x float> %27 to <16 x i32>
  %29 = shufflevector <16 x i32> %28, <16 x i32> poison, <16 x i32> zeroinitializer
  %.not.i32 = icmp slt i64 %26, 16
  br i1 %.not.i32, label %.preheader, label %.lr.ph.preheader

.lr.ph.preheader:                                 ; preds = %3
  %30 = add nsw i64 %26, -16
  %31 = lshr i64 %30, 4
  %32 = add nuw nsw i64 %31, 1
  %xtraiter = and i64 %32, 7
  %33 = icmp ult i64 %30, 112
  br i1 %33, label %.preheader.loopexit.unr-lcssa, label %.lr.ph.preheader.new

.lr.ph.preheader.new:                             ; preds = %.lr.ph.preheader
  %unroll_iter = and i64 %32, 2305843009213693944
  %invariant.gep = getelementptr inbounds i8, ptr %24, i64 64
  %invariant.gep46 = getelementptr inbounds i8, ptr %24, i64 128
  %invariant.gep48 = getelementptr inbounds i8, ptr %24, i64 192
  %invariant.gep50 = getelementptr inbounds i8, ptr %24, i64 256
  %invariant.gep52 = getelementptr inbounds i8, ptr %24, i64 320
  %invariant.gep54 = getelementptr inbounds i8, ptr %24, i64 384
  br label %.lr.ph

.preheader.loopexit.unr-lcssa:                    ; preds = %.lr.ph, %.lr.ph.preheader
  %.lcssa.ph = phi i64 [ poison, %.lr.ph.preheader ], [ %46, %.lr.ph ]
  %.unr = phi i64 [ 16, %.lr.ph.preheader ], [ %47, %.lr.ph ]
  %.0.i33.unr = phi i64 [ 0, %.lr.ph.preheader ], [ %46, %.lr.ph ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %.preheader, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %.preheader.loopexit.unr-lcssa, %.lr.ph.epil
  %34 = phi i64 [ %36, %.lr.ph.epil ], [ %.unr, %.preheader.loopexit.unr-lcssa ]
  %.0.i33.epil = phi i64 [ %34, %.lr.ph.epil ], [ %.0.i33.unr, %.preheader.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph.epil ], [ 0, %.preheader.loopexit.unr-lcssa ]
  %35 = getelementptr inbounds i32, ptr %24, i64 %.0.i33.epil
  store <16 x i32> %29, ptr %35, align 4, !tbaa !40
  %36 = add nuw nsw i64 %34, 16
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %.preheader, label %.lr.ph.epil, !llvm.loop !56

.preheader:                                       ; preds = %.preheader.loopexit.unr-lcssa, %.lr.ph.epil, %3
  %.0.i.lcssa = phi i64 [ 0, %3 ], [ %.lcssa.ph, %.preheader.loopexit.unr-lcssa ], [ %34, %.lr.ph.epil ]
  %37 = icmp slt i64 %.0.i.lcssa, %26
  br i1 %37, label %.lr.ph35.preheader, label %run_filled.exit.preheader

.lr.ph35.preheader:                               ; preds = %.preheader
  %38 = sub i64 %26, %.0.i.lcssa
  %xtraiter40 = and i64 %38, 7
  %lcmp.mod41.not = icmp eq i64 %xtraiter40, 0
  br i1 %lcmp.mod41.not, label %.lr.ph35.prol.loopexit, label %.lr.ph35.prol

.lr.ph35.prol:                                    ; preds = %.lr.ph35.preheader, %.lr.ph35.prol
  %.1.i34.prol = phi i64 [ %40, %.lr.ph35.prol ], [ %.0.i.lcssa, %.lr.ph35.preheader ]
  %prol.iter = phi i64 [ %prol.iter.next, %.lr.ph35.prol ], [ 0, %.lr.ph35.preheader ]
  %39 = getelementptr inbounds i32, ptr %24, i64 %.1.i34.prol
  store float %20, ptr %39, align 4, !tbaa !12
  %40 = add nuw nsw i64 %.1.i34.prol, 1
  %prol.iter.next = add i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %prol.iter.next, %xtraiter40
  br i1 %prol.iter.cmp.not, label %.lr.ph35.prol.loopexit, label %.lr.ph35.prol, !llvm.loop !57

.lr.ph35.prol.loopexit:                           ; preds = %.lr.ph35.prol, %.lr.ph35.preheader
  %.1.i34.unr = phi i64 [ %.0.i.lcssa, %.lr.ph35.preheader ], [ %40, %.lr.ph35.prol ]
  %41 = sub i64 %.0.i.lcssa, %26
  %42 = icmp ugt i64 %41, -8
  br i1 %42, label %run_filled.exit.preheader, label %.lr.ph35.preheader.new

.lr.ph35.preheader.new:                           ; preds = %.lr.ph35.prol.loopexit
  %invariant.gep56 = getelementptr i8, ptr %24, i64 4
  %invariant.gep58 = getelementptr i8, ptr %24, i64 8
  %invariant.gep60 = getelementptr i8, ptr %24, i64 12
  %invariant.gep62 = getelementptr i8, ptr %24, i64 16
  %invariant.gep64 = getelementptr i8, ptr %24, i64 20
  %invariant.gep66 = getelementptr i8, ptr %24, i64 24
  %invariant.gep68 = getelementptr i8, ptr %24, i64 28
  br label %.lr.ph35

.lr.ph:                                           ; preds = %.lr.ph, %.lr.ph.preheader.new
  %43 = phi i64 [ 16, %.lr.ph.preheader.new ], [ %47, %.lr.ph ]
  %.0.i33 = phi i64 [ 0, %.lr.ph.preheader.new ], [ %46, %.lr.ph ]
  %niter = phi i64 [ 0, %.lr.ph.preheader.new ], [ %niter.next.7, %.lr.ph ]
  %44 = getelementptr inbounds i32, ptr %24, i64 %.0.i33
  store <16 x i32> %29, ptr %44, align 4, !tbaa !40
  %45 = getelementptr inbounds i32, ptr %24, i64 %43
  store <16 x i32> %29, ptr %45, align 4, !tbaa !40
  %gep = getelementptr inbounds i32, ptr %invariant.gep, i64 %43
  store <16 x i32> %29, ptr %gep, align 4, !tbaa !40
  %gep47 = getelementptr inbounds i32, ptr %invariant.gep46, i64 %43
  store <16 x i32> %29, ptr %gep47, align 4, !tbaa !40
  %gep49 = getelementptr inbounds i32, ptr %invariant.gep48, i64 %43
  store <16 x i32> %29, ptr %gep49, align 4, !tbaa !40
  %gep51 = getelementptr inbounds i32, ptr %invariant.gep50, i64 %43
  store <16 x i32> %29, ptr %gep51, align 4, !tbaa !40
  %gep53 = getelementptr inbounds i32, ptr %invariant.gep52, i64 %43
  store <16 x i32> %29, ptr %gep53, align 4, !tbaa !40
  %46 = add nuw nsw i64 %43, 112
  %gep55 = getelementptr inbounds i32, ptr %invariant.gep54, i64 %43
  store <16 x i32> %29, ptr %gep55, align 4, !tbaa !40
  %47 = add nuw nsw i64 %43, 128
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %.preheader.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !58

run_filled.exit.preheader:                        ; preds = %.lr.ph35.prol.loopexit, %.lr.ph35, %.preheader
  %48 = icmp slt i64 %9, %12
  br i1 %48, label %.lr.ph37, label %run_filled.exit._crit_edge

.lr.ph37:                                         ; preds = %run_filled.exit.preheader
  %49 = getelementptr inbounds i8, ptr %0, i64 24
  %50 = load i64, ptr %49, align 8, !tbaa !9
  %51 = icmp eq i64 %50, 4
  %52 = getelementptr inbounds i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8, !tbaa !11
  br label %56

.lr.ph35:                                         ; preds = %.lr.ph35, %.lr.ph35.preheader.new
  %.1.i34 = phi i64 [ %.1.i34.unr, %.lr.ph35.preheader.new ], [ %55, %.lr.ph35 ]
  %54 = getelementptr inbounds i32, ptr %24, i64 %.1.i34
  store float %20, ptr %54, align 4, !tbaa !12
  %gep57 = getelementptr i32, ptr %invariant.gep56, i64 %.1.i34
  store float %20, ptr %gep57, align 4, !tbaa !12
  %gep59 = getelementptr i32, ptr %invariant.gep58, i64 %.1.i34
  store float %20, ptr %gep59, align 4, !tbaa !12
  %gep61 = getelementptr i32, ptr %invariant.gep60, i64 %.1.i34
  store float %20, ptr %gep61, align 4, !tbaa !12
  %gep63 = getelementptr i32, ptr %invariant.gep62, i64 %.1.i34
  store float %20, ptr %gep63, align 4, !tbaa !12
  %gep65 = getelementptr i32, ptr %invariant.gep64, i64 %.1.i34
  store float %20, ptr %gep65, align 4, !tbaa !12
  %gep67 = getelementptr i32, ptr %invariant.gep66, i64 %.1.i34
  store float %20, ptr %gep67, align 4, !tbaa !12
  %gep69 = getelementptr i32, ptr %invariant.gep68, i64 %.1.i34
  store float %20, ptr %gep69, align 4, !tbaa !12
  %55 = add nuw nsw i64 %.1.i34, 8
  %exitcond.not.7 = icmp eq i64 %55, %26
  br i1 %exitcond.not.7, label %run_filled.exit.preheader, label %.lr.ph35, !llvm.loop !59

run_filled.exit._crit_edge:                       ; preds = %run_filled.exit, %run_filled.exit.preheader
  ret void

56:                                               ; preds = %.lr.ph37, %run_filled.exit
  %.036 = phi i64 [ %9, %.lr.ph37 ], [ %73, %run_filled.exit ]
  br i1 %51, label %57, label %61

57:                                               ; preds = %56
  %58 = getelementptr inbounds i32, ptr %53, i64 %.036
  %59 = load i32, ptr %58, align 4, !tbaa !12
  %60 = sext i32 %59 to i64
  br label %number_at.exit

61:                                               ; preds = %56
  %62 = getelementptr inbounds i64, ptr %53, i64 %.036
  %63 = load i64, ptr %62, align 8, !tbaa !16
  br label %number_at.exit

number_at.exit:                                   ; preds = %57, %61
  %64 = phi i64 [ %60, %57 ], [ %63, %61 ]
  %65 = icmp sgt i64 %64, -1
  br i1 %65, label %66, label %run_filled.exit

66:                                               ; preds = %number_at.exit
  %67 = load i64, ptr %21, align 8, !tbaa !55
  %68 = icmp slt i64 %64, %67
  br i1 %68, label %69, label %run_filled.exit

69:                                               ; preds = %66
  %70 = mul nsw i64 %67, %.036
  %71 = getelementptr i32, ptr %14, i64 %70
  %72 = getelementptr i32, ptr %71, i64 %64
  store float %17, ptr %72, align 4, !tbaa !12
  br label %run_filled.exit

run_filled.exit:                                  ; preds = %69, %66, %number_at.exit
  %73 = add nsw i64 %.036, 1
  %exitcond38.not = icmp eq i64 %73, %12
  br i1 %exitcond38.not, label %run_filled.exit._crit_edge, label %56, !llvm.loop !61
}

; Function Attrs: nounwind
define range(i64 0, 2) i64 @gathered(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 40
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = shl nsw i64 %4, 1
  %6 = getelementptr inbounds i8, ptr %1, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !9
  %8 = icmp eq i64 %7, 4
  %9 = getelementptr inbounds i8, ptr %1, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !10
  %11 = icmp sgt i64 %10, 0
  br i1 %8, label %.preheader, label %.preheader5

.preheader5:                                      ; preds = %2
  br i1 %11, label %.lr.ph, label %are_within.exit.thread

.lr.ph:                                           ; preds = %.preheader5
  %12 = getelementptr inbounds i8, ptr %1, i64 8
  %13 = load ptr, ptr %12, align 8, !tbaa !11
  %xtraiter = and i64 %10, 3
  %14 = icmp ult i64 %10, 4
  br i1 %14, label %are_within.exit.loopexit22.unr-lcssa, label %.lr.ph.new

.lr.ph.new:                                       ; preds = %.lr.ph
  %unroll_iter = and i64 %10, 9223372036854775804
  br label %51

.preheader:                                       ; preds = %2
  br i1 %11, label %.lr.ph11, label %are_within.exit.thread

.lr.ph11:                                         ; preds = %.preheader
  %15 = getelementptr inbounds i8, ptr %1, i64 8
  %16 = load ptr, ptr %15, align 8, !tbaa !11
  %xtraiter26 = and i64 %10, 3
  %17 = icmp ult i64 %10, 4
  br i1 %17, label %are_within.exit.loopexit.unr-lcssa, label %.lr.ph11.new

.lr.ph11.new:                                     ; preds = %.lr.ph11
  %unroll_iter30 = and i64 %10, 9223372036854775804
  br label %18

18:                                               ; preds = %18, %.lr.ph11.new
  %.019.i10 = phi i64 [ 0, %.lr.ph11.new ], [ %50, %18 ]
  %.020.i9 = phi i64 [ 0, %.lr.ph11.new ], [ %49, %18 ]
  %niter31 = phi i64 [ 0, %.lr.ph11.new ], [ %niter31.next.3, %18 ]
  %19 = getelementptr inbounds i32, ptr %16, i64 %.019.i10
  %20 = load i32, ptr %19, align 4, !tbaa !12
  %21 = sext i32 %20 to i64
  %22 = add nsw i64 %4, %21
  %23 = icmp uge i64 %22, %5
  %24 = zext i1 %23 to i64
  %25 = or i64 %.020.i9, %24
  %26 = or disjoint i64 %.019.i10, 1
  %27 = getelementptr inbounds i32, ptr %16, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !12
  %29 = sext i32 %28 to i64
  %30 = add nsw i64 %4, %29
  %31 = icmp uge i64 %30, %5
  %32 = zext i1 %31 to i64
  %33 = or i64 %25, %32
  %34 = or disjoint i64 %.019.i10, 2
  %35 = getelementptr inbounds i32, ptr %16, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !12
  %37 = sext i32 %36 to i64
  %38 = add nsw i64 %4, %37
  %39 = icmp uge i64 %38, %5
  %40 = zext i1 %39 to i64
  %41 = or i64 %33, %40
  %42 = or disjoint i64 %.019.i10, 3
  %43 = getelementptr inbounds i32, ptr %16, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !12
  %45 = sext i32 %44 to i64
  %46 = add nsw i64 %4, %45
  %47 = icmp uge i64 %46, %5
  %48 = zext i1 %47 to i64
  %49 = or i64 %41, %48
  %50 = add nuw nsw i64 %.019.i10, 4
  %niter31.next.3 = add i64 %niter31, 4
  %niter31.ncmp.3 = icmp eq i64 %niter31.next.3, %unroll_iter30
  br i1 %niter31.ncmp.3, label %are_within.exit.loopexit.unr-lcssa, label %18, !llvm.loop !14

51:                                               ; preds = %51, %.lr.ph.new
  %.0.i8 = phi i64 [ 0, %.lr.ph.new ], [ %79, %51 ]
  %.1.i7 = phi i64 [ 0, %.lr.ph.new ], [ %78, %51 ]
  %niter = phi i64 [ 0, %.lr.ph.new ], [ %niter.next.3, %51 ]
  %52 = getelementptr inbounds i64, ptr %13, i64 %.0.i8
  %53 = load i64, ptr %52, align 8, !tbaa !16
  %54 = add i64 %53, %4
  %55 = icmp uge i64 %54, %5
  %56 = zext i1 %55 to i64
  %57 = or i64 %.1.i7, %56
  %58 = or disjoint i64 %.0.i8, 1
  %59 = getelementptr inbounds i64, ptr %13, i64 %58
  %60 = load i64, ptr %59, align 8, !tbaa !16
  %61 = add i64 %60, %4
  %62 = icmp uge i64 %61, %5
  %63 = zext i1 %62 to i64
  %64 = or i64 %57, %63
  %65 = or disjoint i64 %.0.i8, 2
  %66 = getelementptr inbounds i64, ptr %13, i64 %65
  %67 = load i64, ptr %66, align 8, !tbaa !16
  %68 = add i64 %67, %4
  %69 = icmp uge i64 %68, %5
  %70 = zext i1 %69 to i64
  %71 = or i64 %64, %70
  %72 = or disjoint i64 %.0.i8, 3
  %73 = getelementptr inbounds i64, ptr %13, i64 %72
  %74 = load i64, ptr %73, align 8, !tbaa !16
  %75 = add i64 %74, %4
  %76 = icmp uge i64 %75, %5
  %77 = zext i1 %76 to i64
  %78 = or i64 %71, %77
  %79 = add nuw nsw i64 %.0.i8, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %are_within.exit.loopexit22.unr-lcssa, label %51, !llvm.loop !17

are_within.exit.loopexit.unr-lcssa:               ; preds = %18, %.lr.ph11
  %.lcssa.ph = phi i64 [ poison, %.lr.ph11 ], [ %49, %18 ]
  %.019.i10.unr = phi i64 [ 0, %.lr.ph11 ], [ %50, %18 ]
  %.020.i9.unr = phi i64 [ 0, %.lr.ph11 ], [ %49, %18 ]
  %lcmp.mod28.not = icmp eq i64 %xtraiter26, 0
  br i1 %lcmp.mod28.not, label %are_within.exit, label %.epil.preheader25

.epil.preheader25:                                ; preds = %are_within.exit.loopexit.unr-lcssa, %.epil.preheader25
  %.019.i10.epil = phi i64 [ %87, %.epil.preheader25 ], [ %.019.i10.unr, %are_within.exit.loopexit.unr-lcssa ]
  %.020.i9.epil = phi i64 [ %86, %.epil.preheader25 ], [ %.020.i9.unr, %are_within.exit.loopexit.unr-lcssa ]
  %epil.iter27 = phi i64 [ %epil.iter27.next, %.epil.preheader25 ], [ 0, %are_within.exit.loopexit.unr-lcssa ]
  %80 = getelementptr inbounds i32, ptr %16, i64 %.019.i10.epil
  %81 = load i32, ptr %80, align 4, !tbaa !12
  %82 = sext i32 %81 to i64
  %83 = add nsw i64 %4, %82
  %84 = icmp uge i64 %83, %5
  %85 = zext i1 %84 to i64
  %86 = or i64 %.020.i9.epil, %85
  %87 = add nuw nsw i64 %.019.i10.epil, 1
  %epil.iter27.next = add i64 %epil.iter27, 1
  %epil.iter27.cmp.not = icmp eq i64 %epil.iter27.next, %xtraiter26
  br i1 %epil.iter27.cmp.not, label %are_within.exit, label %.epil.preheader25, !llvm.loop !62

are_within.exit.loopexit22.unr-lcssa:             ; preds = %51, %.lr.ph
  %.lcssa23.ph = phi i64 [ poison, %.lr.ph ], [ %78, %51 ]
  %.0.i8.unr = phi i64 [ 0, %.lr.ph ], [ %79, %51 ]
  %.1.i7.unr = phi i64 [ 0, %.lr.ph ], [ %78, %51 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %are_within.exit, label %.epil.preheader

.epil.preheader:                                  ; preds = %are_within.exit.loopexit22.unr-lcssa, %.epil.preheader
  %.0.i8.epil = phi i64 [ %94, %.epil.preheader ], [ %.0.i8.unr, %are_within.exit.loopexit22.unr-lcssa ]
  %.1.i7.epil = phi i64 [ %93, %.epil.preheader ], [ %.1.i7.unr, %are_within.exit.loopexit22.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.epil.preheader ], [ 0, %are_within.exit.loopexit22.unr-lcssa ]
  %88 = getelementptr inbounds i64, ptr %13, i64 %.0.i8.epil
  %89 = load i64, ptr %88, align 8, !tbaa !16
  %90 = add i64 %89, %4
  %91 = icmp uge i64 %90, %5
  %92 = zext i1 %91 to i64
  %93 = or i64 %.1.i7.epil, %92
  %94 = add nuw nsw i64 %.0.i8.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %are_within.exit, label %.epil.preheader, !llvm.loop !63

are_within.exit:                                  ; preds = %are_within.exit.loopexit22.unr-lcssa, %.epil.preheader, %are_within.exit.loopexit.unr-lcssa, %.epil.preheader25
  %.2.i = phi i64 [ %.lcssa.ph, %are_within.exit.loopexit.unr-lcssa ], [ %86, %.epil.preheader25 ], [ %.lcssa23.ph, %are_within.exit.loopexit22.unr-lcssa ], [ %93, %.epil.preheader ]
  %.not.i.not = icmp eq i64 %.2.i, 0
  br i1 %.not.i.not, label %are_within.exit.thread, label %97

are_within.exit.thread:                           ; preds = %.preheader5, %.preheader, %are_within.exit
  %95 = getelementptr inbounds i8, ptr %1, i64 56
  %96 = load i64, ptr %95, align 8, !tbaa !21
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @gathered_part, ptr noundef nonnull %1, i64 noundef %96) #10
  br label %97

97:                                               ; preds = %are_within.exit, %are_within.exit.thread
  %.0 = phi i64 [ 1, %are_within.exit.thread ], [ 0, %are_within.exit ]
  ret i64 %.0
}

; Function Attrs: nofree norecurse nosync nounwind
define internal void @gathered_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #2 {
  %4 = getelementptr inbounds i8, ptr %0, i64 48
  %5 = load i64, ptr %4, align 8, !tbaa !55
  %6 = getelementptr inbounds i8, ptr %0, i64 32
  %7 = load i64, ptr %6, align 8, !tbaa !10
  %8 = add nsw i64 %1, 1
  %9 = getelementptr inbounds i8, ptr %0, i64 56
  %10 = load i64, ptr %9, align 8, !tbaa !21
  %11 = mul nsw i64 %7, %8
  %12 = sdiv i64 %11, %10
  %13 = load ptr, ptr %0, align 8, !tbaa !39
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 8, !tbaa !41
  %16 = mul nsw i64 %7, %1
  %17 = sdiv i64 %16, %10
  %18 = icmp slt i64 %17, %12
  br i1 %18, label %.lr.ph36, label %._crit_edge

.lr.ph36:                                         ; preds = %3
  %19 = getelementptr inbounds i8, ptr %0, i64 24
  %20 = getelementptr inbounds i8, ptr %0, i64 8
  %21 = getelementptr inbounds i8, ptr %0, i64 40
  %.not.i31 = icmp slt i64 %5, 16
  %22 = add i64 %5, -16
  %23 = lshr i64 %22, 4
  %24 = add nuw nsw i64 %23, 1
  %xtraiter = and i64 %24, 3
  %25 = icmp ult i64 %22, 48
  %unroll_iter = and i64 %24, 2305843009213693948
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %26

._crit_edge:                                      ; preds = %run_copied.exit, %3
  ret void

26:                                               ; preds = %.lr.ph36, %run_copied.exit
  %.035 = phi i64 [ %17, %.lr.ph36 ], [ %113, %run_copied.exit ]
  %27 = add nsw i64 %.035, 8
  %28 = icmp slt i64 %27, %12
  %.pre = load i64, ptr %19, align 8, !tbaa !9
  br i1 %28, label %29, label %47

29:                                               ; preds = %26
  %30 = icmp eq i64 %.pre, 4
  %31 = load ptr, ptr %20, align 8, !tbaa !11
  br i1 %30, label %32, label %36

32:                                               ; preds = %29
  %33 = getelementptr inbounds i32, ptr %31, i64 %27
  %34 = load i32, ptr %33, align 4, !tbaa !12
  %35 = sext i32 %34 to i64
  br label %number_at.exit.i

36:                                               ; preds = %29
  %37 = getelementptr inbounds i64, ptr %31, i64 %27
  %38 = load i64, ptr %37, align 8, !tbaa !16
  br label %number_at.exit.i

number_at.exit.i:                                 ; preds = %36, %32
  %39 = phi i64 [ %35, %32 ], [ %38, %36 ]
  %40 = icmp slt i64 %39, 0
  br i1 %40, label %41, label %row_at.exit

41:                                               ; preds = %number_at.exit.i
  %42 = load i64, ptr %21, align 8, !tbaa !2
  %43 = add nsw i64 %42, %39
  br label %row_at.exit

row_at.exit:                                      ; preds = %number_at.exit.i, %41
  %44 = phi i64 [ %43, %41 ], [ %39, %number_at.exit.i ]
  %45 = mul nsw i64 %44, %5
  %46 = getelementptr inbounds i32, ptr %13, i64 %45
  tail call void @llvm.prefetch.p0(ptr %46, i32 0, i32 3, i32 1)
  br label %47

47:                                               ; preds = %row_at.exit, %26
  %48 = icmp eq i64 %.pre, 4
  %49 = load ptr, ptr %20, align 8, !tbaa !11
  br i1 %48, label %50, label %54

50:                                               ; preds = %47
  %51 = getelementptr inbounds i32, ptr %49, i64 %.035
  %52 = load i32, ptr %51, align 4, !tbaa !12
  %53 = sext i32 %52 to i64
  br label %number_at.exit.i29

54:                                               ; preds = %47
  %55 = getelementptr inbounds i64, ptr %49, i64 %.035
  %56 = load i64, ptr %55, align 8, !tbaa !16
  br label %number_at.exit.i29

number_at.exit.i29:                               ; preds = %54, %50
  %57 = phi i64 [ %53, %50 ], [ %56, %54 ]
  %58 = icmp slt i64 %57, 0
  br i1 %58, label %59, label %row_at.exit30

59:                                               ; preds = %number_at.exit.i29
  %60 = load i64, ptr %21, align 8, !tbaa !2
  %61 = add nsw i64 %60, %57
  br label %row_at.exit30

row_at.exit30:                                    ; preds = %number_at.exit.i29, %59
  %62 = phi i64 [ %61, %59 ], [ %57, %number_at.exit.i29 ]
  %63 = mul nsw i64 %62, %5
  %64 = getelementptr inbounds i32, ptr %13, i64 %63
  %65 = mul nsw i64 %.035, %5
  %66 = getelementptr inbounds i32, ptr %15, i64 %65
  tail call void @llvm.experimental.noalias.scope.decl(metadata !64)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !67)
  br i1 %.not.i31, label %.preheader, label %.lr.ph.preheader

.lr.ph.preheader:                                 ; preds = %row_at.exit30
  br i1 %25, label %.preheader.loopexit.unr-lcssa, label %.lr.ph

.preheader.loopexit.unr-lcssa:                    ; preds = %.lr.ph, %.lr.ph.preheader
  %.lcssa.ph = phi i64 [ poison, %.lr.ph.preheader ], [ %92, %.lr.ph ]
  %.unr = phi i64 [ 16, %.lr.ph.preheader ], [ %96, %.lr.ph ]
  %.0.i32.unr = phi i64 [ 0, %.lr.ph.preheader ], [ %92, %.lr.ph ]
  br i1 %lcmp.mod.not, label %.preheader, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %.preheader.loopexit.unr-lcssa, %.lr.ph.epil
  %67 = phi i64 [ %71, %.lr.ph.epil ], [ %.unr, %.preheader.loopexit.unr-lcssa ]
  %.0.i32.epil = phi i64 [ %67, %.lr.ph.epil ], [ %.0.i32.unr, %.preheader.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph.epil ], [ 0, %.preheader.loopexit.unr-lcssa ]
  %68 = getelementptr inbounds i32, ptr %64, i64 %.0.i32.epil
  %69 = load <16 x i32>, ptr %68, align 4, !tbaa !40, !alias.scope !64, !noalias !67
  %70 = getelementptr inbounds i32, ptr %66, i64 %.0.i32.epil
  store <16 x i32> %69, ptr %70, align 4, !tbaa !40, !alias.scope !67, !noalias !64
  %71 = add nuw nsw i64 %67, 16
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %.preheader, label %.lr.ph.epil, !llvm.loop !69

.preheader:                                       ; preds = %.preheader.loopexit.unr-lcssa, %.lr.ph.epil, %row_at.exit30
  %.0.i.lcssa = phi i64 [ 0, %row_at.exit30 ], [ %.lcssa.ph, %.preheader.loopexit.unr-lcssa ], [ %67, %.lr.ph.epil ]
  %72 = icmp slt i64 %.0.i.lcssa, %5
  br i1 %72, label %.lr.ph34.preheader, label %run_copied.exit

.lr.ph34.preheader:                               ; preds = %.preheader
  %73 = sub i64 %5, %.0.i.lcssa
  %xtraiter39 = and i64 %73, 3
  %lcmp.mod40.not = icmp eq i64 %xtraiter39, 0
  br i1 %lcmp.mod40.not, label %.lr.ph34.prol.loopexit, label %.lr.ph34.prol

.lr.ph34.prol:                                    ; preds = %.lr.ph34.preheader, %.lr.ph34.prol
  %.1.i33.prol = phi i64 [ %77, %.lr.ph34.prol ], [ %.0.i.lcssa, %.lr.ph34.preheader ]
  %prol.iter = phi i64 [ %prol.iter.next, %.lr.ph34.prol ], [ 0, %.lr.ph34.preheader ]
  %74 = getelementptr inbounds i32, ptr %64, i64 %.1.i33.prol
  %75 = load i32, ptr %74, align 4, !tbaa !12, !alias.scope !64, !noalias !67
  %76 = getelementptr inbounds i32, ptr %66, i64 %.1.i33.prol
  store i32 %75, ptr %76, align 4, !tbaa !12, !alias.scope !67, !noalias !64
  %77 = add nuw nsw i64 %.1.i33.prol, 1
  %prol.iter.next = add i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %prol.iter.next, %xtraiter39
  br i1 %prol.iter.cmp.not, label %.lr.ph34.prol.loopexit, label %.lr.ph34.prol, !llvm.loop !70

.lr.ph34.prol.loopexit:                           ; preds = %.lr.ph34.prol, %.lr.ph34.preheader
  %.1.i33.unr = phi i64 [ %.0.i.lcssa, %.lr.ph34.preheader ], [ %77, %.lr.ph34.prol ]
  %78 = sub i64 %.0.i.lcssa, %5
  %79 = icmp ugt i64 %78, -4
  br i1 %79, label %run_copied.exit, label %.lr.ph34

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %80 = phi i64 [ %96, %.lr.ph ], [ 16, %.lr.ph.preheader ]
  %.0.i32 = phi i64 [ %92, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %81 = getelementptr inbounds i32, ptr %64, i64 %.0.i32
  %82 = load <16 x i32>, ptr %81, align 4, !tbaa !40, !alias.scope !64, !noalias !67
  %83 = getelementptr inbounds i32, ptr %66, i64 %.0.i32
  store <16 x i32> %82, ptr %83, align 4, !tbaa !40, !alias.scope !67, !noalias !64
  %84 = add nuw nsw i64 %80, 16
  %85 = getelementptr inbounds i32, ptr %64, i64 %80
  %86 = load <16 x i32>, ptr %85, align 4, !tbaa !40, !alias.scope !64, !noalias !67
  %87 = getelementptr inbounds i32, ptr %66, i64 %80
  store <16 x i32> %86, ptr %87, align 4, !tbaa !40, !alias.scope !67, !noalias !64
  %88 = add nuw nsw i64 %80, 32
  %89 = getelementptr inbounds i32, ptr %64, i64 %84
  %90 = load <16 x i32>, ptr %89, align 4, !tbaa !40, !alias.scope !64, !noalias !67
  %91 = getelementptr inbounds i32, ptr %66, i64 %84
  store <16 x i32> %90, ptr %91, align 4, !tbaa !40, !alias.scope !67, !noalias !64
  %92 = add nuw nsw i64 %80, 48
  %93 = getelementptr inbounds i32, ptr %64, i64 %88
  %94 = load <16 x i32>, ptr %93, align 4, !tbaa !40, !alias.scope !64, !noalias !67
  %95 = getelementptr inbounds i32, ptr %66, i64 %88
  store <16 x i32> %94, ptr %95, align 4, !tbaa !40, !alias.scope !67, !noalias !64
  %96 = add nuw nsw i64 %80, 64
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %.preheader.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !71

.lr.ph34:                                         ; preds = %.lr.ph34.prol.loopexit, %.lr.ph34
  %.1.i33 = phi i64 [ %112, %.lr.ph34 ], [ %.1.i33.unr, %.lr.ph34.prol.loopexit ]
  %97 = getelementptr inbounds i32, ptr %64, i64 %.1.i33
  %98 = load i32, ptr %97, align 4, !tbaa !12, !alias.scope !64, !noalias !67
  %99 = getelementptr inbounds i32, ptr %66, i64 %.1.i33
  store i32 %98, ptr %99, align 4, !tbaa !12, !alias.scope !67, !noalias !64
  %100 = add nuw nsw i64 %.1.i33, 1
  %101 = getelementptr inbounds i32, ptr %64, i64 %100
  %102 = load i32, ptr %101, align 4, !tbaa !12, !alias.scope !64, !noalias !67
  %103 = getelementptr inbounds i32, ptr %66, i64 %100
  store i32 %102, ptr %103, align 4, !tbaa !12, !alias.scope !67, !noalias !64
  %104 = add nuw nsw i64 %.1.i33, 2
  %105 = getelementptr inbounds i32, ptr %64, i64 %104
  %106 = load i32, ptr %105, align 4, !tbaa !12, !alias.scope !64, !noalias !67
  %107 = getelementptr inbounds i32, ptr %66, i64 %104
  store i32 %106, ptr %107, align 4, !tbaa !12, !alias.scope !67, !noalias !64
  %108 = add nuw nsw i64 %.1.i33, 3
  %109 = getelementptr inbounds i32, ptr %64, i64 %108
  %110 = load i32, ptr %109, align 4, !tbaa !12, !alias.scope !64, !noalias !67
  %111 = getelementptr inbounds i32, ptr %66, i64 %108
  store i32 %110, ptr %111, align 4, !tbaa !12, !alias.scope !67, !noalias !64
  %112 = add nuw nsw i64 %.1.i33, 4
  %exitcond.not.3 = icmp eq i64 %112, %5
  br i1 %exitcond.not.3, label %run_copied.exit, label %.lr.ph34, !llvm.loop !72

run_copied.exit:                                  ; preds = %.lr.ph34.prol.loopexit, %.lr.ph34, %.preheader
  %113 = add nsw i64 %.035, 1
  %exitcond37.not = icmp eq i64 %113, %12
  br i1 %exitcond37.not, label %._crit_edge, label %26, !llvm.loop !73
}

; Function Attrs: nounwind
define range(i64 0, 2) i64 @scattered(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 40
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = shl nsw i64 %4, 1
  %6 = getelementptr inbounds i8, ptr %1, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !9
  %8 = icmp eq i64 %7, 4
  %9 = getelementptr inbounds i8, ptr %1, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !10
  %11 = icmp sgt i64 %10, 0
  br i1 %8, label %.preheader, label %.preheader11

.preheader11:                                     ; preds = %2
  br i1 %11, label %.lr.ph, label %are_within.exit.thread

.lr.ph:                                           ; preds = %.preheader11
  %12 = getelementptr inbounds i8, ptr %1, i64 8
  %13 = load ptr, ptr %12, align 8, !tbaa !11
  %xtraiter = and i64 %10, 3
  %14 = icmp ult i64 %10, 4
  br i1 %14, label %are_within.exit.loopexit28.unr-lcssa, label %.lr.ph.new

.lr.ph.new:                                       ; preds = %.lr.ph
  %unroll_iter = and i64 %10, 9223372036854775804
  br label %51

.preheader:                                       ; preds = %2
  br i1 %11, label %.lr.ph17, label %are_within.exit.thread

.lr.ph17:                                         ; preds = %.preheader
  %15 = getelementptr inbounds i8, ptr %1, i64 8
  %16 = load ptr, ptr %15, align 8, !tbaa !11
  %xtraiter32 = and i64 %10, 3
  %17 = icmp ult i64 %10, 4
  br i1 %17, label %are_within.exit.loopexit.unr-lcssa, label %.lr.ph17.new

.lr.ph17.new:                                     ; preds = %.lr.ph17
  %unroll_iter36 = and i64 %10, 9223372036854775804
  br label %18

18:                                               ; preds = %18, %.lr.ph17.new
  %.019.i16 = phi i64 [ 0, %.lr.ph17.new ], [ %50, %18 ]
  %.020.i15 = phi i64 [ 0, %.lr.ph17.new ], [ %49, %18 ]
  %niter37 = phi i64 [ 0, %.lr.ph17.new ], [ %niter37.next.3, %18 ]
  %19 = getelementptr inbounds i32, ptr %16, i64 %.019.i16
  %20 = load i32, ptr %19, align 4, !tbaa !12
  %21 = sext i32 %20 to i64
  %22 = add nsw i64 %4, %21
  %23 = icmp uge i64 %22, %5
  %24 = zext i1 %23 to i64
  %25 = or i64 %.020.i15, %24
  %26 = or disjoint i64 %.019.i16, 1
  %27 = getelementptr inbounds i32, ptr %16, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !12
  %29 = sext i32 %28 to i64
  %30 = add nsw i64 %4, %29
  %31 = icmp uge i64 %30, %5
  %32 = zext i1 %31 to i64
  %33 = or i64 %25, %32
  %34 = or disjoint i64 %.019.i16, 2
  %35 = getelementptr inbounds i32, ptr %16, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !12
  %37 = sext i32 %36 to i64
  %38 = add nsw i64 %4, %37
  %39 = icmp uge i64 %38, %5
  %40 = zext i1 %39 to i64
  %41 = or i64 %33, %40
  %42 = or disjoint i64 %.019.i16, 3
  %43 = getelementptr inbounds i32, ptr %16, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !12
  %45 = sext i32 %44 to i64
  %46 = add nsw i64 %4, %45
  %47 = icmp uge i64 %46, %5
  %48 = zext i1 %47 to i64
  %49 = or i64 %41, %48
  %50 = add nuw nsw i64 %.019.i16, 4
  %niter37.next.3 = add i64 %niter37, 4
  %niter37.ncmp.3 = icmp eq i64 %niter37.next.3, %unroll_iter36
  br i1 %niter37.ncmp.3, label %are_within.exit.loopexit.unr-lcssa, label %18, !llvm.loop !14

51:                                               ; preds = %51, %.lr.ph.new
  %.0.i14 = phi i64 [ 0, %.lr.ph.new ], [ %79, %51 ]
  %.1.i13 = phi i64 [ 0, %.lr.ph.new ], [ %78, %51 ]
  %niter = phi i64 [ 0, %.lr.ph.new ], [ %niter.next.3, %51 ]
  %52 = getelementptr inbounds i64, ptr %13, i64 %.0.i14
  %53 = load i64, ptr %52, align 8, !tbaa !16
  %54 = add i64 %53, %4
  %55 = icmp uge i64 %54, %5
  %56 = zext i1 %55 to i64
  %57 = or i64 %.1.i13, %56
  %58 = or disjoint i64 %.0.i14, 1
  %59 = getelementptr inbounds i64, ptr %13, i64 %58
  %60 = load i64, ptr %59, align 8, !tbaa !16
  %61 = add i64 %60, %4
  %62 = icmp uge i64 %61, %5
  %63 = zext i1 %62 to i64
  %64 = or i64 %57, %63
  %65 = or disjoint i64 %.0.i14, 2
  %66 = getelementptr inbounds i64, ptr %13, i64 %65
  %67 = load i64, ptr %66, align 8, !tbaa !16
  %68 = add i64 %67, %4
  %69 = icmp uge i64 %68, %5
  %70 = zext i1 %69 to i64
  %71 = or i64 %64, %70
  %72 = or disjoint i64 %.0.i14, 3
  %73 = getelementptr inbounds i64, ptr %13, i64 %72
  %74 = load i64, ptr %73, align 8, !tbaa !16
  %75 = add i64 %74, %4
  %76 = icmp uge i64 %75, %5
  %77 = zext i1 %76 to i64
  %78 = or i64 %71, %77
  %79 = add nuw nsw i64 %.0.i14, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %are_within.exit.loopexit28.unr-lcssa, label %51, !llvm.loop !17

are_within.exit.loopexit.unr-lcssa:               ; preds = %18, %.lr.ph17
  %.lcssa.ph = phi i64 [ poison, %.lr.ph17 ], [ %49, %18 ]
  %.019.i16.unr = phi i64 [ 0, %.lr.ph17 ], [ %50, %18 ]
  %.020.i15.unr = phi i64 [ 0, %.lr.ph17 ], [ %49, %18 ]
  %lcmp.mod34.not = icmp eq i64 %xtraiter32, 0
  br i1 %lcmp.mod34.not, label %are_within.exit, label %.epil.preheader31

.epil.preheader31:                                ; preds = %are_within.exit.loopexit.unr-lcssa, %.epil.preheader31
  %.019.i16.epil = phi i64 [ %87, %.epil.preheader31 ], [ %.019.i16.unr, %are_within.exit.loopexit.unr-lcssa ]
  %.020.i15.epil = phi i64 [ %86, %.epil.preheader31 ], [ %.020.i15.unr, %are_within.exit.loopexit.unr-lcssa ]
  %epil.iter33 = phi i64 [ %epil.iter33.next, %.epil.preheader31 ], [ 0, %are_within.exit.loopexit.unr-lcssa ]
  %80 = getelementptr inbounds i32, ptr %16, i64 %.019.i16.epil
  %81 = load i32, ptr %80, align 4, !tbaa !12
  %82 = sext i32 %81 to i64
  %83 = add nsw i64 %4, %82
  %84 = icmp uge i64 %83, %5
  %85 = zext i1 %84 to i64
  %86 = or i64 %.020.i15.epil, %85
  %87 = add nuw nsw i64 %.019.i16.epil, 1
  %epil.iter33.next = add i64 %epil.iter33, 1
  %epil.iter33.cmp.not = icmp eq i64 %epil.iter33.next, %xtraiter32
  br i1 %epil.iter33.cmp.not, label %are_within.exit, label %.epil.preheader31, !llvm.loop !74

are_within.exit.loopexit28.unr-lcssa:             ; preds = %51, %.lr.ph
  %.lcssa29.ph = phi i64 [ poison, %.lr.ph ], [ %78, %51 ]
  %.0.i14.unr = phi i64 [ 0, %.lr.ph ], [ %79, %51 ]
  %.1.i13.unr = phi i64 [ 0, %.lr.ph ], [ %78, %51 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %are_within.exit, label %.epil.preheader

.epil.preheader:                                  ; preds = %are_within.exit.loopexit28.unr-lcssa, %.epil.preheader
  %.0.i14.epil = phi i64 [ %94, %.epil.preheader ], [ %.0.i14.unr, %are_within.exit.loopexit28.unr-lcssa ]
  %.1.i13.epil = phi i64 [ %93, %.epil.preheader ], [ %.1.i13.unr, %are_within.exit.loopexit28.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.epil.preheader ], [ 0, %are_within.exit.loopexit28.unr-lcssa ]
  %88 = getelementptr inbounds i64, ptr %13, i64 %.0.i14.epil
  %89 = load i64, ptr %88, align 8, !tbaa !16
  %90 = add i64 %89, %4
  %91 = icmp uge i64 %90, %5
  %92 = zext i1 %91 to i64
  %93 = or i64 %.1.i13.epil, %92
  %94 = add nuw nsw i64 %.0.i14.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %are_within.exit, label %.epil.preheader, !llvm.loop !75

are_within.exit:                                  ; preds = %are_within.exit.loopexit28.unr-lcssa, %.epil.preheader, %are_within.exit.loopexit.unr-lcssa, %.epil.preheader31
  %.2.i = phi i64 [ %.lcssa.ph, %are_within.exit.loopexit.unr-lcssa ], [ %86, %.epil.preheader31 ], [ %.lcssa29.ph, %are_within.exit.loopexit28.unr-lcssa ], [ %93, %.epil.preheader ]
  %.not.i.not = icmp eq i64 %.2.i, 0
  br i1 %.not.i.not, label %are_within.exit.thread, label %101

are_within.exit.thread:                           ; preds = %.preheader11, %.preheader, %are_within.exit
  %95 = getelementptr inbounds i8, ptr %1, i64 64
  %96 = load i64, ptr %95, align 8, !tbaa !76
  %.not10 = icmp eq i64 %96, 0
  br i1 %.not10, label %98, label %97

97:                                               ; preds = %are_within.exit.thread
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @cleared_part, ptr noundef nonnull %1, i64 noundef %96) #10
  br label %98

98:                                               ; preds = %97, %are_within.exit.thread
  %99 = getelementptr inbounds i8, ptr %1, i64 56
  %100 = load i64, ptr %99, align 8, !tbaa !21
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @scattered_part, ptr noundef nonnull %1, i64 noundef %100) #10
  br label %101

101:                                              ; preds = %are_within.exit, %98
  %.0 = phi i64 [ 1, %98 ], [ 0, %are_within.exit ]
  ret i64 %.0
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal void @cleared_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #3 {
  %4 = getelementptr inbounds i8, ptr %0, i64 40
  %5 = load i64, ptr %4, align 8, !tbaa !2
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = load i64, ptr %6, align 8, !tbaa !55
  %8 = mul nsw i64 %7, %5
  %9 = getelementptr inbounds i8, ptr %0, i64 64
  %10 = load i64, ptr %9, align 8, !tbaa !76
  %11 = mul nsw i64 %8, %1
  %12 = sdiv i64 %11, %10
  %13 = getelementptr inbounds i8, ptr %0, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !41
  %15 = getelementptr inbounds i32, ptr %14, i64 %12
  %16 = add nsw i64 %1, 1
  %17 = mul nsw i64 %8, %16
  %18 = sdiv i64 %17, %10
  %19 = sub nsw i64 %18, %12
  %.not.i12 = icmp slt i64 %19, 16
  br i1 %.not.i12, label %.preheader, label %.lr.ph

.preheader:                                       ; preds = %.lr.ph, %3
  %.0.i.lcssa = phi i64 [ 0, %3 ], [ %21, %.lr.ph ]
  %20 = icmp slt i64 %.0.i.lcssa, %19
  br i1 %20, label %.lr.ph15, label %run_filled.exit

.lr.ph:                                           ; preds = %3, %.lr.ph
  %21 = phi i64 [ %23, %.lr.ph ], [ 16, %3 ]
  %.0.i13 = phi i64 [ %21, %.lr.ph ], [ 0, %3 ]
  %22 = getelementptr inbounds i32, ptr %15, i64 %.0.i13
  store <16 x i32> zeroinitializer, ptr %22, align 4, !tbaa !40
  %23 = add nuw nsw i64 %21, 16
  %.not.i = icmp sgt i64 %23, %19
  br i1 %.not.i, label %.preheader, label %.lr.ph, !llvm.loop !58

.lr.ph15:                                         ; preds = %.preheader, %.lr.ph15
  %.1.i14 = phi i64 [ %25, %.lr.ph15 ], [ %.0.i.lcssa, %.preheader ]
  %24 = getelementptr inbounds i32, ptr %15, i64 %.1.i14
  store i32 0, ptr %24, align 4, !tbaa !12
  %25 = add nuw nsw i64 %.1.i14, 1
  %26 = icmp slt i64 %25, %19
  br i1 %26, label %.lr.ph15, label %run_filled.exit, !llvm.loop !59

run_filled.exit:                                  ; preds = %.lr.ph15, %.preheader
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind
define internal void @scattered_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #2 {
  %4 = getelementptr inbounds i8, ptr %0, i64 48
  %5 = load i64, ptr %4, align 8, !tbaa !55
  %6 = sdiv i64 %5, 16
  %7 = getelementptr inbounds i8, ptr %0, i64 56
  %8 = load i64, ptr %7, align 8, !tbaa !21
  %9 = mul nsw i64 %6, %1
  %10 = sdiv i64 %9, %8
  %11 = shl nsw i64 %10, 4
  %12 = add nsw i64 %1, 1
  %13 = mul nsw i64 %6, %12
  %14 = sdiv i64 %13, %8
  %15 = shl nsw i64 %14, 4
  %16 = icmp eq i64 %12, %8
  %17 = select i1 %16, i64 %5, i64 %15
  %18 = getelementptr inbounds i8, ptr %0, i64 32
  %19 = load i64, ptr %18, align 8, !tbaa !10
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %.lr.ph54, label %._crit_edge55

.lr.ph54:                                         ; preds = %3
  %21 = getelementptr inbounds i8, ptr %0, i64 16
  %22 = getelementptr inbounds i8, ptr %0, i64 24
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = getelementptr inbounds i8, ptr %0, i64 40
  %25 = icmp slt i64 %11, %15
  br label %26

._crit_edge55:                                    ; preds = %._crit_edge, %3
  ret void

26:                                               ; preds = %.lr.ph54, %._crit_edge
  %27 = phi i64 [ %19, %.lr.ph54 ], [ %112, %._crit_edge ]
  %.04552 = phi i64 [ 0, %.lr.ph54 ], [ %111, %._crit_edge ]
  %28 = load ptr, ptr %0, align 8, !tbaa !39
  %29 = mul nsw i64 %.04552, %5
  %30 = getelementptr inbounds float, ptr %28, i64 %29
  %31 = load ptr, ptr %21, align 8, !tbaa !41
  %32 = load i64, ptr %22, align 8, !tbaa !9
  %33 = icmp eq i64 %32, 4
  %34 = load ptr, ptr %23, align 8, !tbaa !11
  br i1 %33, label %35, label %39

35:                                               ; preds = %26
  %36 = getelementptr inbounds i32, ptr %34, i64 %.04552
  %37 = load i32, ptr %36, align 4, !tbaa !12
  %38 = sext i32 %37 to i64
  br label %number_at.exit.i

39:                                               ; preds = %26
  %40 = getelementptr inbounds i64, ptr %34, i64 %.04552
  %41 = load i64, ptr %40, align 8, !tbaa !16
  br label %number_at.exit.i

number_at.exit.i:                                 ; preds = %39, %35
  %42 = phi i64 [ %38, %35 ], [ %41, %39 ]
  %43 = icmp slt i64 %42, 0
  br i1 %43, label %44, label %row_at.exit

44:                                               ; preds = %number_at.exit.i
  %45 = load i64, ptr %24, align 8, !tbaa !2
  %46 = add nsw i64 %45, %42
  br label %row_at.exit

row_at.exit:                                      ; preds = %number_at.exit.i, %44
  %47 = phi i64 [ %46, %44 ], [ %42, %number_at.exit.i ]
  %48 = mul nsw i64 %47, %5
  %49 = getelementptr inbounds float, ptr %31, i64 %48
  %50 = add nuw nsw i64 %.04552, 8
  %51 = icmp slt i64 %50, %27
  br i1 %51, label %52, label %69

52:                                               ; preds = %row_at.exit
  br i1 %33, label %53, label %57

53:                                               ; preds = %52
  %54 = getelementptr inbounds i32, ptr %34, i64 %50
  %55 = load i32, ptr %54, align 4, !tbaa !12
  %56 = sext i32 %55 to i64
  br label %number_at.exit.i47

57:                                               ; preds = %52
  %58 = getelementptr inbounds i64, ptr %34, i64 %50
  %59 = load i64, ptr %58, align 8, !tbaa !16
  br label %number_at.exit.i47

number_at.exit.i47:                               ; preds = %57, %53
  %60 = phi i64 [ %56, %53 ], [ %59, %57 ]
  %61 = icmp slt i64 %60, 0
  br i1 %61, label %62, label %row_at.exit48

62:                                               ; preds = %number_at.exit.i47
  %63 = load i64, ptr %24, align 8, !tbaa !2
  %64 = add nsw i64 %63, %60
  br label %row_at.exit48

row_at.exit48:                                    ; preds = %number_at.exit.i47, %62
  %65 = phi i64 [ %64, %62 ], [ %60, %number_at.exit.i47 ]
  %66 = mul nsw i64 %65, %5
  %67 = getelementptr inbounds float, ptr %31, i64 %66
  %68 = getelementptr inbounds float, ptr %67, i64 %11
  tail call void @llvm.prefetch.p0(ptr %68, i32 1, i32 3, i32 1)
  br label %69

69:                                               ; preds = %row_at.exit48, %row_at.exit
  br i1 %25, label %.lr.ph, label %.preheader

.preheader:                                       ; preds = %.lr.ph, %69
  %.0.lcssa = phi i64 [ %11, %69 ], [ %85, %.lr.ph ]
  %70 = icmp slt i64 %.0.lcssa, %17
  br i1 %70, label %.lr.ph51.preheader, label %._crit_edge

.lr.ph51.preheader:                               ; preds = %.preheader
  %71 = sub i64 %17, %.0.lcssa
  %xtraiter = and i64 %71, 3
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %.lr.ph51.prol.loopexit, label %.lr.ph51.prol

.lr.ph51.prol:                                    ; preds = %.lr.ph51.preheader, %.lr.ph51.prol
  %.150.prol = phi i64 [ %77, %.lr.ph51.prol ], [ %.0.lcssa, %.lr.ph51.preheader ]
  %prol.iter = phi i64 [ %prol.iter.next, %.lr.ph51.prol ], [ 0, %.lr.ph51.preheader ]
  %72 = getelementptr inbounds float, ptr %30, i64 %.150.prol
  %73 = load float, ptr %72, align 4, !tbaa !43
  %74 = getelementptr inbounds float, ptr %49, i64 %.150.prol
  %75 = load float, ptr %74, align 4, !tbaa !43
  %76 = fadd float %73, %75
  store float %76, ptr %74, align 4, !tbaa !43
  %77 = add nsw i64 %.150.prol, 1
  %prol.iter.next = add i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %prol.iter.next, %xtraiter
  br i1 %prol.iter.cmp.not, label %.lr.ph51.prol.loopexit, label %.lr.ph51.prol, !llvm.loop !77

.lr.ph51.prol.loopexit:                           ; preds = %.lr.ph51.prol, %.lr.ph51.preheader
  %.150.unr = phi i64 [ %.0.lcssa, %.lr.ph51.preheader ], [ %77, %.lr.ph51.prol ]
  %78 = sub i64 %.0.lcssa, %17
  %79 = icmp ugt i64 %78, -4
  br i1 %79, label %._crit_edge, label %.lr.ph51

.lr.ph:                                           ; preds = %69, %.lr.ph
  %.049 = phi i64 [ %85, %.lr.ph ], [ %11, %69 ]
  %80 = getelementptr inbounds float, ptr %30, i64 %.049
  %81 = load <16 x float>, ptr %80, align 4, !tbaa !40
  %82 = getelementptr inbounds float, ptr %49, i64 %.049
  %83 = load <16 x float>, ptr %82, align 4, !tbaa !40
  %84 = fadd <16 x float> %81, %83
  store <16 x float> %84, ptr %82, align 4, !tbaa !40
  %85 = add nsw i64 %.049, 16
  %86 = icmp slt i64 %85, %15
  br i1 %86, label %.lr.ph, label %.preheader, !llvm.loop !78

.lr.ph51:                                         ; preds = %.lr.ph51.prol.loopexit, %.lr.ph51
  %.150 = phi i64 [ %110, %.lr.ph51 ], [ %.150.unr, %.lr.ph51.prol.loopexit ]
  %87 = getelementptr inbounds float, ptr %30, i64 %.150
  %88 = load float, ptr %87, align 4, !tbaa !43
  %89 = getelementptr inbounds float, ptr %49, i64 %.150
  %90 = load float, ptr %89, align 4, !tbaa !43
  %91 = fadd float %88, %90
  store float %91, ptr %89, align 4, !tbaa !43
  %92 = add nsw i64 %.150, 1
  %93 = getelementptr inbounds float, ptr %30, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !43
  %95 = getelementptr inbounds float, ptr %49, i64 %92
  %96 = load float, ptr %95, align 4, !tbaa !43
  %97 = fadd float %94, %96
  store float %97, ptr %95, align 4, !tbaa !43
  %98 = add nsw i64 %.150, 2
  %99 = getelementptr inbounds float, ptr %30, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !43
  %101 = getelementptr inbounds float, ptr %49, i64 %98
  %102 = load float, ptr %101, align 4, !tbaa !43
  %103 = fadd float %100, %102
  store float %103, ptr %101, align 4, !tbaa !43
  %104 = add nsw i64 %.150, 3
  %105 = getelementptr inbounds float, ptr %30, i64 %104
  %106 = load float, ptr %105, align 4, !tbaa !43
  %107 = getelementptr inbounds float, ptr %49, i64 %104
  %108 = load float, ptr %107, align 4, !tbaa !43
  %109 = fadd float %106, %108
  store float %109, ptr %107, align 4, !tbaa !43
  %110 = add nsw i64 %.150, 4
  %exitcond.not.3 = icmp eq i64 %110, %17
  br i1 %exitcond.not.3, label %._crit_edge, label %.lr.ph51, !llvm.loop !79

._crit_edge:                                      ; preds = %.lr.ph51.prol.loopexit, %.lr.ph51, %.preheader
  %111 = add nuw nsw i64 %.04552, 1
  %112 = load i64, ptr %18, align 8, !tbaa !10
  %113 = icmp slt i64 %111, %112
  br i1 %113, label %26, label %._crit_edge55, !llvm.loop !80
}

; Function Attrs: nounwind
define range(i64 0, 2) i64 @picked(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 40
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = shl nsw i64 %4, 1
  %6 = getelementptr inbounds i8, ptr %1, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !9
  %8 = icmp eq i64 %7, 4
  %9 = getelementptr inbounds i8, ptr %1, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !10
  %11 = icmp sgt i64 %10, 0
  br i1 %8, label %.preheader, label %.preheader5

.preheader5:                                      ; preds = %2
  br i1 %11, label %.lr.ph, label %are_within.exit.thread

.lr.ph:                                           ; preds = %.preheader5
  %12 = getelementptr inbounds i8, ptr %1, i64 8
  %13 = load ptr, ptr %12, align 8, !tbaa !11
  %xtraiter = and i64 %10, 3
  %14 = icmp ult i64 %10, 4
  br i1 %14, label %are_within.exit.loopexit22.unr-lcssa, label %.lr.ph.new

.lr.ph.new:                                       ; preds = %.lr.ph
  %unroll_iter = and i64 %10, 9223372036854775804
  br label %51

.preheader:                                       ; preds = %2
  br i1 %11, label %.lr.ph11, label %are_within.exit.thread

.lr.ph11:                                         ; preds = %.preheader
  %15 = getelementptr inbounds i8, ptr %1, i64 8
  %16 = load ptr, ptr %15, align 8, !tbaa !11
  %xtraiter26 = and i64 %10, 3
  %17 = icmp ult i64 %10, 4
  br i1 %17, label %are_within.exit.loopexit.unr-lcssa, label %.lr.ph11.new

.lr.ph11.new:                                     ; preds = %.lr.ph11
  %unroll_iter30 = and i64 %10, 9223372036854775804
  br label %18

18:                                               ; preds = %18, %.lr.ph11.new
  %.019.i10 = phi i64 [ 0, %.lr.ph11.new ], [ %50, %18 ]
  %.020.i9 = phi i64 [ 0, %.lr.ph11.new ], [ %49, %18 ]
  %niter31 = phi i64 [ 0, %.lr.ph11.new ], [ %niter31.next.3, %18 ]
  %19 = getelementptr inbounds i32, ptr %16, i64 %.019.i10
  %20 = load i32, ptr %19, align 4, !tbaa !12
  %21 = sext i32 %20 to i64
  %22 = add nsw i64 %4, %21
  %23 = icmp uge i64 %22, %5
  %24 = zext i1 %23 to i64
  %25 = or i64 %.020.i9, %24
  %26 = or disjoint i64 %.019.i10, 1
  %27 = getelementptr inbounds i32, ptr %16, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !12
  %29 = sext i32 %28 to i64
  %30 = add nsw i64 %4, %29
  %31 = icmp uge i64 %30, %5
  %32 = zext i1 %31 to i64
  %33 = or i64 %25, %32
  %34 = or disjoint i64 %.019.i10, 2
  %35 = getelementptr inbounds i32, ptr %16, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !12
  %37 = sext i32 %36 to i64
  %38 = add nsw i64 %4, %37
  %39 = icmp uge i64 %38, %5
  %40 = zext i1 %39 to i64
  %41 = or i64 %33, %40
  %42 = or disjoint i64 %.019.i10, 3
  %43 = getelementptr inbounds i32, ptr %16, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !12
  %45 = sext i32 %44 to i64
  %46 = add nsw i64 %4, %45
  %47 = icmp uge i64 %46, %5
  %48 = zext i1 %47 to i64
  %49 = or i64 %41, %48
  %50 = add nuw nsw i64 %.019.i10, 4
  %niter31.next.3 = add i64 %niter31, 4
  %niter31.ncmp.3 = icmp eq i64 %niter31.next.3, %unroll_iter30
  br i1 %niter31.ncmp.3, label %are_within.exit.loopexit.unr-lcssa, label %18, !llvm.loop !14

51:                                               ; preds = %51, %.lr.ph.new
  %.0.i8 = phi i64 [ 0, %.lr.ph.new ], [ %79, %51 ]
  %.1.i7 = phi i64 [ 0, %.lr.ph.new ], [ %78, %51 ]
  %niter = phi i64 [ 0, %.lr.ph.new ], [ %niter.next.3, %51 ]
  %52 = getelementptr inbounds i64, ptr %13, i64 %.0.i8
  %53 = load i64, ptr %52, align 8, !tbaa !16
  %54 = add i64 %53, %4
  %55 = icmp uge i64 %54, %5
  %56 = zext i1 %55 to i64
  %57 = or i64 %.1.i7, %56
  %58 = or disjoint i64 %.0.i8, 1
  %59 = getelementptr inbounds i64, ptr %13, i64 %58
  %60 = load i64, ptr %59, align 8, !tbaa !16
  %61 = add i64 %60, %4
  %62 = icmp uge i64 %61, %5
  %63 = zext i1 %62 to i64
  %64 = or i64 %57, %63
  %65 = or disjoint i64 %.0.i8, 2
  %66 = getelementptr inbounds i64, ptr %13, i64 %65
  %67 = load i64, ptr %66, align 8, !tbaa !16
  %68 = add i64 %67, %4
  %69 = icmp uge i64 %68, %5
  %70 = zext i1 %69 to i64
  %71 = or i64 %64, %70
  %72 = or disjoint i64 %.0.i8, 3
  %73 = getelementptr inbounds i64, ptr %13, i64 %72
  %74 = load i64, ptr %73, align 8, !tbaa !16
  %75 = add i64 %74, %4
  %76 = icmp uge i64 %75, %5
  %77 = zext i1 %76 to i64
  %78 = or i64 %71, %77
  %79 = add nuw nsw i64 %.0.i8, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %are_within.exit.loopexit22.unr-lcssa, label %51, !llvm.loop !17

are_within.exit.loopexit.unr-lcssa:               ; preds = %18, %.lr.ph11
  %.lcssa.ph = phi i64 [ poison, %.lr.ph11 ], [ %49, %18 ]
  %.019.i10.unr = phi i64 [ 0, %.lr.ph11 ], [ %50, %18 ]
  %.020.i9.unr = phi i64 [ 0, %.lr.ph11 ], [ %49, %18 ]
  %lcmp.mod28.not = icmp eq i64 %xtraiter26, 0
  br i1 %lcmp.mod28.not, label %are_within.exit, label %.epil.preheader25

.epil.preheader25:                                ; preds = %are_within.exit.loopexit.unr-lcssa, %.epil.preheader25
  %.019.i10.epil = phi i64 [ %87, %.epil.preheader25 ], [ %.019.i10.unr, %are_within.exit.loopexit.unr-lcssa ]
  %.020.i9.epil = phi i64 [ %86, %.epil.preheader25 ], [ %.020.i9.unr, %are_within.exit.loopexit.unr-lcssa ]
  %epil.iter27 = phi i64 [ %epil.iter27.next, %.epil.preheader25 ], [ 0, %are_within.exit.loopexit.unr-lcssa ]
  %80 = getelementptr inbounds i32, ptr %16, i64 %.019.i10.epil
  %81 = load i32, ptr %80, align 4, !tbaa !12
  %82 = sext i32 %81 to i64
  %83 = add nsw i64 %4, %82
  %84 = icmp uge i64 %83, %5
  %85 = zext i1 %84 to i64
  %86 = or i64 %.020.i9.epil, %85
  %87 = add nuw nsw i64 %.019.i10.epil, 1
  %epil.iter27.next = add i64 %epil.iter27, 1
  %epil.iter27.cmp.not = icmp eq i64 %epil.iter27.next, %xtraiter26
  br i1 %epil.iter27.cmp.not, label %are_within.exit, label %.epil.preheader25, !llvm.loop !81

are_within.exit.loopexit22.unr-lcssa:             ; preds = %51, %.lr.ph
  %.lcssa23.ph = phi i64 [ poison, %.lr.ph ], [ %78, %51 ]
  %.0.i8.unr = phi i64 [ 0, %.lr.ph ], [ %79, %51 ]
  %.1.i7.unr = phi i64 [ 0, %.lr.ph ], [ %78, %51 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %are_within.exit, label %.epil.preheader

.epil.preheader:                                  ; preds = %are_within.exit.loopexit22.unr-lcssa, %.epil.preheader
  %.0.i8.epil = phi i64 [ %94, %.epil.preheader ], [ %.0.i8.unr, %are_within.exit.loopexit22.unr-lcssa ]
  %.1.i7.epil = phi i64 [ %93, %.epil.preheader ], [ %.1.i7.unr, %are_within.exit.loopexit22.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.epil.preheader ], [ 0, %are_within.exit.loopexit22.unr-lcssa ]
  %88 = getelementptr inbounds i64, ptr %13, i64 %.0.i8.epil
  %89 = load i64, ptr %88, align 8, !tbaa !16
  %90 = add i64 %89, %4
  %91 = icmp uge i64 %90, %5
  %92 = zext i1 %91 to i64
  %93 = or i64 %.1.i7.epil, %92
  %94 = add nuw nsw i64 %.0.i8.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %are_within.exit, label %.epil.preheader, !llvm.loop !82

are_within.exit:                                  ; preds = %are_within.exit.loopexit22.unr-lcssa, %.epil.preheader, %are_within.exit.loopexit.unr-lcssa, %.epil.preheader25
  %.2.i = phi i64 [ %.lcssa.ph, %are_within.exit.loopexit.unr-lcssa ], [ %86, %.epil.preheader25 ], [ %.lcssa23.ph, %are_within.exit.loopexit22.unr-lcssa ], [ %93, %.epil.preheader ]
  %.not.i.not = icmp eq i64 %.2.i, 0
  br i1 %.not.i.not, label %are_within.exit.thread, label %97

are_within.exit.thread:                           ; preds = %.preheader5, %.preheader, %are_within.exit
  %95 = getelementptr inbounds i8, ptr %1, i64 56
  %96 = load i64, ptr %95, align 8, !tbaa !21
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @picked_part, ptr noundef nonnull %1, i64 noundef %96) #10
  br label %97

97:                                               ; preds = %are_within.exit, %are_within.exit.thread
  %.0 = phi i64 [ 1, %are_within.exit.thread ], [ 0, %are_within.exit ]
  ret i64 %.0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @picked_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #1 {
  %4 = add nsw i64 %1, 1
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  %6 = load i64, ptr %5, align 8, !tbaa !10
  %7 = getelementptr inbounds i8, ptr %0, i64 48
  %8 = load i64, ptr %7, align 8, !tbaa !55
  %9 = sdiv i64 %6, %8
  %10 = getelementptr inbounds i8, ptr %0, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !21
  %12 = mul nsw i64 %9, %4
  %13 = sdiv i64 %12, %11
  %14 = mul nsw i64 %13, %8
  %15 = mul nsw i64 %9, %1
  %16 = sdiv i64 %15, %11
  %17 = getelementptr inbounds i8, ptr %0, i64 40
  %18 = load i64, ptr %17, align 8, !tbaa !2
  %19 = mul nsw i64 %16, %8
  %20 = icmp slt i64 %19, %14
  br i1 %20, label %.lr.ph30, label %._crit_edge31

.lr.ph30:                                         ; preds = %3
  %21 = load ptr, ptr %0, align 8, !tbaa !39
  %22 = mul nsw i64 %18, %16
  %23 = getelementptr inbounds float, ptr %21, i64 %22
  %24 = getelementptr inbounds i8, ptr %0, i64 24
  %25 = getelementptr inbounds i8, ptr %0, i64 8
  %26 = getelementptr inbounds i8, ptr %0, i64 16
  %27 = icmp sgt i64 %8, 0
  br label %28

._crit_edge31:                                    ; preds = %._crit_edge, %3
  ret void

28:                                               ; preds = %.lr.ph30, %._crit_edge
  %.028 = phi ptr [ %23, %.lr.ph30 ], [ %34, %._crit_edge ]
  %.02527 = phi i64 [ %19, %.lr.ph30 ], [ %.1.lcssa, %._crit_edge ]
  %29 = add nsw i64 %.02527, %8
  br i1 %27, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %28
  %30 = load i64, ptr %24, align 8, !tbaa !9
  %31 = icmp eq i64 %30, 4
  %32 = load ptr, ptr %26, align 8, !tbaa !41
  %33 = load ptr, ptr %25, align 8, !tbaa !11
  br label %36

._crit_edge:                                      ; preds = %number_at.exit.i, %28
  %.1.lcssa = phi i64 [ %.02527, %28 ], [ %50, %number_at.exit.i ]
  %34 = getelementptr inbounds float, ptr %.028, i64 %18
  %35 = icmp slt i64 %.1.lcssa, %14
  br i1 %35, label %28, label %._crit_edge31, !llvm.loop !83

36:                                               ; preds = %.lr.ph, %number_at.exit.i
  %.126 = phi i64 [ %.02527, %.lr.ph ], [ %50, %number_at.exit.i ]
  br i1 %31, label %37, label %41

37:                                               ; preds = %36
  %38 = getelementptr inbounds i32, ptr %33, i64 %.126
  %39 = load i32, ptr %38, align 4, !tbaa !12
  %40 = sext i32 %39 to i64
  br label %number_at.exit.i

41:                                               ; preds = %36
  %42 = getelementptr inbounds i64, ptr %33, i64 %.126
  %43 = load i64, ptr %42, align 8, !tbaa !16
  br label %number_at.exit.i

number_at.exit.i:                                 ; preds = %41, %37
  %44 = phi i64 [ %40, %37 ], [ %43, %41 ]
  %45 = icmp slt i64 %44, 0
  %46 = select i1 %45, i64 %18, i64 0
  %spec.select = add nsw i64 %46, %44
  %47 = getelementptr inbounds float, ptr %.028, i64 %spec.select
  %48 = load float, ptr %47, align 4, !tbaa !43
  %49 = getelementptr inbounds float, ptr %32, i64 %.126
  store float %48, ptr %49, align 4, !tbaa !43
  %50 = add nsw i64 %.126, 1
  %51 = icmp slt i64 %50, %29
  br i1 %51, label %36, label %._crit_edge, !llvm.loop !84
}

; Function Attrs: nounwind
define range(i64 0, 2) i64 @placed(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 40
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = shl nsw i64 %4, 1
  %6 = getelementptr inbounds i8, ptr %1, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !9
  %8 = icmp eq i64 %7, 4
  %9 = getelementptr inbounds i8, ptr %1, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !10
  %11 = icmp sgt i64 %10, 0
  br i1 %8, label %.preheader, label %.preheader5

.preheader5:                                      ; preds = %2
  br i1 %11, label %.lr.ph, label %are_within.exit.thread

.lr.ph:                                           ; preds = %.preheader5
  %12 = getelementptr inbounds i8, ptr %1, i64 8
  %13 = load ptr, ptr %12, align 8, !tbaa !11
  %xtraiter = and i64 %10, 3
  %14 = icmp ult i64 %10, 4
  br i1 %14, label %are_within.exit.loopexit22.unr-lcssa, label %.lr.ph.new

.lr.ph.new:                                       ; preds = %.lr.ph
  %unroll_iter = and i64 %10, 9223372036854775804
  br label %51

.preheader:                                       ; preds = %2
  br i1 %11, label %.lr.ph11, label %are_within.exit.thread

.lr.ph11:                                         ; preds = %.preheader
  %15 = getelementptr inbounds i8, ptr %1, i64 8
  %16 = load ptr, ptr %15, align 8, !tbaa !11
  %xtraiter26 = and i64 %10, 3
  %17 = icmp ult i64 %10, 4
  br i1 %17, label %are_within.exit.loopexit.unr-lcssa, label %.lr.ph11.new

.lr.ph11.new:                                     ; preds = %.lr.ph11
  %unroll_iter30 = and i64 %10, 9223372036854775804
  br label %18

18:                                               ; preds = %18, %.lr.ph11.new
  %.019.i10 = phi i64 [ 0, %.lr.ph11.new ], [ %50, %18 ]
  %.020.i9 = phi i64 [ 0, %.lr.ph11.new ], [ %49, %18 ]
  %niter31 = phi i64 [ 0, %.lr.ph11.new ], [ %niter31.next.3, %18 ]
  %19 = getelementptr inbounds i32, ptr %16, i64 %.019.i10
  %20 = load i32, ptr %19, align 4, !tbaa !12
  %21 = sext i32 %20 to i64
  %22 = add nsw i64 %4, %21
  %23 = icmp uge i64 %22, %5
  %24 = zext i1 %23 to i64
  %25 = or i64 %.020.i9, %24
  %26 = or disjoint i64 %.019.i10, 1
  %27 = getelementptr inbounds i32, ptr %16, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !12
  %29 = sext i32 %28 to i64
  %30 = add nsw i64 %4, %29
  %31 = icmp uge i64 %30, %5
  %32 = zext i1 %31 to i64
  %33 = or i64 %25, %32
  %34 = or disjoint i64 %.019.i10, 2
  %35 = getelementptr inbounds i32, ptr %16, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !12
  %37 = sext i32 %36 to i64
  %38 = add nsw i64 %4, %37
  %39 = icmp uge i64 %38, %5
  %40 = zext i1 %39 to i64
  %41 = or i64 %33, %40
  %42 = or disjoint i64 %.019.i10, 3
  %43 = getelementptr inbounds i32, ptr %16, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !12
  %45 = sext i32 %44 to i64
  %46 = add nsw i64 %4, %45
  %47 = icmp uge i64 %46, %5
  %48 = zext i1 %47 to i64
  %49 = or i64 %41, %48
  %50 = add nuw nsw i64 %.019.i10, 4
  %niter31.next.3 = add i64 %niter31, 4
  %niter31.ncmp.3 = icmp eq i64 %niter31.next.3, %unroll_iter30
  br i1 %niter31.ncmp.3, label %are_within.exit.loopexit.unr-lcssa, label %18, !llvm.loop !14

51:                                               ; preds = %51, %.lr.ph.new
  %.0.i8 = phi i64 [ 0, %.lr.ph.new ], [ %79, %51 ]
  %.1.i7 = phi i64 [ 0, %.lr.ph.new ], [ %78, %51 ]
  %niter = phi i64 [ 0, %.lr.ph.new ], [ %niter.next.3, %51 ]
  %52 = getelementptr inbounds i64, ptr %13, i64 %.0.i8
  %53 = load i64, ptr %52, align 8, !tbaa !16
  %54 = add i64 %53, %4
  %55 = icmp uge i64 %54, %5
  %56 = zext i1 %55 to i64
  %57 = or i64 %.1.i7, %56
  %58 = or disjoint i64 %.0.i8, 1
  %59 = getelementptr inbounds i64, ptr %13, i64 %58
  %60 = load i64, ptr %59, align 8, !tbaa !16
  %61 = add i64 %60, %4
  %62 = icmp uge i64 %61, %5
  %63 = zext i1 %62 to i64
  %64 = or i64 %57, %63
  %65 = or disjoint i64 %.0.i8, 2
  %66 = getelementptr inbounds i64, ptr %13, i64 %65
  %67 = load i64, ptr %66, align 8, !tbaa !16
  %68 = add i64 %67, %4
  %69 = icmp uge i64 %68, %5
  %70 = zext i1 %69 to i64
  %71 = or i64 %64, %70
  %72 = or disjoint i64 %.0.i8, 3
  %73 = getelementptr inbounds i64, ptr %13, i64 %72
  %74 = load i64, ptr %73, align 8, !tbaa !16
  %75 = add i64 %74, %4
  %76 = icmp uge i64 %75, %5
  %77 = zext i1 %76 to i64
  %78 = or i64 %71, %77
  %79 = add nuw nsw i64 %.0.i8, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %are_within.exit.loopexit22.unr-lcssa, label %51, !llvm.loop !17

are_within.exit.loopexit.unr-lcssa:               ; preds = %18, %.lr.ph11
  %.lcssa.ph = phi i64 [ poison, %.lr.ph11 ], [ %49, %18 ]
  %.019.i10.unr = phi i64 [ 0, %.lr.ph11 ], [ %50, %18 ]
  %.020.i9.unr = phi i64 [ 0, %.lr.ph11 ], [ %49, %18 ]
  %lcmp.mod28.not = icmp eq i64 %xtraiter26, 0
  br i1 %lcmp.mod28.not, label %are_within.exit, label %.epil.preheader25

.epil.preheader25:                                ; preds = %are_within.exit.loopexit.unr-lcssa, %.epil.preheader25
  %.019.i10.epil = phi i64 [ %87, %.epil.preheader25 ], [ %.019.i10.unr, %are_within.exit.loopexit.unr-lcssa ]
  %.020.i9.epil = phi i64 [ %86, %.epil.preheader25 ], [ %.020.i9.unr, %are_within.exit.loopexit.unr-lcssa ]
  %epil.iter27 = phi i64 [ %epil.iter27.next, %.epil.preheader25 ], [ 0, %are_within.exit.loopexit.unr-lcssa ]
  %80 = getelementptr inbounds i32, ptr %16, i64 %.019.i10.epil
  %81 = load i32, ptr %80, align 4, !tbaa !12
  %82 = sext i32 %81 to i64
  %83 = add nsw i64 %4, %82
  %84 = icmp uge i64 %83, %5
  %85 = zext i1 %84 to i64
  %86 = or i64 %.020.i9.epil, %85
  %87 = add nuw nsw i64 %.019.i10.epil, 1
  %epil.iter27.next = add i64 %epil.iter27, 1
  %epil.iter27.cmp.not = icmp eq i64 %epil.iter27.next, %xtraiter26
  br i1 %epil.iter27.cmp.not, label %are_within.exit, label %.epil.preheader25, !llvm.loop !85

are_within.exit.loopexit22.unr-lcssa:             ; preds = %51, %.lr.ph
  %.lcssa23.ph = phi i64 [ poison, %.lr.ph ], [ %78, %51 ]
  %.0.i8.unr = phi i64 [ 0, %.lr.ph ], [ %79, %51 ]
  %.1.i7.unr = phi i64 [ 0, %.lr.ph ], [ %78, %51 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %are_within.exit, label %.epil.preheader

.epil.preheader:                                  ; preds = %are_within.exit.loopexit22.unr-lcssa, %.epil.preheader
  %.0.i8.epil = phi i64 [ %94, %.epil.preheader ], [ %.0.i8.unr, %are_within.exit.loopexit22.unr-lcssa ]
  %.1.i7.epil = phi i64 [ %93, %.epil.preheader ], [ %.1.i7.unr, %are_within.exit.loopexit22.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.epil.preheader ], [ 0, %are_within.exit.loopexit22.unr-lcssa ]
  %88 = getelementptr inbounds i64, ptr %13, i64 %.0.i8.epil
  %89 = load i64, ptr %88, align 8, !tbaa !16
  %90 = add i64 %89, %4
  %91 = icmp uge i64 %90, %5
  %92 = zext i1 %91 to i64
  %93 = or i64 %.1.i7.epil, %92
  %94 = add nuw nsw i64 %.0.i8.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %are_within.exit, label %.epil.preheader, !llvm.loop !86

are_within.exit:                                  ; preds = %are_within.exit.loopexit22.unr-lcssa, %.epil.preheader, %are_within.exit.loopexit.unr-lcssa, %.epil.preheader25
  %.2.i = phi i64 [ %.lcssa.ph, %are_within.exit.loopexit.unr-lcssa ], [ %86, %.epil.preheader25 ], [ %.lcssa23.ph, %are_within.exit.loopexit22.unr-lcssa ], [ %93, %.epil.preheader ]
  %.not.i.not = icmp eq i64 %.2.i, 0
  br i1 %.not.i.not, label %are_within.exit.thread, label %97

are_within.exit.thread:                           ; preds = %.preheader5, %.preheader, %are_within.exit
  %95 = getelementptr inbounds i8, ptr %1, i64 56
  %96 = load i64, ptr %95, align 8, !tbaa !21
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @placed_part, ptr noundef nonnull %1, i64 noundef %96) #10
  br label %97

97:                                               ; preds = %are_within.exit, %are_within.exit.thread
  %.0 = phi i64 [ 1, %are_within.exit.thread ], [ 0, %are_within.exit ]
  ret i64 %.0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @placed_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #1 {
  %4 = getelementptr inbounds i8, ptr %0, i64 32
  %5 = load i64, ptr %4, align 8, !tbaa !10
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = load i64, ptr %6, align 8, !tbaa !55
  %8 = sdiv i64 %5, %7
  %9 = getelementptr inbounds i8, ptr %0, i64 56
  %10 = load i64, ptr %9, align 8, !tbaa !21
  %11 = mul nsw i64 %8, %1
  %12 = sdiv i64 %11, %10
  %13 = add nsw i64 %1, 1
  %14 = mul nsw i64 %8, %13
  %15 = sdiv i64 %14, %10
  %16 = getelementptr inbounds i8, ptr %0, i64 16
  %17 = load ptr, ptr %16, align 8, !tbaa !41
  %18 = getelementptr inbounds i8, ptr %0, i64 40
  %19 = load i64, ptr %18, align 8, !tbaa !2
  %20 = mul nsw i64 %19, %12
  %21 = getelementptr inbounds float, ptr %17, i64 %20
  %22 = sub nsw i64 %15, %12
  %23 = mul nsw i64 %19, %22
  %.not.i30 = icmp slt i64 %23, 16
  br i1 %.not.i30, label %.preheader, label %.lr.ph.preheader

.lr.ph.preheader:                                 ; preds = %3
  %24 = add nsw i64 %23, -16
  %25 = lshr i64 %24, 4
  %26 = add nuw nsw i64 %25, 1
  %xtraiter = and i64 %26, 7
  %27 = icmp ult i64 %24, 112
  br i1 %27, label %.preheader.loopexit.unr-lcssa, label %.lr.ph.preheader.new

.lr.ph.preheader.new:                             ; preds = %.lr.ph.preheader
  %unroll_iter = and i64 %26, 2305843009213693944
  %invariant.gep = getelementptr inbounds i8, ptr %21, i64 64
  %invariant.gep52 = getelementptr inbounds i8, ptr %21, i64 128
  %invariant.gep54 = getelementptr inbounds i8, ptr %21, i64 192
  %invariant.gep56 = getelementptr inbounds i8, ptr %21, i64 256
  %invariant.gep58 = getelementptr inbounds i8, ptr %21, i64 320
  %invariant.gep60 = getelementptr inbounds i8, ptr %21, i64 384
  br label %.lr.ph

.preheader.loopexit.unr-lcssa:                    ; preds = %.lr.ph, %.lr.ph.preheader
  %.lcssa44.ph = phi i64 [ poison, %.lr.ph.preheader ], [ %40, %.lr.ph ]
  %.unr = phi i64 [ 16, %.lr.ph.preheader ], [ %41, %.lr.ph ]
  %.0.i31.unr = phi i64 [ 0, %.lr.ph.preheader ], [ %40, %.lr.ph ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %.preheader, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %.preheader.loopexit.unr-lcssa, %.lr.ph.epil
  %28 = phi i64 [ %30, %.lr.ph.epil ], [ %.unr, %.preheader.loopexit.unr-lcssa ]
  %.0.i31.epil = phi i64 [ %28, %.lr.ph.epil ], [ %.0.i31.unr, %.preheader.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph.epil ], [ 0, %.preheader.loopexit.unr-lcssa ]
  %29 = getelementptr inbounds i32, ptr %21, i64 %.0.i31.epil
  store <16 x i32> zeroinitializer, ptr %29, align 4, !tbaa !40
  %30 = add nuw nsw i64 %28, 16
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %.preheader, label %.lr.ph.epil, !llvm.loop !87

.preheader:                                       ; preds = %.preheader.loopexit.unr-lcssa, %.lr.ph.epil, %3
  %.0.i.lcssa = phi i64 [ 0, %3 ], [ %.lcssa44.ph, %.preheader.loopexit.unr-lcssa ], [ %28, %.lr.ph.epil ]
  %31 = icmp slt i64 %.0.i.lcssa, %23
  br i1 %31, label %.lr.ph33.preheader, label %run_filled.exit

.lr.ph33.preheader:                               ; preds = %.preheader
  %32 = sub i64 %23, %.0.i.lcssa
  %xtraiter46 = and i64 %32, 7
  %lcmp.mod47.not = icmp eq i64 %xtraiter46, 0
  br i1 %lcmp.mod47.not, label %.lr.ph33.prol.loopexit, label %.lr.ph33.prol

.lr.ph33.prol:                                    ; preds = %.lr.ph33.preheader, %.lr.ph33.prol
  %.1.i32.prol = phi i64 [ %34, %.lr.ph33.prol ], [ %.0.i.lcssa, %.lr.ph33.preheader ]
  %prol.iter = phi i64 [ %prol.iter.next, %.lr.ph33.prol ], [ 0, %.lr.ph33.preheader ]
  %33 = getelementptr inbounds i32, ptr %21, i64 %.1.i32.prol
  store i32 0, ptr %33, align 4, !tbaa !12
  %34 = add nuw nsw i64 %.1.i32.prol, 1
  %prol.iter.next = add i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %prol.iter.next, %xtraiter46
  br i1 %prol.iter.cmp.not, label %.lr.ph33.prol.loopexit, label %.lr.ph33.prol, !llvm.loop !88

.lr.ph33.prol.loopexit:                           ; preds = %.lr.ph33.prol, %.lr.ph33.preheader
  %.1.i32.unr = phi i64 [ %.0.i.lcssa, %.lr.ph33.preheader ], [ %34, %.lr.ph33.prol ]
  %35 = sub i64 %.0.i.lcssa, %23
  %36 = icmp ugt i64 %35, -8
  br i1 %36, label %run_filled.exit, label %.lr.ph33.preheader.new

.lr.ph33.preheader.new:                           ; preds = %.lr.ph33.prol.loopexit
  %invariant.gep62 = getelementptr i8, ptr %21, i64 4
  %invariant.gep64 = getelementptr i8, ptr %21, i64 8
  %invariant.gep66 = getelementptr i8, ptr %21, i64 12
  %invariant.gep68 = getelementptr i8, ptr %21, i64 16
  %invariant.gep70 = getelementptr i8, ptr %21, i64 20
  %invariant.gep72 = getelementptr i8, ptr %21, i64 24
  %invariant.gep74 = getelementptr i8, ptr %21, i64 28
  br label %.lr.ph33

.lr.ph:                                           ; preds = %.lr.ph, %.lr.ph.preheader.new
  %37 = phi i64 [ 16, %.lr.ph.preheader.new ], [ %41, %.lr.ph ]
  %.0.i31 = phi i64 [ 0, %.lr.ph.preheader.new ], [ %40, %.lr.ph ]
  %niter = phi i64 [ 0, %.lr.ph.preheader.new ], [ %niter.next.7, %.lr.ph ]
  %38 = getelementptr inbounds i32, ptr %21, i64 %.0.i31
  store <16 x i32> zeroinitializer, ptr %38, align 4, !tbaa !40
  %39 = getelementptr inbounds i32, ptr %21, i64 %37
  store <16 x i32> zeroinitializer, ptr %39, align 4, !tbaa !40
  %gep = getelementptr inbounds i32, ptr %invariant.gep, i64 %37
  store <16 x i32> zeroinitializer, ptr %gep, align 4, !tbaa !40
  %gep53 = getelementptr inbounds i32, ptr %invariant.gep52, i64 %37
  store <16 x i32> zeroinitializer, ptr %gep53, align 4, !tbaa !40
  %gep55 = getelementptr inbounds i32, ptr %invariant.gep54, i64 %37
  store <16 x i32> zeroinitializer, ptr %gep55, align 4, !tbaa !40
  %gep57 = getelementptr inbounds i32, ptr %invariant.gep56, i64 %37
  store <16 x i32> zeroinitializer, ptr %gep57, align 4, !tbaa !40
  %gep59 = getelementptr inbounds i32, ptr %invariant.gep58, i64 %37
  store <16 x i32> zeroinitializer, ptr %gep59, align 4, !tbaa !40
  %40 = add nuw nsw i64 %37, 112
  %gep61 = getelementptr inbounds i32, ptr %invariant.gep60, i64 %37
  store <16 x i32> zeroinitializer, ptr %gep61, align 4, !tbaa !40
  %41 = add nuw nsw i64 %37, 128
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %.preheader.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !58

.lr.ph33:                                         ; preds = %.lr.ph33, %.lr.ph33.preheader.new
  %.1.i32 = phi i64 [ %.1.i32.unr, %.lr.ph33.preheader.new ], [ %43, %.lr.ph33 ]
  %42 = getelementptr inbounds i32, ptr %21, i64 %.1.i32
  store i32 0, ptr %42, align 4, !tbaa !12
  %gep63 = getelementptr i32, ptr %invariant.gep62, i64 %.1.i32
  store i32 0, ptr %gep63, align 4, !tbaa !12
  %gep65 = getelementptr i32, ptr %invariant.gep64, i64 %.1.i32
  store i32 0, ptr %gep65, align 4, !tbaa !12
  %gep67 = getelementptr i32, ptr %invariant.gep66, i64 %.1.i32
  store i32 0, ptr %gep67, align 4, !tbaa !12
  %gep69 = getelementptr i32, ptr %invariant.gep68, i64 %.1.i32
  store i32 0, ptr %gep69, align 4, !tbaa !12
  %gep71 = getelementptr i32, ptr %invariant.gep70, i64 %.1.i32
  store i32 0, ptr %gep71, align 4, !tbaa !12
  %gep73 = getelementptr i32, ptr %invariant.gep72, i64 %.1.i32
  store i32 0, ptr %gep73, align 4, !tbaa !12
  %gep75 = getelementptr i32, ptr %invariant.gep74, i64 %.1.i32
  store i32 0, ptr %gep75, align 4, !tbaa !12
  %43 = add nuw nsw i64 %.1.i32, 8
  %exitcond.not.7 = icmp eq i64 %43, %23
  br i1 %exitcond.not.7, label %run_filled.exit, label %.lr.ph33, !llvm.loop !59

run_filled.exit:                                  ; preds = %.lr.ph33.prol.loopexit, %.lr.ph33, %.preheader
  %44 = load i64, ptr %6, align 8, !tbaa !55
  %45 = mul nsw i64 %44, %12
  %46 = mul nsw i64 %44, %15
  %47 = icmp slt i64 %45, %46
  br i1 %47, label %.lr.ph39, label %._crit_edge40

.lr.ph39:                                         ; preds = %run_filled.exit
  %48 = getelementptr inbounds i8, ptr %0, i64 24
  %49 = getelementptr inbounds i8, ptr %0, i64 8
  %50 = load i64, ptr %18, align 8, !tbaa !2
  %51 = icmp sgt i64 %44, 0
  br label %52

._crit_edge40:                                    ; preds = %._crit_edge, %run_filled.exit
  ret void

52:                                               ; preds = %.lr.ph39, %._crit_edge
  %.038 = phi ptr [ %21, %.lr.ph39 ], [ %58, %._crit_edge ]
  %.02937 = phi i64 [ %45, %.lr.ph39 ], [ %.1.lcssa, %._crit_edge ]
  %53 = add nsw i64 %.02937, %44
  br i1 %51, label %.lr.ph35, label %._crit_edge

.lr.ph35:                                         ; preds = %52
  %54 = load ptr, ptr %0, align 8, !tbaa !39
  %55 = load i64, ptr %48, align 8, !tbaa !9
  %56 = icmp eq i64 %55, 4
  %57 = load ptr, ptr %49, align 8, !tbaa !11
  br label %60

._crit_edge:                                      ; preds = %number_at.exit.i, %52
  %.1.lcssa = phi i64 [ %.02937, %52 ], [ %76, %number_at.exit.i ]
  %58 = getelementptr inbounds float, ptr %.038, i64 %50
  %59 = icmp slt i64 %.1.lcssa, %46
  br i1 %59, label %52, label %._crit_edge40, !llvm.loop !89

60:                                               ; preds = %.lr.ph35, %number_at.exit.i
  %.134 = phi i64 [ %.02937, %.lr.ph35 ], [ %76, %number_at.exit.i ]
  %61 = getelementptr inbounds float, ptr %54, i64 %.134
  %62 = load float, ptr %61, align 4, !tbaa !43
  br i1 %56, label %63, label %67

63:                                               ; preds = %60
  %64 = getelementptr inbounds i32, ptr %57, i64 %.134
  %65 = load i32, ptr %64, align 4, !tbaa !12
  %66 = sext i32 %65 to i64
  br label %number_at.exit.i

67:                                               ; preds = %60
  %68 = getelementptr inbounds i64, ptr %57, i64 %.134
  %69 = load i64, ptr %68, align 8, !tbaa !16
  br label %number_at.exit.i

number_at.exit.i:                                 ; preds = %67, %63
  %70 = phi i64 [ %66, %63 ], [ %69, %67 ]
  %71 = icmp slt i64 %70, 0
  %72 = select i1 %71, i64 %50, i64 0
  %spec.select = add nsw i64 %70, %72
  %73 = getelementptr inbounds float, ptr %.038, i64 %spec.select
  %74 = load float, ptr %73, align 4, !tbaa !43
  %75 = fadd float %62, %74
  store float %75, ptr %73, align 4, !tbaa !43
  %76 = add nsw i64 %.134, 1
  %77 = icmp slt i64 %76, %53
  br i1 %77, label %60, label %._crit_edge, !llvm.loop !90
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #8

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="512" "no-builtins" }
attributes #2 = { nofree norecurse nosync nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #3 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="512" "no-builtins" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #10 = { nobuiltin "no-builtins" }
attributes #11 = { nobuiltin nounwind "no-builtins" }
attributes #12 = { nounwind }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !7, i64 40}
!3 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !8, i64 72, !8, i64 80}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long long", !5, i64 0}
!8 = !{!"double", !5, i64 0}
!9 = !{!3, !7, i64 24}
!10 = !{!3, !7, i64 32}
!11 = !{!3, !4, i64 8}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !5, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!7, !7, i64 0}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !19}
!21 = !{!3, !7, i64 56}
!22 = distinct !{!22, !15}
!23 = !{!24, !4, i64 192}
!24 = !{!"", !7, i64 0, !5, i64 8, !7, i64 64, !5, i64 72, !7, i64 128, !7, i64 136, !7, i64 144, !5, i64 152, !4, i64 192, !4, i64 200, !7, i64 208, !7, i64 216, !7, i64 224, !7, i64 232, !4, i64 240, !4, i64 248, !4, i64 256, !4, i64 264, !4, i64 272, !4, i64 280, !4, i64 288}
!25 = !{!24, !4, i64 200}
!26 = !{!24, !7, i64 208}
!27 = !{!24, !7, i64 216}
!28 = !{!24, !7, i64 0}
!29 = !{!24, !4, i64 240}
!30 = !{!24, !4, i64 280}
!31 = !{!24, !4, i64 256}
!32 = !{!24, !4, i64 288}
!33 = !{!24, !4, i64 248}
!34 = !{!24, !7, i64 224}
!35 = distinct !{!35, !15}
!36 = !{!24, !7, i64 232}
!37 = !{!24, !4, i64 264}
!38 = distinct !{!38, !15}
!39 = !{!3, !4, i64 0}
!40 = !{!5, !5, i64 0}
!41 = !{!3, !4, i64 16}
!42 = distinct !{!42, !15}
!43 = !{!44, !44, i64 0}
!44 = !{!"float", !5, i64 0}
!45 = distinct !{!45, !15}
!46 = distinct !{!46, !19}
!47 = distinct !{!47, !15}
!48 = distinct !{!48, !15}
!49 = distinct !{!49, !15}
!50 = distinct !{!50, !15}
!51 = distinct !{!51, !15}
!52 = distinct !{!52, !15}
!53 = !{!3, !8, i64 72}
!54 = !{!3, !8, i64 80}
!55 = !{!3, !7, i64 48}
!56 = distinct !{!56, !19}
!57 = distinct !{!57, !19}
!58 = distinct !{!58, !15}
!59 = distinct !{!59, !15, !60}
!60 = !{!"llvm.loop.vectorize.width", i32 1}
!61 = distinct !{!61, !15}
!62 = distinct !{!62, !19}
!63 = distinct !{!63, !19}
!64 = !{!65}
!65 = distinct !{!65, !66, !"run_copied: argument 0"}
!66 = distinct !{!66, !"run_copied"}
!67 = !{!68}
!68 = distinct !{!68, !66, !"run_copied: argument 1"}
!69 = distinct !{!69, !19}
!70 = distinct !{!70, !19}
!71 = distinct !{!71, !15}
!72 = distinct !{!72, !15, !60}
!73 = distinct !{!73, !15}
!74 = distinct !{!74, !19}
!75 = distinct !{!75, !19}
!76 = !{!3, !7, i64 64}
!77 = distinct !{!77, !19}
!78 = distinct !{!78, !15}
!79 = distinct !{!79, !15, !60}
!80 = distinct !{!80, !15}
!81 = distinct !{!81, !19}
!82 = distinct !{!82, !19}
!83 = distinct !{!83, !15}
!84 = distinct !{!84, !15}
!85 = distinct !{!85, !19}
!86 = distinct !{!86, !19}
!87 = distinct !{!87, !19}
!88 = distinct !{!88, !19}
!89 = distinct !{!89, !15}
!90 = distinct !{!90, !15}
