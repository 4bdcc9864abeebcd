import {
  isReference,
  pathOfList,
  type AnyRecord,
  type CollectionName,
  type RecordOf,
} from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { isMergeable } from '@callboard/api-contract/records';
import { useRecordName } from '@callboard/app-state';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { buttonVariant, Skeleton } from '@callboard/ui-kit/elements';
import { Page } from '@callboard/ui-kit/layout';
import { Tabs } from '@callboard/ui-kit/navigation';
import type { MenuItem } from '@callboard/ui-kit/overlays';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageQuery } from '../hooks/usePageQuery';
import { hooksFor } from '@callboard/api-client/collections';
import { profileMessages } from './profileMessages';
import { useCollectionLabel } from '../values/useLabels';
import { ProfileHeader } from './ProfileHeader';
import { RecordFields } from './RecordFields';

const FormerRecord = lazy(async () => ({ default: (await import('../merge/FormerRecord')).FormerRecord }));
const RecordHistory = lazy(async () => ({ default: (await import('./RecordHistory')).RecordHistory }));

/** A tab that a screen adds to a profile. */
export interface ProfileTab<R = AnyRecord> {
  id: string;
  label: string;
  render: (record: R) => ReactNode;
}

export interface RecordProfileProps<N extends CollectionName = CollectionName> {
  /** The collection of the record. */
  collection: N;
  /** The hashcode of the record. */
  hashcode: string;
  /** The reference to the record that this one is part of: it is named with it. */
  partOf?: string | undefined;
  /** Tabs between Details and History. */
  tabs?: readonly ProfileTab<RecordOf<N>>[] | undefined;
  /** Tabs before Details, for what users need most. The first one is selected initially. */
  leadingTabs?: readonly ProfileTab<RecordOf<N>>[] | undefined;
  /** Content between the heading and the tabs. */
  header?: ((record: RecordOf<N>) => ReactNode) | undefined;
  /** Extra buttons, before Edit. */
  actions?: ((record: RecordOf<N>) => ReactNode) | undefined;
  /** Further items of the menu, before Delete. */
  menu?: ((record: RecordOf<N>) => readonly MenuItem[]) | undefined;
  /** Names of transitions that `actions` already offers. */
  ownTransitions?: readonly string[] | undefined;
  /** Fields that the form of Edit does not show. */
  hiddenInForm?: readonly string[] | undefined;
  /** The path of the list of these records. Default: the path of the collection's page without its last segment. */
  listPath?: string | undefined;
}

/** The page of one record: heading, actions, fields and history. The selected tab is in the URL. */
export function RecordProfile<N extends CollectionName>(props: RecordProfileProps<N>) {
  const { collection, hashcode } = props;
  const definition = collectionNamed(collection);
  const { data, problem, isLoading, refetch } = hooksFor(collection).useGet(hashcode);
  const label = useCollectionLabel(collection);
  const listPath = props.listPath ?? pathOfList(definition);
  useRecordName(data && nameOf(data, props.partOf));
  if (problem?.kind === 'missing') {
    const missing = (
      <EmptyState
        title={profileMessages.missingTitle(label.one)}
        icon="search"
        isPage
        action={
          <Link to={listPath} {...buttonVariant()}>
            {profileMessages.backToList(label.many)}
          </Link>
        }
      >
        {profileMessages.missingText}
      </EmptyState>
    );
    return (
      <Page>
        {isMergeable(collection) ? (
          <Suspense fallback={<Skeleton lines={10} />}>
            <FormerRecord collection={collection} hashcode={hashcode}>
              {missing}
            </FormerRecord>
          </Suspense>
        ) : (
          missing
        )}
      </Page>
    );
  }
  return (
    <Page>
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={10} />}
      >
        {(record) => <Profile {...props} record={record} listPath={listPath} />}
      </QueryView>
    </Page>
  );
}

/** `Matinee – Regional Final`. */
function nameOf(record: AnyRecord, partOf: string | undefined): string {
  const whole = partOf === undefined ? undefined : record[partOf];
  const { title } = record.qed_model;
  return isReference(whole) ? `${title} – ${whole.title}` : title;
}

function Profile<N extends CollectionName>({
  collection,
  record,
  partOf,
  leadingTabs = [],
  tabs = [],
  header,
  actions,
  menu,
  ownTransitions,
  hiddenInForm,
  listPath,
}: RecordProfileProps<N> & { record: RecordOf<N>; listPath: string }) {
  const [params, setParams] = usePageQuery();
  const all = [
    ...leadingTabs,
    {
      id: 'details',
      label: profileMessages.details,
      render: () => <RecordFields collection={collection} record={record} />,
    },
    ...tabs,
    {
      id: 'history',
      label: profileMessages.history,
      render: () => <RecordHistory collection={collection} hashcode={record.hashcode} />,
    },
  ];
  const current = all.find(({ id }) => id === params.get('tab')) ?? all[0];
  return (
    <>
      <ProfileHeader
        collection={collection}
        record={record}
        partOf={partOf}
        listPath={listPath}
        actions={actions?.(record)}
        menu={menu?.(record)}
        ownTransitions={ownTransitions}
        hiddenInForm={hiddenInForm}
      />
      {header?.(record)}
      <Tabs
        label={profileMessages.sections}
        tabs={all}
        value={current?.id ?? ''}
        // A list in a tab has its state in the URL too: drop it when another tab is selected.
        onValueChange={(id) => setParams(id === all[0]?.id ? {} : { tab: id })}
      >
        <Suspense fallback={<Skeleton lines={6} />}>{current?.render(record)}</Suspense>
      </Tabs>
    </>
  );
}
