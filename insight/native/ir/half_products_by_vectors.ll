; Made by tools/ir.py from half_products_by_vectors.c with clang 19; do not edit.
; sha256 of the C source: 9c60d7d09b6b985e53b82e1f598039a9c22b68ec21f55aa5422fefacf83961c3
; sha256 of what follows: aa38c6bbef08b3e2fbf0af4b94dbd3df88ff5c913b0d8e59016ff4b83c6cb599
; Optimised.

%struct.half_work = type { ptr, ptr }
%struct.motion = type { i64, %struct.step }
%struct.step = type { ptr, ptr, ptr, ptr, ptr, i64, i64, i64, float, float, float, float, float, float }
%struct.numbers = type { ptr, i64, i64 }

; Function Attrs: nounwind
define void @multiply_halves(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.half_work, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #16
  store ptr %1, ptr %3, align 8, !tbaa !2
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  store ptr null, ptr %4, align 8, !tbaa !7
  %5 = getelementptr inbounds i8, ptr %1, i64 80
  %6 = load i64, ptr %5, align 8, !tbaa !8
  %7 = icmp sgt i64 %6, 1
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @pair_part, ptr noundef nonnull %3, i64 noundef %6) #17
  br label %run_halves.exit

9:                                                ; preds = %2
  %10 = getelementptr inbounds i8, ptr %1, i64 168
  %11 = load i64, ptr %10, align 8, !tbaa !11
  call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @packed_part, ptr noundef nonnull %3, i64 noundef %11) #17
  %12 = getelementptr inbounds i8, ptr %1, i64 176
  %13 = load i64, ptr %12, align 8, !tbaa !12
  %14 = getelementptr inbounds i8, ptr %1, i64 184
  %15 = load i64, ptr %14, align 8, !tbaa !13
  %16 = mul nsw i64 %15, %13
  call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @shared_part, ptr noundef nonnull %3, i64 noundef %16) #17
  br label %run_halves.exit

run_halves.exit:                                  ; preds = %8, %9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #16
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define void @multiply_halves_and_move(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.motion, align 8
  %4 = alloca %struct.half_work, align 8
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %3) #16
  %5 = getelementptr inbounds i8, ptr %1, i64 200
  %6 = load i64, ptr %5, align 8, !tbaa !14
  store i64 %6, ptr %3, align 8, !tbaa !18
  %7 = getelementptr inbounds i8, ptr %3, i64 8
  %8 = getelementptr inbounds i8, ptr %1, i64 208
  tail call void @llvm.experimental.noalias.scope.decl(metadata !22)
  %9 = load ptr, ptr %8, align 8, !tbaa !25, !noalias !22
  store ptr %9, ptr %7, align 8, !tbaa !26, !alias.scope !22
  %10 = getelementptr inbounds i8, ptr %3, i64 16
  %11 = getelementptr inbounds i8, ptr %1, i64 216
  %12 = load ptr, ptr %11, align 8, !tbaa !27, !noalias !22
  store ptr %12, ptr %10, align 8, !tbaa !28, !alias.scope !22
  %13 = getelementptr inbounds i8, ptr %3, i64 24
  %14 = getelementptr inbounds i8, ptr %1, i64 224
  %15 = load ptr, ptr %14, align 8, !tbaa !29, !noalias !22
  store ptr %15, ptr %13, align 8, !tbaa !30, !alias.scope !22
  %16 = getelementptr inbounds i8, ptr %3, i64 32
  %17 = getelementptr inbounds i8, ptr %1, i64 232
  %18 = load ptr, ptr %17, align 8, !tbaa !31, !noalias !22
  store ptr %18, ptr %16, align 8, !tbaa !32, !alias.scope !22
  %19 = getelementptr inbounds i8, ptr %3, i64 40
  %20 = getelementptr inbounds i8, ptr %1, i64 240
  %21 = load ptr, ptr %20, align 8, !tbaa !33, !noalias !22
  store ptr %21, ptr %19, align 8, !tbaa !34, !alias.scope !22
  %22 = getelementptr inbounds i8, ptr %3, i64 48
  %23 = getelementptr inbounds i8, ptr %1, i64 248
  %24 = load i64, ptr %23, align 8, !tbaa !35, !noalias !22
  store i64 %24, ptr %22, align 8, !tbaa !36, !alias.scope !22
  %25 = getelementptr inbounds i8, ptr %3, i64 56
  %26 = getelementptr inbounds i8, ptr %1, i64 256
  %27 = load i64, ptr %26, align 8, !tbaa !37, !noalias !22
  store i64 %27, ptr %25, align 8, !tbaa !38, !alias.scope !22
  %28 = getelementptr inbounds i8, ptr %3, i64 64
  %29 = getelementptr inbounds i8, ptr %1, i64 264
  %30 = load i64, ptr %29, align 8, !tbaa !39, !noalias !22
  store i64 %30, ptr %28, align 8, !tbaa !40, !alias.scope !22
  %31 = getelementptr inbounds i8, ptr %3, i64 72
  %32 = getelementptr inbounds i8, ptr %1, i64 272
  %33 = load double, ptr %32, align 8, !tbaa !41, !noalias !22
  %34 = fptrunc double %33 to float
  store float %34, ptr %31, align 8, !tbaa !42, !alias.scope !22
  %35 = getelementptr inbounds i8, ptr %3, i64 76
  %36 = getelementptr inbounds i8, ptr %1, i64 280
  %37 = load double, ptr %36, align 8, !tbaa !43, !noalias !22
  %38 = fptrunc double %37 to float
  store float %38, ptr %35, align 4, !tbaa !44, !alias.scope !22
  %39 = getelementptr inbounds i8, ptr %3, i64 80
  %40 = fsub double 1.000000e+00, %37
  %41 = fptrunc double %40 to float
  store float %41, ptr %39, align 8, !tbaa !45, !alias.scope !22
  %42 = getelementptr inbounds i8, ptr %3, i64 84
  %43 = getelementptr inbounds i8, ptr %1, i64 288
  %44 = load double, ptr %43, align 8, !tbaa !46, !noalias !22
  %45 = fptrunc double %44 to float
  store float %45, ptr %42, align 4, !tbaa !47, !alias.scope !22
  %46 = getelementptr inbounds i8, ptr %3, i64 88
  %47 = fsub double 1.000000e+00, %44
  %48 = fptrunc double %47 to float
  store float %48, ptr %46, align 8, !tbaa !48, !alias.scope !22
  %49 = getelementptr inbounds i8, ptr %3, i64 92
  %50 = getelementptr inbounds i8, ptr %1, i64 296
  %51 = load double, ptr %50, align 8, !tbaa !49, !noalias !22
  %52 = fptrunc double %51 to float
  store float %52, ptr %49, align 4, !tbaa !50, !alias.scope !22
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #16
  store ptr %1, ptr %4, align 8, !tbaa !2
  %53 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr %3, ptr %53, align 8, !tbaa !7
  %54 = getelementptr inbounds i8, ptr %1, i64 80
  %55 = load i64, ptr %54, align 8, !tbaa !8
  %56 = icmp sgt i64 %55, 1
  br i1 %56, label %57, label %58

57:                                               ; preds = %2
  call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @pair_part, ptr noundef nonnull %4, i64 noundef %55) #17
  br label %run_halves.exit

58:                                               ; preds = %2
  %59 = getelementptr inbounds i8, ptr %1, i64 168
  %60 = load i64, ptr %59, align 8, !tbaa !11
  call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @packed_part, ptr noundef nonnull %4, i64 noundef %60) #17
  %61 = getelementptr inbounds i8, ptr %1, i64 176
  %62 = load i64, ptr %61, align 8, !tbaa !12
  %63 = getelementptr inbounds i8, ptr %1, i64 184
  %64 = load i64, ptr %63, align 8, !tbaa !13
  %65 = mul nsw i64 %64, %62
  call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @shared_part, ptr noundef nonnull %4, i64 noundef %65) #17
  br label %run_halves.exit

run_halves.exit:                                  ; preds = %57, %58
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #16
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %3) #16
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
  tail call void %1(ptr noundef %2, i64 noundef %.050, i64 noundef 0) #18, !callees !51
  %12 = add nuw nsw i64 %.050, 1
  %exitcond.not = icmp eq i64 %12, %3
  br i1 %exitcond.not, label %.loopexit, label %.lr.ph52, !llvm.loop !52

13:                                               ; preds = %7
  %14 = getelementptr inbounds i8, ptr %0, i64 192
  store ptr %2, ptr %14, align 8, !tbaa !54
  %15 = getelementptr inbounds i8, ptr %0, i64 200
  store ptr %1, ptr %15, align 8, !tbaa !56
  %16 = getelementptr inbounds i8, ptr %0, i64 208
  store i64 %3, ptr %16, align 8, !tbaa !57
  %17 = tail call i64 @llvm.umin.i64(i64 %3, i64 32)
  %18 = getelementptr inbounds i8, ptr %0, i64 216
  store i64 %17, ptr %18, align 8, !tbaa !58
  %19 = getelementptr inbounds i8, ptr %0, i64 64
  store atomic i64 0, ptr %19 seq_cst, align 8
  %20 = load i64, ptr %0, align 8, !tbaa !59
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
  %29 = load ptr, ptr %28, align 8, !tbaa !60
  %30 = getelementptr inbounds i8, ptr %0, i64 280
  %31 = load ptr, ptr %30, align 8, !tbaa !61
  %32 = tail call i64 %29(ptr noundef %31) #18
  %33 = getelementptr inbounds i8, ptr %0, i64 256
  %34 = load ptr, ptr %33, align 8, !tbaa !62
  %35 = getelementptr inbounds i8, ptr %0, i64 288
  %36 = load ptr, ptr %35, align 8, !tbaa !63
  %37 = tail call i64 %34(ptr noundef %36) #18
  %38 = getelementptr inbounds i8, ptr %0, i64 248
  %39 = load ptr, ptr %38, align 8, !tbaa !64
  %40 = load ptr, ptr %30, align 8, !tbaa !61
  %41 = tail call i64 %39(ptr noundef %40) #18
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
  %49 = load i64, ptr %18, align 8, !tbaa !58
  %50 = load i64, ptr %45, align 8, !tbaa !65
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
  %63 = load i64, ptr %18, align 8, !tbaa !58
  %64 = load i64, ptr %16, align 8, !tbaa !57
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
  %72 = load ptr, ptr %15, align 8, !tbaa !56
  %73 = load ptr, ptr %14, align 8, !tbaa !54
  tail call void %72(ptr noundef %73, i64 noundef %.03239.i, i64 noundef 0) #18
  %74 = add i64 %.03239.i, 1
  %exitcond.not.i = icmp eq i64 %74, %69
  br i1 %exitcond.not.i, label %._crit_edge.i, label %.lr.ph.i, !llvm.loop !66

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
  %83 = load i64, ptr %80, align 8, !tbaa !67
  %84 = sdiv i64 %83, 8
  %85 = icmp sgt i64 %.04549, %84
  br i1 %85, label %86, label %89

86:                                               ; preds = %82
  %87 = load ptr, ptr %81, align 8, !tbaa !68
  %88 = tail call i64 %87(ptr noundef null) #18
  br label %89

89:                                               ; preds = %82, %86
  %90 = add nuw nsw i64 %.04549, 1
  %91 = load atomic i64, ptr %19 acquire, align 8
  %92 = icmp slt i64 %91, %17
  br i1 %92, label %82, label %._crit_edge, !llvm.loop !69

.loopexit:                                        ; preds = %.lr.ph52, %10, %._crit_edge
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind
define internal void @pair_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) #2 {
  %4 = alloca %struct.numbers, align 8
  %5 = alloca %struct.numbers, align 8
  %6 = load ptr, ptr %0, align 8, !tbaa !2
  %7 = getelementptr inbounds i8, ptr %6, i64 144
  %8 = load i64, ptr %7, align 8, !tbaa !70
  %9 = add nsw i64 %8, 15
  %10 = sdiv i64 %9, 16
  %11 = getelementptr inbounds i8, ptr %6, i64 160
  %12 = load i64, ptr %11, align 8, !tbaa !71
  %13 = add nsw i64 %12, 15
  %14 = sdiv i64 %13, 16
  %15 = getelementptr inbounds i8, ptr %6, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !72
  %17 = ptrtoint ptr %16 to i64
  %18 = add i64 %17, 63
  %19 = and i64 %18, -64
  %20 = inttoptr i64 %19 to ptr
  %21 = getelementptr inbounds i8, ptr %6, i64 192
  %22 = load i64, ptr %21, align 8, !tbaa !73
  %23 = shl i64 %2, 2
  %24 = mul i64 %23, %22
  %25 = getelementptr inbounds i8, ptr %20, i64 %24
  %26 = getelementptr inbounds i8, ptr %6, i64 152
  %27 = load i64, ptr %26, align 8, !tbaa !74
  %28 = add nsw i64 %27, 31
  %29 = sdiv i64 %28, 32
  %30 = shl i64 %10, 10
  %31 = mul i64 %30, %29
  %32 = getelementptr inbounds i8, ptr %25, i64 %31
  %33 = getelementptr inbounds i8, ptr %6, i64 88
  %34 = load i64, ptr %33, align 8, !tbaa !75
  %35 = sdiv i64 %1, %34
  %36 = srem i64 %1, %34
  %37 = load ptr, ptr %6, align 8, !tbaa !76
  %38 = getelementptr inbounds i8, ptr %6, i64 96
  %39 = load i64, ptr %38, align 8, !tbaa !77
  %40 = mul nsw i64 %39, %35
  %41 = getelementptr inbounds float, ptr %37, i64 %40
  %42 = getelementptr inbounds i8, ptr %6, i64 120
  %43 = load i64, ptr %42, align 8, !tbaa !78
  %44 = mul nsw i64 %43, %36
  %45 = getelementptr inbounds float, ptr %41, i64 %44
  %46 = getelementptr inbounds i8, ptr %6, i64 8
  %47 = load ptr, ptr %46, align 8, !tbaa !79
  %48 = getelementptr inbounds i8, ptr %6, i64 104
  %49 = load i64, ptr %48, align 8, !tbaa !80
  %50 = mul nsw i64 %49, %35
  %51 = getelementptr inbounds float, ptr %47, i64 %50
  %52 = getelementptr inbounds i8, ptr %6, i64 128
  %53 = load i64, ptr %52, align 8, !tbaa !81
  %54 = mul nsw i64 %53, %36
  %55 = getelementptr inbounds float, ptr %51, i64 %54
  store ptr %45, ptr %4, align 8, !tbaa !82
  %56 = getelementptr inbounds i8, ptr %4, i64 8
  %57 = getelementptr inbounds i8, ptr %6, i64 48
  %58 = load i64, ptr %57, align 8, !tbaa !84
  store i64 %58, ptr %56, align 8, !tbaa !85
  %59 = getelementptr inbounds i8, ptr %4, i64 16
  %60 = getelementptr inbounds i8, ptr %6, i64 56
  %61 = load i64, ptr %60, align 8, !tbaa !86
  store i64 %61, ptr %59, align 8, !tbaa !87
  tail call fastcc void @pack_left(ptr noundef nonnull byval(%struct.numbers) align 8 %4, i64 noundef %8, i64 noundef %27, i64 noundef 0, i64 noundef %10, ptr noundef %25) #17
  store ptr %55, ptr %5, align 8, !tbaa !82
  %62 = getelementptr inbounds i8, ptr %5, i64 8
  %63 = getelementptr inbounds i8, ptr %6, i64 64
  %64 = load i64, ptr %63, align 8, !tbaa !88
  store i64 %64, ptr %62, align 8, !tbaa !85
  %65 = getelementptr inbounds i8, ptr %5, i64 16
  %66 = getelementptr inbounds i8, ptr %6, i64 72
  %67 = load i64, ptr %66, align 8, !tbaa !89
  store i64 %67, ptr %65, align 8, !tbaa !87
  %68 = load i64, ptr %11, align 8, !tbaa !71
  %69 = load i64, ptr %26, align 8, !tbaa !74
  tail call fastcc void @pack_right(ptr noundef nonnull byval(%struct.numbers) align 8 %5, i64 noundef %68, i64 noundef %69, i64 noundef 0, i64 noundef %14, ptr noundef %32) #17
  %70 = getelementptr inbounds i8, ptr %6, i64 16
  %71 = load ptr, ptr %70, align 8, !tbaa !90
  %72 = getelementptr inbounds i8, ptr %6, i64 112
  %73 = load i64, ptr %72, align 8, !tbaa !91
  %74 = mul nsw i64 %73, %35
  %75 = getelementptr inbounds float, ptr %71, i64 %74
  %76 = getelementptr inbounds i8, ptr %6, i64 136
  %77 = load i64, ptr %76, align 8, !tbaa !92
  %78 = mul nsw i64 %77, %36
  %79 = getelementptr inbounds float, ptr %75, i64 %78
  tail call fastcc void @multiplied(ptr noundef nonnull %0, ptr noundef %25, ptr noundef %32, ptr noundef %79, i64 noundef 0, i64 noundef %10, i64 noundef 0, i64 noundef %14) #17
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @packed_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #3 {
  %4 = alloca %struct.numbers, align 8
  %5 = alloca %struct.numbers, align 8
  %6 = load ptr, ptr %0, align 8, !tbaa !2
  %7 = getelementptr inbounds i8, ptr %6, i64 144
  %8 = load i64, ptr %7, align 8, !tbaa !70
  %9 = add nsw i64 %8, 15
  %10 = sdiv i64 %9, 16
  %11 = getelementptr inbounds i8, ptr %6, i64 160
  %12 = load i64, ptr %11, align 8, !tbaa !71
  %13 = add nsw i64 %12, 15
  %14 = sdiv i64 %13, 16
  %15 = getelementptr inbounds i8, ptr %6, i64 168
  %16 = load i64, ptr %15, align 8, !tbaa !11
  %17 = mul nsw i64 %10, %1
  %18 = sdiv i64 %17, %16
  %19 = mul nsw i64 %14, %1
  %20 = sdiv i64 %19, %16
  %21 = getelementptr inbounds i8, ptr %6, i64 176
  %22 = load i64, ptr %21, align 8, !tbaa !12
  %23 = icmp sgt i64 %22, 1
  br i1 %23, label %packs_rows_late.exit, label %26

packs_rows_late.exit:                             ; preds = %3
  %24 = getelementptr inbounds i8, ptr %6, i64 184
  %25 = load i64, ptr %24, align 8, !tbaa !13
  %.not = icmp eq i64 %25, 1
  br i1 %.not, label %.thread, label %26

26:                                               ; preds = %packs_rows_late.exit, %3
  %27 = load ptr, ptr %6, align 8, !tbaa !76
  store ptr %27, ptr %4, align 8, !tbaa !82
  %28 = getelementptr inbounds i8, ptr %4, i64 8
  %29 = getelementptr inbounds i8, ptr %6, i64 48
  %30 = load i64, ptr %29, align 8, !tbaa !84
  store i64 %30, ptr %28, align 8, !tbaa !85
  %31 = getelementptr inbounds i8, ptr %4, i64 16
  %32 = getelementptr inbounds i8, ptr %6, i64 56
  %33 = load i64, ptr %32, align 8, !tbaa !86
  store i64 %33, ptr %31, align 8, !tbaa !87
  %34 = getelementptr inbounds i8, ptr %6, i64 152
  %35 = load i64, ptr %34, align 8, !tbaa !74
  %36 = add nsw i64 %1, 1
  %37 = mul nsw i64 %10, %36
  %38 = sdiv i64 %37, %16
  %39 = getelementptr inbounds i8, ptr %6, i64 24
  %40 = load ptr, ptr %39, align 8, !tbaa !72
  %41 = ptrtoint ptr %40 to i64
  %42 = add i64 %41, 63
  %43 = and i64 %42, -64
  %44 = inttoptr i64 %43 to ptr
  %45 = add nsw i64 %35, 31
  %46 = sdiv i64 %45, 32
  %47 = shl i64 %18, 10
  %48 = mul i64 %47, %46
  %49 = getelementptr inbounds i8, ptr %44, i64 %48
  tail call fastcc void @pack_left(ptr noundef nonnull byval(%struct.numbers) align 8 %4, i64 noundef %8, i64 noundef %35, i64 noundef %18, i64 noundef %38, ptr noundef %49) #17
  %.pre = load i64, ptr %21, align 8, !tbaa !12
  %.not37 = icmp eq i64 %.pre, 1
  br i1 %.not37, label %87, label %.thread

.thread:                                          ; preds = %packs_rows_late.exit, %26
  %50 = phi i64 [ %.pre, %26 ], [ %22, %packs_rows_late.exit ]
  %51 = getelementptr inbounds i8, ptr %6, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !79
  store ptr %52, ptr %5, align 8, !tbaa !82
  %53 = getelementptr inbounds i8, ptr %5, i64 8
  %54 = getelementptr inbounds i8, ptr %6, i64 64
  %55 = load i64, ptr %54, align 8, !tbaa !88
  store i64 %55, ptr %53, align 8, !tbaa !85
  %56 = getelementptr inbounds i8, ptr %5, i64 16
  %57 = getelementptr inbounds i8, ptr %6, i64 72
  %58 = load i64, ptr %57, align 8, !tbaa !89
  store i64 %58, ptr %56, align 8, !tbaa !87
  %59 = load i64, ptr %11, align 8, !tbaa !71
  %60 = getelementptr inbounds i8, ptr %6, i64 152
  %61 = load i64, ptr %60, align 8, !tbaa !74
  %62 = add nsw i64 %1, 1
  %63 = load i64, ptr %15, align 8, !tbaa !11
  %64 = mul nsw i64 %14, %62
  %65 = sdiv i64 %64, %63
  %66 = getelementptr inbounds i8, ptr %6, i64 24
  %67 = load ptr, ptr %66, align 8, !tbaa !72
  %68 = icmp sgt i64 %50, 1
  br i1 %68, label %packs_rows_late.exit.i, label %packs_rows_late.exit.thread.i

packs_rows_late.exit.i:                           ; preds = %.thread
  %69 = getelementptr inbounds i8, ptr %6, i64 184
  %70 = load i64, ptr %69, align 8, !tbaa !13
  %.not.i = icmp eq i64 %70, 1
  br i1 %.not.i, label %packs_rows_late.exit.i.packed_columns.exit_crit_edge, label %packs_rows_late.exit.thread.i

packs_rows_late.exit.i.packed_columns.exit_crit_edge: ; preds = %packs_rows_late.exit.i
  %.pre38 = add nsw i64 %61, 31
  %.pre39 = sdiv i64 %.pre38, 32
  br label %packed_columns.exit

packs_rows_late.exit.thread.i:                    ; preds = %packs_rows_late.exit.i, %.thread
  %71 = load i64, ptr %7, align 8, !tbaa !70
  %72 = add nsw i64 %71, 15
  %73 = sdiv i64 %72, 16
  %74 = add nsw i64 %61, 31
  %75 = sdiv i64 %74, 32
  %76 = shl i64 %75, 10
  %77 = mul i64 %76, %73
  br label %packed_columns.exit

packed_columns.exit:                              ; preds = %packs_rows_late.exit.i.packed_columns.exit_crit_edge, %packs_rows_late.exit.thread.i
  %.pre-phi40 = phi i64 [ %.pre39, %packs_rows_late.exit.i.packed_columns.exit_crit_edge ], [ %75, %packs_rows_late.exit.thread.i ]
  %78 = phi i64 [ 0, %packs_rows_late.exit.i.packed_columns.exit_crit_edge ], [ %77, %packs_rows_late.exit.thread.i ]
  %79 = ptrtoint ptr %67 to i64
  %80 = add i64 %79, 63
  %81 = and i64 %80, -64
  %82 = inttoptr i64 %81 to ptr
  %83 = getelementptr inbounds i8, ptr %82, i64 %78
  %84 = shl i64 %20, 10
  %85 = mul i64 %84, %.pre-phi40
  %86 = getelementptr inbounds i8, ptr %83, i64 %85
  tail call fastcc void @pack_right(ptr noundef nonnull byval(%struct.numbers) align 8 %5, i64 noundef %59, i64 noundef %61, i64 noundef %20, i64 noundef %65, ptr noundef %86) #17
  br label %87

87:                                               ; preds = %packed_columns.exit, %26
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind
define internal void @shared_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) #2 {
packed_columns.exit:
  %3 = alloca %struct.numbers, align 8
  %4 = alloca %struct.numbers, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !2
  %6 = getelementptr inbounds i8, ptr %5, i64 144
  %7 = load i64, ptr %6, align 8, !tbaa !70
  %8 = add nsw i64 %7, 15
  %9 = sdiv i64 %8, 16
  %10 = getelementptr inbounds i8, ptr %5, i64 160
  %11 = load i64, ptr %10, align 8, !tbaa !71
  %12 = add nsw i64 %11, 15
  %13 = sdiv i64 %12, 16
  %14 = getelementptr inbounds i8, ptr %5, i64 152
  %15 = load i64, ptr %14, align 8, !tbaa !74
  %16 = add nsw i64 %15, 31
  %17 = sdiv i64 %16, 32
  %18 = shl nsw i64 %17, 10
  %19 = getelementptr inbounds i8, ptr %5, i64 184
  %20 = load i64, ptr %19, align 8, !tbaa !13
  %21 = sdiv i64 %1, %20
  %22 = srem i64 %1, %20
  %23 = getelementptr inbounds i8, ptr %5, i64 176
  %24 = load i64, ptr %23, align 8, !tbaa !12
  %25 = mul nsw i64 %21, %9
  %26 = sdiv i64 %25, %24
  %27 = add nsw i64 %21, 1
  %28 = mul nsw i64 %27, %9
  %29 = sdiv i64 %28, %24
  %30 = mul nsw i64 %22, %13
  %31 = sdiv i64 %30, %20
  %32 = add nsw i64 %22, 1
  %33 = mul nsw i64 %32, %13
  %34 = sdiv i64 %33, %20
  %35 = getelementptr inbounds i8, ptr %5, i64 24
  %36 = load ptr, ptr %35, align 8, !tbaa !72
  %37 = ptrtoint ptr %36 to i64
  %38 = add i64 %37, 63
  %39 = and i64 %38, -64
  %40 = inttoptr i64 %39 to ptr
  %41 = getelementptr inbounds i8, ptr %5, i64 192
  %42 = icmp sgt i64 %24, 1
  %.not.i = icmp eq i64 %20, 1
  %or.cond = and i1 %.not.i, %42
  %43 = shl i64 %9, 10
  %44 = mul i64 %43, %17
  %45 = select i1 %or.cond, i64 0, i64 %44
  %46 = getelementptr inbounds i8, ptr %40, i64 %45
  %47 = load i64, ptr %41, align 8, !tbaa !73
  %48 = shl nsw i64 %47, 2
  %49 = getelementptr inbounds i8, ptr %40, i64 %48
  %50 = shl nsw i64 %2, 1
  %51 = mul nsw i64 %50, %18
  %52 = getelementptr inbounds i8, ptr %49, i64 %51
  %.not = icmp eq i64 %24, 1
  br i1 %.not, label %.preheader, label %70

.preheader:                                       ; preds = %packed_columns.exit
  %53 = icmp slt i64 %31, %34
  br i1 %53, label %.lr.ph93, label %.loopexit

.lr.ph93:                                         ; preds = %.preheader
  %54 = getelementptr inbounds i8, ptr %5, i64 8
  %55 = getelementptr inbounds i8, ptr %3, i64 8
  %56 = getelementptr inbounds i8, ptr %5, i64 64
  %57 = getelementptr inbounds i8, ptr %3, i64 16
  %58 = getelementptr inbounds i8, ptr %5, i64 72
  %59 = getelementptr inbounds i8, ptr %5, i64 16
  br label %60

60:                                               ; preds = %.lr.ph93, %60
  %.092 = phi i64 [ %31, %.lr.ph93 ], [ %61, %60 ]
  %61 = add nsw i64 %.092, 2
  %62 = tail call i64 @llvm.smin.i64(i64 %61, i64 %34)
  %63 = load ptr, ptr %54, align 8, !tbaa !79
  store ptr %63, ptr %3, align 8, !tbaa !82
  %64 = load i64, ptr %56, align 8, !tbaa !88
  store i64 %64, ptr %55, align 8, !tbaa !85
  %65 = load i64, ptr %58, align 8, !tbaa !89
  store i64 %65, ptr %57, align 8, !tbaa !87
  %66 = load i64, ptr %10, align 8, !tbaa !71
  %67 = load i64, ptr %14, align 8, !tbaa !74
  tail call fastcc void @pack_right(ptr noundef nonnull byval(%struct.numbers) align 8 %3, i64 noundef %66, i64 noundef %67, i64 noundef %.092, i64 noundef %62, ptr noundef %52) #17
  %68 = load ptr, ptr %59, align 8, !tbaa !90
  tail call fastcc void @multiplied(ptr noundef nonnull %0, ptr noundef %40, ptr noundef %52, ptr noundef %68, i64 noundef 0, i64 noundef %9, i64 noundef %.092, i64 noundef %62) #17
  %69 = icmp slt i64 %61, %34
  br i1 %69, label %60, label %.loopexit, !llvm.loop !93

70:                                               ; preds = %packed_columns.exit
  br i1 %or.cond, label %.preheader89, label %packs_rows_late.exit.thread

.preheader89:                                     ; preds = %70
  %71 = icmp slt i64 %26, %29
  br i1 %71, label %.lr.ph, label %.loopexit

.lr.ph:                                           ; preds = %.preheader89
  %72 = getelementptr inbounds i8, ptr %4, i64 8
  %73 = getelementptr inbounds i8, ptr %5, i64 48
  %74 = getelementptr inbounds i8, ptr %4, i64 16
  %75 = getelementptr inbounds i8, ptr %5, i64 56
  %76 = getelementptr inbounds i8, ptr %5, i64 16
  br label %77

77:                                               ; preds = %.lr.ph, %77
  %.08291 = phi i64 [ %26, %.lr.ph ], [ %78, %77 ]
  %78 = add nsw i64 %.08291, 2
  %79 = tail call i64 @llvm.smin.i64(i64 %78, i64 %29)
  %80 = load ptr, ptr %5, align 8, !tbaa !76
  store ptr %80, ptr %4, align 8, !tbaa !82
  %81 = load i64, ptr %73, align 8, !tbaa !84
  store i64 %81, ptr %72, align 8, !tbaa !85
  %82 = load i64, ptr %75, align 8, !tbaa !86
  store i64 %82, ptr %74, align 8, !tbaa !87
  %83 = load i64, ptr %6, align 8, !tbaa !70
  %84 = load i64, ptr %14, align 8, !tbaa !74
  tail call fastcc void @pack_left(ptr noundef nonnull byval(%struct.numbers) align 8 %4, i64 noundef %83, i64 noundef %84, i64 noundef %.08291, i64 noundef %79, ptr noundef %52) #17
  %85 = load ptr, ptr %76, align 8, !tbaa !90
  tail call fastcc void @multiplied(ptr noundef nonnull %0, ptr noundef %52, ptr noundef %46, ptr noundef %85, i64 noundef %.08291, i64 noundef %79, i64 noundef 0, i64 noundef %13) #17
  %86 = icmp slt i64 %78, %29
  br i1 %86, label %77, label %.loopexit, !llvm.loop !94

packs_rows_late.exit.thread:                      ; preds = %70
  %87 = mul nsw i64 %26, %18
  %88 = getelementptr inbounds i8, ptr %40, i64 %87
  %89 = mul nsw i64 %31, %18
  %90 = getelementptr inbounds i8, ptr %46, i64 %89
  %91 = getelementptr inbounds i8, ptr %5, i64 16
  %92 = load ptr, ptr %91, align 8, !tbaa !90
  tail call fastcc void @multiplied(ptr noundef nonnull %0, ptr noundef %88, ptr noundef %90, ptr noundef %92, i64 noundef %26, i64 noundef %29, i64 noundef %31, i64 noundef %34) #17
  br label %.loopexit

