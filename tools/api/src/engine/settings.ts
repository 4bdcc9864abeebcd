import type { TenantCode } from '@callboard/api-contract';
import { join } from 'node:path';
import { readVariables } from './settings/readVariables';
import type { Environment } from './settings/variables.data';
import type { TrustedProxies } from './settings/trustedProxies';

/** Where a bucket is and who can use it. */
export interface BucketSettings {
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
}

/** The keys that push services know this installation by (RFC 8292). */
export interface PushSettings {
  publicKey: string;
  privateKey: string;
  /** Where a push service writes to in case of trouble: `mailto:…` or `https:…`. */
  contact: string;
}

/** The account at Stripe that cards are paid to. */
export interface StripeSettings {
  secretKey: string;
  /** Secret that its webhooks are signed with. */
  webhookSecret: string;
  /** Where its API is. */
  url: string;
}

/** Settings of a server from its surroundings: everything that is read from environment variables. */
export interface Settings {
  environment: 'production' | 'staging' | 'development';
  port: number;
  /** The port that people use, where another program hands requests on. */
  publicPort: number;
  /** The port of the socket alone; 0: it is at the API's own port only. */
  socketPort: number;
  host: string;
  /** An external PostgreSQL; absent: the embedded one in the data folder. */
  databaseUrl: string | undefined;
  /** The login of a role that owns nothing, on the same database; absent: the server makes a role. */
  appUrl: string | undefined;
  /** A replica of the external PostgreSQL, for reads; absent: there is none. */
  readUrl: string | undefined;
  /** Most connections to the database, for all tenants together; absent: 16. */
  connections: number | undefined;
  /** A NATS server by which processes notify each other; absent: PostgreSQL does. */
  natsUrl: string | undefined;
  dataFolder: string;
  /** Where the built apps lie, a folder for each tenant. */
  appsFolder: string;
  /** Further host names of tenants, in addition to `{tenant}.localhost`. */
  hosts: ReadonlyMap<string, TenantCode>;
  /** Origins of other hosts whose pages can call this API. */
  corsOrigins: readonly string[];
  /** By tenant: origins of other hosts whose pages can have the ticket shop in a frame. */
  embedOrigins: ReadonlyMap<TenantCode, readonly string[]>;
  /** The proxies whose word about the client is believed. */
  proxies: TrustedProxies;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  smtpUrl: string | undefined;
  mailFrom: string;
  privacyUrl: string | undefined;
  productionUrl: string | undefined;
  hasSuperAdmin: boolean;
  /** Lets people select the tenant on the login page, among these APIs. */
  hasDomainSelector: boolean;
  apiSelector: readonly { name: string; url: string }[];
  /** Encrypts the secrets of two-step sign-in, as base64; absent: a key in the data folder. */
  secretKey: string | undefined;
  /** The one that takes its place: for `rotate-key`. */
  nextSecretKey: string | undefined;
  features: Readonly<Record<string, boolean>>;
  /** The handle of the app (clause 2.28); absent: that of the product. */
  appHandle: string | undefined;
  /** True if example records and accounts are made in an empty database. */
  isSeeding: boolean;
  /** The password of the example accounts; absent: the public one in development, elsewhere none. */
  seedPassword: string | undefined;
  /** True if files are accepted from people who are not signed in. */
  hasAnonymousUploads: boolean;
  /** Where files lie; absent: in the data folder. */
  bucket: BucketSettings | undefined;
  /** Absent: notifications are not sent to browsers. */
  push: PushSettings | undefined;
  /** Absent: cards are simulated. */
  stripe: StripeSettings | undefined;
  /** True if `/docs` and the OpenAPI document are served. */
  hasDocs: boolean;
  /** True if browsers get the service worker; otherwise they get one that removes it. */
  hasServiceWorker: boolean;
  /** Lets Prometheus in from another machine. */
  metricsToken: string | undefined;
  /** Multiplies every rate limit; 0 lifts them. */
  rateLimit: number;
  /** Requests are shed while the event loop is later than this; 0 never sheds. */
  maxEventLoopDelayMs: number;
  /** How long requests are answered after SIGTERM, while readiness is off. */
  drainMs: number;
  /** For how many days the log of changes, events, and mails that were sent are stored; of changes absent: for ever. */
  storedDays: { changes: number | undefined; events: number; mails: number };
}

/**
 * Reads the settings from the environment variables.
 *
 * @throws SettingsError with a sentence for each that makes no sense.
 * @example
 * readSettings(process.env, process.cwd()).port // 3000 unless PORT is set
 */
