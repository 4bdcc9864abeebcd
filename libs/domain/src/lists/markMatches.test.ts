import { describe, expect, it } from 'vitest';
import { excerptOf, hasEveryWord, markMatches, type MarkedPart } from './markMatches';

const shown = (parts: readonly MarkedPart[] | undefined) =>
  parts?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('markMatches', () => {
  it.each([
    ['Ōtāhuhu Hall', 'otahu', '[Ōtāhu]hu Hall'],
    ['Civic Centre', 'CENT civ', '[Civ]ic [Cent]re'],
    ['O\u0304ta\u0304huhu', 'otahu', '[O\u0304ta\u0304hu]hu'],
    ['🎭 Show', 'show', '🎭 [Show]'],
    ['Show show', 'show', '[Show] [show]'],
    ['Nothing', 'else', 'Nothing'],
    ['All', ' ', 'All'],
    ['', 'x', ''],
  ])('marks in %j what %j finds', (text, search, marked) => {
    expect(shown(markMatches(text, search))).toBe(marked);
  });
});

describe('excerptOf', () => {
  it('shows the surroundings of the first match', () => {
    const text = `<p>${'Long before. '.repeat(9)}The <b>loading dock</b> is behind. ${'Much after. '.repeat(9)}</p>`;
    expect(shown(excerptOf(text, 'dock', 40))).toBe('…fore. The loading [dock] is behind. Much …');
    expect(shown(excerptOf('The dock', 'dock'))).toBe('The [dock]');
  });

  it('is absent without a match', () => {
    expect(excerptOf('The dock', 'door')).toBeUndefined();
  });
});

it('knows whether a text has every word', () => {
  expect(hasEveryWord('Kāpiti College', 'college kapiti')).toBe(true);
  expect(hasEveryWord('Kāpiti College', 'college paraparaumu')).toBe(false);
});
