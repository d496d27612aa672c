type Motif = {
  /** Matches this subject in titles and category names. */
  words: RegExp;
  /** SVG within a 120 by 120 square. The default fill is the first ink; `--b` is the second, `--c` the tint. */
  shapes: string;
};

/** Flat figures in the style of printers' stock blocks. The first match wins. */
const motifs: readonly Motif[] = [
  {
    words: /\bcookie/i,
    shapes:
      '<path d="M60 8a52 52 0 1 0 52 52c-14 4-24-4-24-16-14 2-26-8-28-36Z"/><path fill="var(--b)" d="M34 46a8 8 0 1 0 16 0 8 8 0 1 0-16 0m23 32a8 8 0 1 0 16 0 8 8 0 1 0-16 0m-25 5a6 6 0 1 0 12 0 6 6 0 1 0-12 0m28-31a5 5 0 1 0 10 0 5 5 0 1 0-10 0"/>',
  },
  {
    words: /\be-?mail|newsletter/i,
    shapes:
      '<path d="M4 24h112v78H4Z"/><path fill="none" stroke="var(--c)" stroke-width="7" d="m4 26 56 44 56-44"/><circle cx="60" cy="68" r="15" fill="var(--b)"/>',
  },
  {
    words: /review|testimonial/i,
    shapes:
      '<path d="M6 10h108v76H58l-26 28V86H6Z"/><path fill="var(--b)" d="m60 19 8 18.5 20 1.8-15.2 13.2 4.6 19.6L60 62.7l-17.4 10.4 4.6-19.6L32 40.3l20-1.8Z"/>',
  },
  {
    words: /pric|cost|money|budget/i,
    shapes:
      '<path d="M6 60 60 6h52v52l-54 54Z"/><circle cx="92" cy="27" r="8" fill="var(--c)"/><text x="57" y="84" font-size="62" text-anchor="middle" fill="var(--c)">£</text>',
  },
  {
    words: /christmas|calendar|hours|holiday|season|event/i,
    shapes:
      '<path d="M8 20h104v94H8Z"/><path fill="var(--b)" d="M8 20h104v26H8Z"/><path d="M28 6h12v26H28Zm52 0h12v26H80Z"/><path fill="var(--c)" d="M24 57h16v16H24Zm28 0h16v16H52Zm28 0h16v16H80ZM24 85h16v16H24Zm28 0h16v16H52Z"/>',
  },
  {
    words: /photo|camera/i,
    shapes:
      '<path d="M4 34h28l10-17h36l10 17h28v70H4Z"/><path fill="var(--c)" d="M13 43h15v9H13Z"/><circle cx="60" cy="68" r="27" fill="var(--c)"/><circle cx="60" cy="68" r="16" fill="var(--b)"/>',
  },
  {
    words: /image|picture|gallery/i,
    shapes:
      '<path d="M4 18h112v86H4Z"/><path fill="var(--c)" d="M15 29h90v64H15Z"/><circle cx="81" cy="49" r="11" fill="var(--b)"/><path d="m15 93 32-42 22 28 11-13 25 27Z"/>',
  },
  {
    words: /\bmov(e|ing)|migrat|redirect|switch/i,
    shapes:
      '<path d="M6 48h78v66H6Z"/><path fill="var(--c)" d="M36 48h18v28H36Z"/><path fill="var(--b)" d="M52 20h32V4l32 29-32 29V46H52Z"/>',
  },
  {
    words: /\bform|contact|enquir/i,
    shapes:
      '<path d="M16 4h88v112H16Z"/><path fill="var(--c)" d="M28 18h64v14H28Zm0 24h64v14H28Z"/><path fill="none" stroke="var(--b)" stroke-width="12" d="m32 84 19 17 38-36"/>',
  },
  {
    words: /local|\bmaps?\b|near|town/i,
    shapes:
      '<path d="M60 4a40 40 0 0 0-40 40c0 28 40 72 40 72s40-44 40-72A40 40 0 0 0 60 4Z"/><circle cx="60" cy="44" r="17" fill="var(--b)"/>',
  },
  {
    words: /\babout\b|team|people|profile/i,
    shapes:
      '<path d="M14 4h92v112H14Z"/><path fill="var(--c)" d="M25 15h70v90H25Z"/><path fill="var(--b)" d="M29 105c0-24 12-34 31-34s31 10 31 34Z"/><circle cx="60" cy="48" r="20"/>',
  },
  {
    words: /home ?page|\bhomes?\b|landing|\bshop/i,
    shapes:
      '<path d="M22 50h76v64H22Z"/><path fill="var(--c)" d="M48 114V76h24v38Z"/><path fill="var(--b)" d="m60 6 56 48v12H98L60 34 22 66H4V54Z"/>',
  },
  {
    words: /structured|code|schema|\bscript|html/i,
    shapes:
      '<path fill="none" stroke="var(--a)" stroke-width="16" d="M38 20 12 60l26 40m44-80 26 40-26 40"/><path stroke="var(--b)" stroke-width="13" d="M71 8 49 112"/>',
  },
  {
    words: /speed|fast|performance|\btime/i,
    shapes:
      '<path fill="var(--b)" d="M49 0h22v16H49Zm42 14 12 11-9 10-12-11Z"/><circle cx="60" cy="66" r="50"/><circle cx="60" cy="66" r="37" fill="var(--c)"/><path fill="none" stroke="var(--b)" stroke-width="9" d="M60 36v30l20 16"/>',
  },
  {
    words: /title|headline|description|snippet/i,
    shapes:
      '<path d="M4 14h112v92H4Z"/><path fill="var(--c)" d="M14 24h92v72H14Z"/><path fill="var(--b)" d="M24 34h60v18H24Z"/><path d="M24 62h72v8H24Zm0 16h50v8H24Z"/>',
  },
  {
    words: /keyword|search|\bfind/i,
    shapes:
      '<path stroke="var(--b)" stroke-width="19" d="m80 80 34 34"/><circle cx="51" cy="51" r="46"/><circle cx="51" cy="51" r="33" fill="var(--c)"/><path stroke="var(--a)" stroke-width="8" d="M36 67V53m15 14V35m15 32V46"/>',
  },
  {
    words: /law|legal|access|equality|privacy|gdpr|right/i,
    shapes:
      '<path d="M54 10h12v92h24v12H30v-12h24Z"/><path d="M14 22h92v10H14Z"/><path fill="var(--b)" d="m20 28 20 42a20 20 0 0 1-40 0Z"/><path d="m100 28 20 42a20 20 0 0 1-40 0Z"/>',
  },
  {
    words: /domain|host|address|server|\bweb ?site name/i,
    shapes:
      '<circle cx="58" cy="58" r="54"/><path fill="none" stroke="var(--c)" stroke-width="6" d="M4 58h108M58 4c-38 34-38 74 0 108M58 4c38 34 38 74 0 108"/><path fill="var(--b)" stroke="var(--c)" stroke-width="5" d="m62 62 56 21-24 9-9 24Z"/>',
  },
  {
    words: /writ|word|copy|text|blog|content|story/i,
    shapes:
      '<path d="M60 118 26 54l20-36h28l20 36Z"/><path stroke="var(--c)" stroke-width="6" d="M60 118V54"/><circle cx="60" cy="54" r="10" fill="var(--c)"/><path fill="var(--b)" d="M42 2h36v12H42Z"/>',
  },
  {
    words: /seo|rank|growth|market|number|analytic|traffic/i,
    shapes:
      '<path d="M4 80h24v36H4Zm29-24h24v60H33Zm30-24h24v84H63Z"/><path fill="var(--b)" d="M92 4h24v112H92Z"/>',
  },
  {
    words: /design|web|page|site|layout/i,
    shapes:
      '<path d="M4 12h112v96H4Z"/><path fill="var(--c)" d="M14 36h92v62H14Zm2-12a5 5 0 1 0 10 0 5 5 0 1 0-10 0m16 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0"/><path fill="var(--b)" d="M24 46h34v42H24Z"/><path d="M68 48h28v8H68Zm0 16h28v8H68Zm0 16h18v8H68Z"/>',
  },
];

/** Chooses a motif by title, or else by category, or else by `number`. */
export function motifOf(title: string, category: string, number: number): Motif {
  const found = [title, category].flatMap((text) => motifs.find(({ words }) => words.test(text)) ?? [])[0];
  return found ?? (motifs[number % motifs.length] as Motif);
}
