import { expect, test } from "vitest";
import { appOrigin, isAppAddress, windowAddress } from "./app-address.ts";

test.each([`${appOrigin}/index.html#/admin`, `${appOrigin}/`, windowAddress("/login")])(
  "recognises %s as an app address",
  (address) => expect(isAppAddress(address)).toBe(true),
);

test.each([
  `https://evil.example/${appOrigin}/`,
  "app://evil/index.html",
  `${appOrigin}.evil.example/`,
  appOrigin.replace("://", "://user@"),
  `${appOrigin}:80/`,
  `file:///app/${new URL(appOrigin).host}/index.html`,
  "about:blank",
  "",
  undefined,
  { href: `${appOrigin}/` },
])("rejects %j as foreign", (address) => expect(isAppAddress(address)).toBe(false));
