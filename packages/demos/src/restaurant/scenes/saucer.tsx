export function Saucer({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 380 96" className={className} aria-hidden="true">
      <defs>
        <linearGradient id="rst-dish" x1="0" x2="1">
          <stop offset="0" stopColor="#2c1a12" />
          <stop offset="0.24" stopColor="#c9974c" />
          <stop offset="0.36" stopColor="#f9e6b0" />
          <stop offset="0.6" stopColor="#8a5d2c" />
          <stop offset="1" stopColor="#24140f" />
        </linearGradient>
      </defs>
      <path
        d="M322 34 c40 -22 62 14 34 30 c-18 10 -38 0 -36 -16"
        fill="none"
        stroke="#a67c42"
        strokeWidth="8"
      />
      <ellipse cx="172" cy="84" rx="120" ry="10" fill="#000" opacity="0.45" />
      <path d="M8 30 C14 66 84 84 172 84 C260 84 330 66 336 30Z" fill="url(#rst-dish)" />
      <ellipse cx="172" cy="30" rx="164" ry="18" fill="url(#rst-dish)" />
      <ellipse cx="172" cy="32" rx="152" ry="13" fill="#2a1810" />
      <g stroke="#f0cf90" strokeWidth="3" strokeLinecap="round">
        <path d="M48 34 l26 4 M62 28 l24 -3 M256 38 l30 -5 M268 28 l22 3 M92 40 l26 2 M228 42 l22 1" />
      </g>
      <path d="M122 24 V42 C140 47 204 47 222 42 V24Z" fill="url(#rst-dish)" opacity="0.9" />
    </svg>
  );
}
