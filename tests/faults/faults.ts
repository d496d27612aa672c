import type { Fault } from "./fault.ts";
import { interfaceFaults } from "./interface-faults.ts";
import { serverFaults } from "./server-faults.ts";
import { writingFaults } from "./writing-faults.ts";

/** Faults across the product. `npm run test:faults` checks that the tests detect them. */
export const faults: readonly Fault[] = [...serverFaults, ...interfaceFaults, ...writingFaults];
