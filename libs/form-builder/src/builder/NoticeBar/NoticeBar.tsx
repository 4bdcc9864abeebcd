import { Button } from '@callboard/ui-kit/elements';
import type { BuilderView } from '../FormBuilder/createActions';
import { useActions } from '../FormBuilder/BuilderContext';
import { messages } from '../messages';
import styles from './NoticeBar.module.css';

/** The notice about the last change: announced by screen readers, and visible only if the change can be undone. */
export function NoticeBar({ notice }: { notice: BuilderView['notice'] }) {
  const { undo, dismissNotice } = useActions();
  const isUndoable = notice?.undo !== undefined;
  return (
    <div className={isUndoable ? styles.root : undefined} data-visually-hidden={!isUndoable || undefined}>
      <span className={styles.text} role="status">
        {notice?.text}
      </span>
      {notice?.undo && (
        <span className={styles.actions}>
          <Button size="small" icon="undo" onClick={undo} data-undo>
            {messages.undo}
          </Button>
          <Button
            size="small"
            variant="quiet"
            shape="square"
            icon="close"
            aria-label={messages.dismiss}
            onClick={dismissNotice}
          />
        </span>
      )}
    </div>
  );
}
