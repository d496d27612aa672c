import { useState } from "react";
import { DemoButton, DemoNav, drawn } from "../shared/demo-frame.tsx";
import { anchors, studio } from "./content.ts";
import bay from "./frames/bay-print.svg?raw";
import styles from "./hero.module.css";
import page from "./photography-page.module.css";

export function Hero() {
  const [at, setAt] = useState(72);
  return (
    <section className={styles.hero} aria-labelledby="photography-title" style={{ "--at": at / 100 }}>
      <DemoNav
        label={studio.name}
        links={anchors}
        className={`all-columns ${styles.nav}`}
        list={styles.links}
        link={styles.link}
      />
      <h1 id="photography-title" className={`nowrap ${styles.title}`}>
        Number <span className="block">Eight</span>
      </h1>
      <figure className={`relative in-front ${styles.print}`}>
        <div className={`clips absolute covers ${styles.picture}`}>
          <svg
            viewBox="0 0 1600 1100"
            width="1600"
            height="1100"
            preserveAspectRatio="xMidYMax slice"
            role="img"
            aria-label="Black-and-white photograph: a line of walkers crosses the wet sands of the bay, small under towering cloud, with the fells behind."
            dangerouslySetInnerHTML={drawn(bay)}
          />
          <span className={page.grain} />
        </div>
        <span className={`absolute ${styles.glass}`} aria-hidden="true">
          <span className={styles.deeper} />
          <span className={styles.brighter} />
          <span className={styles.yellow} />
        </span>
      </figure>
      <div className={`self-end ${styles.words}`}>
        <p className={styles.lede}>
          Black-and-white photographers on Morecambe Bay. We are named for the no. 8 filter: a piece of yellow
          glass that turns a plain blue sky into weather.
        </p>
        <label className={`block mt-5 italic ${styles.slide}`}>
          <span>Slide the glass</span>
          <input
            type="range"
            min="0"
            max="100"
            value={at}
            onChange={(event) => setAt(event.currentTarget.valueAsNumber)}
            className={`full ${styles.range}`}
          />
        </label>
        <DemoButton className={`mt-3 ${styles.book}`}>Book a sitting</DemoButton>
      </div>
    </section>
  );
}
