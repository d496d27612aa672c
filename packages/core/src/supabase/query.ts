/** Options for `useQuery`. TanStack Query aborts a read that no component waits for. `failure`: logged with an error. */
export const queryOf = <const Key extends readonly unknown[], Data>(
  queryKey: Key,
  read: (signal: AbortSignal) => Promise<Data>,
  failure = "Error",
) => ({ queryKey, queryFn: ({ signal }: { signal: AbortSignal }) => read(signal), meta: { failure } });
