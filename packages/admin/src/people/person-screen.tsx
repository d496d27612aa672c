import { keys } from "@brightwren/brand";
import { telephoneHref } from "@brightwren/core/enquiries/enquiry";
import { mailtoAddress } from "@brightwren/core/enquiries/reply-link";
import {
  erasePerson,
  exportPerson,
  type Person,
  personKeys,
  personName,
  personQuery,
  recordKeys,
} from "@brightwren/core/people/person";
import { personFiles } from "@brightwren/core/people/person-file";
import { dashboardLink, isRunning } from "@brightwren/core/subscriptions/subscription";
import { Button } from "@brightwren/ui/button";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "react-router-dom";
import { explainUnreachable, fromHost } from "../files/file-errors.ts";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { UserFacingError } from "../parts/failure.ts";
import { londonDay } from "../parts/format.ts";
import { offlineMessage } from "../parts/list/list-states.tsx";
import { Address, DetailsList, RecordScreen, RecordSheet, useRecord } from "../parts/list/record.tsx";
import { Moment } from "../parts/moment.tsx";
import { useOwnerMutation } from "../session/owner-mutation.ts";
import { useConfirmed } from "../session/use-confirmed.tsx";
import { StateBadge } from "../subscriptions/state-badge.tsx";
import { dashboardLabel, packageSentence } from "../subscriptions/subscription-labels.ts";
import { notesKey, NotesField } from "../records/notes-field.tsx";
import { Enquiries, failureClass, Mail, Outside, Related, RelatedItem } from "../records/person-records.tsx";

/** The address holds the id of any record of the person, never an email address (decision 025). */
export function Component() {
  const { id = "" } = useParams();
  const query = useRecord(personQuery);
  const spam = new Set<string | null>();
  for (const { id: enquiry, status } of query.data?.enquiries ?? []) if (status === "spam") spam.add(enquiry);
  return (
    <RecordScreen
      what="Person"
      query={query}
      title={personName}
      subtitle={sinceOf}
      actions={actionsOf}
      list={listOf(query.data)}
      offline={offlineMessage("Customers are never stored on this computer.")}
    >
      {(person) => (
        <RecordSheet
          key={person.key}
          aside={
            <>
              <DetailsList details={detailsOf(person)} />
              <NotesField id={id} />
            </>
          }
        >
          <Related title="Subscriptions" none="No subscriptions.">
            {person.subscriptions.map((subscription) => (
              <RelatedItem key={subscription.id} at={subscription.started_at}>
                <Link to={adminPaths.subscription(subscription.id)} className="grows">
                  {packageSentence(subscription)}
                </Link>
                <StateBadge subscription={subscription} />
              </RelatedItem>
            ))}
          </Related>
          <Enquiries id={id} />
          <Related title="Emails" none="No emails were sent.">
            {person.emails.map((mail) => (
              <Mail key={mail.id} mail={mail} isSpam={spam.has(mail.enquiry_id)} />
            ))}
          </Related>
        </RecordSheet>
      )}
    </RecordScreen>
  );
}

const sinceOf = ({ subscriptions }: Person) =>
  subscriptions.slice(0, 1).map((newest) => (
    <div key={newest.id} className="cluster gap-2">
      <StateBadge subscription={newest} />
      <span>
        Customer since <Moment at={(subscriptions.at(-1) ?? newest).started_at} dayOnly className="numbers" />
      </span>
    </div>
  ));

const listOf = (person: Person | null | undefined) =>
  person?.subscriptions.length
    ? { label: "Subscriptions", path: adminPaths.subscriptions }
    : { label: "Enquiries", path: adminPaths.enquiries };

const detailsOf = ({ addresses, enquiries }: Person) => ({
  Email: addresses.map((address) => (
    <a key={address} href={mailtoAddress(address)} className="block">
      <Address>{address}</Address>
    </a>
  )),
  Phone: [...new Set(enquiries.flatMap(({ phone }) => phone ?? []))].map((phone) => (
    <a key={phone} href={telephoneHref(phone)} className="block">
      {phone}
    </a>
  )),
});

const actionsOf = (person: Person) => <Actions person={person} />;

function Actions({ person }: { person: Person }) {
  const { id = "" } = useParams();
  const host = useHost();
  const { mutate, isPending } = useOwnerMutation({
    mutationFn: async () => {
      const exported = await exportPerson(id);
      if (!exported) throw new UserFacingError("This person was erased.");
      const now = new Date();
      const files = personFiles(exported, new URL(host.siteUrl).host, now);
      return fromHost(host.saveFiles(`${keys.prefix}-person-${londonDay(now)}`, files));
    },
    success: (isSaved) => (isSaved ? "Exported as person.html and person.json" : undefined),
    failure: "Failed to export this person",
    explain: explainUnreachable,
  });
  const { ask, dialog } = useErase(id, person);
  return (
    <>
      <Button kind="outline" busy={isPending} onClick={() => mutate()}>
        {isPending ? "Exporting..." : "Export this person"}
      </Button>
      <Button kind="outline" onClick={({ currentTarget }) => ask(person, currentTarget)}>
        Erase…
      </Button>
      {dialog}
    </>
  );
}

function useErase(id: string, person: Person) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const running = person.subscriptions.find(isRunning);
  return useConfirmed({
    mutationFn: () => erasePerson(id),
    question: () => `Erase ${personName(person)}?`,
    detail: () => (
      <div className="grid gap-3">
        {running ? (
          <p className={failureClass}>
            {
              "A subscription is still running. Cancel it in Stripe first, or Stripe goes on charging someone whom you can no longer name here. "
            }
            <Outside to={dashboardLink(running)}>{dashboardLabel(running)}</Outside>
          </p>
        ) : null}
        <DetailsList
          details={{
            "Deleted, for good":
              "Their enquiries, also in the trash. Name, email address and phone number. Your notes. Emails not sent yet.",
            "Kept, for the law": "Amounts and dates of their subscriptions.",
            "For you to delete": "The copies in Stripe and in your inbox.",
          }}
        />
      </div>
    ),
    confirmLabel: "Erase for good",
    busyLabel: "Erasing...",
    onDone() {
      // Nothing of the person may stay in this tab, nor may a note that is still being typed be stored.
      queryClient.setQueryData(personQuery(id).queryKey, null);
      const mutations = queryClient.getMutationCache();
      for (const typed of mutations.findAll({ mutationKey: notesKey(person) })) mutations.remove(typed);
      void navigate(listOf(person).path, { replace: true });
      for (const queryKey of recordKeys) void queryClient.resetQueries({ queryKey });
      queryClient.removeQueries({ queryKey: personKeys.all });
      return null;
    },
    success: () => "Person erased",
    failure: "Failed to erase this person",
  });
}
