import { plainSentence, type Labels } from '../text/fillSentence';
import type { HelpPage } from '../HelpPage';

/** The pages that have each word of the query, in the language in use; those that have them in their title come first. */
export function searchPages(pages: readonly HelpPage[], query: string, labels: Labels): HelpPage[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => plain(text).includes(word));
  const found = pages.filter(({ text }) =>
    hasAll(
      [text.title, text.purpose, ...text.steps, ...text.problems]
        .map((sentence) => plainSentence(sentence, labels))
        .join(' '),
    ),
  );
  const isNamed = (page: HelpPage) => hasAll(plainSentence(page.text.title, labels));
  return [...found.filter(isNamed), ...found.filter((page) => !isNamed(page))];
}

/** So that "otaki" finds Ōtaki. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
