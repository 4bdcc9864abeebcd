import { Icon } from '@callboard/ui-kit/elements';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { messages } from '../messages';
import type { StoredHandle } from '../resume/fileHandles';
import { droppedFiles } from './droppedFiles';
import styles from './FileDrop.module.css';

export interface FileDropProps {
  /** The label of the button. */
  label: string;
  /** Text under the label, such as the size limit. */
  hint?: string | undefined;
  accept?: string | undefined;
  /** @default false */
  multiple?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  onFiles: (files: readonly File[]) => void;
  /** Called with the handle of a dropped file, in browsers that have file handles. */
  onHandle?: ((file: File, handle: StoredHandle) => void) | undefined;
  /** More ways to select files, next to the button. */
  children?: ReactNode;
}

/** A button to select files, and a zone to drop and paste them. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, multiple = false, disabled = false, onFiles, onHandle, children } = props;
  const input = useRef<HTMLInputElement>(null);
  // Child elements fire enter and leave events too, so they are counted.
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
          // Without this, selecting the same file again fires no event.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
