/** A storage of the browser's that may be refused or full: what it does not take is kept until the page goes. */
export type KeptStorage = {
  getItem: (key: string) => string | null;
  /** Returns whether the browser has stored it; if not, it is known until the page goes. */
  setItem: (key: string, value: string) => boolean;
  removeItem: (key: string) => void;
  keys: () => string[];
  /** Whether the browser stores anything here just now. */
  isWritable: () => boolean;
};

/** Guards a storage; `open` may throw, as may everything of what it returns. */
export function createKeptStorage(open: () => Storage): KeptStorage {
  /** What the browser did not take; null is what it did not remove. */
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

/** Kept on this device. */
export const deviceStorage = createKeptStorage(() => localStorage);

/** Kept as long as this tab is open. */
export const tabStorage = createKeptStorage(() => sessionStorage);
