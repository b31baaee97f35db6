; Made by tools/ir.py from steps.c with clang 19; do not edit.
; sha256 of the C source: dc6a6be265ce09f28d8831eded54aebbed6cb3c1c05e36d5c70e01d691661209
; sha256 of what follows: 47fba99dc416b1c179afdd464068fd019a633db08eb5afc96f7ff73935762741
; Optimised.

%struct.step = type { ptr, ptr, ptr, ptr, ptr, i64, i64, i64, float, float, float, float, float, float }

; Function Attrs: nounwind
define void @momentum_step(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.step, align 8
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %3) #7
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2)
  %4 = load ptr, ptr %1, align 8, !tbaa !5, !noalias !2
  store ptr %4, ptr %3, align 8, !tbaa !12, !alias.scope !2
  %5 = getelementptr inbounds i8, ptr %3, i64 8
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !15, !noalias !2
  store ptr %7, ptr %5, align 8, !tbaa !16, !alias.scope !2
  %8 = getelementptr inbounds i8, ptr %3, i64 16
  %9 = getelementptr inbounds i8, ptr %1, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !17, !noalias !2
  store ptr %10, ptr %8, align 8, !tbaa !18, !alias.scope !2
  %11 = getelementptr inbounds i8, ptr %3, i64 24
  %12 = getelementptr inbounds i8, ptr %1, i64 24
  %13 = load ptr, ptr %12, align 8, !tbaa !19, !noalias !2
  store ptr %13, ptr %11, align 8, !tbaa !20, !alias.scope !2
  %14 = getelementptr inbounds i8, ptr %3, i64 32
  %15 = getelementptr inbounds i8, ptr %1, i64 32
  %16 = load ptr, ptr %15, align 8, !tbaa !21, !noalias !2
  store ptr %16, ptr %14, align 8, !tbaa !22, !alias.scope !2
  %17 = getelementptr inbounds i8, ptr %3, i64 40
  %18 = getelementptr inbounds i8, ptr %1, i64 40
  %19 = load i64, ptr %18, align 8, !tbaa !23, !noalias !2
  store i64 %19, ptr %17, align 8, !tbaa !24, !alias.scope !2
  %20 = getelementptr inbounds i8, ptr %3, i64 48
  %21 = getelementptr inbounds i8, ptr %1, i64 48
  %22 = load i64, ptr %21, align 8, !tbaa !25, !noalias !2
  store i64 %22, ptr %20, align 8, !tbaa !26, !alias.scope !2
  %23 = getelementptr inbounds i8, ptr %3, i64 56
  %24 = getelementptr inbounds i8, ptr %1, i64 56
  %25 = load i64, ptr %24, align 8, !tbaa !27, !noalias !2
  store i64 %25, ptr %23, align 8, !tbaa !28, !alias.scope !2
  %26 = getelementptr inbounds i8, ptr %3, i64 64
  %27 = getelementptr inbounds i8, ptr %1, i64 64
  %28 = load double, ptr %27, align 8, !tbaa !29, !noalias !2
  %29 = fptrunc double %28 to float
  store float %29, ptr %26, align 8, !tbaa !30, !alias.scope !2
  %30 = getelementptr inbounds i8, ptr %3, i64 68
  %31 = getelementptr inbounds i8, ptr %1, i64 72
  %32 = load double, ptr %31, align 8, !tbaa !31, !noalias !2
  %33 = fptrunc double %32 to float
  store float %33, ptr %30, align 4, !tbaa !32, !alias.scope !2
  %34 = getelementptr inbounds i8, ptr %3, i64 72
  %35 = fsub double 1.000000e+00, %32
  %36 = fptrunc double %35 to float
  store float %36, ptr %34, align 8, !tbaa !33, !alias.scope !2
  %37 = getelementptr inbounds i8, ptr %3, i64 76
  %38 = getelementptr inbounds i8, ptr %1, i64 80
  %39 = load double, ptr %38, align 8, !tbaa !34, !noalias !2
  %40 = fptrunc double %39 to float
  store float %40, ptr %37, align 4, !tbaa !35, !alias.scope !2
  %41 = getelementptr inbounds i8, ptr %3, i64 80
  %42 = fsub double 1.000000e+00, %39
  %43 = fptrunc double %42 to float
  store float %43, ptr %41, align 8, !tbaa !36, !alias.scope !2
  %44 = getelementptr inbounds i8, ptr %3, i64 84
  %45 = getelementptr inbounds i8, ptr %1, i64 88
  %46 = load double, ptr %45, align 8, !tbaa !37, !noalias !2
  %47 = fptrunc double %46 to float
  store float %47, ptr %44, align 4, !tbaa !38, !alias.scope !2
  call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @momentum_part, ptr noundef nonnull %3, i64 noundef %22) #8
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %3) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

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
  tail call void %1(ptr noundef %2, i64 noundef %.050, i64 noundef 0) #9, !callees !39
  %12 = add nuw nsw i64 %.050, 1
  %exitcond.not = icmp eq i64 %12, %3
  br i1 %exitcond.not, label %.loopexit, label %.lr.ph52, !llvm.loop !40

13:                                               ; preds = %7
  %14 = getelementptr inbounds i8, ptr %0, i64 192
  store ptr %2, ptr %14, align 8, !tbaa !42
  %15 = getelementptr inbounds i8, ptr %0, i64 200
  store ptr %1, ptr %15, align 8, !tbaa !44
  %16 = getelementptr inbounds i8, ptr %0, i64 208
  store i64 %3, ptr %16, align 8, !tbaa !45
  %17 = tail call i64 @llvm.umin.i64(i64 %3, i64 32)
  %18 = getelementptr inbounds i8, ptr %0, i64 216
  store i64 %17, ptr %18, align 8, !tbaa !46
  %19 = getelementptr inbounds i8, ptr %0, i64 64
  store atomic i64 0, ptr %19 seq_cst, align 8
  %20 = load i64, ptr %0, align 8, !tbaa !47
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
  %29 = load ptr, ptr %28, align 8, !tbaa !48
  %30 = getelementptr inbounds i8, ptr %0, i64 280
  %31 = load ptr, ptr %30, align 8, !tbaa !49
  %32 = tail call i64 %29(ptr noundef %31) #9
  %33 = getelementptr inbounds i8, ptr %0, i64 256
  %34 = load ptr, ptr %33, align 8, !tbaa !50
  %35 = getelementptr inbounds i8, ptr %0, i64 288
  %36 = load ptr, ptr %35, align 8, !tbaa !51
  %37 = tail call i64 %34(ptr noundef %36) #9
  %38 = getelementptr inbounds i8, ptr %0, i64 248
  %39 = load ptr, ptr %38, align 8, !tbaa !52
  %40 = load ptr, ptr %30, align 8, !tbaa !49
  %41 = tail call i64 %39(ptr noundef %40) #9
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
  %49 = load i64, ptr %18, align 8, !tbaa !46
  %50 = load i64, ptr %45, align 8, !tbaa !53
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
  %63 = load i64, ptr %18, align 8, !tbaa !46
  %64 = load i64, ptr %16, align 8, !tbaa !45
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
  %72 = load ptr, ptr %15, align 8, !tbaa !44
  %73 = load ptr, ptr %14, align 8, !tbaa !42
  tail call void %72(ptr noundef %73, i64 noundef %.03239.i, i64 noundef 0) #9
  %74 = add i64 %.03239.i, 1
  %exitcond.not.i = icmp eq i64 %74, %69
  br i1 %exitcond.not.i, label %._crit_edge.i, label %.lr.ph.i, !llvm.loop !54

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
  %83 = load i64, ptr %80, align 8, !tbaa !55
  %84 = sdiv i64 %83, 8
  %85 = icmp sgt i64 %.04549, %84
  br i1 %85, label %86, label %89

86:                                               ; preds = %82
  %87 = load ptr, ptr %81, align 8, !tbaa !56
  %88 = tail call i64 %87(ptr noundef null) #9
  br label %89

89:                                               ; preds = %82, %86
  %90 = add nuw nsw i64 %.04549, 1
  %91 = load atomic i64, ptr %19 acquire, align 8
  %92 = icmp slt i64 %91, %17
  br i1 %92, label %82, label %._crit_edge, !llvm.loop !57

