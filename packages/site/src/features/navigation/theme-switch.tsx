import { chooseTheme, storedTheme, showTheme, type Theme } from "@brightwren/ui/theme";
import { useLayoutEffect, useState } from "react";
import styles from "./theme-switch.module.css";

const themes: readonly { theme: Theme; label: string }[] = [
  { theme: "system", label: "Match my device" },
  { theme: "light", label: "Light" },
  { theme: "dark", label: "Dark" },
];

export function ThemeSwitch() {
  const [chosen, setChosen] = useState<Theme>("system");
  useLayoutEffect(() => {
    const stored = storedTheme();
    showTheme(stored);
    setChosen(stored);
  }, []);
  return (
    <fieldset className={`cluster scripted ${styles.themes}`}>
      <legend className={styles.legend}>Colours</legend>
      {themes.map(({ theme, label }) => (
        <label key={theme} className={`touch gap-2 ${styles.theme}`}>
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
