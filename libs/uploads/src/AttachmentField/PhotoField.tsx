import { pictureTypes } from '@callboard/api-contract/attachments';
import { Button } from '@callboard/ui-kit/elements';
import { useMediaQuery } from '@callboard/ui-kit/layout';
import { useRef } from 'react';
import { messages } from '../messages';
import { AttachmentField, type AttachmentFieldProps } from './AttachmentField';
import styles from './AttachmentField.module.css';

/** Photos of a form: image files, or on a phone also photos taken with its camera. */
export function PhotoField({ limits, ...rest }: Omit<AttachmentFieldProps, 'moreWays'>) {
  return (
    <AttachmentField
      {...rest}
      limits={{ accept: pictureTypes.join(','), isSingle: true, ...limits }}
      moreWays={(add) => <TakePhoto onFiles={add} />}
    />
  );
}

/** Only for phones and tablets: on other devices `capture` opens the file picker. */
function TakePhoto({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const isMobile = useMediaQuery('(pointer: coarse)');
  if (!isMobile) return null;
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
