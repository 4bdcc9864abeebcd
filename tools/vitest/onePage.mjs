import { defaultTenant, setPageTenant } from '@callboard/api-contract/page';
import { beforeEach } from 'vitest';

// A page is one tenant's. Before the file, since definitions are read as it loads, and again before each test: a test can show another tenant.
setPageTenant(defaultTenant);
beforeEach(() => setPageTenant(defaultTenant));
