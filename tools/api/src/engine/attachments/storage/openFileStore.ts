import { join } from 'node:path';
import type { Settings } from '../../settings';
import { createBucketStore } from './bucketStore';
import type { FileStore } from './FileStore';
import { createFolderStore } from './folderStore';

/** Where an installation has its files: in its bucket, else in its data folder. */
export function openFileStore({ bucket, dataFolder }: Pick<Settings, 'bucket' | 'dataFolder'>): FileStore {
  return bucket ? createBucketStore(bucket) : createFolderStore(join(dataFolder, 'attachments'));
}
