import { outline } from "./curves.ts";

type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

function Stop({ stops }: { stops: Stops }) {
  return stops.map(([offset, colour, opacity]) => (
    <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity ?? 1} />
  ));
}

const ground = { gradientUnits: "userSpaceOnUse", x1: 0, x2: 0 } as const;
const length = { gradientUnits: "userSpaceOnUse", x1: 50, x2: 1956, y1: 0, y2: 0 } as const;

/** Gradients and soft lights of the car. */
export function CarPaints() {
  return (
    <defs>
      <clipPath id="detailing-body">
        <path d={outline} />
      </clipPath>
      <linearGradient id="detailing-paint" {...ground} y1="150" y2="640">
        <Stop stops={[[0, "#0d3d45"], [0.5, "#06222a"], [1, "#031013"]]} />
      </linearGradient>
      <linearGradient id="detailing-upper" {...length}>
        <Stop stops={[[0, "#2c8c95"], [0.2, "#19646e"], [0.34, "#0e444d"], [0.6, "#0a343c"], [0.85, "#186671"], [1, "#0d3f47"]]} />
      </linearGradient>
      <linearGradient id="detailing-wall" {...ground} y1="390" y2="530">
        <Stop stops={[[0, "#0d4650"], [0.3, "#05252b"], [1, "#021317"]]} />
      </linearGradient>
      <linearGradient id="detailing-lit" {...ground} y1="430" y2="640">
        <Stop stops={[[0, "#2a8791"], [0.35, "#125058"], [0.8, "#062329"], [1, "#020d0f"]]} />
      </linearGradient>
      <linearGradient id="detailing-glass" {...ground} y1="180" y2="350">
        <Stop stops={[[0, "#31686d"], [0.35, "#0c2a2f"], [1, "#020b0d"]]} />
      </linearGradient>
      <linearGradient id="detailing-edge" {...length}>
        <Stop stops={[[0, "#ffb224", 0.2], [0.12, "#fff3d6"], [0.32, "#ffc860", 0.75], [0.45, "#fff6e0"], [0.62, "#fff3d6"], [0.8, "#ffb224", 0.6], [1, "#fff3d6", 0.9]]} />
      </linearGradient>
      <linearGradient id="detailing-streak" {...length}>
        <Stop stops={[[0, "#fff3d6", 0.9], [0.18, "#fff3d6"], [0.34, "#ffb224", 0.25], [0.55, "#c9f3f4", 0.55], [0.74, "#fff3d6"], [0.92, "#ffb224", 0.5], [1, "#fff3d6", 0.1]]} />
      </linearGradient>
      <linearGradient id="detailing-rim" x1="0" y1="0" x2="1" y2="1">
        <Stop stops={[[0, "#e9f6f6"], [0.35, "#5c8a8e"], [0.7, "#15292c"], [1, "#8dbabd"]]} />
      </linearGradient>
      <linearGradient id="detailing-spoke" x1="0" y1="0" x2="1" y2="0">
        <Stop stops={[[0, "#9cc3c5"], [0.5, "#32494c"], [1, "#0c1517"]]} />
      </linearGradient>
      <radialGradient id="detailing-disc">
        <Stop stops={[[0, "#0a1416"], [0.7, "#1b2d30"], [1, "#060c0d"]]} />
      </radialGradient>
      <filter id="detailing-glow" x="-10%" y="-60%" width="120%" height="220%">
        <feGaussianBlur stdDeviation="9" />
      </filter>
      <filter id="detailing-bloom" x="-150%" y="-300%" width="400%" height="700%">
        <feGaussianBlur stdDeviation="26" />
      </filter>
    </defs>
  );
}
