/** Values for tests, around every border that a keychain has. */
export const exampleValues: { name: string; value: string }[] = [
  { name: "an empty value", value: "" },
  ...[1, 1_999, 2_000, 2_001, 2_560, 10_000, 65_536].map((length) => ({
    name: `a value of ${length} bytes`,
    value: "a{\"'\\\n".repeat(length).slice(0, length),
  })),
  ...["é", "€", "🪶"].flatMap((letter) =>
    [1_997, 1_998, 1_999].map((before) => ({
      name: `${letter} across the border after ${before} bytes`,
      value: "x".repeat(before) + letter.repeat(2_500),
    })),
  ),
];
