/** What the built-in writer knows of one subject. Texts are Markdown; every one is whole sentences of its own. */
export type Topic = {
  id: string;
  /** Slug of the category it belongs to. */
  category: string;
  titles: readonly [string, string, ...string[]];
  /** Completes "This is about …". */
  subject: string;
  /** 160 characters at most: one becomes the excerpt, another the meta description. */
  summaries: readonly [string, string, ...string[]];
  tags: readonly [string, string, string, string, ...string[]];
  /** Words by which an owner's own topic is recognised as this subject, in small letters, with spaces between. */
  terms: string;
  openings: readonly [string, string, ...string[]];
  sections: readonly Section[];
  /** The same advice at work in different trades. */
  examples: readonly [Example, Example, Example, ...Example[]];
  mistakes: readonly string[];
  checklist: readonly string[];
  questions: readonly Question[];
  closings: readonly [string, string, ...string[]];
};

export type Section = { heading: string; text: readonly string[] };

export type Example = {
  /** Completes "Imagine …". */
  who: string;
  text: string;
};

export type Question = { question: string; answer: string };
