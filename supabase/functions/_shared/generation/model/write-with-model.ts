import { logEvent } from "../../log.ts";
import { type FinishedPost, finishDraft } from "../finish-draft.ts";
import type { ModelSettings } from "../generation-settings.ts";
import type { Assignment } from "../post-draft.ts";
import { type AnswerFormat, type Complaint, completionRequest, readCompletion } from "./completion.ts";
import { type Deadline, deadlineIn, notAccepted, requestCompletion } from "./request-completion.ts";
import { modelFailure } from "./model-failure.ts";

/** Milliseconds including retries. Hosted functions must respond within 150 s. */
const writingBudget = 120_000;

/** Retries once after an invalid or short response if time allows. Throws HttpError (modelFailure). */
export async function writeWithModel(
  settings: ModelSettings,
  assignment: Assignment,
  budget = writingBudget,
): Promise<FinishedPost> {
  const deadline = deadlineIn(budget);
  const first = await attempt(settings, assignment, deadline, "json_schema", undefined);
  if (typeof first.post !== "string") return first.post;
  const fault = first.post;
  logEvent("model response rejected", { fault, again: deadline.timeLeft() > first.took });
  if (deadline.timeLeft() <= first.took) throw unusable(fault);

  const second = await attempt(settings, assignment, deadline, first.format, fault);
  if (typeof second.post !== "string") return second.post;
  throw unusable(second.post);
}

const unusable = (fault: Complaint) =>
  modelFailure(fault === "too_short" ? "model_too_short" : "model_unusable");

type Attempt = { post: FinishedPost | Complaint; format: AnswerFormat; took: number };

async function attempt(
  settings: ModelSettings,
  assignment: Assignment,
  deadline: Deadline,
  wanted: AnswerFormat,
  complaint: Complaint | undefined,
): Promise<Attempt> {
  const before = deadline.timeLeft();
  let format = wanted;
  const ask = () =>
    requestCompletion(
      settings,
      completionRequest(settings.model, assignment, { format, complaint }),
      deadline,
    );
  let answer = await ask();
  if (answer === notAccepted && format === "json_schema") {
    format = "json_object";
    answer = await ask();
  }
  if (answer === notAccepted) throw modelFailure("model_refused");
  const draft = readCompletion(answer);
  const post = draft === undefined ? "unusable" : finishDraft(draft);
  if (post === "too_long") throw modelFailure("model_too_long");
  return { post, format, took: before - deadline.timeLeft() };
}
