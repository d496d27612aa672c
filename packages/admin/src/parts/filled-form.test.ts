import { expect, test } from "vitest";
import { filledFields } from "./filled-form.ts";

const field = (name: string, value: string, type = "text") => ({ name, value, type });

test("finds autofilled fields", () => {
  const fields = [
    field("email", "owner@brightwren.example", "email"),
    field("password", "secret", "password"),
  ];
  expect(filledFields(fields, { email: "", password: "" })).toEqual([
    ["email", "owner@brightwren.example"],
    ["password", "secret"],
  ]);
});

test("finds a field that autofill cleared or changed", () => {
  const fields = [field("email", ""), field("password", "new")];
  expect(filledFields(fields, { email: "a@b.example", password: "old" })).toEqual([
    ["email", ""],
    ["password", "new"],
  ]);
});

test("ignores fields that autofill cannot have changed", () => {
  const fields = [
    field("email", "a@b.example", "email"),
    field("", "", "submit"),
    field("remember", "on", "checkbox"),
    field("username", "a@b.example", "hidden"),
  ];
  expect(filledFields(fields, { email: "a@b.example", remember: "" })).toEqual([]);
});
