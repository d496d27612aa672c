import process from "node:process";

/** A query may block the main process's signal handlers for minutes, so this process kills it on the second Ctrl+C. */
const watched = Number(process.argv[2]);
let interrupts = 0;
process.on("SIGINT", () => {
  interrupts += 1;
  if (interrupts === 2) process.kill(watched, "SIGKILL");
});
process.once("disconnect", () => process.exit());
process.send?.("ready");
