import type { CodedProblem, Fact, Facts, FactsOf, ProblemCode } from './codedProblem';
import { problemTexts } from './problemTexts.data';
import type { FactKind, ProblemText } from './sentenceText';

const texts: ReadonlyMap<string, string | ProblemText> = new Map(Object.entries(problemTexts));

/** A sentence of the catalogue with its facts: `sentence` is its English, for readers without a catalogue. */
export interface ProblemMessage {
  readonly code: ProblemCode;
  readonly facts: Facts;
  readonly sentence: string;
}

type Constructors = {
  readonly [C in ProblemCode]: keyof FactsOf<C> extends never
    ? () => ProblemMessage
    : (facts: FactsOf<C>) => ProblemMessage;
};

/**
 * A constructor for each sentence of the catalogue, which takes its facts.
 *
 * @example
 * sentences.slotTaken({ record: 'Entry', from, to }).sentence // 'Another entry has 19:30 to 19:40.'
 */
export const sentences: Constructors = createConstructors();

function createConstructors(): Constructors {
  const entries = [...texts].map(([code, entry]) => [
    code,
    (facts: Facts = {}) => ({ code, facts, sentence: fillIn(entry, facts) }),
  ]);
  // Made from the very entries that the type maps.
  return Object.fromEntries(entries) as Constructors;
}

/** Translates texts and labels to another language; both stay as they are where it has none. */
type Translate = (text: string) => string;

/**
 * The sentence of a code and its facts, as a translation has it; null where this catalogue knows no such code, as of a newer server.
 */
export function problemSentence(code: string, facts: Facts, translate: Translate): string | null {
  const entry = texts.get(code);
  return entry === undefined ? null : fillIn(entry, facts, translate);
}

/**
 * The message that an English sentence was made as; null for one of no catalogue. For sentences of valibot's issues, which carry no
 * facts: those that people typed are not read back from a sentence.
 */
export function messageOf(sentence: string): ProblemMessage | null {
  for (const { code, pattern, kinds } of (readers ??= createReaders())) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    const facts = Object.entries(found.groups ?? {}).map(([name, text]) => [
      name,
      kinds[name] === 'number' ? Number(text) : text,
    ]);
    return { code, facts: Object.fromEntries(facts), sentence };
  }
  return null;
}

interface Reader {
  code: ProblemCode;
  pattern: RegExp;
  kinds: ProblemText['facts'];
}

let readers: readonly Reader[] | undefined;

/** Texts that stand as they are come first, then those that name most. */
function createReaders(): Reader[] {
  const all = [...texts].map(([code, entry]) => {
    const { text, facts } = typeof entry === 'string' ? { text: entry, facts: {} } : entry;
    const source = text
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>.+)`);
    // A key of the table.
    return { code: code as ProblemCode, pattern: new RegExp(`^${source}$`, 'su'), kinds: facts, text };
  });
  const fixed = ({ text }: { text: string }) => text.replace(/\{\w+\}/g, '').length;
  return all.sort((one, other) => fixed(other) - fixed(one));
}

function fillIn(entry: string | ProblemText, facts: Facts, translate: Translate = (text) => text): string {
  if (typeof entry === 'string') return translate(entry);
  const text = translate(entry.text);
  const isEnglish = text === entry.text;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const fact = facts[name];
    const kind = entry.facts[name];
    return fact === undefined || kind === undefined
      ? placeholder
      : factText(kind, fact, translate, isEnglish);
  });
}

function factText(kind: FactKind, fact: Fact, translate: Translate, isEnglish: boolean): string {
  const labels = [fact].flat().map((label) => translate(String(label)).toLowerCase());
  switch (kind) {
    case 'text':
    case 'number':
      return String(fact);
    case 'amount':
      return fact.toLocaleString('en-NZ');
    case 'label':
    case 'labels':
      return new Intl.ListFormat('en-NZ').format(labels);
    case 'firstLabel':
      return capitalized(labels.join());
    case 'aLabel': {
      const label = labels.join();
      const article = /^[aeiou]/.test(label) ? 'An' : 'A';
      return isEnglish ? `${article} ${label}` : capitalized(label);
    }
    case 'clock':
      return String(fact).slice(11, 16);
    case 'day':
      return dayText(String(fact).slice(0, 10));
    default:
      return kind satisfies never;
  }
}

function capitalized(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function dayText(day: string): string {
  const [year, , date] = day.split('-');
  const months = new Intl.DateTimeFormat('en-NZ', { month: 'short', timeZone: 'UTC' });
  return `${date}-${months.format(new Date(`${day}T00:00:00Z`))}-${year}`;
}

/** The message of a code that a rule of the contract answered. */
export function messageFor({ code, facts }: CodedProblem): ProblemMessage {
  const entry: string | ProblemText = problemTexts[code];
  return { code, facts, sentence: fillIn(entry, facts) };
}
