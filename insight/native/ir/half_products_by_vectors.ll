; Made by tools/ir.py from half_products_by_vectors.c with clang 19; do not edit.
; sha256 of the C source: 94c6602dd5a8975710c6217ac2449360f1172d80535944ddc8e75e5895b1e698
; sha256 of what follows: c70c65d9967d06ee5f0090b2fca74873327d7375bfde53cc993113baff7e2ea6
; Optimised.

%struct.half_work = type { ptr, ptr }
%struct.motion = type { i64, %struct.step }
%struct.step = type { ptr, ptr, ptr, ptr, ptr, i64, i64, i64, float, float, float, float, float, float }
%struct.numbers = type { ptr, i64, i64 }

; Function Attrs: nounwind
define void @multiply_halves(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.half_work, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #14
  store ptr %1, ptr %3, align 8, !tbaa !2
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  store ptr null, ptr %4, align 8, !tbaa !7
  %5 = getelementptr inbounds i8, ptr %1, i64 80
  %6 = load i64, ptr %5, align 8, !tbaa !8
  %7 = icmp sgt i64 %6, 1
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @pair_part, ptr noundef nonnull %3, i64 noundef %6) #15
  br label %run_halves.exit

9:                                                ; preds = %2
  %10 = getelementptr inbounds i8, ptr %1, i64 168
  %11 = load i64, ptr %10, align 8, !tbaa !11
  call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @packed_part, ptr noundef nonnull %3, i64 noundef %11) #15
  %12 = getelementptr inbounds i8, ptr %1, i64 176
  %13 = load i64, ptr %12, align 8, !tbaa !12
  %14 = getelementptr inbounds i8, ptr %1, i64 184
  %15 = load i64, ptr %14, align 8, !tbaa !13
  %16 = mul nsw i64 %15, %13
  call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @shared_part, ptr noundef nonnull %3, i64 noundef %16) #15
  br label %run_halves.exit

run_halves.exit:                                  ; preds = %8, %9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #14
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
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %3) #14
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #14
  store ptr %1, ptr %4, align 8, !tbaa !2
  %53 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr %3, ptr %53, align 8, !tbaa !7
  %54 = getelementptr inbounds i8, ptr %1, i64 80
  %55 = load i64, ptr %54, align 8, !tbaa !8
  %56 = icmp sgt i64 %55, 1
  br i1 %56, label %57, label %58

57:                                               ; preds = %2
  call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @pair_part, ptr noundef nonnull %4, i64 noundef %55) #15
  br label %run_halves.exit

58:                                               ; preds = %2
  %59 = getelementptr inbounds i8, ptr %1, i64 168
  %60 = load i64, ptr %59, align 8, !tbaa !11
  call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @packed_part, ptr noundef nonnull %4, i64 noundef %60) #15
  %61 = getelementptr inbounds i8, ptr %1, i64 176
  %62 = load i64, ptr %61, align 8, !tbaa !12
  %63 = getelementptr inbounds i8, ptr %1, i64 184
  %64 = load i64, ptr %63, align 8, !tbaa !13
  %65 = mul nsw i64 %64, %62
  call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @shared_part, ptr noundef nonnull %4, i64 noundef %65) #15
  br label %run_halves.exit

run_halves.exit:                                  ; preds = %57, %58
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #14
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %3) #14
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
  tail call void %1(ptr noundef %2, i64 noundef %.050, i64 noundef 0) #16, !callees !51
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
  %32 = tail call i64 %29(ptr noundef %31) #16
  %33 = getelementptr inbounds i8, ptr %0, i64 256
  %34 = load ptr, ptr %33, align 8, !tbaa !62
  %35 = getelementptr inbounds i8, ptr %0, i64 288
  %36 = load ptr, ptr %35, align 8, !tbaa !63
  %37 = tail call i64 %34(ptr noundef %36) #16
  %38 = getelementptr inbounds i8, ptr %0, i64 248
  %39 = load ptr, ptr %38, align 8, !tbaa !64
  %40 = load ptr, ptr %30, align 8, !tbaa !61
  %41 = tail call i64 %39(ptr noundef %40) #16
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
  tail call void %72(ptr noundef %73, i64 noundef %.03239.i, i64 noundef 0) #16
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
  %88 = tail call i64 %87(ptr noundef null) #16
  br label %89

89:                                               ; preds = %82, %86
  %90 = add nuw nsw i64 %.04549, 1
  %91 = load atomic i64, ptr %19 acquire, align 8
  %92 = icmp slt i64 %91, %17
  br i1 %92, label %82, label %._crit_edge, !llvm.loop !69

.loopexit:                                        ; preds = %.lr.ph52, %10, %._crit_edge
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
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
  tail call fastcc void @pack(ptr noundef nonnull byval(%struct.numbers) align 8 %4, i64 noundef %8, i64 noundef %27, i64 noundef 0, i64 noundef %10, ptr noundef %25, i64 noundef 0) #15
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
  tail call fastcc void @pack(ptr noundef nonnull byval(%struct.numbers) align 8 %5, i64 noundef %68, i64 noundef %69, i64 noundef 0, i64 noundef %14, ptr noundef %32, i64 noundef 1) #15
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
  tail call fastcc void @multiplied(ptr noundef nonnull %0, ptr noundef %25, ptr noundef %32, ptr noundef %79, i64 noundef 0, i64 noundef %10, i64 noundef 0, i64 noundef %14) #15
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @packed_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #2 {
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
  %21 = load ptr, ptr %6, align 8, !tbaa !76
  store ptr %21, ptr %4, align 8, !tbaa !82
  %22 = getelementptr inbounds i8, ptr %4, i64 8
  %23 = getelementptr inbounds i8, ptr %6, i64 48
  %24 = load i64, ptr %23, align 8, !tbaa !84
  store i64 %24, ptr %22, align 8, !tbaa !85
  %25 = getelementptr inbounds i8, ptr %4, i64 16
  %26 = getelementptr inbounds i8, ptr %6, i64 56
  %27 = load i64, ptr %26, align 8, !tbaa !86
  store i64 %27, ptr %25, align 8, !tbaa !87
  %28 = getelementptr inbounds i8, ptr %6, i64 152
  %29 = load i64, ptr %28, align 8, !tbaa !74
  %30 = getelementptr inbounds i8, ptr %6, i64 168
  %31 = load i64, ptr %30, align 8, !tbaa !11
  %32 = mul nsw i64 %10, %1
  %33 = sdiv i64 %32, %31
  %34 = add nsw i64 %1, 1
  %35 = mul nsw i64 %10, %34
  %36 = sdiv i64 %35, %31
  tail call fastcc void @pack(ptr noundef nonnull byval(%struct.numbers) align 8 %4, i64 noundef %8, i64 noundef %29, i64 noundef %33, i64 noundef %36, ptr noundef %20, i64 noundef 0) #15
  %37 = getelementptr inbounds i8, ptr %6, i64 8
  %38 = load ptr, ptr %37, align 8, !tbaa !79
  store ptr %38, ptr %5, align 8, !tbaa !82
  %39 = getelementptr inbounds i8, ptr %5, i64 8
  %40 = getelementptr inbounds i8, ptr %6, i64 64
  %41 = load i64, ptr %40, align 8, !tbaa !88
  store i64 %41, ptr %39, align 8, !tbaa !85
  %42 = getelementptr inbounds i8, ptr %5, i64 16
  %43 = getelementptr inbounds i8, ptr %6, i64 72
  %44 = load i64, ptr %43, align 8, !tbaa !89
  store i64 %44, ptr %42, align 8, !tbaa !87
  %45 = load i64, ptr %11, align 8, !tbaa !71
  %46 = load i64, ptr %28, align 8, !tbaa !74
  %47 = load i64, ptr %30, align 8, !tbaa !11
  %48 = mul nsw i64 %14, %1
  %49 = sdiv i64 %48, %47
  %50 = mul nsw i64 %14, %34
  %51 = sdiv i64 %50, %47
  %52 = add nsw i64 %46, 31
  %53 = sdiv i64 %52, 32
  %54 = shl i64 %10, 10
  %55 = mul i64 %54, %53
  %56 = getelementptr inbounds i8, ptr %20, i64 %55
  tail call fastcc void @pack(ptr noundef nonnull byval(%struct.numbers) align 8 %5, i64 noundef %45, i64 noundef %46, i64 noundef %49, i64 noundef %51, ptr noundef %56, i64 noundef 1) #15
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @shared_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #2 {
  %4 = load ptr, ptr %0, align 8, !tbaa !2
  %5 = getelementptr inbounds i8, ptr %4, i64 144
  %6 = load i64, ptr %5, align 8, !tbaa !70
  %7 = add nsw i64 %6, 15
  %8 = sdiv i64 %7, 16
  %9 = getelementptr inbounds i8, ptr %4, i64 160
  %10 = load i64, ptr %9, align 8, !tbaa !71
  %11 = add nsw i64 %10, 15
  %12 = sdiv i64 %11, 16
  %13 = getelementptr inbounds i8, ptr %4, i64 184
  %14 = load i64, ptr %13, align 8, !tbaa !13
  %15 = sdiv i64 %1, %14
  %16 = srem i64 %1, %14
  %17 = getelementptr inbounds i8, ptr %4, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !72
  %19 = ptrtoint ptr %18 to i64
  %20 = add i64 %19, 63
  %21 = and i64 %20, -64
  %22 = inttoptr i64 %21 to ptr
  %23 = getelementptr inbounds i8, ptr %4, i64 152
  %24 = load i64, ptr %23, align 8, !tbaa !74
  %25 = add nsw i64 %24, 31
  %26 = sdiv i64 %25, 32
  %27 = shl i64 %8, 10
  %28 = mul i64 %27, %26
  %29 = getelementptr inbounds i8, ptr %22, i64 %28
  %30 = getelementptr inbounds i8, ptr %4, i64 16
  %31 = load ptr, ptr %30, align 8, !tbaa !90
  %32 = getelementptr inbounds i8, ptr %4, i64 176
  %33 = load i64, ptr %32, align 8, !tbaa !12
  %34 = mul nsw i64 %15, %8
  %35 = sdiv i64 %34, %33
  %36 = add nsw i64 %15, 1
  %37 = mul nsw i64 %36, %8
  %38 = sdiv i64 %37, %33
  %39 = mul nsw i64 %16, %12
  %40 = sdiv i64 %39, %14
  %41 = add nsw i64 %16, 1
  %42 = mul nsw i64 %41, %12
  %43 = sdiv i64 %42, %14
  tail call fastcc void @multiplied(ptr noundef nonnull %0, ptr noundef %22, ptr noundef %29, ptr noundef %31, i64 noundef %35, i64 noundef %38, i64 noundef %40, i64 noundef %43) #15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @pack(ptr nocapture noundef readonly byval(%struct.numbers) align 8 %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef writeonly %5, i64 noundef %6) unnamed_addr #4 {
  %8 = alloca [16 x <16 x float>], align 16
  %9 = alloca [16 x [32 x float]], align 16
  %10 = add nsw i64 %2, 31
  %11 = sdiv i64 %10, 32
  %12 = sub nsw i64 %4, %3
  %13 = getelementptr inbounds i8, ptr %0, i64 16
  %14 = load i64, ptr %13, align 8, !tbaa !87
  %15 = icmp eq i64 %14, 1
  %16 = mul nsw i64 %12, %11
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %7
  %18 = load ptr, ptr %0, align 8, !tbaa !82
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !85
  %21 = zext i1 %15 to i64
  %22 = icmp ne i64 %14, 1
  %23 = icmp ne i64 %20, 1
  %or.cond.i = select i1 %22, i1 %23, i1 false
  %24 = getelementptr inbounds i8, ptr %8, i64 512
  %25 = getelementptr inbounds i8, ptr %8, i64 64
  %26 = getelementptr inbounds i8, ptr %8, i64 576
  %27 = getelementptr inbounds i8, ptr %8, i64 128
  %28 = getelementptr inbounds i8, ptr %8, i64 640
  %29 = getelementptr inbounds i8, ptr %8, i64 192
  %30 = getelementptr inbounds i8, ptr %8, i64 704
  %31 = getelementptr inbounds i8, ptr %8, i64 256
  %32 = getelementptr inbounds i8, ptr %8, i64 768
  %33 = getelementptr inbounds i8, ptr %8, i64 320
  %34 = getelementptr inbounds i8, ptr %8, i64 832
  %35 = getelementptr inbounds i8, ptr %8, i64 384
  %36 = getelementptr inbounds i8, ptr %8, i64 896
  %37 = getelementptr inbounds i8, ptr %8, i64 448
  %38 = getelementptr inbounds i8, ptr %8, i64 960
  %39 = getelementptr inbounds i8, ptr %8, i64 256
  %40 = getelementptr inbounds i8, ptr %8, i64 64
  %41 = getelementptr inbounds i8, ptr %8, i64 320
  %42 = getelementptr inbounds i8, ptr %8, i64 128
  %43 = getelementptr inbounds i8, ptr %8, i64 384
  %44 = getelementptr inbounds i8, ptr %8, i64 192
  %45 = getelementptr inbounds i8, ptr %8, i64 448
  %46 = getelementptr inbounds i8, ptr %8, i64 512
  %47 = getelementptr inbounds i8, ptr %8, i64 768
  %48 = getelementptr inbounds i8, ptr %8, i64 576
  %49 = getelementptr inbounds i8, ptr %8, i64 832
  %50 = getelementptr inbounds i8, ptr %8, i64 640
  %51 = getelementptr inbounds i8, ptr %8, i64 896
  %52 = getelementptr inbounds i8, ptr %8, i64 704
  %53 = getelementptr inbounds i8, ptr %8, i64 960
  %54 = getelementptr inbounds i8, ptr %8, i64 128
  %55 = getelementptr inbounds i8, ptr %8, i64 64
  %56 = getelementptr inbounds i8, ptr %8, i64 192
  %57 = getelementptr inbounds i8, ptr %8, i64 256
  %58 = getelementptr inbounds i8, ptr %8, i64 384
  %59 = getelementptr inbounds i8, ptr %8, i64 320
  %60 = getelementptr inbounds i8, ptr %8, i64 448
  %61 = getelementptr inbounds i8, ptr %8, i64 512
  %62 = getelementptr inbounds i8, ptr %8, i64 640
  %63 = getelementptr inbounds i8, ptr %8, i64 576
  %64 = getelementptr inbounds i8, ptr %8, i64 704
  %65 = getelementptr inbounds i8, ptr %8, i64 768
  %66 = getelementptr inbounds i8, ptr %8, i64 896
  %67 = getelementptr inbounds i8, ptr %8, i64 832
  %68 = getelementptr inbounds i8, ptr %8, i64 960
  %69 = getelementptr inbounds i8, ptr %8, i64 64
  %70 = getelementptr inbounds i8, ptr %8, i64 128
  %71 = getelementptr inbounds i8, ptr %8, i64 192
  %72 = getelementptr inbounds i8, ptr %8, i64 256
  %73 = getelementptr inbounds i8, ptr %8, i64 320
  %74 = getelementptr inbounds i8, ptr %8, i64 384
  %75 = getelementptr inbounds i8, ptr %8, i64 448
  %76 = getelementptr inbounds i8, ptr %8, i64 512
  %77 = getelementptr inbounds i8, ptr %8, i64 576
  %78 = getelementptr inbounds i8, ptr %8, i64 640
  %79 = getelementptr inbounds i8, ptr %8, i64 704
  %80 = getelementptr inbounds i8, ptr %8, i64 768
  %81 = getelementptr inbounds i8, ptr %8, i64 832
  %82 = getelementptr inbounds i8, ptr %8, i64 896
  %83 = getelementptr inbounds i8, ptr %8, i64 960
  %84 = getelementptr inbounds i8, ptr %8, i64 64
  %85 = getelementptr inbounds i8, ptr %8, i64 128
  %86 = getelementptr inbounds i8, ptr %8, i64 192
  %87 = getelementptr inbounds i8, ptr %8, i64 256
  %88 = getelementptr inbounds i8, ptr %8, i64 320
  %89 = getelementptr inbounds i8, ptr %8, i64 384
  %90 = getelementptr inbounds i8, ptr %8, i64 448
  %91 = getelementptr inbounds i8, ptr %8, i64 512
  %92 = getelementptr inbounds i8, ptr %8, i64 576
  %93 = getelementptr inbounds i8, ptr %8, i64 640
  %94 = getelementptr inbounds i8, ptr %8, i64 704
  %95 = getelementptr inbounds i8, ptr %8, i64 768
  %96 = getelementptr inbounds i8, ptr %8, i64 832
  %97 = getelementptr inbounds i8, ptr %8, i64 896
  %98 = getelementptr inbounds i8, ptr %8, i64 960
  br label %99

