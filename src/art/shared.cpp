// The drawings that all tiles share. Everything is seen from above and looks alike from all sides of
// the light, so that a turned tile does not betray that it was turned.
#include "art/tile.h"

namespace aude::art {

namespace {

constexpr const char* kPatterns = R"svg(<clipPath id="a-ti"><path d="M0 0h100v100H0z"/></clipPath>
<pattern id="a-pm" width="50" height="50" patternUnits="userSpaceOnUse"><path fill="#adc16f" d="M0 0h50v50H0z"/><path stroke="#86a04b" stroke-width=".7" stroke-linecap="round" opacity=".75" d="M7 9l.6-2.2M8.6 9.2l1.3-1.9M31 6l.5-2.1M32.4 6.2l1.2-1.7M19 21l.6-2.2M20.6 21.2l1.3-1.9M43 18l.6-2.2M44.6 18.2l1.3-1.9M10 36l.6-2.2M11.6 36.2l1.3-1.9M29 33l.6-2.2M30.6 33.2l1.3-1.9M41 44l.6-2.2M42.6 44.2l1.3-1.9M21 45l.6-2.2M22.6 45.2l1.3-1.9"/><path stroke="#cfdc9b" stroke-width=".9" stroke-linecap="round" d="M13 15h.1M37 12h.1M26 14h.1M5 26h.1M36 26h.1M16 30h.1M46 34h.1M33 41h.1M6 45h.1M24 37h.1M45 6h.1"/></pattern>
<pattern id="a-pf" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><path stroke="#cdda97" stroke-width="1.1" d="M0 2h4"/></pattern>
<pattern id="a-pc" width="10" height="10" patternUnits="userSpaceOnUse"><path fill="#e0c497" d="M0 0h10v10H0z"/><path stroke="#c9a877" stroke-width=".6" stroke-linecap="round" d="M1.5 2h1.6M6 1.4h1.5M3.6 4.8h1.7M8 5.2h1.2M1.6 7.8h1.5M6.2 8.4h1.4"/></pattern>)svg";

constexpr const char* kTrees =
    R"svg(<g id="a-t1" stroke="#4d5c2b" stroke-width=".6"><path fill="#738f41" d="M-3.9.3c-.4-1.5.7-2.6 1.5-2.9.2-1.3 1.9-2 3-1.3 1.4-.4 2.7.6 2.7 1.9 1.1.7 1.2 2.3.2 3.2.1 1.5-1.3 2.6-2.6 2.2-1 1-2.8.8-3.3-.3-1.1.1-2-1.5-1.5-2.800z"/><path fill="#8aa653" stroke="none" d="M-2.1.1c0-1.7 1.4-2.5 2.4-2.3 1.1.1 2 1.1 1.8 2.3-.1 1.1-1 1.9-2.1 1.9-1.2 0-2.1-.8-2.1-1.900z"/><path fill="#a2bb68" stroke="none" d="M-.9-.2c0-.7.5-1 1-1 .6 0 1 .4 1 1s-.4 1-1 1-1-.4-1-1z"/></g>
<g id="a-t2"><use href="#a-t1" x="-2.6" y="1.5"/><use href="#a-t1" x="2.8" y="1.1"/><use href="#a-t1" x=".1" y="-2.3"/></g>
<g id="a-t3" stroke="#3f5027" stroke-width=".55"><circle r="2.3" fill="#5d7a38"/><circle r="1.1" fill="#7d9a4c" stroke="none"/></g>
<g id="a-t4"><use href="#a-t3" x="-2.5" y=".5"/><use href="#a-t3" x="2.2" y="-.6"/></g>
<g id="a-t5" stroke="#5a5240" stroke-width=".5" fill="#cbbf9f"><path d="M-1.9.8l.5-1.7 1.5-.3.9 1.4-.8 1.100z"/><path d="M1.2.9l.9-1 1.2.6-.2 1.1-1.3.2z"/></g>
<g id="a-st" stroke="#5a5240" stroke-width=".6" fill="#cbbf9f"><path d="M-9-6l3-4 4 1 1 4-4 3zM-11 2l3-2 3 3-2 4-4-1zM-3-10l4-1 3 3-2 2-4-1zM-4 9l4-2 3 2-1 3-5 1z"/></g>)svg";

constexpr const char* kRoofs =
    R"svg(<g id="a-hs"><g transform="scale(1.15)"><use href="#a-h1" x="-3" y="-4"/><use href="#a-h2" x="4" y="-.5"/><use href="#a-h3" x="-3" y="3.5"/></g></g>
