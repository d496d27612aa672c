import { DemoButton } from "../shared/demo-frame.tsx";
import { area } from "./content.ts";
import styles from "./area.module.css";
import map from "./river-map.svg?no-inline";

export function Area() {
  return (
    <section id="plumbing-area" className={styles.area} aria-labelledby="plumbing-area-title">
      <div className={styles.words}>
        <h2 id="plumbing-area-title">{area.title}</h2>
        <p className={styles.lede}>{area.lede}</p>
        <p className={styles.postcodes}>{area.postcodes}</p>
        <DemoButton className={styles.button}>Check my postcode</DemoButton>
      </div>
      <RiverMap />
    </section>
  );
}

const places = [
  { name: "Hillsborough", x: 258, y: 216 },
  { name: "Kelham Island", x: 222, y: 318 },
  { name: "Attercliffe", x: 584, y: 216 },
  { name: "Malin Bridge", x: 170, y: 282 },
  { name: "Hunters Bar", x: 176, y: 460 },
  { name: "Crookes", x: 224, y: 384 },
  { name: "Millhouses", x: 204, y: 640 },
  { name: "Meersbrook", x: 488, y: 606 },
  { name: "Gleadless", x: 628, y: 548 },
  { name: "Darnall", x: 658, y: 392 },
  { name: "Dronfield", x: 418, y: 732 },
];

const rivers = [
  { name: "Don", x: 118, y: 44 },
  { name: "Loxley", x: 16, y: 166 },
  { name: "Rivelin", x: 10, y: 382 },
  { name: "Porter", x: 16, y: 522 },
  { name: "Sheaf", x: 118, y: 744 },
];

/** The five rivers as a pipe diagram, with the distances that the vans cover in 15 and 30 minutes. */
function RiverMap() {
  return (
    <svg
      className={styles.map}
      viewBox="0 0 760 770"
      role="img"
      aria-label="Map of Sheffield drawn as pipes: the rivers Don, Loxley, Rivelin, Porter and Sheaf, with the yard at Heeley and rings of 15 and 30 minutes around it."
    >
      <use href={`${map}#map`} />
      {places.map(({ name, x, y }) => (
        <text key={name} x={x} y={y}>
          {name}
        </text>
      ))}
      <g className={styles.rivers}>
        {rivers.map(({ name, x, y }) => (
          <text key={name} x={x} y={y}>
            {name}
          </text>
        ))}
        <text x={375} y={360} textAnchor="middle">
          15 min
        </text>
        <text x={640} y={690}>
          30 min
        </text>
      </g>
      <text x={418} y={522} fill="#ffd0a6">
        The yard
      </text>
    </svg>
  );
}
