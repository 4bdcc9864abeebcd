import { isTenantCode, tenantCodes, type TenantCode } from '@callboard/api-contract';
import { features } from '@callboard/api-contract/tenant';
import { isIP } from 'node:net';
import * as v from 'valibot';
import { trustedProxies } from './trustedProxies';

/** Schema of a variable's values, and the words for it that end the sentence "It has to be …". */
interface Kind<Value extends v.GenericSchema> {
  value: Value;
  needs: string;
}

const kind = <const Value extends v.GenericSchema>(needs: string, value: Value): Kind<Value> => ({
  value,
  needs,
});

const decodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** An address of one of these protocols, with a host. */
function isAddress(value: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  return protocols.includes(protocol) && hostname !== '' && decodable(username) && decodable(password);
}

function isDatabase(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, username, password } = new URL(value);
  return (
    ['postgres:', 'postgresql:'].includes(protocol) &&
    pathname.length > 1 &&
    decodable(username) &&
    decodable(password)
  );
}

const web = ['http:', 'https:'];
const hostName = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;

const text = (test: (value: string) => boolean) => v.optional(v.pipe(v.string(), v.check(test)));
const number = (least: number, most: number) =>
  v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(least), v.maxValue(most)));

/** A list by commas. A part that is read as null is refused, and named in the issue. */
const list = <Part>(read: (part: string) => Part | null) =>
  v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }): Part[] => {
        const found: Part[] = [];
        for (const part of dataset.value.split(',').map((each) => each.trim())) {
          if (part === '') continue;
          const value = read(part);
          if (value === null) {
            addIssue({ message: part });
            return NEVER;
          }
          found.push(value);
        }
        return found;
      }),
    ),
  );

export const anyText = kind(
  'a text',
  text(() => true),
);
export const port = kind('a port from 0 to 65535', number(0, 65_535));
export const usedPort = kind('a port from 1 to 65535', number(1, 65_535));
export const milliseconds = kind('a number of milliseconds, at most 600000', number(0, 600_000));
export const connections = kind('a number from 4 to 1000', number(4, 1_000));
/** At least: Undo, and what is forgotten once a deletion is a month old, find it in the log. */
export const logDays = kind('a number of days from 60 to 36500', number(60, 36_500));
/** At least: no subscriber of events is away for longer. */
export const weekAndMore = kind('a number of days from 7 to 36500', number(7, 36_500));
export const factor = kind(
  'a number that is not negative',
  v.optional(v.pipe(v.string(), v.decimal(), v.transform(Number), v.minValue(0))),
);
export const delay = kind('a number of milliseconds that is not negative', factor.value);
export const flag = kind(
  '1 or 0',
  v.optional(
    v.pipe(
      v.picklist(['0', '1', 'false', 'true', 'no', 'yes']),
      v.transform((value) => ['1', 'true', 'yes'].includes(value)),
    ),
  ),
);
export const oneOf = <const Word extends string>(...words: Word[]) =>
  kind(`one of ${words.join(', ')}`, v.optional(v.picklist(words)));

export const host = kind(
  'an address of this machine or its name, without a port',
  text((value) => isIP(value) !== 0 || hostName.test(value)),
);
export const page = kind(
  'an address that begins with https:// or http://',
  text((value) => isAddress(value, web)),
);
export const database = kind('the address of a PostgreSQL with the name of its database', text(isDatabase));
export const nats = kind(
  'the address of a NATS server',
  text((value) => isAddress(value, ['nats:', 'tls:'])),
);
export const mailServer = kind(
  'the address of a mail server that begins with smtp:// or smtps://',
  text((value) => isAddress(value, ['smtp:', 'smtps:'])),
);
export const sender = kind(
  'an email address, with a name before it or without',
  text((value) => /^(?:[^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(value)),
);
export const contact = kind(
  'an email address after mailto:, or an address that begins with https://',
  text((value) => /^(?:mailto:\S+@\S+|https:\/\/\S+)$/.test(value)),
);

/** Bytes as base64, or its form for addresses. */
export const key = (bytes: number) =>
  kind(
    `${bytes} bytes as base64`,
    text((value) => /^[\w+/-]+={0,2}$/.test(value) && Buffer.from(value, 'base64').length === bytes),
  );
export const matching = (needs: string, form: RegExp) =>
  kind(
    needs,
    text((value) => form.test(value)),
  );

export const proxies = kind(
  'a number of proxies up to 10, or the addresses of the proxies by commas',
  v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const found = trustedProxies(dataset.value);
        if (found !== null) return found;
        addIssue({ message: dataset.value });
        return NEVER;
      }),
    ),
  ),
);

const pair = (part: string): [name: string, value: string] => {
  const at = part.indexOf('=');
  return at < 0 ? ['', ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
};
const tenantsAre = `with one of the tenants ${tenantCodes.join(', ')}`;

export const hosts = kind(
  `tenant=host by commas, ${tenantsAre}`,
  list((part): [string, TenantCode] | null => {
    const [tenant, name] = pair(part);
    return isTenantCode(tenant) && hostName.test(name) ? [name.toLowerCase(), tenant] : null;
  }),
);
/** Only the origins are taken. */
export const tenantOrigins = kind(
  `tenant=https://host by commas, ${tenantsAre}`,
  list((part): [TenantCode, string] | null => {
    const [tenant, address] = pair(part);
    return isTenantCode(tenant) && isAddress(address, web) ? [tenant, new URL(address).origin] : null;
  }),
);
export const origins = kind(
  'origins by commas, each with https:// or http:// and without a path',
  list((part) => {
    if (!isAddress(part, web)) return null;
    const { origin } = new URL(part);
    return origin === part.replace(/\/$/, '').toLowerCase() ? origin : null;
  }),
);
/** Only the origins are taken. */
export const namedOrigins = kind(
  'name=https://host by commas',
  list((part) => {
    const [name, address] = pair(part);
    return name !== '' && isAddress(address, web) ? { name, url: new URL(address).origin } : null;
  }),
);
export const featureSwitches = kind(
  `features by commas, each with a minus to switch it off, of ${features.join(', ')}`,
  list((part): [feature: string, isOn: boolean] | null => {
    const feature = part.replace(/^-/, '');
    return features.some((each) => each === feature) ? [feature, part === feature] : null;
  }),
);
