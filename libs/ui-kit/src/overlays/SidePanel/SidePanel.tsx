import { useId, type ReactNode } from 'react';
import { DialogActions } from '../Dialog/DialogActions';
import { DialogHeader } from '../Dialog/DialogHeader';
import { useModalDialog } from '../Dialog/useModalDialog';
import styles from './SidePanel.module.css';

export interface SidePanelProps {
  open: boolean;
  /** Called with false when the user closes it: the button, Escape, or a press beside it. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A panel at the end of the window for a summary or a form that should not lose the page behind it. */
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
        // The panel's own children cover it, so that only the backdrop has the dialog itself as its target.
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
