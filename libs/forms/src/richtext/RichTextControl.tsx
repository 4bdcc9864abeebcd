import { useFieldControl, useFieldGroup } from '@callboard/ui-kit/inputs';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import { cleanPaste } from './cleanPaste';
import { extensionsFor } from './extensionsFor';
import textStyles from './RichText.module.css';
import styles from './RichTextControl.module.css';
import { RichTextToolbar } from './RichTextToolbar';
import { sanitizeRichText } from './sanitizeRichText';
import { toContent } from './toContent';

/** An editor for text with headings, lists and links. The value is sanitized HTML. */
export function RichTextControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const { label, markup, disabled = false, placeholder = messages.enter } = definition;
  const field = useFieldControl();
  const { 'aria-labelledby': labelledBy } = useFieldGroup();
  // The form's value and the changes it has not rendered yet: the user types faster than the form renders.
  const known = useRef([value ?? null]);
  const editor = useEditor({
    extensions: extensionsFor(markup),
    content: toContent(value, markup),
    editable: !disabled,
    // The content security policy forbids injected styles; RichTextControl.module.css has what the editor needs.
    injectCSS: false,
    editorProps: {
      attributes: {
        ...attributesOf({
          ...field,
          'aria-labelledby': labelledBy,
          'aria-disabled': disabled || undefined,
          'aria-placeholder': placeholder,
        }),
        role: 'textbox',
        'aria-multiline': 'true',
        class: `${textStyles.root} ${styles.text}`,
      },
      transformPastedHTML: (html) => cleanPaste(html, markup),
    },
    onUpdate: ({ editor: changed }) => {
      const next = changed.isEmpty ? null : sanitizeRichText(changed.getHTML(), markup);
      known.current.push(next);
      onChange(next);
    },
    onBlur,
  });

  // Updates the editor, which has its own state, when the value changes from outside: a reset, a restored draft.
  useEffect(() => {
    const place = known.current.indexOf(value ?? null);
    known.current = place === -1 ? [value ?? null] : known.current.slice(place);
    if (place !== -1) return;
    editor.commands.setContent(toContent(value, markup), { emitUpdate: false });
  }, [editor, value, markup]);

  const isEmpty = (value ?? '') === '';
  return (
    <div className={styles.root} data-disabled={disabled || undefined} data-invalid={field['aria-invalid']}>
      <RichTextToolbar editor={editor} label={label} markup={markup} disabled={disabled} />
      <div className={styles.area} data-placeholder={isEmpty ? placeholder : undefined}>
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}

/** ProseMirror sets undefined attributes as text, so they are removed. */
function attributesOf(given: Record<string, string | boolean | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
