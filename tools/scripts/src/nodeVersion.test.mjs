import { describe, expect, it } from 'vitest';
import { checkNodeVersion } from './nodeVersion.mjs';

describe('checkNodeVersion', () => {
  it.each(['20.19.0', '20.20.2', '22.13.0', '24.0.0', '26.1.0'])('accepts Node %s', (version) => {
    expect(() => checkNodeVersion(version)).not.toThrow();
  });

  it.each(['18.20.0', '20.18.3', '16.0.0', '21.7.0', '22.12.0', '23.11.0'])(
    'reports in a sentence that Node %s does not fit',
    (version) => {
      expect(() => checkNodeVersion(version)).toThrow(
        `needs Node 20.19, 22.13, 24 or newer, and this is Node ${version}`,
      );
    },
  );
});
