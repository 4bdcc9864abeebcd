import * as v from 'valibot';
import { isTimeZone } from '../../schemas/formats';
import { words } from '../../schemas/words';
import type { Given } from '../field';
import { optionOperators, type Kind } from '../kind';
import { writtenText, type WrittenField } from '../writtenText';

/** The IANA name of a time zone: `Pacific/Auckland`. */
export interface TimeZoneField extends WrittenField {
  kind: 'timezone';
}

export const timezone = <const G extends Given<TimeZoneField>>(given: G) => ({
  kind: 'timezone' as const,
  ...given,
});

export const timezoneKind: Kind<TimeZoneField, string> = {
  ...writtenText<TimeZoneField>({
    shape: 'line',
    format: v.check(isTimeZone, words.timezone),
    example: () => 'Pacific/Auckland',
  }),
  operators: optionOperators,
};
