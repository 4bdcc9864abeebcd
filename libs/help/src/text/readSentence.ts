/** A part of a sentence: plain text, or the name of a button or a screen. */
export type SentencePart = { kind: 'text'; text: string } | NamePart;

/** A name, by its English text. A tenant's word fills its placeholder: `New {one}` of `entry`. */
interface NamePart {
  kind: 'name';
  text: string;
  word: string | undefined;
}

/**
 * The parts of a sentence. Names are between two pairs of asterisks; after a bar is the word that fills the placeholder of the name.
 *
 * @example readSentence('Press **New {one}|entry**.')
 */
export function readSentence(sentence: string): SentencePart[] {
  return sentence.split('**').flatMap((part, index): SentencePart[] => {
    if (part === '') return [];
    if (index % 2 === 0) return [{ kind: 'text', text: part }];
    const [text = '', word] = part.split('|');
    return [{ kind: 'name', text, word }];
  });
}
