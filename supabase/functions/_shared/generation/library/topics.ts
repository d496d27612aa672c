import { backupsYouCanRestore } from "./domains-and-hosting/backups-you-can-restore.ts";
import { neverLoseYourDomain } from "./domains-and-hosting/never-lose-your-domain.ts";
import { whoHoldsTheKeys } from "./domains-and-hosting/who-holds-the-keys.ts";
import { businessDetailsOnYourWebsite } from "./law-and-accessibility/business-details-on-your-website.ts";
import { describingPictures } from "./law-and-accessibility/describing-pictures.ts";
import { usingYourSiteWithoutAMouse } from "./law-and-accessibility/using-your-site-without-a-mouse.ts";
import { helpingPeopleFindTheDoor } from "./local-seo/helping-people-find-the-door.ts";
import { mentionsFromNeighbours } from "./local-seo/mentions-from-neighbours.ts";
import { openingHoursPeopleCanTrust } from "./local-seo/opening-hours-people-can-trust.ts";
import { pagesForTheTownsYouServe } from "./local-seo/pages-for-the-towns-you-serve.ts";
import { linksBetweenYourOwnPages } from "./seo-basics/links-between-your-own-pages.ts";
import { onePageForOneQuestion } from "./seo-basics/one-page-for-one-question.ts";
import { searchConsoleFirstHour } from "./seo-basics/search-console-first-hour.ts";
import { tidyingOldPages } from "./seo-basics/tidying-old-pages.ts";
import { menusWithFewerWords } from "./web-design/menus-with-fewer-words.ts";
import { showingFinishedWork } from "./web-design/showing-finished-work.ts";
import { typeAndColourPeopleCanRead } from "./web-design/type-and-colour-people-can-read.ts";
import { chatBubblesAndOtherPassengers } from "./website-performance/chat-bubbles-and-other-passengers.ts";
import { testingOnACheapPhone } from "./website-performance/testing-on-a-cheap-phone.ts";
import { videoWithoutTheWait } from "./website-performance/video-without-the-wait.ts";
import { aFaqWorthHaving } from "./writing-for-the-web/a-faq-worth-having.ts";
import { articlesFromAWorkingWeek } from "./writing-for-the-web/articles-from-a-working-week.ts";
import { cuttingYourTextByHalf } from "./writing-for-the-web/cutting-your-text-by-half.ts";
import { wordsOnButtons } from "./writing-for-the-web/words-on-buttons.ts";
import type { Topic } from "../topic.ts";

/** Everything the built-in writer can write about. */
export const topics: readonly [Topic, ...Topic[]] = [
  searchConsoleFirstHour,
  linksBetweenYourOwnPages,
  onePageForOneQuestion,
  tidyingOldPages,
  pagesForTheTownsYouServe,
  openingHoursPeopleCanTrust,
  mentionsFromNeighbours,
  helpingPeopleFindTheDoor,
  menusWithFewerWords,
  showingFinishedWork,
  typeAndColourPeopleCanRead,
  chatBubblesAndOtherPassengers,
  testingOnACheapPhone,
  videoWithoutTheWait,
  cuttingYourTextByHalf,
  wordsOnButtons,
  aFaqWorthHaving,
  articlesFromAWorkingWeek,
  neverLoseYourDomain,
  backupsYouCanRestore,
  whoHoldsTheKeys,
  businessDetailsOnYourWebsite,
  describingPictures,
  usingYourSiteWithoutAMouse,
];
