import * as v from 'valibot';
import { appArgumentsSchema } from '../session';
import { defineQuery, noQuery } from '../../defineQuery';

export const domainSchema = v.object({
  code: v.pipe(v.string(), v.maxLength(100)),
  name: v.pipe(v.string(), v.maxLength(200)),
  url: v.nullish(v.string()),
});
export type Domain = v.InferOutput<typeof domainSchema>;

/** Queries before sign-in. */
export const startQueries = {
  /** Start data of the app: settings, features, and the selectors on the login page. */
  appArguments: defineQuery({
    summary: 'What the app needs before it renders',
    group: 'Start',
    path: 'app/arguments',
    input: noQuery,
    output: v.object({ app_args: appArgumentsSchema }),
    envelope: 'data',
    roles: 'public',
    clause: '1.12, 7.14',
  }),

  /** The tenants. A server can have some that this app does not know. */
  domains: defineQuery({
    summary: 'The tenants',
    group: 'Start',
    path: 'tenant/domains',
    input: noQuery,
    output: v.array(domainSchema),
    envelope: 'bare',
    roles: 'public',
    clause: '7.12',
  }),
};
