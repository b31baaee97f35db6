; Made by tools/ir.py from split_products.c with clang 19; do not edit.
; sha256 of the C source: 02810adb50dc56ac3e15892d51a56f4debf524a169c78de4f8737dec1f1080e6
; sha256 of what follows: 45f8051791d050fdb880e96e07ca6713e0d0789b270ff0815b7e470d8489c018
; Optimised.

%struct.moved_product = type { ptr, %struct.motion }
%struct.motion = type { i64, %struct.step }
%struct.step = type { ptr, ptr, ptr, ptr, ptr, i64, i64, i64, float, float, float, float, float, float }
%struct.numbers = type { ptr, i64, i64 }
%struct.tile_shapes = type { i8, i8, [14 x i8], [16 x i16], [16 x i8] }
%struct.split_part = type { ptr, ptr, ptr, [2 x ptr], ptr, ptr, i64, %struct.block, %struct.packing }
%struct.block = type { ptr, i64, i64, i64, i64, i64, i64 }
%struct.packing = type { %struct.numbers, i64, i64, i64, i64, ptr }

; Function Attrs: nounwind
define void @multiply_split(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 120
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i8, ptr %1, i64 128
  %6 = load i64, ptr %5, align 8, !tbaa !8
  %7 = mul nsw i64 %6, %4
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @product_part, ptr noundef %1, i64 noundef %7) #16
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
  tail call void %1(ptr noundef %2, i64 noundef %.050, i64 noundef 0) #17, !callees !9
  %12 = add nuw nsw i64 %.050, 1
  %exitcond.not = icmp eq i64 %12, %3
  br i1 %exitcond.not, label %.loopexit, label %.lr.ph52, !llvm.loop !10

13:                                               ; preds = %7
  %14 = getelementptr inbounds i8, ptr %0, i64 192
  store ptr %2, ptr %14, align 8, !tbaa !12
  %15 = getelementptr inbounds i8, ptr %0, i64 200
  store ptr %1, ptr %15, align 8, !tbaa !14
  %16 = getelementptr inbounds i8, ptr %0, i64 208
  store i64 %3, ptr %16, align 8, !tbaa !15
  %17 = tail call i64 @llvm.umin.i64(i64 %3, i64 32)
  %18 = getelementptr inbounds i8, ptr %0, i64 216
  store i64 %17, ptr %18, align 8, !tbaa !16
  %19 = getelementptr inbounds i8, ptr %0, i64 64
  store atomic i64 0, ptr %19 seq_cst, align 8
  %20 = load i64, ptr %0, align 8, !tbaa !17
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
  %29 = load ptr, ptr %28, align 8, !tbaa !18
  %30 = getelementptr inbounds i8, ptr %0, i64 280
  %31 = load ptr, ptr %30, align 8, !tbaa !19
  %32 = tail call i64 %29(ptr noundef %31) #17
  %33 = getelementptr inbounds i8, ptr %0, i64 256
  %34 = load ptr, ptr %33, align 8, !tbaa !20
  %35 = getelementptr inbounds i8, ptr %0, i64 288
  %36 = load ptr, ptr %35, align 8, !tbaa !21
  %37 = tail call i64 %34(ptr noundef %36) #17
  %38 = getelementptr inbounds i8, ptr %0, i64 248
  %39 = load ptr, ptr %38, align 8, !tbaa !22
  %40 = load ptr, ptr %30, align 8, !tbaa !19
  %41 = tail call i64 %39(ptr noundef %40) #17
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
  %49 = load i64, ptr %18, align 8, !tbaa !16
  %50 = load i64, ptr %45, align 8, !tbaa !23
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
  %63 = load i64, ptr %18, align 8, !tbaa !16
  %64 = load i64, ptr %16, align 8, !tbaa !15
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
  %72 = load ptr, ptr %15, align 8, !tbaa !14
  %73 = load ptr, ptr %14, align 8, !tbaa !12
  tail call void %72(ptr noundef %73, i64 noundef %.03239.i, i64 noundef 0) #17
  %74 = add i64 %.03239.i, 1
  %exitcond.not.i = icmp eq i64 %74, %69
  br i1 %exitcond.not.i, label %._crit_edge.i, label %.lr.ph.i, !llvm.loop !24

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
  %83 = load i64, ptr %80, align 8, !tbaa !25
  %84 = sdiv i64 %83, 8
  %85 = icmp sgt i64 %.04549, %84
  br i1 %85, label %86, label %89

86:                                               ; preds = %82
  %87 = load ptr, ptr %81, align 8, !tbaa !26
  %88 = tail call i64 %87(ptr noundef null) #17
  br label %89

89:                                               ; preds = %82, %86
  %90 = add nuw nsw i64 %.04549, 1
  %91 = load atomic i64, ptr %19 acquire, align 8
  %92 = icmp slt i64 %91, %17
  br i1 %92, label %82, label %._crit_edge, !llvm.loop !27

.loopexit:                                        ; preds = %.lr.ph52, %10, %._crit_edge
  ret void
}

; Function Attrs: nounwind
define internal void @product_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  tail call fastcc void @part_of(ptr noundef %0, ptr noundef null, i64 noundef %1, i64 noundef %2) #16
  ret void
}

