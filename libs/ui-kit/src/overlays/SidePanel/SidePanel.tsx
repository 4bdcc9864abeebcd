import { useId, type ReactNode } from 'react';
import { DialogActions } from '../Dialog/DialogActions';
import { DialogHeader } from '../Dialog/DialogHeader';
import { useModalDialog } from '../Dialog/useModalDialog';
import styles from './SidePanel.module.css';

export interface SidePanelProps {
  /** Shows the panel. */
  open: boolean;
  /** Called with false when the user closes it: the button, Escape, or a click outside. */
  onOpenChange: (open: boolean) => void;
  /** The heading, which also names the panel. */
  title: ReactNode;
  /** Footer buttons. */
  actions?: ReactNode;
  /** The content, which scrolls. */
  children: ReactNode;
}

/** A panel at the end of the window for a summary or a form that keeps the page behind it visible. */
export function SidePanel({ open, ...rest }: SidePanelProps) {
  return open ? <OpenPanel {...rest} /> : null;
}

function OpenPanel({ onOpenChange, title, actions, children }: Omit<SidePanelProps, 'open'>) {
  const ref = useModalDialog();
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      className={styles.root}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onOpenChange(false);
      }}
      onPointerDown={(event) => {
        // The panel's children cover it, so that only a click on the backdrop has the dialog itself as its target.
        if (event.target === event.currentTarget) onOpenChange(false);
      }}
    >
      <div className={styles.frame}>
        <DialogHeader title={title} titleId={titleId} hasLine onClose={() => onOpenChange(false)} />
        <div className={styles.body}>{children}</div>
        {actions !== undefined && <DialogActions>{actions}</DialogActions>}
      </div>
    </dialog>
  );
}
