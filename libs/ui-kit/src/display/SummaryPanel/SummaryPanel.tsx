import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { Button } from '../../elements/Button/Button';
import { displayMessages } from '../../text/displayMessages';
import { messages } from '../../text/messages';
import { SidePanel } from '../../overlays/SidePanel/SidePanel';
import { clampSize } from '../../layout/SplitView/resize';
import { ResizeHandle } from '../../layout/SplitView/ResizeHandle';
import { useMediaQuery } from '../../layout/useMediaQuery';
import styles from './SummaryPanel.module.css';

export interface SummaryPanelProps {
  /** Shows the panel. */
  open: boolean;
  /** Called with false when the user closes it: the button, or Escape inside it. */
  onOpenChange: (open: boolean) => void;
  /** The heading, which also names the panel. */
  title: string;
  /** Buttons in the footer. */
  actions?: ReactNode;
  /** Its width in pixels, as the caller has stored it. @default 400 */
  width?: number | undefined;
  /** Called when the user has resized it. */
  onWidthChange?: ((width: number) => void) | undefined;
  /** The content, which scrolls. */
  children: ReactNode;
}

/** The minimum, maximum and initial width, in pixels. */
const limits = { min: 280, max: 720 };
const startWidth = 400;
/** From this width on a page and a summary fit side by side. */
const roomForBoth = '(width >= 64rem)';

/**
 * A summary next to the page, which stays usable (clause 2.49). Place it last in a row, next to the content it
 * accompanies; it stays visible while that scrolls, and can be resized. Without room it is a `SidePanel`.
 * @example <div style={{ display: 'flex' }}><main>…</main><SummaryPanel …/></div>
 */
export function SummaryPanel(props: SummaryPanelProps) {
  const hasRoom = useMediaQuery(roomForBoth, true);
  if (!props.open) return null;
  return hasRoom ? <DockedPanel {...props} /> : <SidePanel {...props} />;
}

function DockedPanel(props: SummaryPanelProps) {
  const { onOpenChange, title, actions, width = startWidth, onWidthChange, children } = props;
  const id = useId();
  const [draft, setDraft] = useState<number>();
  const now = clampSize(draft ?? width, limits);

  function finishResize(newWidth: number) {
    // Used when the caller does not store the width.
    if (onWidthChange !== undefined) setDraft(undefined);
    onWidthChange?.(newWidth);
  }

  // The width is dynamic, so it reaches the style sheet as a custom property.
  const style = { '--summary-width': `${now}px` } as CSSProperties;
  return (
    <aside
      className={styles.root}
      style={style}
      id={id}
      aria-labelledby={`${id}-title`}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onOpenChange(false);
      }}
    >
      <ResizeHandle
        label={displayMessages.widthOf(title)}
        controls={id}
        part="end"
        size={now}
        min={limits.min}
        max={limits.max}
        onResize={setDraft}
        onResizeEnd={finishResize}
        onReset={() => {
          setDraft(startWidth);
          finishResize(startWidth);
        }}
      />
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          <Button
            variant="quiet"
            shape="square"
            size="small"
            icon="close"
            aria-label={messages.close}
            onClick={() => onOpenChange(false)}
          />
        </header>
        <div className={styles.body} tabIndex={0} role="group" aria-labelledby={`${id}-title`}>
          {children}
        </div>
        {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </aside>
  );
}