; Function Attrs: nounwind
define void @multiply_split_and_move(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.moved_product, align 8
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %3) #6
  store ptr %1, ptr %3, align 8, !tbaa !28
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  %5 = getelementptr inbounds i8, ptr %1, i64 168
  %6 = load i64, ptr %5, align 8, !tbaa !33
  store i64 %6, ptr %4, align 8, !tbaa !37
  %7 = getelementptr inbounds i8, ptr %3, i64 16
  %8 = getelementptr inbounds i8, ptr %1, i64 176
  tail call void @llvm.experimental.noalias.scope.decl(metadata !38)
  %9 = load ptr, ptr %8, align 8, !tbaa !41, !noalias !38
  store ptr %9, ptr %7, align 8, !tbaa !42, !alias.scope !38
  %10 = getelementptr inbounds i8, ptr %3, i64 24
  %11 = getelementptr inbounds i8, ptr %1, i64 184
  %12 = load ptr, ptr %11, align 8, !tbaa !43, !noalias !38
  store ptr %12, ptr %10, align 8, !tbaa !44, !alias.scope !38
  %13 = getelementptr inbounds i8, ptr %3, i64 32
  %14 = getelementptr inbounds i8, ptr %1, i64 192
  %15 = load ptr, ptr %14, align 8, !tbaa !45, !noalias !38
  store ptr %15, ptr %13, align 8, !tbaa !46, !alias.scope !38
  %16 = getelementptr inbounds i8, ptr %3, i64 40
  %17 = getelementptr inbounds i8, ptr %1, i64 200
  %18 = load ptr, ptr %17, align 8, !tbaa !47, !noalias !38
  store ptr %18, ptr %16, align 8, !tbaa !48, !alias.scope !38
  %19 = getelementptr inbounds i8, ptr %3, i64 48
  %20 = getelementptr inbounds i8, ptr %1, i64 208
  %21 = load ptr, ptr %20, align 8, !tbaa !49, !noalias !38
  store ptr %21, ptr %19, align 8, !tbaa !50, !alias.scope !38
  %22 = getelementptr inbounds i8, ptr %3, i64 56
  %23 = getelementptr inbounds i8, ptr %1, i64 216
  %24 = load i64, ptr %23, align 8, !tbaa !51, !noalias !38
  store i64 %24, ptr %22, align 8, !tbaa !52, !alias.scope !38
  %25 = getelementptr inbounds i8, ptr %3, i64 64
  %26 = getelementptr inbounds i8, ptr %1, i64 224
  %27 = load i64, ptr %26, align 8, !tbaa !53, !noalias !38
  store i64 %27, ptr %25, align 8, !tbaa !54, !alias.scope !38
  %28 = getelementptr inbounds i8, ptr %3, i64 72
  %29 = getelementptr inbounds i8, ptr %1, i64 232
  %30 = load i64, ptr %29, align 8, !tbaa !55, !noalias !38
  store i64 %30, ptr %28, align 8, !tbaa !56, !alias.scope !38
  %31 = getelementptr inbounds i8, ptr %3, i64 80
  %32 = getelementptr inbounds i8, ptr %1, i64 240
  %33 = load double, ptr %32, align 8, !tbaa !57, !noalias !38
  %34 = fptrunc double %33 to float
  store float %34, ptr %31, align 8, !tbaa !58, !alias.scope !38
  %35 = getelementptr inbounds i8, ptr %3, i64 84
  %36 = getelementptr inbounds i8, ptr %1, i64 248
  %37 = load double, ptr %36, align 8, !tbaa !59, !noalias !38
  %38 = fptrunc double %37 to float
  store float %38, ptr %35, align 4, !tbaa !60, !alias.scope !38
  %39 = getelementptr inbounds i8, ptr %3, i64 88
  %40 = fsub double 1.000000e+00, %37
  %41 = fptrunc double %40 to float
  store float %41, ptr %39, align 8, !tbaa !61, !alias.scope !38
  %42 = getelementptr inbounds i8, ptr %3, i64 92
  %43 = getelementptr inbounds i8, ptr %1, i64 256
  %44 = load double, ptr %43, align 8, !tbaa !62, !noalias !38
  %45 = fptrunc double %44 to float
  store float %45, ptr %42, align 4, !tbaa !63, !alias.scope !38
  %46 = getelementptr inbounds i8, ptr %3, i64 96
  %47 = fsub double 1.000000e+00, %44
  %48 = fptrunc double %47 to float
  store float %48, ptr %46, align 8, !tbaa !64, !alias.scope !38
  %49 = getelementptr inbounds i8, ptr %3, i64 100
  %50 = getelementptr inbounds i8, ptr %1, i64 264
  %51 = load double, ptr %50, align 8, !tbaa !65, !noalias !38
  %52 = fptrunc double %51 to float
  store float %52, ptr %49, align 4, !tbaa !66, !alias.scope !38
  %53 = getelementptr inbounds i8, ptr %1, i64 120
  %54 = load i64, ptr %53, align 8, !tbaa !2
  %55 = getelementptr inbounds i8, ptr %1, i64 128
  %56 = load i64, ptr %55, align 8, !tbaa !8
  %57 = mul nsw i64 %56, %54
  call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @moved_part, ptr noundef nonnull %3, i64 noundef %57) #16
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %3) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define internal void @moved_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = load ptr, ptr %0, align 8, !tbaa !28
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  tail call fastcc void @part_of(ptr noundef %4, ptr noundef nonnull %5, i64 noundef %1, i64 noundef %2) #16
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define void @pack_split(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 48
  %4 = load i64, ptr %3, align 8, !tbaa !67
  tail call fastcc void @shared(ptr noundef %0, ptr noundef nonnull @packed_part, ptr noundef %1, i64 noundef %4) #16
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal void @packed_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #2 {
  %4 = alloca %struct.numbers, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 40
  %6 = load i64, ptr %5, align 8, !tbaa !69
  %7 = add nsw i64 %6, 15
  %8 = sdiv i64 %7, 16
  %9 = getelementptr inbounds i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !70
  %11 = add nsw i64 %10, 31
  %12 = sdiv i64 %11, 32
  %13 = mul nsw i64 %12, 3072
  %14 = getelementptr inbounds i8, ptr %0, i64 48
  %15 = load i64, ptr %14, align 8, !tbaa !67
  %16 = mul nsw i64 %8, %1
  %17 = sdiv i64 %16, %15
  %18 = add nsw i64 %1, 1
  %19 = mul nsw i64 %8, %18
  %20 = sdiv i64 %19, %15
  %21 = load ptr, ptr %0, align 8, !tbaa !71
  %22 = shl nsw i64 %17, 4
  %23 = getelementptr inbounds i8, ptr %0, i64 16
  %24 = load i64, ptr %23, align 8, !tbaa !72
  %25 = mul nsw i64 %24, %22
  %26 = getelementptr inbounds float, ptr %21, i64 %25
  store ptr %26, ptr %4, align 8, !tbaa !73
  %27 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 %24, ptr %27, align 8, !tbaa !75
  %28 = getelementptr inbounds i8, ptr %4, i64 16
  %29 = getelementptr inbounds i8, ptr %0, i64 24
  %30 = load i64, ptr %29, align 8, !tbaa !76
  store i64 %30, ptr %28, align 8, !tbaa !77
  %31 = shl nsw i64 %20, 4
  %32 = tail call i64 @llvm.smin.i64(i64 %6, i64 %31)
  %33 = sub nsw i64 %32, %22
  %34 = getelementptr inbounds i8, ptr %0, i64 8
  %35 = load ptr, ptr %34, align 8, !tbaa !78
  %36 = mul nsw i64 %13, %17
  %37 = getelementptr inbounds i8, ptr %35, i64 %36
  tail call fastcc void @split_block(ptr noundef nonnull byval(%struct.numbers) align 8 %4, i64 noundef %33, i64 noundef %10, ptr noundef %37) #16
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

; Function Attrs: nounwind
define internal fastcc void @part_of(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
staying.exit:
  %4 = alloca %struct.numbers, align 8
  %5 = alloca %struct.tile_shapes, align 2
  %6 = alloca %struct.split_part, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 120
  %8 = load i64, ptr %7, align 8, !tbaa !2
  %9 = srem i64 %2, %8
  %10 = sdiv i64 %2, %8
  %11 = getelementptr inbounds i8, ptr %0, i64 112
  %12 = load i64, ptr %11, align 8, !tbaa !79, !noalias !80
  %.not.i = icmp eq i64 %12, 0
  %.sink.i80.in.v = select i1 %.not.i, i64 88, i64 104
  %.sink.i80.in = getelementptr inbounds i8, ptr %0, i64 %.sink.i80.in.v
  %.sink12.i63 = select i1 %.not.i, i64 104, i64 88
  %.sink.i80 = load i64, ptr %.sink.i80.in, align 8, !tbaa !81, !noalias !82
  %13 = getelementptr inbounds i8, ptr %0, i64 %.sink12.i63
  %.sink.i65 = load i64, ptr %13, align 8, !tbaa !81, !noalias !85
  %14 = add nsw i64 %.sink.i80, 31
  %15 = sdiv i64 %14, 32
  %16 = mul nsw i64 %15, %9
  %17 = sdiv i64 %16, %8
  %18 = shl nsw i64 %17, 5
  %19 = tail call i64 @llvm.smin.i64(i64 %.sink.i80, i64 %18)
  %20 = add nsw i64 %9, 1
  %21 = mul nsw i64 %15, %20
  %22 = sdiv i64 %21, %8
  %23 = shl nsw i64 %22, 5
  %24 = tail call i64 @llvm.smin.i64(i64 %.sink.i80, i64 %23)
  %25 = add nsw i64 %10, 1
  %26 = getelementptr inbounds i8, ptr %0, i64 128
  %27 = load i64, ptr %26, align 8, !tbaa !8
  %28 = add nsw i64 %.sink.i65, 31
  %29 = sdiv i64 %28, 32
  %30 = mul nsw i64 %29, %25
  %31 = sdiv i64 %30, %27
  %32 = shl nsw i64 %31, 5
  %33 = tail call i64 @llvm.smin.i64(i64 %.sink.i65, i64 %32)
  %34 = getelementptr inbounds i8, ptr %0, i64 144
  %35 = load i64, ptr %34, align 8, !tbaa !88
  %36 = add nsw i64 %35, 31
  %37 = sdiv i64 %36, 32
  %38 = getelementptr inbounds i8, ptr %0, i64 24
  %39 = load ptr, ptr %38, align 8, !tbaa !89
  %40 = getelementptr inbounds i8, ptr %0, i64 160
  %41 = load i64, ptr %40, align 8, !tbaa !90
  %42 = mul nsw i64 %41, %3
  %43 = getelementptr inbounds float, ptr %39, i64 %42
  %44 = ptrtoint ptr %43 to i64
  %45 = add i64 %44, 63
  %46 = and i64 %45, -64
  %47 = inttoptr i64 %46 to ptr
  %48 = getelementptr inbounds i8, ptr %0, i64 40
  %49 = load ptr, ptr %48, align 8, !tbaa !91
  %.not = icmp eq ptr %49, null
  br i1 %.not, label %50, label %56

50:                                               ; preds = %staying.exit
  %51 = mul nsw i64 %37, 3072
  %52 = getelementptr inbounds i8, ptr %0, i64 152
  %53 = load i64, ptr %52, align 8, !tbaa !92
  %54 = sdiv i64 %53, 16
  %55 = mul nsw i64 %51, %54
  br label %56

56:                                               ; preds = %staying.exit, %50
  %57 = phi i64 [ %55, %50 ], [ 0, %staying.exit ]
  %58 = getelementptr inbounds i8, ptr %47, i64 %57
  %59 = mul i64 %37, 12288
  %60 = getelementptr inbounds i8, ptr %58, i64 %59
  call void @llvm.lifetime.start.p0(i64 184, ptr nonnull %6) #6
  store ptr %0, ptr %6, align 8, !tbaa !93
  %61 = getelementptr inbounds i8, ptr %6, i64 8
  store ptr %1, ptr %61, align 8, !tbaa !97
  %62 = getelementptr inbounds i8, ptr %6, i64 16
  store ptr %47, ptr %62, align 8, !tbaa !98
  %63 = getelementptr inbounds i8, ptr %6, i64 24
  store ptr %58, ptr %63, align 8, !tbaa !99
  %64 = getelementptr inbounds i8, ptr %6, i64 32
  %65 = mul i64 %37, 6144
  %66 = getelementptr inbounds i8, ptr %58, i64 %65
  store ptr %66, ptr %64, align 8, !tbaa !99
  %67 = getelementptr inbounds i8, ptr %6, i64 40
  %68 = getelementptr inbounds i8, ptr %60, i64 4096
  store ptr %68, ptr %67, align 8, !tbaa !100
  %69 = getelementptr inbounds i8, ptr %6, i64 48
  store ptr %60, ptr %69, align 8, !tbaa !101
  %70 = getelementptr inbounds i8, ptr %6, i64 56
  store i64 0, ptr %70, align 8, !tbaa !102
  %71 = getelementptr inbounds i8, ptr %6, i64 64
  %72 = getelementptr inbounds i8, ptr %6, i64 120
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(120) %71, i8 0, i64 120, i1 false)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #6
  br label %94

begin_tiles.exit:                                 ; preds = %94
  store i8 1, ptr %5, align 2, !tbaa !103
  %73 = getelementptr inbounds i8, ptr %5, i64 48
  %74 = getelementptr inbounds i8, ptr %5, i64 16
  store i8 16, ptr %73, align 2, !tbaa !105
  store i16 64, ptr %74, align 2, !tbaa !106
  %75 = getelementptr inbounds i8, ptr %5, i64 49
  store i8 16, ptr %75, align 1, !tbaa !105
  %76 = getelementptr inbounds i8, ptr %5, i64 18
  store i16 64, ptr %76, align 2, !tbaa !106
  %77 = getelementptr inbounds i8, ptr %5, i64 50
  store i8 16, ptr %77, align 2, !tbaa !105
  %78 = getelementptr inbounds i8, ptr %5, i64 20
  store i16 64, ptr %78, align 2, !tbaa !106
  %79 = getelementptr inbounds i8, ptr %5, i64 51
  store i8 16, ptr %79, align 1, !tbaa !105
  %80 = getelementptr inbounds i8, ptr %5, i64 22
  store i16 64, ptr %80, align 2, !tbaa !106
  %81 = getelementptr inbounds i8, ptr %5, i64 52
  store i8 16, ptr %81, align 2, !tbaa !105
  %82 = getelementptr inbounds i8, ptr %5, i64 24
  store i16 64, ptr %82, align 2, !tbaa !106
  %83 = getelementptr inbounds i8, ptr %5, i64 53
  store i8 16, ptr %83, align 1, !tbaa !105
  %84 = getelementptr inbounds i8, ptr %5, i64 54
  store i8 16, ptr %84, align 2, !tbaa !105
  %85 = getelementptr inbounds i8, ptr %5, i64 28
  store i16 64, ptr %85, align 2, !tbaa !106
  %86 = getelementptr inbounds i8, ptr %5, i64 30
  store i16 64, ptr %86, align 2, !tbaa !106
  %87 = getelementptr inbounds i8, ptr %5, i64 26
  store i16 64, ptr %87, align 2, !tbaa !106
  %88 = getelementptr inbounds i8, ptr %5, i64 55
  store i8 16, ptr %88, align 1, !tbaa !105
  call void @llvm.x86.ldtilecfg(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #6
  %89 = load i64, ptr %26, align 8, !tbaa !8
  %90 = mul nsw i64 %29, %10
  %91 = sdiv i64 %90, %89
  %92 = shl nsw i64 %91, 5
  %93 = icmp slt i64 %92, %33
  br i1 %93, label %.preheader.lr.ph, label %._crit_edge87

94:                                               ; preds = %94, %56
  %.09.i83 = phi i64 [ 0, %56 ], [ %110, %94 ]
  %95 = getelementptr inbounds i8, ptr %5, i64 %.09.i83
  store i8 0, ptr %95, align 2, !tbaa !105
  %96 = or disjoint i64 %.09.i83, 1
  %97 = getelementptr inbounds i8, ptr %5, i64 %96
  store i8 0, ptr %97, align 1, !tbaa !105
  %98 = or disjoint i64 %.09.i83, 2
  %99 = getelementptr inbounds i8, ptr %5, i64 %98
  store i8 0, ptr %99, align 2, !tbaa !105
  %100 = or disjoint i64 %.09.i83, 3
  %101 = getelementptr inbounds i8, ptr %5, i64 %100
  store i8 0, ptr %101, align 1, !tbaa !105
  %102 = or disjoint i64 %.09.i83, 4
  %103 = getelementptr inbounds i8, ptr %5, i64 %102
  store i8 0, ptr %103, align 2, !tbaa !105
  %104 = or disjoint i64 %.09.i83, 5
  %105 = getelementptr inbounds i8, ptr %5, i64 %104
  store i8 0, ptr %105, align 1, !tbaa !105
  %106 = or disjoint i64 %.09.i83, 6
  %107 = getelementptr inbounds i8, ptr %5, i64 %106
  store i8 0, ptr %107, align 2, !tbaa !105
  %108 = or disjoint i64 %.09.i83, 7
  %109 = getelementptr inbounds i8, ptr %5, i64 %108
  store i8 0, ptr %109, align 1, !tbaa !105
  %110 = add nuw nsw i64 %.09.i83, 8
  %exitcond.not.7 = icmp eq i64 %110, 64
  br i1 %exitcond.not.7, label %begin_tiles.exit, label %94, !llvm.loop !108

.preheader.lr.ph:                                 ; preds = %begin_tiles.exit
  %111 = call i64 @llvm.smin.i64(i64 %.sink.i65, i64 %92)
  %112 = icmp slt i64 %18, %24
  %113 = getelementptr inbounds i8, ptr %0, i64 136
  %114 = getelementptr inbounds i8, ptr %0, i64 152
  %115 = getelementptr inbounds i8, ptr %0, i64 96
  %116 = getelementptr inbounds i8, ptr %4, i64 8
  %117 = getelementptr inbounds i8, ptr %4, i64 16
  %.sroa.5101.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %6, i64 128
  %.sroa.6102.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %6, i64 136
  %.sroa.7103.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %6, i64 144
  %.sroa.8104.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %6, i64 152
  %.sroa.9105.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %6, i64 160
  %.sroa.10106.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %6, i64 168
  %.sroa.11107.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %6, i64 176
  %.sroa.6.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %6, i64 72
  %.sroa.8.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %6, i64 80
  %.sroa.11.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %6, i64 88
  %.sroa.14.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %6, i64 96
  %.sroa.17.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %6, i64 104
  %.sroa.21.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %6, i64 112
  br label %.preheader

.preheader:                                       ; preds = %.preheader.lr.ph, %._crit_edge
  %.05786 = phi i64 [ %111, %.preheader.lr.ph ], [ %120, %._crit_edge ]
  br i1 %112, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %.preheader
  %118 = sdiv i64 %.05786, 16
  %.pre = load i64, ptr %113, align 8, !tbaa !109
  br label %122

._crit_edge87:                                    ; preds = %._crit_edge, %begin_tiles.exit
  call fastcc void @beside(ptr noundef nonnull %6, i64 noundef 32, i64 noundef 0) #16
  call void @llvm.x86.tilerelease()
  call void @llvm.lifetime.end.p0(i64 184, ptr nonnull %6) #6
  ret void

._crit_edge:                                      ; preds = %all_depth.exit, %.preheader
  %119 = load i64, ptr %114, align 8, !tbaa !92
  %120 = add nsw i64 %119, %.05786
  %121 = icmp slt i64 %120, %33
  br i1 %121, label %.preheader, label %._crit_edge87, !llvm.loop !110

122:                                              ; preds = %.lr.ph, %all_depth.exit
  %123 = phi i64 [ %.pre, %.lr.ph ], [ %350, %all_depth.exit ]
  %.085 = phi i64 [ %19, %.lr.ph ], [ %.pre-phi, %all_depth.exit ]
  %124 = add nsw i64 %123, %.085
  %125 = call i64 @llvm.smin.i64(i64 %24, i64 %124)
  %126 = load i64, ptr %114, align 8, !tbaa !92
  %127 = add nsw i64 %126, %.05786
  %128 = call i64 @llvm.smin.i64(i64 %33, i64 %127)
  %129 = icmp sgt i64 %.085, %19
  br i1 %129, label %130, label %134

130:                                              ; preds = %122
  %131 = load i64, ptr %34, align 8, !tbaa !88
  %132 = load i64, ptr %115, align 8, !tbaa !111
  %133 = icmp sge i64 %131, %132
  br label %134

134:                                              ; preds = %130, %122
  %135 = phi i1 [ false, %122 ], [ %133, %130 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  %136 = load ptr, ptr %6, align 8, !tbaa !93
  %137 = getelementptr inbounds i8, ptr %136, i64 112
  %138 = load i64, ptr %137, align 8, !tbaa !79, !noalias !112
  %.not.i.i = icmp eq i64 %138, 0
  %.sink14.i.i = select i1 %.not.i.i, i64 72, i64 56
  %.sink13.i.i = select i1 %.not.i.i, i64 80, i64 64
  %139 = getelementptr inbounds i8, ptr %136, i64 %.sink14.i.i
  %140 = getelementptr inbounds i8, ptr %136, i64 %.sink13.i.i
  %.sink9.i.i = load i64, ptr %140, align 8, !tbaa !81, !noalias !112
  %.sink10.i.i = load i64, ptr %139, align 8, !tbaa !81, !noalias !112
  %141 = getelementptr inbounds i8, ptr %136, i64 96
  %142 = load i64, ptr %141, align 8, !tbaa !111
  %143 = add nsw i64 %142, 31
  %144 = sdiv i64 %143, 32
  %145 = mul nsw i64 %144, 3072
  %146 = icmp sgt i64 %142, 0
  br i1 %146, label %.lr.ph.i, label %all_depth.exit

.lr.ph.i:                                         ; preds = %134
  %.sink11.in.i.idx.i = select i1 %.not.i.i, i64 8, i64 0
  %.sink11.in.i.i = getelementptr inbounds i8, ptr %136, i64 %.sink11.in.i.idx.i
  %.sink11.i.i = load ptr, ptr %.sink11.in.i.i, align 8, !tbaa !99, !noalias !112
  %147 = getelementptr inbounds i8, ptr %136, i64 144
  %148 = getelementptr inbounds i8, ptr %136, i64 40
  %149 = mul nsw i64 %145, %118
  %150 = mul nsw i64 %.sink10.i.i, %.05786
  %151 = getelementptr inbounds float, ptr %.sink11.i.i, i64 %150
  %152 = sub i64 %128, %.05786
  %153 = add i64 %152, 31
  %154 = sdiv i64 %153, 32
  %155 = shl nsw i64 %154, 5
  %156 = sub nsw i64 %125, %.085
  %157 = icmp slt i64 %156, 1
  %158 = call i64 @llvm.umin.i64(i64 %156, i64 32)
  %.lhs.trunc.i.i.i = add nuw nsw i64 %158, 15
  %.zext.i.i.i = lshr i64 %.lhs.trunc.i.i.i, 4
  %159 = icmp slt i64 %.085, %125
  %160 = icmp slt i64 %.05786, %128
  %.pre.i = load i64, ptr %147, align 8, !tbaa !88
  br label %161

161:                                              ; preds = %through_block.exit.i, %.lr.ph.i
  %162 = phi i64 [ %.pre.i, %.lr.ph.i ], [ %346, %through_block.exit.i ]
  %163 = phi i64 [ %142, %.lr.ph.i ], [ %348, %through_block.exit.i ]
  %.03657.i = phi i64 [ 0, %.lr.ph.i ], [ %347, %through_block.exit.i ]
  %164 = sub nsw i64 %163, %.03657.i
  %165 = call i64 @llvm.smin.i64(i64 %164, i64 %162)
  %166 = load ptr, ptr %148, align 8, !tbaa !91
  %.not.i69 = icmp eq ptr %166, null
  br i1 %.not.i69, label %172, label %167

167:                                              ; preds = %161
  %168 = getelementptr inbounds i8, ptr %166, i64 %149
  %169 = sdiv i64 %.03657.i, 32
  %170 = mul nsw i64 %169, 3072
  %171 = getelementptr inbounds i8, ptr %168, i64 %170
  %.pre59.i = add nsw i64 %165, 31
  %.pre60.i = sdiv i64 %.pre59.i, 32
  %.pre62.i = mul nsw i64 %.pre60.i, 3072
  br label %180

172:                                              ; preds = %161
  %173 = add nsw i64 %165, 31
  %174 = sdiv i64 %173, 32
  %175 = mul nsw i64 %174, 3072
  %176 = load ptr, ptr %62, align 8, !tbaa !98
  br i1 %135, label %180, label %177

177:                                              ; preds = %172
  %178 = mul nsw i64 %.03657.i, %.sink9.i.i
  %179 = getelementptr inbounds float, ptr %151, i64 %178
  store ptr %179, ptr %4, align 8, !tbaa !73
  store i64 %.sink10.i.i, ptr %116, align 8, !tbaa !75
  store i64 %.sink9.i.i, ptr %117, align 8, !tbaa !77
  call fastcc void @split_block(ptr noundef nonnull byval(%struct.numbers) align 8 %4, i64 noundef %152, i64 noundef %165, ptr noundef %176) #16
  br label %180

180:                                              ; preds = %177, %172, %167
  %.pre-phi63.i = phi i64 [ %175, %172 ], [ %175, %177 ], [ %.pre62.i, %167 ]
  %.pre-phi61.i = phi i64 [ %174, %172 ], [ %174, %177 ], [ %.pre60.i, %167 ]
  %181 = phi i64 [ %175, %172 ], [ %175, %177 ], [ %145, %167 ]
  %.0.i70 = phi ptr [ %176, %172 ], [ %176, %177 ], [ %171, %167 ]
  %182 = load ptr, ptr %6, align 8, !tbaa !93
  %183 = add nsw i64 %165, %.03657.i
  %184 = getelementptr inbounds i8, ptr %182, i64 96
  %185 = load i64, ptr %184, align 8, !tbaa !111
  %186 = icmp eq i64 %183, %185
  %187 = getelementptr inbounds i8, ptr %182, i64 144
  %188 = load i64, ptr %187, align 8, !tbaa !88
  %189 = icmp slt i64 %188, %185
  br i1 %157, label %packing_of.exit.i.i, label %190

190:                                              ; preds = %180
  %191 = load ptr, ptr %63, align 8, !tbaa !99
  %192 = getelementptr inbounds i8, ptr %182, i64 112
  %193 = load i64, ptr %192, align 8, !tbaa !79, !noalias !115
  %.not.i.i.i.i = icmp eq i64 %193, 0
  %.sink11.in.i.idx.i.i.i = select i1 %.not.i.i.i.i, i64 0, i64 8
  %.sink11.in.i.i.i.i = getelementptr inbounds i8, ptr %182, i64 %.sink11.in.i.idx.i.i.i
  %.sink13.i.i.i.i = select i1 %.not.i.i.i.i, i64 64, i64 80
  %.sink14.i.i.i.i = select i1 %.not.i.i.i.i, i64 56, i64 72
  %.sink11.i.i.i.i = load ptr, ptr %.sink11.in.i.i.i.i, align 8, !tbaa !99, !noalias !115
  %194 = getelementptr inbounds i8, ptr %182, i64 %.sink14.i.i.i.i
  %.sink10.i.i.i.i = load i64, ptr %194, align 8, !tbaa !81, !noalias !115
  %195 = getelementptr inbounds i8, ptr %182, i64 %.sink13.i.i.i.i
  %.sink9.i.i.i.i = load i64, ptr %195, align 8, !tbaa !81, !noalias !115
  %196 = mul nsw i64 %.sink10.i.i.i.i, %.085
  %197 = getelementptr inbounds float, ptr %.sink11.i.i.i.i, i64 %196
  %198 = mul nsw i64 %.sink9.i.i.i.i, %.03657.i
  %199 = getelementptr inbounds float, ptr %197, i64 %198
  %200 = mul nsw i64 %.pre-phi61.i, %.zext.i.i.i
  br label %packing_of.exit.i.i

packing_of.exit.i.i:                              ; preds = %190, %180
  %.sroa.0100.0.i.i = phi ptr [ %199, %190 ], [ null, %180 ]
  %.sroa.5101.0.i.i = phi i64 [ %.sink10.i.i.i.i, %190 ], [ 0, %180 ]
  %.sroa.6102.0.i.i = phi i64 [ %.sink9.i.i.i.i, %190 ], [ 0, %180 ]
  %.sroa.7103.0.i.i = phi i64 [ %158, %190 ], [ 0, %180 ]
  %.sroa.8104.0.i.i = phi i64 [ %165, %190 ], [ 0, %180 ]
  %.sroa.9105.0.i.i = phi i64 [ %200, %190 ], [ 0, %180 ]
  %.sroa.11107.0.i.i = phi ptr [ %191, %190 ], [ null, %180 ]
  store ptr %.sroa.0100.0.i.i, ptr %72, align 8, !tbaa !99
  store i64 %.sroa.5101.0.i.i, ptr %.sroa.5101.0..sroa_idx.i.i, align 8, !tbaa !81
  store i64 %.sroa.6102.0.i.i, ptr %.sroa.6102.0..sroa_idx.i.i, align 8, !tbaa !81
  store i64 %.sroa.7103.0.i.i, ptr %.sroa.7103.0..sroa_idx.i.i, align 8, !tbaa !81
  store i64 %.sroa.8104.0.i.i, ptr %.sroa.8104.0..sroa_idx.i.i, align 8, !tbaa !81
  store i64 %.sroa.9105.0.i.i, ptr %.sroa.9105.0..sroa_idx.i.i, align 8, !tbaa !81
  store i64 0, ptr %.sroa.10106.0..sroa_idx.i.i, align 8, !tbaa !81
  store ptr %.sroa.11107.0.i.i, ptr %.sroa.11107.0..sroa_idx.i.i, align 8, !tbaa !99
  call fastcc void @beside(ptr noundef nonnull %6, i64 noundef 0, i64 noundef %.sroa.9105.0.i.i) #16
  br i1 %159, label %.lr.ph114.i.i, label %through_block.exit.i

.lr.ph114.i.i:                                    ; preds = %packing_of.exit.i.i
  %201 = getelementptr inbounds i8, ptr %182, i64 112
  br label %202

202:                                              ; preds = %._crit_edge.i.i, %.lr.ph114.i.i
  %.0113.i.i = phi i64 [ %.085, %.lr.ph114.i.i ], [ %205, %._crit_edge.i.i ]
  %.079112.i.i = phi i64 [ 0, %.lr.ph114.i.i ], [ %230, %._crit_edge.i.i ]
  %203 = sub nsw i64 %125, %.0113.i.i
  %204 = call i64 @llvm.smin.i64(i64 %203, i64 32)
  %205 = add nsw i64 %.0113.i.i, 32
  %206 = and i64 %.079112.i.i, 1
  %207 = sub nsw i64 %125, %205
  %208 = icmp slt i64 %207, 1
  br i1 %208, label %packing_of.exit93.i.i, label %209

209:                                              ; preds = %202
  %210 = xor i64 %206, 1
  %211 = getelementptr inbounds [2 x ptr], ptr %63, i64 0, i64 %210
  %212 = load ptr, ptr %211, align 8, !tbaa !99
  %213 = load ptr, ptr %6, align 8, !tbaa !93
  %214 = getelementptr inbounds i8, ptr %213, i64 112
  %215 = load i64, ptr %214, align 8, !tbaa !79, !noalias !120
  %.not.i.i83.i.i = icmp eq i64 %215, 0
  %.sink11.in.i.idx.i84.i.i = select i1 %.not.i.i83.i.i, i64 0, i64 8
  %.sink11.in.i.i85.i.i = getelementptr inbounds i8, ptr %213, i64 %.sink11.in.i.idx.i84.i.i
  %.sink13.i.i86.i.i = select i1 %.not.i.i83.i.i, i64 64, i64 80
  %.sink14.i.i87.i.i = select i1 %.not.i.i83.i.i, i64 56, i64 72
  %216 = call i64 @llvm.umin.i64(i64 %207, i64 32)
  %.sink11.i.i88.i.i = load ptr, ptr %.sink11.in.i.i85.i.i, align 8, !tbaa !99, !noalias !120
  %217 = getelementptr inbounds i8, ptr %213, i64 %.sink14.i.i87.i.i
  %.sink10.i.i89.i.i = load i64, ptr %217, align 8, !tbaa !81, !noalias !120
  %218 = getelementptr inbounds i8, ptr %213, i64 %.sink13.i.i86.i.i
  %.sink9.i.i90.i.i = load i64, ptr %218, align 8, !tbaa !81, !noalias !120
  %219 = mul nsw i64 %.sink10.i.i89.i.i, %205
  %220 = getelementptr inbounds float, ptr %.sink11.i.i88.i.i, i64 %219
  %221 = mul nsw i64 %.sink9.i.i90.i.i, %.03657.i
  %222 = getelementptr inbounds float, ptr %220, i64 %221
  %.lhs.trunc.i91.i.i = add nuw nsw i64 %216, 15
  %.zext.i92.i.i = lshr i64 %.lhs.trunc.i91.i.i, 4
  %223 = mul nsw i64 %.zext.i92.i.i, %.pre-phi61.i
  br label %packing_of.exit93.i.i

packing_of.exit93.i.i:                            ; preds = %209, %202
  %.sroa.096.1.i.i = phi ptr [ %222, %209 ], [ null, %202 ]
  %.sroa.5.1.i.i = phi i64 [ %.sink10.i.i89.i.i, %209 ], [ 0, %202 ]
  %.sroa.697.1.i.i = phi i64 [ %.sink9.i.i90.i.i, %209 ], [ 0, %202 ]
  %.sroa.7.1.i.i = phi i64 [ %216, %209 ], [ 0, %202 ]
  %.sroa.898.1.i.i = phi i64 [ %165, %209 ], [ 0, %202 ]
  %.sroa.9.1.i.i = phi i64 [ %223, %209 ], [ 0, %202 ]
  %.sroa.1199.1.i.i = phi ptr [ %212, %209 ], [ null, %202 ]
  store ptr %.sroa.096.1.i.i, ptr %72, align 8, !tbaa !99
  store i64 %.sroa.5.1.i.i, ptr %.sroa.5101.0..sroa_idx.i.i, align 8, !tbaa !81
  store i64 %.sroa.697.1.i.i, ptr %.sroa.6102.0..sroa_idx.i.i, align 8, !tbaa !81
  store i64 %.sroa.7.1.i.i, ptr %.sroa.7103.0..sroa_idx.i.i, align 8, !tbaa !81
  store i64 %.sroa.898.1.i.i, ptr %.sroa.8104.0..sroa_idx.i.i, align 8, !tbaa !81
  store i64 %.sroa.9.1.i.i, ptr %.sroa.9105.0..sroa_idx.i.i, align 8, !tbaa !81
  store i64 0, ptr %.sroa.10106.0..sroa_idx.i.i, align 8, !tbaa !81
  store ptr %.sroa.1199.1.i.i, ptr %.sroa.11107.0..sroa_idx.i.i, align 8, !tbaa !99
  br i1 %160, label %.lr.ph.i.i, label %._crit_edge.i.i

.lr.ph.i.i:                                       ; preds = %packing_of.exit93.i.i
  %224 = getelementptr inbounds [2 x ptr], ptr %63, i64 0, i64 %206
  %225 = icmp sgt i64 %203, 16
  %226 = sub nsw i64 %.0113.i.i, %.085
  %227 = mul nsw i64 %226, %155
  %228 = sub i64 %227, %.05786
  br label %232

._crit_edge.loopexit.i.i:                         ; preds = %343
  %.pre117.i.i = load i64, ptr %.sroa.9105.0..sroa_idx.i.i, align 8, !tbaa !125
  br label %._crit_edge.i.i

._crit_edge.i.i:                                  ; preds = %._crit_edge.loopexit.i.i, %packing_of.exit93.i.i
  %229 = phi i64 [ %.pre117.i.i, %._crit_edge.loopexit.i.i ], [ %.sroa.9.1.i.i, %packing_of.exit93.i.i ]
  call fastcc void @beside(ptr noundef nonnull %6, i64 noundef 0, i64 noundef %229) #16
  %230 = add nuw nsw i64 %.079112.i.i, 1
  %231 = icmp slt i64 %205, %125
  br i1 %231, label %202, label %through_block.exit.i, !llvm.loop !126

232:                                              ; preds = %343, %.lr.ph.i.i
  %.080111.i.i = phi i64 [ %.05786, %.lr.ph.i.i ], [ %344, %343 ]
  %233 = sub nsw i64 %128, %.080111.i.i
  %234 = call i64 @llvm.smin.i64(i64 %233, i64 32)
  br i1 %189, label %235, label %237

235:                                              ; preds = %232
  %236 = add i64 %228, %.080111.i.i
  br label %241

237:                                              ; preds = %232
  %238 = load i64, ptr %70, align 8, !tbaa !102
  %239 = xor i64 %238, 1
  store i64 %239, ptr %70, align 8, !tbaa !102
  %240 = shl nsw i64 %239, 10
  br label %241

241:                                              ; preds = %237, %235
  %242 = phi i64 [ %155, %235 ], [ 32, %237 ]
  %243 = phi i64 [ %236, %235 ], [ %240, %237 ]
  %244 = load i64, ptr %201, align 8, !tbaa !79
  %.not.i41.i = icmp eq i64 %244, 0
  %..i.i = select i1 %.not.i41.i, i64 %234, i64 %204
  %.080..0.i.i = select i1 %.not.i41.i, i64 %.080111.i.i, i64 %.0113.i.i
  %.108.i.i = select i1 %.not.i41.i, i64 %204, i64 %234
  %.0..080.i.i = select i1 %.not.i41.i, i64 %.0113.i.i, i64 %.080111.i.i
  %.pn.i.i = load ptr, ptr %67, align 8, !tbaa !100
  %.sroa.0.0.i.i = getelementptr inbounds float, ptr %.pn.i.i, i64 %243
  %.pre.i.i = load ptr, ptr %6, align 8, !tbaa !93
  br i1 %186, label %245, label %fetch_block.exit.i.i

245:                                              ; preds = %241
  %246 = getelementptr inbounds i8, ptr %.pre.i.i, i64 104
  %247 = load i64, ptr %246, align 8, !tbaa !127
  %248 = mul nsw i64 %247, %.0..080.i.i
  %249 = add nsw i64 %248, %.080..0.i.i
  %250 = load ptr, ptr %61, align 8, !tbaa !97
  %.not.i.i.i = icmp eq ptr %250, null
  %251 = icmp sgt i64 %.108.i.i, 0
  br i1 %.not.i.i.i, label %.preheader22.i.i.i, label %258

.preheader22.i.i.i:                               ; preds = %245
  br i1 %251, label %.preheader.lr.ph.i.i.i, label %fetch_block.exit.i.i

.preheader.lr.ph.i.i.i:                           ; preds = %.preheader22.i.i.i
  %252 = icmp sgt i64 %..i.i, 0
  %253 = getelementptr inbounds i8, ptr %.pre.i.i, i64 16
  %254 = add i64 %..i.i, -1
  %255 = lshr i64 %254, 4
  %256 = add nuw nsw i64 %255, 1
  %xtraiter96 = and i64 %256, 7
  %257 = icmp ult i64 %..i.i, 113
  %unroll_iter98 = and i64 %256, 2305843009213693944
  %lcmp.mod97.not = icmp eq i64 %xtraiter96, 0
  br label %.preheader.i.i.i

258:                                              ; preds = %245
  br i1 %251, label %.preheader.lr.ph.i.i.i.i, label %fetch_block.exit.i.i

.preheader.lr.ph.i.i.i.i:                         ; preds = %258
  %259 = icmp sgt i64 %..i.i, 0
  %260 = getelementptr inbounds i8, ptr %250, i64 8
  %261 = getelementptr inbounds i8, ptr %250, i64 16
  %262 = getelementptr inbounds i8, ptr %250, i64 24
  %263 = add i64 %..i.i, -1
  %264 = lshr i64 %263, 4
  %265 = add nuw nsw i64 %264, 1
  %266 = icmp ult i64 %..i.i, 17
  %unroll_iter = and i64 %265, 2305843009213693950
  %267 = and i64 %263, 16
  %lcmp.mod.not.not = icmp eq i64 %267, 0
  br label %.preheader.i.i.i.i

.preheader.i.i.i.i:                               ; preds = %._crit_edge.i.i.i.i, %.preheader.lr.ph.i.i.i.i
  %.02123.i.i.i.i = phi i64 [ 0, %.preheader.lr.ph.i.i.i.i ], [ %284, %._crit_edge.i.i.i.i ]
  br i1 %259, label %.lr.ph.i.i.i.i, label %._crit_edge.i.i.i.i

.lr.ph.i.i.i.i:                                   ; preds = %.preheader.i.i.i.i
  %268 = load ptr, ptr %260, align 8, !tbaa !128
  %269 = getelementptr inbounds float, ptr %268, i64 %249
  %270 = mul nsw i64 %.02123.i.i.i.i, %247
  %271 = getelementptr inbounds float, ptr %269, i64 %270
  %272 = load ptr, ptr %261, align 8, !tbaa !129
  %273 = getelementptr inbounds float, ptr %272, i64 %249
  %274 = getelementptr inbounds float, ptr %273, i64 %270
  %275 = load i64, ptr %250, align 8, !tbaa !37
  %276 = icmp eq i64 %275, 1
  br i1 %266, label %._crit_edge.i.i.i.i.loopexit.unr-lcssa, label %.lr.ph.i.i.i.i.new

._crit_edge.i.i.i.i.loopexit.unr-lcssa:           ; preds = %301, %.lr.ph.i.i.i.i
  %.022.i.i.i.i.unr = phi i64 [ 0, %.lr.ph.i.i.i.i ], [ %302, %301 ]
  br i1 %lcmp.mod.not.not, label %.epil.preheader, label %._crit_edge.i.i.i.i

.epil.preheader:                                  ; preds = %._crit_edge.i.i.i.i.loopexit.unr-lcssa
  %277 = getelementptr inbounds float, ptr %271, i64 %.022.i.i.i.i.unr
  call void @llvm.prefetch.p0(ptr %277, i32 1, i32 3, i32 1)
  %278 = getelementptr inbounds float, ptr %274, i64 %.022.i.i.i.i.unr
  call void @llvm.prefetch.p0(ptr %278, i32 1, i32 3, i32 1)
  br i1 %276, label %279, label %._crit_edge.i.i.i.i

279:                                              ; preds = %.epil.preheader
  %280 = load ptr, ptr %262, align 8, !tbaa !130
  %281 = getelementptr inbounds float, ptr %280, i64 %249
  %282 = getelementptr inbounds float, ptr %281, i64 %270
  %283 = getelementptr inbounds float, ptr %282, i64 %.022.i.i.i.i.unr
  call void @llvm.prefetch.p0(ptr %283, i32 1, i32 3, i32 1)
  br label %._crit_edge.i.i.i.i

._crit_edge.i.i.i.i:                              ; preds = %._crit_edge.i.i.i.i.loopexit.unr-lcssa, %279, %.epil.preheader, %.preheader.i.i.i.i
  %284 = add nuw nsw i64 %.02123.i.i.i.i, 1
  %exitcond.not.i.i.i.i = icmp eq i64 %284, %.108.i.i
  br i1 %exitcond.not.i.i.i.i, label %fetch_block.exit.i.i, label %.preheader.i.i.i.i, !llvm.loop !131

.lr.ph.i.i.i.i.new:                               ; preds = %.lr.ph.i.i.i.i, %301
  %.022.i.i.i.i = phi i64 [ %302, %301 ], [ 0, %.lr.ph.i.i.i.i ]
  %niter = phi i64 [ %niter.next.1, %301 ], [ 0, %.lr.ph.i.i.i.i ]
  %285 = getelementptr inbounds float, ptr %271, i64 %.022.i.i.i.i
  call void @llvm.prefetch.p0(ptr %285, i32 1, i32 3, i32 1)
  %286 = getelementptr inbounds float, ptr %274, i64 %.022.i.i.i.i
  call void @llvm.prefetch.p0(ptr %286, i32 1, i32 3, i32 1)
  br i1 %276, label %287, label %292

287:                                              ; preds = %.lr.ph.i.i.i.i.new
  %288 = load ptr, ptr %262, align 8, !tbaa !130
  %289 = getelementptr inbounds float, ptr %288, i64 %249
  %290 = getelementptr inbounds float, ptr %289, i64 %270
  %291 = getelementptr inbounds float, ptr %290, i64 %.022.i.i.i.i
  call void @llvm.prefetch.p0(ptr %291, i32 1, i32 3, i32 1)
  br label %292

292:                                              ; preds = %287, %.lr.ph.i.i.i.i.new
  %293 = or disjoint i64 %.022.i.i.i.i, 16
  %294 = getelementptr inbounds float, ptr %271, i64 %293
  call void @llvm.prefetch.p0(ptr nonnull %294, i32 1, i32 3, i32 1)
  %295 = getelementptr inbounds float, ptr %274, i64 %293
  call void @llvm.prefetch.p0(ptr nonnull %295, i32 1, i32 3, i32 1)
  br i1 %276, label %296, label %301

296:                                              ; preds = %292
  %297 = load ptr, ptr %262, align 8, !tbaa !130
  %298 = getelementptr inbounds float, ptr %297, i64 %249
  %299 = getelementptr inbounds float, ptr %298, i64 %270
  %300 = getelementptr inbounds float, ptr %299, i64 %293
  call void @llvm.prefetch.p0(ptr nonnull %300, i32 1, i32 3, i32 1)
  br label %301

301:                                              ; preds = %296, %292
  %302 = add nuw nsw i64 %.022.i.i.i.i, 32
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1.not = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1.not, label %._crit_edge.i.i.i.i.loopexit.unr-lcssa, label %.lr.ph.i.i.i.i.new, !llvm.loop !132

.preheader.i.i.i:                                 ; preds = %._crit_edge.i.i.i, %.preheader.lr.ph.i.i.i
  %.02025.i.i.i = phi i64 [ 0, %.preheader.lr.ph.i.i.i ], [ %309, %._crit_edge.i.i.i ]
  br i1 %252, label %.lr.ph.i.i.i, label %._crit_edge.i.i.i

.lr.ph.i.i.i:                                     ; preds = %.preheader.i.i.i
  %303 = load ptr, ptr %253, align 8, !tbaa !133
  %304 = getelementptr inbounds float, ptr %303, i64 %249
  %305 = mul nsw i64 %.02025.i.i.i, %247
  %306 = getelementptr inbounds float, ptr %304, i64 %305
  br i1 %257, label %._crit_edge.i.i.i.loopexit.unr-lcssa, label %.lr.ph.i.i.i.new

._crit_edge.i.i.i.loopexit.unr-lcssa:             ; preds = %.lr.ph.i.i.i.new, %.lr.ph.i.i.i
  %.024.i.i.i.unr = phi i64 [ 0, %.lr.ph.i.i.i ], [ %325, %.lr.ph.i.i.i.new ]
  br i1 %lcmp.mod97.not, label %._crit_edge.i.i.i, label %.epil.preheader95

.epil.preheader95:                                ; preds = %._crit_edge.i.i.i.loopexit.unr-lcssa, %.epil.preheader95
  %.024.i.i.i.epil = phi i64 [ %308, %.epil.preheader95 ], [ %.024.i.i.i.unr, %._crit_edge.i.i.i.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.epil.preheader95 ], [ 0, %._crit_edge.i.i.i.loopexit.unr-lcssa ]
  %307 = getelementptr inbounds float, ptr %306, i64 %.024.i.i.i.epil
  call void @llvm.prefetch.p0(ptr %307, i32 1, i32 3, i32 1)
  %308 = add nuw nsw i64 %.024.i.i.i.epil, 16
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter96
  br i1 %epil.iter.cmp.not, label %._crit_edge.i.i.i, label %.epil.preheader95, !llvm.loop !134

._crit_edge.i.i.i:                                ; preds = %._crit_edge.i.i.i.loopexit.unr-lcssa, %.epil.preheader95, %.preheader.i.i.i
  %309 = add nuw nsw i64 %.02025.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %309, %.108.i.i
  br i1 %exitcond.not.i.i.i, label %fetch_block.exit.i.i, label %.preheader.i.i.i, !llvm.loop !136

.lr.ph.i.i.i.new:                                 ; preds = %.lr.ph.i.i.i, %.lr.ph.i.i.i.new
  %.024.i.i.i = phi i64 [ %325, %.lr.ph.i.i.i.new ], [ 0, %.lr.ph.i.i.i ]
  %niter99 = phi i64 [ %niter99.next.7, %.lr.ph.i.i.i.new ], [ 0, %.lr.ph.i.i.i ]
  %310 = getelementptr inbounds float, ptr %306, i64 %.024.i.i.i
  call void @llvm.prefetch.p0(ptr %310, i32 1, i32 3, i32 1)
  %311 = or disjoint i64 %.024.i.i.i, 16
  %312 = getelementptr inbounds float, ptr %306, i64 %311
  call void @llvm.prefetch.p0(ptr nonnull %312, i32 1, i32 3, i32 1)
  %313 = or disjoint i64 %.024.i.i.i, 32
  %314 = getelementptr inbounds float, ptr %306, i64 %313
  call void @llvm.prefetch.p0(ptr nonnull %314, i32 1, i32 3, i32 1)
  %315 = or disjoint i64 %.024.i.i.i, 48
  %316 = getelementptr inbounds float, ptr %306, i64 %315
  call void @llvm.prefetch.p0(ptr nonnull %316, i32 1, i32 3, i32 1)
  %317 = or disjoint i64 %.024.i.i.i, 64
  %318 = getelementptr inbounds float, ptr %306, i64 %317
  call void @llvm.prefetch.p0(ptr nonnull %318, i32 1, i32 3, i32 1)
  %319 = or disjoint i64 %.024.i.i.i, 80
  %320 = getelementptr inbounds float, ptr %306, i64 %319
  call void @llvm.prefetch.p0(ptr nonnull %320, i32 1, i32 3, i32 1)
  %321 = or disjoint i64 %.024.i.i.i, 96
  %322 = getelementptr inbounds float, ptr %306, i64 %321
  call void @llvm.prefetch.p0(ptr nonnull %322, i32 1, i32 3, i32 1)
  %323 = or disjoint i64 %.024.i.i.i, 112
  %324 = getelementptr inbounds float, ptr %306, i64 %323
  call void @llvm.prefetch.p0(ptr nonnull %324, i32 1, i32 3, i32 1)
  %325 = add nuw nsw i64 %.024.i.i.i, 128
  %niter99.next.7 = add i64 %niter99, 8
  %niter99.ncmp.7.not = icmp eq i64 %niter99.next.7, %unroll_iter98
  br i1 %niter99.ncmp.7.not, label %._crit_edge.i.i.i.loopexit.unr-lcssa, label %.lr.ph.i.i.i.new, !llvm.loop !137

fetch_block.exit.i.i:                             ; preds = %._crit_edge.i.i.i.i, %._crit_edge.i.i.i, %258, %.preheader22.i.i.i, %241
  %326 = load ptr, ptr %224, align 8, !tbaa !99
  %327 = sub nsw i64 %.080111.i.i, %.05786
  %328 = sdiv i64 %327, 16
  %329 = mul nsw i64 %328, %181
  %330 = getelementptr inbounds i8, ptr %.0.i70, i64 %329
  %331 = getelementptr inbounds i8, ptr %.pre.i.i, i64 112
  %332 = load i64, ptr %331, align 8, !tbaa !79
  %.not.i94.i.i = icmp eq i64 %332, 0
  %333 = icmp sgt i64 %233, 16
  br i1 %.not.i94.i.i, label %338, label %334

334:                                              ; preds = %fetch_block.exit.i.i
  %335 = select i1 %333, ptr @turned_22, ptr @turned_21
  %336 = select i1 %333, ptr @turned_12, ptr @turned_11
  %337 = select i1 %225, ptr %335, ptr %336
  br label %sums_of.exit.i.i

338:                                              ; preds = %fetch_block.exit.i.i
  %339 = select i1 %333, ptr @sums_22, ptr @sums_21
  %340 = select i1 %333, ptr @sums_12, ptr @sums_11
  %341 = select i1 %225, ptr %339, ptr %340
  br label %sums_of.exit.i.i

sums_of.exit.i.i:                                 ; preds = %338, %334
  %.sink.i.i.i = phi ptr [ %341, %338 ], [ %337, %334 ]
  call void %.sink.i.i.i(ptr noundef nonnull %6, ptr noundef %326, i64 noundef %.pre-phi63.i, ptr noundef %330, i64 noundef %181, i64 noundef %.pre-phi61.i, ptr noundef %.sroa.0.0.i.i, i64 noundef %242, i64 noundef %.03657.i) #17
  br i1 %186, label %342, label %343

342:                                              ; preds = %sums_of.exit.i.i
  store ptr %.sroa.0.0.i.i, ptr %71, align 8, !tbaa !99
  store i64 %242, ptr %.sroa.6.0..sroa_idx.i.i, align 8, !tbaa !81
  store i64 %.0..080.i.i, ptr %.sroa.8.0..sroa_idx.i.i, align 8, !tbaa !81
  store i64 %.108.i.i, ptr %.sroa.11.0..sroa_idx.i.i, align 8, !tbaa !81
  store i64 %.080..0.i.i, ptr %.sroa.14.0..sroa_idx.i.i, align 8, !tbaa !81
  store i64 %..i.i, ptr %.sroa.17.0..sroa_idx.i.i, align 8, !tbaa !81
  store i64 0, ptr %.sroa.21.0..sroa_idx.i.i, align 8, !tbaa !81
  br label %343

343:                                              ; preds = %342, %sums_of.exit.i.i
  %344 = add nsw i64 %.080111.i.i, 32
  %345 = icmp slt i64 %344, %128
  br i1 %345, label %232, label %._crit_edge.loopexit.i.i, !llvm.loop !138

through_block.exit.i:                             ; preds = %._crit_edge.i.i, %packing_of.exit.i.i
  %346 = load i64, ptr %147, align 8, !tbaa !88
  %347 = add nsw i64 %346, %.03657.i
  %348 = load i64, ptr %141, align 8, !tbaa !111
  %349 = icmp slt i64 %347, %348
  br i1 %349, label %161, label %all_depth.exit.loopexit, !llvm.loop !139

all_depth.exit.loopexit:                          ; preds = %through_block.exit.i
  %.pre90 = load i64, ptr %113, align 8, !tbaa !109
  %.pre91 = add nsw i64 %.pre90, %.085
  br label %all_depth.exit

all_depth.exit:                                   ; preds = %all_depth.exit.loopexit, %134
  %.pre-phi = phi i64 [ %.pre91, %all_depth.exit.loopexit ], [ %124, %134 ]
  %350 = phi i64 [ %.pre90, %all_depth.exit.loopexit ], [ %123, %134 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  %351 = icmp slt i64 %.pre-phi, %24
  br i1 %351, label %122, label %._crit_edge, !llvm.loop !140
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @beside(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #5 {
  %4 = alloca [16 x <16 x float>], align 16
  %5 = alloca [16 x <16 x float>], align 16
  %6 = alloca [16 x [32 x float]], align 16
  %7 = getelementptr inbounds i8, ptr %0, i64 64
  %8 = getelementptr inbounds i8, ptr %0, i64 120
  %9 = getelementptr inbounds i8, ptr %0, i64 112
  %10 = load i64, ptr %9, align 8, !tbaa !141
  %11 = getelementptr inbounds i8, ptr %0, i64 88
  %12 = load i64, ptr %11, align 8, !tbaa !142
  %13 = add nsw i64 %10, %1
  %14 = tail call i64 @llvm.smin.i64(i64 %12, i64 %13)
  %15 = load ptr, ptr %0, align 8, !tbaa !93
  %16 = getelementptr inbounds i8, ptr %15, i64 112
  %17 = load i64, ptr %16, align 8, !tbaa !79
  %18 = icmp ne i64 %17, 0
  %19 = icmp eq i64 %10, 0
  %or.cond.not57 = and i1 %19, %18
  %20 = icmp ne i64 %14, 0
  %or.cond3 = select i1 %or.cond.not57, i1 %20, i1 false
  br i1 %or.cond3, label %21, label %22

21:                                               ; preds = %3
  tail call fastcc void @turn_block(ptr noundef nonnull %0) #16
  br label %22

22:                                               ; preds = %21, %3
  store i64 %10, ptr %9, align 8, !tbaa !141
  %23 = icmp slt i64 %10, %14
  br i1 %23, label %.lr.ph101, label %move.exit

.lr.ph101:                                        ; preds = %22
  %24 = getelementptr inbounds i8, ptr %0, i64 72
  %25 = getelementptr inbounds i8, ptr %0, i64 80
  %26 = getelementptr inbounds i8, ptr %0, i64 96
  %27 = getelementptr inbounds i8, ptr %0, i64 104
  %28 = getelementptr inbounds i8, ptr %0, i64 8
  br label %29

29:                                               ; preds = %.lr.ph101, %finish_row.exit
  %storemerge100 = phi i64 [ %10, %.lr.ph101 ], [ %88, %finish_row.exit ]
  %30 = load ptr, ptr %7, align 8, !tbaa !143
  %31 = load i64, ptr %24, align 8, !tbaa !144
  %32 = mul nsw i64 %31, %storemerge100
  %33 = getelementptr inbounds float, ptr %30, i64 %32
  %34 = load i64, ptr %25, align 8, !tbaa !145
  %35 = add nsw i64 %34, %storemerge100
  %36 = load i64, ptr %26, align 8, !tbaa !146
  %37 = load i64, ptr %27, align 8, !tbaa !147
  %38 = load ptr, ptr %0, align 8, !tbaa !93
  %39 = icmp sgt i64 %37, 0
  br i1 %39, label %.lr.ph, label %finish_row.exit

.lr.ph:                                           ; preds = %29
  %40 = getelementptr inbounds i8, ptr %38, i64 32
  %41 = getelementptr inbounds i8, ptr %38, i64 48
  %42 = getelementptr inbounds i8, ptr %38, i64 16
  %43 = getelementptr inbounds i8, ptr %38, i64 104
  br label %44

44:                                               ; preds = %.lr.ph, %84
  %.0.i7099 = phi i64 [ 0, %.lr.ph ], [ %85, %84 ]
  %45 = sub nsw i64 %37, %.0.i7099
  %46 = icmp sgt i64 %45, 15
  %47 = icmp slt i64 %45, 1
  %48 = trunc i64 %45 to i32
  %notmask.i50.i = shl nsw i32 -1, %48
  %49 = trunc i32 %notmask.i50.i to i16
  %50 = xor i16 %49, -1
  %51 = select i1 %47, i16 0, i16 %50
  %52 = select i1 %46, i16 -1, i16 %51
  %53 = getelementptr inbounds float, ptr %33, i64 %.0.i7099
  %54 = load <16 x float>, ptr %53, align 4, !tbaa !105
  %55 = fsub <16 x float> %54, %54
  %56 = fcmp uno <16 x float> %55, zeroinitializer
  %57 = bitcast i16 %52 to <16 x i1>
  %58 = and <16 x i1> %56, %57
  %59 = bitcast <16 x i1> %58 to i16
  %.not.i71 = icmp eq i16 %59, 0
  br i1 %.not.i71, label %65, label %60, !prof !148

60:                                               ; preds = %44
  %61 = add nsw i64 %.0.i7099, %36
  %62 = tail call i64 @llvm.smin.i64(i64 %45, i64 16)
  %63 = tail call fastcc <16 x float> @summed_again(ptr noundef %38, i64 noundef %35, i64 noundef %61, i64 noundef %62) #16
  %64 = select <16 x i1> %58, <16 x float> %63, <16 x float> %54
  br label %65

65:                                               ; preds = %60, %44
  %.044.i = phi <16 x float> [ %64, %60 ], [ %54, %44 ]
  %66 = load ptr, ptr %40, align 8, !tbaa !149
  %.not47.i = icmp eq ptr %66, null
  br i1 %.not47.i, label %72, label %67

67:                                               ; preds = %65
  %68 = getelementptr inbounds float, ptr %66, i64 %36
  %69 = getelementptr inbounds float, ptr %68, i64 %.0.i7099
  %70 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr nonnull %69, i32 1, <16 x i1> %57, <16 x float> zeroinitializer)
  %71 = fadd <16 x float> %.044.i, %70
  br label %72

72:                                               ; preds = %67, %65
  %.1.i = phi <16 x float> [ %71, %67 ], [ %.044.i, %65 ]
  %73 = load i64, ptr %41, align 8, !tbaa !150
  %.not48.i = icmp eq i64 %73, 0
  %.inv.i = fcmp ole <16 x float> %.1.i, zeroinitializer
  %74 = select <16 x i1> %.inv.i, <16 x float> zeroinitializer, <16 x float> %.1.i
  %.2.i = select i1 %.not48.i, <16 x float> %.1.i, <16 x float> %74
  %75 = load ptr, ptr %28, align 8, !tbaa !97
  %.not49.i = icmp eq ptr %75, null
  br i1 %.not49.i, label %77, label %76

76:                                               ; preds = %72
  store <16 x float> %.2.i, ptr %53, align 4, !tbaa !105
  br label %84

77:                                               ; preds = %72
  %78 = load ptr, ptr %42, align 8, !tbaa !133
  %79 = load i64, ptr %43, align 8, !tbaa !127
  %80 = mul nsw i64 %79, %35
  %81 = getelementptr inbounds float, ptr %78, i64 %80
  %82 = getelementptr inbounds float, ptr %81, i64 %36
  %83 = getelementptr inbounds float, ptr %82, i64 %.0.i7099
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> %.2.i, ptr %83, i32 1, <16 x i1> %57)
  br label %84

84:                                               ; preds = %77, %76
  %85 = add nuw nsw i64 %.0.i7099, 16
  %86 = icmp slt i64 %85, %37
  br i1 %86, label %44, label %finish_row.exit.loopexit, !llvm.loop !151

finish_row.exit.loopexit:                         ; preds = %84
  %.pre = load i64, ptr %9, align 8, !tbaa !141
  br label %finish_row.exit

finish_row.exit:                                  ; preds = %finish_row.exit.loopexit, %29
  %87 = phi i64 [ %.pre, %finish_row.exit.loopexit ], [ %storemerge100, %29 ]
  %88 = add nsw i64 %87, 1
  store i64 %88, ptr %9, align 8, !tbaa !141
  %89 = icmp slt i64 %88, %14
  br i1 %89, label %29, label %._crit_edge, !llvm.loop !152

._crit_edge:                                      ; preds = %finish_row.exit
  %90 = getelementptr inbounds i8, ptr %0, i64 8
  %91 = load ptr, ptr %90, align 8, !tbaa !97
  %.not = icmp ne ptr %91, null
  %or.cond = and i1 %.not, %23
  br i1 %or.cond, label %92, label %move.exit

92:                                               ; preds = %._crit_edge
  %93 = load ptr, ptr %7, align 8, !tbaa !143
  %94 = getelementptr inbounds i8, ptr %0, i64 72
  %95 = load i64, ptr %94, align 8, !tbaa !144
  %96 = mul nsw i64 %95, %10
  %97 = getelementptr inbounds float, ptr %93, i64 %96
  %98 = getelementptr inbounds i8, ptr %0, i64 80
  %99 = load i64, ptr %98, align 8, !tbaa !145
  %100 = add nsw i64 %99, %10
  %101 = load ptr, ptr %0, align 8, !tbaa !93
  %102 = getelementptr inbounds i8, ptr %101, i64 104
  %103 = load i64, ptr %102, align 8, !tbaa !127
  %104 = mul nsw i64 %103, %100
  %105 = getelementptr inbounds i8, ptr %0, i64 96
  %106 = load i64, ptr %105, align 8, !tbaa !146
  %107 = add nsw i64 %104, %106
  %108 = sub nsw i64 %14, %10
  %109 = getelementptr inbounds i8, ptr %0, i64 104
  %110 = load i64, ptr %109, align 8, !tbaa !147
  %111 = load i64, ptr %91, align 8, !tbaa !37
  %112 = icmp eq i64 %111, 0
  %113 = getelementptr inbounds i8, ptr %91, i64 8
  br i1 %112, label %114, label %115

114:                                              ; preds = %92
  tail call fastcc void @move_by_momentum(ptr noundef nonnull readonly %113, ptr noundef readonly %97, i64 noundef %95, i64 noundef %107, i64 noundef %103, i64 noundef %108, i64 noundef %110) #16
  br label %move.exit

115:                                              ; preds = %92
  tail call fastcc void @move_by_adam(ptr noundef nonnull readonly %113, ptr noundef readonly %97, i64 noundef %95, i64 noundef %107, i64 noundef %103, i64 noundef %108, i64 noundef %110) #16
  br label %move.exit

move.exit:                                        ; preds = %22, %115, %114, %._crit_edge
  %116 = getelementptr inbounds i8, ptr %0, i64 160
  %117 = load i64, ptr %116, align 8, !tbaa !153
  %118 = getelementptr inbounds i8, ptr %0, i64 168
  %119 = load i64, ptr %118, align 8, !tbaa !154
  %120 = add nsw i64 %119, %2
  %121 = tail call i64 @llvm.smin.i64(i64 %117, i64 %120)
  %122 = icmp slt i64 %119, %121
  br i1 %122, label %.lr.ph114, label %._crit_edge115

.lr.ph114:                                        ; preds = %move.exit
  %123 = getelementptr inbounds i8, ptr %0, i64 144
  %124 = getelementptr inbounds i8, ptr %0, i64 152
  %125 = getelementptr inbounds i8, ptr %0, i64 176
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 128
  %.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 136
  %126 = getelementptr inbounds i8, ptr %4, i64 512
  %127 = getelementptr inbounds i8, ptr %4, i64 64
  %128 = getelementptr inbounds i8, ptr %4, i64 576
  %129 = getelementptr inbounds i8, ptr %4, i64 128
  %130 = getelementptr inbounds i8, ptr %4, i64 640
  %131 = getelementptr inbounds i8, ptr %4, i64 192
  %132 = getelementptr inbounds i8, ptr %4, i64 704
  %133 = getelementptr inbounds i8, ptr %4, i64 256
  %134 = getelementptr inbounds i8, ptr %4, i64 768
  %135 = getelementptr inbounds i8, ptr %4, i64 320
  %136 = getelementptr inbounds i8, ptr %4, i64 832
  %137 = getelementptr inbounds i8, ptr %4, i64 384
  %138 = getelementptr inbounds i8, ptr %4, i64 896
  %139 = getelementptr inbounds i8, ptr %4, i64 448
  %140 = getelementptr inbounds i8, ptr %4, i64 960
  %141 = getelementptr inbounds i8, ptr %4, i64 256
  %142 = getelementptr inbounds i8, ptr %4, i64 64
  %143 = getelementptr inbounds i8, ptr %4, i64 320
  %144 = getelementptr inbounds i8, ptr %4, i64 128
  %145 = getelementptr inbounds i8, ptr %4, i64 384
  %146 = getelementptr inbounds i8, ptr %4, i64 192
  %147 = getelementptr inbounds i8, ptr %4, i64 448
  %148 = getelementptr inbounds i8, ptr %4, i64 512
  %149 = getelementptr inbounds i8, ptr %4, i64 768
  %150 = getelementptr inbounds i8, ptr %4, i64 576
  %151 = getelementptr inbounds i8, ptr %4, i64 832
  %152 = getelementptr inbounds i8, ptr %4, i64 640
  %153 = getelementptr inbounds i8, ptr %4, i64 896
  %154 = getelementptr inbounds i8, ptr %4, i64 704
  %155 = getelementptr inbounds i8, ptr %4, i64 960
  %156 = getelementptr inbounds i8, ptr %4, i64 128
  %157 = getelementptr inbounds i8, ptr %4, i64 64
  %158 = getelementptr inbounds i8, ptr %4, i64 192
  %159 = getelementptr inbounds i8, ptr %4, i64 256
  %160 = getelementptr inbounds i8, ptr %4, i64 384
  %161 = getelementptr inbounds i8, ptr %4, i64 320
  %162 = getelementptr inbounds i8, ptr %4, i64 448
  %163 = getelementptr inbounds i8, ptr %4, i64 512
  %164 = getelementptr inbounds i8, ptr %4, i64 640
  %165 = getelementptr inbounds i8, ptr %4, i64 576
  %166 = getelementptr inbounds i8, ptr %4, i64 704
  %167 = getelementptr inbounds i8, ptr %4, i64 768
  %168 = getelementptr inbounds i8, ptr %4, i64 896
  %169 = getelementptr inbounds i8, ptr %4, i64 832
  %170 = getelementptr inbounds i8, ptr %4, i64 960
  %171 = getelementptr inbounds i8, ptr %4, i64 64
  %172 = getelementptr inbounds i8, ptr %4, i64 128
  %173 = getelementptr inbounds i8, ptr %4, i64 192
  %174 = getelementptr inbounds i8, ptr %4, i64 256
  %175 = getelementptr inbounds i8, ptr %4, i64 320
  %176 = getelementptr inbounds i8, ptr %4, i64 384
  %177 = getelementptr inbounds i8, ptr %4, i64 448
  %178 = getelementptr inbounds i8, ptr %4, i64 512
  %179 = getelementptr inbounds i8, ptr %4, i64 576
  %180 = getelementptr inbounds i8, ptr %4, i64 640
  %181 = getelementptr inbounds i8, ptr %4, i64 704
  %182 = getelementptr inbounds i8, ptr %4, i64 768
  %183 = getelementptr inbounds i8, ptr %4, i64 832
  %184 = getelementptr inbounds i8, ptr %4, i64 896
  %185 = getelementptr inbounds i8, ptr %4, i64 960
  %186 = getelementptr inbounds i8, ptr %5, i64 512
  %187 = getelementptr inbounds i8, ptr %5, i64 64
  %188 = getelementptr inbounds i8, ptr %5, i64 576
  %189 = getelementptr inbounds i8, ptr %5, i64 128
  %190 = getelementptr inbounds i8, ptr %5, i64 640
  %191 = getelementptr inbounds i8, ptr %5, i64 192
  %192 = getelementptr inbounds i8, ptr %5, i64 704
  %193 = getelementptr inbounds i8, ptr %5, i64 256
  %194 = getelementptr inbounds i8, ptr %5, i64 768
  %195 = getelementptr inbounds i8, ptr %5, i64 320
  %196 = getelementptr inbounds i8, ptr %5, i64 832
  %197 = getelementptr inbounds i8, ptr %5, i64 384
  %198 = getelementptr inbounds i8, ptr %5, i64 896
  %199 = getelementptr inbounds i8, ptr %5, i64 448
  %200 = getelementptr inbounds i8, ptr %5, i64 960
  %201 = getelementptr inbounds i8, ptr %5, i64 256
  %202 = getelementptr inbounds i8, ptr %5, i64 64
  %203 = getelementptr inbounds i8, ptr %5, i64 320
  %204 = getelementptr inbounds i8, ptr %5, i64 128
  %205 = getelementptr inbounds i8, ptr %5, i64 384
  %206 = getelementptr inbounds i8, ptr %5, i64 192
  %207 = getelementptr inbounds i8, ptr %5, i64 448
  %208 = getelementptr inbounds i8, ptr %5, i64 512
  %209 = getelementptr inbounds i8, ptr %5, i64 768
  %210 = getelementptr inbounds i8, ptr %5, i64 576
  %211 = getelementptr inbounds i8, ptr %5, i64 832
  %212 = getelementptr inbounds i8, ptr %5, i64 640
  %213 = getelementptr inbounds i8, ptr %5, i64 896
  %214 = getelementptr inbounds i8, ptr %5, i64 704
  %215 = getelementptr inbounds i8, ptr %5, i64 960
  %216 = getelementptr inbounds i8, ptr %5, i64 128
  %217 = getelementptr inbounds i8, ptr %5, i64 64
  %218 = getelementptr inbounds i8, ptr %5, i64 192
  %219 = getelementptr inbounds i8, ptr %5, i64 256
  %220 = getelementptr inbounds i8, ptr %5, i64 384
  %221 = getelementptr inbounds i8, ptr %5, i64 320
  %222 = getelementptr inbounds i8, ptr %5, i64 448
  %223 = getelementptr inbounds i8, ptr %5, i64 512
  %224 = getelementptr inbounds i8, ptr %5, i64 640
  %225 = getelementptr inbounds i8, ptr %5, i64 576
  %226 = getelementptr inbounds i8, ptr %5, i64 704
  %227 = getelementptr inbounds i8, ptr %5, i64 768
  %228 = getelementptr inbounds i8, ptr %5, i64 896
  %229 = getelementptr inbounds i8, ptr %5, i64 832
  %230 = getelementptr inbounds i8, ptr %5, i64 960
  %231 = getelementptr inbounds i8, ptr %5, i64 64
  %232 = getelementptr inbounds i8, ptr %5, i64 128
  %233 = getelementptr inbounds i8, ptr %5, i64 192
  %234 = getelementptr inbounds i8, ptr %5, i64 256
  %235 = getelementptr inbounds i8, ptr %5, i64 320
  %236 = getelementptr inbounds i8, ptr %5, i64 384
  %237 = getelementptr inbounds i8, ptr %5, i64 448
  %238 = getelementptr inbounds i8, ptr %5, i64 512
  %239 = getelementptr inbounds i8, ptr %5, i64 576
  %240 = getelementptr inbounds i8, ptr %5, i64 640
  %241 = getelementptr inbounds i8, ptr %5, i64 704
  %242 = getelementptr inbounds i8, ptr %5, i64 768
  %243 = getelementptr inbounds i8, ptr %5, i64 832
  %244 = getelementptr inbounds i8, ptr %5, i64 896
  %245 = getelementptr inbounds i8, ptr %5, i64 960
  br label %246

246:                                              ; preds = %.lr.ph114, %split_tile.exit
  %247 = phi i64 [ %119, %.lr.ph114 ], [ %634, %split_tile.exit ]
  %248 = load i64, ptr %123, align 8, !tbaa !155
  %249 = load i64, ptr %124, align 8, !tbaa !156
  %250 = load ptr, ptr %125, align 8, !tbaa !157
  %.sroa.0.0.copyload = load ptr, ptr %8, align 1
  %.sroa.4.0.copyload = load i64, ptr %.sroa.4.0..sroa_idx, align 1
  %.sroa.6.0.copyload = load i64, ptr %.sroa.6.0..sroa_idx, align 1
  %251 = add nsw i64 %249, 31
  %252 = sdiv i64 %251, 32
  %253 = icmp eq i64 %.sroa.6.0.copyload, 1
  br i1 %253, label %254, label %257

254:                                              ; preds = %246
  %255 = sdiv i64 %247, %252
  %256 = srem i64 %247, %252
  br label %split_tile_of.exit

257:                                              ; preds = %246
  %258 = add nsw i64 %248, 15
  %259 = sdiv i64 %258, 16
  %260 = srem i64 %247, %259
  %261 = sdiv i64 %247, %259
  br label %split_tile_of.exit

split_tile_of.exit:                               ; preds = %254, %257
  %262 = phi i64 [ %255, %254 ], [ %260, %257 ]
  %263 = phi i64 [ %256, %254 ], [ %261, %257 ]
  %264 = shl nsw i64 %262, 4
  %265 = mul nsw i64 %264, %.sroa.4.0.copyload
  %266 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %265
  %267 = shl nsw i64 %263, 5
  %268 = mul nsw i64 %267, %.sroa.6.0.copyload
  %269 = getelementptr inbounds float, ptr %266, i64 %268
  %270 = sub nsw i64 %248, %264
  %271 = tail call i64 @llvm.smin.i64(i64 %270, i64 16)
  %272 = sub nsw i64 %249, %267
  %273 = tail call i64 @llvm.smin.i64(i64 %272, i64 32)
  %274 = mul nsw i64 %262, %252
  %275 = add nsw i64 %274, %263
  %276 = mul nsw i64 %275, 3072
  %277 = getelementptr inbounds i8, ptr %250, i64 %276
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %6) #6
  %278 = icmp ne i64 %.sroa.6.0.copyload, 1
  %279 = icmp ne i64 %.sroa.4.0.copyload, 1
  %or.cond.i = select i1 %278, i1 %279, i1 false
  br i1 %or.cond.i, label %.preheader, label %split_any_tile.exit

.preheader:                                       ; preds = %split_tile_of.exit, %283
  %.0.i103 = phi i64 [ %284, %283 ], [ 0, %split_tile_of.exit ]
  %280 = icmp slt i64 %.0.i103, %271
  %281 = mul nsw i64 %.0.i103, %.sroa.4.0.copyload
  %282 = getelementptr float, ptr %269, i64 %281
  br label %285

283:                                              ; preds = %300
  %284 = add nuw nsw i64 %.0.i103, 1
  %exitcond116.not = icmp eq i64 %284, 16
  br i1 %exitcond116.not, label %split_any_tile.exit, label %.preheader, !llvm.loop !158

285:                                              ; preds = %300, %.preheader
  %.017.i102 = phi i64 [ 0, %.preheader ], [ %303, %300 ]
  %286 = icmp sgt i64 %272, %.017.i102
  %or.cond18.i = and i1 %280, %286
  br i1 %or.cond18.i, label %287, label %291

287:                                              ; preds = %285
  %288 = mul nsw i64 %.017.i102, %.sroa.6.0.copyload
  %289 = getelementptr float, ptr %282, i64 %288
  %290 = load float, ptr %289, align 4, !tbaa !159
  br label %291

291:                                              ; preds = %287, %285
  %292 = phi float [ %290, %287 ], [ 0.000000e+00, %285 ]
  %293 = getelementptr inbounds [16 x [32 x float]], ptr %6, i64 0, i64 %.0.i103, i64 %.017.i102
  store float %292, ptr %293, align 8, !tbaa !159
  %294 = or disjoint i64 %.017.i102, 1
  %295 = icmp sgt i64 %272, %294
  %or.cond18.i.1 = and i1 %280, %295
  br i1 %or.cond18.i.1, label %296, label %300

296:                                              ; preds = %291
  %297 = mul nsw i64 %294, %.sroa.6.0.copyload
  %298 = getelementptr float, ptr %282, i64 %297
  %299 = load float, ptr %298, align 4, !tbaa !159
  br label %300

300:                                              ; preds = %296, %291
  %301 = phi float [ %299, %296 ], [ 0.000000e+00, %291 ]
  %302 = getelementptr inbounds [16 x [32 x float]], ptr %6, i64 0, i64 %.0.i103, i64 %294
  store float %301, ptr %302, align 4, !tbaa !159
  %303 = add nuw nsw i64 %.017.i102, 2
  %exitcond.not.1 = icmp eq i64 %303, 32
  br i1 %exitcond.not.1, label %283, label %285, !llvm.loop !160

split_any_tile.exit:                              ; preds = %283, %split_tile_of.exit
  %.sroa.077.0 = phi ptr [ %269, %split_tile_of.exit ], [ %6, %283 ]
  %.sroa.678.0 = phi i64 [ %.sroa.4.0.copyload, %split_tile_of.exit ], [ 32, %283 ]
  %.sroa.10.0 = phi i64 [ %.sroa.6.0.copyload, %split_tile_of.exit ], [ 1, %283 ]
  %.not90 = icmp eq i64 %.sroa.10.0, 1
  %304 = select i1 %.not90, i64 %.sroa.678.0, i64 %.sroa.10.0
  %305 = select i1 %.not90, i64 %271, i64 %273
  %306 = select i1 %.not90, i64 %273, i64 %271
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %4) #6
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %5) #6
  %307 = add nsw i64 %273, -16
  %308 = select i1 %.not90, i64 %307, i64 %271
  %.idx.i = shl i64 %.sroa.10.0, 6
  br label %310

