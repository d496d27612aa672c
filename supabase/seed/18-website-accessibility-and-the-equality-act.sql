-- The trigger is disabled for this post only, because it would set updated_at to the time of seeding.
alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
insert into public.blog_posts
  (title, slug, excerpt, content, status, category_id, author, published_at, read_time_minutes, featured_image_url, tags, seo_meta_description, created_at, updated_at)
values (
  'What the Equality Act asks of a small firm’s website',
  'website-accessibility-and-the-equality-act',
  'It covers your website, however small. Seven tests to run at home in half an hour.',
  btrim($md$
Dilwyn has a tremor in his right hand. On Tuesday evening he tried to book an MOT with a garage in Wrexham, and the calendar on its website offered him a grid of dates, each about the size of a lentil. After the fourth wrong day he booked with the garage across the road. The first garage never found out. Nothing broke, nobody complained, and its owner will tell you quite sincerely that he has no disabled customers.

We made Dilwyn up, along with both garages. The calendar is on thousands of real sites.

## What the law says

The [Equality Act 2010](https://www.legislation.gov.uk/ukpga/2010/15/contents) applies in England, Wales and Scotland to anyone who offers goods or services to the public. There is no small-business exemption, and a website is part of how the service is offered.

Where disabled people would be put at a substantial disadvantage, you must take reasonable steps to avoid it. Three points in that duty surprise people.

**It looks ahead.** A shop or a garage is expected to think about disabled customers in general, before a particular one turns up and struggles.

**It covers information.** Where the problem is how information is given, the steps include giving it in an accessible form. A price list that exists only as a photograph of a chalkboard is an obvious candidate.

**You may not charge for it.** The cost of a reasonable adjustment falls on the business.

“Reasonable” depends on how well a step would work, how practical it is, what it costs and what you can afford. A one-woman salon is not measured against a bank. But readable text and a form with proper labels cost little, so “too expensive” is hard to argue for the basics.

A person who is turned away can bring a claim in the county court (in Scotland, the sheriff court), which can award compensation, including for injury to feelings. The Equality and Human Rights Commission publishes a code of practice for services, which courts take into account; use the current edition on its website. In Northern Ireland the Disability Discrimination Act 1995 sets similar duties, and the Equality Commission for Northern Ireland is the body to ask.

## Which rules are about you?

People selling “compliance” like to run several laws together. Here they are apart.

| Rule | Who it binds | You? |
|---|---|---|
| Equality Act 2010 | Everyone serving the public in Great Britain | Yes |
| Public sector accessibility regulations 2018 | Councils, the NHS and other public bodies | No, if you are a private firm |
| European Accessibility Act, applied since June 2025 | Firms offering certain products or services to EU consumers, online selling included | Only if you sell to consumers in the EU |

If you do sell to, say, shoppers in Ireland or France, note the exemption: a micro-enterprise that provides services, selling online among them, falls outside the European Act. That means fewer than ten people, and an annual turnover or balance sheet of no more than €2 million. Certain products, such as e-readers, have rules of their own. Past that size, or in doubt, take advice.

## The yardstick

The Equality Act names no technical standard. When people need something to measure by, they reach for the Web Content Accessibility Guidelines, version 2.2, at level AA. They come from the [Web Accessibility Initiative](https://www.w3.org/WAI/), the introductions there are readable, and nobody has to pay for them.

Meeting WCAG 2.2 AA does not prove that you have met the Act, and missing a point of it does not prove that you have broken it. It is good evidence, though, that you have thought about the matter properly, and a sensible thing to ask of whoever builds your site, in writing.

## Half an hour at your own kitchen table

Use your real site, and do the thing customers come to do: book, order, ask.

1. **Put the mouse away.** On a computer, press Tab again and again. Can you see where you are at every step? Can you open the menu, fill in the form and send it?
2. **Zoom in.** Press Ctrl and plus (Command on a Mac) until the browser shows 200%, then 400%. Everything should still be there and still work, and you should not have to scroll sideways to read a line.
3. **Check the grey.** Ordinary text needs a contrast of at least 4.5 to 1 with its background. Type the two colours into any contrast checker. Pale grey on white is the usual culprit.
4. **Use a clumsy thumb.** Buttons and links you tap should be at least 24 pixels each way, or have clear space around them. That is a minimum; we aim nearer to 44.
5. **Listen.** Turn on VoiceOver (iPhone) or TalkBack (Android) in the accessibility settings. Does each box on the form say what it is for? A box that announces itself only as “text field” or “edit box” has no label.
6. **Make a mistake.** Leave out the phone number and press Send. Does the message say, in words, what is missing and where? A red border alone tells some people nothing.
7. **Look for text hidden in pictures.** Menus, price lists, posters, opening hours. If it matters, it should also be on the page as text.

Write down what failed. That note, with a date, is the start of a record that you took the duty seriously.

## What to mend first

Begin where money changes hands: the phone number, the booking, the order, the enquiry. Form labels and error messages come next, and [our piece on contact forms](/blog/contact-forms-people-finish) covers both. Then contrast, which a designer can often mend in an afternoon by changing a handful of colours for the whole site.

Then your photographs. Each needs a short description in its alt text, saying what a reader would miss without it:

- Before: `IMG_4471.jpg`
- Too much: “best salon Truro balayage hairdresser Cornwall”
- After: “Shoulder-length dark hair with copper highlights, seen from behind”

A picture that is pure decoration should have its alt text left empty on purpose, so that screen readers pass over it.

Be wary of the widget that promises to make a site accessible with a single line of code. It puts a small figure in the corner and a menu of settings on top. The unlabelled form underneath stays unlabelled, and people who need larger text or a screen reader generally have their own, already set up as they like it. We don’t sell them.

## A paragraph to put on your site

Private firms do not have to publish an accessibility statement. A short one is still worth having, because it gives Dilwyn somewhere to turn other than across the road.

> We want everyone to be able to use this website. If something here is difficult for you, ring 01632 960 171 or email help@pen-y-bont-garage.example, and we will take your booking that way and put the problem right if we can. We tested the site with a keyboard and a phone screen reader in September 2026. We know that the calendar is fiddly, and we are replacing it.

It names a fault, gives a date and offers another way in. Only publish what you will do: an email address that nobody reads is worse than none.

This is general information, not legal advice; for your own circumstances, start with the [Equality and Human Rights Commission](https://www.equalityhumanrights.com/) or a solicitor.
$md$, e'\n'),
  'published',
  (select id from public.blog_categories where slug = 'law-and-accessibility'),
  coalesce(current_setting('brand.owner', true), 'The studio'),
  '2026-09-15T06:30:00Z',
  7,
  null,
  array['Accessibility', 'Equality Act', 'WCAG'],
  'Does the Equality Act 2010 cover your business website? Yes. Which rules apply, what WCAG 2.2 AA is for, and seven checks to do at home.',
  '2026-09-14T09:50:00Z',
  '2026-09-15T06:30:00Z'
)
on conflict (slug) do nothing;
alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
