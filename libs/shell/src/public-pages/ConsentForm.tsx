'use no memo'; // Texts are read again when the language changes, and what was typed stays.

import type { QueryOutputOf } from '@callboard/api-contract/queries';
import { translate } from '@callboard/language';
import { Button } from '@callboard/ui-kit/elements';
import { Field, RadioGroup, TextArea, TextInput } from '@callboard/ui-kit/inputs';
import { useRef, useState, type FormEvent } from 'react';
import { messages } from '../messages';
import { consentMessages as words } from './consentMessages';
import styles from './PublicFrame.module.css';

type ConsentLink = QueryOutputOf<'consentLink'>;

/** Answer of a guardian, as it is sent. */
export interface ConsentFormValues {
  name: string;
  note: string | null;
  answers: { kind: string; yes: boolean }[];
}

export interface ConsentFormProps {
  link: ConsentLink;
  onSend: (values: ConsentFormValues, done: 'saved' | 'withdrawn') => Promise<void>;
}

/** A yes or a no to each question, with a name and a note. It begins with what was answered before. */
export function ConsentForm({ link: { kinds, guardian }, onSend }: ConsentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [selected, setSelected] = useState<Readonly<Record<string, boolean>>>(() => answersIn(kinds));
  const [name, setName] = useState(guardian);
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isMissing = (kind: string) => isChecked && selected[kind] === undefined;

  async function send(answers: ConsentFormValues['answers'], done: 'saved' | 'withdrawn') {
    setBusy(true);
    await onSend({ name: name.trim(), note: note.trim() || null, answers }, done);
    setNote('');
    setBusy(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setChecked(true);
    const answers = kinds.flatMap(({ kind }) => {
      const yes = selected[kind];
      return yes === undefined ? [] : [{ kind, yes }];
    });
    if (answers.length < kinds.length || name.trim() === '') return showFirstError();
    void send(answers, 'saved');
  }

  /** Clause 5.13. What is invalid is marked once React has rendered it. */
  function showFirstError() {
    requestAnimationFrame(() => {
      const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      const control = first?.querySelector<HTMLElement>('input') ?? first;
      control?.focus({ preventScroll: true });
      first?.scrollIntoView?.({ block: 'center' });
    });
  }

  function withdraw() {
    if (name.trim() === '') {
      setChecked(true);
      return showFirstError();
    }
    const given = kinds.filter(({ answer }) => answer === 'given');
    setSelected({ ...selected, ...Object.fromEntries(given.map(({ kind }) => [kind, false])) });
    void send(
      given.map(({ kind }) => ({ kind, yes: false })),
      'withdrawn',
    );
  }

  return (
    <form ref={form} className={styles.form} noValidate aria-busy={isBusy} onSubmit={submit}>
      <h2 className={styles.noticeTitle}>{words.question}</h2>
      {kinds.map(({ kind, label, question }) => (
        <div key={kind} className={styles.consent}>
          <RadioGroup
            label={
              <>
                {translate(label)} <span className={styles.question}>{translate(question)}</span>
              </>
            }
            value={selected[kind] === undefined ? undefined : yesNo(selected[kind])}
            options={[
              { value: 'yes', label: words.yes },
              { value: 'no', label: words.no },
            ]}
            error={isMissing(kind) ? words.missing : undefined}
            onValueChange={(value) => setSelected({ ...selected, [kind]: value === 'yes' })}
          />
        </div>
      ))}
      <Field
        label={words.name}
        required
        error={isChecked && name.trim() === '' ? messages.required : undefined}
      >
        <TextInput
          value={name}
          maxLength={160}
          autoComplete="name"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field label={words.note} description={words.noteHelp}>
        <TextArea value={note} maxLength={1_000} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <Button type="submit" variant="primary" size="large" shape="rectangle" isBusy={isBusy}>
        {words.save}
      </Button>
      {kinds.some(({ answer }) => answer === 'given') && (
        <Button size="large" shape="rectangle" disabled={isBusy} onClick={withdraw}>
          {words.withdraw}
        </Button>
      )}
    </form>
  );
}

function answersIn(kinds: ConsentLink['kinds']): Record<string, boolean> {
  return Object.fromEntries(
    kinds.flatMap(({ kind, answer }) => (answer === null ? [] : [[kind, answer === 'given']])),
  );
}

function yesNo(isYes: boolean): 'yes' | 'no' {
  return isYes ? 'yes' : 'no';
}