.loopexit:                                        ; preds = %77, %60, %.preheader89, %.preheader, %packs_rows_late.exit.thread
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @pack_left(ptr nocapture noundef readonly byval(%struct.numbers) align 8 %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef writeonly %5) unnamed_addr #5 {
  %7 = alloca %struct.numbers, align 8
  %.sroa.0.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4.0.copyload = load i64, ptr %.sroa.4.0..sroa_idx, align 8
  %.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.6.0.copyload = load i64, ptr %.sroa.6.0..sroa_idx, align 8
  %8 = add nsw i64 %2, 31
  %9 = sdiv i64 %8, 32
  %10 = sub nsw i64 %4, %3
  %11 = icmp eq i64 %.sroa.6.0.copyload, 1
  %12 = select i1 %11, i64 %10, i64 %9
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %.preheader25.lr.ph, label %pack.exit

.preheader25.lr.ph:                               ; preds = %6
  %14 = select i1 %11, i64 %9, i64 %10
  %15 = icmp sgt i64 %14, 0
  %.sroa.413.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 16
  %16 = icmp eq i64 %.sroa.4.0.copyload, 1
  %.idx340 = shl i64 %.sroa.6.0.copyload, 3
  %.idx = shl i64 %.sroa.6.0.copyload, 4
  %.idx328 = mul i64 %.sroa.6.0.copyload, 24
  %.idx329 = shl i64 %.sroa.6.0.copyload, 5
  %.idx330 = mul i64 %.sroa.6.0.copyload, 40
  %.idx331 = mul i64 %.sroa.6.0.copyload, 48
  %.idx332 = mul i64 %.sroa.6.0.copyload, 56
  %.idx334 = mul i64 %.sroa.6.0.copyload, 72
  %.idx335 = mul i64 %.sroa.6.0.copyload, 80
  %.idx336 = mul i64 %.sroa.6.0.copyload, 88
  %.idx337 = mul i64 %.sroa.6.0.copyload, 96
  %.idx338 = mul i64 %.sroa.6.0.copyload, 104
  %.idx339 = mul i64 %.sroa.6.0.copyload, 112
  %.idx341 = mul i64 %.sroa.6.0.copyload, 120
  %.idx333 = shl i64 %.sroa.6.0.copyload, 6
  %.idx342 = shl nsw i64 %.sroa.4.0.copyload, 3
  %.idx343 = mul i64 %.sroa.4.0.copyload, 12
  %.idx344 = shl nsw i64 %.sroa.4.0.copyload, 4
  %.idx345 = mul i64 %.sroa.4.0.copyload, 20
  %.idx346 = mul i64 %.sroa.4.0.copyload, 24
  %.idx347 = mul i64 %.sroa.4.0.copyload, 28
  %.idx348 = shl nsw i64 %.sroa.4.0.copyload, 5
  %.idx349 = mul i64 %.sroa.4.0.copyload, 36
  %.idx350 = mul i64 %.sroa.4.0.copyload, 40
  %.idx351 = mul i64 %.sroa.4.0.copyload, 44
  %.idx352 = mul i64 %.sroa.4.0.copyload, 48
  %.idx353 = mul i64 %.sroa.4.0.copyload, 52
  %.idx354 = mul i64 %.sroa.4.0.copyload, 56
  %.idx355 = mul i64 %.sroa.4.0.copyload, 60
  br label %.preheader25

.preheader25:                                     ; preds = %.preheader25.lr.ph, %._crit_edge
  %.0.i35 = phi i64 [ 0, %.preheader25.lr.ph ], [ %17, %._crit_edge ]
  br i1 %15, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %pack_tile.exit, %.preheader25
  %17 = add nuw nsw i64 %.0.i35, 1
  %exitcond36.not = icmp eq i64 %17, %12
  br i1 %exitcond36.not, label %pack.exit, label %.preheader25, !llvm.loop !95

.lr.ph:                                           ; preds = %.preheader25, %pack_tile.exit
  %.031.i34 = phi i64 [ %348, %pack_tile.exit ], [ 0, %.preheader25 ]
  %18 = select i1 %11, i64 %.0.i35, i64 %.031.i34
  %19 = add nsw i64 %18, %3
  %20 = select i1 %11, i64 %.031.i34, i64 %.0.i35
  %21 = shl nsw i64 %19, 4
  %22 = mul nsw i64 %21, %.sroa.4.0.copyload
  %23 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %22
  %24 = shl nsw i64 %20, 5
  %25 = mul nsw i64 %24, %.sroa.6.0.copyload
  %26 = getelementptr inbounds float, ptr %23, i64 %25
  %27 = sub nsw i64 %1, %21
  %28 = tail call i64 @llvm.smin.i64(i64 %27, i64 16)
  %29 = sub nsw i64 %2, %24
  %30 = tail call i64 @llvm.smin.i64(i64 %29, i64 32)
  %31 = mul nsw i64 %18, %9
  %32 = add nsw i64 %31, %20
  %33 = shl nsw i64 %32, 10
  %34 = getelementptr inbounds i8, ptr %5, i64 %33
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7)
  store ptr %26, ptr %7, align 8
  store i64 %.sroa.4.0.copyload, ptr %.sroa.413.0..sroa_idx, align 8
  store i64 %.sroa.6.0.copyload, ptr %.sroa.5.0..sroa_idx, align 8
  %35 = icmp sgt i64 %27, 15
  %36 = icmp sgt i64 %29, 31
  %37 = and i1 %36, %35
  %or.cond.i = and i1 %11, %37
  br i1 %or.cond.i, label %.preheader.preheader, label %132

.preheader.preheader:                             ; preds = %.lr.ph
  %38 = getelementptr inbounds i8, ptr %26, i64 64
  %39 = load <16 x float>, ptr %26, align 1, !tbaa !96
  %40 = load <16 x float>, ptr %38, align 1, !tbaa !96
  %41 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %40, <16 x float> %39)
  %42 = getelementptr inbounds float, ptr %26, i64 %.sroa.4.0.copyload
  %43 = getelementptr inbounds i8, ptr %42, i64 64
  %44 = load <16 x float>, ptr %42, align 1, !tbaa !96
  %45 = load <16 x float>, ptr %43, align 1, !tbaa !96
  %46 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %45, <16 x float> %44)
  %47 = getelementptr inbounds i8, ptr %26, i64 %.idx342
  %48 = getelementptr inbounds i8, ptr %47, i64 64
  %49 = load <16 x float>, ptr %47, align 1, !tbaa !96
  %50 = load <16 x float>, ptr %48, align 1, !tbaa !96
  %51 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %50, <16 x float> %49)
  %52 = getelementptr inbounds i8, ptr %26, i64 %.idx343
  %53 = getelementptr inbounds i8, ptr %52, i64 64
  %54 = load <16 x float>, ptr %52, align 1, !tbaa !96
  %55 = load <16 x float>, ptr %53, align 1, !tbaa !96
  %56 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %55, <16 x float> %54)
  %57 = getelementptr inbounds i8, ptr %26, i64 %.idx344
  %58 = getelementptr inbounds i8, ptr %57, i64 64
  %59 = load <16 x float>, ptr %57, align 1, !tbaa !96
  %60 = load <16 x float>, ptr %58, align 1, !tbaa !96
  %61 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %60, <16 x float> %59)
  %62 = getelementptr inbounds i8, ptr %26, i64 %.idx345
  %63 = getelementptr inbounds i8, ptr %62, i64 64
  %64 = load <16 x float>, ptr %62, align 1, !tbaa !96
  %65 = load <16 x float>, ptr %63, align 1, !tbaa !96
  %66 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %65, <16 x float> %64)
  %67 = getelementptr inbounds i8, ptr %26, i64 %.idx346
  %68 = getelementptr inbounds i8, ptr %67, i64 64
  %69 = load <16 x float>, ptr %67, align 1, !tbaa !96
  %70 = load <16 x float>, ptr %68, align 1, !tbaa !96
  %71 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %70, <16 x float> %69)
  %72 = getelementptr inbounds i8, ptr %26, i64 %.idx347
  %73 = getelementptr inbounds i8, ptr %72, i64 64
  %74 = load <16 x float>, ptr %72, align 1, !tbaa !96
  %75 = load <16 x float>, ptr %73, align 1, !tbaa !96
  %76 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %75, <16 x float> %74)
  %77 = getelementptr inbounds i8, ptr %26, i64 %.idx348
  %78 = getelementptr inbounds i8, ptr %77, i64 64
  %79 = load <16 x float>, ptr %77, align 1, !tbaa !96
  %80 = load <16 x float>, ptr %78, align 1, !tbaa !96
  %81 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %80, <16 x float> %79)
  %82 = getelementptr inbounds i8, ptr %26, i64 %.idx349
  %83 = getelementptr inbounds i8, ptr %82, i64 64
  %84 = load <16 x float>, ptr %82, align 1, !tbaa !96
  %85 = load <16 x float>, ptr %83, align 1, !tbaa !96
  %86 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %85, <16 x float> %84)
  %87 = getelementptr inbounds i8, ptr %26, i64 %.idx350
  %88 = getelementptr inbounds i8, ptr %87, i64 64
  %89 = load <16 x float>, ptr %87, align 1, !tbaa !96
  %90 = load <16 x float>, ptr %88, align 1, !tbaa !96
  %91 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %90, <16 x float> %89)
  %92 = getelementptr inbounds i8, ptr %26, i64 %.idx351
  %93 = getelementptr inbounds i8, ptr %92, i64 64
  %94 = load <16 x float>, ptr %92, align 1, !tbaa !96
  %95 = load <16 x float>, ptr %93, align 1, !tbaa !96
  %96 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %95, <16 x float> %94)
  %97 = getelementptr inbounds i8, ptr %26, i64 %.idx352
  %98 = getelementptr inbounds i8, ptr %97, i64 64
  %99 = load <16 x float>, ptr %97, align 1, !tbaa !96
  %100 = load <16 x float>, ptr %98, align 1, !tbaa !96
  %101 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %100, <16 x float> %99)
  %102 = getelementptr inbounds i8, ptr %26, i64 %.idx353
  %103 = getelementptr inbounds i8, ptr %102, i64 64
  %104 = load <16 x float>, ptr %102, align 1, !tbaa !96
  %105 = load <16 x float>, ptr %103, align 1, !tbaa !96
  %106 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %105, <16 x float> %104)
  %107 = getelementptr inbounds i8, ptr %26, i64 %.idx354
  %108 = getelementptr inbounds i8, ptr %107, i64 64
  %109 = load <16 x float>, ptr %107, align 1, !tbaa !96
  %110 = load <16 x float>, ptr %108, align 1, !tbaa !96
  %111 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %110, <16 x float> %109)
  %112 = getelementptr inbounds i8, ptr %26, i64 %.idx355
  %113 = getelementptr inbounds i8, ptr %112, i64 64
  %114 = load <16 x float>, ptr %112, align 1, !tbaa !96
  %115 = load <16 x float>, ptr %113, align 1, !tbaa !96
  %116 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %115, <16 x float> %114)
  store <32 x bfloat> %41, ptr %34, align 4, !tbaa !96
  %117 = getelementptr inbounds i8, ptr %34, i64 64
  store <32 x bfloat> %46, ptr %117, align 4, !tbaa !96
  %118 = getelementptr inbounds i8, ptr %34, i64 128
  store <32 x bfloat> %51, ptr %118, align 4, !tbaa !96
  %119 = getelementptr inbounds i8, ptr %34, i64 192
  store <32 x bfloat> %56, ptr %119, align 4, !tbaa !96
  %120 = getelementptr inbounds i8, ptr %34, i64 256
  store <32 x bfloat> %61, ptr %120, align 4, !tbaa !96
  %121 = getelementptr inbounds i8, ptr %34, i64 320
  store <32 x bfloat> %66, ptr %121, align 4, !tbaa !96
  %122 = getelementptr inbounds i8, ptr %34, i64 384
  store <32 x bfloat> %71, ptr %122, align 4, !tbaa !96
  %123 = getelementptr inbounds i8, ptr %34, i64 448
  store <32 x bfloat> %76, ptr %123, align 4, !tbaa !96
  %124 = getelementptr inbounds i8, ptr %34, i64 512
  store <32 x bfloat> %81, ptr %124, align 4, !tbaa !96
  %125 = getelementptr inbounds i8, ptr %34, i64 576
  store <32 x bfloat> %86, ptr %125, align 4, !tbaa !96
  %126 = getelementptr inbounds i8, ptr %34, i64 640
  store <32 x bfloat> %91, ptr %126, align 4, !tbaa !96
  %127 = getelementptr inbounds i8, ptr %34, i64 704
  store <32 x bfloat> %96, ptr %127, align 4, !tbaa !96
  %128 = getelementptr inbounds i8, ptr %34, i64 768
  store <32 x bfloat> %101, ptr %128, align 4, !tbaa !96
  %129 = getelementptr inbounds i8, ptr %34, i64 832
  store <32 x bfloat> %106, ptr %129, align 4, !tbaa !96
  %130 = getelementptr inbounds i8, ptr %34, i64 896
  store <32 x bfloat> %111, ptr %130, align 4, !tbaa !96
  %131 = getelementptr inbounds i8, ptr %34, i64 960
  store <32 x bfloat> %116, ptr %131, align 4, !tbaa !96
  br label %pack_tile.exit

132:                                              ; preds = %.lr.ph
  %or.cond5.i = select i1 %37, i1 %16, i1 false
  br i1 %or.cond5.i, label %turn_tile.exit.preheader, label %347

turn_tile.exit.preheader:                         ; preds = %132
  %133 = getelementptr inbounds i8, ptr %26, i64 %.idx340
  %134 = getelementptr inbounds float, ptr %133, i64 %.sroa.6.0.copyload
  %135 = load <16 x float>, ptr %133, align 1, !tbaa !96
  %136 = load <16 x float>, ptr %134, align 1, !tbaa !96
  %137 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %136, <16 x float> %135)
  %138 = bitcast <32 x bfloat> %137 to <32 x i16>
  %139 = shufflevector <32 x i16> %138, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %140 = getelementptr inbounds i8, ptr %26, i64 %.idx
  %141 = getelementptr inbounds float, ptr %140, i64 %.sroa.6.0.copyload
  %142 = load <16 x float>, ptr %140, align 1, !tbaa !96
  %143 = load <16 x float>, ptr %141, align 1, !tbaa !96
  %144 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %143, <16 x float> %142)
  %145 = bitcast <32 x bfloat> %144 to <32 x i16>
  %146 = shufflevector <32 x i16> %145, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %147 = getelementptr inbounds i8, ptr %26, i64 %.idx328
  %148 = getelementptr inbounds float, ptr %147, i64 %.sroa.6.0.copyload
  %149 = load <16 x float>, ptr %147, align 1, !tbaa !96
  %150 = load <16 x float>, ptr %148, align 1, !tbaa !96
  %151 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %150, <16 x float> %149)
  %152 = bitcast <32 x bfloat> %151 to <32 x i16>
  %153 = shufflevector <32 x i16> %152, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %154 = getelementptr inbounds i8, ptr %26, i64 %.idx329
  %155 = getelementptr inbounds float, ptr %154, i64 %.sroa.6.0.copyload
  %156 = load <16 x float>, ptr %154, align 1, !tbaa !96
  %157 = load <16 x float>, ptr %155, align 1, !tbaa !96
  %158 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %157, <16 x float> %156)
  %159 = bitcast <32 x bfloat> %158 to <32 x i16>
  %160 = shufflevector <32 x i16> %159, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %161 = getelementptr inbounds i8, ptr %26, i64 %.idx330
  %162 = getelementptr inbounds float, ptr %161, i64 %.sroa.6.0.copyload
  %163 = load <16 x float>, ptr %161, align 1, !tbaa !96
  %164 = load <16 x float>, ptr %162, align 1, !tbaa !96
  %165 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %164, <16 x float> %163)
  %166 = bitcast <32 x bfloat> %165 to <32 x i16>
  %167 = shufflevector <32 x i16> %166, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %168 = getelementptr inbounds i8, ptr %26, i64 %.idx331
  %169 = getelementptr inbounds float, ptr %168, i64 %.sroa.6.0.copyload
  %170 = load <16 x float>, ptr %168, align 1, !tbaa !96
  %171 = load <16 x float>, ptr %169, align 1, !tbaa !96
  %172 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %171, <16 x float> %170)
  %173 = bitcast <32 x bfloat> %172 to <32 x i16>
  %174 = shufflevector <32 x i16> %173, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %175 = getelementptr inbounds i8, ptr %26, i64 %.idx332
  %176 = getelementptr inbounds float, ptr %175, i64 %.sroa.6.0.copyload
  %177 = load <16 x float>, ptr %175, align 1, !tbaa !96
  %178 = load <16 x float>, ptr %176, align 1, !tbaa !96
  %179 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %178, <16 x float> %177)
  %180 = bitcast <32 x bfloat> %179 to <32 x i16>
  %181 = shufflevector <32 x i16> %180, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %182 = getelementptr inbounds i8, ptr %26, i64 %.idx334
  %183 = getelementptr inbounds float, ptr %182, i64 %.sroa.6.0.copyload
  %184 = load <16 x float>, ptr %182, align 1, !tbaa !96
  %185 = load <16 x float>, ptr %183, align 1, !tbaa !96
  %186 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %185, <16 x float> %184)
  %187 = bitcast <32 x bfloat> %186 to <32 x i16>
  %188 = shufflevector <32 x i16> %187, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %189 = getelementptr inbounds i8, ptr %26, i64 %.idx335
  %190 = getelementptr inbounds float, ptr %189, i64 %.sroa.6.0.copyload
  %191 = load <16 x float>, ptr %189, align 1, !tbaa !96
  %192 = load <16 x float>, ptr %190, align 1, !tbaa !96
  %193 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %192, <16 x float> %191)
  %194 = bitcast <32 x bfloat> %193 to <32 x i16>
  %195 = shufflevector <32 x i16> %194, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %196 = getelementptr inbounds i8, ptr %26, i64 %.idx336
  %197 = getelementptr inbounds float, ptr %196, i64 %.sroa.6.0.copyload
  %198 = load <16 x float>, ptr %196, align 1, !tbaa !96
  %199 = load <16 x float>, ptr %197, align 1, !tbaa !96
  %200 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %199, <16 x float> %198)
  %201 = bitcast <32 x bfloat> %200 to <32 x i16>
  %202 = shufflevector <32 x i16> %201, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %203 = getelementptr inbounds i8, ptr %26, i64 %.idx337
  %204 = getelementptr inbounds float, ptr %203, i64 %.sroa.6.0.copyload
  %205 = load <16 x float>, ptr %203, align 1, !tbaa !96
  %206 = load <16 x float>, ptr %204, align 1, !tbaa !96
  %207 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %206, <16 x float> %205)
  %208 = bitcast <32 x bfloat> %207 to <32 x i16>
  %209 = shufflevector <32 x i16> %208, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %210 = getelementptr inbounds i8, ptr %26, i64 %.idx338
  %211 = getelementptr inbounds float, ptr %210, i64 %.sroa.6.0.copyload
  %212 = load <16 x float>, ptr %210, align 1, !tbaa !96
  %213 = load <16 x float>, ptr %211, align 1, !tbaa !96
  %214 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %213, <16 x float> %212)
  %215 = bitcast <32 x bfloat> %214 to <32 x i16>
  %216 = shufflevector <32 x i16> %215, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %217 = getelementptr inbounds i8, ptr %26, i64 %.idx339
  %218 = getelementptr inbounds float, ptr %217, i64 %.sroa.6.0.copyload
  %219 = load <16 x float>, ptr %217, align 1, !tbaa !96
  %220 = load <16 x float>, ptr %218, align 1, !tbaa !96
  %221 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %220, <16 x float> %219)
  %222 = bitcast <32 x bfloat> %221 to <32 x i16>
  %223 = shufflevector <32 x i16> %222, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %224 = getelementptr inbounds i8, ptr %26, i64 %.idx341
  %225 = getelementptr inbounds float, ptr %224, i64 %.sroa.6.0.copyload
  %226 = load <16 x float>, ptr %224, align 1, !tbaa !96
  %227 = load <16 x float>, ptr %225, align 1, !tbaa !96
  %228 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %227, <16 x float> %226)
  %229 = bitcast <32 x bfloat> %228 to <32 x i16>
  %230 = shufflevector <32 x i16> %229, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %231 = getelementptr inbounds i8, ptr %26, i64 %.idx333
  %232 = getelementptr inbounds float, ptr %231, i64 %.sroa.6.0.copyload
  %233 = load <16 x float>, ptr %232, align 1, !tbaa !96
  %234 = load <16 x float>, ptr %231, align 1, !tbaa !96
  %235 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %233, <16 x float> %234)
  %236 = bitcast <32 x bfloat> %235 to <32 x i16>
  %237 = shufflevector <32 x i16> %236, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %238 = getelementptr inbounds float, ptr %26, i64 %.sroa.6.0.copyload
  %239 = load <16 x float>, ptr %238, align 1, !tbaa !96
  %240 = load <16 x float>, ptr %26, align 1, !tbaa !96
  %241 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %239, <16 x float> %240)
  %242 = bitcast <32 x bfloat> %241 to <32 x i16>
  %243 = shufflevector <32 x i16> %242, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %244 = bitcast <32 x i16> %243 to <16 x float>
  %245 = bitcast <32 x i16> %237 to <16 x float>
  %246 = shufflevector <32 x i16> %243, <32 x i16> %237, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %247 = bitcast <32 x i16> %246 to <16 x float>
  %248 = shufflevector <16 x float> %244, <16 x float> %245, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %249 = bitcast <32 x i16> %139 to <16 x float>
  %250 = bitcast <32 x i16> %188 to <16 x float>
  %251 = shufflevector <32 x i16> %139, <32 x i16> %188, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %252 = bitcast <32 x i16> %251 to <16 x float>
  %253 = shufflevector <16 x float> %249, <16 x float> %250, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %254 = bitcast <32 x i16> %146 to <16 x float>
  %255 = bitcast <32 x i16> %195 to <16 x float>
  %256 = shufflevector <32 x i16> %146, <32 x i16> %195, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %257 = bitcast <32 x i16> %256 to <16 x float>
  %258 = shufflevector <16 x float> %254, <16 x float> %255, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %259 = bitcast <32 x i16> %153 to <16 x float>
  %260 = bitcast <32 x i16> %202 to <16 x float>
  %261 = shufflevector <32 x i16> %153, <32 x i16> %202, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %262 = bitcast <32 x i16> %261 to <16 x float>
  %263 = shufflevector <16 x float> %259, <16 x float> %260, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %264 = bitcast <32 x i16> %160 to <16 x float>
  %265 = bitcast <32 x i16> %209 to <16 x float>
  %266 = shufflevector <32 x i16> %160, <32 x i16> %209, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %267 = bitcast <32 x i16> %266 to <16 x float>
  %268 = shufflevector <16 x float> %264, <16 x float> %265, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %269 = bitcast <32 x i16> %167 to <16 x float>
  %270 = bitcast <32 x i16> %216 to <16 x float>
  %271 = shufflevector <32 x i16> %167, <32 x i16> %216, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %272 = bitcast <32 x i16> %271 to <16 x float>
  %273 = shufflevector <16 x float> %269, <16 x float> %270, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %274 = bitcast <32 x i16> %174 to <16 x float>
  %275 = bitcast <32 x i16> %223 to <16 x float>
  %276 = shufflevector <32 x i16> %174, <32 x i16> %223, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %277 = bitcast <32 x i16> %276 to <16 x float>
  %278 = shufflevector <16 x float> %274, <16 x float> %275, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %279 = bitcast <32 x i16> %181 to <16 x float>
  %280 = bitcast <32 x i16> %230 to <16 x float>
  %281 = shufflevector <32 x i16> %181, <32 x i16> %230, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %282 = bitcast <32 x i16> %281 to <16 x float>
  %283 = shufflevector <16 x float> %279, <16 x float> %280, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %284 = shufflevector <16 x float> %247, <16 x float> %267, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %285 = shufflevector <16 x float> %247, <16 x float> %267, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %286 = shufflevector <16 x float> %252, <16 x float> %272, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %287 = shufflevector <16 x float> %252, <16 x float> %272, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %288 = shufflevector <16 x float> %257, <16 x float> %277, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %289 = shufflevector <16 x float> %257, <16 x float> %277, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %290 = shufflevector <16 x float> %262, <16 x float> %282, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %291 = shufflevector <16 x float> %262, <16 x float> %282, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %292 = shufflevector <16 x float> %248, <16 x float> %268, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %293 = shufflevector <16 x float> %248, <16 x float> %268, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %294 = shufflevector <16 x float> %253, <16 x float> %273, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %295 = shufflevector <16 x float> %253, <16 x float> %273, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %296 = shufflevector <16 x float> %258, <16 x float> %278, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %297 = shufflevector <16 x float> %258, <16 x float> %278, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %298 = shufflevector <16 x float> %263, <16 x float> %283, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %299 = shufflevector <16 x float> %263, <16 x float> %283, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %300 = shufflevector <16 x float> %284, <16 x float> %288, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %301 = shufflevector <16 x float> %284, <16 x float> %288, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %302 = shufflevector <16 x float> %286, <16 x float> %290, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %303 = shufflevector <16 x float> %286, <16 x float> %290, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %304 = shufflevector <16 x float> %285, <16 x float> %289, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %305 = shufflevector <16 x float> %285, <16 x float> %289, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %306 = shufflevector <16 x float> %287, <16 x float> %291, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %307 = shufflevector <16 x float> %287, <16 x float> %291, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %308 = shufflevector <16 x float> %292, <16 x float> %296, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %309 = shufflevector <16 x float> %292, <16 x float> %296, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %310 = shufflevector <16 x float> %294, <16 x float> %298, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %311 = shufflevector <16 x float> %294, <16 x float> %298, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %312 = shufflevector <16 x float> %293, <16 x float> %297, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %313 = shufflevector <16 x float> %293, <16 x float> %297, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %314 = shufflevector <16 x float> %295, <16 x float> %299, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %315 = shufflevector <16 x float> %295, <16 x float> %299, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %316 = shufflevector <16 x float> %300, <16 x float> %302, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %317 = shufflevector <16 x float> %300, <16 x float> %302, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %318 = shufflevector <16 x float> %301, <16 x float> %303, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %319 = shufflevector <16 x float> %301, <16 x float> %303, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %320 = shufflevector <16 x float> %304, <16 x float> %306, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %321 = shufflevector <16 x float> %304, <16 x float> %306, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %322 = shufflevector <16 x float> %305, <16 x float> %307, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %323 = shufflevector <16 x float> %305, <16 x float> %307, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %324 = shufflevector <16 x float> %308, <16 x float> %310, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %325 = shufflevector <16 x float> %308, <16 x float> %310, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %326 = shufflevector <16 x float> %309, <16 x float> %311, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %327 = shufflevector <16 x float> %309, <16 x float> %311, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %328 = shufflevector <16 x float> %312, <16 x float> %314, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %329 = shufflevector <16 x float> %312, <16 x float> %314, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %330 = shufflevector <16 x float> %313, <16 x float> %315, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %331 = shufflevector <16 x float> %313, <16 x float> %315, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %316, ptr %34, align 4, !tbaa !96
  %332 = getelementptr inbounds i8, ptr %34, i64 64
  store <16 x float> %317, ptr %332, align 4, !tbaa !96
  %333 = getelementptr inbounds i8, ptr %34, i64 128
  store <16 x float> %318, ptr %333, align 4, !tbaa !96
  %334 = getelementptr inbounds i8, ptr %34, i64 192
  store <16 x float> %319, ptr %334, align 4, !tbaa !96
  %335 = getelementptr inbounds i8, ptr %34, i64 256
  store <16 x float> %320, ptr %335, align 4, !tbaa !96
  %336 = getelementptr inbounds i8, ptr %34, i64 320
  store <16 x float> %321, ptr %336, align 4, !tbaa !96
  %337 = getelementptr inbounds i8, ptr %34, i64 384
  store <16 x float> %322, ptr %337, align 4, !tbaa !96
  %338 = getelementptr inbounds i8, ptr %34, i64 448
  store <16 x float> %323, ptr %338, align 4, !tbaa !96
  %339 = getelementptr inbounds i8, ptr %34, i64 512
  store <16 x float> %324, ptr %339, align 4, !tbaa !96
  %340 = getelementptr inbounds i8, ptr %34, i64 576
  store <16 x float> %325, ptr %340, align 4, !tbaa !96
  %341 = getelementptr inbounds i8, ptr %34, i64 640
  store <16 x float> %326, ptr %341, align 4, !tbaa !96
  %342 = getelementptr inbounds i8, ptr %34, i64 704
  store <16 x float> %327, ptr %342, align 4, !tbaa !96
  %343 = getelementptr inbounds i8, ptr %34, i64 768
  store <16 x float> %328, ptr %343, align 4, !tbaa !96
  %344 = getelementptr inbounds i8, ptr %34, i64 832
  store <16 x float> %329, ptr %344, align 4, !tbaa !96
  %345 = getelementptr inbounds i8, ptr %34, i64 896
  store <16 x float> %330, ptr %345, align 4, !tbaa !96
  %346 = getelementptr inbounds i8, ptr %34, i64 960
  store <16 x float> %331, ptr %346, align 4, !tbaa !96
  br label %pack_tile.exit

347:                                              ; preds = %132
  tail call fastcc void @pack_some(ptr noundef nonnull byval(%struct.numbers) align 8 %7, i64 noundef %28, i64 noundef %30, ptr noundef %34, i64 noundef 0) #17
  br label %pack_tile.exit

pack_tile.exit:                                   ; preds = %.preheader.preheader, %turn_tile.exit.preheader, %347
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7)
  %348 = add nuw nsw i64 %.031.i34, 1
  %exitcond.not = icmp eq i64 %348, %14
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph, !llvm.loop !97

pack.exit:                                        ; preds = %._crit_edge, %6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @pack_right(ptr nocapture noundef readonly byval(%struct.numbers) align 8 %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef writeonly %5) unnamed_addr #5 {
  %7 = alloca %struct.numbers, align 8
  %.sroa.0.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4.0.copyload = load i64, ptr %.sroa.4.0..sroa_idx, align 8
  %.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.6.0.copyload = load i64, ptr %.sroa.6.0..sroa_idx, align 8
  %8 = add nsw i64 %2, 31
  %9 = sdiv i64 %8, 32
  %10 = sub nsw i64 %4, %3
  %11 = icmp eq i64 %.sroa.6.0.copyload, 1
  %12 = select i1 %11, i64 %10, i64 %9
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %.preheader25.lr.ph, label %pack.exit

