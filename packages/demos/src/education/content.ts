export const nav = [
  { href: "#education-courses", label: "Courses" },
  { href: "#education-timetable", label: "Timetable" },
  { href: "#education-terms", label: "Term dates" },
] as const;

export const courses = [
  {
    key: "maths",
    title: "Maths, Again",
    teacher: "Mrs R. Okafor",
    evening: "Mondays, 7.30pm",
    length: "12 lessons from 14 September",
    text: "Fractions to quadratics, at the pace you wanted in 1994. Sit the GCSE in June, or don’t, and simply know.",
    price: "£186",
    places: "5 of 12 desks left",
  },
  {
    key: "sky",
    title: "Look Up",
    teacher: "Dr I. Prosser",
    evening: "Wednesdays, 8.30pm",
    length: "8 lessons from 16 September",
    text: "The Moon, the planets you can see over the bins, and how to find north in a car park. Cloud is taught too.",
    price: "£124",
    places: "3 of 12 desks left",
  },
  {
    key: "welsh",
    title: "Welsh from Nought",
    teacher: "Miss N. Gwilym",
    evening: "Thursdays, 7.30pm",
    length: "10 lessons from 17 September",
    text: "Order a pint in Porthmadog by half-term. Apologise to a sheep by Christmas. Singing is optional but usual.",
    price: "£155",
    places: "7 of 12 desks left",
  },
] as const;

export const lesson = [
  { time: "7.20", what: "Kettle on. The classroom is open; people are already talking about the weather." },
  { time: "7.30", what: "The bell, and the register. Twelve names. You say good evening to all of them." },
  { time: "7.35", what: "Your teacher at the board, you with a pencil. No slides were harmed, or made." },
  {
    time: "8.00",
    what: "In pairs. You explain it to Graham; Graham explains it back. Now you both know it.",
  },
  { time: "8.15", what: "Homework: one side of paper, optional, marked by hand and posted back." },
  { time: "8.20", what: "The bell again. Custard cream." },
] as const;

export const days = ["Monday", "Tuesday", "Wednesday", "Thursday"] as const;

export const periods = [
  {
    bell: "First bell",
    time: "6.30",
    lessons: [
      { subject: "Bread by the Book", teacher: "Mr Haddad", hue: "chalk" },
      { subject: "Latin for Gardeners", teacher: "Dr Lumb", hue: "sky" },
      { subject: "Drawing Hands", teacher: "Ms Feeney", hue: "pink" },
      { subject: "Choir, Muted", teacher: "Miss Gwilym", hue: "chalk" },
    ],
  },
  {
    bell: "Second bell",
    time: "7.30",
    lessons: [
      { subject: "Maths, Again", teacher: "Mrs Okafor", hue: "pink" },
      { subject: "Bookkeeping", teacher: "Mr Shah", hue: "chalk" },
      { subject: "Spelling, Finally", teacher: "Mrs Okafor", hue: "sun" },
      { subject: "Welsh from Nought", teacher: "Miss Gwilym", hue: "sun" },
    ],
  },
  {
    bell: "Last bell",
    time: "8.30",
    lessons: [
      { subject: "Reading Larkin", teacher: "Ms Feeney", hue: "sun" },
      null,
      { subject: "Look Up", teacher: "Dr Prosser", hue: "sky" },
      { subject: "Maps and Contours", teacher: "Dr Lumb", hue: "chalk" },
    ],
  },
] as const;

export const terms = [
  { name: "Autumn", dates: "14 September to 11 December", off: "Half-term from 26 October" },
  { name: "Spring", dates: "11 January to 26 March", off: "Half-term from 15 February" },
  { name: "Summer", dates: "19 April to 2 July", off: "Half-term from 31 May" },
] as const;

export const report = [
  {
    subject: "Teaching",
    mark: "A",
    remark: "I have been afraid of fractions since Mr Pugh. I did seven over breakfast.",
    signed: "Denise, Rotherham",
  },
  {
    subject: "Patience",
    mark: "A",
    remark: "Asked the same question four weeks running and was thanked for it each time.",
    signed: "Kwame, Leith",
  },
  {
    subject: "Punctuality",
    mark: "B+",
    remark: "Begins on the bell. Ends when Iestyn has finished about Saturn.",
    signed: "Moira, Whitby",
  },
  {
    subject: "Catering",
    mark: "U",
    remark: "You must bring your own biscuits.",
    signed: "Tom, Ely",
  },
] as const;

export const footer = {
  address: ["Second Bell Evening School", "The Old Infants, Chapel Row", "Hebden Bridge HX7 0XX"],
  hours: ["Monday to Thursday, 4pm to 9.30pm", "Friday, 10am to 1pm"],
  phone: "01632 960 736",
  email: "office@secondbell.example",
} as const;
