import type { TenantCode } from '@callboard/api-contract';
import type { Queries } from '../database/TenantDatabase';
import { definePort } from '../definePort';

/** Reads what a user wrote in a subject and decided there, as named parts of the document of their data. */
export type ReadWritten = (queries: Queries, tenant: TenantCode, user: string) => Promise<object>;

/** Served by all subjects in which users write texts. */
export const writtenTexts = definePort<readonly ReadWritten[]>('texts of users');
