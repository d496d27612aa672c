/** The test that should detect a fault: a file and, if one test is enough, part of its title. */
export type Catcher = { file: string; title?: string };

export type Fault = {
  id: string;
  /** Describes the fault from the user's point of view. */
  says: string;
  file: string;
  /** Must occur exactly once in the file. */
  find: string;
  replace: string;
  /** The first should detect the fault. The others are tried only if it does not. */
  caughtBy: readonly [Catcher, ...Catcher[]];
  onlyDeep?: true;
};
