// SPDX-License-Identifier: MIT
// The drawings that all tiles share. Bridges rotate with their tile, are seen from above and have no
// direction of light. All others stay upright and are lit from the north-west.
#include "art/meadow.h"
#include "art/set_art.h"
#include "art/svg.h"
#include "art/tile.h"

namespace aude::art {

namespace {

constexpr const char* kPatterns = R"svg(<clipPath id="a-ti"><path d="M0 0h100v100H0z"/></clipPath>
<pattern id="a-pc" width="10" height="10" patternUnits="userSpaceOnUse"><path fill="#dcbd8a" d="M0 0h10v10H0z"/><path stroke="#c7a473" stroke-width=".6" stroke-linecap="round" d="M1.5 2h1.6M6 1.4h1.5M3.6 4.8h1.7M8 5.2h1.2M1.6 7.8h1.5M6.2 8.4h1.4"/></pattern>)svg";

constexpr const char* kRelief =
    R"svg(<linearGradient id="a-lg" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3bd" stop-opacity=".85"/><stop offset=".42" stop-color="#d9cd86" stop-opacity=".55"/><stop offset=".6" stop-color="#a2914a" stop-opacity=".5"/><stop offset="1" stop-color="#4a3c10" stop-opacity=".72"/></linearGradient>
<linearGradient id="a-lp" gradientUnits="userSpaceOnUse" x1="-3" y1="-10" x2="3" y2="10"><stop offset="0" stop-color="#fff8e0" stop-opacity=".5"/><stop offset=".45" stop-color="#fff8e0" stop-opacity="0"/><stop offset="1" stop-color="#20160c" stop-opacity=".34"/></linearGradient>
<g id="a-hi"><path fill="url(#a-lg)" fill-rule="evenodd" d="M50 5C66 4 86 5 92 13 98 22 95 40 95 50 95 62 97 80 89 89 80 96 62 95 50 95 36 95 20 97 11 89 3 80 5 62 5 50 5 38 3 20 11 11 20 4 36 5 50 5zM50 21.6C60.6 21 72.4 21.6 76.4 26.9 80.4 32.8 78.4 43.4 78.4 50 78.4 57.9 79.7 68.5 74.4 74.4 68.5 79 57.9 78.4 50 78.4 40.8 78.4 31.5 79.7 25.6 74.4 20.3 68.5 21.6 57.9 21.6 50 21.6 42.1 20.3 31.5 25.6 25.6 31.5 21 40.8 21.6 50 21.6z"/><path fill="#f1e6a8" opacity=".42" d="M50 21.6C60.6 21 72.4 21.6 76.4 26.9 80.4 32.8 78.4 43.4 78.4 50 78.4 57.9 79.7 68.5 74.4 74.4 68.5 79 57.9 78.4 50 78.4 40.8 78.4 31.5 79.7 25.6 74.4 20.3 68.5 21.6 57.9 21.6 50 21.6 42.1 20.3 31.5 25.6 25.6 31.5 21 40.8 21.6 50 21.6z"/><path fill="none" stroke="#5d4f1c" stroke-width="5" stroke-dasharray=".9 2.8" opacity=".45" d="M50 10C64.9 9.1 81.6 10 87.2 17.4 92.8 25.8 90 40.7 90 50 90 61.2 91.8 76 84.4 84.4 76 90.9 61.2 90 50 90 37 90 24 91.8 15.6 84.4 8.1 76 10 61.2 10 50 10 38.8 8.1 24 15.6 15.6 24 9.1 37 10 50 10z"/><path fill="none" stroke="#6d5d22" stroke-width="1" opacity=".5" d="M50 21.6C60.6 21 72.4 21.6 76.4 26.9 80.4 32.8 78.4 43.4 78.4 50 78.4 57.9 79.7 68.5 74.4 74.4 68.5 79 57.9 78.4 50 78.4 40.8 78.4 31.5 79.7 25.6 74.4 20.3 68.5 21.6 57.9 21.6 50 21.6 42.1 20.3 31.5 25.6 25.6 31.5 21 40.8 21.6 50 21.6z"/></g>)svg";

