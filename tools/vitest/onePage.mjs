import { defaultTenant, setPageTenant } from '@callboard/api-contract/page';
import { showLanguage } from '@callboard/language';
import { beforeAll, beforeEach } from 'vitest';

// A page is one tenant's. Before the file, since definitions are read as it loads, and again before each test: a test can show another tenant.
setPageTenant(defaultTenant);
beforeEach(() => setPageTenant(defaultTenant));
// Its language is English until a test chooses another.
beforeAll(() => showLanguage('en'));