.preheader25.lr.ph:                               ; preds = %6
  %14 = select i1 %11, i64 %9, i64 %10
  %15 = icmp sgt i64 %14, 0
  %.sroa.413.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 16
  %16 = icmp eq i64 %.sroa.4.0.copyload, 1
  %.idx340 = shl i64 %.sroa.6.0.copyload, 3
  %.idx = shl i64 %.sroa.6.0.copyload, 4
  %.idx328 = mul i64 %.sroa.6.0.copyload, 24
  %.idx329 = shl i64 %.sroa.6.0.copyload, 5
  %.idx330 = mul i64 %.sroa.6.0.copyload, 40
  %.idx331 = mul i64 %.sroa.6.0.copyload, 48
  %.idx332 = mul i64 %.sroa.6.0.copyload, 56
  %.idx333 = shl i64 %.sroa.6.0.copyload, 6
  %.idx334 = mul i64 %.sroa.6.0.copyload, 72
  %.idx335 = mul i64 %.sroa.6.0.copyload, 80
  %.idx336 = mul i64 %.sroa.6.0.copyload, 88
  %.idx337 = mul i64 %.sroa.6.0.copyload, 96
  %.idx338 = mul i64 %.sroa.6.0.copyload, 104
  %.idx339 = mul i64 %.sroa.6.0.copyload, 112
  %.idx341 = mul i64 %.sroa.6.0.copyload, 120
  %.idx342 = shl nsw i64 %.sroa.4.0.copyload, 3
  %.idx343 = mul i64 %.sroa.4.0.copyload, 12
  %.idx344 = shl nsw i64 %.sroa.4.0.copyload, 4
  %.idx345 = mul i64 %.sroa.4.0.copyload, 20
  %.idx346 = mul i64 %.sroa.4.0.copyload, 24
  %.idx347 = mul i64 %.sroa.4.0.copyload, 28
  %.idx349 = mul i64 %.sroa.4.0.copyload, 36
  %.idx350 = mul i64 %.sroa.4.0.copyload, 40
  %.idx351 = mul i64 %.sroa.4.0.copyload, 44
  %.idx352 = mul i64 %.sroa.4.0.copyload, 48
  %.idx353 = mul i64 %.sroa.4.0.copyload, 52
  %.idx354 = mul i64 %.sroa.4.0.copyload, 56
  %.idx355 = mul i64 %.sroa.4.0.copyload, 60
  %.idx348 = shl nsw i64 %.sroa.4.0.copyload, 5
  br label %.preheader25

.preheader25:                                     ; preds = %.preheader25.lr.ph, %._crit_edge
  %.0.i35 = phi i64 [ 0, %.preheader25.lr.ph ], [ %17, %._crit_edge ]
  br i1 %15, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %pack_tile.exit, %.preheader25
  %17 = add nuw nsw i64 %.0.i35, 1
  %exitcond36.not = icmp eq i64 %17, %12
  br i1 %exitcond36.not, label %pack.exit, label %.preheader25, !llvm.loop !95

.lr.ph:                                           ; preds = %.preheader25, %pack_tile.exit
  %.031.i34 = phi i64 [ %348, %pack_tile.exit ], [ 0, %.preheader25 ]
  %18 = select i1 %11, i64 %.0.i35, i64 %.031.i34
  %19 = add nsw i64 %18, %3
  %20 = select i1 %11, i64 %.031.i34, i64 %.0.i35
  %21 = shl nsw i64 %19, 4
  %22 = mul nsw i64 %21, %.sroa.4.0.copyload
  %23 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %22
  %24 = shl nsw i64 %20, 5
  %25 = mul nsw i64 %24, %.sroa.6.0.copyload
  %26 = getelementptr inbounds float, ptr %23, i64 %25
  %27 = sub nsw i64 %1, %21
  %28 = tail call i64 @llvm.smin.i64(i64 %27, i64 16)
  %29 = sub nsw i64 %2, %24
  %30 = tail call i64 @llvm.smin.i64(i64 %29, i64 32)
  %31 = mul nsw i64 %18, %9
  %32 = add nsw i64 %31, %20
  %33 = shl nsw i64 %32, 10
  %34 = getelementptr inbounds i8, ptr %5, i64 %33
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7)
  store ptr %26, ptr %7, align 8
  store i64 %.sroa.4.0.copyload, ptr %.sroa.413.0..sroa_idx, align 8
  store i64 %.sroa.6.0.copyload, ptr %.sroa.5.0..sroa_idx, align 8
  %35 = icmp sgt i64 %27, 15
  %36 = icmp sgt i64 %29, 31
  %37 = and i1 %36, %35
  %or.cond.i = and i1 %11, %37
  br i1 %or.cond.i, label %turn_tile.exit.preheader, label %220

turn_tile.exit.preheader:                         ; preds = %.lr.ph
  %38 = getelementptr inbounds float, ptr %26, i64 %.sroa.4.0.copyload
  %39 = getelementptr inbounds i8, ptr %38, i64 64
  %40 = load <16 x float>, ptr %38, align 1, !tbaa !96
  %41 = load <16 x float>, ptr %39, align 1, !tbaa !96
  %42 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %41, <16 x float> %40)
  %43 = getelementptr inbounds i8, ptr %26, i64 %.idx342
  %44 = getelementptr inbounds i8, ptr %43, i64 64
  %45 = load <16 x float>, ptr %43, align 1, !tbaa !96
  %46 = load <16 x float>, ptr %44, align 1, !tbaa !96
  %47 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %46, <16 x float> %45)
  %48 = getelementptr inbounds i8, ptr %26, i64 %.idx343
  %49 = getelementptr inbounds i8, ptr %48, i64 64
  %50 = load <16 x float>, ptr %48, align 1, !tbaa !96
  %51 = load <16 x float>, ptr %49, align 1, !tbaa !96
  %52 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %51, <16 x float> %50)
  %53 = getelementptr inbounds i8, ptr %26, i64 %.idx344
  %54 = getelementptr inbounds i8, ptr %53, i64 64
  %55 = load <16 x float>, ptr %53, align 1, !tbaa !96
  %56 = load <16 x float>, ptr %54, align 1, !tbaa !96
  %57 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %56, <16 x float> %55)
  %58 = getelementptr inbounds i8, ptr %26, i64 %.idx345
  %59 = getelementptr inbounds i8, ptr %58, i64 64
  %60 = load <16 x float>, ptr %58, align 1, !tbaa !96
  %61 = load <16 x float>, ptr %59, align 1, !tbaa !96
  %62 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %61, <16 x float> %60)
  %63 = getelementptr inbounds i8, ptr %26, i64 %.idx346
  %64 = getelementptr inbounds i8, ptr %63, i64 64
  %65 = load <16 x float>, ptr %63, align 1, !tbaa !96
  %66 = load <16 x float>, ptr %64, align 1, !tbaa !96
  %67 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %66, <16 x float> %65)
  %68 = getelementptr inbounds i8, ptr %26, i64 %.idx347
  %69 = getelementptr inbounds i8, ptr %68, i64 64
  %70 = load <16 x float>, ptr %68, align 1, !tbaa !96
  %71 = load <16 x float>, ptr %69, align 1, !tbaa !96
  %72 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %71, <16 x float> %70)
  %73 = getelementptr inbounds i8, ptr %26, i64 %.idx349
  %74 = getelementptr inbounds i8, ptr %73, i64 64
  %75 = load <16 x float>, ptr %73, align 1, !tbaa !96
  %76 = load <16 x float>, ptr %74, align 1, !tbaa !96
  %77 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %76, <16 x float> %75)
  %78 = getelementptr inbounds i8, ptr %26, i64 %.idx350
  %79 = getelementptr inbounds i8, ptr %78, i64 64
  %80 = load <16 x float>, ptr %78, align 1, !tbaa !96
  %81 = load <16 x float>, ptr %79, align 1, !tbaa !96
  %82 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %81, <16 x float> %80)
  %83 = getelementptr inbounds i8, ptr %26, i64 %.idx351
  %84 = getelementptr inbounds i8, ptr %83, i64 64
  %85 = load <16 x float>, ptr %83, align 1, !tbaa !96
  %86 = load <16 x float>, ptr %84, align 1, !tbaa !96
  %87 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %86, <16 x float> %85)
  %88 = getelementptr inbounds i8, ptr %26, i64 %.idx352
  %89 = getelementptr inbounds i8, ptr %88, i64 64
  %90 = load <16 x float>, ptr %88, align 1, !tbaa !96
  %91 = load <16 x float>, ptr %89, align 1, !tbaa !96
  %92 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %91, <16 x float> %90)
  %93 = getelementptr inbounds i8, ptr %26, i64 %.idx353
  %94 = getelementptr inbounds i8, ptr %93, i64 64
  %95 = load <16 x float>, ptr %93, align 1, !tbaa !96
  %96 = load <16 x float>, ptr %94, align 1, !tbaa !96
  %97 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %96, <16 x float> %95)
  %98 = getelementptr inbounds i8, ptr %26, i64 %.idx354
  %99 = getelementptr inbounds i8, ptr %98, i64 64
  %100 = load <16 x float>, ptr %98, align 1, !tbaa !96
  %101 = load <16 x float>, ptr %99, align 1, !tbaa !96
  %102 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %101, <16 x float> %100)
  %103 = getelementptr inbounds i8, ptr %26, i64 %.idx355
  %104 = getelementptr inbounds i8, ptr %103, i64 64
  %105 = load <16 x float>, ptr %103, align 1, !tbaa !96
  %106 = load <16 x float>, ptr %104, align 1, !tbaa !96
  %107 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %106, <16 x float> %105)
  %108 = getelementptr inbounds i8, ptr %26, i64 %.idx348
  %109 = getelementptr inbounds i8, ptr %108, i64 64
  %110 = load <16 x float>, ptr %109, align 1, !tbaa !96
  %111 = load <16 x float>, ptr %108, align 1, !tbaa !96
  %112 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %110, <16 x float> %111)
  %113 = getelementptr inbounds i8, ptr %26, i64 64
  %114 = load <16 x float>, ptr %113, align 1, !tbaa !96
  %115 = load <16 x float>, ptr %26, align 1, !tbaa !96
  %116 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %114, <16 x float> %115)
  %117 = bitcast <32 x bfloat> %116 to <16 x float>
  %118 = bitcast <32 x bfloat> %112 to <16 x float>
  %119 = shufflevector <32 x bfloat> %116, <32 x bfloat> %112, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %120 = bitcast <32 x bfloat> %119 to <16 x float>
  %121 = shufflevector <16 x float> %117, <16 x float> %118, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %122 = bitcast <32 x bfloat> %42 to <16 x float>
  %123 = bitcast <32 x bfloat> %77 to <16 x float>
  %124 = shufflevector <32 x bfloat> %42, <32 x bfloat> %77, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %125 = bitcast <32 x bfloat> %124 to <16 x float>
  %126 = shufflevector <16 x float> %122, <16 x float> %123, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %127 = bitcast <32 x bfloat> %47 to <16 x float>
  %128 = bitcast <32 x bfloat> %82 to <16 x float>
  %129 = shufflevector <32 x bfloat> %47, <32 x bfloat> %82, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %130 = bitcast <32 x bfloat> %129 to <16 x float>
  %131 = shufflevector <16 x float> %127, <16 x float> %128, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %132 = bitcast <32 x bfloat> %52 to <16 x float>
  %133 = bitcast <32 x bfloat> %87 to <16 x float>
  %134 = shufflevector <32 x bfloat> %52, <32 x bfloat> %87, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %135 = bitcast <32 x bfloat> %134 to <16 x float>
  %136 = shufflevector <16 x float> %132, <16 x float> %133, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %137 = bitcast <32 x bfloat> %57 to <16 x float>
  %138 = bitcast <32 x bfloat> %92 to <16 x float>
  %139 = shufflevector <32 x bfloat> %57, <32 x bfloat> %92, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %140 = bitcast <32 x bfloat> %139 to <16 x float>
  %141 = shufflevector <16 x float> %137, <16 x float> %138, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %142 = bitcast <32 x bfloat> %62 to <16 x float>
  %143 = bitcast <32 x bfloat> %97 to <16 x float>
  %144 = shufflevector <32 x bfloat> %62, <32 x bfloat> %97, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %145 = bitcast <32 x bfloat> %144 to <16 x float>
  %146 = shufflevector <16 x float> %142, <16 x float> %143, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %147 = bitcast <32 x bfloat> %67 to <16 x float>
  %148 = bitcast <32 x bfloat> %102 to <16 x float>
  %149 = shufflevector <32 x bfloat> %67, <32 x bfloat> %102, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %150 = bitcast <32 x bfloat> %149 to <16 x float>
  %151 = shufflevector <16 x float> %147, <16 x float> %148, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %152 = bitcast <32 x bfloat> %72 to <16 x float>
  %153 = bitcast <32 x bfloat> %107 to <16 x float>
  %154 = shufflevector <32 x bfloat> %72, <32 x bfloat> %107, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %155 = bitcast <32 x bfloat> %154 to <16 x float>
  %156 = shufflevector <16 x float> %152, <16 x float> %153, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %157 = shufflevector <16 x float> %120, <16 x float> %140, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %158 = shufflevector <16 x float> %120, <16 x float> %140, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %159 = shufflevector <16 x float> %125, <16 x float> %145, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %160 = shufflevector <16 x float> %125, <16 x float> %145, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %161 = shufflevector <16 x float> %130, <16 x float> %150, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %162 = shufflevector <16 x float> %130, <16 x float> %150, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %163 = shufflevector <16 x float> %135, <16 x float> %155, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %164 = shufflevector <16 x float> %135, <16 x float> %155, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %165 = shufflevector <16 x float> %121, <16 x float> %141, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %166 = shufflevector <16 x float> %121, <16 x float> %141, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %167 = shufflevector <16 x float> %126, <16 x float> %146, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %168 = shufflevector <16 x float> %126, <16 x float> %146, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %169 = shufflevector <16 x float> %131, <16 x float> %151, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %170 = shufflevector <16 x float> %131, <16 x float> %151, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %171 = shufflevector <16 x float> %136, <16 x float> %156, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %172 = shufflevector <16 x float> %136, <16 x float> %156, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %173 = shufflevector <16 x float> %157, <16 x float> %161, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %174 = shufflevector <16 x float> %157, <16 x float> %161, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %175 = shufflevector <16 x float> %159, <16 x float> %163, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %176 = shufflevector <16 x float> %159, <16 x float> %163, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %177 = shufflevector <16 x float> %158, <16 x float> %162, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %178 = shufflevector <16 x float> %158, <16 x float> %162, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %179 = shufflevector <16 x float> %160, <16 x float> %164, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %180 = shufflevector <16 x float> %160, <16 x float> %164, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %181 = shufflevector <16 x float> %165, <16 x float> %169, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %182 = shufflevector <16 x float> %165, <16 x float> %169, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %183 = shufflevector <16 x float> %167, <16 x float> %171, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %184 = shufflevector <16 x float> %167, <16 x float> %171, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %185 = shufflevector <16 x float> %166, <16 x float> %170, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %186 = shufflevector <16 x float> %166, <16 x float> %170, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %187 = shufflevector <16 x float> %168, <16 x float> %172, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %188 = shufflevector <16 x float> %168, <16 x float> %172, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %189 = shufflevector <16 x float> %173, <16 x float> %175, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %190 = shufflevector <16 x float> %173, <16 x float> %175, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %191 = shufflevector <16 x float> %174, <16 x float> %176, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %192 = shufflevector <16 x float> %174, <16 x float> %176, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %193 = shufflevector <16 x float> %177, <16 x float> %179, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %194 = shufflevector <16 x float> %177, <16 x float> %179, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %195 = shufflevector <16 x float> %178, <16 x float> %180, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %196 = shufflevector <16 x float> %178, <16 x float> %180, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %197 = shufflevector <16 x float> %181, <16 x float> %183, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %198 = shufflevector <16 x float> %181, <16 x float> %183, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %199 = shufflevector <16 x float> %182, <16 x float> %184, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %200 = shufflevector <16 x float> %182, <16 x float> %184, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %201 = shufflevector <16 x float> %185, <16 x float> %187, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %202 = shufflevector <16 x float> %185, <16 x float> %187, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %203 = shufflevector <16 x float> %186, <16 x float> %188, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %204 = shufflevector <16 x float> %186, <16 x float> %188, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %189, ptr %34, align 4, !tbaa !96
  %205 = getelementptr inbounds i8, ptr %34, i64 64
  store <16 x float> %190, ptr %205, align 4, !tbaa !96
  %206 = getelementptr inbounds i8, ptr %34, i64 128
  store <16 x float> %191, ptr %206, align 4, !tbaa !96
  %207 = getelementptr inbounds i8, ptr %34, i64 192
  store <16 x float> %192, ptr %207, align 4, !tbaa !96
  %208 = getelementptr inbounds i8, ptr %34, i64 256
  store <16 x float> %193, ptr %208, align 4, !tbaa !96
  %209 = getelementptr inbounds i8, ptr %34, i64 320
  store <16 x float> %194, ptr %209, align 4, !tbaa !96
  %210 = getelementptr inbounds i8, ptr %34, i64 384
  store <16 x float> %195, ptr %210, align 4, !tbaa !96
  %211 = getelementptr inbounds i8, ptr %34, i64 448
  store <16 x float> %196, ptr %211, align 4, !tbaa !96
  %212 = getelementptr inbounds i8, ptr %34, i64 512
  store <16 x float> %197, ptr %212, align 4, !tbaa !96
  %213 = getelementptr inbounds i8, ptr %34, i64 576
  store <16 x float> %198, ptr %213, align 4, !tbaa !96
  %214 = getelementptr inbounds i8, ptr %34, i64 640
  store <16 x float> %199, ptr %214, align 4, !tbaa !96
  %215 = getelementptr inbounds i8, ptr %34, i64 704
  store <16 x float> %200, ptr %215, align 4, !tbaa !96
  %216 = getelementptr inbounds i8, ptr %34, i64 768
  store <16 x float> %201, ptr %216, align 4, !tbaa !96
  %217 = getelementptr inbounds i8, ptr %34, i64 832
  store <16 x float> %202, ptr %217, align 4, !tbaa !96
  %218 = getelementptr inbounds i8, ptr %34, i64 896
  store <16 x float> %203, ptr %218, align 4, !tbaa !96
  %219 = getelementptr inbounds i8, ptr %34, i64 960
  store <16 x float> %204, ptr %219, align 4, !tbaa !96
  br label %pack_tile.exit

220:                                              ; preds = %.lr.ph
  %or.cond5.i = select i1 %37, i1 %16, i1 false
  br i1 %or.cond5.i, label %.preheader24.preheader, label %347

.preheader24.preheader:                           ; preds = %220
  %221 = getelementptr inbounds float, ptr %26, i64 %.sroa.6.0.copyload
  %222 = load <16 x float>, ptr %26, align 1, !tbaa !96
  %223 = load <16 x float>, ptr %221, align 1, !tbaa !96
  %224 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %223, <16 x float> %222)
  %225 = bitcast <32 x bfloat> %224 to <32 x i16>
  %226 = shufflevector <32 x i16> %225, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %227 = getelementptr inbounds i8, ptr %26, i64 %.idx340
  %228 = getelementptr inbounds float, ptr %227, i64 %.sroa.6.0.copyload
  %229 = load <16 x float>, ptr %227, align 1, !tbaa !96
  %230 = load <16 x float>, ptr %228, align 1, !tbaa !96
  %231 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %230, <16 x float> %229)
  %232 = bitcast <32 x bfloat> %231 to <32 x i16>
  %233 = shufflevector <32 x i16> %232, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %234 = getelementptr inbounds i8, ptr %26, i64 %.idx
  %235 = getelementptr inbounds float, ptr %234, i64 %.sroa.6.0.copyload
  %236 = load <16 x float>, ptr %234, align 1, !tbaa !96
  %237 = load <16 x float>, ptr %235, align 1, !tbaa !96
  %238 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %237, <16 x float> %236)
  %239 = bitcast <32 x bfloat> %238 to <32 x i16>
  %240 = shufflevector <32 x i16> %239, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %241 = getelementptr inbounds i8, ptr %26, i64 %.idx328
  %242 = getelementptr inbounds float, ptr %241, i64 %.sroa.6.0.copyload
  %243 = load <16 x float>, ptr %241, align 1, !tbaa !96
  %244 = load <16 x float>, ptr %242, align 1, !tbaa !96
  %245 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %244, <16 x float> %243)
  %246 = bitcast <32 x bfloat> %245 to <32 x i16>
  %247 = shufflevector <32 x i16> %246, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %248 = getelementptr inbounds i8, ptr %26, i64 %.idx329
  %249 = getelementptr inbounds float, ptr %248, i64 %.sroa.6.0.copyload
  %250 = load <16 x float>, ptr %248, align 1, !tbaa !96
  %251 = load <16 x float>, ptr %249, align 1, !tbaa !96
  %252 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %251, <16 x float> %250)
  %253 = bitcast <32 x bfloat> %252 to <32 x i16>
  %254 = shufflevector <32 x i16> %253, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %255 = getelementptr inbounds i8, ptr %26, i64 %.idx330
  %256 = getelementptr inbounds float, ptr %255, i64 %.sroa.6.0.copyload
  %257 = load <16 x float>, ptr %255, align 1, !tbaa !96
  %258 = load <16 x float>, ptr %256, align 1, !tbaa !96
  %259 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %258, <16 x float> %257)
  %260 = bitcast <32 x bfloat> %259 to <32 x i16>
  %261 = shufflevector <32 x i16> %260, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %262 = getelementptr inbounds i8, ptr %26, i64 %.idx331
  %263 = getelementptr inbounds float, ptr %262, i64 %.sroa.6.0.copyload
  %264 = load <16 x float>, ptr %262, align 1, !tbaa !96
  %265 = load <16 x float>, ptr %263, align 1, !tbaa !96
  %266 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %265, <16 x float> %264)
  %267 = bitcast <32 x bfloat> %266 to <32 x i16>
  %268 = shufflevector <32 x i16> %267, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %269 = getelementptr inbounds i8, ptr %26, i64 %.idx332
  %270 = getelementptr inbounds float, ptr %269, i64 %.sroa.6.0.copyload
  %271 = load <16 x float>, ptr %269, align 1, !tbaa !96
  %272 = load <16 x float>, ptr %270, align 1, !tbaa !96
  %273 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %272, <16 x float> %271)
  %274 = bitcast <32 x bfloat> %273 to <32 x i16>
  %275 = shufflevector <32 x i16> %274, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %276 = getelementptr inbounds i8, ptr %26, i64 %.idx333
  %277 = getelementptr inbounds float, ptr %276, i64 %.sroa.6.0.copyload
  %278 = load <16 x float>, ptr %276, align 1, !tbaa !96
  %279 = load <16 x float>, ptr %277, align 1, !tbaa !96
  %280 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %279, <16 x float> %278)
  %281 = bitcast <32 x bfloat> %280 to <32 x i16>
  %282 = shufflevector <32 x i16> %281, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %283 = getelementptr inbounds i8, ptr %26, i64 %.idx334
  %284 = getelementptr inbounds float, ptr %283, i64 %.sroa.6.0.copyload
  %285 = load <16 x float>, ptr %283, align 1, !tbaa !96
  %286 = load <16 x float>, ptr %284, align 1, !tbaa !96
  %287 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %286, <16 x float> %285)
  %288 = bitcast <32 x bfloat> %287 to <32 x i16>
  %289 = shufflevector <32 x i16> %288, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %290 = getelementptr inbounds i8, ptr %26, i64 %.idx335
  %291 = getelementptr inbounds float, ptr %290, i64 %.sroa.6.0.copyload
  %292 = load <16 x float>, ptr %290, align 1, !tbaa !96
  %293 = load <16 x float>, ptr %291, align 1, !tbaa !96
  %294 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %293, <16 x float> %292)
  %295 = bitcast <32 x bfloat> %294 to <32 x i16>
  %296 = shufflevector <32 x i16> %295, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %297 = getelementptr inbounds i8, ptr %26, i64 %.idx336
  %298 = getelementptr inbounds float, ptr %297, i64 %.sroa.6.0.copyload
  %299 = load <16 x float>, ptr %297, align 1, !tbaa !96
  %300 = load <16 x float>, ptr %298, align 1, !tbaa !96
  %301 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %300, <16 x float> %299)
  %302 = bitcast <32 x bfloat> %301 to <32 x i16>
  %303 = shufflevector <32 x i16> %302, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %304 = getelementptr inbounds i8, ptr %26, i64 %.idx337
  %305 = getelementptr inbounds float, ptr %304, i64 %.sroa.6.0.copyload
  %306 = load <16 x float>, ptr %304, align 1, !tbaa !96
  %307 = load <16 x float>, ptr %305, align 1, !tbaa !96
  %308 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %307, <16 x float> %306)
  %309 = bitcast <32 x bfloat> %308 to <32 x i16>
  %310 = shufflevector <32 x i16> %309, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %311 = getelementptr inbounds i8, ptr %26, i64 %.idx338
  %312 = getelementptr inbounds float, ptr %311, i64 %.sroa.6.0.copyload
  %313 = load <16 x float>, ptr %311, align 1, !tbaa !96
  %314 = load <16 x float>, ptr %312, align 1, !tbaa !96
  %315 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %314, <16 x float> %313)
  %316 = bitcast <32 x bfloat> %315 to <32 x i16>
  %317 = shufflevector <32 x i16> %316, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %318 = getelementptr inbounds i8, ptr %26, i64 %.idx339
  %319 = getelementptr inbounds float, ptr %318, i64 %.sroa.6.0.copyload
  %320 = load <16 x float>, ptr %318, align 1, !tbaa !96
  %321 = load <16 x float>, ptr %319, align 1, !tbaa !96
  %322 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %321, <16 x float> %320)
  %323 = bitcast <32 x bfloat> %322 to <32 x i16>
  %324 = shufflevector <32 x i16> %323, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %325 = getelementptr inbounds i8, ptr %26, i64 %.idx341
  %326 = getelementptr inbounds float, ptr %325, i64 %.sroa.6.0.copyload
  %327 = load <16 x float>, ptr %325, align 1, !tbaa !96
  %328 = load <16 x float>, ptr %326, align 1, !tbaa !96
  %329 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %328, <16 x float> %327)
  %330 = bitcast <32 x bfloat> %329 to <32 x i16>
  %331 = shufflevector <32 x i16> %330, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <32 x i16> %226, ptr %34, align 4, !tbaa !96
  %332 = getelementptr inbounds i8, ptr %34, i64 64
  store <32 x i16> %233, ptr %332, align 4, !tbaa !96
  %333 = getelementptr inbounds i8, ptr %34, i64 128
  store <32 x i16> %240, ptr %333, align 4, !tbaa !96
  %334 = getelementptr inbounds i8, ptr %34, i64 192
  store <32 x i16> %247, ptr %334, align 4, !tbaa !96
  %335 = getelementptr inbounds i8, ptr %34, i64 256
  store <32 x i16> %254, ptr %335, align 4, !tbaa !96
  %336 = getelementptr inbounds i8, ptr %34, i64 320
  store <32 x i16> %261, ptr %336, align 4, !tbaa !96
  %337 = getelementptr inbounds i8, ptr %34, i64 384
  store <32 x i16> %268, ptr %337, align 4, !tbaa !96
  %338 = getelementptr inbounds i8, ptr %34, i64 448
  store <32 x i16> %275, ptr %338, align 4, !tbaa !96
  %339 = getelementptr inbounds i8, ptr %34, i64 512
  store <32 x i16> %282, ptr %339, align 4, !tbaa !96
  %340 = getelementptr inbounds i8, ptr %34, i64 576
  store <32 x i16> %289, ptr %340, align 4, !tbaa !96
  %341 = getelementptr inbounds i8, ptr %34, i64 640
  store <32 x i16> %296, ptr %341, align 4, !tbaa !96
  %342 = getelementptr inbounds i8, ptr %34, i64 704
  store <32 x i16> %303, ptr %342, align 4, !tbaa !96
  %343 = getelementptr inbounds i8, ptr %34, i64 768
  store <32 x i16> %310, ptr %343, align 4, !tbaa !96
  %344 = getelementptr inbounds i8, ptr %34, i64 832
  store <32 x i16> %317, ptr %344, align 4, !tbaa !96
  %345 = getelementptr inbounds i8, ptr %34, i64 896
  store <32 x i16> %324, ptr %345, align 4, !tbaa !96
  %346 = getelementptr inbounds i8, ptr %34, i64 960
  store <32 x i16> %331, ptr %346, align 4, !tbaa !96
  br label %pack_tile.exit

347:                                              ; preds = %220
  tail call fastcc void @pack_some(ptr noundef nonnull byval(%struct.numbers) align 8 %7, i64 noundef %28, i64 noundef %30, ptr noundef %34, i64 noundef 1) #17
  br label %pack_tile.exit

pack_tile.exit:                                   ; preds = %turn_tile.exit.preheader, %.preheader24.preheader, %347
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7)
  %348 = add nuw nsw i64 %.031.i34, 1
  %exitcond.not = icmp eq i64 %348, %14
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph, !llvm.loop !97

pack.exit:                                        ; preds = %._crit_edge, %6
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind
define internal fastcc void @multiplied(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7) unnamed_addr #6 {
  %9 = alloca [1024 x float], align 64
  %10 = load ptr, ptr %0, align 8, !tbaa !2
  %11 = getelementptr inbounds i8, ptr %10, i64 152
  %12 = load i64, ptr %11, align 8, !tbaa !74
  %13 = add nsw i64 %12, 31
  %14 = sdiv i64 %13, 32
  %15 = shl nsw i64 %14, 10
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %9) #16
  %16 = icmp slt i64 %4, %5
  br i1 %16, label %.preheader.lr.ph, label %._crit_edge56

.preheader.lr.ph:                                 ; preds = %8
  %17 = icmp slt i64 %6, %7
  %18 = getelementptr inbounds i8, ptr %10, i64 144
  %19 = getelementptr inbounds i8, ptr %10, i64 160
  %20 = getelementptr inbounds i8, ptr %0, i64 8
  br label %.preheader

.preheader:                                       ; preds = %.preheader.lr.ph, %._crit_edge
  %.055 = phi i64 [ %4, %.preheader.lr.ph ], [ %28, %._crit_edge ]
  br i1 %17, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %.preheader
  %21 = sub nsw i64 %.055, %4
  %22 = mul nsw i64 %21, %15
  %23 = getelementptr inbounds i8, ptr %1, i64 %22
  %24 = shl i64 %.055, 4
  %25 = add nsw i64 %.055, 1
  %26 = icmp slt i64 %25, %5
  %27 = select i1 %26, i64 32, i64 16
  br label %30

._crit_edge56:                                    ; preds = %._crit_edge, %8
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %9) #16
  ret void

._crit_edge:                                      ; preds = %finish.exit, %.preheader
  %28 = add nsw i64 %.055, 2
  %29 = icmp slt i64 %28, %5
  br i1 %29, label %.preheader, label %._crit_edge56, !llvm.loop !98

30:                                               ; preds = %.lr.ph, %finish.exit
  %.04254 = phi i64 [ %6, %.lr.ph ], [ %239, %finish.exit ]
  %31 = sub nsw i64 %.04254, %6
  %32 = mul nsw i64 %31, %15
  %33 = getelementptr inbounds i8, ptr %2, i64 %32
  %34 = load i64, ptr %18, align 8, !tbaa !70
  %35 = sub i64 %34, %24
  %36 = tail call i64 @llvm.smin.i64(i64 %35, i64 %27)
  %37 = load i64, ptr %19, align 8, !tbaa !71
  %38 = shl nsw i64 %.04254, 4
  %39 = sub nsw i64 %37, %38
  %40 = add nsw i64 %.04254, 1
  %41 = icmp slt i64 %40, %7
  %42 = select i1 %41, i64 32, i64 16
  %43 = tail call i64 @llvm.smin.i64(i64 %39, i64 %42)
  %44 = load ptr, ptr %0, align 8, !tbaa !2
  %45 = getelementptr inbounds i8, ptr %44, i64 160
  %46 = load i64, ptr %45, align 8, !tbaa !71
  %47 = mul nsw i64 %46, %24
  %48 = add nsw i64 %47, %38
  %49 = load ptr, ptr %20, align 8, !tbaa !7
  %.not.i = icmp eq ptr %49, null
  %50 = icmp sgt i64 %35, 0
  br i1 %.not.i, label %.preheader22.i, label %56

.preheader22.i:                                   ; preds = %30
  br i1 %50, label %.preheader.lr.ph.i, label %sums_of.exit

