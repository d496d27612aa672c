/**
 * What does not run against a Supabase stack: a file of tests/backend, or some of its tests (what their titles end
 * with), and why.
 */
export type LeftOut = { file: string; tests?: string[]; why: string };

const itself = "is about the embedded backend itself";
const ownDeno = "starts Deno itself; on the stack every function runs in Supabase's own runtime";
const ownServer =
  "gives the functions a server of its own, on this machine; from the stack's containers that is another machine";
const ownDatabase = "brings databases of its own";

export const leftOut: LeftOut[] = [
  { file: "crash.test.ts", why: itself },
  { file: "data-folder.test.ts", why: itself },
  { file: "function-serving.test.ts", why: itself },
  { file: "mailbox.test.ts", why: itself },
  { file: "refused-requests.test.ts", why: itself },
  { file: "cors.test.ts", why: `${itself}: the stack's gateway lets every page read` },
  { file: "doctor.test.ts", why: "opens doors of the database, which would stay open on the stack" },
  { file: "functions-deno.test.ts", why: ownDeno },
  { file: "checkout.test.ts", why: "pays on the practice page, which the embedded backend serves" },
  { file: "checkout-provider.test.ts", why: ownServer },
  { file: "enquiries-delivery.test.ts", why: ownServer },
  { file: "generation-requests.test.ts", why: ownServer },
  { file: "generation-model.test.ts", why: ownServer },
  { file: "rebuild-requests.test.ts", why: ownServer },
  { file: "database-functions.test.ts", why: ownDatabase },
  { file: "database-housekeeping.test.ts", why: ownDatabase },
  { file: "database-migrations.test.ts", why: ownDatabase },
  { file: "database-privileges.test.ts", why: ownDatabase },
  { file: "database-sessions.test.ts", why: ownDatabase },
  { file: "database-timer.test.ts", why: ownDatabase },
  { file: "database-triggers.test.ts", why: ownDatabase },
  { file: "deploy.test.ts", why: "asks nothing of a backend: it plays a hosted project itself" },
  { file: "database-types.test.ts", why: ownDatabase },
  { file: "stack-reset.test.ts", why: ownDatabase },
  {
    file: "admin-pictures.test.ts",
    tests: [
      "pictures outlive a restart, and a folder from before there was Storage gets it at the next start",
    ],
    why: itself,
  },
  {
    file: "account.test.ts",
    tests: ["needs the current one: a session alone sets none"],
    why: "the stack has no setting for it, https://github.com/supabase/cli/issues/5846",
  },
  {
    file: "auth.test.ts",
    tests: ["nobody is signed in on a fresh backend"],
    why: "starts a second backend beside the first; there is one stack",
  },
  {
    file: "admin-owner.test.ts",
    tests: ["a project without our tables is told so"],
    why: "takes a function away, which PostgREST learns of a moment later",
  },
  {
    file: "functions-access.test.ts",
    tests: [
      "answers the preflight of the site and of no other page",
      "answers and refusals can be read by the site's page and by no other",
    ],
    why: "the stack's gateway answers preflights itself and lets every page read",
  },
  {
    file: "functions-access.test.ts",
    tests: ["when nobody can say who is calling, the answer is 503, not a sign-out"],
    why: "changes the functions' environment while they run",
  },
  {
    file: "enquiries.test.ts",
    tests: ["the log names the enquiry and nothing the visitor typed, nor where from"],
    why: "reads what the functions log, which stays in the stack's containers",
  },
  {
    file: "enquiries.test.ts",
    tests: ["the eleventh enquiry within ten minutes is refused kindly, whatever address the sender claims"],
    why: "needs the hosted gateway, or the embedded backend, which set the sender's address themselves",
  },
];

/** The files of which nothing runs, as paths from the root. */
export const leftOutFiles = (): string[] =>
  leftOut.filter(({ tests }) => tests === undefined).map(({ file }) => `tests/backend/${file}`);

/** Why a test of this file does not run; undefined for one that does. */
export const reasonToLeaveOut = (path: string, title: string): string | undefined =>
  leftOut.find(
    ({ file, tests }) =>
      path.replaceAll("\\", "/").endsWith(`/${file}`) && tests?.some((name) => title.endsWith(name)),
  )?.why;
