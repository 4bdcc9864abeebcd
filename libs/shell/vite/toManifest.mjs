/** @type {typeof import('./toManifest.mjs').toManifest} */
export function toManifest({ name, tagline }, html) {
  const colour = contentOf(html, 'theme-color');
  return {
    id: '/',
    name,
    short_name: name,
    description: tagline,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colour,
    theme_color: colour,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

/**
 * @param {string} html
 * @param {string} name
 */
function contentOf(html, name) {
  const [, content] = new RegExp(`<meta name="${name}" content="([^"]+)"`).exec(html) ?? [];
  if (!content) throw new Error(`index.html has no <meta name="${name}">.`);
  return content;
}
