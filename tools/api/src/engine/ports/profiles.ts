import type { Database } from '../database/openDatabase';
import { definePort } from '../definePort';
import type { Session } from '../plugins/session';

/** Reads the employee that a person is (clause 3.10), and the company that answers for their work (clause 3.6). */
export type ReadProfiles = (
  database: Database,
  session: Pick<Session, 'tenant' | 'individual'>,
) => Promise<{ employee: string | null; principal_contractor: string | null }>;

/** Served by office. */
export const readProfiles = definePort<ReadProfiles>('what people are to a tenant');
