/** Every text that a person can see, with the first file that has it. */
export declare function productTexts(root: string): Map<string, string>;

/** The texts that the catalogue lacks, each as 'file: text'. */
export declare function untranslated(root: string): string[];

/** All parts of a text: a string is itself, a placeholder is a list that begins with its name and its type. */
export declare function partsOf(text: string): (string | readonly unknown[])[];
