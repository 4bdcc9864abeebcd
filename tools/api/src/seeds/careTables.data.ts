import type { SeedCare } from './seedRows';

/** The tables of what belongs to seeded people, each with its columns and their types. */
export const careTables = {
  guardians: { participant: 'uuid', name: 'text', email: 'text', phone: 'text', medical_notes: 'text' },
  consent_links: { participant: 'uuid', requested: 'timestamptz' },
  consents: {
    participant: 'uuid',
    season: 'integer',
    kind: 'text',
    question: 'text',
    answer: 'text',
    name: 'text',
    note: 'text',
    at: 'timestamptz',
  },
  notifications: {
    user: 'uuid',
    kind: 'text',
    cause: 'text',
    collection: 'text',
    record: 'uuid',
    facts: 'jsonb',
    at: 'timestamptz',
    shown: 'boolean',
    read: 'timestamptz',
    mail: 'text',
  },
} as const satisfies Record<keyof SeedCare, Readonly<Record<string, string>>>;
