; Made by tools/ir.py from products.c with clang 19; do not edit.
; sha256 of the C source: c323e08c5269894fc8bbb174c0055b3d04cd2fc56ebaddd5e6672165d05037fc

%struct.product = type { %struct.numbers, %struct.numbers, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, i64 }
%struct.numbers = type { ptr, i64, i64 }
%struct.pool = type { i64, [56 x i8], i64, [56 x i8], i64, i64, i64, [40 x i8], ptr, ptr, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr }

; Function Attrs: nounwind
define i64 @product_memory() #0 {
  ret i64 189200
}

; Function Attrs: nounwind
define void @multiply(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds %struct.product, ptr %1, i32 0, i32 3
  %4 = load i64, ptr %3, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.product, ptr %1, i32 0, i32 15
  %6 = load i64, ptr %5, align 8, !tbaa !9
  %7 = mul nsw i64 %4, %6
  %8 = getelementptr inbounds %struct.product, ptr %1, i32 0, i32 16
  %9 = load i64, ptr %8, align 8, !tbaa !10
  %10 = mul nsw i64 %7, %9
  call void @shared(ptr noundef %0, ptr noundef @product_part, ptr noundef %1, i64 noundef %10) #8
  ret void
}

; Function Attrs: nounwind
define internal void @shared(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = icmp eq ptr %0, null
  %6 = icmp slt i64 %3, 2
  %or.cond = or i1 %5, %6
  br i1 %or.cond, label %11, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 4
  %9 = atomicrmw xchg ptr %8, i64 1 seq_cst, align 8
  %10 = icmp ne i64 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %7, %4
  br label %12

12:                                               ; preds = %14, %11
  %.0 = phi i64 [ 0, %11 ], [ %15, %14 ]
  %13 = icmp slt i64 %.0, %3
  br i1 %13, label %14, label %64

14:                                               ; preds = %12
  call void %1(ptr noundef %2, i64 noundef %.0, i64 noundef 0) #8
  %15 = add nsw i64 %.0, 1
  br label %12, !llvm.loop !11

16:                                               ; preds = %7
  %17 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  store ptr %2, ptr %17, align 8, !tbaa !13
  %18 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 9
  store ptr %1, ptr %18, align 8, !tbaa !15
  %19 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 10
  store i64 %3, ptr %19, align 8, !tbaa !16
  %20 = icmp slt i64 %3, 32
  %. = select i1 %20, i64 %3, i64 32
  %21 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 11
  store i64 %., ptr %21, align 8, !tbaa !17
  %22 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 2
  store atomic i64 0, ptr %22 seq_cst, align 8
  %23 = load i64, ptr %0, align 8, !tbaa !18
  %24 = lshr i64 %23, 32
  %25 = add i64 %24, 1
  %26 = shl i64 %25, 32
  %27 = shl i64 1, %.
  %28 = sub i64 %27, 1
  %29 = or i64 %26, %28
  store atomic i64 %29, ptr %0 seq_cst, align 8
  %30 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 5
  %31 = load atomic i64, ptr %30 seq_cst, align 8
  %32 = icmp ne i64 %31, 0
  br i1 %32, label %33, label %48

33:                                               ; preds = %16
  %34 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 14
  %35 = load ptr, ptr %34, align 8, !tbaa !19
  %36 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 19
  %37 = load ptr, ptr %36, align 8, !tbaa !20
  %38 = call i64 %35(ptr noundef %37) #8
  %39 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 16
  %40 = load ptr, ptr %39, align 8, !tbaa !21
  %41 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 20
  %42 = load ptr, ptr %41, align 8, !tbaa !22
  %43 = call i64 %40(ptr noundef %42) #8
  %44 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 15
  %45 = load ptr, ptr %44, align 8, !tbaa !23
  %46 = load ptr, ptr %36, align 8, !tbaa !20
  %47 = call i64 %45(ptr noundef %46) #8
  br label %48

48:                                               ; preds = %33, %16
  call void @take_groups(ptr noundef %0, i64 noundef 0) #8
  br label %49

49:                                               ; preds = %61, %48
  %.044 = phi i64 [ 0, %48 ], [ %62, %61 ]
  %50 = load atomic i64, ptr %22 acquire, align 8
  %51 = icmp slt i64 %50, %.
  br i1 %51, label %52, label %63

52:                                               ; preds = %49
  %53 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 13
  %54 = load i64, ptr %53, align 8, !tbaa !24
  %55 = sdiv i64 %54, 8
  %56 = icmp sgt i64 %.044, %55
  br i1 %56, label %57, label %61

57:                                               ; preds = %52
  %58 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 17
  %59 = load ptr, ptr %58, align 8, !tbaa !25
  %60 = call i64 %59(ptr noundef null) #8
  br label %61

61:                                               ; preds = %52, %57
  %62 = add nsw i64 %.044, 1
  br label %49, !llvm.loop !26

63:                                               ; preds = %49
  store atomic i64 0, ptr %8 seq_cst, align 8
  br label %64

64:                                               ; preds = %12, %63
  ret void
}

; Function Attrs: nounwind
define internal void @product_part(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca %struct.numbers, align 8
  %5 = alloca %struct.numbers, align 8
  %6 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 15
  %7 = load i64, ptr %6, align 8, !tbaa !9
  %8 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 16
  %9 = load i64, ptr %8, align 8, !tbaa !10
  %10 = mul nsw i64 %7, %9
  %11 = sdiv i64 %1, %10
  %12 = srem i64 %1, %10
  %13 = load ptr, ptr %0, align 8, !tbaa !27
  %14 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 4
  %15 = load i64, ptr %14, align 8, !tbaa !28
  %16 = mul nsw i64 %11, %15
  %17 = getelementptr inbounds float, ptr %13, i64 %16
  %18 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 1
  %19 = load i64, ptr %18, align 8, !tbaa !29
  %20 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 2
  %21 = load i64, ptr %20, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 24, ptr %4) #9
  %22 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !31
  %24 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 5
  %25 = load i64, ptr %24, align 8, !tbaa !32
  %26 = mul nsw i64 %11, %25
  %27 = getelementptr inbounds float, ptr %23, i64 %26
  store ptr %27, ptr %4, align 8, !tbaa !33
  %28 = getelementptr inbounds %struct.numbers, ptr %4, i32 0, i32 1
  %29 = getelementptr inbounds %struct.numbers, ptr %22, i32 0, i32 1
  %30 = load i64, ptr %29, align 8, !tbaa !34
  store i64 %30, ptr %28, align 8, !tbaa !35
  %31 = getelementptr inbounds %struct.numbers, ptr %4, i32 0, i32 2
  %32 = getelementptr inbounds %struct.numbers, ptr %22, i32 0, i32 2
  %33 = load i64, ptr %32, align 8, !tbaa !36
  store i64 %33, ptr %31, align 8, !tbaa !37
  %34 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 2
  %35 = load ptr, ptr %34, align 8, !tbaa !38
  %36 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 6
  %37 = load i64, ptr %36, align 8, !tbaa !39
  %38 = mul nsw i64 %11, %37
  %39 = getelementptr inbounds float, ptr %35, i64 %38
  %40 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 11
  %41 = load i64, ptr %40, align 8, !tbaa !40
  %42 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 13
  %43 = load i64, ptr %42, align 8, !tbaa !41
  %44 = add nsw i64 %41, %43
  %45 = sub nsw i64 %44, 1
  %46 = sdiv i64 %45, %43
  %47 = load i64, ptr %6, align 8, !tbaa !9
  %48 = srem i64 %12, %47
  %49 = sdiv i64 %12, %47
  %50 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 9
  %51 = load i64, ptr %50, align 8, !tbaa !42
  %52 = mul nsw i64 %51, %48
  %53 = sdiv i64 %52, %47
  %54 = add nsw i64 %48, 1
  %55 = mul nsw i64 %51, %54
  %56 = sdiv i64 %55, %47
  %57 = mul nsw i64 %46, %49
  %58 = load i64, ptr %8, align 8, !tbaa !10
  %59 = sdiv i64 %57, %58
  %60 = add nsw i64 %49, 1
  %61 = mul nsw i64 %46, %60
  %62 = sdiv i64 %61, %58
  %63 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 17
  %64 = load ptr, ptr %63, align 8, !tbaa !43
  %65 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 18
  %66 = load i64, ptr %65, align 8, !tbaa !44
  %67 = mul nsw i64 %2, %66
  %68 = getelementptr inbounds float, ptr %64, i64 %67
  %69 = ptrtoint ptr %68 to i64
  %70 = add i64 %69, 64
  %71 = sub i64 %70, 1
  %72 = udiv i64 %71, 64
  %73 = mul i64 %72, 64
  %74 = inttoptr i64 %73 to ptr
  %75 = getelementptr inbounds float, ptr %74, i64 65536
  %76 = getelementptr inbounds float, ptr %75, i64 122880
  %77 = load i64, ptr %20, align 8, !tbaa !30
  %78 = icmp ne i64 %77, 1
  %79 = sub nsw i64 %62, %59
  %80 = icmp sgt i64 %79, 1
  %81 = select i1 %78, i1 %80, i1 false
  %82 = zext i1 %81 to i32
  %83 = sext i32 %82 to i64
  %84 = sub nsw i64 %56, %53
  %85 = select i1 %81, i64 120, i64 %84
  %86 = load i64, ptr %29, align 8, !tbaa !34
  %87 = icmp ne i64 %86, 1
  br i1 %87, label %94, label %88

