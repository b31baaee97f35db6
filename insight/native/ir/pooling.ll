; Made by tools/ir.py from pooling.c with clang 19; do not edit.
; sha256 of the C source: f01718b6bc455de38efefe24cccbdbbc258bc37d3419d50de4a77fc2f2e6e1a6
; sha256 of what follows: bc4e719256f918f1c8a667ef95710384c9411627199d714c93d2cd9fad94c168
; Optimised.

%struct.taps_met = type { i64, [64 x i64], [64 x i32], i64 }

; Function Attrs: nounwind
define void @largest_below(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 40
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i8, ptr %1, i64 72
  %6 = load i64, ptr %5, align 8, !tbaa !8
  %7 = getelementptr inbounds i8, ptr %1, i64 80
  %8 = load i64, ptr %7, align 8, !tbaa !8
  %9 = mul i64 %6, %4
  %10 = mul i64 %9, %8
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @largest_below_part, ptr noundef %1, i64 noundef %10) #7
  ret void
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
  tail call void %1(ptr noundef %2, i64 noundef %.050, i64 noundef 0) #8
  %12 = add nuw nsw i64 %.050, 1
  %exitcond.not = icmp eq i64 %12, %3
  br i1 %exitcond.not, label %.loopexit, label %.lr.ph52, !llvm.loop !9

13:                                               ; preds = %7
  %14 = getelementptr inbounds i8, ptr %0, i64 192
  store ptr %2, ptr %14, align 8, !tbaa !11
  %15 = getelementptr inbounds i8, ptr %0, i64 200
  store ptr %1, ptr %15, align 8, !tbaa !13
  %16 = getelementptr inbounds i8, ptr %0, i64 208
  store i64 %3, ptr %16, align 8, !tbaa !14
  %17 = tail call i64 @llvm.umin.i64(i64 %3, i64 32)
  %18 = getelementptr inbounds i8, ptr %0, i64 216
  store i64 %17, ptr %18, align 8, !tbaa !15
  %19 = getelementptr inbounds i8, ptr %0, i64 64
  store atomic i64 0, ptr %19 seq_cst, align 8
  %20 = load i64, ptr %0, align 8, !tbaa !16
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
  %29 = load ptr, ptr %28, align 8, !tbaa !17
  %30 = getelementptr inbounds i8, ptr %0, i64 280
  %31 = load ptr, ptr %30, align 8, !tbaa !18
  %32 = tail call i64 %29(ptr noundef %31) #8
  %33 = getelementptr inbounds i8, ptr %0, i64 256
  %34 = load ptr, ptr %33, align 8, !tbaa !19
  %35 = getelementptr inbounds i8, ptr %0, i64 288
  %36 = load ptr, ptr %35, align 8, !tbaa !20
  %37 = tail call i64 %34(ptr noundef %36) #8
  %38 = getelementptr inbounds i8, ptr %0, i64 248
  %39 = load ptr, ptr %38, align 8, !tbaa !21
  %40 = load ptr, ptr %30, align 8, !tbaa !18
  %41 = tail call i64 %39(ptr noundef %40) #8
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
  %49 = load i64, ptr %18, align 8, !tbaa !15
  %50 = load i64, ptr %45, align 8, !tbaa !22
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
  %63 = load i64, ptr %18, align 8, !tbaa !15
  %64 = load i64, ptr %16, align 8, !tbaa !14
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
  %72 = load ptr, ptr %15, align 8, !tbaa !13
  %73 = load ptr, ptr %14, align 8, !tbaa !11
  tail call void %72(ptr noundef %73, i64 noundef %.03239.i, i64 noundef 0) #8
  %74 = add i64 %.03239.i, 1
  %exitcond.not.i = icmp eq i64 %74, %69
  br i1 %exitcond.not.i, label %._crit_edge.i, label %.lr.ph.i, !llvm.loop !23

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
  %83 = load i64, ptr %80, align 8, !tbaa !24
  %84 = sdiv i64 %83, 8
  %85 = icmp sgt i64 %.04549, %84
  br i1 %85, label %86, label %89

86:                                               ; preds = %82
  %87 = load ptr, ptr %81, align 8, !tbaa !25
  %88 = tail call i64 %87(ptr noundef null) #8
  br label %89

89:                                               ; preds = %82, %86
  %90 = add nuw nsw i64 %.04549, 1
  %91 = load atomic i64, ptr %19 acquire, align 8
  %92 = icmp slt i64 %91, %17
  br i1 %92, label %82, label %._crit_edge, !llvm.loop !26

.loopexit:                                        ; preds = %.lr.ph52, %10, %._crit_edge
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @largest_below_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #1 {
  %4 = alloca [64 x i64], align 16
  %5 = alloca %struct.taps_met, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = getelementptr inbounds i8, ptr %0, i64 72
  %8 = load i64, ptr %7, align 8, !tbaa !8
  %9 = getelementptr inbounds i8, ptr %0, i64 80
  %10 = load i64, ptr %9, align 8, !tbaa !8
  %11 = mul nsw i64 %10, %8
  %12 = sdiv i64 %1, %11
  %13 = srem i64 %1, %11
  %14 = load i64, ptr %6, align 8, !tbaa !8
  %15 = getelementptr inbounds i8, ptr %0, i64 56
  %16 = load i64, ptr %15, align 8, !tbaa !8
  %17 = getelementptr inbounds i8, ptr %0, i64 64
  %18 = load i64, ptr %17, align 8, !tbaa !8
  %19 = getelementptr inbounds i8, ptr %0, i64 32
  %20 = load i64, ptr %19, align 8, !tbaa !27
  %21 = mul i64 %14, %12
  %22 = mul i64 %21, %16
  %23 = mul i64 %22, %18
  %24 = mul nsw i64 %23, %20
  %25 = mul nsw i64 %12, %11
  %26 = add nsw i64 %25, %13
  %27 = getelementptr inbounds i8, ptr %0, i64 88
  %28 = load i64, ptr %27, align 8, !tbaa !8
  %29 = mul i64 %20, %26
  %30 = mul i64 %29, %28
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #9
  call void @llvm.lifetime.start.p0(i64 784, ptr nonnull %5) #9
  %31 = getelementptr inbounds i8, ptr %0, i64 96
  %32 = load i64, ptr %31, align 8, !tbaa !8
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %.preheader.lr.ph.i, label %lines_met.exit

.preheader.lr.ph.i:                               ; preds = %3
  %34 = getelementptr inbounds i8, ptr %0, i64 104
  %35 = getelementptr inbounds i8, ptr %0, i64 120
  %36 = getelementptr inbounds i8, ptr %0, i64 144
  %37 = getelementptr inbounds i8, ptr %0, i64 168
  %.in52.i = getelementptr inbounds i8, ptr %0, i64 128
  %38 = getelementptr inbounds i8, ptr %0, i64 152
  %39 = getelementptr inbounds i8, ptr %0, i64 176
  %.pre.i = load i64, ptr %34, align 8, !tbaa !8
  br label %.preheader.i

.preheader.i:                                     ; preds = %._crit_edge.i, %.preheader.lr.ph.i
  %40 = phi i64 [ %32, %.preheader.lr.ph.i ], [ %45, %._crit_edge.i ]
  %41 = phi i64 [ %.pre.i, %.preheader.lr.ph.i ], [ %46, %._crit_edge.i ]
  %.059.i = phi ptr [ %4, %.preheader.lr.ph.i ], [ %.1.lcssa.i, %._crit_edge.i ]
  %.02958.i = phi i64 [ 0, %.preheader.lr.ph.i ], [ %47, %._crit_edge.i ]
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %.lr.ph.i, label %._crit_edge.i

.lr.ph.i:                                         ; preds = %.preheader.i
  %43 = sdiv i64 %13, %10
  %44 = srem i64 %13, %10
  br label %49

._crit_edge.loopexit.i:                           ; preds = %met.exit40.thread.i
  %.pre61.i = load i64, ptr %31, align 8, !tbaa !8
  br label %._crit_edge.i

._crit_edge.i:                                    ; preds = %._crit_edge.loopexit.i, %.preheader.i
  %45 = phi i64 [ %40, %.preheader.i ], [ %.pre61.i, %._crit_edge.loopexit.i ]
  %46 = phi i64 [ %41, %.preheader.i ], [ %78, %._crit_edge.loopexit.i ]
  %.1.lcssa.i = phi ptr [ %.059.i, %.preheader.i ], [ %76, %._crit_edge.loopexit.i ]
  %47 = add nuw nsw i64 %.02958.i, 1
  %48 = icmp slt i64 %47, %45
  br i1 %48, label %.preheader.i, label %lines_met.exit.loopexit, !llvm.loop !28

49:                                               ; preds = %met.exit40.thread.i, %.lr.ph.i
  %.157.i = phi ptr [ %.059.i, %.lr.ph.i ], [ %76, %met.exit40.thread.i ]
  %.03055.i = phi i64 [ 0, %.lr.ph.i ], [ %77, %met.exit40.thread.i ]
  %50 = load i64, ptr %35, align 8, !tbaa !8
  %51 = mul nsw i64 %50, %43
  %52 = load i64, ptr %36, align 8, !tbaa !8
  %53 = sub nsw i64 %51, %52
  %54 = load i64, ptr %37, align 8, !tbaa !8
  %55 = mul nsw i64 %54, %.02958.i
  %56 = add nsw i64 %55, %53
  %57 = load i64, ptr %6, align 8, !tbaa !8
  %58 = icmp slt i64 %56, %57
  %spec.select.i.i = select i1 %58, i64 %56, i64 -1
  %59 = load i64, ptr %.in52.i, align 8, !tbaa !8
  %60 = mul nsw i64 %59, %44
  %61 = load i64, ptr %38, align 8, !tbaa !8
  %62 = sub i64 %60, %61
  %63 = load i64, ptr %39, align 8, !tbaa !8
  %64 = mul nsw i64 %63, %.03055.i
  %65 = add nsw i64 %64, %62
  %66 = load i64, ptr %15, align 8, !tbaa !8
  %67 = icmp slt i64 %65, %66
  %spec.select.i39.i = select i1 %67, i64 %65, i64 -1
  %68 = icmp slt i64 %spec.select.i.i, 0
  %69 = icmp slt i64 %spec.select.i39.i, 0
  %or.cond.i = select i1 %68, i1 true, i1 %69
  br i1 %or.cond.i, label %met.exit40.thread.i, label %70

70:                                               ; preds = %49
  %71 = mul nsw i64 %66, %spec.select.i.i
  %72 = add nsw i64 %71, %spec.select.i39.i
  %73 = load i64, ptr %17, align 8, !tbaa !8
  %74 = mul nsw i64 %72, %73
  br label %met.exit40.thread.i

met.exit40.thread.i:                              ; preds = %70, %49
  %75 = phi i64 [ %74, %70 ], [ -1, %49 ]
  %76 = getelementptr inbounds i8, ptr %.157.i, i64 8
  store i64 %75, ptr %.157.i, align 8, !tbaa !8
  %77 = add nuw nsw i64 %.03055.i, 1
  %78 = load i64, ptr %34, align 8, !tbaa !8
  %79 = icmp slt i64 %77, %78
  br i1 %79, label %49, label %._crit_edge.loopexit.i, !llvm.loop !29

lines_met.exit.loopexit:                          ; preds = %._crit_edge.i
  %.pre = load i64, ptr %27, align 8, !tbaa !8
  br label %lines_met.exit

lines_met.exit:                                   ; preds = %lines_met.exit.loopexit, %3
  %80 = phi i64 [ %.pre, %lines_met.exit.loopexit ], [ %28, %3 ]
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %.lr.ph34, label %row_of.exit

.lr.ph34:                                         ; preds = %lines_met.exit
  %82 = getelementptr inbounds i8, ptr %0, i64 136
  %83 = getelementptr inbounds i8, ptr %0, i64 160
  %84 = getelementptr inbounds i8, ptr %0, i64 112
  %85 = getelementptr inbounds i8, ptr %0, i64 184
  %86 = getelementptr inbounds i8, ptr %0, i64 24
  %87 = getelementptr inbounds i8, ptr %5, i64 8
  %.phi.trans.insert = getelementptr inbounds i8, ptr %5, i64 16
  %.phi.trans.insert41 = getelementptr inbounds i8, ptr %5, i64 24
  %.phi.trans.insert43 = getelementptr inbounds i8, ptr %5, i64 32
  br label %88

88:                                               ; preds = %.lr.ph34, %position_of.exit
  %.0.i33 = phi i64 [ 0, %.lr.ph34 ], [ %108, %position_of.exit ]
  %.052.i32 = phi i64 [ 0, %.lr.ph34 ], [ %163, %position_of.exit ]
  %.not.i = icmp eq i64 %.052.i32, 0
  br i1 %.not.i, label %moved.exit.thread, label %89

89:                                               ; preds = %88
  %90 = load i64, ptr %82, align 8, !tbaa !8
  %91 = mul nsw i64 %90, %.052.i32
  %92 = load i64, ptr %83, align 8, !tbaa !8
  %93 = sub nsw i64 %91, %92
  %.not22.i = icmp slt i64 %93, %90
  br i1 %.not22.i, label %moved.exit.thread, label %94

94:                                               ; preds = %89
  %95 = load i64, ptr %84, align 8, !tbaa !8
  %96 = add nsw i64 %95, -1
  %97 = load i64, ptr %85, align 8, !tbaa !8
  %98 = mul nsw i64 %96, %97
  %99 = add nsw i64 %98, %93
  %100 = load i64, ptr %17, align 8, !tbaa !8
  %101 = icmp sge i64 %99, %100
  %.not55.i = icmp eq i64 %90, 0
  %or.cond = or i1 %.not55.i, %101
  br i1 %or.cond, label %moved.exit.thread, label %102

102:                                              ; preds = %94
  %103 = load i64, ptr %19, align 8, !tbaa !27
  %104 = mul nsw i64 %103, %90
  %105 = add nsw i64 %104, %.0.i33
  br label %106

moved.exit.thread:                                ; preds = %94, %89, %88
  call fastcc void @meets(ptr noundef nonnull %0, ptr noundef nonnull %4, i64 noundef %.052.i32, i64 noundef 0, ptr noundef nonnull %5) #7
  %.pre38 = load i64, ptr %19, align 8, !tbaa !27
  br label %106

106:                                              ; preds = %102, %moved.exit.thread
  %107 = phi i64 [ %.pre38, %moved.exit.thread ], [ %103, %102 ]
  %108 = phi i64 [ 0, %moved.exit.thread ], [ %105, %102 ]
  %109 = mul nsw i64 %107, %.052.i32
  %110 = add nsw i64 %109, %30
  %111 = load i64, ptr %5, align 8, !tbaa !30
  %112 = icmp eq i64 %111, 4
  %113 = icmp sgt i64 %107, 0
  br i1 %112, label %.preheader, label %.preheader21

.preheader21:                                     ; preds = %106
  br i1 %113, label %.lr.ph27, label %position_of.exit

.lr.ph27:                                         ; preds = %.preheader21
  %114 = icmp sgt i64 %111, 0
  br label %142

.preheader:                                       ; preds = %106
  br i1 %113, label %.lr.ph31.preheader, label %position_of.exit

.lr.ph31.preheader:                               ; preds = %.preheader
  %.pre39 = load i64, ptr %87, align 8, !tbaa !8
  %.pre40 = load i64, ptr %.phi.trans.insert, align 8, !tbaa !8
  %.pre42 = load i64, ptr %.phi.trans.insert41, align 8, !tbaa !8
  %.pre44 = load i64, ptr %.phi.trans.insert43, align 8, !tbaa !8
  br label %.lr.ph31

.lr.ph31:                                         ; preds = %.lr.ph31.preheader, %.lr.ph31
  %115 = phi i64 [ %140, %.lr.ph31 ], [ %107, %.lr.ph31.preheader ]
  %.0.i230 = phi i64 [ %139, %.lr.ph31 ], [ 0, %.lr.ph31.preheader ]
  %116 = add nsw i64 %115, -16
  %117 = tail call noundef i64 @llvm.smin.i64(i64 %.0.i230, i64 %116)
  %118 = load ptr, ptr %0, align 8, !tbaa !32
  %119 = getelementptr float, ptr %118, i64 %24
  %120 = getelementptr float, ptr %119, i64 %108
  %121 = getelementptr inbounds float, ptr %120, i64 %117
  %122 = load ptr, ptr %86, align 8, !tbaa !33
  %123 = getelementptr float, ptr %122, i64 %117
  %124 = getelementptr inbounds float, ptr %121, i64 %.pre39
  %125 = load <16 x float>, ptr %124, align 4, !tbaa !34
  %126 = getelementptr inbounds float, ptr %121, i64 %.pre40
  %127 = load <16 x float>, ptr %126, align 4, !tbaa !34
  %128 = fcmp ule <16 x float> %125, %127
  %129 = fcmp ord <16 x float> %125, zeroinitializer
  %.not9.i.1 = and <16 x i1> %128, %129
  %.v.i.1 = select <16 x i1> %.not9.i.1, <16 x float> %127, <16 x float> %125
  %130 = getelementptr inbounds float, ptr %121, i64 %.pre42
  %131 = load <16 x float>, ptr %130, align 4, !tbaa !34
  %132 = fcmp ule <16 x float> %.v.i.1, %131
  %133 = fcmp ord <16 x float> %.v.i.1, zeroinitializer
  %.not9.i.2 = and <16 x i1> %132, %133
  %.v.i.2 = select <16 x i1> %.not9.i.2, <16 x float> %131, <16 x float> %.v.i.1
  %134 = getelementptr inbounds float, ptr %121, i64 %.pre44
  %135 = load <16 x float>, ptr %134, align 4, !tbaa !34
  %136 = fcmp ule <16 x float> %.v.i.2, %135
  %137 = fcmp ord <16 x float> %.v.i.2, zeroinitializer
  %.not9.i.3 = and <16 x i1> %136, %137
  %.v.i.3 = select <16 x i1> %.not9.i.3, <16 x float> %135, <16 x float> %.v.i.2
  %138 = getelementptr float, ptr %123, i64 %110
  store <16 x float> %.v.i.3, ptr %138, align 4, !tbaa !34
  %139 = add nuw nsw i64 %.0.i230, 16
  %140 = load i64, ptr %19, align 8, !tbaa !27
  %141 = icmp slt i64 %139, %140
  br i1 %141, label %.lr.ph31, label %position_of.exit, !llvm.loop !35

142:                                              ; preds = %.lr.ph27, %largest_at.exit
  %143 = phi i64 [ %107, %.lr.ph27 ], [ %161, %largest_at.exit ]
  %.0.i326 = phi i64 [ 0, %.lr.ph27 ], [ %160, %largest_at.exit ]
  %144 = add nsw i64 %143, -16
  %145 = tail call noundef i64 @llvm.smin.i64(i64 %.0.i326, i64 %144)
  %146 = load ptr, ptr %0, align 8, !tbaa !32
  %147 = getelementptr float, ptr %146, i64 %24
  %148 = getelementptr float, ptr %147, i64 %108
  %149 = getelementptr inbounds float, ptr %148, i64 %145
  %150 = load ptr, ptr %86, align 8, !tbaa !33
  %151 = getelementptr float, ptr %150, i64 %145
  %152 = getelementptr float, ptr %151, i64 %110
  br i1 %114, label %.lr.ph, label %largest_at.exit

.lr.ph:                                           ; preds = %142, %.lr.ph
  %.0.i525 = phi i64 [ %159, %.lr.ph ], [ 0, %142 ]
  %.08.i24 = phi <16 x float> [ %.v.i10, %.lr.ph ], [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %142 ]
  %153 = getelementptr inbounds [64 x i64], ptr %87, i64 0, i64 %.0.i525
  %154 = load i64, ptr %153, align 8, !tbaa !8
  %155 = getelementptr inbounds float, ptr %149, i64 %154
  %156 = load <16 x float>, ptr %155, align 4, !tbaa !34
  %157 = fcmp ule <16 x float> %.08.i24, %156
  %158 = fcmp ord <16 x float> %.08.i24, zeroinitializer
  %.not9.i9 = and <16 x i1> %157, %158
  %.v.i10 = select <16 x i1> %.not9.i9, <16 x float> %156, <16 x float> %.08.i24
  %159 = add nuw nsw i64 %.0.i525, 1
  %exitcond.not = icmp eq i64 %159, %111
  br i1 %exitcond.not, label %largest_at.exit, label %.lr.ph, !llvm.loop !36

largest_at.exit:                                  ; preds = %.lr.ph, %142
  %.08.i.lcssa = phi <16 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %142 ], [ %.v.i10, %.lr.ph ]
  store <16 x float> %.08.i.lcssa, ptr %152, align 4, !tbaa !34
  %160 = add nuw nsw i64 %.0.i326, 16
  %161 = load i64, ptr %19, align 8, !tbaa !27
  %162 = icmp slt i64 %160, %161
  br i1 %162, label %142, label %position_of.exit, !llvm.loop !35

position_of.exit:                                 ; preds = %largest_at.exit, %.lr.ph31, %.preheader21, %.preheader
  %163 = add nuw nsw i64 %.052.i32, 1
  %164 = load i64, ptr %27, align 8, !tbaa !8
  %165 = icmp slt i64 %163, %164
  br i1 %165, label %88, label %row_of.exit, !llvm.loop !37

row_of.exit:                                      ; preds = %position_of.exit, %lines_met.exit
  call void @llvm.lifetime.end.p0(i64 784, ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4) #9
  ret void
}

; Function Attrs: nounwind
define void @largest_and_index_below(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 40
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i8, ptr %1, i64 72
  %6 = load i64, ptr %5, align 8, !tbaa !8
  %7 = getelementptr inbounds i8, ptr %1, i64 80
  %8 = load i64, ptr %7, align 8, !tbaa !8
  %9 = mul i64 %6, %4
  %10 = mul i64 %9, %8
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @largest_and_index_below_part, ptr noundef %1, i64 noundef %10) #7
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @largest_and_index_below_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #1 {
  %4 = alloca [64 x i64], align 16
  %5 = alloca %struct.taps_met, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = getelementptr inbounds i8, ptr %0, i64 72
  %8 = load i64, ptr %7, align 8, !tbaa !8
  %9 = getelementptr inbounds i8, ptr %0, i64 80
  %10 = load i64, ptr %9, align 8, !tbaa !8
  %11 = mul nsw i64 %10, %8
  %12 = sdiv i64 %1, %11
  %13 = srem i64 %1, %11
  %14 = load i64, ptr %6, align 8, !tbaa !8
  %15 = getelementptr inbounds i8, ptr %0, i64 56
  %16 = load i64, ptr %15, align 8, !tbaa !8
  %17 = getelementptr inbounds i8, ptr %0, i64 64
  %18 = load i64, ptr %17, align 8, !tbaa !8
  %19 = getelementptr inbounds i8, ptr %0, i64 32
  %20 = load i64, ptr %19, align 8, !tbaa !27
  %21 = mul i64 %14, %12
  %22 = mul i64 %21, %16
  %23 = mul i64 %22, %18
  %24 = mul nsw i64 %23, %20
  %25 = mul nsw i64 %12, %11
  %26 = add nsw i64 %25, %13
  %27 = getelementptr inbounds i8, ptr %0, i64 88
  %28 = load i64, ptr %27, align 8, !tbaa !8
  %29 = mul i64 %20, %26
  %30 = mul i64 %29, %28
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #9
  call void @llvm.lifetime.start.p0(i64 784, ptr nonnull %5) #9
  %31 = getelementptr inbounds i8, ptr %0, i64 96
  %32 = load i64, ptr %31, align 8, !tbaa !8
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %.preheader.lr.ph.i, label %lines_met.exit

.preheader.lr.ph.i:                               ; preds = %3
  %34 = getelementptr inbounds i8, ptr %0, i64 104
  %35 = getelementptr inbounds i8, ptr %0, i64 120
  %36 = getelementptr inbounds i8, ptr %0, i64 144
  %37 = getelementptr inbounds i8, ptr %0, i64 168
  %.in52.i = getelementptr inbounds i8, ptr %0, i64 128
  %38 = getelementptr inbounds i8, ptr %0, i64 152
  %39 = getelementptr inbounds i8, ptr %0, i64 176
  %.pre.i = load i64, ptr %34, align 8, !tbaa !8
  br label %.preheader.i

.preheader.i:                                     ; preds = %._crit_edge.i, %.preheader.lr.ph.i
  %40 = phi i64 [ %32, %.preheader.lr.ph.i ], [ %45, %._crit_edge.i ]
  %41 = phi i64 [ %.pre.i, %.preheader.lr.ph.i ], [ %46, %._crit_edge.i ]
  %.059.i = phi ptr [ %4, %.preheader.lr.ph.i ], [ %.1.lcssa.i, %._crit_edge.i ]
  %.02958.i = phi i64 [ 0, %.preheader.lr.ph.i ], [ %47, %._crit_edge.i ]
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %.lr.ph.i, label %._crit_edge.i

.lr.ph.i:                                         ; preds = %.preheader.i
  %43 = sdiv i64 %13, %10
  %44 = srem i64 %13, %10
  br label %49

._crit_edge.loopexit.i:                           ; preds = %met.exit40.thread.i
  %.pre61.i = load i64, ptr %31, align 8, !tbaa !8
  br label %._crit_edge.i

