; Made by tools/ir.py from products.c with clang 19; do not edit.
; sha256 of the C source: 5cd061ab0c0703394152356dd484bcaf762fa82d9b3c7891ca1b513716c35146
; sha256 of what follows: 22218b7710d3bdd2010e842029c6aa354e19e5ba7e74d335651945fe875b8c3b
; Optimised.

%struct.moved_product = type { ptr, %struct.motion }
%struct.motion = type { i64, %struct.step }
%struct.step = type { ptr, ptr, ptr, ptr, ptr, i64, i64, i64, float, float, float, float, float, float }
%struct.numbers = type { ptr, i64, i64 }

; Function Attrs: nounwind
define void @multiply(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 80
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i8, ptr %1, i64 184
  %6 = load i64, ptr %5, align 8, !tbaa !8
  %7 = mul nsw i64 %6, %4
  %8 = getelementptr inbounds i8, ptr %1, i64 192
  %9 = load i64, ptr %8, align 8, !tbaa !9
  %10 = mul nsw i64 %7, %9
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @product_part, ptr noundef %1, i64 noundef %10) #13
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
  tail call void %1(ptr noundef %2, i64 noundef %.050, i64 noundef 0) #14, !callees !10
  %12 = add nuw nsw i64 %.050, 1
  %exitcond.not = icmp eq i64 %12, %3
  br i1 %exitcond.not, label %.loopexit, label %.lr.ph52, !llvm.loop !11

13:                                               ; preds = %7
  %14 = getelementptr inbounds i8, ptr %0, i64 192
  store ptr %2, ptr %14, align 8, !tbaa !13
  %15 = getelementptr inbounds i8, ptr %0, i64 200
  store ptr %1, ptr %15, align 8, !tbaa !15
  %16 = getelementptr inbounds i8, ptr %0, i64 208
  store i64 %3, ptr %16, align 8, !tbaa !16
  %17 = tail call i64 @llvm.umin.i64(i64 %3, i64 32)
  %18 = getelementptr inbounds i8, ptr %0, i64 216
  store i64 %17, ptr %18, align 8, !tbaa !17
  %19 = getelementptr inbounds i8, ptr %0, i64 64
  store atomic i64 0, ptr %19 seq_cst, align 8
  %20 = load i64, ptr %0, align 8, !tbaa !18
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
  %29 = load ptr, ptr %28, align 8, !tbaa !19
  %30 = getelementptr inbounds i8, ptr %0, i64 280
  %31 = load ptr, ptr %30, align 8, !tbaa !20
  %32 = tail call i64 %29(ptr noundef %31) #14
  %33 = getelementptr inbounds i8, ptr %0, i64 256
  %34 = load ptr, ptr %33, align 8, !tbaa !21
  %35 = getelementptr inbounds i8, ptr %0, i64 288
  %36 = load ptr, ptr %35, align 8, !tbaa !22
  %37 = tail call i64 %34(ptr noundef %36) #14
  %38 = getelementptr inbounds i8, ptr %0, i64 248
  %39 = load ptr, ptr %38, align 8, !tbaa !23
  %40 = load ptr, ptr %30, align 8, !tbaa !20
  %41 = tail call i64 %39(ptr noundef %40) #14
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
  %49 = load i64, ptr %18, align 8, !tbaa !17
  %50 = load i64, ptr %45, align 8, !tbaa !24
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
  %63 = load i64, ptr %18, align 8, !tbaa !17
  %64 = load i64, ptr %16, align 8, !tbaa !16
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
  %72 = load ptr, ptr %15, align 8, !tbaa !15
  %73 = load ptr, ptr %14, align 8, !tbaa !13
  tail call void %72(ptr noundef %73, i64 noundef %.03239.i, i64 noundef 0) #14
  %74 = add i64 %.03239.i, 1
  %exitcond.not.i = icmp eq i64 %74, %69
  br i1 %exitcond.not.i, label %._crit_edge.i, label %.lr.ph.i, !llvm.loop !25

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
  %83 = load i64, ptr %80, align 8, !tbaa !26
  %84 = sdiv i64 %83, 8
  %85 = icmp sgt i64 %.04549, %84
  br i1 %85, label %86, label %89

86:                                               ; preds = %82
  %87 = load ptr, ptr %81, align 8, !tbaa !27
  %88 = tail call i64 %87(ptr noundef null) #14
  br label %89

89:                                               ; preds = %82, %86
  %90 = add nuw nsw i64 %.04549, 1
  %91 = load atomic i64, ptr %19 acquire, align 8
  %92 = icmp slt i64 %91, %17
  br i1 %92, label %82, label %._crit_edge, !llvm.loop !28

.loopexit:                                        ; preds = %.lr.ph52, %10, %._crit_edge
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind
define internal void @product_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  tail call fastcc void @part_of(ptr noundef %0, ptr noundef null, i64 noundef %1, i64 noundef %2) #13
  ret void
}

; Function Attrs: nounwind
define void @multiply_and_move(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.moved_product, align 8
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %3) #15
  store ptr %1, ptr %3, align 8, !tbaa !29
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  %5 = getelementptr inbounds i8, ptr %1, i64 296
  %6 = load i64, ptr %5, align 8, !tbaa !34
  store i64 %6, ptr %4, align 8, !tbaa !38
  %7 = getelementptr inbounds i8, ptr %3, i64 16
  %8 = getelementptr inbounds i8, ptr %1, i64 304
  tail call void @llvm.experimental.noalias.scope.decl(metadata !39)
  %9 = load ptr, ptr %8, align 8, !tbaa !42, !noalias !39
  store ptr %9, ptr %7, align 8, !tbaa !43, !alias.scope !39
  %10 = getelementptr inbounds i8, ptr %3, i64 24
  %11 = getelementptr inbounds i8, ptr %1, i64 312
  %12 = load ptr, ptr %11, align 8, !tbaa !44, !noalias !39
  store ptr %12, ptr %10, align 8, !tbaa !45, !alias.scope !39
  %13 = getelementptr inbounds i8, ptr %3, i64 32
  %14 = getelementptr inbounds i8, ptr %1, i64 320
  %15 = load ptr, ptr %14, align 8, !tbaa !46, !noalias !39
  store ptr %15, ptr %13, align 8, !tbaa !47, !alias.scope !39
  %16 = getelementptr inbounds i8, ptr %3, i64 40
  %17 = getelementptr inbounds i8, ptr %1, i64 328
  %18 = load ptr, ptr %17, align 8, !tbaa !48, !noalias !39
  store ptr %18, ptr %16, align 8, !tbaa !49, !alias.scope !39
  %19 = getelementptr inbounds i8, ptr %3, i64 48
  %20 = getelementptr inbounds i8, ptr %1, i64 336
  %21 = load ptr, ptr %20, align 8, !tbaa !50, !noalias !39
  store ptr %21, ptr %19, align 8, !tbaa !51, !alias.scope !39
  %22 = getelementptr inbounds i8, ptr %3, i64 56
  %23 = getelementptr inbounds i8, ptr %1, i64 344
  %24 = load i64, ptr %23, align 8, !tbaa !52, !noalias !39
  store i64 %24, ptr %22, align 8, !tbaa !53, !alias.scope !39
  %25 = getelementptr inbounds i8, ptr %3, i64 64
  %26 = getelementptr inbounds i8, ptr %1, i64 352
  %27 = load i64, ptr %26, align 8, !tbaa !54, !noalias !39
  store i64 %27, ptr %25, align 8, !tbaa !55, !alias.scope !39
  %28 = getelementptr inbounds i8, ptr %3, i64 72
  %29 = getelementptr inbounds i8, ptr %1, i64 360
  %30 = load i64, ptr %29, align 8, !tbaa !56, !noalias !39
  store i64 %30, ptr %28, align 8, !tbaa !57, !alias.scope !39
  %31 = getelementptr inbounds i8, ptr %3, i64 80
  %32 = getelementptr inbounds i8, ptr %1, i64 368
  %33 = load double, ptr %32, align 8, !tbaa !58, !noalias !39
  %34 = fptrunc double %33 to float
  store float %34, ptr %31, align 8, !tbaa !59, !alias.scope !39
  %35 = getelementptr inbounds i8, ptr %3, i64 84
  %36 = getelementptr inbounds i8, ptr %1, i64 376
  %37 = load double, ptr %36, align 8, !tbaa !60, !noalias !39
  %38 = fptrunc double %37 to float
  store float %38, ptr %35, align 4, !tbaa !61, !alias.scope !39
  %39 = getelementptr inbounds i8, ptr %3, i64 88
  %40 = fsub double 1.000000e+00, %37
  %41 = fptrunc double %40 to float
  store float %41, ptr %39, align 8, !tbaa !62, !alias.scope !39
  %42 = getelementptr inbounds i8, ptr %3, i64 92
  %43 = getelementptr inbounds i8, ptr %1, i64 384
  %44 = load double, ptr %43, align 8, !tbaa !63, !noalias !39
  %45 = fptrunc double %44 to float
  store float %45, ptr %42, align 4, !tbaa !64, !alias.scope !39
  %46 = getelementptr inbounds i8, ptr %3, i64 96
  %47 = fsub double 1.000000e+00, %44
  %48 = fptrunc double %47 to float
  store float %48, ptr %46, align 8, !tbaa !65, !alias.scope !39
  %49 = getelementptr inbounds i8, ptr %3, i64 100
  %50 = getelementptr inbounds i8, ptr %1, i64 392
  %51 = load double, ptr %50, align 8, !tbaa !66, !noalias !39
  %52 = fptrunc double %51 to float
  store float %52, ptr %49, align 4, !tbaa !67, !alias.scope !39
  %53 = getelementptr inbounds i8, ptr %1, i64 80
  %54 = load i64, ptr %53, align 8, !tbaa !2
  %55 = getelementptr inbounds i8, ptr %1, i64 184
  %56 = load i64, ptr %55, align 8, !tbaa !8
  %57 = mul nsw i64 %56, %54
  %58 = getelementptr inbounds i8, ptr %1, i64 192
  %59 = load i64, ptr %58, align 8, !tbaa !9
  %60 = mul nsw i64 %57, %59
  call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @moved_part, ptr noundef nonnull %3, i64 noundef %60) #13
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %3) #15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nofree norecurse nosync nounwind
define internal void @moved_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  %4 = load ptr, ptr %0, align 8, !tbaa !29
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  tail call fastcc void @part_of(ptr noundef %4, ptr noundef nonnull %5, i64 noundef %1, i64 noundef %2) #13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

; Function Attrs: nofree norecurse nosync nounwind
define internal fastcc void @part_of(ptr noundef readonly %0, ptr noundef readonly %1, i64 noundef %2, i64 noundef %3) unnamed_addr #1 {
  %5 = alloca %struct.numbers, align 8
  %6 = alloca [64 x float], align 16
  %7 = alloca %struct.numbers, align 8
  %.sroa.7.i = alloca i64, align 8
  %.sroa.11.i = alloca i64, align 8
  %.sroa.15.i = alloca i64, align 8
  %.sroa.22.i = alloca i64, align 8
  %.sroa.25.i = alloca i64, align 8
  %.sroa.28.i = alloca i64, align 8
  %8 = alloca %struct.numbers, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 24
  %10 = load ptr, ptr %9, align 8, !tbaa !68
  %11 = getelementptr inbounds i8, ptr %0, i64 272
  %12 = load i64, ptr %11, align 8, !tbaa !69
  %13 = mul nsw i64 %12, %3
  %14 = getelementptr inbounds float, ptr %10, i64 %13
  %15 = ptrtoint ptr %14 to i64
  %16 = add i64 %15, 63
  %17 = and i64 %16, -64
  %18 = inttoptr i64 %17 to ptr
  %19 = add nsw i64 %2, 1
  %20 = getelementptr inbounds i8, ptr %0, i64 80
  %21 = load i64, ptr %20, align 8, !tbaa !2
  %22 = getelementptr inbounds i8, ptr %0, i64 184
  %23 = load i64, ptr %22, align 8, !tbaa !8
  %24 = getelementptr inbounds i8, ptr %0, i64 192
  %25 = load i64, ptr %24, align 8, !tbaa !9
  %26 = mul i64 %25, %23
  %27 = mul i64 %26, %21
  %28 = icmp eq i64 %19, %27
  %29 = sdiv i64 %2, %26
  %30 = getelementptr inbounds i8, ptr %0, i64 112
  %31 = load i64, ptr %30, align 8, !tbaa !70, !noalias !71
  %32 = sdiv i64 %29, %31
  %33 = srem i64 %29, %31
  %34 = srem i64 %2, %23
  %35 = sdiv i64 %2, %23
  %36 = srem i64 %35, %25
  %37 = getelementptr inbounds i8, ptr %0, i64 176
  %38 = load i64, ptr %37, align 8, !tbaa !72, !noalias !71
  %39 = add nsw i64 %38, 15
  %40 = sdiv i64 %39, 16
  %41 = load ptr, ptr %0, align 8, !tbaa !73, !noalias !71
  %42 = getelementptr inbounds i8, ptr %0, i64 88
  %43 = load i64, ptr %42, align 8, !tbaa !74, !noalias !71
  %44 = mul nsw i64 %43, %32
  %45 = getelementptr inbounds float, ptr %41, i64 %44
  %46 = getelementptr inbounds i8, ptr %0, i64 120
  %47 = load i64, ptr %46, align 8, !tbaa !75, !noalias !71
  %48 = mul nsw i64 %47, %33
  %49 = getelementptr inbounds float, ptr %45, i64 %48
  %50 = getelementptr inbounds i8, ptr %0, i64 48
  %51 = load i64, ptr %50, align 8, !tbaa !76, !noalias !71
  %52 = getelementptr inbounds i8, ptr %0, i64 56
  %53 = load i64, ptr %52, align 8, !tbaa !77, !noalias !71
  %54 = getelementptr inbounds i8, ptr %0, i64 8
  %55 = load ptr, ptr %54, align 8, !tbaa !78, !noalias !71
  %56 = getelementptr inbounds i8, ptr %0, i64 96
  %57 = load i64, ptr %56, align 8, !tbaa !79, !noalias !71
  %58 = mul nsw i64 %57, %32
  %59 = getelementptr inbounds float, ptr %55, i64 %58
  %60 = getelementptr inbounds i8, ptr %0, i64 128
  %61 = load i64, ptr %60, align 8, !tbaa !80, !noalias !71
  %62 = mul nsw i64 %61, %33
  %63 = getelementptr inbounds float, ptr %59, i64 %62
  %64 = getelementptr inbounds i8, ptr %0, i64 64
  %65 = getelementptr inbounds i8, ptr %0, i64 72
  %66 = getelementptr inbounds i8, ptr %0, i64 16
  %67 = load ptr, ptr %66, align 8, !tbaa !81, !noalias !71
  %68 = getelementptr inbounds i8, ptr %0, i64 104
  %69 = load i64, ptr %68, align 8, !tbaa !82, !noalias !71
  %70 = mul nsw i64 %69, %32
  %71 = getelementptr inbounds float, ptr %67, i64 %70
  %72 = getelementptr inbounds i8, ptr %0, i64 136
  %73 = load i64, ptr %72, align 8, !tbaa !83, !noalias !71
  %74 = mul nsw i64 %73, %33
  %75 = getelementptr inbounds float, ptr %71, i64 %74
  %76 = getelementptr inbounds i8, ptr %0, i64 160
  %77 = load i64, ptr %76, align 8, !tbaa !84, !noalias !71
  %78 = mul nsw i64 %77, %34
  %79 = sdiv i64 %78, %23
  %80 = add nsw i64 %34, 1
  %81 = mul nsw i64 %77, %80
  %82 = sdiv i64 %81, %23
  %83 = mul nsw i64 %40, %36
  %84 = sdiv i64 %83, %25
  %85 = add nsw i64 %36, 1
  %86 = mul nsw i64 %40, %85
  %87 = sdiv i64 %86, %25
  br i1 %28, label %113, label %88

88:                                               ; preds = %4
  %89 = sdiv i64 %19, %26
  %90 = sdiv i64 %89, %31
  %91 = srem i64 %89, %31
  %92 = srem i64 %19, %23
  %93 = sdiv i64 %19, %23
  %94 = srem i64 %93, %25
  %95 = mul nsw i64 %90, %43
  %96 = getelementptr inbounds float, ptr %41, i64 %95
  %97 = mul nsw i64 %91, %47
  %98 = getelementptr inbounds float, ptr %96, i64 %97
  %99 = mul nsw i64 %90, %57
  %100 = getelementptr inbounds float, ptr %55, i64 %99
  %101 = mul nsw i64 %91, %61
  %102 = getelementptr inbounds float, ptr %100, i64 %101
  %103 = mul nsw i64 %92, %77
  %104 = sdiv i64 %103, %23
  %105 = add nsw i64 %92, 1
  %106 = mul nsw i64 %105, %77
  %107 = sdiv i64 %106, %23
  %108 = mul nsw i64 %94, %40
  %109 = sdiv i64 %108, %25
  %110 = add nsw i64 %94, 1
  %111 = mul nsw i64 %110, %40
  %112 = sdiv i64 %111, %25
  br label %113

113:                                              ; preds = %4, %88
  %.sroa.51.0 = phi i64 [ %112, %88 ], [ 0, %4 ]
  %.sroa.49.0 = phi i64 [ %109, %88 ], [ 0, %4 ]
  %.sroa.47.0 = phi i64 [ %107, %88 ], [ 0, %4 ]
  %.sroa.45.0 = phi i64 [ %104, %88 ], [ 0, %4 ]
  %.sroa.40.0 = phi ptr [ %102, %88 ], [ null, %4 ]
  %.sroa.38.0 = phi i64 [ %53, %88 ], [ 0, %4 ]
  %.sroa.36.0 = phi i64 [ %51, %88 ], [ 0, %4 ]
  %.sroa.33.0 = phi ptr [ %98, %88 ], [ null, %4 ]
  %114 = getelementptr inbounds i8, ptr %0, i64 256
  %115 = load i64, ptr %114, align 8, !tbaa !85
  %116 = getelementptr inbounds float, ptr %18, i64 %115
  %117 = getelementptr inbounds i8, ptr %0, i64 264
  %118 = load i64, ptr %117, align 8, !tbaa !86
  %119 = getelementptr inbounds float, ptr %116, i64 %118
  %120 = getelementptr inbounds i8, ptr %0, i64 168
  %121 = load i64, ptr %120, align 8, !tbaa !87, !noalias !88
  %.not.i = icmp sgt i64 %121, 0
  br i1 %.not.i, label %126, label %122

122:                                              ; preds = %113
  %123 = getelementptr inbounds i8, ptr %0, i64 216
  %124 = load i64, ptr %123, align 8, !tbaa !91, !noalias !88
  %125 = add nsw i64 %124, %84
  br label %126

126:                                              ; preds = %122, %113
  %.013.i = phi i64 [ %125, %122 ], [ %84, %113 ]
  %.not16.i = icmp slt i64 %.013.i, %87
  br i1 %.not16.i, label %block_at.exit, label %._crit_edge

block_at.exit:                                    ; preds = %126
  %127 = getelementptr inbounds i8, ptr %0, i64 208
  %128 = load i64, ptr %127, align 8, !tbaa !92, !noalias !88
  %129 = tail call i64 @llvm.smin.i64(i64 %121, i64 %128)
  %.not60 = icmp eq i64 %129, 0
  br i1 %.not60, label %._crit_edge, label %.lr.ph

.lr.ph:                                           ; preds = %block_at.exit
  %130 = sub nsw i64 %87, %.013.i
  %131 = getelementptr inbounds i8, ptr %0, i64 216
  %132 = load i64, ptr %131, align 8, !tbaa !91, !noalias !88
  %133 = tail call i64 @llvm.smin.i64(i64 %130, i64 %132)
  %134 = getelementptr inbounds i8, ptr %0, i64 216
  %135 = getelementptr inbounds i8, ptr %0, i64 208
  %136 = getelementptr inbounds i8, ptr %0, i64 232
  %137 = icmp slt i64 %79, %82
  %138 = getelementptr inbounds i8, ptr %0, i64 200
  %139 = getelementptr inbounds i8, ptr %7, i64 8
  %140 = getelementptr inbounds i8, ptr %7, i64 16
  %141 = getelementptr inbounds i8, ptr %0, i64 240
  %142 = getelementptr inbounds i8, ptr %0, i64 224
  %143 = getelementptr inbounds i8, ptr %0, i64 288
  %144 = getelementptr inbounds i8, ptr %8, i64 8
  %145 = getelementptr inbounds i8, ptr %8, i64 16
  %146 = getelementptr inbounds i8, ptr %0, i64 248
  %.sroa.5.0..sroa_idx.i77.i = getelementptr inbounds i8, ptr %5, i64 8
  %.sroa.7.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %5, i64 16
  %147 = sub nsw i64 %82, %79
  %148 = icmp eq i64 %53, 1
  %149 = icmp eq i64 %51, 1
  %.sink.i38.i.i = select i1 %148, i64 %51, i64 %53
  %150 = mul nsw i64 %79, %51
  %151 = getelementptr inbounds float, ptr %49, i64 %150
  %.not33.i.i = icmp eq i64 %.sroa.47.0, 0
  %152 = sub nsw i64 %.sroa.47.0, %.sroa.45.0
  %153 = icmp eq i64 %.sroa.38.0, 1
  %154 = icmp eq i64 %.sroa.36.0, 1
  %.sink.i42.i.i = select i1 %153, i64 %.sroa.36.0, i64 %.sroa.38.0
  %155 = mul nsw i64 %.sroa.36.0, %.sroa.45.0
  %156 = getelementptr inbounds float, ptr %.sroa.33.0, i64 %155
  %157 = getelementptr inbounds i8, ptr %0, i64 32
  %158 = getelementptr inbounds i8, ptr %0, i64 40
  %.not132.i.i = icmp eq ptr %1, null
  %159 = getelementptr inbounds i8, ptr %0, i64 152
  %160 = getelementptr inbounds i8, ptr %0, i64 144
  %161 = getelementptr inbounds i8, ptr %0, i64 280
  br label %162

162:                                              ; preds = %.lr.ph, %block_of.exit
  %.sroa.15.164 = phi i64 [ %129, %.lr.ph ], [ %.sroa.7.1, %block_of.exit ]
  %.sroa.1141.163 = phi i64 [ 0, %.lr.ph ], [ %.sroa.6.1, %block_of.exit ]
  %.sroa.740.162 = phi i64 [ %133, %.lr.ph ], [ %.sroa.5.1, %block_of.exit ]
  %.sroa.039.161 = phi i64 [ %.013.i, %.lr.ph ], [ %.sroa.0.1, %block_of.exit ]
  %163 = add nsw i64 %.sroa.15.164, %.sroa.1141.163
  %164 = load i64, ptr %120, align 8, !tbaa !87, !noalias !93
  %.not.i25 = icmp sgt i64 %164, %163
  br i1 %.not.i25, label %168, label %165

165:                                              ; preds = %162
  %166 = load i64, ptr %134, align 8, !tbaa !91, !noalias !93
  %167 = add nsw i64 %166, %.sroa.039.161
  br label %168

168:                                              ; preds = %165, %162
  %.013.i26 = phi i64 [ %167, %165 ], [ %.sroa.039.161, %162 ]
  %.0.i = phi i64 [ 0, %165 ], [ %163, %162 ]
  %.not16.i27 = icmp slt i64 %.013.i26, %87
  br i1 %.not16.i27, label %169, label %block_at.exit28

169:                                              ; preds = %168
  %170 = sub nsw i64 %87, %.013.i26
  %171 = load i64, ptr %134, align 8, !tbaa !91, !noalias !93
  %172 = tail call i64 @llvm.smin.i64(i64 %170, i64 %171)
  %173 = sub nsw i64 %164, %.0.i
  %174 = load i64, ptr %135, align 8, !tbaa !92, !noalias !93
  %175 = tail call i64 @llvm.smin.i64(i64 %173, i64 %174)
  br label %block_at.exit28

block_at.exit28:                                  ; preds = %168, %169
  %.sroa.0.1 = phi i64 [ %.013.i26, %169 ], [ 0, %168 ]
  %.sroa.5.1 = phi i64 [ %172, %169 ], [ 0, %168 ]
  %.sroa.6.1 = phi i64 [ %.0.i, %169 ], [ 0, %168 ]
  %.sroa.7.1 = phi i64 [ %175, %169 ], [ 0, %168 ]
  %176 = load i64, ptr %136, align 8, !tbaa !96
  %177 = add i64 %.sroa.740.162, -1
  %178 = add i64 %176, %177
  %179 = sdiv i64 %178, %176
  br i1 %137, label %.lr.ph91.i, label %block_of.exit

.lr.ph91.i:                                       ; preds = %block_at.exit28
  %180 = icmp sgt i64 %179, 0
  %181 = shl i64 %.sroa.15.164, 4
  %.pre.i = load i64, ptr %138, align 8, !tbaa !97
  %182 = mul nsw i64 %.sroa.1141.163, %53
  %invariant.gep = getelementptr float, ptr %49, i64 %182
  %.not.i76.i = icmp eq i64 %.sroa.7.1, 0
  %183 = mul nsw i64 %.sroa.6.1, %53
  %184 = getelementptr inbounds float, ptr %151, i64 %183
  %185 = shl nsw i64 %.sroa.0.1, 4
  %186 = shl nsw i64 %.sroa.5.1, 4
  %187 = icmp ne i64 %.sroa.1141.163, 0
  %188 = icmp eq i64 %.sroa.1141.163, 0
  %189 = zext i1 %187 to i64
  br label %190

190:                                              ; preds = %._crit_edge.i, %.lr.ph91.i
  %191 = phi i64 [ %.pre.i, %.lr.ph91.i ], [ %261, %._crit_edge.i ]
  %.089.i = phi i64 [ %79, %.lr.ph91.i ], [ %262, %._crit_edge.i ]
  %192 = sub nsw i64 %82, %.089.i
  %193 = tail call i64 @llvm.smin.i64(i64 %192, i64 %191)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #15
  %194 = mul nsw i64 %.089.i, %51
  %gep = getelementptr float, ptr %invariant.gep, i64 %194
  store ptr %gep, ptr %7, align 8, !tbaa !98, !alias.scope !100
  store i64 %51, ptr %139, align 8, !tbaa !103, !alias.scope !100
  store i64 %53, ptr %140, align 8, !tbaa !104, !alias.scope !100
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %.sroa.7.i)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %.sroa.11.i)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %.sroa.15.i)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %.sroa.22.i)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %.sroa.25.i)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %.sroa.28.i)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !105)
  store i64 0, ptr %.sroa.7.i, align 8, !alias.scope !105
  store i64 0, ptr %.sroa.11.i, align 8, !alias.scope !105
  store i64 0, ptr %.sroa.15.i, align 8, !alias.scope !105
  store i64 0, ptr %.sroa.22.i, align 8, !alias.scope !105
  store i64 0, ptr %.sroa.25.i, align 8, !alias.scope !105
  store i64 0, ptr %.sroa.28.i, align 8, !alias.scope !105
  %195 = load i64, ptr %142, align 8, !tbaa !108
  %196 = add i64 %193, -1
  %197 = add i64 %195, %196
  %198 = sdiv i64 %197, %195
  %199 = load i64, ptr %136, align 8, !tbaa !96, !noalias !105
  %200 = add i64 %199, %177
  %201 = sdiv i64 %200, %199
  %202 = mul nsw i64 %201, %198
  %203 = add nsw i64 %193, %.089.i
  %204 = icmp slt i64 %203, %82
  br i1 %204, label %205, label %210

205:                                              ; preds = %190
  %206 = sub nsw i64 %82, %203
  %207 = tail call i64 @llvm.smin.i64(i64 %206, i64 %191)
  %208 = select i1 %149, i64 %207, i64 1
  %.sink11.i.i.i = select i1 %148, i64 %207, i64 %.sroa.15.164
  %.sink10.i.i.i = select i1 %148, i64 %.sroa.15.164, i64 %208
  %209 = mul nsw i64 %203, %51
  %gep59 = getelementptr float, ptr %invariant.gep, i64 %209
  br label %.sink.split.i.i

210:                                              ; preds = %190
  br i1 %.not.i76.i, label %227, label %211

211:                                              ; preds = %210
  %212 = tail call i64 @llvm.smin.i64(i64 %147, i64 %191)
  %213 = select i1 %149, i64 %212, i64 1
  %.sink11.i36.i.i = select i1 %148, i64 %212, i64 %.sroa.7.1
  %.sink10.i37.i.i = select i1 %148, i64 %.sroa.7.1, i64 %213
  store i64 %.sink11.i36.i.i, ptr %.sroa.7.i, align 8, !tbaa !109, !alias.scope !105
  store i64 %.sink10.i37.i.i, ptr %.sroa.11.i, align 8, !tbaa !109, !alias.scope !105
  store i64 %.sink.i38.i.i, ptr %.sroa.15.i, align 8, !tbaa !109, !alias.scope !105
  %214 = load i64, ptr %143, align 8, !tbaa !110, !noalias !105
  %.not35.i.i = icmp eq i64 %214, 0
  br i1 %.not35.i.i, label %right_rows.exit.i.i, label %needed_next.exit.i

right_rows.exit.i.i:                              ; preds = %211
  %215 = load i64, ptr %64, align 8, !tbaa !111, !noalias !112
  %216 = mul nsw i64 %215, %185
  %217 = load i64, ptr %65, align 8, !tbaa !117, !noalias !112
  %218 = load i64, ptr %37, align 8, !tbaa !72, !noalias !118
  %219 = sub nsw i64 %218, %185
  %220 = tail call i64 @llvm.smin.i64(i64 %186, i64 %219)
  %221 = icmp eq i64 %217, 1
  %222 = icmp eq i64 %215, 1
  %223 = select i1 %222, i64 %220, i64 1
  %.sink13.i.i.i = select i1 %221, i64 %220, i64 %.sroa.7.1
  %.sink12.i.i.i = select i1 %221, i64 %.sroa.7.1, i64 %223
  %.sink.i39.i.i = select i1 %221, i64 %215, i64 %217
  %224 = mul nsw i64 %217, %.sroa.6.1
  %225 = getelementptr inbounds float, ptr %63, i64 %224
  %226 = getelementptr inbounds float, ptr %225, i64 %216
  br label %.sink.split.i.i

227:                                              ; preds = %210
  br i1 %.not33.i.i, label %needed_next.exit.i, label %228

228:                                              ; preds = %227
  %229 = load i64, ptr %120, align 8, !tbaa !87, !noalias !119
  %.not.i.i.i = icmp sgt i64 %229, 0
  br i1 %.not.i.i.i, label %233, label %230

230:                                              ; preds = %228
  %231 = load i64, ptr %134, align 8, !tbaa !91, !noalias !119
  %232 = add nsw i64 %231, %.sroa.49.0
  br label %233

233:                                              ; preds = %230, %228
  %.013.i.i.i = phi i64 [ %232, %230 ], [ %.sroa.49.0, %228 ]
  %.not16.i.i.i = icmp slt i64 %.013.i.i.i, %.sroa.51.0
  br i1 %.not16.i.i.i, label %234, label %block_at.exit.i.i

234:                                              ; preds = %233
  %235 = sub nsw i64 %.sroa.51.0, %.013.i.i.i
  %236 = load i64, ptr %134, align 8, !tbaa !91, !noalias !119
  %237 = tail call i64 @llvm.smin.i64(i64 %235, i64 %236)
  %238 = load i64, ptr %135, align 8, !tbaa !92, !noalias !119
  %239 = tail call i64 @llvm.smin.i64(i64 %229, i64 %238)
  %240 = shl nsw i64 %.013.i.i.i, 4
  %241 = shl nsw i64 %237, 4
  br label %block_at.exit.i.i

block_at.exit.i.i:                                ; preds = %234, %233
  %.sroa.10.0.i.i = phi i64 [ %239, %234 ], [ 0, %233 ]
  %.sroa.557.0.i.i = phi i64 [ %241, %234 ], [ 0, %233 ]
  %.sroa.056.0.i.i = phi i64 [ %240, %234 ], [ 0, %233 ]
  %242 = tail call i64 @llvm.smin.i64(i64 %152, i64 %191)
  %243 = select i1 %154, i64 %242, i64 1
  %.sink11.i40.i.i = select i1 %153, i64 %242, i64 %.sroa.10.0.i.i
  %.sink10.i41.i.i = select i1 %153, i64 %.sroa.10.0.i.i, i64 %243
  store i64 %.sink11.i40.i.i, ptr %.sroa.7.i, align 8, !tbaa !109, !alias.scope !105
  store i64 %.sink10.i41.i.i, ptr %.sroa.11.i, align 8, !tbaa !109, !alias.scope !105
  store i64 %.sink.i42.i.i, ptr %.sroa.15.i, align 8, !tbaa !109, !alias.scope !105
  %244 = load i64, ptr %143, align 8, !tbaa !110, !noalias !105
  %.not34.i.i = icmp eq i64 %244, 0
  br i1 %.not34.i.i, label %right_rows.exit51.i.i, label %needed_next.exit.i

right_rows.exit51.i.i:                            ; preds = %block_at.exit.i.i
  %245 = load i64, ptr %64, align 8, !tbaa !111, !noalias !122
  %246 = mul nsw i64 %245, %.sroa.056.0.i.i
  %247 = load i64, ptr %65, align 8, !tbaa !117, !noalias !122
  %248 = load i64, ptr %37, align 8, !tbaa !72, !noalias !127
  %249 = sub nsw i64 %248, %.sroa.056.0.i.i
  %250 = tail call i64 @llvm.smin.i64(i64 %.sroa.557.0.i.i, i64 %249)
  %251 = icmp eq i64 %247, 1
  %252 = icmp eq i64 %245, 1
  %253 = select i1 %252, i64 %250, i64 1
  %.sink13.i48.i.i = select i1 %251, i64 %250, i64 %.sroa.10.0.i.i
  %.sink12.i49.i.i = select i1 %251, i64 %.sroa.10.0.i.i, i64 %253
  %.sink.i50.i.i = select i1 %251, i64 %245, i64 %247
  %254 = getelementptr inbounds float, ptr %.sroa.40.0, i64 %246
  br label %.sink.split.i.i

.sink.split.i.i:                                  ; preds = %right_rows.exit51.i.i, %right_rows.exit.i.i, %205
  %.sroa.0.1.i = phi ptr [ %gep59, %205 ], [ %156, %right_rows.exit51.i.i ], [ %184, %right_rows.exit.i.i ]
  %.sroa.19.1.i = phi ptr [ null, %205 ], [ %254, %right_rows.exit51.i.i ], [ %226, %right_rows.exit.i.i ]
  %.sink74.i.sroa.phi.i = phi ptr [ %.sroa.7.i, %205 ], [ %.sroa.22.i, %right_rows.exit51.i.i ], [ %.sroa.22.i, %right_rows.exit.i.i ]
  %.sink13.i48.sink.i.i = phi i64 [ %.sink11.i.i.i, %205 ], [ %.sink13.i48.i.i, %right_rows.exit51.i.i ], [ %.sink13.i.i.i, %right_rows.exit.i.i ]
  %.sink73.i.sroa.phi.i = phi ptr [ %.sroa.11.i, %205 ], [ %.sroa.25.i, %right_rows.exit51.i.i ], [ %.sroa.25.i, %right_rows.exit.i.i ]
  %.sink12.i49.sink.i.i = phi i64 [ %.sink10.i.i.i, %205 ], [ %.sink12.i49.i.i, %right_rows.exit51.i.i ], [ %.sink12.i.i.i, %right_rows.exit.i.i ]
  %.sink.i.sroa.phi.i = phi ptr [ %.sroa.15.i, %205 ], [ %.sroa.28.i, %right_rows.exit51.i.i ], [ %.sroa.28.i, %right_rows.exit.i.i ]
  %.sink.i50.sink.i.i = phi i64 [ %.sink.i38.i.i, %205 ], [ %.sink.i50.i.i, %right_rows.exit51.i.i ], [ %.sink.i39.i.i, %right_rows.exit.i.i ]
  store i64 %.sink13.i48.sink.i.i, ptr %.sink74.i.sroa.phi.i, align 8, !tbaa !109, !alias.scope !105
  store i64 %.sink12.i49.sink.i.i, ptr %.sink73.i.sroa.phi.i, align 8, !tbaa !109, !alias.scope !105
  store i64 %.sink.i50.sink.i.i, ptr %.sink.i.sroa.phi.i, align 8, !tbaa !109, !alias.scope !105
  br label %needed_next.exit.i

needed_next.exit.i:                               ; preds = %.sink.split.i.i, %block_at.exit.i.i, %227, %211
  %.sroa.0.2.i = phi ptr [ %.sroa.0.1.i, %.sink.split.i.i ], [ null, %227 ], [ %156, %block_at.exit.i.i ], [ %184, %211 ]
  %.sroa.19.2.i = phi ptr [ %.sroa.19.1.i, %.sink.split.i.i ], [ null, %227 ], [ null, %block_at.exit.i.i ], [ null, %211 ]
  %255 = load i64, ptr %141, align 8, !tbaa !128
  %.not.i29 = icmp eq i64 %255, 0
  br i1 %.not.i29, label %259, label %256

256:                                              ; preds = %needed_next.exit.i
  %257 = load i64, ptr %76, align 8, !tbaa !84
  %258 = sub nsw i64 %257, %.089.i
  tail call fastcc void @copy_rows(ptr noundef nonnull byval(%struct.numbers) align 8 %7, i64 noundef %193, i64 noundef %198, i64 noundef %.sroa.15.164, i64 noundef %258, ptr noundef %116) #13
  br label %259

259:                                              ; preds = %256, %needed_next.exit.i
  br i1 %180, label %.lr.ph.i.preheader, label %._crit_edge.i

.lr.ph.i.preheader:                               ; preds = %259
  %260 = icmp ne i64 %.089.i, %79
  br label %.lr.ph.i

._crit_edge.i:                                    ; preds = %panel_rows.exit.i, %259
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %.sroa.7.i)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %.sroa.11.i)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %.sroa.15.i)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %.sroa.22.i)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %.sroa.25.i)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %.sroa.28.i)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #15
  %261 = load i64, ptr %138, align 8, !tbaa !97
  %262 = add nsw i64 %261, %.089.i
  %263 = icmp slt i64 %262, %82
  br i1 %263, label %190, label %block_of.exit, !llvm.loop !129

.lr.ph.i:                                         ; preds = %.lr.ph.i.preheader, %panel_rows.exit.i
  %.07388.i = phi i64 [ %266, %panel_rows.exit.i ], [ 0, %.lr.ph.i.preheader ]
  %.sroa.33.187.i = phi i64 [ %.sroa.33.2.i, %panel_rows.exit.i ], [ 0, %.lr.ph.i.preheader ]
  %264 = mul nsw i64 %.07388.i, %.sroa.740.162
  %265 = sdiv i64 %264, %179
  %266 = add nuw nsw i64 %.07388.i, 1
  %267 = mul nsw i64 %266, %.sroa.740.162
  %268 = sdiv i64 %267, %179
  %269 = sub i64 %268, %265
  %270 = shl i64 %269, 4
  %271 = add i64 %265, %.sroa.039.161
  %272 = shl i64 %271, 4
  %273 = load i64, ptr %37, align 8, !tbaa !72
  %274 = sub i64 %273, %272
  %275 = tail call i64 @llvm.smin.i64(i64 %270, i64 %274)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #15
  tail call void @llvm.experimental.noalias.scope.decl(metadata !130)
  %276 = load i64, ptr %143, align 8, !tbaa !110, !noalias !130
  %.not.i.i = icmp eq i64 %276, 0
  br i1 %.not.i.i, label %281, label %277

277:                                              ; preds = %.lr.ph.i
  %278 = load i64, ptr %136, align 8, !tbaa !96, !noalias !130
  %279 = sdiv i64 %271, %278
  %280 = mul nsw i64 %279, %276
  %.pre93.i = load i64, ptr %64, align 8, !tbaa !111, !noalias !130
  br label %right_of.exit.i

281:                                              ; preds = %.lr.ph.i
  %282 = load i64, ptr %64, align 8, !tbaa !111, !noalias !130
  %283 = mul nsw i64 %282, %272
  br label %right_of.exit.i

right_of.exit.i:                                  ; preds = %281, %277
  %284 = phi i64 [ %.pre93.i, %277 ], [ %282, %281 ]
  %285 = phi i64 [ %280, %277 ], [ %283, %281 ]
  %286 = load i64, ptr %65, align 8, !tbaa !117, !noalias !130
  %287 = mul nsw i64 %286, %.sroa.1141.163
  %288 = getelementptr inbounds float, ptr %63, i64 %287
  %289 = getelementptr inbounds float, ptr %288, i64 %285
  store ptr %289, ptr %8, align 8, !tbaa !98, !alias.scope !130
  store i64 %284, ptr %144, align 8, !tbaa !103, !alias.scope !130
  store i64 %286, ptr %145, align 8, !tbaa !104, !alias.scope !130
  %290 = load i64, ptr %146, align 8, !tbaa !133
  %291 = icmp eq i64 %290, 0
  %292 = icmp sge i64 %274, %270
  %.not70 = select i1 %291, i1 %292, i1 false
  %293 = mul i64 %181, %265
  %294 = select i1 %291, i64 0, i64 %293
  %295 = getelementptr inbounds float, ptr %18, i64 %294
  %brmerge = select i1 %.not70, i1 true, i1 %260
  %.mux = select i1 %.not70, i64 %286, i64 %270
  %.mux67 = select i1 %.not70, ptr %289, ptr %295
  br i1 %brmerge, label %297, label %296

296:                                              ; preds = %right_of.exit.i
  tail call fastcc void @copy_panel(ptr noundef nonnull byval(%struct.numbers) align 8 %8, i64 noundef %275, i64 noundef %.sroa.15.164, ptr noundef %295, i64 noundef %270) #13
  br label %297

297:                                              ; preds = %right_of.exit.i, %296
  %298 = phi i64 [ %270, %296 ], [ %.mux, %right_of.exit.i ]
  %299 = phi ptr [ %295, %296 ], [ %.mux67, %right_of.exit.i ]
  %.sroa.086.0.copyload.i = load ptr, ptr %7, align 8
  %.sroa.4.0.copyload.i = load i64, ptr %139, align 8
  %.sroa.5.0.copyload.i = load i64, ptr %140, align 8
  %300 = add nsw i64 %275, 15
  %301 = sdiv i64 %300, 16
  %302 = shl nsw i64 %301, 4
  %303 = load i64, ptr %120, align 8, !tbaa !87
  %304 = icmp eq i64 %163, %303
  br i1 %304, label %305, label %..thread140.i.i_crit_edge

..thread140.i.i_crit_edge:                        ; preds = %297
  %.pre = load i64, ptr %159, align 8, !tbaa !134
  br label %.thread140.i.i

305:                                              ; preds = %297
  %306 = load ptr, ptr %157, align 8, !tbaa !135
  %.not.i79.i = icmp eq ptr %306, null
  br i1 %.not.i79.i, label %307, label %310

307:                                              ; preds = %305
  %308 = load i64, ptr %158, align 8, !tbaa !136
  %309 = icmp ne i64 %308, 0
  br label %310

310:                                              ; preds = %307, %305
  %.ph.i.i = phi i1 [ %309, %307 ], [ true, %305 ]
  %.pre71 = load i64, ptr %159, align 8, !tbaa !134
  br i1 %.not132.i.i, label %.thread140.i.i, label %311

311:                                              ; preds = %310
  %312 = icmp eq i64 %.pre71, 1
  br label %.thread140.i.i

.thread140.i.i:                                   ; preds = %..thread140.i.i_crit_edge, %311, %310
  %313 = phi i64 [ %.pre71, %310 ], [ %.pre71, %311 ], [ %.pre, %..thread140.i.i_crit_edge ]
  %.not132142.i.i = phi i1 [ true, %310 ], [ %312, %311 ], [ true, %..thread140.i.i_crit_edge ]
  %314 = phi ptr [ null, %310 ], [ %1, %311 ], [ null, %..thread140.i.i_crit_edge ]
  %315 = phi i1 [ %.ph.i.i, %310 ], [ %.ph.i.i, %311 ], [ false, %..thread140.i.i_crit_edge ]
  %316 = phi i1 [ false, %310 ], [ %312, %311 ], [ false, %..thread140.i.i_crit_edge ]
  %.not133.i.i = xor i1 %316, true
  %317 = or i1 %187, %.not133.i.i
  %318 = icmp eq i64 %313, 1
  %319 = icmp eq i64 %302, %275
  %320 = select i1 %318, i1 %319, i1 false
  %321 = load i64, ptr %160, align 8, !tbaa !137
  %322 = mul nsw i64 %321, %.089.i
  %323 = getelementptr inbounds float, ptr %75, i64 %322
  %324 = mul nsw i64 %313, %272
  %325 = getelementptr inbounds float, ptr %323, i64 %324
  %326 = load ptr, ptr %66, align 8, !tbaa !81
  %327 = ptrtoint ptr %325 to i64
  %328 = ptrtoint ptr %326 to i64
  %329 = sub i64 %327, %328
  %330 = ashr exact i64 %329, 2
  %or.cond.i.i = select i1 %320, i1 %317, i1 false
  %spec.select = select i1 %or.cond.i.i, ptr %325, ptr %119
  %spec.select57 = select i1 %or.cond.i.i, i64 %321, i64 %302
  %331 = load i64, ptr %142, align 8, !tbaa !108
  %332 = add i64 %331, %196
  %333 = sdiv i64 %332, %331
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %6) #15
  br i1 %315, label %334, label %bias_of.exit.i.i

334:                                              ; preds = %.thread140.i.i
  %335 = load ptr, ptr %157, align 8, !tbaa !135
  %.not.i.i78.i = icmp eq ptr %335, null
  %invariant.gep.i.i.i = getelementptr float, ptr %335, i64 %272
  br label %336

336:                                              ; preds = %351, %334
  %.012.i.i.i = phi i64 [ 0, %334 ], [ %354, %351 ]
  br i1 %.not.i.i78.i, label %342, label %337

337:                                              ; preds = %336
  %338 = load i64, ptr %161, align 8, !tbaa !138
  %.not11.i.i.i = icmp eq i64 %338, 0
  %339 = icmp slt i64 %.012.i.i.i, %275
  %or.cond.i.i.i = and i1 %339, %.not11.i.i.i
  br i1 %or.cond.i.i.i, label %340, label %342

340:                                              ; preds = %337
  %gep.i.i.i = getelementptr float, ptr %invariant.gep.i.i.i, i64 %.012.i.i.i
  %341 = load float, ptr %gep.i.i.i, align 4, !tbaa !139
  br label %342

342:                                              ; preds = %340, %337, %336
  %343 = phi float [ %341, %340 ], [ 0.000000e+00, %337 ], [ 0.000000e+00, %336 ]
  %344 = getelementptr inbounds float, ptr %6, i64 %.012.i.i.i
  store float %343, ptr %344, align 8, !tbaa !139
  %345 = or disjoint i64 %.012.i.i.i, 1
  br i1 %.not.i.i78.i, label %351, label %346

346:                                              ; preds = %342
  %347 = load i64, ptr %161, align 8, !tbaa !138
  %.not11.i.i.i.1 = icmp eq i64 %347, 0
  %348 = icmp slt i64 %345, %275
  %or.cond.i.i.i.1 = and i1 %348, %.not11.i.i.i.1
  br i1 %or.cond.i.i.i.1, label %349, label %351

349:                                              ; preds = %346
  %gep.i.i.i.1 = getelementptr float, ptr %invariant.gep.i.i.i, i64 %345
  %350 = load float, ptr %gep.i.i.i.1, align 4, !tbaa !139
  br label %351

351:                                              ; preds = %349, %346, %342
  %352 = phi float [ %350, %349 ], [ 0.000000e+00, %346 ], [ 0.000000e+00, %342 ]
  %353 = getelementptr inbounds float, ptr %6, i64 %345
  store float %352, ptr %353, align 4, !tbaa !139
  %354 = add nuw nsw i64 %.012.i.i.i, 2
  %exitcond.not.i.i.i.1 = icmp eq i64 %354, 64
  br i1 %exitcond.not.i.i.i.1, label %bias_of.exit.i.i, label %336, !llvm.loop !140

bias_of.exit.i.i:                                 ; preds = %351, %.thread140.i.i
  %or.cond5.i.i = or i1 %188, %320
  br i1 %or.cond5.i.i, label %356, label %355

355:                                              ; preds = %bias_of.exit.i.i
  tail call fastcc void @taken_aside(ptr noundef %spec.select, i64 noundef %302, ptr noundef %325, i64 noundef %321, i64 noundef %313, i64 noundef %193, i64 noundef %275) #13
  br label %356

356:                                              ; preds = %355, %bias_of.exit.i.i
  %357 = icmp sgt i64 %333, 0
  br i1 %357, label %.lr.ph153.i.i, label %._crit_edge154.i.i

.lr.ph153.i.i:                                    ; preds = %356
  %358 = icmp sgt i64 %275, 0
  %359 = getelementptr inbounds i8, ptr %314, i64 8
  %360 = getelementptr inbounds i8, ptr %314, i64 16
  %361 = getelementptr inbounds i8, ptr %314, i64 24
  %362 = add i64 %275, -1
  %363 = lshr i64 %362, 4
  %364 = add nuw nsw i64 %363, 1
  %365 = icmp ult i64 %275, 17
  %unroll_iter = and i64 %364, 2305843009213693950
  %366 = and i64 %362, 16
  %lcmp.mod.not.not = icmp eq i64 %366, 0
  br label %367

._crit_edge154.i.i:                               ; preds = %move.exit.i.i, %356
  %.sroa.33.2.i = phi i64 [ %.sroa.33.187.i, %356 ], [ %423, %move.exit.i.i ]
  %or.cond7.i.i = select i1 %320, i1 true, i1 %316
  br i1 %or.cond7.i.i, label %504, label %501

367:                                              ; preds = %move.exit.i.i, %.lr.ph153.i.i
  %.sroa.33.3.i = phi i64 [ %.sroa.33.187.i, %.lr.ph153.i.i ], [ %423, %move.exit.i.i ]
  %.0151.i.i = phi i64 [ 0, %.lr.ph153.i.i ], [ %370, %move.exit.i.i ]
  %368 = mul nsw i64 %.0151.i.i, %193
  %369 = sdiv i64 %368, %333
  %370 = add nuw nsw i64 %.0151.i.i, 1
  %371 = mul nsw i64 %370, %193
  %372 = sdiv i64 %371, %333
  %373 = sub nsw i64 %372, %369
  %374 = mul nsw i64 %369, %.sroa.4.0.copyload.i
  %375 = getelementptr inbounds float, ptr %.sroa.086.0.copyload.i, i64 %374
  %376 = mul nsw i64 %369, %spec.select57
  %377 = select i1 %317, i64 %376, i64 0
  %378 = getelementptr inbounds float, ptr %spec.select, i64 %377
  %379 = load i64, ptr %141, align 8, !tbaa !128
  %.not134.i.i = icmp eq i64 %379, 0
  %380 = mul nsw i64 %369, %.sroa.15.164
  %381 = getelementptr inbounds float, ptr %116, i64 %380
  %.idx.i.i = shl nsw i64 %.0151.i.i, 6
  %382 = getelementptr inbounds i8, ptr %381, i64 %.idx.i.i
  %.sroa.7.0.i.i = select i1 %.not134.i.i, i64 %.sroa.5.0.copyload.i, i64 %373
  %.sroa.5.0.i.i = select i1 %.not134.i.i, i64 %.sroa.4.0.copyload.i, i64 1
  %.sroa.0.0.i.i = select i1 %.not134.i.i, ptr %375, ptr %382
  br i1 %316, label %383, label %fetch.exit.i.i

383:                                              ; preds = %367
  %384 = load i64, ptr %160, align 8, !tbaa !137
  %385 = mul nsw i64 %384, %369
  %386 = add nsw i64 %385, %330
  %387 = icmp sgt i64 %373, 0
  br i1 %387, label %.preheader.i.i.i, label %fetch.exit.i.i

.preheader.i.i.i:                                 ; preds = %383, %._crit_edge.i.i.i
  %.02123.i.i.i = phi i64 [ %404, %._crit_edge.i.i.i ], [ 0, %383 ]
  br i1 %358, label %.lr.ph.i.i.i, label %._crit_edge.i.i.i

.lr.ph.i.i.i:                                     ; preds = %.preheader.i.i.i
  %388 = load ptr, ptr %359, align 8, !tbaa !141
  %389 = getelementptr inbounds float, ptr %388, i64 %386
  %390 = mul nsw i64 %.02123.i.i.i, %384
  %391 = getelementptr inbounds float, ptr %389, i64 %390
  %392 = load ptr, ptr %360, align 8, !tbaa !142
  %393 = getelementptr inbounds float, ptr %392, i64 %386
  %394 = getelementptr inbounds float, ptr %393, i64 %390
  %395 = load i64, ptr %314, align 8, !tbaa !38
  %396 = icmp eq i64 %395, 1
  br i1 %365, label %._crit_edge.i.i.i.loopexit.unr-lcssa, label %.lr.ph.i.i.i.new

._crit_edge.i.i.i.loopexit.unr-lcssa:             ; preds = %421, %.lr.ph.i.i.i
  %.022.i.i.i.unr = phi i64 [ 0, %.lr.ph.i.i.i ], [ %422, %421 ]
  br i1 %lcmp.mod.not.not, label %.epil.preheader, label %._crit_edge.i.i.i

.epil.preheader:                                  ; preds = %._crit_edge.i.i.i.loopexit.unr-lcssa
  %397 = getelementptr inbounds float, ptr %391, i64 %.022.i.i.i.unr
  tail call void @llvm.prefetch.p0(ptr %397, i32 1, i32 3, i32 1)
  %398 = getelementptr inbounds float, ptr %394, i64 %.022.i.i.i.unr
  tail call void @llvm.prefetch.p0(ptr %398, i32 1, i32 3, i32 1)
  br i1 %396, label %399, label %._crit_edge.i.i.i

399:                                              ; preds = %.epil.preheader
  %400 = load ptr, ptr %361, align 8, !tbaa !143
  %401 = getelementptr inbounds float, ptr %400, i64 %386
  %402 = getelementptr inbounds float, ptr %401, i64 %390
  %403 = getelementptr inbounds float, ptr %402, i64 %.022.i.i.i.unr
  tail call void @llvm.prefetch.p0(ptr %403, i32 1, i32 3, i32 1)
  br label %._crit_edge.i.i.i

._crit_edge.i.i.i:                                ; preds = %._crit_edge.i.i.i.loopexit.unr-lcssa, %399, %.epil.preheader, %.preheader.i.i.i
  %404 = add nuw nsw i64 %.02123.i.i.i, 1
  %exitcond.not.i138.i.i = icmp eq i64 %404, %373
  br i1 %exitcond.not.i138.i.i, label %fetch.exit.i.i, label %.preheader.i.i.i, !llvm.loop !144

.lr.ph.i.i.i.new:                                 ; preds = %.lr.ph.i.i.i, %421
  %.022.i.i.i = phi i64 [ %422, %421 ], [ 0, %.lr.ph.i.i.i ]
  %niter = phi i64 [ %niter.next.1, %421 ], [ 0, %.lr.ph.i.i.i ]
  %405 = getelementptr inbounds float, ptr %391, i64 %.022.i.i.i
  tail call void @llvm.prefetch.p0(ptr %405, i32 1, i32 3, i32 1)
  %406 = getelementptr inbounds float, ptr %394, i64 %.022.i.i.i
  tail call void @llvm.prefetch.p0(ptr %406, i32 1, i32 3, i32 1)
  br i1 %396, label %407, label %412

407:                                              ; preds = %.lr.ph.i.i.i.new
  %408 = load ptr, ptr %361, align 8, !tbaa !143
  %409 = getelementptr inbounds float, ptr %408, i64 %386
  %410 = getelementptr inbounds float, ptr %409, i64 %390
  %411 = getelementptr inbounds float, ptr %410, i64 %.022.i.i.i
  tail call void @llvm.prefetch.p0(ptr %411, i32 1, i32 3, i32 1)
  br label %412

412:                                              ; preds = %407, %.lr.ph.i.i.i.new
  %413 = or disjoint i64 %.022.i.i.i, 16
  %414 = getelementptr inbounds float, ptr %391, i64 %413
  tail call void @llvm.prefetch.p0(ptr nonnull %414, i32 1, i32 3, i32 1)
  %415 = getelementptr inbounds float, ptr %394, i64 %413
  tail call void @llvm.prefetch.p0(ptr nonnull %415, i32 1, i32 3, i32 1)
  br i1 %396, label %416, label %421

416:                                              ; preds = %412
  %417 = load ptr, ptr %361, align 8, !tbaa !143
  %418 = getelementptr inbounds float, ptr %417, i64 %386
  %419 = getelementptr inbounds float, ptr %418, i64 %390
  %420 = getelementptr inbounds float, ptr %419, i64 %413
  tail call void @llvm.prefetch.p0(ptr nonnull %420, i32 1, i32 3, i32 1)
  br label %421

421:                                              ; preds = %416, %412
  %422 = add nuw nsw i64 %.022.i.i.i, 32
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1.not = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1.not, label %._crit_edge.i.i.i.loopexit.unr-lcssa, label %.lr.ph.i.i.i.new, !llvm.loop !145

fetch.exit.i.i:                                   ; preds = %._crit_edge.i.i.i, %383, %367
  %.sroa.7.i.0..sroa.7.i.0..sroa.7.i.0..sroa.7.0..sroa.7.0..sroa.7.8..i = load i64, ptr %.sroa.7.i, align 8, !tbaa !146
  %423 = add nsw i64 %.sroa.33.3.i, 1
  %424 = mul nsw i64 %.sroa.7.i.0..sroa.7.i.0..sroa.7.i.0..sroa.7.0..sroa.7.0..sroa.7.8..i, %423
  %425 = sdiv i64 %424, %202
  %426 = mul nsw i64 %.sroa.7.i.0..sroa.7.i.0..sroa.7.i.0..sroa.7.0..sroa.7.0..sroa.7.8..i, %.sroa.33.3.i
  %427 = sdiv i64 %426, %202
  %428 = icmp slt i64 %427, %425
  br i1 %428, label %.preheader144.lr.ph.i.i, label %fetch_rows.exit137.i.i

.preheader144.lr.ph.i.i:                          ; preds = %fetch.exit.i.i
  %.sroa.11.i.0..sroa.11.i.0..sroa.11.i.0..sroa.11.0..sroa.11.0..sroa.11.16..i = load i64, ptr %.sroa.11.i, align 8, !tbaa !148
  %429 = icmp sgt i64 %.sroa.11.i.0..sroa.11.i.0..sroa.11.i.0..sroa.11.0..sroa.11.0..sroa.11.16..i, 0
  %.sroa.15.i.0..sroa.15.i.0..sroa.15.i.0..sroa.15.0..sroa.15.0..sroa.15.24..i = load i64, ptr %.sroa.15.i, align 8
  %430 = add i64 %.sroa.11.i.0..sroa.11.i.0..sroa.11.i.0..sroa.11.0..sroa.11.0..sroa.11.16..i, -1
  %431 = lshr i64 %430, 4
  %432 = add nuw nsw i64 %431, 1
  %xtraiter77 = and i64 %432, 7
  %433 = icmp ult i64 %.sroa.11.i.0..sroa.11.i.0..sroa.11.i.0..sroa.11.0..sroa.11.0..sroa.11.16..i, 113
  %unroll_iter79 = and i64 %432, 2305843009213693944
  %lcmp.mod78.not = icmp eq i64 %xtraiter77, 0
  br label %.preheader144.i.i

.preheader144.i.i:                                ; preds = %._crit_edge.i.i, %.preheader144.lr.ph.i.i
  %.015.i135146.i.i = phi i64 [ %427, %.preheader144.lr.ph.i.i ], [ %438, %._crit_edge.i.i ]
  br i1 %429, label %.lr.ph.i.i, label %._crit_edge.i.i

.lr.ph.i.i:                                       ; preds = %.preheader144.i.i
  %434 = mul nsw i64 %.015.i135146.i.i, %.sroa.15.i.0..sroa.15.i.0..sroa.15.i.0..sroa.15.0..sroa.15.0..sroa.15.24..i
  %435 = getelementptr inbounds float, ptr %.sroa.0.2.i, i64 %434
  br i1 %433, label %._crit_edge.i.i.loopexit.unr-lcssa, label %.lr.ph.i.i.new

._crit_edge.i.i.loopexit.unr-lcssa:               ; preds = %.lr.ph.i.i.new, %.lr.ph.i.i
  %.0.i136145.i.i.unr = phi i64 [ 0, %.lr.ph.i.i ], [ %454, %.lr.ph.i.i.new ]
  br i1 %lcmp.mod78.not, label %._crit_edge.i.i, label %.epil.preheader76

.epil.preheader76:                                ; preds = %._crit_edge.i.i.loopexit.unr-lcssa, %.epil.preheader76
  %.0.i136145.i.i.epil = phi i64 [ %437, %.epil.preheader76 ], [ %.0.i136145.i.i.unr, %._crit_edge.i.i.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.epil.preheader76 ], [ 0, %._crit_edge.i.i.loopexit.unr-lcssa ]
  %436 = getelementptr inbounds float, ptr %435, i64 %.0.i136145.i.i.epil
  tail call void @llvm.prefetch.p0(ptr %436, i32 0, i32 2, i32 1)
  %437 = add nuw nsw i64 %.0.i136145.i.i.epil, 16
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter77
  br i1 %epil.iter.cmp.not, label %._crit_edge.i.i, label %.epil.preheader76, !llvm.loop !149

._crit_edge.i.i:                                  ; preds = %._crit_edge.i.i.loopexit.unr-lcssa, %.epil.preheader76, %.preheader144.i.i
  %438 = add nsw i64 %.015.i135146.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %438, %425
  br i1 %exitcond.not.i.i, label %fetch_rows.exit137.i.i, label %.preheader144.i.i, !llvm.loop !151

.lr.ph.i.i.new:                                   ; preds = %.lr.ph.i.i, %.lr.ph.i.i.new
  %.0.i136145.i.i = phi i64 [ %454, %.lr.ph.i.i.new ], [ 0, %.lr.ph.i.i ]
  %niter80 = phi i64 [ %niter80.next.7, %.lr.ph.i.i.new ], [ 0, %.lr.ph.i.i ]
  %439 = getelementptr inbounds float, ptr %435, i64 %.0.i136145.i.i
  tail call void @llvm.prefetch.p0(ptr %439, i32 0, i32 2, i32 1)
  %440 = or disjoint i64 %.0.i136145.i.i, 16
  %441 = getelementptr inbounds float, ptr %435, i64 %440
  tail call void @llvm.prefetch.p0(ptr nonnull %441, i32 0, i32 2, i32 1)
  %442 = or disjoint i64 %.0.i136145.i.i, 32
  %443 = getelementptr inbounds float, ptr %435, i64 %442
  tail call void @llvm.prefetch.p0(ptr nonnull %443, i32 0, i32 2, i32 1)
  %444 = or disjoint i64 %.0.i136145.i.i, 48
  %445 = getelementptr inbounds float, ptr %435, i64 %444
  tail call void @llvm.prefetch.p0(ptr nonnull %445, i32 0, i32 2, i32 1)
  %446 = or disjoint i64 %.0.i136145.i.i, 64
  %447 = getelementptr inbounds float, ptr %435, i64 %446
  tail call void @llvm.prefetch.p0(ptr nonnull %447, i32 0, i32 2, i32 1)
  %448 = or disjoint i64 %.0.i136145.i.i, 80
  %449 = getelementptr inbounds float, ptr %435, i64 %448
  tail call void @llvm.prefetch.p0(ptr nonnull %449, i32 0, i32 2, i32 1)
  %450 = or disjoint i64 %.0.i136145.i.i, 96
  %451 = getelementptr inbounds float, ptr %435, i64 %450
  tail call void @llvm.prefetch.p0(ptr nonnull %451, i32 0, i32 2, i32 1)
  %452 = or disjoint i64 %.0.i136145.i.i, 112
  %453 = getelementptr inbounds float, ptr %435, i64 %452
  tail call void @llvm.prefetch.p0(ptr nonnull %453, i32 0, i32 2, i32 1)
  %454 = add nuw nsw i64 %.0.i136145.i.i, 128
  %niter80.next.7 = add i64 %niter80, 8
  %niter80.ncmp.7.not = icmp eq i64 %niter80.next.7, %unroll_iter79
  br i1 %niter80.ncmp.7.not, label %._crit_edge.i.i.loopexit.unr-lcssa, label %.lr.ph.i.i.new, !llvm.loop !152

fetch_rows.exit137.i.i:                           ; preds = %._crit_edge.i.i, %fetch.exit.i.i
  %.sroa.22.i.0..sroa.22.i.0..sroa.22.i.0..sroa.22.0..sroa.22.0..sroa.22.40..i = load i64, ptr %.sroa.22.i, align 8, !tbaa !146
  %455 = mul nsw i64 %.sroa.22.i.0..sroa.22.i.0..sroa.22.i.0..sroa.22.0..sroa.22.0..sroa.22.40..i, %423
  %456 = sdiv i64 %455, %202
  %457 = mul nsw i64 %.sroa.22.i.0..sroa.22.i.0..sroa.22.i.0..sroa.22.0..sroa.22.0..sroa.22.40..i, %.sroa.33.3.i
  %458 = sdiv i64 %457, %202
  %459 = icmp slt i64 %458, %456
  br i1 %459, label %.preheader.lr.ph.i.i, label %fetch_rows.exit.i.i

.preheader.lr.ph.i.i:                             ; preds = %fetch_rows.exit137.i.i
  %.sroa.25.i.0..sroa.25.i.0..sroa.25.i.0..sroa.25.0..sroa.25.0..sroa.25.48..i = load i64, ptr %.sroa.25.i, align 8, !tbaa !148
  %460 = icmp sgt i64 %.sroa.25.i.0..sroa.25.i.0..sroa.25.i.0..sroa.25.0..sroa.25.0..sroa.25.48..i, 0
  %.sroa.28.i.0..sroa.28.i.0..sroa.28.i.0..sroa.28.0..sroa.28.0..sroa.28.56..i = load i64, ptr %.sroa.28.i, align 8
  %461 = add i64 %.sroa.25.i.0..sroa.25.i.0..sroa.25.i.0..sroa.25.0..sroa.25.0..sroa.25.48..i, -1
  %462 = lshr i64 %461, 4
  %463 = add nuw nsw i64 %462, 1
  %xtraiter82 = and i64 %463, 7
  %464 = icmp ult i64 %.sroa.25.i.0..sroa.25.i.0..sroa.25.i.0..sroa.25.0..sroa.25.0..sroa.25.48..i, 113
  %unroll_iter85 = and i64 %463, 2305843009213693944
  %lcmp.mod84.not = icmp eq i64 %xtraiter82, 0
  br label %.preheader.i.i

.preheader.i.i:                                   ; preds = %._crit_edge149.i.i, %.preheader.lr.ph.i.i
  %.015.i150.i.i = phi i64 [ %458, %.preheader.lr.ph.i.i ], [ %469, %._crit_edge149.i.i ]
  br i1 %460, label %.lr.ph148.i.i, label %._crit_edge149.i.i

.lr.ph148.i.i:                                    ; preds = %.preheader.i.i
  %465 = mul nsw i64 %.015.i150.i.i, %.sroa.28.i.0..sroa.28.i.0..sroa.28.i.0..sroa.28.0..sroa.28.0..sroa.28.56..i
  %466 = getelementptr inbounds float, ptr %.sroa.19.2.i, i64 %465
  br i1 %464, label %._crit_edge149.i.i.loopexit.unr-lcssa, label %.lr.ph148.i.i.new

._crit_edge149.i.i.loopexit.unr-lcssa:            ; preds = %.lr.ph148.i.i.new, %.lr.ph148.i.i
  %.0.i147.i.i.unr = phi i64 [ 0, %.lr.ph148.i.i ], [ %485, %.lr.ph148.i.i.new ]
  br i1 %lcmp.mod84.not, label %._crit_edge149.i.i, label %.epil.preheader81

.epil.preheader81:                                ; preds = %._crit_edge149.i.i.loopexit.unr-lcssa, %.epil.preheader81
  %.0.i147.i.i.epil = phi i64 [ %468, %.epil.preheader81 ], [ %.0.i147.i.i.unr, %._crit_edge149.i.i.loopexit.unr-lcssa ]
  %epil.iter83 = phi i64 [ %epil.iter83.next, %.epil.preheader81 ], [ 0, %._crit_edge149.i.i.loopexit.unr-lcssa ]
  %467 = getelementptr inbounds float, ptr %466, i64 %.0.i147.i.i.epil
  tail call void @llvm.prefetch.p0(ptr %467, i32 0, i32 2, i32 1)
  %468 = add nuw nsw i64 %.0.i147.i.i.epil, 16
  %epil.iter83.next = add i64 %epil.iter83, 1
  %epil.iter83.cmp.not = icmp eq i64 %epil.iter83.next, %xtraiter82
  br i1 %epil.iter83.cmp.not, label %._crit_edge149.i.i, label %.epil.preheader81, !llvm.loop !153

._crit_edge149.i.i:                               ; preds = %._crit_edge149.i.i.loopexit.unr-lcssa, %.epil.preheader81, %.preheader.i.i
  %469 = add nsw i64 %.015.i150.i.i, 1
  %exitcond155.not.i.i = icmp eq i64 %469, %456
  br i1 %exitcond155.not.i.i, label %fetch_rows.exit.i.i, label %.preheader.i.i, !llvm.loop !151

.lr.ph148.i.i.new:                                ; preds = %.lr.ph148.i.i, %.lr.ph148.i.i.new
  %.0.i147.i.i = phi i64 [ %485, %.lr.ph148.i.i.new ], [ 0, %.lr.ph148.i.i ]
  %niter86 = phi i64 [ %niter86.next.7, %.lr.ph148.i.i.new ], [ 0, %.lr.ph148.i.i ]
  %470 = getelementptr inbounds float, ptr %466, i64 %.0.i147.i.i
  tail call void @llvm.prefetch.p0(ptr %470, i32 0, i32 2, i32 1)
  %471 = or disjoint i64 %.0.i147.i.i, 16
  %472 = getelementptr inbounds float, ptr %466, i64 %471
  tail call void @llvm.prefetch.p0(ptr nonnull %472, i32 0, i32 2, i32 1)
  %473 = or disjoint i64 %.0.i147.i.i, 32
  %474 = getelementptr inbounds float, ptr %466, i64 %473
  tail call void @llvm.prefetch.p0(ptr nonnull %474, i32 0, i32 2, i32 1)
  %475 = or disjoint i64 %.0.i147.i.i, 48
  %476 = getelementptr inbounds float, ptr %466, i64 %475
  tail call void @llvm.prefetch.p0(ptr nonnull %476, i32 0, i32 2, i32 1)
  %477 = or disjoint i64 %.0.i147.i.i, 64
  %478 = getelementptr inbounds float, ptr %466, i64 %477
  tail call void @llvm.prefetch.p0(ptr nonnull %478, i32 0, i32 2, i32 1)
  %479 = or disjoint i64 %.0.i147.i.i, 80
  %480 = getelementptr inbounds float, ptr %466, i64 %479
  tail call void @llvm.prefetch.p0(ptr nonnull %480, i32 0, i32 2, i32 1)
  %481 = or disjoint i64 %.0.i147.i.i, 96
  %482 = getelementptr inbounds float, ptr %466, i64 %481
  tail call void @llvm.prefetch.p0(ptr nonnull %482, i32 0, i32 2, i32 1)
  %483 = or disjoint i64 %.0.i147.i.i, 112
  %484 = getelementptr inbounds float, ptr %466, i64 %483
  tail call void @llvm.prefetch.p0(ptr nonnull %484, i32 0, i32 2, i32 1)
  %485 = add nuw nsw i64 %.0.i147.i.i, 128
  %niter86.next.7 = add i64 %niter86, 8
  %niter86.ncmp.7.not = icmp eq i64 %niter86.next.7, %unroll_iter85
  br i1 %niter86.ncmp.7.not, label %._crit_edge149.i.i.loopexit.unr-lcssa, label %.lr.ph148.i.i.new, !llvm.loop !152

fetch_rows.exit.i.i:                              ; preds = %._crit_edge149.i.i, %fetch_rows.exit137.i.i
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  store ptr %.sroa.0.0.i.i, ptr %5, align 8
  store i64 %.sroa.5.0.i.i, ptr %.sroa.5.0..sroa_idx.i77.i, align 8
  store i64 %.sroa.7.0.i.i, ptr %.sroa.7.0..sroa_idx.i.i, align 8
  switch i64 %301, label %489 [
    i64 4, label %486
    i64 3, label %487
    i64 2, label %488
  ]

486:                                              ; preds = %fetch_rows.exit.i.i
  tail call fastcc void @tile_of_4(ptr noundef nonnull byval(%struct.numbers) align 8 %5, ptr noundef readonly %299, i64 noundef %298, i64 noundef %.sroa.15.164, i64 noundef %373, ptr noundef %378, i64 noundef %spec.select57, i64 noundef %189) #13
  br label %tile_of.exit.i.i

487:                                              ; preds = %fetch_rows.exit.i.i
  tail call fastcc void @tile_of_3(ptr noundef nonnull byval(%struct.numbers) align 8 %5, ptr noundef readonly %299, i64 noundef %298, i64 noundef %.sroa.15.164, i64 noundef %373, ptr noundef %378, i64 noundef %spec.select57, i64 noundef %189) #13
  br label %tile_of.exit.i.i

488:                                              ; preds = %fetch_rows.exit.i.i
  tail call fastcc void @tile_of_2(ptr noundef nonnull byval(%struct.numbers) align 8 %5, ptr noundef readonly %299, i64 noundef %298, i64 noundef %.sroa.15.164, i64 noundef %373, ptr noundef %378, i64 noundef %spec.select57, i64 noundef %189) #13
  br label %tile_of.exit.i.i

489:                                              ; preds = %fetch_rows.exit.i.i
  tail call fastcc void @tile_of_1(ptr noundef nonnull byval(%struct.numbers) align 8 %5, ptr noundef readonly %299, i64 noundef %298, i64 noundef %.sroa.15.164, i64 noundef %373, ptr noundef %378, i64 noundef %spec.select57, i64 noundef %189) #13
  br label %tile_of.exit.i.i

tile_of.exit.i.i:                                 ; preds = %489, %488, %487, %486
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  br i1 %315, label %490, label %492

490:                                              ; preds = %tile_of.exit.i.i
  %491 = add nsw i64 %369, %.089.i
  call fastcc void @finish(ptr noundef %0, ptr noundef %378, i64 noundef %spec.select57, i64 noundef %491, i64 noundef %373, i64 noundef %302, ptr noundef nonnull %6) #13
  br label %492

492:                                              ; preds = %490, %tile_of.exit.i.i
  br i1 %316, label %493, label %move.exit.i.i

493:                                              ; preds = %492
  %494 = load i64, ptr %160, align 8, !tbaa !137
  %495 = mul nsw i64 %494, %369
  %496 = add nsw i64 %495, %330
  %497 = load i64, ptr %314, align 8, !tbaa !38
  %498 = icmp eq i64 %497, 0
  br i1 %498, label %499, label %500

499:                                              ; preds = %493
  tail call fastcc void @move_by_momentum(ptr noundef nonnull readonly %359, ptr noundef readonly %378, i64 noundef %spec.select57, i64 noundef %496, i64 noundef %494, i64 noundef %373, i64 noundef %275) #13
  br label %move.exit.i.i

500:                                              ; preds = %493
  tail call fastcc void @move_by_adam(ptr noundef nonnull readonly %359, ptr noundef readonly %378, i64 noundef %spec.select57, i64 noundef %496, i64 noundef %494, i64 noundef %373, i64 noundef %275) #13
  br label %move.exit.i.i

move.exit.i.i:                                    ; preds = %500, %499, %492
  %exitcond156.not.i.i = icmp eq i64 %370, %333
  br i1 %exitcond156.not.i.i, label %._crit_edge154.i.i, label %367, !llvm.loop !154

501:                                              ; preds = %._crit_edge154.i.i
  %502 = load i64, ptr %160, align 8, !tbaa !137
  %503 = load i64, ptr %159, align 8, !tbaa !134
  tail call fastcc void @put_aside(ptr noundef %spec.select, i64 noundef %302, ptr noundef %325, i64 noundef %502, i64 noundef %503, i64 noundef %193, i64 noundef %275) #13
  br label %504

504:                                              ; preds = %501, %._crit_edge154.i.i
  br i1 %.not132142.i.i, label %panel_rows.exit.i, label %505

505:                                              ; preds = %504
  %506 = load i64, ptr %159, align 8, !tbaa !134
  %507 = load i64, ptr %314, align 8, !tbaa !38
  %508 = icmp eq i64 %507, 0
  %509 = getelementptr inbounds i8, ptr %314, i64 8
  br i1 %508, label %510, label %511

510:                                              ; preds = %505
  tail call fastcc void @move_by_momentum(ptr noundef nonnull readonly %509, ptr noundef readonly %325, i64 noundef %506, i64 noundef %330, i64 noundef %506, i64 noundef %275, i64 noundef %193) #13
  br label %panel_rows.exit.i

511:                                              ; preds = %505
  tail call fastcc void @move_by_adam(ptr noundef nonnull readonly %509, ptr noundef readonly %325, i64 noundef %506, i64 noundef %330, i64 noundef %506, i64 noundef %275, i64 noundef %193) #13
  br label %panel_rows.exit.i

panel_rows.exit.i:                                ; preds = %511, %510, %504
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6) #15
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #15
  %exitcond.not.i = icmp eq i64 %266, %179
  br i1 %exitcond.not.i, label %._crit_edge.i, label %.lr.ph.i, !llvm.loop !155

block_of.exit:                                    ; preds = %._crit_edge.i, %block_at.exit28
  %.not = icmp eq i64 %.sroa.7.1, 0
  br i1 %.not, label %._crit_edge, label %162, !llvm.loop !156

._crit_edge:                                      ; preds = %block_of.exit, %126, %block_at.exit
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @copy_rows(ptr nocapture noundef readonly byval(%struct.numbers) align 8 %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef writeonly %5) unnamed_addr #5 {
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %.lr.ph80, label %._crit_edge81

.lr.ph80:                                         ; preds = %6
  %8 = icmp sgt i64 %2, 0
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load i64, ptr %10, align 8
  %.not = icmp ne i64 %11, 1
  %12 = getelementptr inbounds i8, ptr %0, i64 16
  %13 = load i64, ptr %12, align 8
  br label %15

.loopexit68:                                      ; preds = %.loopexit, %15
  %14 = icmp slt i64 %16, %3
  br i1 %14, label %15, label %._crit_edge81, !llvm.loop !157

._crit_edge81:                                    ; preds = %.loopexit68, %6
  ret void

15:                                               ; preds = %.lr.ph80, %.loopexit68
  %.05778 = phi i64 [ 0, %.lr.ph80 ], [ %16, %.loopexit68 ]
  %16 = add nuw nsw i64 %.05778, 16
  %17 = tail call i64 @llvm.smin.i64(i64 %3, i64 %16)
  br i1 %8, label %.lr.ph77, label %.loopexit68

.lr.ph77:                                         ; preds = %15, %.loopexit
  %.05875 = phi i64 [ %20, %.loopexit ], [ 0, %15 ]
  %18 = mul nsw i64 %.05875, %1
  %19 = sdiv i64 %18, %2
  %20 = add nuw nsw i64 %.05875, 1
  %21 = mul nsw i64 %20, %1
  %22 = sdiv i64 %21, %2
  %23 = sub i64 %22, %19
  %24 = mul nsw i64 %11, %19
  %25 = getelementptr inbounds float, ptr %9, i64 %24
  %26 = mul nsw i64 %19, %3
  %27 = getelementptr inbounds float, ptr %5, i64 %26
  %.idx = shl nsw i64 %.05875, 6
  %28 = getelementptr inbounds i8, ptr %27, i64 %.idx
  %29 = add nsw i64 %19, 16
  %30 = icmp sgt i64 %29, %4
  %or.cond = select i1 %.not, i1 true, i1 %30
  br i1 %or.cond, label %.preheader.lr.ph, label %59

.preheader.lr.ph:                                 ; preds = %.lr.ph77
  %31 = icmp sgt i64 %23, 0
  %xtraiter = and i64 %23, 3
  %32 = sub i64 %19, %22
  %33 = icmp ugt i64 %32, -4
  %unroll_iter = and i64 %23, 9223372036854775804
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %.preheader

.preheader:                                       ; preds = %.preheader.lr.ph, %._crit_edge
  %.05674 = phi i64 [ %.05778, %.preheader.lr.ph ], [ %41, %._crit_edge ]
  br i1 %31, label %.lr.ph73, label %._crit_edge

.lr.ph73:                                         ; preds = %.preheader
  %34 = mul nsw i64 %13, %.05674
  %invariant.gep = getelementptr float, ptr %25, i64 %34
  %35 = mul nuw nsw i64 %.05674, %23
  %36 = getelementptr float, ptr %28, i64 %35
  br i1 %33, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph73.new

._crit_edge.loopexit.unr-lcssa:                   ; preds = %.lr.ph73.new, %.lr.ph73
  %.05572.unr = phi i64 [ 0, %.lr.ph73 ], [ %58, %.lr.ph73.new ]
  br i1 %lcmp.mod.not, label %._crit_edge, label %.epil.preheader

.epil.preheader:                                  ; preds = %._crit_edge.loopexit.unr-lcssa, %.epil.preheader
  %.05572.epil = phi i64 [ %40, %.epil.preheader ], [ %.05572.unr, %._crit_edge.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.epil.preheader ], [ 0, %._crit_edge.loopexit.unr-lcssa ]
  %37 = mul nsw i64 %.05572.epil, %11
  %gep.epil = getelementptr float, ptr %invariant.gep, i64 %37
  %38 = load float, ptr %gep.epil, align 4, !tbaa !139
  %39 = getelementptr float, ptr %36, i64 %.05572.epil
  store float %38, ptr %39, align 4, !tbaa !139
  %40 = add nuw nsw i64 %.05572.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %._crit_edge, label %.epil.preheader, !llvm.loop !158

._crit_edge:                                      ; preds = %._crit_edge.loopexit.unr-lcssa, %.epil.preheader, %.preheader
  %41 = add nuw nsw i64 %.05674, 1
  %42 = icmp slt i64 %41, %17
  br i1 %42, label %.preheader, label %.loopexit, !llvm.loop !159

.lr.ph73.new:                                     ; preds = %.lr.ph73, %.lr.ph73.new
  %.05572 = phi i64 [ %58, %.lr.ph73.new ], [ 0, %.lr.ph73 ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph73.new ], [ 0, %.lr.ph73 ]
  %43 = mul nsw i64 %.05572, %11
  %gep = getelementptr float, ptr %invariant.gep, i64 %43
  %44 = load float, ptr %gep, align 4, !tbaa !139
  %45 = getelementptr float, ptr %36, i64 %.05572
  store float %44, ptr %45, align 4, !tbaa !139
  %46 = or disjoint i64 %.05572, 1
  %47 = mul nsw i64 %46, %11
  %gep.1 = getelementptr float, ptr %invariant.gep, i64 %47
  %48 = load float, ptr %gep.1, align 4, !tbaa !139
  %49 = getelementptr float, ptr %36, i64 %46
  store float %48, ptr %49, align 4, !tbaa !139
  %50 = or disjoint i64 %.05572, 2
  %51 = mul nsw i64 %50, %11
  %gep.2 = getelementptr float, ptr %invariant.gep, i64 %51
  %52 = load float, ptr %gep.2, align 4, !tbaa !139
  %53 = getelementptr float, ptr %36, i64 %50
  store float %52, ptr %53, align 4, !tbaa !139
  %54 = or disjoint i64 %.05572, 3
  %55 = mul nsw i64 %54, %11
  %gep.3 = getelementptr float, ptr %invariant.gep, i64 %55
  %56 = load float, ptr %gep.3, align 4, !tbaa !139
  %57 = getelementptr float, ptr %36, i64 %54
  store float %56, ptr %57, align 4, !tbaa !139
  %58 = add nuw nsw i64 %.05572, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph73.new, !llvm.loop !160

59:                                               ; preds = %.lr.ph77
  %60 = icmp slt i64 %23, 9
  br i1 %60, label %.lr.ph71, label %.lr.ph

.lr.ph71:                                         ; preds = %59, %.lr.ph71
  %.05470 = phi i64 [ %66, %.lr.ph71 ], [ %.05778, %59 ]
  %61 = mul nsw i64 %13, %.05470
  %62 = getelementptr inbounds float, ptr %25, i64 %61
  %63 = load <8 x float>, ptr %62, align 4, !tbaa !161
  %64 = mul nsw i64 %.05470, %23
  %65 = getelementptr inbounds float, ptr %28, i64 %64
  store <8 x float> %63, ptr %65, align 4, !tbaa !161
  %66 = add nuw nsw i64 %.05470, 1
  %67 = icmp slt i64 %66, %17
  br i1 %67, label %.lr.ph71, label %.loopexit, !llvm.loop !162

.lr.ph:                                           ; preds = %59, %.lr.ph
  %.069 = phi i64 [ %73, %.lr.ph ], [ %.05778, %59 ]
  %68 = mul nsw i64 %13, %.069
  %69 = getelementptr inbounds float, ptr %25, i64 %68
  %70 = load <16 x float>, ptr %69, align 4, !tbaa !161
  %71 = mul nuw nsw i64 %.069, %23
  %72 = getelementptr inbounds float, ptr %28, i64 %71
  store <16 x float> %70, ptr %72, align 4, !tbaa !161
  %73 = add nuw nsw i64 %.069, 1
  %74 = icmp slt i64 %73, %17
  br i1 %74, label %.lr.ph, label %.loopexit, !llvm.loop !163

.loopexit:                                        ; preds = %.lr.ph, %.lr.ph71, %._crit_edge
  %exitcond84.not = icmp eq i64 %20, %2
  br i1 %exitcond84.not, label %.loopexit68, label %.lr.ph77, !llvm.loop !164
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @copy_panel(ptr nocapture noundef readonly byval(%struct.numbers) align 8 %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3, i64 noundef %4) unnamed_addr #5 {
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !103
  %8 = icmp ne i64 %7, 1
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 1
  %or.cond = select i1 %8, i1 %11, i1 false
  %12 = icmp sgt i64 %2, 15
  %or.cond4 = and i1 %12, %or.cond
  br i1 %or.cond4, label %.preheader65, label %171

.preheader65:                                     ; preds = %5
  %13 = icmp sgt i64 %1, 0
  br i1 %13, label %.preheader64.lr.ph, label %.loopexit

.preheader64.lr.ph:                               ; preds = %.preheader65
  %14 = add nsw i64 %2, -16
  %15 = load ptr, ptr %0, align 8
  %.idx = shl nsw i64 %4, 3
  %.idx220 = mul i64 %4, 12
  %.idx221 = shl nsw i64 %4, 4
  %.idx222 = mul i64 %4, 20
  %.idx223 = mul i64 %4, 24
  %.idx224 = mul i64 %4, 28
  %.idx225 = shl nsw i64 %4, 5
  %.idx226 = mul i64 %4, 36
  %.idx227 = mul i64 %4, 40
  %.idx228 = mul i64 %4, 44
  %.idx229 = mul i64 %4, 48
  %.idx230 = mul i64 %4, 52
  %.idx231 = mul i64 %4, 56
  %.idx232 = mul i64 %4, 60
  br label %.lr.ph81

.lr.ph81:                                         ; preds = %._crit_edge82, %.preheader64.lr.ph
  %.05483 = phi i64 [ 0, %.preheader64.lr.ph ], [ %53, %._crit_edge82 ]
  %invariant.gep = getelementptr float, ptr %3, i64 %.05483
  %16 = mul nsw i64 %.05483, %7
  %17 = getelementptr inbounds float, ptr %15, i64 %16
  %18 = sub nsw i64 %1, %.05483
  %19 = tail call i64 @llvm.smin.i64(i64 %18, i64 16)
  %20 = add nsw i64 %19, -1
  %21 = tail call i64 @llvm.smin.i64(i64 %20, i64 1)
  %22 = mul nsw i64 %21, %7
  %23 = tail call i64 @llvm.smin.i64(i64 %20, i64 2)
  %24 = mul nsw i64 %23, %7
  %25 = tail call i64 @llvm.smin.i64(i64 %20, i64 3)
  %26 = mul nsw i64 %25, %7
  %27 = tail call i64 @llvm.smin.i64(i64 %20, i64 4)
  %28 = mul nsw i64 %27, %7
  %29 = tail call i64 @llvm.smin.i64(i64 %20, i64 5)
  %30 = mul nsw i64 %29, %7
  %31 = tail call i64 @llvm.smin.i64(i64 %20, i64 6)
  %32 = mul nsw i64 %31, %7
  %33 = tail call i64 @llvm.smin.i64(i64 %20, i64 7)
  %34 = mul nsw i64 %33, %7
  %35 = tail call i64 @llvm.smin.i64(i64 %20, i64 9)
  %36 = mul nsw i64 %35, %7
  %37 = tail call i64 @llvm.smin.i64(i64 %20, i64 10)
  %38 = mul nsw i64 %37, %7
  %39 = tail call i64 @llvm.smin.i64(i64 %20, i64 11)
  %40 = mul nsw i64 %39, %7
  %41 = tail call i64 @llvm.smin.i64(i64 %20, i64 12)
  %42 = mul nsw i64 %41, %7
  %43 = tail call i64 @llvm.smin.i64(i64 %20, i64 13)
  %44 = mul nsw i64 %43, %7
  %45 = tail call i64 @llvm.smin.i64(i64 %20, i64 14)
  %46 = mul nsw i64 %45, %7
  %47 = tail call i64 @llvm.smin.i64(i64 %20, i64 15)
  %48 = mul nsw i64 %47, %7
  %49 = tail call i64 @llvm.smin.i64(i64 %20, i64 8)
  %50 = mul nsw i64 %49, %7
  %51 = tail call i64 @llvm.smin.i64(i64 %20, i64 0)
  %52 = mul nsw i64 %51, %7
  br label %.preheader.preheader

._crit_edge82:                                    ; preds = %.preheader.preheader
  %53 = add nuw nsw i64 %.05483, 16
  %54 = icmp slt i64 %53, %1
  br i1 %54, label %.lr.ph81, label %.loopexit, !llvm.loop !165

.preheader.preheader:                             ; preds = %.lr.ph81, %.preheader.preheader
  %.05580 = phi i64 [ 0, %.lr.ph81 ], [ %169, %.preheader.preheader ]
  %55 = tail call i64 @llvm.smin.i64(i64 %.05580, i64 %14)
  %56 = getelementptr inbounds float, ptr %17, i64 %55
  %57 = mul nsw i64 %55, %4
  %58 = getelementptr inbounds float, ptr %56, i64 %22
  %59 = load <16 x float>, ptr %58, align 4, !tbaa !161
  %60 = getelementptr inbounds float, ptr %56, i64 %24
  %61 = load <16 x float>, ptr %60, align 4, !tbaa !161
  %62 = getelementptr inbounds float, ptr %56, i64 %26
  %63 = load <16 x float>, ptr %62, align 4, !tbaa !161
  %64 = getelementptr inbounds float, ptr %56, i64 %28
  %65 = load <16 x float>, ptr %64, align 4, !tbaa !161
  %66 = getelementptr inbounds float, ptr %56, i64 %30
  %67 = load <16 x float>, ptr %66, align 4, !tbaa !161
  %68 = getelementptr inbounds float, ptr %56, i64 %32
  %69 = load <16 x float>, ptr %68, align 4, !tbaa !161
  %70 = getelementptr inbounds float, ptr %56, i64 %34
  %71 = load <16 x float>, ptr %70, align 4, !tbaa !161
  %72 = getelementptr inbounds float, ptr %56, i64 %36
  %73 = load <16 x float>, ptr %72, align 4, !tbaa !161
  %74 = getelementptr inbounds float, ptr %56, i64 %38
  %75 = load <16 x float>, ptr %74, align 4, !tbaa !161
  %76 = getelementptr inbounds float, ptr %56, i64 %40
  %77 = load <16 x float>, ptr %76, align 4, !tbaa !161
  %78 = getelementptr inbounds float, ptr %56, i64 %42
  %79 = load <16 x float>, ptr %78, align 4, !tbaa !161
  %80 = getelementptr inbounds float, ptr %56, i64 %44
  %81 = load <16 x float>, ptr %80, align 4, !tbaa !161
  %82 = getelementptr inbounds float, ptr %56, i64 %46
  %83 = load <16 x float>, ptr %82, align 4, !tbaa !161
  %84 = getelementptr inbounds float, ptr %56, i64 %48
  %85 = load <16 x float>, ptr %84, align 4, !tbaa !161
  %86 = getelementptr inbounds float, ptr %56, i64 %50
  %87 = load <16 x float>, ptr %86, align 4, !tbaa !161
  %88 = getelementptr inbounds float, ptr %56, i64 %52
  %89 = load <16 x float>, ptr %88, align 4, !tbaa !161
  %90 = shufflevector <16 x float> %89, <16 x float> %87, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %91 = shufflevector <16 x float> %89, <16 x float> %87, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %92 = shufflevector <16 x float> %59, <16 x float> %73, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %93 = shufflevector <16 x float> %59, <16 x float> %73, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %94 = shufflevector <16 x float> %61, <16 x float> %75, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %95 = shufflevector <16 x float> %61, <16 x float> %75, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %96 = shufflevector <16 x float> %63, <16 x float> %77, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %97 = shufflevector <16 x float> %63, <16 x float> %77, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %98 = shufflevector <16 x float> %65, <16 x float> %79, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %99 = shufflevector <16 x float> %65, <16 x float> %79, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %100 = shufflevector <16 x float> %67, <16 x float> %81, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %101 = shufflevector <16 x float> %67, <16 x float> %81, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %102 = shufflevector <16 x float> %69, <16 x float> %83, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %103 = shufflevector <16 x float> %69, <16 x float> %83, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %104 = shufflevector <16 x float> %71, <16 x float> %85, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %105 = shufflevector <16 x float> %71, <16 x float> %85, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %106 = shufflevector <16 x float> %90, <16 x float> %98, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %107 = shufflevector <16 x float> %90, <16 x float> %98, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %108 = shufflevector <16 x float> %92, <16 x float> %100, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %109 = shufflevector <16 x float> %92, <16 x float> %100, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %110 = shufflevector <16 x float> %94, <16 x float> %102, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %111 = shufflevector <16 x float> %94, <16 x float> %102, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %112 = shufflevector <16 x float> %96, <16 x float> %104, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %113 = shufflevector <16 x float> %96, <16 x float> %104, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %114 = shufflevector <16 x float> %91, <16 x float> %99, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %115 = shufflevector <16 x float> %91, <16 x float> %99, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %116 = shufflevector <16 x float> %93, <16 x float> %101, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %117 = shufflevector <16 x float> %93, <16 x float> %101, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %118 = shufflevector <16 x float> %95, <16 x float> %103, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %119 = shufflevector <16 x float> %95, <16 x float> %103, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %120 = shufflevector <16 x float> %97, <16 x float> %105, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %121 = shufflevector <16 x float> %97, <16 x float> %105, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %122 = shufflevector <16 x float> %106, <16 x float> %110, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %123 = shufflevector <16 x float> %106, <16 x float> %110, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %124 = shufflevector <16 x float> %108, <16 x float> %112, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %125 = shufflevector <16 x float> %108, <16 x float> %112, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %126 = shufflevector <16 x float> %107, <16 x float> %111, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %127 = shufflevector <16 x float> %107, <16 x float> %111, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %128 = shufflevector <16 x float> %109, <16 x float> %113, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %129 = shufflevector <16 x float> %109, <16 x float> %113, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %130 = shufflevector <16 x float> %114, <16 x float> %118, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %131 = shufflevector <16 x float> %114, <16 x float> %118, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %132 = shufflevector <16 x float> %116, <16 x float> %120, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %133 = shufflevector <16 x float> %116, <16 x float> %120, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %134 = shufflevector <16 x float> %115, <16 x float> %119, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %135 = shufflevector <16 x float> %115, <16 x float> %119, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %136 = shufflevector <16 x float> %117, <16 x float> %121, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %137 = shufflevector <16 x float> %117, <16 x float> %121, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %138 = shufflevector <16 x float> %122, <16 x float> %124, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %139 = shufflevector <16 x float> %122, <16 x float> %124, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %140 = shufflevector <16 x float> %123, <16 x float> %125, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %141 = shufflevector <16 x float> %123, <16 x float> %125, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %142 = shufflevector <16 x float> %126, <16 x float> %128, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %143 = shufflevector <16 x float> %126, <16 x float> %128, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %144 = shufflevector <16 x float> %127, <16 x float> %129, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %145 = shufflevector <16 x float> %127, <16 x float> %129, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %146 = shufflevector <16 x float> %130, <16 x float> %132, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %147 = shufflevector <16 x float> %130, <16 x float> %132, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %148 = shufflevector <16 x float> %131, <16 x float> %133, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %149 = shufflevector <16 x float> %131, <16 x float> %133, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %150 = shufflevector <16 x float> %134, <16 x float> %136, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %151 = shufflevector <16 x float> %134, <16 x float> %136, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %152 = shufflevector <16 x float> %135, <16 x float> %137, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %153 = shufflevector <16 x float> %135, <16 x float> %137, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %gep = getelementptr float, ptr %invariant.gep, i64 %57
  store <16 x float> %138, ptr %gep, align 4, !tbaa !161
  %154 = getelementptr inbounds float, ptr %gep, i64 %4
  store <16 x float> %139, ptr %154, align 4, !tbaa !161
  %155 = getelementptr inbounds i8, ptr %gep, i64 %.idx
  store <16 x float> %140, ptr %155, align 4, !tbaa !161
  %156 = getelementptr inbounds i8, ptr %gep, i64 %.idx220
  store <16 x float> %141, ptr %156, align 4, !tbaa !161
  %157 = getelementptr inbounds i8, ptr %gep, i64 %.idx221
  store <16 x float> %142, ptr %157, align 4, !tbaa !161
  %158 = getelementptr inbounds i8, ptr %gep, i64 %.idx222
  store <16 x float> %143, ptr %158, align 4, !tbaa !161
  %159 = getelementptr inbounds i8, ptr %gep, i64 %.idx223
  store <16 x float> %144, ptr %159, align 4, !tbaa !161
  %160 = getelementptr inbounds i8, ptr %gep, i64 %.idx224
  store <16 x float> %145, ptr %160, align 4, !tbaa !161
  %161 = getelementptr inbounds i8, ptr %gep, i64 %.idx225
  store <16 x float> %146, ptr %161, align 4, !tbaa !161
  %162 = getelementptr inbounds i8, ptr %gep, i64 %.idx226
  store <16 x float> %147, ptr %162, align 4, !tbaa !161
  %163 = getelementptr inbounds i8, ptr %gep, i64 %.idx227
  store <16 x float> %148, ptr %163, align 4, !tbaa !161
  %164 = getelementptr inbounds i8, ptr %gep, i64 %.idx228
  store <16 x float> %149, ptr %164, align 4, !tbaa !161
  %165 = getelementptr inbounds i8, ptr %gep, i64 %.idx229
  store <16 x float> %150, ptr %165, align 4, !tbaa !161
  %166 = getelementptr inbounds i8, ptr %gep, i64 %.idx230
  store <16 x float> %151, ptr %166, align 4, !tbaa !161
  %167 = getelementptr inbounds i8, ptr %gep, i64 %.idx231
  store <16 x float> %152, ptr %167, align 4, !tbaa !161
  %168 = getelementptr inbounds i8, ptr %gep, i64 %.idx232
  store <16 x float> %153, ptr %168, align 4, !tbaa !161
  %169 = add nuw nsw i64 %.05580, 16
  %170 = icmp slt i64 %169, %2
  br i1 %170, label %.preheader.preheader, label %._crit_edge82, !llvm.loop !166

171:                                              ; preds = %5
  %172 = add nsw i64 %2, -1
  %173 = mul nsw i64 %10, %172
  %174 = add nsw i64 %173, %1
  %175 = icmp sgt i64 %2, 0
  br i1 %175, label %.lr.ph73, label %.loopexit

.lr.ph73:                                         ; preds = %171
  %176 = load ptr, ptr %0, align 8, !tbaa !98
  %177 = icmp sgt i64 %10, 0
  %.not = icmp eq i64 %7, 1
  %178 = sdiv i64 %1, 16
  %179 = shl nsw i64 %178, 4
  %180 = add i64 %4, -1
  br label %181

181:                                              ; preds = %.lr.ph73, %._crit_edge
  %.05671 = phi i64 [ 0, %.lr.ph73 ], [ %225, %._crit_edge ]
  %182 = mul nsw i64 %.05671, %10
  %183 = getelementptr inbounds float, ptr %176, i64 %182
  %184 = mul nsw i64 %.05671, %4
  %185 = getelementptr inbounds float, ptr %3, i64 %184
  %186 = add nsw i64 %182, %4
  %187 = icmp sle i64 %186, %174
  %188 = select i1 %177, i1 %187, i1 false
  %.mux = select i1 %188, i64 %4, i64 %179
  %spec.select = select i1 %.not, i64 %.mux, i64 0
  %189 = icmp sgt i64 %spec.select, 0
  br i1 %189, label %.lr.ph.preheader, label %.preheader66

.lr.ph.preheader:                                 ; preds = %181
  %190 = add nsw i64 %spec.select, -1
  %191 = lshr i64 %190, 4
  %192 = add nuw nsw i64 %191, 1
  %xtraiter = and i64 %192, 3
  %193 = icmp ult i64 %spec.select, 49
  br i1 %193, label %.preheader66.loopexit.unr-lcssa, label %.lr.ph.preheader.new

.lr.ph.preheader.new:                             ; preds = %.lr.ph.preheader
  %unroll_iter = and i64 %192, 2305843009213693948
  br label %.lr.ph

.preheader66.loopexit.unr-lcssa:                  ; preds = %.lr.ph, %.lr.ph.preheader
  %.05368.unr = phi i64 [ 0, %.lr.ph.preheader ], [ %224, %.lr.ph ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %.preheader66, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %.preheader66.loopexit.unr-lcssa, %.lr.ph.epil
  %.05368.epil = phi i64 [ %197, %.lr.ph.epil ], [ %.05368.unr, %.preheader66.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph.epil ], [ 0, %.preheader66.loopexit.unr-lcssa ]
  %194 = getelementptr inbounds float, ptr %183, i64 %.05368.epil
  %195 = load <16 x float>, ptr %194, align 4, !tbaa !161
  %196 = getelementptr inbounds float, ptr %185, i64 %.05368.epil
  store <16 x float> %195, ptr %196, align 4, !tbaa !161
  %197 = add nuw nsw i64 %.05368.epil, 16
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %.preheader66, label %.lr.ph.epil, !llvm.loop !167

.preheader66:                                     ; preds = %.preheader66.loopexit.unr-lcssa, %.lr.ph.epil, %181
  %198 = icmp slt i64 %spec.select, %4
  br i1 %198, label %.lr.ph70.preheader, label %._crit_edge

.lr.ph70.preheader:                               ; preds = %.preheader66
  %199 = sub i64 %4, %spec.select
  %xtraiter236 = and i64 %199, 1
  %lcmp.mod237.not = icmp eq i64 %xtraiter236, 0
  br i1 %lcmp.mod237.not, label %.lr.ph70.prol.loopexit, label %.lr.ph70.prol

.lr.ph70.prol:                                    ; preds = %.lr.ph70.preheader
  %200 = icmp slt i64 %spec.select, %1
  br i1 %200, label %201, label %.lr.ph70.prol.loopexit.unr-lcssa

201:                                              ; preds = %.lr.ph70.prol
  %202 = mul nsw i64 %spec.select, %7
  %203 = getelementptr inbounds float, ptr %183, i64 %202
  %204 = load float, ptr %203, align 4, !tbaa !139
  br label %.lr.ph70.prol.loopexit.unr-lcssa

.lr.ph70.prol.loopexit.unr-lcssa:                 ; preds = %201, %.lr.ph70.prol
  %205 = phi float [ %204, %201 ], [ 0.000000e+00, %.lr.ph70.prol ]
  %206 = getelementptr inbounds float, ptr %185, i64 %spec.select
  store float %205, ptr %206, align 4, !tbaa !139
  %207 = add nsw i64 %spec.select, 1
  br label %.lr.ph70.prol.loopexit

.lr.ph70.prol.loopexit:                           ; preds = %.lr.ph70.prol.loopexit.unr-lcssa, %.lr.ph70.preheader
  %.069.unr = phi i64 [ %spec.select, %.lr.ph70.preheader ], [ %207, %.lr.ph70.prol.loopexit.unr-lcssa ]
  %208 = icmp eq i64 %spec.select, %180
  br i1 %208, label %._crit_edge, label %.lr.ph70

.lr.ph:                                           ; preds = %.lr.ph, %.lr.ph.preheader.new
  %.05368 = phi i64 [ 0, %.lr.ph.preheader.new ], [ %224, %.lr.ph ]
  %niter = phi i64 [ 0, %.lr.ph.preheader.new ], [ %niter.next.3, %.lr.ph ]
  %209 = getelementptr inbounds float, ptr %183, i64 %.05368
  %210 = load <16 x float>, ptr %209, align 4, !tbaa !161
  %211 = getelementptr inbounds float, ptr %185, i64 %.05368
  store <16 x float> %210, ptr %211, align 4, !tbaa !161
  %212 = or disjoint i64 %.05368, 16
  %213 = getelementptr inbounds float, ptr %183, i64 %212
  %214 = load <16 x float>, ptr %213, align 4, !tbaa !161
  %215 = getelementptr inbounds float, ptr %185, i64 %212
  store <16 x float> %214, ptr %215, align 4, !tbaa !161
  %216 = or disjoint i64 %.05368, 32
  %217 = getelementptr inbounds float, ptr %183, i64 %216
  %218 = load <16 x float>, ptr %217, align 4, !tbaa !161
  %219 = getelementptr inbounds float, ptr %185, i64 %216
  store <16 x float> %218, ptr %219, align 4, !tbaa !161
  %220 = or disjoint i64 %.05368, 48
  %221 = getelementptr inbounds float, ptr %183, i64 %220
  %222 = load <16 x float>, ptr %221, align 4, !tbaa !161
  %223 = getelementptr inbounds float, ptr %185, i64 %220
  store <16 x float> %222, ptr %223, align 4, !tbaa !161
  %224 = add nuw nsw i64 %.05368, 64
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3.not = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3.not, label %.preheader66.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !168

._crit_edge:                                      ; preds = %.lr.ph70.prol.loopexit, %239, %.preheader66
  %225 = add nuw nsw i64 %.05671, 1
  %exitcond85.not = icmp eq i64 %225, %2
  br i1 %exitcond85.not, label %.loopexit, label %181, !llvm.loop !169

.lr.ph70:                                         ; preds = %.lr.ph70.prol.loopexit, %239
  %.069 = phi i64 [ %242, %239 ], [ %.069.unr, %.lr.ph70.prol.loopexit ]
  %226 = icmp slt i64 %.069, %1
  br i1 %226, label %227, label %.lr.ph70.1

227:                                              ; preds = %.lr.ph70
  %228 = mul nsw i64 %.069, %7
  %229 = getelementptr inbounds float, ptr %183, i64 %228
  %230 = load float, ptr %229, align 4, !tbaa !139
  br label %.lr.ph70.1

.lr.ph70.1:                                       ; preds = %.lr.ph70, %227
  %231 = phi float [ %230, %227 ], [ 0.000000e+00, %.lr.ph70 ]
  %232 = getelementptr inbounds float, ptr %185, i64 %.069
  store float %231, ptr %232, align 4, !tbaa !139
  %233 = add nsw i64 %.069, 1
  %234 = icmp slt i64 %233, %1
  br i1 %234, label %235, label %239

235:                                              ; preds = %.lr.ph70.1
  %236 = mul nsw i64 %233, %7
  %237 = getelementptr inbounds float, ptr %183, i64 %236
  %238 = load float, ptr %237, align 4, !tbaa !139
  br label %239

239:                                              ; preds = %235, %.lr.ph70.1
  %240 = phi float [ %238, %235 ], [ 0.000000e+00, %.lr.ph70.1 ]
  %241 = getelementptr inbounds float, ptr %185, i64 %233
  store float %240, ptr %241, align 4, !tbaa !139
  %242 = add nsw i64 %.069, 2
  %exitcond.not.1 = icmp eq i64 %242, %4
  br i1 %exitcond.not.1, label %._crit_edge, label %.lr.ph70, !llvm.loop !170

.loopexit:                                        ; preds = %._crit_edge, %._crit_edge82, %171, %.preheader65
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @taken_aside(ptr nocapture noundef writeonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) unnamed_addr #6 {
  %8 = icmp ne i64 %3, 1
  %.not54 = icmp slt i64 %5, 16
  %or.cond = or i1 %8, %.not54
  br i1 %or.cond, label %.loopexit46, label %.preheader44.lr.ph

.preheader44.lr.ph:                               ; preds = %7
  %9 = icmp sgt i64 %6, 0
  %.idx = shl nsw i64 %1, 3
  %.idx189 = mul i64 %1, 12
  %.idx190 = shl nsw i64 %1, 4
  %.idx191 = mul i64 %1, 20
  %.idx192 = mul i64 %1, 24
  %.idx193 = mul i64 %1, 28
  %.idx194 = shl nsw i64 %1, 5
  %.idx195 = mul i64 %1, 36
  %.idx196 = mul i64 %1, 40
  %.idx197 = mul i64 %1, 44
  %.idx198 = mul i64 %1, 48
  %.idx199 = mul i64 %1, 52
  %.idx200 = mul i64 %1, 56
  %.idx201 = mul i64 %1, 60
  br label %.preheader44

.loopexit:                                        ; preds = %.preheader39.preheader, %.preheader44
  %10 = add nuw nsw i64 %11, 16
  %.not = icmp sgt i64 %10, %5
  br i1 %.not, label %.loopexit46, label %.preheader44, !llvm.loop !171

.preheader44:                                     ; preds = %.preheader44.lr.ph, %.loopexit
  %11 = phi i64 [ 16, %.preheader44.lr.ph ], [ %10, %.loopexit ]
  %.03655 = phi i64 [ 0, %.preheader44.lr.ph ], [ %11, %.loopexit ]
  br i1 %9, label %.lr.ph, label %.loopexit

.lr.ph:                                           ; preds = %.preheader44
  %12 = getelementptr inbounds float, ptr %2, i64 %.03655
  %13 = mul nsw i64 %.03655, %1
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  br label %.preheader39.preheader

.preheader39.preheader:                           ; preds = %.lr.ph, %.preheader39.preheader
  %.03553 = phi i64 [ 0, %.lr.ph ], [ %163, %.preheader39.preheader ]
  %15 = mul nsw i64 %.03553, %4
  %16 = getelementptr inbounds float, ptr %12, i64 %15
  %17 = sub nsw i64 %6, %.03553
  %18 = tail call i64 @llvm.smin.i64(i64 %17, i64 16)
  %19 = add nsw i64 %18, -1
  %20 = tail call i64 @llvm.smin.i64(i64 %19, i64 1)
  %21 = mul nsw i64 %20, %4
  %22 = getelementptr inbounds float, ptr %16, i64 %21
  %23 = load <16 x float>, ptr %22, align 4, !tbaa !161
  %24 = tail call i64 @llvm.smin.i64(i64 %19, i64 2)
  %25 = mul nsw i64 %24, %4
  %26 = getelementptr inbounds float, ptr %16, i64 %25
  %27 = load <16 x float>, ptr %26, align 4, !tbaa !161
  %28 = tail call i64 @llvm.smin.i64(i64 %19, i64 3)
  %29 = mul nsw i64 %28, %4
  %30 = getelementptr inbounds float, ptr %16, i64 %29
  %31 = load <16 x float>, ptr %30, align 4, !tbaa !161
  %32 = tail call i64 @llvm.smin.i64(i64 %19, i64 4)
  %33 = mul nsw i64 %32, %4
  %34 = getelementptr inbounds float, ptr %16, i64 %33
  %35 = load <16 x float>, ptr %34, align 4, !tbaa !161
  %36 = tail call i64 @llvm.smin.i64(i64 %19, i64 5)
  %37 = mul nsw i64 %36, %4
  %38 = getelementptr inbounds float, ptr %16, i64 %37
  %39 = load <16 x float>, ptr %38, align 4, !tbaa !161
  %40 = tail call i64 @llvm.smin.i64(i64 %19, i64 6)
  %41 = mul nsw i64 %40, %4
  %42 = getelementptr inbounds float, ptr %16, i64 %41
  %43 = load <16 x float>, ptr %42, align 4, !tbaa !161
  %44 = tail call i64 @llvm.smin.i64(i64 %19, i64 7)
  %45 = mul nsw i64 %44, %4
  %46 = getelementptr inbounds float, ptr %16, i64 %45
  %47 = load <16 x float>, ptr %46, align 4, !tbaa !161
  %48 = tail call i64 @llvm.smin.i64(i64 %19, i64 9)
  %49 = mul nsw i64 %48, %4
  %50 = getelementptr inbounds float, ptr %16, i64 %49
  %51 = load <16 x float>, ptr %50, align 4, !tbaa !161
  %52 = tail call i64 @llvm.smin.i64(i64 %19, i64 10)
  %53 = mul nsw i64 %52, %4
  %54 = getelementptr inbounds float, ptr %16, i64 %53
  %55 = load <16 x float>, ptr %54, align 4, !tbaa !161
  %56 = tail call i64 @llvm.smin.i64(i64 %19, i64 11)
  %57 = mul nsw i64 %56, %4
  %58 = getelementptr inbounds float, ptr %16, i64 %57
  %59 = load <16 x float>, ptr %58, align 4, !tbaa !161
  %60 = tail call i64 @llvm.smin.i64(i64 %19, i64 12)
  %61 = mul nsw i64 %60, %4
  %62 = getelementptr inbounds float, ptr %16, i64 %61
  %63 = load <16 x float>, ptr %62, align 4, !tbaa !161
  %64 = tail call i64 @llvm.smin.i64(i64 %19, i64 13)
  %65 = mul nsw i64 %64, %4
  %66 = getelementptr inbounds float, ptr %16, i64 %65
  %67 = load <16 x float>, ptr %66, align 4, !tbaa !161
  %68 = tail call i64 @llvm.smin.i64(i64 %19, i64 14)
  %69 = mul nsw i64 %68, %4
  %70 = getelementptr inbounds float, ptr %16, i64 %69
  %71 = load <16 x float>, ptr %70, align 4, !tbaa !161
  %72 = mul nsw i64 %19, %4
  %73 = getelementptr inbounds float, ptr %16, i64 %72
  %74 = load <16 x float>, ptr %73, align 4, !tbaa !161
  %75 = tail call i64 @llvm.smin.i64(i64 %19, i64 8)
  %76 = mul nsw i64 %75, %4
  %77 = getelementptr inbounds float, ptr %16, i64 %76
  %78 = load <16 x float>, ptr %77, align 4, !tbaa !161
  %79 = tail call i64 @llvm.smin.i64(i64 %19, i64 0)
  %80 = mul nsw i64 %79, %4
  %81 = getelementptr inbounds float, ptr %16, i64 %80
  %82 = load <16 x float>, ptr %81, align 4, !tbaa !161
  %83 = shufflevector <16 x float> %82, <16 x float> %78, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %84 = shufflevector <16 x float> %82, <16 x float> %78, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %85 = shufflevector <16 x float> %23, <16 x float> %51, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %86 = shufflevector <16 x float> %23, <16 x float> %51, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %87 = shufflevector <16 x float> %27, <16 x float> %55, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %88 = shufflevector <16 x float> %27, <16 x float> %55, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %89 = shufflevector <16 x float> %31, <16 x float> %59, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %90 = shufflevector <16 x float> %31, <16 x float> %59, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %91 = shufflevector <16 x float> %35, <16 x float> %63, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %92 = shufflevector <16 x float> %35, <16 x float> %63, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %93 = shufflevector <16 x float> %39, <16 x float> %67, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %94 = shufflevector <16 x float> %39, <16 x float> %67, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %95 = shufflevector <16 x float> %43, <16 x float> %71, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %96 = shufflevector <16 x float> %43, <16 x float> %71, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %97 = shufflevector <16 x float> %47, <16 x float> %74, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %98 = shufflevector <16 x float> %47, <16 x float> %74, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %99 = shufflevector <16 x float> %83, <16 x float> %91, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %100 = shufflevector <16 x float> %83, <16 x float> %91, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %101 = shufflevector <16 x float> %85, <16 x float> %93, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %102 = shufflevector <16 x float> %85, <16 x float> %93, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %103 = shufflevector <16 x float> %87, <16 x float> %95, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %104 = shufflevector <16 x float> %87, <16 x float> %95, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %105 = shufflevector <16 x float> %89, <16 x float> %97, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %106 = shufflevector <16 x float> %89, <16 x float> %97, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %107 = shufflevector <16 x float> %84, <16 x float> %92, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %108 = shufflevector <16 x float> %84, <16 x float> %92, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %109 = shufflevector <16 x float> %86, <16 x float> %94, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %110 = shufflevector <16 x float> %86, <16 x float> %94, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %111 = shufflevector <16 x float> %88, <16 x float> %96, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %112 = shufflevector <16 x float> %88, <16 x float> %96, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %113 = shufflevector <16 x float> %90, <16 x float> %98, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %114 = shufflevector <16 x float> %90, <16 x float> %98, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %115 = shufflevector <16 x float> %99, <16 x float> %103, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %116 = shufflevector <16 x float> %99, <16 x float> %103, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %117 = shufflevector <16 x float> %101, <16 x float> %105, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %118 = shufflevector <16 x float> %101, <16 x float> %105, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %119 = shufflevector <16 x float> %100, <16 x float> %104, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %120 = shufflevector <16 x float> %100, <16 x float> %104, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %121 = shufflevector <16 x float> %102, <16 x float> %106, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %122 = shufflevector <16 x float> %102, <16 x float> %106, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %123 = shufflevector <16 x float> %107, <16 x float> %111, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %124 = shufflevector <16 x float> %107, <16 x float> %111, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %125 = shufflevector <16 x float> %109, <16 x float> %113, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %126 = shufflevector <16 x float> %109, <16 x float> %113, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %127 = shufflevector <16 x float> %108, <16 x float> %112, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %128 = shufflevector <16 x float> %108, <16 x float> %112, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %129 = shufflevector <16 x float> %110, <16 x float> %114, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %130 = shufflevector <16 x float> %110, <16 x float> %114, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %131 = shufflevector <16 x float> %115, <16 x float> %117, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %132 = shufflevector <16 x float> %115, <16 x float> %117, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %133 = shufflevector <16 x float> %116, <16 x float> %118, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %134 = shufflevector <16 x float> %116, <16 x float> %118, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %135 = shufflevector <16 x float> %119, <16 x float> %121, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %136 = shufflevector <16 x float> %119, <16 x float> %121, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %137 = shufflevector <16 x float> %120, <16 x float> %122, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %138 = shufflevector <16 x float> %120, <16 x float> %122, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %139 = shufflevector <16 x float> %123, <16 x float> %125, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %140 = shufflevector <16 x float> %123, <16 x float> %125, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %141 = shufflevector <16 x float> %124, <16 x float> %126, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %142 = shufflevector <16 x float> %124, <16 x float> %126, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %143 = shufflevector <16 x float> %127, <16 x float> %129, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %144 = shufflevector <16 x float> %127, <16 x float> %129, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %145 = shufflevector <16 x float> %128, <16 x float> %130, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %146 = shufflevector <16 x float> %128, <16 x float> %130, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %147 = getelementptr inbounds float, ptr %14, i64 %.03553
  store <16 x float> %131, ptr %147, align 4, !tbaa !161
  %148 = getelementptr inbounds float, ptr %147, i64 %1
  store <16 x float> %132, ptr %148, align 4, !tbaa !161
  %149 = getelementptr inbounds i8, ptr %147, i64 %.idx
  store <16 x float> %133, ptr %149, align 4, !tbaa !161
  %150 = getelementptr inbounds i8, ptr %147, i64 %.idx189
  store <16 x float> %134, ptr %150, align 4, !tbaa !161
  %151 = getelementptr inbounds i8, ptr %147, i64 %.idx190
  store <16 x float> %135, ptr %151, align 4, !tbaa !161
  %152 = getelementptr inbounds i8, ptr %147, i64 %.idx191
  store <16 x float> %136, ptr %152, align 4, !tbaa !161
  %153 = getelementptr inbounds i8, ptr %147, i64 %.idx192
  store <16 x float> %137, ptr %153, align 4, !tbaa !161
  %154 = getelementptr inbounds i8, ptr %147, i64 %.idx193
  store <16 x float> %138, ptr %154, align 4, !tbaa !161
  %155 = getelementptr inbounds i8, ptr %147, i64 %.idx194
  store <16 x float> %139, ptr %155, align 4, !tbaa !161
  %156 = getelementptr inbounds i8, ptr %147, i64 %.idx195
  store <16 x float> %140, ptr %156, align 4, !tbaa !161
  %157 = getelementptr inbounds i8, ptr %147, i64 %.idx196
  store <16 x float> %141, ptr %157, align 4, !tbaa !161
  %158 = getelementptr inbounds i8, ptr %147, i64 %.idx197
  store <16 x float> %142, ptr %158, align 4, !tbaa !161
  %159 = getelementptr inbounds i8, ptr %147, i64 %.idx198
  store <16 x float> %143, ptr %159, align 4, !tbaa !161
  %160 = getelementptr inbounds i8, ptr %147, i64 %.idx199
  store <16 x float> %144, ptr %160, align 4, !tbaa !161
  %161 = getelementptr inbounds i8, ptr %147, i64 %.idx200
  store <16 x float> %145, ptr %161, align 4, !tbaa !161
  %162 = getelementptr inbounds i8, ptr %147, i64 %.idx201
  store <16 x float> %146, ptr %162, align 4, !tbaa !161
  %163 = add nuw nsw i64 %.03553, 16
  %164 = icmp slt i64 %163, %6
  br i1 %164, label %.preheader39.preheader, label %.loopexit, !llvm.loop !172

.loopexit46:                                      ; preds = %.loopexit, %7
  %.1 = phi i64 [ 0, %7 ], [ %11, %.loopexit ]
  %165 = icmp slt i64 %.1, %5
  br i1 %165, label %.preheader.lr.ph, label %._crit_edge59

.preheader.lr.ph:                                 ; preds = %.loopexit46
  %166 = icmp sgt i64 %6, 0
  %xtraiter = and i64 %6, 3
  %167 = icmp ult i64 %6, 4
  %unroll_iter = and i64 %6, 9223372036854775804
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %.preheader

.preheader:                                       ; preds = %.preheader.lr.ph, %._crit_edge
  %.03458 = phi i64 [ %.1, %.preheader.lr.ph ], [ %177, %._crit_edge ]
  br i1 %166, label %.lr.ph57, label %._crit_edge

.lr.ph57:                                         ; preds = %.preheader
  %168 = mul nsw i64 %.03458, %3
  %169 = getelementptr float, ptr %2, i64 %168
  %170 = mul nsw i64 %.03458, %1
  %171 = getelementptr float, ptr %0, i64 %170
  br i1 %167, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph57.new

._crit_edge59:                                    ; preds = %._crit_edge, %.loopexit46
  ret void

._crit_edge.loopexit.unr-lcssa:                   ; preds = %.lr.ph57.new, %.lr.ph57
  %.056.unr = phi i64 [ 0, %.lr.ph57 ], [ %197, %.lr.ph57.new ]
  br i1 %lcmp.mod.not, label %._crit_edge, label %.epil.preheader

.epil.preheader:                                  ; preds = %._crit_edge.loopexit.unr-lcssa, %.epil.preheader
  %.056.epil = phi i64 [ %176, %.epil.preheader ], [ %.056.unr, %._crit_edge.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.epil.preheader ], [ 0, %._crit_edge.loopexit.unr-lcssa ]
  %172 = mul nsw i64 %.056.epil, %4
  %173 = getelementptr float, ptr %169, i64 %172
  %174 = load float, ptr %173, align 4, !tbaa !139
  %175 = getelementptr float, ptr %171, i64 %.056.epil
  store float %174, ptr %175, align 4, !tbaa !139
  %176 = add nuw nsw i64 %.056.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %._crit_edge, label %.epil.preheader, !llvm.loop !173

._crit_edge:                                      ; preds = %._crit_edge.loopexit.unr-lcssa, %.epil.preheader, %.preheader
  %177 = add nuw nsw i64 %.03458, 1
  %exitcond60.not = icmp eq i64 %177, %5
  br i1 %exitcond60.not, label %._crit_edge59, label %.preheader, !llvm.loop !174

.lr.ph57.new:                                     ; preds = %.lr.ph57, %.lr.ph57.new
  %.056 = phi i64 [ %197, %.lr.ph57.new ], [ 0, %.lr.ph57 ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph57.new ], [ 0, %.lr.ph57 ]
  %178 = mul nsw i64 %.056, %4
  %179 = getelementptr float, ptr %169, i64 %178
  %180 = load float, ptr %179, align 4, !tbaa !139
  %181 = getelementptr float, ptr %171, i64 %.056
  store float %180, ptr %181, align 4, !tbaa !139
  %182 = or disjoint i64 %.056, 1
  %183 = mul nsw i64 %182, %4
  %184 = getelementptr float, ptr %169, i64 %183
  %185 = load float, ptr %184, align 4, !tbaa !139
  %186 = getelementptr float, ptr %171, i64 %182
  store float %185, ptr %186, align 4, !tbaa !139
  %187 = or disjoint i64 %.056, 2
  %188 = mul nsw i64 %187, %4
  %189 = getelementptr float, ptr %169, i64 %188
  %190 = load float, ptr %189, align 4, !tbaa !139
  %191 = getelementptr float, ptr %171, i64 %187
  store float %190, ptr %191, align 4, !tbaa !139
  %192 = or disjoint i64 %.056, 3
  %193 = mul nsw i64 %192, %4
  %194 = getelementptr float, ptr %169, i64 %193
  %195 = load float, ptr %194, align 4, !tbaa !139
  %196 = getelementptr float, ptr %171, i64 %192
  store float %195, ptr %196, align 4, !tbaa !139
  %197 = add nuw nsw i64 %.056, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph57.new, !llvm.loop !175
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @finish(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr nocapture noundef readonly %6) unnamed_addr #5 {
  %8 = icmp sgt i64 %4, 0
  br i1 %8, label %.lr.ph40, label %._crit_edge41

.lr.ph40:                                         ; preds = %7
  %9 = getelementptr inbounds i8, ptr %0, i64 32
  %10 = getelementptr inbounds i8, ptr %0, i64 280
  %11 = icmp sgt i64 %5, 0
  %12 = getelementptr inbounds i8, ptr %0, i64 40
  br label %13

._crit_edge41:                                    ; preds = %._crit_edge, %7
  ret void

13:                                               ; preds = %.lr.ph40, %._crit_edge
  %.038 = phi i64 [ 0, %.lr.ph40 ], [ %27, %._crit_edge ]
  %14 = load ptr, ptr %9, align 8, !tbaa !135
  %.not = icmp eq ptr %14, null
  br i1 %.not, label %21, label %15

15:                                               ; preds = %13
  %16 = load i64, ptr %10, align 8, !tbaa !138
  %.not32 = icmp eq i64 %16, 0
  br i1 %.not32, label %21, label %17

17:                                               ; preds = %15
  %18 = getelementptr float, ptr %14, i64 %.038
  %19 = getelementptr float, ptr %18, i64 %3
  %20 = load float, ptr %19, align 4, !tbaa !139
  br label %21

21:                                               ; preds = %13, %15, %17
  %22 = phi float [ %20, %17 ], [ 0.000000e+00, %15 ], [ 0.000000e+00, %13 ]
  br i1 %11, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %21
  %23 = mul nsw i64 %.038, %2
  %24 = getelementptr inbounds float, ptr %1, i64 %23
  %25 = insertelement <16 x float> poison, float %22, i64 0
  %26 = shufflevector <16 x float> %25, <16 x float> poison, <16 x i32> zeroinitializer
  br label %28

._crit_edge:                                      ; preds = %44, %21
  %27 = add nuw nsw i64 %.038, 1
  %exitcond.not = icmp eq i64 %27, %4
  br i1 %exitcond.not, label %._crit_edge41, label %13, !llvm.loop !176

28:                                               ; preds = %.lr.ph, %44
  %.03036 = phi i64 [ 0, %.lr.ph ], [ %45, %44 ]
  %29 = getelementptr inbounds float, ptr %24, i64 %.03036
  %30 = load <16 x float>, ptr %29, align 4, !tbaa !161
  %31 = load ptr, ptr %9, align 8, !tbaa !135
  %.not33 = icmp eq ptr %31, null
  br i1 %.not33, label %40, label %32

32:                                               ; preds = %28
  %33 = load i64, ptr %10, align 8, !tbaa !138
  %.not34 = icmp eq i64 %33, 0
  br i1 %.not34, label %34, label %37

34:                                               ; preds = %32
  %35 = getelementptr inbounds float, ptr %6, i64 %.03036
  %36 = load <16 x float>, ptr %35, align 4, !tbaa !161
  br label %37

37:                                               ; preds = %32, %34
  %38 = phi <16 x float> [ %36, %34 ], [ %26, %32 ]
  %39 = fadd <16 x float> %30, %38
  br label %40

40:                                               ; preds = %37, %28
  %.029 = phi <16 x float> [ %39, %37 ], [ %30, %28 ]
  %41 = load i64, ptr %12, align 8, !tbaa !136
  %.not35 = icmp eq i64 %41, 0
  br i1 %.not35, label %44, label %42

42:                                               ; preds = %40
  %.inv = fcmp ole <16 x float> %.029, zeroinitializer
  %43 = select <16 x i1> %.inv, <16 x float> zeroinitializer, <16 x float> %.029
  br label %44

44:                                               ; preds = %42, %40
  %.1 = phi <16 x float> [ %43, %42 ], [ %.029, %40 ]
  store <16 x float> %.1, ptr %29, align 4, !tbaa !161
  %45 = add nuw nsw i64 %.03036, 16
  %46 = icmp slt i64 %45, %5
  br i1 %46, label %28, label %._crit_edge, !llvm.loop !177
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @put_aside(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef writeonly %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) unnamed_addr #7 {
  %8 = alloca [256 x float], align 16
  %9 = icmp eq i64 %4, 1
  br i1 %9, label %10, label %47

10:                                               ; preds = %7
  %11 = sdiv i64 %6, 16
  %12 = shl nsw i64 %11, 4
  %13 = icmp sgt i64 %5, 0
  br i1 %13, label %.lr.ph80, label %put_rows.exit

.lr.ph80:                                         ; preds = %10
  %14 = icmp sgt i64 %6, 15
  %15 = and i64 %6, 8
  %.not.i.i = icmp eq i64 %15, 0
  %16 = and i64 %6, 4
  %.not22.i.i = icmp eq i64 %16, 0
  %17 = and i64 %6, 2
  %.not23.i.i = icmp eq i64 %17, 0
  %18 = and i64 %6, 1
  %.not24.i.i = icmp eq i64 %18, 0
  br label %19

19:                                               ; preds = %.lr.ph80, %copy_some.exit.i
  %.022.i78 = phi i64 [ 0, %.lr.ph80 ], [ %41, %copy_some.exit.i ]
  %20 = mul nsw i64 %.022.i78, %1
  %21 = getelementptr inbounds float, ptr %0, i64 %20
  %22 = mul nsw i64 %.022.i78, %3
  %23 = getelementptr inbounds float, ptr %2, i64 %22
  br i1 %14, label %.lr.ph76, label %._crit_edge77

._crit_edge77:                                    ; preds = %.lr.ph76, %19
  %24 = getelementptr inbounds float, ptr %21, i64 %12
  %25 = getelementptr inbounds float, ptr %23, i64 %12
  br i1 %.not.i.i, label %29, label %26

26:                                               ; preds = %._crit_edge77
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %25, ptr noundef nonnull align 4 dereferenceable(32) %24, i64 32, i1 false)
  %27 = getelementptr inbounds i8, ptr %25, i64 32
  %28 = getelementptr inbounds i8, ptr %24, i64 32
  br label %29

29:                                               ; preds = %26, %._crit_edge77
  %.019.i.i = phi ptr [ %27, %26 ], [ %25, %._crit_edge77 ]
  %.0.i.i = phi ptr [ %28, %26 ], [ %24, %._crit_edge77 ]
  br i1 %.not22.i.i, label %33, label %30

30:                                               ; preds = %29
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i.i, ptr noundef nonnull align 4 dereferenceable(16) %.0.i.i, i64 16, i1 false)
  %31 = getelementptr inbounds i8, ptr %.019.i.i, i64 16
  %32 = getelementptr inbounds i8, ptr %.0.i.i, i64 16
  br label %33

33:                                               ; preds = %30, %29
  %.120.i.i = phi ptr [ %31, %30 ], [ %.019.i.i, %29 ]
  %.1.i.i = phi ptr [ %32, %30 ], [ %.0.i.i, %29 ]
  br i1 %.not23.i.i, label %38, label %34

34:                                               ; preds = %33
  %35 = load i64, ptr %.1.i.i, align 4
  store i64 %35, ptr %.120.i.i, align 4
  %36 = getelementptr inbounds i8, ptr %.120.i.i, i64 8
  %37 = getelementptr inbounds i8, ptr %.1.i.i, i64 8
  br label %38

38:                                               ; preds = %34, %33
  %.221.i.i = phi ptr [ %36, %34 ], [ %.120.i.i, %33 ]
  %.2.i.i = phi ptr [ %37, %34 ], [ %.1.i.i, %33 ]
  br i1 %.not24.i.i, label %copy_some.exit.i, label %39

39:                                               ; preds = %38
  %40 = load i32, ptr %.2.i.i, align 4
  store i32 %40, ptr %.221.i.i, align 4
  br label %copy_some.exit.i

copy_some.exit.i:                                 ; preds = %39, %38
  %41 = add nuw nsw i64 %.022.i78, 1
  %exitcond96.not = icmp eq i64 %41, %5
  br i1 %exitcond96.not, label %put_rows.exit, label %19, !llvm.loop !178

.lr.ph76:                                         ; preds = %19, %.lr.ph76
  %.0.i74 = phi i64 [ %45, %.lr.ph76 ], [ 0, %19 ]
  %42 = getelementptr inbounds float, ptr %21, i64 %.0.i74
  %43 = load <16 x float>, ptr %42, align 4, !tbaa !161
  %44 = getelementptr inbounds float, ptr %23, i64 %.0.i74
  store <16 x float> %43, ptr %44, align 4, !tbaa !161
  %45 = add nuw nsw i64 %.0.i74, 16
  %46 = icmp slt i64 %45, %12
  br i1 %46, label %.lr.ph76, label %._crit_edge77, !llvm.loop !179

47:                                               ; preds = %7
  %48 = icmp eq i64 %3, 1
  br i1 %48, label %52, label %.preheader45

.preheader45:                                     ; preds = %47
  %49 = icmp sgt i64 %5, 0
  br i1 %49, label %.preheader44.lr.ph, label %put_rows.exit

.preheader44.lr.ph:                               ; preds = %.preheader45
  %50 = icmp sgt i64 %6, 0
  %xtraiter = and i64 %6, 3
  %51 = icmp ult i64 %6, 4
  %unroll_iter = and i64 %6, 9223372036854775804
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %.preheader44

52:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %8) #15
  %53 = icmp sgt i64 %5, 0
  br i1 %53, label %.lr.ph73, label %put_columns.exit

.lr.ph73:                                         ; preds = %52
  %54 = icmp sgt i64 %6, 0
  %.idx369 = shl nsw i64 %1, 3
  %.idx370 = mul i64 %1, 12
  %.idx371 = shl nsw i64 %1, 4
  %.idx372 = mul i64 %1, 20
  %.idx373 = mul i64 %1, 24
  %.idx374 = mul i64 %1, 28
  %.idx376 = mul i64 %1, 36
  %.idx377 = mul i64 %1, 40
  %.idx378 = mul i64 %1, 44
  %.idx379 = mul i64 %1, 48
  %.idx380 = mul i64 %1, 52
  %.idx381 = mul i64 %1, 56
  %.idx382 = mul i64 %1, 60
  %.idx375 = shl nsw i64 %1, 5
  %.idx383 = shl nsw i64 %4, 3
  %.idx384 = mul i64 %4, 12
  %.idx385 = shl nsw i64 %4, 4
  %.idx386 = mul i64 %4, 20
  %.idx387 = mul i64 %4, 24
  %.idx388 = mul i64 %4, 28
  %.idx389 = shl nsw i64 %4, 5
  %.idx390 = mul i64 %4, 36
  %.idx391 = mul i64 %4, 40
  %.idx392 = mul i64 %4, 44
  %.idx393 = mul i64 %4, 48
  %.idx394 = mul i64 %4, 52
  %.idx395 = mul i64 %4, 56
  %.idx396 = mul i64 %4, 60
  %55 = getelementptr inbounds i8, ptr %8, i64 64
  %56 = getelementptr inbounds i8, ptr %8, i64 128
  %57 = getelementptr inbounds i8, ptr %8, i64 192
  %58 = getelementptr inbounds i8, ptr %8, i64 256
  %59 = getelementptr inbounds i8, ptr %8, i64 320
  %60 = getelementptr inbounds i8, ptr %8, i64 384
  %61 = getelementptr inbounds i8, ptr %8, i64 448
  %62 = getelementptr inbounds i8, ptr %8, i64 512
  %63 = getelementptr inbounds i8, ptr %8, i64 576
  %64 = getelementptr inbounds i8, ptr %8, i64 640
  %65 = getelementptr inbounds i8, ptr %8, i64 704
  %66 = getelementptr inbounds i8, ptr %8, i64 768
  %67 = getelementptr inbounds i8, ptr %8, i64 832
  %68 = getelementptr inbounds i8, ptr %8, i64 896
  %69 = getelementptr inbounds i8, ptr %8, i64 960
  br label %70

70:                                               ; preds = %.lr.ph73, %._crit_edge70
  %.0.i3171 = phi i64 [ 0, %.lr.ph73 ], [ %117, %._crit_edge70 ]
  br i1 %54, label %.lr.ph69, label %._crit_edge70

.lr.ph69:                                         ; preds = %70
  %71 = sub nsw i64 %5, %.0.i3171
  %72 = tail call i64 @llvm.smin.i64(i64 %71, i64 16)
  %73 = getelementptr inbounds float, ptr %2, i64 %.0.i3171
  %74 = icmp slt i64 %71, 16
  %75 = mul nsw i64 %.0.i3171, %1
  %76 = getelementptr inbounds float, ptr %0, i64 %75
  %77 = add nsw i64 %72, -1
  %78 = sdiv i64 %72, 16
  %79 = shl nsw i64 %78, 4
  %80 = icmp sgt i64 %71, 15
  %81 = and i64 %72, 8
  %.not.i.i.i = icmp eq i64 %81, 0
  %82 = and i64 %72, 4
  %.not22.i.i.i = icmp eq i64 %82, 0
  %83 = and i64 %72, 2
  %.not23.i.i.i = icmp eq i64 %83, 0
  %84 = and i64 %72, 1
  %.not24.i.i.i = icmp eq i64 %84, 0
  %85 = tail call i64 @llvm.smin.i64(i64 %77, i64 1)
  %86 = mul nsw i64 %85, %1
  %87 = tail call i64 @llvm.smin.i64(i64 %77, i64 2)
  %88 = mul nsw i64 %87, %1
  %89 = tail call i64 @llvm.smin.i64(i64 %77, i64 3)
  %90 = mul nsw i64 %89, %1
  %91 = tail call i64 @llvm.smin.i64(i64 %77, i64 4)
  %92 = mul nsw i64 %91, %1
  %93 = tail call i64 @llvm.smin.i64(i64 %77, i64 5)
  %94 = mul nsw i64 %93, %1
  %95 = tail call i64 @llvm.smin.i64(i64 %77, i64 6)
  %96 = mul nsw i64 %95, %1
  %97 = tail call i64 @llvm.smin.i64(i64 %77, i64 7)
  %98 = mul nsw i64 %97, %1
  %99 = tail call i64 @llvm.smin.i64(i64 %77, i64 9)
  %100 = mul nsw i64 %99, %1
  %101 = tail call i64 @llvm.smin.i64(i64 %77, i64 10)
  %102 = mul nsw i64 %101, %1
  %103 = tail call i64 @llvm.smin.i64(i64 %77, i64 11)
  %104 = mul nsw i64 %103, %1
  %105 = tail call i64 @llvm.smin.i64(i64 %77, i64 12)
  %106 = mul nsw i64 %105, %1
  %107 = tail call i64 @llvm.smin.i64(i64 %77, i64 13)
  %108 = mul nsw i64 %107, %1
  %109 = tail call i64 @llvm.smin.i64(i64 %77, i64 14)
  %110 = mul nsw i64 %109, %1
  %111 = tail call i64 @llvm.smin.i64(i64 %77, i64 15)
  %112 = mul nsw i64 %111, %1
  %113 = tail call i64 @llvm.smin.i64(i64 %77, i64 8)
  %114 = mul nsw i64 %113, %1
  %115 = tail call i64 @llvm.smin.i64(i64 %77, i64 0)
  %116 = mul nsw i64 %115, %1
  br label %119

._crit_edge70:                                    ; preds = %put_rows.exit.i, %70
  %117 = add nuw nsw i64 %.0.i3171, 16
  %118 = icmp slt i64 %117, %5
  br i1 %118, label %70, label %put_columns.exit, !llvm.loop !180

119:                                              ; preds = %.lr.ph69, %put_rows.exit.i
  %indvars.iv = phi i64 [ %6, %.lr.ph69 ], [ %indvars.iv.next, %put_rows.exit.i ]
  %.032.i67 = phi i64 [ 0, %.lr.ph69 ], [ %122, %put_rows.exit.i ]
  %smin = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 16)
  %smax = tail call i64 @llvm.smax.i64(i64 %smin, i64 1)
  %120 = mul nsw i64 %.032.i67, %4
  %121 = getelementptr inbounds float, ptr %73, i64 %120
  %122 = add nuw nsw i64 %.032.i67, 16
  %.not.i = icmp sgt i64 %122, %6
  %or.cond.i = select i1 %74, i1 true, i1 %.not.i
  %123 = getelementptr inbounds float, ptr %76, i64 %.032.i67
  br i1 %or.cond.i, label %.preheader.preheader, label %.preheader39.preheader

.preheader39.preheader:                           ; preds = %119
  %124 = getelementptr inbounds float, ptr %123, i64 %1
  %125 = load <16 x float>, ptr %124, align 4, !tbaa !161
  %126 = getelementptr inbounds i8, ptr %123, i64 %.idx369
  %127 = load <16 x float>, ptr %126, align 4, !tbaa !161
  %128 = getelementptr inbounds i8, ptr %123, i64 %.idx370
  %129 = load <16 x float>, ptr %128, align 4, !tbaa !161
  %130 = getelementptr inbounds i8, ptr %123, i64 %.idx371
  %131 = load <16 x float>, ptr %130, align 4, !tbaa !161
  %132 = getelementptr inbounds i8, ptr %123, i64 %.idx372
  %133 = load <16 x float>, ptr %132, align 4, !tbaa !161
  %134 = getelementptr inbounds i8, ptr %123, i64 %.idx373
  %135 = load <16 x float>, ptr %134, align 4, !tbaa !161
  %136 = getelementptr inbounds i8, ptr %123, i64 %.idx374
  %137 = load <16 x float>, ptr %136, align 4, !tbaa !161
  %138 = getelementptr inbounds i8, ptr %123, i64 %.idx376
  %139 = load <16 x float>, ptr %138, align 4, !tbaa !161
  %140 = getelementptr inbounds i8, ptr %123, i64 %.idx377
  %141 = load <16 x float>, ptr %140, align 4, !tbaa !161
  %142 = getelementptr inbounds i8, ptr %123, i64 %.idx378
  %143 = load <16 x float>, ptr %142, align 4, !tbaa !161
  %144 = getelementptr inbounds i8, ptr %123, i64 %.idx379
  %145 = load <16 x float>, ptr %144, align 4, !tbaa !161
  %146 = getelementptr inbounds i8, ptr %123, i64 %.idx380
  %147 = load <16 x float>, ptr %146, align 4, !tbaa !161
  %148 = getelementptr inbounds i8, ptr %123, i64 %.idx381
  %149 = load <16 x float>, ptr %148, align 4, !tbaa !161
  %150 = getelementptr inbounds i8, ptr %123, i64 %.idx382
  %151 = load <16 x float>, ptr %150, align 4, !tbaa !161
  %152 = getelementptr inbounds i8, ptr %123, i64 %.idx375
  %153 = load <16 x float>, ptr %152, align 4, !tbaa !161
  %154 = load <16 x float>, ptr %123, align 4, !tbaa !161
  %155 = shufflevector <16 x float> %154, <16 x float> %153, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %156 = shufflevector <16 x float> %154, <16 x float> %153, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %157 = shufflevector <16 x float> %125, <16 x float> %139, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %158 = shufflevector <16 x float> %125, <16 x float> %139, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %159 = shufflevector <16 x float> %127, <16 x float> %141, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %160 = shufflevector <16 x float> %127, <16 x float> %141, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %161 = shufflevector <16 x float> %129, <16 x float> %143, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %162 = shufflevector <16 x float> %129, <16 x float> %143, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %163 = shufflevector <16 x float> %131, <16 x float> %145, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %164 = shufflevector <16 x float> %131, <16 x float> %145, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %165 = shufflevector <16 x float> %133, <16 x float> %147, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %166 = shufflevector <16 x float> %133, <16 x float> %147, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %167 = shufflevector <16 x float> %135, <16 x float> %149, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %168 = shufflevector <16 x float> %135, <16 x float> %149, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %169 = shufflevector <16 x float> %137, <16 x float> %151, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %170 = shufflevector <16 x float> %137, <16 x float> %151, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %171 = shufflevector <16 x float> %155, <16 x float> %163, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %172 = shufflevector <16 x float> %155, <16 x float> %163, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %173 = shufflevector <16 x float> %157, <16 x float> %165, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %174 = shufflevector <16 x float> %157, <16 x float> %165, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %175 = shufflevector <16 x float> %159, <16 x float> %167, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %176 = shufflevector <16 x float> %159, <16 x float> %167, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %177 = shufflevector <16 x float> %161, <16 x float> %169, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %178 = shufflevector <16 x float> %161, <16 x float> %169, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %179 = shufflevector <16 x float> %156, <16 x float> %164, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %180 = shufflevector <16 x float> %156, <16 x float> %164, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %181 = shufflevector <16 x float> %158, <16 x float> %166, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %182 = shufflevector <16 x float> %158, <16 x float> %166, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %183 = shufflevector <16 x float> %160, <16 x float> %168, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %184 = shufflevector <16 x float> %160, <16 x float> %168, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %185 = shufflevector <16 x float> %162, <16 x float> %170, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %186 = shufflevector <16 x float> %162, <16 x float> %170, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %187 = shufflevector <16 x float> %171, <16 x float> %175, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %188 = shufflevector <16 x float> %171, <16 x float> %175, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %189 = shufflevector <16 x float> %173, <16 x float> %177, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %190 = shufflevector <16 x float> %173, <16 x float> %177, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %191 = shufflevector <16 x float> %172, <16 x float> %176, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %192 = shufflevector <16 x float> %172, <16 x float> %176, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %193 = shufflevector <16 x float> %174, <16 x float> %178, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %194 = shufflevector <16 x float> %174, <16 x float> %178, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %195 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %196 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %197 = shufflevector <16 x float> %181, <16 x float> %185, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %198 = shufflevector <16 x float> %181, <16 x float> %185, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %199 = shufflevector <16 x float> %180, <16 x float> %184, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %200 = shufflevector <16 x float> %180, <16 x float> %184, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %201 = shufflevector <16 x float> %182, <16 x float> %186, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %202 = shufflevector <16 x float> %182, <16 x float> %186, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %203 = shufflevector <16 x float> %187, <16 x float> %189, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %204 = shufflevector <16 x float> %187, <16 x float> %189, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %205 = shufflevector <16 x float> %188, <16 x float> %190, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %206 = shufflevector <16 x float> %188, <16 x float> %190, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %207 = shufflevector <16 x float> %191, <16 x float> %193, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %208 = shufflevector <16 x float> %191, <16 x float> %193, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %209 = shufflevector <16 x float> %192, <16 x float> %194, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %210 = shufflevector <16 x float> %192, <16 x float> %194, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %211 = shufflevector <16 x float> %195, <16 x float> %197, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %212 = shufflevector <16 x float> %195, <16 x float> %197, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %213 = shufflevector <16 x float> %196, <16 x float> %198, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %214 = shufflevector <16 x float> %196, <16 x float> %198, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %215 = shufflevector <16 x float> %199, <16 x float> %201, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %216 = shufflevector <16 x float> %199, <16 x float> %201, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %217 = shufflevector <16 x float> %200, <16 x float> %202, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %218 = shufflevector <16 x float> %200, <16 x float> %202, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %203, ptr %121, align 4, !tbaa !161
  %219 = getelementptr inbounds float, ptr %121, i64 %4
  store <16 x float> %204, ptr %219, align 4, !tbaa !161
  %220 = getelementptr inbounds i8, ptr %121, i64 %.idx383
  store <16 x float> %205, ptr %220, align 4, !tbaa !161
  %221 = getelementptr inbounds i8, ptr %121, i64 %.idx384
  store <16 x float> %206, ptr %221, align 4, !tbaa !161
  %222 = getelementptr inbounds i8, ptr %121, i64 %.idx385
  store <16 x float> %207, ptr %222, align 4, !tbaa !161
  %223 = getelementptr inbounds i8, ptr %121, i64 %.idx386
  store <16 x float> %208, ptr %223, align 4, !tbaa !161
  %224 = getelementptr inbounds i8, ptr %121, i64 %.idx387
  store <16 x float> %209, ptr %224, align 4, !tbaa !161
  %225 = getelementptr inbounds i8, ptr %121, i64 %.idx388
  store <16 x float> %210, ptr %225, align 4, !tbaa !161
  %226 = getelementptr inbounds i8, ptr %121, i64 %.idx389
  store <16 x float> %211, ptr %226, align 4, !tbaa !161
  %227 = getelementptr inbounds i8, ptr %121, i64 %.idx390
  store <16 x float> %212, ptr %227, align 4, !tbaa !161
  %228 = getelementptr inbounds i8, ptr %121, i64 %.idx391
  store <16 x float> %213, ptr %228, align 4, !tbaa !161
  %229 = getelementptr inbounds i8, ptr %121, i64 %.idx392
  store <16 x float> %214, ptr %229, align 4, !tbaa !161
  %230 = getelementptr inbounds i8, ptr %121, i64 %.idx393
  store <16 x float> %215, ptr %230, align 4, !tbaa !161
  %231 = getelementptr inbounds i8, ptr %121, i64 %.idx394
  store <16 x float> %216, ptr %231, align 4, !tbaa !161
  %232 = getelementptr inbounds i8, ptr %121, i64 %.idx395
  store <16 x float> %217, ptr %232, align 4, !tbaa !161
  %233 = getelementptr inbounds i8, ptr %121, i64 %.idx396
  store <16 x float> %218, ptr %233, align 4, !tbaa !161
  br label %put_rows.exit.i

.preheader.preheader:                             ; preds = %119
  %234 = getelementptr inbounds float, ptr %123, i64 %86
  %235 = load <16 x float>, ptr %234, align 4, !tbaa !161
  %236 = getelementptr inbounds float, ptr %123, i64 %88
  %237 = load <16 x float>, ptr %236, align 4, !tbaa !161
  %238 = getelementptr inbounds float, ptr %123, i64 %90
  %239 = load <16 x float>, ptr %238, align 4, !tbaa !161
  %240 = getelementptr inbounds float, ptr %123, i64 %92
  %241 = load <16 x float>, ptr %240, align 4, !tbaa !161
  %242 = getelementptr inbounds float, ptr %123, i64 %94
  %243 = load <16 x float>, ptr %242, align 4, !tbaa !161
  %244 = getelementptr inbounds float, ptr %123, i64 %96
  %245 = load <16 x float>, ptr %244, align 4, !tbaa !161
  %246 = getelementptr inbounds float, ptr %123, i64 %98
  %247 = load <16 x float>, ptr %246, align 4, !tbaa !161
  %248 = getelementptr inbounds float, ptr %123, i64 %100
  %249 = load <16 x float>, ptr %248, align 4, !tbaa !161
  %250 = getelementptr inbounds float, ptr %123, i64 %102
  %251 = load <16 x float>, ptr %250, align 4, !tbaa !161
  %252 = getelementptr inbounds float, ptr %123, i64 %104
  %253 = load <16 x float>, ptr %252, align 4, !tbaa !161
  %254 = getelementptr inbounds float, ptr %123, i64 %106
  %255 = load <16 x float>, ptr %254, align 4, !tbaa !161
  %256 = getelementptr inbounds float, ptr %123, i64 %108
  %257 = load <16 x float>, ptr %256, align 4, !tbaa !161
  %258 = getelementptr inbounds float, ptr %123, i64 %110
  %259 = load <16 x float>, ptr %258, align 4, !tbaa !161
  %260 = getelementptr inbounds float, ptr %123, i64 %112
  %261 = load <16 x float>, ptr %260, align 4, !tbaa !161
  %262 = getelementptr inbounds float, ptr %123, i64 %114
  %263 = load <16 x float>, ptr %262, align 4, !tbaa !161
  %264 = getelementptr inbounds float, ptr %123, i64 %116
  %265 = load <16 x float>, ptr %264, align 4, !tbaa !161
  %266 = shufflevector <16 x float> %265, <16 x float> %263, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %267 = shufflevector <16 x float> %265, <16 x float> %263, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %268 = shufflevector <16 x float> %235, <16 x float> %249, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %269 = shufflevector <16 x float> %235, <16 x float> %249, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %270 = shufflevector <16 x float> %237, <16 x float> %251, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %271 = shufflevector <16 x float> %237, <16 x float> %251, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %272 = shufflevector <16 x float> %239, <16 x float> %253, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %273 = shufflevector <16 x float> %239, <16 x float> %253, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %274 = shufflevector <16 x float> %241, <16 x float> %255, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %275 = shufflevector <16 x float> %241, <16 x float> %255, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %276 = shufflevector <16 x float> %243, <16 x float> %257, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %277 = shufflevector <16 x float> %243, <16 x float> %257, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %278 = shufflevector <16 x float> %245, <16 x float> %259, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %279 = shufflevector <16 x float> %245, <16 x float> %259, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %280 = shufflevector <16 x float> %247, <16 x float> %261, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %281 = shufflevector <16 x float> %247, <16 x float> %261, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %282 = shufflevector <16 x float> %266, <16 x float> %274, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %283 = shufflevector <16 x float> %266, <16 x float> %274, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %284 = shufflevector <16 x float> %268, <16 x float> %276, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %285 = shufflevector <16 x float> %268, <16 x float> %276, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %286 = shufflevector <16 x float> %270, <16 x float> %278, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %287 = shufflevector <16 x float> %270, <16 x float> %278, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %288 = shufflevector <16 x float> %272, <16 x float> %280, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %289 = shufflevector <16 x float> %272, <16 x float> %280, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %290 = shufflevector <16 x float> %267, <16 x float> %275, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %291 = shufflevector <16 x float> %267, <16 x float> %275, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %292 = shufflevector <16 x float> %269, <16 x float> %277, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %293 = shufflevector <16 x float> %269, <16 x float> %277, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %294 = shufflevector <16 x float> %271, <16 x float> %279, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %295 = shufflevector <16 x float> %271, <16 x float> %279, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %296 = shufflevector <16 x float> %273, <16 x float> %281, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %297 = shufflevector <16 x float> %273, <16 x float> %281, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %298 = shufflevector <16 x float> %282, <16 x float> %286, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %299 = shufflevector <16 x float> %282, <16 x float> %286, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %300 = shufflevector <16 x float> %284, <16 x float> %288, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %301 = shufflevector <16 x float> %284, <16 x float> %288, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %302 = shufflevector <16 x float> %283, <16 x float> %287, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %303 = shufflevector <16 x float> %283, <16 x float> %287, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %304 = shufflevector <16 x float> %285, <16 x float> %289, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %305 = shufflevector <16 x float> %285, <16 x float> %289, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %306 = shufflevector <16 x float> %290, <16 x float> %294, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %307 = shufflevector <16 x float> %290, <16 x float> %294, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %308 = shufflevector <16 x float> %292, <16 x float> %296, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %309 = shufflevector <16 x float> %292, <16 x float> %296, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %310 = shufflevector <16 x float> %291, <16 x float> %295, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %311 = shufflevector <16 x float> %291, <16 x float> %295, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %312 = shufflevector <16 x float> %293, <16 x float> %297, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %313 = shufflevector <16 x float> %293, <16 x float> %297, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %314 = shufflevector <16 x float> %298, <16 x float> %300, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %315 = shufflevector <16 x float> %298, <16 x float> %300, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %316 = shufflevector <16 x float> %299, <16 x float> %301, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %317 = shufflevector <16 x float> %299, <16 x float> %301, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %318 = shufflevector <16 x float> %302, <16 x float> %304, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %319 = shufflevector <16 x float> %302, <16 x float> %304, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %320 = shufflevector <16 x float> %303, <16 x float> %305, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %321 = shufflevector <16 x float> %303, <16 x float> %305, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %322 = shufflevector <16 x float> %306, <16 x float> %308, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %323 = shufflevector <16 x float> %306, <16 x float> %308, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %324 = shufflevector <16 x float> %307, <16 x float> %309, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %325 = shufflevector <16 x float> %307, <16 x float> %309, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %326 = shufflevector <16 x float> %310, <16 x float> %312, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %327 = shufflevector <16 x float> %310, <16 x float> %312, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %328 = shufflevector <16 x float> %311, <16 x float> %313, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %329 = shufflevector <16 x float> %311, <16 x float> %313, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %314, ptr %8, align 16, !tbaa !161
  store <16 x float> %315, ptr %55, align 16, !tbaa !161
  store <16 x float> %316, ptr %56, align 16, !tbaa !161
  store <16 x float> %317, ptr %57, align 16, !tbaa !161
  store <16 x float> %318, ptr %58, align 16, !tbaa !161
  store <16 x float> %319, ptr %59, align 16, !tbaa !161
  store <16 x float> %320, ptr %60, align 16, !tbaa !161
  store <16 x float> %321, ptr %61, align 16, !tbaa !161
  store <16 x float> %322, ptr %62, align 16, !tbaa !161
  store <16 x float> %323, ptr %63, align 16, !tbaa !161
  store <16 x float> %324, ptr %64, align 16, !tbaa !161
  store <16 x float> %325, ptr %65, align 16, !tbaa !161
  store <16 x float> %326, ptr %66, align 16, !tbaa !161
  store <16 x float> %327, ptr %67, align 16, !tbaa !161
  store <16 x float> %328, ptr %68, align 16, !tbaa !161
  store <16 x float> %329, ptr %69, align 16, !tbaa !161
  %330 = icmp slt i64 %.032.i67, %6
  br i1 %330, label %.lr.ph66, label %put_rows.exit.i

.lr.ph66:                                         ; preds = %.preheader.preheader, %copy_some.exit.i.i
  %.022.i.i65 = phi i64 [ %351, %copy_some.exit.i.i ], [ 0, %.preheader.preheader ]
  %.idx = shl nsw i64 %.022.i.i65, 6
  %331 = getelementptr inbounds i8, ptr %8, i64 %.idx
  %332 = mul nsw i64 %.022.i.i65, %4
  %333 = getelementptr inbounds float, ptr %121, i64 %332
  br i1 %80, label %.lr.ph63, label %._crit_edge64

._crit_edge64:                                    ; preds = %.lr.ph63, %.lr.ph66
  %334 = getelementptr inbounds float, ptr %331, i64 %79
  %335 = getelementptr inbounds float, ptr %333, i64 %79
  br i1 %.not.i.i.i, label %339, label %336

336:                                              ; preds = %._crit_edge64
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %335, ptr noundef nonnull align 16 dereferenceable(32) %334, i64 32, i1 false)
  %337 = getelementptr inbounds i8, ptr %335, i64 32
  %338 = getelementptr inbounds i8, ptr %334, i64 32
  br label %339

339:                                              ; preds = %336, %._crit_edge64
  %.019.i.i.i = phi ptr [ %337, %336 ], [ %335, %._crit_edge64 ]
  %.0.i.i.i = phi ptr [ %338, %336 ], [ %334, %._crit_edge64 ]
  br i1 %.not22.i.i.i, label %343, label %340

340:                                              ; preds = %339
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i.i.i, ptr noundef nonnull align 4 dereferenceable(16) %.0.i.i.i, i64 16, i1 false)
  %341 = getelementptr inbounds i8, ptr %.019.i.i.i, i64 16
  %342 = getelementptr inbounds i8, ptr %.0.i.i.i, i64 16
  br label %343

343:                                              ; preds = %340, %339
  %.120.i.i.i = phi ptr [ %341, %340 ], [ %.019.i.i.i, %339 ]
  %.1.i.i.i = phi ptr [ %342, %340 ], [ %.0.i.i.i, %339 ]
  br i1 %.not23.i.i.i, label %348, label %344

344:                                              ; preds = %343
  %345 = load i64, ptr %.1.i.i.i, align 4
  store i64 %345, ptr %.120.i.i.i, align 4
  %346 = getelementptr inbounds i8, ptr %.120.i.i.i, i64 8
  %347 = getelementptr inbounds i8, ptr %.1.i.i.i, i64 8
  br label %348

348:                                              ; preds = %344, %343
  %.221.i.i.i = phi ptr [ %346, %344 ], [ %.120.i.i.i, %343 ]
  %.2.i.i.i = phi ptr [ %347, %344 ], [ %.1.i.i.i, %343 ]
  br i1 %.not24.i.i.i, label %copy_some.exit.i.i, label %349

349:                                              ; preds = %348
  %350 = load i32, ptr %.2.i.i.i, align 4
  store i32 %350, ptr %.221.i.i.i, align 4
  br label %copy_some.exit.i.i

copy_some.exit.i.i:                               ; preds = %349, %348
  %351 = add nuw nsw i64 %.022.i.i65, 1
  %exitcond95.not = icmp eq i64 %351, %smax
  br i1 %exitcond95.not, label %put_rows.exit.i, label %.lr.ph66, !llvm.loop !178

.lr.ph63:                                         ; preds = %.lr.ph66, %.lr.ph63
  %.0.i46.i61 = phi i64 [ %355, %.lr.ph63 ], [ 0, %.lr.ph66 ]
  %352 = getelementptr inbounds float, ptr %331, i64 %.0.i46.i61
  %353 = load <16 x float>, ptr %352, align 16, !tbaa !161
  %354 = getelementptr inbounds float, ptr %333, i64 %.0.i46.i61
  store <16 x float> %353, ptr %354, align 4, !tbaa !161
  %355 = add nuw nsw i64 %.0.i46.i61, 16
  %356 = icmp slt i64 %355, %79
  br i1 %356, label %.lr.ph63, label %._crit_edge64, !llvm.loop !179

put_rows.exit.i:                                  ; preds = %copy_some.exit.i.i, %.preheader.preheader, %.preheader39.preheader
  %357 = icmp slt i64 %122, %6
  %indvars.iv.next = add i64 %indvars.iv, -16
  br i1 %357, label %119, label %._crit_edge70, !llvm.loop !181

put_columns.exit:                                 ; preds = %._crit_edge70, %52
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %8) #15
  br label %put_rows.exit

.preheader44:                                     ; preds = %.preheader44.lr.ph, %._crit_edge
  %.02848 = phi i64 [ 0, %.preheader44.lr.ph ], [ %367, %._crit_edge ]
  br i1 %50, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %.preheader44
  %358 = mul nsw i64 %.02848, %1
  %359 = getelementptr float, ptr %0, i64 %358
  %360 = mul nsw i64 %.02848, %3
  %361 = getelementptr float, ptr %2, i64 %360
  br i1 %51, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph.new

._crit_edge.loopexit.unr-lcssa:                   ; preds = %.lr.ph.new, %.lr.ph
  %.047.unr = phi i64 [ 0, %.lr.ph ], [ %387, %.lr.ph.new ]
  br i1 %lcmp.mod.not, label %._crit_edge, label %.epil.preheader

.epil.preheader:                                  ; preds = %._crit_edge.loopexit.unr-lcssa, %.epil.preheader
  %.047.epil = phi i64 [ %366, %.epil.preheader ], [ %.047.unr, %._crit_edge.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.epil.preheader ], [ 0, %._crit_edge.loopexit.unr-lcssa ]
  %362 = getelementptr float, ptr %359, i64 %.047.epil
  %363 = load float, ptr %362, align 4, !tbaa !139
  %364 = mul nsw i64 %.047.epil, %4
  %365 = getelementptr float, ptr %361, i64 %364
  store float %363, ptr %365, align 4, !tbaa !139
  %366 = add nuw nsw i64 %.047.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %._crit_edge, label %.epil.preheader, !llvm.loop !182

._crit_edge:                                      ; preds = %._crit_edge.loopexit.unr-lcssa, %.epil.preheader, %.preheader44
  %367 = add nuw nsw i64 %.02848, 1
  %exitcond82.not = icmp eq i64 %367, %5
  br i1 %exitcond82.not, label %put_rows.exit, label %.preheader44, !llvm.loop !183

.lr.ph.new:                                       ; preds = %.lr.ph, %.lr.ph.new
  %.047 = phi i64 [ %387, %.lr.ph.new ], [ 0, %.lr.ph ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph.new ], [ 0, %.lr.ph ]
  %368 = getelementptr float, ptr %359, i64 %.047
  %369 = load float, ptr %368, align 4, !tbaa !139
  %370 = mul nsw i64 %.047, %4
  %371 = getelementptr float, ptr %361, i64 %370
  store float %369, ptr %371, align 4, !tbaa !139
  %372 = or disjoint i64 %.047, 1
  %373 = getelementptr float, ptr %359, i64 %372
  %374 = load float, ptr %373, align 4, !tbaa !139
  %375 = mul nsw i64 %372, %4
  %376 = getelementptr float, ptr %361, i64 %375
  store float %374, ptr %376, align 4, !tbaa !139
  %377 = or disjoint i64 %.047, 2
  %378 = getelementptr float, ptr %359, i64 %377
  %379 = load float, ptr %378, align 4, !tbaa !139
  %380 = mul nsw i64 %377, %4
  %381 = getelementptr float, ptr %361, i64 %380
  store float %379, ptr %381, align 4, !tbaa !139
  %382 = or disjoint i64 %.047, 3
  %383 = getelementptr float, ptr %359, i64 %382
  %384 = load float, ptr %383, align 4, !tbaa !139
  %385 = mul nsw i64 %382, %4
  %386 = getelementptr float, ptr %361, i64 %385
  store float %384, ptr %386, align 4, !tbaa !139
  %387 = add nuw nsw i64 %.047, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph.new, !llvm.loop !184

put_rows.exit:                                    ; preds = %._crit_edge, %copy_some.exit.i, %.preheader45, %10, %put_columns.exit
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #8

; Function Attrs: nofree noinline norecurse nosync nounwind
define internal fastcc void @tile_of_4(ptr nocapture noundef readonly byval(%struct.numbers) align 8 %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef %5, i64 noundef %6, i64 noundef %7) unnamed_addr #9 {
  switch i64 %4, label %624 [
    i64 1, label %.preheader133
    i64 2, label %.preheader141
    i64 3, label %.preheader148
    i64 4, label %.preheader155
    i64 5, label %.preheader162
    i64 6, label %.preheader169
  ]

.preheader133:                                    ; preds = %8
  %.sroa.0.0.copyload = load ptr, ptr %0, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5.0.copyload = load i64, ptr %.sroa.5.0..sroa_idx, align 8
  %.not.i = icmp eq i64 %7, 0
  br i1 %.not.i, label %.loopexit134, label %9

9:                                                ; preds = %.preheader133
  %10 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %11 = getelementptr inbounds i8, ptr %5, i64 64
  %12 = load <16 x float>, ptr %11, align 4, !tbaa !161
  %13 = getelementptr inbounds i8, ptr %5, i64 128
  %14 = load <16 x float>, ptr %13, align 4, !tbaa !161
  %15 = getelementptr inbounds i8, ptr %5, i64 192
  %16 = load <16 x float>, ptr %15, align 4, !tbaa !161
  br label %.loopexit134

.loopexit134:                                     ; preds = %.preheader133, %9
  %17 = phi <16 x float> [ %14, %9 ], [ zeroinitializer, %.preheader133 ]
  %18 = phi <16 x float> [ %10, %9 ], [ zeroinitializer, %.preheader133 ]
  %19 = phi <16 x float> [ %12, %9 ], [ zeroinitializer, %.preheader133 ]
  %20 = phi <16 x float> [ %16, %9 ], [ zeroinitializer, %.preheader133 ]
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %21 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %21, i32 1, i32 3, i32 1)
  %22 = getelementptr inbounds i8, ptr %5, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %22, i32 1, i32 3, i32 1)
  %23 = getelementptr inbounds i8, ptr %5, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %23, i32 1, i32 3, i32 1)
  %24 = icmp sgt i64 %3, 0
  br i1 %24, label %.lr.ph242, label %.preheader126

.preheader126:                                    ; preds = %.lr.ph242, %.loopexit134
  %.sroa.14.0 = phi <16 x float> [ %20, %.loopexit134 ], [ %47, %.lr.ph242 ]
  %.sroa.10.0 = phi <16 x float> [ %17, %.loopexit134 ], [ %46, %.lr.ph242 ]
  %.sroa.6291.0 = phi <16 x float> [ %19, %.loopexit134 ], [ %45, %.lr.ph242 ]
  %.sroa.0289.0 = phi <16 x float> [ %18, %.loopexit134 ], [ %44, %.lr.ph242 ]
  store <16 x float> %.sroa.0289.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6291.0, ptr %21, align 4, !tbaa !161
  store <16 x float> %.sroa.10.0, ptr %22, align 4, !tbaa !161
  store <16 x float> %.sroa.14.0, ptr %23, align 4, !tbaa !161
  br label %624

.lr.ph242:                                        ; preds = %.loopexit134, %.lr.ph242
  %.sroa.14.1 = phi <16 x float> [ %47, %.lr.ph242 ], [ %20, %.loopexit134 ]
  %.sroa.10.1 = phi <16 x float> [ %46, %.lr.ph242 ], [ %17, %.loopexit134 ]
  %.sroa.6291.1 = phi <16 x float> [ %45, %.lr.ph242 ], [ %19, %.loopexit134 ]
  %.sroa.0289.1 = phi <16 x float> [ %44, %.lr.ph242 ], [ %18, %.loopexit134 ]
  %.067.i241 = phi i64 [ %48, %.lr.ph242 ], [ 0, %.loopexit134 ]
  %25 = mul nsw i64 %.067.i241, %2
  %26 = getelementptr inbounds float, ptr %1, i64 %25
  %27 = add nuw nsw i64 %.067.i241, 8
  %28 = mul nsw i64 %27, %2
  %29 = getelementptr inbounds float, ptr %1, i64 %28
  %30 = load <16 x float>, ptr %26, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %29, i32 0, i32 3, i32 1)
  %31 = getelementptr inbounds i8, ptr %26, i64 64
  %32 = load <16 x float>, ptr %31, align 4, !tbaa !161
  %33 = getelementptr inbounds i8, ptr %29, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %33, i32 0, i32 3, i32 1)
  %34 = getelementptr inbounds i8, ptr %26, i64 128
  %35 = load <16 x float>, ptr %34, align 4, !tbaa !161
  %36 = getelementptr inbounds i8, ptr %29, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %36, i32 0, i32 3, i32 1)
  %37 = getelementptr inbounds i8, ptr %26, i64 192
  %38 = load <16 x float>, ptr %37, align 4, !tbaa !161
  %39 = getelementptr inbounds i8, ptr %29, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %39, i32 0, i32 3, i32 1)
  %40 = mul nsw i64 %.067.i241, %.sroa.5.0.copyload
  %invariant.gep238 = getelementptr float, ptr %.sroa.0.0.copyload, i64 %40
  %41 = load float, ptr %invariant.gep238, align 4, !tbaa !139
  %42 = insertelement <16 x float> poison, float %41, i64 0
  %43 = shufflevector <16 x float> %42, <16 x float> poison, <16 x i32> zeroinitializer
  %44 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %43, <16 x float> %30, <16 x float> %.sroa.0289.1)
  %45 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %43, <16 x float> %32, <16 x float> %.sroa.6291.1)
  %46 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %43, <16 x float> %35, <16 x float> %.sroa.10.1)
  %47 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %43, <16 x float> %38, <16 x float> %.sroa.14.1)
  %48 = add nuw nsw i64 %.067.i241, 1
  %exitcond287.not = icmp eq i64 %48, %3
  br i1 %exitcond287.not, label %.preheader126, label %.lr.ph242, !llvm.loop !185

.preheader141:                                    ; preds = %8
  %.sroa.0111.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4112.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4112.0.copyload = load i64, ptr %.sroa.4112.0..sroa_idx, align 8
  %.sroa.5113.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5113.0.copyload = load i64, ptr %.sroa.5113.0..sroa_idx, align 8
  %.not.i48 = icmp eq i64 %7, 0
  br i1 %.not.i48, label %.thread527, label %50

.thread527:                                       ; preds = %.preheader141
  %49 = getelementptr inbounds float, ptr %5, i64 %6
  br label %.preheader139.preheader

50:                                               ; preds = %.preheader141
  %51 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %52 = getelementptr inbounds i8, ptr %5, i64 64
  %53 = load <16 x float>, ptr %52, align 4, !tbaa !161
  %54 = getelementptr inbounds i8, ptr %5, i64 128
  %55 = load <16 x float>, ptr %54, align 4, !tbaa !161
  %56 = getelementptr inbounds i8, ptr %5, i64 192
  %57 = load <16 x float>, ptr %56, align 4, !tbaa !161
  %58 = getelementptr inbounds float, ptr %5, i64 %6
  %59 = load <16 x float>, ptr %58, align 4, !tbaa !161
  %60 = getelementptr inbounds i8, ptr %58, i64 64
  %61 = load <16 x float>, ptr %60, align 4, !tbaa !161
  %62 = getelementptr inbounds i8, ptr %58, i64 128
  %63 = load <16 x float>, ptr %62, align 4, !tbaa !161
  %64 = getelementptr inbounds i8, ptr %58, i64 192
  %65 = load <16 x float>, ptr %64, align 4, !tbaa !161
  br label %.preheader139.preheader

.preheader139.preheader:                          ; preds = %.thread527, %50
  %66 = phi <16 x float> [ %63, %50 ], [ zeroinitializer, %.thread527 ]
  %67 = phi <16 x float> [ %59, %50 ], [ zeroinitializer, %.thread527 ]
  %68 = phi <16 x float> [ %55, %50 ], [ zeroinitializer, %.thread527 ]
  %69 = phi <16 x float> [ %51, %50 ], [ zeroinitializer, %.thread527 ]
  %70 = phi <16 x float> [ %53, %50 ], [ zeroinitializer, %.thread527 ]
  %71 = phi <16 x float> [ %57, %50 ], [ zeroinitializer, %.thread527 ]
  %72 = phi ptr [ %58, %50 ], [ %49, %.thread527 ]
  %73 = phi <16 x float> [ %61, %50 ], [ zeroinitializer, %.thread527 ]
  %74 = phi <16 x float> [ %65, %50 ], [ zeroinitializer, %.thread527 ]
  %75 = getelementptr inbounds float, ptr %5, i64 %6
  %76 = getelementptr inbounds float, ptr %5, i64 %6
  %77 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %78 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %78, i32 1, i32 3, i32 1)
  %79 = getelementptr inbounds i8, ptr %5, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %79, i32 1, i32 3, i32 1)
  %80 = getelementptr inbounds i8, ptr %5, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %80, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %72, i32 1, i32 3, i32 1)
  %81 = getelementptr inbounds i8, ptr %77, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %81, i32 1, i32 3, i32 1)
  %82 = getelementptr inbounds i8, ptr %76, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %82, i32 1, i32 3, i32 1)
  %83 = getelementptr inbounds i8, ptr %75, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %83, i32 1, i32 3, i32 1)
  %84 = icmp sgt i64 %3, 0
  br i1 %84, label %.lr.ph229, label %.preheader136

.preheader136:                                    ; preds = %.lr.ph229, %.preheader139.preheader
  %.sroa.30.0 = phi <16 x float> [ %74, %.preheader139.preheader ], [ %114, %.lr.ph229 ]
  %.sroa.26.0 = phi <16 x float> [ %66, %.preheader139.preheader ], [ %113, %.lr.ph229 ]
  %.sroa.22.0 = phi <16 x float> [ %73, %.preheader139.preheader ], [ %112, %.lr.ph229 ]
  %.sroa.18309.0 = phi <16 x float> [ %67, %.preheader139.preheader ], [ %111, %.lr.ph229 ]
  %.sroa.14307.0 = phi <16 x float> [ %71, %.preheader139.preheader ], [ %107, %.lr.ph229 ]
  %.sroa.10305.0 = phi <16 x float> [ %68, %.preheader139.preheader ], [ %106, %.lr.ph229 ]
  %.sroa.6303.0 = phi <16 x float> [ %70, %.preheader139.preheader ], [ %105, %.lr.ph229 ]
  %.sroa.0301.0 = phi <16 x float> [ %69, %.preheader139.preheader ], [ %104, %.lr.ph229 ]
  store <16 x float> %.sroa.0301.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6303.0, ptr %78, align 4, !tbaa !161
  store <16 x float> %.sroa.10305.0, ptr %79, align 4, !tbaa !161
  store <16 x float> %.sroa.14307.0, ptr %80, align 4, !tbaa !161
  store <16 x float> %.sroa.18309.0, ptr %72, align 4, !tbaa !161
  store <16 x float> %.sroa.22.0, ptr %81, align 4, !tbaa !161
  store <16 x float> %.sroa.26.0, ptr %82, align 4, !tbaa !161
  store <16 x float> %.sroa.30.0, ptr %83, align 4, !tbaa !161
  br label %624

.lr.ph229:                                        ; preds = %.preheader139.preheader, %.lr.ph229
  %.sroa.30.1 = phi <16 x float> [ %114, %.lr.ph229 ], [ %74, %.preheader139.preheader ]
  %.sroa.26.1 = phi <16 x float> [ %113, %.lr.ph229 ], [ %66, %.preheader139.preheader ]
  %.sroa.22.1 = phi <16 x float> [ %112, %.lr.ph229 ], [ %73, %.preheader139.preheader ]
  %.sroa.18309.1 = phi <16 x float> [ %111, %.lr.ph229 ], [ %67, %.preheader139.preheader ]
  %.sroa.14307.1 = phi <16 x float> [ %107, %.lr.ph229 ], [ %71, %.preheader139.preheader ]
  %.sroa.10305.1 = phi <16 x float> [ %106, %.lr.ph229 ], [ %68, %.preheader139.preheader ]
  %.sroa.6303.1 = phi <16 x float> [ %105, %.lr.ph229 ], [ %70, %.preheader139.preheader ]
  %.sroa.0301.1 = phi <16 x float> [ %104, %.lr.ph229 ], [ %69, %.preheader139.preheader ]
  %.067.i38228 = phi i64 [ %115, %.lr.ph229 ], [ 0, %.preheader139.preheader ]
  %85 = mul nsw i64 %.067.i38228, %2
  %86 = getelementptr inbounds float, ptr %1, i64 %85
  %87 = add nuw nsw i64 %.067.i38228, 8
  %88 = mul nsw i64 %87, %2
  %89 = getelementptr inbounds float, ptr %1, i64 %88
  %90 = load <16 x float>, ptr %86, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %89, i32 0, i32 3, i32 1)
  %91 = getelementptr inbounds i8, ptr %86, i64 64
  %92 = load <16 x float>, ptr %91, align 4, !tbaa !161
  %93 = getelementptr inbounds i8, ptr %89, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %93, i32 0, i32 3, i32 1)
  %94 = getelementptr inbounds i8, ptr %86, i64 128
  %95 = load <16 x float>, ptr %94, align 4, !tbaa !161
  %96 = getelementptr inbounds i8, ptr %89, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %96, i32 0, i32 3, i32 1)
  %97 = getelementptr inbounds i8, ptr %86, i64 192
  %98 = load <16 x float>, ptr %97, align 4, !tbaa !161
  %99 = getelementptr inbounds i8, ptr %89, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %99, i32 0, i32 3, i32 1)
  %100 = mul nsw i64 %.067.i38228, %.sroa.5113.0.copyload
  %invariant.gep225 = getelementptr float, ptr %.sroa.0111.0.copyload, i64 %100
  %101 = load float, ptr %invariant.gep225, align 4, !tbaa !139
  %102 = insertelement <16 x float> poison, float %101, i64 0
  %103 = shufflevector <16 x float> %102, <16 x float> poison, <16 x i32> zeroinitializer
  %104 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %103, <16 x float> %90, <16 x float> %.sroa.0301.1)
  %105 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %103, <16 x float> %92, <16 x float> %.sroa.6303.1)
  %106 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %103, <16 x float> %95, <16 x float> %.sroa.10305.1)
  %107 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %103, <16 x float> %98, <16 x float> %.sroa.14307.1)
  %gep226.1 = getelementptr float, ptr %invariant.gep225, i64 %.sroa.4112.0.copyload
  %108 = load float, ptr %gep226.1, align 4, !tbaa !139
  %109 = insertelement <16 x float> poison, float %108, i64 0
  %110 = shufflevector <16 x float> %109, <16 x float> poison, <16 x i32> zeroinitializer
  %111 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %110, <16 x float> %90, <16 x float> %.sroa.18309.1)
  %112 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %110, <16 x float> %92, <16 x float> %.sroa.22.1)
  %113 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %110, <16 x float> %95, <16 x float> %.sroa.26.1)
  %114 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %110, <16 x float> %98, <16 x float> %.sroa.30.1)
  %115 = add nuw nsw i64 %.067.i38228, 1
  %exitcond281.not = icmp eq i64 %115, %3
  br i1 %exitcond281.not, label %.preheader136, label %.lr.ph229, !llvm.loop !185

.preheader148:                                    ; preds = %8
  %.sroa.0114.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4115.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4115.0.copyload = load i64, ptr %.sroa.4115.0..sroa_idx, align 8
  %.sroa.5116.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5116.0.copyload = load i64, ptr %.sroa.5116.0..sroa_idx, align 8
  %.not.i63 = icmp eq i64 %7, 0
  br i1 %.not.i63, label %.thread537, label %118

.thread537:                                       ; preds = %.preheader148
  %116 = getelementptr inbounds float, ptr %5, i64 %6
  %.idx519534 = shl nsw i64 %6, 3
  %117 = getelementptr inbounds i8, ptr %5, i64 %.idx519534
  br label %.preheader146.preheader

118:                                              ; preds = %.preheader148
  %119 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %120 = getelementptr inbounds i8, ptr %5, i64 64
  %121 = load <16 x float>, ptr %120, align 4, !tbaa !161
  %122 = getelementptr inbounds i8, ptr %5, i64 128
  %123 = load <16 x float>, ptr %122, align 4, !tbaa !161
  %124 = getelementptr inbounds i8, ptr %5, i64 192
  %125 = load <16 x float>, ptr %124, align 4, !tbaa !161
  %126 = getelementptr inbounds float, ptr %5, i64 %6
  %127 = load <16 x float>, ptr %126, align 4, !tbaa !161
  %128 = getelementptr inbounds i8, ptr %126, i64 64
  %129 = load <16 x float>, ptr %128, align 4, !tbaa !161
  %130 = getelementptr inbounds i8, ptr %126, i64 128
  %131 = load <16 x float>, ptr %130, align 4, !tbaa !161
  %132 = getelementptr inbounds i8, ptr %126, i64 192
  %133 = load <16 x float>, ptr %132, align 4, !tbaa !161
  %.idx519 = shl nsw i64 %6, 3
  %134 = getelementptr inbounds i8, ptr %5, i64 %.idx519
  %135 = load <16 x float>, ptr %134, align 4, !tbaa !161
  %136 = getelementptr inbounds i8, ptr %134, i64 64
  %137 = load <16 x float>, ptr %136, align 4, !tbaa !161
  %138 = getelementptr inbounds i8, ptr %134, i64 128
  %139 = load <16 x float>, ptr %138, align 4, !tbaa !161
  %140 = getelementptr inbounds i8, ptr %134, i64 192
  %141 = load <16 x float>, ptr %140, align 4, !tbaa !161
  br label %.preheader146.preheader

.preheader146.preheader:                          ; preds = %.thread537, %118
  %142 = phi <16 x float> [ %139, %118 ], [ zeroinitializer, %.thread537 ]
  %143 = phi <16 x float> [ %135, %118 ], [ zeroinitializer, %.thread537 ]
  %144 = phi <16 x float> [ %131, %118 ], [ zeroinitializer, %.thread537 ]
  %145 = phi <16 x float> [ %127, %118 ], [ zeroinitializer, %.thread537 ]
  %146 = phi <16 x float> [ %123, %118 ], [ zeroinitializer, %.thread537 ]
  %147 = phi <16 x float> [ %119, %118 ], [ zeroinitializer, %.thread537 ]
  %148 = phi <16 x float> [ %121, %118 ], [ zeroinitializer, %.thread537 ]
  %149 = phi <16 x float> [ %125, %118 ], [ zeroinitializer, %.thread537 ]
  %150 = phi ptr [ %126, %118 ], [ %116, %.thread537 ]
  %151 = phi <16 x float> [ %129, %118 ], [ zeroinitializer, %.thread537 ]
  %152 = phi <16 x float> [ %133, %118 ], [ zeroinitializer, %.thread537 ]
  %153 = phi ptr [ %134, %118 ], [ %117, %.thread537 ]
  %154 = phi <16 x float> [ %137, %118 ], [ zeroinitializer, %.thread537 ]
  %155 = phi <16 x float> [ %141, %118 ], [ zeroinitializer, %.thread537 ]
  %156 = getelementptr inbounds float, ptr %5, i64 %6
  %157 = getelementptr inbounds float, ptr %5, i64 %6
  %158 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %159 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %159, i32 1, i32 3, i32 1)
  %160 = getelementptr inbounds i8, ptr %5, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %160, i32 1, i32 3, i32 1)
  %161 = getelementptr inbounds i8, ptr %5, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %161, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %150, i32 1, i32 3, i32 1)
  %162 = getelementptr inbounds i8, ptr %158, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %162, i32 1, i32 3, i32 1)
  %163 = getelementptr inbounds i8, ptr %157, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %163, i32 1, i32 3, i32 1)
  %164 = getelementptr inbounds i8, ptr %156, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %164, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %153, i32 1, i32 3, i32 1)
  %165 = getelementptr inbounds i8, ptr %153, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %165, i32 1, i32 3, i32 1)
  %166 = getelementptr inbounds i8, ptr %153, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %166, i32 1, i32 3, i32 1)
  %167 = getelementptr inbounds i8, ptr %153, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %167, i32 1, i32 3, i32 1)
  %168 = icmp sgt i64 %3, 0
  br i1 %168, label %.lr.ph216.preheader, label %.preheader143

.lr.ph216.preheader:                              ; preds = %.preheader146.preheader
  %gep213.2.idx = shl i64 %.sroa.4115.0.copyload, 3
  br label %.lr.ph216

.preheader143:                                    ; preds = %.lr.ph216, %.preheader146.preheader
  %.sroa.46.0 = phi <16 x float> [ %155, %.preheader146.preheader ], [ %205, %.lr.ph216 ]
  %.sroa.42.0 = phi <16 x float> [ %142, %.preheader146.preheader ], [ %204, %.lr.ph216 ]
  %.sroa.38.0 = phi <16 x float> [ %154, %.preheader146.preheader ], [ %203, %.lr.ph216 ]
  %.sroa.34342.0 = phi <16 x float> [ %143, %.preheader146.preheader ], [ %202, %.lr.ph216 ]
  %.sroa.30340.0 = phi <16 x float> [ %152, %.preheader146.preheader ], [ %198, %.lr.ph216 ]
  %.sroa.26338.0 = phi <16 x float> [ %144, %.preheader146.preheader ], [ %197, %.lr.ph216 ]
  %.sroa.22336.0 = phi <16 x float> [ %151, %.preheader146.preheader ], [ %196, %.lr.ph216 ]
  %.sroa.18334.0 = phi <16 x float> [ %145, %.preheader146.preheader ], [ %195, %.lr.ph216 ]
  %.sroa.14332.0 = phi <16 x float> [ %149, %.preheader146.preheader ], [ %191, %.lr.ph216 ]
  %.sroa.10330.0 = phi <16 x float> [ %146, %.preheader146.preheader ], [ %190, %.lr.ph216 ]
  %.sroa.6328.0 = phi <16 x float> [ %148, %.preheader146.preheader ], [ %189, %.lr.ph216 ]
  %.sroa.0326.0 = phi <16 x float> [ %147, %.preheader146.preheader ], [ %188, %.lr.ph216 ]
  store <16 x float> %.sroa.0326.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6328.0, ptr %159, align 4, !tbaa !161
  store <16 x float> %.sroa.10330.0, ptr %160, align 4, !tbaa !161
  store <16 x float> %.sroa.14332.0, ptr %161, align 4, !tbaa !161
  store <16 x float> %.sroa.18334.0, ptr %150, align 4, !tbaa !161
  store <16 x float> %.sroa.22336.0, ptr %162, align 4, !tbaa !161
  store <16 x float> %.sroa.26338.0, ptr %163, align 4, !tbaa !161
  store <16 x float> %.sroa.30340.0, ptr %164, align 4, !tbaa !161
  store <16 x float> %.sroa.34342.0, ptr %153, align 4, !tbaa !161
  store <16 x float> %.sroa.38.0, ptr %165, align 4, !tbaa !161
  store <16 x float> %.sroa.42.0, ptr %166, align 4, !tbaa !161
  store <16 x float> %.sroa.46.0, ptr %167, align 4, !tbaa !161
  br label %624

.lr.ph216:                                        ; preds = %.lr.ph216.preheader, %.lr.ph216
  %.sroa.46.1 = phi <16 x float> [ %155, %.lr.ph216.preheader ], [ %205, %.lr.ph216 ]
  %.sroa.42.1 = phi <16 x float> [ %142, %.lr.ph216.preheader ], [ %204, %.lr.ph216 ]
  %.sroa.38.1 = phi <16 x float> [ %154, %.lr.ph216.preheader ], [ %203, %.lr.ph216 ]
  %.sroa.34342.1 = phi <16 x float> [ %143, %.lr.ph216.preheader ], [ %202, %.lr.ph216 ]
  %.sroa.30340.1 = phi <16 x float> [ %152, %.lr.ph216.preheader ], [ %198, %.lr.ph216 ]
  %.sroa.26338.1 = phi <16 x float> [ %144, %.lr.ph216.preheader ], [ %197, %.lr.ph216 ]
  %.sroa.22336.1 = phi <16 x float> [ %151, %.lr.ph216.preheader ], [ %196, %.lr.ph216 ]
  %.sroa.18334.1 = phi <16 x float> [ %145, %.lr.ph216.preheader ], [ %195, %.lr.ph216 ]
  %.sroa.14332.1 = phi <16 x float> [ %149, %.lr.ph216.preheader ], [ %191, %.lr.ph216 ]
  %.sroa.10330.1 = phi <16 x float> [ %146, %.lr.ph216.preheader ], [ %190, %.lr.ph216 ]
  %.sroa.6328.1 = phi <16 x float> [ %148, %.lr.ph216.preheader ], [ %189, %.lr.ph216 ]
  %.sroa.0326.1 = phi <16 x float> [ %147, %.lr.ph216.preheader ], [ %188, %.lr.ph216 ]
  %.067.i53215 = phi i64 [ 0, %.lr.ph216.preheader ], [ %206, %.lr.ph216 ]
  %169 = mul nsw i64 %.067.i53215, %2
  %170 = getelementptr inbounds float, ptr %1, i64 %169
  %171 = add nuw nsw i64 %.067.i53215, 8
  %172 = mul nsw i64 %171, %2
  %173 = getelementptr inbounds float, ptr %1, i64 %172
  %174 = load <16 x float>, ptr %170, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %173, i32 0, i32 3, i32 1)
  %175 = getelementptr inbounds i8, ptr %170, i64 64
  %176 = load <16 x float>, ptr %175, align 4, !tbaa !161
  %177 = getelementptr inbounds i8, ptr %173, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %177, i32 0, i32 3, i32 1)
  %178 = getelementptr inbounds i8, ptr %170, i64 128
  %179 = load <16 x float>, ptr %178, align 4, !tbaa !161
  %180 = getelementptr inbounds i8, ptr %173, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %180, i32 0, i32 3, i32 1)
  %181 = getelementptr inbounds i8, ptr %170, i64 192
  %182 = load <16 x float>, ptr %181, align 4, !tbaa !161
  %183 = getelementptr inbounds i8, ptr %173, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %183, i32 0, i32 3, i32 1)
  %184 = mul nsw i64 %.067.i53215, %.sroa.5116.0.copyload
  %invariant.gep212 = getelementptr float, ptr %.sroa.0114.0.copyload, i64 %184
  %185 = load float, ptr %invariant.gep212, align 4, !tbaa !139
  %186 = insertelement <16 x float> poison, float %185, i64 0
  %187 = shufflevector <16 x float> %186, <16 x float> poison, <16 x i32> zeroinitializer
  %188 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %187, <16 x float> %174, <16 x float> %.sroa.0326.1)
  %189 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %187, <16 x float> %176, <16 x float> %.sroa.6328.1)
  %190 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %187, <16 x float> %179, <16 x float> %.sroa.10330.1)
  %191 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %187, <16 x float> %182, <16 x float> %.sroa.14332.1)
  %gep213.1 = getelementptr float, ptr %invariant.gep212, i64 %.sroa.4115.0.copyload
  %192 = load float, ptr %gep213.1, align 4, !tbaa !139
  %193 = insertelement <16 x float> poison, float %192, i64 0
  %194 = shufflevector <16 x float> %193, <16 x float> poison, <16 x i32> zeroinitializer
  %195 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %194, <16 x float> %174, <16 x float> %.sroa.18334.1)
  %196 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %194, <16 x float> %176, <16 x float> %.sroa.22336.1)
  %197 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %194, <16 x float> %179, <16 x float> %.sroa.26338.1)
  %198 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %194, <16 x float> %182, <16 x float> %.sroa.30340.1)
  %gep213.2 = getelementptr i8, ptr %invariant.gep212, i64 %gep213.2.idx
  %199 = load float, ptr %gep213.2, align 4, !tbaa !139
  %200 = insertelement <16 x float> poison, float %199, i64 0
  %201 = shufflevector <16 x float> %200, <16 x float> poison, <16 x i32> zeroinitializer
  %202 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %201, <16 x float> %174, <16 x float> %.sroa.34342.1)
  %203 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %201, <16 x float> %176, <16 x float> %.sroa.38.1)
  %204 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %201, <16 x float> %179, <16 x float> %.sroa.42.1)
  %205 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %201, <16 x float> %182, <16 x float> %.sroa.46.1)
  %206 = add nuw nsw i64 %.067.i53215, 1
  %exitcond274.not = icmp eq i64 %206, %3
  br i1 %exitcond274.not, label %.preheader143, label %.lr.ph216, !llvm.loop !185

.preheader155:                                    ; preds = %8
  %.sroa.0117.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4118.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4118.0.copyload = load i64, ptr %.sroa.4118.0..sroa_idx, align 8
  %.sroa.5119.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5119.0.copyload = load i64, ptr %.sroa.5119.0..sroa_idx, align 8
  %.not.i78 = icmp eq i64 %7, 0
  br i1 %.not.i78, label %.thread551, label %210

.thread551:                                       ; preds = %.preheader155
  %207 = getelementptr inbounds float, ptr %5, i64 %6
  %.idx517544 = shl nsw i64 %6, 3
  %208 = getelementptr inbounds i8, ptr %5, i64 %.idx517544
  %.idx518548 = mul i64 %6, 12
  %209 = getelementptr inbounds i8, ptr %5, i64 %.idx518548
  br label %.preheader153.preheader

210:                                              ; preds = %.preheader155
  %211 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %212 = getelementptr inbounds i8, ptr %5, i64 64
  %213 = load <16 x float>, ptr %212, align 4, !tbaa !161
  %214 = getelementptr inbounds i8, ptr %5, i64 128
  %215 = load <16 x float>, ptr %214, align 4, !tbaa !161
  %216 = getelementptr inbounds i8, ptr %5, i64 192
  %217 = load <16 x float>, ptr %216, align 4, !tbaa !161
  %218 = getelementptr inbounds float, ptr %5, i64 %6
  %219 = load <16 x float>, ptr %218, align 4, !tbaa !161
  %220 = getelementptr inbounds i8, ptr %218, i64 64
  %221 = load <16 x float>, ptr %220, align 4, !tbaa !161
  %222 = getelementptr inbounds i8, ptr %218, i64 128
  %223 = load <16 x float>, ptr %222, align 4, !tbaa !161
  %224 = getelementptr inbounds i8, ptr %218, i64 192
  %225 = load <16 x float>, ptr %224, align 4, !tbaa !161
  %.idx517 = shl nsw i64 %6, 3
  %226 = getelementptr inbounds i8, ptr %5, i64 %.idx517
  %227 = load <16 x float>, ptr %226, align 4, !tbaa !161
  %228 = getelementptr inbounds i8, ptr %226, i64 64
  %229 = load <16 x float>, ptr %228, align 4, !tbaa !161
  %230 = getelementptr inbounds i8, ptr %226, i64 128
  %231 = load <16 x float>, ptr %230, align 4, !tbaa !161
  %232 = getelementptr inbounds i8, ptr %226, i64 192
  %233 = load <16 x float>, ptr %232, align 4, !tbaa !161
  %.idx518 = mul i64 %6, 12
  %234 = getelementptr inbounds i8, ptr %5, i64 %.idx518
  %235 = load <16 x float>, ptr %234, align 4, !tbaa !161
  %236 = getelementptr inbounds i8, ptr %234, i64 64
  %237 = load <16 x float>, ptr %236, align 4, !tbaa !161
  %238 = getelementptr inbounds i8, ptr %234, i64 128
  %239 = load <16 x float>, ptr %238, align 4, !tbaa !161
  %240 = getelementptr inbounds i8, ptr %234, i64 192
  %241 = load <16 x float>, ptr %240, align 4, !tbaa !161
  br label %.preheader153.preheader

.preheader153.preheader:                          ; preds = %.thread551, %210
  %242 = phi <16 x float> [ %239, %210 ], [ zeroinitializer, %.thread551 ]
  %243 = phi <16 x float> [ %235, %210 ], [ zeroinitializer, %.thread551 ]
  %244 = phi <16 x float> [ %231, %210 ], [ zeroinitializer, %.thread551 ]
  %245 = phi <16 x float> [ %227, %210 ], [ zeroinitializer, %.thread551 ]
  %246 = phi <16 x float> [ %223, %210 ], [ zeroinitializer, %.thread551 ]
  %247 = phi <16 x float> [ %219, %210 ], [ zeroinitializer, %.thread551 ]
  %248 = phi <16 x float> [ %215, %210 ], [ zeroinitializer, %.thread551 ]
  %249 = phi <16 x float> [ %211, %210 ], [ zeroinitializer, %.thread551 ]
  %250 = phi <16 x float> [ %213, %210 ], [ zeroinitializer, %.thread551 ]
  %251 = phi <16 x float> [ %217, %210 ], [ zeroinitializer, %.thread551 ]
  %252 = phi ptr [ %218, %210 ], [ %207, %.thread551 ]
  %253 = phi <16 x float> [ %221, %210 ], [ zeroinitializer, %.thread551 ]
  %254 = phi <16 x float> [ %225, %210 ], [ zeroinitializer, %.thread551 ]
  %255 = phi ptr [ %226, %210 ], [ %208, %.thread551 ]
  %256 = phi <16 x float> [ %229, %210 ], [ zeroinitializer, %.thread551 ]
  %257 = phi <16 x float> [ %233, %210 ], [ zeroinitializer, %.thread551 ]
  %258 = phi ptr [ %234, %210 ], [ %209, %.thread551 ]
  %259 = phi <16 x float> [ %237, %210 ], [ zeroinitializer, %.thread551 ]
  %260 = phi <16 x float> [ %241, %210 ], [ zeroinitializer, %.thread551 ]
  %261 = getelementptr inbounds float, ptr %5, i64 %6
  %262 = getelementptr inbounds float, ptr %5, i64 %6
  %263 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %264 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %264, i32 1, i32 3, i32 1)
  %265 = getelementptr inbounds i8, ptr %5, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %265, i32 1, i32 3, i32 1)
  %266 = getelementptr inbounds i8, ptr %5, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %266, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %252, i32 1, i32 3, i32 1)
  %267 = getelementptr inbounds i8, ptr %263, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %267, i32 1, i32 3, i32 1)
  %268 = getelementptr inbounds i8, ptr %262, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %268, i32 1, i32 3, i32 1)
  %269 = getelementptr inbounds i8, ptr %261, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %269, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %255, i32 1, i32 3, i32 1)
  %270 = getelementptr inbounds i8, ptr %255, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %270, i32 1, i32 3, i32 1)
  %271 = getelementptr inbounds i8, ptr %255, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %271, i32 1, i32 3, i32 1)
  %272 = getelementptr inbounds i8, ptr %255, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %272, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %258, i32 1, i32 3, i32 1)
  %273 = getelementptr inbounds i8, ptr %258, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %273, i32 1, i32 3, i32 1)
  %274 = getelementptr inbounds i8, ptr %258, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %274, i32 1, i32 3, i32 1)
  %275 = getelementptr inbounds i8, ptr %258, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %275, i32 1, i32 3, i32 1)
  %276 = icmp sgt i64 %3, 0
  br i1 %276, label %.lr.ph203.preheader, label %.preheader150

.lr.ph203.preheader:                              ; preds = %.preheader153.preheader
  %gep200.2.idx = shl i64 %.sroa.4118.0.copyload, 3
  %gep200.3.idx = mul i64 %.sroa.4118.0.copyload, 12
  br label %.lr.ph203

.preheader150:                                    ; preds = %.lr.ph203, %.preheader153.preheader
  %.sroa.62.0 = phi <16 x float> [ %260, %.preheader153.preheader ], [ %320, %.lr.ph203 ]
  %.sroa.58.0 = phi <16 x float> [ %242, %.preheader153.preheader ], [ %319, %.lr.ph203 ]
  %.sroa.54.0 = phi <16 x float> [ %259, %.preheader153.preheader ], [ %318, %.lr.ph203 ]
  %.sroa.50384.0 = phi <16 x float> [ %243, %.preheader153.preheader ], [ %317, %.lr.ph203 ]
  %.sroa.46382.0 = phi <16 x float> [ %257, %.preheader153.preheader ], [ %313, %.lr.ph203 ]
  %.sroa.42380.0 = phi <16 x float> [ %244, %.preheader153.preheader ], [ %312, %.lr.ph203 ]
  %.sroa.38378.0 = phi <16 x float> [ %256, %.preheader153.preheader ], [ %311, %.lr.ph203 ]
  %.sroa.34376.0 = phi <16 x float> [ %245, %.preheader153.preheader ], [ %310, %.lr.ph203 ]
  %.sroa.30374.0 = phi <16 x float> [ %254, %.preheader153.preheader ], [ %306, %.lr.ph203 ]
  %.sroa.26372.0 = phi <16 x float> [ %246, %.preheader153.preheader ], [ %305, %.lr.ph203 ]
  %.sroa.22370.0 = phi <16 x float> [ %253, %.preheader153.preheader ], [ %304, %.lr.ph203 ]
  %.sroa.18368.0 = phi <16 x float> [ %247, %.preheader153.preheader ], [ %303, %.lr.ph203 ]
  %.sroa.14366.0 = phi <16 x float> [ %251, %.preheader153.preheader ], [ %299, %.lr.ph203 ]
  %.sroa.10364.0 = phi <16 x float> [ %248, %.preheader153.preheader ], [ %298, %.lr.ph203 ]
  %.sroa.6362.0 = phi <16 x float> [ %250, %.preheader153.preheader ], [ %297, %.lr.ph203 ]
  %.sroa.0360.0 = phi <16 x float> [ %249, %.preheader153.preheader ], [ %296, %.lr.ph203 ]
  store <16 x float> %.sroa.0360.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6362.0, ptr %264, align 4, !tbaa !161
  store <16 x float> %.sroa.10364.0, ptr %265, align 4, !tbaa !161
  store <16 x float> %.sroa.14366.0, ptr %266, align 4, !tbaa !161
  store <16 x float> %.sroa.18368.0, ptr %252, align 4, !tbaa !161
  store <16 x float> %.sroa.22370.0, ptr %267, align 4, !tbaa !161
  store <16 x float> %.sroa.26372.0, ptr %268, align 4, !tbaa !161
  store <16 x float> %.sroa.30374.0, ptr %269, align 4, !tbaa !161
  store <16 x float> %.sroa.34376.0, ptr %255, align 4, !tbaa !161
  store <16 x float> %.sroa.38378.0, ptr %270, align 4, !tbaa !161
  store <16 x float> %.sroa.42380.0, ptr %271, align 4, !tbaa !161
  store <16 x float> %.sroa.46382.0, ptr %272, align 4, !tbaa !161
  store <16 x float> %.sroa.50384.0, ptr %258, align 4, !tbaa !161
  store <16 x float> %.sroa.54.0, ptr %273, align 4, !tbaa !161
  store <16 x float> %.sroa.58.0, ptr %274, align 4, !tbaa !161
  store <16 x float> %.sroa.62.0, ptr %275, align 4, !tbaa !161
  br label %624

.lr.ph203:                                        ; preds = %.lr.ph203.preheader, %.lr.ph203
  %.sroa.62.1 = phi <16 x float> [ %260, %.lr.ph203.preheader ], [ %320, %.lr.ph203 ]
  %.sroa.58.1 = phi <16 x float> [ %242, %.lr.ph203.preheader ], [ %319, %.lr.ph203 ]
  %.sroa.54.1 = phi <16 x float> [ %259, %.lr.ph203.preheader ], [ %318, %.lr.ph203 ]
  %.sroa.50384.1 = phi <16 x float> [ %243, %.lr.ph203.preheader ], [ %317, %.lr.ph203 ]
  %.sroa.46382.1 = phi <16 x float> [ %257, %.lr.ph203.preheader ], [ %313, %.lr.ph203 ]
  %.sroa.42380.1 = phi <16 x float> [ %244, %.lr.ph203.preheader ], [ %312, %.lr.ph203 ]
  %.sroa.38378.1 = phi <16 x float> [ %256, %.lr.ph203.preheader ], [ %311, %.lr.ph203 ]
  %.sroa.34376.1 = phi <16 x float> [ %245, %.lr.ph203.preheader ], [ %310, %.lr.ph203 ]
  %.sroa.30374.1 = phi <16 x float> [ %254, %.lr.ph203.preheader ], [ %306, %.lr.ph203 ]
  %.sroa.26372.1 = phi <16 x float> [ %246, %.lr.ph203.preheader ], [ %305, %.lr.ph203 ]
  %.sroa.22370.1 = phi <16 x float> [ %253, %.lr.ph203.preheader ], [ %304, %.lr.ph203 ]
  %.sroa.18368.1 = phi <16 x float> [ %247, %.lr.ph203.preheader ], [ %303, %.lr.ph203 ]
  %.sroa.14366.1 = phi <16 x float> [ %251, %.lr.ph203.preheader ], [ %299, %.lr.ph203 ]
  %.sroa.10364.1 = phi <16 x float> [ %248, %.lr.ph203.preheader ], [ %298, %.lr.ph203 ]
  %.sroa.6362.1 = phi <16 x float> [ %250, %.lr.ph203.preheader ], [ %297, %.lr.ph203 ]
  %.sroa.0360.1 = phi <16 x float> [ %249, %.lr.ph203.preheader ], [ %296, %.lr.ph203 ]
  %.067.i68202 = phi i64 [ 0, %.lr.ph203.preheader ], [ %321, %.lr.ph203 ]
  %277 = mul nsw i64 %.067.i68202, %2
  %278 = getelementptr inbounds float, ptr %1, i64 %277
  %279 = add nuw nsw i64 %.067.i68202, 8
  %280 = mul nsw i64 %279, %2
  %281 = getelementptr inbounds float, ptr %1, i64 %280
  %282 = load <16 x float>, ptr %278, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %281, i32 0, i32 3, i32 1)
  %283 = getelementptr inbounds i8, ptr %278, i64 64
  %284 = load <16 x float>, ptr %283, align 4, !tbaa !161
  %285 = getelementptr inbounds i8, ptr %281, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %285, i32 0, i32 3, i32 1)
  %286 = getelementptr inbounds i8, ptr %278, i64 128
  %287 = load <16 x float>, ptr %286, align 4, !tbaa !161
  %288 = getelementptr inbounds i8, ptr %281, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %288, i32 0, i32 3, i32 1)
  %289 = getelementptr inbounds i8, ptr %278, i64 192
  %290 = load <16 x float>, ptr %289, align 4, !tbaa !161
  %291 = getelementptr inbounds i8, ptr %281, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %291, i32 0, i32 3, i32 1)
  %292 = mul nsw i64 %.067.i68202, %.sroa.5119.0.copyload
  %invariant.gep199 = getelementptr float, ptr %.sroa.0117.0.copyload, i64 %292
  %293 = load float, ptr %invariant.gep199, align 4, !tbaa !139
  %294 = insertelement <16 x float> poison, float %293, i64 0
  %295 = shufflevector <16 x float> %294, <16 x float> poison, <16 x i32> zeroinitializer
  %296 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %295, <16 x float> %282, <16 x float> %.sroa.0360.1)
  %297 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %295, <16 x float> %284, <16 x float> %.sroa.6362.1)
  %298 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %295, <16 x float> %287, <16 x float> %.sroa.10364.1)
  %299 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %295, <16 x float> %290, <16 x float> %.sroa.14366.1)
  %gep200.1 = getelementptr float, ptr %invariant.gep199, i64 %.sroa.4118.0.copyload
  %300 = load float, ptr %gep200.1, align 4, !tbaa !139
  %301 = insertelement <16 x float> poison, float %300, i64 0
  %302 = shufflevector <16 x float> %301, <16 x float> poison, <16 x i32> zeroinitializer
  %303 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %302, <16 x float> %282, <16 x float> %.sroa.18368.1)
  %304 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %302, <16 x float> %284, <16 x float> %.sroa.22370.1)
  %305 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %302, <16 x float> %287, <16 x float> %.sroa.26372.1)
  %306 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %302, <16 x float> %290, <16 x float> %.sroa.30374.1)
  %gep200.2 = getelementptr i8, ptr %invariant.gep199, i64 %gep200.2.idx
  %307 = load float, ptr %gep200.2, align 4, !tbaa !139
  %308 = insertelement <16 x float> poison, float %307, i64 0
  %309 = shufflevector <16 x float> %308, <16 x float> poison, <16 x i32> zeroinitializer
  %310 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %309, <16 x float> %282, <16 x float> %.sroa.34376.1)
  %311 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %309, <16 x float> %284, <16 x float> %.sroa.38378.1)
  %312 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %309, <16 x float> %287, <16 x float> %.sroa.42380.1)
  %313 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %309, <16 x float> %290, <16 x float> %.sroa.46382.1)
  %gep200.3 = getelementptr i8, ptr %invariant.gep199, i64 %gep200.3.idx
  %314 = load float, ptr %gep200.3, align 4, !tbaa !139
  %315 = insertelement <16 x float> poison, float %314, i64 0
  %316 = shufflevector <16 x float> %315, <16 x float> poison, <16 x i32> zeroinitializer
  %317 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %316, <16 x float> %282, <16 x float> %.sroa.50384.1)
  %318 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %316, <16 x float> %284, <16 x float> %.sroa.54.1)
  %319 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %316, <16 x float> %287, <16 x float> %.sroa.58.1)
  %320 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %316, <16 x float> %290, <16 x float> %.sroa.62.1)
  %321 = add nuw nsw i64 %.067.i68202, 1
  %exitcond264.not = icmp eq i64 %321, %3
  br i1 %exitcond264.not, label %.preheader150, label %.lr.ph203, !llvm.loop !185

.preheader162:                                    ; preds = %8
  %.sroa.0120.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4121.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4121.0.copyload = load i64, ptr %.sroa.4121.0..sroa_idx, align 8
  %.sroa.5122.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5122.0.copyload = load i64, ptr %.sroa.5122.0..sroa_idx, align 8
  %.not.i93 = icmp eq i64 %7, 0
  br i1 %.not.i93, label %.thread569, label %326

.thread569:                                       ; preds = %.preheader162
  %322 = getelementptr inbounds float, ptr %5, i64 %6
  %.idx514558 = shl nsw i64 %6, 3
  %323 = getelementptr inbounds i8, ptr %5, i64 %.idx514558
  %.idx515562 = mul i64 %6, 12
  %324 = getelementptr inbounds i8, ptr %5, i64 %.idx515562
  %.idx516566 = shl nsw i64 %6, 4
  %325 = getelementptr inbounds i8, ptr %5, i64 %.idx516566
  br label %.preheader160.preheader

326:                                              ; preds = %.preheader162
  %327 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %328 = getelementptr inbounds i8, ptr %5, i64 64
  %329 = load <16 x float>, ptr %328, align 4, !tbaa !161
  %330 = getelementptr inbounds i8, ptr %5, i64 128
  %331 = load <16 x float>, ptr %330, align 4, !tbaa !161
  %332 = getelementptr inbounds i8, ptr %5, i64 192
  %333 = load <16 x float>, ptr %332, align 4, !tbaa !161
  %334 = getelementptr inbounds float, ptr %5, i64 %6
  %335 = load <16 x float>, ptr %334, align 4, !tbaa !161
  %336 = getelementptr inbounds i8, ptr %334, i64 64
  %337 = load <16 x float>, ptr %336, align 4, !tbaa !161
  %338 = getelementptr inbounds i8, ptr %334, i64 128
  %339 = load <16 x float>, ptr %338, align 4, !tbaa !161
  %340 = getelementptr inbounds i8, ptr %334, i64 192
  %341 = load <16 x float>, ptr %340, align 4, !tbaa !161
  %.idx514 = shl nsw i64 %6, 3
  %342 = getelementptr inbounds i8, ptr %5, i64 %.idx514
  %343 = load <16 x float>, ptr %342, align 4, !tbaa !161
  %344 = getelementptr inbounds i8, ptr %342, i64 64
  %345 = load <16 x float>, ptr %344, align 4, !tbaa !161
  %346 = getelementptr inbounds i8, ptr %342, i64 128
  %347 = load <16 x float>, ptr %346, align 4, !tbaa !161
  %348 = getelementptr inbounds i8, ptr %342, i64 192
  %349 = load <16 x float>, ptr %348, align 4, !tbaa !161
  %.idx515 = mul i64 %6, 12
  %350 = getelementptr inbounds i8, ptr %5, i64 %.idx515
  %351 = load <16 x float>, ptr %350, align 4, !tbaa !161
  %352 = getelementptr inbounds i8, ptr %350, i64 64
  %353 = load <16 x float>, ptr %352, align 4, !tbaa !161
  %354 = getelementptr inbounds i8, ptr %350, i64 128
  %355 = load <16 x float>, ptr %354, align 4, !tbaa !161
  %356 = getelementptr inbounds i8, ptr %350, i64 192
  %357 = load <16 x float>, ptr %356, align 4, !tbaa !161
  %.idx516 = shl nsw i64 %6, 4
  %358 = getelementptr inbounds i8, ptr %5, i64 %.idx516
  %359 = load <16 x float>, ptr %358, align 4, !tbaa !161
  %360 = getelementptr inbounds i8, ptr %358, i64 64
  %361 = load <16 x float>, ptr %360, align 4, !tbaa !161
  %362 = getelementptr inbounds i8, ptr %358, i64 128
  %363 = load <16 x float>, ptr %362, align 4, !tbaa !161
  %364 = getelementptr inbounds i8, ptr %358, i64 192
  %365 = load <16 x float>, ptr %364, align 4, !tbaa !161
  br label %.preheader160.preheader

.preheader160.preheader:                          ; preds = %.thread569, %326
  %366 = phi <16 x float> [ %363, %326 ], [ zeroinitializer, %.thread569 ]
  %367 = phi <16 x float> [ %359, %326 ], [ zeroinitializer, %.thread569 ]
  %368 = phi <16 x float> [ %355, %326 ], [ zeroinitializer, %.thread569 ]
  %369 = phi <16 x float> [ %351, %326 ], [ zeroinitializer, %.thread569 ]
  %370 = phi <16 x float> [ %347, %326 ], [ zeroinitializer, %.thread569 ]
  %371 = phi <16 x float> [ %343, %326 ], [ zeroinitializer, %.thread569 ]
  %372 = phi <16 x float> [ %339, %326 ], [ zeroinitializer, %.thread569 ]
  %373 = phi <16 x float> [ %335, %326 ], [ zeroinitializer, %.thread569 ]
  %374 = phi <16 x float> [ %331, %326 ], [ zeroinitializer, %.thread569 ]
  %375 = phi <16 x float> [ %327, %326 ], [ zeroinitializer, %.thread569 ]
  %376 = phi <16 x float> [ %329, %326 ], [ zeroinitializer, %.thread569 ]
  %377 = phi <16 x float> [ %333, %326 ], [ zeroinitializer, %.thread569 ]
  %378 = phi ptr [ %334, %326 ], [ %322, %.thread569 ]
  %379 = phi <16 x float> [ %337, %326 ], [ zeroinitializer, %.thread569 ]
  %380 = phi <16 x float> [ %341, %326 ], [ zeroinitializer, %.thread569 ]
  %381 = phi ptr [ %342, %326 ], [ %323, %.thread569 ]
  %382 = phi <16 x float> [ %345, %326 ], [ zeroinitializer, %.thread569 ]
  %383 = phi <16 x float> [ %349, %326 ], [ zeroinitializer, %.thread569 ]
  %384 = phi ptr [ %350, %326 ], [ %324, %.thread569 ]
  %385 = phi <16 x float> [ %353, %326 ], [ zeroinitializer, %.thread569 ]
  %386 = phi <16 x float> [ %357, %326 ], [ zeroinitializer, %.thread569 ]
  %387 = phi ptr [ %358, %326 ], [ %325, %.thread569 ]
  %388 = phi <16 x float> [ %361, %326 ], [ zeroinitializer, %.thread569 ]
  %389 = phi <16 x float> [ %365, %326 ], [ zeroinitializer, %.thread569 ]
  %390 = getelementptr inbounds float, ptr %5, i64 %6
  %391 = getelementptr inbounds float, ptr %5, i64 %6
  %392 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %393 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %393, i32 1, i32 3, i32 1)
  %394 = getelementptr inbounds i8, ptr %5, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %394, i32 1, i32 3, i32 1)
  %395 = getelementptr inbounds i8, ptr %5, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %395, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %378, i32 1, i32 3, i32 1)
  %396 = getelementptr inbounds i8, ptr %392, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %396, i32 1, i32 3, i32 1)
  %397 = getelementptr inbounds i8, ptr %391, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %397, i32 1, i32 3, i32 1)
  %398 = getelementptr inbounds i8, ptr %390, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %398, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %381, i32 1, i32 3, i32 1)
  %399 = getelementptr inbounds i8, ptr %381, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %399, i32 1, i32 3, i32 1)
  %400 = getelementptr inbounds i8, ptr %381, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %400, i32 1, i32 3, i32 1)
  %401 = getelementptr inbounds i8, ptr %381, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %401, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %384, i32 1, i32 3, i32 1)
  %402 = getelementptr inbounds i8, ptr %384, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %402, i32 1, i32 3, i32 1)
  %403 = getelementptr inbounds i8, ptr %384, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %403, i32 1, i32 3, i32 1)
  %404 = getelementptr inbounds i8, ptr %384, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %404, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %387, i32 1, i32 3, i32 1)
  %405 = getelementptr inbounds i8, ptr %387, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %405, i32 1, i32 3, i32 1)
  %406 = getelementptr inbounds i8, ptr %387, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %406, i32 1, i32 3, i32 1)
  %407 = getelementptr inbounds i8, ptr %387, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %407, i32 1, i32 3, i32 1)
  %408 = icmp sgt i64 %3, 0
  br i1 %408, label %.lr.ph190.preheader, label %.preheader157

.lr.ph190.preheader:                              ; preds = %.preheader160.preheader
  %gep187.2.idx = shl i64 %.sroa.4121.0.copyload, 3
  %gep187.3.idx = mul i64 %.sroa.4121.0.copyload, 12
  %gep187.4.idx = shl i64 %.sroa.4121.0.copyload, 4
  br label %.lr.ph190

.preheader157:                                    ; preds = %.lr.ph190, %.preheader160.preheader
  %.sroa.78.0 = phi <16 x float> [ %389, %.preheader160.preheader ], [ %459, %.lr.ph190 ]
  %.sroa.74.0 = phi <16 x float> [ %366, %.preheader160.preheader ], [ %458, %.lr.ph190 ]
  %.sroa.70.0 = phi <16 x float> [ %388, %.preheader160.preheader ], [ %457, %.lr.ph190 ]
  %.sroa.66440.0 = phi <16 x float> [ %367, %.preheader160.preheader ], [ %456, %.lr.ph190 ]
  %.sroa.62438.0 = phi <16 x float> [ %386, %.preheader160.preheader ], [ %452, %.lr.ph190 ]
  %.sroa.58436.0 = phi <16 x float> [ %368, %.preheader160.preheader ], [ %451, %.lr.ph190 ]
  %.sroa.54434.0 = phi <16 x float> [ %385, %.preheader160.preheader ], [ %450, %.lr.ph190 ]
  %.sroa.50432.0 = phi <16 x float> [ %369, %.preheader160.preheader ], [ %449, %.lr.ph190 ]
  %.sroa.46430.0 = phi <16 x float> [ %383, %.preheader160.preheader ], [ %445, %.lr.ph190 ]
  %.sroa.42428.0 = phi <16 x float> [ %370, %.preheader160.preheader ], [ %444, %.lr.ph190 ]
  %.sroa.38426.0 = phi <16 x float> [ %382, %.preheader160.preheader ], [ %443, %.lr.ph190 ]
  %.sroa.34424.0 = phi <16 x float> [ %371, %.preheader160.preheader ], [ %442, %.lr.ph190 ]
  %.sroa.30422.0 = phi <16 x float> [ %380, %.preheader160.preheader ], [ %438, %.lr.ph190 ]
  %.sroa.26420.0 = phi <16 x float> [ %372, %.preheader160.preheader ], [ %437, %.lr.ph190 ]
  %.sroa.22418.0 = phi <16 x float> [ %379, %.preheader160.preheader ], [ %436, %.lr.ph190 ]
  %.sroa.18416.0 = phi <16 x float> [ %373, %.preheader160.preheader ], [ %435, %.lr.ph190 ]
  %.sroa.14414.0 = phi <16 x float> [ %377, %.preheader160.preheader ], [ %431, %.lr.ph190 ]
  %.sroa.10412.0 = phi <16 x float> [ %374, %.preheader160.preheader ], [ %430, %.lr.ph190 ]
  %.sroa.6410.0 = phi <16 x float> [ %376, %.preheader160.preheader ], [ %429, %.lr.ph190 ]
  %.sroa.0408.0 = phi <16 x float> [ %375, %.preheader160.preheader ], [ %428, %.lr.ph190 ]
  store <16 x float> %.sroa.0408.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6410.0, ptr %393, align 4, !tbaa !161
  store <16 x float> %.sroa.10412.0, ptr %394, align 4, !tbaa !161
  store <16 x float> %.sroa.14414.0, ptr %395, align 4, !tbaa !161
  store <16 x float> %.sroa.18416.0, ptr %378, align 4, !tbaa !161
  store <16 x float> %.sroa.22418.0, ptr %396, align 4, !tbaa !161
  store <16 x float> %.sroa.26420.0, ptr %397, align 4, !tbaa !161
  store <16 x float> %.sroa.30422.0, ptr %398, align 4, !tbaa !161
  store <16 x float> %.sroa.34424.0, ptr %381, align 4, !tbaa !161
  store <16 x float> %.sroa.38426.0, ptr %399, align 4, !tbaa !161
  store <16 x float> %.sroa.42428.0, ptr %400, align 4, !tbaa !161
  store <16 x float> %.sroa.46430.0, ptr %401, align 4, !tbaa !161
  store <16 x float> %.sroa.50432.0, ptr %384, align 4, !tbaa !161
  store <16 x float> %.sroa.54434.0, ptr %402, align 4, !tbaa !161
  store <16 x float> %.sroa.58436.0, ptr %403, align 4, !tbaa !161
  store <16 x float> %.sroa.62438.0, ptr %404, align 4, !tbaa !161
  store <16 x float> %.sroa.66440.0, ptr %387, align 4, !tbaa !161
  store <16 x float> %.sroa.70.0, ptr %405, align 4, !tbaa !161
  store <16 x float> %.sroa.74.0, ptr %406, align 4, !tbaa !161
  store <16 x float> %.sroa.78.0, ptr %407, align 4, !tbaa !161
  br label %624

.lr.ph190:                                        ; preds = %.lr.ph190.preheader, %.lr.ph190
  %.sroa.78.1 = phi <16 x float> [ %389, %.lr.ph190.preheader ], [ %459, %.lr.ph190 ]
  %.sroa.74.1 = phi <16 x float> [ %366, %.lr.ph190.preheader ], [ %458, %.lr.ph190 ]
  %.sroa.70.1 = phi <16 x float> [ %388, %.lr.ph190.preheader ], [ %457, %.lr.ph190 ]
  %.sroa.66440.1 = phi <16 x float> [ %367, %.lr.ph190.preheader ], [ %456, %.lr.ph190 ]
  %.sroa.62438.1 = phi <16 x float> [ %386, %.lr.ph190.preheader ], [ %452, %.lr.ph190 ]
  %.sroa.58436.1 = phi <16 x float> [ %368, %.lr.ph190.preheader ], [ %451, %.lr.ph190 ]
  %.sroa.54434.1 = phi <16 x float> [ %385, %.lr.ph190.preheader ], [ %450, %.lr.ph190 ]
  %.sroa.50432.1 = phi <16 x float> [ %369, %.lr.ph190.preheader ], [ %449, %.lr.ph190 ]
  %.sroa.46430.1 = phi <16 x float> [ %383, %.lr.ph190.preheader ], [ %445, %.lr.ph190 ]
  %.sroa.42428.1 = phi <16 x float> [ %370, %.lr.ph190.preheader ], [ %444, %.lr.ph190 ]
  %.sroa.38426.1 = phi <16 x float> [ %382, %.lr.ph190.preheader ], [ %443, %.lr.ph190 ]
  %.sroa.34424.1 = phi <16 x float> [ %371, %.lr.ph190.preheader ], [ %442, %.lr.ph190 ]
  %.sroa.30422.1 = phi <16 x float> [ %380, %.lr.ph190.preheader ], [ %438, %.lr.ph190 ]
  %.sroa.26420.1 = phi <16 x float> [ %372, %.lr.ph190.preheader ], [ %437, %.lr.ph190 ]
  %.sroa.22418.1 = phi <16 x float> [ %379, %.lr.ph190.preheader ], [ %436, %.lr.ph190 ]
  %.sroa.18416.1 = phi <16 x float> [ %373, %.lr.ph190.preheader ], [ %435, %.lr.ph190 ]
  %.sroa.14414.1 = phi <16 x float> [ %377, %.lr.ph190.preheader ], [ %431, %.lr.ph190 ]
  %.sroa.10412.1 = phi <16 x float> [ %374, %.lr.ph190.preheader ], [ %430, %.lr.ph190 ]
  %.sroa.6410.1 = phi <16 x float> [ %376, %.lr.ph190.preheader ], [ %429, %.lr.ph190 ]
  %.sroa.0408.1 = phi <16 x float> [ %375, %.lr.ph190.preheader ], [ %428, %.lr.ph190 ]
  %.067.i83189 = phi i64 [ 0, %.lr.ph190.preheader ], [ %460, %.lr.ph190 ]
  %409 = mul nsw i64 %.067.i83189, %2
  %410 = getelementptr inbounds float, ptr %1, i64 %409
  %411 = add nuw nsw i64 %.067.i83189, 8
  %412 = mul nsw i64 %411, %2
  %413 = getelementptr inbounds float, ptr %1, i64 %412
  %414 = load <16 x float>, ptr %410, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %413, i32 0, i32 3, i32 1)
  %415 = getelementptr inbounds i8, ptr %410, i64 64
  %416 = load <16 x float>, ptr %415, align 4, !tbaa !161
  %417 = getelementptr inbounds i8, ptr %413, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %417, i32 0, i32 3, i32 1)
  %418 = getelementptr inbounds i8, ptr %410, i64 128
  %419 = load <16 x float>, ptr %418, align 4, !tbaa !161
  %420 = getelementptr inbounds i8, ptr %413, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %420, i32 0, i32 3, i32 1)
  %421 = getelementptr inbounds i8, ptr %410, i64 192
  %422 = load <16 x float>, ptr %421, align 4, !tbaa !161
  %423 = getelementptr inbounds i8, ptr %413, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %423, i32 0, i32 3, i32 1)
  %424 = mul nsw i64 %.067.i83189, %.sroa.5122.0.copyload
  %invariant.gep186 = getelementptr float, ptr %.sroa.0120.0.copyload, i64 %424
  %425 = load float, ptr %invariant.gep186, align 4, !tbaa !139
  %426 = insertelement <16 x float> poison, float %425, i64 0
  %427 = shufflevector <16 x float> %426, <16 x float> poison, <16 x i32> zeroinitializer
  %428 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %427, <16 x float> %414, <16 x float> %.sroa.0408.1)
  %429 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %427, <16 x float> %416, <16 x float> %.sroa.6410.1)
  %430 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %427, <16 x float> %419, <16 x float> %.sroa.10412.1)
  %431 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %427, <16 x float> %422, <16 x float> %.sroa.14414.1)
  %gep187.1 = getelementptr float, ptr %invariant.gep186, i64 %.sroa.4121.0.copyload
  %432 = load float, ptr %gep187.1, align 4, !tbaa !139
  %433 = insertelement <16 x float> poison, float %432, i64 0
  %434 = shufflevector <16 x float> %433, <16 x float> poison, <16 x i32> zeroinitializer
  %435 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %434, <16 x float> %414, <16 x float> %.sroa.18416.1)
  %436 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %434, <16 x float> %416, <16 x float> %.sroa.22418.1)
  %437 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %434, <16 x float> %419, <16 x float> %.sroa.26420.1)
  %438 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %434, <16 x float> %422, <16 x float> %.sroa.30422.1)
  %gep187.2 = getelementptr i8, ptr %invariant.gep186, i64 %gep187.2.idx
  %439 = load float, ptr %gep187.2, align 4, !tbaa !139
  %440 = insertelement <16 x float> poison, float %439, i64 0
  %441 = shufflevector <16 x float> %440, <16 x float> poison, <16 x i32> zeroinitializer
  %442 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %441, <16 x float> %414, <16 x float> %.sroa.34424.1)
  %443 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %441, <16 x float> %416, <16 x float> %.sroa.38426.1)
  %444 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %441, <16 x float> %419, <16 x float> %.sroa.42428.1)
  %445 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %441, <16 x float> %422, <16 x float> %.sroa.46430.1)
  %gep187.3 = getelementptr i8, ptr %invariant.gep186, i64 %gep187.3.idx
  %446 = load float, ptr %gep187.3, align 4, !tbaa !139
  %447 = insertelement <16 x float> poison, float %446, i64 0
  %448 = shufflevector <16 x float> %447, <16 x float> poison, <16 x i32> zeroinitializer
  %449 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %448, <16 x float> %414, <16 x float> %.sroa.50432.1)
  %450 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %448, <16 x float> %416, <16 x float> %.sroa.54434.1)
  %451 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %448, <16 x float> %419, <16 x float> %.sroa.58436.1)
  %452 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %448, <16 x float> %422, <16 x float> %.sroa.62438.1)
  %gep187.4 = getelementptr i8, ptr %invariant.gep186, i64 %gep187.4.idx
  %453 = load float, ptr %gep187.4, align 4, !tbaa !139
  %454 = insertelement <16 x float> poison, float %453, i64 0
  %455 = shufflevector <16 x float> %454, <16 x float> poison, <16 x i32> zeroinitializer
  %456 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %455, <16 x float> %414, <16 x float> %.sroa.66440.1)
  %457 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %455, <16 x float> %416, <16 x float> %.sroa.70.1)
  %458 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %455, <16 x float> %419, <16 x float> %.sroa.74.1)
  %459 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %455, <16 x float> %422, <16 x float> %.sroa.78.1)
  %460 = add nuw nsw i64 %.067.i83189, 1
  %exitcond254.not = icmp eq i64 %460, %3
  br i1 %exitcond254.not, label %.preheader157, label %.lr.ph190, !llvm.loop !185

.preheader169:                                    ; preds = %8
  %.sroa.0123.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4124.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4124.0.copyload = load i64, ptr %.sroa.4124.0..sroa_idx, align 8
  %.sroa.5125.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5125.0.copyload = load i64, ptr %.sroa.5125.0..sroa_idx, align 8
  %.not.i108 = icmp eq i64 %7, 0
  br i1 %.not.i108, label %.thread591, label %466

.thread591:                                       ; preds = %.preheader169
  %461 = getelementptr inbounds float, ptr %5, i64 %6
  %.idx576 = shl nsw i64 %6, 3
  %462 = getelementptr inbounds i8, ptr %5, i64 %.idx576
  %.idx511580 = mul i64 %6, 12
  %463 = getelementptr inbounds i8, ptr %5, i64 %.idx511580
  %.idx512584 = shl nsw i64 %6, 4
  %464 = getelementptr inbounds i8, ptr %5, i64 %.idx512584
  %.idx513588 = mul i64 %6, 20
  %465 = getelementptr inbounds i8, ptr %5, i64 %.idx513588
  br label %.preheader167.preheader

466:                                              ; preds = %.preheader169
  %467 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %468 = getelementptr inbounds i8, ptr %5, i64 64
  %469 = load <16 x float>, ptr %468, align 4, !tbaa !161
  %470 = getelementptr inbounds i8, ptr %5, i64 128
  %471 = load <16 x float>, ptr %470, align 4, !tbaa !161
  %472 = getelementptr inbounds i8, ptr %5, i64 192
  %473 = load <16 x float>, ptr %472, align 4, !tbaa !161
  %474 = getelementptr inbounds float, ptr %5, i64 %6
  %475 = load <16 x float>, ptr %474, align 4, !tbaa !161
  %476 = getelementptr inbounds i8, ptr %474, i64 64
  %477 = load <16 x float>, ptr %476, align 4, !tbaa !161
  %478 = getelementptr inbounds i8, ptr %474, i64 128
  %479 = load <16 x float>, ptr %478, align 4, !tbaa !161
  %480 = getelementptr inbounds i8, ptr %474, i64 192
  %481 = load <16 x float>, ptr %480, align 4, !tbaa !161
  %.idx = shl nsw i64 %6, 3
  %482 = getelementptr inbounds i8, ptr %5, i64 %.idx
  %483 = load <16 x float>, ptr %482, align 4, !tbaa !161
  %484 = getelementptr inbounds i8, ptr %482, i64 64
  %485 = load <16 x float>, ptr %484, align 4, !tbaa !161
  %486 = getelementptr inbounds i8, ptr %482, i64 128
  %487 = load <16 x float>, ptr %486, align 4, !tbaa !161
  %488 = getelementptr inbounds i8, ptr %482, i64 192
  %489 = load <16 x float>, ptr %488, align 4, !tbaa !161
  %.idx511 = mul i64 %6, 12
  %490 = getelementptr inbounds i8, ptr %5, i64 %.idx511
  %491 = load <16 x float>, ptr %490, align 4, !tbaa !161
  %492 = getelementptr inbounds i8, ptr %490, i64 64
  %493 = load <16 x float>, ptr %492, align 4, !tbaa !161
  %494 = getelementptr inbounds i8, ptr %490, i64 128
  %495 = load <16 x float>, ptr %494, align 4, !tbaa !161
  %496 = getelementptr inbounds i8, ptr %490, i64 192
  %497 = load <16 x float>, ptr %496, align 4, !tbaa !161
  %.idx512 = shl nsw i64 %6, 4
  %498 = getelementptr inbounds i8, ptr %5, i64 %.idx512
  %499 = load <16 x float>, ptr %498, align 4, !tbaa !161
  %500 = getelementptr inbounds i8, ptr %498, i64 64
  %501 = load <16 x float>, ptr %500, align 4, !tbaa !161
  %502 = getelementptr inbounds i8, ptr %498, i64 128
  %503 = load <16 x float>, ptr %502, align 4, !tbaa !161
  %504 = getelementptr inbounds i8, ptr %498, i64 192
  %505 = load <16 x float>, ptr %504, align 4, !tbaa !161
  %.idx513 = mul i64 %6, 20
  %506 = getelementptr inbounds i8, ptr %5, i64 %.idx513
  %507 = load <16 x float>, ptr %506, align 4, !tbaa !161
  %508 = getelementptr inbounds i8, ptr %506, i64 64
  %509 = load <16 x float>, ptr %508, align 4, !tbaa !161
  %510 = getelementptr inbounds i8, ptr %506, i64 128
  %511 = load <16 x float>, ptr %510, align 4, !tbaa !161
  %512 = getelementptr inbounds i8, ptr %506, i64 192
  %513 = load <16 x float>, ptr %512, align 4, !tbaa !161
  br label %.preheader167.preheader

.preheader167.preheader:                          ; preds = %.thread591, %466
  %514 = phi <16 x float> [ %511, %466 ], [ zeroinitializer, %.thread591 ]
  %515 = phi <16 x float> [ %507, %466 ], [ zeroinitializer, %.thread591 ]
  %516 = phi <16 x float> [ %503, %466 ], [ zeroinitializer, %.thread591 ]
  %517 = phi <16 x float> [ %499, %466 ], [ zeroinitializer, %.thread591 ]
  %518 = phi <16 x float> [ %495, %466 ], [ zeroinitializer, %.thread591 ]
  %519 = phi <16 x float> [ %491, %466 ], [ zeroinitializer, %.thread591 ]
  %520 = phi <16 x float> [ %487, %466 ], [ zeroinitializer, %.thread591 ]
  %521 = phi <16 x float> [ %483, %466 ], [ zeroinitializer, %.thread591 ]
  %522 = phi <16 x float> [ %479, %466 ], [ zeroinitializer, %.thread591 ]
  %523 = phi <16 x float> [ %475, %466 ], [ zeroinitializer, %.thread591 ]
  %524 = phi <16 x float> [ %471, %466 ], [ zeroinitializer, %.thread591 ]
  %525 = phi <16 x float> [ %467, %466 ], [ zeroinitializer, %.thread591 ]
  %526 = phi <16 x float> [ %469, %466 ], [ zeroinitializer, %.thread591 ]
  %527 = phi <16 x float> [ %473, %466 ], [ zeroinitializer, %.thread591 ]
  %528 = phi ptr [ %474, %466 ], [ %461, %.thread591 ]
  %529 = phi <16 x float> [ %477, %466 ], [ zeroinitializer, %.thread591 ]
  %530 = phi <16 x float> [ %481, %466 ], [ zeroinitializer, %.thread591 ]
  %531 = phi ptr [ %482, %466 ], [ %462, %.thread591 ]
  %532 = phi <16 x float> [ %485, %466 ], [ zeroinitializer, %.thread591 ]
  %533 = phi <16 x float> [ %489, %466 ], [ zeroinitializer, %.thread591 ]
  %534 = phi ptr [ %490, %466 ], [ %463, %.thread591 ]
  %535 = phi <16 x float> [ %493, %466 ], [ zeroinitializer, %.thread591 ]
  %536 = phi <16 x float> [ %497, %466 ], [ zeroinitializer, %.thread591 ]
  %537 = phi ptr [ %498, %466 ], [ %464, %.thread591 ]
  %538 = phi <16 x float> [ %501, %466 ], [ zeroinitializer, %.thread591 ]
  %539 = phi <16 x float> [ %505, %466 ], [ zeroinitializer, %.thread591 ]
  %540 = phi ptr [ %506, %466 ], [ %465, %.thread591 ]
  %541 = phi <16 x float> [ %509, %466 ], [ zeroinitializer, %.thread591 ]
  %542 = phi <16 x float> [ %513, %466 ], [ zeroinitializer, %.thread591 ]
  %543 = getelementptr inbounds float, ptr %5, i64 %6
  %544 = getelementptr inbounds float, ptr %5, i64 %6
  %545 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %546 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %546, i32 1, i32 3, i32 1)
  %547 = getelementptr inbounds i8, ptr %5, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %547, i32 1, i32 3, i32 1)
  %548 = getelementptr inbounds i8, ptr %5, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %548, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %528, i32 1, i32 3, i32 1)
  %549 = getelementptr inbounds i8, ptr %545, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %549, i32 1, i32 3, i32 1)
  %550 = getelementptr inbounds i8, ptr %544, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %550, i32 1, i32 3, i32 1)
  %551 = getelementptr inbounds i8, ptr %543, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %551, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %531, i32 1, i32 3, i32 1)
  %552 = getelementptr inbounds i8, ptr %531, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %552, i32 1, i32 3, i32 1)
  %553 = getelementptr inbounds i8, ptr %531, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %553, i32 1, i32 3, i32 1)
  %554 = getelementptr inbounds i8, ptr %531, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %554, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %534, i32 1, i32 3, i32 1)
  %555 = getelementptr inbounds i8, ptr %534, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %555, i32 1, i32 3, i32 1)
  %556 = getelementptr inbounds i8, ptr %534, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %556, i32 1, i32 3, i32 1)
  %557 = getelementptr inbounds i8, ptr %534, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %557, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %537, i32 1, i32 3, i32 1)
  %558 = getelementptr inbounds i8, ptr %537, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %558, i32 1, i32 3, i32 1)
  %559 = getelementptr inbounds i8, ptr %537, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %559, i32 1, i32 3, i32 1)
  %560 = getelementptr inbounds i8, ptr %537, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %560, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %540, i32 1, i32 3, i32 1)
  %561 = getelementptr inbounds i8, ptr %540, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %561, i32 1, i32 3, i32 1)
  %562 = getelementptr inbounds i8, ptr %540, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %562, i32 1, i32 3, i32 1)
  %563 = getelementptr inbounds i8, ptr %540, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %563, i32 1, i32 3, i32 1)
  %564 = icmp sgt i64 %3, 0
  br i1 %564, label %.lr.ph.preheader, label %.preheader164

.lr.ph.preheader:                                 ; preds = %.preheader167.preheader
  %gep.2.idx = shl i64 %.sroa.4124.0.copyload, 3
  %gep.3.idx = mul i64 %.sroa.4124.0.copyload, 12
  %gep.4.idx = shl i64 %.sroa.4124.0.copyload, 4
  %gep.5.idx = mul i64 %.sroa.4124.0.copyload, 20
  br label %.lr.ph

.preheader164:                                    ; preds = %.lr.ph, %.preheader167.preheader
  %.sroa.0466.0 = phi <16 x float> [ %525, %.preheader167.preheader ], [ %584, %.lr.ph ]
  %.sroa.6468.0 = phi <16 x float> [ %526, %.preheader167.preheader ], [ %585, %.lr.ph ]
  %.sroa.10470.0 = phi <16 x float> [ %524, %.preheader167.preheader ], [ %586, %.lr.ph ]
  %.sroa.14472.0 = phi <16 x float> [ %527, %.preheader167.preheader ], [ %587, %.lr.ph ]
  %.sroa.18474.0 = phi <16 x float> [ %523, %.preheader167.preheader ], [ %591, %.lr.ph ]
  %.sroa.22476.0 = phi <16 x float> [ %529, %.preheader167.preheader ], [ %592, %.lr.ph ]
  %.sroa.26478.0 = phi <16 x float> [ %522, %.preheader167.preheader ], [ %593, %.lr.ph ]
  %.sroa.30480.0 = phi <16 x float> [ %530, %.preheader167.preheader ], [ %594, %.lr.ph ]
  %.sroa.34482.0 = phi <16 x float> [ %521, %.preheader167.preheader ], [ %598, %.lr.ph ]
  %.sroa.38484.0 = phi <16 x float> [ %532, %.preheader167.preheader ], [ %599, %.lr.ph ]
  %.sroa.42486.0 = phi <16 x float> [ %520, %.preheader167.preheader ], [ %600, %.lr.ph ]
  %.sroa.46488.0 = phi <16 x float> [ %533, %.preheader167.preheader ], [ %601, %.lr.ph ]
  %.sroa.50490.0 = phi <16 x float> [ %519, %.preheader167.preheader ], [ %605, %.lr.ph ]
  %.sroa.54492.0 = phi <16 x float> [ %535, %.preheader167.preheader ], [ %606, %.lr.ph ]
  %.sroa.58494.0 = phi <16 x float> [ %518, %.preheader167.preheader ], [ %607, %.lr.ph ]
  %.sroa.62496.0 = phi <16 x float> [ %536, %.preheader167.preheader ], [ %608, %.lr.ph ]
  %.sroa.66498.0 = phi <16 x float> [ %517, %.preheader167.preheader ], [ %612, %.lr.ph ]
  %.sroa.70500.0 = phi <16 x float> [ %538, %.preheader167.preheader ], [ %613, %.lr.ph ]
  %.sroa.74502.0 = phi <16 x float> [ %516, %.preheader167.preheader ], [ %614, %.lr.ph ]
  %.sroa.78504.0 = phi <16 x float> [ %539, %.preheader167.preheader ], [ %615, %.lr.ph ]
  %.sroa.82506.0 = phi <16 x float> [ %515, %.preheader167.preheader ], [ %619, %.lr.ph ]
  %.sroa.86.0 = phi <16 x float> [ %541, %.preheader167.preheader ], [ %620, %.lr.ph ]
  %.sroa.90.0 = phi <16 x float> [ %514, %.preheader167.preheader ], [ %621, %.lr.ph ]
  %.sroa.94.0 = phi <16 x float> [ %542, %.preheader167.preheader ], [ %622, %.lr.ph ]
  store <16 x float> %.sroa.0466.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6468.0, ptr %546, align 4, !tbaa !161
  store <16 x float> %.sroa.10470.0, ptr %547, align 4, !tbaa !161
  store <16 x float> %.sroa.14472.0, ptr %548, align 4, !tbaa !161
  store <16 x float> %.sroa.18474.0, ptr %528, align 4, !tbaa !161
  store <16 x float> %.sroa.22476.0, ptr %549, align 4, !tbaa !161
  store <16 x float> %.sroa.26478.0, ptr %550, align 4, !tbaa !161
  store <16 x float> %.sroa.30480.0, ptr %551, align 4, !tbaa !161
  store <16 x float> %.sroa.34482.0, ptr %531, align 4, !tbaa !161
  store <16 x float> %.sroa.38484.0, ptr %552, align 4, !tbaa !161
  store <16 x float> %.sroa.42486.0, ptr %553, align 4, !tbaa !161
  store <16 x float> %.sroa.46488.0, ptr %554, align 4, !tbaa !161
  store <16 x float> %.sroa.50490.0, ptr %534, align 4, !tbaa !161
  store <16 x float> %.sroa.54492.0, ptr %555, align 4, !tbaa !161
  store <16 x float> %.sroa.58494.0, ptr %556, align 4, !tbaa !161
  store <16 x float> %.sroa.62496.0, ptr %557, align 4, !tbaa !161
  store <16 x float> %.sroa.66498.0, ptr %537, align 4, !tbaa !161
  store <16 x float> %.sroa.70500.0, ptr %558, align 4, !tbaa !161
  store <16 x float> %.sroa.74502.0, ptr %559, align 4, !tbaa !161
  store <16 x float> %.sroa.78504.0, ptr %560, align 4, !tbaa !161
  store <16 x float> %.sroa.82506.0, ptr %540, align 4, !tbaa !161
  store <16 x float> %.sroa.86.0, ptr %561, align 4, !tbaa !161
  store <16 x float> %.sroa.90.0, ptr %562, align 4, !tbaa !161
  store <16 x float> %.sroa.94.0, ptr %563, align 4, !tbaa !161
  br label %624

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.sroa.0466.1 = phi <16 x float> [ %525, %.lr.ph.preheader ], [ %584, %.lr.ph ]
  %.sroa.6468.1 = phi <16 x float> [ %526, %.lr.ph.preheader ], [ %585, %.lr.ph ]
  %.sroa.10470.1 = phi <16 x float> [ %524, %.lr.ph.preheader ], [ %586, %.lr.ph ]
  %.sroa.14472.1 = phi <16 x float> [ %527, %.lr.ph.preheader ], [ %587, %.lr.ph ]
  %.sroa.18474.1 = phi <16 x float> [ %523, %.lr.ph.preheader ], [ %591, %.lr.ph ]
  %.sroa.22476.1 = phi <16 x float> [ %529, %.lr.ph.preheader ], [ %592, %.lr.ph ]
  %.sroa.26478.1 = phi <16 x float> [ %522, %.lr.ph.preheader ], [ %593, %.lr.ph ]
  %.sroa.30480.1 = phi <16 x float> [ %530, %.lr.ph.preheader ], [ %594, %.lr.ph ]
  %.sroa.34482.1 = phi <16 x float> [ %521, %.lr.ph.preheader ], [ %598, %.lr.ph ]
  %.sroa.38484.1 = phi <16 x float> [ %532, %.lr.ph.preheader ], [ %599, %.lr.ph ]
  %.sroa.42486.1 = phi <16 x float> [ %520, %.lr.ph.preheader ], [ %600, %.lr.ph ]
  %.sroa.46488.1 = phi <16 x float> [ %533, %.lr.ph.preheader ], [ %601, %.lr.ph ]
  %.sroa.50490.1 = phi <16 x float> [ %519, %.lr.ph.preheader ], [ %605, %.lr.ph ]
  %.sroa.54492.1 = phi <16 x float> [ %535, %.lr.ph.preheader ], [ %606, %.lr.ph ]
  %.sroa.58494.1 = phi <16 x float> [ %518, %.lr.ph.preheader ], [ %607, %.lr.ph ]
  %.sroa.62496.1 = phi <16 x float> [ %536, %.lr.ph.preheader ], [ %608, %.lr.ph ]
  %.sroa.66498.1 = phi <16 x float> [ %517, %.lr.ph.preheader ], [ %612, %.lr.ph ]
  %.sroa.70500.1 = phi <16 x float> [ %538, %.lr.ph.preheader ], [ %613, %.lr.ph ]
  %.sroa.74502.1 = phi <16 x float> [ %516, %.lr.ph.preheader ], [ %614, %.lr.ph ]
  %.sroa.78504.1 = phi <16 x float> [ %539, %.lr.ph.preheader ], [ %615, %.lr.ph ]
  %.sroa.82506.1 = phi <16 x float> [ %515, %.lr.ph.preheader ], [ %619, %.lr.ph ]
  %.sroa.86.1 = phi <16 x float> [ %541, %.lr.ph.preheader ], [ %620, %.lr.ph ]
  %.sroa.90.1 = phi <16 x float> [ %514, %.lr.ph.preheader ], [ %621, %.lr.ph ]
  %.sroa.94.1 = phi <16 x float> [ %542, %.lr.ph.preheader ], [ %622, %.lr.ph ]
  %.067.i98177 = phi i64 [ 0, %.lr.ph.preheader ], [ %623, %.lr.ph ]
  %565 = mul nsw i64 %.067.i98177, %2
  %566 = getelementptr inbounds float, ptr %1, i64 %565
  %567 = add nuw nsw i64 %.067.i98177, 8
  %568 = mul nsw i64 %567, %2
  %569 = getelementptr inbounds float, ptr %1, i64 %568
  %570 = load <16 x float>, ptr %566, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %569, i32 0, i32 3, i32 1)
  %571 = getelementptr inbounds i8, ptr %566, i64 64
  %572 = load <16 x float>, ptr %571, align 4, !tbaa !161
  %573 = getelementptr inbounds i8, ptr %569, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %573, i32 0, i32 3, i32 1)
  %574 = getelementptr inbounds i8, ptr %566, i64 128
  %575 = load <16 x float>, ptr %574, align 4, !tbaa !161
  %576 = getelementptr inbounds i8, ptr %569, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %576, i32 0, i32 3, i32 1)
  %577 = getelementptr inbounds i8, ptr %566, i64 192
  %578 = load <16 x float>, ptr %577, align 4, !tbaa !161
  %579 = getelementptr inbounds i8, ptr %569, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %579, i32 0, i32 3, i32 1)
  %580 = mul nsw i64 %.067.i98177, %.sroa.5125.0.copyload
  %invariant.gep = getelementptr float, ptr %.sroa.0123.0.copyload, i64 %580
  %581 = load float, ptr %invariant.gep, align 4, !tbaa !139
  %582 = insertelement <16 x float> poison, float %581, i64 0
  %583 = shufflevector <16 x float> %582, <16 x float> poison, <16 x i32> zeroinitializer
  %584 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %583, <16 x float> %570, <16 x float> %.sroa.0466.1)
  %585 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %583, <16 x float> %572, <16 x float> %.sroa.6468.1)
  %586 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %583, <16 x float> %575, <16 x float> %.sroa.10470.1)
  %587 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %583, <16 x float> %578, <16 x float> %.sroa.14472.1)
  %gep.1 = getelementptr float, ptr %invariant.gep, i64 %.sroa.4124.0.copyload
  %588 = load float, ptr %gep.1, align 4, !tbaa !139
  %589 = insertelement <16 x float> poison, float %588, i64 0
  %590 = shufflevector <16 x float> %589, <16 x float> poison, <16 x i32> zeroinitializer
  %591 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %590, <16 x float> %570, <16 x float> %.sroa.18474.1)
  %592 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %590, <16 x float> %572, <16 x float> %.sroa.22476.1)
  %593 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %590, <16 x float> %575, <16 x float> %.sroa.26478.1)
  %594 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %590, <16 x float> %578, <16 x float> %.sroa.30480.1)
  %gep.2 = getelementptr i8, ptr %invariant.gep, i64 %gep.2.idx
  %595 = load float, ptr %gep.2, align 4, !tbaa !139
  %596 = insertelement <16 x float> poison, float %595, i64 0
  %597 = shufflevector <16 x float> %596, <16 x float> poison, <16 x i32> zeroinitializer
  %598 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %597, <16 x float> %570, <16 x float> %.sroa.34482.1)
  %599 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %597, <16 x float> %572, <16 x float> %.sroa.38484.1)
  %600 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %597, <16 x float> %575, <16 x float> %.sroa.42486.1)
  %601 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %597, <16 x float> %578, <16 x float> %.sroa.46488.1)
  %gep.3 = getelementptr i8, ptr %invariant.gep, i64 %gep.3.idx
  %602 = load float, ptr %gep.3, align 4, !tbaa !139
  %603 = insertelement <16 x float> poison, float %602, i64 0
  %604 = shufflevector <16 x float> %603, <16 x float> poison, <16 x i32> zeroinitializer
  %605 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %604, <16 x float> %570, <16 x float> %.sroa.50490.1)
  %606 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %604, <16 x float> %572, <16 x float> %.sroa.54492.1)
  %607 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %604, <16 x float> %575, <16 x float> %.sroa.58494.1)
  %608 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %604, <16 x float> %578, <16 x float> %.sroa.62496.1)
  %gep.4 = getelementptr i8, ptr %invariant.gep, i64 %gep.4.idx
  %609 = load float, ptr %gep.4, align 4, !tbaa !139
  %610 = insertelement <16 x float> poison, float %609, i64 0
  %611 = shufflevector <16 x float> %610, <16 x float> poison, <16 x i32> zeroinitializer
  %612 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %611, <16 x float> %570, <16 x float> %.sroa.66498.1)
  %613 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %611, <16 x float> %572, <16 x float> %.sroa.70500.1)
  %614 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %611, <16 x float> %575, <16 x float> %.sroa.74502.1)
  %615 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %611, <16 x float> %578, <16 x float> %.sroa.78504.1)
  %gep.5 = getelementptr i8, ptr %invariant.gep, i64 %gep.5.idx
  %616 = load float, ptr %gep.5, align 4, !tbaa !139
  %617 = insertelement <16 x float> poison, float %616, i64 0
  %618 = shufflevector <16 x float> %617, <16 x float> poison, <16 x i32> zeroinitializer
  %619 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %618, <16 x float> %570, <16 x float> %.sroa.82506.1)
  %620 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %618, <16 x float> %572, <16 x float> %.sroa.86.1)
  %621 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %618, <16 x float> %575, <16 x float> %.sroa.90.1)
  %622 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %618, <16 x float> %578, <16 x float> %.sroa.94.1)
  %623 = add nuw nsw i64 %.067.i98177, 1
  %exitcond.not = icmp eq i64 %623, %3
  br i1 %exitcond.not, label %.preheader164, label %.lr.ph, !llvm.loop !185

624:                                              ; preds = %.preheader164, %.preheader157, %.preheader150, %.preheader143, %.preheader136, %.preheader126, %8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind
define internal fastcc void @tile_of_3(ptr nocapture noundef readonly byval(%struct.numbers) align 8 %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef %5, i64 noundef %6, i64 noundef %7) unnamed_addr #9 {
  switch i64 %4, label %811 [
    i64 1, label %.preheader181
    i64 2, label %.preheader189
    i64 3, label %.preheader196
    i64 4, label %.preheader203
    i64 5, label %.preheader210
    i64 6, label %.preheader217
    i64 7, label %.preheader224
    i64 8, label %.preheader231
  ]

.preheader181:                                    ; preds = %8
  %.sroa.0.0.copyload = load ptr, ptr %0, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5.0.copyload = load i64, ptr %.sroa.5.0..sroa_idx, align 8
  %.not.i = icmp eq i64 %7, 0
  br i1 %.not.i, label %.loopexit182, label %9

9:                                                ; preds = %.preheader181
  %10 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %11 = getelementptr inbounds i8, ptr %5, i64 64
  %12 = load <16 x float>, ptr %11, align 4, !tbaa !161
  %13 = getelementptr inbounds i8, ptr %5, i64 128
  %14 = load <16 x float>, ptr %13, align 4, !tbaa !161
  br label %.loopexit182

.loopexit182:                                     ; preds = %.preheader181, %9
  %15 = phi <16 x float> [ %12, %9 ], [ zeroinitializer, %.preheader181 ]
  %16 = phi <16 x float> [ %10, %9 ], [ zeroinitializer, %.preheader181 ]
  %17 = phi <16 x float> [ %14, %9 ], [ zeroinitializer, %.preheader181 ]
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %18 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %18, i32 1, i32 3, i32 1)
  %19 = getelementptr inbounds i8, ptr %5, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %19, i32 1, i32 3, i32 1)
  %20 = icmp sgt i64 %3, 0
  br i1 %20, label %.lr.ph330, label %.preheader174

.preheader174:                                    ; preds = %.lr.ph330, %.loopexit182
  %.sroa.10.0 = phi <16 x float> [ %17, %.loopexit182 ], [ %39, %.lr.ph330 ]
  %.sroa.6399.0 = phi <16 x float> [ %15, %.loopexit182 ], [ %38, %.lr.ph330 ]
  %.sroa.0397.0 = phi <16 x float> [ %16, %.loopexit182 ], [ %37, %.lr.ph330 ]
  store <16 x float> %.sroa.0397.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6399.0, ptr %18, align 4, !tbaa !161
  store <16 x float> %.sroa.10.0, ptr %19, align 4, !tbaa !161
  br label %811

.lr.ph330:                                        ; preds = %.loopexit182, %.lr.ph330
  %.sroa.10.1 = phi <16 x float> [ %39, %.lr.ph330 ], [ %17, %.loopexit182 ]
  %.sroa.6399.1 = phi <16 x float> [ %38, %.lr.ph330 ], [ %15, %.loopexit182 ]
  %.sroa.0397.1 = phi <16 x float> [ %37, %.lr.ph330 ], [ %16, %.loopexit182 ]
  %.067.i329 = phi i64 [ %40, %.lr.ph330 ], [ 0, %.loopexit182 ]
  %21 = mul nsw i64 %.067.i329, %2
  %22 = getelementptr inbounds float, ptr %1, i64 %21
  %23 = add nuw nsw i64 %.067.i329, 8
  %24 = mul nsw i64 %23, %2
  %25 = getelementptr inbounds float, ptr %1, i64 %24
  %26 = load <16 x float>, ptr %22, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %25, i32 0, i32 3, i32 1)
  %27 = getelementptr inbounds i8, ptr %22, i64 64
  %28 = load <16 x float>, ptr %27, align 4, !tbaa !161
  %29 = getelementptr inbounds i8, ptr %25, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %29, i32 0, i32 3, i32 1)
  %30 = getelementptr inbounds i8, ptr %22, i64 128
  %31 = load <16 x float>, ptr %30, align 4, !tbaa !161
  %32 = getelementptr inbounds i8, ptr %25, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %32, i32 0, i32 3, i32 1)
  %33 = mul nsw i64 %.067.i329, %.sroa.5.0.copyload
  %invariant.gep326 = getelementptr float, ptr %.sroa.0.0.copyload, i64 %33
  %34 = load float, ptr %invariant.gep326, align 4, !tbaa !139
  %35 = insertelement <16 x float> poison, float %34, i64 0
  %36 = shufflevector <16 x float> %35, <16 x float> poison, <16 x i32> zeroinitializer
  %37 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %36, <16 x float> %26, <16 x float> %.sroa.0397.1)
  %38 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %36, <16 x float> %28, <16 x float> %.sroa.6399.1)
  %39 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %36, <16 x float> %31, <16 x float> %.sroa.10.1)
  %40 = add nuw nsw i64 %.067.i329, 1
  %exitcond395.not = icmp eq i64 %40, %3
  br i1 %exitcond395.not, label %.preheader174, label %.lr.ph330, !llvm.loop !185

.preheader189:                                    ; preds = %8
  %.sroa.0153.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4154.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4154.0.copyload = load i64, ptr %.sroa.4154.0..sroa_idx, align 8
  %.sroa.5155.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5155.0.copyload = load i64, ptr %.sroa.5155.0..sroa_idx, align 8
  %.not.i60 = icmp eq i64 %7, 0
  br i1 %.not.i60, label %.thread752, label %42

.thread752:                                       ; preds = %.preheader189
  %41 = getelementptr inbounds float, ptr %5, i64 %6
  br label %.preheader187.preheader

42:                                               ; preds = %.preheader189
  %43 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %44 = getelementptr inbounds i8, ptr %5, i64 64
  %45 = load <16 x float>, ptr %44, align 4, !tbaa !161
  %46 = getelementptr inbounds i8, ptr %5, i64 128
  %47 = load <16 x float>, ptr %46, align 4, !tbaa !161
  %48 = getelementptr inbounds float, ptr %5, i64 %6
  %49 = load <16 x float>, ptr %48, align 4, !tbaa !161
  %50 = getelementptr inbounds i8, ptr %48, i64 64
  %51 = load <16 x float>, ptr %50, align 4, !tbaa !161
  %52 = getelementptr inbounds i8, ptr %48, i64 128
  %53 = load <16 x float>, ptr %52, align 4, !tbaa !161
  br label %.preheader187.preheader

.preheader187.preheader:                          ; preds = %.thread752, %42
  %54 = phi <16 x float> [ %51, %42 ], [ zeroinitializer, %.thread752 ]
  %55 = phi ptr [ %48, %42 ], [ %41, %.thread752 ]
  %56 = phi <16 x float> [ %47, %42 ], [ zeroinitializer, %.thread752 ]
  %57 = phi <16 x float> [ %43, %42 ], [ zeroinitializer, %.thread752 ]
  %58 = phi <16 x float> [ %45, %42 ], [ zeroinitializer, %.thread752 ]
  %59 = phi <16 x float> [ %49, %42 ], [ zeroinitializer, %.thread752 ]
  %60 = phi <16 x float> [ %53, %42 ], [ zeroinitializer, %.thread752 ]
  %61 = getelementptr inbounds float, ptr %5, i64 %6
  %62 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %63 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %63, i32 1, i32 3, i32 1)
  %64 = getelementptr inbounds i8, ptr %5, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %64, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %55, i32 1, i32 3, i32 1)
  %65 = getelementptr inbounds i8, ptr %62, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %65, i32 1, i32 3, i32 1)
  %66 = getelementptr inbounds i8, ptr %61, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %66, i32 1, i32 3, i32 1)
  %67 = icmp sgt i64 %3, 0
  br i1 %67, label %.lr.ph317, label %.preheader184

.preheader184:                                    ; preds = %.lr.ph317, %.preheader187.preheader
  %.sroa.22.0 = phi <16 x float> [ %60, %.preheader187.preheader ], [ %92, %.lr.ph317 ]
  %.sroa.18.0 = phi <16 x float> [ %54, %.preheader187.preheader ], [ %91, %.lr.ph317 ]
  %.sroa.14414.0 = phi <16 x float> [ %59, %.preheader187.preheader ], [ %90, %.lr.ph317 ]
  %.sroa.10411.0 = phi <16 x float> [ %56, %.preheader187.preheader ], [ %86, %.lr.ph317 ]
  %.sroa.6409.0 = phi <16 x float> [ %58, %.preheader187.preheader ], [ %85, %.lr.ph317 ]
  %.sroa.0407.0 = phi <16 x float> [ %57, %.preheader187.preheader ], [ %84, %.lr.ph317 ]
  store <16 x float> %.sroa.0407.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6409.0, ptr %63, align 4, !tbaa !161
  store <16 x float> %.sroa.10411.0, ptr %64, align 4, !tbaa !161
  store <16 x float> %.sroa.14414.0, ptr %55, align 4, !tbaa !161
  store <16 x float> %.sroa.18.0, ptr %65, align 4, !tbaa !161
  store <16 x float> %.sroa.22.0, ptr %66, align 4, !tbaa !161
  br label %811

.lr.ph317:                                        ; preds = %.preheader187.preheader, %.lr.ph317
  %.sroa.22.1 = phi <16 x float> [ %92, %.lr.ph317 ], [ %60, %.preheader187.preheader ]
  %.sroa.18.1 = phi <16 x float> [ %91, %.lr.ph317 ], [ %54, %.preheader187.preheader ]
  %.sroa.14414.1 = phi <16 x float> [ %90, %.lr.ph317 ], [ %59, %.preheader187.preheader ]
  %.sroa.10411.1 = phi <16 x float> [ %86, %.lr.ph317 ], [ %56, %.preheader187.preheader ]
  %.sroa.6409.1 = phi <16 x float> [ %85, %.lr.ph317 ], [ %58, %.preheader187.preheader ]
  %.sroa.0407.1 = phi <16 x float> [ %84, %.lr.ph317 ], [ %57, %.preheader187.preheader ]
  %.067.i50316 = phi i64 [ %93, %.lr.ph317 ], [ 0, %.preheader187.preheader ]
  %68 = mul nsw i64 %.067.i50316, %2
  %69 = getelementptr inbounds float, ptr %1, i64 %68
  %70 = add nuw nsw i64 %.067.i50316, 8
  %71 = mul nsw i64 %70, %2
  %72 = getelementptr inbounds float, ptr %1, i64 %71
  %73 = load <16 x float>, ptr %69, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %72, i32 0, i32 3, i32 1)
  %74 = getelementptr inbounds i8, ptr %69, i64 64
  %75 = load <16 x float>, ptr %74, align 4, !tbaa !161
  %76 = getelementptr inbounds i8, ptr %72, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %76, i32 0, i32 3, i32 1)
  %77 = getelementptr inbounds i8, ptr %69, i64 128
  %78 = load <16 x float>, ptr %77, align 4, !tbaa !161
  %79 = getelementptr inbounds i8, ptr %72, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %79, i32 0, i32 3, i32 1)
  %80 = mul nsw i64 %.067.i50316, %.sroa.5155.0.copyload
  %invariant.gep313 = getelementptr float, ptr %.sroa.0153.0.copyload, i64 %80
  %81 = load float, ptr %invariant.gep313, align 4, !tbaa !139
  %82 = insertelement <16 x float> poison, float %81, i64 0
  %83 = shufflevector <16 x float> %82, <16 x float> poison, <16 x i32> zeroinitializer
  %84 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %83, <16 x float> %73, <16 x float> %.sroa.0407.1)
  %85 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %83, <16 x float> %75, <16 x float> %.sroa.6409.1)
  %86 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %83, <16 x float> %78, <16 x float> %.sroa.10411.1)
  %gep314.1 = getelementptr float, ptr %invariant.gep313, i64 %.sroa.4154.0.copyload
  %87 = load float, ptr %gep314.1, align 4, !tbaa !139
  %88 = insertelement <16 x float> poison, float %87, i64 0
  %89 = shufflevector <16 x float> %88, <16 x float> poison, <16 x i32> zeroinitializer
  %90 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %89, <16 x float> %73, <16 x float> %.sroa.14414.1)
  %91 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %89, <16 x float> %75, <16 x float> %.sroa.18.1)
  %92 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %89, <16 x float> %78, <16 x float> %.sroa.22.1)
  %93 = add nuw nsw i64 %.067.i50316, 1
  %exitcond389.not = icmp eq i64 %93, %3
  br i1 %exitcond389.not, label %.preheader184, label %.lr.ph317, !llvm.loop !185

.preheader196:                                    ; preds = %8
  %.sroa.0156.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4157.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4157.0.copyload = load i64, ptr %.sroa.4157.0..sroa_idx, align 8
  %.sroa.5158.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5158.0.copyload = load i64, ptr %.sroa.5158.0..sroa_idx, align 8
  %.not.i75 = icmp eq i64 %7, 0
  br i1 %.not.i75, label %.thread759, label %96

.thread759:                                       ; preds = %.preheader196
  %94 = getelementptr inbounds float, ptr %5, i64 %6
  %.idx747757 = shl nsw i64 %6, 3
  %95 = getelementptr inbounds i8, ptr %5, i64 %.idx747757
  br label %.preheader194.preheader

96:                                               ; preds = %.preheader196
  %97 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %98 = getelementptr inbounds i8, ptr %5, i64 64
  %99 = load <16 x float>, ptr %98, align 4, !tbaa !161
  %100 = getelementptr inbounds i8, ptr %5, i64 128
  %101 = load <16 x float>, ptr %100, align 4, !tbaa !161
  %102 = getelementptr inbounds float, ptr %5, i64 %6
  %103 = load <16 x float>, ptr %102, align 4, !tbaa !161
  %104 = getelementptr inbounds i8, ptr %102, i64 64
  %105 = load <16 x float>, ptr %104, align 4, !tbaa !161
  %106 = getelementptr inbounds i8, ptr %102, i64 128
  %107 = load <16 x float>, ptr %106, align 4, !tbaa !161
  %.idx747 = shl nsw i64 %6, 3
  %108 = getelementptr inbounds i8, ptr %5, i64 %.idx747
  %109 = load <16 x float>, ptr %108, align 4, !tbaa !161
  %110 = getelementptr inbounds i8, ptr %108, i64 64
  %111 = load <16 x float>, ptr %110, align 4, !tbaa !161
  %112 = getelementptr inbounds i8, ptr %108, i64 128
  %113 = load <16 x float>, ptr %112, align 4, !tbaa !161
  br label %.preheader194.preheader

.preheader194.preheader:                          ; preds = %.thread759, %96
  %114 = phi <16 x float> [ %111, %96 ], [ zeroinitializer, %.thread759 ]
  %115 = phi ptr [ %108, %96 ], [ %95, %.thread759 ]
  %116 = phi <16 x float> [ %107, %96 ], [ zeroinitializer, %.thread759 ]
  %117 = phi <16 x float> [ %103, %96 ], [ zeroinitializer, %.thread759 ]
  %118 = phi <16 x float> [ %99, %96 ], [ zeroinitializer, %.thread759 ]
  %119 = phi <16 x float> [ %97, %96 ], [ zeroinitializer, %.thread759 ]
  %120 = phi <16 x float> [ %101, %96 ], [ zeroinitializer, %.thread759 ]
  %121 = phi ptr [ %102, %96 ], [ %94, %.thread759 ]
  %122 = phi <16 x float> [ %105, %96 ], [ zeroinitializer, %.thread759 ]
  %123 = phi <16 x float> [ %109, %96 ], [ zeroinitializer, %.thread759 ]
  %124 = phi <16 x float> [ %113, %96 ], [ zeroinitializer, %.thread759 ]
  %125 = getelementptr inbounds float, ptr %5, i64 %6
  %126 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %127 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %127, i32 1, i32 3, i32 1)
  %128 = getelementptr inbounds i8, ptr %5, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %128, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %121, i32 1, i32 3, i32 1)
  %129 = getelementptr inbounds i8, ptr %126, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %129, i32 1, i32 3, i32 1)
  %130 = getelementptr inbounds i8, ptr %125, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %130, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %115, i32 1, i32 3, i32 1)
  %131 = getelementptr inbounds i8, ptr %115, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %131, i32 1, i32 3, i32 1)
  %132 = getelementptr inbounds i8, ptr %115, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %132, i32 1, i32 3, i32 1)
  %133 = icmp sgt i64 %3, 0
  br i1 %133, label %.lr.ph304.preheader, label %.preheader191

.lr.ph304.preheader:                              ; preds = %.preheader194.preheader
  %gep301.2.idx = shl i64 %.sroa.4157.0.copyload, 3
  br label %.lr.ph304

.preheader191:                                    ; preds = %.lr.ph304, %.preheader194.preheader
  %.sroa.34.0 = phi <16 x float> [ %124, %.preheader194.preheader ], [ %164, %.lr.ph304 ]
  %.sroa.30.0 = phi <16 x float> [ %114, %.preheader194.preheader ], [ %163, %.lr.ph304 ]
  %.sroa.26442.0 = phi <16 x float> [ %123, %.preheader194.preheader ], [ %162, %.lr.ph304 ]
  %.sroa.22439.0 = phi <16 x float> [ %116, %.preheader194.preheader ], [ %158, %.lr.ph304 ]
  %.sroa.18437.0 = phi <16 x float> [ %122, %.preheader194.preheader ], [ %157, %.lr.ph304 ]
  %.sroa.14435.0 = phi <16 x float> [ %117, %.preheader194.preheader ], [ %156, %.lr.ph304 ]
  %.sroa.10432.0 = phi <16 x float> [ %120, %.preheader194.preheader ], [ %152, %.lr.ph304 ]
  %.sroa.6430.0 = phi <16 x float> [ %118, %.preheader194.preheader ], [ %151, %.lr.ph304 ]
  %.sroa.0428.0 = phi <16 x float> [ %119, %.preheader194.preheader ], [ %150, %.lr.ph304 ]
  store <16 x float> %.sroa.0428.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6430.0, ptr %127, align 4, !tbaa !161
  store <16 x float> %.sroa.10432.0, ptr %128, align 4, !tbaa !161
  store <16 x float> %.sroa.14435.0, ptr %121, align 4, !tbaa !161
  store <16 x float> %.sroa.18437.0, ptr %129, align 4, !tbaa !161
  store <16 x float> %.sroa.22439.0, ptr %130, align 4, !tbaa !161
  store <16 x float> %.sroa.26442.0, ptr %115, align 4, !tbaa !161
  store <16 x float> %.sroa.30.0, ptr %131, align 4, !tbaa !161
  store <16 x float> %.sroa.34.0, ptr %132, align 4, !tbaa !161
  br label %811

.lr.ph304:                                        ; preds = %.lr.ph304.preheader, %.lr.ph304
  %.sroa.34.1 = phi <16 x float> [ %124, %.lr.ph304.preheader ], [ %164, %.lr.ph304 ]
  %.sroa.30.1 = phi <16 x float> [ %114, %.lr.ph304.preheader ], [ %163, %.lr.ph304 ]
  %.sroa.26442.1 = phi <16 x float> [ %123, %.lr.ph304.preheader ], [ %162, %.lr.ph304 ]
  %.sroa.22439.1 = phi <16 x float> [ %116, %.lr.ph304.preheader ], [ %158, %.lr.ph304 ]
  %.sroa.18437.1 = phi <16 x float> [ %122, %.lr.ph304.preheader ], [ %157, %.lr.ph304 ]
  %.sroa.14435.1 = phi <16 x float> [ %117, %.lr.ph304.preheader ], [ %156, %.lr.ph304 ]
  %.sroa.10432.1 = phi <16 x float> [ %120, %.lr.ph304.preheader ], [ %152, %.lr.ph304 ]
  %.sroa.6430.1 = phi <16 x float> [ %118, %.lr.ph304.preheader ], [ %151, %.lr.ph304 ]
  %.sroa.0428.1 = phi <16 x float> [ %119, %.lr.ph304.preheader ], [ %150, %.lr.ph304 ]
  %.067.i65303 = phi i64 [ 0, %.lr.ph304.preheader ], [ %165, %.lr.ph304 ]
  %134 = mul nsw i64 %.067.i65303, %2
  %135 = getelementptr inbounds float, ptr %1, i64 %134
  %136 = add nuw nsw i64 %.067.i65303, 8
  %137 = mul nsw i64 %136, %2
  %138 = getelementptr inbounds float, ptr %1, i64 %137
  %139 = load <16 x float>, ptr %135, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %138, i32 0, i32 3, i32 1)
  %140 = getelementptr inbounds i8, ptr %135, i64 64
  %141 = load <16 x float>, ptr %140, align 4, !tbaa !161
  %142 = getelementptr inbounds i8, ptr %138, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %142, i32 0, i32 3, i32 1)
  %143 = getelementptr inbounds i8, ptr %135, i64 128
  %144 = load <16 x float>, ptr %143, align 4, !tbaa !161
  %145 = getelementptr inbounds i8, ptr %138, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %145, i32 0, i32 3, i32 1)
  %146 = mul nsw i64 %.067.i65303, %.sroa.5158.0.copyload
  %invariant.gep300 = getelementptr float, ptr %.sroa.0156.0.copyload, i64 %146
  %147 = load float, ptr %invariant.gep300, align 4, !tbaa !139
  %148 = insertelement <16 x float> poison, float %147, i64 0
  %149 = shufflevector <16 x float> %148, <16 x float> poison, <16 x i32> zeroinitializer
  %150 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %149, <16 x float> %139, <16 x float> %.sroa.0428.1)
  %151 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %149, <16 x float> %141, <16 x float> %.sroa.6430.1)
  %152 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %149, <16 x float> %144, <16 x float> %.sroa.10432.1)
  %gep301.1 = getelementptr float, ptr %invariant.gep300, i64 %.sroa.4157.0.copyload
  %153 = load float, ptr %gep301.1, align 4, !tbaa !139
  %154 = insertelement <16 x float> poison, float %153, i64 0
  %155 = shufflevector <16 x float> %154, <16 x float> poison, <16 x i32> zeroinitializer
  %156 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %155, <16 x float> %139, <16 x float> %.sroa.14435.1)
  %157 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %155, <16 x float> %141, <16 x float> %.sroa.18437.1)
  %158 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %155, <16 x float> %144, <16 x float> %.sroa.22439.1)
  %gep301.2 = getelementptr i8, ptr %invariant.gep300, i64 %gep301.2.idx
  %159 = load float, ptr %gep301.2, align 4, !tbaa !139
  %160 = insertelement <16 x float> poison, float %159, i64 0
  %161 = shufflevector <16 x float> %160, <16 x float> poison, <16 x i32> zeroinitializer
  %162 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %161, <16 x float> %139, <16 x float> %.sroa.26442.1)
  %163 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %161, <16 x float> %141, <16 x float> %.sroa.30.1)
  %164 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %161, <16 x float> %144, <16 x float> %.sroa.34.1)
  %165 = add nuw nsw i64 %.067.i65303, 1
  %exitcond382.not = icmp eq i64 %165, %3
  br i1 %exitcond382.not, label %.preheader191, label %.lr.ph304, !llvm.loop !185

.preheader203:                                    ; preds = %8
  %.sroa.0159.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4160.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4160.0.copyload = load i64, ptr %.sroa.4160.0..sroa_idx, align 8
  %.sroa.5161.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5161.0.copyload = load i64, ptr %.sroa.5161.0..sroa_idx, align 8
  %.not.i90 = icmp eq i64 %7, 0
  br i1 %.not.i90, label %.thread769, label %169

.thread769:                                       ; preds = %.preheader203
  %166 = getelementptr inbounds float, ptr %5, i64 %6
  %.idx745764 = shl nsw i64 %6, 3
  %167 = getelementptr inbounds i8, ptr %5, i64 %.idx745764
  %.idx746767 = mul i64 %6, 12
  %168 = getelementptr inbounds i8, ptr %5, i64 %.idx746767
  br label %.preheader201.preheader

169:                                              ; preds = %.preheader203
  %170 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %171 = getelementptr inbounds i8, ptr %5, i64 64
  %172 = load <16 x float>, ptr %171, align 4, !tbaa !161
  %173 = getelementptr inbounds i8, ptr %5, i64 128
  %174 = load <16 x float>, ptr %173, align 4, !tbaa !161
  %175 = getelementptr inbounds float, ptr %5, i64 %6
  %176 = load <16 x float>, ptr %175, align 4, !tbaa !161
  %177 = getelementptr inbounds i8, ptr %175, i64 64
  %178 = load <16 x float>, ptr %177, align 4, !tbaa !161
  %179 = getelementptr inbounds i8, ptr %175, i64 128
  %180 = load <16 x float>, ptr %179, align 4, !tbaa !161
  %.idx745 = shl nsw i64 %6, 3
  %181 = getelementptr inbounds i8, ptr %5, i64 %.idx745
  %182 = load <16 x float>, ptr %181, align 4, !tbaa !161
  %183 = getelementptr inbounds i8, ptr %181, i64 64
  %184 = load <16 x float>, ptr %183, align 4, !tbaa !161
  %185 = getelementptr inbounds i8, ptr %181, i64 128
  %186 = load <16 x float>, ptr %185, align 4, !tbaa !161
  %.idx746 = mul i64 %6, 12
  %187 = getelementptr inbounds i8, ptr %5, i64 %.idx746
  %188 = load <16 x float>, ptr %187, align 4, !tbaa !161
  %189 = getelementptr inbounds i8, ptr %187, i64 64
  %190 = load <16 x float>, ptr %189, align 4, !tbaa !161
  %191 = getelementptr inbounds i8, ptr %187, i64 128
  %192 = load <16 x float>, ptr %191, align 4, !tbaa !161
  br label %.preheader201.preheader

.preheader201.preheader:                          ; preds = %.thread769, %169
  %193 = phi <16 x float> [ %190, %169 ], [ zeroinitializer, %.thread769 ]
  %194 = phi ptr [ %187, %169 ], [ %168, %.thread769 ]
  %195 = phi <16 x float> [ %186, %169 ], [ zeroinitializer, %.thread769 ]
  %196 = phi <16 x float> [ %182, %169 ], [ zeroinitializer, %.thread769 ]
  %197 = phi <16 x float> [ %178, %169 ], [ zeroinitializer, %.thread769 ]
  %198 = phi ptr [ %175, %169 ], [ %166, %.thread769 ]
  %199 = phi <16 x float> [ %174, %169 ], [ zeroinitializer, %.thread769 ]
  %200 = phi <16 x float> [ %170, %169 ], [ zeroinitializer, %.thread769 ]
  %201 = phi <16 x float> [ %172, %169 ], [ zeroinitializer, %.thread769 ]
  %202 = phi <16 x float> [ %176, %169 ], [ zeroinitializer, %.thread769 ]
  %203 = phi <16 x float> [ %180, %169 ], [ zeroinitializer, %.thread769 ]
  %204 = phi ptr [ %181, %169 ], [ %167, %.thread769 ]
  %205 = phi <16 x float> [ %184, %169 ], [ zeroinitializer, %.thread769 ]
  %206 = phi <16 x float> [ %188, %169 ], [ zeroinitializer, %.thread769 ]
  %207 = phi <16 x float> [ %192, %169 ], [ zeroinitializer, %.thread769 ]
  %208 = getelementptr inbounds float, ptr %5, i64 %6
  %209 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %210 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %210, i32 1, i32 3, i32 1)
  %211 = getelementptr inbounds i8, ptr %5, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %211, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %198, i32 1, i32 3, i32 1)
  %212 = getelementptr inbounds i8, ptr %209, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %212, i32 1, i32 3, i32 1)
  %213 = getelementptr inbounds i8, ptr %208, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %213, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %204, i32 1, i32 3, i32 1)
  %214 = getelementptr inbounds i8, ptr %204, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %214, i32 1, i32 3, i32 1)
  %215 = getelementptr inbounds i8, ptr %204, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %215, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %194, i32 1, i32 3, i32 1)
  %216 = getelementptr inbounds i8, ptr %194, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %216, i32 1, i32 3, i32 1)
  %217 = getelementptr inbounds i8, ptr %194, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %217, i32 1, i32 3, i32 1)
  %218 = icmp sgt i64 %3, 0
  br i1 %218, label %.lr.ph291.preheader, label %.preheader198

.lr.ph291.preheader:                              ; preds = %.preheader201.preheader
  %gep288.2.idx = shl i64 %.sroa.4160.0.copyload, 3
  %gep288.3.idx = mul i64 %.sroa.4160.0.copyload, 12
  br label %.lr.ph291

.preheader198:                                    ; preds = %.lr.ph291, %.preheader201.preheader
  %.sroa.46.0 = phi <16 x float> [ %207, %.preheader201.preheader ], [ %255, %.lr.ph291 ]
  %.sroa.42.0 = phi <16 x float> [ %193, %.preheader201.preheader ], [ %254, %.lr.ph291 ]
  %.sroa.38477.0 = phi <16 x float> [ %206, %.preheader201.preheader ], [ %253, %.lr.ph291 ]
  %.sroa.34474.0 = phi <16 x float> [ %195, %.preheader201.preheader ], [ %249, %.lr.ph291 ]
  %.sroa.30472.0 = phi <16 x float> [ %205, %.preheader201.preheader ], [ %248, %.lr.ph291 ]
  %.sroa.26470.0 = phi <16 x float> [ %196, %.preheader201.preheader ], [ %247, %.lr.ph291 ]
  %.sroa.22467.0 = phi <16 x float> [ %203, %.preheader201.preheader ], [ %243, %.lr.ph291 ]
  %.sroa.18465.0 = phi <16 x float> [ %197, %.preheader201.preheader ], [ %242, %.lr.ph291 ]
  %.sroa.14463.0 = phi <16 x float> [ %202, %.preheader201.preheader ], [ %241, %.lr.ph291 ]
  %.sroa.10460.0 = phi <16 x float> [ %199, %.preheader201.preheader ], [ %237, %.lr.ph291 ]
  %.sroa.6458.0 = phi <16 x float> [ %201, %.preheader201.preheader ], [ %236, %.lr.ph291 ]
  %.sroa.0456.0 = phi <16 x float> [ %200, %.preheader201.preheader ], [ %235, %.lr.ph291 ]
  store <16 x float> %.sroa.0456.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6458.0, ptr %210, align 4, !tbaa !161
  store <16 x float> %.sroa.10460.0, ptr %211, align 4, !tbaa !161
  store <16 x float> %.sroa.14463.0, ptr %198, align 4, !tbaa !161
  store <16 x float> %.sroa.18465.0, ptr %212, align 4, !tbaa !161
  store <16 x float> %.sroa.22467.0, ptr %213, align 4, !tbaa !161
  store <16 x float> %.sroa.26470.0, ptr %204, align 4, !tbaa !161
  store <16 x float> %.sroa.30472.0, ptr %214, align 4, !tbaa !161
  store <16 x float> %.sroa.34474.0, ptr %215, align 4, !tbaa !161
  store <16 x float> %.sroa.38477.0, ptr %194, align 4, !tbaa !161
  store <16 x float> %.sroa.42.0, ptr %216, align 4, !tbaa !161
  store <16 x float> %.sroa.46.0, ptr %217, align 4, !tbaa !161
  br label %811

.lr.ph291:                                        ; preds = %.lr.ph291.preheader, %.lr.ph291
  %.sroa.46.1 = phi <16 x float> [ %207, %.lr.ph291.preheader ], [ %255, %.lr.ph291 ]
  %.sroa.42.1 = phi <16 x float> [ %193, %.lr.ph291.preheader ], [ %254, %.lr.ph291 ]
  %.sroa.38477.1 = phi <16 x float> [ %206, %.lr.ph291.preheader ], [ %253, %.lr.ph291 ]
  %.sroa.34474.1 = phi <16 x float> [ %195, %.lr.ph291.preheader ], [ %249, %.lr.ph291 ]
  %.sroa.30472.1 = phi <16 x float> [ %205, %.lr.ph291.preheader ], [ %248, %.lr.ph291 ]
  %.sroa.26470.1 = phi <16 x float> [ %196, %.lr.ph291.preheader ], [ %247, %.lr.ph291 ]
  %.sroa.22467.1 = phi <16 x float> [ %203, %.lr.ph291.preheader ], [ %243, %.lr.ph291 ]
  %.sroa.18465.1 = phi <16 x float> [ %197, %.lr.ph291.preheader ], [ %242, %.lr.ph291 ]
  %.sroa.14463.1 = phi <16 x float> [ %202, %.lr.ph291.preheader ], [ %241, %.lr.ph291 ]
  %.sroa.10460.1 = phi <16 x float> [ %199, %.lr.ph291.preheader ], [ %237, %.lr.ph291 ]
  %.sroa.6458.1 = phi <16 x float> [ %201, %.lr.ph291.preheader ], [ %236, %.lr.ph291 ]
  %.sroa.0456.1 = phi <16 x float> [ %200, %.lr.ph291.preheader ], [ %235, %.lr.ph291 ]
  %.067.i80290 = phi i64 [ 0, %.lr.ph291.preheader ], [ %256, %.lr.ph291 ]
  %219 = mul nsw i64 %.067.i80290, %2
  %220 = getelementptr inbounds float, ptr %1, i64 %219
  %221 = add nuw nsw i64 %.067.i80290, 8
  %222 = mul nsw i64 %221, %2
  %223 = getelementptr inbounds float, ptr %1, i64 %222
  %224 = load <16 x float>, ptr %220, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %223, i32 0, i32 3, i32 1)
  %225 = getelementptr inbounds i8, ptr %220, i64 64
  %226 = load <16 x float>, ptr %225, align 4, !tbaa !161
  %227 = getelementptr inbounds i8, ptr %223, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %227, i32 0, i32 3, i32 1)
  %228 = getelementptr inbounds i8, ptr %220, i64 128
  %229 = load <16 x float>, ptr %228, align 4, !tbaa !161
  %230 = getelementptr inbounds i8, ptr %223, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %230, i32 0, i32 3, i32 1)
  %231 = mul nsw i64 %.067.i80290, %.sroa.5161.0.copyload
  %invariant.gep287 = getelementptr float, ptr %.sroa.0159.0.copyload, i64 %231
  %232 = load float, ptr %invariant.gep287, align 4, !tbaa !139
  %233 = insertelement <16 x float> poison, float %232, i64 0
  %234 = shufflevector <16 x float> %233, <16 x float> poison, <16 x i32> zeroinitializer
  %235 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %234, <16 x float> %224, <16 x float> %.sroa.0456.1)
  %236 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %234, <16 x float> %226, <16 x float> %.sroa.6458.1)
  %237 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %234, <16 x float> %229, <16 x float> %.sroa.10460.1)
  %gep288.1 = getelementptr float, ptr %invariant.gep287, i64 %.sroa.4160.0.copyload
  %238 = load float, ptr %gep288.1, align 4, !tbaa !139
  %239 = insertelement <16 x float> poison, float %238, i64 0
  %240 = shufflevector <16 x float> %239, <16 x float> poison, <16 x i32> zeroinitializer
  %241 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %240, <16 x float> %224, <16 x float> %.sroa.14463.1)
  %242 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %240, <16 x float> %226, <16 x float> %.sroa.18465.1)
  %243 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %240, <16 x float> %229, <16 x float> %.sroa.22467.1)
  %gep288.2 = getelementptr i8, ptr %invariant.gep287, i64 %gep288.2.idx
  %244 = load float, ptr %gep288.2, align 4, !tbaa !139
  %245 = insertelement <16 x float> poison, float %244, i64 0
  %246 = shufflevector <16 x float> %245, <16 x float> poison, <16 x i32> zeroinitializer
  %247 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %246, <16 x float> %224, <16 x float> %.sroa.26470.1)
  %248 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %246, <16 x float> %226, <16 x float> %.sroa.30472.1)
  %249 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %246, <16 x float> %229, <16 x float> %.sroa.34474.1)
  %gep288.3 = getelementptr i8, ptr %invariant.gep287, i64 %gep288.3.idx
  %250 = load float, ptr %gep288.3, align 4, !tbaa !139
  %251 = insertelement <16 x float> poison, float %250, i64 0
  %252 = shufflevector <16 x float> %251, <16 x float> poison, <16 x i32> zeroinitializer
  %253 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %252, <16 x float> %224, <16 x float> %.sroa.38477.1)
  %254 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %252, <16 x float> %226, <16 x float> %.sroa.42.1)
  %255 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %252, <16 x float> %229, <16 x float> %.sroa.46.1)
  %256 = add nuw nsw i64 %.067.i80290, 1
  %exitcond372.not = icmp eq i64 %256, %3
  br i1 %exitcond372.not, label %.preheader198, label %.lr.ph291, !llvm.loop !185

.preheader210:                                    ; preds = %8
  %.sroa.0162.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4163.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4163.0.copyload = load i64, ptr %.sroa.4163.0..sroa_idx, align 8
  %.sroa.5164.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5164.0.copyload = load i64, ptr %.sroa.5164.0..sroa_idx, align 8
  %.not.i105 = icmp eq i64 %7, 0
  br i1 %.not.i105, label %.thread782, label %261

.thread782:                                       ; preds = %.preheader210
  %257 = getelementptr inbounds float, ptr %5, i64 %6
  %.idx742774 = shl nsw i64 %6, 3
  %258 = getelementptr inbounds i8, ptr %5, i64 %.idx742774
  %.idx743777 = mul i64 %6, 12
  %259 = getelementptr inbounds i8, ptr %5, i64 %.idx743777
  %.idx744780 = shl nsw i64 %6, 4
  %260 = getelementptr inbounds i8, ptr %5, i64 %.idx744780
  br label %.preheader208.preheader

261:                                              ; preds = %.preheader210
  %262 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %263 = getelementptr inbounds i8, ptr %5, i64 64
  %264 = load <16 x float>, ptr %263, align 4, !tbaa !161
  %265 = getelementptr inbounds i8, ptr %5, i64 128
  %266 = load <16 x float>, ptr %265, align 4, !tbaa !161
  %267 = getelementptr inbounds float, ptr %5, i64 %6
  %268 = load <16 x float>, ptr %267, align 4, !tbaa !161
  %269 = getelementptr inbounds i8, ptr %267, i64 64
  %270 = load <16 x float>, ptr %269, align 4, !tbaa !161
  %271 = getelementptr inbounds i8, ptr %267, i64 128
  %272 = load <16 x float>, ptr %271, align 4, !tbaa !161
  %.idx742 = shl nsw i64 %6, 3
  %273 = getelementptr inbounds i8, ptr %5, i64 %.idx742
  %274 = load <16 x float>, ptr %273, align 4, !tbaa !161
  %275 = getelementptr inbounds i8, ptr %273, i64 64
  %276 = load <16 x float>, ptr %275, align 4, !tbaa !161
  %277 = getelementptr inbounds i8, ptr %273, i64 128
  %278 = load <16 x float>, ptr %277, align 4, !tbaa !161
  %.idx743 = mul i64 %6, 12
  %279 = getelementptr inbounds i8, ptr %5, i64 %.idx743
  %280 = load <16 x float>, ptr %279, align 4, !tbaa !161
  %281 = getelementptr inbounds i8, ptr %279, i64 64
  %282 = load <16 x float>, ptr %281, align 4, !tbaa !161
  %283 = getelementptr inbounds i8, ptr %279, i64 128
  %284 = load <16 x float>, ptr %283, align 4, !tbaa !161
  %.idx744 = shl nsw i64 %6, 4
  %285 = getelementptr inbounds i8, ptr %5, i64 %.idx744
  %286 = load <16 x float>, ptr %285, align 4, !tbaa !161
  %287 = getelementptr inbounds i8, ptr %285, i64 64
  %288 = load <16 x float>, ptr %287, align 4, !tbaa !161
  %289 = getelementptr inbounds i8, ptr %285, i64 128
  %290 = load <16 x float>, ptr %289, align 4, !tbaa !161
  br label %.preheader208.preheader

.preheader208.preheader:                          ; preds = %.thread782, %261
  %291 = phi <16 x float> [ %288, %261 ], [ zeroinitializer, %.thread782 ]
  %292 = phi ptr [ %285, %261 ], [ %260, %.thread782 ]
  %293 = phi <16 x float> [ %284, %261 ], [ zeroinitializer, %.thread782 ]
  %294 = phi <16 x float> [ %280, %261 ], [ zeroinitializer, %.thread782 ]
  %295 = phi <16 x float> [ %276, %261 ], [ zeroinitializer, %.thread782 ]
  %296 = phi ptr [ %273, %261 ], [ %258, %.thread782 ]
  %297 = phi <16 x float> [ %272, %261 ], [ zeroinitializer, %.thread782 ]
  %298 = phi <16 x float> [ %268, %261 ], [ zeroinitializer, %.thread782 ]
  %299 = phi <16 x float> [ %264, %261 ], [ zeroinitializer, %.thread782 ]
  %300 = phi <16 x float> [ %262, %261 ], [ zeroinitializer, %.thread782 ]
  %301 = phi <16 x float> [ %266, %261 ], [ zeroinitializer, %.thread782 ]
  %302 = phi ptr [ %267, %261 ], [ %257, %.thread782 ]
  %303 = phi <16 x float> [ %270, %261 ], [ zeroinitializer, %.thread782 ]
  %304 = phi <16 x float> [ %274, %261 ], [ zeroinitializer, %.thread782 ]
  %305 = phi <16 x float> [ %278, %261 ], [ zeroinitializer, %.thread782 ]
  %306 = phi ptr [ %279, %261 ], [ %259, %.thread782 ]
  %307 = phi <16 x float> [ %282, %261 ], [ zeroinitializer, %.thread782 ]
  %308 = phi <16 x float> [ %286, %261 ], [ zeroinitializer, %.thread782 ]
  %309 = phi <16 x float> [ %290, %261 ], [ zeroinitializer, %.thread782 ]
  %310 = getelementptr inbounds float, ptr %5, i64 %6
  %311 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %312 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %312, i32 1, i32 3, i32 1)
  %313 = getelementptr inbounds i8, ptr %5, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %313, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %302, i32 1, i32 3, i32 1)
  %314 = getelementptr inbounds i8, ptr %311, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %314, i32 1, i32 3, i32 1)
  %315 = getelementptr inbounds i8, ptr %310, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %315, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %296, i32 1, i32 3, i32 1)
  %316 = getelementptr inbounds i8, ptr %296, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %316, i32 1, i32 3, i32 1)
  %317 = getelementptr inbounds i8, ptr %296, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %317, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %306, i32 1, i32 3, i32 1)
  %318 = getelementptr inbounds i8, ptr %306, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %318, i32 1, i32 3, i32 1)
  %319 = getelementptr inbounds i8, ptr %306, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %319, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %292, i32 1, i32 3, i32 1)
  %320 = getelementptr inbounds i8, ptr %292, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %320, i32 1, i32 3, i32 1)
  %321 = getelementptr inbounds i8, ptr %292, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %321, i32 1, i32 3, i32 1)
  %322 = icmp sgt i64 %3, 0
  br i1 %322, label %.lr.ph278.preheader, label %.preheader205

.lr.ph278.preheader:                              ; preds = %.preheader208.preheader
  %gep275.2.idx = shl i64 %.sroa.4163.0.copyload, 3
  %gep275.3.idx = mul i64 %.sroa.4163.0.copyload, 12
  %gep275.4.idx = shl i64 %.sroa.4163.0.copyload, 4
  br label %.lr.ph278

.preheader205:                                    ; preds = %.lr.ph278, %.preheader208.preheader
  %.sroa.58.0 = phi <16 x float> [ %309, %.preheader208.preheader ], [ %365, %.lr.ph278 ]
  %.sroa.54.0 = phi <16 x float> [ %291, %.preheader208.preheader ], [ %364, %.lr.ph278 ]
  %.sroa.50524.0 = phi <16 x float> [ %308, %.preheader208.preheader ], [ %363, %.lr.ph278 ]
  %.sroa.46521.0 = phi <16 x float> [ %293, %.preheader208.preheader ], [ %359, %.lr.ph278 ]
  %.sroa.42519.0 = phi <16 x float> [ %307, %.preheader208.preheader ], [ %358, %.lr.ph278 ]
  %.sroa.38517.0 = phi <16 x float> [ %294, %.preheader208.preheader ], [ %357, %.lr.ph278 ]
  %.sroa.34514.0 = phi <16 x float> [ %305, %.preheader208.preheader ], [ %353, %.lr.ph278 ]
  %.sroa.30512.0 = phi <16 x float> [ %295, %.preheader208.preheader ], [ %352, %.lr.ph278 ]
  %.sroa.26510.0 = phi <16 x float> [ %304, %.preheader208.preheader ], [ %351, %.lr.ph278 ]
  %.sroa.22507.0 = phi <16 x float> [ %297, %.preheader208.preheader ], [ %347, %.lr.ph278 ]
  %.sroa.18505.0 = phi <16 x float> [ %303, %.preheader208.preheader ], [ %346, %.lr.ph278 ]
  %.sroa.14503.0 = phi <16 x float> [ %298, %.preheader208.preheader ], [ %345, %.lr.ph278 ]
  %.sroa.10500.0 = phi <16 x float> [ %301, %.preheader208.preheader ], [ %341, %.lr.ph278 ]
  %.sroa.6498.0 = phi <16 x float> [ %299, %.preheader208.preheader ], [ %340, %.lr.ph278 ]
  %.sroa.0496.0 = phi <16 x float> [ %300, %.preheader208.preheader ], [ %339, %.lr.ph278 ]
  store <16 x float> %.sroa.0496.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6498.0, ptr %312, align 4, !tbaa !161
  store <16 x float> %.sroa.10500.0, ptr %313, align 4, !tbaa !161
  store <16 x float> %.sroa.14503.0, ptr %302, align 4, !tbaa !161
  store <16 x float> %.sroa.18505.0, ptr %314, align 4, !tbaa !161
  store <16 x float> %.sroa.22507.0, ptr %315, align 4, !tbaa !161
  store <16 x float> %.sroa.26510.0, ptr %296, align 4, !tbaa !161
  store <16 x float> %.sroa.30512.0, ptr %316, align 4, !tbaa !161
  store <16 x float> %.sroa.34514.0, ptr %317, align 4, !tbaa !161
  store <16 x float> %.sroa.38517.0, ptr %306, align 4, !tbaa !161
  store <16 x float> %.sroa.42519.0, ptr %318, align 4, !tbaa !161
  store <16 x float> %.sroa.46521.0, ptr %319, align 4, !tbaa !161
  store <16 x float> %.sroa.50524.0, ptr %292, align 4, !tbaa !161
  store <16 x float> %.sroa.54.0, ptr %320, align 4, !tbaa !161
  store <16 x float> %.sroa.58.0, ptr %321, align 4, !tbaa !161
  br label %811

.lr.ph278:                                        ; preds = %.lr.ph278.preheader, %.lr.ph278
  %.sroa.58.1 = phi <16 x float> [ %309, %.lr.ph278.preheader ], [ %365, %.lr.ph278 ]
  %.sroa.54.1 = phi <16 x float> [ %291, %.lr.ph278.preheader ], [ %364, %.lr.ph278 ]
  %.sroa.50524.1 = phi <16 x float> [ %308, %.lr.ph278.preheader ], [ %363, %.lr.ph278 ]
  %.sroa.46521.1 = phi <16 x float> [ %293, %.lr.ph278.preheader ], [ %359, %.lr.ph278 ]
  %.sroa.42519.1 = phi <16 x float> [ %307, %.lr.ph278.preheader ], [ %358, %.lr.ph278 ]
  %.sroa.38517.1 = phi <16 x float> [ %294, %.lr.ph278.preheader ], [ %357, %.lr.ph278 ]
  %.sroa.34514.1 = phi <16 x float> [ %305, %.lr.ph278.preheader ], [ %353, %.lr.ph278 ]
  %.sroa.30512.1 = phi <16 x float> [ %295, %.lr.ph278.preheader ], [ %352, %.lr.ph278 ]
  %.sroa.26510.1 = phi <16 x float> [ %304, %.lr.ph278.preheader ], [ %351, %.lr.ph278 ]
  %.sroa.22507.1 = phi <16 x float> [ %297, %.lr.ph278.preheader ], [ %347, %.lr.ph278 ]
  %.sroa.18505.1 = phi <16 x float> [ %303, %.lr.ph278.preheader ], [ %346, %.lr.ph278 ]
  %.sroa.14503.1 = phi <16 x float> [ %298, %.lr.ph278.preheader ], [ %345, %.lr.ph278 ]
  %.sroa.10500.1 = phi <16 x float> [ %301, %.lr.ph278.preheader ], [ %341, %.lr.ph278 ]
  %.sroa.6498.1 = phi <16 x float> [ %299, %.lr.ph278.preheader ], [ %340, %.lr.ph278 ]
  %.sroa.0496.1 = phi <16 x float> [ %300, %.lr.ph278.preheader ], [ %339, %.lr.ph278 ]
  %.067.i95277 = phi i64 [ 0, %.lr.ph278.preheader ], [ %366, %.lr.ph278 ]
  %323 = mul nsw i64 %.067.i95277, %2
  %324 = getelementptr inbounds float, ptr %1, i64 %323
  %325 = add nuw nsw i64 %.067.i95277, 8
  %326 = mul nsw i64 %325, %2
  %327 = getelementptr inbounds float, ptr %1, i64 %326
  %328 = load <16 x float>, ptr %324, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %327, i32 0, i32 3, i32 1)
  %329 = getelementptr inbounds i8, ptr %324, i64 64
  %330 = load <16 x float>, ptr %329, align 4, !tbaa !161
  %331 = getelementptr inbounds i8, ptr %327, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %331, i32 0, i32 3, i32 1)
  %332 = getelementptr inbounds i8, ptr %324, i64 128
  %333 = load <16 x float>, ptr %332, align 4, !tbaa !161
  %334 = getelementptr inbounds i8, ptr %327, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %334, i32 0, i32 3, i32 1)
  %335 = mul nsw i64 %.067.i95277, %.sroa.5164.0.copyload
  %invariant.gep274 = getelementptr float, ptr %.sroa.0162.0.copyload, i64 %335
  %336 = load float, ptr %invariant.gep274, align 4, !tbaa !139
  %337 = insertelement <16 x float> poison, float %336, i64 0
  %338 = shufflevector <16 x float> %337, <16 x float> poison, <16 x i32> zeroinitializer
  %339 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %338, <16 x float> %328, <16 x float> %.sroa.0496.1)
  %340 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %338, <16 x float> %330, <16 x float> %.sroa.6498.1)
  %341 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %338, <16 x float> %333, <16 x float> %.sroa.10500.1)
  %gep275.1 = getelementptr float, ptr %invariant.gep274, i64 %.sroa.4163.0.copyload
  %342 = load float, ptr %gep275.1, align 4, !tbaa !139
  %343 = insertelement <16 x float> poison, float %342, i64 0
  %344 = shufflevector <16 x float> %343, <16 x float> poison, <16 x i32> zeroinitializer
  %345 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %344, <16 x float> %328, <16 x float> %.sroa.14503.1)
  %346 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %344, <16 x float> %330, <16 x float> %.sroa.18505.1)
  %347 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %344, <16 x float> %333, <16 x float> %.sroa.22507.1)
  %gep275.2 = getelementptr i8, ptr %invariant.gep274, i64 %gep275.2.idx
  %348 = load float, ptr %gep275.2, align 4, !tbaa !139
  %349 = insertelement <16 x float> poison, float %348, i64 0
  %350 = shufflevector <16 x float> %349, <16 x float> poison, <16 x i32> zeroinitializer
  %351 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %350, <16 x float> %328, <16 x float> %.sroa.26510.1)
  %352 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %350, <16 x float> %330, <16 x float> %.sroa.30512.1)
  %353 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %350, <16 x float> %333, <16 x float> %.sroa.34514.1)
  %gep275.3 = getelementptr i8, ptr %invariant.gep274, i64 %gep275.3.idx
  %354 = load float, ptr %gep275.3, align 4, !tbaa !139
  %355 = insertelement <16 x float> poison, float %354, i64 0
  %356 = shufflevector <16 x float> %355, <16 x float> poison, <16 x i32> zeroinitializer
  %357 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %356, <16 x float> %328, <16 x float> %.sroa.38517.1)
  %358 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %356, <16 x float> %330, <16 x float> %.sroa.42519.1)
  %359 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %356, <16 x float> %333, <16 x float> %.sroa.46521.1)
  %gep275.4 = getelementptr i8, ptr %invariant.gep274, i64 %gep275.4.idx
  %360 = load float, ptr %gep275.4, align 4, !tbaa !139
  %361 = insertelement <16 x float> poison, float %360, i64 0
  %362 = shufflevector <16 x float> %361, <16 x float> poison, <16 x i32> zeroinitializer
  %363 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %362, <16 x float> %328, <16 x float> %.sroa.50524.1)
  %364 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %362, <16 x float> %330, <16 x float> %.sroa.54.1)
  %365 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %362, <16 x float> %333, <16 x float> %.sroa.58.1)
  %366 = add nuw nsw i64 %.067.i95277, 1
  %exitcond362.not = icmp eq i64 %366, %3
  br i1 %exitcond362.not, label %.preheader205, label %.lr.ph278, !llvm.loop !185

.preheader217:                                    ; preds = %8
  %.sroa.0165.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4166.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4166.0.copyload = load i64, ptr %.sroa.4166.0..sroa_idx, align 8
  %.sroa.5167.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5167.0.copyload = load i64, ptr %.sroa.5167.0..sroa_idx, align 8
  %.not.i120 = icmp eq i64 %7, 0
  br i1 %.not.i120, label %.thread798, label %372

.thread798:                                       ; preds = %.preheader217
  %367 = getelementptr inbounds float, ptr %5, i64 %6
  %.idx738787 = shl nsw i64 %6, 3
  %368 = getelementptr inbounds i8, ptr %5, i64 %.idx738787
  %.idx739790 = mul i64 %6, 12
  %369 = getelementptr inbounds i8, ptr %5, i64 %.idx739790
  %.idx740793 = shl nsw i64 %6, 4
  %370 = getelementptr inbounds i8, ptr %5, i64 %.idx740793
  %.idx741796 = mul i64 %6, 20
  %371 = getelementptr inbounds i8, ptr %5, i64 %.idx741796
  br label %.preheader215.preheader

372:                                              ; preds = %.preheader217
  %373 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %374 = getelementptr inbounds i8, ptr %5, i64 64
  %375 = load <16 x float>, ptr %374, align 4, !tbaa !161
  %376 = getelementptr inbounds i8, ptr %5, i64 128
  %377 = load <16 x float>, ptr %376, align 4, !tbaa !161
  %378 = getelementptr inbounds float, ptr %5, i64 %6
  %379 = load <16 x float>, ptr %378, align 4, !tbaa !161
  %380 = getelementptr inbounds i8, ptr %378, i64 64
  %381 = load <16 x float>, ptr %380, align 4, !tbaa !161
  %382 = getelementptr inbounds i8, ptr %378, i64 128
  %383 = load <16 x float>, ptr %382, align 4, !tbaa !161
  %.idx738 = shl nsw i64 %6, 3
  %384 = getelementptr inbounds i8, ptr %5, i64 %.idx738
  %385 = load <16 x float>, ptr %384, align 4, !tbaa !161
  %386 = getelementptr inbounds i8, ptr %384, i64 64
  %387 = load <16 x float>, ptr %386, align 4, !tbaa !161
  %388 = getelementptr inbounds i8, ptr %384, i64 128
  %389 = load <16 x float>, ptr %388, align 4, !tbaa !161
  %.idx739 = mul i64 %6, 12
  %390 = getelementptr inbounds i8, ptr %5, i64 %.idx739
  %391 = load <16 x float>, ptr %390, align 4, !tbaa !161
  %392 = getelementptr inbounds i8, ptr %390, i64 64
  %393 = load <16 x float>, ptr %392, align 4, !tbaa !161
  %394 = getelementptr inbounds i8, ptr %390, i64 128
  %395 = load <16 x float>, ptr %394, align 4, !tbaa !161
  %.idx740 = shl nsw i64 %6, 4
  %396 = getelementptr inbounds i8, ptr %5, i64 %.idx740
  %397 = load <16 x float>, ptr %396, align 4, !tbaa !161
  %398 = getelementptr inbounds i8, ptr %396, i64 64
  %399 = load <16 x float>, ptr %398, align 4, !tbaa !161
  %400 = getelementptr inbounds i8, ptr %396, i64 128
  %401 = load <16 x float>, ptr %400, align 4, !tbaa !161
  %.idx741 = mul i64 %6, 20
  %402 = getelementptr inbounds i8, ptr %5, i64 %.idx741
  %403 = load <16 x float>, ptr %402, align 4, !tbaa !161
  %404 = getelementptr inbounds i8, ptr %402, i64 64
  %405 = load <16 x float>, ptr %404, align 4, !tbaa !161
  %406 = getelementptr inbounds i8, ptr %402, i64 128
  %407 = load <16 x float>, ptr %406, align 4, !tbaa !161
  br label %.preheader215.preheader

.preheader215.preheader:                          ; preds = %.thread798, %372
  %408 = phi <16 x float> [ %405, %372 ], [ zeroinitializer, %.thread798 ]
  %409 = phi ptr [ %402, %372 ], [ %371, %.thread798 ]
  %410 = phi <16 x float> [ %401, %372 ], [ zeroinitializer, %.thread798 ]
  %411 = phi <16 x float> [ %397, %372 ], [ zeroinitializer, %.thread798 ]
  %412 = phi <16 x float> [ %393, %372 ], [ zeroinitializer, %.thread798 ]
  %413 = phi ptr [ %390, %372 ], [ %369, %.thread798 ]
  %414 = phi <16 x float> [ %389, %372 ], [ zeroinitializer, %.thread798 ]
  %415 = phi <16 x float> [ %385, %372 ], [ zeroinitializer, %.thread798 ]
  %416 = phi <16 x float> [ %381, %372 ], [ zeroinitializer, %.thread798 ]
  %417 = phi ptr [ %378, %372 ], [ %367, %.thread798 ]
  %418 = phi <16 x float> [ %377, %372 ], [ zeroinitializer, %.thread798 ]
  %419 = phi <16 x float> [ %373, %372 ], [ zeroinitializer, %.thread798 ]
  %420 = phi <16 x float> [ %375, %372 ], [ zeroinitializer, %.thread798 ]
  %421 = phi <16 x float> [ %379, %372 ], [ zeroinitializer, %.thread798 ]
  %422 = phi <16 x float> [ %383, %372 ], [ zeroinitializer, %.thread798 ]
  %423 = phi ptr [ %384, %372 ], [ %368, %.thread798 ]
  %424 = phi <16 x float> [ %387, %372 ], [ zeroinitializer, %.thread798 ]
  %425 = phi <16 x float> [ %391, %372 ], [ zeroinitializer, %.thread798 ]
  %426 = phi <16 x float> [ %395, %372 ], [ zeroinitializer, %.thread798 ]
  %427 = phi ptr [ %396, %372 ], [ %370, %.thread798 ]
  %428 = phi <16 x float> [ %399, %372 ], [ zeroinitializer, %.thread798 ]
  %429 = phi <16 x float> [ %403, %372 ], [ zeroinitializer, %.thread798 ]
  %430 = phi <16 x float> [ %407, %372 ], [ zeroinitializer, %.thread798 ]
  %431 = getelementptr inbounds float, ptr %5, i64 %6
  %432 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %433 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %433, i32 1, i32 3, i32 1)
  %434 = getelementptr inbounds i8, ptr %5, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %434, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %417, i32 1, i32 3, i32 1)
  %435 = getelementptr inbounds i8, ptr %432, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %435, i32 1, i32 3, i32 1)
  %436 = getelementptr inbounds i8, ptr %431, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %436, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %423, i32 1, i32 3, i32 1)
  %437 = getelementptr inbounds i8, ptr %423, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %437, i32 1, i32 3, i32 1)
  %438 = getelementptr inbounds i8, ptr %423, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %438, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %413, i32 1, i32 3, i32 1)
  %439 = getelementptr inbounds i8, ptr %413, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %439, i32 1, i32 3, i32 1)
  %440 = getelementptr inbounds i8, ptr %413, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %440, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %427, i32 1, i32 3, i32 1)
  %441 = getelementptr inbounds i8, ptr %427, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %441, i32 1, i32 3, i32 1)
  %442 = getelementptr inbounds i8, ptr %427, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %442, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %409, i32 1, i32 3, i32 1)
  %443 = getelementptr inbounds i8, ptr %409, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %443, i32 1, i32 3, i32 1)
  %444 = getelementptr inbounds i8, ptr %409, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %444, i32 1, i32 3, i32 1)
  %445 = icmp sgt i64 %3, 0
  br i1 %445, label %.lr.ph265.preheader, label %.preheader212

.lr.ph265.preheader:                              ; preds = %.preheader215.preheader
  %gep262.2.idx = shl i64 %.sroa.4166.0.copyload, 3
  %gep262.3.idx = mul i64 %.sroa.4166.0.copyload, 12
  %gep262.4.idx = shl i64 %.sroa.4166.0.copyload, 4
  %gep262.5.idx = mul i64 %.sroa.4166.0.copyload, 20
  br label %.lr.ph265

.preheader212:                                    ; preds = %.lr.ph265, %.preheader215.preheader
  %.sroa.70.0 = phi <16 x float> [ %430, %.preheader215.preheader ], [ %494, %.lr.ph265 ]
  %.sroa.66.0 = phi <16 x float> [ %408, %.preheader215.preheader ], [ %493, %.lr.ph265 ]
  %.sroa.62579.0 = phi <16 x float> [ %429, %.preheader215.preheader ], [ %492, %.lr.ph265 ]
  %.sroa.58576.0 = phi <16 x float> [ %410, %.preheader215.preheader ], [ %488, %.lr.ph265 ]
  %.sroa.54574.0 = phi <16 x float> [ %428, %.preheader215.preheader ], [ %487, %.lr.ph265 ]
  %.sroa.50572.0 = phi <16 x float> [ %411, %.preheader215.preheader ], [ %486, %.lr.ph265 ]
  %.sroa.46569.0 = phi <16 x float> [ %426, %.preheader215.preheader ], [ %482, %.lr.ph265 ]
  %.sroa.42567.0 = phi <16 x float> [ %412, %.preheader215.preheader ], [ %481, %.lr.ph265 ]
  %.sroa.38565.0 = phi <16 x float> [ %425, %.preheader215.preheader ], [ %480, %.lr.ph265 ]
  %.sroa.34562.0 = phi <16 x float> [ %414, %.preheader215.preheader ], [ %476, %.lr.ph265 ]
  %.sroa.30560.0 = phi <16 x float> [ %424, %.preheader215.preheader ], [ %475, %.lr.ph265 ]
  %.sroa.26558.0 = phi <16 x float> [ %415, %.preheader215.preheader ], [ %474, %.lr.ph265 ]
  %.sroa.22555.0 = phi <16 x float> [ %422, %.preheader215.preheader ], [ %470, %.lr.ph265 ]
  %.sroa.18553.0 = phi <16 x float> [ %416, %.preheader215.preheader ], [ %469, %.lr.ph265 ]
  %.sroa.14551.0 = phi <16 x float> [ %421, %.preheader215.preheader ], [ %468, %.lr.ph265 ]
  %.sroa.10548.0 = phi <16 x float> [ %418, %.preheader215.preheader ], [ %464, %.lr.ph265 ]
  %.sroa.6546.0 = phi <16 x float> [ %420, %.preheader215.preheader ], [ %463, %.lr.ph265 ]
  %.sroa.0544.0 = phi <16 x float> [ %419, %.preheader215.preheader ], [ %462, %.lr.ph265 ]
  store <16 x float> %.sroa.0544.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6546.0, ptr %433, align 4, !tbaa !161
  store <16 x float> %.sroa.10548.0, ptr %434, align 4, !tbaa !161
  store <16 x float> %.sroa.14551.0, ptr %417, align 4, !tbaa !161
  store <16 x float> %.sroa.18553.0, ptr %435, align 4, !tbaa !161
  store <16 x float> %.sroa.22555.0, ptr %436, align 4, !tbaa !161
  store <16 x float> %.sroa.26558.0, ptr %423, align 4, !tbaa !161
  store <16 x float> %.sroa.30560.0, ptr %437, align 4, !tbaa !161
  store <16 x float> %.sroa.34562.0, ptr %438, align 4, !tbaa !161
  store <16 x float> %.sroa.38565.0, ptr %413, align 4, !tbaa !161
  store <16 x float> %.sroa.42567.0, ptr %439, align 4, !tbaa !161
  store <16 x float> %.sroa.46569.0, ptr %440, align 4, !tbaa !161
  store <16 x float> %.sroa.50572.0, ptr %427, align 4, !tbaa !161
  store <16 x float> %.sroa.54574.0, ptr %441, align 4, !tbaa !161
  store <16 x float> %.sroa.58576.0, ptr %442, align 4, !tbaa !161
  store <16 x float> %.sroa.62579.0, ptr %409, align 4, !tbaa !161
  store <16 x float> %.sroa.66.0, ptr %443, align 4, !tbaa !161
  store <16 x float> %.sroa.70.0, ptr %444, align 4, !tbaa !161
  br label %811

.lr.ph265:                                        ; preds = %.lr.ph265.preheader, %.lr.ph265
  %.sroa.70.1 = phi <16 x float> [ %430, %.lr.ph265.preheader ], [ %494, %.lr.ph265 ]
  %.sroa.66.1 = phi <16 x float> [ %408, %.lr.ph265.preheader ], [ %493, %.lr.ph265 ]
  %.sroa.62579.1 = phi <16 x float> [ %429, %.lr.ph265.preheader ], [ %492, %.lr.ph265 ]
  %.sroa.58576.1 = phi <16 x float> [ %410, %.lr.ph265.preheader ], [ %488, %.lr.ph265 ]
  %.sroa.54574.1 = phi <16 x float> [ %428, %.lr.ph265.preheader ], [ %487, %.lr.ph265 ]
  %.sroa.50572.1 = phi <16 x float> [ %411, %.lr.ph265.preheader ], [ %486, %.lr.ph265 ]
  %.sroa.46569.1 = phi <16 x float> [ %426, %.lr.ph265.preheader ], [ %482, %.lr.ph265 ]
  %.sroa.42567.1 = phi <16 x float> [ %412, %.lr.ph265.preheader ], [ %481, %.lr.ph265 ]
  %.sroa.38565.1 = phi <16 x float> [ %425, %.lr.ph265.preheader ], [ %480, %.lr.ph265 ]
  %.sroa.34562.1 = phi <16 x float> [ %414, %.lr.ph265.preheader ], [ %476, %.lr.ph265 ]
  %.sroa.30560.1 = phi <16 x float> [ %424, %.lr.ph265.preheader ], [ %475, %.lr.ph265 ]
  %.sroa.26558.1 = phi <16 x float> [ %415, %.lr.ph265.preheader ], [ %474, %.lr.ph265 ]
  %.sroa.22555.1 = phi <16 x float> [ %422, %.lr.ph265.preheader ], [ %470, %.lr.ph265 ]
  %.sroa.18553.1 = phi <16 x float> [ %416, %.lr.ph265.preheader ], [ %469, %.lr.ph265 ]
  %.sroa.14551.1 = phi <16 x float> [ %421, %.lr.ph265.preheader ], [ %468, %.lr.ph265 ]
  %.sroa.10548.1 = phi <16 x float> [ %418, %.lr.ph265.preheader ], [ %464, %.lr.ph265 ]
  %.sroa.6546.1 = phi <16 x float> [ %420, %.lr.ph265.preheader ], [ %463, %.lr.ph265 ]
  %.sroa.0544.1 = phi <16 x float> [ %419, %.lr.ph265.preheader ], [ %462, %.lr.ph265 ]
  %.067.i110264 = phi i64 [ 0, %.lr.ph265.preheader ], [ %495, %.lr.ph265 ]
  %446 = mul nsw i64 %.067.i110264, %2
  %447 = getelementptr inbounds float, ptr %1, i64 %446
  %448 = add nuw nsw i64 %.067.i110264, 8
  %449 = mul nsw i64 %448, %2
  %450 = getelementptr inbounds float, ptr %1, i64 %449
  %451 = load <16 x float>, ptr %447, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %450, i32 0, i32 3, i32 1)
  %452 = getelementptr inbounds i8, ptr %447, i64 64
  %453 = load <16 x float>, ptr %452, align 4, !tbaa !161
  %454 = getelementptr inbounds i8, ptr %450, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %454, i32 0, i32 3, i32 1)
  %455 = getelementptr inbounds i8, ptr %447, i64 128
  %456 = load <16 x float>, ptr %455, align 4, !tbaa !161
  %457 = getelementptr inbounds i8, ptr %450, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %457, i32 0, i32 3, i32 1)
  %458 = mul nsw i64 %.067.i110264, %.sroa.5167.0.copyload
  %invariant.gep261 = getelementptr float, ptr %.sroa.0165.0.copyload, i64 %458
  %459 = load float, ptr %invariant.gep261, align 4, !tbaa !139
  %460 = insertelement <16 x float> poison, float %459, i64 0
  %461 = shufflevector <16 x float> %460, <16 x float> poison, <16 x i32> zeroinitializer
  %462 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %461, <16 x float> %451, <16 x float> %.sroa.0544.1)
  %463 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %461, <16 x float> %453, <16 x float> %.sroa.6546.1)
  %464 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %461, <16 x float> %456, <16 x float> %.sroa.10548.1)
  %gep262.1 = getelementptr float, ptr %invariant.gep261, i64 %.sroa.4166.0.copyload
  %465 = load float, ptr %gep262.1, align 4, !tbaa !139
  %466 = insertelement <16 x float> poison, float %465, i64 0
  %467 = shufflevector <16 x float> %466, <16 x float> poison, <16 x i32> zeroinitializer
  %468 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %467, <16 x float> %451, <16 x float> %.sroa.14551.1)
  %469 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %467, <16 x float> %453, <16 x float> %.sroa.18553.1)
  %470 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %467, <16 x float> %456, <16 x float> %.sroa.22555.1)
  %gep262.2 = getelementptr i8, ptr %invariant.gep261, i64 %gep262.2.idx
  %471 = load float, ptr %gep262.2, align 4, !tbaa !139
  %472 = insertelement <16 x float> poison, float %471, i64 0
  %473 = shufflevector <16 x float> %472, <16 x float> poison, <16 x i32> zeroinitializer
  %474 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %473, <16 x float> %451, <16 x float> %.sroa.26558.1)
  %475 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %473, <16 x float> %453, <16 x float> %.sroa.30560.1)
  %476 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %473, <16 x float> %456, <16 x float> %.sroa.34562.1)
  %gep262.3 = getelementptr i8, ptr %invariant.gep261, i64 %gep262.3.idx
  %477 = load float, ptr %gep262.3, align 4, !tbaa !139
  %478 = insertelement <16 x float> poison, float %477, i64 0
  %479 = shufflevector <16 x float> %478, <16 x float> poison, <16 x i32> zeroinitializer
  %480 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %479, <16 x float> %451, <16 x float> %.sroa.38565.1)
  %481 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %479, <16 x float> %453, <16 x float> %.sroa.42567.1)
  %482 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %479, <16 x float> %456, <16 x float> %.sroa.46569.1)
  %gep262.4 = getelementptr i8, ptr %invariant.gep261, i64 %gep262.4.idx
  %483 = load float, ptr %gep262.4, align 4, !tbaa !139
  %484 = insertelement <16 x float> poison, float %483, i64 0
  %485 = shufflevector <16 x float> %484, <16 x float> poison, <16 x i32> zeroinitializer
  %486 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %485, <16 x float> %451, <16 x float> %.sroa.50572.1)
  %487 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %485, <16 x float> %453, <16 x float> %.sroa.54574.1)
  %488 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %485, <16 x float> %456, <16 x float> %.sroa.58576.1)
  %gep262.5 = getelementptr i8, ptr %invariant.gep261, i64 %gep262.5.idx
  %489 = load float, ptr %gep262.5, align 4, !tbaa !139
  %490 = insertelement <16 x float> poison, float %489, i64 0
  %491 = shufflevector <16 x float> %490, <16 x float> poison, <16 x i32> zeroinitializer
  %492 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %491, <16 x float> %451, <16 x float> %.sroa.62579.1)
  %493 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %491, <16 x float> %453, <16 x float> %.sroa.66.1)
  %494 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %491, <16 x float> %456, <16 x float> %.sroa.70.1)
  %495 = add nuw nsw i64 %.067.i110264, 1
  %exitcond352.not = icmp eq i64 %495, %3
  br i1 %exitcond352.not, label %.preheader212, label %.lr.ph265, !llvm.loop !185

.preheader224:                                    ; preds = %8
  %.sroa.0168.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4169.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4169.0.copyload = load i64, ptr %.sroa.4169.0..sroa_idx, align 8
  %.sroa.5170.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5170.0.copyload = load i64, ptr %.sroa.5170.0..sroa_idx, align 8
  %.not.i135 = icmp eq i64 %7, 0
  br i1 %.not.i135, label %.thread817, label %502

.thread817:                                       ; preds = %.preheader224
  %496 = getelementptr inbounds float, ptr %5, i64 %6
  %.idx733803 = shl nsw i64 %6, 3
  %497 = getelementptr inbounds i8, ptr %5, i64 %.idx733803
  %.idx734806 = mul i64 %6, 12
  %498 = getelementptr inbounds i8, ptr %5, i64 %.idx734806
  %.idx735809 = shl nsw i64 %6, 4
  %499 = getelementptr inbounds i8, ptr %5, i64 %.idx735809
  %.idx736812 = mul i64 %6, 20
  %500 = getelementptr inbounds i8, ptr %5, i64 %.idx736812
  %.idx737815 = mul i64 %6, 24
  %501 = getelementptr inbounds i8, ptr %5, i64 %.idx737815
  br label %.preheader222.preheader

502:                                              ; preds = %.preheader224
  %503 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %504 = getelementptr inbounds i8, ptr %5, i64 64
  %505 = load <16 x float>, ptr %504, align 4, !tbaa !161
  %506 = getelementptr inbounds i8, ptr %5, i64 128
  %507 = load <16 x float>, ptr %506, align 4, !tbaa !161
  %508 = getelementptr inbounds float, ptr %5, i64 %6
  %509 = load <16 x float>, ptr %508, align 4, !tbaa !161
  %510 = getelementptr inbounds i8, ptr %508, i64 64
  %511 = load <16 x float>, ptr %510, align 4, !tbaa !161
  %512 = getelementptr inbounds i8, ptr %508, i64 128
  %513 = load <16 x float>, ptr %512, align 4, !tbaa !161
  %.idx733 = shl nsw i64 %6, 3
  %514 = getelementptr inbounds i8, ptr %5, i64 %.idx733
  %515 = load <16 x float>, ptr %514, align 4, !tbaa !161
  %516 = getelementptr inbounds i8, ptr %514, i64 64
  %517 = load <16 x float>, ptr %516, align 4, !tbaa !161
  %518 = getelementptr inbounds i8, ptr %514, i64 128
  %519 = load <16 x float>, ptr %518, align 4, !tbaa !161
  %.idx734 = mul i64 %6, 12
  %520 = getelementptr inbounds i8, ptr %5, i64 %.idx734
  %521 = load <16 x float>, ptr %520, align 4, !tbaa !161
  %522 = getelementptr inbounds i8, ptr %520, i64 64
  %523 = load <16 x float>, ptr %522, align 4, !tbaa !161
  %524 = getelementptr inbounds i8, ptr %520, i64 128
  %525 = load <16 x float>, ptr %524, align 4, !tbaa !161
  %.idx735 = shl nsw i64 %6, 4
  %526 = getelementptr inbounds i8, ptr %5, i64 %.idx735
  %527 = load <16 x float>, ptr %526, align 4, !tbaa !161
  %528 = getelementptr inbounds i8, ptr %526, i64 64
  %529 = load <16 x float>, ptr %528, align 4, !tbaa !161
  %530 = getelementptr inbounds i8, ptr %526, i64 128
  %531 = load <16 x float>, ptr %530, align 4, !tbaa !161
  %.idx736 = mul i64 %6, 20
  %532 = getelementptr inbounds i8, ptr %5, i64 %.idx736
  %533 = load <16 x float>, ptr %532, align 4, !tbaa !161
  %534 = getelementptr inbounds i8, ptr %532, i64 64
  %535 = load <16 x float>, ptr %534, align 4, !tbaa !161
  %536 = getelementptr inbounds i8, ptr %532, i64 128
  %537 = load <16 x float>, ptr %536, align 4, !tbaa !161
  %.idx737 = mul i64 %6, 24
  %538 = getelementptr inbounds i8, ptr %5, i64 %.idx737
  %539 = load <16 x float>, ptr %538, align 4, !tbaa !161
  %540 = getelementptr inbounds i8, ptr %538, i64 64
  %541 = load <16 x float>, ptr %540, align 4, !tbaa !161
  %542 = getelementptr inbounds i8, ptr %538, i64 128
  %543 = load <16 x float>, ptr %542, align 4, !tbaa !161
  br label %.preheader222.preheader

.preheader222.preheader:                          ; preds = %.thread817, %502
  %544 = phi <16 x float> [ %541, %502 ], [ zeroinitializer, %.thread817 ]
  %545 = phi ptr [ %538, %502 ], [ %501, %.thread817 ]
  %546 = phi <16 x float> [ %537, %502 ], [ zeroinitializer, %.thread817 ]
  %547 = phi <16 x float> [ %533, %502 ], [ zeroinitializer, %.thread817 ]
  %548 = phi <16 x float> [ %529, %502 ], [ zeroinitializer, %.thread817 ]
  %549 = phi ptr [ %526, %502 ], [ %499, %.thread817 ]
  %550 = phi <16 x float> [ %525, %502 ], [ zeroinitializer, %.thread817 ]
  %551 = phi <16 x float> [ %521, %502 ], [ zeroinitializer, %.thread817 ]
  %552 = phi <16 x float> [ %517, %502 ], [ zeroinitializer, %.thread817 ]
  %553 = phi ptr [ %514, %502 ], [ %497, %.thread817 ]
  %554 = phi <16 x float> [ %513, %502 ], [ zeroinitializer, %.thread817 ]
  %555 = phi <16 x float> [ %509, %502 ], [ zeroinitializer, %.thread817 ]
  %556 = phi <16 x float> [ %505, %502 ], [ zeroinitializer, %.thread817 ]
  %557 = phi <16 x float> [ %503, %502 ], [ zeroinitializer, %.thread817 ]
  %558 = phi <16 x float> [ %507, %502 ], [ zeroinitializer, %.thread817 ]
  %559 = phi ptr [ %508, %502 ], [ %496, %.thread817 ]
  %560 = phi <16 x float> [ %511, %502 ], [ zeroinitializer, %.thread817 ]
  %561 = phi <16 x float> [ %515, %502 ], [ zeroinitializer, %.thread817 ]
  %562 = phi <16 x float> [ %519, %502 ], [ zeroinitializer, %.thread817 ]
  %563 = phi ptr [ %520, %502 ], [ %498, %.thread817 ]
  %564 = phi <16 x float> [ %523, %502 ], [ zeroinitializer, %.thread817 ]
  %565 = phi <16 x float> [ %527, %502 ], [ zeroinitializer, %.thread817 ]
  %566 = phi <16 x float> [ %531, %502 ], [ zeroinitializer, %.thread817 ]
  %567 = phi ptr [ %532, %502 ], [ %500, %.thread817 ]
  %568 = phi <16 x float> [ %535, %502 ], [ zeroinitializer, %.thread817 ]
  %569 = phi <16 x float> [ %539, %502 ], [ zeroinitializer, %.thread817 ]
  %570 = phi <16 x float> [ %543, %502 ], [ zeroinitializer, %.thread817 ]
  %571 = getelementptr inbounds float, ptr %5, i64 %6
  %572 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %573 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %573, i32 1, i32 3, i32 1)
  %574 = getelementptr inbounds i8, ptr %5, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %574, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %559, i32 1, i32 3, i32 1)
  %575 = getelementptr inbounds i8, ptr %572, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %575, i32 1, i32 3, i32 1)
  %576 = getelementptr inbounds i8, ptr %571, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %576, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %553, i32 1, i32 3, i32 1)
  %577 = getelementptr inbounds i8, ptr %553, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %577, i32 1, i32 3, i32 1)
  %578 = getelementptr inbounds i8, ptr %553, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %578, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %563, i32 1, i32 3, i32 1)
  %579 = getelementptr inbounds i8, ptr %563, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %579, i32 1, i32 3, i32 1)
  %580 = getelementptr inbounds i8, ptr %563, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %580, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %549, i32 1, i32 3, i32 1)
  %581 = getelementptr inbounds i8, ptr %549, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %581, i32 1, i32 3, i32 1)
  %582 = getelementptr inbounds i8, ptr %549, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %582, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %567, i32 1, i32 3, i32 1)
  %583 = getelementptr inbounds i8, ptr %567, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %583, i32 1, i32 3, i32 1)
  %584 = getelementptr inbounds i8, ptr %567, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %584, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %545, i32 1, i32 3, i32 1)
  %585 = getelementptr inbounds i8, ptr %545, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %585, i32 1, i32 3, i32 1)
  %586 = getelementptr inbounds i8, ptr %545, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %586, i32 1, i32 3, i32 1)
  %587 = icmp sgt i64 %3, 0
  br i1 %587, label %.lr.ph252.preheader, label %.preheader219

.lr.ph252.preheader:                              ; preds = %.preheader222.preheader
  %gep249.2.idx = shl i64 %.sroa.4169.0.copyload, 3
  %gep249.3.idx = mul i64 %.sroa.4169.0.copyload, 12
  %gep249.4.idx = shl i64 %.sroa.4169.0.copyload, 4
  %gep249.5.idx = mul i64 %.sroa.4169.0.copyload, 20
  %gep249.6.idx = mul i64 %.sroa.4169.0.copyload, 24
  br label %.lr.ph252

.preheader219:                                    ; preds = %.lr.ph252, %.preheader222.preheader
  %.sroa.0605.0 = phi <16 x float> [ %557, %.preheader222.preheader ], [ %604, %.lr.ph252 ]
  %.sroa.6607.0 = phi <16 x float> [ %556, %.preheader222.preheader ], [ %605, %.lr.ph252 ]
  %.sroa.10609.0 = phi <16 x float> [ %558, %.preheader222.preheader ], [ %606, %.lr.ph252 ]
  %.sroa.14612.0 = phi <16 x float> [ %555, %.preheader222.preheader ], [ %610, %.lr.ph252 ]
  %.sroa.18614.0 = phi <16 x float> [ %560, %.preheader222.preheader ], [ %611, %.lr.ph252 ]
  %.sroa.22616.0 = phi <16 x float> [ %554, %.preheader222.preheader ], [ %612, %.lr.ph252 ]
  %.sroa.26619.0 = phi <16 x float> [ %561, %.preheader222.preheader ], [ %616, %.lr.ph252 ]
  %.sroa.30621.0 = phi <16 x float> [ %552, %.preheader222.preheader ], [ %617, %.lr.ph252 ]
  %.sroa.34623.0 = phi <16 x float> [ %562, %.preheader222.preheader ], [ %618, %.lr.ph252 ]
  %.sroa.38626.0 = phi <16 x float> [ %551, %.preheader222.preheader ], [ %622, %.lr.ph252 ]
  %.sroa.42628.0 = phi <16 x float> [ %564, %.preheader222.preheader ], [ %623, %.lr.ph252 ]
  %.sroa.46630.0 = phi <16 x float> [ %550, %.preheader222.preheader ], [ %624, %.lr.ph252 ]
  %.sroa.50633.0 = phi <16 x float> [ %565, %.preheader222.preheader ], [ %628, %.lr.ph252 ]
  %.sroa.54635.0 = phi <16 x float> [ %548, %.preheader222.preheader ], [ %629, %.lr.ph252 ]
  %.sroa.58637.0 = phi <16 x float> [ %566, %.preheader222.preheader ], [ %630, %.lr.ph252 ]
  %.sroa.62640.0 = phi <16 x float> [ %547, %.preheader222.preheader ], [ %634, %.lr.ph252 ]
  %.sroa.66642.0 = phi <16 x float> [ %568, %.preheader222.preheader ], [ %635, %.lr.ph252 ]
  %.sroa.70644.0 = phi <16 x float> [ %546, %.preheader222.preheader ], [ %636, %.lr.ph252 ]
  %.sroa.74647.0 = phi <16 x float> [ %569, %.preheader222.preheader ], [ %640, %.lr.ph252 ]
  %.sroa.78.0 = phi <16 x float> [ %544, %.preheader222.preheader ], [ %641, %.lr.ph252 ]
  %.sroa.82.0 = phi <16 x float> [ %570, %.preheader222.preheader ], [ %642, %.lr.ph252 ]
  store <16 x float> %.sroa.0605.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6607.0, ptr %573, align 4, !tbaa !161
  store <16 x float> %.sroa.10609.0, ptr %574, align 4, !tbaa !161
  store <16 x float> %.sroa.14612.0, ptr %559, align 4, !tbaa !161
  store <16 x float> %.sroa.18614.0, ptr %575, align 4, !tbaa !161
  store <16 x float> %.sroa.22616.0, ptr %576, align 4, !tbaa !161
  store <16 x float> %.sroa.26619.0, ptr %553, align 4, !tbaa !161
  store <16 x float> %.sroa.30621.0, ptr %577, align 4, !tbaa !161
  store <16 x float> %.sroa.34623.0, ptr %578, align 4, !tbaa !161
  store <16 x float> %.sroa.38626.0, ptr %563, align 4, !tbaa !161
  store <16 x float> %.sroa.42628.0, ptr %579, align 4, !tbaa !161
  store <16 x float> %.sroa.46630.0, ptr %580, align 4, !tbaa !161
  store <16 x float> %.sroa.50633.0, ptr %549, align 4, !tbaa !161
  store <16 x float> %.sroa.54635.0, ptr %581, align 4, !tbaa !161
  store <16 x float> %.sroa.58637.0, ptr %582, align 4, !tbaa !161
  store <16 x float> %.sroa.62640.0, ptr %567, align 4, !tbaa !161
  store <16 x float> %.sroa.66642.0, ptr %583, align 4, !tbaa !161
  store <16 x float> %.sroa.70644.0, ptr %584, align 4, !tbaa !161
  store <16 x float> %.sroa.74647.0, ptr %545, align 4, !tbaa !161
  store <16 x float> %.sroa.78.0, ptr %585, align 4, !tbaa !161
  store <16 x float> %.sroa.82.0, ptr %586, align 4, !tbaa !161
  br label %811

.lr.ph252:                                        ; preds = %.lr.ph252.preheader, %.lr.ph252
  %.sroa.0605.1 = phi <16 x float> [ %557, %.lr.ph252.preheader ], [ %604, %.lr.ph252 ]
  %.sroa.6607.1 = phi <16 x float> [ %556, %.lr.ph252.preheader ], [ %605, %.lr.ph252 ]
  %.sroa.10609.1 = phi <16 x float> [ %558, %.lr.ph252.preheader ], [ %606, %.lr.ph252 ]
  %.sroa.14612.1 = phi <16 x float> [ %555, %.lr.ph252.preheader ], [ %610, %.lr.ph252 ]
  %.sroa.18614.1 = phi <16 x float> [ %560, %.lr.ph252.preheader ], [ %611, %.lr.ph252 ]
  %.sroa.22616.1 = phi <16 x float> [ %554, %.lr.ph252.preheader ], [ %612, %.lr.ph252 ]
  %.sroa.26619.1 = phi <16 x float> [ %561, %.lr.ph252.preheader ], [ %616, %.lr.ph252 ]
  %.sroa.30621.1 = phi <16 x float> [ %552, %.lr.ph252.preheader ], [ %617, %.lr.ph252 ]
  %.sroa.34623.1 = phi <16 x float> [ %562, %.lr.ph252.preheader ], [ %618, %.lr.ph252 ]
  %.sroa.38626.1 = phi <16 x float> [ %551, %.lr.ph252.preheader ], [ %622, %.lr.ph252 ]
  %.sroa.42628.1 = phi <16 x float> [ %564, %.lr.ph252.preheader ], [ %623, %.lr.ph252 ]
  %.sroa.46630.1 = phi <16 x float> [ %550, %.lr.ph252.preheader ], [ %624, %.lr.ph252 ]
  %.sroa.50633.1 = phi <16 x float> [ %565, %.lr.ph252.preheader ], [ %628, %.lr.ph252 ]
  %.sroa.54635.1 = phi <16 x float> [ %548, %.lr.ph252.preheader ], [ %629, %.lr.ph252 ]
  %.sroa.58637.1 = phi <16 x float> [ %566, %.lr.ph252.preheader ], [ %630, %.lr.ph252 ]
  %.sroa.62640.1 = phi <16 x float> [ %547, %.lr.ph252.preheader ], [ %634, %.lr.ph252 ]
  %.sroa.66642.1 = phi <16 x float> [ %568, %.lr.ph252.preheader ], [ %635, %.lr.ph252 ]
  %.sroa.70644.1 = phi <16 x float> [ %546, %.lr.ph252.preheader ], [ %636, %.lr.ph252 ]
  %.sroa.74647.1 = phi <16 x float> [ %569, %.lr.ph252.preheader ], [ %640, %.lr.ph252 ]
  %.sroa.78.1 = phi <16 x float> [ %544, %.lr.ph252.preheader ], [ %641, %.lr.ph252 ]
  %.sroa.82.1 = phi <16 x float> [ %570, %.lr.ph252.preheader ], [ %642, %.lr.ph252 ]
  %.067.i125251 = phi i64 [ 0, %.lr.ph252.preheader ], [ %643, %.lr.ph252 ]
  %588 = mul nsw i64 %.067.i125251, %2
  %589 = getelementptr inbounds float, ptr %1, i64 %588
  %590 = add nuw nsw i64 %.067.i125251, 8
  %591 = mul nsw i64 %590, %2
  %592 = getelementptr inbounds float, ptr %1, i64 %591
  %593 = load <16 x float>, ptr %589, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %592, i32 0, i32 3, i32 1)
  %594 = getelementptr inbounds i8, ptr %589, i64 64
  %595 = load <16 x float>, ptr %594, align 4, !tbaa !161
  %596 = getelementptr inbounds i8, ptr %592, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %596, i32 0, i32 3, i32 1)
  %597 = getelementptr inbounds i8, ptr %589, i64 128
  %598 = load <16 x float>, ptr %597, align 4, !tbaa !161
  %599 = getelementptr inbounds i8, ptr %592, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %599, i32 0, i32 3, i32 1)
  %600 = mul nsw i64 %.067.i125251, %.sroa.5170.0.copyload
  %invariant.gep248 = getelementptr float, ptr %.sroa.0168.0.copyload, i64 %600
  %601 = load float, ptr %invariant.gep248, align 4, !tbaa !139
  %602 = insertelement <16 x float> poison, float %601, i64 0
  %603 = shufflevector <16 x float> %602, <16 x float> poison, <16 x i32> zeroinitializer
  %604 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %603, <16 x float> %593, <16 x float> %.sroa.0605.1)
  %605 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %603, <16 x float> %595, <16 x float> %.sroa.6607.1)
  %606 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %603, <16 x float> %598, <16 x float> %.sroa.10609.1)
  %gep249.1 = getelementptr float, ptr %invariant.gep248, i64 %.sroa.4169.0.copyload
  %607 = load float, ptr %gep249.1, align 4, !tbaa !139
  %608 = insertelement <16 x float> poison, float %607, i64 0
  %609 = shufflevector <16 x float> %608, <16 x float> poison, <16 x i32> zeroinitializer
  %610 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %609, <16 x float> %593, <16 x float> %.sroa.14612.1)
  %611 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %609, <16 x float> %595, <16 x float> %.sroa.18614.1)
  %612 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %609, <16 x float> %598, <16 x float> %.sroa.22616.1)
  %gep249.2 = getelementptr i8, ptr %invariant.gep248, i64 %gep249.2.idx
  %613 = load float, ptr %gep249.2, align 4, !tbaa !139
  %614 = insertelement <16 x float> poison, float %613, i64 0
  %615 = shufflevector <16 x float> %614, <16 x float> poison, <16 x i32> zeroinitializer
  %616 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %615, <16 x float> %593, <16 x float> %.sroa.26619.1)
  %617 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %615, <16 x float> %595, <16 x float> %.sroa.30621.1)
  %618 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %615, <16 x float> %598, <16 x float> %.sroa.34623.1)
  %gep249.3 = getelementptr i8, ptr %invariant.gep248, i64 %gep249.3.idx
  %619 = load float, ptr %gep249.3, align 4, !tbaa !139
  %620 = insertelement <16 x float> poison, float %619, i64 0
  %621 = shufflevector <16 x float> %620, <16 x float> poison, <16 x i32> zeroinitializer
  %622 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %621, <16 x float> %593, <16 x float> %.sroa.38626.1)
  %623 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %621, <16 x float> %595, <16 x float> %.sroa.42628.1)
  %624 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %621, <16 x float> %598, <16 x float> %.sroa.46630.1)
  %gep249.4 = getelementptr i8, ptr %invariant.gep248, i64 %gep249.4.idx
  %625 = load float, ptr %gep249.4, align 4, !tbaa !139
  %626 = insertelement <16 x float> poison, float %625, i64 0
  %627 = shufflevector <16 x float> %626, <16 x float> poison, <16 x i32> zeroinitializer
  %628 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %627, <16 x float> %593, <16 x float> %.sroa.50633.1)
  %629 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %627, <16 x float> %595, <16 x float> %.sroa.54635.1)
  %630 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %627, <16 x float> %598, <16 x float> %.sroa.58637.1)
  %gep249.5 = getelementptr i8, ptr %invariant.gep248, i64 %gep249.5.idx
  %631 = load float, ptr %gep249.5, align 4, !tbaa !139
  %632 = insertelement <16 x float> poison, float %631, i64 0
  %633 = shufflevector <16 x float> %632, <16 x float> poison, <16 x i32> zeroinitializer
  %634 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %633, <16 x float> %593, <16 x float> %.sroa.62640.1)
  %635 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %633, <16 x float> %595, <16 x float> %.sroa.66642.1)
  %636 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %633, <16 x float> %598, <16 x float> %.sroa.70644.1)
  %gep249.6 = getelementptr i8, ptr %invariant.gep248, i64 %gep249.6.idx
  %637 = load float, ptr %gep249.6, align 4, !tbaa !139
  %638 = insertelement <16 x float> poison, float %637, i64 0
  %639 = shufflevector <16 x float> %638, <16 x float> poison, <16 x i32> zeroinitializer
  %640 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %639, <16 x float> %593, <16 x float> %.sroa.74647.1)
  %641 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %639, <16 x float> %595, <16 x float> %.sroa.78.1)
  %642 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %639, <16 x float> %598, <16 x float> %.sroa.82.1)
  %643 = add nuw nsw i64 %.067.i125251, 1
  %exitcond342.not = icmp eq i64 %643, %3
  br i1 %exitcond342.not, label %.preheader219, label %.lr.ph252, !llvm.loop !185

.preheader231:                                    ; preds = %8
  %.sroa.0171.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4172.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4172.0.copyload = load i64, ptr %.sroa.4172.0..sroa_idx, align 8
  %.sroa.5173.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5173.0.copyload = load i64, ptr %.sroa.5173.0..sroa_idx, align 8
  %.not.i150 = icmp eq i64 %7, 0
  br i1 %.not.i150, label %.thread839, label %651

.thread839:                                       ; preds = %.preheader231
  %644 = getelementptr inbounds float, ptr %5, i64 %6
  %.idx822 = shl nsw i64 %6, 3
  %645 = getelementptr inbounds i8, ptr %5, i64 %.idx822
  %.idx728825 = mul i64 %6, 12
  %646 = getelementptr inbounds i8, ptr %5, i64 %.idx728825
  %.idx729828 = shl nsw i64 %6, 4
  %647 = getelementptr inbounds i8, ptr %5, i64 %.idx729828
  %.idx730831 = mul i64 %6, 20
  %648 = getelementptr inbounds i8, ptr %5, i64 %.idx730831
  %.idx731834 = mul i64 %6, 24
  %649 = getelementptr inbounds i8, ptr %5, i64 %.idx731834
  %.idx732837 = mul i64 %6, 28
  %650 = getelementptr inbounds i8, ptr %5, i64 %.idx732837
  br label %.preheader229.preheader

651:                                              ; preds = %.preheader231
  %652 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %653 = getelementptr inbounds i8, ptr %5, i64 64
  %654 = load <16 x float>, ptr %653, align 4, !tbaa !161
  %655 = getelementptr inbounds i8, ptr %5, i64 128
  %656 = load <16 x float>, ptr %655, align 4, !tbaa !161
  %657 = getelementptr inbounds float, ptr %5, i64 %6
  %658 = load <16 x float>, ptr %657, align 4, !tbaa !161
  %659 = getelementptr inbounds i8, ptr %657, i64 64
  %660 = load <16 x float>, ptr %659, align 4, !tbaa !161
  %661 = getelementptr inbounds i8, ptr %657, i64 128
  %662 = load <16 x float>, ptr %661, align 4, !tbaa !161
  %.idx = shl nsw i64 %6, 3
  %663 = getelementptr inbounds i8, ptr %5, i64 %.idx
  %664 = load <16 x float>, ptr %663, align 4, !tbaa !161
  %665 = getelementptr inbounds i8, ptr %663, i64 64
  %666 = load <16 x float>, ptr %665, align 4, !tbaa !161
  %667 = getelementptr inbounds i8, ptr %663, i64 128
  %668 = load <16 x float>, ptr %667, align 4, !tbaa !161
  %.idx728 = mul i64 %6, 12
  %669 = getelementptr inbounds i8, ptr %5, i64 %.idx728
  %670 = load <16 x float>, ptr %669, align 4, !tbaa !161
  %671 = getelementptr inbounds i8, ptr %669, i64 64
  %672 = load <16 x float>, ptr %671, align 4, !tbaa !161
  %673 = getelementptr inbounds i8, ptr %669, i64 128
  %674 = load <16 x float>, ptr %673, align 4, !tbaa !161
  %.idx729 = shl nsw i64 %6, 4
  %675 = getelementptr inbounds i8, ptr %5, i64 %.idx729
  %676 = load <16 x float>, ptr %675, align 4, !tbaa !161
  %677 = getelementptr inbounds i8, ptr %675, i64 64
  %678 = load <16 x float>, ptr %677, align 4, !tbaa !161
  %679 = getelementptr inbounds i8, ptr %675, i64 128
  %680 = load <16 x float>, ptr %679, align 4, !tbaa !161
  %.idx730 = mul i64 %6, 20
  %681 = getelementptr inbounds i8, ptr %5, i64 %.idx730
  %682 = load <16 x float>, ptr %681, align 4, !tbaa !161
  %683 = getelementptr inbounds i8, ptr %681, i64 64
  %684 = load <16 x float>, ptr %683, align 4, !tbaa !161
  %685 = getelementptr inbounds i8, ptr %681, i64 128
  %686 = load <16 x float>, ptr %685, align 4, !tbaa !161
  %.idx731 = mul i64 %6, 24
  %687 = getelementptr inbounds i8, ptr %5, i64 %.idx731
  %688 = load <16 x float>, ptr %687, align 4, !tbaa !161
  %689 = getelementptr inbounds i8, ptr %687, i64 64
  %690 = load <16 x float>, ptr %689, align 4, !tbaa !161
  %691 = getelementptr inbounds i8, ptr %687, i64 128
  %692 = load <16 x float>, ptr %691, align 4, !tbaa !161
  %.idx732 = mul i64 %6, 28
  %693 = getelementptr inbounds i8, ptr %5, i64 %.idx732
  %694 = load <16 x float>, ptr %693, align 4, !tbaa !161
  %695 = getelementptr inbounds i8, ptr %693, i64 64
  %696 = load <16 x float>, ptr %695, align 4, !tbaa !161
  %697 = getelementptr inbounds i8, ptr %693, i64 128
  %698 = load <16 x float>, ptr %697, align 4, !tbaa !161
  br label %.preheader229.preheader

.preheader229.preheader:                          ; preds = %.thread839, %651
  %699 = phi <16 x float> [ %696, %651 ], [ zeroinitializer, %.thread839 ]
  %700 = phi ptr [ %693, %651 ], [ %650, %.thread839 ]
  %701 = phi <16 x float> [ %692, %651 ], [ zeroinitializer, %.thread839 ]
  %702 = phi <16 x float> [ %688, %651 ], [ zeroinitializer, %.thread839 ]
  %703 = phi <16 x float> [ %684, %651 ], [ zeroinitializer, %.thread839 ]
  %704 = phi ptr [ %681, %651 ], [ %648, %.thread839 ]
  %705 = phi <16 x float> [ %680, %651 ], [ zeroinitializer, %.thread839 ]
  %706 = phi <16 x float> [ %676, %651 ], [ zeroinitializer, %.thread839 ]
  %707 = phi <16 x float> [ %672, %651 ], [ zeroinitializer, %.thread839 ]
  %708 = phi ptr [ %669, %651 ], [ %646, %.thread839 ]
  %709 = phi <16 x float> [ %668, %651 ], [ zeroinitializer, %.thread839 ]
  %710 = phi <16 x float> [ %664, %651 ], [ zeroinitializer, %.thread839 ]
  %711 = phi <16 x float> [ %660, %651 ], [ zeroinitializer, %.thread839 ]
  %712 = phi ptr [ %657, %651 ], [ %644, %.thread839 ]
  %713 = phi <16 x float> [ %656, %651 ], [ zeroinitializer, %.thread839 ]
  %714 = phi <16 x float> [ %652, %651 ], [ zeroinitializer, %.thread839 ]
  %715 = phi <16 x float> [ %654, %651 ], [ zeroinitializer, %.thread839 ]
  %716 = phi <16 x float> [ %658, %651 ], [ zeroinitializer, %.thread839 ]
  %717 = phi <16 x float> [ %662, %651 ], [ zeroinitializer, %.thread839 ]
  %718 = phi ptr [ %663, %651 ], [ %645, %.thread839 ]
  %719 = phi <16 x float> [ %666, %651 ], [ zeroinitializer, %.thread839 ]
  %720 = phi <16 x float> [ %670, %651 ], [ zeroinitializer, %.thread839 ]
  %721 = phi <16 x float> [ %674, %651 ], [ zeroinitializer, %.thread839 ]
  %722 = phi ptr [ %675, %651 ], [ %647, %.thread839 ]
  %723 = phi <16 x float> [ %678, %651 ], [ zeroinitializer, %.thread839 ]
  %724 = phi <16 x float> [ %682, %651 ], [ zeroinitializer, %.thread839 ]
  %725 = phi <16 x float> [ %686, %651 ], [ zeroinitializer, %.thread839 ]
  %726 = phi ptr [ %687, %651 ], [ %649, %.thread839 ]
  %727 = phi <16 x float> [ %690, %651 ], [ zeroinitializer, %.thread839 ]
  %728 = phi <16 x float> [ %694, %651 ], [ zeroinitializer, %.thread839 ]
  %729 = phi <16 x float> [ %698, %651 ], [ zeroinitializer, %.thread839 ]
  %730 = getelementptr inbounds float, ptr %5, i64 %6
  %731 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %732 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %732, i32 1, i32 3, i32 1)
  %733 = getelementptr inbounds i8, ptr %5, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %733, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %712, i32 1, i32 3, i32 1)
  %734 = getelementptr inbounds i8, ptr %731, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %734, i32 1, i32 3, i32 1)
  %735 = getelementptr inbounds i8, ptr %730, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %735, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %718, i32 1, i32 3, i32 1)
  %736 = getelementptr inbounds i8, ptr %718, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %736, i32 1, i32 3, i32 1)
  %737 = getelementptr inbounds i8, ptr %718, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %737, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %708, i32 1, i32 3, i32 1)
  %738 = getelementptr inbounds i8, ptr %708, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %738, i32 1, i32 3, i32 1)
  %739 = getelementptr inbounds i8, ptr %708, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %739, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %722, i32 1, i32 3, i32 1)
  %740 = getelementptr inbounds i8, ptr %722, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %740, i32 1, i32 3, i32 1)
  %741 = getelementptr inbounds i8, ptr %722, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %741, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %704, i32 1, i32 3, i32 1)
  %742 = getelementptr inbounds i8, ptr %704, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %742, i32 1, i32 3, i32 1)
  %743 = getelementptr inbounds i8, ptr %704, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %743, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %726, i32 1, i32 3, i32 1)
  %744 = getelementptr inbounds i8, ptr %726, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %744, i32 1, i32 3, i32 1)
  %745 = getelementptr inbounds i8, ptr %726, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %745, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %700, i32 1, i32 3, i32 1)
  %746 = getelementptr inbounds i8, ptr %700, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %746, i32 1, i32 3, i32 1)
  %747 = getelementptr inbounds i8, ptr %700, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %747, i32 1, i32 3, i32 1)
  %748 = icmp sgt i64 %3, 0
  br i1 %748, label %.lr.ph.preheader, label %.preheader226

.lr.ph.preheader:                                 ; preds = %.preheader229.preheader
  %gep.2.idx = shl i64 %.sroa.4172.0.copyload, 3
  %gep.3.idx = mul i64 %.sroa.4172.0.copyload, 12
  %gep.4.idx = shl i64 %.sroa.4172.0.copyload, 4
  %gep.5.idx = mul i64 %.sroa.4172.0.copyload, 20
  %gep.6.idx = mul i64 %.sroa.4172.0.copyload, 24
  %gep.7.idx = mul i64 %.sroa.4172.0.copyload, 28
  br label %.lr.ph

.preheader226:                                    ; preds = %.lr.ph, %.preheader229.preheader
  %.sroa.0675.0 = phi <16 x float> [ %714, %.preheader229.preheader ], [ %765, %.lr.ph ]
  %.sroa.6677.0 = phi <16 x float> [ %715, %.preheader229.preheader ], [ %766, %.lr.ph ]
  %.sroa.10679.0 = phi <16 x float> [ %713, %.preheader229.preheader ], [ %767, %.lr.ph ]
  %.sroa.14682.0 = phi <16 x float> [ %716, %.preheader229.preheader ], [ %771, %.lr.ph ]
  %.sroa.18684.0 = phi <16 x float> [ %711, %.preheader229.preheader ], [ %772, %.lr.ph ]
  %.sroa.22686.0 = phi <16 x float> [ %717, %.preheader229.preheader ], [ %773, %.lr.ph ]
  %.sroa.26689.0 = phi <16 x float> [ %710, %.preheader229.preheader ], [ %777, %.lr.ph ]
  %.sroa.30691.0 = phi <16 x float> [ %719, %.preheader229.preheader ], [ %778, %.lr.ph ]
  %.sroa.34693.0 = phi <16 x float> [ %709, %.preheader229.preheader ], [ %779, %.lr.ph ]
  %.sroa.38696.0 = phi <16 x float> [ %720, %.preheader229.preheader ], [ %783, %.lr.ph ]
  %.sroa.42698.0 = phi <16 x float> [ %707, %.preheader229.preheader ], [ %784, %.lr.ph ]
  %.sroa.46700.0 = phi <16 x float> [ %721, %.preheader229.preheader ], [ %785, %.lr.ph ]
  %.sroa.50703.0 = phi <16 x float> [ %706, %.preheader229.preheader ], [ %789, %.lr.ph ]
  %.sroa.54705.0 = phi <16 x float> [ %723, %.preheader229.preheader ], [ %790, %.lr.ph ]
  %.sroa.58707.0 = phi <16 x float> [ %705, %.preheader229.preheader ], [ %791, %.lr.ph ]
  %.sroa.62710.0 = phi <16 x float> [ %724, %.preheader229.preheader ], [ %795, %.lr.ph ]
  %.sroa.66712.0 = phi <16 x float> [ %703, %.preheader229.preheader ], [ %796, %.lr.ph ]
  %.sroa.70714.0 = phi <16 x float> [ %725, %.preheader229.preheader ], [ %797, %.lr.ph ]
  %.sroa.74717.0 = phi <16 x float> [ %702, %.preheader229.preheader ], [ %801, %.lr.ph ]
  %.sroa.78719.0 = phi <16 x float> [ %727, %.preheader229.preheader ], [ %802, %.lr.ph ]
  %.sroa.82721.0 = phi <16 x float> [ %701, %.preheader229.preheader ], [ %803, %.lr.ph ]
  %.sroa.86724.0 = phi <16 x float> [ %728, %.preheader229.preheader ], [ %807, %.lr.ph ]
  %.sroa.90.0 = phi <16 x float> [ %699, %.preheader229.preheader ], [ %808, %.lr.ph ]
  %.sroa.94.0 = phi <16 x float> [ %729, %.preheader229.preheader ], [ %809, %.lr.ph ]
  store <16 x float> %.sroa.0675.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6677.0, ptr %732, align 4, !tbaa !161
  store <16 x float> %.sroa.10679.0, ptr %733, align 4, !tbaa !161
  store <16 x float> %.sroa.14682.0, ptr %712, align 4, !tbaa !161
  store <16 x float> %.sroa.18684.0, ptr %734, align 4, !tbaa !161
  store <16 x float> %.sroa.22686.0, ptr %735, align 4, !tbaa !161
  store <16 x float> %.sroa.26689.0, ptr %718, align 4, !tbaa !161
  store <16 x float> %.sroa.30691.0, ptr %736, align 4, !tbaa !161
  store <16 x float> %.sroa.34693.0, ptr %737, align 4, !tbaa !161
  store <16 x float> %.sroa.38696.0, ptr %708, align 4, !tbaa !161
  store <16 x float> %.sroa.42698.0, ptr %738, align 4, !tbaa !161
  store <16 x float> %.sroa.46700.0, ptr %739, align 4, !tbaa !161
  store <16 x float> %.sroa.50703.0, ptr %722, align 4, !tbaa !161
  store <16 x float> %.sroa.54705.0, ptr %740, align 4, !tbaa !161
  store <16 x float> %.sroa.58707.0, ptr %741, align 4, !tbaa !161
  store <16 x float> %.sroa.62710.0, ptr %704, align 4, !tbaa !161
  store <16 x float> %.sroa.66712.0, ptr %742, align 4, !tbaa !161
  store <16 x float> %.sroa.70714.0, ptr %743, align 4, !tbaa !161
  store <16 x float> %.sroa.74717.0, ptr %726, align 4, !tbaa !161
  store <16 x float> %.sroa.78719.0, ptr %744, align 4, !tbaa !161
  store <16 x float> %.sroa.82721.0, ptr %745, align 4, !tbaa !161
  store <16 x float> %.sroa.86724.0, ptr %700, align 4, !tbaa !161
  store <16 x float> %.sroa.90.0, ptr %746, align 4, !tbaa !161
  store <16 x float> %.sroa.94.0, ptr %747, align 4, !tbaa !161
  br label %811

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.sroa.0675.1 = phi <16 x float> [ %714, %.lr.ph.preheader ], [ %765, %.lr.ph ]
  %.sroa.6677.1 = phi <16 x float> [ %715, %.lr.ph.preheader ], [ %766, %.lr.ph ]
  %.sroa.10679.1 = phi <16 x float> [ %713, %.lr.ph.preheader ], [ %767, %.lr.ph ]
  %.sroa.14682.1 = phi <16 x float> [ %716, %.lr.ph.preheader ], [ %771, %.lr.ph ]
  %.sroa.18684.1 = phi <16 x float> [ %711, %.lr.ph.preheader ], [ %772, %.lr.ph ]
  %.sroa.22686.1 = phi <16 x float> [ %717, %.lr.ph.preheader ], [ %773, %.lr.ph ]
  %.sroa.26689.1 = phi <16 x float> [ %710, %.lr.ph.preheader ], [ %777, %.lr.ph ]
  %.sroa.30691.1 = phi <16 x float> [ %719, %.lr.ph.preheader ], [ %778, %.lr.ph ]
  %.sroa.34693.1 = phi <16 x float> [ %709, %.lr.ph.preheader ], [ %779, %.lr.ph ]
  %.sroa.38696.1 = phi <16 x float> [ %720, %.lr.ph.preheader ], [ %783, %.lr.ph ]
  %.sroa.42698.1 = phi <16 x float> [ %707, %.lr.ph.preheader ], [ %784, %.lr.ph ]
  %.sroa.46700.1 = phi <16 x float> [ %721, %.lr.ph.preheader ], [ %785, %.lr.ph ]
  %.sroa.50703.1 = phi <16 x float> [ %706, %.lr.ph.preheader ], [ %789, %.lr.ph ]
  %.sroa.54705.1 = phi <16 x float> [ %723, %.lr.ph.preheader ], [ %790, %.lr.ph ]
  %.sroa.58707.1 = phi <16 x float> [ %705, %.lr.ph.preheader ], [ %791, %.lr.ph ]
  %.sroa.62710.1 = phi <16 x float> [ %724, %.lr.ph.preheader ], [ %795, %.lr.ph ]
  %.sroa.66712.1 = phi <16 x float> [ %703, %.lr.ph.preheader ], [ %796, %.lr.ph ]
  %.sroa.70714.1 = phi <16 x float> [ %725, %.lr.ph.preheader ], [ %797, %.lr.ph ]
  %.sroa.74717.1 = phi <16 x float> [ %702, %.lr.ph.preheader ], [ %801, %.lr.ph ]
  %.sroa.78719.1 = phi <16 x float> [ %727, %.lr.ph.preheader ], [ %802, %.lr.ph ]
  %.sroa.82721.1 = phi <16 x float> [ %701, %.lr.ph.preheader ], [ %803, %.lr.ph ]
  %.sroa.86724.1 = phi <16 x float> [ %728, %.lr.ph.preheader ], [ %807, %.lr.ph ]
  %.sroa.90.1 = phi <16 x float> [ %699, %.lr.ph.preheader ], [ %808, %.lr.ph ]
  %.sroa.94.1 = phi <16 x float> [ %729, %.lr.ph.preheader ], [ %809, %.lr.ph ]
  %.067.i140239 = phi i64 [ 0, %.lr.ph.preheader ], [ %810, %.lr.ph ]
  %749 = mul nsw i64 %.067.i140239, %2
  %750 = getelementptr inbounds float, ptr %1, i64 %749
  %751 = add nuw nsw i64 %.067.i140239, 8
  %752 = mul nsw i64 %751, %2
  %753 = getelementptr inbounds float, ptr %1, i64 %752
  %754 = load <16 x float>, ptr %750, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %753, i32 0, i32 3, i32 1)
  %755 = getelementptr inbounds i8, ptr %750, i64 64
  %756 = load <16 x float>, ptr %755, align 4, !tbaa !161
  %757 = getelementptr inbounds i8, ptr %753, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %757, i32 0, i32 3, i32 1)
  %758 = getelementptr inbounds i8, ptr %750, i64 128
  %759 = load <16 x float>, ptr %758, align 4, !tbaa !161
  %760 = getelementptr inbounds i8, ptr %753, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %760, i32 0, i32 3, i32 1)
  %761 = mul nsw i64 %.067.i140239, %.sroa.5173.0.copyload
  %invariant.gep = getelementptr float, ptr %.sroa.0171.0.copyload, i64 %761
  %762 = load float, ptr %invariant.gep, align 4, !tbaa !139
  %763 = insertelement <16 x float> poison, float %762, i64 0
  %764 = shufflevector <16 x float> %763, <16 x float> poison, <16 x i32> zeroinitializer
  %765 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %764, <16 x float> %754, <16 x float> %.sroa.0675.1)
  %766 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %764, <16 x float> %756, <16 x float> %.sroa.6677.1)
  %767 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %764, <16 x float> %759, <16 x float> %.sroa.10679.1)
  %gep.1 = getelementptr float, ptr %invariant.gep, i64 %.sroa.4172.0.copyload
  %768 = load float, ptr %gep.1, align 4, !tbaa !139
  %769 = insertelement <16 x float> poison, float %768, i64 0
  %770 = shufflevector <16 x float> %769, <16 x float> poison, <16 x i32> zeroinitializer
  %771 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %770, <16 x float> %754, <16 x float> %.sroa.14682.1)
  %772 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %770, <16 x float> %756, <16 x float> %.sroa.18684.1)
  %773 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %770, <16 x float> %759, <16 x float> %.sroa.22686.1)
  %gep.2 = getelementptr i8, ptr %invariant.gep, i64 %gep.2.idx
  %774 = load float, ptr %gep.2, align 4, !tbaa !139
  %775 = insertelement <16 x float> poison, float %774, i64 0
  %776 = shufflevector <16 x float> %775, <16 x float> poison, <16 x i32> zeroinitializer
  %777 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %776, <16 x float> %754, <16 x float> %.sroa.26689.1)
  %778 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %776, <16 x float> %756, <16 x float> %.sroa.30691.1)
  %779 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %776, <16 x float> %759, <16 x float> %.sroa.34693.1)
  %gep.3 = getelementptr i8, ptr %invariant.gep, i64 %gep.3.idx
  %780 = load float, ptr %gep.3, align 4, !tbaa !139
  %781 = insertelement <16 x float> poison, float %780, i64 0
  %782 = shufflevector <16 x float> %781, <16 x float> poison, <16 x i32> zeroinitializer
  %783 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %782, <16 x float> %754, <16 x float> %.sroa.38696.1)
  %784 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %782, <16 x float> %756, <16 x float> %.sroa.42698.1)
  %785 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %782, <16 x float> %759, <16 x float> %.sroa.46700.1)
  %gep.4 = getelementptr i8, ptr %invariant.gep, i64 %gep.4.idx
  %786 = load float, ptr %gep.4, align 4, !tbaa !139
  %787 = insertelement <16 x float> poison, float %786, i64 0
  %788 = shufflevector <16 x float> %787, <16 x float> poison, <16 x i32> zeroinitializer
  %789 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %788, <16 x float> %754, <16 x float> %.sroa.50703.1)
  %790 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %788, <16 x float> %756, <16 x float> %.sroa.54705.1)
  %791 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %788, <16 x float> %759, <16 x float> %.sroa.58707.1)
  %gep.5 = getelementptr i8, ptr %invariant.gep, i64 %gep.5.idx
  %792 = load float, ptr %gep.5, align 4, !tbaa !139
  %793 = insertelement <16 x float> poison, float %792, i64 0
  %794 = shufflevector <16 x float> %793, <16 x float> poison, <16 x i32> zeroinitializer
  %795 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %794, <16 x float> %754, <16 x float> %.sroa.62710.1)
  %796 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %794, <16 x float> %756, <16 x float> %.sroa.66712.1)
  %797 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %794, <16 x float> %759, <16 x float> %.sroa.70714.1)
  %gep.6 = getelementptr i8, ptr %invariant.gep, i64 %gep.6.idx
  %798 = load float, ptr %gep.6, align 4, !tbaa !139
  %799 = insertelement <16 x float> poison, float %798, i64 0
  %800 = shufflevector <16 x float> %799, <16 x float> poison, <16 x i32> zeroinitializer
  %801 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %800, <16 x float> %754, <16 x float> %.sroa.74717.1)
  %802 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %800, <16 x float> %756, <16 x float> %.sroa.78719.1)
  %803 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %800, <16 x float> %759, <16 x float> %.sroa.82721.1)
  %gep.7 = getelementptr i8, ptr %invariant.gep, i64 %gep.7.idx
  %804 = load float, ptr %gep.7, align 4, !tbaa !139
  %805 = insertelement <16 x float> poison, float %804, i64 0
  %806 = shufflevector <16 x float> %805, <16 x float> poison, <16 x i32> zeroinitializer
  %807 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %806, <16 x float> %754, <16 x float> %.sroa.86724.1)
  %808 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %806, <16 x float> %756, <16 x float> %.sroa.90.1)
  %809 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %806, <16 x float> %759, <16 x float> %.sroa.94.1)
  %810 = add nuw nsw i64 %.067.i140239, 1
  %exitcond.not = icmp eq i64 %810, %3
  br i1 %exitcond.not, label %.preheader226, label %.lr.ph, !llvm.loop !185

811:                                              ; preds = %.preheader226, %.preheader219, %.preheader212, %.preheader205, %.preheader198, %.preheader191, %.preheader184, %.preheader174, %8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind
define internal fastcc void @tile_of_2(ptr nocapture noundef readonly byval(%struct.numbers) align 8 %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, i64 noundef %7) unnamed_addr #9 {
  switch i64 %4, label %1232 [
    i64 1, label %.preheader277
    i64 2, label %.preheader285
    i64 3, label %.preheader292
    i64 4, label %.preheader299
    i64 5, label %.preheader306
    i64 6, label %.preheader313
    i64 7, label %.preheader320
    i64 8, label %.preheader327
    i64 9, label %.preheader334
    i64 10, label %.preheader341
    i64 11, label %.preheader348
    i64 12, label %.preheader355
  ]

.preheader277:                                    ; preds = %8
  %.sroa.0.0.copyload = load ptr, ptr %0, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5.0.copyload = load i64, ptr %.sroa.5.0..sroa_idx, align 8
  %.not.i = icmp eq i64 %7, 0
  br i1 %.not.i, label %.loopexit278, label %9

9:                                                ; preds = %.preheader277
  %10 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %11 = getelementptr inbounds i8, ptr %5, i64 64
  %12 = load <16 x float>, ptr %11, align 4, !tbaa !161
  br label %.loopexit278

.loopexit278:                                     ; preds = %.preheader277, %9
  %13 = phi <16 x float> [ %10, %9 ], [ zeroinitializer, %.preheader277 ]
  %14 = phi <16 x float> [ %12, %9 ], [ zeroinitializer, %.preheader277 ]
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %15 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %15, i32 1, i32 3, i32 1)
  %16 = icmp sgt i64 %3, 0
  br i1 %16, label %.lr.ph506, label %.preheader270

.preheader270:                                    ; preds = %.lr.ph506, %.loopexit278
  %.sroa.6559.0 = phi <16 x float> [ %14, %.loopexit278 ], [ %31, %.lr.ph506 ]
  %.sroa.0557.0 = phi <16 x float> [ %13, %.loopexit278 ], [ %30, %.lr.ph506 ]
  store <16 x float> %.sroa.0557.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6559.0, ptr %15, align 4, !tbaa !161
  br label %1232

.lr.ph506:                                        ; preds = %.loopexit278, %.lr.ph506
  %.sroa.6559.1 = phi <16 x float> [ %31, %.lr.ph506 ], [ %14, %.loopexit278 ]
  %.sroa.0557.1 = phi <16 x float> [ %30, %.lr.ph506 ], [ %13, %.loopexit278 ]
  %.067.i505 = phi i64 [ %32, %.lr.ph506 ], [ 0, %.loopexit278 ]
  %17 = mul nsw i64 %.067.i505, %2
  %18 = getelementptr inbounds float, ptr %1, i64 %17
  %19 = add nuw nsw i64 %.067.i505, 8
  %20 = mul nsw i64 %19, %2
  %21 = getelementptr inbounds float, ptr %1, i64 %20
  %22 = load <16 x float>, ptr %18, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %21, i32 0, i32 3, i32 1)
  %23 = getelementptr inbounds i8, ptr %18, i64 64
  %24 = load <16 x float>, ptr %23, align 4, !tbaa !161
  %25 = getelementptr inbounds i8, ptr %21, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %25, i32 0, i32 3, i32 1)
  %26 = mul nsw i64 %.067.i505, %.sroa.5.0.copyload
  %invariant.gep502 = getelementptr float, ptr %.sroa.0.0.copyload, i64 %26
  %27 = load float, ptr %invariant.gep502, align 4, !tbaa !139
  %28 = insertelement <16 x float> poison, float %27, i64 0
  %29 = shufflevector <16 x float> %28, <16 x float> poison, <16 x i32> zeroinitializer
  %30 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %29, <16 x float> %22, <16 x float> %.sroa.0557.1)
  %31 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %29, <16 x float> %24, <16 x float> %.sroa.6559.1)
  %32 = add nuw nsw i64 %.067.i505, 1
  %exitcond556.not = icmp eq i64 %32, %3
  br i1 %exitcond556.not, label %.preheader270, label %.lr.ph506, !llvm.loop !185

.preheader285:                                    ; preds = %8
  %.sroa.0237.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4238.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4238.0.copyload = load i64, ptr %.sroa.4238.0..sroa_idx, align 8
  %.sroa.5239.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5239.0.copyload = load i64, ptr %.sroa.5239.0..sroa_idx, align 8
  %.not.i84 = icmp eq i64 %7, 0
  br i1 %.not.i84, label %.thread1132, label %34

.thread1132:                                      ; preds = %.preheader285
  %33 = getelementptr inbounds float, ptr %5, i64 %6
  br label %.preheader283.preheader

34:                                               ; preds = %.preheader285
  %35 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %36 = getelementptr inbounds i8, ptr %5, i64 64
  %37 = load <16 x float>, ptr %36, align 4, !tbaa !161
  %38 = getelementptr inbounds float, ptr %5, i64 %6
  %39 = load <16 x float>, ptr %38, align 4, !tbaa !161
  %40 = getelementptr inbounds i8, ptr %38, i64 64
  %41 = load <16 x float>, ptr %40, align 4, !tbaa !161
  br label %.preheader283.preheader

.preheader283.preheader:                          ; preds = %.thread1132, %34
  %42 = phi <16 x float> [ %39, %34 ], [ zeroinitializer, %.thread1132 ]
  %43 = phi <16 x float> [ %35, %34 ], [ zeroinitializer, %.thread1132 ]
  %44 = phi <16 x float> [ %37, %34 ], [ zeroinitializer, %.thread1132 ]
  %45 = phi ptr [ %38, %34 ], [ %33, %.thread1132 ]
  %46 = phi <16 x float> [ %41, %34 ], [ zeroinitializer, %.thread1132 ]
  %47 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %48 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %48, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %45, i32 1, i32 3, i32 1)
  %49 = getelementptr inbounds i8, ptr %47, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %49, i32 1, i32 3, i32 1)
  %50 = icmp sgt i64 %3, 0
  br i1 %50, label %.lr.ph493, label %.preheader280

.preheader280:                                    ; preds = %.lr.ph493, %.preheader283.preheader
  %.sroa.14.0 = phi <16 x float> [ %46, %.preheader283.preheader ], [ %70, %.lr.ph493 ]
  %.sroa.10569.0 = phi <16 x float> [ %42, %.preheader283.preheader ], [ %69, %.lr.ph493 ]
  %.sroa.6566.0 = phi <16 x float> [ %44, %.preheader283.preheader ], [ %65, %.lr.ph493 ]
  %.sroa.0564.0 = phi <16 x float> [ %43, %.preheader283.preheader ], [ %64, %.lr.ph493 ]
  store <16 x float> %.sroa.0564.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6566.0, ptr %48, align 4, !tbaa !161
  store <16 x float> %.sroa.10569.0, ptr %45, align 4, !tbaa !161
  store <16 x float> %.sroa.14.0, ptr %49, align 4, !tbaa !161
  br label %1232

.lr.ph493:                                        ; preds = %.preheader283.preheader, %.lr.ph493
  %.sroa.14.1 = phi <16 x float> [ %70, %.lr.ph493 ], [ %46, %.preheader283.preheader ]
  %.sroa.10569.1 = phi <16 x float> [ %69, %.lr.ph493 ], [ %42, %.preheader283.preheader ]
  %.sroa.6566.1 = phi <16 x float> [ %65, %.lr.ph493 ], [ %44, %.preheader283.preheader ]
  %.sroa.0564.1 = phi <16 x float> [ %64, %.lr.ph493 ], [ %43, %.preheader283.preheader ]
  %.067.i74492 = phi i64 [ %71, %.lr.ph493 ], [ 0, %.preheader283.preheader ]
  %51 = mul nsw i64 %.067.i74492, %2
  %52 = getelementptr inbounds float, ptr %1, i64 %51
  %53 = add nuw nsw i64 %.067.i74492, 8
  %54 = mul nsw i64 %53, %2
  %55 = getelementptr inbounds float, ptr %1, i64 %54
  %56 = load <16 x float>, ptr %52, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %55, i32 0, i32 3, i32 1)
  %57 = getelementptr inbounds i8, ptr %52, i64 64
  %58 = load <16 x float>, ptr %57, align 4, !tbaa !161
  %59 = getelementptr inbounds i8, ptr %55, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %59, i32 0, i32 3, i32 1)
  %60 = mul nsw i64 %.067.i74492, %.sroa.5239.0.copyload
  %invariant.gep489 = getelementptr float, ptr %.sroa.0237.0.copyload, i64 %60
  %61 = load float, ptr %invariant.gep489, align 4, !tbaa !139
  %62 = insertelement <16 x float> poison, float %61, i64 0
  %63 = shufflevector <16 x float> %62, <16 x float> poison, <16 x i32> zeroinitializer
  %64 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %63, <16 x float> %56, <16 x float> %.sroa.0564.1)
  %65 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %63, <16 x float> %58, <16 x float> %.sroa.6566.1)
  %gep490.1 = getelementptr float, ptr %invariant.gep489, i64 %.sroa.4238.0.copyload
  %66 = load float, ptr %gep490.1, align 4, !tbaa !139
  %67 = insertelement <16 x float> poison, float %66, i64 0
  %68 = shufflevector <16 x float> %67, <16 x float> poison, <16 x i32> zeroinitializer
  %69 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %68, <16 x float> %56, <16 x float> %.sroa.10569.1)
  %70 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %68, <16 x float> %58, <16 x float> %.sroa.14.1)
  %71 = add nuw nsw i64 %.067.i74492, 1
  %exitcond555.not = icmp eq i64 %71, %3
  br i1 %exitcond555.not, label %.preheader280, label %.lr.ph493, !llvm.loop !185

.preheader292:                                    ; preds = %8
  %.sroa.0240.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4241.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4241.0.copyload = load i64, ptr %.sroa.4241.0..sroa_idx, align 8
  %.sroa.5242.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5242.0.copyload = load i64, ptr %.sroa.5242.0..sroa_idx, align 8
  %.not.i99 = icmp eq i64 %7, 0
  br i1 %.not.i99, label %.thread1136, label %74

.thread1136:                                      ; preds = %.preheader292
  %72 = getelementptr inbounds float, ptr %5, i64 %6
  %.idx11301135 = shl nsw i64 %6, 3
  %73 = getelementptr inbounds i8, ptr %5, i64 %.idx11301135
  br label %.preheader290.preheader

74:                                               ; preds = %.preheader292
  %75 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %76 = getelementptr inbounds i8, ptr %5, i64 64
  %77 = load <16 x float>, ptr %76, align 4, !tbaa !161
  %78 = getelementptr inbounds float, ptr %5, i64 %6
  %79 = load <16 x float>, ptr %78, align 4, !tbaa !161
  %80 = getelementptr inbounds i8, ptr %78, i64 64
  %81 = load <16 x float>, ptr %80, align 4, !tbaa !161
  %.idx1130 = shl nsw i64 %6, 3
  %82 = getelementptr inbounds i8, ptr %5, i64 %.idx1130
  %83 = load <16 x float>, ptr %82, align 4, !tbaa !161
  %84 = getelementptr inbounds i8, ptr %82, i64 64
  %85 = load <16 x float>, ptr %84, align 4, !tbaa !161
  br label %.preheader290.preheader

.preheader290.preheader:                          ; preds = %.thread1136, %74
  %86 = phi <16 x float> [ %83, %74 ], [ zeroinitializer, %.thread1136 ]
  %87 = phi <16 x float> [ %79, %74 ], [ zeroinitializer, %.thread1136 ]
  %88 = phi <16 x float> [ %75, %74 ], [ zeroinitializer, %.thread1136 ]
  %89 = phi <16 x float> [ %77, %74 ], [ zeroinitializer, %.thread1136 ]
  %90 = phi ptr [ %78, %74 ], [ %72, %.thread1136 ]
  %91 = phi <16 x float> [ %81, %74 ], [ zeroinitializer, %.thread1136 ]
  %92 = phi ptr [ %82, %74 ], [ %73, %.thread1136 ]
  %93 = phi <16 x float> [ %85, %74 ], [ zeroinitializer, %.thread1136 ]
  %94 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %95 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %95, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %90, i32 1, i32 3, i32 1)
  %96 = getelementptr inbounds i8, ptr %94, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %96, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %92, i32 1, i32 3, i32 1)
  %97 = getelementptr inbounds i8, ptr %92, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %97, i32 1, i32 3, i32 1)
  %98 = icmp sgt i64 %3, 0
  br i1 %98, label %.lr.ph480.preheader, label %.preheader287

.lr.ph480.preheader:                              ; preds = %.preheader290.preheader
  %gep477.2.idx = shl i64 %.sroa.4241.0.copyload, 3
  br label %.lr.ph480

.preheader287:                                    ; preds = %.lr.ph480, %.preheader290.preheader
  %.sroa.22.0 = phi <16 x float> [ %93, %.preheader290.preheader ], [ %123, %.lr.ph480 ]
  %.sroa.18589.0 = phi <16 x float> [ %86, %.preheader290.preheader ], [ %122, %.lr.ph480 ]
  %.sroa.14586.0 = phi <16 x float> [ %91, %.preheader290.preheader ], [ %118, %.lr.ph480 ]
  %.sroa.10584.0 = phi <16 x float> [ %87, %.preheader290.preheader ], [ %117, %.lr.ph480 ]
  %.sroa.6581.0 = phi <16 x float> [ %89, %.preheader290.preheader ], [ %113, %.lr.ph480 ]
  %.sroa.0579.0 = phi <16 x float> [ %88, %.preheader290.preheader ], [ %112, %.lr.ph480 ]
  store <16 x float> %.sroa.0579.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6581.0, ptr %95, align 4, !tbaa !161
  store <16 x float> %.sroa.10584.0, ptr %90, align 4, !tbaa !161
  store <16 x float> %.sroa.14586.0, ptr %96, align 4, !tbaa !161
  store <16 x float> %.sroa.18589.0, ptr %92, align 4, !tbaa !161
  store <16 x float> %.sroa.22.0, ptr %97, align 4, !tbaa !161
  br label %1232

.lr.ph480:                                        ; preds = %.lr.ph480.preheader, %.lr.ph480
  %.sroa.22.1 = phi <16 x float> [ %93, %.lr.ph480.preheader ], [ %123, %.lr.ph480 ]
  %.sroa.18589.1 = phi <16 x float> [ %86, %.lr.ph480.preheader ], [ %122, %.lr.ph480 ]
  %.sroa.14586.1 = phi <16 x float> [ %91, %.lr.ph480.preheader ], [ %118, %.lr.ph480 ]
  %.sroa.10584.1 = phi <16 x float> [ %87, %.lr.ph480.preheader ], [ %117, %.lr.ph480 ]
  %.sroa.6581.1 = phi <16 x float> [ %89, %.lr.ph480.preheader ], [ %113, %.lr.ph480 ]
  %.sroa.0579.1 = phi <16 x float> [ %88, %.lr.ph480.preheader ], [ %112, %.lr.ph480 ]
  %.067.i89479 = phi i64 [ 0, %.lr.ph480.preheader ], [ %124, %.lr.ph480 ]
  %99 = mul nsw i64 %.067.i89479, %2
  %100 = getelementptr inbounds float, ptr %1, i64 %99
  %101 = add nuw nsw i64 %.067.i89479, 8
  %102 = mul nsw i64 %101, %2
  %103 = getelementptr inbounds float, ptr %1, i64 %102
  %104 = load <16 x float>, ptr %100, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %103, i32 0, i32 3, i32 1)
  %105 = getelementptr inbounds i8, ptr %100, i64 64
  %106 = load <16 x float>, ptr %105, align 4, !tbaa !161
  %107 = getelementptr inbounds i8, ptr %103, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %107, i32 0, i32 3, i32 1)
  %108 = mul nsw i64 %.067.i89479, %.sroa.5242.0.copyload
  %invariant.gep476 = getelementptr float, ptr %.sroa.0240.0.copyload, i64 %108
  %109 = load float, ptr %invariant.gep476, align 4, !tbaa !139
  %110 = insertelement <16 x float> poison, float %109, i64 0
  %111 = shufflevector <16 x float> %110, <16 x float> poison, <16 x i32> zeroinitializer
  %112 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %111, <16 x float> %104, <16 x float> %.sroa.0579.1)
  %113 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %111, <16 x float> %106, <16 x float> %.sroa.6581.1)
  %gep477.1 = getelementptr float, ptr %invariant.gep476, i64 %.sroa.4241.0.copyload
  %114 = load float, ptr %gep477.1, align 4, !tbaa !139
  %115 = insertelement <16 x float> poison, float %114, i64 0
  %116 = shufflevector <16 x float> %115, <16 x float> poison, <16 x i32> zeroinitializer
  %117 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %116, <16 x float> %104, <16 x float> %.sroa.10584.1)
  %118 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %116, <16 x float> %106, <16 x float> %.sroa.14586.1)
  %gep477.2 = getelementptr i8, ptr %invariant.gep476, i64 %gep477.2.idx
  %119 = load float, ptr %gep477.2, align 4, !tbaa !139
  %120 = insertelement <16 x float> poison, float %119, i64 0
  %121 = shufflevector <16 x float> %120, <16 x float> poison, <16 x i32> zeroinitializer
  %122 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %121, <16 x float> %104, <16 x float> %.sroa.18589.1)
  %123 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %121, <16 x float> %106, <16 x float> %.sroa.22.1)
  %124 = add nuw nsw i64 %.067.i89479, 1
  %exitcond553.not = icmp eq i64 %124, %3
  br i1 %exitcond553.not, label %.preheader287, label %.lr.ph480, !llvm.loop !185

.preheader299:                                    ; preds = %8
  %.sroa.0243.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4244.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4244.0.copyload = load i64, ptr %.sroa.4244.0..sroa_idx, align 8
  %.sroa.5245.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5245.0.copyload = load i64, ptr %.sroa.5245.0..sroa_idx, align 8
  %.not.i114 = icmp eq i64 %7, 0
  br i1 %.not.i114, label %.thread1142, label %128

.thread1142:                                      ; preds = %.preheader299
  %125 = getelementptr inbounds float, ptr %5, i64 %6
  %.idx11281139 = shl nsw i64 %6, 3
  %126 = getelementptr inbounds i8, ptr %5, i64 %.idx11281139
  %.idx11291141 = mul i64 %6, 12
  %127 = getelementptr inbounds i8, ptr %5, i64 %.idx11291141
  br label %.preheader297.preheader

128:                                              ; preds = %.preheader299
  %129 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %130 = getelementptr inbounds i8, ptr %5, i64 64
  %131 = load <16 x float>, ptr %130, align 4, !tbaa !161
  %132 = getelementptr inbounds float, ptr %5, i64 %6
  %133 = load <16 x float>, ptr %132, align 4, !tbaa !161
  %134 = getelementptr inbounds i8, ptr %132, i64 64
  %135 = load <16 x float>, ptr %134, align 4, !tbaa !161
  %.idx1128 = shl nsw i64 %6, 3
  %136 = getelementptr inbounds i8, ptr %5, i64 %.idx1128
  %137 = load <16 x float>, ptr %136, align 4, !tbaa !161
  %138 = getelementptr inbounds i8, ptr %136, i64 64
  %139 = load <16 x float>, ptr %138, align 4, !tbaa !161
  %.idx1129 = mul i64 %6, 12
  %140 = getelementptr inbounds i8, ptr %5, i64 %.idx1129
  %141 = load <16 x float>, ptr %140, align 4, !tbaa !161
  %142 = getelementptr inbounds i8, ptr %140, i64 64
  %143 = load <16 x float>, ptr %142, align 4, !tbaa !161
  br label %.preheader297.preheader

.preheader297.preheader:                          ; preds = %.thread1142, %128
  %144 = phi <16 x float> [ %141, %128 ], [ zeroinitializer, %.thread1142 ]
  %145 = phi <16 x float> [ %137, %128 ], [ zeroinitializer, %.thread1142 ]
  %146 = phi <16 x float> [ %133, %128 ], [ zeroinitializer, %.thread1142 ]
  %147 = phi <16 x float> [ %129, %128 ], [ zeroinitializer, %.thread1142 ]
  %148 = phi <16 x float> [ %131, %128 ], [ zeroinitializer, %.thread1142 ]
  %149 = phi ptr [ %132, %128 ], [ %125, %.thread1142 ]
  %150 = phi <16 x float> [ %135, %128 ], [ zeroinitializer, %.thread1142 ]
  %151 = phi ptr [ %136, %128 ], [ %126, %.thread1142 ]
  %152 = phi <16 x float> [ %139, %128 ], [ zeroinitializer, %.thread1142 ]
  %153 = phi ptr [ %140, %128 ], [ %127, %.thread1142 ]
  %154 = phi <16 x float> [ %143, %128 ], [ zeroinitializer, %.thread1142 ]
  %155 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %156 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %156, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %149, i32 1, i32 3, i32 1)
  %157 = getelementptr inbounds i8, ptr %155, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %157, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %151, i32 1, i32 3, i32 1)
  %158 = getelementptr inbounds i8, ptr %151, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %158, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %153, i32 1, i32 3, i32 1)
  %159 = getelementptr inbounds i8, ptr %153, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %159, i32 1, i32 3, i32 1)
  %160 = icmp sgt i64 %3, 0
  br i1 %160, label %.lr.ph467.preheader, label %.preheader294

.lr.ph467.preheader:                              ; preds = %.preheader297.preheader
  %gep464.2.idx = shl i64 %.sroa.4244.0.copyload, 3
  %gep464.3.idx = mul i64 %.sroa.4244.0.copyload, 12
  br label %.lr.ph467

.preheader294:                                    ; preds = %.lr.ph467, %.preheader297.preheader
  %.sroa.30.0 = phi <16 x float> [ %154, %.preheader297.preheader ], [ %190, %.lr.ph467 ]
  %.sroa.26614.0 = phi <16 x float> [ %144, %.preheader297.preheader ], [ %189, %.lr.ph467 ]
  %.sroa.22611.0 = phi <16 x float> [ %152, %.preheader297.preheader ], [ %185, %.lr.ph467 ]
  %.sroa.18609.0 = phi <16 x float> [ %145, %.preheader297.preheader ], [ %184, %.lr.ph467 ]
  %.sroa.14606.0 = phi <16 x float> [ %150, %.preheader297.preheader ], [ %180, %.lr.ph467 ]
  %.sroa.10604.0 = phi <16 x float> [ %146, %.preheader297.preheader ], [ %179, %.lr.ph467 ]
  %.sroa.6601.0 = phi <16 x float> [ %148, %.preheader297.preheader ], [ %175, %.lr.ph467 ]
  %.sroa.0599.0 = phi <16 x float> [ %147, %.preheader297.preheader ], [ %174, %.lr.ph467 ]
  store <16 x float> %.sroa.0599.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6601.0, ptr %156, align 4, !tbaa !161
  store <16 x float> %.sroa.10604.0, ptr %149, align 4, !tbaa !161
  store <16 x float> %.sroa.14606.0, ptr %157, align 4, !tbaa !161
  store <16 x float> %.sroa.18609.0, ptr %151, align 4, !tbaa !161
  store <16 x float> %.sroa.22611.0, ptr %158, align 4, !tbaa !161
  store <16 x float> %.sroa.26614.0, ptr %153, align 4, !tbaa !161
  store <16 x float> %.sroa.30.0, ptr %159, align 4, !tbaa !161
  br label %1232

.lr.ph467:                                        ; preds = %.lr.ph467.preheader, %.lr.ph467
  %.sroa.30.1 = phi <16 x float> [ %154, %.lr.ph467.preheader ], [ %190, %.lr.ph467 ]
  %.sroa.26614.1 = phi <16 x float> [ %144, %.lr.ph467.preheader ], [ %189, %.lr.ph467 ]
  %.sroa.22611.1 = phi <16 x float> [ %152, %.lr.ph467.preheader ], [ %185, %.lr.ph467 ]
  %.sroa.18609.1 = phi <16 x float> [ %145, %.lr.ph467.preheader ], [ %184, %.lr.ph467 ]
  %.sroa.14606.1 = phi <16 x float> [ %150, %.lr.ph467.preheader ], [ %180, %.lr.ph467 ]
  %.sroa.10604.1 = phi <16 x float> [ %146, %.lr.ph467.preheader ], [ %179, %.lr.ph467 ]
  %.sroa.6601.1 = phi <16 x float> [ %148, %.lr.ph467.preheader ], [ %175, %.lr.ph467 ]
  %.sroa.0599.1 = phi <16 x float> [ %147, %.lr.ph467.preheader ], [ %174, %.lr.ph467 ]
  %.067.i104466 = phi i64 [ 0, %.lr.ph467.preheader ], [ %191, %.lr.ph467 ]
  %161 = mul nsw i64 %.067.i104466, %2
  %162 = getelementptr inbounds float, ptr %1, i64 %161
  %163 = add nuw nsw i64 %.067.i104466, 8
  %164 = mul nsw i64 %163, %2
  %165 = getelementptr inbounds float, ptr %1, i64 %164
  %166 = load <16 x float>, ptr %162, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %165, i32 0, i32 3, i32 1)
  %167 = getelementptr inbounds i8, ptr %162, i64 64
  %168 = load <16 x float>, ptr %167, align 4, !tbaa !161
  %169 = getelementptr inbounds i8, ptr %165, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %169, i32 0, i32 3, i32 1)
  %170 = mul nsw i64 %.067.i104466, %.sroa.5245.0.copyload
  %invariant.gep463 = getelementptr float, ptr %.sroa.0243.0.copyload, i64 %170
  %171 = load float, ptr %invariant.gep463, align 4, !tbaa !139
  %172 = insertelement <16 x float> poison, float %171, i64 0
  %173 = shufflevector <16 x float> %172, <16 x float> poison, <16 x i32> zeroinitializer
  %174 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %173, <16 x float> %166, <16 x float> %.sroa.0599.1)
  %175 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %173, <16 x float> %168, <16 x float> %.sroa.6601.1)
  %gep464.1 = getelementptr float, ptr %invariant.gep463, i64 %.sroa.4244.0.copyload
  %176 = load float, ptr %gep464.1, align 4, !tbaa !139
  %177 = insertelement <16 x float> poison, float %176, i64 0
  %178 = shufflevector <16 x float> %177, <16 x float> poison, <16 x i32> zeroinitializer
  %179 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %178, <16 x float> %166, <16 x float> %.sroa.10604.1)
  %180 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %178, <16 x float> %168, <16 x float> %.sroa.14606.1)
  %gep464.2 = getelementptr i8, ptr %invariant.gep463, i64 %gep464.2.idx
  %181 = load float, ptr %gep464.2, align 4, !tbaa !139
  %182 = insertelement <16 x float> poison, float %181, i64 0
  %183 = shufflevector <16 x float> %182, <16 x float> poison, <16 x i32> zeroinitializer
  %184 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %183, <16 x float> %166, <16 x float> %.sroa.18609.1)
  %185 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %183, <16 x float> %168, <16 x float> %.sroa.22611.1)
  %gep464.3 = getelementptr i8, ptr %invariant.gep463, i64 %gep464.3.idx
  %186 = load float, ptr %gep464.3, align 4, !tbaa !139
  %187 = insertelement <16 x float> poison, float %186, i64 0
  %188 = shufflevector <16 x float> %187, <16 x float> poison, <16 x i32> zeroinitializer
  %189 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %188, <16 x float> %166, <16 x float> %.sroa.26614.1)
  %190 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %188, <16 x float> %168, <16 x float> %.sroa.30.1)
  %191 = add nuw nsw i64 %.067.i104466, 1
  %exitcond548.not = icmp eq i64 %191, %3
  br i1 %exitcond548.not, label %.preheader294, label %.lr.ph467, !llvm.loop !185

.preheader306:                                    ; preds = %8
  %.sroa.0246.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4247.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4247.0.copyload = load i64, ptr %.sroa.4247.0..sroa_idx, align 8
  %.sroa.5248.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5248.0.copyload = load i64, ptr %.sroa.5248.0..sroa_idx, align 8
  %.not.i129 = icmp eq i64 %7, 0
  br i1 %.not.i129, label %.thread1150, label %196

.thread1150:                                      ; preds = %.preheader306
  %192 = getelementptr inbounds float, ptr %5, i64 %6
  %.idx11251145 = shl nsw i64 %6, 3
  %193 = getelementptr inbounds i8, ptr %5, i64 %.idx11251145
  %.idx11261147 = mul i64 %6, 12
  %194 = getelementptr inbounds i8, ptr %5, i64 %.idx11261147
  %.idx11271149 = shl nsw i64 %6, 4
  %195 = getelementptr inbounds i8, ptr %5, i64 %.idx11271149
  br label %.preheader304.preheader

196:                                              ; preds = %.preheader306
  %197 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %198 = getelementptr inbounds i8, ptr %5, i64 64
  %199 = load <16 x float>, ptr %198, align 4, !tbaa !161
  %200 = getelementptr inbounds float, ptr %5, i64 %6
  %201 = load <16 x float>, ptr %200, align 4, !tbaa !161
  %202 = getelementptr inbounds i8, ptr %200, i64 64
  %203 = load <16 x float>, ptr %202, align 4, !tbaa !161
  %.idx1125 = shl nsw i64 %6, 3
  %204 = getelementptr inbounds i8, ptr %5, i64 %.idx1125
  %205 = load <16 x float>, ptr %204, align 4, !tbaa !161
  %206 = getelementptr inbounds i8, ptr %204, i64 64
  %207 = load <16 x float>, ptr %206, align 4, !tbaa !161
  %.idx1126 = mul i64 %6, 12
  %208 = getelementptr inbounds i8, ptr %5, i64 %.idx1126
  %209 = load <16 x float>, ptr %208, align 4, !tbaa !161
  %210 = getelementptr inbounds i8, ptr %208, i64 64
  %211 = load <16 x float>, ptr %210, align 4, !tbaa !161
  %.idx1127 = shl nsw i64 %6, 4
  %212 = getelementptr inbounds i8, ptr %5, i64 %.idx1127
  %213 = load <16 x float>, ptr %212, align 4, !tbaa !161
  %214 = getelementptr inbounds i8, ptr %212, i64 64
  %215 = load <16 x float>, ptr %214, align 4, !tbaa !161
  br label %.preheader304.preheader

.preheader304.preheader:                          ; preds = %.thread1150, %196
  %216 = phi <16 x float> [ %213, %196 ], [ zeroinitializer, %.thread1150 ]
  %217 = phi <16 x float> [ %209, %196 ], [ zeroinitializer, %.thread1150 ]
  %218 = phi <16 x float> [ %205, %196 ], [ zeroinitializer, %.thread1150 ]
  %219 = phi <16 x float> [ %201, %196 ], [ zeroinitializer, %.thread1150 ]
  %220 = phi <16 x float> [ %197, %196 ], [ zeroinitializer, %.thread1150 ]
  %221 = phi <16 x float> [ %199, %196 ], [ zeroinitializer, %.thread1150 ]
  %222 = phi ptr [ %200, %196 ], [ %192, %.thread1150 ]
  %223 = phi <16 x float> [ %203, %196 ], [ zeroinitializer, %.thread1150 ]
  %224 = phi ptr [ %204, %196 ], [ %193, %.thread1150 ]
  %225 = phi <16 x float> [ %207, %196 ], [ zeroinitializer, %.thread1150 ]
  %226 = phi ptr [ %208, %196 ], [ %194, %.thread1150 ]
  %227 = phi <16 x float> [ %211, %196 ], [ zeroinitializer, %.thread1150 ]
  %228 = phi ptr [ %212, %196 ], [ %195, %.thread1150 ]
  %229 = phi <16 x float> [ %215, %196 ], [ zeroinitializer, %.thread1150 ]
  %230 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %231 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %231, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %222, i32 1, i32 3, i32 1)
  %232 = getelementptr inbounds i8, ptr %230, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %232, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %224, i32 1, i32 3, i32 1)
  %233 = getelementptr inbounds i8, ptr %224, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %233, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %226, i32 1, i32 3, i32 1)
  %234 = getelementptr inbounds i8, ptr %226, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %234, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %228, i32 1, i32 3, i32 1)
  %235 = getelementptr inbounds i8, ptr %228, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %235, i32 1, i32 3, i32 1)
  %236 = icmp sgt i64 %3, 0
  br i1 %236, label %.lr.ph454.preheader, label %.preheader301

.lr.ph454.preheader:                              ; preds = %.preheader304.preheader
  %gep451.2.idx = shl i64 %.sroa.4247.0.copyload, 3
  %gep451.3.idx = mul i64 %.sroa.4247.0.copyload, 12
  %gep451.4.idx = shl i64 %.sroa.4247.0.copyload, 4
  br label %.lr.ph454

.preheader301:                                    ; preds = %.lr.ph454, %.preheader304.preheader
  %.sroa.38.0 = phi <16 x float> [ %229, %.preheader304.preheader ], [ %271, %.lr.ph454 ]
  %.sroa.34648.0 = phi <16 x float> [ %216, %.preheader304.preheader ], [ %270, %.lr.ph454 ]
  %.sroa.30645.0 = phi <16 x float> [ %227, %.preheader304.preheader ], [ %266, %.lr.ph454 ]
  %.sroa.26643.0 = phi <16 x float> [ %217, %.preheader304.preheader ], [ %265, %.lr.ph454 ]
  %.sroa.22640.0 = phi <16 x float> [ %225, %.preheader304.preheader ], [ %261, %.lr.ph454 ]
  %.sroa.18638.0 = phi <16 x float> [ %218, %.preheader304.preheader ], [ %260, %.lr.ph454 ]
  %.sroa.14635.0 = phi <16 x float> [ %223, %.preheader304.preheader ], [ %256, %.lr.ph454 ]
  %.sroa.10633.0 = phi <16 x float> [ %219, %.preheader304.preheader ], [ %255, %.lr.ph454 ]
  %.sroa.6630.0 = phi <16 x float> [ %221, %.preheader304.preheader ], [ %251, %.lr.ph454 ]
  %.sroa.0628.0 = phi <16 x float> [ %220, %.preheader304.preheader ], [ %250, %.lr.ph454 ]
  store <16 x float> %.sroa.0628.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6630.0, ptr %231, align 4, !tbaa !161
  store <16 x float> %.sroa.10633.0, ptr %222, align 4, !tbaa !161
  store <16 x float> %.sroa.14635.0, ptr %232, align 4, !tbaa !161
  store <16 x float> %.sroa.18638.0, ptr %224, align 4, !tbaa !161
  store <16 x float> %.sroa.22640.0, ptr %233, align 4, !tbaa !161
  store <16 x float> %.sroa.26643.0, ptr %226, align 4, !tbaa !161
  store <16 x float> %.sroa.30645.0, ptr %234, align 4, !tbaa !161
  store <16 x float> %.sroa.34648.0, ptr %228, align 4, !tbaa !161
  store <16 x float> %.sroa.38.0, ptr %235, align 4, !tbaa !161
  br label %1232

.lr.ph454:                                        ; preds = %.lr.ph454.preheader, %.lr.ph454
  %.sroa.38.1 = phi <16 x float> [ %229, %.lr.ph454.preheader ], [ %271, %.lr.ph454 ]
  %.sroa.34648.1 = phi <16 x float> [ %216, %.lr.ph454.preheader ], [ %270, %.lr.ph454 ]
  %.sroa.30645.1 = phi <16 x float> [ %227, %.lr.ph454.preheader ], [ %266, %.lr.ph454 ]
  %.sroa.26643.1 = phi <16 x float> [ %217, %.lr.ph454.preheader ], [ %265, %.lr.ph454 ]
  %.sroa.22640.1 = phi <16 x float> [ %225, %.lr.ph454.preheader ], [ %261, %.lr.ph454 ]
  %.sroa.18638.1 = phi <16 x float> [ %218, %.lr.ph454.preheader ], [ %260, %.lr.ph454 ]
  %.sroa.14635.1 = phi <16 x float> [ %223, %.lr.ph454.preheader ], [ %256, %.lr.ph454 ]
  %.sroa.10633.1 = phi <16 x float> [ %219, %.lr.ph454.preheader ], [ %255, %.lr.ph454 ]
  %.sroa.6630.1 = phi <16 x float> [ %221, %.lr.ph454.preheader ], [ %251, %.lr.ph454 ]
  %.sroa.0628.1 = phi <16 x float> [ %220, %.lr.ph454.preheader ], [ %250, %.lr.ph454 ]
  %.067.i119453 = phi i64 [ 0, %.lr.ph454.preheader ], [ %272, %.lr.ph454 ]
  %237 = mul nsw i64 %.067.i119453, %2
  %238 = getelementptr inbounds float, ptr %1, i64 %237
  %239 = add nuw nsw i64 %.067.i119453, 8
  %240 = mul nsw i64 %239, %2
  %241 = getelementptr inbounds float, ptr %1, i64 %240
  %242 = load <16 x float>, ptr %238, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %241, i32 0, i32 3, i32 1)
  %243 = getelementptr inbounds i8, ptr %238, i64 64
  %244 = load <16 x float>, ptr %243, align 4, !tbaa !161
  %245 = getelementptr inbounds i8, ptr %241, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %245, i32 0, i32 3, i32 1)
  %246 = mul nsw i64 %.067.i119453, %.sroa.5248.0.copyload
  %invariant.gep450 = getelementptr float, ptr %.sroa.0246.0.copyload, i64 %246
  %247 = load float, ptr %invariant.gep450, align 4, !tbaa !139
  %248 = insertelement <16 x float> poison, float %247, i64 0
  %249 = shufflevector <16 x float> %248, <16 x float> poison, <16 x i32> zeroinitializer
  %250 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %249, <16 x float> %242, <16 x float> %.sroa.0628.1)
  %251 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %249, <16 x float> %244, <16 x float> %.sroa.6630.1)
  %gep451.1 = getelementptr float, ptr %invariant.gep450, i64 %.sroa.4247.0.copyload
  %252 = load float, ptr %gep451.1, align 4, !tbaa !139
  %253 = insertelement <16 x float> poison, float %252, i64 0
  %254 = shufflevector <16 x float> %253, <16 x float> poison, <16 x i32> zeroinitializer
  %255 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %254, <16 x float> %242, <16 x float> %.sroa.10633.1)
  %256 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %254, <16 x float> %244, <16 x float> %.sroa.14635.1)
  %gep451.2 = getelementptr i8, ptr %invariant.gep450, i64 %gep451.2.idx
  %257 = load float, ptr %gep451.2, align 4, !tbaa !139
  %258 = insertelement <16 x float> poison, float %257, i64 0
  %259 = shufflevector <16 x float> %258, <16 x float> poison, <16 x i32> zeroinitializer
  %260 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %259, <16 x float> %242, <16 x float> %.sroa.18638.1)
  %261 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %259, <16 x float> %244, <16 x float> %.sroa.22640.1)
  %gep451.3 = getelementptr i8, ptr %invariant.gep450, i64 %gep451.3.idx
  %262 = load float, ptr %gep451.3, align 4, !tbaa !139
  %263 = insertelement <16 x float> poison, float %262, i64 0
  %264 = shufflevector <16 x float> %263, <16 x float> poison, <16 x i32> zeroinitializer
  %265 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %264, <16 x float> %242, <16 x float> %.sroa.26643.1)
  %266 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %264, <16 x float> %244, <16 x float> %.sroa.30645.1)
  %gep451.4 = getelementptr i8, ptr %invariant.gep450, i64 %gep451.4.idx
  %267 = load float, ptr %gep451.4, align 4, !tbaa !139
  %268 = insertelement <16 x float> poison, float %267, i64 0
  %269 = shufflevector <16 x float> %268, <16 x float> poison, <16 x i32> zeroinitializer
  %270 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %269, <16 x float> %242, <16 x float> %.sroa.34648.1)
  %271 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %269, <16 x float> %244, <16 x float> %.sroa.38.1)
  %272 = add nuw nsw i64 %.067.i119453, 1
  %exitcond543.not = icmp eq i64 %272, %3
  br i1 %exitcond543.not, label %.preheader301, label %.lr.ph454, !llvm.loop !185

.preheader313:                                    ; preds = %8
  %.sroa.0249.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4250.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4250.0.copyload = load i64, ptr %.sroa.4250.0..sroa_idx, align 8
  %.sroa.5251.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5251.0.copyload = load i64, ptr %.sroa.5251.0..sroa_idx, align 8
  %.not.i144 = icmp eq i64 %7, 0
  br i1 %.not.i144, label %.thread1160, label %278

.thread1160:                                      ; preds = %.preheader313
  %273 = getelementptr inbounds float, ptr %5, i64 %6
  %.idx11211153 = shl nsw i64 %6, 3
  %274 = getelementptr inbounds i8, ptr %5, i64 %.idx11211153
  %.idx11221155 = mul i64 %6, 12
  %275 = getelementptr inbounds i8, ptr %5, i64 %.idx11221155
  %.idx11231157 = shl nsw i64 %6, 4
  %276 = getelementptr inbounds i8, ptr %5, i64 %.idx11231157
  %.idx11241159 = mul i64 %6, 20
  %277 = getelementptr inbounds i8, ptr %5, i64 %.idx11241159
  br label %.preheader311.preheader

278:                                              ; preds = %.preheader313
  %279 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %280 = getelementptr inbounds i8, ptr %5, i64 64
  %281 = load <16 x float>, ptr %280, align 4, !tbaa !161
  %282 = getelementptr inbounds float, ptr %5, i64 %6
  %283 = load <16 x float>, ptr %282, align 4, !tbaa !161
  %284 = getelementptr inbounds i8, ptr %282, i64 64
  %285 = load <16 x float>, ptr %284, align 4, !tbaa !161
  %.idx1121 = shl nsw i64 %6, 3
  %286 = getelementptr inbounds i8, ptr %5, i64 %.idx1121
  %287 = load <16 x float>, ptr %286, align 4, !tbaa !161
  %288 = getelementptr inbounds i8, ptr %286, i64 64
  %289 = load <16 x float>, ptr %288, align 4, !tbaa !161
  %.idx1122 = mul i64 %6, 12
  %290 = getelementptr inbounds i8, ptr %5, i64 %.idx1122
  %291 = load <16 x float>, ptr %290, align 4, !tbaa !161
  %292 = getelementptr inbounds i8, ptr %290, i64 64
  %293 = load <16 x float>, ptr %292, align 4, !tbaa !161
  %.idx1123 = shl nsw i64 %6, 4
  %294 = getelementptr inbounds i8, ptr %5, i64 %.idx1123
  %295 = load <16 x float>, ptr %294, align 4, !tbaa !161
  %296 = getelementptr inbounds i8, ptr %294, i64 64
  %297 = load <16 x float>, ptr %296, align 4, !tbaa !161
  %.idx1124 = mul i64 %6, 20
  %298 = getelementptr inbounds i8, ptr %5, i64 %.idx1124
  %299 = load <16 x float>, ptr %298, align 4, !tbaa !161
  %300 = getelementptr inbounds i8, ptr %298, i64 64
  %301 = load <16 x float>, ptr %300, align 4, !tbaa !161
  br label %.preheader311.preheader

.preheader311.preheader:                          ; preds = %.thread1160, %278
  %302 = phi <16 x float> [ %299, %278 ], [ zeroinitializer, %.thread1160 ]
  %303 = phi <16 x float> [ %295, %278 ], [ zeroinitializer, %.thread1160 ]
  %304 = phi <16 x float> [ %291, %278 ], [ zeroinitializer, %.thread1160 ]
  %305 = phi <16 x float> [ %287, %278 ], [ zeroinitializer, %.thread1160 ]
  %306 = phi <16 x float> [ %283, %278 ], [ zeroinitializer, %.thread1160 ]
  %307 = phi <16 x float> [ %279, %278 ], [ zeroinitializer, %.thread1160 ]
  %308 = phi <16 x float> [ %281, %278 ], [ zeroinitializer, %.thread1160 ]
  %309 = phi ptr [ %282, %278 ], [ %273, %.thread1160 ]
  %310 = phi <16 x float> [ %285, %278 ], [ zeroinitializer, %.thread1160 ]
  %311 = phi ptr [ %286, %278 ], [ %274, %.thread1160 ]
  %312 = phi <16 x float> [ %289, %278 ], [ zeroinitializer, %.thread1160 ]
  %313 = phi ptr [ %290, %278 ], [ %275, %.thread1160 ]
  %314 = phi <16 x float> [ %293, %278 ], [ zeroinitializer, %.thread1160 ]
  %315 = phi ptr [ %294, %278 ], [ %276, %.thread1160 ]
  %316 = phi <16 x float> [ %297, %278 ], [ zeroinitializer, %.thread1160 ]
  %317 = phi ptr [ %298, %278 ], [ %277, %.thread1160 ]
  %318 = phi <16 x float> [ %301, %278 ], [ zeroinitializer, %.thread1160 ]
  %319 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %320 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %320, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %309, i32 1, i32 3, i32 1)
  %321 = getelementptr inbounds i8, ptr %319, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %321, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %311, i32 1, i32 3, i32 1)
  %322 = getelementptr inbounds i8, ptr %311, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %322, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %313, i32 1, i32 3, i32 1)
  %323 = getelementptr inbounds i8, ptr %313, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %323, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %315, i32 1, i32 3, i32 1)
  %324 = getelementptr inbounds i8, ptr %315, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %324, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %317, i32 1, i32 3, i32 1)
  %325 = getelementptr inbounds i8, ptr %317, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %325, i32 1, i32 3, i32 1)
  %326 = icmp sgt i64 %3, 0
  br i1 %326, label %.lr.ph441.preheader, label %.preheader308

.lr.ph441.preheader:                              ; preds = %.preheader311.preheader
  %gep438.2.idx = shl i64 %.sroa.4250.0.copyload, 3
  %gep438.3.idx = mul i64 %.sroa.4250.0.copyload, 12
  %gep438.4.idx = shl i64 %.sroa.4250.0.copyload, 4
  %gep438.5.idx = mul i64 %.sroa.4250.0.copyload, 20
  br label %.lr.ph441

.preheader308:                                    ; preds = %.lr.ph441, %.preheader311.preheader
  %.sroa.46.0 = phi <16 x float> [ %318, %.preheader311.preheader ], [ %366, %.lr.ph441 ]
  %.sroa.42687.0 = phi <16 x float> [ %302, %.preheader311.preheader ], [ %365, %.lr.ph441 ]
  %.sroa.38684.0 = phi <16 x float> [ %316, %.preheader311.preheader ], [ %361, %.lr.ph441 ]
  %.sroa.34682.0 = phi <16 x float> [ %303, %.preheader311.preheader ], [ %360, %.lr.ph441 ]
  %.sroa.30679.0 = phi <16 x float> [ %314, %.preheader311.preheader ], [ %356, %.lr.ph441 ]
  %.sroa.26677.0 = phi <16 x float> [ %304, %.preheader311.preheader ], [ %355, %.lr.ph441 ]
  %.sroa.22674.0 = phi <16 x float> [ %312, %.preheader311.preheader ], [ %351, %.lr.ph441 ]
  %.sroa.18672.0 = phi <16 x float> [ %305, %.preheader311.preheader ], [ %350, %.lr.ph441 ]
  %.sroa.14669.0 = phi <16 x float> [ %310, %.preheader311.preheader ], [ %346, %.lr.ph441 ]
  %.sroa.10667.0 = phi <16 x float> [ %306, %.preheader311.preheader ], [ %345, %.lr.ph441 ]
  %.sroa.6664.0 = phi <16 x float> [ %308, %.preheader311.preheader ], [ %341, %.lr.ph441 ]
  %.sroa.0662.0 = phi <16 x float> [ %307, %.preheader311.preheader ], [ %340, %.lr.ph441 ]
  store <16 x float> %.sroa.0662.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6664.0, ptr %320, align 4, !tbaa !161
  store <16 x float> %.sroa.10667.0, ptr %309, align 4, !tbaa !161
  store <16 x float> %.sroa.14669.0, ptr %321, align 4, !tbaa !161
  store <16 x float> %.sroa.18672.0, ptr %311, align 4, !tbaa !161
  store <16 x float> %.sroa.22674.0, ptr %322, align 4, !tbaa !161
  store <16 x float> %.sroa.26677.0, ptr %313, align 4, !tbaa !161
  store <16 x float> %.sroa.30679.0, ptr %323, align 4, !tbaa !161
  store <16 x float> %.sroa.34682.0, ptr %315, align 4, !tbaa !161
  store <16 x float> %.sroa.38684.0, ptr %324, align 4, !tbaa !161
  store <16 x float> %.sroa.42687.0, ptr %317, align 4, !tbaa !161
  store <16 x float> %.sroa.46.0, ptr %325, align 4, !tbaa !161
  br label %1232

.lr.ph441:                                        ; preds = %.lr.ph441.preheader, %.lr.ph441
  %.sroa.46.1 = phi <16 x float> [ %318, %.lr.ph441.preheader ], [ %366, %.lr.ph441 ]
  %.sroa.42687.1 = phi <16 x float> [ %302, %.lr.ph441.preheader ], [ %365, %.lr.ph441 ]
  %.sroa.38684.1 = phi <16 x float> [ %316, %.lr.ph441.preheader ], [ %361, %.lr.ph441 ]
  %.sroa.34682.1 = phi <16 x float> [ %303, %.lr.ph441.preheader ], [ %360, %.lr.ph441 ]
  %.sroa.30679.1 = phi <16 x float> [ %314, %.lr.ph441.preheader ], [ %356, %.lr.ph441 ]
  %.sroa.26677.1 = phi <16 x float> [ %304, %.lr.ph441.preheader ], [ %355, %.lr.ph441 ]
  %.sroa.22674.1 = phi <16 x float> [ %312, %.lr.ph441.preheader ], [ %351, %.lr.ph441 ]
  %.sroa.18672.1 = phi <16 x float> [ %305, %.lr.ph441.preheader ], [ %350, %.lr.ph441 ]
  %.sroa.14669.1 = phi <16 x float> [ %310, %.lr.ph441.preheader ], [ %346, %.lr.ph441 ]
  %.sroa.10667.1 = phi <16 x float> [ %306, %.lr.ph441.preheader ], [ %345, %.lr.ph441 ]
  %.sroa.6664.1 = phi <16 x float> [ %308, %.lr.ph441.preheader ], [ %341, %.lr.ph441 ]
  %.sroa.0662.1 = phi <16 x float> [ %307, %.lr.ph441.preheader ], [ %340, %.lr.ph441 ]
  %.067.i134440 = phi i64 [ 0, %.lr.ph441.preheader ], [ %367, %.lr.ph441 ]
  %327 = mul nsw i64 %.067.i134440, %2
  %328 = getelementptr inbounds float, ptr %1, i64 %327
  %329 = add nuw nsw i64 %.067.i134440, 8
  %330 = mul nsw i64 %329, %2
  %331 = getelementptr inbounds float, ptr %1, i64 %330
  %332 = load <16 x float>, ptr %328, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %331, i32 0, i32 3, i32 1)
  %333 = getelementptr inbounds i8, ptr %328, i64 64
  %334 = load <16 x float>, ptr %333, align 4, !tbaa !161
  %335 = getelementptr inbounds i8, ptr %331, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %335, i32 0, i32 3, i32 1)
  %336 = mul nsw i64 %.067.i134440, %.sroa.5251.0.copyload
  %invariant.gep437 = getelementptr float, ptr %.sroa.0249.0.copyload, i64 %336
  %337 = load float, ptr %invariant.gep437, align 4, !tbaa !139
  %338 = insertelement <16 x float> poison, float %337, i64 0
  %339 = shufflevector <16 x float> %338, <16 x float> poison, <16 x i32> zeroinitializer
  %340 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %339, <16 x float> %332, <16 x float> %.sroa.0662.1)
  %341 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %339, <16 x float> %334, <16 x float> %.sroa.6664.1)
  %gep438.1 = getelementptr float, ptr %invariant.gep437, i64 %.sroa.4250.0.copyload
  %342 = load float, ptr %gep438.1, align 4, !tbaa !139
  %343 = insertelement <16 x float> poison, float %342, i64 0
  %344 = shufflevector <16 x float> %343, <16 x float> poison, <16 x i32> zeroinitializer
  %345 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %344, <16 x float> %332, <16 x float> %.sroa.10667.1)
  %346 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %344, <16 x float> %334, <16 x float> %.sroa.14669.1)
  %gep438.2 = getelementptr i8, ptr %invariant.gep437, i64 %gep438.2.idx
  %347 = load float, ptr %gep438.2, align 4, !tbaa !139
  %348 = insertelement <16 x float> poison, float %347, i64 0
  %349 = shufflevector <16 x float> %348, <16 x float> poison, <16 x i32> zeroinitializer
  %350 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %349, <16 x float> %332, <16 x float> %.sroa.18672.1)
  %351 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %349, <16 x float> %334, <16 x float> %.sroa.22674.1)
  %gep438.3 = getelementptr i8, ptr %invariant.gep437, i64 %gep438.3.idx
  %352 = load float, ptr %gep438.3, align 4, !tbaa !139
  %353 = insertelement <16 x float> poison, float %352, i64 0
  %354 = shufflevector <16 x float> %353, <16 x float> poison, <16 x i32> zeroinitializer
  %355 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %354, <16 x float> %332, <16 x float> %.sroa.26677.1)
  %356 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %354, <16 x float> %334, <16 x float> %.sroa.30679.1)
  %gep438.4 = getelementptr i8, ptr %invariant.gep437, i64 %gep438.4.idx
  %357 = load float, ptr %gep438.4, align 4, !tbaa !139
  %358 = insertelement <16 x float> poison, float %357, i64 0
  %359 = shufflevector <16 x float> %358, <16 x float> poison, <16 x i32> zeroinitializer
  %360 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %359, <16 x float> %332, <16 x float> %.sroa.34682.1)
  %361 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %359, <16 x float> %334, <16 x float> %.sroa.38684.1)
  %gep438.5 = getelementptr i8, ptr %invariant.gep437, i64 %gep438.5.idx
  %362 = load float, ptr %gep438.5, align 4, !tbaa !139
  %363 = insertelement <16 x float> poison, float %362, i64 0
  %364 = shufflevector <16 x float> %363, <16 x float> poison, <16 x i32> zeroinitializer
  %365 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %364, <16 x float> %332, <16 x float> %.sroa.42687.1)
  %366 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %364, <16 x float> %334, <16 x float> %.sroa.46.1)
  %367 = add nuw nsw i64 %.067.i134440, 1
  %exitcond538.not = icmp eq i64 %367, %3
  br i1 %exitcond538.not, label %.preheader308, label %.lr.ph441, !llvm.loop !185

.preheader320:                                    ; preds = %8
  %.sroa.0252.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4253.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4253.0.copyload = load i64, ptr %.sroa.4253.0..sroa_idx, align 8
  %.sroa.5254.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5254.0.copyload = load i64, ptr %.sroa.5254.0..sroa_idx, align 8
  %.not.i159 = icmp eq i64 %7, 0
  br i1 %.not.i159, label %.thread1172, label %374

.thread1172:                                      ; preds = %.preheader320
  %368 = getelementptr inbounds float, ptr %5, i64 %6
  %.idx11161163 = shl nsw i64 %6, 3
  %369 = getelementptr inbounds i8, ptr %5, i64 %.idx11161163
  %.idx11171165 = mul i64 %6, 12
  %370 = getelementptr inbounds i8, ptr %5, i64 %.idx11171165
  %.idx11181167 = shl nsw i64 %6, 4
  %371 = getelementptr inbounds i8, ptr %5, i64 %.idx11181167
  %.idx11191169 = mul i64 %6, 20
  %372 = getelementptr inbounds i8, ptr %5, i64 %.idx11191169
  %.idx11201171 = mul i64 %6, 24
  %373 = getelementptr inbounds i8, ptr %5, i64 %.idx11201171
  br label %.preheader318.preheader

374:                                              ; preds = %.preheader320
  %375 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %376 = getelementptr inbounds i8, ptr %5, i64 64
  %377 = load <16 x float>, ptr %376, align 4, !tbaa !161
  %378 = getelementptr inbounds float, ptr %5, i64 %6
  %379 = load <16 x float>, ptr %378, align 4, !tbaa !161
  %380 = getelementptr inbounds i8, ptr %378, i64 64
  %381 = load <16 x float>, ptr %380, align 4, !tbaa !161
  %.idx1116 = shl nsw i64 %6, 3
  %382 = getelementptr inbounds i8, ptr %5, i64 %.idx1116
  %383 = load <16 x float>, ptr %382, align 4, !tbaa !161
  %384 = getelementptr inbounds i8, ptr %382, i64 64
  %385 = load <16 x float>, ptr %384, align 4, !tbaa !161
  %.idx1117 = mul i64 %6, 12
  %386 = getelementptr inbounds i8, ptr %5, i64 %.idx1117
  %387 = load <16 x float>, ptr %386, align 4, !tbaa !161
  %388 = getelementptr inbounds i8, ptr %386, i64 64
  %389 = load <16 x float>, ptr %388, align 4, !tbaa !161
  %.idx1118 = shl nsw i64 %6, 4
  %390 = getelementptr inbounds i8, ptr %5, i64 %.idx1118
  %391 = load <16 x float>, ptr %390, align 4, !tbaa !161
  %392 = getelementptr inbounds i8, ptr %390, i64 64
  %393 = load <16 x float>, ptr %392, align 4, !tbaa !161
  %.idx1119 = mul i64 %6, 20
  %394 = getelementptr inbounds i8, ptr %5, i64 %.idx1119
  %395 = load <16 x float>, ptr %394, align 4, !tbaa !161
  %396 = getelementptr inbounds i8, ptr %394, i64 64
  %397 = load <16 x float>, ptr %396, align 4, !tbaa !161
  %.idx1120 = mul i64 %6, 24
  %398 = getelementptr inbounds i8, ptr %5, i64 %.idx1120
  %399 = load <16 x float>, ptr %398, align 4, !tbaa !161
  %400 = getelementptr inbounds i8, ptr %398, i64 64
  %401 = load <16 x float>, ptr %400, align 4, !tbaa !161
  br label %.preheader318.preheader

.preheader318.preheader:                          ; preds = %.thread1172, %374
  %402 = phi <16 x float> [ %399, %374 ], [ zeroinitializer, %.thread1172 ]
  %403 = phi <16 x float> [ %395, %374 ], [ zeroinitializer, %.thread1172 ]
  %404 = phi <16 x float> [ %391, %374 ], [ zeroinitializer, %.thread1172 ]
  %405 = phi <16 x float> [ %387, %374 ], [ zeroinitializer, %.thread1172 ]
  %406 = phi <16 x float> [ %383, %374 ], [ zeroinitializer, %.thread1172 ]
  %407 = phi <16 x float> [ %379, %374 ], [ zeroinitializer, %.thread1172 ]
  %408 = phi <16 x float> [ %375, %374 ], [ zeroinitializer, %.thread1172 ]
  %409 = phi <16 x float> [ %377, %374 ], [ zeroinitializer, %.thread1172 ]
  %410 = phi ptr [ %378, %374 ], [ %368, %.thread1172 ]
  %411 = phi <16 x float> [ %381, %374 ], [ zeroinitializer, %.thread1172 ]
  %412 = phi ptr [ %382, %374 ], [ %369, %.thread1172 ]
  %413 = phi <16 x float> [ %385, %374 ], [ zeroinitializer, %.thread1172 ]
  %414 = phi ptr [ %386, %374 ], [ %370, %.thread1172 ]
  %415 = phi <16 x float> [ %389, %374 ], [ zeroinitializer, %.thread1172 ]
  %416 = phi ptr [ %390, %374 ], [ %371, %.thread1172 ]
  %417 = phi <16 x float> [ %393, %374 ], [ zeroinitializer, %.thread1172 ]
  %418 = phi ptr [ %394, %374 ], [ %372, %.thread1172 ]
  %419 = phi <16 x float> [ %397, %374 ], [ zeroinitializer, %.thread1172 ]
  %420 = phi ptr [ %398, %374 ], [ %373, %.thread1172 ]
  %421 = phi <16 x float> [ %401, %374 ], [ zeroinitializer, %.thread1172 ]
  %422 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %423 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %423, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %410, i32 1, i32 3, i32 1)
  %424 = getelementptr inbounds i8, ptr %422, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %424, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %412, i32 1, i32 3, i32 1)
  %425 = getelementptr inbounds i8, ptr %412, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %425, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %414, i32 1, i32 3, i32 1)
  %426 = getelementptr inbounds i8, ptr %414, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %426, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %416, i32 1, i32 3, i32 1)
  %427 = getelementptr inbounds i8, ptr %416, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %427, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %418, i32 1, i32 3, i32 1)
  %428 = getelementptr inbounds i8, ptr %418, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %428, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %420, i32 1, i32 3, i32 1)
  %429 = getelementptr inbounds i8, ptr %420, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %429, i32 1, i32 3, i32 1)
  %430 = icmp sgt i64 %3, 0
  br i1 %430, label %.lr.ph428.preheader, label %.preheader315

.lr.ph428.preheader:                              ; preds = %.preheader318.preheader
  %gep425.2.idx = shl i64 %.sroa.4253.0.copyload, 3
  %gep425.3.idx = mul i64 %.sroa.4253.0.copyload, 12
  %gep425.4.idx = shl i64 %.sroa.4253.0.copyload, 4
  %gep425.5.idx = mul i64 %.sroa.4253.0.copyload, 20
  %gep425.6.idx = mul i64 %.sroa.4253.0.copyload, 24
  br label %.lr.ph428

.preheader315:                                    ; preds = %.lr.ph428, %.preheader318.preheader
  %.sroa.54.0 = phi <16 x float> [ %421, %.preheader318.preheader ], [ %475, %.lr.ph428 ]
  %.sroa.50735.0 = phi <16 x float> [ %402, %.preheader318.preheader ], [ %474, %.lr.ph428 ]
  %.sroa.46732.0 = phi <16 x float> [ %419, %.preheader318.preheader ], [ %470, %.lr.ph428 ]
  %.sroa.42730.0 = phi <16 x float> [ %403, %.preheader318.preheader ], [ %469, %.lr.ph428 ]
  %.sroa.38727.0 = phi <16 x float> [ %417, %.preheader318.preheader ], [ %465, %.lr.ph428 ]
  %.sroa.34725.0 = phi <16 x float> [ %404, %.preheader318.preheader ], [ %464, %.lr.ph428 ]
  %.sroa.30722.0 = phi <16 x float> [ %415, %.preheader318.preheader ], [ %460, %.lr.ph428 ]
  %.sroa.26720.0 = phi <16 x float> [ %405, %.preheader318.preheader ], [ %459, %.lr.ph428 ]
  %.sroa.22717.0 = phi <16 x float> [ %413, %.preheader318.preheader ], [ %455, %.lr.ph428 ]
  %.sroa.18715.0 = phi <16 x float> [ %406, %.preheader318.preheader ], [ %454, %.lr.ph428 ]
  %.sroa.14712.0 = phi <16 x float> [ %411, %.preheader318.preheader ], [ %450, %.lr.ph428 ]
  %.sroa.10710.0 = phi <16 x float> [ %407, %.preheader318.preheader ], [ %449, %.lr.ph428 ]
  %.sroa.6707.0 = phi <16 x float> [ %409, %.preheader318.preheader ], [ %445, %.lr.ph428 ]
  %.sroa.0705.0 = phi <16 x float> [ %408, %.preheader318.preheader ], [ %444, %.lr.ph428 ]
  store <16 x float> %.sroa.0705.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6707.0, ptr %423, align 4, !tbaa !161
  store <16 x float> %.sroa.10710.0, ptr %410, align 4, !tbaa !161
  store <16 x float> %.sroa.14712.0, ptr %424, align 4, !tbaa !161
  store <16 x float> %.sroa.18715.0, ptr %412, align 4, !tbaa !161
  store <16 x float> %.sroa.22717.0, ptr %425, align 4, !tbaa !161
  store <16 x float> %.sroa.26720.0, ptr %414, align 4, !tbaa !161
  store <16 x float> %.sroa.30722.0, ptr %426, align 4, !tbaa !161
  store <16 x float> %.sroa.34725.0, ptr %416, align 4, !tbaa !161
  store <16 x float> %.sroa.38727.0, ptr %427, align 4, !tbaa !161
  store <16 x float> %.sroa.42730.0, ptr %418, align 4, !tbaa !161
  store <16 x float> %.sroa.46732.0, ptr %428, align 4, !tbaa !161
  store <16 x float> %.sroa.50735.0, ptr %420, align 4, !tbaa !161
  store <16 x float> %.sroa.54.0, ptr %429, align 4, !tbaa !161
  br label %1232

.lr.ph428:                                        ; preds = %.lr.ph428.preheader, %.lr.ph428
  %.sroa.54.1 = phi <16 x float> [ %421, %.lr.ph428.preheader ], [ %475, %.lr.ph428 ]
  %.sroa.50735.1 = phi <16 x float> [ %402, %.lr.ph428.preheader ], [ %474, %.lr.ph428 ]
  %.sroa.46732.1 = phi <16 x float> [ %419, %.lr.ph428.preheader ], [ %470, %.lr.ph428 ]
  %.sroa.42730.1 = phi <16 x float> [ %403, %.lr.ph428.preheader ], [ %469, %.lr.ph428 ]
  %.sroa.38727.1 = phi <16 x float> [ %417, %.lr.ph428.preheader ], [ %465, %.lr.ph428 ]
  %.sroa.34725.1 = phi <16 x float> [ %404, %.lr.ph428.preheader ], [ %464, %.lr.ph428 ]
  %.sroa.30722.1 = phi <16 x float> [ %415, %.lr.ph428.preheader ], [ %460, %.lr.ph428 ]
  %.sroa.26720.1 = phi <16 x float> [ %405, %.lr.ph428.preheader ], [ %459, %.lr.ph428 ]
  %.sroa.22717.1 = phi <16 x float> [ %413, %.lr.ph428.preheader ], [ %455, %.lr.ph428 ]
  %.sroa.18715.1 = phi <16 x float> [ %406, %.lr.ph428.preheader ], [ %454, %.lr.ph428 ]
  %.sroa.14712.1 = phi <16 x float> [ %411, %.lr.ph428.preheader ], [ %450, %.lr.ph428 ]
  %.sroa.10710.1 = phi <16 x float> [ %407, %.lr.ph428.preheader ], [ %449, %.lr.ph428 ]
  %.sroa.6707.1 = phi <16 x float> [ %409, %.lr.ph428.preheader ], [ %445, %.lr.ph428 ]
  %.sroa.0705.1 = phi <16 x float> [ %408, %.lr.ph428.preheader ], [ %444, %.lr.ph428 ]
  %.067.i149427 = phi i64 [ 0, %.lr.ph428.preheader ], [ %476, %.lr.ph428 ]
  %431 = mul nsw i64 %.067.i149427, %2
  %432 = getelementptr inbounds float, ptr %1, i64 %431
  %433 = add nuw nsw i64 %.067.i149427, 8
  %434 = mul nsw i64 %433, %2
  %435 = getelementptr inbounds float, ptr %1, i64 %434
  %436 = load <16 x float>, ptr %432, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %435, i32 0, i32 3, i32 1)
  %437 = getelementptr inbounds i8, ptr %432, i64 64
  %438 = load <16 x float>, ptr %437, align 4, !tbaa !161
  %439 = getelementptr inbounds i8, ptr %435, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %439, i32 0, i32 3, i32 1)
  %440 = mul nsw i64 %.067.i149427, %.sroa.5254.0.copyload
  %invariant.gep424 = getelementptr float, ptr %.sroa.0252.0.copyload, i64 %440
  %441 = load float, ptr %invariant.gep424, align 4, !tbaa !139
  %442 = insertelement <16 x float> poison, float %441, i64 0
  %443 = shufflevector <16 x float> %442, <16 x float> poison, <16 x i32> zeroinitializer
  %444 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %443, <16 x float> %436, <16 x float> %.sroa.0705.1)
  %445 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %443, <16 x float> %438, <16 x float> %.sroa.6707.1)
  %gep425.1 = getelementptr float, ptr %invariant.gep424, i64 %.sroa.4253.0.copyload
  %446 = load float, ptr %gep425.1, align 4, !tbaa !139
  %447 = insertelement <16 x float> poison, float %446, i64 0
  %448 = shufflevector <16 x float> %447, <16 x float> poison, <16 x i32> zeroinitializer
  %449 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %448, <16 x float> %436, <16 x float> %.sroa.10710.1)
  %450 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %448, <16 x float> %438, <16 x float> %.sroa.14712.1)
  %gep425.2 = getelementptr i8, ptr %invariant.gep424, i64 %gep425.2.idx
  %451 = load float, ptr %gep425.2, align 4, !tbaa !139
  %452 = insertelement <16 x float> poison, float %451, i64 0
  %453 = shufflevector <16 x float> %452, <16 x float> poison, <16 x i32> zeroinitializer
  %454 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %453, <16 x float> %436, <16 x float> %.sroa.18715.1)
  %455 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %453, <16 x float> %438, <16 x float> %.sroa.22717.1)
  %gep425.3 = getelementptr i8, ptr %invariant.gep424, i64 %gep425.3.idx
  %456 = load float, ptr %gep425.3, align 4, !tbaa !139
  %457 = insertelement <16 x float> poison, float %456, i64 0
  %458 = shufflevector <16 x float> %457, <16 x float> poison, <16 x i32> zeroinitializer
  %459 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %458, <16 x float> %436, <16 x float> %.sroa.26720.1)
  %460 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %458, <16 x float> %438, <16 x float> %.sroa.30722.1)
  %gep425.4 = getelementptr i8, ptr %invariant.gep424, i64 %gep425.4.idx
  %461 = load float, ptr %gep425.4, align 4, !tbaa !139
  %462 = insertelement <16 x float> poison, float %461, i64 0
  %463 = shufflevector <16 x float> %462, <16 x float> poison, <16 x i32> zeroinitializer
  %464 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %463, <16 x float> %436, <16 x float> %.sroa.34725.1)
  %465 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %463, <16 x float> %438, <16 x float> %.sroa.38727.1)
  %gep425.5 = getelementptr i8, ptr %invariant.gep424, i64 %gep425.5.idx
  %466 = load float, ptr %gep425.5, align 4, !tbaa !139
  %467 = insertelement <16 x float> poison, float %466, i64 0
  %468 = shufflevector <16 x float> %467, <16 x float> poison, <16 x i32> zeroinitializer
  %469 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %468, <16 x float> %436, <16 x float> %.sroa.42730.1)
  %470 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %468, <16 x float> %438, <16 x float> %.sroa.46732.1)
  %gep425.6 = getelementptr i8, ptr %invariant.gep424, i64 %gep425.6.idx
  %471 = load float, ptr %gep425.6, align 4, !tbaa !139
  %472 = insertelement <16 x float> poison, float %471, i64 0
  %473 = shufflevector <16 x float> %472, <16 x float> poison, <16 x i32> zeroinitializer
  %474 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %473, <16 x float> %436, <16 x float> %.sroa.50735.1)
  %475 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %473, <16 x float> %438, <16 x float> %.sroa.54.1)
  %476 = add nuw nsw i64 %.067.i149427, 1
  %exitcond533.not = icmp eq i64 %476, %3
  br i1 %exitcond533.not, label %.preheader315, label %.lr.ph428, !llvm.loop !185

.preheader327:                                    ; preds = %8
  %.sroa.0255.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4256.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4256.0.copyload = load i64, ptr %.sroa.4256.0..sroa_idx, align 8
  %.sroa.5257.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5257.0.copyload = load i64, ptr %.sroa.5257.0..sroa_idx, align 8
  %.not.i174 = icmp eq i64 %7, 0
  br i1 %.not.i174, label %.thread1186, label %484

.thread1186:                                      ; preds = %.preheader327
  %477 = getelementptr inbounds float, ptr %5, i64 %6
  %.idx11101175 = shl nsw i64 %6, 3
  %478 = getelementptr inbounds i8, ptr %5, i64 %.idx11101175
  %.idx11111177 = mul i64 %6, 12
  %479 = getelementptr inbounds i8, ptr %5, i64 %.idx11111177
  %.idx11121179 = shl nsw i64 %6, 4
  %480 = getelementptr inbounds i8, ptr %5, i64 %.idx11121179
  %.idx11131181 = mul i64 %6, 20
  %481 = getelementptr inbounds i8, ptr %5, i64 %.idx11131181
  %.idx11141183 = mul i64 %6, 24
  %482 = getelementptr inbounds i8, ptr %5, i64 %.idx11141183
  %.idx11151185 = mul i64 %6, 28
  %483 = getelementptr inbounds i8, ptr %5, i64 %.idx11151185
  br label %.preheader325.preheader

484:                                              ; preds = %.preheader327
  %485 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %486 = getelementptr inbounds i8, ptr %5, i64 64
  %487 = load <16 x float>, ptr %486, align 4, !tbaa !161
  %488 = getelementptr inbounds float, ptr %5, i64 %6
  %489 = load <16 x float>, ptr %488, align 4, !tbaa !161
  %490 = getelementptr inbounds i8, ptr %488, i64 64
  %491 = load <16 x float>, ptr %490, align 4, !tbaa !161
  %.idx1110 = shl nsw i64 %6, 3
  %492 = getelementptr inbounds i8, ptr %5, i64 %.idx1110
  %493 = load <16 x float>, ptr %492, align 4, !tbaa !161
  %494 = getelementptr inbounds i8, ptr %492, i64 64
  %495 = load <16 x float>, ptr %494, align 4, !tbaa !161
  %.idx1111 = mul i64 %6, 12
  %496 = getelementptr inbounds i8, ptr %5, i64 %.idx1111
  %497 = load <16 x float>, ptr %496, align 4, !tbaa !161
  %498 = getelementptr inbounds i8, ptr %496, i64 64
  %499 = load <16 x float>, ptr %498, align 4, !tbaa !161
  %.idx1112 = shl nsw i64 %6, 4
  %500 = getelementptr inbounds i8, ptr %5, i64 %.idx1112
  %501 = load <16 x float>, ptr %500, align 4, !tbaa !161
  %502 = getelementptr inbounds i8, ptr %500, i64 64
  %503 = load <16 x float>, ptr %502, align 4, !tbaa !161
  %.idx1113 = mul i64 %6, 20
  %504 = getelementptr inbounds i8, ptr %5, i64 %.idx1113
  %505 = load <16 x float>, ptr %504, align 4, !tbaa !161
  %506 = getelementptr inbounds i8, ptr %504, i64 64
  %507 = load <16 x float>, ptr %506, align 4, !tbaa !161
  %.idx1114 = mul i64 %6, 24
  %508 = getelementptr inbounds i8, ptr %5, i64 %.idx1114
  %509 = load <16 x float>, ptr %508, align 4, !tbaa !161
  %510 = getelementptr inbounds i8, ptr %508, i64 64
  %511 = load <16 x float>, ptr %510, align 4, !tbaa !161
  %.idx1115 = mul i64 %6, 28
  %512 = getelementptr inbounds i8, ptr %5, i64 %.idx1115
  %513 = load <16 x float>, ptr %512, align 4, !tbaa !161
  %514 = getelementptr inbounds i8, ptr %512, i64 64
  %515 = load <16 x float>, ptr %514, align 4, !tbaa !161
  br label %.preheader325.preheader

.preheader325.preheader:                          ; preds = %.thread1186, %484
  %516 = phi <16 x float> [ %513, %484 ], [ zeroinitializer, %.thread1186 ]
  %517 = phi <16 x float> [ %509, %484 ], [ zeroinitializer, %.thread1186 ]
  %518 = phi <16 x float> [ %505, %484 ], [ zeroinitializer, %.thread1186 ]
  %519 = phi <16 x float> [ %501, %484 ], [ zeroinitializer, %.thread1186 ]
  %520 = phi <16 x float> [ %497, %484 ], [ zeroinitializer, %.thread1186 ]
  %521 = phi <16 x float> [ %493, %484 ], [ zeroinitializer, %.thread1186 ]
  %522 = phi <16 x float> [ %489, %484 ], [ zeroinitializer, %.thread1186 ]
  %523 = phi <16 x float> [ %485, %484 ], [ zeroinitializer, %.thread1186 ]
  %524 = phi <16 x float> [ %487, %484 ], [ zeroinitializer, %.thread1186 ]
  %525 = phi ptr [ %488, %484 ], [ %477, %.thread1186 ]
  %526 = phi <16 x float> [ %491, %484 ], [ zeroinitializer, %.thread1186 ]
  %527 = phi ptr [ %492, %484 ], [ %478, %.thread1186 ]
  %528 = phi <16 x float> [ %495, %484 ], [ zeroinitializer, %.thread1186 ]
  %529 = phi ptr [ %496, %484 ], [ %479, %.thread1186 ]
  %530 = phi <16 x float> [ %499, %484 ], [ zeroinitializer, %.thread1186 ]
  %531 = phi ptr [ %500, %484 ], [ %480, %.thread1186 ]
  %532 = phi <16 x float> [ %503, %484 ], [ zeroinitializer, %.thread1186 ]
  %533 = phi ptr [ %504, %484 ], [ %481, %.thread1186 ]
  %534 = phi <16 x float> [ %507, %484 ], [ zeroinitializer, %.thread1186 ]
  %535 = phi ptr [ %508, %484 ], [ %482, %.thread1186 ]
  %536 = phi <16 x float> [ %511, %484 ], [ zeroinitializer, %.thread1186 ]
  %537 = phi ptr [ %512, %484 ], [ %483, %.thread1186 ]
  %538 = phi <16 x float> [ %515, %484 ], [ zeroinitializer, %.thread1186 ]
  %539 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %540 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %540, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %525, i32 1, i32 3, i32 1)
  %541 = getelementptr inbounds i8, ptr %539, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %541, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %527, i32 1, i32 3, i32 1)
  %542 = getelementptr inbounds i8, ptr %527, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %542, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %529, i32 1, i32 3, i32 1)
  %543 = getelementptr inbounds i8, ptr %529, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %543, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %531, i32 1, i32 3, i32 1)
  %544 = getelementptr inbounds i8, ptr %531, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %544, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %533, i32 1, i32 3, i32 1)
  %545 = getelementptr inbounds i8, ptr %533, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %545, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %535, i32 1, i32 3, i32 1)
  %546 = getelementptr inbounds i8, ptr %535, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %546, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %537, i32 1, i32 3, i32 1)
  %547 = getelementptr inbounds i8, ptr %537, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %547, i32 1, i32 3, i32 1)
  %548 = icmp sgt i64 %3, 0
  br i1 %548, label %.lr.ph415.preheader, label %.preheader322

.lr.ph415.preheader:                              ; preds = %.preheader325.preheader
  %gep412.2.idx = shl i64 %.sroa.4256.0.copyload, 3
  %gep412.3.idx = mul i64 %.sroa.4256.0.copyload, 12
  %gep412.4.idx = shl i64 %.sroa.4256.0.copyload, 4
  %gep412.5.idx = mul i64 %.sroa.4256.0.copyload, 20
  %gep412.6.idx = mul i64 %.sroa.4256.0.copyload, 24
  %gep412.7.idx = mul i64 %.sroa.4256.0.copyload, 28
  br label %.lr.ph415

.preheader322:                                    ; preds = %.lr.ph415, %.preheader325.preheader
  %.sroa.62.0 = phi <16 x float> [ %538, %.preheader325.preheader ], [ %598, %.lr.ph415 ]
  %.sroa.58788.0 = phi <16 x float> [ %516, %.preheader325.preheader ], [ %597, %.lr.ph415 ]
  %.sroa.54785.0 = phi <16 x float> [ %536, %.preheader325.preheader ], [ %593, %.lr.ph415 ]
  %.sroa.50783.0 = phi <16 x float> [ %517, %.preheader325.preheader ], [ %592, %.lr.ph415 ]
  %.sroa.46780.0 = phi <16 x float> [ %534, %.preheader325.preheader ], [ %588, %.lr.ph415 ]
  %.sroa.42778.0 = phi <16 x float> [ %518, %.preheader325.preheader ], [ %587, %.lr.ph415 ]
  %.sroa.38775.0 = phi <16 x float> [ %532, %.preheader325.preheader ], [ %583, %.lr.ph415 ]
  %.sroa.34773.0 = phi <16 x float> [ %519, %.preheader325.preheader ], [ %582, %.lr.ph415 ]
  %.sroa.30770.0 = phi <16 x float> [ %530, %.preheader325.preheader ], [ %578, %.lr.ph415 ]
  %.sroa.26768.0 = phi <16 x float> [ %520, %.preheader325.preheader ], [ %577, %.lr.ph415 ]
  %.sroa.22765.0 = phi <16 x float> [ %528, %.preheader325.preheader ], [ %573, %.lr.ph415 ]
  %.sroa.18763.0 = phi <16 x float> [ %521, %.preheader325.preheader ], [ %572, %.lr.ph415 ]
  %.sroa.14760.0 = phi <16 x float> [ %526, %.preheader325.preheader ], [ %568, %.lr.ph415 ]
  %.sroa.10758.0 = phi <16 x float> [ %522, %.preheader325.preheader ], [ %567, %.lr.ph415 ]
  %.sroa.6755.0 = phi <16 x float> [ %524, %.preheader325.preheader ], [ %563, %.lr.ph415 ]
  %.sroa.0753.0 = phi <16 x float> [ %523, %.preheader325.preheader ], [ %562, %.lr.ph415 ]
  store <16 x float> %.sroa.0753.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6755.0, ptr %540, align 4, !tbaa !161
  store <16 x float> %.sroa.10758.0, ptr %525, align 4, !tbaa !161
  store <16 x float> %.sroa.14760.0, ptr %541, align 4, !tbaa !161
  store <16 x float> %.sroa.18763.0, ptr %527, align 4, !tbaa !161
  store <16 x float> %.sroa.22765.0, ptr %542, align 4, !tbaa !161
  store <16 x float> %.sroa.26768.0, ptr %529, align 4, !tbaa !161
  store <16 x float> %.sroa.30770.0, ptr %543, align 4, !tbaa !161
  store <16 x float> %.sroa.34773.0, ptr %531, align 4, !tbaa !161
  store <16 x float> %.sroa.38775.0, ptr %544, align 4, !tbaa !161
  store <16 x float> %.sroa.42778.0, ptr %533, align 4, !tbaa !161
  store <16 x float> %.sroa.46780.0, ptr %545, align 4, !tbaa !161
  store <16 x float> %.sroa.50783.0, ptr %535, align 4, !tbaa !161
  store <16 x float> %.sroa.54785.0, ptr %546, align 4, !tbaa !161
  store <16 x float> %.sroa.58788.0, ptr %537, align 4, !tbaa !161
  store <16 x float> %.sroa.62.0, ptr %547, align 4, !tbaa !161
  br label %1232

.lr.ph415:                                        ; preds = %.lr.ph415.preheader, %.lr.ph415
  %.sroa.62.1 = phi <16 x float> [ %538, %.lr.ph415.preheader ], [ %598, %.lr.ph415 ]
  %.sroa.58788.1 = phi <16 x float> [ %516, %.lr.ph415.preheader ], [ %597, %.lr.ph415 ]
  %.sroa.54785.1 = phi <16 x float> [ %536, %.lr.ph415.preheader ], [ %593, %.lr.ph415 ]
  %.sroa.50783.1 = phi <16 x float> [ %517, %.lr.ph415.preheader ], [ %592, %.lr.ph415 ]
  %.sroa.46780.1 = phi <16 x float> [ %534, %.lr.ph415.preheader ], [ %588, %.lr.ph415 ]
  %.sroa.42778.1 = phi <16 x float> [ %518, %.lr.ph415.preheader ], [ %587, %.lr.ph415 ]
  %.sroa.38775.1 = phi <16 x float> [ %532, %.lr.ph415.preheader ], [ %583, %.lr.ph415 ]
  %.sroa.34773.1 = phi <16 x float> [ %519, %.lr.ph415.preheader ], [ %582, %.lr.ph415 ]
  %.sroa.30770.1 = phi <16 x float> [ %530, %.lr.ph415.preheader ], [ %578, %.lr.ph415 ]
  %.sroa.26768.1 = phi <16 x float> [ %520, %.lr.ph415.preheader ], [ %577, %.lr.ph415 ]
  %.sroa.22765.1 = phi <16 x float> [ %528, %.lr.ph415.preheader ], [ %573, %.lr.ph415 ]
  %.sroa.18763.1 = phi <16 x float> [ %521, %.lr.ph415.preheader ], [ %572, %.lr.ph415 ]
  %.sroa.14760.1 = phi <16 x float> [ %526, %.lr.ph415.preheader ], [ %568, %.lr.ph415 ]
  %.sroa.10758.1 = phi <16 x float> [ %522, %.lr.ph415.preheader ], [ %567, %.lr.ph415 ]
  %.sroa.6755.1 = phi <16 x float> [ %524, %.lr.ph415.preheader ], [ %563, %.lr.ph415 ]
  %.sroa.0753.1 = phi <16 x float> [ %523, %.lr.ph415.preheader ], [ %562, %.lr.ph415 ]
  %.067.i164414 = phi i64 [ 0, %.lr.ph415.preheader ], [ %599, %.lr.ph415 ]
  %549 = mul nsw i64 %.067.i164414, %2
  %550 = getelementptr inbounds float, ptr %1, i64 %549
  %551 = add nuw nsw i64 %.067.i164414, 8
  %552 = mul nsw i64 %551, %2
  %553 = getelementptr inbounds float, ptr %1, i64 %552
  %554 = load <16 x float>, ptr %550, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %553, i32 0, i32 3, i32 1)
  %555 = getelementptr inbounds i8, ptr %550, i64 64
  %556 = load <16 x float>, ptr %555, align 4, !tbaa !161
  %557 = getelementptr inbounds i8, ptr %553, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %557, i32 0, i32 3, i32 1)
  %558 = mul nsw i64 %.067.i164414, %.sroa.5257.0.copyload
  %invariant.gep411 = getelementptr float, ptr %.sroa.0255.0.copyload, i64 %558
  %559 = load float, ptr %invariant.gep411, align 4, !tbaa !139
  %560 = insertelement <16 x float> poison, float %559, i64 0
  %561 = shufflevector <16 x float> %560, <16 x float> poison, <16 x i32> zeroinitializer
  %562 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %561, <16 x float> %554, <16 x float> %.sroa.0753.1)
  %563 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %561, <16 x float> %556, <16 x float> %.sroa.6755.1)
  %gep412.1 = getelementptr float, ptr %invariant.gep411, i64 %.sroa.4256.0.copyload
  %564 = load float, ptr %gep412.1, align 4, !tbaa !139
  %565 = insertelement <16 x float> poison, float %564, i64 0
  %566 = shufflevector <16 x float> %565, <16 x float> poison, <16 x i32> zeroinitializer
  %567 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %566, <16 x float> %554, <16 x float> %.sroa.10758.1)
  %568 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %566, <16 x float> %556, <16 x float> %.sroa.14760.1)
  %gep412.2 = getelementptr i8, ptr %invariant.gep411, i64 %gep412.2.idx
  %569 = load float, ptr %gep412.2, align 4, !tbaa !139
  %570 = insertelement <16 x float> poison, float %569, i64 0
  %571 = shufflevector <16 x float> %570, <16 x float> poison, <16 x i32> zeroinitializer
  %572 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %571, <16 x float> %554, <16 x float> %.sroa.18763.1)
  %573 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %571, <16 x float> %556, <16 x float> %.sroa.22765.1)
  %gep412.3 = getelementptr i8, ptr %invariant.gep411, i64 %gep412.3.idx
  %574 = load float, ptr %gep412.3, align 4, !tbaa !139
  %575 = insertelement <16 x float> poison, float %574, i64 0
  %576 = shufflevector <16 x float> %575, <16 x float> poison, <16 x i32> zeroinitializer
  %577 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %576, <16 x float> %554, <16 x float> %.sroa.26768.1)
  %578 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %576, <16 x float> %556, <16 x float> %.sroa.30770.1)
  %gep412.4 = getelementptr i8, ptr %invariant.gep411, i64 %gep412.4.idx
  %579 = load float, ptr %gep412.4, align 4, !tbaa !139
  %580 = insertelement <16 x float> poison, float %579, i64 0
  %581 = shufflevector <16 x float> %580, <16 x float> poison, <16 x i32> zeroinitializer
  %582 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %581, <16 x float> %554, <16 x float> %.sroa.34773.1)
  %583 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %581, <16 x float> %556, <16 x float> %.sroa.38775.1)
  %gep412.5 = getelementptr i8, ptr %invariant.gep411, i64 %gep412.5.idx
  %584 = load float, ptr %gep412.5, align 4, !tbaa !139
  %585 = insertelement <16 x float> poison, float %584, i64 0
  %586 = shufflevector <16 x float> %585, <16 x float> poison, <16 x i32> zeroinitializer
  %587 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %586, <16 x float> %554, <16 x float> %.sroa.42778.1)
  %588 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %586, <16 x float> %556, <16 x float> %.sroa.46780.1)
  %gep412.6 = getelementptr i8, ptr %invariant.gep411, i64 %gep412.6.idx
  %589 = load float, ptr %gep412.6, align 4, !tbaa !139
  %590 = insertelement <16 x float> poison, float %589, i64 0
  %591 = shufflevector <16 x float> %590, <16 x float> poison, <16 x i32> zeroinitializer
  %592 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %591, <16 x float> %554, <16 x float> %.sroa.50783.1)
  %593 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %591, <16 x float> %556, <16 x float> %.sroa.54785.1)
  %gep412.7 = getelementptr i8, ptr %invariant.gep411, i64 %gep412.7.idx
  %594 = load float, ptr %gep412.7, align 4, !tbaa !139
  %595 = insertelement <16 x float> poison, float %594, i64 0
  %596 = shufflevector <16 x float> %595, <16 x float> poison, <16 x i32> zeroinitializer
  %597 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %596, <16 x float> %554, <16 x float> %.sroa.58788.1)
  %598 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %596, <16 x float> %556, <16 x float> %.sroa.62.1)
  %599 = add nuw nsw i64 %.067.i164414, 1
  %exitcond528.not = icmp eq i64 %599, %3
  br i1 %exitcond528.not, label %.preheader322, label %.lr.ph415, !llvm.loop !185

.preheader334:                                    ; preds = %8
  %.sroa.0258.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4259.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4259.0.copyload = load i64, ptr %.sroa.4259.0..sroa_idx, align 8
  %.sroa.5260.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5260.0.copyload = load i64, ptr %.sroa.5260.0..sroa_idx, align 8
  %.not.i189 = icmp eq i64 %7, 0
  br i1 %.not.i189, label %.thread1202, label %608

.thread1202:                                      ; preds = %.preheader334
  %600 = getelementptr inbounds float, ptr %5, i64 %6
  %.idx11031189 = shl nsw i64 %6, 3
  %601 = getelementptr inbounds i8, ptr %5, i64 %.idx11031189
  %.idx11041191 = mul i64 %6, 12
  %602 = getelementptr inbounds i8, ptr %5, i64 %.idx11041191
  %.idx11051193 = shl nsw i64 %6, 4
  %603 = getelementptr inbounds i8, ptr %5, i64 %.idx11051193
  %.idx11061195 = mul i64 %6, 20
  %604 = getelementptr inbounds i8, ptr %5, i64 %.idx11061195
  %.idx11071197 = mul i64 %6, 24
  %605 = getelementptr inbounds i8, ptr %5, i64 %.idx11071197
  %.idx11081199 = mul i64 %6, 28
  %606 = getelementptr inbounds i8, ptr %5, i64 %.idx11081199
  %.idx11091201 = shl nsw i64 %6, 5
  %607 = getelementptr inbounds i8, ptr %5, i64 %.idx11091201
  br label %.preheader332.preheader

608:                                              ; preds = %.preheader334
  %609 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %610 = getelementptr inbounds i8, ptr %5, i64 64
  %611 = load <16 x float>, ptr %610, align 4, !tbaa !161
  %612 = getelementptr inbounds float, ptr %5, i64 %6
  %613 = load <16 x float>, ptr %612, align 4, !tbaa !161
  %614 = getelementptr inbounds i8, ptr %612, i64 64
  %615 = load <16 x float>, ptr %614, align 4, !tbaa !161
  %.idx1103 = shl nsw i64 %6, 3
  %616 = getelementptr inbounds i8, ptr %5, i64 %.idx1103
  %617 = load <16 x float>, ptr %616, align 4, !tbaa !161
  %618 = getelementptr inbounds i8, ptr %616, i64 64
  %619 = load <16 x float>, ptr %618, align 4, !tbaa !161
  %.idx1104 = mul i64 %6, 12
  %620 = getelementptr inbounds i8, ptr %5, i64 %.idx1104
  %621 = load <16 x float>, ptr %620, align 4, !tbaa !161
  %622 = getelementptr inbounds i8, ptr %620, i64 64
  %623 = load <16 x float>, ptr %622, align 4, !tbaa !161
  %.idx1105 = shl nsw i64 %6, 4
  %624 = getelementptr inbounds i8, ptr %5, i64 %.idx1105
  %625 = load <16 x float>, ptr %624, align 4, !tbaa !161
  %626 = getelementptr inbounds i8, ptr %624, i64 64
  %627 = load <16 x float>, ptr %626, align 4, !tbaa !161
  %.idx1106 = mul i64 %6, 20
  %628 = getelementptr inbounds i8, ptr %5, i64 %.idx1106
  %629 = load <16 x float>, ptr %628, align 4, !tbaa !161
  %630 = getelementptr inbounds i8, ptr %628, i64 64
  %631 = load <16 x float>, ptr %630, align 4, !tbaa !161
  %.idx1107 = mul i64 %6, 24
  %632 = getelementptr inbounds i8, ptr %5, i64 %.idx1107
  %633 = load <16 x float>, ptr %632, align 4, !tbaa !161
  %634 = getelementptr inbounds i8, ptr %632, i64 64
  %635 = load <16 x float>, ptr %634, align 4, !tbaa !161
  %.idx1108 = mul i64 %6, 28
  %636 = getelementptr inbounds i8, ptr %5, i64 %.idx1108
  %637 = load <16 x float>, ptr %636, align 4, !tbaa !161
  %638 = getelementptr inbounds i8, ptr %636, i64 64
  %639 = load <16 x float>, ptr %638, align 4, !tbaa !161
  %.idx1109 = shl nsw i64 %6, 5
  %640 = getelementptr inbounds i8, ptr %5, i64 %.idx1109
  %641 = load <16 x float>, ptr %640, align 4, !tbaa !161
  %642 = getelementptr inbounds i8, ptr %640, i64 64
  %643 = load <16 x float>, ptr %642, align 4, !tbaa !161
  br label %.preheader332.preheader

.preheader332.preheader:                          ; preds = %.thread1202, %608
  %644 = phi <16 x float> [ %641, %608 ], [ zeroinitializer, %.thread1202 ]
  %645 = phi <16 x float> [ %637, %608 ], [ zeroinitializer, %.thread1202 ]
  %646 = phi <16 x float> [ %633, %608 ], [ zeroinitializer, %.thread1202 ]
  %647 = phi <16 x float> [ %629, %608 ], [ zeroinitializer, %.thread1202 ]
  %648 = phi <16 x float> [ %625, %608 ], [ zeroinitializer, %.thread1202 ]
  %649 = phi <16 x float> [ %621, %608 ], [ zeroinitializer, %.thread1202 ]
  %650 = phi <16 x float> [ %617, %608 ], [ zeroinitializer, %.thread1202 ]
  %651 = phi <16 x float> [ %613, %608 ], [ zeroinitializer, %.thread1202 ]
  %652 = phi <16 x float> [ %609, %608 ], [ zeroinitializer, %.thread1202 ]
  %653 = phi <16 x float> [ %611, %608 ], [ zeroinitializer, %.thread1202 ]
  %654 = phi ptr [ %612, %608 ], [ %600, %.thread1202 ]
  %655 = phi <16 x float> [ %615, %608 ], [ zeroinitializer, %.thread1202 ]
  %656 = phi ptr [ %616, %608 ], [ %601, %.thread1202 ]
  %657 = phi <16 x float> [ %619, %608 ], [ zeroinitializer, %.thread1202 ]
  %658 = phi ptr [ %620, %608 ], [ %602, %.thread1202 ]
  %659 = phi <16 x float> [ %623, %608 ], [ zeroinitializer, %.thread1202 ]
  %660 = phi ptr [ %624, %608 ], [ %603, %.thread1202 ]
  %661 = phi <16 x float> [ %627, %608 ], [ zeroinitializer, %.thread1202 ]
  %662 = phi ptr [ %628, %608 ], [ %604, %.thread1202 ]
  %663 = phi <16 x float> [ %631, %608 ], [ zeroinitializer, %.thread1202 ]
  %664 = phi ptr [ %632, %608 ], [ %605, %.thread1202 ]
  %665 = phi <16 x float> [ %635, %608 ], [ zeroinitializer, %.thread1202 ]
  %666 = phi ptr [ %636, %608 ], [ %606, %.thread1202 ]
  %667 = phi <16 x float> [ %639, %608 ], [ zeroinitializer, %.thread1202 ]
  %668 = phi ptr [ %640, %608 ], [ %607, %.thread1202 ]
  %669 = phi <16 x float> [ %643, %608 ], [ zeroinitializer, %.thread1202 ]
  %670 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %671 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %671, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %654, i32 1, i32 3, i32 1)
  %672 = getelementptr inbounds i8, ptr %670, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %672, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %656, i32 1, i32 3, i32 1)
  %673 = getelementptr inbounds i8, ptr %656, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %673, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %658, i32 1, i32 3, i32 1)
  %674 = getelementptr inbounds i8, ptr %658, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %674, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %660, i32 1, i32 3, i32 1)
  %675 = getelementptr inbounds i8, ptr %660, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %675, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %662, i32 1, i32 3, i32 1)
  %676 = getelementptr inbounds i8, ptr %662, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %676, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %664, i32 1, i32 3, i32 1)
  %677 = getelementptr inbounds i8, ptr %664, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %677, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %666, i32 1, i32 3, i32 1)
  %678 = getelementptr inbounds i8, ptr %666, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %678, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %668, i32 1, i32 3, i32 1)
  %679 = getelementptr inbounds i8, ptr %668, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %679, i32 1, i32 3, i32 1)
  %680 = icmp sgt i64 %3, 0
  br i1 %680, label %.lr.ph402.preheader, label %.preheader329

.lr.ph402.preheader:                              ; preds = %.preheader332.preheader
  %gep399.2.idx = shl i64 %.sroa.4259.0.copyload, 3
  %gep399.3.idx = mul i64 %.sroa.4259.0.copyload, 12
  %gep399.4.idx = shl i64 %.sroa.4259.0.copyload, 4
  %gep399.5.idx = mul i64 %.sroa.4259.0.copyload, 20
  %gep399.6.idx = mul i64 %.sroa.4259.0.copyload, 24
  %gep399.7.idx = mul i64 %.sroa.4259.0.copyload, 28
  %gep399.8.idx = shl i64 %.sroa.4259.0.copyload, 5
  br label %.lr.ph402

.preheader329:                                    ; preds = %.lr.ph402, %.preheader332.preheader
  %.sroa.58845.0 = phi <16 x float> [ %645, %.preheader332.preheader ], [ %729, %.lr.ph402 ]
  %.sroa.54842.0 = phi <16 x float> [ %665, %.preheader332.preheader ], [ %725, %.lr.ph402 ]
  %.sroa.50840.0 = phi <16 x float> [ %646, %.preheader332.preheader ], [ %724, %.lr.ph402 ]
  %.sroa.62847.0 = phi <16 x float> [ %667, %.preheader332.preheader ], [ %730, %.lr.ph402 ]
  %.sroa.46837.0 = phi <16 x float> [ %663, %.preheader332.preheader ], [ %720, %.lr.ph402 ]
  %.sroa.42835.0 = phi <16 x float> [ %647, %.preheader332.preheader ], [ %719, %.lr.ph402 ]
  %.sroa.66850.0 = phi <16 x float> [ %644, %.preheader332.preheader ], [ %734, %.lr.ph402 ]
  %.sroa.38832.0 = phi <16 x float> [ %661, %.preheader332.preheader ], [ %715, %.lr.ph402 ]
  %.sroa.34830.0 = phi <16 x float> [ %648, %.preheader332.preheader ], [ %714, %.lr.ph402 ]
  %.sroa.70.0 = phi <16 x float> [ %669, %.preheader332.preheader ], [ %735, %.lr.ph402 ]
  %.sroa.30827.0 = phi <16 x float> [ %659, %.preheader332.preheader ], [ %710, %.lr.ph402 ]
  %.sroa.26825.0 = phi <16 x float> [ %649, %.preheader332.preheader ], [ %709, %.lr.ph402 ]
  %.sroa.22822.0 = phi <16 x float> [ %657, %.preheader332.preheader ], [ %705, %.lr.ph402 ]
  %.sroa.18820.0 = phi <16 x float> [ %650, %.preheader332.preheader ], [ %704, %.lr.ph402 ]
  %.sroa.14817.0 = phi <16 x float> [ %655, %.preheader332.preheader ], [ %700, %.lr.ph402 ]
  %.sroa.10815.0 = phi <16 x float> [ %651, %.preheader332.preheader ], [ %699, %.lr.ph402 ]
  %.sroa.6812.0 = phi <16 x float> [ %653, %.preheader332.preheader ], [ %695, %.lr.ph402 ]
  %.sroa.0810.0 = phi <16 x float> [ %652, %.preheader332.preheader ], [ %694, %.lr.ph402 ]
  store <16 x float> %.sroa.0810.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6812.0, ptr %671, align 4, !tbaa !161
  store <16 x float> %.sroa.10815.0, ptr %654, align 4, !tbaa !161
  store <16 x float> %.sroa.14817.0, ptr %672, align 4, !tbaa !161
  store <16 x float> %.sroa.18820.0, ptr %656, align 4, !tbaa !161
  store <16 x float> %.sroa.22822.0, ptr %673, align 4, !tbaa !161
  store <16 x float> %.sroa.26825.0, ptr %658, align 4, !tbaa !161
  store <16 x float> %.sroa.30827.0, ptr %674, align 4, !tbaa !161
  store <16 x float> %.sroa.34830.0, ptr %660, align 4, !tbaa !161
  store <16 x float> %.sroa.38832.0, ptr %675, align 4, !tbaa !161
  store <16 x float> %.sroa.42835.0, ptr %662, align 4, !tbaa !161
  store <16 x float> %.sroa.46837.0, ptr %676, align 4, !tbaa !161
  store <16 x float> %.sroa.50840.0, ptr %664, align 4, !tbaa !161
  store <16 x float> %.sroa.54842.0, ptr %677, align 4, !tbaa !161
  store <16 x float> %.sroa.58845.0, ptr %666, align 4, !tbaa !161
  store <16 x float> %.sroa.62847.0, ptr %678, align 4, !tbaa !161
  store <16 x float> %.sroa.66850.0, ptr %668, align 4, !tbaa !161
  store <16 x float> %.sroa.70.0, ptr %679, align 4, !tbaa !161
  br label %1232

.lr.ph402:                                        ; preds = %.lr.ph402.preheader, %.lr.ph402
  %.sroa.58845.1 = phi <16 x float> [ %645, %.lr.ph402.preheader ], [ %729, %.lr.ph402 ]
  %.sroa.54842.1 = phi <16 x float> [ %665, %.lr.ph402.preheader ], [ %725, %.lr.ph402 ]
  %.sroa.50840.1 = phi <16 x float> [ %646, %.lr.ph402.preheader ], [ %724, %.lr.ph402 ]
  %.sroa.62847.1 = phi <16 x float> [ %667, %.lr.ph402.preheader ], [ %730, %.lr.ph402 ]
  %.sroa.46837.1 = phi <16 x float> [ %663, %.lr.ph402.preheader ], [ %720, %.lr.ph402 ]
  %.sroa.42835.1 = phi <16 x float> [ %647, %.lr.ph402.preheader ], [ %719, %.lr.ph402 ]
  %.sroa.66850.1 = phi <16 x float> [ %644, %.lr.ph402.preheader ], [ %734, %.lr.ph402 ]
  %.sroa.38832.1 = phi <16 x float> [ %661, %.lr.ph402.preheader ], [ %715, %.lr.ph402 ]
  %.sroa.34830.1 = phi <16 x float> [ %648, %.lr.ph402.preheader ], [ %714, %.lr.ph402 ]
  %.sroa.70.1 = phi <16 x float> [ %669, %.lr.ph402.preheader ], [ %735, %.lr.ph402 ]
  %.sroa.30827.1 = phi <16 x float> [ %659, %.lr.ph402.preheader ], [ %710, %.lr.ph402 ]
  %.sroa.26825.1 = phi <16 x float> [ %649, %.lr.ph402.preheader ], [ %709, %.lr.ph402 ]
  %.sroa.22822.1 = phi <16 x float> [ %657, %.lr.ph402.preheader ], [ %705, %.lr.ph402 ]
  %.sroa.18820.1 = phi <16 x float> [ %650, %.lr.ph402.preheader ], [ %704, %.lr.ph402 ]
  %.sroa.14817.1 = phi <16 x float> [ %655, %.lr.ph402.preheader ], [ %700, %.lr.ph402 ]
  %.sroa.10815.1 = phi <16 x float> [ %651, %.lr.ph402.preheader ], [ %699, %.lr.ph402 ]
  %.sroa.6812.1 = phi <16 x float> [ %653, %.lr.ph402.preheader ], [ %695, %.lr.ph402 ]
  %.sroa.0810.1 = phi <16 x float> [ %652, %.lr.ph402.preheader ], [ %694, %.lr.ph402 ]
  %.067.i179401 = phi i64 [ 0, %.lr.ph402.preheader ], [ %736, %.lr.ph402 ]
  %681 = mul nsw i64 %.067.i179401, %2
  %682 = getelementptr inbounds float, ptr %1, i64 %681
  %683 = add nuw nsw i64 %.067.i179401, 8
  %684 = mul nsw i64 %683, %2
  %685 = getelementptr inbounds float, ptr %1, i64 %684
  %686 = load <16 x float>, ptr %682, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %685, i32 0, i32 3, i32 1)
  %687 = getelementptr inbounds i8, ptr %682, i64 64
  %688 = load <16 x float>, ptr %687, align 4, !tbaa !161
  %689 = getelementptr inbounds i8, ptr %685, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %689, i32 0, i32 3, i32 1)
  %690 = mul nsw i64 %.067.i179401, %.sroa.5260.0.copyload
  %invariant.gep398 = getelementptr float, ptr %.sroa.0258.0.copyload, i64 %690
  %691 = load float, ptr %invariant.gep398, align 4, !tbaa !139
  %692 = insertelement <16 x float> poison, float %691, i64 0
  %693 = shufflevector <16 x float> %692, <16 x float> poison, <16 x i32> zeroinitializer
  %694 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %693, <16 x float> %686, <16 x float> %.sroa.0810.1)
  %695 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %693, <16 x float> %688, <16 x float> %.sroa.6812.1)
  %gep399.1 = getelementptr float, ptr %invariant.gep398, i64 %.sroa.4259.0.copyload
  %696 = load float, ptr %gep399.1, align 4, !tbaa !139
  %697 = insertelement <16 x float> poison, float %696, i64 0
  %698 = shufflevector <16 x float> %697, <16 x float> poison, <16 x i32> zeroinitializer
  %699 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %698, <16 x float> %686, <16 x float> %.sroa.10815.1)
  %700 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %698, <16 x float> %688, <16 x float> %.sroa.14817.1)
  %gep399.2 = getelementptr i8, ptr %invariant.gep398, i64 %gep399.2.idx
  %701 = load float, ptr %gep399.2, align 4, !tbaa !139
  %702 = insertelement <16 x float> poison, float %701, i64 0
  %703 = shufflevector <16 x float> %702, <16 x float> poison, <16 x i32> zeroinitializer
  %704 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %703, <16 x float> %686, <16 x float> %.sroa.18820.1)
  %705 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %703, <16 x float> %688, <16 x float> %.sroa.22822.1)
  %gep399.3 = getelementptr i8, ptr %invariant.gep398, i64 %gep399.3.idx
  %706 = load float, ptr %gep399.3, align 4, !tbaa !139
  %707 = insertelement <16 x float> poison, float %706, i64 0
  %708 = shufflevector <16 x float> %707, <16 x float> poison, <16 x i32> zeroinitializer
  %709 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %708, <16 x float> %686, <16 x float> %.sroa.26825.1)
  %710 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %708, <16 x float> %688, <16 x float> %.sroa.30827.1)
  %gep399.4 = getelementptr i8, ptr %invariant.gep398, i64 %gep399.4.idx
  %711 = load float, ptr %gep399.4, align 4, !tbaa !139
  %712 = insertelement <16 x float> poison, float %711, i64 0
  %713 = shufflevector <16 x float> %712, <16 x float> poison, <16 x i32> zeroinitializer
  %714 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %713, <16 x float> %686, <16 x float> %.sroa.34830.1)
  %715 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %713, <16 x float> %688, <16 x float> %.sroa.38832.1)
  %gep399.5 = getelementptr i8, ptr %invariant.gep398, i64 %gep399.5.idx
  %716 = load float, ptr %gep399.5, align 4, !tbaa !139
  %717 = insertelement <16 x float> poison, float %716, i64 0
  %718 = shufflevector <16 x float> %717, <16 x float> poison, <16 x i32> zeroinitializer
  %719 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %718, <16 x float> %686, <16 x float> %.sroa.42835.1)
  %720 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %718, <16 x float> %688, <16 x float> %.sroa.46837.1)
  %gep399.6 = getelementptr i8, ptr %invariant.gep398, i64 %gep399.6.idx
  %721 = load float, ptr %gep399.6, align 4, !tbaa !139
  %722 = insertelement <16 x float> poison, float %721, i64 0
  %723 = shufflevector <16 x float> %722, <16 x float> poison, <16 x i32> zeroinitializer
  %724 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %723, <16 x float> %686, <16 x float> %.sroa.50840.1)
  %725 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %723, <16 x float> %688, <16 x float> %.sroa.54842.1)
  %gep399.7 = getelementptr i8, ptr %invariant.gep398, i64 %gep399.7.idx
  %726 = load float, ptr %gep399.7, align 4, !tbaa !139
  %727 = insertelement <16 x float> poison, float %726, i64 0
  %728 = shufflevector <16 x float> %727, <16 x float> poison, <16 x i32> zeroinitializer
  %729 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %728, <16 x float> %686, <16 x float> %.sroa.58845.1)
  %730 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %728, <16 x float> %688, <16 x float> %.sroa.62847.1)
  %gep399.8 = getelementptr i8, ptr %invariant.gep398, i64 %gep399.8.idx
  %731 = load float, ptr %gep399.8, align 4, !tbaa !139
  %732 = insertelement <16 x float> poison, float %731, i64 0
  %733 = shufflevector <16 x float> %732, <16 x float> poison, <16 x i32> zeroinitializer
  %734 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %733, <16 x float> %686, <16 x float> %.sroa.66850.1)
  %735 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %733, <16 x float> %688, <16 x float> %.sroa.70.1)
  %736 = add nuw nsw i64 %.067.i179401, 1
  %exitcond523.not = icmp eq i64 %736, %3
  br i1 %exitcond523.not, label %.preheader329, label %.lr.ph402, !llvm.loop !185

.preheader341:                                    ; preds = %8
  %.sroa.0261.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4262.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4262.0.copyload = load i64, ptr %.sroa.4262.0..sroa_idx, align 8
  %.sroa.5263.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5263.0.copyload = load i64, ptr %.sroa.5263.0..sroa_idx, align 8
  %.not.i204 = icmp eq i64 %7, 0
  br i1 %.not.i204, label %.thread1220, label %746

.thread1220:                                      ; preds = %.preheader341
  %737 = getelementptr inbounds float, ptr %5, i64 %6
  %.idx10951205 = shl nsw i64 %6, 3
  %738 = getelementptr inbounds i8, ptr %5, i64 %.idx10951205
  %.idx10961207 = mul i64 %6, 12
  %739 = getelementptr inbounds i8, ptr %5, i64 %.idx10961207
  %.idx10971209 = shl nsw i64 %6, 4
  %740 = getelementptr inbounds i8, ptr %5, i64 %.idx10971209
  %.idx10981211 = mul i64 %6, 20
  %741 = getelementptr inbounds i8, ptr %5, i64 %.idx10981211
  %.idx10991213 = mul i64 %6, 24
  %742 = getelementptr inbounds i8, ptr %5, i64 %.idx10991213
  %.idx11001215 = mul i64 %6, 28
  %743 = getelementptr inbounds i8, ptr %5, i64 %.idx11001215
  %.idx11011217 = shl nsw i64 %6, 5
  %744 = getelementptr inbounds i8, ptr %5, i64 %.idx11011217
  %.idx11021219 = mul i64 %6, 36
  %745 = getelementptr inbounds i8, ptr %5, i64 %.idx11021219
  br label %.preheader339.preheader

746:                                              ; preds = %.preheader341
  %747 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %748 = getelementptr inbounds i8, ptr %5, i64 64
  %749 = load <16 x float>, ptr %748, align 4, !tbaa !161
  %750 = getelementptr inbounds float, ptr %5, i64 %6
  %751 = load <16 x float>, ptr %750, align 4, !tbaa !161
  %752 = getelementptr inbounds i8, ptr %750, i64 64
  %753 = load <16 x float>, ptr %752, align 4, !tbaa !161
  %.idx1095 = shl nsw i64 %6, 3
  %754 = getelementptr inbounds i8, ptr %5, i64 %.idx1095
  %755 = load <16 x float>, ptr %754, align 4, !tbaa !161
  %756 = getelementptr inbounds i8, ptr %754, i64 64
  %757 = load <16 x float>, ptr %756, align 4, !tbaa !161
  %.idx1096 = mul i64 %6, 12
  %758 = getelementptr inbounds i8, ptr %5, i64 %.idx1096
  %759 = load <16 x float>, ptr %758, align 4, !tbaa !161
  %760 = getelementptr inbounds i8, ptr %758, i64 64
  %761 = load <16 x float>, ptr %760, align 4, !tbaa !161
  %.idx1097 = shl nsw i64 %6, 4
  %762 = getelementptr inbounds i8, ptr %5, i64 %.idx1097
  %763 = load <16 x float>, ptr %762, align 4, !tbaa !161
  %764 = getelementptr inbounds i8, ptr %762, i64 64
  %765 = load <16 x float>, ptr %764, align 4, !tbaa !161
  %.idx1098 = mul i64 %6, 20
  %766 = getelementptr inbounds i8, ptr %5, i64 %.idx1098
  %767 = load <16 x float>, ptr %766, align 4, !tbaa !161
  %768 = getelementptr inbounds i8, ptr %766, i64 64
  %769 = load <16 x float>, ptr %768, align 4, !tbaa !161
  %.idx1099 = mul i64 %6, 24
  %770 = getelementptr inbounds i8, ptr %5, i64 %.idx1099
  %771 = load <16 x float>, ptr %770, align 4, !tbaa !161
  %772 = getelementptr inbounds i8, ptr %770, i64 64
  %773 = load <16 x float>, ptr %772, align 4, !tbaa !161
  %.idx1100 = mul i64 %6, 28
  %774 = getelementptr inbounds i8, ptr %5, i64 %.idx1100
  %775 = load <16 x float>, ptr %774, align 4, !tbaa !161
  %776 = getelementptr inbounds i8, ptr %774, i64 64
  %777 = load <16 x float>, ptr %776, align 4, !tbaa !161
  %.idx1101 = shl nsw i64 %6, 5
  %778 = getelementptr inbounds i8, ptr %5, i64 %.idx1101
  %779 = load <16 x float>, ptr %778, align 4, !tbaa !161
  %780 = getelementptr inbounds i8, ptr %778, i64 64
  %781 = load <16 x float>, ptr %780, align 4, !tbaa !161
  %.idx1102 = mul i64 %6, 36
  %782 = getelementptr inbounds i8, ptr %5, i64 %.idx1102
  %783 = load <16 x float>, ptr %782, align 4, !tbaa !161
  %784 = getelementptr inbounds i8, ptr %782, i64 64
  %785 = load <16 x float>, ptr %784, align 4, !tbaa !161
  br label %.preheader339.preheader

.preheader339.preheader:                          ; preds = %.thread1220, %746
  %786 = phi <16 x float> [ %783, %746 ], [ zeroinitializer, %.thread1220 ]
  %787 = phi <16 x float> [ %779, %746 ], [ zeroinitializer, %.thread1220 ]
  %788 = phi <16 x float> [ %775, %746 ], [ zeroinitializer, %.thread1220 ]
  %789 = phi <16 x float> [ %771, %746 ], [ zeroinitializer, %.thread1220 ]
  %790 = phi <16 x float> [ %767, %746 ], [ zeroinitializer, %.thread1220 ]
  %791 = phi <16 x float> [ %763, %746 ], [ zeroinitializer, %.thread1220 ]
  %792 = phi <16 x float> [ %759, %746 ], [ zeroinitializer, %.thread1220 ]
  %793 = phi <16 x float> [ %755, %746 ], [ zeroinitializer, %.thread1220 ]
  %794 = phi <16 x float> [ %751, %746 ], [ zeroinitializer, %.thread1220 ]
  %795 = phi <16 x float> [ %747, %746 ], [ zeroinitializer, %.thread1220 ]
  %796 = phi <16 x float> [ %749, %746 ], [ zeroinitializer, %.thread1220 ]
  %797 = phi ptr [ %750, %746 ], [ %737, %.thread1220 ]
  %798 = phi <16 x float> [ %753, %746 ], [ zeroinitializer, %.thread1220 ]
  %799 = phi ptr [ %754, %746 ], [ %738, %.thread1220 ]
  %800 = phi <16 x float> [ %757, %746 ], [ zeroinitializer, %.thread1220 ]
  %801 = phi ptr [ %758, %746 ], [ %739, %.thread1220 ]
  %802 = phi <16 x float> [ %761, %746 ], [ zeroinitializer, %.thread1220 ]
  %803 = phi ptr [ %762, %746 ], [ %740, %.thread1220 ]
  %804 = phi <16 x float> [ %765, %746 ], [ zeroinitializer, %.thread1220 ]
  %805 = phi ptr [ %766, %746 ], [ %741, %.thread1220 ]
  %806 = phi <16 x float> [ %769, %746 ], [ zeroinitializer, %.thread1220 ]
  %807 = phi ptr [ %770, %746 ], [ %742, %.thread1220 ]
  %808 = phi <16 x float> [ %773, %746 ], [ zeroinitializer, %.thread1220 ]
  %809 = phi ptr [ %774, %746 ], [ %743, %.thread1220 ]
  %810 = phi <16 x float> [ %777, %746 ], [ zeroinitializer, %.thread1220 ]
  %811 = phi ptr [ %778, %746 ], [ %744, %.thread1220 ]
  %812 = phi <16 x float> [ %781, %746 ], [ zeroinitializer, %.thread1220 ]
  %813 = phi ptr [ %782, %746 ], [ %745, %.thread1220 ]
  %814 = phi <16 x float> [ %785, %746 ], [ zeroinitializer, %.thread1220 ]
  %815 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %816 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %816, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %797, i32 1, i32 3, i32 1)
  %817 = getelementptr inbounds i8, ptr %815, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %817, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %799, i32 1, i32 3, i32 1)
  %818 = getelementptr inbounds i8, ptr %799, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %818, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %801, i32 1, i32 3, i32 1)
  %819 = getelementptr inbounds i8, ptr %801, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %819, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %803, i32 1, i32 3, i32 1)
  %820 = getelementptr inbounds i8, ptr %803, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %820, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %805, i32 1, i32 3, i32 1)
  %821 = getelementptr inbounds i8, ptr %805, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %821, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %807, i32 1, i32 3, i32 1)
  %822 = getelementptr inbounds i8, ptr %807, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %822, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %809, i32 1, i32 3, i32 1)
  %823 = getelementptr inbounds i8, ptr %809, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %823, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %811, i32 1, i32 3, i32 1)
  %824 = getelementptr inbounds i8, ptr %811, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %824, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %813, i32 1, i32 3, i32 1)
  %825 = getelementptr inbounds i8, ptr %813, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %825, i32 1, i32 3, i32 1)
  %826 = icmp sgt i64 %3, 0
  br i1 %826, label %.lr.ph389.preheader, label %.preheader336

.lr.ph389.preheader:                              ; preds = %.preheader339.preheader
  %gep386.2.idx = shl i64 %.sroa.4262.0.copyload, 3
  %gep386.3.idx = mul i64 %.sroa.4262.0.copyload, 12
  %gep386.4.idx = shl i64 %.sroa.4262.0.copyload, 4
  %gep386.5.idx = mul i64 %.sroa.4262.0.copyload, 20
  %gep386.6.idx = mul i64 %.sroa.4262.0.copyload, 24
  %gep386.7.idx = mul i64 %.sroa.4262.0.copyload, 28
  %gep386.8.idx = shl i64 %.sroa.4262.0.copyload, 5
  %gep386.9.idx = mul i64 %.sroa.4262.0.copyload, 36
  br label %.lr.ph389

.preheader336:                                    ; preds = %.lr.ph389, %.preheader339.preheader
  %.sroa.0872.0 = phi <16 x float> [ %795, %.preheader339.preheader ], [ %840, %.lr.ph389 ]
  %.sroa.6874.0 = phi <16 x float> [ %796, %.preheader339.preheader ], [ %841, %.lr.ph389 ]
  %.sroa.10877.0 = phi <16 x float> [ %794, %.preheader339.preheader ], [ %845, %.lr.ph389 ]
  %.sroa.14879.0 = phi <16 x float> [ %798, %.preheader339.preheader ], [ %846, %.lr.ph389 ]
  %.sroa.18882.0 = phi <16 x float> [ %793, %.preheader339.preheader ], [ %850, %.lr.ph389 ]
  %.sroa.22884.0 = phi <16 x float> [ %800, %.preheader339.preheader ], [ %851, %.lr.ph389 ]
  %.sroa.26887.0 = phi <16 x float> [ %792, %.preheader339.preheader ], [ %855, %.lr.ph389 ]
  %.sroa.30889.0 = phi <16 x float> [ %802, %.preheader339.preheader ], [ %856, %.lr.ph389 ]
  %.sroa.34892.0 = phi <16 x float> [ %791, %.preheader339.preheader ], [ %860, %.lr.ph389 ]
  %.sroa.38894.0 = phi <16 x float> [ %804, %.preheader339.preheader ], [ %861, %.lr.ph389 ]
  %.sroa.42897.0 = phi <16 x float> [ %790, %.preheader339.preheader ], [ %865, %.lr.ph389 ]
  %.sroa.46899.0 = phi <16 x float> [ %806, %.preheader339.preheader ], [ %866, %.lr.ph389 ]
  %.sroa.50902.0 = phi <16 x float> [ %789, %.preheader339.preheader ], [ %870, %.lr.ph389 ]
  %.sroa.54904.0 = phi <16 x float> [ %808, %.preheader339.preheader ], [ %871, %.lr.ph389 ]
  %.sroa.58907.0 = phi <16 x float> [ %788, %.preheader339.preheader ], [ %875, %.lr.ph389 ]
  %.sroa.62909.0 = phi <16 x float> [ %810, %.preheader339.preheader ], [ %876, %.lr.ph389 ]
  %.sroa.66912.0 = phi <16 x float> [ %787, %.preheader339.preheader ], [ %880, %.lr.ph389 ]
  %.sroa.70914.0 = phi <16 x float> [ %812, %.preheader339.preheader ], [ %881, %.lr.ph389 ]
  %.sroa.74917.0 = phi <16 x float> [ %786, %.preheader339.preheader ], [ %885, %.lr.ph389 ]
  %.sroa.78.0 = phi <16 x float> [ %814, %.preheader339.preheader ], [ %886, %.lr.ph389 ]
  store <16 x float> %.sroa.0872.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6874.0, ptr %816, align 4, !tbaa !161
  store <16 x float> %.sroa.10877.0, ptr %797, align 4, !tbaa !161
  store <16 x float> %.sroa.14879.0, ptr %817, align 4, !tbaa !161
  store <16 x float> %.sroa.18882.0, ptr %799, align 4, !tbaa !161
  store <16 x float> %.sroa.22884.0, ptr %818, align 4, !tbaa !161
  store <16 x float> %.sroa.26887.0, ptr %801, align 4, !tbaa !161
  store <16 x float> %.sroa.30889.0, ptr %819, align 4, !tbaa !161
  store <16 x float> %.sroa.34892.0, ptr %803, align 4, !tbaa !161
  store <16 x float> %.sroa.38894.0, ptr %820, align 4, !tbaa !161
  store <16 x float> %.sroa.42897.0, ptr %805, align 4, !tbaa !161
  store <16 x float> %.sroa.46899.0, ptr %821, align 4, !tbaa !161
  store <16 x float> %.sroa.50902.0, ptr %807, align 4, !tbaa !161
  store <16 x float> %.sroa.54904.0, ptr %822, align 4, !tbaa !161
  store <16 x float> %.sroa.58907.0, ptr %809, align 4, !tbaa !161
  store <16 x float> %.sroa.62909.0, ptr %823, align 4, !tbaa !161
  store <16 x float> %.sroa.66912.0, ptr %811, align 4, !tbaa !161
  store <16 x float> %.sroa.70914.0, ptr %824, align 4, !tbaa !161
  store <16 x float> %.sroa.74917.0, ptr %813, align 4, !tbaa !161
  store <16 x float> %.sroa.78.0, ptr %825, align 4, !tbaa !161
  br label %1232

.lr.ph389:                                        ; preds = %.lr.ph389.preheader, %.lr.ph389
  %.sroa.0872.1 = phi <16 x float> [ %795, %.lr.ph389.preheader ], [ %840, %.lr.ph389 ]
  %.sroa.6874.1 = phi <16 x float> [ %796, %.lr.ph389.preheader ], [ %841, %.lr.ph389 ]
  %.sroa.10877.1 = phi <16 x float> [ %794, %.lr.ph389.preheader ], [ %845, %.lr.ph389 ]
  %.sroa.14879.1 = phi <16 x float> [ %798, %.lr.ph389.preheader ], [ %846, %.lr.ph389 ]
  %.sroa.18882.1 = phi <16 x float> [ %793, %.lr.ph389.preheader ], [ %850, %.lr.ph389 ]
  %.sroa.22884.1 = phi <16 x float> [ %800, %.lr.ph389.preheader ], [ %851, %.lr.ph389 ]
  %.sroa.26887.1 = phi <16 x float> [ %792, %.lr.ph389.preheader ], [ %855, %.lr.ph389 ]
  %.sroa.30889.1 = phi <16 x float> [ %802, %.lr.ph389.preheader ], [ %856, %.lr.ph389 ]
  %.sroa.34892.1 = phi <16 x float> [ %791, %.lr.ph389.preheader ], [ %860, %.lr.ph389 ]
  %.sroa.38894.1 = phi <16 x float> [ %804, %.lr.ph389.preheader ], [ %861, %.lr.ph389 ]
  %.sroa.42897.1 = phi <16 x float> [ %790, %.lr.ph389.preheader ], [ %865, %.lr.ph389 ]
  %.sroa.46899.1 = phi <16 x float> [ %806, %.lr.ph389.preheader ], [ %866, %.lr.ph389 ]
  %.sroa.50902.1 = phi <16 x float> [ %789, %.lr.ph389.preheader ], [ %870, %.lr.ph389 ]
  %.sroa.54904.1 = phi <16 x float> [ %808, %.lr.ph389.preheader ], [ %871, %.lr.ph389 ]
  %.sroa.58907.1 = phi <16 x float> [ %788, %.lr.ph389.preheader ], [ %875, %.lr.ph389 ]
  %.sroa.62909.1 = phi <16 x float> [ %810, %.lr.ph389.preheader ], [ %876, %.lr.ph389 ]
  %.sroa.66912.1 = phi <16 x float> [ %787, %.lr.ph389.preheader ], [ %880, %.lr.ph389 ]
  %.sroa.70914.1 = phi <16 x float> [ %812, %.lr.ph389.preheader ], [ %881, %.lr.ph389 ]
  %.sroa.74917.1 = phi <16 x float> [ %786, %.lr.ph389.preheader ], [ %885, %.lr.ph389 ]
  %.sroa.78.1 = phi <16 x float> [ %814, %.lr.ph389.preheader ], [ %886, %.lr.ph389 ]
  %.067.i194388 = phi i64 [ 0, %.lr.ph389.preheader ], [ %887, %.lr.ph389 ]
  %827 = mul nsw i64 %.067.i194388, %2
  %828 = getelementptr inbounds float, ptr %1, i64 %827
  %829 = add nuw nsw i64 %.067.i194388, 8
  %830 = mul nsw i64 %829, %2
  %831 = getelementptr inbounds float, ptr %1, i64 %830
  %832 = load <16 x float>, ptr %828, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %831, i32 0, i32 3, i32 1)
  %833 = getelementptr inbounds i8, ptr %828, i64 64
  %834 = load <16 x float>, ptr %833, align 4, !tbaa !161
  %835 = getelementptr inbounds i8, ptr %831, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %835, i32 0, i32 3, i32 1)
  %836 = mul nsw i64 %.067.i194388, %.sroa.5263.0.copyload
  %invariant.gep385 = getelementptr float, ptr %.sroa.0261.0.copyload, i64 %836
  %837 = load float, ptr %invariant.gep385, align 4, !tbaa !139
  %838 = insertelement <16 x float> poison, float %837, i64 0
  %839 = shufflevector <16 x float> %838, <16 x float> poison, <16 x i32> zeroinitializer
  %840 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %839, <16 x float> %832, <16 x float> %.sroa.0872.1)
  %841 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %839, <16 x float> %834, <16 x float> %.sroa.6874.1)
  %gep386.1 = getelementptr float, ptr %invariant.gep385, i64 %.sroa.4262.0.copyload
  %842 = load float, ptr %gep386.1, align 4, !tbaa !139
  %843 = insertelement <16 x float> poison, float %842, i64 0
  %844 = shufflevector <16 x float> %843, <16 x float> poison, <16 x i32> zeroinitializer
  %845 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %844, <16 x float> %832, <16 x float> %.sroa.10877.1)
  %846 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %844, <16 x float> %834, <16 x float> %.sroa.14879.1)
  %gep386.2 = getelementptr i8, ptr %invariant.gep385, i64 %gep386.2.idx
  %847 = load float, ptr %gep386.2, align 4, !tbaa !139
  %848 = insertelement <16 x float> poison, float %847, i64 0
  %849 = shufflevector <16 x float> %848, <16 x float> poison, <16 x i32> zeroinitializer
  %850 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %849, <16 x float> %832, <16 x float> %.sroa.18882.1)
  %851 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %849, <16 x float> %834, <16 x float> %.sroa.22884.1)
  %gep386.3 = getelementptr i8, ptr %invariant.gep385, i64 %gep386.3.idx
  %852 = load float, ptr %gep386.3, align 4, !tbaa !139
  %853 = insertelement <16 x float> poison, float %852, i64 0
  %854 = shufflevector <16 x float> %853, <16 x float> poison, <16 x i32> zeroinitializer
  %855 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %854, <16 x float> %832, <16 x float> %.sroa.26887.1)
  %856 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %854, <16 x float> %834, <16 x float> %.sroa.30889.1)
  %gep386.4 = getelementptr i8, ptr %invariant.gep385, i64 %gep386.4.idx
  %857 = load float, ptr %gep386.4, align 4, !tbaa !139
  %858 = insertelement <16 x float> poison, float %857, i64 0
  %859 = shufflevector <16 x float> %858, <16 x float> poison, <16 x i32> zeroinitializer
  %860 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %859, <16 x float> %832, <16 x float> %.sroa.34892.1)
  %861 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %859, <16 x float> %834, <16 x float> %.sroa.38894.1)
  %gep386.5 = getelementptr i8, ptr %invariant.gep385, i64 %gep386.5.idx
  %862 = load float, ptr %gep386.5, align 4, !tbaa !139
  %863 = insertelement <16 x float> poison, float %862, i64 0
  %864 = shufflevector <16 x float> %863, <16 x float> poison, <16 x i32> zeroinitializer
  %865 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %864, <16 x float> %832, <16 x float> %.sroa.42897.1)
  %866 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %864, <16 x float> %834, <16 x float> %.sroa.46899.1)
  %gep386.6 = getelementptr i8, ptr %invariant.gep385, i64 %gep386.6.idx
  %867 = load float, ptr %gep386.6, align 4, !tbaa !139
  %868 = insertelement <16 x float> poison, float %867, i64 0
  %869 = shufflevector <16 x float> %868, <16 x float> poison, <16 x i32> zeroinitializer
  %870 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %869, <16 x float> %832, <16 x float> %.sroa.50902.1)
  %871 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %869, <16 x float> %834, <16 x float> %.sroa.54904.1)
  %gep386.7 = getelementptr i8, ptr %invariant.gep385, i64 %gep386.7.idx
  %872 = load float, ptr %gep386.7, align 4, !tbaa !139
  %873 = insertelement <16 x float> poison, float %872, i64 0
  %874 = shufflevector <16 x float> %873, <16 x float> poison, <16 x i32> zeroinitializer
  %875 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %874, <16 x float> %832, <16 x float> %.sroa.58907.1)
  %876 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %874, <16 x float> %834, <16 x float> %.sroa.62909.1)
  %gep386.8 = getelementptr i8, ptr %invariant.gep385, i64 %gep386.8.idx
  %877 = load float, ptr %gep386.8, align 4, !tbaa !139
  %878 = insertelement <16 x float> poison, float %877, i64 0
  %879 = shufflevector <16 x float> %878, <16 x float> poison, <16 x i32> zeroinitializer
  %880 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %879, <16 x float> %832, <16 x float> %.sroa.66912.1)
  %881 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %879, <16 x float> %834, <16 x float> %.sroa.70914.1)
  %gep386.9 = getelementptr i8, ptr %invariant.gep385, i64 %gep386.9.idx
  %882 = load float, ptr %gep386.9, align 4, !tbaa !139
  %883 = insertelement <16 x float> poison, float %882, i64 0
  %884 = shufflevector <16 x float> %883, <16 x float> poison, <16 x i32> zeroinitializer
  %885 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %884, <16 x float> %832, <16 x float> %.sroa.74917.1)
  %886 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %884, <16 x float> %834, <16 x float> %.sroa.78.1)
  %887 = add nuw nsw i64 %.067.i194388, 1
  %exitcond518.not = icmp eq i64 %887, %3
  br i1 %exitcond518.not, label %.preheader336, label %.lr.ph389, !llvm.loop !185

.preheader348:                                    ; preds = %8
  %.sroa.0264.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4265.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4265.0.copyload = load i64, ptr %.sroa.4265.0..sroa_idx, align 8
  %.sroa.5266.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5266.0.copyload = load i64, ptr %.sroa.5266.0..sroa_idx, align 8
  %.not.i219 = icmp eq i64 %7, 0
  br i1 %.not.i219, label %.thread1240, label %898

.thread1240:                                      ; preds = %.preheader348
  %888 = getelementptr inbounds float, ptr %5, i64 %6
  %.idx10861223 = shl nsw i64 %6, 3
  %889 = getelementptr inbounds i8, ptr %5, i64 %.idx10861223
  %.idx10871225 = mul i64 %6, 12
  %890 = getelementptr inbounds i8, ptr %5, i64 %.idx10871225
  %.idx10881227 = shl nsw i64 %6, 4
  %891 = getelementptr inbounds i8, ptr %5, i64 %.idx10881227
  %.idx10891229 = mul i64 %6, 20
  %892 = getelementptr inbounds i8, ptr %5, i64 %.idx10891229
  %.idx10901231 = mul i64 %6, 24
  %893 = getelementptr inbounds i8, ptr %5, i64 %.idx10901231
  %.idx10911233 = mul i64 %6, 28
  %894 = getelementptr inbounds i8, ptr %5, i64 %.idx10911233
  %.idx10921235 = shl nsw i64 %6, 5
  %895 = getelementptr inbounds i8, ptr %5, i64 %.idx10921235
  %.idx10931237 = mul i64 %6, 36
  %896 = getelementptr inbounds i8, ptr %5, i64 %.idx10931237
  %.idx10941239 = mul i64 %6, 40
  %897 = getelementptr inbounds i8, ptr %5, i64 %.idx10941239
  br label %.preheader346.preheader

898:                                              ; preds = %.preheader348
  %899 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %900 = getelementptr inbounds i8, ptr %5, i64 64
  %901 = load <16 x float>, ptr %900, align 4, !tbaa !161
  %902 = getelementptr inbounds float, ptr %5, i64 %6
  %903 = load <16 x float>, ptr %902, align 4, !tbaa !161
  %904 = getelementptr inbounds i8, ptr %902, i64 64
  %905 = load <16 x float>, ptr %904, align 4, !tbaa !161
  %.idx1086 = shl nsw i64 %6, 3
  %906 = getelementptr inbounds i8, ptr %5, i64 %.idx1086
  %907 = load <16 x float>, ptr %906, align 4, !tbaa !161
  %908 = getelementptr inbounds i8, ptr %906, i64 64
  %909 = load <16 x float>, ptr %908, align 4, !tbaa !161
  %.idx1087 = mul i64 %6, 12
  %910 = getelementptr inbounds i8, ptr %5, i64 %.idx1087
  %911 = load <16 x float>, ptr %910, align 4, !tbaa !161
  %912 = getelementptr inbounds i8, ptr %910, i64 64
  %913 = load <16 x float>, ptr %912, align 4, !tbaa !161
  %.idx1088 = shl nsw i64 %6, 4
  %914 = getelementptr inbounds i8, ptr %5, i64 %.idx1088
  %915 = load <16 x float>, ptr %914, align 4, !tbaa !161
  %916 = getelementptr inbounds i8, ptr %914, i64 64
  %917 = load <16 x float>, ptr %916, align 4, !tbaa !161
  %.idx1089 = mul i64 %6, 20
  %918 = getelementptr inbounds i8, ptr %5, i64 %.idx1089
  %919 = load <16 x float>, ptr %918, align 4, !tbaa !161
  %920 = getelementptr inbounds i8, ptr %918, i64 64
  %921 = load <16 x float>, ptr %920, align 4, !tbaa !161
  %.idx1090 = mul i64 %6, 24
  %922 = getelementptr inbounds i8, ptr %5, i64 %.idx1090
  %923 = load <16 x float>, ptr %922, align 4, !tbaa !161
  %924 = getelementptr inbounds i8, ptr %922, i64 64
  %925 = load <16 x float>, ptr %924, align 4, !tbaa !161
  %.idx1091 = mul i64 %6, 28
  %926 = getelementptr inbounds i8, ptr %5, i64 %.idx1091
  %927 = load <16 x float>, ptr %926, align 4, !tbaa !161
  %928 = getelementptr inbounds i8, ptr %926, i64 64
  %929 = load <16 x float>, ptr %928, align 4, !tbaa !161
  %.idx1092 = shl nsw i64 %6, 5
  %930 = getelementptr inbounds i8, ptr %5, i64 %.idx1092
  %931 = load <16 x float>, ptr %930, align 4, !tbaa !161
  %932 = getelementptr inbounds i8, ptr %930, i64 64
  %933 = load <16 x float>, ptr %932, align 4, !tbaa !161
  %.idx1093 = mul i64 %6, 36
  %934 = getelementptr inbounds i8, ptr %5, i64 %.idx1093
  %935 = load <16 x float>, ptr %934, align 4, !tbaa !161
  %936 = getelementptr inbounds i8, ptr %934, i64 64
  %937 = load <16 x float>, ptr %936, align 4, !tbaa !161
  %.idx1094 = mul i64 %6, 40
  %938 = getelementptr inbounds i8, ptr %5, i64 %.idx1094
  %939 = load <16 x float>, ptr %938, align 4, !tbaa !161
  %940 = getelementptr inbounds i8, ptr %938, i64 64
  %941 = load <16 x float>, ptr %940, align 4, !tbaa !161
  br label %.preheader346.preheader

.preheader346.preheader:                          ; preds = %.thread1240, %898
  %942 = phi <16 x float> [ %939, %898 ], [ zeroinitializer, %.thread1240 ]
  %943 = phi <16 x float> [ %935, %898 ], [ zeroinitializer, %.thread1240 ]
  %944 = phi <16 x float> [ %931, %898 ], [ zeroinitializer, %.thread1240 ]
  %945 = phi <16 x float> [ %927, %898 ], [ zeroinitializer, %.thread1240 ]
  %946 = phi <16 x float> [ %923, %898 ], [ zeroinitializer, %.thread1240 ]
  %947 = phi <16 x float> [ %919, %898 ], [ zeroinitializer, %.thread1240 ]
  %948 = phi <16 x float> [ %915, %898 ], [ zeroinitializer, %.thread1240 ]
  %949 = phi <16 x float> [ %911, %898 ], [ zeroinitializer, %.thread1240 ]
  %950 = phi <16 x float> [ %907, %898 ], [ zeroinitializer, %.thread1240 ]
  %951 = phi <16 x float> [ %903, %898 ], [ zeroinitializer, %.thread1240 ]
  %952 = phi <16 x float> [ %899, %898 ], [ zeroinitializer, %.thread1240 ]
  %953 = phi <16 x float> [ %901, %898 ], [ zeroinitializer, %.thread1240 ]
  %954 = phi ptr [ %902, %898 ], [ %888, %.thread1240 ]
  %955 = phi <16 x float> [ %905, %898 ], [ zeroinitializer, %.thread1240 ]
  %956 = phi ptr [ %906, %898 ], [ %889, %.thread1240 ]
  %957 = phi <16 x float> [ %909, %898 ], [ zeroinitializer, %.thread1240 ]
  %958 = phi ptr [ %910, %898 ], [ %890, %.thread1240 ]
  %959 = phi <16 x float> [ %913, %898 ], [ zeroinitializer, %.thread1240 ]
  %960 = phi ptr [ %914, %898 ], [ %891, %.thread1240 ]
  %961 = phi <16 x float> [ %917, %898 ], [ zeroinitializer, %.thread1240 ]
  %962 = phi ptr [ %918, %898 ], [ %892, %.thread1240 ]
  %963 = phi <16 x float> [ %921, %898 ], [ zeroinitializer, %.thread1240 ]
  %964 = phi ptr [ %922, %898 ], [ %893, %.thread1240 ]
  %965 = phi <16 x float> [ %925, %898 ], [ zeroinitializer, %.thread1240 ]
  %966 = phi ptr [ %926, %898 ], [ %894, %.thread1240 ]
  %967 = phi <16 x float> [ %929, %898 ], [ zeroinitializer, %.thread1240 ]
  %968 = phi ptr [ %930, %898 ], [ %895, %.thread1240 ]
  %969 = phi <16 x float> [ %933, %898 ], [ zeroinitializer, %.thread1240 ]
  %970 = phi ptr [ %934, %898 ], [ %896, %.thread1240 ]
  %971 = phi <16 x float> [ %937, %898 ], [ zeroinitializer, %.thread1240 ]
  %972 = phi ptr [ %938, %898 ], [ %897, %.thread1240 ]
  %973 = phi <16 x float> [ %941, %898 ], [ zeroinitializer, %.thread1240 ]
  %974 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %975 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %975, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %954, i32 1, i32 3, i32 1)
  %976 = getelementptr inbounds i8, ptr %974, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %976, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %956, i32 1, i32 3, i32 1)
  %977 = getelementptr inbounds i8, ptr %956, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %977, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %958, i32 1, i32 3, i32 1)
  %978 = getelementptr inbounds i8, ptr %958, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %978, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %960, i32 1, i32 3, i32 1)
  %979 = getelementptr inbounds i8, ptr %960, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %979, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %962, i32 1, i32 3, i32 1)
  %980 = getelementptr inbounds i8, ptr %962, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %980, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %964, i32 1, i32 3, i32 1)
  %981 = getelementptr inbounds i8, ptr %964, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %981, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %966, i32 1, i32 3, i32 1)
  %982 = getelementptr inbounds i8, ptr %966, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %982, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %968, i32 1, i32 3, i32 1)
  %983 = getelementptr inbounds i8, ptr %968, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %983, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %970, i32 1, i32 3, i32 1)
  %984 = getelementptr inbounds i8, ptr %970, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %984, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %972, i32 1, i32 3, i32 1)
  %985 = getelementptr inbounds i8, ptr %972, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %985, i32 1, i32 3, i32 1)
  %986 = icmp sgt i64 %3, 0
  br i1 %986, label %.lr.ph376.preheader, label %.preheader343

.lr.ph376.preheader:                              ; preds = %.preheader346.preheader
  %gep373.2.idx = shl i64 %.sroa.4265.0.copyload, 3
  %gep373.3.idx = mul i64 %.sroa.4265.0.copyload, 12
  %gep373.4.idx = shl i64 %.sroa.4265.0.copyload, 4
  %gep373.5.idx = mul i64 %.sroa.4265.0.copyload, 20
  %gep373.6.idx = mul i64 %.sroa.4265.0.copyload, 24
  %gep373.7.idx = mul i64 %.sroa.4265.0.copyload, 28
  %gep373.8.idx = shl i64 %.sroa.4265.0.copyload, 5
  %gep373.9.idx = mul i64 %.sroa.4265.0.copyload, 36
  %gep373.10.idx = mul i64 %.sroa.4265.0.copyload, 40
  br label %.lr.ph376

.preheader343:                                    ; preds = %.lr.ph376, %.preheader346.preheader
  %.sroa.0943.0 = phi <16 x float> [ %952, %.preheader346.preheader ], [ %1000, %.lr.ph376 ]
  %.sroa.6945.0 = phi <16 x float> [ %953, %.preheader346.preheader ], [ %1001, %.lr.ph376 ]
  %.sroa.10948.0 = phi <16 x float> [ %951, %.preheader346.preheader ], [ %1005, %.lr.ph376 ]
  %.sroa.14950.0 = phi <16 x float> [ %955, %.preheader346.preheader ], [ %1006, %.lr.ph376 ]
  %.sroa.18953.0 = phi <16 x float> [ %950, %.preheader346.preheader ], [ %1010, %.lr.ph376 ]
  %.sroa.22955.0 = phi <16 x float> [ %957, %.preheader346.preheader ], [ %1011, %.lr.ph376 ]
  %.sroa.26958.0 = phi <16 x float> [ %949, %.preheader346.preheader ], [ %1015, %.lr.ph376 ]
  %.sroa.30960.0 = phi <16 x float> [ %959, %.preheader346.preheader ], [ %1016, %.lr.ph376 ]
  %.sroa.34963.0 = phi <16 x float> [ %948, %.preheader346.preheader ], [ %1020, %.lr.ph376 ]
  %.sroa.38965.0 = phi <16 x float> [ %961, %.preheader346.preheader ], [ %1021, %.lr.ph376 ]
  %.sroa.42968.0 = phi <16 x float> [ %947, %.preheader346.preheader ], [ %1025, %.lr.ph376 ]
  %.sroa.46970.0 = phi <16 x float> [ %963, %.preheader346.preheader ], [ %1026, %.lr.ph376 ]
  %.sroa.50973.0 = phi <16 x float> [ %946, %.preheader346.preheader ], [ %1030, %.lr.ph376 ]
  %.sroa.54975.0 = phi <16 x float> [ %965, %.preheader346.preheader ], [ %1031, %.lr.ph376 ]
  %.sroa.58978.0 = phi <16 x float> [ %945, %.preheader346.preheader ], [ %1035, %.lr.ph376 ]
  %.sroa.62980.0 = phi <16 x float> [ %967, %.preheader346.preheader ], [ %1036, %.lr.ph376 ]
  %.sroa.66983.0 = phi <16 x float> [ %944, %.preheader346.preheader ], [ %1040, %.lr.ph376 ]
  %.sroa.70985.0 = phi <16 x float> [ %969, %.preheader346.preheader ], [ %1041, %.lr.ph376 ]
  %.sroa.74988.0 = phi <16 x float> [ %943, %.preheader346.preheader ], [ %1045, %.lr.ph376 ]
  %.sroa.78990.0 = phi <16 x float> [ %971, %.preheader346.preheader ], [ %1046, %.lr.ph376 ]
  %.sroa.82993.0 = phi <16 x float> [ %942, %.preheader346.preheader ], [ %1050, %.lr.ph376 ]
  %.sroa.86.0 = phi <16 x float> [ %973, %.preheader346.preheader ], [ %1051, %.lr.ph376 ]
  store <16 x float> %.sroa.0943.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6945.0, ptr %975, align 4, !tbaa !161
  store <16 x float> %.sroa.10948.0, ptr %954, align 4, !tbaa !161
  store <16 x float> %.sroa.14950.0, ptr %976, align 4, !tbaa !161
  store <16 x float> %.sroa.18953.0, ptr %956, align 4, !tbaa !161
  store <16 x float> %.sroa.22955.0, ptr %977, align 4, !tbaa !161
  store <16 x float> %.sroa.26958.0, ptr %958, align 4, !tbaa !161
  store <16 x float> %.sroa.30960.0, ptr %978, align 4, !tbaa !161
  store <16 x float> %.sroa.34963.0, ptr %960, align 4, !tbaa !161
  store <16 x float> %.sroa.38965.0, ptr %979, align 4, !tbaa !161
  store <16 x float> %.sroa.42968.0, ptr %962, align 4, !tbaa !161
  store <16 x float> %.sroa.46970.0, ptr %980, align 4, !tbaa !161
  store <16 x float> %.sroa.50973.0, ptr %964, align 4, !tbaa !161
  store <16 x float> %.sroa.54975.0, ptr %981, align 4, !tbaa !161
  store <16 x float> %.sroa.58978.0, ptr %966, align 4, !tbaa !161
  store <16 x float> %.sroa.62980.0, ptr %982, align 4, !tbaa !161
  store <16 x float> %.sroa.66983.0, ptr %968, align 4, !tbaa !161
  store <16 x float> %.sroa.70985.0, ptr %983, align 4, !tbaa !161
  store <16 x float> %.sroa.74988.0, ptr %970, align 4, !tbaa !161
  store <16 x float> %.sroa.78990.0, ptr %984, align 4, !tbaa !161
  store <16 x float> %.sroa.82993.0, ptr %972, align 4, !tbaa !161
  store <16 x float> %.sroa.86.0, ptr %985, align 4, !tbaa !161
  br label %1232

.lr.ph376:                                        ; preds = %.lr.ph376.preheader, %.lr.ph376
  %.sroa.0943.1 = phi <16 x float> [ %952, %.lr.ph376.preheader ], [ %1000, %.lr.ph376 ]
  %.sroa.6945.1 = phi <16 x float> [ %953, %.lr.ph376.preheader ], [ %1001, %.lr.ph376 ]
  %.sroa.10948.1 = phi <16 x float> [ %951, %.lr.ph376.preheader ], [ %1005, %.lr.ph376 ]
  %.sroa.14950.1 = phi <16 x float> [ %955, %.lr.ph376.preheader ], [ %1006, %.lr.ph376 ]
  %.sroa.18953.1 = phi <16 x float> [ %950, %.lr.ph376.preheader ], [ %1010, %.lr.ph376 ]
  %.sroa.22955.1 = phi <16 x float> [ %957, %.lr.ph376.preheader ], [ %1011, %.lr.ph376 ]
  %.sroa.26958.1 = phi <16 x float> [ %949, %.lr.ph376.preheader ], [ %1015, %.lr.ph376 ]
  %.sroa.30960.1 = phi <16 x float> [ %959, %.lr.ph376.preheader ], [ %1016, %.lr.ph376 ]
  %.sroa.34963.1 = phi <16 x float> [ %948, %.lr.ph376.preheader ], [ %1020, %.lr.ph376 ]
  %.sroa.38965.1 = phi <16 x float> [ %961, %.lr.ph376.preheader ], [ %1021, %.lr.ph376 ]
  %.sroa.42968.1 = phi <16 x float> [ %947, %.lr.ph376.preheader ], [ %1025, %.lr.ph376 ]
  %.sroa.46970.1 = phi <16 x float> [ %963, %.lr.ph376.preheader ], [ %1026, %.lr.ph376 ]
  %.sroa.50973.1 = phi <16 x float> [ %946, %.lr.ph376.preheader ], [ %1030, %.lr.ph376 ]
  %.sroa.54975.1 = phi <16 x float> [ %965, %.lr.ph376.preheader ], [ %1031, %.lr.ph376 ]
  %.sroa.58978.1 = phi <16 x float> [ %945, %.lr.ph376.preheader ], [ %1035, %.lr.ph376 ]
  %.sroa.62980.1 = phi <16 x float> [ %967, %.lr.ph376.preheader ], [ %1036, %.lr.ph376 ]
  %.sroa.66983.1 = phi <16 x float> [ %944, %.lr.ph376.preheader ], [ %1040, %.lr.ph376 ]
  %.sroa.70985.1 = phi <16 x float> [ %969, %.lr.ph376.preheader ], [ %1041, %.lr.ph376 ]
  %.sroa.74988.1 = phi <16 x float> [ %943, %.lr.ph376.preheader ], [ %1045, %.lr.ph376 ]
  %.sroa.78990.1 = phi <16 x float> [ %971, %.lr.ph376.preheader ], [ %1046, %.lr.ph376 ]
  %.sroa.82993.1 = phi <16 x float> [ %942, %.lr.ph376.preheader ], [ %1050, %.lr.ph376 ]
  %.sroa.86.1 = phi <16 x float> [ %973, %.lr.ph376.preheader ], [ %1051, %.lr.ph376 ]
  %.067.i209375 = phi i64 [ 0, %.lr.ph376.preheader ], [ %1052, %.lr.ph376 ]
  %987 = mul nsw i64 %.067.i209375, %2
  %988 = getelementptr inbounds float, ptr %1, i64 %987
  %989 = add nuw nsw i64 %.067.i209375, 8
  %990 = mul nsw i64 %989, %2
  %991 = getelementptr inbounds float, ptr %1, i64 %990
  %992 = load <16 x float>, ptr %988, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %991, i32 0, i32 3, i32 1)
  %993 = getelementptr inbounds i8, ptr %988, i64 64
  %994 = load <16 x float>, ptr %993, align 4, !tbaa !161
  %995 = getelementptr inbounds i8, ptr %991, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %995, i32 0, i32 3, i32 1)
  %996 = mul nsw i64 %.067.i209375, %.sroa.5266.0.copyload
  %invariant.gep372 = getelementptr float, ptr %.sroa.0264.0.copyload, i64 %996
  %997 = load float, ptr %invariant.gep372, align 4, !tbaa !139
  %998 = insertelement <16 x float> poison, float %997, i64 0
  %999 = shufflevector <16 x float> %998, <16 x float> poison, <16 x i32> zeroinitializer
  %1000 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %999, <16 x float> %992, <16 x float> %.sroa.0943.1)
  %1001 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %999, <16 x float> %994, <16 x float> %.sroa.6945.1)
  %gep373.1 = getelementptr float, ptr %invariant.gep372, i64 %.sroa.4265.0.copyload
  %1002 = load float, ptr %gep373.1, align 4, !tbaa !139
  %1003 = insertelement <16 x float> poison, float %1002, i64 0
  %1004 = shufflevector <16 x float> %1003, <16 x float> poison, <16 x i32> zeroinitializer
  %1005 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1004, <16 x float> %992, <16 x float> %.sroa.10948.1)
  %1006 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1004, <16 x float> %994, <16 x float> %.sroa.14950.1)
  %gep373.2 = getelementptr i8, ptr %invariant.gep372, i64 %gep373.2.idx
  %1007 = load float, ptr %gep373.2, align 4, !tbaa !139
  %1008 = insertelement <16 x float> poison, float %1007, i64 0
  %1009 = shufflevector <16 x float> %1008, <16 x float> poison, <16 x i32> zeroinitializer
  %1010 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1009, <16 x float> %992, <16 x float> %.sroa.18953.1)
  %1011 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1009, <16 x float> %994, <16 x float> %.sroa.22955.1)
  %gep373.3 = getelementptr i8, ptr %invariant.gep372, i64 %gep373.3.idx
  %1012 = load float, ptr %gep373.3, align 4, !tbaa !139
  %1013 = insertelement <16 x float> poison, float %1012, i64 0
  %1014 = shufflevector <16 x float> %1013, <16 x float> poison, <16 x i32> zeroinitializer
  %1015 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1014, <16 x float> %992, <16 x float> %.sroa.26958.1)
  %1016 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1014, <16 x float> %994, <16 x float> %.sroa.30960.1)
  %gep373.4 = getelementptr i8, ptr %invariant.gep372, i64 %gep373.4.idx
  %1017 = load float, ptr %gep373.4, align 4, !tbaa !139
  %1018 = insertelement <16 x float> poison, float %1017, i64 0
  %1019 = shufflevector <16 x float> %1018, <16 x float> poison, <16 x i32> zeroinitializer
  %1020 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1019, <16 x float> %992, <16 x float> %.sroa.34963.1)
  %1021 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1019, <16 x float> %994, <16 x float> %.sroa.38965.1)
  %gep373.5 = getelementptr i8, ptr %invariant.gep372, i64 %gep373.5.idx
  %1022 = load float, ptr %gep373.5, align 4, !tbaa !139
  %1023 = insertelement <16 x float> poison, float %1022, i64 0
  %1024 = shufflevector <16 x float> %1023, <16 x float> poison, <16 x i32> zeroinitializer
  %1025 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1024, <16 x float> %992, <16 x float> %.sroa.42968.1)
  %1026 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1024, <16 x float> %994, <16 x float> %.sroa.46970.1)
  %gep373.6 = getelementptr i8, ptr %invariant.gep372, i64 %gep373.6.idx
  %1027 = load float, ptr %gep373.6, align 4, !tbaa !139
  %1028 = insertelement <16 x float> poison, float %1027, i64 0
  %1029 = shufflevector <16 x float> %1028, <16 x float> poison, <16 x i32> zeroinitializer
  %1030 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1029, <16 x float> %992, <16 x float> %.sroa.50973.1)
  %1031 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1029, <16 x float> %994, <16 x float> %.sroa.54975.1)
  %gep373.7 = getelementptr i8, ptr %invariant.gep372, i64 %gep373.7.idx
  %1032 = load float, ptr %gep373.7, align 4, !tbaa !139
  %1033 = insertelement <16 x float> poison, float %1032, i64 0
  %1034 = shufflevector <16 x float> %1033, <16 x float> poison, <16 x i32> zeroinitializer
  %1035 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1034, <16 x float> %992, <16 x float> %.sroa.58978.1)
  %1036 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1034, <16 x float> %994, <16 x float> %.sroa.62980.1)
  %gep373.8 = getelementptr i8, ptr %invariant.gep372, i64 %gep373.8.idx
  %1037 = load float, ptr %gep373.8, align 4, !tbaa !139
  %1038 = insertelement <16 x float> poison, float %1037, i64 0
  %1039 = shufflevector <16 x float> %1038, <16 x float> poison, <16 x i32> zeroinitializer
  %1040 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1039, <16 x float> %992, <16 x float> %.sroa.66983.1)
  %1041 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1039, <16 x float> %994, <16 x float> %.sroa.70985.1)
  %gep373.9 = getelementptr i8, ptr %invariant.gep372, i64 %gep373.9.idx
  %1042 = load float, ptr %gep373.9, align 4, !tbaa !139
  %1043 = insertelement <16 x float> poison, float %1042, i64 0
  %1044 = shufflevector <16 x float> %1043, <16 x float> poison, <16 x i32> zeroinitializer
  %1045 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1044, <16 x float> %992, <16 x float> %.sroa.74988.1)
  %1046 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1044, <16 x float> %994, <16 x float> %.sroa.78990.1)
  %gep373.10 = getelementptr i8, ptr %invariant.gep372, i64 %gep373.10.idx
  %1047 = load float, ptr %gep373.10, align 4, !tbaa !139
  %1048 = insertelement <16 x float> poison, float %1047, i64 0
  %1049 = shufflevector <16 x float> %1048, <16 x float> poison, <16 x i32> zeroinitializer
  %1050 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1049, <16 x float> %992, <16 x float> %.sroa.82993.1)
  %1051 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1049, <16 x float> %994, <16 x float> %.sroa.86.1)
  %1052 = add nuw nsw i64 %.067.i209375, 1
  %exitcond513.not = icmp eq i64 %1052, %3
  br i1 %exitcond513.not, label %.preheader343, label %.lr.ph376, !llvm.loop !185

.preheader355:                                    ; preds = %8
  %.sroa.0267.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4268.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4268.0.copyload = load i64, ptr %.sroa.4268.0..sroa_idx, align 8
  %.sroa.5269.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5269.0.copyload = load i64, ptr %.sroa.5269.0..sroa_idx, align 8
  %.not.i234 = icmp eq i64 %7, 0
  br i1 %.not.i234, label %.thread1262, label %1064

.thread1262:                                      ; preds = %.preheader355
  %1053 = getelementptr inbounds float, ptr %5, i64 %6
  %.idx1243 = shl nsw i64 %6, 3
  %1054 = getelementptr inbounds i8, ptr %5, i64 %.idx1243
  %.idx10771245 = mul i64 %6, 12
  %1055 = getelementptr inbounds i8, ptr %5, i64 %.idx10771245
  %.idx10781247 = shl nsw i64 %6, 4
  %1056 = getelementptr inbounds i8, ptr %5, i64 %.idx10781247
  %.idx10791249 = mul i64 %6, 20
  %1057 = getelementptr inbounds i8, ptr %5, i64 %.idx10791249
  %.idx10801251 = mul i64 %6, 24
  %1058 = getelementptr inbounds i8, ptr %5, i64 %.idx10801251
  %.idx10811253 = mul i64 %6, 28
  %1059 = getelementptr inbounds i8, ptr %5, i64 %.idx10811253
  %.idx10821255 = shl nsw i64 %6, 5
  %1060 = getelementptr inbounds i8, ptr %5, i64 %.idx10821255
  %.idx10831257 = mul i64 %6, 36
  %1061 = getelementptr inbounds i8, ptr %5, i64 %.idx10831257
  %.idx10841259 = mul i64 %6, 40
  %1062 = getelementptr inbounds i8, ptr %5, i64 %.idx10841259
  %.idx10851261 = mul i64 %6, 44
  %1063 = getelementptr inbounds i8, ptr %5, i64 %.idx10851261
  br label %.preheader353.preheader

1064:                                             ; preds = %.preheader355
  %1065 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %1066 = getelementptr inbounds i8, ptr %5, i64 64
  %1067 = load <16 x float>, ptr %1066, align 4, !tbaa !161
  %1068 = getelementptr inbounds float, ptr %5, i64 %6
  %1069 = load <16 x float>, ptr %1068, align 4, !tbaa !161
  %1070 = getelementptr inbounds i8, ptr %1068, i64 64
  %1071 = load <16 x float>, ptr %1070, align 4, !tbaa !161
  %.idx = shl nsw i64 %6, 3
  %1072 = getelementptr inbounds i8, ptr %5, i64 %.idx
  %1073 = load <16 x float>, ptr %1072, align 4, !tbaa !161
  %1074 = getelementptr inbounds i8, ptr %1072, i64 64
  %1075 = load <16 x float>, ptr %1074, align 4, !tbaa !161
  %.idx1077 = mul i64 %6, 12
  %1076 = getelementptr inbounds i8, ptr %5, i64 %.idx1077
  %1077 = load <16 x float>, ptr %1076, align 4, !tbaa !161
  %1078 = getelementptr inbounds i8, ptr %1076, i64 64
  %1079 = load <16 x float>, ptr %1078, align 4, !tbaa !161
  %.idx1078 = shl nsw i64 %6, 4
  %1080 = getelementptr inbounds i8, ptr %5, i64 %.idx1078
  %1081 = load <16 x float>, ptr %1080, align 4, !tbaa !161
  %1082 = getelementptr inbounds i8, ptr %1080, i64 64
  %1083 = load <16 x float>, ptr %1082, align 4, !tbaa !161
  %.idx1079 = mul i64 %6, 20
  %1084 = getelementptr inbounds i8, ptr %5, i64 %.idx1079
  %1085 = load <16 x float>, ptr %1084, align 4, !tbaa !161
  %1086 = getelementptr inbounds i8, ptr %1084, i64 64
  %1087 = load <16 x float>, ptr %1086, align 4, !tbaa !161
  %.idx1080 = mul i64 %6, 24
  %1088 = getelementptr inbounds i8, ptr %5, i64 %.idx1080
  %1089 = load <16 x float>, ptr %1088, align 4, !tbaa !161
  %1090 = getelementptr inbounds i8, ptr %1088, i64 64
  %1091 = load <16 x float>, ptr %1090, align 4, !tbaa !161
  %.idx1081 = mul i64 %6, 28
  %1092 = getelementptr inbounds i8, ptr %5, i64 %.idx1081
  %1093 = load <16 x float>, ptr %1092, align 4, !tbaa !161
  %1094 = getelementptr inbounds i8, ptr %1092, i64 64
  %1095 = load <16 x float>, ptr %1094, align 4, !tbaa !161
  %.idx1082 = shl nsw i64 %6, 5
  %1096 = getelementptr inbounds i8, ptr %5, i64 %.idx1082
  %1097 = load <16 x float>, ptr %1096, align 4, !tbaa !161
  %1098 = getelementptr inbounds i8, ptr %1096, i64 64
  %1099 = load <16 x float>, ptr %1098, align 4, !tbaa !161
  %.idx1083 = mul i64 %6, 36
  %1100 = getelementptr inbounds i8, ptr %5, i64 %.idx1083
  %1101 = load <16 x float>, ptr %1100, align 4, !tbaa !161
  %1102 = getelementptr inbounds i8, ptr %1100, i64 64
  %1103 = load <16 x float>, ptr %1102, align 4, !tbaa !161
  %.idx1084 = mul i64 %6, 40
  %1104 = getelementptr inbounds i8, ptr %5, i64 %.idx1084
  %1105 = load <16 x float>, ptr %1104, align 4, !tbaa !161
  %1106 = getelementptr inbounds i8, ptr %1104, i64 64
  %1107 = load <16 x float>, ptr %1106, align 4, !tbaa !161
  %.idx1085 = mul i64 %6, 44
  %1108 = getelementptr inbounds i8, ptr %5, i64 %.idx1085
  %1109 = load <16 x float>, ptr %1108, align 4, !tbaa !161
  %1110 = getelementptr inbounds i8, ptr %1108, i64 64
  %1111 = load <16 x float>, ptr %1110, align 4, !tbaa !161
  br label %.preheader353.preheader

.preheader353.preheader:                          ; preds = %.thread1262, %1064
  %1112 = phi <16 x float> [ %1109, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1113 = phi <16 x float> [ %1105, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1114 = phi <16 x float> [ %1101, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1115 = phi <16 x float> [ %1097, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1116 = phi <16 x float> [ %1093, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1117 = phi <16 x float> [ %1089, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1118 = phi <16 x float> [ %1085, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1119 = phi <16 x float> [ %1081, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1120 = phi <16 x float> [ %1077, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1121 = phi <16 x float> [ %1073, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1122 = phi <16 x float> [ %1069, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1123 = phi <16 x float> [ %1065, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1124 = phi <16 x float> [ %1067, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1125 = phi ptr [ %1068, %1064 ], [ %1053, %.thread1262 ]
  %1126 = phi <16 x float> [ %1071, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1127 = phi ptr [ %1072, %1064 ], [ %1054, %.thread1262 ]
  %1128 = phi <16 x float> [ %1075, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1129 = phi ptr [ %1076, %1064 ], [ %1055, %.thread1262 ]
  %1130 = phi <16 x float> [ %1079, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1131 = phi ptr [ %1080, %1064 ], [ %1056, %.thread1262 ]
  %1132 = phi <16 x float> [ %1083, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1133 = phi ptr [ %1084, %1064 ], [ %1057, %.thread1262 ]
  %1134 = phi <16 x float> [ %1087, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1135 = phi ptr [ %1088, %1064 ], [ %1058, %.thread1262 ]
  %1136 = phi <16 x float> [ %1091, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1137 = phi ptr [ %1092, %1064 ], [ %1059, %.thread1262 ]
  %1138 = phi <16 x float> [ %1095, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1139 = phi ptr [ %1096, %1064 ], [ %1060, %.thread1262 ]
  %1140 = phi <16 x float> [ %1099, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1141 = phi ptr [ %1100, %1064 ], [ %1061, %.thread1262 ]
  %1142 = phi <16 x float> [ %1103, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1143 = phi ptr [ %1104, %1064 ], [ %1062, %.thread1262 ]
  %1144 = phi <16 x float> [ %1107, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1145 = phi ptr [ %1108, %1064 ], [ %1063, %.thread1262 ]
  %1146 = phi <16 x float> [ %1111, %1064 ], [ zeroinitializer, %.thread1262 ]
  %1147 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %1148 = getelementptr inbounds i8, ptr %5, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %1148, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %1125, i32 1, i32 3, i32 1)
  %1149 = getelementptr inbounds i8, ptr %1147, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %1149, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %1127, i32 1, i32 3, i32 1)
  %1150 = getelementptr inbounds i8, ptr %1127, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %1150, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %1129, i32 1, i32 3, i32 1)
  %1151 = getelementptr inbounds i8, ptr %1129, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %1151, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %1131, i32 1, i32 3, i32 1)
  %1152 = getelementptr inbounds i8, ptr %1131, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %1152, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %1133, i32 1, i32 3, i32 1)
  %1153 = getelementptr inbounds i8, ptr %1133, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %1153, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %1135, i32 1, i32 3, i32 1)
  %1154 = getelementptr inbounds i8, ptr %1135, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %1154, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %1137, i32 1, i32 3, i32 1)
  %1155 = getelementptr inbounds i8, ptr %1137, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %1155, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %1139, i32 1, i32 3, i32 1)
  %1156 = getelementptr inbounds i8, ptr %1139, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %1156, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %1141, i32 1, i32 3, i32 1)
  %1157 = getelementptr inbounds i8, ptr %1141, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %1157, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %1143, i32 1, i32 3, i32 1)
  %1158 = getelementptr inbounds i8, ptr %1143, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %1158, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %1145, i32 1, i32 3, i32 1)
  %1159 = getelementptr inbounds i8, ptr %1145, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %1159, i32 1, i32 3, i32 1)
  %1160 = icmp sgt i64 %3, 0
  br i1 %1160, label %.lr.ph.preheader, label %.preheader350

.lr.ph.preheader:                                 ; preds = %.preheader353.preheader
  %gep.2.idx = shl i64 %.sroa.4268.0.copyload, 3
  %gep.3.idx = mul i64 %.sroa.4268.0.copyload, 12
  %gep.4.idx = shl i64 %.sroa.4268.0.copyload, 4
  %gep.5.idx = mul i64 %.sroa.4268.0.copyload, 20
  %gep.6.idx = mul i64 %.sroa.4268.0.copyload, 24
  %gep.7.idx = mul i64 %.sroa.4268.0.copyload, 28
  %gep.8.idx = shl i64 %.sroa.4268.0.copyload, 5
  %gep.9.idx = mul i64 %.sroa.4268.0.copyload, 36
  %gep.10.idx = mul i64 %.sroa.4268.0.copyload, 40
  %gep.11.idx = mul i64 %.sroa.4268.0.copyload, 44
  br label %.lr.ph

.preheader350:                                    ; preds = %.lr.ph, %.preheader353.preheader
  %.sroa.01019.0 = phi <16 x float> [ %1123, %.preheader353.preheader ], [ %1174, %.lr.ph ]
  %.sroa.61021.0 = phi <16 x float> [ %1124, %.preheader353.preheader ], [ %1175, %.lr.ph ]
  %.sroa.101024.0 = phi <16 x float> [ %1122, %.preheader353.preheader ], [ %1179, %.lr.ph ]
  %.sroa.141026.0 = phi <16 x float> [ %1126, %.preheader353.preheader ], [ %1180, %.lr.ph ]
  %.sroa.181029.0 = phi <16 x float> [ %1121, %.preheader353.preheader ], [ %1184, %.lr.ph ]
  %.sroa.221031.0 = phi <16 x float> [ %1128, %.preheader353.preheader ], [ %1185, %.lr.ph ]
  %.sroa.261034.0 = phi <16 x float> [ %1120, %.preheader353.preheader ], [ %1189, %.lr.ph ]
  %.sroa.301036.0 = phi <16 x float> [ %1130, %.preheader353.preheader ], [ %1190, %.lr.ph ]
  %.sroa.341039.0 = phi <16 x float> [ %1119, %.preheader353.preheader ], [ %1194, %.lr.ph ]
  %.sroa.381041.0 = phi <16 x float> [ %1132, %.preheader353.preheader ], [ %1195, %.lr.ph ]
  %.sroa.421044.0 = phi <16 x float> [ %1118, %.preheader353.preheader ], [ %1199, %.lr.ph ]
  %.sroa.461046.0 = phi <16 x float> [ %1134, %.preheader353.preheader ], [ %1200, %.lr.ph ]
  %.sroa.501049.0 = phi <16 x float> [ %1117, %.preheader353.preheader ], [ %1204, %.lr.ph ]
  %.sroa.541051.0 = phi <16 x float> [ %1136, %.preheader353.preheader ], [ %1205, %.lr.ph ]
  %.sroa.581054.0 = phi <16 x float> [ %1116, %.preheader353.preheader ], [ %1209, %.lr.ph ]
  %.sroa.621056.0 = phi <16 x float> [ %1138, %.preheader353.preheader ], [ %1210, %.lr.ph ]
  %.sroa.661059.0 = phi <16 x float> [ %1115, %.preheader353.preheader ], [ %1214, %.lr.ph ]
  %.sroa.701061.0 = phi <16 x float> [ %1140, %.preheader353.preheader ], [ %1215, %.lr.ph ]
  %.sroa.741064.0 = phi <16 x float> [ %1114, %.preheader353.preheader ], [ %1219, %.lr.ph ]
  %.sroa.781066.0 = phi <16 x float> [ %1142, %.preheader353.preheader ], [ %1220, %.lr.ph ]
  %.sroa.821069.0 = phi <16 x float> [ %1113, %.preheader353.preheader ], [ %1224, %.lr.ph ]
  %.sroa.861071.0 = phi <16 x float> [ %1144, %.preheader353.preheader ], [ %1225, %.lr.ph ]
  %.sroa.901074.0 = phi <16 x float> [ %1112, %.preheader353.preheader ], [ %1229, %.lr.ph ]
  %.sroa.94.0 = phi <16 x float> [ %1146, %.preheader353.preheader ], [ %1230, %.lr.ph ]
  store <16 x float> %.sroa.01019.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.61021.0, ptr %1148, align 4, !tbaa !161
  store <16 x float> %.sroa.101024.0, ptr %1125, align 4, !tbaa !161
  store <16 x float> %.sroa.141026.0, ptr %1149, align 4, !tbaa !161
  store <16 x float> %.sroa.181029.0, ptr %1127, align 4, !tbaa !161
  store <16 x float> %.sroa.221031.0, ptr %1150, align 4, !tbaa !161
  store <16 x float> %.sroa.261034.0, ptr %1129, align 4, !tbaa !161
  store <16 x float> %.sroa.301036.0, ptr %1151, align 4, !tbaa !161
  store <16 x float> %.sroa.341039.0, ptr %1131, align 4, !tbaa !161
  store <16 x float> %.sroa.381041.0, ptr %1152, align 4, !tbaa !161
  store <16 x float> %.sroa.421044.0, ptr %1133, align 4, !tbaa !161
  store <16 x float> %.sroa.461046.0, ptr %1153, align 4, !tbaa !161
  store <16 x float> %.sroa.501049.0, ptr %1135, align 4, !tbaa !161
  store <16 x float> %.sroa.541051.0, ptr %1154, align 4, !tbaa !161
  store <16 x float> %.sroa.581054.0, ptr %1137, align 4, !tbaa !161
  store <16 x float> %.sroa.621056.0, ptr %1155, align 4, !tbaa !161
  store <16 x float> %.sroa.661059.0, ptr %1139, align 4, !tbaa !161
  store <16 x float> %.sroa.701061.0, ptr %1156, align 4, !tbaa !161
  store <16 x float> %.sroa.741064.0, ptr %1141, align 4, !tbaa !161
  store <16 x float> %.sroa.781066.0, ptr %1157, align 4, !tbaa !161
  store <16 x float> %.sroa.821069.0, ptr %1143, align 4, !tbaa !161
  store <16 x float> %.sroa.861071.0, ptr %1158, align 4, !tbaa !161
  store <16 x float> %.sroa.901074.0, ptr %1145, align 4, !tbaa !161
  store <16 x float> %.sroa.94.0, ptr %1159, align 4, !tbaa !161
  br label %1232

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.sroa.01019.1 = phi <16 x float> [ %1123, %.lr.ph.preheader ], [ %1174, %.lr.ph ]
  %.sroa.61021.1 = phi <16 x float> [ %1124, %.lr.ph.preheader ], [ %1175, %.lr.ph ]
  %.sroa.101024.1 = phi <16 x float> [ %1122, %.lr.ph.preheader ], [ %1179, %.lr.ph ]
  %.sroa.141026.1 = phi <16 x float> [ %1126, %.lr.ph.preheader ], [ %1180, %.lr.ph ]
  %.sroa.181029.1 = phi <16 x float> [ %1121, %.lr.ph.preheader ], [ %1184, %.lr.ph ]
  %.sroa.221031.1 = phi <16 x float> [ %1128, %.lr.ph.preheader ], [ %1185, %.lr.ph ]
  %.sroa.261034.1 = phi <16 x float> [ %1120, %.lr.ph.preheader ], [ %1189, %.lr.ph ]
  %.sroa.301036.1 = phi <16 x float> [ %1130, %.lr.ph.preheader ], [ %1190, %.lr.ph ]
  %.sroa.341039.1 = phi <16 x float> [ %1119, %.lr.ph.preheader ], [ %1194, %.lr.ph ]
  %.sroa.381041.1 = phi <16 x float> [ %1132, %.lr.ph.preheader ], [ %1195, %.lr.ph ]
  %.sroa.421044.1 = phi <16 x float> [ %1118, %.lr.ph.preheader ], [ %1199, %.lr.ph ]
  %.sroa.461046.1 = phi <16 x float> [ %1134, %.lr.ph.preheader ], [ %1200, %.lr.ph ]
  %.sroa.501049.1 = phi <16 x float> [ %1117, %.lr.ph.preheader ], [ %1204, %.lr.ph ]
  %.sroa.541051.1 = phi <16 x float> [ %1136, %.lr.ph.preheader ], [ %1205, %.lr.ph ]
  %.sroa.581054.1 = phi <16 x float> [ %1116, %.lr.ph.preheader ], [ %1209, %.lr.ph ]
  %.sroa.621056.1 = phi <16 x float> [ %1138, %.lr.ph.preheader ], [ %1210, %.lr.ph ]
  %.sroa.661059.1 = phi <16 x float> [ %1115, %.lr.ph.preheader ], [ %1214, %.lr.ph ]
  %.sroa.701061.1 = phi <16 x float> [ %1140, %.lr.ph.preheader ], [ %1215, %.lr.ph ]
  %.sroa.741064.1 = phi <16 x float> [ %1114, %.lr.ph.preheader ], [ %1219, %.lr.ph ]
  %.sroa.781066.1 = phi <16 x float> [ %1142, %.lr.ph.preheader ], [ %1220, %.lr.ph ]
  %.sroa.821069.1 = phi <16 x float> [ %1113, %.lr.ph.preheader ], [ %1224, %.lr.ph ]
  %.sroa.861071.1 = phi <16 x float> [ %1144, %.lr.ph.preheader ], [ %1225, %.lr.ph ]
  %.sroa.901074.1 = phi <16 x float> [ %1112, %.lr.ph.preheader ], [ %1229, %.lr.ph ]
  %.sroa.94.1 = phi <16 x float> [ %1146, %.lr.ph.preheader ], [ %1230, %.lr.ph ]
  %.067.i224363 = phi i64 [ 0, %.lr.ph.preheader ], [ %1231, %.lr.ph ]
  %1161 = mul nsw i64 %.067.i224363, %2
  %1162 = getelementptr inbounds float, ptr %1, i64 %1161
  %1163 = add nuw nsw i64 %.067.i224363, 8
  %1164 = mul nsw i64 %1163, %2
  %1165 = getelementptr inbounds float, ptr %1, i64 %1164
  %1166 = load <16 x float>, ptr %1162, align 4, !tbaa !161
  tail call void @llvm.prefetch.p0(ptr %1165, i32 0, i32 3, i32 1)
  %1167 = getelementptr inbounds i8, ptr %1162, i64 64
  %1168 = load <16 x float>, ptr %1167, align 4, !tbaa !161
  %1169 = getelementptr inbounds i8, ptr %1165, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %1169, i32 0, i32 3, i32 1)
  %1170 = mul nsw i64 %.067.i224363, %.sroa.5269.0.copyload
  %invariant.gep = getelementptr float, ptr %.sroa.0267.0.copyload, i64 %1170
  %1171 = load float, ptr %invariant.gep, align 4, !tbaa !139
  %1172 = insertelement <16 x float> poison, float %1171, i64 0
  %1173 = shufflevector <16 x float> %1172, <16 x float> poison, <16 x i32> zeroinitializer
  %1174 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1173, <16 x float> %1166, <16 x float> %.sroa.01019.1)
  %1175 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1173, <16 x float> %1168, <16 x float> %.sroa.61021.1)
  %gep.1 = getelementptr float, ptr %invariant.gep, i64 %.sroa.4268.0.copyload
  %1176 = load float, ptr %gep.1, align 4, !tbaa !139
  %1177 = insertelement <16 x float> poison, float %1176, i64 0
  %1178 = shufflevector <16 x float> %1177, <16 x float> poison, <16 x i32> zeroinitializer
  %1179 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1178, <16 x float> %1166, <16 x float> %.sroa.101024.1)
  %1180 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1178, <16 x float> %1168, <16 x float> %.sroa.141026.1)
  %gep.2 = getelementptr i8, ptr %invariant.gep, i64 %gep.2.idx
  %1181 = load float, ptr %gep.2, align 4, !tbaa !139
  %1182 = insertelement <16 x float> poison, float %1181, i64 0
  %1183 = shufflevector <16 x float> %1182, <16 x float> poison, <16 x i32> zeroinitializer
  %1184 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1183, <16 x float> %1166, <16 x float> %.sroa.181029.1)
  %1185 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1183, <16 x float> %1168, <16 x float> %.sroa.221031.1)
  %gep.3 = getelementptr i8, ptr %invariant.gep, i64 %gep.3.idx
  %1186 = load float, ptr %gep.3, align 4, !tbaa !139
  %1187 = insertelement <16 x float> poison, float %1186, i64 0
  %1188 = shufflevector <16 x float> %1187, <16 x float> poison, <16 x i32> zeroinitializer
  %1189 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1188, <16 x float> %1166, <16 x float> %.sroa.261034.1)
  %1190 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1188, <16 x float> %1168, <16 x float> %.sroa.301036.1)
  %gep.4 = getelementptr i8, ptr %invariant.gep, i64 %gep.4.idx
  %1191 = load float, ptr %gep.4, align 4, !tbaa !139
  %1192 = insertelement <16 x float> poison, float %1191, i64 0
  %1193 = shufflevector <16 x float> %1192, <16 x float> poison, <16 x i32> zeroinitializer
  %1194 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1193, <16 x float> %1166, <16 x float> %.sroa.341039.1)
  %1195 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1193, <16 x float> %1168, <16 x float> %.sroa.381041.1)
  %gep.5 = getelementptr i8, ptr %invariant.gep, i64 %gep.5.idx
  %1196 = load float, ptr %gep.5, align 4, !tbaa !139
  %1197 = insertelement <16 x float> poison, float %1196, i64 0
  %1198 = shufflevector <16 x float> %1197, <16 x float> poison, <16 x i32> zeroinitializer
  %1199 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1198, <16 x float> %1166, <16 x float> %.sroa.421044.1)
  %1200 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1198, <16 x float> %1168, <16 x float> %.sroa.461046.1)
  %gep.6 = getelementptr i8, ptr %invariant.gep, i64 %gep.6.idx
  %1201 = load float, ptr %gep.6, align 4, !tbaa !139
  %1202 = insertelement <16 x float> poison, float %1201, i64 0
  %1203 = shufflevector <16 x float> %1202, <16 x float> poison, <16 x i32> zeroinitializer
  %1204 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1203, <16 x float> %1166, <16 x float> %.sroa.501049.1)
  %1205 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1203, <16 x float> %1168, <16 x float> %.sroa.541051.1)
  %gep.7 = getelementptr i8, ptr %invariant.gep, i64 %gep.7.idx
  %1206 = load float, ptr %gep.7, align 4, !tbaa !139
  %1207 = insertelement <16 x float> poison, float %1206, i64 0
  %1208 = shufflevector <16 x float> %1207, <16 x float> poison, <16 x i32> zeroinitializer
  %1209 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1208, <16 x float> %1166, <16 x float> %.sroa.581054.1)
  %1210 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1208, <16 x float> %1168, <16 x float> %.sroa.621056.1)
  %gep.8 = getelementptr i8, ptr %invariant.gep, i64 %gep.8.idx
  %1211 = load float, ptr %gep.8, align 4, !tbaa !139
  %1212 = insertelement <16 x float> poison, float %1211, i64 0
  %1213 = shufflevector <16 x float> %1212, <16 x float> poison, <16 x i32> zeroinitializer
  %1214 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1213, <16 x float> %1166, <16 x float> %.sroa.661059.1)
  %1215 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1213, <16 x float> %1168, <16 x float> %.sroa.701061.1)
  %gep.9 = getelementptr i8, ptr %invariant.gep, i64 %gep.9.idx
  %1216 = load float, ptr %gep.9, align 4, !tbaa !139
  %1217 = insertelement <16 x float> poison, float %1216, i64 0
  %1218 = shufflevector <16 x float> %1217, <16 x float> poison, <16 x i32> zeroinitializer
  %1219 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1218, <16 x float> %1166, <16 x float> %.sroa.741064.1)
  %1220 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1218, <16 x float> %1168, <16 x float> %.sroa.781066.1)
  %gep.10 = getelementptr i8, ptr %invariant.gep, i64 %gep.10.idx
  %1221 = load float, ptr %gep.10, align 4, !tbaa !139
  %1222 = insertelement <16 x float> poison, float %1221, i64 0
  %1223 = shufflevector <16 x float> %1222, <16 x float> poison, <16 x i32> zeroinitializer
  %1224 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1223, <16 x float> %1166, <16 x float> %.sroa.821069.1)
  %1225 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1223, <16 x float> %1168, <16 x float> %.sroa.861071.1)
  %gep.11 = getelementptr i8, ptr %invariant.gep, i64 %gep.11.idx
  %1226 = load float, ptr %gep.11, align 4, !tbaa !139
  %1227 = insertelement <16 x float> poison, float %1226, i64 0
  %1228 = shufflevector <16 x float> %1227, <16 x float> poison, <16 x i32> zeroinitializer
  %1229 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1228, <16 x float> %1166, <16 x float> %.sroa.901074.1)
  %1230 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1228, <16 x float> %1168, <16 x float> %.sroa.94.1)
  %1231 = add nuw nsw i64 %.067.i224363, 1
  %exitcond.not = icmp eq i64 %1231, %3
  br i1 %exitcond.not, label %.preheader350, label %.lr.ph, !llvm.loop !185

1232:                                             ; preds = %.preheader350, %.preheader343, %.preheader336, %.preheader329, %.preheader322, %.preheader315, %.preheader308, %.preheader301, %.preheader294, %.preheader287, %.preheader280, %.preheader270, %8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc void @tile_of_1(ptr nocapture noundef readonly byval(%struct.numbers) align 8 %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, i64 noundef %7) unnamed_addr #10 {
  switch i64 %4, label %739 [
    i64 1, label %.preheader297
    i64 2, label %.preheader304
    i64 3, label %.preheader310
    i64 4, label %.preheader316
    i64 5, label %.preheader322
    i64 6, label %.preheader328
    i64 7, label %.preheader334
    i64 8, label %.preheader340
    i64 9, label %.preheader346
    i64 10, label %.preheader352
    i64 11, label %.preheader358
    i64 12, label %.preheader364
  ]

.preheader297:                                    ; preds = %8
  %.sroa.0.0.copyload = load ptr, ptr %0, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5.0.copyload = load i64, ptr %.sroa.5.0..sroa_idx, align 8
  %.not.i = icmp eq i64 %7, 0
  br i1 %.not.i, label %.loopexit298, label %9

9:                                                ; preds = %.preheader297
  %10 = load <16 x float>, ptr %5, align 4, !tbaa !161
  br label %.loopexit298

.loopexit298:                                     ; preds = %9, %.preheader297
  %11 = phi <16 x float> [ %10, %9 ], [ zeroinitializer, %.preheader297 ]
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %12 = icmp sgt i64 %3, 0
  br i1 %12, label %.lr.ph514, label %.preheader292

.preheader292:                                    ; preds = %.lr.ph514, %.loopexit298
  %.sroa.0566.0 = phi <16 x float> [ %11, %.loopexit298 ], [ %23, %.lr.ph514 ]
  store <16 x float> %.sroa.0566.0, ptr %5, align 4, !tbaa !161
  br label %739

.lr.ph514:                                        ; preds = %.loopexit298, %.lr.ph514
  %.sroa.0566.1 = phi <16 x float> [ %23, %.lr.ph514 ], [ %11, %.loopexit298 ]
  %.067.i513 = phi i64 [ %24, %.lr.ph514 ], [ 0, %.loopexit298 ]
  %13 = mul nsw i64 %.067.i513, %2
  %14 = getelementptr inbounds float, ptr %1, i64 %13
  %15 = load <16 x float>, ptr %14, align 4, !tbaa !161
  %16 = add nuw nsw i64 %.067.i513, 8
  %17 = mul nsw i64 %16, %2
  %18 = getelementptr inbounds float, ptr %1, i64 %17
  tail call void @llvm.prefetch.p0(ptr %18, i32 0, i32 3, i32 1)
  %19 = mul nsw i64 %.067.i513, %.sroa.5.0.copyload
  %invariant.gep510 = getelementptr float, ptr %.sroa.0.0.copyload, i64 %19
  %20 = load float, ptr %invariant.gep510, align 4, !tbaa !139
  %21 = insertelement <16 x float> poison, float %20, i64 0
  %22 = shufflevector <16 x float> %21, <16 x float> poison, <16 x i32> zeroinitializer
  %23 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %22, <16 x float> %15, <16 x float> %.sroa.0566.1)
  %24 = add nuw nsw i64 %.067.i513, 1
  %exitcond565.not = icmp eq i64 %24, %3
  br i1 %exitcond565.not, label %.preheader292, label %.lr.ph514, !llvm.loop !185

.preheader304:                                    ; preds = %8
  %.sroa.0237.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4238.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4238.0.copyload = load i64, ptr %.sroa.4238.0..sroa_idx, align 8
  %.sroa.5239.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5239.0.copyload = load i64, ptr %.sroa.5239.0..sroa_idx, align 8
  %.not.i84 = icmp eq i64 %7, 0
  br i1 %.not.i84, label %.critedge271.preheader, label %25

25:                                               ; preds = %.preheader304
  %26 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %27 = getelementptr inbounds float, ptr %5, i64 %6
  %28 = load <16 x float>, ptr %27, align 4, !tbaa !161
  br label %.critedge271.preheader

.critedge271.preheader:                           ; preds = %.preheader304, %25
  %29 = phi <16 x float> [ %26, %25 ], [ zeroinitializer, %.preheader304 ]
  %30 = phi <16 x float> [ %28, %25 ], [ zeroinitializer, %.preheader304 ]
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %31 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %31, i32 1, i32 3, i32 1)
  %32 = icmp sgt i64 %3, 0
  br i1 %32, label %.lr.ph501, label %.preheader300

.preheader300:                                    ; preds = %.lr.ph501, %.critedge271.preheader
  %.sroa.6573.0 = phi <16 x float> [ %30, %.critedge271.preheader ], [ %47, %.lr.ph501 ]
  %.sroa.0570.0 = phi <16 x float> [ %29, %.critedge271.preheader ], [ %43, %.lr.ph501 ]
  store <16 x float> %.sroa.0570.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6573.0, ptr %31, align 4, !tbaa !161
  br label %739

.lr.ph501:                                        ; preds = %.critedge271.preheader, %.lr.ph501
  %.sroa.6573.1 = phi <16 x float> [ %47, %.lr.ph501 ], [ %30, %.critedge271.preheader ]
  %.sroa.0570.1 = phi <16 x float> [ %43, %.lr.ph501 ], [ %29, %.critedge271.preheader ]
  %.067.i74500 = phi i64 [ %48, %.lr.ph501 ], [ 0, %.critedge271.preheader ]
  %33 = mul nsw i64 %.067.i74500, %2
  %34 = getelementptr inbounds float, ptr %1, i64 %33
  %35 = load <16 x float>, ptr %34, align 4, !tbaa !161
  %36 = add nuw nsw i64 %.067.i74500, 8
  %37 = mul nsw i64 %36, %2
  %38 = getelementptr inbounds float, ptr %1, i64 %37
  tail call void @llvm.prefetch.p0(ptr %38, i32 0, i32 3, i32 1)
  %39 = mul nsw i64 %.067.i74500, %.sroa.5239.0.copyload
  %invariant.gep497 = getelementptr float, ptr %.sroa.0237.0.copyload, i64 %39
  %40 = load float, ptr %invariant.gep497, align 4, !tbaa !139
  %41 = insertelement <16 x float> poison, float %40, i64 0
  %42 = shufflevector <16 x float> %41, <16 x float> poison, <16 x i32> zeroinitializer
  %43 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %42, <16 x float> %35, <16 x float> %.sroa.0570.1)
  %gep498.1 = getelementptr float, ptr %invariant.gep497, i64 %.sroa.4238.0.copyload
  %44 = load float, ptr %gep498.1, align 4, !tbaa !139
  %45 = insertelement <16 x float> poison, float %44, i64 0
  %46 = shufflevector <16 x float> %45, <16 x float> poison, <16 x i32> zeroinitializer
  %47 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %46, <16 x float> %35, <16 x float> %.sroa.6573.1)
  %48 = add nuw nsw i64 %.067.i74500, 1
  %exitcond564.not = icmp eq i64 %48, %3
  br i1 %exitcond564.not, label %.preheader300, label %.lr.ph501, !llvm.loop !185

.preheader310:                                    ; preds = %8
  %.sroa.0240.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4241.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4241.0.copyload = load i64, ptr %.sroa.4241.0..sroa_idx, align 8
  %.sroa.5242.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5242.0.copyload = load i64, ptr %.sroa.5242.0..sroa_idx, align 8
  %.not.i99 = icmp eq i64 %7, 0
  br i1 %.not.i99, label %.preheader310.2..critedge273.preheader_crit_edge, label %49

.preheader310.2..critedge273.preheader_crit_edge: ; preds = %.preheader310
  %.pre = shl nsw i64 %6, 1
  br label %.critedge273.preheader

49:                                               ; preds = %.preheader310
  %50 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %51 = getelementptr inbounds float, ptr %5, i64 %6
  %52 = load <16 x float>, ptr %51, align 4, !tbaa !161
  %53 = shl nsw i64 %6, 1
  %54 = getelementptr inbounds float, ptr %5, i64 %53
  %55 = load <16 x float>, ptr %54, align 4, !tbaa !161
  br label %.critedge273.preheader

.critedge273.preheader:                           ; preds = %.preheader310.2..critedge273.preheader_crit_edge, %49
  %56 = phi <16 x float> [ zeroinitializer, %.preheader310.2..critedge273.preheader_crit_edge ], [ %52, %49 ]
  %57 = phi <16 x float> [ zeroinitializer, %.preheader310.2..critedge273.preheader_crit_edge ], [ %50, %49 ]
  %.pre-phi = phi i64 [ %.pre, %.preheader310.2..critedge273.preheader_crit_edge ], [ %53, %49 ]
  %58 = phi <16 x float> [ zeroinitializer, %.preheader310.2..critedge273.preheader_crit_edge ], [ %55, %49 ]
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %59 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %59, i32 1, i32 3, i32 1)
  %60 = getelementptr inbounds float, ptr %5, i64 %.pre-phi
  tail call void @llvm.prefetch.p0(ptr %60, i32 1, i32 3, i32 1)
  %61 = icmp sgt i64 %3, 0
  br i1 %61, label %.lr.ph488.preheader, label %.preheader306

.lr.ph488.preheader:                              ; preds = %.critedge273.preheader
  %gep485.2.idx = shl i64 %.sroa.4241.0.copyload, 3
  br label %.lr.ph488

.preheader306:                                    ; preds = %.lr.ph488, %.critedge273.preheader
  %.sroa.10585.0 = phi <16 x float> [ %58, %.critedge273.preheader ], [ %80, %.lr.ph488 ]
  %.sroa.6582.0 = phi <16 x float> [ %56, %.critedge273.preheader ], [ %76, %.lr.ph488 ]
  %.sroa.0579.0 = phi <16 x float> [ %57, %.critedge273.preheader ], [ %72, %.lr.ph488 ]
  store <16 x float> %.sroa.0579.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6582.0, ptr %59, align 4, !tbaa !161
  store <16 x float> %.sroa.10585.0, ptr %60, align 4, !tbaa !161
  br label %739

.lr.ph488:                                        ; preds = %.lr.ph488.preheader, %.lr.ph488
  %.sroa.10585.1 = phi <16 x float> [ %58, %.lr.ph488.preheader ], [ %80, %.lr.ph488 ]
  %.sroa.6582.1 = phi <16 x float> [ %56, %.lr.ph488.preheader ], [ %76, %.lr.ph488 ]
  %.sroa.0579.1 = phi <16 x float> [ %57, %.lr.ph488.preheader ], [ %72, %.lr.ph488 ]
  %.067.i89487 = phi i64 [ 0, %.lr.ph488.preheader ], [ %81, %.lr.ph488 ]
  %62 = mul nsw i64 %.067.i89487, %2
  %63 = getelementptr inbounds float, ptr %1, i64 %62
  %64 = load <16 x float>, ptr %63, align 4, !tbaa !161
  %65 = add nuw nsw i64 %.067.i89487, 8
  %66 = mul nsw i64 %65, %2
  %67 = getelementptr inbounds float, ptr %1, i64 %66
  tail call void @llvm.prefetch.p0(ptr %67, i32 0, i32 3, i32 1)
  %68 = mul nsw i64 %.067.i89487, %.sroa.5242.0.copyload
  %invariant.gep484 = getelementptr float, ptr %.sroa.0240.0.copyload, i64 %68
  %69 = load float, ptr %invariant.gep484, align 4, !tbaa !139
  %70 = insertelement <16 x float> poison, float %69, i64 0
  %71 = shufflevector <16 x float> %70, <16 x float> poison, <16 x i32> zeroinitializer
  %72 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %71, <16 x float> %64, <16 x float> %.sroa.0579.1)
  %gep485.1 = getelementptr float, ptr %invariant.gep484, i64 %.sroa.4241.0.copyload
  %73 = load float, ptr %gep485.1, align 4, !tbaa !139
  %74 = insertelement <16 x float> poison, float %73, i64 0
  %75 = shufflevector <16 x float> %74, <16 x float> poison, <16 x i32> zeroinitializer
  %76 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %75, <16 x float> %64, <16 x float> %.sroa.6582.1)
  %gep485.2 = getelementptr i8, ptr %invariant.gep484, i64 %gep485.2.idx
  %77 = load float, ptr %gep485.2, align 4, !tbaa !139
  %78 = insertelement <16 x float> poison, float %77, i64 0
  %79 = shufflevector <16 x float> %78, <16 x float> poison, <16 x i32> zeroinitializer
  %80 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %79, <16 x float> %64, <16 x float> %.sroa.10585.1)
  %81 = add nuw nsw i64 %.067.i89487, 1
  %exitcond562.not = icmp eq i64 %81, %3
  br i1 %exitcond562.not, label %.preheader306, label %.lr.ph488, !llvm.loop !185

.preheader316:                                    ; preds = %8
  %.sroa.0243.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4244.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4244.0.copyload = load i64, ptr %.sroa.4244.0..sroa_idx, align 8
  %.sroa.5245.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5245.0.copyload = load i64, ptr %.sroa.5245.0..sroa_idx, align 8
  %.not.i114 = icmp eq i64 %7, 0
  br i1 %.not.i114, label %.preheader316.3..critedge275.preheader_crit_edge, label %82

.preheader316.3..critedge275.preheader_crit_edge: ; preds = %.preheader316
  %.pre868 = mul nsw i64 %6, 3
  br label %.critedge275.preheader

82:                                               ; preds = %.preheader316
  %83 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %84 = getelementptr inbounds float, ptr %5, i64 %6
  %85 = load <16 x float>, ptr %84, align 4, !tbaa !161
  %.idx973 = shl nsw i64 %6, 3
  %86 = getelementptr inbounds i8, ptr %5, i64 %.idx973
  %87 = load <16 x float>, ptr %86, align 4, !tbaa !161
  %88 = mul nsw i64 %6, 3
  %89 = getelementptr inbounds float, ptr %5, i64 %88
  %90 = load <16 x float>, ptr %89, align 4, !tbaa !161
  br label %.critedge275.preheader

.critedge275.preheader:                           ; preds = %.preheader316.3..critedge275.preheader_crit_edge, %82
  %91 = phi <16 x float> [ zeroinitializer, %.preheader316.3..critedge275.preheader_crit_edge ], [ %87, %82 ]
  %92 = phi <16 x float> [ zeroinitializer, %.preheader316.3..critedge275.preheader_crit_edge ], [ %83, %82 ]
  %93 = phi <16 x float> [ zeroinitializer, %.preheader316.3..critedge275.preheader_crit_edge ], [ %85, %82 ]
  %.pre-phi869 = phi i64 [ %.pre868, %.preheader316.3..critedge275.preheader_crit_edge ], [ %88, %82 ]
  %94 = phi <16 x float> [ zeroinitializer, %.preheader316.3..critedge275.preheader_crit_edge ], [ %90, %82 ]
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %95 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %95, i32 1, i32 3, i32 1)
  %.idx974 = shl nsw i64 %6, 3
  %96 = getelementptr inbounds i8, ptr %5, i64 %.idx974
  tail call void @llvm.prefetch.p0(ptr %96, i32 1, i32 3, i32 1)
  %97 = getelementptr inbounds float, ptr %5, i64 %.pre-phi869
  tail call void @llvm.prefetch.p0(ptr %97, i32 1, i32 3, i32 1)
  %98 = icmp sgt i64 %3, 0
  br i1 %98, label %.lr.ph475.preheader, label %.preheader312

.lr.ph475.preheader:                              ; preds = %.critedge275.preheader
  %gep472.2.idx = shl i64 %.sroa.4244.0.copyload, 3
  %gep472.3.idx = mul i64 %.sroa.4244.0.copyload, 12
  br label %.lr.ph475

.preheader312:                                    ; preds = %.lr.ph475, %.critedge275.preheader
  %.sroa.14600.0 = phi <16 x float> [ %94, %.critedge275.preheader ], [ %121, %.lr.ph475 ]
  %.sroa.10597.0 = phi <16 x float> [ %91, %.critedge275.preheader ], [ %117, %.lr.ph475 ]
  %.sroa.6594.0 = phi <16 x float> [ %93, %.critedge275.preheader ], [ %113, %.lr.ph475 ]
  %.sroa.0591.0 = phi <16 x float> [ %92, %.critedge275.preheader ], [ %109, %.lr.ph475 ]
  store <16 x float> %.sroa.0591.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6594.0, ptr %95, align 4, !tbaa !161
  store <16 x float> %.sroa.10597.0, ptr %96, align 4, !tbaa !161
  store <16 x float> %.sroa.14600.0, ptr %97, align 4, !tbaa !161
  br label %739

.lr.ph475:                                        ; preds = %.lr.ph475.preheader, %.lr.ph475
  %.sroa.14600.1 = phi <16 x float> [ %94, %.lr.ph475.preheader ], [ %121, %.lr.ph475 ]
  %.sroa.10597.1 = phi <16 x float> [ %91, %.lr.ph475.preheader ], [ %117, %.lr.ph475 ]
  %.sroa.6594.1 = phi <16 x float> [ %93, %.lr.ph475.preheader ], [ %113, %.lr.ph475 ]
  %.sroa.0591.1 = phi <16 x float> [ %92, %.lr.ph475.preheader ], [ %109, %.lr.ph475 ]
  %.067.i104474 = phi i64 [ 0, %.lr.ph475.preheader ], [ %122, %.lr.ph475 ]
  %99 = mul nsw i64 %.067.i104474, %2
  %100 = getelementptr inbounds float, ptr %1, i64 %99
  %101 = load <16 x float>, ptr %100, align 4, !tbaa !161
  %102 = add nuw nsw i64 %.067.i104474, 8
  %103 = mul nsw i64 %102, %2
  %104 = getelementptr inbounds float, ptr %1, i64 %103
  tail call void @llvm.prefetch.p0(ptr %104, i32 0, i32 3, i32 1)
  %105 = mul nsw i64 %.067.i104474, %.sroa.5245.0.copyload
  %invariant.gep471 = getelementptr float, ptr %.sroa.0243.0.copyload, i64 %105
  %106 = load float, ptr %invariant.gep471, align 4, !tbaa !139
  %107 = insertelement <16 x float> poison, float %106, i64 0
  %108 = shufflevector <16 x float> %107, <16 x float> poison, <16 x i32> zeroinitializer
  %109 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %108, <16 x float> %101, <16 x float> %.sroa.0591.1)
  %gep472.1 = getelementptr float, ptr %invariant.gep471, i64 %.sroa.4244.0.copyload
  %110 = load float, ptr %gep472.1, align 4, !tbaa !139
  %111 = insertelement <16 x float> poison, float %110, i64 0
  %112 = shufflevector <16 x float> %111, <16 x float> poison, <16 x i32> zeroinitializer
  %113 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %112, <16 x float> %101, <16 x float> %.sroa.6594.1)
  %gep472.2 = getelementptr i8, ptr %invariant.gep471, i64 %gep472.2.idx
  %114 = load float, ptr %gep472.2, align 4, !tbaa !139
  %115 = insertelement <16 x float> poison, float %114, i64 0
  %116 = shufflevector <16 x float> %115, <16 x float> poison, <16 x i32> zeroinitializer
  %117 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %116, <16 x float> %101, <16 x float> %.sroa.10597.1)
  %gep472.3 = getelementptr i8, ptr %invariant.gep471, i64 %gep472.3.idx
  %118 = load float, ptr %gep472.3, align 4, !tbaa !139
  %119 = insertelement <16 x float> poison, float %118, i64 0
  %120 = shufflevector <16 x float> %119, <16 x float> poison, <16 x i32> zeroinitializer
  %121 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %120, <16 x float> %101, <16 x float> %.sroa.14600.1)
  %122 = add nuw nsw i64 %.067.i104474, 1
  %exitcond557.not = icmp eq i64 %122, %3
  br i1 %exitcond557.not, label %.preheader312, label %.lr.ph475, !llvm.loop !185

.preheader322:                                    ; preds = %8
  %.sroa.0246.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4247.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4247.0.copyload = load i64, ptr %.sroa.4247.0..sroa_idx, align 8
  %.sroa.5248.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5248.0.copyload = load i64, ptr %.sroa.5248.0..sroa_idx, align 8
  %.not.i129 = icmp eq i64 %7, 0
  br i1 %.not.i129, label %.preheader322.4..critedge277.preheader_crit_edge, label %123

.preheader322.4..critedge277.preheader_crit_edge: ; preds = %.preheader322
  %.pre870 = shl nsw i64 %6, 2
  br label %.critedge277.preheader

123:                                              ; preds = %.preheader322
  %124 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %125 = getelementptr inbounds float, ptr %5, i64 %6
  %126 = load <16 x float>, ptr %125, align 4, !tbaa !161
  %.idx969 = shl nsw i64 %6, 3
  %127 = getelementptr inbounds i8, ptr %5, i64 %.idx969
  %128 = load <16 x float>, ptr %127, align 4, !tbaa !161
  %.idx970 = mul i64 %6, 12
  %129 = getelementptr inbounds i8, ptr %5, i64 %.idx970
  %130 = load <16 x float>, ptr %129, align 4, !tbaa !161
  %131 = shl nsw i64 %6, 2
  %132 = getelementptr inbounds float, ptr %5, i64 %131
  %133 = load <16 x float>, ptr %132, align 4, !tbaa !161
  br label %.critedge277.preheader

.critedge277.preheader:                           ; preds = %.preheader322.4..critedge277.preheader_crit_edge, %123
  %134 = phi <16 x float> [ zeroinitializer, %.preheader322.4..critedge277.preheader_crit_edge ], [ %130, %123 ]
  %135 = phi <16 x float> [ zeroinitializer, %.preheader322.4..critedge277.preheader_crit_edge ], [ %126, %123 ]
  %136 = phi <16 x float> [ zeroinitializer, %.preheader322.4..critedge277.preheader_crit_edge ], [ %124, %123 ]
  %137 = phi <16 x float> [ zeroinitializer, %.preheader322.4..critedge277.preheader_crit_edge ], [ %128, %123 ]
  %.pre-phi871 = phi i64 [ %.pre870, %.preheader322.4..critedge277.preheader_crit_edge ], [ %131, %123 ]
  %138 = phi <16 x float> [ zeroinitializer, %.preheader322.4..critedge277.preheader_crit_edge ], [ %133, %123 ]
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %139 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %139, i32 1, i32 3, i32 1)
  %.idx971 = shl nsw i64 %6, 3
  %140 = getelementptr inbounds i8, ptr %5, i64 %.idx971
  tail call void @llvm.prefetch.p0(ptr %140, i32 1, i32 3, i32 1)
  %.idx972 = mul i64 %6, 12
  %141 = getelementptr inbounds i8, ptr %5, i64 %.idx972
  tail call void @llvm.prefetch.p0(ptr %141, i32 1, i32 3, i32 1)
  %142 = getelementptr inbounds float, ptr %5, i64 %.pre-phi871
  tail call void @llvm.prefetch.p0(ptr %142, i32 1, i32 3, i32 1)
  %143 = icmp sgt i64 %3, 0
  br i1 %143, label %.lr.ph462.preheader, label %.preheader318

.lr.ph462.preheader:                              ; preds = %.critedge277.preheader
  %gep459.2.idx = shl i64 %.sroa.4247.0.copyload, 3
  %gep459.3.idx = mul i64 %.sroa.4247.0.copyload, 12
  %gep459.4.idx = shl i64 %.sroa.4247.0.copyload, 4
  br label %.lr.ph462

.preheader318:                                    ; preds = %.lr.ph462, %.critedge277.preheader
  %.sroa.18619.0 = phi <16 x float> [ %138, %.critedge277.preheader ], [ %170, %.lr.ph462 ]
  %.sroa.14616.0 = phi <16 x float> [ %134, %.critedge277.preheader ], [ %166, %.lr.ph462 ]
  %.sroa.10613.0 = phi <16 x float> [ %137, %.critedge277.preheader ], [ %162, %.lr.ph462 ]
  %.sroa.6610.0 = phi <16 x float> [ %135, %.critedge277.preheader ], [ %158, %.lr.ph462 ]
  %.sroa.0607.0 = phi <16 x float> [ %136, %.critedge277.preheader ], [ %154, %.lr.ph462 ]
  store <16 x float> %.sroa.0607.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6610.0, ptr %139, align 4, !tbaa !161
  store <16 x float> %.sroa.10613.0, ptr %140, align 4, !tbaa !161
  store <16 x float> %.sroa.14616.0, ptr %141, align 4, !tbaa !161
  store <16 x float> %.sroa.18619.0, ptr %142, align 4, !tbaa !161
  br label %739

.lr.ph462:                                        ; preds = %.lr.ph462.preheader, %.lr.ph462
  %.sroa.18619.1 = phi <16 x float> [ %138, %.lr.ph462.preheader ], [ %170, %.lr.ph462 ]
  %.sroa.14616.1 = phi <16 x float> [ %134, %.lr.ph462.preheader ], [ %166, %.lr.ph462 ]
  %.sroa.10613.1 = phi <16 x float> [ %137, %.lr.ph462.preheader ], [ %162, %.lr.ph462 ]
  %.sroa.6610.1 = phi <16 x float> [ %135, %.lr.ph462.preheader ], [ %158, %.lr.ph462 ]
  %.sroa.0607.1 = phi <16 x float> [ %136, %.lr.ph462.preheader ], [ %154, %.lr.ph462 ]
  %.067.i119461 = phi i64 [ 0, %.lr.ph462.preheader ], [ %171, %.lr.ph462 ]
  %144 = mul nsw i64 %.067.i119461, %2
  %145 = getelementptr inbounds float, ptr %1, i64 %144
  %146 = load <16 x float>, ptr %145, align 4, !tbaa !161
  %147 = add nuw nsw i64 %.067.i119461, 8
  %148 = mul nsw i64 %147, %2
  %149 = getelementptr inbounds float, ptr %1, i64 %148
  tail call void @llvm.prefetch.p0(ptr %149, i32 0, i32 3, i32 1)
  %150 = mul nsw i64 %.067.i119461, %.sroa.5248.0.copyload
  %invariant.gep458 = getelementptr float, ptr %.sroa.0246.0.copyload, i64 %150
  %151 = load float, ptr %invariant.gep458, align 4, !tbaa !139
  %152 = insertelement <16 x float> poison, float %151, i64 0
  %153 = shufflevector <16 x float> %152, <16 x float> poison, <16 x i32> zeroinitializer
  %154 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %153, <16 x float> %146, <16 x float> %.sroa.0607.1)
  %gep459.1 = getelementptr float, ptr %invariant.gep458, i64 %.sroa.4247.0.copyload
  %155 = load float, ptr %gep459.1, align 4, !tbaa !139
  %156 = insertelement <16 x float> poison, float %155, i64 0
  %157 = shufflevector <16 x float> %156, <16 x float> poison, <16 x i32> zeroinitializer
  %158 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %157, <16 x float> %146, <16 x float> %.sroa.6610.1)
  %gep459.2 = getelementptr i8, ptr %invariant.gep458, i64 %gep459.2.idx
  %159 = load float, ptr %gep459.2, align 4, !tbaa !139
  %160 = insertelement <16 x float> poison, float %159, i64 0
  %161 = shufflevector <16 x float> %160, <16 x float> poison, <16 x i32> zeroinitializer
  %162 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %161, <16 x float> %146, <16 x float> %.sroa.10613.1)
  %gep459.3 = getelementptr i8, ptr %invariant.gep458, i64 %gep459.3.idx
  %163 = load float, ptr %gep459.3, align 4, !tbaa !139
  %164 = insertelement <16 x float> poison, float %163, i64 0
  %165 = shufflevector <16 x float> %164, <16 x float> poison, <16 x i32> zeroinitializer
  %166 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %165, <16 x float> %146, <16 x float> %.sroa.14616.1)
  %gep459.4 = getelementptr i8, ptr %invariant.gep458, i64 %gep459.4.idx
  %167 = load float, ptr %gep459.4, align 4, !tbaa !139
  %168 = insertelement <16 x float> poison, float %167, i64 0
  %169 = shufflevector <16 x float> %168, <16 x float> poison, <16 x i32> zeroinitializer
  %170 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %169, <16 x float> %146, <16 x float> %.sroa.18619.1)
  %171 = add nuw nsw i64 %.067.i119461, 1
  %exitcond552.not = icmp eq i64 %171, %3
  br i1 %exitcond552.not, label %.preheader318, label %.lr.ph462, !llvm.loop !185

.preheader328:                                    ; preds = %8
  %.sroa.0249.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4250.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4250.0.copyload = load i64, ptr %.sroa.4250.0..sroa_idx, align 8
  %.sroa.5251.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5251.0.copyload = load i64, ptr %.sroa.5251.0..sroa_idx, align 8
  %.not.i144 = icmp eq i64 %7, 0
  br i1 %.not.i144, label %.preheader328.5..critedge279.preheader_crit_edge, label %172

.preheader328.5..critedge279.preheader_crit_edge: ; preds = %.preheader328
  %.pre872 = mul nsw i64 %6, 5
  br label %.critedge279.preheader

172:                                              ; preds = %.preheader328
  %173 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %174 = getelementptr inbounds float, ptr %5, i64 %6
  %175 = load <16 x float>, ptr %174, align 4, !tbaa !161
  %.idx963 = shl nsw i64 %6, 3
  %176 = getelementptr inbounds i8, ptr %5, i64 %.idx963
  %177 = load <16 x float>, ptr %176, align 4, !tbaa !161
  %.idx964 = mul i64 %6, 12
  %178 = getelementptr inbounds i8, ptr %5, i64 %.idx964
  %179 = load <16 x float>, ptr %178, align 4, !tbaa !161
  %.idx965 = shl nsw i64 %6, 4
  %180 = getelementptr inbounds i8, ptr %5, i64 %.idx965
  %181 = load <16 x float>, ptr %180, align 4, !tbaa !161
  %182 = mul nsw i64 %6, 5
  %183 = getelementptr inbounds float, ptr %5, i64 %182
  %184 = load <16 x float>, ptr %183, align 4, !tbaa !161
  br label %.critedge279.preheader

.critedge279.preheader:                           ; preds = %.preheader328.5..critedge279.preheader_crit_edge, %172
  %185 = phi <16 x float> [ zeroinitializer, %.preheader328.5..critedge279.preheader_crit_edge ], [ %181, %172 ]
  %186 = phi <16 x float> [ zeroinitializer, %.preheader328.5..critedge279.preheader_crit_edge ], [ %177, %172 ]
  %187 = phi <16 x float> [ zeroinitializer, %.preheader328.5..critedge279.preheader_crit_edge ], [ %173, %172 ]
  %188 = phi <16 x float> [ zeroinitializer, %.preheader328.5..critedge279.preheader_crit_edge ], [ %175, %172 ]
  %189 = phi <16 x float> [ zeroinitializer, %.preheader328.5..critedge279.preheader_crit_edge ], [ %179, %172 ]
  %.pre-phi873 = phi i64 [ %.pre872, %.preheader328.5..critedge279.preheader_crit_edge ], [ %182, %172 ]
  %190 = phi <16 x float> [ zeroinitializer, %.preheader328.5..critedge279.preheader_crit_edge ], [ %184, %172 ]
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %191 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %191, i32 1, i32 3, i32 1)
  %.idx966 = shl nsw i64 %6, 3
  %192 = getelementptr inbounds i8, ptr %5, i64 %.idx966
  tail call void @llvm.prefetch.p0(ptr %192, i32 1, i32 3, i32 1)
  %.idx967 = mul i64 %6, 12
  %193 = getelementptr inbounds i8, ptr %5, i64 %.idx967
  tail call void @llvm.prefetch.p0(ptr %193, i32 1, i32 3, i32 1)
  %.idx968 = shl nsw i64 %6, 4
  %194 = getelementptr inbounds i8, ptr %5, i64 %.idx968
  tail call void @llvm.prefetch.p0(ptr %194, i32 1, i32 3, i32 1)
  %195 = getelementptr inbounds float, ptr %5, i64 %.pre-phi873
  tail call void @llvm.prefetch.p0(ptr %195, i32 1, i32 3, i32 1)
  %196 = icmp sgt i64 %3, 0
  br i1 %196, label %.lr.ph449.preheader, label %.preheader324

.lr.ph449.preheader:                              ; preds = %.critedge279.preheader
  %gep446.2.idx = shl i64 %.sroa.4250.0.copyload, 3
  %gep446.3.idx = mul i64 %.sroa.4250.0.copyload, 12
  %gep446.4.idx = shl i64 %.sroa.4250.0.copyload, 4
  %gep446.5.idx = mul i64 %.sroa.4250.0.copyload, 20
  br label %.lr.ph449

.preheader324:                                    ; preds = %.lr.ph449, %.critedge279.preheader
  %.sroa.22642.0 = phi <16 x float> [ %190, %.critedge279.preheader ], [ %227, %.lr.ph449 ]
  %.sroa.18639.0 = phi <16 x float> [ %185, %.critedge279.preheader ], [ %223, %.lr.ph449 ]
  %.sroa.14636.0 = phi <16 x float> [ %189, %.critedge279.preheader ], [ %219, %.lr.ph449 ]
  %.sroa.10633.0 = phi <16 x float> [ %186, %.critedge279.preheader ], [ %215, %.lr.ph449 ]
  %.sroa.6630.0 = phi <16 x float> [ %188, %.critedge279.preheader ], [ %211, %.lr.ph449 ]
  %.sroa.0627.0 = phi <16 x float> [ %187, %.critedge279.preheader ], [ %207, %.lr.ph449 ]
  store <16 x float> %.sroa.0627.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6630.0, ptr %191, align 4, !tbaa !161
  store <16 x float> %.sroa.10633.0, ptr %192, align 4, !tbaa !161
  store <16 x float> %.sroa.14636.0, ptr %193, align 4, !tbaa !161
  store <16 x float> %.sroa.18639.0, ptr %194, align 4, !tbaa !161
  store <16 x float> %.sroa.22642.0, ptr %195, align 4, !tbaa !161
  br label %739

.lr.ph449:                                        ; preds = %.lr.ph449.preheader, %.lr.ph449
  %.sroa.22642.1 = phi <16 x float> [ %190, %.lr.ph449.preheader ], [ %227, %.lr.ph449 ]
  %.sroa.18639.1 = phi <16 x float> [ %185, %.lr.ph449.preheader ], [ %223, %.lr.ph449 ]
  %.sroa.14636.1 = phi <16 x float> [ %189, %.lr.ph449.preheader ], [ %219, %.lr.ph449 ]
  %.sroa.10633.1 = phi <16 x float> [ %186, %.lr.ph449.preheader ], [ %215, %.lr.ph449 ]
  %.sroa.6630.1 = phi <16 x float> [ %188, %.lr.ph449.preheader ], [ %211, %.lr.ph449 ]
  %.sroa.0627.1 = phi <16 x float> [ %187, %.lr.ph449.preheader ], [ %207, %.lr.ph449 ]
  %.067.i134448 = phi i64 [ 0, %.lr.ph449.preheader ], [ %228, %.lr.ph449 ]
  %197 = mul nsw i64 %.067.i134448, %2
  %198 = getelementptr inbounds float, ptr %1, i64 %197
  %199 = load <16 x float>, ptr %198, align 4, !tbaa !161
  %200 = add nuw nsw i64 %.067.i134448, 8
  %201 = mul nsw i64 %200, %2
  %202 = getelementptr inbounds float, ptr %1, i64 %201
  tail call void @llvm.prefetch.p0(ptr %202, i32 0, i32 3, i32 1)
  %203 = mul nsw i64 %.067.i134448, %.sroa.5251.0.copyload
  %invariant.gep445 = getelementptr float, ptr %.sroa.0249.0.copyload, i64 %203
  %204 = load float, ptr %invariant.gep445, align 4, !tbaa !139
  %205 = insertelement <16 x float> poison, float %204, i64 0
  %206 = shufflevector <16 x float> %205, <16 x float> poison, <16 x i32> zeroinitializer
  %207 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %206, <16 x float> %199, <16 x float> %.sroa.0627.1)
  %gep446.1 = getelementptr float, ptr %invariant.gep445, i64 %.sroa.4250.0.copyload
  %208 = load float, ptr %gep446.1, align 4, !tbaa !139
  %209 = insertelement <16 x float> poison, float %208, i64 0
  %210 = shufflevector <16 x float> %209, <16 x float> poison, <16 x i32> zeroinitializer
  %211 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %210, <16 x float> %199, <16 x float> %.sroa.6630.1)
  %gep446.2 = getelementptr i8, ptr %invariant.gep445, i64 %gep446.2.idx
  %212 = load float, ptr %gep446.2, align 4, !tbaa !139
  %213 = insertelement <16 x float> poison, float %212, i64 0
  %214 = shufflevector <16 x float> %213, <16 x float> poison, <16 x i32> zeroinitializer
  %215 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %214, <16 x float> %199, <16 x float> %.sroa.10633.1)
  %gep446.3 = getelementptr i8, ptr %invariant.gep445, i64 %gep446.3.idx
  %216 = load float, ptr %gep446.3, align 4, !tbaa !139
  %217 = insertelement <16 x float> poison, float %216, i64 0
  %218 = shufflevector <16 x float> %217, <16 x float> poison, <16 x i32> zeroinitializer
  %219 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %218, <16 x float> %199, <16 x float> %.sroa.14636.1)
  %gep446.4 = getelementptr i8, ptr %invariant.gep445, i64 %gep446.4.idx
  %220 = load float, ptr %gep446.4, align 4, !tbaa !139
  %221 = insertelement <16 x float> poison, float %220, i64 0
  %222 = shufflevector <16 x float> %221, <16 x float> poison, <16 x i32> zeroinitializer
  %223 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %222, <16 x float> %199, <16 x float> %.sroa.18639.1)
  %gep446.5 = getelementptr i8, ptr %invariant.gep445, i64 %gep446.5.idx
  %224 = load float, ptr %gep446.5, align 4, !tbaa !139
  %225 = insertelement <16 x float> poison, float %224, i64 0
  %226 = shufflevector <16 x float> %225, <16 x float> poison, <16 x i32> zeroinitializer
  %227 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %226, <16 x float> %199, <16 x float> %.sroa.22642.1)
  %228 = add nuw nsw i64 %.067.i134448, 1
  %exitcond547.not = icmp eq i64 %228, %3
  br i1 %exitcond547.not, label %.preheader324, label %.lr.ph449, !llvm.loop !185

.preheader334:                                    ; preds = %8
  %.sroa.0252.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4253.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4253.0.copyload = load i64, ptr %.sroa.4253.0..sroa_idx, align 8
  %.sroa.5254.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5254.0.copyload = load i64, ptr %.sroa.5254.0..sroa_idx, align 8
  %.not.i159 = icmp eq i64 %7, 0
  br i1 %.not.i159, label %.preheader334.6..critedge281.preheader_crit_edge, label %229

.preheader334.6..critedge281.preheader_crit_edge: ; preds = %.preheader334
  %.pre874 = mul nsw i64 %6, 6
  br label %.critedge281.preheader

229:                                              ; preds = %.preheader334
  %230 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %231 = getelementptr inbounds float, ptr %5, i64 %6
  %232 = load <16 x float>, ptr %231, align 4, !tbaa !161
  %.idx955 = shl nsw i64 %6, 3
  %233 = getelementptr inbounds i8, ptr %5, i64 %.idx955
  %234 = load <16 x float>, ptr %233, align 4, !tbaa !161
  %.idx956 = mul i64 %6, 12
  %235 = getelementptr inbounds i8, ptr %5, i64 %.idx956
  %236 = load <16 x float>, ptr %235, align 4, !tbaa !161
  %.idx957 = shl nsw i64 %6, 4
  %237 = getelementptr inbounds i8, ptr %5, i64 %.idx957
  %238 = load <16 x float>, ptr %237, align 4, !tbaa !161
  %.idx958 = mul i64 %6, 20
  %239 = getelementptr inbounds i8, ptr %5, i64 %.idx958
  %240 = load <16 x float>, ptr %239, align 4, !tbaa !161
  %241 = mul nsw i64 %6, 6
  %242 = getelementptr inbounds float, ptr %5, i64 %241
  %243 = load <16 x float>, ptr %242, align 4, !tbaa !161
  br label %.critedge281.preheader

.critedge281.preheader:                           ; preds = %.preheader334.6..critedge281.preheader_crit_edge, %229
  %244 = phi <16 x float> [ zeroinitializer, %.preheader334.6..critedge281.preheader_crit_edge ], [ %240, %229 ]
  %245 = phi <16 x float> [ zeroinitializer, %.preheader334.6..critedge281.preheader_crit_edge ], [ %236, %229 ]
  %246 = phi <16 x float> [ zeroinitializer, %.preheader334.6..critedge281.preheader_crit_edge ], [ %232, %229 ]
  %247 = phi <16 x float> [ zeroinitializer, %.preheader334.6..critedge281.preheader_crit_edge ], [ %230, %229 ]
  %248 = phi <16 x float> [ zeroinitializer, %.preheader334.6..critedge281.preheader_crit_edge ], [ %234, %229 ]
  %249 = phi <16 x float> [ zeroinitializer, %.preheader334.6..critedge281.preheader_crit_edge ], [ %238, %229 ]
  %.pre-phi875 = phi i64 [ %.pre874, %.preheader334.6..critedge281.preheader_crit_edge ], [ %241, %229 ]
  %250 = phi <16 x float> [ zeroinitializer, %.preheader334.6..critedge281.preheader_crit_edge ], [ %243, %229 ]
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %251 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %251, i32 1, i32 3, i32 1)
  %.idx959 = shl nsw i64 %6, 3
  %252 = getelementptr inbounds i8, ptr %5, i64 %.idx959
  tail call void @llvm.prefetch.p0(ptr %252, i32 1, i32 3, i32 1)
  %.idx960 = mul i64 %6, 12
  %253 = getelementptr inbounds i8, ptr %5, i64 %.idx960
  tail call void @llvm.prefetch.p0(ptr %253, i32 1, i32 3, i32 1)
  %.idx961 = shl nsw i64 %6, 4
  %254 = getelementptr inbounds i8, ptr %5, i64 %.idx961
  tail call void @llvm.prefetch.p0(ptr %254, i32 1, i32 3, i32 1)
  %.idx962 = mul i64 %6, 20
  %255 = getelementptr inbounds i8, ptr %5, i64 %.idx962
  tail call void @llvm.prefetch.p0(ptr %255, i32 1, i32 3, i32 1)
  %256 = getelementptr inbounds float, ptr %5, i64 %.pre-phi875
  tail call void @llvm.prefetch.p0(ptr %256, i32 1, i32 3, i32 1)
  %257 = icmp sgt i64 %3, 0
  br i1 %257, label %.lr.ph436.preheader, label %.preheader330

.lr.ph436.preheader:                              ; preds = %.critedge281.preheader
  %gep433.2.idx = shl i64 %.sroa.4253.0.copyload, 3
  %gep433.3.idx = mul i64 %.sroa.4253.0.copyload, 12
  %gep433.4.idx = shl i64 %.sroa.4253.0.copyload, 4
  %gep433.5.idx = mul i64 %.sroa.4253.0.copyload, 20
  %gep433.6.idx = mul i64 %.sroa.4253.0.copyload, 24
  br label %.lr.ph436

.preheader330:                                    ; preds = %.lr.ph436, %.critedge281.preheader
  %.sroa.26670.0 = phi <16 x float> [ %250, %.critedge281.preheader ], [ %292, %.lr.ph436 ]
  %.sroa.22667.0 = phi <16 x float> [ %244, %.critedge281.preheader ], [ %288, %.lr.ph436 ]
  %.sroa.18664.0 = phi <16 x float> [ %249, %.critedge281.preheader ], [ %284, %.lr.ph436 ]
  %.sroa.14661.0 = phi <16 x float> [ %245, %.critedge281.preheader ], [ %280, %.lr.ph436 ]
  %.sroa.10658.0 = phi <16 x float> [ %248, %.critedge281.preheader ], [ %276, %.lr.ph436 ]
  %.sroa.6655.0 = phi <16 x float> [ %246, %.critedge281.preheader ], [ %272, %.lr.ph436 ]
  %.sroa.0652.0 = phi <16 x float> [ %247, %.critedge281.preheader ], [ %268, %.lr.ph436 ]
  store <16 x float> %.sroa.0652.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6655.0, ptr %251, align 4, !tbaa !161
  store <16 x float> %.sroa.10658.0, ptr %252, align 4, !tbaa !161
  store <16 x float> %.sroa.14661.0, ptr %253, align 4, !tbaa !161
  store <16 x float> %.sroa.18664.0, ptr %254, align 4, !tbaa !161
  store <16 x float> %.sroa.22667.0, ptr %255, align 4, !tbaa !161
  store <16 x float> %.sroa.26670.0, ptr %256, align 4, !tbaa !161
  br label %739

.lr.ph436:                                        ; preds = %.lr.ph436.preheader, %.lr.ph436
  %.sroa.26670.1 = phi <16 x float> [ %250, %.lr.ph436.preheader ], [ %292, %.lr.ph436 ]
  %.sroa.22667.1 = phi <16 x float> [ %244, %.lr.ph436.preheader ], [ %288, %.lr.ph436 ]
  %.sroa.18664.1 = phi <16 x float> [ %249, %.lr.ph436.preheader ], [ %284, %.lr.ph436 ]
  %.sroa.14661.1 = phi <16 x float> [ %245, %.lr.ph436.preheader ], [ %280, %.lr.ph436 ]
  %.sroa.10658.1 = phi <16 x float> [ %248, %.lr.ph436.preheader ], [ %276, %.lr.ph436 ]
  %.sroa.6655.1 = phi <16 x float> [ %246, %.lr.ph436.preheader ], [ %272, %.lr.ph436 ]
  %.sroa.0652.1 = phi <16 x float> [ %247, %.lr.ph436.preheader ], [ %268, %.lr.ph436 ]
  %.067.i149435 = phi i64 [ 0, %.lr.ph436.preheader ], [ %293, %.lr.ph436 ]
  %258 = mul nsw i64 %.067.i149435, %2
  %259 = getelementptr inbounds float, ptr %1, i64 %258
  %260 = load <16 x float>, ptr %259, align 4, !tbaa !161
  %261 = add nuw nsw i64 %.067.i149435, 8
  %262 = mul nsw i64 %261, %2
  %263 = getelementptr inbounds float, ptr %1, i64 %262
  tail call void @llvm.prefetch.p0(ptr %263, i32 0, i32 3, i32 1)
  %264 = mul nsw i64 %.067.i149435, %.sroa.5254.0.copyload
  %invariant.gep432 = getelementptr float, ptr %.sroa.0252.0.copyload, i64 %264
  %265 = load float, ptr %invariant.gep432, align 4, !tbaa !139
  %266 = insertelement <16 x float> poison, float %265, i64 0
  %267 = shufflevector <16 x float> %266, <16 x float> poison, <16 x i32> zeroinitializer
  %268 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %267, <16 x float> %260, <16 x float> %.sroa.0652.1)
  %gep433.1 = getelementptr float, ptr %invariant.gep432, i64 %.sroa.4253.0.copyload
  %269 = load float, ptr %gep433.1, align 4, !tbaa !139
  %270 = insertelement <16 x float> poison, float %269, i64 0
  %271 = shufflevector <16 x float> %270, <16 x float> poison, <16 x i32> zeroinitializer
  %272 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %271, <16 x float> %260, <16 x float> %.sroa.6655.1)
  %gep433.2 = getelementptr i8, ptr %invariant.gep432, i64 %gep433.2.idx
  %273 = load float, ptr %gep433.2, align 4, !tbaa !139
  %274 = insertelement <16 x float> poison, float %273, i64 0
  %275 = shufflevector <16 x float> %274, <16 x float> poison, <16 x i32> zeroinitializer
  %276 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %275, <16 x float> %260, <16 x float> %.sroa.10658.1)
  %gep433.3 = getelementptr i8, ptr %invariant.gep432, i64 %gep433.3.idx
  %277 = load float, ptr %gep433.3, align 4, !tbaa !139
  %278 = insertelement <16 x float> poison, float %277, i64 0
  %279 = shufflevector <16 x float> %278, <16 x float> poison, <16 x i32> zeroinitializer
  %280 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %279, <16 x float> %260, <16 x float> %.sroa.14661.1)
  %gep433.4 = getelementptr i8, ptr %invariant.gep432, i64 %gep433.4.idx
  %281 = load float, ptr %gep433.4, align 4, !tbaa !139
  %282 = insertelement <16 x float> poison, float %281, i64 0
  %283 = shufflevector <16 x float> %282, <16 x float> poison, <16 x i32> zeroinitializer
  %284 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %283, <16 x float> %260, <16 x float> %.sroa.18664.1)
  %gep433.5 = getelementptr i8, ptr %invariant.gep432, i64 %gep433.5.idx
  %285 = load float, ptr %gep433.5, align 4, !tbaa !139
  %286 = insertelement <16 x float> poison, float %285, i64 0
  %287 = shufflevector <16 x float> %286, <16 x float> poison, <16 x i32> zeroinitializer
  %288 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %287, <16 x float> %260, <16 x float> %.sroa.22667.1)
  %gep433.6 = getelementptr i8, ptr %invariant.gep432, i64 %gep433.6.idx
  %289 = load float, ptr %gep433.6, align 4, !tbaa !139
  %290 = insertelement <16 x float> poison, float %289, i64 0
  %291 = shufflevector <16 x float> %290, <16 x float> poison, <16 x i32> zeroinitializer
  %292 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %291, <16 x float> %260, <16 x float> %.sroa.26670.1)
  %293 = add nuw nsw i64 %.067.i149435, 1
  %exitcond542.not = icmp eq i64 %293, %3
  br i1 %exitcond542.not, label %.preheader330, label %.lr.ph436, !llvm.loop !185

.preheader340:                                    ; preds = %8
  %.sroa.0255.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4256.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4256.0.copyload = load i64, ptr %.sroa.4256.0..sroa_idx, align 8
  %.sroa.5257.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5257.0.copyload = load i64, ptr %.sroa.5257.0..sroa_idx, align 8
  %.not.i174 = icmp eq i64 %7, 0
  br i1 %.not.i174, label %.preheader340.7..critedge283.preheader_crit_edge, label %294

.preheader340.7..critedge283.preheader_crit_edge: ; preds = %.preheader340
  %.pre876 = mul nsw i64 %6, 7
  br label %.critedge283.preheader

294:                                              ; preds = %.preheader340
  %295 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %296 = getelementptr inbounds float, ptr %5, i64 %6
  %297 = load <16 x float>, ptr %296, align 4, !tbaa !161
  %.idx945 = shl nsw i64 %6, 3
  %298 = getelementptr inbounds i8, ptr %5, i64 %.idx945
  %299 = load <16 x float>, ptr %298, align 4, !tbaa !161
  %.idx946 = mul i64 %6, 12
  %300 = getelementptr inbounds i8, ptr %5, i64 %.idx946
  %301 = load <16 x float>, ptr %300, align 4, !tbaa !161
  %.idx947 = shl nsw i64 %6, 4
  %302 = getelementptr inbounds i8, ptr %5, i64 %.idx947
  %303 = load <16 x float>, ptr %302, align 4, !tbaa !161
  %.idx948 = mul i64 %6, 20
  %304 = getelementptr inbounds i8, ptr %5, i64 %.idx948
  %305 = load <16 x float>, ptr %304, align 4, !tbaa !161
  %.idx949 = mul i64 %6, 24
  %306 = getelementptr inbounds i8, ptr %5, i64 %.idx949
  %307 = load <16 x float>, ptr %306, align 4, !tbaa !161
  %308 = mul nsw i64 %6, 7
  %309 = getelementptr inbounds float, ptr %5, i64 %308
  %310 = load <16 x float>, ptr %309, align 4, !tbaa !161
  br label %.critedge283.preheader

.critedge283.preheader:                           ; preds = %.preheader340.7..critedge283.preheader_crit_edge, %294
  %311 = phi <16 x float> [ zeroinitializer, %.preheader340.7..critedge283.preheader_crit_edge ], [ %307, %294 ]
  %312 = phi <16 x float> [ zeroinitializer, %.preheader340.7..critedge283.preheader_crit_edge ], [ %303, %294 ]
  %313 = phi <16 x float> [ zeroinitializer, %.preheader340.7..critedge283.preheader_crit_edge ], [ %299, %294 ]
  %314 = phi <16 x float> [ zeroinitializer, %.preheader340.7..critedge283.preheader_crit_edge ], [ %295, %294 ]
  %315 = phi <16 x float> [ zeroinitializer, %.preheader340.7..critedge283.preheader_crit_edge ], [ %297, %294 ]
  %316 = phi <16 x float> [ zeroinitializer, %.preheader340.7..critedge283.preheader_crit_edge ], [ %301, %294 ]
  %317 = phi <16 x float> [ zeroinitializer, %.preheader340.7..critedge283.preheader_crit_edge ], [ %305, %294 ]
  %.pre-phi877 = phi i64 [ %.pre876, %.preheader340.7..critedge283.preheader_crit_edge ], [ %308, %294 ]
  %318 = phi <16 x float> [ zeroinitializer, %.preheader340.7..critedge283.preheader_crit_edge ], [ %310, %294 ]
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %319 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %319, i32 1, i32 3, i32 1)
  %.idx950 = shl nsw i64 %6, 3
  %320 = getelementptr inbounds i8, ptr %5, i64 %.idx950
  tail call void @llvm.prefetch.p0(ptr %320, i32 1, i32 3, i32 1)
  %.idx951 = mul i64 %6, 12
  %321 = getelementptr inbounds i8, ptr %5, i64 %.idx951
  tail call void @llvm.prefetch.p0(ptr %321, i32 1, i32 3, i32 1)
  %.idx952 = shl nsw i64 %6, 4
  %322 = getelementptr inbounds i8, ptr %5, i64 %.idx952
  tail call void @llvm.prefetch.p0(ptr %322, i32 1, i32 3, i32 1)
  %.idx953 = mul i64 %6, 20
  %323 = getelementptr inbounds i8, ptr %5, i64 %.idx953
  tail call void @llvm.prefetch.p0(ptr %323, i32 1, i32 3, i32 1)
  %.idx954 = mul i64 %6, 24
  %324 = getelementptr inbounds i8, ptr %5, i64 %.idx954
  tail call void @llvm.prefetch.p0(ptr %324, i32 1, i32 3, i32 1)
  %325 = getelementptr inbounds float, ptr %5, i64 %.pre-phi877
  tail call void @llvm.prefetch.p0(ptr %325, i32 1, i32 3, i32 1)
  %326 = icmp sgt i64 %3, 0
  br i1 %326, label %.lr.ph423.preheader, label %.preheader336

.lr.ph423.preheader:                              ; preds = %.critedge283.preheader
  %gep420.2.idx = shl i64 %.sroa.4256.0.copyload, 3
  %gep420.3.idx = mul i64 %.sroa.4256.0.copyload, 12
  %gep420.4.idx = shl i64 %.sroa.4256.0.copyload, 4
  %gep420.5.idx = mul i64 %.sroa.4256.0.copyload, 20
  %gep420.6.idx = mul i64 %.sroa.4256.0.copyload, 24
  %gep420.7.idx = mul i64 %.sroa.4256.0.copyload, 28
  br label %.lr.ph423

.preheader336:                                    ; preds = %.lr.ph423, %.critedge283.preheader
  %.sroa.14689.0 = phi <16 x float> [ %316, %.critedge283.preheader ], [ %349, %.lr.ph423 ]
  %.sroa.10686.0 = phi <16 x float> [ %313, %.critedge283.preheader ], [ %345, %.lr.ph423 ]
  %.sroa.18692.0 = phi <16 x float> [ %312, %.critedge283.preheader ], [ %353, %.lr.ph423 ]
  %.sroa.6683.0 = phi <16 x float> [ %315, %.critedge283.preheader ], [ %341, %.lr.ph423 ]
  %.sroa.22695.0 = phi <16 x float> [ %317, %.critedge283.preheader ], [ %357, %.lr.ph423 ]
  %.sroa.0680.0 = phi <16 x float> [ %314, %.critedge283.preheader ], [ %337, %.lr.ph423 ]
  %.sroa.26698.0 = phi <16 x float> [ %311, %.critedge283.preheader ], [ %361, %.lr.ph423 ]
  %.sroa.30701.0 = phi <16 x float> [ %318, %.critedge283.preheader ], [ %365, %.lr.ph423 ]
  store <16 x float> %.sroa.0680.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6683.0, ptr %319, align 4, !tbaa !161
  store <16 x float> %.sroa.10686.0, ptr %320, align 4, !tbaa !161
  store <16 x float> %.sroa.14689.0, ptr %321, align 4, !tbaa !161
  store <16 x float> %.sroa.18692.0, ptr %322, align 4, !tbaa !161
  store <16 x float> %.sroa.22695.0, ptr %323, align 4, !tbaa !161
  store <16 x float> %.sroa.26698.0, ptr %324, align 4, !tbaa !161
  store <16 x float> %.sroa.30701.0, ptr %325, align 4, !tbaa !161
  br label %739

.lr.ph423:                                        ; preds = %.lr.ph423.preheader, %.lr.ph423
  %.sroa.14689.1 = phi <16 x float> [ %316, %.lr.ph423.preheader ], [ %349, %.lr.ph423 ]
  %.sroa.10686.1 = phi <16 x float> [ %313, %.lr.ph423.preheader ], [ %345, %.lr.ph423 ]
  %.sroa.18692.1 = phi <16 x float> [ %312, %.lr.ph423.preheader ], [ %353, %.lr.ph423 ]
  %.sroa.6683.1 = phi <16 x float> [ %315, %.lr.ph423.preheader ], [ %341, %.lr.ph423 ]
  %.sroa.22695.1 = phi <16 x float> [ %317, %.lr.ph423.preheader ], [ %357, %.lr.ph423 ]
  %.sroa.0680.1 = phi <16 x float> [ %314, %.lr.ph423.preheader ], [ %337, %.lr.ph423 ]
  %.sroa.26698.1 = phi <16 x float> [ %311, %.lr.ph423.preheader ], [ %361, %.lr.ph423 ]
  %.sroa.30701.1 = phi <16 x float> [ %318, %.lr.ph423.preheader ], [ %365, %.lr.ph423 ]
  %.067.i164422 = phi i64 [ 0, %.lr.ph423.preheader ], [ %366, %.lr.ph423 ]
  %327 = mul nsw i64 %.067.i164422, %2
  %328 = getelementptr inbounds float, ptr %1, i64 %327
  %329 = load <16 x float>, ptr %328, align 4, !tbaa !161
  %330 = add nuw nsw i64 %.067.i164422, 8
  %331 = mul nsw i64 %330, %2
  %332 = getelementptr inbounds float, ptr %1, i64 %331
  tail call void @llvm.prefetch.p0(ptr %332, i32 0, i32 3, i32 1)
  %333 = mul nsw i64 %.067.i164422, %.sroa.5257.0.copyload
  %invariant.gep419 = getelementptr float, ptr %.sroa.0255.0.copyload, i64 %333
  %334 = load float, ptr %invariant.gep419, align 4, !tbaa !139
  %335 = insertelement <16 x float> poison, float %334, i64 0
  %336 = shufflevector <16 x float> %335, <16 x float> poison, <16 x i32> zeroinitializer
  %337 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %336, <16 x float> %329, <16 x float> %.sroa.0680.1)
  %gep420.1 = getelementptr float, ptr %invariant.gep419, i64 %.sroa.4256.0.copyload
  %338 = load float, ptr %gep420.1, align 4, !tbaa !139
  %339 = insertelement <16 x float> poison, float %338, i64 0
  %340 = shufflevector <16 x float> %339, <16 x float> poison, <16 x i32> zeroinitializer
  %341 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %340, <16 x float> %329, <16 x float> %.sroa.6683.1)
  %gep420.2 = getelementptr i8, ptr %invariant.gep419, i64 %gep420.2.idx
  %342 = load float, ptr %gep420.2, align 4, !tbaa !139
  %343 = insertelement <16 x float> poison, float %342, i64 0
  %344 = shufflevector <16 x float> %343, <16 x float> poison, <16 x i32> zeroinitializer
  %345 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %344, <16 x float> %329, <16 x float> %.sroa.10686.1)
  %gep420.3 = getelementptr i8, ptr %invariant.gep419, i64 %gep420.3.idx
  %346 = load float, ptr %gep420.3, align 4, !tbaa !139
  %347 = insertelement <16 x float> poison, float %346, i64 0
  %348 = shufflevector <16 x float> %347, <16 x float> poison, <16 x i32> zeroinitializer
  %349 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %348, <16 x float> %329, <16 x float> %.sroa.14689.1)
  %gep420.4 = getelementptr i8, ptr %invariant.gep419, i64 %gep420.4.idx
  %350 = load float, ptr %gep420.4, align 4, !tbaa !139
  %351 = insertelement <16 x float> poison, float %350, i64 0
  %352 = shufflevector <16 x float> %351, <16 x float> poison, <16 x i32> zeroinitializer
  %353 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %352, <16 x float> %329, <16 x float> %.sroa.18692.1)
  %gep420.5 = getelementptr i8, ptr %invariant.gep419, i64 %gep420.5.idx
  %354 = load float, ptr %gep420.5, align 4, !tbaa !139
  %355 = insertelement <16 x float> poison, float %354, i64 0
  %356 = shufflevector <16 x float> %355, <16 x float> poison, <16 x i32> zeroinitializer
  %357 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %356, <16 x float> %329, <16 x float> %.sroa.22695.1)
  %gep420.6 = getelementptr i8, ptr %invariant.gep419, i64 %gep420.6.idx
  %358 = load float, ptr %gep420.6, align 4, !tbaa !139
  %359 = insertelement <16 x float> poison, float %358, i64 0
  %360 = shufflevector <16 x float> %359, <16 x float> poison, <16 x i32> zeroinitializer
  %361 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %360, <16 x float> %329, <16 x float> %.sroa.26698.1)
  %gep420.7 = getelementptr i8, ptr %invariant.gep419, i64 %gep420.7.idx
  %362 = load float, ptr %gep420.7, align 4, !tbaa !139
  %363 = insertelement <16 x float> poison, float %362, i64 0
  %364 = shufflevector <16 x float> %363, <16 x float> poison, <16 x i32> zeroinitializer
  %365 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %364, <16 x float> %329, <16 x float> %.sroa.30701.1)
  %366 = add nuw nsw i64 %.067.i164422, 1
  %exitcond537.not = icmp eq i64 %366, %3
  br i1 %exitcond537.not, label %.preheader336, label %.lr.ph423, !llvm.loop !185

.preheader346:                                    ; preds = %8
  %.sroa.0258.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4259.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4259.0.copyload = load i64, ptr %.sroa.4259.0..sroa_idx, align 8
  %.sroa.5260.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5260.0.copyload = load i64, ptr %.sroa.5260.0..sroa_idx, align 8
  %.not.i189 = icmp eq i64 %7, 0
  br i1 %.not.i189, label %.preheader346.8..critedge285.preheader_crit_edge, label %367

.preheader346.8..critedge285.preheader_crit_edge: ; preds = %.preheader346
  %.pre878 = shl nsw i64 %6, 3
  br label %.critedge285.preheader

367:                                              ; preds = %.preheader346
  %368 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %369 = getelementptr inbounds float, ptr %5, i64 %6
  %370 = load <16 x float>, ptr %369, align 4, !tbaa !161
  %.idx933 = shl nsw i64 %6, 3
  %371 = getelementptr inbounds i8, ptr %5, i64 %.idx933
  %372 = load <16 x float>, ptr %371, align 4, !tbaa !161
  %.idx934 = mul i64 %6, 12
  %373 = getelementptr inbounds i8, ptr %5, i64 %.idx934
  %374 = load <16 x float>, ptr %373, align 4, !tbaa !161
  %.idx935 = shl nsw i64 %6, 4
  %375 = getelementptr inbounds i8, ptr %5, i64 %.idx935
  %376 = load <16 x float>, ptr %375, align 4, !tbaa !161
  %.idx936 = mul i64 %6, 20
  %377 = getelementptr inbounds i8, ptr %5, i64 %.idx936
  %378 = load <16 x float>, ptr %377, align 4, !tbaa !161
  %.idx937 = mul i64 %6, 24
  %379 = getelementptr inbounds i8, ptr %5, i64 %.idx937
  %380 = load <16 x float>, ptr %379, align 4, !tbaa !161
  %.idx938 = mul i64 %6, 28
  %381 = getelementptr inbounds i8, ptr %5, i64 %.idx938
  %382 = load <16 x float>, ptr %381, align 4, !tbaa !161
  %383 = shl nsw i64 %6, 3
  %384 = getelementptr inbounds float, ptr %5, i64 %383
  %385 = load <16 x float>, ptr %384, align 4, !tbaa !161
  br label %.critedge285.preheader

.critedge285.preheader:                           ; preds = %.preheader346.8..critedge285.preheader_crit_edge, %367
  %386 = phi <16 x float> [ zeroinitializer, %.preheader346.8..critedge285.preheader_crit_edge ], [ %382, %367 ]
  %387 = phi <16 x float> [ zeroinitializer, %.preheader346.8..critedge285.preheader_crit_edge ], [ %378, %367 ]
  %388 = phi <16 x float> [ zeroinitializer, %.preheader346.8..critedge285.preheader_crit_edge ], [ %374, %367 ]
  %389 = phi <16 x float> [ zeroinitializer, %.preheader346.8..critedge285.preheader_crit_edge ], [ %370, %367 ]
  %390 = phi <16 x float> [ zeroinitializer, %.preheader346.8..critedge285.preheader_crit_edge ], [ %368, %367 ]
  %391 = phi <16 x float> [ zeroinitializer, %.preheader346.8..critedge285.preheader_crit_edge ], [ %372, %367 ]
  %392 = phi <16 x float> [ zeroinitializer, %.preheader346.8..critedge285.preheader_crit_edge ], [ %376, %367 ]
  %393 = phi <16 x float> [ zeroinitializer, %.preheader346.8..critedge285.preheader_crit_edge ], [ %380, %367 ]
  %.pre-phi879 = phi i64 [ %.pre878, %.preheader346.8..critedge285.preheader_crit_edge ], [ %383, %367 ]
  %394 = phi <16 x float> [ zeroinitializer, %.preheader346.8..critedge285.preheader_crit_edge ], [ %385, %367 ]
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %395 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %395, i32 1, i32 3, i32 1)
  %.idx939 = shl nsw i64 %6, 3
  %396 = getelementptr inbounds i8, ptr %5, i64 %.idx939
  tail call void @llvm.prefetch.p0(ptr %396, i32 1, i32 3, i32 1)
  %.idx940 = mul i64 %6, 12
  %397 = getelementptr inbounds i8, ptr %5, i64 %.idx940
  tail call void @llvm.prefetch.p0(ptr %397, i32 1, i32 3, i32 1)
  %.idx941 = shl nsw i64 %6, 4
  %398 = getelementptr inbounds i8, ptr %5, i64 %.idx941
  tail call void @llvm.prefetch.p0(ptr %398, i32 1, i32 3, i32 1)
  %.idx942 = mul i64 %6, 20
  %399 = getelementptr inbounds i8, ptr %5, i64 %.idx942
  tail call void @llvm.prefetch.p0(ptr %399, i32 1, i32 3, i32 1)
  %.idx943 = mul i64 %6, 24
  %400 = getelementptr inbounds i8, ptr %5, i64 %.idx943
  tail call void @llvm.prefetch.p0(ptr %400, i32 1, i32 3, i32 1)
  %.idx944 = mul i64 %6, 28
  %401 = getelementptr inbounds i8, ptr %5, i64 %.idx944
  tail call void @llvm.prefetch.p0(ptr %401, i32 1, i32 3, i32 1)
  %402 = getelementptr inbounds float, ptr %5, i64 %.pre-phi879
  tail call void @llvm.prefetch.p0(ptr %402, i32 1, i32 3, i32 1)
  %403 = icmp sgt i64 %3, 0
  br i1 %403, label %.lr.ph410.preheader, label %.preheader342

.lr.ph410.preheader:                              ; preds = %.critedge285.preheader
  %gep407.2.idx = shl i64 %.sroa.4259.0.copyload, 3
  %gep407.3.idx = mul i64 %.sroa.4259.0.copyload, 12
  %gep407.4.idx = shl i64 %.sroa.4259.0.copyload, 4
  %gep407.5.idx = mul i64 %.sroa.4259.0.copyload, 20
  %gep407.6.idx = mul i64 %.sroa.4259.0.copyload, 24
  %gep407.7.idx = mul i64 %.sroa.4259.0.copyload, 28
  %gep407.8.idx = shl i64 %.sroa.4259.0.copyload, 5
  br label %.lr.ph410

.preheader342:                                    ; preds = %.lr.ph410, %.critedge285.preheader
  %.sroa.0712.0 = phi <16 x float> [ %390, %.critedge285.preheader ], [ %414, %.lr.ph410 ]
  %.sroa.6715.0 = phi <16 x float> [ %389, %.critedge285.preheader ], [ %418, %.lr.ph410 ]
  %.sroa.10718.0 = phi <16 x float> [ %391, %.critedge285.preheader ], [ %422, %.lr.ph410 ]
  %.sroa.14721.0 = phi <16 x float> [ %388, %.critedge285.preheader ], [ %426, %.lr.ph410 ]
  %.sroa.18724.0 = phi <16 x float> [ %392, %.critedge285.preheader ], [ %430, %.lr.ph410 ]
  %.sroa.22727.0 = phi <16 x float> [ %387, %.critedge285.preheader ], [ %434, %.lr.ph410 ]
  %.sroa.26730.0 = phi <16 x float> [ %393, %.critedge285.preheader ], [ %438, %.lr.ph410 ]
  %.sroa.30733.0 = phi <16 x float> [ %386, %.critedge285.preheader ], [ %442, %.lr.ph410 ]
  %.sroa.34736.0 = phi <16 x float> [ %394, %.critedge285.preheader ], [ %446, %.lr.ph410 ]
  store <16 x float> %.sroa.0712.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6715.0, ptr %395, align 4, !tbaa !161
  store <16 x float> %.sroa.10718.0, ptr %396, align 4, !tbaa !161
  store <16 x float> %.sroa.14721.0, ptr %397, align 4, !tbaa !161
  store <16 x float> %.sroa.18724.0, ptr %398, align 4, !tbaa !161
  store <16 x float> %.sroa.22727.0, ptr %399, align 4, !tbaa !161
  store <16 x float> %.sroa.26730.0, ptr %400, align 4, !tbaa !161
  store <16 x float> %.sroa.30733.0, ptr %401, align 4, !tbaa !161
  store <16 x float> %.sroa.34736.0, ptr %402, align 4, !tbaa !161
  br label %739

.lr.ph410:                                        ; preds = %.lr.ph410.preheader, %.lr.ph410
  %.sroa.0712.1 = phi <16 x float> [ %390, %.lr.ph410.preheader ], [ %414, %.lr.ph410 ]
  %.sroa.6715.1 = phi <16 x float> [ %389, %.lr.ph410.preheader ], [ %418, %.lr.ph410 ]
  %.sroa.10718.1 = phi <16 x float> [ %391, %.lr.ph410.preheader ], [ %422, %.lr.ph410 ]
  %.sroa.14721.1 = phi <16 x float> [ %388, %.lr.ph410.preheader ], [ %426, %.lr.ph410 ]
  %.sroa.18724.1 = phi <16 x float> [ %392, %.lr.ph410.preheader ], [ %430, %.lr.ph410 ]
  %.sroa.22727.1 = phi <16 x float> [ %387, %.lr.ph410.preheader ], [ %434, %.lr.ph410 ]
  %.sroa.26730.1 = phi <16 x float> [ %393, %.lr.ph410.preheader ], [ %438, %.lr.ph410 ]
  %.sroa.30733.1 = phi <16 x float> [ %386, %.lr.ph410.preheader ], [ %442, %.lr.ph410 ]
  %.sroa.34736.1 = phi <16 x float> [ %394, %.lr.ph410.preheader ], [ %446, %.lr.ph410 ]
  %.067.i179409 = phi i64 [ 0, %.lr.ph410.preheader ], [ %447, %.lr.ph410 ]
  %404 = mul nsw i64 %.067.i179409, %2
  %405 = getelementptr inbounds float, ptr %1, i64 %404
  %406 = load <16 x float>, ptr %405, align 4, !tbaa !161
  %407 = add nuw nsw i64 %.067.i179409, 8
  %408 = mul nsw i64 %407, %2
  %409 = getelementptr inbounds float, ptr %1, i64 %408
  tail call void @llvm.prefetch.p0(ptr %409, i32 0, i32 3, i32 1)
  %410 = mul nsw i64 %.067.i179409, %.sroa.5260.0.copyload
  %invariant.gep406 = getelementptr float, ptr %.sroa.0258.0.copyload, i64 %410
  %411 = load float, ptr %invariant.gep406, align 4, !tbaa !139
  %412 = insertelement <16 x float> poison, float %411, i64 0
  %413 = shufflevector <16 x float> %412, <16 x float> poison, <16 x i32> zeroinitializer
  %414 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %413, <16 x float> %406, <16 x float> %.sroa.0712.1)
  %gep407.1 = getelementptr float, ptr %invariant.gep406, i64 %.sroa.4259.0.copyload
  %415 = load float, ptr %gep407.1, align 4, !tbaa !139
  %416 = insertelement <16 x float> poison, float %415, i64 0
  %417 = shufflevector <16 x float> %416, <16 x float> poison, <16 x i32> zeroinitializer
  %418 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %417, <16 x float> %406, <16 x float> %.sroa.6715.1)
  %gep407.2 = getelementptr i8, ptr %invariant.gep406, i64 %gep407.2.idx
  %419 = load float, ptr %gep407.2, align 4, !tbaa !139
  %420 = insertelement <16 x float> poison, float %419, i64 0
  %421 = shufflevector <16 x float> %420, <16 x float> poison, <16 x i32> zeroinitializer
  %422 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %421, <16 x float> %406, <16 x float> %.sroa.10718.1)
  %gep407.3 = getelementptr i8, ptr %invariant.gep406, i64 %gep407.3.idx
  %423 = load float, ptr %gep407.3, align 4, !tbaa !139
  %424 = insertelement <16 x float> poison, float %423, i64 0
  %425 = shufflevector <16 x float> %424, <16 x float> poison, <16 x i32> zeroinitializer
  %426 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %425, <16 x float> %406, <16 x float> %.sroa.14721.1)
  %gep407.4 = getelementptr i8, ptr %invariant.gep406, i64 %gep407.4.idx
  %427 = load float, ptr %gep407.4, align 4, !tbaa !139
  %428 = insertelement <16 x float> poison, float %427, i64 0
  %429 = shufflevector <16 x float> %428, <16 x float> poison, <16 x i32> zeroinitializer
  %430 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %429, <16 x float> %406, <16 x float> %.sroa.18724.1)
  %gep407.5 = getelementptr i8, ptr %invariant.gep406, i64 %gep407.5.idx
  %431 = load float, ptr %gep407.5, align 4, !tbaa !139
  %432 = insertelement <16 x float> poison, float %431, i64 0
  %433 = shufflevector <16 x float> %432, <16 x float> poison, <16 x i32> zeroinitializer
  %434 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %433, <16 x float> %406, <16 x float> %.sroa.22727.1)
  %gep407.6 = getelementptr i8, ptr %invariant.gep406, i64 %gep407.6.idx
  %435 = load float, ptr %gep407.6, align 4, !tbaa !139
  %436 = insertelement <16 x float> poison, float %435, i64 0
  %437 = shufflevector <16 x float> %436, <16 x float> poison, <16 x i32> zeroinitializer
  %438 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %437, <16 x float> %406, <16 x float> %.sroa.26730.1)
  %gep407.7 = getelementptr i8, ptr %invariant.gep406, i64 %gep407.7.idx
  %439 = load float, ptr %gep407.7, align 4, !tbaa !139
  %440 = insertelement <16 x float> poison, float %439, i64 0
  %441 = shufflevector <16 x float> %440, <16 x float> poison, <16 x i32> zeroinitializer
  %442 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %441, <16 x float> %406, <16 x float> %.sroa.30733.1)
  %gep407.8 = getelementptr i8, ptr %invariant.gep406, i64 %gep407.8.idx
  %443 = load float, ptr %gep407.8, align 4, !tbaa !139
  %444 = insertelement <16 x float> poison, float %443, i64 0
  %445 = shufflevector <16 x float> %444, <16 x float> poison, <16 x i32> zeroinitializer
  %446 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %445, <16 x float> %406, <16 x float> %.sroa.34736.1)
  %447 = add nuw nsw i64 %.067.i179409, 1
  %exitcond532.not = icmp eq i64 %447, %3
  br i1 %exitcond532.not, label %.preheader342, label %.lr.ph410, !llvm.loop !185

.preheader352:                                    ; preds = %8
  %.sroa.0261.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4262.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4262.0.copyload = load i64, ptr %.sroa.4262.0..sroa_idx, align 8
  %.sroa.5263.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5263.0.copyload = load i64, ptr %.sroa.5263.0..sroa_idx, align 8
  %.not.i204 = icmp eq i64 %7, 0
  br i1 %.not.i204, label %.preheader352.9..critedge287.preheader_crit_edge, label %448

.preheader352.9..critedge287.preheader_crit_edge: ; preds = %.preheader352
  %.pre880 = mul nsw i64 %6, 9
  br label %.critedge287.preheader

448:                                              ; preds = %.preheader352
  %449 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %450 = getelementptr inbounds float, ptr %5, i64 %6
  %451 = load <16 x float>, ptr %450, align 4, !tbaa !161
  %.idx919 = shl nsw i64 %6, 3
  %452 = getelementptr inbounds i8, ptr %5, i64 %.idx919
  %453 = load <16 x float>, ptr %452, align 4, !tbaa !161
  %.idx920 = mul i64 %6, 12
  %454 = getelementptr inbounds i8, ptr %5, i64 %.idx920
  %455 = load <16 x float>, ptr %454, align 4, !tbaa !161
  %.idx921 = shl nsw i64 %6, 4
  %456 = getelementptr inbounds i8, ptr %5, i64 %.idx921
  %457 = load <16 x float>, ptr %456, align 4, !tbaa !161
  %.idx922 = mul i64 %6, 20
  %458 = getelementptr inbounds i8, ptr %5, i64 %.idx922
  %459 = load <16 x float>, ptr %458, align 4, !tbaa !161
  %.idx923 = mul i64 %6, 24
  %460 = getelementptr inbounds i8, ptr %5, i64 %.idx923
  %461 = load <16 x float>, ptr %460, align 4, !tbaa !161
  %.idx924 = mul i64 %6, 28
  %462 = getelementptr inbounds i8, ptr %5, i64 %.idx924
  %463 = load <16 x float>, ptr %462, align 4, !tbaa !161
  %.idx925 = shl nsw i64 %6, 5
  %464 = getelementptr inbounds i8, ptr %5, i64 %.idx925
  %465 = load <16 x float>, ptr %464, align 4, !tbaa !161
  %466 = mul nsw i64 %6, 9
  %467 = getelementptr inbounds float, ptr %5, i64 %466
  %468 = load <16 x float>, ptr %467, align 4, !tbaa !161
  br label %.critedge287.preheader

.critedge287.preheader:                           ; preds = %.preheader352.9..critedge287.preheader_crit_edge, %448
  %469 = phi <16 x float> [ zeroinitializer, %.preheader352.9..critedge287.preheader_crit_edge ], [ %465, %448 ]
  %470 = phi <16 x float> [ zeroinitializer, %.preheader352.9..critedge287.preheader_crit_edge ], [ %461, %448 ]
  %471 = phi <16 x float> [ zeroinitializer, %.preheader352.9..critedge287.preheader_crit_edge ], [ %457, %448 ]
  %472 = phi <16 x float> [ zeroinitializer, %.preheader352.9..critedge287.preheader_crit_edge ], [ %453, %448 ]
  %473 = phi <16 x float> [ zeroinitializer, %.preheader352.9..critedge287.preheader_crit_edge ], [ %449, %448 ]
  %474 = phi <16 x float> [ zeroinitializer, %.preheader352.9..critedge287.preheader_crit_edge ], [ %451, %448 ]
  %475 = phi <16 x float> [ zeroinitializer, %.preheader352.9..critedge287.preheader_crit_edge ], [ %455, %448 ]
  %476 = phi <16 x float> [ zeroinitializer, %.preheader352.9..critedge287.preheader_crit_edge ], [ %459, %448 ]
  %477 = phi <16 x float> [ zeroinitializer, %.preheader352.9..critedge287.preheader_crit_edge ], [ %463, %448 ]
  %.pre-phi881 = phi i64 [ %.pre880, %.preheader352.9..critedge287.preheader_crit_edge ], [ %466, %448 ]
  %478 = phi <16 x float> [ zeroinitializer, %.preheader352.9..critedge287.preheader_crit_edge ], [ %468, %448 ]
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %479 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %479, i32 1, i32 3, i32 1)
  %.idx926 = shl nsw i64 %6, 3
  %480 = getelementptr inbounds i8, ptr %5, i64 %.idx926
  tail call void @llvm.prefetch.p0(ptr %480, i32 1, i32 3, i32 1)
  %.idx927 = mul i64 %6, 12
  %481 = getelementptr inbounds i8, ptr %5, i64 %.idx927
  tail call void @llvm.prefetch.p0(ptr %481, i32 1, i32 3, i32 1)
  %.idx928 = shl nsw i64 %6, 4
  %482 = getelementptr inbounds i8, ptr %5, i64 %.idx928
  tail call void @llvm.prefetch.p0(ptr %482, i32 1, i32 3, i32 1)
  %.idx929 = mul i64 %6, 20
  %483 = getelementptr inbounds i8, ptr %5, i64 %.idx929
  tail call void @llvm.prefetch.p0(ptr %483, i32 1, i32 3, i32 1)
  %.idx930 = mul i64 %6, 24
  %484 = getelementptr inbounds i8, ptr %5, i64 %.idx930
  tail call void @llvm.prefetch.p0(ptr %484, i32 1, i32 3, i32 1)
  %.idx931 = mul i64 %6, 28
  %485 = getelementptr inbounds i8, ptr %5, i64 %.idx931
  tail call void @llvm.prefetch.p0(ptr %485, i32 1, i32 3, i32 1)
  %.idx932 = shl nsw i64 %6, 5
  %486 = getelementptr inbounds i8, ptr %5, i64 %.idx932
  tail call void @llvm.prefetch.p0(ptr %486, i32 1, i32 3, i32 1)
  %487 = getelementptr inbounds float, ptr %5, i64 %.pre-phi881
  tail call void @llvm.prefetch.p0(ptr %487, i32 1, i32 3, i32 1)
  %488 = icmp sgt i64 %3, 0
  br i1 %488, label %.lr.ph397.preheader, label %.preheader348

.lr.ph397.preheader:                              ; preds = %.critedge287.preheader
  %gep394.2.idx = shl i64 %.sroa.4262.0.copyload, 3
  %gep394.3.idx = mul i64 %.sroa.4262.0.copyload, 12
  %gep394.4.idx = shl i64 %.sroa.4262.0.copyload, 4
  %gep394.5.idx = mul i64 %.sroa.4262.0.copyload, 20
  %gep394.6.idx = mul i64 %.sroa.4262.0.copyload, 24
  %gep394.7.idx = mul i64 %.sroa.4262.0.copyload, 28
  %gep394.8.idx = shl i64 %.sroa.4262.0.copyload, 5
  %gep394.9.idx = mul i64 %.sroa.4262.0.copyload, 36
  br label %.lr.ph397

.preheader348:                                    ; preds = %.lr.ph397, %.critedge287.preheader
  %.sroa.0748.0 = phi <16 x float> [ %473, %.critedge287.preheader ], [ %499, %.lr.ph397 ]
  %.sroa.6751.0 = phi <16 x float> [ %474, %.critedge287.preheader ], [ %503, %.lr.ph397 ]
  %.sroa.10754.0 = phi <16 x float> [ %472, %.critedge287.preheader ], [ %507, %.lr.ph397 ]
  %.sroa.14757.0 = phi <16 x float> [ %475, %.critedge287.preheader ], [ %511, %.lr.ph397 ]
  %.sroa.18760.0 = phi <16 x float> [ %471, %.critedge287.preheader ], [ %515, %.lr.ph397 ]
  %.sroa.22763.0 = phi <16 x float> [ %476, %.critedge287.preheader ], [ %519, %.lr.ph397 ]
  %.sroa.26766.0 = phi <16 x float> [ %470, %.critedge287.preheader ], [ %523, %.lr.ph397 ]
  %.sroa.30769.0 = phi <16 x float> [ %477, %.critedge287.preheader ], [ %527, %.lr.ph397 ]
  %.sroa.34772.0 = phi <16 x float> [ %469, %.critedge287.preheader ], [ %531, %.lr.ph397 ]
  %.sroa.38775.0 = phi <16 x float> [ %478, %.critedge287.preheader ], [ %535, %.lr.ph397 ]
  store <16 x float> %.sroa.0748.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6751.0, ptr %479, align 4, !tbaa !161
  store <16 x float> %.sroa.10754.0, ptr %480, align 4, !tbaa !161
  store <16 x float> %.sroa.14757.0, ptr %481, align 4, !tbaa !161
  store <16 x float> %.sroa.18760.0, ptr %482, align 4, !tbaa !161
  store <16 x float> %.sroa.22763.0, ptr %483, align 4, !tbaa !161
  store <16 x float> %.sroa.26766.0, ptr %484, align 4, !tbaa !161
  store <16 x float> %.sroa.30769.0, ptr %485, align 4, !tbaa !161
  store <16 x float> %.sroa.34772.0, ptr %486, align 4, !tbaa !161
  store <16 x float> %.sroa.38775.0, ptr %487, align 4, !tbaa !161
  br label %739

.lr.ph397:                                        ; preds = %.lr.ph397.preheader, %.lr.ph397
  %.sroa.0748.1 = phi <16 x float> [ %473, %.lr.ph397.preheader ], [ %499, %.lr.ph397 ]
  %.sroa.6751.1 = phi <16 x float> [ %474, %.lr.ph397.preheader ], [ %503, %.lr.ph397 ]
  %.sroa.10754.1 = phi <16 x float> [ %472, %.lr.ph397.preheader ], [ %507, %.lr.ph397 ]
  %.sroa.14757.1 = phi <16 x float> [ %475, %.lr.ph397.preheader ], [ %511, %.lr.ph397 ]
  %.sroa.18760.1 = phi <16 x float> [ %471, %.lr.ph397.preheader ], [ %515, %.lr.ph397 ]
  %.sroa.22763.1 = phi <16 x float> [ %476, %.lr.ph397.preheader ], [ %519, %.lr.ph397 ]
  %.sroa.26766.1 = phi <16 x float> [ %470, %.lr.ph397.preheader ], [ %523, %.lr.ph397 ]
  %.sroa.30769.1 = phi <16 x float> [ %477, %.lr.ph397.preheader ], [ %527, %.lr.ph397 ]
  %.sroa.34772.1 = phi <16 x float> [ %469, %.lr.ph397.preheader ], [ %531, %.lr.ph397 ]
  %.sroa.38775.1 = phi <16 x float> [ %478, %.lr.ph397.preheader ], [ %535, %.lr.ph397 ]
  %.067.i194396 = phi i64 [ 0, %.lr.ph397.preheader ], [ %536, %.lr.ph397 ]
  %489 = mul nsw i64 %.067.i194396, %2
  %490 = getelementptr inbounds float, ptr %1, i64 %489
  %491 = load <16 x float>, ptr %490, align 4, !tbaa !161
  %492 = add nuw nsw i64 %.067.i194396, 8
  %493 = mul nsw i64 %492, %2
  %494 = getelementptr inbounds float, ptr %1, i64 %493
  tail call void @llvm.prefetch.p0(ptr %494, i32 0, i32 3, i32 1)
  %495 = mul nsw i64 %.067.i194396, %.sroa.5263.0.copyload
  %invariant.gep393 = getelementptr float, ptr %.sroa.0261.0.copyload, i64 %495
  %496 = load float, ptr %invariant.gep393, align 4, !tbaa !139
  %497 = insertelement <16 x float> poison, float %496, i64 0
  %498 = shufflevector <16 x float> %497, <16 x float> poison, <16 x i32> zeroinitializer
  %499 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %498, <16 x float> %491, <16 x float> %.sroa.0748.1)
  %gep394.1 = getelementptr float, ptr %invariant.gep393, i64 %.sroa.4262.0.copyload
  %500 = load float, ptr %gep394.1, align 4, !tbaa !139
  %501 = insertelement <16 x float> poison, float %500, i64 0
  %502 = shufflevector <16 x float> %501, <16 x float> poison, <16 x i32> zeroinitializer
  %503 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %502, <16 x float> %491, <16 x float> %.sroa.6751.1)
  %gep394.2 = getelementptr i8, ptr %invariant.gep393, i64 %gep394.2.idx
  %504 = load float, ptr %gep394.2, align 4, !tbaa !139
  %505 = insertelement <16 x float> poison, float %504, i64 0
  %506 = shufflevector <16 x float> %505, <16 x float> poison, <16 x i32> zeroinitializer
  %507 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %506, <16 x float> %491, <16 x float> %.sroa.10754.1)
  %gep394.3 = getelementptr i8, ptr %invariant.gep393, i64 %gep394.3.idx
  %508 = load float, ptr %gep394.3, align 4, !tbaa !139
  %509 = insertelement <16 x float> poison, float %508, i64 0
  %510 = shufflevector <16 x float> %509, <16 x float> poison, <16 x i32> zeroinitializer
  %511 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %510, <16 x float> %491, <16 x float> %.sroa.14757.1)
  %gep394.4 = getelementptr i8, ptr %invariant.gep393, i64 %gep394.4.idx
  %512 = load float, ptr %gep394.4, align 4, !tbaa !139
  %513 = insertelement <16 x float> poison, float %512, i64 0
  %514 = shufflevector <16 x float> %513, <16 x float> poison, <16 x i32> zeroinitializer
  %515 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %514, <16 x float> %491, <16 x float> %.sroa.18760.1)
  %gep394.5 = getelementptr i8, ptr %invariant.gep393, i64 %gep394.5.idx
  %516 = load float, ptr %gep394.5, align 4, !tbaa !139
  %517 = insertelement <16 x float> poison, float %516, i64 0
  %518 = shufflevector <16 x float> %517, <16 x float> poison, <16 x i32> zeroinitializer
  %519 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %518, <16 x float> %491, <16 x float> %.sroa.22763.1)
  %gep394.6 = getelementptr i8, ptr %invariant.gep393, i64 %gep394.6.idx
  %520 = load float, ptr %gep394.6, align 4, !tbaa !139
  %521 = insertelement <16 x float> poison, float %520, i64 0
  %522 = shufflevector <16 x float> %521, <16 x float> poison, <16 x i32> zeroinitializer
  %523 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %522, <16 x float> %491, <16 x float> %.sroa.26766.1)
  %gep394.7 = getelementptr i8, ptr %invariant.gep393, i64 %gep394.7.idx
  %524 = load float, ptr %gep394.7, align 4, !tbaa !139
  %525 = insertelement <16 x float> poison, float %524, i64 0
  %526 = shufflevector <16 x float> %525, <16 x float> poison, <16 x i32> zeroinitializer
  %527 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %526, <16 x float> %491, <16 x float> %.sroa.30769.1)
  %gep394.8 = getelementptr i8, ptr %invariant.gep393, i64 %gep394.8.idx
  %528 = load float, ptr %gep394.8, align 4, !tbaa !139
  %529 = insertelement <16 x float> poison, float %528, i64 0
  %530 = shufflevector <16 x float> %529, <16 x float> poison, <16 x i32> zeroinitializer
  %531 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %530, <16 x float> %491, <16 x float> %.sroa.34772.1)
  %gep394.9 = getelementptr i8, ptr %invariant.gep393, i64 %gep394.9.idx
  %532 = load float, ptr %gep394.9, align 4, !tbaa !139
  %533 = insertelement <16 x float> poison, float %532, i64 0
  %534 = shufflevector <16 x float> %533, <16 x float> poison, <16 x i32> zeroinitializer
  %535 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %534, <16 x float> %491, <16 x float> %.sroa.38775.1)
  %536 = add nuw nsw i64 %.067.i194396, 1
  %exitcond527.not = icmp eq i64 %536, %3
  br i1 %exitcond527.not, label %.preheader348, label %.lr.ph397, !llvm.loop !185

.preheader358:                                    ; preds = %8
  %.sroa.0264.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4265.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4265.0.copyload = load i64, ptr %.sroa.4265.0..sroa_idx, align 8
  %.sroa.5266.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5266.0.copyload = load i64, ptr %.sroa.5266.0..sroa_idx, align 8
  %.not.i219 = icmp eq i64 %7, 0
  br i1 %.not.i219, label %.preheader358.10..critedge289.preheader_crit_edge, label %537

.preheader358.10..critedge289.preheader_crit_edge: ; preds = %.preheader358
  %.pre882 = mul nsw i64 %6, 10
  br label %.critedge289.preheader

537:                                              ; preds = %.preheader358
  %538 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %539 = getelementptr inbounds float, ptr %5, i64 %6
  %540 = load <16 x float>, ptr %539, align 4, !tbaa !161
  %.idx903 = shl nsw i64 %6, 3
  %541 = getelementptr inbounds i8, ptr %5, i64 %.idx903
  %542 = load <16 x float>, ptr %541, align 4, !tbaa !161
  %.idx904 = mul i64 %6, 12
  %543 = getelementptr inbounds i8, ptr %5, i64 %.idx904
  %544 = load <16 x float>, ptr %543, align 4, !tbaa !161
  %.idx905 = shl nsw i64 %6, 4
  %545 = getelementptr inbounds i8, ptr %5, i64 %.idx905
  %546 = load <16 x float>, ptr %545, align 4, !tbaa !161
  %.idx906 = mul i64 %6, 20
  %547 = getelementptr inbounds i8, ptr %5, i64 %.idx906
  %548 = load <16 x float>, ptr %547, align 4, !tbaa !161
  %.idx907 = mul i64 %6, 24
  %549 = getelementptr inbounds i8, ptr %5, i64 %.idx907
  %550 = load <16 x float>, ptr %549, align 4, !tbaa !161
  %.idx908 = mul i64 %6, 28
  %551 = getelementptr inbounds i8, ptr %5, i64 %.idx908
  %552 = load <16 x float>, ptr %551, align 4, !tbaa !161
  %.idx909 = shl nsw i64 %6, 5
  %553 = getelementptr inbounds i8, ptr %5, i64 %.idx909
  %554 = load <16 x float>, ptr %553, align 4, !tbaa !161
  %.idx910 = mul i64 %6, 36
  %555 = getelementptr inbounds i8, ptr %5, i64 %.idx910
  %556 = load <16 x float>, ptr %555, align 4, !tbaa !161
  %557 = mul nsw i64 %6, 10
  %558 = getelementptr inbounds float, ptr %5, i64 %557
  %559 = load <16 x float>, ptr %558, align 4, !tbaa !161
  br label %.critedge289.preheader

.critedge289.preheader:                           ; preds = %.preheader358.10..critedge289.preheader_crit_edge, %537
  %560 = phi <16 x float> [ zeroinitializer, %.preheader358.10..critedge289.preheader_crit_edge ], [ %556, %537 ]
  %561 = phi <16 x float> [ zeroinitializer, %.preheader358.10..critedge289.preheader_crit_edge ], [ %552, %537 ]
  %562 = phi <16 x float> [ zeroinitializer, %.preheader358.10..critedge289.preheader_crit_edge ], [ %548, %537 ]
  %563 = phi <16 x float> [ zeroinitializer, %.preheader358.10..critedge289.preheader_crit_edge ], [ %544, %537 ]
  %564 = phi <16 x float> [ zeroinitializer, %.preheader358.10..critedge289.preheader_crit_edge ], [ %540, %537 ]
  %565 = phi <16 x float> [ zeroinitializer, %.preheader358.10..critedge289.preheader_crit_edge ], [ %538, %537 ]
  %566 = phi <16 x float> [ zeroinitializer, %.preheader358.10..critedge289.preheader_crit_edge ], [ %542, %537 ]
  %567 = phi <16 x float> [ zeroinitializer, %.preheader358.10..critedge289.preheader_crit_edge ], [ %546, %537 ]
  %568 = phi <16 x float> [ zeroinitializer, %.preheader358.10..critedge289.preheader_crit_edge ], [ %550, %537 ]
  %569 = phi <16 x float> [ zeroinitializer, %.preheader358.10..critedge289.preheader_crit_edge ], [ %554, %537 ]
  %.pre-phi883 = phi i64 [ %.pre882, %.preheader358.10..critedge289.preheader_crit_edge ], [ %557, %537 ]
  %570 = phi <16 x float> [ zeroinitializer, %.preheader358.10..critedge289.preheader_crit_edge ], [ %559, %537 ]
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %571 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %571, i32 1, i32 3, i32 1)
  %.idx911 = shl nsw i64 %6, 3
  %572 = getelementptr inbounds i8, ptr %5, i64 %.idx911
  tail call void @llvm.prefetch.p0(ptr %572, i32 1, i32 3, i32 1)
  %.idx912 = mul i64 %6, 12
  %573 = getelementptr inbounds i8, ptr %5, i64 %.idx912
  tail call void @llvm.prefetch.p0(ptr %573, i32 1, i32 3, i32 1)
  %.idx913 = shl nsw i64 %6, 4
  %574 = getelementptr inbounds i8, ptr %5, i64 %.idx913
  tail call void @llvm.prefetch.p0(ptr %574, i32 1, i32 3, i32 1)
  %.idx914 = mul i64 %6, 20
  %575 = getelementptr inbounds i8, ptr %5, i64 %.idx914
  tail call void @llvm.prefetch.p0(ptr %575, i32 1, i32 3, i32 1)
  %.idx915 = mul i64 %6, 24
  %576 = getelementptr inbounds i8, ptr %5, i64 %.idx915
  tail call void @llvm.prefetch.p0(ptr %576, i32 1, i32 3, i32 1)
  %.idx916 = mul i64 %6, 28
  %577 = getelementptr inbounds i8, ptr %5, i64 %.idx916
  tail call void @llvm.prefetch.p0(ptr %577, i32 1, i32 3, i32 1)
  %.idx917 = shl nsw i64 %6, 5
  %578 = getelementptr inbounds i8, ptr %5, i64 %.idx917
  tail call void @llvm.prefetch.p0(ptr %578, i32 1, i32 3, i32 1)
  %.idx918 = mul i64 %6, 36
  %579 = getelementptr inbounds i8, ptr %5, i64 %.idx918
  tail call void @llvm.prefetch.p0(ptr %579, i32 1, i32 3, i32 1)
  %580 = getelementptr inbounds float, ptr %5, i64 %.pre-phi883
  tail call void @llvm.prefetch.p0(ptr %580, i32 1, i32 3, i32 1)
  %581 = icmp sgt i64 %3, 0
  br i1 %581, label %.lr.ph384.preheader, label %.preheader354

.lr.ph384.preheader:                              ; preds = %.critedge289.preheader
  %gep381.2.idx = shl i64 %.sroa.4265.0.copyload, 3
  %gep381.3.idx = mul i64 %.sroa.4265.0.copyload, 12
  %gep381.4.idx = shl i64 %.sroa.4265.0.copyload, 4
  %gep381.5.idx = mul i64 %.sroa.4265.0.copyload, 20
  %gep381.6.idx = mul i64 %.sroa.4265.0.copyload, 24
  %gep381.7.idx = mul i64 %.sroa.4265.0.copyload, 28
  %gep381.8.idx = shl i64 %.sroa.4265.0.copyload, 5
  %gep381.9.idx = mul i64 %.sroa.4265.0.copyload, 36
  %gep381.10.idx = mul i64 %.sroa.4265.0.copyload, 40
  br label %.lr.ph384

.preheader354:                                    ; preds = %.lr.ph384, %.critedge289.preheader
  %.sroa.0789.0 = phi <16 x float> [ %565, %.critedge289.preheader ], [ %592, %.lr.ph384 ]
  %.sroa.6792.0 = phi <16 x float> [ %564, %.critedge289.preheader ], [ %596, %.lr.ph384 ]
  %.sroa.10795.0 = phi <16 x float> [ %566, %.critedge289.preheader ], [ %600, %.lr.ph384 ]
  %.sroa.14798.0 = phi <16 x float> [ %563, %.critedge289.preheader ], [ %604, %.lr.ph384 ]
  %.sroa.18801.0 = phi <16 x float> [ %567, %.critedge289.preheader ], [ %608, %.lr.ph384 ]
  %.sroa.22804.0 = phi <16 x float> [ %562, %.critedge289.preheader ], [ %612, %.lr.ph384 ]
  %.sroa.26807.0 = phi <16 x float> [ %568, %.critedge289.preheader ], [ %616, %.lr.ph384 ]
  %.sroa.30810.0 = phi <16 x float> [ %561, %.critedge289.preheader ], [ %620, %.lr.ph384 ]
  %.sroa.34813.0 = phi <16 x float> [ %569, %.critedge289.preheader ], [ %624, %.lr.ph384 ]
  %.sroa.38816.0 = phi <16 x float> [ %560, %.critedge289.preheader ], [ %628, %.lr.ph384 ]
  %.sroa.42819.0 = phi <16 x float> [ %570, %.critedge289.preheader ], [ %632, %.lr.ph384 ]
  store <16 x float> %.sroa.0789.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6792.0, ptr %571, align 4, !tbaa !161
  store <16 x float> %.sroa.10795.0, ptr %572, align 4, !tbaa !161
  store <16 x float> %.sroa.14798.0, ptr %573, align 4, !tbaa !161
  store <16 x float> %.sroa.18801.0, ptr %574, align 4, !tbaa !161
  store <16 x float> %.sroa.22804.0, ptr %575, align 4, !tbaa !161
  store <16 x float> %.sroa.26807.0, ptr %576, align 4, !tbaa !161
  store <16 x float> %.sroa.30810.0, ptr %577, align 4, !tbaa !161
  store <16 x float> %.sroa.34813.0, ptr %578, align 4, !tbaa !161
  store <16 x float> %.sroa.38816.0, ptr %579, align 4, !tbaa !161
  store <16 x float> %.sroa.42819.0, ptr %580, align 4, !tbaa !161
  br label %739

.lr.ph384:                                        ; preds = %.lr.ph384.preheader, %.lr.ph384
  %.sroa.0789.1 = phi <16 x float> [ %565, %.lr.ph384.preheader ], [ %592, %.lr.ph384 ]
  %.sroa.6792.1 = phi <16 x float> [ %564, %.lr.ph384.preheader ], [ %596, %.lr.ph384 ]
  %.sroa.10795.1 = phi <16 x float> [ %566, %.lr.ph384.preheader ], [ %600, %.lr.ph384 ]
  %.sroa.14798.1 = phi <16 x float> [ %563, %.lr.ph384.preheader ], [ %604, %.lr.ph384 ]
  %.sroa.18801.1 = phi <16 x float> [ %567, %.lr.ph384.preheader ], [ %608, %.lr.ph384 ]
  %.sroa.22804.1 = phi <16 x float> [ %562, %.lr.ph384.preheader ], [ %612, %.lr.ph384 ]
  %.sroa.26807.1 = phi <16 x float> [ %568, %.lr.ph384.preheader ], [ %616, %.lr.ph384 ]
  %.sroa.30810.1 = phi <16 x float> [ %561, %.lr.ph384.preheader ], [ %620, %.lr.ph384 ]
  %.sroa.34813.1 = phi <16 x float> [ %569, %.lr.ph384.preheader ], [ %624, %.lr.ph384 ]
  %.sroa.38816.1 = phi <16 x float> [ %560, %.lr.ph384.preheader ], [ %628, %.lr.ph384 ]
  %.sroa.42819.1 = phi <16 x float> [ %570, %.lr.ph384.preheader ], [ %632, %.lr.ph384 ]
  %.067.i209383 = phi i64 [ 0, %.lr.ph384.preheader ], [ %633, %.lr.ph384 ]
  %582 = mul nsw i64 %.067.i209383, %2
  %583 = getelementptr inbounds float, ptr %1, i64 %582
  %584 = load <16 x float>, ptr %583, align 4, !tbaa !161
  %585 = add nuw nsw i64 %.067.i209383, 8
  %586 = mul nsw i64 %585, %2
  %587 = getelementptr inbounds float, ptr %1, i64 %586
  tail call void @llvm.prefetch.p0(ptr %587, i32 0, i32 3, i32 1)
  %588 = mul nsw i64 %.067.i209383, %.sroa.5266.0.copyload
  %invariant.gep380 = getelementptr float, ptr %.sroa.0264.0.copyload, i64 %588
  %589 = load float, ptr %invariant.gep380, align 4, !tbaa !139
  %590 = insertelement <16 x float> poison, float %589, i64 0
  %591 = shufflevector <16 x float> %590, <16 x float> poison, <16 x i32> zeroinitializer
  %592 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %591, <16 x float> %584, <16 x float> %.sroa.0789.1)
  %gep381.1 = getelementptr float, ptr %invariant.gep380, i64 %.sroa.4265.0.copyload
  %593 = load float, ptr %gep381.1, align 4, !tbaa !139
  %594 = insertelement <16 x float> poison, float %593, i64 0
  %595 = shufflevector <16 x float> %594, <16 x float> poison, <16 x i32> zeroinitializer
  %596 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %595, <16 x float> %584, <16 x float> %.sroa.6792.1)
  %gep381.2 = getelementptr i8, ptr %invariant.gep380, i64 %gep381.2.idx
  %597 = load float, ptr %gep381.2, align 4, !tbaa !139
  %598 = insertelement <16 x float> poison, float %597, i64 0
  %599 = shufflevector <16 x float> %598, <16 x float> poison, <16 x i32> zeroinitializer
  %600 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %599, <16 x float> %584, <16 x float> %.sroa.10795.1)
  %gep381.3 = getelementptr i8, ptr %invariant.gep380, i64 %gep381.3.idx
  %601 = load float, ptr %gep381.3, align 4, !tbaa !139
  %602 = insertelement <16 x float> poison, float %601, i64 0
  %603 = shufflevector <16 x float> %602, <16 x float> poison, <16 x i32> zeroinitializer
  %604 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %603, <16 x float> %584, <16 x float> %.sroa.14798.1)
  %gep381.4 = getelementptr i8, ptr %invariant.gep380, i64 %gep381.4.idx
  %605 = load float, ptr %gep381.4, align 4, !tbaa !139
  %606 = insertelement <16 x float> poison, float %605, i64 0
  %607 = shufflevector <16 x float> %606, <16 x float> poison, <16 x i32> zeroinitializer
  %608 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %607, <16 x float> %584, <16 x float> %.sroa.18801.1)
  %gep381.5 = getelementptr i8, ptr %invariant.gep380, i64 %gep381.5.idx
  %609 = load float, ptr %gep381.5, align 4, !tbaa !139
  %610 = insertelement <16 x float> poison, float %609, i64 0
  %611 = shufflevector <16 x float> %610, <16 x float> poison, <16 x i32> zeroinitializer
  %612 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %611, <16 x float> %584, <16 x float> %.sroa.22804.1)
  %gep381.6 = getelementptr i8, ptr %invariant.gep380, i64 %gep381.6.idx
  %613 = load float, ptr %gep381.6, align 4, !tbaa !139
  %614 = insertelement <16 x float> poison, float %613, i64 0
  %615 = shufflevector <16 x float> %614, <16 x float> poison, <16 x i32> zeroinitializer
  %616 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %615, <16 x float> %584, <16 x float> %.sroa.26807.1)
  %gep381.7 = getelementptr i8, ptr %invariant.gep380, i64 %gep381.7.idx
  %617 = load float, ptr %gep381.7, align 4, !tbaa !139
  %618 = insertelement <16 x float> poison, float %617, i64 0
  %619 = shufflevector <16 x float> %618, <16 x float> poison, <16 x i32> zeroinitializer
  %620 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %619, <16 x float> %584, <16 x float> %.sroa.30810.1)
  %gep381.8 = getelementptr i8, ptr %invariant.gep380, i64 %gep381.8.idx
  %621 = load float, ptr %gep381.8, align 4, !tbaa !139
  %622 = insertelement <16 x float> poison, float %621, i64 0
  %623 = shufflevector <16 x float> %622, <16 x float> poison, <16 x i32> zeroinitializer
  %624 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %623, <16 x float> %584, <16 x float> %.sroa.34813.1)
  %gep381.9 = getelementptr i8, ptr %invariant.gep380, i64 %gep381.9.idx
  %625 = load float, ptr %gep381.9, align 4, !tbaa !139
  %626 = insertelement <16 x float> poison, float %625, i64 0
  %627 = shufflevector <16 x float> %626, <16 x float> poison, <16 x i32> zeroinitializer
  %628 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %627, <16 x float> %584, <16 x float> %.sroa.38816.1)
  %gep381.10 = getelementptr i8, ptr %invariant.gep380, i64 %gep381.10.idx
  %629 = load float, ptr %gep381.10, align 4, !tbaa !139
  %630 = insertelement <16 x float> poison, float %629, i64 0
  %631 = shufflevector <16 x float> %630, <16 x float> poison, <16 x i32> zeroinitializer
  %632 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %631, <16 x float> %584, <16 x float> %.sroa.42819.1)
  %633 = add nuw nsw i64 %.067.i209383, 1
  %exitcond522.not = icmp eq i64 %633, %3
  br i1 %exitcond522.not, label %.preheader354, label %.lr.ph384, !llvm.loop !185

.preheader364:                                    ; preds = %8
  %.sroa.0267.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4268.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4268.0.copyload = load i64, ptr %.sroa.4268.0..sroa_idx, align 8
  %.sroa.5269.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.5269.0.copyload = load i64, ptr %.sroa.5269.0..sroa_idx, align 8
  %.not.i234 = icmp eq i64 %7, 0
  br i1 %.not.i234, label %.preheader364.11..critedge291.preheader_crit_edge, label %634

.preheader364.11..critedge291.preheader_crit_edge: ; preds = %.preheader364
  %.pre884 = mul nsw i64 %6, 11
  br label %.critedge291.preheader

634:                                              ; preds = %.preheader364
  %635 = load <16 x float>, ptr %5, align 4, !tbaa !161
  %636 = getelementptr inbounds float, ptr %5, i64 %6
  %637 = load <16 x float>, ptr %636, align 4, !tbaa !161
  %.idx = shl nsw i64 %6, 3
  %638 = getelementptr inbounds i8, ptr %5, i64 %.idx
  %639 = load <16 x float>, ptr %638, align 4, !tbaa !161
  %.idx886 = mul i64 %6, 12
  %640 = getelementptr inbounds i8, ptr %5, i64 %.idx886
  %641 = load <16 x float>, ptr %640, align 4, !tbaa !161
  %.idx887 = shl nsw i64 %6, 4
  %642 = getelementptr inbounds i8, ptr %5, i64 %.idx887
  %643 = load <16 x float>, ptr %642, align 4, !tbaa !161
  %.idx888 = mul i64 %6, 20
  %644 = getelementptr inbounds i8, ptr %5, i64 %.idx888
  %645 = load <16 x float>, ptr %644, align 4, !tbaa !161
  %.idx889 = mul i64 %6, 24
  %646 = getelementptr inbounds i8, ptr %5, i64 %.idx889
  %647 = load <16 x float>, ptr %646, align 4, !tbaa !161
  %.idx890 = mul i64 %6, 28
  %648 = getelementptr inbounds i8, ptr %5, i64 %.idx890
  %649 = load <16 x float>, ptr %648, align 4, !tbaa !161
  %.idx891 = shl nsw i64 %6, 5
  %650 = getelementptr inbounds i8, ptr %5, i64 %.idx891
  %651 = load <16 x float>, ptr %650, align 4, !tbaa !161
  %.idx892 = mul i64 %6, 36
  %652 = getelementptr inbounds i8, ptr %5, i64 %.idx892
  %653 = load <16 x float>, ptr %652, align 4, !tbaa !161
  %.idx893 = mul i64 %6, 40
  %654 = getelementptr inbounds i8, ptr %5, i64 %.idx893
  %655 = load <16 x float>, ptr %654, align 4, !tbaa !161
  %656 = mul nsw i64 %6, 11
  %657 = getelementptr inbounds float, ptr %5, i64 %656
  %658 = load <16 x float>, ptr %657, align 4, !tbaa !161
  br label %.critedge291.preheader

.critedge291.preheader:                           ; preds = %.preheader364.11..critedge291.preheader_crit_edge, %634
  %659 = phi <16 x float> [ zeroinitializer, %.preheader364.11..critedge291.preheader_crit_edge ], [ %655, %634 ]
  %660 = phi <16 x float> [ zeroinitializer, %.preheader364.11..critedge291.preheader_crit_edge ], [ %651, %634 ]
  %661 = phi <16 x float> [ zeroinitializer, %.preheader364.11..critedge291.preheader_crit_edge ], [ %647, %634 ]
  %662 = phi <16 x float> [ zeroinitializer, %.preheader364.11..critedge291.preheader_crit_edge ], [ %643, %634 ]
  %663 = phi <16 x float> [ zeroinitializer, %.preheader364.11..critedge291.preheader_crit_edge ], [ %639, %634 ]
  %664 = phi <16 x float> [ zeroinitializer, %.preheader364.11..critedge291.preheader_crit_edge ], [ %635, %634 ]
  %665 = phi <16 x float> [ zeroinitializer, %.preheader364.11..critedge291.preheader_crit_edge ], [ %637, %634 ]
  %666 = phi <16 x float> [ zeroinitializer, %.preheader364.11..critedge291.preheader_crit_edge ], [ %641, %634 ]
  %667 = phi <16 x float> [ zeroinitializer, %.preheader364.11..critedge291.preheader_crit_edge ], [ %645, %634 ]
  %668 = phi <16 x float> [ zeroinitializer, %.preheader364.11..critedge291.preheader_crit_edge ], [ %649, %634 ]
  %669 = phi <16 x float> [ zeroinitializer, %.preheader364.11..critedge291.preheader_crit_edge ], [ %653, %634 ]
  %.pre-phi885 = phi i64 [ %.pre884, %.preheader364.11..critedge291.preheader_crit_edge ], [ %656, %634 ]
  %670 = phi <16 x float> [ zeroinitializer, %.preheader364.11..critedge291.preheader_crit_edge ], [ %658, %634 ]
  tail call void @llvm.prefetch.p0(ptr %5, i32 1, i32 3, i32 1)
  %671 = getelementptr inbounds float, ptr %5, i64 %6
  tail call void @llvm.prefetch.p0(ptr %671, i32 1, i32 3, i32 1)
  %.idx894 = shl nsw i64 %6, 3
  %672 = getelementptr inbounds i8, ptr %5, i64 %.idx894
  tail call void @llvm.prefetch.p0(ptr %672, i32 1, i32 3, i32 1)
  %.idx895 = mul i64 %6, 12
  %673 = getelementptr inbounds i8, ptr %5, i64 %.idx895
  tail call void @llvm.prefetch.p0(ptr %673, i32 1, i32 3, i32 1)
  %.idx896 = shl nsw i64 %6, 4
  %674 = getelementptr inbounds i8, ptr %5, i64 %.idx896
  tail call void @llvm.prefetch.p0(ptr %674, i32 1, i32 3, i32 1)
  %.idx897 = mul i64 %6, 20
  %675 = getelementptr inbounds i8, ptr %5, i64 %.idx897
  tail call void @llvm.prefetch.p0(ptr %675, i32 1, i32 3, i32 1)
  %.idx898 = mul i64 %6, 24
  %676 = getelementptr inbounds i8, ptr %5, i64 %.idx898
  tail call void @llvm.prefetch.p0(ptr %676, i32 1, i32 3, i32 1)
  %.idx899 = mul i64 %6, 28
  %677 = getelementptr inbounds i8, ptr %5, i64 %.idx899
  tail call void @llvm.prefetch.p0(ptr %677, i32 1, i32 3, i32 1)
  %.idx900 = shl nsw i64 %6, 5
  %678 = getelementptr inbounds i8, ptr %5, i64 %.idx900
  tail call void @llvm.prefetch.p0(ptr %678, i32 1, i32 3, i32 1)
  %.idx901 = mul i64 %6, 36
  %679 = getelementptr inbounds i8, ptr %5, i64 %.idx901
  tail call void @llvm.prefetch.p0(ptr %679, i32 1, i32 3, i32 1)
  %.idx902 = mul i64 %6, 40
  %680 = getelementptr inbounds i8, ptr %5, i64 %.idx902
  tail call void @llvm.prefetch.p0(ptr %680, i32 1, i32 3, i32 1)
  %681 = getelementptr inbounds float, ptr %5, i64 %.pre-phi885
  tail call void @llvm.prefetch.p0(ptr %681, i32 1, i32 3, i32 1)
  %682 = icmp sgt i64 %3, 0
  br i1 %682, label %.lr.ph.preheader, label %.preheader360

.lr.ph.preheader:                                 ; preds = %.critedge291.preheader
  %gep.2.idx = shl i64 %.sroa.4268.0.copyload, 3
  %gep.3.idx = mul i64 %.sroa.4268.0.copyload, 12
  %gep.4.idx = shl i64 %.sroa.4268.0.copyload, 4
  %gep.5.idx = mul i64 %.sroa.4268.0.copyload, 20
  %gep.6.idx = mul i64 %.sroa.4268.0.copyload, 24
  %gep.7.idx = mul i64 %.sroa.4268.0.copyload, 28
  %gep.8.idx = shl i64 %.sroa.4268.0.copyload, 5
  %gep.9.idx = mul i64 %.sroa.4268.0.copyload, 36
  %gep.10.idx = mul i64 %.sroa.4268.0.copyload, 40
  %gep.11.idx = mul i64 %.sroa.4268.0.copyload, 44
  br label %.lr.ph

.preheader360:                                    ; preds = %.lr.ph, %.critedge291.preheader
  %.sroa.0833.0 = phi <16 x float> [ %664, %.critedge291.preheader ], [ %693, %.lr.ph ]
  %.sroa.6836.0 = phi <16 x float> [ %665, %.critedge291.preheader ], [ %697, %.lr.ph ]
  %.sroa.10839.0 = phi <16 x float> [ %663, %.critedge291.preheader ], [ %701, %.lr.ph ]
  %.sroa.14842.0 = phi <16 x float> [ %666, %.critedge291.preheader ], [ %705, %.lr.ph ]
  %.sroa.18845.0 = phi <16 x float> [ %662, %.critedge291.preheader ], [ %709, %.lr.ph ]
  %.sroa.22848.0 = phi <16 x float> [ %667, %.critedge291.preheader ], [ %713, %.lr.ph ]
  %.sroa.26851.0 = phi <16 x float> [ %661, %.critedge291.preheader ], [ %717, %.lr.ph ]
  %.sroa.30854.0 = phi <16 x float> [ %668, %.critedge291.preheader ], [ %721, %.lr.ph ]
  %.sroa.34857.0 = phi <16 x float> [ %660, %.critedge291.preheader ], [ %725, %.lr.ph ]
  %.sroa.38860.0 = phi <16 x float> [ %669, %.critedge291.preheader ], [ %729, %.lr.ph ]
  %.sroa.42863.0 = phi <16 x float> [ %659, %.critedge291.preheader ], [ %733, %.lr.ph ]
  %.sroa.46866.0 = phi <16 x float> [ %670, %.critedge291.preheader ], [ %737, %.lr.ph ]
  store <16 x float> %.sroa.0833.0, ptr %5, align 4, !tbaa !161
  store <16 x float> %.sroa.6836.0, ptr %671, align 4, !tbaa !161
  store <16 x float> %.sroa.10839.0, ptr %672, align 4, !tbaa !161
  store <16 x float> %.sroa.14842.0, ptr %673, align 4, !tbaa !161
  store <16 x float> %.sroa.18845.0, ptr %674, align 4, !tbaa !161
  store <16 x float> %.sroa.22848.0, ptr %675, align 4, !tbaa !161
  store <16 x float> %.sroa.26851.0, ptr %676, align 4, !tbaa !161
  store <16 x float> %.sroa.30854.0, ptr %677, align 4, !tbaa !161
  store <16 x float> %.sroa.34857.0, ptr %678, align 4, !tbaa !161
  store <16 x float> %.sroa.38860.0, ptr %679, align 4, !tbaa !161
  store <16 x float> %.sroa.42863.0, ptr %680, align 4, !tbaa !161
  store <16 x float> %.sroa.46866.0, ptr %681, align 4, !tbaa !161
  br label %739

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.sroa.0833.1 = phi <16 x float> [ %664, %.lr.ph.preheader ], [ %693, %.lr.ph ]
  %.sroa.6836.1 = phi <16 x float> [ %665, %.lr.ph.preheader ], [ %697, %.lr.ph ]
  %.sroa.10839.1 = phi <16 x float> [ %663, %.lr.ph.preheader ], [ %701, %.lr.ph ]
  %.sroa.14842.1 = phi <16 x float> [ %666, %.lr.ph.preheader ], [ %705, %.lr.ph ]
  %.sroa.18845.1 = phi <16 x float> [ %662, %.lr.ph.preheader ], [ %709, %.lr.ph ]
  %.sroa.22848.1 = phi <16 x float> [ %667, %.lr.ph.preheader ], [ %713, %.lr.ph ]
  %.sroa.26851.1 = phi <16 x float> [ %661, %.lr.ph.preheader ], [ %717, %.lr.ph ]
  %.sroa.30854.1 = phi <16 x float> [ %668, %.lr.ph.preheader ], [ %721, %.lr.ph ]
  %.sroa.34857.1 = phi <16 x float> [ %660, %.lr.ph.preheader ], [ %725, %.lr.ph ]
  %.sroa.38860.1 = phi <16 x float> [ %669, %.lr.ph.preheader ], [ %729, %.lr.ph ]
  %.sroa.42863.1 = phi <16 x float> [ %659, %.lr.ph.preheader ], [ %733, %.lr.ph ]
  %.sroa.46866.1 = phi <16 x float> [ %670, %.lr.ph.preheader ], [ %737, %.lr.ph ]
  %.067.i224371 = phi i64 [ 0, %.lr.ph.preheader ], [ %738, %.lr.ph ]
  %683 = mul nsw i64 %.067.i224371, %2
  %684 = getelementptr inbounds float, ptr %1, i64 %683
  %685 = load <16 x float>, ptr %684, align 4, !tbaa !161
  %686 = add nuw nsw i64 %.067.i224371, 8
  %687 = mul nsw i64 %686, %2
  %688 = getelementptr inbounds float, ptr %1, i64 %687
  tail call void @llvm.prefetch.p0(ptr %688, i32 0, i32 3, i32 1)
  %689 = mul nsw i64 %.067.i224371, %.sroa.5269.0.copyload
  %invariant.gep = getelementptr float, ptr %.sroa.0267.0.copyload, i64 %689
  %690 = load float, ptr %invariant.gep, align 4, !tbaa !139
  %691 = insertelement <16 x float> poison, float %690, i64 0
  %692 = shufflevector <16 x float> %691, <16 x float> poison, <16 x i32> zeroinitializer
  %693 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %692, <16 x float> %685, <16 x float> %.sroa.0833.1)
  %gep.1 = getelementptr float, ptr %invariant.gep, i64 %.sroa.4268.0.copyload
  %694 = load float, ptr %gep.1, align 4, !tbaa !139
  %695 = insertelement <16 x float> poison, float %694, i64 0
  %696 = shufflevector <16 x float> %695, <16 x float> poison, <16 x i32> zeroinitializer
  %697 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %696, <16 x float> %685, <16 x float> %.sroa.6836.1)
  %gep.2 = getelementptr i8, ptr %invariant.gep, i64 %gep.2.idx
  %698 = load float, ptr %gep.2, align 4, !tbaa !139
  %699 = insertelement <16 x float> poison, float %698, i64 0
  %700 = shufflevector <16 x float> %699, <16 x float> poison, <16 x i32> zeroinitializer
  %701 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %700, <16 x float> %685, <16 x float> %.sroa.10839.1)
  %gep.3 = getelementptr i8, ptr %invariant.gep, i64 %gep.3.idx
  %702 = load float, ptr %gep.3, align 4, !tbaa !139
  %703 = insertelement <16 x float> poison, float %702, i64 0
  %704 = shufflevector <16 x float> %703, <16 x float> poison, <16 x i32> zeroinitializer
  %705 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %704, <16 x float> %685, <16 x float> %.sroa.14842.1)
  %gep.4 = getelementptr i8, ptr %invariant.gep, i64 %gep.4.idx
  %706 = load float, ptr %gep.4, align 4, !tbaa !139
  %707 = insertelement <16 x float> poison, float %706, i64 0
  %708 = shufflevector <16 x float> %707, <16 x float> poison, <16 x i32> zeroinitializer
  %709 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %708, <16 x float> %685, <16 x float> %.sroa.18845.1)
  %gep.5 = getelementptr i8, ptr %invariant.gep, i64 %gep.5.idx
  %710 = load float, ptr %gep.5, align 4, !tbaa !139
  %711 = insertelement <16 x float> poison, float %710, i64 0
  %712 = shufflevector <16 x float> %711, <16 x float> poison, <16 x i32> zeroinitializer
  %713 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %712, <16 x float> %685, <16 x float> %.sroa.22848.1)
  %gep.6 = getelementptr i8, ptr %invariant.gep, i64 %gep.6.idx
  %714 = load float, ptr %gep.6, align 4, !tbaa !139
  %715 = insertelement <16 x float> poison, float %714, i64 0
  %716 = shufflevector <16 x float> %715, <16 x float> poison, <16 x i32> zeroinitializer
  %717 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %716, <16 x float> %685, <16 x float> %.sroa.26851.1)
  %gep.7 = getelementptr i8, ptr %invariant.gep, i64 %gep.7.idx
  %718 = load float, ptr %gep.7, align 4, !tbaa !139
  %719 = insertelement <16 x float> poison, float %718, i64 0
  %720 = shufflevector <16 x float> %719, <16 x float> poison, <16 x i32> zeroinitializer
  %721 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %720, <16 x float> %685, <16 x float> %.sroa.30854.1)
  %gep.8 = getelementptr i8, ptr %invariant.gep, i64 %gep.8.idx
  %722 = load float, ptr %gep.8, align 4, !tbaa !139
  %723 = insertelement <16 x float> poison, float %722, i64 0
  %724 = shufflevector <16 x float> %723, <16 x float> poison, <16 x i32> zeroinitializer
  %725 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %724, <16 x float> %685, <16 x float> %.sroa.34857.1)
  %gep.9 = getelementptr i8, ptr %invariant.gep, i64 %gep.9.idx
  %726 = load float, ptr %gep.9, align 4, !tbaa !139
  %727 = insertelement <16 x float> poison, float %726, i64 0
  %728 = shufflevector <16 x float> %727, <16 x float> poison, <16 x i32> zeroinitializer
  %729 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %728, <16 x float> %685, <16 x float> %.sroa.38860.1)
  %gep.10 = getelementptr i8, ptr %invariant.gep, i64 %gep.10.idx
  %730 = load float, ptr %gep.10, align 4, !tbaa !139
  %731 = insertelement <16 x float> poison, float %730, i64 0
  %732 = shufflevector <16 x float> %731, <16 x float> poison, <16 x i32> zeroinitializer
  %733 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %732, <16 x float> %685, <16 x float> %.sroa.42863.1)
  %gep.11 = getelementptr i8, ptr %invariant.gep, i64 %gep.11.idx
  %734 = load float, ptr %gep.11, align 4, !tbaa !139
  %735 = insertelement <16 x float> poison, float %734, i64 0
  %736 = shufflevector <16 x float> %735, <16 x float> poison, <16 x i32> zeroinitializer
  %737 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %736, <16 x float> %685, <16 x float> %.sroa.46866.1)
  %738 = add nuw nsw i64 %.067.i224371, 1
  %exitcond.not = icmp eq i64 %738, %3
  br i1 %exitcond.not, label %.preheader360, label %.lr.ph, !llvm.loop !185

739:                                              ; preds = %.preheader360, %.preheader354, %.preheader348, %.preheader342, %.preheader336, %.preheader330, %.preheader324, %.preheader318, %.preheader312, %.preheader306, %.preheader300, %.preheader292, %8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #3

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @move_by_momentum(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) unnamed_addr #7 {
  %8 = alloca <16 x float>, align 4
  %9 = alloca <16 x float>, align 4
  %10 = alloca <16 x float>, align 4
  %11 = alloca <16 x float>, align 4
  %12 = alloca <16 x float>, align 4
  %13 = sdiv i64 %6, 16
  %14 = shl nsw i64 %13, 4
  %.sroa.0.0.copyload = load ptr, ptr %0, align 8, !tbaa !186
  %.sroa.9.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.9.0.copyload = load ptr, ptr %.sroa.9.0..sroa_idx, align 8, !tbaa !186
  %15 = icmp sgt i64 %5, 0
  br i1 %15, label %.lr.ph91, label %move_rows.exit

.lr.ph91:                                         ; preds = %7
  %.sroa.19.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 68
  %.sroa.19.0.copyload = load float, ptr %.sroa.19.0..sroa_idx, align 4, !tbaa !139
  %.sroa.17.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 64
  %.sroa.17.0.copyload = load float, ptr %.sroa.17.0..sroa_idx, align 8, !tbaa !139
  %.sroa.1564.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 56
  %.sroa.1564.0.copyload = load i64, ptr %.sroa.1564.0..sroa_idx, align 8, !tbaa !109
  %16 = icmp sgt i64 %6, 15
  %17 = insertelement <16 x float> poison, float %.sroa.19.0.copyload, i64 0
  %18 = shufflevector <16 x float> %17, <16 x float> poison, <16 x i32> zeroinitializer
  %.not.i6 = icmp eq i64 %.sroa.1564.0.copyload, 0
  %19 = insertelement <16 x float> poison, float %.sroa.17.0.copyload, i64 0
  %20 = shufflevector <16 x float> %19, <16 x float> poison, <16 x i32> zeroinitializer
  %21 = icmp slt i64 %14, %6
  %22 = add i64 %14, %3
  %23 = sub nsw i64 %6, %14
  %24 = icmp eq i64 %23, 16
  %25 = and i64 %6, 8
  %.not.i21 = icmp eq i64 %25, 0
  %26 = getelementptr inbounds i8, ptr %10, i64 32
  %27 = and i64 %6, 4
  %.not22.i24 = icmp eq i64 %27, 0
  %28 = and i64 %6, 2
  %.not23.i27 = icmp eq i64 %28, 0
  %29 = and i64 %6, 1
  %.not24.i30 = icmp eq i64 %29, 0
  %30 = getelementptr inbounds i8, ptr %11, i64 32
  %31 = getelementptr inbounds i8, ptr %12, i64 32
  %32 = getelementptr inbounds i8, ptr %8, i64 32
  %33 = getelementptr inbounds i8, ptr %9, i64 32
  br label %34

34:                                               ; preds = %.lr.ph91, %moved_at.exit
  %.030.i89 = phi i64 [ 0, %.lr.ph91 ], [ %162, %moved_at.exit ]
  %35 = mul nsw i64 %.030.i89, %2
  %36 = getelementptr inbounds float, ptr %1, i64 %35
  br i1 %16, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %34
  %37 = mul nsw i64 %.030.i89, %4
  %38 = add nsw i64 %37, %3
  br label %39

._crit_edge:                                      ; preds = %momentum_at.exit7, %34
  br i1 %21, label %57, label %moved_at.exit

39:                                               ; preds = %.lr.ph, %momentum_at.exit7
  %.0.i88 = phi i64 [ 0, %.lr.ph ], [ %55, %momentum_at.exit7 ]
  %40 = add nsw i64 %38, %.0.i88
  %41 = getelementptr inbounds float, ptr %36, i64 %.0.i88
  %42 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %40
  %43 = load <16 x float>, ptr %42, align 4, !tbaa !161
  %44 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %40
  %45 = load <16 x float>, ptr %44, align 4, !tbaa !161
  %46 = load <16 x float>, ptr %41, align 4, !tbaa !161
  %47 = fmul <16 x float> %18, %45
  %48 = fadd <16 x float> %47, %46
  br i1 %.not.i6, label %momentum_at.exit7, label %49

49:                                               ; preds = %39
  %50 = fmul <16 x float> %18, %48
  %51 = fadd <16 x float> %46, %50
  br label %momentum_at.exit7

momentum_at.exit7:                                ; preds = %39, %49
  %52 = phi <16 x float> [ %51, %49 ], [ %48, %39 ]
  %53 = fmul <16 x float> %20, %52
  %54 = fsub <16 x float> %43, %53
  store <16 x float> %48, ptr %44, align 4, !tbaa !161
  store <16 x float> %54, ptr %42, align 4, !tbaa !161
  %55 = add nuw nsw i64 %.0.i88, 16
  %56 = icmp slt i64 %55, %14
  br i1 %56, label %39, label %._crit_edge, !llvm.loop !187

57:                                               ; preds = %._crit_edge
  %58 = mul nsw i64 %.030.i89, %4
  %59 = add i64 %22, %58
  %60 = getelementptr inbounds float, ptr %36, i64 %14
  %61 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %59
  br i1 %24, label %94, label %62

62:                                               ; preds = %57
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #15
  store <16 x float> zeroinitializer, ptr %10, align 4, !tbaa !161
  br i1 %.not.i21, label %65, label %63

63:                                               ; preds = %62
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %10, ptr noundef nonnull align 4 dereferenceable(32) %61, i64 32, i1 false)
  %64 = getelementptr inbounds i8, ptr %61, i64 32
  br label %65

65:                                               ; preds = %63, %62
  %.019.i22 = phi ptr [ %26, %63 ], [ %10, %62 ]
  %.0.i23 = phi ptr [ %64, %63 ], [ %61, %62 ]
  br i1 %.not22.i24, label %69, label %66

66:                                               ; preds = %65
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i22, ptr noundef nonnull align 4 dereferenceable(16) %.0.i23, i64 16, i1 false)
  %67 = getelementptr inbounds i8, ptr %.019.i22, i64 16
  %68 = getelementptr inbounds i8, ptr %.0.i23, i64 16
  br label %69

69:                                               ; preds = %66, %65
  %.120.i25 = phi ptr [ %67, %66 ], [ %.019.i22, %65 ]
  %.1.i26 = phi ptr [ %68, %66 ], [ %.0.i23, %65 ]
  br i1 %.not23.i27, label %74, label %70

70:                                               ; preds = %69
  %71 = load i64, ptr %.1.i26, align 4
  store i64 %71, ptr %.120.i25, align 4
  %72 = getelementptr inbounds i8, ptr %.120.i25, i64 8
  %73 = getelementptr inbounds i8, ptr %.1.i26, i64 8
  br label %74

74:                                               ; preds = %70, %69
  %.221.i28 = phi ptr [ %72, %70 ], [ %.120.i25, %69 ]
  %.2.i29 = phi ptr [ %73, %70 ], [ %.1.i26, %69 ]
  br i1 %.not24.i30, label %77, label %75

75:                                               ; preds = %74
  %76 = load i32, ptr %.2.i29, align 4
  store i32 %76, ptr %.221.i28, align 4
  br label %77

77:                                               ; preds = %74, %75
  %78 = load <16 x float>, ptr %10, align 4, !tbaa !161
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #15
  %79 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %59
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #15
  store <16 x float> zeroinitializer, ptr %11, align 4, !tbaa !161
  br i1 %.not.i21, label %82, label %80

80:                                               ; preds = %77
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %11, ptr noundef nonnull align 4 dereferenceable(32) %79, i64 32, i1 false)
  %81 = getelementptr inbounds i8, ptr %79, i64 32
  br label %82

82:                                               ; preds = %80, %77
  %.019.i33 = phi ptr [ %30, %80 ], [ %11, %77 ]
  %.0.i34 = phi ptr [ %81, %80 ], [ %79, %77 ]
  br i1 %.not22.i24, label %86, label %83

83:                                               ; preds = %82
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i33, ptr noundef nonnull align 4 dereferenceable(16) %.0.i34, i64 16, i1 false)
  %84 = getelementptr inbounds i8, ptr %.019.i33, i64 16
  %85 = getelementptr inbounds i8, ptr %.0.i34, i64 16
  br label %86

86:                                               ; preds = %83, %82
  %.120.i36 = phi ptr [ %84, %83 ], [ %.019.i33, %82 ]
  %.1.i37 = phi ptr [ %85, %83 ], [ %.0.i34, %82 ]
  br i1 %.not23.i27, label %91, label %87

87:                                               ; preds = %86
  %88 = load i64, ptr %.1.i37, align 4
  store i64 %88, ptr %.120.i36, align 4
  %89 = getelementptr inbounds i8, ptr %.120.i36, i64 8
  %90 = getelementptr inbounds i8, ptr %.1.i37, i64 8
  br label %91

91:                                               ; preds = %87, %86
  %.221.i39 = phi ptr [ %89, %87 ], [ %.120.i36, %86 ]
  %.2.i40 = phi ptr [ %90, %87 ], [ %.1.i37, %86 ]
  br i1 %.not24.i30, label %99, label %92

92:                                               ; preds = %91
  %93 = load i32, ptr %.2.i40, align 4
  store i32 %93, ptr %.221.i39, align 4
  br label %99

94:                                               ; preds = %57
  %95 = load <16 x float>, ptr %61, align 4, !tbaa !161
  %96 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %59
  %97 = load <16 x float>, ptr %96, align 4, !tbaa !161
  %98 = load <16 x float>, ptr %60, align 4, !tbaa !161
  br label %116

99:                                               ; preds = %91, %92
  %100 = load <16 x float>, ptr %11, align 4, !tbaa !161
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #15
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12) #15
  store <16 x float> zeroinitializer, ptr %12, align 4, !tbaa !161
  br i1 %.not.i21, label %103, label %101

101:                                              ; preds = %99
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %12, ptr noundef nonnull align 4 dereferenceable(32) %60, i64 32, i1 false)
  %102 = getelementptr inbounds i8, ptr %60, i64 32
  br label %103

103:                                              ; preds = %101, %99
  %.019.i44 = phi ptr [ %31, %101 ], [ %12, %99 ]
  %.0.i45 = phi ptr [ %102, %101 ], [ %60, %99 ]
  br i1 %.not22.i24, label %107, label %104

104:                                              ; preds = %103
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i44, ptr noundef nonnull align 4 dereferenceable(16) %.0.i45, i64 16, i1 false)
  %105 = getelementptr inbounds i8, ptr %.019.i44, i64 16
  %106 = getelementptr inbounds i8, ptr %.0.i45, i64 16
  br label %107

107:                                              ; preds = %104, %103
  %.120.i47 = phi ptr [ %105, %104 ], [ %.019.i44, %103 ]
  %.1.i48 = phi ptr [ %106, %104 ], [ %.0.i45, %103 ]
  br i1 %.not23.i27, label %112, label %108

108:                                              ; preds = %107
  %109 = load i64, ptr %.1.i48, align 4
  store i64 %109, ptr %.120.i47, align 4
  %110 = getelementptr inbounds i8, ptr %.120.i47, i64 8
  %111 = getelementptr inbounds i8, ptr %.1.i48, i64 8
  br label %112

112:                                              ; preds = %108, %107
  %.221.i50 = phi ptr [ %110, %108 ], [ %.120.i47, %107 ]
  %.2.i51 = phi ptr [ %111, %108 ], [ %.1.i48, %107 ]
  br i1 %.not24.i30, label %copy_some.exit53, label %113

113:                                              ; preds = %112
  %114 = load i32, ptr %.2.i51, align 4
  store i32 %114, ptr %.221.i50, align 4
  br label %copy_some.exit53

copy_some.exit53:                                 ; preds = %112, %113
  %115 = load <16 x float>, ptr %12, align 4, !tbaa !161
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12) #15
  br label %116

116:                                              ; preds = %copy_some.exit53, %94
  %117 = phi <16 x float> [ %97, %94 ], [ %100, %copy_some.exit53 ]
  %118 = phi <16 x float> [ %95, %94 ], [ %78, %copy_some.exit53 ]
  %119 = phi <16 x float> [ %98, %94 ], [ %115, %copy_some.exit53 ]
  %120 = fmul <16 x float> %18, %117
  %121 = fadd <16 x float> %120, %119
  br i1 %.not.i6, label %momentum_at.exit, label %122

122:                                              ; preds = %116
  %123 = fmul <16 x float> %18, %121
  %124 = fadd <16 x float> %119, %123
  br label %momentum_at.exit

momentum_at.exit:                                 ; preds = %116, %122
  %125 = phi <16 x float> [ %124, %122 ], [ %121, %116 ]
  %126 = fmul <16 x float> %20, %125
  %127 = fsub <16 x float> %118, %126
  %128 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %59
  br i1 %24, label %144, label %129

129:                                              ; preds = %momentum_at.exit
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8)
  store <16 x float> %121, ptr %8, align 4, !tbaa !161
  br i1 %.not.i21, label %132, label %130

130:                                              ; preds = %129
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %128, ptr noundef nonnull align 4 dereferenceable(32) %8, i64 32, i1 false)
  %131 = getelementptr inbounds i8, ptr %128, i64 32
  br label %132

132:                                              ; preds = %130, %129
  %.019.i = phi ptr [ %131, %130 ], [ %128, %129 ]
  %.0.i9 = phi ptr [ %32, %130 ], [ %8, %129 ]
  br i1 %.not22.i24, label %136, label %133

133:                                              ; preds = %132
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i, ptr noundef nonnull align 4 dereferenceable(16) %.0.i9, i64 16, i1 false)
  %134 = getelementptr inbounds i8, ptr %.019.i, i64 16
  %135 = getelementptr inbounds i8, ptr %.0.i9, i64 16
  br label %136

136:                                              ; preds = %133, %132
  %.120.i = phi ptr [ %134, %133 ], [ %.019.i, %132 ]
  %.1.i = phi ptr [ %135, %133 ], [ %.0.i9, %132 ]
  br i1 %.not23.i27, label %141, label %137

137:                                              ; preds = %136
  %138 = load i64, ptr %.1.i, align 4
  store i64 %138, ptr %.120.i, align 4
  %139 = getelementptr inbounds i8, ptr %.120.i, i64 8
  %140 = getelementptr inbounds i8, ptr %.1.i, i64 8
  br label %141

141:                                              ; preds = %137, %136
  %.221.i = phi ptr [ %139, %137 ], [ %.120.i, %136 ]
  %.2.i = phi ptr [ %140, %137 ], [ %.1.i, %136 ]
  br i1 %.not24.i30, label %146, label %142

142:                                              ; preds = %141
  %143 = load i32, ptr %.2.i, align 4
  store i32 %143, ptr %.221.i, align 4
  br label %146

144:                                              ; preds = %momentum_at.exit
  store <16 x float> %121, ptr %128, align 4, !tbaa !161
  %145 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %59
  store <16 x float> %127, ptr %145, align 4, !tbaa !161
  br label %moved_at.exit

146:                                              ; preds = %141, %142
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8)
  %147 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %59
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9)
  store <16 x float> %127, ptr %9, align 4, !tbaa !161
  br i1 %.not.i21, label %150, label %148

148:                                              ; preds = %146
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %147, ptr noundef nonnull align 4 dereferenceable(32) %9, i64 32, i1 false)
  %149 = getelementptr inbounds i8, ptr %147, i64 32
  br label %150

150:                                              ; preds = %148, %146
  %.019.i11 = phi ptr [ %149, %148 ], [ %147, %146 ]
  %.0.i12 = phi ptr [ %33, %148 ], [ %9, %146 ]
  br i1 %.not22.i24, label %154, label %151

151:                                              ; preds = %150
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i11, ptr noundef nonnull align 4 dereferenceable(16) %.0.i12, i64 16, i1 false)
  %152 = getelementptr inbounds i8, ptr %.019.i11, i64 16
  %153 = getelementptr inbounds i8, ptr %.0.i12, i64 16
  br label %154

154:                                              ; preds = %151, %150
  %.120.i14 = phi ptr [ %152, %151 ], [ %.019.i11, %150 ]
  %.1.i15 = phi ptr [ %153, %151 ], [ %.0.i12, %150 ]
  br i1 %.not23.i27, label %159, label %155

155:                                              ; preds = %154
  %156 = load i64, ptr %.1.i15, align 4
  store i64 %156, ptr %.120.i14, align 4
  %157 = getelementptr inbounds i8, ptr %.120.i14, i64 8
  %158 = getelementptr inbounds i8, ptr %.1.i15, i64 8
  br label %159

159:                                              ; preds = %155, %154
  %.221.i17 = phi ptr [ %157, %155 ], [ %.120.i14, %154 ]
  %.2.i18 = phi ptr [ %158, %155 ], [ %.1.i15, %154 ]
  br i1 %.not24.i30, label %copy_some.exit20, label %160

160:                                              ; preds = %159
  %161 = load i32, ptr %.2.i18, align 4
  store i32 %161, ptr %.221.i17, align 4
  br label %copy_some.exit20

copy_some.exit20:                                 ; preds = %159, %160
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9)
  br label %moved_at.exit

moved_at.exit:                                    ; preds = %copy_some.exit20, %144, %._crit_edge
  %162 = add nuw nsw i64 %.030.i89, 1
  %exitcond.not = icmp eq i64 %162, %5
  br i1 %exitcond.not, label %move_rows.exit, label %34, !llvm.loop !188

move_rows.exit:                                   ; preds = %moved_at.exit, %7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @move_by_adam(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) unnamed_addr #7 {
  %8 = alloca <16 x float>, align 4
  %9 = alloca <16 x float>, align 4
  %10 = alloca <16 x float>, align 4
  %11 = alloca <16 x float>, align 4
  %12 = alloca <16 x float>, align 4
  %13 = alloca <16 x float>, align 4
  %14 = alloca <16 x float>, align 4
  %15 = alloca <16 x float>, align 4
  %16 = alloca <16 x float>, align 4
  %17 = sdiv i64 %6, 16
  %18 = shl nsw i64 %17, 4
  %.sroa.0.0.copyload = load ptr, ptr %0, align 8, !tbaa !186
  %.sroa.9.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.9.0.copyload = load ptr, ptr %.sroa.9.0..sroa_idx, align 8, !tbaa !186
  %.sroa.15.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.15.0.copyload = load ptr, ptr %.sroa.15.0..sroa_idx, align 8, !tbaa !186
  %.sroa.21.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 24
  %.sroa.21.0.copyload = load ptr, ptr %.sroa.21.0..sroa_idx, align 8, !tbaa !186
  %19 = icmp sgt i64 %5, 0
  br i1 %19, label %.lr.ph217, label %move_rows.exit

.lr.ph217:                                        ; preds = %7
  %.sroa.43.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 84
  %.sroa.43.0.copyload = load float, ptr %.sroa.43.0..sroa_idx, align 4, !tbaa !139
  %.sroa.41.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 80
  %.sroa.41.0.copyload = load float, ptr %.sroa.41.0..sroa_idx, align 8, !tbaa !139
  %.sroa.39.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 76
  %.sroa.39.0.copyload = load float, ptr %.sroa.39.0..sroa_idx, align 4, !tbaa !139
  %.sroa.35.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 72
  %.sroa.35.0.copyload = load float, ptr %.sroa.35.0..sroa_idx, align 8, !tbaa !139
  %.sroa.31.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 68
  %.sroa.31.0.copyload = load float, ptr %.sroa.31.0..sroa_idx, align 4, !tbaa !139
  %.sroa.29.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 64
  %.sroa.29.0.copyload = load float, ptr %.sroa.29.0..sroa_idx, align 8, !tbaa !139
  %.sroa.27129.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 56
  %.sroa.27129.0.copyload = load i64, ptr %.sroa.27129.0..sroa_idx, align 8, !tbaa !109
  %20 = icmp sgt i64 %6, 15
  %.not.i = icmp eq ptr %.sroa.21.0.copyload, null
  %21 = insertelement <16 x float> poison, float %.sroa.31.0.copyload, i64 0
  %22 = shufflevector <16 x float> %21, <16 x float> poison, <16 x i32> zeroinitializer
  %23 = insertelement <16 x float> poison, float %.sroa.35.0.copyload, i64 0
  %24 = shufflevector <16 x float> %23, <16 x float> poison, <16 x i32> zeroinitializer
  %25 = insertelement <16 x float> poison, float %.sroa.39.0.copyload, i64 0
  %26 = shufflevector <16 x float> %25, <16 x float> poison, <16 x i32> zeroinitializer
  %27 = insertelement <16 x float> poison, float %.sroa.41.0.copyload, i64 0
  %28 = shufflevector <16 x float> %27, <16 x float> poison, <16 x i32> zeroinitializer
  %.not29.i15 = icmp eq i64 %.sroa.27129.0.copyload, 0
  %29 = insertelement <16 x float> poison, float %.sroa.43.0.copyload, i64 0
  %30 = shufflevector <16 x float> %29, <16 x float> poison, <16 x i32> zeroinitializer
  %31 = insertelement <16 x float> poison, float %.sroa.29.0.copyload, i64 0
  %32 = shufflevector <16 x float> %31, <16 x float> poison, <16 x i32> zeroinitializer
  %33 = icmp slt i64 %18, %6
  %34 = add i64 %18, %3
  %35 = sub nsw i64 %6, %18
  %36 = icmp eq i64 %35, 16
  %37 = and i64 %6, 8
  %.not.i52 = icmp eq i64 %37, 0
  %38 = getelementptr inbounds i8, ptr %12, i64 32
  %39 = and i64 %6, 4
  %.not22.i55 = icmp eq i64 %39, 0
  %40 = and i64 %6, 2
  %.not23.i58 = icmp eq i64 %40, 0
  %41 = and i64 %6, 1
  %.not24.i61 = icmp eq i64 %41, 0
  %42 = getelementptr inbounds i8, ptr %13, i64 32
  %43 = getelementptr inbounds i8, ptr %14, i64 32
  %44 = getelementptr inbounds i8, ptr %15, i64 32
  %45 = getelementptr inbounds i8, ptr %16, i64 32
  %46 = getelementptr inbounds i8, ptr %8, i64 32
  %47 = getelementptr inbounds i8, ptr %9, i64 32
  %48 = getelementptr inbounds i8, ptr %10, i64 32
  %49 = getelementptr inbounds i8, ptr %11, i64 32
  br label %50

50:                                               ; preds = %.lr.ph217, %moved_at.exit10
  %.030.i215 = phi i64 [ 0, %.lr.ph217 ], [ %280, %moved_at.exit10 ]
  %51 = mul nsw i64 %.030.i215, %2
  %52 = getelementptr inbounds float, ptr %1, i64 %51
  br i1 %20, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %50
  %53 = mul nsw i64 %.030.i215, %4
  %54 = add nsw i64 %53, %3
  br label %55

._crit_edge:                                      ; preds = %moved_at.exit, %50
  br i1 %33, label %92, label %moved_at.exit10

55:                                               ; preds = %.lr.ph, %moved_at.exit
  %.0.i214 = phi i64 [ 0, %.lr.ph ], [ %90, %moved_at.exit ]
  %56 = add nsw i64 %54, %.0.i214
  %57 = getelementptr inbounds float, ptr %52, i64 %.0.i214
  %58 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %56
  %59 = load <16 x float>, ptr %58, align 4, !tbaa !161
  %60 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %56
  %61 = load <16 x float>, ptr %60, align 4, !tbaa !161
  %62 = load <16 x float>, ptr %57, align 4, !tbaa !161
  %63 = getelementptr inbounds float, ptr %.sroa.15.0.copyload, i64 %56
  %64 = load <16 x float>, ptr %63, align 4, !tbaa !161
  br i1 %.not.i, label %68, label %65

65:                                               ; preds = %55
  %66 = getelementptr inbounds float, ptr %.sroa.21.0.copyload, i64 %56
  %67 = load <16 x float>, ptr %66, align 4, !tbaa !161
  br label %68

68:                                               ; preds = %65, %55
  %.0196 = phi <16 x float> [ zeroinitializer, %55 ], [ %67, %65 ]
  %69 = fmul <16 x float> %22, %61
  %70 = fmul <16 x float> %24, %62
  %71 = fadd <16 x float> %69, %70
  %72 = fmul <16 x float> %26, %64
  %73 = fmul <16 x float> %62, %62
  %74 = fmul <16 x float> %28, %73
  %75 = fadd <16 x float> %72, %74
  br i1 %.not.i, label %78, label %.cont

.cont:                                            ; preds = %68
  %76 = fcmp ule <16 x float> %.0196, %75
  %77 = fcmp ord <16 x float> %.0196, zeroinitializer
  %.not9.i = and <16 x i1> %76, %77
  %.v.i = select <16 x i1> %.not9.i, <16 x float> %75, <16 x float> %.0196
  br label %78

78:                                               ; preds = %.cont, %68
  %.2198 = phi <16 x float> [ %.0196, %68 ], [ %.v.i, %.cont ]
  %.0.i14 = phi <16 x float> [ %75, %68 ], [ %.v.i, %.cont ]
  %79 = tail call <16 x float> @llvm.sqrt.v16f32(<16 x float> %.0.i14)
  br i1 %.not29.i15, label %adam_at.exit16, label %80

80:                                               ; preds = %78
  %81 = fmul <16 x float> %22, %71
  %82 = fadd <16 x float> %70, %81
  br label %adam_at.exit16

adam_at.exit16:                                   ; preds = %78, %80
  %83 = phi <16 x float> [ %82, %80 ], [ %71, %78 ]
  %84 = fadd <16 x float> %30, %79
  %85 = fdiv <16 x float> %83, %84
  %86 = fmul <16 x float> %32, %85
  %87 = fsub <16 x float> %59, %86
  store <16 x float> %75, ptr %63, align 4, !tbaa !161
  br i1 %.not.i, label %moved_at.exit, label %88

88:                                               ; preds = %adam_at.exit16
  %89 = getelementptr inbounds float, ptr %.sroa.21.0.copyload, i64 %56
  store <16 x float> %.2198, ptr %89, align 4, !tbaa !161
  br label %moved_at.exit

moved_at.exit:                                    ; preds = %adam_at.exit16, %88
  store <16 x float> %71, ptr %60, align 4, !tbaa !161
  store <16 x float> %87, ptr %58, align 4, !tbaa !161
  %90 = add nuw nsw i64 %.0.i214, 16
  %91 = icmp slt i64 %90, %18
  br i1 %91, label %55, label %._crit_edge, !llvm.loop !187

92:                                               ; preds = %._crit_edge
  %93 = mul nsw i64 %.030.i215, %4
  %94 = add i64 %34, %93
  %95 = getelementptr inbounds float, ptr %52, i64 %18
  %96 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %94
  br i1 %36, label %162, label %97

97:                                               ; preds = %92
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12) #15
  store <16 x float> zeroinitializer, ptr %12, align 4, !tbaa !161
  br i1 %.not.i52, label %100, label %98

98:                                               ; preds = %97
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %12, ptr noundef nonnull align 4 dereferenceable(32) %96, i64 32, i1 false)
  %99 = getelementptr inbounds i8, ptr %96, i64 32
  br label %100

100:                                              ; preds = %98, %97
  %.019.i53 = phi ptr [ %38, %98 ], [ %12, %97 ]
  %.0.i54 = phi ptr [ %99, %98 ], [ %96, %97 ]
  br i1 %.not22.i55, label %104, label %101

101:                                              ; preds = %100
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i53, ptr noundef nonnull align 4 dereferenceable(16) %.0.i54, i64 16, i1 false)
  %102 = getelementptr inbounds i8, ptr %.019.i53, i64 16
  %103 = getelementptr inbounds i8, ptr %.0.i54, i64 16
  br label %104

104:                                              ; preds = %101, %100
  %.120.i56 = phi ptr [ %102, %101 ], [ %.019.i53, %100 ]
  %.1.i57 = phi ptr [ %103, %101 ], [ %.0.i54, %100 ]
  br i1 %.not23.i58, label %109, label %105

105:                                              ; preds = %104
  %106 = load i64, ptr %.1.i57, align 4
  store i64 %106, ptr %.120.i56, align 4
  %107 = getelementptr inbounds i8, ptr %.120.i56, i64 8
  %108 = getelementptr inbounds i8, ptr %.1.i57, i64 8
  br label %109

109:                                              ; preds = %105, %104
  %.221.i59 = phi ptr [ %107, %105 ], [ %.120.i56, %104 ]
  %.2.i60 = phi ptr [ %108, %105 ], [ %.1.i57, %104 ]
  br i1 %.not24.i61, label %112, label %110

110:                                              ; preds = %109
  %111 = load i32, ptr %.2.i60, align 4
  store i32 %111, ptr %.221.i59, align 4
  br label %112

112:                                              ; preds = %109, %110
  %113 = load <16 x float>, ptr %12, align 4, !tbaa !161
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12) #15
  %114 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %94
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %13) #15
  store <16 x float> zeroinitializer, ptr %13, align 4, !tbaa !161
  br i1 %.not.i52, label %117, label %115

115:                                              ; preds = %112
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %13, ptr noundef nonnull align 4 dereferenceable(32) %114, i64 32, i1 false)
  %116 = getelementptr inbounds i8, ptr %114, i64 32
  br label %117

117:                                              ; preds = %115, %112
  %.019.i64 = phi ptr [ %42, %115 ], [ %13, %112 ]
  %.0.i65 = phi ptr [ %116, %115 ], [ %114, %112 ]
  br i1 %.not22.i55, label %121, label %118

118:                                              ; preds = %117
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i64, ptr noundef nonnull align 4 dereferenceable(16) %.0.i65, i64 16, i1 false)
  %119 = getelementptr inbounds i8, ptr %.019.i64, i64 16
  %120 = getelementptr inbounds i8, ptr %.0.i65, i64 16
  br label %121

121:                                              ; preds = %118, %117
  %.120.i67 = phi ptr [ %119, %118 ], [ %.019.i64, %117 ]
  %.1.i68 = phi ptr [ %120, %118 ], [ %.0.i65, %117 ]
  br i1 %.not23.i58, label %126, label %122

122:                                              ; preds = %121
  %123 = load i64, ptr %.1.i68, align 4
  store i64 %123, ptr %.120.i67, align 4
  %124 = getelementptr inbounds i8, ptr %.120.i67, i64 8
  %125 = getelementptr inbounds i8, ptr %.1.i68, i64 8
  br label %126

126:                                              ; preds = %122, %121
  %.221.i70 = phi ptr [ %124, %122 ], [ %.120.i67, %121 ]
  %.2.i71 = phi ptr [ %125, %122 ], [ %.1.i68, %121 ]
  br i1 %.not24.i61, label %129, label %127

127:                                              ; preds = %126
  %128 = load i32, ptr %.2.i71, align 4
  store i32 %128, ptr %.221.i70, align 4
  br label %129

129:                                              ; preds = %126, %127
  %130 = load <16 x float>, ptr %13, align 4, !tbaa !161
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %13) #15
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %14) #15
  store <16 x float> zeroinitializer, ptr %14, align 4, !tbaa !161
  br i1 %.not.i52, label %133, label %131

131:                                              ; preds = %129
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %14, ptr noundef nonnull align 4 dereferenceable(32) %95, i64 32, i1 false)
  %132 = getelementptr inbounds i8, ptr %95, i64 32
  br label %133

133:                                              ; preds = %131, %129
  %.019.i75 = phi ptr [ %43, %131 ], [ %14, %129 ]
  %.0.i76 = phi ptr [ %132, %131 ], [ %95, %129 ]
  br i1 %.not22.i55, label %137, label %134

134:                                              ; preds = %133
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i75, ptr noundef nonnull align 4 dereferenceable(16) %.0.i76, i64 16, i1 false)
  %135 = getelementptr inbounds i8, ptr %.019.i75, i64 16
  %136 = getelementptr inbounds i8, ptr %.0.i76, i64 16
  br label %137

137:                                              ; preds = %134, %133
  %.120.i78 = phi ptr [ %135, %134 ], [ %.019.i75, %133 ]
  %.1.i79 = phi ptr [ %136, %134 ], [ %.0.i76, %133 ]
  br i1 %.not23.i58, label %142, label %138

138:                                              ; preds = %137
  %139 = load i64, ptr %.1.i79, align 4
  store i64 %139, ptr %.120.i78, align 4
  %140 = getelementptr inbounds i8, ptr %.120.i78, i64 8
  %141 = getelementptr inbounds i8, ptr %.1.i79, i64 8
  br label %142

142:                                              ; preds = %138, %137
  %.221.i81 = phi ptr [ %140, %138 ], [ %.120.i78, %137 ]
  %.2.i82 = phi ptr [ %141, %138 ], [ %.1.i79, %137 ]
  br i1 %.not24.i61, label %145, label %143

143:                                              ; preds = %142
  %144 = load i32, ptr %.2.i82, align 4
  store i32 %144, ptr %.221.i81, align 4
  br label %145

145:                                              ; preds = %142, %143
  %146 = load <16 x float>, ptr %14, align 4, !tbaa !161
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %14) #15
  %147 = getelementptr inbounds float, ptr %.sroa.15.0.copyload, i64 %94
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %15) #15
  store <16 x float> zeroinitializer, ptr %15, align 4, !tbaa !161
  br i1 %.not.i52, label %150, label %148

148:                                              ; preds = %145
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %15, ptr noundef nonnull align 4 dereferenceable(32) %147, i64 32, i1 false)
  %149 = getelementptr inbounds i8, ptr %147, i64 32
  br label %150

150:                                              ; preds = %148, %145
  %.019.i86 = phi ptr [ %44, %148 ], [ %15, %145 ]
  %.0.i87 = phi ptr [ %149, %148 ], [ %147, %145 ]
  br i1 %.not22.i55, label %154, label %151

151:                                              ; preds = %150
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i86, ptr noundef nonnull align 4 dereferenceable(16) %.0.i87, i64 16, i1 false)
  %152 = getelementptr inbounds i8, ptr %.019.i86, i64 16
  %153 = getelementptr inbounds i8, ptr %.0.i87, i64 16
  br label %154

154:                                              ; preds = %151, %150
  %.120.i89 = phi ptr [ %152, %151 ], [ %.019.i86, %150 ]
  %.1.i90 = phi ptr [ %153, %151 ], [ %.0.i87, %150 ]
  br i1 %.not23.i58, label %159, label %155

155:                                              ; preds = %154
  %156 = load i64, ptr %.1.i90, align 4
  store i64 %156, ptr %.120.i89, align 4
  %157 = getelementptr inbounds i8, ptr %.120.i89, i64 8
  %158 = getelementptr inbounds i8, ptr %.1.i90, i64 8
  br label %159

159:                                              ; preds = %155, %154
  %.221.i92 = phi ptr [ %157, %155 ], [ %.120.i89, %154 ]
  %.2.i93 = phi ptr [ %158, %155 ], [ %.1.i90, %154 ]
  br i1 %.not24.i61, label %.thread201, label %160

160:                                              ; preds = %159
  %161 = load i32, ptr %.2.i93, align 4
  store i32 %161, ptr %.221.i92, align 4
  br label %.thread201

162:                                              ; preds = %92
  %163 = load <16 x float>, ptr %96, align 4, !tbaa !161
  %164 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %94
  %165 = load <16 x float>, ptr %164, align 4, !tbaa !161
  %166 = load <16 x float>, ptr %95, align 4, !tbaa !161
  %167 = getelementptr inbounds float, ptr %.sroa.15.0.copyload, i64 %94
  %168 = load <16 x float>, ptr %167, align 4, !tbaa !161
  br i1 %.not.i, label %189, label %170

.thread201:                                       ; preds = %160, %159
  %169 = load <16 x float>, ptr %15, align 4, !tbaa !161
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %15) #15
  br i1 %.not.i, label %189, label %.thread205

170:                                              ; preds = %162
  %171 = getelementptr inbounds float, ptr %.sroa.21.0.copyload, i64 %94
  %172 = load <16 x float>, ptr %171, align 4, !tbaa !161
  br label %189

.thread205:                                       ; preds = %.thread201
  %173 = getelementptr inbounds float, ptr %.sroa.21.0.copyload, i64 %94
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %16) #15
  store <16 x float> zeroinitializer, ptr %16, align 4, !tbaa !161
  br i1 %.not.i52, label %176, label %174

174:                                              ; preds = %.thread205
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %16, ptr noundef nonnull align 4 dereferenceable(32) %173, i64 32, i1 false)
  %175 = getelementptr inbounds i8, ptr %173, i64 32
  br label %176

176:                                              ; preds = %174, %.thread205
  %.019.i97 = phi ptr [ %45, %174 ], [ %16, %.thread205 ]
  %.0.i98 = phi ptr [ %175, %174 ], [ %173, %.thread205 ]
  br i1 %.not22.i55, label %180, label %177

177:                                              ; preds = %176
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i97, ptr noundef nonnull align 4 dereferenceable(16) %.0.i98, i64 16, i1 false)
  %178 = getelementptr inbounds i8, ptr %.019.i97, i64 16
  %179 = getelementptr inbounds i8, ptr %.0.i98, i64 16
  br label %180

180:                                              ; preds = %177, %176
  %.120.i100 = phi ptr [ %178, %177 ], [ %.019.i97, %176 ]
  %.1.i101 = phi ptr [ %179, %177 ], [ %.0.i98, %176 ]
  br i1 %.not23.i58, label %185, label %181

181:                                              ; preds = %180
  %182 = load i64, ptr %.1.i101, align 4
  store i64 %182, ptr %.120.i100, align 4
  %183 = getelementptr inbounds i8, ptr %.120.i100, i64 8
  %184 = getelementptr inbounds i8, ptr %.1.i101, i64 8
  br label %185

185:                                              ; preds = %181, %180
  %.221.i103 = phi ptr [ %183, %181 ], [ %.120.i100, %180 ]
  %.2.i104 = phi ptr [ %184, %181 ], [ %.1.i101, %180 ]
  br i1 %.not24.i61, label %copy_some.exit106, label %186

186:                                              ; preds = %185
  %187 = load i32, ptr %.2.i104, align 4
  store i32 %187, ptr %.221.i103, align 4
  br label %copy_some.exit106

copy_some.exit106:                                ; preds = %185, %186
  %188 = load <16 x float>, ptr %16, align 4, !tbaa !161
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %16) #15
  br label %189

189:                                              ; preds = %170, %copy_some.exit106, %.thread201, %162
  %.not.i6204 = phi i1 [ true, %162 ], [ true, %.thread201 ], [ false, %170 ], [ false, %copy_some.exit106 ]
  %190 = phi <16 x float> [ %168, %162 ], [ %169, %.thread201 ], [ %168, %170 ], [ %169, %copy_some.exit106 ]
  %191 = phi <16 x float> [ %165, %162 ], [ %130, %.thread201 ], [ %165, %170 ], [ %130, %copy_some.exit106 ]
  %192 = phi <16 x float> [ %163, %162 ], [ %113, %.thread201 ], [ %163, %170 ], [ %113, %copy_some.exit106 ]
  %193 = phi <16 x float> [ %166, %162 ], [ %146, %.thread201 ], [ %166, %170 ], [ %146, %copy_some.exit106 ]
  %.0 = phi <16 x float> [ zeroinitializer, %162 ], [ zeroinitializer, %.thread201 ], [ %172, %170 ], [ %188, %copy_some.exit106 ]
  %194 = fmul <16 x float> %22, %191
  %195 = fmul <16 x float> %24, %193
  %196 = fadd <16 x float> %194, %195
  %197 = fmul <16 x float> %26, %190
  %198 = fmul <16 x float> %193, %193
  %199 = fmul <16 x float> %28, %198
  %200 = fadd <16 x float> %197, %199
  br i1 %.not.i6204, label %203, label %.cont158

.cont158:                                         ; preds = %189
  %201 = fcmp ule <16 x float> %.0, %200
  %202 = fcmp ord <16 x float> %.0, zeroinitializer
  %.not9.i107 = and <16 x i1> %201, %202
  %.v.i108 = select <16 x i1> %.not9.i107, <16 x float> %200, <16 x float> %.0
  br label %203

203:                                              ; preds = %.cont158, %189
  %.2 = phi <16 x float> [ %.0, %189 ], [ %.v.i108, %.cont158 ]
  %.0.i12 = phi <16 x float> [ %200, %189 ], [ %.v.i108, %.cont158 ]
  %204 = tail call <16 x float> @llvm.sqrt.v16f32(<16 x float> %.0.i12)
  br i1 %.not29.i15, label %adam_at.exit, label %205

205:                                              ; preds = %203
  %206 = fmul <16 x float> %22, %196
  %207 = fadd <16 x float> %195, %206
  br label %adam_at.exit

adam_at.exit:                                     ; preds = %203, %205
  %208 = phi <16 x float> [ %207, %205 ], [ %196, %203 ]
  %209 = fadd <16 x float> %30, %204
  %210 = fdiv <16 x float> %208, %209
  %211 = fmul <16 x float> %32, %210
  %212 = fsub <16 x float> %192, %211
  %213 = getelementptr inbounds float, ptr %.sroa.15.0.copyload, i64 %94
  br i1 %36, label %229, label %214

214:                                              ; preds = %adam_at.exit
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8)
  store <16 x float> %200, ptr %8, align 4, !tbaa !161
  br i1 %.not.i52, label %217, label %215

215:                                              ; preds = %214
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %213, ptr noundef nonnull align 4 dereferenceable(32) %8, i64 32, i1 false)
  %216 = getelementptr inbounds i8, ptr %213, i64 32
  br label %217

217:                                              ; preds = %215, %214
  %.019.i = phi ptr [ %216, %215 ], [ %213, %214 ]
  %.0.i18 = phi ptr [ %46, %215 ], [ %8, %214 ]
  br i1 %.not22.i55, label %221, label %218

218:                                              ; preds = %217
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i, ptr noundef nonnull align 4 dereferenceable(16) %.0.i18, i64 16, i1 false)
  %219 = getelementptr inbounds i8, ptr %.019.i, i64 16
  %220 = getelementptr inbounds i8, ptr %.0.i18, i64 16
  br label %221

221:                                              ; preds = %218, %217
  %.120.i = phi ptr [ %219, %218 ], [ %.019.i, %217 ]
  %.1.i = phi ptr [ %220, %218 ], [ %.0.i18, %217 ]
  br i1 %.not23.i58, label %226, label %222

222:                                              ; preds = %221
  %223 = load i64, ptr %.1.i, align 4
  store i64 %223, ptr %.120.i, align 4
  %224 = getelementptr inbounds i8, ptr %.120.i, i64 8
  %225 = getelementptr inbounds i8, ptr %.1.i, i64 8
  br label %226

226:                                              ; preds = %222, %221
  %.221.i = phi ptr [ %224, %222 ], [ %.120.i, %221 ]
  %.2.i = phi ptr [ %225, %222 ], [ %.1.i, %221 ]
  br i1 %.not24.i61, label %.thread209, label %227

227:                                              ; preds = %226
  %228 = load i32, ptr %.2.i, align 4
  store i32 %228, ptr %.221.i, align 4
  br label %.thread209

229:                                              ; preds = %adam_at.exit
  store <16 x float> %200, ptr %213, align 4, !tbaa !161
  br i1 %.not.i6204, label %261, label %.thread212

.thread209:                                       ; preds = %227, %226
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8)
  br i1 %.not.i6204, label %.thread211, label %.thread210

.thread212:                                       ; preds = %229
  %230 = getelementptr inbounds float, ptr %.sroa.21.0.copyload, i64 %94
  store <16 x float> %.2, ptr %230, align 4, !tbaa !161
  br label %261

.thread210:                                       ; preds = %.thread209
  %231 = getelementptr inbounds float, ptr %.sroa.21.0.copyload, i64 %94
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9)
  store <16 x float> %.2, ptr %9, align 4, !tbaa !161
  br i1 %.not.i52, label %234, label %232

232:                                              ; preds = %.thread210
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %231, ptr noundef nonnull align 4 dereferenceable(32) %9, i64 32, i1 false)
  %233 = getelementptr inbounds i8, ptr %231, i64 32
  br label %234

234:                                              ; preds = %232, %.thread210
  %.019.i20 = phi ptr [ %233, %232 ], [ %231, %.thread210 ]
  %.0.i21 = phi ptr [ %47, %232 ], [ %9, %.thread210 ]
  br i1 %.not22.i55, label %238, label %235

235:                                              ; preds = %234
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i20, ptr noundef nonnull align 4 dereferenceable(16) %.0.i21, i64 16, i1 false)
  %236 = getelementptr inbounds i8, ptr %.019.i20, i64 16
  %237 = getelementptr inbounds i8, ptr %.0.i21, i64 16
  br label %238

238:                                              ; preds = %235, %234
  %.120.i23 = phi ptr [ %236, %235 ], [ %.019.i20, %234 ]
  %.1.i24 = phi ptr [ %237, %235 ], [ %.0.i21, %234 ]
  br i1 %.not23.i58, label %243, label %239

239:                                              ; preds = %238
  %240 = load i64, ptr %.1.i24, align 4
  store i64 %240, ptr %.120.i23, align 4
  %241 = getelementptr inbounds i8, ptr %.120.i23, i64 8
  %242 = getelementptr inbounds i8, ptr %.1.i24, i64 8
  br label %243

243:                                              ; preds = %239, %238
  %.221.i26 = phi ptr [ %241, %239 ], [ %.120.i23, %238 ]
  %.2.i27 = phi ptr [ %242, %239 ], [ %.1.i24, %238 ]
  br i1 %.not24.i61, label %copy_some.exit29, label %244

244:                                              ; preds = %243
  %245 = load i32, ptr %.2.i27, align 4
  store i32 %245, ptr %.221.i26, align 4
  br label %copy_some.exit29

copy_some.exit29:                                 ; preds = %243, %244
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9)
  br label %.thread211

.thread211:                                       ; preds = %copy_some.exit29, %.thread209
  %246 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %94
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10)
  store <16 x float> %196, ptr %10, align 4, !tbaa !161
  br i1 %.not.i52, label %249, label %247

247:                                              ; preds = %.thread211
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %246, ptr noundef nonnull align 4 dereferenceable(32) %10, i64 32, i1 false)
  %248 = getelementptr inbounds i8, ptr %246, i64 32
  br label %249

249:                                              ; preds = %247, %.thread211
  %.019.i31 = phi ptr [ %248, %247 ], [ %246, %.thread211 ]
  %.0.i32 = phi ptr [ %48, %247 ], [ %10, %.thread211 ]
  br i1 %.not22.i55, label %253, label %250

250:                                              ; preds = %249
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i31, ptr noundef nonnull align 4 dereferenceable(16) %.0.i32, i64 16, i1 false)
  %251 = getelementptr inbounds i8, ptr %.019.i31, i64 16
  %252 = getelementptr inbounds i8, ptr %.0.i32, i64 16
  br label %253

253:                                              ; preds = %250, %249
  %.120.i34 = phi ptr [ %251, %250 ], [ %.019.i31, %249 ]
  %.1.i35 = phi ptr [ %252, %250 ], [ %.0.i32, %249 ]
  br i1 %.not23.i58, label %258, label %254

254:                                              ; preds = %253
  %255 = load i64, ptr %.1.i35, align 4
  store i64 %255, ptr %.120.i34, align 4
  %256 = getelementptr inbounds i8, ptr %.120.i34, i64 8
  %257 = getelementptr inbounds i8, ptr %.1.i35, i64 8
  br label %258

258:                                              ; preds = %254, %253
  %.221.i37 = phi ptr [ %256, %254 ], [ %.120.i34, %253 ]
  %.2.i38 = phi ptr [ %257, %254 ], [ %.1.i35, %253 ]
  br i1 %.not24.i61, label %264, label %259

259:                                              ; preds = %258
  %260 = load i32, ptr %.2.i38, align 4
  store i32 %260, ptr %.221.i37, align 4
  br label %264

261:                                              ; preds = %229, %.thread212
  %262 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %94
  store <16 x float> %196, ptr %262, align 4, !tbaa !161
  %263 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %94
  store <16 x float> %212, ptr %263, align 4, !tbaa !161
  br label %moved_at.exit10

264:                                              ; preds = %258, %259
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10)
  %265 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %94
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11)
  store <16 x float> %212, ptr %11, align 4, !tbaa !161
  br i1 %.not.i52, label %268, label %266

266:                                              ; preds = %264
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %265, ptr noundef nonnull align 4 dereferenceable(32) %11, i64 32, i1 false)
  %267 = getelementptr inbounds i8, ptr %265, i64 32
  br label %268

268:                                              ; preds = %266, %264
  %.019.i42 = phi ptr [ %267, %266 ], [ %265, %264 ]
  %.0.i43 = phi ptr [ %49, %266 ], [ %11, %264 ]
  br i1 %.not22.i55, label %272, label %269

269:                                              ; preds = %268
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i42, ptr noundef nonnull align 4 dereferenceable(16) %.0.i43, i64 16, i1 false)
  %270 = getelementptr inbounds i8, ptr %.019.i42, i64 16
  %271 = getelementptr inbounds i8, ptr %.0.i43, i64 16
  br label %272

272:                                              ; preds = %269, %268
  %.120.i45 = phi ptr [ %270, %269 ], [ %.019.i42, %268 ]
  %.1.i46 = phi ptr [ %271, %269 ], [ %.0.i43, %268 ]
  br i1 %.not23.i58, label %277, label %273

273:                                              ; preds = %272
  %274 = load i64, ptr %.1.i46, align 4
  store i64 %274, ptr %.120.i45, align 4
  %275 = getelementptr inbounds i8, ptr %.120.i45, i64 8
  %276 = getelementptr inbounds i8, ptr %.1.i46, i64 8
  br label %277

277:                                              ; preds = %273, %272
  %.221.i48 = phi ptr [ %275, %273 ], [ %.120.i45, %272 ]
  %.2.i49 = phi ptr [ %276, %273 ], [ %.1.i46, %272 ]
  br i1 %.not24.i61, label %copy_some.exit51, label %278

278:                                              ; preds = %277
  %279 = load i32, ptr %.2.i49, align 4
  store i32 %279, ptr %.221.i48, align 4
  br label %copy_some.exit51

copy_some.exit51:                                 ; preds = %277, %278
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11)
  br label %moved_at.exit10

moved_at.exit10:                                  ; preds = %copy_some.exit51, %261, %._crit_edge
  %280 = add nuw nsw i64 %.030.i215, 1
  %exitcond.not = icmp eq i64 %280, %5
  br i1 %exitcond.not, label %move_rows.exit, label %50, !llvm.loop !188

move_rows.exit:                                   ; preds = %moved_at.exit10, %7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #11

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nofree norecurse nosync nounwind "no-builtins" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="512" "no-builtins" }
attributes #6 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="512" "no-builtins" }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="512" "no-builtins" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #9 = { nofree noinline norecurse nosync nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #10 = { nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite) "min-legal-vector-width"="512" "no-builtins" }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #13 = { nobuiltin "no-builtins" }
attributes #14 = { nobuiltin nounwind "no-builtins" }
attributes #15 = { nounwind }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !7, i64 80}
!3 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !7, i64 184, !7, i64 192, !7, i64 200, !7, i64 208, !7, i64 216, !7, i64 224, !7, i64 232, !7, i64 240, !7, i64 248, !7, i64 256, !7, i64 264, !7, i64 272, !7, i64 280, !7, i64 288}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long long", !5, i64 0}
!8 = !{!3, !7, i64 184}
!9 = !{!3, !7, i64 192}
!10 = !{ptr @moved_part, ptr @product_part}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!14, !4, i64 192}
!14 = !{!"", !7, i64 0, !5, i64 8, !7, i64 64, !5, i64 72, !7, i64 128, !7, i64 136, !7, i64 144, !5, i64 152, !4, i64 192, !4, i64 200, !7, i64 208, !7, i64 216, !7, i64 224, !7, i64 232, !4, i64 240, !4, i64 248, !4, i64 256, !4, i64 264, !4, i64 272, !4, i64 280, !4, i64 288}
!15 = !{!14, !4, i64 200}
!16 = !{!14, !7, i64 208}
!17 = !{!14, !7, i64 216}
!18 = !{!14, !7, i64 0}
!19 = !{!14, !4, i64 240}
!20 = !{!14, !4, i64 280}
!21 = !{!14, !4, i64 256}
!22 = !{!14, !4, i64 288}
!23 = !{!14, !4, i64 248}
!24 = !{!14, !7, i64 224}
!25 = distinct !{!25, !12}
!26 = !{!14, !7, i64 232}
!27 = !{!14, !4, i64 264}
!28 = distinct !{!28, !12}
!29 = !{!30, !4, i64 0}
!30 = !{!"", !4, i64 0, !31, i64 8}
!31 = !{!"", !7, i64 0, !32, i64 8}
!32 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !33, i64 64, !33, i64 68, !33, i64 72, !33, i64 76, !33, i64 80, !33, i64 84}
!33 = !{!"float", !5, i64 0}
!34 = !{!35, !7, i64 296}
!35 = !{!"", !3, i64 0, !7, i64 296, !36, i64 304}
!36 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !37, i64 64, !37, i64 72, !37, i64 80, !37, i64 88}
!37 = !{!"double", !5, i64 0}
!38 = !{!31, !7, i64 0}
!39 = !{!40}
!40 = distinct !{!40, !41, !"step_of: argument 0"}
!41 = distinct !{!41, !"step_of"}
!42 = !{!36, !4, i64 0}
!43 = !{!32, !4, i64 0}
!44 = !{!36, !4, i64 8}
!45 = !{!32, !4, i64 8}
!46 = !{!36, !4, i64 16}
!47 = !{!32, !4, i64 16}
!48 = !{!36, !4, i64 24}
!49 = !{!32, !4, i64 24}
!50 = !{!36, !4, i64 32}
!51 = !{!32, !4, i64 32}
!52 = !{!36, !7, i64 40}
!53 = !{!32, !7, i64 40}
!54 = !{!36, !7, i64 48}
!55 = !{!32, !7, i64 48}
!56 = !{!36, !7, i64 56}
!57 = !{!32, !7, i64 56}
!58 = !{!36, !37, i64 64}
!59 = !{!32, !33, i64 64}
!60 = !{!36, !37, i64 72}
!61 = !{!32, !33, i64 68}
!62 = !{!32, !33, i64 72}
!63 = !{!36, !37, i64 80}
!64 = !{!32, !33, i64 76}
!65 = !{!32, !33, i64 80}
!66 = !{!36, !37, i64 88}
!67 = !{!32, !33, i64 84}
!68 = !{!3, !4, i64 24}
!69 = !{!3, !7, i64 272}
!70 = !{!3, !7, i64 112}
!71 = !{}
!72 = !{!3, !7, i64 176}
!73 = !{!3, !4, i64 0}
!74 = !{!3, !7, i64 88}
!75 = !{!3, !7, i64 120}
!76 = !{!3, !7, i64 48}
!77 = !{!3, !7, i64 56}
!78 = !{!3, !4, i64 8}
!79 = !{!3, !7, i64 96}
!80 = !{!3, !7, i64 128}
!81 = !{!3, !4, i64 16}
!82 = !{!3, !7, i64 104}
!83 = !{!3, !7, i64 136}
!84 = !{!3, !7, i64 160}
!85 = !{!3, !7, i64 256}
!86 = !{!3, !7, i64 264}
!87 = !{!3, !7, i64 168}
!88 = !{!89}
!89 = distinct !{!89, !90, !"block_at: argument 0"}
!90 = distinct !{!90, !"block_at"}
!91 = !{!3, !7, i64 216}
!92 = !{!3, !7, i64 208}
!93 = !{!94}
!94 = distinct !{!94, !95, !"block_at: argument 0"}
!95 = distinct !{!95, !"block_at"}
!96 = !{!3, !7, i64 232}
!97 = !{!3, !7, i64 200}
!98 = !{!99, !4, i64 0}
!99 = !{!"", !4, i64 0, !7, i64 8, !7, i64 16}
!100 = !{!101}
!101 = distinct !{!101, !102, !"left_of: argument 0"}
!102 = distinct !{!102, !"left_of"}
!103 = !{!99, !7, i64 8}
!104 = !{!99, !7, i64 16}
!105 = !{!106}
!106 = distinct !{!106, !107, !"needed_next: argument 0"}
!107 = distinct !{!107, !"needed_next"}
!108 = !{!3, !7, i64 224}
!109 = !{!7, !7, i64 0}
!110 = !{!3, !7, i64 288}
!111 = !{!3, !7, i64 64}
!112 = !{!113, !115, !106}
!113 = distinct !{!113, !114, !"right_of: argument 0"}
!114 = distinct !{!114, !"right_of"}
!115 = distinct !{!115, !116, !"right_rows: argument 0"}
!116 = distinct !{!116, !"right_rows"}
!117 = !{!3, !7, i64 72}
!118 = !{!115, !106}
!119 = !{!120, !106}
!120 = distinct !{!120, !121, !"block_at: argument 0"}
!121 = distinct !{!121, !"block_at"}
!122 = !{!123, !125, !106}
!123 = distinct !{!123, !124, !"right_of: argument 0"}
!124 = distinct !{!124, !"right_of"}
!125 = distinct !{!125, !126, !"right_rows: argument 0"}
!126 = distinct !{!126, !"right_rows"}
!127 = !{!125, !106}
!128 = !{!3, !7, i64 240}
!129 = distinct !{!129, !12}
!130 = !{!131}
!131 = distinct !{!131, !132, !"right_of: argument 0"}
!132 = distinct !{!132, !"right_of"}
!133 = !{!3, !7, i64 248}
!134 = !{!3, !7, i64 152}
!135 = !{!3, !4, i64 32}
!136 = !{!3, !7, i64 40}
!137 = !{!3, !7, i64 144}
!138 = !{!3, !7, i64 280}
!139 = !{!33, !33, i64 0}
!140 = distinct !{!140, !12}
!141 = !{!31, !4, i64 8}
!142 = !{!31, !4, i64 16}
!143 = !{!31, !4, i64 24}
!144 = distinct !{!144, !12}
!145 = distinct !{!145, !12}
!146 = !{!147, !7, i64 8}
!147 = !{!"", !4, i64 0, !7, i64 8, !7, i64 16, !7, i64 24}
!148 = !{!147, !7, i64 16}
!149 = distinct !{!149, !150}
!150 = !{!"llvm.loop.unroll.disable"}
!151 = distinct !{!151, !12}
!152 = distinct !{!152, !12}
!153 = distinct !{!153, !150}
!154 = distinct !{!154, !12}
!155 = distinct !{!155, !12}
!156 = distinct !{!156, !12}
!157 = distinct !{!157, !12}
!158 = distinct !{!158, !150}
!159 = distinct !{!159, !12}
!160 = distinct !{!160, !12}
!161 = !{!5, !5, i64 0}
!162 = distinct !{!162, !12}
!163 = distinct !{!163, !12}
!164 = distinct !{!164, !12}
!165 = distinct !{!165, !12}
!166 = distinct !{!166, !12}
!167 = distinct !{!167, !150}
!168 = distinct !{!168, !12}
!169 = distinct !{!169, !12}
!170 = distinct !{!170, !12}
!171 = distinct !{!171, !12}
!172 = distinct !{!172, !12}
!173 = distinct !{!173, !150}
!174 = distinct !{!174, !12}
!175 = distinct !{!175, !12}
!176 = distinct !{!176, !12}
!177 = distinct !{!177, !12}
!178 = distinct !{!178, !12}
!179 = distinct !{!179, !12}
!180 = distinct !{!180, !12}
!181 = distinct !{!181, !12}
!182 = distinct !{!182, !150}
!183 = distinct !{!183, !12}
!184 = distinct !{!184, !12}
!185 = distinct !{!185, !12, !150}
!186 = !{!4, !4, i64 0}
!187 = distinct !{!187, !12}
!188 = distinct !{!188, !12}
