export type Debounce = {
  /** There is something to do. */
  touch: () => void;
  /** Does it now, if there is something to do. */
  flush: () => void;
  /** Forgets that there was something to do. */
  cancel: () => void;
};

/** Does `action` once nothing was touched for `wait` milliseconds, and at most `maxWait` after the first touch. */
export function createDebounce(
  action: () => void,
  { wait, maxWait }: { wait: number; maxWait: number },
): Debounce {
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    clearTimeout(timer);
    since = undefined;
  };
  const run = () => {
    cancel();
    action();
  };
  return {
    touch: () => {
      since ??= performance.now();
      clearTimeout(timer);
      timer = setTimeout(run, Math.max(0, Math.min(wait, since + maxWait - performance.now())));
    },
    flush: () => {
      if (since !== undefined) run();
    },
    cancel,
  };
}
