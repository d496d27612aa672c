-- The trigger is disabled for this post only, because it would set updated_at to the time of seeding.
alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
insert into public.blog_posts
  (title, slug, excerpt, content, status, category_id, author, published_at, read_time_minutes, featured_image_url, tags, seo_meta_description, created_at, updated_at)
values (
  'Should you show prices on your website?',
  'should-you-show-prices',
  'Three fair objections, what is left of each, and four ways of showing them.',
  btrim($md$
“If I put my prices up, Dave down the road will see them.”

Dave can ring and ask. If he hasn’t already, his sister-in-law has. The people who don’t yet know what you charge are the ones who might pay you, and a fair number would sooner close the page than ring a stranger to ask whether they can afford him.

Still, the worry deserves a proper answer, as do the other two we hear every month.

## Three objections

**“Competitors will undercut me.”** Some may. A rival who beats everyone by five pounds was going to do it anyway, and customers who choose on five pounds are rarely the ones you miss. What you lose by hiding is harder to see, because nobody writes to say that they left.

**“Every job is different.”** Quite true of a loft conversion. Less true of a boiler service, a cut and blow-dry or a set of year-end accounts for a sole trader. Most firms have a few jobs that repeat and a few that don’t, and the two can be shown in different ways.

**“It will put people off.”** It will, and some of them ought to be put off. Somebody with £200 to spend on a £900 job will find out eventually. Better on your website at ten at night than in their front room after you have driven to Otley.

## Four ways to show a price

Choose by how much the job varies.

| If the job… | Show | Example wording |
|---|---|---|
| is the same every time | A fixed price | “Boiler service, Stockport and Marple: £95 including VAT. About an hour.” |
| varies with one thing | A small table | “Full groom: small dog £38, medium £46, large from £58. Matted coats take longer; we tell you before we start.” |
| varies with several | A range and the reasons | “Most bathroom refits come to between £6,500 and £9,000 including VAT. Moving the soil pipe is what pushes it up.” |
| is never the same twice | A worked example | “A garden in Harrogate, 9 metres by 12, new patio and planting: £11,400 including VAT in 2026.” |

The figures are ours, made up for the purpose. What carries over is the shape: a number, what it covers, and the thing that would change it.

The last kind helps more than people expect. A worked example commits you to nothing, yet the reader can hold it up against their own garden and see whether they are in the right shop. Three of them at different sizes do the work of a price list.

## The trouble with “from”

“From £60” is honest when an ordinary customer can really pay £60. It becomes something else when the £60 version is a bare minimum that nobody has bought since 2019. The test takes a minute: look at your last ten invoices for that job. If two or three sit at the “from” price, keep it. If none does, your starting price is fiction, and the first phone call will begin with a disappointment.

We have a “from” price ourselves, £29 a month (£29.99, to the penny), and we try to hold it to the same test.

## What the law expects

Nothing obliges every small business to print every price. Once you do show prices, though, there are rules, and in some trades you must show them.

- **Consumers must see the total.** Under the Digital Markets, Competition and Consumers Act 2024, a price shown to a consumer has to include VAT and any charge they cannot avoid. If the total cannot reasonably be worked out in advance, say how it will be. The booking fee that appears on the last screen is just what the rules are aimed at. The Competition and Markets Authority published guidance on price transparency in November 2025; find it on [GOV.UK](https://www.gov.uk/).
- **“Plus VAT” is for trade customers.** If the public can buy from the same page, lead with the price including VAT.
- **Set prices have to be available.** For most services, the Provision of Services Regulations 2009 say that where you have a fixed price for a type of job, customers must be able to get at it. A website is one way, a sign on the counter another. Where there is no fixed price, a customer who asks is entitled to the price, or to how you work it out, or to a sufficiently detailed estimate.
- **Some trades have rules of their own.** Funeral directors must display a standard price list. Letting agents in England and Wales must publish their fees. Solicitors in England and Wales must publish price information for certain work, such as residential conveyancing. Vets are next: the CMA’s final report of March 2026 requires published price lists, so check the current dates on GOV.UK.

If you are unsure which of these touch you, your trade body will usually have a page on it.

## A price section, before and after

Kernow Curl is a salon in Truro, or would be if it existed. The old page:

> Prices start from £25 and vary depending on stylist, length and requirements. Please contact us for a personalised quotation.

The new one:

```text
Cut and finish              Jory £42     Senara £36     about 50 minutes
Dry trim                    Jory £26     Senara £22     about 25 minutes
Half-head highlights        from £88                    about 2 hours
Full colour correction      £45 an hour, after a free look at your hair

Prices include VAT. Very long or very thick hair can add £10 to colour;
we tell you before we mix anything. Colour needs a patch test at least
48 hours before: it is free, and takes five minutes.
Correct on 2 November 2026.
```

It covers everything the first version was coy about. It also answers three questions that used to be phone calls: how long it takes, who does it, and whether there is a catch.

The date at the bottom is worth stealing. It shows that somebody looks after the list, and it nags that somebody to do so.

## When to leave the number off

There are honest reasons. You sell only to businesses, on terms negotiated one by one. Your material costs move every week. Or you are deliberately at the top of the market and want to talk about the work first.

Even then, give people something to go on: a minimum project size, a day rate, or a sentence such as “Our kitchens start where the big showrooms stop, at around £18,000.” Silence is the one answer that sends everybody away to guess, and people who guess tend to guess high.

## An hour’s work

- [ ] List your ten most common jobs of the past year.
- [ ] Beside each, write fixed, table, range or example.
- [ ] Take the figures from invoices, not from memory.
- [ ] Write down what makes each job dearer, in words a customer would use.
- [ ] Include VAT and anything unavoidable.
- [ ] Put them on the page that describes the service; if that page is thin, [start here](/blog/writing-a-services-page).
- [ ] Add today’s date, and a reminder for six months from now.

If the phone goes quieter afterwards, listen to the calls that still come. They tend to begin with “I’ve seen your prices, when could you do it?”

The section on the law is general information, not legal advice.
$md$, e'\n'),
  'draft',
  (select id from public.blog_categories where slug = 'writing-for-the-web'),
  coalesce(current_setting('brand.owner', true), 'The studio'),
  null,
  6,
  null,
  array['Pricing', 'Copywriting', 'Trust'],
  'For and against showing prices on a small business website: four ways to do it, a salon price list rewritten, and what UK law expects.',
  '2026-11-16T10:05:00Z',
  '2026-11-16T10:05:00Z'
)
on conflict (slug) do nothing;
alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
