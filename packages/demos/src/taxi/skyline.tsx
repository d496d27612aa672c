import { Bridge } from "./bridge.tsx";
import { Quayside } from "./quayside.tsx";

/** The town behind the sign. The bottom edge is the kerb. */
export function Skyline({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1440 620" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <radialGradient id="taxi-haze" cx="0.5" cy="1" r="0.85">
          <stop offset="0" stopColor="#b56a06" stopOpacity="0.75" />
          <stop offset="0.45" stopColor="#5a360b" stopOpacity="0.5" />
          <stop offset="1" stopColor="#08090c" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={1440} height={620} fill="url(#taxi-haze)" />
      <Bridge />
      <Quayside />
    </svg>
  );
}