export function readSettings(given: NodeJS.ProcessEnv, root: string): Settings {
  const read = readVariables(given);
  // Everything that depends on where the server runs follows from this one word.
  const environment =
    read.CALLBOARD_ENVIRONMENT ?? (read.NODE_ENV === 'production' ? 'production' : 'development');
  const isDevelopment = environment === 'development';
  return {
    environment,
    port: read.PORT ?? 3000,
    publicPort: read.PUBLIC_PORT ?? read.PORT ?? 3000,
    socketPort: read.CALLBOARD_SOCKET_PORT ?? nextPort(read),
    host: read.HOST ?? (isDevelopment ? '127.0.0.1' : '0.0.0.0'),
    databaseUrl: read.DATABASE_URL,
    appUrl: read.DATABASE_APP_URL,
    readUrl: read.DATABASE_READ_URL,
    connections: read.CALLBOARD_CONNECTIONS,
    natsUrl: read.NATS_URL,
    dataFolder: read.CALLBOARD_DATA ?? join(root, '.data'),
    appsFolder: read.CALLBOARD_APPS ?? join(root, 'apps'),
    hosts: new Map(read.CALLBOARD_HOSTS),
    corsOrigins: read.CALLBOARD_CORS_ORIGINS ?? [],
    embedOrigins: embedOriginsOf(read.CALLBOARD_EMBED_ORIGINS ?? []),
    proxies: read.CALLBOARD_PROXY ?? false,
    logLevel: read.LOG_LEVEL ?? (isDevelopment ? 'warn' : 'info'),
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? 'Callboard <no-reply@callboard.test>',
    privacyUrl: read.CALLBOARD_PRIVACY_URL,
    productionUrl: read.CALLBOARD_PRODUCTION_URL,
    hasSuperAdmin: read.CALLBOARD_SUPER_ADMIN ?? false,
    hasDomainSelector: read.CALLBOARD_DOMAIN_SELECTOR ?? false,
    apiSelector: read.CALLBOARD_API_SELECTOR ?? [],
    secretKey: read.CALLBOARD_SECRET_KEY,
    nextSecretKey: read.CALLBOARD_NEXT_SECRET_KEY,
    features: Object.fromEntries(read.CALLBOARD_FEATURES ?? []),
    appHandle: read.CALLBOARD_APP_HANDLE,
    isSeeding: read.CALLBOARD_SEED ?? isDevelopment,
    seedPassword: read.CALLBOARD_SEED_PASSWORD,
    hasAnonymousUploads: read.CALLBOARD_ANONYMOUS_UPLOADS ?? false,
    bucket: bucketOf(read),
    push: pushOf(read),
    stripe: stripeOf(read),
    hasDocs: read.CALLBOARD_DOCS ?? environment !== 'production',
    hasServiceWorker: read.CALLBOARD_SERVICE_WORKER ?? true,
    metricsToken: read.CALLBOARD_METRICS_TOKEN,
    rateLimit: read.CALLBOARD_RATE_LIMIT ?? 1,
    maxEventLoopDelayMs: read.CALLBOARD_MAX_DELAY_MS ?? (isDevelopment ? 1_000 : 200),
    drainMs: read.CALLBOARD_DRAIN_MS ?? (isDevelopment ? 0 : 5_000),
    storedDays: {
      changes: read.CALLBOARD_KEEP_CHANGES_DAYS,
      events: read.CALLBOARD_KEEP_EVENTS_DAYS ?? 7,
      mails: read.CALLBOARD_KEEP_MAILS_DAYS ?? 30,
    },
  };
}

/** Clause 7.48: the port after the API's. Behind another program there is none, because it hands one port on. */
function nextPort(read: Environment): number {
  const isHandedOn = (read.CALLBOARD_PROXY ?? false) !== false || read.PUBLIC_PORT !== undefined;
  const own = read.PORT ?? 3000;
  // Any free port, and the last one, have none after them.
  return isHandedOn || own === 0 || own === 65_535 ? 0 : own + 1;
}

// Settings that belong together are there together by now: see settings/contradictions.ts.

function pushOf(read: Environment): PushSettings | undefined {
  const { CALLBOARD_PUSH_PUBLIC_KEY: publicKey, CALLBOARD_PUSH_PRIVATE_KEY: privateKey } = read;
  const { CALLBOARD_PUSH_CONTACT: contact } = read;
  return publicKey && privateKey && contact ? { publicKey, privateKey, contact } : undefined;
}

function stripeOf(read: Environment): StripeSettings | undefined {
  const { CALLBOARD_STRIPE_SECRET_KEY: secretKey, CALLBOARD_STRIPE_WEBHOOK_SECRET: webhookSecret } = read;
  const { CALLBOARD_STRIPE_URL: url = 'https://api.stripe.com' } = read;
  return secretKey && webhookSecret ? { secretKey, webhookSecret, url } : undefined;
}

function bucketOf(read: Environment): BucketSettings | undefined {
  const { CALLBOARD_S3_ENDPOINT: endpoint, CALLBOARD_S3_BUCKET: bucket } = read;
  const {
    CALLBOARD_S3_KEY: key,
    CALLBOARD_S3_SECRET: secret,
    CALLBOARD_S3_REGION: region = 'us-east-1',
  } = read;
  return endpoint && bucket && key && secret ? { endpoint, bucket, key, secret, region } : undefined;
}

function embedOriginsOf(pairs: readonly [TenantCode, string][]): Map<TenantCode, readonly string[]> {
  const origins = new Map<TenantCode, readonly string[]>();
  for (const [tenant, origin] of pairs) origins.set(tenant, [...(origins.get(tenant) ?? []), origin]);
  return origins;
}
