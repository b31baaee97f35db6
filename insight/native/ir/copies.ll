; Made by tools/ir.py from copies.c with clang 19; do not edit.
; sha256 of the C source: fe45b24fca29619d44fc3bc2dd611f2b8e49094e5bcdea19f0f788b091d3ccfa
; sha256 of what follows: 166c9d8ee96f609f10022830a2ffcbc29b09fbbeaf36b05d75c7e7513a56f9d7
; Optimised.

; Function Attrs: nounwind
define void @copied(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 24
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = icmp eq ptr %0, null
  %6 = icmp slt i64 %4, 2
  %or.cond.i = or i1 %5, %6
  br i1 %or.cond.i, label %10, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, ptr %0, i64 128
  %9 = atomicrmw xchg ptr %8, i64 1 seq_cst, align 8
  %.not.i = icmp eq i64 %9, 0
  br i1 %.not.i, label %13, label %.lr.ph52.i.preheader

10:                                               ; preds = %2
  %11 = icmp sgt i64 %4, 0
  br i1 %11, label %.lr.ph52.i.preheader, label %shared.exit

.lr.ph52.i.preheader:                             ; preds = %10, %7
  br label %.lr.ph52.i

.lr.ph52.i:                                       ; preds = %.lr.ph52.i.preheader, %.lr.ph52.i
  %.050.i = phi i64 [ %12, %.lr.ph52.i ], [ 0, %.lr.ph52.i.preheader ]
  tail call void @copied_part(ptr noundef %1, i64 noundef %.050.i, i64 poison) #5
  %12 = add nuw nsw i64 %.050.i, 1
  %exitcond.not.i = icmp eq i64 %12, %4
  br i1 %exitcond.not.i, label %shared.exit, label %.lr.ph52.i, !llvm.loop !9

13:                                               ; preds = %7
  %14 = getelementptr inbounds i8, ptr %0, i64 192
  store ptr %1, ptr %14, align 8, !tbaa !11
  %15 = getelementptr inbounds i8, ptr %0, i64 200
  store ptr @copied_part, ptr %15, align 8, !tbaa !13
  %16 = getelementptr inbounds i8, ptr %0, i64 208
  store i64 %4, ptr %16, align 8, !tbaa !14
  %17 = tail call i64 @llvm.umin.i64(i64 %4, i64 32)
  %18 = getelementptr inbounds i8, ptr %0, i64 216
  store i64 %17, ptr %18, align 8, !tbaa !15
  %19 = getelementptr inbounds i8, ptr %0, i64 64
  store atomic i64 0, ptr %19 seq_cst, align 8
  %20 = load i64, ptr %0, align 8, !tbaa !16
  %21 = and i64 %20, -4294967296
  %22 = add i64 %21, 4294967296
  %notmask.i = shl nsw i64 -1, %17
  %23 = xor i64 %notmask.i, -1
  %24 = or i64 %22, %23
  store atomic i64 %24, ptr %0 seq_cst, align 8
  %25 = getelementptr inbounds i8, ptr %0, i64 136
  %26 = load atomic i64, ptr %25 seq_cst, align 8
  %.not48.i = icmp eq i64 %26, 0
  br i1 %.not48.i, label %42, label %27

27:                                               ; preds = %13
  %28 = getelementptr inbounds i8, ptr %0, i64 240
  %29 = load ptr, ptr %28, align 8, !tbaa !17
  %30 = getelementptr inbounds i8, ptr %0, i64 280
  %31 = load ptr, ptr %30, align 8, !tbaa !18
  %32 = tail call i64 %29(ptr noundef %31) #6
  %33 = getelementptr inbounds i8, ptr %0, i64 256
  %34 = load ptr, ptr %33, align 8, !tbaa !19
  %35 = getelementptr inbounds i8, ptr %0, i64 288
  %36 = load ptr, ptr %35, align 8, !tbaa !20
  %37 = tail call i64 %34(ptr noundef %36) #6
  %38 = getelementptr inbounds i8, ptr %0, i64 248
  %39 = load ptr, ptr %38, align 8, !tbaa !21
  %40 = load ptr, ptr %30, align 8, !tbaa !18
  %41 = tail call i64 %39(ptr noundef %40) #6
  br label %42

42:                                               ; preds = %27, %13
  %43 = load atomic i64, ptr %0 acquire, align 8
  %44 = and i64 %43, 4294967295
  %.not40.i.i = icmp eq i64 %44, 0
  br i1 %.not40.i.i, label %take_groups.exit.i, label %.lr.ph42.i.i

.lr.ph42.i.i:                                     ; preds = %42
  %45 = getelementptr inbounds i8, ptr %0, i64 224
  br label %46

46:                                               ; preds = %75, %.lr.ph42.i.i
  %47 = phi i64 [ %44, %.lr.ph42.i.i ], [ %77, %75 ]
  %48 = phi i64 [ %43, %.lr.ph42.i.i ], [ %76, %75 ]
  %49 = load i64, ptr %18, align 8, !tbaa !15
  %50 = load i64, ptr %45, align 8, !tbaa !22
  %51 = sdiv i64 %49, %50
  %notmask.i.i.i = shl nsw i64 -1, %51
  %52 = xor i64 %notmask.i.i.i, -1
  %53 = and i64 %47, %52
  %.not35.i.i = icmp eq i64 %53, 0
  %54 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %53, i1 true)
  %55 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %47, i1 true)
  %56 = xor i64 %55, 63
  %57 = select i1 %.not35.i.i, i64 %56, i64 %54
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
  br i1 %70, label %.lr.ph.i.i, label %._crit_edge.i.i

._crit_edge.i.i:                                  ; preds = %.lr.ph.i.i, %62
  %71 = atomicrmw add ptr %19, i64 1 seq_cst, align 8
  br label %75

.lr.ph.i.i:                                       ; preds = %62, %.lr.ph.i.i
  %.03239.i.i = phi i64 [ %74, %.lr.ph.i.i ], [ %66, %62 ]
  %72 = load ptr, ptr %15, align 8, !tbaa !13
  %73 = load ptr, ptr %14, align 8, !tbaa !11
  tail call void %72(ptr noundef %73, i64 noundef %.03239.i.i, i64 noundef 0) #6
  %74 = add i64 %.03239.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %74, %69
  br i1 %exitcond.not.i.i, label %._crit_edge.i.i, label %.lr.ph.i.i, !llvm.loop !23

75:                                               ; preds = %._crit_edge.i.i, %46
  %76 = load atomic i64, ptr %0 acquire, align 8
  %77 = and i64 %76, 4294967295
  %.not.i.i = icmp eq i64 %77, 0
  br i1 %.not.i.i, label %take_groups.exit.i, label %46

take_groups.exit.i:                               ; preds = %75, %42
  %78 = load atomic i64, ptr %19 acquire, align 8
  %79 = icmp slt i64 %78, %17
  br i1 %79, label %.lr.ph.i, label %._crit_edge.i

.lr.ph.i:                                         ; preds = %take_groups.exit.i
  %80 = getelementptr inbounds i8, ptr %0, i64 232
  %81 = getelementptr inbounds i8, ptr %0, i64 264
  br label %82

._crit_edge.i:                                    ; preds = %89, %take_groups.exit.i
  store atomic i64 0, ptr %8 seq_cst, align 8
  br label %shared.exit

82:                                               ; preds = %89, %.lr.ph.i
  %.04549.i = phi i64 [ 0, %.lr.ph.i ], [ %90, %89 ]
  %83 = load i64, ptr %80, align 8, !tbaa !24
  %84 = sdiv i64 %83, 8
  %85 = icmp sgt i64 %.04549.i, %84
  br i1 %85, label %86, label %89

86:                                               ; preds = %82
  %87 = load ptr, ptr %81, align 8, !tbaa !25
  %88 = tail call i64 %87(ptr noundef null) #6
  br label %89

89:                                               ; preds = %86, %82
  %90 = add nuw nsw i64 %.04549.i, 1
  %91 = load atomic i64, ptr %19 acquire, align 8
  %92 = icmp slt i64 %91, %17
  br i1 %92, label %82, label %._crit_edge.i, !llvm.loop !26

shared.exit:                                      ; preds = %.lr.ph52.i, %10, %._crit_edge.i
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind
define internal void @copied_part(ptr nocapture noundef readonly %0, i64 noundef %1, i64 %2) #1 {
.preheader127.preheader:
  %3 = getelementptr inbounds i8, ptr %0, i64 48
  %4 = load i64, ptr %3, align 8, !tbaa !27
  %5 = getelementptr inbounds i8, ptr %0, i64 72
  %6 = load i64, ptr %5, align 8, !tbaa !27
  %7 = getelementptr inbounds i8, ptr %0, i64 96
  %8 = load i64, ptr %7, align 8, !tbaa !27
  %9 = getelementptr inbounds i8, ptr %0, i64 120
  %10 = load i64, ptr %9, align 8, !tbaa !27
  %..4 = getelementptr inbounds i8, ptr %0, i64 32
  %11 = load i64, ptr %..4, align 8, !tbaa !27
  %..5 = getelementptr inbounds i8, ptr %0, i64 40
  %12 = load i64, ptr %..5, align 8, !tbaa !27
  %13 = mul nsw i64 %6, %4
  %14 = mul nsw i64 %8, %13
  %15 = mul nsw i64 %10, %14
  %16 = mul nsw i64 %11, %15
  %17 = mul nsw i64 %12, %16
  %.not = icmp eq i64 %17, 0
  br i1 %.not, label %.loopexit126, label %18

