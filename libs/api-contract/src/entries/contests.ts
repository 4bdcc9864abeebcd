import type { Collection } from '../defineCollection';
import type { TenantCode } from '../tenants';
import { defineCollaborators } from './collections/defineCollaborators';
import type { Contest } from './contest';
import type { ContestCollection } from './contestCollections';
import { defineEntries } from './collections/defineEntries';
import { defineParticipants } from './collections/defineParticipants';
import { basketball } from './tenants/basketball';
import { launchpad } from './tenants/launchpad';
import { rockquest } from './tenants/rockquest';
import { showquest } from './tenants/showquest';
import { united } from './united';

/** Declarations in the file of every tenant. */
interface OwnCollections extends Record<ContestCollection, Collection> {
  /** The field of its entries that targets call the category. */
  category: string;
}

/** Entries, participants and collaborators as each tenant has them: with its fields, words and paths. */
export const contests = { basketball, launchpad, rockquest, showquest } as const satisfies Record<
  TenantCode,
  OwnCollections
>;

const any = { app: 'callboard', entry: { one: 'Entry', many: 'Entries' } } as const satisfies Contest;

/** The three collections as some tenants have them together: their tables. */
export function unitedOf(declared: readonly OwnCollections[]) {
  const variants = (of: ContestCollection): Collection[] => declared.map((each) => each[of]);
  const people = { label: { one: 'Participant', many: 'Participants' }, fields: {} } as const;
  return {
    entries: united(defineEntries(any, { icon: 'entries', leading: {}, fields: {} }), variants('entries')),
    participants: united(defineParticipants(any, people), variants('participants')),
    collaborators: united(defineCollaborators(any), variants('collaborators')),
  };
}

/** Entries, people in them, and collaborators of all tenants together. */
export const { entries, participants, collaborators } = unitedOf(Object.values(contests));
