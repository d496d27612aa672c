import { useState } from "react";
import { dyes, type Dye } from "./content.ts";
import { HeadPicture } from "./head-picture.tsx";
import styles from "./dye-book.module.css";

type SwatchProps = { dye: Dye; chosen: boolean; onChoose: () => void };

function Swatch({ dye, chosen, onChoose }: SwatchProps) {
  return (
    <label className={styles.swatch} style={{ "--dye": dye.colour }}>
      <input
        type="radio"
        name="salon-dye"
        className={styles.radio}
        value={dye.id}
        checked={chosen}
        onChange={onChoose}
      />
      <span className={styles.paper} />
      <span className={styles.label}>{dye.name}</span>
    </label>
  );
}

export function DyeBook() {
  const [chosen, choose] = useState<Dye | undefined>(dyes[0]);
  return (
    <section
      id="salon-dyes"
      className={styles.section}
      aria-labelledby="salon-dyes-title"
      style={{ "--dye": chosen?.colour }}
    >
      <HeadPicture className={styles.picture} />
      <div className={styles.words}>
        <h2 id="salon-dyes-title" className={styles.title}>
          The dye book
        </h2>
        <p className={styles.lead}>
          Eight colours we keep coming back to, named for what you can see from the back door. Try one on.
        </p>
        <fieldset className={styles.swatches}>
          <legend className="visually-hidden">Choose a colour</legend>
          {dyes.map((dye) => (
            <Swatch key={dye.id} dye={dye} chosen={dye === chosen} onChoose={() => choose(dye)} />
          ))}
        </fieldset>
        <div className={styles.entry} aria-live="polite">
          <p className={styles.note}>{chosen?.note}</p>
          <p className={styles.recipe}>
            <span>{chosen?.parts}</span>
            <span>{chosen?.keep}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
