import { describe, expect, it } from 'vitest';
import { stylesFor } from './stylesFor.mjs';

const html =
  '<html data-theme="dark"><body><form class="_form_1"><input type="email" /></form></body></html>';

describe('stylesFor', () => {
  it('leaves out what the page does not use', async () => {
    expect(await stylesFor(html, ['._form_1{gap:1rem}._dialog_2{gap:2rem}', 'table{border:0}'])).toBe(
      '._form_1{gap:1rem}',
    );
  });

  it('leaves out custom properties that nothing asks for, and puts the values of the others in their place', async () => {
    const sheet =
      ':root{--blue:#00f;--link:var(--blue);--red:#f00}form{color:var(--link)}@media print{:root{--blue:#000}}';
    expect(await stylesFor(html, [sheet])).toBe(
      ':root{--blue:#00f}form{color:var(--blue)}@media print{:root{--blue:#000}}',
    );
  });

  it('keeps what the page may come to: another theme, a session, a focus', async () => {
    const sheet =
      '[data-theme=light]{color-scheme:light}[data-session=stored]{opacity:0}:focus-visible{outline:auto}';
    expect(await stylesFor(html, [sheet])).toBe(sheet);
  });

  it('keeps what holds as long as something is missing', async () => {
    const sheet = '._form_1{gap:1rem;&:not([action]){display:none}}';
    expect(await stylesFor(html, [sheet])).toBe('._form_1{gap:1rem}._form_1:not([action]){display:none}');
  });

  it('keeps the order of the layers', async () => {
    const sheet = '@layer reset, ui;@layer ui{._form_1{gap:0}._dialog_2{gap:0}}';
    expect(await stylesFor(html, [sheet])).toBe('@layer reset;@layer ui{._form_1{gap:0}}');
  });
});