309:                                              ; preds = %310
  br i1 %.not90, label %turn_tile.exit.preheader, label %turn_tile.exit.loopexit

310:                                              ; preds = %split_any_tile.exit, %310
  %.038.i104 = phi i64 [ 0, %split_any_tile.exit ], [ %338, %310 ]
  %311 = mul nsw i64 %.038.i104, %304
  %312 = getelementptr inbounds float, ptr %.sroa.077.0, i64 %311
  %313 = or disjoint i64 %.038.i104, 16
  %.038.pn.i = select i1 %.not90, i64 %.038.i104, i64 %313
  %.in.i = icmp slt i64 %.038.pn.i, %305
  %314 = icmp slt i64 %.038.i104, %305
  %315 = select i1 %314, i64 %306, i64 0
  %316 = icmp sgt i64 %315, 15
  %317 = icmp slt i64 %315, 1
  %318 = trunc i64 %315 to i32
  %notmask.i = shl nsw i32 -1, %318
  %319 = trunc i32 %notmask.i to i16
  %320 = xor i16 %319, -1
  %321 = select i1 %317, i16 0, i16 %320
  %322 = select i1 %316, i16 -1, i16 %321
  %323 = bitcast i16 %322 to <16 x i1>
  %324 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %312, i32 1, <16 x i1> %323, <16 x float> zeroinitializer)
  %325 = getelementptr inbounds [16 x <16 x float>], ptr %4, i64 0, i64 %.038.i104
  store <16 x float> %324, ptr %325, align 16, !tbaa !105
  %326 = getelementptr inbounds i8, ptr %312, i64 %.idx.i
  %327 = select i1 %.in.i, i64 %308, i64 0
  %328 = icmp sgt i64 %327, 15
  %329 = icmp slt i64 %327, 1
  %330 = trunc i64 %327 to i32
  %notmask.i69 = shl nsw i32 -1, %330
  %331 = trunc i32 %notmask.i69 to i16
  %332 = xor i16 %331, -1
  %333 = select i1 %329, i16 0, i16 %332
  %334 = select i1 %328, i16 -1, i16 %333
  %335 = bitcast i16 %334 to <16 x i1>
  %336 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %326, i32 1, <16 x i1> %335, <16 x float> zeroinitializer)
  %337 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 %.038.i104
  store <16 x float> %336, ptr %337, align 16, !tbaa !105
  %338 = add nuw nsw i64 %.038.i104, 1
  %exitcond117.not = icmp eq i64 %338, 16
  br i1 %exitcond117.not, label %309, label %310, !llvm.loop !161

