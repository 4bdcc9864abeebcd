import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { measureContrast } from './ContrastTable';
import { deriveTheme } from './deriveTheme';
import { SampleScreen } from './testing/SampleScreen';
import { themeSheet } from './themeSheet';

/** The sample screen in a theme derived from any colour: what `nx g theme` would write. */
function DerivedScreen({ brand, accent }: { brand: string; accent?: string | undefined }) {
  return (
    <>
      <style>{themeSheet(deriveTheme({ brand, accent: accent || undefined }))}</style>
      <SampleScreen />
    </>
  );
}

const meta = {
  title: 'Tokens/Try a colour',
  component: DerivedScreen,
  args: { brand: '#0b6e4f' },
  argTypes: { brand: { control: 'color' }, accent: { control: 'color' } },
  parameters: { layout: 'fullscreen' },
  globals: { tenant: '' },
  play: async ({ canvasElement }) => {
    const poor = measureContrast(canvasElement).filter(({ ratio, least }) => ratio < least);
    await expect(poor.map(({ front, back }) => `${front} on ${back}`)).toEqual([]);
  },
} satisfies Meta<typeof DerivedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { tenant: '', mode: 'dark' } };

export const Yellow: Story = { args: { brand: '#ffd400' } };

export const YellowDark: Story = { ...Dark, args: { brand: '#ffd400' } };

export const NearlyBlack: Story = { args: { brand: '#101418', accent: '#ff5a36' } };
