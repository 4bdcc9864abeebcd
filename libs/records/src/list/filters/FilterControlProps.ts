import type { Field } from '@callboard/api-contract';
import type { ListFilter } from '@callboard/api-contract/lists';

/** The props of one filter control. */

export interface FilterControlProps {
  name: string;
  field: Field;
  /** The currency of a money field. */
  currency?: string | undefined;
  label: string;
  filters: readonly ListFilter[];
  onChange: (filters: readonly ListFilter[]) => void;
}
