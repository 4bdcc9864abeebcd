import { decodeQR } from 'qr/decode.js';

interface Frame {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Reads one frame at a time, away from the thread that shows the camera. */
addEventListener('message', ({ data: frame }: MessageEvent<Frame>) => {
  postMessage(textOf(frame));
});

function textOf(frame: Frame): string | null {
  try {
    return decodeQR(frame);
  } catch {
    // Most frames have no code.
    return null;
  }
}
