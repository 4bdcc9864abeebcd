export { PlainForm, type PlainFormProps } from './PlainForm';
export type { PlainErrors, PlainField, PlainValues } from './plainField';
