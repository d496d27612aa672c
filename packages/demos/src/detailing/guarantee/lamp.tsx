const hexagon = (x: number, y: number, r: number) =>
  `M${[0, 1, 2, 3, 4, 5]
    .map((corner) => {
      const angle = (corner * Math.PI) / 3 + Math.PI / 6;
      return `${Math.round(x + Math.cos(angle) * r)} ${Math.round(y + Math.sin(angle) * r)}`;
    })
    .join("L")}Z`;

const pitch = 186;
const cells = [
  [0, 0],
  ...[0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (corner * Math.PI) / 3;
    return [Math.cos(angle) * pitch, Math.sin(angle) * pitch] as const;
  }),
] as const;
const ring = (r: number) => cells.map(([x, y]) => hexagon(x, y, r)).join("");
const notches = Array.from({ length: 90 }, (_, index) => index * 4);

export function Lamp({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="-450 -450 900 900" aria-hidden="true" focusable="false">
      {notches.map((angle) => (
        <rect
          key={angle}
          x="-8"
          y="-432"
          width="16"
          height="40"
          rx="4"
          fill="#041114"
          transform={`rotate(${angle})`}
        />
      ))}
      <circle r="420" fill="#041114" />
      <path
        d="M-388 -60A392 392 0 0 1 60 -388"
        fill="none"
        stroke="#2a7d87"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path
        d="M372 130A394 394 0 0 1 190 346"
        fill="none"
        stroke="#14545d"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <circle r="352" fill="#0a2f36" />
      <circle r="330" fill="#b06a08" />
      <circle r="312" fill="#ffb224" />
      <path d={ring(100)} fill="#ffd080" />
      <path d={ring(82)} fill="#fff3d8" />
      <path d={ring(52)} fill="#ffffff" />
    </svg>
  );
}