.loopexit:                                        ; preds = %.lr.ph52, %10, %._crit_edge
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @momentum_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #2 {
  %4 = alloca <16 x float>, align 4
  %5 = alloca <16 x float>, align 4
  %6 = alloca <16 x float>, align 4
  %7 = alloca <16 x float>, align 4
  %8 = alloca <16 x float>, align 4
  %.sroa.0.0.copyload = load ptr, ptr %0, align 8, !tbaa !58
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.7.0.copyload = load ptr, ptr %.sroa.7.0..sroa_idx, align 8, !tbaa !58
  %.sroa.1157.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 32
  %.sroa.1157.0.copyload = load ptr, ptr %.sroa.1157.0..sroa_idx, align 8, !tbaa !58
  %.sroa.13.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 40
  %.sroa.13.0.copyload = load i64, ptr %.sroa.13.0..sroa_idx, align 8, !tbaa !59
  %.sroa.15.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 48
  %.sroa.15.0.copyload = load i64, ptr %.sroa.15.0..sroa_idx, align 8, !tbaa !59
  %.sroa.17.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 56
  %.sroa.17.0.copyload = load i64, ptr %.sroa.17.0..sroa_idx, align 8, !tbaa !59
  %.sroa.19.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 64
  %.sroa.19.0.copyload = load float, ptr %.sroa.19.0..sroa_idx, align 8, !tbaa !60
  %.sroa.21.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 68
  %.sroa.21.0.copyload = load float, ptr %.sroa.21.0..sroa_idx, align 4, !tbaa !60
  %9 = sdiv i64 %.sroa.13.0.copyload, 16
  %10 = srem i64 %.sroa.13.0.copyload, 16
  %11 = add nsw i64 %1, 1
  %12 = mul nsw i64 %9, %11
  %13 = sdiv i64 %12, %.sroa.15.0.copyload
  %14 = mul nsw i64 %9, %1
  %15 = sdiv i64 %14, %.sroa.15.0.copyload
  %16 = icmp slt i64 %15, %13
  br i1 %16, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %3
  %17 = insertelement <16 x float> poison, float %.sroa.21.0.copyload, i64 0
  %18 = shufflevector <16 x float> %17, <16 x float> poison, <16 x i32> zeroinitializer
  %.not.i3 = icmp eq i64 %.sroa.17.0.copyload, 0
  %19 = insertelement <16 x float> poison, float %.sroa.19.0.copyload, i64 0
  %20 = shufflevector <16 x float> %19, <16 x float> poison, <16 x i32> zeroinitializer
  br label %23

._crit_edge:                                      ; preds = %momentum_at.exit4, %3
  %21 = add nsw i64 %.sroa.15.0.copyload, -1
  %22 = icmp ne i64 %21, %1
  %.not.i = icmp eq i64 %10, 0
  %or.cond = or i1 %22, %.not.i
  br i1 %or.cond, label %moved.exit, label %40

23:                                               ; preds = %.lr.ph, %momentum_at.exit4
  %.0.i80 = phi i64 [ %15, %.lr.ph ], [ %39, %momentum_at.exit4 ]
  %24 = shl nsw i64 %.0.i80, 4
  %25 = getelementptr inbounds float, ptr %.sroa.1157.0.copyload, i64 %24
  %26 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %24
  %27 = load <16 x float>, ptr %26, align 4, !tbaa !61
  %28 = getelementptr inbounds float, ptr %.sroa.7.0.copyload, i64 %24
  %29 = load <16 x float>, ptr %28, align 4, !tbaa !61
  %30 = load <16 x float>, ptr %25, align 4, !tbaa !61
  %31 = fmul <16 x float> %18, %29
  %32 = fadd <16 x float> %31, %30
  br i1 %.not.i3, label %momentum_at.exit4, label %33

33:                                               ; preds = %23
  %34 = fmul <16 x float> %18, %32
  %35 = fadd <16 x float> %30, %34
  br label %momentum_at.exit4

momentum_at.exit4:                                ; preds = %23, %33
  %36 = phi <16 x float> [ %35, %33 ], [ %32, %23 ]
  %37 = fmul <16 x float> %20, %36
  %38 = fsub <16 x float> %27, %37
  store <16 x float> %32, ptr %28, align 4, !tbaa !61
  store <16 x float> %38, ptr %26, align 4, !tbaa !61
  %39 = add nsw i64 %.0.i80, 1
  %exitcond.not = icmp eq i64 %39, %13
  br i1 %exitcond.not, label %._crit_edge, label %23, !llvm.loop !62

40:                                               ; preds = %._crit_edge
  %41 = shl nsw i64 %9, 4
  %42 = getelementptr inbounds float, ptr %.sroa.1157.0.copyload, i64 %41
  %43 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %41
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #7
  store <16 x float> zeroinitializer, ptr %6, align 4, !tbaa !61
  %44 = and i64 %10, 8
  %.not.i18 = icmp eq i64 %44, 0
  br i1 %.not.i18, label %48, label %45

45:                                               ; preds = %40
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %6, ptr noundef nonnull align 4 dereferenceable(32) %43, i64 32, i1 false)
  %46 = getelementptr inbounds i8, ptr %6, i64 32
  %47 = getelementptr inbounds i8, ptr %43, i64 32
  br label %48

48:                                               ; preds = %45, %40
  %.019.i19 = phi ptr [ %46, %45 ], [ %6, %40 ]
  %.0.i20 = phi ptr [ %47, %45 ], [ %43, %40 ]
  %49 = and i64 %10, 4
  %.not22.i21 = icmp eq i64 %49, 0
  br i1 %.not22.i21, label %53, label %50

50:                                               ; preds = %48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i19, ptr noundef nonnull align 4 dereferenceable(16) %.0.i20, i64 16, i1 false)
  %51 = getelementptr inbounds i8, ptr %.019.i19, i64 16
  %52 = getelementptr inbounds i8, ptr %.0.i20, i64 16
  br label %53

53:                                               ; preds = %50, %48
  %.120.i22 = phi ptr [ %51, %50 ], [ %.019.i19, %48 ]
  %.1.i23 = phi ptr [ %52, %50 ], [ %.0.i20, %48 ]
  %54 = and i64 %10, 2
  %.not23.i24 = icmp eq i64 %54, 0
  br i1 %.not23.i24, label %59, label %55

55:                                               ; preds = %53
  %56 = load i64, ptr %.1.i23, align 4
  store i64 %56, ptr %.120.i22, align 4
  %57 = getelementptr inbounds i8, ptr %.120.i22, i64 8
  %58 = getelementptr inbounds i8, ptr %.1.i23, i64 8
  br label %59

59:                                               ; preds = %55, %53
  %.221.i25 = phi ptr [ %57, %55 ], [ %.120.i22, %53 ]
  %.2.i26 = phi ptr [ %58, %55 ], [ %.1.i23, %53 ]
  %60 = and i64 %10, 1
  %.not24.i27 = icmp eq i64 %60, 0
  br i1 %.not24.i27, label %copy_some.exit28, label %61

61:                                               ; preds = %59
  %62 = load i32, ptr %.2.i26, align 4
  store i32 %62, ptr %.221.i25, align 4
  br label %copy_some.exit28

copy_some.exit28:                                 ; preds = %59, %61
  %63 = load <16 x float>, ptr %6, align 4, !tbaa !61
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #7
  %64 = getelementptr inbounds float, ptr %.sroa.7.0.copyload, i64 %41
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #7
  store <16 x float> zeroinitializer, ptr %7, align 4, !tbaa !61
  br i1 %.not.i18, label %68, label %65

65:                                               ; preds = %copy_some.exit28
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %7, ptr noundef nonnull align 4 dereferenceable(32) %64, i64 32, i1 false)
  %66 = getelementptr inbounds i8, ptr %7, i64 32
  %67 = getelementptr inbounds i8, ptr %64, i64 32
  br label %68

68:                                               ; preds = %65, %copy_some.exit28
  %.019.i30 = phi ptr [ %66, %65 ], [ %7, %copy_some.exit28 ]
  %.0.i31 = phi ptr [ %67, %65 ], [ %64, %copy_some.exit28 ]
  br i1 %.not22.i21, label %72, label %69

69:                                               ; preds = %68
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i30, ptr noundef nonnull align 4 dereferenceable(16) %.0.i31, i64 16, i1 false)
  %70 = getelementptr inbounds i8, ptr %.019.i30, i64 16
  %71 = getelementptr inbounds i8, ptr %.0.i31, i64 16
  br label %72

