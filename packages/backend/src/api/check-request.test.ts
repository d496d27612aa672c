import { describe, expect, test } from "vitest";
import { checkBody, checkQuery, RefusedRequestError } from "./check-request.ts";

const url = (path: string) => new URL(`http://127.0.0.1${path}`);

const query = (text: string) => () => checkQuery(url(`/rest/v1/blog_posts?${text}`));

describe("checkQuery", () => {
  test.each([
    "title=match.(a*)*b",
    "title=imatch.a",
    "title=not.match.a",
    "title=match(any).{a,b}",
    "category.slug=imatch.a",
    "or=(title.match.a)",
    "or=title.match.a",
    "or=(slug.eq.a,and(status.eq.b,title.not.imatch(all).{a}))",
    "not.and=(title.match.a,slug.eq.b)",
    "category.or=(slug.eq.a,name.match.b)",
    `or=("a,b".match.c)`,
  ])("rejects the regular expression filter %s", (text) => {
    expect(query(text)).toThrow(RefusedRequestError);
    expect(query(text)).toThrow(/Use like or ilike/);
  });

  test.each([
    "title=ilike.*match.a*",
    "slug=eq.match.a",
    "or=(title.ilike.%25a.match.b%25,excerpt.ilike.%25a.match.b%25)",
    "select=*,category:blog_categories(name,slug)&order=title&limit=0&offset=20",
    "select=a(b(c(id)),d(id))",
  ])("allows the query %s", (text) => {
    expect(query(text)).not.toThrow();
  });

  const searches = (count: number, one = "content.ilike.%25x%25") => Array.from({ length: count }, () => one);
  test.each([
    `or=(${searches(13).join(",")})`,
    `or=(and(${searches(7).join(",")}),or(${searches(6).join(",")}))`,
    searches(13, "content=ilike.*x*").join("&"),
    searches(13, "content=not.fts.x").join("&"),
    searches(13, "content=wfts(english).x").join("&"),
    `content=ilike(any).{${searches(13, "a*").join(",")}}`,
    `content=ilike.${"*a".repeat(61)}`,
  ])("rejects %s because it contains too many searches", (text) => {
    expect(query(text)).toThrow(/at most 12 searches/);
  });

  test("allows up to 12 searches, and more in the list of enquiries", () => {
    expect(query(`or=(${searches(12).join(",")})`)).not.toThrow();
    expect(query("content=ilike(any).{a,b,c}&title=fts.a")).not.toThrow();
    const enquiries = url(`/rest/v1/contact_enquiries?or=(${searches(56).join(",")})`);
    expect(() => checkQuery(enquiries)).not.toThrow();
  });

  test("rejects deeply nested embeds", () => {
    const deep = `${"blog_categories(blog_posts(".repeat(20)}id${"))".repeat(20)}`;
    expect(query(`select=${deep}`)).toThrow(/levels of embedding/);
    expect(query("select=a(b(c(d(id))))")).toThrow(RefusedRequestError);
  });

  test.each(["limit=abc", "offset=-5", "limit=-1", "limit=", "limit=1.5", "blog_posts.limit=x"])(
    "rejects the invalid parameter %s",
    (text) => {
      expect(query(text)).toThrow(/must be a whole number/);
    },
  );

  test("ignores queries to Auth", () => {
    expect(() => checkQuery(url("/auth/v1/verify?token=match.a&limit=x"))).not.toThrow();
  });
});

const json = "application/json";
const given = (path: string, body: string, type = json, signUp = false) =>
  checkBody(url(path), type, Buffer.from(body), signUp).toString();

describe("checkBody with sign-up disabled", () => {
  const asked = '{"email":"a@example.com","create_user":true,"options":{"shouldCreateUser":true}}';

  test.each(["/auth/v1/otp", "/auth/v1/%6Ftp", "/auth/v1/%6f%74%70"])(
    "does not create a user for a request to %s",
    (path) => {
      for (const type of [json, "text/plain", ""]) {
        expect(JSON.parse(given(path, asked, type))).toMatchObject({
          email: "a@example.com",
          create_user: false,
        });
      }
    },
  );

  test("leaves the body unchanged when sign-up is enabled", () => {
    expect(given("/auth/v1/otp", asked, json, true)).toBe(asked);
  });

  test.each(["/auth/v1/token", "/auth/v1/otp/x"])("leaves bodies for %s unchanged", (path) => {
    expect(given(path, '{"create_user":true}')).toBe('{"create_user":true}');
  });

  test.each(["\uFEFF{}", "no json", "null", "[1]", "[{}]", '"text"', "{"])(
    "rejects the body %j whatever its content type",
    (body) => {
      for (const type of [json, "text/plain", "application/x-www-form-urlencoded"]) {
        expect(() => given("/auth/v1/otp", body, type)).toThrow(RefusedRequestError);
      }
    },
  );
});

describe("checkBody for the Data API", () => {
  test.each(["null", "1", '"text"', "[null]", "[[]]", "{", "\uFEFF[]"])("rejects the body %j", (body) => {
    expect(() => given("/rest/v1/blog_posts", body)).toThrow(RefusedRequestError);
    expect(() => given("/rest/v1/blog_posts", body, "")).toThrow(RefusedRequestError);
  });

  test.each(["", "{}", "[]", '[{"a":1},{"a":2}]'])("leaves the body %j unchanged", (body) => {
    expect(given("/rest/v1/blog_posts", body)).toBe(body);
  });

  test("ignores other content types", () => {
    expect(given("/rest/v1/blog_posts", "a,b\n1,2", "text/csv")).toBe("a,b\n1,2");
    expect(given("/storage/v1/object/post-images/a.png", "null", "image/png")).toBe("null");
    expect(given("/storage/v1/object/post-images/a.png", "null", "")).toBe("null");
  });
});
