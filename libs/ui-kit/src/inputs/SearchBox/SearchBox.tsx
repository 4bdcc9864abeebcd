import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../elements/Icon/Icon';
import { messages } from '../../text/messages';
import styles from './SearchBox.module.css';

export interface SearchBoxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'type' | 'value' | 'onChange' | 'aria-label'
> {
  /** The accessible name. @default 'Search' */
  label?: string | undefined;
  /** The text in the field. */
  value: string;
  /** Called at each change of the text. */
  onValueChange: (value: string) => void;
}

/** A search field with a clear button; Escape clears it too. */
export function SearchBox({ label = messages.search, value, onValueChange, ...rest }: SearchBoxProps) {
  return (
    <div className={styles.root} role="search">
      <Icon name="search" size="small" />
      <input
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        {...rest}
        className={styles.input}
        type="text"
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            event.preventDefault();
            event.stopPropagation();
            onValueChange('');
          }
          rest.onKeyDown?.(event);
        }}
      />
      {value !== '' && !rest.disabled && !rest.readOnly && (
        <button
          type="button"
          className={styles.clear}
          aria-label={messages.clearSearch}
          onClick={() => onValueChange('')}
        >
          <Icon name="close" size="small" />
        </button>
      )}
    </div>
  );
}
