import { product, tenantCodes } from '@callboard/api-contract';
import { navigations } from '../navigation/tenants';
import type { Settings } from '../settings';
import { tenantUrl } from '../tenantUrl';

/** Prints where each tenant is and who can sign in. A production server keeps quiet about accounts. */
export function announce(settings: Settings): void {
  const lines = tenantCodes.map((code) => {
    const address = tenantUrl(settings, code);
    const accounts = ['admin', 'staff', 'judge', 'participant', 'collaborator'].join('|');
    const signIn = settings.environment === 'production' ? '' : `   ${accounts}@${code}.test`;
    return `  ${navigations[code].name.padEnd(11)} ${address}${signIn}`;
  });
  const password =
    settings.environment === 'production' ? '' : '\n  The password of all of them is Callboard1.';
  process.stdout.write(`\n${product.name} is ready:\n${lines.join('\n')}${password}\n\n`);
}