turn_tile.exit.loopexit:                          ; preds = %309
  %339 = load <16 x float>, ptr %4, align 16, !tbaa !105
  %340 = load <16 x float>, ptr %126, align 16, !tbaa !105
  %341 = shufflevector <16 x float> %339, <16 x float> %340, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %341, ptr %4, align 16, !tbaa !105
  %342 = shufflevector <16 x float> %339, <16 x float> %340, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %342, ptr %126, align 16, !tbaa !105
  %343 = load <16 x float>, ptr %127, align 16, !tbaa !105
  %344 = load <16 x float>, ptr %128, align 16, !tbaa !105
  %345 = shufflevector <16 x float> %343, <16 x float> %344, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %345, ptr %127, align 16, !tbaa !105
  %346 = shufflevector <16 x float> %343, <16 x float> %344, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %346, ptr %128, align 16, !tbaa !105
  %347 = load <16 x float>, ptr %129, align 16, !tbaa !105
  %348 = load <16 x float>, ptr %130, align 16, !tbaa !105
  %349 = shufflevector <16 x float> %347, <16 x float> %348, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %349, ptr %129, align 16, !tbaa !105
  %350 = shufflevector <16 x float> %347, <16 x float> %348, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %350, ptr %130, align 16, !tbaa !105
  %351 = load <16 x float>, ptr %131, align 16, !tbaa !105
  %352 = load <16 x float>, ptr %132, align 16, !tbaa !105
  %353 = shufflevector <16 x float> %351, <16 x float> %352, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %353, ptr %131, align 16, !tbaa !105
  %354 = shufflevector <16 x float> %351, <16 x float> %352, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %354, ptr %132, align 16, !tbaa !105
  %355 = load <16 x float>, ptr %133, align 16, !tbaa !105
  %356 = load <16 x float>, ptr %134, align 16, !tbaa !105
  %357 = shufflevector <16 x float> %355, <16 x float> %356, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %357, ptr %133, align 16, !tbaa !105
  %358 = shufflevector <16 x float> %355, <16 x float> %356, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %358, ptr %134, align 16, !tbaa !105
  %359 = load <16 x float>, ptr %135, align 16, !tbaa !105
  %360 = load <16 x float>, ptr %136, align 16, !tbaa !105
  %361 = shufflevector <16 x float> %359, <16 x float> %360, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %361, ptr %135, align 16, !tbaa !105
  %362 = shufflevector <16 x float> %359, <16 x float> %360, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %362, ptr %136, align 16, !tbaa !105
  %363 = load <16 x float>, ptr %137, align 16, !tbaa !105
  %364 = load <16 x float>, ptr %138, align 16, !tbaa !105
  %365 = shufflevector <16 x float> %363, <16 x float> %364, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %365, ptr %137, align 16, !tbaa !105
  %366 = shufflevector <16 x float> %363, <16 x float> %364, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %366, ptr %138, align 16, !tbaa !105
  %367 = load <16 x float>, ptr %139, align 16, !tbaa !105
  %368 = load <16 x float>, ptr %140, align 16, !tbaa !105
  %369 = shufflevector <16 x float> %367, <16 x float> %368, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %369, ptr %139, align 16, !tbaa !105
  %370 = shufflevector <16 x float> %367, <16 x float> %368, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %370, ptr %140, align 16, !tbaa !105
  %371 = load <16 x float>, ptr %4, align 16, !tbaa !105
  %372 = load <16 x float>, ptr %141, align 16, !tbaa !105
  %373 = shufflevector <16 x float> %371, <16 x float> %372, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %373, ptr %4, align 16, !tbaa !105
  %374 = shufflevector <16 x float> %371, <16 x float> %372, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %374, ptr %141, align 16, !tbaa !105
  %375 = load <16 x float>, ptr %142, align 16, !tbaa !105
  %376 = load <16 x float>, ptr %143, align 16, !tbaa !105
  %377 = shufflevector <16 x float> %375, <16 x float> %376, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %377, ptr %142, align 16, !tbaa !105
  %378 = shufflevector <16 x float> %375, <16 x float> %376, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %378, ptr %143, align 16, !tbaa !105
  %379 = load <16 x float>, ptr %144, align 16, !tbaa !105
  %380 = load <16 x float>, ptr %145, align 16, !tbaa !105
  %381 = shufflevector <16 x float> %379, <16 x float> %380, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %381, ptr %144, align 16, !tbaa !105
  %382 = shufflevector <16 x float> %379, <16 x float> %380, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %382, ptr %145, align 16, !tbaa !105
  %383 = load <16 x float>, ptr %146, align 16, !tbaa !105
  %384 = load <16 x float>, ptr %147, align 16, !tbaa !105
  %385 = shufflevector <16 x float> %383, <16 x float> %384, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %385, ptr %146, align 16, !tbaa !105
  %386 = shufflevector <16 x float> %383, <16 x float> %384, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %386, ptr %147, align 16, !tbaa !105
  %387 = load <16 x float>, ptr %148, align 16, !tbaa !105
  %388 = load <16 x float>, ptr %149, align 16, !tbaa !105
  %389 = shufflevector <16 x float> %387, <16 x float> %388, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %389, ptr %148, align 16, !tbaa !105
  %390 = shufflevector <16 x float> %387, <16 x float> %388, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %390, ptr %149, align 16, !tbaa !105
  %391 = load <16 x float>, ptr %150, align 16, !tbaa !105
  %392 = load <16 x float>, ptr %151, align 16, !tbaa !105
  %393 = shufflevector <16 x float> %391, <16 x float> %392, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %393, ptr %150, align 16, !tbaa !105
  %394 = shufflevector <16 x float> %391, <16 x float> %392, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %394, ptr %151, align 16, !tbaa !105
  %395 = load <16 x float>, ptr %152, align 16, !tbaa !105
  %396 = load <16 x float>, ptr %153, align 16, !tbaa !105
  %397 = shufflevector <16 x float> %395, <16 x float> %396, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %397, ptr %152, align 16, !tbaa !105
  %398 = shufflevector <16 x float> %395, <16 x float> %396, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %398, ptr %153, align 16, !tbaa !105
  %399 = load <16 x float>, ptr %154, align 16, !tbaa !105
  %400 = load <16 x float>, ptr %155, align 16, !tbaa !105
  %401 = shufflevector <16 x float> %399, <16 x float> %400, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %401, ptr %154, align 16, !tbaa !105
  %402 = shufflevector <16 x float> %399, <16 x float> %400, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %402, ptr %155, align 16, !tbaa !105
  %403 = load <16 x float>, ptr %4, align 16, !tbaa !105
  %404 = load <16 x float>, ptr %156, align 16, !tbaa !105
  %405 = shufflevector <16 x float> %403, <16 x float> %404, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %405, ptr %4, align 16, !tbaa !105
  %406 = shufflevector <16 x float> %403, <16 x float> %404, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %406, ptr %156, align 16, !tbaa !105
  %407 = load <16 x float>, ptr %157, align 16, !tbaa !105
  %408 = load <16 x float>, ptr %158, align 16, !tbaa !105
  %409 = shufflevector <16 x float> %407, <16 x float> %408, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %409, ptr %157, align 16, !tbaa !105
  %410 = shufflevector <16 x float> %407, <16 x float> %408, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %410, ptr %158, align 16, !tbaa !105
  %411 = load <16 x float>, ptr %159, align 16, !tbaa !105
  %412 = load <16 x float>, ptr %160, align 16, !tbaa !105
  %413 = shufflevector <16 x float> %411, <16 x float> %412, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %413, ptr %159, align 16, !tbaa !105
  %414 = shufflevector <16 x float> %411, <16 x float> %412, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %414, ptr %160, align 16, !tbaa !105
  %415 = load <16 x float>, ptr %161, align 16, !tbaa !105
  %416 = load <16 x float>, ptr %162, align 16, !tbaa !105
  %417 = shufflevector <16 x float> %415, <16 x float> %416, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %417, ptr %161, align 16, !tbaa !105
  %418 = shufflevector <16 x float> %415, <16 x float> %416, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %418, ptr %162, align 16, !tbaa !105
  %419 = load <16 x float>, ptr %163, align 16, !tbaa !105
  %420 = load <16 x float>, ptr %164, align 16, !tbaa !105
  %421 = shufflevector <16 x float> %419, <16 x float> %420, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %421, ptr %163, align 16, !tbaa !105
  %422 = shufflevector <16 x float> %419, <16 x float> %420, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %422, ptr %164, align 16, !tbaa !105
  %423 = load <16 x float>, ptr %165, align 16, !tbaa !105
  %424 = load <16 x float>, ptr %166, align 16, !tbaa !105
  %425 = shufflevector <16 x float> %423, <16 x float> %424, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %425, ptr %165, align 16, !tbaa !105
  %426 = shufflevector <16 x float> %423, <16 x float> %424, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %426, ptr %166, align 16, !tbaa !105
  %427 = load <16 x float>, ptr %167, align 16, !tbaa !105
  %428 = load <16 x float>, ptr %168, align 16, !tbaa !105
  %429 = shufflevector <16 x float> %427, <16 x float> %428, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %429, ptr %167, align 16, !tbaa !105
  %430 = shufflevector <16 x float> %427, <16 x float> %428, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %430, ptr %168, align 16, !tbaa !105
  %431 = load <16 x float>, ptr %169, align 16, !tbaa !105
  %432 = load <16 x float>, ptr %170, align 16, !tbaa !105
  %433 = shufflevector <16 x float> %431, <16 x float> %432, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %433, ptr %169, align 16, !tbaa !105
  %434 = shufflevector <16 x float> %431, <16 x float> %432, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %434, ptr %170, align 16, !tbaa !105
  %435 = load <16 x float>, ptr %4, align 16, !tbaa !105
  %436 = load <16 x float>, ptr %171, align 16, !tbaa !105
  %437 = shufflevector <16 x float> %435, <16 x float> %436, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %437, ptr %4, align 16, !tbaa !105
  %438 = shufflevector <16 x float> %435, <16 x float> %436, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %438, ptr %171, align 16, !tbaa !105
  %439 = load <16 x float>, ptr %172, align 16, !tbaa !105
  %440 = load <16 x float>, ptr %173, align 16, !tbaa !105
  %441 = shufflevector <16 x float> %439, <16 x float> %440, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %441, ptr %172, align 16, !tbaa !105
  %442 = shufflevector <16 x float> %439, <16 x float> %440, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %442, ptr %173, align 16, !tbaa !105
  %443 = load <16 x float>, ptr %174, align 16, !tbaa !105
  %444 = load <16 x float>, ptr %175, align 16, !tbaa !105
  %445 = shufflevector <16 x float> %443, <16 x float> %444, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %445, ptr %174, align 16, !tbaa !105
  %446 = shufflevector <16 x float> %443, <16 x float> %444, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %446, ptr %175, align 16, !tbaa !105
  %447 = load <16 x float>, ptr %176, align 16, !tbaa !105
  %448 = load <16 x float>, ptr %177, align 16, !tbaa !105
  %449 = shufflevector <16 x float> %447, <16 x float> %448, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %449, ptr %176, align 16, !tbaa !105
  %450 = shufflevector <16 x float> %447, <16 x float> %448, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %450, ptr %177, align 16, !tbaa !105
  %451 = load <16 x float>, ptr %178, align 16, !tbaa !105
  %452 = load <16 x float>, ptr %179, align 16, !tbaa !105
  %453 = shufflevector <16 x float> %451, <16 x float> %452, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %453, ptr %178, align 16, !tbaa !105
  %454 = shufflevector <16 x float> %451, <16 x float> %452, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %454, ptr %179, align 16, !tbaa !105
  %455 = load <16 x float>, ptr %180, align 16, !tbaa !105
  %456 = load <16 x float>, ptr %181, align 16, !tbaa !105
  %457 = shufflevector <16 x float> %455, <16 x float> %456, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %457, ptr %180, align 16, !tbaa !105
  %458 = shufflevector <16 x float> %455, <16 x float> %456, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %458, ptr %181, align 16, !tbaa !105
  %459 = load <16 x float>, ptr %182, align 16, !tbaa !105
  %460 = load <16 x float>, ptr %183, align 16, !tbaa !105
  %461 = shufflevector <16 x float> %459, <16 x float> %460, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %461, ptr %182, align 16, !tbaa !105
  %462 = shufflevector <16 x float> %459, <16 x float> %460, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %462, ptr %183, align 16, !tbaa !105
  %463 = load <16 x float>, ptr %184, align 16, !tbaa !105
  %464 = load <16 x float>, ptr %185, align 16, !tbaa !105
  %465 = shufflevector <16 x float> %463, <16 x float> %464, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %465, ptr %184, align 16, !tbaa !105
  %466 = shufflevector <16 x float> %463, <16 x float> %464, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %466, ptr %185, align 16, !tbaa !105
  %467 = load <16 x float>, ptr %5, align 16, !tbaa !105
  %468 = load <16 x float>, ptr %186, align 16, !tbaa !105
  %469 = shufflevector <16 x float> %467, <16 x float> %468, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %469, ptr %5, align 16, !tbaa !105
  %470 = shufflevector <16 x float> %467, <16 x float> %468, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %470, ptr %186, align 16, !tbaa !105
  %471 = load <16 x float>, ptr %187, align 16, !tbaa !105
  %472 = load <16 x float>, ptr %188, align 16, !tbaa !105
  %473 = shufflevector <16 x float> %471, <16 x float> %472, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %473, ptr %187, align 16, !tbaa !105
  %474 = shufflevector <16 x float> %471, <16 x float> %472, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %474, ptr %188, align 16, !tbaa !105
  %475 = load <16 x float>, ptr %189, align 16, !tbaa !105
  %476 = load <16 x float>, ptr %190, align 16, !tbaa !105
  %477 = shufflevector <16 x float> %475, <16 x float> %476, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %477, ptr %189, align 16, !tbaa !105
  %478 = shufflevector <16 x float> %475, <16 x float> %476, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %478, ptr %190, align 16, !tbaa !105
  %479 = load <16 x float>, ptr %191, align 16, !tbaa !105
  %480 = load <16 x float>, ptr %192, align 16, !tbaa !105
  %481 = shufflevector <16 x float> %479, <16 x float> %480, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %481, ptr %191, align 16, !tbaa !105
  %482 = shufflevector <16 x float> %479, <16 x float> %480, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %482, ptr %192, align 16, !tbaa !105
  %483 = load <16 x float>, ptr %193, align 16, !tbaa !105
  %484 = load <16 x float>, ptr %194, align 16, !tbaa !105
  %485 = shufflevector <16 x float> %483, <16 x float> %484, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %485, ptr %193, align 16, !tbaa !105
  %486 = shufflevector <16 x float> %483, <16 x float> %484, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %486, ptr %194, align 16, !tbaa !105
  %487 = load <16 x float>, ptr %195, align 16, !tbaa !105
  %488 = load <16 x float>, ptr %196, align 16, !tbaa !105
  %489 = shufflevector <16 x float> %487, <16 x float> %488, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %489, ptr %195, align 16, !tbaa !105
  %490 = shufflevector <16 x float> %487, <16 x float> %488, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %490, ptr %196, align 16, !tbaa !105
  %491 = load <16 x float>, ptr %197, align 16, !tbaa !105
  %492 = load <16 x float>, ptr %198, align 16, !tbaa !105
  %493 = shufflevector <16 x float> %491, <16 x float> %492, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %493, ptr %197, align 16, !tbaa !105
  %494 = shufflevector <16 x float> %491, <16 x float> %492, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %494, ptr %198, align 16, !tbaa !105
  %495 = load <16 x float>, ptr %199, align 16, !tbaa !105
  %496 = load <16 x float>, ptr %200, align 16, !tbaa !105
  %497 = shufflevector <16 x float> %495, <16 x float> %496, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %497, ptr %199, align 16, !tbaa !105
  %498 = shufflevector <16 x float> %495, <16 x float> %496, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %498, ptr %200, align 16, !tbaa !105
  %499 = load <16 x float>, ptr %5, align 16, !tbaa !105
  %500 = load <16 x float>, ptr %201, align 16, !tbaa !105
  %501 = shufflevector <16 x float> %499, <16 x float> %500, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %501, ptr %5, align 16, !tbaa !105
  %502 = shufflevector <16 x float> %499, <16 x float> %500, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %502, ptr %201, align 16, !tbaa !105
  %503 = load <16 x float>, ptr %202, align 16, !tbaa !105
  %504 = load <16 x float>, ptr %203, align 16, !tbaa !105
  %505 = shufflevector <16 x float> %503, <16 x float> %504, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %505, ptr %202, align 16, !tbaa !105
  %506 = shufflevector <16 x float> %503, <16 x float> %504, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %506, ptr %203, align 16, !tbaa !105
  %507 = load <16 x float>, ptr %204, align 16, !tbaa !105
  %508 = load <16 x float>, ptr %205, align 16, !tbaa !105
  %509 = shufflevector <16 x float> %507, <16 x float> %508, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %509, ptr %204, align 16, !tbaa !105
  %510 = shufflevector <16 x float> %507, <16 x float> %508, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %510, ptr %205, align 16, !tbaa !105
  %511 = load <16 x float>, ptr %206, align 16, !tbaa !105
  %512 = load <16 x float>, ptr %207, align 16, !tbaa !105
  %513 = shufflevector <16 x float> %511, <16 x float> %512, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %513, ptr %206, align 16, !tbaa !105
  %514 = shufflevector <16 x float> %511, <16 x float> %512, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %514, ptr %207, align 16, !tbaa !105
  %515 = load <16 x float>, ptr %208, align 16, !tbaa !105
  %516 = load <16 x float>, ptr %209, align 16, !tbaa !105
  %517 = shufflevector <16 x float> %515, <16 x float> %516, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %517, ptr %208, align 16, !tbaa !105
  %518 = shufflevector <16 x float> %515, <16 x float> %516, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %518, ptr %209, align 16, !tbaa !105
  %519 = load <16 x float>, ptr %210, align 16, !tbaa !105
  %520 = load <16 x float>, ptr %211, align 16, !tbaa !105
  %521 = shufflevector <16 x float> %519, <16 x float> %520, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %521, ptr %210, align 16, !tbaa !105
  %522 = shufflevector <16 x float> %519, <16 x float> %520, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %522, ptr %211, align 16, !tbaa !105
  %523 = load <16 x float>, ptr %212, align 16, !tbaa !105
  %524 = load <16 x float>, ptr %213, align 16, !tbaa !105
  %525 = shufflevector <16 x float> %523, <16 x float> %524, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %525, ptr %212, align 16, !tbaa !105
  %526 = shufflevector <16 x float> %523, <16 x float> %524, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %526, ptr %213, align 16, !tbaa !105
  %527 = load <16 x float>, ptr %214, align 16, !tbaa !105
  %528 = load <16 x float>, ptr %215, align 16, !tbaa !105
  %529 = shufflevector <16 x float> %527, <16 x float> %528, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %529, ptr %214, align 16, !tbaa !105
  %530 = shufflevector <16 x float> %527, <16 x float> %528, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %530, ptr %215, align 16, !tbaa !105
  %531 = load <16 x float>, ptr %5, align 16, !tbaa !105
  %532 = load <16 x float>, ptr %216, align 16, !tbaa !105
  %533 = shufflevector <16 x float> %531, <16 x float> %532, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %533, ptr %5, align 16, !tbaa !105
  %534 = shufflevector <16 x float> %531, <16 x float> %532, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %534, ptr %216, align 16, !tbaa !105
  %535 = load <16 x float>, ptr %217, align 16, !tbaa !105
  %536 = load <16 x float>, ptr %218, align 16, !tbaa !105
  %537 = shufflevector <16 x float> %535, <16 x float> %536, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %537, ptr %217, align 16, !tbaa !105
  %538 = shufflevector <16 x float> %535, <16 x float> %536, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %538, ptr %218, align 16, !tbaa !105
  %539 = load <16 x float>, ptr %219, align 16, !tbaa !105
  %540 = load <16 x float>, ptr %220, align 16, !tbaa !105
  %541 = shufflevector <16 x float> %539, <16 x float> %540, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %541, ptr %219, align 16, !tbaa !105
  %542 = shufflevector <16 x float> %539, <16 x float> %540, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %542, ptr %220, align 16, !tbaa !105
  %543 = load <16 x float>, ptr %221, align 16, !tbaa !105
  %544 = load <16 x float>, ptr %222, align 16, !tbaa !105
  %545 = shufflevector <16 x float> %543, <16 x float> %544, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %545, ptr %221, align 16, !tbaa !105
  %546 = shufflevector <16 x float> %543, <16 x float> %544, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %546, ptr %222, align 16, !tbaa !105
  %547 = load <16 x float>, ptr %223, align 16, !tbaa !105
  %548 = load <16 x float>, ptr %224, align 16, !tbaa !105
  %549 = shufflevector <16 x float> %547, <16 x float> %548, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %549, ptr %223, align 16, !tbaa !105
  %550 = shufflevector <16 x float> %547, <16 x float> %548, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %550, ptr %224, align 16, !tbaa !105
  %551 = load <16 x float>, ptr %225, align 16, !tbaa !105
  %552 = load <16 x float>, ptr %226, align 16, !tbaa !105
  %553 = shufflevector <16 x float> %551, <16 x float> %552, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %553, ptr %225, align 16, !tbaa !105
  %554 = shufflevector <16 x float> %551, <16 x float> %552, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %554, ptr %226, align 16, !tbaa !105
  %555 = load <16 x float>, ptr %227, align 16, !tbaa !105
  %556 = load <16 x float>, ptr %228, align 16, !tbaa !105
  %557 = shufflevector <16 x float> %555, <16 x float> %556, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %557, ptr %227, align 16, !tbaa !105
  %558 = shufflevector <16 x float> %555, <16 x float> %556, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %558, ptr %228, align 16, !tbaa !105
  %559 = load <16 x float>, ptr %229, align 16, !tbaa !105
  %560 = load <16 x float>, ptr %230, align 16, !tbaa !105
  %561 = shufflevector <16 x float> %559, <16 x float> %560, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %561, ptr %229, align 16, !tbaa !105
  %562 = shufflevector <16 x float> %559, <16 x float> %560, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %562, ptr %230, align 16, !tbaa !105
  %563 = load <16 x float>, ptr %5, align 16, !tbaa !105
  %564 = load <16 x float>, ptr %231, align 16, !tbaa !105
  %565 = shufflevector <16 x float> %563, <16 x float> %564, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %565, ptr %5, align 16, !tbaa !105
  %566 = shufflevector <16 x float> %563, <16 x float> %564, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %566, ptr %231, align 16, !tbaa !105
  %567 = load <16 x float>, ptr %232, align 16, !tbaa !105
  %568 = load <16 x float>, ptr %233, align 16, !tbaa !105
  %569 = shufflevector <16 x float> %567, <16 x float> %568, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %569, ptr %232, align 16, !tbaa !105
  %570 = shufflevector <16 x float> %567, <16 x float> %568, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %570, ptr %233, align 16, !tbaa !105
  %571 = load <16 x float>, ptr %234, align 16, !tbaa !105
  %572 = load <16 x float>, ptr %235, align 16, !tbaa !105
  %573 = shufflevector <16 x float> %571, <16 x float> %572, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %573, ptr %234, align 16, !tbaa !105
  %574 = shufflevector <16 x float> %571, <16 x float> %572, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %574, ptr %235, align 16, !tbaa !105
  %575 = load <16 x float>, ptr %236, align 16, !tbaa !105
  %576 = load <16 x float>, ptr %237, align 16, !tbaa !105
  %577 = shufflevector <16 x float> %575, <16 x float> %576, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %577, ptr %236, align 16, !tbaa !105
  %578 = shufflevector <16 x float> %575, <16 x float> %576, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %578, ptr %237, align 16, !tbaa !105
  %579 = load <16 x float>, ptr %238, align 16, !tbaa !105
  %580 = load <16 x float>, ptr %239, align 16, !tbaa !105
  %581 = shufflevector <16 x float> %579, <16 x float> %580, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %581, ptr %238, align 16, !tbaa !105
  %582 = shufflevector <16 x float> %579, <16 x float> %580, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %582, ptr %239, align 16, !tbaa !105
  %583 = load <16 x float>, ptr %240, align 16, !tbaa !105
  %584 = load <16 x float>, ptr %241, align 16, !tbaa !105
  %585 = shufflevector <16 x float> %583, <16 x float> %584, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %585, ptr %240, align 16, !tbaa !105
  %586 = shufflevector <16 x float> %583, <16 x float> %584, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %586, ptr %241, align 16, !tbaa !105
  %587 = load <16 x float>, ptr %242, align 16, !tbaa !105
  %588 = load <16 x float>, ptr %243, align 16, !tbaa !105
  %589 = shufflevector <16 x float> %587, <16 x float> %588, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %589, ptr %242, align 16, !tbaa !105
  %590 = shufflevector <16 x float> %587, <16 x float> %588, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %590, ptr %243, align 16, !tbaa !105
  %591 = load <16 x float>, ptr %244, align 16, !tbaa !105
  %592 = load <16 x float>, ptr %245, align 16, !tbaa !105
  %593 = shufflevector <16 x float> %591, <16 x float> %592, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %593, ptr %244, align 16, !tbaa !105
  %594 = shufflevector <16 x float> %591, <16 x float> %592, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %594, ptr %245, align 16, !tbaa !105
  br label %turn_tile.exit.preheader

turn_tile.exit.preheader:                         ; preds = %turn_tile.exit.loopexit, %309
  br label %turn_tile.exit

turn_tile.exit:                                   ; preds = %turn_tile.exit.preheader, %turn_tile.exit
  %.0.i58113 = phi i64 [ %632, %turn_tile.exit ], [ 0, %turn_tile.exit.preheader ]
  %595 = getelementptr inbounds [16 x <16 x float>], ptr %4, i64 0, i64 %.0.i58113
  %596 = load <16 x float>, ptr %595, align 16, !tbaa !105
  %597 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 %.0.i58113
  %598 = load <16 x float>, ptr %597, align 16, !tbaa !105
  %599 = shl nuw nsw i64 %.0.i58113, 6
  %600 = getelementptr inbounds i8, ptr %277, i64 %599
  %601 = bitcast <16 x float> %596 to <16 x i32>
  %602 = add <16 x i32> %601, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %603 = and <16 x i32> %602, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %604 = bitcast <16 x i32> %603 to <16 x float>
  %605 = fsub <16 x float> %596, %604
  %606 = bitcast <16 x float> %605 to <16 x i32>
  %607 = add <16 x i32> %606, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %608 = and <16 x i32> %607, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %609 = bitcast <16 x i32> %608 to <16 x float>
  %610 = fsub <16 x float> %605, %609
  %611 = bitcast <16 x float> %598 to <16 x i32>
  %612 = add <16 x i32> %611, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %613 = and <16 x i32> %612, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %614 = bitcast <16 x i32> %613 to <16 x float>
  %615 = fsub <16 x float> %598, %614
  %616 = bitcast <16 x float> %615 to <16 x i32>
  %617 = add <16 x i32> %616, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %618 = and <16 x i32> %617, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %619 = bitcast <16 x i32> %618 to <16 x float>
  %620 = fsub <16 x float> %615, %619
  %621 = lshr <16 x i32> %602, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %622 = or disjoint <16 x i32> %613, %621
  store <16 x i32> %622, ptr %600, align 4, !tbaa !105
  %623 = lshr <16 x i32> %607, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %624 = or disjoint <16 x i32> %618, %623
  %625 = getelementptr inbounds i8, ptr %600, i64 1024
  store <16 x i32> %624, ptr %625, align 4, !tbaa !105
  %626 = bitcast <16 x float> %620 to <16 x i32>
  %627 = and <16 x i32> %626, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %628 = bitcast <16 x float> %610 to <16 x i32>
  %629 = lshr <16 x i32> %628, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %630 = or disjoint <16 x i32> %627, %629
  %631 = getelementptr inbounds i8, ptr %600, i64 2048
  store <16 x i32> %630, ptr %631, align 4, !tbaa !105
  %632 = add nuw nsw i64 %.0.i58113, 1
  %exitcond126.not = icmp eq i64 %632, 16
  br i1 %exitcond126.not, label %split_tile.exit, label %turn_tile.exit, !llvm.loop !162

split_tile.exit:                                  ; preds = %turn_tile.exit
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %4) #6
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %6) #6
  %633 = load i64, ptr %118, align 8, !tbaa !154
  %634 = add nsw i64 %633, 1
  store i64 %634, ptr %118, align 8, !tbaa !154
  %635 = icmp slt i64 %634, %121
  br i1 %635, label %246, label %._crit_edge115, !llvm.loop !163

._crit_edge115:                                   ; preds = %split_tile.exit, %move.exit
  ret void
}

; Function Attrs: nounwind
declare void @llvm.x86.ldtilecfg(ptr) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @split_block(ptr nocapture noundef readonly byval(%struct.numbers) align 8 %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #8 {
  %5 = alloca [16 x <16 x float>], align 16
  %6 = alloca [16 x <16 x float>], align 16
  %7 = alloca [16 x [32 x float]], align 16
  %8 = add nsw i64 %1, 15
  %9 = sdiv i64 %8, 16
  %10 = add nsw i64 %2, 31
  %11 = sdiv i64 %10, 32
  %12 = mul nsw i64 %11, %9
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %4
  %.sroa.0.0.copyload = load ptr, ptr %0, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.4.0.copyload = load i64, ptr %.sroa.4.0..sroa_idx, align 8
  %.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.6.0.copyload = load i64, ptr %.sroa.6.0..sroa_idx, align 8
  %14 = icmp eq i64 %.sroa.6.0.copyload, 1
  %15 = icmp ne i64 %.sroa.6.0.copyload, 1
  %16 = icmp ne i64 %.sroa.4.0.copyload, 1
  %or.cond.i = select i1 %15, i1 %16, i1 false
  %17 = getelementptr inbounds i8, ptr %5, i64 512
  %18 = getelementptr inbounds i8, ptr %5, i64 64
  %19 = getelementptr inbounds i8, ptr %5, i64 576
  %20 = getelementptr inbounds i8, ptr %5, i64 128
  %21 = getelementptr inbounds i8, ptr %5, i64 640
  %22 = getelementptr inbounds i8, ptr %5, i64 192
  %23 = getelementptr inbounds i8, ptr %5, i64 704
  %24 = getelementptr inbounds i8, ptr %5, i64 256
  %25 = getelementptr inbounds i8, ptr %5, i64 768
  %26 = getelementptr inbounds i8, ptr %5, i64 320
  %27 = getelementptr inbounds i8, ptr %5, i64 832
  %28 = getelementptr inbounds i8, ptr %5, i64 384
  %29 = getelementptr inbounds i8, ptr %5, i64 896
  %30 = getelementptr inbounds i8, ptr %5, i64 448
  %31 = getelementptr inbounds i8, ptr %5, i64 960
  %32 = getelementptr inbounds i8, ptr %5, i64 256
  %33 = getelementptr inbounds i8, ptr %5, i64 64
  %34 = getelementptr inbounds i8, ptr %5, i64 320
  %35 = getelementptr inbounds i8, ptr %5, i64 128
  %36 = getelementptr inbounds i8, ptr %5, i64 384
  %37 = getelementptr inbounds i8, ptr %5, i64 192
  %38 = getelementptr inbounds i8, ptr %5, i64 448
  %39 = getelementptr inbounds i8, ptr %5, i64 512
  %40 = getelementptr inbounds i8, ptr %5, i64 768
  %41 = getelementptr inbounds i8, ptr %5, i64 576
  %42 = getelementptr inbounds i8, ptr %5, i64 832
  %43 = getelementptr inbounds i8, ptr %5, i64 640
  %44 = getelementptr inbounds i8, ptr %5, i64 896
  %45 = getelementptr inbounds i8, ptr %5, i64 704
  %46 = getelementptr inbounds i8, ptr %5, i64 960
  %47 = getelementptr inbounds i8, ptr %5, i64 128
  %48 = getelementptr inbounds i8, ptr %5, i64 64
  %49 = getelementptr inbounds i8, ptr %5, i64 192
  %50 = getelementptr inbounds i8, ptr %5, i64 256
  %51 = getelementptr inbounds i8, ptr %5, i64 384
  %52 = getelementptr inbounds i8, ptr %5, i64 320
  %53 = getelementptr inbounds i8, ptr %5, i64 448
  %54 = getelementptr inbounds i8, ptr %5, i64 512
  %55 = getelementptr inbounds i8, ptr %5, i64 640
  %56 = getelementptr inbounds i8, ptr %5, i64 576
  %57 = getelementptr inbounds i8, ptr %5, i64 704
  %58 = getelementptr inbounds i8, ptr %5, i64 768
  %59 = getelementptr inbounds i8, ptr %5, i64 896
  %60 = getelementptr inbounds i8, ptr %5, i64 832
  %61 = getelementptr inbounds i8, ptr %5, i64 960
  %62 = getelementptr inbounds i8, ptr %5, i64 64
  %63 = getelementptr inbounds i8, ptr %5, i64 128
  %64 = getelementptr inbounds i8, ptr %5, i64 192
  %65 = getelementptr inbounds i8, ptr %5, i64 256
  %66 = getelementptr inbounds i8, ptr %5, i64 320
  %67 = getelementptr inbounds i8, ptr %5, i64 384
  %68 = getelementptr inbounds i8, ptr %5, i64 448
  %69 = getelementptr inbounds i8, ptr %5, i64 512
  %70 = getelementptr inbounds i8, ptr %5, i64 576
  %71 = getelementptr inbounds i8, ptr %5, i64 640
  %72 = getelementptr inbounds i8, ptr %5, i64 704
  %73 = getelementptr inbounds i8, ptr %5, i64 768
  %74 = getelementptr inbounds i8, ptr %5, i64 832
  %75 = getelementptr inbounds i8, ptr %5, i64 896
  %76 = getelementptr inbounds i8, ptr %5, i64 960
  %77 = getelementptr inbounds i8, ptr %6, i64 512
  %78 = getelementptr inbounds i8, ptr %6, i64 64
  %79 = getelementptr inbounds i8, ptr %6, i64 576
  %80 = getelementptr inbounds i8, ptr %6, i64 128
  %81 = getelementptr inbounds i8, ptr %6, i64 640
  %82 = getelementptr inbounds i8, ptr %6, i64 192
  %83 = getelementptr inbounds i8, ptr %6, i64 704
  %84 = getelementptr inbounds i8, ptr %6, i64 256
  %85 = getelementptr inbounds i8, ptr %6, i64 768
  %86 = getelementptr inbounds i8, ptr %6, i64 320
  %87 = getelementptr inbounds i8, ptr %6, i64 832
  %88 = getelementptr inbounds i8, ptr %6, i64 384
  %89 = getelementptr inbounds i8, ptr %6, i64 896
  %90 = getelementptr inbounds i8, ptr %6, i64 448
  %91 = getelementptr inbounds i8, ptr %6, i64 960
  %92 = getelementptr inbounds i8, ptr %6, i64 256
  %93 = getelementptr inbounds i8, ptr %6, i64 64
  %94 = getelementptr inbounds i8, ptr %6, i64 320
  %95 = getelementptr inbounds i8, ptr %6, i64 128
  %96 = getelementptr inbounds i8, ptr %6, i64 384
  %97 = getelementptr inbounds i8, ptr %6, i64 192
  %98 = getelementptr inbounds i8, ptr %6, i64 448
  %99 = getelementptr inbounds i8, ptr %6, i64 512
  %100 = getelementptr inbounds i8, ptr %6, i64 768
  %101 = getelementptr inbounds i8, ptr %6, i64 576
  %102 = getelementptr inbounds i8, ptr %6, i64 832
  %103 = getelementptr inbounds i8, ptr %6, i64 640
  %104 = getelementptr inbounds i8, ptr %6, i64 896
  %105 = getelementptr inbounds i8, ptr %6, i64 704
  %106 = getelementptr inbounds i8, ptr %6, i64 960
  %107 = getelementptr inbounds i8, ptr %6, i64 128
  %108 = getelementptr inbounds i8, ptr %6, i64 64
  %109 = getelementptr inbounds i8, ptr %6, i64 192
  %110 = getelementptr inbounds i8, ptr %6, i64 256
  %111 = getelementptr inbounds i8, ptr %6, i64 384
  %112 = getelementptr inbounds i8, ptr %6, i64 320
  %113 = getelementptr inbounds i8, ptr %6, i64 448
  %114 = getelementptr inbounds i8, ptr %6, i64 512
  %115 = getelementptr inbounds i8, ptr %6, i64 640
  %116 = getelementptr inbounds i8, ptr %6, i64 576
  %117 = getelementptr inbounds i8, ptr %6, i64 704
  %118 = getelementptr inbounds i8, ptr %6, i64 768
  %119 = getelementptr inbounds i8, ptr %6, i64 896
  %120 = getelementptr inbounds i8, ptr %6, i64 832
  %121 = getelementptr inbounds i8, ptr %6, i64 960
  %122 = getelementptr inbounds i8, ptr %6, i64 64
  %123 = getelementptr inbounds i8, ptr %6, i64 128
  %124 = getelementptr inbounds i8, ptr %6, i64 192
  %125 = getelementptr inbounds i8, ptr %6, i64 256
  %126 = getelementptr inbounds i8, ptr %6, i64 320
  %127 = getelementptr inbounds i8, ptr %6, i64 384
  %128 = getelementptr inbounds i8, ptr %6, i64 448
  %129 = getelementptr inbounds i8, ptr %6, i64 512
  %130 = getelementptr inbounds i8, ptr %6, i64 576
  %131 = getelementptr inbounds i8, ptr %6, i64 640
  %132 = getelementptr inbounds i8, ptr %6, i64 704
  %133 = getelementptr inbounds i8, ptr %6, i64 768
  %134 = getelementptr inbounds i8, ptr %6, i64 832
  %135 = getelementptr inbounds i8, ptr %6, i64 896
  %136 = getelementptr inbounds i8, ptr %6, i64 960
  br label %137

._crit_edge:                                      ; preds = %split_tile.exit, %4
  ret void

137:                                              ; preds = %.lr.ph, %split_tile.exit
  %.059 = phi i64 [ 0, %.lr.ph ], [ %514, %split_tile.exit ]
  br i1 %14, label %138, label %141

138:                                              ; preds = %137
  %139 = sdiv i64 %.059, %11
  %140 = srem i64 %.059, %11
  br label %split_tile_of.exit

141:                                              ; preds = %137
  %142 = srem i64 %.059, %9
  %143 = sdiv i64 %.059, %9
  br label %split_tile_of.exit

split_tile_of.exit:                               ; preds = %138, %141
  %144 = phi i64 [ %139, %138 ], [ %142, %141 ]
  %145 = phi i64 [ %140, %138 ], [ %143, %141 ]
  %146 = shl nsw i64 %144, 4
  %147 = mul nsw i64 %146, %.sroa.4.0.copyload
  %148 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %147
  %149 = shl nsw i64 %145, 5
  %150 = mul nsw i64 %149, %.sroa.6.0.copyload
  %151 = getelementptr inbounds float, ptr %148, i64 %150
  %152 = sub nsw i64 %1, %146
  %153 = tail call i64 @llvm.smin.i64(i64 %152, i64 16)
  %154 = sub nsw i64 %2, %149
  %155 = tail call i64 @llvm.smin.i64(i64 %154, i64 32)
  %156 = mul nsw i64 %144, %11
  %157 = add nsw i64 %156, %145
  %158 = mul nsw i64 %157, 3072
  %159 = getelementptr inbounds i8, ptr %3, i64 %158
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %7) #6
  br i1 %or.cond.i, label %.preheader, label %split_any_tile.exit

.preheader:                                       ; preds = %split_tile_of.exit, %163
  %.0.i48 = phi i64 [ %164, %163 ], [ 0, %split_tile_of.exit ]
  %160 = icmp slt i64 %.0.i48, %153
  %161 = mul nsw i64 %.0.i48, %.sroa.4.0.copyload
  %162 = getelementptr float, ptr %151, i64 %161
  br label %165

163:                                              ; preds = %180
  %164 = add nuw nsw i64 %.0.i48, 1
  %exitcond60.not = icmp eq i64 %164, 16
  br i1 %exitcond60.not, label %split_any_tile.exit, label %.preheader, !llvm.loop !158

165:                                              ; preds = %180, %.preheader
  %.017.i47 = phi i64 [ 0, %.preheader ], [ %183, %180 ]
  %166 = icmp sgt i64 %154, %.017.i47
  %or.cond18.i = and i1 %160, %166
  br i1 %or.cond18.i, label %167, label %171

167:                                              ; preds = %165
  %168 = mul nsw i64 %.017.i47, %.sroa.6.0.copyload
  %169 = getelementptr float, ptr %162, i64 %168
  %170 = load float, ptr %169, align 4, !tbaa !159
  br label %171

171:                                              ; preds = %167, %165
  %172 = phi float [ %170, %167 ], [ 0.000000e+00, %165 ]
  %173 = getelementptr inbounds [16 x [32 x float]], ptr %7, i64 0, i64 %.0.i48, i64 %.017.i47
  store float %172, ptr %173, align 8, !tbaa !159
  %174 = or disjoint i64 %.017.i47, 1
  %175 = icmp sgt i64 %154, %174
  %or.cond18.i.1 = and i1 %160, %175
  br i1 %or.cond18.i.1, label %176, label %180

176:                                              ; preds = %171
  %177 = mul nsw i64 %174, %.sroa.6.0.copyload
  %178 = getelementptr float, ptr %162, i64 %177
  %179 = load float, ptr %178, align 4, !tbaa !159
  br label %180