._crit_edge.i:                                    ; preds = %._crit_edge.loopexit.i, %.preheader.i
  %45 = phi i64 [ %40, %.preheader.i ], [ %.pre61.i, %._crit_edge.loopexit.i ]
  %46 = phi i64 [ %41, %.preheader.i ], [ %78, %._crit_edge.loopexit.i ]
  %.1.lcssa.i = phi ptr [ %.059.i, %.preheader.i ], [ %76, %._crit_edge.loopexit.i ]
  %47 = add nuw nsw i64 %.02958.i, 1
  %48 = icmp slt i64 %47, %45
  br i1 %48, label %.preheader.i, label %lines_met.exit.loopexit, !llvm.loop !28

49:                                               ; preds = %met.exit40.thread.i, %.lr.ph.i
  %.157.i = phi ptr [ %.059.i, %.lr.ph.i ], [ %76, %met.exit40.thread.i ]
  %.03055.i = phi i64 [ 0, %.lr.ph.i ], [ %77, %met.exit40.thread.i ]
  %50 = load i64, ptr %35, align 8, !tbaa !8
  %51 = mul nsw i64 %50, %43
  %52 = load i64, ptr %36, align 8, !tbaa !8
  %53 = sub nsw i64 %51, %52
  %54 = load i64, ptr %37, align 8, !tbaa !8
  %55 = mul nsw i64 %54, %.02958.i
  %56 = add nsw i64 %55, %53
  %57 = load i64, ptr %6, align 8, !tbaa !8
  %58 = icmp slt i64 %56, %57
  %spec.select.i.i = select i1 %58, i64 %56, i64 -1
  %59 = load i64, ptr %.in52.i, align 8, !tbaa !8
  %60 = mul nsw i64 %59, %44
  %61 = load i64, ptr %38, align 8, !tbaa !8
  %62 = sub i64 %60, %61
  %63 = load i64, ptr %39, align 8, !tbaa !8
  %64 = mul nsw i64 %63, %.03055.i
  %65 = add nsw i64 %64, %62
  %66 = load i64, ptr %15, align 8, !tbaa !8
  %67 = icmp slt i64 %65, %66
  %spec.select.i39.i = select i1 %67, i64 %65, i64 -1
  %68 = icmp slt i64 %spec.select.i.i, 0
  %69 = icmp slt i64 %spec.select.i39.i, 0
  %or.cond.i = select i1 %68, i1 true, i1 %69
  br i1 %or.cond.i, label %met.exit40.thread.i, label %70

70:                                               ; preds = %49
  %71 = mul nsw i64 %66, %spec.select.i.i
  %72 = add nsw i64 %71, %spec.select.i39.i
  %73 = load i64, ptr %17, align 8, !tbaa !8
  %74 = mul nsw i64 %72, %73
  br label %met.exit40.thread.i

met.exit40.thread.i:                              ; preds = %70, %49
  %75 = phi i64 [ %74, %70 ], [ -1, %49 ]
  %76 = getelementptr inbounds i8, ptr %.157.i, i64 8
  store i64 %75, ptr %.157.i, align 8, !tbaa !8
  %77 = add nuw nsw i64 %.03055.i, 1
  %78 = load i64, ptr %34, align 8, !tbaa !8
  %79 = icmp slt i64 %77, %78
  br i1 %79, label %49, label %._crit_edge.loopexit.i, !llvm.loop !29

lines_met.exit.loopexit:                          ; preds = %._crit_edge.i
  %.pre = load i64, ptr %27, align 8, !tbaa !8
  br label %lines_met.exit

lines_met.exit:                                   ; preds = %lines_met.exit.loopexit, %3
  %80 = phi i64 [ %.pre, %lines_met.exit.loopexit ], [ %28, %3 ]
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %.lr.ph43, label %row_of.exit

.lr.ph43:                                         ; preds = %lines_met.exit
  %82 = getelementptr inbounds i8, ptr %0, i64 136
  %83 = getelementptr inbounds i8, ptr %0, i64 160
  %84 = getelementptr inbounds i8, ptr %0, i64 112
  %85 = getelementptr inbounds i8, ptr %0, i64 184
  %86 = getelementptr inbounds i8, ptr %0, i64 24
  %87 = getelementptr inbounds i8, ptr %0, i64 16
  %88 = getelementptr inbounds i8, ptr %5, i64 8
  %89 = getelementptr inbounds i8, ptr %5, i64 520
  %.phi.trans.insert = getelementptr inbounds i8, ptr %5, i64 16
  %.phi.trans.insert53 = getelementptr inbounds i8, ptr %5, i64 524
  %.phi.trans.insert55 = getelementptr inbounds i8, ptr %5, i64 24
  %.phi.trans.insert57 = getelementptr inbounds i8, ptr %5, i64 528
  %.phi.trans.insert59 = getelementptr inbounds i8, ptr %5, i64 32
  %.phi.trans.insert61 = getelementptr inbounds i8, ptr %5, i64 532
  br label %90

90:                                               ; preds = %.lr.ph43, %position_of.exit
  %.0.i42 = phi i64 [ 0, %.lr.ph43 ], [ %110, %position_of.exit ]
  %.052.i41 = phi i64 [ 0, %.lr.ph43 ], [ %189, %position_of.exit ]
  %.not.i = icmp eq i64 %.052.i41, 0
  br i1 %.not.i, label %moved.exit.thread, label %91

91:                                               ; preds = %90
  %92 = load i64, ptr %82, align 8, !tbaa !8
  %93 = mul nsw i64 %92, %.052.i41
  %94 = load i64, ptr %83, align 8, !tbaa !8
  %95 = sub nsw i64 %93, %94
  %.not22.i = icmp slt i64 %95, %92
  br i1 %.not22.i, label %moved.exit.thread, label %96

96:                                               ; preds = %91
  %97 = load i64, ptr %84, align 8, !tbaa !8
  %98 = add nsw i64 %97, -1
  %99 = load i64, ptr %85, align 8, !tbaa !8
  %100 = mul nsw i64 %98, %99
  %101 = add nsw i64 %100, %95
  %102 = load i64, ptr %17, align 8, !tbaa !8
  %103 = icmp sge i64 %101, %102
  %.not55.i = icmp eq i64 %92, 0
  %or.cond = or i1 %.not55.i, %103
  br i1 %or.cond, label %moved.exit.thread, label %104

104:                                              ; preds = %96
  %105 = load i64, ptr %19, align 8, !tbaa !27
  %106 = mul nsw i64 %105, %92
  %107 = add nsw i64 %106, %.0.i42
  br label %108

moved.exit.thread:                                ; preds = %96, %91, %90
  call fastcc void @meets(ptr noundef nonnull %0, ptr noundef nonnull %4, i64 noundef %.052.i41, i64 noundef 0, ptr noundef nonnull %5) #7
  %.pre49 = load i64, ptr %19, align 8, !tbaa !27
  br label %108

108:                                              ; preds = %104, %moved.exit.thread
  %109 = phi i64 [ %.pre49, %moved.exit.thread ], [ %105, %104 ]
  %110 = phi i64 [ 0, %moved.exit.thread ], [ %107, %104 ]
  %111 = mul nsw i64 %109, %.052.i41
  %112 = add nsw i64 %111, %30
  %113 = load i64, ptr %5, align 8, !tbaa !30
  %114 = icmp eq i64 %113, 4
  %115 = icmp sgt i64 %109, 0
  br i1 %114, label %.preheader, label %.preheader27

.preheader27:                                     ; preds = %108
  br i1 %115, label %.lr.ph35, label %position_of.exit

.lr.ph35:                                         ; preds = %.preheader27
  %116 = icmp sgt i64 %113, 0
  br label %159

.preheader:                                       ; preds = %108
  br i1 %115, label %.lr.ph40.preheader, label %position_of.exit

.lr.ph40.preheader:                               ; preds = %.preheader
  %.pre50 = load i64, ptr %88, align 8, !tbaa !8
  %.pre51 = load <4 x i32>, ptr %89, align 8
  %.pre52 = load i64, ptr %.phi.trans.insert, align 8, !tbaa !8
  %.pre54 = load <4 x i32>, ptr %.phi.trans.insert53, align 4
  %.pre56 = load i64, ptr %.phi.trans.insert55, align 8, !tbaa !8
  %.pre58 = load <4 x i32>, ptr %.phi.trans.insert57, align 8
  %.pre60 = load i64, ptr %.phi.trans.insert59, align 8, !tbaa !8
  %.pre62 = load <4 x i32>, ptr %.phi.trans.insert61, align 4
  %117 = shufflevector <4 x i32> %.pre51, <4 x i32> poison, <16 x i32> zeroinitializer
  %118 = shufflevector <4 x i32> %.pre54, <4 x i32> poison, <16 x i32> zeroinitializer
  %119 = shufflevector <4 x i32> %.pre58, <4 x i32> poison, <16 x i32> zeroinitializer
  %120 = shufflevector <4 x i32> %.pre62, <4 x i32> poison, <16 x i32> zeroinitializer
  br label %.lr.ph40

.lr.ph40:                                         ; preds = %.lr.ph40.preheader, %.lr.ph40
  %121 = phi i64 [ %157, %.lr.ph40 ], [ %109, %.lr.ph40.preheader ]
  %.0.i239 = phi i64 [ %156, %.lr.ph40 ], [ 0, %.lr.ph40.preheader ]
  %122 = add nsw i64 %121, -16
  %123 = tail call noundef i64 @llvm.smin.i64(i64 %.0.i239, i64 %122)
  %124 = load ptr, ptr %0, align 8, !tbaa !32
  %125 = getelementptr float, ptr %124, i64 %24
  %126 = getelementptr float, ptr %125, i64 %110
  %127 = getelementptr inbounds float, ptr %126, i64 %123
  %128 = load ptr, ptr %86, align 8, !tbaa !33
  %129 = load ptr, ptr %87, align 8, !tbaa !38
  %130 = getelementptr inbounds float, ptr %127, i64 %.pre50
  %131 = load <16 x float>, ptr %130, align 4, !tbaa !34
  %132 = fcmp une <16 x float> %131, <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %133 = select <16 x i1> %132, <16 x i32> %117, <16 x i32> zeroinitializer
  %134 = getelementptr inbounds float, ptr %127, i64 %.pre52
  %135 = load <16 x float>, ptr %134, align 4, !tbaa !34
  %136 = fcmp ult <16 x float> %131, %135
  %137 = fcmp ord <16 x float> %131, zeroinitializer
  %.not23.i9.1 = and <16 x i1> %136, %137
  %138 = select <16 x i1> %.not23.i9.1, <16 x i32> %118, <16 x i32> %133
  %139 = fcmp ule <16 x float> %131, %135
  %.not9.i.1 = and <16 x i1> %139, %137
  %.v.i.1 = select <16 x i1> %.not9.i.1, <16 x float> %135, <16 x float> %131
  %140 = getelementptr inbounds float, ptr %127, i64 %.pre56
  %141 = load <16 x float>, ptr %140, align 4, !tbaa !34
  %142 = fcmp ult <16 x float> %.v.i.1, %141
  %143 = fcmp ord <16 x float> %.v.i.1, zeroinitializer
  %.not23.i9.2 = and <16 x i1> %142, %143
  %144 = select <16 x i1> %.not23.i9.2, <16 x i32> %119, <16 x i32> %138
  %145 = fcmp ule <16 x float> %.v.i.1, %141
  %.not9.i.2 = and <16 x i1> %145, %143
  %.v.i.2 = select <16 x i1> %.not9.i.2, <16 x float> %141, <16 x float> %.v.i.1
  %146 = getelementptr inbounds float, ptr %127, i64 %.pre60
  %147 = load <16 x float>, ptr %146, align 4, !tbaa !34
  %148 = fcmp ult <16 x float> %.v.i.2, %147
  %149 = fcmp ord <16 x float> %.v.i.2, zeroinitializer
  %.not23.i9.3 = and <16 x i1> %148, %149
  %150 = select <16 x i1> %.not23.i9.3, <16 x i32> %120, <16 x i32> %144
  %151 = fcmp ule <16 x float> %.v.i.2, %147
  %.not9.i.3 = and <16 x i1> %151, %149
  %.v.i.3 = select <16 x i1> %.not9.i.3, <16 x float> %147, <16 x float> %.v.i.2
  %152 = add nsw i64 %123, %112
  %153 = getelementptr inbounds float, ptr %128, i64 %152
  %154 = getelementptr inbounds i8, ptr %129, i64 %152
  store <16 x float> %.v.i.3, ptr %153, align 4, !tbaa !34
  %155 = trunc <16 x i32> %150 to <16 x i8>
  store <16 x i8> %155, ptr %154, align 1, !tbaa !34
  %156 = add nuw nsw i64 %.0.i239, 16
  %157 = load i64, ptr %19, align 8, !tbaa !27
  %158 = icmp slt i64 %156, %157
  br i1 %158, label %.lr.ph40, label %position_of.exit, !llvm.loop !35

159:                                              ; preds = %.lr.ph35, %both_at.exit
  %160 = phi i64 [ %109, %.lr.ph35 ], [ %187, %both_at.exit ]
  %.0.i334 = phi i64 [ 0, %.lr.ph35 ], [ %186, %both_at.exit ]
  %161 = add nsw i64 %160, -16
  %162 = tail call noundef i64 @llvm.smin.i64(i64 %.0.i334, i64 %161)
  %163 = add nsw i64 %162, %112
  %164 = load ptr, ptr %0, align 8, !tbaa !32
  %165 = getelementptr float, ptr %164, i64 %24
  %166 = getelementptr float, ptr %165, i64 %110
  %167 = getelementptr inbounds float, ptr %166, i64 %162
  %168 = load ptr, ptr %86, align 8, !tbaa !33
  %169 = getelementptr inbounds float, ptr %168, i64 %163
  %170 = load ptr, ptr %87, align 8, !tbaa !38
  %171 = getelementptr inbounds i8, ptr %170, i64 %163
  br i1 %116, label %.lr.ph, label %both_at.exit

.lr.ph:                                           ; preds = %159, %.lr.ph
  %.0.i532 = phi <16 x float> [ %.v.i12, %.lr.ph ], [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %159 ]
  %.020.i31 = phi <16 x i32> [ %182, %.lr.ph ], [ zeroinitializer, %159 ]
  %.021.i30 = phi i64 [ %184, %.lr.ph ], [ 0, %159 ]
  %172 = getelementptr inbounds [64 x i64], ptr %88, i64 0, i64 %.021.i30
  %173 = load i64, ptr %172, align 8, !tbaa !8
  %174 = getelementptr inbounds float, ptr %167, i64 %173
  %175 = load <16 x float>, ptr %174, align 4, !tbaa !34
  %176 = fcmp ult <16 x float> %.0.i532, %175
  %177 = fcmp ord <16 x float> %.0.i532, zeroinitializer
  %.not23.i = and <16 x i1> %176, %177
  %178 = getelementptr inbounds [64 x i32], ptr %89, i64 0, i64 %.021.i30
  %179 = load i32, ptr %178, align 4, !tbaa !39
  %180 = insertelement <16 x i32> poison, i32 %179, i64 0
  %181 = shufflevector <16 x i32> %180, <16 x i32> poison, <16 x i32> zeroinitializer
  %182 = select <16 x i1> %.not23.i, <16 x i32> %181, <16 x i32> %.020.i31
  %183 = fcmp ule <16 x float> %.0.i532, %175
  %.not9.i11 = and <16 x i1> %183, %177
  %.v.i12 = select <16 x i1> %.not9.i11, <16 x float> %175, <16 x float> %.0.i532
  %184 = add nuw nsw i64 %.021.i30, 1
  %exitcond.not = icmp eq i64 %184, %113
  br i1 %exitcond.not, label %both_at.exit, label %.lr.ph, !llvm.loop !41

both_at.exit:                                     ; preds = %.lr.ph, %159
  %.020.i.lcssa = phi <16 x i32> [ zeroinitializer, %159 ], [ %182, %.lr.ph ]
  %.0.i5.lcssa = phi <16 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %159 ], [ %.v.i12, %.lr.ph ]
  store <16 x float> %.0.i5.lcssa, ptr %169, align 4, !tbaa !34
  %185 = trunc <16 x i32> %.020.i.lcssa to <16 x i8>
  store <16 x i8> %185, ptr %171, align 1, !tbaa !34
  %186 = add nuw nsw i64 %.0.i334, 16
  %187 = load i64, ptr %19, align 8, !tbaa !27
  %188 = icmp slt i64 %186, %187
  br i1 %188, label %159, label %position_of.exit, !llvm.loop !35

position_of.exit:                                 ; preds = %both_at.exit, %.lr.ph40, %.preheader27, %.preheader
  %189 = add nuw nsw i64 %.052.i41, 1
  %190 = load i64, ptr %27, align 8, !tbaa !8
  %191 = icmp slt i64 %189, %190
  br i1 %191, label %90, label %row_of.exit, !llvm.loop !37

row_of.exit:                                      ; preds = %position_of.exit, %lines_met.exit
  call void @llvm.lifetime.end.p0(i64 784, ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4) #9
  ret void
}

; Function Attrs: nounwind
define void @index_below(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 40
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i8, ptr %1, i64 72
  %6 = load i64, ptr %5, align 8, !tbaa !8
  %7 = getelementptr inbounds i8, ptr %1, i64 80
  %8 = load i64, ptr %7, align 8, !tbaa !8
  %9 = mul i64 %6, %4
  %10 = mul i64 %9, %8
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @index_below_part, ptr noundef %1, i64 noundef %10) #7
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @index_below_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #1 {
  %4 = alloca [64 x i64], align 16
  %5 = alloca %struct.taps_met, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = getelementptr inbounds i8, ptr %0, i64 72
  %8 = load i64, ptr %7, align 8, !tbaa !8
  %9 = getelementptr inbounds i8, ptr %0, i64 80
  %10 = load i64, ptr %9, align 8, !tbaa !8
  %11 = mul nsw i64 %10, %8
  %12 = sdiv i64 %1, %11
  %13 = srem i64 %1, %11
  %14 = load i64, ptr %6, align 8, !tbaa !8
  %15 = getelementptr inbounds i8, ptr %0, i64 56
  %16 = load i64, ptr %15, align 8, !tbaa !8
  %17 = getelementptr inbounds i8, ptr %0, i64 64
  %18 = load i64, ptr %17, align 8, !tbaa !8
  %19 = getelementptr inbounds i8, ptr %0, i64 32
  %20 = load i64, ptr %19, align 8, !tbaa !27
  %21 = mul i64 %14, %12
  %22 = mul i64 %21, %16
  %23 = mul i64 %22, %18
  %24 = mul nsw i64 %23, %20
  %25 = mul nsw i64 %12, %11
  %26 = add nsw i64 %25, %13
  %27 = getelementptr inbounds i8, ptr %0, i64 88
  %28 = load i64, ptr %27, align 8, !tbaa !8
  %29 = mul i64 %20, %26
  %30 = mul i64 %29, %28
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #9
  call void @llvm.lifetime.start.p0(i64 784, ptr nonnull %5) #9
  %31 = getelementptr inbounds i8, ptr %0, i64 96
  %32 = load i64, ptr %31, align 8, !tbaa !8
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %.preheader.lr.ph.i, label %lines_met.exit

.preheader.lr.ph.i:                               ; preds = %3
  %34 = getelementptr inbounds i8, ptr %0, i64 104
  %35 = getelementptr inbounds i8, ptr %0, i64 120
  %36 = getelementptr inbounds i8, ptr %0, i64 144
  %37 = getelementptr inbounds i8, ptr %0, i64 168
  %.in52.i = getelementptr inbounds i8, ptr %0, i64 128
  %38 = getelementptr inbounds i8, ptr %0, i64 152
  %39 = getelementptr inbounds i8, ptr %0, i64 176
  %.pre.i = load i64, ptr %34, align 8, !tbaa !8
  br label %.preheader.i

.preheader.i:                                     ; preds = %._crit_edge.i, %.preheader.lr.ph.i
  %40 = phi i64 [ %32, %.preheader.lr.ph.i ], [ %45, %._crit_edge.i ]
  %41 = phi i64 [ %.pre.i, %.preheader.lr.ph.i ], [ %46, %._crit_edge.i ]
  %.059.i = phi ptr [ %4, %.preheader.lr.ph.i ], [ %.1.lcssa.i, %._crit_edge.i ]
  %.02958.i = phi i64 [ 0, %.preheader.lr.ph.i ], [ %47, %._crit_edge.i ]
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %.lr.ph.i, label %._crit_edge.i

.lr.ph.i:                                         ; preds = %.preheader.i
  %43 = sdiv i64 %13, %10
  %44 = srem i64 %13, %10
  br label %49

._crit_edge.loopexit.i:                           ; preds = %met.exit40.thread.i
  %.pre61.i = load i64, ptr %31, align 8, !tbaa !8
  br label %._crit_edge.i

._crit_edge.i:                                    ; preds = %._crit_edge.loopexit.i, %.preheader.i
  %45 = phi i64 [ %40, %.preheader.i ], [ %.pre61.i, %._crit_edge.loopexit.i ]
  %46 = phi i64 [ %41, %.preheader.i ], [ %78, %._crit_edge.loopexit.i ]
  %.1.lcssa.i = phi ptr [ %.059.i, %.preheader.i ], [ %76, %._crit_edge.loopexit.i ]
  %47 = add nuw nsw i64 %.02958.i, 1
  %48 = icmp slt i64 %47, %45
  br i1 %48, label %.preheader.i, label %lines_met.exit.loopexit, !llvm.loop !28

49:                                               ; preds = %met.exit40.thread.i, %.lr.ph.i
  %.157.i = phi ptr [ %.059.i, %.lr.ph.i ], [ %76, %met.exit40.thread.i ]
  %.03055.i = phi i64 [ 0, %.lr.ph.i ], [ %77, %met.exit40.thread.i ]
  %50 = load i64, ptr %35, align 8, !tbaa !8
  %51 = mul nsw i64 %50, %43
  %52 = load i64, ptr %36, align 8, !tbaa !8
  %53 = sub nsw i64 %51, %52
  %54 = load i64, ptr %37, align 8, !tbaa !8
  %55 = mul nsw i64 %54, %.02958.i
  %56 = add nsw i64 %55, %53
  %57 = load i64, ptr %6, align 8, !tbaa !8
  %58 = icmp slt i64 %56, %57
  %spec.select.i.i = select i1 %58, i64 %56, i64 -1
  %59 = load i64, ptr %.in52.i, align 8, !tbaa !8
  %60 = mul nsw i64 %59, %44
  %61 = load i64, ptr %38, align 8, !tbaa !8
  %62 = sub i64 %60, %61
  %63 = load i64, ptr %39, align 8, !tbaa !8
  %64 = mul nsw i64 %63, %.03055.i
  %65 = add nsw i64 %64, %62
  %66 = load i64, ptr %15, align 8, !tbaa !8
  %67 = icmp slt i64 %65, %66
  %spec.select.i39.i = select i1 %67, i64 %65, i64 -1
  %68 = icmp slt i64 %spec.select.i.i, 0
  %69 = icmp slt i64 %spec.select.i39.i, 0
  %or.cond.i = select i1 %68, i1 true, i1 %69
  br i1 %or.cond.i, label %met.exit40.thread.i, label %70

70:                                               ; preds = %49
  %71 = mul nsw i64 %66, %spec.select.i.i
  %72 = add nsw i64 %71, %spec.select.i39.i
  %73 = load i64, ptr %17, align 8, !tbaa !8
  %74 = mul nsw i64 %72, %73
  br label %met.exit40.thread.i

met.exit40.thread.i:                              ; preds = %70, %49
  %75 = phi i64 [ %74, %70 ], [ -1, %49 ]
  %76 = getelementptr inbounds i8, ptr %.157.i, i64 8
  store i64 %75, ptr %.157.i, align 8, !tbaa !8
  %77 = add nuw nsw i64 %.03055.i, 1
  %78 = load i64, ptr %34, align 8, !tbaa !8
  %79 = icmp slt i64 %77, %78
  br i1 %79, label %49, label %._crit_edge.loopexit.i, !llvm.loop !29

lines_met.exit.loopexit:                          ; preds = %._crit_edge.i
  %.pre = load i64, ptr %27, align 8, !tbaa !8
  br label %lines_met.exit

lines_met.exit:                                   ; preds = %lines_met.exit.loopexit, %3
  %80 = phi i64 [ %.pre, %lines_met.exit.loopexit ], [ %28, %3 ]
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %.lr.ph36, label %row_of.exit

.lr.ph36:                                         ; preds = %lines_met.exit
  %82 = getelementptr inbounds i8, ptr %0, i64 136
  %83 = getelementptr inbounds i8, ptr %0, i64 160
  %84 = getelementptr inbounds i8, ptr %0, i64 112
  %85 = getelementptr inbounds i8, ptr %0, i64 184
  %86 = getelementptr inbounds i8, ptr %0, i64 8
  %87 = getelementptr inbounds i8, ptr %0, i64 104
  %88 = getelementptr inbounds i8, ptr %0, i64 16
  %89 = getelementptr inbounds i8, ptr %5, i64 8
  %90 = getelementptr inbounds i8, ptr %5, i64 520
  %91 = getelementptr inbounds i8, ptr %5, i64 776
  %.phi.trans.insert = getelementptr inbounds i8, ptr %5, i64 32
  %.phi.trans.insert43 = getelementptr inbounds i8, ptr %5, i64 532
  %.phi.trans.insert45 = getelementptr inbounds i8, ptr %5, i64 24
  %.phi.trans.insert47 = getelementptr inbounds i8, ptr %5, i64 528
  %.phi.trans.insert49 = getelementptr inbounds i8, ptr %5, i64 16
  %.phi.trans.insert51 = getelementptr inbounds i8, ptr %5, i64 524
  br label %92

