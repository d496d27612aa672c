import process from "node:process";

/**
 * Run beside a process that a query can keep busy for minutes: its own handlers of signals wait for that. The terminal
 * sends Ctrl+C to every process in it, so this one counts along, and ends the other at the second. It goes with it.
 */
const watched = Number(process.argv[2]);
let interrupts = 0;
process.on("SIGINT", () => {
  interrupts += 1;
  if (interrupts === 2) process.kill(watched, "SIGKILL");
});
process.once("disconnect", () => process.exit());
process.send?.("ready");
