#!/usr/bin/env node
import { collectionNames, isCollectionName } from '@callboard/api-contract/collections';
import { parseArgs } from 'node:util';
import { reportOf, reportText } from './report';
import { runSuite } from './runSuite';

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    domain: { type: 'string' },
    email: { type: 'string' },
    password: { type: 'string', default: process.env['CONFORMANCE_PASSWORD'] ?? '' },
    collections: { type: 'string', default: '' },
    versions: { type: 'string', default: '21,2' },
    json: { type: 'boolean', default: false },
  },
});

const { 'base-url': baseUrl, domain, email, password, json } = values;
const collections = values.collections.split(',').filter(Boolean);
const unknown = collections.filter((name) => !isCollectionName(name));
const versions = values.versions.split(',').map(Number);
if (!baseUrl || !URL.canParse(baseUrl) || !domain || !email || !password) {
  end(
    'Usage: --base-url=https://api.example.org --domain=showquest --email=… --password=… [--collections=venues,…] [--versions=21,2] [--json]',
  );
} else if (unknown.length > 0 || !versions.every(Number.isInteger)) {
  end(`There is no collection ${unknown.join(', ')}. There are ${collectionNames.join(', ')}.`);
} else {
  const results = await runSuite({
    baseUrl,
    domain,
    email,
    password,
    versions,
    ...(collections.length > 0 && { collections: collections.filter(isCollectionName) }),
  });
  const report = reportOf(baseUrl, domain, results);
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : `${reportText(report)}\n`);
  process.exitCode = report.counts.failed > 0 ? 1 : 0;
}

/** Ends with what is wrong with the arguments. */
function end(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}
