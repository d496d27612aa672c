import type { DemoCategory } from "./types.ts";

/** '60+ Prebuilt Demos' in twelve categories; nine have an address. */
export const prebuiltDemos: readonly DemoCategory[] = [
  {
    category: "Art & Design",
    demos: [
      { name: "Photography studio", demoUrl: "/demos/photography" },
      { name: "Pottery workshop" },
      { name: "Letterpress printer" },
      { name: "Picture framer" },
      { name: "Conservation architect" },
      { name: "Interior designer" },
    ],
  },
  {
    category: "Business",
    demos: [
      { name: "Accountant" },
      { name: "High-street solicitor" },
      { name: "Letting agent" },
      { name: "Office cleaners" },
      { name: "Insurance broker" },
    ],
  },
  {
    category: "Community & Non-Profit",
    demos: [
      { name: "Village hall" },
      { name: "Parish council" },
      { name: "Food bank" },
      { name: "Cat rescue" },
      { name: "Community choir" },
      { name: "Junior football club" },
    ],
  },
  {
    category: "Education",
    demos: [
      { name: "Online courses", demoUrl: "/demos/education" },
      { name: "Driving school" },
      { name: "Forest nursery" },
      { name: "Maths tutor" },
      { name: "Piano teacher" },
    ],
  },
  {
    category: "Events",
    demos: [
      { name: "Wedding planner", demoUrl: "/demos/events" },
      { name: "Marquee hire" },
      { name: "Ceilidh band" },
      { name: "Horsebox bar" },
      { name: "Children’s entertainer" },
      { name: "Literary festival" },
    ],
  },
  {
    category: "Fashion & Beauty",
    demos: [
      { name: "Beauty salon", demoUrl: "/demos/salon" },
      { name: "Barber" },
      { name: "Bridal boutique" },
      { name: "Nail technician" },
      { name: "Dressmaker and alterations" },
      { name: "Tattoo studio" },
    ],
  },
  {
    category: "Services",
    demos: [
      { name: "Plumber", demoUrl: "/demos/plumbing" },
      { name: "Car detailer", demoUrl: "/demos/detailing" },
      { name: "Taxi firm" },
      { name: "Chimney sweep" },
      { name: "Piano tuner" },
      { name: "Stonemason" },
    ],
  },
  {
    category: "Food & Drink",
    demos: [
      { name: "Fine-dining restaurant", demoUrl: "/demos/restaurant" },
      { name: "Tea room" },
      { name: "Fish and chip shop" },
      { name: "Village bakery" },
      { name: "Micropub" },
      { name: "Street-food van" },
    ],
  },
  {
    category: "Health & Fitness",
    demos: [
      { name: "Gym and personal training", demoUrl: "/demos/fitness" },
      { name: "Physiotherapist" },
      { name: "Yoga studio" },
      { name: "Dental practice" },
      { name: "Podiatrist" },
    ],
  },
  {
    category: "Lifestyle",
    demos: [
      { name: "Narrowboat hire" },
      { name: "Holiday cottage" },
      { name: "Garden designer" },
      { name: "Dog groomer" },
      { name: "Riding stables" },
    ],
  },
  {
    category: "Online Store",
    demos: [
      { name: "Cheesemonger" },
      { name: "Second-hand bookshop" },
      { name: "Candle maker" },
      { name: "Seed merchant" },
      { name: "Bicycle parts" },
      { name: "Wool and haberdashery" },
    ],
  },
  {
    category: "Technology",
    demos: [
      { name: "Software start-up", demoUrl: "/demos/tech" },
      { name: "Computer repair shop" },
      { name: "Office IT support" },
      { name: "Smart-home installer" },
      { name: "App developer" },
    ],
  },
];