88:                                               ; preds = %3
  %89 = sub nsw i64 %56, %53
  %90 = call i64 @smaller(i64 noundef %85, i64 noundef %89) #8
  %91 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 14
  %92 = load i64, ptr %91, align 8, !tbaa !45
  %93 = icmp sgt i64 %90, %92
  br label %94

94:                                               ; preds = %88, %3
  %95 = phi i1 [ true, %3 ], [ %93, %88 ]
  %96 = zext i1 %95 to i32
  %97 = sext i32 %96 to i64
  br label %98

98:                                               ; preds = %158, %94
  %.0118 = phi i64 [ 0, %94 ], [ %159, %158 ]
  %99 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 10
  %100 = load i64, ptr %99, align 8, !tbaa !46
  %101 = icmp slt i64 %.0118, %100
  br i1 %101, label %102, label %160

102:                                              ; preds = %98, %156
  %.0120 = phi i64 [ %157, %156 ], [ %53, %98 ]
  %103 = icmp slt i64 %.0120, %56
  br i1 %103, label %104, label %158

104:                                              ; preds = %102
  %105 = load i64, ptr %99, align 8, !tbaa !46
  %106 = sub nsw i64 %105, %.0118
  %107 = call i64 @smaller(i64 noundef %106, i64 noundef 1024) #8
  %108 = sub nsw i64 %56, %.0120
  %109 = call i64 @smaller(i64 noundef %108, i64 noundef %85) #8
  call void @llvm.lifetime.start.p0(i64 24, ptr %5) #9
  %110 = mul nsw i64 %.0120, %19
  %111 = getelementptr inbounds float, ptr %17, i64 %110
  %112 = mul nsw i64 %.0118, %21
  %113 = getelementptr inbounds float, ptr %111, i64 %112
  store ptr %113, ptr %5, align 8, !tbaa !33
  %114 = getelementptr inbounds %struct.numbers, ptr %5, i32 0, i32 1
  store i64 %19, ptr %114, align 8, !tbaa !35
  %115 = getelementptr inbounds %struct.numbers, ptr %5, i32 0, i32 2
  store i64 %21, ptr %115, align 8, !tbaa !37
  br i1 %81, label %116, label %122

116:                                              ; preds = %104
  %117 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 12
  %118 = load i64, ptr %117, align 8, !tbaa !47
  %119 = add nsw i64 %109, %118
  %120 = sub nsw i64 %119, 1
  %121 = sdiv i64 %120, %118
  call void @copy_rows(ptr noundef byval(%struct.numbers) align 8 %5, i64 noundef %109, i64 noundef %121, i64 noundef %107, ptr noundef %75) #8
  store ptr %75, ptr %5, align 8, !tbaa !33
  br label %122

122:                                              ; preds = %116, %104
  br label %123

123:                                              ; preds = %144, %122
  %.0119 = phi i64 [ %59, %122 ], [ %127, %144 ]
  %124 = icmp slt i64 %.0119, %62
  br i1 %124, label %125, label %156

125:                                              ; preds = %123
  %126 = call i64 @column_of(ptr noundef %0, i64 noundef %.0119, i64 noundef %46) #8
  %127 = add nsw i64 %.0119, 1
  %128 = call i64 @column_of(ptr noundef %0, i64 noundef %127, i64 noundef %46) #8
  %129 = sub nsw i64 %128, %126
  %130 = load ptr, ptr %4, align 8, !tbaa !33
  %131 = load i64, ptr %28, align 8, !tbaa !35
  %132 = mul nsw i64 %126, %131
  %133 = getelementptr inbounds float, ptr %130, i64 %132
  %134 = load i64, ptr %31, align 8, !tbaa !37
  %135 = mul nsw i64 %.0118, %134
  %136 = getelementptr inbounds float, ptr %133, i64 %135
  %137 = srem i64 %129, 16
  %138 = icmp ne i64 %137, 0
  %or.cond = select i1 %95, i1 true, i1 %138
  br i1 %or.cond, label %139, label %144

139:                                              ; preds = %125
  %140 = add nsw i64 %129, 16
  %141 = sub nsw i64 %140, 1
  %142 = sdiv i64 %141, 16
  %143 = mul nsw i64 %142, 16
  call void @copy_panel(ptr noundef byval(%struct.numbers) align 8 %4, i64 noundef %126, i64 noundef %129, i64 noundef %.0118, i64 noundef %107, ptr noundef %74, i64 noundef %143) #8
  br label %144

144:                                              ; preds = %125, %139
  %.0117 = phi ptr [ %74, %139 ], [ %136, %125 ]
  %.0 = phi i64 [ %143, %139 ], [ %134, %125 ]
  %145 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 7
  %146 = load i64, ptr %145, align 8, !tbaa !48
  %147 = mul nsw i64 %.0120, %146
  %148 = getelementptr inbounds float, ptr %39, i64 %147
  %149 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 8
  %150 = load i64, ptr %149, align 8, !tbaa !49
  %151 = mul nsw i64 %126, %150
  %152 = getelementptr inbounds float, ptr %148, i64 %151
  %153 = icmp ne i64 %.0118, 0
  %154 = zext i1 %153 to i32
  %155 = sext i32 %154 to i64
  call void @panel_rows(ptr noundef %0, ptr noundef byval(%struct.numbers) align 8 %5, i64 noundef %83, ptr noundef %.0117, i64 noundef %.0, i64 noundef %129, i64 noundef %107, i64 noundef %109, ptr noundef %152, i64 noundef %155, ptr noundef %76) #8
  br label %123, !llvm.loop !50

156:                                              ; preds = %123
  call void @llvm.lifetime.end.p0(i64 24, ptr %5) #9
  %157 = add nsw i64 %.0120, %85
  br label %102, !llvm.loop !51

158:                                              ; preds = %102
  %159 = add nsw i64 %.0118, 1024
  br label %98, !llvm.loop !52

