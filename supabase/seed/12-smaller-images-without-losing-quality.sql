-- The trigger is disabled for this post only, because it would set updated_at to the time of seeding.
alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
insert into public.blog_posts
  (title, slug, excerpt, content, status, category_id, author, published_at, read_time_minutes, featured_image_url, tags, seo_meta_description, created_at, updated_at)
values (
  'Smaller images for your website without losing quality',
  'smaller-images-without-losing-quality',
  'Ten minutes take eleven million unseen pixels out of each photograph you show.',
  btrim($md$
IMG_4471 is 4,032 pixels wide and 3,024 tall, which comes to a little over twelve million pixels. It shows a very nice walk-in shower. On the phone of the customer looking at it, the space for that picture is perhaps 1,200 pixels across, and a copy of that width would need about one million. The other eleven million are sent, paid for out of somebody’s data allowance, and thrown away.

Multiply by a gallery of thirty and you have the commonest reason a small firm’s website feels slow. It can be mended in an evening, without special software, and nobody will see the difference.

## Decide the size first

Width saves more than any clever setting, so begin there. These are the ceilings we work to in the studio. They are house rules and you may bend them.

| Where it appears | Width in pixels | Aim for under |
|---|---|---|
| Right across the page | 1,800 | 250 KB |
| In the text, or half the page | 1,200 | 140 KB |
| Team portrait | 800 | 80 KB |
| Gallery thumbnail | 600 | 50 KB |
| Logo | Use SVG if you have it | 15 KB |

Crop before you shrink. A third of most photographs taken on a job is ceiling, dust sheet or your own boot, and the cheapest pixels are those you leave out. The picture generally improves as well.

![A gym’s home page with one picture right across the screen.](/pictures/a-gyms-home-page.webp)

Always work from the original and save a new copy. Each time a JPEG is opened, changed and saved again it loses a little more, and a picture that has been through three WhatsApp groups has very little left to lose.

## Then the format

**JPEG** is right for photographs and works everywhere. If you learn nothing else, JPEG at a sensible size is fine.

**WebP** is generally smaller at the same quality, and every current browser shows it. It is our everyday choice.

**AVIF** is often smaller again, and slower to make. Worth it for the one big picture at the top of a page.

**PNG** is for screenshots, diagrams and anything with sharp edges or a see-through background. A photograph saved as PNG can be several times the size it need be, and it is a mistake we find often.

**SVG** is for logos and drawings. It stays sharp at any size. Ask whoever designed your logo for it; they probably have it.

**HEIC** is what an iPhone takes by default. Most browsers cannot show it, so convert it before it goes anywhere near a website, or have the phone take JPEGs from now on: Settings, Camera, Formats, Most Compatible.

Before you convert a whole folder by hand, find out whether your website does it for you. Many systems make smaller copies of whatever you upload. Upload one large picture, open the page on a computer, right-click the picture and save it. If the saved file is small and ends in `.webp` or `.avif`, the machine is doing the work and you need only crop.

## Then the quality

The quality slider runs from 0 to 100, and the last twenty points are where the weight is. Set it to 78, look hard, and go down until you can see harm. Then come back up a little.

Know where to look, because damage shows in some places long before others:

- the edge of lettering, on a van or a shop sign
- hair and fur, which turn to felt
- an evenly lit wall or sky, where smooth shading breaks into bands
- brick and tile in the distance, which smear

Judge it at the size it will be seen. At four times magnification everything looks dreadful, and no customer has ever hired a decorator at four times magnification.

## The ten-minute routine

On a computer, the tool we hand to beginners is `squoosh.app`. It is free, it runs in the browser, and your picture stays on your own machine while it works.

1. Make two folders, `originals` and `web`. Nothing in `originals` is ever altered.
2. Choose the pictures. Ten good ones beat thirty.
3. Open one in Squoosh, switch on Resize and enter the width from the table above.
4. Choose WebP, quality 78, and drag the divider to and fro to compare.
5. Download it, give it a proper name, and put it in `web`.
6. Write down the size before and after for the first five. You will want to show somebody.

With only a phone: on a recent iPhone, save the picture to the Files app, hold a finger on it, and choose Quick Actions, then Convert Image, which offers formats and sizes. On Android it depends on the make; look under Edit for Resize.

## Names and descriptions

While the file is in your hands, give it a name a person could read. It is a small help to search engines, and a large one to you in three years’ time.

| From the phone | On the website |
|---|---|
| `IMG_4471.HEIC` | `walk-in-shower-macclesfield.webp` |
| `20260514_113207.jpg` | `groomed-cockapoo-before-after.webp` |
| `Screenshot (12).png` | `spring-menu-2026.webp` |

Lower case, hyphens for spaces, no more than five or six words. Stuffing in every town you serve makes you look desperate and does not work.

The description, or *alt text*, is another matter. It is read aloud to people who cannot see the picture, and it appears when the picture fails to load. Say what a friend would say over the phone: “Walk-in shower with grey slate tiles and a fold-down seat”. If you are wondering how far your duties reach here, we have written about [accessibility and the Equality Act](/blog/website-accessibility-and-the-equality-act).

The menu in the last row deserves better still. Type it out as text on the page. A picture of a menu cannot be searched, enlarged properly or listened to.

## Three things to ask whoever builds the site

Small files are your half of the work. The other half is in the page, and these three sentences will tell your web person that you know it:

> Does each large picture come in several widths, so that phones fetch the small one? Do pictures have their width and height set in the page, so that nothing jumps while they load? Are pictures further down loaded only when needed, and the top one straight away?

Three yeses and you are well looked after. If you want to see what a heavy picture costs in seconds, there is a sum for it in [why page speed matters](/blog/why-page-speed-matters).

## Before you upload, check what else is in the file

A phone photograph may carry the place it was taken, to within a few metres, tucked away where you cannot see it. If you work in other people’s homes, that is a customer’s address, next to a picture of their new front door and the make of its lock.

Making a fresh copy in Squoosh leaves that information behind, and many website systems drop it too, but do not take it on trust. On Windows, right-click the finished file and choose Properties, then Details, and look for GPS. On a Mac, open it in Preview and choose Show Inspector from the Tools menu. When you send pictures straight from an iPhone, tap Options at the top of the sharing screen and switch Location off. It adds five seconds to the job, and it is the one part of this routine that protects somebody other than you.
$md$, e'\n'),
  'published',
  (select id from public.blog_categories where slug = 'website-performance'),
  coalesce(current_setting('brand.owner', true), 'The studio'),
  '2026-08-04T06:30:00Z',
  7,
  null,
  array['Images', 'Page Speed', 'Photography', 'Privacy'],
  'How to resize and compress photos for a website: widths and file sizes to aim for, JPEG, WebP or AVIF, sensible file names, and removing location data.',
  '2026-08-03T09:50:00Z',
  '2026-08-04T06:30:00Z'
)
on conflict (slug) do nothing;
alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
