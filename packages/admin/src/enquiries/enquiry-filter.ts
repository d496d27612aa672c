import type { EnquiryFilter as EnquiryRequest, EnquiryState } from "@brightwren/core/enquiries/enquiry";
import { readChoice, readPage } from "../parts/list/list-address.ts";

export type EnquiryTab = EnquiryState | "all";

export const enquiryTabs: readonly [EnquiryTab, ...EnquiryTab[]] = [
  "new",
  "doubtful",
  "handled",
  "spam",
  "all",
];

export type EnquiryFilter = { tab: EnquiryTab; search: string; page: number };

export const readEnquiryFilter = (params: URLSearchParams): EnquiryFilter => ({
  tab: readChoice(params, "state", enquiryTabs),
  search: (params.get("q") ?? "").trim(),
  page: readPage(params),
});

export const toEnquiryRequest = ({ tab, search }: Pick<EnquiryFilter, "tab" | "search">): EnquiryRequest => ({
  state: tab === "all" ? undefined : tab,
  search: search || undefined,
});
