import { collectionNamed } from '@callboard/api-contract/collections';
import { addDays } from '@callboard/domain/calendar';
import { Badge } from '@callboard/ui-kit/display';
import { Season } from './Season';

/** A component of the server: it reads the contract and the rules, and shows parts of the kit as they are. */
export default function Page() {
  return (
    <main>
      <h1>{collectionNamed('venues').label.many}</h1>
      <Badge>{addDays('2028-02-28', 2)}</Badge>
      <Season />
    </main>
  );
}