// Trees, houses, towers and gates stand upright on every tile, lit from the north-west. The point that
// they stand on is their origin.
constexpr const char* kTrees =
    R"svg(<g id="a-t1" stroke="#43552a" stroke-width=".6"><path fill="#6b5332" stroke="none" d="M-.7 2h1.400v3h-1.400z"/><path fill="#62823a" d="M-4.300-.6c-.4-1.700.8-2.900 1.700-3.200.2-1.400 2.100-2.200 3.300-1.400 1.500-.4 3 .7 3 2.100 1.200.8 1.300 2.500.2 3.500.1 1.700-1.400 2.900-2.900 2.400-1.100 1.100-3.100.9-3.600-.3-1.200.1-2.200-1.700-1.700-3.100z"/><path fill="#86a64f" stroke="none" d="M-3.400-1c-.2-1.300.8-2 1.500-2.200.3-1.100 1.600-1.500 2.500-.9 1.100.3 1.400 1.500.8 2.300-.3 1.200-1.500 1.500-2.300 1.200-1.100.8-2.400.5-2.500-.4z"/><path fill="#aac573" stroke="none" d="M-2.400-2.200c.2-1 1.200-1.300 1.900-.9.600.5.3 1.400-.4 1.600-.8.2-1.500 0-1.500-.7z"/></g>
<g id="a-t2"><use href="#a-t1" x=".3" y="-3"/><use href="#a-t1" x="-3.200" y=".8"/><use href="#a-t1" x="3.300" y="1.400"/></g>
<g id="a-t3" stroke="#344a22" stroke-width=".55"><path fill="#4d6e35" d="M0-7.200c1.700 2.100 2.300 4.800 2.100 7.400-.1 1.700-.8 2.700-2.100 2.700s-2-1-2.100-2.700c-.2-2.600.4-5.300 2.100-7.400z"/><path fill="#7b9b52" stroke="none" d="M-.4-5.400c.5 2 .4 4.400-.3 6.500-.9-.5-1.100-1.500-1-2.700 0-1.400.5-2.700 1.300-3.800z"/></g>
<g id="a-t4"><use href="#a-t3" x="2.200" y="-1"/><use href="#a-t3" x="-2.400" y=".8"/></g>
<g id="a-t5"><path fill="#7f9a48" stroke="#55692f" stroke-width=".5" d="M-3 1.200c-.5-1.500.7-2.600 1.900-2.300.6-1.100 2.300-1 2.700.1 1.200 0 1.800 1.300 1.200 2.300-1.700.8-4.100.8-5.800-.1z"/><path fill="#d6ccb0" stroke="#5a5240" stroke-width=".5" d="M.9 1.600l.8-1.300 1.500.2.5 1.200-1.200.7z"/></g>
<g id="a-st" stroke="#5a5240" stroke-width=".6" fill="#cbbf9f"><path d="M-9-6l3-4 4 1 1 4-4 3zM-11 2l3-2 3 3-2 4-4-1zM-3-10l4-1 3 3-2 2-4-1zM-4 9l4-2 3 2-1 3-5 1z"/></g>)svg";

constexpr const char* kHouses =
    R"svg(<g id="a-hs"><use href="#a-h3" x="-3" y="-4"/><use href="#a-h2" x="4" y="-.5"/><use href="#a-h1" x="-3" y="4"/></g>
<g id="a-h1" stroke="#54301f" stroke-width=".55" stroke-linejoin="round"><path fill="#d5b787" d="M.4-.8h4.800v5h-4.800z"/><path fill="#f8ecd2" d="M-5.200 4.200v-5l2.800-3.800 2.800 3.800v5z"/><path fill="#bd5639" d="M-2.400-4.900h5.200l3.100 4.500h-5.200z"/><path stroke="#6b4a2c" stroke-width="1.1" d="M-2.400 4.200v-2.200M2.800 1v1.300"/></g>
<g id="a-h2" stroke="#54301f" stroke-width=".55" stroke-linejoin="round"><path fill="#f0deb8" d="M-4.700 0h9.400v4.100h-9.400z"/><path fill="#cf7148" d="M-3.700-4.300h7.400l2 4.600h-11.400z"/><path stroke="#eeb18b" stroke-width=".8" d="M-3.500-3.900h6.800"/><path stroke="#6b4a2c" stroke-width="1" d="M-2.700 1.400v1.300M0 1.400v2.700M2.700 1.400v1.300"/></g>
<g id="a-h3" stroke="#54301f" stroke-width=".55" stroke-linejoin="round"><path fill="#f7e9ca" d="M-2.800-2.600h5.600v7h-5.600z"/><path fill="#d2b383" stroke="none" d="M1-2.500h1.600v6.700h-1.600z"/><path fill="#c4623f" d="M-3.700-2.400l3.700-4.900 3.700 4.900z"/><path fill="#984230" stroke="none" d="M.1-6.800l3.100 4.100h-2.200z"/><path stroke="#6b4a2c" stroke-width="1" d="M-.8-1v1.300M-.8 2.200v1.200"/></g>
<g id="a-h4" stroke="#54301f" stroke-width=".55" stroke-linejoin="round"><path fill="#ead5a8" d="M-6.100-.3h12.200v4.700h-12.200z"/><path fill="#a94a34" d="M-4.900-5.200h9.800l2.400 5.200h-14.600z"/><path stroke="#d98a68" stroke-width=".8" d="M-4.600-4.800h9.200"/><path fill="#d5b787" stroke-width=".4" d="M2.300-6.600h1.500v2.800h-1.500z"/><path stroke="#6b4a2c" stroke-width="1.1" d="M-4 1.200v1.400M-1.400 1.200v3.200M1.400 1.200v1.400M4 1.200v1.400"/></g>
<g id="a-h5" stroke="#54301f" stroke-width=".55" stroke-linejoin="round"><path fill="#f6e7c8" d="M-3.300.1h6.600v3.300h-6.600z"/><path fill="#dc9058" d="M-2.500-3.300h5l1.700 3.700h-8.400z"/><path stroke="#6b4a2c" stroke-width="1" d="M-1.300 1.300v1.100M1.300 1.300v2.100"/></g>)svg";

