import { studio } from "@brightwren/brand";
import { Emblem } from "@brightwren/ui/emblem";
import { houseRooms } from "../../content/about.ts";
import { Drawing } from "../pictures/site-picture.tsx";
import desk from "./drawings/desk.svg?raw";
import press from "./drawings/press.svg?raw";
import shopWindow from "./drawings/shop-window.svg?raw";
import telephone from "./drawings/telephone.svg?raw";
import upstairs from "./drawings/upstairs.svg?raw";
import styles from "./house.module.css";

const drawings = { desk, telephone, press };

export function House() {
  return (
    <div className={styles.scene}>
      <div className="sheet relative">
        <div className={`grid relative ${styles.roof}`} aria-hidden="true">
          <Emblem className={`absolute ${styles.perched}`} perched />
          <span className={`absolute ${styles.chimney}`} />
          <span className={`relative ${styles.slates}`} />
        </div>
        <div className={`grid ${styles.house}`}>
          <div className={`column raised ${styles.front}`} aria-hidden="true">
            <Drawing of={upstairs} className={`full ${styles.upstairs}`} />
            <p className={`cluster justify-center centred ${styles.sign}`}>
              <Emblem className={`rigid ${styles.signEmblem}`} />
              <span>{studio.name}</span>
            </p>
            <Drawing of={shopWindow} className={`full rigid ${styles.shop}`} />
          </div>
          <ul role="list" className={`grid ${styles.rooms}`}>
            {houseRooms.map(({ room, title, description }) => (
              <li key={room} className={`column ${styles.room}`} data-room={room}>
                <div className={`clips ${styles.picture}`}>
                  <Drawing of={drawings[room]} className={`full ${styles.drawing}`} />
                </div>
                <p className={`hint bar-above snug ${styles.floor}`}>
                  <strong>{title}</strong> {description}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.pavement} aria-hidden="true" />
    </div>
  );
}
