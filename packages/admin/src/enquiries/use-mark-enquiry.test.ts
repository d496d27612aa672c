import { type Enquiry, enquiryKeys, type MarkState } from "@brightwren/core/enquiries/enquiry";
import type { EnquiryList } from "@brightwren/core/enquiries/read-enquiries";
import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { marking, refreshAfter, showAtOnce, withState } from "./use-mark-enquiry.ts";

const list = {
  enquiries: [
    { id: "1", status: "new" },
    { id: "2", status: "new" },
  ] as Enquiry[],
  total: 40,
};

test("marked as handled, an enquiry leaves the new ones", () => {
  expect(withState(list, "new", "1", "handled")).toEqual({ enquiries: [list.enquiries[1]], total: 39 });
});

test("a doubtful enquiry that is marked as new stays among the new ones and leaves the doubtful ones", () => {
  const doubtful = { enquiries: [{ id: "1", status: "doubtful" }] as Enquiry[], total: 1 };
  expect(withState(doubtful, "new", "1", "new").enquiries).toEqual([{ id: "1", status: "new" }]);
  expect(withState(doubtful, "doubtful", "1", "new")).toEqual({ enquiries: [], total: 0 });
});

test("among all enquiries it stays, with its new state", () => {
  const { enquiries, total } = withState(list, undefined, "1", "handled");
  expect(enquiries.map(({ status }) => status)).toEqual(["handled", "new"]);
  expect(total).toBe(40);
});

test("a list that does not show it stays as it is", () => {
  expect(withState(list, "new", "3", "spam")).toBe(list);
});

const enquiry = (id: string) => ({ id, status: "new" }) as Enquiry;
const newOnes = enquiryKeys.list({ state: "new", page: 1, pageSize: 20 });
const allOnes = enquiryKeys.list({ page: 1, pageSize: 20 });

/** The cache of a person who has looked at four new enquiries, in lists and the second one by itself. */
function fourNew() {
  const queryClient = new QueryClient();
  const four = { enquiries: ["1", "2", "3", "4"].map(enquiry), total: 4 };
  for (const key of [newOnes, allOnes]) queryClient.setQueryData(key, four);
  queryClient.setQueryData(enquiryKeys.enquiry("2"), enquiry("2"));
  return {
    mark: (id: string, state: MarkState) => showAtOnce(queryClient, { enquiry: enquiry(id), state }),
    shown: (key: readonly unknown[]) => {
      const { enquiries = [], total } = queryClient.getQueryData<EnquiryList>(key) ?? {};
      return [...enquiries.map(({ id, status }) => `${id} ${status}`), total];
    },
    stateOfSecond: () => queryClient.getQueryData<Enquiry>(enquiryKeys.enquiry("2"))?.status,
  };
}

test("of two marks at nearly the same time the one that fails goes back, and the other stays", async () => {
  const { mark, shown, stateOfSecond } = fourNew();
  const takeBack = await mark("2", "handled");
  await mark("3", "spam");
  expect(shown(newOnes)).toEqual(["1 new", "4 new", 2]);
  takeBack();
  expect(shown(newOnes)).toEqual(["1 new", "2 new", "4 new", 3]);
  expect(shown(allOnes)).toEqual(["1 new", "2 new", "3 spam", "4 new", 4]);
  expect(stateOfSecond()).toBe("new");
});

test("both go back to their places when both fail, in whichever order", async () => {
  for (const order of [
    ["2", "4"],
    ["4", "2"],
  ] as const) {
    const { mark, shown } = fourNew();
    const takeBack = { "2": await mark("2", "handled"), "4": await mark("4", "spam") };
    for (const id of order) takeBack[id]();
    expect(shown(newOnes)).toEqual(["1 new", "2 new", "3 new", "4 new", 4]);
    expect(shown(allOnes)).toEqual(["1 new", "2 new", "3 new", "4 new", 4]);
  }
});

test("a mark that fails takes nothing from a later one of the same enquiry", async () => {
  const { mark, shown, stateOfSecond } = fourNew();
  const takeBack = await mark("2", "handled");
  await mark("2", "spam");
  takeBack();
  expect(shown(allOnes)).toEqual(["1 new", "2 spam", "3 new", "4 new", 4]);
  expect(stateOfSecond()).toBe("spam");
});

/** Two marks that wait for the backend's answers, and what reads the enquiries anew. */
function twoMarks() {
  const queryClient = new QueryClient();
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const marks = answers.map(({ promise }, index) =>
    new MutationObserver<void, Error, { enquiry: Enquiry; state: MarkState }>(queryClient, {
      mutationKey: marking,
      mutationFn: () => promise,
      onSettled: (_, __, mark) => refreshAfter(queryClient, mark),
    }).mutate({ enquiry: enquiry(String(index)), state: "handled" }),
  );
  return { answers, marks, refresh: vi.spyOn(queryClient, "invalidateQueries") };
}

test("the enquiries are read anew after the last of several marks: a read before that would not have them all", async () => {
  const { answers, marks, refresh } = twoMarks();
  answers[0].reject(new Error("refused"));
  await expect(marks[0]).rejects.toThrow("refused");
  expect(refresh).not.toHaveBeenCalled();
  answers[1].resolve();
  await marks[1];
  expect(refresh).toHaveBeenCalledExactlyOnceWith({ queryKey: enquiryKeys.all });
});

test("and also when two marks end at the same moment", async () => {
  const { answers, marks, refresh } = twoMarks();
  for (const { resolve } of answers) resolve();
  await Promise.all(marks);
  expect(refresh).toHaveBeenCalled();
});
