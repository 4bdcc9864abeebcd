import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Moves `@default` of a doc comment into its own column of the table of props, and hides what a story sets but the component does not
 * declare itself: attributes of its HTML element.
 */
export const withDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (argType.table?.type === undefined && argType.description === undefined) {
        return [name, { ...argType, table: { ...argType.table, disable: true } }];
      }
      const [description, summary] = (argType.description ?? '').split(/\s*@default\s+/);
      if (summary === undefined) return [name, argType];
      const table = { ...argType.table, defaultValue: { summary } };
      return [name, { ...argType, ...(description && { description }), table }];
    }),
  );

// Storybook infers the additions of a story's args in its second pass.
withDefaults.secondPass = true;
