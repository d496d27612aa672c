import { Window } from "@brightwren/ui/window";
import { audit, auditedShop } from "../../content/seo-services.ts";
import { Drawing } from "../pictures/site-picture.tsx";
import { SectionHeading } from "../sections/sections.tsx";
import brogue from "./drawings/brogue.svg?raw";
import styles from "./audit.module.css";

export function Audit() {
  return (
    <section data-fold className="band sunk" aria-labelledby="audit">
      <div className="sheet">
        <SectionHeading id="audit" heading={audit.heading} lede={audit.lede} beside />
        <div className="columns mt-7 align-start gap-y-7">
          <AuditedPage />
          <ol role="list" className="from-7 bar-above">
            {audit.notes.map(({ title, found, mended, why }, index) => (
              <li key={title} className={`grid ${styles.note}`}>
                <Mark of={index + 1} />
                <h3 className={styles.title}>{title}</h3>
                <p className={`soft mt-2 grid ${styles.found}`}>
                  <span>
                    <span className="visually-hidden">Found: </span>
                    {found}
                  </span>
                </p>
                <p className={`large mt-1 grid snug medium-weight ${styles.mended}`}>
                  <span>
                    <span className="visually-hidden">Mended: </span>
                    {mended}
                  </span>
                </p>
                <p className={`hint mt-2 ${styles.why}`}>{why}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

const Mark = ({ of }: { of: number }) => <span className={`rigid ${styles.mark}`}>{of}</span>;

/** Overlays two versions of the text and shows the selected one. */
function Either({ of, mark }: { of: { found: string; mended: string }; mark: number }) {
  return (
    <>
      <Mark of={mark} />
      <span className={styles.before}>{of.found}</span>
      <span className={styles.after}>{of.mended}</span>
    </>
  );
}

function AuditedPage() {
  const { address, tab, heading, text, menu, hours, price, labels, picture } = auditedShop;
  return (
    <div className={`to-7 ${styles.exhibit}`}>
      <fieldset className="flex mb-4">
        <legend className="visually-hidden">The page</legend>
        <label className={`row small strong target justify-center ${styles.choice}`}>
          <input type="radio" name="page" value="found" defaultChecked />
          {labels.found}
        </label>
        <label className={`row small strong target justify-center ${styles.choice}`}>
          <input type="radio" name="page" value="mended" />
          {labels.mended}
        </label>
      </fieldset>
      <div role="img" aria-label={picture}>
        <Window tab={<Either of={tab} mark={1} />} address={address}>
          <div className={`small snug ${styles.shop}`}>
            <p className={`wrap spread medium-weight ${styles.menu}`}>
              {menu.map((label) => (
                <span key={label} className={label === "Price list" ? styles.broken : undefined}>
                  {label === "Price list" ? <Mark of={7} /> : null}
                  {label}
                </span>
              ))}
            </p>
            <div className="relative">
              <span className={`absolute ${styles.corner}`}>
                <Mark of={4} /> <Mark of={6} />
              </span>
              <Drawing of={brogue} className={`full ${styles.brogue}`} />
            </div>
            <p className={`display-2xl ${styles.heading}`}>
              <Either of={heading} mark={3} />
            </p>
            <p>
              <Either of={text} mark={2} />
            </p>
            <p className={styles.hours}>
              <Either of={hours} mark={5} />
            </p>
            <p className={styles.price}>
              <Either of={price} mark={8} />
            </p>
          </div>
        </Window>
      </div>
    </div>
  );
}
