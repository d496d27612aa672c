import { type Enquiry, enquiryKeys, type MarkState } from "@brightwren/core/enquiries/enquiry";
import type { EnquiryList } from "@brightwren/core/enquiries/read-enquiries";
import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { marking, refreshAfter, markOptimistically, withState } from "./use-mark-enquiry.ts";

test("removes an enquiry from the Doubtful list when it is marked as new", () => {
  const doubtful = { enquiries: [{ id: "1", status: "doubtful" }] as Enquiry[], total: 1 };
  expect(withState(doubtful, "new", "1", "new").enquiries).toEqual([{ id: "1", status: "new" }]);
  expect(withState(doubtful, "doubtful", "1", "new")).toEqual({ enquiries: [], total: 0 });
});

const enquiry = (id: string) => ({ id, status: "new" }) as Enquiry;
const newOnes = enquiryKeys.list({ state: "new", page: 1, pageSize: 20 });
const allOnes = enquiryKeys.list({ page: 1, pageSize: 20 });

function fourNew() {
  const queryClient = new QueryClient();
  const four = { enquiries: ["1", "2", "3", "4"].map(enquiry), total: 4 };
  for (const key of [newOnes, allOnes]) queryClient.setQueryData(key, four);
  queryClient.setQueryData(enquiryKeys.enquiry("2"), enquiry("2"));
  return {
    mark: (id: string, state: MarkState) => markOptimistically(queryClient, { enquiry: enquiry(id), state }),
    shown: (key: readonly unknown[]) => {
      const { enquiries = [], total } = queryClient.getQueryData<EnquiryList>(key) ?? {};
      return [...enquiries.map(({ id, status }) => `${id} ${status}`), total];
    },
    stateOfSecond: () => queryClient.getQueryData<Enquiry>(enquiryKeys.enquiry("2"))?.status,
  };
}

test("reverts only the failed mark when two run concurrently", async () => {
  const { mark, shown, stateOfSecond } = fourNew();
  const takeBack = await mark("2", "handled");
  await mark("3", "spam");
  expect(shown(newOnes)).toEqual(["1 new", "4 new", 2]);
  takeBack();
  expect(shown(newOnes)).toEqual(["1 new", "2 new", "4 new", 3]);
  expect(shown(allOnes)).toEqual(["1 new", "2 new", "3 spam", "4 new", 4]);
  expect(stateOfSecond()).toBe("new");
});

test("reverts both marks when both fail, whatever the order", async () => {
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

test("keeps a later mark when an earlier one for the same enquiry fails", async () => {
  const { mark, shown, stateOfSecond } = fourNew();
  const takeBack = await mark("2", "handled");
  await mark("2", "spam");
  takeBack();
  expect(shown(allOnes)).toEqual(["1 new", "2 spam", "3 new", "4 new", 4]);
  expect(stateOfSecond()).toBe("spam");
});

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

test("refetches the enquiries after the last of several marks", async () => {
  const { answers, marks, refresh } = twoMarks();
  answers[0].reject(new Error("refused"));
  await expect(marks[0]).rejects.toThrow("refused");
  expect(refresh).not.toHaveBeenCalled();
  answers[1].resolve();
  await marks[1];
  expect(refresh).toHaveBeenCalledExactlyOnceWith({ queryKey: enquiryKeys.all });
});

test("refetches the enquiries when two marks finish at the same time", async () => {
  const { answers, marks, refresh } = twoMarks();
  for (const { resolve } of answers) resolve();
  await Promise.all(marks);
  expect(refresh).toHaveBeenCalled();
});