180:                                              ; preds = %176, %171
  %181 = phi float [ %179, %176 ], [ 0.000000e+00, %171 ]
  %182 = getelementptr inbounds [16 x [32 x float]], ptr %7, i64 0, i64 %.0.i48, i64 %174
  store float %181, ptr %182, align 4, !tbaa !159
  %183 = add nuw nsw i64 %.017.i47, 2
  %exitcond.not.1 = icmp eq i64 %183, 32
  br i1 %exitcond.not.1, label %163, label %165, !llvm.loop !160

split_any_tile.exit:                              ; preds = %163, %split_tile_of.exit
  %.sroa.026.0 = phi ptr [ %151, %split_tile_of.exit ], [ %7, %163 ]
  %.sroa.627.0 = phi i64 [ %.sroa.4.0.copyload, %split_tile_of.exit ], [ 32, %163 ]
  %.sroa.10.0 = phi i64 [ %.sroa.6.0.copyload, %split_tile_of.exit ], [ 1, %163 ]
  %184 = icmp eq i64 %.sroa.10.0, 1
  %185 = select i1 %184, i64 %.sroa.627.0, i64 %.sroa.10.0
  %186 = select i1 %184, i64 %153, i64 %155
  %187 = select i1 %184, i64 %155, i64 %153
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %5) #6
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %6) #6
  %188 = add nsw i64 %155, -16
  %189 = select i1 %184, i64 %188, i64 %153
  %.idx.i = shl i64 %.sroa.10.0, 6
  br label %191

190:                                              ; preds = %191
  br i1 %184, label %turn_tile.exit.loopexit, label %turn_tile.exit.preheader

191:                                              ; preds = %split_any_tile.exit, %191
  %.038.i49 = phi i64 [ 0, %split_any_tile.exit ], [ %219, %191 ]
  %192 = mul nsw i64 %.038.i49, %185
  %193 = getelementptr inbounds float, ptr %.sroa.026.0, i64 %192
  %194 = or disjoint i64 %.038.i49, 16
  %.038.pn.i = select i1 %184, i64 %.038.i49, i64 %194
  %.in.i = icmp slt i64 %.038.pn.i, %186
  %195 = icmp slt i64 %.038.i49, %186
  %196 = select i1 %195, i64 %187, i64 0
  %197 = icmp sgt i64 %196, 15
  %198 = icmp slt i64 %196, 1
  %199 = trunc i64 %196 to i32
  %notmask.i = shl nsw i32 -1, %199
  %200 = trunc i32 %notmask.i to i16
  %201 = xor i16 %200, -1
  %202 = select i1 %198, i16 0, i16 %201
  %203 = select i1 %197, i16 -1, i16 %202
  %204 = bitcast i16 %203 to <16 x i1>
  %205 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %193, i32 1, <16 x i1> %204, <16 x float> zeroinitializer)
  %206 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 %.038.i49
  store <16 x float> %205, ptr %206, align 16, !tbaa !105
  %207 = getelementptr inbounds i8, ptr %193, i64 %.idx.i
  %208 = select i1 %.in.i, i64 %189, i64 0
  %209 = icmp sgt i64 %208, 15
  %210 = icmp slt i64 %208, 1
  %211 = trunc i64 %208 to i32
  %notmask.i20 = shl nsw i32 -1, %211
  %212 = trunc i32 %notmask.i20 to i16
  %213 = xor i16 %212, -1
  %214 = select i1 %210, i16 0, i16 %213
  %215 = select i1 %209, i16 -1, i16 %214
  %216 = bitcast i16 %215 to <16 x i1>
  %217 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %207, i32 1, <16 x i1> %216, <16 x float> zeroinitializer)
  %218 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %.038.i49
  store <16 x float> %217, ptr %218, align 16, !tbaa !105
  %219 = add nuw nsw i64 %.038.i49, 1
  %exitcond61.not = icmp eq i64 %219, 16
  br i1 %exitcond61.not, label %190, label %191, !llvm.loop !161

turn_tile.exit.loopexit:                          ; preds = %190
  %220 = load <16 x float>, ptr %5, align 16, !tbaa !105
  %221 = load <16 x float>, ptr %17, align 16, !tbaa !105
  %222 = shufflevector <16 x float> %220, <16 x float> %221, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %222, ptr %5, align 16, !tbaa !105
  %223 = shufflevector <16 x float> %220, <16 x float> %221, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %223, ptr %17, align 16, !tbaa !105
  %224 = load <16 x float>, ptr %18, align 16, !tbaa !105
  %225 = load <16 x float>, ptr %19, align 16, !tbaa !105
  %226 = shufflevector <16 x float> %224, <16 x float> %225, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %226, ptr %18, align 16, !tbaa !105
  %227 = shufflevector <16 x float> %224, <16 x float> %225, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %227, ptr %19, align 16, !tbaa !105
  %228 = load <16 x float>, ptr %20, align 16, !tbaa !105
  %229 = load <16 x float>, ptr %21, align 16, !tbaa !105
  %230 = shufflevector <16 x float> %228, <16 x float> %229, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %230, ptr %20, align 16, !tbaa !105
  %231 = shufflevector <16 x float> %228, <16 x float> %229, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %231, ptr %21, align 16, !tbaa !105
  %232 = load <16 x float>, ptr %22, align 16, !tbaa !105
  %233 = load <16 x float>, ptr %23, align 16, !tbaa !105
  %234 = shufflevector <16 x float> %232, <16 x float> %233, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %234, ptr %22, align 16, !tbaa !105
  %235 = shufflevector <16 x float> %232, <16 x float> %233, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %235, ptr %23, align 16, !tbaa !105
  %236 = load <16 x float>, ptr %24, align 16, !tbaa !105
  %237 = load <16 x float>, ptr %25, align 16, !tbaa !105
  %238 = shufflevector <16 x float> %236, <16 x float> %237, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %238, ptr %24, align 16, !tbaa !105
  %239 = shufflevector <16 x float> %236, <16 x float> %237, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %239, ptr %25, align 16, !tbaa !105
  %240 = load <16 x float>, ptr %26, align 16, !tbaa !105
  %241 = load <16 x float>, ptr %27, align 16, !tbaa !105
  %242 = shufflevector <16 x float> %240, <16 x float> %241, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %242, ptr %26, align 16, !tbaa !105
  %243 = shufflevector <16 x float> %240, <16 x float> %241, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %243, ptr %27, align 16, !tbaa !105
  %244 = load <16 x float>, ptr %28, align 16, !tbaa !105
  %245 = load <16 x float>, ptr %29, align 16, !tbaa !105
  %246 = shufflevector <16 x float> %244, <16 x float> %245, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %246, ptr %28, align 16, !tbaa !105
  %247 = shufflevector <16 x float> %244, <16 x float> %245, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %247, ptr %29, align 16, !tbaa !105
  %248 = load <16 x float>, ptr %30, align 16, !tbaa !105
  %249 = load <16 x float>, ptr %31, align 16, !tbaa !105
  %250 = shufflevector <16 x float> %248, <16 x float> %249, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %250, ptr %30, align 16, !tbaa !105
  %251 = shufflevector <16 x float> %248, <16 x float> %249, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %251, ptr %31, align 16, !tbaa !105
  %252 = load <16 x float>, ptr %5, align 16, !tbaa !105
  %253 = load <16 x float>, ptr %32, align 16, !tbaa !105
  %254 = shufflevector <16 x float> %252, <16 x float> %253, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %254, ptr %5, align 16, !tbaa !105
  %255 = shufflevector <16 x float> %252, <16 x float> %253, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %255, ptr %32, align 16, !tbaa !105
  %256 = load <16 x float>, ptr %33, align 16, !tbaa !105
  %257 = load <16 x float>, ptr %34, align 16, !tbaa !105
  %258 = shufflevector <16 x float> %256, <16 x float> %257, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %258, ptr %33, align 16, !tbaa !105
  %259 = shufflevector <16 x float> %256, <16 x float> %257, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %259, ptr %34, align 16, !tbaa !105
  %260 = load <16 x float>, ptr %35, align 16, !tbaa !105
  %261 = load <16 x float>, ptr %36, align 16, !tbaa !105
  %262 = shufflevector <16 x float> %260, <16 x float> %261, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %262, ptr %35, align 16, !tbaa !105
  %263 = shufflevector <16 x float> %260, <16 x float> %261, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %263, ptr %36, align 16, !tbaa !105
  %264 = load <16 x float>, ptr %37, align 16, !tbaa !105
  %265 = load <16 x float>, ptr %38, align 16, !tbaa !105
  %266 = shufflevector <16 x float> %264, <16 x float> %265, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %266, ptr %37, align 16, !tbaa !105
  %267 = shufflevector <16 x float> %264, <16 x float> %265, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %267, ptr %38, align 16, !tbaa !105
  %268 = load <16 x float>, ptr %39, align 16, !tbaa !105
  %269 = load <16 x float>, ptr %40, align 16, !tbaa !105
  %270 = shufflevector <16 x float> %268, <16 x float> %269, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %270, ptr %39, align 16, !tbaa !105
  %271 = shufflevector <16 x float> %268, <16 x float> %269, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %271, ptr %40, align 16, !tbaa !105
  %272 = load <16 x float>, ptr %41, align 16, !tbaa !105
  %273 = load <16 x float>, ptr %42, align 16, !tbaa !105
  %274 = shufflevector <16 x float> %272, <16 x float> %273, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %274, ptr %41, align 16, !tbaa !105
  %275 = shufflevector <16 x float> %272, <16 x float> %273, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %275, ptr %42, align 16, !tbaa !105
  %276 = load <16 x float>, ptr %43, align 16, !tbaa !105
  %277 = load <16 x float>, ptr %44, align 16, !tbaa !105
  %278 = shufflevector <16 x float> %276, <16 x float> %277, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %278, ptr %43, align 16, !tbaa !105
  %279 = shufflevector <16 x float> %276, <16 x float> %277, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %279, ptr %44, align 16, !tbaa !105
  %280 = load <16 x float>, ptr %45, align 16, !tbaa !105
  %281 = load <16 x float>, ptr %46, align 16, !tbaa !105
  %282 = shufflevector <16 x float> %280, <16 x float> %281, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %282, ptr %45, align 16, !tbaa !105
  %283 = shufflevector <16 x float> %280, <16 x float> %281, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %283, ptr %46, align 16, !tbaa !105
  %284 = load <16 x float>, ptr %5, align 16, !tbaa !105
  %285 = load <16 x float>, ptr %47, align 16, !tbaa !105
  %286 = shufflevector <16 x float> %284, <16 x float> %285, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %286, ptr %5, align 16, !tbaa !105
  %287 = shufflevector <16 x float> %284, <16 x float> %285, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %287, ptr %47, align 16, !tbaa !105
  %288 = load <16 x float>, ptr %48, align 16, !tbaa !105
  %289 = load <16 x float>, ptr %49, align 16, !tbaa !105
  %290 = shufflevector <16 x float> %288, <16 x float> %289, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %290, ptr %48, align 16, !tbaa !105
  %291 = shufflevector <16 x float> %288, <16 x float> %289, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %291, ptr %49, align 16, !tbaa !105
  %292 = load <16 x float>, ptr %50, align 16, !tbaa !105
  %293 = load <16 x float>, ptr %51, align 16, !tbaa !105
  %294 = shufflevector <16 x float> %292, <16 x float> %293, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %294, ptr %50, align 16, !tbaa !105
  %295 = shufflevector <16 x float> %292, <16 x float> %293, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %295, ptr %51, align 16, !tbaa !105
  %296 = load <16 x float>, ptr %52, align 16, !tbaa !105
  %297 = load <16 x float>, ptr %53, align 16, !tbaa !105
  %298 = shufflevector <16 x float> %296, <16 x float> %297, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %298, ptr %52, align 16, !tbaa !105
  %299 = shufflevector <16 x float> %296, <16 x float> %297, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %299, ptr %53, align 16, !tbaa !105
  %300 = load <16 x float>, ptr %54, align 16, !tbaa !105
  %301 = load <16 x float>, ptr %55, align 16, !tbaa !105
  %302 = shufflevector <16 x float> %300, <16 x float> %301, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %302, ptr %54, align 16, !tbaa !105
  %303 = shufflevector <16 x float> %300, <16 x float> %301, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %303, ptr %55, align 16, !tbaa !105
  %304 = load <16 x float>, ptr %56, align 16, !tbaa !105
  %305 = load <16 x float>, ptr %57, align 16, !tbaa !105
  %306 = shufflevector <16 x float> %304, <16 x float> %305, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %306, ptr %56, align 16, !tbaa !105
  %307 = shufflevector <16 x float> %304, <16 x float> %305, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %307, ptr %57, align 16, !tbaa !105
  %308 = load <16 x float>, ptr %58, align 16, !tbaa !105
  %309 = load <16 x float>, ptr %59, align 16, !tbaa !105
  %310 = shufflevector <16 x float> %308, <16 x float> %309, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %310, ptr %58, align 16, !tbaa !105
  %311 = shufflevector <16 x float> %308, <16 x float> %309, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %311, ptr %59, align 16, !tbaa !105
  %312 = load <16 x float>, ptr %60, align 16, !tbaa !105
  %313 = load <16 x float>, ptr %61, align 16, !tbaa !105
  %314 = shufflevector <16 x float> %312, <16 x float> %313, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %314, ptr %60, align 16, !tbaa !105
  %315 = shufflevector <16 x float> %312, <16 x float> %313, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %315, ptr %61, align 16, !tbaa !105
  %316 = load <16 x float>, ptr %5, align 16, !tbaa !105
  %317 = load <16 x float>, ptr %62, align 16, !tbaa !105
  %318 = shufflevector <16 x float> %316, <16 x float> %317, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %318, ptr %5, align 16, !tbaa !105
  %319 = shufflevector <16 x float> %316, <16 x float> %317, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %319, ptr %62, align 16, !tbaa !105
  %320 = load <16 x float>, ptr %63, align 16, !tbaa !105
  %321 = load <16 x float>, ptr %64, align 16, !tbaa !105
  %322 = shufflevector <16 x float> %320, <16 x float> %321, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %322, ptr %63, align 16, !tbaa !105
  %323 = shufflevector <16 x float> %320, <16 x float> %321, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %323, ptr %64, align 16, !tbaa !105
  %324 = load <16 x float>, ptr %65, align 16, !tbaa !105
  %325 = load <16 x float>, ptr %66, align 16, !tbaa !105
  %326 = shufflevector <16 x float> %324, <16 x float> %325, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %326, ptr %65, align 16, !tbaa !105
  %327 = shufflevector <16 x float> %324, <16 x float> %325, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %327, ptr %66, align 16, !tbaa !105
  %328 = load <16 x float>, ptr %67, align 16, !tbaa !105
  %329 = load <16 x float>, ptr %68, align 16, !tbaa !105
  %330 = shufflevector <16 x float> %328, <16 x float> %329, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %330, ptr %67, align 16, !tbaa !105
  %331 = shufflevector <16 x float> %328, <16 x float> %329, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %331, ptr %68, align 16, !tbaa !105
  %332 = load <16 x float>, ptr %69, align 16, !tbaa !105
  %333 = load <16 x float>, ptr %70, align 16, !tbaa !105
  %334 = shufflevector <16 x float> %332, <16 x float> %333, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %334, ptr %69, align 16, !tbaa !105
  %335 = shufflevector <16 x float> %332, <16 x float> %333, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %335, ptr %70, align 16, !tbaa !105
  %336 = load <16 x float>, ptr %71, align 16, !tbaa !105
  %337 = load <16 x float>, ptr %72, align 16, !tbaa !105
  %338 = shufflevector <16 x float> %336, <16 x float> %337, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %338, ptr %71, align 16, !tbaa !105
  %339 = shufflevector <16 x float> %336, <16 x float> %337, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %339, ptr %72, align 16, !tbaa !105
  %340 = load <16 x float>, ptr %73, align 16, !tbaa !105
  %341 = load <16 x float>, ptr %74, align 16, !tbaa !105
  %342 = shufflevector <16 x float> %340, <16 x float> %341, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %342, ptr %73, align 16, !tbaa !105
  %343 = shufflevector <16 x float> %340, <16 x float> %341, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %343, ptr %74, align 16, !tbaa !105
  %344 = load <16 x float>, ptr %75, align 16, !tbaa !105
  %345 = load <16 x float>, ptr %76, align 16, !tbaa !105
  %346 = shufflevector <16 x float> %344, <16 x float> %345, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %346, ptr %75, align 16, !tbaa !105
  %347 = shufflevector <16 x float> %344, <16 x float> %345, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %347, ptr %76, align 16, !tbaa !105
  %348 = load <16 x float>, ptr %6, align 16, !tbaa !105
  %349 = load <16 x float>, ptr %77, align 16, !tbaa !105
  %350 = shufflevector <16 x float> %348, <16 x float> %349, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %350, ptr %6, align 16, !tbaa !105
  %351 = shufflevector <16 x float> %348, <16 x float> %349, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %351, ptr %77, align 16, !tbaa !105
  %352 = load <16 x float>, ptr %78, align 16, !tbaa !105
  %353 = load <16 x float>, ptr %79, align 16, !tbaa !105
  %354 = shufflevector <16 x float> %352, <16 x float> %353, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %354, ptr %78, align 16, !tbaa !105
  %355 = shufflevector <16 x float> %352, <16 x float> %353, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %355, ptr %79, align 16, !tbaa !105
  %356 = load <16 x float>, ptr %80, align 16, !tbaa !105
  %357 = load <16 x float>, ptr %81, align 16, !tbaa !105
  %358 = shufflevector <16 x float> %356, <16 x float> %357, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %358, ptr %80, align 16, !tbaa !105
  %359 = shufflevector <16 x float> %356, <16 x float> %357, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %359, ptr %81, align 16, !tbaa !105
  %360 = load <16 x float>, ptr %82, align 16, !tbaa !105
  %361 = load <16 x float>, ptr %83, align 16, !tbaa !105
  %362 = shufflevector <16 x float> %360, <16 x float> %361, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %362, ptr %82, align 16, !tbaa !105
  %363 = shufflevector <16 x float> %360, <16 x float> %361, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %363, ptr %83, align 16, !tbaa !105
  %364 = load <16 x float>, ptr %84, align 16, !tbaa !105
  %365 = load <16 x float>, ptr %85, align 16, !tbaa !105
  %366 = shufflevector <16 x float> %364, <16 x float> %365, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %366, ptr %84, align 16, !tbaa !105
  %367 = shufflevector <16 x float> %364, <16 x float> %365, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %367, ptr %85, align 16, !tbaa !105
  %368 = load <16 x float>, ptr %86, align 16, !tbaa !105
  %369 = load <16 x float>, ptr %87, align 16, !tbaa !105
  %370 = shufflevector <16 x float> %368, <16 x float> %369, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %370, ptr %86, align 16, !tbaa !105
  %371 = shufflevector <16 x float> %368, <16 x float> %369, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %371, ptr %87, align 16, !tbaa !105
  %372 = load <16 x float>, ptr %88, align 16, !tbaa !105
  %373 = load <16 x float>, ptr %89, align 16, !tbaa !105
  %374 = shufflevector <16 x float> %372, <16 x float> %373, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %374, ptr %88, align 16, !tbaa !105
  %375 = shufflevector <16 x float> %372, <16 x float> %373, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %375, ptr %89, align 16, !tbaa !105
  %376 = load <16 x float>, ptr %90, align 16, !tbaa !105
  %377 = load <16 x float>, ptr %91, align 16, !tbaa !105
  %378 = shufflevector <16 x float> %376, <16 x float> %377, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %378, ptr %90, align 16, !tbaa !105
  %379 = shufflevector <16 x float> %376, <16 x float> %377, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %379, ptr %91, align 16, !tbaa !105
  %380 = load <16 x float>, ptr %6, align 16, !tbaa !105
  %381 = load <16 x float>, ptr %92, align 16, !tbaa !105
  %382 = shufflevector <16 x float> %380, <16 x float> %381, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %382, ptr %6, align 16, !tbaa !105
  %383 = shufflevector <16 x float> %380, <16 x float> %381, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %383, ptr %92, align 16, !tbaa !105
  %384 = load <16 x float>, ptr %93, align 16, !tbaa !105
  %385 = load <16 x float>, ptr %94, align 16, !tbaa !105
  %386 = shufflevector <16 x float> %384, <16 x float> %385, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %386, ptr %93, align 16, !tbaa !105
  %387 = shufflevector <16 x float> %384, <16 x float> %385, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %387, ptr %94, align 16, !tbaa !105
  %388 = load <16 x float>, ptr %95, align 16, !tbaa !105
  %389 = load <16 x float>, ptr %96, align 16, !tbaa !105
  %390 = shufflevector <16 x float> %388, <16 x float> %389, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %390, ptr %95, align 16, !tbaa !105
  %391 = shufflevector <16 x float> %388, <16 x float> %389, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %391, ptr %96, align 16, !tbaa !105
  %392 = load <16 x float>, ptr %97, align 16, !tbaa !105
  %393 = load <16 x float>, ptr %98, align 16, !tbaa !105
  %394 = shufflevector <16 x float> %392, <16 x float> %393, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %394, ptr %97, align 16, !tbaa !105
  %395 = shufflevector <16 x float> %392, <16 x float> %393, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %395, ptr %98, align 16, !tbaa !105
  %396 = load <16 x float>, ptr %99, align 16, !tbaa !105
  %397 = load <16 x float>, ptr %100, align 16, !tbaa !105
  %398 = shufflevector <16 x float> %396, <16 x float> %397, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %398, ptr %99, align 16, !tbaa !105
  %399 = shufflevector <16 x float> %396, <16 x float> %397, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %399, ptr %100, align 16, !tbaa !105
  %400 = load <16 x float>, ptr %101, align 16, !tbaa !105
  %401 = load <16 x float>, ptr %102, align 16, !tbaa !105
  %402 = shufflevector <16 x float> %400, <16 x float> %401, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %402, ptr %101, align 16, !tbaa !105
  %403 = shufflevector <16 x float> %400, <16 x float> %401, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %403, ptr %102, align 16, !tbaa !105
  %404 = load <16 x float>, ptr %103, align 16, !tbaa !105
  %405 = load <16 x float>, ptr %104, align 16, !tbaa !105
  %406 = shufflevector <16 x float> %404, <16 x float> %405, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %406, ptr %103, align 16, !tbaa !105
  %407 = shufflevector <16 x float> %404, <16 x float> %405, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %407, ptr %104, align 16, !tbaa !105
  %408 = load <16 x float>, ptr %105, align 16, !tbaa !105
  %409 = load <16 x float>, ptr %106, align 16, !tbaa !105
  %410 = shufflevector <16 x float> %408, <16 x float> %409, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %410, ptr %105, align 16, !tbaa !105
  %411 = shufflevector <16 x float> %408, <16 x float> %409, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %411, ptr %106, align 16, !tbaa !105
  %412 = load <16 x float>, ptr %6, align 16, !tbaa !105
  %413 = load <16 x float>, ptr %107, align 16, !tbaa !105
  %414 = shufflevector <16 x float> %412, <16 x float> %413, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %414, ptr %6, align 16, !tbaa !105
  %415 = shufflevector <16 x float> %412, <16 x float> %413, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %415, ptr %107, align 16, !tbaa !105
  %416 = load <16 x float>, ptr %108, align 16, !tbaa !105
  %417 = load <16 x float>, ptr %109, align 16, !tbaa !105
  %418 = shufflevector <16 x float> %416, <16 x float> %417, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %418, ptr %108, align 16, !tbaa !105
  %419 = shufflevector <16 x float> %416, <16 x float> %417, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %419, ptr %109, align 16, !tbaa !105
  %420 = load <16 x float>, ptr %110, align 16, !tbaa !105
  %421 = load <16 x float>, ptr %111, align 16, !tbaa !105
  %422 = shufflevector <16 x float> %420, <16 x float> %421, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %422, ptr %110, align 16, !tbaa !105
  %423 = shufflevector <16 x float> %420, <16 x float> %421, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %423, ptr %111, align 16, !tbaa !105
  %424 = load <16 x float>, ptr %112, align 16, !tbaa !105
  %425 = load <16 x float>, ptr %113, align 16, !tbaa !105
  %426 = shufflevector <16 x float> %424, <16 x float> %425, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %426, ptr %112, align 16, !tbaa !105
  %427 = shufflevector <16 x float> %424, <16 x float> %425, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %427, ptr %113, align 16, !tbaa !105
  %428 = load <16 x float>, ptr %114, align 16, !tbaa !105
  %429 = load <16 x float>, ptr %115, align 16, !tbaa !105
  %430 = shufflevector <16 x float> %428, <16 x float> %429, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %430, ptr %114, align 16, !tbaa !105
  %431 = shufflevector <16 x float> %428, <16 x float> %429, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %431, ptr %115, align 16, !tbaa !105
  %432 = load <16 x float>, ptr %116, align 16, !tbaa !105
  %433 = load <16 x float>, ptr %117, align 16, !tbaa !105
  %434 = shufflevector <16 x float> %432, <16 x float> %433, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %434, ptr %116, align 16, !tbaa !105
  %435 = shufflevector <16 x float> %432, <16 x float> %433, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %435, ptr %117, align 16, !tbaa !105
  %436 = load <16 x float>, ptr %118, align 16, !tbaa !105
  %437 = load <16 x float>, ptr %119, align 16, !tbaa !105
  %438 = shufflevector <16 x float> %436, <16 x float> %437, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %438, ptr %118, align 16, !tbaa !105
  %439 = shufflevector <16 x float> %436, <16 x float> %437, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %439, ptr %119, align 16, !tbaa !105
  %440 = load <16 x float>, ptr %120, align 16, !tbaa !105
  %441 = load <16 x float>, ptr %121, align 16, !tbaa !105
  %442 = shufflevector <16 x float> %440, <16 x float> %441, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %442, ptr %120, align 16, !tbaa !105
  %443 = shufflevector <16 x float> %440, <16 x float> %441, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %443, ptr %121, align 16, !tbaa !105
  %444 = load <16 x float>, ptr %6, align 16, !tbaa !105
  %445 = load <16 x float>, ptr %122, align 16, !tbaa !105
  %446 = shufflevector <16 x float> %444, <16 x float> %445, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %446, ptr %6, align 16, !tbaa !105
  %447 = shufflevector <16 x float> %444, <16 x float> %445, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %447, ptr %122, align 16, !tbaa !105
  %448 = load <16 x float>, ptr %123, align 16, !tbaa !105
  %449 = load <16 x float>, ptr %124, align 16, !tbaa !105
  %450 = shufflevector <16 x float> %448, <16 x float> %449, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %450, ptr %123, align 16, !tbaa !105
  %451 = shufflevector <16 x float> %448, <16 x float> %449, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %451, ptr %124, align 16, !tbaa !105
  %452 = load <16 x float>, ptr %125, align 16, !tbaa !105
  %453 = load <16 x float>, ptr %126, align 16, !tbaa !105
  %454 = shufflevector <16 x float> %452, <16 x float> %453, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %454, ptr %125, align 16, !tbaa !105
  %455 = shufflevector <16 x float> %452, <16 x float> %453, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %455, ptr %126, align 16, !tbaa !105
  %456 = load <16 x float>, ptr %127, align 16, !tbaa !105
  %457 = load <16 x float>, ptr %128, align 16, !tbaa !105
  %458 = shufflevector <16 x float> %456, <16 x float> %457, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %458, ptr %127, align 16, !tbaa !105
  %459 = shufflevector <16 x float> %456, <16 x float> %457, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %459, ptr %128, align 16, !tbaa !105
  %460 = load <16 x float>, ptr %129, align 16, !tbaa !105
  %461 = load <16 x float>, ptr %130, align 16, !tbaa !105
  %462 = shufflevector <16 x float> %460, <16 x float> %461, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %462, ptr %129, align 16, !tbaa !105
  %463 = shufflevector <16 x float> %460, <16 x float> %461, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %463, ptr %130, align 16, !tbaa !105
  %464 = load <16 x float>, ptr %131, align 16, !tbaa !105
  %465 = load <16 x float>, ptr %132, align 16, !tbaa !105
  %466 = shufflevector <16 x float> %464, <16 x float> %465, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %466, ptr %131, align 16, !tbaa !105
  %467 = shufflevector <16 x float> %464, <16 x float> %465, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %467, ptr %132, align 16, !tbaa !105
  %468 = load <16 x float>, ptr %133, align 16, !tbaa !105
  %469 = load <16 x float>, ptr %134, align 16, !tbaa !105
  %470 = shufflevector <16 x float> %468, <16 x float> %469, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %470, ptr %133, align 16, !tbaa !105
  %471 = shufflevector <16 x float> %468, <16 x float> %469, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %471, ptr %134, align 16, !tbaa !105
  %472 = load <16 x float>, ptr %135, align 16, !tbaa !105
  %473 = load <16 x float>, ptr %136, align 16, !tbaa !105
  %474 = shufflevector <16 x float> %472, <16 x float> %473, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %474, ptr %135, align 16, !tbaa !105
  %475 = shufflevector <16 x float> %472, <16 x float> %473, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %475, ptr %136, align 16, !tbaa !105
  br label %turn_tile.exit.preheader

turn_tile.exit.preheader:                         ; preds = %turn_tile.exit.loopexit, %190
  br label %turn_tile.exit

turn_tile.exit:                                   ; preds = %turn_tile.exit.preheader, %turn_tile.exit
  %.0.i958 = phi i64 [ %513, %turn_tile.exit ], [ 0, %turn_tile.exit.preheader ]
  %476 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 %.0.i958
  %477 = load <16 x float>, ptr %476, align 16, !tbaa !105
  %478 = getelementptr inbounds [16 x <16 x float>], ptr %6, i64 0, i64 %.0.i958
  %479 = load <16 x float>, ptr %478, align 16, !tbaa !105
  %480 = shl nuw nsw i64 %.0.i958, 6
  %481 = getelementptr inbounds i8, ptr %159, i64 %480
  %482 = bitcast <16 x float> %477 to <16 x i32>
  %483 = add <16 x i32> %482, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %484 = and <16 x i32> %483, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %485 = bitcast <16 x i32> %484 to <16 x float>
  %486 = fsub <16 x float> %477, %485
  %487 = bitcast <16 x float> %486 to <16 x i32>
  %488 = add <16 x i32> %487, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %489 = and <16 x i32> %488, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %490 = bitcast <16 x i32> %489 to <16 x float>
  %491 = fsub <16 x float> %486, %490
  %492 = bitcast <16 x float> %479 to <16 x i32>
  %493 = add <16 x i32> %492, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %494 = and <16 x i32> %493, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %495 = bitcast <16 x i32> %494 to <16 x float>
  %496 = fsub <16 x float> %479, %495
  %497 = bitcast <16 x float> %496 to <16 x i32>
  %498 = add <16 x i32> %497, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %499 = and <16 x i32> %498, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %500 = bitcast <16 x i32> %499 to <16 x float>
  %501 = fsub <16 x float> %496, %500
  %502 = lshr <16 x i32> %483, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %503 = or disjoint <16 x i32> %494, %502
  store <16 x i32> %503, ptr %481, align 4, !tbaa !105
  %504 = lshr <16 x i32> %488, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %505 = or disjoint <16 x i32> %499, %504
  %506 = getelementptr inbounds i8, ptr %481, i64 1024
  store <16 x i32> %505, ptr %506, align 4, !tbaa !105
  %507 = bitcast <16 x float> %501 to <16 x i32>
  %508 = and <16 x i32> %507, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %509 = bitcast <16 x float> %491 to <16 x i32>
  %510 = lshr <16 x i32> %509, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %511 = or disjoint <16 x i32> %508, %510
  %512 = getelementptr inbounds i8, ptr %481, i64 2048
  store <16 x i32> %511, ptr %512, align 4, !tbaa !105
  %513 = add nuw nsw i64 %.0.i958, 1
  %exitcond70.not = icmp eq i64 %513, 16
  br i1 %exitcond70.not, label %split_tile.exit, label %turn_tile.exit, !llvm.loop !162

split_tile.exit:                                  ; preds = %turn_tile.exit
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %6) #6
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %7) #6
  %514 = add nuw nsw i64 %.059, 1
  %exitcond71.not = icmp eq i64 %514, %12
  br i1 %exitcond71.not, label %._crit_edge, label %137, !llvm.loop !164
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr nocapture, i32 immarg, <16 x i1>, <16 x float>) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #10

