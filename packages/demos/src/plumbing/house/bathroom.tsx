import { IsoPipe } from "../iso/iso-pipe.tsx";
import { IsoPlane } from "../iso/iso-plane.tsx";
import { blue, copper } from "../iso/palette.ts";
import { Basin } from "./basin.tsx";
import { Bath } from "./bath.tsx";
import { Closet } from "./closet.tsx";
import { Shadow } from "./shadow.tsx";
import { plan, Storey } from "./storey.tsx";
import { Towels } from "./towels.tsx";
import { Window } from "./window.tsx";

const z = plan.lift;
const tiles = Array.from({ length: plan.width * plan.depth }, (_, index) => ({
  x: index % plan.width,
  y: Math.floor(index / plan.width),
})).filter(({ x, y }) => (x + y) % 2 === 0);

function Tiles() {
  return tiles.map(({ x, y }) => (
    <rect key={`${x}-${y}`} x={x} y={y} width={1} height={1} fill={blue.sky} opacity={0.75} />
  ));
}

export function Bathroom() {
  return (
    <Storey
      z={z}
      floor={<Tiles />}
      left={
        <>
          <rect x={0} y={0} width={plan.depth} height={1.55} fill="#ffffff" opacity={0.55} />
          <rect x={0} y={1.55} width={plan.depth} height={0.09} fill={blue.water} />
        </>
      }
      right={
        <>
          <rect x={0} y={0} width={plan.width} height={1.55} fill="#ffffff" opacity={0.5} />
          <rect x={0} y={1.55} width={plan.width} height={0.09} fill={blue.water} />
          <Window x={4.85} y={1.4} width={1.15} height={1.1} />
        </>
      }
    >
      <Shadow z={z} x={0.1} y={0.7} width={1.95} depth={4.3} />
      <Shadow z={z} x={6.5} y={0.3} width={0.8} depth={1.2} />
      <Shadow z={z} x={3.4} y={0.2} width={0.5} depth={0.5} />
      <Shadow z={z} x={5.3} y={4} width={0.9} depth={0.9} />
      <IsoPlane plane="floor" at={[0, 0, z]}>
        <circle cx={7.55} cy={0.25} r={0.2} fill={copper.dark} />
      </IsoPlane>
      <IsoPipe
        points={[
          [7.55, 0.25, z],
          [7.55, 0.25, z + 0.42],
          [2.9, 0.25, z + 0.42],
        ]}
        joints={[
          [6.9, 0.25, z + 0.42],
          [3.6, 0.25, z + 0.42],
        ]}
      />
      <Closet z={z} />
      <Basin z={z} />
      <Bath z={z} />
      <Towels z={z} />
    </Storey>
  );
}
