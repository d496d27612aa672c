const words =
  `able about across after again always another answer around away before begin behind better between board bright
  bring build business buyer call careful chair change clear client close colour common corner cost country customer
  daily decide different doctor early email enough evening every example family figure first follow forward friend
  garden general glass ground group hand happen heavy honest hour house image invoice kitchen know large later learn
  letter light line listen little local market matter measure message minute month morning move near never notice
  number office often open order other owner page paper people phone picture place plain plumber point price question
  quick quiet rather reader reason repair reply review road room salon search season service shop simple site small
  sound speak staff start still stone street strong table talk teacher thing today together town trade train travel
  turn under until useful van visit voice wait walk water week window winter without wonder word work write year`.split(
    /\s+/,
  );

export type Random = () => number;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = (random: Random): string => words[Math.floor(random() * words.length)] ?? "";

/** So many words of made-up prose, in sentences of eight to twenty. */
export function prose(random: Random, count: number): string {
  const sentences: string[] = [];
  for (let left = count; left > 0;) {
    const length = Math.min(left, 8 + Math.floor(random() * 13));
    const sentence = Array.from({ length }, () => pick(random)).join(" ");
    sentences.push(`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`);
    left -= length;
  }
  return sentences.join(" ");
}
