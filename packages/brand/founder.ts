/** Signs two sentences on /about. `signature`: an SVG path in a 340 by 96 box. */
export type Founder = {
  readonly name: string;
  readonly role: string;
  readonly words: readonly [string, string];
  readonly signature: string;
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
};
