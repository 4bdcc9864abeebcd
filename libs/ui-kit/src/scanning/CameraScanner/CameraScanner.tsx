import { useState } from 'react';
import { Button } from '../../elements/Button/Button';
import styles from './CameraScanner.module.css';
import { cameraMessages as words } from './cameraMessages';
import { useCamera, type CameraProblem } from './useCamera';

export interface CameraScannerProps {
  /** A code was read. The same code counts again only after it was away for three seconds. */
  onCode: (code: string) => void;
  /** The weight of the button while the camera is off. @default 'primary' */
  variant?: 'primary' | 'secondary' | undefined;
}

/** A button that turns the camera on, which then reads QR codes until it is turned off. Pages offer another way next to it. */
export function CameraScanner({ onCode, variant = 'primary' }: CameraScannerProps) {
  const [isOn, setIsOn] = useState(false);
  const { video, problem } = useCamera(isOn, onCode);
  return (
    <>
      <Button
        variant={isOn ? 'secondary' : variant}
        size="large"
        shape="rectangle"
        icon={isOn ? 'close' : 'photo'}
        aria-pressed={isOn}
        onClick={() => setIsOn(!isOn)}
      >
        {isOn ? words.stop : words.scan}
      </Button>
      {isOn && (
        <div className={styles.root}>
          <video ref={video} muted playsInline aria-label={words.view} hidden={problem !== null} />
          <p role="status">{textOf(problem)}</p>
        </div>
      )}
    </>
  );
}

function textOf(problem: CameraProblem | null): string {
  return problem === null ? words.runs : words[problem];
}
