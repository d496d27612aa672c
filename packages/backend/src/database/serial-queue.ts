/** Runs tasks one at a time, in order; a failing task does not stop the next. */
export type SerialQueue = {
  run: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Resolves when all tasks queued so far have finished. */
  drained: () => Promise<void>;
};

export function createSerialQueue(): SerialQueue {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    run(task) {
      const result = tail.then(task);
      tail = result.catch(() => undefined);
      return result;
    },
    async drained() {
      await tail;
    },
  };
}
