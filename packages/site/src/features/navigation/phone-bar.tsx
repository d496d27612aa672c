import { studio } from "@brightwren/brand";
import { phoneHref } from "@brightwren/brand/derived";
import { paths } from "@brightwren/core/paths";
import { buttonClass } from "@brightwren/ui/button-class";
import { Link } from "react-router-dom";
import styles from "./phone-bar.module.css";

/** Telephone and Get Started links, pinned on phones between the first screen and the last section. */
export function PhoneBar() {
  return (
    <div className={`unprinted ${styles.track}`}>
      <p className={`row spread ${styles.bar}`}>
        <a href={phoneHref} className={`touch strong ${styles.phone}`}>
          {studio.phone}
        </a>
        <Link to={paths.contact} className={buttonClass()}>
          Get Started
        </Link>
      </p>
    </div>
  );
}
