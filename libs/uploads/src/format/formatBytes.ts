import { formatNumber } from '@callboard/language';
import { messages } from '../messages';

const units = ['kB', 'MB', 'GB', 'TB'];

/**
 * Formats a file size.
 *
 * @example
 * formatBytes(1_572_864) // '1.5 MB'
 */
export function formatBytes(bytes: number): string {
  if (bytes < 1_024) return messages.bytes(bytes);
  const power = Math.min(units.length, Math.floor(Math.log(bytes) / Math.log(1_024)));
  const amount = bytes / 1_024 ** power;
  return `${formatNumber(amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount))} ${units[power - 1]}`;
}
