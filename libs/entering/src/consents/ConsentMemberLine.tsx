import { actions } from '@callboard/api-client/actions';
import type { ConsentMember, ContactData, EntryConsents } from '@callboard/api-contract/consents';
import { hasAnswered, type ConsentState } from '@callboard/domain/competition';
import { translate } from '@callboard/language';
import { useActor, useZone } from '@callboard/records';
import { SendButton } from '@callboard/records/screen';
import { formatInstant } from '@callboard/ui-kit/dates';
import { Badge, type BadgeProps } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { consentMessages as words } from './consentMessages';
import styles from './consents.module.css';
import { ContactDialog } from './ContactDialog';
import { PaperDialog } from './PaperDialog';
import { useSendLinks } from './useSendLinks';

export interface ConsentMemberLineProps {
  entry: string;
  member: ConsentMember;
  kinds: EntryConsents['kinds'];
  state: ConsentState;
}

const tones: Readonly<Record<ConsentState, BadgeProps['tone']>> = {
  allGiven: 'green',
  hasNo: 'red',
  waiting: 'blue',
  expired: 'amber',
  notAsked: 'gray',
  noEmail: 'amber',
};

/** A member, what their guardian answered, and the buttons to reach the guardian. */
export function ConsentMemberLine({ entry, member, kinds, state }: ConsentMemberLineProps) {
  const { hashcode, name, has_email, requested, answers } = member;
  const zone = useZone();
  const { send, isSending } = useSendLinks(entry);
  const [openContactData, { isLoading }] = actions.openContactData.useAction();
  const [contact, setContact] = useState<ContactData>();
  const [isPaperOpen, setPaperOpen] = useState(false);
  const { roles } = useActor();
  const isOffice = roles.includes('staff') || roles.includes('admin');

  // Each view is noted, so that it is made by a click alone.
  async function open() {
    const outcome = await openContactData({ entry, participant: hashcode });
    if (outcome.ok) setContact(outcome.data);
  }

  return (
    <li className={styles.member}>
      <div className={styles.who}>
        <span className={styles.name}>{name}</span> <Badge tone={tones[state]}>{words.states[state]}</Badge>
        {requested !== null && !hasAnswered(state) && (
          <span className={styles.text}>{words.sentOn(formatInstant(requested, zone))}</span>
        )}
      </div>
      <dl className={styles.answers}>
        {kinds.map(({ kind, label }) => {
          const answer = answers.find((each) => each.kind === kind)?.answer ?? 'none';
          return (
            <div key={kind} className={styles.answer} data-answer={answer}>
              <dt>{translate(label)}</dt>
              <dd>{words.answers[answer]}</dd>
            </div>
          );
        })}
      </dl>
      <div className={styles.actions}>
        <Button
          size="small"
          aria-label={words.contactOf(name)}
          isBusy={isLoading}
          onClick={() => void open()}
        >
          {words.contact}
        </Button>
        <SendButton
          size="small"
          variant="quiet"
          name={words.sendTo(name)}
          disabled={!has_email}
          isBusy={isSending}
          onSend={() => void send([hashcode])}
        >
          {requested === null ? words.send : words.sendAgain}
        </SendButton>
        {isOffice && (
          <Button
            size="small"
            variant="quiet"
            aria-label={words.paperOf(name)}
            onClick={() => setPaperOpen(true)}
          >
            {words.paper}
          </Button>
        )}
      </div>
      {isPaperOpen && (
        <PaperDialog entry={entry} member={member} kinds={kinds} onClose={() => setPaperOpen(false)} />
      )}
      {contact && (
        <ContactDialog
          entry={entry}
          member={member}
          contact={contact}
          onClose={() => setContact(undefined)}
        />
      )}
    </li>
  );
}
