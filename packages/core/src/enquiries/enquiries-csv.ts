import { csvOf, type CsvColumn } from "../csv/csv-file.ts";
import { type Enquiry, enquiryFields } from "./enquiry.ts";

export const enquiriesCsv = csvOf<Enquiry>([
  ["Received", ({ created_at }) => created_at],
  ...Object.values(enquiryFields).map(({ label, column }): CsvColumn<Enquiry> => [
    label,
    (enquiry) => enquiry[column],
  ]),
  ["Status", ({ status }) => status],
  ["Notification", ({ mail }) => mail?.state ?? null],
]);
