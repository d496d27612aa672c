const panes = [0, 1, 2].flatMap((row) => [0, 1].map((column) => ({ row, column })));

export function WindowLight({ hour }: { hour: number }) {
  const id = `pho-hour-${hour}`;
  const day = (hour - 13.2) / 6;
  const left = 150 + day * 128;
  const lean = -day * 74;
  const low = Math.abs(day);
  const strength = Math.max(0.16, 1 - low ** 2.2 * 0.86);
  const top = 58 - (1 - low) * 34;
  const tall = 88 + (1 - low) * 22;
  const dusk = hour > 18 ? 0.45 : 1;
  return (
    <svg viewBox="0 0 360 240" width="360" height="240" aria-hidden="true">
      <defs>
        <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={left + 40} cy="110" r="230">
          <stop offset="0" stopColor="#fff" stopOpacity={0.42 * strength * dusk} />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0H360V240H0Z" fill="#242424" />
      <path d="M0 178H360V240H0Z" fill="#161616" />
      <path d="M0 0H360V240H0Z" fill={`url(#${id})`} />
      <g fill="#fff" opacity={strength * dusk}>
        {panes.map(({ row, column }) => {
          const high = top + (row * tall) / 3;
          const x = left + column * 46 + (lean * row) / 3;
          const step = lean / 3;
          return (
            <path key={`${row}${column}`} d={`M${x} ${high} h40 l${step * 0.9} ${tall / 3 - 6} h-40Z`} />
          );
        })}
        <path d={`M${left + lean * 1.1} 182 h88 l${lean * 0.62 + 12} 58 h-112Z`} opacity="0.5" />
      </g>
      <path d={`M168 214 l${16 - day * -120} 14 l34 -2 L206 210Z`} fill="#000" opacity={0.6 * strength} />
      <g fill="none" stroke="#050505" strokeLinecap="round" strokeWidth="6">
        <path d="M164 92 L160 216 M206 92 L210 222 M160 158 H212 M164 96 C176 88 196 88 206 96 M165 114 H207 M174 216 L172 162 M198 162 L196 212" />
      </g>
      <path d="M154 154 H216 L220 164 H150Z" fill="#050505" />
      <path d="M166 92 L163 150" stroke="#fff" strokeWidth="1.6" opacity={day < 0 ? 0.7 * strength : 0.15} />
      <path d="M204 92 L207 150" stroke="#fff" strokeWidth="1.6" opacity={day > 0 ? 0.7 * strength : 0.15} />
    </svg>
  );
}
