import { formatNumber } from '@callboard/language';
import type { DeviceCheck } from '@callboard/offline';
import { clockTitle } from '@callboard/ui-kit/layout';
import { deviceMessages as words } from './deviceMessages';

const gigabyte = 1_000_000_000;

/** The texts of one line of the check: what was found, and what to do; empty where there is nothing to do. */
export function textOfCheck(check: DeviceCheck): { found: string; advice: string } {
  const { advice } = words;
  switch (check.name) {
    case 'network': {
      const found = check.roundTripMs === null ? '' : words.answered(check.roundTripMs);
      return { found, advice: check.result === 'ok' ? '' : advice[check.result] };
    }
    case 'clock':
      if (check.result === 'ok') return { found: words.clockRight, advice: '' };
      if (check.offset === null) return { found: '', advice: advice.clockUnknown };
      return { found: `${clockTitle(check.offset)}.`, advice: advice.wrong };
    case 'storage': {
      const free =
        check.freeBytes === null
          ? ''
          : words.free(formatNumber(Math.round((10 * check.freeBytes) / gigabyte) / 10));
      if (check.result === 'ok') return { found: `${words.stays} ${free}`.trim(), advice: '' };
      return {
        found: free,
        advice: check.result === 'unknown' ? advice.storageUnknown : advice[check.result],
      };
    }
    case 'battery': {
      const found = check.level === null ? '' : words.charge(Math.round(100 * check.level));
      if (check.result === 'ok') return { found, advice: '' };
      return { found, advice: check.result === 'unknown' ? advice.batteryUnknown : advice.low };
    }
    case 'files':
      if (check.result === 'ok') return { found: words.filesHere, advice: '' };
      return { found: '', advice: advice.missing };
    default:
      return check satisfies never;
  }
}
