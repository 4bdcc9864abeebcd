import { limits } from '@callboard/api-contract';
import { Field, TextArea } from '@callboard/ui-kit/inputs';
import { useEffect, useRef, type ReactNode } from 'react';
import { messages as words } from '../messages';

export interface MessageTextProps {
  label: string;
  description?: ReactNode;
  value: string;
  /** The user tried to send an empty text: shows the error until there is some. */
  isMissing: boolean;
  /** @default false */
  autoFocus?: boolean | undefined;
  onChange: (value: string) => void;
  /** Called on Ctrl + Enter or Cmd + Enter. */
  onSubmit: () => void;
  onEscape?: (() => void) | undefined;
}

/** The text field of a message. */
export function MessageText(props: MessageTextProps) {
  const { label, description, value, autoFocus, onChange, onSubmit, onEscape } = props;
  const isMissing = props.isMissing && value.trim() === '';
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = area;
    if (!current || !(autoFocus || isMissing)) return;
    current.focus();
    current.setSelectionRange(current.value.length, current.value.length);
  }, [autoFocus, isMissing]);
  return (
    <Field label={label} description={description} error={isMissing ? words.needed : undefined}>
      <TextArea
        ref={area}
        value={value}
        maxLength={limits.maxMessageLength}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          // While an input method composes a word, Enter accepts the word.
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            onSubmit();
          }
          if (event.key === 'Escape' && onEscape) {
            event.preventDefault();
            event.stopPropagation();
            onEscape();
          }
        }}
      />
    </Field>
  );
}
