import { collectionNamed, collectionNames, isServedTo, rowRule } from '@callboard/api-contract';
import { CardsContext, WidgetToolsContext, type WidgetTools } from '@callboard/dashboards';
import {
  FieldValue,
  useActor,
  useCollectionLabels,
  useFieldLabel,
  useToday,
  useZone,
} from '@callboard/records';
import { useTenant } from '@callboard/tenant';
import type { ReactNode } from 'react';
import { listHref, recordHref } from '../dashboard/listHref';
import { useCards } from '../useCards';

/** Gives widgets the words, the addresses, the day and the cards of this app. */
export function WidgetToolsProvider({ children }: { children: ReactNode }) {
  const { roles } = useActor();
  const { code } = useTenant();
  const labelOf = useCollectionLabels();
  const fieldLabel = useFieldLabel();
  const zone = useZone();
  const today = useToday();
  const tools: WidgetTools = {
    collections: collectionNames
      .filter(
        (name) => isServedTo(collectionNamed(name), code) && rowRule(collectionNamed(name), 'read', roles),
      )
      .map((name) => ({ name, label: labelOf(name).many }))
      .sort((one, other) => one.label.localeCompare(other.label)),
    labelOf: (name) => labelOf(name).many,
    fieldLabel,
    renderValue: (field, value, record) => (
      <FieldValue field={field} value={value} zone={zone} record={record} />
    ),
    listHref,
    recordHref,
    today,
    dayStart: new Date(`${today}T00:00:00`).toISOString(),
  };
  return (
    <WidgetToolsContext value={tools}>
      <CardsContext value={useCards()}>{children}</CardsContext>
    </WidgetToolsContext>
  );
}
