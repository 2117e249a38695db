// SPDX-License-Identifier: MIT
// The drawings that all tiles share. Those that rotate with a tile are seen from above and have no
// direction of light. Those that are never rotated (buildings, symbols, hills) are lit from the
// north-west.
#include "art/set_art.h"
#include "art/svg.h"
#include "art/tile.h"

namespace aude::art {

namespace {

constexpr const char* kPatterns = R"svg(<clipPath id="a-ti"><path d="M0 0h100v100H0z"/></clipPath>
<pattern id="a-pm" width="50" height="50" patternUnits="userSpaceOnUse"><path fill="#adc16f" d="M0 0h50v50H0z"/><path stroke="#86a04b" stroke-width=".7" stroke-linecap="round" opacity=".75" d="M7 9l.6-2.2M8.6 9.2l1.3-1.9M31 6l.5-2.1M32.4 6.2l1.2-1.7M19 21l.6-2.2M20.6 21.2l1.3-1.9M43 18l.6-2.2M44.6 18.2l1.3-1.9M10 36l.6-2.2M11.6 36.2l1.3-1.9M29 33l.6-2.2M30.6 33.2l1.3-1.9M41 44l.6-2.2M42.6 44.2l1.3-1.9M21 45l.6-2.2M22.6 45.2l1.3-1.9"/><path stroke="#cfdc9b" stroke-width=".9" stroke-linecap="round" d="M13 15h.1M37 12h.1M26 14h.1M5 26h.1M36 26h.1M16 30h.1M46 34h.1M33 41h.1M6 45h.1M24 37h.1M45 6h.1"/></pattern>
<pattern id="a-pf" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><path stroke="#cdda97" stroke-width="1.1" d="M0 2h4"/></pattern>
<pattern id="a-pc" width="10" height="10" patternUnits="userSpaceOnUse"><path fill="#e0c497" d="M0 0h10v10H0z"/><path stroke="#c9a877" stroke-width=".6" stroke-linecap="round" d="M1.5 2h1.6M6 1.4h1.5M3.6 4.8h1.7M8 5.2h1.2M1.6 7.8h1.5M6.2 8.4h1.4"/></pattern>
<pattern id="a-pw" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(-20)"><path fill="#d6cb7c" d="M0 0h3v3H0z"/><path stroke="#c0ac55" stroke-width=".9" d="M0 1.5h3"/></pattern>
<pattern id="a-pp" width="3.2" height="3.2" patternUnits="userSpaceOnUse" patternTransform="rotate(64)"><path fill="#c3b077" d="M0 0h3.2v3.2H0z"/><path stroke="#a68b58" stroke-width=".9" d="M0 1.6h3.2"/></pattern>)svg";

constexpr const char* kRelief =
    R"svg(<linearGradient id="a-lg" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3bd" stop-opacity=".85"/><stop offset=".42" stop-color="#d9cd86" stop-opacity=".55"/><stop offset=".6" stop-color="#a2914a" stop-opacity=".5"/><stop offset="1" stop-color="#4a3c10" stop-opacity=".72"/></linearGradient>
<g id="a-hi"><path fill="url(#a-lg)" fill-rule="evenodd" d="M50 5C66 4 86 5 92 13 98 22 95 40 95 50 95 62 97 80 89 89 80 96 62 95 50 95 36 95 20 97 11 89 3 80 5 62 5 50 5 38 3 20 11 11 20 4 36 5 50 5zM50 21.6C60.6 21 72.4 21.6 76.4 26.9 80.4 32.8 78.4 43.4 78.4 50 78.4 57.9 79.7 68.5 74.4 74.4 68.5 79 57.9 78.4 50 78.4 40.8 78.4 31.5 79.7 25.6 74.4 20.3 68.5 21.6 57.9 21.6 50 21.6 42.1 20.3 31.5 25.6 25.6 31.5 21 40.8 21.6 50 21.6z"/><path fill="#f1e6a8" opacity=".42" d="M50 21.6C60.6 21 72.4 21.6 76.4 26.9 80.4 32.8 78.4 43.4 78.4 50 78.4 57.9 79.7 68.5 74.4 74.4 68.5 79 57.9 78.4 50 78.4 40.8 78.4 31.5 79.7 25.6 74.4 20.3 68.5 21.6 57.9 21.6 50 21.6 42.1 20.3 31.5 25.6 25.6 31.5 21 40.8 21.6 50 21.6z"/><path fill="none" stroke="#5d4f1c" stroke-width="5" stroke-dasharray=".9 2.8" opacity=".45" d="M50 10C64.9 9.1 81.6 10 87.2 17.4 92.8 25.8 90 40.7 90 50 90 61.2 91.8 76 84.4 84.4 76 90.9 61.2 90 50 90 37 90 24 91.8 15.6 84.4 8.1 76 10 61.2 10 50 10 38.8 8.1 24 15.6 15.6 24 9.1 37 10 50 10z"/><path fill="none" stroke="#6d5d22" stroke-width="1" opacity=".5" d="M50 21.6C60.6 21 72.4 21.6 76.4 26.9 80.4 32.8 78.4 43.4 78.4 50 78.4 57.9 79.7 68.5 74.4 74.4 68.5 79 57.9 78.4 50 78.4 40.8 78.4 31.5 79.7 25.6 74.4 20.3 68.5 21.6 57.9 21.6 50 21.6 42.1 20.3 31.5 25.6 25.6 31.5 21 40.8 21.6 50 21.6z"/></g>)svg";

