-- The trigger is disabled for this post only, because it would set updated_at to the time of seeding.
alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
insert into public.blog_posts
  (title, slug, excerpt, content, status, category_id, author, published_at, read_time_minutes, featured_image_url, tags, seo_meta_description, created_at, updated_at)
values (
  'Structured data for small businesses, in plain English',
  'structured-data-for-small-businesses',
  'A label in your code says who you are and when you open. A complete example.',
  btrim($md$
A jar of jam can be excellent without a label. The trouble is that only the person who made it knows it is damson.

Structured data is a label for a web page. Visitors never see it. It sits in the code and repeats, in a fixed vocabulary that machines agree on, what the page already says in ordinary words: this is a café, it is called this, it is here, it opens at half past eight. The vocabulary comes from schema.org, a shared project begun by the big search engines, and the usual way of writing it is called JSON-LD.

You do not need to learn it. You need to know what a good one looks like, so that you can tell whether yours is right.

## A complete label

Damson & Rye is an invented café in Ludlow. This would go on its homepage:

```json
{
  "@context": "https://schema.org",
  "@type": "CafeOrCoffeeShop",
  "@id": "https://damsonandrye.example/#cafe",
  "name": "Damson & Rye",
  "url": "https://damsonandrye.example/",
  "image": "https://damsonandrye.example/images/front.jpg",
  "telephone": "+44 1632 960274",
  "priceRange": "££",
  "menu": "https://damsonandrye.example/menu",
  "address": {
    "@type": "PostalAddress",
    "streetAddress": "12 Damson Yard",
    "addressLocality": "Ludlow",
    "addressRegion": "Shropshire",
    "postalCode": "SY8 1ZZ",
    "addressCountry": "GB"
  },
  "openingHoursSpecification": [
    {
      "@type": "OpeningHoursSpecification",
      "dayOfWeek": ["Tuesday", "Wednesday", "Thursday", "Friday"],
      "opens": "08:30",
      "closes": "16:30"
    },
    {
      "@type": "OpeningHoursSpecification",
      "dayOfWeek": "Saturday",
      "opens": "08:30",
      "closes": "17:00"
    }
  ]
}
```

Read it slowly and you can follow nearly all of it. Sunday and Monday are missing because the café is shut. The phone number has its country code. The `@id` is only a permanent name for the café, so that other pages can refer to the same thing.

On the page it goes inside a `script` element of the type `application/ld+json`. Most website builders have a box for it, or write it for you from your business details.

## Choosing the type

Use the narrowest type that is true. When nothing narrower exists, plain `LocalBusiness` is perfectly respectable.

| Your business | Type |
| --- | --- |
| Plumber | `Plumber` |
| Electrician | `Electrician` |
| Heating engineer | `HVACBusiness` |
| Roofer | `RoofingContractor` |
| Painter and decorator | `HousePainter` |
| Hair salon | `HairSalon` |
| Nail bar | `NailSalon` |
| Café | `CafeOrCoffeeShop` |
| Accountant or bookkeeper | `AccountingService` |
| Garage | `AutoRepair` |
| Village shop | `ConvenienceStore` |
| Dog groomer, driving instructor, chimney sweep | `LocalBusiness` |

The spelling and the capitals matter. `HVACBusiness` is American for heating and ventilation, and the nearest thing on offer.

## If you travel to your customers

An electrician in Swansea who works from a spare bedroom has no shopfront to label. Google’s documentation lists an address as required for a local business, so give as much of it as you already publish on the page (town and country will do) and leave out the street line if you don’t show it. Then say where you go. For an invented one:

```json
{
  "@context": "https://schema.org",
  "@type": "Electrician",
  "@id": "https://ohmsweetohm.example/#firm",
  "name": "Ohm Sweet Ohm Electrical",
  "url": "https://ohmsweetohm.example/",
  "telephone": "+44 1632 960355",
  "address": {
    "@type": "PostalAddress",
    "addressLocality": "Swansea",
    "addressCountry": "GB"
  },
  "areaServed": ["Swansea", "Mumbles", "Gower"]
}
```

The `areaServed` line belongs to schema.org. It was not among those Google says it uses for local businesses when this was written, so regard it as a courtesy to whatever else reads your page.

## What it will not do

It will not lift you up the results by itself. Google describes structured data as help with understanding a page and as a condition for certain displays, and promises neither the display nor a better place.

It will not put stars beside your name. Since 2019 Google has not shown review stars for a business that marks up reviews of itself on its own website. An agency offering “stars in Google with schema” to a plumber is selling you something from the last decade. The stars in the map come from your [Google Business Profile](/blog/google-business-profile-set-up-properly), which also feeds your hours to Maps far more directly than any code.

It will not unfold your questions and answers under your listing. Google restricted that display in 2023 and withdrew it in May 2026. Label a questions page if you like, since other machines may read it, but write it for people.

What remains is modest and worth having. A correct label lowers the chance that a machine gets you wrong: an old phone number, the other Damson & Rye in another county, a café that is thought to open on Mondays. It is also a place where all of your facts are written down together, which shows up the ones that disagree.

If you only have an hour for your website this month, spend it elsewhere first. Clear [page titles](/blog/page-titles-and-descriptions), right hours in plain sight and a phone number that can be tapped will do more for a café in Ludlow.

## Five ways to get it wrong

1. **The label and the page disagree.** New hours go on the page, and the code keeps the old ones. Whoever edits one must edit the other, or a system must do both.
2. **It describes what nobody can see.** Google’s guidelines want structured data to match content that visitors can read. Hidden offers and unseen reviews can lead to a penalty.
3. **Two plugins, two labels.** A theme writes one, an SEO plugin writes another, and they differ. Keep one.
4. **American leftovers.** Times go in the 24-hour form, the phone number starts +44, the country is `GB`. Templates arrive with other ideas.
5. **The example is still in it.** Somebody pasted a template and left its phone number behind. It happens; read the numbers aloud.

## Check yours in five minutes

1. Put your homepage into Google’s [Rich Results Test](https://search.google.com/test/rich-results). It shows which labels Google recognises. Errors matter; most warnings are about optional extras.
2. Put the same address into the [Schema Markup Validator](https://validator.schema.org/), which checks the whole vocabulary and not only Google’s part.
3. Compare name, address, phone and hours with the page and with your Google profile, character by character.
4. Note anything that differs, and correct it where it is wrong.

If you find nothing at all, send this to whoever looks after your website:

> Please add LocalBusiness structured data in JSON-LD to our homepage, using the most specific schema.org type that fits. It should contain our name, address or town, phone with +44, opening hours, URL and one image, and match the text on the page exactly. No ratings or reviews, please. When it is live, send me the result of Google’s Rich Results Test. And tell me who updates it when our hours change.

The last sentence is the one to insist on.
$md$, e'\n'),
  'draft',
  (select id from public.blog_categories where slug = 'seo-basics'),
  coalesce(current_setting('brand.owner', true), 'The studio'),
  null,
  6,
  null,
  array['Structured Data', 'SEO Basics', 'Schema.org'],
  'What LocalBusiness structured data is, a complete example for a café, the right type for each trade, and how to check yours in minutes.',
  '2026-11-18T11:10:00Z',
  '2026-11-18T11:10:00Z'
)
on conflict (slug) do nothing;
alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
