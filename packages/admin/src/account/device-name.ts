const browsers: [pattern: RegExp, name: string][] = [
  [/Electron\//, "Desktop app"],
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/(?:Firefox|FxiOS)\//, "Firefox"],
  [/(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: [pattern: RegExp, name: string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "a Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const among = (names: [RegExp, string][], text: string) => names.find(([pattern]) => pattern.test(text))?.[1];

/** E.g. "Firefox on Windows" or "Desktop app on a Mac". */
export function deviceName(userAgent: string | null): string {
  const text = userAgent ?? "";
  const browser = among(browsers, text);
  const system = among(systems, text);
  if (!browser) return system ? `Unknown browser on ${system}` : "Unknown device";
  return system ? `${browser} on ${system}` : browser;
}
