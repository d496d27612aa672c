import { studio } from "@brightwren/brand";
import { phoneHref } from "@brightwren/brand/derived";
import type { Studio } from "@brightwren/brand/shape";
import { Emblem } from "@brightwren/ui/emblem";
import { answering } from "../../content/about.ts";
import { SectionHeading } from "../sections/sections.tsx";
import styles from "./answering.module.css";

const { people, hours, phone }: Studio = studio;
const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export function Answering() {
  return (
    <section data-fold className="on-band clips" aria-labelledby="answering">
      <div className={`sheet columns band gap-y-7 ${styles.inner}`}>
        <div className={`to-8 ${styles.words}`}>
          <SectionHeading id="answering" heading={answering.heading} lede={answering.lede} />
          <p className={`mt-6 ${styles.number}`}>
            <a href={phoneHref}>{phone}</a>
          </p>
          {people.length > 0 ? (
            <ul role="list" className={`wrap mt-5 ${styles.people}`}>
              {people.map(({ name, role }) => (
                <li key={name} className={styles.person}>
                  <strong className={`display-xl block ${styles.name}`}>{name}</strong>
                  {role}
                </li>
              ))}
            </ul>
          ) : (
            <p className="large mt-4">{answering.unnamed}</p>
          )}
          <dl className={`mt-6 grid ${styles.week}`}>
            {week.map((day) => (
              <div key={day} className={`fine snug ${styles.day}`} data-open={hours.days.includes(day)}>
                <dt>
                  <abbr title={day} className={`no-underline ${styles.short}`}>
                    {day.slice(0, 3)}
                  </abbr>
                </dt>
                <dd>{hours.days.includes(day) ? `${hours.opens}–${hours.closes}` : "shut"}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Dial />
      </div>
    </section>
  );
}

const holes = Array.from({ length: 10 }, (_, index) => {
  const angle = ((-62 - 29 * index) * Math.PI) / 180;
  return {
    digit: (index + 1) % 10,
    x: Math.round(166 * Math.cos(angle)),
    y: Math.round(166 * Math.sin(angle)),
  };
});

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

function Dial() {
  return (
    <svg viewBox="-250 -250 500 500" className={`overflows block ${styles.dial}`} aria-hidden="true">
      <circle r="250" fill="var(--accent)" />
      <circle r="220" fill="var(--on-slab)" />
      {holes.map(({ digit, x, y }) => (
        <text key={digit} x={x} y={y + 14} textAnchor="middle" fill="var(--slab)">
          {digit}
        </text>
      ))}
      <path
        className={styles.wheel}
        fill="var(--slab)"
        fillRule="evenodd"
        d={circle(0, 0, 214) + holes.map(({ x, y }) => circle(x, y, 36)).join("") + circle(0, 0, 92)}
      />
      <path
        transform="rotate(-25)"
        fill="var(--on-slab)"
        stroke="var(--slab)"
        strokeWidth="5"
        d="M112 88c8-9 20-10 30-4l86 54c12 8 2 26-12 19l-92-45c-12-6-18-16-12-24Z"
      />
      <g transform="translate(-66 -68) scale(.264)" color="var(--slab)">
        <Emblem />
      </g>
    </svg>
  );
}
