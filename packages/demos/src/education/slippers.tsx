import { Slipper } from "./slipper.tsx";

type SlippersProps = { className: string | undefined };

export function Slippers({ className }: SlippersProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 640 560"
      role="img"
      aria-label="Two feet up in front of the blackboard: striped pyjama legs and red tartan slippers with woolly trim and bobbles."
    >
      <defs>
        <pattern id="education-tartan" width="72" height="72" patternUnits="userSpaceOnUse">
          <rect width="72" height="72" fill="#cf2450" />
          <path d="M0 14h72M14 0v72" stroke="#123529" strokeOpacity="0.55" strokeWidth="22" />
          <path d="M0 14h72M14 0v72" stroke="#123529" strokeOpacity="0.35" strokeWidth="8" />
          <path d="M0 50h72M50 0v72" stroke="#ffcb2b" strokeWidth="3" />
          <path d="M0 60h72M60 0v72" stroke="#f2f6ec" strokeOpacity="0.5" strokeWidth="2" />
        </pattern>
        <pattern id="education-pyjama" width="44" height="44" patternUnits="userSpaceOnUse">
          <rect width="44" height="44" fill="#f7fbff" />
          <rect x="11" width="22" height="44" fill="#4d9bd6" />
        </pattern>
      </defs>
      <g transform="translate(214 470) rotate(-13)">
        <Slipper />
      </g>
      <g transform="translate(430 480) rotate(11) scale(-1 1)">
        <Slipper />
      </g>
    </svg>
  );
}
