/**
 * Puts the functions' variables into the process's environment. What a person has set wins over our defaults, what
 * the caller of startBackend names wins over both. Gives a function that puts everything back as it was.
 */
export function applyFunctionEnvironment(
  defaults: Record<string, string>,
  overrides: Record<string, string>,
): () => void {
  const before = new Map<string, string | undefined>();
  const put = (name: string, value: string) => {
    if (!before.has(name)) before.set(name, process.env[name]);
    process.env[name] = value;
  };
  for (const [name, value] of Object.entries(defaults)) {
    if (!process.env[name]) put(name, value);
  }
  for (const [name, value] of Object.entries(overrides)) put(name, value);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}
