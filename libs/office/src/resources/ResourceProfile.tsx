import { hasRole } from '@callboard/api-contract';
import { useActor } from '@callboard/records';
import { useHashcode } from '@callboard/records/screen';
import { ManagedResource } from './ManagedResource';
import { ResourcePage } from './ResourcePage';

/** One resource: for staff with its versions and who opened it, for everyone else to read. */
export function Screen() {
  const hashcode = useHashcode();
  const isStaff = hasRole(useActor().roles, ['staff']);
  // Another resource begins with nothing of this one.
  return isStaff ? (
    <ManagedResource key={hashcode} hashcode={hashcode} />
  ) : (
    <ResourcePage key={hashcode} hashcode={hashcode} />
  );
}
