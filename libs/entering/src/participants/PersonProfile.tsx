import { PersonPage } from './PersonPage';

/** A person: a student, a teacher, a guest. */
export function Screen() {
  return <PersonPage collection="individuals" />;
}
