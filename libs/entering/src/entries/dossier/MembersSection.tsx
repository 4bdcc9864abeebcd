import { isReference, type Collection } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { runningStatuses, type DossierMember } from '@callboard/api-contract/entries';
import { translate } from '@callboard/language';
import { useActor } from '@callboard/records';
import { counted, useLabel } from '@callboard/tenant';
import { Badge } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { recordHref, SendButton, StatusOf } from '@callboard/records/screen';
import { useSendLinks } from '../../consents/useSendLinks';
import styles from './dossier.module.css';
import { dossierMessages as words } from './dossierMessages';
import type { SectionProps } from './SectionProps';

const ReplaceDialog = lazy(async () => ({ default: (await import('./ReplaceDialog')).ReplaceDialog }));

const shownAtFirst = 12;
/** The statuses of an event that is not to come. */
const over = ['complete', 'cancelled'] as const;

/** The people of an entry: their part, school year and age, as far as the reader can see them, and whose guardian has not answered. */
export function MembersSection({ collection, entry, dossier }: SectionProps) {
  const { members, members_total: total, members_standing: named } = dossier;
  const label = useLabel('participants');
  const [isOpen, setOpen] = useState(false);
  const { roles } = useActor();
  const [leaving, setLeaving] = useState<DossierMember>();
  const { send, isSending } = useSendLinks(entry.hashcode);
  const shown = isOpen ? members : members.slice(0, shownAtFirst);
  // After the event no one is prompted, and no one replaces a member.
  const isOver = over.some((status) => status === dossier.event?.status);
  const isUnanswered = ({ consent }: DossierMember) => consent === 'missing' && !isOver;
  const unanswered = members.filter(isUnanswered).length;
  const isConcerned = roles.some((role) => role === 'admin' || role === 'staff' || role === 'participant');
  const canReplace = isConcerned && !isOver && runningStatuses.some((status) => status === entry['status']);
  const stated = entry['members_count'];
  const school = entry['organisation'];
  const ownSchool = isReference(school) ? school.title : null;
  return (
    <Card
      title={label.many}
      actions={
        members.length > 0 && (
          <Link to={`${recordHref(collection, entry.hashcode)}?tab=people`}>{words.allOf(label)}</Link>
        )
      }
    >
      {members.length === 0 ? (
        <p className={styles.note}>{words.members(label)}</p>
      ) : (
        <>
          <div className={styles.row}>
            <p className={styles.note}>{summaryOf(members, counted(named, label))}</p>
            {isConcerned && unanswered > 0 && (
              <SendButton size="small" icon="mail" isBusy={isSending} onSend={() => void send()}>
                {words.remindAll(unanswered)}
              </SendButton>
            )}
          </div>
          {typeof stated === 'number' && stated !== named && (
            <p className={styles.note}>{words.namedOf(named, stated)}</p>
          )}
          <ul className={styles.members} role="list" aria-label={label.many}>
            {shown.map((member) => (
              <li key={member.hashcode} className={styles.member} data-status={member.status}>
                <span className={styles.what}>
                  <Link to={recordHref('participants', member.hashcode)}>{member.title}</Link>
                  <span className={styles.note}>
                    {factsOf(member, collectionNamed('participants'), ownSchool)}
                  </span>
                </span>
                <span className={styles.state}>
                  {isUnanswered(member) && <Badge tone="amber">{words.consentMissing}</Badge>}
                  <StatusOf collection="participants" status={member.status} />
                  {canReplace && member.status !== 'withdrawn' && (
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={words.replaceOf(member.title)}
                      onClick={() => setLeaving(member)}
                    >
                      {words.replace}
                    </Button>
                  )}
                </span>
              </li>
            ))}
          </ul>
          {shown.length < members.length && (
            <Button size="small" onClick={() => setOpen(true)}>
              {words.showAll(members.length)}
            </Button>
          )}
          {isOpen && members.length < total && (
            <p className={styles.note}>{words.cut(members.length, total)}</p>
          )}
        </>
      )}
      {leaving && (
        <Suspense fallback={null}>
          <ReplaceDialog entry={entry.hashcode} leaving={leaving} onClose={() => setLeaving(undefined)} />
        </Suspense>
      )}
    </Card>
  );
}

/** How many there are, from which to which age and school year. */
function summaryOf(members: readonly DossierMember[], count: string): string {
  const active = members.filter(({ status }) => status !== 'withdrawn');
  const ages = active.flatMap(({ age }) => age ?? []);
  const years = active.flatMap(({ year_level }) => year_level ?? []);
  return [count, spanOf(years, words.year, words.years), spanOf(ages, words.age, words.ages)]
    .filter((part) => part !== false)
    .join(' · ');
}

/** From the least to the most; one value by itself, and false for none. */
function spanOf(
  values: readonly number[],
  one: (value: number) => string,
  range: (from: number, to: number) => string,
): string | false {
  if (values.length === 0) return false;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? one(least) : range(least, most);
}

function factsOf(
  { part, year_level, age, school }: DossierMember,
  participants: Collection,
  ownSchool: string | null,
): string {
  const field = participants.fields['part'];
  const options = field?.kind === 'select' ? field.options : [];
  const label = options.find(({ value }) => value === part)?.label;
  return [
    label !== undefined && translate(label),
    year_level !== null && words.year(year_level),
    age !== null && words.age(age),
    school !== null && school !== ownSchool && school,
  ]
    .filter((fact) => fact !== false)
    .join(' · ');
}
