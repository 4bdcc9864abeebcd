import { actions } from '@callboard/api-client/actions';
import type { UndeliveredMail } from '@callboard/api-contract/notifications';
import { useZone } from '@callboard/records';
import { formatInstant } from '@callboard/ui-kit/dates';
import { Badge, QueryView } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useEffect, useRef, useState } from 'react';
import { ZoneNote } from '@callboard/records/screen';
import styles from './mails.module.css';
import { DiscardMailDialog } from './DiscardMailDialog';
import { mailErrorText } from './mailErrorText';
import { mailMessages as words } from './mailMessages';
import { useUndeliveredMails } from './useUndeliveredMails';

/** After an outage of the mail server there can be many; the rest of the page must stay near. */
const shownAtFirst = 5;

/** Mails that could not be sent, for admins, to try again or to discard. */
export function UndeliveredMails() {
  const { data, problem, isLoading, refetch } = useUndeliveredMails();
  return (
    <QueryView
      query={{ value: data, problem, isLoading, retry: refetch }}
      isEmpty={(mails) => mails.length === 0}
      empty={null}
    >
      {(mails) => <Mails mails={mails} onChange={refetch} />}
    </QueryView>
  );
}

interface MailsProps {
  mails: readonly UndeliveredMail[];
  /** Called when a mail was tried again or discarded, here or by someone else. */
  onChange: () => void;
}

function Mails({ mails, onChange }: MailsProps) {
  const [retryMail] = actions.retryMail.useAction();
  const alerts = useAlerts();
  const [retrying, setRetrying] = useState<string>();
  const [discarding, setDiscarding] = useState<UndeliveredMail>();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const hasChanged = useRef(false);
  const shown = showsAll ? mails : mails.slice(0, shownAtFirst);

  // Synchronises with the browser's focus: it is lost with the row whose button was pressed.
  useEffect(() => {
    if (!hasChanged.current) return;
    hasChanged.current = false;
    if (document.activeElement === document.body) list.current?.focus();
  }, [mails]);

  function refresh() {
    hasChanged.current = true;
    onChange();
  }

  async function retry({ id, to }: UndeliveredMail) {
    setRetrying(id);
    const outcome = await retryMail({ mail: id });
    setRetrying(undefined);
    if (outcome.ok) alerts.show({ kind: 'success', message: words.retried(to) });
    refresh();
  }

  return (
    <>
      <p className={styles.note}>{words.text}</p>
      <ul ref={list} className={styles.list} role="list" aria-label={words.title} tabIndex={-1}>
        {shown.map((mail) => (
          <MailItem
            key={mail.id}
            mail={mail}
            isRetrying={retrying === mail.id}
            onRetry={() => void retry(mail)}
            onDiscard={() => setDiscarding(mail)}
          />
        ))}
      </ul>
      {shown.length < mails.length && (
        <Button onClick={() => setShowsAll(true)}>{words.showAll(mails.length)}</Button>
      )}
      {mails[0] && <ZoneNote at={mails[0].created} className={styles.note} />}
      {discarding && (
        <DiscardMailDialog mail={discarding} onClose={() => setDiscarding(undefined)} onDiscard={refresh} />
      )}
    </>
  );
}

interface MailItemProps {
  mail: UndeliveredMail;
  isRetrying: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

function MailItem({ mail, isRetrying, onRetry, onDiscard }: MailItemProps) {
  const { subject, to, created, status, attempts, error } = mail;
  const zone = useZone();
  return (
    <li className={styles.mail}>
      <div className={styles.mailText}>
        <span className={styles.what}>{subject}</span>
        <span className={styles.mailDetail}>{words.toAt(to, formatInstant(created, zone))}</span>
        <span>{mailErrorText(error)}</span>
        <span className={styles.mailDetail}>
          <Badge tone={status === 'failed' ? 'red' : 'amber'}>{words.status[status]}</Badge>{' '}
          {words.attempts(attempts)}
        </span>
      </div>
      <div className={styles.mailButtons}>
        <Button size="small" isBusy={isRetrying} aria-label={words.retryOf(subject, to)} onClick={onRetry}>
          {words.retry}
        </Button>
        <Button size="small" aria-label={words.discardOf(subject, to)} onClick={onDiscard}>
          {words.discard}
        </Button>
      </div>
    </li>
  );
}
