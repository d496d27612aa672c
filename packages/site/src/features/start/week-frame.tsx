import type { startWeek } from "../../content/start.ts";
import { shapesIn } from "../pictures/site-picture.tsx";
import boxes from "./drawings/boxes.svg?raw";
import bunch from "./drawings/bunch.svg?raw";
import styles from "./week-frame.module.css";

const box = { fill: "none", stroke: "var(--pencil)", strokeWidth: 1.5, strokeDasharray: "5 4" } as const;

type Shop = typeof startWeek.shop;

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <g className={styles.note}>
      {notes.map((note, index) => (
        <text key={note} x={36 + index * 14} y={84 + index * 46} fontSize="25">
          {note}
        </text>
      ))}
      <path d="M34 140c60 8 120 4 176-4" className={styles.stroke} />
      <path d="M286 58c40-14 84 0 80 18s-60 24-88 12-20-26 12-32" className={styles.stroke} />
      <g transform="rotate(38 330 190)">
        <path fill="var(--accent)" stroke="var(--ground-ink)" strokeWidth="2" d="M318 118h22v88h-22z" />
        <path fill="var(--sheet)" stroke="var(--ground-ink)" strokeWidth="2" d="M318 206h22l-11 26z" />
        <path fill="var(--ground-ink)" d="m325 223 4 9 4-9z" />
      </g>
    </g>
  );
}

function Built({ day, shop }: { day: number; shop: Shop }) {
  const typeset = day >= 4;
  const painted = day >= 5;
  return (
    <>
      {painted ? (
        <>
          <path fill="var(--ground)" d="M1 26h398v184H1z" />
          <path fill="var(--panel)" d="M232 72h144v132H232z" />
        </>
      ) : (
        <path {...box} d="M232 72h144v132H232zl144 132m0-132L232 204" />
      )}
      {day >= 6 ? <g dangerouslySetInnerHTML={{ __html: shapesIn(bunch) }} /> : null}
      <g fill={painted ? "var(--sheet)" : "var(--ground-ink)"}>
        <text x="24" y="53" className={typeset ? styles.display : styles.plain} fontSize={typeset ? 17 : 13}>
          {shop.name}
        </text>
        <text x="376" y="52" textAnchor="end" className={styles.plain} fontSize="10.5">
          {shop.menu}
        </text>
        {shop.heading.map((words, index) => (
          <text
            key={words}
            x="24"
            y={typeset ? 103 + index * 34 : 98 + index * 24}
            className={typeset ? styles.display : styles.plain}
            fontSize={typeset ? 33 : 19}
          >
            {words}
          </text>
        ))}
        <text x="24" y="160" className={styles.plain} fontSize="11.5">
          {shop.line}
        </text>
      </g>
      {painted ? <rect x="24" y="173" width="104" height="28" rx="4" fill="var(--accent)" /> : null}
      <text
        x={painted ? 76 : 24}
        y="191"
        textAnchor={painted ? "middle" : "start"}
        className={styles.plain}
        fontSize="11.5"
        fontWeight="700"
        fill={painted ? "var(--sheet)" : "var(--ground-ink)"}
        textDecoration={painted ? undefined : "underline"}
      >
        {shop.button}
      </text>
      {shop.prices.map(([what, price], index) => (
        <g key={what} transform={`translate(${24 + index * 122} 0)`} fill="var(--ground-ink)">
          <text y="243" className={typeset ? styles.display : styles.plain} fontSize={typeset ? 21 : 13}>
            {price}
          </text>
          <text x="50" y="242" className={styles.plain} fontSize="11">
            {what}
          </text>
        </g>
      ))}
    </>
  );
}

/** A shop's page on each of seven days: empty, boxes, text, type, colour, picture, live. */
export function WeekFrame({ day, shop }: { day: number; shop: Shop }) {
  const live = day === 7;
  return (
    <svg viewBox="0 0 400 268" className={`full ${styles.frame}`} data-live={live} aria-hidden="true">
      <rect fill="var(--sheet)" x="1" y="1" width="398" height="266" rx="9" />
      {day === 1 ? <Notes notes={shop.notes} /> : null}
      {day === 2 ? <g dangerouslySetInnerHTML={{ __html: shapesIn(boxes) }} /> : null}
      {day > 2 ? <Built day={day} shop={shop} /> : null}
      <path fill="var(--bar)" d="M10 1h380a9 9 0 0 1 9 9v16H1V10a9 9 0 0 1 9-9Z" />
      <path
        stroke="var(--ground-ink)"
        strokeWidth="6"
        strokeLinecap="round"
        d="M14 14h.01M25 14h.01M36 14h.01"
        opacity="0.6"
      />
      {live ? (
        <>
          <rect x="120" y="5" width="160" height="17" rx="8.5" fill="var(--sheet)" />
          <path fill="var(--ground)" d="M130 12h9v7h-9z" />
          <path fill="none" stroke="var(--ground)" strokeWidth="1.5" d="M132 12v-2a2.5 2.5 0 0 1 5 0v2" />
          <text x="145" y="17.5" className={styles.plain} fontSize="10.5" fill="var(--ground-ink)">
            {shop.address}
          </text>
          <path
            fill="var(--sheet)"
            stroke="var(--ground-ink)"
            strokeWidth="2"
            strokeLinejoin="round"
            d="m112 190 4 28 7-7 8 13 7-4-8-13h10z"
          />
        </>
      ) : null}
      <path fill="none" stroke="var(--ground-ink)" strokeWidth="1.5" d="M1 26h398" />
      <rect className={styles.edge} x="1" y="1" width="398" height="266" rx="9" />
    </svg>
  );
}
