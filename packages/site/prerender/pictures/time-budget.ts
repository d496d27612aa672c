export type TimeBudget = {
  left: () => number;
  /** Overlapping calls count once. */
  spend: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/** A time budget for concurrent, intermittent work: time counts while at least one task runs. */
export function openTimeBudget(milliseconds: number): TimeBudget {
  let spent = 0;
  let atWork = 0;
  let since = 0;
  return {
    left: () => milliseconds - spent - (atWork > 0 ? performance.now() - since : 0),
    async spend(work) {
      if (atWork === 0) since = performance.now();
      atWork += 1;
      try {
        return await work();
      } finally {
        atWork -= 1;
        if (atWork === 0) spent += performance.now() - since;
      }
    },
  };
}