; Function Attrs: noinline nounwind
define internal void @turned_22(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, i64 noundef %8) unnamed_addr #11 {
  %10 = shl nsw i64 %7, 2
  %11 = add nsw i64 %5, 31
  %12 = sdiv i64 %11, %5
  %.idx = shl nsw i64 %7, 6
  %13 = getelementptr inbounds i8, ptr %6, i64 %.idx
  %.not = icmp eq i64 %8, 0
  br i1 %.not, label %17, label %14

14:                                               ; preds = %9
  tail call void @llvm.x86.tileloadd64(i8 0, ptr %6, i64 %10)
  %15 = getelementptr inbounds i8, ptr %6, i64 64
  tail call void @llvm.x86.tileloadd64(i8 1, ptr nonnull %15, i64 %10)
  tail call void @llvm.x86.tileloadd64(i8 2, ptr %13, i64 %10)
  %16 = getelementptr inbounds i8, ptr %13, i64 64
  tail call void @llvm.x86.tileloadd64(i8 3, ptr nonnull %16, i64 %10)
  br label %18

17:                                               ; preds = %9
  tail call void @llvm.x86.tilezero(i8 0)
  tail call void @llvm.x86.tilezero(i8 1)
  tail call void @llvm.x86.tilezero(i8 2)
  tail call void @llvm.x86.tilezero(i8 3)
  br label %18

18:                                               ; preds = %17, %14
  %19 = icmp sgt i64 %5, 0
  br i1 %19, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %18
  tail call void @llvm.x86.tilestored64(i8 0, ptr %6, i64 %10)
  %20 = getelementptr inbounds i8, ptr %6, i64 64
  tail call void @llvm.x86.tilestored64(i8 1, ptr nonnull %20, i64 %10)
  tail call void @llvm.x86.tilestored64(i8 2, ptr %13, i64 %10)
  %21 = getelementptr inbounds i8, ptr %13, i64 64
  tail call void @llvm.x86.tilestored64(i8 3, ptr nonnull %21, i64 %10)
  ret void

.lr.ph:                                           ; preds = %18, %.lr.ph
  %.052 = phi i64 [ %32, %.lr.ph ], [ 0, %18 ]
  %.04851 = phi ptr [ %33, %.lr.ph ], [ %1, %18 ]
  %.04950 = phi ptr [ %34, %.lr.ph ], [ %3, %18 ]
  %22 = getelementptr inbounds i8, ptr %.04950, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %22, i64 64)
  %23 = getelementptr inbounds i8, ptr %.04950, i64 %4
  %24 = getelementptr inbounds i8, ptr %23, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %24, i64 64)
  tail call void @llvm.x86.tileloadd64(i8 4, ptr %.04851, i64 64)
  %25 = getelementptr inbounds i8, ptr %.04851, i64 %2
  tail call void @llvm.x86.tileloadd64(i8 5, ptr %25, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %26 = getelementptr inbounds i8, ptr %.04950, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %26, i64 64)
  %27 = getelementptr inbounds i8, ptr %23, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %27, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %28 = getelementptr inbounds i8, ptr %.04851, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %28, i64 64)
  %29 = getelementptr inbounds i8, ptr %25, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 5, ptr nonnull %29, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  tail call void @llvm.x86.tileloadd64(i8 6, ptr %.04950, i64 64)
  tail call void @llvm.x86.tileloadd64(i8 7, ptr %23, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  tail call void @llvm.x86.tileloadd64(i8 4, ptr %.04851, i64 64)
  tail call void @llvm.x86.tileloadd64(i8 5, ptr %25, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %30 = getelementptr inbounds i8, ptr %.04851, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %30, i64 64)
  %31 = getelementptr inbounds i8, ptr %25, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 5, ptr nonnull %31, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  tail call fastcc void @beside(ptr noundef %0, i64 noundef %12, i64 noundef 1) #16
  %32 = add nuw nsw i64 %.052, 1
  %33 = getelementptr inbounds i8, ptr %.04851, i64 3072
  %34 = getelementptr inbounds i8, ptr %.04950, i64 3072
  %exitcond.not = icmp eq i64 %32, %5
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph, !llvm.loop !165
}

; Function Attrs: noinline nounwind
define internal void @turned_21(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, i64 noundef %8) unnamed_addr #11 {
  %10 = shl nsw i64 %7, 2
  %11 = add nsw i64 %5, 31
  %12 = sdiv i64 %11, %5
  %.idx = shl nsw i64 %7, 6
  %13 = getelementptr inbounds i8, ptr %6, i64 %.idx
  %.not = icmp eq i64 %8, 0
  br i1 %.not, label %15, label %14

14:                                               ; preds = %9
  tail call void @llvm.x86.tileloadd64(i8 0, ptr %6, i64 %10)
  tail call void @llvm.x86.tileloadd64(i8 2, ptr %13, i64 %10)
  br label %16

15:                                               ; preds = %9
  tail call void @llvm.x86.tilezero(i8 0)
  tail call void @llvm.x86.tilezero(i8 2)
  br label %16

16:                                               ; preds = %15, %14
  %17 = icmp sgt i64 %5, 0
  br i1 %17, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %16
  tail call void @llvm.x86.tilestored64(i8 0, ptr %6, i64 %10)
  tail call void @llvm.x86.tilestored64(i8 2, ptr %13, i64 %10)
  ret void

.lr.ph:                                           ; preds = %16, %.lr.ph
  %.038 = phi i64 [ %25, %.lr.ph ], [ 0, %16 ]
  %.03437 = phi ptr [ %26, %.lr.ph ], [ %1, %16 ]
  %.03536 = phi ptr [ %27, %.lr.ph ], [ %3, %16 ]
  %18 = getelementptr inbounds i8, ptr %.03536, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %18, i64 64)
  tail call void @llvm.x86.tileloadd64(i8 4, ptr %.03437, i64 64)
  %19 = getelementptr inbounds i8, ptr %.03437, i64 %2
  tail call void @llvm.x86.tileloadd64(i8 5, ptr %19, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %20 = getelementptr inbounds i8, ptr %.03536, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %20, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %21 = getelementptr inbounds i8, ptr %.03437, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %21, i64 64)
  %22 = getelementptr inbounds i8, ptr %19, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 5, ptr nonnull %22, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  tail call void @llvm.x86.tileloadd64(i8 6, ptr %.03536, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  tail call void @llvm.x86.tileloadd64(i8 4, ptr %.03437, i64 64)
  tail call void @llvm.x86.tileloadd64(i8 5, ptr %19, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %23 = getelementptr inbounds i8, ptr %.03437, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %23, i64 64)
  %24 = getelementptr inbounds i8, ptr %19, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 5, ptr nonnull %24, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  tail call fastcc void @beside(ptr noundef %0, i64 noundef %12, i64 noundef 1) #16
  %25 = add nuw nsw i64 %.038, 1
  %26 = getelementptr inbounds i8, ptr %.03437, i64 3072
  %27 = getelementptr inbounds i8, ptr %.03536, i64 3072
  %exitcond.not = icmp eq i64 %25, %5
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph, !llvm.loop !166
}

; Function Attrs: noinline nounwind
define internal void @turned_12(ptr nocapture noundef %0, ptr noundef %1, i64 %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, i64 noundef %8) unnamed_addr #11 {
  %10 = shl nsw i64 %7, 2
  %11 = add nsw i64 %5, 31
  %12 = sdiv i64 %11, %5
  %.not = icmp eq i64 %8, 0
  br i1 %.not, label %15, label %13

13:                                               ; preds = %9
  tail call void @llvm.x86.tileloadd64(i8 0, ptr %6, i64 %10)
  %14 = getelementptr inbounds i8, ptr %6, i64 64
  tail call void @llvm.x86.tileloadd64(i8 1, ptr nonnull %14, i64 %10)
  br label %16

15:                                               ; preds = %9
  tail call void @llvm.x86.tilezero(i8 0)
  tail call void @llvm.x86.tilezero(i8 1)
  br label %16

16:                                               ; preds = %15, %13
  %17 = icmp sgt i64 %5, 0
  br i1 %17, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %16
  tail call void @llvm.x86.tilestored64(i8 0, ptr %6, i64 %10)
  %18 = getelementptr inbounds i8, ptr %6, i64 64
  tail call void @llvm.x86.tilestored64(i8 1, ptr nonnull %18, i64 %10)
  ret void

.lr.ph:                                           ; preds = %16, %.lr.ph
  %.036 = phi i64 [ %26, %.lr.ph ], [ 0, %16 ]
  %.03235 = phi ptr [ %27, %.lr.ph ], [ %1, %16 ]
  %.03334 = phi ptr [ %28, %.lr.ph ], [ %3, %16 ]
  %19 = getelementptr inbounds i8, ptr %.03334, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %19, i64 64)
  %20 = getelementptr inbounds i8, ptr %.03334, i64 %4
  %21 = getelementptr inbounds i8, ptr %20, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %21, i64 64)
  tail call void @llvm.x86.tileloadd64(i8 4, ptr %.03235, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %22 = getelementptr inbounds i8, ptr %.03334, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %22, i64 64)
  %23 = getelementptr inbounds i8, ptr %20, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %23, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %24 = getelementptr inbounds i8, ptr %.03235, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %24, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  tail call void @llvm.x86.tileloadd64(i8 6, ptr %.03334, i64 64)
  tail call void @llvm.x86.tileloadd64(i8 7, ptr %20, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  tail call void @llvm.x86.tileloadd64(i8 4, ptr %.03235, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %25 = getelementptr inbounds i8, ptr %.03235, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %25, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  tail call fastcc void @beside(ptr noundef %0, i64 noundef %12, i64 noundef 1) #16
  %26 = add nuw nsw i64 %.036, 1
  %27 = getelementptr inbounds i8, ptr %.03235, i64 3072
  %28 = getelementptr inbounds i8, ptr %.03334, i64 3072
  %exitcond.not = icmp eq i64 %26, %5
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph, !llvm.loop !167
}

; Function Attrs: noinline nounwind
define internal void @turned_11(ptr nocapture noundef %0, ptr noundef %1, i64 %2, ptr noundef %3, i64 %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, i64 noundef %8) unnamed_addr #11 {
  %10 = shl nsw i64 %7, 2
  %11 = add nsw i64 %5, 31
  %12 = sdiv i64 %11, %5
  %.not = icmp eq i64 %8, 0
  br i1 %.not, label %14, label %13

13:                                               ; preds = %9
  tail call void @llvm.x86.tileloadd64(i8 0, ptr %6, i64 %10)
  br label %15

14:                                               ; preds = %9
  tail call void @llvm.x86.tilezero(i8 0)
  br label %15

15:                                               ; preds = %14, %13
  %16 = icmp sgt i64 %5, 0
  br i1 %16, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %15
  tail call void @llvm.x86.tilestored64(i8 0, ptr %6, i64 %10)
  ret void

.lr.ph:                                           ; preds = %15, %.lr.ph
  %.026 = phi i64 [ %21, %.lr.ph ], [ 0, %15 ]
  %.02225 = phi ptr [ %22, %.lr.ph ], [ %1, %15 ]
  %.02324 = phi ptr [ %23, %.lr.ph ], [ %3, %15 ]
  %17 = getelementptr inbounds i8, ptr %.02324, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %17, i64 64)
  tail call void @llvm.x86.tileloadd64(i8 4, ptr %.02225, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %18 = getelementptr inbounds i8, ptr %.02324, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %18, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %19 = getelementptr inbounds i8, ptr %.02225, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %19, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tileloadd64(i8 6, ptr %.02324, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tileloadd64(i8 4, ptr %.02225, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %20 = getelementptr inbounds i8, ptr %.02225, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %20, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call fastcc void @beside(ptr noundef %0, i64 noundef %12, i64 noundef 1) #16
  %21 = add nuw nsw i64 %.026, 1
  %22 = getelementptr inbounds i8, ptr %.02225, i64 3072
  %23 = getelementptr inbounds i8, ptr %.02324, i64 3072
  %exitcond.not = icmp eq i64 %21, %5
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph, !llvm.loop !168
}

; Function Attrs: noinline nounwind
define internal void @sums_22(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, i64 noundef %8) unnamed_addr #11 {
  %10 = shl nsw i64 %7, 2
  %11 = add nsw i64 %5, 31
  %12 = sdiv i64 %11, %5
  %.idx = shl nsw i64 %7, 6
  %13 = getelementptr inbounds i8, ptr %6, i64 %.idx
  %.not = icmp eq i64 %8, 0
  br i1 %.not, label %17, label %14

14:                                               ; preds = %9
  tail call void @llvm.x86.tileloadd64(i8 0, ptr %6, i64 %10)
  %15 = getelementptr inbounds i8, ptr %6, i64 64
  tail call void @llvm.x86.tileloadd64(i8 1, ptr nonnull %15, i64 %10)
  tail call void @llvm.x86.tileloadd64(i8 2, ptr %13, i64 %10)
  %16 = getelementptr inbounds i8, ptr %13, i64 64
  tail call void @llvm.x86.tileloadd64(i8 3, ptr nonnull %16, i64 %10)
  br label %18

17:                                               ; preds = %9
  tail call void @llvm.x86.tilezero(i8 0)
  tail call void @llvm.x86.tilezero(i8 1)
  tail call void @llvm.x86.tilezero(i8 2)
  tail call void @llvm.x86.tilezero(i8 3)
  br label %18

18:                                               ; preds = %17, %14
  %19 = icmp sgt i64 %5, 0
  br i1 %19, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %18
  tail call void @llvm.x86.tilestored64(i8 0, ptr %6, i64 %10)
  %20 = getelementptr inbounds i8, ptr %6, i64 64
  tail call void @llvm.x86.tilestored64(i8 1, ptr nonnull %20, i64 %10)
  tail call void @llvm.x86.tilestored64(i8 2, ptr %13, i64 %10)
  %21 = getelementptr inbounds i8, ptr %13, i64 64
  tail call void @llvm.x86.tilestored64(i8 3, ptr nonnull %21, i64 %10)
  ret void

.lr.ph:                                           ; preds = %18, %.lr.ph
  %.052 = phi i64 [ %32, %.lr.ph ], [ 0, %18 ]
  %.04851 = phi ptr [ %33, %.lr.ph ], [ %1, %18 ]
  %.04950 = phi ptr [ %34, %.lr.ph ], [ %3, %18 ]
  %22 = getelementptr inbounds i8, ptr %.04851, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %22, i64 64)
  %23 = getelementptr inbounds i8, ptr %.04851, i64 %2
  %24 = getelementptr inbounds i8, ptr %23, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 5, ptr nonnull %24, i64 64)
  tail call void @llvm.x86.tileloadd64(i8 6, ptr %.04950, i64 64)
  %25 = getelementptr inbounds i8, ptr %.04950, i64 %4
  tail call void @llvm.x86.tileloadd64(i8 7, ptr %25, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %26 = getelementptr inbounds i8, ptr %.04851, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %26, i64 64)
  %27 = getelementptr inbounds i8, ptr %23, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 5, ptr nonnull %27, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %28 = getelementptr inbounds i8, ptr %.04950, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %28, i64 64)
  %29 = getelementptr inbounds i8, ptr %25, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %29, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  tail call void @llvm.x86.tileloadd64(i8 4, ptr %.04851, i64 64)
  tail call void @llvm.x86.tileloadd64(i8 5, ptr %23, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  tail call void @llvm.x86.tileloadd64(i8 6, ptr %.04950, i64 64)
  tail call void @llvm.x86.tileloadd64(i8 7, ptr %25, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %30 = getelementptr inbounds i8, ptr %.04950, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %30, i64 64)
  %31 = getelementptr inbounds i8, ptr %25, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %31, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  tail call fastcc void @beside(ptr noundef %0, i64 noundef %12, i64 noundef 1) #16
  %32 = add nuw nsw i64 %.052, 1
  %33 = getelementptr inbounds i8, ptr %.04851, i64 3072
  %34 = getelementptr inbounds i8, ptr %.04950, i64 3072
  %exitcond.not = icmp eq i64 %32, %5
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph, !llvm.loop !169
}

; Function Attrs: noinline nounwind
define internal void @sums_21(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, i64 noundef %8) unnamed_addr #11 {
  %10 = shl nsw i64 %7, 2
  %11 = add nsw i64 %5, 31
  %12 = sdiv i64 %11, %5
  %.idx = shl nsw i64 %7, 6
  %13 = getelementptr inbounds i8, ptr %6, i64 %.idx
  %.not = icmp eq i64 %8, 0
  br i1 %.not, label %15, label %14

14:                                               ; preds = %9
  tail call void @llvm.x86.tileloadd64(i8 0, ptr %6, i64 %10)
  tail call void @llvm.x86.tileloadd64(i8 2, ptr %13, i64 %10)
  br label %16

15:                                               ; preds = %9
  tail call void @llvm.x86.tilezero(i8 0)
  tail call void @llvm.x86.tilezero(i8 2)
  br label %16

16:                                               ; preds = %15, %14
  %17 = icmp sgt i64 %5, 0
  br i1 %17, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %16
  tail call void @llvm.x86.tilestored64(i8 0, ptr %6, i64 %10)
  tail call void @llvm.x86.tilestored64(i8 2, ptr %13, i64 %10)
  ret void

.lr.ph:                                           ; preds = %16, %.lr.ph
  %.036 = phi i64 [ %25, %.lr.ph ], [ 0, %16 ]
  %.03235 = phi ptr [ %26, %.lr.ph ], [ %1, %16 ]
  %.03334 = phi ptr [ %27, %.lr.ph ], [ %3, %16 ]
  %18 = getelementptr inbounds i8, ptr %.03235, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %18, i64 64)
  %19 = getelementptr inbounds i8, ptr %.03235, i64 %2
  %20 = getelementptr inbounds i8, ptr %19, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 5, ptr nonnull %20, i64 64)
  tail call void @llvm.x86.tileloadd64(i8 6, ptr %.03334, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %21 = getelementptr inbounds i8, ptr %.03235, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %21, i64 64)
  %22 = getelementptr inbounds i8, ptr %19, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 5, ptr nonnull %22, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %23 = getelementptr inbounds i8, ptr %.03334, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %23, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  tail call void @llvm.x86.tileloadd64(i8 4, ptr %.03235, i64 64)
  tail call void @llvm.x86.tileloadd64(i8 5, ptr %19, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  tail call void @llvm.x86.tileloadd64(i8 6, ptr %.03334, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %24 = getelementptr inbounds i8, ptr %.03334, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %24, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  tail call fastcc void @beside(ptr noundef %0, i64 noundef %12, i64 noundef 1) #16
  %25 = add nuw nsw i64 %.036, 1
  %26 = getelementptr inbounds i8, ptr %.03235, i64 3072
  %27 = getelementptr inbounds i8, ptr %.03334, i64 3072
  %exitcond.not = icmp eq i64 %25, %5
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph, !llvm.loop !170
}

; Function Attrs: noinline nounwind
define internal void @sums_12(ptr nocapture noundef %0, ptr noundef %1, i64 %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, i64 noundef %8) unnamed_addr #11 {
  %10 = shl nsw i64 %7, 2
  %11 = add nsw i64 %5, 31
  %12 = sdiv i64 %11, %5
  %.not = icmp eq i64 %8, 0
  br i1 %.not, label %15, label %13

13:                                               ; preds = %9
  tail call void @llvm.x86.tileloadd64(i8 0, ptr %6, i64 %10)
  %14 = getelementptr inbounds i8, ptr %6, i64 64
  tail call void @llvm.x86.tileloadd64(i8 1, ptr nonnull %14, i64 %10)
  br label %16

15:                                               ; preds = %9
  tail call void @llvm.x86.tilezero(i8 0)
  tail call void @llvm.x86.tilezero(i8 1)
  br label %16

16:                                               ; preds = %15, %13
  %17 = icmp sgt i64 %5, 0
  br i1 %17, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %16
  tail call void @llvm.x86.tilestored64(i8 0, ptr %6, i64 %10)
  %18 = getelementptr inbounds i8, ptr %6, i64 64
  tail call void @llvm.x86.tilestored64(i8 1, ptr nonnull %18, i64 %10)
  ret void

.lr.ph:                                           ; preds = %16, %.lr.ph
  %.038 = phi i64 [ %26, %.lr.ph ], [ 0, %16 ]
  %.03437 = phi ptr [ %27, %.lr.ph ], [ %1, %16 ]
  %.03536 = phi ptr [ %28, %.lr.ph ], [ %3, %16 ]
  %19 = getelementptr inbounds i8, ptr %.03437, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %19, i64 64)
  tail call void @llvm.x86.tileloadd64(i8 6, ptr %.03536, i64 64)
  %20 = getelementptr inbounds i8, ptr %.03536, i64 %4
  tail call void @llvm.x86.tileloadd64(i8 7, ptr %20, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %21 = getelementptr inbounds i8, ptr %.03437, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %21, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %22 = getelementptr inbounds i8, ptr %.03536, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %22, i64 64)
  %23 = getelementptr inbounds i8, ptr %20, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %23, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  tail call void @llvm.x86.tileloadd64(i8 4, ptr %.03437, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  tail call void @llvm.x86.tileloadd64(i8 6, ptr %.03536, i64 64)
  tail call void @llvm.x86.tileloadd64(i8 7, ptr %20, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %24 = getelementptr inbounds i8, ptr %.03536, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %24, i64 64)
  %25 = getelementptr inbounds i8, ptr %20, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 7, ptr nonnull %25, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  tail call fastcc void @beside(ptr noundef %0, i64 noundef %12, i64 noundef 1) #16
  %26 = add nuw nsw i64 %.038, 1
  %27 = getelementptr inbounds i8, ptr %.03437, i64 3072
  %28 = getelementptr inbounds i8, ptr %.03536, i64 3072
  %exitcond.not = icmp eq i64 %26, %5
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph, !llvm.loop !171
}

; Function Attrs: noinline nounwind
define internal void @sums_11(ptr nocapture noundef %0, ptr noundef %1, i64 %2, ptr noundef %3, i64 %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, i64 noundef %8) unnamed_addr #11 {
  %10 = shl nsw i64 %7, 2
  %11 = add nsw i64 %5, 31
  %12 = sdiv i64 %11, %5
  %.not = icmp eq i64 %8, 0
  br i1 %.not, label %14, label %13

13:                                               ; preds = %9
  tail call void @llvm.x86.tileloadd64(i8 0, ptr %6, i64 %10)
  br label %15

14:                                               ; preds = %9
  tail call void @llvm.x86.tilezero(i8 0)
  br label %15

15:                                               ; preds = %14, %13
  %16 = icmp sgt i64 %5, 0
  br i1 %16, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %15
  tail call void @llvm.x86.tilestored64(i8 0, ptr %6, i64 %10)
  ret void