92:                                               ; preds = %.lr.ph36, %position_of.exit
  %.0.i35 = phi i64 [ 0, %.lr.ph36 ], [ %112, %position_of.exit ]
  %.052.i34 = phi i64 [ 0, %.lr.ph36 ], [ %230, %position_of.exit ]
  %.not.i = icmp eq i64 %.052.i34, 0
  br i1 %.not.i, label %moved.exit.thread, label %93

93:                                               ; preds = %92
  %94 = load i64, ptr %82, align 8, !tbaa !8
  %95 = mul nsw i64 %94, %.052.i34
  %96 = load i64, ptr %83, align 8, !tbaa !8
  %97 = sub nsw i64 %95, %96
  %.not22.i = icmp slt i64 %97, %94
  br i1 %.not22.i, label %moved.exit.thread, label %98

98:                                               ; preds = %93
  %99 = load i64, ptr %84, align 8, !tbaa !8
  %100 = add nsw i64 %99, -1
  %101 = load i64, ptr %85, align 8, !tbaa !8
  %102 = mul nsw i64 %100, %101
  %103 = add nsw i64 %102, %97
  %104 = load i64, ptr %17, align 8, !tbaa !8
  %105 = icmp sge i64 %103, %104
  %.not55.i = icmp eq i64 %94, 0
  %or.cond = or i1 %.not55.i, %105
  br i1 %or.cond, label %moved.exit.thread, label %106

106:                                              ; preds = %98
  %107 = load i64, ptr %19, align 8, !tbaa !27
  %108 = mul nsw i64 %107, %94
  %109 = add nsw i64 %108, %.0.i35
  br label %110

moved.exit.thread:                                ; preds = %98, %93, %92
  call fastcc void @meets(ptr noundef nonnull %0, ptr noundef nonnull %4, i64 noundef %.052.i34, i64 noundef 0, ptr noundef nonnull %5) #7
  %.pre41 = load i64, ptr %19, align 8, !tbaa !27
  br label %110

110:                                              ; preds = %106, %moved.exit.thread
  %111 = phi i64 [ %.pre41, %moved.exit.thread ], [ %107, %106 ]
  %112 = phi i64 [ 0, %moved.exit.thread ], [ %109, %106 ]
  %113 = mul nsw i64 %111, %.052.i34
  %114 = add nsw i64 %113, %30
  %115 = load i64, ptr %5, align 8, !tbaa !30
  %116 = icmp eq i64 %115, 4
  %117 = icmp sgt i64 %111, 0
  br i1 %116, label %.preheader, label %.preheader23

.preheader23:                                     ; preds = %110
  br i1 %117, label %.lr.ph29, label %position_of.exit

.lr.ph29:                                         ; preds = %.preheader23
  %118 = icmp sgt i64 %115, 0
  %119 = load i64, ptr %91, align 8, !tbaa !42
  %120 = trunc i64 %119 to i32
  %121 = insertelement <16 x i32> poison, i32 %120, i64 0
  %122 = shufflevector <16 x i32> %121, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %184

.preheader:                                       ; preds = %110
  br i1 %117, label %.lr.ph33, label %position_of.exit

.lr.ph33:                                         ; preds = %.preheader
  %123 = load i64, ptr %91, align 8, !tbaa !42
  %124 = trunc i64 %123 to i32
  %125 = insertelement <16 x i32> poison, i32 %124, i64 0
  %126 = shufflevector <16 x i32> %125, <16 x i32> poison, <16 x i32> zeroinitializer
  %.pre42 = load i64, ptr %.phi.trans.insert, align 8, !tbaa !8
  %.pre44 = load <4 x i32>, ptr %.phi.trans.insert43, align 4
  %.pre46 = load i64, ptr %.phi.trans.insert45, align 8, !tbaa !8
  %.pre48 = load <4 x i32>, ptr %.phi.trans.insert47, align 8
  %.pre50 = load i64, ptr %.phi.trans.insert49, align 8, !tbaa !8
  %.pre52 = load <4 x i32>, ptr %.phi.trans.insert51, align 4
  %.pre53 = load i64, ptr %89, align 8, !tbaa !8
  %.pre54 = load <4 x i32>, ptr %90, align 8
  %127 = shufflevector <4 x i32> %.pre44, <4 x i32> poison, <16 x i32> zeroinitializer
  %128 = shufflevector <4 x i32> %.pre48, <4 x i32> poison, <16 x i32> zeroinitializer
  %129 = shufflevector <4 x i32> %.pre52, <4 x i32> poison, <16 x i32> zeroinitializer
  %130 = shufflevector <4 x i32> %.pre54, <4 x i32> poison, <16 x i32> zeroinitializer
  br label %131

131:                                              ; preds = %.lr.ph33, %index_at.exit12
  %132 = phi i64 [ %111, %.lr.ph33 ], [ %182, %index_at.exit12 ]
  %.0.i232 = phi i64 [ 0, %.lr.ph33 ], [ %181, %index_at.exit12 ]
  %133 = add nsw i64 %132, -16
  %134 = tail call noundef i64 @llvm.smin.i64(i64 %.0.i232, i64 %133)
  %135 = add nsw i64 %134, %114
  %136 = load ptr, ptr %0, align 8, !tbaa !32
  %137 = getelementptr float, ptr %136, i64 %24
  %138 = getelementptr float, ptr %137, i64 %112
  %139 = getelementptr inbounds float, ptr %138, i64 %134
  %140 = load ptr, ptr %86, align 8, !tbaa !43
  %141 = getelementptr inbounds float, ptr %140, i64 %135
  %142 = load <16 x float>, ptr %141, align 4, !tbaa !34
  %143 = load i64, ptr %31, align 8, !tbaa !8
  %144 = load i64, ptr %87, align 8, !tbaa !8
  %145 = mul nsw i64 %144, %143
  %146 = load i64, ptr %84, align 8, !tbaa !8
  %147 = mul nsw i64 %145, %146
  %148 = load ptr, ptr %88, align 8, !tbaa !38
  %149 = trunc i64 %147 to i32
  %150 = add nsw i32 %149, -1
  %151 = insertelement <16 x i32> poison, i32 %150, i64 0
  %152 = shufflevector <16 x i32> %151, <16 x i32> poison, <16 x i32> zeroinitializer
  %153 = fcmp ord <16 x float> %142, zeroinitializer
  %154 = getelementptr inbounds float, ptr %139, i64 %.pre42
  %155 = load <16 x float>, ptr %154, align 4, !tbaa !34
  %156 = fcmp une <16 x float> %155, %142
  %157 = fcmp ord <16 x float> %155, zeroinitializer
  %.not35.i10 = or <16 x i1> %157, %153
  %.not33.i11 = and <16 x i1> %.not35.i10, %156
  %158 = select <16 x i1> %.not33.i11, <16 x i32> %152, <16 x i32> %127
  %159 = getelementptr inbounds float, ptr %139, i64 %.pre46
  %160 = load <16 x float>, ptr %159, align 4, !tbaa !34
  %161 = fcmp une <16 x float> %160, %142
  %162 = fcmp ord <16 x float> %160, zeroinitializer
  %.not35.i10.1 = or <16 x i1> %162, %153
  %.not33.i11.1 = and <16 x i1> %.not35.i10.1, %161
  %163 = select <16 x i1> %.not33.i11.1, <16 x i32> %158, <16 x i32> %128
  %164 = getelementptr inbounds float, ptr %139, i64 %.pre50
  %165 = load <16 x float>, ptr %164, align 4, !tbaa !34
  %166 = fcmp une <16 x float> %165, %142
  %167 = fcmp ord <16 x float> %165, zeroinitializer
  %.not35.i10.2 = or <16 x i1> %167, %153
  %.not33.i11.2 = and <16 x i1> %.not35.i10.2, %166
  %168 = select <16 x i1> %.not33.i11.2, <16 x i32> %163, <16 x i32> %129
  %169 = getelementptr inbounds float, ptr %139, i64 %.pre53
  %170 = load <16 x float>, ptr %169, align 4, !tbaa !34
  %171 = fcmp une <16 x float> %170, %142
  %172 = fcmp ord <16 x float> %170, zeroinitializer
  %.not35.i10.3 = or <16 x i1> %172, %153
  %.not33.i11.3 = and <16 x i1> %.not35.i10.3, %171
  %173 = select <16 x i1> %.not33.i11.3, <16 x i32> %168, <16 x i32> %130
  %174 = getelementptr inbounds i8, ptr %148, i64 %135
  %175 = icmp slt i64 %123, %147
  br i1 %175, label %176, label %index_at.exit12

176:                                              ; preds = %131
  %177 = fcmp une <16 x float> %142, <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %178 = tail call <16 x i32> @llvm.smin.v16i32(<16 x i32> %173, <16 x i32> %126)
  %179 = select <16 x i1> %177, <16 x i32> %173, <16 x i32> %178
  br label %index_at.exit12

index_at.exit12:                                  ; preds = %131, %176
  %.1.i8 = phi <16 x i32> [ %179, %176 ], [ %173, %131 ]
  %180 = trunc <16 x i32> %.1.i8 to <16 x i8>
  store <16 x i8> %180, ptr %174, align 1, !tbaa !34
  %181 = add nuw nsw i64 %.0.i232, 16
  %182 = load i64, ptr %19, align 8, !tbaa !27
  %183 = icmp slt i64 %181, %182
  br i1 %183, label %131, label %position_of.exit, !llvm.loop !35

184:                                              ; preds = %.lr.ph29, %index_at.exit
  %185 = phi i64 [ %111, %.lr.ph29 ], [ %228, %index_at.exit ]
  %.0.i328 = phi i64 [ 0, %.lr.ph29 ], [ %227, %index_at.exit ]
  %186 = add nsw i64 %185, -16
  %187 = tail call noundef i64 @llvm.smin.i64(i64 %.0.i328, i64 %186)
  %188 = add nsw i64 %187, %114
  %189 = load ptr, ptr %0, align 8, !tbaa !32
  %190 = getelementptr float, ptr %189, i64 %24
  %191 = getelementptr float, ptr %190, i64 %112
  %192 = getelementptr inbounds float, ptr %191, i64 %187
  %193 = load ptr, ptr %86, align 8, !tbaa !43
  %194 = getelementptr inbounds float, ptr %193, i64 %188
  %195 = load <16 x float>, ptr %194, align 4, !tbaa !34
  %196 = load i64, ptr %31, align 8, !tbaa !8
  %197 = load i64, ptr %87, align 8, !tbaa !8
  %198 = mul nsw i64 %197, %196
  %199 = load i64, ptr %84, align 8, !tbaa !8
  %200 = mul nsw i64 %198, %199
  %201 = load ptr, ptr %88, align 8, !tbaa !38
  %202 = getelementptr inbounds i8, ptr %201, i64 %188
  %203 = trunc i64 %200 to i32
  %204 = add nsw i32 %203, -1
  %205 = insertelement <16 x i32> poison, i32 %204, i64 0
  %206 = shufflevector <16 x i32> %205, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %118, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %184
  %207 = fcmp ord <16 x float> %195, zeroinitializer
  br label %209

._crit_edge:                                      ; preds = %209, %184
  %.0.i5.lcssa = phi <16 x i32> [ %206, %184 ], [ %220, %209 ]
  %208 = icmp slt i64 %119, %200
  br i1 %208, label %222, label %index_at.exit

209:                                              ; preds = %.lr.ph, %209
  %.0.i527 = phi <16 x i32> [ %206, %.lr.ph ], [ %220, %209 ]
  %.029.in.i26 = phi i64 [ %115, %.lr.ph ], [ %.029.i, %209 ]
  %.029.i = add nsw i64 %.029.in.i26, -1
  %210 = getelementptr inbounds [64 x i64], ptr %89, i64 0, i64 %.029.i
  %211 = load i64, ptr %210, align 8, !tbaa !8
  %212 = getelementptr inbounds float, ptr %192, i64 %211
  %213 = load <16 x float>, ptr %212, align 4, !tbaa !34
  %214 = fcmp une <16 x float> %213, %195
  %215 = fcmp ord <16 x float> %213, zeroinitializer
  %.not35.i = or <16 x i1> %215, %207
  %.not33.i = and <16 x i1> %.not35.i, %214
  %216 = getelementptr inbounds [64 x i32], ptr %90, i64 0, i64 %.029.i
  %217 = load i32, ptr %216, align 4, !tbaa !39
  %218 = insertelement <16 x i32> poison, i32 %217, i64 0
  %219 = shufflevector <16 x i32> %218, <16 x i32> poison, <16 x i32> zeroinitializer
  %220 = select <16 x i1> %.not33.i, <16 x i32> %.0.i527, <16 x i32> %219
  %221 = icmp ugt i64 %.029.in.i26, 1
  br i1 %221, label %209, label %._crit_edge, !llvm.loop !44

222:                                              ; preds = %._crit_edge
  %223 = fcmp une <16 x float> %195, <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %224 = tail call <16 x i32> @llvm.smin.v16i32(<16 x i32> %.0.i5.lcssa, <16 x i32> %122)
  %225 = select <16 x i1> %223, <16 x i32> %.0.i5.lcssa, <16 x i32> %224
  br label %index_at.exit

index_at.exit:                                    ; preds = %._crit_edge, %222
  %.1.i = phi <16 x i32> [ %225, %222 ], [ %.0.i5.lcssa, %._crit_edge ]
  %226 = trunc <16 x i32> %.1.i to <16 x i8>
  store <16 x i8> %226, ptr %202, align 1, !tbaa !34
  %227 = add nuw nsw i64 %.0.i328, 16
  %228 = load i64, ptr %19, align 8, !tbaa !27
  %229 = icmp slt i64 %227, %228
  br i1 %229, label %184, label %position_of.exit, !llvm.loop !35

position_of.exit:                                 ; preds = %index_at.exit, %index_at.exit12, %.preheader23, %.preheader
  %230 = add nuw nsw i64 %.052.i34, 1
  %231 = load i64, ptr %27, align 8, !tbaa !8
  %232 = icmp slt i64 %230, %231
  br i1 %232, label %92, label %row_of.exit, !llvm.loop !37

row_of.exit:                                      ; preds = %position_of.exit, %lines_met.exit
  call void @llvm.lifetime.end.p0(i64 784, ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4) #9
  ret void
}

; Function Attrs: nounwind
define void @sum_below(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 40
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i8, ptr %1, i64 72
  %6 = load i64, ptr %5, align 8, !tbaa !8
  %7 = getelementptr inbounds i8, ptr %1, i64 80
  %8 = load i64, ptr %7, align 8, !tbaa !8
  %9 = mul i64 %6, %4
  %10 = mul i64 %9, %8
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @sum_below_part, ptr noundef %1, i64 noundef %10) #7
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @sum_below_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #1 {
  %4 = alloca [64 x i64], align 16
  %5 = alloca %struct.taps_met, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = getelementptr inbounds i8, ptr %0, i64 72
  %8 = load i64, ptr %7, align 8, !tbaa !8
  %9 = getelementptr inbounds i8, ptr %0, i64 80
  %10 = load i64, ptr %9, align 8, !tbaa !8
  %11 = mul nsw i64 %10, %8
  %12 = sdiv i64 %1, %11
  %13 = srem i64 %1, %11
  %14 = load i64, ptr %6, align 8, !tbaa !8
  %15 = getelementptr inbounds i8, ptr %0, i64 56
  %16 = load i64, ptr %15, align 8, !tbaa !8
  %17 = getelementptr inbounds i8, ptr %0, i64 64
  %18 = load i64, ptr %17, align 8, !tbaa !8
  %19 = getelementptr inbounds i8, ptr %0, i64 32
  %20 = load i64, ptr %19, align 8, !tbaa !27
  %21 = mul i64 %14, %12
  %22 = mul i64 %21, %16
  %23 = mul i64 %22, %18
  %24 = mul nsw i64 %23, %20
  %25 = mul nsw i64 %12, %11
  %26 = add nsw i64 %25, %13
  %27 = getelementptr inbounds i8, ptr %0, i64 88
  %28 = load i64, ptr %27, align 8, !tbaa !8
  %29 = mul i64 %20, %26
  %30 = mul i64 %29, %28
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #9
  call void @llvm.lifetime.start.p0(i64 784, ptr nonnull %5) #9
  %31 = getelementptr inbounds i8, ptr %0, i64 96
  %32 = load i64, ptr %31, align 8, !tbaa !8
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %.preheader.lr.ph.i, label %lines_met.exit

.preheader.lr.ph.i:                               ; preds = %3
  %34 = getelementptr inbounds i8, ptr %0, i64 104
  %35 = getelementptr inbounds i8, ptr %0, i64 120
  %36 = getelementptr inbounds i8, ptr %0, i64 144
  %37 = getelementptr inbounds i8, ptr %0, i64 168
  %.in52.i = getelementptr inbounds i8, ptr %0, i64 128
  %38 = getelementptr inbounds i8, ptr %0, i64 152
  %39 = getelementptr inbounds i8, ptr %0, i64 176
  %.pre.i = load i64, ptr %34, align 8, !tbaa !8
  br label %.preheader.i

.preheader.i:                                     ; preds = %._crit_edge.i, %.preheader.lr.ph.i
  %40 = phi i64 [ %32, %.preheader.lr.ph.i ], [ %45, %._crit_edge.i ]
  %41 = phi i64 [ %.pre.i, %.preheader.lr.ph.i ], [ %46, %._crit_edge.i ]
  %.059.i = phi ptr [ %4, %.preheader.lr.ph.i ], [ %.1.lcssa.i, %._crit_edge.i ]
  %.02958.i = phi i64 [ 0, %.preheader.lr.ph.i ], [ %47, %._crit_edge.i ]
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %.lr.ph.i, label %._crit_edge.i

.lr.ph.i:                                         ; preds = %.preheader.i
  %43 = sdiv i64 %13, %10
  %44 = srem i64 %13, %10
  br label %49

._crit_edge.loopexit.i:                           ; preds = %met.exit40.thread.i
  %.pre61.i = load i64, ptr %31, align 8, !tbaa !8
  br label %._crit_edge.i

._crit_edge.i:                                    ; preds = %._crit_edge.loopexit.i, %.preheader.i
  %45 = phi i64 [ %40, %.preheader.i ], [ %.pre61.i, %._crit_edge.loopexit.i ]
  %46 = phi i64 [ %41, %.preheader.i ], [ %78, %._crit_edge.loopexit.i ]
  %.1.lcssa.i = phi ptr [ %.059.i, %.preheader.i ], [ %76, %._crit_edge.loopexit.i ]
  %47 = add nuw nsw i64 %.02958.i, 1
  %48 = icmp slt i64 %47, %45
  br i1 %48, label %.preheader.i, label %lines_met.exit.loopexit, !llvm.loop !28

49:                                               ; preds = %met.exit40.thread.i, %.lr.ph.i
  %.157.i = phi ptr [ %.059.i, %.lr.ph.i ], [ %76, %met.exit40.thread.i ]
  %.03055.i = phi i64 [ 0, %.lr.ph.i ], [ %77, %met.exit40.thread.i ]
  %50 = load i64, ptr %35, align 8, !tbaa !8
  %51 = mul nsw i64 %50, %43
  %52 = load i64, ptr %36, align 8, !tbaa !8
  %53 = sub nsw i64 %51, %52
  %54 = load i64, ptr %37, align 8, !tbaa !8
  %55 = mul nsw i64 %54, %.02958.i
  %56 = add nsw i64 %55, %53
  %57 = load i64, ptr %6, align 8, !tbaa !8
  %58 = icmp slt i64 %56, %57
  %spec.select.i.i = select i1 %58, i64 %56, i64 -1
  %59 = load i64, ptr %.in52.i, align 8, !tbaa !8
  %60 = mul nsw i64 %59, %44
  %61 = load i64, ptr %38, align 8, !tbaa !8
  %62 = sub i64 %60, %61
  %63 = load i64, ptr %39, align 8, !tbaa !8
  %64 = mul nsw i64 %63, %.03055.i
  %65 = add nsw i64 %64, %62
  %66 = load i64, ptr %15, align 8, !tbaa !8
  %67 = icmp slt i64 %65, %66
  %spec.select.i39.i = select i1 %67, i64 %65, i64 -1
  %68 = icmp slt i64 %spec.select.i.i, 0
  %69 = icmp slt i64 %spec.select.i39.i, 0
  %or.cond.i = select i1 %68, i1 true, i1 %69
  br i1 %or.cond.i, label %met.exit40.thread.i, label %70

70:                                               ; preds = %49
  %71 = mul nsw i64 %66, %spec.select.i.i
  %72 = add nsw i64 %71, %spec.select.i39.i
  %73 = load i64, ptr %17, align 8, !tbaa !8
  %74 = mul nsw i64 %72, %73
  br label %met.exit40.thread.i

met.exit40.thread.i:                              ; preds = %70, %49
  %75 = phi i64 [ %74, %70 ], [ -1, %49 ]
  %76 = getelementptr inbounds i8, ptr %.157.i, i64 8
  store i64 %75, ptr %.157.i, align 8, !tbaa !8
  %77 = add nuw nsw i64 %.03055.i, 1
  %78 = load i64, ptr %34, align 8, !tbaa !8
  %79 = icmp slt i64 %77, %78
  br i1 %79, label %49, label %._crit_edge.loopexit.i, !llvm.loop !29

lines_met.exit.loopexit:                          ; preds = %._crit_edge.i
  %.pre = load i64, ptr %27, align 8, !tbaa !8
  br label %lines_met.exit

lines_met.exit:                                   ; preds = %lines_met.exit.loopexit, %3
  %80 = phi i64 [ %.pre, %lines_met.exit.loopexit ], [ %28, %3 ]
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %.lr.ph26, label %row_of.exit

.lr.ph26:                                         ; preds = %lines_met.exit
  %82 = getelementptr inbounds i8, ptr %0, i64 136
  %83 = getelementptr inbounds i8, ptr %0, i64 160
  %84 = getelementptr inbounds i8, ptr %0, i64 112
  %85 = getelementptr inbounds i8, ptr %0, i64 184
  %86 = getelementptr inbounds i8, ptr %0, i64 24
  %87 = getelementptr inbounds i8, ptr %5, i64 8
  %.phi.trans.insert = getelementptr inbounds i8, ptr %5, i64 16
  %.phi.trans.insert35 = getelementptr inbounds i8, ptr %5, i64 24
  %.phi.trans.insert37 = getelementptr inbounds i8, ptr %5, i64 32
  br label %88

88:                                               ; preds = %.lr.ph26, %position_of.exit
  %.0.i25 = phi i64 [ 0, %.lr.ph26 ], [ %108, %position_of.exit ]
  %.052.i24 = phi i64 [ 0, %.lr.ph26 ], [ %172, %position_of.exit ]
  %.not.i = icmp eq i64 %.052.i24, 0
  br i1 %.not.i, label %moved.exit.thread, label %89

89:                                               ; preds = %88
  %90 = load i64, ptr %82, align 8, !tbaa !8
  %91 = mul nsw i64 %90, %.052.i24
  %92 = load i64, ptr %83, align 8, !tbaa !8
  %93 = sub nsw i64 %91, %92
  %.not22.i = icmp slt i64 %93, %90
  br i1 %.not22.i, label %moved.exit.thread, label %94

94:                                               ; preds = %89
  %95 = load i64, ptr %84, align 8, !tbaa !8
  %96 = add nsw i64 %95, -1
  %97 = load i64, ptr %85, align 8, !tbaa !8
  %98 = mul nsw i64 %96, %97
  %99 = add nsw i64 %98, %93
  %100 = load i64, ptr %17, align 8, !tbaa !8
  %101 = icmp sge i64 %99, %100
  %.not55.i = icmp eq i64 %90, 0
  %or.cond = or i1 %.not55.i, %101
  br i1 %or.cond, label %moved.exit.thread, label %102

102:                                              ; preds = %94
  %103 = load i64, ptr %19, align 8, !tbaa !27
  %104 = mul nsw i64 %103, %90
  %105 = add nsw i64 %104, %.0.i25
  br label %106

moved.exit.thread:                                ; preds = %94, %89, %88
  call fastcc void @meets(ptr noundef nonnull %0, ptr noundef nonnull %4, i64 noundef %.052.i24, i64 noundef 0, ptr noundef nonnull %5) #7
  %.pre32 = load i64, ptr %19, align 8, !tbaa !27
  br label %106

106:                                              ; preds = %102, %moved.exit.thread
  %107 = phi i64 [ %.pre32, %moved.exit.thread ], [ %103, %102 ]
  %108 = phi i64 [ 0, %moved.exit.thread ], [ %105, %102 ]
  %109 = mul nsw i64 %107, %.052.i24
  %110 = add nsw i64 %109, %30
  %111 = load i64, ptr %5, align 8, !tbaa !30
  %112 = icmp eq i64 %111, 4
  %113 = icmp sgt i64 %107, 0
  br i1 %112, label %.preheader, label %.preheader13

