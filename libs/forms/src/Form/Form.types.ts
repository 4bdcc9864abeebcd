import type { ReactNode } from 'react';
import type {
  FieldErrors,
  FieldDefinition,
  FormValues,
  AsyncValidator,
  FieldComponents,
} from '../definition';
import type { FormDraft } from '../drafts/FormDraft';

/** Why the server rejected the values. */

export interface SubmitFailure {
  message: string;
  fields?: FieldErrors | undefined;
}

export interface FormProps {
  /** The fields, in order. `children` can lay them out differently. */
  definitions: readonly FieldDefinition[];
  /** The values by field name when it opens. */
  initialValues: FormValues;
  /** Runs on every change; see `validateWith`. */
  validate?: ((values: FormValues) => FieldErrors) | undefined;
  /** Runs on submit when `validate` finds no errors, before `onSubmit` (clause 5.13). */
  validateAsync?: AsyncValidator | undefined;
  /** Resolves to undefined on success. */
  onSubmit: (values: FormValues) => Promise<SubmitFailure | undefined>;
  /** Called when the user cancels; without it there is no button for that. */
  onCancel?: (() => void) | undefined;
  /** The text of the main button. @default 'Save' */
  submitLabel?: string | undefined;
  /** Custom controls by kind. */
  fieldComponents?: FieldComponents | undefined;
  /** Called when the values start or stop differing from the initial values. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** Stores unsaved changes until they are saved; without it none are stored. */
  draft?: FormDraft | null | undefined;
  /** The name of the field that has the focus first, such as the one that a link leads to. */
  focus?: string | undefined;
  /** Lays the fields out; without it they stand one below the other. */
  /** Lays the fields out; without it they stand one below the other. */
  children?: ReactNode;
}