18:                                               ; preds = %.preheader127.preheader
  %19 = mul nsw i64 %17, %1
  %20 = getelementptr inbounds i8, ptr %0, i64 24
  %21 = load i64, ptr %20, align 8, !tbaa !2
  %22 = sdiv i64 %19, %21
  %23 = add nsw i64 %1, 1
  %24 = mul nsw i64 %17, %23
  %25 = sdiv i64 %24, %21
  %26 = getelementptr inbounds i8, ptr %0, i64 144
  %27 = load i64, ptr %26, align 8, !tbaa !28
  %28 = sdiv i64 %27, %11
  %29 = sdiv i64 %28, 16
  %30 = shl nsw i64 %29, 4
  %31 = getelementptr inbounds i8, ptr %0, i64 168
  %32 = load i64, ptr %31, align 8, !tbaa !29
  %33 = sdiv i64 %32, %12
  %34 = sdiv i64 %33, 16
  %35 = shl nsw i64 %34, 4
  %36 = icmp slt i64 %22, %25
  br i1 %36, label %.lr.ph190, label %.loopexit126

.lr.ph190:                                        ; preds = %18
  %37 = sdiv i64 %22, %12
  %38 = sdiv i64 %37, %11
  %39 = sdiv i64 %38, %10
  %40 = sdiv i64 %39, %8
  %41 = sdiv i64 %40, %6
  %42 = srem i64 %41, %4
  %43 = srem i64 %40, %6
  %44 = srem i64 %39, %8
  %45 = srem i64 %38, %10
  %46 = srem i64 %37, %11
  %47 = srem i64 %22, %12
  %48 = getelementptr inbounds i8, ptr %0, i64 152
  %49 = getelementptr inbounds i8, ptr %0, i64 176
  %50 = getelementptr inbounds i8, ptr %0, i64 160
  %51 = getelementptr inbounds i8, ptr %0, i64 184
  %52 = getelementptr inbounds i8, ptr %0, i64 8
  %53 = getelementptr inbounds i8, ptr %0, i64 16
  %54 = getelementptr inbounds i8, ptr %0, i64 56
  %55 = getelementptr inbounds i8, ptr %0, i64 64
  %56 = getelementptr inbounds i8, ptr %0, i64 80
  %57 = getelementptr inbounds i8, ptr %0, i64 88
  %58 = getelementptr inbounds i8, ptr %0, i64 104
  %59 = getelementptr inbounds i8, ptr %0, i64 112
  %60 = getelementptr inbounds i8, ptr %0, i64 128
  %61 = getelementptr inbounds i8, ptr %0, i64 136
  br label %62

62:                                               ; preds = %.lr.ph190, %.critedge
  %.sroa.27.0 = phi i64 [ %47, %.lr.ph190 ], [ %.sroa.27.1, %.critedge ]
  %.sroa.22.0 = phi i64 [ %46, %.lr.ph190 ], [ %.sroa.22.1, %.critedge ]
  %.sroa.17.0 = phi i64 [ %45, %.lr.ph190 ], [ %.sroa.17.1, %.critedge ]
  %.sroa.12.0 = phi i64 [ %44, %.lr.ph190 ], [ %.sroa.12.1, %.critedge ]
  %.sroa.7.0 = phi i64 [ %43, %.lr.ph190 ], [ %.sroa.7.1, %.critedge ]
  %.sroa.0.0 = phi i64 [ %42, %.lr.ph190 ], [ %.sroa.0.1, %.critedge ]
  %.079188 = phi i64 [ %22, %.lr.ph190 ], [ %446, %.critedge ]
  %63 = mul nsw i64 %.sroa.22.0, %30
  %64 = mul nsw i64 %.sroa.27.0, %35
  %65 = load i64, ptr %48, align 8, !tbaa !27
  %66 = mul nsw i64 %65, %63
  %67 = load i64, ptr %49, align 8, !tbaa !27
  %68 = mul nsw i64 %67, %64
  %69 = load i64, ptr %50, align 8, !tbaa !27
  %70 = mul nsw i64 %69, %63
  %71 = load i64, ptr %51, align 8, !tbaa !27
  %72 = mul nsw i64 %71, %64
  %73 = load i64, ptr %54, align 8, !tbaa !30
  %74 = mul nsw i64 %73, %.sroa.0.0
  %75 = load i64, ptr %55, align 8, !tbaa !31
  %76 = mul nsw i64 %75, %.sroa.0.0
  %77 = load i64, ptr %56, align 8, !tbaa !30
  %78 = mul nsw i64 %77, %.sroa.7.0
  %79 = load i64, ptr %57, align 8, !tbaa !31
  %80 = mul nsw i64 %79, %.sroa.7.0
  %81 = load i64, ptr %58, align 8, !tbaa !30
  %82 = mul nsw i64 %81, %.sroa.12.0
  %83 = load i64, ptr %59, align 8, !tbaa !31
  %84 = mul nsw i64 %83, %.sroa.12.0
  %85 = load i64, ptr %60, align 8, !tbaa !30
  %86 = mul nsw i64 %85, %.sroa.17.0
  %87 = load i64, ptr %61, align 8, !tbaa !31
  %88 = mul nsw i64 %87, %.sroa.17.0
  %89 = add nsw i64 %.sroa.22.0, 1
  %90 = icmp eq i64 %89, %11
  %91 = add nsw i64 %.sroa.27.0, 1
  %92 = icmp eq i64 %91, %12
  %93 = load ptr, ptr %0, align 8, !tbaa !32
  %94 = getelementptr i32, ptr %93, i64 %86
  %95 = getelementptr i32, ptr %94, i64 %82
  %96 = getelementptr i32, ptr %95, i64 %78
  %97 = getelementptr i32, ptr %96, i64 %74
  %98 = getelementptr i32, ptr %97, i64 %68
  %99 = getelementptr i32, ptr %98, i64 %66
  %100 = load ptr, ptr %52, align 8, !tbaa !33
  %101 = getelementptr i32, ptr %100, i64 %88
  %102 = getelementptr i32, ptr %101, i64 %84
  %103 = getelementptr i32, ptr %102, i64 %80
  %104 = getelementptr i32, ptr %103, i64 %76
  %105 = getelementptr i32, ptr %104, i64 %72
  %106 = getelementptr i32, ptr %105, i64 %70
  br i1 %90, label %107, label %110

107:                                              ; preds = %62
  %108 = load i64, ptr %26, align 8, !tbaa !28
  %109 = sub nsw i64 %108, %63
  br label %110

110:                                              ; preds = %62, %107
  %111 = phi i64 [ %109, %107 ], [ %30, %62 ]
  br i1 %92, label %112, label %115

112:                                              ; preds = %110
  %113 = load i64, ptr %31, align 8, !tbaa !29
  %114 = sub nsw i64 %113, %64
  br label %115

115:                                              ; preds = %110, %112
  %116 = phi i64 [ %114, %112 ], [ %35, %110 ]
  %117 = load i64, ptr %53, align 8, !tbaa !34
  %118 = icmp eq i64 %117, 3
  %119 = icmp sgt i64 %111, 7
  %or.cond.i = and i1 %119, %118
  %120 = icmp sgt i64 %116, 7
  %or.cond3.i = and i1 %120, %or.cond.i
  br i1 %or.cond3.i, label %.preheader117, label %189

.preheader117:                                    ; preds = %115
  %121 = add nsw i64 %116, -8
  %122 = add nsw i64 %111, -8
  %.idx = shl nsw i64 %67, 3
  %.idx246 = mul i64 %67, 12
  %.idx247 = shl nsw i64 %67, 4
  %.idx248 = mul i64 %67, 20
  %.idx249 = mul i64 %67, 24
  %.idx250 = mul i64 %67, 28
  %.idx251 = shl nsw i64 %69, 4
  %.idx252 = mul i64 %69, 20
  %.idx253 = shl nsw i64 %69, 3
  %.idx254 = mul i64 %69, 24
  %.idx255 = mul i64 %69, 12
  %.idx256 = mul i64 %69, 28
  br label %.preheader112

.preheader112:                                    ; preds = %.preheader117, %._crit_edge186
  %.0.i84187 = phi i64 [ 0, %.preheader117 ], [ %123, %._crit_edge186 ]
  %123 = add nuw nsw i64 %.0.i84187, 16
  br label %.lr.ph184

.lr.ph184:                                        ; preds = %._crit_edge, %.preheader112
  %.039.i185 = phi i64 [ 0, %.preheader112 ], [ %124, %._crit_edge ]
  %124 = add nuw nsw i64 %.039.i185, 16
  br label %.lr.ph182

._crit_edge186:                                   ; preds = %._crit_edge
  %125 = icmp slt i64 %123, %116
  br i1 %125, label %.preheader112, label %block_copied.exit, !llvm.loop !35

.loopexit:                                        ; preds = %.preheader110.preheader
  %126 = icmp ult i64 %130, %123
  %127 = icmp slt i64 %130, %116
  %128 = and i1 %126, %127
  br i1 %128, label %.lr.ph182, label %._crit_edge, !llvm.loop !36

._crit_edge:                                      ; preds = %.loopexit
  %129 = icmp slt i64 %124, %111
  br i1 %129, label %.lr.ph184, label %._crit_edge186, !llvm.loop !37

.lr.ph182:                                        ; preds = %.loopexit, %.lr.ph184
  %.038.i183 = phi i64 [ %.0.i84187, %.lr.ph184 ], [ %130, %.loopexit ]
  %130 = add nuw nsw i64 %.038.i183, 8
  %131 = icmp sgt i64 %130, %116
  %132 = select i1 %131, i64 %121, i64 %.038.i183
  %invariant.gep = getelementptr i32, ptr %106, i64 %132
  %133 = mul nsw i64 %132, %67
  %134 = getelementptr inbounds i32, ptr %99, i64 %133
  br label %.preheader110.preheader

