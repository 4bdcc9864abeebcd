import type { Field } from '@callboard/api-contract';
import { useId } from 'react';
import { formMessages } from './formMessages';
import { RawValue } from '../values/RawValue';
import styles from './form.module.css';

export type Side = 'mine' | 'theirs';

export interface VersionOptionsProps {
  field: Field;
  label: string;
  mine: unknown;
  theirs: unknown;
  zone: string;
  value: Side | undefined;
  onValueChange: (side: Side) => void;
}

/** One field that two users changed: both values side by side, one of which the user selects. */
export function VersionOptions({
  field,
  label,
  mine,
  theirs,
  zone,
  value,
  onValueChange,
}: VersionOptionsProps) {
  const name = useId();
  const sides = [
    { side: 'mine', title: formMessages.staleMine, content: mine },
    { side: 'theirs', title: formMessages.staleTheirs, content: theirs },
  ] as const;
  return (
    <fieldset className={styles.options} role="radiogroup" aria-labelledby={`${name}-label`}>
      <legend className={styles.optionsLabel} id={`${name}-label`}>
        {label}
      </legend>
      <div className={styles.sides}>
        {sides.map(({ side, title, content }) => (
          <label key={side} className={styles.side}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={value === side}
              onChange={() => onValueChange(side)}
            />
            <span className={styles.sideText}>
              <span className={styles.sideTitle}>{title}</span>{' '}
              <RawValue field={field} value={content} zone={zone} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
