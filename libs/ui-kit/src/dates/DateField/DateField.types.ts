import type { Ref } from 'react';

/** What all fields of dates and times are told beside their value and its limits. */
export interface DateFieldAttributes {
  /** Names the field where no `Field` around it does. */
  'aria-label'?: string | undefined;
  /** The caller knows of something wrong with the value beside what the field knows. */
  'aria-invalid'?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Called when the focus leaves the field as a whole. */
  onBlur?: (() => void) | undefined;
  /** Leaves it to the caller to say what is wrong with the value. @default false */
  isFaultHidden?: boolean | undefined;
  /** The group that holds the parts. */
  ref?: Ref<HTMLDivElement> | undefined;
}
