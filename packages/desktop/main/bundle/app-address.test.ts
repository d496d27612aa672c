import { expect, test } from "vitest";
import { isAppAddress, windowAddress } from "./app-address.ts";

test.each(["app://brightwren/index.html#/admin", "app://brightwren/", windowAddress("/login")])(
  "recognises %s as an app address",
  (address) => expect(isAppAddress(address)).toBe(true),
);

test.each([
  "https://evil.example/app://brightwren/",
  "app://evil/index.html",
  "app://brightwren.evil.example/",
  "app://user@brightwren/",
  "app://brightwren:80/",
  "file:///app/brightwren/index.html",
  "about:blank",
  "",
  undefined,
  { href: "app://brightwren/" },
])("rejects %j as foreign", (address) => expect(isAppAddress(address)).toBe(false));
