import workerUrl from './codeReader.worker?worker&url';

/** Reader of codes in pictures. */
export interface CodeReader {
  /** @returns the text of the QR code in a frame; null without one */
  read: (video: HTMLVideoElement) => Promise<string | null>;
  stop: () => void;
}

/** Wide enough for the code of a ticket in front of it, and small enough to be read many times a second. */
const width = 640;

interface NativeDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
type DetectorType = (new (options: { formats: string[] }) => NativeDetector) & {
  getSupportedFormats: () => Promise<string[]>;
};

/** The reader of the browser where it has one; else a library in a worker. */
export async function createCodeReader(): Promise<CodeReader> {
  // The types of the DOM do not have it yet.
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorType };
  const none: string[] = [];
  const formats = await BarcodeDetector?.getSupportedFormats().catch(() => none);
  return BarcodeDetector && formats?.includes('qr_code')
    ? nativeReader(new BarcodeDetector({ formats: ['qr_code'] }))
    : workerReader();
}

function nativeReader(detector: NativeDetector): CodeReader {
  return {
    read: async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null,
    stop: () => undefined,
  };
}

function workerReader(): CodeReader {
  const worker = new Worker(trustedUrl(), { type: 'module' });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    read(video) {
      if (!context || video.videoWidth === 0) return Promise.resolve(null);
      canvas.width = Math.min(width, video.videoWidth);
      canvas.height = Math.round((canvas.width / video.videoWidth) * video.videoHeight);
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      return new Promise((resolve) => {
        worker.onmessage = ({ data: text }: MessageEvent<string | null>) => resolve(text);
        worker.onerror = () => resolve(null);
        worker.postMessage({ width: canvas.width, height: canvas.height, data }, [data.buffer]);
      });
    },
    stop: () => worker.terminate(),
  };
}

let trusted: string | undefined;

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string };
}

/** The address of the worker, of which a policy makes what the browser accepts. A policy can be made once in a page. */
function trustedUrl(): string {
  // The types of the DOM do not have it, and a trusted address stands wherever its text can.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trusted ??=
    trustedTypes
      ?.createPolicy('callboard-code-reader', { createScriptURL: () => workerUrl })
      .createScriptURL(workerUrl) ?? workerUrl;
  return trusted;
}
