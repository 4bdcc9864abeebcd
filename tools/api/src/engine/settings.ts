import { isTenantCode, tenantCodes, type TenantCode } from '@callboard/api-contract';
import { join } from 'node:path';
import * as v from 'valibot';
import { trustedProxies, type TrustedProxies } from './trustedProxies';

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
  /** What its webhooks are signed with. */
  webhookSecret: string;
  /** Where its API is. */
  url: string;
}

/** What the surroundings decide about a server: everything that is read from environment variables. */
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
  /** Whether the login page lets people choose the tenant, and among which APIs. */
  hasDomainSelector: boolean;
  apiSelector: readonly { name: string; url: string }[];
  /** Encrypts the secrets of two-step sign-in, as base64; absent: a key in the data folder. */
  secretKey: string | undefined;
  features: Readonly<Record<string, boolean>>;
  /** The handle of the app (clause 2.28); absent: that of the product. */
  appHandle: string | undefined;
  /** Whether example records and accounts are made in an empty database. */
  isSeeding: boolean;
  /** The password of the example accounts; absent: the public one in development, elsewhere none. */
  seedPassword: string | undefined;
  /** Whether files are taken from people who are not signed in. */
  hasAnonymousUploads: boolean;
  /** Where files lie; absent: in the data folder. */
  bucket: BucketSettings | undefined;
  /** Absent: notifications are not sent to browsers. */
  push: PushSettings | undefined;
  /** Absent: cards are simulated. */
  stripe: StripeSettings | undefined;
  /** Whether `/docs` and the OpenAPI document are served. */
  hasDocs: boolean;
  /** Whether browsers get the service worker; otherwise they get one that removes it. */
  hasServiceWorker: boolean;
  /** Lets Prometheus in from another machine. */
  metricsToken: string | undefined;
  /** Multiplies every rate limit; 0 lifts them. */
  rateLimit: number;
  /** Requests are shed while the event loop is later than this; 0 never sheds. */
  maxEventLoopDelayMs: number;
}

const flag = v.pipe(
  v.picklist(['', '0', '1', 'false', 'true', 'no', 'yes']),
  v.transform((value) => ['1', 'true', 'yes'].includes(value)),
);
const port = v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(65_535));
const amount = v.pipe(v.string(), v.decimal(), v.transform(Number), v.minValue(0));
const url = v.pipe(v.string(), v.url());
// The address itself stays out of the sentence: it has a password.
const postgresUrl = v.pipe(
  v.string(),
  v.check(
    (value) => URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol),
    'an address such as postgres://user:password@host:5432/database is needed',
  ),
);
const natsUrl = v.pipe(
  v.string(),
  v.check(
    (value) => URL.canParse(value) && /^(nats|tls):$/.test(new URL(value).protocol),
    'an address such as nats://user:password@host:4222 is needed',
  ),
);
const list = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);
const vapidKey = (bytes: number) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => Buffer.from(value, 'base64url').length === bytes,
      'make the keys with: npx web-push generate-vapid-keys',
    ),
  );
const stripeSecret = (form: RegExp, message: string) =>
  v.pipe(
    v.string(),
    v.check((value) => form.test(value), message),
  );
const proxies = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const found = trustedProxies(dataset.value);
    if (found !== null) return found;
    addIssue({
      message: `'${dataset.value}' is neither a number of proxies, such as 1, nor a list of their addresses, such as 10.0.0.0/8,127.0.0.1`,
    });
    return NEVER;
  }),
);

