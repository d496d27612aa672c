import { industries } from "../../content/services.ts";
import { Drawing } from "../pictures/site-picture.tsx";
import { SectionHeading } from "../sections/sections.tsx";
import bunting from "./drawings/sign-bunting.svg?raw";
import cross from "./drawings/sign-cross.svg?raw";
import cup from "./drawings/sign-cup.svg?raw";
import cutlery from "./drawings/sign-cutlery.svg?raw";
import drop from "./drawings/sign-drop.svg?raw";
import flash from "./drawings/sign-flash.svg?raw";
import hammer from "./drawings/sign-hammer.svg?raw";
import paw from "./drawings/sign-paw.svg?raw";
import pound from "./drawings/sign-pound.svg?raw";
import scales from "./drawings/sign-scales.svg?raw";
import scissors from "./drawings/sign-scissors.svg?raw";
import wheel from "./drawings/sign-wheel.svg?raw";
import styles from "./industries.module.css";

const signs = [drop, flash, hammer, scissors, cup, cutlery, pound, scales, cross, wheel, paw, bunting];

export function Industries() {
  const { heading, lede, cards } = industries;
  return (
    <section data-fold className="sheet section" aria-labelledby="industries">
      <SectionHeading id="industries" heading={heading} lede={lede} beside />
      <ol role="list" className={`equal medium-2 large-3 xlarge-4 mt-7 ${styles.trades}`}>
        {cards.map(({ title, description }, index) => (
          <li key={title} className={`bar-above ${styles.trade}`}>
            <Drawing of={signs[index] ?? ""} className={`block ${styles.sign}`} />
            <div className={styles.answer}>
              <h3 className="large mt-4">{title}</h3>
              <p className="hint mt-2">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
