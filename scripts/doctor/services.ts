import { bad, type Check, check, good, unknown } from "./check.ts";
import { type Deployment, readJson } from "./deployment.ts";

const bucket = "post-images";

/** Pictures' folders are hashes, so this file never exists. */
const noFile = `${bucket}/doctor/none.webp`;

const post = (body: object): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;

export async function checkServices({ askSupabase }: Deployment): Promise<Check[]> {
  return Promise.all([
    check("Sign-up closed", async () => {
      const closed = fieldOf(readJson(await askSupabase("/auth/v1/settings")), "disable_signup");
      if (closed === true) return good("Nobody can make an account.");
      if (closed !== false) return unknown("Auth did not say whether people can sign up.");
      return bad(
        'Anybody can make an account. In the dashboard under Authentication, Sign In / Providers, switch off "Allow new users to sign up".',
      );
    }),
    check("Pictures shown", async () => {
      const { status, text } = await askSupabase(`/storage/v1/object/public/${noFile}`);
      if (/object not found/i.test(text)) return good(`Everybody may see what is in the bucket ${bucket}.`);
      if (/bucket not found/i.test(text))
        return bad(
          `There is no public bucket ${bucket}, so no uploaded picture shows. Apply the migrations (npx supabase db push), or set the bucket to public in the dashboard under Storage.`,
        );
      return unknown(`A picture that is not there was answered with ${status}.`);
    }),
    check("Pictures not listed", async () => {
      const answer = await askSupabase(`/storage/v1/object/list/${bucket}`, post({ prefix: "", limit: 1 }));
      const listed = readJson(answer);
      if (!Array.isArray(listed)) return unknown(`A list was answered with ${answer.status}.`);
      if (listed.length === 0) return good("A stranger's list is empty.");
      return bad(
        `Strangers can list the bucket ${bucket}, with pictures that no post shows yet. Delete the policy on storage.objects that lets anon select.`,
      );
    }),
    check("Pictures not uploaded", async () => {
      // Signing an upload stores nothing until a file follows.
      const answer = await askSupabase(`/storage/v1/object/upload/sign/${noFile}`, post({}));
      if (/row-level security/i.test(answer.text)) return good("A stranger's upload is refused.");
      if (answer.status !== 200) return unknown(`An upload was answered with ${answer.status}.`);
      return bad(
        `Strangers can put files into the bucket ${bucket}. Delete the policy on storage.objects that lets anon insert.`,
      );
    }),
  ]);
}
