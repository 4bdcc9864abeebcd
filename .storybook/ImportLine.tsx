import { useOf } from '@storybook/addon-docs/blocks';
import type { OwnGuide } from './guide';
import styles from './ComponentPage.module.css';

/** Exports of each entry of a library, by the path of the entry. */
const entries = Object.entries(
  import.meta.glob<string>('../libs/*/src/{*/,}index.ts', { query: '?raw', import: 'default', eager: true }),
);

const statusTexts = {
  stable: 'Stable',
  new: 'New: its props can still change',
  leaving: 'Leaving: do not add new uses',
};

/** Where a component is imported from, and whether it stays as it is. */
export function ImportLine({ status = 'stable' }: { status?: OwnGuide['status'] }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const library = /libs\/([\w-]+)\//.exec(String(preparedMeta.parameters['fileName']))?.[1] ?? '';
  const from = entryOf(library, name);
  return (
    <p className={styles.import}>
      <span className={styles.status} data-status={status}>
        {statusTexts[status]}
      </span>
      <code>{from === undefined ? `inside @callboard/${library}` : `import { ${name} } from '${from}'`}</code>
    </p>
  );
}

/** The shortest entry of a library that exports a name. */
function entryOf(library: string, name: string): string | undefined {
  const found = entries.filter(
    ([path, source]) => path.includes(`/libs/${library}/src/`) && new RegExp(`\\b${name}\\b`).test(source),
  );
  const path = found.sort(([one], [other]) => one.length - other.length)[0]?.[0];
  return path
    ?.replace(/^.*libs\//, '@callboard/')
    .replace('/src', '')
    .replace(/\/index\.ts$/, '');
}
