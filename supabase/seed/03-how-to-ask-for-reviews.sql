-- The trigger is disabled for this post only, because it would set updated_at to the time of seeding.
alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
insert into public.blog_posts
  (title, slug, excerpt, content, status, category_id, author, published_at, read_time_minutes, featured_image_url, tags, seo_meta_description, created_at, updated_at)
values (
  'How to ask for reviews without feeling awkward',
  'how-to-ask-for-reviews',
  'One sentence to say, three messages to send, and the ways the law now forbids.',
  btrim($md$
“That’s lovely, thank you so much.” “No problem at all.” Both of you mean it, the door closes, and nothing whatever appears on Google.

Most owners dislike asking. It feels like fishing for a compliment. It gets easier once you have a sentence you can say without blushing, and once you know which ways of asking are fair, because some very common ones are not.

## Ask everybody, at the same moment

Pick one point in every job and ask there, whoever the customer is. For a salon in Truro it may be the text that confirms the next appointment. For a driving instructor it is the evening after the test, pass or fail. For a boiler engineer it is the message with the invoice.

Ask everybody, including the ones who grumbled. Choosing only the delighted ones is against Google’s review policy, and the Competition and Markets Authority regards it as cherry-picking. It is also more work. A rule you apply to everyone needs no judgement at half past five on a Friday.

## What to say out loud

Say it once, plainly, and let it go:

> “I’ll text you the receipt. There’s a link in it to leave us a review. We ask everyone, and it really does help people find us. Say what you like.”

“We ask everyone” takes the pressure off. “Say what you like” means it.

## What to send

Sign in to Google, search for your business name, and choose the option to ask for reviews. You get a short link and a QR code. Paste the link into one of these.

A text message:

> Hi Priya, thanks for coming in today. If you have a minute, an honest review helps other people choose: (link). No need to reply. Kerensa, The Gilded Comb

An email, under the receipt:

> **Your receipt, and one small request**
>
> Hello Mr Okafor,
>
> Your receipt is attached. We ask every customer for a review, good or bad, because that is how new people choose. It takes about two minutes: (link)
>
> Whatever you write, if something isn’t right with the job, ring me on 01632 960 188 and I’ll come back.
>
> Dave, Pilchard & Sons Heating

And a card, for customers who don’t do texts, with the QR code on the back:

> **How did we do?** Point your phone at the square and tell us, and everyone else. Honest reviews only, please. We read every one.

Send it the same day or the day after. One reminder a week later is reasonable. Two is a nuisance.

## Fair and unfair ways of asking

Google tightened its wording in April 2026, so some of the advice still circulating is out of date.

| Tempting idea | Fair? | Why |
| --- | --- | --- |
| £5 off the next cut for a review | No | Any reward is barred, even for an honest opinion |
| A prize draw among reviewers | No | The same reward, spread thinner |
| A survey first, and the link only for happy people | No | It filters out criticism |
| “Please mention Kerensa by name” | No | You may not ask for particular content, or for staff to be named |
| A target of five reviews a week for each stylist | No | Google now bars quotas for staff |
| Handing over a tablet at the till | Avoid | People must not feel pressed while they are on the premises |
| A card with a QR code to take home | Yes | They choose when, and whether |
| Your sister, your staff, your accountant | No | They are not customers speaking freely |
| A refund if the bad review comes down | No | Buying silence counts as an incentive |

A refund because the work was poor is fine. Just don’t tie it to the review.

## What British law adds

Since 6 April 2025 the Digital Markets, Competition and Consumers Act 2024 has banned fake reviews, and reviews that conceal the fact that somebody was rewarded for them. The ban covers commissioning them as well as writing them, so “our marketing company did it” is no defence worth relying on. The CMA can impose fines itself.

The rules also reach the reviews you show on your own website. If you display six glowing ones, they should be real and recent, and should not give a false picture of the whole. The CMA’s [fake reviews guidance](https://www.gov.uk/government/publications/fake-reviews-cma208) is readable, and includes a short guide for businesses that publish reviews.

Then there are the texts and emails themselves. A message asking for a public review can count as marketing, depending on what it says. The cautious way is to mention it when you take the number (“we send one message afterwards, is that all right?”), to keep offers out of it, and to keep a list of people who said no. The [ICO’s website](https://ico.org.uk/) has the detail.

## Answering what arrives

You are writing for the next customer, who is reading over everybody’s shoulder.

**For a good one**, be short, pick up something they mentioned, and don’t sell:

> Thanks, Tom. The roundabout at the hospital frightens everybody; you stopped minding it in about a week. Enjoy the Fiesta.

**For a fair complaint**, own it and move it to the phone:

> You’re right, we were forty minutes late and nobody rang you. I’m sorry. We now text when the job before overruns. I’d like to put this right: 01632 960 188, ask for Dave.

**For somebody you can’t place**, stay calm:

> We can’t find a booking under this name, and we’d like to help if something went wrong. Please ring 01632 960 188. If this was meant for another salon, could you check?

Leave out anything private: what treatment they had, what they owed, how many times they failed the test. Write nothing for an hour if you are angry.

If a review breaks the rules, because it is abusive or plainly about another business, report it from your profile. Google decides, often slowly. A harsh opinion from a real customer stays, and one of those among twenty kind ones makes the kind ones more believable.

## A rhythm you can keep

1. Save the text message as a shortcut on your phone tonight.
2. Put the link at the bottom of the invoice or the booking confirmation.
3. Every Friday, answer the week’s reviews. Ten minutes, tea optional.
4. Every month, read them together. If three people mention the parking, fix the parking.

A steady trickle looks like what it is, a business with customers. Forty reviews in one weekend look like something else, and Google’s filters may think so too.

Reviews then feed your place on the map, which is a longer subject: see [local SEO for trades](/blog/local-seo-for-trades), or first make sure the [profile they land on](/blog/google-business-profile-set-up-properly) is in order.

This article is general information, not legal advice.
$md$, e'\n'),
  'published',
  (select id from public.blog_categories where slug = 'local-seo'),
  coalesce(current_setting('brand.owner', true), 'The studio'),
  '2026-08-18T06:30:00Z',
  6,
  null,
  array['Reviews', 'Google Business Profile', 'Customer Service', 'Consumer Law'],
  'Ready-made wording for asking customers for Google reviews, what the rules allow in 2026, and replies to good, bad and baffling ones.',
  '2026-08-17T13:20:00Z',
  '2026-08-18T06:30:00Z'
)
on conflict (slug) do nothing;
alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
