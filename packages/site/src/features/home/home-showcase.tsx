import { Window } from "@brightwren/ui/window";
import { homeShowcase } from "../../content/home.ts";
import { showcase } from "../../content/showcase.ts";
import { SitePicture, VisitWebsite } from "../pictures/site-picture.tsx";
import { homeFiles } from "./home-files.ts";
import { ActionLink, SectionHeading } from "../sections/sections.tsx";
import card from "./whole-card.module.css";
import styles from "./home-showcase.module.css";

export function HomeShowcase() {
  const { heading, lede, action } = homeShowcase;
  return (
    <section data-fold className={`sheet home-section ${styles.section}`} aria-labelledby="showcase">
      <div className={`wrap spread align-end ${styles.head}`}>
        <SectionHeading id="showcase" heading={heading} lede={lede} />
        <ActionLink {...action} kind="outline" />
      </div>
      <div className={`equal medium-3 scroller mt-7 ${styles.wall}`}>
        {showcase.map(({ title, category, part, description, url }) => (
          <article key={title} className={`whole ${styles.site}`}>
            <Window tab={category} className={card.window}>
              <SitePicture of={homeFiles[part.image]} alt={part.alt} sizes="(min-width: 56rem) 48rem, 92vw" />
            </Window>
            <div className={`column mt-4 align-start gap-3 ${styles.words}`}>
              <h3 className={`card-title ${styles.title}`}>{title}</h3>
              <p className={`soft ${styles.description}`}>{description}</p>
              <VisitWebsite title={title} url={url} />
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
