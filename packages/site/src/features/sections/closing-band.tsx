import { offer, studio } from "@brightwren/brand";
import { phoneHref, toThePenny } from "@brightwren/brand/derived";
import type { ReactNode } from "react";
import type { Action, Heading } from "../../content/types.ts";
import styles from "./closing-band.module.css";
import { Hours } from "./hours.tsx";
import { ActionLinks, SectionHeading } from "./sections.tsx";

type ClosingBandProps = {
  content: Heading & { actions: readonly Action[] };
  /** Background; differs by page. */
  ground?: "on-band" | "tint" | "sunk";
  /** A picture, which the blog's pages do without. */
  children?: ReactNode;
};

/** The last section of a page: a closing thought, the price, actions and the phone number. */
export function ClosingBand({ content, ground = "on-band", children }: ClosingBandProps) {
  const { heading, lede, actions } = content;
  const ways = (
    <>
      <ActionLinks actions={actions} onBand={ground === "on-band"} />
      <p className={styles.terms}>
        From <strong>{offer.from}</strong> a month{toThePenny}. {offer.vat}. Or ring{" "}
        <a href={phoneHref}>{studio.phone}</a>, <Hours />.
      </p>
    </>
  );
  return (
    <section data-fold className={`unprinted ${ground} ${styles.closing}`} aria-labelledby="closing">
      <div className="sheet columns align-end gap-y-7">
        <div className={`to-7 ${styles.closingWords}`}>
          <SectionHeading id="closing" heading={heading} lede={lede} />
          {children ? ways : null}
        </div>
        {children ?? <div className={`from-7 ${styles.closingWords}`}>{ways}</div>}
      </div>
    </section>
  );
}
