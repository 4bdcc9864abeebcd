import type { CollectionName, Role } from '@callboard/api-contract';

/** The sentences of a page, in English; each is the key of its translation. `readSentence` describes their syntax. */
export interface HelpText {
  title: string;
  /** One or two sentences: what the screen is for. */
  purpose: string;
  /** Steps of the user, in order. */
  steps: readonly string[];
  /** Problems, each with the way out. */
  problems: readonly string[];
  /** Description of its picture, for those who do not see it. */
  picture?: string;
}

/** The screen that the picture of a page shows; a browser takes it (README). */
export interface HelpPicture {
  /** The role that is signed in. */
  role: Role;
  /** The address; `{stage}` and others are records of the example season. */
  path: string;
  /** The button that is pressed before. */
  press?: string;
}

/** A page of help. Users see it if they have one of the roles and can open one of its screens. */
export interface HelpPage {
  /** Unique among all pages; part of the address of its card. */
  id: string;
  /** Names of screens in the registry. */
  screens?: readonly string[];
  /** Collections whose generic screens it explains. */
  collections?: readonly CollectionName[];
  /** Roles that do this, besides admins. */
  roles: readonly Role[];
  /** It can be printed as a card. @default false */
  hasCard?: true;
  /** Its picture, which `text.picture` describes. @default none */
  picture?: HelpPicture;
  text: HelpText;
}

/** Marks the sentences of a page as texts of the product, which the catalogue of each language has. */
export function helpText(text: HelpText): HelpText {
  return text;
}
