-- The trigger is disabled for this post only, because it would set updated_at to the time of seeding.
alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
insert into public.blog_posts
  (title, slug, excerpt, content, status, category_id, author, published_at, read_time_minutes, featured_image_url, tags, seo_meta_description, created_at, updated_at)
values (
  'Cookie rules for small websites after the 2026 changes',
  'cookie-rules-for-small-websites',
  'Some sites may now count visitors without a banner. Ten minutes tell you if yours may.',
  btrim($md$
A joiner in Ludlow with five pages, some photographs of staircases and a contact form may need no cookie banner at all. Plenty of joiners have one anyway. It came with the theme, it covers the phone number, and in the worst cases it asks permission for things that were switched on the moment the page opened.

The rules changed this year, so it is a good time to look at what your site does and to remove what it need not do.

## The two laws, briefly

**PECR** (the Privacy and Electronic Communications Regulations 2003) governs anything your website stores on a visitor’s phone or computer, and anything it reads from there. Cookies are the familiar case, but the wording covers other methods: browser storage, tracking pixels, fingerprinting. It applies even where no personal data is involved. It also covers getting somebody else to do it, so “the plug-in did that” is no answer.

**UK GDPR** governs personal data. It sets the standard for consent that PECR borrows: a free choice, made by a clear action, as easy to take back as to give.

Put together: explain what you store, and get consent before you store it, unless one of the exceptions in PECR fits.

## What changed in February

For years there were two exceptions: storage needed to carry a message over a network, and storage strictly necessary for something the visitor asked for. The Data (Use and Access) Act 2025 added more, and that part of it took effect on 5 February 2026. Two of the additions matter to a small site.

- **Statistics.** You may collect figures on how your own site is used, if the only purpose is to improve it, and you do not pass the information to anyone except a helper working on those improvements.
- **Appearance.** You may remember how a visitor prefers the site to look or work, such as larger text.

Both have strings attached. You must still explain clearly what you do, and give people a simple, free way to object. (The third addition, locating somebody who needs emergency help, is unlikely to trouble a joiner.)

The same Act raised the maximum fine under PECR from £500,000 to the UK GDPR level: £17.5 million, or 4% of worldwide annual turnover if that is higher. That ceiling was built with giants in mind. For a village shop the likelier cost is a complaint, or a customer who decides you are the sort of business that tracks people.

The Information Commissioner’s Office published its final guidance on all this in April 2026. It has also advised the government on loosening the rules for some low-risk advertising. As we write, that is advice and the law is unchanged. Look at [ico.org.uk](https://ico.org.uk/) under “storage and access technologies” before you rely on anything here, including the table below.

## What is on your site, and must you ask?

| What it does | Ask first? | Notes |
|---|---|---|
| Keeps a basket, a login or a half-made booking | No | Strictly necessary |
| Remembers that somebody refused cookies | No | Necessary to respect the choice |
| Remembers larger text or a dark screen | Usually no | Appearance: explain it, offer a way to object |
| Counts visits for you alone, to improve the site | Possibly not | Statistics: explain it, offer a way to object, check who else gets the data |
| Google Analytics, set up in the usual way | Treat as yes | The supplier’s own use of data, or a link to advertising, is likely to put it outside the exception |
| Meta Pixel, Google Ads tags, retargeting | Yes | Advertising has no exception |
| Embedded video, map or social feed | Usually yes | Or show a still picture that links to it |
| Live chat | Depends | Safest if it loads only when somebody clicks “Chat” |

The law names no products. If a supplier says that its tool is exempt, ask two things: what does it store or read on the device, and does anybody else use the information for purposes of their own? Keep the reply. The word “cookieless” on a box settles nothing, because reading from a device is covered too.

## A ten-minute check

You need a computer for this one.

1. Open your site in a private window. Touch nothing on the banner.
2. Press F12 (on a Mac, Option, Command and I). In Chrome or Edge choose the tab called Application; in Firefox, Storage.
3. Look under Cookies and under Local Storage. Write down each name, and the site it belongs to.
4. Visit your contact page and any page with a map or a video. Look again.
5. Press Reject, if there is a Reject. Reload and look a third time.
6. Send the list to whoever looks after the site, with one question: what is each of these for?

Anything there after step 4 has to fit an exception, because nobody has agreed to it yet. Anything new after step 5 suggests a banner that is mostly decoration.

## If you do need a banner

Four things make it honest:

- Nothing that needs consent runs before the visitor chooses.
- Reject sits beside Accept, at the same size, on the first screen.
- No box arrives already ticked, and scrolling does not count as agreement.
- A link in the footer lets people change their minds.

Plain wording helps. This is enough for a salon that runs one advertising tag:

> We’d like to use a Meta cookie to see whether our Instagram adverts bring bookings. It lets Meta recognise your browser. The site works just the same if you say no.
>
> **[No, thanks]** **[Yes, that’s fine]**

## A notice you can adapt

For a site with a booking system and simple visitor statistics that do fit the new exception, the cookie page can be this short:

```text
What this website stores on your device

booking_session: keeps your place while you book. Deleted when you
close the browser. Needed for booking, so there is no switch for it.

visit_count: counts visits and pages so that we can improve the site.
Lasts 30 days. Only we and our web host, working for us, see the
figures. Don’t want to be counted? Switch it off here: [switch]

Nothing else. No advertising, no social media trackers.
Questions: hello@teme-street-salon.example
```

The names and the thirty days are examples. Yours must describe what your own check found.

## The cheapest route is to have less

Swap the embedded map for a picture and a link that says “Open in Maps”. Show a still from the video. Drop the advertising tag from the campaign that ended two summers ago. A site that sets nothing optional has nothing to ask about, and [it loads faster too](/blog/why-page-speed-matters).

Three neighbouring duties are easy to forget. Whatever people type into [your contact form](/blog/contact-forms-people-finish) is personal data, so you need a privacy notice. Many businesses that handle personal details on a computer must pay the ICO a yearly data protection fee; a short self-assessment on its website tells you whether yours is one. And if you aim your site at customers in the EU, their own countries’ cookie rules apply and may ask for more.

This article is general information about the law as it stood when we wrote it; it is not legal advice.
$md$, e'\n'),
  'published',
  (select id from public.blog_categories where slug = 'law-and-accessibility'),
  coalesce(current_setting('brand.owner', true), 'The studio'),
  '2026-09-29T06:30:00Z',
  6,
  null,
  array['Cookies', 'Privacy', 'PECR', 'UK GDPR'],
  'Which cookies still need consent in the UK after February 2026, how to check your own site in ten minutes, and wording for an honest banner.',
  '2026-09-28T13:25:00Z',
  '2026-09-29T06:30:00Z'
)
on conflict (slug) do nothing;
alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
