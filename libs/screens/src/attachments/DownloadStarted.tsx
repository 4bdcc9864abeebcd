import type { Attachment } from '@callboard/api-contract/attachments';
import { EmptyState } from '@callboard/ui-kit/display';
import { linkVariant } from '@callboard/ui-kit/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';
import { downloadMessages as words } from './downloadMessages';

/** Starts the download automatically, once, with a link in case it does not start (clause 2.11). */
export function DownloadStarted({ attachment }: { attachment: Attachment }) {
  const { name, qed_model: shown } = attachment;
  const link = useRef<HTMLAnchorElement>(null);
  const hasStarted = useRef(false);
  const start = useEffectEvent(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    link.current?.click();
  });
  // Synchronises with the browser's downloads.
  useEffect(() => start(), []);
  return (
    <EmptyState
      title={shown.title ? words.isDownloading(shown.title) : words.yourFile}
      icon="download"
      isPage
    >
      {words.ifNot}{' '}
      <a ref={link} href={shown.url} download={name} {...linkVariant()}>
        {words.clickHere}
      </a>
      .
    </EmptyState>
  );
}
