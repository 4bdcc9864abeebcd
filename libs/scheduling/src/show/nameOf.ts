import type { Label } from '@callboard/tenant';
import { showMessages as words } from './showMessages';
import type { ShowPlan } from '@callboard/domain/scheduling';

/** The name of an item, or that it is another act for those who do not read it. */
export function nameOf({ name }: Pick<ShowPlan, 'name'>, label: Label): string {
  return name ?? words.another(label);
}
