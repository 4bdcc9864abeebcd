import { decisionMails } from './collections/decisionMails';
import { eligibilityRules } from './collections/eligibilityRules';
import { collaborators, entries, participants } from './contests';

/** The collections of this noun, by their keys: they load together. */
export const entriesCollections = {
  collaborators,
  decisionMails,
  eligibilityRules,
  entries,
  participants,
} as const;
