import { chooseTheme, keptTheme, showTheme, type Theme } from "@brightwren/ui/theme";
import { useLayoutEffect, useState } from "react";
import styles from "./theme-switch.module.css";

const themes: readonly { theme: Theme; label: string }[] = [
  { theme: "system", label: "As the device" },
  { theme: "light", label: "Light" },
  { theme: "dark", label: "Dark" },
];

/** Light or dark, or whatever the device says; kept on this device. */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState<Theme>("system");
  useLayoutEffect(() => {
    const kept = keptTheme();
    showTheme(kept);
    setChosen(kept);
  }, []);
  return (
    <fieldset className={styles.themes}>
      <legend className={styles.legend}>Colours</legend>
      {themes.map(({ theme, label }) => (
        <label key={theme} className={styles.theme}>
          <input
            type="radio"
            name="theme"
            className={styles.radio}
            checked={chosen === theme}
            onChange={() => {
              chooseTheme(theme);
              setChosen(theme);
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
