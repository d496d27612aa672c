/** Options for `useQuery`. TanStack Query aborts a read that no component waits for. */
export const queryOf = <const Key extends readonly unknown[], Data>(
  queryKey: Key,
  read: (signal: AbortSignal) => Promise<Data>,
) => ({ queryKey, queryFn: ({ signal }: { signal: AbortSignal }) => read(signal) });
