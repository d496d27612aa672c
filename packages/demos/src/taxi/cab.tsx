import { CabBody } from "./cab-body.tsx";

type CabProps = { className: string | undefined; reflected?: boolean };

/** A black cab from the side, lights on, optionally with its reflection on the road. */
export function Cab({ className, reflected = false }: CabProps) {
  return (
    <svg
      className={className}
      viewBox={reflected ? "-60 -30 720 470" : "-60 -30 720 300"}
      role="img"
      aria-label="A black cab with its roof light on, waiting at the kerb."
    >
      {reflected ? (
        <>
          <linearGradient id="taxi-cab-fade" x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor="#ffffff" />
            <stop offset="1" stopColor="#ffffff" stopOpacity="0" />
          </linearGradient>
          <mask id="taxi-cab-mask" maskUnits="userSpaceOnUse" x="-120" y="250" width="840" height="200">
            <rect x={-120} y={250} width={840} height={190} fill="url(#taxi-cab-fade)" />
          </mask>
          <g mask="url(#taxi-cab-mask)" opacity={0.55}>
            <g transform="translate(0 508) scale(1 -1)" filter="url(#taxi-ripple)">
              <CabBody id="mirrored" night />
            </g>
          </g>
        </>
      ) : null}
      <CabBody id={reflected ? "standing" : "parked"} night={reflected} />
    </svg>
  );
}
