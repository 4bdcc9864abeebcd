import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';

/** A page of documentation in the mode that the toolbar selects. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const [isDark, setDark] = useState(isPageDark);

  // The channel of Storybook: `applySurroundings` has set the mode of the page by the same events.
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = () => setDark(isPageDark());
    channel.on(SET_GLOBALS, follow);
    channel.on(GLOBALS_UPDATED, follow);
    return () => {
      channel.off(SET_GLOBALS, follow);
      channel.off(GLOBALS_UPDATED, follow);
    };
  }, []);

  const theme = isDark ? themes.dark : themes.light;
  return (
    <DocsContainer
      {...props}
      theme={{
        ...theme,
        fontBase: 'var(--font-text)',
        appContentBg: 'var(--surface)',
        appPreviewBg: 'var(--surface-page)',
      }}
    />
  );
}

function isPageDark(): boolean {
  return getComputedStyle(document.documentElement).colorScheme === 'dark';
}
