import { studio } from "@brightwren/brand";
import { phoneHref } from "@brightwren/brand/derived";
import { founder } from "@brightwren/brand/founder";
import { paths } from "@brightwren/core/paths";
import { afterSending, commonQuestions, contactCards, contactHead } from "../../content/contact.ts";
import { PageHead } from "../../page/page-head.tsx";
import { withHours } from "../sections/hours.tsx";
import { ActionLink, FounderPortrait, isDrawn, NeedsScript } from "../sections/sections.tsx";
import styles from "./contact-page.module.css";
import { EnquiryForm } from "./enquiry-form.tsx";
import { Stamp } from "./stamp.tsx";

export default function ContactPage() {
  return (
    <>
      <PageHead {...contactHead} />
      <div className={`sheet equal large-2 align-end ${styles.hero}`}>
        <h1 className="page-title ch-13">Tell us what you do.</h1>
        <p className="lead ch-46">
          A few lines are enough: your trade, your town, what your website should bring you. Enquiries are
          answered within 24 hours, by a person who builds websites. Or ring{" "}
          <a href={phoneHref}>{studio.phone}</a>.
        </p>
      </div>
      <div className={`sheet equal large-3 ${styles.columns}`}>
        <section id="enquiry" className={`panel ${styles.form}`} aria-labelledby="enquiry-heading">
          <div className="spread flex align-start gap-4 mb-4">
            <h2 id="enquiry-heading" className={styles.formHeading}>
              Your enquiry
            </h2>
            <Stamp />
          </div>
          <NeedsScript what="This form" />
          <EnquiryForm />
          <h3 id="after-sending" className="large mt-6">
            What happens then
          </h3>
          <ol className={`equal medium-3 mt-3 ${styles.after}`} aria-labelledby="after-sending">
            {afterSending.map((step) => (
              <li key={step} className="hint bar-above">
                {founder && isDrawn(founder.name) && step.startsWith(founder.name) ? (
                  <FounderPortrait className={styles.face} />
                ) : null}
                {step}
              </li>
            ))}
          </ol>
        </section>
        <ContactCards />
      </div>
      <section className={`sheet ${styles.questions}`} aria-labelledby="common-questions">
        <h2 id="common-questions" className="section-title">
          Common questions
        </h2>
        <dl className={`rule-below ${styles.list}`}>
          {commonQuestions.map(({ question, answer }) => (
            <div key={question} className={`equal large-2 rule-above ${styles.question}`}>
              <dt className="display-lg">{question}</dt>
              <dd className="soft">{answer}</dd>
            </div>
          ))}
        </dl>
        <ActionLink label="View All FAQs" to={paths.faq} kind="outline" />
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
      <ul role="list" className={`grid ${styles.cards}`}>
        {contactCards.map(({ kind, title, description, action }) => (
          <li key={kind} className={`rule-below ${styles.card}`}>
            <h3 className="card-title">{title}</h3>
            <p className="soft mt-2">{withHours(description)}</p>
            <a href={action.href} className="touch accent strong breaks">
              {action.label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
