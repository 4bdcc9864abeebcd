import type { CollectionName, Role } from '@callboard/api-contract';

/** A page of one collection under the name that a tenant gives it. */
export interface NavigationPage {
  code: string;
  name: string;
  collection: CollectionName;
  path: string;
}

/** A module of the navigation bar: it opens its first page, and drops down to all of them. */
export interface NavigationModule {
  code: string;
  name: string;
  icon: string;
  pages: readonly NavigationPage[];
  /** Who sees it, beside admins; absent: everybody who reads what is in it. */
  audience?: readonly Role[];
}

/** What a tenant calls the things that all of them have. */
export interface TenantWords {
  event: Word;
  performance: Word;
  entry: Word & { icon: string; collection: CollectionName };
  participant: Word & { collection: CollectionName };
  collaborator: Word & { collection: CollectionName };
  person: Word;
  organisation: Word;
  space: Word;
}

interface Word {
  one: string;
  many: string;
}

/** What the server tells a tenant's app beside its records. */
export interface TenantNavigation {
  name: string;
  words: TenantWords;
  /** What of the optional parts (clause 1.10) is in use, unless the surroundings say otherwise. */
  features: Readonly<Record<'ticketing' | 'scheduling' | 'performances' | 'milestones', boolean>>;
}
