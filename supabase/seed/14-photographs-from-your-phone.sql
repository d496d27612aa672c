-- The trigger is disabled for this post only, because it would set updated_at to the time of seeding.
alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
insert into public.blog_posts
  (title, slug, excerpt, content, status, category_id, author, published_at, read_time_minutes, featured_image_url, tags, seo_meta_description, created_at, updated_at)
values (
  'Better website photographs from the phone in your pocket',
  'photographs-from-your-phone',
  'Wipe the lens, switch off the ceiling lights, and take twelve pictures from a list.',
  btrim($md$
January is a good month to photograph a business, which surprises people. The sun stays low, cloud spreads the light evenly over everything, the salon has quiet afternoons, and nobody minds moving a chair. From about eleven until two you have better light than a July noon will give you, and the phone in your pocket is quite able to use it.

Photographs are where small businesses have the advantage. A chain has a library of models pretending to laugh at salad. You have the actual bench, the actual dog, the hands that do the work. What follows is how to make those look as good on a screen as they do in the room.

## Ten seconds before every picture

- [ ] Wipe the lens with a clean cloth. It lives in a pocket with your keys.
- [ ] Find the window and turn the subject so that the light falls from the side.
- [ ] Switch off the ceiling lights, which turn faces yellow and walls green.
- [ ] Look round the edges of the frame for mugs, cables and bin bags.
- [ ] Turn the phone on its side for the website, upright for Google and Instagram.
- [ ] Tap on what matters, then slide your finger down a little to darken it.

That last one makes more difference than a new phone. Phones like to brighten everything, so white tiles and pale icing lose their detail. A touch darker, and the texture comes back.

Switch on the grid in the camera’s settings and use it to keep door frames upright. Hold the phone level at chest height for a room; pointed up or down, it makes the walls lean. And stay off the widest lens, often marked 0.5. It gets the whole kitchen in and bends the cupboards doing it.

## What to take

Nobody walks in with a camera and takes fifteen useful pictures by instinct. Make a list first. Here are five for five trades; add your own.

| Business | The picture that sells | Where people go wrong |
|---|---|---|
| Bathroom fitter, Preston | Finished room from the doorway, towels in, tools out | Photographed before the last clean |
| Salon, Ludlow | The back of the cut, by the window, plain wall behind | Ceiling lights and a full coat rack |
| Café, Oban | One table by the glass, a plate just set down, a hand on the cup | Flash, and food gone cold |
| Dog groomer, Lincoln | Dog at its own eye height, one person holding a biscuit | Taken from above, all nose |
| Accountant, Swansea | You, at your desk, looking up as if someone had come in | Client names on the screen behind |

Every business needs these as well: the outside as a first-time customer sees it from the road, the person who will answer the phone, the thing you do being done, and one close detail. Take each of them both ways up and leave more room round the edges than looks right. You can crop a picture that is too loose, and nobody can rescue one that is too tight.

## Before and after, properly

A pair of pictures persuades only if the second was plainly taken from the same place. Decide on the spot before you start work: stand in the doorway, left shoulder against the frame, phone at the height of the light switch. Write that on the job sheet, because in four days you will have forgotten.

Take the “before” with care, too. Making it darker and untidier than it was is easily spotted and does you no credit. The honest version is dramatic enough when the tiles came out of the 1980s.

The same pair needs a line of words underneath. “Bathroom, Preston” is a label. This is a caption:

> Fulwood, nine working days. The bath came out, a level-access shower went in, and the boxing hides the new pipework so that it can still be reached. Waterproofed and tested before a tile went up.

A reader who is weighing you up will study that longer than the picture.

## People, including you

Customers like to know who is coming through the door. Stand sideways on to a window, a stride away from the wall, and have somebody you like hold the phone at the height of your eyes. Use the main lens from a couple of steps back; close up, it does unkind things to noses. Wear what you wear to work, clean.

Then talk. Explain your trickiest job to the person with the phone while they keep pressing. The twentieth picture, when you have forgotten what your face is doing, is the one you will use.

With staff, ask first and mean it, and settle beforehand what happens to the pictures when somebody leaves.

## Look for what should not be there

Enlarge every picture on the screen and go round it slowly. A photograph of a desk may contain a client’s name. One of a drive may contain a number plate, one of a worktop a letter with an address, one of a noticeboard the alarm code.

Look at your own habits as well. A ladder with nobody at the foot of it or a grinder without goggles will be noticed by exactly the customers you most want, such as the facilities manager with six buildings.

If a person can be recognised, the photograph is likely to count as personal data, so be clear with them about where it will appear. The [Information Commissioner’s Office](https://ico.org.uk/) has guidance for small organisations. For children, ask a parent or guardian, and when in doubt frame the picture without the face. A message that does for most jobs:

> Hello Priya, we’re pleased with how the kitchen turned out and would like to show two photographs of it on our website and our Google page. Your name and address won’t appear. Is that all right with you? You can change your mind whenever you like; tell us, and we’ll take them down.

Keep the reply with the job. The same courtesy applies if a freelance photographer takes your pictures: unless you agree otherwise in writing, the copyright is normally theirs, so settle where you may use them before the day. All this is general information, not legal advice.

## Editing, in two minutes

Use the editor that came with the phone, and do four things in this order: straighten, crop, lift the shadows slightly, warm or cool the colour until white looks white. Leave the filters alone. They date like wallpaper, and in a trade where colour is the product, from hairdressing to paint, a filter tells a small lie about what you sell.

Artificial tidying deserves the same caution. Rubbing a bin out of the background is housekeeping. Rubbing a crack out of the plaster you were paid to mend is misleading a customer.

## One quiet day, hour by hour

1. **The evening before.** Write twelve pictures on a sheet of paper. Charge the phone and clear some space on it.
2. **10.30.** Clean one corner thoroughly. You are photographing that corner, not the building.
3. **11.00.** Rooms and work, while the place is empty.
4. **12.00.** Hands, details, products by the window.
5. **13.00.** People, after they have eaten.
6. **Just after sunset, somewhere past four.** The outside, from across the road, with the lights on inside.
7. **That evening.** Delete without mercy until twelve are left, then [make them small enough for the website](/blog/smaller-images-without-losing-quality).

Step six is the one to stay for. For some twenty minutes at dusk the sky and your windows are equally bright, and in January you need not stay up for them. A village shop with its lamps on, taken at that moment from the opposite pavement, looks like somewhere you would cross the road to reach.
$md$, e'\n'),
  'scheduled',
  (select id from public.blog_categories where slug = 'web-design'),
  coalesce(current_setting('brand.owner', true), 'The studio'),
  '2027-01-12T07:30:00Z',
  7,
  null,
  array['Photography', 'Web Design', 'Images', 'Small Business'],
  'Take better website photos with your phone: window light, a shot list by trade, matching before-and-after pictures, asking permission, quick edits.',
  '2026-11-18T16:20:00Z',
  '2026-11-18T16:20:00Z'
)
on conflict (slug) do nothing;
alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
