/** A piece of an article; "first" and "rest" are its sections, "all" is both. */
export type Piece =
  | "opening"
  | "keywords"
  | "first"
  | "rest"
  | "all"
  | "example"
  | "another example"
  | "mistakes"
  | "checklist"
  | "questions"
  | "closing";

/** The ways an article can be built. Each of them makes more than seven hundred words of every topic. */
export const outlines: readonly [Piece[], ...Piece[][]] = [
  ["opening", "keywords", "first", "example", "rest", "another example", "mistakes", "questions", "closing"],
  ["opening", "example", "keywords", "all", "another example", "questions", "checklist", "closing"],
  ["opening", "checklist", "keywords", "all", "example", "another example", "questions", "closing"],
  ["opening", "questions", "keywords", "all", "example", "mistakes", "another example", "closing"],
  ["opening", "keywords", "all", "mistakes", "example", "questions", "checklist", "closing"],
  ["opening", "keywords", "first", "example", "rest", "questions", "mistakes", "checklist", "closing"],
];
