import { band, glass, horizon, outline, shoulder, top, trace, wheelRadius, wheels, wheelY, belt } from "./curves.ts";
import { bonnetNet, tailNet } from "./hex-net.ts";

const sill = () => 640;
const line = (curve: (x: number) => number, from: number, to: number) => `M${trace(curve, from, to)}`;

function Wheel({ x }: { x: number }) {
  const spokes = Array.from({ length: 10 }, (_, index) => index * 36);
  return (
    <g transform={`translate(${x} ${wheelY})`}>
      <circle r={wheelRadius + 20} fill="#010607" />
      <circle r={wheelRadius} fill="#05090a" />
      <circle r="116" fill="url(#detailing-disc)" />
      <path d="M-78 -30A84 84 0 0 1 -20 -81L-14 -58A60 60 0 0 0 -56 -22Z" fill="#ffb224" />
      {spokes.map((angle) => (
        <path key={angle} d="M-7 -22L-4 -112L10 -111L12 -22Z" fill="url(#detailing-spoke)" transform={`rotate(${angle})`} />
      ))}
      <circle r="112" fill="none" stroke="url(#detailing-rim)" strokeWidth="7" />
      <circle r="26" fill="#0b1b1e" stroke="url(#detailing-rim)" strokeWidth="4" />
      <path d="M-140 -46A147 147 0 0 1 60 -134" fill="none" stroke="#7fb9bd" strokeOpacity="0.35" strokeWidth="3" />
    </g>
  );
}

/** The car: nothing but what a dark paint gives back of the lights above it. */
export function Car() {
  return (
    <g>
      {wheels.map((x) => (
        <Wheel key={x} x={x} />
      ))}
      <path d={outline} fill="url(#detailing-paint)" />
      <g clipPath="url(#detailing-body)">
        <path d={band(top, shoulder, 110, 1936)} fill="url(#detailing-upper)" />
        <path d={band(shoulder, horizon, 50, 1956)} fill="url(#detailing-wall)" />
        <path d={band(horizon, sill, 50, 1956)} fill="url(#detailing-lit)" />
        <path d={line(horizon, 50, 1956)} fill="none" stroke="#8fe0e3" strokeOpacity="0.55" strokeWidth="3" />
        <path d={bonnetNet} fill="none" stroke="#ffb224" strokeWidth="10" opacity="0.55" filter="url(#detailing-glow)" />
        <path d={bonnetNet} fill="none" stroke="#fff0cf" strokeWidth="3.2" />
        <path d={tailNet} fill="none" stroke="#ffb224" strokeWidth="8" opacity="0.5" filter="url(#detailing-glow)" />
        <path d={tailNet} fill="none" stroke="#fff0cf" strokeWidth="2.6" />
        <path d={line((x) => shoulder(x) + 4, 60, 1956)} fill="none" stroke="url(#detailing-streak)" strokeWidth="16" filter="url(#detailing-glow)" />
        <path d={line((x) => shoulder(x) + 2, 60, 1956)} fill="none" stroke="url(#detailing-streak)" strokeWidth="5" />
        <path d={line((x) => 622 - ((x - 600) / 760) * 46, 590, 1366)} fill="none" stroke="#6cc4c9" strokeOpacity="0.6" strokeWidth="3" />
      </g>
      <path d={glass} fill="url(#detailing-glass)" />
      <path d={line(belt, 748, 1580)} fill="none" stroke="#9fd6d8" strokeOpacity="0.5" strokeWidth="3" />
      <path d={line(top, 112, 1936)} fill="none" stroke="url(#detailing-edge)" strokeWidth="12" filter="url(#detailing-glow)" />
      <path d={line((x) => top(x) + 1.5, 112, 1936)} fill="none" stroke="url(#detailing-edge)" strokeWidth="4" />
      <path d="M66 476Q110 446 236 430Q190 456 96 478Z" fill="#fff7e2" />
      <path d="M66 476Q110 446 236 430Q190 456 96 478Z" fill="#ffcf6e" filter="url(#detailing-bloom)" />
    </g>
  );
}
