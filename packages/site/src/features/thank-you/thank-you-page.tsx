import { offer } from "@brightwren/brand";
import { findPackage } from "@brightwren/core/checkout/checkout-packages";
import { Emblem } from "@brightwren/ui/emblem";
import { Link, useSearchParams } from "react-router-dom";
import { thankYou, thankYouHead } from "../../content/thank-you.ts";
import { useHydrated } from "../../page/hydration.ts";
import { PageHead } from "../../page/page-head.tsx";
import { ActionLink } from "../sections/sections.tsx";
import styles from "./thank-you-page.module.css";

export default function ThankYouPage() {
  const { heading, lead, stepsHeading, steps, action, otherWays } = thankYou;
  return (
    <div className={`sheet ${styles.page}`}>
      <PageHead {...thankYouHead} />
      <div className={`relative raised ${styles.receipt}`}>
        <Emblem className={`absolute ${styles.emblem}`} perched />
        <h1 className="section-title">{heading}</h1>
        <p className="lead mt-4 ch-48">{lead}</p>
        <Chosen />
        <h2 className="card-title mt-7">{stepsHeading}</h2>
        <ol role="list" className="mt-3 bar-above">
          {steps.map(({ title, description }) => (
            <li key={title} className={styles.step}>
              <h3 className="plain-title">{title}</h3>
              <p className="soft">{description}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="cluster mt-7 gap-3 gap-x-5">
        <ActionLink {...action} />
        <p className={`wrap gap-x-5 ${styles.otherWays}`}>
          {otherWays.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </p>
      </div>
    </div>
  );
}

/** Anyone can forge the return URL, so this shows only our own names and prices and does not confirm a payment. */
function Chosen() {
  const [params] = useSearchParams();
  // The prerendered page has no query string.
  const chosen = useHydrated() ? findPackage(params.get("price")) : undefined;
  if (!chosen) return null;
  return (
    <p className={`tint mt-5 ${styles.chosen}`}>
      You chose <strong>{chosen.name}</strong>, <strong>{chosen.price}</strong> a month. {offer.vat}.
    </p>
  );
}
