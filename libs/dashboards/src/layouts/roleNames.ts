import { registry } from '@callboard/api-contract/collections';
import { translate } from '@callboard/language';

/** Roles by their names, as a line: 'Staff, Judge'. */
export function roleNames(roles: readonly string[] | null): string {
  const { options } = registry.layouts.fields.roles;
  return options
    .filter(({ value }) => roles?.includes(value))
    .map(({ label }) => translate(label))
    .join(', ');
}
