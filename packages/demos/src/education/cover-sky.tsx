type CoverProps = { className: string | undefined };

const stars = [
  [62, 84, 5],
  [104, 56, 3],
  [128, 104, 4],
  [84, 150, 3],
  [318, 66, 4],
  [338, 132, 3],
  [40, 30, 3],
  [296, 24, 3],
] as const;

export function CoverSky({ className }: CoverProps) {
  return (
    <svg className={className} viewBox="0 0 360 330" aria-hidden="true">
      <circle cx="212" cy="140" r="150" fill="#2a73c2" />
      <circle cx="212" cy="140" r="122" fill="#3d8cd9" />
      <circle cx="212" cy="140" r="94" fill="#14406f" />
      <path d="M212 46a94 94 0 0 1 0 188 134 134 0 0 0 0-188z" fill="#fff3c4" />
      <path d="M212 46a94 94 0 0 1 0 188 134 134 0 0 0 0-188z" fill="#ffcb2b" opacity="0.65" />
      <circle cx="278" cy="118" r="13" fill="#e9a800" opacity="0.7" />
      <circle cx="266" cy="168" r="8" fill="#e9a800" opacity="0.7" />
      <circle cx="256" cy="92" r="6" fill="#e9a800" opacity="0.7" />
      {stars.map(([cx, cy, r]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} fill="#fbfdfb" />
      ))}
      <path d="M0 330v-62l58-44 58 44v-22h46v30l52-40 62 48v-18h84v64z" fill="#0e2f57" />
      <path d="M82 222h16v30l-16-12zM262 250h14v34h-14z" fill="#0e2f57" />
      <path d="M34 276h20v22H34zM60 276h20v22H60z" fill="#ffcb2b" />
      <path d="M292 262h26l3-6h-32zM293 268h24l-3 34h-18z" fill="#7cc38a" />
      <path d="M326 262h26l3-6h-32zM327 268h24l-3 34h-18z" fill="#e0355f" />
    </svg>
  );
}
