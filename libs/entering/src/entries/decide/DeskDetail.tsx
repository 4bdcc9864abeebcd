import { usePageCommands } from '@callboard/app-state';
import { isReference, maxLengthOfReason, type RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { decisionNames, type Decision } from '@callboard/api-contract/entries';
import { allowedDecisions } from '@callboard/domain/competition';
import { useCanMake } from '@callboard/records/screen';
import { storedNotice } from '@callboard/records';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextArea } from '@callboard/ui-kit/inputs';
import { Accordion, Card } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import styles from './decide.module.css';
import { decideMessages as words } from './decideMessages';
import { DeclineDialog } from './DeclineDialog';
import type { DeskView } from './deskQuery';
import { EntrySummary } from './EntrySummary';
import { MailPreview } from './MailPreview';
import { SendOne } from './SendOne';
import type { Deciding } from './useDeciding';
import { usePlaces } from './usePlaces';

export interface DeskDetailProps {
  view: DeskView;
  record: RecordOf<'entries'>;
  records: readonly RecordOf<'entries'>[];
  /** How many there are in all, not only on this page. */
  total: number;
  deciding: Deciding;
  /** Called with how many to go on. */
  onGo: (step: number) => void;
}

/** The entry that is being decided: what is known of it, the decisions, and the mail of the one that was made. */
export function DeskDetail({ view, record, records, total, deciding, onGo }: DeskDetailProps) {
  const [prompt, setPrompt] = useState<'decline' | 'full'>();
  const { event, status } = record;
  const places = usePlaces(isReference(event) ? event.hashcode : undefined);
  const { lifecycle } = collectionNamed('entries');
  const canMake = useCanMake('entries');
  const allowed = lifecycle ? allowedDecisions(lifecycle, String(status)).filter(canMake) : [];
  const made = decisionNames.find((each) => each === record['decision']) ?? null;
  const name = record.qed_model.title;
  const at = records.indexOf(record);

  function begin(decision: Decision) {
    if (prompt !== undefined || !allowed.includes(decision)) return;
    const isFull = places?.left != null && places.left <= 0;
    if (decision === 'decline') setPrompt('decline');
    else if (decision === 'accept' && isFull) setPrompt('full');
    else deciding.decide(record, decision);
  }
  function decide(decision: Decision, reason?: string) {
    setPrompt(undefined);
    deciding.decide(record, decision, reason);
  }

  const unlessPrompted = (run: () => void) => () => prompt === undefined && run();
  usePageCommands([
    ...allowed.map((decision) => ({
      label: words[decision],
      shortcut: decision,
      run: () => begin(decision),
    })),
    { label: words.next, shortcut: 'nextItem', run: unlessPrompted(() => onGo(1)) },
    { label: words.previous, shortcut: 'previousItem', run: unlessPrompted(() => onGo(-1)) },
    { label: words.undoLast, shortcut: 'undoLast', run: unlessPrompted(deciding.undoLast) },
  ]);

  return (
    <section className={styles.detail} aria-label={name}>
      <header className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <span className={styles.muted}>{words.position(at + 1, Math.max(total, records.length))}</span>
        <span className={styles.steps}>
          <Button size="small" variant="quiet" disabled={at === 0} onClick={() => onGo(-1)}>
            {words.previous}
          </Button>
          <Button size="small" variant="quiet" disabled={at === records.length - 1} onClick={() => onGo(1)}>
            {words.next}
          </Button>
        </span>
      </header>
      <div className={styles.decisions} role="group" aria-label={words.decisions}>
        {allowed.map((decision) => (
          <Button
            key={decision}
            variant={decision === (made ?? 'accept') ? 'primary' : 'secondary'}
            aria-pressed={view === 'send' ? made === decision : undefined}
            aria-keyshortcuts={decision.charAt(0).toUpperCase()}
            onClick={() => begin(decision)}
          >
            {words[decision]}
          </Button>
        ))}
      </div>
      {places?.left != null && places.limit !== null && (
        <p className={styles.muted}>{words.leftIn(places.event.name, places.left, places.limit)}</p>
      )}
      <p className={styles.muted}>{lifecycle && storedNotice(lifecycle.transitions['accept'] ?? {})}</p>
      <p className={styles.muted}>{words.keys}</p>
      {made !== null && (
        <Card
          title={words.mail}
          actions={
            <>
              <Button size="small" onClick={() => deciding.takeBack(record)}>
                {words.takeBack}
              </Button>
              <SendOne record={record} />
            </>
          }
        >
          <Reasoned record={record} decision={made} onStore={decide} />
        </Card>
      )}
      {made === null && <MailsBefore entry={record.hashcode} decisions={allowed} />}
      <EntrySummary record={record} />
      {prompt === 'decline' && (
        <DeclineDialog
          record={record}
          onDecline={(reason) => decide('decline', reason)}
          onClose={() => setPrompt(undefined)}
        />
      )}
      <Dialog
        open={prompt === 'full'}
        role="alertdialog"
        title={words.full(places?.event.name ?? '')}
        onOpenChange={() => setPrompt(undefined)}
        actions={
          <>
            <Button onClick={() => setPrompt(undefined)}>{words.cancel}</Button>
            {allowed.includes('waitlist') && (
              <Button data-autofocus onClick={() => decide('waitlist')}>
                {words.waitlist}
              </Button>
            )}
            <Button variant="primary" onClick={() => decide('accept')}>
              {words.acceptAnyway}
            </Button>
          </>
        }
      >
        <p>{words.fullText}</p>
      </Dialog>
    </section>
  );
}

/** Mails that the school would get for each decision, before it is made. */
function MailsBefore({ entry, decisions }: { entry: string; decisions: readonly Decision[] }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <div>
        <Button size="small" icon="mail" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {words.showMails}
        </Button>
      </div>
      {isShown && (
        <Accordion
          items={decisions.map((decision, index) => ({
            id: decision,
            title: words.mailOf[decision],
            children: <MailPreview entry={entry} decision={decision} reason="" />,
            isOpen: index === 0,
          }))}
        />
      )}
    </>
  );
}

interface ReasonedProps {
  record: RecordOf<'entries'>;
  decision: Decision;
  onStore: (decision: Decision, reason: string) => void;
}

/** The mail of a decision that waits to be sent, with its reason, which can still change. */
function Reasoned({ record, decision, onStore }: ReasonedProps) {
  const stored = String(record['decision_reason'] ?? '');
  const [reason, setReason] = useState(stored);
  return (
    <div className={styles.reasoned}>
      <Field label={words.reason} description={words.reasonHint}>
        <TextArea
          value={reason}
          maxLength={maxLengthOfReason}
          onChange={({ target }) => setReason(target.value)}
          onBlur={() => reason.trim() !== stored && onStore(decision, reason)}
        />
      </Field>
      <MailPreview entry={record.hashcode} decision={decision} reason={reason} />
    </div>
  );
}
