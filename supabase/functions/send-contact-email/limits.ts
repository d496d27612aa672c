/** One sender may store this many enquiries … */
export const enquiriesPerSender = 10;

/** … within this many seconds. */
export const limitWindowSeconds = 600;
