import { createRandom, prose } from "./generated-articles.ts";

const random = createRandom(8);

const section = (n: number) =>
  `<section><h2>Section ${n}</h2><p>${prose(random, 100)}</p><ul><li>First</li><li>Second</li></ul></section>`;

/** The baseline for a page's cost: 8 kB of HTML and one line of CSS, without scripts, images or fonts. */
export const barePage = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>A bare page</title>
    <meta name="description" content="Static HTML and nothing else: the floor of what a page can cost." />
    <link rel="icon" href="data:," />
    <style>body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1.125rem/1.6 sans-serif }</style>
  </head>
  <body>
    <main>
      <h1>A bare page</h1>
      ${Array.from({ length: 10 }, (_, n) => section(n + 1)).join("\n      ")}
    </main>
  </body>
</html>
`;
