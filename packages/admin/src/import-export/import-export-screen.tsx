import { prepareNotifications } from "@brightwren/ui/notify";
import { useEffect } from "react";
import { Screen } from "../parts/screen.tsx";
import { ChooseSource } from "./choose-source.tsx";
import { ExportSection } from "./export-section.tsx";
import styles from "./import-export.module.css";
import { ImportTable } from "./import-table.tsx";
import { useImport } from "./use-import.ts";

export function Component() {
  useEffect(prepareNotifications, []);
  const { step, open, choose, go, stop, again } = useImport();
  return (
    <Screen title="Import and export">
      <div className={`grid gap-5 ${step.name === "table" ? "" : styles.start}`}>
        {step.name === "table" ? (
          <ImportTable step={step} onChoose={choose} onGo={go} onStop={stop} onAgain={again} />
        ) : (
          <ChooseSource
            problem={step.name === "choose" ? step.problem : undefined}
            reading={step.name === "reading" ? step.progress : undefined}
            onStop={again}
            onChoose={open}
          />
        )}
        <ExportSection />
      </div>
    </Screen>
  );
}
