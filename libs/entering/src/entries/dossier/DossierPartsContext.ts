import type { RecordOf } from '@callboard/api-contract';
import type { FeeFacts } from '@callboard/api-contract/finance';
import type { EntryTask } from '@callboard/api-contract/tasks';
import { createContext, type ComponentType } from 'react';

/** Parts of a dossier from other subjects. */
export interface DossierParts {
  /** Tasks and answers of an entry, and their progress. */
  Answers: ComponentType<{ entry: string; tasks: readonly EntryTask[] }>;
  /** Fee of an entry and its payments. */
  Fee: ComponentType<{ entry: RecordOf<'entries'>; facts: FeeFacts }>;
  /** The stages that an entry takes part in, and its results. */
  Stages: ComponentType<{ entry: string }>;
  /** Members of a team who can play. */
  Squad: ComponentType<{ entry: string }>;
  /** Leads to the night of a performance. */
  ShowLink: ComponentType<{ performance: string; status: string }>;
}

/** Filled by the page of a dossier; what it does not give is left out. */
export const DossierPartsContext = createContext<Partial<DossierParts>>({});