._crit_edge:                                      ; preds = %turn_tile.exit, %7
  ret void

99:                                               ; preds = %.lr.ph, %turn_tile.exit
  %.058 = phi i64 [ 0, %.lr.ph ], [ %365, %turn_tile.exit ]
  br i1 %15, label %100, label %103

100:                                              ; preds = %99
  %101 = sdiv i64 %.058, %11
  %102 = srem i64 %.058, %11
  br label %106

103:                                              ; preds = %99
  %104 = srem i64 %.058, %12
  %105 = sdiv i64 %.058, %12
  br label %106

106:                                              ; preds = %103, %100
  %.pn = phi i64 [ %101, %100 ], [ %104, %103 ]
  %107 = phi i64 [ %102, %100 ], [ %105, %103 ]
  %108 = add nsw i64 %.pn, %3
  %109 = shl nsw i64 %108, 4
  %110 = mul nsw i64 %20, %109
  %111 = getelementptr inbounds float, ptr %18, i64 %110
  %112 = shl nsw i64 %107, 5
  %113 = mul nsw i64 %112, %14
  %114 = getelementptr inbounds float, ptr %111, i64 %113
  %115 = sub nsw i64 %1, %109
  %116 = tail call i64 @llvm.smin.i64(i64 %115, i64 16)
  %117 = sub nsw i64 %2, %112
  %118 = tail call i64 @llvm.smin.i64(i64 %117, i64 32)
  %119 = mul nsw i64 %108, %11
  %120 = add nsw i64 %119, %107
  %121 = shl nsw i64 %120, 10
  %122 = getelementptr inbounds i8, ptr %5, i64 %121
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %8) #14
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %9) #14
  br i1 %or.cond.i, label %.preheader, label %.loopexit48

.preheader:                                       ; preds = %106, %126
  %.046.i50 = phi i64 [ %127, %126 ], [ 0, %106 ]
  %123 = icmp slt i64 %.046.i50, %116
  %124 = mul nsw i64 %.046.i50, %20
  %125 = getelementptr float, ptr %114, i64 %124
  br label %128

126:                                              ; preds = %143
  %127 = add nuw nsw i64 %.046.i50, 1
  %exitcond60.not = icmp eq i64 %127, 16
  br i1 %exitcond60.not, label %.preheader45.preheader, label %.preheader, !llvm.loop !93

128:                                              ; preds = %143, %.preheader
  %.048.i49 = phi i64 [ 0, %.preheader ], [ %146, %143 ]
  %129 = icmp sgt i64 %117, %.048.i49
  %or.cond49.i = and i1 %123, %129
  br i1 %or.cond49.i, label %130, label %134

130:                                              ; preds = %128
  %131 = mul nsw i64 %.048.i49, %14
  %132 = getelementptr float, ptr %125, i64 %131
  %133 = load float, ptr %132, align 4, !tbaa !94
  br label %134

134:                                              ; preds = %130, %128
  %135 = phi float [ %133, %130 ], [ 0.000000e+00, %128 ]
  %136 = getelementptr inbounds [16 x [32 x float]], ptr %9, i64 0, i64 %.046.i50, i64 %.048.i49
  store float %135, ptr %136, align 8, !tbaa !94
  %137 = or disjoint i64 %.048.i49, 1
  %138 = icmp sgt i64 %117, %137
  %or.cond49.i.1 = and i1 %123, %138
  br i1 %or.cond49.i.1, label %139, label %143

139:                                              ; preds = %134
  %140 = mul nsw i64 %137, %14
  %141 = getelementptr float, ptr %125, i64 %140
  %142 = load float, ptr %141, align 4, !tbaa !94
  br label %143

143:                                              ; preds = %139, %134
  %144 = phi float [ %142, %139 ], [ 0.000000e+00, %134 ]
  %145 = getelementptr inbounds [16 x [32 x float]], ptr %9, i64 0, i64 %.046.i50, i64 %137
  store float %144, ptr %145, align 4, !tbaa !94
  %146 = add nuw nsw i64 %.048.i49, 2
  %exitcond.not.1 = icmp eq i64 %146, 32
  br i1 %exitcond.not.1, label %126, label %128, !llvm.loop !95

.loopexit48:                                      ; preds = %106
  br i1 %15, label %.preheader45.preheader, label %.preheader44

.preheader45.preheader:                           ; preds = %126, %.loopexit48
  %.sroa.7.075 = phi i64 [ %20, %.loopexit48 ], [ 32, %126 ]
  %.sroa.033.074 = phi ptr [ %114, %.loopexit48 ], [ %9, %126 ]
  br label %.preheader45

.preheader45:                                     ; preds = %.preheader45.preheader, %.preheader45
  %.047.i51 = phi i64 [ %172, %.preheader45 ], [ 0, %.preheader45.preheader ]
  %147 = mul nsw i64 %.047.i51, %.sroa.7.075
  %148 = getelementptr inbounds float, ptr %.sroa.033.074, i64 %147
  %149 = icmp sgt i64 %115, %.047.i51
  %150 = select i1 %149, i64 %118, i64 0
  %151 = icmp sgt i64 %150, 15
  %152 = icmp slt i64 %150, 1
  %153 = trunc i64 %150 to i32
  %notmask.i = shl nsw i32 -1, %153
  %154 = trunc i32 %notmask.i to i16
  %155 = xor i16 %154, -1
  %156 = select i1 %152, i16 0, i16 %155
  %157 = select i1 %151, i16 -1, i16 %156
  %158 = bitcast i16 %157 to <16 x i1>
  %159 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %148, i32 1, <16 x i1> %158, <16 x float> zeroinitializer)
  %160 = getelementptr inbounds i8, ptr %148, i64 64
  %161 = icmp sgt i64 %150, 31
  %162 = icmp slt i64 %150, 17
  %163 = add i32 %153, -16
  %notmask.i30 = shl nsw i32 -1, %163
  %164 = trunc i32 %notmask.i30 to i16
  %165 = xor i16 %164, -1
  %166 = select i1 %162, i16 0, i16 %165
  %167 = select i1 %161, i16 -1, i16 %166
  %168 = bitcast i16 %167 to <16 x i1>
  %169 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr nonnull %160, i32 1, <16 x i1> %168, <16 x float> zeroinitializer)
  %170 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %169, <16 x float> %159)
  %171 = getelementptr inbounds [16 x <16 x float>], ptr %8, i64 0, i64 %.047.i51
  store <32 x bfloat> %170, ptr %171, align 16, !tbaa !96
  %172 = add nuw nsw i64 %.047.i51, 1
  %exitcond61.not = icmp eq i64 %172, 16
  br i1 %exitcond61.not, label %.loopexit, label %.preheader45, !llvm.loop !97