constexpr const char* kWorks =
    R"svg(<g id="a-tw" stroke="#4a3a2a" stroke-width=".6" stroke-linejoin="round"><path fill="#e8d2a6" d="M-2.600-3.200v6.200q2.600 1.600 5.200 0v-6.200z"/><path fill="#b99a6b" stroke="none" d="M.9-3v6.700q.9-.2 1.400-.7v-6z"/><path fill="#bd5a40" d="M-3.400-3l3.400-5.200 3.400 5.200q-3.400 1.600-6.800 0z"/><path fill="#94402c" stroke="none" d="M.1-7.700l2.900 4.500-1.800.6z"/></g>
<g id="a-tc" stroke="#4a3a2a" stroke-width=".7" stroke-linejoin="round"><path fill="#dcc294" d="M-7.600-3.500v6.700q7.600 5.400 15.200 0v-6.700z"/><path fill="#b3946a" stroke="none" d="M2.500-3v8.600q3-.7 4.700-2.500v-6.100z"/><ellipse cy="-3.500" rx="7.600" ry="4.600" fill="#e8d2a6"/><ellipse cy="-3.500" rx="6.700" ry="3.900" fill="none" stroke="#8c6b4a" stroke-width="1.400" stroke-dasharray="1.700 1.700"/><ellipse cy="-3.200" rx="5" ry="2.700" fill="#bd9d6e" stroke-width=".5"/></g>
<g id="a-ga" stroke="#4a3a2a" stroke-width=".6" stroke-linejoin="round"><path fill="#e3cb9d" d="M-3.600-3.600h7.200v7.600h-7.200z"/><path fill="#4a3020" d="M-2 4v-3.800a2 2 0 0 1 4 0v3.800z"/><path fill="#f0dfb8" d="M-6.600-4h3.400v8.200h-3.400z"/><path fill="#c9aa78" d="M3.200-4h3.400v8.200h-3.400z"/><path fill="#bd5a40" d="M-7.300-3.800l2.400-3.800 2.400 3.800z"/><path fill="#a54834" d="M2.500-3.800l2.400-3.800 2.400 3.800z"/></g>
<g id="a-to" stroke="#4a3a2a" stroke-width=".8" stroke-linejoin="round"><path fill="#20160c" stroke="none" opacity=".3" d="M-2 5h5.500l6.500-5-4-4z"/><path fill="#efdcb2" d="M-4-9v12.500q4 2.400 8 0v-12.500z"/><path fill="#b99a6b" stroke="none" d="M1.500-8.600v13q1.400-.3 2.100-.9v-12.100z"/><path fill="#f6e7c6" d="M-5-11.500h10v3h-10z"/><path fill="#c8ac7c" stroke="none" d="M1.700-11.100h2.900v2.200h-2.900z"/><path fill="#5b7794" d="M-4.900-11.300l4.900-8.700 4.900 8.700z"/><path fill="#40586f" stroke="none" d="M.1-19.200l4.100 7.500h-2.500z"/><path fill="none" stroke-width=".9" d="M0-20v-4.500"/><path fill="#f6c744" stroke-width=".5" d="M.2-24.600l5 1.500-5 1.700z"/><path stroke="#5b4a33" stroke-width="1.400" stroke-linecap="round" d="M-1.200-5v1.800M-1.200 0v1.500"/></g>
<g id="a-br"><path fill="#ecdfbd" d="M-4.600-11h9.2v22h-9.2z"/><path stroke="#b89f6b" stroke-width=".6" d="M-4-8.5h8M-4-5h8M-4-1.7h8M-4 1.7h8M-4 5h8M-4 8.5h8"/><path fill="none" stroke="#4a3a2a" stroke-width="3" stroke-linecap="round" d="M-6.5-11.5q1.5 1 1.5 4v15q0 3-1.5 4M6.5-11.5q-1.5 1-1.5 4v15q0 3 1.5 4"/><path fill="none" stroke="#d6b886" stroke-width="1.7" stroke-linecap="round" d="M-6.5-11.5q1.5 1 1.5 4v15q0 3-1.5 4M6.5-11.5q-1.5 1-1.5 4v15q0 3 1.5 4"/></g>
<g id="a-we" stroke="#4a3a2a" stroke-width=".6"><path fill="#b3a483" d="M-2.700 0v1.600q2.700 2.400 5.400 0v-1.600z"/><ellipse rx="2.700" ry="1.900" fill="#dbd0b2"/><ellipse rx="1.600" ry="1" fill="#6f9db0" stroke-width=".4"/></g>)svg";

