import { sheetLimits } from '@callboard/api-contract/competition';
import type { PromptedQuestion } from '@callboard/domain/progression';
import { Checkbox, Field, TextArea } from '@callboard/ui-kit/inputs';
import styles from './progression.module.css';
import { ruleMessages as words } from './ruleMessages';
import type { GoOn } from './useGoOn';

/** Requests whom a person selects, rule by rule, and why these of the acts that share the place at the line. */
export function GoOnQuestions({ progression: { prompted }, facts, reason, onSelect, onReason }: GoOn) {
  const nameOf = (entry: string) => facts.acts.find((act) => act.entry === entry)?.name ?? '';
  const titleOf = ({ rule, purpose, places }: PromptedQuestion) =>
    purpose === 'line'
      ? words.tiedAtLine(places)
      : words.choose(places, facts.rules.find(({ hashcode }) => hashcode === rule)?.name ?? '');
  return (
    <>
      {prompted.map((question) => (
        <fieldset key={`${question.rule} ${question.entries.join(' ')}`} className={styles.question}>
          <legend>{titleOf(question)}</legend>
          {question.entries.map((entry) => (
            <Checkbox
              key={entry}
              label={nameOf(entry)}
              checked={question.selected.includes(entry)}
              onChange={() => onSelect(question.rule, entry)}
            />
          ))}
        </fieldset>
      ))}
      {prompted.some(({ purpose }) => purpose === 'line') && (
        <Field label={words.tieReason} description={words.tieReasonHelp} required>
          <TextArea
            value={reason}
            maxLength={sheetLimits.decision}
            onChange={({ target }) => onReason(target.value)}
          />
        </Field>
      )}
    </>
  );
}
