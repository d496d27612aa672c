/** Id of the style element with the fonts that wait. */
export const lateFontsId = "late-faces";

/**
 * The one inline script of every page; the content security policy names it by its hash, so it is the same everywhere.
 *
 * It imports the page's scripts, and lets the text fonts in, once something is painted: before that they would only hold
 * up the paint. Who comes from another page of ours has the fonts in the cache, and they stand from the start. What lies
 * below the first screen (`data-fold`) is laid out after the fonts are there, piece by piece; at once where the reader
 * arrives further down, or jumps there. A list whose address asks for a filter is marked, so that the unfiltered one drawn
 * at build is not seen first; where the scripts cannot be had, the unfiltered one is better than none. They are asked for
 * twice.
 *
 * As its last step it says that scripts run (`data-scripted`). A page without that is one without JavaScript: it shows every
 * link of the menu and says which of its parts cannot work. So it is where scripting is off, where a policy refuses this
 * script, where a browser is too old to read it, and where the page's scripts could not be had.
 *
 * The menu opens and closes from the start (`data-menu`), as it does later (features/navigation/header.tsx). React takes it
 * over as it stands and prevents each press of its button, which is none of ours then.
 *
 * A form can be sent from the start: its button, which is drawn disabled for readers without JavaScript, is freed, and
 * who presses it before the page's scripts run finds that done when they do (`data-submitted`, page/hydration.ts).
 */
export const bootstrapScript = [
  "const root=document.documentElement",
  `late=document.getElementById("${lateFontsId}")`,
  // Fetched by themselves and then added: the page is laid out anew once, when the upright face is there.
  "load=()=>{" +
    'if(late.media=="all")return Promise.resolve();' +
    'const faces=[...late.textContent.matchAll(/family:"?([^;"]+)[^}]*?(url\\([^)]+\\))[^}]*?style:(\\w+)/g)]' +
    '.map(([,family,url,style])=>new FontFace(family,url,{style,weight:"100 900"}));' +
    "return faces[0].load().then(()=>faces.forEach(f=>document.fonts.add(f)))}",
  'buttons=free=>document.querySelectorAll("[type=submit]").forEach(b=>b.disabled=!free)',
  "fail=e=>{buttons();delete root.dataset.filtered;delete root.dataset.scripted;console.error(e)}",
  // Returns its button.
  'menu=open=>{root.toggleAttribute("data-menu",open);' +
    'const button=document.querySelector("[aria-controls=main-menu]");' +
    'button.setAttribute("aria-expanded",open);return button}',
  "idle=self.requestIdleCallback||setTimeout",
  "unfold=parts=>idle(()=>{" +
    "const part=parts.shift();" +
    'if(part){part.style.contentVisibility="visible";unfold(parts)}else delete root.dataset.folded})',
  "run=()=>{if(late.ran)return;late.ran=1;" +
    'load().catch(console.error).then(()=>unfold([...document.querySelectorAll("[data-fold]")]));' +
    'document.getElementById("root").dataset.modules.split(" ").forEach(m=>import(m).catch(()=>new Promise(again=>setTimeout(again,1e3)).then(()=>import(m))).catch(fail))};' +
    'if(/[?&](q|category)=[^&]/.test(location.search))root.dataset.filtered="";' +
    // The theme that the visitor chose (ui/src/theme/theme.ts).
    "try{const{theme}=localStorage;if(theme)root.dataset.theme=theme}catch{}" +
    'if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type=="navigate")root.dataset.folded="";' +
    // What lies folded has no true height yet: a way down the page would end elsewhere, and whoever jumped would see
    // what they look at slide away. What is scrolled past by and by is laid out as it comes.
    'let at=0;addEventListener("scroll",()=>{if(Math.abs(scrollY-at)>innerHeight)delete root.dataset.folded;at=scrollY});' +
    `addEventListener("click",e=>{if(e.target.closest?.("a[href^='#']"))delete root.dataset.folded;` +
    'if(e.target.closest?.("[aria-controls=main-menu]")&&!e.defaultPrevented)menu(!("menu"in root.dataset))});' +
    'addEventListener("keydown",e=>{if(e.key=="End")delete root.dataset.folded;' +
    'if(e.key=="Escape"&&"menu"in root.dataset)menu(false).focus()});' +
    '["focusin","pointerdown"].forEach(event=>addEventListener(event,e=>{' +
    'if("menu"in root.dataset&&!e.target.closest?.("header"))menu(false)}));' +
    'if(document.referrer.startsWith(origin+"/"))late.media="all";' +
    'addEventListener("submit",e=>{if(!e.defaultPrevented){e.preventDefault();e.target.dataset.submitted=""}});' +
    'addEventListener("DOMContentLoaded",()=>{buttons(1);' +
    'new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&setTimeout(run)).observe({type:"paint",buffered:true});' +
    // Tabs in the background are not painted.
    "setTimeout(run,2500)});" +
    'root.dataset.scripted=""',
].join(",");
