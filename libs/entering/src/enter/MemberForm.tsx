import { actions } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import { isReference, valueIn, type RecordOf } from '@callboard/api-contract';
import type { EligibilityRule, MemberFacts } from '@callboard/api-contract/entries';
import { maxLengthsOfConsent as longest } from '@callboard/api-contract/consents';
import { isDay } from '@callboard/domain/calendar';
import {
  guardianErrors,
  isAdultOn,
  neededLater,
  type NewMember,
  type TypedMember,
} from '@callboard/domain/competition';
import { DateField } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select, TextInput, useSubmitCheck, type NumberValue } from '@callboard/ui-kit/inputs';
import { Banner } from '@callboard/ui-kit/layout';
import { useDeferredValue, useEffect, useRef, useState, type FormEvent } from 'react';
import styles from './entering.module.css';
import { enteringMessages as words } from './enteringMessages';
import { SchoolYearField } from './SchoolYearField';

export interface MemberFormProps {
  entry: string;
  /** The member to change; null adds one. */
  member: MemberFacts | null;
  parts: readonly { value: string; label: string }[];
  /** Rules that the entry is checked with. */
  rules: readonly EligibilityRule[];
  /** True if it gets the focus when it appears. */
  hasFocus: boolean;
  /** The first day of the event: who is of age by then has no guardian. */
  firstDay: string;
  isBusy: boolean;
  /** Called with what is typed; null while it has no name. */
  onTyping: (member: TypedMember | null) => void;
  onAdd: (member: NewMember) => Promise<boolean>;
  onDone: () => void;
}

const noGuardian = { name: '', email: '' };
const nothing: TypedMember = { name: '', date_of_birth: null, year_level: null, part: null };

