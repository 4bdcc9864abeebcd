import type { ListFilter, RecordReference } from '@callboard/api-contract';
import type { Draft } from '../add/toDraft';
import type { GroupBy } from '../list/rows';
import type { SearchParams } from '../search/toConditions';

/** A record that is chosen: as it is read, or by its hashcode alone, whose title is then looked up. */
export type Chosen = RecordReference | string;

/** What a picker offers, and how. */
export interface PickerSettings {
  /** Conditions on what is offered. A field that must equal something is given to a new record, too. */
  filters?: readonly ListFilter[] | undefined;
  /** Further words for the server's search. */
  params?: SearchParams | undefined;
  /** What a new record is given beside its name. */
  addParams?: Draft | undefined;
  /** Puts options together. */
  groupBy?: GroupBy | undefined;
  /** Whether a missing record may be added by its name, by those who may create one. @default true */
  canAdd?: boolean | undefined;
}

/** What every picker takes, whatever is chosen with it. */
export interface PickerBaseProps extends PickerSettings {
  /** Names the picker where no `Field` stands around it. */
  label?: string | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Shows what is chosen and lets nobody change it. @default false */
  readOnly?: boolean | undefined;
  onBlur?: (() => void) | undefined;
}

export function hashcodeOf(chosen: Chosen): string {
  return typeof chosen === 'string' ? chosen : chosen.hashcode;
}
