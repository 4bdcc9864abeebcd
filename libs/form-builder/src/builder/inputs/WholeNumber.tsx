import { formatLength, parseLength } from '@callboard/domain/calendar';
import {
  Field,
  NumberField,
  TextInput,
  useNumberOrNone,
  useTypedText,
  type NumberValue,
} from '@callboard/ui-kit/inputs';
import { messages } from '../messages';

export interface WholeNumberProps {
  label: string;
  description?: string | undefined;
  isLabelHidden?: boolean | undefined;
  placeholder?: string | undefined;
  value: number | undefined;
  min: number;
  max: number;
  /** Counts seconds, written as minutes and seconds. @default false */
  isLength?: boolean | undefined;
  /** Called with a number inside the bounds, or undefined for an empty input and for what is no such number. */
  onCommit: (value: number | undefined) => void;
}

/** An optional whole number. What is none stays in the input, with its message. */
export function WholeNumber({ isLength = false, ...props }: WholeNumberProps) {
  return isLength ? <Length {...props} /> : <Whole {...props} />;
}

type PartProps = Omit<WholeNumberProps, 'isLength'>;

function Whole({ value, onCommit, ...field }: PartProps) {
  const typed = useNumberOrNone(value ?? null, (next) => onCommit(next ?? undefined));
  return <NumberField {...field} {...typed} step={1} />;
}

function Length({ placeholder, value, min, max, onCommit, ...field }: PartProps) {
  const held = useNumberOrNone(value ?? null, (next) => onCommit(next ?? undefined));
  const typed = useTypedText({
    value: held.value,
    read: (text) => readLength(text, min, max),
    write: (length) => (typeof length === 'number' ? formatLength(length) : (length ?? '')),
    isValid: (length) => typeof length !== 'string',
  });
  return (
    <Field {...field} error={typeof held.value === 'string' && messages.lengthExample}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        value={typed.text}
        onChange={({ currentTarget }) => held.onValueChange(typed.type(currentTarget.value))}
        onBlur={typed.commit}
      />
    </Field>
  );
}

/** The seconds of a length inside the bounds, null for none, or the text. */
function readLength(text: string, min: number, max: number): NumberValue {
  if (text.trim() === '') return null;
  const seconds = parseLength(text);
  return seconds !== null && seconds >= min && seconds <= max ? seconds : text;
}
