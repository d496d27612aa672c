-- The trigger is disabled for this post only, because it would set updated_at to the time of seeding.
alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
insert into public.blog_posts
  (title, slug, excerpt, content, status, category_id, author, published_at, read_time_minutes, featured_image_url, tags, seo_meta_description, created_at, updated_at)
values (
  'Why page speed matters when your customer has one bar',
  'why-page-speed-matters',
  'Read Google’s speed report, find what is heavy, and take it off in one evening.',
  btrim($md$
It is ten to six, the boiler in a terrace in Todmorden has shut itself down, and the person holding the phone is standing in the one corner of the kitchen that gets a signal. She taps the first heating engineer in the list. A white screen. A coloured bar. A cookie notice, then a photograph arriving from the top downwards, like a blind. She goes back and taps the second name.

The first engineer will never learn that she was there. His visitor figures may not even have counted her. That is the awkward thing about a slow page: the people it loses make no noise.

## What “fast” means to Google

Google describes the experience of a page with three measurements, which it calls Core Web Vitals. Behind the initials are three quite human complaints.

| Measure | The complaint | “Good” is |
|---|---|---|
| LCP, Largest Contentful Paint | “Is anything going to appear?” | 2.5 seconds or less |
| INP, Interaction to Next Paint | “I pressed it. Did it hear me?” | 200 milliseconds or less |
| CLS, Cumulative Layout Shift | “It moved, and I hit the wrong thing” | 0.1 or less |

To count as good, a page has to manage that for at least three visits in four, with mobile and desktop judged apart. The measures change from time to time: INP replaced an older one in March 2024. The thresholds above stand as we write.

Do they affect ranking? Google says its systems take them into account, and also that relevance comes first. A quick page that answers the wrong question goes nowhere. Between two engineers with equally good pages, speed may tip it. We would not put it more strongly, and we would be wary of anyone who does; [what SEO can and cannot do](/blog/what-seo-can-and-cannot-do) goes into the rest. The better reason is the woman in the kitchen.

## Read the report without a degree

Open [PageSpeed Insights](https://pagespeed.web.dev/), paste in your address and look at the Mobile tab. The page it gives you has two halves, and they are often confused.

**The upper half** reports what real visitors using Chrome experienced over the past four weeks. Small businesses often find it empty, because Google shows it only where there are enough visits. An empty half is no fault of yours.

**The lower half**, the one with the coloured dial, is a single trial visit on a simulated mid-priced phone with a slow connection. It varies from one run to the next. Run it three times and take the middle one. Then ignore the dial for a moment and write down two things: the LCP in seconds, and the element the report names as the LCP element. It is usually a photograph, and it is where you begin.

Test your busiest service page too. Home pages get all the attention, and customers often arrive elsewhere.

## A sum on the back of an envelope

Page weight is given in megabytes and connections in megabits, and there are eight bits to the byte. So:

```text
seconds = megabytes × 8 ÷ megabits per second

4 MB page at 8 Mbit/s:      4 s
4 MB page at 1.6 Mbit/s:   20 s
0.5 MB page at 1.6 Mbit/s: 2.5 s
```

The figure of 1.6 is about what Google’s simulated phone is allowed. It sounds stingy until you have tried to book a table from a valley in the Pennines. Real pages are cleverer than this sum, since some parts can wait for others, but it tells you which league you are in.

## Where the weight usually hides

- **A slideshow at the top.** Five large photographs fetched so that most visitors can see one. Keep the best and let it stand still.
- **Photographs straight from the phone.** The commonest fault and the cheapest to mend; [this routine for smaller images](/blog/smaller-images-without-losing-quality) takes an evening.
- **A live map on every page.** Put a picture of the map, or just the address, and link it to the real thing.
- **The chat bubble.** If it has brought you four conversations since Easter, it is costing more than it earns.
- **A feed of reviews or Instagram posts.** Each brings another company’s code along. Two reviews typed out as text, with a link to the rest, load at once.
- **Fonts.** Every weight of a typeface is another file. A regular and a bold are plenty.
- **Film in the background.** It is the heaviest thing most small websites own, and few visitors could say afterwards what it showed.

Some of it may be out of your hands: a tired server, or a page builder that loads everything on every page. If your page has hardly any pictures and is slow all the same, suspect those.

## One evening’s work

1. Run the three tests. Write down LCP, CLS and the total weight, and the date.
2. Replace the one picture that is your LCP element with a properly sized copy.
3. Take out the slideshow, or cut it to one slide.
4. Remove one thing that belongs to another company: the chat, the feed, the counter.
5. Run the three tests again and write the new figures underneath the old.

Better still, test after each change. Otherwise you will know that it got quicker without knowing why, and next year you will put the culprit back.

Then do the test no tool does. Turn off the Wi-Fi on your phone, open a private window, walk to wherever your signal is poor, and time how long it takes until you could ring yourself. If you are a mobile groomer, that place is probably a lay-by and you know it well.

## What to send your web person

Paste this, with your own numbers in it:

> I ran our home page through PageSpeed Insights three times today, on mobile. The middle LCP was 6.1 seconds, and the element it names is the big photograph at the top. Could you tell me: is that image sized for phones, and is it loaded straight away and not lazily? Which scripts on the page come from other companies, and what does each of them do for us? What would you take off first?

A good developer will enjoy the question. An answer that consists only of a new hosting package deserves a second opinion.

## When to stop

There is a small industry devoted to getting the dial to 100. It is a pleasant hobby. For a café in Whitby, the step from a page that takes eight seconds to one that takes three is worth a wet weekend, while the step from 96 to 100 will never be noticed by anybody buying a scone. When the main picture is there within two and a half seconds, nothing jumps and the buttons answer, close the report and spend the time on what the page says.
$md$, e'\n'),
  'published',
  (select id from public.blog_categories where slug = 'website-performance'),
  coalesce(current_setting('brand.owner', true), 'The studio'),
  '2026-11-10T07:30:00Z',
  6,
  null,
  array['Page Speed', 'Core Web Vitals', 'Mobile', 'SEO'],
  'What Core Web Vitals mean in plain English, how to read PageSpeed Insights, where small business websites hide their weight, and when to stop.',
  '2026-11-09T11:15:00Z',
  '2026-11-10T07:30:00Z'
)
on conflict (slug) do nothing;
alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
