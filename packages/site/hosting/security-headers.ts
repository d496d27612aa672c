import { createHash } from "node:crypto";

export type SecurityFacts = {
  /** Of our inline scripts, each as `inlineScriptHash` returns it. */
  scriptHashes: string[];
  /** Where the Supabase project answers. */
  supabaseUrl: string;
  /** Where the site is served. */
  siteUrl: string;
};

/**
 * What a page could ask the device for and ours never do; only names that browsers know, or they warn. `web-share` is
 * left alone: articles can be shared.
 */
const unusedFeatures = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** The source expression for `script-src` of the text between `<script>` and `</script>`. */
export function inlineScriptHash(script: string): string {
  return `'sha256-${createHash("sha256").update(script, "utf8").digest("base64")}'`;
}

/** The Content-Security-Policy of every page: no inline script without its hash. */
export function contentSecurityPolicy({ scriptHashes, supabaseUrl, siteUrl }: SecurityFacts): string {
  const supabase = new URL(supabaseUrl);
  const directives = [
    ["default-src", "'self'"],
    ["script-src", "'self'", ...scriptHashes],
    // React writes style attributes, and so do the pages it rendered.
    ["style-src", "'self'", "'unsafe-inline'"],
    // An owner's article may show a picture from anywhere; plain http only from the backend on this machine.
    [
      "img-src",
      "'self'",
      "data:",
      "blob:",
      "https:",
      ...(supabase.protocol === "http:" ? [supabase.origin] : []),
    ],
    ["font-src", "'self'"],
    ["connect-src", "'self'", supabase.origin],
    ["manifest-src", "'self'"],
    // The admin prepares pictures in a worker of its own.
    ["worker-src", "'self'"],
    ["frame-src", "'none'"],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    // Every browser we build for obeys it, so X-Frame-Options would only repeat it.
    ["frame-ancestors", "'none'"],
    ...(isHttps(siteUrl) ? [["upgrade-insecure-requests"]] : []),
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

/** The headers that every answer has, whatever its status. */
export function securityHeaders(facts: SecurityFacts): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(facts),
    // Two years. No `preload`: that list is left only with months of delay, and it is the domain's owner who decides.
    ...(isHttps(facts.siteUrl)
      ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" }
      : undefined),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
    // The checkout opens a tab and sends it on: with plain same-origin the page would lose hold of it.
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  };
}

function isHttps(url: string): boolean {
  return new URL(url).protocol === "https:";
}