constexpr const char* kTrees =
    R"svg(<g id="a-t1" stroke="#4d5c2b" stroke-width=".6"><path fill="#738f41" d="M-3.9.3c-.4-1.5.7-2.6 1.5-2.9.2-1.3 1.9-2 3-1.3 1.4-.4 2.7.6 2.7 1.9 1.1.7 1.2 2.3.2 3.2.1 1.5-1.3 2.6-2.6 2.2-1 1-2.8.8-3.3-.3-1.1.1-2-1.5-1.5-2.8z"/><path fill="#8aa653" stroke="none" d="M-2.1.1c0-1.7 1.4-2.5 2.4-2.3 1.1.1 2 1.1 1.8 2.3-.1 1.1-1 1.9-2.1 1.9-1.2 0-2.1-.8-2.1-1.9z"/><path fill="#a2bb68" stroke="none" d="M-.9-.2c0-.7.5-1 1-1 .6 0 1 .4 1 1s-.4 1-1 1-1-.4-1-1z"/></g>
<g id="a-t2"><use href="#a-t1" x="-2.6" y="1.5"/><use href="#a-t1" x="2.8" y="1.1"/><use href="#a-t1" x=".1" y="-2.3"/></g>
<g id="a-t3" stroke="#3f5027" stroke-width=".55"><circle r="2.3" fill="#5d7a38"/><circle r="1.1" fill="#7d9a4c" stroke="none"/></g>
<g id="a-t4"><use href="#a-t3" x="-2.5" y=".5"/><use href="#a-t3" x="2.2" y="-.6"/></g>
<g id="a-t5" stroke="#5a5240" stroke-width=".5" fill="#cbbf9f"><path d="M-1.9.8l.5-1.7 1.5-.3.9 1.4-.8 1.1z"/><path d="M1.2.9l.9-1 1.2.6-.2 1.1-1.3.2z"/></g>
<g id="a-st" stroke="#5a5240" stroke-width=".6" fill="#cbbf9f"><path d="M-9-6l3-4 4 1 1 4-4 3zM-11 2l3-2 3 3-2 4-4-1zM-3-10l4-1 3 3-2 2-4-1zM-4 9l4-2 3 2-1 3-5 1z"/></g>)svg";

constexpr const char* kRoofs =
    R"svg(<g id="a-hs"><g transform="scale(1.15)"><use href="#a-h1" x="-3" y="-4"/><use href="#a-h2" x="4" y="-.5"/><use href="#a-h3" x="-3" y="3.5"/></g></g>
<g id="a-h1" stroke="#5b2f22" stroke-width=".55" stroke-linejoin="round"><path fill="#bd5a40" d="M-4.5-2.9h9v5.8h-9z"/><path fill="#a54834" d="M-4.5-2.9l2.3 2.9-2.3 2.9zM4.5-2.9l-2.3 2.9 2.3 2.9z"/><path stroke="#e0906a" stroke-width=".7" d="M-2.2 0h4.4"/></g>
<g id="a-h2" stroke="#5b2f22" stroke-width=".55" stroke-linejoin="round"><path fill="#cb7550" d="M-3.6-2.7h7.2v5.4h-7.2z"/><path stroke="#eba982" stroke-width=".7" d="M-3.3 0h6.6"/></g>
<g id="a-h3" stroke="#5b2f22" stroke-width=".55" stroke-linejoin="round"><path fill="#b5523b" d="M-3-3h6v6h-6z"/><path fill="#c4664a" d="M-3-3l3 3-3 3zM3-3l-3 3 3 3z"/></g>
<g id="a-h5" stroke="#5b2f22" stroke-width=".55" stroke-linejoin="round"><path fill="#d58a5c" d="M-4.5-3.2h9v3.6h-4.3v3.2h-4.7z"/><path fill="none" stroke="#f0b78e" stroke-width=".7" d="M3.9-1.4h-6v4.4"/></g>
<g id="a-h4" stroke="#5b2f22" stroke-width=".55" stroke-linejoin="round"><path fill="#c2654a" d="M-5.5-2.6h11v5.2h-11z"/><path stroke="#e39b76" stroke-width=".7" d="M-5.2 0h10.4"/><path fill="#9c4334" d="M-1.4-1.2h1.2v1h-1.2z" stroke-width=".4"/></g>)svg";

