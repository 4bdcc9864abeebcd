import { Features, transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import { inlineProperties } from './inlineProperties.mjs';

// Attributes and states that only exist in the browser: the theme, which a script reads, and the focus.
const browserAttributes = ['data-theme', 'data-session', 'disabled', 'hidden'];
const browserStates = [/focus-visible/, /selection/];

/** @type {typeof import('./stylesFor.mjs').stylesFor} */
export async function stylesFor(html, sheets) {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: minified(sheets.join('')) }],
    variables: true,
    keyframes: true,
    dynamicAttributes: browserAttributes,
    safelist: { greedy: browserStates },
  });
  if (!used) throw new Error('The styles of the login page could not be extracted.');
  return minified(inlineProperties(used.css));
}

/**
 * Minifies and flattens nested rules, because PurgeCSS removes nested rules with `:not()` of the parent as unused.
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
