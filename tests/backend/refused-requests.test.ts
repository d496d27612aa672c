import { request } from "node:http";
import { text as readText } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { ownBackend } from "./own-backend.ts";

const backend = ownBackend({ seed: true });

type Asked = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

/** Used instead of `fetch`, which normalises URLs and cannot send TRACE. */
function ask(path: string, { method = "GET", headers = {}, body }: Asked = {}) {
  const { hostname, port } = new URL(backend.url);
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const sent = { apikey: backend.anonKey, ...length, ...headers };
    const asked = request({ hostname, port, path, method, headers: sent }, (answer) => {
      const status = answer.statusCode ?? 0;
      readText(answer).then((all) => resolve({ status, text: all }), reject);
    });
    asked.on("error", reject).end(body);
  });
}

const posts = "/rest/v1/blog_posts";
const serviceKey = () => ({
  apikey: backend.serviceRoleKey,
  authorization: `Bearer ${backend.serviceRoleKey}`,
});

describe("rejects invalid requests without a server error:", () => {
  test("GET with a limit beyond the largest number", async () => {
    const { status } = await ask(`${posts}?limit=99999999999999999999`, { headers: serviceKey() });
    expect(status).toBeLessThan(500);
  });

  test.each([
    ["POST", posts],
    ["PATCH", `${posts}?slug=eq.none`],
    ["PUT", `${posts}?id=eq.00000000-0000-4000-8000-000000000000`],
    ["POST", "/rest/v1/rpc/claim_site_rebuild"],
    ["POST", "/auth/v1/signup"],
    ["POST", "/auth/v1/token?grant_type=password"],
    ["POST", "/auth/v1/token?grant_type=refresh_token"],
    ["POST", "/auth/v1/otp"],
    ["POST", "/auth/v1/magiclink"],
    ["POST", "/auth/v1/verify"],
    ["POST", "/auth/v1/recover"],
    ["PUT", "/auth/v1/user"],
    ["POST", "/storage/v1/bucket"],
    ["POST", "/storage/v1/object/list/post-images"],
    ["POST", "/storage/v1/object/move"],
    ["DELETE", "/storage/v1/object/post-images"],
    ["POST", "/functions/v1/send-contact-email"],
    ["POST", "/functions/v1/create-checkout"],
  ])("%s %s with a null or invalid body", async (method, path) => {
    for (const body of ["", "null", "[null]", "1", '"x"', "{"]) {
      const headers = { ...serviceKey(), "content-type": "application/json" };
      const { status } = await ask(path, { method, headers, body });
      expect({ body, status: status >= 400 && status < 500 }).toEqual({ body, status: true });
    }
  });
});

describe("a picture", () => {
  const upload = (name: string, type: string, body: Buffer) =>
    ask(`/storage/v1/object/post-images/${name}`, {
      method: "POST",
      headers: { ...serviceKey(), "content-type": type },
      body,
    });
  const bytes = (hex: string) => Buffer.concat([Buffer.from(hex, "hex"), Buffer.alloc(40)]);

  const pictures: [type: string, hex: string][] = [
    ["image/png", "89504e470d0a1a0a0000000d49484452"],
    ["image/jpeg", "ffd8ffe000104a464946"],
    ["image/gif", "474946383961"],
    ["image/webp", "524946462400000057454250"],
    ["image/avif", "000000206674797061766966"],
    ["image/avif", "00000020667479706d69663100000000617669666d696631"],
  ];

  test.each(pictures)("of type %s (%s) is served only as that type", async (type, hex) => {
    const name = `${crypto.randomUUID()}.bin`;
    expect(await upload(name, type, bytes(hex))).toMatchObject({ status: 200 });
    const shown = await fetch(`${backend.url}/storage/v1/object/public/post-images/${name}`);
    expect(shown.headers.get("content-type")).toBe(type);
    expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test.each(["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"])(
    "that does not match its declared type (%s) is rejected",
    async (type) => {
      const name = `${crypto.randomUUID()}.bin`;
      const page = Buffer.from("<!doctype html><script>alert(1)</script>");
      const { status, text } = await upload(name, type, page);
      expect(status).toBe(400);
      expect(JSON.parse(text).message).toBe(`The file does not match its content type (${type}).`);
      expect(await backend.sql("select 1 from storage.objects where name = $1", [name])).toEqual([]);
    },
  );
});
