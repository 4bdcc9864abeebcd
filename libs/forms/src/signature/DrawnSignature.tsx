import { Button } from '@callboard/ui-kit/elements';
import { useEffect, useRef } from 'react';
import SignaturePad from 'signature_pad';
import { messages } from '../messages';
import styles from './SignatureControl.module.css';

interface DrawnSignatureProps {
  /** The drawing as a data URL; empty for none. */
  value: string;
  onChange: (value: string | null) => void;
  disabled: boolean;
}

/** A canvas for drawing a signature. */
export function DrawnSignature({ value, onChange, disabled }: DrawnSignatureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const drawn = useRef('');
  const latestOnChange = useRef(onChange);
  latestOnChange.current = onChange;

  // Connects the canvas to signature_pad.
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const made = new SignaturePad(element);
    pad.current = made;
    made.addEventListener('endStroke', () => {
      drawn.current = made.toDataURL('image/png');
      latestOnChange.current(drawn.current);
    });
    fit(element, made);
    return () => made.off();
  }, []);

  useEffect(() => (disabled ? pad.current?.off() : pad.current?.on()), [disabled]);

  // Updates the canvas when the value changes from outside: a stored value, or a reset.
  useEffect(() => {
    if (value === drawn.current) return;
    drawn.current = value;
    pad.current?.clear();
    if (value !== '') void pad.current?.fromDataURL(value);
  }, [value]);

  return (
    <div className={styles.drawn}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        role="img"
        aria-label={value === '' ? messages.signatureArea : messages.signatureImage}
        data-disabled={disabled || undefined}
      />
      {!disabled && (
        <span className={styles.foot}>
          <span className={styles.hint}>{messages.signatureArea}</span>
          <Button variant="quiet" size="small" disabled={value === ''} onClick={() => onChange(null)}>
            {messages.clear}
          </Button>
        </span>
      )}
    </div>
  );
}

/** Scales the canvas to the device's pixels, so that lines are sharp. */
function fit(canvas: HTMLCanvasElement, pad: SignaturePad) {
  const ratio = Math.max(window.devicePixelRatio, 1);
  canvas.width = canvas.offsetWidth * ratio;
  canvas.height = canvas.offsetHeight * ratio;
  canvas.getContext('2d')?.scale(ratio, ratio);
  pad.clear();
}
