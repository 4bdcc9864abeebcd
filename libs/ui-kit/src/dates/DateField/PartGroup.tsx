import {
  Fragment,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { useFieldControl } from '../../inputs/Field/FieldControl';
import { dateFieldMessages } from './dateFieldMessages';
import type { DateFieldAttributes } from './DateField.types';
import { isBlank, withPart, type Entry, type EntryFormat } from './Entry';
import { padPart } from './countPart';
import { PartInput } from './PartInput';
import { spreadDigits } from './spreadDigits';
import styles from './DateField.module.css';

export interface PartGroupProps extends DateFieldAttributes {
  format: Pick<EntryFormat<never>, 'parts' | 'between' | 'read'>;
  entry: Entry;
  onEntry: (entry: Entry) => void;
  /** Where an empty part starts stepping. */
  start: readonly number[];
  /** The error of the entry. */
  error: string | undefined;
  /** An example that `format` can read, for the error about text that it cannot. */
  example: string;
  /** Content after the parts. */
  children?: ReactNode;
}

/** The parts of a date, time or duration in one frame: typing moves to the next part automatically. */
export function PartGroup({
  format,
  entry,
  onEntry,
  start,
  error,
  example,
  children,
  ...given
}: PartGroupProps) {
  const hintId = useId();
  const ownId = useId();
  const field = useFieldControl();
  const id = field.id ?? ownId;
  const frame = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const [hasLeft, setHasLeft] = useState(false);
  const [isUnread, setIsUnread] = useState(false);
  const { disabled = false, readOnly = false } = given;
  const isWhole = format.parts.every(({ digits }, index) => entry[index]?.length === digits);
  // The `Field` around shows the error if it has one.
  const isHintHidden = given.isErrorHidden === true || field['aria-invalid'] === true;
  const shownError = hasLeft || isWhole ? error : undefined;
  const ownHint = isHintHidden ? undefined : shownError;
  const hint = isUnread ? dateFieldMessages.unread(example) : ownHint;
  const describedBy = [field['aria-describedby'], hint !== undefined && hintId].filter(Boolean).join(' ');
  const isInvalid =
    field['aria-invalid'] === true || given['aria-invalid'] === true || shownError !== undefined;
  const label = given['aria-label'];
  const isNamedByField = label === undefined && field.id !== undefined;

  function change(next: Entry) {
    setIsUnread(false);
    setHasLeft(false);
    onEntry(next);
  }

  function focusPart(index: number) {
    frame.current?.querySelectorAll<HTMLInputElement>('[role="spinbutton"]')[index]?.focus();
  }

  function take(text: string): boolean {
    const read = format.read(text);
    if (read === null) return false;
    const next = entry.map((old, index) => read[index] || old);
    change(next);
    const firstEmpty = next.indexOf('');
    isMoving.current = true;
    focusPart(firstEmpty < 0 ? next.length - 1 : firstEmpty);
    isMoving.current = false;
    return true;
  }

  function paste(event: ClipboardEvent<HTMLInputElement | HTMLDivElement>) {
    const text = event.clipboardData.getData('text');
    // A few digits are meant for the part itself.
    if (disabled || readOnly || /^\d{0,4}$/.test(text.trim())) return;
    event.preventDefault();
    if (!take(text)) setIsUnread(true);
  }

  function copy(event: ClipboardEvent<HTMLDivElement>) {
    if (isBlank(entry)) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', shownText(format, entry));
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) {
    if (currentTarget.contains(relatedTarget)) return;
    // Digits that went on from another part were never in the part that is left.
    const padded = format.parts.map((rule, index) => padPart(rule, entry[index] ?? ''));
    if (!disabled && !readOnly && padded.some((text, index) => text !== (entry[index] ?? '')))
      onEntry(padded);
    setHasLeft(true);
    given.onBlur?.();
  }

  return (
    <div className={styles.root} ref={given.ref} onBlur={leave}>
      <div
        className={styles.control}
        ref={frame}
        role="group"
        aria-label={label}
        aria-labelledby={isNamedByField ? `${id}-label` : undefined}
        aria-describedby={describedBy || undefined}
        data-disabled={disabled || undefined}
        data-read-only={readOnly || undefined}
        data-invalid={isInvalid || isUnread || undefined}
        onPaste={paste}
        onCopy={copy}
      >
        {/* Digits keep their order on a right-to-left page. */}
        <span className={styles.parts} dir="ltr">
          {format.parts.map((rule, index) => (
            <Fragment key={rule.name}>
              <PartInput
                rule={rule}
                text={entry[index] ?? ''}
                start={start[index] ?? rule.min}
                id={index === 0 ? id : `${id}-${rule.name}`}
                owner={isNamedByField ? { labelId: `${id}-label` } : { label }}
                isInvalid={isInvalid}
                attributes={{
                  disabled,
                  readOnly,
                  required: field['aria-required'] === true,
                  describedBy: index === 0 ? describedBy || undefined : undefined,
                }}
                isMoving={isMoving}
                onText={(text) => change(withPart(entry, index, text))}
                onOverflow={(text) => {
                  if (take(text)) return;
                  const spread = spreadDigits(format.parts, entry, index, text);
                  if (spread) change(spread);
                  else setIsUnread(true);
                }}
                onMove={(by) => focusPart(index + by)}
              />
              {format.between[index] !== undefined && (
                <span className={styles.between} aria-hidden>
                  {format.between[index]}
                </span>
              )}
            </Fragment>
          ))}
        </span>
        {children}
      </div>
      <span className={styles.hint} id={hintId} role="status">
        {hint}
      </span>
    </div>
  );
}

function shownText({ between }: PartGroupProps['format'], entry: Entry): string {
  return entry.map((text, index) => text + (between[index] ?? '')).join('');
}
