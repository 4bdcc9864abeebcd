import { collectionNamed, type CollectionName, type ListFilter } from '@callboard/api-contract';
import { Page, PageHeader } from '@callboard/ui-kit/layout';
import type { ReactNode } from 'react';
import { useActor } from '../actor/useActor';
import { useCollectionLabel } from '../values/useLabels';
import { ListActions } from './ListActions';
import { ListView } from './ListView';

export interface RecordListProps {
  collection: CollectionName;
  /** The heading. Default: what the tenant calls the records. */
  title?: string | undefined;
  /** Conditions that the place of the list prescribes, as the event whose entries these are. A new record gets them too. */
  fixedFilters?: readonly ListFilter[] | undefined;
  /** The columns shown at first. Default: those that the contract marks. */
  columns?: readonly string[] | undefined;
  /** The order at first, as field names with `-` before one for descending. Default: the collection's own. */
  ordering?: string | undefined;
  /** More buttons, before Import and New. */
  actions?: ReactNode;
  /** What New opens, where a form of the fields would not do. It closes itself by calling `onClose`. */
  newRecord?: ((onClose: () => void) => ReactNode) | undefined;
  /** Stands inside another page: no heading and no margins of its own. @default false */
  isEmbedded?: boolean | undefined;
}

const noFilters: readonly ListFilter[] = [];

/** A collection as a table: search, filters, order and columns in the address, rows fetched as they come into sight. */
export function RecordList(props: RecordListProps) {
  const {
    collection,
    title,
    fixedFilters = noFilters,
    columns,
    ordering,
    actions,
    newRecord,
    isEmbedded = false,
  } = props;
  const definition = collectionNamed(collection);
  const actor = useActor();
  const label = useCollectionLabel(collection);
  const facts = { collection, definition, actor, label, fixedFilters };
  const buttons = (
    <ListActions {...facts} newRecord={newRecord}>
      {actions}
    </ListActions>
  );
  // Another collection is another list: nothing of the former may stay.
  const view = (
    <ListView
      key={collection}
      {...facts}
      columns={columns}
      ordering={ordering}
      actions={isEmbedded ? buttons : undefined}
    />
  );
  if (isEmbedded) return view;
  return (
    <Page>
      <PageHeader title={title ?? label.many} actions={buttons} />
      {view}
    </Page>
  );
}
