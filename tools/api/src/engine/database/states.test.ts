import type { Collection } from '@callboard/api-contract';
import { collectionsWithStates, serverTransitionsOf } from '@callboard/api-contract/states';
import { expect, it } from 'vitest';

const collections = collectionsWithStates();

it('the page of states draws those of every collection', async () => {
  await expect(pageText()).toMatchFileSnapshot('states.md');
});

function pageText(): string {
  const parts = collections.map(
    (collection) =>
      `## ${collection.label.many} (${collection.name})\n\n${diagramOf(collection)}\n\n${tableOf(collection)}`,
  );
  return `${head}\n\n${parts.join('\n\n')}\n`;
}

const head = `# The states of records

Every collection whose records have a status, drawn from its declaration: what a role does is in the lifecycle of the collection, what
the server does is in \`src/states/serverTransitions.data.ts\` of the contract. The database refuses every other change of a status. Undo of what a role did
leads back. \`npx vitest run src/engine/database/states -u\` in \`tools/api\` writes this page again.`;

function diagramOf({ lifecycle, name, ...rest }: Collection): string {
  const lines = Object.entries(lifecycle?.statuses ?? {}).map(
    ([status, { label }]) => `  ${status} : ${label}`,
  );
  const made = Object.values(lifecycle?.transitions ?? {}).flatMap(({ from, to, label }) =>
    from.map((status) => `  ${status} --> ${to} : ${label}`),
  );
  const served = serverTransitionsOf({ name, ...rest }).flatMap(([event, { from, to }]) =>
    from.filter((status) => status !== to).map((status) => `  ${status} --> ${to} : ${event}`),
  );
  return [
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${lifecycle?.initial}`,
    ...lines,
    ...made,
    ...served,
    '```',
  ].join('\n');
}

function tableOf(collection: Collection): string {
  const made = Object.entries(collection.lifecycle?.transitions ?? {}).map(
    ([action, { from, to, roles }]) =>
      `| \`${action}\` | ${from.join(', ')} | ${to} | ${['admin', ...roles].join(', ')} |`,
  );
  const served = serverTransitionsOf(collection).map(
    ([event, { from, to, when }]) => `| \`${event}\` | ${from.join(', ')} | ${to} | the server: ${when} |`,
  );
  const rows = [...made, ...served];
  return rows.length === 0
    ? 'Nothing changes its status.'
    : ['| Transition | From | To | By |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
