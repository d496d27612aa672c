import type { startWeek } from "../../content/start.ts";
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

function Boxes() {
  return (
    <path
      {...box}
      d="M24 40h70v14H24zM214 40h44v14h-44zM270 40h44v14h-44zM326 40h50v14h-50zM24 78h176v60H24zM24 150h150v10H24zM24 174h92v26H24zM232 72h144v132H232zl144 132m0-132L232 204M24 220h108v36H24zM146 220h108v36H146zM268 220h108v36H268z"
    />
  );
}

function Bunch() {
  const flower = (x: number, y: number, size: number, colour: string) => (
    <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <ellipse key={turn} cy="-10" rx="7.5" ry="10.5" transform={`rotate(${turn})`} fill={colour} />
      ))}
      <circle r="6" fill="var(--ground-ink)" />
    </g>
  );
  return (
    <>
      <path
        fill="none"
        stroke="var(--ground)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M304 176 268 104M304 176l-10-84M304 176l18-90M304 176l40-66"
      />
      <path
        fill="var(--ground)"
        d="M252 128c-10-16-4-28 6-34 6 14 6 26-6 34Zm106 2c12-14 10-28 0-36-8 12-10 26 0 36ZM306 84c-8-10-6-20 2-28 8 8 8 20-2 28Z"
      />
      {flower(270, 106, 1.15, "var(--accent)")}
      {flower(340, 108, 1.1, "var(--accent)")}
      {flower(322, 86, 0.8, "var(--sheet)")}
      {flower(292, 88, 0.75, "var(--sheet)")}
      {flower(305, 116, 1.35, "var(--bloom)")}
      <path fill="var(--sheet)" d="M256 128q50 26 98 0l-30 76h-36z" />
      <path fill="var(--ground-ink)" opacity="0.14" d="m306 140 48-12-30 76h-18z" />
      <path
        fill="none"
        stroke="var(--accent)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M283 170q22 10 46-1M306 174c-14 6-18 16-12 20s12-8 12-20c4 12 14 20 18 14s-6-12-18-14"
      />
    </>
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
      {day >= 6 ? <Bunch /> : null}
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
    <svg viewBox="0 0 400 268" className={styles.frame} data-live={live} aria-hidden="true">
      <rect className={styles.window} x="1" y="1" width="398" height="266" rx="9" />
      {day === 1 ? <Notes notes={shop.notes} /> : null}
      {day === 2 ? <Boxes /> : null}
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
