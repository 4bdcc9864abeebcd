import { tenants } from '@callboard/all-tenants';
import { tenantCodes } from '@callboard/api-contract';
import { buildNumber } from '../../engine/buildNumber';
import type { AllHandlers } from '../../engine/calls/handler';
import { featuresOf } from '../../engine/navigation/featuresOf';
import type { Database } from '../../engine/database/openDatabase';
import { hasNotices } from './notices/hasNotices';
import type { Settings } from '../../engine/settings';
import { tenantUrl } from '../../engine/tenantUrl';

/** Facts that an app reads before a user signs in: its arguments (clauses 1.12, 7.14) and the tenants (clause 7.12). */
export function createStartHandlers(settings: Settings, database: Database) {
  return {
    appArguments: async ({ request }) => ({
      app_args: {
        environment: settings.environment,
        super_admin: settings.hasSuperAdmin,
        version: buildNumber.version,
        build_number: buildNumber.number,
        features: { password_reset: true, passkeys: true, ...featuresOf(request.tenant, settings.features) },
        domain_selector: settings.hasDomainSelector,
        api_selector: [...settings.apiSelector],
        socket_port: settings.socketPort,
        has_notices: await hasNotices(database, request.tenant),
        ...(settings.appHandle && { app_handle: settings.appHandle }),
        ...(settings.privacyUrl && { privacy_url: settings.privacyUrl }),
        ...(settings.productionUrl && { production_url: settings.productionUrl }),
      },
    }),
    domains: async () =>
      tenantCodes.map((code) => ({ code, name: tenants[code].name, url: tenantUrl(settings, code) })),
  } satisfies Partial<AllHandlers>;
}
