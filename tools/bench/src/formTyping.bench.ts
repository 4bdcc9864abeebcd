import { join } from 'node:path';
import { openChromium } from './chromium';
import { fieldCount, typedField } from './form/fields';
import { servePlainForm } from './form/servePlainForm';
import { installRival } from './installRival';
import { median, percentile, report, rounded } from './report';
import { servePage } from './servePage';
import { typeIntoForm, type Typed } from './typeIntoForm';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const slowdowns = [1, 4];
const frameMs = 1_000 / 60;

/**
 * Types into one of 300 fields of our form and of react-admin's, and compares how long a key takes to be painted. A page of as
 * many inputs without styles or scripts shows how much of it is the browser's.
 */
const rival = installRival('react-admin');
const packages = ['react-admin', 'react-dom', 'react'];
const ofRival = Object.fromEntries(packages.map((name) => [name, join(rival, 'node_modules', name)]));
const css = 'body { margin: 0 } #form { inline-size: 640px; padding: 20px }';
const forms = await Promise.all(
  [
    { name: 'callboard', entry: 'ours.tsx', alias: {} },
    { name: 'reactAdmin', entry: 'reactAdmin.jsx', alias: ofRival },
  ].map(async ({ name, ...page }) => ({ name, url: await servePage({ folder: 'form', css, ...page }) })),
);
forms.push({ name: 'plain', url: await servePlainForm() });
const browser = await openChromium();
const figures: Record<string, unknown> = {};
for (const slowdown of slowdowns) figures[`slowedBy${slowdown}`] = await compare(slowdown);
await browser.close();
report('formTyping', { fields: fieldCount, rounds, frameMs: rounded(frameMs, 1), ...figures });
process.exit(0);

async function compare(slowdown: number) {
  const typed = new Map(forms.map(({ name }) => [name, [] as Typed[]]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, url } of forms) {
      const measured = await typeIntoForm(browser, { url, field: typedField, slowdown });
      // The first round warms the machine.
      if (round > 0) typed.get(name)?.push(measured);
    }
  }
  const [ours, theirs, plain] = forms.map(({ name }) => summarize(typed.get(name) ?? []));
  if (!ours || !theirs || !plain) throw new Error('There are three forms.');
  return {
    callboard: ours,
    reactAdmin: theirs,
    plain,
    medianAgainstRival: rounded(ours.paintMedianMs / theirs.paintMedianMs),
    plainMedianAgainstRival: rounded(plain.paintMedianMs / theirs.paintMedianMs),
    p95AgainstRival: rounded(ours.paintP95Ms / theirs.paintP95Ms),
    keyCpuAgainstRival: rounded(ours.keyCpuMs / theirs.keyCpuMs),
    isWithinFrame: ours.keyCpuMs <= frameMs,
  };
}

function summarize(measured: readonly Typed[]) {
  const paints = measured.flatMap(({ paintMs }) => paintMs);
  return {
    paintMedianMs: rounded(median(paints), 1),
    paintP95Ms: rounded(percentile(paints, 0.95), 1),
    keyCpuMs: rounded(median(measured.map(({ keyCpuMs }) => keyCpuMs)), 2),
  };
}
