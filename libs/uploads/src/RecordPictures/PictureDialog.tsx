import {
  maxLengthOfAlt,
  pictureTypes,
  uploadLimits,
  type Attachment,
} from '@callboard/api-contract/attachments';
import { Button } from '@callboard/ui-kit/elements';
import { Checkbox, Field, TextInput } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { checkFiles } from '../AttachmentField/checkFiles';
import { FileDrop } from '../FileDrop/FileDrop';
import { formatBytes } from '../format/formatBytes';
import { pictureMessages as words } from './pictureMessages';
import { SelectedPicture } from './SelectedPicture';
import { usePictureActions } from './usePictureActions';
import styles from './RecordPictures.module.css';

export interface PictureDialogProps {
  /** The record that it is a picture of, `{type}.{id}`. */
  parent: string;
  /** The picture to change; absent for a new one. */
  picture?: Attachment | undefined;
  /** Permits several pictures of the record, of which one is the main one. @default false */
  hasSeveral?: boolean | undefined;
  /** Permits showing it to everyone. @default false */
  canPublish?: boolean | undefined;
  onClose: () => void;
}

const accept = pictureTypes.join(',');
const maxBytes = uploadLimits.maxMultipartBytes;

/** Adds a picture with what it shows, or changes one. */
export function PictureDialog(props: PictureDialogProps) {
  const { parent, picture, hasSeveral = false, canPublish = false, onClose } = props;
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState(picture?.alt ?? '');
  const [isMain, setMain] = useState(picture?.is_main ?? false);
  const [isPublic, setPublic] = useState(picture?.is_public ?? false);
  const [errors, setErrors] = useState<{ file?: string | undefined; alt?: string | undefined }>({});
  const [isBusy, setBusy] = useState(false);
  const { save, remove } = usePictureActions(parent);
  // Of several, the file of one stays: another file is another picture.
  const canReplace = !picture || !hasSeveral;

  function select(files: readonly File[]) {
    const { taken, refusals } = checkFiles(files, { accept, maxBytes });
    setErrors((now) => ({ ...now, file: refusals[0] }));
    if (taken[0]) setFile(taken[0]);
  }

  async function onSave() {
    const missing = {
      file: !file && !picture ? words.fileMissing : undefined,
      alt: alt.trim() === '' ? words.altMissing : undefined,
    };
    setErrors(missing);
    if (missing.file ?? missing.alt) return;
    setBusy(true);
    const draft = { file, alt: alt.trim(), isMain, isPublic: canPublish ? isPublic : undefined };
    const problem = await save(draft, picture);
    setBusy(false);
    if (problem === undefined) onClose();
    else setErrors({ file: problem });
  }

  async function onRemove(stored: Attachment) {
    setBusy(true);
    await remove(stored);
    onClose();
  }

  return (
    <Dialog
      open
      width={480}
      title={picture ? words.change : words.add}
      onOpenChange={onClose}
      actions={
        <>
          {picture && (
            <Button variant="danger" disabled={isBusy} onClick={() => void onRemove(picture)}>
              {words.remove}
            </Button>
          )}
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" disabled={isBusy} onClick={() => void onSave()}>
            {words.save}
          </Button>
        </>
      }
    >
      <Stack>
        <SelectedPicture file={file} address={picture?.pictures?.medium} />
        {canReplace && (
          <FileDrop
            label={picture || file ? words.another : words.choose}
            hint={words.upTo(formatBytes(maxBytes))}
            accept={accept}
            disabled={isBusy}
            onFiles={select}
          />
        )}
        <p className={styles.error} role="alert">
          {errors.file}
        </p>
        <Field label={words.alt} description={words.altHelp} error={errors.alt} required>
          <TextInput
            value={alt}
            maxLength={maxLengthOfAlt}
            onChange={({ currentTarget }) => setAlt(currentTarget.value)}
          />
        </Field>
        {hasSeveral && (
          <Checkbox
            label={words.main}
            description={words.mainHelp}
            checked={isMain}
            // The main one is no longer main once another one is.
            disabled={picture?.is_main === true}
            onChange={({ currentTarget }) => setMain(currentTarget.checked)}
          />
        )}
        {canPublish && (
          <Checkbox
            label={words.public}
            description={words.publicHelp}
            checked={isPublic}
            onChange={({ currentTarget }) => setPublic(currentTarget.checked)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
