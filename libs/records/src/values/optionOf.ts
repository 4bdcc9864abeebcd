import type { Field, Tone as ContractTone } from '@callboard/api-contract';
import type { Tone } from '@callboard/ui-kit/theme';

/** The kit's colour for a tone of the contract. */
export function toKitTone(tone: ContractTone | undefined): Tone {
  return tone === undefined || tone === 'neutral' ? 'gray' : tone;
}

/** The option that a value stands for, where the field has options. */
export function optionOf(field: Field, value: unknown) {
  return 'options' in field ? field.options.find((option) => option.value === value) : undefined;
}
