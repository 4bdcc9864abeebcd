import type { PlaceName } from '@callboard/api-contract/layouts';
import { useActor } from '@callboard/records';
import type { ReactNode } from 'react';
import { EditPlace } from './EditPlace';

/** What an admin can do with a page that every tenant has, once it is loaded: until then a bar can still appear above it. */
export function usePlaceActions(place: PlaceName, isLoaded: boolean): ReactNode {
  const { roles } = useActor();
  return isLoaded && roles.includes('admin') ? <EditPlace place={place} /> : undefined;
}
