import type { PostalAddressLeaf } from "schema-dts";
import { postalAddress } from "../../src/content/brand.ts";

export const address: PostalAddressLeaf = {
  "@type": "PostalAddress",
  streetAddress: postalAddress.street,
  addressLocality: postalAddress.town,
  postalCode: postalAddress.postcode,
  addressCountry: postalAddress.country,
};
