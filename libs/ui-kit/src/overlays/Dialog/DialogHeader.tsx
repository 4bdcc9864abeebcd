import type { ReactNode } from 'react';
import { Button } from '../../elements/Button/Button';
import { messages } from '../../text/messages';
import styles from './DialogParts.module.css';

interface DialogHeaderProps {
  title: ReactNode;
  /** The id of the title, which names the dialog. */
  titleId: string;
  /** Draws a line between it and the content that scrolls under it. @default false */
  hasLine?: boolean | undefined;
  onClose: () => void;
}

/** The header of a dialog or a panel: its title and the close button. */
export function DialogHeader({ title, titleId, hasLine = false, onClose }: DialogHeaderProps) {
  return (
    <header className={styles.header} data-lined={hasLine || undefined}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <Button
        variant="quiet"
        shape="square"
        size="small"
        icon="close"
        aria-label={messages.close}
        data-print="hide"
        onClick={onClose}
      />
    </header>
  );
}
