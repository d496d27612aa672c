/** Caches the results of a function, promises included. */
export function oncePerKey<Key, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const results = new Map<Key, Result>();
  return (key) => {
    if (!results.has(key)) results.set(key, work(key));
    return results.get(key) as Result;
  };
}
