import { backendFaults } from "./backend-faults.ts";
import { coreFaults } from "./core-faults.ts";
import { databaseFaults } from "./database-faults.ts";
import type { Fault } from "./fault.ts";
import { functionFaults } from "./function-faults.ts";
import { ownerFaults } from "./owner-faults.ts";
import { siteFaults } from "./site-faults.ts";
import { writingFaults } from "./writing-faults.ts";

/** Faults across the product. `npm run test:faults` checks that the tests detect them. */
export const faults: readonly Fault[] = [
  ...databaseFaults,
  ...functionFaults,
  ...backendFaults,
  ...coreFaults,
  ...ownerFaults,
  ...writingFaults,
  ...siteFaults,
];
