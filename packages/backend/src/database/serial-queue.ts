/** Runs tasks one after the other, in the order they came; a failing task does not stop the next. */
export type SerialQueue = {
  run: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Resolves when everything queued so far is done. */
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
