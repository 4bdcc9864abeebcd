import { mediaAddress } from '@callboard/api-client/attachments';
import { pictureTypes, uploadLimits } from '@callboard/api-contract';
import { Avatar } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { lazy, Suspense, useRef, useState } from 'react';
import { checkFiles } from '../AttachmentField/checkFiles';
import { avatarMessages as words } from './avatarMessages';
import { useSaveAvatar } from './useSaveAvatar';
import styles from './AvatarField.module.css';

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog')).CropDialog }));

export interface AvatarFieldProps {
  /** Whose picture it is. */
  name: string;
  /** The record that the picture is of, `{type}.{id}`. */
  parent: string;
  /** The present picture. */
  image?: string | undefined;
  placeholder?: string | undefined;
}

interface Chosen {
  picture: File;
  address: string;
}

const accept = pictureTypes.join(',');

/** Somebody's picture, and a button to choose another one, which is cropped and saved at once. */
export function AvatarField({ name, parent, image, placeholder }: AvatarFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const [saved, setSaved] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const saveAvatar = useSaveAvatar(parent);
  const shown = saved ?? image;

  function choose(files: readonly File[]) {
    const { taken, refusals } = checkFiles(files, { accept, maxBytes: uploadLimits.maxMultipartBytes });
    setRefusal(refusals[0]);
    const [picture] = taken;
    if (picture) setChosen({ picture, address: URL.createObjectURL(picture) });
  }

  function close() {
    if (chosen) URL.revokeObjectURL(chosen.address);
    setChosen(undefined);
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
        <p className={styles.fault} role="alert">
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
          choose([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      {chosen && (
        <Suspense>
          <CropDialog {...chosen} onCropped={(avatar) => void save(avatar)} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