.preheader110.preheader:                          ; preds = %.lr.ph182, %.preheader110.preheader
  %.037.i85181 = phi i64 [ %.039.i185, %.lr.ph182 ], [ %135, %.preheader110.preheader ]
  %135 = add nuw nsw i64 %.037.i85181, 8
  %136 = icmp sgt i64 %135, %111
  %137 = select i1 %136, i64 %122, i64 %.037.i85181
  %138 = getelementptr inbounds i32, ptr %134, i64 %137
  %139 = mul nsw i64 %137, %69
  %140 = load <8 x i32>, ptr %138, align 4, !tbaa !38
  %141 = getelementptr inbounds i32, ptr %138, i64 %67
  %142 = load <8 x i32>, ptr %141, align 4, !tbaa !38
  %143 = shufflevector <8 x i32> %140, <8 x i32> %142, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %144 = shufflevector <8 x i32> %140, <8 x i32> %142, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %145 = getelementptr inbounds i8, ptr %138, i64 %.idx
  %146 = load <8 x i32>, ptr %145, align 4, !tbaa !38
  %147 = getelementptr inbounds i8, ptr %138, i64 %.idx246
  %148 = load <8 x i32>, ptr %147, align 4, !tbaa !38
  %149 = shufflevector <8 x i32> %146, <8 x i32> %148, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %150 = shufflevector <8 x i32> %146, <8 x i32> %148, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %151 = getelementptr inbounds i8, ptr %138, i64 %.idx247
  %152 = load <8 x i32>, ptr %151, align 4, !tbaa !38
  %153 = getelementptr inbounds i8, ptr %138, i64 %.idx248
  %154 = load <8 x i32>, ptr %153, align 4, !tbaa !38
  %155 = shufflevector <8 x i32> %152, <8 x i32> %154, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %156 = shufflevector <8 x i32> %152, <8 x i32> %154, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %157 = getelementptr inbounds i8, ptr %138, i64 %.idx249
  %158 = load <8 x i32>, ptr %157, align 4, !tbaa !38
  %159 = getelementptr inbounds i8, ptr %138, i64 %.idx250
  %160 = load <8 x i32>, ptr %159, align 4, !tbaa !38
  %161 = shufflevector <8 x i32> %158, <8 x i32> %160, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %162 = shufflevector <8 x i32> %158, <8 x i32> %160, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %163 = shufflevector <8 x i32> %143, <8 x i32> %149, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %164 = shufflevector <8 x i32> %143, <8 x i32> %149, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %165 = shufflevector <8 x i32> %144, <8 x i32> %150, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %166 = shufflevector <8 x i32> %144, <8 x i32> %150, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %167 = shufflevector <8 x i32> %155, <8 x i32> %161, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %168 = shufflevector <8 x i32> %155, <8 x i32> %161, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %169 = shufflevector <8 x i32> %156, <8 x i32> %162, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %170 = shufflevector <8 x i32> %156, <8 x i32> %162, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %gep = getelementptr i32, ptr %invariant.gep, i64 %139
  %171 = shufflevector <8 x i32> %163, <8 x i32> %167, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x i32> %171, ptr %gep, align 4, !tbaa !38
  %172 = shufflevector <8 x i32> %163, <8 x i32> %167, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %173 = getelementptr inbounds i8, ptr %gep, i64 %.idx251
  store <8 x i32> %172, ptr %173, align 4, !tbaa !38
  %174 = shufflevector <8 x i32> %164, <8 x i32> %168, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %175 = getelementptr inbounds i32, ptr %gep, i64 %69
  store <8 x i32> %174, ptr %175, align 4, !tbaa !38
  %176 = shufflevector <8 x i32> %164, <8 x i32> %168, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %177 = getelementptr inbounds i8, ptr %gep, i64 %.idx252
  store <8 x i32> %176, ptr %177, align 4, !tbaa !38
  %178 = shufflevector <8 x i32> %165, <8 x i32> %169, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %179 = getelementptr inbounds i8, ptr %gep, i64 %.idx253
  store <8 x i32> %178, ptr %179, align 4, !tbaa !38
  %180 = shufflevector <8 x i32> %165, <8 x i32> %169, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %181 = getelementptr inbounds i8, ptr %gep, i64 %.idx254
  store <8 x i32> %180, ptr %181, align 4, !tbaa !38
  %182 = shufflevector <8 x i32> %166, <8 x i32> %170, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %183 = getelementptr inbounds i8, ptr %gep, i64 %.idx255
  store <8 x i32> %182, ptr %183, align 4, !tbaa !38
  %184 = shufflevector <8 x i32> %166, <8 x i32> %170, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %185 = getelementptr inbounds i8, ptr %gep, i64 %.idx256
  store <8 x i32> %184, ptr %185, align 4, !tbaa !38
  %186 = icmp ult i64 %135, %124
  %187 = icmp slt i64 %135, %111
  %188 = and i1 %186, %187
  br i1 %188, label %.preheader110.preheader, label %.loopexit, !llvm.loop !39

189:                                              ; preds = %115
  switch i64 %117, label %281 [
    i64 1, label %.preheader122
    i64 2, label %.preheader124
  ]

.preheader124:                                    ; preds = %189
  %190 = icmp sgt i64 %111, 0
  br i1 %190, label %.lr.ph141, label %block_copied.exit

.lr.ph141:                                        ; preds = %.preheader124
  %.not.i88136 = icmp slt i64 %116, 16
  %191 = add i64 %116, -16
  %192 = lshr i64 %191, 4
  %193 = add nuw nsw i64 %192, 1
  %xtraiter = and i64 %193, 7
  %194 = icmp ult i64 %191, 112
  %unroll_iter = and i64 %193, 2305843009213693944
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %254

.preheader122:                                    ; preds = %189
  %195 = icmp sgt i64 %111, 0
  br i1 %195, label %.lr.ph149, label %block_copied.exit

.lr.ph149:                                        ; preds = %.preheader122
  %.not.i142 = icmp slt i64 %116, 16
  %196 = add i64 %116, -16
  %197 = lshr i64 %196, 4
  %198 = add nuw nsw i64 %197, 1
  %xtraiter293 = and i64 %198, 3
  %199 = icmp ult i64 %196, 48
  %unroll_iter298 = and i64 %198, 2305843009213693948
  %lcmp.mod296.not = icmp eq i64 %xtraiter293, 0
  br label %200

200:                                              ; preds = %.lr.ph149, %run_copied.exit
  %.037.i148 = phi i64 [ 0, %.lr.ph149 ], [ %253, %run_copied.exit ]
  %201 = load i64, ptr %48, align 8, !tbaa !40
  %202 = mul nsw i64 %201, %.037.i148
  %203 = getelementptr inbounds i32, ptr %99, i64 %202
  %204 = load i64, ptr %50, align 8, !tbaa !41
  %205 = mul nsw i64 %204, %.037.i148
  %206 = getelementptr inbounds i32, ptr %106, i64 %205
  tail call void @llvm.experimental.noalias.scope.decl(metadata !42)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !45)
  br i1 %.not.i142, label %.preheader115, label %.lr.ph144.preheader

.lr.ph144.preheader:                              ; preds = %200
  br i1 %199, label %.preheader115.loopexit.unr-lcssa, label %.lr.ph144

.preheader115.loopexit.unr-lcssa:                 ; preds = %.lr.ph144, %.lr.ph144.preheader
  %.lcssa283.ph = phi i64 [ poison, %.lr.ph144.preheader ], [ %232, %.lr.ph144 ]
  %.unr295 = phi i64 [ 16, %.lr.ph144.preheader ], [ %236, %.lr.ph144 ]
  %.0.i86143.unr = phi i64 [ 0, %.lr.ph144.preheader ], [ %232, %.lr.ph144 ]
  br i1 %lcmp.mod296.not, label %.preheader115, label %.lr.ph144.epil

.lr.ph144.epil:                                   ; preds = %.preheader115.loopexit.unr-lcssa, %.lr.ph144.epil
  %207 = phi i64 [ %211, %.lr.ph144.epil ], [ %.unr295, %.preheader115.loopexit.unr-lcssa ]
  %.0.i86143.epil = phi i64 [ %207, %.lr.ph144.epil ], [ %.0.i86143.unr, %.preheader115.loopexit.unr-lcssa ]
  %epil.iter294 = phi i64 [ %epil.iter294.next, %.lr.ph144.epil ], [ 0, %.preheader115.loopexit.unr-lcssa ]
  %208 = getelementptr inbounds i32, ptr %203, i64 %.0.i86143.epil
  %209 = load <16 x i32>, ptr %208, align 4, !tbaa !38, !alias.scope !42, !noalias !45
  %210 = getelementptr inbounds i32, ptr %206, i64 %.0.i86143.epil
  store <16 x i32> %209, ptr %210, align 4, !tbaa !38, !alias.scope !45, !noalias !42
  %211 = add nuw nsw i64 %207, 16
  %epil.iter294.next = add i64 %epil.iter294, 1
  %epil.iter294.cmp.not = icmp eq i64 %epil.iter294.next, %xtraiter293
  br i1 %epil.iter294.cmp.not, label %.preheader115, label %.lr.ph144.epil, !llvm.loop !47

.preheader115:                                    ; preds = %.preheader115.loopexit.unr-lcssa, %.lr.ph144.epil, %200
  %.0.i86.lcssa = phi i64 [ 0, %200 ], [ %.lcssa283.ph, %.preheader115.loopexit.unr-lcssa ], [ %207, %.lr.ph144.epil ]
  %212 = icmp slt i64 %.0.i86.lcssa, %116
  br i1 %212, label %.lr.ph147.preheader, label %run_copied.exit

.lr.ph147.preheader:                              ; preds = %.preheader115
  %213 = sub i64 %116, %.0.i86.lcssa
  %xtraiter300 = and i64 %213, 3
  %lcmp.mod301.not = icmp eq i64 %xtraiter300, 0
  br i1 %lcmp.mod301.not, label %.lr.ph147.prol.loopexit, label %.lr.ph147.prol

