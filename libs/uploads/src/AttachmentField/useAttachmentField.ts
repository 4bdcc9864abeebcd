import { useEffect, useRef, useState } from 'react';
import type { UploadTarget } from '../transfer/createTransfer';
import type { AttachmentValue } from './attachmentValue';
import { checkFiles, type FileRules } from './checkFiles';
import { useLaterRemoval } from './useLaterRemoval';
import { useUploads, type Uploads } from './useUploads';

/** How many files of which types a field accepts. */
export interface FieldLimits extends Omit<FileRules, 'room'> {
  /** Replaces the earlier file by a new one (clause 4.11). @default false */
  isSingle?: boolean | undefined;
  maxFiles?: number | undefined;
}

export interface FieldOptions {
  value: readonly AttachmentValue[];
  onChange: (value: readonly AttachmentValue[]) => void;
  target: UploadTarget;
  scope: string;
  limits: FieldLimits;
}

export interface FieldState {
  uploads: Uploads;
  /** Why files were rejected, one message each. */
  refusals: readonly string[];
  add: (files: readonly File[]) => void;
  remove: (file: AttachmentValue) => void;
}

/** The state of a field of files: uploads selected files, adds uploaded files to the value, and removes them. */
export function useAttachmentField({ value, onChange, target, scope, limits }: FieldOptions): FieldState {
  const { isSingle = false, maxFiles, accept, maxBytes } = limits;
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const removeLater = useLaterRemoval();
  // Two uploads can finish before the form renders the first one.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  function put(next: readonly AttachmentValue[]) {
    latest.current = next;
    onChange(next);
  }

  const uploads = useUploads({
    target,
    scope,
    isSingle,
    onDone: ({ hashcode, name }) => put([...(isSingle ? [] : latest.current), { hashcode, name }]),
  });

  return {
    uploads,
    refusals,
    add(files) {
      const underWay = uploads.items.filter(
        ({ status }) => status === 'uploading' || status === 'waiting',
      ).length;
      const room =
        isSingle || maxFiles === undefined ? undefined : Math.max(0, maxFiles - value.length - underWay);
      const { taken, refusals: refused } = checkFiles(files, { accept, maxBytes, room });
      setRefusals(refused);
      void uploads.add(taken);
    },
    remove(file) {
      put(latest.current.filter(({ hashcode }) => hashcode !== file.hashcode));
      const item = uploads.queue
        .items()
        .find((each) => each.status === 'done' && each.uploaded.hashcode === file.hashcode);
      // A file of the initial value has no upload and is only removed from the value: the stored record has it until the form is saved.
      const carryOut = () => {
        if (item) uploads.queue.remove(item.id);
      };
      removeLater(file.name, carryOut, () => put([...(isSingle ? [] : latest.current), file]));
    },
  };
}
