import type { Uploaded } from '@callboard/api-contract/attachments';

/** The metadata of a file. */
export interface FileFacts {
  name: string;
  size: number;
  type: string;
}

interface ItemBase extends FileFacts {
  id: string;
  /** The number of attempts so far, so that events of earlier attempts are ignored. */
  attempt: number;
}

/** One upload. Only a done upload has an attachment. */
export type UploadItem =
  /** Waits until fewer than `limit` uploads are running. */
  | (ItemBase & { status: 'waiting' })
  | (ItemBase & { status: 'uploading'; sent: number })
  | (ItemBase & { status: 'done'; uploaded: Uploaded })
  /** `canPass`: the error is transient, such as a lost connection. */
  | (ItemBase & { status: 'failed'; message: string; canPass: boolean })
  | (ItemBase & { status: 'cancelled' })
  /** Started before a reload. It can be resumed when the file is available again. */
  | (ItemBase & { status: 'interrupted'; canReopen: boolean });
