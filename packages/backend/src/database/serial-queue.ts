export type SerialQueue = ReturnType<typeof createSerialQueue>;

/** Runs tasks in order, one at a time. Continues after a failing task. */
export function createSerialQueue() {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    run<Result>(task: () => Promise<Result>): Promise<Result> {
      const result = tail.then(task);
      tail = result.catch(() => undefined);
      return result;
    },
    /** Resolves when all tasks queued so far have finished. */
    async drained() {
      await tail;
    },
  };
}
