import { expect, test, vi } from "vitest";
import { makeOwner } from "./make-owner.ts";

const project = { url: "https://ref.supabase.co", secretKey: "sb_secret_x", isLocal: false };
const email = "someone@example.com";

function serve({ known, refusal }: { known: boolean; refusal?: string }): string[] {
  let exists = known;
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (input: string | URL, init?: { body: string }) => {
    const { pathname } = new URL(input);
    asked.push(pathname);
    if (pathname === "/rest/v1/rpc/grant_admin") return Response.json(exists ? "granted" : "unknown_user");
    if (refusal)
      return Response.json({ code: 422, error_code: "weak_password", msg: refusal }, { status: 422 });
    exists = true;
    expect(JSON.parse(init?.body ?? "")).toEqual({ email, password: "long enough", email_confirm: true });
    return Response.json({ id: "u", email });
  });
  return asked;
}

test("makes an existing user an admin and ignores a given password", async () => {
  const asked = serve({ known: true });
  await expect(makeOwner(email, project, async () => "long enough")).resolves.toContain("is now an admin");
  expect(asked).toEqual(["/rest/v1/rpc/grant_admin"]);
});

test("does not make an admin when several users have the address", async () => {
  vi.stubGlobal("fetch", async () => Response.json("several_users"));
  await expect(makeOwner(email, project)).rejects.toThrow(
    "Several users have the address someone@example.com, so none was made an admin.",
  );
});

test("creates a missing user when a password is given", async () => {
  const asked = serve({ known: false });
  await expect(makeOwner(email, project, async () => "long enough")).resolves.toContain("is now an admin");
  expect(asked).toEqual(["/rest/v1/rpc/grant_admin", "/auth/v1/admin/users", "/rest/v1/rpc/grant_admin"]);
});

test("reports why Auth rejects the password", async () => {
  serve({ known: false, refusal: "Password should be at least 6 characters" });
  await expect(makeOwner(email, project, async () => "short")).rejects.toThrow(
    "The user could not be created: Password should be at least 6 characters",
  );
});

test("does not create a user in the local backend", async () => {
  serve({ known: false });
  const local = { ...project, isLocal: true };
  await expect(makeOwner(email, local, async () => "long enough")).rejects.toThrow("Sign in as the owner");
  await expect(makeOwner(email, local)).rejects.toThrow("The local backend has no user someone@example.com.");
});
