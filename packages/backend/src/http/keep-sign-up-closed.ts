/**
 * Lite heeds `enable_signup = false` everywhere but in one-time passwords, which make a user of whoever asks for one.
 * Hosted Supabase refuses. Takes the body of a request to Auth and gives one that makes nobody.
 */
export function keepSignUpClosed(path: string, body: Buffer): Buffer {
  if (decodePath(path) !== "/auth/v1/otp") return body;
  try {
    const asked: unknown = JSON.parse(body.toString("utf8"));
    if (typeof asked !== "object" || asked === null || Array.isArray(asked)) return body;
    return Buffer.from(JSON.stringify({ ...asked, create_user: false }));
  } catch {
    return body;
  }
}

/** Lite's router reads `%6Ftp` as `otp`. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
