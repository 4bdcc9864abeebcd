import { Button } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import type { Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import type { RichTextMarkup } from '../definition';
import { messages } from '../messages';
import styles from './RichTextControl.module.css';
import { isAllowedAddress } from './sanitizeRichText';

interface LinkFormProps {
  editor: Editor;
  markup: RichTextMarkup | undefined;
  onClose: () => void;
}

/** Asks for the address of a link. Not a `form` element, because forms cannot be nested. */
export function LinkForm({ editor, markup, onClose }: LinkFormProps) {
  const before: unknown = editor.getAttributes('link')['href'];
  const [address, setAddress] = useState(typeof before === 'string' ? before : '');
  const [isInvalid, setInvalid] = useState(false);

  function apply() {
    const href = toAddress(address);
    if (!isAllowedAddress(href, markup)) return setInvalid(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && before === undefined)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Enter') {
      event.preventDefault();
      apply();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      editor.commands.focus();
      onClose();
    }
  }

  return (
    <div className={styles.link}>
      <Field label={messages.linkAddress} error={isInvalid && messages.linkWrong}>
        <TextInput
          autoFocus
          inputMode="url"
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
          onKeyDown={press}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Button onClick={apply}>{messages.applyLink}</Button>
      {before !== undefined && (
        <Button
          variant="quiet"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          {messages.removeLink}
        </Button>
      )}
    </div>
  );
}

/** Adds the scheme to an address such as `example.nz`. */
function toAddress(text: string): string {
  const bare = text.trim();
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(bare) ? `https://${bare}` : bare;
}
