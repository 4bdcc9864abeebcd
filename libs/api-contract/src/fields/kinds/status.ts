import { oneOption } from '../options';
import type { FieldCommon, Option } from '../field';

/** The place of a record in its lifecycle: changed by actions only, never by a patch. `defineCollection` makes it of the lifecycle. */
export interface StatusField extends FieldCommon {
  kind: 'status';
  options: readonly Option[];
  serverOwned: true;
}

export const statusKind = oneOption<StatusField>();
