import type { Topic } from "../../topic.ts";

export const businessDetailsOnYourWebsite: Topic = {
  id: "business-details-on-your-website",
  category: "law-and-accessibility",
  titles: [
    "The business details a UK website has to show",
    "Company number, address, VAT: what the law wants on your website",
    "Who are you? The legal lines at the foot of the page",
  ],
  subject: "the business details that have to be on a UK website",
  summaries: [
    "Companies, sole traders and online shops each owe their visitors a few lines of fact. Which ones, where to put them, and three footers you can copy.",
    "The details a British business has to show on its website, by kind of business, in plain English, with model footers and the usual omissions.",
  ],
  tags: ["Business Details", "UK Law", "Footer", "Small Business"],
  terms:
    "legal law details company number registered office vat footer imprint disclosure regulations compliance requirements limited sole trader business address terms",
  openings: [
    "Scroll to the bottom of your website. If you trade as a limited company and find neither a company number nor a registered office there, you are breaking a rule that takes four lines to keep. You are in large company, if that helps.",
    "People buy from somebody. Before they hand over money or a key they like to know who that is, where they can be found, and whether they exist on paper. The law agrees with them, and has written down what they may expect to see.",
    "The legal lines of a website are written once, by copying from another site, with its mistakes. Then they are forgotten until a new address, a VAT registration or a change of name makes them wrong. Reading them through takes five minutes a year.",
  ],
  sections: [
    {
      heading: "If you are a limited company",
      text: [
        "Company law asks companies to state on their websites the full registered name, the part of the United Kingdom where they are registered, the registered number and the address of the registered office. The name is the one at Companies House, with “Limited” or “Ltd”, even when everybody knows you by another.",
        "It need not be on every page, but it has to be easy to find, so the footer is the usual place. If you name directors, name all of them. Limited liability partnerships follow the same pattern, and the same details belong on letters, order forms and business emails.",
      ],
    },
    {
      heading: "If you trade under your own name, or another",
      text: [
        "Sole traders and partnerships have no number to show. If the business uses a name other than the owners’ own, their names and an address at which documents can be served have to be shown to customers, for instance on the premises and on business papers. On a website it is simply good sense to do the same.",
        "A person who works from home need not tell the world which window is theirs. An address has to be real and reach you, and an accountant’s or a serviced office can do that if they agree.",
      ],
    },
    {
      heading: "If you sell or offer services online",
      text: [
        "The electronic commerce rules ask everyone who offers services online to show a name, a geographic address, an email address at which they can be reached directly, any public register they are in, and the VAT number if they have one. A contact form by itself does not replace the email address. If you belong to a regulated profession, its body and title come in addition.",
        "Prices have to be clear about tax and delivery. Selling at a distance to consumers brings further duties before and after the order, such as the right to cancel in many cases. They are a subject of their own, so look them up at [gov.uk](https://www.gov.uk/online-and-distance-selling-for-businesses) rather than on a competitor’s site.",
      ],
    },
    {
      heading: "Three footers to start from",
      text: [
        "```text\nHartfell Joinery Ltd. Registered in Scotland, no. SC000000.\nRegistered office: 1 Example Street, Moffat DG10 0XX.\nVAT no. GB 000 0000 00. hello@hartfell.example\n```",
        "```text\nMoth & Thread is the trading name of Imogen Vale.\n2 Example Yard, Frome BA11 0XX. post@moth.example\n```",
        "```text\nOsei Tutors LLP. Registered in England and Wales,\nno. OC000000. Registered office: 3 Example Road,\nLeeds LS1 0XX. A list of members is kept there.\n```",
        "Replace each part by your own and compare it, letter by letter, with the register.",
      ],
    },
  ],
  examples: [
    {
      who: "a bakery that became a company last year",
      text: "The sign, the bags and the website still say the old name, which is fine as a trading name. What is missing is the line below it. The owner adds the registered name, the number and the office, on the website, on the invoices and in the mail signature. It takes her a quarter of an hour, most of it spent looking for the certificate.",
    },
    {
      who: "a singing teacher who works at home",
      text: "She offers lessons online and does not want her street on the internet. Her accountant agrees to receive letters for her. The site now gives her name, the accountant’s address marked as postal address, and an email address beside the form. Pupils get the real one with their first booking.",
    },
    {
      who: "an online shop for wool",
      text: "Name and address were there; the email address was not, because of spam. A contact form had taken its place. The owner puts the address back in ordinary letters and lets her mail provider’s filter earn its money. Complaints that used to go straight to the payment service now come to her first.",
    },
  ],
  mistakes: [
    "Giving the trading address where the registered office is asked for.",
    "Writing “Registered in the UK”, when it is England and Wales, Scotland or Northern Ireland.",
    "Hiding the lines in an image.",
    "Copying somebody’s terms together with their company number.",
    "Forgetting the email signature, where the same details belong.",
  ],
  checklist: [
    "Full registered name, as at Companies House",
    "Where registered, number and registered office",
    "Trading name explained, if there is one",
    "A postal address and a real email address",
    "VAT number, if registered",
    "Professional body and register, if any",
    "The same on invoices, letters and in mail",
  ],
  questions: [
    {
      question: "What happens if something is missing?",
      answer:
        "Leaving out a company’s details is an offence and can be fined, although a letter asking you to put it right is likelier. The surer cost is the customer who wanted to check and could not.",
    },
    {
      question: "Do we have to show a telephone number?",
      answer:
        "The rules ask for means of quick and direct contact, including email. For distance sales to consumers a telephone number is among the details to give, where you have one. Most people trust a business more if there is one.",
    },
    {
      question: "Is a page of terms compulsory?",
      answer:
        "No, though some information has to be given before a contract is made, and terms are the tidy place for it. Have them written for your business; borrowed ones promise things that you do not do.",
    },
  ],
  closings: [
    "Read your footer against the register once, now, and once a year afterwards. This article is general information and not legal advice; for your own case ask a solicitor or your trade body.",
    "Four lines, and everybody can see who they are dealing with. What stands here is a general guide rather than legal advice, so check unusual cases with somebody qualified.",
  ],
};
