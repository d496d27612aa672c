import { expect, test } from "vitest";
import { enquiriesCsv } from "./enquiries-csv.ts";
import type { Enquiry } from "./enquiry.ts";

const enquiry: Enquiry = {
  id: "33333333-3333-4333-8333-333333333333",
  first_name: "Jane",
  last_name: "Doe",
  email: "jane@example.com",
  phone: null,
  business_type: null,
  package: null,
  message: "Hello",
  status: "new",
  mail: {
    id: "2",
    kind: "enquiry",
    state: "sent",
    attempts: 1,
    next_attempt_at: "2026-01-01T00:00:00+00:00",
    error: null,
    created_at: "2026-01-01T00:00:00+00:00",
  },
  created_at: "2026-01-01T09:30:00+00:00",
  updated_at: "2026-01-01T09:30:00+00:00",
};

const messageCell = (message: string) => {
  const row = enquiriesCsv([{ ...enquiry, message }])
    .split("\r\n")
    .slice(1)
    .join("\r\n");
  return row.slice("2026-01-01T09:30:00+00:00,Jane,Doe,jane@example.com,,,,".length, -",new,sent\r\n".length);
};

test("writes a header and a row per enquiry", () => {
  expect(enquiriesCsv([enquiry])).toBe(
    "\uFEFFReceived,First name,Last name,Email,Phone,Business type,Package,Message,Status,Notification\r\n" +
      "2026-01-01T09:30:00+00:00,Jane,Doe,jane@example.com,,,,Hello,new,sent\r\n",
  );
  expect(enquiriesCsv([]).split("\r\n")).toHaveLength(2);
});

test.each([
  ["a, b", '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  ["plain; text", '"plain; text"'],
  ["plain\ttext", '"plain\ttext"'],
])("quotes the message %j as %j", (message, cell) => {
  expect(messageCell(message)).toBe(cell);
});

test.each([
  ["=1+1", "'=1+1"],
  ["+44 1632 960123", "'+44 1632 960123"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["  =1+1", "'  =1+1"],
  ["＝1+1", "'＝1+1"],
  ['=HYPERLINK("http://evil.example","a")', `"'=HYPERLINK(""http://evil.example"",""a"")"`],
  ["\t=1", `"'\t'=1"`],
  ["\t1", `"'\t1"`],
  ["\r1", `"'\r1"`],
  ["\n1", `"'\n1"`],
  ["a;=1+1", `"a;'=1+1"`],
  ["a; @SUM(A1)", `"a;' @SUM(A1)"`],
  ["a\t=1+1", `"a\t'=1+1"`],
  ["a;;-1", `"a;;'-1"`],
  ["a\n=1+1", `"a\n'=1+1"`],
  ["a\r＝1", `"a\r'＝1"`],
  ['a;"=1+1"', `"a;'""=1+1"""`],
  ["a=1", "a=1"],
  ["a, b - c; d", '"a, b - c; d"'],
])("writes the message %j as %j, so that no spreadsheet runs a formula", (message, cell) => {
  expect(messageCell(message)).toBe(cell);
});

test("escapes formulas in every field", () => {
  const csv = enquiriesCsv([
    { ...enquiry, first_name: "=A", last_name: "+B", phone: "@C", business_type: "-D" },
  ]);
  expect(csv).toContain("'=A,'+B,jane@example.com,'@C,'-D,");
});
