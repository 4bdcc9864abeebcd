import type { Field, Tone as ContractTone } from '@callboard/api-contract';
import type { Tone } from '@callboard/ui-kit/theme';

/** Maps a tone of the contract to one of the UI kit. */
export function toKitTone(tone: ContractTone | undefined): Tone {
  return tone === undefined || tone === 'neutral' ? 'gray' : tone;
}

/** The option with this value, if the field has options. */
export function optionOf(field: Field, value: unknown) {
  return 'options' in field ? field.options.find((option) => option.value === value) : undefined;
}
