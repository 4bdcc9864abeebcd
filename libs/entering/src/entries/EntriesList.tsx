import { useActor } from '@callboard/records';
import { RecordList } from '@callboard/records/list';
import { DecideLink } from './decide/DecideLink';

/** The entries of a tenant, from which the office goes to decide on them. */
export function Screen() {
  const isOffice = useActor().roles.some((role) => role === 'staff' || role === 'admin');
  return <RecordList collection="entries" actions={isOffice && <DecideLink to="/entries/decide" />} />;
}
