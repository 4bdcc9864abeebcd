export { DisplayField } from './DisplayField/DisplayField';
export type { DisplayFieldProps } from './DisplayField/DisplayField';
export { fieldWidths } from './definition';
export type {
  AsyncValidator,
  AsyncVerdict,
  FieldComponents,
  FieldControlProps,
  FieldDefinition,
  FieldErrors,
  FieldOption,
  FieldWidth,
  FormValues,
  RichTextMarkup,
} from './definition';
export { reasonName } from './dates/reasons';
export type { FormDraft, StoredChanges } from './drafts/FormDraft';
export { ErrorSummary } from './Form/ErrorSummary';
export type { ErrorSummaryProps } from './Form/ErrorSummary';
export { focusField } from './Form/focusField';
export { Form } from './Form/Form';
export type { FormProps, SubmitFailure } from './Form/Form.types';
export { FormCore } from './Form/FormCore';
export type { FormCoreProps } from './Form/FormCore';
export { changedBy } from './values/changedBy';
export { isEmpty, isSameValue } from './values/isSameValue';
export { useFormHandle } from './Form/useFormHandle';
export type { FormHandle } from './Form/useFormHandle';
export { useFormValue, useFormValues } from './Form/useFormValue';
export { validateWith } from './Form/validateWith';
export { FormField } from './FormField/FormField';
export { questionGroups } from './kinds/formKind';
export type { FormKind, QuestionKind, ShownFieldProps } from './kinds/formKind';
export { formKinds } from './kinds/formKinds';
export type { OwnFieldKind } from './kinds/formKinds';
export { messages as formMessages } from './messages';
export { MoneyControl } from './kinds/money';
export { RepeatField } from './RepeatField/RepeatField';
export type { RepeatFieldProps } from './RepeatField/RepeatField';
export { rules } from './rules/rules';
export type { Rule } from './rules/rules';
export { validateByDefinitions } from './Form/validateByDefinitions';
export { validateByRules, validateByRulesAsync } from './rules/validateByRules';
export type { AsyncRule } from './rules/validateByRules';
export { parseFieldDefinitions } from './server/parseFieldDefinitions';
export type { ParseOptions } from './server/parseFieldDefinitions';
export { UnsavedChangesDialog } from './unsaved/UnsavedChangesDialog';
export type { UnsavedChangesDialogProps } from './unsaved/UnsavedChangesDialog';
export { useConfirmClose } from './unsaved/useConfirmClose';
export { useUnsavedGuard } from './unsaved/useUnsavedGuard';
export type { UnsavedGuard } from './unsaved/useUnsavedGuard';
