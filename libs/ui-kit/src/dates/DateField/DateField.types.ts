import type { Ref } from 'react';

/** Props shared by all date and time fields, apart from value and limits. */
export interface DateFieldAttributes {
  /** The accessible name outside a `Field`. */
  'aria-label'?: string | undefined;
  /** Marks the value as invalid for a reason that only the caller knows. */
  'aria-invalid'?: boolean | undefined;
  /** Disables it: it is not part of the form either. @default false */
  disabled?: boolean | undefined;
  /** Shows the value without a way to change it. @default false */
  readOnly?: boolean | undefined;
  /** Called when the focus leaves the whole field. */
  onBlur?: (() => void) | undefined;
  /** Hides the field's own error message, so that the caller can show it. @default false */
  isErrorHidden?: boolean | undefined;
  /** The group element around the parts. */
  ref?: Ref<HTMLDivElement> | undefined;
}