<g id="a-h1" stroke="#5b2f22" stroke-width=".55" stroke-linejoin="round"><path fill="#bd5a40" d="M-4.5-2.900h9v5.800h-9z"/><path fill="#a54834" d="M-4.5-2.900l2.3 2.9-2.3 2.900zM4.5-2.900l-2.3 2.9 2.3 2.900z"/><path stroke="#e0906a" stroke-width=".7" d="M-2.2 0h4.4"/></g>
<g id="a-h2" stroke="#5b2f22" stroke-width=".55" stroke-linejoin="round"><path fill="#cb7550" d="M-3.6-2.700h7.200v5.400h-7.200z"/><path stroke="#eba982" stroke-width=".7" d="M-3.3 0h6.6"/></g>
<g id="a-h3" stroke="#5b2f22" stroke-width=".55" stroke-linejoin="round"><path fill="#b5523b" d="M-3-3h6v6h-6z"/><path fill="#c4664a" d="M-3-3l3 3-3 3zM3-3l-3 3 3 3z"/></g>
<g id="a-h5" stroke="#5b2f22" stroke-width=".55" stroke-linejoin="round"><path fill="#d58a5c" d="M-4.5-3.2h9v3.6h-4.3v3.2h-4.7z"/><path fill="none" stroke="#f0b78e" stroke-width=".7" d="M3.9-1.4h-6v4.4"/></g>
<g id="a-h4" stroke="#5b2f22" stroke-width=".55" stroke-linejoin="round"><path fill="#c2654a" d="M-5.5-2.600h11v5.200h-11z"/><path stroke="#e39b76" stroke-width=".7" d="M-5.2 0h10.4"/><path fill="#9c4334" d="M-1.4-1.200h1.200v1h-1.200z" stroke-width=".4"/></g>)svg";

constexpr const char* kWorks =
    R"svg(<g id="a-tw" stroke="#4a3a2a" stroke-width=".7"><circle r="3.5" fill="#d6b886"/><circle r="2.3" fill="#b9573e" stroke-width=".5"/><circle r=".8" fill="#e0906a" stroke="none"/></g>
<g id="a-tc" stroke="#4a3a2a" stroke-width=".8"><circle r="8" fill="#d6b886"/><circle r="6.5" fill="none" stroke="#8c6b4a" stroke-width="1.6" stroke-dasharray="1.7 1.703"/><circle r="4.9" fill="#c6a374" stroke-width=".6"/></g>
<g id="a-ga"><path fill="#ecdfbd" stroke="#4a3a2a" stroke-width=".6" d="M-3.4-3.600h6.800v7.200h-6.800z"/><path fill="#d6b886" stroke="#4a3a2a" stroke-width=".7" d="M-6.8-3.300h4v6.600h-4zM2.8-3.300h4v6.600h-4z"/><path fill="#b9573e" stroke="#4a3a2a" stroke-width=".4" d="M-6-2.300h2.400v4.600h-2.400zM3.6-2.300h2.400v4.600h-2.400z"/></g>
<g id="a-br"><path fill="#ecdfbd" d="M-4.6-11h9.200v22h-9.200z"/><path stroke="#b89f6b" stroke-width=".6" d="M-4-8.500h8M-4-5h8M-4-1.700h8M-4 1.700h8M-4 5h8M-4 8.500h8"/><path fill="none" stroke="#4a3a2a" stroke-width="3" stroke-linecap="round" d="M-6.5-11.500q1.5 1 1.5 4v15q0 3-1.5 4M6.5-11.500q-1.5 1-1.5 4v15q0 3 1.5 4"/><path fill="none" stroke="#d6b886" stroke-width="1.7" stroke-linecap="round" d="M-6.5-11.500q1.5 1 1.5 4v15q0 3-1.5 4M6.5-11.500q-1.5 1-1.5 4v15q0 3 1.5 4"/></g>
<g id="a-we" stroke="#4a3a2a" stroke-width=".6"><circle r="2.7" fill="#cbbf9f"/><circle r="1.5" fill="#86aebd"/></g>)svg";

