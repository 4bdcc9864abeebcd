import { tenantCodes } from '@callboard/api-contract';

/** Variables, and the sentence that refuses them. */
export type WrongSettings = readonly [given: Readonly<Record<string, string>>, sentence: string];

/** In a value that is secret: no sentence has it. */
export const canary = 'canary7';

const key = 'A'.repeat(43);
const tenants = `with one of the tenants ${tenantCodes.join(', ')}`;
const [tenant] = tenantCodes;

const aPort = 'it has to be a port from 0 to 65535, such as';
const aDatabase = 'it has to be the address of a PostgreSQL with the name of its database, such as';
const wrongDatabase = `DATABASE_URL makes no sense: ${aDatabase} postgres://owner:password@db.example.org:5432/callboard.`;
const wrongMail =
  'SMTP_URL makes no sense: it has to be the address of a mail server that begins with smtp:// or smtps://, such as smtp://user:password@mail.example.org:587.';
const wrongNats =
  'NATS_URL makes no sense: it has to be the address of a NATS server, such as nats://user:password@nats.example.org:4222.';
const wrongKey =
  'CALLBOARD_SECRET_KEY makes no sense: it has to be 32 bytes as base64, such as the output of `openssl rand -base64 32`.';
const aPage = 'it has to be an address that begins with https:// or http://, such as';
const wrongHost = (value: string) =>
  `HOST is '${value}': it has to be an address of this machine or its name, without a port, such as 127.0.0.1.`;
const wrongHosts = (part: string) =>
  `CALLBOARD_HOSTS has '${part}': it has to be tenant=host by commas, ${tenants}, such as ${tenant}=show.example.org.`;
const wrongOrigin = (part: string) =>
  `CALLBOARD_CORS_ORIGINS has '${part}': it has to be origins by commas, each with https:// or http:// and without a path, such as https://app.example.org.`;
const wrongEmbed = (part: string) =>
  `CALLBOARD_EMBED_ORIGINS has '${part}': it has to be tenant=https://host by commas, ${tenants}, such as ${tenant}=https://school.example.org.`;
const wrongApi = (part: string) =>
  `CALLBOARD_API_SELECTOR has '${part}': it has to be name=https://host by commas, such as Live=https://api.example.org,Test=https://test.example.org.`;
const wrongProxy = (value: string) =>
  `CALLBOARD_PROXY has '${value}': it has to be a number of proxies up to 10, or the addresses of the proxies by commas, such as 10.0.0.0/8,127.0.0.1.`;
const wrongFeature = (part: string) =>
  `CALLBOARD_FEATURES has '${part}': it has to be features by commas, each with a minus to switch it off, of ticketing, scheduling, performances, milestones, such as ticketing,-milestones.`;
const wrongFlag = (name: string, value: string, example = '1') =>
  `${name} is '${value}': it has to be 1 or 0, such as ${example}.`;
const wrongSender = (value: string) =>
  `MAIL_FROM is '${value}': it has to be an email address, with a name before it or without, such as Shows <shows@example.org>.`;
const bucket = {
  CALLBOARD_S3_ENDPOINT: 'https://s3.example.org',
  CALLBOARD_S3_BUCKET: 'files',
  CALLBOARD_S3_KEY: 'key',
};
const inBucket =
  'files lie in a bucket by CALLBOARD_S3_ENDPOINT, CALLBOARD_S3_BUCKET, CALLBOARD_S3_KEY, CALLBOARD_S3_SECRET together, so set all of them, or leave';
const onDevices =
  'notifications reach devices by CALLBOARD_PUSH_PUBLIC_KEY, CALLBOARD_PUSH_PRIVATE_KEY, CALLBOARD_PUSH_CONTACT together, so set all of them, or leave';
const byStripe =
  'Stripe takes payments by CALLBOARD_STRIPE_SECRET_KEY, CALLBOARD_STRIPE_WEBHOOK_SECRET together, so set all of them, or leave';

