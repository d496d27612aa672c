-- The trigger is disabled for this post only, because it would set updated_at to the time of seeding.
alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
insert into public.blog_posts
  (title, slug, excerpt, content, status, category_id, author, published_at, read_time_minutes, featured_image_url, tags, seo_meta_description, created_at, updated_at)
values (
  'What SEO can do for a small business, and what it cannot',
  'what-seo-can-and-cannot-do',
  'What nobody can promise, and seven questions that make sales calls shorter.',
  btrim($md$
Nobody can promise you first place on Google. Google says as much in its own advice to people thinking of hiring help, and it is in a position to know. The calls keep coming all the same. A bookkeeper in Shrewsbury has had three this month, and has taken to asking each caller one question: number one for what?

“For your keywords,” said the last, after a pause.

We sell SEO ourselves, so read this with an eyebrow raised. It is what we would tell a friend before she paid anyone, us included.

## What it can do

**Let search engines in.** Some sites are invisible by accident: a box ticked during building that says “keep search engines away”, text saved as a picture, pages that nothing links to. You can check part of it tonight. Type your web address into a browser with `/robots.txt` after it. If these two lines stand there together, every search engine has been asked to stay out:

```text
User-agent: *
Disallow: /
```

It is one line to put right, and we know of no better return on a telephone call to whoever built the site.

**Say plainly what you do and where.** Her homepage says “Taking care of your numbers so you can take care of business”. A page headed “Bookkeeping for sole traders and small companies in Shrewsbury” can be matched to a person looking for exactly that.

**Put the right page in front of the right question.** Somebody who searches “how much does a bookkeeper cost” wants a price. If the only page on offer is the homepage, they go elsewhere. A page that answers may be shown, and read.

**Earn trust, slowly.** Reviews, mentions on local websites and years of accurate information all add up. No button does it.

**Make visits count.** A page that loads quickly and says how to get in touch turns more of the same visitors into enquiries. It may be the best-paid work of all.

## What it cannot do

It cannot guarantee a position. Places in the unpaid results are not for sale, even at Google, and they differ by person, place and hour, so “number one” is a photograph of a moving train.

It cannot create demand. If nobody in Shropshire looks for “fractional finance director”, being first for it is a lonely honour.

It cannot move your premises. For local searches, distance matters, and a bookkeeper in Telford has Telford.

It cannot rescue an enquiry that nobody answers for four days.

And it cannot be finished. Competitors improve, you change your prices, Google changes its mind. Expect upkeep, as with a van.

## How long it takes

Google’s advice to people hiring an SEO speaks of four months to a year before the benefits show. The stages below are our rule of thumb for a small local site. Yours may be quicker or slower.

| Roughly when | What you may see | Where to look |
| --- | --- | --- |
| First fortnight | Pages found, faults cleared | [Search Console](https://search.google.com/search-console) |
| Months 1–3 | You appear for your name and your exact services | Search Console, Queries |
| Months 3–6 | More phrases, and a few calls you can trace | Your tally of “how did you find us?” |
| Months 6–12 | A fair comparison with last year | The same tally, the same month |

Anyone who shows you a triumph in week three is probably showing you your own business name, for which you were first already.

## What it is worth to you

Do this sum before any sales call. The figures are only an illustration; put in your own.

| The sum | Our bookkeeper |
| --- | --- |
| A typical client pays | £90 a month |
| and stays for about | 36 months |
| so one client brings in | £3,240 |
| SEO at £100 a month costs | £1,200 a year |
| so it covers itself with one extra client every | 32 months |

That ignores her own time. Say half of the income goes on doing the work. She then needs one extra client every sixteen months. That turns a vague question, whether SEO works, into one she can judge as well as anyone: is this particular work likely to bring one more person to her door in that time?

For a café selling £4 coffees the sum comes out very differently, and a good Google profile plus a sign on the pavement may be the whole strategy.

## And the answers written by machines?

Google now writes its own summary above the results for some searches, and some people ask ChatGPT and its cousins instead of searching at all. In May 2026 Google published guidance for site owners which says, in short, that being included in its AI answers takes ordinary SEO: pages it can reach, clear text, accurate business details. It asks for no special file and no special code.

So treat a separate “AI visibility package” with care. Nobody outside those companies knows how the answers will look in a year. Our own guess is that general explanations will lose visits, while a page stating what a bookkeeper in Shrewsbury charges, and for what, is harder to do without.

## Questions that shorten sales calls

| They say | You ask |
| --- | --- |
| “Guaranteed first page” | For which words, searched from where, and what do I get back if it fails? |
| “We’re a Google Partner” | Isn’t that a scheme for buying adverts? |
| “Five hundred backlinks a month” | From which sites? Show me ten. |
| “It’s our own method” | What exactly did you change for your last client? |
| “You’ll get a monthly report” | Will it show enquiries, or only positions? |
| “Twelve-month minimum” | What would you have done by month three? |
| “We handle everything” | Who owns the domain, the Google profile and the Search Console account if I leave? |

The last is the one that hurts people later. All three should be in your name from the first day.

A good answer is specific and slightly dull. “We’d rewrite your five service pages, fix the titles and get your profile finished; then we’d wait two months and look” is what competence sounds like.

## What to do first, paid or not

1. Open Search Console and confirm that Google can see your pages. It is free.
2. Give each page [a title that says what it is](/blog/page-titles-and-descriptions).
3. Finish your [Google Business Profile](/blog/google-business-profile-set-up-properly).
4. Write one page for the service that pays best, with a price on it.
5. Answer the phone.

Do those and you will know whether you need more help, and have something to compare it with. If you want to see how we describe the work, [our SEO page](/seo-services) is there to be questioned in the same way.

The bookkeeper has written “Number one for what?” on a card beside the telephone. The calls have not stopped, but they have become much shorter.
$md$, e'\n'),
  'published',
  (select id from public.blog_categories where slug = 'seo-basics'),
  coalesce(current_setting('brand.owner', true), 'The studio'),
  '2026-10-20T06:30:00Z',
  6,
  null,
  array['SEO Basics', 'Hiring Help', 'AI Search', 'Budgeting'],
  'An honest account of what SEO can and cannot do for a small UK business, with timescales, a simple sum and questions for any agency.',
  '2026-10-19T10:55:00Z',
  '2026-10-20T06:30:00Z'
)
on conflict (slug) do nothing;
alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