.lr.ph:                                           ; preds = %15, %.lr.ph
  %.026 = phi i64 [ %21, %.lr.ph ], [ 0, %15 ]
  %.02225 = phi ptr [ %22, %.lr.ph ], [ %1, %15 ]
  %.02324 = phi ptr [ %23, %.lr.ph ], [ %3, %15 ]
  %17 = getelementptr inbounds i8, ptr %.02225, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %17, i64 64)
  tail call void @llvm.x86.tileloadd64(i8 6, ptr %.02324, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %18 = getelementptr inbounds i8, ptr %.02225, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 4, ptr nonnull %18, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %19 = getelementptr inbounds i8, ptr %.02324, i64 1024
  tail call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %19, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tileloadd64(i8 4, ptr %.02225, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call void @llvm.x86.tileloadd64(i8 6, ptr %.02324, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %20 = getelementptr inbounds i8, ptr %.02324, i64 2048
  tail call void @llvm.x86.tileloadd64(i8 6, ptr nonnull %20, i64 64)
  tail call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  tail call fastcc void @beside(ptr noundef %0, i64 noundef %12, i64 noundef 1) #16
  %21 = add nuw nsw i64 %.026, 1
  %22 = getelementptr inbounds i8, ptr %.02225, i64 3072
  %23 = getelementptr inbounds i8, ptr %.02324, i64 3072
  %exitcond.not = icmp eq i64 %21, %5
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph, !llvm.loop !172
}

; Function Attrs: nounwind
declare void @llvm.x86.tileloadd64(i8 immarg, ptr, i64) #6

; Function Attrs: nounwind
declare void @llvm.x86.tilezero(i8 immarg) #6

; Function Attrs: nounwind
declare void @llvm.x86.tdpbf16ps(i8 immarg, i8 immarg, i8 immarg) #6

; Function Attrs: nounwind
declare void @llvm.x86.tilestored64(i8 immarg, ptr, i64) #6

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @turn_block(ptr nocapture noundef %0) unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i64 64
  %3 = getelementptr inbounds i8, ptr %0, i64 88
  %4 = load i64, ptr %3, align 8, !tbaa !142
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %.preheader22.lr.ph, label %._crit_edge31

.preheader22.lr.ph:                               ; preds = %1
  %6 = getelementptr inbounds i8, ptr %0, i64 104
  %7 = getelementptr inbounds i8, ptr %0, i64 72
  %8 = getelementptr inbounds i8, ptr %0, i64 48
  %.pre = load i64, ptr %6, align 8, !tbaa !147
  br label %.preheader22

.preheader22:                                     ; preds = %.preheader22.lr.ph, %._crit_edge
  %9 = phi i64 [ %4, %.preheader22.lr.ph ], [ %15, %._crit_edge ]
  %10 = phi i64 [ %.pre, %.preheader22.lr.ph ], [ %16, %._crit_edge ]
  %.01730 = phi i64 [ 0, %.preheader22.lr.ph ], [ %17, %._crit_edge ]
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %.preheader22
  %.idx = shl nsw i64 %.01730, 7
  br label %.preheader.preheader

._crit_edge31:                                    ; preds = %._crit_edge, %1
  %12 = getelementptr inbounds i8, ptr %0, i64 48
  %13 = load ptr, ptr %12, align 8, !tbaa !101
  store ptr %13, ptr %2, align 8, !tbaa !143
  %14 = getelementptr inbounds i8, ptr %0, i64 72
  store i64 32, ptr %14, align 8, !tbaa !144
  ret void

._crit_edge.loopexit:                             ; preds = %.preheader.preheader
  %.pre160 = load i64, ptr %3, align 8, !tbaa !142
  br label %._crit_edge

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %.preheader22
  %15 = phi i64 [ %.pre160, %._crit_edge.loopexit ], [ %9, %.preheader22 ]
  %16 = phi i64 [ %138, %._crit_edge.loopexit ], [ %10, %.preheader22 ]
  %17 = add nuw nsw i64 %.01730, 16
  %18 = icmp slt i64 %17, %15
  br i1 %18, label %.preheader22, label %._crit_edge31, !llvm.loop !173

.preheader.preheader:                             ; preds = %.lr.ph, %.preheader.preheader
  %.029 = phi i64 [ 0, %.lr.ph ], [ %137, %.preheader.preheader ]
  %19 = load ptr, ptr %2, align 8, !tbaa !143
  %20 = load i64, ptr %7, align 8, !tbaa !144
  %21 = mul nsw i64 %20, %.029
  %22 = getelementptr inbounds float, ptr %19, i64 %21
  %23 = getelementptr inbounds float, ptr %22, i64 %.01730
  %24 = load ptr, ptr %8, align 8, !tbaa !101
  %25 = getelementptr inbounds i8, ptr %24, i64 %.idx
  %26 = getelementptr inbounds float, ptr %23, i64 %20
  %27 = load <16 x float>, ptr %26, align 4, !tbaa !105
  %.idx161 = shl nsw i64 %20, 3
  %28 = getelementptr inbounds i8, ptr %23, i64 %.idx161
  %29 = load <16 x float>, ptr %28, align 4, !tbaa !105
  %.idx162 = mul i64 %20, 12
  %30 = getelementptr inbounds i8, ptr %23, i64 %.idx162
  %31 = load <16 x float>, ptr %30, align 4, !tbaa !105
  %.idx163 = shl nsw i64 %20, 4
  %32 = getelementptr inbounds i8, ptr %23, i64 %.idx163
  %33 = load <16 x float>, ptr %32, align 4, !tbaa !105
  %.idx164 = mul i64 %20, 20
  %34 = getelementptr inbounds i8, ptr %23, i64 %.idx164
  %35 = load <16 x float>, ptr %34, align 4, !tbaa !105
  %.idx165 = mul i64 %20, 24
  %36 = getelementptr inbounds i8, ptr %23, i64 %.idx165
  %37 = load <16 x float>, ptr %36, align 4, !tbaa !105
  %.idx166 = mul i64 %20, 28
  %38 = getelementptr inbounds i8, ptr %23, i64 %.idx166
  %39 = load <16 x float>, ptr %38, align 4, !tbaa !105
  %.idx168 = mul i64 %20, 36
  %40 = getelementptr inbounds i8, ptr %23, i64 %.idx168
  %41 = load <16 x float>, ptr %40, align 4, !tbaa !105
  %.idx169 = mul i64 %20, 40
  %42 = getelementptr inbounds i8, ptr %23, i64 %.idx169
  %43 = load <16 x float>, ptr %42, align 4, !tbaa !105
  %.idx170 = mul i64 %20, 44
  %44 = getelementptr inbounds i8, ptr %23, i64 %.idx170
  %45 = load <16 x float>, ptr %44, align 4, !tbaa !105
  %.idx171 = mul i64 %20, 48
  %46 = getelementptr inbounds i8, ptr %23, i64 %.idx171
  %47 = load <16 x float>, ptr %46, align 4, !tbaa !105
  %.idx172 = mul i64 %20, 52
  %48 = getelementptr inbounds i8, ptr %23, i64 %.idx172
  %49 = load <16 x float>, ptr %48, align 4, !tbaa !105
  %.idx173 = mul i64 %20, 56
  %50 = getelementptr inbounds i8, ptr %23, i64 %.idx173
  %51 = load <16 x float>, ptr %50, align 4, !tbaa !105
  %.idx174 = mul i64 %20, 60
  %52 = getelementptr inbounds i8, ptr %23, i64 %.idx174
  %53 = load <16 x float>, ptr %52, align 4, !tbaa !105
  %.idx167 = shl nsw i64 %20, 5
  %54 = getelementptr inbounds i8, ptr %23, i64 %.idx167
  %55 = load <16 x float>, ptr %54, align 4, !tbaa !105
  %56 = load <16 x float>, ptr %23, align 4, !tbaa !105
  %57 = shufflevector <16 x float> %56, <16 x float> %55, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %58 = shufflevector <16 x float> %56, <16 x float> %55, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %59 = shufflevector <16 x float> %27, <16 x float> %41, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %60 = shufflevector <16 x float> %27, <16 x float> %41, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %61 = shufflevector <16 x float> %29, <16 x float> %43, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %62 = shufflevector <16 x float> %29, <16 x float> %43, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %63 = shufflevector <16 x float> %31, <16 x float> %45, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %64 = shufflevector <16 x float> %31, <16 x float> %45, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %65 = shufflevector <16 x float> %33, <16 x float> %47, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %66 = shufflevector <16 x float> %33, <16 x float> %47, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %67 = shufflevector <16 x float> %35, <16 x float> %49, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %68 = shufflevector <16 x float> %35, <16 x float> %49, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %69 = shufflevector <16 x float> %37, <16 x float> %51, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %70 = shufflevector <16 x float> %37, <16 x float> %51, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %71 = shufflevector <16 x float> %39, <16 x float> %53, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %72 = shufflevector <16 x float> %39, <16 x float> %53, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %73 = shufflevector <16 x float> %57, <16 x float> %65, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %74 = shufflevector <16 x float> %57, <16 x float> %65, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %75 = shufflevector <16 x float> %59, <16 x float> %67, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %76 = shufflevector <16 x float> %59, <16 x float> %67, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %77 = shufflevector <16 x float> %61, <16 x float> %69, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %78 = shufflevector <16 x float> %61, <16 x float> %69, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %79 = shufflevector <16 x float> %63, <16 x float> %71, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %80 = shufflevector <16 x float> %63, <16 x float> %71, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %81 = shufflevector <16 x float> %58, <16 x float> %66, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %82 = shufflevector <16 x float> %58, <16 x float> %66, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %83 = shufflevector <16 x float> %60, <16 x float> %68, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %84 = shufflevector <16 x float> %60, <16 x float> %68, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %85 = shufflevector <16 x float> %62, <16 x float> %70, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %86 = shufflevector <16 x float> %62, <16 x float> %70, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %87 = shufflevector <16 x float> %64, <16 x float> %72, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %88 = shufflevector <16 x float> %64, <16 x float> %72, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %89 = shufflevector <16 x float> %73, <16 x float> %77, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %90 = shufflevector <16 x float> %73, <16 x float> %77, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %91 = shufflevector <16 x float> %75, <16 x float> %79, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %92 = shufflevector <16 x float> %75, <16 x float> %79, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %93 = shufflevector <16 x float> %74, <16 x float> %78, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %94 = shufflevector <16 x float> %74, <16 x float> %78, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %95 = shufflevector <16 x float> %76, <16 x float> %80, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %96 = shufflevector <16 x float> %76, <16 x float> %80, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %97 = shufflevector <16 x float> %81, <16 x float> %85, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %98 = shufflevector <16 x float> %81, <16 x float> %85, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %99 = shufflevector <16 x float> %83, <16 x float> %87, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %100 = shufflevector <16 x float> %83, <16 x float> %87, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %101 = shufflevector <16 x float> %82, <16 x float> %86, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %102 = shufflevector <16 x float> %82, <16 x float> %86, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %103 = shufflevector <16 x float> %84, <16 x float> %88, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %104 = shufflevector <16 x float> %84, <16 x float> %88, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %105 = shufflevector <16 x float> %89, <16 x float> %91, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %106 = shufflevector <16 x float> %89, <16 x float> %91, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %107 = shufflevector <16 x float> %90, <16 x float> %92, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %108 = shufflevector <16 x float> %90, <16 x float> %92, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %109 = shufflevector <16 x float> %93, <16 x float> %95, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %110 = shufflevector <16 x float> %93, <16 x float> %95, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %111 = shufflevector <16 x float> %94, <16 x float> %96, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %112 = shufflevector <16 x float> %94, <16 x float> %96, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %113 = shufflevector <16 x float> %97, <16 x float> %99, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %114 = shufflevector <16 x float> %97, <16 x float> %99, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %115 = shufflevector <16 x float> %98, <16 x float> %100, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %116 = shufflevector <16 x float> %98, <16 x float> %100, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %117 = shufflevector <16 x float> %101, <16 x float> %103, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %118 = shufflevector <16 x float> %101, <16 x float> %103, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %119 = shufflevector <16 x float> %102, <16 x float> %104, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %120 = shufflevector <16 x float> %102, <16 x float> %104, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %121 = getelementptr inbounds float, ptr %25, i64 %.029
  store <16 x float> %105, ptr %121, align 4, !tbaa !105
  %122 = getelementptr inbounds i8, ptr %121, i64 128
  store <16 x float> %106, ptr %122, align 4, !tbaa !105
  %123 = getelementptr inbounds i8, ptr %121, i64 256
  store <16 x float> %107, ptr %123, align 4, !tbaa !105
  %124 = getelementptr inbounds i8, ptr %121, i64 384
  store <16 x float> %108, ptr %124, align 4, !tbaa !105
  %125 = getelementptr inbounds i8, ptr %121, i64 512
  store <16 x float> %109, ptr %125, align 4, !tbaa !105
  %126 = getelementptr inbounds i8, ptr %121, i64 640
  store <16 x float> %110, ptr %126, align 4, !tbaa !105
  %127 = getelementptr inbounds i8, ptr %121, i64 768
  store <16 x float> %111, ptr %127, align 4, !tbaa !105
  %128 = getelementptr inbounds i8, ptr %121, i64 896
  store <16 x float> %112, ptr %128, align 4, !tbaa !105
  %129 = getelementptr inbounds i8, ptr %121, i64 1024
  store <16 x float> %113, ptr %129, align 4, !tbaa !105
  %130 = getelementptr inbounds i8, ptr %121, i64 1152
  store <16 x float> %114, ptr %130, align 4, !tbaa !105
  %131 = getelementptr inbounds i8, ptr %121, i64 1280
  store <16 x float> %115, ptr %131, align 4, !tbaa !105
  %132 = getelementptr inbounds i8, ptr %121, i64 1408
  store <16 x float> %116, ptr %132, align 4, !tbaa !105
  %133 = getelementptr inbounds i8, ptr %121, i64 1536
  store <16 x float> %117, ptr %133, align 4, !tbaa !105
  %134 = getelementptr inbounds i8, ptr %121, i64 1664
  store <16 x float> %118, ptr %134, align 4, !tbaa !105
  %135 = getelementptr inbounds i8, ptr %121, i64 1792
  store <16 x float> %119, ptr %135, align 4, !tbaa !105
  %136 = getelementptr inbounds i8, ptr %121, i64 1920
  store <16 x float> %120, ptr %136, align 4, !tbaa !105
  %137 = add nuw nsw i64 %.029, 16
  %138 = load i64, ptr %6, align 8, !tbaa !147
  %139 = icmp slt i64 %137, %138
  br i1 %139, label %.preheader.preheader, label %._crit_edge.loopexit, !llvm.loop !174
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc <16 x float> @summed_again(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #12 {
  %5 = load ptr, ptr %0, align 8, !tbaa !175
  %6 = getelementptr inbounds i8, ptr %0, i64 56
  %7 = load i64, ptr %6, align 8, !tbaa !176
  %8 = mul nsw i64 %7, %1
  %9 = getelementptr inbounds float, ptr %5, i64 %8
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !177
  %12 = getelementptr inbounds i8, ptr %0, i64 72
  %13 = load i64, ptr %12, align 8, !tbaa !178
  %14 = mul nsw i64 %13, %2
  %15 = getelementptr inbounds float, ptr %11, i64 %14
  %16 = getelementptr inbounds i8, ptr %0, i64 96
  %17 = load i64, ptr %16, align 8, !tbaa !111
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %.preheader.lr.ph, label %._crit_edge31

.preheader.lr.ph:                                 ; preds = %4
  %19 = icmp sgt i64 %3, 0
  %20 = getelementptr inbounds i8, ptr %0, i64 80
  %21 = getelementptr inbounds i8, ptr %0, i64 64
  %22 = load i64, ptr %21, align 8, !tbaa !179
  %xtraiter = and i64 %3, 3
  %23 = icmp ult i64 %3, 4
  %unroll_iter = and i64 %3, 9223372036854775804
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %.preheader

.preheader:                                       ; preds = %.preheader.lr.ph, %._crit_edge
  %.02530 = phi i64 [ 0, %.preheader.lr.ph ], [ %38, %._crit_edge ]
  %.02629 = phi <16 x float> [ zeroinitializer, %.preheader.lr.ph ], [ %37, %._crit_edge ]
  br i1 %19, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %.preheader
  %24 = load i64, ptr %20, align 8, !tbaa !180
  %25 = mul nsw i64 %24, %.02530
  %26 = getelementptr float, ptr %15, i64 %25
  br i1 %23, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph.new

._crit_edge31:                                    ; preds = %._crit_edge, %4
  %.026.lcssa = phi <16 x float> [ zeroinitializer, %4 ], [ %37, %._crit_edge ]
  ret <16 x float> %.026.lcssa

._crit_edge.loopexit.unr-lcssa:                   ; preds = %.lr.ph.new, %.lr.ph
  %.lcssa.ph = phi <16 x float> [ poison, %.lr.ph ], [ %57, %.lr.ph.new ]
  %.028.unr = phi i64 [ 0, %.lr.ph ], [ %58, %.lr.ph.new ]
  %.02427.unr = phi <16 x float> [ zeroinitializer, %.lr.ph ], [ %57, %.lr.ph.new ]
  br i1 %lcmp.mod.not, label %._crit_edge, label %.epil.preheader

.epil.preheader:                                  ; preds = %._crit_edge.loopexit.unr-lcssa, %.epil.preheader
  %.028.epil = phi i64 [ %31, %.epil.preheader ], [ %.028.unr, %._crit_edge.loopexit.unr-lcssa ]
  %.02427.epil = phi <16 x float> [ %30, %.epil.preheader ], [ %.02427.unr, %._crit_edge.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.epil.preheader ], [ 0, %._crit_edge.loopexit.unr-lcssa ]
  %27 = mul nsw i64 %.028.epil, %13
  %28 = getelementptr float, ptr %26, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !159
  %30 = insertelement <16 x float> %.02427.epil, float %29, i64 %.028.epil
  %31 = add nuw nsw i64 %.028.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %._crit_edge, label %.epil.preheader, !llvm.loop !181

._crit_edge:                                      ; preds = %._crit_edge.loopexit.unr-lcssa, %.epil.preheader, %.preheader
  %.024.lcssa = phi <16 x float> [ zeroinitializer, %.preheader ], [ %.lcssa.ph, %._crit_edge.loopexit.unr-lcssa ], [ %30, %.epil.preheader ]
  %32 = mul nsw i64 %22, %.02530
  %33 = getelementptr inbounds float, ptr %9, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !159
  %35 = insertelement <16 x float> poison, float %34, i64 0
  %36 = shufflevector <16 x float> %35, <16 x float> poison, <16 x i32> zeroinitializer
  %37 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %36, <16 x float> %.024.lcssa, <16 x float> %.02629)
  %38 = add nuw nsw i64 %.02530, 1
  %exitcond34.not = icmp eq i64 %38, %17
  br i1 %exitcond34.not, label %._crit_edge31, label %.preheader, !llvm.loop !182

.lr.ph.new:                                       ; preds = %.lr.ph, %.lr.ph.new
  %.028 = phi i64 [ %58, %.lr.ph.new ], [ 0, %.lr.ph ]
  %.02427 = phi <16 x float> [ %57, %.lr.ph.new ], [ zeroinitializer, %.lr.ph ]
  %niter = phi i64 [ %niter.next.3, %.lr.ph.new ], [ 0, %.lr.ph ]
  %39 = mul nsw i64 %.028, %13
  %40 = getelementptr float, ptr %26, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !159
  %42 = insertelement <16 x float> %.02427, float %41, i64 %.028
  %43 = or disjoint i64 %.028, 1
  %44 = mul nsw i64 %43, %13
  %45 = getelementptr float, ptr %26, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !159
  %47 = insertelement <16 x float> %42, float %46, i64 %43
  %48 = or disjoint i64 %.028, 2
  %49 = mul nsw i64 %48, %13
  %50 = getelementptr float, ptr %26, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !159
  %52 = insertelement <16 x float> %47, float %51, i64 %48
  %53 = or disjoint i64 %.028, 3
  %54 = mul nsw i64 %53, %13
  %55 = getelementptr float, ptr %26, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !159
  %57 = insertelement <16 x float> %52, float %56, i64 %53
  %58 = add nuw nsw i64 %.028, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph.new, !llvm.loop !183
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr nocapture, i32 immarg, <16 x i1>) #13

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @move_by_momentum(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) unnamed_addr #5 {
  %8 = alloca <16 x float>, align 4
  %9 = alloca <16 x float>, align 4
  %10 = alloca <16 x float>, align 4
  %11 = alloca <16 x float>, align 4
  %12 = alloca <16 x float>, align 4
  %13 = sdiv i64 %6, 16
  %14 = shl nsw i64 %13, 4
  %.sroa.0.0.copyload = load ptr, ptr %0, align 8, !tbaa !99
  %.sroa.9.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.9.0.copyload = load ptr, ptr %.sroa.9.0..sroa_idx, align 8, !tbaa !99
  %15 = icmp sgt i64 %5, 0
  br i1 %15, label %.lr.ph, label %move_rows.exit

.lr.ph:                                           ; preds = %7
  %.sroa.19.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 68
  %.sroa.19.0.copyload = load float, ptr %.sroa.19.0..sroa_idx, align 4, !tbaa !159
  %.sroa.17.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 64
  %.sroa.17.0.copyload = load float, ptr %.sroa.17.0..sroa_idx, align 8, !tbaa !159
  %.sroa.1564.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 56
  %.sroa.1564.0.copyload = load i64, ptr %.sroa.1564.0..sroa_idx, align 8, !tbaa !81
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

34:                                               ; preds = %.lr.ph, %moved_at.exit
  %.030.i82 = phi i64 [ 0, %.lr.ph ], [ %158, %moved_at.exit ]
  %35 = mul nsw i64 %.030.i82, %2
  %36 = getelementptr inbounds float, ptr %1, i64 %35
  br i1 %16, label %momentum_at.exit7.lr.ph, label %._crit_edge

momentum_at.exit7.lr.ph:                          ; preds = %34
  %37 = mul nsw i64 %.030.i82, %4
  %38 = add nsw i64 %37, %3
  br label %momentum_at.exit7

._crit_edge:                                      ; preds = %momentum_at.exit7, %34
  br i1 %21, label %55, label %moved_at.exit

momentum_at.exit7:                                ; preds = %momentum_at.exit7.lr.ph, %momentum_at.exit7
  %.0.i81 = phi i64 [ 0, %momentum_at.exit7.lr.ph ], [ %53, %momentum_at.exit7 ]
  %39 = add nsw i64 %38, %.0.i81
  %40 = getelementptr inbounds float, ptr %36, i64 %.0.i81
  %41 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %39
  %42 = load <16 x float>, ptr %41, align 4, !tbaa !105
  %43 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %39
  %44 = load <16 x float>, ptr %43, align 4, !tbaa !105
  %45 = load <16 x float>, ptr %40, align 4, !tbaa !105
  %46 = fmul <16 x float> %18, %44
  %47 = fadd <16 x float> %46, %45
  %48 = fmul <16 x float> %18, %47
  %49 = fadd <16 x float> %45, %48
  %50 = select i1 %.not.i6, <16 x float> %47, <16 x float> %49
  %51 = fmul <16 x float> %20, %50
  %52 = fsub <16 x float> %42, %51
  store <16 x float> %47, ptr %43, align 4, !tbaa !105
  store <16 x float> %52, ptr %41, align 4, !tbaa !105
  %53 = add nuw nsw i64 %.0.i81, 16
  %54 = icmp slt i64 %53, %14
  br i1 %54, label %momentum_at.exit7, label %._crit_edge, !llvm.loop !184

55:                                               ; preds = %._crit_edge
  %56 = mul nsw i64 %.030.i82, %4
  %57 = add i64 %22, %56
  %58 = getelementptr inbounds float, ptr %36, i64 %14
  %59 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %57
  br i1 %24, label %92, label %60

60:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #6
  store <16 x float> zeroinitializer, ptr %10, align 4, !tbaa !105
  br i1 %.not.i21, label %63, label %61

61:                                               ; preds = %60
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %10, ptr noundef nonnull align 4 dereferenceable(32) %59, i64 32, i1 false)
  %62 = getelementptr inbounds i8, ptr %59, i64 32
  br label %63

63:                                               ; preds = %61, %60
  %.019.i22 = phi ptr [ %26, %61 ], [ %10, %60 ]
  %.0.i23 = phi ptr [ %62, %61 ], [ %59, %60 ]
  br i1 %.not22.i24, label %67, label %64

64:                                               ; preds = %63
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i22, ptr noundef nonnull align 4 dereferenceable(16) %.0.i23, i64 16, i1 false)
  %65 = getelementptr inbounds i8, ptr %.019.i22, i64 16
  %66 = getelementptr inbounds i8, ptr %.0.i23, i64 16
  br label %67

67:                                               ; preds = %64, %63
  %.120.i25 = phi ptr [ %65, %64 ], [ %.019.i22, %63 ]
  %.1.i26 = phi ptr [ %66, %64 ], [ %.0.i23, %63 ]
  br i1 %.not23.i27, label %72, label %68

68:                                               ; preds = %67
  %69 = load i64, ptr %.1.i26, align 4
  store i64 %69, ptr %.120.i25, align 4
  %70 = getelementptr inbounds i8, ptr %.120.i25, i64 8
  %71 = getelementptr inbounds i8, ptr %.1.i26, i64 8
  br label %72

72:                                               ; preds = %68, %67
  %.221.i28 = phi ptr [ %70, %68 ], [ %.120.i25, %67 ]
  %.2.i29 = phi ptr [ %71, %68 ], [ %.1.i26, %67 ]
  br i1 %.not24.i30, label %75, label %73

73:                                               ; preds = %72
  %74 = load i32, ptr %.2.i29, align 4
  store i32 %74, ptr %.221.i28, align 4
  br label %75

75:                                               ; preds = %72, %73
  %76 = load <16 x float>, ptr %10, align 4, !tbaa !105
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #6
  %77 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %57
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #6
  store <16 x float> zeroinitializer, ptr %11, align 4, !tbaa !105
  br i1 %.not.i21, label %80, label %78

78:                                               ; preds = %75
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %11, ptr noundef nonnull align 4 dereferenceable(32) %77, i64 32, i1 false)
  %79 = getelementptr inbounds i8, ptr %77, i64 32
  br label %80

80:                                               ; preds = %78, %75
  %.019.i33 = phi ptr [ %30, %78 ], [ %11, %75 ]
  %.0.i34 = phi ptr [ %79, %78 ], [ %77, %75 ]
  br i1 %.not22.i24, label %84, label %81

81:                                               ; preds = %80
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i33, ptr noundef nonnull align 4 dereferenceable(16) %.0.i34, i64 16, i1 false)
  %82 = getelementptr inbounds i8, ptr %.019.i33, i64 16
  %83 = getelementptr inbounds i8, ptr %.0.i34, i64 16
  br label %84

84:                                               ; preds = %81, %80
  %.120.i36 = phi ptr [ %82, %81 ], [ %.019.i33, %80 ]
  %.1.i37 = phi ptr [ %83, %81 ], [ %.0.i34, %80 ]
  br i1 %.not23.i27, label %89, label %85

85:                                               ; preds = %84
  %86 = load i64, ptr %.1.i37, align 4
  store i64 %86, ptr %.120.i36, align 4
  %87 = getelementptr inbounds i8, ptr %.120.i36, i64 8
  %88 = getelementptr inbounds i8, ptr %.1.i37, i64 8
  br label %89

89:                                               ; preds = %85, %84
  %.221.i39 = phi ptr [ %87, %85 ], [ %.120.i36, %84 ]
  %.2.i40 = phi ptr [ %88, %85 ], [ %.1.i37, %84 ]
  br i1 %.not24.i30, label %97, label %90

90:                                               ; preds = %89
  %91 = load i32, ptr %.2.i40, align 4
  store i32 %91, ptr %.221.i39, align 4
  br label %97

92:                                               ; preds = %55
  %93 = load <16 x float>, ptr %59, align 4, !tbaa !105
  %94 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %57
  %95 = load <16 x float>, ptr %94, align 4, !tbaa !105
  %96 = load <16 x float>, ptr %58, align 4, !tbaa !105
  br label %momentum_at.exit

97:                                               ; preds = %89, %90
  %98 = load <16 x float>, ptr %11, align 4, !tbaa !105
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #6
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12) #6
  store <16 x float> zeroinitializer, ptr %12, align 4, !tbaa !105
  br i1 %.not.i21, label %101, label %99

99:                                               ; preds = %97
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %12, ptr noundef nonnull align 4 dereferenceable(32) %58, i64 32, i1 false)
  %100 = getelementptr inbounds i8, ptr %58, i64 32
  br label %101

101:                                              ; preds = %99, %97
  %.019.i44 = phi ptr [ %31, %99 ], [ %12, %97 ]
  %.0.i45 = phi ptr [ %100, %99 ], [ %58, %97 ]
  br i1 %.not22.i24, label %105, label %102

102:                                              ; preds = %101
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i44, ptr noundef nonnull align 4 dereferenceable(16) %.0.i45, i64 16, i1 false)
  %103 = getelementptr inbounds i8, ptr %.019.i44, i64 16
  %104 = getelementptr inbounds i8, ptr %.0.i45, i64 16
  br label %105

105:                                              ; preds = %102, %101
  %.120.i47 = phi ptr [ %103, %102 ], [ %.019.i44, %101 ]
  %.1.i48 = phi ptr [ %104, %102 ], [ %.0.i45, %101 ]
  br i1 %.not23.i27, label %110, label %106

106:                                              ; preds = %105
  %107 = load i64, ptr %.1.i48, align 4
  store i64 %107, ptr %.120.i47, align 4
  %108 = getelementptr inbounds i8, ptr %.120.i47, i64 8
  %109 = getelementptr inbounds i8, ptr %.1.i48, i64 8
  br label %110

110:                                              ; preds = %106, %105
  %.221.i50 = phi ptr [ %108, %106 ], [ %.120.i47, %105 ]
  %.2.i51 = phi ptr [ %109, %106 ], [ %.1.i48, %105 ]
  br i1 %.not24.i30, label %copy_some.exit53, label %111

111:                                              ; preds = %110
  %112 = load i32, ptr %.2.i51, align 4
  store i32 %112, ptr %.221.i50, align 4
  br label %copy_some.exit53

copy_some.exit53:                                 ; preds = %110, %111
  %113 = load <16 x float>, ptr %12, align 4, !tbaa !105
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12) #6
  br label %momentum_at.exit

momentum_at.exit:                                 ; preds = %copy_some.exit53, %92
  %114 = phi <16 x float> [ %95, %92 ], [ %98, %copy_some.exit53 ]
  %115 = phi <16 x float> [ %93, %92 ], [ %76, %copy_some.exit53 ]
  %116 = phi <16 x float> [ %96, %92 ], [ %113, %copy_some.exit53 ]
  %117 = fmul <16 x float> %18, %114
  %118 = fadd <16 x float> %117, %116
  %119 = fmul <16 x float> %18, %118
  %120 = fadd <16 x float> %116, %119
  %121 = select i1 %.not.i6, <16 x float> %118, <16 x float> %120
  %122 = fmul <16 x float> %20, %121
  %123 = fsub <16 x float> %115, %122
  %124 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %57
  br i1 %24, label %140, label %125

125:                                              ; preds = %momentum_at.exit
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8)
  store <16 x float> %118, ptr %8, align 4, !tbaa !105
  br i1 %.not.i21, label %128, label %126

126:                                              ; preds = %125
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %124, ptr noundef nonnull align 4 dereferenceable(32) %8, i64 32, i1 false)
  %127 = getelementptr inbounds i8, ptr %124, i64 32
  br label %128

128:                                              ; preds = %126, %125
  %.019.i = phi ptr [ %127, %126 ], [ %124, %125 ]
  %.0.i9 = phi ptr [ %32, %126 ], [ %8, %125 ]
  br i1 %.not22.i24, label %132, label %129

129:                                              ; preds = %128
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i, ptr noundef nonnull align 4 dereferenceable(16) %.0.i9, i64 16, i1 false)
  %130 = getelementptr inbounds i8, ptr %.019.i, i64 16
  %131 = getelementptr inbounds i8, ptr %.0.i9, i64 16
  br label %132

132:                                              ; preds = %129, %128
  %.120.i = phi ptr [ %130, %129 ], [ %.019.i, %128 ]
  %.1.i = phi ptr [ %131, %129 ], [ %.0.i9, %128 ]
  br i1 %.not23.i27, label %137, label %133

133:                                              ; preds = %132
  %134 = load i64, ptr %.1.i, align 4
  store i64 %134, ptr %.120.i, align 4
  %135 = getelementptr inbounds i8, ptr %.120.i, i64 8
  %136 = getelementptr inbounds i8, ptr %.1.i, i64 8
  br label %137

137:                                              ; preds = %133, %132
  %.221.i = phi ptr [ %135, %133 ], [ %.120.i, %132 ]
  %.2.i = phi ptr [ %136, %133 ], [ %.1.i, %132 ]
  br i1 %.not24.i30, label %142, label %138

138:                                              ; preds = %137
  %139 = load i32, ptr %.2.i, align 4
  store i32 %139, ptr %.221.i, align 4
  br label %142

140:                                              ; preds = %momentum_at.exit
  store <16 x float> %118, ptr %124, align 4, !tbaa !105
  %141 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %57
  store <16 x float> %123, ptr %141, align 4, !tbaa !105
  br label %moved_at.exit

142:                                              ; preds = %137, %138
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8)
  %143 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %57
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9)
  store <16 x float> %123, ptr %9, align 4, !tbaa !105
  br i1 %.not.i21, label %146, label %144

144:                                              ; preds = %142
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %143, ptr noundef nonnull align 4 dereferenceable(32) %9, i64 32, i1 false)
  %145 = getelementptr inbounds i8, ptr %143, i64 32
  br label %146

146:                                              ; preds = %144, %142
  %.019.i11 = phi ptr [ %145, %144 ], [ %143, %142 ]
  %.0.i12 = phi ptr [ %33, %144 ], [ %9, %142 ]
  br i1 %.not22.i24, label %150, label %147

147:                                              ; preds = %146
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i11, ptr noundef nonnull align 4 dereferenceable(16) %.0.i12, i64 16, i1 false)
  %148 = getelementptr inbounds i8, ptr %.019.i11, i64 16
  %149 = getelementptr inbounds i8, ptr %.0.i12, i64 16
  br label %150

150:                                              ; preds = %147, %146
  %.120.i14 = phi ptr [ %148, %147 ], [ %.019.i11, %146 ]
  %.1.i15 = phi ptr [ %149, %147 ], [ %.0.i12, %146 ]
  br i1 %.not23.i27, label %155, label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %.1.i15, align 4
  store i64 %152, ptr %.120.i14, align 4
  %153 = getelementptr inbounds i8, ptr %.120.i14, i64 8
  %154 = getelementptr inbounds i8, ptr %.1.i15, i64 8
  br label %155

155:                                              ; preds = %151, %150
  %.221.i17 = phi ptr [ %153, %151 ], [ %.120.i14, %150 ]
  %.2.i18 = phi ptr [ %154, %151 ], [ %.1.i15, %150 ]
  br i1 %.not24.i30, label %copy_some.exit20, label %156

156:                                              ; preds = %155
  %157 = load i32, ptr %.2.i18, align 4
  store i32 %157, ptr %.221.i17, align 4
  br label %copy_some.exit20

copy_some.exit20:                                 ; preds = %155, %156
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9)
  br label %moved_at.exit

moved_at.exit:                                    ; preds = %copy_some.exit20, %140, %._crit_edge
  %158 = add nuw nsw i64 %.030.i82, 1
  %exitcond.not = icmp eq i64 %158, %5
  br i1 %exitcond.not, label %move_rows.exit, label %34, !llvm.loop !185

move_rows.exit:                                   ; preds = %moved_at.exit, %7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @move_by_adam(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) unnamed_addr #5 {
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
  %.sroa.0.0.copyload = load ptr, ptr %0, align 8, !tbaa !99
  %.sroa.9.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.9.0.copyload = load ptr, ptr %.sroa.9.0..sroa_idx, align 8, !tbaa !99
  %.sroa.15.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.15.0.copyload = load ptr, ptr %.sroa.15.0..sroa_idx, align 8, !tbaa !99
  %.sroa.21.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 24
  %.sroa.21.0.copyload = load ptr, ptr %.sroa.21.0..sroa_idx, align 8, !tbaa !99
  %19 = icmp sgt i64 %5, 0
  br i1 %19, label %.lr.ph194, label %move_rows.exit

.lr.ph194:                                        ; preds = %7
  %.sroa.43.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 84
  %.sroa.43.0.copyload = load float, ptr %.sroa.43.0..sroa_idx, align 4, !tbaa !159
  %.sroa.41.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 80
  %.sroa.41.0.copyload = load float, ptr %.sroa.41.0..sroa_idx, align 8, !tbaa !159
  %.sroa.39.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 76
  %.sroa.39.0.copyload = load float, ptr %.sroa.39.0..sroa_idx, align 4, !tbaa !159
  %.sroa.35.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 72
  %.sroa.35.0.copyload = load float, ptr %.sroa.35.0..sroa_idx, align 8, !tbaa !159
  %.sroa.31.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 68
  %.sroa.31.0.copyload = load float, ptr %.sroa.31.0..sroa_idx, align 4, !tbaa !159
  %.sroa.29.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 64
  %.sroa.29.0.copyload = load float, ptr %.sroa.29.0..sroa_idx, align 8, !tbaa !159
  %.sroa.27129.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 56
  %.sroa.27129.0.copyload = load i64, ptr %.sroa.27129.0..sroa_idx, align 8, !tbaa !81
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

50:                                               ; preds = %.lr.ph194, %moved_at.exit10
  %.030.i192 = phi i64 [ 0, %.lr.ph194 ], [ %274, %moved_at.exit10 ]
  %51 = mul nsw i64 %.030.i192, %2
  %52 = getelementptr inbounds float, ptr %1, i64 %51
  br i1 %20, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %50
  %53 = mul nsw i64 %.030.i192, %4
  %54 = add nsw i64 %53, %3
  br label %55

._crit_edge:                                      ; preds = %moved_at.exit, %50
  br i1 %33, label %89, label %moved_at.exit10

55:                                               ; preds = %.lr.ph, %moved_at.exit
  %.0.i191 = phi i64 [ 0, %.lr.ph ], [ %87, %moved_at.exit ]
  %56 = add nsw i64 %54, %.0.i191
  %57 = getelementptr inbounds float, ptr %52, i64 %.0.i191
  %58 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %56
  %59 = load <16 x float>, ptr %58, align 4, !tbaa !105
  %60 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %56
  %61 = load <16 x float>, ptr %60, align 4, !tbaa !105
  %62 = load <16 x float>, ptr %57, align 4, !tbaa !105
  %63 = getelementptr inbounds float, ptr %.sroa.15.0.copyload, i64 %56
  %64 = load <16 x float>, ptr %63, align 4, !tbaa !105
  br i1 %.not.i, label %adam_at.exit16, label %65

65:                                               ; preds = %55
  %66 = getelementptr inbounds float, ptr %.sroa.21.0.copyload, i64 %56
  %67 = load <16 x float>, ptr %66, align 4, !tbaa !105
  br label %adam_at.exit16

adam_at.exit16:                                   ; preds = %65, %55
  %.0173 = phi <16 x float> [ zeroinitializer, %55 ], [ %67, %65 ]
  %68 = fmul <16 x float> %22, %61
  %69 = fmul <16 x float> %24, %62
  %70 = fadd <16 x float> %68, %69
  %71 = fmul <16 x float> %26, %64
  %72 = fmul <16 x float> %62, %62
  %73 = fmul <16 x float> %28, %72
  %74 = fadd <16 x float> %71, %73
  %75 = fcmp ule <16 x float> %.0173, %74
  %76 = fcmp ord <16 x float> %.0173, zeroinitializer
  %.not9.i = and <16 x i1> %75, %76
  %.v.i = select <16 x i1> %.not9.i, <16 x float> %74, <16 x float> %.0173
  %.0.i14 = select i1 %.not.i, <16 x float> %74, <16 x float> %.v.i
  %77 = tail call <16 x float> @llvm.sqrt.v16f32(<16 x float> %.0.i14)
  %78 = fmul <16 x float> %22, %70
  %79 = fadd <16 x float> %69, %78
  %80 = select i1 %.not29.i15, <16 x float> %70, <16 x float> %79
  %81 = fadd <16 x float> %30, %77
  %82 = fdiv <16 x float> %80, %81
  %83 = fmul <16 x float> %32, %82
  %84 = fsub <16 x float> %59, %83
  store <16 x float> %74, ptr %63, align 4, !tbaa !105
  br i1 %.not.i, label %moved_at.exit, label %85

85:                                               ; preds = %adam_at.exit16
  %86 = getelementptr inbounds float, ptr %.sroa.21.0.copyload, i64 %56
  store <16 x float> %.v.i, ptr %86, align 4, !tbaa !105
  br label %moved_at.exit

moved_at.exit:                                    ; preds = %adam_at.exit16, %85
  store <16 x float> %70, ptr %60, align 4, !tbaa !105
  store <16 x float> %84, ptr %58, align 4, !tbaa !105
  %87 = add nuw nsw i64 %.0.i191, 16
  %88 = icmp slt i64 %87, %18
  br i1 %88, label %55, label %._crit_edge, !llvm.loop !184

89:                                               ; preds = %._crit_edge
  %90 = mul nsw i64 %.030.i192, %4
  %91 = add i64 %34, %90
  %92 = getelementptr inbounds float, ptr %52, i64 %18
  %93 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %91
  br i1 %36, label %159, label %94

94:                                               ; preds = %89
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12) #6
  store <16 x float> zeroinitializer, ptr %12, align 4, !tbaa !105
  br i1 %.not.i52, label %97, label %95

95:                                               ; preds = %94
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %12, ptr noundef nonnull align 4 dereferenceable(32) %93, i64 32, i1 false)
  %96 = getelementptr inbounds i8, ptr %93, i64 32
  br label %97

97:                                               ; preds = %95, %94
  %.019.i53 = phi ptr [ %38, %95 ], [ %12, %94 ]
  %.0.i54 = phi ptr [ %96, %95 ], [ %93, %94 ]
  br i1 %.not22.i55, label %101, label %98

