/** Delays in milliseconds. An object, so that tests can shorten them; nothing else changes it. */
export const waits = {
  /** Debounce for lists, pickers and the palette search. */
  search: 200,
  /** Debounce for processing long text. */
  longText: 400,
  /** Debounce for finding a free address. */
  address: 500,
  /** Debounce for checking the text. */
  findings: 700,
  /** Debounce for saving a draft locally, and the maximum delay while typing. */
  storeLocally: { wait: 1000, maxWait: 3000 },
  /** Debounce for saving a draft on the server, and the maximum delay while typing. */
  save: { wait: 3000, maxWait: 60_000 },
  /** Interval between checks for open editors, because a crashed window cannot report that it has closed. */
  openEditors: 5000,
  /** Delay before resending drafts left by another editor, because a recently closed editor may still count as open. */
  leftDrafts: 5000,
  /** First and maximum delay between connection attempts, because browsers report reconnections late or never. */
  connection: { first: 1000, longest: 15_000 },
  /** Delay before retrying a save after a single failed request, because no event triggers the retry. */
  retry: 15_000,
  /** Interval between checks for a new admin version, while a screen of the old version fails to load. */
  lostScreen: 15_000,
  /** Interval between checks of a due scheduled post, because the server publishes on the minute. */
  dueTime: 20_000,
  /** Interval between checks for new enquiries and subscriptions. */
  arrivals: 60_000,
  /** Interval between updates of sentences that depend on the time, such as "overdue". */
  clock: 60_000,
  /** Delay before preloading the other screens, so that the first one loads undisturbed. */
  loadAhead: 2000,
  /** First and maximum interval between checks that a change is live, because a build takes about a minute. */
  live: { first: 5000, longest: 60_000 },
  rebuild: 15_000,
  /** Interval between checks for a post that another session is generating. */
  generation: 5000,
  /** Display time for notifications, paused by hover and focus. */
  notification: { default: 4000, destructive: 8000, withActions: 12_000 },
};
