import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useId, useRef, useState, type DragEvent } from 'react';
import styles from './import.module.css';
import { messages } from './messages';

export interface ChooseFileProps {
  /** Why the last file was not taken. */
  problem: string | undefined;
  onChoose: (file: File) => void;
}

/** Takes a file by a press, by keys, or by dropping it. */
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
          {messages.chooseButton}
        </Button>
        <span className={styles.muted}>{messages.dropText}</span>
        <input
          ref={input}
          className={styles.fileInput}
          type="file"
          tabIndex={-1}
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          aria-label={messages.fileLabel}
          onChange={(event) => {
            take(event.target.files);
            // The same file may be chosen again once it was mended.
            event.target.value = '';
          }}
        />
      </div>
      <p className={styles.muted} id={helpId}>
        {messages.chooseText}
      </p>
    </div>
  );
}