constexpr const char* kSacred =
    R"svg(<g id="a-cl" stroke="#4a3a2a" stroke-width=".7" stroke-linejoin="round"><circle r="15.5" fill="#dccf9f" stroke="#8c6b4a" stroke-width="1"/><path fill="#e9dcc0" d="M-11-11h22v20h-22z"/><path fill="#98ad5b" stroke-width=".5" d="M-6-3.500h12v8.500h-12z"/><path fill="none" stroke="#8c6b4a" stroke-width="1" stroke-dasharray="1 1.4" d="M-7.3-4.800v11.100h14.600v-11.1"/><path fill="#6d7f8e" d="M-11.5-12h23v7.500h-23z"/><path fill="#5b6c7b" d="M-2.7-13.500h5.400v10.500h-5.400z"/><path stroke="#a9b8c4" stroke-width=".8" d="M-11-8.300h8.300M2.7-8.300h8.300M0-13v9.5"/><path fill="none" stroke="#fff6dc" stroke-width="1.5" stroke-linecap="round" d="M0-11v5.500M-2-9.200h4"/></g>
<g id="a-ca" stroke="#4a3a2a" stroke-width=".9" stroke-linejoin="round"><path fill="#e6d3ad" stroke="#8c6b4a" d="M-19-19h38v38h-38z" opacity=".8"/><path fill="#65788a" d="M-6-15h12v8h11v11h-11v8a6 6 0 0 1-12 0v-8h-11v-11h11z"/><path stroke="#b4c2cd" stroke-width="1.1" d="M0-14v26M-16.5-1.500h33"/><path fill="#4f6171" d="M-6-7l6 5.5 6-5.500v11l-6-5.5-6 5.500z" stroke-width=".5"/><circle cy="-1.5" r="2.8" fill="#e3c36a"/><circle cx="-8.5" cy="-14.5" r="4" fill="#d6b886"/><circle cx="8.5" cy="-14.5" r="4" fill="#d6b886"/><circle cx="-8.5" cy="-14.5" r="2.3" fill="#65788a"/><circle cx="8.5" cy="-14.5" r="2.3" fill="#65788a"/></g>)svg";

constexpr const char* kBadges =
    R"svg(<g id="a-pn" stroke-linejoin="round"><g transform="scale(1.25)"><path fill="#fff6dc" stroke="#4a3a2a" stroke-width=".8" d="M-5.8-6.800h11.600v6.400c0 4.2-3 6.3-5.8 7.6-2.8-1.3-5.8-3.4-5.8-7.600z"/><path fill="#2f5f97" d="M-4.6-5.600h9.200v5.200c0 3.3-2.3 5-4.6 6.2-2.3-1.2-4.6-2.9-4.6-6.200z"/><path fill="#f0cf6a" d="M-1.1-5.600h2.200v3.600h3.500v2.200h-3.500v5.200l-1.1.6-1.1-.6v-5.200h-3.500v-2.200h3.500z"/></g></g>
