-- The trigger is disabled for this post only, because it would set updated_at to the time of seeding.
alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
insert into public.blog_posts
  (title, slug, excerpt, content, status, category_id, author, published_at, read_time_minutes, featured_image_url, tags, seo_meta_description, created_at, updated_at)
values (
  'The About page people read before they ring',
  'the-about-page-people-read',
  'They have one question: who will turn up? Five paragraphs to fill in tonight.',
  btrim($md$
By the time people open your About page they have usually seen the prices. They are close to ringing, and one thing still holds them back: who, exactly, is going to turn up?

Take a mother in Kendal, choosing a driving instructor for her daughter. She has three websites open. The lessons differ by two pounds an hour, all three schools promise patience, and all three show a small red car. The year each business was founded is of no use to her. She wants to know who will be sitting beside a seventeen-year-old for forty hours.

## What a reader comes to check

Her questions hardly vary from trade to trade:

- Is there a person here, with a name?
- Are they qualified, and can I check that for myself?
- Do they work where I live, with people like me?
- What will they be like to deal with?
- Is this a real business, with an address, if something goes wrong?

Now see how a typical page answers.

> Established in 2011, Lane & Fell is a family-run driving school passionate about delivering first-class tuition. Our dedicated team prides itself on a tailored approach, and goes the extra mile to help every pupil achieve their goals.

One date, one claim about a family, and not a single answer from the list above.

## The same school, with the person put back

Lane & Fell does not exist, but this is how its owner talks when you ask her what she does.

> I’m Ruth Lane, and I have taught people to drive in and around Kendal since 2011. I am a DVSA approved driving instructor. The green badge in my windscreen carries my photograph and my number, and you are welcome to look at it before the first lesson.
>
> Most of my pupils are in the sixth form. A few are past fifty and learning because a husband or wife has had to give up driving; I am fond of those lessons.
>
> I teach in a manual car with dual controls, and I collect from anywhere between Staveley and Milnthorpe. I don’t teach automatics. Nor do I shout.
>
> If we turn out not to suit each other, tell me after the first lesson and you owe me nothing. Text me on 07700 900 164. I answer after seven, when the last pupil has gone home.

It has a name, something to check, the places she covers, and an admission that some people should go elsewhere. “I don’t teach automatics” spares Ruth some calls she could only have turned down, and it makes her other sentences easier to believe.

## Evidence, by trade

“Fully qualified” asks for trust. A number that can be looked up earns it. This is what counts in some common trades, and where a customer can check:

| Trade | What to state | Where it can be checked |
|---|---|---|
| Gas engineer | Gas Safe registration number | The Gas Safe Register, and the back of your ID card for the kinds of work covered |
| Electrician | Your competent-person scheme and number | The scheme’s own website |
| Driving instructor | Approved driving instructor, or trainee | The badge in the windscreen: green if approved, pink if a trainee |
| Accountant | Your body (ICAEW, ACCA, AAT) and your status in it | The body’s directory. Anyone in the UK may use the word “accountant” |
| Café | Food hygiene rating and its date | The Food Standards Agency’s website; in Scotland, the Food Hygiene Information Scheme |
| Dog groomer | Qualification, insurer, first-aid training | On your wall, framed. Grooming needs no licence, so proof stands out |

Reviews belong here too: two or three that mention you by name and say what happened. If yours all read “great service”, [asking in a better way](/blog/how-to-ask-for-reviews) helps.

## “I” or “we”?

If you work alone, write “I”. A one-person firm that says “our team” sets up an awkward moment on the doorstep. If there are four of you, name all four and give each a sentence: what they do, and the thing regulars ask them about. A salon in Truro might write, “Jory cuts curly hair and nothing else on Wednesdays.” Somebody with curly hair is going to book a Wednesday.

## Five paragraphs to fill in

Copy this into a note on your phone and answer it as though a new neighbour had asked.

```text
1. Who:    I’m ______, and I ______ for ______ in and around ______.
2. Proof:  I trained / registered with ______ (number ______).
           You can check at ______.
3. Fit:    Most of my customers are ______. I also enjoy ______.
           I don’t do ______; for that, try ______.
4. Manner: When I come to you, I ______. If something goes wrong, I ______.
5. Next:   The best way to reach me is ______. I answer ______.
```

Somewhere around 250 words is plenty. How you came to the trade may have two sentences, if they explain something about how you work today. Your grandfather’s workshop qualifies if you still use his bench.

## The photograph

Use a real one, of you, doing the work or just about to. A phone held by a friend beside a window is good enough. Wear what you turn up in, because the picture has a practical job: the customer should recognise the person at the door. Bought-in pictures of smiling people in spotless hard hats do the reverse, and anybody can find the same faces on a roofer’s site in Ohio.

## The details the law wants nearby

They are dull and they belong in the footer, but careful people look for them. A limited company’s website must give its registered name and number, its registered office address and the part of the UK in which it is registered. If you are registered for VAT, give the VAT number. A sole trader with a trading name should add their own name and a business address. The rules depend on how you are set up, so check at [GOV.UK](https://www.gov.uk/) or ask your accountant, particularly if your business address is also your home.

## What can go

Cut the mission statement. Cut the “values”, unless one of them has ever cost you money. Cut the badge of an award you paid to enter, and the timeline, which only you will read. The space is better spent on a way to get in touch: the end of this page is where people decide, so the phone number belongs there as well as on [your homepage](/blog/what-your-homepage-must-say).

Then read the page aloud to somebody who knows you. Wherever they laugh and say “you’d never talk like that”, write down what they think you would have said.
$md$, e'\n'),
  'published',
  (select id from public.blog_categories where slug = 'writing-for-the-web'),
  coalesce(current_setting('brand.owner', true), 'The studio'),
  '2026-07-21T06:30:00Z',
  6,
  null,
  array['Copywriting', 'About Page', 'Trust'],
  'What customers look for on a small firm’s About page, a driving school’s page rewritten, proof that can be checked, and a template to fill in.',
  '2026-07-20T10:40:00Z',
  '2026-07-21T06:30:00Z'
)
on conflict (slug) do nothing;
alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