72:                                               ; preds = %69, %68
  %.120.i33 = phi ptr [ %70, %69 ], [ %.019.i30, %68 ]
  %.1.i34 = phi ptr [ %71, %69 ], [ %.0.i31, %68 ]
  br i1 %.not23.i24, label %77, label %73

73:                                               ; preds = %72
  %74 = load i64, ptr %.1.i34, align 4
  store i64 %74, ptr %.120.i33, align 4
  %75 = getelementptr inbounds i8, ptr %.120.i33, i64 8
  %76 = getelementptr inbounds i8, ptr %.1.i34, i64 8
  br label %77

77:                                               ; preds = %73, %72
  %.221.i36 = phi ptr [ %75, %73 ], [ %.120.i33, %72 ]
  %.2.i37 = phi ptr [ %76, %73 ], [ %.1.i34, %72 ]
  br i1 %.not24.i27, label %copy_some.exit39, label %78

78:                                               ; preds = %77
  %79 = load i32, ptr %.2.i37, align 4
  store i32 %79, ptr %.221.i36, align 4
  br label %copy_some.exit39

copy_some.exit39:                                 ; preds = %77, %78
  %80 = load <16 x float>, ptr %7, align 4, !tbaa !61
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #7
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #7
  store <16 x float> zeroinitializer, ptr %8, align 4, !tbaa !61
  br i1 %.not.i18, label %84, label %81

81:                                               ; preds = %copy_some.exit39
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %8, ptr noundef nonnull align 4 dereferenceable(32) %42, i64 32, i1 false)
  %82 = getelementptr inbounds i8, ptr %8, i64 32
  %83 = getelementptr inbounds i8, ptr %42, i64 32
  br label %84

84:                                               ; preds = %81, %copy_some.exit39
  %.019.i41 = phi ptr [ %82, %81 ], [ %8, %copy_some.exit39 ]
  %.0.i42 = phi ptr [ %83, %81 ], [ %42, %copy_some.exit39 ]
  br i1 %.not22.i21, label %88, label %85

85:                                               ; preds = %84
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i41, ptr noundef nonnull align 4 dereferenceable(16) %.0.i42, i64 16, i1 false)
  %86 = getelementptr inbounds i8, ptr %.019.i41, i64 16
  %87 = getelementptr inbounds i8, ptr %.0.i42, i64 16
  br label %88

88:                                               ; preds = %85, %84
  %.120.i44 = phi ptr [ %86, %85 ], [ %.019.i41, %84 ]
  %.1.i45 = phi ptr [ %87, %85 ], [ %.0.i42, %84 ]
  br i1 %.not23.i24, label %93, label %89

89:                                               ; preds = %88
  %90 = load i64, ptr %.1.i45, align 4
  store i64 %90, ptr %.120.i44, align 4
  %91 = getelementptr inbounds i8, ptr %.120.i44, i64 8
  %92 = getelementptr inbounds i8, ptr %.1.i45, i64 8
  br label %93

93:                                               ; preds = %89, %88
  %.221.i47 = phi ptr [ %91, %89 ], [ %.120.i44, %88 ]
  %.2.i48 = phi ptr [ %92, %89 ], [ %.1.i45, %88 ]
  br i1 %.not24.i27, label %copy_some.exit50, label %94

94:                                               ; preds = %93
  %95 = load i32, ptr %.2.i48, align 4
  store i32 %95, ptr %.221.i47, align 4
  br label %copy_some.exit50

copy_some.exit50:                                 ; preds = %93, %94
  %96 = load <16 x float>, ptr %8, align 4, !tbaa !61
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #7
  %97 = insertelement <16 x float> poison, float %.sroa.21.0.copyload, i64 0
  %98 = shufflevector <16 x float> %97, <16 x float> poison, <16 x i32> zeroinitializer
  %99 = fmul <16 x float> %98, %80
  %100 = fadd <16 x float> %99, %96
  %.not.i2 = icmp eq i64 %.sroa.17.0.copyload, 0
  br i1 %.not.i2, label %momentum_at.exit, label %101

101:                                              ; preds = %copy_some.exit50
  %102 = fmul <16 x float> %98, %100
  %103 = fadd <16 x float> %96, %102
  br label %momentum_at.exit

momentum_at.exit:                                 ; preds = %copy_some.exit50, %101
  %104 = phi <16 x float> [ %103, %101 ], [ %100, %copy_some.exit50 ]
  %105 = insertelement <16 x float> poison, float %.sroa.19.0.copyload, i64 0
  %106 = shufflevector <16 x float> %105, <16 x float> poison, <16 x i32> zeroinitializer
  %107 = fmul <16 x float> %106, %104
  %108 = fsub <16 x float> %63, %107
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4)
  store <16 x float> %100, ptr %4, align 4, !tbaa !61
  br i1 %.not.i18, label %112, label %109

109:                                              ; preds = %momentum_at.exit
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %64, ptr noundef nonnull align 4 dereferenceable(32) %4, i64 32, i1 false)
  %110 = getelementptr inbounds i8, ptr %64, i64 32
  %111 = getelementptr inbounds i8, ptr %4, i64 32
  br label %112

112:                                              ; preds = %109, %momentum_at.exit
  %.019.i = phi ptr [ %110, %109 ], [ %64, %momentum_at.exit ]
  %.0.i6 = phi ptr [ %111, %109 ], [ %4, %momentum_at.exit ]
  br i1 %.not22.i21, label %116, label %113

113:                                              ; preds = %112
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i, ptr noundef nonnull align 4 dereferenceable(16) %.0.i6, i64 16, i1 false)
  %114 = getelementptr inbounds i8, ptr %.019.i, i64 16
  %115 = getelementptr inbounds i8, ptr %.0.i6, i64 16
  br label %116

116:                                              ; preds = %113, %112
  %.120.i = phi ptr [ %114, %113 ], [ %.019.i, %112 ]
  %.1.i = phi ptr [ %115, %113 ], [ %.0.i6, %112 ]
  br i1 %.not23.i24, label %121, label %117

117:                                              ; preds = %116
  %118 = load i64, ptr %.1.i, align 4
  store i64 %118, ptr %.120.i, align 4
  %119 = getelementptr inbounds i8, ptr %.120.i, i64 8
  %120 = getelementptr inbounds i8, ptr %.1.i, i64 8
  br label %121

121:                                              ; preds = %117, %116
  %.221.i = phi ptr [ %119, %117 ], [ %.120.i, %116 ]
  %.2.i = phi ptr [ %120, %117 ], [ %.1.i, %116 ]
  br i1 %.not24.i27, label %copy_some.exit, label %122

122:                                              ; preds = %121
  %123 = load i32, ptr %.2.i, align 4
  store i32 %123, ptr %.221.i, align 4
  br label %copy_some.exit

copy_some.exit:                                   ; preds = %121, %122
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5)
  store <16 x float> %108, ptr %5, align 4, !tbaa !61
  br i1 %.not.i18, label %127, label %124

124:                                              ; preds = %copy_some.exit
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %43, ptr noundef nonnull align 4 dereferenceable(32) %5, i64 32, i1 false)
  %125 = getelementptr inbounds i8, ptr %43, i64 32
  %126 = getelementptr inbounds i8, ptr %5, i64 32
  br label %127

127:                                              ; preds = %124, %copy_some.exit
  %.019.i8 = phi ptr [ %125, %124 ], [ %43, %copy_some.exit ]
  %.0.i9 = phi ptr [ %126, %124 ], [ %5, %copy_some.exit ]
  br i1 %.not22.i21, label %131, label %128

128:                                              ; preds = %127
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i8, ptr noundef nonnull align 4 dereferenceable(16) %.0.i9, i64 16, i1 false)
  %129 = getelementptr inbounds i8, ptr %.019.i8, i64 16
  %130 = getelementptr inbounds i8, ptr %.0.i9, i64 16
  br label %131

131:                                              ; preds = %128, %127
  %.120.i11 = phi ptr [ %129, %128 ], [ %.019.i8, %127 ]
  %.1.i12 = phi ptr [ %130, %128 ], [ %.0.i9, %127 ]
  br i1 %.not23.i24, label %136, label %132

132:                                              ; preds = %131
  %133 = load i64, ptr %.1.i12, align 4
  store i64 %133, ptr %.120.i11, align 4
  %134 = getelementptr inbounds i8, ptr %.120.i11, i64 8
  %135 = getelementptr inbounds i8, ptr %.1.i12, i64 8
  br label %136

