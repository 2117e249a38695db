# SPDX-License-Identifier: MIT
# Toolchain for WebAssembly: clang with wasi-libc and libc++, one thread, no exceptions. The preset `wasm`
# uses it.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(triple wasm32-wasi)

find_program(AUDE_WASM_CLANG NAMES clang++-19 REQUIRED)
set(CMAKE_CXX_COMPILER ${AUDE_WASM_CLANG})
set(CMAKE_CXX_COMPILER_TARGET ${triple})
find_program(CMAKE_AR NAMES llvm-ar-19 REQUIRED)
find_program(CMAKE_RANLIB NAMES llvm-ranlib-19 REQUIRED)

# Every engine since 2021 supports these three. SIMD, which some learned only in 2023, is a matter of the players alone.
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -fno-rtti -mbulk-memory -mnontrapping-fptoint -msign-ext")
# A stack of 1 MiB below all data, where running out of it is an error; the linker's own is of 64 KiB above the data, which
# is overwritten without a word.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-Wl,-z,stack-size=1048576 -Wl,--stack-first")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
