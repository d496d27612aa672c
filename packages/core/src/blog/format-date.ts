// The British calendar decides which day it is, wherever the page is built or read.
const timeZone = "Europe/London";
const cardDate = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone,
});
const articleDate = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  year: "numeric",
  timeZone,
});

/** 'Jan 5, 2024', from an ISO timestamp. */
export const formatCardDate = (iso: string): string => cardDate.format(new Date(iso));

/** 'March 5, 2024', from an ISO timestamp. */
export const formatArticleDate = (iso: string): string => articleDate.format(new Date(iso));
