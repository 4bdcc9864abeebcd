import { mediaAddress } from '@callboard/api-client/attachments';
import { pictureTypes, uploadLimits } from '@callboard/api-contract/attachments';
import { Avatar } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { lazy, Suspense, useRef, useState } from 'react';
import { checkFiles } from '../AttachmentField/checkFiles';
import { avatarMessages as words } from './avatarMessages';
import { useSaveAvatar } from './useSaveAvatar';
import styles from './AvatarField.module.css';

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog')).CropDialog }));

export interface AvatarFieldProps {
  /** The name of the person. */
  name: string;
  /** The person's record, `{type}.{id}`. */
  parent: string;
  /** The address of the current picture. */
  image?: string | undefined;
  /** Letters shown without a picture. */
  placeholder?: string | undefined;
}

interface SelectedPicture {
  picture: File;
  address: string;
}

const accept = pictureTypes.join(',');

/** The picture of a person, with a button to replace it. The new one is cropped and saved immediately. */
export function AvatarField({ name, parent, image, placeholder }: AvatarFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [selected, setSelected] = useState<SelectedPicture>();
  const [saved, setSaved] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const saveAvatar = useSaveAvatar(parent);
  const shown = saved ?? image;

  function select(files: readonly File[]) {
    const { taken, refusals } = checkFiles(files, { accept, maxBytes: uploadLimits.maxMultipartBytes });
    setRefusal(refusals[0]);
    const [picture] = taken;
    if (picture) setSelected({ picture, address: URL.createObjectURL(picture) });
  }

  function close() {
    if (selected) URL.revokeObjectURL(selected.address);
    setSelected(undefined);
  }

  async function save(avatar: File) {
    close();
    const uploaded = await saveAvatar(avatar);
    if (uploaded) setSaved(mediaAddress(uploaded.media_url));
  }

  return (
    <div className={styles.root}>
      <Avatar label={name} image={shown} placeholder={placeholder} size="large" />
      <div className={styles.choose}>
        <Button onClick={() => input.current?.click()}>{shown ? words.replace : words.choose}</Button>
        <p className={styles.error} role="alert">
          {refusal}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={words.choose}
        onChange={({ currentTarget }) => {
          select([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      {selected && (
        <Suspense>
          <CropDialog {...selected} onCropped={(avatar) => void save(avatar)} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
