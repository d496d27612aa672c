-- The trigger is disabled for this post only, because it would set updated_at to the time of seeding.
alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
insert into public.blog_posts
  (title, slug, excerpt, content, status, category_id, author, published_at, read_time_minutes, featured_image_url, tags, seo_meta_description, created_at, updated_at)
values (
  'Local SEO for trades, in the order that pays',
  'local-seo-for-trades',
  'Four evenings and two habits that get a trade onto the map in its own town.',
  btrim($md$
It is ten past seven on a Sunday evening in Cheadle Hulme and the boiler has locked out. The woman in front of it has two children to bath and a phone in her hand. She types “boiler repair stockport”. What she sees in the next minute decides whose van is outside on Monday.

There will be adverts, then a map with a short list of firms, then the ordinary results. She goes to the map, because it shows stars and who is open. She taps a name, looks at two photographs, reads the worst review, then opens the website to check that this firm mends her make of boiler and comes to her side of town. Only then does she ring.

Local SEO is the work of being on that short list and of not losing her at any of those taps. Here it is in the order we would do it with two vans and nothing but evenings to spare.

## What you can move, and what you can’t

Google’s help pages give three reasons why one local business is shown above another: how well it matches the search, how far away it is, and how well known it appears to be.

Distance is fixed. A heating firm based in Stockport has a fair chance in Cheadle Hulme. In Altrincham, an equally good firm from Altrincham starts ahead, and no monthly fee changes that. Renting a mailbox in Altrincham makes matters worse, because Google’s rules forbid it and profiles are suspended for it.

So the evenings go on the other two: the match and the reputation.

## The order that pays

| When | Job | What it does |
| --- | --- | --- |
| Evening 1 | Finish the Google profile | Decides whether you are considered at all |
| Evening 2 | Make your details agree everywhere | Removes doubt, and wrong numbers |
| Evening 3 | One page for the job you want most | Gives Google and the caller something exact to match |
| Evening 4 | Ten photographs of your own work | Shows there is a real firm behind the name |
| Every week | Ask for reviews | Builds the reputation half |
| Every month | Earn one local mention | The same, more slowly |

Two things are missing on purpose: writing three blog posts a week, and paying somebody £49 to put you in four hundred directories.

## Evening one: the profile

The free Google Business Profile feeds the map, so it comes first. Our guide to [setting it up properly](/blog/google-business-profile-set-up-properly) goes through every field. With only half an hour, look at the category, the hours and the area.

The main category should be the work you want more of, which may no longer be the work you started in. A firm that lives off boilers but is still listed as “Plumber” is answering the wrong question; “Heating contractor” is nearer. The hours should be true, including who picks up on a Sunday. And the service area should be the towns you would really drive to for one call-out, which for most people is fewer than they first write down.

## Evening two: one set of details

Write your details once, keep them in a note on your phone, and paste from it for ever.

```text
Name:   Copperkettle Heating
Phone:  0161 496 0142
Web:    copperkettleheating.example
Base:   Stockport (we travel to you)
Area:   Stockport, Cheadle, Marple
Hours:  Mon–Fri 8am–6pm, Sat 9am–1pm
Sunday: emergencies, 10am–8pm
```

Then search for your own business name, and separately for every phone number you have ever used. Fix each listing that disagrees: your trade register entry, Facebook, Yell, the maps that Apple and Bing run, the directory you joined once and forgot. An old mobile number on a boiler maker’s installer list loses you real calls long before it does anything to your ranking.

## Evening three: one page, one job

Here is a page that tries to be about everything:

> We offer a comprehensive range of plumbing and heating services throughout the North West at competitive prices.

And here is the same firm writing for one reader:

> **Boiler repairs in Stockport, Cheadle and Marple.** We mend Vaillant, Worcester and Ideal boilers and carry the parts that fail most often. Ring before 3pm on a weekday and we usually come the same day. £85 including VAT covers the visit and the first hour. If we can’t find the fault, you pay nothing.

The second contains the words she typed without being arranged around them, and it answers what she opened the website to find out. [Writing a services page](/blog/writing-a-services-page) has the full method.

Make a page for each job you want more of: repairs, servicing, landlord certificates, new boilers. Resist making twelve copies with only the town swapped. Google calls such copies doorway pages and treats them as spam, and customers can smell them.

A page about Marple is worth having when it says things that are only true in Marple. Jobs you did there, with photographs. The back boilers still hiding behind gas fires on one particular estate. The lane your long-wheelbase van can’t get down.

## Evening four: photographs

Stock pictures of smiling men in clean overalls convince nobody. Ten plain ones from your phone will do: the van with its lettering, you at work, a before and an after, the tidy pipework you are privately proud of. Put them on the profile and on the page they belong to.

Ask before you photograph somebody’s home, and keep house numbers, letters on the side and alarm panels out of the frame.

## The slow half: being known

Reviews do the most here, and steady beats sudden. [How to ask for reviews](/blog/how-to-ask-for-reviews) has wording you can send tonight.

After that come mentions. Somewhere near you are websites that would name you if you asked: the boiler maker’s installer finder, the letting agent you do certificates for, the merchant with a page of local installers, the cricket club whose sight screen you paid for. We would take one link from that club’s sponsors page over all four hundred directories, because somebody in Stockport might actually follow it.

## How to tell that it is working

Don’t judge by searching from your own kitchen. Results change with the place you are standing and what you have looked at before, so you mostly learn how Google sees you at home.

Keep a tally instead. Ask every new caller how they found you and put a mark on a sheet in the van. Once a month, read the profile’s own figures for calls and website taps, and the phrases listed in [Search Console](https://search.google.com/search-console). Compare November with last November. A heating firm that compares it with June will always feel like a genius.

## Copy this

- [ ] Main category, hours and service area on the profile are true today
- [ ] One note of details on the phone, and every listing agrees with it
- [ ] One page for the best-paying job, with area, makes, timing and price
- [ ] Ten photographs of our own work, on the profile and on the page
- [ ] A review request goes out with every invoice
- [ ] A tally sheet in each van

If you would rather somebody else spent the evenings, [local SEO is part of what we do](/local-seo). If you are doing it yourself, begin with the category. It takes four minutes and nothing else on the list does as much for so little.
$md$, e'\n'),
  'published',
  (select id from public.blog_categories where slug = 'local-seo'),
  coalesce(current_setting('brand.owner', true), 'The studio'),
  '2026-11-17T07:30:00Z',
  7,
  null,
  array['Local SEO', 'Google Maps', 'Trades', 'Service Pages'],
  'A practical order of work for trades who want more local calls: profile, details, one good page, photographs, reviews and a tally sheet.',
  '2026-11-16T14:05:00Z',
  '2026-11-17T07:30:00Z'
)
on conflict (slug) do nothing;
alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
