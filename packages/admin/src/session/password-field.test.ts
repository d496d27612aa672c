import { expect, test } from "vitest";
import { newPasswordSchema } from "./password-field.tsx";

const faultOf = (password: string) => newPasswordSchema.safeParse(password).error?.issues[0]?.message;

test.each([
  ["", "Password is required"],
  ["          ", "Use more than just spaces"],
  ["short", "Use at least 8 characters"],
  ["ŵ".repeat(40), "Use 72 characters or fewer"],
])("rejects the password %j", (password, message) => expect(faultOf(password)).toBe(message));

test("does not trim a password", () => {
  expect(newPasswordSchema.parse(" four words of mine ")).toBe(" four words of mine ");
});
