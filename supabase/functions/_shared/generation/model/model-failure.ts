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
  model_down: [502, "The writing service had an internal error. Nothing was saved. Please try again later."],
  model_unpaid: [
    502,
    "The account with the writing service has no credit left. Please top it up and try again.",
  ],
  model_access: [502, "The writing service denied access. Please check AI_API_KEY in the settings."],
  model_unknown: [
    502,
    "The writing service does not recognise this address or model. Please check AI_BASE_URL and AI_MODEL in the settings.",
  ],
  model_refused: [
    502,
    "The writing service did not accept our request. Please check AI_MODEL in the settings.",
  ],
  model_cut_off: [
    502,
    "The writing service stopped before the article was complete. Nothing was saved. Please try again, or choose a narrower topic.",
  ],
  model_declined: [502, "The writing service declined to write about this topic. Please rephrase it."],
  model_unusable: [
    502,
    "The writing service failed twice to return a usable article. Nothing was saved. Please try again.",
  ],
  model_too_short: [
    502,
    "The article was too short twice. Nothing was saved. Please try again, or choose a broader topic.",
  ],
  model_too_long: [
    502,
    "The article was too long. Nothing was saved. Please try again, or choose a narrower topic.",
  ],
} as const satisfies Record<string, readonly [number, string]>;

type ModelFailure = keyof typeof failures;

export function modelFailure(code: ModelFailure, headers: Record<string, string> = {}): HttpError {
  const [status, sentence] = failures[code];
  return new HttpError(status, code, sentence, { headers });
}
