import { preparePage } from "./prepare-page.ts";

// The one inline script of every page. The build compiles it (prerender/first-script.ts).
const { scripts = "", upright = "", italic = "" } = document.currentScript?.dataset ?? {};
preparePage({ scripts: scripts.split(" "), upright, italic });
