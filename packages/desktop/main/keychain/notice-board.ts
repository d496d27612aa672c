import { sessionNotices, type SessionProblem } from "./session-notices.ts";

/** Where each part of the session's keeping posts its problem. */
export type NoticeBoard = {
  /** Replaces the topic's problem; without one, the topic has none any more. */
  post: (topic: string, problem?: SessionProblem) => void;
};

/** Takes who shows the notice; they are told of the oldest problem, and again only when that changes. */
export function createNoticeBoard(onNotice: (notice: string | undefined) => void): NoticeBoard {
  const problems = new Map<string, SessionProblem>();
  let shown: SessionProblem | undefined;
  return {
    post(topic, problem) {
      if (problem) problems.set(topic, problem);
      else problems.delete(topic);
      const [first] = problems.values();
      if (first === shown) return;
      shown = first;
      onNotice(first && sessionNotices[first]);
    },
  };
}
