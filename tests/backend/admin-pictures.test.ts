import type { PreparedPicture } from "@brightwren/core/pictures/prepared-picture";
import { addressOf, storePicture } from "@brightwren/core/pictures/store-picture";
import { describe, expect, onTestFinished, test } from "vitest";
import { type PersonaName } from "../setup/backend.ts";
import { openShellAs } from "./admin-shell.ts";
import { ownBackend, ownPersonas } from "./own-backend.ts";

const bytes = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="),
  (character) => character.charCodeAt(0),
);
const picture: PreparedPicture = {
  hash: "0123456789abcdef0123456789abcdef",
  width: 1,
  height: 1,
  colour: "#ffffff",
  ending: "png",
  name: "pixel.png",
  files: [{ name: "1x1-ffffff.png", blob: new Blob([bytes], { type: "image/png" }) }],
};
const description = { alt: "One pixel", is_decorative: false, credit: "" };

const backend = ownBackend();
const personas = ownPersonas(backend);

async function uploadPixel(): Promise<string> {
  await openShellAs(backend);
  await storePicture(picture, description);
  return addressOf(picture);
}

test("serves an uploaded picture publicly at the returned address", async () => {
  const url = await uploadPixel();
  expect(url).toBe(`${backend.url}/storage/v1/object/public/post-images/${picture.hash}/1x1-ffffff.png`);
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(response.headers.get("cache-control")).toBe("max-age=31536000");
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
});

test("stores a picture once when it is uploaded twice", async () => {
  const url = await uploadPixel();
  await storePicture(picture, { ...description, alt: "Another text" });
  expect(await addressOf(picture)).toBe(url);
  expect(await backend.sql("select hash, file, name, bytes, alt from public.post_pictures")).toEqual([
    { hash: picture.hash, file: "1x1-ffffff.png", name: "pixel.png", bytes: bytes.length, alt: "One pixel" },
  ]);
});

test("serves a picture when a full disk prevents database writes", async () => {
  const url = await uploadPixel();
  await backend.sql(`
    create function storage.fail_as_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger fail_as_full before insert or update or delete on storage.objects
      for each statement execute function storage.fail_as_full();
  `);
  onTestFinished(async () => void (await backend.sql("drop function storage.fail_as_full() cascade")));
  for (const address of [url, url.replace("/object/public/", "/object/")]) {
    const response = await fetch(address, { headers: personas.admin.headers });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  }
});

describe("plain HTTP requests", () => {
  const put = (
    name: PersonaName,
    path: string,
    type = "image/png",
    body: BodyInit = bytes,
    method = "POST",
  ) => {
    const headers = { ...personas[name].headers, "content-type": type, "x-upsert": "true" };
    const upload: RequestInit = { method, headers, body };
    return fetch(`${backend.url}/storage/v1/object/${path}`, upload);
  };
  const names = async () => {
    const rows = await backend.sql<{ name: string }>("select name from storage.objects order by 1");
    return rows.map(({ name }) => name);
  };

  test.each<PersonaName>(["anonymous", "member"])("cannot write files as %s", async (name) => {
    await put("admin", "post-images/kept.png");
    const before = await names();
    const attempts = [
      await put(name, "post-images/new.png"),
      await put(name, "post-images/kept.png", "image/png", "other"),
      await put(name, "post-images/kept.png", "image/png", "other", "PUT"),
      await fetch(`${backend.url}/storage/v1/object/post-images/kept.png`, {
        method: "DELETE",
        headers: personas[name].headers,
      }),
      await fetch(`${backend.url}/storage/v1/bucket`, {
        method: "POST",
        headers: { ...personas[name].headers, "content-type": "application/json" },
        body: JSON.stringify({ id: "mine", name: "mine", public: true }),
      }),
    ];
    expect(attempts.filter(({ ok }) => ok)).toEqual([]);
    expect(await names()).toEqual(before);
    const kept = await fetch(`${backend.url}/storage/v1/object/public/post-images/kept.png`);
    expect(new Uint8Array(await kept.arrayBuffer())).toEqual(bytes);
    expect(await backend.sql("select id from storage.buckets")).toEqual([{ id: "post-images" }]);
  });

  test.each([
    ["an HTML page", "text/html", "<script>alert(1)</script>"],
    ["an SVG file, which can contain scripts", "image/svg+xml", "<svg/>"],
    ["a file of 6 MB", "image/png", new Uint8Array(6_000_000)],
  ])("cannot upload %s, even as the owner", async (_, type, body) => {
    const before = await names();
    expect((await put("admin", "post-images/x.png", type, body)).ok).toBe(false);
    expect(await names()).toEqual(before);
  });

  test("cannot reach the storage tables through the Data API", async () => {
    const response = await fetch(`${backend.url}/rest/v1/objects`, {
      headers: { ...personas.admin.headers, "accept-profile": "storage" },
    });
    expect(response.ok).toBe(false);
  });
});
