import { tenantCodes } from '@callboard/api-contract';
import * as v from 'valibot';
import {
  anyText,
  connections,
  contact,
  database,
  delay,
  factor,
  featureSwitches,
  flag,
  host,
  hosts,
  key,
  logDays,
  mailServer,
  matching,
  milliseconds,
  namedOrigins,
  nats,
  oneOf,
  origins,
  page,
  port,
  proxies,
  sender,
  tenantOrigins,
  usedPort,
  weekAndMore,
} from './valueKinds';

/** One environment variable: what it is to the operator, and what it can hold. */
export interface Variable {
  group: string;
  value: v.GenericSchema;
  /** Requirement for its value: ends a sentence. */
  needs: string;
  about: string;
  /** Effect where it is not set. */
  unset: string;
  example: string;
  unit?: string;
  /** Its value appears in no message. */
  isSecret?: true;
}

const [tenant] = tenantCodes;

/** Every variable that the server and its commands read, in the order of OPERATE.md. */
export const variables = {
  NODE_ENV: {
    ...oneOf('production', 'development', 'test'),
    group: 'The server',
    about: 'The environment where `CALLBOARD_ENVIRONMENT` is not set',
    unset: '`development`',
    example: 'production',
  },
  CALLBOARD_ENVIRONMENT: {
    ...oneOf('production', 'staging', 'development'),
    group: 'The server',
    about: 'Decides logs, badge and seeds; the outbox page and the known password are in development alone',
    unset: 'by `NODE_ENV`',
    example: 'staging',
  },
  PORT: {
    ...port,
    group: 'The server',
    about: 'Where it listens',
    unset: '`3000`',
    example: '8080',
  },
  HOST: {
    ...host,
    group: 'The server',
    about: 'The address of this machine that it listens at',
    unset: '`127.0.0.1` in development, else `0.0.0.0`',
    example: '127.0.0.1',
  },
  PUBLIC_PORT: {
    ...usedPort,
    group: 'The server',
    about: 'The port that people use, where another program hands requests on',
    unset: '`PORT`',
    example: '443',
  },
  CALLBOARD_SOCKET_PORT: {
    ...port,
    group: 'The server',
    about:
      'Where the socket for live updates listens in addition to `/api/socket` of the API; `0`: there alone',
    unset: '`PORT` + 1; `0` with `CALLBOARD_PROXY` or `PUBLIC_PORT`',
    example: '0',
  },
  CALLBOARD_PROXY: {
    ...proxies,
    group: 'The server',
    about: 'How many proxies stand in front, or their networks',
    unset: '`0`',
    example: '10.0.0.0/8,127.0.0.1',
  },
  CALLBOARD_HOSTS: {
    ...hosts,
    group: 'The server',
    about: 'Host names of tenants, in addition to `{tenant}.localhost`; mails link there',
    unset: 'none',
    example: `${tenant}=show.example.org`,
  },
  CALLBOARD_CORS_ORIGINS: {
    ...origins,
    group: 'The server',
    about: 'Origins of other hosts whose pages can call the API',
    unset: 'none',
    example: 'https://app.example.org',
  },
  CALLBOARD_EMBED_ORIGINS: {
    ...tenantOrigins,
    group: 'The server',
    about: 'Sites that can show a tenant’s ticket shop (`/embed`) in a frame',
    unset: 'none',
    example: `${tenant}=https://school.example.org`,
  },
  CALLBOARD_DRAIN_MS: {
    ...milliseconds,
    group: 'The server',
    about:
      'How long it goes on answering after SIGTERM, while `/readyz` is 503: longer than the proxy takes to notice',
    unset: '`0` in development, else `5000`',
    example: '10000',
    unit: 'ms',
  },
  CALLBOARD_RATE_LIMIT: {
    ...factor,
    group: 'The server',
    about:
      'Factor on every rate limit; `0` lifts them, and the limits of unpaid places and of places in queues',
    unset: '`1`',
    example: '2',
  },
  CALLBOARD_MAX_DELAY_MS: {
    ...delay,
    group: 'The server',
    about: 'Requests are shed while the event loop is later than this; `0`: never',
    unset: '`1000` in development, else `200`',
    example: '500',
    unit: 'ms',
  },
  DATABASE_URL: {
    ...database,
    group: 'Database and secrets',
    about: 'PostgreSQL 15 or later, as the owner of the tables, and no pool of connections in between',
    unset: 'the embedded server',
    example: 'postgres://owner:password@db.example.org:5432/callboard',
    isSecret: true,
  },
  DATABASE_APP_URL: {
    ...database,
    group: 'Database and secrets',
    about:
      'The login of a role that owns nothing, where the owner has no right to make one, or at a pool of connections',
    unset: 'role `callboard_app_<number>`, which the server makes',
    example: 'postgres://app:password@db.example.org:5432/callboard',
    isSecret: true,
  },
  DATABASE_READ_URL: {
    ...database,
    group: 'Database and secrets',
    about:
      'A streaming replica that lists, counts and reports are read from, at no pool of connections; the logins are those of the database',
    unset: 'the database answers all',
    example: 'postgres://replica.example.org:5432/callboard',
    isSecret: true,
  },
  CALLBOARD_CONNECTIONS: {
    ...connections,
    group: 'Database and secrets',
    about: 'How many connections a process opens at most, for all tenants together; one listens in addition',
    unset: '`16`',
    example: '30',
  },
  CALLBOARD_KEEP_CHANGES_DAYS: {
    ...logDays,
    group: 'Database and secrets',
    about: 'How long the history of records is stored; it goes by the month, once all of it is older',
    unset: 'for ever',
    example: '2555',
    unit: 'days',
  },
  CALLBOARD_KEEP_EVENTS_DAYS: {
    ...weekAndMore,
    group: 'Database and secrets',
    about:
      'How long events are stored, by which processes and subscribers hear of changes; they go by the week, once all of it is older',
    unset: '`7`',
    example: '14',
    unit: 'days',
  },
  CALLBOARD_KEEP_MAILS_DAYS: {
    ...weekAndMore,
    group: 'Database and secrets',
    about:
      'How long it is stored which mails were sent or discarded; those that were not are stored until they are',
    unset: '`30`',
    example: '90',
    unit: 'days',
  },
  NATS_URL: {
    ...nats,
    group: 'Database and secrets',
    about: 'A NATS server by which many processes notify each other',
    unset: 'LISTEN and NOTIFY of PostgreSQL',
    example: 'nats://user:password@nats.example.org:4222',
    isSecret: true,
  },
  CALLBOARD_SECRET_KEY: {
    ...key(32),
    group: 'Database and secrets',
    about:
      'Encrypts secrets and signs addresses; the same for every process, needed with `DATABASE_URL` outside development',
    unset: '`secret.key` in the data',
    example: 'the output of `openssl rand -base64 32`',
    isSecret: true,
  },
  CALLBOARD_NEXT_SECRET_KEY: {
    ...key(32),
    group: 'Database and secrets',
    about: 'For `rotate-key` alone: the key that takes the place of the secret key',
    unset: 'none',
    example: 'the output of `openssl rand -base64 32`',
    isSecret: true,
  },
  CALLBOARD_DATA: {
    ...anyText,
    group: 'Files',
    about: 'Folder of the embedded database, files and the outbox',
    unset: '`.data`',
    example: '/var/lib/callboard',
  },
  CALLBOARD_APPS: {
    ...anyText,
    group: 'Files',
    about: 'Folder of the built apps',
    unset: '`apps`',
    example: '/srv/callboard/apps',
  },
  CALLBOARD_S3_ENDPOINT: {
    ...page,
    group: 'Files',
    about: 'A store that speaks S3, for the files; its five variables belong together',
    unset: 'the data folder',
    example: 'https://s3.example.org',
  },
  CALLBOARD_S3_BUCKET: {
    ...matching('the name of a bucket', /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/),
    group: 'Files',
    about: 'The bucket, which is this installation’s alone',
    unset: 'none',
    example: 'callboard-files',
  },
  CALLBOARD_S3_KEY: {
    ...anyText,
    group: 'Files',
    about: 'The access key of the bucket',
    unset: 'none',
    example: 'AKIAEXAMPLE',
    isSecret: true,
  },
  CALLBOARD_S3_SECRET: {
    ...anyText,
    group: 'Files',
    about: 'The secret of that access key',
    unset: 'none',
    example: 'the secret of the store',
    isSecret: true,
  },
  CALLBOARD_S3_REGION: {
    ...matching('the name of a region', /^[a-z\d-]+$/),
    group: 'Files',
    about: 'The region of the bucket',
    unset: '`us-east-1`',
    example: 'ap-southeast-2',
  },
  CALLBOARD_ANONYMOUS_UPLOADS: {
    ...flag,
    group: 'Files',
    about: '`1`: take short files from people who are not signed in, for a day',
    unset: '`0`',
    example: '1',
  },
  SMTP_URL: {
    ...mailServer,
    group: 'Mail, notifications and payments',
    about: 'The mail server',
    unset: 'mails lie in the outbox folder',
    example: 'smtp://user:password@mail.example.org:587',
    isSecret: true,
  },
  MAIL_FROM: {
    ...sender,
    group: 'Mail, notifications and payments',
    about: 'The sender of mails',
    unset: '`Callboard <no-reply@callboard.test>`',
    example: 'Shows <shows@example.org>',
  },
  CALLBOARD_PUSH_PUBLIC_KEY: {
    ...key(65),
    group: 'Mail, notifications and payments',
    about: 'Notifications on devices: the public key; its three variables belong together',
    unset: 'no such channel',
    example: 'a key of `npx web-push generate-vapid-keys`',
  },
  CALLBOARD_PUSH_PRIVATE_KEY: {
    ...key(32),
    group: 'Mail, notifications and payments',
    about: 'Notifications on devices: the private key',
    unset: 'none',
    example: 'a key of `npx web-push generate-vapid-keys`',
    isSecret: true,
  },
  CALLBOARD_PUSH_CONTACT: {
    ...contact,
    group: 'Mail, notifications and payments',
    about: 'Where a push service writes to in case of trouble',
    unset: 'none',
    example: 'mailto:shows@example.org',
  },
  CALLBOARD_STRIPE_SECRET_KEY: {
    ...matching('a secret or restricted key of Stripe’s API', /^(?:sk|rk)_\w+$/),
    group: 'Mail, notifications and payments',
    about: 'Cards are paid at a page of Stripe; belongs together with the secret of its webhook',
    unset: 'simulated cards; none in production',
    example: 'sk_live_…',
    isSecret: true,
  },
  CALLBOARD_STRIPE_WEBHOOK_SECRET: {
    ...matching('the signing secret of the webhook', /^whsec_\w+$/),
    group: 'Mail, notifications and payments',
    about:
      'Of Stripe’s webhook to `/webhooks/payments/stripe` with the events `checkout.session.*` and `refund.*`',
    unset: 'none',
    example: 'whsec_…',
    isSecret: true,
  },
  CALLBOARD_STRIPE_URL: {
    ...page,
    group: 'Mail, notifications and payments',
    about: 'Where the API of Stripe is reached, for instance through a proxy',
    unset: '`https://api.stripe.com`',
    example: 'https://stripe-proxy.example.org',
  },
  CALLBOARD_SEED: {
    ...flag,
    group: 'The apps',
    about: 'Make an example season where there is nothing',
    unset: '`1` in development, else `0`',
    example: '1',
  },
  CALLBOARD_SEED_PASSWORD: {
    ...matching('a password of at least 8 characters', /^.{8,}$/),
    group: 'The apps',
    about: 'The password of the example accounts; outside development they have none without it',
    unset: 'in development `Callboard1`',
    example: 'a phrase of your own',
    isSecret: true,
  },
  CALLBOARD_FEATURES: {
    ...featureSwitches,
    group: 'The apps',
    about: 'Switches optional features on and off',
    unset: 'by tenant',
    example: 'ticketing,-milestones',
  },
  CALLBOARD_APP_HANDLE: {
    ...matching('up to 30 small letters, digits and hyphens, a letter first', /^[a-z][a-z\d-]{0,29}$/),
    group: 'The apps',
    about: 'The handle of the app; that of `crl` is part of the links to profiles (clause 2.28)',
    unset: '`callboard`',
    example: 'crl',
  },
  CALLBOARD_SUPER_ADMIN: {
    ...flag,
    group: 'The apps',
    about: '`1`: admins see the Super Admin menu',
    unset: '`0`',
    example: '1',
  },
  CALLBOARD_DOMAIN_SELECTOR: {
    ...flag,
    group: 'The apps',
    about: '`1`: the login page offers the domains',
    unset: '`0`',
    example: '1',
  },
  CALLBOARD_API_SELECTOR: {
    ...namedOrigins,
    group: 'The apps',
    about: 'The APIs that the login page offers',
    unset: 'none',
    example: 'Live=https://api.example.org,Test=https://test.example.org',
  },
  CALLBOARD_PRIVACY_URL: {
    ...page,
    group: 'The apps',
    about: 'The privacy statement that the login page links to',
    unset: 'none',
    example: 'https://example.org/privacy',
  },
  CALLBOARD_PRODUCTION_URL: {
    ...page,
    group: 'The apps',
    about: 'Where the badge of a staging installation links to',
    unset: 'none',
    example: 'https://show.example.org',
  },
  CALLBOARD_SERVICE_WORKER: {
    ...flag,
    group: 'The apps',
    about: '`0`: `/sw.js` removes the service worker, and its caches, from every browser that opens the app',
    unset: '`1`',
    example: '0',
  },
  LOG_LEVEL: {
    ...oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'),
    group: 'Observation',
    about: 'The least of what is logged',
    unset: '`warn` in development, else `info`',
    example: 'debug',
  },
  CALLBOARD_DOCS: {
    ...flag,
    group: 'Observation',
    about: 'Whether `/docs` and the OpenAPI document are served',
    unset: '`1`, in production `0`',
    example: '1',
  },
  CALLBOARD_METRICS_TOKEN: {
    ...matching('at least 16 characters without a space', /^\S{16,}$/),
    group: 'Observation',
    about: '`Bearer` token for `/metrics` from another machine',
    unset: 'none',
    example: 'the output of `openssl rand -hex 16`',
    isSecret: true,
  },
} as const satisfies Readonly<Record<string, Variable>>;