.lr.ph147.prol:                                   ; preds = %.lr.ph147.preheader, %.lr.ph147.prol
  %.1.i146.prol = phi i64 [ %217, %.lr.ph147.prol ], [ %.0.i86.lcssa, %.lr.ph147.preheader ]
  %prol.iter302 = phi i64 [ %prol.iter302.next, %.lr.ph147.prol ], [ 0, %.lr.ph147.preheader ]
  %214 = getelementptr inbounds i32, ptr %203, i64 %.1.i146.prol
  %215 = load i32, ptr %214, align 4, !tbaa !49, !alias.scope !42, !noalias !45
  %216 = getelementptr inbounds i32, ptr %206, i64 %.1.i146.prol
  store i32 %215, ptr %216, align 4, !tbaa !49, !alias.scope !45, !noalias !42
  %217 = add nuw nsw i64 %.1.i146.prol, 1
  %prol.iter302.next = add i64 %prol.iter302, 1
  %prol.iter302.cmp.not = icmp eq i64 %prol.iter302.next, %xtraiter300
  br i1 %prol.iter302.cmp.not, label %.lr.ph147.prol.loopexit, label %.lr.ph147.prol, !llvm.loop !51

.lr.ph147.prol.loopexit:                          ; preds = %.lr.ph147.prol, %.lr.ph147.preheader
  %.1.i146.unr = phi i64 [ %.0.i86.lcssa, %.lr.ph147.preheader ], [ %217, %.lr.ph147.prol ]
  %218 = sub i64 %.0.i86.lcssa, %116
  %219 = icmp ugt i64 %218, -4
  br i1 %219, label %run_copied.exit, label %.lr.ph147

.lr.ph144:                                        ; preds = %.lr.ph144.preheader, %.lr.ph144
  %220 = phi i64 [ %236, %.lr.ph144 ], [ 16, %.lr.ph144.preheader ]
  %.0.i86143 = phi i64 [ %232, %.lr.ph144 ], [ 0, %.lr.ph144.preheader ]
  %niter299 = phi i64 [ %niter299.next.3, %.lr.ph144 ], [ 0, %.lr.ph144.preheader ]
  %221 = getelementptr inbounds i32, ptr %203, i64 %.0.i86143
  %222 = load <16 x i32>, ptr %221, align 4, !tbaa !38, !alias.scope !42, !noalias !45
  %223 = getelementptr inbounds i32, ptr %206, i64 %.0.i86143
  store <16 x i32> %222, ptr %223, align 4, !tbaa !38, !alias.scope !45, !noalias !42
  %224 = add nuw nsw i64 %220, 16
  %225 = getelementptr inbounds i32, ptr %203, i64 %220
  %226 = load <16 x i32>, ptr %225, align 4, !tbaa !38, !alias.scope !42, !noalias !45
  %227 = getelementptr inbounds i32, ptr %206, i64 %220
  store <16 x i32> %226, ptr %227, align 4, !tbaa !38, !alias.scope !45, !noalias !42
  %228 = add nuw nsw i64 %220, 32
  %229 = getelementptr inbounds i32, ptr %203, i64 %224
  %230 = load <16 x i32>, ptr %229, align 4, !tbaa !38, !alias.scope !42, !noalias !45
  %231 = getelementptr inbounds i32, ptr %206, i64 %224
  store <16 x i32> %230, ptr %231, align 4, !tbaa !38, !alias.scope !45, !noalias !42
  %232 = add nuw nsw i64 %220, 48
  %233 = getelementptr inbounds i32, ptr %203, i64 %228
  %234 = load <16 x i32>, ptr %233, align 4, !tbaa !38, !alias.scope !42, !noalias !45
  %235 = getelementptr inbounds i32, ptr %206, i64 %228
  store <16 x i32> %234, ptr %235, align 4, !tbaa !38, !alias.scope !45, !noalias !42
  %236 = add nuw nsw i64 %220, 64
  %niter299.next.3 = add i64 %niter299, 4
  %niter299.ncmp.3 = icmp eq i64 %niter299.next.3, %unroll_iter298
  br i1 %niter299.ncmp.3, label %.preheader115.loopexit.unr-lcssa, label %.lr.ph144, !llvm.loop !52

.lr.ph147:                                        ; preds = %.lr.ph147.prol.loopexit, %.lr.ph147
  %.1.i146 = phi i64 [ %252, %.lr.ph147 ], [ %.1.i146.unr, %.lr.ph147.prol.loopexit ]
  %237 = getelementptr inbounds i32, ptr %203, i64 %.1.i146
  %238 = load i32, ptr %237, align 4, !tbaa !49, !alias.scope !42, !noalias !45
  %239 = getelementptr inbounds i32, ptr %206, i64 %.1.i146
  store i32 %238, ptr %239, align 4, !tbaa !49, !alias.scope !45, !noalias !42
  %240 = add nuw nsw i64 %.1.i146, 1
  %241 = getelementptr inbounds i32, ptr %203, i64 %240
  %242 = load i32, ptr %241, align 4, !tbaa !49, !alias.scope !42, !noalias !45
  %243 = getelementptr inbounds i32, ptr %206, i64 %240
  store i32 %242, ptr %243, align 4, !tbaa !49, !alias.scope !45, !noalias !42
  %244 = add nuw nsw i64 %.1.i146, 2
  %245 = getelementptr inbounds i32, ptr %203, i64 %244
  %246 = load i32, ptr %245, align 4, !tbaa !49, !alias.scope !42, !noalias !45
  %247 = getelementptr inbounds i32, ptr %206, i64 %244
  store i32 %246, ptr %247, align 4, !tbaa !49, !alias.scope !45, !noalias !42
  %248 = add nuw nsw i64 %.1.i146, 3
  %249 = getelementptr inbounds i32, ptr %203, i64 %248
  %250 = load i32, ptr %249, align 4, !tbaa !49, !alias.scope !42, !noalias !45
  %251 = getelementptr inbounds i32, ptr %206, i64 %248
  store i32 %250, ptr %251, align 4, !tbaa !49, !alias.scope !45, !noalias !42
  %252 = add nuw nsw i64 %.1.i146, 4
  %exitcond206.not.3 = icmp eq i64 %252, %116
  br i1 %exitcond206.not.3, label %run_copied.exit, label %.lr.ph147, !llvm.loop !53

run_copied.exit:                                  ; preds = %.lr.ph147.prol.loopexit, %.lr.ph147, %.preheader115
  %253 = add nuw nsw i64 %.037.i148, 1
  %exitcond207.not = icmp eq i64 %253, %111
  br i1 %exitcond207.not, label %block_copied.exit, label %200, !llvm.loop !55

254:                                              ; preds = %.lr.ph141, %run_filled.exit
  %.0.i140 = phi i64 [ 0, %.lr.ph141 ], [ %280, %run_filled.exit ]
  %255 = load i64, ptr %48, align 8, !tbaa !40
  %256 = mul nsw i64 %255, %.0.i140
  %257 = getelementptr inbounds i32, ptr %99, i64 %256
  %258 = load i32, ptr %257, align 4, !tbaa !49
  %259 = load i64, ptr %50, align 8, !tbaa !41
  %260 = mul nsw i64 %259, %.0.i140
  %261 = getelementptr inbounds i32, ptr %106, i64 %260
  %262 = insertelement <16 x i32> poison, i32 %258, i64 0
  %263 = shufflevector <16 x i32> %262, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %.not.i88136, label %.preheader116, label %.lr.ph.preheader

.lr.ph.preheader:                                 ; preds = %254
  br i1 %194, label %.preheader116.loopexit.unr-lcssa, label %.lr.ph.preheader.new

.lr.ph.preheader.new:                             ; preds = %.lr.ph.preheader
  %invariant.gep335 = getelementptr inbounds i8, ptr %261, i64 64
  %invariant.gep337 = getelementptr inbounds i8, ptr %261, i64 128
  %invariant.gep339 = getelementptr inbounds i8, ptr %261, i64 192
  %invariant.gep341 = getelementptr inbounds i8, ptr %261, i64 256
  %invariant.gep343 = getelementptr inbounds i8, ptr %261, i64 320
  %invariant.gep345 = getelementptr inbounds i8, ptr %261, i64 384
  br label %.lr.ph

.preheader116.loopexit.unr-lcssa:                 ; preds = %.lr.ph, %.lr.ph.preheader
  %.lcssa.ph = phi i64 [ poison, %.lr.ph.preheader ], [ %276, %.lr.ph ]
  %.unr = phi i64 [ 16, %.lr.ph.preheader ], [ %277, %.lr.ph ]
  %.0.i87137.unr = phi i64 [ 0, %.lr.ph.preheader ], [ %276, %.lr.ph ]
  br i1 %lcmp.mod.not, label %.preheader116, label %.lr.ph.epil

.lr.ph.epil:                                      ; preds = %.preheader116.loopexit.unr-lcssa, %.lr.ph.epil
  %264 = phi i64 [ %266, %.lr.ph.epil ], [ %.unr, %.preheader116.loopexit.unr-lcssa ]
  %.0.i87137.epil = phi i64 [ %264, %.lr.ph.epil ], [ %.0.i87137.unr, %.preheader116.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %.lr.ph.epil ], [ 0, %.preheader116.loopexit.unr-lcssa ]
  %265 = getelementptr inbounds i32, ptr %261, i64 %.0.i87137.epil
  store <16 x i32> %263, ptr %265, align 4, !tbaa !38
  %266 = add nuw nsw i64 %264, 16
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %.preheader116, label %.lr.ph.epil, !llvm.loop !56

.preheader116:                                    ; preds = %.preheader116.loopexit.unr-lcssa, %.lr.ph.epil, %254
  %.0.i87.lcssa = phi i64 [ 0, %254 ], [ %.lcssa.ph, %.preheader116.loopexit.unr-lcssa ], [ %264, %.lr.ph.epil ]
  %267 = icmp slt i64 %.0.i87.lcssa, %116
  br i1 %267, label %.lr.ph139.preheader, label %run_filled.exit

