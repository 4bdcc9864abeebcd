import { Button } from '@callboard/ui-kit/elements';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { avatarMessages as words } from './avatarMessages';
import { cropPicture, type CropArea } from './cropPicture';
import styles from './AvatarField.module.css';

export interface CropDialogProps {
  picture: File;
  /** The object URL of the picture. */
  address: string;
  onCropped: (avatar: File) => void;
  onClose: () => void;
}

const zoomStep = 0.25;
const zoomLimit = 4;

/** Crops a photo to a square by dragging or with the arrow keys, with buttons for zoom and rotation. */
export function CropDialog({ picture, address, onCropped, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [degrees, setDegrees] = useState(0);
  const [area, setArea] = useState<CropArea>();
  const [isBroken, setBroken] = useState(false);
  const canSave = area !== undefined && !isBroken;

  async function save() {
    if (!area) return;
    const avatar = await cropPicture(picture, area, degrees).catch(() => null);
    if (avatar) onCropped(avatar);
    else setBroken(true);
  }
  const zoomBy = (step: number) => setZoom((now) => Math.min(zoomLimit, Math.max(1, now + step)));
  const turnBy = (step: number) => setDegrees((now) => (now + step + 360) % 360);

  return (
    <Dialog
      open
      width={480}
      title={words.crop}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" disabled={!canSave} onClick={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <div className={styles.crop}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          rotation={degrees}
          aspect={1}
          cropShape="round"
          maxZoom={zoomLimit}
          showGrid={false}
          // The content security policy forbids injected styles: they are imported above.
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': words.area, role: 'group' }}
          mediaProps={{ alt: '', onError: () => setBroken(true) }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => setArea(pixels)}
        />
      </div>
      {isBroken ? (
        <p className={styles.error} role="alert">
          {words.unreadable}
        </p>
      ) : (
        <p className={styles.help}>{words.cropHelp}</p>
      )}
      <div className={styles.tools}>
        <Button size="small" onClick={() => zoomBy(zoomStep)}>
          {words.zoomIn}
        </Button>
        <Button size="small" onClick={() => zoomBy(-zoomStep)}>
          {words.zoomOut}
        </Button>
        <Button size="small" onClick={() => turnBy(-90)}>
          {words.turnLeft}
        </Button>
        <Button size="small" onClick={() => turnBy(90)}>
          {words.turnRight}
        </Button>
      </div>
    </Dialog>
  );
}