160:                                              ; preds = %98
  call void @llvm.lifetime.end.p0(i64 24, ptr %4) #9
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define internal void @take_groups(ptr noundef %0, i64 noundef %1) #0 {
  br label %3

3:                                                ; preds = %44, %44, %2
  %4 = call i64 @look_at(ptr noundef %0) #8
  %5 = trunc i64 %4 to i32
  %6 = zext i32 %5 to i64
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %8, label %44

8:                                                ; preds = %3
  %9 = call i64 @own_groups(ptr noundef %0, i64 noundef %1) #8
  %10 = and i64 %6, %9
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %8
  %13 = call i64 @lowest_bit(i64 noundef %10) #8
  br label %16

14:                                               ; preds = %8
  %15 = call i64 @highest_bit(i64 noundef %6) #8
  br label %16

16:                                               ; preds = %14, %12
  %17 = phi i64 [ %13, %12 ], [ %15, %14 ]
  %18 = shl i64 1, %17
  %19 = xor i64 %4, %18
  %20 = cmpxchg ptr %0, i64 %4, i64 %19 seq_cst seq_cst, align 8
  %21 = extractvalue { i64, i1 } %20, 1
  %22 = zext i1 %21 to i8
  br i1 %21, label %23, label %44

23:                                               ; preds = %16
  %24 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 11
  %25 = load i64, ptr %24, align 8, !tbaa !17
  %26 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 10
  %27 = load i64, ptr %26, align 8, !tbaa !16
  %28 = mul nsw i64 %27, %17
  %29 = sdiv i64 %28, %25
  br label %30

30:                                               ; preds = %35, %23
  %.032 = phi i64 [ %29, %23 ], [ %40, %35 ]
  %31 = add nsw i64 %17, 1
  %32 = mul nsw i64 %27, %31
  %33 = sdiv i64 %32, %25
  %34 = icmp slt i64 %.032, %33
  br i1 %34, label %35, label %41

35:                                               ; preds = %30
  %36 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 9
  %37 = load ptr, ptr %36, align 8, !tbaa !15
  %38 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 8
  %39 = load ptr, ptr %38, align 8, !tbaa !13
  call void %37(ptr noundef %39, i64 noundef %.032, i64 noundef %1) #8
  %40 = add nsw i64 %.032, 1
  br label %30, !llvm.loop !53

41:                                               ; preds = %30
  %42 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 2
  %43 = atomicrmw add ptr %42, i64 1 seq_cst, align 8
  br label %44

44:                                               ; preds = %41, %16, %3
  %.1 = phi i32 [ 1, %3 ], [ 0, %41 ], [ 3, %16 ]
  switch i32 %.1, label %46 [
    i32 0, label %3
    i32 1, label %45
    i32 3, label %3
  ]

45:                                               ; preds = %44
  ret void

46:                                               ; preds = %44
  unreachable
}

; Function Attrs: inlinehint nounwind
define internal i64 @look_at(ptr noundef %0) #2 {
  %2 = load atomic i64, ptr %0 acquire, align 8
  ret i64 %2
}

; Function Attrs: inlinehint nounwind
define internal i64 @own_groups(ptr noundef %0, i64 noundef %1) #2 {
  %3 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 11
  %4 = load i64, ptr %3, align 8, !tbaa !17
  %5 = mul nsw i64 %4, %1
  %6 = getelementptr inbounds %struct.pool, ptr %0, i32 0, i32 12
  %7 = load i64, ptr %6, align 8, !tbaa !54
  %8 = sdiv i64 %5, %7
  %9 = add nsw i64 %1, 1
  %10 = mul nsw i64 %4, %9
  %11 = sdiv i64 %10, %7
  %12 = shl i64 1, %11
  %13 = shl i64 1, %8
  %14 = sub i64 %12, %13
  ret i64 %14
}

; Function Attrs: inlinehint nounwind
define internal i64 @lowest_bit(i64 noundef %0) #2 {
  %2 = call i64 @llvm.cttz.i64(i64 %0, i1 true)
  %3 = trunc i64 %2 to i32
  %4 = sext i32 %3 to i64
  ret i64 %4
}

; Function Attrs: inlinehint nounwind
define internal i64 @highest_bit(i64 noundef %0) #2 {
  %2 = call i64 @llvm.ctlz.i64(i64 %0, i1 true)
  %3 = trunc i64 %2 to i32
  %4 = sub nsw i32 63, %3
  %5 = sext i32 %4 to i64
  ret i64 %5
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

; Function Attrs: nounwind
define internal i64 @smaller(i64 noundef %0, i64 noundef %1) #0 {
  %3 = icmp slt i64 %0, %1
  %. = select i1 %3, i64 %0, i64 %1
  ret i64 %.
}

; Function Attrs: noinline nounwind
define internal void @copy_rows(ptr noundef byval(%struct.numbers) align 8 %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) #4 {
  br label %6

6:                                                ; preds = %20, %5
  %.027 = phi i64 [ 0, %5 ], [ %10, %20 ]
  %7 = icmp slt i64 %.027, %2
  br i1 %7, label %8, label %39

8:                                                ; preds = %6
  %9 = call i64 @first_of(i64 noundef %1, i64 noundef %.027, i64 noundef %2) #8
  %10 = add nsw i64 %.027, 1
  %11 = call i64 @first_of(i64 noundef %1, i64 noundef %10, i64 noundef %2) #8
  %12 = sub nsw i64 %11, %9
  %13 = load ptr, ptr %0, align 8, !tbaa !33
  %14 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 1
  %15 = load i64, ptr %14, align 8, !tbaa !35
  %16 = mul nsw i64 %9, %15
  %17 = getelementptr inbounds float, ptr %13, i64 %16
  %18 = mul nsw i64 %9, %3
  %19 = getelementptr inbounds float, ptr %4, i64 %18
  br label %20

20:                                               ; preds = %37, %8
  %.026 = phi i64 [ 0, %8 ], [ %38, %37 ]
  %21 = icmp slt i64 %.026, %3
  br i1 %21, label %22, label %6, !llvm.loop !55

22:                                               ; preds = %20, %24
  %.0 = phi i64 [ %36, %24 ], [ 0, %20 ]
  %23 = icmp slt i64 %.0, %12
  br i1 %23, label %24, label %37

24:                                               ; preds = %22
  %25 = load i64, ptr %14, align 8, !tbaa !35
  %26 = mul nsw i64 %.0, %25
  %27 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !37
  %29 = mul nsw i64 %.026, %28
  %30 = add nsw i64 %26, %29
  %31 = getelementptr inbounds float, ptr %17, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !56
  %33 = mul nsw i64 %.026, %12
  %34 = add nsw i64 %33, %.0
  %35 = getelementptr inbounds float, ptr %19, i64 %34
  store float %32, ptr %35, align 4, !tbaa !56
  %36 = add nsw i64 %.0, 1
  br label %22, !llvm.loop !58

37:                                               ; preds = %22
  %38 = add nsw i64 %.026, 1
  br label %20, !llvm.loop !59

39:                                               ; preds = %6
  ret void
}

; Function Attrs: nounwind
define internal i64 @column_of(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 11
  %5 = load i64, ptr %4, align 8, !tbaa !40
  %6 = add nsw i64 %5, 16
  %7 = sub nsw i64 %6, 1
  %8 = sdiv i64 %7, 16
  %9 = mul nsw i64 %8, %1
  %10 = sdiv i64 %9, %2
  %11 = mul nsw i64 %10, 16
  %12 = call i64 @smaller(i64 noundef %11, i64 noundef %5) #8
  ret i64 %12
}

