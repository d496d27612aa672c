import { useState } from "react";
import { DemoButton, DemoNav } from "../shared/demo-frame.tsx";
import { Brand } from "./brand.tsx";
import { nav } from "./content.ts";
import { band, clock, dearest, loads, machines, prices } from "./day.ts";
import styles from "./tech-hero.module.css";

const halfPastFive = 35;
const hours = [0, 3, 6, 9, 12, 15, 18, 21];

type SlotProps = { slot: number };

export function TechHero() {
  const [slot, setSlot] = useState(halfPastFive);
  return (
    <section aria-labelledby="tech-title" className="relative">
      <div className={`cluster spread ${styles.top}`}>
        <Brand className={styles.brand} />
        <DemoNav label="Halfhour" links={nav} list={styles.links} link={styles.link} />
      </div>
      <div className={`grid ${styles.stage}`}>
        <div className={`in-front ${styles.words}`}>
          <h1 id="tech-title" className={styles.title}>
            48 power prices a&nbsp;day. <span className={styles.cheap}>Run on the cheap ones.</span>
          </h1>
          <div className={`grid ${styles.trough}`}>
            <p className={styles.lead}>
              Halfhour moves freezers, chargers and ice plant to when British power costs least. Your own
              engineers set the limits.
            </p>
            <p>
              <DemoButton className={styles.main}>Send us a meter file</DemoButton>
            </p>
          </div>
        </div>
        <Readout slot={slot} />
        <Bars />
      </div>
      <div className={`relative ${styles.day}`}>
        <Slider slot={slot} onSlot={setSlot} />
        <Lanes slot={slot} />
        <span className={styles.now} style={{ left: `${((slot + 0.5) / 48) * 100}%` }} aria-hidden="true" />
      </div>
    </section>
  );
}

function Readout({ slot }: SlotProps) {
  const price = prices[slot] ?? 0;
  return (
    <div className={`in-front ${styles.readout}`}>
      <p className={styles.time}>{`${clock(slot)} to ${clock(slot + 1)}`}</p>
      <p className={`nowrap ${styles.price} ${styles[band(price)]}`}>
        <span>{price.toFixed(1)}</span>
        <span className={styles.unit}>p/kWh</span>
      </p>
      <dl className={`wrap ${styles.loads}`}>
        <div>
          <dt>With Halfhour</dt>
          <dd>{`${loads.planned[slot]} kW`}</dd>
        </div>
        <div className={styles.without}>
          <dt>Without</dt>
          <dd>{`${loads.habit[slot]} kW`}</dd>
        </div>
      </dl>
    </div>
  );
}

function Bars() {
  return (
    <svg
      className={`full self-end ${styles.bars}`}
      viewBox={`0 0 480 ${dearest}`}
      preserveAspectRatio="none"
      role="img"
      aria-label="Bar chart of one Tuesday’s 48 half-hourly electricity prices: under 15 pence overnight and around one o’clock, 29 pence at half past seven, and a tower of 61 pence at half past five."
    >
      {prices.map((price, slot) => (
        <rect
          key={slot}
          className={styles[band(price)]}
          x={slot * 10 + 0.6}
          y={dearest - price}
          width={8.8}
          height={price}
          style={{ animationDelay: `${slot * 9}ms` }}
        />
      ))}
    </svg>
  );
}

/** The day's slider. Its thumb is one half-hour wide, so that it points at the matching bar. */
function Slider({ slot, onSlot }: SlotProps & { onSlot: (slot: number) => void }) {
  return (
    <div className={`relative in-front ${styles.ruler}`}>
      <span className="absolute covers" aria-hidden="true">
        {hours
          .filter((hour) => slot < hour * 2 - 4 || slot > hour * 2 + 6)
          .map((hour) => (
            <span key={hour} className={`absolute ${styles.hour}`} style={{ left: `${(hour / 24) * 100}%` }}>
              {String(hour).padStart(2, "0")}
            </span>
          ))}
      </span>
      <span className={styles.thumb} style={{ left: `${((slot + 0.5) / 48) * 100}%` }} aria-hidden="true">
        {clock(slot)}
      </span>
      <input
        type="range"
        className={`absolute covers ${styles.input}`}
        min={0}
        max={47}
        value={slot}
        onChange={(event) => onSlot(event.currentTarget.valueAsNumber)}
        aria-label="Half-hour of the day"
        aria-valuetext={`${clock(slot)} to ${clock(slot + 1)}`}
      />
    </div>
  );
}

const columns = (from: number, to: number) => ({ gridColumn: `${from + 1} / ${to + 1}` });

/** Each machine's day in 48 columns: solid where it runs now, hatched where it used to run. */
function Lanes({ slot }: SlotProps) {
  return (
    <ul role="list" className={`grid gap-2 ${styles.lanes}`} aria-label="When each machine runs">
      {machines.map(({ name, kilowatts, planned, habit }) => {
        const running = planned.some(([from, to]) => slot >= from && slot < to);
        const first = planned[0]?.[0] ?? 0;
        return (
          <li key={name} className={`grid ${styles.lane}`}>
            {habit.map(([from, to]) => (
              <span key={from} className={styles.habit} style={columns(from, to)}>
                {kilowatts === 180 && from === 30 ? (
                  <span className={styles.note}>used to run here</span>
                ) : null}
              </span>
            ))}
            {planned.map(([from, to]) => (
              <span key={from} className={styles.planned} style={columns(from, to)} />
            ))}
            <span className={`all-columns nowrap ${styles.name}`} style={{ "--first": first + 1 }}>
              {`${name}, ${kilowatts} kW`}
              <span className="visually-hidden">{`: ${running ? "runs" : "rests"}`}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
