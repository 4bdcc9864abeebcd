import { compileMessage } from '@lingui/message-utils/compileMessage';
import { hasNamesAlone } from './namesAlone.mjs';
import { textsIn } from './textsIn.mjs';

/**
 * Compiles texts with placeholders at build time: the translate calls of each `messages.ts`, and every text of a catalogue. The app then
 * needs no message compiler.
 *
 * @returns {import('vite').Plugin}
 */
export function compileMessages() {
  return {
    name: 'callboard:compile-messages',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: [/[mM]essages\.ts$/, /[\\/]catalogues[\\/]\w+\.json$/] },
      handler(code, id) {
        if (id.endsWith('.json'))
          return { code: JSON.stringify(compileCatalogue(JSON.parse(code))), map: null };
        const compiled = compileAll(textsOf(code));
        if (Object.keys(compiled).length === 0) return null;
        const register = `import { registerMessages as registerCompiled } from '@callboard/language';`;
        return { code: `${register}\n${code}\nregisterCompiled(${JSON.stringify(compiled)});\n`, map: null };
      },
    },
  };
}

/**
 * Finds the texts with placeholders in the source of a `messages.ts`.
 *
 * @param {string} code
 * @returns {string[]}
 */
export function textsOf(code) {
  const { messages, composed } = textsIn(code);
  // Anything else than a plain string would reach the browser uncompiled.
  if (composed[0]) throw new Error(`translate() takes a plain string: ${composed[0]}`);
  return messages.filter(needsCompiling);
}

/** @param {string} text */
function needsCompiling(text) {
  return text.includes('{') && !hasNamesAlone(text);
}

/** @param {readonly string[]} texts */
function compileAll(texts) {
  return Object.fromEntries(texts.map((text) => [text, compileMessage(text)]));
}

/** @param {Record<string, string>} catalogue */
function compileCatalogue(catalogue) {
  return Object.fromEntries(
    Object.entries(catalogue).map(([text, translation]) => [
      text,
      needsCompiling(translation) ? compileMessage(translation) : translation,
    ]),
  );
}
