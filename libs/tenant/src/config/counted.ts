import { formatNumber } from '@callboard/language';
import type { Label } from '@callboard/api-contract/tenant';

/**
 * Formats a count with its label, for use within a sentence.
 * @example counted(1_200, { one: 'Act', many: 'Acts' }) // '1,200 acts'
 */
export function counted(count: number, { one, many }: Label): string {
  return `${formatNumber(count)} ${(count === 1 ? one : many).toLowerCase()}`;
}
