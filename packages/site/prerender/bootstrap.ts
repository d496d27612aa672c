/** Id of the style element with the faces that wait, and the key the session remembers them by. */
export const lateFacesId = "late-faces";

/**
 * The one inline script of every page; the content security policy names it by its hash, so it is the same everywhere.
 *
 * It imports the page's scripts, and lets the text faces in, once something is painted: before that they would only hold
 * up the paint. From the second page of a visit on they are in the cache and stand from the start. A list whose
 * address asks for a filter is marked, so that the unfiltered one drawn at build is not seen first; where the scripts
 * cannot be had, the unfiltered one is better than none.
 */
export const bootstrapScript = [
  "const root=document.documentElement",
  `late=document.getElementById("${lateFacesId}")`,
  // Fetched by themselves and then added: the page is laid out anew once, when the upright face is there.
  "load=()=>{" +
    'if(late.media=="all")return;' +
    'const faces=[...late.textContent.matchAll(/family:"?([^;"]+)[^}]*?(url\\([^)]+\\))[^}]*?style:(\\w+)/g)]' +
    '.map(([,family,url,style])=>new FontFace(family,url,{style,weight:"100 900"}));' +
    "faces[0].load().then(()=>faces.forEach(f=>document.fonts.add(f)),fail)}",
  "fail=e=>{delete root.dataset.filtered;console.error(e)}",
  "run=()=>{if(late.ran)return;late.ran=1;load();" +
    'document.getElementById("root").dataset.modules.split(" ").forEach(m=>import(m).catch(fail))};' +
    'if(/[?&](q|category)=[^&]/.test(location.search))root.dataset.filtered="";' +
    `try{sessionStorage["${lateFacesId}"]?late.media="all":sessionStorage["${lateFacesId}"]=1}catch{}` +
    'addEventListener("DOMContentLoaded",()=>{' +
    'new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&setTimeout(run)).observe({type:"paint",buffered:true});' +
    // Tabs in the background are not painted.
    "setTimeout(run,2500)})",
].join(",");
