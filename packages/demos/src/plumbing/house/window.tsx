type WindowProps = { x: number; y: number; width: number; height: number };

export function Window({ x, y, width, height }: WindowProps) {
  const gap = 0.09;
  const half = (height - gap * 3) / 2;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} fill="#ffffff" />
      {[y + gap, y + gap * 2 + half].map((sash) => (
        <rect key={sash} x={x + gap} y={sash} width={width - gap * 2} height={half} fill="#0a5fb0" />
      ))}
      <rect x={x - 0.1} y={y - 0.1} width={width + 0.2} height={0.12} fill="#ffffff" />
    </g>
  );
}
