import { studio } from "@brightwren/brand";
import { whereabouts } from "../../content/about.ts";
import styles from "./whereabouts.module.css";

const { street, town, postcode } = studio.address;
const lines = [...street.split(",").map((part) => part.trim()), town, postcode].filter(Boolean);

export function Whereabouts() {
  return (
    <section data-fold className="sheet columns section gap-y-6 align-center" aria-labelledby="whereabouts">
      <div className="to-5">
        <h2 id="whereabouts" className="section-title">
          {whereabouts.heading}
        </h2>
        <address className="mt-5 display-xl">
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <p className="hint mt-5 ch-44">{whereabouts.plan}</p>
      </div>
      <Plan />
    </section>
  );
}

const roof = 46;
const depth = 64;
const road = 42;
const garden = 40;

/** Two address lines as terraces that face each other across a street, with gardens behind. */
const topOf = (row: number) =>
  2 * garden + row * depth + Math.ceil(row / 2) * road + Math.floor(row / 2) * 2 * garden;

/** Each house is a letter of the address. Short lines are padded with neighbouring letters. */
function Plan() {
  const houses = Math.max(...lines.map(({ length }) => length), 14) + 2;
  const width = roof * (houses + 2);
  const height = topOf(lines.length - 1) + depth + garden + (lines.length % 2 ? road : 0);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={`full from-5 rounded ${styles.plan}`}
      role="img"
      aria-label={`A plan whose roofs spell ${lines.join(", ")}`}
    >
      <path fill="var(--calm-tint)" d={`M0 0h${width}v${height}H0z`} />
      <path
        stroke="var(--paper)"
        strokeWidth={road}
        d={`M${roof} 0v${height}M${width - roof / 4} 0v${height}`}
      />
      {lines.map((line, row) => (
        <Terrace key={line} line={line.padEnd(houses - 1)} row={row} width={width} />
      ))}
      <g transform={`translate(${2.5 * roof} ${2 * garden + 12})`}>
        <path
          fill="var(--accent)"
          stroke="var(--paper)"
          strokeWidth="4"
          d="M0 0c-20-26-30-40-30-56a30 30 0 0 1 60 0C30-40 20-26 0 0Z"
        />
        <circle cy="-56" r="11" fill="var(--paper)" />
      </g>
    </svg>
  );
}

function Terrace({ line, row, width }: { line: string; row: number; width: number }) {
  const above = row % 2 === 0;
  const top = topOf(row);
  const spelt = line.trimEnd().length;
  return (
    <>
      {above ? (
        <path stroke="var(--paper)" strokeWidth={road} d={`M0 ${top + depth + road / 2}h${width}`} />
      ) : null}
      {Array.from(line, (letter, index) => {
        // The letter determines each house's depth, so that no two terraces look alike.
        const seed = letter.charCodeAt(0) * 7 + (letter === " " ? index * 11 : 0);
        const back = seed % 17;
        const size = depth - back;
        const x = (index + 2) * roof;
        const y = above ? top + back : top;
        const behind = above ? top - 14 : top + depth + 12;
        const tree = (index * 5 + row * 3) % 4 === 0;
        const alley = letter === " " && (index <= spelt || index % 4 === 1);
        return (
          <g key={x}>
            {tree ? (
              <circle cx={x + 20} cy={behind} r={10 + (seed % 5)} fill="var(--calm)" fillOpacity=".4" />
            ) : null}
            {alley ? null : (
              <>
                <path
                  fill={row + index === 0 ? "var(--accent)" : "var(--calm)"}
                  fillOpacity={letter === " " ? 0.3 : 1}
                  d={`M${x + 1} ${y}h${roof - 2}v${size}h${2 - roof}z`}
                />
                <path
                  fill="var(--ink)"
                  fillOpacity={letter === " " ? 0.07 : 0.2}
                  d={`M${x + 1} ${y + size / 2}h${roof - 2}v${size / 2}h${2 - roof}z`}
                />
                <text x={x + roof / 2} y={y + size / 2 + 11} textAnchor="middle" fill="var(--on-calm)">
                  {letter.toUpperCase()}
                </text>
              </>
            )}
          </g>
        );
      })}
    </>
  );
}