.preheader13:                                     ; preds = %106
  br i1 %113, label %.lr.ph19, label %position_of.exit

.lr.ph19:                                         ; preds = %.preheader13
  %114 = icmp sgt i64 %111, 0
  %xtraiter = and i64 %111, 1
  %115 = icmp eq i64 %111, 1
  %unroll_iter = and i64 %111, 9223372036854775806
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %141

.preheader:                                       ; preds = %106
  br i1 %113, label %.lr.ph23.preheader, label %position_of.exit

.lr.ph23.preheader:                               ; preds = %.preheader
  %.pre33 = load i64, ptr %87, align 8, !tbaa !8
  %.pre34 = load i64, ptr %.phi.trans.insert, align 8, !tbaa !8
  %.pre36 = load i64, ptr %.phi.trans.insert35, align 8, !tbaa !8
  %.pre38 = load i64, ptr %.phi.trans.insert37, align 8, !tbaa !8
  br label %.lr.ph23

.lr.ph23:                                         ; preds = %.lr.ph23.preheader, %.lr.ph23
  %116 = phi i64 [ %139, %.lr.ph23 ], [ %107, %.lr.ph23.preheader ]
  %.0.i222 = phi i64 [ %138, %.lr.ph23 ], [ 0, %.lr.ph23.preheader ]
  %117 = add nsw i64 %116, -16
  %118 = tail call noundef i64 @llvm.smin.i64(i64 %.0.i222, i64 %117)
  %119 = load ptr, ptr %0, align 8, !tbaa !32
  %120 = getelementptr float, ptr %119, i64 %24
  %121 = getelementptr float, ptr %120, i64 %108
  %122 = getelementptr inbounds float, ptr %121, i64 %118
  %123 = load ptr, ptr %86, align 8, !tbaa !33
  %124 = getelementptr float, ptr %123, i64 %118
  %125 = getelementptr inbounds float, ptr %122, i64 %.pre33
  %126 = load <16 x float>, ptr %125, align 4, !tbaa !34
  %127 = fadd <16 x float> %126, zeroinitializer
  %128 = getelementptr inbounds float, ptr %122, i64 %.pre34
  %129 = load <16 x float>, ptr %128, align 4, !tbaa !34
  %130 = fadd <16 x float> %127, %129
  %131 = getelementptr inbounds float, ptr %122, i64 %.pre36
  %132 = load <16 x float>, ptr %131, align 4, !tbaa !34
  %133 = fadd <16 x float> %130, %132
  %134 = getelementptr inbounds float, ptr %122, i64 %.pre38
  %135 = load <16 x float>, ptr %134, align 4, !tbaa !34
  %136 = fadd <16 x float> %133, %135
  %137 = getelementptr float, ptr %124, i64 %110
  store <16 x float> %136, ptr %137, align 4, !tbaa !34
  %138 = add nuw nsw i64 %.0.i222, 16
  %139 = load i64, ptr %19, align 8, !tbaa !27
  %140 = icmp slt i64 %138, %139
  br i1 %140, label %.lr.ph23, label %position_of.exit, !llvm.loop !35

141:                                              ; preds = %.lr.ph19, %sum_at.exit
  %142 = phi i64 [ %107, %.lr.ph19 ], [ %170, %sum_at.exit ]
  %.0.i318 = phi i64 [ 0, %.lr.ph19 ], [ %169, %sum_at.exit ]
  %143 = add nsw i64 %142, -16
  %144 = tail call noundef i64 @llvm.smin.i64(i64 %.0.i318, i64 %143)
  %145 = load ptr, ptr %0, align 8, !tbaa !32
  %146 = getelementptr float, ptr %145, i64 %24
  %147 = getelementptr float, ptr %146, i64 %108
  %148 = getelementptr inbounds float, ptr %147, i64 %144
  %149 = load ptr, ptr %86, align 8, !tbaa !33
  %150 = getelementptr float, ptr %149, i64 %144
  %151 = getelementptr float, ptr %150, i64 %110
  br i1 %114, label %.lr.ph.preheader, label %sum_at.exit

