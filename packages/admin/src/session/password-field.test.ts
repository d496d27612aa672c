import { expect, test } from "vitest";
import { newPasswordSchema } from "./password-field.tsx";

const faultOf = (password: string) => newPasswordSchema.safeParse(password).error?.issues[0]?.message;

test.each([
  ["", "Password is required"],
  ["          ", "Take more than spaces"],
  ["short", "Take 8 characters or more"],
  ["ŵ".repeat(40), "Take 72 characters or fewer"],
])("%j is refused", (password, message) => expect(faultOf(password)).toBe(message));

test("words with spaces around them are a password as they are", () => {
  expect(newPasswordSchema.parse(" four words of mine ")).toBe(" four words of mine ");
});
