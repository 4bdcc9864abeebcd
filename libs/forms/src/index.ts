export { fieldKinds } from './definition';
export type {
  FieldComponents,
  FieldControlProps,
  FieldDefinition,
  FieldErrors,
  FieldOption,
  FormValues,
  OwnFieldKind,
} from './definition';
export { fromWallTime, toWallTime } from './dates/wallTime';
export { Form } from './Form/Form';
export type { FormProps, SubmitFailure } from './Form/Form';
export { isEmpty, isSameValue } from './Form/isSameValue';
export { useFormValue } from './Form/useFormValue';
export { validateWith } from './Form/validateWith';
export { FormField } from './FormField/FormField';
export { messages as formMessages } from './messages';
export { rules, validateByRules } from './rules/rules';
export type { Rule } from './rules/rules';
export { UnsavedChangesDialog } from './unsaved/UnsavedChangesDialog';
export type { UnsavedChangesDialogProps } from './unsaved/UnsavedChangesDialog';
export { useUnsavedGuard } from './unsaved/useUnsavedGuard';
export type { UnsavedGuard } from './unsaved/useUnsavedGuard';
