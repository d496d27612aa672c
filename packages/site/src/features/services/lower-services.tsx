import { comparison, industries, servicesClosing, siteTypes } from "../../content/lower-services.ts";
import { ClosingBand } from "../sections/closing-band.tsx";
import { SectionHeading } from "../sections/sections.tsx";
import styles from "./lower-services.module.css";
import { SiteTypeSketch } from "./site-type-sketch.tsx";
import { TradeSign } from "./trade-sign.tsx";
import { YearInCoins } from "./year-in-coins.tsx";

export function LowerServices() {
  return (
    <>
      <SiteTypes />
      <Comparison />
      <Industries />
      <ClosingBand content={servicesClosing} picture="fitness" />
    </>
  );
}

function SiteTypes() {
  const { heading, lede, cards } = siteTypes;
  return (
    <section data-fold className={styles.band} aria-labelledby="site-types">
      <div className="sheet">
        <SectionHeading id="site-types" heading={heading} lede={lede} beside />
        <ul role="list" className={styles.grid}>
          {cards.map(({ title, description }, index) => (
            <li key={title}>
              <SiteTypeSketch index={index} />
              <h3 className={styles.siteTypeTitle}>{title}</h3>
              <p className={styles.siteTypeDescription}>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Comparison() {
  const { heading, lede, columns, coin, rows, note } = comparison;
  return (
    <section data-fold className={`sheet columns ${styles.comparisonSection}`} aria-labelledby="comparison">
      <div className={styles.comparisonHead}>
        <SectionHeading id="comparison" heading={heading} lede={lede} />
        <YearInCoins {...rows[0]} columns={columns} coin={coin} />
      </div>
      <div
        className={`sideways ${styles.prices}`}
        role="region"
        aria-label={`${columns.traditional}, ${columns.monthly}`}
        tabIndex={0}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the empty corner cell needs no label */}
              <td />
              <th scope="col">{columns.traditional}</th>
              <th scope="col" className={styles.ours}>
                {columns.monthly}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ aspect, traditional, monthly }) => (
              <tr key={aspect}>
                <th scope="row">{aspect}</th>
                <td>{traditional}</td>
                <td className={styles.ours}>{monthly}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>{note}</p>
    </section>
  );
}

function Industries() {
  const { heading, lede, cards } = industries;
  return (
    <section data-fold className={`sheet ${styles.section}`} aria-labelledby="industries">
      <SectionHeading id="industries" heading={heading} lede={lede} beside />
      <ol role="list" className={styles.trades}>
        {cards.map(({ title, description }, index) => (
          <li key={title} className={styles.trade}>
            <TradeSign index={index} />
            <div className={styles.answer}>
              <h3 className={styles.tradeTitle}>{title}</h3>
              <p className={styles.tradeDescription}>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
