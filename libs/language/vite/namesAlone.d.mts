/** Checks whether a text has names between its braces and nothing else of ICU. */
export declare function hasNamesAlone(text: string): boolean;
