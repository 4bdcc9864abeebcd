import { useCollectionOf } from '@callboard/tenant';
import { PersonPage } from './PersonPage';

/** A participant. */
export function Screen() {
  return <PersonPage collection={useCollectionOf('participants')} />;
}
