import type { Database } from '../database/openDatabase';
import type { Queries } from '../database/TenantDatabase';
import { definePort } from '../definePort';
import type { Session } from '../plugins/session';
import type { TenantActor } from '../records/actor';

/** A composed page as the navigation lists it. */
export interface OwnPage {
  slug: string;
  name: string;
}

/** The pages that users compose. */
export interface Pages {
  /** Lists those that are published for a user, by their names; not those shown instead of a page which every tenant has. */
  list: (database: Database, session: Pick<Session, 'tenant' | 'roles'>) => Promise<OwnPage[]>;
  /** Checks whether a file is a picture of a page that is published for the reader. */
  isOnOne: (
    queries: Pick<Queries, 'rows'>,
    reader: Pick<TenantActor, 'tenant' | 'roles'>,
    file: { hashcode: string; group: string | null },
  ) => Promise<boolean>;
  /** A query for the text of every user's own version of a page in the tenant `$1`: these are no records, and name pictures. */
  textsSql: string;
}

/** Served by dashboards. */
export const pages = definePort<Pages>('composed pages');
