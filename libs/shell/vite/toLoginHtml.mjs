/** @type {typeof import('./toLoginHtml.mjs').toLoginHtml} */
export function toLoginHtml({ indexHtml, page, script, style }) {
  // React puts preload hints for images before the markup. They are not needed, and hydration expects the markup only.
  const markup = page.markup
    .replace(/^(?:<link [^>]*>)*/, '')
    .replace(/<img [^>]*>/g, (image) => image.replaceAll(/\b(?=(?:src|alt)=)/g, 'data-'));
  const start = {
    app: addressesIn(indexHtml, appScript).join(),
    styles: stylesheetsOf(indexHtml).join(' '),
    login: JSON.stringify(page.call),
  };
  const attributes = Object.entries(start).map(
    ([name, value]) => `data-${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  return [
    [/<title>[^<]*<\/title>/, `<title>${page.title}</title>`],
    [stylesheet, ''],
    [appScript, ''],
    [
      '</head>',
      `  ${wholeAtOnce}
    <style>${style}</style>
  </head>`,
    ],
    [/<div id="root">[\s\S]*?<\/div>\s*<\/div>/, `<div id="root" data-prerendered>${markup}</div>`],
    [
      '</body>',
      `  <script ${attributes.join(' ')}>${script}</script>
    <i id="${end}" hidden></i>
  </body>`,
    ],
  ].reduce(replaceIn, indexHtml);
}

// Browsers that support it paint the page once, when its end is parsed, without an empty frame before. The script is right before the end:
// further up the parser would pause for it.
const end = 'end';
const wholeAtOnce = `<link rel="expect" blocking="render" href="#${end}">`;

const appScript = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g;
const stylesheet = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/g;

/** @type {typeof import('./toLoginHtml.mjs').stylesheetsOf} */
export function stylesheetsOf(indexHtml) {
  return addressesIn(indexHtml, stylesheet);
}

/** @param {string} html @param {RegExp} pattern */
function addressesIn(html, pattern) {
  return Array.from(html.matchAll(pattern), ([, address = '']) => address);
}

/** @param {string} html @param {(string | RegExp)[]} change */
function replaceIn(html, [from, to]) {
  const changed = html.replace(from ?? '', () => String(to));
  if (changed === html) throw new Error(`index.html has no ${from}, so login.html cannot be created.`);
  return changed;
}
