import type { Readable } from 'node:stream';
import type { ByteRange } from '../byteRange';

/** A stored file as the janitor sees it. */
interface StoredFile {
  key: string;
  modified: Date;
}

/** Where the bytes of attachments lie, by keys such as `showquest/3f/3fa2….file`. */
export interface FileStore {
  /** Takes a whole file over. When it resolves, the file outlives a power cut; when it rejects, nothing is stored. */
  put(key: string, path: string): Promise<void>;
  /** The bytes of a file; null where there is none. */
  read(key: string, range: ByteRange | null): Promise<Readable | null>;
  /** Removes a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every file whose key begins so. */
  list(prefix: string): AsyncIterable<StoredFile>;
}
