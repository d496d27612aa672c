/** The test that should notice a fault: a file, and part of a title when one test is enough. */
export type Catcher = { file: string; title?: string };

export type Fault = {
  id: string;
  /** The fault in terms of the product. */
  says: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /** The first one should notice; the others are tried if it does not. */
  caughtBy: readonly [Catcher, ...Catcher[]];
  onlyDeep?: true;
};
