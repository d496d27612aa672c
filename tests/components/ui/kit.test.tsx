import { Button } from "@brightwren/ui/button";
import { ConfirmDialog, Dialog, FormDialog } from "@brightwren/ui/dialog";
import { vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expect, test } from "../../setup/components/component-test.ts";

const button = (name: string) => page.getByRole("button", { name });

test("keeps the focus when a button becomes busy", async () => {
  const press = vi.fn<() => void>();
  const screen = await render(<Button onClick={press}>Save</Button>);
  await button("Save").click();
  await screen.rerender(
    <Button busy onClick={press}>
      Saving…
    </Button>,
  );
  await expect.element(button("Saving…")).toHaveFocus();
  await expect.element(button("Saving…")).toBeDisabled();
  await userEvent.keyboard("{Enter}");
  expect(press).toHaveBeenCalledOnce();
});

test("does not submit a form on Enter when its button is disabled", async () => {
  const submit = vi.fn<() => void>();
  await render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" aria-disabled>
        Save
      </Button>
    </form>,
  );
  await page.getByLabelText("Name").click();
  await userEvent.keyboard("{Enter}");
  expect(submit).not.toHaveBeenCalled();
});

test.for([
  [false, 1],
  [true, 0],
] as const)("closes a dialog on Escape unless it is busy (busy: %s, closed: %i)", async ([busy, times]) => {
  const close = vi.fn<() => void>();
  await render(
    <Dialog title="Rename" description="What visitors see." busy={busy} onClose={close}>
      <Button>Inside</Button>
    </Dialog>,
  );
  const dialog = page.getByRole("dialog", { name: "Rename" });
  await expect.element(dialog).toHaveAccessibleDescription("What visitors see.");
  await userEvent.keyboard("{Escape}");
  expect(close).toHaveBeenCalledTimes(times);
});

test("submits a form dialog on Enter once it is complete", async () => {
  const submit = vi.fn<() => void>();
  const form = (props: { incomplete?: boolean; error?: string }) => (
    <FormDialog title="Rename" submitLabel="Rename" {...props} onSubmit={submit} onClose={() => {}}>
      <input aria-label="Name" />
    </FormDialog>
  );
  const screen = await render(form({ incomplete: true }));
  await page.getByLabelText("Name").click();
  await userEvent.keyboard("{Enter}");
  expect(submit).not.toHaveBeenCalled();
  await screen.rerender(form({ error: "That name is taken." }));
  await userEvent.keyboard("{Enter}");
  expect(submit).toHaveBeenCalledOnce();
  await expect.element(page.getByRole("alert")).toHaveTextContent("That name is taken.");
});

test("focuses Cancel when a dialog asks to confirm a deletion", async () => {
  const confirm = vi.fn<() => void>();
  const question = (open: boolean) => (
    <ConfirmDialog
      open={open}
      question="Delete this post?"
      confirmLabel="Delete"
      onConfirm={confirm}
      onCancel={() => {}}
    />
  );
  const screen = await render(question(true));
  await expect.element(page.getByRole("alertdialog", { name: "Delete this post?" })).toBeVisible();
  await expect.element(button("Cancel")).toHaveFocus();
  const answer = button("Delete").element() as HTMLButtonElement;
  answer.click();
  await screen.rerender(question(false));
  await expect.poll(() => answer.closest("[data-closed]")).not.toBeNull();
  answer.click();
  expect(confirm).toHaveBeenCalledOnce();
});
