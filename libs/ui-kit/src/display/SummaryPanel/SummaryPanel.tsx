import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { Button } from '../../elements/Button/Button';
import { displayMessages } from '../../text/displayMessages';
import { messages } from '../../text/messages';
import { SidePanel } from '../../overlays/SidePanel/SidePanel';
import { clampSize } from '../../layout/SplitView/resize';
import { ResizeHandle } from '../../layout/SplitView/ResizeHandle';
import { useHasRoom } from './useHasRoom';
import styles from './SummaryPanel.module.css';

export interface SummaryPanelProps {
  open: boolean;
  /** Called with false when the user closes it: the button, or Escape inside it. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Buttons at the foot. */
  actions?: ReactNode;
  /** Its width in pixels, as the caller remembers it. @default 400 */
  width?: number | undefined;
  /** Called when the user has chosen a width. */
  onWidthChange?: ((width: number) => void) | undefined;
  children: ReactNode;
}

/** The least, the most and the first width, in pixels. */
const limits = { min: 280, max: 720 };
const startWidth = 400;

/**
 * A summary beside the page, which stays usable (clause 2.49). It stands at the end of a row, next to what it
 * accompanies, keeps in sight while that scrolls, and its edge can be moved. Without room it is a `SidePanel`.
 * @example <div style={{ display: 'flex' }}><main>…</main><SummaryPanel …/></div>
 */
export function SummaryPanel(props: SummaryPanelProps) {
  const hasRoom = useHasRoom();
  if (!props.open) return null;
  return hasRoom ? <DockedPanel {...props} /> : <SidePanel {...props} />;
}

function DockedPanel(props: SummaryPanelProps) {
  const { onOpenChange, title, actions, width = startWidth, onWidthChange, children } = props;
  const id = useId();
  const [draft, setDraft] = useState<number>();
  const now = clampSize(draft ?? width, limits);

  function settle(chosen: number) {
    // Without a caller that remembers it, the width stays here.
    if (onWidthChange !== undefined) setDraft(undefined);
    onWidthChange?.(chosen);
  }

  // The width is known only now: a custom property hands it to the style sheet.
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
        onResizeEnd={settle}
        onReset={() => {
          setDraft(startWidth);
          settle(startWidth);
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
