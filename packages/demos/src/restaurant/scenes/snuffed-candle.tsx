export function SnuffedCandle({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 420 900" className={className} aria-hidden="true">
      <defs>
        <linearGradient id="rst-smoke" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#d9c7b0" stopOpacity="0" />
          <stop offset="0.55" stopColor="#d9c7b0" stopOpacity="0.3" />
          <stop offset="1" stopColor="#f2dfc0" stopOpacity="0.75" />
        </linearGradient>
        <linearGradient id="rst-stub" x1="0" x2="1">
          <stop offset="0" stopColor="#2b1a18" />
          <stop offset="0.35" stopColor="#8d7458" />
          <stop offset="0.5" stopColor="#a48a69" />
          <stop offset="1" stopColor="#22130f" />
        </linearGradient>
        <linearGradient id="rst-saucer" x1="0" x2="1">
          <stop offset="0" stopColor="#1d110d" />
          <stop offset="0.3" stopColor="#8a6434" />
          <stop offset="0.42" stopColor="#d8b06c" />
          <stop offset="0.65" stopColor="#5d3f20" />
          <stop offset="1" stopColor="#150b0a" />
        </linearGradient>
        <filter id="rst-haze" x="-60%" y="-10%" width="220%" height="120%">
          <feGaussianBlur stdDeviation="7" />
        </filter>
      </defs>
      <g fill="none" stroke="url(#rst-smoke)" strokeLinecap="round">
        <path
          d="M208 672 C206 600 236 560 216 490 C196 420 150 390 176 300 C202 214 280 190 246 96 C238 66 224 40 230 4"
          strokeWidth="26"
          filter="url(#rst-haze)"
          opacity="0.7"
        />
        <path
          d="M208 672 C208 600 232 560 218 490 C200 420 160 390 180 300 C204 214 270 190 244 96"
          strokeWidth="3"
        />
        <path
          d="M208 672 C204 610 222 570 208 500 C188 430 140 380 190 290 C232 214 300 170 262 60"
          strokeWidth="2"
          opacity="0.8"
        />
      </g>
      <path
        d="M208 712 C206 694 212 686 207 672"
        fill="none"
        stroke="#1a0d0b"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx="207" cy="672" r="4" fill="#ff7a3c" />
      <path d="M160 712 C176 702 240 702 256 712 V838 H160Z" fill="url(#rst-stub)" />
      <path d="M160 712 C156 740 150 760 154 790 C156 804 166 802 166 788 V730Z" fill="#6b543e" />
      <ellipse cx="208" cy="712" rx="48" ry="9" fill="#b99c77" />
      <ellipse cx="208" cy="714" rx="34" ry="5" fill="#6d5338" />
      <ellipse cx="208" cy="842" rx="150" ry="26" fill="url(#rst-saucer)" />
      <ellipse cx="208" cy="836" rx="128" ry="18" fill="#2a1a12" />
      <path d="M160 822 h96 v16 c-20 10 -76 10 -96 0Z" fill="url(#rst-stub)" />
      <path
        d="M356 838 c40 -26 64 10 38 28 c-20 14 -44 2 -40 -18"
        fill="none"
        stroke="#a67c42"
        strokeWidth="9"
      />
      <g stroke="#e4bf7d" strokeWidth="3.5" strokeLinecap="round">
        <path d="M96 838 l30 6 M118 832 l26 -3 M282 842 l34 -7 M262 850 l30 3 M140 850 l30 1" />
      </g>
    </svg>
  );
}
