import { quoted } from '../quoted.js';

/**
 * The files of a component, ready to be filled in.
 *
 * @param {{ component: string, layer: string, group: string, title: string, word: string }} names
 * @returns {Record<string, string>}
 */
export function componentFiles({ component, layer, group, title, word }) {
  return {
    [`${component}.tsx`]: `import type { ReactNode } from 'react';
import styles from './${component}.module.css';

export interface ${component}Props {
  /** What it is called, for everybody. */
  label: string;
  children?: ReactNode;
}

/** ${title}: state in one sentence what it shows, and to whom. */
export function ${component}({ label, children }: ${component}Props) {
  return (
    <section className={styles.root} aria-label={label}>
      {children}
    </section>
  );
}
`,
    [`${component}.module.css`]: `@layer ${layer} {
  .root {
    padding: var(--space-3);
  }
}
`,
    [`${component}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${component} } from './${component}';

const meta = {
  title: '${group}/${component}',
  parameters: {
    guide: {
      use: ['State what it is for.'],
      avoid: ['State when another component is right, and which.'],
      status: 'new',
    },
  },
  component: ${component},
  args: { label: ${quoted(title)}, children: ${quoted(title)} },
} satisfies Meta<typeof ${component}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = { args: { children: ${quoted(`${title} with a text that is much longer than its place. `)}.repeat(8) } };
`,
    [`${component}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${component} } from './${component}';

test('a ${word} is found by its label', () => {
  render(<${component} label="Here">inside</${component}>);
  expect(screen.getByRole('region', { name: 'Here' }).textContent).toBe('inside');
});
`,
  };
}
