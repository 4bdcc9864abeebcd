import type { ChangeEvent, FocusEvent, KeyboardEvent, RefObject } from 'react';
import { countPart, isPartDone, padPart } from './countPart';
import { dateFieldMessages } from './dateFieldMessages';
import type { PartRule } from './Entry';
import styles from './DateField.module.css';

export interface PartInputProps {
  rule: PartRule;
  text: string;
  /** Where an empty part starts stepping. */
  start: number;
  id: string;
  /** The id of the element that names the whole field, or the name itself. */
  owner: { labelId: string } | { label: string | undefined };
  isInvalid: boolean;
  attributes: Readonly<Record<'disabled' | 'readOnly' | 'required', boolean>> & {
    describedBy: string | undefined;
  };
  /** True while the focus moves on automatically, after the part it leaves has been completed. */
  isMoving: RefObject<boolean>;
  onText: (text: string) => void;
  /** Called when more arrives than the digits of one part: from the clipboard, from autofill, or dropped. */
  onOverflow: (text: string) => void;
  /** Moves the focus to another part, if there is one. */
  onMove: (by: 1 | -1) => void;
}

/** One part of a date or time: a spin button that is also a text input, so that phones show the numeric keyboard. */
export function PartInput(props: PartInputProps) {
  const { rule, text, start, id, owner, isInvalid, attributes, isMoving, onText, onMove } = props;
  const name = dateFieldMessages.parts[rule.name];
  const isLocked = attributes.readOnly || attributes.disabled;

  function type({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const raw = currentTarget.value;
    const figures = raw.replaceAll(/\D/g, '');
    // A digit typed into a full part starts it over.
    const typed = 'data' in nativeEvent && typeof nativeEvent.data === 'string' ? nativeEvent.data : '';
    const next = figures.length > rule.digits && /^\d$/.test(typed) ? typed : figures;
    const isSplit = /\d\D+\d/.test(raw);
    if (next.length > rule.digits || raw.length > rule.digits + 1 || isSplit) return props.onOverflow(raw);
    // Letters, also where they would replace the selected part.
    if (next === '' && raw !== '') return;
    // Keyboards of phones send a separator as text, not as a key.
    const isEnded = /\d[-/.,: ]$/.test(raw);
    if (next === text && !isEnded) return;
    const isDone = isEnded || (!isDeletion(nativeEvent) && isPartDone(rule, next));
    onText(isDone ? padPart(rule, next) : next);
    if (!isDone) return;
    isMoving.current = true;
    onMove(1);
    isMoving.current = false;
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const steps = stepsOf(event.key, rule);
    if (event.key === 'ArrowLeft') onMove(-1);
    else if (event.key === 'ArrowRight') onMove(1);
    else if (event.key === 'Backspace' && text === '') onMove(-1);
    else if (/^[-/.,: ]$/.test(event.key)) {
      if (text !== '') onMove(1);
    } else if (steps !== undefined && !isLocked) onText(countPart(rule, text, steps, start));
    else if (event.key === 'Home' && !isLocked) onText(padPart(rule, String(rule.min)));
    else if (event.key === 'End' && !isLocked) onText(padPart(rule, String(rule.max)));
    else return;
    event.preventDefault();
  }

  function leave({ currentTarget }: FocusEvent<HTMLInputElement>) {
    if (isMoving.current || isLocked) return;
    const padded = padPart(rule, currentTarget.value);
    if (padded !== currentTarget.value) onText(padded);
  }

  return (
    <input
      className={styles.part}
      data-digits={rule.digits}
      data-part={rule.name}
      id={id}
      type="text"
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      role="spinbutton"
      placeholder={rule.placeholder ?? placeholders[rule.name]}
      aria-label={'label' in owner && owner.label ? `${name}, ${owner.label}` : name}
      aria-labelledby={'labelId' in owner ? `${id} ${owner.labelId}` : undefined}
      aria-describedby={attributes.describedBy}
      aria-valuemin={rule.min}
      aria-valuemax={rule.max}
      aria-valuenow={text === '' ? undefined : Number(text)}
      aria-valuetext={text === '' ? dateFieldMessages.empty : text}
      aria-invalid={isInvalid || undefined}
      aria-required={attributes.required || undefined}
      disabled={attributes.disabled}
      readOnly={attributes.readOnly}
      aria-readonly={attributes.readOnly || undefined}
      value={text}
      onChange={type}
      onKeyDown={press}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onClick={({ currentTarget }) => currentTarget.select()}
      onBlur={leave}
    />
  );
}

const placeholders: Readonly<Record<PartRule['name'], string>> = {
  day: 'DD',
  month: 'MM',
  year: 'YYYY',
  hours: 'hh',
  minutes: 'mm',
  seconds: 'ss',
};

function isDeletion(event: Event): boolean {
  return 'inputType' in event && String(event.inputType).startsWith('delete');
}

function stepsOf(key: string, { pageStep }: PartRule): number | undefined {
  return { ArrowUp: 1, ArrowDown: -1, PageUp: pageStep, PageDown: -pageStep }[key];
}
