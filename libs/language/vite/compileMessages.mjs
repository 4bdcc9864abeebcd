import { compileMessage } from '@lingui/message-utils/compileMessage';
import { hasNamesAlone } from './namesAlone.mjs';

/**
 * Compiles texts with placeholders at build time: the `say('…')` calls of each `messages.ts`, and every text of a catalogue. The app then
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
  const literals = [...code.matchAll(/\bsay\(\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|.)/g)];
  return literals.flatMap(([whole, literal = '']) => {
    if (!/^['"]/.test(literal)) {
      // A variable is a text that comes as data. Anything else would reach the browser uncompiled.
      if (/[\w$]/.test(literal)) return [];
      throw new Error(`say() takes a plain string: ${whole}…`);
    }
    const text = toText(literal);
    return needsCompiling(text) ? [text] : [];
  });
}

/** @param {string} literal A TypeScript string literal. */
function toText(literal) {
  const inner = literal.slice(1, -1).replace(/\\(['"\\])/g, '$1');
  return inner.replace(/\\u\{?([0-9a-f]+)\}?/gi, (_, digits) => String.fromCodePoint(parseInt(digits, 16)));
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
