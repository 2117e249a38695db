// Copies the archive AUDE_BUNDLE into the program: no source text of megabytes has to be compiled.
#if defined(_WIN32)
.section .rdata,"dr"
#elif defined(__APPLE__)
.section __TEXT,__const
#define aude_client _aude_client
#define aude_client_end _aude_client_end
#else
.section .rodata
#endif
.globl aude_client
.globl aude_client_end
.balign 16
aude_client:
.incbin AUDE_BUNDLE
aude_client_end:
.byte 0
#if defined(__linux__)
.section .note.GNU-stack,"",%progbits
#endif
