/** Signs two sentences on /about. `signature`: an SVG path in a 340 by 96 box; `portrait`: shapes in a 100 by 100 box. */
export type Founder = {
  readonly name: string;
  readonly role: string;
  readonly words: readonly [string, string];
  readonly signature: string;
  readonly portrait: string;
};

/** A placeholder: an invented person. Null if nobody signs. */
export const founder: Founder | null = {
  name: "Nell Charlton",
  role: "founder",
  words: [
    "I set menus in lead before I built a website, and I still read every page aloud before it goes live.",
    "If yours has not earned its month, ring and ask for me: I would rather hear it than lose you.",
  ],
  signature:
    "M12 72C16 52 22 28 28 14c6 18 14 40 23 56 3-20 8-42 14-60M72 62c8-2 13-8 11-13-2-5-11-2-11 8 0 9 9 11 17 4 10-10 17-32 14-42-3-6-9 8-9 24 0 13 4 20 12 15 9-8 16-30 13-40-3-6-9 9-8 25 0 13 5 19 13 12M186 26c-6-13-27-7-33 15-5 20 8 31 25 23 11-5 21-28 19-42-2-7-9 7-10 26l-2 20c4-13 12-19 15-13 2 5-3 13 2 14 6 0 7-13 17-13-8-3-13 4-12 10 1 5 9 4 12-9-1 8 0 12 4 12 5-1 6-8 8-13 4 3 9 2 12 1-3 6-5 11 0 12 9 1 16-33 14-43-3-6-8 9-8 25 0 12 3 19 9 17 8-4 12-25 14-38-4 14-6 28-4 34 2 5 8 3 11-3 3-8 11-9 11-2 0 9-11 11-12 3 0-7 9-9 15-6 3 1 2 8 1 12 3-9 9-14 12-10 2 4-3 11 2 12 8 2 19-6 28-14M264 44c8-2 18-4 26-4M60 84c70-9 150-12 236-8",
  portrait:
    '<path fill="oklch(.88 .06 85)" d="M0 0h100v100H0z"/><path fill="oklch(.33 .03 40)" d="M28 60c-5-13-4-31 2-41 4-7 11-10 20-10 11 0 18 5 21 13 4 11 4 27 1 38-3 5-9 6-13 3H41c-4 3-10 2-13-3Z"/><path fill="var(--band)" d="M8 100c1-20 10-31 28-35l14 6 14-6c18 4 27 15 28 35Z"/><path fill="oklch(.8 .06 52)" d="M42 46h16v17c-3 6-13 6-16 0Z"/><path fill="oklch(.2 .04 262/.14)" d="M42 53c5 4 11 4 16 0v4c-5 5-11 5-16 0Z"/><path fill="oklch(.97 .015 85)" d="m41 59 9 10 9-10 7 6-9 14-7-7-7 7-9-14Z"/><path fill="oklch(.8 .06 52)" d="M35 34c0-11 6-18 15-18s15 7 15 18c0 13-7 22.5-15 22.5S35 47 35 34Z"/><path fill="oklch(.33 .03 40)" d="M32.5 42c-3-18 5-30 18-30 13 0 20 11 17 30-2-8-5-14-10-18-6 5-14 7-20 7.5-3 3-4 6-5 10.5Z"/><path fill="none" stroke="oklch(.78 .02 80)" stroke-width="2" stroke-linecap="round" d="M55 14c-5 6-11 10-18 11m21-9c-4 5-8 8-13 10"/><g fill="oklch(.98 .01 84/.3)" stroke="oklch(.235 .042 262)" stroke-width="1.5" stroke-linecap="round"><circle cx="43.5" cy="37.5" r="5.2"/><circle cx="56.5" cy="37.5" r="5.2"/><path fill="none" d="M48.7 36.800c1-.8 1.6-.8 2.6 0M40 29.800c2-1.3 4.5-1.4 6.5-.5M53.5 29.300c2-.9 4.5-.8 6.5.5"/></g><path fill="oklch(.235 .042 262)" d="M42.6 37.600a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0m12.5 0a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0"/><path fill="none" stroke="oklch(.55 .1 35)" stroke-width="1.5" stroke-linecap="round" d="M50.3 39.5c-.7 2.4-1.6 3.9-.2 4.600M45.3 48.600c3 2.5 6.8 2.3 9.7-.5"/><path fill="none" stroke="oklch(.98 .01 84/.85)" stroke-width="1.8" stroke-linecap="round" d="M50 80v18M54 86h.01M54 94h.01"/>',
};
