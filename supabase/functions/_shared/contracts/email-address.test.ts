import { expect, test } from "vitest";
import { emailAddressSchema } from "./email-address.ts";

const read = (text: unknown) => {
  const { data, error } = emailAddressSchema.safeParse(text);
  return data ?? error?.issues[0]?.message;
};

test.each([
  "b&b@seaview.example",
  "o'brien@example.com",
  "first.last+tag@example.com",
  "a!#$%*/=?^_`{|}~@example.com",
  "owner@localhost",
  ".dot@example.com",
  "dot.@example.com",
  "two..dots@docomo.example",
  "JANE@EXAMPLE.COM",
  "user@xn--bcher-kva.example",
  "jane@studio.photography",
  "jane@x.international",
  `${"l".repeat(64)}@example.com`,
  `${"l".repeat(65)}@example.com`,
  "12345@163.example",
  "jane@163.126",
  "-@example.com",
  "a@b",
  `jane@${"d".repeat(63)}.example`,
])("accepts %s unchanged, like the browser's email field", (address) => {
  expect(read(address)).toBe(address);
});

test.each([
  ["info@bücher.example", "info@xn--bcher-kva.example"],
  ["info@BÜCHER.example", "info@xn--bcher-kva.example"],
  ["info@bu\u0308cher.example", "info@xn--bcher-kva.example"],
  ["hello@例子.测试", "hello@xn--fsqu00a.xn--0zwm56d"],
  ["hello@例子。测试", "hello@xn--fsqu00a.xn--0zwm56d"],
  ["b&b@straße.example", "b&b@xn--strae-oqa.example"],
  ["info@παράδειγμα.δοκιμή", "info@xn--hxajbheg2az3al.xn--jxalpdlp"],
  ["info@пример.испытание", "info@xn--e1afmkfd.xn--80akhbyknj4f"],
  ["info@مثال.إختبار", "info@xn--mgbh0fb.xn--kgbechtv"],
  ["info@उदाहरण.परीक्षा", "info@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g"],
  ["info@xn--bcher-kva.münchen.example", "info@xn--bcher-kva.xn--mnchen-3ya.example"],
])("converts the domain of %s to Punycode", (typed, address) => {
  expect(read(typed)).toBe(address);
});

test.each([
  " jane@example.com ",
  "\u3000jane@example.com\u00A0",
  "jane@example.com\r\n",
  "\u200Bjane@example.com\u2060",
  "jane@example.com.",
  "ｊａｎｅ＠ｅｘａｍｐｌｅ．ｃｏｍ",
  "jane@example。com",
  "jane＠example.com",
])("removes from %j the characters that a phone added", (typed) => {
  expect(read(typed)).toBe("jane@example.com");
});

test.each([
  "",
  " ",
  "jane",
  "jane@",
  "@example.com",
  "jane@@example.com",
  "jane@example..com",
  "jane@.example.com",
  "jane@example.com..",
  "jane@-example.com",
  "jane@example-.com",
  "jane@exam_ple.com",
  `jane@${"d".repeat(64)}.example`,
  "jane doe@example.com",
  "jane@example.com, b@c.example",
  "jane@example.com,b@c.example",
  "jane@example.com;b@c.example",
  "jane@example.com，b@c.example",
  '"jane doe"@example.com',
  "Jane <jane@example.com>",
  "jane@[192.0.2.1]",
  "jane@bücher.example/path",
  "jane@bücher.example:25",
  "jane@bücher.example?cc=x",
  "evil@bücher.example#@example.com",
  "jane@bücher..example",
  "jane@bü cher.example",
  "jane@℀.example",
  "jane@example.com\r\nBcc: victim@example.com",
  "jane\r\n@example.com",
  "jane\u0000@example.com",
  "用户@例子.测试",
  "jané@example.com",
  "jane(comment)@example.com",
  "jane:x@example.com",
  "jane\\@example.com",
  undefined,
  null,
  ["jane@example.com"],
])("rejects %j", (typed) => {
  expect(read(typed)).toBe("Invalid email address");
});

test("limits an address to 255 characters after conversion", () => {
  const domain = `@${"d".repeat(63)}.${"e".repeat(63)}.example`;
  expect(read("a".repeat(255 - domain.length) + domain)).toHaveLength(255);
  expect(read("a".repeat(256 - domain.length) + domain)).toBe("Email too long");
  expect(read(`${"a".repeat(240)}@bücher.example`)).toBe("Email too long");
});
