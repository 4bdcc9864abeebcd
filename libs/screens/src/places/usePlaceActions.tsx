import { places, type OwnPage, type PlaceName } from '@callboard/api-contract/layouts';
import { useActor } from '@callboard/records';
import type { ReactNode } from 'react';
import { OwnPageButtons } from '@callboard/dashboards/own-page';
import { EditPlace } from './EditPlace';

/**
 * Actions on a page that every tenant has, once it is loaded: until then a bar can still appear above it. Admins compose it
 * for all of its readers.
 */
export function usePlaceActions(place: PlaceName, loaded: { own: OwnPage | null } | undefined): ReactNode {
  const { roles } = useActor();
  if (!loaded) return undefined;
  return (
    <>
      <OwnPageButtons slug={places[place].path} own={loaded.own} />
      {roles.includes('admin') && <EditPlace place={place} />}
    </>
  );
}
