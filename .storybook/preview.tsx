import '../libs/ui-kit/src/styles/index.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { applySurroundings, tenantCodes, type Surroundings } from './surroundings';
import { Width } from './Width';

// Pages without a story run no decorator: they follow the toolbar by its events.
const follow = ({ globals }: { globals: Surroundings }) => applySurroundings(globals);
addons.getChannel().on(SET_GLOBALS, follow);
addons.getChannel().on(GLOBALS_UPDATED, follow);

const inSurroundings: Decorator = (Story, { globals }) => {
  applySurroundings(globals);
  return (
    <Width width={String(globals['width'] ?? 'full')}>
      <Story />
    </Width>
  );
};

const preview: Preview = {
  decorators: [inSurroundings],
  initialGlobals: { tenant: '', mode: 'light', direction: 'ltr', width: 'full' },
  globalTypes: {
    tenant: {
      description: 'Tenant',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: '', title: 'No tenant' },
          ...tenantCodes.map((code) => ({ value: code, title: code })),
        ],
      },
    },
    mode: {
      description: 'Light or dark',
      toolbar: { icon: 'mirror', dynamicTitle: true, items: ['light', 'dark', 'system'] },
    },
    direction: {
      description: 'Reading direction',
      toolbar: { icon: 'transfer', dynamicTitle: true, items: ['ltr', 'rtl'] },
    },
    width: {
      description: 'Width',
      toolbar: { icon: 'grow', dynamicTitle: true, items: ['full', 'tablet', 'phone'] },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    backgrounds: { disable: true },
    options: {
      storySort: { order: ['Docs', ['Architecture', 'How to', 'Glossary', 'Decisions'], 'Tokens', 'ui-kit'] },
    },
  },
};

export default preview;
