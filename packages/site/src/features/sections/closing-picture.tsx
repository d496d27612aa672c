import type { DemoName } from "@brightwren/core/paths";
import { demoTitles } from "@brightwren/demos/demos";
import { siteFiles } from "@brightwren/demos/pictures/site";
import { Window } from "@brightwren/ui/window";
import { SiteLink, SitePicture } from "../pictures/site-picture.tsx";
import styles from "./closing-band.module.css";

export function ClosingPicture({ site }: { site: DemoName }) {
  return (
    <SiteLink image={site} className={`from-7 block no-underline ${styles.closingPicture}`}>
      <Window tab={demoTitles[site]}>
        <SitePicture
          of={siteFiles[site]}
          alt="One of our nine demos"
          sizes="(min-width: 56rem) 36rem, 92vw"
        />
      </Window>
    </SiteLink>
  );
}
