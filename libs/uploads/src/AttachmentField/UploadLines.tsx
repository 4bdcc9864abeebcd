import { UploadLine } from '../FileLines/UploadLine';
import type { Uploads } from './useUploads';

/** The files that are not uploaded yet; uploaded ones are in the value of the field. */
export function UploadLines({ uploads: { items, queue, reopenFile } }: { uploads: Uploads }) {
  return items
    .filter(({ status }) => status !== 'done')
    .map((item) => (
      <UploadLine
        key={item.id}
        item={item}
        file={queue.fileOf(item.id)}
        onCancel={() => queue.cancel(item.id)}
        onRetry={() => queue.retry(item.id)}
        onRemove={() => queue.remove(item.id)}
        onReopen={() => void reopenFile(item.id)}
      />
    ));
}
