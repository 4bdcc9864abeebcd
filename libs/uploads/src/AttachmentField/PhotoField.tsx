import { pictureTypes } from '@callboard/api-contract';
import { Button } from '@callboard/ui-kit/elements';
import { useRef } from 'react';
import { messages } from '../messages';
import { AttachmentField, type AttachmentFieldProps } from './AttachmentField';
import styles from './AttachmentField.module.css';

/** Photos of a form: as files, from pictures only; on a phone also straight from its camera. */
export function PhotoField({ limits, ...rest }: Omit<AttachmentFieldProps, 'moreWays'>) {
  return (
    <AttachmentField
      {...rest}
      limits={{ accept: pictureTypes.join(','), isSingle: true, ...limits }}
      moreWays={(add) => <TakePhoto onFiles={add} />}
    />
  );
}

/** Phones and tablets have a camera at hand; other devices would only open their files once more. */
function TakePhoto({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  if (!globalThis.matchMedia?.('(pointer: coarse)').matches) return null;
  return (
    <div className={styles.photo}>
      <Button onClick={() => input.current?.click()}>{messages.takePhoto}</Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
