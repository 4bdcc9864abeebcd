import { compareSignIns } from './compareSignIns';
import { addOrganizations, asOwner, freshDatabase } from './database';
import { report } from './report';
import { startTwoSites } from './twoSites';

const rows = 10_000;

/** The heads of all regions, each with its count. */
const hasGroups = `document.querySelectorAll('details > summary').length >= 10`;

/** From signing in to the groups of a list of 10,000 rows. react-admin's list loads the rows to group them; ours asks for the groups. */
const databaseUrl = await freshDatabase('callboard_bench_groups');
const sites = await startTwoSites({
  port: 4693,
  databaseUrl,
  path: '/organisation/companies?group=region',
  rivalPage: 'grouped.html',
  prepare: () => asOwner(databaseUrl, (client) => addOrganizations(client, rows)),
});
report('grouped', { rows, ...(await compareSignIns(sites, hasGroups)) });
process.exit(0);
