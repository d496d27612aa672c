import { paths } from "@brightwren/core/paths";
import { buttonClass } from "@brightwren/ui/button-class";
import { Link } from "react-router-dom";
import { commonQuestions, contactCards, contactHead } from "../../content/contact.ts";
import { PageHead } from "../../page/page-head.tsx";
import { withHours } from "../sections/hours.tsx";
import { NeedsScript } from "../sections/sections.tsx";
import styles from "./contact-page.module.css";
import { EnquiryForm } from "./enquiry-form.tsx";
import { Stamp } from "./stamp.tsx";

export default function ContactPage() {
  return (
    <>
      <PageHead {...contactHead} />
      <div className={styles.hero}>
        <h1 className={styles.heading}>Tell us what you do.</h1>
        <p className={styles.lead}>
          A few lines are enough: your trade, your town, what your website should bring you. Enquiries are
          answered within 24 hours, by a person who builds websites.
        </p>
      </div>
      <div className={styles.columns}>
        <section id="enquiry" className={styles.form} aria-labelledby="enquiry-heading">
          <div className={styles.formHead}>
            <h2 id="enquiry-heading" className={styles.formHeading}>
              Your enquiry
            </h2>
            <Stamp />
          </div>
          <NeedsScript what="This form" />
          <EnquiryForm />
        </section>
        <ContactCards />
      </div>
      <section className={styles.questions} aria-labelledby="common-questions">
        <h2 id="common-questions" className={styles.questionsHeading}>
          Common questions
        </h2>
        <dl className={styles.list}>
          {commonQuestions.map(({ question, answer }) => (
            <div key={question} className={styles.question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
        <Link to={paths.faq} className={buttonClass({ kind: "outline", size: "large" })}>
          View All FAQs
        </Link>
      </section>
    </>
  );
}

function ContactCards() {
  return (
    <section aria-labelledby="contact-ways">
      <h2 id="contact-ways" className="visually-hidden">
        Other ways to reach us
      </h2>
      <ul role="list" className={styles.cards}>
        {contactCards.map(({ kind, title, description, action }) => (
          <li key={kind} className={styles.card}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{withHours(description)}</p>
            <a href={action.href} className={styles.action}>
              {action.label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
