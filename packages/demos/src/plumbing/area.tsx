import { DemoButton, Labels } from "../shared/demo-frame.tsx";
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
        <DemoButton className={`mt-6 ${styles.button}`}>Check my postcode</DemoButton>
      </div>
      <RiverMap />
    </section>
  );
}

const places = [
  { words: "Hillsborough", x: 258, y: 216 },
  { words: "Kelham Island", x: 222, y: 318 },
  { words: "Attercliffe", x: 584, y: 216 },
  { words: "Malin Bridge", x: 170, y: 282 },
  { words: "Hunters Bar", x: 176, y: 460 },
  { words: "Crookes", x: 224, y: 384 },
  { words: "Millhouses", x: 204, y: 640 },
  { words: "Meersbrook", x: 488, y: 606 },
  { words: "Gleadless", x: 628, y: 548 },
  { words: "Darnall", x: 658, y: 392 },
  { words: "Dronfield", x: 418, y: 732 },
];

/** With the rings around the yard. */
const rivers = [
  { words: "Don", x: 118, y: 44 },
  { words: "Loxley", x: 16, y: 166 },
  { words: "Rivelin", x: 10, y: 382 },
  { words: "Porter", x: 16, y: 522 },
  { words: "Sheaf", x: 118, y: 744 },
  { words: "15 min", x: 375, y: 360, textAnchor: "middle" },
  { words: "30 min", x: 640, y: 690 },
] as const;

/** The five rivers as a pipe diagram, with the distances that the vans cover in 15 and 30 minutes. */
function RiverMap() {
  return (
    <svg
      className={`block overflows ${styles.map}`}
      viewBox="0 0 760 770"
      role="img"
      aria-label="Map of Sheffield drawn as pipes: the rivers Don, Loxley, Rivelin, Porter and Sheaf, with the yard at Heeley and rings of 15 and 30 minutes around it."
    >
      <use href={`${map}#map`} />
      <Labels of={places} />
      <g className={styles.rivers}>
        <Labels of={rivers} />
      </g>
      <text x={418} y={522} fill="#ffd0a6">
        The yard
      </text>
    </svg>
  );
}
