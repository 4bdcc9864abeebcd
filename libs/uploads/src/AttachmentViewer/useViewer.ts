import { useState } from 'react';

interface ViewedFile {
  hashcode: string;
  name: string;
}

/** The open file of a list. */
export interface Viewer {
  files: readonly ViewedFile[];
  current: ViewedFile | undefined;
  open: (files: readonly ViewedFile[], file: ViewedFile) => void;
  close: () => void;
}

/** The state of `LazyAttachmentViewer`. */
export function useViewer(): Viewer {
  const [shown, setShown] = useState<Pick<Viewer, 'files' | 'current'>>({ files: [], current: undefined });
  return {
    ...shown,
    open: (files, current) => setShown({ files, current }),
    close: () => setShown({ files: [], current: undefined }),
  };
}