136:                                              ; preds = %132, %131
  %.221.i14 = phi ptr [ %134, %132 ], [ %.120.i11, %131 ]
  %.2.i15 = phi ptr [ %135, %132 ], [ %.1.i12, %131 ]
  br i1 %.not24.i27, label %copy_some.exit17, label %137

137:                                              ; preds = %136
  %138 = load i32, ptr %.2.i15, align 4
  store i32 %138, ptr %.221.i14, align 4
  br label %copy_some.exit17

copy_some.exit17:                                 ; preds = %136, %137
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5)
  br label %moved.exit

moved.exit:                                       ; preds = %._crit_edge, %copy_some.exit17
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define void @adam_step(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.step, align 8
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %3) #7
  tail call void @llvm.experimental.noalias.scope.decl(metadata !63)
  %4 = load ptr, ptr %1, align 8, !tbaa !5, !noalias !63
  store ptr %4, ptr %3, align 8, !tbaa !12, !alias.scope !63
  %5 = getelementptr inbounds i8, ptr %3, i64 8
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !15, !noalias !63
  store ptr %7, ptr %5, align 8, !tbaa !16, !alias.scope !63
  %8 = getelementptr inbounds i8, ptr %3, i64 16
  %9 = getelementptr inbounds i8, ptr %1, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !17, !noalias !63
  store ptr %10, ptr %8, align 8, !tbaa !18, !alias.scope !63
  %11 = getelementptr inbounds i8, ptr %3, i64 24
  %12 = getelementptr inbounds i8, ptr %1, i64 24
  %13 = load ptr, ptr %12, align 8, !tbaa !19, !noalias !63
  store ptr %13, ptr %11, align 8, !tbaa !20, !alias.scope !63
  %14 = getelementptr inbounds i8, ptr %3, i64 32
  %15 = getelementptr inbounds i8, ptr %1, i64 32
  %16 = load ptr, ptr %15, align 8, !tbaa !21, !noalias !63
  store ptr %16, ptr %14, align 8, !tbaa !22, !alias.scope !63
  %17 = getelementptr inbounds i8, ptr %3, i64 40
  %18 = getelementptr inbounds i8, ptr %1, i64 40
  %19 = load i64, ptr %18, align 8, !tbaa !23, !noalias !63
  store i64 %19, ptr %17, align 8, !tbaa !24, !alias.scope !63
  %20 = getelementptr inbounds i8, ptr %3, i64 48
  %21 = getelementptr inbounds i8, ptr %1, i64 48
  %22 = load i64, ptr %21, align 8, !tbaa !25, !noalias !63
  store i64 %22, ptr %20, align 8, !tbaa !26, !alias.scope !63
  %23 = getelementptr inbounds i8, ptr %3, i64 56
  %24 = getelementptr inbounds i8, ptr %1, i64 56
  %25 = load i64, ptr %24, align 8, !tbaa !27, !noalias !63
  store i64 %25, ptr %23, align 8, !tbaa !28, !alias.scope !63
  %26 = getelementptr inbounds i8, ptr %3, i64 64
  %27 = getelementptr inbounds i8, ptr %1, i64 64
  %28 = load double, ptr %27, align 8, !tbaa !29, !noalias !63
  %29 = fptrunc double %28 to float
  store float %29, ptr %26, align 8, !tbaa !30, !alias.scope !63
  %30 = getelementptr inbounds i8, ptr %3, i64 68
  %31 = getelementptr inbounds i8, ptr %1, i64 72
  %32 = load double, ptr %31, align 8, !tbaa !31, !noalias !63
  %33 = fptrunc double %32 to float
  store float %33, ptr %30, align 4, !tbaa !32, !alias.scope !63
  %34 = getelementptr inbounds i8, ptr %3, i64 72
  %35 = fsub double 1.000000e+00, %32
  %36 = fptrunc double %35 to float
  store float %36, ptr %34, align 8, !tbaa !33, !alias.scope !63
  %37 = getelementptr inbounds i8, ptr %3, i64 76
  %38 = getelementptr inbounds i8, ptr %1, i64 80
  %39 = load double, ptr %38, align 8, !tbaa !34, !noalias !63
  %40 = fptrunc double %39 to float
  store float %40, ptr %37, align 4, !tbaa !35, !alias.scope !63
  %41 = getelementptr inbounds i8, ptr %3, i64 80
  %42 = fsub double 1.000000e+00, %39
  %43 = fptrunc double %42 to float
  store float %43, ptr %41, align 8, !tbaa !36, !alias.scope !63
  %44 = getelementptr inbounds i8, ptr %3, i64 84
  %45 = getelementptr inbounds i8, ptr %1, i64 88
  %46 = load double, ptr %45, align 8, !tbaa !37, !noalias !63
  %47 = fptrunc double %46 to float
  store float %47, ptr %44, align 4, !tbaa !38, !alias.scope !63
  call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @adam_part, ptr noundef nonnull %3, i64 noundef %22) #8
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %3) #7
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @adam_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #2 {
  %4 = alloca <16 x float>, align 4
  %5 = alloca <16 x float>, align 4
  %6 = alloca <16 x float>, align 4
  %7 = alloca <16 x float>, align 4
  %8 = alloca <16 x float>, align 4
  %9 = alloca <16 x float>, align 4
  %10 = alloca <16 x float>, align 4
  %11 = alloca <16 x float>, align 4
  %12 = alloca <16 x float>, align 4
  %.sroa.0.0.copyload = load ptr, ptr %0, align 8, !tbaa !58
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.7.0.copyload = load ptr, ptr %.sroa.7.0..sroa_idx, align 8, !tbaa !58
  %.sroa.11.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.11.0.copyload = load ptr, ptr %.sroa.11.0..sroa_idx, align 8, !tbaa !58
  %.sroa.15.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 24
  %.sroa.15.0.copyload = load ptr, ptr %.sroa.15.0..sroa_idx, align 8, !tbaa !58
  %.sroa.21.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 32
  %.sroa.21.0.copyload = load ptr, ptr %.sroa.21.0..sroa_idx, align 8, !tbaa !58
  %.sroa.23.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 40
  %.sroa.23.0.copyload = load i64, ptr %.sroa.23.0..sroa_idx, align 8, !tbaa !59
  %.sroa.25.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 48
  %.sroa.25.0.copyload = load i64, ptr %.sroa.25.0..sroa_idx, align 8, !tbaa !59
  %.sroa.27.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 56
  %.sroa.27.0.copyload = load i64, ptr %.sroa.27.0..sroa_idx, align 8, !tbaa !59
  %.sroa.29.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 64
  %.sroa.29.0.copyload = load float, ptr %.sroa.29.0..sroa_idx, align 8, !tbaa !60
  %.sroa.31.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 68
  %.sroa.31.0.copyload = load float, ptr %.sroa.31.0..sroa_idx, align 4, !tbaa !60
  %.sroa.35.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 72
  %.sroa.35.0.copyload = load float, ptr %.sroa.35.0..sroa_idx, align 8, !tbaa !60
  %.sroa.39.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 76
  %.sroa.39.0.copyload = load float, ptr %.sroa.39.0..sroa_idx, align 4, !tbaa !60
  %.sroa.41.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 80
  %.sroa.41.0.copyload = load float, ptr %.sroa.41.0..sroa_idx, align 8, !tbaa !60
  %.sroa.43.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 84
  %.sroa.43.0.copyload = load float, ptr %.sroa.43.0..sroa_idx, align 4, !tbaa !60
  %13 = sdiv i64 %.sroa.23.0.copyload, 16
  %14 = srem i64 %.sroa.23.0.copyload, 16
  %15 = add nsw i64 %1, 1
  %16 = mul nsw i64 %13, %15
  %17 = sdiv i64 %16, %.sroa.25.0.copyload
  %18 = mul nsw i64 %13, %1
  %19 = sdiv i64 %18, %.sroa.25.0.copyload
  %20 = icmp slt i64 %19, %17
  br i1 %20, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %3
  %.not.i2 = icmp eq ptr %.sroa.15.0.copyload, null
  %21 = insertelement <16 x float> poison, float %.sroa.31.0.copyload, i64 0
  %22 = shufflevector <16 x float> %21, <16 x float> poison, <16 x i32> zeroinitializer
  %23 = insertelement <16 x float> poison, float %.sroa.35.0.copyload, i64 0
  %24 = shufflevector <16 x float> %23, <16 x float> poison, <16 x i32> zeroinitializer
  %25 = insertelement <16 x float> poison, float %.sroa.39.0.copyload, i64 0
  %26 = shufflevector <16 x float> %25, <16 x float> poison, <16 x i32> zeroinitializer
  %27 = insertelement <16 x float> poison, float %.sroa.41.0.copyload, i64 0
  %28 = shufflevector <16 x float> %27, <16 x float> poison, <16 x i32> zeroinitializer
  %.not29.i12 = icmp eq i64 %.sroa.27.0.copyload, 0
  %29 = insertelement <16 x float> poison, float %.sroa.43.0.copyload, i64 0
  %30 = shufflevector <16 x float> %29, <16 x float> poison, <16 x i32> zeroinitializer
  %31 = insertelement <16 x float> poison, float %.sroa.29.0.copyload, i64 0
  %32 = shufflevector <16 x float> %31, <16 x float> poison, <16 x i32> zeroinitializer
  br label %35

