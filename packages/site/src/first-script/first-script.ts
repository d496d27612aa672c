import { preparePage } from "./prepare-page.ts";

// The one inline script of every page. The build compiles it (prerender/first-script.ts).
const { entry = "", upright = "", italic = "" } = document.currentScript?.dataset ?? {};
preparePage({ entry, upright, italic });
