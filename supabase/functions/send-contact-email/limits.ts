/** One sender may store this many enquiries … */
export const enquiriesPerSender = 10;

/** … within this many seconds. */
export const limitWindowSeconds = 600;

/** From all senders together, this many within that time are mailed at once; the mails of others follow in turn. */
export const enquiriesMailedAtOnce = 60;
