import { founder } from "@brightwren/brand/founder";
import { Link } from "react-router-dom";
import {
  aboutClosing,
  aboutHead,
  aboutHero,
  aboutStats,
  menuProof,
  ourStory,
  values,
  valuesNext,
} from "../../content/about.ts";
import { PageHead } from "../../page/page-head.tsx";
import { Drawing } from "../pictures/site-picture.tsx";
import { ClosingBand } from "../sections/closing-band.tsx";
import { ClosingPicture } from "../sections/closing-picture.tsx";
import { FounderPortrait, isDrawn, SectionHeading } from "../sections/sections.tsx";
import styles from "./about-page.module.css";
import { Answering } from "./answering.tsx";
import { House } from "./house.tsx";
import insert from "./drawings/insert.svg?raw";
import stet from "./drawings/stet.svg?raw";
import transpose from "./drawings/transpose.svg?raw";
import wrongFount from "./drawings/wrong-fount.svg?raw";
import { Whereabouts } from "./whereabouts.tsx";

export default function AboutPage() {
  return (
    <>
      <PageHead {...aboutHead} />
      <div className={`sheet columns align-end ${styles.hero}`}>
        <h1 className="page-title to-9">{aboutHero.heading}</h1>
        <p className={`lead from-9 ch-46 ${styles.lead}`}>{aboutHero.lead}</p>
      </div>
      <House />
      <Story />
      <Values />
      <Figures />
      <Answering />
      <Whereabouts />
      <ClosingBand content={{ ...aboutClosing, actions: [aboutClosing.action] }} ground="tint">
        <ClosingPicture site="restaurant" />
      </ClosingBand>
    </>
  );
}

function Story() {
  return (
    <section
      data-fold
      className={`sheet columns align-start gap-y-7 ${styles.story}`}
      aria-labelledby="our-story"
    >
      <div className="to-8">
        <h2 id="our-story" className="section-title mb-5">
          {ourStory.heading}
        </h2>
        {ourStory.paragraphs.map((paragraph) => (
          <p key={paragraph} className={`large ${styles.paragraph}`}>
            {paragraph}
          </p>
        ))}
      </div>
      <MenuProof />
      <Founder />
    </section>
  );
}

function Founder() {
  if (!founder) return null;
  return (
    <figure className={`to-8 ${styles.founder}`}>
      <blockquote className="large">{founder.words.join(" ")}</blockquote>
      <figcaption className="soft">
        <span className={`cluster gap-5 ${styles.signed}`}>
          {isDrawn(founder.name) ? <FounderPortrait className={styles.face} /> : null}
          <svg viewBox="0 0 340 96" className={styles.signature} aria-hidden="true">
            <path d={founder.signature} />
          </svg>
        </span>
        {founder.name}, {founder.role}
      </figcaption>
    </figure>
  );
}

function MenuProof() {
  const { name, course, before, wrong, after, caption } = menuProof;
  const line = ({ dish, price }: { dish: string; price: string }) => (
    <li key={dish} className={`flex spread gap-4 ${styles.dish}`}>
      <span className="shrinks">{dish}</span>
      <span>{price}</span>
    </li>
  );
  return (
    <figure className={styles.proof}>
      <div className={`raised ${styles.menu}`}>
        <p className={`centred ${styles.menuName}`}>{name}</p>
        <p className="mt-4 mb-2 small strong centred">{course}</p>
        <ul role="list">
          {before.map(line)}
          <li className={`flex spread gap-4 ${styles.dish}`}>
            <span className="shrinks">
              {wrong.dish} <del className={`relative ${styles.slip}`}>{wrong.printed}</del>{" "}
              <ins className={`accent no-underline ${styles.mended}`}>{wrong.meant}</ins>
            </span>
            <span>{wrong.price}</span>
          </li>
          {after.map(line)}
        </ul>
      </div>
      <figcaption className="hint mt-5">{caption}</figcaption>
    </figure>
  );
}

/** A proofreader's mark for each value. */
const proofMarks = [insert, wrongFount, stet, transpose];

function Values() {
  return (
    <section data-fold className="band sunk" aria-labelledby="values">
      <div className="sheet">
        <SectionHeading id="values" heading={values.heading} lede={values.lede} beside />
        <ul role="list" className="equal medium-2 xxlarge-4 mt-7">
          {values.cards.map(({ title, description }, index) => (
            <li key={title} className={`grid ${styles.value}`}>
              <Drawing of={proofMarks[index] ?? ""} className={`block ${styles.mark}`} />
              <h3 className="card-title mt-4">{title}</h3>
              <p className="soft mt-3">{description}</p>
            </li>
          ))}
        </ul>
        <p className={`mt-7 ${styles.next}`}>
          {valuesNext.text} <Link to={valuesNext.actions[0].to}>{valuesNext.actions[0].label}</Link>, and{" "}
          <Link to={valuesNext.actions[1].to}>{valuesNext.actions[1].label}</Link>.
        </p>
      </div>
    </section>
  );
}

function Figures() {
  return (
    <div data-fold className="sheet">
      <dl className={`grid ${styles.figures}`}>
        {aboutStats.map(({ number, label }) => (
          <div key={label} className={`flex bar-above soft pt-3 ${styles.figure}`}>
            <dt>{label}</dt>
            <dd className={`display-2xl ink ${styles.number}`}>{number}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
