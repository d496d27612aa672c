import { expect, test } from "vitest";
import { keepSignUpClosed } from "./keep-sign-up-closed.ts";

const closed = (path: string, body: string) => keepSignUpClosed(path, Buffer.from(body)).toString();

test.each(["/auth/v1/otp", "/auth/v1/%6Ftp", "/auth/v1/%6f%74%70"])("%s makes nobody", (path) => {
  const asked = '{"email":"a@example.com","create_user":true,"options":{"shouldCreateUser":true}}';
  expect(JSON.parse(closed(path, asked))).toMatchObject({ email: "a@example.com", create_user: false });
});

test.each(["/auth/v1/token", "/auth/v1/otp/x", "/auth/v1/%E0%A4%A"])("%s is left alone", (path) => {
  expect(closed(path, '{"create_user":true}')).toBe('{"create_user":true}');
});

test.each(["", "no json", "null", "[1]", '"text"'])(
  "a body that is no object (%s) is left for Auth to refuse",
  (body) => {
    expect(closed("/auth/v1/otp", body)).toBe(body);
  },
);
