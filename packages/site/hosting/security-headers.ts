import { createHash } from "node:crypto";

export type SecurityFacts = {
  scriptHashes: string[];
  supabaseUrl: string;
  siteUrl: string;
};

/**
 * Lists only features that browsers support, because unsupported ones cause warnings. Omits `web-share`, which the
 * Share button needs.
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

/** The `script-src` expression for the text between `<script>` and `</script>`. */
export function inlineScriptHash(script: string): string {
  return `'sha256-${createHash("sha256").update(script, "utf8").digest("base64")}'`;
}

/** The Content-Security-Policy of every page. Inline scripts need a hash. */
export function contentSecurityPolicy({ scriptHashes, supabaseUrl, siteUrl }: SecurityFacts): string {
  const supabase = new URL(supabaseUrl);
  const directives = [
    ["default-src", "'self'"],
    ["script-src", "'self'", ...scriptHashes],
    // React also writes style attributes into prerendered HTML.
    ["style-src", "'self'", "'unsafe-inline'"],
    // Articles may show pictures from any https host; plain http is allowed only for a local backend.
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
    // The admin processes pictures in a worker.
    ["worker-src", "'self'"],
    ["frame-src", "'none'"],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    // All supported browsers obey this, so X-Frame-Options would be redundant.
    ["frame-ancestors", "'none'"],
    ...(isHttps(siteUrl) ? [["upgrade-insecure-requests"]] : []),
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

export function securityHeaders(facts: SecurityFacts): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(facts),
    // Two years. Omits `preload`: removal from that list takes months, so the domain's owner must decide.
    ...(isHttps(facts.siteUrl)
      ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" }
      : undefined),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
    // The checkout opens a tab and navigates it later; plain same-origin would sever the reference.
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  };
}

function isHttps(url: string): boolean {
  return new URL(url).protocol === "https:";
}
