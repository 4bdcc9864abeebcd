import type { ChangeEvent, FocusEvent, KeyboardEvent, RefObject } from 'react';
import { countPart, isPartDone, padPart } from './countPart';
import { dateFieldMessages } from './dateFieldMessages';
import type { PartRule } from './Entry';
import styles from './DateField.module.css';

export interface PartInputProps {
  rule: PartRule;
  text: string;
  /** Where counting begins in an empty part. */
  start: number;
  id: string;
  /** The element that names the whole field, or the name itself. */
  owner: { labelId: string } | { label: string | undefined };
  isInvalid: boolean;
  attributes: Readonly<Record<'disabled' | 'readOnly' | 'required', boolean>> & {
    describedBy: string | undefined;
  };
  /** Set while the focus goes on by itself, when the part that it leaves is done with already. */
  isMoving: RefObject<boolean>;
  onText: (text: string) => void;
  /** More came at once than the part holds: from the clipboard, or from what fills forms in. */
  onOverflow: (text: string) => void;
  /** Goes to another part, if there is one. */
  onMove: (by: 1 | -1) => void;
}

/** One part of a date or a time: a spin button that is also a text input, so that a phone shows its keys for figures. */
export function PartInput(props: PartInputProps) {
  const { rule, text, start, id, owner, isInvalid, attributes, isMoving, onText, onMove } = props;
  const name = dateFieldMessages.parts[rule.name];
  const isLocked = attributes.readOnly || attributes.disabled;

  function type({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const raw = currentTarget.value;
    const figures = raw.replaceAll(/\D/g, '');
    // A figure typed into a part that is full begins it anew.
    const typed = 'data' in nativeEvent && typeof nativeEvent.data === 'string' ? nativeEvent.data : '';
    const next = figures.length > rule.digits && /^\d$/.test(typed) ? typed : figures;
    if (next.length > rule.digits || raw.length > rule.digits + 1) return props.onOverflow(raw);
    if (next === text) return;
    const isDone = !isDeletion(nativeEvent) && isPartDone(rule, next);
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
    else if (event.key === 'Home' && !isLocked) onText(padPart(rule, String(rule.least)));
    else if (event.key === 'End' && !isLocked) onText(padPart(rule, String(rule.most)));
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
      aria-valuemin={rule.least}
      aria-valuemax={rule.most}
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
};

function isDeletion(event: Event): boolean {
  return 'inputType' in event && String(event.inputType).startsWith('delete');
}

function stepsOf(key: string, { leap }: PartRule): number | undefined {
  return { ArrowUp: 1, ArrowDown: -1, PageUp: leap, PageDown: -leap }[key];
}
