import { bad, type Check, check, good, unknown } from "./check.ts";
import { type Deployment, fieldOf, post, readJson } from "./deployment.ts";

const bucket = "post-images";

/** Never exists, because picture folders are named after hashes. */
const noFile = `${bucket}/doctor/none.webp`;

export async function checkServices({ fetchSupabase }: Deployment): Promise<Check[]> {
  return Promise.all([
    check("Sign-up disabled", async () => {
      const isDisabled = fieldOf(readJson(await fetchSupabase("/auth/v1/settings")), "disable_signup");
      if (isDisabled === true) return good("New users cannot sign up.");
      if (isDisabled !== false) return unknown("Auth did not report whether sign-up is disabled.");
      return bad(
        'Anyone can create an account. In the dashboard under Authentication, Sign In / Providers, turn off "Allow new users to sign up".',
      );
    }),
    check("Pictures public", async () => {
      const { status, text } = await fetchSupabase(`/storage/v1/object/public/${noFile}`);
      if (/object not found/i.test(text))
        return good(`Anyone can view the pictures in the bucket ${bucket}.`);
      if (/bucket not found/i.test(text))
        return bad(
          `The bucket ${bucket} is missing or private, so uploaded pictures do not load. Apply the migrations (npx supabase db push), or make the bucket public in the dashboard under Storage.`,
        );
      return unknown(`A picture that does not exist returned ${status}.`);
    }),
    check("Pictures not listed", async () => {
      const response = await fetchSupabase(
        `/storage/v1/object/list/${bucket}`,
        post({ prefix: "", limit: 1 }),
      );
      const listed = readJson(response);
      if (!Array.isArray(listed)) return unknown(`Listing the bucket returned ${response.status}.`);
      if (listed.length === 0) return good("Anonymous users cannot list the pictures.");
      return bad(
        `Anonymous users can list the bucket ${bucket}, including pictures that are not published yet. Delete the policy on storage.objects that lets anon select.`,
      );
    }),
    check("Pictures not uploaded", async () => {
      // Signing an upload does not store anything until a file follows.
      const response = await fetchSupabase(`/storage/v1/object/upload/sign/${noFile}`, post({}));
      if (/row-level security/i.test(response.text)) return good("Anonymous uploads are rejected.");
      if (response.status !== 200) return unknown(`An upload request returned ${response.status}.`);
      return bad(
        `Anonymous users can upload files to the bucket ${bucket}. Delete the policy on storage.objects that lets anon insert.`,
      );
    }),
  ]);
}
