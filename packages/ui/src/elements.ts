import type { ReactElement } from "react";

/** Children without bare text, which React loses on pages that the browser translates (CONTRIBUTING.md). */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[];
