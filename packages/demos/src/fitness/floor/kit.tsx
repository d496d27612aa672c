type Spot = { x: number; y: number };

/** A lifting platform from above: ash boards between rubber, with a bar. */
export function Platform({ x, y }: Spot) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--floor)">
      <rect width="150" height="150" fill="var(--floor)" strokeWidth="4" />
      <rect x="38" width="74" height="150" fill="var(--lime)" strokeWidth="4" />
      <path d="M56 0V150M75 0V150M94 0V150" strokeWidth="2" />
      <path d="M4 82H146" stroke="var(--chalk)" strokeWidth="13" />
      <path d="M4 82H146" strokeWidth="6" />
      <path d="M22 60V104M128 60V104" stroke="var(--chalk)" strokeWidth="15" />
      <path d="M22 62V102M128 62V102" strokeWidth="5" />
    </g>
  );
}

/** A squat rack from above; every second rack has a bench. */
export function Rack({ x, y, bench }: Spot & { bench: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--floor)" fill="none">
      <rect width="120" height="104" strokeWidth="5" />
      {bench && <rect x="44" y="26" width="32" height="90" rx="8" fill="var(--lime)" strokeWidth="4" />}
      <path d="M-14 30H134" strokeWidth="7" />
      <path d="M-8 8V52M128 8V52" strokeWidth="11" />
      <path
        d="M0 0h16v16h-16zM104 0h16v16h-16zM0 88h16v16h-16zM104 88h16v16h-16z"
        fill="var(--floor)"
        strokeWidth="1"
      />
    </g>
  );
}

export function YardKit() {
  return (
    <g stroke="var(--floor)" strokeWidth="5" fill="var(--chalk)">
      {[16, 20, 24, 28, 33].map((r, index) => (
        <g key={r} transform={`translate(888 ${196 + index * 74})`}>
          <circle r={r} fill="var(--floor)" />
          <path
            d={`M${-r * 0.5} ${-r * 0.35}A${r * 0.65} ${r * 0.65} 0 0 1 ${r * 0.25} ${-r * 0.6}`}
            stroke="var(--chalk)"
            fill="none"
            strokeLinecap="round"
          />
        </g>
      ))}
      <rect x="950" y="172" width="106" height="34" rx="10" />
      <path d="M972 172V206M1034 172V206M985 189H1021" />
      <rect x="950" y="232" width="106" height="34" rx="10" />
      <path d="M972 232V266M1034 232V266M985 249H1021" />
      <path d="M958 330H1050M958 420H1050M1004 330V420" strokeWidth="10" />
      <path d="M950 312V348M1058 312V348M950 402V438M1058 402V438" strokeWidth="14" />
    </g>
  );
}
