import { formLimits, type FormSection } from '@callboard/api-contract/forms';
import { Button } from '@callboard/ui-kit/elements';
import { Checkbox, Field, TextArea, TextInput } from '@callboard/ui-kit/inputs';
import { ConditionEditor } from '../ConditionEditor/ConditionEditor';
import { useActions, useFormModel } from '../FormBuilder/BuilderContext';
import { RequiredText } from '../inputs/RequiredText';
import { WholeNumber } from '../inputs/WholeNumber';
import { messages } from '../messages';
import { changeSection } from '../operations/changeParts';
import { sectionTitle } from '../reading/titleOf';
import styles from './SectionCard.module.css';

/** The inline settings of a section. */
export function SectionSettings({ section, index }: { section: FormSection; index: number }) {
  const { answered } = useFormModel();
  const { edit, toggle } = useActions();
  const answers = section.fields.reduce((sum, field) => sum + (answered[field.id] ?? 0), 0);
  const { id, title = '', help = '', repeat, shownIf } = section;
  const change = (rest: Partial<Omit<FormSection, 'id'>>) => edit((form) => changeSection(form, id, rest));
  return (
    <div
      className={styles.settings}
      role="group"
      aria-label={messages.sectionSettings(sectionTitle(section, index))}
    >
      <Field label={messages.sectionTitle} description={messages.sectionTitleHelp}>
        <TextInput
          value={title}
          maxLength={formLimits.label}
          onChange={(event) => change({ title: event.currentTarget.value || undefined })}
          autoComplete="off"
        />
      </Field>
      <Field label={messages.sectionHelp}>
        <TextArea
          value={help}
          rows={2}
          maxLength={formLimits.help}
          onChange={(event) => change({ help: event.currentTarget.value || undefined })}
        />
      </Field>
      <Checkbox
        label={messages.repeats}
        description={answers > 0 ? messages.repeatLoses(answers) : messages.repeatsHelp}
        checked={repeat !== undefined}
        onChange={(event) => {
          const isRepeated = event.currentTarget.checked;
          change({ repeat: isRepeated ? { row: title.trim() || messages.row, min: 0, max: 10 } : undefined });
        }}
      />
      {repeat && <RowSettings repeat={repeat} onChange={(next) => change({ repeat: next })} />}
      <ConditionEditor
        part={id}
        conditions={shownIf ?? []}
        onChange={(next) => change({ shownIf: next.length > 0 ? next : undefined })}
      />
      <div>
        <Button size="small" onClick={() => toggle(id)}>
          {messages.done}
        </Button>
      </div>
    </div>
  );
}

type Rows = NonNullable<FormSection['repeat']>;

function RowSettings({ repeat, onChange }: { repeat: Rows; onChange: (repeat: Rows) => void }) {
  return (
    <div className={styles.rows}>
      <RequiredText
        label={messages.rowName}
        description={messages.rowNameHelp}
        value={repeat.row}
        maxLength={formLimits.label}
        onCommit={(row) => onChange({ ...repeat, row })}
      />
      <WholeNumber
        label={messages.leastRows}
        value={repeat.min}
        min={0}
        max={formLimits.rows}
        onCommit={(min) => min !== undefined && onChange({ ...repeat, min })}
      />
      <WholeNumber
        label={messages.mostRows}
        value={repeat.max}
        min={1}
        max={formLimits.rows}
        onCommit={(max) => max !== undefined && onChange({ ...repeat, max })}
      />
    </div>
  );
}
