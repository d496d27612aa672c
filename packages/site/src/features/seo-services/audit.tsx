import { Window } from "@brightwren/ui/window";
import { audit, auditedShop } from "../../content/seo-services.ts";
import { SectionHeading } from "../sections/sections.tsx";
import styles from "./audit.module.css";

export function Audit() {
  return (
    <section data-fold className={styles.band} aria-labelledby="audit">
      <div className="sheet">
        <SectionHeading id="audit" heading={audit.heading} lede={audit.lede} beside />
        <div className={`columns ${styles.audit}`}>
          <AuditedPage />
          <ol role="list" className={styles.notes}>
            {audit.notes.map(({ title, found, mended, why }, index) => (
              <li key={title} className={styles.note}>
                <Mark of={index + 1} />
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.found}>
                  <span>
                    <span className="visually-hidden">Found: </span>
                    {found}
                  </span>
                </p>
                <p className={styles.mended}>
                  <span>
                    <span className="visually-hidden">Mended: </span>
                    {mended}
                  </span>
                </p>
                <p className={styles.why}>{why}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function Mark({ of }: { of: number }) {
  return <span className={styles.mark}>{of}</span>;
}

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
    <div className={styles.exhibit}>
      <fieldset className={styles.switch}>
        <legend className="visually-hidden">The page</legend>
        <label className={styles.choice}>
          <input type="radio" name="page" value="found" defaultChecked />
          {labels.found}
        </label>
        <label className={styles.choice}>
          <input type="radio" name="page" value="mended" />
          {labels.mended}
        </label>
      </fieldset>
      <div role="img" aria-label={picture}>
        <Window tab={<Either of={tab} mark={1} />} address={address}>
          <div className={styles.shop}>
            <p className={styles.menu}>
              {menu.map((label) => (
                <span key={label} className={label === "Price list" ? styles.broken : undefined}>
                  {label === "Price list" ? <Mark of={7} /> : null}
                  {label}
                </span>
              ))}
            </p>
            <div className={styles.photo}>
              <span className={styles.corner}>
                <Mark of={4} /> <Mark of={6} />
              </span>
              <Brogue />
            </div>
            <p className={styles.heading}>
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

function Brogue() {
  return (
    <svg viewBox="0 0 480 210" className={styles.brogue} aria-hidden="true">
      <path fill="var(--calm-tint)" d="M0 0h480v210H0z" />
      <path fill="var(--paper-sunk)" d="M0 158h480v52H0z" />
      <path fill="var(--ink)" fillOpacity=".2" d="M92 184c60-8 260-8 316 0 8 6-324 6-316 0Z" />
      {/* Upper, tongue, laces. */}
      <path
        fill="var(--calm)"
        d="M104 160c-6-34-2-68 8-96 3-8 9-10 16-8l50 12c7 2 11 8 17 14 22 22 48 36 84 44 44 10 98 12 114 34z"
      />
      <path
        fill="var(--calm-strong)"
        d="M104 160c-4-20-4-42-1-60 20 2 38 14 44 30 4 10 6 20 6 30zM276 160c2-20 14-32 34-39 38 6 72 16 83 39z"
      />
      <path fill="var(--ink)" d="M128 56c20-10 44-12 62-6l16 12-18 12z" />
      <path
        fill="none"
        stroke="var(--paper)"
        strokeWidth="4"
        strokeLinecap="round"
        d="m182 84 26-16m-12 30 26-18m-10 30 24-20"
      />
      <path
        fill="none"
        stroke="var(--paper)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray=".1 9"
        d="M106 104c20 2 36 14 41 30 3 9 5 16 5 24M282 156c2-16 12-26 28-32M170 96c22 26 56 44 100 52M318 138c10-8 26-8 36 2"
      />
      {/* Sole: worn at the heel, or new. */}
      <path
        className={styles.before}
        fill="var(--ink)"
        d="M98 160h296c8 0 10 10 2 13-50 10-90 6-134 1l-88-2-12 8-52 4c-8-6-12-16-12-24Z"
      />
      <path
        className={styles.after}
        fill="var(--accent)"
        d="M98 160h298c10 0 10 12 0 14-50 8-90 6-134 2l-82-2v12h-78c-6-8-6-18-4-26Z"
      />
      <path fill="none" stroke="var(--paper)" strokeWidth="2" strokeDasharray="6 5" d="M110 165h276" />
    </svg>
  );
}
