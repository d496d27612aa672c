import { days, periods } from "./content.ts";
import styles from "./timetable-section.module.css";

export function TimetableSection() {
  return (
    <section id="education-timetable" aria-labelledby="education-timetable-title" className={styles.section}>
      <div className={`wrap spread align-end ${styles.top}`}>
        <h2 id="education-timetable-title" className={styles.title}>
          Timetable
        </h2>
        <p className={styles.text}>
          Autumn term. Fifty minutes a lesson, ten minutes between for the kettle.
        </p>
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">Lessons of the autumn term, by evening and bell</caption>
        <thead>
          <tr>
            <th scope="col">Bell</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map(({ bell, time, lessons }) => (
            <tr key={time}>
              <th scope="row">
                <span className={styles.time}>{time}</span> {bell}
              </th>
              {lessons.map((lesson, index) => (
                <td
                  key={days[index]}
                  data-day={days[index]}
                  className={lesson ? styles[lesson.hue] : styles.free}
                >
                  <span className={styles.subject}>{lesson?.subject ?? "Free period"}</span>
                  {lesson ? <span className={styles.teacher}>{lesson.teacher}</span> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
