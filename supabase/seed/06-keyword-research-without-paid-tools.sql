-- The trigger is disabled for this post only, because it would set updated_at to the time of seeding.
alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
insert into public.blog_posts
  (title, slug, excerpt, content, status, category_id, author, published_at, read_time_minutes, featured_image_url, tags, seo_meta_description, created_at, updated_at)
values (
  'Keyword research with nothing but your inbox and Google',
  'keyword-research-without-paid-tools',
  'Customers have told you their search words for years. One evening to sort them.',
  btrim($md$
Chimney sweeps call it a solid fuel appliance. Hardly anyone who has ever rung a sweep does. They say “log burner”, or “wood stove”, or “the fire thing in the lounge”, and those are the words they type.

Keyword research is finding out what your customers call things, and then using those words where they will be seen. Agencies pay for software that helps them do it at scale. A business with one town and eight services can do it in an evening, with a spreadsheet or the back of an envelope. We’ll use a sweep in Hexham as the example; the method is the same for a physiotherapist.

## Start with what people have already said

Open your messages and look for first contact: the text, the email, the enquiry form. Copy the exact words, spelling and all.

> do you do log burners and can you give me a certificate for the house insurance

> chimney been smoking back into the room, how soon could you come

> how much is it to sweep an open fire plus a stove

> think we’ve got birds in the pot

Twenty of these will teach you more than any tool, because every one came from somebody ready to pay. Add what you hear on the phone. If three people a month ask the same thing, that is a phrase, and probably a page.

## Let Google finish your sentence

Open a private window so that your own history interferes less, and begin to type: “chimney sweep”, then a space, then stop. The suggestions come from real searches. Try “chimney sweep a”, “chimney sweep b”, and so on. Try “can a chimney”, “how often chimney”, “log burner won’t”.

Press return and look in two more places. “People also ask” holds questions, and opening one makes more appear. Further down, Google lists related searches. Copy whatever you could honestly answer.

Suggestions vary with place, language and the week’s news, and they carry no numbers. They tell you how people phrase things; they don’t tell you how many people.

## See what you already turn up for

If your site is connected to [Search Console](https://search.google.com/search-console), you own the best free keyword tool there is. Open Performance, choose the last twelve months, and sort the queries by impressions. These are searches in which your site was shown, tapped or not.

Look for surprises. A phrase you appear for without ever having written about it is Google telling you what it thinks you do. Rare searches are left out to protect privacy, so a short list does not mean nobody is looking. Your Google Business Profile has a similar list of its own, under Performance.

No Search Console yet? Set it up tonight anyway. It generally shows little from before you joined, so the sooner it starts, the sooner it is useful.

## Settle arguments with Trends

“Log burner” or “wood burner”? “Driving lessons” or “driving instructor”? Put both into [Google Trends](https://trends.google.com/), set the country to the United Kingdom and the period to five years, and look at the lines.

They show relative interest, not how many people searched, and for a single small town there is usually too little data to draw. They are good for two decisions: which of two words to use in a heading, and when in the year to have the page ready. Sweeps hardly need telling about September. Gardeners and tutors may be surprised.

Keyword Planner, in Google Ads, is free as well. It wants an advertising account and gives broad ranges, and for small places it often gives nothing. “No data” beside a village name doesn’t mean no customers.

## Sort by what the person wants

By now you have sixty scraps. The useful work is deciding which page, if any, each belongs to.

| What they type | What they want | Where it belongs |
| --- | --- | --- |
| chimney sweep hexham | Somebody, soon | Homepage |
| chimney sweep cost | A price, before ringing | Prices page |
| log burner sweep and service | This exact job | A page for it |
| sweep certificate for insurance | A document, and reassurance | A section on the sweeping page |
| how often should a log burner be swept | An answer | An article that links to booking |
| stove glass going black | An answer, and perhaps a visit | An article |
| chimney sweep newcastle | A sweep twenty-odd miles away | Nowhere, unless he drives there |
| chimney sweep jobs | Employment | Nowhere |

Two questions decide whether a phrase earns a page of its own. Would the person typing it ever pay you? And do you have something particular to say, from having done the work? If both answers are yes, write it. If only the first is, give it a paragraph on a page you have already.

Phrases that want the same thing share a page. “Log burner sweep”, “wood burner cleaning” and “stove chimney swept” are one person in three moods. Three thin pages for her would compete with each other.

## Put the words where they are read

Use the customer’s phrase in the page’s title, in the main heading, and once or twice in the first few lines. After that, write normally. No magic density exists, and a sentence built to hold a phrase sounds like one.

Before:

> We undertake the maintenance of solid fuel appliances and associated flue systems in accordance with current industry standards.

After:

> **Log burner sweeping in Hexham and the Tyne Valley.** We sweep the flue, clean out the stove, check the door rope and the bricks, and leave you a dated certificate for your insurer. About an hour, dust sheets down, £70.

The trade term can come lower down, for the few who know it. If you serve people who use different words, use both: a Scottish sweep loses nothing by mentioning lums.

The title matters enough to have [an article of its own](/blog/page-titles-and-descriptions), and if the page is a description of what you sell, [writing a services page](/blog/writing-a-services-page) covers the rest.

## One evening, by the clock

1. **7.00** Copy twenty first messages into a list, word for word.
2. **7.30** Suggestions and questions from Google, for your four best-paid jobs.
3. **8.00** Search Console: the top thirty queries, and anything odd.
4. **8.15** Read your local rivals’ reviews. Underline what customers praise and what they call it.
5. **8.30** Trends, for the two or three words you can’t decide between.
6. **8.45** Sort everything into the three columns above, and strike out what you would not want to be rung about.
7. **9.15** Choose one page to write or rewrite this week. One.

Then keep the list beside the phone and add to it. Words drift, and so does the work: go through it again before each busy season, and once more whenever you start offering something new.
$md$, e'\n'),
  'published',
  (select id from public.blog_categories where slug = 'seo-basics'),
  coalesce(current_setting('brand.owner', true), 'The studio'),
  '2026-07-07T06:30:00Z',
  6,
  null,
  array['Keyword Research', 'SEO Basics', 'Search Console', 'Free Tools'],
  'Find the words your customers really type, using old messages, Google suggestions, Search Console and Trends, in a single evening.',
  '2026-07-06T15:30:00Z',
  '2026-07-07T06:30:00Z'
)
on conflict (slug) do nothing;
alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
