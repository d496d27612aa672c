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

const britishDate = new Intl.DateTimeFormat("en-GB", {
  month: "long",
  day: "numeric",
  year: "numeric",
  timeZone,
});

/** 'Jan 5, 2024', from an ISO timestamp: on the cards of the list. */
export const formatCardDate = (iso: string): string => cardDate.format(new Date(iso));

/** 'March 5, 2024', from an ISO timestamp: on an article's page. */
export const formatArticleDate = (iso: string): string => articleDate.format(new Date(iso));

/** '5 March 2024', from an ISO timestamp: wherever the specification gives no form of its own. */
export const formatBritishDate = (iso: string): string => britishDate.format(new Date(iso));
