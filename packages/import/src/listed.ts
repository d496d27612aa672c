/** Returns a notice that names what it is about, or none if there is nothing to name. */
export function listed(sentence: string, names: Iterable<string>): string[] {
  const all = [...names];
  return all.length > 0 ? [`${sentence}: ${all.join(", ")}.`] : [];
}
