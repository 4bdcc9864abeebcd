import { queries } from '@callboard/api-client/actions';
import type { EntryConsents } from '@callboard/api-contract/consents';
import { consentState, hasAnswered } from '@callboard/domain/competition';
import { useActor } from '@callboard/records';
import { useLabel } from '@callboard/tenant';
import { EmptyState, ProgressBar, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { SendButton, ZoneNote } from '@callboard/records/screen';
import { ConsentMemberLine } from './ConsentMemberLine';
import { consentMessages as words } from './consentMessages';
import styles from './consents.module.css';
import { PersonalLooks } from './PersonalLooks';
import { useSendLinks } from './useSendLinks';

export interface ConsentsSectionProps {
  /** The hashcode of the entry. */
  entry: string;
}

/** Which guardians of an entry have answered, for staff and those who entered it; for no one else. */
export function ConsentsSection({ entry }: ConsentsSectionProps) {
  const { roles } = useActor();
  const isAdmin = roles.includes('admin');
  const isConcerned = isAdmin || roles.includes('staff') || roles.includes('participant');
  if (!isConcerned) return null;
  return (
    <div className={styles.root}>
      <LoadedConsents entry={entry} />
      {isAdmin && <PersonalLooks entry={entry} />}
    </div>
  );
}

function LoadedConsents({ entry }: ConsentsSectionProps) {
  const { data, problem, isLoading, refetch } = queries.entryConsents.useQuery({ entry });
  const { many } = useLabel('participants');
  return (
    <Card title={words.title}>
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={4} />}
        isEmpty={({ members }) => members.length === 0}
        empty={
          <EmptyState icon="user" title={words.none}>
            {words.noneText(many.toLowerCase())}
          </EmptyState>
        }
      >
        {(consents) => <Consents entry={entry} consents={consents} />}
      </QueryView>
    </Card>
  );
}

function Consents({ entry, consents: { kinds, members } }: { entry: string; consents: EntryConsents }) {
  const [now] = useState(() => new Date());
  const { send, isSending } = useSendLinks(entry);
  const states = members.map((member) => consentState(member, kinds, now));
  const answered = states.filter(hasAnswered).length;
  const askable = members.filter(
    ({ has_email }, index) => has_email && !hasAnswered(states[index] ?? 'notAsked'),
  ).length;
  return (
    <div className={styles.root}>
      <p className={styles.text}>{words.intro}</p>
      <ProgressBar
        label={words.title}
        value={answered}
        max={members.length}
        valueText={words.answered(answered, members.length)}
      />
      <div>
        <SendButton icon="mail" disabled={askable === 0} isBusy={isSending} onSend={() => void send()}>
          {words.sendAll(askable)}
        </SendButton>
      </div>
      <ul className={styles.list} role="list">
        {members.map((member, index) => (
          <ConsentMemberLine
            key={member.hashcode}
            entry={entry}
            member={member}
            kinds={kinds}
            state={states[index] ?? 'notAsked'}
          />
        ))}
      </ul>
      <ZoneNote at={now.toISOString()} className={styles.text} />
    </div>
  );
}