// A cloister with its tower, a cathedral with two, an inn at its lake: seen from the front, as on old
// maps.
constexpr const char* kBuildings =
    R"svg(<g id="a-cl" stroke="#4a3a2a" stroke-width=".9" stroke-linejoin="round"><path fill="#20160c" stroke="none" opacity=".28" d="M-13 14.5h28l5-5v-7h-10z"/><path fill="#f4e8c8" d="M-15-6h8v20h-8z"/><path fill="#d9c69b" stroke="none" d="M-9.5-5.6h2.2v19.2h-2.2z"/><path fill="#5f7387" d="M-16-6l5-13 5 13z"/><path fill="#4c5f72" stroke="none" d="M-11-17.5l4.5 11.1h-2.7z"/><path fill="#d8c294" d="M4 1h12.5v13h-12.5z"/><path fill="#687d92" d="M-1.5-7h12.5l6.5 8.5h-13z"/><path fill="#f7edd0" d="M-7.5 14v-13l6-8.5 6 8.5v13z"/><path fill="#6b4a2c" stroke-width=".6" d="M-4 14v-5a2.5 2.5 0 0 1 5 0v5z"/><circle cx="-1.5" cy="0" r="2" fill="#4c6f95" stroke-width=".6"/><path stroke="#5b4a33" stroke-width="1.7" stroke-linecap="round" d="M7.7 6v3.5M12.7 6v3.5M-11-1v2.5M-11 6v2"/><path fill="none" stroke="#4a3a2a" stroke-width="2.6" stroke-linecap="round" d="M-11-24.5v5M-13.2-22.7h4.4"/><path fill="none" stroke="#f3d05a" stroke-width="1.5" stroke-linecap="round" d="M-11-24.5v5M-13.2-22.7h4.4"/></g>
