import { buttonClass } from "@brightwren/ui/button-class";
import { Window } from "@brightwren/ui/window";
import { Link } from "react-router-dom";
import {
  businessManagement,
  homeClosing,
  homeDemos,
  homePricing,
  homeProcess,
  homeTemplates,
  homeTestimonials,
} from "../../content/lower-home.ts";
import { homePackages } from "../../content/packages/home-packages.ts";
import { prebuiltDemos } from "../../content/prebuilt-demos.ts";
import { templates } from "../../content/templates.ts";
import { homeStats, homeTestimonialCards } from "../../content/testimonials/home-testimonials.ts";
import type { DemoCategory } from "../../content/types.ts";
import { PackageList } from "../packages/package-list.tsx";
import { SitePicture } from "../pictures/site-picture.tsx";
import { ClosingBand } from "../sections/closing-band.tsx";
import { SectionHeading } from "../sections/sections.tsx";
import { Quote } from "../testimonials/quote.tsx";
import { HomeFeatures } from "./home-features.tsx";
import { HomeShowcase } from "./home-showcase.tsx";
import styles from "./lower-home.module.css";

export function LowerHome() {
  return (
    <>
      <HomeFeatures />
      <BusinessStages />
      <HomeDemos />
      <HomeVoices />
      <HomeProcess />
      <HomeShowcase />
      <HomePricing />
      <HomeTemplates />
      <ClosingBand content={homeClosing} picture="salon" ground="tint" />
    </>
  );
}

function BusinessStages() {
  const { heading, paragraph, stages } = businessManagement;
  return (
    <section data-fold className={styles.band} aria-labelledby="business-management">
      <div className={`sheet ${styles.inner}`}>
        <h2 id="business-management" className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.paragraph}>{paragraph}</p>
        <ol role="list" className={styles.stages}>
          {stages.map(({ title, description }) => (
            <li key={title} className={styles.stage}>
              <h3 className={styles.stagesTitle}>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Category({ category, demos }: DemoCategory) {
  return (
    <li className={styles.category}>
      <h3 className={styles.demosTitle}>{category}</h3>
      <ul role="list">
        {demos.map(({ name, demoUrl }) => (
          <li key={name}>
            {demoUrl ? (
              <Link to={demoUrl} className={styles.demosLink}>
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

function HomeDemos() {
  return (
    <section data-fold id="demos" className={`sheet ${styles.demosSection}`} aria-labelledby="demos-heading">
      <SectionHeading id="demos-heading" heading={homeDemos.heading} lede={homeDemos.lede} beside />
      <ul role="list" className={styles.index}>
        {prebuiltDemos.map((entry) => (
          <Category key={entry.category} {...entry} />
        ))}
      </ul>
      <p className={styles.others}>
        {homeDemos.stages} {businessManagement.stages.map(({ title }) => title).join(", ")}.
      </p>
      <p className={styles.others}>{homeDemos.others}</p>
    </section>
  );
}

/** Three customers and the figures. Renders nothing without testimonials. */
function HomeVoices() {
  if (homeTestimonialCards.length === 0) return null;
  return (
    <section data-fold className={`sheet ${styles.voicesSection}`} aria-labelledby="voices">
      <SectionHeading id="voices" heading={homeTestimonials.heading} lede={homeTestimonials.lede} />
      <div className={styles.quotes} tabIndex={0} role="group" aria-label={homeTestimonials.heading}>
        {homeTestimonialCards.map((testimonial, index) => (
          <Quote key={testimonial.name} testimonial={testimonial} large={index === 0} />
        ))}
      </div>
      <dl className={styles.stats}>
        {homeStats.map(({ number, label }) => (
          <div key={label} className={styles.stat}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.voicesNumber}>{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function HomeProcess() {
  const { heading, lede, steps, closing, action } = homeProcess;
  return (
    <section data-fold id="process" className={styles.processSection} aria-labelledby="process-heading">
      <div className="sheet">
        <SectionHeading id="process-heading" heading={heading} lede={lede} />
        <ol role="list" className={styles.steps}>
          {steps.map(({ title, description }, index) => (
            <li key={title} className={styles.step}>
              <span className={styles.processNumber} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.processTitle}>{title}</h3>
              <p className={styles.processDescription}>{description}</p>
            </li>
          ))}
        </ol>
        <div className={styles.end}>
          <p className={styles.closing}>{closing}</p>
          <Link to={action.to} className={buttonClass({ size: "large" })}>
            {action.label}
          </Link>
        </div>
      </div>
    </section>
  );
}

function HomePricing() {
  const { heading, lede, customQuote } = homePricing;
  return (
    <section
      data-fold
      id="pricing"
      className={`sheet ${styles.pricingSection}`}
      aria-labelledby="pricing-heading"
    >
      <SectionHeading id="pricing-heading" heading={heading} lede={lede} beside />
      <PackageList packages={homePackages} />
      <p className={styles.quote}>
        {customQuote.text}{" "}
        <Link to={customQuote.action.to} className={styles.pricingLink}>
          {customQuote.action.label}
        </Link>
      </p>
    </section>
  );
}

function HomeTemplates() {
  const { heading, lede, previewLabel } = homeTemplates;
  return (
    <section data-fold id="templates" className={styles.templatesSection} aria-labelledby="templates-heading">
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
              <div className={styles.templatesWords}>
                <h3 className={styles.templatesTitle}>{title}</h3>
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
