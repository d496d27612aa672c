const steps = 116;
const turnsOf = 4.1;
const centre = { x: 372, y: 440 };
const radius = (n: number) => 1060 * Math.exp(-0.72 * ((n / steps) * turnsOf));
const angle = (n: number) => (n / steps) * turnsOf * Math.PI * 2 - 2.9;
const spot = (n: number, share: number) => {
  const out = radius(n) * share;
  return `${(centre.x + Math.cos(angle(n)) * out).toFixed(1)} ${(centre.y + Math.sin(angle(n)) * out * 0.94).toFixed(1)}`;
};
const grey = (value: number) => {
  const v = Math.round(Math.max(6, Math.min(250, value)));
  return `rgb(${v} ${v} ${v})`;
};

const treads = Array.from({ length: steps }, (_, n) => {
  const facing = Math.cos(angle(n) - 3.7);
  const depth = 1.12 - (n / steps) * 0.98;
  return {
    n,
    tread: `M${spot(n, 1)} L${spot(n + 1, 1)} L${spot(n + 1, 0.6)} L${spot(n, 0.6)}Z`,
    riser: `M${spot(n, 1)} L${spot(n + 0.2, 1)} L${spot(n + 0.2, 0.6)} L${spot(n, 0.6)}Z`,
    tone: grey((118 + 128 * facing) * depth),
    dark: grey((40 + 34 * facing) * depth),
  };
});
const rail = (share: number) =>
  `M${Array.from({ length: steps * 3 + 1 }, (_, n) => spot(n / 3, share)).join(" L")}`;
const posts = Array.from({ length: steps }, (_, n) => `M${spot(n, 0.6)} L${spot(n + 0.3, 0.53)}`).join(" ");

export default function Stair() {
  return (
    <svg viewBox="0 0 800 800" preserveAspectRatio="xMidYMid slice">
      <defs>
        <radialGradient id="pho-stair" cx="0.465" cy="0.55" r="0.62">
          <stop offset="0" stopColor="#000" stopOpacity="0.75" />
          <stop offset="0.35" stopColor="#000" stopOpacity="0.15" />
          <stop offset="1" stopColor="#000" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0H800V800H0Z" fill="#101010" />
      {treads.map(({ n, tread, riser, tone, dark }) => (
        <g key={n}>
          <path d={tread} fill={tone} />
          <path d={riser} fill={dark} />
        </g>
      ))}
      <path d={posts} stroke="#0a0a0a" strokeWidth="2.5" fill="none" />
      <path d={rail(0.535)} stroke="#050505" strokeWidth="11" fill="none" strokeLinejoin="round" />
      <path
        d={rail(0.54)}
        stroke="#cfcfcf"
        strokeWidth="2.4"
        fill="none"
        strokeLinejoin="round"
        opacity="0.75"
      />
      <path d="M0 0H800V800H0Z" fill="url(#pho-stair)" />
    </svg>
  );
}
