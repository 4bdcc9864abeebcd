import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { displayMessages } from '../../text/displayMessages';
import { clampSize } from './resize';
import { ResizeHandle } from './ResizeHandle';
import styles from './SplitView.module.css';

export interface SplitViewProps {
  /** Name of the resizable part and of its handle. */
  label: string;
  /** The resizable part, at the start. */
  start: ReactNode;
  /** The other part. */
  children: ReactNode;
  /** The width of the resizable part in pixels, as the caller has stored it. @default 320 */
  size?: number | undefined;
  /** Called when the user has resized it. */
  onSizeChange?: ((size: number) => void) | undefined;
  /** The smallest width in pixels. @default 200 */
  min?: number | undefined;
  /** The largest width in pixels. @default 640 */
  max?: number | undefined;
}

const startSize = 320;

/** Two resizable parts side by side; stacked where there is no room for both. */
export function SplitView(props: SplitViewProps) {
  const { label, start, children, size = startSize, onSizeChange, min = 200, max = 640 } = props;
  const id = useId();
  const [draft, setDraft] = useState<number>();
  const now = clampSize(draft ?? size, { min, max });

  function finishResize(newSize: number) {
    // Used when the caller does not store the width.
    if (onSizeChange !== undefined) setDraft(undefined);
    onSizeChange?.(newSize);
  }

  // The width is dynamic, so it reaches the style sheet, which decides whether there is room, as a custom property.
  const style = { '--split-size': `${now}px` } as CSSProperties;
  return (
    <div className={styles.frame}>
      <div className={styles.root} style={style}>
        <div className={styles.start} id={id}>
          {start}
        </div>
        <ResizeHandle
          label={displayMessages.widthOf(label)}
          controls={id}
          part="start"
          size={now}
          min={min}
          max={max}
          onResize={setDraft}
          onResizeEnd={finishResize}
          onReset={() => {
            setDraft(startSize);
            finishResize(startSize);
          }}
        />
        <div className={styles.rest}>{children}</div>
      </div>
    </div>
  );
}
