; Steps of CRC-32C by the instruction of 64-bit Arm; linked where the CPU has it.

declare i32 @llvm.aarch64.crc32cx(i32, i64)
declare i32 @llvm.aarch64.crc32cw(i32, i32)
declare i32 @llvm.aarch64.crc32cb(i32, i32)

define linkonce_odr hidden i32 @crc32c_step8(i32 %state, i64 %word) alwaysinline nounwind {
  %next = call i32 @llvm.aarch64.crc32cx(i32 %state, i64 %word)
  ret i32 %next
}

define linkonce_odr hidden i32 @crc32c_step4(i32 %state, i32 %word) alwaysinline nounwind {
  %next = call i32 @llvm.aarch64.crc32cw(i32 %state, i32 %word)
  ret i32 %next
}

define linkonce_odr hidden i32 @crc32c_step1(i32 %state, i32 %byte) alwaysinline nounwind {
  %next = call i32 @llvm.aarch64.crc32cb(i32 %state, i32 %byte)
  ret i32 %next
}
