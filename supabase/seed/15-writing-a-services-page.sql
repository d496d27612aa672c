-- The trigger is disabled for this post only, because it would set updated_at to the time of seeding.
alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
insert into public.blog_posts
  (title, slug, excerpt, content, status, category_id, author, published_at, read_time_minutes, featured_image_url, tags, seo_meta_description, created_at, updated_at)
values (
  'How to write a services page that brings enquiries',
  'writing-a-services-page',
  'Say whether you can fix what went wrong this morning. One page, rewritten.',
  btrim($md$
Here is most of the services page of an electrician in Wakefield. The firm is invented. The page you have met many times.

> Brackenmoor Electrical offers a comprehensive range of domestic and commercial electrical solutions. Our services include: rewires, consumer units, EICRs, PAT testing, EV chargers, fault finding, lighting design. We pride ourselves on quality workmanship at competitive prices. No job too big or too small.

Nothing in it is false. Now show it to somebody in Ossett whose lights have gone off for the third time this week. She does not know what a consumer unit is. She cannot tell whether “fault finding” covers her fault, or when, or what happens if she rings. So she goes back to the search results, where the next firm has a heading that reads “Fuse box keeps tripping?”

That heading does half the work. This article is about the other half.

## Name the job the way the customer does

You know your trade’s words so well that you have forgotten learning them. Customers describe a symptom, a deadline or the thing they hope to end up with. Put their words in the heading, then use the proper term in the first sentence, so that readers who know it can see that you do too.

| Trade | What the page says | What the customer says |
|---|---|---|
| Electrician, Wakefield | Consumer unit replacement | Fuse box keeps tripping |
| Heating engineer, Stockport | Power flushing | Radiators cold at the bottom |
| Accountant, Exeter | Self Assessment compliance | Tax return for a sole trader |
| Dog groomer, Ayr | Hand stripping | Border terrier, no clippers |
| Upholsterer, Leek | Re-webbing and re-springing | Saggy sofa |

Where do you find their words? In your last twenty enquiries. Copy the first sentence of each text, email and voicemail into a note and you will have most of your headings. Our piece on [finding keywords without paid tools](/blog/keyword-research-without-paid-tools) shows how to check which of those phrases people type into a search box as well.

## One page or several?

Give a service its own page when people look for it by itself and you can fill a screen or two without padding. For our electrician, fuse boxes, EV chargers and landlord checks all pass. Outdoor sockets and an extra light in the loft can share a page called “Small electrical jobs”, each under its own heading.

What does not earn its keep is the same page printed nine times with the town swapped. Google’s spam policies have a name for that (doorway abuse), and readers notice that the Pontefract team and the Castleford team are the same two men beside the same van. If you cover several towns, say something true about each; [local SEO for trades](/blog/local-seo-for-trades) goes through it.

![A salon’s list of treatments, each with its own name, time and price.](/pictures/a-salons-price-list.webp)

## Six questions, in this order

Answer these for every service. Two or three sentences each will do.

1. **Is this my problem?** Describe the symptom or the occasion. “Selling a house and the buyer’s solicitor wants a certificate” is an occasion.
2. **What will you do?** The steps a customer would see, from first visit to last.
3. **How long, and how much upheaval?** Whether the water goes off. Whether they need a day off work.
4. **What does it cost, or what does the cost depend on?** A range with a reason beats silence.
5. **Why you?** One fact they can check: a registration number, a guarantee with a length, the years you have spent on this particular job.
6. **What do I do now?** A single action, and what you do once they have taken it.

## The same electrician, rewritten

This is the fuse box section of the new page. The prices are made up, like everything else about Brackenmoor; yours go in their place.

> **Fuse box keeps tripping, or failed a safety check?**
>
> If yours trips with no cause you can find, or still has fuse wire in it, it may need replacing (you may see this called a consumer unit upgrade). It may also be the toaster. We test before we quote, and if the fault is elsewhere we say so.
>
> **What happens.** Gareth visits, tests each circuit and leaves you a written price. On the day itself the power goes off at about nine and is back by four. Charge your phone, fill a flask and keep the freezer shut.
>
> **What it costs.** Most three-bedroom houses come to between £600 and £850, including VAT, parts and certificates. Poor earthing adds to that, and we tell you before we start.
>
> **Paperwork.** In England a new fuse box has to be notified to building control. We are registered to do that ourselves, and you receive both certificates, for the installation and for building control.
>
> **Next.** Text a photo of your fuse box to 07700 900 123, or ring 01632 960 123. Gareth replies the same day, sometimes late, if he has been up a ladder.

It is more than four times as long as the old list, and easier to read. Each line answers something the woman in Ossett was about to ask.

## What went in the bin

“Comprehensive range”, “solutions”, “pride ourselves”: each could be pasted into any other firm’s page without anyone noticing. Use that as the test. If a competitor in the next town could print the sentence unchanged, cut it, or add the fact that makes it yours.

- “Competitive prices” becomes a price.
- “Quality workmanship” becomes a six-year guarantee, provided you give one.
- “Fast response” becomes “ring before eleven and we usually come the same day”, provided you do.
- “No job too small” becomes your minimum charge. You will be glad of that on a Friday afternoon.

## A template to copy

```text
[The job, in the customer’s words]?

If [symptom or occasion], you may need [the proper name].
If it turns out you don’t, [what you do then].

What happens: [visit or call], then [the work], usually [how long].
Before we come, please [clear the room / send a photo / find last year’s figures].

What it costs: most [typical customers] pay between £___ and £___,
including VAT. It costs more when [the honest reason].

Why us: [registration number, guarantee, or years doing this job].

Next: [one action]. [Name] replies [when].
```

If the last line sends people to a form, make sure it is [a form they will finish](/blog/contact-forms-people-finish).

## Ask somebody who has just paid you

Show the draft to a customer who bought that very service last month, and ask what they had wondered before they rang. Whatever they mention that is missing goes on the page, in their words.

Start tonight with the one service you would like more of. The other six can wait until Thursday.
$md$, e'\n'),
  'published',
  (select id from public.blog_categories where slug = 'writing-for-the-web'),
  coalesce(current_setting('brand.owner', true), 'The studio'),
  '2026-10-06T06:30:00Z',
  6,
  null,
  array['Copywriting', 'Services Page', 'Trades', 'Enquiries'],
  'How to describe your services in the words customers use: six questions to answer, an electrician’s page rewritten, and a template to copy.',
  '2026-10-05T15:12:00Z',
  '2026-10-06T06:30:00Z'
)
on conflict (slug) do nothing;
alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
