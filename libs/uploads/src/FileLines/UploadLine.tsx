import { ProgressBar } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { formatBytes } from '../format/formatBytes';
import { isPicture } from '../format/isPicture';
import { messages } from '../messages';
import type { UploadItem } from '../queue/uploadItem';
import { FileLine } from './FileLine';
import { Thumbnail } from './Thumbnail';

export interface UploadLineProps {
  item: UploadItem;
  /** The local file, for its thumbnail. */
  file?: File | undefined;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
  /** Resumes an upload whose file the browser can reopen. */
  onReopen: () => void;
}

/** A file that is not uploaded yet, with its progress and actions. */
export function UploadLine({ item, file, onCancel, onRetry, onRemove, onReopen }: UploadLineProps) {
  const { name, size } = item;
  const isUnderWay = item.status === 'uploading' || item.status === 'waiting';
  return (
    <FileLine
      name={name}
      thumbnail={<Thumbnail file={file && isPicture(name) ? file : undefined} />}
      progress={
        item.status === 'uploading' ? (
          <ProgressBar
            label={name}
            value={percentOf(item.sent, size)}
            valueText={messages.percent(percentOf(item.sent, size))}
          />
        ) : undefined
      }
      note={noteOf(item)}
      isFailed={item.status === 'failed'}
      actions={
        <>
          {(item.status === 'failed' || item.status === 'cancelled') && (
            <Button size="small" aria-label={messages.retryNamed(name)} onClick={onRetry}>
              {messages.retry}
            </Button>
          )}
          {item.status === 'interrupted' && item.canReopen && (
            <Button size="small" aria-label={messages.goOnNamed(name)} onClick={onReopen}>
              {messages.goOn}
            </Button>
          )}
          <Button
            variant="quiet"
            shape="square"
            size="small"
            icon="close"
            aria-label={isUnderWay ? messages.cancelNamed(name) : messages.removeNamed(name)}
            onClick={isUnderWay ? onCancel : onRemove}
          />
        </>
      }
    />
  );
}

function noteOf(item: UploadItem): string {
  const size = formatBytes(item.size);
  switch (item.status) {
    case 'waiting':
      return `${size} · ${messages.waiting}`;
    case 'uploading':
    case 'done':
      return size;
    case 'failed':
      return `${messages.failed} · ${item.message}`;
    case 'cancelled':
      return `${size} · ${messages.cancelled}`;
    case 'interrupted':
      return item.canReopen ? `${size} · ${messages.stopped}` : messages.chooseAgain(item.name);
    default:
      return item satisfies never;
  }
}

// At most 99 %: an upload is complete only when the server has responded.
function percentOf(sent: number, size: number): number {
  return Math.min(99, Math.floor((100 * sent) / Math.max(1, size)));
}