.preheader44:                                     ; preds = %.loopexit48, %.preheader44
  %.045.i52 = phi i64 [ %204, %.preheader44 ], [ 0, %.loopexit48 ]
  %173 = shl nuw nsw i64 %.045.i52, 1
  %174 = mul nsw i64 %173, %14
  %175 = getelementptr inbounds float, ptr %114, i64 %174
  %176 = icmp slt i64 %173, %118
  %177 = select i1 %176, i64 %116, i64 0
  %178 = icmp sgt i64 %177, 15
  %179 = icmp slt i64 %177, 1
  %180 = trunc i64 %177 to i32
  %notmask.i31 = shl nsw i32 -1, %180
  %181 = trunc i32 %notmask.i31 to i16
  %182 = xor i16 %181, -1
  %183 = select i1 %179, i16 0, i16 %182
  %184 = select i1 %178, i16 -1, i16 %183
  %185 = bitcast i16 %184 to <16 x i1>
  %186 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %175, i32 1, <16 x i1> %185, <16 x float> zeroinitializer)
  %187 = getelementptr inbounds float, ptr %175, i64 %14
  %188 = or disjoint i64 %173, 1
  %189 = icmp slt i64 %188, %118
  %190 = select i1 %189, i64 %116, i64 0
  %191 = icmp sgt i64 %190, 15
  %192 = icmp slt i64 %190, 1
  %193 = trunc i64 %190 to i32
  %notmask.i32 = shl nsw i32 -1, %193
  %194 = trunc i32 %notmask.i32 to i16
  %195 = xor i16 %194, -1
  %196 = select i1 %192, i16 0, i16 %195
  %197 = select i1 %191, i16 -1, i16 %196
  %198 = bitcast i16 %197 to <16 x i1>
  %199 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %187, i32 1, <16 x i1> %198, <16 x float> zeroinitializer)
  %200 = tail call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %199, <16 x float> %186)
  %201 = bitcast <32 x bfloat> %200 to <32 x i16>
  %202 = shufflevector <32 x i16> %201, <32 x i16> poison, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %203 = getelementptr inbounds [16 x <16 x float>], ptr %8, i64 0, i64 %.045.i52
  store <32 x i16> %202, ptr %203, align 16, !tbaa !96
  %204 = add nuw nsw i64 %.045.i52, 1
  %exitcond62.not = icmp eq i64 %204, 16
  br i1 %exitcond62.not, label %.loopexit, label %.preheader44, !llvm.loop !98

.loopexit:                                        ; preds = %.preheader44, %.preheader45
  %.044.i76 = phi i64 [ 1, %.preheader45 ], [ %21, %.preheader44 ]
  %205 = icmp eq i64 %.044.i76, %6
  br i1 %205, label %turn_tile.exit.loopexit, label %turn_tile.exit

turn_tile.exit.loopexit:                          ; preds = %.loopexit
  %206 = load <16 x float>, ptr %8, align 16, !tbaa !96
  %207 = load <16 x float>, ptr %24, align 16, !tbaa !96
  %208 = shufflevector <16 x float> %206, <16 x float> %207, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %208, ptr %8, align 16, !tbaa !96
  %209 = shufflevector <16 x float> %206, <16 x float> %207, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %209, ptr %24, align 16, !tbaa !96
  %210 = load <16 x float>, ptr %25, align 16, !tbaa !96
  %211 = load <16 x float>, ptr %26, align 16, !tbaa !96
  %212 = shufflevector <16 x float> %210, <16 x float> %211, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %212, ptr %25, align 16, !tbaa !96
  %213 = shufflevector <16 x float> %210, <16 x float> %211, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %213, ptr %26, align 16, !tbaa !96
  %214 = load <16 x float>, ptr %27, align 16, !tbaa !96
  %215 = load <16 x float>, ptr %28, align 16, !tbaa !96
  %216 = shufflevector <16 x float> %214, <16 x float> %215, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %216, ptr %27, align 16, !tbaa !96
  %217 = shufflevector <16 x float> %214, <16 x float> %215, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %217, ptr %28, align 16, !tbaa !96
  %218 = load <16 x float>, ptr %29, align 16, !tbaa !96
  %219 = load <16 x float>, ptr %30, align 16, !tbaa !96
  %220 = shufflevector <16 x float> %218, <16 x float> %219, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %220, ptr %29, align 16, !tbaa !96
  %221 = shufflevector <16 x float> %218, <16 x float> %219, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %221, ptr %30, align 16, !tbaa !96
  %222 = load <16 x float>, ptr %31, align 16, !tbaa !96
  %223 = load <16 x float>, ptr %32, align 16, !tbaa !96
  %224 = shufflevector <16 x float> %222, <16 x float> %223, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %224, ptr %31, align 16, !tbaa !96
  %225 = shufflevector <16 x float> %222, <16 x float> %223, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %225, ptr %32, align 16, !tbaa !96
  %226 = load <16 x float>, ptr %33, align 16, !tbaa !96
  %227 = load <16 x float>, ptr %34, align 16, !tbaa !96
  %228 = shufflevector <16 x float> %226, <16 x float> %227, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %228, ptr %33, align 16, !tbaa !96
  %229 = shufflevector <16 x float> %226, <16 x float> %227, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %229, ptr %34, align 16, !tbaa !96
  %230 = load <16 x float>, ptr %35, align 16, !tbaa !96
  %231 = load <16 x float>, ptr %36, align 16, !tbaa !96
  %232 = shufflevector <16 x float> %230, <16 x float> %231, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %232, ptr %35, align 16, !tbaa !96
  %233 = shufflevector <16 x float> %230, <16 x float> %231, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %233, ptr %36, align 16, !tbaa !96
  %234 = load <16 x float>, ptr %37, align 16, !tbaa !96
  %235 = load <16 x float>, ptr %38, align 16, !tbaa !96
  %236 = shufflevector <16 x float> %234, <16 x float> %235, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %236, ptr %37, align 16, !tbaa !96
  %237 = shufflevector <16 x float> %234, <16 x float> %235, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %237, ptr %38, align 16, !tbaa !96
  %238 = load <16 x float>, ptr %8, align 16, !tbaa !96
  %239 = load <16 x float>, ptr %39, align 16, !tbaa !96
  %240 = shufflevector <16 x float> %238, <16 x float> %239, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %240, ptr %8, align 16, !tbaa !96
  %241 = shufflevector <16 x float> %238, <16 x float> %239, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %241, ptr %39, align 16, !tbaa !96
  %242 = load <16 x float>, ptr %40, align 16, !tbaa !96
  %243 = load <16 x float>, ptr %41, align 16, !tbaa !96
  %244 = shufflevector <16 x float> %242, <16 x float> %243, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %244, ptr %40, align 16, !tbaa !96
  %245 = shufflevector <16 x float> %242, <16 x float> %243, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %245, ptr %41, align 16, !tbaa !96
  %246 = load <16 x float>, ptr %42, align 16, !tbaa !96
  %247 = load <16 x float>, ptr %43, align 16, !tbaa !96
  %248 = shufflevector <16 x float> %246, <16 x float> %247, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %248, ptr %42, align 16, !tbaa !96
  %249 = shufflevector <16 x float> %246, <16 x float> %247, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %249, ptr %43, align 16, !tbaa !96
  %250 = load <16 x float>, ptr %44, align 16, !tbaa !96
  %251 = load <16 x float>, ptr %45, align 16, !tbaa !96
  %252 = shufflevector <16 x float> %250, <16 x float> %251, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %252, ptr %44, align 16, !tbaa !96
  %253 = shufflevector <16 x float> %250, <16 x float> %251, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %253, ptr %45, align 16, !tbaa !96
  %254 = load <16 x float>, ptr %46, align 16, !tbaa !96
  %255 = load <16 x float>, ptr %47, align 16, !tbaa !96
  %256 = shufflevector <16 x float> %254, <16 x float> %255, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %256, ptr %46, align 16, !tbaa !96
  %257 = shufflevector <16 x float> %254, <16 x float> %255, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %257, ptr %47, align 16, !tbaa !96
  %258 = load <16 x float>, ptr %48, align 16, !tbaa !96
  %259 = load <16 x float>, ptr %49, align 16, !tbaa !96
  %260 = shufflevector <16 x float> %258, <16 x float> %259, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %260, ptr %48, align 16, !tbaa !96
  %261 = shufflevector <16 x float> %258, <16 x float> %259, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %261, ptr %49, align 16, !tbaa !96
  %262 = load <16 x float>, ptr %50, align 16, !tbaa !96
  %263 = load <16 x float>, ptr %51, align 16, !tbaa !96
  %264 = shufflevector <16 x float> %262, <16 x float> %263, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %264, ptr %50, align 16, !tbaa !96
  %265 = shufflevector <16 x float> %262, <16 x float> %263, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %265, ptr %51, align 16, !tbaa !96
  %266 = load <16 x float>, ptr %52, align 16, !tbaa !96
  %267 = load <16 x float>, ptr %53, align 16, !tbaa !96
  %268 = shufflevector <16 x float> %266, <16 x float> %267, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %268, ptr %52, align 16, !tbaa !96
  %269 = shufflevector <16 x float> %266, <16 x float> %267, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %269, ptr %53, align 16, !tbaa !96
  %270 = load <16 x float>, ptr %8, align 16, !tbaa !96
  %271 = load <16 x float>, ptr %54, align 16, !tbaa !96
  %272 = shufflevector <16 x float> %270, <16 x float> %271, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %272, ptr %8, align 16, !tbaa !96
  %273 = shufflevector <16 x float> %270, <16 x float> %271, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %273, ptr %54, align 16, !tbaa !96
  %274 = load <16 x float>, ptr %55, align 16, !tbaa !96
  %275 = load <16 x float>, ptr %56, align 16, !tbaa !96
  %276 = shufflevector <16 x float> %274, <16 x float> %275, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %276, ptr %55, align 16, !tbaa !96
  %277 = shufflevector <16 x float> %274, <16 x float> %275, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %277, ptr %56, align 16, !tbaa !96
  %278 = load <16 x float>, ptr %57, align 16, !tbaa !96
  %279 = load <16 x float>, ptr %58, align 16, !tbaa !96
  %280 = shufflevector <16 x float> %278, <16 x float> %279, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %280, ptr %57, align 16, !tbaa !96
  %281 = shufflevector <16 x float> %278, <16 x float> %279, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %281, ptr %58, align 16, !tbaa !96
  %282 = load <16 x float>, ptr %59, align 16, !tbaa !96
  %283 = load <16 x float>, ptr %60, align 16, !tbaa !96
  %284 = shufflevector <16 x float> %282, <16 x float> %283, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %284, ptr %59, align 16, !tbaa !96
  %285 = shufflevector <16 x float> %282, <16 x float> %283, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %285, ptr %60, align 16, !tbaa !96
  %286 = load <16 x float>, ptr %61, align 16, !tbaa !96
  %287 = load <16 x float>, ptr %62, align 16, !tbaa !96
  %288 = shufflevector <16 x float> %286, <16 x float> %287, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %288, ptr %61, align 16, !tbaa !96
  %289 = shufflevector <16 x float> %286, <16 x float> %287, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %289, ptr %62, align 16, !tbaa !96
  %290 = load <16 x float>, ptr %63, align 16, !tbaa !96
  %291 = load <16 x float>, ptr %64, align 16, !tbaa !96
  %292 = shufflevector <16 x float> %290, <16 x float> %291, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %292, ptr %63, align 16, !tbaa !96
  %293 = shufflevector <16 x float> %290, <16 x float> %291, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %293, ptr %64, align 16, !tbaa !96
  %294 = load <16 x float>, ptr %65, align 16, !tbaa !96
  %295 = load <16 x float>, ptr %66, align 16, !tbaa !96
  %296 = shufflevector <16 x float> %294, <16 x float> %295, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %296, ptr %65, align 16, !tbaa !96
  %297 = shufflevector <16 x float> %294, <16 x float> %295, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %297, ptr %66, align 16, !tbaa !96
  %298 = load <16 x float>, ptr %67, align 16, !tbaa !96
  %299 = load <16 x float>, ptr %68, align 16, !tbaa !96
  %300 = shufflevector <16 x float> %298, <16 x float> %299, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %300, ptr %67, align 16, !tbaa !96
  %301 = shufflevector <16 x float> %298, <16 x float> %299, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %301, ptr %68, align 16, !tbaa !96
  %302 = load <16 x float>, ptr %8, align 16, !tbaa !96
  %303 = load <16 x float>, ptr %69, align 16, !tbaa !96
  %304 = shufflevector <16 x float> %302, <16 x float> %303, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %304, ptr %8, align 16, !tbaa !96
  %305 = shufflevector <16 x float> %302, <16 x float> %303, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %305, ptr %69, align 16, !tbaa !96
  %306 = load <16 x float>, ptr %70, align 16, !tbaa !96
  %307 = load <16 x float>, ptr %71, align 16, !tbaa !96
  %308 = shufflevector <16 x float> %306, <16 x float> %307, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %308, ptr %70, align 16, !tbaa !96
  %309 = shufflevector <16 x float> %306, <16 x float> %307, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %309, ptr %71, align 16, !tbaa !96
  %310 = load <16 x float>, ptr %72, align 16, !tbaa !96
  %311 = load <16 x float>, ptr %73, align 16, !tbaa !96
  %312 = shufflevector <16 x float> %310, <16 x float> %311, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %312, ptr %72, align 16, !tbaa !96
  %313 = shufflevector <16 x float> %310, <16 x float> %311, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %313, ptr %73, align 16, !tbaa !96
  %314 = load <16 x float>, ptr %74, align 16, !tbaa !96
  %315 = load <16 x float>, ptr %75, align 16, !tbaa !96
  %316 = shufflevector <16 x float> %314, <16 x float> %315, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %316, ptr %74, align 16, !tbaa !96
  %317 = shufflevector <16 x float> %314, <16 x float> %315, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %317, ptr %75, align 16, !tbaa !96
  %318 = load <16 x float>, ptr %76, align 16, !tbaa !96
  %319 = load <16 x float>, ptr %77, align 16, !tbaa !96
  %320 = shufflevector <16 x float> %318, <16 x float> %319, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %320, ptr %76, align 16, !tbaa !96
  %321 = shufflevector <16 x float> %318, <16 x float> %319, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %321, ptr %77, align 16, !tbaa !96
  %322 = load <16 x float>, ptr %78, align 16, !tbaa !96
  %323 = load <16 x float>, ptr %79, align 16, !tbaa !96
  %324 = shufflevector <16 x float> %322, <16 x float> %323, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %324, ptr %78, align 16, !tbaa !96
  %325 = shufflevector <16 x float> %322, <16 x float> %323, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %325, ptr %79, align 16, !tbaa !96
  %326 = load <16 x float>, ptr %80, align 16, !tbaa !96
  %327 = load <16 x float>, ptr %81, align 16, !tbaa !96
  %328 = shufflevector <16 x float> %326, <16 x float> %327, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %328, ptr %80, align 16, !tbaa !96
  %329 = shufflevector <16 x float> %326, <16 x float> %327, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %329, ptr %81, align 16, !tbaa !96
  %330 = load <16 x float>, ptr %82, align 16, !tbaa !96
  %331 = load <16 x float>, ptr %83, align 16, !tbaa !96
  %332 = shufflevector <16 x float> %330, <16 x float> %331, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %332, ptr %82, align 16, !tbaa !96
  %333 = shufflevector <16 x float> %330, <16 x float> %331, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %333, ptr %83, align 16, !tbaa !96
  br label %turn_tile.exit

