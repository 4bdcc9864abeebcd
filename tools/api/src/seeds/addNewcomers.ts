import type { TenantCode } from '@callboard/api-contract';
import { DateTime } from 'luxon';
import { seedDay } from './planEvents';
import type { SeedRow, SeedTables } from './seedRows';

/** People who are about to have an account: two of schools who request one, and a person whose invitation ends in two weeks. */
export function addNewcomers(tables: SeedTables, tenant: TenantCode, schools: readonly SeedRow[]): void {
  const today = DateTime.fromISO(seedDay, { zone: 'Pacific/Auckland' }).set({ hour: 11 });
  for (const [index, request] of requests.entries()) {
    tables.add('accountRequests', {
      ...request,
      organisation: schools[index]?.hashcode ?? null,
      school_name: null,
      reason: null,
      status: 'waiting',
      created:
        today
          .minus({ days: 1 + index * 2 })
          .toUTC()
          .toISO() ?? seedDay,
    });
  }
  tables.add('userActivations', {
    first_name: 'Tomasi',
    last_name: 'Lolohea',
    email: `tomasi.lolohea@new-${tenant}.test`,
    roles: ['judge'],
    individual: null,
    mode: 'new',
    expires: today.plus({ days: 14 }).toUTC().toISO() ?? seedDay,
    status: 'pending',
  });
}

const requests = [
  {
    first_name: 'Anahera',
    last_name: 'Pōtae',
    position: 'Head of arts and sport',
    email: 'anahera.potae@newschool.example',
    phone: '021 555 0182',
    message: 'I take over from a colleague who retired. We enter every year.',
  },
  {
    first_name: 'Gareth',
    last_name: 'Lim',
    position: 'Teacher',
    email: 'gareth.lim@nextschool.example',
    phone: '027 555 0119',
    message: null,
  },
] as const;
