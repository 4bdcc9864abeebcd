import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { ListFilter } from '@callboard/api-contract/lists';
import { Page, PageHeader } from '@callboard/ui-kit/layout';
import type { ReactNode } from 'react';
import { useActor } from '../actor/useActor';
import { useCollectionLabel } from '../values/useLabels';
import { ListActions } from './ListActions';
import { ListView, type OtherDays } from './ListView';

export interface RecordListProps {
  /** The collection that is listed. */
  collection: CollectionName;
  /** The heading. Default: the tenant's label for the records. */
  title?: string | undefined;
  /** Fixed filters, such as the event whose entries are listed. A new record gets their values. */
  fixedFilters?: readonly ListFilter[] | undefined;
  /** The columns shown initially. Default: those that the contract marks. */
  columns?: readonly string[] | undefined;
  /** The initial order: field names, with `-` before one for descending. Default: the collection's own. */
  ordering?: string | undefined;
  /** Extra buttons, before Import and New. */
  actions?: ReactNode;
  /** Replaces the form that New opens. It closes itself by calling `onClose`. */
  newRecord?: ((onClose: () => void) => ReactNode) | undefined;
  /** Where the fixed filters are the days that the page opens on: the others, which are offered when a search finds nothing. */
  otherDays?: OtherDays | undefined;
  /** Embedded in another page: no heading and no margins. @default false */
  isEmbedded?: boolean | undefined;
}

const noFilters: readonly ListFilter[] = [];

/** A collection as a table: search, filters, order and columns are in the URL, rows are fetched as they become visible. */
export function RecordList(props: RecordListProps) {
  const {
    collection,
    title,
    fixedFilters = noFilters,
    columns,
    ordering,
    actions,
    newRecord,
    otherDays,
    isEmbedded = false,
  } = props;
  const definition = collectionNamed(collection);
  const actor = useActor();
  const label = useCollectionLabel(collection, flagsOf(fixedFilters));
  const facts = { collection, definition, actor, label, fixedFilters, isPage: !isEmbedded };
  const buttons = (
    <ListActions {...facts} newRecord={newRecord}>
      {actions}
    </ListActions>
  );
  // Remount for another collection, so that no state is carried over.
  const view = (
    <ListView
      key={collection}
      {...facts}
      columns={columns}
      ordering={ordering}
      actions={isEmbedded ? buttons : undefined}
      otherDays={otherDays}
    />
  );
  if (isEmbedded) return view;
  return (
    <Page width="wide">
      <PageHeader title={title ?? label.many} actions={buttons} />
      {view}
    </Page>
  );
}

/** Yes or no values that all records of the list share: it can have words of its own by them. */
function flagsOf(filters: readonly ListFilter[]): Readonly<Record<string, boolean>> {
  return Object.fromEntries(
    filters.flatMap(({ field, operator, value }) =>
      operator === 'eq' && (value === 'true' || value === 'false') ? [[field, value === 'true']] : [],
    ),
  );
}
