/** A value outside React, for `useSyncExternalStore`. */
export function createStore<Value>(value: Value) {
  const listeners = new Set<() => void>();
  return {
    get: (): Value => value,
    set: (next: Value): void => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
