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
  /** The file on this device, for a small picture of it. */
  file?: File | undefined;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
  /** Goes on with an upload whose file the browser can open again. */
  onReopen: () => void;
}

/** A file on its way: how far it is, and what can be done about it. */
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

// All bytes on their way are not yet all bytes kept: 100 % is said by the server's answer.
function percentOf(sent: number, size: number): number {
  return Math.min(99, Math.floor((100 * sent) / Math.max(1, size)));
}
