import { isTenantCode, tenantCodes, type TenantCode } from '@callboard/api-contract';
import { resolve } from 'node:path';
import { completeSettings } from '../completeSettings';
import { writeBackup } from './writeBackup';

/** Writes all that one tenant has to a new folder, so that another installation can import it. */
export async function exportTenantCommand(
  given: readonly string[],
  variables: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<void> {
  const { tenant, folder } = readArguments(given);
  const written = await writeBackup(folder, completeSettings(variables), print, tenant);
  print(
    `${folder} has ${written} of ${tenant}. Sessions, devices, second steps and mails that wait stay behind: people sign in again, with the same password.`,
  );
}

function readArguments(given: readonly string[]): { tenant: TenantCode; folder: string } {
  const [tenant = '', folder, ...more] = given;
  if (!isTenantCode(tenant) || folder === undefined || folder.startsWith('-') || more.length > 0)
    throw new Error(
      `callboard export-tenant takes a tenant (${tenantCodes.join(', ')}) and a new folder: callboard export-tenant ${tenantCodes[0]} /var/backups/${tenantCodes[0]}`,
    );
  return { tenant, folder: resolve(folder) };
}