._crit_edge:                                      ; preds = %moved_at.exit, %3
  %33 = add nsw i64 %.sroa.25.0.copyload, -1
  %34 = icmp ne i64 %33, %1
  %.not.i = icmp eq i64 %14, 0
  %or.cond = or i1 %34, %.not.i
  br i1 %or.cond, label %moved.exit, label %71

35:                                               ; preds = %.lr.ph, %moved_at.exit
  %.0.i187 = phi i64 [ %19, %.lr.ph ], [ %70, %moved_at.exit ]
  %36 = shl nsw i64 %.0.i187, 4
  %37 = getelementptr inbounds float, ptr %.sroa.21.0.copyload, i64 %36
  %38 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %36
  %39 = load <16 x float>, ptr %38, align 4, !tbaa !61
  %40 = getelementptr inbounds float, ptr %.sroa.7.0.copyload, i64 %36
  %41 = load <16 x float>, ptr %40, align 4, !tbaa !61
  %42 = load <16 x float>, ptr %37, align 4, !tbaa !61
  %43 = getelementptr inbounds float, ptr %.sroa.11.0.copyload, i64 %36
  %44 = load <16 x float>, ptr %43, align 4, !tbaa !61
  br i1 %.not.i2, label %48, label %45

45:                                               ; preds = %35
  %46 = getelementptr inbounds float, ptr %.sroa.15.0.copyload, i64 %36
  %47 = load <16 x float>, ptr %46, align 4, !tbaa !61
  br label %48

48:                                               ; preds = %45, %35
  %.0184 = phi <16 x float> [ zeroinitializer, %35 ], [ %47, %45 ]
  %49 = fmul <16 x float> %22, %41
  %50 = fmul <16 x float> %24, %42
  %51 = fadd <16 x float> %49, %50
  %52 = fmul <16 x float> %26, %44
  %53 = fmul <16 x float> %42, %42
  %54 = fmul <16 x float> %28, %53
  %55 = fadd <16 x float> %52, %54
  br i1 %.not.i2, label %58, label %.cont

.cont:                                            ; preds = %48
  %56 = fcmp ule <16 x float> %.0184, %55
  %57 = fcmp ord <16 x float> %.0184, zeroinitializer
  %.not9.i = and <16 x i1> %56, %57
  %.v.i = select <16 x i1> %.not9.i, <16 x float> %55, <16 x float> %.0184
  br label %58

58:                                               ; preds = %.cont, %48
  %.2186 = phi <16 x float> [ %.0184, %48 ], [ %.v.i, %.cont ]
  %.0.i11 = phi <16 x float> [ %55, %48 ], [ %.v.i, %.cont ]
  %59 = tail call <16 x float> @llvm.sqrt.v16f32(<16 x float> %.0.i11)
  br i1 %.not29.i12, label %adam_at.exit13, label %60

60:                                               ; preds = %58
  %61 = fmul <16 x float> %22, %51
  %62 = fadd <16 x float> %50, %61
  br label %adam_at.exit13

adam_at.exit13:                                   ; preds = %58, %60
  %63 = phi <16 x float> [ %62, %60 ], [ %51, %58 ]
  %64 = fadd <16 x float> %30, %59
  %65 = fdiv <16 x float> %63, %64
  %66 = fmul <16 x float> %32, %65
  %67 = fsub <16 x float> %39, %66
  store <16 x float> %55, ptr %43, align 4, !tbaa !61
  br i1 %.not.i2, label %moved_at.exit, label %68

68:                                               ; preds = %adam_at.exit13
  %69 = getelementptr inbounds float, ptr %.sroa.15.0.copyload, i64 %36
  store <16 x float> %.2186, ptr %69, align 4, !tbaa !61
  br label %moved_at.exit

moved_at.exit:                                    ; preds = %adam_at.exit13, %68
  store <16 x float> %51, ptr %40, align 4, !tbaa !61
  store <16 x float> %67, ptr %38, align 4, !tbaa !61
  %70 = add nsw i64 %.0.i187, 1
  %exitcond.not = icmp eq i64 %70, %17
  br i1 %exitcond.not, label %._crit_edge, label %35, !llvm.loop !62

71:                                               ; preds = %._crit_edge
  %72 = shl nsw i64 %13, 4
  %73 = getelementptr inbounds float, ptr %.sroa.21.0.copyload, i64 %72
  %74 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %72
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #7
  store <16 x float> zeroinitializer, ptr %8, align 4, !tbaa !61
  %75 = and i64 %14, 8
  %.not.i49 = icmp eq i64 %75, 0
  br i1 %.not.i49, label %79, label %76

76:                                               ; preds = %71
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %8, ptr noundef nonnull align 4 dereferenceable(32) %74, i64 32, i1 false)
  %77 = getelementptr inbounds i8, ptr %8, i64 32
  %78 = getelementptr inbounds i8, ptr %74, i64 32
  br label %79

79:                                               ; preds = %76, %71
  %.019.i50 = phi ptr [ %77, %76 ], [ %8, %71 ]
  %.0.i51 = phi ptr [ %78, %76 ], [ %74, %71 ]
  %80 = and i64 %14, 4
  %.not22.i52 = icmp eq i64 %80, 0
  br i1 %.not22.i52, label %84, label %81

81:                                               ; preds = %79
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i50, ptr noundef nonnull align 4 dereferenceable(16) %.0.i51, i64 16, i1 false)
  %82 = getelementptr inbounds i8, ptr %.019.i50, i64 16
  %83 = getelementptr inbounds i8, ptr %.0.i51, i64 16
  br label %84

84:                                               ; preds = %81, %79
  %.120.i53 = phi ptr [ %82, %81 ], [ %.019.i50, %79 ]
  %.1.i54 = phi ptr [ %83, %81 ], [ %.0.i51, %79 ]
  %85 = and i64 %14, 2
  %.not23.i55 = icmp eq i64 %85, 0
  br i1 %.not23.i55, label %90, label %86

86:                                               ; preds = %84
  %87 = load i64, ptr %.1.i54, align 4
  store i64 %87, ptr %.120.i53, align 4
  %88 = getelementptr inbounds i8, ptr %.120.i53, i64 8
  %89 = getelementptr inbounds i8, ptr %.1.i54, i64 8
  br label %90

90:                                               ; preds = %86, %84
  %.221.i56 = phi ptr [ %88, %86 ], [ %.120.i53, %84 ]
  %.2.i57 = phi ptr [ %89, %86 ], [ %.1.i54, %84 ]
  %91 = and i64 %14, 1
  %.not24.i58 = icmp eq i64 %91, 0
  br i1 %.not24.i58, label %copy_some.exit59, label %92

92:                                               ; preds = %90
  %93 = load i32, ptr %.2.i57, align 4
  store i32 %93, ptr %.221.i56, align 4
  br label %copy_some.exit59

copy_some.exit59:                                 ; preds = %90, %92
  %94 = load <16 x float>, ptr %8, align 4, !tbaa !61
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #7
  %95 = getelementptr inbounds float, ptr %.sroa.7.0.copyload, i64 %72
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #7
  store <16 x float> zeroinitializer, ptr %9, align 4, !tbaa !61
  br i1 %.not.i49, label %99, label %96

96:                                               ; preds = %copy_some.exit59
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %9, ptr noundef nonnull align 4 dereferenceable(32) %95, i64 32, i1 false)
  %97 = getelementptr inbounds i8, ptr %9, i64 32
  %98 = getelementptr inbounds i8, ptr %95, i64 32
  br label %99

