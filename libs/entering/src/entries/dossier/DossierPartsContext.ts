import type { AnyRecord } from '@callboard/api-contract';
import type { FeeFacts } from '@callboard/api-contract/finance';
import type { EntryTask } from '@callboard/api-contract/tasks';
import { createContext, type ComponentType } from 'react';

/** What a dossier shows of other subjects. */
export interface DossierParts {
  /** What an entry has to do and to answer, and how far it is. */
  Answers: ComponentType<{ entry: string; tasks: readonly EntryTask[] }>;
  /** What an entry costs and how far it is paid. */
  Fee: ComponentType<{ entry: AnyRecord; facts: FeeFacts }>;
  /** The stages that an entry takes part in, and its results. */
  Stages: ComponentType<{ entry: string }>;
  /** Who of a team can play. */
  Squad: ComponentType<{ entry: string }>;
  /** Leads to the night of a performance. */
  ShowLink: ComponentType<{ performance: string; status: string }>;
}

/** Filled by the page of a dossier; what it does not give is left out. */
export const DossierPartsContext = createContext<Partial<DossierParts>>({});
