export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox';
export { Dropdown, type DropdownProps } from './Dropdown/Dropdown';
export type { DropdownOption } from './Dropdown/Dropdown.types';
export { Field, type FieldProps } from './Field/Field';
export { focusInvalid } from './Field/focusInvalid';
export { useFieldControl, type FieldControl } from './Field/FieldControl';
export { useFieldGroup, type FieldGroup } from './Field/useFieldGroup';
export { useSubmitCheck, type SubmitCheck } from './Field/useSubmitCheck';
export { MoneyField, type MoneyFieldProps } from './NumberField/MoneyField';
export { MoneyInput, type MoneyInputProps, type MoneyValue } from './NumberField/MoneyInput';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField';
export { NumberInput } from './NumberField/NumberInput';
export type { NumberInputProps, NumberValue } from './NumberField/useNumberInput';
export { numberMessage } from './NumberField/numberMessages';
export { useNumberOrNone } from './NumberField/useNumberOrNone';
export { useTypedText } from './NumberField/useTypedText';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup';
export { SearchBox, type SearchBoxProps } from './SearchBox/SearchBox';
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './SegmentedControl/SegmentedControl';
export { Select, type SelectOption, type SelectProps } from './Select/Select';
export { Slider, type SliderProps } from './Slider/Slider';
export { StarRating, type StarRatingProps } from './StarRating/StarRating';
export { StarRatingInput, type StarRatingInputProps } from './StarRating/StarRatingInput';
export { Switch, type SwitchProps } from './Switch/Switch';
export { TextArea, type TextAreaProps } from './TextArea/TextArea';
export { TextInput, type TextInputProps } from './TextInput/TextInput';
