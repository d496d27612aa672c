-- Categories; the articles follow, one file each, in seed/.
insert into public.blog_categories (name, slug) values
  ('SEO Basics', 'seo-basics'),
  ('Local SEO', 'local-seo'),
  ('Web Design', 'web-design'),
  ('Website Performance', 'website-performance'),
  ('Writing for the Web', 'writing-for-the-web'),
  ('Domains & Hosting', 'domains-and-hosting'),
  ('Law & Accessibility', 'law-and-accessibility')
on conflict (slug) do nothing;