.lr.ph.preheader:                                 ; preds = %141
  br i1 %115, label %sum_at.exit.loopexit.unr-lcssa, label %.lr.ph

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.0.i517 = phi i64 [ %163, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %.08.i16 = phi <16 x float> [ %162, %.lr.ph ], [ zeroinitializer, %.lr.ph.preheader ]
  %niter = phi i64 [ %niter.next.1, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %152 = getelementptr inbounds [64 x i64], ptr %87, i64 0, i64 %.0.i517
  %153 = load i64, ptr %152, align 8, !tbaa !8
  %154 = getelementptr inbounds float, ptr %148, i64 %153
  %155 = load <16 x float>, ptr %154, align 4, !tbaa !34
  %156 = fadd <16 x float> %.08.i16, %155
  %157 = or disjoint i64 %.0.i517, 1
  %158 = getelementptr inbounds [64 x i64], ptr %87, i64 0, i64 %157
  %159 = load i64, ptr %158, align 8, !tbaa !8
  %160 = getelementptr inbounds float, ptr %148, i64 %159
  %161 = load <16 x float>, ptr %160, align 4, !tbaa !34
  %162 = fadd <16 x float> %156, %161
  %163 = add nuw nsw i64 %.0.i517, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %sum_at.exit.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !45

sum_at.exit.loopexit.unr-lcssa:                   ; preds = %.lr.ph, %.lr.ph.preheader
  %.lcssa.ph = phi <16 x float> [ poison, %.lr.ph.preheader ], [ %162, %.lr.ph ]
  %.0.i517.unr = phi i64 [ 0, %.lr.ph.preheader ], [ %163, %.lr.ph ]
  %.08.i16.unr = phi <16 x float> [ zeroinitializer, %.lr.ph.preheader ], [ %162, %.lr.ph ]
  br i1 %lcmp.mod.not, label %sum_at.exit, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %sum_at.exit.loopexit.unr-lcssa
  %164 = getelementptr inbounds [64 x i64], ptr %87, i64 0, i64 %.0.i517.unr
  %165 = load i64, ptr %164, align 8, !tbaa !8
  %166 = getelementptr inbounds float, ptr %148, i64 %165
  %167 = load <16 x float>, ptr %166, align 4, !tbaa !34
  %168 = fadd <16 x float> %.08.i16.unr, %167
  br label %sum_at.exit

sum_at.exit:                                      ; preds = %.lr.ph.epil, %sum_at.exit.loopexit.unr-lcssa, %141
  %.08.i.lcssa = phi <16 x float> [ zeroinitializer, %141 ], [ %.lcssa.ph, %sum_at.exit.loopexit.unr-lcssa ], [ %168, %.lr.ph.epil ]
  store <16 x float> %.08.i.lcssa, ptr %151, align 4, !tbaa !34
  %169 = add nuw nsw i64 %.0.i318, 16
  %170 = load i64, ptr %19, align 8, !tbaa !27
  %171 = icmp slt i64 %169, %170
  br i1 %171, label %141, label %position_of.exit, !llvm.loop !35

position_of.exit:                                 ; preds = %sum_at.exit, %.lr.ph23, %.preheader13, %.preheader
  %172 = add nuw nsw i64 %.052.i24, 1
  %173 = load i64, ptr %27, align 8, !tbaa !8
  %174 = icmp slt i64 %172, %173
  br i1 %174, label %88, label %row_of.exit, !llvm.loop !37

row_of.exit:                                      ; preds = %position_of.exit, %lines_met.exit
  call void @llvm.lifetime.end.p0(i64 784, ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4) #9
  ret void
}

; Function Attrs: nounwind
define void @put_back(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 96
  %4 = getelementptr inbounds i8, ptr %1, i64 120
  %5 = load i64, ptr %3, align 8, !tbaa !8
  %6 = load i64, ptr %4, align 8, !tbaa !8
  %.not.i = icmp sgt i64 %5, %6
  br i1 %.not.i, label %.thread.i, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, ptr %1, i64 168
  %9 = load i64, ptr %8, align 8, !tbaa !8
  %10 = icmp eq i64 %9, 1
  %11 = icmp eq i64 %5, 1
  %spec.select.i = or i1 %11, %10
  %cond.fr.i = freeze i1 %spec.select.i
  %12 = xor i1 %cond.fr.i, true
  br label %.thread.i

.thread.i:                                        ; preds = %7, %2
  %13 = phi i1 [ true, %2 ], [ %12, %7 ]
  %14 = getelementptr inbounds i8, ptr %1, i64 104
  %15 = load i64, ptr %14, align 8, !tbaa !8
  %16 = getelementptr inbounds i8, ptr %1, i64 128
  %17 = load i64, ptr %16, align 8, !tbaa !8
  %.not.1.i = icmp sgt i64 %15, %17
  br i1 %.not.1.i, label %.thread.1.i, label %18

18:                                               ; preds = %.thread.i
  %19 = getelementptr inbounds i8, ptr %1, i64 176
  %20 = load i64, ptr %19, align 8, !tbaa !8
  %21 = icmp eq i64 %20, 1
  %22 = icmp eq i64 %15, 1
  %spec.select.1.i = or i1 %22, %21
  %cond.fr.1.i = freeze i1 %spec.select.1.i
  %not.cond.fr.1.i = xor i1 %cond.fr.1.i, true
  %23 = or i1 %13, %not.cond.fr.1.i
  br label %.thread.1.i

.thread.1.i:                                      ; preds = %18, %.thread.i
  %.not = phi i1 [ true, %.thread.i ], [ %23, %18 ]
  %24 = getelementptr inbounds i8, ptr %1, i64 112
  %25 = load i64, ptr %24, align 8, !tbaa !8
  %26 = getelementptr inbounds i8, ptr %1, i64 136
  %27 = load i64, ptr %26, align 8, !tbaa !8
  %.not.2.i = icmp sgt i64 %25, %27
  br i1 %.not.2.i, label %are_apart.exit.thread, label %28

28:                                               ; preds = %.thread.1.i
  %29 = getelementptr inbounds i8, ptr %1, i64 184
  %30 = load i64, ptr %29, align 8, !tbaa !8
  %31 = icmp eq i64 %30, 1
  %32 = icmp eq i64 %25, 1
  %spec.select.2.i = or i1 %32, %31
  %cond.fr.2.i = freeze i1 %spec.select.2.i
  %cond.fr.2.i.not = xor i1 %cond.fr.2.i, true
  %or.cond = or i1 %.not, %cond.fr.2.i.not
  br i1 %or.cond, label %are_apart.exit.thread, label %33

are_apart.exit.thread:                            ; preds = %28, %.thread.1.i
  br label %33

33:                                               ; preds = %28, %are_apart.exit.thread
  %.sink = phi i64 [ 48, %are_apart.exit.thread ], [ 72, %28 ]
  %.sink14 = phi i64 [ 56, %are_apart.exit.thread ], [ 80, %28 ]
  %put_back_part.sink = phi ptr [ @put_back_part, %are_apart.exit.thread ], [ @put_back_apart, %28 ]
  %34 = getelementptr inbounds i8, ptr %1, i64 40
  %35 = load i64, ptr %34, align 8, !tbaa !2
  %36 = getelementptr inbounds i8, ptr %1, i64 %.sink
  %37 = load i64, ptr %36, align 8, !tbaa !8
  %38 = getelementptr inbounds i8, ptr %1, i64 %.sink14
  %39 = load i64, ptr %38, align 8, !tbaa !8
  %40 = mul i64 %37, %35
  %41 = mul i64 %40, %39
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull %put_back_part.sink, ptr noundef nonnull %1, i64 noundef %41) #7
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @put_back_apart(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #1 {
  %4 = alloca [64 x i64], align 16
  %5 = alloca %struct.taps_met, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = getelementptr inbounds i8, ptr %0, i64 72
  %8 = getelementptr inbounds i8, ptr %0, i64 32
  %9 = load i64, ptr %8, align 8, !tbaa !27
  %10 = load i64, ptr %7, align 8, !tbaa !8
  %11 = getelementptr inbounds i8, ptr %0, i64 80
  %12 = load i64, ptr %11, align 8, !tbaa !8
  %13 = mul nsw i64 %12, %10
  %14 = sdiv i64 %1, %13
  %15 = srem i64 %1, %13
  %16 = sdiv i64 %15, %12
  %17 = srem i64 %15, %12
  %18 = getelementptr inbounds i8, ptr %0, i64 64
  %19 = load i64, ptr %18, align 8, !tbaa !8
  %20 = mul nsw i64 %19, %9
  %21 = getelementptr inbounds i8, ptr %0, i64 24
  %22 = load ptr, ptr %21, align 8, !tbaa !33
  %23 = load i64, ptr %6, align 8, !tbaa !8
  %24 = getelementptr inbounds i8, ptr %0, i64 56
  %25 = load i64, ptr %24, align 8, !tbaa !8
  %26 = mul i64 %20, %14
  %27 = mul i64 %26, %23
  %28 = mul i64 %27, %25
  %29 = getelementptr inbounds float, ptr %22, i64 %28
  %30 = getelementptr inbounds i8, ptr %0, i64 144
  %31 = load i64, ptr %30, align 8, !tbaa !8
  %.not.i10 = icmp eq i64 %31, 0
  br i1 %.not.i10, label %32, label %.thread.i

32:                                               ; preds = %3
  %33 = getelementptr inbounds i8, ptr %0, i64 120
  %34 = getelementptr inbounds i8, ptr %0, i64 96
  %35 = load i64, ptr %34, align 8, !tbaa !8
  %36 = load i64, ptr %33, align 8, !tbaa !8
  %37 = icmp eq i64 %35, %36
  br i1 %37, label %38, label %.thread.i

38:                                               ; preds = %32
  %39 = mul nsw i64 %35, %10
  %40 = icmp eq i64 %39, %23
  %cond.fr.i = freeze i1 %40
  br label %.thread.i

.thread.i:                                        ; preds = %38, %32, %3
  %41 = phi i1 [ false, %32 ], [ false, %3 ], [ %cond.fr.i, %38 ]
  %42 = getelementptr inbounds i8, ptr %0, i64 152
  %43 = load i64, ptr %42, align 8, !tbaa !8
  %.not.1.i = icmp eq i64 %43, 0
  br i1 %.not.1.i, label %44, label %.thread.1.i

44:                                               ; preds = %.thread.i
  %45 = getelementptr inbounds i8, ptr %0, i64 104
  %46 = load i64, ptr %45, align 8, !tbaa !8
  %47 = getelementptr inbounds i8, ptr %0, i64 128
  %48 = load i64, ptr %47, align 8, !tbaa !8
  %49 = icmp eq i64 %46, %48
  br i1 %49, label %50, label %.thread.1.i

50:                                               ; preds = %44
  %51 = mul nsw i64 %46, %12
  %52 = icmp eq i64 %51, %25
  %cond.fr.1.i = freeze i1 %52
  %53 = and i1 %cond.fr.1.i, %41
  br label %.thread.1.i

.thread.1.i:                                      ; preds = %50, %44, %.thread.i
  %.not.i = phi i1 [ false, %44 ], [ false, %.thread.i ], [ %53, %50 ]
  %54 = getelementptr inbounds i8, ptr %0, i64 160
  %55 = load i64, ptr %54, align 8, !tbaa !8
  %.not.2.i = icmp eq i64 %55, 0
  br i1 %.not.2.i, label %56, label %cover_all.exit.thread

56:                                               ; preds = %.thread.1.i
  %57 = getelementptr inbounds i8, ptr %0, i64 112
  %58 = load i64, ptr %57, align 8, !tbaa !8
  %59 = getelementptr inbounds i8, ptr %0, i64 136
  %60 = load i64, ptr %59, align 8, !tbaa !8
  %61 = icmp eq i64 %58, %60
  br i1 %61, label %62, label %cover_all.exit.thread

62:                                               ; preds = %56
  %63 = getelementptr inbounds i8, ptr %0, i64 88
  %64 = load i64, ptr %63, align 8, !tbaa !8
  %65 = mul nsw i64 %64, %58
  %66 = icmp eq i64 %65, %19
  %cond.fr.2.i = freeze i1 %66
  %or.cond.not = and i1 %.not.i, %cond.fr.2.i
  br i1 %or.cond.not, label %.loopexit, label %cover_all.exit.thread

cover_all.exit.thread:                            ; preds = %62, %.thread.1.i, %56
  %67 = getelementptr inbounds i8, ptr %0, i64 120
  %68 = load i64, ptr %67, align 8, !tbaa !8
  %69 = mul nsw i64 %68, %16
  %70 = sub nsw i64 %69, %31
  %71 = icmp eq i64 %16, 0
  %72 = icmp slt i64 %70, 0
  %or.cond.i = select i1 %71, i1 true, i1 %72
  br i1 %or.cond.i, label %begins.exit, label %73

73:                                               ; preds = %cover_all.exit.thread
  %74 = icmp eq i64 %10, %16
  br i1 %74, label %begins.exit, label %75

75:                                               ; preds = %73
  %76 = tail call noundef i64 @llvm.smin.i64(i64 %70, i64 %23)
  br label %begins.exit

begins.exit:                                      ; preds = %cover_all.exit.thread, %73, %75
  %77 = phi i64 [ 0, %cover_all.exit.thread ], [ %76, %75 ], [ %23, %73 ]
  %78 = add nsw i64 %16, 1
  %79 = mul nsw i64 %68, %78
  %80 = sub nsw i64 %79, %31
  %81 = icmp eq i64 %78, 0
  %82 = icmp slt i64 %80, 0
  %or.cond.i11 = select i1 %81, i1 true, i1 %82
  %83 = icmp eq i64 %10, %78
  %84 = tail call i64 @llvm.smin.i64(i64 %80, i64 %23)
  %85 = add nsw i64 %17, 1
  %86 = getelementptr inbounds i8, ptr %0, i64 128
  %87 = icmp eq i64 %85, 0
  %88 = icmp eq i64 %17, 0
  %spec.select = select i1 %83, i64 %23, i64 %84
  %89 = select i1 %or.cond.i11, i64 0, i64 %spec.select
  %90 = icmp eq i64 %12, %85
  %91 = icmp slt i64 %77, %89
  br i1 %91, label %begins.exit14.preheader, label %.loopexit

begins.exit14.preheader:                          ; preds = %begins.exit
  %92 = load i64, ptr %86, align 8, !tbaa !8
  %93 = mul nsw i64 %92, %85
  %94 = sub nsw i64 %93, %43
  %95 = icmp slt i64 %94, 0
  %or.cond.i13 = select i1 %87, i1 true, i1 %95
  %96 = tail call i64 @llvm.smin.i64(i64 %94, i64 %25)
  %.mux = select i1 %90, i64 %25, i64 %96
  %97 = select i1 %or.cond.i13, i64 0, i64 %.mux
  %98 = mul nsw i64 %92, %17
  %99 = sub nsw i64 %98, %43
  %100 = icmp slt i64 %99, 0
  %or.cond.i15 = select i1 %88, i1 true, i1 %100
  %101 = tail call i64 @llvm.smin.i64(i64 %99, i64 %25)
  %102 = select i1 %or.cond.i15, i64 0, i64 %101
  br label %begins.exit14

begins.exit14:                                    ; preds = %begins.exit14.preheader, %._crit_edge
  %.0.i55 = phi i64 [ %109, %._crit_edge ], [ %77, %begins.exit14.preheader ]
  %103 = mul nsw i64 %.0.i55, %25
  %104 = add nsw i64 %97, %103
  %105 = mul nsw i64 %104, %20
  %106 = add nsw i64 %102, %103
  %107 = mul nsw i64 %106, %20
  %108 = icmp slt i64 %107, %105
  br i1 %108, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %begins.exit14
  %109 = add nsw i64 %.0.i55, 1
  %110 = icmp slt i64 %109, %89
  br i1 %110, label %begins.exit14, label %.loopexit, !llvm.loop !46

.lr.ph:                                           ; preds = %begins.exit14, %.lr.ph
  %.072.i31 = phi i64 [ %112, %.lr.ph ], [ %107, %begins.exit14 ]
  %111 = getelementptr inbounds float, ptr %29, i64 %.072.i31
  store float 0.000000e+00, ptr %111, align 4, !tbaa !47
  %112 = add nsw i64 %.072.i31, 1
  %113 = icmp slt i64 %112, %105
  br i1 %113, label %.lr.ph, label %._crit_edge, !llvm.loop !49

.loopexit:                                        ; preds = %._crit_edge, %begins.exit, %62
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #9
  call void @llvm.lifetime.start.p0(i64 784, ptr nonnull %5) #9
  %114 = getelementptr inbounds i8, ptr %0, i64 96
  %115 = load i64, ptr %114, align 8, !tbaa !8
  %116 = icmp sgt i64 %115, 0
  br i1 %116, label %.preheader.lr.ph.i, label %lines_met.exit

.preheader.lr.ph.i:                               ; preds = %.loopexit
  %117 = getelementptr inbounds i8, ptr %0, i64 104
  %118 = getelementptr inbounds i8, ptr %0, i64 120
  %119 = getelementptr inbounds i8, ptr %0, i64 168
  %.in52.i = getelementptr inbounds i8, ptr %0, i64 128
  %120 = getelementptr inbounds i8, ptr %0, i64 176
  %.pre.i = load i64, ptr %117, align 8, !tbaa !8
  br label %.preheader.i

.preheader.i:                                     ; preds = %._crit_edge.i, %.preheader.lr.ph.i
  %121 = phi i64 [ %115, %.preheader.lr.ph.i ], [ %124, %._crit_edge.i ]
  %122 = phi i64 [ %.pre.i, %.preheader.lr.ph.i ], [ %125, %._crit_edge.i ]
  %.059.i = phi ptr [ %4, %.preheader.lr.ph.i ], [ %.1.lcssa.i, %._crit_edge.i ]
  %.02958.i = phi i64 [ 0, %.preheader.lr.ph.i ], [ %126, %._crit_edge.i ]
  %123 = icmp sgt i64 %122, 0
  br i1 %123, label %.lr.ph.i, label %._crit_edge.i

._crit_edge.loopexit.i:                           ; preds = %met.exit40.thread.i
  %.pre61.i = load i64, ptr %114, align 8, !tbaa !8
  br label %._crit_edge.i

._crit_edge.i:                                    ; preds = %._crit_edge.loopexit.i, %.preheader.i
  %124 = phi i64 [ %121, %.preheader.i ], [ %.pre61.i, %._crit_edge.loopexit.i ]
  %125 = phi i64 [ %122, %.preheader.i ], [ %156, %._crit_edge.loopexit.i ]
  %.1.lcssa.i = phi ptr [ %.059.i, %.preheader.i ], [ %154, %._crit_edge.loopexit.i ]
  %126 = add nuw nsw i64 %.02958.i, 1
  %127 = icmp slt i64 %126, %124
  br i1 %127, label %.preheader.i, label %lines_met.exit, !llvm.loop !28

.lr.ph.i:                                         ; preds = %.preheader.i, %met.exit40.thread.i
  %.157.i = phi ptr [ %154, %met.exit40.thread.i ], [ %.059.i, %.preheader.i ]
  %.03055.i = phi i64 [ %155, %met.exit40.thread.i ], [ 0, %.preheader.i ]
  %128 = load i64, ptr %118, align 8, !tbaa !8
  %129 = mul nsw i64 %128, %16
  %130 = load i64, ptr %30, align 8, !tbaa !8
  %131 = sub nsw i64 %129, %130
  %132 = load i64, ptr %119, align 8, !tbaa !8
  %133 = mul nsw i64 %132, %.02958.i
  %134 = add nsw i64 %133, %131
  %135 = load i64, ptr %6, align 8, !tbaa !8
  %136 = icmp slt i64 %134, %135
  %spec.select.i.i = select i1 %136, i64 %134, i64 -1
  %137 = load i64, ptr %.in52.i, align 8, !tbaa !8
  %138 = mul nsw i64 %137, %17
  %139 = load i64, ptr %42, align 8, !tbaa !8
  %140 = sub i64 %138, %139
  %141 = load i64, ptr %120, align 8, !tbaa !8
  %142 = mul nsw i64 %141, %.03055.i
  %143 = add nsw i64 %142, %140
  %144 = load i64, ptr %24, align 8, !tbaa !8
  %145 = icmp slt i64 %143, %144
  %spec.select.i39.i = select i1 %145, i64 %143, i64 -1
  %146 = icmp slt i64 %spec.select.i.i, 0
  %147 = icmp slt i64 %spec.select.i39.i, 0
  %or.cond.i17 = select i1 %146, i1 true, i1 %147
  br i1 %or.cond.i17, label %met.exit40.thread.i, label %148

148:                                              ; preds = %.lr.ph.i
  %149 = mul nsw i64 %144, %spec.select.i.i
  %150 = add nsw i64 %149, %spec.select.i39.i
  %151 = load i64, ptr %18, align 8, !tbaa !8
  %152 = mul nsw i64 %150, %151
  br label %met.exit40.thread.i

met.exit40.thread.i:                              ; preds = %148, %.lr.ph.i
  %153 = phi i64 [ %152, %148 ], [ -1, %.lr.ph.i ]
  %154 = getelementptr inbounds i8, ptr %.157.i, i64 8
  store i64 %153, ptr %.157.i, align 8, !tbaa !8
  %155 = add nuw nsw i64 %.03055.i, 1
  %156 = load i64, ptr %117, align 8, !tbaa !8
  %157 = icmp slt i64 %155, %156
  br i1 %157, label %.lr.ph.i, label %._crit_edge.loopexit.i, !llvm.loop !29

lines_met.exit:                                   ; preds = %._crit_edge.i, %.loopexit
  %158 = getelementptr inbounds i8, ptr %0, i64 88
  %159 = load i64, ptr %158, align 8, !tbaa !8
  %160 = icmp sgt i64 %159, 0
  br i1 %160, label %.lr.ph47, label %apart_of.exit

.lr.ph47:                                         ; preds = %lines_met.exit
  %161 = getelementptr inbounds i8, ptr %0, i64 136
  %162 = getelementptr inbounds i8, ptr %0, i64 112
  %163 = getelementptr inbounds i8, ptr %0, i64 184
  %164 = getelementptr inbounds i8, ptr %0, i64 16
  %165 = getelementptr inbounds i8, ptr %0, i64 8
  %166 = getelementptr inbounds i8, ptr %5, i64 520
  %167 = getelementptr inbounds i8, ptr %5, i64 8
  %168 = getelementptr inbounds i8, ptr %5, i64 524
  %169 = getelementptr inbounds i8, ptr %5, i64 16
  %170 = getelementptr inbounds i8, ptr %5, i64 528
  %171 = getelementptr inbounds i8, ptr %5, i64 24
  %172 = getelementptr inbounds i8, ptr %5, i64 532
  %173 = getelementptr inbounds i8, ptr %5, i64 32
  br label %174

174:                                              ; preds = %.lr.ph47, %window_of.exit
  %175 = phi i64 [ %159, %.lr.ph47 ], [ %286, %window_of.exit ]
  %.070.i46 = phi i64 [ 0, %.lr.ph47 ], [ %285, %window_of.exit ]
  %.071.i45 = phi i64 [ 0, %.lr.ph47 ], [ %192, %window_of.exit ]
  %.not75.i = icmp eq i64 %.070.i46, 0
  br i1 %.not75.i, label %moved.exit.thread, label %176

176:                                              ; preds = %174
  %177 = load i64, ptr %161, align 8, !tbaa !8
  %178 = mul nsw i64 %177, %.070.i46
  %179 = load i64, ptr %54, align 8, !tbaa !8
  %180 = sub nsw i64 %178, %179
  %.not22.i = icmp slt i64 %180, %177
  br i1 %.not22.i, label %moved.exit.thread, label %181

181:                                              ; preds = %176
  %182 = load i64, ptr %162, align 8, !tbaa !8
  %183 = add nsw i64 %182, -1
  %184 = load i64, ptr %163, align 8, !tbaa !8
  %185 = mul nsw i64 %183, %184
  %186 = add nsw i64 %185, %180
  %187 = load i64, ptr %18, align 8, !tbaa !8
  %188 = icmp slt i64 %186, %187
  br i1 %188, label %moved.exit, label %moved.exit.thread

moved.exit:                                       ; preds = %181
  %.not76.i = icmp eq i64 %177, 0
  %189 = mul nsw i64 %177, %9
  %190 = add nsw i64 %189, %.071.i45
  br i1 %.not76.i, label %moved.exit.thread, label %191

moved.exit.thread:                                ; preds = %181, %176, %174, %moved.exit
  call fastcc void @meets(ptr noundef nonnull %0, ptr noundef nonnull %4, i64 noundef %.070.i46, i64 noundef 0, ptr noundef nonnull %5) #7
  br label %191

191:                                              ; preds = %moved.exit.thread, %moved.exit
  %192 = phi i64 [ 0, %moved.exit.thread ], [ %190, %moved.exit ]
  %193 = mul nsw i64 %175, %1
  %194 = add nsw i64 %193, %.070.i46
  %195 = mul nsw i64 %194, %9
  %196 = load i64, ptr %5, align 8, !tbaa !30
  %197 = icmp eq i64 %196, 4
  %198 = getelementptr inbounds float, ptr %29, i64 %192
  %199 = load i64, ptr %8, align 8, !tbaa !27
  %200 = icmp sgt i64 %199, 0
  br i1 %197, label %201, label %247

201:                                              ; preds = %191
  br i1 %200, label %.lr.ph44.preheader, label %window_of.exit

.lr.ph44.preheader:                               ; preds = %201
  %202 = load <4 x i32>, ptr %166, align 8
  %203 = shufflevector <4 x i32> %202, <4 x i32> poison, <16 x i32> zeroinitializer
  %204 = load i64, ptr %167, align 8, !tbaa !8
  %205 = load <4 x i32>, ptr %168, align 4
  %206 = shufflevector <4 x i32> %205, <4 x i32> poison, <16 x i32> zeroinitializer
  %207 = load i64, ptr %169, align 8, !tbaa !8
  %208 = load <4 x i32>, ptr %170, align 8
  %209 = shufflevector <4 x i32> %208, <4 x i32> poison, <16 x i32> zeroinitializer
  %210 = load i64, ptr %171, align 8, !tbaa !8
  %211 = load <4 x i32>, ptr %172, align 4
  %212 = shufflevector <4 x i32> %211, <4 x i32> poison, <16 x i32> zeroinitializer
  %213 = load i64, ptr %173, align 8, !tbaa !8
  br label %.lr.ph44

.lr.ph44:                                         ; preds = %.lr.ph44.preheader, %233
  %214 = phi i64 [ %245, %233 ], [ %199, %.lr.ph44.preheader ]
  %.0.i242 = phi i64 [ %244, %233 ], [ 0, %.lr.ph44.preheader ]
  %215 = add nsw i64 %214, -16
  %216 = tail call noundef i64 @llvm.smin.i64(i64 %.0.i242, i64 %215)
  %217 = load ptr, ptr %0, align 8, !tbaa !32
  %218 = getelementptr inbounds float, ptr %217, i64 %195
  %219 = getelementptr inbounds float, ptr %218, i64 %216
  %220 = load <16 x float>, ptr %219, align 4, !tbaa !34
  %221 = load ptr, ptr %164, align 8, !tbaa !38
  %222 = getelementptr inbounds i8, ptr %221, i64 %195
  %223 = getelementptr inbounds i8, ptr %222, i64 %216
  %224 = load <16 x i8>, ptr %223, align 1, !tbaa !34
  %225 = zext <16 x i8> %224 to <16 x i32>
  %226 = load ptr, ptr %165, align 8, !tbaa !43
  %.not.i3 = icmp eq ptr %226, null
  br i1 %.not.i3, label %233, label %227

227:                                              ; preds = %.lr.ph44
  %228 = getelementptr inbounds float, ptr %226, i64 %195
  %229 = getelementptr inbounds float, ptr %228, i64 %216
  %230 = load <16 x float>, ptr %229, align 4, !tbaa !34
  %231 = fcmp ogt <16 x float> %230, zeroinitializer
  %232 = select <16 x i1> %231, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <16 x float> zeroinitializer
  br label %233

233:                                              ; preds = %227, %.lr.ph44
  %234 = phi <16 x float> [ %232, %227 ], [ <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %.lr.ph44 ]
  %235 = fmul <16 x float> %220, zeroinitializer
  %invariant.gep39 = getelementptr float, ptr %198, i64 %216
  %.not.i.i = icmp eq <16 x i32> %203, %225
  %.v.i.i = select <16 x i1> %.not.i.i, <16 x float> %220, <16 x float> %235
  %236 = fadd <16 x float> %.v.i.i, zeroinitializer
  %237 = fmul <16 x float> %234, %236
  %gep40 = getelementptr float, ptr %invariant.gep39, i64 %204
  store <16 x float> %237, ptr %gep40, align 4, !tbaa !34
  %.not.i.i.1 = icmp eq <16 x i32> %206, %225
  %.v.i.i.1 = select <16 x i1> %.not.i.i.1, <16 x float> %220, <16 x float> %235
  %238 = fadd <16 x float> %.v.i.i.1, zeroinitializer
  %239 = fmul <16 x float> %234, %238
  %gep40.1 = getelementptr float, ptr %invariant.gep39, i64 %207
  store <16 x float> %239, ptr %gep40.1, align 4, !tbaa !34
  %.not.i.i.2 = icmp eq <16 x i32> %209, %225
  %.v.i.i.2 = select <16 x i1> %.not.i.i.2, <16 x float> %220, <16 x float> %235
  %240 = fadd <16 x float> %.v.i.i.2, zeroinitializer
  %241 = fmul <16 x float> %234, %240
  %gep40.2 = getelementptr float, ptr %invariant.gep39, i64 %210
  store <16 x float> %241, ptr %gep40.2, align 4, !tbaa !34
  %.not.i.i.3 = icmp eq <16 x i32> %212, %225
  %.v.i.i.3 = select <16 x i1> %.not.i.i.3, <16 x float> %220, <16 x float> %235
  %242 = fadd <16 x float> %.v.i.i.3, zeroinitializer
  %243 = fmul <16 x float> %234, %242
  %gep40.3 = getelementptr float, ptr %invariant.gep39, i64 %213
  store <16 x float> %243, ptr %gep40.3, align 4, !tbaa !34
  %244 = add nuw nsw i64 %.0.i242, 16
  %245 = load i64, ptr %8, align 8, !tbaa !27
  %246 = icmp slt i64 %244, %245
  br i1 %246, label %.lr.ph44, label %window_of.exit, !llvm.loop !50

247:                                              ; preds = %191
  br i1 %200, label %.lr.ph38, label %window_of.exit

.lr.ph38:                                         ; preds = %247
  %248 = icmp sgt i64 %196, 0
  br label %249

249:                                              ; preds = %.lr.ph38, %._crit_edge35
  %250 = phi i64 [ %199, %.lr.ph38 ], [ %272, %._crit_edge35 ]
  %.0.i436 = phi i64 [ 0, %.lr.ph38 ], [ %273, %._crit_edge35 ]
  %251 = add nsw i64 %250, -16
  %252 = tail call noundef i64 @llvm.smin.i64(i64 %.0.i436, i64 %251)
  %253 = load ptr, ptr %0, align 8, !tbaa !32
  %254 = getelementptr inbounds float, ptr %253, i64 %195
  %255 = getelementptr inbounds float, ptr %254, i64 %252
  %256 = load <16 x float>, ptr %255, align 4, !tbaa !34
  %257 = load ptr, ptr %164, align 8, !tbaa !38
  %258 = getelementptr inbounds i8, ptr %257, i64 %195
  %259 = getelementptr inbounds i8, ptr %258, i64 %252
  %260 = load <16 x i8>, ptr %259, align 1, !tbaa !34
  %261 = zext <16 x i8> %260 to <16 x i32>
  %262 = load ptr, ptr %165, align 8, !tbaa !43
  %.not.i5 = icmp eq ptr %262, null
  br i1 %.not.i5, label %269, label %263

263:                                              ; preds = %249
  %264 = getelementptr inbounds float, ptr %262, i64 %195
  %265 = getelementptr inbounds float, ptr %264, i64 %252
  %266 = load <16 x float>, ptr %265, align 4, !tbaa !34
  %267 = fcmp ogt <16 x float> %266, zeroinitializer
  %268 = select <16 x i1> %267, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <16 x float> zeroinitializer
  br label %269

269:                                              ; preds = %263, %249
  %270 = phi <16 x float> [ %268, %263 ], [ <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %249 ]
  %invariant.gep = getelementptr float, ptr %198, i64 %252
  br i1 %248, label %.lr.ph34, label %._crit_edge35

.lr.ph34:                                         ; preds = %269
  %271 = fmul <16 x float> %256, zeroinitializer
  br label %275

._crit_edge35.loopexit:                           ; preds = %275
  %.pre = load i64, ptr %8, align 8, !tbaa !27
  br label %._crit_edge35

._crit_edge35:                                    ; preds = %._crit_edge35.loopexit, %269
  %272 = phi i64 [ %.pre, %._crit_edge35.loopexit ], [ %250, %269 ]
  %273 = add nuw nsw i64 %.0.i436, 16
  %274 = icmp slt i64 %273, %272
  br i1 %274, label %249, label %window_of.exit, !llvm.loop !50

275:                                              ; preds = %.lr.ph34, %275
  %.032.i632 = phi i64 [ 0, %.lr.ph34 ], [ %284, %275 ]
  %276 = getelementptr inbounds [64 x i32], ptr %166, i64 0, i64 %.032.i632
  %277 = load i32, ptr %276, align 4, !tbaa !39
  %278 = insertelement <16 x i32> poison, i32 %277, i64 0
  %279 = shufflevector <16 x i32> %278, <16 x i32> poison, <16 x i32> zeroinitializer
  %.not.i.i7 = icmp eq <16 x i32> %279, %261
  %.v.i.i8 = select <16 x i1> %.not.i.i7, <16 x float> %256, <16 x float> %271
  %280 = fadd <16 x float> %.v.i.i8, zeroinitializer
  %281 = fmul <16 x float> %270, %280
  %282 = getelementptr inbounds [64 x i64], ptr %167, i64 0, i64 %.032.i632
  %283 = load i64, ptr %282, align 8, !tbaa !8
  %gep = getelementptr float, ptr %invariant.gep, i64 %283
  store <16 x float> %281, ptr %gep, align 4, !tbaa !34
  %284 = add nuw nsw i64 %.032.i632, 1
  %exitcond.not = icmp eq i64 %284, %196
  br i1 %exitcond.not, label %._crit_edge35.loopexit, label %275, !llvm.loop !51

window_of.exit:                                   ; preds = %._crit_edge35, %233, %247, %201
  %285 = add nuw nsw i64 %.070.i46, 1
  %286 = load i64, ptr %158, align 8, !tbaa !8
  %287 = icmp slt i64 %285, %286
  br i1 %287, label %174, label %apart_of.exit, !llvm.loop !52

apart_of.exit:                                    ; preds = %window_of.exit, %lines_met.exit
  call void @llvm.lifetime.end.p0(i64 784, ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4) #9
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @put_back_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #1 {
  %4 = alloca [64 x i64], align 16
  %5 = alloca %struct.taps_met, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = getelementptr inbounds i8, ptr %0, i64 72
  %8 = load i64, ptr %6, align 8, !tbaa !8
  %9 = getelementptr inbounds i8, ptr %0, i64 56
  %10 = load i64, ptr %9, align 8, !tbaa !8
  %11 = mul nsw i64 %10, %8
  %12 = sdiv i64 %1, %11
  %13 = srem i64 %1, %11
  %14 = load i64, ptr %7, align 8, !tbaa !8
  %15 = getelementptr inbounds i8, ptr %0, i64 80
  %16 = load i64, ptr %15, align 8, !tbaa !8
  %17 = getelementptr inbounds i8, ptr %0, i64 88
  %18 = load i64, ptr %17, align 8, !tbaa !8
  %19 = getelementptr inbounds i8, ptr %0, i64 32
  %20 = load i64, ptr %19, align 8, !tbaa !27
  %21 = mul i64 %14, %12
  %22 = mul i64 %21, %16
  %23 = mul i64 %22, %18
  %24 = mul nsw i64 %23, %20
  %25 = mul nsw i64 %12, %11
  %26 = add nsw i64 %25, %13
  %27 = getelementptr inbounds i8, ptr %0, i64 64
  %28 = load i64, ptr %27, align 8, !tbaa !8
  %29 = mul i64 %20, %26
  %30 = mul i64 %29, %28
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #9
  call void @llvm.lifetime.start.p0(i64 784, ptr nonnull %5) #9
  call fastcc void @lines_met(ptr noundef %0, i64 noundef %13, i64 noundef 1, ptr noundef nonnull %4) #7
  %31 = load i64, ptr %27, align 8, !tbaa !8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %.lr.ph33, label %row_of.exit

.lr.ph33:                                         ; preds = %3
  %33 = getelementptr inbounds i8, ptr %0, i64 136
  %34 = getelementptr inbounds i8, ptr %0, i64 112
  %35 = getelementptr inbounds i8, ptr %0, i64 184
  %36 = getelementptr inbounds i8, ptr %0, i64 160
  %37 = getelementptr inbounds i8, ptr %0, i64 16
  %38 = getelementptr inbounds i8, ptr %0, i64 24
  %39 = getelementptr inbounds i8, ptr %5, i64 8
  %40 = getelementptr inbounds i8, ptr %5, i64 520
  %.phi.trans.insert = getelementptr inbounds i8, ptr %5, i64 16
  %.phi.trans.insert41 = getelementptr inbounds i8, ptr %5, i64 524
  %.phi.trans.insert43 = getelementptr inbounds i8, ptr %5, i64 24
  %.phi.trans.insert45 = getelementptr inbounds i8, ptr %5, i64 528
  %.phi.trans.insert47 = getelementptr inbounds i8, ptr %5, i64 32
  %.phi.trans.insert49 = getelementptr inbounds i8, ptr %5, i64 532
  br label %41

41:                                               ; preds = %.lr.ph33, %position_of.exit
  %42 = phi i64 [ undef, %.lr.ph33 ], [ %61, %position_of.exit ]
  %.0.i32 = phi i64 [ 0, %.lr.ph33 ], [ %63, %position_of.exit ]
  %.052.i31 = phi i64 [ 0, %.lr.ph33 ], [ %149, %position_of.exit ]
  %.not.i = icmp eq i64 %.052.i31, 0
  br i1 %.not.i, label %moved.exit.thread, label %43

43:                                               ; preds = %41
  %44 = load i64, ptr %33, align 8, !tbaa !8
  %45 = icmp eq i64 %44, 1
  br i1 %45, label %46, label %moved.exit.thread

46:                                               ; preds = %43
  %47 = load i64, ptr %34, align 8, !tbaa !8
  %48 = add nsw i64 %47, -1
  %49 = load i64, ptr %35, align 8, !tbaa !8
  %50 = mul nsw i64 %48, %49
  %51 = add nsw i64 %.052.i31, -1
  %52 = load i64, ptr %36, align 8, !tbaa !8
  %53 = add nsw i64 %51, %52
  %.not23.i = icmp slt i64 %53, %50
  br i1 %.not23.i, label %moved.exit.thread, label %moved.exit

moved.exit:                                       ; preds = %46
  %54 = add nsw i64 %52, %.052.i31
  %55 = load i64, ptr %17, align 8, !tbaa !8
  %56 = icmp slt i64 %54, %55
  br i1 %56, label %57, label %moved.exit.thread

57:                                               ; preds = %moved.exit
  %58 = load i64, ptr %19, align 8, !tbaa !27
  %59 = add nsw i64 %58, %.0.i32
  br label %60

moved.exit.thread:                                ; preds = %43, %46, %41, %moved.exit
  call fastcc void @meets(ptr noundef nonnull %0, ptr noundef nonnull %4, i64 noundef %.052.i31, i64 noundef 1, ptr noundef nonnull %5) #7
  %.pre = load i64, ptr %19, align 8, !tbaa !27
  %.pre37 = load i64, ptr %5, align 8, !tbaa !30
  br label %60

60:                                               ; preds = %57, %moved.exit.thread
  %61 = phi i64 [ %.pre37, %moved.exit.thread ], [ %42, %57 ]
  %62 = phi i64 [ %.pre, %moved.exit.thread ], [ %58, %57 ]
  %63 = phi i64 [ 0, %moved.exit.thread ], [ %59, %57 ]
  %64 = mul nsw i64 %62, %.052.i31
  %65 = add nsw i64 %64, %30
  %66 = icmp eq i64 %61, 4
  %67 = add nsw i64 %63, %24
  %68 = icmp sgt i64 %62, 0
  br i1 %66, label %69, label %117

69:                                               ; preds = %60
  br i1 %68, label %.lr.ph30.preheader, label %position_of.exit

.lr.ph30.preheader:                               ; preds = %69
  %.pre38 = load i64, ptr %39, align 8, !tbaa !8
  %.pre39 = load <4 x i32>, ptr %40, align 8
  %.pre40 = load i64, ptr %.phi.trans.insert, align 8, !tbaa !8
  %.pre42 = load <4 x i32>, ptr %.phi.trans.insert41, align 4
  %.pre44 = load i64, ptr %.phi.trans.insert43, align 8, !tbaa !8
  %.pre46 = load <4 x i32>, ptr %.phi.trans.insert45, align 8
  %.pre48 = load i64, ptr %.phi.trans.insert47, align 8, !tbaa !8
  %.pre50 = load <4 x i32>, ptr %.phi.trans.insert49, align 4
  %70 = shufflevector <4 x i32> %.pre39, <4 x i32> poison, <16 x i32> zeroinitializer
  %71 = shufflevector <4 x i32> %.pre42, <4 x i32> poison, <16 x i32> zeroinitializer
  %72 = shufflevector <4 x i32> %.pre46, <4 x i32> poison, <16 x i32> zeroinitializer
  %73 = shufflevector <4 x i32> %.pre50, <4 x i32> poison, <16 x i32> zeroinitializer
  br label %.lr.ph30

.lr.ph30:                                         ; preds = %.lr.ph30.preheader, %.lr.ph30
  %74 = phi i64 [ %115, %.lr.ph30 ], [ %62, %.lr.ph30.preheader ]
  %.0.i229 = phi i64 [ %114, %.lr.ph30 ], [ 0, %.lr.ph30.preheader ]
  %75 = add nsw i64 %74, -16
  %76 = tail call noundef i64 @llvm.smin.i64(i64 %.0.i229, i64 %75)
  %77 = load ptr, ptr %0, align 8, !tbaa !32
  %78 = getelementptr inbounds float, ptr %77, i64 %67
  %79 = getelementptr inbounds float, ptr %78, i64 %76
  %80 = load ptr, ptr %37, align 8, !tbaa !38
  %81 = getelementptr inbounds i8, ptr %80, i64 %67
  %82 = getelementptr inbounds i8, ptr %81, i64 %76
  %83 = load ptr, ptr %38, align 8, !tbaa !33
  %84 = getelementptr float, ptr %83, i64 %76
  %85 = getelementptr inbounds float, ptr %79, i64 %.pre38
  %86 = load <16 x float>, ptr %85, align 4, !tbaa !34
  %87 = getelementptr inbounds i8, ptr %82, i64 %.pre38
  %88 = load <16 x i8>, ptr %87, align 1, !tbaa !34
  %89 = zext <16 x i8> %88 to <16 x i32>
  %90 = fmul <16 x float> %86, zeroinitializer
  %.not.i9 = icmp eq <16 x i32> %70, %89
  %.v.i = select <16 x i1> %.not.i9, <16 x float> %86, <16 x float> %90
  %91 = fadd <16 x float> %.v.i, zeroinitializer
  %92 = getelementptr inbounds float, ptr %79, i64 %.pre40
  %93 = load <16 x float>, ptr %92, align 4, !tbaa !34
  %94 = getelementptr inbounds i8, ptr %82, i64 %.pre40
  %95 = load <16 x i8>, ptr %94, align 1, !tbaa !34
  %96 = zext <16 x i8> %95 to <16 x i32>
  %97 = fmul <16 x float> %93, zeroinitializer
  %.not.i9.1 = icmp eq <16 x i32> %71, %96
  %.v.i.1 = select <16 x i1> %.not.i9.1, <16 x float> %93, <16 x float> %97
  %98 = fadd <16 x float> %91, %.v.i.1
  %99 = getelementptr inbounds float, ptr %79, i64 %.pre44
  %100 = load <16 x float>, ptr %99, align 4, !tbaa !34
  %101 = getelementptr inbounds i8, ptr %82, i64 %.pre44
  %102 = load <16 x i8>, ptr %101, align 1, !tbaa !34
  %103 = zext <16 x i8> %102 to <16 x i32>
  %104 = fmul <16 x float> %100, zeroinitializer
  %.not.i9.2 = icmp eq <16 x i32> %72, %103
  %.v.i.2 = select <16 x i1> %.not.i9.2, <16 x float> %100, <16 x float> %104
  %105 = fadd <16 x float> %98, %.v.i.2
  %106 = getelementptr inbounds float, ptr %79, i64 %.pre48
  %107 = load <16 x float>, ptr %106, align 4, !tbaa !34
  %108 = getelementptr inbounds i8, ptr %82, i64 %.pre48
  %109 = load <16 x i8>, ptr %108, align 1, !tbaa !34
  %110 = zext <16 x i8> %109 to <16 x i32>
  %111 = fmul <16 x float> %107, zeroinitializer
  %.not.i9.3 = icmp eq <16 x i32> %73, %110
  %.v.i.3 = select <16 x i1> %.not.i9.3, <16 x float> %107, <16 x float> %111
  %112 = fadd <16 x float> %105, %.v.i.3
  %113 = getelementptr float, ptr %84, i64 %65
  store <16 x float> %112, ptr %113, align 4, !tbaa !34
  %114 = add nuw nsw i64 %.0.i229, 16
  %115 = load i64, ptr %19, align 8, !tbaa !27
  %116 = icmp slt i64 %114, %115
  br i1 %116, label %.lr.ph30, label %position_of.exit, !llvm.loop !35

117:                                              ; preds = %60
  br i1 %68, label %.lr.ph26, label %position_of.exit

.lr.ph26:                                         ; preds = %117
  %118 = icmp sgt i64 %61, 0
  br label %119

119:                                              ; preds = %.lr.ph26, %put_at.exit
  %120 = phi i64 [ %62, %.lr.ph26 ], [ %147, %put_at.exit ]
  %.0.i325 = phi i64 [ 0, %.lr.ph26 ], [ %146, %put_at.exit ]
  %121 = add nsw i64 %120, -16
  %122 = tail call noundef i64 @llvm.smin.i64(i64 %.0.i325, i64 %121)
  %123 = load ptr, ptr %0, align 8, !tbaa !32
  %124 = getelementptr inbounds float, ptr %123, i64 %67
  %125 = getelementptr inbounds float, ptr %124, i64 %122
  %126 = load ptr, ptr %37, align 8, !tbaa !38
  %127 = getelementptr inbounds i8, ptr %126, i64 %67
  %128 = getelementptr inbounds i8, ptr %127, i64 %122
  %129 = load ptr, ptr %38, align 8, !tbaa !33
  %130 = getelementptr float, ptr %129, i64 %122
  %131 = getelementptr float, ptr %130, i64 %65
  br i1 %118, label %.lr.ph, label %put_at.exit

.lr.ph:                                           ; preds = %119, %.lr.ph
  %.0.i524 = phi i64 [ %145, %.lr.ph ], [ 0, %119 ]
  %.013.i23 = phi <16 x float> [ %144, %.lr.ph ], [ zeroinitializer, %119 ]
  %132 = getelementptr inbounds [64 x i64], ptr %39, i64 0, i64 %.0.i524
  %133 = load i64, ptr %132, align 8, !tbaa !8
  %134 = getelementptr inbounds float, ptr %125, i64 %133
  %135 = load <16 x float>, ptr %134, align 4, !tbaa !34
  %136 = getelementptr inbounds i8, ptr %128, i64 %133
  %137 = load <16 x i8>, ptr %136, align 1, !tbaa !34
  %138 = zext <16 x i8> %137 to <16 x i32>
  %139 = getelementptr inbounds [64 x i32], ptr %40, i64 0, i64 %.0.i524
  %140 = load i32, ptr %139, align 4, !tbaa !39
  %141 = fmul <16 x float> %135, zeroinitializer
  %142 = insertelement <16 x i32> poison, i32 %140, i64 0
  %143 = shufflevector <16 x i32> %142, <16 x i32> poison, <16 x i32> zeroinitializer
  %.not.i10 = icmp eq <16 x i32> %143, %138
  %.v.i11 = select <16 x i1> %.not.i10, <16 x float> %135, <16 x float> %141
  %144 = fadd <16 x float> %.013.i23, %.v.i11
  %145 = add nuw nsw i64 %.0.i524, 1
  %exitcond.not = icmp eq i64 %145, %61
  br i1 %exitcond.not, label %put_at.exit, label %.lr.ph, !llvm.loop !53

put_at.exit:                                      ; preds = %.lr.ph, %119
  %.013.i.lcssa = phi <16 x float> [ zeroinitializer, %119 ], [ %144, %.lr.ph ]
  store <16 x float> %.013.i.lcssa, ptr %131, align 4, !tbaa !34
  %146 = add nuw nsw i64 %.0.i325, 16
  %147 = load i64, ptr %19, align 8, !tbaa !27
  %148 = icmp slt i64 %146, %147
  br i1 %148, label %119, label %position_of.exit, !llvm.loop !35

position_of.exit:                                 ; preds = %put_at.exit, %.lr.ph30, %117, %69
  %149 = add nuw nsw i64 %.052.i31, 1
  %150 = load i64, ptr %27, align 8, !tbaa !8
  %151 = icmp slt i64 %149, %150
  br i1 %151, label %41, label %row_of.exit, !llvm.loop !37

row_of.exit:                                      ; preds = %position_of.exit, %3
  call void @llvm.lifetime.end.p0(i64 784, ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4) #9
  ret void
}

; Function Attrs: nounwind
define void @spread_back(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 96
  %4 = getelementptr inbounds i8, ptr %1, i64 120
  %5 = load i64, ptr %3, align 8, !tbaa !8
  %6 = load i64, ptr %4, align 8, !tbaa !8
  %.not.i = icmp sgt i64 %5, %6
  br i1 %.not.i, label %.thread.i, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, ptr %1, i64 168
  %9 = load i64, ptr %8, align 8, !tbaa !8
  %10 = icmp eq i64 %9, 1
  %11 = icmp eq i64 %5, 1
  %spec.select.i = or i1 %11, %10
  %cond.fr.i = freeze i1 %spec.select.i
  %12 = xor i1 %cond.fr.i, true
  br label %.thread.i

.thread.i:                                        ; preds = %7, %2
  %13 = phi i1 [ true, %2 ], [ %12, %7 ]
  %14 = getelementptr inbounds i8, ptr %1, i64 104
  %15 = load i64, ptr %14, align 8, !tbaa !8
  %16 = getelementptr inbounds i8, ptr %1, i64 128
  %17 = load i64, ptr %16, align 8, !tbaa !8
  %.not.1.i = icmp sgt i64 %15, %17
  br i1 %.not.1.i, label %.thread.1.i, label %18

18:                                               ; preds = %.thread.i
  %19 = getelementptr inbounds i8, ptr %1, i64 176
  %20 = load i64, ptr %19, align 8, !tbaa !8
  %21 = icmp eq i64 %20, 1
  %22 = icmp eq i64 %15, 1
  %spec.select.1.i = or i1 %22, %21
  %cond.fr.1.i = freeze i1 %spec.select.1.i
  %not.cond.fr.1.i = xor i1 %cond.fr.1.i, true
  %23 = or i1 %13, %not.cond.fr.1.i
  br label %.thread.1.i

.thread.1.i:                                      ; preds = %18, %.thread.i
  %.not = phi i1 [ true, %.thread.i ], [ %23, %18 ]
  %24 = getelementptr inbounds i8, ptr %1, i64 112
  %25 = load i64, ptr %24, align 8, !tbaa !8
  %26 = getelementptr inbounds i8, ptr %1, i64 136
  %27 = load i64, ptr %26, align 8, !tbaa !8
  %.not.2.i = icmp sgt i64 %25, %27
  br i1 %.not.2.i, label %are_apart.exit.thread, label %28

28:                                               ; preds = %.thread.1.i
  %29 = getelementptr inbounds i8, ptr %1, i64 184
  %30 = load i64, ptr %29, align 8, !tbaa !8
  %31 = icmp eq i64 %30, 1
  %32 = icmp eq i64 %25, 1
  %spec.select.2.i = or i1 %32, %31
  %cond.fr.2.i = freeze i1 %spec.select.2.i
  %cond.fr.2.i.not = xor i1 %cond.fr.2.i, true
  %or.cond = or i1 %.not, %cond.fr.2.i.not
  br i1 %or.cond, label %are_apart.exit.thread, label %33

are_apart.exit.thread:                            ; preds = %28, %.thread.1.i
  br label %33

33:                                               ; preds = %28, %are_apart.exit.thread
  %.sink = phi i64 [ 48, %are_apart.exit.thread ], [ 72, %28 ]
  %.sink14 = phi i64 [ 56, %are_apart.exit.thread ], [ 80, %28 ]
  %spread_back_part.sink = phi ptr [ @spread_back_part, %are_apart.exit.thread ], [ @spread_back_apart, %28 ]
  %34 = getelementptr inbounds i8, ptr %1, i64 40
  %35 = load i64, ptr %34, align 8, !tbaa !2
  %36 = getelementptr inbounds i8, ptr %1, i64 %.sink
  %37 = load i64, ptr %36, align 8, !tbaa !8
  %38 = getelementptr inbounds i8, ptr %1, i64 %.sink14
  %39 = load i64, ptr %38, align 8, !tbaa !8
  %40 = mul i64 %37, %35
  %41 = mul i64 %40, %39
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull %spread_back_part.sink, ptr noundef nonnull %1, i64 noundef %41) #7
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @spread_back_apart(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #1 {
  %4 = alloca [64 x i64], align 16
  %5 = alloca %struct.taps_met, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = getelementptr inbounds i8, ptr %0, i64 72
  %8 = getelementptr inbounds i8, ptr %0, i64 32
  %9 = load i64, ptr %8, align 8, !tbaa !27
  %10 = load i64, ptr %7, align 8, !tbaa !8
  %11 = getelementptr inbounds i8, ptr %0, i64 80
  %12 = load i64, ptr %11, align 8, !tbaa !8
  %13 = mul nsw i64 %12, %10
  %14 = sdiv i64 %1, %13
  %15 = srem i64 %1, %13
  %16 = sdiv i64 %15, %12
  %17 = srem i64 %15, %12
  %18 = getelementptr inbounds i8, ptr %0, i64 64
  %19 = load i64, ptr %18, align 8, !tbaa !8
  %20 = mul nsw i64 %19, %9
  %21 = getelementptr inbounds i8, ptr %0, i64 24
  %22 = load ptr, ptr %21, align 8, !tbaa !33
  %23 = load i64, ptr %6, align 8, !tbaa !8
  %24 = getelementptr inbounds i8, ptr %0, i64 56
  %25 = load i64, ptr %24, align 8, !tbaa !8
  %26 = mul i64 %20, %14
  %27 = mul i64 %26, %23
  %28 = mul i64 %27, %25
  %29 = getelementptr inbounds float, ptr %22, i64 %28
  %30 = getelementptr inbounds i8, ptr %0, i64 144
  %31 = load i64, ptr %30, align 8, !tbaa !8
  %.not.i6 = icmp eq i64 %31, 0
  br i1 %.not.i6, label %32, label %.thread.i

32:                                               ; preds = %3
  %33 = getelementptr inbounds i8, ptr %0, i64 120
  %34 = getelementptr inbounds i8, ptr %0, i64 96
  %35 = load i64, ptr %34, align 8, !tbaa !8
  %36 = load i64, ptr %33, align 8, !tbaa !8
  %37 = icmp eq i64 %35, %36
  br i1 %37, label %38, label %.thread.i

38:                                               ; preds = %32
  %39 = mul nsw i64 %35, %10
  %40 = icmp eq i64 %39, %23
  %cond.fr.i = freeze i1 %40
  br label %.thread.i

.thread.i:                                        ; preds = %38, %32, %3
  %41 = phi i1 [ false, %32 ], [ false, %3 ], [ %cond.fr.i, %38 ]
  %42 = getelementptr inbounds i8, ptr %0, i64 152
  %43 = load i64, ptr %42, align 8, !tbaa !8
  %.not.1.i = icmp eq i64 %43, 0
  br i1 %.not.1.i, label %44, label %.thread.1.i

44:                                               ; preds = %.thread.i
  %45 = getelementptr inbounds i8, ptr %0, i64 104
  %46 = load i64, ptr %45, align 8, !tbaa !8
  %47 = getelementptr inbounds i8, ptr %0, i64 128
  %48 = load i64, ptr %47, align 8, !tbaa !8
  %49 = icmp eq i64 %46, %48
  br i1 %49, label %50, label %.thread.1.i

50:                                               ; preds = %44
  %51 = mul nsw i64 %46, %12
  %52 = icmp eq i64 %51, %25
  %cond.fr.1.i = freeze i1 %52
  %53 = and i1 %cond.fr.1.i, %41
  br label %.thread.1.i

.thread.1.i:                                      ; preds = %50, %44, %.thread.i
  %.not.i = phi i1 [ false, %44 ], [ false, %.thread.i ], [ %53, %50 ]
  %54 = getelementptr inbounds i8, ptr %0, i64 160
  %55 = load i64, ptr %54, align 8, !tbaa !8
  %.not.2.i = icmp eq i64 %55, 0
  br i1 %.not.2.i, label %56, label %cover_all.exit.thread

56:                                               ; preds = %.thread.1.i
  %57 = getelementptr inbounds i8, ptr %0, i64 112
  %58 = load i64, ptr %57, align 8, !tbaa !8
  %59 = getelementptr inbounds i8, ptr %0, i64 136
  %60 = load i64, ptr %59, align 8, !tbaa !8
  %61 = icmp eq i64 %58, %60
  br i1 %61, label %62, label %cover_all.exit.thread

62:                                               ; preds = %56
  %63 = getelementptr inbounds i8, ptr %0, i64 88
  %64 = load i64, ptr %63, align 8, !tbaa !8
  %65 = mul nsw i64 %64, %58
  %66 = icmp eq i64 %65, %19
  %cond.fr.2.i = freeze i1 %66
  %or.cond.not = and i1 %.not.i, %cond.fr.2.i
  br i1 %or.cond.not, label %.loopexit, label %cover_all.exit.thread

cover_all.exit.thread:                            ; preds = %62, %.thread.1.i, %56
  %67 = getelementptr inbounds i8, ptr %0, i64 120
  %68 = load i64, ptr %67, align 8, !tbaa !8
  %69 = mul nsw i64 %68, %16
  %70 = sub nsw i64 %69, %31
  %71 = icmp eq i64 %16, 0
  %72 = icmp slt i64 %70, 0
  %or.cond.i = select i1 %71, i1 true, i1 %72
  br i1 %or.cond.i, label %begins.exit, label %73

73:                                               ; preds = %cover_all.exit.thread
  %74 = icmp eq i64 %10, %16
  br i1 %74, label %begins.exit, label %75

75:                                               ; preds = %73
  %76 = tail call noundef i64 @llvm.smin.i64(i64 %70, i64 %23)
  br label %begins.exit

begins.exit:                                      ; preds = %cover_all.exit.thread, %73, %75
  %77 = phi i64 [ 0, %cover_all.exit.thread ], [ %76, %75 ], [ %23, %73 ]
  %78 = add nsw i64 %16, 1
  %79 = mul nsw i64 %68, %78
  %80 = sub nsw i64 %79, %31
  %81 = icmp eq i64 %78, 0
  %82 = icmp slt i64 %80, 0
  %or.cond.i7 = select i1 %81, i1 true, i1 %82
  %83 = icmp eq i64 %10, %78
  %84 = tail call i64 @llvm.smin.i64(i64 %80, i64 %23)
  %85 = add nsw i64 %17, 1
  %86 = getelementptr inbounds i8, ptr %0, i64 128
  %87 = icmp eq i64 %85, 0
  %88 = icmp eq i64 %17, 0
  %spec.select = select i1 %83, i64 %23, i64 %84
  %89 = select i1 %or.cond.i7, i64 0, i64 %spec.select
  %90 = icmp eq i64 %12, %85
  %91 = icmp slt i64 %77, %89
  br i1 %91, label %begins.exit10.preheader, label %.loopexit

begins.exit10.preheader:                          ; preds = %begins.exit
  %92 = load i64, ptr %86, align 8, !tbaa !8
  %93 = mul nsw i64 %92, %85
  %94 = sub nsw i64 %93, %43
  %95 = icmp slt i64 %94, 0
  %or.cond.i9 = select i1 %87, i1 true, i1 %95
  %96 = tail call i64 @llvm.smin.i64(i64 %94, i64 %25)
  %.mux = select i1 %90, i64 %25, i64 %96
  %97 = select i1 %or.cond.i9, i64 0, i64 %.mux
  %98 = mul nsw i64 %92, %17
  %99 = sub nsw i64 %98, %43
  %100 = icmp slt i64 %99, 0
  %or.cond.i11 = select i1 %88, i1 true, i1 %100
  %101 = tail call i64 @llvm.smin.i64(i64 %99, i64 %25)
  %102 = select i1 %or.cond.i11, i64 0, i64 %101
  br label %begins.exit10

begins.exit10:                                    ; preds = %begins.exit10.preheader, %._crit_edge
  %.0.i51 = phi i64 [ %109, %._crit_edge ], [ %77, %begins.exit10.preheader ]
  %103 = mul nsw i64 %.0.i51, %25
  %104 = add nsw i64 %97, %103
  %105 = mul nsw i64 %104, %20
  %106 = add nsw i64 %102, %103
  %107 = mul nsw i64 %106, %20
  %108 = icmp slt i64 %107, %105
  br i1 %108, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %begins.exit10
  %109 = add nsw i64 %.0.i51, 1
  %110 = icmp slt i64 %109, %89
  br i1 %110, label %begins.exit10, label %.loopexit, !llvm.loop !46

.lr.ph:                                           ; preds = %begins.exit10, %.lr.ph
  %.072.i21 = phi i64 [ %112, %.lr.ph ], [ %107, %begins.exit10 ]
  %111 = getelementptr inbounds float, ptr %29, i64 %.072.i21
  store float 0.000000e+00, ptr %111, align 4, !tbaa !47
  %112 = add nsw i64 %.072.i21, 1
  %113 = icmp slt i64 %112, %105
  br i1 %113, label %.lr.ph, label %._crit_edge, !llvm.loop !49

.loopexit:                                        ; preds = %._crit_edge, %begins.exit, %62
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #9
  call void @llvm.lifetime.start.p0(i64 784, ptr nonnull %5) #9
  %114 = getelementptr inbounds i8, ptr %0, i64 96
  %115 = load i64, ptr %114, align 8, !tbaa !8
  %116 = icmp sgt i64 %115, 0
  br i1 %116, label %.preheader.lr.ph.i, label %lines_met.exit

.preheader.lr.ph.i:                               ; preds = %.loopexit
  %117 = getelementptr inbounds i8, ptr %0, i64 104
  %118 = getelementptr inbounds i8, ptr %0, i64 120
  %119 = getelementptr inbounds i8, ptr %0, i64 168
  %.in52.i = getelementptr inbounds i8, ptr %0, i64 128
  %120 = getelementptr inbounds i8, ptr %0, i64 176
  %.pre.i = load i64, ptr %117, align 8, !tbaa !8
  br label %.preheader.i

.preheader.i:                                     ; preds = %._crit_edge.i, %.preheader.lr.ph.i
  %121 = phi i64 [ %115, %.preheader.lr.ph.i ], [ %124, %._crit_edge.i ]
  %122 = phi i64 [ %.pre.i, %.preheader.lr.ph.i ], [ %125, %._crit_edge.i ]
  %.059.i = phi ptr [ %4, %.preheader.lr.ph.i ], [ %.1.lcssa.i, %._crit_edge.i ]
  %.02958.i = phi i64 [ 0, %.preheader.lr.ph.i ], [ %126, %._crit_edge.i ]
  %123 = icmp sgt i64 %122, 0
  br i1 %123, label %.lr.ph.i, label %._crit_edge.i

._crit_edge.loopexit.i:                           ; preds = %met.exit40.thread.i
  %.pre61.i = load i64, ptr %114, align 8, !tbaa !8
  br label %._crit_edge.i

._crit_edge.i:                                    ; preds = %._crit_edge.loopexit.i, %.preheader.i
  %124 = phi i64 [ %121, %.preheader.i ], [ %.pre61.i, %._crit_edge.loopexit.i ]
  %125 = phi i64 [ %122, %.preheader.i ], [ %156, %._crit_edge.loopexit.i ]
  %.1.lcssa.i = phi ptr [ %.059.i, %.preheader.i ], [ %154, %._crit_edge.loopexit.i ]
  %126 = add nuw nsw i64 %.02958.i, 1
  %127 = icmp slt i64 %126, %124
  br i1 %127, label %.preheader.i, label %lines_met.exit, !llvm.loop !28

.lr.ph.i:                                         ; preds = %.preheader.i, %met.exit40.thread.i
  %.157.i = phi ptr [ %154, %met.exit40.thread.i ], [ %.059.i, %.preheader.i ]
  %.03055.i = phi i64 [ %155, %met.exit40.thread.i ], [ 0, %.preheader.i ]
  %128 = load i64, ptr %118, align 8, !tbaa !8
  %129 = mul nsw i64 %128, %16
  %130 = load i64, ptr %30, align 8, !tbaa !8
  %131 = sub nsw i64 %129, %130
  %132 = load i64, ptr %119, align 8, !tbaa !8
  %133 = mul nsw i64 %132, %.02958.i
  %134 = add nsw i64 %133, %131
  %135 = load i64, ptr %6, align 8, !tbaa !8
  %136 = icmp slt i64 %134, %135
  %spec.select.i.i = select i1 %136, i64 %134, i64 -1
  %137 = load i64, ptr %.in52.i, align 8, !tbaa !8
  %138 = mul nsw i64 %137, %17
  %139 = load i64, ptr %42, align 8, !tbaa !8
  %140 = sub i64 %138, %139
  %141 = load i64, ptr %120, align 8, !tbaa !8
  %142 = mul nsw i64 %141, %.03055.i
  %143 = add nsw i64 %142, %140
  %144 = load i64, ptr %24, align 8, !tbaa !8
  %145 = icmp slt i64 %143, %144
  %spec.select.i39.i = select i1 %145, i64 %143, i64 -1
  %146 = icmp slt i64 %spec.select.i.i, 0
  %147 = icmp slt i64 %spec.select.i39.i, 0
  %or.cond.i13 = select i1 %146, i1 true, i1 %147
  br i1 %or.cond.i13, label %met.exit40.thread.i, label %148

148:                                              ; preds = %.lr.ph.i
  %149 = mul nsw i64 %144, %spec.select.i.i
  %150 = add nsw i64 %149, %spec.select.i39.i
  %151 = load i64, ptr %18, align 8, !tbaa !8
  %152 = mul nsw i64 %150, %151
  br label %met.exit40.thread.i

met.exit40.thread.i:                              ; preds = %148, %.lr.ph.i
  %153 = phi i64 [ %152, %148 ], [ -1, %.lr.ph.i ]
  %154 = getelementptr inbounds i8, ptr %.157.i, i64 8
  store i64 %153, ptr %.157.i, align 8, !tbaa !8
  %155 = add nuw nsw i64 %.03055.i, 1
  %156 = load i64, ptr %117, align 8, !tbaa !8
  %157 = icmp slt i64 %155, %156
  br i1 %157, label %.lr.ph.i, label %._crit_edge.loopexit.i, !llvm.loop !29

lines_met.exit:                                   ; preds = %._crit_edge.i, %.loopexit
  %158 = getelementptr inbounds i8, ptr %0, i64 88
  %159 = load i64, ptr %158, align 8, !tbaa !8
  %160 = icmp sgt i64 %159, 0
  br i1 %160, label %.lr.ph37, label %apart_of.exit

.lr.ph37:                                         ; preds = %lines_met.exit
  %161 = getelementptr inbounds i8, ptr %0, i64 136
  %162 = getelementptr inbounds i8, ptr %0, i64 112
  %163 = getelementptr inbounds i8, ptr %0, i64 184
  %164 = getelementptr inbounds i8, ptr %5, i64 8
  %.phi.trans.insert = getelementptr inbounds i8, ptr %5, i64 16
  %.phi.trans.insert43 = getelementptr inbounds i8, ptr %5, i64 24
  %.phi.trans.insert45 = getelementptr inbounds i8, ptr %5, i64 32
  br label %165

165:                                              ; preds = %.lr.ph37, %window_of.exit
  %166 = phi i64 [ %159, %.lr.ph37 ], [ %235, %window_of.exit ]
  %.070.i36 = phi i64 [ 0, %.lr.ph37 ], [ %234, %window_of.exit ]
  %.071.i35 = phi i64 [ 0, %.lr.ph37 ], [ %183, %window_of.exit ]
  %.not75.i = icmp eq i64 %.070.i36, 0
  br i1 %.not75.i, label %moved.exit.thread, label %167

167:                                              ; preds = %165
  %168 = load i64, ptr %161, align 8, !tbaa !8
  %169 = mul nsw i64 %168, %.070.i36
  %170 = load i64, ptr %54, align 8, !tbaa !8
  %171 = sub nsw i64 %169, %170
  %.not22.i = icmp slt i64 %171, %168
  br i1 %.not22.i, label %moved.exit.thread, label %172

172:                                              ; preds = %167
  %173 = load i64, ptr %162, align 8, !tbaa !8
  %174 = add nsw i64 %173, -1
  %175 = load i64, ptr %163, align 8, !tbaa !8
  %176 = mul nsw i64 %174, %175
  %177 = add nsw i64 %176, %171
  %178 = load i64, ptr %18, align 8, !tbaa !8
  %179 = icmp slt i64 %177, %178
  br i1 %179, label %moved.exit, label %moved.exit.thread

moved.exit:                                       ; preds = %172
  %.not76.i = icmp eq i64 %168, 0
  %180 = mul nsw i64 %168, %9
  %181 = add nsw i64 %180, %.071.i35
  br i1 %.not76.i, label %moved.exit.thread, label %182

moved.exit.thread:                                ; preds = %172, %167, %165, %moved.exit
  call fastcc void @meets(ptr noundef nonnull %0, ptr noundef nonnull %4, i64 noundef %.070.i36, i64 noundef 0, ptr noundef nonnull %5) #7
  br label %182

182:                                              ; preds = %moved.exit.thread, %moved.exit
  %183 = phi i64 [ 0, %moved.exit.thread ], [ %181, %moved.exit ]
  %184 = mul nsw i64 %166, %1
  %185 = add nsw i64 %184, %.070.i36
  %186 = mul nsw i64 %185, %9
  %187 = load i64, ptr %5, align 8, !tbaa !30
  %188 = icmp eq i64 %187, 4
  %189 = getelementptr inbounds float, ptr %29, i64 %183
  %190 = load i64, ptr %8, align 8, !tbaa !27
  %191 = icmp sgt i64 %190, 0
  br i1 %188, label %192, label %204

192:                                              ; preds = %182
  br i1 %191, label %.lr.ph34.preheader, label %window_of.exit

.lr.ph34.preheader:                               ; preds = %192
  %.pre41 = load i64, ptr %164, align 8, !tbaa !8
  %.pre42 = load i64, ptr %.phi.trans.insert, align 8, !tbaa !8
  %.pre44 = load i64, ptr %.phi.trans.insert43, align 8, !tbaa !8
  %.pre46 = load i64, ptr %.phi.trans.insert45, align 8, !tbaa !8
  br label %.lr.ph34

.lr.ph34:                                         ; preds = %.lr.ph34.preheader, %.lr.ph34
  %193 = phi i64 [ %202, %.lr.ph34 ], [ %190, %.lr.ph34.preheader ]
  %.0.i232 = phi i64 [ %201, %.lr.ph34 ], [ 0, %.lr.ph34.preheader ]
  %194 = add nsw i64 %193, -16
  %195 = tail call noundef i64 @llvm.smin.i64(i64 %.0.i232, i64 %194)
  %196 = load ptr, ptr %0, align 8, !tbaa !32
  %197 = getelementptr inbounds float, ptr %196, i64 %186
  %198 = getelementptr inbounds float, ptr %197, i64 %195
  %199 = load <16 x float>, ptr %198, align 4, !tbaa !34
  %200 = fadd <16 x float> %199, zeroinitializer
  %invariant.gep29 = getelementptr float, ptr %189, i64 %195
  %gep30 = getelementptr float, ptr %invariant.gep29, i64 %.pre41
  store <16 x float> %200, ptr %gep30, align 4, !tbaa !34
  %gep30.1 = getelementptr float, ptr %invariant.gep29, i64 %.pre42
  store <16 x float> %200, ptr %gep30.1, align 4, !tbaa !34
  %gep30.2 = getelementptr float, ptr %invariant.gep29, i64 %.pre44
  store <16 x float> %200, ptr %gep30.2, align 4, !tbaa !34
  %gep30.3 = getelementptr float, ptr %invariant.gep29, i64 %.pre46
  store <16 x float> %200, ptr %gep30.3, align 4, !tbaa !34
  %201 = add nuw nsw i64 %.0.i232, 16
  %202 = load i64, ptr %8, align 8, !tbaa !27
  %203 = icmp slt i64 %201, %202
  br i1 %203, label %.lr.ph34, label %window_of.exit, !llvm.loop !50

204:                                              ; preds = %182
  br i1 %191, label %.lr.ph28, label %window_of.exit

.lr.ph28:                                         ; preds = %204
  %205 = icmp sgt i64 %187, 0
  %xtraiter = and i64 %187, 3
  %206 = icmp ult i64 %187, 4
  %unroll_iter = and i64 %187, 9223372036854775804
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %207

207:                                              ; preds = %.lr.ph28, %._crit_edge25
  %208 = phi i64 [ %190, %.lr.ph28 ], [ %219, %._crit_edge25 ]
  %.0.i326 = phi i64 [ 0, %.lr.ph28 ], [ %220, %._crit_edge25 ]
  %209 = add nsw i64 %208, -16
  %210 = tail call noundef i64 @llvm.smin.i64(i64 %.0.i326, i64 %209)
  %invariant.gep = getelementptr float, ptr %189, i64 %210
  br i1 %205, label %.lr.ph24, label %._crit_edge25

.lr.ph24:                                         ; preds = %207
  %211 = load ptr, ptr %0, align 8, !tbaa !32
  %212 = getelementptr inbounds float, ptr %211, i64 %186
  %213 = getelementptr inbounds float, ptr %212, i64 %210
  %214 = load <16 x float>, ptr %213, align 4, !tbaa !34
  %215 = fadd <16 x float> %214, zeroinitializer
  br i1 %206, label %._crit_edge25.loopexit.unr-lcssa, label %.lr.ph24.new

._crit_edge25.loopexit.unr-lcssa:                 ; preds = %.lr.ph24.new, %.lr.ph24
  %.032.i422.unr = phi i64 [ 0, %.lr.ph24 ], [ %233, %.lr.ph24.new ]
  br i1 %lcmp.mod.not, label %._crit_edge25.loopexit, label %.epil.preheader

.epil.preheader:                                  ; preds = %._crit_edge25.loopexit.unr-lcssa, %.epil.preheader
  %.032.i422.epil = phi i64 [ %218, %.epil.preheader ], [ %.032.i422.unr, %._crit_edge25.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.epil.preheader ], [ 0, %._crit_edge25.loopexit.unr-lcssa ]
  %216 = getelementptr inbounds [64 x i64], ptr %164, i64 0, i64 %.032.i422.epil
  %217 = load i64, ptr %216, align 8, !tbaa !8
  %gep.epil = getelementptr float, ptr %invariant.gep, i64 %217
  store <16 x float> %215, ptr %gep.epil, align 4, !tbaa !34
  %218 = add nuw nsw i64 %.032.i422.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %._crit_edge25.loopexit, label %.epil.preheader, !llvm.loop !54

._crit_edge25.loopexit:                           ; preds = %.epil.preheader, %._crit_edge25.loopexit.unr-lcssa
  %.pre = load i64, ptr %8, align 8, !tbaa !27
  br label %._crit_edge25

._crit_edge25:                                    ; preds = %._crit_edge25.loopexit, %207
  %219 = phi i64 [ %.pre, %._crit_edge25.loopexit ], [ %208, %207 ]
  %220 = add nuw nsw i64 %.0.i326, 16
  %221 = icmp slt i64 %220, %219
  br i1 %221, label %207, label %window_of.exit, !llvm.loop !50

.lr.ph24.new:                                     ; preds = %.lr.ph24, %.lr.ph24.new
  %.032.i422 = phi i64 [ %233, %.lr.ph24.new ], [ 0, %.lr.ph24 ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph24.new ], [ 0, %.lr.ph24 ]
  %222 = getelementptr inbounds [64 x i64], ptr %164, i64 0, i64 %.032.i422
  %223 = load i64, ptr %222, align 8, !tbaa !8
  %gep = getelementptr float, ptr %invariant.gep, i64 %223
  store <16 x float> %215, ptr %gep, align 4, !tbaa !34
  %224 = or disjoint i64 %.032.i422, 1
  %225 = getelementptr inbounds [64 x i64], ptr %164, i64 0, i64 %224
  %226 = load i64, ptr %225, align 8, !tbaa !8
  %gep.1 = getelementptr float, ptr %invariant.gep, i64 %226
  store <16 x float> %215, ptr %gep.1, align 4, !tbaa !34
  %227 = or disjoint i64 %.032.i422, 2
  %228 = getelementptr inbounds [64 x i64], ptr %164, i64 0, i64 %227
  %229 = load i64, ptr %228, align 8, !tbaa !8
  %gep.2 = getelementptr float, ptr %invariant.gep, i64 %229
  store <16 x float> %215, ptr %gep.2, align 4, !tbaa !34
  %230 = or disjoint i64 %.032.i422, 3
  %231 = getelementptr inbounds [64 x i64], ptr %164, i64 0, i64 %230
  %232 = load i64, ptr %231, align 8, !tbaa !8
  %gep.3 = getelementptr float, ptr %invariant.gep, i64 %232
  store <16 x float> %215, ptr %gep.3, align 4, !tbaa !34
  %233 = add nuw nsw i64 %.032.i422, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %._crit_edge25.loopexit.unr-lcssa, label %.lr.ph24.new, !llvm.loop !51

window_of.exit:                                   ; preds = %._crit_edge25, %.lr.ph34, %204, %192
  %234 = add nuw nsw i64 %.070.i36, 1
  %235 = load i64, ptr %158, align 8, !tbaa !8
  %236 = icmp slt i64 %234, %235
  br i1 %236, label %165, label %apart_of.exit, !llvm.loop !52

apart_of.exit:                                    ; preds = %window_of.exit, %lines_met.exit
  call void @llvm.lifetime.end.p0(i64 784, ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4) #9
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @spread_back_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #1 {
  %4 = alloca [64 x i64], align 16
  %5 = alloca %struct.taps_met, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = getelementptr inbounds i8, ptr %0, i64 72
  %8 = load i64, ptr %6, align 8, !tbaa !8
  %9 = getelementptr inbounds i8, ptr %0, i64 56
  %10 = load i64, ptr %9, align 8, !tbaa !8
  %11 = mul nsw i64 %10, %8
  %12 = sdiv i64 %1, %11
  %13 = srem i64 %1, %11
  %14 = load i64, ptr %7, align 8, !tbaa !8
  %15 = getelementptr inbounds i8, ptr %0, i64 80
  %16 = load i64, ptr %15, align 8, !tbaa !8
  %17 = getelementptr inbounds i8, ptr %0, i64 88
  %18 = load i64, ptr %17, align 8, !tbaa !8
  %19 = getelementptr inbounds i8, ptr %0, i64 32
  %20 = load i64, ptr %19, align 8, !tbaa !27
  %21 = mul i64 %14, %12
  %22 = mul i64 %21, %16
  %23 = mul i64 %22, %18
  %24 = mul nsw i64 %23, %20
  %25 = mul nsw i64 %12, %11
  %26 = add nsw i64 %25, %13
  %27 = getelementptr inbounds i8, ptr %0, i64 64
  %28 = load i64, ptr %27, align 8, !tbaa !8
  %29 = mul i64 %20, %26
  %30 = mul i64 %29, %28
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #9
  call void @llvm.lifetime.start.p0(i64 784, ptr nonnull %5) #9
  call fastcc void @lines_met(ptr noundef %0, i64 noundef %13, i64 noundef 1, ptr noundef nonnull %4) #7
  %31 = load i64, ptr %27, align 8, !tbaa !8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %.lr.ph25, label %row_of.exit

.lr.ph25:                                         ; preds = %3
  %33 = getelementptr inbounds i8, ptr %0, i64 136
  %34 = getelementptr inbounds i8, ptr %0, i64 112
  %35 = getelementptr inbounds i8, ptr %0, i64 184
  %36 = getelementptr inbounds i8, ptr %0, i64 160
  %37 = getelementptr inbounds i8, ptr %0, i64 24
  %38 = getelementptr inbounds i8, ptr %5, i64 8
  %.phi.trans.insert = getelementptr inbounds i8, ptr %5, i64 16
  %.phi.trans.insert32 = getelementptr inbounds i8, ptr %5, i64 24
  %.phi.trans.insert34 = getelementptr inbounds i8, ptr %5, i64 32
  br label %39

39:                                               ; preds = %.lr.ph25, %position_of.exit
  %40 = phi i64 [ undef, %.lr.ph25 ], [ %59, %position_of.exit ]
  %.0.i24 = phi i64 [ 0, %.lr.ph25 ], [ %61, %position_of.exit ]
  %.052.i23 = phi i64 [ 0, %.lr.ph25 ], [ %124, %position_of.exit ]
  %.not.i = icmp eq i64 %.052.i23, 0
  br i1 %.not.i, label %moved.exit.thread, label %41

41:                                               ; preds = %39
  %42 = load i64, ptr %33, align 8, !tbaa !8
  %43 = icmp eq i64 %42, 1
  br i1 %43, label %44, label %moved.exit.thread

44:                                               ; preds = %41
  %45 = load i64, ptr %34, align 8, !tbaa !8
  %46 = add nsw i64 %45, -1
  %47 = load i64, ptr %35, align 8, !tbaa !8
  %48 = mul nsw i64 %46, %47
  %49 = add nsw i64 %.052.i23, -1
  %50 = load i64, ptr %36, align 8, !tbaa !8
  %51 = add nsw i64 %49, %50
  %.not23.i = icmp slt i64 %51, %48
  br i1 %.not23.i, label %moved.exit.thread, label %moved.exit

moved.exit:                                       ; preds = %44
  %52 = add nsw i64 %50, %.052.i23
  %53 = load i64, ptr %17, align 8, !tbaa !8
  %54 = icmp slt i64 %52, %53
  br i1 %54, label %55, label %moved.exit.thread

55:                                               ; preds = %moved.exit
  %56 = load i64, ptr %19, align 8, !tbaa !27
  %57 = add nsw i64 %56, %.0.i24
  br label %58

moved.exit.thread:                                ; preds = %41, %44, %39, %moved.exit
  call fastcc void @meets(ptr noundef nonnull %0, ptr noundef nonnull %4, i64 noundef %.052.i23, i64 noundef 1, ptr noundef nonnull %5) #7
  %.pre = load i64, ptr %19, align 8, !tbaa !27
  %.pre29 = load i64, ptr %5, align 8, !tbaa !30
  br label %58

58:                                               ; preds = %55, %moved.exit.thread
  %59 = phi i64 [ %.pre29, %moved.exit.thread ], [ %40, %55 ]
  %60 = phi i64 [ %.pre, %moved.exit.thread ], [ %56, %55 ]
  %61 = phi i64 [ 0, %moved.exit.thread ], [ %57, %55 ]
  %62 = mul nsw i64 %60, %.052.i23
  %63 = add nsw i64 %62, %30
  %64 = icmp eq i64 %59, 4
  %65 = icmp sgt i64 %60, 0
  br i1 %64, label %.preheader, label %.preheader13

.preheader13:                                     ; preds = %58
  br i1 %65, label %.lr.ph18, label %position_of.exit

.lr.ph18:                                         ; preds = %.preheader13
  %66 = icmp sgt i64 %59, 0
  %xtraiter = and i64 %59, 1
  %67 = icmp eq i64 %59, 1
  %unroll_iter = and i64 %59, 9223372036854775806
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %93

.preheader:                                       ; preds = %58
  br i1 %65, label %.lr.ph22.preheader, label %position_of.exit

.lr.ph22.preheader:                               ; preds = %.preheader
  %.pre30 = load i64, ptr %38, align 8, !tbaa !8
  %.pre31 = load i64, ptr %.phi.trans.insert, align 8, !tbaa !8
  %.pre33 = load i64, ptr %.phi.trans.insert32, align 8, !tbaa !8
  %.pre35 = load i64, ptr %.phi.trans.insert34, align 8, !tbaa !8
  br label %.lr.ph22

.lr.ph22:                                         ; preds = %.lr.ph22.preheader, %.lr.ph22
  %68 = phi i64 [ %91, %.lr.ph22 ], [ %60, %.lr.ph22.preheader ]
  %.0.i221 = phi i64 [ %90, %.lr.ph22 ], [ 0, %.lr.ph22.preheader ]
  %69 = add nsw i64 %68, -16
  %70 = tail call noundef i64 @llvm.smin.i64(i64 %.0.i221, i64 %69)
  %71 = load ptr, ptr %0, align 8, !tbaa !32
  %72 = getelementptr float, ptr %71, i64 %24
  %73 = getelementptr float, ptr %72, i64 %61
  %74 = getelementptr inbounds float, ptr %73, i64 %70
  %75 = load ptr, ptr %37, align 8, !tbaa !33
  %76 = getelementptr float, ptr %75, i64 %70
  %77 = getelementptr inbounds float, ptr %74, i64 %.pre30
  %78 = load <16 x float>, ptr %77, align 4, !tbaa !34
  %79 = fadd <16 x float> %78, zeroinitializer
  %80 = getelementptr inbounds float, ptr %74, i64 %.pre31
  %81 = load <16 x float>, ptr %80, align 4, !tbaa !34
  %82 = fadd <16 x float> %79, %81
  %83 = getelementptr inbounds float, ptr %74, i64 %.pre33
  %84 = load <16 x float>, ptr %83, align 4, !tbaa !34
  %85 = fadd <16 x float> %82, %84
  %86 = getelementptr inbounds float, ptr %74, i64 %.pre35
  %87 = load <16 x float>, ptr %86, align 4, !tbaa !34
  %88 = fadd <16 x float> %85, %87
  %89 = getelementptr float, ptr %76, i64 %63
  store <16 x float> %88, ptr %89, align 4, !tbaa !34
  %90 = add nuw nsw i64 %.0.i221, 16
  %91 = load i64, ptr %19, align 8, !tbaa !27
  %92 = icmp slt i64 %90, %91
  br i1 %92, label %.lr.ph22, label %position_of.exit, !llvm.loop !35

93:                                               ; preds = %.lr.ph18, %sum_at.exit
  %94 = phi i64 [ %60, %.lr.ph18 ], [ %122, %sum_at.exit ]
  %.0.i317 = phi i64 [ 0, %.lr.ph18 ], [ %121, %sum_at.exit ]
  %95 = add nsw i64 %94, -16
  %96 = tail call noundef i64 @llvm.smin.i64(i64 %.0.i317, i64 %95)
  %97 = load ptr, ptr %0, align 8, !tbaa !32
  %98 = getelementptr float, ptr %97, i64 %24
  %99 = getelementptr float, ptr %98, i64 %61
  %100 = getelementptr inbounds float, ptr %99, i64 %96
  %101 = load ptr, ptr %37, align 8, !tbaa !33
  %102 = getelementptr float, ptr %101, i64 %96
  %103 = getelementptr float, ptr %102, i64 %63
  br i1 %66, label %.lr.ph.preheader, label %sum_at.exit

.lr.ph.preheader:                                 ; preds = %93
  br i1 %67, label %sum_at.exit.loopexit.unr-lcssa, label %.lr.ph

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.0.i516 = phi i64 [ %115, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %.08.i15 = phi <16 x float> [ %114, %.lr.ph ], [ zeroinitializer, %.lr.ph.preheader ]
  %niter = phi i64 [ %niter.next.1, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %104 = getelementptr inbounds [64 x i64], ptr %38, i64 0, i64 %.0.i516
  %105 = load i64, ptr %104, align 8, !tbaa !8
  %106 = getelementptr inbounds float, ptr %100, i64 %105
  %107 = load <16 x float>, ptr %106, align 4, !tbaa !34
  %108 = fadd <16 x float> %.08.i15, %107
  %109 = or disjoint i64 %.0.i516, 1
  %110 = getelementptr inbounds [64 x i64], ptr %38, i64 0, i64 %109
  %111 = load i64, ptr %110, align 8, !tbaa !8
  %112 = getelementptr inbounds float, ptr %100, i64 %111
  %113 = load <16 x float>, ptr %112, align 4, !tbaa !34
  %114 = fadd <16 x float> %108, %113
  %115 = add nuw nsw i64 %.0.i516, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %sum_at.exit.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !45

sum_at.exit.loopexit.unr-lcssa:                   ; preds = %.lr.ph, %.lr.ph.preheader
  %.lcssa.ph = phi <16 x float> [ poison, %.lr.ph.preheader ], [ %114, %.lr.ph ]
  %.0.i516.unr = phi i64 [ 0, %.lr.ph.preheader ], [ %115, %.lr.ph ]
  %.08.i15.unr = phi <16 x float> [ zeroinitializer, %.lr.ph.preheader ], [ %114, %.lr.ph ]
  br i1 %lcmp.mod.not, label %sum_at.exit, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %sum_at.exit.loopexit.unr-lcssa
  %116 = getelementptr inbounds [64 x i64], ptr %38, i64 0, i64 %.0.i516.unr
  %117 = load i64, ptr %116, align 8, !tbaa !8
  %118 = getelementptr inbounds float, ptr %100, i64 %117
  %119 = load <16 x float>, ptr %118, align 4, !tbaa !34
  %120 = fadd <16 x float> %.08.i15.unr, %119
  br label %sum_at.exit

sum_at.exit:                                      ; preds = %.lr.ph.epil, %sum_at.exit.loopexit.unr-lcssa, %93
  %.08.i.lcssa = phi <16 x float> [ zeroinitializer, %93 ], [ %.lcssa.ph, %sum_at.exit.loopexit.unr-lcssa ], [ %120, %.lr.ph.epil ]
  store <16 x float> %.08.i.lcssa, ptr %103, align 4, !tbaa !34
  %121 = add nuw nsw i64 %.0.i317, 16
  %122 = load i64, ptr %19, align 8, !tbaa !27
  %123 = icmp slt i64 %121, %122
  br i1 %123, label %93, label %position_of.exit, !llvm.loop !35

position_of.exit:                                 ; preds = %sum_at.exit, %.lr.ph22, %.preheader13, %.preheader
  %124 = add nuw nsw i64 %.052.i23, 1
  %125 = load i64, ptr %27, align 8, !tbaa !8
  %126 = icmp slt i64 %124, %125
  br i1 %126, label %39, label %row_of.exit, !llvm.loop !37

row_of.exit:                                      ; preds = %position_of.exit, %3
  call void @llvm.lifetime.end.p0(i64 784, ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4) #9
  ret void
}

; Function Attrs: nounwind
define void @rectified(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 32
  %4 = load i64, ptr %3, align 8, !tbaa !56
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @rectified_part, ptr noundef %1, i64 noundef %4) #7
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @rectified_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #1 {
  %4 = load ptr, ptr %0, align 8, !tbaa !58
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !59
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !60
  %9 = mul nsw i64 %8, %1
  %10 = getelementptr inbounds i8, ptr %0, i64 32
  %11 = load i64, ptr %10, align 8, !tbaa !56
  %12 = sdiv i64 %9, %11
  %13 = add nsw i64 %1, 1
  %14 = mul nsw i64 %8, %13
  %15 = sdiv i64 %14, %11
  %16 = icmp slt i64 %12, %15
  br i1 %16, label %.lr.ph.preheader, label %._crit_edge

.lr.ph.preheader:                                 ; preds = %3
  %17 = sub i64 %15, %12
  %.neg = add i64 %12, 1
  %xtraiter = and i64 %17, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %.lr.ph.prol.loopexit, label %.lr.ph.prol

.lr.ph.prol:                                      ; preds = %.lr.ph.preheader
  %18 = getelementptr inbounds float, ptr %4, i64 %12
  %19 = load float, ptr %18, align 4, !tbaa !47
  %or.cond.inv.prol = fcmp ole float %19, 0.000000e+00
  %20 = select i1 %or.cond.inv.prol, float 0.000000e+00, float %19
  %21 = getelementptr inbounds float, ptr %6, i64 %12
  store float %20, ptr %21, align 4, !tbaa !47
  %22 = add nsw i64 %12, 1
  br label %.lr.ph.prol.loopexit

.lr.ph.prol.loopexit:                             ; preds = %.lr.ph.prol, %.lr.ph.preheader
  %.022.unr = phi i64 [ %12, %.lr.ph.preheader ], [ %22, %.lr.ph.prol ]
  %23 = icmp eq i64 %15, %.neg
  br i1 %23, label %._crit_edge, label %.lr.ph

._crit_edge:                                      ; preds = %.lr.ph.prol.loopexit, %.lr.ph, %3
  ret void

.lr.ph:                                           ; preds = %.lr.ph.prol.loopexit, %.lr.ph
  %.022 = phi i64 [ %33, %.lr.ph ], [ %.022.unr, %.lr.ph.prol.loopexit ]
  %24 = getelementptr inbounds float, ptr %4, i64 %.022
  %25 = load float, ptr %24, align 4, !tbaa !47
  %or.cond.inv = fcmp ole float %25, 0.000000e+00
  %26 = select i1 %or.cond.inv, float 0.000000e+00, float %25
  %27 = getelementptr inbounds float, ptr %6, i64 %.022
  store float %26, ptr %27, align 4, !tbaa !47
  %28 = add nsw i64 %.022, 1
  %29 = getelementptr inbounds float, ptr %4, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !47
  %or.cond.inv.1 = fcmp ole float %30, 0.000000e+00
  %31 = select i1 %or.cond.inv.1, float 0.000000e+00, float %30
  %32 = getelementptr inbounds float, ptr %6, i64 %28
  store float %31, ptr %32, align 4, !tbaa !47
  %33 = add nsw i64 %.022, 2
  %exitcond.not.1 = icmp eq i64 %33, %15
  br i1 %exitcond.not.1, label %._crit_edge, label %.lr.ph, !llvm.loop !61
}

; Function Attrs: nounwind
define void @gated(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 32
  %4 = load i64, ptr %3, align 8, !tbaa !56
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @gated_part, ptr noundef %1, i64 noundef %4) #7
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @gated_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #1 {
  %4 = load ptr, ptr %0, align 8, !tbaa !58
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !62
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !59
  %9 = getelementptr inbounds i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !60
  %11 = mul nsw i64 %10, %1
  %12 = getelementptr inbounds i8, ptr %0, i64 32
  %13 = load i64, ptr %12, align 8, !tbaa !56
  %14 = sdiv i64 %11, %13
  %15 = add nsw i64 %1, 1
  %16 = mul nsw i64 %10, %15
  %17 = sdiv i64 %16, %13
  %18 = icmp slt i64 %14, %17
  br i1 %18, label %.lr.ph.preheader, label %._crit_edge

.lr.ph.preheader:                                 ; preds = %3
  %19 = sub i64 %17, %14
  %.neg = add i64 %14, 1
  %xtraiter = and i64 %19, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %.lr.ph.prol.loopexit, label %.lr.ph.prol

.lr.ph.prol:                                      ; preds = %.lr.ph.preheader
  %20 = getelementptr inbounds float, ptr %4, i64 %14
  %21 = load float, ptr %20, align 4, !tbaa !47
  %22 = getelementptr inbounds float, ptr %6, i64 %14
  %23 = load float, ptr %22, align 4, !tbaa !47
  %24 = fcmp ogt float %23, 0.000000e+00
  %25 = select i1 %24, float 1.000000e+00, float 0.000000e+00
  %26 = fmul float %21, %25
  %27 = getelementptr inbounds float, ptr %8, i64 %14
  store float %26, ptr %27, align 4, !tbaa !47
  %28 = add nsw i64 %14, 1
  br label %.lr.ph.prol.loopexit

.lr.ph.prol.loopexit:                             ; preds = %.lr.ph.prol, %.lr.ph.preheader
  %.018.unr = phi i64 [ %14, %.lr.ph.preheader ], [ %28, %.lr.ph.prol ]
  %29 = icmp eq i64 %17, %.neg
  br i1 %29, label %._crit_edge, label %.lr.ph

._crit_edge:                                      ; preds = %.lr.ph.prol.loopexit, %.lr.ph, %3
  ret void

.lr.ph:                                           ; preds = %.lr.ph.prol.loopexit, %.lr.ph
  %.018 = phi i64 [ %47, %.lr.ph ], [ %.018.unr, %.lr.ph.prol.loopexit ]
  %30 = getelementptr inbounds float, ptr %4, i64 %.018
  %31 = load float, ptr %30, align 4, !tbaa !47
  %32 = getelementptr inbounds float, ptr %6, i64 %.018
  %33 = load float, ptr %32, align 4, !tbaa !47
  %34 = fcmp ogt float %33, 0.000000e+00
  %35 = select i1 %34, float 1.000000e+00, float 0.000000e+00
  %36 = fmul float %31, %35
  %37 = getelementptr inbounds float, ptr %8, i64 %.018
  store float %36, ptr %37, align 4, !tbaa !47
  %38 = add nsw i64 %.018, 1
  %39 = getelementptr inbounds float, ptr %4, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !47
  %41 = getelementptr inbounds float, ptr %6, i64 %38
  %42 = load float, ptr %41, align 4, !tbaa !47
  %43 = fcmp ogt float %42, 0.000000e+00
  %44 = select i1 %43, float 1.000000e+00, float 0.000000e+00
  %45 = fmul float %40, %44
  %46 = getelementptr inbounds float, ptr %8, i64 %38
  store float %45, ptr %46, align 4, !tbaa !47
  %47 = add nsw i64 %.018, 2
  %exitcond.not.1 = icmp eq i64 %47, %17
  br i1 %exitcond.not.1, label %._crit_edge, label %.lr.ph, !llvm.loop !63
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @lines_met(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #4 {
  %.not = icmp eq i64 %2, 0
  %.in.v = select i1 %.not, i64 80, i64 56
  %.in = getelementptr inbounds i8, ptr %0, i64 %.in.v
  %5 = load i64, ptr %.in, align 8, !tbaa !8
  %6 = getelementptr inbounds i8, ptr %0, i64 96
  %7 = load i64, ptr %6, align 8, !tbaa !8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %.preheader.lr.ph, label %._crit_edge60

.preheader.lr.ph:                                 ; preds = %4
  %.v = select i1 %.not, i64 48, i64 72
  %9 = getelementptr inbounds i8, ptr %0, i64 %.v
  %10 = getelementptr inbounds i8, ptr %0, i64 104
  %invariant.gep = getelementptr inbounds i8, ptr %0, i64 8
  %11 = getelementptr inbounds i8, ptr %0, i64 120
  %12 = getelementptr inbounds i8, ptr %0, i64 144
  %13 = getelementptr inbounds i8, ptr %0, i64 168
  %14 = getelementptr inbounds i8, ptr %0, i64 72
  %.in52 = getelementptr inbounds i8, ptr %0, i64 128
  %15 = getelementptr inbounds i8, ptr %0, i64 152
  %16 = getelementptr inbounds i8, ptr %0, i64 176
  %17 = getelementptr inbounds i8, ptr %0, i64 48
  %18 = getelementptr inbounds i8, ptr %9, i64 8
  %19 = getelementptr inbounds i8, ptr %9, i64 16
  %.pre = load i64, ptr %10, align 8, !tbaa !8
  br label %.preheader

.preheader:                                       ; preds = %.preheader.lr.ph, %._crit_edge
  %20 = phi i64 [ %7, %.preheader.lr.ph ], [ %25, %._crit_edge ]
  %21 = phi i64 [ %.pre, %.preheader.lr.ph ], [ %26, %._crit_edge ]
  %.059 = phi ptr [ %3, %.preheader.lr.ph ], [ %.1.lcssa, %._crit_edge ]
  %.02958 = phi i64 [ 0, %.preheader.lr.ph ], [ %27, %._crit_edge ]
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %.preheader
  %23 = sdiv i64 %1, %5
  %24 = srem i64 %1, %5
  br label %29

._crit_edge60:                                    ; preds = %._crit_edge, %4
  ret void

._crit_edge.loopexit:                             ; preds = %met.exit40.thread
  %.pre61 = load i64, ptr %6, align 8, !tbaa !8
  br label %._crit_edge

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %.preheader
  %25 = phi i64 [ %20, %.preheader ], [ %.pre61, %._crit_edge.loopexit ]
  %26 = phi i64 [ %21, %.preheader ], [ %87, %._crit_edge.loopexit ]
  %.1.lcssa = phi ptr [ %.059, %.preheader ], [ %85, %._crit_edge.loopexit ]
  %27 = add nuw nsw i64 %.02958, 1
  %28 = icmp slt i64 %27, %25
  br i1 %28, label %.preheader, label %._crit_edge60, !llvm.loop !28

29:                                               ; preds = %.lr.ph, %met.exit40.thread
  %.157 = phi ptr [ %.059, %.lr.ph ], [ %85, %met.exit40.thread ]
  %.03055 = phi i64 [ 0, %.lr.ph ], [ %86, %met.exit40.thread ]
  %30 = load i64, ptr %11, align 8, !tbaa !8
  br i1 %.not, label %45, label %31

31:                                               ; preds = %29
  %32 = load i64, ptr %12, align 8, !tbaa !8
  %33 = add nsw i64 %32, %23
  %34 = load i64, ptr %13, align 8, !tbaa !8
  %35 = mul i64 %.02958, %34
  %36 = sub i64 %33, %35
  %37 = icmp slt i64 %36, 0
  %38 = icmp eq i64 %30, 1
  %or.cond.i = select i1 %37, i1 true, i1 %38
  br i1 %or.cond.i, label %met.exit.thread45, label %39

39:                                               ; preds = %31
  %40 = srem i64 %36, %30
  %41 = sdiv i64 %36, %30
  %42 = icmp eq i64 %40, 0
  br i1 %42, label %met.exit.thread45, label %met.exit.thread

met.exit.thread45:                                ; preds = %39, %31
  %.sink39.i.ph = phi i64 [ %36, %31 ], [ %41, %39 ]
  %43 = load i64, ptr %14, align 8, !tbaa !8
  %44 = icmp slt i64 %.sink39.i.ph, %43
  %spec.select.i48 = select i1 %44, i64 %.sink39.i.ph, i64 -1
  br label %met.exit.thread

45:                                               ; preds = %29
  %46 = mul nsw i64 %30, %23
  %47 = load i64, ptr %12, align 8, !tbaa !8
  %48 = sub nsw i64 %46, %47
  %49 = load i64, ptr %13, align 8, !tbaa !8
  %50 = mul nsw i64 %49, %.02958
  %51 = add nsw i64 %50, %48
  %52 = load i64, ptr %17, align 8, !tbaa !8
  %53 = icmp slt i64 %51, %52
  %spec.select.i = select i1 %53, i64 %51, i64 -1
  %54 = srem i64 %1, %5
  %55 = load i64, ptr %.in52, align 8, !tbaa !8
  %56 = mul nsw i64 %55, %54
  %57 = load i64, ptr %15, align 8, !tbaa !8
  %58 = sub i64 %56, %57
  %59 = load i64, ptr %16, align 8, !tbaa !8
  %60 = mul nsw i64 %59, %.03055
  %61 = add nsw i64 %58, %60
  br label %met.exit40

met.exit.thread:                                  ; preds = %39, %met.exit.thread45
  %.1.i44 = phi i64 [ %spec.select.i48, %met.exit.thread45 ], [ -1, %39 ]
  %62 = load i64, ptr %.in52, align 8, !tbaa !8
  %63 = load i64, ptr %15, align 8, !tbaa !8
  %64 = add nsw i64 %63, %24
  %65 = load i64, ptr %16, align 8, !tbaa !8
  %66 = mul nsw i64 %65, %.03055
  %67 = sub i64 %64, %66
  %68 = icmp slt i64 %67, 0
  %69 = icmp eq i64 %62, 1
  %or.cond.i34 = select i1 %68, i1 true, i1 %69
  br i1 %or.cond.i34, label %met.exit40, label %70

70:                                               ; preds = %met.exit.thread
  %71 = srem i64 %67, %62
  %72 = sdiv i64 %67, %62
  %73 = icmp eq i64 %71, 0
  br i1 %73, label %met.exit40, label %met.exit40.thread

met.exit40:                                       ; preds = %70, %45, %met.exit.thread
  %.1.i43 = phi i64 [ %spec.select.i, %45 ], [ %.1.i44, %met.exit.thread ], [ %.1.i44, %70 ]
  %.sink.i37 = phi i64 [ 48, %45 ], [ 72, %met.exit.thread ], [ 72, %70 ]
  %.sink39.i38 = phi i64 [ %61, %45 ], [ %67, %met.exit.thread ], [ %72, %70 ]
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.sink.i37
  %74 = load i64, ptr %gep, align 8, !tbaa !8
  %75 = icmp slt i64 %.sink39.i38, %74
  %spec.select.i39 = select i1 %75, i64 %.sink39.i38, i64 -1
  %76 = icmp slt i64 %.1.i43, 0
  %77 = icmp slt i64 %spec.select.i39, 0
  %or.cond = select i1 %76, i1 true, i1 %77
  br i1 %or.cond, label %met.exit40.thread, label %78

78:                                               ; preds = %met.exit40
  %79 = load i64, ptr %18, align 8, !tbaa !8
  %80 = mul nsw i64 %79, %.1.i43
  %81 = add nsw i64 %80, %spec.select.i39
  %82 = load i64, ptr %19, align 8, !tbaa !8
  %83 = mul nsw i64 %81, %82
  br label %met.exit40.thread

met.exit40.thread:                                ; preds = %70, %met.exit40, %78
  %84 = phi i64 [ %83, %78 ], [ -1, %met.exit40 ], [ -1, %70 ]
  %85 = getelementptr inbounds i8, ptr %.157, i64 8
  store i64 %84, ptr %.157, align 8, !tbaa !8
  %86 = add nuw nsw i64 %.03055, 1
  %87 = load i64, ptr %10, align 8, !tbaa !8
  %88 = icmp slt i64 %86, %87
  br i1 %88, label %29, label %._crit_edge.loopexit, !llvm.loop !29
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @meets(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef %4) unnamed_addr #5 {
  %6 = alloca [64 x i64], align 16
  %7 = getelementptr inbounds i8, ptr %0, i64 96
  %8 = load i64, ptr %7, align 8, !tbaa !8
  %9 = getelementptr inbounds i8, ptr %0, i64 104
  %10 = load i64, ptr %9, align 8, !tbaa !8
  %11 = mul i64 %10, %8
  %12 = getelementptr inbounds i8, ptr %0, i64 112
  %13 = load i64, ptr %12, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6) #9
  %invariant.gep = getelementptr inbounds i8, ptr %0, i64 16
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %5
  %15 = getelementptr inbounds i8, ptr %0, i64 136
  %16 = load i64, ptr %15, align 8, !tbaa !8
  %.not.i = icmp eq i64 %3, 0
  %17 = getelementptr inbounds i8, ptr %0, i64 160
  %18 = getelementptr inbounds i8, ptr %0, i64 184
  %19 = icmp eq i64 %16, 1
  %20 = mul nsw i64 %16, %2
  %21 = load i64, ptr %17, align 8, !tbaa !8
  %22 = load i64, ptr %18, align 8, !tbaa !8
  %23 = add nsw i64 %21, %2
  %24 = sub i64 %20, %21
  br label %30

._crit_edge:                                      ; preds = %met.exit, %5
  store i64 0, ptr %4, align 8, !tbaa !30
  %25 = mul nsw i64 %11, %13
  %26 = getelementptr inbounds i8, ptr %4, i64 776
  store i64 %25, ptr %26, align 8, !tbaa !42
  %27 = icmp sgt i64 %11, 0
  br i1 %27, label %.preheader56.preheader, label %._crit_edge68

.preheader56.preheader:                           ; preds = %._crit_edge
  %xtraiter = and i64 %13, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %.04860.prol = add nsw i64 %13, -1
  %28 = getelementptr inbounds [64 x i64], ptr %6, i64 0, i64 %.04860.prol
  %29 = icmp eq i64 %13, 1
  br label %.preheader56

30:                                               ; preds = %.lr.ph, %met.exit
  %.05057 = phi i64 [ 0, %.lr.ph ], [ %44, %met.exit ]
  %31 = mul nsw i64 %22, %.05057
  br i1 %.not.i, label %32, label %34

32:                                               ; preds = %30
  %33 = add nsw i64 %24, %31
  br label %.sink.split.i

34:                                               ; preds = %30
  %35 = sub i64 %23, %31
  %36 = icmp slt i64 %35, 0
  %or.cond.i = select i1 %36, i1 true, i1 %19
  br i1 %or.cond.i, label %.sink.split.i, label %37

37:                                               ; preds = %34
  %38 = srem i64 %35, %16
  %39 = sdiv i64 %35, %16
  %40 = icmp eq i64 %38, 0
  br i1 %40, label %.sink.split.i, label %met.exit

.sink.split.i:                                    ; preds = %37, %34, %32
  %.sink.i = phi i64 [ 48, %32 ], [ 72, %34 ], [ 72, %37 ]
  %.sink39.i = phi i64 [ %33, %32 ], [ %35, %34 ], [ %39, %37 ]
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.sink.i
  %41 = load i64, ptr %gep, align 8, !tbaa !8
  %42 = icmp slt i64 %.sink39.i, %41
  %spec.select.i = select i1 %42, i64 %.sink39.i, i64 -1
  br label %met.exit

met.exit:                                         ; preds = %37, %.sink.split.i
  %.1.i = phi i64 [ -1, %37 ], [ %spec.select.i, %.sink.split.i ]
  %43 = getelementptr inbounds [64 x i64], ptr %6, i64 0, i64 %.05057
  store i64 %.1.i, ptr %43, align 8, !tbaa !8
  %44 = add nuw nsw i64 %.05057, 1
  %exitcond.not = icmp eq i64 %44, %13
  br i1 %exitcond.not, label %._crit_edge, label %30, !llvm.loop !64

.loopexit:                                        ; preds = %.prol.loopexit, %75, %.preheader56
  %45 = icmp sgt i64 %.04963.in, 1
  br i1 %45, label %.preheader56, label %.preheader55, !llvm.loop !65

.preheader56:                                     ; preds = %.preheader56.preheader, %.loopexit
  %.04963.in = phi i64 [ %.04963, %.loopexit ], [ %11, %.preheader56.preheader ]
  %.04963 = add nsw i64 %.04963.in, -1
  br i1 %14, label %.lr.ph61, label %.loopexit

.lr.ph61:                                         ; preds = %.preheader56
  %46 = getelementptr inbounds i64, ptr %1, i64 %.04963
  %47 = mul nsw i64 %.04963, %13
  br i1 %lcmp.mod.not, label %.prol.loopexit, label %.prol.preheader

.prol.preheader:                                  ; preds = %.lr.ph61
  %48 = load i64, ptr %46, align 8, !tbaa !8
  %49 = icmp slt i64 %48, 0
  br i1 %49, label %53, label %50

50:                                               ; preds = %.prol.preheader
  %51 = load i64, ptr %28, align 8, !tbaa !8
  %52 = icmp slt i64 %51, 0
  br i1 %52, label %53, label %.prol.loopexit

53:                                               ; preds = %50, %.prol.preheader
  %54 = add nsw i64 %.04860.prol, %47
  store i64 %54, ptr %26, align 8, !tbaa !42
  br label %.prol.loopexit

.prol.loopexit:                                   ; preds = %50, %53, %.lr.ph61
  %.04860.in.unr = phi i64 [ %13, %.lr.ph61 ], [ %.04860.prol, %53 ], [ %.04860.prol, %50 ]
  br i1 %29, label %.loopexit, label %.lr.ph61.new

.preheader55:                                     ; preds = %.loopexit
  br i1 %27, label %.preheader.lr.ph, label %._crit_edge68

.preheader.lr.ph:                                 ; preds = %.preheader55
  %55 = getelementptr inbounds i8, ptr %0, i64 32
  %56 = getelementptr inbounds i8, ptr %4, i64 8
  %57 = getelementptr inbounds i8, ptr %4, i64 520
  br label %.preheader

.lr.ph61.new:                                     ; preds = %.prol.loopexit, %75
  %.04860.in = phi i64 [ %.04860.1, %75 ], [ %.04860.in.unr, %.prol.loopexit ]
  %.04860 = add nsw i64 %.04860.in, -1
  %58 = load i64, ptr %46, align 8, !tbaa !8
  %59 = icmp slt i64 %58, 0
  br i1 %59, label %64, label %60

60:                                               ; preds = %.lr.ph61.new
  %61 = getelementptr inbounds [64 x i64], ptr %6, i64 0, i64 %.04860
  %62 = load i64, ptr %61, align 8, !tbaa !8
  %63 = icmp slt i64 %62, 0
  br i1 %63, label %64, label %66

64:                                               ; preds = %60, %.lr.ph61.new
  %65 = add nsw i64 %.04860, %47
  store i64 %65, ptr %26, align 8, !tbaa !42
  br label %66

66:                                               ; preds = %60, %64
  %.04860.1 = add nsw i64 %.04860.in, -2
  %67 = load i64, ptr %46, align 8, !tbaa !8
  %68 = icmp slt i64 %67, 0
  br i1 %68, label %73, label %69

69:                                               ; preds = %66
  %70 = getelementptr inbounds [64 x i64], ptr %6, i64 0, i64 %.04860.1
  %71 = load i64, ptr %70, align 8, !tbaa !8
  %72 = icmp slt i64 %71, 0
  br i1 %72, label %73, label %75

73:                                               ; preds = %69, %66
  %74 = add nsw i64 %.04860.1, %47
  store i64 %74, ptr %26, align 8, !tbaa !42
  br label %75

75:                                               ; preds = %73, %69
  %76 = icmp ugt i64 %.04860, 1
  br i1 %76, label %.lr.ph61.new, label %.loopexit, !llvm.loop !66

.preheader:                                       ; preds = %.preheader.lr.ph, %._crit_edge66
  %77 = phi i64 [ 0, %.preheader.lr.ph ], [ %80, %._crit_edge66 ]
  %.04767 = phi i64 [ 0, %.preheader.lr.ph ], [ %81, %._crit_edge66 ]
  br i1 %14, label %.lr.ph65, label %._crit_edge66

.lr.ph65:                                         ; preds = %.preheader
  %78 = getelementptr inbounds i64, ptr %1, i64 %.04767
  %79 = mul nuw nsw i64 %.04767, %13
  br label %82

._crit_edge68:                                    ; preds = %._crit_edge66, %._crit_edge, %.preheader55
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %6) #9
  ret void

._crit_edge66:                                    ; preds = %100, %.preheader
  %80 = phi i64 [ %77, %.preheader ], [ %101, %100 ]
  %81 = add nuw nsw i64 %.04767, 1
  %exitcond70.not = icmp eq i64 %81, %11
  br i1 %exitcond70.not, label %._crit_edge68, label %.preheader, !llvm.loop !67

82:                                               ; preds = %.lr.ph65, %100
  %83 = phi i64 [ %77, %.lr.ph65 ], [ %101, %100 ]
  %.064 = phi i64 [ 0, %.lr.ph65 ], [ %102, %100 ]
  %84 = load i64, ptr %78, align 8, !tbaa !8
  %85 = icmp sgt i64 %84, -1
  br i1 %85, label %86, label %100

86:                                               ; preds = %82
  %87 = getelementptr inbounds [64 x i64], ptr %6, i64 0, i64 %.064
  %88 = load i64, ptr %87, align 8, !tbaa !8
  %89 = icmp sgt i64 %88, -1
  br i1 %89, label %90, label %100

90:                                               ; preds = %86
  %91 = add nuw nsw i64 %88, %84
  %92 = load i64, ptr %55, align 8, !tbaa !27
  %93 = mul nsw i64 %92, %91
  %94 = getelementptr inbounds [64 x i64], ptr %56, i64 0, i64 %83
  store i64 %93, ptr %94, align 8, !tbaa !8
  %95 = add nuw nsw i64 %.064, %79
  %96 = trunc i64 %95 to i32
  %97 = load i64, ptr %4, align 8, !tbaa !30
  %98 = add nsw i64 %97, 1
  store i64 %98, ptr %4, align 8, !tbaa !30
  %99 = getelementptr inbounds [64 x i32], ptr %57, i64 0, i64 %97
  store i32 %96, ptr %99, align 4, !tbaa !39
  br label %100

100:                                              ; preds = %82, %86, %90
  %101 = phi i64 [ %83, %82 ], [ %83, %86 ], [ %98, %90 ]
  %102 = add nuw nsw i64 %.064, 1
  %exitcond69.not = icmp eq i64 %102, %13
  br i1 %exitcond69.not, label %._crit_edge66, label %82, !llvm.loop !68
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i32> @llvm.smin.v16i32(<16 x i32>, <16 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #6

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="512" "no-builtins" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "no-builtins" }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "no-builtins" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nobuiltin "no-builtins" }
attributes #8 = { nobuiltin nounwind "no-builtins" }
attributes #9 = { nounwind }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !7, i64 40}
!3 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !7, i64 32, !7, i64 40, !5, i64 48, !5, i64 72, !5, i64 96, !5, i64 120, !5, i64 144, !5, i64 168}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long long", !5, i64 0}
!8 = !{!7, !7, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!12, !4, i64 192}
!12 = !{!"", !7, i64 0, !5, i64 8, !7, i64 64, !5, i64 72, !7, i64 128, !7, i64 136, !7, i64 144, !5, i64 152, !4, i64 192, !4, i64 200, !7, i64 208, !7, i64 216, !7, i64 224, !7, i64 232, !4, i64 240, !4, i64 248, !4, i64 256, !4, i64 264, !4, i64 272, !4, i64 280, !4, i64 288}
!13 = !{!12, !4, i64 200}
!14 = !{!12, !7, i64 208}
!15 = !{!12, !7, i64 216}
!16 = !{!12, !7, i64 0}
!17 = !{!12, !4, i64 240}
!18 = !{!12, !4, i64 280}
!19 = !{!12, !4, i64 256}
!20 = !{!12, !4, i64 288}
!21 = !{!12, !4, i64 248}
!22 = !{!12, !7, i64 224}
!23 = distinct !{!23, !10}
!24 = !{!12, !7, i64 232}
!25 = !{!12, !4, i64 264}
!26 = distinct !{!26, !10}
!27 = !{!3, !7, i64 32}
!28 = distinct !{!28, !10}
!29 = distinct !{!29, !10}
!30 = !{!31, !7, i64 0}
!31 = !{!"", !7, i64 0, !5, i64 8, !5, i64 520, !7, i64 776}
!32 = !{!3, !4, i64 0}
!33 = !{!3, !4, i64 24}
!34 = !{!5, !5, i64 0}
!35 = distinct !{!35, !10}
!36 = distinct !{!36, !10}
!37 = distinct !{!37, !10}
!38 = !{!3, !4, i64 16}
!39 = !{!40, !40, i64 0}
!40 = !{!"int", !5, i64 0}
!41 = distinct !{!41, !10}
!42 = !{!31, !7, i64 776}
!43 = !{!3, !4, i64 8}
!44 = distinct !{!44, !10}
!45 = distinct !{!45, !10}
!46 = distinct !{!46, !10}
!47 = !{!48, !48, i64 0}
!48 = !{!"float", !5, i64 0}
!49 = distinct !{!49, !10}
!50 = distinct !{!50, !10}
!51 = distinct !{!51, !10}
!52 = distinct !{!52, !10}
!53 = distinct !{!53, !10}
!54 = distinct !{!54, !55}
!55 = !{!"llvm.loop.unroll.disable"}
!56 = !{!57, !7, i64 32}
!57 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 32}
!58 = !{!57, !4, i64 0}
!59 = !{!57, !4, i64 16}
!60 = !{!57, !7, i64 24}
!61 = distinct !{!61, !10}
!62 = !{!57, !4, i64 8}
!63 = distinct !{!63, !10}
!64 = distinct !{!64, !10}
!65 = distinct !{!65, !10}
!66 = distinct !{!66, !10}
!67 = distinct !{!67, !10}
!68 = distinct !{!68, !10}
