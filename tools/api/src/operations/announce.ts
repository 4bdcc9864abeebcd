import { product, roles, tenantCodes } from '@callboard/api-contract';
import { navigations } from '../navigation/tenants';
import { seedPassword } from '../seeds/addUsers';
import type { Settings } from '../settings';
import { tenantUrl } from '../tenantUrl';

/** Prints where each tenant is and, where example accounts were made, who can sign in. */
export function announce(settings: Settings): void {
  const lines = tenantCodes.map((code) => {
    const address = `${navigations[code].name.padEnd(11)} ${tenantUrl(settings, code)}`;
    return settings.isSeeding ? `  ${address}\n${accountLines(code)}` : `  ${address}`;
  });
  const password = settings.isSeeding ? `\nThe password of every account is ${seedPassword}\n` : '';
  process.stdout.write(`\n${product.name} is ready.\n\n${lines.join('\n')}\n${password}\n`);
}

function accountLines(tenant: string): string {
  return `    ${roles.map((role) => `${role}@${tenant}.test`).join('  ')}`;
}
