import type { Collection } from './defineCollection';
import type { ContestCollection } from './entries/contestCollections';
import type { TenantCode } from './tenants';

/** A file of declarations, which loads when a page needs one of them. */
export type DeclarationFile = () => Promise<Readonly<Record<string, Collection>>>;

/** The file with the collections of each noun: a page loads those of its subject. */
export const nounFiles = {
  accounts: async () => (await import('./accounts/accountsCollections')).accountsCollections,
  booking: async () => (await import('./booking/bookingCollections')).bookingCollections,
  competition: async () => (await import('./competition/competitionCollections')).competitionCollections,
  entries: async () => (await import('./entries/entriesCollections')).entriesCollections,
  finance: async () => (await import('./finance/financeCollections')).financeCollections,
  forms: async () => (await import('./forms/formsCollections')).formsCollections,
  layouts: async () => (await import('./layouts/layoutsCollections')).layoutsCollections,
  messaging: async () => (await import('./messaging/messagingCollections')).messagingCollections,
  office: async () => (await import('./office/officeCollections')).officeCollections,
  people: async () => (await import('./people/peopleCollections')).peopleCollections,
  resources: async () => (await import('./resources/resourcesCollections')).resourcesCollections,
  scheduling: async () => (await import('./scheduling/schedulingCollections')).schedulingCollections,
  show: async () => (await import('./scheduling/showCollections')).showCollections,
  tags: async () => (await import('./tags/tagsCollections')).tagsCollections,
  tasks: async () => (await import('./tasks/tasksCollections')).tasksCollections,
  venues: async () => (await import('./venues/venuesCollections')).venuesCollections,
  views: async () => (await import('./views/viewsCollections')).viewsCollections,
} as const satisfies Record<string, DeclarationFile>;

export type Noun = keyof typeof nounFiles;
// Object.keys of a literal object returns exactly its keys.
export const nouns = Object.keys(nounFiles) as readonly Noun[];

/** The file with what each tenant has of entries, participants and collaborators. */
export const contestFiles: {
  readonly [T in TenantCode]: () => Promise<Readonly<Record<ContestCollection, Collection>>>;
} = {
  basketball: async () => (await import('./entries/tenants/basketball')).basketball,
  launchpad: async () => (await import('./entries/tenants/launchpad')).launchpad,
  rockquest: async () => (await import('./entries/tenants/rockquest')).rockquest,
  showquest: async () => (await import('./entries/tenants/showquest')).showquest,
};
