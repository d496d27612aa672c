import { vi } from "vitest";

// Unit tests share modules, so a replaced module would leak into the next file or have no effect in this one.
const refuse = () => {
  throw new Error("A test that replaces modules runs isolated: name its file *.isolated.test.ts.");
};
Object.assign(vi, { mock: refuse, doMock: refuse, resetModules: refuse });
