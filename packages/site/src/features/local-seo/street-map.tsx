import { threeStreets, townMap } from "../../content/local-seo.ts";
import { shapesIn } from "../pictures/site-picture.tsx";
import ground from "./drawings/ground.svg?raw";
import styles from "./street-map.module.css";
import { bridge, garages, houses, map, riverAt, slopeAt, streetAt, trees } from "./town.ts";

const search = { x: bridge, y: Math.round(riverAt(bridge)) };

export function StreetMap({ className }: { className: string | undefined }) {
  return (
    <svg
      viewBox={`0 0 ${map.width} ${map.height}`}
      preserveAspectRatio="xMidYMin slice"
      className={`full tint ${styles.map} ${className ?? ""}`}
      role="img"
      aria-label={townMap}
    >
      <path fill="var(--calm-tint)" d={`M-900-200h2700v1300h-2700z`} />
      <g dangerouslySetInnerHTML={{ __html: shapesIn(ground) }} />
      <g fill="var(--calm)" fillOpacity=".42">
        {trees.map(([x, y], index) => (
          <circle key={`${x}-${y}`} cx={x} cy={Math.round(y)} r={8 + (index % 4) * 2} />
        ))}
      </g>
      {houses.map(({ x, y, turn, width, depth, shade }) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path
            className={styles.roof}
            data-shade={shade}
            d={`M${-width / 2} ${-depth / 2}h${width}v${depth}h${-width}z`}
          />
          <path fill="var(--ink)" fillOpacity=".14" d={`M${-width / 2} 0h${width}v${depth / 2}h${-width}z`} />
        </g>
      ))}
      <Search />
      {threeStreets.map(({ street, shop, found }, index) => (
        <Garage key={shop} index={index} street={street} shop={shop} found={found} />
      ))}
    </svg>
  );
}

function Search() {
  const { x, y } = search;
  const [, , third] = garages;
  const corner = Math.round(streetAt(2, x));
  return (
    <>
      <g fill="none" stroke="var(--ink)" strokeWidth="2" strokeDasharray="2 9" strokeLinecap="round">
        {[0, 1, 2].map((street) => (
          <circle key={street} cx={x} cy={y} r={y - Math.round(streetAt(street, x))} />
        ))}
      </g>
      <path
        fill="none"
        stroke="var(--accent)"
        strokeWidth="7"
        strokeDasharray="15 9"
        strokeLinejoin="round"
        d={`M${x} ${y - 18}V${corner}Q${(x + third.x) / 2} ${Math.round(streetAt(2, (x + third.x) / 2))} ${third.x} ${Math.round(streetAt(2, third.x))}`}
      />
      <circle cx={x} cy={y} r="17" fill="var(--paper)" stroke="var(--ink)" strokeWidth="6" />
      <circle cx={x} cy={y} r="6" fill="var(--ink)" />
    </>
  );
}

type GarageProps = { index: number; street: string; shop: string; found: boolean };

/** A garage that does not rank has an outlined pin. */
function Garage({ index, street, shop, found }: GarageProps) {
  const { x, side, name } = garages[index] ?? garages[0];
  const middle = Math.round(streetAt(index, x));
  const dashes = found ? undefined : "7 5";
  return (
    <>
      <text
        transform={`translate(${name} ${Math.round(streetAt(index, name)) + 7}) rotate(${slopeAt(name)})`}
        textAnchor="middle"
        className={styles.street}
      >
        {street}
      </text>
      <g transform={`translate(${x} ${middle - 46})`}>
        <path
          fill={found ? "var(--accent)" : "var(--paper)"}
          stroke="var(--ink)"
          strokeWidth="3"
          strokeDasharray={dashes}
          d="M-44-22h88v48h-88z"
        />
        <path stroke="var(--ink)" strokeWidth="3" strokeDasharray={dashes} d="M-44 2h88" />
        <path
          transform={found ? "translate(0 4)" : "scale(.56)"}
          fill={found ? "var(--accent)" : "var(--paper)"}
          stroke={found ? "var(--paper)" : "var(--ink)"}
          strokeWidth="5"
          strokeDasharray={dashes}
          d="M0 0c-34-44-50-68-50-94a50 50 0 0 1 100 0C50-68 34-44 0 0Z"
        />
        {found ? <circle cy="-90" r="19" fill="var(--paper)" /> : null}
        <text
          className={styles.shop}
          data-found={found}
          textAnchor={side < 0 ? "end" : "start"}
          x={side * (found ? 66 : 40)}
          y={found ? -82 : -42}
        >
          {shop}
        </text>
      </g>
    </>
  );
}
