import '../libs/ui-kit/src/theme/styles/index.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { AppStoreProvider } from '../libs/app-state/src/index';
import { TenantProvider } from '../libs/tenant/src/index';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { applySurroundings, speak, tenantCodes, type Surroundings } from './surroundings';
import { tenantOfStory } from './storyTenants';
import { ComponentPage } from './ComponentPage';
import { DocsFrame } from './DocsFrame';
import { Width } from './Width';
import { withDefaults } from './withDefaults';

// Parts that are fetched when first shown come late while all cores are busy.
configure({ asyncUtilTimeout: 10_000 });

// Pages without a story run no decorator: they follow the toolbar by its events.
const follow = ({ globals }: { globals: Surroundings }) => {
  applySurroundings(globals);
  void speak(globals.language);
};
addons.getChannel().on(SET_GLOBALS, follow);
addons.getChannel().on(GLOBALS_UPDATED, follow);

const inSurroundings: Decorator = (Story, { globals, viewMode }) => {
  // A page shows many stories at a time: what one of them sets is not for the whole page, which follows the toolbar.
  if (viewMode !== 'docs') applySurroundings(globals);
  return (
    <Width width={String(globals['width'] ?? 'full')} direction={String(globals['direction'] ?? 'ltr')}>
      <AppStoreProvider key={`${String(globals['language'])} ${String(globals['tenant'])}`}>
        <TenantProvider tenant={tenantOfStory(globals['tenant'])}>
          <Story />
        </TenantProvider>
      </AppStoreProvider>
    </Width>
  );
};

// Vitest sets it: see `vitest.config.ts`.
const variant: unknown = import.meta.env['STORIES_IN'];

const preview: Preview = {
  // Each component has a page.
  tags: ['autodocs'],
  decorators: [inSurroundings],
  argTypesEnhancers: [withDefaults],
  // Texts are read while rendering: the catalogue has to be there first.
  loaders: [({ globals }) => speak(globals['language'])],
  initialGlobals: {
    tenant: '',
    mode: 'light',
    contrast: 'normal',
    direction: variant === 'rtl' ? 'rtl' : 'ltr',
    language: variant === 'reo' ? 'mi' : 'en',
    width: 'full',
  },
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
    contrast: {
      description: 'Contrast, as the system may ask for',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Normal contrast' },
          { value: 'more', title: 'High contrast' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'mi', title: 'Te reo Māori' },
        ],
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: { icon: 'transfer', dynamicTitle: true, items: ['ltr', 'rtl'] },
    },
    width: {
      description: 'Width',
      toolbar: {
        icon: 'grow',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full width' },
          { value: 'narrow', title: '320 px' },
          { value: 'phone', title: '390 px' },
          { value: 'tablet', title: '768 px' },
          { value: 'desktop', title: '1440 px' },
        ],
      },
    },
  },
  parameters: {
    // The first run has checked each story, and axe takes most of the time.
    a11y: { test: variant === undefined ? 'error' : 'off' },
    layout: 'padded',
    backgrounds: { disable: true },
    docs: { page: ComponentPage, container: DocsFrame },
    options: {
      storySort: {
        order: [
          'Docs',
          ['Architecture', 'Words on screens', 'How to', 'Glossary', 'Decisions'],
          'Patterns',
          'Tokens',
          'Elements',
          'Inputs',
          'Dates',
          'Display',
          'Layout',
          'Navigation',
          'Overlays',
          'Charts',
          'Scanning',
        ],
      },
    },
  },
};

export default preview;
