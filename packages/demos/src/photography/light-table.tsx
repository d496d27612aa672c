import { hours } from "./content.ts";
import { WindowLight } from "./frames/window-light.tsx";
import styles from "./light-table.module.css";

export function LightTable() {
  return (
    <section className={styles.table} id="photography-light" aria-labelledby="photography-light-title">
      <div className={`grid align-end ${styles.words}`}>
        <h2 id="photography-light-title">Book by the light</h2>
        <p>
          One chair, the south window, a day in March: the contact sheet is our timetable. Find the light you
          want to be seen in and come at that hour. Ours are ringed.
        </p>
      </div>
      <ol role="list" className={`grid ${styles.sheet}`}>
        {hours.map((slot) => (
          <li key={slot.hour} className={`relative ${styles.slot}`}>
            <span className={styles.edge}>
              <span className={styles.hour}>{slot.hour}.00</span>
              <span>{"pick" in slot && "our pick"}</span>
            </span>
            <div className={`relative ${styles.frame}`}>
              <WindowLight hour={slot.hour} />
              {"pick" in slot && (
                <svg
                  viewBox="0 0 360 240"
                  width="360"
                  height="240"
                  className={`absolute any-width ${styles.ring}`}
                  aria-hidden="true"
                >
                  <path d="M66 46 C150 -6 318 6 336 104 C352 196 232 240 142 230 C44 218 2 158 30 92 C48 52 106 20 190 16" />
                </svg>
              )}
            </div>
            <span className={`italic ${styles.use}`}>{slot.use}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