/** One member: added, or corrected. A person who is known from another entry is offered with their details. */
export function MemberForm({
  entry,
  member,
  parts,
  rules,
  hasFocus,
  firstDay,
  isBusy,
  onTyping,
  onAdd,
  onDone,
}: MemberFormProps) {
  const [change, { isLoading }] = actions.changeMembers.useAction();
  const [typed, setTyped] = useState<TypedMember>(() => (member ? detailsOf(member) : nothing));
  // What is typed while it is no school year: the member has none then, and is not saved.
  const [wrongYear, setWrongYear] = useState<string>();
  const known = useKnownMember(entry, typed);
  const { date_of_birth: born } = typed;
  const isComplete = typed.name.trim() !== '' && (born === null || isDay(born));
  const [guardian, setGuardian] = useState(noGuardian);
  const { isChecked, check, reset } = useSubmitCheck();
  const nameField = useRef<HTMLInputElement>(null);
  const day = born !== null && isDay(born) ? born : null;
  // Of a member who stands already, the guardian is changed with the consents.
  const asksGuardian = !member && !isAdultOn({ ...typed, date_of_birth: day }, firstDay);
  const needed = neededLater('member', { rules, part: typed.part });
  const noteOf = (field: keyof TypedMember) => (needed[field] ? words.neededToSubmit : undefined);
  const [called, email] = [guardian.name.trim(), guardian.email.trim()];
  const wrong = asksGuardian ? guardianErrors(guardian) : {};
  const errorOf = (field: 'name' | 'email') =>
    isChecked && wrong[field] ? words.guardianErrors[wrong[field]] : undefined;

  // Moves the browser's focus to where a finding or Change led.
  useEffect(() => {
    if (hasFocus) nameField.current?.focus();
  }, [hasFocus]);

  function type(values: Partial<TypedMember>) {
    const next = { ...typed, ...values };
    setTyped(next);
    const day = next.date_of_birth;
    onTyping(
      next.name.trim() === '' ? null : { ...next, date_of_birth: day !== null && isDay(day) ? day : null },
    );
  }

  function typeYear(year: NumberValue) {
    setWrongYear(typeof year === 'string' ? year : undefined);
    type({ year_level: typeof year === 'number' ? year : null });
  }

  async function save(submitted: FormEvent) {
    submitted.preventDefault();
    check(submitted);
    if (!isComplete || wrongYear !== undefined || Object.keys(wrong).length > 0) return;
    const details = { ...typed, name: typed.name.trim() };
    if (!member) {
      const given = asksGuardian && email !== '' ? { name: called, email } : null;
      if (!(await onAdd({ ...details, guardian: given }))) return;
      // Most members of an entry have the same part.
      setTyped({ ...nothing, part: typed.part });
      setGuardian(noGuardian);
      reset();
      nameField.current?.focus();
      return;
    }
    const outcome = await change({ entry, change: [{ hashcode: member.hashcode, ...details }] });
    if (outcome.ok) onDone();
  }

  return (
    <form className={styles.fields} onSubmit={(submitted) => void save(submitted)}>
      <Field label={words.name} required>
        <TextInput
          ref={nameField}
          required
          maxLength={160}
          autoComplete="off"
          value={typed.name}
          onChange={({ target }) => type({ name: target.value })}
        />
      </Field>
      {known && !member && (
        <Banner
          actions={
            <Button
              onClick={() => {
                setWrongYear(undefined);
                type(known.details);
              }}
            >
              {words.reuse}
            </Button>
          }
        >
          {words.known(known.details.name, known.entry)}
        </Banner>
      )}
      <Field label={words.birthDate} description={noteOf('date_of_birth')}>
        <DateField value={born} onChange={(day) => type({ date_of_birth: day })} />
      </Field>
      <SchoolYearField
        description={noteOf('year_level')}
        value={wrongYear ?? typed.year_level}
        onValueChange={typeYear}
      />
      <Field label={words.role} description={noteOf('part')}>
        <Select
          options={parts}
          value={typed.part ?? ''}
          onChange={({ target }) => type({ part: target.value === '' ? null : target.value })}
        />
      </Field>
      {asksGuardian && (
        <>
          <Field label={words.guardian} description={words.guardianText} error={errorOf('name')}>
            <TextInput
              maxLength={longest.name}
              autoComplete="off"
              value={guardian.name}
              onChange={({ target }) => setGuardian({ ...guardian, name: target.value })}
            />
          </Field>
          <Field label={words.guardianEmail} error={errorOf('email')}>
            <TextInput
              type="email"
              maxLength={longest.email}
              autoComplete="off"
              value={guardian.email}
              onChange={({ target }) => setGuardian({ ...guardian, email: target.value })}
            />
          </Field>
        </>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" isBusy={isBusy || isLoading} disabled={!isComplete}>
          {member ? words.save : words.add}
        </Button>
        {member && <Button onClick={onDone}>{words.cancel}</Button>}
      </div>
    </form>
  );
}

function detailsOf({ name, date_of_birth, year_level, part }: MemberFacts): TypedMember {
  return { name, date_of_birth, year_level, part };
}

/** Someone of this name in another entry that the user can read, with details that are not typed yet. */
function useKnownMember(entry: string, typed: TypedMember): { entry: string; details: TypedMember } | null {
  const name = useDeferredValue(typed.name.trim());
  const { data } = collections.participants.useList(
    { search: name, ordering: ['-created'], pageSize: 10 },
    { skip: name.length < 3 },
  );
  const same = data?.results.find(
    (record) =>
      record.qed_model.title.toLowerCase() === name.toLowerCase() &&
      isReference(record['entry']) &&
      record['entry'].hashcode !== entry &&
      typeof record['date_of_birth'] === 'string',
  );
  if (!same || same['date_of_birth'] === typed.date_of_birth) return null;
  return { entry: isReference(same['entry']) ? same['entry'].title : '', details: knownDetails(same) };
}

function knownDetails(record: RecordOf<'participants'>): TypedMember {
  // A field that only some tenants have.
  const part = valueIn(record, 'part');
  return {
    name: record.qed_model.title,
    date_of_birth: record.date_of_birth ?? null,
    year_level: record.year_level ?? null,
    part: typeof part === 'string' ? part : null,
  };
}
