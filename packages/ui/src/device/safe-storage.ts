/** Browser storage with a fallback: rejected values are kept in memory until the page unloads. */
type SafeStorage = {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => boolean;
  removeItem: (key: string) => void;
  keys: () => string[];
  isWritable: () => boolean;
};

/** Wraps a storage; `open` and every method of its result may throw. */
export function createSafeStorage(open: () => Storage): SafeStorage {
  /** Rejected writes; null marks a rejected removal. */
  const here = new Map<string, string | null>();

  const attempt = <Result>(work: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  const change = (key: string, value: string | null): boolean => {
    const isStored = attempt((storage) => {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
      return true;
    }, false);
    if (isStored) here.delete(key);
    else here.set(key, value);
    return isStored;
  };
  return {
    getItem: (key) => {
      const found = here.get(key);
      return found === undefined ? attempt((storage) => storage.getItem(key), null) : found;
    },
    setItem: change,
    removeItem: (key) => void change(key, null),
    keys: () => {
      const stored = attempt((storage) => Object.keys(storage), []);
      return [...new Set([...stored, ...here.keys()])].filter((key) => here.get(key) !== null);
    },
    isWritable: () =>
      attempt((storage) => {
        const key = "is-writable";
        storage.setItem(key, "");
        storage.removeItem(key);
        return true;
      }, false),
  };
}

export const deviceStorage = createSafeStorage(() => localStorage);

export const tabStorage = createSafeStorage(() => sessionStorage);
