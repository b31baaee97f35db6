; Steps of CRC-32C by the instruction that x86 has since SSE 4.2; linked where the CPU has it.

declare i64 @llvm.x86.sse42.crc32.64.64(i64, i64)
declare i32 @llvm.x86.sse42.crc32.32.32(i32, i32)
declare i32 @llvm.x86.sse42.crc32.32.8(i32, i8)

define linkonce_odr hidden i32 @crc32c_step8(i32 %state, i64 %word) alwaysinline nounwind {
  %wide = zext i32 %state to i64
  %next = call i64 @llvm.x86.sse42.crc32.64.64(i64 %wide, i64 %word)
  %low = trunc i64 %next to i32
  ret i32 %low
}

define linkonce_odr hidden i32 @crc32c_step4(i32 %state, i32 %word) alwaysinline nounwind {
  %next = call i32 @llvm.x86.sse42.crc32.32.32(i32 %state, i32 %word)
  ret i32 %next
}

define linkonce_odr hidden i32 @crc32c_step1(i32 %state, i32 %byte) alwaysinline nounwind {
  %low = trunc i32 %byte to i8
  %next = call i32 @llvm.x86.sse42.crc32.32.8(i32 %state, i8 %low)
  ret i32 %next
}