<g id="a-ca" stroke="#4a3a2a" stroke-width="1" stroke-linejoin="round"><path fill="#20160c" stroke="none" opacity=".3" d="M-17 20h37l5-6v-12h-9z"/><path fill="#f4e8c8" d="M-8 2h16v18h-16z"/><path fill="#687d92" d="M-9 3l9-12 9 12z"/><path fill="#f7edd0" d="M-18-6h11v26h-11zM7-6h11v26h-11z"/><path fill="#d9c69b" stroke="none" d="M-10-5.5h2.5v25h-2.5zM14.5-5.5h3v25h-3z"/><path fill="#5f7387" d="M-19.2-6l6.7-17 6.7 17zM5.8-6l6.7-17 6.7 17z"/><path fill="#4c5f72" stroke="none" d="M-12.5-21l5.8 14.5h-3.3zM12.5-21l5.8 14.5h-3.3z"/><circle cy="4.5" r="4" fill="#3f6fa3"/><path stroke="#f3d05a" stroke-width=".9" d="M-3 4.5h6M0 1.5v6M-2.1 2.4l4.2 4.2M-2.1 6.6l4.2-4.2"/><path fill="#6b4a2c" stroke-width=".7" d="M-4 20v-5.5q4-5.5 8 0v5.5z"/><path stroke="#5b4a33" stroke-width="2" stroke-linecap="round" d="M-13.7 0v4M-13.7 9v4M11.3 0v4M11.3 9v4"/><path fill="none" stroke="#4a3a2a" stroke-width="3" stroke-linecap="round" d="M0-16.5v6.5M-2.7-14h5.4"/><path fill="none" stroke="#f3d05a" stroke-width="1.7" stroke-linecap="round" d="M0-16.5v6.5M-2.7-14h5.4"/></g>
<g id="a-in" stroke-linejoin="round"><path fill="#86aebd" stroke="#5f8797" stroke-width="1.2" d="M-12 6c.5-4.5 6-6 11-5.5 5-.8 12 0 13 4.5.6 4-5 6.5-11 6.3-6 .8-13.5-.8-13-5.3z"/><path fill="none" stroke="#d3e5ea" stroke-width=".9" stroke-linecap="round" d="M-8 7.5q1.8-1.2 3.6 0M1 9q1.8-1.2 3.6 0"/><g stroke="#4a3a2a" stroke-width=".9"><path fill="#e2cb9c" d="M0-3.5h9v7.5h-9z"/><path fill="#b04a34" d="M-4-10h9.5l5 7h-10z"/><path fill="#f7edd0" d="M-8.5 4v-7.5l4.5-6.5 4.5 6.5v7.5z"/><path fill="none" stroke="#8c6b4a" stroke-width=".9" d="M-8.5-2.5h9M-4-9v6M-8 3l4-5 4 5"/><path fill="#6b4a2c" stroke-width=".5" d="M3.5 4v-4.5h3v4.5z"/><path fill="#c96f4a" stroke-width=".7" d="M5-12.5h2.5v5h-2.5z"/></g></g>)svg";

// Symbols, bold enough to be distinguished at 12 pixels.
constexpr const char* kSigns =
    R"svg(<g id="a-pn" stroke-linejoin="round"><g transform="scale(1.3)"><path fill="#fff6dc" stroke="#4a3a2a" stroke-width=".9" d="M-6-6.8h12v6.4c0 4.2-3.2 6.3-6 7.6-2.8-1.3-6-3.4-6-7.6z"/><path fill="#2a5c9a" d="M-4.8-5.6h9.6v5.2c0 3.3-2.5 5-4.8 6.2-2.3-1.2-4.8-2.9-4.8-6.2z"/><path fill="#f5d264" d="M-1.3-5.6h2.6v3.4h3.5v2.6h-3.5v4.8l-1.3.7-1.3-.7v-4.8h-3.5v-2.6h3.5z"/></g></g>
