const streaks = [
  [40, 12, 74],
  [128, 156, 58],
  [210, 66, 92],
  [292, 210, 64],
  [356, 24, 50],
  [84, 250, 88],
  [176, 300, 46],
  [330, 318, 80],
  [248, 368, 60],
  [24, 356, 56],
] as const;

export function Rain({ className }: { className: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true" width="100%" height="100%">
      <pattern
        id="taxi-rain"
        width="330"
        height="345"
        patternTransform="scale(0.9)"
        patternUnits="userSpaceOnUse"
      >
        {streaks.map(([x, y, length]) => (
          <path
            key={`${x}-${y}`}
            d={`M${x} ${y}l${-length * 0.14} ${length * 0.72}`}
            stroke="#dfe8f2"
            strokeWidth={length > 70 ? 1.3 : 0.9}
            strokeLinecap="round"
            opacity={length > 70 ? 0.34 : 0.2}
          />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill="url(#taxi-rain)" />
    </svg>
  );
}
