import { Button } from '@callboard/ui-kit/elements';
import type { BuilderView } from '../FormBuilder/createActions';
import { useActions } from '../FormBuilder/BuilderContext';
import { messages } from '../messages';
import styles from './NewsBar.module.css';

/** What has just happened: said to screen readers, and shown where it can be undone. */
export function NewsBar({ news }: { news: BuilderView['news'] }) {
  const { undo, dismissNews } = useActions();
  const isUndoable = news?.undo !== undefined;
  return (
    <div className={isUndoable ? styles.root : undefined} data-visually-hidden={!isUndoable || undefined}>
      <span className={styles.text} role="status">
        {news?.text}
      </span>
      {news?.undo && (
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
            onClick={dismissNews}
          />
        </span>
      )}
    </div>
  );
}
