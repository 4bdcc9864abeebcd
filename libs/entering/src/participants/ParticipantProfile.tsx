import { PersonPage } from './PersonPage';

/** A participant. */
export function Screen() {
  return <PersonPage collection="participants" />;
}
