-- The trigger is disabled for this post only, because it would set updated_at to the time of seeding.
alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
insert into public.blog_posts
  (title, slug, excerpt, content, status, category_id, author, published_at, read_time_minutes, featured_image_url, tags, seo_meta_description, created_at, updated_at)
values (
  'Page titles and descriptions: nine before-and-afters',
  'page-titles-and-descriptions',
  'Nine titles and three descriptions rewritten, with a pattern to copy tonight.',
  btrim($md$
Open your website on a computer and rest the mouse on the tab at the top of the browser. The words that appear are the page’s title. They are also, most of the time, the blue line people tap in Google. If yours says “Home”, you have just found half an hour of unusually well-paid work.

The description is the other half: the two lines of grey text that often sit under the title. Both live in your website’s settings, usually under “SEO” or “Search appearance” for each page. Neither shows on the page itself, which is why they are so often left as the builder found them.

## Nine titles, rewritten

The businesses are invented. The faults are not.

| Before | After |
| --- | --- |
| Home | Roof repairs in Dundee and Broughty Ferry – Lum & Slate |
| Welcome to our website! | Driving lessons in Swindon, manual or automatic – Sixth Exit |
| Services | Dog grooming prices in Kendal – Soggy Spaniel |
| Plumber Leeds, Leeds Plumbers, Best Plumber Leeds | Blocked drains cleared in Leeds, day or night – Drain & Able |
| About Us – The Gilded Comb Ltd | Meet the stylists – The Gilded Comb, Truro |
| Page 2 (copy) | Afternoon tea in Whitby, please book – The Sugared Herring |
| PORTFOLIO | Fitted wardrobes in Cardiff, with prices – Dovetail & Co |
| Contact | Shop hours and Post Office times – Nether Crake Stores |
| Blog post 14 | How often should a chimney be swept? – Soot & Sons |

Read down the right-hand column and notice how ordinary it is. Each one says what the page holds, then where, then who. No slogans, no capitals, no row of synonyms.

The shop’s contact page is our favourite. Nobody types “contact”. They stand in a kitchen with a parcel and want to know when the Post Office counter shuts.

## A pattern to start from

> **What is on this page**, where or for whom – business name

Three habits make it work.

**Put the telling words first.** Long titles are cut off at the end, so the end is where your name can safely go. On the About page, where people are looking for you by name, the name may move forward.

**Give every page its own.** If five pages share one title, Google has to guess which to show, and so does the customer with five tabs open.

**Promise only what is there.** “With prices” brings people who want prices. If the page has none, they leave, and they were your best visitors.

## How long is too long?

Google sets no limit on the length. It trims what it shows to fit the screen, by width and not by counting letters, so “Wimbledon” takes far more room than “Llanelli”. About fifty-five to sixty characters usually survives. Going over is not an offence; just make sure that nothing you care about is in the last few words.

Google may also write its own version. It tends to do so when a title is very long, stuffed with repeats, identical to other pages, or at odds with the large heading on the page. The cure is to let the title and the heading say the same thing in much the same words.

## The description: your two free lines

Google has said for years that the description does not affect where you rank. It affects whether a person who sees you bothers to tap. Google often ignores it and quotes a sentence from your page instead, choosing whatever seems nearest to the search. So write a good description, and then check that the first paragraph of the page would be just as good if it were quoted.

About 150 characters is enough. Spend them on facts.

A roofer, before:

> Lum & Slate are a family-run company offering a wide range of high-quality roofing services at competitive prices. Contact us today!

After:

> Slipped slates, leaking valleys and storm damage put right across Dundee. Photos before and after, written quote within two days. Ring 01632 960 231.

An accountant, before:

> Welcome to Halfpenny & Rowe. We are passionate about accountancy and pride ourselves on our friendly, professional service.

After:

> Fixed-fee accounts and tax returns for sole traders in Bodmin, from £22 a month. Ask us anything first: the opening half hour costs nothing.

A café, before:

> Sugared Herring, Sugared Herring Whitby, tearoom, tea room, cafe, coffee, cakes, scones, Whitby cafe, cafe in Whitby

After:

> Scones from the oven at ten, a view of the swing bridge and dogs welcome downstairs. Open Wednesday to Sunday; book for four or more.

You could pick any of the befores up and put it on a rival’s website without anyone noticing. That is a good test to run on your own.

## Find the pages worth fixing

Type `site:` followed by your domain into Google, with no space between them, like this:

```text
site:lumandslate.example
```

You will see a rough list of the pages Google knows, under the titles it currently shows. It is not complete, but the worst offenders tend to turn up.

If you have [Search Console](https://search.google.com/search-console), open the Performance report and look at the Pages tab. A page with many impressions and very few clicks is being seen and passed over. Look at its average position before blaming the title, though: at position forty, no wording would help.

## Half an hour, in order

1. List your five most useful pages: home, the two services that pay best, prices, contact.
2. Write the current title of each beside it. Wince if necessary.
3. For each, finish the sentence “Somebody landing here wants to…”.
4. Turn the end of that sentence into the title, using the pattern above.
5. Write a description with at least two facts that a rival could not copy: a price, a place, a time, a promise you keep.
6. Check that the heading on the page agrees with its title.
7. Save, note the date, and leave it alone for a month.

Google has to visit again before anything changes. That may take days or weeks. Search Console’s URL inspection lets you ask for a visit; asking twice does not make it come sooner.

If you are stuck at step three, the trouble lies in the page. One that tries to do four things cannot be named. [Writing a services page](/blog/writing-a-services-page) will help you split it, and [keyword research without paid tools](/blog/keyword-research-without-paid-tools) will tell you which words your customers use for each part.

Last of all, read each new title aloud to somebody who has never heard of your business, and ask what they would expect to find. If they can tell you, move on to the next page.
$md$, e'\n'),
  'published',
  (select id from public.blog_categories where slug = 'seo-basics'),
  coalesce(current_setting('brand.owner', true), 'The studio'),
  '2026-09-08T06:30:00Z',
  6,
  null,
  array['SEO Basics', 'Page Titles', 'Copywriting'],
  'Nine page titles and three meta descriptions rewritten for small UK businesses, plus a pattern, sensible lengths and a half-hour plan.',
  '2026-09-07T09:45:00Z',
  '2026-09-08T06:30:00Z'
)
on conflict (slug) do nothing;
alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
