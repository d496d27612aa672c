import { expect, test } from "vitest";
import { pickBinaries, readVersion } from "./postgres-cluster.ts";

const installed = (...versions: string[]) =>
  versions.map((version) => ({ folder: `/opt/${version}`, version }));

test.each([
  ["postgres (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)\n", "15.14"],
  ["postgres (PostgreSQL) 18.0\n", "18.0"],
  ["postgres (PostgreSQL) 19beta1\n", "19"],
  ["something else", undefined],
])("reads the version from %j", (text, version) => {
  expect(readVersion(text)).toBe(version);
});

test("compares versions numerically", () => {
  expect(pickBinaries(installed("15.9", "15.14", "9.6"))?.version).toBe("15.14");
  expect(pickBinaries(installed("17.2", "16.10"))?.version).toBe("17.2");
});

test("ignores versions before 15", () => {
  expect(pickBinaries(installed("14.19", "9.6"))).toBeUndefined();
  expect(pickBinaries([])).toBeUndefined();
});
