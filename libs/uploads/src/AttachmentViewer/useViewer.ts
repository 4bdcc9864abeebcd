import { useState } from 'react';

interface ViewedFile {
  hashcode: string;
  name: string;
}

/** Which file of a list is being looked at. */
export interface Viewer {
  files: readonly ViewedFile[];
  current: ViewedFile | undefined;
  open: (files: readonly ViewedFile[], file: ViewedFile) => void;
  close: () => void;
}

/** Remembers which file is being looked at, for `LazyAttachmentViewer`. */
export function useViewer(): Viewer {
  const [shown, setShown] = useState<Pick<Viewer, 'files' | 'current'>>({ files: [], current: undefined });
  return {
    ...shown,
    open: (files, current) => setShown({ files, current }),
    close: () => setShown({ files: [], current: undefined }),
  };
}
