import { answerText, ownAnswer, rowsOf, type Answers } from '@callboard/domain/forms';
import { translate } from '@callboard/language';
import { Button } from '@callboard/ui-kit/elements';
import { RadioGroup } from '@callboard/ui-kit/inputs';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../messages';
import type { AnswerConflict } from './mergeAnswers';
import type { FormAutosave } from './useAutosave';

export interface AnswerConflictsProps {
  formAutosave: FormAutosave;
}

type Side = 'mine' | 'theirs';

/** The answers that were changed here and elsewhere, each with both versions, one of which the user selects. */
export function AnswerConflicts({ formAutosave: { conflicts, resolve } }: AnswerConflictsProps) {
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const [isMissing, setMissing] = useState(false);
  const panel = useRef<HTMLDivElement>(null);

  // Moves the focus in the document to the question that nothing else can go on without.
  useEffect(() => panel.current?.focus(), []);

  function save() {
    if (conflicts.some(({ name }) => sides[name] === undefined)) return setMissing(true);
    const theirs = conflicts.filter(({ name }) => sides[name] === 'theirs');
    const selected: Answers = Object.fromEntries(theirs.map(({ name, theirs: answer }) => [name, answer]));
    resolve(selected);
  }

  return (
    <div ref={panel} tabIndex={-1} role="group" aria-label={messages.conflictTitle} data-answer-conflicts="">
      <Stack>
        <Banner kind="warning" title={messages.conflictTitle}>
          {messages.conflictText}
        </Banner>
        {conflicts.map((conflict) => (
          <RadioGroup
            key={conflict.name}
            label={conflict.label}
            value={sides[conflict.name]}
            error={isMissing && sides[conflict.name] === undefined ? messages.selectFirst : undefined}
            options={[
              { value: 'mine', label: messages.mineIs(textOf(conflict, conflict.mine)) },
              { value: 'theirs', label: messages.theirsIs(textOf(conflict, conflict.theirs)) },
            ]}
            onValueChange={(side) =>
              setSides({ ...sides, [conflict.name]: side === 'mine' ? 'mine' : 'theirs' })
            }
          />
        ))}
        <Button variant="primary" onClick={save}>
          {messages.saveSelected}
        </Button>
      </Stack>
    </div>
  );
}

/** An answer, or all rows with their answers, as text. */
function textOf({ of }: AnswerConflict, answer: unknown): string {
  if (!('fields' in of)) return answerText(of, answer, translate) || '–';
  const rows = rowsOf(of, { [of.id]: answer }).map((row) =>
    of.fields
      .map((field) => answerText(field, ownAnswer(row, field.id), translate))
      .filter((text) => text !== '')
      .join(', '),
  );
  return rows.filter((text) => text !== '').join('; ') || '–';
}
