/** Runs `action` `wait` ms after the last call, but at most `maxWait` ms after the first. */
export function createDebounce(action: () => void, { wait, maxWait }: { wait: number; maxWait: number }) {
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
