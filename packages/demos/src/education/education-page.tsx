import "@fontsource-variable/lexend/wght.css";
import "@fontsource-variable/literata/opsz-italic.css";
import "@fontsource-variable/literata/opsz.css";
import { demoPage } from "../shared/demo-frame.tsx";
import { CoursesSection } from "./courses-section.tsx";
import { EducationFooter } from "./education-footer.tsx";
import { EducationHero } from "./education-hero.tsx";
import styles from "./education-page.module.css";
import { LessonSection } from "./lesson-section.tsx";
import { ReportSection } from "./report-section.tsx";
import { TermsSection } from "./terms-section.tsx";
import { TimetableSection } from "./timetable-section.tsx";

/** Second Bell in Hebden Bridge offers live evening classes for adults. */
export default demoPage({
  name: "education",
  description:
    "Second Bell: live online evening classes for grown-ups, twelve to a class. Popular courses, a proper timetable, term dates and a school report.",
  className: styles.page,
  sections: [
    EducationHero,
    CoursesSection,
    LessonSection,
    TimetableSection,
    TermsSection,
    ReportSection,
    EducationFooter,
  ],
});
