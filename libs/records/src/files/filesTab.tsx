import type { CollectionName } from '@callboard/api-contract';
import type { ProfileTab } from '../profile/RecordProfile';
import { lazy } from 'react';
import { filesMessages as words } from './filesMessages';

const FilesOfRecord = lazy(async () => ({ default: (await import('./FilesOfRecord')).FilesOfRecord }));

/** The tab of a profile with the files of its record, loaded when it is first shown. */
export function filesTab(collection: CollectionName): ProfileTab {
  return {
    id: 'files',
    label: words.files,
    render: (record) => <FilesOfRecord collection={collection} record={record} />,
  };
}