.lr.ph139.preheader:                              ; preds = %.preheader116
  %268 = sub i64 %116, %.0.i87.lcssa
  %xtraiter291 = and i64 %268, 7
  %lcmp.mod292.not = icmp eq i64 %xtraiter291, 0
  br i1 %lcmp.mod292.not, label %.lr.ph139.prol.loopexit, label %.lr.ph139.prol

.lr.ph139.prol:                                   ; preds = %.lr.ph139.preheader, %.lr.ph139.prol
  %.1.i89138.prol = phi i64 [ %270, %.lr.ph139.prol ], [ %.0.i87.lcssa, %.lr.ph139.preheader ]
  %prol.iter = phi i64 [ %prol.iter.next, %.lr.ph139.prol ], [ 0, %.lr.ph139.preheader ]
  %269 = getelementptr inbounds i32, ptr %261, i64 %.1.i89138.prol
  store i32 %258, ptr %269, align 4, !tbaa !49
  %270 = add nuw nsw i64 %.1.i89138.prol, 1
  %prol.iter.next = add i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %prol.iter.next, %xtraiter291
  br i1 %prol.iter.cmp.not, label %.lr.ph139.prol.loopexit, label %.lr.ph139.prol, !llvm.loop !57

.lr.ph139.prol.loopexit:                          ; preds = %.lr.ph139.prol, %.lr.ph139.preheader
  %.1.i89138.unr = phi i64 [ %.0.i87.lcssa, %.lr.ph139.preheader ], [ %270, %.lr.ph139.prol ]
  %271 = sub i64 %.0.i87.lcssa, %116
  %272 = icmp ugt i64 %271, -8
  br i1 %272, label %run_filled.exit, label %.lr.ph139.preheader.new

.lr.ph139.preheader.new:                          ; preds = %.lr.ph139.prol.loopexit
  %invariant.gep347 = getelementptr i8, ptr %261, i64 4
  %invariant.gep349 = getelementptr i8, ptr %261, i64 8
  %invariant.gep351 = getelementptr i8, ptr %261, i64 12
  %invariant.gep353 = getelementptr i8, ptr %261, i64 16
  %invariant.gep355 = getelementptr i8, ptr %261, i64 20
  %invariant.gep357 = getelementptr i8, ptr %261, i64 24
  %invariant.gep359 = getelementptr i8, ptr %261, i64 28
  br label %.lr.ph139

.lr.ph:                                           ; preds = %.lr.ph, %.lr.ph.preheader.new
  %273 = phi i64 [ 16, %.lr.ph.preheader.new ], [ %277, %.lr.ph ]
  %.0.i87137 = phi i64 [ 0, %.lr.ph.preheader.new ], [ %276, %.lr.ph ]
  %niter = phi i64 [ 0, %.lr.ph.preheader.new ], [ %niter.next.7, %.lr.ph ]
  %274 = getelementptr inbounds i32, ptr %261, i64 %.0.i87137
  store <16 x i32> %263, ptr %274, align 4, !tbaa !38
  %275 = getelementptr inbounds i32, ptr %261, i64 %273
  store <16 x i32> %263, ptr %275, align 4, !tbaa !38
  %gep336 = getelementptr inbounds i32, ptr %invariant.gep335, i64 %273
  store <16 x i32> %263, ptr %gep336, align 4, !tbaa !38
  %gep338 = getelementptr inbounds i32, ptr %invariant.gep337, i64 %273
  store <16 x i32> %263, ptr %gep338, align 4, !tbaa !38
  %gep340 = getelementptr inbounds i32, ptr %invariant.gep339, i64 %273
  store <16 x i32> %263, ptr %gep340, align 4, !tbaa !38
  %gep342 = getelementptr inbounds i32, ptr %invariant.gep341, i64 %273
  store <16 x i32> %263, ptr %gep342, align 4, !tbaa !38
  %gep344 = getelementptr inbounds i32, ptr %invariant.gep343, i64 %273
  store <16 x i32> %263, ptr %gep344, align 4, !tbaa !38
  %276 = add nuw nsw i64 %273, 112
  %gep346 = getelementptr inbounds i32, ptr %invariant.gep345, i64 %273
  store <16 x i32> %263, ptr %gep346, align 4, !tbaa !38
  %277 = add nuw nsw i64 %273, 128
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %.preheader116.loopexit.unr-lcssa, label %.lr.ph, !llvm.loop !58

.lr.ph139:                                        ; preds = %.lr.ph139, %.lr.ph139.preheader.new
  %.1.i89138 = phi i64 [ %.1.i89138.unr, %.lr.ph139.preheader.new ], [ %279, %.lr.ph139 ]
  %278 = getelementptr inbounds i32, ptr %261, i64 %.1.i89138
  store i32 %258, ptr %278, align 4, !tbaa !49
  %gep348 = getelementptr i32, ptr %invariant.gep347, i64 %.1.i89138
  store i32 %258, ptr %gep348, align 4, !tbaa !49
  %gep350 = getelementptr i32, ptr %invariant.gep349, i64 %.1.i89138
  store i32 %258, ptr %gep350, align 4, !tbaa !49
  %gep352 = getelementptr i32, ptr %invariant.gep351, i64 %.1.i89138
  store i32 %258, ptr %gep352, align 4, !tbaa !49
  %gep354 = getelementptr i32, ptr %invariant.gep353, i64 %.1.i89138
  store i32 %258, ptr %gep354, align 4, !tbaa !49
  %gep356 = getelementptr i32, ptr %invariant.gep355, i64 %.1.i89138
  store i32 %258, ptr %gep356, align 4, !tbaa !49
  %gep358 = getelementptr i32, ptr %invariant.gep357, i64 %.1.i89138
  store i32 %258, ptr %gep358, align 4, !tbaa !49
  %gep360 = getelementptr i32, ptr %invariant.gep359, i64 %.1.i89138
  store i32 %258, ptr %gep360, align 4, !tbaa !49
  %279 = add nuw nsw i64 %.1.i89138, 8
  %exitcond.not.7 = icmp eq i64 %279, %116
  br i1 %exitcond.not.7, label %run_filled.exit, label %.lr.ph139, !llvm.loop !59

run_filled.exit:                                  ; preds = %.lr.ph139.prol.loopexit, %.lr.ph139, %.preheader116
  %280 = add nuw nsw i64 %.0.i140, 1
  %exitcond205.not = icmp eq i64 %280, %111
  br i1 %exitcond205.not, label %block_copied.exit, label %254, !llvm.loop !60

281:                                              ; preds = %189
  %282 = icmp slt i64 %116, 8
  %283 = icmp sgt i64 %111, %116
  %or.cond.i90 = and i1 %282, %283
  br i1 %or.cond.i90, label %.preheader118, label %.preheader120

.preheader120:                                    ; preds = %281
  %284 = icmp sgt i64 %111, 0
  br i1 %284, label %.lr.ph163, label %block_copied.exit

.lr.ph163:                                        ; preds = %.preheader120
  %285 = icmp sgt i64 %116, 3
  %.idx.i103 = shl nsw i64 %67, 3
  %.idx34.i104 = mul i64 %67, 12
  %.idx35.i105 = shl nsw i64 %71, 3
  %.idx36.i106 = mul i64 %71, 12
  %.idx37.i107 = shl nsw i64 %67, 4
  %.idx38.i108 = shl nsw i64 %71, 4
  %286 = add i64 %116, -4
  %287 = and i64 %286, 4
  %lcmp.mod304.not.not = icmp eq i64 %287, 0
  %288 = add nsw i64 %116, -4
  %289 = icmp ult i64 %286, 4
  br label %371

.preheader118:                                    ; preds = %281
  %290 = icmp sgt i64 %116, 0
  br i1 %290, label %.lr.ph177, label %block_copied.exit

.lr.ph177:                                        ; preds = %.preheader118
  %291 = icmp sgt i64 %111, 3
  %.idx.i = shl nsw i64 %65, 3
  %.idx34.i = mul i64 %65, 12
  %.idx35.i = shl nsw i64 %69, 3
  %.idx36.i = mul i64 %69, 12
  %.idx37.i = shl nsw i64 %65, 4
  %.idx38.i = shl nsw i64 %69, 4
  %292 = add i64 %111, -4
  %293 = and i64 %292, 4
  %lcmp.mod310.not.not = icmp eq i64 %293, 0
  %294 = add nsw i64 %111, -4
  %295 = icmp ult i64 %292, 4
  br label %296

296:                                              ; preds = %.lr.ph177, %steps_copied.exit
  %.027.i176 = phi i64 [ 0, %.lr.ph177 ], [ %370, %steps_copied.exit ]
  %297 = mul nsw i64 %.027.i176, %67
  %298 = getelementptr inbounds i32, ptr %99, i64 %297
  %299 = mul nsw i64 %.027.i176, %71
  %300 = getelementptr inbounds i32, ptr %106, i64 %299
  br i1 %291, label %.lr.ph167.preheader, label %.preheader113

.lr.ph167.preheader:                              ; preds = %296
  br i1 %lcmp.mod310.not.not, label %.lr.ph167.prol, label %.lr.ph167.prol.loopexit

.lr.ph167.prol:                                   ; preds = %.lr.ph167.preheader
  %301 = load i32, ptr %298, align 4, !tbaa !49
  %302 = getelementptr inbounds i32, ptr %298, i64 %65
  %303 = load i32, ptr %302, align 4, !tbaa !49
  %304 = getelementptr inbounds i8, ptr %298, i64 %.idx.i
  %305 = load i32, ptr %304, align 4, !tbaa !49
  %306 = getelementptr inbounds i8, ptr %298, i64 %.idx34.i
  %307 = load i32, ptr %306, align 4, !tbaa !49
  store i32 %301, ptr %300, align 4, !tbaa !49
  %308 = getelementptr inbounds i32, ptr %300, i64 %69
  store i32 %303, ptr %308, align 4, !tbaa !49
  %309 = getelementptr inbounds i8, ptr %300, i64 %.idx35.i
  store i32 %305, ptr %309, align 4, !tbaa !49
  %310 = getelementptr inbounds i8, ptr %300, i64 %.idx36.i
  store i32 %307, ptr %310, align 4, !tbaa !49
  %311 = getelementptr inbounds i8, ptr %298, i64 %.idx37.i
  %312 = getelementptr inbounds i8, ptr %300, i64 %.idx38.i
  br label %.lr.ph167.prol.loopexit