.preheader.lr.ph.i:                               ; preds = %.preheader22.i
  %51 = icmp sgt i64 %39, 0
  %52 = getelementptr inbounds float, ptr %3, i64 %48
  %xtraiter = and i64 %36, 1
  %53 = icmp eq i64 %35, 1
  br i1 %53, label %fetch_block.exit.loopexit.unr-lcssa, label %.preheader.lr.ph.i.new

.preheader.lr.ph.i.new:                           ; preds = %.preheader.lr.ph.i
  %unroll_iter = and i64 %36, 62
  %54 = icmp sgt i64 %43, 16
  %55 = icmp sgt i64 %43, 16
  br label %.preheader.i

56:                                               ; preds = %30
  br i1 %50, label %.preheader.lr.ph.i.i, label %sums_of.exit

.preheader.lr.ph.i.i:                             ; preds = %56
  %57 = icmp sgt i64 %39, 0
  %58 = getelementptr inbounds i8, ptr %49, i64 8
  %59 = getelementptr inbounds i8, ptr %49, i64 16
  %60 = getelementptr inbounds i8, ptr %49, i64 24
  %61 = icmp sgt i64 %43, 16
  br label %.preheader.i.i

.preheader.i.i:                                   ; preds = %._crit_edge.i.i, %.preheader.lr.ph.i.i
  %.02123.i.i = phi i64 [ 0, %.preheader.lr.ph.i.i ], [ %71, %._crit_edge.i.i ]
  br i1 %57, label %.lr.ph.i.i, label %._crit_edge.i.i

.lr.ph.i.i:                                       ; preds = %.preheader.i.i
  %62 = load ptr, ptr %58, align 8, !tbaa !99
  %63 = getelementptr inbounds float, ptr %62, i64 %48
  %64 = mul nsw i64 %.02123.i.i, %46
  %65 = getelementptr inbounds float, ptr %63, i64 %64
  %66 = load ptr, ptr %59, align 8, !tbaa !100
  %67 = getelementptr inbounds float, ptr %66, i64 %48
  %68 = getelementptr inbounds float, ptr %67, i64 %64
  %69 = load i64, ptr %49, align 8, !tbaa !18
  %70 = icmp eq i64 %69, 1
  tail call void @llvm.prefetch.p0(ptr %65, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr %68, i32 1, i32 3, i32 1)
  br i1 %70, label %72, label %76

._crit_edge.i.i:                                  ; preds = %77, %80, %76, %.preheader.i.i
  %71 = add nuw nsw i64 %.02123.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %71, %36
  br i1 %exitcond.not.i.i, label %fetch_block.exit, label %.preheader.i.i, !llvm.loop !101

72:                                               ; preds = %.lr.ph.i.i
  %73 = load ptr, ptr %60, align 8, !tbaa !102
  %74 = getelementptr inbounds float, ptr %73, i64 %48
  %75 = getelementptr inbounds float, ptr %74, i64 %64
  tail call void @llvm.prefetch.p0(ptr %75, i32 1, i32 3, i32 1)
  br label %76

76:                                               ; preds = %72, %.lr.ph.i.i
  br i1 %61, label %77, label %._crit_edge.i.i, !llvm.loop !103

77:                                               ; preds = %76
  %78 = getelementptr inbounds i8, ptr %65, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %78, i32 1, i32 3, i32 1)
  %79 = getelementptr inbounds i8, ptr %68, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %79, i32 1, i32 3, i32 1)
  br i1 %70, label %80, label %._crit_edge.i.i, !llvm.loop !103

80:                                               ; preds = %77
  %81 = load ptr, ptr %60, align 8, !tbaa !102
  %82 = getelementptr inbounds float, ptr %81, i64 %48
  %83 = getelementptr inbounds float, ptr %82, i64 %64
  %84 = getelementptr inbounds i8, ptr %83, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %84, i32 1, i32 3, i32 1)
  br label %._crit_edge.i.i, !llvm.loop !103

.preheader.i:                                     ; preds = %._crit_edge.i.1, %.preheader.lr.ph.i.new
  %.02025.i = phi i64 [ 0, %.preheader.lr.ph.i.new ], [ %92, %._crit_edge.i.1 ]
  %niter = phi i64 [ 0, %.preheader.lr.ph.i.new ], [ %niter.next.1, %._crit_edge.i.1 ]
  br i1 %51, label %.lr.ph.i, label %._crit_edge.i.1

.lr.ph.i:                                         ; preds = %.preheader.i
  %85 = mul nsw i64 %.02025.i, %46
  %86 = getelementptr inbounds float, ptr %52, i64 %85
  tail call void @llvm.prefetch.p0(ptr readonly %86, i32 1, i32 3, i32 1)
  br i1 %54, label %93, label %._crit_edge.i, !llvm.loop !104

._crit_edge.i:                                    ; preds = %.lr.ph.i, %93
  br i1 %51, label %.lr.ph.i.1, label %._crit_edge.i.1

.lr.ph.i.1:                                       ; preds = %._crit_edge.i
  %87 = or disjoint i64 %.02025.i, 1
  %88 = mul nsw i64 %87, %46
  %89 = getelementptr inbounds float, ptr %52, i64 %88
  tail call void @llvm.prefetch.p0(ptr readonly %89, i32 1, i32 3, i32 1)
  br i1 %55, label %90, label %._crit_edge.i.1, !llvm.loop !104

90:                                               ; preds = %.lr.ph.i.1
  %91 = getelementptr inbounds i8, ptr %89, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %91, i32 1, i32 3, i32 1)
  br label %._crit_edge.i.1, !llvm.loop !104

._crit_edge.i.1:                                  ; preds = %.preheader.i, %.lr.ph.i.1, %90, %._crit_edge.i
  %92 = add nuw nsw i64 %.02025.i, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %fetch_block.exit.loopexit.unr-lcssa, label %.preheader.i, !llvm.loop !105

93:                                               ; preds = %.lr.ph.i
  %94 = getelementptr inbounds i8, ptr %86, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %94, i32 1, i32 3, i32 1)
  br label %._crit_edge.i, !llvm.loop !104

fetch_block.exit.loopexit.unr-lcssa:              ; preds = %._crit_edge.i.1, %.preheader.lr.ph.i
  %.02025.i.unr = phi i64 [ 0, %.preheader.lr.ph.i ], [ %92, %._crit_edge.i.1 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %.not = xor i1 %51, true
  %brmerge = select i1 %lcmp.mod.not, i1 true, i1 %.not
  br i1 %brmerge, label %fetch_block.exit, label %.lr.ph.i.epil

.lr.ph.i.epil:                                    ; preds = %fetch_block.exit.loopexit.unr-lcssa
  %95 = mul nsw i64 %.02025.i.unr, %46
  %96 = getelementptr inbounds float, ptr %52, i64 %95
  tail call void @llvm.prefetch.p0(ptr readonly %96, i32 1, i32 3, i32 1)
  %97 = icmp sgt i64 %43, 16
  br i1 %97, label %98, label %fetch_block.exit, !llvm.loop !104

98:                                               ; preds = %.lr.ph.i.epil
  %99 = getelementptr inbounds i8, ptr %96, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %99, i32 1, i32 3, i32 1)
  br label %fetch_block.exit, !llvm.loop !104

fetch_block.exit:                                 ; preds = %fetch_block.exit.loopexit.unr-lcssa, %._crit_edge.i.i, %.lr.ph.i.epil, %98
  br i1 %50, label %.lr.ph.i46, label %sums_of.exit

.lr.ph.i46:                                       ; preds = %fetch_block.exit
  %100 = icmp sgt i64 %43, 16
  br label %101

101:                                              ; preds = %111, %.lr.ph.i46
  %.018.i = phi i64 [ 0, %.lr.ph.i46 ], [ %112, %111 ]
  %102 = lshr i64 %.018.i, 4
  %103 = mul nsw i64 %102, %15
  %104 = getelementptr inbounds i8, ptr %23, i64 %103
  %105 = shl i64 %.018.i, 6
  %106 = and i64 %105, 512
  %107 = getelementptr inbounds i8, ptr %104, i64 %106
  %.idx17.i = shl nsw i64 %.018.i, 7
  %108 = getelementptr inbounds i8, ptr %9, i64 %.idx17.i
  br i1 %100, label %109, label %110

109:                                              ; preds = %101
  call fastcc void @two_through(ptr noundef readonly %107, ptr noundef readonly %33, i64 noundef %15, ptr noundef nonnull %108) #17
  br label %111

110:                                              ; preds = %101
  call fastcc void @one_through(ptr noundef readonly %107, ptr noundef readonly %33, i64 noundef %15, ptr noundef nonnull %108) #17
  br label %111

111:                                              ; preds = %110, %109
  %112 = add nuw nsw i64 %.018.i, 8
  %113 = icmp slt i64 %112, %36
  br i1 %113, label %101, label %sums_of.exit, !llvm.loop !106

sums_of.exit:                                     ; preds = %111, %56, %.preheader22.i, %fetch_block.exit
  %114 = getelementptr inbounds i8, ptr %44, i64 32
  %115 = load ptr, ptr %114, align 8, !tbaa !107
  %.not.i47 = icmp eq ptr %115, null
  br i1 %.not.i47, label %116, label %120

116:                                              ; preds = %sums_of.exit
  %117 = getelementptr inbounds i8, ptr %44, i64 40
  %118 = load i64, ptr %117, align 8, !tbaa !108
  %119 = icmp ne i64 %118, 0
  br label %120

120:                                              ; preds = %116, %sums_of.exit
  %121 = phi i1 [ true, %sums_of.exit ], [ %119, %116 ]
  %122 = getelementptr inbounds float, ptr %3, i64 %48
  %123 = select i1 %.not.i, ptr %122, ptr %9
  %spec.select.i = select i1 %.not.i, i64 %46, i64 32
  %124 = icmp sgt i64 %39, 0
  br i1 %124, label %.lr.ph83.i, label %._crit_edge.i48

.lr.ph83.i:                                       ; preds = %120
  %125 = getelementptr inbounds i8, ptr %44, i64 40
  %126 = add i64 %36, -1
  %xtraiter69 = and i64 %36, 1
  %127 = icmp eq i64 %126, 0
  %unroll_iter71 = and i64 %36, 62
  %lcmp.mod70.not = icmp eq i64 %xtraiter69, 0
  %xtraiter73 = and i64 %36, 1
  %128 = icmp eq i64 %126, 0
  %unroll_iter75 = and i64 %36, 62
  %lcmp.mod74.not = icmp eq i64 %xtraiter73, 0
  br label %130

._crit_edge.loopexit.i:                           ; preds = %finish_column.exit.i
  %.pre.i = load ptr, ptr %20, align 8, !tbaa !7
  br label %._crit_edge.i48

._crit_edge.i48:                                  ; preds = %._crit_edge.loopexit.i, %120
  %129 = phi ptr [ %.pre.i, %._crit_edge.loopexit.i ], [ %49, %120 ]
  %.not63.i = icmp eq ptr %129, null
  br i1 %.not63.i, label %finish.exit, label %232

130:                                              ; preds = %finish_column.exit.i, %.lr.ph83.i
  %.082.i = phi i64 [ 0, %.lr.ph83.i ], [ %230, %finish_column.exit.i ]
  %131 = sub nsw i64 %43, %.082.i
  %132 = icmp sgt i64 %131, 15
  %133 = icmp slt i64 %131, 1
  %134 = trunc i64 %131 to i32
  %notmask.i66.i = shl nsw i32 -1, %134
  %135 = trunc i32 %notmask.i66.i to i16
  %136 = xor i16 %135, -1
  %137 = select i1 %133, i16 0, i16 %136
  %138 = select i1 %132, i16 -1, i16 %137
  %139 = load ptr, ptr %114, align 8, !tbaa !107
  %.not64.i = icmp eq ptr %139, null
  br i1 %.not64.i, label %145, label %140

140:                                              ; preds = %130
  %141 = getelementptr inbounds float, ptr %139, i64 %38
  %142 = getelementptr inbounds float, ptr %141, i64 %.082.i
  %143 = bitcast i16 %138 to <16 x i1>
  %144 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr nonnull %142, i32 1, <16 x i1> %143, <16 x float> zeroinitializer)
  br label %145

145:                                              ; preds = %140, %130
  %146 = phi <16 x float> [ %144, %140 ], [ zeroinitializer, %130 ]
  br i1 %121, label %147, label %165

147:                                              ; preds = %145
  %148 = getelementptr inbounds float, ptr %9, i64 %.082.i
  %149 = getelementptr inbounds float, ptr %123, i64 %.082.i
  br i1 %50, label %.lr.ph81.i, label %finish_column.exit.i

.lr.ph81.i:                                       ; preds = %147
  %150 = bitcast i16 %138 to <16 x i1>
  br label %151

151:                                              ; preds = %151, %.lr.ph81.i
  %.0.i80.i = phi i64 [ 0, %.lr.ph81.i ], [ %164, %151 ]
  %.idx.i.i = shl nsw i64 %.0.i80.i, 7
  %152 = getelementptr inbounds i8, ptr %148, i64 %.idx.i.i
  %153 = load <16 x float>, ptr %152, align 64, !tbaa !96
  %154 = tail call <16 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.512(<16 x float> %153)
  %155 = bitcast <16 x bfloat> %154 to <16 x i16>
  %156 = zext <16 x i16> %155 to <16 x i32>
  %157 = shl nuw <16 x i32> %156, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %158 = bitcast <16 x i32> %157 to <16 x float>
  %159 = load ptr, ptr %114, align 8, !tbaa !107
  %.not22.i.i = icmp eq ptr %159, null
  %160 = fadd <16 x float> %146, %158
  %spec.select.i.i = select i1 %.not22.i.i, <16 x float> %158, <16 x float> %160
  %161 = load i64, ptr %125, align 8, !tbaa !108
  %.not23.i.i = icmp eq i64 %161, 0
  %.not9.i.i = fcmp ole <16 x float> %spec.select.i.i, zeroinitializer
  %.v.i.i = select <16 x i1> %.not9.i.i, <16 x float> zeroinitializer, <16 x float> %spec.select.i.i
  %.1.i.i = select i1 %.not23.i.i, <16 x float> %spec.select.i.i, <16 x float> %.v.i.i
  %162 = mul nsw i64 %.0.i80.i, %spec.select.i
  %163 = getelementptr inbounds float, ptr %149, i64 %162
  call void @llvm.masked.store.v16f32.p0(<16 x float> %.1.i.i, ptr %163, i32 1, <16 x i1> %150)
  %164 = add nuw nsw i64 %.0.i80.i, 1
  %exitcond87.not.i = icmp eq i64 %164, %36
  br i1 %exitcond87.not.i, label %finish_column.exit.i, label %151, !llvm.loop !109

165:                                              ; preds = %145
  br i1 %132, label %168, label %166

166:                                              ; preds = %165
  %167 = load ptr, ptr %20, align 8, !tbaa !7
  %.not65.i = icmp eq ptr %167, null
  br i1 %.not65.i, label %189, label %168

168:                                              ; preds = %166, %165
  %169 = getelementptr inbounds float, ptr %9, i64 %.082.i
  %170 = getelementptr inbounds float, ptr %123, i64 %.082.i
  br i1 %50, label %.lr.ph79.i.preheader, label %finish_column.exit.i

.lr.ph79.i.preheader:                             ; preds = %168
  br i1 %128, label %finish_column.exit.i.loopexit66.unr-lcssa, label %.lr.ph79.i

.lr.ph79.i:                                       ; preds = %.lr.ph79.i.preheader, %.lr.ph79.i
  %.0.i6778.i = phi i64 [ %188, %.lr.ph79.i ], [ 0, %.lr.ph79.i.preheader ]
  %niter76 = phi i64 [ %niter76.next.1, %.lr.ph79.i ], [ 0, %.lr.ph79.i.preheader ]
  %.idx.i68.i = shl nsw i64 %.0.i6778.i, 7
  %171 = getelementptr inbounds i8, ptr %169, i64 %.idx.i68.i
  %172 = load <16 x float>, ptr %171, align 64, !tbaa !96
  %173 = tail call <16 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.512(<16 x float> %172)
  %174 = bitcast <16 x bfloat> %173 to <16 x i16>
  %175 = zext <16 x i16> %174 to <16 x i32>
  %176 = shl nuw <16 x i32> %175, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %177 = mul nsw i64 %.0.i6778.i, %spec.select.i
  %178 = getelementptr inbounds float, ptr %170, i64 %177
  store <16 x i32> %176, ptr %178, align 4, !tbaa !96
  %179 = or disjoint i64 %.0.i6778.i, 1
  %.idx.i68.i.1 = shl nsw i64 %179, 7
  %180 = getelementptr inbounds i8, ptr %169, i64 %.idx.i68.i.1
  %181 = load <16 x float>, ptr %180, align 64, !tbaa !96
  %182 = tail call <16 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.512(<16 x float> %181)
  %183 = bitcast <16 x bfloat> %182 to <16 x i16>
  %184 = zext <16 x i16> %183 to <16 x i32>
  %185 = shl nuw <16 x i32> %184, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %186 = mul nsw i64 %179, %spec.select.i
  %187 = getelementptr inbounds float, ptr %170, i64 %186
  store <16 x i32> %185, ptr %187, align 4, !tbaa !96
  %188 = add nuw nsw i64 %.0.i6778.i, 2
  %niter76.next.1 = add i64 %niter76, 2
  %niter76.ncmp.1 = icmp eq i64 %niter76.next.1, %unroll_iter75
  br i1 %niter76.ncmp.1, label %finish_column.exit.i.loopexit66.unr-lcssa, label %.lr.ph79.i, !llvm.loop !109

189:                                              ; preds = %166
  %190 = getelementptr inbounds float, ptr %9, i64 %.082.i
  %191 = getelementptr inbounds float, ptr %123, i64 %.082.i
  br i1 %50, label %.lr.ph.i49, label %finish_column.exit.i

.lr.ph.i49:                                       ; preds = %189
  %192 = bitcast i16 %137 to <16 x i1>
  br i1 %127, label %finish_column.exit.i.loopexit67.unr-lcssa, label %.lr.ph.i49.new

.lr.ph.i49.new:                                   ; preds = %.lr.ph.i49, %.lr.ph.i49.new
  %.0.i7177.i = phi i64 [ %212, %.lr.ph.i49.new ], [ 0, %.lr.ph.i49 ]
  %niter72 = phi i64 [ %niter72.next.1, %.lr.ph.i49.new ], [ 0, %.lr.ph.i49 ]
  %.idx.i72.i = shl nsw i64 %.0.i7177.i, 7
  %193 = getelementptr inbounds i8, ptr %190, i64 %.idx.i72.i
  %194 = load <16 x float>, ptr %193, align 64, !tbaa !96
  %195 = tail call <16 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.512(<16 x float> %194)
  %196 = bitcast <16 x bfloat> %195 to <16 x i16>
  %197 = zext <16 x i16> %196 to <16 x i32>
  %198 = shl nuw <16 x i32> %197, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %199 = bitcast <16 x i32> %198 to <16 x float>
  %200 = mul nsw i64 %.0.i7177.i, %spec.select.i
  %201 = getelementptr inbounds float, ptr %191, i64 %200
  call void @llvm.masked.store.v16f32.p0(<16 x float> %199, ptr %201, i32 1, <16 x i1> %192)
  %202 = or disjoint i64 %.0.i7177.i, 1
  %.idx.i72.i.1 = shl nsw i64 %202, 7
  %203 = getelementptr inbounds i8, ptr %190, i64 %.idx.i72.i.1
  %204 = load <16 x float>, ptr %203, align 64, !tbaa !96
  %205 = tail call <16 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.512(<16 x float> %204)
  %206 = bitcast <16 x bfloat> %205 to <16 x i16>
  %207 = zext <16 x i16> %206 to <16 x i32>
  %208 = shl nuw <16 x i32> %207, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %209 = bitcast <16 x i32> %208 to <16 x float>
  %210 = mul nsw i64 %202, %spec.select.i
  %211 = getelementptr inbounds float, ptr %191, i64 %210
  call void @llvm.masked.store.v16f32.p0(<16 x float> %209, ptr %211, i32 1, <16 x i1> %192)
  %212 = add nuw nsw i64 %.0.i7177.i, 2
  %niter72.next.1 = add i64 %niter72, 2
  %niter72.ncmp.1 = icmp eq i64 %niter72.next.1, %unroll_iter71
  br i1 %niter72.ncmp.1, label %finish_column.exit.i.loopexit67.unr-lcssa, label %.lr.ph.i49.new, !llvm.loop !109

finish_column.exit.i.loopexit66.unr-lcssa:        ; preds = %.lr.ph79.i, %.lr.ph79.i.preheader
  %.0.i6778.i.unr = phi i64 [ 0, %.lr.ph79.i.preheader ], [ %188, %.lr.ph79.i ]
  br i1 %lcmp.mod74.not, label %finish_column.exit.i, label %.lr.ph79.i.epil

.lr.ph79.i.epil:                                  ; preds = %finish_column.exit.i.loopexit66.unr-lcssa
  %.idx.i68.i.epil = shl nsw i64 %.0.i6778.i.unr, 7
  %213 = getelementptr inbounds i8, ptr %169, i64 %.idx.i68.i.epil
  %214 = load <16 x float>, ptr %213, align 64, !tbaa !96
  %215 = tail call <16 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.512(<16 x float> %214)
  %216 = bitcast <16 x bfloat> %215 to <16 x i16>
  %217 = zext <16 x i16> %216 to <16 x i32>
  %218 = shl nuw <16 x i32> %217, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %219 = mul nsw i64 %.0.i6778.i.unr, %spec.select.i
  %220 = getelementptr inbounds float, ptr %170, i64 %219
  store <16 x i32> %218, ptr %220, align 4, !tbaa !96
  br label %finish_column.exit.i

finish_column.exit.i.loopexit67.unr-lcssa:        ; preds = %.lr.ph.i49.new, %.lr.ph.i49
  %.0.i7177.i.unr = phi i64 [ 0, %.lr.ph.i49 ], [ %212, %.lr.ph.i49.new ]
  br i1 %lcmp.mod70.not, label %finish_column.exit.i, label %finish_column.exit.i.loopexit67.epilog-lcssa

finish_column.exit.i.loopexit67.epilog-lcssa:     ; preds = %finish_column.exit.i.loopexit67.unr-lcssa
  %.idx.i72.i.epil = shl nsw i64 %.0.i7177.i.unr, 7
  %221 = getelementptr inbounds i8, ptr %190, i64 %.idx.i72.i.epil
  %222 = load <16 x float>, ptr %221, align 64, !tbaa !96
  %223 = tail call <16 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.512(<16 x float> %222)
  %224 = bitcast <16 x bfloat> %223 to <16 x i16>
  %225 = zext <16 x i16> %224 to <16 x i32>
  %226 = shl nuw <16 x i32> %225, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %227 = bitcast <16 x i32> %226 to <16 x float>
  %228 = mul nsw i64 %.0.i7177.i.unr, %spec.select.i
  %229 = getelementptr inbounds float, ptr %191, i64 %228
  call void @llvm.masked.store.v16f32.p0(<16 x float> %227, ptr %229, i32 1, <16 x i1> %192)
  br label %finish_column.exit.i

finish_column.exit.i:                             ; preds = %finish_column.exit.i.loopexit67.epilog-lcssa, %finish_column.exit.i.loopexit67.unr-lcssa, %.lr.ph79.i.epil, %finish_column.exit.i.loopexit66.unr-lcssa, %151, %189, %168, %147
  %230 = add nuw nsw i64 %.082.i, 16
  %231 = icmp slt i64 %230, %43
  br i1 %231, label %130, label %._crit_edge.loopexit.i, !llvm.loop !110

232:                                              ; preds = %._crit_edge.i48
  %233 = load i64, ptr %45, align 8, !tbaa !71
  %234 = load i64, ptr %129, align 8, !tbaa !18
  %235 = icmp eq i64 %234, 0
  %236 = getelementptr inbounds i8, ptr %129, i64 8
  br i1 %235, label %237, label %238

237:                                              ; preds = %232
  call fastcc void @move_by_momentum(ptr noundef nonnull readonly %236, ptr noundef nonnull readonly %9, i64 noundef %48, i64 noundef %233, i64 noundef %36, i64 noundef %43) #17
  br label %finish.exit

238:                                              ; preds = %232
  call fastcc void @move_by_adam(ptr noundef nonnull readonly %236, ptr noundef nonnull readonly %9, i64 noundef %48, i64 noundef %233, i64 noundef %36, i64 noundef %43) #17
  br label %finish.exit

finish.exit:                                      ; preds = %._crit_edge.i48, %237, %238
  %239 = add nsw i64 %.04254, 2
  %240 = icmp slt i64 %239, %7
  br i1 %240, label %30, label %._crit_edge, !llvm.loop !111
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @pack_some(ptr nocapture noundef byval(%struct.numbers) align 8 %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3, i64 noundef %4) unnamed_addr #5 {
  %6 = alloca [16 x <16 x float>], align 16
  %7 = alloca [16 x [32 x float]], align 16
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %6) #16
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = load i64, ptr %8, align 8, !tbaa !87
  %10 = icmp eq i64 %9, 1
  %11 = zext i1 %10 to i64
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %7) #16
  %12 = icmp ne i64 %9, 1
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = icmp ne i64 %14, 1
  %or.cond = select i1 %12, i1 %15, i1 false
  br i1 %or.cond, label %.preheader60, label %41

.preheader60:                                     ; preds = %5
  %16 = load ptr, ptr %0, align 8
  br label %.preheader59

.preheader59:                                     ; preds = %.preheader60, %20
  %.04662 = phi i64 [ 0, %.preheader60 ], [ %21, %20 ]
  %17 = icmp slt i64 %.04662, %1
  %18 = mul nsw i64 %.04662, %14
  %19 = getelementptr float, ptr %16, i64 %18
  br label %22

.thread:                                          ; preds = %20
  store ptr %7, ptr %0, align 8, !tbaa !112
  store i64 32, ptr %13, align 8, !tbaa !113
  store i64 1, ptr %8, align 8, !tbaa !113
  br label %.preheader57

20:                                               ; preds = %37
  %21 = add nuw nsw i64 %.04662, 1
  %exitcond71.not = icmp eq i64 %21, 16
  br i1 %exitcond71.not, label %.thread, label %.preheader59, !llvm.loop !114

22:                                               ; preds = %37, %.preheader59
  %.04861 = phi i64 [ 0, %.preheader59 ], [ %40, %37 ]
  %23 = icmp slt i64 %.04861, %2
  %or.cond49 = and i1 %17, %23
  br i1 %or.cond49, label %24, label %28

24:                                               ; preds = %22
  %25 = mul nsw i64 %.04861, %9
  %26 = getelementptr float, ptr %19, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !115
  br label %28

28:                                               ; preds = %22, %24
  %29 = phi float [ %27, %24 ], [ 0.000000e+00, %22 ]
  %30 = getelementptr inbounds [16 x [32 x float]], ptr %7, i64 0, i64 %.04662, i64 %.04861
  store float %29, ptr %30, align 8, !tbaa !115
  %31 = or disjoint i64 %.04861, 1
  %32 = icmp slt i64 %31, %2
  %or.cond49.1 = and i1 %17, %32
  br i1 %or.cond49.1, label %33, label %37

33:                                               ; preds = %28
  %34 = mul nsw i64 %31, %9
  %35 = getelementptr float, ptr %19, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !115
  br label %37

37:                                               ; preds = %33, %28
  %38 = phi float [ %36, %33 ], [ 0.000000e+00, %28 ]
  %39 = getelementptr inbounds [16 x [32 x float]], ptr %7, i64 0, i64 %.04662, i64 %31
  store float %38, ptr %39, align 4, !tbaa !115
  %40 = add nuw nsw i64 %.04861, 2
  %exitcond.not.1 = icmp eq i64 %40, 32
  br i1 %exitcond.not.1, label %20, label %22, !llvm.loop !116

41:                                               ; preds = %5
  br i1 %10, label %.preheader57, label %.preheader56

.preheader57:                                     ; preds = %.thread, %41
  %42 = phi i64 [ 32, %.thread ], [ %14, %41 ]
  %43 = load ptr, ptr %0, align 8, !tbaa !82
  br label %45

.preheader56:                                     ; preds = %41
  %44 = load ptr, ptr %0, align 8, !tbaa !82
  br label %72

45:                                               ; preds = %.preheader57, %45
  %.04763 = phi i64 [ 0, %.preheader57 ], [ %71, %45 ]
  %46 = mul nsw i64 %42, %.04763
  %47 = getelementptr inbounds float, ptr %43, i64 %46
  %48 = icmp slt i64 %.04763, %1
  %49 = select i1 %48, i64 %2, i64 0
  %50 = icmp sgt i64 %49, 15
  %51 = icmp slt i64 %49, 1
  %52 = trunc i64 %49 to i32
  %notmask.i52 = shl nsw i32 -1, %52
  %53 = trunc i32 %notmask.i52 to i16
  %54 = xor i16 %53, -1
  %55 = select i1 %51, i16 0, i16 %54
  %56 = select i1 %50, i16 -1, i16 %55
  %57 = bitcast i16 %56 to <16 x i1>
  %58 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %47, i32 1, <16 x i1> %57, <16 x float> zeroinitializer)
  %59 = getelementptr inbounds i8, ptr %47, i64 64
  %60 = icmp sgt i64 %49, 31
  %61 = icmp slt i64 %49, 17
  %62 = add i32 %52, -16
  %notmask.i51 = shl nsw i32 -1, %62
  %63 = trunc i32 %notmask.i51 to i16
  %64 = xor i16 %63, -1
  %65 = select i1 %61, i16 0, i16 %64
  %66 = select i1 %60, i16 -1, i16 %65
  %67 = bitcast i16 %66 to <16 x i1>
  %68 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr nonnull %59, i32 1, <16 x i1> %67, <16 x float> zeroinitializer)
  %69 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %68, <16 x float> %58)
  %70 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %.04763
  store <32 x bfloat> %69, ptr %70, align 16, !tbaa !96
  %71 = add nuw nsw i64 %.04763, 1
  %exitcond72.not = icmp eq i64 %71, 16
  br i1 %exitcond72.not, label %.loopexit, label %45, !llvm.loop !117

72:                                               ; preds = %.preheader56, %72
  %.04564 = phi i64 [ 0, %.preheader56 ], [ %104, %72 ]
  %73 = shl nuw nsw i64 %.04564, 1
  %74 = mul nsw i64 %9, %73
  %75 = getelementptr inbounds float, ptr %44, i64 %74
  %76 = icmp slt i64 %73, %2
  %77 = select i1 %76, i64 %1, i64 0
  %78 = icmp sgt i64 %77, 15
  %79 = icmp slt i64 %77, 1
  %80 = trunc i64 %77 to i32
  %notmask.i50 = shl nsw i32 -1, %80
  %81 = trunc i32 %notmask.i50 to i16
  %82 = xor i16 %81, -1
  %83 = select i1 %79, i16 0, i16 %82
  %84 = select i1 %78, i16 -1, i16 %83
  %85 = bitcast i16 %84 to <16 x i1>
  %86 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %75, i32 1, <16 x i1> %85, <16 x float> zeroinitializer)
  %87 = getelementptr inbounds float, ptr %75, i64 %9
  %88 = or disjoint i64 %73, 1
  %89 = icmp slt i64 %88, %2
  %90 = select i1 %89, i64 %1, i64 0
  %91 = icmp sgt i64 %90, 15
  %92 = icmp slt i64 %90, 1
  %93 = trunc i64 %90 to i32
  %notmask.i = shl nsw i32 -1, %93
  %94 = trunc i32 %notmask.i to i16
  %95 = xor i16 %94, -1
  %96 = select i1 %92, i16 0, i16 %95
  %97 = select i1 %91, i16 -1, i16 %96
  %98 = bitcast i16 %97 to <16 x i1>
  %99 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %87, i32 1, <16 x i1> %98, <16 x float> zeroinitializer)
  %100 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %99, <16 x float> %86)
  %101 = bitcast <32 x bfloat> %100 to <32 x i16>
  %102 = shufflevector <32 x i16> %101, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %103 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %.04564
  store <32 x i16> %102, ptr %103, align 16, !tbaa !96
  %104 = add nuw nsw i64 %.04564, 1
  %exitcond73.not = icmp eq i64 %104, 16
  br i1 %exitcond73.not, label %.loopexit, label %72, !llvm.loop !118