/** Every variable that the server reads, by the name under which OPERATE.md has it. */
export const environmentSchema = v.object({
  NODE_ENV: v.optional(v.string()),
  CALLBOARD_ENVIRONMENT: v.optional(v.picklist(['production', 'staging', 'development'])),
  PORT: v.optional(port),
  PUBLIC_PORT: v.optional(port),
  CALLBOARD_SOCKET_PORT: v.optional(port),
  HOST: v.optional(v.string()),
  DATABASE_URL: v.optional(postgresUrl),
  DATABASE_APP_URL: v.optional(postgresUrl),
  NATS_URL: v.optional(natsUrl),
  CALLBOARD_DATA: v.optional(v.string()),
  CALLBOARD_APPS: v.optional(v.string()),
  CALLBOARD_HOSTS: v.optional(list, ''),
  CALLBOARD_CORS_ORIGINS: v.optional(list, ''),
  CALLBOARD_EMBED_ORIGINS: v.optional(list, ''),
  CALLBOARD_PROXY: v.optional(proxies, ''),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
  SMTP_URL: v.optional(url),
  MAIL_FROM: v.optional(v.string(), 'Callboard <no-reply@callboard.test>'),
  CALLBOARD_PRIVACY_URL: v.optional(url),
  CALLBOARD_PRODUCTION_URL: v.optional(url),
  CALLBOARD_SUPER_ADMIN: v.optional(flag, ''),
  CALLBOARD_DOMAIN_SELECTOR: v.optional(flag, ''),
  CALLBOARD_API_SELECTOR: v.optional(list, ''),
  CALLBOARD_SECRET_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => Buffer.from(value, 'base64').length === 32, '32 bytes as base64 are needed'),
    ),
  ),
  CALLBOARD_FEATURES: v.optional(list, ''),
  CALLBOARD_APP_HANDLE: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,29}$/))),
  CALLBOARD_SEED: v.optional(flag),
  CALLBOARD_SEED_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(8))),
  CALLBOARD_ANONYMOUS_UPLOADS: v.optional(flag, ''),
  CALLBOARD_S3_ENDPOINT: v.optional(url),
  CALLBOARD_S3_BUCKET: v.optional(v.string()),
  CALLBOARD_S3_REGION: v.optional(v.string(), 'us-east-1'),
  CALLBOARD_S3_KEY: v.optional(v.string()),
  CALLBOARD_S3_SECRET: v.optional(v.string()),
  CALLBOARD_PUSH_PUBLIC_KEY: v.optional(vapidKey(65)),
  CALLBOARD_PUSH_PRIVATE_KEY: v.optional(vapidKey(32)),
  CALLBOARD_PUSH_CONTACT: v.optional(v.pipe(v.string(), v.regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/))),
  // The values themselves stay out of the sentence: they are secret.
  CALLBOARD_STRIPE_SECRET_KEY: v.optional(
    stripeSecret(/^(?:sk|rk)_\w+$/, 'a key such as sk_live_… is needed'),
  ),
  CALLBOARD_STRIPE_WEBHOOK_SECRET: v.optional(
    stripeSecret(/^whsec_\w+$/, 'the signing secret of the webhook is needed, such as whsec_…'),
  ),
  CALLBOARD_STRIPE_URL: v.optional(url, 'https://api.stripe.com'),
  CALLBOARD_DOCS: v.optional(flag),
  CALLBOARD_SERVICE_WORKER: v.optional(flag, '1'),
  CALLBOARD_METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16))),
  CALLBOARD_RATE_LIMIT: v.optional(amount, '1'),
  CALLBOARD_MAX_DELAY_MS: v.optional(amount),
});

/**
 * Reads the environment variables. Throws one sentence that names every variable which makes no sense.
 *
 * @example
 * readSettings(process.env, process.cwd()).port // 3000 unless PORT is set
 */
export function readSettings(variables: NodeJS.ProcessEnv, root: string): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environmentSchema, given);
  if (!parsed.success) {
    const names = parsed.issues.map((issue) => `${v.getDotPath(issue)} (${issue.message})`);
    throw new Error(`These environment variables make no sense: ${names.join('; ')}.`);
  }
  const read = parsed.output;
  if (read.DATABASE_APP_URL && !read.DATABASE_URL) {
    throw new Error('DATABASE_APP_URL is the second login of a database that DATABASE_URL names: set both.');
  }
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
    natsUrl: read.NATS_URL,
    dataFolder: read.CALLBOARD_DATA ?? join(root, '.data'),
    appsFolder: read.CALLBOARD_APPS ?? join(root, 'apps'),
    hosts: hostsOf(read.CALLBOARD_HOSTS),
    corsOrigins: read.CALLBOARD_CORS_ORIGINS,
    embedOrigins: embedOriginsOf(read.CALLBOARD_EMBED_ORIGINS),
    proxies: read.CALLBOARD_PROXY,
    logLevel: read.LOG_LEVEL ?? (isDevelopment ? 'warn' : 'info'),
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    privacyUrl: read.CALLBOARD_PRIVACY_URL,
    productionUrl: read.CALLBOARD_PRODUCTION_URL,
    hasSuperAdmin: read.CALLBOARD_SUPER_ADMIN,
    hasDomainSelector: read.CALLBOARD_DOMAIN_SELECTOR,
    apiSelector: read.CALLBOARD_API_SELECTOR.map(selectable),
    secretKey: read.CALLBOARD_SECRET_KEY,
    features: Object.fromEntries(
      read.CALLBOARD_FEATURES.map((name) => [name.replace(/^-/, ''), !name.startsWith('-')]),
    ),
    appHandle: read.CALLBOARD_APP_HANDLE,
    isSeeding: read.CALLBOARD_SEED ?? isDevelopment,
    seedPassword: read.CALLBOARD_SEED_PASSWORD,
    hasAnonymousUploads: read.CALLBOARD_ANONYMOUS_UPLOADS,
    bucket: bucketOf(read),
    push: pushOf(read),
    stripe: stripeOf(read),
    hasDocs: read.CALLBOARD_DOCS ?? environment !== 'production',
    hasServiceWorker: read.CALLBOARD_SERVICE_WORKER,
    metricsToken: read.CALLBOARD_METRICS_TOKEN,
    rateLimit: read.CALLBOARD_RATE_LIMIT,
    maxEventLoopDelayMs: read.CALLBOARD_MAX_DELAY_MS ?? (isDevelopment ? 1_000 : 200),
  };
}

