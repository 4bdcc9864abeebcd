import { rowRule, type ActorRoles, type CollectionName } from '@callboard/api-contract';
import { collectionNamed, collectionNames, isServedTo } from '@callboard/api-contract/collections';
import { CardsContext, WidgetToolsContext, type WidgetTools } from '@callboard/dashboards';
import { isOwnView, readListState, unreadableKeys } from '@callboard/domain/lists';
import {
  FieldValue,
  toListQuery,
  useActor,
  useCollectionLabels,
  useFieldLabel,
  useToday,
  useZone,
} from '@callboard/records';
import { useTenant } from '@callboard/tenant';
import { lazy, useMemo, type ReactNode } from 'react';
import { listHref, recordHref } from '@callboard/records/screen';
import { useCards } from './useCards';

const RecordsCalendar = lazy(async () => ({
  default: (await import('@callboard/records/views')).RecordsCalendar,
}));
const RecordsMap = lazy(async () => ({ default: (await import('@callboard/records/views')).RecordsMap }));

const ReportOnPage = lazy(async () => ({
  default: (await import('@callboard/office/report-on-page')).ReportOnPage,
}));

/** Gives widgets the words, the addresses, the day and the cards of this app. */
export function WidgetToolsProvider({ children }: { children: ReactNode }) {
  const { roles, user } = useActor();
  const { code, features } = useTenant();
  const labelOf = useCollectionLabels();
  const fieldLabel = useFieldLabel();
  const zone = useZone();
  const today = useToday();
  // One value while none of these changes: a render of the page is none of its widgets.
  const tools = useMemo<WidgetTools>(
    () => ({
      collections: collectionNames
        .filter((name) => {
          const collection = collectionNamed(name);
          const isUsed = collection.feature === undefined || features[collection.feature];
          return isUsed && isServedTo(collection, code) && rowRule(collection, 'read', roles);
        })
        .map((name) => ({ name, label: labelOf(name).many }))
        .sort((one, other) => one.label.localeCompare(other.label)),
      labelOf: (name) => labelOf(name).many,
      fieldLabel,
      renderValue: (field, value, record) => (
        <FieldValue field={field} value={value} zone={zone} record={record} />
      ),
      listHref,
      recordHref,
      isOffered: (view) => isOwnView(view, user) || Boolean(view.shared_with?.length),
      readView: (collection, view) => readView(collection, view, roles, zone),
      Calendar: RecordsCalendar,
      Map: RecordsMap,
      Report: ReportOnPage,
      today,
      dayStart: new Date(`${today}T00:00:00`).toISOString(),
    }),
    [roles, user, code, features, labelOf, fieldLabel, zone, today],
  );
  return (
    <WidgetToolsContext value={tools}>
      <CardsContext value={useCards()}>{children}</CardsContext>
    </WidgetToolsContext>
  );
}

/** A view that holds what the user cannot read is none at all: ignoring a part of it would show more than it does. */
function readView(collection: CollectionName, view: string, roles: ActorRoles, zone: string) {
  const definition = collectionNamed(collection);
  const params = new URLSearchParams(view);
  if (unreadableKeys(params, definition, roles).length > 0) return null;
  const { search, filters } = toListQuery(readListState(params, definition, roles), definition, [], zone);
  return { ...(search !== undefined && { search }), ...(filters && { filters }) };
}