.loopexit:                                        ; preds = %72, %45
  %.04481 = phi i64 [ 1, %45 ], [ %11, %72 ]
  %105 = icmp eq i64 %.04481, %4
  br i1 %105, label %turn_tile.exit.loopexit, label %turn_tile.exit

turn_tile.exit.loopexit:                          ; preds = %.loopexit
  %106 = load <16 x float>, ptr %6, align 16, !tbaa !96
  %107 = getelementptr inbounds i8, ptr %6, i64 512
  %108 = load <16 x float>, ptr %107, align 16, !tbaa !96
  %109 = shufflevector <16 x float> %106, <16 x float> %108, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %109, ptr %6, align 16, !tbaa !96
  %110 = shufflevector <16 x float> %106, <16 x float> %108, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %110, ptr %107, align 16, !tbaa !96
  %111 = getelementptr inbounds i8, ptr %6, i64 64
  %112 = load <16 x float>, ptr %111, align 16, !tbaa !96
  %113 = getelementptr inbounds i8, ptr %6, i64 576
  %114 = load <16 x float>, ptr %113, align 16, !tbaa !96
  %115 = shufflevector <16 x float> %112, <16 x float> %114, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %115, ptr %111, align 16, !tbaa !96
  %116 = shufflevector <16 x float> %112, <16 x float> %114, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %116, ptr %113, align 16, !tbaa !96
  %117 = getelementptr inbounds i8, ptr %6, i64 128
  %118 = load <16 x float>, ptr %117, align 16, !tbaa !96
  %119 = getelementptr inbounds i8, ptr %6, i64 640
  %120 = load <16 x float>, ptr %119, align 16, !tbaa !96
  %121 = shufflevector <16 x float> %118, <16 x float> %120, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %121, ptr %117, align 16, !tbaa !96
  %122 = shufflevector <16 x float> %118, <16 x float> %120, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %122, ptr %119, align 16, !tbaa !96
  %123 = getelementptr inbounds i8, ptr %6, i64 192
  %124 = load <16 x float>, ptr %123, align 16, !tbaa !96
  %125 = getelementptr inbounds i8, ptr %6, i64 704
  %126 = load <16 x float>, ptr %125, align 16, !tbaa !96
  %127 = shufflevector <16 x float> %124, <16 x float> %126, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %127, ptr %123, align 16, !tbaa !96
  %128 = shufflevector <16 x float> %124, <16 x float> %126, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %128, ptr %125, align 16, !tbaa !96
  %129 = getelementptr inbounds i8, ptr %6, i64 256
  %130 = load <16 x float>, ptr %129, align 16, !tbaa !96
  %131 = getelementptr inbounds i8, ptr %6, i64 768
  %132 = load <16 x float>, ptr %131, align 16, !tbaa !96
  %133 = shufflevector <16 x float> %130, <16 x float> %132, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %133, ptr %129, align 16, !tbaa !96
  %134 = shufflevector <16 x float> %130, <16 x float> %132, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %134, ptr %131, align 16, !tbaa !96
  %135 = getelementptr inbounds i8, ptr %6, i64 320
  %136 = load <16 x float>, ptr %135, align 16, !tbaa !96
  %137 = getelementptr inbounds i8, ptr %6, i64 832
  %138 = load <16 x float>, ptr %137, align 16, !tbaa !96
  %139 = shufflevector <16 x float> %136, <16 x float> %138, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %139, ptr %135, align 16, !tbaa !96
  %140 = shufflevector <16 x float> %136, <16 x float> %138, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %140, ptr %137, align 16, !tbaa !96
  %141 = getelementptr inbounds i8, ptr %6, i64 384
  %142 = load <16 x float>, ptr %141, align 16, !tbaa !96
  %143 = getelementptr inbounds i8, ptr %6, i64 896
  %144 = load <16 x float>, ptr %143, align 16, !tbaa !96
  %145 = shufflevector <16 x float> %142, <16 x float> %144, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %145, ptr %141, align 16, !tbaa !96
  %146 = shufflevector <16 x float> %142, <16 x float> %144, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %146, ptr %143, align 16, !tbaa !96
  %147 = getelementptr inbounds i8, ptr %6, i64 448
  %148 = load <16 x float>, ptr %147, align 16, !tbaa !96
  %149 = getelementptr inbounds i8, ptr %6, i64 960
  %150 = load <16 x float>, ptr %149, align 16, !tbaa !96
  %151 = shufflevector <16 x float> %148, <16 x float> %150, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %151, ptr %147, align 16, !tbaa !96
  %152 = shufflevector <16 x float> %148, <16 x float> %150, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %152, ptr %149, align 16, !tbaa !96
  %153 = load <16 x float>, ptr %6, align 16, !tbaa !96
  %154 = getelementptr inbounds i8, ptr %6, i64 256
  %155 = load <16 x float>, ptr %154, align 16, !tbaa !96
  %156 = shufflevector <16 x float> %153, <16 x float> %155, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %156, ptr %6, align 16, !tbaa !96
  %157 = shufflevector <16 x float> %153, <16 x float> %155, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %157, ptr %154, align 16, !tbaa !96
  %158 = getelementptr inbounds i8, ptr %6, i64 64
  %159 = load <16 x float>, ptr %158, align 16, !tbaa !96
  %160 = getelementptr inbounds i8, ptr %6, i64 320
  %161 = load <16 x float>, ptr %160, align 16, !tbaa !96
  %162 = shufflevector <16 x float> %159, <16 x float> %161, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %162, ptr %158, align 16, !tbaa !96
  %163 = shufflevector <16 x float> %159, <16 x float> %161, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %163, ptr %160, align 16, !tbaa !96
  %164 = getelementptr inbounds i8, ptr %6, i64 128
  %165 = load <16 x float>, ptr %164, align 16, !tbaa !96
  %166 = getelementptr inbounds i8, ptr %6, i64 384
  %167 = load <16 x float>, ptr %166, align 16, !tbaa !96
  %168 = shufflevector <16 x float> %165, <16 x float> %167, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %168, ptr %164, align 16, !tbaa !96
  %169 = shufflevector <16 x float> %165, <16 x float> %167, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %169, ptr %166, align 16, !tbaa !96
  %170 = getelementptr inbounds i8, ptr %6, i64 192
  %171 = load <16 x float>, ptr %170, align 16, !tbaa !96
  %172 = getelementptr inbounds i8, ptr %6, i64 448
  %173 = load <16 x float>, ptr %172, align 16, !tbaa !96
  %174 = shufflevector <16 x float> %171, <16 x float> %173, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %174, ptr %170, align 16, !tbaa !96
  %175 = shufflevector <16 x float> %171, <16 x float> %173, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %175, ptr %172, align 16, !tbaa !96
  %176 = getelementptr inbounds i8, ptr %6, i64 512
  %177 = load <16 x float>, ptr %176, align 16, !tbaa !96
  %178 = getelementptr inbounds i8, ptr %6, i64 768
  %179 = load <16 x float>, ptr %178, align 16, !tbaa !96
  %180 = shufflevector <16 x float> %177, <16 x float> %179, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %180, ptr %176, align 16, !tbaa !96
  %181 = shufflevector <16 x float> %177, <16 x float> %179, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %181, ptr %178, align 16, !tbaa !96
  %182 = getelementptr inbounds i8, ptr %6, i64 576
  %183 = load <16 x float>, ptr %182, align 16, !tbaa !96
  %184 = getelementptr inbounds i8, ptr %6, i64 832
  %185 = load <16 x float>, ptr %184, align 16, !tbaa !96
  %186 = shufflevector <16 x float> %183, <16 x float> %185, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %186, ptr %182, align 16, !tbaa !96
  %187 = shufflevector <16 x float> %183, <16 x float> %185, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %187, ptr %184, align 16, !tbaa !96
  %188 = getelementptr inbounds i8, ptr %6, i64 640
  %189 = load <16 x float>, ptr %188, align 16, !tbaa !96
  %190 = getelementptr inbounds i8, ptr %6, i64 896
  %191 = load <16 x float>, ptr %190, align 16, !tbaa !96
  %192 = shufflevector <16 x float> %189, <16 x float> %191, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %192, ptr %188, align 16, !tbaa !96
  %193 = shufflevector <16 x float> %189, <16 x float> %191, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %193, ptr %190, align 16, !tbaa !96
  %194 = getelementptr inbounds i8, ptr %6, i64 704
  %195 = load <16 x float>, ptr %194, align 16, !tbaa !96
  %196 = getelementptr inbounds i8, ptr %6, i64 960
  %197 = load <16 x float>, ptr %196, align 16, !tbaa !96
  %198 = shufflevector <16 x float> %195, <16 x float> %197, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %198, ptr %194, align 16, !tbaa !96
  %199 = shufflevector <16 x float> %195, <16 x float> %197, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %199, ptr %196, align 16, !tbaa !96
  %200 = load <16 x float>, ptr %6, align 16, !tbaa !96
  %201 = getelementptr inbounds i8, ptr %6, i64 128
  %202 = load <16 x float>, ptr %201, align 16, !tbaa !96
  %203 = shufflevector <16 x float> %200, <16 x float> %202, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %203, ptr %6, align 16, !tbaa !96
  %204 = shufflevector <16 x float> %200, <16 x float> %202, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %204, ptr %201, align 16, !tbaa !96
  %205 = getelementptr inbounds i8, ptr %6, i64 64
  %206 = load <16 x float>, ptr %205, align 16, !tbaa !96
  %207 = getelementptr inbounds i8, ptr %6, i64 192
  %208 = load <16 x float>, ptr %207, align 16, !tbaa !96
  %209 = shufflevector <16 x float> %206, <16 x float> %208, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %209, ptr %205, align 16, !tbaa !96
  %210 = shufflevector <16 x float> %206, <16 x float> %208, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %210, ptr %207, align 16, !tbaa !96
  %211 = getelementptr inbounds i8, ptr %6, i64 256
  %212 = load <16 x float>, ptr %211, align 16, !tbaa !96
  %213 = getelementptr inbounds i8, ptr %6, i64 384
  %214 = load <16 x float>, ptr %213, align 16, !tbaa !96
  %215 = shufflevector <16 x float> %212, <16 x float> %214, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %215, ptr %211, align 16, !tbaa !96
  %216 = shufflevector <16 x float> %212, <16 x float> %214, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %216, ptr %213, align 16, !tbaa !96
  %217 = getelementptr inbounds i8, ptr %6, i64 320
  %218 = load <16 x float>, ptr %217, align 16, !tbaa !96
  %219 = getelementptr inbounds i8, ptr %6, i64 448
  %220 = load <16 x float>, ptr %219, align 16, !tbaa !96
  %221 = shufflevector <16 x float> %218, <16 x float> %220, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %221, ptr %217, align 16, !tbaa !96
  %222 = shufflevector <16 x float> %218, <16 x float> %220, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %222, ptr %219, align 16, !tbaa !96
  %223 = getelementptr inbounds i8, ptr %6, i64 512
  %224 = load <16 x float>, ptr %223, align 16, !tbaa !96
  %225 = getelementptr inbounds i8, ptr %6, i64 640
  %226 = load <16 x float>, ptr %225, align 16, !tbaa !96
  %227 = shufflevector <16 x float> %224, <16 x float> %226, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %227, ptr %223, align 16, !tbaa !96
  %228 = shufflevector <16 x float> %224, <16 x float> %226, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %228, ptr %225, align 16, !tbaa !96
  %229 = getelementptr inbounds i8, ptr %6, i64 576
  %230 = load <16 x float>, ptr %229, align 16, !tbaa !96
  %231 = getelementptr inbounds i8, ptr %6, i64 704
  %232 = load <16 x float>, ptr %231, align 16, !tbaa !96
  %233 = shufflevector <16 x float> %230, <16 x float> %232, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %233, ptr %229, align 16, !tbaa !96
  %234 = shufflevector <16 x float> %230, <16 x float> %232, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %234, ptr %231, align 16, !tbaa !96
  %235 = getelementptr inbounds i8, ptr %6, i64 768
  %236 = load <16 x float>, ptr %235, align 16, !tbaa !96
  %237 = getelementptr inbounds i8, ptr %6, i64 896
  %238 = load <16 x float>, ptr %237, align 16, !tbaa !96
  %239 = shufflevector <16 x float> %236, <16 x float> %238, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %239, ptr %235, align 16, !tbaa !96
  %240 = shufflevector <16 x float> %236, <16 x float> %238, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %240, ptr %237, align 16, !tbaa !96
  %241 = getelementptr inbounds i8, ptr %6, i64 832
  %242 = load <16 x float>, ptr %241, align 16, !tbaa !96
  %243 = getelementptr inbounds i8, ptr %6, i64 960
  %244 = load <16 x float>, ptr %243, align 16, !tbaa !96
  %245 = shufflevector <16 x float> %242, <16 x float> %244, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %245, ptr %241, align 16, !tbaa !96
  %246 = shufflevector <16 x float> %242, <16 x float> %244, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %246, ptr %243, align 16, !tbaa !96
  %247 = load <16 x float>, ptr %6, align 16, !tbaa !96
  %248 = getelementptr inbounds i8, ptr %6, i64 64
  %249 = load <16 x float>, ptr %248, align 16, !tbaa !96
  %250 = shufflevector <16 x float> %247, <16 x float> %249, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %250, ptr %6, align 16, !tbaa !96
  %251 = shufflevector <16 x float> %247, <16 x float> %249, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %251, ptr %248, align 16, !tbaa !96
  %252 = getelementptr inbounds i8, ptr %6, i64 128
  %253 = load <16 x float>, ptr %252, align 16, !tbaa !96
  %254 = getelementptr inbounds i8, ptr %6, i64 192
  %255 = load <16 x float>, ptr %254, align 16, !tbaa !96
  %256 = shufflevector <16 x float> %253, <16 x float> %255, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %256, ptr %252, align 16, !tbaa !96
  %257 = shufflevector <16 x float> %253, <16 x float> %255, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %257, ptr %254, align 16, !tbaa !96
  %258 = getelementptr inbounds i8, ptr %6, i64 256
  %259 = load <16 x float>, ptr %258, align 16, !tbaa !96
  %260 = getelementptr inbounds i8, ptr %6, i64 320
  %261 = load <16 x float>, ptr %260, align 16, !tbaa !96
  %262 = shufflevector <16 x float> %259, <16 x float> %261, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %262, ptr %258, align 16, !tbaa !96
  %263 = shufflevector <16 x float> %259, <16 x float> %261, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %263, ptr %260, align 16, !tbaa !96
  %264 = getelementptr inbounds i8, ptr %6, i64 384
  %265 = load <16 x float>, ptr %264, align 16, !tbaa !96
  %266 = getelementptr inbounds i8, ptr %6, i64 448
  %267 = load <16 x float>, ptr %266, align 16, !tbaa !96
  %268 = shufflevector <16 x float> %265, <16 x float> %267, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %268, ptr %264, align 16, !tbaa !96
  %269 = shufflevector <16 x float> %265, <16 x float> %267, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %269, ptr %266, align 16, !tbaa !96
  %270 = getelementptr inbounds i8, ptr %6, i64 512
  %271 = load <16 x float>, ptr %270, align 16, !tbaa !96
  %272 = getelementptr inbounds i8, ptr %6, i64 576
  %273 = load <16 x float>, ptr %272, align 16, !tbaa !96
  %274 = shufflevector <16 x float> %271, <16 x float> %273, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %274, ptr %270, align 16, !tbaa !96
  %275 = shufflevector <16 x float> %271, <16 x float> %273, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %275, ptr %272, align 16, !tbaa !96
  %276 = getelementptr inbounds i8, ptr %6, i64 640
  %277 = load <16 x float>, ptr %276, align 16, !tbaa !96
  %278 = getelementptr inbounds i8, ptr %6, i64 704
  %279 = load <16 x float>, ptr %278, align 16, !tbaa !96
  %280 = shufflevector <16 x float> %277, <16 x float> %279, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %280, ptr %276, align 16, !tbaa !96
  %281 = shufflevector <16 x float> %277, <16 x float> %279, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %281, ptr %278, align 16, !tbaa !96
  %282 = getelementptr inbounds i8, ptr %6, i64 768
  %283 = load <16 x float>, ptr %282, align 16, !tbaa !96
  %284 = getelementptr inbounds i8, ptr %6, i64 832
  %285 = load <16 x float>, ptr %284, align 16, !tbaa !96
  %286 = shufflevector <16 x float> %283, <16 x float> %285, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %286, ptr %282, align 16, !tbaa !96
  %287 = shufflevector <16 x float> %283, <16 x float> %285, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %287, ptr %284, align 16, !tbaa !96
  %288 = getelementptr inbounds i8, ptr %6, i64 896
  %289 = load <16 x float>, ptr %288, align 16, !tbaa !96
  %290 = getelementptr inbounds i8, ptr %6, i64 960
  %291 = load <16 x float>, ptr %290, align 16, !tbaa !96
  %292 = shufflevector <16 x float> %289, <16 x float> %291, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %292, ptr %288, align 16, !tbaa !96
  %293 = shufflevector <16 x float> %289, <16 x float> %291, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %293, ptr %290, align 16, !tbaa !96
  br label %turn_tile.exit

turn_tile.exit:                                   ; preds = %turn_tile.exit.loopexit, %.loopexit
  %294 = load <16 x float>, ptr %6, align 16, !tbaa !96
  store <16 x float> %294, ptr %3, align 4, !tbaa !96
  %295 = getelementptr inbounds i8, ptr %6, i64 64
  %296 = load <16 x float>, ptr %295, align 16, !tbaa !96
  %297 = getelementptr inbounds i8, ptr %3, i64 64
  store <16 x float> %296, ptr %297, align 4, !tbaa !96
  %298 = getelementptr inbounds i8, ptr %6, i64 128
  %299 = load <16 x float>, ptr %298, align 16, !tbaa !96
  %300 = getelementptr inbounds i8, ptr %3, i64 128
  store <16 x float> %299, ptr %300, align 4, !tbaa !96
  %301 = getelementptr inbounds i8, ptr %6, i64 192
  %302 = load <16 x float>, ptr %301, align 16, !tbaa !96
  %303 = getelementptr inbounds i8, ptr %3, i64 192
  store <16 x float> %302, ptr %303, align 4, !tbaa !96
  %304 = getelementptr inbounds i8, ptr %6, i64 256
  %305 = load <16 x float>, ptr %304, align 16, !tbaa !96
  %306 = getelementptr inbounds i8, ptr %3, i64 256
  store <16 x float> %305, ptr %306, align 4, !tbaa !96
  %307 = getelementptr inbounds i8, ptr %6, i64 320
  %308 = load <16 x float>, ptr %307, align 16, !tbaa !96
  %309 = getelementptr inbounds i8, ptr %3, i64 320
  store <16 x float> %308, ptr %309, align 4, !tbaa !96
  %310 = getelementptr inbounds i8, ptr %6, i64 384
  %311 = load <16 x float>, ptr %310, align 16, !tbaa !96
  %312 = getelementptr inbounds i8, ptr %3, i64 384
  store <16 x float> %311, ptr %312, align 4, !tbaa !96
  %313 = getelementptr inbounds i8, ptr %6, i64 448
  %314 = load <16 x float>, ptr %313, align 16, !tbaa !96
  %315 = getelementptr inbounds i8, ptr %3, i64 448
  store <16 x float> %314, ptr %315, align 4, !tbaa !96
  %316 = getelementptr inbounds i8, ptr %6, i64 512
  %317 = load <16 x float>, ptr %316, align 16, !tbaa !96
  %318 = getelementptr inbounds i8, ptr %3, i64 512
  store <16 x float> %317, ptr %318, align 4, !tbaa !96
  %319 = getelementptr inbounds i8, ptr %6, i64 576
  %320 = load <16 x float>, ptr %319, align 16, !tbaa !96
  %321 = getelementptr inbounds i8, ptr %3, i64 576
  store <16 x float> %320, ptr %321, align 4, !tbaa !96
  %322 = getelementptr inbounds i8, ptr %6, i64 640
  %323 = load <16 x float>, ptr %322, align 16, !tbaa !96
  %324 = getelementptr inbounds i8, ptr %3, i64 640
  store <16 x float> %323, ptr %324, align 4, !tbaa !96
  %325 = getelementptr inbounds i8, ptr %6, i64 704
  %326 = load <16 x float>, ptr %325, align 16, !tbaa !96
  %327 = getelementptr inbounds i8, ptr %3, i64 704
  store <16 x float> %326, ptr %327, align 4, !tbaa !96
  %328 = getelementptr inbounds i8, ptr %6, i64 768
  %329 = load <16 x float>, ptr %328, align 16, !tbaa !96
  %330 = getelementptr inbounds i8, ptr %3, i64 768
  store <16 x float> %329, ptr %330, align 4, !tbaa !96
  %331 = getelementptr inbounds i8, ptr %6, i64 832
  %332 = load <16 x float>, ptr %331, align 16, !tbaa !96
  %333 = getelementptr inbounds i8, ptr %3, i64 832
  store <16 x float> %332, ptr %333, align 4, !tbaa !96
  %334 = getelementptr inbounds i8, ptr %6, i64 896
  %335 = load <16 x float>, ptr %334, align 16, !tbaa !96
  %336 = getelementptr inbounds i8, ptr %3, i64 896
  store <16 x float> %335, ptr %336, align 4, !tbaa !96
  %337 = getelementptr inbounds i8, ptr %6, i64 960
  %338 = load <16 x float>, ptr %337, align 16, !tbaa !96
  %339 = getelementptr inbounds i8, ptr %3, i64 960
  store <16 x float> %338, ptr %339, align 4, !tbaa !96
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %7) #16
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %6) #16
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float>, <16 x float>) #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr nocapture, i32 immarg, <16 x i1>, <16 x float>) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #10

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @two_through(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #11 {
.preheader13:
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %.lr.ph, label %.preheader11

.preheader11:                                     ; preds = %add_pairs.exit, %.preheader13
  %.sroa.47.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %219, %add_pairs.exit ]
  %.sroa.51.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %220, %add_pairs.exit ]
  %.sroa.42.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %214, %add_pairs.exit ]
  %.sroa.38.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %213, %add_pairs.exit ]
  %.sroa.56.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %225, %add_pairs.exit ]
  %.sroa.33.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %208, %add_pairs.exit ]
  %.sroa.29.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %207, %add_pairs.exit ]
  %.sroa.60.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %226, %add_pairs.exit ]
  %.sroa.24.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %202, %add_pairs.exit ]
  %.sroa.20.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %201, %add_pairs.exit ]
  %.sroa.65.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %231, %add_pairs.exit ]
  %.sroa.15.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %196, %add_pairs.exit ]
  %.sroa.11.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %195, %add_pairs.exit ]
  %.sroa.69.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %232, %add_pairs.exit ]
  %.sroa.6.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %190, %add_pairs.exit ]
  %.sroa.0.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %189, %add_pairs.exit ]
  store <16 x float> %.sroa.0.0, ptr %3, align 64, !tbaa !96
  %5 = getelementptr inbounds i8, ptr %3, i64 64
  store <16 x float> %.sroa.6.0, ptr %5, align 64, !tbaa !96
  %6 = getelementptr inbounds i8, ptr %3, i64 128
  store <16 x float> %.sroa.11.0, ptr %6, align 64, !tbaa !96
  %7 = getelementptr inbounds i8, ptr %3, i64 192
  store <16 x float> %.sroa.15.0, ptr %7, align 64, !tbaa !96
  %8 = getelementptr inbounds i8, ptr %3, i64 256
  store <16 x float> %.sroa.20.0, ptr %8, align 64, !tbaa !96
  %9 = getelementptr inbounds i8, ptr %3, i64 320
  store <16 x float> %.sroa.24.0, ptr %9, align 64, !tbaa !96
  %10 = getelementptr inbounds i8, ptr %3, i64 384
  store <16 x float> %.sroa.29.0, ptr %10, align 64, !tbaa !96
  %11 = getelementptr inbounds i8, ptr %3, i64 448
  store <16 x float> %.sroa.33.0, ptr %11, align 64, !tbaa !96
  %12 = getelementptr inbounds i8, ptr %3, i64 512
  store <16 x float> %.sroa.38.0, ptr %12, align 64, !tbaa !96
  %13 = getelementptr inbounds i8, ptr %3, i64 576
  store <16 x float> %.sroa.42.0, ptr %13, align 64, !tbaa !96
  %14 = getelementptr inbounds i8, ptr %3, i64 640
  store <16 x float> %.sroa.47.0, ptr %14, align 64, !tbaa !96
  %15 = getelementptr inbounds i8, ptr %3, i64 704
  store <16 x float> %.sroa.51.0, ptr %15, align 64, !tbaa !96
  %16 = getelementptr inbounds i8, ptr %3, i64 768
  store <16 x float> %.sroa.56.0, ptr %16, align 64, !tbaa !96
  %17 = getelementptr inbounds i8, ptr %3, i64 832
  store <16 x float> %.sroa.60.0, ptr %17, align 64, !tbaa !96
  %18 = getelementptr inbounds i8, ptr %3, i64 896
  store <16 x float> %.sroa.65.0, ptr %18, align 64, !tbaa !96
  %19 = getelementptr inbounds i8, ptr %3, i64 960
  store <16 x float> %.sroa.69.0, ptr %19, align 64, !tbaa !96
  ret void

