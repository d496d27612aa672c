import { csvOf, type CsvColumn } from "../csv/csv-file.ts";
import {
  kickoffSteps,
  originNames,
  type Subscription,
  subscriptionPrice,
  subscriptionState,
} from "./subscription.ts";

export const subscriptionsCsv = csvOf<Subscription>([
  ["Customer", ({ customer_name }) => customer_name],
  ["Email", ({ customer_email }) => customer_email],
  ["Package", ({ package: name }) => name],
  ["Price", subscriptionPrice],
  ["State", subscriptionState],
  ["Started", ({ started_at }) => started_at],
  ["Current period ends", ({ period_ends_at }) => period_ends_at],
  ["Payment failed", ({ payment_failed_at }) => payment_failed_at],
  ["Cancels on", ({ cancels_at }) => cancels_at],
  ["Ended", ({ ended_at }) => ended_at],
  ...kickoffSteps.map(({ label, column }): CsvColumn<Subscription> => [
    label,
    (subscription) => subscription[column],
  ]),
  ["Bought on", ({ origin }) => origin && originNames[origin]],
  ["Real money", ({ is_live }) => (is_live ? "yes" : "no")],
  ["Provider’s subscription", ({ provider_id }) => provider_id],
  ["Provider’s customer", ({ customer_id }) => customer_id],
]);
