import { uploadLimits } from '@callboard/api-contract/attachments';
import { useFieldGroup } from '@callboard/ui-kit/inputs';
import type { ReactNode } from 'react';
import { LazyAttachmentViewer } from '../AttachmentViewer/LazyAttachmentViewer';
import { useViewer } from '../AttachmentViewer/useViewer';
import { FileDrop } from '../FileDrop/FileDrop';
import { StoredLine } from '../FileLines/StoredLine';
import { formatBytes } from '../format/formatBytes';
import { messages } from '../messages';
import type { UploadTarget } from '../transfer/createTransfer';
import type { AttachmentValue } from './attachmentValue';
import { FieldMessages } from './FieldMessages';
import { UploadLines } from './UploadLines';
import { useAttachmentField, type FieldLimits } from './useAttachmentField';
import styles from './AttachmentField.module.css';

export interface AttachmentFieldProps {
  /** The accessible name if there is no `Field` around it. */
  label: string;
  /** The uploaded files. */
  value: readonly AttachmentValue[];
  /** Called with all files when one is uploaded or removed. */
  onChange: (value: readonly AttachmentValue[]) => void;
  /** Where files are uploaded: the record that they belong to. */
  target?: UploadTarget | undefined;
  /** How many files, how large, of which types. */
  limits?: FieldLimits | undefined;
  /** Shows the files without changing them. @default false */
  readOnly?: boolean | undefined;
  /** Disables it. @default false */
  disabled?: boolean | undefined;
  /** Renders more ways to select files, next to the button. Calls `add` with the selected files. */
  moreWays?: ((add: (files: readonly File[]) => void) => ReactNode) | undefined;
}

const noTarget: UploadTarget = {};
const noLimits: FieldLimits = {};

/** Files of a form. They are uploaded immediately, and are added to the value when uploaded (clauses 3.3, 3.28 and 4.10). */
export function AttachmentField(props: AttachmentFieldProps) {
  const {
    label,
    value,
    onChange,
    target = noTarget,
    limits = noLimits,
    readOnly = false,
    disabled = false,
  } = props;
  const group = useFieldGroup();
  const name = group.id === undefined ? { 'aria-label': label } : {};
  const scope = `${target.parent ?? globalThis.location.pathname}#${label}`;
  const { uploads, refusals, add, remove } = useAttachmentField({ value, onChange, target, scope, limits });
  const viewer = useViewer();
  const isSingle = limits.isSingle === true;
  const chooseLabel = isSingle ? messages.chooseOne : messages.chooseMany;
  const maxSize = formatBytes(limits.maxBytes ?? uploadLimits.maxFileBytes);

  return (
    <div {...group} {...name} className={styles.root} role="group" tabIndex={-1}>
      {value.length === 0 && readOnly && <p className={styles.none}>{messages.noFiles}</p>}
      {(value.length > 0 || uploads.items.length > 0) && (
        <ul className={styles.files} role="list" aria-label={label}>
          {value.map((file) => (
            <StoredLine
              key={file.hashcode}
              file={file}
              onOpen={() => viewer.open(value, file)}
              onRemove={readOnly || disabled ? undefined : () => remove(file)}
            />
          ))}
          {!readOnly && <UploadLines uploads={uploads} />}
        </ul>
      )}
      {!readOnly && (
        <FileDrop
          label={isSingle && value.length > 0 ? messages.replace : chooseLabel}
          hint={isSingle ? messages.upTo(maxSize) : messages.upToEach(maxSize)}
          accept={limits.accept}
          multiple={!isSingle}
          disabled={disabled}
          onFiles={add}
          onHandle={uploads.noteHandle}
        >
          {!disabled && props.moreWays?.(add)}
        </FileDrop>
      )}
      <FieldMessages refusals={refusals} items={uploads.items} />
      <LazyAttachmentViewer viewer={viewer} />
    </div>
  );
}
