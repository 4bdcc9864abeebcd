import type { FileReading } from '@callboard/api-client/imports';
import { Field, Select } from '@callboard/ui-kit/inputs';
import type { ColumnsLine } from './importStep';
import { messages } from './messages';
import { QuestionGroup } from './QuestionGroup';

export interface FileQuestionsProps {
  columns: ColumnsLine;
  reading: FileReading;
  onAnswer: (answer: FileReading) => void;
}

/** How the file itself is read: its letters, texts that were damaged before it was saved, and totals below its rows. */
export function FileQuestions({ columns, reading, onAnswer }: FileQuestionsProps) {
  const { encodings, damaged, totals } = columns;
  if (!encodings && !damaged && !totals) return null;
  return (
    <QuestionGroup title={messages.fileGroup}>
      {encodings && (
        <Field label={messages.letters} description={messages.lettersText} required={encodings.is_open}>
          <Select
            options={encodings.readings.map(({ encoding, example }) => ({
              value: encoding,
              label: messages.encodings[encoding](example),
            }))}
            placeholder={encodings.is_open ? messages.notSelected : undefined}
            value={encodingOf(columns, reading)}
            onChange={({ target }) => {
              const selected = encodings.readings.find(({ encoding }) => encoding === target.value);
              if (selected) onAnswer({ encoding: selected.encoding });
            }}
          />
        </Field>
      )}
      {damaged && (
        <Field
          label={messages.damaged(damaged.cells)}
          description={messages.damagedText(damaged.before, damaged.after)}
          required
        >
          <Select
            options={[
              { value: 'repair', label: messages.repair },
              { value: 'keep', label: messages.keep },
            ]}
            placeholder={messages.notSelected}
            value={reading.damaged ?? ''}
            onChange={({ target: { value } }) => {
              if (value === 'repair' || value === 'keep') onAnswer({ damaged: value });
            }}
          />
        </Field>
      )}
      {totals && (
        <Field
          label={messages.totals(totals.map(({ row }) => row))}
          description={messages.sample(totals.map(({ text }) => text).join(', '))}
        >
          <Select
            options={[
              { value: 'omit', label: messages.omitTotals },
              { value: 'import', label: messages.importTotals },
            ]}
            value={reading.totals ?? 'omit'}
            onChange={({ target }) => onAnswer({ totals: target.value === 'import' ? 'import' : 'omit' })}
          />
        </Field>
      )}
    </QuestionGroup>
  );
}

/** The labels of what is not answered that the file does not show: nothing is fixed, and no letter read, without being confirmed. */
export function openReadings({ encodings, damaged }: ColumnsLine, reading: FileReading): string[] {
  const isLetterOpen = encodings?.is_open === true && reading.encoding === undefined;
  const isDamageOpen = damaged !== undefined && reading.damaged === undefined;
  return [
    ...(isLetterOpen ? [messages.letters] : []),
    ...(isDamageOpen ? [messages.damaged(damaged.cells)] : []),
  ];
}

function encodingOf({ encodings }: ColumnsLine, { encoding }: FileReading): string {
  if (encoding !== undefined || !encodings) return encoding ?? '';
  return encodings.is_open ? '' : (encodings.readings[0]?.encoding ?? '');
}
