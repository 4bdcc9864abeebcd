import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../../elements/Button/Button';
import { useFloating } from '../floating/useFloating';
import styles from './Popover.module.css';

export interface PopoverProps extends Omit<ButtonProps, 'onClick' | 'children' | 'title'> {
  /** The button's text; with shape 'square' give `icon` and `aria-label` instead. */
  label?: ReactNode;
  /** The title of the panel, which also names it. */
  title: string;
  /** The side of the button with which the panel is aligned. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** The content of the panel, or a function that receives its close callback. The focus goes first to `data-autofocus`. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A button that opens a small panel next to it: a few settings or details. The page stays usable; a click outside,
 * Escape, or leaving by Tab closes it. For a list of actions use `Menu`.
 */
export function Popover({ label, title, align = 'start', children, ...button }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  useFloating({ open, part: panel, anchor: opener, align, onMove: 'follow', onClose: close });

  // Moves the browser's focus into the panel that has just opened.
  useEffect(() => {
    if (!open) return;
    const part = panel.current?.querySelector('[data-autofocus]') ?? panel.current;
    (part?.querySelector<HTMLElement>(focusable) ?? panel.current)?.focus();
  }, [open]);

  function leave() {
    setOpen(false);
    opener.current?.focus();
  }

  return (
    <>
      <Button
        {...button}
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && (
        <div
          className={styles.root}
          ref={panel}
          id={id}
          role="dialog"
          aria-labelledby={`${id}-title`}
          popover="manual"
          tabIndex={-1}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            event.preventDefault();
            leave();
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            // A click on an element without focus, or a window that loses it, has no related target and closes nothing.
            if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
            if (relatedTarget !== opener.current) close();
          }}
        >
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          {typeof children === 'function' ? children(leave) : children}
        </div>
      )}
    </>
  );
}

const focusable =
  'a[href], button:not(:disabled), input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