; Function Attrs: noinline nounwind
define internal void @copy_panel(ptr noundef byval(%struct.numbers) align 8 %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) #4 {
  %8 = load ptr, ptr %0, align 8, !tbaa !33
  %9 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 1
  %10 = load i64, ptr %9, align 8, !tbaa !35
  %11 = mul nsw i64 %1, %10
  %12 = getelementptr inbounds float, ptr %8, i64 %11
  %13 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 2
  %14 = load i64, ptr %13, align 8, !tbaa !37
  %15 = mul nsw i64 %3, %14
  %16 = getelementptr inbounds float, ptr %12, i64 %15
  %17 = icmp eq i64 %10, 1
  br i1 %17, label %18, label %49

18:                                               ; preds = %7
  %19 = sdiv i64 %2, 16
  %20 = mul nsw i64 %19, 16
  br label %21

21:                                               ; preds = %47, %18
  %.081 = phi i64 [ 0, %18 ], [ %48, %47 ]
  %22 = icmp slt i64 %.081, %4
  br i1 %22, label %23, label %106

23:                                               ; preds = %21
  %24 = load i64, ptr %13, align 8, !tbaa !37
  %25 = mul nsw i64 %.081, %24
  %26 = getelementptr inbounds float, ptr %16, i64 %25
  %27 = mul nsw i64 %.081, %6
  %28 = getelementptr inbounds float, ptr %5, i64 %27
  br label %29

29:                                               ; preds = %31, %23
  %.080 = phi i64 [ 0, %23 ], [ %35, %31 ]
  %30 = icmp slt i64 %.080, %20
  br i1 %30, label %31, label %36

31:                                               ; preds = %29
  %32 = getelementptr inbounds float, ptr %26, i64 %.080
  %33 = load <16 x float>, ptr %32, align 4, !tbaa !60
  %34 = getelementptr inbounds float, ptr %28, i64 %.080
  store <16 x float> %33, ptr %34, align 4, !tbaa !60
  %35 = add nsw i64 %.080, 16
  br label %29, !llvm.loop !61

36:                                               ; preds = %29, %43
  %.079 = phi i64 [ %46, %43 ], [ %20, %29 ]
  %37 = icmp slt i64 %.079, %6
  br i1 %37, label %38, label %47

38:                                               ; preds = %36
  %39 = icmp slt i64 %.079, %2
  br i1 %39, label %40, label %43

40:                                               ; preds = %38
  %41 = getelementptr inbounds float, ptr %26, i64 %.079
  %42 = load float, ptr %41, align 4, !tbaa !56
  br label %43

43:                                               ; preds = %38, %40
  %44 = phi float [ %42, %40 ], [ 0.000000e+00, %38 ]
  %45 = getelementptr inbounds float, ptr %28, i64 %.079
  store float %44, ptr %45, align 4, !tbaa !56
  %46 = add nsw i64 %.079, 1
  br label %36, !llvm.loop !62

47:                                               ; preds = %36
  %48 = add nsw i64 %.081, 1
  br label %21, !llvm.loop !63

49:                                               ; preds = %7
  %50 = sdiv i64 %4, 16
  %51 = mul nsw i64 %50, 16
  %52 = icmp eq i64 %14, 1
  br i1 %52, label %53, label %83

53:                                               ; preds = %67, %49
  %.078 = phi i64 [ 0, %49 ], [ %54, %67 ]
  %54 = add nsw i64 %.078, 16
  %55 = icmp sle i64 %54, %2
  br i1 %55, label %56, label %83

56:                                               ; preds = %53, %58
  %.077 = phi i64 [ %66, %58 ], [ 0, %53 ]
  %57 = icmp slt i64 %.077, %51
  br i1 %57, label %58, label %67

58:                                               ; preds = %56
  %59 = load i64, ptr %9, align 8, !tbaa !35
  %60 = mul nsw i64 %.078, %59
  %61 = getelementptr inbounds float, ptr %16, i64 %60
  %62 = getelementptr inbounds float, ptr %61, i64 %.077
  %63 = mul nsw i64 %.077, %6
  %64 = getelementptr inbounds float, ptr %5, i64 %63
  %65 = getelementptr inbounds float, ptr %64, i64 %.078
  call void @turned(ptr noundef %62, i64 noundef %59, ptr noundef %65, i64 noundef %6) #8
  %66 = add nsw i64 %.077, 16
  br label %56, !llvm.loop !64

67:                                               ; preds = %56, %81
  %.076 = phi i64 [ %82, %81 ], [ %51, %56 ]
  %68 = icmp slt i64 %.076, %4
  br i1 %68, label %69, label %53, !llvm.loop !65

69:                                               ; preds = %67, %71
  %.075 = phi i64 [ %80, %71 ], [ %.078, %67 ]
  %70 = icmp slt i64 %.075, %54
  br i1 %70, label %71, label %81

71:                                               ; preds = %69
  %72 = load i64, ptr %9, align 8, !tbaa !35
  %73 = mul nsw i64 %.075, %72
  %74 = add nsw i64 %73, %.076
  %75 = getelementptr inbounds float, ptr %16, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !56
  %77 = mul nsw i64 %.076, %6
  %78 = add nsw i64 %77, %.075
  %79 = getelementptr inbounds float, ptr %5, i64 %78
  store float %76, ptr %79, align 4, !tbaa !56
  %80 = add nsw i64 %.075, 1
  br label %69, !llvm.loop !66

81:                                               ; preds = %69
  %82 = add nsw i64 %.076, 1
  br label %67, !llvm.loop !67

83:                                               ; preds = %53, %49
  %.1 = phi i64 [ 0, %49 ], [ %.078, %53 ]
  br label %84

84:                                               ; preds = %104, %83
  %.074 = phi i64 [ %.1, %83 ], [ %105, %104 ]
  %85 = icmp slt i64 %.074, %6
  br i1 %85, label %86, label %106

86:                                               ; preds = %84, %98
  %.0 = phi i64 [ %103, %98 ], [ 0, %84 ]
  %87 = icmp slt i64 %.0, %4
  br i1 %87, label %88, label %104

88:                                               ; preds = %86
  %89 = icmp slt i64 %.074, %2
  br i1 %89, label %90, label %98

90:                                               ; preds = %88
  %91 = load i64, ptr %9, align 8, !tbaa !35
  %92 = mul nsw i64 %.074, %91
  %93 = load i64, ptr %13, align 8, !tbaa !37
  %94 = mul nsw i64 %.0, %93
  %95 = add nsw i64 %92, %94
  %96 = getelementptr inbounds float, ptr %16, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !56
  br label %98

98:                                               ; preds = %88, %90
  %99 = phi float [ %97, %90 ], [ 0.000000e+00, %88 ]
  %100 = mul nsw i64 %.0, %6
  %101 = add nsw i64 %100, %.074
  %102 = getelementptr inbounds float, ptr %5, i64 %101
  store float %99, ptr %102, align 4, !tbaa !56
  %103 = add nsw i64 %.0, 1
  br label %86, !llvm.loop !68

104:                                              ; preds = %86
  %105 = add nsw i64 %.074, 1
  br label %84, !llvm.loop !69

106:                                              ; preds = %21, %84
  ret void
}

; Function Attrs: noinline nounwind
define internal void @panel_rows(ptr noundef %0, ptr noundef byval(%struct.numbers) align 8 %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10) #4 {
  %12 = alloca %struct.numbers, align 8
  %13 = add nsw i64 %5, 16
  %14 = sub nsw i64 %13, 1
  %15 = sdiv i64 %14, 16
  %16 = mul nsw i64 %15, 16
  %17 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 8
  %18 = load i64, ptr %17, align 8, !tbaa !49
  %19 = icmp eq i64 %18, 1
  %20 = icmp eq i64 %5, %16
  %spec.select = select i1 %19, i1 %20, i1 false
  %21 = zext i1 %spec.select to i32
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 12
  %24 = load i64, ptr %23, align 8, !tbaa !47
  %25 = add nsw i64 %7, %24
  %26 = sub nsw i64 %25, 1
  %27 = sdiv i64 %26, %24
  br label %28