turn_tile.exit:                                   ; preds = %turn_tile.exit.loopexit, %.loopexit
  %334 = load <16 x float>, ptr %8, align 16, !tbaa !96
  store <16 x float> %334, ptr %122, align 4, !tbaa !96
  %335 = load <16 x float>, ptr %84, align 16, !tbaa !96
  %336 = getelementptr inbounds i8, ptr %122, i64 64
  store <16 x float> %335, ptr %336, align 4, !tbaa !96
  %337 = load <16 x float>, ptr %85, align 16, !tbaa !96
  %338 = getelementptr inbounds i8, ptr %122, i64 128
  store <16 x float> %337, ptr %338, align 4, !tbaa !96
  %339 = load <16 x float>, ptr %86, align 16, !tbaa !96
  %340 = getelementptr inbounds i8, ptr %122, i64 192
  store <16 x float> %339, ptr %340, align 4, !tbaa !96
  %341 = load <16 x float>, ptr %87, align 16, !tbaa !96
  %342 = getelementptr inbounds i8, ptr %122, i64 256
  store <16 x float> %341, ptr %342, align 4, !tbaa !96
  %343 = load <16 x float>, ptr %88, align 16, !tbaa !96
  %344 = getelementptr inbounds i8, ptr %122, i64 320
  store <16 x float> %343, ptr %344, align 4, !tbaa !96
  %345 = load <16 x float>, ptr %89, align 16, !tbaa !96
  %346 = getelementptr inbounds i8, ptr %122, i64 384
  store <16 x float> %345, ptr %346, align 4, !tbaa !96
  %347 = load <16 x float>, ptr %90, align 16, !tbaa !96
  %348 = getelementptr inbounds i8, ptr %122, i64 448
  store <16 x float> %347, ptr %348, align 4, !tbaa !96
  %349 = load <16 x float>, ptr %91, align 16, !tbaa !96
  %350 = getelementptr inbounds i8, ptr %122, i64 512
  store <16 x float> %349, ptr %350, align 4, !tbaa !96
  %351 = load <16 x float>, ptr %92, align 16, !tbaa !96
  %352 = getelementptr inbounds i8, ptr %122, i64 576
  store <16 x float> %351, ptr %352, align 4, !tbaa !96
  %353 = load <16 x float>, ptr %93, align 16, !tbaa !96
  %354 = getelementptr inbounds i8, ptr %122, i64 640
  store <16 x float> %353, ptr %354, align 4, !tbaa !96
  %355 = load <16 x float>, ptr %94, align 16, !tbaa !96
  %356 = getelementptr inbounds i8, ptr %122, i64 704
  store <16 x float> %355, ptr %356, align 4, !tbaa !96
  %357 = load <16 x float>, ptr %95, align 16, !tbaa !96
  %358 = getelementptr inbounds i8, ptr %122, i64 768
  store <16 x float> %357, ptr %358, align 4, !tbaa !96
  %359 = load <16 x float>, ptr %96, align 16, !tbaa !96
  %360 = getelementptr inbounds i8, ptr %122, i64 832
  store <16 x float> %359, ptr %360, align 4, !tbaa !96
  %361 = load <16 x float>, ptr %97, align 16, !tbaa !96
  %362 = getelementptr inbounds i8, ptr %122, i64 896
  store <16 x float> %361, ptr %362, align 4, !tbaa !96
  %363 = load <16 x float>, ptr %98, align 16, !tbaa !96
  %364 = getelementptr inbounds i8, ptr %122, i64 960
  store <16 x float> %363, ptr %364, align 4, !tbaa !96
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %8) #14
  %365 = add nuw nsw i64 %.058, 1
  %exitcond68.not = icmp eq i64 %365, %16
  br i1 %exitcond68.not, label %._crit_edge, label %99, !llvm.loop !99
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @multiplied(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7) unnamed_addr #5 {
  %9 = alloca [1024 x float], align 64
  %10 = load ptr, ptr %0, align 8, !tbaa !2
  %11 = getelementptr inbounds i8, ptr %10, i64 152
  %12 = load i64, ptr %11, align 8, !tbaa !74
  %13 = add nsw i64 %12, 31
  %14 = sdiv i64 %13, 32
  %15 = shl nsw i64 %14, 10
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %9) #14
  %16 = icmp slt i64 %4, %5
  br i1 %16, label %.preheader.lr.ph, label %._crit_edge40

.preheader.lr.ph:                                 ; preds = %8
  %17 = icmp slt i64 %6, %7
  %18 = getelementptr inbounds i8, ptr %10, i64 144
  %19 = getelementptr inbounds i8, ptr %10, i64 160
  %20 = getelementptr inbounds i8, ptr %0, i64 8
  br label %.preheader

.preheader:                                       ; preds = %.preheader.lr.ph, %._crit_edge
  %.039 = phi i64 [ %4, %.preheader.lr.ph ], [ %27, %._crit_edge ]
  br i1 %17, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %.preheader
  %21 = mul nsw i64 %.039, %15
  %22 = getelementptr inbounds i8, ptr %1, i64 %21
  %23 = shl nsw i64 %.039, 4
  %24 = add nsw i64 %.039, 1
  %25 = icmp slt i64 %24, %5
  %26 = select i1 %25, i64 32, i64 16
  br label %29

._crit_edge40:                                    ; preds = %._crit_edge, %8
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %9) #14
  ret void

._crit_edge:                                      ; preds = %finish.exit, %.preheader
  %27 = add nsw i64 %.039, 2
  %28 = icmp slt i64 %27, %5
  br i1 %28, label %.preheader, label %._crit_edge40, !llvm.loop !100

29:                                               ; preds = %.lr.ph, %finish.exit
  %.03438 = phi i64 [ %6, %.lr.ph ], [ %162, %finish.exit ]
  %30 = mul nsw i64 %.03438, %15
  %31 = getelementptr inbounds i8, ptr %2, i64 %30
  %32 = load i64, ptr %18, align 8, !tbaa !70
  %33 = sub nsw i64 %32, %23
  %34 = tail call i64 @llvm.smin.i64(i64 %33, i64 %26)
  %35 = load i64, ptr %19, align 8, !tbaa !71
  %36 = shl nsw i64 %.03438, 4
  %37 = sub nsw i64 %35, %36
  %38 = add nsw i64 %.03438, 1
  %39 = icmp slt i64 %38, %7
  %40 = select i1 %39, i64 32, i64 16
  %41 = tail call i64 @llvm.smin.i64(i64 %37, i64 %40)
  %42 = icmp sgt i64 %33, 0
  br i1 %42, label %.lr.ph.i, label %sums_of.exit.thread

sums_of.exit.thread:                              ; preds = %29
  %43 = load ptr, ptr %0, align 8, !tbaa !2
  %44 = getelementptr inbounds i8, ptr %43, i64 160
  %45 = load i64, ptr %44, align 8, !tbaa !71
  %46 = mul nsw i64 %45, %23
  %47 = add nsw i64 %46, %36
  br label %._crit_edge54.i

.lr.ph.i:                                         ; preds = %29
  %48 = icmp sgt i64 %41, 16
  br label %49

49:                                               ; preds = %59, %.lr.ph.i
  %.018.i = phi i64 [ 0, %.lr.ph.i ], [ %60, %59 ]
  %50 = lshr i64 %.018.i, 4
  %51 = mul nsw i64 %50, %15
  %52 = getelementptr inbounds i8, ptr %22, i64 %51
  %53 = shl i64 %.018.i, 6
  %54 = and i64 %53, 512
  %55 = getelementptr inbounds i8, ptr %52, i64 %54
  %.idx17.i = shl nsw i64 %.018.i, 7
  %56 = getelementptr inbounds i8, ptr %9, i64 %.idx17.i
  br i1 %48, label %57, label %58

57:                                               ; preds = %49
  call fastcc void @two_through(ptr noundef readonly %55, ptr noundef readonly %31, i64 noundef %15, ptr noundef nonnull %56) #15
  br label %59

58:                                               ; preds = %49
  call fastcc void @one_through(ptr noundef readonly %55, ptr noundef readonly %31, i64 noundef %15, ptr noundef nonnull %56) #15
  br label %59

59:                                               ; preds = %58, %57
  %60 = add nuw nsw i64 %.018.i, 8
  %61 = icmp slt i64 %60, %34
  br i1 %61, label %49, label %sums_of.exit, !llvm.loop !101

