import { collections } from '@callboard/api-client/collections';
import { rowRule } from '@callboard/api-contract';
import { collectionNamed, isServedTo } from '@callboard/api-contract/collections';
import { PersonPage } from '@callboard/entering/person-page';
import { useActor } from '@callboard/records';
import { useHashcode } from '@callboard/records/screen';
import { useTenant } from '@callboard/tenant';
import { Skeleton } from '@callboard/ui-kit/elements';
import { lazy, Suspense } from 'react';
import { messages } from '../messages';

const CreativePath = lazy(async () => ({
  default: (await import('@callboard/office/creative-path')).CreativePath,
}));

/** A participant, where creatives reach achievements with their path. */
export function Screen() {
  const hashcode = useHashcode();
  const { code } = useTenant();
  const { roles } = useActor();
  const achievements = collectionNamed('achievementInstances');
  const hasPath = isServedTo(achievements, code) && Boolean(rowRule(achievements, 'read', roles));
  const path = {
    id: 'path',
    label: messages.path,
    render: () => (
      <Suspense fallback={<Skeleton lines={3} />}>
        <PathOf hashcode={hashcode} />
      </Suspense>
    ),
  };
  return <PersonPage collection="participants" leadingTabs={hasPath ? [path] : []} />;
}

function PathOf({ hashcode }: { hashcode: string }) {
  const { data } = collections.participants.useGet(hashcode);
  return data ? <CreativePath creative={data} /> : <Skeleton lines={3} />;
}