.lr.ph:                                           ; preds = %.preheader13, %add_pairs.exit
  %.sroa.47.1 = phi <16 x float> [ %219, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.sroa.51.1 = phi <16 x float> [ %220, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.sroa.42.1 = phi <16 x float> [ %214, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.sroa.38.1 = phi <16 x float> [ %213, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.sroa.56.1 = phi <16 x float> [ %225, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.sroa.33.1 = phi <16 x float> [ %208, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.sroa.29.1 = phi <16 x float> [ %207, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.sroa.60.1 = phi <16 x float> [ %226, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.sroa.24.1 = phi <16 x float> [ %202, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.sroa.20.1 = phi <16 x float> [ %201, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.sroa.65.1 = phi <16 x float> [ %231, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.sroa.15.1 = phi <16 x float> [ %196, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.sroa.11.1 = phi <16 x float> [ %195, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.sroa.69.1 = phi <16 x float> [ %232, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.sroa.6.1 = phi <16 x float> [ %190, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.sroa.0.1 = phi <16 x float> [ %189, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.022 = phi i64 [ %234, %add_pairs.exit ], [ 0, %.preheader13 ]
  %20 = getelementptr inbounds i8, ptr %0, i64 %.022
  %21 = getelementptr inbounds i8, ptr %1, i64 %.022
  br label %.preheader12

.preheader12:                                     ; preds = %.preheader12, %.lr.ph
  %.sroa.47.2 = phi <16 x float> [ %.sroa.47.1, %.lr.ph ], [ %219, %.preheader12 ]
  %.sroa.51.2 = phi <16 x float> [ %.sroa.51.1, %.lr.ph ], [ %220, %.preheader12 ]
  %.sroa.42.2 = phi <16 x float> [ %.sroa.42.1, %.lr.ph ], [ %214, %.preheader12 ]
  %.sroa.38.2 = phi <16 x float> [ %.sroa.38.1, %.lr.ph ], [ %213, %.preheader12 ]
  %.sroa.56.2 = phi <16 x float> [ %.sroa.56.1, %.lr.ph ], [ %225, %.preheader12 ]
  %.sroa.33.2 = phi <16 x float> [ %.sroa.33.1, %.lr.ph ], [ %208, %.preheader12 ]
  %.sroa.29.2 = phi <16 x float> [ %.sroa.29.1, %.lr.ph ], [ %207, %.preheader12 ]
  %.sroa.60.2 = phi <16 x float> [ %.sroa.60.1, %.lr.ph ], [ %226, %.preheader12 ]
  %.sroa.24.2 = phi <16 x float> [ %.sroa.24.1, %.lr.ph ], [ %202, %.preheader12 ]
  %.sroa.20.2 = phi <16 x float> [ %.sroa.20.1, %.lr.ph ], [ %201, %.preheader12 ]
  %.sroa.65.2 = phi <16 x float> [ %.sroa.65.1, %.lr.ph ], [ %231, %.preheader12 ]
  %.sroa.15.2 = phi <16 x float> [ %.sroa.15.1, %.lr.ph ], [ %196, %.preheader12 ]
  %.sroa.11.2 = phi <16 x float> [ %.sroa.11.1, %.lr.ph ], [ %195, %.preheader12 ]
  %.sroa.69.2 = phi <16 x float> [ %.sroa.69.1, %.lr.ph ], [ %232, %.preheader12 ]
  %.sroa.6.2 = phi <16 x float> [ %.sroa.6.1, %.lr.ph ], [ %190, %.preheader12 ]
  %.sroa.0.2 = phi <16 x float> [ %.sroa.0.1, %.lr.ph ], [ %189, %.preheader12 ]
  %.026.i21 = phi i64 [ 0, %.lr.ph ], [ %233, %.preheader12 ]
  %22 = shl nuw nsw i64 %.026.i21, 6
  %invariant.gep = getelementptr i8, ptr %21, i64 %22
  %23 = load <32 x bfloat>, ptr %invariant.gep, align 64, !tbaa !96
  %gep.1 = getelementptr i8, ptr %invariant.gep, i64 %2
  %24 = load <32 x bfloat>, ptr %gep.1, align 64, !tbaa !96
  %25 = shl nuw nsw i64 %.026.i21, 2
  %invariant.gep18 = getelementptr inbounds i8, ptr %20, i64 %25
  %26 = load i32, ptr %invariant.gep18, align 4, !tbaa !119
  %27 = insertelement <16 x i32> poison, i32 %26, i64 0
  %28 = shufflevector <16 x i32> %27, <16 x i32> poison, <16 x i32> zeroinitializer
  %29 = bitcast <16 x i32> %28 to <32 x bfloat>
  %30 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.0.2, <32 x bfloat> %29, <32 x bfloat> %23)
  %31 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.6.2, <32 x bfloat> %29, <32 x bfloat> %24)
  %gep19.1 = getelementptr inbounds i8, ptr %invariant.gep18, i64 64
  %32 = load i32, ptr %gep19.1, align 4, !tbaa !119
  %33 = insertelement <16 x i32> poison, i32 %32, i64 0
  %34 = shufflevector <16 x i32> %33, <16 x i32> poison, <16 x i32> zeroinitializer
  %35 = bitcast <16 x i32> %34 to <32 x bfloat>
  %36 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.11.2, <32 x bfloat> %35, <32 x bfloat> %23)
  %37 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.15.2, <32 x bfloat> %35, <32 x bfloat> %24)
  %gep19.2 = getelementptr inbounds i8, ptr %invariant.gep18, i64 128
  %38 = load i32, ptr %gep19.2, align 4, !tbaa !119
  %39 = insertelement <16 x i32> poison, i32 %38, i64 0
  %40 = shufflevector <16 x i32> %39, <16 x i32> poison, <16 x i32> zeroinitializer
  %41 = bitcast <16 x i32> %40 to <32 x bfloat>
  %42 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.20.2, <32 x bfloat> %41, <32 x bfloat> %23)
  %43 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.24.2, <32 x bfloat> %41, <32 x bfloat> %24)
  %gep19.3 = getelementptr inbounds i8, ptr %invariant.gep18, i64 192
  %44 = load i32, ptr %gep19.3, align 4, !tbaa !119
  %45 = insertelement <16 x i32> poison, i32 %44, i64 0
  %46 = shufflevector <16 x i32> %45, <16 x i32> poison, <16 x i32> zeroinitializer
  %47 = bitcast <16 x i32> %46 to <32 x bfloat>
  %48 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.29.2, <32 x bfloat> %47, <32 x bfloat> %23)
  %49 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.33.2, <32 x bfloat> %47, <32 x bfloat> %24)
  %gep19.4 = getelementptr inbounds i8, ptr %invariant.gep18, i64 256
  %50 = load i32, ptr %gep19.4, align 4, !tbaa !119
  %51 = insertelement <16 x i32> poison, i32 %50, i64 0
  %52 = shufflevector <16 x i32> %51, <16 x i32> poison, <16 x i32> zeroinitializer
  %53 = bitcast <16 x i32> %52 to <32 x bfloat>
  %54 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.38.2, <32 x bfloat> %53, <32 x bfloat> %23)
  %55 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.42.2, <32 x bfloat> %53, <32 x bfloat> %24)
  %gep19.5 = getelementptr inbounds i8, ptr %invariant.gep18, i64 320
  %56 = load i32, ptr %gep19.5, align 4, !tbaa !119
  %57 = insertelement <16 x i32> poison, i32 %56, i64 0
  %58 = shufflevector <16 x i32> %57, <16 x i32> poison, <16 x i32> zeroinitializer
  %59 = bitcast <16 x i32> %58 to <32 x bfloat>
  %60 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.47.2, <32 x bfloat> %59, <32 x bfloat> %23)
  %61 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.51.2, <32 x bfloat> %59, <32 x bfloat> %24)
  %gep19.6 = getelementptr inbounds i8, ptr %invariant.gep18, i64 384
  %62 = load i32, ptr %gep19.6, align 4, !tbaa !119
  %63 = insertelement <16 x i32> poison, i32 %62, i64 0
  %64 = shufflevector <16 x i32> %63, <16 x i32> poison, <16 x i32> zeroinitializer
  %65 = bitcast <16 x i32> %64 to <32 x bfloat>
  %66 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.56.2, <32 x bfloat> %65, <32 x bfloat> %23)
  %67 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.60.2, <32 x bfloat> %65, <32 x bfloat> %24)
  %gep19.7 = getelementptr inbounds i8, ptr %invariant.gep18, i64 448
  %68 = load i32, ptr %gep19.7, align 4, !tbaa !119
  %69 = insertelement <16 x i32> poison, i32 %68, i64 0
  %70 = shufflevector <16 x i32> %69, <16 x i32> poison, <16 x i32> zeroinitializer
  %71 = bitcast <16 x i32> %70 to <32 x bfloat>
  %72 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.65.2, <32 x bfloat> %71, <32 x bfloat> %23)
  %73 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.69.2, <32 x bfloat> %71, <32 x bfloat> %24)
  %74 = or disjoint i64 %.026.i21, 1
  %75 = shl nuw nsw i64 %74, 6
  %invariant.gep.1 = getelementptr i8, ptr %21, i64 %75
  %76 = load <32 x bfloat>, ptr %invariant.gep.1, align 64, !tbaa !96
  %gep.1.1 = getelementptr i8, ptr %invariant.gep.1, i64 %2
  %77 = load <32 x bfloat>, ptr %gep.1.1, align 64, !tbaa !96
  %78 = shl nuw nsw i64 %74, 2
  %invariant.gep18.1 = getelementptr inbounds i8, ptr %20, i64 %78
  %79 = load i32, ptr %invariant.gep18.1, align 4, !tbaa !119
  %80 = insertelement <16 x i32> poison, i32 %79, i64 0
  %81 = shufflevector <16 x i32> %80, <16 x i32> poison, <16 x i32> zeroinitializer
  %82 = bitcast <16 x i32> %81 to <32 x bfloat>
  %83 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %30, <32 x bfloat> %82, <32 x bfloat> %76)
  %84 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %31, <32 x bfloat> %82, <32 x bfloat> %77)
  %gep19.1.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 64
  %85 = load i32, ptr %gep19.1.1, align 4, !tbaa !119
  %86 = insertelement <16 x i32> poison, i32 %85, i64 0
  %87 = shufflevector <16 x i32> %86, <16 x i32> poison, <16 x i32> zeroinitializer
  %88 = bitcast <16 x i32> %87 to <32 x bfloat>
  %89 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %36, <32 x bfloat> %88, <32 x bfloat> %76)
  %90 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %37, <32 x bfloat> %88, <32 x bfloat> %77)
  %gep19.2.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 128
  %91 = load i32, ptr %gep19.2.1, align 4, !tbaa !119
  %92 = insertelement <16 x i32> poison, i32 %91, i64 0
  %93 = shufflevector <16 x i32> %92, <16 x i32> poison, <16 x i32> zeroinitializer
  %94 = bitcast <16 x i32> %93 to <32 x bfloat>
  %95 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %42, <32 x bfloat> %94, <32 x bfloat> %76)
  %96 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %43, <32 x bfloat> %94, <32 x bfloat> %77)
  %gep19.3.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 192
  %97 = load i32, ptr %gep19.3.1, align 4, !tbaa !119
  %98 = insertelement <16 x i32> poison, i32 %97, i64 0
  %99 = shufflevector <16 x i32> %98, <16 x i32> poison, <16 x i32> zeroinitializer
  %100 = bitcast <16 x i32> %99 to <32 x bfloat>
  %101 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %48, <32 x bfloat> %100, <32 x bfloat> %76)
  %102 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %49, <32 x bfloat> %100, <32 x bfloat> %77)
  %gep19.4.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 256
  %103 = load i32, ptr %gep19.4.1, align 4, !tbaa !119
  %104 = insertelement <16 x i32> poison, i32 %103, i64 0
  %105 = shufflevector <16 x i32> %104, <16 x i32> poison, <16 x i32> zeroinitializer
  %106 = bitcast <16 x i32> %105 to <32 x bfloat>
  %107 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %54, <32 x bfloat> %106, <32 x bfloat> %76)
  %108 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %55, <32 x bfloat> %106, <32 x bfloat> %77)
  %gep19.5.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 320
  %109 = load i32, ptr %gep19.5.1, align 4, !tbaa !119
  %110 = insertelement <16 x i32> poison, i32 %109, i64 0
  %111 = shufflevector <16 x i32> %110, <16 x i32> poison, <16 x i32> zeroinitializer
  %112 = bitcast <16 x i32> %111 to <32 x bfloat>
  %113 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %60, <32 x bfloat> %112, <32 x bfloat> %76)
  %114 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %61, <32 x bfloat> %112, <32 x bfloat> %77)
  %gep19.6.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 384
  %115 = load i32, ptr %gep19.6.1, align 4, !tbaa !119
  %116 = insertelement <16 x i32> poison, i32 %115, i64 0
  %117 = shufflevector <16 x i32> %116, <16 x i32> poison, <16 x i32> zeroinitializer
  %118 = bitcast <16 x i32> %117 to <32 x bfloat>
  %119 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %66, <32 x bfloat> %118, <32 x bfloat> %76)
  %120 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %67, <32 x bfloat> %118, <32 x bfloat> %77)
  %gep19.7.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 448
  %121 = load i32, ptr %gep19.7.1, align 4, !tbaa !119
  %122 = insertelement <16 x i32> poison, i32 %121, i64 0
  %123 = shufflevector <16 x i32> %122, <16 x i32> poison, <16 x i32> zeroinitializer
  %124 = bitcast <16 x i32> %123 to <32 x bfloat>
  %125 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %72, <32 x bfloat> %124, <32 x bfloat> %76)
  %126 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %73, <32 x bfloat> %124, <32 x bfloat> %77)
  %127 = or disjoint i64 %.026.i21, 2
  %128 = shl nuw nsw i64 %127, 6
  %invariant.gep.2 = getelementptr i8, ptr %21, i64 %128
  %129 = load <32 x bfloat>, ptr %invariant.gep.2, align 64, !tbaa !96
  %gep.1.2 = getelementptr i8, ptr %invariant.gep.2, i64 %2
  %130 = load <32 x bfloat>, ptr %gep.1.2, align 64, !tbaa !96
  %131 = shl nuw nsw i64 %127, 2
  %invariant.gep18.2 = getelementptr inbounds i8, ptr %20, i64 %131
  %132 = load i32, ptr %invariant.gep18.2, align 4, !tbaa !119
  %133 = insertelement <16 x i32> poison, i32 %132, i64 0
  %134 = shufflevector <16 x i32> %133, <16 x i32> poison, <16 x i32> zeroinitializer
  %135 = bitcast <16 x i32> %134 to <32 x bfloat>
  %136 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %83, <32 x bfloat> %135, <32 x bfloat> %129)
  %137 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %84, <32 x bfloat> %135, <32 x bfloat> %130)
  %gep19.1.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 64
  %138 = load i32, ptr %gep19.1.2, align 4, !tbaa !119
  %139 = insertelement <16 x i32> poison, i32 %138, i64 0
  %140 = shufflevector <16 x i32> %139, <16 x i32> poison, <16 x i32> zeroinitializer
  %141 = bitcast <16 x i32> %140 to <32 x bfloat>
  %142 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %89, <32 x bfloat> %141, <32 x bfloat> %129)
  %143 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %90, <32 x bfloat> %141, <32 x bfloat> %130)
  %gep19.2.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 128
  %144 = load i32, ptr %gep19.2.2, align 4, !tbaa !119
  %145 = insertelement <16 x i32> poison, i32 %144, i64 0
  %146 = shufflevector <16 x i32> %145, <16 x i32> poison, <16 x i32> zeroinitializer
  %147 = bitcast <16 x i32> %146 to <32 x bfloat>
  %148 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %95, <32 x bfloat> %147, <32 x bfloat> %129)
  %149 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %96, <32 x bfloat> %147, <32 x bfloat> %130)
  %gep19.3.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 192
  %150 = load i32, ptr %gep19.3.2, align 4, !tbaa !119
  %151 = insertelement <16 x i32> poison, i32 %150, i64 0
  %152 = shufflevector <16 x i32> %151, <16 x i32> poison, <16 x i32> zeroinitializer
  %153 = bitcast <16 x i32> %152 to <32 x bfloat>
  %154 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %101, <32 x bfloat> %153, <32 x bfloat> %129)
  %155 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %102, <32 x bfloat> %153, <32 x bfloat> %130)
  %gep19.4.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 256
  %156 = load i32, ptr %gep19.4.2, align 4, !tbaa !119
  %157 = insertelement <16 x i32> poison, i32 %156, i64 0
  %158 = shufflevector <16 x i32> %157, <16 x i32> poison, <16 x i32> zeroinitializer
  %159 = bitcast <16 x i32> %158 to <32 x bfloat>
  %160 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %107, <32 x bfloat> %159, <32 x bfloat> %129)
  %161 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %108, <32 x bfloat> %159, <32 x bfloat> %130)
  %gep19.5.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 320
  %162 = load i32, ptr %gep19.5.2, align 4, !tbaa !119
  %163 = insertelement <16 x i32> poison, i32 %162, i64 0
  %164 = shufflevector <16 x i32> %163, <16 x i32> poison, <16 x i32> zeroinitializer
  %165 = bitcast <16 x i32> %164 to <32 x bfloat>
  %166 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %113, <32 x bfloat> %165, <32 x bfloat> %129)
  %167 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %114, <32 x bfloat> %165, <32 x bfloat> %130)
  %gep19.6.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 384
  %168 = load i32, ptr %gep19.6.2, align 4, !tbaa !119
  %169 = insertelement <16 x i32> poison, i32 %168, i64 0
  %170 = shufflevector <16 x i32> %169, <16 x i32> poison, <16 x i32> zeroinitializer
  %171 = bitcast <16 x i32> %170 to <32 x bfloat>
  %172 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %119, <32 x bfloat> %171, <32 x bfloat> %129)
  %173 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %120, <32 x bfloat> %171, <32 x bfloat> %130)
  %gep19.7.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 448
  %174 = load i32, ptr %gep19.7.2, align 4, !tbaa !119
  %175 = insertelement <16 x i32> poison, i32 %174, i64 0
  %176 = shufflevector <16 x i32> %175, <16 x i32> poison, <16 x i32> zeroinitializer
  %177 = bitcast <16 x i32> %176 to <32 x bfloat>
  %178 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %125, <32 x bfloat> %177, <32 x bfloat> %129)
  %179 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %126, <32 x bfloat> %177, <32 x bfloat> %130)
  %180 = or disjoint i64 %.026.i21, 3
  %181 = shl nuw nsw i64 %180, 6
  %invariant.gep.3 = getelementptr i8, ptr %21, i64 %181
  %182 = load <32 x bfloat>, ptr %invariant.gep.3, align 64, !tbaa !96
  %gep.1.3 = getelementptr i8, ptr %invariant.gep.3, i64 %2
  %183 = load <32 x bfloat>, ptr %gep.1.3, align 64, !tbaa !96
  %184 = shl nuw nsw i64 %180, 2
  %invariant.gep18.3 = getelementptr inbounds i8, ptr %20, i64 %184
  %185 = load i32, ptr %invariant.gep18.3, align 4, !tbaa !119
  %186 = insertelement <16 x i32> poison, i32 %185, i64 0
  %187 = shufflevector <16 x i32> %186, <16 x i32> poison, <16 x i32> zeroinitializer
  %188 = bitcast <16 x i32> %187 to <32 x bfloat>
  %189 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %136, <32 x bfloat> %188, <32 x bfloat> %182)
  %190 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %137, <32 x bfloat> %188, <32 x bfloat> %183)
  %gep19.1.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 64
  %191 = load i32, ptr %gep19.1.3, align 4, !tbaa !119
  %192 = insertelement <16 x i32> poison, i32 %191, i64 0
  %193 = shufflevector <16 x i32> %192, <16 x i32> poison, <16 x i32> zeroinitializer
  %194 = bitcast <16 x i32> %193 to <32 x bfloat>
  %195 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %142, <32 x bfloat> %194, <32 x bfloat> %182)
  %196 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %143, <32 x bfloat> %194, <32 x bfloat> %183)
  %gep19.2.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 128
  %197 = load i32, ptr %gep19.2.3, align 4, !tbaa !119
  %198 = insertelement <16 x i32> poison, i32 %197, i64 0
  %199 = shufflevector <16 x i32> %198, <16 x i32> poison, <16 x i32> zeroinitializer
  %200 = bitcast <16 x i32> %199 to <32 x bfloat>
  %201 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %148, <32 x bfloat> %200, <32 x bfloat> %182)
  %202 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %149, <32 x bfloat> %200, <32 x bfloat> %183)
  %gep19.3.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 192
  %203 = load i32, ptr %gep19.3.3, align 4, !tbaa !119
  %204 = insertelement <16 x i32> poison, i32 %203, i64 0
  %205 = shufflevector <16 x i32> %204, <16 x i32> poison, <16 x i32> zeroinitializer
  %206 = bitcast <16 x i32> %205 to <32 x bfloat>
  %207 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %154, <32 x bfloat> %206, <32 x bfloat> %182)
  %208 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %155, <32 x bfloat> %206, <32 x bfloat> %183)
  %gep19.4.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 256
  %209 = load i32, ptr %gep19.4.3, align 4, !tbaa !119
  %210 = insertelement <16 x i32> poison, i32 %209, i64 0
  %211 = shufflevector <16 x i32> %210, <16 x i32> poison, <16 x i32> zeroinitializer
  %212 = bitcast <16 x i32> %211 to <32 x bfloat>
  %213 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %160, <32 x bfloat> %212, <32 x bfloat> %182)
  %214 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %161, <32 x bfloat> %212, <32 x bfloat> %183)
  %gep19.5.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 320
  %215 = load i32, ptr %gep19.5.3, align 4, !tbaa !119
  %216 = insertelement <16 x i32> poison, i32 %215, i64 0
  %217 = shufflevector <16 x i32> %216, <16 x i32> poison, <16 x i32> zeroinitializer
  %218 = bitcast <16 x i32> %217 to <32 x bfloat>
  %219 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %166, <32 x bfloat> %218, <32 x bfloat> %182)
  %220 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %167, <32 x bfloat> %218, <32 x bfloat> %183)
  %gep19.6.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 384
  %221 = load i32, ptr %gep19.6.3, align 4, !tbaa !119
  %222 = insertelement <16 x i32> poison, i32 %221, i64 0
  %223 = shufflevector <16 x i32> %222, <16 x i32> poison, <16 x i32> zeroinitializer
  %224 = bitcast <16 x i32> %223 to <32 x bfloat>
  %225 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %172, <32 x bfloat> %224, <32 x bfloat> %182)
  %226 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %173, <32 x bfloat> %224, <32 x bfloat> %183)
  %gep19.7.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 448
  %227 = load i32, ptr %gep19.7.3, align 4, !tbaa !119
  %228 = insertelement <16 x i32> poison, i32 %227, i64 0
  %229 = shufflevector <16 x i32> %228, <16 x i32> poison, <16 x i32> zeroinitializer
  %230 = bitcast <16 x i32> %229 to <32 x bfloat>
  %231 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %178, <32 x bfloat> %230, <32 x bfloat> %182)
  %232 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %179, <32 x bfloat> %230, <32 x bfloat> %183)
  %233 = add nuw nsw i64 %.026.i21, 4
  %exitcond.not.3 = icmp eq i64 %233, 16
  br i1 %exitcond.not.3, label %add_pairs.exit, label %.preheader12, !llvm.loop !121

add_pairs.exit:                                   ; preds = %.preheader12
  %234 = add nuw nsw i64 %.022, 1024
  %235 = icmp slt i64 %234, %2
  br i1 %235, label %.lr.ph, label %.preheader11, !llvm.loop !123
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @one_through(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #11 {
.preheader13:
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %.lr.ph, label %.preheader11

.preheader11:                                     ; preds = %add_pairs.exit, %.preheader13
  %.sroa.20.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %168, %add_pairs.exit ]
  %.sroa.14.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %163, %add_pairs.exit ]
  %.sroa.26.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %173, %add_pairs.exit ]
  %.sroa.32.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %178, %add_pairs.exit ]
  %.sroa.8.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %158, %add_pairs.exit ]
  %.sroa.38.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %183, %add_pairs.exit ]
  %.sroa.44.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %188, %add_pairs.exit ]
  %.sroa.0.0 = phi <16 x float> [ zeroinitializer, %.preheader13 ], [ %153, %add_pairs.exit ]
  store <16 x float> %.sroa.0.0, ptr %3, align 64, !tbaa !96
  %5 = getelementptr inbounds i8, ptr %3, i64 128
  store <16 x float> %.sroa.8.0, ptr %5, align 64, !tbaa !96
  %6 = getelementptr inbounds i8, ptr %3, i64 256
  store <16 x float> %.sroa.14.0, ptr %6, align 64, !tbaa !96
  %7 = getelementptr inbounds i8, ptr %3, i64 384
  store <16 x float> %.sroa.20.0, ptr %7, align 64, !tbaa !96
  %8 = getelementptr inbounds i8, ptr %3, i64 512
  store <16 x float> %.sroa.26.0, ptr %8, align 64, !tbaa !96
  %9 = getelementptr inbounds i8, ptr %3, i64 640
  store <16 x float> %.sroa.32.0, ptr %9, align 64, !tbaa !96
  %10 = getelementptr inbounds i8, ptr %3, i64 768
  store <16 x float> %.sroa.38.0, ptr %10, align 64, !tbaa !96
  %11 = getelementptr inbounds i8, ptr %3, i64 896
  store <16 x float> %.sroa.44.0, ptr %11, align 64, !tbaa !96
  ret void

.lr.ph:                                           ; preds = %.preheader13, %add_pairs.exit
  %.sroa.20.1 = phi <16 x float> [ %168, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.sroa.14.1 = phi <16 x float> [ %163, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.sroa.26.1 = phi <16 x float> [ %173, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.sroa.32.1 = phi <16 x float> [ %178, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.sroa.8.1 = phi <16 x float> [ %158, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.sroa.38.1 = phi <16 x float> [ %183, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.sroa.44.1 = phi <16 x float> [ %188, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.sroa.0.1 = phi <16 x float> [ %153, %add_pairs.exit ], [ zeroinitializer, %.preheader13 ]
  %.022 = phi i64 [ %190, %add_pairs.exit ], [ 0, %.preheader13 ]
  %12 = getelementptr inbounds i8, ptr %0, i64 %.022
  %13 = getelementptr inbounds i8, ptr %1, i64 %.022
  br label %.preheader12

.preheader12:                                     ; preds = %.preheader12, %.lr.ph
  %.sroa.20.2 = phi <16 x float> [ %.sroa.20.1, %.lr.ph ], [ %168, %.preheader12 ]
  %.sroa.14.2 = phi <16 x float> [ %.sroa.14.1, %.lr.ph ], [ %163, %.preheader12 ]
  %.sroa.26.2 = phi <16 x float> [ %.sroa.26.1, %.lr.ph ], [ %173, %.preheader12 ]
  %.sroa.32.2 = phi <16 x float> [ %.sroa.32.1, %.lr.ph ], [ %178, %.preheader12 ]
  %.sroa.8.2 = phi <16 x float> [ %.sroa.8.1, %.lr.ph ], [ %158, %.preheader12 ]
  %.sroa.38.2 = phi <16 x float> [ %.sroa.38.1, %.lr.ph ], [ %183, %.preheader12 ]
  %.sroa.44.2 = phi <16 x float> [ %.sroa.44.1, %.lr.ph ], [ %188, %.preheader12 ]
  %.sroa.0.2 = phi <16 x float> [ %.sroa.0.1, %.lr.ph ], [ %153, %.preheader12 ]
  %.026.i21 = phi i64 [ 0, %.lr.ph ], [ %189, %.preheader12 ]
  %14 = shl nuw nsw i64 %.026.i21, 6
  %invariant.gep = getelementptr i8, ptr %13, i64 %14
  %15 = load <32 x bfloat>, ptr %invariant.gep, align 64, !tbaa !96
  %16 = shl nuw nsw i64 %.026.i21, 2
  %invariant.gep18 = getelementptr inbounds i8, ptr %12, i64 %16
  %17 = load i32, ptr %invariant.gep18, align 4, !tbaa !119
  %18 = insertelement <16 x i32> poison, i32 %17, i64 0
  %19 = shufflevector <16 x i32> %18, <16 x i32> poison, <16 x i32> zeroinitializer
  %20 = bitcast <16 x i32> %19 to <32 x bfloat>
  %21 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.0.2, <32 x bfloat> %20, <32 x bfloat> %15)
  %gep19.1 = getelementptr inbounds i8, ptr %invariant.gep18, i64 64
  %22 = load i32, ptr %gep19.1, align 4, !tbaa !119
  %23 = insertelement <16 x i32> poison, i32 %22, i64 0
  %24 = shufflevector <16 x i32> %23, <16 x i32> poison, <16 x i32> zeroinitializer
  %25 = bitcast <16 x i32> %24 to <32 x bfloat>
  %26 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.8.2, <32 x bfloat> %25, <32 x bfloat> %15)
  %gep19.2 = getelementptr inbounds i8, ptr %invariant.gep18, i64 128
  %27 = load i32, ptr %gep19.2, align 4, !tbaa !119
  %28 = insertelement <16 x i32> poison, i32 %27, i64 0
  %29 = shufflevector <16 x i32> %28, <16 x i32> poison, <16 x i32> zeroinitializer
  %30 = bitcast <16 x i32> %29 to <32 x bfloat>
  %31 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.14.2, <32 x bfloat> %30, <32 x bfloat> %15)
  %gep19.3 = getelementptr inbounds i8, ptr %invariant.gep18, i64 192
  %32 = load i32, ptr %gep19.3, align 4, !tbaa !119
  %33 = insertelement <16 x i32> poison, i32 %32, i64 0
  %34 = shufflevector <16 x i32> %33, <16 x i32> poison, <16 x i32> zeroinitializer
  %35 = bitcast <16 x i32> %34 to <32 x bfloat>
  %36 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.20.2, <32 x bfloat> %35, <32 x bfloat> %15)
  %gep19.4 = getelementptr inbounds i8, ptr %invariant.gep18, i64 256
  %37 = load i32, ptr %gep19.4, align 4, !tbaa !119
  %38 = insertelement <16 x i32> poison, i32 %37, i64 0
  %39 = shufflevector <16 x i32> %38, <16 x i32> poison, <16 x i32> zeroinitializer
  %40 = bitcast <16 x i32> %39 to <32 x bfloat>
  %41 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.26.2, <32 x bfloat> %40, <32 x bfloat> %15)
  %gep19.5 = getelementptr inbounds i8, ptr %invariant.gep18, i64 320
  %42 = load i32, ptr %gep19.5, align 4, !tbaa !119
  %43 = insertelement <16 x i32> poison, i32 %42, i64 0
  %44 = shufflevector <16 x i32> %43, <16 x i32> poison, <16 x i32> zeroinitializer
  %45 = bitcast <16 x i32> %44 to <32 x bfloat>
  %46 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.32.2, <32 x bfloat> %45, <32 x bfloat> %15)
  %gep19.6 = getelementptr inbounds i8, ptr %invariant.gep18, i64 384
  %47 = load i32, ptr %gep19.6, align 4, !tbaa !119
  %48 = insertelement <16 x i32> poison, i32 %47, i64 0
  %49 = shufflevector <16 x i32> %48, <16 x i32> poison, <16 x i32> zeroinitializer
  %50 = bitcast <16 x i32> %49 to <32 x bfloat>
  %51 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.38.2, <32 x bfloat> %50, <32 x bfloat> %15)
  %gep19.7 = getelementptr inbounds i8, ptr %invariant.gep18, i64 448
  %52 = load i32, ptr %gep19.7, align 4, !tbaa !119
  %53 = insertelement <16 x i32> poison, i32 %52, i64 0
  %54 = shufflevector <16 x i32> %53, <16 x i32> poison, <16 x i32> zeroinitializer
  %55 = bitcast <16 x i32> %54 to <32 x bfloat>
  %56 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.44.2, <32 x bfloat> %55, <32 x bfloat> %15)
  %57 = or disjoint i64 %.026.i21, 1
  %58 = shl nuw nsw i64 %57, 6
  %invariant.gep.1 = getelementptr i8, ptr %13, i64 %58
  %59 = load <32 x bfloat>, ptr %invariant.gep.1, align 64, !tbaa !96
  %60 = shl nuw nsw i64 %57, 2
  %invariant.gep18.1 = getelementptr inbounds i8, ptr %12, i64 %60
  %61 = load i32, ptr %invariant.gep18.1, align 4, !tbaa !119
  %62 = insertelement <16 x i32> poison, i32 %61, i64 0
  %63 = shufflevector <16 x i32> %62, <16 x i32> poison, <16 x i32> zeroinitializer
  %64 = bitcast <16 x i32> %63 to <32 x bfloat>
  %65 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %21, <32 x bfloat> %64, <32 x bfloat> %59)
  %gep19.1.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 64
  %66 = load i32, ptr %gep19.1.1, align 4, !tbaa !119
  %67 = insertelement <16 x i32> poison, i32 %66, i64 0
  %68 = shufflevector <16 x i32> %67, <16 x i32> poison, <16 x i32> zeroinitializer
  %69 = bitcast <16 x i32> %68 to <32 x bfloat>
  %70 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %26, <32 x bfloat> %69, <32 x bfloat> %59)
  %gep19.2.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 128
  %71 = load i32, ptr %gep19.2.1, align 4, !tbaa !119
  %72 = insertelement <16 x i32> poison, i32 %71, i64 0
  %73 = shufflevector <16 x i32> %72, <16 x i32> poison, <16 x i32> zeroinitializer
  %74 = bitcast <16 x i32> %73 to <32 x bfloat>
  %75 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %31, <32 x bfloat> %74, <32 x bfloat> %59)
  %gep19.3.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 192
  %76 = load i32, ptr %gep19.3.1, align 4, !tbaa !119
  %77 = insertelement <16 x i32> poison, i32 %76, i64 0
  %78 = shufflevector <16 x i32> %77, <16 x i32> poison, <16 x i32> zeroinitializer
  %79 = bitcast <16 x i32> %78 to <32 x bfloat>
  %80 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %36, <32 x bfloat> %79, <32 x bfloat> %59)
  %gep19.4.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 256
  %81 = load i32, ptr %gep19.4.1, align 4, !tbaa !119
  %82 = insertelement <16 x i32> poison, i32 %81, i64 0
  %83 = shufflevector <16 x i32> %82, <16 x i32> poison, <16 x i32> zeroinitializer
  %84 = bitcast <16 x i32> %83 to <32 x bfloat>
  %85 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %41, <32 x bfloat> %84, <32 x bfloat> %59)
  %gep19.5.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 320
  %86 = load i32, ptr %gep19.5.1, align 4, !tbaa !119
  %87 = insertelement <16 x i32> poison, i32 %86, i64 0
  %88 = shufflevector <16 x i32> %87, <16 x i32> poison, <16 x i32> zeroinitializer
  %89 = bitcast <16 x i32> %88 to <32 x bfloat>
  %90 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %46, <32 x bfloat> %89, <32 x bfloat> %59)
  %gep19.6.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 384
  %91 = load i32, ptr %gep19.6.1, align 4, !tbaa !119
  %92 = insertelement <16 x i32> poison, i32 %91, i64 0
  %93 = shufflevector <16 x i32> %92, <16 x i32> poison, <16 x i32> zeroinitializer
  %94 = bitcast <16 x i32> %93 to <32 x bfloat>
  %95 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %51, <32 x bfloat> %94, <32 x bfloat> %59)
  %gep19.7.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 448
  %96 = load i32, ptr %gep19.7.1, align 4, !tbaa !119
  %97 = insertelement <16 x i32> poison, i32 %96, i64 0
  %98 = shufflevector <16 x i32> %97, <16 x i32> poison, <16 x i32> zeroinitializer
  %99 = bitcast <16 x i32> %98 to <32 x bfloat>
  %100 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %56, <32 x bfloat> %99, <32 x bfloat> %59)
  %101 = or disjoint i64 %.026.i21, 2
  %102 = shl nuw nsw i64 %101, 6
  %invariant.gep.2 = getelementptr i8, ptr %13, i64 %102
  %103 = load <32 x bfloat>, ptr %invariant.gep.2, align 64, !tbaa !96
  %104 = shl nuw nsw i64 %101, 2
  %invariant.gep18.2 = getelementptr inbounds i8, ptr %12, i64 %104
  %105 = load i32, ptr %invariant.gep18.2, align 4, !tbaa !119
  %106 = insertelement <16 x i32> poison, i32 %105, i64 0
  %107 = shufflevector <16 x i32> %106, <16 x i32> poison, <16 x i32> zeroinitializer
  %108 = bitcast <16 x i32> %107 to <32 x bfloat>
  %109 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %65, <32 x bfloat> %108, <32 x bfloat> %103)
  %gep19.1.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 64
  %110 = load i32, ptr %gep19.1.2, align 4, !tbaa !119
  %111 = insertelement <16 x i32> poison, i32 %110, i64 0
  %112 = shufflevector <16 x i32> %111, <16 x i32> poison, <16 x i32> zeroinitializer
  %113 = bitcast <16 x i32> %112 to <32 x bfloat>
  %114 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %70, <32 x bfloat> %113, <32 x bfloat> %103)
  %gep19.2.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 128
  %115 = load i32, ptr %gep19.2.2, align 4, !tbaa !119
  %116 = insertelement <16 x i32> poison, i32 %115, i64 0
  %117 = shufflevector <16 x i32> %116, <16 x i32> poison, <16 x i32> zeroinitializer
  %118 = bitcast <16 x i32> %117 to <32 x bfloat>
  %119 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %75, <32 x bfloat> %118, <32 x bfloat> %103)
  %gep19.3.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 192
  %120 = load i32, ptr %gep19.3.2, align 4, !tbaa !119
  %121 = insertelement <16 x i32> poison, i32 %120, i64 0
  %122 = shufflevector <16 x i32> %121, <16 x i32> poison, <16 x i32> zeroinitializer
  %123 = bitcast <16 x i32> %122 to <32 x bfloat>
  %124 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %80, <32 x bfloat> %123, <32 x bfloat> %103)
  %gep19.4.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 256
  %125 = load i32, ptr %gep19.4.2, align 4, !tbaa !119
  %126 = insertelement <16 x i32> poison, i32 %125, i64 0
  %127 = shufflevector <16 x i32> %126, <16 x i32> poison, <16 x i32> zeroinitializer
  %128 = bitcast <16 x i32> %127 to <32 x bfloat>
  %129 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %85, <32 x bfloat> %128, <32 x bfloat> %103)
  %gep19.5.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 320
  %130 = load i32, ptr %gep19.5.2, align 4, !tbaa !119
  %131 = insertelement <16 x i32> poison, i32 %130, i64 0
  %132 = shufflevector <16 x i32> %131, <16 x i32> poison, <16 x i32> zeroinitializer
  %133 = bitcast <16 x i32> %132 to <32 x bfloat>
  %134 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %90, <32 x bfloat> %133, <32 x bfloat> %103)
  %gep19.6.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 384
  %135 = load i32, ptr %gep19.6.2, align 4, !tbaa !119
  %136 = insertelement <16 x i32> poison, i32 %135, i64 0
  %137 = shufflevector <16 x i32> %136, <16 x i32> poison, <16 x i32> zeroinitializer
  %138 = bitcast <16 x i32> %137 to <32 x bfloat>
  %139 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %95, <32 x bfloat> %138, <32 x bfloat> %103)
  %gep19.7.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 448
  %140 = load i32, ptr %gep19.7.2, align 4, !tbaa !119
  %141 = insertelement <16 x i32> poison, i32 %140, i64 0
  %142 = shufflevector <16 x i32> %141, <16 x i32> poison, <16 x i32> zeroinitializer
  %143 = bitcast <16 x i32> %142 to <32 x bfloat>
  %144 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %100, <32 x bfloat> %143, <32 x bfloat> %103)
  %145 = or disjoint i64 %.026.i21, 3
  %146 = shl nuw nsw i64 %145, 6
  %invariant.gep.3 = getelementptr i8, ptr %13, i64 %146
  %147 = load <32 x bfloat>, ptr %invariant.gep.3, align 64, !tbaa !96
  %148 = shl nuw nsw i64 %145, 2
  %invariant.gep18.3 = getelementptr inbounds i8, ptr %12, i64 %148
  %149 = load i32, ptr %invariant.gep18.3, align 4, !tbaa !119
  %150 = insertelement <16 x i32> poison, i32 %149, i64 0
  %151 = shufflevector <16 x i32> %150, <16 x i32> poison, <16 x i32> zeroinitializer
  %152 = bitcast <16 x i32> %151 to <32 x bfloat>
  %153 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %109, <32 x bfloat> %152, <32 x bfloat> %147)
  %gep19.1.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 64
  %154 = load i32, ptr %gep19.1.3, align 4, !tbaa !119
  %155 = insertelement <16 x i32> poison, i32 %154, i64 0
  %156 = shufflevector <16 x i32> %155, <16 x i32> poison, <16 x i32> zeroinitializer
  %157 = bitcast <16 x i32> %156 to <32 x bfloat>
  %158 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %114, <32 x bfloat> %157, <32 x bfloat> %147)
  %gep19.2.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 128
  %159 = load i32, ptr %gep19.2.3, align 4, !tbaa !119
  %160 = insertelement <16 x i32> poison, i32 %159, i64 0
  %161 = shufflevector <16 x i32> %160, <16 x i32> poison, <16 x i32> zeroinitializer
  %162 = bitcast <16 x i32> %161 to <32 x bfloat>
  %163 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %119, <32 x bfloat> %162, <32 x bfloat> %147)
  %gep19.3.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 192
  %164 = load i32, ptr %gep19.3.3, align 4, !tbaa !119
  %165 = insertelement <16 x i32> poison, i32 %164, i64 0
  %166 = shufflevector <16 x i32> %165, <16 x i32> poison, <16 x i32> zeroinitializer
  %167 = bitcast <16 x i32> %166 to <32 x bfloat>
  %168 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %124, <32 x bfloat> %167, <32 x bfloat> %147)
  %gep19.4.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 256
  %169 = load i32, ptr %gep19.4.3, align 4, !tbaa !119
  %170 = insertelement <16 x i32> poison, i32 %169, i64 0
  %171 = shufflevector <16 x i32> %170, <16 x i32> poison, <16 x i32> zeroinitializer
  %172 = bitcast <16 x i32> %171 to <32 x bfloat>
  %173 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %129, <32 x bfloat> %172, <32 x bfloat> %147)
  %gep19.5.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 320
  %174 = load i32, ptr %gep19.5.3, align 4, !tbaa !119
  %175 = insertelement <16 x i32> poison, i32 %174, i64 0
  %176 = shufflevector <16 x i32> %175, <16 x i32> poison, <16 x i32> zeroinitializer
  %177 = bitcast <16 x i32> %176 to <32 x bfloat>
  %178 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %134, <32 x bfloat> %177, <32 x bfloat> %147)
  %gep19.6.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 384
  %179 = load i32, ptr %gep19.6.3, align 4, !tbaa !119
  %180 = insertelement <16 x i32> poison, i32 %179, i64 0
  %181 = shufflevector <16 x i32> %180, <16 x i32> poison, <16 x i32> zeroinitializer
  %182 = bitcast <16 x i32> %181 to <32 x bfloat>
  %183 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %139, <32 x bfloat> %182, <32 x bfloat> %147)
  %gep19.7.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 448
  %184 = load i32, ptr %gep19.7.3, align 4, !tbaa !119
  %185 = insertelement <16 x i32> poison, i32 %184, i64 0
  %186 = shufflevector <16 x i32> %185, <16 x i32> poison, <16 x i32> zeroinitializer
  %187 = bitcast <16 x i32> %186 to <32 x bfloat>
  %188 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %144, <32 x bfloat> %187, <32 x bfloat> %147)
  %189 = add nuw nsw i64 %.026.i21, 4
  %exitcond.not.3 = icmp eq i64 %189, 16
  br i1 %exitcond.not.3, label %add_pairs.exit, label %.preheader12, !llvm.loop !124

