export type Topic = {
  id: string;
  category: string;
  titles: readonly [string, string, ...string[]];
  /** Completes "This is about …". */
  subject: string;
  /** At most 160 characters each. One becomes the excerpt, another the meta description. */
  summaries: readonly [string, string, ...string[]];
  tags: readonly [string, string, string, string, ...string[]];
  /** Words for matching a topic that the owner entered; lower case, separated by spaces. */
  terms: string;
  openings: readonly [string, string, ...string[]];
  sections: readonly Section[];
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
