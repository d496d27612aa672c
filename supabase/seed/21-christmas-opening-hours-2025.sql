-- The trigger is disabled for this post only, because it would set updated_at to the time of seeding.
alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
insert into public.blog_posts
  (title, slug, excerpt, content, status, category_id, author, published_at, read_time_minutes, featured_image_url, tags, seo_meta_description, created_at, updated_at)
values (
  'Christmas opening hours 2025: where to change them',
  'christmas-opening-hours-2025',
  'They live in more places than you think. The dates, and wording to paste in.',
  btrim($md$
Christmas Day falls on a Thursday this year, which makes for an untidy fortnight. Monday to Wednesday are ordinary working days for some and the whole of Christmas for others. Friday is Boxing Day. The weekend after it belongs to nobody, and then there are three more working days before New Year.

So customers will look you up more than usual, some of them from the passenger seat on the way. Half an hour today saves them a wasted trip, and saves you a review about it.

## The dates

In England, Wales and Northern Ireland the bank holidays are Thursday 25 December, Friday 26 December and Thursday 1 January 2026. Scotland has Friday 2 January as well. [GOV.UK keeps the list](https://www.gov.uk/bank-holidays).

Decide your hours for every day from Saturday 20 December to Sunday 4 January, including the days on which nothing changes. Here is the plan of a café in Hexham, which we have invented so that its owner can have a proper rest:

| Date | Sele Lane Café |
|---|---|
| Sat 20 – Mon 22 December | As usual, 8.30 to 4.30 |
| Tue 23 December | 8.30 to 6, for collecting cake orders |
| Wed 24 December | 8.30 to 1 |
| Thu 25 – Sun 28 December | Closed |
| Mon 29 – Tue 30 December | 10 to 3, short menu |
| Wed 31 December | 10 to 2 |
| Thu 1 – Fri 2 January | Closed |
| Sat 3 January | Open as usual again |

Two columns are enough. Write yours down before you touch a screen, because you are about to copy it into a dozen places.

## Google first

Many people will see Google’s panel and never reach your website, so start there. Sign in to the account that manages your Business Profile, search for your business by name, choose to edit the profile and find the hours. There is a separate place for holidays and special days. The labels move about, so look for “holiday hours” or “special hours”.

Three things are worth knowing:

- **Special hours leave the usual ones alone.** Don’t change your normal week for Christmas. You will forget to change it back, and in February you will still be closing at one on Wednesdays.
- **Confirm the ordinary days too.** Around a bank holiday Google may warn people that your hours could differ. Entering the hours for that date, even when they are the same as ever, usually makes the warning go.
- **Closed means the whole day.** For 24 December, enter the shorter hours instead.

Changes are often live within minutes, but they can be held for review. Do it this week rather than on Christmas Eve.

## Then everywhere else

Work down the list and tick as you go. Leave out whatever you don’t use.

- [ ] Google Business Profile, every date from the 20th to the 4th
- [ ] Apple Maps (through Apple Business Connect) and Bing Places
- [ ] Facebook and Instagram: the hours in the profile, and one pinned post
- [ ] Your website: a line at the top of every page, and the contact page
- [ ] The booking system: block the days, or it will cheerfully take appointments for Boxing Day
- [ ] Delivery and ordering apps
- [ ] Voicemail greeting
- [ ] Automatic email reply
- [ ] WhatsApp Business away message
- [ ] The door, in letters that can be read from a car

If you post parcels, look up the last posting dates on Royal Mail’s website and put your own cut-off a day or two earlier. That line belongs on the product pages, where people decide, as well as in the basket.

## Words you can paste

For the top of the website:

> **Christmas at Sele Lane:** open until 1 pm on Wednesday 24 December, closed Thursday 25 to Sunday 28, short hours Monday 29 to Wednesday 31. Closed again on 1 and 2 January; back to normal on Saturday 3.

For voicemail, spoken slowly:

> You’ve reached Sele Lane Café. We’re closed from one o’clock on Christmas Eve and open again at ten on Monday the twenty-ninth of December. If you’d like a cake for New Year’s Eve, leave your name and number and we’ll ring you that morning. Happy Christmas.

For the automatic email reply:

> Thank you for writing. The café is closed until Monday 29 December, and we’ll answer your message that day. If it can’t wait, ring 01632 960 118 after ten that morning. Nobody is near the phone before then; we are asleep.

Give dates with the day of the week, every time. “Closed over the Christmas period” tells nobody anything, and by the 27th hardly anyone knows what day it is.

## If you take emergencies

Plumbers, heating engineers, locksmiths and vets have a harder question: are you open on Christmas Day, or merely reachable?

Put in your hours only the times when somebody will answer. If you are on call on Boxing Day from nine to five, say nine to five. If your office is closed but the emergency number is staffed, mark the business closed and put the emergency arrangements where people will see them: in a Google post, at the top of the website and on the voicemail. State the call-out charge as well. A person standing in water on 26 December will pay a fair price gladly, and will resent the same sum as a surprise.

If you are not on call, name somebody who is. Two heating engineers in neighbouring valleys can cover a day each.

## Taking it down again

Put three reminders in your phone now.

1. **Wednesday 24 December, when you close:** switch on the automatic reply and the voicemail. Ring your own number to hear it.
2. **Monday 29 December, before you open:** change both of them for the New Year closure. Otherwise they will spend it promising people a date that has gone.
3. **Saturday 3 January, with a cup of tea:** remove the website line, unpin the post, restore the greeting. Search for your business and look at the hours the way a stranger would.

A banner that still wishes people a happy Christmas in the middle of February does little harm by itself. It does make them wonder what else you haven’t looked at. If yours needs a developer before it will change, make that your resolution: you should be able to alter [what local customers see](/local-seo) in a minute, or [ask somebody](/contact) who will.

Happy Christmas, when it comes. Leave the laptop shut.
$md$, e'\n'),
  'archived',
  (select id from public.blog_categories where slug = 'local-seo'),
  coalesce(current_setting('brand.owner', true), 'The studio'),
  '2025-12-02T07:30:00Z',
  6,
  null,
  array['Local SEO', 'Google Business Profile', 'Opening Hours'],
  'Update your Christmas and New Year opening hours for 2025: bank holiday dates, a checklist of every place to change, and wording to copy.',
  '2025-12-01T11:20:00Z',
  '2025-12-02T07:30:00Z'
)
on conflict (slug) do nothing;
alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
