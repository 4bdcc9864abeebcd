import type { Environment } from './variables.data';

type Name = keyof Environment;
type Rule = (read: Environment) => string | null;

/** Sentences about settings that are right each by itself, and not together. */
export function contradictions(read: Environment): string[] {
  return rules.map((rule) => rule(read)).filter((sentence) => sentence !== null);
}

const rules: readonly Rule[] = [
  together('files lie in a bucket', [
    'CALLBOARD_S3_ENDPOINT',
    'CALLBOARD_S3_BUCKET',
    'CALLBOARD_S3_KEY',
    'CALLBOARD_S3_SECRET',
  ]),
  together('notifications reach devices', [
    'CALLBOARD_PUSH_PUBLIC_KEY',
    'CALLBOARD_PUSH_PRIVATE_KEY',
    'CALLBOARD_PUSH_CONTACT',
  ]),
  together('Stripe takes payments', ['CALLBOARD_STRIPE_SECRET_KEY', 'CALLBOARD_STRIPE_WEBHOOK_SECRET']),
  without('CALLBOARD_S3_REGION', 'CALLBOARD_S3_ENDPOINT'),
  without('CALLBOARD_STRIPE_URL', 'CALLBOARD_STRIPE_SECRET_KEY'),
  without('DATABASE_APP_URL', 'DATABASE_URL'),
  without('DATABASE_READ_URL', 'DATABASE_URL'),
  ({ DATABASE_URL: owner, DATABASE_APP_URL: app }) =>
    owner && app && loginOf(owner) === loginOf(app)
      ? 'DATABASE_APP_URL has the login of DATABASE_URL: set it to a role that owns nothing, or leave it out.'
      : null,
  ({ PORT: port, CALLBOARD_SOCKET_PORT: socketPort }) =>
    socketPort && socketPort === (port ?? 3000)
      ? 'CALLBOARD_SOCKET_PORT is the port of the API: set it to another port, or to 0 for a socket at the API alone.'
      : null,
  ({ CALLBOARD_HOSTS: hosts = [] }) => {
    const twice = hosts.find(([host, tenant]) =>
      hosts.some(([other, owner]) => other === host && owner !== tenant),
    );
    return twice
      ? `CALLBOARD_HOSTS gives ${twice[0]} to two tenants: a host belongs to one, so leave the other out.`
      : null;
  },
  ({ CALLBOARD_FEATURES: switches = [] }) => {
    const both = switches.find(
      ([feature, isOn]) => isOn && switches.some(([other, on]) => other === feature && !on),
    );
    return both ? `CALLBOARD_FEATURES switches ${both[0]} on and off: leave one of them out.` : null;
  },
];

/** All of them, or none. */
function together(purpose: string, names: readonly Name[]): Rule {
  return (read) => {
    const missing = names.filter((name) => read[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return null;
    const [set] = names.filter((name) => read[name] !== undefined);
    const are = missing.length === 1 ? 'is' : 'are';
    return `${missing.join(' and ')} ${are} missing: ${purpose} by ${names.join(', ')} together, so set all of them, or leave ${set} out.`;
  };
}

/** The first one does nothing without the second. */
function without(name: Name, needed: Name): Rule {
  return (read) =>
    read[name] !== undefined && read[needed] === undefined
      ? `${name} does nothing without ${needed}: set both, or leave it out.`
      : null;
}

/** The user at a server. */
function loginOf(url: string): string {
  const { username, host } = new URL(url);
  return `${username}@${host}`;
}
