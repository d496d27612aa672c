import { buttonClass } from "@brightwren/ui/button-class";
import { Window } from "@brightwren/ui/window";
import { Link } from "react-router-dom";
import { homeTemplates } from "../../content/home.ts";
import { templates } from "../../content/templates.ts";
import { SitePicture } from "../pictures/site-picture.tsx";
import { SectionHeading } from "../sections/sections.tsx";
import { homeFiles } from "./home-files.ts";
import card from "./whole-card.module.css";
import styles from "./home-templates.module.css";

export function HomeTemplates() {
  const { heading, lede, previewLabel } = homeTemplates;
  return (
    <section
      data-fold
      id="templates"
      className={`sunk ${styles.section}`}
      aria-labelledby="templates-heading"
    >
      <div className="sheet">
        <SectionHeading id="templates-heading" heading={heading} lede={lede} />
        <ul role="list" className={`equal medium-3 scroller mt-7 ${styles.grid}`}>
          {templates.map(({ title, category, image, imageAlt, demoUrl, blurb }) => (
            <li key={title} className={`whole ${styles.template}`}>
              <Window tab={category} className={card.window}>
                <SitePicture
                  of={homeFiles[image]}
                  alt={imageAlt}
                  sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 45vw, 92vw"
                />
              </Window>
              <div className={`cluster spread mt-3 gap-3 ${styles.words}`}>
                <h3 className={`large ${styles.title}`}>{title}</h3>
                <Link to={demoUrl} className={buttonClass({ kind: "outline" })}>
                  {previewLabel}
                  <span className="visually-hidden">: {title}</span>
                </Link>
              </div>
              <p className={`hint mt-1 ${styles.blurb}`}>{blurb}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