28:                                               ; preds = %63, %11
  %.0 = phi i64 [ 0, %11 ], [ %32, %63 ]
  %29 = icmp slt i64 %.0, %27
  br i1 %29, label %30, label %64

30:                                               ; preds = %28
  %31 = call i64 @first_of(i64 noundef %7, i64 noundef %.0, i64 noundef %27) #8
  %32 = add nsw i64 %.0, 1
  %33 = call i64 @first_of(i64 noundef %7, i64 noundef %32, i64 noundef %27) #8
  %34 = sub nsw i64 %33, %31
  call void @llvm.lifetime.start.p0(i64 24, ptr %12) #9
  %35 = load ptr, ptr %1, align 8, !tbaa !33
  %36 = getelementptr inbounds %struct.numbers, ptr %1, i32 0, i32 1
  %37 = load i64, ptr %36, align 8, !tbaa !35
  %38 = mul nsw i64 %31, %37
  %39 = getelementptr inbounds float, ptr %35, i64 %38
  store ptr %39, ptr %12, align 8, !tbaa !33
  %40 = getelementptr inbounds %struct.numbers, ptr %12, i32 0, i32 1
  %41 = load i64, ptr %36, align 8, !tbaa !35
  store i64 %41, ptr %40, align 8, !tbaa !35
  %42 = getelementptr inbounds %struct.numbers, ptr %12, i32 0, i32 2
  %43 = getelementptr inbounds %struct.numbers, ptr %1, i32 0, i32 2
  %44 = load i64, ptr %43, align 8, !tbaa !37
  store i64 %44, ptr %42, align 8, !tbaa !37
  %45 = icmp ne i64 %2, 0
  br i1 %45, label %46, label %50

46:                                               ; preds = %30
  %47 = load ptr, ptr %1, align 8, !tbaa !33
  %48 = mul nsw i64 %31, %6
  %49 = getelementptr inbounds float, ptr %47, i64 %48
  store ptr %49, ptr %12, align 8, !tbaa !70
  store i64 1, ptr %40, align 8, !tbaa !71
  store i64 %34, ptr %42, align 8, !tbaa !71
  br label %50

50:                                               ; preds = %46, %30
  %51 = getelementptr inbounds %struct.product, ptr %0, i32 0, i32 7
  %52 = load i64, ptr %51, align 8, !tbaa !48
  %53 = mul nsw i64 %31, %52
  %54 = getelementptr inbounds float, ptr %8, i64 %53
  br i1 %spec.select, label %55, label %56

55:                                               ; preds = %50
  call void @tile_of(ptr noundef byval(%struct.numbers) align 8 %12, ptr noundef %3, i64 noundef %4, i64 noundef %6, i64 noundef %34, i64 noundef %15, ptr noundef %54, i64 noundef %52, i64 noundef %9) #8
  br label %63

56:                                               ; preds = %50
  %57 = icmp ne i64 %9, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %56
  %59 = load i64, ptr %17, align 8, !tbaa !49
  call void @taken_aside(ptr noundef %10, i64 noundef %16, ptr noundef %54, i64 noundef %52, i64 noundef %59, i64 noundef %34, i64 noundef %5) #8
  br label %60

60:                                               ; preds = %58, %56
  call void @tile_of(ptr noundef byval(%struct.numbers) align 8 %12, ptr noundef %3, i64 noundef %4, i64 noundef %6, i64 noundef %34, i64 noundef %15, ptr noundef %10, i64 noundef %16, i64 noundef %9) #8
  %61 = load i64, ptr %51, align 8, !tbaa !48
  %62 = load i64, ptr %17, align 8, !tbaa !49
  call void @put_aside(ptr noundef %10, i64 noundef %16, ptr noundef %54, i64 noundef %61, i64 noundef %62, i64 noundef %34, i64 noundef %5) #8
  br label %63

63:                                               ; preds = %60, %55
  call void @llvm.lifetime.end.p0(i64 24, ptr %12) #9
  br label %28, !llvm.loop !72

64:                                               ; preds = %28
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal i64 @first_of(i64 noundef %0, i64 noundef %1, i64 noundef %2) #5 {
  %4 = mul nsw i64 %0, %1
  %5 = sdiv i64 %4, %2
  ret i64 %5
}

; Function Attrs: alwaysinline nounwind
define internal void @turned(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) #5 {
  %5 = alloca [16 x <16 x float>], align 16
  call void @llvm.lifetime.start.p0(i64 1024, ptr %5) #9
  br label %6

6:                                                ; preds = %8, %4
  %.055 = phi i64 [ 0, %4 ], [ %13, %8 ]
  %7 = icmp slt i64 %.055, 16
  br i1 %7, label %8, label %14

8:                                                ; preds = %6
  %9 = mul nsw i64 %.055, %1
  %10 = getelementptr inbounds float, ptr %0, i64 %9
  %11 = load <16 x float>, ptr %10, align 4, !tbaa !60
  %12 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 %.055
  store <16 x float> %11, ptr %12, align 16, !tbaa !60
  %13 = add nsw i64 %.055, 1
  br label %6, !llvm.loop !73

14:                                               ; preds = %6, %27
  %.056 = phi i64 [ %28, %27 ], [ 0, %6 ]
  %15 = icmp slt i64 %.056, 16
  br i1 %15, label %16, label %29

16:                                               ; preds = %14
  %17 = and i64 %.056, 8
  %18 = icmp ne i64 %17, 0
  br i1 %18, label %27, label %19

19:                                               ; preds = %16
  %20 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 %.056
  %21 = load <16 x float>, ptr %20, align 16, !tbaa !60
  %22 = add nsw i64 %.056, 8
  %23 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 %22
  %24 = load <16 x float>, ptr %23, align 16, !tbaa !60
  %25 = shufflevector <16 x float> %21, <16 x float> %24, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %25, ptr %20, align 16, !tbaa !60
  %26 = shufflevector <16 x float> %21, <16 x float> %24, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %26, ptr %23, align 16, !tbaa !60
  br label %27

27:                                               ; preds = %16, %19
  %28 = add nsw i64 %.056, 1
  br label %14, !llvm.loop !75

29:                                               ; preds = %14, %42
  %.058 = phi i64 [ %43, %42 ], [ 0, %14 ]
  %30 = icmp slt i64 %.058, 16
  br i1 %30, label %31, label %44

31:                                               ; preds = %29
  %32 = and i64 %.058, 4
  %33 = icmp ne i64 %32, 0
  br i1 %33, label %42, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 %.058
  %36 = load <16 x float>, ptr %35, align 16, !tbaa !60
  %37 = add nsw i64 %.058, 4
  %38 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 %37
  %39 = load <16 x float>, ptr %38, align 16, !tbaa !60
  %40 = shufflevector <16 x float> %36, <16 x float> %39, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %40, ptr %35, align 16, !tbaa !60
  %41 = shufflevector <16 x float> %36, <16 x float> %39, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %41, ptr %38, align 16, !tbaa !60
  br label %42

42:                                               ; preds = %31, %34
  %43 = add nsw i64 %.058, 1
  br label %29, !llvm.loop !76

44:                                               ; preds = %29, %57
  %.059 = phi i64 [ %58, %57 ], [ 0, %29 ]
  %45 = icmp slt i64 %.059, 16
  br i1 %45, label %46, label %59

