import { tenantCodes, type TenantCode } from '@callboard/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';

/**
 * The registry as the specification names it: each path with the word between under version 2, and who has it besides everyone.
 */
const shared = [
  ['form/definitions', 'form/definition/definitions'],
  ['form/instances', 'form/instance/instances'],
  ['task/forms', 'task/form/forms'],
  ['task/templates', 'task/template/templates'],
  ['tag/instances', 'tag/instance/instances'],
  ['inventory/instances', 'inventory/instance/instances'],
  ['countries', 'regional/countries'],
  ...['layouts', 'pages', 'rows', 'cells', 'widgets'].map(alike('layout')),
  ['user', 'user/users'],
  ['user/activations', 'user/activations'],
  ['messaging/conversations', 'messaging/conversation/conversations'],
  ['corporation/employees', 'corporation/employee/employees'],
  ['corporation/organization_structures', 'corporation/organization_structure/organization_structures'],
  ['corporation/teams', 'corporation/team/teams'],
  ['corporation/suppliers', 'corporation/supplier/suppliers'],
  ['individual/individuals', 'individual/individual/individuals'],
  ['project/projects', 'project/project/projects'],
  ['schedule/shifts', 'schedule/shift/shifts'],
  ['schedule/events', 'schedule/schedule_event/events'],
  ...['events', 'performances', 'venues', 'spaces', 'regions', 'messages'].map(under('callboard')),
  ...['bookkeeping_accounts', 'taxes', 'payment_methods', 'accepted_payment_cards'].map(under('finance')),
  ...['merchandise_groups', 'merchandise'].map(under('finance')),
  ...['general_admission_definitions', 'seat_maps', 'seat_map_codes'].map(under('booking')),
  ...['general_admission_groups', 'floor_plans', 'price_plans', 'performance_price_groups'].map(
    under('booking'),
  ),
  ...['seat_prices', 'general_admission_prices'].map(under('booking')),
] as const;

/** The paths that the specification names for some tenants. */
const own: Readonly<Partial<Record<TenantCode, readonly (readonly [string, string])[]>>> = {
  showquest: [
    'events',
    'participants',
    'announcements',
    'entries',
    'tasks',
    'task_template_associations',
    'resources',
    'resource_targets',
    'announcement_targets',
  ].map(under('showquest')),
  rockquest: [
    'entries',
    'participants',
    'general_tags',
    'events',
    'task_template_associations',
    'tasks',
    'resources',
    'announcements',
    'event_resource_targets',
    'event_announcement_targets',
  ].map(under('rockquest')),
  launchpad: [
    ...[
      'entries',
      'genders',
      'creative_fields',
      'disciplines',
      'participants',
      'tags',
      'achievement_templates',
      'achievement_types',
      'achievement_instances',
      'mentors',
    ].map(under('launchpad')),
    under('learning')('micro_badges'),
  ],
  basketball: ['entries', 'participants', 'resources', 'announcements'].map(under('submission')),
};

/** `rockquest/tasks`, and `rockquest/task/tasks` under version 2. */
function under(app: string) {
  return (plural: string): readonly [string, string] => [
    `${app}/${plural}`,
    `${app}/${singular(plural)}/${plural}`,
  ];
}

/** The same under both versions. */
function alike(app: string) {
  return (plural: string): readonly [string, string] => [`${app}/${plural}`, `${app}/${plural}`];
}

function singular(plural: string): string {
  if (plural === 'merchandise') return plural;
  return plural.replace(/ies$/, 'y').replace(/xes$/, 'x').replace(/s$/, '');
}

/** Parameters of every list. */
const everyParameter = new URLSearchParams({
  paginate: 'true',
  created__lte: '2030-01-01T00:00:00Z',
  ordering: '-created',
  additional_fields: 'qed_model',
  page: '2',
  page_size: '1',
}).toString();

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe.each(tenantCodes)(
  '[7.16] [7.34] [7.35] [7.36] [7.37] [7.38] [7.39] [7.40] [7.41] [7.42] [7.43] [7.44] [7.45] [7.46] the paths of the registry in %s',
  (tenant) => {
    it('answer an admin under both versions, with links that keep every parameter', async () => {
      const admin = await api.loginAs(tenant, 'admin');
      for (const [v21, v2] of [...shared, ...(own[tenant] ?? [])])
        for (const address of [`/api/v21/system/${v21}`, `/api/v2/core/${v2}`]) {
          const { status, body } = await admin.call('GET', `${address}?${everyParameter}`);
          expect(status, `${address}: ${JSON.stringify(body).slice(0, 200)}`).toBe(200);
          // The envelope of a list.
          const { next, previous } = body as Record<'next' | 'previous', string | null>;
          expect(previous, address).toBe(`${address}?${everyParameter.replace('page=2', 'page=1')}`);
          if (next !== null) expect(next).toBe(`${address}?${everyParameter.replace('page=2', 'page=3')}`);
        }
    });

    it('are unknown below the names of other tenants', async () => {
      const admin = await api.loginAs(tenant, 'admin');
      for (const other of tenantCodes.filter((code) => code !== tenant))
        for (const [v21, v2] of own[other] ?? [])
          for (const address of [`/api/v21/system/${v21}`, `/api/v2/core/${v2}`])
            expect((await admin.call('GET', `${address}?page_size=1`)).status, address).toBe(404);
    });
  },
);