add_pairs.exit:                                   ; preds = %.preheader12
  %190 = add nuw nsw i64 %.022, 1024
  %191 = icmp slt i64 %190, %2
  br i1 %191, label %.lr.ph, label %.preheader11, !llvm.loop !125
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float>, <32 x bfloat>, <32 x bfloat>) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.512(<16 x float>) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr nocapture, i32 immarg, <16 x i1>) #12

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @move_by_momentum(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) unnamed_addr #13 {
  %7 = alloca <16 x float>, align 4
  %8 = alloca <16 x float>, align 4
  %9 = alloca <16 x float>, align 4
  %10 = alloca <16 x float>, align 4
  %11 = alloca <16 x float>, align 4
  %12 = sdiv i64 %5, 16
  %13 = shl nsw i64 %12, 4
  %.sroa.0.0.copyload = load ptr, ptr %0, align 8, !tbaa !112
  %.sroa.9.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.9.0.copyload = load ptr, ptr %.sroa.9.0..sroa_idx, align 8, !tbaa !112
  %14 = icmp sgt i64 %4, 0
  br i1 %14, label %.lr.ph, label %move_rows.exit

.lr.ph:                                           ; preds = %6
  %.sroa.19.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 68
  %.sroa.19.0.copyload = load float, ptr %.sroa.19.0..sroa_idx, align 4, !tbaa !115
  %.sroa.17.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 64
  %.sroa.17.0.copyload = load float, ptr %.sroa.17.0..sroa_idx, align 8, !tbaa !115
  %.sroa.1564.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 56
  %.sroa.1564.0.copyload = load i64, ptr %.sroa.1564.0..sroa_idx, align 8, !tbaa !113
  %15 = icmp sgt i64 %5, 15
  %16 = insertelement <16 x float> poison, float %.sroa.19.0.copyload, i64 0
  %17 = shufflevector <16 x float> %16, <16 x float> poison, <16 x i32> zeroinitializer
  %.not.i6 = icmp eq i64 %.sroa.1564.0.copyload, 0
  %18 = insertelement <16 x float> poison, float %.sroa.17.0.copyload, i64 0
  %19 = shufflevector <16 x float> %18, <16 x float> poison, <16 x i32> zeroinitializer
  %20 = icmp slt i64 %13, %5
  %21 = add i64 %13, %2
  %22 = sub nsw i64 %5, %13
  %23 = icmp eq i64 %22, 16
  %24 = and i64 %5, 8
  %.not.i21 = icmp eq i64 %24, 0
  %25 = getelementptr inbounds i8, ptr %9, i64 32
  %26 = and i64 %5, 4
  %.not22.i24 = icmp eq i64 %26, 0
  %27 = and i64 %5, 2
  %.not23.i27 = icmp eq i64 %27, 0
  %28 = and i64 %5, 1
  %.not24.i30 = icmp eq i64 %28, 0
  %29 = getelementptr inbounds i8, ptr %10, i64 32
  %30 = getelementptr inbounds i8, ptr %11, i64 32
  %31 = getelementptr inbounds i8, ptr %7, i64 32
  %32 = getelementptr inbounds i8, ptr %8, i64 32
  br label %33

33:                                               ; preds = %.lr.ph, %moved_at.exit
  %.030.i82 = phi i64 [ 0, %.lr.ph ], [ %156, %moved_at.exit ]
  %.idx.i = shl nsw i64 %.030.i82, 7
  %34 = getelementptr inbounds i8, ptr %1, i64 %.idx.i
  br i1 %15, label %momentum_at.exit7.lr.ph, label %._crit_edge

momentum_at.exit7.lr.ph:                          ; preds = %33
  %35 = mul nsw i64 %.030.i82, %3
  %36 = add nsw i64 %35, %2
  br label %momentum_at.exit7

._crit_edge:                                      ; preds = %momentum_at.exit7, %33
  br i1 %20, label %53, label %moved_at.exit

momentum_at.exit7:                                ; preds = %momentum_at.exit7.lr.ph, %momentum_at.exit7
  %.0.i81 = phi i64 [ 0, %momentum_at.exit7.lr.ph ], [ %51, %momentum_at.exit7 ]
  %37 = add nsw i64 %36, %.0.i81
  %38 = getelementptr inbounds float, ptr %34, i64 %.0.i81
  %39 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %37
  %40 = load <16 x float>, ptr %39, align 4, !tbaa !96
  %41 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %37
  %42 = load <16 x float>, ptr %41, align 4, !tbaa !96
  %43 = load <16 x float>, ptr %38, align 4, !tbaa !96
  %44 = fmul <16 x float> %17, %42
  %45 = fadd <16 x float> %44, %43
  %46 = fmul <16 x float> %17, %45
  %47 = fadd <16 x float> %43, %46
  %48 = select i1 %.not.i6, <16 x float> %45, <16 x float> %47
  %49 = fmul <16 x float> %19, %48
  %50 = fsub <16 x float> %40, %49
  store <16 x float> %45, ptr %41, align 4, !tbaa !96
  store <16 x float> %50, ptr %39, align 4, !tbaa !96
  %51 = add nuw nsw i64 %.0.i81, 16
  %52 = icmp slt i64 %51, %13
  br i1 %52, label %momentum_at.exit7, label %._crit_edge, !llvm.loop !126

53:                                               ; preds = %._crit_edge
  %54 = mul nsw i64 %.030.i82, %3
  %55 = add i64 %21, %54
  %56 = getelementptr inbounds float, ptr %34, i64 %13
  %57 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %55
  br i1 %23, label %90, label %58

58:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #16
  store <16 x float> zeroinitializer, ptr %9, align 4, !tbaa !96
  br i1 %.not.i21, label %61, label %59

59:                                               ; preds = %58
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %9, ptr noundef nonnull align 4 dereferenceable(32) %57, i64 32, i1 false)
  %60 = getelementptr inbounds i8, ptr %57, i64 32
  br label %61

61:                                               ; preds = %59, %58
  %.019.i22 = phi ptr [ %25, %59 ], [ %9, %58 ]
  %.0.i23 = phi ptr [ %60, %59 ], [ %57, %58 ]
  br i1 %.not22.i24, label %65, label %62

62:                                               ; preds = %61
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i22, ptr noundef nonnull align 4 dereferenceable(16) %.0.i23, i64 16, i1 false)
  %63 = getelementptr inbounds i8, ptr %.019.i22, i64 16
  %64 = getelementptr inbounds i8, ptr %.0.i23, i64 16
  br label %65

65:                                               ; preds = %62, %61
  %.120.i25 = phi ptr [ %63, %62 ], [ %.019.i22, %61 ]
  %.1.i26 = phi ptr [ %64, %62 ], [ %.0.i23, %61 ]
  br i1 %.not23.i27, label %70, label %66

66:                                               ; preds = %65
  %67 = load i64, ptr %.1.i26, align 4
  store i64 %67, ptr %.120.i25, align 4
  %68 = getelementptr inbounds i8, ptr %.120.i25, i64 8
  %69 = getelementptr inbounds i8, ptr %.1.i26, i64 8
  br label %70

70:                                               ; preds = %66, %65
  %.221.i28 = phi ptr [ %68, %66 ], [ %.120.i25, %65 ]
  %.2.i29 = phi ptr [ %69, %66 ], [ %.1.i26, %65 ]
  br i1 %.not24.i30, label %73, label %71

71:                                               ; preds = %70
  %72 = load i32, ptr %.2.i29, align 4
  store i32 %72, ptr %.221.i28, align 4
  br label %73

73:                                               ; preds = %70, %71
  %74 = load <16 x float>, ptr %9, align 4, !tbaa !96
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #16
  %75 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %55
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #16
  store <16 x float> zeroinitializer, ptr %10, align 4, !tbaa !96
  br i1 %.not.i21, label %78, label %76

76:                                               ; preds = %73
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %10, ptr noundef nonnull align 4 dereferenceable(32) %75, i64 32, i1 false)
  %77 = getelementptr inbounds i8, ptr %75, i64 32
  br label %78

78:                                               ; preds = %76, %73
  %.019.i33 = phi ptr [ %29, %76 ], [ %10, %73 ]
  %.0.i34 = phi ptr [ %77, %76 ], [ %75, %73 ]
  br i1 %.not22.i24, label %82, label %79

79:                                               ; preds = %78
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i33, ptr noundef nonnull align 4 dereferenceable(16) %.0.i34, i64 16, i1 false)
  %80 = getelementptr inbounds i8, ptr %.019.i33, i64 16
  %81 = getelementptr inbounds i8, ptr %.0.i34, i64 16
  br label %82

82:                                               ; preds = %79, %78
  %.120.i36 = phi ptr [ %80, %79 ], [ %.019.i33, %78 ]
  %.1.i37 = phi ptr [ %81, %79 ], [ %.0.i34, %78 ]
  br i1 %.not23.i27, label %87, label %83

83:                                               ; preds = %82
  %84 = load i64, ptr %.1.i37, align 4
  store i64 %84, ptr %.120.i36, align 4
  %85 = getelementptr inbounds i8, ptr %.120.i36, i64 8
  %86 = getelementptr inbounds i8, ptr %.1.i37, i64 8
  br label %87

87:                                               ; preds = %83, %82
  %.221.i39 = phi ptr [ %85, %83 ], [ %.120.i36, %82 ]
  %.2.i40 = phi ptr [ %86, %83 ], [ %.1.i37, %82 ]
  br i1 %.not24.i30, label %95, label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %.2.i40, align 4
  store i32 %89, ptr %.221.i39, align 4
  br label %95

90:                                               ; preds = %53
  %91 = load <16 x float>, ptr %57, align 4, !tbaa !96
  %92 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %55
  %93 = load <16 x float>, ptr %92, align 4, !tbaa !96
  %94 = load <16 x float>, ptr %56, align 4, !tbaa !96
  br label %momentum_at.exit

95:                                               ; preds = %87, %88
  %96 = load <16 x float>, ptr %10, align 4, !tbaa !96
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #16
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #16
  store <16 x float> zeroinitializer, ptr %11, align 4, !tbaa !96
  br i1 %.not.i21, label %99, label %97

97:                                               ; preds = %95
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %11, ptr noundef nonnull align 4 dereferenceable(32) %56, i64 32, i1 false)
  %98 = getelementptr inbounds i8, ptr %56, i64 32
  br label %99

99:                                               ; preds = %97, %95
  %.019.i44 = phi ptr [ %30, %97 ], [ %11, %95 ]
  %.0.i45 = phi ptr [ %98, %97 ], [ %56, %95 ]
  br i1 %.not22.i24, label %103, label %100

100:                                              ; preds = %99
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i44, ptr noundef nonnull align 4 dereferenceable(16) %.0.i45, i64 16, i1 false)
  %101 = getelementptr inbounds i8, ptr %.019.i44, i64 16
  %102 = getelementptr inbounds i8, ptr %.0.i45, i64 16
  br label %103

103:                                              ; preds = %100, %99
  %.120.i47 = phi ptr [ %101, %100 ], [ %.019.i44, %99 ]
  %.1.i48 = phi ptr [ %102, %100 ], [ %.0.i45, %99 ]
  br i1 %.not23.i27, label %108, label %104

104:                                              ; preds = %103
  %105 = load i64, ptr %.1.i48, align 4
  store i64 %105, ptr %.120.i47, align 4
  %106 = getelementptr inbounds i8, ptr %.120.i47, i64 8
  %107 = getelementptr inbounds i8, ptr %.1.i48, i64 8
  br label %108

108:                                              ; preds = %104, %103
  %.221.i50 = phi ptr [ %106, %104 ], [ %.120.i47, %103 ]
  %.2.i51 = phi ptr [ %107, %104 ], [ %.1.i48, %103 ]
  br i1 %.not24.i30, label %copy_some.exit53, label %109

109:                                              ; preds = %108
  %110 = load i32, ptr %.2.i51, align 4
  store i32 %110, ptr %.221.i50, align 4
  br label %copy_some.exit53

copy_some.exit53:                                 ; preds = %108, %109
  %111 = load <16 x float>, ptr %11, align 4, !tbaa !96
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #16
  br label %momentum_at.exit

momentum_at.exit:                                 ; preds = %copy_some.exit53, %90
  %112 = phi <16 x float> [ %93, %90 ], [ %96, %copy_some.exit53 ]
  %113 = phi <16 x float> [ %91, %90 ], [ %74, %copy_some.exit53 ]
  %114 = phi <16 x float> [ %94, %90 ], [ %111, %copy_some.exit53 ]
  %115 = fmul <16 x float> %17, %112
  %116 = fadd <16 x float> %115, %114
  %117 = fmul <16 x float> %17, %116
  %118 = fadd <16 x float> %114, %117
  %119 = select i1 %.not.i6, <16 x float> %116, <16 x float> %118
  %120 = fmul <16 x float> %19, %119
  %121 = fsub <16 x float> %113, %120
  %122 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %55
  br i1 %23, label %138, label %123

123:                                              ; preds = %momentum_at.exit
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7)
  store <16 x float> %116, ptr %7, align 4, !tbaa !96
  br i1 %.not.i21, label %126, label %124

124:                                              ; preds = %123
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %122, ptr noundef nonnull align 4 dereferenceable(32) %7, i64 32, i1 false)
  %125 = getelementptr inbounds i8, ptr %122, i64 32
  br label %126

126:                                              ; preds = %124, %123
  %.019.i = phi ptr [ %125, %124 ], [ %122, %123 ]
  %.0.i9 = phi ptr [ %31, %124 ], [ %7, %123 ]
  br i1 %.not22.i24, label %130, label %127

127:                                              ; preds = %126
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i, ptr noundef nonnull align 4 dereferenceable(16) %.0.i9, i64 16, i1 false)
  %128 = getelementptr inbounds i8, ptr %.019.i, i64 16
  %129 = getelementptr inbounds i8, ptr %.0.i9, i64 16
  br label %130

130:                                              ; preds = %127, %126
  %.120.i = phi ptr [ %128, %127 ], [ %.019.i, %126 ]
  %.1.i = phi ptr [ %129, %127 ], [ %.0.i9, %126 ]
  br i1 %.not23.i27, label %135, label %131

131:                                              ; preds = %130
  %132 = load i64, ptr %.1.i, align 4
  store i64 %132, ptr %.120.i, align 4
  %133 = getelementptr inbounds i8, ptr %.120.i, i64 8
  %134 = getelementptr inbounds i8, ptr %.1.i, i64 8
  br label %135

135:                                              ; preds = %131, %130
  %.221.i = phi ptr [ %133, %131 ], [ %.120.i, %130 ]
  %.2.i = phi ptr [ %134, %131 ], [ %.1.i, %130 ]
  br i1 %.not24.i30, label %140, label %136

136:                                              ; preds = %135
  %137 = load i32, ptr %.2.i, align 4
  store i32 %137, ptr %.221.i, align 4
  br label %140

138:                                              ; preds = %momentum_at.exit
  store <16 x float> %116, ptr %122, align 4, !tbaa !96
  %139 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %55
  store <16 x float> %121, ptr %139, align 4, !tbaa !96
  br label %moved_at.exit

140:                                              ; preds = %135, %136
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7)
  %141 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %55
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8)
  store <16 x float> %121, ptr %8, align 4, !tbaa !96
  br i1 %.not.i21, label %144, label %142

142:                                              ; preds = %140
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %141, ptr noundef nonnull align 4 dereferenceable(32) %8, i64 32, i1 false)
  %143 = getelementptr inbounds i8, ptr %141, i64 32
  br label %144

144:                                              ; preds = %142, %140
  %.019.i11 = phi ptr [ %143, %142 ], [ %141, %140 ]
  %.0.i12 = phi ptr [ %32, %142 ], [ %8, %140 ]
  br i1 %.not22.i24, label %148, label %145

145:                                              ; preds = %144
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i11, ptr noundef nonnull align 4 dereferenceable(16) %.0.i12, i64 16, i1 false)
  %146 = getelementptr inbounds i8, ptr %.019.i11, i64 16
  %147 = getelementptr inbounds i8, ptr %.0.i12, i64 16
  br label %148

148:                                              ; preds = %145, %144
  %.120.i14 = phi ptr [ %146, %145 ], [ %.019.i11, %144 ]
  %.1.i15 = phi ptr [ %147, %145 ], [ %.0.i12, %144 ]
  br i1 %.not23.i27, label %153, label %149

149:                                              ; preds = %148
  %150 = load i64, ptr %.1.i15, align 4
  store i64 %150, ptr %.120.i14, align 4
  %151 = getelementptr inbounds i8, ptr %.120.i14, i64 8
  %152 = getelementptr inbounds i8, ptr %.1.i15, i64 8
  br label %153

153:                                              ; preds = %149, %148
  %.221.i17 = phi ptr [ %151, %149 ], [ %.120.i14, %148 ]
  %.2.i18 = phi ptr [ %152, %149 ], [ %.1.i15, %148 ]
  br i1 %.not24.i30, label %copy_some.exit20, label %154

154:                                              ; preds = %153
  %155 = load i32, ptr %.2.i18, align 4
  store i32 %155, ptr %.221.i17, align 4
  br label %copy_some.exit20

copy_some.exit20:                                 ; preds = %153, %154
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8)
  br label %moved_at.exit

moved_at.exit:                                    ; preds = %copy_some.exit20, %138, %._crit_edge
  %156 = add nuw nsw i64 %.030.i82, 1
  %exitcond.not = icmp eq i64 %156, %4
  br i1 %exitcond.not, label %move_rows.exit, label %33, !llvm.loop !127

move_rows.exit:                                   ; preds = %moved_at.exit, %6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @move_by_adam(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) unnamed_addr #13 {
  %7 = alloca <16 x float>, align 4
  %8 = alloca <16 x float>, align 4
  %9 = alloca <16 x float>, align 4
  %10 = alloca <16 x float>, align 4
  %11 = alloca <16 x float>, align 4
  %12 = alloca <16 x float>, align 4
  %13 = alloca <16 x float>, align 4
  %14 = alloca <16 x float>, align 4
  %15 = alloca <16 x float>, align 4
  %16 = sdiv i64 %5, 16
  %17 = shl nsw i64 %16, 4
  %.sroa.0.0.copyload = load ptr, ptr %0, align 8, !tbaa !112
  %.sroa.9.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.9.0.copyload = load ptr, ptr %.sroa.9.0..sroa_idx, align 8, !tbaa !112
  %.sroa.15.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.15.0.copyload = load ptr, ptr %.sroa.15.0..sroa_idx, align 8, !tbaa !112
  %.sroa.21.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 24
  %.sroa.21.0.copyload = load ptr, ptr %.sroa.21.0..sroa_idx, align 8, !tbaa !112
  %18 = icmp sgt i64 %4, 0
  br i1 %18, label %.lr.ph194, label %move_rows.exit

.lr.ph194:                                        ; preds = %6
  %.sroa.43.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 84
  %.sroa.43.0.copyload = load float, ptr %.sroa.43.0..sroa_idx, align 4, !tbaa !115
  %.sroa.41.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 80
  %.sroa.41.0.copyload = load float, ptr %.sroa.41.0..sroa_idx, align 8, !tbaa !115
  %.sroa.39.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 76
  %.sroa.39.0.copyload = load float, ptr %.sroa.39.0..sroa_idx, align 4, !tbaa !115
  %.sroa.35.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 72
  %.sroa.35.0.copyload = load float, ptr %.sroa.35.0..sroa_idx, align 8, !tbaa !115
  %.sroa.31.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 68
  %.sroa.31.0.copyload = load float, ptr %.sroa.31.0..sroa_idx, align 4, !tbaa !115
  %.sroa.29.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 64
  %.sroa.29.0.copyload = load float, ptr %.sroa.29.0..sroa_idx, align 8, !tbaa !115
  %.sroa.27129.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 56
  %.sroa.27129.0.copyload = load i64, ptr %.sroa.27129.0..sroa_idx, align 8, !tbaa !113
  %19 = icmp sgt i64 %5, 15
  %.not.i = icmp eq ptr %.sroa.21.0.copyload, null
  %20 = insertelement <16 x float> poison, float %.sroa.31.0.copyload, i64 0
  %21 = shufflevector <16 x float> %20, <16 x float> poison, <16 x i32> zeroinitializer
  %22 = insertelement <16 x float> poison, float %.sroa.35.0.copyload, i64 0
  %23 = shufflevector <16 x float> %22, <16 x float> poison, <16 x i32> zeroinitializer
  %24 = insertelement <16 x float> poison, float %.sroa.39.0.copyload, i64 0
  %25 = shufflevector <16 x float> %24, <16 x float> poison, <16 x i32> zeroinitializer
  %26 = insertelement <16 x float> poison, float %.sroa.41.0.copyload, i64 0
  %27 = shufflevector <16 x float> %26, <16 x float> poison, <16 x i32> zeroinitializer
  %.not29.i17 = icmp eq i64 %.sroa.27129.0.copyload, 0
  %28 = insertelement <16 x float> poison, float %.sroa.43.0.copyload, i64 0
  %29 = shufflevector <16 x float> %28, <16 x float> poison, <16 x i32> zeroinitializer
  %30 = insertelement <16 x float> poison, float %.sroa.29.0.copyload, i64 0
  %31 = shufflevector <16 x float> %30, <16 x float> poison, <16 x i32> zeroinitializer
  %32 = icmp slt i64 %17, %5
  %33 = add i64 %17, %2
  %34 = sub nsw i64 %5, %17
  %35 = icmp eq i64 %34, 16
  %36 = and i64 %5, 8
  %.not.i54 = icmp eq i64 %36, 0
  %37 = getelementptr inbounds i8, ptr %11, i64 32
  %38 = and i64 %5, 4
  %.not22.i57 = icmp eq i64 %38, 0
  %39 = and i64 %5, 2
  %.not23.i60 = icmp eq i64 %39, 0
  %40 = and i64 %5, 1
  %.not24.i63 = icmp eq i64 %40, 0
  %41 = getelementptr inbounds i8, ptr %12, i64 32
  %42 = getelementptr inbounds i8, ptr %13, i64 32
  %43 = getelementptr inbounds i8, ptr %14, i64 32
  %44 = getelementptr inbounds i8, ptr %15, i64 32
  %45 = getelementptr inbounds i8, ptr %7, i64 32
  %46 = getelementptr inbounds i8, ptr %8, i64 32
  %47 = getelementptr inbounds i8, ptr %9, i64 32
  %48 = getelementptr inbounds i8, ptr %10, i64 32
  br label %49

49:                                               ; preds = %.lr.ph194, %moved_at.exit10
  %.030.i192 = phi i64 [ 0, %.lr.ph194 ], [ %272, %moved_at.exit10 ]
  %.idx.i = shl nsw i64 %.030.i192, 7
  %50 = getelementptr inbounds i8, ptr %1, i64 %.idx.i
  br i1 %19, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %49
  %51 = mul nsw i64 %.030.i192, %3
  %52 = add nsw i64 %51, %2
  br label %53

._crit_edge:                                      ; preds = %moved_at.exit, %49
  br i1 %32, label %87, label %moved_at.exit10

53:                                               ; preds = %.lr.ph, %moved_at.exit
  %.0.i191 = phi i64 [ 0, %.lr.ph ], [ %85, %moved_at.exit ]
  %54 = add nsw i64 %52, %.0.i191
  %55 = getelementptr inbounds float, ptr %50, i64 %.0.i191
  %56 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %54
  %57 = load <16 x float>, ptr %56, align 4, !tbaa !96
  %58 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %54
  %59 = load <16 x float>, ptr %58, align 4, !tbaa !96
  %60 = load <16 x float>, ptr %55, align 4, !tbaa !96
  %61 = getelementptr inbounds float, ptr %.sroa.15.0.copyload, i64 %54
  %62 = load <16 x float>, ptr %61, align 4, !tbaa !96
  br i1 %.not.i, label %adam_at.exit18, label %63

63:                                               ; preds = %53
  %64 = getelementptr inbounds float, ptr %.sroa.21.0.copyload, i64 %54
  %65 = load <16 x float>, ptr %64, align 4, !tbaa !96
  br label %adam_at.exit18

adam_at.exit18:                                   ; preds = %63, %53
  %.0173 = phi <16 x float> [ zeroinitializer, %53 ], [ %65, %63 ]
  %66 = fmul <16 x float> %21, %59
  %67 = fmul <16 x float> %23, %60
  %68 = fadd <16 x float> %66, %67
  %69 = fmul <16 x float> %25, %62
  %70 = fmul <16 x float> %60, %60
  %71 = fmul <16 x float> %27, %70
  %72 = fadd <16 x float> %69, %71
  %73 = fcmp ule <16 x float> %.0173, %72
  %74 = fcmp ord <16 x float> %.0173, zeroinitializer
  %.not9.i.i14 = and <16 x i1> %73, %74
  %.v.i.i15 = select <16 x i1> %.not9.i.i14, <16 x float> %72, <16 x float> %.0173
  %.0.i16 = select i1 %.not.i, <16 x float> %72, <16 x float> %.v.i.i15
  %75 = tail call <16 x float> @llvm.sqrt.v16f32(<16 x float> %.0.i16)
  %76 = fmul <16 x float> %21, %68
  %77 = fadd <16 x float> %67, %76
  %78 = select i1 %.not29.i17, <16 x float> %68, <16 x float> %77
  %79 = fadd <16 x float> %29, %75
  %80 = fdiv <16 x float> %78, %79
  %81 = fmul <16 x float> %31, %80
  %82 = fsub <16 x float> %57, %81
  store <16 x float> %72, ptr %61, align 4, !tbaa !96
  br i1 %.not.i, label %moved_at.exit, label %83

