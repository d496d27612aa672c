import { offer, studio } from "@brightwren/brand";
import { phoneHref } from "@brightwren/brand/derived";
import { Window } from "@brightwren/ui/window";
import type { Action, Heading, ImageKey } from "../../content/types.ts";
import { SitePicture } from "../pictures/site-picture.tsx";
import styles from "./closing-band.module.css";
import { Hours } from "./hours.tsx";
import { ActionLinks, SectionHeading } from "./sections.tsx";

type ClosingBandProps = {
  content: Heading & { actions: readonly Action[] };
  picture: ImageKey;
  /** Background; differs by page. */
  ground?: "on-band" | "tint" | "sunk";
};

/** The last section of a page: a closing thought, the price, actions and the phone number. */
export function ClosingBand({ content, picture, ground = "on-band" }: ClosingBandProps) {
  const { heading, lede, actions } = content;
  return (
    <section data-fold className={`unprinted ${ground} ${styles.closing}`} aria-labelledby="closing">
      <div className="sheet columns align-end gap-y-7">
        <div className={`to-7 ${styles.closingWords}`}>
          <SectionHeading id="closing" heading={heading} lede={lede} />
          <ActionLinks actions={actions} onBand={ground === "on-band"} />
          <p className={styles.terms}>
            From <strong>{offer.from}</strong> a month. Or ring <a href={phoneHref}>{studio.phone}</a>,{" "}
            <Hours />.
          </p>
        </div>
        <Window tab={picture} className={`from-7 ${styles.closingPicture}`}>
          <SitePicture name={picture} alt="" sizes="(min-width: 56rem) 36rem, 92vw" />
        </Window>
      </div>
    </section>
  );
}
