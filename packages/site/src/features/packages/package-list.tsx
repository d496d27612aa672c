import { offer } from "@brightwren/brand";
import { findPackage } from "@brightwren/core/checkout/checkout-packages";
import { buttonClass } from "@brightwren/ui/button-class";
import type { Package } from "../../content/types.ts";
import { CheckoutButton } from "../checkout/checkout-button.tsx";
import { NeedsScript } from "../sections/sections.tsx";
import styles from "./package-list.module.css";

function PackageCard({ name, price, priceId, description, pages, features, popular }: Package) {
  const charged = findPackage(priceId);
  return (
    <li className={`column relative ${styles.package}`} data-popular={popular}>
      {popular ? <p className={`absolute fine strong ${styles.popular}`}>Most Popular</p> : null}
      <h3 className={`card-title relative ${styles.name}`}>{name}</h3>
      <p className={`mt-2 ${styles.price}`}>
        <span>{price}</span>
        <span className={styles.per}>/month</span>
      </p>
      <p className={`hint mt-1 ${styles.terms}`}>
        {charged?.note ? (
          <>
            {charged.price === price ? null : (
              <strong className={`block ${styles.charged}`}>You pay {charged.price}</strong>
            )}
            Everyone pays the lower of our two prices, every month.{" "}
          </>
        ) : null}
        {offer.vat}.
      </p>
      <p className={`soft mt-3 mb-5 ${styles.description}`}>{description}</p>
      <CheckoutButton
        priceId={priceId}
        name={name}
        className={`${buttonClass({ kind: popular ? "primary" : "outline", size: "large" })} full`}
      />
      <ul role="list" className={`mt-5 ${styles.features}`}>
        <li className="small strong">{pages}</li>
        {features.map((feature) => (
          <li key={feature} className="small rule-above">
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}

export function PackageList({ packages }: { packages: readonly Package[] }) {
  return (
    <>
      <ul role="list" className={`panel equal large-3 mt-7 ${styles.list}`}>
        {packages.map((entry) => (
          <PackageCard key={entry.name} {...entry} />
        ))}
      </ul>
      <NeedsScript what="Starting a subscription" />
    </>
  );
}