46:                                               ; preds = %44
  %47 = and i64 %.059, 2
  %48 = icmp ne i64 %47, 0
  br i1 %48, label %57, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 %.059
  %51 = load <16 x float>, ptr %50, align 16, !tbaa !60
  %52 = add nsw i64 %.059, 2
  %53 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 %52
  %54 = load <16 x float>, ptr %53, align 16, !tbaa !60
  %55 = shufflevector <16 x float> %51, <16 x float> %54, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %55, ptr %50, align 16, !tbaa !60
  %56 = shufflevector <16 x float> %51, <16 x float> %54, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %56, ptr %53, align 16, !tbaa !60
  br label %57

57:                                               ; preds = %46, %49
  %58 = add nsw i64 %.059, 1
  br label %44, !llvm.loop !77

59:                                               ; preds = %44, %72
  %.057 = phi i64 [ %73, %72 ], [ 0, %44 ]
  %60 = icmp slt i64 %.057, 16
  br i1 %60, label %61, label %74

61:                                               ; preds = %59
  %62 = and i64 %.057, 1
  %63 = icmp ne i64 %62, 0
  br i1 %63, label %72, label %64

64:                                               ; preds = %61
  %65 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 %.057
  %66 = load <16 x float>, ptr %65, align 16, !tbaa !60
  %67 = add nsw i64 %.057, 1
  %68 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 %67
  %69 = load <16 x float>, ptr %68, align 16, !tbaa !60
  %70 = shufflevector <16 x float> %66, <16 x float> %69, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %70, ptr %65, align 16, !tbaa !60
  %71 = shufflevector <16 x float> %66, <16 x float> %69, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %71, ptr %68, align 16, !tbaa !60
  br label %72

72:                                               ; preds = %61, %64
  %73 = add nsw i64 %.057, 1
  br label %59, !llvm.loop !78

74:                                               ; preds = %59, %76
  %.0 = phi i64 [ %81, %76 ], [ 0, %59 ]
  %75 = icmp slt i64 %.0, 16
  br i1 %75, label %76, label %82

76:                                               ; preds = %74
  %77 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 %.0
  %78 = load <16 x float>, ptr %77, align 16, !tbaa !60
  %79 = mul nsw i64 %.0, %3
  %80 = getelementptr inbounds float, ptr %2, i64 %79
  store <16 x float> %78, ptr %80, align 4, !tbaa !60
  %81 = add nsw i64 %.0, 1
  br label %74, !llvm.loop !79

82:                                               ; preds = %74
  call void @llvm.lifetime.end.p0(i64 1024, ptr %5) #9
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: alwaysinline nounwind
define internal void @tile_of(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, i64 noundef %8) #5 {
  switch i64 %5, label %13 [
    i64 4, label %10
    i64 3, label %11
    i64 2, label %12
  ]

10:                                               ; preds = %9
  call void @tile_of_4(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %6, i64 noundef %7, i64 noundef %8) #8
  br label %14

11:                                               ; preds = %9
  call void @tile_of_3(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %6, i64 noundef %7, i64 noundef %8) #8
  br label %14

12:                                               ; preds = %9
  call void @tile_of_2(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %6, i64 noundef %7, i64 noundef %8) #8
  br label %14

13:                                               ; preds = %9
  call void @tile_of_1(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %6, i64 noundef %7, i64 noundef %8) #8
  br label %14

14:                                               ; preds = %11, %13, %12, %10
  ret void
}

; Function Attrs: nounwind
define internal void @taken_aside(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #0 {
  br label %8

8:                                                ; preds = %22, %7
  %.014 = phi i64 [ 0, %7 ], [ %23, %22 ]
  %9 = icmp slt i64 %.014, %5
  br i1 %9, label %10, label %24

10:                                               ; preds = %8, %12
  %.0 = phi i64 [ %21, %12 ], [ 0, %8 ]
  %11 = icmp slt i64 %.0, %6
  br i1 %11, label %12, label %22

12:                                               ; preds = %10
  %13 = mul nsw i64 %.014, %3
  %14 = mul nsw i64 %.0, %4
  %15 = add nsw i64 %13, %14
  %16 = getelementptr inbounds float, ptr %2, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !56
  %18 = mul nsw i64 %.014, %1
  %19 = add nsw i64 %18, %.0
  %20 = getelementptr inbounds float, ptr %0, i64 %19
  store float %17, ptr %20, align 4, !tbaa !56
  %21 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !80

22:                                               ; preds = %10
  %23 = add nsw i64 %.014, 1
  br label %8, !llvm.loop !81

24:                                               ; preds = %8
  ret void
}

; Function Attrs: nounwind
define internal void @put_aside(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #0 {
  %8 = icmp eq i64 %4, 1
  br i1 %8, label %9, label %24

9:                                                ; preds = %7, %22
  %.031 = phi i64 [ %23, %22 ], [ 0, %7 ]
  %10 = icmp slt i64 %.031, %5
  br i1 %10, label %11, label %40

11:                                               ; preds = %9, %13
  %.030 = phi i64 [ %21, %13 ], [ 0, %9 ]
  %12 = icmp slt i64 %.030, %6
  br i1 %12, label %13, label %22

13:                                               ; preds = %11
  %14 = mul nsw i64 %.031, %1
  %15 = add nsw i64 %14, %.030
  %16 = getelementptr inbounds float, ptr %0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !56
  %18 = mul nsw i64 %.031, %3
  %19 = add nsw i64 %18, %.030
  %20 = getelementptr inbounds float, ptr %2, i64 %19
  store float %17, ptr %20, align 4, !tbaa !56
  %21 = add nsw i64 %.030, 1
  br label %11, !llvm.loop !82

22:                                               ; preds = %11
  %23 = add nsw i64 %.031, 1
  br label %9, !llvm.loop !83

24:                                               ; preds = %7, %38
  %.029 = phi i64 [ %39, %38 ], [ 0, %7 ]
  %25 = icmp slt i64 %.029, %6
  br i1 %25, label %26, label %40

26:                                               ; preds = %24, %28
  %.0 = phi i64 [ %37, %28 ], [ 0, %24 ]
  %27 = icmp slt i64 %.0, %5
  br i1 %27, label %28, label %38

28:                                               ; preds = %26
  %29 = mul nsw i64 %.0, %1
  %30 = add nsw i64 %29, %.029
  %31 = getelementptr inbounds float, ptr %0, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !56
  %33 = mul nsw i64 %.0, %3
  %34 = mul nsw i64 %.029, %4
  %35 = add nsw i64 %33, %34
  %36 = getelementptr inbounds float, ptr %2, i64 %35
  store float %32, ptr %36, align 4, !tbaa !56
  %37 = add nsw i64 %.0, 1
  br label %26, !llvm.loop !84

38:                                               ; preds = %26
  %39 = add nsw i64 %.029, 1
  br label %24, !llvm.loop !85

40:                                               ; preds = %24, %9
  ret void
}

; Function Attrs: noinline nounwind
define internal void @tile_of_4(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, i64 noundef %7) #4 {
  switch i64 %4, label %15 [
    i64 1, label %9
    i64 2, label %10
    i64 3, label %11
    i64 4, label %12
    i64 5, label %13
    i64 6, label %14
  ]

9:                                                ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 1, i64 noundef 4, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %15

10:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 2, i64 noundef 4, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %15

11:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 3, i64 noundef 4, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %15

12:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 4, i64 noundef 4, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %15

13:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 5, i64 noundef 4, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %15

14:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 6, i64 noundef 4, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %15

15:                                               ; preds = %14, %13, %12, %11, %10, %9, %8
  ret void
}

; Function Attrs: noinline nounwind
define internal void @tile_of_3(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, i64 noundef %7) #4 {
  switch i64 %4, label %17 [
    i64 1, label %9
    i64 2, label %10
    i64 3, label %11
    i64 4, label %12
    i64 5, label %13
    i64 6, label %14
    i64 7, label %15
    i64 8, label %16
  ]

