// SPDX-License-Identifier: MIT
// Copies the archive AUDE_BUNDLE into the program: no source text of megabytes has to be compiled.
#if defined(_WIN32)
.section .rdata,"dr"
#elif defined(__APPLE__)
.section __TEXT,__const
#define kAudeClient _kAudeClient
#define kAudeClientEnd _kAudeClientEnd
#else
.section .rodata
#endif
.globl kAudeClient
.globl kAudeClientEnd
.balign 16
kAudeClient:
.incbin AUDE_BUNDLE
kAudeClientEnd:
.byte 0
#if defined(__linux__)
.section .note.GNU-stack,"",%progbits
#endif
