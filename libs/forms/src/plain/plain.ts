export { PlainForm, type PlainFormProps } from './PlainForm';
export type { PlainFaults, PlainField, PlainValues } from './plainField';