constexpr const char* kWorks =
    R"svg(<g id="a-tw" stroke="#4a3a2a" stroke-width=".7"><circle r="3.5" fill="#d6b886"/><circle r="2.3" fill="#b9573e" stroke-width=".5"/><circle r=".8" fill="#e0906a" stroke="none"/></g>
<g id="a-tc" stroke="#4a3a2a" stroke-width=".8"><circle r="8" fill="#d6b886"/><circle r="6.5" fill="none" stroke="#8c6b4a" stroke-width="1.6" stroke-dasharray="1.7 1.703"/><circle r="4.9" fill="#c6a374" stroke-width=".6"/></g>
<g id="a-ga"><path fill="#ecdfbd" stroke="#4a3a2a" stroke-width=".6" d="M-3.4-3.6h6.8v7.2h-6.8z"/><path fill="#d6b886" stroke="#4a3a2a" stroke-width=".7" d="M-6.8-3.3h4v6.6h-4zM2.8-3.3h4v6.6h-4z"/><path fill="#b9573e" stroke="#4a3a2a" stroke-width=".4" d="M-6-2.3h2.4v4.6h-2.4zM3.6-2.3h2.4v4.6h-2.4z"/></g>
<g id="a-br"><path fill="#ecdfbd" d="M-4.6-11h9.2v22h-9.2z"/><path stroke="#b89f6b" stroke-width=".6" d="M-4-8.5h8M-4-5h8M-4-1.7h8M-4 1.7h8M-4 5h8M-4 8.5h8"/><path fill="none" stroke="#4a3a2a" stroke-width="3" stroke-linecap="round" d="M-6.5-11.5q1.5 1 1.5 4v15q0 3-1.5 4M6.5-11.5q-1.5 1-1.5 4v15q0 3 1.5 4"/><path fill="none" stroke="#d6b886" stroke-width="1.7" stroke-linecap="round" d="M-6.5-11.5q1.5 1 1.5 4v15q0 3-1.5 4M6.5-11.5q-1.5 1-1.5 4v15q0 3 1.5 4"/></g>
<g id="a-we" stroke="#4a3a2a" stroke-width=".6"><circle r="2.7" fill="#cbbf9f"/><circle r="1.5" fill="#86aebd"/></g>)svg";

// A cloister with its tower, a cathedral with two, an inn at its lake: seen from the front, as on old
// maps.
constexpr const char* kBuildings =
    R"svg(<g id="a-cl" stroke="#4a3a2a" stroke-width=".9" stroke-linejoin="round"><path fill="#20160c" stroke="none" opacity=".28" d="M-13 14.5h28l5-5v-7h-10z"/><path fill="#f4e8c8" d="M-15-6h8v20h-8z"/><path fill="#d9c69b" stroke="none" d="M-9.5-5.6h2.2v19.2h-2.2z"/><path fill="#5f7387" d="M-16-6l5-13 5 13z"/><path fill="#4c5f72" stroke="none" d="M-11-17.5l4.5 11.1h-2.7z"/><path fill="#d8c294" d="M4 1h12.5v13h-12.5z"/><path fill="#687d92" d="M-1.5-7h12.5l6.5 8.5h-13z"/><path fill="#f7edd0" d="M-7.5 14v-13l6-8.5 6 8.5v13z"/><path fill="#6b4a2c" stroke-width=".6" d="M-4 14v-5a2.5 2.5 0 0 1 5 0v5z"/><circle cx="-1.5" cy="0" r="2" fill="#4c6f95" stroke-width=".6"/><path stroke="#5b4a33" stroke-width="1.7" stroke-linecap="round" d="M7.7 6v3.5M12.7 6v3.5M-11-1v2.5M-11 6v2"/><path fill="none" stroke="#4a3a2a" stroke-width="2.6" stroke-linecap="round" d="M-11-24.5v5M-13.2-22.7h4.4"/><path fill="none" stroke="#f3d05a" stroke-width="1.5" stroke-linecap="round" d="M-11-24.5v5M-13.2-22.7h4.4"/></g>
