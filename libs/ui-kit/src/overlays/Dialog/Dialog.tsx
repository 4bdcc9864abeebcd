import { useId, type ReactNode } from 'react';
import { DialogActions } from './DialogActions';
import { DialogHeader } from './DialogHeader';
import { useModalDialog } from './useModalDialog';
import styles from './Dialog.module.css';

export interface DialogProps {
  /** Shows the dialog. */
  open: boolean;
  /** Called with false when the user closes it: the button, Escape, or a click outside. */
  onOpenChange: (open: boolean) => void;
  /** The heading, which also names the dialog. */
  title: ReactNode;
  /** The width in pixels, limited by the window. @default 360 */
  width?: number | undefined;
  /** Footer buttons, the main one last. */
  actions?: ReactNode;
  /** 'alertdialog' for a question that requires an answer: a click outside does not close it. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The content, which scrolls. */
  children?: ReactNode;
}

/** A modal window, made of a native `<dialog>`: the focus stays inside and returns when it closes. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onOpenChange,
  title,
  width,
  actions,
  role = 'dialog',
  children,
}: Omit<DialogProps, 'open'>) {
  const ref = useModalDialog();
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      className={styles.root}
      role={role}
      aria-labelledby={titleId}
      style={width === undefined ? undefined : { inlineSize: width }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onOpenChange(false);
      }}
      onPointerDown={(event) => {
        if (role === 'dialog' && isOnBackdrop(event)) onOpenChange(false);
      }}
    >
      <DialogHeader title={title} titleId={titleId} onClose={() => onOpenChange(false)} />
      {children !== undefined && <div className={styles.body}>{children}</div>}
      {actions !== undefined && <DialogActions>{actions}</DialogActions>}
    </dialog>
  );
}

// The backdrop belongs to the dialog element: a click on it has the dialog as its target, outside the dialog's box.
function isOnBackdrop({
  target,
  currentTarget,
  clientX,
  clientY,
}: React.PointerEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const box = currentTarget.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
