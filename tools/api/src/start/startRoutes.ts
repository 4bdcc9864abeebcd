import { callPaths, tenantCodes } from '@callboard/api-contract';
import type { FastifyInstance } from 'fastify';
import { buildNumber } from '../buildNumber';
import { featuresOf } from '../navigation/featuresOf';
import { navigations } from '../navigation/tenants';
import type { Settings } from '../settings';
import { tenantUrl } from '../tenantUrl';

const config = { permission: 'public' } as const;

/** What an app asks before anybody signs in: its arguments (clauses 1.12, 7.14) and the tenants (clause 7.12). */
export function addStartRoutes(app: FastifyInstance, settings: Settings): void {
  app.get(callPaths.appArguments, { config }, async (request) => ({
    success: true,
    data: {
      app_args: {
        environment: settings.environment,
        super_admin: settings.hasSuperAdmin,
        version: buildNumber.version,
        build_number: buildNumber.number,
        features: { password_reset: true, passkeys: true, ...featuresOf(request.tenant, settings.features) },
        domain_selector: settings.hasDomainSelector,
        api_selector: settings.apiSelector,
        ...(settings.privacyUrl && { privacy_url: settings.privacyUrl }),
        ...(settings.productionUrl && { production_url: settings.productionUrl }),
      },
    },
  }));

  app.get(callPaths.domains, { config }, async () =>
    tenantCodes.map((code) => ({ code, name: navigations[code].name, url: tenantUrl(settings, code) })),
  );
}
