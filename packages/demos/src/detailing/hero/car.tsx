import { lampTones, paintTones } from "./car-contours.ts";

export default function Car() {
  return (
    <svg viewBox="0 0 3200 1950">
      <g id="paint">
        {paintTones.map(({ fill, d }) => (
          <path key={fill} fill={fill} d={d} />
        ))}
      </g>
      <path id="glow" d={lampTones[1].d} />
      <g id="lamps">
        {lampTones.map(({ fill, d }) => (
          <path key={fill} fill={fill} d={d} />
        ))}
      </g>
    </svg>
  );
}