99:                                               ; preds = %96, %copy_some.exit59
  %.019.i61 = phi ptr [ %97, %96 ], [ %9, %copy_some.exit59 ]
  %.0.i62 = phi ptr [ %98, %96 ], [ %95, %copy_some.exit59 ]
  br i1 %.not22.i52, label %103, label %100

100:                                              ; preds = %99
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i61, ptr noundef nonnull align 4 dereferenceable(16) %.0.i62, i64 16, i1 false)
  %101 = getelementptr inbounds i8, ptr %.019.i61, i64 16
  %102 = getelementptr inbounds i8, ptr %.0.i62, i64 16
  br label %103

103:                                              ; preds = %100, %99
  %.120.i64 = phi ptr [ %101, %100 ], [ %.019.i61, %99 ]
  %.1.i65 = phi ptr [ %102, %100 ], [ %.0.i62, %99 ]
  br i1 %.not23.i55, label %108, label %104

104:                                              ; preds = %103
  %105 = load i64, ptr %.1.i65, align 4
  store i64 %105, ptr %.120.i64, align 4
  %106 = getelementptr inbounds i8, ptr %.120.i64, i64 8
  %107 = getelementptr inbounds i8, ptr %.1.i65, i64 8
  br label %108

108:                                              ; preds = %104, %103
  %.221.i67 = phi ptr [ %106, %104 ], [ %.120.i64, %103 ]
  %.2.i68 = phi ptr [ %107, %104 ], [ %.1.i65, %103 ]
  br i1 %.not24.i58, label %copy_some.exit70, label %109

109:                                              ; preds = %108
  %110 = load i32, ptr %.2.i68, align 4
  store i32 %110, ptr %.221.i67, align 4
  br label %copy_some.exit70

copy_some.exit70:                                 ; preds = %108, %109
  %111 = load <16 x float>, ptr %9, align 4, !tbaa !61
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #7
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #7
  store <16 x float> zeroinitializer, ptr %10, align 4, !tbaa !61
  br i1 %.not.i49, label %115, label %112

112:                                              ; preds = %copy_some.exit70
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %10, ptr noundef nonnull align 4 dereferenceable(32) %73, i64 32, i1 false)
  %113 = getelementptr inbounds i8, ptr %10, i64 32
  %114 = getelementptr inbounds i8, ptr %73, i64 32
  br label %115

115:                                              ; preds = %112, %copy_some.exit70
  %.019.i72 = phi ptr [ %113, %112 ], [ %10, %copy_some.exit70 ]
  %.0.i73 = phi ptr [ %114, %112 ], [ %73, %copy_some.exit70 ]
  br i1 %.not22.i52, label %119, label %116

116:                                              ; preds = %115
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i72, ptr noundef nonnull align 4 dereferenceable(16) %.0.i73, i64 16, i1 false)
  %117 = getelementptr inbounds i8, ptr %.019.i72, i64 16
  %118 = getelementptr inbounds i8, ptr %.0.i73, i64 16
  br label %119

119:                                              ; preds = %116, %115
  %.120.i75 = phi ptr [ %117, %116 ], [ %.019.i72, %115 ]
  %.1.i76 = phi ptr [ %118, %116 ], [ %.0.i73, %115 ]
  br i1 %.not23.i55, label %124, label %120

120:                                              ; preds = %119
  %121 = load i64, ptr %.1.i76, align 4
  store i64 %121, ptr %.120.i75, align 4
  %122 = getelementptr inbounds i8, ptr %.120.i75, i64 8
  %123 = getelementptr inbounds i8, ptr %.1.i76, i64 8
  br label %124

124:                                              ; preds = %120, %119
  %.221.i78 = phi ptr [ %122, %120 ], [ %.120.i75, %119 ]
  %.2.i79 = phi ptr [ %123, %120 ], [ %.1.i76, %119 ]
  br i1 %.not24.i58, label %copy_some.exit81, label %125

125:                                              ; preds = %124
  %126 = load i32, ptr %.2.i79, align 4
  store i32 %126, ptr %.221.i78, align 4
  br label %copy_some.exit81

copy_some.exit81:                                 ; preds = %124, %125
  %127 = load <16 x float>, ptr %10, align 4, !tbaa !61
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #7
  %128 = getelementptr inbounds float, ptr %.sroa.11.0.copyload, i64 %72
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #7
  store <16 x float> zeroinitializer, ptr %11, align 4, !tbaa !61
  br i1 %.not.i49, label %132, label %129

129:                                              ; preds = %copy_some.exit81
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %11, ptr noundef nonnull align 4 dereferenceable(32) %128, i64 32, i1 false)
  %130 = getelementptr inbounds i8, ptr %11, i64 32
  %131 = getelementptr inbounds i8, ptr %128, i64 32
  br label %132

132:                                              ; preds = %129, %copy_some.exit81
  %.019.i83 = phi ptr [ %130, %129 ], [ %11, %copy_some.exit81 ]
  %.0.i84 = phi ptr [ %131, %129 ], [ %128, %copy_some.exit81 ]
  br i1 %.not22.i52, label %136, label %133

133:                                              ; preds = %132
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i83, ptr noundef nonnull align 4 dereferenceable(16) %.0.i84, i64 16, i1 false)
  %134 = getelementptr inbounds i8, ptr %.019.i83, i64 16
  %135 = getelementptr inbounds i8, ptr %.0.i84, i64 16
  br label %136

136:                                              ; preds = %133, %132
  %.120.i86 = phi ptr [ %134, %133 ], [ %.019.i83, %132 ]
  %.1.i87 = phi ptr [ %135, %133 ], [ %.0.i84, %132 ]
  br i1 %.not23.i55, label %141, label %137

137:                                              ; preds = %136
  %138 = load i64, ptr %.1.i87, align 4
  store i64 %138, ptr %.120.i86, align 4
  %139 = getelementptr inbounds i8, ptr %.120.i86, i64 8
  %140 = getelementptr inbounds i8, ptr %.1.i87, i64 8
  br label %141

141:                                              ; preds = %137, %136
  %.221.i89 = phi ptr [ %139, %137 ], [ %.120.i86, %136 ]
  %.2.i90 = phi ptr [ %140, %137 ], [ %.1.i87, %136 ]
  br i1 %.not24.i58, label %copy_some.exit92, label %142

142:                                              ; preds = %141
  %143 = load i32, ptr %.2.i90, align 4
  store i32 %143, ptr %.221.i89, align 4
  br label %copy_some.exit92

copy_some.exit92:                                 ; preds = %141, %142
  %144 = load <16 x float>, ptr %11, align 4, !tbaa !61
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #7
  %.not.i3 = icmp eq ptr %.sroa.15.0.copyload, null
  br i1 %.not.i3, label %163, label %145

145:                                              ; preds = %copy_some.exit92
  %146 = getelementptr inbounds float, ptr %.sroa.15.0.copyload, i64 %72
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12) #7
  store <16 x float> zeroinitializer, ptr %12, align 4, !tbaa !61
  br i1 %.not.i49, label %150, label %147

147:                                              ; preds = %145
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %12, ptr noundef nonnull align 4 dereferenceable(32) %146, i64 32, i1 false)
  %148 = getelementptr inbounds i8, ptr %12, i64 32
  %149 = getelementptr inbounds i8, ptr %146, i64 32
  br label %150

150:                                              ; preds = %147, %145
  %.019.i94 = phi ptr [ %148, %147 ], [ %12, %145 ]
  %.0.i95 = phi ptr [ %149, %147 ], [ %146, %145 ]
  br i1 %.not22.i52, label %154, label %151

151:                                              ; preds = %150
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i94, ptr noundef nonnull align 4 dereferenceable(16) %.0.i95, i64 16, i1 false)
  %152 = getelementptr inbounds i8, ptr %.019.i94, i64 16
  %153 = getelementptr inbounds i8, ptr %.0.i95, i64 16
  br label %154

154:                                              ; preds = %151, %150
  %.120.i97 = phi ptr [ %152, %151 ], [ %.019.i94, %150 ]
  %.1.i98 = phi ptr [ %153, %151 ], [ %.0.i95, %150 ]
  br i1 %.not23.i55, label %159, label %155

