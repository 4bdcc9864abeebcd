import { useAttachments } from '@callboard/api-client/attachments';
import { Button } from '@callboard/ui-kit/elements';
import { lazy, Suspense, useState } from 'react';
import { pictureMessages as words } from './pictureMessages';
import { picturesOf } from './picturesOf';

const PictureDialog = lazy(async () => ({ default: (await import('./PictureDialog')).PictureDialog }));

export interface PictureButtonProps {
  /** The record that has one picture, `{type}.{id}`. */
  parent: string;
  /** True if the record has a picture, as the record itself states. */
  hasPicture: boolean;
  /** Permits showing the picture to everyone. @default false */
  canPublish?: boolean | undefined;
}

/** Adds the one picture of a record, or changes it. */
export function PictureButton({ parent, hasPicture, canPublish }: PictureButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="photo" onClick={() => setOpen(true)}>
        {hasPicture ? words.change : words.add}
      </Button>
      {isOpen && <LoadedDialog parent={parent} canPublish={canPublish} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Opens the dialog with the stored picture, once that is known. */
function LoadedDialog({
  onClose,
  ...rest
}: Pick<PictureButtonProps, 'parent' | 'canPublish'> & { onClose: () => void }) {
  const { data, problem } = useAttachments(rest.parent);
  if (!data && !problem) return null;
  const [picture] = picturesOf(data?.results ?? []);
  return (
    <Suspense>
      <PictureDialog {...rest} picture={picture} onClose={onClose} />
    </Suspense>
  );
}
