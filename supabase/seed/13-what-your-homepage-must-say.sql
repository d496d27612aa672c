-- The trigger is disabled for this post only, because it would set updated_at to the time of seeding.
alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
insert into public.blog_posts
  (title, slug, excerpt, content, status, category_id, author, published_at, read_time_minutes, featured_image_url, tags, seo_meta_description, created_at, updated_at)
values (
  'What your homepage must say before anyone scrolls',
  'what-your-homepage-must-say',
  'Five questions, about forty words, one phone screen, and a template to fill in.',
  btrim($md$
“Welcome to our website. We are passionate about delivering quality solutions tailored to your individual needs.”

Cover the logo and that sentence could belong to a vet, a roofer or an undertaker. It takes up the most valuable space the business owns, the part of the page that is visible before anybody moves a thumb, and it tells the visitor only that they are on a website, which they had gathered.

A homepage has one duty. Somebody arrives with a problem, a phone and very little patience, and within one screen they must be able to tell that they are in the right place and what to do about it.

## The questions in the visitor’s head

They come in roughly this order, and they are never asked aloud:

1. **What is this?** The trade, in the word customers use. “Emergency plumber”, and not “plumbing and heating solutions provider”.
2. **Do they come to me?** The place. A town and a radius, or a list of postcodes, or “anywhere in the UK by post”.
3. **Do they do my sort of job?** The two or three things you most want to be asked for.
4. **Why should I believe them?** One piece of evidence that can be checked: a registration number, years in the same shop, a review with a name to it.
5. **What do I do now?** One action, in words that say what will happen.

All five fit on a phone screen. It takes about forty words, and the next section shows some.

## Three before-and-afters

The businesses are made up. You will know the “before” sentences from the high street.

### A salon in Norwich

> **Before.** Where beauty meets excellence. Discover your best self with our team of dedicated professionals. *Explore*

> **After.** Colour and cutting for curly hair, in the middle of Norwich. Stylists trained in curls (certificates on the wall), a free consultation before any colour, and the price agreed before we start. Open until 8 on Thursdays. *See free appointments*

The second will put off people with straight hair who wanted a quick trim. It should. They were never going to become regulars, and the curly-haired woman in Wymondham has just stopped scrolling.

### An accountant in Leith

> **Before.** Proactive, forward-thinking accountancy for ambitious businesses.

> **After.** Bookkeeping and tax returns for self-employed trades in Edinburgh and the Lothians. Fixed monthly fee, and a person who answers the phone in January. Chartered; look us up with ICAS. *Book a 20-minute call*

Anyone who has tried to reach an accountant in the last week of January will read that line twice.

### A driving instructor in Wrexham

> **Before.** Pass with confidence! Professional tuition at competitive prices.

> **After.** Manual and automatic driving lessons in Wrexham and Gresford, from a patient, DVSA-approved instructor with 14 years in the passenger seat. Nervous beginners welcome. First free slot: Tuesday evenings from March. *Text 07700 900 213*

“Competitive prices” means nothing, since nobody advertises the other kind. A date for the first free slot means a great deal, provided that somebody keeps it up to date. If nobody will, leave it out.

## Write yours from this

Copy it into a note, fill the gaps, then read it out. Where you stumble, shorten.

```text
HEADLINE   [Trade or service] in [place]
           for [whom, or which jobs]

LINE       [The thing customers thank you for].
           [The worry you take away].

PROOF      [Something that can be checked]

BUTTON     [Verb] [what they get]

BESIDE IT  Or ring [number], [hours answered]
```

Filled in for a mobile dog groomer in the Vale of Glamorgan:

```text
HEADLINE   Dog grooming at your door
           in Penarth, Barry and Cowbridge

LINE       One dog at a time, in a heated van
           on your own drive. Slow with old
           dogs and first-timers.

PROOF      Insured, first-aid trained, and
           every review is on our Google page

BUTTON     See this week’s free visits

BESIDE IT  Or ring 01632 960 145, 9 to 5
```

There is no “we” in it, and a single “our”. That is a fair test of a first screen: count the “we”s and the “our”s in yours, and turn every second one into something about the reader.

## Further down the page

Below the first screen the visitor is reading with some goodwill, and you can answer at more length. An order that has served us well:

- **What you do**, as a short list, each item linking to [a page that goes into it properly](/blog/writing-a-services-page). Three lines apiece at most.
- **Proof with substance.** Two or three reviews that mention a particular job, or photographs of your own work.
- **How it goes**, from the first message to the finished job, in three or four steps. People fear looking foolish as much as they fear the cost.
- **Where and when.** Area, address if you have one, opening hours, parking.
- **What it costs**, or at least what it starts from and what changes it.
- **The same action again**, for those who have read to the end.

Then stop. The company’s history belongs on the [about page](/blog/the-about-page-people-read), where the people who look for it will enjoy it.

## Words on buttons

The label should finish the sentence “I want to…”. Most do not.

| Instead of | Try |
|---|---|
| Submit | Send my question |
| Learn more | See wedding prices |
| Get started | Book a survey in Derby |
| Contact us | Ask about a date |
| Click here | Download the menu |

Give the page one main button and repeat it as often as the page is long. Three buttons of equal size ask the visitor to do your sorting for you.

## What to take away

The moving banner, because the second slide is a place to put things nobody could agree to cut. The stock photograph of people in headsets. The mission statement. “Established” with a year, unless the year is either impressive or explained. The pop-up offering ten per cent off before anyone has seen what it is ten per cent off. And the word “solutions”, unless you sell chemicals.

Keep the legal details. If you are a limited company, your registered name, number, office and place of registration have to be on your site somewhere, and the foot of the page is the natural spot.

## Borrow a stranger

Hand your phone, with the homepage open, to someone who has no idea what you do: a parent at the school gate, the person behind you in the builders’ merchant. Let them look while you count slowly to five. Take the phone back and ask what the business does, where, and what they would press.

Write their answers down word for word and do not explain anything. If they get two out of three, you know which line to rewrite tonight. If they say “it looks very professional”, you have all of it still to do.
$md$, e'\n'),
  'published',
  (select id from public.blog_categories where slug = 'web-design'),
  coalesce(current_setting('brand.owner', true), 'The studio'),
  '2026-10-13T06:30:00Z',
  6,
  null,
  array['Homepage', 'Copywriting', 'Web Design', 'Conversion'],
  'What to put at the top of a small business homepage: five questions to answer, before-and-after copy, a fill-in template and better button labels.',
  '2026-10-12T15:30:00Z',
  '2026-10-13T06:30:00Z'
)
on conflict (slug) do nothing;
alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
