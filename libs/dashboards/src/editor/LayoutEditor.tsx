import { widgetsOf, type LayoutContent } from '@callboard/api-contract/layouts';
import { EmptyState } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { useGripDrag, useMediaQuery } from '@callboard/ui-kit/layout';
import { Toolbar } from '@callboard/ui-kit/navigation';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { editorMessages as words } from './editorMessages';
import { screenSizes, type ScreenSize } from '../view/LayoutView';
import { EditorContext } from './EditorContext';
import styles from './LayoutEditor.module.css';
import { newPage } from './newParts';
import {
  changePart,
  dropPart,
  insertPart,
  placeOf,
  removePart,
  stepPart,
  type DropTarget,
} from './operations';
import { PageEditor } from './PageEditor';
import { targetUnder } from './targetUnder';
import { useHistory } from './useHistory';
import { WidgetSettingsDialog } from './WidgetSettingsDialog';

export interface LayoutEditorProps {
  /** The layout that is composed. */
  content: LayoutContent;
  /** Called at each change with the whole layout. */
  onChange: (content: LayoutContent) => void;
  /** Shown in the toolbar: whether it is saved. */
  status?: ReactNode;
}

/** How wide each screen is, in pixels. */
const widths = { phone: 390, tablet: 768, desk: undefined };

/** Composes a layout by pointer and by keyboard, with its widgets as readers see them, at three widths. */
export function LayoutEditor({ content, onChange, status }: LayoutEditorProps) {
  const history = useHistory(content, onChange);
  const ownSize = useOwnSize();
  const [selected, setSize] = useState<ScreenSize>();
  const size = selected ?? ownSize;
  const [opened, setOpened] = useState<string>();
  const [focus, setFocus] = useState<{ id: string }>();
  const root = useRef<HTMLDivElement>(null);

  // Moves the browser's focus to the handle of a part that was added or moved, which is another element than before.
  useEffect(() => {
    if (focus) root.current?.querySelector<HTMLElement>(`[data-grip='${focus.id}']`)?.focus();
  }, [focus]);

  function change(next: LayoutContent, focused?: string) {
    history.change(next);
    if (focused !== undefined) setFocus({ id: focused });
  }

  const drag = useGripDrag<string, DropTarget>({
    targetUnder,
    onDrop: (id, target) => change(dropPart(content, id, target), id),
  });
  const widget = opened === undefined ? undefined : placeOf(content, opened)?.part;

  function onKeyDown(event: KeyboardEvent) {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (isTyping || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) history.redo();
    else history.undo();
  }

  function addPage() {
    const page = newPage(words.page(content.pages.length + 1));
    change(insertPart(content, page, { parent: '', index: content.pages.length }), page.id);
  }

  return (
    <EditorContext
      value={{
        content,
        size,
        change,
        step: (id, by) => change(stepPart(content, id, by), id),
        remove(id) {
          const parent = placeOf(content, id)?.list.parent;
          change(removePart(content, id), parent);
        },
        openSettings: setOpened,
        ...drag,
      }}
    >
      {/* Keys that bubble up from the buttons inside; it is no control itself. */}
      <div ref={root} className={styles.root} role="group" aria-label={words.editor} onKeyDown={onKeyDown}>
        <EditorToolbar history={history} size={size} onSize={setSize} status={status} />
        <p className={styles.hint}>{words.hint}</p>
        {widgetsOf(content).length === 0 && (
          <EmptyState title={words.empty} icon="apps">
            {content.pages.length === 0 ? words.emptyText : words.emptyPageText}
          </EmptyState>
        )}
        <div className={styles.sheet} style={{ maxInlineSize: widths[size] }}>
          {content.pages.map((page) => (
            <PageEditor key={page.id} page={page} />
          ))}
        </div>
        <div>
          <Button icon="plus" onClick={addPage}>
            {words.addPage}
          </Button>
        </div>
      </div>
      {widget && 'kind' in widget && (
        <WidgetSettingsDialog
          widget={widget}
          onDone={(patch) => {
            change(changePart(content, widget.id, patch), widget.id);
            setOpened(undefined);
          }}
          onClose={() => {
            setOpened(undefined);
            setFocus({ id: widget.id });
          }}
        />
      )}
    </EditorContext>
  );
}

/** The screen that the user composes on: its widths are the ones that they see. */
function useOwnSize(): ScreenSize {
  const isPhone = useMediaQuery('(width < 40rem)');
  const isTablet = useMediaQuery('(width < 64rem)');
  if (isPhone) return 'phone';
  return isTablet ? 'tablet' : 'desk';
}

interface EditorToolbarProps {
  history: ReturnType<typeof useHistory>;
  size: ScreenSize;
  onSize: (size: ScreenSize) => void;
  status: ReactNode;
}

function EditorToolbar({ history, size, onSize, status }: EditorToolbarProps) {
  const names = { phone: words.phone, tablet: words.tablet, desk: words.desk };
  return (
    <Toolbar
      label={words.tools}
      actions={
        <>
          <Button size="small" icon="undo" disabled={!history.canUndo} onClick={history.undo}>
            {words.undo}
          </Button>
          <Button size="small" disabled={!history.canRedo} onClick={history.redo}>
            {words.redo}
          </Button>
        </>
      }
    >
      {screenSizes.map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === size ? 'primary' : 'secondary'}
          aria-pressed={each === size}
          onClick={() => onSize(each)}
        >
          {names[each]}
        </Button>
      ))}
      <span role="status" className={styles.status}>
        {status}
      </span>
    </Toolbar>
  );
}
