/** Runs tasks in order, one at a time. Continues after a failing task. */
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
