-- The trigger is disabled for this post only, because it would set updated_at to the time of seeding.
alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
insert into public.blog_posts
  (title, slug, excerpt, content, status, category_id, author, published_at, read_time_minutes, featured_image_url, tags, seo_meta_description, created_at, updated_at)
values (
  'Set up your Google Business Profile once, and properly',
  'google-business-profile-set-up-properly',
  'A dog groomer’s profile filled in field by field, with the reason for each.',
  btrim($md$
Below is a complete Google Business Profile for a business that does not exist. Soggy Spaniel Mobile Grooming is one woman and one van with a bath in it, working out of Kendal. Filling the profile in would take her about an hour. Read it first; the reasons follow.

| Field | What she enters |
| --- | --- |
| Name | Soggy Spaniel Mobile Grooming |
| Main category | Pet groomer |
| Other categories | None |
| Address | Her home in Kendal, hidden from the public |
| Service area | Kendal, Burneside, Staveley, Windermere, Levens, Milnthorpe |
| Hours | Tue–Fri 9am–5pm, Sat 9am–1pm |
| Special hours | 24 December 9am–noon; closed 25 December to 2 January |
| Phone | 01632 960 326 |
| Website | https://soggyspaniel.example |
| Services | Full groom, bath and brush, hand stripping, nails, puppy’s first visit: each with a price |
| Opened | March 2019 |

And the description, which may run to 750 characters:

> A warm van with a bath, a quiet dryer and one groomer, parked on your own drive in Kendal, Windermere or the villages between. One dog at a time from start to finish, usually about ninety minutes, with no cages and no waiting room. Good with nervous, elderly and extremely woolly dogs. Qualified, insured, and happy to stop for a cuddle. Prices are on the website and include nails and ears. We bring our own water and power; all we need is somewhere to park. Please book ahead, because Saturdays go first.

## Before you type anything

Search Google for your business name and town. A profile may already be there, assembled by Google from other sources or started by a customer. If so, claim it. A second profile for the same business splits your reviews and can get both suspended.

Use a Google account that belongs to the business, not to the nephew who is good with computers. Then add one other person you trust as a second owner. People change phones, fall out and forget passwords, and getting back into a profile nobody can open is slow work.

Once you are in, there is no separate website to learn. Signed in to that account, search Google for “my business” or for your own name, and the editing buttons appear above the results.

## The name is what the van says

Google wants the name you use in real life. “Soggy Spaniel – Best Dog Groomer Kendal & Windermere” may lift her for a while, and you will certainly find rivals who do it. Anyone can report it, though, and a suspended profile takes its reviews down with it. We would not bet seven years of reviews on an adjective.

## Category: one that fits, few that nearly do

The main category does more than any other field to decide which searches you can appear for. Finish the sentence “This business is a…” and pick the nearest entry in Google’s list. Ignore “This business also has a…”.

Google allows up to nine more and asks you to use as few as you honestly need. A hair salon in Truro with a nail technician three days a week can add “Nail salon”. A salon that sells nail varnish at the till cannot.

## Show the address, or hide it

If customers come to you, show the address and drag the pin to the right door. If you go to them, hide it and list your service area: at the time of writing, up to twenty towns or postcodes, covering no more than about two hours’ drive from where you start. A garage in Wrexham that also does roadside recovery may do both. Mailboxes and unstaffed virtual offices are against the rules.

Naming a far-off town is not a way of ranking there. List the places you would be glad to be called to on a wet Thursday.

One caution for people who work from home: hiding the address on Google changes nothing about what the law asks you to show on a website or an invoice. [GOV.UK](https://www.gov.uk/) has those rules for companies and sole traders.

## Hours, especially the odd ones

Wrong hours earn one-star reviews from people sitting in car parks. Set the ordinary week, then use special hours for every bank holiday, including those when you are open as usual. Without them, Google warns searchers that your hours might differ. It is November: put Christmas in tonight.

## Services, prices and photographs

List services in the customer’s words, with a price or a “from”. Leave out anything you would rather not be rung about.

Five honest photographs beat one perfect logo. Show the outside as somebody arriving would see it, the inside or the van, the person who will turn up, and work you have done. Customers can add pictures of their own, which is one more reason for yours to be good.

The website link should go to the page that carries on the conversation. Usually that is the homepage, provided it says [what a homepage must say](/blog/what-your-homepage-must-say).

## Proving you are real

Google chooses how to verify you, and the choice is often a video: one continuous take on your phone, no cuts. Plan a route that shows three things.

1. Where you are. A street sign, the shopfront, the view from your drive.
2. That the business exists. The lettered van, the grooming table, the stock, the tools.
3. That you run it. Unlock the van or the shutter, open the till, step behind the counter.

Keep faces, bank details and customers’ paperwork out of shot. The check can take several days, and a refusal usually means something was not visible, so film it again with more light. Some businesses are still offered a call, a text, an email or a postcard. Leave the name and address alone while you wait.

## Fields you can stop looking for

Older guides mention some that have gone. The free website Google used to make from a profile closed in 2024, and chat went the same year. The public questions and answers have since been withdrawn too. Google rearranges this furniture often; when a guide and your screen disagree, believe the screen.

## Ten minutes a month

Anyone can suggest a change to your profile, and Google sometimes accepts it before you notice. So look in regularly.

- [ ] Name, phone, hours and pin still correct
- [ ] Special hours set for the next two months
- [ ] Every new review answered ([here is how to get more of them](/blog/how-to-ask-for-reviews))
- [ ] One new photograph
- [ ] Prices still true
- [ ] Only the right people listed as owners and managers

If the profile is ever suspended, do not make a new one. Put right whatever broke the rules, gather proof such as an insurance certificate and a picture of the van, and appeal through Google’s help pages.

For what comes after the profile, [local SEO for trades](/blog/local-seo-for-trades) sets out the rest in order. But the profile first: an hour this week, then ten minutes on the first Monday of the month, with an alarm set on your phone so that it happens.
$md$, e'\n'),
  'published',
  (select id from public.blog_categories where slug = 'local-seo'),
  coalesce(current_setting('brand.owner', true), 'The studio'),
  '2026-11-03T07:30:00Z',
  6,
  null,
  array['Google Business Profile', 'Local SEO', 'Opening Hours', 'Checklists'],
  'How to fill in every field of a Google Business Profile, what Google forbids, how verification works, and a ten-minute monthly check.',
  '2026-11-02T16:40:00Z',
  '2026-11-03T07:30:00Z'
)
on conflict (slug) do nothing;
alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
