import process from "node:process";
import billingPortal from "../../supabase/functions/billing-portal/index.ts";
import createCheckout from "../../supabase/functions/create-checkout/index.ts";
import deliverMails from "../../supabase/functions/deliver-mails/index.ts";
import generateBlogPost from "../../supabase/functions/generate-blog-post/index.ts";
import generationWriter from "../../supabase/functions/generation-writer/index.ts";
import inviteOwner from "../../supabase/functions/invite-owner/index.ts";
import requestRebuild from "../../supabase/functions/request-rebuild/index.ts";
import scheduleBlogPosts from "../../supabase/functions/schedule-blog-posts/index.ts";
import sendContactEmail from "../../supabase/functions/send-contact-email/index.ts";
import stripeWebhook from "../../supabase/functions/stripe-webhook/index.ts";
import tidyPictures from "../../supabase/functions/tidy-pictures/index.ts";

/** Run by `deno serve`. Serves each function at /<name>, and accepts environment variables at /environment. */
const functions: Record<string, { fetch: (request: Request) => Promise<Response> }> = {
  "billing-portal": billingPortal,
  "create-checkout": createCheckout,
  "deliver-mails": deliverMails,
  "generate-blog-post": generateBlogPost,
  "generation-writer": generationWriter,
  "invite-owner": inviteOwner,
  "request-rebuild": requestRebuild,
  "schedule-blog-posts": scheduleBlogPosts,
  "send-contact-email": sendContactEmail,
  "stripe-webhook": stripeWebhook,
  "tidy-pictures": tidyPictures,
};

let settings: Record<string, string> = {};

export default {
  async fetch(request: Request): Promise<Response> {
    const name = new URL(request.url).pathname.slice(1);
    if (name === "environment") {
      for (const key of Object.keys(settings)) delete process.env[key];
      settings = (await request.json()) as Record<string, string>;
      Object.assign(process.env, settings);
      return Response.json(Object.keys(functions));
    }
    return (await functions[name]?.fetch(request)) ?? new Response(null, { status: 404 });
  },
};
