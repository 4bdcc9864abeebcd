import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { settingsAsText } from './describeSettings';
import { settingsAsMarkdown } from './testing/settingsAsMarkdown';
import { otherVariables, variables } from './variables.data';

const file = join(import.meta.dirname, '../../../OPERATE.md');
const [begin, end] = [
  '<!-- settings: vitest describeSettings -u writes them -->',
  '<!-- end of settings -->',
];

it('the tables of OPERATE.md are those of the declared settings', async () => {
  const text = await readFile(file, 'utf8');
  const [before = '', rest = ''] = text.split(begin);
  const [, after = ''] = rest.split(end);
  expect(after).not.toBe('');
  await expect(`${before}${begin}\n\n${settingsAsMarkdown()}\n\n${end}${after}`).toMatchFileSnapshot(file);
});

it('the help of the command names every setting, with its meaning, default and example', () => {
  const text = settingsAsText();
  for (const name of Object.keys(variables))
    expect(text).toMatch(new RegExp(`^ {2}${name} .*default: .*such as `, 'm'));
  expect(text).not.toContain('`');
  for (const name of Object.keys(otherVariables)) expect(text).not.toContain(` ${name} `);
});
