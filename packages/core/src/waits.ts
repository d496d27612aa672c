/**
 * How long the owner's screens and the notifications wait, in milliseconds. One object, so that a test can shorten what it
 * waits for; nothing else changes it.
 */
export const waits = {
  /** Without a key, until the lists, the choosers and the palette search. */
  search: 200,
  /** Without a key, until what is made of a long text is made anew. */
  longText: 400,
  /** Without a key, until a free address is looked for. */
  address: 500,
  /** Without a key, until a text is judged. */
  findings: 700,
  /** Without a key, until the text is kept on this computer, and however much is typed. */
  keep: { wait: 1000, maxWait: 3000 },
  /** Without a key, until a draft is saved on the server, and however much is typed. */
  save: { wait: 3000, maxWait: 60_000 },
  /** Between two looks at which editors are open: a window that crashes does not say that it goes. */
  openEditors: 5000,
  /** Until what another editor left behind is sent again: one that was just closed may still count as open. */
  leftDrafts: 5000,
  /**
   * Between two tries to reach a backend that does not answer, the first and the longest. A network that comes back is not
   * always announced, or is announced before it carries anything.
   */
  connection: { first: 1000, longest: 15_000 },
  /** Between two tries to save what a single request failed to: no event says that the next one would succeed. */
  retry: 15_000,
  /** Between two looks for a new version of the admin, while a screen of the old one cannot be loaded. */
  lostScreen: 15_000,
  /** Between two looks at whether a scheduled post is published: the server does so on the minute. */
  dueTime: 20_000,
  /** Between two looks for new enquiries. */
  enquiries: 60_000,
  /** Until the other screens are loaded ahead: not while the first one is read. */
  loadAhead: 2000,
  /** Between two looks at whether visitors see what was published, the first and the longest: a build takes a minute. */
  live: { first: 5000, longest: 60_000 },
  /** Between two looks at how far the site's rebuild is. */
  rebuild: 15_000,
  /** Between two questions whether a post that somebody else has ordered is written. */
  generation: 5000,
  /** How long a notification stays. Hovering or focusing it pauses that. */
  notification: { default: 4000, destructive: 8000, withActions: 12_000 },
};