98:                                               ; preds = %97
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i53, ptr noundef nonnull align 4 dereferenceable(16) %.0.i54, i64 16, i1 false)
  %99 = getelementptr inbounds i8, ptr %.019.i53, i64 16
  %100 = getelementptr inbounds i8, ptr %.0.i54, i64 16
  br label %101

101:                                              ; preds = %98, %97
  %.120.i56 = phi ptr [ %99, %98 ], [ %.019.i53, %97 ]
  %.1.i57 = phi ptr [ %100, %98 ], [ %.0.i54, %97 ]
  br i1 %.not23.i58, label %106, label %102

102:                                              ; preds = %101
  %103 = load i64, ptr %.1.i57, align 4
  store i64 %103, ptr %.120.i56, align 4
  %104 = getelementptr inbounds i8, ptr %.120.i56, i64 8
  %105 = getelementptr inbounds i8, ptr %.1.i57, i64 8
  br label %106

106:                                              ; preds = %102, %101
  %.221.i59 = phi ptr [ %104, %102 ], [ %.120.i56, %101 ]
  %.2.i60 = phi ptr [ %105, %102 ], [ %.1.i57, %101 ]
  br i1 %.not24.i61, label %109, label %107

107:                                              ; preds = %106
  %108 = load i32, ptr %.2.i60, align 4
  store i32 %108, ptr %.221.i59, align 4
  br label %109

109:                                              ; preds = %106, %107
  %110 = load <16 x float>, ptr %12, align 4, !tbaa !105
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12) #6
  %111 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %91
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %13) #6
  store <16 x float> zeroinitializer, ptr %13, align 4, !tbaa !105
  br i1 %.not.i52, label %114, label %112

112:                                              ; preds = %109
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %13, ptr noundef nonnull align 4 dereferenceable(32) %111, i64 32, i1 false)
  %113 = getelementptr inbounds i8, ptr %111, i64 32
  br label %114

114:                                              ; preds = %112, %109
  %.019.i64 = phi ptr [ %42, %112 ], [ %13, %109 ]
  %.0.i65 = phi ptr [ %113, %112 ], [ %111, %109 ]
  br i1 %.not22.i55, label %118, label %115

115:                                              ; preds = %114
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i64, ptr noundef nonnull align 4 dereferenceable(16) %.0.i65, i64 16, i1 false)
  %116 = getelementptr inbounds i8, ptr %.019.i64, i64 16
  %117 = getelementptr inbounds i8, ptr %.0.i65, i64 16
  br label %118

118:                                              ; preds = %115, %114
  %.120.i67 = phi ptr [ %116, %115 ], [ %.019.i64, %114 ]
  %.1.i68 = phi ptr [ %117, %115 ], [ %.0.i65, %114 ]
  br i1 %.not23.i58, label %123, label %119

119:                                              ; preds = %118
  %120 = load i64, ptr %.1.i68, align 4
  store i64 %120, ptr %.120.i67, align 4
  %121 = getelementptr inbounds i8, ptr %.120.i67, i64 8
  %122 = getelementptr inbounds i8, ptr %.1.i68, i64 8
  br label %123

123:                                              ; preds = %119, %118
  %.221.i70 = phi ptr [ %121, %119 ], [ %.120.i67, %118 ]
  %.2.i71 = phi ptr [ %122, %119 ], [ %.1.i68, %118 ]
  br i1 %.not24.i61, label %126, label %124

124:                                              ; preds = %123
  %125 = load i32, ptr %.2.i71, align 4
  store i32 %125, ptr %.221.i70, align 4
  br label %126

126:                                              ; preds = %123, %124
  %127 = load <16 x float>, ptr %13, align 4, !tbaa !105
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %13) #6
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %14) #6
  store <16 x float> zeroinitializer, ptr %14, align 4, !tbaa !105
  br i1 %.not.i52, label %130, label %128

128:                                              ; preds = %126
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %14, ptr noundef nonnull align 4 dereferenceable(32) %92, i64 32, i1 false)
  %129 = getelementptr inbounds i8, ptr %92, i64 32
  br label %130

130:                                              ; preds = %128, %126
  %.019.i75 = phi ptr [ %43, %128 ], [ %14, %126 ]
  %.0.i76 = phi ptr [ %129, %128 ], [ %92, %126 ]
  br i1 %.not22.i55, label %134, label %131

131:                                              ; preds = %130
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i75, ptr noundef nonnull align 4 dereferenceable(16) %.0.i76, i64 16, i1 false)
  %132 = getelementptr inbounds i8, ptr %.019.i75, i64 16
  %133 = getelementptr inbounds i8, ptr %.0.i76, i64 16
  br label %134

134:                                              ; preds = %131, %130
  %.120.i78 = phi ptr [ %132, %131 ], [ %.019.i75, %130 ]
  %.1.i79 = phi ptr [ %133, %131 ], [ %.0.i76, %130 ]
  br i1 %.not23.i58, label %139, label %135

135:                                              ; preds = %134
  %136 = load i64, ptr %.1.i79, align 4
  store i64 %136, ptr %.120.i78, align 4
  %137 = getelementptr inbounds i8, ptr %.120.i78, i64 8
  %138 = getelementptr inbounds i8, ptr %.1.i79, i64 8
  br label %139

139:                                              ; preds = %135, %134
  %.221.i81 = phi ptr [ %137, %135 ], [ %.120.i78, %134 ]
  %.2.i82 = phi ptr [ %138, %135 ], [ %.1.i79, %134 ]
  br i1 %.not24.i61, label %142, label %140

140:                                              ; preds = %139
  %141 = load i32, ptr %.2.i82, align 4
  store i32 %141, ptr %.221.i81, align 4
  br label %142

142:                                              ; preds = %139, %140
  %143 = load <16 x float>, ptr %14, align 4, !tbaa !105
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %14) #6
  %144 = getelementptr inbounds float, ptr %.sroa.15.0.copyload, i64 %91
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %15) #6
  store <16 x float> zeroinitializer, ptr %15, align 4, !tbaa !105
  br i1 %.not.i52, label %147, label %145

145:                                              ; preds = %142
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %15, ptr noundef nonnull align 4 dereferenceable(32) %144, i64 32, i1 false)
  %146 = getelementptr inbounds i8, ptr %144, i64 32
  br label %147

147:                                              ; preds = %145, %142
  %.019.i86 = phi ptr [ %44, %145 ], [ %15, %142 ]
  %.0.i87 = phi ptr [ %146, %145 ], [ %144, %142 ]
  br i1 %.not22.i55, label %151, label %148

148:                                              ; preds = %147
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i86, ptr noundef nonnull align 4 dereferenceable(16) %.0.i87, i64 16, i1 false)
  %149 = getelementptr inbounds i8, ptr %.019.i86, i64 16
  %150 = getelementptr inbounds i8, ptr %.0.i87, i64 16
  br label %151

151:                                              ; preds = %148, %147
  %.120.i89 = phi ptr [ %149, %148 ], [ %.019.i86, %147 ]
  %.1.i90 = phi ptr [ %150, %148 ], [ %.0.i87, %147 ]
  br i1 %.not23.i58, label %156, label %152

152:                                              ; preds = %151
  %153 = load i64, ptr %.1.i90, align 4
  store i64 %153, ptr %.120.i89, align 4
  %154 = getelementptr inbounds i8, ptr %.120.i89, i64 8
  %155 = getelementptr inbounds i8, ptr %.1.i90, i64 8
  br label %156

156:                                              ; preds = %152, %151
  %.221.i92 = phi ptr [ %154, %152 ], [ %.120.i89, %151 ]
  %.2.i93 = phi ptr [ %155, %152 ], [ %.1.i90, %151 ]
  br i1 %.not24.i61, label %.thread178, label %157

157:                                              ; preds = %156
  %158 = load i32, ptr %.2.i93, align 4
  store i32 %158, ptr %.221.i92, align 4
  br label %.thread178

159:                                              ; preds = %89
  %160 = load <16 x float>, ptr %93, align 4, !tbaa !105
  %161 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %91
  %162 = load <16 x float>, ptr %161, align 4, !tbaa !105
  %163 = load <16 x float>, ptr %92, align 4, !tbaa !105
  %164 = getelementptr inbounds float, ptr %.sroa.15.0.copyload, i64 %91
  %165 = load <16 x float>, ptr %164, align 4, !tbaa !105
  br i1 %.not.i, label %adam_at.exit, label %167

.thread178:                                       ; preds = %157, %156
  %166 = load <16 x float>, ptr %15, align 4, !tbaa !105
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %15) #6
  br i1 %.not.i, label %adam_at.exit, label %.thread182

167:                                              ; preds = %159
  %168 = getelementptr inbounds float, ptr %.sroa.21.0.copyload, i64 %91
  %169 = load <16 x float>, ptr %168, align 4, !tbaa !105
  br label %adam_at.exit

.thread182:                                       ; preds = %.thread178
  %170 = getelementptr inbounds float, ptr %.sroa.21.0.copyload, i64 %91
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %16) #6
  store <16 x float> zeroinitializer, ptr %16, align 4, !tbaa !105
  br i1 %.not.i52, label %173, label %171

171:                                              ; preds = %.thread182
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %16, ptr noundef nonnull align 4 dereferenceable(32) %170, i64 32, i1 false)
  %172 = getelementptr inbounds i8, ptr %170, i64 32
  br label %173

173:                                              ; preds = %171, %.thread182
  %.019.i97 = phi ptr [ %45, %171 ], [ %16, %.thread182 ]
  %.0.i98 = phi ptr [ %172, %171 ], [ %170, %.thread182 ]
  br i1 %.not22.i55, label %177, label %174

174:                                              ; preds = %173
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i97, ptr noundef nonnull align 4 dereferenceable(16) %.0.i98, i64 16, i1 false)
  %175 = getelementptr inbounds i8, ptr %.019.i97, i64 16
  %176 = getelementptr inbounds i8, ptr %.0.i98, i64 16
  br label %177

177:                                              ; preds = %174, %173
  %.120.i100 = phi ptr [ %175, %174 ], [ %.019.i97, %173 ]
  %.1.i101 = phi ptr [ %176, %174 ], [ %.0.i98, %173 ]
  br i1 %.not23.i58, label %182, label %178

178:                                              ; preds = %177
  %179 = load i64, ptr %.1.i101, align 4
  store i64 %179, ptr %.120.i100, align 4
  %180 = getelementptr inbounds i8, ptr %.120.i100, i64 8
  %181 = getelementptr inbounds i8, ptr %.1.i101, i64 8
  br label %182

182:                                              ; preds = %178, %177
  %.221.i103 = phi ptr [ %180, %178 ], [ %.120.i100, %177 ]
  %.2.i104 = phi ptr [ %181, %178 ], [ %.1.i101, %177 ]
  br i1 %.not24.i61, label %copy_some.exit106, label %183

183:                                              ; preds = %182
  %184 = load i32, ptr %.2.i104, align 4
  store i32 %184, ptr %.221.i103, align 4
  br label %copy_some.exit106

copy_some.exit106:                                ; preds = %182, %183
  %185 = load <16 x float>, ptr %16, align 4, !tbaa !105
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %16) #6
  br label %adam_at.exit

adam_at.exit:                                     ; preds = %167, %copy_some.exit106, %.thread178, %159
  %.not.i6181 = phi i1 [ true, %159 ], [ true, %.thread178 ], [ false, %167 ], [ false, %copy_some.exit106 ]
  %186 = phi <16 x float> [ %165, %159 ], [ %166, %.thread178 ], [ %165, %167 ], [ %166, %copy_some.exit106 ]
  %187 = phi <16 x float> [ %162, %159 ], [ %127, %.thread178 ], [ %162, %167 ], [ %127, %copy_some.exit106 ]
  %188 = phi <16 x float> [ %160, %159 ], [ %110, %.thread178 ], [ %160, %167 ], [ %110, %copy_some.exit106 ]
  %189 = phi <16 x float> [ %163, %159 ], [ %143, %.thread178 ], [ %163, %167 ], [ %143, %copy_some.exit106 ]
  %.0 = phi <16 x float> [ zeroinitializer, %159 ], [ zeroinitializer, %.thread178 ], [ %169, %167 ], [ %185, %copy_some.exit106 ]
  %190 = fmul <16 x float> %22, %187
  %191 = fmul <16 x float> %24, %189
  %192 = fadd <16 x float> %190, %191
  %193 = fmul <16 x float> %26, %186
  %194 = fmul <16 x float> %189, %189
  %195 = fmul <16 x float> %28, %194
  %196 = fadd <16 x float> %193, %195
  %197 = fcmp ule <16 x float> %.0, %196
  %198 = fcmp ord <16 x float> %.0, zeroinitializer
  %.not9.i107 = and <16 x i1> %197, %198
  %.v.i108 = select <16 x i1> %.not9.i107, <16 x float> %196, <16 x float> %.0
  %spec.select = select i1 %.not.i6181, <16 x float> %.0, <16 x float> %.v.i108
  %spec.select195 = select i1 %.not.i6181, <16 x float> %196, <16 x float> %.v.i108
  %199 = tail call <16 x float> @llvm.sqrt.v16f32(<16 x float> %spec.select195)
  %200 = fmul <16 x float> %22, %192
  %201 = fadd <16 x float> %191, %200
  %202 = select i1 %.not29.i15, <16 x float> %192, <16 x float> %201
  %203 = fadd <16 x float> %30, %199
  %204 = fdiv <16 x float> %202, %203
  %205 = fmul <16 x float> %32, %204
  %206 = fsub <16 x float> %188, %205
  %207 = getelementptr inbounds float, ptr %.sroa.15.0.copyload, i64 %91
  br i1 %36, label %223, label %208

208:                                              ; preds = %adam_at.exit
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8)
  store <16 x float> %196, ptr %8, align 4, !tbaa !105
  br i1 %.not.i52, label %211, label %209

209:                                              ; preds = %208
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %207, ptr noundef nonnull align 4 dereferenceable(32) %8, i64 32, i1 false)
  %210 = getelementptr inbounds i8, ptr %207, i64 32
  br label %211

211:                                              ; preds = %209, %208
  %.019.i = phi ptr [ %210, %209 ], [ %207, %208 ]
  %.0.i18 = phi ptr [ %46, %209 ], [ %8, %208 ]
  br i1 %.not22.i55, label %215, label %212

212:                                              ; preds = %211
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i, ptr noundef nonnull align 4 dereferenceable(16) %.0.i18, i64 16, i1 false)
  %213 = getelementptr inbounds i8, ptr %.019.i, i64 16
  %214 = getelementptr inbounds i8, ptr %.0.i18, i64 16
  br label %215

215:                                              ; preds = %212, %211
  %.120.i = phi ptr [ %213, %212 ], [ %.019.i, %211 ]
  %.1.i = phi ptr [ %214, %212 ], [ %.0.i18, %211 ]
  br i1 %.not23.i58, label %220, label %216

216:                                              ; preds = %215
  %217 = load i64, ptr %.1.i, align 4
  store i64 %217, ptr %.120.i, align 4
  %218 = getelementptr inbounds i8, ptr %.120.i, i64 8
  %219 = getelementptr inbounds i8, ptr %.1.i, i64 8
  br label %220

220:                                              ; preds = %216, %215
  %.221.i = phi ptr [ %218, %216 ], [ %.120.i, %215 ]
  %.2.i = phi ptr [ %219, %216 ], [ %.1.i, %215 ]
  br i1 %.not24.i61, label %.thread186, label %221

221:                                              ; preds = %220
  %222 = load i32, ptr %.2.i, align 4
  store i32 %222, ptr %.221.i, align 4
  br label %.thread186

223:                                              ; preds = %adam_at.exit
  store <16 x float> %196, ptr %207, align 4, !tbaa !105
  br i1 %.not.i6181, label %255, label %.thread189

.thread186:                                       ; preds = %221, %220
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8)
  br i1 %.not.i6181, label %.thread188, label %.thread187

.thread189:                                       ; preds = %223
  %224 = getelementptr inbounds float, ptr %.sroa.21.0.copyload, i64 %91
  store <16 x float> %spec.select, ptr %224, align 4, !tbaa !105
  br label %255

.thread187:                                       ; preds = %.thread186
  %225 = getelementptr inbounds float, ptr %.sroa.21.0.copyload, i64 %91
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9)
  store <16 x float> %spec.select, ptr %9, align 4, !tbaa !105
  br i1 %.not.i52, label %228, label %226

226:                                              ; preds = %.thread187
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %225, ptr noundef nonnull align 4 dereferenceable(32) %9, i64 32, i1 false)
  %227 = getelementptr inbounds i8, ptr %225, i64 32
  br label %228

228:                                              ; preds = %226, %.thread187
  %.019.i20 = phi ptr [ %227, %226 ], [ %225, %.thread187 ]
  %.0.i21 = phi ptr [ %47, %226 ], [ %9, %.thread187 ]
  br i1 %.not22.i55, label %232, label %229

229:                                              ; preds = %228
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i20, ptr noundef nonnull align 4 dereferenceable(16) %.0.i21, i64 16, i1 false)
  %230 = getelementptr inbounds i8, ptr %.019.i20, i64 16
  %231 = getelementptr inbounds i8, ptr %.0.i21, i64 16
  br label %232

232:                                              ; preds = %229, %228
  %.120.i23 = phi ptr [ %230, %229 ], [ %.019.i20, %228 ]
  %.1.i24 = phi ptr [ %231, %229 ], [ %.0.i21, %228 ]
  br i1 %.not23.i58, label %237, label %233

233:                                              ; preds = %232
  %234 = load i64, ptr %.1.i24, align 4
  store i64 %234, ptr %.120.i23, align 4
  %235 = getelementptr inbounds i8, ptr %.120.i23, i64 8
  %236 = getelementptr inbounds i8, ptr %.1.i24, i64 8
  br label %237

237:                                              ; preds = %233, %232
  %.221.i26 = phi ptr [ %235, %233 ], [ %.120.i23, %232 ]
  %.2.i27 = phi ptr [ %236, %233 ], [ %.1.i24, %232 ]
  br i1 %.not24.i61, label %copy_some.exit29, label %238

238:                                              ; preds = %237
  %239 = load i32, ptr %.2.i27, align 4
  store i32 %239, ptr %.221.i26, align 4
  br label %copy_some.exit29

copy_some.exit29:                                 ; preds = %237, %238
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9)
  br label %.thread188

.thread188:                                       ; preds = %copy_some.exit29, %.thread186
  %240 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %91
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10)
  store <16 x float> %192, ptr %10, align 4, !tbaa !105
  br i1 %.not.i52, label %243, label %241

241:                                              ; preds = %.thread188
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %240, ptr noundef nonnull align 4 dereferenceable(32) %10, i64 32, i1 false)
  %242 = getelementptr inbounds i8, ptr %240, i64 32
  br label %243

243:                                              ; preds = %241, %.thread188
  %.019.i31 = phi ptr [ %242, %241 ], [ %240, %.thread188 ]
  %.0.i32 = phi ptr [ %48, %241 ], [ %10, %.thread188 ]
  br i1 %.not22.i55, label %247, label %244

244:                                              ; preds = %243
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i31, ptr noundef nonnull align 4 dereferenceable(16) %.0.i32, i64 16, i1 false)
  %245 = getelementptr inbounds i8, ptr %.019.i31, i64 16
  %246 = getelementptr inbounds i8, ptr %.0.i32, i64 16
  br label %247

247:                                              ; preds = %244, %243
  %.120.i34 = phi ptr [ %245, %244 ], [ %.019.i31, %243 ]
  %.1.i35 = phi ptr [ %246, %244 ], [ %.0.i32, %243 ]
  br i1 %.not23.i58, label %252, label %248

248:                                              ; preds = %247
  %249 = load i64, ptr %.1.i35, align 4
  store i64 %249, ptr %.120.i34, align 4
  %250 = getelementptr inbounds i8, ptr %.120.i34, i64 8
  %251 = getelementptr inbounds i8, ptr %.1.i35, i64 8
  br label %252

252:                                              ; preds = %248, %247
  %.221.i37 = phi ptr [ %250, %248 ], [ %.120.i34, %247 ]
  %.2.i38 = phi ptr [ %251, %248 ], [ %.1.i35, %247 ]
  br i1 %.not24.i61, label %258, label %253

253:                                              ; preds = %252
  %254 = load i32, ptr %.2.i38, align 4
  store i32 %254, ptr %.221.i37, align 4
  br label %258

255:                                              ; preds = %223, %.thread189
  %256 = getelementptr inbounds float, ptr %.sroa.9.0.copyload, i64 %91
  store <16 x float> %192, ptr %256, align 4, !tbaa !105
  %257 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %91
  store <16 x float> %206, ptr %257, align 4, !tbaa !105
  br label %moved_at.exit10

258:                                              ; preds = %252, %253
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10)
  %259 = getelementptr inbounds float, ptr %.sroa.0.0.copyload, i64 %91
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11)
  store <16 x float> %206, ptr %11, align 4, !tbaa !105
  br i1 %.not.i52, label %262, label %260

260:                                              ; preds = %258
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %259, ptr noundef nonnull align 4 dereferenceable(32) %11, i64 32, i1 false)
  %261 = getelementptr inbounds i8, ptr %259, i64 32
  br label %262

262:                                              ; preds = %260, %258
  %.019.i42 = phi ptr [ %261, %260 ], [ %259, %258 ]
  %.0.i43 = phi ptr [ %49, %260 ], [ %11, %258 ]
  br i1 %.not22.i55, label %266, label %263

263:                                              ; preds = %262
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %.019.i42, ptr noundef nonnull align 4 dereferenceable(16) %.0.i43, i64 16, i1 false)
  %264 = getelementptr inbounds i8, ptr %.019.i42, i64 16
  %265 = getelementptr inbounds i8, ptr %.0.i43, i64 16
  br label %266

266:                                              ; preds = %263, %262
  %.120.i45 = phi ptr [ %264, %263 ], [ %.019.i42, %262 ]
  %.1.i46 = phi ptr [ %265, %263 ], [ %.0.i43, %262 ]
  br i1 %.not23.i58, label %271, label %267

267:                                              ; preds = %266
  %268 = load i64, ptr %.1.i46, align 4
  store i64 %268, ptr %.120.i45, align 4
  %269 = getelementptr inbounds i8, ptr %.120.i45, i64 8
  %270 = getelementptr inbounds i8, ptr %.1.i46, i64 8
  br label %271

271:                                              ; preds = %267, %266
  %.221.i48 = phi ptr [ %269, %267 ], [ %.120.i45, %266 ]
  %.2.i49 = phi ptr [ %270, %267 ], [ %.1.i46, %266 ]
  br i1 %.not24.i61, label %copy_some.exit51, label %272

272:                                              ; preds = %271
  %273 = load i32, ptr %.2.i49, align 4
  store i32 %273, ptr %.221.i48, align 4
  br label %copy_some.exit51

copy_some.exit51:                                 ; preds = %271, %272
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11)
  br label %moved_at.exit10

moved_at.exit10:                                  ; preds = %copy_some.exit51, %255, %._crit_edge
  %274 = add nuw nsw i64 %.030.i192, 1
  %exitcond.not = icmp eq i64 %274, %5
  br i1 %exitcond.not, label %move_rows.exit, label %50, !llvm.loop !185

move_rows.exit:                                   ; preds = %moved_at.exit10, %7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>) #3

; Function Attrs: nounwind
declare void @llvm.x86.tilerelease() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #14

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #14

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "no-builtins" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="512" "no-builtins" }
attributes #6 = { nounwind }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="512" "no-builtins" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #11 = { noinline nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #12 = { nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none) "min-legal-vector-width"="512" "no-builtins" }
attributes #13 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #16 = { nobuiltin "no-builtins" }
attributes #17 = { nobuiltin nounwind "no-builtins" }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !7, i64 120}
!3 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !4, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long long", !5, i64 0}
!8 = !{!3, !7, i64 128}
!9 = !{ptr @moved_part, ptr @packed_part, ptr @product_part}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!13, !4, i64 192}
!13 = !{!"", !7, i64 0, !5, i64 8, !7, i64 64, !5, i64 72, !7, i64 128, !7, i64 136, !7, i64 144, !5, i64 152, !4, i64 192, !4, i64 200, !7, i64 208, !7, i64 216, !7, i64 224, !7, i64 232, !4, i64 240, !4, i64 248, !4, i64 256, !4, i64 264, !4, i64 272, !4, i64 280, !4, i64 288}
!14 = !{!13, !4, i64 200}
!15 = !{!13, !7, i64 208}
!16 = !{!13, !7, i64 216}
!17 = !{!13, !7, i64 0}
!18 = !{!13, !4, i64 240}
!19 = !{!13, !4, i64 280}
!20 = !{!13, !4, i64 256}
!21 = !{!13, !4, i64 288}
!22 = !{!13, !4, i64 248}
!23 = !{!13, !7, i64 224}
!24 = distinct !{!24, !11}
!25 = !{!13, !7, i64 232}
!26 = !{!13, !4, i64 264}
!27 = distinct !{!27, !11}
!28 = !{!29, !4, i64 0}
!29 = !{!"", !4, i64 0, !30, i64 8}
!30 = !{!"", !7, i64 0, !31, i64 8}
!31 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !32, i64 64, !32, i64 68, !32, i64 72, !32, i64 76, !32, i64 80, !32, i64 84}
!32 = !{!"float", !5, i64 0}
!33 = !{!34, !7, i64 168}
!34 = !{!"", !3, i64 0, !7, i64 168, !35, i64 176}
!35 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !36, i64 64, !36, i64 72, !36, i64 80, !36, i64 88}
!36 = !{!"double", !5, i64 0}
!37 = !{!30, !7, i64 0}
!38 = !{!39}
!39 = distinct !{!39, !40, !"step_of: argument 0"}
!40 = distinct !{!40, !"step_of"}
!41 = !{!35, !4, i64 0}
!42 = !{!31, !4, i64 0}
!43 = !{!35, !4, i64 8}
!44 = !{!31, !4, i64 8}
!45 = !{!35, !4, i64 16}
!46 = !{!31, !4, i64 16}
!47 = !{!35, !4, i64 24}
!48 = !{!31, !4, i64 24}
!49 = !{!35, !4, i64 32}
!50 = !{!31, !4, i64 32}
!51 = !{!35, !7, i64 40}
!52 = !{!31, !7, i64 40}
!53 = !{!35, !7, i64 48}
!54 = !{!31, !7, i64 48}
!55 = !{!35, !7, i64 56}
!56 = !{!31, !7, i64 56}
!57 = !{!35, !36, i64 64}
!58 = !{!31, !32, i64 64}
!59 = !{!35, !36, i64 72}
!60 = !{!31, !32, i64 68}
!61 = !{!31, !32, i64 72}
!62 = !{!35, !36, i64 80}
!63 = !{!31, !32, i64 76}
!64 = !{!31, !32, i64 80}
!65 = !{!35, !36, i64 88}
!66 = !{!31, !32, i64 84}
!67 = !{!68, !7, i64 48}
!68 = !{!"", !4, i64 0, !4, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48}
!69 = !{!68, !7, i64 40}
!70 = !{!68, !7, i64 32}
!71 = !{!68, !4, i64 0}
!72 = !{!68, !7, i64 16}
!73 = !{!74, !4, i64 0}
!74 = !{!"", !4, i64 0, !7, i64 8, !7, i64 16}
!75 = !{!74, !7, i64 8}
!76 = !{!68, !7, i64 24}
!77 = !{!74, !7, i64 16}
!78 = !{!68, !4, i64 8}
!79 = !{!3, !7, i64 112}
!80 = !{}
!81 = !{!7, !7, i64 0}
!82 = !{!83}
!83 = distinct !{!83, !84, !"going: argument 0"}
!84 = distinct !{!84, !"going"}
!85 = !{!86}
!86 = distinct !{!86, !87, !"staying: argument 0"}
!87 = distinct !{!87, !"staying"}
!88 = !{!3, !7, i64 144}
!89 = !{!3, !4, i64 24}
!90 = !{!3, !7, i64 160}
!91 = !{!3, !4, i64 40}
!92 = !{!3, !7, i64 152}
!93 = !{!94, !4, i64 0}
!94 = !{!"", !4, i64 0, !4, i64 8, !4, i64 16, !5, i64 24, !4, i64 40, !4, i64 48, !7, i64 56, !95, i64 64, !96, i64 120}
!95 = !{!"", !4, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48}
!96 = !{!"", !74, i64 0, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !4, i64 56}
!97 = !{!94, !4, i64 8}
!98 = !{!94, !4, i64 16}
!99 = !{!4, !4, i64 0}
!100 = !{!94, !4, i64 40}
!101 = !{!94, !4, i64 48}
!102 = !{!94, !7, i64 56}
!103 = !{!104, !5, i64 0}
!104 = !{!"", !5, i64 0, !5, i64 1, !5, i64 2, !5, i64 16, !5, i64 48}
!105 = !{!5, !5, i64 0}
!106 = !{!107, !107, i64 0}
!107 = !{!"short", !5, i64 0}
!108 = distinct !{!108, !11}
!109 = !{!3, !7, i64 136}
!110 = distinct !{!110, !11}
!111 = !{!3, !7, i64 96}
!112 = !{!113}
!113 = distinct !{!113, !114, !"staying: argument 0"}
!114 = distinct !{!114, !"staying"}
!115 = !{!116, !118}
!116 = distinct !{!116, !117, !"going: argument 0"}
!117 = distinct !{!117, !"going"}
!118 = distinct !{!118, !119, !"packing_of: argument 0"}
!119 = distinct !{!119, !"packing_of"}
!120 = !{!121, !123}
!121 = distinct !{!121, !122, !"going: argument 0"}
!122 = distinct !{!122, !"going"}
!123 = distinct !{!123, !124, !"packing_of: argument 0"}
!124 = distinct !{!124, !"packing_of"}
!125 = !{!94, !7, i64 160}
!126 = distinct !{!126, !11}
!127 = !{!3, !7, i64 104}
!128 = !{!30, !4, i64 8}
!129 = !{!30, !4, i64 16}
!130 = !{!30, !4, i64 24}
!131 = distinct !{!131, !11}
!132 = distinct !{!132, !11}
!133 = !{!3, !4, i64 16}
!134 = distinct !{!134, !135}
!135 = !{!"llvm.loop.unroll.disable"}
!136 = distinct !{!136, !11}
!137 = distinct !{!137, !11}
!138 = distinct !{!138, !11}
!139 = distinct !{!139, !11}
!140 = distinct !{!140, !11}
!141 = !{!95, !7, i64 48}
!142 = !{!95, !7, i64 24}
!143 = !{!95, !4, i64 0}
!144 = !{!95, !7, i64 8}
!145 = !{!95, !7, i64 16}
!146 = !{!95, !7, i64 32}
!147 = !{!95, !7, i64 40}
!148 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!149 = !{!3, !4, i64 32}
!150 = !{!3, !7, i64 48}
!151 = distinct !{!151, !11}
!152 = distinct !{!152, !11}
!153 = !{!96, !7, i64 40}
!154 = !{!96, !7, i64 48}
!155 = !{!96, !7, i64 24}
!156 = !{!96, !7, i64 32}
!157 = !{!96, !4, i64 56}
!158 = distinct !{!158, !11}
!159 = !{!32, !32, i64 0}
!160 = distinct !{!160, !11}
!161 = distinct !{!161, !11}
!162 = distinct !{!162, !11}
!163 = distinct !{!163, !11}
!164 = distinct !{!164, !11}
!165 = distinct !{!165, !11}
!166 = distinct !{!166, !11}
!167 = distinct !{!167, !11}
!168 = distinct !{!168, !11}
!169 = distinct !{!169, !11}
!170 = distinct !{!170, !11}
!171 = distinct !{!171, !11}
!172 = distinct !{!172, !11}
!173 = distinct !{!173, !11}
!174 = distinct !{!174, !11}
!175 = !{!3, !4, i64 0}
!176 = !{!3, !7, i64 56}
!177 = !{!3, !4, i64 8}
!178 = !{!3, !7, i64 72}
!179 = !{!3, !7, i64 64}
!180 = !{!3, !7, i64 80}
!181 = distinct !{!181, !135}
!182 = distinct !{!182, !11}
!183 = distinct !{!183, !11}
!184 = distinct !{!184, !11}
!185 = distinct !{!185, !11}
