import { expect, it } from 'vitest';
import { matching } from './matching';
import type { PaletteItem } from '../palette/PaletteItem';

const item = (label: string, more: Partial<PaletteItem> = {}): PaletteItem => ({
  key: label,
  label,
  icon: 'search',
  ...more,
});
const items = [
  item('All events'),
  item('Events', { detail: 'Season' }),
  item('Ōtaki hall'),
  item('Colours: Dark', { words: 'theme mode' }),
];
const found = (query: string) => matching(items, query).map(({ label }) => label);

it.each([
  ['', ['All events', 'Events', 'Ōtaki hall', 'Colours: Dark']],
  ['ev', ['Events', 'All events']],
  ['EVENTS', ['Events', 'All events']],
  ['otaki', ['Ōtaki hall']],
  ['hall ota', ['Ōtaki hall']],
  ['season', ['Events']],
  ['dark theme', ['Colours: Dark']],
  ['vents', []],
  ['events nowhere', []],
])('finds by %j', (query, labels) => {
  expect(found(query)).toEqual(labels);
});
