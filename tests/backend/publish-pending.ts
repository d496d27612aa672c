/** SQL for an owner: publishes every pending version as the editor does. */
export const publishPending = `select public.save_post(
    'publish', gen_random_uuid(), v.post_id, v.base_updated_at, v.updated_at, v.fields
  ) ->> 'outcome' as outcome from public.blog_post_pending_versions v`;
