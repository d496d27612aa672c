export { readingTime } from "@brightwren/functions/contracts/reading-time";
