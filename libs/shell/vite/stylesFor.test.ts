import { describe, expect, it } from 'vitest';
import { stylesFor } from './stylesFor.mjs';

const html =
  '<html data-theme="dark"><body><form class="_form_1"><input type="email" /></form></body></html>';

describe('stylesFor', () => {
  it('omits what the page does not use', async () => {
    expect(await stylesFor(html, ['._form_1{gap:1rem}._dialog_2{gap:2rem}', 'table{border:0}'])).toBe(
      '._form_1{gap:1rem}',
    );
  });

  it('omits unused custom properties, and inlines the values of the others', async () => {
    const sheet =
      ':root{--blue:#00f;--link:var(--blue);--red:#f00}form{color:var(--link)}@media print{:root{--blue:#000}}';
    expect(await stylesFor(html, [sheet])).toBe(
      ':root{--blue:#00f}form{color:var(--blue)}@media print{:root{--blue:#000}}',
    );
  });

  it('keeps the rules for other states of the page: another theme, a session, a focus', async () => {
    const sheet =
      '[data-theme=light]{color-scheme:light}[data-session=stored]{opacity:0}:focus-visible{outline:auto}';
    expect(await stylesFor(html, [sheet])).toBe(sheet);
  });

  it('keeps the rules for the absence of something', async () => {
    const sheet = '._form_1{gap:1rem;&:not([action]){display:none}}';
    expect(await stylesFor(html, [sheet])).toBe('._form_1{gap:1rem}._form_1:not([action]){display:none}');
  });

  it('keeps the order of the layers', async () => {
    const sheet = '@layer reset, ui;@layer ui{._form_1{gap:0}._dialog_2{gap:0}}';
    expect(await stylesFor(html, [sheet])).toBe('@layer reset;@layer ui{._form_1{gap:0}}');
  });
});
