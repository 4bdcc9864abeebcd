import { queries } from '@callboard/api-client/actions';
import { isReference } from '@callboard/api-contract';
import type { Recipient } from '@callboard/api-contract/messaging';
import type { FieldControlProps } from '@callboard/forms';
import { Button } from '@callboard/ui-kit/elements';
import { TextInput } from '@callboard/ui-kit/inputs';
import { useFloating } from '@callboard/ui-kit/overlays';
import { useDeferredValue, useId, useRef, useState, type KeyboardEvent } from 'react';
import { conversationMessages as words } from './conversationMessages';
import styles from './messaging.module.css';

/** In pixels. */
const listSize = { minWidth: 240, maxHeight: 280 };

/** Selects the people of a new conversation among those to whom the user can write, each with their school or role. */
export function RecipientsControl({ value, onChange, onBlur }: FieldControlProps) {
  const listId = useId();
  // References, so that a stored draft has their names.
  const selected = Array.isArray(value) ? value.filter(isReference) : [];
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState(0);
  const search = useDeferredValue(text.trim());
  const { data } = queries.messageRecipients.useQuery(search === '' ? {} : { search }, { skip: !isOpen });
  const options = (data?.results ?? []).filter(({ user }) =>
    selected.every(({ hashcode }) => hashcode !== user),
  );
  const current = Math.min(highlighted, options.length - 1);
  const hasOptions = isOpen && options.length > 0;
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isShown = isOpen && data !== undefined;
  useFloating({ open: isShown, part: panel, anchor: input, align: 'start', listSize, onMove: 'follow' });

  function select(recipient: Recipient | undefined) {
    if (!recipient) return;
    const { user, name, note } = recipient;
    onChange([...selected, { hashcode: user, title: note === '' ? name : `${name} · ${note}` }]);
    setText('');
    setHighlighted(0);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Backspace' && text === '') onChange(selected.slice(0, -1));
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      event.preventDefault();
      setOpen(false);
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const by = event.key === 'ArrowDown' ? 1 : options.length - 1;
      if (hasOptions) setHighlighted((current + by) % options.length);
    }
    if (event.key === 'Enter' && hasOptions) {
      event.preventDefault();
      select(options[current]);
    }
  }

  return (
    <div className={styles.recipients}>
      {selected.length > 0 && (
        <ul className={styles.selected} role="list">
          {selected.map(({ hashcode, title }) => (
            <li key={hashcode}>
              <Button
                size="small"
                icon="close"
                aria-label={words.removeNamed(title)}
                onClick={() => onChange(selected.filter((each) => each.hashcode !== hashcode))}
              >
                {title}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextInput
        ref={input}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={hasOptions}
        aria-controls={hasOptions ? listId : undefined}
        aria-activedescendant={hasOptions ? `${listId}-${current}` : undefined}
        placeholder={words.searchPeople}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setOpen(true);
          setHighlighted(0);
        }}
        onClick={() => setOpen(true)}
        onBlur={() => {
          setOpen(false);
          onBlur();
        }}
        onKeyDown={onKeyDown}
      />
      {isShown && (
        <div
          ref={panel}
          className={styles.options}
          popover="manual"
          // The focus must stay in the input when the list is pressed.
          onMouseDown={(event) => event.preventDefault()}
        >
          <ul id={listId} role="listbox" className={styles.optionList} aria-label={words.to}>
            {options.map((option, index) => (
              <li
                key={option.user}
                id={`${listId}-${index}`}
                role="option"
                className={styles.option}
                aria-selected={index === current}
                data-highlighted={index === current || undefined}
                onClick={() => select(option)}
              >
                <span>{option.name}</span>
                <span className={styles.note}>{option.note}</span>
              </li>
            ))}
          </ul>
          {options.length === 0 && <p className={styles.note}>{words.noPeople}</p>}
          {data.has_more && <p className={styles.note}>{words.morePeople}</p>}
        </div>
      )}
    </div>
  );
}
