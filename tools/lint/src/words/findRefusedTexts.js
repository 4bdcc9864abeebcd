import { fixedTexts, refusedTexts } from './refusedTexts.data.js';

/**
 * Finds refused constructions of a text, with the plain form of each.
 *
 * @param {string} text In ICU syntax, or with … for what it fills in.
 * @returns {{ words: string, instead: string }[]}
 */
export function findRefusedTexts(text) {
  if (fixedTexts.has(text)) return [];
  const read = text.replace(/\{\w+\}/g, '…');
  return refusedTexts.flatMap(({ refused, instead }) => {
    const words = refused.exec(read)?.[0];
    return words === undefined ? [] : [{ words, instead }];
  });
}
