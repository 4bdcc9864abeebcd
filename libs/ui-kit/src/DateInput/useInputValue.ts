import { useRef, useState, type ChangeEvent } from 'react';
import type { TextInputProps } from '../TextInput/TextInput';

export interface InputValueOptions {
  value: TextInputProps['value'];
  defaultValue: TextInputProps['defaultValue'];
  onChange: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  /** Called when the value is not what was sent last: the caller, or something that fills forms in, has changed it. */
  onOverride: (value: string) => void;
}

/**
 * Keeps a real `<input>` for a value that something else draws: it is the one that forms, labels and callers know, and
 * each change of it is a real event, so that `onChange` gets what it would get from the browser's own input.
 */
export function useInputValue({ value, defaultValue, onChange, onOverride }: InputValueOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState(() => String(value ?? defaultValue ?? ''));
  const underWay = useRef<string>(undefined);

  if (value !== undefined && String(value) !== sent) {
    setSent(String(value));
    onOverride(String(value));
  }

  function send(next: string) {
    const element = input.current;
    if (element === null || element.value === next) return;
    underWay.current = next;
    setSent(next);
    // React looks only at changes that do not go through the property with which it has replaced the element's own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, next);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    underWay.current = undefined;
  }

  return {
    send,
    /** For the real input. */
    inputProps: {
      ref: input,
      value,
      defaultValue,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const next = event.currentTarget.value;
        if (next !== underWay.current) {
          setSent(next);
          onOverride(next);
        }
        onChange?.(event);
      },
    },
  };
}
