/** The practice provider's key and signing secret. Both are public, so they must not protect anything real. */
export const practiceKey = "sk_test_practice";
export const practiceWebhookSecret = "whsec_practice";
