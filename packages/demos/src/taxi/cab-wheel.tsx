export function CabWheel({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 212)`}>
      <circle r={41} fill="#040405" />
      <circle r={41} fill="none" stroke="#2a2c31" strokeWidth={2} />
      <circle r={25} fill="#3a3e45" />
      <circle r={20} fill="#9aa2ab" />
      <path d="M-14-14A20 20 0 0 1 14-14L0 0Z" fill="#e7ebef" />
      <circle r={7} fill="#24272c" />
    </g>
  );
}
