/** The codes that may stand in a condition only inside a tenant's own app, in seeds, tests and stories. */
export const tenantCodes = ['basketball', 'launchpad', 'rockquest', 'showquest'];
