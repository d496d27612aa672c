-- The trigger is disabled for this post only, because it would set updated_at to the time of seeding.
alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
insert into public.blog_posts
  (title, slug, excerpt, content, status, category_id, author, published_at, read_time_minutes, featured_image_url, tags, seo_meta_description, created_at, updated_at)
values (
  'How to move to a new website without losing your rankings',
  'move-to-a-new-website-without-losing-rankings',
  'A redirect map, a launch-day list and a few weeks of watching do most of it.',
  btrim($md$
Most old websites have a page in them that nobody remembers and that quietly brings in the work. Picture a boarding kennels near Hexham. The owner is proud of the new photographs and thinks of the site as five pages. Search Console, if anybody opened it, would show that a good part of the enquiries come through a plain little page from 2017 about what vaccinations a dog needs before its stay.

The new site has no such page. On launch day its address starts answering “not found”, and some weeks later the telephone is quieter and the redesign gets the blame.

The design is rarely at fault. Addresses are. A search engine knows your pages by their exact addresses, and a move goes well when every old one leads somewhere sensible. It is clerical work, best done before anyone opens a drawing program.

## List every address you have

Make a spreadsheet with one old address to a row. Gather them from several places, because no single one has them all:

1. **[Google Search Console](https://search.google.com/search-console).** Performance, then Pages, with the date range set as wide as it goes. Export it. These are the pages people found you by.
2. **Your sitemap**, generally at `/sitemap.xml`.
3. **A `site:` search** in Google with your domain after it. It is incomplete, and it turns up surprises.
4. **Your own paperwork:** QR codes on leaflets, the link in your email signature, your entries in trade directories, the booking link in your Google profile.
5. **PDFs.** Price lists and menus have addresses as well.

If you have never opened Search Console, do it today. It only begins to gather figures for you once your site has been added, and they are far more use when they start before the move than after it.

## Give each one a destination

Every row gets one of four fates: keep, move, merge or retire. This is part of the kennels’ map:

| Old address | Fate | New address |
|---|---|---|
| `/` | Keep | `/` |
| `/boarding.html` | Move | `/dog-boarding` |
| `/vaccinations-faq.html` | Move | `/before-your-dog-stays` |
| `/kennels.html`, `/runs.html` | Merge | `/our-kennels` |
| `/prices-2019.pdf` | Move | `/prices` |
| `/christmas-2016` | Retire | None, a proper “not found” |

The best fate is *keep*. If `/contact` works today, let it be `/contact` tomorrow; nobody ever hired a kennels for the elegance of its addresses.

Resist sending everything left over to the home page. A visitor who wanted vaccination rules and got a slideshow goes back to the search results, and Google may treat such a redirect as if the page were simply gone. Where nothing on the new site answers the same need, either write the page or let the old one go honestly.

## Turn the map into redirects

A redirect is a standing instruction: whoever asks for this, take them there. Ask for **permanent** ones, numbered 301 or 308, done by the server. On an Apache server the kennels’ look like this:

```apache
Redirect 301 /boarding.html /dog-boarding
Redirect 301 /vaccinations-faq.html /before-your-dog-stays
Redirect 301 /kennels.html /our-kennels
Redirect 301 /runs.html /our-kennels
Redirect 301 /prices-2019.pdf /prices
```

Other hosts have a settings screen or a file of their own; the pairs are the same. Two things catch people out:

- **Question marks.** Old addresses such as `/page.php?id=4` are not matched by rules as simple as those above. Point them out to whoever does the work.
- **Chains.** If an earlier redesign left redirects behind, aim the oldest addresses straight at the newest ones.

## Carry the words across

Page titles, headings and main text are a large part of what earned a page its place. Move the ones that work as they are, and improve them a month later. Change the address, the design and every word on one day, and if the traffic falls you will have three suspects and no evidence. If a title really is hopeless, [fix it with some care](/blog/page-titles-and-descriptions), but leave the earners alone until the dust has settled.

## Launch-day list

Choose a quiet weekday morning, with the person who built the site awake and reachable.

- [ ] A full copy of the old site is saved somewhere you control
- [ ] `/robots.txt` does not shut the whole site (see below)
- [ ] No page that matters carries a “noindex” tag left over from testing
- [ ] Every old address on the map has been tried, by hand or by script
- [ ] `http://`, `https://`, with `www` and without, all end up at one version
- [ ] The contact form has been sent, received and answered
- [ ] The phone number rings when tapped on a phone
- [ ] A made-up address shows a helpful “not found” page
- [ ] The new sitemap has been submitted in Search Console

The second line is there because test sites are hidden from search engines on purpose, and the hiding sometimes goes live with them. If your `robots.txt` says this, nothing else on the list matters until it is gone:

```text
User-agent: *
Disallow: /
```

One more, for moves that change where the domain is managed: **copy the email records before switching nameservers.** Websites move and the email stops more often than you would believe. Our piece on [email on your own domain](/blog/email-on-your-own-domain) shows which entries to look for.

## If the domain itself is changing

Do everything above, and three things besides. Redirect each old page to its own new page on the new domain. Use the Change of Address tool in Search Console, which is meant for a change of domain and not for a redesign on the same one. And go on paying for the old name: Google’s advice is to keep the redirects for at least a year, and we would keep them as long as you are in business, since leaflets outlive websites and nobody else should be answering to your old name.

## What to watch afterwards

| When | Look at |
|---|---|
| Day 1 | The ten busiest old addresses, on a phone, using mobile data |
| Week 1 | Search Console, Pages report, for new “Not found (404)” entries |
| Weeks 2 to 6 | Clicks for those ten pages against the same weeks last year |
| Month 3 | Whether enquiries, the figure that pays the bills, are back where they were |

Some wobble is normal while the search engine works through the new addresses, and nobody can promise you the length of it. A small site commonly settles within weeks. Compare with last year and not with last month, or a kennels that moves in September will blame the redesign for the end of the school holidays.

If one page has sunk and stayed down, ask first whether its old address redirects to its true successor, then whether the words came across. Those two questions account for most of the cases we are asked to look at, and the spreadsheet answers both. Keep it. There will be another redesign.
$md$, e'\n'),
  'published',
  (select id from public.blog_categories where slug = 'domains-and-hosting'),
  coalesce(current_setting('brand.owner', true), 'The studio'),
  '2026-06-16T06:30:00Z',
  6,
  null,
  array['Website Migration', 'Redirects', 'Search Console', 'SEO'],
  'Moving to a new website? How to list your old pages, map the redirects, avoid a forgotten noindex and check Search Console so your rankings survive.',
  '2026-06-15T13:20:00Z',
  '2026-06-16T06:30:00Z'
)
on conflict (slug) do nothing;
alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
