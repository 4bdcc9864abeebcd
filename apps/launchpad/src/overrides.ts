import { defineTenant } from '@callboard/tenant';
import { tenant as facts } from '@callboard/tenant-launchpad';

/** The routes, screens and components that this tenant replaces: none. */
export const tenant = defineTenant(facts);
