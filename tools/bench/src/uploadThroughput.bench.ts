import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareUpload } from './bareUploads';
import { browserForms, browserParts } from './browserUploads';
import { buildScript } from './buildScript';
import { openChromium } from './chromium';
import { curlForms, curlParts } from './curlUploads';
import { median, report, rounded } from './report';
import { slowLink } from './slowLink';
import { startUploadSite } from './uploadSite';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const megabyte = 1_048_576;
/** Of the file that is sent in parts. */
const largeMegabytes = 100;
/** As quick as this line, such as '1gbit', or as the processors. */
const link = process.env['BENCH_LINK'];

/** Megabytes a second from a page to the server, compared with curl to the same server with the same files. */
const folder = await mkdtemp(join(tmpdir(), 'callboard-sent-'));
const small = await Promise.all([1, 2, 3, 4].map((index) => writeChance(`form ${index}.bin`, 24)));
const large = await writeChance('film.bin', largeMegabytes);
const site = await startUploadSite(4360);
const browser = await openChromium();
const localStorage = [{ name: 'api_token', value: site.token }];
const context = await browser.newContext({
  storageState: { cookies: [], origins: [{ origin: site.app, localStorage }] },
});
const script = await buildScript('formsInPage.ts');
const contests = [
  /** Files of one form: four forms, one after another. */
  {
    name: 'forms',
    megabytes: 4 * 24,
    callboard: () => browserForms(context, site, { paths: small, script }),
    curl: () => curlForms(site, small),
  },
  /** A large file, which the app sends in parts that can be resumed. */
  {
    name: 'parts',
    megabytes: largeMegabytes,
    callboard: () => browserParts(context, site, [large]),
    curl: () => curlParts(site, large),
  },
  /** The files of the forms, as the app itself sends them: in parts, three at a time. */
  {
    name: 'severalFiles',
    megabytes: 4 * 24,
    callboard: () => browserParts(context, site, small),
    curl: () => curlForms(site, small),
  },
];
const restore = link ? slowLink(link) : () => {};
const figures: Record<string, unknown> = {};
for (const contest of contests) figures[contest.name] = await compare(contest);
const bare: number[] = [];
for (let round = 0; round < rounds; round += 1)
  bare.push(largeMegabytes / (await bareUpload(context, large)));
restore();
await browser.close();
await site.stop();
await rm(folder, { recursive: true });
report('uploadThroughput', {
  rounds,
  link: link ?? 'none',
  ...figures,
  // More than this no page can send, to any server.
  bareBrowserMbPerSecond: rounded(median(bare), 1),
});
process.exit(0);

async function compare({ megabytes, callboard, curl }: (typeof contests)[number]) {
  const sides = [
    { send: callboard, speeds: [] as number[] },
    { send: curl, speeds: [] as number[] },
  ];
  for (let round = 0; round <= rounds; round += 1) {
    // Neither is always the one that comes second, to a disk that is still busy with the first.
    for (const { send, speeds } of round % 2 === 0 ? sides : sides.toReversed()) {
      const seconds = await send();
      if ((await site.takeAway()) !== megabytes * megabyte) throw new Error('Not every byte arrived.');
      // The first round warms the machine.
      if (round > 0) speeds.push(megabytes / seconds);
    }
  }
  const [ours, theirs] = sides.map(({ speeds }) => speeds);
  if (!ours || !theirs) throw new Error('There are two sides.');
  return {
    megabytes,
    callboardMbPerSecond: rounded(median(ours), 1),
    curlMbPerSecond: rounded(median(theirs), 1),
    ratio: rounded(median(ours) / median(theirs)),
    // Two that followed each other on a machine that does other things too: how far the figure can be trusted.
    ratioByRound: ours.map((speed, round) => rounded(speed / (theirs[round] ?? Number.NaN))),
  };
}

/** A file that nothing can make smaller. */
async function writeChance(name: string, megabytes: number): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, randomBytes(megabytes * megabyte));
  return path;
}
