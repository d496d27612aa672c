import { Link } from "react-router-dom";
import {
  localSeoClosing,
  localSeoCost,
  localSeoExplained,
  localSeoHead,
  localSeoHero,
  localSeoMonth,
  mapPack,
  searchResult,
  threeStreets,
} from "../../content/local-seo.ts";
import { PageHead } from "../../page/page-head.tsx";
import { Drawing } from "../pictures/site-picture.tsx";
import { ClosingBand } from "../sections/closing-band.tsx";
import { ClosingPicture } from "../sections/closing-picture.tsx";
import { SeoCost } from "../sections/seo-cost.tsx";
import { ActionLink, SectionHeading } from "../sections/sections.tsx";
import archGarage from "./drawings/arch-garage.svg?raw";
import closedGarage from "./drawings/closed-garage.svg?raw";
import openGarage from "./drawings/open-garage.svg?raw";
import spaniel from "./drawings/spaniel.svg?raw";
import styles from "./local-seo-page.module.css";
import { StreetMap } from "./street-map.tsx";

/** In the order of their streets. */
const garages = [closedGarage, archGarage, openGarage];

export default function LocalSeoPage() {
  return (
    <>
      <PageHead {...localSeoHead} />
      <div className={`single ${styles.hero}`}>
        <div className={styles.words}>
          <h1 className="page-title">{localSeoHero.heading}</h1>
          <p className="lead mt-5 mb-5 ch-44">{localSeoHero.lead}</p>
          <ActionLink {...localSeoHero.action} />
        </div>
        <StreetMap className={styles.map} />
      </div>
      <Explained />
      <JobSheet />
      <SeoCost content={localSeoCost} />
      <MapPack />
      <ClosingBand content={localSeoClosing}>
        <ClosingPicture site="salon" />
      </ClosingBand>
    </>
  );
}

function Explained() {
  const { heading, paragraphs, further } = localSeoExplained;
  return (
    <section data-fold className={`sheet columns gap-y-7 ${styles.explained}`} aria-labelledby="what-it-is">
      <Telephone />
      <div className={`from-7 ${styles.fog}`}>
        <h2 id="what-it-is" className={`section-title mb-5 ${styles.explainedHeading}`}>
          {heading}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          {further.text} <Link to={further.action.to}>{further.action.label}</Link>.
        </p>
      </div>
    </section>
  );
}

function Telephone() {
  const { query, time, names } = searchResult;
  return (
    <figure className={`raised ${styles.phone}`}>
      <figcaption className={`fine centred ${styles.time}`}>{time}</figcaption>
      <p className={`medium-weight ${styles.query}`}>{query}</p>
      <ol role="list">
        {names.map(({ name, facts, place }, index) => (
          <li key={name} className={`single hint rule-below snug ${styles.result}`} data-first={index === 0}>
            <strong className={`ink ${styles.resultName}`}>{name}</strong>
            <span>{facts}</span>
            <span>{place}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function JobSheet() {
  const { heading, lede, customer, vehicle, jobs } = localSeoMonth;
  return (
    <section data-fold className="band sunk" aria-labelledby="one-month">
      <div className="sheet">
        <SectionHeading id="one-month" heading={heading} lede={lede} beside />
        <div className={`relative raised ${styles.sheet}`}>
          <Drawing of={spaniel} className={`absolute ${styles.spaniel}`} />
          <dl className={`grid ${styles.fields}`}>
            <div>
              <dt className="fine">Customer</dt>
              <dd className="display-xl">{customer}</dd>
            </div>
            <div>
              <dt className="fine">In for</dt>
              <dd className="display-xl">{vehicle}</dd>
            </div>
          </dl>
          <ol role="list" className={styles.jobs}>
            {jobs.map(({ day, job }) => (
              <li key={day} className={`grid rule-below ${styles.job}`}>
                <span className={`accent ${styles.day}`}>{day}</span>
                {job}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function MapPack() {
  const { heading, lede, reasons, verdict, footnote } = mapPack;
  const facts = ["match", "distance", "known"] as const;
  return (
    <section data-fold className="sheet section" aria-labelledby="map-pack">
      <SectionHeading id="map-pack" heading={heading} lede={lede} />
      <table className={`mt-7 ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="visually-hidden">What decides</span>
            </th>
            {threeStreets.map(({ shop, street }, index) => (
              <th key={shop} scope="col">
                <Drawing of={garages[index] ?? ""} className={`full mb-4 overflows ${styles.front}`} />
                <span className={`block display-xl ${styles.shop}`}>{shop}</span>
                <span className={`soft ${styles.street}`}>{street}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reasons.map(({ title, description }, index) => (
            <tr key={title}>
              <th scope="row">
                <span className="block display-xl">{title}</span>
                <span className="soft mt-2 block">{description}</span>
              </th>
              {threeStreets.map((garage) => (
                <td key={garage.shop} data-shop={garage.shop}>
                  {garage[facts[index] ?? "match"]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <span className="block display-xl">{verdict.title}</span>
            </th>
            {threeStreets.map(({ shop, found }) => (
              <td key={shop} data-shop={shop} data-found={found}>
                <strong>{found ? verdict.found : verdict.missing}</strong>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="hint mt-4">{footnote}</p>
    </section>
  );
}