sums_of.exit:                                     ; preds = %59
  %62 = load ptr, ptr %0, align 8, !tbaa !2
  %63 = getelementptr inbounds i8, ptr %62, i64 160
  %64 = load i64, ptr %63, align 8, !tbaa !71
  %65 = mul nsw i64 %64, %23
  %66 = add nsw i64 %65, %36
  %67 = icmp sgt i64 %37, 0
  %68 = getelementptr inbounds i8, ptr %62, i64 32
  %69 = getelementptr inbounds i8, ptr %62, i64 40
  %70 = getelementptr inbounds float, ptr %3, i64 %66
  %71 = icmp sgt i64 %37, 15
  %72 = trunc nuw i64 %41 to i32
  %notmask.i.i = shl nsw i32 -1, %72
  %73 = trunc i32 %notmask.i.i to i16
  %74 = xor i16 %73, -1
  %75 = select i1 %71, i16 -1, i16 %74
  %76 = bitcast i16 %75 to <16 x i1>
  %77 = icmp sgt i64 %37, 15
  %78 = trunc nuw i64 %41 to i32
  %notmask.i51.i = shl nsw i32 -1, %78
  %79 = trunc i32 %notmask.i51.i to i16
  %80 = xor i16 %79, -1
  %81 = select i1 %77, i16 -1, i16 %80
  %82 = bitcast i16 %81 to <16 x i1>
  %83 = icmp sgt i64 %41, 16
  %84 = add nsw i64 %41, -16
  %85 = icmp sgt i64 %41, 31
  %86 = trunc i64 %84 to i32
  %notmask.i.i.1 = shl nsw i32 -1, %86
  %87 = trunc i32 %notmask.i.i.1 to i16
  %88 = xor i16 %87, -1
  %89 = select i1 %85, i16 -1, i16 %88
  %90 = bitcast i16 %89 to <16 x i1>
  %invariant.gep = getelementptr i8, ptr %70, i64 64
  %91 = icmp sgt i64 %41, 31
  %92 = trunc i64 %84 to i32
  %notmask.i51.i.1 = shl nsw i32 -1, %92
  %93 = trunc i32 %notmask.i51.i.1 to i16
  %94 = xor i16 %93, -1
  %95 = select i1 %91, i16 -1, i16 %94
  %96 = bitcast i16 %95 to <16 x i1>
  br label %.preheader.i

.preheader.i:                                     ; preds = %._crit_edge.i, %sums_of.exit
  %.053.i = phi i64 [ 0, %sums_of.exit ], [ %114, %._crit_edge.i ]
  br i1 %67, label %.lr.ph.i37, label %._crit_edge.i

.lr.ph.i37:                                       ; preds = %.preheader.i
  %.idx.i = shl nsw i64 %.053.i, 7
  %97 = getelementptr inbounds i8, ptr %9, i64 %.idx.i
  %98 = load <16 x float>, ptr %97, align 64, !tbaa !96
  %99 = bitcast <16 x float> %98 to <16 x i32>
  %100 = fcmp uno <16 x float> %98, zeroinitializer
  %101 = add <16 x i32> %99, <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>
  %102 = lshr <16 x i32> %99, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %103 = and <16 x i32> %102, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %104 = add <16 x i32> %101, %103
  %105 = and <16 x i32> %104, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %106 = and <16 x i32> %99, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %107 = or disjoint <16 x i32> %106, <i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344>
  %108 = select <16 x i1> %100, <16 x i32> %107, <16 x i32> %105
  %109 = bitcast <16 x i32> %108 to <16 x float>
  %110 = load ptr, ptr %68, align 8, !tbaa !102
  %.not48.i = icmp eq ptr %110, null
  br i1 %.not48.i, label %119, label %115

._crit_edge54.i:                                  ; preds = %._crit_edge.i, %sums_of.exit.thread
  %111 = phi i64 [ %47, %sums_of.exit.thread ], [ %66, %._crit_edge.i ]
  %112 = phi ptr [ %44, %sums_of.exit.thread ], [ %63, %._crit_edge.i ]
  %113 = load ptr, ptr %20, align 8, !tbaa !7
  %.not.i = icmp eq ptr %113, null
  br i1 %.not.i, label %finish.exit, label %155

._crit_edge.i:                                    ; preds = %151, %152, %127, %.preheader.i
  %114 = add nuw nsw i64 %.053.i, 1
  %exitcond.not.i = icmp eq i64 %114, %34
  br i1 %exitcond.not.i, label %._crit_edge54.i, label %.preheader.i, !llvm.loop !103

115:                                              ; preds = %.lr.ph.i37
  %116 = getelementptr inbounds float, ptr %110, i64 %36
  %117 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr nonnull %116, i32 1, <16 x i1> %76, <16 x float> zeroinitializer)
  %118 = fadd <16 x float> %117, %109
  br label %119

119:                                              ; preds = %115, %.lr.ph.i37
  %.042.i = phi <16 x float> [ %118, %115 ], [ %109, %.lr.ph.i37 ]
  %120 = load i64, ptr %69, align 8, !tbaa !104
  %.not49.i = icmp eq i64 %120, 0
  %.not9.i.i = fcmp ole <16 x float> %.042.i, zeroinitializer
  %.v.i.i = select <16 x i1> %.not9.i.i, <16 x float> zeroinitializer, <16 x float> %.042.i
  %.1.i = select i1 %.not49.i, <16 x float> %.042.i, <16 x float> %.v.i.i
  %121 = load ptr, ptr %20, align 8, !tbaa !7
  %.not50.i = icmp eq ptr %121, null
  br i1 %.not50.i, label %123, label %122

122:                                              ; preds = %119
  store <16 x float> %.1.i, ptr %97, align 64, !tbaa !96
  br label %127

123:                                              ; preds = %119
  %124 = load i64, ptr %63, align 8, !tbaa !71
  %125 = mul nsw i64 %124, %.053.i
  %126 = getelementptr inbounds float, ptr %70, i64 %125
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> %.1.i, ptr %126, i32 1, <16 x i1> %82)
  br label %127

127:                                              ; preds = %123, %122
  br i1 %83, label %128, label %._crit_edge.i, !llvm.loop !105

128:                                              ; preds = %127
  %129 = getelementptr inbounds i8, ptr %97, i64 64
  %130 = load <16 x float>, ptr %129, align 64, !tbaa !96
  %131 = bitcast <16 x float> %130 to <16 x i32>
  %132 = fcmp uno <16 x float> %130, zeroinitializer
  %133 = add <16 x i32> %131, <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>
  %134 = lshr <16 x i32> %131, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %135 = and <16 x i32> %134, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %136 = add <16 x i32> %133, %135
  %137 = and <16 x i32> %136, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %138 = and <16 x i32> %131, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %139 = or disjoint <16 x i32> %138, <i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344, i32 2143289344>
  %140 = select <16 x i1> %132, <16 x i32> %139, <16 x i32> %137
  %141 = bitcast <16 x i32> %140 to <16 x float>
  %142 = load ptr, ptr %68, align 8, !tbaa !102
  %.not48.i.1 = icmp eq ptr %142, null
  br i1 %.not48.i.1, label %148, label %143

143:                                              ; preds = %128
  %144 = getelementptr inbounds float, ptr %142, i64 %36
  %145 = getelementptr inbounds i8, ptr %144, i64 64
  %146 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr nonnull %145, i32 1, <16 x i1> %90, <16 x float> zeroinitializer)
  %147 = fadd <16 x float> %146, %141
  br label %148

148:                                              ; preds = %143, %128
  %.042.i.1 = phi <16 x float> [ %147, %143 ], [ %141, %128 ]
  %149 = load i64, ptr %69, align 8, !tbaa !104
  %.not49.i.1 = icmp eq i64 %149, 0
  %.not9.i.i.1 = fcmp ole <16 x float> %.042.i.1, zeroinitializer
  %.v.i.i.1 = select <16 x i1> %.not9.i.i.1, <16 x float> zeroinitializer, <16 x float> %.042.i.1
  %.1.i.1 = select i1 %.not49.i.1, <16 x float> %.042.i.1, <16 x float> %.v.i.i.1
  %150 = load ptr, ptr %20, align 8, !tbaa !7
  %.not50.i.1 = icmp eq ptr %150, null
  br i1 %.not50.i.1, label %152, label %151

151:                                              ; preds = %148
  store <16 x float> %.1.i.1, ptr %129, align 64, !tbaa !96
  br label %._crit_edge.i, !llvm.loop !105

152:                                              ; preds = %148
  %153 = load i64, ptr %63, align 8, !tbaa !71
  %154 = mul nsw i64 %153, %.053.i
  %gep = getelementptr float, ptr %invariant.gep, i64 %154
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> %.1.i.1, ptr %gep, i32 1, <16 x i1> %96)
  br label %._crit_edge.i, !llvm.loop !105

155:                                              ; preds = %._crit_edge54.i
  %156 = load i64, ptr %112, align 8, !tbaa !71
  %157 = load i64, ptr %113, align 8, !tbaa !18
  %158 = icmp eq i64 %157, 0
  %159 = getelementptr inbounds i8, ptr %113, i64 8
  br i1 %158, label %160, label %161

160:                                              ; preds = %155
  call fastcc void @move_by_momentum(ptr noundef nonnull readonly %159, ptr noundef nonnull readonly %9, i64 noundef %111, i64 noundef %156, i64 noundef %34, i64 noundef %41) #15
  br label %finish.exit

161:                                              ; preds = %155
  call fastcc void @move_by_adam(ptr noundef nonnull readonly %159, ptr noundef nonnull readonly %9, i64 noundef %111, i64 noundef %156, i64 noundef %34, i64 noundef %41) #15
  br label %finish.exit

