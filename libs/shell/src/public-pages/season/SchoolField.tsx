'use no memo'; // Texts are read again when the language changes, and what was typed stays.

import type { PublicSchool } from '@callboard/api-contract/scheduling';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { useId, useState, type KeyboardEvent } from 'react';
import { seasonMessages as words } from './seasonMessages';
import styles from './SchoolField.module.css';
import { useSchools } from './useSchools';

/** A school of the list, or the name of one that is not in it. */
export type SelectedSchool = PublicSchool | { name: string };

export interface SchoolFieldProps {
  value: SelectedSchool | null;
  error: string | undefined;
  onChange: (value: SelectedSchool | null) => void;
}

/** Finds a school by its first letters, as a combobox (clauses 2.51 to 2.55). One that is not in the list is named as it is typed. */
export function SchoolField({ value, error, onChange }: SchoolFieldProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const typed = text.trim();
  const found = useSchools(isOpen && !value ? typed : '');
  const options: SelectedSchool[] = found ? [...found.schools, ...(typed ? [{ name: typed }] : [])] : [];
  const isShown = isOpen && found !== null;

  function select(option: SelectedSchool | undefined) {
    if (!option) return;
    onChange(option);
    setText(labelOf(option));
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isShown) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((active + step + options.length) % options.length);
    else if (event.key === 'Enter') select(options[active]);
    else if (event.key === 'Escape') setOpen(false);
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.root}>
      <Field label={words.school} description={words.schoolHelp} error={error} required>
        <TextInput
          role="combobox"
          name="school"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setActive(0);
            setOpen(true);
            if (value) onChange(null);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
      </Field>
      {isShown && (
        <ul className={styles.list} id={`${id}-list`} role="listbox" aria-label={words.schools}>
          {(found.isSimilar || found.schools.length === 0) && (
            <li className={styles.none} role="presentation">
              {found.isSimilar ? words.didYouMean : words.noSchool}
            </li>
          )}
          {options.map((option, index) => (
            <li
              key={'hashcode' in option ? option.hashcode : 'typed'}
              id={`${id}-${index}`}
              className={styles.option}
              role="option"
              aria-selected={index === active}
              // The field keeps the focus, and the list stays until the press is over.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => select(option)}
            >
              {'hashcode' in option ? labelOf(option) : words.notListed(option.name)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function labelOf(option: SelectedSchool): string {
  return 'town' in option && option.town !== null ? `${option.name}, ${option.town}` : option.name;
}
