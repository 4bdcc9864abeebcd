import { Icon } from '@callboard/ui-kit/elements';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { messages } from '../messages';
import type { KeptHandle } from '../resume/fileHandles';
import { droppedFiles } from './droppedFiles';
import styles from './FileDrop.module.css';

export interface FileDropProps {
  /** What the button says: what is chosen, and for what. */
  label: string;
  /** Under it: what may be added. */
  hint?: string | undefined;
  accept?: string | undefined;
  /** @default false */
  multiple?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  onFiles: (files: readonly File[]) => void;
  /** Told of what the browser lets us keep of a dropped file. */
  onHandle?: ((file: File, handle: KeptHandle) => void) | undefined;
  /** More ways to choose, beside the button. */
  children?: ReactNode;
}

/** A button that chooses files, and a place to drop and paste them. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, multiple = false, disabled = false, onFiles, onHandle, children } = props;
  const input = useRef<HTMLInputElement>(null);
  // Parts of the zone are entered and left too: what counts is how many are entered.
  const [depth, setDepth] = useState(0);
  const isOver = depth > 0;

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setDepth(0);
    if (disabled) return;
    void droppedFiles(event.dataTransfer, onHandle).then((files) => {
      if (files.length > 0) onFiles(multiple ? files : files.slice(-1));
    });
  }

  return (
    <div
      className={styles.root}
      data-over={isOver || undefined}
      data-disabled={disabled || undefined}
      onDragEnter={() => setDepth((now) => now + 1)}
      onDragLeave={() => setDepth((now) => Math.max(0, now - 1))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      onPaste={({ clipboardData }) => {
        const files = [...clipboardData.files];
        if (!disabled && files.length > 0) onFiles(multiple ? files : files.slice(-1));
      }}
    >
      <button
        type="button"
        className={styles.choose}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <Icon name="upload" />
        <span className={styles.label}>{isOver ? messages.dropNow : label}</span>
        <span className={styles.drop}>{messages.dropHint}</span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </button>
      {children}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
