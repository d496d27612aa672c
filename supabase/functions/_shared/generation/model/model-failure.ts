import { HttpError } from "../../http-error.ts";

const failures = {
  model_timeout: [
    504,
    "The writing service did not finish in time. Nothing was saved. Please try again in a few minutes.",
  ],
  model_unreachable: [
    502,
    "The connection to the writing service failed. Nothing was saved. Please try again.",
  ],
  model_busy: [503, "The writing service is busy. Nothing was saved. Please try again in a few minutes."],
  model_down: [502, "The writing service has a fault of its own. Nothing was saved. Please try again later."],
  model_unpaid: [
    502,
    "The account with the writing service has no credit left. Please top it up and try again.",
  ],
  model_access: [502, "The writing service refused our access. Please check AI_API_KEY in the settings."],
  model_unknown: [
    502,
    "The writing service does not know this address or model. Please check AI_BASE_URL and AI_MODEL in the settings.",
  ],
  model_refused: [
    502,
    "The writing service did not accept our request. Please check AI_MODEL in the settings.",
  ],
  model_cut_off: [
    502,
    "The writing service stopped before the article was complete. Nothing was saved. Please try again, or name a narrower topic.",
  ],
  model_declined: [
    502,
    "The writing service declined to write about this topic. Please put it in other words.",
  ],
  model_unusable: [
    502,
    "What the writing service sent was not a usable article, twice. Nothing was saved. Please try again.",
  ],
  model_too_short: [
    502,
    "The article came back too short, twice. Nothing was saved. Please try again, or name a wider topic.",
  ],
  model_too_long: [
    502,
    "The writing service sent more than an article can hold: it was too long. Nothing was saved. Please try again, or name a narrower topic.",
  ],
} as const satisfies Record<string, readonly [number, string]>;

type ModelFailure = keyof typeof failures;

export function modelFailure(code: ModelFailure, headers: Record<string, string> = {}): HttpError {
  const [status, sentence] = failures[code];
  return new HttpError(status, code, sentence, { headers });
}
