import type { ReactElement } from "react";

/**
 * What a component draws beside something else: no bare text, because React loses that in a page that the browser
 * translates (CONTRIBUTING.md).
 */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[];
