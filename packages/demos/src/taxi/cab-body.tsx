import { CabGlass } from "./cab-glass.tsx";
import { CabLight } from "./cab-light.tsx";
import { CabWheel } from "./cab-wheel.tsx";

const shell =
  "M20 208C14 188 16 160 28 144C46 126 108 118 172 112L226 48C238 34 262 26 300 24L432 22C494 22 528 36 546 66L568 114C588 124 598 142 600 166L602 208C602 214 598 218 592 218H30C24 218 20 214 20 208Z";

type CabBodyProps = {
  /** Prefix of gradient ids, so that two cabs on one page do not collide. */
  id: string;
  night: boolean;
};

export function CabBody({ id, night }: CabBodyProps) {
  return (
    <g>
      <CabLight id={id} />
      {night ? (
        <>
          <ellipse cx={310} cy={8} rx={120} ry={62} fill={`url(#${id}-glow)`} />
          <path d="M30 158L-60 140V236L30 178Z" fill={`url(#${id}-beam)`} />
          <ellipse cx={28} cy={164} rx={30} ry={34} fill={`url(#${id}-glow)`} />
        </>
      ) : null}
      <ellipse cx={310} cy={250} rx={300} ry={12} fill="#000000" opacity={0.7} />
      <path d={shell} fill={`url(#${id}-shell)`} />
      <path
        d="M174 112L228 48C240 35 262 27 300 25L432 23C494 23 527 37 545 67L567 114"
        fill="none"
        stroke="#ffc65a"
        strokeWidth={2.5}
      />
      <path d="M30 143C48 127 110 119 172 113" fill="none" stroke="#a9762a" strokeWidth={2} />
      <CabGlass />
      <path d="M40 130H590" stroke="#000" strokeWidth={2} opacity={0.6} />
      <path d="M186 118L192 210H322V118M334 118V210H436" fill="none" stroke="#000000" strokeWidth={2.5} />
      <path d="M292 138h22v6h-22zM404 138h22v6h-22z" fill="#c9d2dc" />
      <text x={200} y={186} fontSize={25} fontWeight={800} fill="#e8ebee" style={{ fontStretch: "112%" }}>
        Keel Row
      </text>
      <path d="M14 192H84V204H18C14 204 14 196 14 192ZM544 192H606V204H544Z" fill="#8d959e" />
      <ellipse cx={32} cy={164} rx={11} ry={15} fill="#fff6dd" />
      <path d="M588 146H600V176H592Z" fill="#ff3b2a" />
      <path d="M84 218A50 50 0 0 1 184 218ZM436 218A50 50 0 0 1 536 218Z" fill="#020203" />
      <CabWheel x={134} />
      <CabWheel x={486} />
      <path d="M256 24C258 6 264-2 276-2H346C358-2 362 6 364 23Z" fill="#ffb000" />
      <path d="M264 20C266 8 270 4 278 4H344C350 4 354 8 356 20Z" fill="#ffd67a" />
      <text
        x={310}
        y={19}
        textAnchor="middle"
        fontSize={17}
        fontWeight={900}
        fill="#0b0c0f"
        style={{ fontStretch: "125%" }}
      >
        TAXI
      </text>
    </g>
  );
}