.lr.ph167.prol.loopexit:                          ; preds = %.lr.ph167.prol, %.lr.ph167.preheader
  %.0.i93166.unr = phi ptr [ %298, %.lr.ph167.preheader ], [ %311, %.lr.ph167.prol ]
  %.030.i165.unr = phi ptr [ %300, %.lr.ph167.preheader ], [ %312, %.lr.ph167.prol ]
  %.032.i164.unr = phi i64 [ %111, %.lr.ph167.preheader ], [ %294, %.lr.ph167.prol ]
  %.lcssa288.unr = phi ptr [ poison, %.lr.ph167.preheader ], [ %311, %.lr.ph167.prol ]
  %.lcssa287.unr = phi ptr [ poison, %.lr.ph167.preheader ], [ %312, %.lr.ph167.prol ]
  br i1 %295, label %.preheader113, label %.lr.ph167

.preheader113:                                    ; preds = %.lr.ph167.prol.loopexit, %.lr.ph167, %296
  %.032.i.lcssa = phi i64 [ %111, %296 ], [ %294, %.lr.ph167.prol.loopexit ], [ %340, %.lr.ph167 ]
  %.030.i.lcssa = phi ptr [ %300, %296 ], [ %.lcssa287.unr, %.lr.ph167.prol.loopexit ], [ %342, %.lr.ph167 ]
  %.0.i93.lcssa = phi ptr [ %298, %296 ], [ %.lcssa288.unr, %.lr.ph167.prol.loopexit ], [ %341, %.lr.ph167 ]
  %.not.i95171 = icmp eq i64 %.032.i.lcssa, 0
  br i1 %.not.i95171, label %steps_copied.exit, label %.lr.ph175.preheader

.lr.ph175.preheader:                              ; preds = %.preheader113
  %xtraiter312 = and i64 %.032.i.lcssa, 7
  %lcmp.mod313.not = icmp eq i64 %xtraiter312, 0
  br i1 %lcmp.mod313.not, label %.lr.ph175.prol.loopexit, label %.lr.ph175.prol

.lr.ph175.prol:                                   ; preds = %.lr.ph175.preheader, %.lr.ph175.prol
  %.1.i94174.prol = phi ptr [ %315, %.lr.ph175.prol ], [ %.0.i93.lcssa, %.lr.ph175.preheader ]
  %.131.i173.prol = phi ptr [ %316, %.lr.ph175.prol ], [ %.030.i.lcssa, %.lr.ph175.preheader ]
  %.133.i172.prol = phi i64 [ %313, %.lr.ph175.prol ], [ %.032.i.lcssa, %.lr.ph175.preheader ]
  %prol.iter314 = phi i64 [ %prol.iter314.next, %.lr.ph175.prol ], [ 0, %.lr.ph175.preheader ]
  %313 = add nsw i64 %.133.i172.prol, -1
  %314 = load i32, ptr %.1.i94174.prol, align 4, !tbaa !49
  store i32 %314, ptr %.131.i173.prol, align 4, !tbaa !49
  %315 = getelementptr inbounds i32, ptr %.1.i94174.prol, i64 %65
  %316 = getelementptr inbounds i32, ptr %.131.i173.prol, i64 %69
  %prol.iter314.next = add i64 %prol.iter314, 1
  %prol.iter314.cmp.not = icmp eq i64 %prol.iter314.next, %xtraiter312
  br i1 %prol.iter314.cmp.not, label %.lr.ph175.prol.loopexit, label %.lr.ph175.prol, !llvm.loop !61

.lr.ph175.prol.loopexit:                          ; preds = %.lr.ph175.prol, %.lr.ph175.preheader
  %.1.i94174.unr = phi ptr [ %.0.i93.lcssa, %.lr.ph175.preheader ], [ %315, %.lr.ph175.prol ]
  %.131.i173.unr = phi ptr [ %.030.i.lcssa, %.lr.ph175.preheader ], [ %316, %.lr.ph175.prol ]
  %.133.i172.unr = phi i64 [ %.032.i.lcssa, %.lr.ph175.preheader ], [ %313, %.lr.ph175.prol ]
  %317 = icmp ult i64 %.032.i.lcssa, 8
  br i1 %317, label %steps_copied.exit, label %.lr.ph175

.lr.ph167:                                        ; preds = %.lr.ph167.prol.loopexit, %.lr.ph167
  %.0.i93166 = phi ptr [ %341, %.lr.ph167 ], [ %.0.i93166.unr, %.lr.ph167.prol.loopexit ]
  %.030.i165 = phi ptr [ %342, %.lr.ph167 ], [ %.030.i165.unr, %.lr.ph167.prol.loopexit ]
  %.032.i164 = phi i64 [ %340, %.lr.ph167 ], [ %.032.i164.unr, %.lr.ph167.prol.loopexit ]
  %318 = load i32, ptr %.0.i93166, align 4, !tbaa !49
  %319 = getelementptr inbounds i32, ptr %.0.i93166, i64 %65
  %320 = load i32, ptr %319, align 4, !tbaa !49
  %321 = getelementptr inbounds i8, ptr %.0.i93166, i64 %.idx.i
  %322 = load i32, ptr %321, align 4, !tbaa !49
  %323 = getelementptr inbounds i8, ptr %.0.i93166, i64 %.idx34.i
  %324 = load i32, ptr %323, align 4, !tbaa !49
  store i32 %318, ptr %.030.i165, align 4, !tbaa !49
  %325 = getelementptr inbounds i32, ptr %.030.i165, i64 %69
  store i32 %320, ptr %325, align 4, !tbaa !49
  %326 = getelementptr inbounds i8, ptr %.030.i165, i64 %.idx35.i
  store i32 %322, ptr %326, align 4, !tbaa !49
  %327 = getelementptr inbounds i8, ptr %.030.i165, i64 %.idx36.i
  store i32 %324, ptr %327, align 4, !tbaa !49
  %328 = getelementptr inbounds i8, ptr %.0.i93166, i64 %.idx37.i
  %329 = getelementptr inbounds i8, ptr %.030.i165, i64 %.idx38.i
  %330 = load i32, ptr %328, align 4, !tbaa !49
  %331 = getelementptr inbounds i32, ptr %328, i64 %65
  %332 = load i32, ptr %331, align 4, !tbaa !49
  %333 = getelementptr inbounds i8, ptr %328, i64 %.idx.i
  %334 = load i32, ptr %333, align 4, !tbaa !49
  %335 = getelementptr inbounds i8, ptr %328, i64 %.idx34.i
  %336 = load i32, ptr %335, align 4, !tbaa !49
  store i32 %330, ptr %329, align 4, !tbaa !49
  %337 = getelementptr inbounds i32, ptr %329, i64 %69
  store i32 %332, ptr %337, align 4, !tbaa !49
  %338 = getelementptr inbounds i8, ptr %329, i64 %.idx35.i
  store i32 %334, ptr %338, align 4, !tbaa !49
  %339 = getelementptr inbounds i8, ptr %329, i64 %.idx36.i
  store i32 %336, ptr %339, align 4, !tbaa !49
  %340 = add nsw i64 %.032.i164, -8
  %341 = getelementptr inbounds i8, ptr %328, i64 %.idx37.i
  %342 = getelementptr inbounds i8, ptr %329, i64 %.idx38.i
  %343 = add i64 %.032.i164, -12
  %344 = icmp ult i64 %343, -8
  br i1 %344, label %.lr.ph167, label %.preheader113, !llvm.loop !62

.lr.ph175:                                        ; preds = %.lr.ph175.prol.loopexit, %.lr.ph175
  %.1.i94174 = phi ptr [ %368, %.lr.ph175 ], [ %.1.i94174.unr, %.lr.ph175.prol.loopexit ]
  %.131.i173 = phi ptr [ %369, %.lr.ph175 ], [ %.131.i173.unr, %.lr.ph175.prol.loopexit ]
  %.133.i172 = phi i64 [ %366, %.lr.ph175 ], [ %.133.i172.unr, %.lr.ph175.prol.loopexit ]
  %345 = load i32, ptr %.1.i94174, align 4, !tbaa !49
  store i32 %345, ptr %.131.i173, align 4, !tbaa !49
  %346 = getelementptr inbounds i32, ptr %.1.i94174, i64 %65
  %347 = getelementptr inbounds i32, ptr %.131.i173, i64 %69
  %348 = load i32, ptr %346, align 4, !tbaa !49
  store i32 %348, ptr %347, align 4, !tbaa !49
  %349 = getelementptr inbounds i32, ptr %346, i64 %65
  %350 = getelementptr inbounds i32, ptr %347, i64 %69
  %351 = load i32, ptr %349, align 4, !tbaa !49
  store i32 %351, ptr %350, align 4, !tbaa !49
  %352 = getelementptr inbounds i32, ptr %349, i64 %65
  %353 = getelementptr inbounds i32, ptr %350, i64 %69
  %354 = load i32, ptr %352, align 4, !tbaa !49
  store i32 %354, ptr %353, align 4, !tbaa !49
  %355 = getelementptr inbounds i32, ptr %352, i64 %65
  %356 = getelementptr inbounds i32, ptr %353, i64 %69
  %357 = load i32, ptr %355, align 4, !tbaa !49
  store i32 %357, ptr %356, align 4, !tbaa !49
  %358 = getelementptr inbounds i32, ptr %355, i64 %65
  %359 = getelementptr inbounds i32, ptr %356, i64 %69
  %360 = load i32, ptr %358, align 4, !tbaa !49
  store i32 %360, ptr %359, align 4, !tbaa !49
  %361 = getelementptr inbounds i32, ptr %358, i64 %65
  %362 = getelementptr inbounds i32, ptr %359, i64 %69
  %363 = load i32, ptr %361, align 4, !tbaa !49
  store i32 %363, ptr %362, align 4, !tbaa !49
  %364 = getelementptr inbounds i32, ptr %361, i64 %65
  %365 = getelementptr inbounds i32, ptr %362, i64 %69
  %366 = add nsw i64 %.133.i172, -8
  %367 = load i32, ptr %364, align 4, !tbaa !49
  store i32 %367, ptr %365, align 4, !tbaa !49
  %368 = getelementptr inbounds i32, ptr %364, i64 %65
  %369 = getelementptr inbounds i32, ptr %365, i64 %69
  %.not.i95.7 = icmp eq i64 %366, 0
  br i1 %.not.i95.7, label %steps_copied.exit, label %.lr.ph175, !llvm.loop !63