155:                                              ; preds = %154
  %156 = load i64, ptr %.1.i98, align 4
  store i64 %156, ptr %.120.i97, align 4
  %157 = getelementptr inbounds i8, ptr %.120.i97, i64 8
  %158 = getelementptr inbounds i8, ptr %.1.i98, i64 8
  br label %159

159:                                              ; preds = %155, %154
  %.221.i100 = phi ptr [ %157, %155 ], [ %.120.i97, %154 ]
  %.2.i101 = phi ptr [ %158, %155 ], [ %.1.i98, %154 ]
  br i1 %.not24.i58, label %copy_some.exit103, label %160

160:                                              ; preds = %159
  %161 = load i32, ptr %.2.i101, align 4
  store i32 %161, ptr %.221.i100, align 4
  br label %copy_some.exit103

copy_some.exit103:                                ; preds = %159, %160
  %162 = load <16 x float>, ptr %12, align 4, !tbaa !61
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12) #7
  br label %163

163:                                              ; preds = %copy_some.exit103, %copy_some.exit92
  %.0 = phi <16 x float> [ zeroinitializer, %copy_some.exit92 ], [ %162, %copy_some.exit103 ]
  %164 = insertelement <16 x float> poison, float %.sroa.31.0.copyload, i64 0
  %165 = shufflevector <16 x float> %164, <16 x float> poison, <16 x i32> zeroinitializer
  %166 = fmul <16 x float> %165, %111
  %167 = insertelement <16 x float> poison, float %.sroa.35.0.copyload, i64 0
  %168 = shufflevector <16 x float> %167, <16 x float> poison, <16 x i32> zeroinitializer
  %169 = fmul <16 x float> %168, %127
  %170 = fadd <16 x float> %166, %169
  %171 = insertelement <16 x float> poison, float %.sroa.39.0.copyload, i64 0
  %172 = shufflevector <16 x float> %171, <16 x float> poison, <16 x i32> zeroinitializer
  %173 = fmul <16 x float> %172, %144
  %174 = insertelement <16 x float> poison, float %.sroa.41.0.copyload, i64 0
  %175 = shufflevector <16 x float> %174, <16 x float> poison, <16 x i32> zeroinitializer
  %176 = fmul <16 x float> %127, %127
  %177 = fmul <16 x float> %175, %176
  %178 = fadd <16 x float> %177, %173
  br i1 %.not.i3, label %181, label %.cont150

.cont150:                                         ; preds = %163
  %179 = fcmp ule <16 x float> %.0, %178
  %180 = fcmp ord <16 x float> %.0, zeroinitializer
  %.not9.i104 = and <16 x i1> %179, %180
  %.v.i105 = select <16 x i1> %.not9.i104, <16 x float> %178, <16 x float> %.0
  br label %181

181:                                              ; preds = %.cont150, %163
  %.2 = phi <16 x float> [ %.0, %163 ], [ %.v.i105, %.cont150 ]
  %.0.i9 = phi <16 x float> [ %178, %163 ], [ %.v.i105, %.cont150 ]
  %182 = tail call <16 x float> @llvm.sqrt.v16f32(<16 x float> %.0.i9)
  %.not29.i = icmp eq i64 %.sroa.27.0.copyload, 0
  br i1 %.not29.i, label %adam_at.exit, label %183

183:                                              ; preds = %181
  %184 = fmul <16 x float> %165, %170
  %185 = fadd <16 x float> %169, %184
  br label %adam_at.exit

adam_at.exit:                                     ; preds = %181, %183
  %186 = phi <16 x float> [ %185, %183 ], [ %170, %181 ]
  %187 = insertelement <16 x float> poison, float %.sroa.43.0.copyload, i64 0
  %188 = shufflevector <16 x float> %187, <16 x float> poison, <16 x i32> zeroinitializer
  %189 = fadd <16 x float> %188, %182
  %190 = insertelement <16 x float> poison, float %.sroa.29.0.copyload, i64 0
  %191 = shufflevector <16 x float> %190, <16 x float> poison, <16 x i32> zeroinitializer
  %192 = fdiv <16 x float> %186, %189
  %193 = fmul <16 x float> %191, %192
  %194 = fsub <16 x float> %94, %193
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4)
  store <16 x float> %178, ptr %4, align 4, !tbaa !61
  br i1 %.not.i49, label %198, label %195

195:                                              ; preds = %adam_at.exit
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %128, ptr noundef nonnull align 4 dereferenceable(32) %4, i64 32, i1 false)
  %196 = getelementptr inbounds i8, ptr %128, i64 32
  %197 = getelementptr inbounds i8, ptr %4, i64 32
  br label %198

198:                                              ; preds = %195, %adam_at.exit
  %.019.i = phi ptr [ %196, %195 ], [ %128, %adam_at.exit ]
  %.0.i15 = phi ptr [ %197, %195 ], [ %4, %adam_at.exit ]
  br i1 %.not22.i52, label %202, label %199

199:                                              ; preds = %198
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i, ptr noundef nonnull align 4 dereferenceable(16) %.0.i15, i64 16, i1 false)
  %200 = getelementptr inbounds i8, ptr %.019.i, i64 16
  %201 = getelementptr inbounds i8, ptr %.0.i15, i64 16
  br label %202

202:                                              ; preds = %199, %198
  %.120.i = phi ptr [ %200, %199 ], [ %.019.i, %198 ]
  %.1.i = phi ptr [ %201, %199 ], [ %.0.i15, %198 ]
  br i1 %.not23.i55, label %207, label %203

203:                                              ; preds = %202
  %204 = load i64, ptr %.1.i, align 4
  store i64 %204, ptr %.120.i, align 4
  %205 = getelementptr inbounds i8, ptr %.120.i, i64 8
  %206 = getelementptr inbounds i8, ptr %.1.i, i64 8
  br label %207

207:                                              ; preds = %203, %202
  %.221.i = phi ptr [ %205, %203 ], [ %.120.i, %202 ]
  %.2.i = phi ptr [ %206, %203 ], [ %.1.i, %202 ]
  br i1 %.not24.i58, label %copy_some.exit, label %208

208:                                              ; preds = %207
  %209 = load i32, ptr %.2.i, align 4
  store i32 %209, ptr %.221.i, align 4
  br label %copy_some.exit

copy_some.exit:                                   ; preds = %207, %208
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4)
  br i1 %.not.i3, label %moved_at.exit7, label %210

210:                                              ; preds = %copy_some.exit
  %211 = getelementptr inbounds float, ptr %.sroa.15.0.copyload, i64 %72
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5)
  store <16 x float> %.2, ptr %5, align 4, !tbaa !61
  br i1 %.not.i49, label %215, label %212

212:                                              ; preds = %210
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %211, ptr noundef nonnull align 4 dereferenceable(32) %5, i64 32, i1 false)
  %213 = getelementptr inbounds i8, ptr %211, i64 32
  %214 = getelementptr inbounds i8, ptr %5, i64 32
  br label %215

215:                                              ; preds = %212, %210
  %.019.i17 = phi ptr [ %213, %212 ], [ %211, %210 ]
  %.0.i18 = phi ptr [ %214, %212 ], [ %5, %210 ]
  br i1 %.not22.i52, label %219, label %216

216:                                              ; preds = %215
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i17, ptr noundef nonnull align 4 dereferenceable(16) %.0.i18, i64 16, i1 false)
  %217 = getelementptr inbounds i8, ptr %.019.i17, i64 16
  %218 = getelementptr inbounds i8, ptr %.0.i18, i64 16
  br label %219

219:                                              ; preds = %216, %215
  %.120.i20 = phi ptr [ %217, %216 ], [ %.019.i17, %215 ]
  %.1.i21 = phi ptr [ %218, %216 ], [ %.0.i18, %215 ]
  br i1 %.not23.i55, label %224, label %220

220:                                              ; preds = %219
  %221 = load i64, ptr %.1.i21, align 4
  store i64 %221, ptr %.120.i20, align 4
  %222 = getelementptr inbounds i8, ptr %.120.i20, i64 8
  %223 = getelementptr inbounds i8, ptr %.1.i21, i64 8
  br label %224

224:                                              ; preds = %220, %219
  %.221.i23 = phi ptr [ %222, %220 ], [ %.120.i20, %219 ]
  %.2.i24 = phi ptr [ %223, %220 ], [ %.1.i21, %219 ]
  br i1 %.not24.i58, label %copy_some.exit26, label %225

