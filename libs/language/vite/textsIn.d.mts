/** Visible texts in the source of a module. */
interface Texts {
  /** The arguments of translate calls, and the tables of messages. */
  messages: string[];
  /** Labels, descriptions, names of pages and sentences of the contract. */
  declared: string[];
  /** Translate calls whose text is no plain string, and so in no catalogue. */
  composed: string[];
}

/** The English texts in the source of a module. */
export declare function textsIn(code: string, file?: string): Texts;
