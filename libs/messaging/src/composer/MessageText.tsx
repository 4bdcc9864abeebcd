import { limits } from '@callboard/api-contract';
import { Field, TextArea, type TextAreaProps } from '@callboard/ui-kit/inputs';
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
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
  /** Called on Enter; Shift + Enter starts a new line. */
  onSubmit: () => void;
  onEscape?: (() => void) | undefined;
  /** Called for other keys first; true if it used the key. */
  onKey?: ((event: KeyboardEvent<HTMLTextAreaElement>) => boolean) | undefined;
  area?: RefObject<HTMLTextAreaElement | null> | undefined;
  /** More attributes of the text area. */
  attributes?: Omit<TextAreaProps, 'value' | 'onChange' | 'onKeyDown' | 'ref'> | undefined;
}

/** The text field of a message. */
export function MessageText(props: MessageTextProps) {
  const { label, description, value, autoFocus, onChange, onSubmit, onEscape, onKey, attributes } = props;
  const isMissing = props.isMissing && value.trim() === '';
  const own = useRef<HTMLTextAreaElement>(null);
  const area = props.area ?? own;
  useEffect(() => {
    const { current } = area;
    if (!current || !(autoFocus || isMissing)) return;
    current.focus();
    current.setSelectionRange(current.value.length, current.value.length);
  }, [area, autoFocus, isMissing]);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While an input method composes a word, Enter accepts the word.
    if (event.nativeEvent.isComposing || onKey?.(event)) return;
    if (event.key === 'Enter' && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      onSubmit();
    }
    if (event.key === 'Escape' && onEscape) {
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    }
  }

  return (
    <Field label={label} description={description} error={isMissing ? words.needed : undefined} isLabelHidden>
      <TextArea
        {...attributes}
        ref={area}
        isCompact
        enterKeyHint="send"
        value={value}
        maxLength={limits.maxMessageLength}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </Field>
  );
}
