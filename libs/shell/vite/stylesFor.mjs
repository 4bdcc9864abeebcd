import { Features, transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import { settleProperties } from './settleProperties.mjs';

// What of a page is not there when it is built: the theme that its script reads, and where the focus is.
const laterAttributes = ['data-theme', 'data-session', 'disabled', 'hidden'];
const laterStates = [/focus-visible/, /selection/];

/** @type {typeof import('./stylesFor.mjs').stylesFor} */
export async function stylesFor(html, sheets) {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: minified(sheets.join('')) }],
    variables: true,
    keyframes: true,
    dynamicAttributes: laterAttributes,
    safelist: { greedy: laterStates },
  });
  if (!used) throw new Error('The styles of the login page could not be made.');
  return minified(settleProperties(used.css));
}

/**
 * Each rule by itself: PurgeCSS takes a nested one that says what its parent is not for one that nothing needs.
 *
 * @param {string} css
 */
function minified(css) {
  const { code } = transform({
    filename: 'login.css',
    code: new TextEncoder().encode(css),
    include: Features.Nesting,
    minify: true,
  });
  return new TextDecoder().decode(code);
}
