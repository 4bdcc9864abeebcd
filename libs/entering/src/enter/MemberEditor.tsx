import { actions, queries } from '@callboard/api-client/actions';
import type { RecordOf, SelectField } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { EligibilityRule, EntryFacts, MemberFacts } from '@callboard/api-contract/entries';
import { problemSentence } from '@callboard/api-contract/sentences';
import {
  ageOn,
  checkEntry,
  newMember,
  rulesFor,
  withTypedMembers,
  type NewMember,
  type TypedMember,
} from '@callboard/domain/competition';
import { useConfirmClose } from '@callboard/forms';
import { translate, translationOf } from '@callboard/language';
import { useLabel } from '@callboard/tenant';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { SegmentedControl } from '@callboard/ui-kit/inputs';
import { Banner, Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AskToLeave } from './AskToLeave';
import styles from './entering.module.css';
import { enteringMessages as words } from './enteringMessages';
import { MemberForm } from './MemberForm';
import { PasteForm } from './PasteForm';
import { useRemoveMembers } from '../eligibility/useRemoveMembers';

/** The members of a draft: the list, adding them one by one or by pasting, and what the rules find while they are typed. */
export function MemberEditor({ entry }: { entry: RecordOf<'entries'> }) {
  const { data, problem, isLoading, refetch } = queries.entryEligibility.useQuery({ entry: entry.hashcode });
  const participants = useLabel('participants');
  return (
    <Card title={participants.many}>
      <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={6} />}>
        {({ facts, rules }) => <Editor entry={entry.hashcode} facts={facts} rules={rules} />}
      </QueryView>
    </Card>
  );
}

interface EditorProps {
  entry: string;
  facts: EntryFacts;
  rules: readonly EligibilityRule[];
}

function Editor({ entry, facts, rules }: EditorProps) {
  const [way, setWay] = useState<'one' | 'paste'>('one');
  const [typed, setTyped] = useState<readonly TypedMember[]>([]);
  const wanted = useSearchParams()[0].get('member');
  const [editing, setEditing] = useState<MemberFacts | null>(
    () => facts.members.find(({ hashcode }) => hashcode === wanted) ?? null,
  );
  const [now] = useState(() => new Date());
  const parts = usePartOptions();
  const label = useLabel('participants');
  const [change, { isLoading }] = actions.changeMembers.useAction();
  const removal = useRemoveMembers(entry);

  async function add(members: readonly NewMember[]): Promise<boolean> {
    const outcome = await change({ entry, add: [...members] });
    if (outcome.ok) setTyped([]);
    return outcome.ok;
  }

  const isUnsaved = () => typed.length > 0;
  useConfirmClose(isUnsaved);
  const preview = withTypedMembers(facts, typed, now);
  const found =
    editing || typed.length === 0
      ? []
      : checkEntry(rules, preview, now)
          // Findings of other steps are no matter of who is typed here.
          .filter(({ waived, lead }) => !waived && lead.to === 'members')
          .flatMap(({ problem }) => problemSentence(problem.code, problem.facts, translationOf) ?? []);
  return (
    <div className={styles.form}>
      {facts.members.length === 0 ? (
        <EmptyState icon="people" title={words.noMembers(label)}>
          {words.noMembersText}
        </EmptyState>
      ) : (
        <ul className={styles.list} role="list" aria-label={label.many}>
          {facts.members.map((member) => (
            <li key={member.hashcode} className={styles.row}>
              <span className={styles.what}>
                <span>{member.name}</span>
                <span className={styles.facts}>{factsOf(member, facts.event.first_day, parts)}</span>
              </span>
              <span className={styles.buttons}>
                <Button
                  size="small"
                  aria-label={words.changeNamed(member.name)}
                  onClick={() => {
                    setWay('one');
                    setTyped([]);
                    setEditing(member);
                  }}
                >
                  {words.change}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  isBusy={removal.isBusy}
                  aria-label={words.removeNamed(member.name)}
                  onClick={() => void removal.remove([member.hashcode], member.name)}
                >
                  {words.remove}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <SegmentedControl
          label={words.add}
          segments={[
            { value: 'one', label: words.addOne },
            { value: 'paste', label: words.paste },
          ]}
          value={way}
          onValueChange={(next) => {
            setTyped([]);
            setEditing(null);
            setWay(next);
          }}
        />
      </div>
      {way === 'one' ? (
        <MemberForm
          key={editing?.hashcode ?? newMember}
          entry={entry}
          hasFocus={wanted === newMember || editing !== null}
          member={editing}
          parts={parts}
          rules={rulesFor(rules, facts)}
          firstDay={facts.event.first_day}
          isBusy={isLoading}
          onTyping={(member) => setTyped(member ? [member] : [])}
          onAdd={(member) => add([member])}
          onDone={() => {
            setTyped([]);
            setEditing(null);
          }}
        />
      ) : (
        <PasteForm parts={parts} isBusy={isLoading} onTyping={setTyped} onAdd={add} />
      )}
      {found.length > 0 && (
        <Banner kind="warning" title={words.preview}>
          {found.join(' · ')}
        </Banner>
      )}
      <AskToLeave isUnsaved={isUnsaved} />
    </div>
  );
}

/** The parts that a member of this tenant can have. */
function usePartOptions(): { value: string; label: string }[] {
  const { part } = collectionNamed('participants').fields;
  return part && isSelect(part)
    ? part.options.map(({ value, label }) => ({ value, label: translate(label) }))
    : [];
}

function isSelect(field: { kind: string }): field is SelectField {
  return field.kind === 'select';
}

function factsOf(
  { date_of_birth, year_level, part }: MemberFacts,
  day: string,
  parts: readonly { value: string; label: string }[],
): string {
  return [
    date_of_birth !== null && words.age(ageOn(date_of_birth, day)),
    year_level !== null && words.year(year_level),
    parts.find(({ value }) => value === part)?.label,
  ]
    .filter(Boolean)
    .join(' · ');
}
