-- The trigger is disabled for this post only, because it would set updated_at to the time of seeding.
alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
insert into public.blog_posts
  (title, slug, excerpt, content, status, category_id, author, published_at, read_time_minutes, featured_image_url, tags, seo_meta_description, created_at, updated_at)
values (
  'Contact forms people finish',
  'contact-forms-people-finish',
  'Short, kind to thumbs, sure to arrive, and clear about what happens after Send.',
  btrim($md$
Fill in your own contact form tonight. Do it on your phone, standing up, with one thumb, while somebody talks to you. That is how your customers do it: in a school car park, or beside a boiler that has just started making a noise.

Count the boxes. Note every time you have to think, scroll back or type something twice. Then press Send and watch what happens, and whether anything arrives.

## Ask for what you need to reply

A form has a small job. It should let you answer the person, and tell you enough to answer usefully. Everything else can be asked in the conversation that follows.

| Field | Verdict | Why |
|---|---|---|
| Name | Keep, in one box | Two boxes are one more tap, and not everybody’s name divides neatly |
| Phone or email | Keep the one you really reply by | Make the other optional, and say so |
| Message | Keep | Give it room: five lines at least |
| Postcode | Keep if you travel to people | A whole address can wait until you book the job |
| Preferred date | Only if you can honour it | Otherwise it is a disappointment with a calendar attached |
| Type of service | Sometimes | Four choices at most, including “Not sure” |
| Title (Mr, Ms, Dr) | Drop | You will not use it |
| Email a second time | Drop | People paste the same mistake |
| How did you hear about us? | Drop | Ask on the phone; you will get a better answer |

For every box that survives, finish this sentence: “We ask because…”. If the ending is “it might be useful”, out it goes.

## A whole form, from a groomer in Ayr

Fern runs a business that exists only in this article, called Tidy Paws of Ayr. Her first form had eleven fields, among them the dog’s date of birth. This is what is left:

```text
Book a groom, or ask a question

Your name
[                              ]

Mobile number
I reply by text.
[                              ]

Breed and rough size
For example: cockapoo, about 12 kg
[                              ]

What would you like done?
[                              ]
[                              ]

Photo of the coat (optional)
[ Choose a photo ]

[ Send to Fern ]

I reply by 8 pm, Tuesday to Saturday.
In a hurry? Ring 01632 960 147.
```

Four boxes and a photo, and the picture often tells her more than the other seven questions did. Every box has its label above it, in plain sight. Grey hint text inside a box is no substitute: it vanishes as soon as you type, just when you wonder what the box was for. The button says what will happen, and to whom. The phone number sits underneath for those who dislike forms.

## Let the phone do the typing

Phones can bring up the right keyboard and fill in a name, a number or an email at a tap, as long as the form tells them what each box is. It takes whoever looks after your site a few minutes. Send them this:

| Field | Input type | Autocomplete value | Be generous about |
|---|---|---|---|
| Name | `text` | `name` | Any length, any letters, hyphens |
| Mobile | `tel` | `tel` | Spaces, brackets, +44 |
| Email | `email` | `email` | A stray space at the end |
| Postcode | `text` | `postal-code` | Small letters, a missing space |

The last column matters most. A form that rejects “07700 900 147” because of the spaces is making the customer do the computer’s work.

## Say what went wrong, in words

Errors happen at the worst moment, when somebody thought they had finished. A good message says which box, what is the matter and how to mend it. It also leaves everything else as it was typed.

- Before: “Invalid input.” After: “This mobile number is one digit short. Please check it.”
- Before: “Required field.” After: “Tell us your postcode so that we can say whether we cover your area.”
- Before: “An error occurred.” After: “We couldn’t send this just now. Your message is still here: try again, or ring 01632 960 147.”

Put each message next to its box, in text. Red alone is lost on a good many people, and [the Equality Act](/blog/website-accessibility-and-the-equality-act) gives you a further reason to care.

## After Send

“Thank you for your submission” tells people that a machine is pleased. They would like to know whether it worked, when they will hear, and what to do if it can’t wait. Fern’s form says:

> Thanks, Priya. Your message about Biscuit has reached me. I’ll text you by eight this evening. If his ears are sore, don’t wait for me: ring your vet.

Send a copy by email as well, if you asked for an address. Overnight, people start to wonder whether they sent it at all.

## Keep the robots out and let the humans in

Picture puzzles with traffic lights stop some robots and a fair number of customers, with poor sight or otherwise. Ask first for the quieter methods: a hidden box that only robots fill in, and a check on how fast the form was completed. If junk still gets through, there are spam filters that work in the background. Some of those store or read things on the visitor’s device, so look at [the cookie rules](/blog/cookie-rules-for-small-websites) before adding one.

## One line about privacy

You do not need a consent box in order to answer somebody who has asked you a question. What you need is to tell them, briefly, what you do with their details, and link to your privacy notice:

> We use these details to answer you and to arrange your booking, and nothing else.

If you would also like to send offers, that is a separate question, with its own box, left unticked. Don’t collect what you would rather not be responsible for, such as medical details from a salon client who only wants to know the price of a fringe. The ICO’s pages for small organisations at [ico.org.uk](https://ico.org.uk/) explain the rest.

## Make sure it reaches you

The saddest form is the one that works perfectly and delivers to the spam folder of an address that nobody has opened since the last web designer left. Three habits prevent it:

- Have enquiries sent from an address at your own domain, set up so that mail services trust it. [Email on your own domain](/blog/email-on-your-own-domain) shows the records involved.
- Keep a second copy somewhere other than email. Most systems can store each enquiry in a list.
- On the first of every month, send yourself a message through the form, from your phone. Type “test” and the month.

The day that test fails to arrive, you will know within minutes. Otherwise you would have found out in about six weeks, from somebody who says, “I did write to you, but I never heard back.”
$md$, e'\n'),
  'published',
  (select id from public.blog_categories where slug = 'web-design'),
  coalesce(current_setting('brand.owner', true), 'The studio'),
  '2026-08-25T06:30:00Z',
  6,
  null,
  array['Contact Forms', 'Enquiries', 'Usability', 'Mobile'],
  'Which fields to keep and which to drop, error messages that help, what to say after Send, and how to be sure that enquiries arrive.',
  '2026-08-24T14:05:00Z',
  '2026-08-25T06:30:00Z'
)
on conflict (slug) do nothing;
alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
