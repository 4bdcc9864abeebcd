import type { Field } from '@callboard/api-contract';
import { parseCoordinates } from '@callboard/api-contract/text';
import { Link } from '@callboard/ui-kit/navigation';
import { mapAddress } from './mapAddress';
import type { WebKind } from './webKind';
import { writtenKind } from './writtenKinds';

/** A point on a map: a link to a map of the world, and entered in the control of a text. */
export const coordinatesKind: WebKind<Extract<Field, { kind: 'coordinates' }>> = {
  ...writtenKind,
  Show: ({ text }) => {
    const point = parseCoordinates(text);
    return point ? (
      <Link href={mapAddress(point)} isExternal>
        {text}
      </Link>
    ) : (
      text
    );
  },
  control: (field) => ({ ...writtenKind.control(field), kind: 'text' }),
};
