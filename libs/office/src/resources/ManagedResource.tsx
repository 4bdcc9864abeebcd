import { collections } from '@callboard/api-client/collections';
import { queries } from '@callboard/api-client/actions';
import type { RecordOf } from '@callboard/api-contract';
import { CommentedProfile, type ProfileTab } from '@callboard/records/profile';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { TargetEditor } from '../targets/TargetEditor';
import { EarlierVersions } from './EarlierVersions';
import { hiddenOf } from './hiddenOf';
import { ReplaceFile } from './ReplaceFile';
import { ResourceContent } from './ResourceContent';
import { resourceMessages as words } from './resourceMessages';
import { ResourceReaders } from './ResourceReaders';

/** A resource for those who manage it: its content, for whom it is, who opened it, and what it held before. */
export function ManagedResource({ hashcode }: { hashcode: string }) {
  const { data: resource } = collections.resources.useGet(hashcode);
  const tabs: ProfileTab[] = [
    {
      id: 'content',
      label: words.content,
      render: () =>
        resource && (
          <Stack>
            <ResourceContent resource={resource} />
            {resource.kind === 'file' && <ReplaceFile key={resource.version} resource={resource} />}
          </Stack>
        ),
    },
    { id: 'people', label: words.people, render: () => <TargetEditor of="resource" record={hashcode} /> },
    { id: 'readers', label: words.readers, render: () => <ResourceReaders resource={hashcode} /> },
    { id: 'versions', label: words.versions, render: () => <EarlierVersions resource={hashcode} /> },
  ];
  return (
    <CommentedProfile
      collection="resources"
      hashcode={hashcode}
      leadingTabs={tabs}
      hiddenInForm={resource && [...hiddenOf(resource.kind), ...noteUnless(resource)]}
      header={() => resource?.status === 'published' && <NobodyYet resource={hashcode} />}
    />
  );
}

/** A draft has no readers, so that nothing has changed for anyone. */
function noteUnless({ status, kind }: RecordOf<'resources'>): string[] {
  return status === 'draft' || kind === 'file' ? ['version_note'] : [];
}

function NobodyYet({ resource }: { resource: string }) {
  const { data } = queries.resourceReaders.useQuery({ resource });
  return data?.reached === 0 && <Banner kind="warning">{words.nobodyYet}</Banner>;
}
