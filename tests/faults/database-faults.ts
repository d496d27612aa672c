import { baselineFile } from "../../scripts/schema/schema-files.ts";
import type { Fault } from "./fault.ts";

// Faults must be in the migration, because supabase/schemas is not applied.
const baseline = `supabase/migrations/${baselineFile}`;

export const databaseFaults: readonly Fault[] = [
  {
    id: "drafts-to-visitors",
    says: "Visitors can read drafts",
    file: baseline,
    find: "using (status = 'published');",
    replace: "using (true);",
    caughtBy: [
      { file: "tests/backend/policies.test.ts" },
      { file: "tests/backend/drafts-never-leak.test.ts" },
    ],
  },
  {
    id: "search-path-open",
    says: "The policies' role function has no fixed search path",
    file: baseline,
    find: "function private.is_admin() returns boolean\n  language sql stable security definer\n  set search_path = ''",
    replace: "function private.is_admin() returns boolean\n  language sql stable security definer",
    caughtBy: [{ file: "tests/backend/database-migrations.test.ts", title: "empty search path" }],
  },
  {
    id: "anybody-makes-owners",
    says: "Any signed-in user can grant ownership",
    file: baseline,
    find: "grant execute on function public.grant_admin(text) to service_role;",
    replace: "grant execute on function public.grant_admin(text) to service_role, authenticated;",
    caughtBy: [{ file: "tests/backend/database-privileges.test.ts" }],
  },
  {
    id: "rebuild-without-change",
    says: "Saving a published post without changes rebuilds the site",
    file: baseline,
    find: "where a.shown is distinct from b.shown",
    replace: "where true",
    caughtBy: [{ file: "tests/backend/database-triggers.test.ts" }],
  },
  {
    id: "rate-limit-off",
    says: "One sender can submit any number of enquiries",
    file: baseline,
    find: "where e.sender_hash = $3 and e.created_at > now() - $6",
    replace: "where e.sender_hash = $3 and e.created_at > now() + $6",
    caughtBy: [{ file: "tests/backend/enquiries.test.ts", title: "eleventh enquiry" }],
  },
  {
    id: "mailed-before-sent",
    says: "An enquiry counts as emailed once it is stored, so a failed email is never retried",
    file: baseline,
    find: "case when status = 'new' then 'pending' else 'withheld' end;",
    replace: "case when status = 'new' then 'sent' else 'withheld' end;",
    caughtBy: [{ file: "tests/backend/enquiries-delivery.test.ts" }],
  },
  {
    id: "event-overwrites",
    says: "A late report of the payment provider overwrites a newer one",
    file: baseline,
    find: "if coalesce(known.revision, 0) <> $3 then",
    replace: "if false then",
    caughtBy: [{ file: "tests/backend/database-subscriptions.test.ts" }],
  },
];