finish.exit:                                      ; preds = %._crit_edge54.i, %160, %161
  %162 = add nsw i64 %.03438, 2
  %163 = icmp slt i64 %162, %7
  br i1 %163, label %29, label %._crit_edge, !llvm.loop !106
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float>, <16 x float>) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr nocapture, i32 immarg, <16 x i1>, <16 x float>) #8

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @two_through(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #9 {
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
  %26 = load i32, ptr %invariant.gep18, align 4, !tbaa !107
  %27 = insertelement <16 x i32> poison, i32 %26, i64 0
  %28 = shufflevector <16 x i32> %27, <16 x i32> poison, <16 x i32> zeroinitializer
  %29 = bitcast <16 x i32> %28 to <32 x bfloat>
  %30 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.0.2, <32 x bfloat> %29, <32 x bfloat> %23)
  %31 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.6.2, <32 x bfloat> %29, <32 x bfloat> %24)
  %gep19.1 = getelementptr inbounds i8, ptr %invariant.gep18, i64 64
  %32 = load i32, ptr %gep19.1, align 4, !tbaa !107
  %33 = insertelement <16 x i32> poison, i32 %32, i64 0
  %34 = shufflevector <16 x i32> %33, <16 x i32> poison, <16 x i32> zeroinitializer
  %35 = bitcast <16 x i32> %34 to <32 x bfloat>
  %36 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.11.2, <32 x bfloat> %35, <32 x bfloat> %23)
  %37 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.15.2, <32 x bfloat> %35, <32 x bfloat> %24)
  %gep19.2 = getelementptr inbounds i8, ptr %invariant.gep18, i64 128
  %38 = load i32, ptr %gep19.2, align 4, !tbaa !107
  %39 = insertelement <16 x i32> poison, i32 %38, i64 0
  %40 = shufflevector <16 x i32> %39, <16 x i32> poison, <16 x i32> zeroinitializer
  %41 = bitcast <16 x i32> %40 to <32 x bfloat>
  %42 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.20.2, <32 x bfloat> %41, <32 x bfloat> %23)
  %43 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.24.2, <32 x bfloat> %41, <32 x bfloat> %24)
  %gep19.3 = getelementptr inbounds i8, ptr %invariant.gep18, i64 192
  %44 = load i32, ptr %gep19.3, align 4, !tbaa !107
  %45 = insertelement <16 x i32> poison, i32 %44, i64 0
  %46 = shufflevector <16 x i32> %45, <16 x i32> poison, <16 x i32> zeroinitializer
  %47 = bitcast <16 x i32> %46 to <32 x bfloat>
  %48 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.29.2, <32 x bfloat> %47, <32 x bfloat> %23)
  %49 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.33.2, <32 x bfloat> %47, <32 x bfloat> %24)
  %gep19.4 = getelementptr inbounds i8, ptr %invariant.gep18, i64 256
  %50 = load i32, ptr %gep19.4, align 4, !tbaa !107
  %51 = insertelement <16 x i32> poison, i32 %50, i64 0
  %52 = shufflevector <16 x i32> %51, <16 x i32> poison, <16 x i32> zeroinitializer
  %53 = bitcast <16 x i32> %52 to <32 x bfloat>
  %54 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.38.2, <32 x bfloat> %53, <32 x bfloat> %23)
  %55 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.42.2, <32 x bfloat> %53, <32 x bfloat> %24)
  %gep19.5 = getelementptr inbounds i8, ptr %invariant.gep18, i64 320
  %56 = load i32, ptr %gep19.5, align 4, !tbaa !107
  %57 = insertelement <16 x i32> poison, i32 %56, i64 0
  %58 = shufflevector <16 x i32> %57, <16 x i32> poison, <16 x i32> zeroinitializer
  %59 = bitcast <16 x i32> %58 to <32 x bfloat>
  %60 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.47.2, <32 x bfloat> %59, <32 x bfloat> %23)
  %61 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.51.2, <32 x bfloat> %59, <32 x bfloat> %24)
  %gep19.6 = getelementptr inbounds i8, ptr %invariant.gep18, i64 384
  %62 = load i32, ptr %gep19.6, align 4, !tbaa !107
  %63 = insertelement <16 x i32> poison, i32 %62, i64 0
  %64 = shufflevector <16 x i32> %63, <16 x i32> poison, <16 x i32> zeroinitializer
  %65 = bitcast <16 x i32> %64 to <32 x bfloat>
  %66 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.56.2, <32 x bfloat> %65, <32 x bfloat> %23)
  %67 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.60.2, <32 x bfloat> %65, <32 x bfloat> %24)
  %gep19.7 = getelementptr inbounds i8, ptr %invariant.gep18, i64 448
  %68 = load i32, ptr %gep19.7, align 4, !tbaa !107
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
  %79 = load i32, ptr %invariant.gep18.1, align 4, !tbaa !107
  %80 = insertelement <16 x i32> poison, i32 %79, i64 0
  %81 = shufflevector <16 x i32> %80, <16 x i32> poison, <16 x i32> zeroinitializer
  %82 = bitcast <16 x i32> %81 to <32 x bfloat>
  %83 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %30, <32 x bfloat> %82, <32 x bfloat> %76)
  %84 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %31, <32 x bfloat> %82, <32 x bfloat> %77)
  %gep19.1.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 64
  %85 = load i32, ptr %gep19.1.1, align 4, !tbaa !107
  %86 = insertelement <16 x i32> poison, i32 %85, i64 0
  %87 = shufflevector <16 x i32> %86, <16 x i32> poison, <16 x i32> zeroinitializer
  %88 = bitcast <16 x i32> %87 to <32 x bfloat>
  %89 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %36, <32 x bfloat> %88, <32 x bfloat> %76)
  %90 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %37, <32 x bfloat> %88, <32 x bfloat> %77)
  %gep19.2.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 128
  %91 = load i32, ptr %gep19.2.1, align 4, !tbaa !107
  %92 = insertelement <16 x i32> poison, i32 %91, i64 0
  %93 = shufflevector <16 x i32> %92, <16 x i32> poison, <16 x i32> zeroinitializer
  %94 = bitcast <16 x i32> %93 to <32 x bfloat>
  %95 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %42, <32 x bfloat> %94, <32 x bfloat> %76)
  %96 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %43, <32 x bfloat> %94, <32 x bfloat> %77)
  %gep19.3.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 192
  %97 = load i32, ptr %gep19.3.1, align 4, !tbaa !107
  %98 = insertelement <16 x i32> poison, i32 %97, i64 0
  %99 = shufflevector <16 x i32> %98, <16 x i32> poison, <16 x i32> zeroinitializer
  %100 = bitcast <16 x i32> %99 to <32 x bfloat>
  %101 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %48, <32 x bfloat> %100, <32 x bfloat> %76)
  %102 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %49, <32 x bfloat> %100, <32 x bfloat> %77)
  %gep19.4.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 256
  %103 = load i32, ptr %gep19.4.1, align 4, !tbaa !107
  %104 = insertelement <16 x i32> poison, i32 %103, i64 0
  %105 = shufflevector <16 x i32> %104, <16 x i32> poison, <16 x i32> zeroinitializer
  %106 = bitcast <16 x i32> %105 to <32 x bfloat>
  %107 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %54, <32 x bfloat> %106, <32 x bfloat> %76)
  %108 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %55, <32 x bfloat> %106, <32 x bfloat> %77)
  %gep19.5.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 320
  %109 = load i32, ptr %gep19.5.1, align 4, !tbaa !107
  %110 = insertelement <16 x i32> poison, i32 %109, i64 0
  %111 = shufflevector <16 x i32> %110, <16 x i32> poison, <16 x i32> zeroinitializer
  %112 = bitcast <16 x i32> %111 to <32 x bfloat>
  %113 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %60, <32 x bfloat> %112, <32 x bfloat> %76)
  %114 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %61, <32 x bfloat> %112, <32 x bfloat> %77)
  %gep19.6.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 384
  %115 = load i32, ptr %gep19.6.1, align 4, !tbaa !107
  %116 = insertelement <16 x i32> poison, i32 %115, i64 0
  %117 = shufflevector <16 x i32> %116, <16 x i32> poison, <16 x i32> zeroinitializer
  %118 = bitcast <16 x i32> %117 to <32 x bfloat>
  %119 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %66, <32 x bfloat> %118, <32 x bfloat> %76)
  %120 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %67, <32 x bfloat> %118, <32 x bfloat> %77)
  %gep19.7.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 448
  %121 = load i32, ptr %gep19.7.1, align 4, !tbaa !107
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
  %132 = load i32, ptr %invariant.gep18.2, align 4, !tbaa !107
  %133 = insertelement <16 x i32> poison, i32 %132, i64 0
  %134 = shufflevector <16 x i32> %133, <16 x i32> poison, <16 x i32> zeroinitializer
  %135 = bitcast <16 x i32> %134 to <32 x bfloat>
  %136 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %83, <32 x bfloat> %135, <32 x bfloat> %129)
  %137 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %84, <32 x bfloat> %135, <32 x bfloat> %130)
  %gep19.1.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 64
  %138 = load i32, ptr %gep19.1.2, align 4, !tbaa !107
  %139 = insertelement <16 x i32> poison, i32 %138, i64 0
  %140 = shufflevector <16 x i32> %139, <16 x i32> poison, <16 x i32> zeroinitializer
  %141 = bitcast <16 x i32> %140 to <32 x bfloat>
  %142 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %89, <32 x bfloat> %141, <32 x bfloat> %129)
  %143 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %90, <32 x bfloat> %141, <32 x bfloat> %130)
  %gep19.2.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 128
  %144 = load i32, ptr %gep19.2.2, align 4, !tbaa !107
  %145 = insertelement <16 x i32> poison, i32 %144, i64 0
  %146 = shufflevector <16 x i32> %145, <16 x i32> poison, <16 x i32> zeroinitializer
  %147 = bitcast <16 x i32> %146 to <32 x bfloat>
  %148 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %95, <32 x bfloat> %147, <32 x bfloat> %129)
  %149 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %96, <32 x bfloat> %147, <32 x bfloat> %130)
  %gep19.3.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 192
  %150 = load i32, ptr %gep19.3.2, align 4, !tbaa !107
  %151 = insertelement <16 x i32> poison, i32 %150, i64 0
  %152 = shufflevector <16 x i32> %151, <16 x i32> poison, <16 x i32> zeroinitializer
  %153 = bitcast <16 x i32> %152 to <32 x bfloat>
  %154 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %101, <32 x bfloat> %153, <32 x bfloat> %129)
  %155 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %102, <32 x bfloat> %153, <32 x bfloat> %130)
  %gep19.4.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 256
  %156 = load i32, ptr %gep19.4.2, align 4, !tbaa !107
  %157 = insertelement <16 x i32> poison, i32 %156, i64 0
  %158 = shufflevector <16 x i32> %157, <16 x i32> poison, <16 x i32> zeroinitializer
  %159 = bitcast <16 x i32> %158 to <32 x bfloat>
  %160 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %107, <32 x bfloat> %159, <32 x bfloat> %129)
  %161 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %108, <32 x bfloat> %159, <32 x bfloat> %130)
  %gep19.5.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 320
  %162 = load i32, ptr %gep19.5.2, align 4, !tbaa !107
  %163 = insertelement <16 x i32> poison, i32 %162, i64 0
  %164 = shufflevector <16 x i32> %163, <16 x i32> poison, <16 x i32> zeroinitializer
  %165 = bitcast <16 x i32> %164 to <32 x bfloat>
  %166 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %113, <32 x bfloat> %165, <32 x bfloat> %129)
  %167 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %114, <32 x bfloat> %165, <32 x bfloat> %130)
  %gep19.6.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 384
  %168 = load i32, ptr %gep19.6.2, align 4, !tbaa !107
  %169 = insertelement <16 x i32> poison, i32 %168, i64 0
  %170 = shufflevector <16 x i32> %169, <16 x i32> poison, <16 x i32> zeroinitializer
  %171 = bitcast <16 x i32> %170 to <32 x bfloat>
  %172 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %119, <32 x bfloat> %171, <32 x bfloat> %129)
  %173 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %120, <32 x bfloat> %171, <32 x bfloat> %130)
  %gep19.7.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 448
  %174 = load i32, ptr %gep19.7.2, align 4, !tbaa !107
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
  %185 = load i32, ptr %invariant.gep18.3, align 4, !tbaa !107
  %186 = insertelement <16 x i32> poison, i32 %185, i64 0
  %187 = shufflevector <16 x i32> %186, <16 x i32> poison, <16 x i32> zeroinitializer
  %188 = bitcast <16 x i32> %187 to <32 x bfloat>
  %189 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %136, <32 x bfloat> %188, <32 x bfloat> %182)
  %190 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %137, <32 x bfloat> %188, <32 x bfloat> %183)
  %gep19.1.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 64
  %191 = load i32, ptr %gep19.1.3, align 4, !tbaa !107
  %192 = insertelement <16 x i32> poison, i32 %191, i64 0
  %193 = shufflevector <16 x i32> %192, <16 x i32> poison, <16 x i32> zeroinitializer
  %194 = bitcast <16 x i32> %193 to <32 x bfloat>
  %195 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %142, <32 x bfloat> %194, <32 x bfloat> %182)
  %196 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %143, <32 x bfloat> %194, <32 x bfloat> %183)
  %gep19.2.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 128
  %197 = load i32, ptr %gep19.2.3, align 4, !tbaa !107
  %198 = insertelement <16 x i32> poison, i32 %197, i64 0
  %199 = shufflevector <16 x i32> %198, <16 x i32> poison, <16 x i32> zeroinitializer
  %200 = bitcast <16 x i32> %199 to <32 x bfloat>
  %201 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %148, <32 x bfloat> %200, <32 x bfloat> %182)
  %202 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %149, <32 x bfloat> %200, <32 x bfloat> %183)
  %gep19.3.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 192
  %203 = load i32, ptr %gep19.3.3, align 4, !tbaa !107
  %204 = insertelement <16 x i32> poison, i32 %203, i64 0
  %205 = shufflevector <16 x i32> %204, <16 x i32> poison, <16 x i32> zeroinitializer
  %206 = bitcast <16 x i32> %205 to <32 x bfloat>
  %207 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %154, <32 x bfloat> %206, <32 x bfloat> %182)
  %208 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %155, <32 x bfloat> %206, <32 x bfloat> %183)
  %gep19.4.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 256
  %209 = load i32, ptr %gep19.4.3, align 4, !tbaa !107
  %210 = insertelement <16 x i32> poison, i32 %209, i64 0
  %211 = shufflevector <16 x i32> %210, <16 x i32> poison, <16 x i32> zeroinitializer
  %212 = bitcast <16 x i32> %211 to <32 x bfloat>
  %213 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %160, <32 x bfloat> %212, <32 x bfloat> %182)
  %214 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %161, <32 x bfloat> %212, <32 x bfloat> %183)
  %gep19.5.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 320
  %215 = load i32, ptr %gep19.5.3, align 4, !tbaa !107
  %216 = insertelement <16 x i32> poison, i32 %215, i64 0
  %217 = shufflevector <16 x i32> %216, <16 x i32> poison, <16 x i32> zeroinitializer
  %218 = bitcast <16 x i32> %217 to <32 x bfloat>
  %219 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %166, <32 x bfloat> %218, <32 x bfloat> %182)
  %220 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %167, <32 x bfloat> %218, <32 x bfloat> %183)
  %gep19.6.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 384
  %221 = load i32, ptr %gep19.6.3, align 4, !tbaa !107
  %222 = insertelement <16 x i32> poison, i32 %221, i64 0
  %223 = shufflevector <16 x i32> %222, <16 x i32> poison, <16 x i32> zeroinitializer
  %224 = bitcast <16 x i32> %223 to <32 x bfloat>
  %225 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %172, <32 x bfloat> %224, <32 x bfloat> %182)
  %226 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %173, <32 x bfloat> %224, <32 x bfloat> %183)
  %gep19.7.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 448
  %227 = load i32, ptr %gep19.7.3, align 4, !tbaa !107
  %228 = insertelement <16 x i32> poison, i32 %227, i64 0
  %229 = shufflevector <16 x i32> %228, <16 x i32> poison, <16 x i32> zeroinitializer
  %230 = bitcast <16 x i32> %229 to <32 x bfloat>
  %231 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %178, <32 x bfloat> %230, <32 x bfloat> %182)
  %232 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %179, <32 x bfloat> %230, <32 x bfloat> %183)
  %233 = add nuw nsw i64 %.026.i21, 4
  %exitcond.not.3 = icmp eq i64 %233, 16
  br i1 %exitcond.not.3, label %add_pairs.exit, label %.preheader12, !llvm.loop !109

