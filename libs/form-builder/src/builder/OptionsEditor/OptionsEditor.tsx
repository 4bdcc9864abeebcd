import { formLimits, type FormField } from '@callboard/api-contract/forms';
import { Checkbox } from '@callboard/ui-kit/inputs';
import { useEffect, useRef, useState } from 'react';
import { useActions } from '../FormBuilder/BuilderContext';
import { LimitNote } from '../inputs/LimitNote';
import { messages } from '../messages';
import { addOptions, moveOption, type Option } from '../operations/changeOptions';
import { changeField } from '../operations/changeParts';
import { NewOption } from './NewOption';
import { OptionRow } from './OptionRow';
import styles from './OptionsEditor.module.css';

export interface OptionsEditorProps {
  field: FormField;
  onChange: (change: Pick<Partial<FormField>, 'options' | 'hasOther'>) => void;
}

/** The options of a question, in order. Enter moves to the next one; each line of a pasted list becomes an option. */
export function OptionsEditor({ field, onChange }: OptionsEditorProps) {
  const { notify } = useActions();
  const options = field.options ?? [];
  const [isScored, setScored] = useState(options.some(({ score }) => score !== undefined));
  const [newAt, setNewAt] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const focus = useRef<string>(undefined);
  const at = Math.min(newAt ?? options.length, options.length);

  // Moves the focus in the document after a change.
  useEffect(() => {
    if (focus.current !== undefined) list.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = undefined;
  });

  function addAt(labels: readonly string[], index: number) {
    const { options: next, leftOut } = addOptions(options, labels, index);
    const added = next.length - options.length;
    onChange({ options: next });
    setNewAt(index + added);
    if (leftOut > 0) notify(messages.optionsLeftOut(leftOut, formLimits.options));
    else notify(messages.optionsAdded(added));
  }

  function addAndFocus(labels: readonly string[], index: number) {
    focus.current = '[data-new-option] input';
    addAt(labels, index);
  }

  function move(from: number, to: number) {
    onChange({ options: moveOption(options, from, to) });
    focus.current = `[data-option="${to}"] [data-step="${Math.sign(to - from)}"]`;
    notify(messages.optionMoved(options[from]?.label ?? '', to + 1, options.length));
  }

  function remove(index: number, option: Option) {
    onChange({ options: options.toSpliced(index, 1) });
    focus.current = '[data-new-option] input';
    notify(messages.optionRemoved(option.label), {
      change: (form) => changeField(form, field.id, { options }),
      part: field.id,
      title: option.label,
    });
  }

  const newOption = (
    <NewOption
      key="new"
      isFull={options.length >= formLimits.options}
      onAdd={(labels) => addAndFocus(labels, at)}
      onLeave={(labels) => addAt(labels, at)}
    />
  );
  return (
    <div className={styles.root} role="group" aria-label={messages.options} ref={list}>
      <span className={styles.heading} aria-hidden>
        {messages.options}
      </span>
      {options.map((option, index) => [
        index === at && newOption,
        <OptionRow
          key={option.value}
          option={option}
          index={index}
          isLast={index === options.length - 1}
          isScored={isScored}
          onChange={(next) => onChange({ options: options.with(index, next) })}
          onMove={(step) => move(index, index + step)}
          onRemove={() => remove(index, option)}
          onEnter={() => {
            setNewAt(index + 1);
            focus.current = '[data-new-option] input';
          }}
          onPasteLines={(lines) => addAndFocus(lines, index + 1)}
        />,
      ])}
      {at === options.length && newOption}
      <LimitNote count={options.length} most={formLimits.options} format={messages.optionsLeft} />
      <Checkbox
        label={messages.other}
        checked={field.hasOther === true}
        onChange={(event) => onChange({ hasOther: event.currentTarget.checked || undefined })}
      />
      <Checkbox
        label={messages.optionScores}
        checked={isScored}
        onChange={(event) => {
          const hasScores = event.currentTarget.checked;
          setScored(hasScores);
          if (!hasScores) onChange({ options: options.map(({ value, label }) => ({ value, label })) });
        }}
      />
    </div>
  );
}
