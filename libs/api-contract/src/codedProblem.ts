import * as v from 'valibot';
import type { problemTexts } from './problemTexts.data';
import type { FactKind } from './sentenceText';

type Texts = typeof problemTexts;

/** The name of a sentence in the catalogue, as the wire carries it. */
export type ProblemCode = keyof Texts;

/** The code of a sentence without facts. */
export type PlainProblemCode = { [C in ProblemCode]: Texts[C] extends string ? C : never }[ProblemCode];

type FactOf<K extends FactKind> = K extends 'labels'
  ? readonly string[]
  : K extends 'number' | 'amount'
    ? number
    : string;

/** The facts that the sentence of a code names. */
export type FactsOf<C extends ProblemCode> = Texts[C] extends {
  facts: infer F extends Record<string, FactKind>;
}
  ? { readonly [N in keyof F]: FactOf<F[N]> }
  : Readonly<Record<never, never>>;

/** A code with its facts: what a rule of the contract answers, for the server to send. */
export type CodedProblem = { [C in ProblemCode]: { code: C; facts: FactsOf<C> } }[ProblemCode];

/** Values of the placeholders of a sentence, by name, as the wire carries them. */
export const factsSchema = v.record(v.string(), v.union([v.string(), v.number(), v.array(v.string())]));
/** Values of the placeholders of a sentence, by name. */
export type Facts = Readonly<Record<string, Fact>>;
export type Fact = string | number | readonly string[];

/** Where a 400 with messages by field has their codes and facts, in the same order: no field is called this. */
export const fieldProblemsKey = '$problems';