add_pairs.exit:                                   ; preds = %.preheader12
  %234 = add nuw nsw i64 %.022, 1024
  %235 = icmp slt i64 %234, %2
  br i1 %235, label %.lr.ph, label %.preheader11, !llvm.loop !111
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @one_through(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #9 {
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
  %17 = load i32, ptr %invariant.gep18, align 4, !tbaa !107
  %18 = insertelement <16 x i32> poison, i32 %17, i64 0
  %19 = shufflevector <16 x i32> %18, <16 x i32> poison, <16 x i32> zeroinitializer
  %20 = bitcast <16 x i32> %19 to <32 x bfloat>
  %21 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.0.2, <32 x bfloat> %20, <32 x bfloat> %15)
  %gep19.1 = getelementptr inbounds i8, ptr %invariant.gep18, i64 64
  %22 = load i32, ptr %gep19.1, align 4, !tbaa !107
  %23 = insertelement <16 x i32> poison, i32 %22, i64 0
  %24 = shufflevector <16 x i32> %23, <16 x i32> poison, <16 x i32> zeroinitializer
  %25 = bitcast <16 x i32> %24 to <32 x bfloat>
  %26 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.8.2, <32 x bfloat> %25, <32 x bfloat> %15)
  %gep19.2 = getelementptr inbounds i8, ptr %invariant.gep18, i64 128
  %27 = load i32, ptr %gep19.2, align 4, !tbaa !107
  %28 = insertelement <16 x i32> poison, i32 %27, i64 0
  %29 = shufflevector <16 x i32> %28, <16 x i32> poison, <16 x i32> zeroinitializer
  %30 = bitcast <16 x i32> %29 to <32 x bfloat>
  %31 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.14.2, <32 x bfloat> %30, <32 x bfloat> %15)
  %gep19.3 = getelementptr inbounds i8, ptr %invariant.gep18, i64 192
  %32 = load i32, ptr %gep19.3, align 4, !tbaa !107
  %33 = insertelement <16 x i32> poison, i32 %32, i64 0
  %34 = shufflevector <16 x i32> %33, <16 x i32> poison, <16 x i32> zeroinitializer
  %35 = bitcast <16 x i32> %34 to <32 x bfloat>
  %36 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.20.2, <32 x bfloat> %35, <32 x bfloat> %15)
  %gep19.4 = getelementptr inbounds i8, ptr %invariant.gep18, i64 256
  %37 = load i32, ptr %gep19.4, align 4, !tbaa !107
  %38 = insertelement <16 x i32> poison, i32 %37, i64 0
  %39 = shufflevector <16 x i32> %38, <16 x i32> poison, <16 x i32> zeroinitializer
  %40 = bitcast <16 x i32> %39 to <32 x bfloat>
  %41 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.26.2, <32 x bfloat> %40, <32 x bfloat> %15)
  %gep19.5 = getelementptr inbounds i8, ptr %invariant.gep18, i64 320
  %42 = load i32, ptr %gep19.5, align 4, !tbaa !107
  %43 = insertelement <16 x i32> poison, i32 %42, i64 0
  %44 = shufflevector <16 x i32> %43, <16 x i32> poison, <16 x i32> zeroinitializer
  %45 = bitcast <16 x i32> %44 to <32 x bfloat>
  %46 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.32.2, <32 x bfloat> %45, <32 x bfloat> %15)
  %gep19.6 = getelementptr inbounds i8, ptr %invariant.gep18, i64 384
  %47 = load i32, ptr %gep19.6, align 4, !tbaa !107
  %48 = insertelement <16 x i32> poison, i32 %47, i64 0
  %49 = shufflevector <16 x i32> %48, <16 x i32> poison, <16 x i32> zeroinitializer
  %50 = bitcast <16 x i32> %49 to <32 x bfloat>
  %51 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %.sroa.38.2, <32 x bfloat> %50, <32 x bfloat> %15)
  %gep19.7 = getelementptr inbounds i8, ptr %invariant.gep18, i64 448
  %52 = load i32, ptr %gep19.7, align 4, !tbaa !107
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
  %61 = load i32, ptr %invariant.gep18.1, align 4, !tbaa !107
  %62 = insertelement <16 x i32> poison, i32 %61, i64 0
  %63 = shufflevector <16 x i32> %62, <16 x i32> poison, <16 x i32> zeroinitializer
  %64 = bitcast <16 x i32> %63 to <32 x bfloat>
  %65 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %21, <32 x bfloat> %64, <32 x bfloat> %59)
  %gep19.1.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 64
  %66 = load i32, ptr %gep19.1.1, align 4, !tbaa !107
  %67 = insertelement <16 x i32> poison, i32 %66, i64 0
  %68 = shufflevector <16 x i32> %67, <16 x i32> poison, <16 x i32> zeroinitializer
  %69 = bitcast <16 x i32> %68 to <32 x bfloat>
  %70 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %26, <32 x bfloat> %69, <32 x bfloat> %59)
  %gep19.2.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 128
  %71 = load i32, ptr %gep19.2.1, align 4, !tbaa !107
  %72 = insertelement <16 x i32> poison, i32 %71, i64 0
  %73 = shufflevector <16 x i32> %72, <16 x i32> poison, <16 x i32> zeroinitializer
  %74 = bitcast <16 x i32> %73 to <32 x bfloat>
  %75 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %31, <32 x bfloat> %74, <32 x bfloat> %59)
  %gep19.3.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 192
  %76 = load i32, ptr %gep19.3.1, align 4, !tbaa !107
  %77 = insertelement <16 x i32> poison, i32 %76, i64 0
  %78 = shufflevector <16 x i32> %77, <16 x i32> poison, <16 x i32> zeroinitializer
  %79 = bitcast <16 x i32> %78 to <32 x bfloat>
  %80 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %36, <32 x bfloat> %79, <32 x bfloat> %59)
  %gep19.4.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 256
  %81 = load i32, ptr %gep19.4.1, align 4, !tbaa !107
  %82 = insertelement <16 x i32> poison, i32 %81, i64 0
  %83 = shufflevector <16 x i32> %82, <16 x i32> poison, <16 x i32> zeroinitializer
  %84 = bitcast <16 x i32> %83 to <32 x bfloat>
  %85 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %41, <32 x bfloat> %84, <32 x bfloat> %59)
  %gep19.5.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 320
  %86 = load i32, ptr %gep19.5.1, align 4, !tbaa !107
  %87 = insertelement <16 x i32> poison, i32 %86, i64 0
  %88 = shufflevector <16 x i32> %87, <16 x i32> poison, <16 x i32> zeroinitializer
  %89 = bitcast <16 x i32> %88 to <32 x bfloat>
  %90 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %46, <32 x bfloat> %89, <32 x bfloat> %59)
  %gep19.6.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 384
  %91 = load i32, ptr %gep19.6.1, align 4, !tbaa !107
  %92 = insertelement <16 x i32> poison, i32 %91, i64 0
  %93 = shufflevector <16 x i32> %92, <16 x i32> poison, <16 x i32> zeroinitializer
  %94 = bitcast <16 x i32> %93 to <32 x bfloat>
  %95 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %51, <32 x bfloat> %94, <32 x bfloat> %59)
  %gep19.7.1 = getelementptr inbounds i8, ptr %invariant.gep18.1, i64 448
  %96 = load i32, ptr %gep19.7.1, align 4, !tbaa !107
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
  %105 = load i32, ptr %invariant.gep18.2, align 4, !tbaa !107
  %106 = insertelement <16 x i32> poison, i32 %105, i64 0
  %107 = shufflevector <16 x i32> %106, <16 x i32> poison, <16 x i32> zeroinitializer
  %108 = bitcast <16 x i32> %107 to <32 x bfloat>
  %109 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %65, <32 x bfloat> %108, <32 x bfloat> %103)
  %gep19.1.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 64
  %110 = load i32, ptr %gep19.1.2, align 4, !tbaa !107
  %111 = insertelement <16 x i32> poison, i32 %110, i64 0
  %112 = shufflevector <16 x i32> %111, <16 x i32> poison, <16 x i32> zeroinitializer
  %113 = bitcast <16 x i32> %112 to <32 x bfloat>
  %114 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %70, <32 x bfloat> %113, <32 x bfloat> %103)
  %gep19.2.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 128
  %115 = load i32, ptr %gep19.2.2, align 4, !tbaa !107
  %116 = insertelement <16 x i32> poison, i32 %115, i64 0
  %117 = shufflevector <16 x i32> %116, <16 x i32> poison, <16 x i32> zeroinitializer
  %118 = bitcast <16 x i32> %117 to <32 x bfloat>
  %119 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %75, <32 x bfloat> %118, <32 x bfloat> %103)
  %gep19.3.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 192
  %120 = load i32, ptr %gep19.3.2, align 4, !tbaa !107
  %121 = insertelement <16 x i32> poison, i32 %120, i64 0
  %122 = shufflevector <16 x i32> %121, <16 x i32> poison, <16 x i32> zeroinitializer
  %123 = bitcast <16 x i32> %122 to <32 x bfloat>
  %124 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %80, <32 x bfloat> %123, <32 x bfloat> %103)
  %gep19.4.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 256
  %125 = load i32, ptr %gep19.4.2, align 4, !tbaa !107
  %126 = insertelement <16 x i32> poison, i32 %125, i64 0
  %127 = shufflevector <16 x i32> %126, <16 x i32> poison, <16 x i32> zeroinitializer
  %128 = bitcast <16 x i32> %127 to <32 x bfloat>
  %129 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %85, <32 x bfloat> %128, <32 x bfloat> %103)
  %gep19.5.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 320
  %130 = load i32, ptr %gep19.5.2, align 4, !tbaa !107
  %131 = insertelement <16 x i32> poison, i32 %130, i64 0
  %132 = shufflevector <16 x i32> %131, <16 x i32> poison, <16 x i32> zeroinitializer
  %133 = bitcast <16 x i32> %132 to <32 x bfloat>
  %134 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %90, <32 x bfloat> %133, <32 x bfloat> %103)
  %gep19.6.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 384
  %135 = load i32, ptr %gep19.6.2, align 4, !tbaa !107
  %136 = insertelement <16 x i32> poison, i32 %135, i64 0
  %137 = shufflevector <16 x i32> %136, <16 x i32> poison, <16 x i32> zeroinitializer
  %138 = bitcast <16 x i32> %137 to <32 x bfloat>
  %139 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %95, <32 x bfloat> %138, <32 x bfloat> %103)
  %gep19.7.2 = getelementptr inbounds i8, ptr %invariant.gep18.2, i64 448
  %140 = load i32, ptr %gep19.7.2, align 4, !tbaa !107
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
  %149 = load i32, ptr %invariant.gep18.3, align 4, !tbaa !107
  %150 = insertelement <16 x i32> poison, i32 %149, i64 0
  %151 = shufflevector <16 x i32> %150, <16 x i32> poison, <16 x i32> zeroinitializer
  %152 = bitcast <16 x i32> %151 to <32 x bfloat>
  %153 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %109, <32 x bfloat> %152, <32 x bfloat> %147)
  %gep19.1.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 64
  %154 = load i32, ptr %gep19.1.3, align 4, !tbaa !107
  %155 = insertelement <16 x i32> poison, i32 %154, i64 0
  %156 = shufflevector <16 x i32> %155, <16 x i32> poison, <16 x i32> zeroinitializer
  %157 = bitcast <16 x i32> %156 to <32 x bfloat>
  %158 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %114, <32 x bfloat> %157, <32 x bfloat> %147)
  %gep19.2.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 128
  %159 = load i32, ptr %gep19.2.3, align 4, !tbaa !107
  %160 = insertelement <16 x i32> poison, i32 %159, i64 0
  %161 = shufflevector <16 x i32> %160, <16 x i32> poison, <16 x i32> zeroinitializer
  %162 = bitcast <16 x i32> %161 to <32 x bfloat>
  %163 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %119, <32 x bfloat> %162, <32 x bfloat> %147)
  %gep19.3.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 192
  %164 = load i32, ptr %gep19.3.3, align 4, !tbaa !107
  %165 = insertelement <16 x i32> poison, i32 %164, i64 0
  %166 = shufflevector <16 x i32> %165, <16 x i32> poison, <16 x i32> zeroinitializer
  %167 = bitcast <16 x i32> %166 to <32 x bfloat>
  %168 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %124, <32 x bfloat> %167, <32 x bfloat> %147)
  %gep19.4.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 256
  %169 = load i32, ptr %gep19.4.3, align 4, !tbaa !107
  %170 = insertelement <16 x i32> poison, i32 %169, i64 0
  %171 = shufflevector <16 x i32> %170, <16 x i32> poison, <16 x i32> zeroinitializer
  %172 = bitcast <16 x i32> %171 to <32 x bfloat>
  %173 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %129, <32 x bfloat> %172, <32 x bfloat> %147)
  %gep19.5.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 320
  %174 = load i32, ptr %gep19.5.3, align 4, !tbaa !107
  %175 = insertelement <16 x i32> poison, i32 %174, i64 0
  %176 = shufflevector <16 x i32> %175, <16 x i32> poison, <16 x i32> zeroinitializer
  %177 = bitcast <16 x i32> %176 to <32 x bfloat>
  %178 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %134, <32 x bfloat> %177, <32 x bfloat> %147)
  %gep19.6.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 384
  %179 = load i32, ptr %gep19.6.3, align 4, !tbaa !107
  %180 = insertelement <16 x i32> poison, i32 %179, i64 0
  %181 = shufflevector <16 x i32> %180, <16 x i32> poison, <16 x i32> zeroinitializer
  %182 = bitcast <16 x i32> %181 to <32 x bfloat>
  %183 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %139, <32 x bfloat> %182, <32 x bfloat> %147)
  %gep19.7.3 = getelementptr inbounds i8, ptr %invariant.gep18.3, i64 448
  %184 = load i32, ptr %gep19.7.3, align 4, !tbaa !107
  %185 = insertelement <16 x i32> poison, i32 %184, i64 0
  %186 = shufflevector <16 x i32> %185, <16 x i32> poison, <16 x i32> zeroinitializer
  %187 = bitcast <16 x i32> %186 to <32 x bfloat>
  %188 = tail call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %144, <32 x bfloat> %187, <32 x bfloat> %147)
  %189 = add nuw nsw i64 %.026.i21, 4
  %exitcond.not.3 = icmp eq i64 %189, 16
  br i1 %exitcond.not.3, label %add_pairs.exit, label %.preheader12, !llvm.loop !112

