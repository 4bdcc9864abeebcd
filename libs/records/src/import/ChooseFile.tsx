import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useId, useRef, useState, type DragEvent } from 'react';
import styles from './import.module.css';
import { messages } from './messages';

export interface ChooseFileProps {
  /** Why the last file was rejected. */
  problem: string | undefined;
  onChoose: (file: File) => void;
}

/** Accepts a file by click, keyboard, or drag and drop. */
export function ChooseFile({ problem, onChoose }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onChoose(file);
  };

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <div className={styles.stack}>
      {problem !== undefined && <Banner kind="error">{problem}</Banner>}
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button
          variant="primary"
          icon="upload"
          aria-describedby={helpId}
          onClick={() => input.current?.click()}
        >
          {messages.selectButton}
        </Button>
        <span className={styles.muted}>{messages.dropText}</span>
        <input
          ref={input}
          className={styles.fileInput}
          type="file"
          tabIndex={-1}
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain"
          aria-label={messages.fileLabel}
          onChange={(event) => {
            take(event.target.files);
            // Reset, so that the same file can be selected again after it was fixed.
            event.target.value = '';
          }}
        />
      </div>
      <p className={styles.muted} id={helpId}>
        {messages.selectText}
      </p>
    </div>
  );
}