/** Clause 7.48: the port after the API's. Behind another program there is none, because it hands one port on. */
function nextPort(read: v.InferOutput<typeof environmentSchema>): number {
  const isHandedOn = read.CALLBOARD_PROXY !== false || read.PUBLIC_PORT !== undefined;
  const own = read.PORT ?? 3000;
  // Any free port, and the last one, have none after them.
  return isHandedOn || own === 0 || own === 65_535 ? 0 : own + 1;
}

/** Both keys and the contact, or nothing of it. */
function pushOf(read: v.InferOutput<typeof environmentSchema>): PushSettings | undefined {
  const { CALLBOARD_PUSH_PUBLIC_KEY: publicKey, CALLBOARD_PUSH_PRIVATE_KEY: privateKey } = read;
  const { CALLBOARD_PUSH_CONTACT: contact } = read;
  if (!publicKey && !privateKey && !contact) return undefined;
  if (!publicKey || !privateKey || !contact) {
    throw new Error(
      'Push messages need CALLBOARD_PUSH_PUBLIC_KEY, CALLBOARD_PUSH_PRIVATE_KEY and CALLBOARD_PUSH_CONTACT.',
    );
  }
  return { publicKey, privateKey, contact };
}

/** The key and the secret of the webhooks, or nothing of it. */
function stripeOf(read: v.InferOutput<typeof environmentSchema>): StripeSettings | undefined {
  const { CALLBOARD_STRIPE_SECRET_KEY: secretKey, CALLBOARD_STRIPE_WEBHOOK_SECRET: webhookSecret } = read;
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret) {
    throw new Error(
      'Stripe needs CALLBOARD_STRIPE_SECRET_KEY and CALLBOARD_STRIPE_WEBHOOK_SECRET: without its webhooks no payment arrives.',
    );
  }
  return { secretKey, webhookSecret, url: read.CALLBOARD_STRIPE_URL };
}

/** All that a bucket needs, or nothing of it. */
function bucketOf(read: v.InferOutput<typeof environmentSchema>): BucketSettings | undefined {
  const { CALLBOARD_S3_ENDPOINT: endpoint, CALLBOARD_S3_BUCKET: bucket } = read;
  const { CALLBOARD_S3_KEY: key, CALLBOARD_S3_SECRET: secret } = read;
  if (!endpoint && !bucket && !key && !secret) return undefined;
  if (endpoint && bucket && key && secret) {
    return { endpoint, bucket, key, secret, region: read.CALLBOARD_S3_REGION };
  }
  throw new Error(
    'A bucket needs CALLBOARD_S3_ENDPOINT, CALLBOARD_S3_BUCKET, CALLBOARD_S3_KEY and CALLBOARD_S3_SECRET.',
  );
}

/** `showquest=show.example.org,rockquest=rock.example.org` */
function hostsOf(pairs: readonly string[]): Map<string, TenantCode> {
  return new Map(
    pairs.map((pair) => {
      const [tenant, host] = pair.split('=');
      if (!isTenantCode(tenant) || !host) {
        throw new Error(
          `CALLBOARD_HOSTS has '${pair}', which is not tenant=host with one of ${tenantCodes.join(', ')}.`,
        );
      }
      return [host.toLowerCase(), tenant];
    }),
  );
}

/** `showquest=https://school.example.org,showquest=https://town.example.org`: only the origins are taken. */
function embedOriginsOf(pairs: readonly string[]): Map<TenantCode, readonly string[]> {
  const origins = new Map<TenantCode, readonly string[]>();
  for (const pair of pairs) {
    const [tenant, address = ''] = pair.split('=');
    if (!isTenantCode(tenant) || !URL.canParse(address) || !/^https?:/.test(address)) {
      throw new Error(
        `CALLBOARD_EMBED_ORIGINS has '${pair}', which is not tenant=https://host with one of ${tenantCodes.join(', ')}.`,
      );
    }
    origins.set(tenant, [...(origins.get(tenant) ?? []), new URL(address).origin]);
  }
  return origins;
}

/** `Staging=https://api.staging.example.org`: only the origin is taken. */
function selectable(pair: string): { name: string; url: string } {
  const [name = '', address = ''] = pair.split('=');
  if (!name.trim() || !URL.canParse(address) || !/^https?:/.test(address)) {
    throw new Error(`CALLBOARD_API_SELECTOR has '${pair}', which is not name=https://host.`);
  }
  return { name: name.trim(), url: new URL(address).origin };
}
