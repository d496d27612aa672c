-- The trigger is disabled for this post only, because it would set updated_at to the time of seeding.
alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
insert into public.blog_posts
  (title, slug, excerpt, content, status, category_id, author, published_at, read_time_minutes, featured_image_url, tags, seo_meta_description, created_at, updated_at)
values (
  'Choosing a domain name you will not regret',
  'choosing-a-domain-name',
  'Ring a friend, say the name and ask them to type it. Then see which ending to buy.',
  btrim($md$
Ring a friend, read out the web address you are thinking of buying, and ask them to type it. Offer no spelling, no “with a dash”, no “the number four”. If what they type is what you meant, the name is worth keeping on the list. If they say “sorry, how’s that spelt?”, every customer who hears it over the noise of a van will say the same, for as long as you trade.

A domain name costs little to buy and a great deal to change, because it ends up on the van, the invoices, the shop sign and in other people’s phones. It deserves an evening.

## Five names, one phone call

Here is the call made for an invented heating engineer in Rochdale called Joan Hartley. We are judging only the part before the dot.

| Name | What the friend types | Our view |
|---|---|---|
| `kwik-fix-plumbing4u` | “Quick? Dash? For or four?” | Four chances to go astray |
| `jhphs` | “Was that an F?” | Initials vanish on the phone |
| `hartleyheating​andplumbing​rochdale` | Right, eventually | Will not fit on the van |
| `rochdaleboilers` | Right first time | Awkward once she fits bathrooms in Bury |
| `hartleyheating` | Right first time | Hers, short, room to grow |

The winner is usually the name customers already say, plus the trade if the name alone could be anything. Keep to letters where you can: a hyphen has to be explained aloud, and a digit has to be explained twice. Then write the whole thing in lower case with no gaps and show it to a teenager. If the joined-up words spell something unfortunate, a teenager will find it.

People ask whether squeezing the town or the trade into the name helps them rank. We would not give up a good name for it. Search engines judge the pages far more than the label on the door, and [the work that moves a local business up the map](/blog/local-seo-for-trades) lies elsewhere.

## Which ending to buy

**`.co.uk`** is what British customers type without thinking, and our first choice for anyone who serves people in the UK.

**`.uk`** is shorter and perfectly respectable, and it is a separate registration. Holding one gives you no claim on the other. If both are free, buy both, print one of them everywhere and let the other forward to it.

**`.com`** earns its fee if you sell abroad, or if you would mind a stranger having it.

**`.scot`, `.wales`, `.cymru` and `.london`** suit a business whose place is part of what it sells. Expect a few customers to type `.co.uk` from habit.

**Trade and novelty endings** exist by the hundred. Look at the renewal price before the first-year offer, since the two can be far apart.

A country ending tells a search engine which country you are aiming at. Beyond that, we know of no advantage in ranking to one ending over another. There is one combination to walk away from: the `.uk` of a name whose `.co.uk` belongs to somebody in your trade. You would be paying to send them your customers.

## Four searches before you pay

“Available” means that nobody has registered that exact string of characters. It is not permission to trade under the name.

1. **Companies House.** Look for the same or a very similar name in your line of work. Sole traders do not appear there, so an empty result proves only so much.
2. **Registered trade marks.** The [official search on GOV.UK](https://www.gov.uk/search-for-trademark) is free. Try the sound of the name as well as the spelling.
3. **An ordinary web search**, with your trade and your county added. Then Facebook and Instagram, where plenty of small firms live without a website.
4. **The name’s past.** Type it into the Internet Archive’s Wayback Machine. Domains get dropped and resold, and you want to know if yours spent three years as a casino.

If a registered mark comes close to your name in a similar line of business, speak to a solicitor or a trade mark attorney before you speak to the sign-writer. This is general information, not legal advice.

## Make sure it is registered to you

The costliest mistakes we meet have nothing to do with the word chosen. They concern whose details went on the form. The person or business recorded as the *registrant* holds the right to the name. When that is a former business partner, or the nephew who did the first website, it is they who decide where your customers land.

If anyone registers a domain on your behalf, send them this first:

> Please register the domain with [my full name, or my company’s registered name] as the registrant, and my own email address as the contact. Could you confirm in writing which registrar you use, when the name renews and at what price, and that you will release it to me on request if we stop working together, with the cost of doing so, if any?

Nobody honest minds that email. A domain comes inside our own monthly price, so [put the same questions to us](/contact).

Already have a name and no idea who holds it? The lookup on [Nominet’s site](https://www.nominet.uk/) shows the registrar and the renewal date of any `.uk` name, though personal details are usually hidden. Start with the registrar. And if you come to move a `.uk` name from one registrar to another, follow today’s instructions instead of an old forum post: for years it was done by changing a label known as the tag, and Nominet is replacing that with a transfer code, at the time of writing expected in 2027.

## Keep a card in the drawer

A `.uk` name that goes unrenewed currently stops working about a month after it expires, taking the email with it, and roughly two months after that it is lost and open to anybody. Reminders go to the address on file, which is often one that nobody has opened since the last website.

So write it down. This is Joan’s card, filled in:

```text
Domain        hartleyheating.example
Registrant    Hartley Heating Ltd (mine)
Registrar     Company, login, my email
Renews        14 March 2028, automatic
Pays with     Card ending 4471, exp 09/27
DNS kept at   Same registrar
Website at    Host, phone, contract no.
Email at      Provider, admin login
Checked       27 October 2026
```

Read lines four and five again. The renewal is automatic, and the card that pays for it expires nearly six months earlier. Joan would have found out on the morning the website and the email stopped together. Copy the headings, fill in your own, and compare those two dates before you put the card away; after that you can give some thought to [email on the new name](/blog/email-on-your-own-domain).
$md$, e'\n'),
  'published',
  (select id from public.blog_categories where slug = 'domains-and-hosting'),
  coalesce(current_setting('brand.owner', true), 'The studio'),
  '2026-10-27T07:30:00Z',
  6,
  null,
  array['Domain Names', 'Small Business', 'Branding', 'Nominet'],
  'How to choose a domain name for a small UK business: test it by phone, weigh .co.uk, .uk and .com, check trade marks and register it as yours.',
  '2026-10-26T14:05:00Z',
  '2026-10-27T07:30:00Z'
)
on conflict (slug) do nothing;
alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
