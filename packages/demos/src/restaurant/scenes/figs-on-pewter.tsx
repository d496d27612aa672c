const whole =
  "M90 0 C100 0 104 14 108 30 C118 62 178 96 178 152 C178 200 138 220 90 220 C42 220 2 200 2 152 C2 96 62 62 72 30 C76 14 80 0 90 0Z";
const pith = "M90 30 C96 60 158 98 158 150 C158 190 128 206 90 206 C52 206 22 190 22 150 C22 98 84 60 90 30Z";
const flesh =
  "M90 84 C102 100 138 116 138 152 C138 180 116 190 90 190 C64 190 42 180 42 152 C42 116 78 100 90 84Z";

const seeds = Array.from({ length: 64 }, (_, n) => {
  const turn = n * 2.39996;
  const out = Math.sqrt((n + 6) / 70);
  return { x: 90 + Math.cos(turn) * out * 42, y: 148 + Math.sin(turn) * out * 38 };
});

function WholeFig({ place }: { place: string }) {
  return (
    <g transform={place}>
      <path d={whole} fill="url(#rst-fig)" />
      <g fill="none" stroke="#e6b98a" strokeWidth="2" opacity="0.26">
        <path d="M84 26 C60 80 22 110 24 158" />
        <path d="M88 26 C78 90 58 120 58 206" />
        <path d="M94 30 C104 90 124 130 120 204" />
      </g>
      <path
        d="M78 20 C58 74 8 96 8 150"
        fill="none"
        stroke="#f7cf93"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.8"
      />
    </g>
  );
}

function CutFig({ place }: { place: string }) {
  return (
    <g transform={place}>
      <path d={whole} fill="#3a1730" />
      <path d={pith} fill="url(#rst-pith)" />
      <path d={flesh} fill="url(#rst-flesh)" />
      {seeds.map(({ x, y }) => (
        <ellipse key={`${x}`} cx={x} cy={y} rx="3" ry="2.2" fill="#f6c984" opacity="0.85" />
      ))}
      <path d="M90 104 C100 122 108 140 92 176 C80 150 82 122 90 104Z" fill="#3d0f1c" />
    </g>
  );
}

export function FigsOnPewter({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 1000 470" className={className} aria-hidden="true">
      <defs>
        <radialGradient id="rst-fig" cx="0.22" cy="0.5" r="0.9">
          <stop offset="0" stopColor="#a8647a" />
          <stop offset="0.22" stopColor="#6d3156" />
          <stop offset="0.55" stopColor="#32142f" />
          <stop offset="1" stopColor="#120812" />
        </radialGradient>
        <linearGradient id="rst-pith" x1="0" x2="1">
          <stop offset="0" stopColor="#fbe7bd" />
          <stop offset="1" stopColor="#b98a62" />
        </linearGradient>
        <radialGradient id="rst-flesh" cx="0.4" cy="0.5" r="0.65">
          <stop offset="0" stopColor="#7d1526" />
          <stop offset="0.6" stopColor="#b8323a" />
          <stop offset="1" stopColor="#e2875c" />
        </radialGradient>
        <linearGradient id="rst-rim" x1="0" x2="1" y1="0.2" y2="0.8">
          <stop offset="0" stopColor="#f3d9a4" />
          <stop offset="0.18" stopColor="#9c8468" />
          <stop offset="0.5" stopColor="#4a3f3f" />
          <stop offset="1" stopColor="#1d181d" />
        </linearGradient>
        <linearGradient id="rst-well" x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#2a2326" />
          <stop offset="0.6" stopColor="#5a4a45" />
          <stop offset="1" stopColor="#86705a" />
        </linearGradient>
        <linearGradient id="rst-blade" x1="0" x2="1" y1="0" y2="0.4">
          <stop offset="0" stopColor="#fdf0cf" />
          <stop offset="0.5" stopColor="#8f877e" />
          <stop offset="1" stopColor="#d9c09a" />
        </linearGradient>
        <filter id="rst-soft" x="-20%" y="-60%" width="140%" height="220%">
          <feGaussianBlur stdDeviation="18" />
        </filter>
      </defs>
      <ellipse cx="530" cy="340" rx="440" ry="110" fill="#000" opacity="0.75" filter="url(#rst-soft)" />
      <ellipse cx="480" cy="318" rx="420" ry="122" fill="url(#rst-rim)" />
      <ellipse cx="480" cy="314" rx="412" ry="115" fill="#211b20" />
      <ellipse cx="480" cy="314" rx="410" ry="113" fill="url(#rst-rim)" opacity="0.55" />
      <ellipse cx="480" cy="312" rx="310" ry="80" fill="url(#rst-well)" />
      <g fill="#0a0508" opacity="0.7" filter="url(#rst-soft)">
        <ellipse cx="450" cy="330" rx="110" ry="26" />
        <ellipse cx="640" cy="330" rx="120" ry="26" />
      </g>
      <WholeFig place="translate(430 84) scale(0.98) rotate(8 90 110)" />
      <WholeFig place="translate(290 108) rotate(-10 90 110)" />
      <CutFig place="translate(540 168) rotate(64 90 110) scale(0.86)" />
      <CutFig place="translate(352 190) rotate(-32 90 110) scale(0.8)" />
      <g transform="rotate(9 760 380)">
        <path
          d="M470 372 C560 356 660 356 742 362 L742 392 C640 396 540 390 470 372Z"
          fill="url(#rst-blade)"
        />
        <path d="M742 360 h26 v34 h-26Z" fill="#c9974c" />
        <path
          d="M768 358 C840 352 900 356 950 366 C962 370 962 386 950 390 C900 400 840 402 768 396Z"
          fill="#1c1113"
        />
        <path d="M772 364 C840 358 900 362 944 370" fill="none" stroke="#b98a5a" strokeWidth="3" />
      </g>
    </svg>
  );
}
