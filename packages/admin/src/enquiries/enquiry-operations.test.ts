import type { Enquiry, EnquiryState, MarkState } from "@brightwren/core/enquiries/enquiry";
import { expect, test } from "vitest";
import { withMarks } from "./enquiry-operations.tsx";

const enquiry = (id: string, status: EnquiryState) => ({ id, status }) as Enquiry;

test.each<[EnquiryState | undefined, MarkState, EnquiryState | undefined]>([
  ["new", "new", "new"],
  ["doubtful", "new", undefined],
  ["new", "handled", undefined],
  [undefined, "spam", "spam"],
])("in the list of %s, shows an enquiry marked as %s as %s", (listed, mark, shown) => {
  const list = { rows: [enquiry("1", "doubtful"), enquiry("2", "new")], total: 40 };
  const after = withMarks(list, listed, new Map([["1", mark]]));
  expect(after.rows.find(({ id }) => id === "1")?.status).toBe(shown);
  expect(after.rows.at(-1)).toEqual(enquiry("2", "new"));
  expect(after.total).toBe(shown ? 40 : 39);
});
