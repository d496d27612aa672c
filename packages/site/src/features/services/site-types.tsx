import { siteTypes } from "../../content/services.ts";
import { Drawing } from "../pictures/site-picture.tsx";
import { SectionHeading } from "../sections/sections.tsx";
import booking from "./drawings/booking.svg?raw";
import callingCard from "./drawings/calling-card.svg?raw";
import noticeboard from "./drawings/noticeboard.svg?raw";
import portfolio from "./drawings/portfolio.svg?raw";
import services from "./drawings/services.svg?raw";
import shop from "./drawings/shop.svg?raw";
import styles from "./site-types.module.css";

const drawings = [callingCard, services, booking, shop, portfolio, noticeboard];

export function SiteTypes() {
  const { heading, lede, cards } = siteTypes;
  return (
    <section data-fold className={`on-slab band ${styles.band}`} aria-labelledby="site-types">
      <div className="sheet">
        <SectionHeading id="site-types" heading={heading} lede={lede} beside />
        <ul role="list" className="equal medium-2 large-3 mt-7">
          {cards.map(({ title, description }, index) => (
            <li key={title}>
              <Drawing of={drawings[index] ?? ""} className="full" />
              <h3 className="large mt-4">{title}</h3>
              <p className="small mt-1 pale">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
