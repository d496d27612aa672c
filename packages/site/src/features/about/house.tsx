import { Emblem } from "@brightwren/ui/emblem";
import { houseRooms } from "../../content/about.ts";
import { HouseFront } from "./house-front.tsx";
import { Desk, Press, Telephone } from "./house-rooms.tsx";
import styles from "./house.module.css";

const drawings = { desk: Desk, telephone: Telephone, press: Press };

export function House() {
  return (
    <div className={styles.scene}>
      <div className={`sheet ${styles.plot}`}>
        <div className={styles.roof} aria-hidden="true">
          <Emblem className={styles.perched} />
          <span className={styles.chimney} />
          <span className={styles.slates} />
        </div>
        <div className={styles.house}>
          <HouseFront />
          <ul role="list" className={styles.rooms}>
            {houseRooms.map(({ room, title, description }) => {
              const Drawing = drawings[room];
              return (
                <li key={room} className={styles.room} data-room={room}>
                  <div aria-hidden="true" className={styles.picture}>
                    <Drawing />
                  </div>
                  <p className={styles.floor}>
                    <strong>{title}</strong> {description}
                  </p>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      <div className={styles.pavement} aria-hidden="true" />
    </div>
  );
}
