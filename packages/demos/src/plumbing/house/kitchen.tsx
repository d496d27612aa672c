import { IsoBox } from "../iso/iso-box.tsx";
import { IsoPipe } from "../iso/iso-pipe.tsx";
import { IsoPlane } from "../iso/iso-plane.tsx";
import { blue, copper } from "../iso/palette.ts";
import { Boiler } from "./boiler.tsx";
import { Shadow } from "./shadow.tsx";
import { plan, Storey } from "./storey.tsx";
import { Window } from "./window.tsx";
import { Worktop } from "./worktop.tsx";

const boards = Array.from({ length: 11 }, (_, index) => (index + 1) / 2);

export function Kitchen() {
  return (
    <Storey
      z={0}
      floor={boards.map((y) => (
        <rect key={y} x={0} y={y} width={plan.width} height={0.035} fill={blue.sky} />
      ))}
      left={null}
      right={<Window x={2.5} y={1.55} width={1.7} height={1} />}
    >
      <Shadow z={0} x={1.9} y={0.05} width={5.1} depth={1.35} />
      <Shadow z={0} x={3.2} y={3.9} width={1.7} depth={0.8} />
      <Shadow z={0} x={0.2} y={3.6} width={0.55} depth={1.45} />
      <IsoPlane plane="floor" at={[0, 0, 0]}>
        <circle cx={7.55} cy={0.25} r={0.24} fill={copper.dark} />
      </IsoPlane>
      <IsoPipe
        points={[
          [7.55, 0.25, -0.1],
          [7.55, 0.25, plan.lift],
        ]}
      />
      <Boiler />
      <Worktop />
      <IsoPipe
        points={[
          [7.55, 0.25, 1.9],
          [6.6, 0.25, 1.9],
          [6.6, 0.25, 1.4],
        ]}
        bore={8}
        joints={[[7.55, 0.25, 1.9]]}
      />
      <g>
        <IsoBox
          at={[3.2, 3.9, 0]}
          size={[1.7, 0.8, 0.7]}
          tones={{ top: copper.body, left: "#b35d28", right: copper.dark }}
        />
        <IsoPlane plane="wall-y" at={[3.2, 4.3, 0.7]}>
          <path
            d="M.35 0V.32H1.35V0"
            fill="none"
            stroke={blue.night}
            strokeWidth={0.12}
            strokeLinejoin="round"
          />
        </IsoPlane>
      </g>
    </Storey>
  );
}
