import { chooseTheme, storedTheme, type Theme } from "@brightwren/ui/theme";
import { useState } from "react";
import { Choices } from "./choices.tsx";

const themes: { value: Theme; label: string }[] = [
  { value: "system", label: "Match my device" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

export function Appearance() {
  const [chosen, setChosen] = useState(storedTheme);
  return (
    <Choices
      name="theme"
      legend="Colours on this device"
      choices={themes}
      chosen={chosen}
      onChoose={(theme) => {
        chooseTheme(theme);
        setChosen(theme);
      }}
    />
  );
}
