import { erasePerson } from "@brightwren/core/people/person";
import { BlobReader, TextWriter, ZipReader } from "@zip.js/zip.js";
import { expect, test } from "vitest";
import { openShellAs } from "./admin-shell.ts";
import { exportAll } from "./importing.ts";
import { ownBackend } from "./own-backend.ts";

const backend = ownBackend();

async function exportedText(): Promise<string> {
  const { archive } = await exportAll();
  const entries = await new ZipReader(new BlobReader(archive)).getEntries();
  const texts = entries.map(async (entry) => (entry.directory ? "" : entry.getData(new TextWriter())));
  return (await Promise.all(texts)).join("\n");
}

test("leaves no trace of an erased person in a full export, and sends them no waiting email", async () => {
  await openShellAs(backend);
  const [{ id } = { id: "" }] = await backend.sql<{ id: string }>(`
    insert into public.contact_enquiries (first_name, last_name, email, phone, message)
      values ('Zelda', 'Quux', 'zelda@example.com', '07700 900999', 'Zelda here') returning id`);
  await backend.sql(`
    insert into public.subscriptions (provider_id, customer_id, is_live, customer_name, customer_email, amount, currency, status, started_at)
      values ('sub_1', 'cus_1', false, 'Zelda Quux', 'Zelda@Example.com', 9900, 'gbp', 'active', now());
    insert into public.mails (subscription_id, kind, recipient, next_attempt_at)
      select id, 'confirmation', 'customer', now() + interval '1 hour' from public.subscriptions;
    insert into private.person_notes values ('zelda@example.com', 'Zelda likes tea')`);
  const before = await exportedText();
  for (const said of ["Quux", "900999", "Zelda here", "Zelda likes tea"]) expect(before).toContain(said);

  expect(await erasePerson(id)).toBe(true);
  expect(await exportedText()).not.toMatch(/zelda|quux|900999/i);
  const response = await fetch(`${backend.url}/functions/v1/deliver-mails`, {
    method: "POST",
    headers: { apikey: backend.serviceRoleKey, "content-type": "application/json" },
    body: "{}",
  });
  expect(await response.json()).toEqual({ sent: 0, failed: 0 });
  expect(await backend.sql("select kind from public.mails where recipient = 'customer'")).toEqual([]);
  const exports = "select subject from public.activity where kind = 'exported'";
  expect(await backend.sql(exports)).toEqual([{ subject: "everything" }, { subject: "everything" }]);
});
