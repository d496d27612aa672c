import { preparePage } from "./prepare-page.ts";

// The only inline script of every page, compiled by prerender/first-script.ts.
const { scripts = "", upright = "", italic = "" } = document.currentScript?.dataset ?? {};
preparePage({ scripts: scripts.split(" "), upright, italic });
