import { drops, lampTones, waterTones } from "./drop-contours.ts";

export default function Water() {
  return (
    <svg viewBox="0 0 2000 1200">
      {Object.entries(drops).map(([angle, { water, lamps }]) => (
        <g key={angle} id={`drop-${angle}`}>
          {water.map((d, index) => (
            <path key={waterTones[index]} d={d} fill={waterTones[index]} />
          ))}
          {lamps.map((d, index) => (
            <path key={d.length} d={d} {...lampTones[index]} />
          ))}
        </g>
      ))}
    </svg>
  );
}
