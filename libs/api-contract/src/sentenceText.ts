/**
 * Kind of a fact, so that each reader sees it in their language:
 * - `text` as people typed it, a `number`, or a large `amount` (1,000);
 * - a `label` of the contract, translated and in small letters; `firstLabel` begins the sentence with one, `aLabel` with its article
 *   ('An entry'; a translation has its own), and `labels` lists several;
 * - the `clock` (19:30) or the `day` (07-May-2027) of an ISO time, as it is written.
 */
export type FactKind =
  'text' | 'number' | 'amount' | 'label' | 'firstLabel' | 'aLabel' | 'labels' | 'clock' | 'day';

/** A sentence in English with a placeholder for each fact. */
export interface ProblemText {
  text: string;
  facts: Readonly<Record<string, FactKind>>;
}
