/** Where a shell keeps the session; the browser's local storage unless it names another place. */
export type SessionStorage = {
  getItem: (key: string) => string | null | Promise<string | null>;
  setItem: (key: string, value: string) => void | Promise<void>;
  removeItem: (key: string) => void | Promise<void>;
};

export type SupabaseConnection = {
  /** Base address of the project, e.g. `http://127.0.0.1:54321`. */
  url: string;
  /** The public key: what a visitor may do, row-level security decides. */
  publishableKey: string;
  /** Whether a person may be signed in here. None: nobody is. */
  hasSession?: () => boolean;
  sessionStorage?: SessionStorage;
  /** The name the session is kept under; supabase-js' own, made from the address, unless the shell names another. */
  storageKey?: string;
};

let connection: SupabaseConnection | undefined;

/** Names the project for who has no client of it yet; whoever has one calls `configureSupabase`. */
export function setConnection(to: SupabaseConnection): void {
  connection = to;
}

/** The project that the shell named. Throws before it has. */
export function getConnection(): SupabaseConnection {
  if (!connection) throw new Error("No Supabase project has been named.");
  return connection;
}

/** The address that names the project, for what is kept on this computer. Throws before the shell has named it. */
export const projectAddress = (): string => getConnection().url;
