import { describe, expect, it } from 'vitest';
import { settleProperties } from './settleProperties.mjs';

describe('settleProperties', () => {
  it('puts a value that nothing changes in the place of its name', () => {
    expect(settleProperties(':root{--gap:1rem;--wide:calc(2*var(--gap))}form{gap:var(--wide)}')).toBe(
      'form{gap:calc(2*1rem)}',
    );
  });

  it('leaves what a screen, a theme or a part of the page may change', () => {
    for (const other of [
      '@media print{:root{--ink:#000}}',
      '[data-theme=dark]{--ink:#fff}',
      'form{--ink:red}',
    ]) {
      const sheet = `:root{--ink:#222}${other}p{color:var(--ink)}`;
      expect(settleProperties(sheet)).toBe(sheet);
    }
  });

  it('leaves what is asked for with another value for its absence', () => {
    const sheet = ':root{--ink:#222}p{color:var(--ink,red)}';
    expect(settleProperties(sheet)).toBe(sheet);
  });

  it('takes the value of the strongest layer, wherever it stands', () => {
    const later = '@layer tenant{:root{--brand:red}}';
    const earlier = '@layer tokens{:root{--brand:blue}a{color:var(--brand)}}';
    for (const sheet of [earlier + later, later + earlier])
      expect(settleProperties(`@layer tokens, tenant;${sheet}`)).toContain('a{color:red}');
    expect(settleProperties(`${earlier}:root{--brand:green}`)).toContain('a{color:green}');
  });

  it('forgets what a stronger layer overrules also where a screen may change that', () => {
    const sheet =
      '@layer tokens{:root{--brand:blue}}@layer tenant{:root{--brand:red}}@layer preference{@media print{:root{--brand:#000}}}a{color:var(--brand)}';
    expect(settleProperties(sheet)).toBe(sheet.replace(':root{--brand:blue}', ''));
  });
});
