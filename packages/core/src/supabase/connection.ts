/** Defaults to local storage. */
export type SessionStorage = {
  getItem: (key: string) => string | null | Promise<string | null>;
  setItem: (key: string, value: string) => void | Promise<void>;
  removeItem: (key: string) => void | Promise<void>;
};

export type SupabaseConnection = {
  /** Project URL, e.g. `http://127.0.0.1:54321`. */
  url: string;
  /** The public key; row-level security limits it. */
  publishableKey: string;
  /** Whether a stored session may exist; defaults to false. */
  hasSession?: () => boolean;
  sessionStorage?: SessionStorage;
  /** Storage key of the session; defaults to supabase-js's own. */
  storageKey?: string;
};

let connection: SupabaseConnection | undefined;

/** Sets the project before a client exists. After that, call `configureSupabase`. */
export function setConnection(to: SupabaseConnection): void {
  connection = to;
}

/** Throws before `setConnection`. */
export function getConnection(): SupabaseConnection {
  if (!connection) throw new Error("No Supabase project has been named.");
  return connection;
}

/** Prefix of the project's keys in local storage. Throws before `setConnection`. */
export const projectAddress = (): string => getConnection().url;