83:                                               ; preds = %adam_at.exit18
  %84 = getelementptr inbounds float, ptr %.sroa.21.0.copyload, i64 %54
  store <16 x float> %.v.i.i15, ptr %84, align 4, !tbaa !96
  br label %moved_at.exit

moved_at.exit:                                    ; preds = %adam_at.exit18, %83
  store <16 x float> %68, ptr %58, align 4, !tbaa !96
  store <16 x float> %82, ptr %56, align 4, !tbaa !96
  %85 = add nuw nsw i64 %.0.i191, 16
  %86 = icmp slt i64 %85, %17
  br i1 %86, label %53, label %._crit_edge, !llvm.loop !126

87:                                               ; preds = %._crit_edge
  %88 = mul nsw i64 %.030.i192, %3
  %89 = add i64 %33, %88
  %90 = getelementptr inbounds float, ptr %50, i64 %17
  %91 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %89
  br i1 %35, label %157, label %92

92:                                               ; preds = %87
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #16
  store <16 x float> zeroinitializer, ptr %11, align 4, !tbaa !96
  br i1 %.not.i54, label %95, label %93

93:                                               ; preds = %92
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %11, ptr noundef nonnull align 4 dereferenceable(32) %91, i64 32, i1 false)
  %94 = getelementptr inbounds i8, ptr %91, i64 32
  br label %95

95:                                               ; preds = %93, %92
  %.019.i55 = phi ptr [ %37, %93 ], [ %11, %92 ]
  %.0.i56 = phi ptr [ %94, %93 ], [ %91, %92 ]
  br i1 %.not22.i57, label %99, label %96

96:                                               ; preds = %95
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i55, ptr noundef nonnull align 4 dereferenceable(16) %.0.i56, i64 16, i1 false)
  %97 = getelementptr inbounds i8, ptr %.019.i55, i64 16
  %98 = getelementptr inbounds i8, ptr %.0.i56, i64 16
  br label %99

99:                                               ; preds = %96, %95
  %.120.i58 = phi ptr [ %97, %96 ], [ %.019.i55, %95 ]
  %.1.i59 = phi ptr [ %98, %96 ], [ %.0.i56, %95 ]
  br i1 %.not23.i60, label %104, label %100

100:                                              ; preds = %99
  %101 = load i64, ptr %.1.i59, align 4
  store i64 %101, ptr %.120.i58, align 4
  %102 = getelementptr inbounds i8, ptr %.120.i58, i64 8
  %103 = getelementptr inbounds i8, ptr %.1.i59, i64 8
  br label %104

104:                                              ; preds = %100, %99
  %.221.i61 = phi ptr [ %102, %100 ], [ %.120.i58, %99 ]
  %.2.i62 = phi ptr [ %103, %100 ], [ %.1.i59, %99 ]
  br i1 %.not24.i63, label %107, label %105

105:                                              ; preds = %104
  %106 = load i32, ptr %.2.i62, align 4
  store i32 %106, ptr %.221.i61, align 4
  br label %107

107:                                              ; preds = %104, %105
  %108 = load <16 x float>, ptr %11, align 4, !tbaa !96
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #16
  %109 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %89
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12) #16
  store <16 x float> zeroinitializer, ptr %12, align 4, !tbaa !96
  br i1 %.not.i54, label %112, label %110

110:                                              ; preds = %107
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %12, ptr noundef nonnull align 4 dereferenceable(32) %109, i64 32, i1 false)
  %111 = getelementptr inbounds i8, ptr %109, i64 32
  br label %112

112:                                              ; preds = %110, %107
  %.019.i66 = phi ptr [ %41, %110 ], [ %12, %107 ]
  %.0.i67 = phi ptr [ %111, %110 ], [ %109, %107 ]
  br i1 %.not22.i57, label %116, label %113

113:                                              ; preds = %112
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i66, ptr noundef nonnull align 4 dereferenceable(16) %.0.i67, i64 16, i1 false)
  %114 = getelementptr inbounds i8, ptr %.019.i66, i64 16
  %115 = getelementptr inbounds i8, ptr %.0.i67, i64 16
  br label %116

116:                                              ; preds = %113, %112
  %.120.i69 = phi ptr [ %114, %113 ], [ %.019.i66, %112 ]
  %.1.i70 = phi ptr [ %115, %113 ], [ %.0.i67, %112 ]
  br i1 %.not23.i60, label %121, label %117

117:                                              ; preds = %116
  %118 = load i64, ptr %.1.i70, align 4
  store i64 %118, ptr %.120.i69, align 4
  %119 = getelementptr inbounds i8, ptr %.120.i69, i64 8
  %120 = getelementptr inbounds i8, ptr %.1.i70, i64 8
  br label %121

121:                                              ; preds = %117, %116
  %.221.i72 = phi ptr [ %119, %117 ], [ %.120.i69, %116 ]
  %.2.i73 = phi ptr [ %120, %117 ], [ %.1.i70, %116 ]
  br i1 %.not24.i63, label %124, label %122

122:                                              ; preds = %121
  %123 = load i32, ptr %.2.i73, align 4
  store i32 %123, ptr %.221.i72, align 4
  br label %124

124:                                              ; preds = %121, %122
  %125 = load <16 x float>, ptr %12, align 4, !tbaa !96
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12) #16
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %13) #16
  store <16 x float> zeroinitializer, ptr %13, align 4, !tbaa !96
  br i1 %.not.i54, label %128, label %126

126:                                              ; preds = %124
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %13, ptr noundef nonnull align 4 dereferenceable(32) %90, i64 32, i1 false)
  %127 = getelementptr inbounds i8, ptr %90, i64 32
  br label %128

128:                                              ; preds = %126, %124
  %.019.i77 = phi ptr [ %42, %126 ], [ %13, %124 ]
  %.0.i78 = phi ptr [ %127, %126 ], [ %90, %124 ]
  br i1 %.not22.i57, label %132, label %129

129:                                              ; preds = %128
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i77, ptr noundef nonnull align 4 dereferenceable(16) %.0.i78, i64 16, i1 false)
  %130 = getelementptr inbounds i8, ptr %.019.i77, i64 16
  %131 = getelementptr inbounds i8, ptr %.0.i78, i64 16
  br label %132

132:                                              ; preds = %129, %128
  %.120.i80 = phi ptr [ %130, %129 ], [ %.019.i77, %128 ]
  %.1.i81 = phi ptr [ %131, %129 ], [ %.0.i78, %128 ]
  br i1 %.not23.i60, label %137, label %133

133:                                              ; preds = %132
  %134 = load i64, ptr %.1.i81, align 4
  store i64 %134, ptr %.120.i80, align 4
  %135 = getelementptr inbounds i8, ptr %.120.i80, i64 8
  %136 = getelementptr inbounds i8, ptr %.1.i81, i64 8
  br label %137

137:                                              ; preds = %133, %132
  %.221.i83 = phi ptr [ %135, %133 ], [ %.120.i80, %132 ]
  %.2.i84 = phi ptr [ %136, %133 ], [ %.1.i81, %132 ]
  br i1 %.not24.i63, label %140, label %138

138:                                              ; preds = %137
  %139 = load i32, ptr %.2.i84, align 4
  store i32 %139, ptr %.221.i83, align 4
  br label %140

140:                                              ; preds = %137, %138
  %141 = load <16 x float>, ptr %13, align 4, !tbaa !96
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %13) #16
  %142 = getelementptr inbounds float, ptr %.sroa.15.0.copyload, i64 %89
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %14) #16
  store <16 x float> zeroinitializer, ptr %14, align 4, !tbaa !96
  br i1 %.not.i54, label %145, label %143

143:                                              ; preds = %140
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %14, ptr noundef nonnull align 4 dereferenceable(32) %142, i64 32, i1 false)
  %144 = getelementptr inbounds i8, ptr %142, i64 32
  br label %145

145:                                              ; preds = %143, %140
  %.019.i88 = phi ptr [ %43, %143 ], [ %14, %140 ]
  %.0.i89 = phi ptr [ %144, %143 ], [ %142, %140 ]
  br i1 %.not22.i57, label %149, label %146

146:                                              ; preds = %145
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i88, ptr noundef nonnull align 4 dereferenceable(16) %.0.i89, i64 16, i1 false)
  %147 = getelementptr inbounds i8, ptr %.019.i88, i64 16
  %148 = getelementptr inbounds i8, ptr %.0.i89, i64 16
  br label %149

149:                                              ; preds = %146, %145
  %.120.i91 = phi ptr [ %147, %146 ], [ %.019.i88, %145 ]
  %.1.i92 = phi ptr [ %148, %146 ], [ %.0.i89, %145 ]
  br i1 %.not23.i60, label %154, label %150

150:                                              ; preds = %149
  %151 = load i64, ptr %.1.i92, align 4
  store i64 %151, ptr %.120.i91, align 4
  %152 = getelementptr inbounds i8, ptr %.120.i91, i64 8
  %153 = getelementptr inbounds i8, ptr %.1.i92, i64 8
  br label %154

154:                                              ; preds = %150, %149
  %.221.i94 = phi ptr [ %152, %150 ], [ %.120.i91, %149 ]
  %.2.i95 = phi ptr [ %153, %150 ], [ %.1.i92, %149 ]
  br i1 %.not24.i63, label %.thread178, label %155

155:                                              ; preds = %154
  %156 = load i32, ptr %.2.i95, align 4
  store i32 %156, ptr %.221.i94, align 4
  br label %.thread178

157:                                              ; preds = %87
  %158 = load <16 x float>, ptr %91, align 4, !tbaa !96
  %159 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %89
  %160 = load <16 x float>, ptr %159, align 4, !tbaa !96
  %161 = load <16 x float>, ptr %90, align 4, !tbaa !96
  %162 = getelementptr inbounds float, ptr %.sroa.15.0.copyload, i64 %89
  %163 = load <16 x float>, ptr %162, align 4, !tbaa !96
  br i1 %.not.i, label %adam_at.exit, label %165

.thread178:                                       ; preds = %155, %154
  %164 = load <16 x float>, ptr %14, align 4, !tbaa !96
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %14) #16
  br i1 %.not.i, label %adam_at.exit, label %.thread182

165:                                              ; preds = %157
  %166 = getelementptr inbounds float, ptr %.sroa.21.0.copyload, i64 %89
  %167 = load <16 x float>, ptr %166, align 4, !tbaa !96
  br label %adam_at.exit

.thread182:                                       ; preds = %.thread178
  %168 = getelementptr inbounds float, ptr %.sroa.21.0.copyload, i64 %89
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %15) #16
  store <16 x float> zeroinitializer, ptr %15, align 4, !tbaa !96
  br i1 %.not.i54, label %171, label %169

169:                                              ; preds = %.thread182
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %15, ptr noundef nonnull align 4 dereferenceable(32) %168, i64 32, i1 false)
  %170 = getelementptr inbounds i8, ptr %168, i64 32
  br label %171

171:                                              ; preds = %169, %.thread182
  %.019.i99 = phi ptr [ %44, %169 ], [ %15, %.thread182 ]
  %.0.i100 = phi ptr [ %170, %169 ], [ %168, %.thread182 ]
  br i1 %.not22.i57, label %175, label %172

172:                                              ; preds = %171
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i99, ptr noundef nonnull align 4 dereferenceable(16) %.0.i100, i64 16, i1 false)
  %173 = getelementptr inbounds i8, ptr %.019.i99, i64 16
  %174 = getelementptr inbounds i8, ptr %.0.i100, i64 16
  br label %175

175:                                              ; preds = %172, %171
  %.120.i102 = phi ptr [ %173, %172 ], [ %.019.i99, %171 ]
  %.1.i103 = phi ptr [ %174, %172 ], [ %.0.i100, %171 ]
  br i1 %.not23.i60, label %180, label %176

176:                                              ; preds = %175
  %177 = load i64, ptr %.1.i103, align 4
  store i64 %177, ptr %.120.i102, align 4
  %178 = getelementptr inbounds i8, ptr %.120.i102, i64 8
  %179 = getelementptr inbounds i8, ptr %.1.i103, i64 8
  br label %180

180:                                              ; preds = %176, %175
  %.221.i105 = phi ptr [ %178, %176 ], [ %.120.i102, %175 ]
  %.2.i106 = phi ptr [ %179, %176 ], [ %.1.i103, %175 ]
  br i1 %.not24.i63, label %copy_some.exit108, label %181

181:                                              ; preds = %180
  %182 = load i32, ptr %.2.i106, align 4
  store i32 %182, ptr %.221.i105, align 4
  br label %copy_some.exit108

copy_some.exit108:                                ; preds = %180, %181
  %183 = load <16 x float>, ptr %15, align 4, !tbaa !96
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %15) #16
  br label %adam_at.exit

adam_at.exit:                                     ; preds = %165, %copy_some.exit108, %.thread178, %157
  %.not.i6181 = phi i1 [ true, %157 ], [ true, %.thread178 ], [ false, %165 ], [ false, %copy_some.exit108 ]
  %184 = phi <16 x float> [ %163, %157 ], [ %164, %.thread178 ], [ %163, %165 ], [ %164, %copy_some.exit108 ]
  %185 = phi <16 x float> [ %160, %157 ], [ %125, %.thread178 ], [ %160, %165 ], [ %125, %copy_some.exit108 ]
  %186 = phi <16 x float> [ %158, %157 ], [ %108, %.thread178 ], [ %158, %165 ], [ %108, %copy_some.exit108 ]
  %187 = phi <16 x float> [ %161, %157 ], [ %141, %.thread178 ], [ %161, %165 ], [ %141, %copy_some.exit108 ]
  %.0 = phi <16 x float> [ zeroinitializer, %157 ], [ zeroinitializer, %.thread178 ], [ %167, %165 ], [ %183, %copy_some.exit108 ]
  %188 = fmul <16 x float> %21, %185
  %189 = fmul <16 x float> %23, %187
  %190 = fadd <16 x float> %188, %189
  %191 = fmul <16 x float> %25, %184
  %192 = fmul <16 x float> %187, %187
  %193 = fmul <16 x float> %27, %192
  %194 = fadd <16 x float> %191, %193
  %195 = fcmp ule <16 x float> %.0, %194
  %196 = fcmp ord <16 x float> %.0, zeroinitializer
  %.not9.i.i = and <16 x i1> %195, %196
  %.v.i.i = select <16 x i1> %.not9.i.i, <16 x float> %194, <16 x float> %.0
  %spec.select = select i1 %.not.i6181, <16 x float> %.0, <16 x float> %.v.i.i
  %spec.select195 = select i1 %.not.i6181, <16 x float> %194, <16 x float> %.v.i.i
  %197 = tail call <16 x float> @llvm.sqrt.v16f32(<16 x float> %spec.select195)
  %198 = fmul <16 x float> %21, %190
  %199 = fadd <16 x float> %189, %198
  %200 = select i1 %.not29.i17, <16 x float> %190, <16 x float> %199
  %201 = fadd <16 x float> %29, %197
  %202 = fdiv <16 x float> %200, %201
  %203 = fmul <16 x float> %31, %202
  %204 = fsub <16 x float> %186, %203
  %205 = getelementptr inbounds float, ptr %.sroa.15.0.copyload, i64 %89
  br i1 %35, label %221, label %206

206:                                              ; preds = %adam_at.exit
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7)
  store <16 x float> %194, ptr %7, align 4, !tbaa !96
  br i1 %.not.i54, label %209, label %207

207:                                              ; preds = %206
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %205, ptr noundef nonnull align 4 dereferenceable(32) %7, i64 32, i1 false)
  %208 = getelementptr inbounds i8, ptr %205, i64 32
  br label %209

209:                                              ; preds = %207, %206
  %.019.i = phi ptr [ %208, %207 ], [ %205, %206 ]
  %.0.i20 = phi ptr [ %45, %207 ], [ %7, %206 ]
  br i1 %.not22.i57, label %213, label %210

210:                                              ; preds = %209
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i, ptr noundef nonnull align 4 dereferenceable(16) %.0.i20, i64 16, i1 false)
  %211 = getelementptr inbounds i8, ptr %.019.i, i64 16
  %212 = getelementptr inbounds i8, ptr %.0.i20, i64 16
  br label %213

213:                                              ; preds = %210, %209
  %.120.i = phi ptr [ %211, %210 ], [ %.019.i, %209 ]
  %.1.i = phi ptr [ %212, %210 ], [ %.0.i20, %209 ]
  br i1 %.not23.i60, label %218, label %214

214:                                              ; preds = %213
  %215 = load i64, ptr %.1.i, align 4
  store i64 %215, ptr %.120.i, align 4
  %216 = getelementptr inbounds i8, ptr %.120.i, i64 8
  %217 = getelementptr inbounds i8, ptr %.1.i, i64 8
  br label %218

218:                                              ; preds = %214, %213
  %.221.i = phi ptr [ %216, %214 ], [ %.120.i, %213 ]
  %.2.i = phi ptr [ %217, %214 ], [ %.1.i, %213 ]
  br i1 %.not24.i63, label %.thread186, label %219

219:                                              ; preds = %218
  %220 = load i32, ptr %.2.i, align 4
  store i32 %220, ptr %.221.i, align 4
  br label %.thread186

221:                                              ; preds = %adam_at.exit
  store <16 x float> %194, ptr %205, align 4, !tbaa !96
  br i1 %.not.i6181, label %253, label %.thread189

.thread186:                                       ; preds = %219, %218
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7)
  br i1 %.not.i6181, label %.thread188, label %.thread187

.thread189:                                       ; preds = %221
  %222 = getelementptr inbounds float, ptr %.sroa.21.0.copyload, i64 %89
  store <16 x float> %spec.select, ptr %222, align 4, !tbaa !96
  br label %253

.thread187:                                       ; preds = %.thread186
  %223 = getelementptr inbounds float, ptr %.sroa.21.0.copyload, i64 %89
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8)
  store <16 x float> %spec.select, ptr %8, align 4, !tbaa !96
  br i1 %.not.i54, label %226, label %224

224:                                              ; preds = %.thread187
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %223, ptr noundef nonnull align 4 dereferenceable(32) %8, i64 32, i1 false)
  %225 = getelementptr inbounds i8, ptr %223, i64 32
  br label %226

226:                                              ; preds = %224, %.thread187
  %.019.i22 = phi ptr [ %225, %224 ], [ %223, %.thread187 ]
  %.0.i23 = phi ptr [ %46, %224 ], [ %8, %.thread187 ]
  br i1 %.not22.i57, label %230, label %227

227:                                              ; preds = %226
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i22, ptr noundef nonnull align 4 dereferenceable(16) %.0.i23, i64 16, i1 false)
  %228 = getelementptr inbounds i8, ptr %.019.i22, i64 16
  %229 = getelementptr inbounds i8, ptr %.0.i23, i64 16
  br label %230

230:                                              ; preds = %227, %226
  %.120.i25 = phi ptr [ %228, %227 ], [ %.019.i22, %226 ]
  %.1.i26 = phi ptr [ %229, %227 ], [ %.0.i23, %226 ]
  br i1 %.not23.i60, label %235, label %231

231:                                              ; preds = %230
  %232 = load i64, ptr %.1.i26, align 4
  store i64 %232, ptr %.120.i25, align 4
  %233 = getelementptr inbounds i8, ptr %.120.i25, i64 8
  %234 = getelementptr inbounds i8, ptr %.1.i26, i64 8
  br label %235

235:                                              ; preds = %231, %230
  %.221.i28 = phi ptr [ %233, %231 ], [ %.120.i25, %230 ]
  %.2.i29 = phi ptr [ %234, %231 ], [ %.1.i26, %230 ]
  br i1 %.not24.i63, label %copy_some.exit31, label %236

236:                                              ; preds = %235
  %237 = load i32, ptr %.2.i29, align 4
  store i32 %237, ptr %.221.i28, align 4
  br label %copy_some.exit31

copy_some.exit31:                                 ; preds = %235, %236
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8)
  br label %.thread188

.thread188:                                       ; preds = %copy_some.exit31, %.thread186
  %238 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %89
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9)
  store <16 x float> %190, ptr %9, align 4, !tbaa !96
  br i1 %.not.i54, label %241, label %239

239:                                              ; preds = %.thread188
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %238, ptr noundef nonnull align 4 dereferenceable(32) %9, i64 32, i1 false)
  %240 = getelementptr inbounds i8, ptr %238, i64 32
  br label %241

241:                                              ; preds = %239, %.thread188
  %.019.i33 = phi ptr [ %240, %239 ], [ %238, %.thread188 ]
  %.0.i34 = phi ptr [ %47, %239 ], [ %9, %.thread188 ]
  br i1 %.not22.i57, label %245, label %242

242:                                              ; preds = %241
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i33, ptr noundef nonnull align 4 dereferenceable(16) %.0.i34, i64 16, i1 false)
  %243 = getelementptr inbounds i8, ptr %.019.i33, i64 16
  %244 = getelementptr inbounds i8, ptr %.0.i34, i64 16
  br label %245

245:                                              ; preds = %242, %241
  %.120.i36 = phi ptr [ %243, %242 ], [ %.019.i33, %241 ]
  %.1.i37 = phi ptr [ %244, %242 ], [ %.0.i34, %241 ]
  br i1 %.not23.i60, label %250, label %246

246:                                              ; preds = %245
  %247 = load i64, ptr %.1.i37, align 4
  store i64 %247, ptr %.120.i36, align 4
  %248 = getelementptr inbounds i8, ptr %.120.i36, i64 8
  %249 = getelementptr inbounds i8, ptr %.1.i37, i64 8
  br label %250

250:                                              ; preds = %246, %245
  %.221.i39 = phi ptr [ %248, %246 ], [ %.120.i36, %245 ]
  %.2.i40 = phi ptr [ %249, %246 ], [ %.1.i37, %245 ]
  br i1 %.not24.i63, label %256, label %251

251:                                              ; preds = %250
  %252 = load i32, ptr %.2.i40, align 4
  store i32 %252, ptr %.221.i39, align 4
  br label %256

253:                                              ; preds = %221, %.thread189
  %254 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %89
  store <16 x float> %190, ptr %254, align 4, !tbaa !96
  %255 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %89
  store <16 x float> %204, ptr %255, align 4, !tbaa !96
  br label %moved_at.exit10

256:                                              ; preds = %250, %251
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9)
  %257 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %89
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10)
  store <16 x float> %204, ptr %10, align 4, !tbaa !96
  br i1 %.not.i54, label %260, label %258

258:                                              ; preds = %256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %257, ptr noundef nonnull align 4 dereferenceable(32) %10, i64 32, i1 false)
  %259 = getelementptr inbounds i8, ptr %257, i64 32
  br label %260

260:                                              ; preds = %258, %256
  %.019.i44 = phi ptr [ %259, %258 ], [ %257, %256 ]
  %.0.i45 = phi ptr [ %48, %258 ], [ %10, %256 ]
  br i1 %.not22.i57, label %264, label %261

261:                                              ; preds = %260
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i44, ptr noundef nonnull align 4 dereferenceable(16) %.0.i45, i64 16, i1 false)
  %262 = getelementptr inbounds i8, ptr %.019.i44, i64 16
  %263 = getelementptr inbounds i8, ptr %.0.i45, i64 16
  br label %264

264:                                              ; preds = %261, %260
  %.120.i47 = phi ptr [ %262, %261 ], [ %.019.i44, %260 ]
  %.1.i48 = phi ptr [ %263, %261 ], [ %.0.i45, %260 ]
  br i1 %.not23.i60, label %269, label %265

265:                                              ; preds = %264
  %266 = load i64, ptr %.1.i48, align 4
  store i64 %266, ptr %.120.i47, align 4
  %267 = getelementptr inbounds i8, ptr %.120.i47, i64 8
  %268 = getelementptr inbounds i8, ptr %.1.i48, i64 8
  br label %269

269:                                              ; preds = %265, %264
  %.221.i50 = phi ptr [ %267, %265 ], [ %.120.i47, %264 ]
  %.2.i51 = phi ptr [ %268, %265 ], [ %.1.i48, %264 ]
  br i1 %.not24.i63, label %copy_some.exit53, label %270

270:                                              ; preds = %269
  %271 = load i32, ptr %.2.i51, align 4
  store i32 %271, ptr %.221.i50, align 4
  br label %copy_some.exit53

copy_some.exit53:                                 ; preds = %269, %270
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10)
  br label %moved_at.exit10

moved_at.exit10:                                  ; preds = %copy_some.exit53, %253, %._crit_edge
  %272 = add nuw nsw i64 %.030.i192, 1
  %exitcond.not = icmp eq i64 %272, %4
  br i1 %exitcond.not, label %move_rows.exit, label %49, !llvm.loop !127

move_rows.exit:                                   ; preds = %moved_at.exit10, %6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #14

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #14

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind "no-builtins" }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "no-builtins" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="512" "no-builtins" }
attributes #6 = { nofree norecurse nosync nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #11 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="512" "no-builtins" }
attributes #12 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #13 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="512" "no-builtins" }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #16 = { nounwind }
attributes #17 = { nobuiltin "no-builtins" }
attributes #18 = { nobuiltin nounwind "no-builtins" }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !4, i64 0}
!3 = !{!"", !4, i64 0, !4, i64 8}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!3, !4, i64 8}
!8 = !{!9, !10, i64 80}
!9 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !10, i64 40, !10, i64 48, !10, i64 56, !10, i64 64, !10, i64 72, !10, i64 80, !10, i64 88, !10, i64 96, !10, i64 104, !10, i64 112, !10, i64 120, !10, i64 128, !10, i64 136, !10, i64 144, !10, i64 152, !10, i64 160, !10, i64 168, !10, i64 176, !10, i64 184, !10, i64 192}
!10 = !{!"long long", !5, i64 0}
!11 = !{!9, !10, i64 168}
!12 = !{!9, !10, i64 176}
!13 = !{!9, !10, i64 184}
!14 = !{!15, !10, i64 200}
!15 = !{!"", !9, i64 0, !10, i64 200, !16, i64 208}
!16 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !10, i64 40, !10, i64 48, !10, i64 56, !17, i64 64, !17, i64 72, !17, i64 80, !17, i64 88}
!17 = !{!"double", !5, i64 0}
!18 = !{!19, !10, i64 0}
!19 = !{!"", !10, i64 0, !20, i64 8}
!20 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !10, i64 40, !10, i64 48, !10, i64 56, !21, i64 64, !21, i64 68, !21, i64 72, !21, i64 76, !21, i64 80, !21, i64 84}
!21 = !{!"float", !5, i64 0}
!22 = !{!23}
!23 = distinct !{!23, !24, !"step_of: argument 0"}
!24 = distinct !{!24, !"step_of"}
!25 = !{!16, !4, i64 0}
!26 = !{!20, !4, i64 0}
!27 = !{!16, !4, i64 8}
!28 = !{!20, !4, i64 8}
!29 = !{!16, !4, i64 16}
!30 = !{!20, !4, i64 16}
!31 = !{!16, !4, i64 24}
!32 = !{!20, !4, i64 24}
!33 = !{!16, !4, i64 32}
!34 = !{!20, !4, i64 32}
!35 = !{!16, !10, i64 40}
!36 = !{!20, !10, i64 40}
!37 = !{!16, !10, i64 48}
!38 = !{!20, !10, i64 48}
!39 = !{!16, !10, i64 56}
!40 = !{!20, !10, i64 56}
!41 = !{!16, !17, i64 64}
!42 = !{!20, !21, i64 64}
!43 = !{!16, !17, i64 72}
!44 = !{!20, !21, i64 68}
!45 = !{!20, !21, i64 72}
!46 = !{!16, !17, i64 80}
!47 = !{!20, !21, i64 76}
!48 = !{!20, !21, i64 80}
!49 = !{!16, !17, i64 88}
!50 = !{!20, !21, i64 84}
!51 = !{ptr @packed_part, ptr @pair_part, ptr @shared_part}
!52 = distinct !{!52, !53}
!53 = !{!"llvm.loop.mustprogress"}
!54 = !{!55, !4, i64 192}
!55 = !{!"", !10, i64 0, !5, i64 8, !10, i64 64, !5, i64 72, !10, i64 128, !10, i64 136, !10, i64 144, !5, i64 152, !4, i64 192, !4, i64 200, !10, i64 208, !10, i64 216, !10, i64 224, !10, i64 232, !4, i64 240, !4, i64 248, !4, i64 256, !4, i64 264, !4, i64 272, !4, i64 280, !4, i64 288}
!56 = !{!55, !4, i64 200}
!57 = !{!55, !10, i64 208}
!58 = !{!55, !10, i64 216}
!59 = !{!55, !10, i64 0}
!60 = !{!55, !4, i64 240}
!61 = !{!55, !4, i64 280}
!62 = !{!55, !4, i64 256}
!63 = !{!55, !4, i64 288}
!64 = !{!55, !4, i64 248}
!65 = !{!55, !10, i64 224}
!66 = distinct !{!66, !53}
!67 = !{!55, !10, i64 232}
!68 = !{!55, !4, i64 264}
!69 = distinct !{!69, !53}
!70 = !{!9, !10, i64 144}
!71 = !{!9, !10, i64 160}
!72 = !{!9, !4, i64 24}
!73 = !{!9, !10, i64 192}
!74 = !{!9, !10, i64 152}
!75 = !{!9, !10, i64 88}
!76 = !{!9, !4, i64 0}
!77 = !{!9, !10, i64 96}
!78 = !{!9, !10, i64 120}
!79 = !{!9, !4, i64 8}
!80 = !{!9, !10, i64 104}
!81 = !{!9, !10, i64 128}
!82 = !{!83, !4, i64 0}
!83 = !{!"", !4, i64 0, !10, i64 8, !10, i64 16}
!84 = !{!9, !10, i64 48}
!85 = !{!83, !10, i64 8}
!86 = !{!9, !10, i64 56}
!87 = !{!83, !10, i64 16}
!88 = !{!9, !10, i64 64}
!89 = !{!9, !10, i64 72}
!90 = !{!9, !4, i64 16}
!91 = !{!9, !10, i64 112}
!92 = !{!9, !10, i64 136}
!93 = distinct !{!93, !53}
!94 = distinct !{!94, !53}
!95 = distinct !{!95, !53}
!96 = !{!5, !5, i64 0}
!97 = distinct !{!97, !53}
!98 = distinct !{!98, !53}
!99 = !{!19, !4, i64 8}
!100 = !{!19, !4, i64 16}
!101 = distinct !{!101, !53}
!102 = !{!19, !4, i64 24}
!103 = distinct !{!103, !53}
!104 = distinct !{!104, !53}
!105 = distinct !{!105, !53}
!106 = distinct !{!106, !53}
!107 = !{!9, !4, i64 32}
!108 = !{!9, !10, i64 40}
!109 = distinct !{!109, !53}
!110 = distinct !{!110, !53}
!111 = distinct !{!111, !53}
!112 = !{!4, !4, i64 0}
!113 = !{!10, !10, i64 0}
!114 = distinct !{!114, !53}
!115 = !{!21, !21, i64 0}
!116 = distinct !{!116, !53}
!117 = distinct !{!117, !53}
!118 = distinct !{!118, !53}
!119 = !{!120, !120, i64 0}
!120 = !{!"int", !5, i64 0}
!121 = distinct !{!121, !53, !122}
!122 = !{!"llvm.loop.unroll.disable"}
!123 = distinct !{!123, !53}
!124 = distinct !{!124, !53, !122}
!125 = distinct !{!125, !53}
!126 = distinct !{!126, !53}
!127 = distinct !{!127, !53}
