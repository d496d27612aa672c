import { csvFile } from "../csv/csv-file.ts";
import { type Enquiry, enquiryFields } from "./enquiry.ts";

type Column = [heading: string, cell: (enquiry: Enquiry) => string | null];

const columns: Column[] = [
  ["Received", ({ created_at }) => created_at],
  ...Object.values(enquiryFields).map(({ label, column }): Column => [label, (enquiry) => enquiry[column]]),
  ["Status", ({ status }) => status],
  ["Notification", ({ mail }) => mail?.state ?? null],
];

export const enquiriesCsv = (enquiries: readonly Enquiry[]): string =>
  csvFile([
    columns.map(([heading]) => heading),
    ...enquiries.map((enquiry) => columns.map(([, cell]) => cell(enquiry) ?? "")),
  ]);
