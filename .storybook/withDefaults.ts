import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Moves `@default` of a doc comment into its own column of the table of props. */
export const withDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [description, summary] = (argType.description ?? '').split(/\s*@default\s+/);
      if (summary === undefined) return [name, argType];
      const table = { ...argType.table, defaultValue: { summary } };
      return [name, { ...argType, ...(description && { description }), table }];
    }),
  );