9:                                                ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 1, i64 noundef 3, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %17

10:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 2, i64 noundef 3, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %17

11:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 3, i64 noundef 3, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %17

12:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 4, i64 noundef 3, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %17

13:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 5, i64 noundef 3, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %17

14:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 6, i64 noundef 3, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %17

15:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 7, i64 noundef 3, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %17

16:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 8, i64 noundef 3, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %17

17:                                               ; preds = %16, %15, %14, %13, %12, %11, %10, %9, %8
  ret void
}

; Function Attrs: noinline nounwind
define internal void @tile_of_2(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, i64 noundef %7) #4 {
  switch i64 %4, label %21 [
    i64 1, label %9
    i64 2, label %10
    i64 3, label %11
    i64 4, label %12
    i64 5, label %13
    i64 6, label %14
    i64 7, label %15
    i64 8, label %16
    i64 9, label %17
    i64 10, label %18
    i64 11, label %19
    i64 12, label %20
  ]

9:                                                ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 1, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

10:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 2, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

11:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 3, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

12:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 4, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

13:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 5, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

14:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 6, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

15:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 7, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

16:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 8, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

17:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 9, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

18:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 10, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

19:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 11, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

20:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 12, i64 noundef 2, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

21:                                               ; preds = %20, %19, %18, %17, %16, %15, %14, %13, %12, %11, %10, %9, %8
  ret void
}

; Function Attrs: noinline nounwind
define internal void @tile_of_1(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, i64 noundef %7) #4 {
  switch i64 %4, label %21 [
    i64 1, label %9
    i64 2, label %10
    i64 3, label %11
    i64 4, label %12
    i64 5, label %13
    i64 6, label %14
    i64 7, label %15
    i64 8, label %16
    i64 9, label %17
    i64 10, label %18
    i64 11, label %19
    i64 12, label %20
  ]

9:                                                ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 1, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

10:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 2, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

11:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 3, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

12:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 4, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

13:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 5, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

14:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 6, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

15:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 7, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

16:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 8, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

17:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 9, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

18:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 10, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

19:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 11, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

20:                                               ; preds = %8
  call void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef 12, i64 noundef 1, ptr noundef %5, i64 noundef %6, i64 noundef %7) #8
  br label %21

21:                                               ; preds = %20, %19, %18, %17, %16, %15, %14, %13, %12, %11, %10, %9, %8
  ret void
}

; Function Attrs: alwaysinline nounwind
define internal void @tile(ptr noundef byval(%struct.numbers) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, i64 noundef %8) #5 {
  %10 = alloca [12 x [4 x <16 x float>]], align 16
  %11 = alloca [4 x <16 x float>], align 16
  call void @llvm.lifetime.start.p0(i64 3072, ptr %10) #9
  br label %12

12:                                               ; preds = %29, %9
  %.064 = phi i64 [ 0, %9 ], [ %30, %29 ]
  %13 = icmp slt i64 %.064, %4
  br i1 %13, label %14, label %31

14:                                               ; preds = %12, %24
  %.070 = phi i64 [ %28, %24 ], [ 0, %12 ]
  %15 = icmp slt i64 %.070, %5
  br i1 %15, label %16, label %29

16:                                               ; preds = %14
  %17 = icmp ne i64 %8, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %16
  %19 = mul nsw i64 %.064, %7
  %20 = getelementptr inbounds float, ptr %6, i64 %19
  %21 = mul nsw i64 %.070, 16
  %22 = getelementptr inbounds float, ptr %20, i64 %21
  %23 = load <16 x float>, ptr %22, align 4, !tbaa !60
  br label %24

24:                                               ; preds = %16, %18
  %25 = phi <16 x float> [ %23, %18 ], [ zeroinitializer, %16 ]
  %26 = getelementptr inbounds [12 x [4 x <16 x float>]], ptr %10, i64 0, i64 %.064
  %27 = getelementptr inbounds [4 x <16 x float>], ptr %26, i64 0, i64 %.070
  store <16 x float> %25, ptr %27, align 16, !tbaa !60
  %28 = add nsw i64 %.070, 1
  br label %14, !llvm.loop !86

29:                                               ; preds = %14
  %30 = add nsw i64 %.064, 1
  br label %12, !llvm.loop !87

31:                                               ; preds = %12, %41
  %.069 = phi i64 [ %42, %41 ], [ 0, %12 ]
  %32 = icmp slt i64 %.069, %4
  br i1 %32, label %33, label %43

33:                                               ; preds = %31, %35
  %.068 = phi i64 [ %40, %35 ], [ 0, %31 ]
  %34 = icmp slt i64 %.068, %5
  br i1 %34, label %35, label %41

35:                                               ; preds = %33
  %36 = mul nsw i64 %.069, %7
  %37 = getelementptr inbounds float, ptr %6, i64 %36
  %38 = mul nsw i64 %.068, 16
  %39 = getelementptr inbounds float, ptr %37, i64 %38
  call void @llvm.prefetch.p0(ptr %39, i32 1, i32 3, i32 1)
  %40 = add nsw i64 %.068, 1
  br label %33, !llvm.loop !88

41:                                               ; preds = %33
  %42 = add nsw i64 %.069, 1
  br label %31, !llvm.loop !89

43:                                               ; preds = %31, %87
  %.067 = phi i64 [ %88, %87 ], [ 0, %31 ]
  %44 = icmp slt i64 %.067, %3
  br i1 %44, label %45, label %89

45:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(i64 256, ptr %11) #9
  br label %46

46:                                               ; preds = %48, %45
  %.066 = phi i64 [ 0, %45 ], [ %59, %48 ]
  %47 = icmp slt i64 %.066, %5
  br i1 %47, label %48, label %60

48:                                               ; preds = %46
  %49 = mul nsw i64 %.067, %2
  %50 = getelementptr inbounds float, ptr %1, i64 %49
  %51 = mul nsw i64 %.066, 16
  %52 = getelementptr inbounds float, ptr %50, i64 %51
  %53 = load <16 x float>, ptr %52, align 4, !tbaa !60
  %54 = getelementptr inbounds [4 x <16 x float>], ptr %11, i64 0, i64 %.066
  store <16 x float> %53, ptr %54, align 16, !tbaa !60
  %55 = add nsw i64 %.067, 8
  %56 = mul nsw i64 %55, %2
  %57 = getelementptr inbounds float, ptr %1, i64 %56
  %58 = getelementptr inbounds float, ptr %57, i64 %51
  call void @llvm.prefetch.p0(ptr %58, i32 0, i32 3, i32 1)
  %59 = add nsw i64 %.066, 1
  br label %46, !llvm.loop !90

60:                                               ; preds = %46, %85
  %.065 = phi i64 [ %86, %85 ], [ 0, %46 ]
  %61 = icmp slt i64 %.065, %4
  br i1 %61, label %62, label %87

62:                                               ; preds = %60
  %63 = load ptr, ptr %0, align 8, !tbaa !33
  %64 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 1
  %65 = load i64, ptr %64, align 8, !tbaa !35
  %66 = mul nsw i64 %.065, %65
  %67 = getelementptr inbounds %struct.numbers, ptr %0, i32 0, i32 2
  %68 = load i64, ptr %67, align 8, !tbaa !37
  %69 = mul nsw i64 %.067, %68
  %70 = add nsw i64 %66, %69
  %71 = getelementptr inbounds float, ptr %63, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !56
  br label %73

73:                                               ; preds = %75, %62
  %.063 = phi i64 [ 0, %62 ], [ %84, %75 ]
  %74 = icmp slt i64 %.063, %5
  br i1 %74, label %75, label %85

