/** Where a fault should be noticed: a test file, and a part of the test's title where one of its tests is enough. */
export type Catcher = { file: string; title?: string };

/** One small thing that could go wrong in the product, made by exchanging one piece of text for another. */
export type Fault = {
  id: string;
  /** What is broken, in words of the product. */
  says: string;
  /** From the root of the repository. */
  file: string;
  /** Stands exactly once in the file. */
  find: string;
  replace: string;
  /** The first one is expected to notice; the others are asked where it does not. */
  caughtBy: readonly [Catcher, ...Catcher[]];
  /** Only `npm run test:deep` notices. */
  onlyDeep?: true;
};
