import { contrast, type Paint } from './contrast';
import { contrastPairs } from './contrastPairs.data';
import { paintOf, type Mode, type TokenValues } from './paintOf';

/** The pairs of tokens with too little contrast in a mode, each described in a sentence; a theme must have none. */
export function findPoorPairs(tokens: TokenValues, mode: Mode): string[] {
  const paints = new Map<string, Paint>();
  const paint = (token: string) => {
    const known = paints.get(token) ?? paintOf(token, tokens, mode);
    paints.set(token, known);
    return known;
  };
  return contrastPairs
    .filter((pair) => pair.mode === undefined || pair.mode === mode)
    .flatMap(({ front, back, least }) => {
      const ratio = contrast(paint(front), paint(back));
      return ratio < least ? [`${mode}: ${front} on ${back} is ${ratio.toFixed(2)}, not ${least}`] : [];
    });
}
