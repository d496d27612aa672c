-- The trigger is disabled for this post only, because it would set updated_at to the time of seeding.
alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
insert into public.blog_posts
  (title, slug, excerpt, content, status, category_id, author, published_at, read_time_minutes, featured_image_url, tags, seo_meta_description, created_at, updated_at)
values (
  'Email on your own domain, set up so that it arrives',
  'email-on-your-own-domain',
  'The four settings that keep your quotes out of the spam folder, and one test.',
  btrim($md$
There is nothing wrong with hartleyheating73 at a free mailbox. It sends, it receives, it costs nothing. It also looks exactly like an address that somebody else could open this afternoon, and a customer who is about to pay you a deposit by bank transfer is entitled to wonder which of you is writing.

An address at your own domain answers that. Set up carelessly, though, it brings a new trouble: your quotes land in the spam folder, and nobody tells you. Here is how to get the first without the second.

## Three ways to have it

| Way | Suits | Look out for |
|---|---|---|
| Forwarding to your present mailbox | Somebody who only needs to receive | Replies leave from the old address, and forwarded mail is more often taken for spam |
| Mailbox sold with the domain or the hosting | One or two people, modest traffic | Ask what becomes of it if you leave the host |
| Separate business mail (Google Workspace, Microsoft 365 and others) | Anyone whose day runs on email and a shared calendar | A monthly fee per person |

For a working business we prefer the third, for one plain reason: your website and your email should be able to part company. You may change web designers in four years. You do not want to move ten thousand messages on the same afternoon.

Whichever you choose, begin with one real mailbox, such as `joan@`, and one alias, such as `hello@`, that drops into it. An alias usually costs nothing. Eight addresses for a firm of two give the impression of a firm of two with eight addresses.

## The four records that make it arrive

Your domain has a public settings page called the DNS, normally kept in the account where the name was bought. Mail depends on four entries in it, each a small form with a name, a type and a value. If this is not your idea of an evening, forward this section to whoever looks after your domain. For an invented firm, Hartley Heating of Rochdale, the entries might be:

```text
1. Deliver our post here
   Name   @
   Type   MX, priority 10
   Value  mx.mailhost.example

2. These may send as us
   Name   @
   Type   TXT
   Value  v=spf1 include:spf.mailhost.example ~all

3. The key to our signature
   Name   s1._domainkey
   Type   CNAME
   Value  s1.dkim.mailhost.example

4. What to do with impostors
   Name   _dmarc
   Type   TXT
   Value  v=DMARC1; p=none; rua=mailto:dmarc@hartleyheating.example
```

Your provider gives you the exact values for the first three, and many will add them for you. What each one does:

- **MX** tells the rest of the world where to deliver mail for you.
- **SPF** lists the services allowed to send in your name.
- **DKIM** lets your provider sign each message, so that tampering shows.
- **DMARC** says what a receiver should do with mail that claims to be yours and cannot prove it. It also asks for reports, so give it a mailbox that exists.

Since 2024 Gmail and Yahoo have expected every sender to pass SPF or DKIM at the least, and expect more of those who send in bulk. The National Cyber Security Centre keeps [fuller guidance on email security](https://www.ncsc.gov.uk/collection/email-security-and-anti-spoofing), written for IT people but worth forwarding to yours.

### The SPF mistake we see most

A domain may have only one SPF record. When the booking system asks Joan Hartley to “add this SPF record”, the obvious thing is to add a second line. That breaks both.

```text
Wrong: two records
v=spf1 include:spf.mailhost.example ~all
v=spf1 include:bookings.example ~all

Right: one record, two senders
v=spf1 include:spf.mailhost.example include:bookings.example ~all
```

### Turn DMARC up slowly

Leave DMARC at `p=none` for a few weeks while you remember everything that sends mail as you. There is always something: the invoicing app, the newsletter, the card machine that emails receipts. When each of them passes, move to `p=quarantine`, and later to `p=reject`. Going straight to `reject` on day one is how a salon loses its own appointment reminders. The reports arrive as files that only a machine could love, so ask whether your provider can read them for you.

### Have a look at your contact form

Some website forms send their message to you *as if from* the visitor’s own address. That is a forgery, however kindly meant, and mail providers treat it as one. The form should send from your domain, with the visitor’s address in the Reply-To field. It is a small change for whoever looks after the site, and it can explain a quiet month. While they are in there, ask them to read [what makes people abandon a form](/blog/contact-forms-people-finish).

## Moving over without losing a message

1. Write down every address in use and every device and app that is signed in to one.
2. Create the new mailboxes and test signing in before you touch the DNS.
3. A day or two ahead, lower the “TTL” of the MX record to an hour or less, so that the change spreads quickly.
4. Change the MX record on a quiet evening, never at four on a Friday. Set the new provider’s SPF and DKIM at the same time.
5. Keep the old mailbox open for at least a month, and look in it. Stragglers come.
6. Copy the old mail across. Most providers have an import tool.
7. Change the login address at the bank, HMRC, your suppliers and your Google Business Profile, one by one.

Step seven is the one people skip. Keep the free address alive for a year or more with a forward and a short automatic reply: *“We’ve moved to joan@hartleyheating.example. Your message has reached us; please use the new address from now on.”*

## Lock the door and sign the letter

Turn on two-step verification for every mailbox. Whoever controls your email can reset the password to nearly everything else, including the domain itself.

Then the signature. A limited company has to show its registered details on business letters and order forms, and that covers the ones sent by email; GOV.UK lists [what to include](https://www.gov.uk/running-a-limited-company/signs-stationery-and-promotional-material). One that does the job:

```text
Joan Hartley
Hartley Heating, Rochdale
01632 960 209 · hartleyheating.example

Hartley Heating Ltd. Registered in England
and Wales, no. 00000000. Registered office:
1 Example Yard, Rochdale.
```

Sole traders using a business name have similar duties with their own name and address. This is general information, not legal advice.

## The five-minute test

Send one message from your new address to a friend who uses Gmail and another to a friend who uses Outlook. Ask each of them two things: did it reach the inbox, and does your reply come back?

Then, with the Gmail friend at a computer, open the message, choose the three dots and “Show original”. Near the top stand three lines for SPF, DKIM and DMARC, and each should say PASS. If one of them says FAIL, the fault is nearly always in one of the four entries above, which makes for a shorter search than it feels like at nine in the evening.
$md$, e'\n'),
  'published',
  (select id from public.blog_categories where slug = 'domains-and-hosting'),
  coalesce(current_setting('brand.owner', true), 'The studio'),
  '2026-09-22T06:30:00Z',
  6,
  null,
  array['Email', 'Domain Names', 'DNS', 'Security'],
  'Business email on your own domain: where to keep the mailboxes, what SPF, DKIM and DMARC do, how to switch without losing mail, and how to test it.',
  '2026-09-21T10:40:00Z',
  '2026-09-22T06:30:00Z'
)
on conflict (slug) do nothing;
alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
