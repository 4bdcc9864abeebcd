import { layouts } from '@callboard/api-contract/layouts';
import { translate } from '@callboard/language';

/** Roles by their names, as a line: 'Staff, Judge'. */
export function roleNames(roles: readonly string[] | null): string {
  const { options } = layouts.fields.roles;
  return options
    .filter(({ value }) => roles?.includes(value))
    .map(({ label }) => translate(label))
    .join(', ');
}