<g id="a-ca" stroke="#4a3a2a" stroke-width="1" stroke-linejoin="round"><path fill="#20160c" stroke="none" opacity=".3" d="M-17 20h37l5-6v-12h-9z"/><path fill="#f4e8c8" d="M-8 2h16v18h-16z"/><path fill="#687d92" d="M-9 3l9-12 9 12z"/><path fill="#f7edd0" d="M-18-6h11v26h-11zM7-6h11v26h-11z"/><path fill="#d9c69b" stroke="none" d="M-10-5.5h2.5v25h-2.5zM14.5-5.5h3v25h-3z"/><path fill="#5f7387" d="M-19.2-6l6.7-17 6.7 17zM5.8-6l6.7-17 6.7 17z"/><path fill="#4c5f72" stroke="none" d="M-12.5-21l5.8 14.5h-3.3zM12.5-21l5.8 14.5h-3.3z"/><circle cy="4.5" r="4" fill="#3f6fa3"/><path stroke="#f3d05a" stroke-width=".9" d="M-3 4.5h6M0 1.5v6M-2.1 2.4l4.2 4.2M-2.1 6.6l4.2-4.2"/><path fill="#6b4a2c" stroke-width=".7" d="M-4 20v-5.5q4-5.5 8 0v5.5z"/><path stroke="#5b4a33" stroke-width="2" stroke-linecap="round" d="M-13.7 0v4M-13.7 9v4M11.3 0v4M11.3 9v4"/><path fill="none" stroke="#4a3a2a" stroke-width="3" stroke-linecap="round" d="M0-16.5v6.5M-2.7-14h5.4"/><path fill="none" stroke="#f3d05a" stroke-width="1.7" stroke-linecap="round" d="M0-16.5v6.5M-2.7-14h5.4"/></g>
<g id="a-in" stroke-linejoin="round"><path fill="#86aebd" stroke="#5f8797" stroke-width="1.2" d="M-12 6c.5-4.5 6-6 11-5.5 5-.8 12 0 13 4.5.6 4-5 6.5-11 6.3-6 .8-13.5-.8-13-5.3z"/><path fill="none" stroke="#d3e5ea" stroke-width=".9" stroke-linecap="round" d="M-8 7.5q1.8-1.2 3.6 0M1 9q1.8-1.2 3.6 0"/><g stroke="#4a3a2a" stroke-width=".9"><path fill="#e2cb9c" d="M0-3.5h9v7.5h-9z"/><path fill="#b04a34" d="M-4-10h9.5l5 7h-10z"/><path fill="#f7edd0" d="M-8.5 4v-7.5l4.5-6.5 4.5 6.5v7.5z"/><path fill="none" stroke="#8c6b4a" stroke-width=".9" d="M-8.5-2.5h9M-4-9v6M-8 3l4-5 4 5"/><path fill="#6b4a2c" stroke-width=".5" d="M3.5 4v-4.5h3v4.5z"/><path fill="#c96f4a" stroke-width=".7" d="M5-12.5h2.5v5h-2.5z"/></g></g>)svg";

// Symbols, bold enough to be distinguished at 12 pixels.
constexpr const char* kSigns =
    R"svg(<g id="a-pn" stroke-linejoin="round"><g transform="scale(1.3)"><path fill="#fff6dc" stroke="#4a3a2a" stroke-width=".9" d="M-6-6.8h12v6.4c0 4.2-3.2 6.3-6 7.6-2.8-1.3-6-3.4-6-7.6z"/><path fill="#2a5c9a" d="M-4.8-5.6h9.6v5.2c0 3.3-2.5 5-4.8 6.2-2.3-1.2-4.8-2.9-4.8-6.2z"/><path fill="#f5d264" d="M-1.3-5.6h2.6v3.4h3.5v2.6h-3.5v4.8l-1.3.7-1.3-.7v-4.8h-3.5v-2.6h3.5z"/></g></g>
<g id="a-ba" stroke="#4a3a2a" stroke-linejoin="round"><path fill="#20160c" stroke="none" opacity=".3" d="M-4 9h6l3-2h-7z"/><path fill="none" stroke-width="2.2" stroke-linecap="round" d="M-4 9v-18"/><path fill="#f6c744" stroke-width=".9" d="M-3.4-9h12.4l-3.5 4 3.5 4h-12.4z"/><path fill="#c8372d" stroke="none" d="M-3-6.4h9l-1.3 1.4 1.3 1.4h-9z"/><circle cx="-4" cy="-10" r="1.5" fill="#f6c744" stroke-width=".6"/></g>
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
    std::string all =
        std::string(kPatterns) + kRelief + kTrees + kRoofs + kWorks + kBuildings + kSigns + kWheels;
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