type Values = { [Name in keyof typeof variables]: (typeof variables)[Name]['value'] };

/** Every variable that the server reads, by its name. */
export const environmentSchema = v.object(
  // The same names, each with its own value: fromEntries only knows that they are texts.
  Object.fromEntries(Object.entries(variables).map(([name, { value }]) => [name, value])) as Values,
);

/** Parsed environment variables. */
export type Environment = v.InferOutput<typeof environmentSchema>;

/** Variables that are no settings of the server: read when an app is built, or by tests. */
export const otherVariables: Readonly<Record<string, { about: string; readBy: string }>> = {
  VITE_API_ORIGIN: {
    about: 'When an app is built: where its API is',
    readBy: 'libs/shell/src/startup/choices.ts',
  },
  VITE_API_VERSION: {
    about: 'When an app is built: the version of its API',
    readBy: 'libs/shell/src/startup/choices.ts',
  },
  VITE_API_ORIGINS: {
    about: 'When an app is built for another host: the APIs that its login page offers',
    readBy: 'libs/shell/src/startup/choices.ts',
  },
  VITE_SOCKET_PORT: {
    about: 'When an app is built: the port of the socket on the API’s host; `0`: the API’s own',
    readBy: 'libs/shell/src/startup/choices.ts',
  },
  VITE_SUPER_ADMIN: {
    about: 'When an app is built: see `CALLBOARD_SUPER_ADMIN`',
    readBy: 'libs/shell/src/navigation/useUserActions.ts',
  },
  VITE_BUILD: {
    about: 'When an app or the API is built: the build’s number',
    readBy: 'libs/shell/vite/appConfig.mjs',
  },
  VITE_BUILT_ON: {
    about: 'When an app is built: its day',
    readBy: 'libs/shell/vite/appConfig.mjs',
  },
  CHROMIUM_PATH: { about: 'The browser of `npm test`', readBy: 'tools/vitest/chromium.mjs' },
  CALLBOARD_BUDGETS_FILE: {
    about: 'Where tests report sizes, counts and durations, set by `npm test`',
    readBy: 'tools/vitest/budgets.mjs',
  },
  CALLBOARD_RANDOM_SEED: {
    about: 'The random numbers that tests begin with',
    readBy: 'tools/vitest/randomSeed.mjs',
  },
  CALLBOARD_TIER: {
    about: 'Which tests run: `fast`, `slow` or `long` (both at full counts)',
    readBy: 'tools/vitest/tiers.mjs',
  },
  CALLBOARD_MEASURE: {
    about: 'Tests print how long a calculation took',
    readBy: 'libs/domain/src/competition/judging/robustness.slow.test.ts',
  },
  CALLBOARD_SEED_OF_SALES: {
    about: 'The random numbers that a test of sales begins with',
    readBy: 'tools/api/src/hardening/sale/salesByChance.slow.test.ts',
  },
};
