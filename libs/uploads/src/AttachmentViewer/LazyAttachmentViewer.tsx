import { lazy, Suspense } from 'react';
import type { Viewer } from './useViewer';

const AttachmentViewer = lazy(async () => ({
  default: (await import('./AttachmentViewer')).AttachmentViewer,
}));

/** The viewer, loaded when the first file is opened. */
export function LazyAttachmentViewer({ viewer }: { viewer: Viewer }) {
  const { files, current, open, close } = viewer;
  if (!current) return null;
  return (
    <Suspense>
      <AttachmentViewer
        file={current}
        files={files}
        onFileChange={(file) => open(files, file)}
        onClose={close}
      />
    </Suspense>
  );
}
