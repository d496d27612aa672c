type Exceptions = Readonly<Record<string, string>>;

const because = (reason: string, ...features: string[]): Exceptions =>
  Object.fromEntries(features.map((feature) => [feature, reason]));

const react = "React asks for it first, and does without.";
const router = "The router's view transitions, which no page asks for.";
const ours = "A name of our own, or of a library's own objects.";
const yaml = "The YAML reader: other YAML types ask for it, dates do not.";
const zip = "The ZIP reader asks for it first.";
const validator = "zod asks for it first.";
const signIn = "Passkeys and wallets, with which nobody signs in here.";

/** Newer features in our scripts, with the reason why each is safe in older supported browsers. */
export const scriptExceptions: Exceptions = {
  ...because(
    react,
    ".canIntercept",
    ".currentEntry",
    ".fetchPriority",
    ".imageSizes",
    ".startViewTransition",
  ),
  ...because(
    react,
    ".skipTransition",
    ".navigationType",
    ".viewTransition",
    ".cssFloat",
    ".toArray",
    ".use()",
  ),
  ...because(router, ".skipTransition", ".startViewTransition", ".viewTransition", ".navigationType"),
  ...because(ours, ".allowElement", ".ariaHidden", ".ariaLevel", ".contentEncoding", ".createContext"),
  ...because(ours, ".displayName", ".initialValue", ".isActive", ".isValid", ".linePos", ".requestId"),
  ...because(ours, ".segment()", ".setViewport", ".take()", ".toArray()", ".toBase64()"),
  ...because(ours, ".xmlVersion", ".dispose()", ".colorScheme"),
  ...because("Base UI asks for it first.", ".checkVisibility"),
  ...because("Base UI reads the attribute `disabled` as well.", ".ariaDisabled"),
  ...because("In handlers of touch events, which have it.", ".changedTouches"),
  ...because(yaml, "Temporal", "Temporal.PlainDate", "Temporal.PlainDateTime"),
  ...because(yaml, "Temporal.PlainTime", "Temporal.ZonedDateTime"),
  ...because(zip, "Symbol.asyncDispose"),
  ...because(validator, "Error.captureStackTrace", "URL.canParse"),
  ...because(signIn, ".authenticatorAttachment", "PublicKeyCredential.parseCreationOptionsFromJSON"),
  ...because(signIn, "PublicKeyCredential.parseRequestOptionsFromJSON"),
  ...because("Asked for first; a timer does as well.", "requestIdleCallback"),
  ...because("Asked for first; an estimate does as well.", "Intl.Segmenter"),
};

const lowered = "The bundler writes a value for older browsers before it.";
const nicety = "Without it the page is plainer, and reads as well.";
const print = "On paper, where the default does as well.";
const shades =
  "Chrome and Edge 109 and 110 paint shaded parts of drawings black or not at all; no text depends on it.";
const layout = "Without it parts are further apart, and nothing overlaps (looked at in emulation).";

/** Newer CSS features in our style sheets, with the reason why pages work without each. */
export const styleExceptions: Exceptions = {
  ...because(lowered, "lab()", "mask-image", "user-select", "hyphens"),
  ...because(
    nicety,
    "text-wrap",
    "overflow-anchor",
    "field-sizing",
    "animation-timeline",
    ":details-content",
  ),
  ...because(nicety, ":view-transition", ":view-transition-group", ":view-transition-new"),
  ...because(nicety, ":view-transition-old", "scrollbar-color", "scrollbar-width", "line-clamp"),
  ...because(nicety, "content-visibility", "contain-intrinsic-size", "forced-color-adjust"),
  ...because(nicety, "text-size-adjust", "text-decoration: double"),
  ...because(nicety, "text-decoration: wavy"),
  ...because(shades, "color-mix()", "oklch()"),
  ...because(print, "break-after: avoid", "print-color-adjust"),
  ...because(layout, ":has", "grid-template-columns: subgrid", "grid-template-rows: subgrid"),
};