75:                                               ; preds = %73
  %76 = insertelement <16 x float> poison, float %72, i64 0
  %77 = shufflevector <16 x float> %76, <16 x float> poison, <16 x i32> zeroinitializer
  %78 = getelementptr inbounds [4 x <16 x float>], ptr %11, i64 0, i64 %.063
  %79 = load <16 x float>, ptr %78, align 16, !tbaa !60
  %80 = getelementptr inbounds [12 x [4 x <16 x float>]], ptr %10, i64 0, i64 %.065
  %81 = getelementptr inbounds [4 x <16 x float>], ptr %80, i64 0, i64 %.063
  %82 = load <16 x float>, ptr %81, align 16, !tbaa !60
  %83 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %77, <16 x float> %79, <16 x float> %82)
  store <16 x float> %83, ptr %81, align 16, !tbaa !60
  %84 = add nsw i64 %.063, 1
  br label %73, !llvm.loop !91

85:                                               ; preds = %73
  %86 = add nsw i64 %.065, 1
  br label %60, !llvm.loop !92

87:                                               ; preds = %60
  call void @llvm.lifetime.end.p0(i64 256, ptr %11) #9
  %88 = add nsw i64 %.067, 1
  br label %43, !llvm.loop !93

89:                                               ; preds = %43, %102
  %.062 = phi i64 [ %103, %102 ], [ 0, %43 ]
  %90 = icmp slt i64 %.062, %4
  br i1 %90, label %91, label %104

91:                                               ; preds = %89, %93
  %.0 = phi i64 [ %101, %93 ], [ 0, %89 ]
  %92 = icmp slt i64 %.0, %5
  br i1 %92, label %93, label %102

93:                                               ; preds = %91
  %94 = getelementptr inbounds [12 x [4 x <16 x float>]], ptr %10, i64 0, i64 %.062
  %95 = getelementptr inbounds [4 x <16 x float>], ptr %94, i64 0, i64 %.0
  %96 = load <16 x float>, ptr %95, align 16, !tbaa !60
  %97 = mul nsw i64 %.062, %7
  %98 = getelementptr inbounds float, ptr %6, i64 %97
  %99 = mul nsw i64 %.0, 16
  %100 = getelementptr inbounds float, ptr %98, i64 %99
  store <16 x float> %96, ptr %100, align 4, !tbaa !60
  %101 = add nsw i64 %.0, 1
  br label %91, !llvm.loop !95

102:                                              ; preds = %91
  %103 = add nsw i64 %.062, 1
  br label %89, !llvm.loop !96

104:                                              ; preds = %89
  call void @llvm.lifetime.end.p0(i64 3072, ptr %10) #9
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #3

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { inlinehint nounwind "no-builtins" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { noinline nounwind "min-legal-vector-width"="512" "no-builtins" }
attributes #5 = { alwaysinline nounwind "no-builtins" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #8 = { nobuiltin "no-builtins" }
attributes #9 = { nounwind }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !8, i64 56}
!3 = !{!"", !4, i64 0, !4, i64 24, !5, i64 48, !8, i64 56, !8, i64 64, !8, i64 72, !8, i64 80, !8, i64 88, !8, i64 96, !8, i64 104, !8, i64 112, !8, i64 120, !8, i64 128, !8, i64 136, !8, i64 144, !8, i64 152, !8, i64 160, !5, i64 168, !8, i64 176}
!4 = !{!"", !5, i64 0, !8, i64 8, !8, i64 16}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"long long", !6, i64 0}
!9 = !{!3, !8, i64 152}
!10 = !{!3, !8, i64 160}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!14, !5, i64 192}
!14 = !{!"", !8, i64 0, !6, i64 8, !8, i64 64, !6, i64 72, !8, i64 128, !8, i64 136, !8, i64 144, !6, i64 152, !5, i64 192, !5, i64 200, !8, i64 208, !8, i64 216, !8, i64 224, !8, i64 232, !5, i64 240, !5, i64 248, !5, i64 256, !5, i64 264, !5, i64 272, !5, i64 280, !5, i64 288}
!15 = !{!14, !5, i64 200}
!16 = !{!14, !8, i64 208}
!17 = !{!14, !8, i64 216}
!18 = !{!14, !8, i64 0}
!19 = !{!14, !5, i64 240}
!20 = !{!14, !5, i64 280}
!21 = !{!14, !5, i64 256}
!22 = !{!14, !5, i64 288}
!23 = !{!14, !5, i64 248}
!24 = !{!14, !8, i64 232}
!25 = !{!14, !5, i64 264}
!26 = distinct !{!26, !12}
!27 = !{!3, !5, i64 0}
!28 = !{!3, !8, i64 64}
!29 = !{!3, !8, i64 8}
!30 = !{!3, !8, i64 16}
!31 = !{!3, !5, i64 24}
!32 = !{!3, !8, i64 72}
!33 = !{!4, !5, i64 0}
!34 = !{!3, !8, i64 32}
!35 = !{!4, !8, i64 8}
!36 = !{!3, !8, i64 40}
!37 = !{!4, !8, i64 16}
!38 = !{!3, !5, i64 48}
!39 = !{!3, !8, i64 80}
!40 = !{!3, !8, i64 120}
!41 = !{!3, !8, i64 136}
!42 = !{!3, !8, i64 104}
!43 = !{!3, !5, i64 168}
!44 = !{!3, !8, i64 176}
!45 = !{!3, !8, i64 144}
!46 = !{!3, !8, i64 112}
!47 = !{!3, !8, i64 128}
!48 = !{!3, !8, i64 88}
!49 = !{!3, !8, i64 96}
!50 = distinct !{!50, !12}
!51 = distinct !{!51, !12}
!52 = distinct !{!52, !12}
!53 = distinct !{!53, !12}
!54 = !{!14, !8, i64 224}
!55 = distinct !{!55, !12}
!56 = !{!57, !57, i64 0}
!57 = !{!"float", !6, i64 0}
!58 = distinct !{!58, !12}
!59 = distinct !{!59, !12}
!60 = !{!6, !6, i64 0}
!61 = distinct !{!61, !12}
!62 = distinct !{!62, !12}
!63 = distinct !{!63, !12}
!64 = distinct !{!64, !12}
!65 = distinct !{!65, !12}
!66 = distinct !{!66, !12}
!67 = distinct !{!67, !12}
!68 = distinct !{!68, !12}
!69 = distinct !{!69, !12}
!70 = !{!5, !5, i64 0}
!71 = !{!8, !8, i64 0}
!72 = distinct !{!72, !12}
!73 = distinct !{!73, !12, !74}
!74 = !{!"llvm.loop.unroll.full"}
!75 = distinct !{!75, !12, !74}
!76 = distinct !{!76, !12, !74}
!77 = distinct !{!77, !12, !74}
!78 = distinct !{!78, !12, !74}
!79 = distinct !{!79, !12, !74}
!80 = distinct !{!80, !12}
!81 = distinct !{!81, !12}
!82 = distinct !{!82, !12}
!83 = distinct !{!83, !12}
!84 = distinct !{!84, !12}
!85 = distinct !{!85, !12}
!86 = distinct !{!86, !12, !74}
!87 = distinct !{!87, !12, !74}
!88 = distinct !{!88, !12, !74}
!89 = distinct !{!89, !12, !74}
!90 = distinct !{!90, !12, !74}
!91 = distinct !{!91, !12, !74}
!92 = distinct !{!92, !12, !74}
!93 = distinct !{!93, !12, !94}
!94 = !{!"llvm.loop.unroll.disable"}
!95 = distinct !{!95, !12, !74}
!96 = distinct !{!96, !12, !74}
