import { actions } from '@callboard/api-client/actions';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { DossierMember, EligibilityRule, EntryFacts } from '@callboard/api-contract/entries';
import { maxLengthsOfConsent } from '@callboard/api-contract/consents';
import { problemSentence } from '@callboard/api-contract/sentences';
import { isDay } from '@callboard/domain/calendar';
import {
  guardianErrors,
  isAdultOn,
  replacementFindings,
  withReplacedMember,
  type TypedMember,
} from '@callboard/domain/competition';
import { translate, translationOf } from '@callboard/language';
import { DateField } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select, TextArea, TextInput, useSubmitCheck } from '@callboard/ui-kit/inputs';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState, type FormEvent } from 'react';
import { enteringMessages as entering } from '../../enter/enteringMessages';
import { SchoolYearField } from '../../enter/SchoolYearField';
import styles from './dossier.module.css';
import { replaceMessages as words } from './replaceMessages';

export interface ReplaceFormProps {
  entry: string;
  leaving: DossierMember;
  facts: EntryFacts;
  rules: readonly EligibilityRule[];
  onDone: () => void;
}

const longestReason = 500;

/** Successor of a member, with a reason. The rules are checked while it is typed, and by the server when it is saved. */
export function ReplaceForm({ entry, leaving, facts, rules, onDone }: ReplaceFormProps) {
  const [typed, setTyped] = useState<TypedMember>({
    name: '',
    date_of_birth: null,
    year_level: null,
    part: leaving.part,
  });
  // What is typed while it is no school year: the member has none then, and is not saved.
  const [wrongYear, setWrongYear] = useState<string>();
  const [reason, setReason] = useState('');
  const [guardian, setGuardian] = useState({ name: '', email: '' });
  const { isChecked, check } = useSubmitCheck();
  const { replace, isReplacing } = useReplacing(entry, leaving);
  const [now] = useState(() => new Date());
  const parts = useParts();
  const born = typed.date_of_birth;
  const member = {
    ...typed,
    name: typed.name.trim(),
    date_of_birth: born !== null && isDay(born) ? born : null,
  };
  const after = withReplacedMember(facts, leaving.hashcode, member, now);
  const findings =
    member.name === '' || wrongYear !== undefined ? [] : replacementFindings(rules, facts, after, now);
  const isMinor = !isAdultOn(member, facts.event.first_day);
  const errors = errorsOf(member.name, reason, guardian, isMinor);

  async function save(submitted: FormEvent) {
    submitted.preventDefault();
    check(submitted);
    if (wrongYear !== undefined || Object.keys(errors).length > 0 || findings.length > 0) return;
    const name = guardian.name.trim();
    const asked = isMinor && name !== '' ? { name, email: guardian.email.trim() || null } : null;
    if (await replace(member, reason.trim(), asked)) onDone();
  }

  const shown = isChecked ? errors : {};
  return (
    <form noValidate onSubmit={(submitted) => void save(submitted)}>
      <Stack>
        <Field label={words.name} required error={shown.name}>
          <TextInput
            data-autofocus
            maxLength={160}
            autoComplete="off"
            value={typed.name}
            onChange={({ target }) => setTyped({ ...typed, name: target.value })}
          />
        </Field>
        <Field label={words.birthDate}>
          <DateField value={born} onChange={(day) => setTyped({ ...typed, date_of_birth: day })} />
        </Field>
        <SchoolYearField
          value={wrongYear ?? typed.year_level}
          onValueChange={(year) => {
            setWrongYear(typeof year === 'string' ? year : undefined);
            setTyped({ ...typed, year_level: typeof year === 'number' ? year : null });
          }}
        />
        <Field label={words.role}>
          <Select
            options={parts}
            value={typed.part ?? ''}
            onChange={({ target }) => setTyped({ ...typed, part: target.value === '' ? null : target.value })}
          />
        </Field>
        <Field label={words.reason} required error={shown.reason}>
          <TextArea
            value={reason}
            maxLength={longestReason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {isMinor && (
          <>
            <Field label={words.guardianName} description={words.guardianHelp} error={shown.guardian}>
              <TextInput
                maxLength={maxLengthsOfConsent.name}
                value={guardian.name}
                onChange={({ target }) => setGuardian({ ...guardian, name: target.value })}
              />
            </Field>
            <Field label={words.guardianEmail} error={shown.email}>
              <TextInput
                type="email"
                maxLength={maxLengthsOfConsent.email}
                value={guardian.email}
                onChange={({ target }) => setGuardian({ ...guardian, email: target.value })}
              />
            </Field>
          </>
        )}
        {findings.length > 0 && (
          <Banner kind="warning" title={words.notPossible}>
            <ul>
              {findings.map(({ rule, problem }) => (
                <li key={`${rule?.hashcode} ${problem.code}`}>
                  {problemSentence(problem.code, problem.facts, translationOf) ?? rule?.name}
                </li>
              ))}
            </ul>
          </Banner>
        )}
        <div className={styles.row}>
          <Button onClick={onDone}>{words.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={isReplacing} disabled={findings.length > 0}>
            {words.replace}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

type Errors = Partial<Record<'name' | 'reason' | 'guardian' | 'email', string>>;

function errorsOf(
  name: string,
  reason: string,
  guardian: { name: string; email: string },
  isMinor: boolean,
): Errors {
  const wrong = isMinor ? guardianErrors(guardian) : {};
  return {
    ...(name === '' && { name: words.nameMissing }),
    ...(reason.trim() === '' && { reason: words.reasonMissing }),
    ...(wrong.name && { guardian: entering.guardianErrors[wrong.name] }),
    ...(wrong.email && { email: entering.guardianErrors[wrong.email] }),
  };
}

/** Replaces a member, and offers to take it back. */
function useReplacing(entry: string, leaving: DossierMember) {
  const [run, { isLoading }] = actions.replaceMember.useAction();
  const [takeBack] = actions.undoReplacement.useAction();
  const alerts = useAlerts();

  async function replace(
    member: TypedMember,
    reason: string,
    guardian: { name: string; email: string | null } | null,
  ): Promise<boolean> {
    const outcome = await run({ entry, participant: leaving.hashcode, member, reason, guardian });
    if (!outcome.ok) return false;
    const { participant } = outcome.data;
    alerts.show({
      kind: 'success',
      message: words.replaced(leaving.title, member.name),
      action: { label: words.undo, onAct: () => void undo(participant) },
    });
    return true;
  }

  async function undo(participant: string) {
    const outcome = await takeBack({ entry, participant });
    if (outcome.ok) alerts.show({ kind: 'success', message: words.undone(leaving.title) });
  }

  return { replace, isReplacing: isLoading };
}

/** Parts that a member can have in an entry of this tenant. */
function useParts(): { value: string; label: string }[] {
  const field = collectionNamed('participants').fields['part'];
  const options = field?.kind === 'select' ? field.options : [];
  return [
    { value: '', label: '–' },
    ...options.map(({ value, label }) => ({ value, label: translate(label) })),
  ];
}
