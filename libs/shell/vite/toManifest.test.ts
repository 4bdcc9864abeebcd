// @vitest-environment node
import { expect, it } from 'vitest';
import { toManifest } from './toManifest.mjs';

const tenant = { name: 'Rockquest', tagline: 'Loud.' };
const html = '<meta name="theme-color" content="#0b0c0a" />';

it("[1.8] is served from the root of the site, with the tenant's name and the colour of its page", () => {
  expect(toManifest(tenant, html)).toMatchObject({
    name: 'Rockquest',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#0b0c0a',
  });
});

it('has icons of both sizes that browsers need to install an app, and one that systems can cut', () => {
  const icons = toManifest(tenant, html).icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(icons).toEqual(['any any', '192x192 any', '512x512 any', '512x512 maskable']);
});

it('needs the colour of the page', () => {
  expect(() => toManifest(tenant, '<html></html>')).toThrow('theme-color');
});
