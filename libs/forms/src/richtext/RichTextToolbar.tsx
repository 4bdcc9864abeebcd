import { Button } from '@callboard/ui-kit/elements';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState } from 'react';
import type { RichTextMarkup } from '../definition';
import { messages } from '../messages';
import { LinkForm } from './LinkForm';
import styles from './RichTextControl.module.css';
import { tools } from './tools';
import { useRoving } from './useRoving';

interface RichTextToolbarProps {
  editor: Editor;
  label: string;
  markup: RichTextMarkup | undefined;
  disabled: boolean;
}

/** The toolbar of the rich text editor: one tab stop, with arrow keys between its buttons. */
export function RichTextToolbar({ editor, label, markup, disabled }: RichTextToolbarProps) {
  const [isLinking, setLinking] = useState(false);
  const roving = useRoving();
  const offered = tools.filter(({ tag }) => markup?.tags.includes(tag));
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: offered.filter((tool) => tool.isOn(now)).map(({ name }) => name),
      isLink: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  return (
    <>
      <div className={styles.toolbar} role="toolbar" aria-label={messages.toolbar(label)} {...roving}>
        {offered.map((tool) => (
          <Button
            key={tool.name}
            variant="quiet"
            shape="square"
            size="small"
            aria-label={messages.tools[tool.name]}
            title={messages.tools[tool.name]}
            aria-pressed={state.on.includes(tool.name)}
            disabled={disabled}
            onClick={() => tool.run(editor.chain().focus()).run()}
          >
            <span className={styles.sign} data-tool={tool.name} aria-hidden>
              {messages.toolSigns[tool.name]}
            </span>
          </Button>
        ))}
        {markup?.tags.includes('a') && (
          <Button
            variant="quiet"
            shape="square"
            size="small"
            icon="link"
            aria-label={messages.tools.link}
            title={messages.tools.link}
            aria-pressed={state.isLink}
            aria-expanded={isLinking}
            disabled={disabled}
            onClick={() => setLinking(!isLinking)}
          />
        )}
        <Button
          variant="quiet"
          shape="square"
          size="small"
          icon="undo"
          aria-label={messages.tools.undo}
          title={messages.tools.undo}
          disabled={disabled || !state.canUndo}
          onClick={() => editor.chain().focus().undo().run()}
        />
        <Button
          variant="quiet"
          shape="square"
          size="small"
          aria-label={messages.tools.redo}
          title={messages.tools.redo}
          disabled={disabled || !state.canRedo}
          onClick={() => editor.chain().focus().redo().run()}
        >
          <span className={styles.sign} aria-hidden>
            {messages.toolSigns.redo}
          </span>
        </Button>
      </div>
      {isLinking && <LinkForm editor={editor} markup={markup} onClose={() => setLinking(false)} />}
    </>
  );
}
