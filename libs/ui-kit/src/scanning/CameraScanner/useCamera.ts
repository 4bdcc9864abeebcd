import { useEffect, useRef, useState } from 'react';
import { createCodeReader } from './createCodeReader';

/** How often a frame is read, and how long the same code is not read again: people hold it for a while. */
const everyMs = 120;
const sameMs = 3_000;

export type CameraProblem = 'denied' | 'missing';

/**
 * Reads codes by the camera while it is on.
 *
 * @returns what shows the camera, and why it cannot be used
 */
export function useCamera(isOn: boolean, onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onCode);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  // Synchronises with the reader, which lives outside of React.
  useEffect(() => {
    latest.current = onCode;
  }, [onCode]);
  // Synchronises with the camera.
  useEffect(() => {
    if (!isOn) return;
    let isStopped = false;
    let stop = () => {};
    startCamera(video.current, (code) => latest.current(code)).then(
      (stopNow) => {
        if (isStopped) stopNow();
        else stop = stopNow;
      },
      (error: unknown) => {
        if (isStopped) return;
        setProblem(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing');
      },
    );
    return () => {
      isStopped = true;
      setProblem(null);
      stop();
    };
  }, [isOn]);
  return { video, problem };
}

async function startCamera(
  video: HTMLVideoElement | null,
  onCode: (code: string) => void,
): Promise<() => void> {
  if (!video || !navigator.mediaDevices) throw new Error('There is no camera.');
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  video.srcObject = stream;
  await video.play();
  const reader = await createCodeReader();
  let last = { code: '', at: 0 };
  let timer: ReturnType<typeof setTimeout>;
  let isStopped = false;

  async function next(element: HTMLVideoElement): Promise<void> {
    const code = await reader.read(element);
    if (isStopped) return;
    const now = Date.now();
    if (code !== null) {
      if (code !== last.code || now - last.at > sameMs) onCode(code);
      last = { code, at: now };
    }
    timer = setTimeout(() => void next(element), everyMs);
  }
  void next(video);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    reader.stop();
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
}
