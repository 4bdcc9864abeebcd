import { describe, expect, it } from 'vitest';
import { checkNodeVersion } from './nodeVersion.mjs';

describe('checkNodeVersion', () => {
  it.each(['20.19.0', '20.20.2', '22.1.0', '24.0.0'])('accepts Node %s', (version) => {
    expect(() => checkNodeVersion(version)).not.toThrow();
  });

  it.each(['18.20.0', '20.18.3', '16.0.0'])('says in a sentence that Node %s is too old', (version) => {
    expect(() => checkNodeVersion(version)).toThrow(`needs Node 20.19 or newer, and this is Node ${version}`);
  });
});