/** Errors of operators: names, values, and settings that contradict each other. */
export const wrongSettings: readonly WrongSettings[] = [
  // Names.
  [
    { CALLBOARD_SECRETKEY: canary },
    'CALLBOARD_SECRETKEY is no setting: use CALLBOARD_SECRET_KEY, or remove it.',
  ],
  [{ CALLBOARD_SECRET: canary }, 'CALLBOARD_SECRET is no setting: use CALLBOARD_SECRET_KEY, or remove it.'],
  [
    { CALLBOARD_SECRTE_KEY: canary },
    'CALLBOARD_SECRTE_KEY is no setting: use CALLBOARD_SECRET_KEY, or remove it.',
  ],
  [
    { callboard_secret_key: canary },
    'callboard_secret_key is no setting: use CALLBOARD_SECRET_KEY, or remove it.',
  ],
  [{ CALLBOARD_HOST: 'x' }, 'CALLBOARD_HOST is no setting: use HOST, or remove it.'],
  [
    { CALLBOARD_ENVIROMENT: 'production' },
    'CALLBOARD_ENVIROMENT is no setting: use CALLBOARD_ENVIRONMENT, or remove it.',
  ],
  [
    { CALLBOARD_S3_SECRET_KEY: canary },
    'CALLBOARD_S3_SECRET_KEY is no setting: use CALLBOARD_S3_SECRET, or remove it.',
  ],
  [{ CALLBOARD_DRAIN: '5' }, 'CALLBOARD_DRAIN is no setting: use CALLBOARD_DRAIN_MS, or remove it.'],
  [{ CALLBOARD_PORT: '3000' }, 'CALLBOARD_PORT is no setting: use PORT, or remove it.'],
  [{ CALLBOARD_LOG_LEVEL: 'info' }, 'CALLBOARD_LOG_LEVEL is no setting: use LOG_LEVEL, or remove it.'],
  [
    { CALLBOARD_SMTP_URL: `smtp://${canary}` },
    'CALLBOARD_SMTP_URL is no setting: use SMTP_URL, or remove it.',
  ],
  [
    { CALLBOARD_DATABASE_URL: canary },
    'CALLBOARD_DATABASE_URL is no setting: use DATABASE_URL, or remove it.',
  ],
  [
    { CALLBOARD_WORKERS_PER_QUEUE: '4' },
    'CALLBOARD_WORKERS_PER_QUEUE is no setting: remove it, or find the right name with callboard --help.',
  ],
  // Values.
  [{ PORT: 'three' }, `PORT is 'three': ${aPort} 8080.`],
  [{ PORT: '99999' }, `PORT is '99999': ${aPort} 8080.`],
  [{ PORT: '-1' }, `PORT is '-1': ${aPort} 8080.`],
  [{ PORT: '3000 ' }, `PORT is '3000 ': ${aPort} 8080.`],
  [{ PUBLIC_PORT: '0' }, "PUBLIC_PORT is '0': it has to be a port from 1 to 65535, such as 443."],
  [{ CALLBOARD_SOCKET_PORT: 'next' }, `CALLBOARD_SOCKET_PORT is 'next': ${aPort} 0.`],
  [{ HOST: 'http://127.0.0.1' }, wrongHost('http://127.0.0.1')],
  [{ HOST: '127.0.0.1:3000' }, wrongHost('127.0.0.1:3000')],
  [{ HOST: 'two\nlines' }, wrongHost('two lines')],
  [
    { NODE_ENV: 'prodution' },
    "NODE_ENV is 'prodution': it has to be one of production, development, test, such as production.",
  ],
  [
    { CALLBOARD_ENVIRONMENT: 'live' },
    "CALLBOARD_ENVIRONMENT is 'live': it has to be one of production, staging, development, such as staging.",
  ],
  [
    { LOG_LEVEL: 'verbose' },
    "LOG_LEVEL is 'verbose': it has to be one of fatal, error, warn, info, debug, silent, such as debug.",
  ],
  [{ DATABASE_URL: 'foo' }, wrongDatabase],
  [{ DATABASE_URL: `http://user:${canary}@db/callboard` }, wrongDatabase],
  [{ DATABASE_URL: `mysql://user:${canary}@db/callboard` }, wrongDatabase],
  [{ DATABASE_URL: `postgres://user:${canary}@db:many/callboard` }, wrongDatabase],
  [{ DATABASE_URL: `postgres://user:${canary}@db` }, wrongDatabase],
  [{ DATABASE_URL: `postgres://user:${canary}%@db/callboard` }, wrongDatabase],
  [
    { DATABASE_URL: 'postgres://owner@db/callboard', DATABASE_APP_URL: `app:${canary}` },
    `DATABASE_APP_URL makes no sense: ${aDatabase} postgres://app:password@db.example.org:5432/callboard.`,
  ],
  [
    {
      DATABASE_URL: 'postgres://owner@db/callboard',
      DATABASE_READ_URL: `postgres://owner:${canary}@replica`,
    },
    `DATABASE_READ_URL makes no sense: ${aDatabase} postgres://replica.example.org:5432/callboard.`,
  ],
  [
    { CALLBOARD_CONNECTIONS: '3' },
    "CALLBOARD_CONNECTIONS is '3': it has to be a number from 4 to 1000, such as 30.",
  ],
  [
    { CALLBOARD_KEEP_CHANGES_DAYS: '30' },
    "CALLBOARD_KEEP_CHANGES_DAYS is '30': it has to be a number of days from 60 to 36500, such as 2555.",
  ],
  [
    { CALLBOARD_KEEP_EVENTS_DAYS: '6' },
    "CALLBOARD_KEEP_EVENTS_DAYS is '6': it has to be a number of days from 7 to 36500, such as 14.",
  ],
  [
    { CALLBOARD_KEEP_MAILS_DAYS: '30 days' },
    "CALLBOARD_KEEP_MAILS_DAYS is '30 days': it has to be a number of days from 7 to 36500, such as 90.",
  ],
  [{ NATS_URL: `http://user:${canary}@nats:4222` }, wrongNats],
  [{ NATS_URL: 'nats:4222' }, wrongNats],
  [{ SMTP_URL: 'http://x' }, wrongMail],
  [{ SMTP_URL: `mail.example.org:${canary}` }, wrongMail],
  [{ SMTP_URL: 'smtp://' }, wrongMail],
  [{ MAIL_FROM: 'Shows' }, wrongSender('Shows')],
  [{ MAIL_FROM: 'Shows <shows>' }, wrongSender('Shows <shows>')],
  [{ CALLBOARD_SECRET_KEY: canary }, wrongKey],
  [
    { CALLBOARD_NEXT_SECRET_KEY: canary },
    wrongKey.replace('CALLBOARD_SECRET_KEY', 'CALLBOARD_NEXT_SECRET_KEY'),
  ],
  [{ CALLBOARD_SECRET_KEY: 'a'.repeat(64) }, wrongKey],
  [{ CALLBOARD_SECRET_KEY: `${key} ` }, wrongKey],
  [{ CALLBOARD_HOSTS: 'show.example.org' }, wrongHosts('show.example.org')],
  [{ CALLBOARD_HOSTS: 'elsewhere=show.example.org' }, wrongHosts('elsewhere=show.example.org')],
  [
    { CALLBOARD_HOSTS: `${tenant}=https://show.example.org` },
    wrongHosts(`${tenant}=https://show.example.org`),
  ],
  [{ CALLBOARD_CORS_ORIGINS: '*' }, wrongOrigin('*')],
  [{ CALLBOARD_CORS_ORIGINS: 'app.example.org' }, wrongOrigin('app.example.org')],
  [
    { CALLBOARD_CORS_ORIGINS: 'https://a.example.org,https://b.example.org/app' },
    wrongOrigin('https://b.example.org/app'),
  ],
  [{ CALLBOARD_EMBED_ORIGINS: `${tenant}=*` }, wrongEmbed(`${tenant}=*`)],
  [{ CALLBOARD_EMBED_ORIGINS: 'https://school.example.org' }, wrongEmbed('https://school.example.org')],
  [{ CALLBOARD_API_SELECTOR: 'https://api.example.org' }, wrongApi('https://api.example.org')],
  [{ CALLBOARD_API_SELECTOR: 'Live=javascript:alert(1)' }, wrongApi('Live=javascript:alert(1)')],
  [{ CALLBOARD_PROXY: 'yes' }, wrongProxy('yes')],
  [{ CALLBOARD_PROXY: '11' }, wrongProxy('11')],
  [{ CALLBOARD_PROXY: '10.0.0.0/99' }, wrongProxy('10.0.0.0/99')],
  [{ CALLBOARD_FEATURES: 'tiketing' }, wrongFeature('tiketing')],
  [{ CALLBOARD_FEATURES: 'ticketing, -everything' }, wrongFeature('-everything')],
  [{ CALLBOARD_SEED: 'maybe' }, wrongFlag('CALLBOARD_SEED', 'maybe')],
  [{ CALLBOARD_DOCS: 'on' }, wrongFlag('CALLBOARD_DOCS', 'on')],
  [{ CALLBOARD_SUPER_ADMIN: '2' }, wrongFlag('CALLBOARD_SUPER_ADMIN', '2')],
  [{ CALLBOARD_DOMAIN_SELECTOR: 'YES' }, wrongFlag('CALLBOARD_DOMAIN_SELECTOR', 'YES')],
  [{ CALLBOARD_ANONYMOUS_UPLOADS: 'some' }, wrongFlag('CALLBOARD_ANONYMOUS_UPLOADS', 'some')],
  [{ CALLBOARD_SERVICE_WORKER: 'off' }, wrongFlag('CALLBOARD_SERVICE_WORKER', 'off', '0')],
  [
    { CALLBOARD_SEED_PASSWORD: canary },
    'CALLBOARD_SEED_PASSWORD makes no sense: it has to be a password of at least 8 characters, such as a phrase of your own.',
  ],
  [
    { CALLBOARD_METRICS_TOKEN: canary },
    'CALLBOARD_METRICS_TOKEN makes no sense: it has to be at least 16 characters without a space, such as the output of `openssl rand -hex 16`.',
  ],
  [
    { CALLBOARD_APP_HANDLE: '../x' },
    "CALLBOARD_APP_HANDLE is '../x': it has to be up to 30 small letters, digits and hyphens, a letter first, such as crl.",
  ],
  [
    { CALLBOARD_PRIVACY_URL: 'javascript:alert(1)' },
    `CALLBOARD_PRIVACY_URL is 'javascript:alert(1)': ${aPage} https://example.org/privacy.`,
  ],
  [
    { CALLBOARD_PRODUCTION_URL: 'show.example.org' },
    `CALLBOARD_PRODUCTION_URL is 'show.example.org': ${aPage} https://show.example.org.`,
  ],
  [
    { CALLBOARD_RATE_LIMIT: '-1' },
    "CALLBOARD_RATE_LIMIT is '-1': it has to be a number that is not negative, such as 2.",
  ],
  [
    { CALLBOARD_MAX_DELAY_MS: '1s' },
    "CALLBOARD_MAX_DELAY_MS is '1s': it has to be a number of milliseconds that is not negative, such as 500.",
  ],
  [
    { CALLBOARD_DRAIN_MS: '10s' },
    "CALLBOARD_DRAIN_MS is '10s': it has to be a number of milliseconds, at most 600000, such as 10000.",
  ],
  [
    { CALLBOARD_DRAIN_MS: '3600000' },
    "CALLBOARD_DRAIN_MS is '3600000': it has to be a number of milliseconds, at most 600000, such as 10000.",
  ],
  [
    { ...bucket, CALLBOARD_S3_SECRET: canary, CALLBOARD_S3_ENDPOINT: 's3.example.org' },
    `CALLBOARD_S3_ENDPOINT is 's3.example.org': ${aPage} https://s3.example.org.`,
  ],
  [
    { ...bucket, CALLBOARD_S3_SECRET: canary, CALLBOARD_S3_BUCKET: 'Files/2026' },
    "CALLBOARD_S3_BUCKET is 'Files/2026': it has to be the name of a bucket, such as callboard-files.",
  ],
  [
    { CALLBOARD_STRIPE_SECRET_KEY: `pk_live_${canary}`, CALLBOARD_STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    'CALLBOARD_STRIPE_SECRET_KEY makes no sense: it has to be a secret or restricted key of Stripe’s API, such as sk_live_….',
  ],
  [
    { CALLBOARD_STRIPE_SECRET_KEY: 'sk_live_1', CALLBOARD_STRIPE_WEBHOOK_SECRET: canary },
    'CALLBOARD_STRIPE_WEBHOOK_SECRET makes no sense: it has to be the signing secret of the webhook, such as whsec_….',
  ],
  [
    { CALLBOARD_PUSH_CONTACT: 'shows@example.org' },
    "CALLBOARD_PUSH_CONTACT is 'shows@example.org': it has to be an email address after mailto:, or an address that begins with https://, such as mailto:shows@example.org.",
  ],
  [
    { CALLBOARD_PUSH_PRIVATE_KEY: canary },
    'CALLBOARD_PUSH_PRIVATE_KEY makes no sense: it has to be 32 bytes as base64, such as a key of `npx web-push generate-vapid-keys`.',
  ],
  // Contradictions.
  [
    { DATABASE_APP_URL: `postgres://app:${canary}@db/callboard` },
    'DATABASE_APP_URL does nothing without DATABASE_URL: set both, or leave it out.',
  ],
  [
    { DATABASE_READ_URL: `postgres://owner:${canary}@replica/callboard` },
    'DATABASE_READ_URL does nothing without DATABASE_URL: set both, or leave it out.',
  ],
  [
    {
      DATABASE_URL: `postgres://owner:${canary}@db/callboard`,
      DATABASE_APP_URL: `postgres://owner:${canary}@db/callboard`,
    },
    'DATABASE_APP_URL has the login of DATABASE_URL: set it to a role that owns nothing, or leave it out.',
  ],
  [bucket, `CALLBOARD_S3_SECRET is missing: ${inBucket} CALLBOARD_S3_ENDPOINT out.`],
  [
    { CALLBOARD_S3_SECRET: canary },
    `CALLBOARD_S3_ENDPOINT and CALLBOARD_S3_BUCKET and CALLBOARD_S3_KEY are missing: ${inBucket} CALLBOARD_S3_SECRET out.`,
  ],
  [
    { CALLBOARD_S3_REGION: 'nz-north-1' },
    'CALLBOARD_S3_REGION does nothing without CALLBOARD_S3_ENDPOINT: set both, or leave it out.',
  ],
  [
    { CALLBOARD_PUSH_CONTACT: 'mailto:shows@example.org' },
    `CALLBOARD_PUSH_PUBLIC_KEY and CALLBOARD_PUSH_PRIVATE_KEY are missing: ${onDevices} CALLBOARD_PUSH_CONTACT out.`,
  ],
  [
    { CALLBOARD_STRIPE_SECRET_KEY: `sk_test_${canary}` },
    `CALLBOARD_STRIPE_WEBHOOK_SECRET is missing: ${byStripe} CALLBOARD_STRIPE_SECRET_KEY out.`,
  ],
  [
    { CALLBOARD_STRIPE_URL: 'https://stripe.example.org' },
    'CALLBOARD_STRIPE_URL does nothing without CALLBOARD_STRIPE_SECRET_KEY: set both, or leave it out.',
  ],
  [
    { PORT: '4000', CALLBOARD_SOCKET_PORT: '4000' },
    'CALLBOARD_SOCKET_PORT is the port of the API: set it to another port, or to 0 for a socket at the API alone.',
  ],
  [
    { CALLBOARD_HOSTS: 'showquest=show.example.org,rockquest=Show.example.org' },
    'CALLBOARD_HOSTS gives show.example.org to two tenants: a host belongs to one, so leave the other out.',
  ],
  [
    { CALLBOARD_FEATURES: 'ticketing,-ticketing' },
    'CALLBOARD_FEATURES switches ticketing on and off: leave one of them out.',
  ],
];
