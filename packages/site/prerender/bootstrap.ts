/**
 * The one inline script of every page; the content security policy names it by its hash, so it is the same everywhere.
 * It imports the page's scripts once the page is painted: they would hold up nothing but the paint. And it marks a
 * list whose address asks for a filter, so that the unfiltered one drawn at build is not seen first; where the scripts
 * cannot be had, the unfiltered one is better than none.
 */
export const bootstrapScript =
  'if(/[?&](q|category)=[^&]/.test(location.search))document.documentElement.dataset.filtered="";' +
  'addEventListener("DOMContentLoaded",()=>{' +
  'const run=()=>document.getElementById("root").dataset.modules.split(" ").forEach(m=>import(m).catch(fail));' +
  "const fail=e=>{delete document.documentElement.dataset.filtered;console.error(e)};" +
  "requestAnimationFrame(()=>setTimeout(run));" +
  // Tabs in the background are not painted.
  "setTimeout(run,2500)})";