<g id="a-ba" stroke="#4a3a2a" stroke-linejoin="round"><path fill="#20160c" stroke="none" opacity=".3" d="M-4 9h6l3-2h-7z"/><path fill="none" stroke-width="2.2" stroke-linecap="round" d="M-4 9v-18"/><path fill="#b3291f" stroke-width=".9" d="M-3.4-9h12.4l-3.5 4 3.5 4h-12.4z"/><path fill="#ffd85c" stroke="none" d="M-3-6.4h9l-1.3 1.4 1.3 1.4h-9z"/><circle cx="-4" cy="-10" r="1.5" fill="#f6c744" stroke-width=".6"/></g>
<g id="a-gr"><g transform="scale(1.6)"><g fill="#7c3a6d" stroke="#43183a" stroke-width=".45"><circle cx="-2.1" cy="-1" r="1.5"/><circle cx=".6" cy="-1.1" r="1.5"/><circle cx="2.9" cy="-.5" r="1.4"/><circle cx="-.9" cy="1.2" r="1.5"/><circle cx="1.6" cy="1.3" r="1.5"/><circle cx=".3" cy="3.4" r="1.5"/></g><path fill="#7fa044" stroke="#43521f" stroke-width=".45" d="M0-2.2c-2.6.3-3.3-1.6-3.1-2.6 1.6-.3 2.6.4 3.1 1.6.2-1 .9-1.7 1.9-1.9-.3 1.3-.6 2.2-1.9 2.9z"/></g></g>
<g id="a-g0"><circle r="8.5" fill="#efdcea" stroke="#4a3a2a" stroke-width="1.2"/><g transform="scale(.86)"><use href="#a-gr" y=".6"/></g></g>
<g id="a-g1"><circle r="8.5" fill="#fbf0bd" stroke="#4a3a2a" stroke-width="1.2"/><g transform="scale(1.450)"><path fill="none" stroke="#8a6410" stroke-width=".9" stroke-linecap="round" d="M0 5v-8"/><path fill="#dba322" stroke="#7d5606" stroke-width=".45" d="M0-5.2q1.4 1.3 0 2.9-1.4-1.6 0-2.9zM-.3-1.2q-2.4.1-2.7-2.1 2.3-.1 2.7 2.1zM.3-1.2q2.4.1 2.7-2.1-2.3-.1-2.7 2.1zM-.3 1.1q-2.4.1-2.7-2.1 2.3-.1 2.7 2.1zM.3 1.1q2.4.1 2.7-2.1-2.3-.1-2.7 2.1zM-.3 3.3q-2.4.1-2.7-2.1 2.3-.1 2.7 2.1zM.3 3.3q2.4.1 2.7-2.1-2.3-.1-2.7 2.1z"/></g></g>
<g id="a-g2"><circle r="8.5" fill="#d8e6ea" stroke="#4a3a2a" stroke-width="1.2"/><g transform="scale(1.4)"><path fill="#b8433a" stroke="#5f1a15" stroke-width=".5" stroke-linejoin="round" d="M-4.2-1.5l5.7-2.7 2.6 1.6v4.4l-5.6 2.7-2.7-1.6z"/><path fill="#e08c80" stroke="#5f1a15" stroke-width=".5" d="M-4.2-1.5l2.7 1.5v4.5l-2.7-1.6z"/><path fill="none" stroke="#f6d2b4" stroke-width=".8" d="M-.3-.6v4.4M1.9-1.7v4.4"/></g></g>
<g id="a-sh"><g transform="scale(1.5)"><path fill="#20160c" opacity=".25" d="M-4 3.2h8.5l1.5-1.7-.5-1.5z"/><path fill="#fffcf2" stroke="#4a3a2a" stroke-width=".75" d="M-4.7.2c-.5-1.4.4-2.5 1.5-2.7.4-1.2 2-1.5 2.9-.8.9-.8 2.6-.5 3 .6 1.2.1 1.9 1.3 1.5 2.5.4 1.3-.5 2.4-1.6 2.4-.5 1.1-2 1.4-2.9.7-1 .7-2.5.3-2.9-.7-1 .1-1.8-.9-1.5-2z"/><path fill="#4a3a2a" d="M3.8-1.5c1.7-.6 3.3.1 3.3 1.3s-1.6 2-3.3 1.4z"/><path stroke="#4a3a2a" stroke-width="1" stroke-linecap="round" d="M4.6-1.5l-.6-1.2M-2 3v1.3M1.5 3v1.3"/></g></g>)svg";

constexpr const char* kWheels =
    R"svg(<g id="a-cr"><circle r="13" fill="#f4ecd8" opacity=".75" stroke="#4a3a2a" stroke-width="1"/><path fill="#e9c04f" stroke="#7a5a0c" stroke-width=".9" stroke-linejoin="round" d="M-8 5l-1.5-10 5 4.5 4.5-7 4.5 7 5-4.5-1.5 10z"/></g>
<g id="a-wh"><circle r="8.7" fill="#b98847" stroke="#4a3a2a" stroke-width="1"/><circle r="7.6" fill="none" stroke="#f4e3b8" stroke-width="1.1" stroke-dasharray="2 1.979"/><circle r="6.5" fill="#c8372d" stroke="#4a3a2a" stroke-width=".7"/></g>
<g id="a-w1"><use href="#a-wh"/><path fill="none" stroke="#fff9e6" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M-1.8-2.2l2.2-1.7v7.8"/></g>
<g id="a-w2"><use href="#a-wh"/><path fill="none" stroke="#fff9e6" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" d="M-2.5-1.9q.3-2.1 2.5-2.1 2.5 0 2.5 2.1 0 1.5-5 5.7h5.2"/></g>
<g id="a-w3"><use href="#a-wh"/><path fill="none" stroke="#fff9e6" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M-2.2-3.9h4.4l-2.5 3.1q2.9 0 2.9 2.4 0 2.4-2.8 2.4-1.6 0-2.3-1.1"/></g>)svg";

}  // namespace

const std::string& shared_drawings() {
  static const std::string kAll = [] {
    std::string all = std::string(kPatterns) + meadow_patterns() + kRelief + kTrees + kHouses + kWorks +
                      kBuildings + kSigns + kWheels;
    for (const SetArt* set : all_sets()) {
      for (const TerrainArt& art : set->terrains) {
        all += text("\n<g id=\"", art.id, "\">", art.drawing, "</g>");
      }
    }
    return all;
  }();
  return kAll;
}

}  // namespace aude::art
