import { postDraftSchema } from "@brightwren/core/post-editing/post-draft";
import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import type { PostForm } from "./post-form.ts";

const check = zodResolver(postDraftSchema, undefined, { raw: true });

/** Checks the form by the rules that saving goes by. The values stay as they are typed. */
export const postResolver: Resolver<PostForm> = (values, context, options) =>
  check(values, context, options as never) as unknown as ReturnType<Resolver<PostForm>>;
