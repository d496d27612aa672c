/** Delays in milliseconds. An object, so that tests can shorten them; nothing else changes it. */
export const waits = {
  /** Debounce of lists, pickers and the palette search. */
  search: 200,
  /** Debounce of work on a long text. */
  longText: 400,
  /** Debounce of the search for a free address. */
  address: 500,
  /** Debounce of the checks of a text. */
  findings: 700,
  /** Debounce of the local copy of a text, and its longest delay while typing. */
  keep: { wait: 1000, maxWait: 3000 },
  /** Debounce of saving a draft on the server, and its longest delay while typing. */
  save: { wait: 3000, maxWait: 60_000 },
  /** Interval of the check for open editors: a crashed window does not sign off. */
  openEditors: 5000,
  /** Delay before resending drafts left by another editor: an editor that just closed may still count as open. */
  leftDrafts: 5000,
  /** First and longest delay between attempts to reach the backend. Browsers report reconnections late or never. */
  connection: { first: 1000, longest: 15_000 },
  /** Delay before retrying a save after a single failed request: no event announces success. */
  retry: 15_000,
  /** Interval of the check for a new version of the admin, while a screen of the old one fails to load. */
  lostScreen: 15_000,
  /** Interval of the check of a due scheduled post: the server publishes on the minute. */
  dueTime: 20_000,
  enquiries: 60_000,
  /** Delay before preloading the other screens, so that the first one loads undisturbed. */
  loadAhead: 2000,
  /** First and longest interval of the check that a change is live: a build takes about a minute. */
  live: { first: 5000, longest: 60_000 },
  rebuild: 15_000,
  /** Interval of the check for a post that another session is generating. */
  generation: 5000,
  /** Display time of notifications; hover and focus pause it. */
  notification: { default: 4000, destructive: 8000, withActions: 12_000 },
};
