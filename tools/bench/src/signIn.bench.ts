import { compareSignIns } from './compareSignIns';
import { report } from './report';
import { startTwoSites } from './twoSites';

const hasRows = `(() => {
  const cells = document.querySelectorAll('tbody tr td');
  return cells.length >= 10 && [...cells].some((cell) => cell.textContent.trim().length > 2);
})()`;

/**
 * From signing in to the first rows of a list, and the heap after it, compared with react-admin's smallest app with an equal
 * stub.
 */
const sites = await startTwoSites({ port: 4691 });
report('signIn', await compareSignIns(sites, hasRows));
process.exit(0);