steps_copied.exit:                                ; preds = %.lr.ph175.prol.loopexit, %.lr.ph175, %.preheader113
  %370 = add nuw nsw i64 %.027.i176, 1
  %exitcond209.not = icmp eq i64 %370, %116
  br i1 %exitcond209.not, label %block_copied.exit, label %296, !llvm.loop !64

371:                                              ; preds = %.lr.ph163, %steps_copied.exit109
  %.0.i91162 = phi i64 [ 0, %.lr.ph163 ], [ %445, %steps_copied.exit109 ]
  %372 = mul nsw i64 %.0.i91162, %65
  %373 = getelementptr inbounds i32, ptr %99, i64 %372
  %374 = mul nsw i64 %.0.i91162, %69
  %375 = getelementptr inbounds i32, ptr %106, i64 %374
  br i1 %285, label %.lr.ph153.preheader, label %.preheader114

.lr.ph153.preheader:                              ; preds = %371
  br i1 %lcmp.mod304.not.not, label %.lr.ph153.prol, label %.lr.ph153.prol.loopexit

.lr.ph153.prol:                                   ; preds = %.lr.ph153.preheader
  %376 = load i32, ptr %373, align 4, !tbaa !49
  %377 = getelementptr inbounds i32, ptr %373, i64 %67
  %378 = load i32, ptr %377, align 4, !tbaa !49
  %379 = getelementptr inbounds i8, ptr %373, i64 %.idx.i103
  %380 = load i32, ptr %379, align 4, !tbaa !49
  %381 = getelementptr inbounds i8, ptr %373, i64 %.idx34.i104
  %382 = load i32, ptr %381, align 4, !tbaa !49
  store i32 %376, ptr %375, align 4, !tbaa !49
  %383 = getelementptr inbounds i32, ptr %375, i64 %71
  store i32 %378, ptr %383, align 4, !tbaa !49
  %384 = getelementptr inbounds i8, ptr %375, i64 %.idx35.i105
  store i32 %380, ptr %384, align 4, !tbaa !49
  %385 = getelementptr inbounds i8, ptr %375, i64 %.idx36.i106
  store i32 %382, ptr %385, align 4, !tbaa !49
  %386 = getelementptr inbounds i8, ptr %373, i64 %.idx37.i107
  %387 = getelementptr inbounds i8, ptr %375, i64 %.idx38.i108
  br label %.lr.ph153.prol.loopexit

.lr.ph153.prol.loopexit:                          ; preds = %.lr.ph153.prol, %.lr.ph153.preheader
  %.0.i98152.unr = phi ptr [ %373, %.lr.ph153.preheader ], [ %386, %.lr.ph153.prol ]
  %.030.i97151.unr = phi ptr [ %375, %.lr.ph153.preheader ], [ %387, %.lr.ph153.prol ]
  %.032.i96150.unr = phi i64 [ %116, %.lr.ph153.preheader ], [ %288, %.lr.ph153.prol ]
  %.lcssa285.unr = phi ptr [ poison, %.lr.ph153.preheader ], [ %386, %.lr.ph153.prol ]
  %.lcssa284.unr = phi ptr [ poison, %.lr.ph153.preheader ], [ %387, %.lr.ph153.prol ]
  br i1 %289, label %.preheader114, label %.lr.ph153

.preheader114:                                    ; preds = %.lr.ph153.prol.loopexit, %.lr.ph153, %371
  %.032.i96.lcssa = phi i64 [ %116, %371 ], [ %288, %.lr.ph153.prol.loopexit ], [ %415, %.lr.ph153 ]
  %.030.i97.lcssa = phi ptr [ %375, %371 ], [ %.lcssa284.unr, %.lr.ph153.prol.loopexit ], [ %417, %.lr.ph153 ]
  %.0.i98.lcssa = phi ptr [ %373, %371 ], [ %.lcssa285.unr, %.lr.ph153.prol.loopexit ], [ %416, %.lr.ph153 ]
  %.not.i102157 = icmp eq i64 %.032.i96.lcssa, 0
  br i1 %.not.i102157, label %steps_copied.exit109, label %.lr.ph161.preheader

.lr.ph161.preheader:                              ; preds = %.preheader114
  %xtraiter306 = and i64 %.032.i96.lcssa, 7
  %lcmp.mod307.not = icmp eq i64 %xtraiter306, 0
  br i1 %lcmp.mod307.not, label %.lr.ph161.prol.loopexit, label %.lr.ph161.prol

.lr.ph161.prol:                                   ; preds = %.lr.ph161.preheader, %.lr.ph161.prol
  %.1.i101160.prol = phi ptr [ %390, %.lr.ph161.prol ], [ %.0.i98.lcssa, %.lr.ph161.preheader ]
  %.131.i100159.prol = phi ptr [ %391, %.lr.ph161.prol ], [ %.030.i97.lcssa, %.lr.ph161.preheader ]
  %.133.i99158.prol = phi i64 [ %388, %.lr.ph161.prol ], [ %.032.i96.lcssa, %.lr.ph161.preheader ]
  %prol.iter308 = phi i64 [ %prol.iter308.next, %.lr.ph161.prol ], [ 0, %.lr.ph161.preheader ]
  %388 = add nsw i64 %.133.i99158.prol, -1
  %389 = load i32, ptr %.1.i101160.prol, align 4, !tbaa !49
  store i32 %389, ptr %.131.i100159.prol, align 4, !tbaa !49
  %390 = getelementptr inbounds i32, ptr %.1.i101160.prol, i64 %67
  %391 = getelementptr inbounds i32, ptr %.131.i100159.prol, i64 %71
  %prol.iter308.next = add i64 %prol.iter308, 1
  %prol.iter308.cmp.not = icmp eq i64 %prol.iter308.next, %xtraiter306
  br i1 %prol.iter308.cmp.not, label %.lr.ph161.prol.loopexit, label %.lr.ph161.prol, !llvm.loop !65

.lr.ph161.prol.loopexit:                          ; preds = %.lr.ph161.prol, %.lr.ph161.preheader
  %.1.i101160.unr = phi ptr [ %.0.i98.lcssa, %.lr.ph161.preheader ], [ %390, %.lr.ph161.prol ]
  %.131.i100159.unr = phi ptr [ %.030.i97.lcssa, %.lr.ph161.preheader ], [ %391, %.lr.ph161.prol ]
  %.133.i99158.unr = phi i64 [ %.032.i96.lcssa, %.lr.ph161.preheader ], [ %388, %.lr.ph161.prol ]
  %392 = icmp ult i64 %.032.i96.lcssa, 8
  br i1 %392, label %steps_copied.exit109, label %.lr.ph161

.lr.ph153:                                        ; preds = %.lr.ph153.prol.loopexit, %.lr.ph153
  %.0.i98152 = phi ptr [ %416, %.lr.ph153 ], [ %.0.i98152.unr, %.lr.ph153.prol.loopexit ]
  %.030.i97151 = phi ptr [ %417, %.lr.ph153 ], [ %.030.i97151.unr, %.lr.ph153.prol.loopexit ]
  %.032.i96150 = phi i64 [ %415, %.lr.ph153 ], [ %.032.i96150.unr, %.lr.ph153.prol.loopexit ]
  %393 = load i32, ptr %.0.i98152, align 4, !tbaa !49
  %394 = getelementptr inbounds i32, ptr %.0.i98152, i64 %67
  %395 = load i32, ptr %394, align 4, !tbaa !49
  %396 = getelementptr inbounds i8, ptr %.0.i98152, i64 %.idx.i103
  %397 = load i32, ptr %396, align 4, !tbaa !49
  %398 = getelementptr inbounds i8, ptr %.0.i98152, i64 %.idx34.i104
  %399 = load i32, ptr %398, align 4, !tbaa !49
  store i32 %393, ptr %.030.i97151, align 4, !tbaa !49
  %400 = getelementptr inbounds i32, ptr %.030.i97151, i64 %71
  store i32 %395, ptr %400, align 4, !tbaa !49
  %401 = getelementptr inbounds i8, ptr %.030.i97151, i64 %.idx35.i105
  store i32 %397, ptr %401, align 4, !tbaa !49
  %402 = getelementptr inbounds i8, ptr %.030.i97151, i64 %.idx36.i106
  store i32 %399, ptr %402, align 4, !tbaa !49
  %403 = getelementptr inbounds i8, ptr %.0.i98152, i64 %.idx37.i107
  %404 = getelementptr inbounds i8, ptr %.030.i97151, i64 %.idx38.i108
  %405 = load i32, ptr %403, align 4, !tbaa !49
  %406 = getelementptr inbounds i32, ptr %403, i64 %67
  %407 = load i32, ptr %406, align 4, !tbaa !49
  %408 = getelementptr inbounds i8, ptr %403, i64 %.idx.i103
  %409 = load i32, ptr %408, align 4, !tbaa !49
  %410 = getelementptr inbounds i8, ptr %403, i64 %.idx34.i104
  %411 = load i32, ptr %410, align 4, !tbaa !49
  store i32 %405, ptr %404, align 4, !tbaa !49
  %412 = getelementptr inbounds i32, ptr %404, i64 %71
  store i32 %407, ptr %412, align 4, !tbaa !49
  %413 = getelementptr inbounds i8, ptr %404, i64 %.idx35.i105
  store i32 %409, ptr %413, align 4, !tbaa !49
  %414 = getelementptr inbounds i8, ptr %404, i64 %.idx36.i106
  store i32 %411, ptr %414, align 4, !tbaa !49
  %415 = add nsw i64 %.032.i96150, -8
  %416 = getelementptr inbounds i8, ptr %403, i64 %.idx37.i107
  %417 = getelementptr inbounds i8, ptr %404, i64 %.idx38.i108
  %418 = add i64 %.032.i96150, -12
  %419 = icmp ult i64 %418, -8
  br i1 %419, label %.lr.ph153, label %.preheader114, !llvm.loop !62

