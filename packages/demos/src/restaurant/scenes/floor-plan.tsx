import { PlanTable } from "./plan-table.tsx";

const places = [
  {
    number: 1,
    x: 236,
    y: 716,
    round: true,
    w: 74,
    h: 74,
    seats: [
      [-62, 0],
      [62, 0],
    ],
  },
  {
    number: 2,
    x: 470,
    y: 656,
    round: false,
    w: 116,
    h: 62,
    seats: [
      [-28, -52],
      [28, -52],
    ],
  },
  {
    number: 3,
    x: 452,
    y: 158,
    round: false,
    w: 190,
    h: 66,
    seats: [
      [-54, -54],
      [54, -54],
      [-54, 54],
      [54, 54],
    ],
  },
  {
    number: 4,
    x: 214,
    y: 372,
    round: true,
    w: 104,
    h: 104,
    seats: [
      [-54, -54],
      [54, -54],
      [-54, 54],
      [54, 54],
    ],
  },
  {
    number: 5,
    x: 196,
    y: 556,
    round: false,
    w: 116,
    h: 66,
    seats: [
      [-34, 54],
      [34, 54],
      [78, 0],
    ],
  },
  {
    number: 6,
    x: 440,
    y: 400,
    round: true,
    w: 110,
    h: 110,
    seats: [
      [0, -76],
      [76, 0],
      [0, 76],
      [-76, 0],
    ],
  },
  {
    number: 7,
    x: 618,
    y: 560,
    round: false,
    w: 66,
    h: 92,
    seats: [
      [-54, -24],
      [-54, 24],
    ],
  },
  {
    number: 8,
    x: 232,
    y: 168,
    round: true,
    w: 76,
    h: 76,
    seats: [
      [-4, 62],
      [60, -14],
    ],
  },
  {
    number: 9,
    x: 826,
    y: 252,
    round: false,
    w: 92,
    h: 236,
    seats: [
      [-68, -78],
      [-68, -26],
      [-68, 26],
      [-68, 78],
      [68, -78],
      [68, -26],
      [68, 26],
      [68, 78],
    ],
  },
] as const;

const boards = Array.from({ length: 20 }, (_, n) => 70 + n * 36);

export function FloorPlan({ className }: { className: string | undefined }) {
  return (
    <svg
      viewBox="8 30 950 816"
      className={className}
      role="img"
      aria-label="Plan of the dining room from above: eight candlelit tables between the hearth, the bow window and the pass, and a ninth in the dipping room next door."
    >
      <defs>
        <radialGradient id="rst-pool">
          <stop offset="0" stopColor="#ffc46b" stopOpacity="0.85" />
          <stop offset="0.4" stopColor="#d9812f" stopOpacity="0.36" />
          <stop offset="1" stopColor="#a34a1c" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="rst-seen">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="rst-top" cx="0.5" cy="0.5" r="0.7">
          <stop offset="0" stopColor="#8f542c" />
          <stop offset="0.6" stopColor="#643620" />
          <stop offset="1" stopColor="#452318" />
        </radialGradient>
        <mask id="rst-lit">
          {places.map(({ number, x, y }) => (
            <circle key={number} cx={x} cy={y} r="190" fill="url(#rst-seen)" />
          ))}
        </mask>
        <clipPath id="rst-inside">
          <path d="M80 60 H690 V700 H380 A150 150 0 0 1 92 700 H80Z M712 60 H940 V440 H712Z" />
        </clipPath>
      </defs>
      <g clipPath="url(#rst-inside)">
        <path d="M0 0H1000V850H0Z" fill="#1d0f1a" />
        {places.map(({ number, x, y, h }) => (
          <circle key={number} cx={x} cy={y} r={h > 200 ? 240 : 180} fill="url(#rst-pool)" />
        ))}
        <ellipse cx="80" cy="410" rx="150" ry="170" fill="url(#rst-pool)" />
        <g mask="url(#rst-lit)" stroke="#1a0b10" strokeWidth="2.5" opacity="0.8">
          {boards.map((y) => (
            <path key={y} d={`M60 ${y} H960`} />
          ))}
        </g>
      </g>
      <g fill="none" stroke="#dcb06a" strokeWidth="9" strokeLinecap="butt">
        <path d="M92 704 A150 150 0 0 0 380 704" strokeWidth="4" />
        <path d="M84 700 V60 H690 V330 M690 420 V470 M690 660 V700 H640 M560 700 H378" />
        <path d="M700 60 H940 V440 H700" />
        <path d="M690 455 H940 V700 H690" strokeWidth="4" strokeDasharray="10 8" opacity="0.7" />
      </g>
      <path d="M640 700 A80 80 0 0 0 560 780 V700" fill="none" stroke="#dcb06a" strokeWidth="2.5" />
      <path d="M50 330 H84 V490 H50Z" fill="#2b1210" stroke="#dcb06a" strokeWidth="5" />
      <path d="M58 456 C54 420 76 420 70 380 C88 410 84 430 80 470Z" fill="#ff9a3c" />
      <path d="M62 466 C60 444 74 440 72 416 C80 440 80 452 78 470Z" fill="#ffe09a" />
      <g stroke="#dcb06a" strokeWidth="2.5" opacity="0.75">
        {[0, 1, 2, 3, 4, 5].map((step) => (
          <path key={step} d={`M${90 + step * 15} 66 V138`} />
        ))}
        <path d="M90 138 H166" />
      </g>
      <g fill="#dcb06a" fontFamily="var(--font-display)" fontStyle="italic" fontSize="34" textAnchor="middle">
        <text x="816" y="588">
          kitchen
        </text>
        <text x="600" y="826">
          from the yard
        </text>
        <text x="42" y="414" transform="rotate(-90 30 410)">
          hearth
        </text>
      </g>
      {places.map((place) => (
        <PlanTable key={place.number} {...place} />
      ))}
    </svg>
  );
}
