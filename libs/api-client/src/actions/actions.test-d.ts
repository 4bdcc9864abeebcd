import type { RecordOf } from '@callboard/api-contract';
import type { DashboardOf } from '@callboard/api-contract/dashboards';
import { expectTypeOf, test } from 'vitest';
import type { actions, queries } from '../actions';
import { callAction } from '../index';

type Run<A extends keyof typeof actions> = ReturnType<(typeof actions)[A]['useAction']>[0];

test('an action has its declared input and output', () => {
  expectTypeOf<Parameters<Run<'makeTasks'>>>().toEqualTypeOf<[target: string, input: { events: string[] }]>();
  type Made = Extract<Awaited<ReturnType<Run<'makeTasks'>>>, { ok: true }>['data'];
  expectTypeOf<Made>().toEqualTypeOf<RecordOf<'taskTemplates'> | null>();
  expectTypeOf<Parameters<Run<'endSession'>>>().toEqualTypeOf<[input: { session: string }]>();
});

test('only an action that needs no collection can be called without React', () => {
  // @ts-expect-error: it acts on a record of formDefinitions
  void (() => callAction('publishForm', { target: 'a' }));
  // @ts-expect-error: it needs its input
  void (() => callAction('resetPassword', {}));
});

test('a query has its declared input and output', () => {
  type Sent = Parameters<typeof queries.resetToken.useQuery>[0];
  expectTypeOf<Sent>().toEqualTypeOf<{ token: string }>();
  type Landing = NonNullable<ReturnType<typeof queries.landingDashboard.useQuery>['data']>;
  expectTypeOf<Omit<Landing, 'layout' | 'own'>>().toEqualTypeOf<DashboardOf<'landing'>>();
});
