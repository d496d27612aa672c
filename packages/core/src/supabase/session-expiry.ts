import type { SessionStorage } from "./connection.ts";

/** Milliseconds. supabase-js renews a session that ends within its margin of two minutes (auth-js, `constants.ts`). */
const minute = 60_000;
const beyondMargin = 3 * minute;
/** A session that was renewed less than this ago is not renewed again, whatever the clocks say. */
const restAfterRenewal = minute;

type Expiry = {
  accessToken: string;
  /** `expires_at` as it is stored. */
  stored: number;
  /** Milliseconds that the session had left when this page first met it. */
  left: number;
  /** When that was, by the clock that can be set and by the one that cannot. */
  metAt: { wall: number; steady: number };
  isRenewed: boolean;
};

type KeptSession = { access_token: string; expires_in: number; expires_at: number };

/**
 * A session's storage in which `expires_at` is always in terms of this device's clock, so that supabase-js renews the
 * session when its time is over and at no other time: the clock may be wrong, and it may be set while the page is open.
 */
export function withDeviceExpiry(storage: SessionStorage): SessionStorage {
  let known: Expiry | undefined;

  function meet(session: KeptSession, isRenewed: boolean): Expiry {
    const wall = Date.now();
    const whole = lifeOf(session);
    const left = isRenewed ? whole : session.expires_at * 1000 - wall;
    // More than there ever was: the clock was set back since the session was stored.
    const isImpossible = left > whole + minute;
    return {
      accessToken: session.access_token,
      stored: session.expires_at,
      left: isImpossible ? 0 : left,
      metAt: { wall, steady: performance.now() },
      isRenewed,
    };
  }

  return {
    async getItem(key) {
      const value = await storage.getItem(key);
      const session = readSession(value);
      if (!session) return value;
      const isKnown = known?.accessToken === session.access_token && known.stored === session.expires_at;
      if (!known || !isKnown) known = meet(session, false);
      return JSON.stringify({ ...session, expires_at: expiresAt(known) });
    },
    setItem(key, value) {
      const session = readSession(value);
      // The same token again: something else about the session has changed.
      if (session && known?.accessToken === session.access_token) known.stored = session.expires_at;
      else if (session) known = meet(session, true);
      return storage.setItem(key, value);
    },
    removeItem: (key) => storage.removeItem(key),
  };
}

/** In seconds since 1970 by this device's clock. */
function expiresAt({ left, metAt, isRenewed }: Expiry): number {
  const wall = Date.now();
  const steady = performance.now() - metAt.steady;
  // The steady clock may stand still while the device sleeps.
  const rest = left - Math.max(steady, wall - metAt.wall);
  const isJustRenewed = isRenewed && steady < restAfterRenewal;
  return Math.floor((wall + (isJustRenewed ? Math.max(rest, beyondMargin) : rest)) / 1000);
}

/** How long a session's token lives, in milliseconds: by its own claims, which no device's clock has touched. */
function lifeOf({ access_token: token, expires_in: expiresIn }: KeptSession): number {
  try {
    const payload = atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"));
    const { exp, iat } = JSON.parse(payload) as { exp?: unknown; iat?: unknown };
    if (typeof exp === "number" && typeof iat === "number" && exp > iat) return (exp - iat) * 1000;
  } catch {
    // Not a JWT that can be read here.
  }
  return expiresIn * 1000;
}

/** The session in a stored value; nothing for whatever else supabase-js stores. */
function readSession(value: string | null): KeptSession | undefined {
  try {
    const kept = JSON.parse(value ?? "null") as Partial<KeptSession> | null;
    const isSession =
      typeof kept?.access_token === "string" &&
      typeof kept.expires_in === "number" &&
      typeof kept.expires_at === "number";
    return isSession ? (kept as KeptSession) : undefined;
  } catch {
    return undefined;
  }
}
