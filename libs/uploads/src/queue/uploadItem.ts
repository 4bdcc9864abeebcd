import type { Uploaded } from '@callboard/api-contract';

/** What is known of a file before its bytes are read. */
export interface FileFacts {
  name: string;
  size: number;
  type: string;
}

interface ItemBase extends FileFacts {
  id: string;
  /** Counts how often it was begun, so that what an earlier attempt still says is passed over. */
  attempt: number;
}

/** One file on its way. Impossible states do not exist: what is done has an attachment, and nothing else has. */
export type UploadItem =
  /** In line for a free place. */
  | (ItemBase & { status: 'waiting' })
  | (ItemBase & { status: 'uploading'; sent: number })
  | (ItemBase & { status: 'done'; uploaded: Uploaded })
  /** `canPass`: the reason may pass by itself, as a lost connection does. */
  | (ItemBase & { status: 'failed'; message: string; canPass: boolean })
  | (ItemBase & { status: 'cancelled' })
  /** Begun before the page was loaded: it goes on from where it was when the file is there again. */
  | (ItemBase & { status: 'interrupted'; canReopen: boolean });
