import { expect, test } from "vitest";
import { z } from "zod";
import { invalidInput } from "./http-error.ts";

const schema = z.object({
  name: z
    .string("Name is required")
    .min(3, "Name too short")
    .regex(/^[a-z]+$/, "Letters only"),
  age: z.number("Age is required"),
});

test("includes the message in the summary when one field is invalid", () => {
  const error = invalidInput(schema.safeParse({ name: "1", age: 1 }).error!);
  expect(error.status).toBe(400);
  expect(error.body()).toEqual({
    error: "Please check what you entered: Name too short.",
    code: "invalid_input",
    fields: { name: "Name too short" },
  });
});

test("counts the fields in the summary when several are invalid", () => {
  expect(invalidInput(schema.safeParse({}).error!).body()).toEqual({
    error: "Please check what you entered: 2 fields need another look.",
    code: "invalid_input",
    fields: { name: "Name is required", age: "Age is required" },
  });
});
