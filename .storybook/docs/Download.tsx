import type { ReactNode } from 'react';
import { Button } from '../../libs/ui-kit/src/elements/Button/Button';

interface DownloadProps {
  /** The name of the file. */
  name: string;
  /** Its media type. */
  type: string;
  /** Makes its content, when it is wanted. */
  text: () => string;
  children: ReactNode;
}

/** A button that saves a file that the page makes itself. */
export function Download({ name, type, text, children }: DownloadProps) {
  return (
    <Button
      icon="download"
      onClick={() => {
        const href = URL.createObjectURL(new Blob([text()], { type }));
        Object.assign(document.createElement('a'), { href, download: name }).click();
        URL.revokeObjectURL(href);
      }}
    >
      {children}
    </Button>
  );
}
