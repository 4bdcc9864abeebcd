import { describe, expect, it } from 'vitest';
import { inlineProperties } from './inlineProperties.mjs';

describe('inlineProperties', () => {
  it('inlines a constant value', () => {
    expect(inlineProperties(':root{--gap:1rem;--wide:calc(2*var(--gap))}form{gap:var(--wide)}')).toBe(
      'form{gap:calc(2*1rem)}',
    );
  });

  it('keeps a property that a media query, a theme or a part of the page changes', () => {
    for (const other of [
      '@media print{:root{--ink:#000}}',
      '[data-theme=dark]{--ink:#fff}',
      'form{--ink:red}',
    ]) {
      const sheet = `:root{--ink:#222}${other}p{color:var(--ink)}`;
      expect(inlineProperties(sheet)).toBe(sheet);
    }
  });

  it('keeps a property that is used with a fallback', () => {
    const sheet = ':root{--ink:#222}p{color:var(--ink,red)}';
    expect(inlineProperties(sheet)).toBe(sheet);
  });

  it('uses the value of the strongest layer, in any order', () => {
    const later = '@layer tenant{:root{--brand:red}}';
    const earlier = '@layer tokens{:root{--brand:blue}a{color:var(--brand)}}';
    for (const sheet of [earlier + later, later + earlier])
      expect(inlineProperties(`@layer tokens, tenant;${sheet}`)).toContain('a{color:red}');
    expect(inlineProperties(`${earlier}:root{--brand:green}`)).toContain('a{color:green}');
  });

  it('removes an overridden declaration even if a media query changes the stronger one', () => {
    const sheet =
      '@layer tokens{:root{--brand:blue}}@layer tenant{:root{--brand:red}}@layer preference{@media print{:root{--brand:#000}}}a{color:var(--brand)}';
    expect(inlineProperties(sheet)).toBe(sheet.replace(':root{--brand:blue}', ''));
  });
});