<g id="a-gd"><circle r="8.5" fill="#f4ecd8" stroke="#4a3a2a" stroke-width=".9"/><circle r="7.3" fill="none" stroke="#b89f6b" stroke-width=".6"/></g>
<g id="a-gr"><g transform="scale(1.25)"><g fill="#7c3a6d" stroke="#43183a" stroke-width=".4"><circle cx="-2" cy="-1" r="1.4"/><circle cx=".6" cy="-1.1" r="1.4"/><circle cx="2.8" cy="-.5" r="1.3"/><circle cx="-.9" cy="1.1" r="1.4"/><circle cx="1.5" cy="1.2" r="1.4"/><circle cx=".3" cy="3.2" r="1.4"/></g><path fill="#738f41" stroke="#4d5c2b" stroke-width=".4" d="M0-2.200c-2.6.3-3.3-1.6-3.1-2.6 1.6-.3 2.6.4 3.1 1.6.2-1 .9-1.7 1.9-1.9-.3 1.3-.6 2.2-1.9 2.900z"/></g></g>
<g id="a-g0"><use href="#a-gd"/><use href="#a-gr"/></g>
<g id="a-g1"><use href="#a-gd"/><g transform="scale(1.25)"><path fill="none" stroke="#8a6410" stroke-width=".8" stroke-linecap="round" d="M0 5v-8"/><path fill="#dba92c" stroke="#8a6410" stroke-width=".4" d="M0-5.200q1.3 1.3 0 2.9-1.3-1.6 0-2.900zM-.3-1.200q-2.2.1-2.5-2 2.1-.1 2.5 2zM.3-1.200q2.2.1 2.5-2-2.1-.1-2.5 2zM-.3 1.100q-2.2.1-2.5-2 2.1-.1 2.5 2zM.3 1.100q2.2.1 2.5-2-2.1-.1-2.5 2zM-.3 3.300q-2.2.1-2.5-2 2.1-.1 2.5 2zM.3 3.300q2.2.1 2.5-2-2.1-.1-2.5 2z"/></g></g>
<g id="a-g2"><use href="#a-gd"/><g transform="scale(1.25)"><path fill="#b8433a" stroke="#5f1a15" stroke-width=".5" stroke-linejoin="round" d="M-4.2-1.500l5.7-2.7 2.6 1.600v4.400l-5.6 2.7-2.7-1.600z"/><path fill="#dd8175" stroke="#5f1a15" stroke-width=".5" d="M-4.2-1.500l2.7 1.500v4.500l-2.7-1.600z"/><path fill="none" stroke="#f3c9a8" stroke-width=".6" d="M-.3-.6v4.400M1.9-1.700v4.4"/></g></g>
<g id="a-sh"><g transform="scale(1.4)"><path fill="#fdf9ee" stroke="#4a3a2a" stroke-width=".6" d="M-4.7.2c-.5-1.4.4-2.5 1.5-2.7.4-1.2 2-1.5 2.9-.8.9-.8 2.6-.5 3 .6 1.2.1 1.9 1.3 1.5 2.5.4 1.3-.5 2.4-1.6 2.4-.5 1.1-2 1.4-2.9.7-1 .7-2.5.3-2.9-.7-1 .1-1.8-.9-1.5-2z"/><path fill="#4a3a2a" d="M4-1.200c1.5-.5 2.9.1 2.9 1.100s-1.4 1.7-2.9 1.200z"/><path stroke="#4a3a2a" stroke-width=".8" stroke-linecap="round" d="M4.6-1.300l-.5-1M4.6 1.200l-.5 1"/><path fill="none" stroke="#c9bfa6" stroke-width=".6" stroke-linecap="round" d="M-2.6-.6q.8-.7 1.4.1M.3.800q.8-.7 1.4.1M-1.5 1.700q.7-.5 1.2.1"/></g></g>
<g id="a-in"><g transform="scale(1.2)"><path fill="#86aebd" stroke="#5f8797" stroke-width="1" d="M-8.5 1.500c.5-4 4.5-5.5 8-4.5 3.5-1.2 8 .5 8.8 4 .6 3.8-3.3 6-7.3 5.8-4.5.9-9.8-1-9.5-5.300z"/><path fill="none" stroke="#c7dde4" stroke-width=".7" stroke-linecap="round" d="M-5.5 2.800q1.5-1 3 0M1.5 4.800q1.5-1 3 0M3.5 1.600q1.2-.8 2.4 0"/><g stroke="#5b2f22" stroke-width=".6"><path fill="#efe3c4" d="M-5-7.500h10v7.500h-10z"/><path fill="#b9573e" d="M-5.6-8h11.200v6.400h-11.200z"/><path stroke="#e39b76" stroke-width=".8" d="M-5.2-4.800h10.4"/></g></g></g>)svg";

constexpr const char* kWheels =
    R"svg(<g id="a-cr"><circle r="13" fill="#f4ecd8" opacity=".75" stroke="#4a3a2a" stroke-width="1"/><path fill="#e9c04f" stroke="#7a5a0c" stroke-width=".9" stroke-linejoin="round" d="M-8 5l-1.500-10 5 4.500 4.500-7 4.500 7 5-4.500-1.500 10z"/></g>
<g id="a-wh" stroke="#4a3a2a"><circle r="8" fill="#f4ecd8" stroke-width="1"/><circle r="6.7" fill="none" stroke="#a8763a" stroke-width="1.5"/><path stroke="#a8763a" stroke-width="1" d="M-7 0h14M0-7v14M-4.9-4.900l9.8 9.800M-4.9 4.900l9.8-9.8"/><circle r="4.6" fill="#c8372d" stroke-width=".7"/></g>
<g id="a-w1"><use href="#a-wh"/><path fill="none" stroke="#fff6dc" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" d="M-1.3-1.500l1.5-1.200v5.4"/></g>
<g id="a-w2"><use href="#a-wh"/><path fill="none" stroke="#fff6dc" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" d="M-1.7-1.300q.2-1.5 1.7-1.5 1.7 0 1.7 1.5 0 1-3.4 4h3.5"/></g>
<g id="a-w3"><use href="#a-wh"/><path fill="none" stroke="#fff6dc" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round" d="M-1.5-2.700h3l-1.7 2.100q2 0 2 1.7 0 1.7-1.9 1.7-1.1 0-1.6-.8"/></g>)svg";

}  // namespace

const std::string& shared_drawings() {
  static const std::string kAll =
      std::string(kPatterns) + kTrees + kRoofs + kWorks + kSacred + kBadges + kWheels;
  return kAll;
}

}  // namespace aude::art