.lr.ph161:                                        ; preds = %.lr.ph161.prol.loopexit, %.lr.ph161
  %.1.i101160 = phi ptr [ %443, %.lr.ph161 ], [ %.1.i101160.unr, %.lr.ph161.prol.loopexit ]
  %.131.i100159 = phi ptr [ %444, %.lr.ph161 ], [ %.131.i100159.unr, %.lr.ph161.prol.loopexit ]
  %.133.i99158 = phi i64 [ %441, %.lr.ph161 ], [ %.133.i99158.unr, %.lr.ph161.prol.loopexit ]
  %420 = load i32, ptr %.1.i101160, align 4, !tbaa !49
  store i32 %420, ptr %.131.i100159, align 4, !tbaa !49
  %421 = getelementptr inbounds i32, ptr %.1.i101160, i64 %67
  %422 = getelementptr inbounds i32, ptr %.131.i100159, i64 %71
  %423 = load i32, ptr %421, align 4, !tbaa !49
  store i32 %423, ptr %422, align 4, !tbaa !49
  %424 = getelementptr inbounds i32, ptr %421, i64 %67
  %425 = getelementptr inbounds i32, ptr %422, i64 %71
  %426 = load i32, ptr %424, align 4, !tbaa !49
  store i32 %426, ptr %425, align 4, !tbaa !49
  %427 = getelementptr inbounds i32, ptr %424, i64 %67
  %428 = getelementptr inbounds i32, ptr %425, i64 %71
  %429 = load i32, ptr %427, align 4, !tbaa !49
  store i32 %429, ptr %428, align 4, !tbaa !49
  %430 = getelementptr inbounds i32, ptr %427, i64 %67
  %431 = getelementptr inbounds i32, ptr %428, i64 %71
  %432 = load i32, ptr %430, align 4, !tbaa !49
  store i32 %432, ptr %431, align 4, !tbaa !49
  %433 = getelementptr inbounds i32, ptr %430, i64 %67
  %434 = getelementptr inbounds i32, ptr %431, i64 %71
  %435 = load i32, ptr %433, align 4, !tbaa !49
  store i32 %435, ptr %434, align 4, !tbaa !49
  %436 = getelementptr inbounds i32, ptr %433, i64 %67
  %437 = getelementptr inbounds i32, ptr %434, i64 %71
  %438 = load i32, ptr %436, align 4, !tbaa !49
  store i32 %438, ptr %437, align 4, !tbaa !49
  %439 = getelementptr inbounds i32, ptr %436, i64 %67
  %440 = getelementptr inbounds i32, ptr %437, i64 %71
  %441 = add nsw i64 %.133.i99158, -8
  %442 = load i32, ptr %439, align 4, !tbaa !49
  store i32 %442, ptr %440, align 4, !tbaa !49
  %443 = getelementptr inbounds i32, ptr %439, i64 %67
  %444 = getelementptr inbounds i32, ptr %440, i64 %71
  %.not.i102.7 = icmp eq i64 %441, 0
  br i1 %.not.i102.7, label %steps_copied.exit109, label %.lr.ph161, !llvm.loop !63

steps_copied.exit109:                             ; preds = %.lr.ph161.prol.loopexit, %.lr.ph161, %.preheader114
  %445 = add nuw nsw i64 %.0.i91162, 1
  %exitcond208.not = icmp eq i64 %445, %111
  br i1 %exitcond208.not, label %block_copied.exit, label %371, !llvm.loop !66

block_copied.exit:                                ; preds = %run_filled.exit, %run_copied.exit, %steps_copied.exit109, %steps_copied.exit, %._crit_edge186, %.preheader124, %.preheader122, %.preheader120, %.preheader118
  br i1 %92, label %447, label %.critedge

.critedge:                                        ; preds = %457, %454, %451, %448, %447, %block_copied.exit
  %.sroa.27.1 = phi i64 [ 0, %454 ], [ 0, %451 ], [ 0, %448 ], [ 0, %447 ], [ %91, %block_copied.exit ], [ 0, %457 ]
  %.sroa.22.1 = phi i64 [ 0, %454 ], [ 0, %451 ], [ 0, %448 ], [ %89, %447 ], [ %.sroa.22.0, %block_copied.exit ], [ 0, %457 ]
  %.sroa.17.1 = phi i64 [ 0, %454 ], [ 0, %451 ], [ %449, %448 ], [ %.sroa.17.0, %447 ], [ %.sroa.17.0, %block_copied.exit ], [ 0, %457 ]
  %.sroa.12.1 = phi i64 [ 0, %454 ], [ %452, %451 ], [ %.sroa.12.0, %448 ], [ %.sroa.12.0, %447 ], [ %.sroa.12.0, %block_copied.exit ], [ 0, %457 ]
  %.sroa.7.1 = phi i64 [ %455, %454 ], [ %.sroa.7.0, %451 ], [ %.sroa.7.0, %448 ], [ %.sroa.7.0, %447 ], [ %.sroa.7.0, %block_copied.exit ], [ 0, %457 ]
  %.sroa.0.1 = phi i64 [ %.sroa.0.0, %454 ], [ %.sroa.0.0, %451 ], [ %.sroa.0.0, %448 ], [ %.sroa.0.0, %447 ], [ %.sroa.0.0, %block_copied.exit ], [ %spec.select, %457 ]
  %446 = add nsw i64 %.079188, 1
  %exitcond211.not = icmp eq i64 %446, %25
  br i1 %exitcond211.not, label %.loopexit126, label %62, !llvm.loop !67

447:                                              ; preds = %block_copied.exit
  br i1 %90, label %448, label %.critedge

448:                                              ; preds = %447
  %449 = add nsw i64 %.sroa.17.0, 1
  %450 = icmp eq i64 %449, %10
  br i1 %450, label %451, label %.critedge

451:                                              ; preds = %448
  %452 = add nsw i64 %.sroa.12.0, 1
  %453 = icmp eq i64 %452, %8
  br i1 %453, label %454, label %.critedge

454:                                              ; preds = %451
  %455 = add nsw i64 %.sroa.7.0, 1
  %456 = icmp eq i64 %455, %6
  br i1 %456, label %457, label %.critedge

457:                                              ; preds = %454
  %458 = add nsw i64 %.sroa.0.0, 1
  %459 = icmp eq i64 %458, %4
  %spec.select = select i1 %459, i64 0, i64 %458
  br label %.critedge

.loopexit126:                                     ; preds = %.critedge, %18, %.preheader127.preheader
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #4

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nofree norecurse nosync nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nobuiltin "no-builtins" }
attributes #6 = { nobuiltin nounwind "no-builtins" }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !7, i64 24}
!3 = !{!"", !4, i64 0, !4, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !5, i64 48, !8, i64 144, !8, i64 168}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long long", !5, i64 0}
!8 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16}
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
!27 = !{!7, !7, i64 0}
!28 = !{!3, !7, i64 144}
!29 = !{!3, !7, i64 168}
!30 = !{!8, !7, i64 8}
!31 = !{!8, !7, i64 16}
!32 = !{!3, !4, i64 0}
!33 = !{!3, !4, i64 8}
!34 = !{!3, !7, i64 16}
!35 = distinct !{!35, !10}
!36 = distinct !{!36, !10}
!37 = distinct !{!37, !10}
!38 = !{!5, !5, i64 0}
!39 = distinct !{!39, !10}
!40 = !{!3, !7, i64 152}
!41 = !{!3, !7, i64 160}
!42 = !{!43}
!43 = distinct !{!43, !44, !"run_copied: argument 0"}
!44 = distinct !{!44, !"run_copied"}
!45 = !{!46}
!46 = distinct !{!46, !44, !"run_copied: argument 1"}
!47 = distinct !{!47, !48}
!48 = !{!"llvm.loop.unroll.disable"}
!49 = !{!50, !50, i64 0}
!50 = !{!"int", !5, i64 0}
!51 = distinct !{!51, !48}
!52 = distinct !{!52, !10}
!53 = distinct !{!53, !10, !54}
!54 = !{!"llvm.loop.vectorize.width", i32 1}
!55 = distinct !{!55, !10}
!56 = distinct !{!56, !48}
!57 = distinct !{!57, !48}
!58 = distinct !{!58, !10}
!59 = distinct !{!59, !10, !54}
!60 = distinct !{!60, !10}
!61 = distinct !{!61, !48}
!62 = distinct !{!62, !10}
!63 = distinct !{!63, !10}
!64 = distinct !{!64, !10}
!65 = distinct !{!65, !48}
!66 = distinct !{!66, !10}
!67 = distinct !{!67, !10}
