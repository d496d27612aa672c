import { backendFaults } from "./backend-faults.ts";
import { coreFaults } from "./core-faults.ts";
import { databaseFaults } from "./database-faults.ts";
import type { Fault } from "./fault.ts";
import { functionFaults } from "./function-faults.ts";
import { ownerFaults } from "./owner-faults.ts";
import { siteFaults } from "./site-faults.ts";
import { writingFaults } from "./writing-faults.ts";

/** Sixty-six faults of different kinds, spread over all parts of the product; `npm run test:faults` tries the tests on them. */
export const faults: readonly Fault[] = [
  ...databaseFaults,
  ...functionFaults,
  ...backendFaults,
  ...coreFaults,
  ...ownerFaults,
  ...writingFaults,
  ...siteFaults,
];