225:                                              ; preds = %224
  %226 = load i32, ptr %.2.i24, align 4
  store i32 %226, ptr %.221.i23, align 4
  br label %copy_some.exit26

copy_some.exit26:                                 ; preds = %224, %225
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5)
  br label %moved_at.exit7

moved_at.exit7:                                   ; preds = %copy_some.exit, %copy_some.exit26
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6)
  store <16 x float> %170, ptr %6, align 4, !tbaa !61
  br i1 %.not.i49, label %230, label %227

227:                                              ; preds = %moved_at.exit7
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %95, ptr noundef nonnull align 4 dereferenceable(32) %6, i64 32, i1 false)
  %228 = getelementptr inbounds i8, ptr %95, i64 32
  %229 = getelementptr inbounds i8, ptr %6, i64 32
  br label %230

230:                                              ; preds = %227, %moved_at.exit7
  %.019.i28 = phi ptr [ %228, %227 ], [ %95, %moved_at.exit7 ]
  %.0.i29 = phi ptr [ %229, %227 ], [ %6, %moved_at.exit7 ]
  br i1 %.not22.i52, label %234, label %231

231:                                              ; preds = %230
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i28, ptr noundef nonnull align 4 dereferenceable(16) %.0.i29, i64 16, i1 false)
  %232 = getelementptr inbounds i8, ptr %.019.i28, i64 16
  %233 = getelementptr inbounds i8, ptr %.0.i29, i64 16
  br label %234

234:                                              ; preds = %231, %230
  %.120.i31 = phi ptr [ %232, %231 ], [ %.019.i28, %230 ]
  %.1.i32 = phi ptr [ %233, %231 ], [ %.0.i29, %230 ]
  br i1 %.not23.i55, label %239, label %235

235:                                              ; preds = %234
  %236 = load i64, ptr %.1.i32, align 4
  store i64 %236, ptr %.120.i31, align 4
  %237 = getelementptr inbounds i8, ptr %.120.i31, i64 8
  %238 = getelementptr inbounds i8, ptr %.1.i32, i64 8
  br label %239

239:                                              ; preds = %235, %234
  %.221.i34 = phi ptr [ %237, %235 ], [ %.120.i31, %234 ]
  %.2.i35 = phi ptr [ %238, %235 ], [ %.1.i32, %234 ]
  br i1 %.not24.i58, label %copy_some.exit37, label %240

240:                                              ; preds = %239
  %241 = load i32, ptr %.2.i35, align 4
  store i32 %241, ptr %.221.i34, align 4
  br label %copy_some.exit37

copy_some.exit37:                                 ; preds = %239, %240
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7)
  store <16 x float> %194, ptr %7, align 4, !tbaa !61
  br i1 %.not.i49, label %245, label %242

242:                                              ; preds = %copy_some.exit37
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %74, ptr noundef nonnull align 4 dereferenceable(32) %7, i64 32, i1 false)
  %243 = getelementptr inbounds i8, ptr %74, i64 32
  %244 = getelementptr inbounds i8, ptr %7, i64 32
  br label %245

245:                                              ; preds = %242, %copy_some.exit37
  %.019.i39 = phi ptr [ %243, %242 ], [ %74, %copy_some.exit37 ]
  %.0.i40 = phi ptr [ %244, %242 ], [ %7, %copy_some.exit37 ]
  br i1 %.not22.i52, label %249, label %246

246:                                              ; preds = %245
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i39, ptr noundef nonnull align 4 dereferenceable(16) %.0.i40, i64 16, i1 false)
  %247 = getelementptr inbounds i8, ptr %.019.i39, i64 16
  %248 = getelementptr inbounds i8, ptr %.0.i40, i64 16
  br label %249

249:                                              ; preds = %246, %245
  %.120.i42 = phi ptr [ %247, %246 ], [ %.019.i39, %245 ]
  %.1.i43 = phi ptr [ %248, %246 ], [ %.0.i40, %245 ]
  br i1 %.not23.i55, label %254, label %250

250:                                              ; preds = %249
  %251 = load i64, ptr %.1.i43, align 4
  store i64 %251, ptr %.120.i42, align 4
  %252 = getelementptr inbounds i8, ptr %.120.i42, i64 8
  %253 = getelementptr inbounds i8, ptr %.1.i43, i64 8
  br label %254

254:                                              ; preds = %250, %249
  %.221.i45 = phi ptr [ %252, %250 ], [ %.120.i42, %249 ]
  %.2.i46 = phi ptr [ %253, %250 ], [ %.1.i43, %249 ]
  br i1 %.not24.i58, label %copy_some.exit48, label %255

255:                                              ; preds = %254
  %256 = load i32, ptr %.2.i46, align 4
  store i32 %256, ptr %.221.i45, align 4
  br label %copy_some.exit48

copy_some.exit48:                                 ; preds = %254, %255
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7)
  br label %moved.exit

moved.exit:                                       ; preds = %._crit_edge, %copy_some.exit48
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #6

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="512" "no-builtins" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin "no-builtins" }
attributes #9 = { nobuiltin nounwind "no-builtins" }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3}
!3 = distinct !{!3, !4, !"step_of: argument 0"}
!4 = distinct !{!4, !"step_of"}
!5 = !{!6, !7, i64 0}
!6 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !10, i64 40, !10, i64 48, !10, i64 56, !11, i64 64, !11, i64 72, !11, i64 80, !11, i64 88}
!7 = !{!"any pointer", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"long long", !8, i64 0}
!11 = !{!"double", !8, i64 0}
!12 = !{!13, !7, i64 0}
!13 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !10, i64 40, !10, i64 48, !10, i64 56, !14, i64 64, !14, i64 68, !14, i64 72, !14, i64 76, !14, i64 80, !14, i64 84}
!14 = !{!"float", !8, i64 0}
!15 = !{!6, !7, i64 8}
!16 = !{!13, !7, i64 8}
!17 = !{!6, !7, i64 16}
!18 = !{!13, !7, i64 16}
!19 = !{!6, !7, i64 24}
!20 = !{!13, !7, i64 24}
!21 = !{!6, !7, i64 32}
!22 = !{!13, !7, i64 32}
!23 = !{!6, !10, i64 40}
!24 = !{!13, !10, i64 40}
!25 = !{!6, !10, i64 48}
!26 = !{!13, !10, i64 48}
!27 = !{!6, !10, i64 56}
!28 = !{!13, !10, i64 56}
!29 = !{!6, !11, i64 64}
!30 = !{!13, !14, i64 64}
!31 = !{!6, !11, i64 72}
!32 = !{!13, !14, i64 68}
!33 = !{!13, !14, i64 72}
!34 = !{!6, !11, i64 80}
!35 = !{!13, !14, i64 76}
!36 = !{!13, !14, i64 80}
!37 = !{!6, !11, i64 88}
!38 = !{!13, !14, i64 84}
!39 = !{ptr @adam_part, ptr @momentum_part}
!40 = distinct !{!40, !41}
!41 = !{!"llvm.loop.mustprogress"}
!42 = !{!43, !7, i64 192}
!43 = !{!"", !10, i64 0, !8, i64 8, !10, i64 64, !8, i64 72, !10, i64 128, !10, i64 136, !10, i64 144, !8, i64 152, !7, i64 192, !7, i64 200, !10, i64 208, !10, i64 216, !10, i64 224, !10, i64 232, !7, i64 240, !7, i64 248, !7, i64 256, !7, i64 264, !7, i64 272, !7, i64 280, !7, i64 288}
!44 = !{!43, !7, i64 200}
!45 = !{!43, !10, i64 208}
!46 = !{!43, !10, i64 216}
!47 = !{!43, !10, i64 0}
!48 = !{!43, !7, i64 240}
!49 = !{!43, !7, i64 280}
!50 = !{!43, !7, i64 256}
!51 = !{!43, !7, i64 288}
!52 = !{!43, !7, i64 248}
!53 = !{!43, !10, i64 224}
!54 = distinct !{!54, !41}
!55 = !{!43, !10, i64 232}
!56 = !{!43, !7, i64 264}
!57 = distinct !{!57, !41}
!58 = !{!7, !7, i64 0}
!59 = !{!10, !10, i64 0}
!60 = !{!14, !14, i64 0}
!61 = !{!8, !8, i64 0}
!62 = distinct !{!62, !41}
!63 = !{!64}
!64 = distinct !{!64, !65, !"step_of: argument 0"}
!65 = distinct !{!65, !"step_of"}
