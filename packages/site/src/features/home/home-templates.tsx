import { buttonClass } from "@brightwren/ui/button-class";
import { Window } from "@brightwren/ui/window";
import { Link } from "react-router-dom";
import { homeTemplates } from "../../content/home.ts";
import { templates } from "../../content/templates.ts";
import { SitePicture } from "../pictures/site-picture.tsx";
import { SectionHeading } from "../sections/sections.tsx";
import styles from "./home-templates.module.css";

export function HomeTemplates() {
  const { heading, lede, previewLabel } = homeTemplates;
  return (
    <section data-fold id="templates" className={styles.section} aria-labelledby="templates-heading">
      <div className="sheet">
        <SectionHeading id="templates-heading" heading={heading} lede={lede} />
        <ul role="list" className={styles.grid}>
          {templates.map(({ title, category, image, imageAlt, demoUrl, blurb }) => (
            <li key={title} className={styles.template}>
              <Window tab={category} className={styles.window}>
                <SitePicture
                  name={image}
                  alt={imageAlt}
                  sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 45vw, 92vw"
                />
              </Window>
              <div className={styles.words}>
                <h3 className={styles.title}>{title}</h3>
                <Link to={demoUrl} className={buttonClass({ kind: "outline" })}>
                  {previewLabel}
                  <span className="visually-hidden">: {title}</span>
                </Link>
              </div>
              <p className={styles.blurb}>{blurb}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
