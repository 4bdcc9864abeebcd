import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['./docs/**/*.mdx', '../libs/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Storybook takes no other build setting from vite.config.ts. Browsers of this age know light-dark().
  viteFinal: (vite) => ({
    ...vite,
    build: {
      ...vite.build,
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
      chunkSizeWarningLimit: 4000,
    },
  }),
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
