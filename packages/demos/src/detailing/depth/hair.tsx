const tones = [
  { r: 350, x: 350, y: 350, fill: "#120a05" },
  { r: 330, x: 344, y: 342, fill: "#2a180b" },
  { r: 292, x: 330, y: 326, fill: "#442812" },
  { r: 238, x: 312, y: 304, fill: "#5f3b1b" },
  { r: 168, x: 290, y: 278, fill: "#7b5026" },
  { r: 92, x: 268, y: 250, fill: "#966735" },
];

/** The end of a hair, cut straight across: 70 micrometres, drawn as 700. */
export function Hair({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 700 700" aria-hidden="true" focusable="false">
      {tones.map(({ r, x, y, fill }) => (
        <circle key={r} cx={x} cy={y} r={r} fill={fill} />
      ))}
      <path
        d="M318 372C300 318 356 284 404 312C446 338 440 396 398 414C362 428 330 410 318 372Z"
        fill="#120a05"
      />
      <path d="M338 372C328 340 360 316 390 330C372 338 356 352 352 384Z" fill="#2a180b" />
      <g fill="none" stroke="#ffb224" strokeLinecap="round">
        <path d="M36 250A330 330 0 0 1 300 26" strokeWidth="9" />
        <path d="M66 262A300 300 0 0 1 210 88" strokeWidth="5" opacity="0.6" />
        <path d="M664 470A338 338 0 0 1 560 614" strokeWidth="6" opacity="0.75" />
      </g>
    </svg>
  );
}