add_pairs.exit:                                   ; preds = %.preheader12
  %190 = add nuw nsw i64 %.022, 1024
  %191 = icmp slt i64 %190, %2
  br i1 %191, label %.lr.ph, label %.preheader11, !llvm.loop !113
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float>, <32 x bfloat>, <32 x bfloat>) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr nocapture, i32 immarg, <16 x i1>) #10

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @move_by_momentum(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) unnamed_addr #11 {
  %7 = alloca <16 x float>, align 4
  %8 = alloca <16 x float>, align 4
  %9 = alloca <16 x float>, align 4
  %10 = alloca <16 x float>, align 4
  %11 = alloca <16 x float>, align 4
  %12 = sdiv i64 %5, 16
  %13 = shl nsw i64 %12, 4
  %.sroa.0.0.copyload = load ptr, ptr %0, align 8, !tbaa !114
  %.sroa.9.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.9.0.copyload = load ptr, ptr %.sroa.9.0..sroa_idx, align 8, !tbaa !114
  %14 = icmp sgt i64 %4, 0
  br i1 %14, label %.lr.ph, label %move_rows.exit

.lr.ph:                                           ; preds = %6
  %.sroa.19.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 68
  %.sroa.19.0.copyload = load float, ptr %.sroa.19.0..sroa_idx, align 4, !tbaa !94
  %.sroa.17.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 64
  %.sroa.17.0.copyload = load float, ptr %.sroa.17.0..sroa_idx, align 8, !tbaa !94
  %.sroa.1564.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 56
  %.sroa.1564.0.copyload = load i64, ptr %.sroa.1564.0..sroa_idx, align 8, !tbaa !115
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
  br i1 %52, label %momentum_at.exit7, label %._crit_edge, !llvm.loop !116

53:                                               ; preds = %._crit_edge
  %54 = mul nsw i64 %.030.i82, %3
  %55 = add i64 %21, %54
  %56 = getelementptr inbounds float, ptr %34, i64 %13
  %57 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %55
  br i1 %23, label %90, label %58

58:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #14
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
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #14
  %75 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %55
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #14
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
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #14
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #14
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
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #14
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
  br i1 %exitcond.not, label %move_rows.exit, label %33, !llvm.loop !117

move_rows.exit:                                   ; preds = %moved_at.exit, %6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @move_by_adam(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) unnamed_addr #11 {
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
  %.sroa.0.0.copyload = load ptr, ptr %0, align 8, !tbaa !114
  %.sroa.9.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.9.0.copyload = load ptr, ptr %.sroa.9.0..sroa_idx, align 8, !tbaa !114
  %.sroa.15.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.15.0.copyload = load ptr, ptr %.sroa.15.0..sroa_idx, align 8, !tbaa !114
  %.sroa.21.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 24
  %.sroa.21.0.copyload = load ptr, ptr %.sroa.21.0..sroa_idx, align 8, !tbaa !114
  %18 = icmp sgt i64 %4, 0
  br i1 %18, label %.lr.ph194, label %move_rows.exit

.lr.ph194:                                        ; preds = %6
  %.sroa.43.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 84
  %.sroa.43.0.copyload = load float, ptr %.sroa.43.0..sroa_idx, align 4, !tbaa !94
  %.sroa.41.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 80
  %.sroa.41.0.copyload = load float, ptr %.sroa.41.0..sroa_idx, align 8, !tbaa !94
  %.sroa.39.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 76
  %.sroa.39.0.copyload = load float, ptr %.sroa.39.0..sroa_idx, align 4, !tbaa !94
  %.sroa.35.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 72
  %.sroa.35.0.copyload = load float, ptr %.sroa.35.0..sroa_idx, align 8, !tbaa !94
  %.sroa.31.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 68
  %.sroa.31.0.copyload = load float, ptr %.sroa.31.0..sroa_idx, align 4, !tbaa !94
  %.sroa.29.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 64
  %.sroa.29.0.copyload = load float, ptr %.sroa.29.0..sroa_idx, align 8, !tbaa !94
  %.sroa.27129.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 56
  %.sroa.27129.0.copyload = load i64, ptr %.sroa.27129.0..sroa_idx, align 8, !tbaa !115
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
  br i1 %86, label %53, label %._crit_edge, !llvm.loop !116

87:                                               ; preds = %._crit_edge
  %88 = mul nsw i64 %.030.i192, %3
  %89 = add i64 %33, %88
  %90 = getelementptr inbounds float, ptr %50, i64 %17
  %91 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %89
  br i1 %35, label %157, label %92

92:                                               ; preds = %87
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #14
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
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #14
  %109 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %89
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12) #14
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
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12) #14
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %13) #14
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
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %13) #14
  %142 = getelementptr inbounds float, ptr %.sroa.15.0.copyload, i64 %89
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %14) #14
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
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %14) #14
  br i1 %.not.i, label %adam_at.exit, label %.thread182

165:                                              ; preds = %157
  %166 = getelementptr inbounds float, ptr %.sroa.21.0.copyload, i64 %89
  %167 = load <16 x float>, ptr %166, align 4, !tbaa !96
  br label %adam_at.exit

.thread182:                                       ; preds = %.thread178
  %168 = getelementptr inbounds float, ptr %.sroa.21.0.copyload, i64 %89
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %15) #14
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
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %15) #14
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
  br i1 %exitcond.not, label %move_rows.exit, label %49, !llvm.loop !117

move_rows.exit:                                   ; preds = %moved_at.exit10, %6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #12

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #12

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "no-builtins" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="512" "no-builtins" }
attributes #5 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="512" "no-builtins" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #9 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="512" "no-builtins" }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #11 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="512" "no-builtins" }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #14 = { nounwind }
attributes #15 = { nobuiltin "no-builtins" }
attributes #16 = { nobuiltin nounwind "no-builtins" }


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
!94 = !{!21, !21, i64 0}
!95 = distinct !{!95, !53}
!96 = !{!5, !5, i64 0}
!97 = distinct !{!97, !53}
!98 = distinct !{!98, !53}
!99 = distinct !{!99, !53}
!100 = distinct !{!100, !53}
!101 = distinct !{!101, !53}
!102 = !{!9, !4, i64 32}
!103 = distinct !{!103, !53}
!104 = !{!9, !10, i64 40}
!105 = distinct !{!105, !53}
!106 = distinct !{!106, !53}
!107 = !{!108, !108, i64 0}
!108 = !{!"int", !5, i64 0}
!109 = distinct !{!109, !53, !110}
!110 = !{!"llvm.loop.unroll.disable"}
!111 = distinct !{!111, !53}
!112 = distinct !{!112, !53, !110}
!113 = distinct !{!113, !53}
!114 = !{!4, !4, i64 0}
!115 = !{!10, !10, i64 0}
!116 = distinct !{!116, !53}
!117 = distinct !{!117, !53}
