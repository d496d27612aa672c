import { useState } from "react";
import { dyes } from "./content.ts";
import styles from "./dye-book.module.css";

export function DyeBook() {
  const [chosen, choose] = useState<(typeof dyes)[number]>(dyes[0]);
  return (
    <section
      id="salon-dyes"
      className={`grid clips ${styles.section}`}
      aria-labelledby="salon-dyes-title"
      style={{ "--dye": chosen.colour }}
    >
      <HeadPicture />
      <div className={`relative ${styles.words}`}>
        <h2 id="salon-dyes-title">The dye book</h2>
        <p className={styles.lead}>
          Eight colours we keep coming back to, named for what you can see from the back door. Try one on.
        </p>
        <fieldset className={`grid ${styles.swatches}`}>
          <legend className="visually-hidden">Choose a colour</legend>
          {dyes.map((dye) => (
            <label key={dye.name} className={styles.swatch} style={{ "--dye": dye.colour }}>
              <input
                type="radio"
                name="salon-dye"
                className={`absolute covers in-front ${styles.radio}`}
                value={dye.name}
                checked={dye === chosen}
                onChange={() => choose(dye)}
              />
              <span className={styles.paper} />
              <span className={styles.label}>{dye.name}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.entry} aria-live="polite">
          <p className={styles.note}>{chosen.note}</p>
          <p className={`wrap mt-4 ${styles.recipe}`}>
            <span>{chosen.parts}</span>
            <span>{chosen.keep}</span>
          </p>
        </div>
      </div>
    </section>
  );
}

const locks = [
  {
    tone: styles.darker,
    d: "M300 70C180 60 110 170 118 320C124 440 70 520 84 640C96 720 60 760 40 800C160 840 440 840 560 800C540 760 504 720 516 640C530 520 476 440 482 320C490 170 420 60 300 70Z",
  },
  {
    tone: styles.dark,
    d: "M300 72C200 70 140 160 142 300C146 440 92 540 116 660C130 730 104 780 92 812C150 826 196 796 206 740C220 650 180 560 204 440C228 320 250 180 300 72Z",
  },
  {
    tone: styles.dark,
    d: "M300 72C400 70 460 160 458 300C454 440 508 540 484 660C470 730 496 780 508 812C450 826 404 796 394 740C380 650 420 560 396 440C372 320 350 180 300 72Z",
  },
  {
    tone: styles.plain,
    d: "M300 74C230 90 186 200 190 330C194 460 150 560 176 680C188 740 172 790 164 822C226 830 262 800 268 740C276 650 240 580 256 460C270 340 284 190 300 74Z",
  },
  {
    tone: styles.plain,
    d: "M300 74C370 90 414 200 410 330C406 460 450 560 424 680C412 740 428 790 436 822C374 830 338 800 332 740C324 650 360 580 344 460C330 340 316 190 300 74Z",
  },
  {
    tone: styles.light,
    d: "M300 76C262 160 240 280 246 400C252 520 216 600 238 700C250 760 246 800 240 836C286 836 306 800 304 740C302 650 284 590 288 470C292 340 296 200 300 76Z",
  },
  {
    tone: styles.lighter,
    d: "M300 76C334 160 356 280 352 400C346 520 380 610 358 700C346 760 352 800 360 836C318 840 296 800 298 740C302 650 318 590 312 470C306 340 302 200 300 76Z",
  },
];

function HeadPicture() {
  return (
    <svg
      viewBox="0 44 600 716"
      preserveAspectRatio="xMidYMax meet"
      className={`full overflows self-end ${styles.picture}`}
      aria-hidden="true"
    >
      <path
        className={styles.sun}
        d="M306 60C470 52 606 190 600 364C594 540 462 668 296 664C132 658-4 536 0 364C4 194 140 68 306 60Z"
      />
      <path className={styles.gown} d="M-120 900C-96 730 40 640 190 610H410C560 640 696 730 720 900Z" />
      <path
        className={styles.fold}
        d="M-120 900C-96 780 20 690 120 660C60 740 40 820 44 900ZM720 900C696 780 580 690 480 660C540 740 560 820 556 900Z"
      />
      {locks.map(({ tone, d }) => (
        <path key={d} className={`${styles.lock} ${tone}`} d={d} />
      ))}
      <path
        className={styles.slit}
        d="M222 300C216 420 190 520 204 640C196 540 228 430 222 300ZM380 280C388 420 408 520 396 650C398 540 376 420 380 280ZM272 330C270 450 254 560 264 690C262 570 280 460 272 330ZM330 350C338 460 346 580 336 720C336 590 326 470 330 350Z"
      />
    </svg>
  );
}
