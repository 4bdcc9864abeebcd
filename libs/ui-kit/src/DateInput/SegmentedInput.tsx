import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useFieldControl } from '../Field/FieldControl';
import { allowEmptyHtml } from './allowEmptyHtml';
import { dateInputMessages } from './dateInputMessages';
import { CalendarButton } from './CalendarButton';
import type { DateTimeFieldProps } from './DateTimeField';
import { Segments } from './Segments';
import { fromSegments, toSegments, type SegmentKind, type SegmentValues } from './segmentValue';
import { showDate } from './showDate';
import { useInputValue } from './useInputValue';
import styles from './SegmentedInput.module.css';

allowEmptyHtml();

type Value = SegmentValues[SegmentKind] | null;

/** Puts days before months, whatever the language of the page (clause 5.19). */
const order = 'en-NZ';

/**
 * One part of a date or a time after the other: figures go on to the next part by themselves, arrows count up and
 * down. A real `<input>`, out of sight, holds the value, so that labels, forms and callers know no difference.
 */
export function SegmentedInput({ kind, ...given }: DateTimeFieldProps) {
  const hintId = useId();
  const props = { ...useFieldControl(), ...given };
  const group = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Value>(() =>
    toSegments(kind, String(props.value ?? props.defaultValue ?? '')),
  );
  const [left, setLeft] = useState<'part' | 'whole'>();
  const { send, inputProps } = useInputValue({
    value: props.value,
    defaultValue: props.defaultValue,
    onChange: props.onChange,
    onOverride: (text) => setShown(toSegments(kind, text)),
  });
  const hint = hintOf(kind, shown, left, props);

  function choose(value: Value) {
    setShown(value);
    setLeft(undefined);
    const text = value === null ? '' : fromSegments(kind, value);
    send(isWithin(text, props) ? text : '');
  }

  function leave(event: FocusEvent<HTMLDivElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    const parts = event.currentTarget.querySelectorAll('[role="spinbutton"]');
    const empty = event.currentTarget.querySelectorAll('[role="spinbutton"][data-placeholder]');
    setLeft(empty.length > 0 && empty.length < parts.length ? 'part' : 'whole');
    // The caller hears of it as of a blur of the real input.
    inputProps.ref.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }

  function pass(event: KeyboardEvent<HTMLElement>) {
    // The handlers were written for an input; of its own properties a key event has none.
    props.onKeyDown?.(event as KeyboardEvent<HTMLInputElement>);
    if (event.key === 'Enter' && !event.defaultPrevented) inputProps.ref.current?.form?.requestSubmit();
  }

  return (
    <div className={styles.root}>
      <input
        {...inputProps}
        className={styles.value}
        id={props.id}
        name={props.name}
        disabled={props.disabled}
        tabIndex={-1}
        aria-hidden
        autoComplete="off"
        onFocus={() => group.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus()}
        onBlur={(event) => {
          if (event.relatedTarget === null || !group.current?.contains(event.relatedTarget))
            props.onBlur?.(event);
        }}
      />
      <div
        className={styles.control}
        ref={group}
        data-disabled={props.disabled || undefined}
        data-invalid={props['aria-invalid'] === true || hint !== undefined || undefined}
        onBlur={leave}
        onKeyDown={pass}
      >
        <I18nProvider locale={order}>
          <Segments
            kind={kind}
            value={shown}
            onChange={choose}
            attributes={props}
            hintId={hint === undefined ? undefined : hintId}
          />
          {kind !== 'time' && props.disabled !== true && props.readOnly !== true && (
            <CalendarButton value={shown} min={props.min} max={props.max} kind={kind} onChoose={choose} />
          )}
        </I18nProvider>
      </div>
      <span className={styles.hint} id={hintId} role="status">
        {hint}
      </span>
    </div>
  );
}

type Limits = Pick<DateTimeFieldProps, 'min' | 'max'>;

// Years of four figures first: as text they stand in the order of time.
function isWithin(text: string, { min, max }: Limits): boolean {
  return (
    text === '' || ((min === undefined || text >= String(min)) && (max === undefined || text <= String(max)))
  );
}

/** What is wrong with what stands there; nothing while a part of it is being typed. */
function hintOf(
  kind: SegmentKind,
  shown: Value,
  left: 'part' | 'whole' | undefined,
  { min, max }: Limits,
): string | undefined {
  if (shown === null) return left === 'part' ? dateInputMessages.notComplete : undefined;
  if (left === undefined && 'year' in shown && shown.year < 1000) return undefined;
  if (isWithin(fromSegments(kind, shown), { min, max })) return undefined;
  return dateInputMessages.between(showDate(String(min ?? '')), showDate(String(max ?? '')));
}
