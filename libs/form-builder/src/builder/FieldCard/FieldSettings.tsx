import { answerKindOf, formLimits, isOption, type FormField } from '@callboard/api-contract/forms';
import { Button } from '@callboard/ui-kit/elements';
import { Checkbox, Field, TextArea } from '@callboard/ui-kit/inputs';
import { KindSelect } from '../AddQuestion/KindSelect';
import { ConditionEditor } from '../ConditionEditor/ConditionEditor';
import { useActions } from '../FormBuilder/BuilderContext';
import { RequiredText } from '../inputs/RequiredText';
import { messages } from '../messages';
import { changeField } from '../operations/changeParts';
import { changeKind } from '../operations/changeKind';
import { OptionsEditor } from '../OptionsEditor/OptionsEditor';
import { BoundsSettings } from './BoundsSettings';
import { FileSettings } from './FileSettings';
import styles from './FieldCard.module.css';

/** The inline settings of a question. */
export function FieldSettings({ field, answers }: { field: FormField; answers: number }) {
  const { edit, notify, toggle } = useActions();
  const { id, label, help = '', required = false, hasTimes = false, shownIf } = field;
  const change = (rest: Partial<Omit<FormField, 'id'>>) => edit((form) => changeField(form, id, rest));
  return (
    <div className={styles.settings}>
      <div className={styles.pair}>
        <RequiredText
          label={messages.question}
          value={label}
          maxLength={formLimits.label}
          onCommit={(text) => change({ label: text })}
        />
        <KindSelect
          value={field.kind}
          description={answers > 0 ? messages.kindChangeLoses(answers) : undefined}
          onValueChange={(kind) => {
            change(changeKind(field, kind));
            notify(messages.kindChanged, {
              change: (form) => changeField(form, id, changeKind(field, field.kind)),
              part: id,
              title: label,
            });
          }}
        />
      </div>
      <Field label={messages.help} description={messages.helpHelp}>
        <TextArea
          value={help}
          rows={2}
          maxLength={formLimits.help}
          onChange={(event) => change({ help: event.currentTarget.value || undefined })}
        />
      </Field>
      <Checkbox
        label={messages.required}
        checked={required}
        onChange={(event) => change({ required: event.currentTarget.checked || undefined })}
      />
      {answerKindOf(field).canHaveTimes && (
        <Checkbox
          label={messages.hasTimes}
          checked={hasTimes}
          onChange={(event) => change({ hasTimes: event.currentTarget.checked || undefined })}
        />
      )}
      {isOption(field) && <OptionsEditor field={field} onChange={change} />}
      {answerKindOf(field).hasFiles && <FileSettings field={field} onChange={change} />}
      <BoundsSettings field={field} onChange={change} />
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
