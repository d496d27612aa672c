import styles from "./settings.module.css";

type ChoicesProps<Value extends string> = {
  name: string;
  legend: string;
  choices: readonly { value: Value; label: string; meaning?: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

export function Choices<Value extends string>({
  name,
  legend,
  choices,
  chosen,
  onChoose,
}: ChoicesProps<Value>) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map(({ value, label, meaning }) => {
        const id = `${name}-${value}`;
        return (
          <div key={value} className={styles.choice}>
            <input
              id={id}
              type="radio"
              name={name}
              aria-describedby={meaning && `${id}-meaning`}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <div>
              <label htmlFor={id} className={styles.label}>
                {label}
              </label>
              {meaning ? (
                <p id={`${id}-meaning`} className={styles.meaning}>
                  {meaning}
                </p>
              ) : null}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
