export function HornLantern({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 440 760" className={className} aria-hidden="true">
      <defs>
        <radialGradient id="rst-halo" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stopColor="#ffb347" stopOpacity="0.5" />
          <stop offset="0.45" stopColor="#d9772a" stopOpacity="0.16" />
          <stop offset="1" stopColor="#d9772a" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="rst-horn" cx="0.5" cy="0.62" r="0.62">
          <stop offset="0" stopColor="#fff3c9" />
          <stop offset="0.28" stopColor="#ffd27a" />
          <stop offset="0.66" stopColor="#d98a35" />
          <stop offset="1" stopColor="#7a3d19" />
        </radialGradient>
        <radialGradient id="rst-horn-side" gradientUnits="userSpaceOnUse" cx="220" cy="500" r="190">
          <stop offset="0" stopColor="#f2b557" />
          <stop offset="1" stopColor="#5f2d16" />
        </radialGradient>
        <linearGradient id="rst-tin" x1="0" x2="1">
          <stop offset="0" stopColor="#2a1a18" />
          <stop offset="0.38" stopColor="#8a653d" />
          <stop offset="0.5" stopColor="#d8ae6c" />
          <stop offset="0.66" stopColor="#6b4a30" />
          <stop offset="1" stopColor="#1c1114" />
        </linearGradient>
      </defs>
      <circle cx="220" cy="490" r="250" fill="url(#rst-halo)" />
      <path d="M217 -400 H223 V192 H217Z" fill="#8a653d" />
      <circle cx="220" cy="222" r="30" fill="none" stroke="#b88c52" strokeWidth="7" />
      <path d="M180 258 h80 l10 34 h-100Z" fill="url(#rst-tin)" />
      <path d="M170 292 h100 l64 92 H106Z" fill="url(#rst-tin)" />
      <g fill="#ffc45e">
        <path
          d="M150 352 l14 -22 6 22Z M196 352 l8 -26 8 26Z M232 352 l-2 -26 12 26Z M276 352 l-4 -22 18 22Z"
          opacity="0.9"
        />
      </g>
      <path d="M104 384 H336 V400 H104Z" fill="url(#rst-tin)" />
      <path d="M114 400 L158 400 V636 L114 636Z" fill="url(#rst-horn-side)" />
      <path d="M282 400 L326 400 V636 L282 636Z" fill="url(#rst-horn-side)" />
      <path d="M158 400 H282 V636 H158Z" fill="url(#rst-horn)" />
      <g fill="none" stroke="#8a4a1c" strokeWidth="2" opacity="0.32">
        <path d="M172 402 C186 470 168 560 186 634 M206 402 C196 450 214 480 206 520 M258 402 C246 480 268 560 252 634 M232 402 C240 440 226 460 232 490" />
        <path d="M126 402 C136 490 122 560 134 634 M306 402 C298 480 312 560 302 634" />
      </g>
      <path
        d="M224 470 C228 504 246 522 246 552 C246 574 236 586 220 586 C204 586 194 574 194 552 C194 526 218 506 224 470Z"
        fill="#fffbe9"
      />
      <path d="M208 586 h24 v50 h-24Z" fill="#ffe9b4" />
      <path
        d="M108 400 h10 v236 h-10Z M153 400 h10 v236 h-10Z M277 400 h10 v236 h-10Z M322 400 h10 v236 h-10Z"
        fill="#23140f"
      />
      <path d="M163 514 h114" stroke="#23140f" strokeWidth="5" />
      <path d="M100 636 H340 L352 664 H88Z" fill="url(#rst-tin)" />
      <path d="M88 664 H352 V674 H88Z" fill="#1a0f0f" />
    </svg>
  );
}
