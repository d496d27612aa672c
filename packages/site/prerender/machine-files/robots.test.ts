import robotsParser from "robots-parser";
import { expect, it } from "vitest";
import { examplePages, exampleSite } from "../head/example-pages.ts";
import { robotsTxt } from "./robots.ts";

const at = (path: string) => `https://brightwren.example${path}`;
const robots = robotsParser(at("/robots.txt"), robotsTxt(exampleSite));

it("lets crawlers read every public page", () => {
  const addresses = [...examplePages.map(({ path }) => path), "/feed.xml", "/sitemap.xml", "/cards/1f3a.png"];
  expect(addresses.filter((path) => !robots.isAllowed(at(path), "Googlebot"))).toEqual([]);
});

it("lets them read that /admin and /login are not for them", () => {
  expect(["/admin", "/login"].every((path) => robots.isAllowed(at(path), "Googlebot"))).toBe(true);
});

it("names the sitemap", () => {
  expect(robots.getSitemaps()).toEqual([at("/sitemap.xml")]);
});
