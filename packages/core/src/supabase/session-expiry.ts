import type { SessionStorage } from "./connection.ts";

/** supabase-js renews sessions that expire within two minutes (auth-js, `constants.ts`). */
const minute = 60_000;
const beyondMargin = 3 * minute;
/** Minimum milliseconds between renewals, even if the clock jumps. */
const restAfterRenewal = minute;

type Expiry = {
  accessToken: string;
  stored: number;
  /** Milliseconds left when this page first read the session. */
  left: number;
  readAt: { wall: number; monotonic: number };
  isRenewed: boolean;
};

type StoredSession = { access_token: string; expires_in: number; expires_at: number };

/**
 * Converts `expires_at` to this device's clock, even if that clock is wrong or changes, so that renewals are on time.
 */
export function withDeviceExpiry(storage: SessionStorage): SessionStorage {
  let known: Expiry | undefined;

  function startTracking(session: StoredSession, isRenewed: boolean): Expiry {
    const wall = Date.now();
    const whole = lifeOf(session);
    const left = isRenewed ? whole : session.expires_at * 1000 - wall;
    // More than a full lifetime, so the clock has been set back since the session was stored.
    const isImpossible = left > whole + minute;
    return {
      accessToken: session.access_token,
      stored: session.expires_at,
      left: isImpossible ? 0 : left,
      readAt: { wall, monotonic: performance.now() },
      isRenewed,
    };
  }

  return {
    async getItem(key) {
      const value = await storage.getItem(key);
      const session = readSession(value);
      if (!session) return value;
      const isKnown = known?.accessToken === session.access_token && known.stored === session.expires_at;
      if (!known || !isKnown) known = startTracking(session, false);
      return JSON.stringify({ ...session, expires_at: expiresAt(known) });
    },
    setItem(key, value) {
      const session = readSession(value);
      // The token is unchanged, so only other session data changed.
      if (session && known?.accessToken === session.access_token) known.stored = session.expires_at;
      else if (session) known = startTracking(session, true);
      return storage.setItem(key, value);
    },
    removeItem: (key) => storage.removeItem(key),
  };
}

/** In Unix seconds of this device's clock. */
function expiresAt({ left, readAt, isRenewed }: Expiry): number {
  const wall = Date.now();
  const monotonic = performance.now() - readAt.monotonic;
  // The monotonic clock may pause while the device sleeps.
  const rest = left - Math.max(monotonic, wall - readAt.wall);
  const isJustRenewed = isRenewed && monotonic < restAfterRenewal;
  return Math.floor((wall + (isJustRenewed ? Math.max(rest, beyondMargin) : rest)) / 1000);
}

/** Token lifetime in milliseconds, from its own claims, which do not depend on this device's clock. */
function lifeOf({ access_token: token, expires_in: expiresIn }: StoredSession): number {
  try {
    const payload = atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"));
    const { exp, iat } = JSON.parse(payload) as { exp?: unknown; iat?: unknown };
    if (typeof exp === "number" && typeof iat === "number" && exp > iat) return (exp - iat) * 1000;
  } catch {
    // Not a readable JWT.
  }
  return expiresIn * 1000;
}

function readSession(value: string | null): StoredSession | undefined {
  try {
    const parsed = JSON.parse(value ?? "null") as Partial<StoredSession> | null;
    const isSession =
      typeof parsed?.access_token === "string" &&
      typeof parsed.expires_in === "number" &&
      typeof parsed.expires_at === "number";
    return isSession ? (parsed as StoredSession) : undefined;
  } catch {
    return undefined;
  }
}
