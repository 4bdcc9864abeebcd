import { variables, type Variable } from './variables.data';

/** All settings by name, in the order of their declaration. */
export const declaredSettings: readonly (readonly [name: string, variable: Variable])[] =
  Object.entries(variables);

/** The groups that they stand in. */
export const settingGroups = [...new Set(declaredSettings.map(([, { group }]) => group))];

/** Meaning of a setting with its unit, and if it is secret. */
export function meaningOf({ about, unit, isSecret }: Variable): string {
  return [about, ...(unit ? [`in ${unit}`] : []), ...(isSecret ? ['secret'] : [])].join('; ');
}
