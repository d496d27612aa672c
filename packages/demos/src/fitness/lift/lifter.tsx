import { ankle, between, ceiling, positions, sculpt, type Position, type Profile } from "./positions.ts";

const torso: Profile = [
  [-0.27, 2],
  [-0.24, -9],
  [-0.08, -16],
  [0.14, -15.5],
  [0.38, -10.5],
  [0.62, -11.5],
  [0.86, -13],
  [1.04, -11],
  [1.16, -5],
  [1.16, 3],
  [1.04, 10],
  [0.84, 13],
  [0.62, 11.5],
  [0.38, 9],
  [0.12, 10],
  [-0.12, 11],
];
const belt: Profile = [
  [0.26, -13],
  [0.36, -11.6],
  [0.46, -11.4],
  [0.47, 0],
  [0.46, 10.6],
  [0.36, 10],
  [0.26, 10.4],
  [0.25, 0],
];
const thigh: Profile = [
  [-0.22, 0],
  [-0.12, 10],
  [0.15, 13],
  [0.5, 12],
  [0.82, 8.6],
  [1.03, 7.4],
  [1.14, 0],
  [1.03, -7.5],
  [0.8, -7],
  [0.5, -10],
  [0.15, -12],
  [-0.12, -10],
];
const shin: Profile = [
  [-0.16, 0],
  [-0.05, 7],
  [0.2, 5.6],
  [0.6, 4.6],
  [1, 4],
  [1.1, 0],
  [1, -4.2],
  [0.72, -5.4],
  [0.38, -10],
  [0.12, -9],
  [-0.08, -6],
];
const upperArm: Profile = [
  [-0.22, 0],
  [-0.08, 8],
  [0.25, 7.4],
  [0.55, 5.6],
  [0.95, 4.4],
  [1.08, 0],
  [0.95, -4.6],
  [0.5, -7.2],
  [0.15, -7.8],
  [-0.1, -7],
];
const forearm: Profile = [
  [-0.1, 0],
  [0.02, 4.8],
  [0.28, 5.4],
  [0.7, 3.6],
  [1, 3.4],
  [1.14, 0],
  [1, -3.4],
  [0.7, -3.6],
  [0.25, -5],
  [0, -4.4],
];
const skull: Profile = [
  [-0.1, 3],
  [-0.1, -3],
  [0.2, -6],
  [0.6, -9.4],
  [1.1, -8.6],
  [1.45, -4],
  [1.5, 2.5],
  [1.2, 8],
  [0.72, 9.2],
  [0.42, 8.6],
  [0.26, 4],
];

function Body({ knee, hip, shoulder, bar }: Position) {
  const neck = between(hip, shoulder, 1.12);
  const crown = between(hip, shoulder, 1.46);
  const grip = [1, bar] as const;
  const elbow = between(shoulder, grip, 0.53);
  return (
    <g fill="var(--floor)" stroke="var(--chalk)" strokeWidth="1.5" strokeLinejoin="round">
      <path
        d={sculpt(between(neck, crown, 0.95), between(neck, crown, 1.4), [
          [-0.2, -7],
          [0, -15],
          [0.7, -14],
          [0.9, -7],
          [0.3, -4],
        ])}
      />
      <path d={sculpt(neck, crown, skull)} />
      <path d="M-20 178V172Q-20 165-14 165L-3 164Q4 170 14 172Q20 173 20 178Z" />
      <path d={sculpt(knee, ankle, shin)} />
      <path d={sculpt(hip, knee, thigh)} />
      <path d={sculpt(hip, shoulder, torso)} />
      <path d={sculpt(hip, shoulder, belt)} fill="var(--lime)" stroke="var(--floor)" />
      <path d={sculpt(elbow, grip, forearm)} />
      <path d={sculpt(shoulder, elbow, upperArm)} />
    </g>
  );
}

type LifterProps = { index: number; label: string };

export function Lifter({ index, label }: LifterProps) {
  const position = positions[index] ?? positions[0];
  if (!position) return null;
  return (
    <svg viewBox="-54 -6 108 184" role="img" aria-label={label}>
      <Body {...position} />
      <path
        d={`M0 ${ceiling}V${ceiling - 87}`}
        stroke="var(--chalk)"
        strokeWidth="1.2"
        strokeDasharray="2 2.4"
      />
      <g transform={`translate(0 ${ceiling - position.bar})`} fill="none" stroke="var(--floor)">
        <circle r="22.5" fill="var(--lime)" strokeWidth="1.5" />
        <circle r="19" strokeWidth="1.6" />
        <circle r="10.5" strokeWidth="0.9" />
        <circle r="5" fill="var(--floor)" />
        <circle r="2.8" stroke="var(--chalk)" strokeWidth="0.8" />
      </g>
    </svg>
  );
}
