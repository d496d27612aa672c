export type TimeBudget = {
  /** Milliseconds. */
  left: () => number;
  /** The time in which at least one of these is at work is spent. */
  spend: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/** A budget of time, in milliseconds, for what is done now and then and much of it at the same time. */
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
