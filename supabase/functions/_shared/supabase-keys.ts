import { z } from "zod";

type Source = Record<string, string | undefined>;

const dictionary = z.record(z.string(), z.string().min(1));

/** Hosted projects hand their current keys over as `{"default":"sb_secret_…"}`, the default one first here. */
function keysOf(json: string | undefined): string[] {
  if (json === undefined) return [];
  try {
    const { default: first, ...others } = dictionary.parse(JSON.parse(json));
    return [...(first === undefined ? [] : [first]), ...Object.values(others)];
  } catch {
    return [];
  }
}

/**
 * Takes the environment; gives the publishable keys and the secret keys in it, the one to use first.
 * Current keys go before the legacy pair, which a hosted project can switch off while it is still set.
 */
export function supabaseKeys(source: Source): { publishable: string[]; secret: string[] } {
  const legacy = (name: string) => source[name] ?? [];
  return {
    publishable: keysOf(source["SUPABASE_PUBLISHABLE_KEYS"]).concat(legacy("SUPABASE_ANON_KEY")),
    secret: keysOf(source["SUPABASE_SECRET_KEYS"]).concat(legacy("SUPABASE_SERVICE_ROLE_KEY")),
  };
}
