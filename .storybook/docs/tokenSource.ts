import component from '../../libs/ui-kit/src/theme/styles/component.css?raw';
import meaning from '../../libs/ui-kit/src/theme/styles/meaning.css?raw';
import palette from '../../libs/ui-kit/src/theme/styles/palette.css?raw';
import type { TokenValues } from '../../libs/ui-kit/src/theme/Tokens/paintOf';
import { readTokens } from '../../libs/ui-kit/src/theme/Tokens/readTokens';

/** The style sheets that declare tokens, in the order in which the last one wins. */
export const tokenSheets = [palette, meaning, component];

/** The tokens with what one more sheet replaces, such as the theme of a tenant. */
export function tokensWith(sheet = ''): TokenValues {
  const entries = [...tokenSheets, sheet]
    .flatMap(readTokens)
    .map(({ name, value }) => [name, value] as const);
  return new Map(entries);
}
