import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import type { AttachmentValue } from '../AttachmentField/attachmentValue';
import { FieldMessages } from '../AttachmentField/FieldMessages';
import { UploadLines } from '../AttachmentField/UploadLines';
import { useAttachmentField, type FieldLimits } from '../AttachmentField/useAttachmentField';
import { LazyAttachmentViewer } from '../AttachmentViewer/LazyAttachmentViewer';
import { useViewer } from '../AttachmentViewer/useViewer';
import { droppedFiles } from '../FileDrop/droppedFiles';
import { StoredLine } from '../FileLines/StoredLine';
import { messages } from '../messages';
import type { UploadTarget } from '../transfer/createTransfer';
import styles from './AttachmentArea.module.css';

/** Tools of an area's content for its files. */
export interface AreaTools {
  /** Opens the browser's dialog to select files. */
  pick: () => void;
  /** True while files are not uploaded yet. */
  isUploading: boolean;
}

export interface AttachmentAreaProps {
  /** The accessible name of the list of files; distinguishes the uploads of two areas of a page. */
  label: string;
  value: readonly AttachmentValue[];
  onChange: (value: readonly AttachmentValue[]) => void;
  target?: UploadTarget | undefined;
  limits?: FieldLimits | undefined;
  children: (tools: AreaTools) => ReactNode;
}

const noTarget: UploadTarget = {};
const noLimits: FieldLimits = {};

/** Adds files to what it surrounds, such as the field of a message: dropped and pasted anywhere in it, or selected with `pick`. */
export function AttachmentArea(props: AttachmentAreaProps) {
  const { label, value, onChange, target = noTarget, limits = noLimits, children } = props;
  const scope = `${globalThis.location.pathname}#${label}`;
  const { uploads, refusals, add, remove } = useAttachmentField({ value, onChange, target, scope, limits });
  const viewer = useViewer();
  const input = useRef<HTMLInputElement>(null);
  // Child elements fire enter and leave events too, so they are counted.
  const [depth, setDepth] = useState(0);
  const pending = uploads.items.filter(({ status }) => status !== 'done');

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setDepth(0);
    void droppedFiles(event.dataTransfer, uploads.noteHandle).then((files) => {
      if (files.length > 0) add(files);
    });
  }

  function onPaste(event: ClipboardEvent) {
    const { files, types } = event.clipboardData;
    // A word processor adds a picture of the text that it copies.
    if (files.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    add([...files]);
  }

  return (
    <div
      className={styles.root}
      data-over={depth > 0 || undefined}
      onDragEnter={() => setDepth((now) => now + 1)}
      onDragLeave={() => setDepth((now) => Math.max(0, now - 1))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      onPaste={onPaste}
    >
      {depth > 0 && <p className={styles.hint}>{messages.dropNow}</p>}
      {(value.length > 0 || pending.length > 0) && (
        <ul className={styles.files} role="list" aria-label={label}>
          {value.map((file) => (
            <StoredLine
              key={file.hashcode}
              file={file}
              onOpen={() => viewer.open(value, file)}
              onRemove={() => remove(file)}
            />
          ))}
          <UploadLines uploads={uploads} />
        </ul>
      )}
      <FieldMessages refusals={refusals} items={uploads.items} />
      {children({
        pick: () => input.current?.click(),
        isUploading: pending.some(({ status }) => status === 'waiting' || status === 'uploading'),
      })}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={limits.accept}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          // Without this, selecting the same file again fires no event.
          currentTarget.value = '';
        }}
      />
      <LazyAttachmentViewer viewer={viewer} />
    </div>
  );
}
