import { translationOf } from '@callboard/language';
import type { Concept, Label } from '@callboard/tenant';
import { readSentence, type SentencePart } from './readSentence';
import { wordNames } from './wordNames.data';

/** The labels of a tenant. */
export type Labels = Readonly<Record<Concept, Label>>;

const places = /\{(\w+)\}/g;

/** The parts of a sentence in the language in use, with the tenant's words and the names as buttons have them. */
export function fillSentence(sentence: string, labels: Labels): SentencePart[] {
  const words = wordsOf(labels);
  const parts = readSentence(translationOf(sentence)).map((part): SentencePart => {
    if (part.kind === 'text')
      return {
        ...part,
        text: part.text.replaceAll(places, (place, name: string) => words.get(name) ?? place),
      };
    const word = words.get(part.word ?? '');
    const name = translationOf(part.text);
    return { ...part, text: word === undefined ? name : name.replaceAll(places, word) };
  });
  const [first, ...rest] = parts;
  return first ? [{ ...first, text: capitalised(first.text) }, ...rest] : [];
}

/** The same as plain text. */
export function plainSentence(sentence: string, labels: Labels): string {
  return fillSentence(sentence, labels)
    .map(({ text }) => text)
    .join('');
}

function wordsOf(labels: Labels): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(wordNames).map(([name, [concept, number]]) => [
      name,
      translationOf(labels[concept][number]).toLowerCase(),
    ]),
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
