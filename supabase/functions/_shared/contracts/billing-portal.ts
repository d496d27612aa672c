/** The page of the site that a link to the customer portal opens. Separate from the schemas, because every page loads it. */
export const portalPath = "/payments";
