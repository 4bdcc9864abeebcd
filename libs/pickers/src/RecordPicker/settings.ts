import type { CollectionName, RecordBase, RecordReference } from '@callboard/api-contract';
import type { ListFilter } from '@callboard/api-contract/lists';
import type { ComponentType } from 'react';
import type { Draft } from '../add/namedDraft';
import type { GroupBy } from '../list/rows';
import type { SearchParams } from '../search/toConditions';

/** A selected record: a reference, or only a hashcode, whose title is then fetched. */
export type Selected = RecordReference | string;

/** The props of a form for a new record that has a name already. */
export interface CompletionProps {
  collection: CollectionName;
  /** The name and what else is known of the record. */
  defaults: Draft;
  /** Called with the record once it is created. */
  onDone: (record: RecordBase) => void;
  onClose: () => void;
}

/** Which records a picker offers, and how. */
export interface PickerSettings {
  /** Conditions for the options. A field filtered with `eq` is also set on a new record. */
  filters?: readonly ListFilter[] | undefined;
  /** Extra search parameters. */
  params?: SearchParams | undefined;
  /** Values of a new record besides its name. */
  addParams?: Draft | undefined;
  /** Groups the options. */
  groupBy?: GroupBy | undefined;
  /** True if users who can create records can add a missing one by name. @default true */
  canAdd?: boolean | undefined;
  /** Asks for the required fields that a name does not fill. Without it, only what a name is enough for can be added. */
  completion?: ComponentType<CompletionProps> | undefined;
}

/** Props of both pickers, single and multiple. */
export interface PickerBaseProps extends PickerSettings {
  /** The accessible name if the picker is not in a `Field`. */
  label?: string | undefined;
  /** True if nothing can be selected. @default false */
  disabled?: boolean | undefined;
  /** Shows the selected records without a way to change them. @default false */
  readOnly?: boolean | undefined;
  /** Called when the focus leaves the picker. */
  onBlur?: (() => void) | undefined;
}

export function hashcodeOf(selected: Selected): string {
  return typeof selected === 'string' ? selected : selected.hashcode;
}
