import { tenants } from '@callboard/all-tenants';
import { product, roles, tenantCodes } from '@callboard/api-contract';
import { passwordOfSeeds } from '../../seeds/passwordOfSeeds';
import type { Settings } from '../settings';
import { tenantUrl } from '../tenantUrl';

/** Prints where each tenant is and, in development, the example accounts that can sign in. */
export function announce(settings: Settings): void {
  const showsAccounts = settings.isSeeding && settings.environment === 'development';
  const lines = tenantCodes.map((code) => {
    const address = `${tenants[code].name.padEnd(11)} ${tenantUrl(settings, code)}`;
    return showsAccounts ? `  ${address}\n${accountLines(code)}` : `  ${address}`;
  });
  const password = showsAccounts ? `\nThe password of every account is ${passwordOfSeeds(settings)}\n` : '';
  process.stdout.write(`\n${product.name} is ready.\n\n${lines.join('\n')}\n${password}\n`);
}

function accountLines(tenant: string): string {
  return `    ${roles.map((role) => `${role}@${tenant}.test`).join('  ')}`;
}
