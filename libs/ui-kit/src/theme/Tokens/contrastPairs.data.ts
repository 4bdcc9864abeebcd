/** Two tokens that are painted together and their minimum contrast (WCAG 2.2 AA). */
export interface ContrastPair {
  front: string;
  back: string;
  least: number;
  /** The only mode in which they are painted together. */
  mode?: 'light' | 'dark';
}

const text = 4.5;
const control = 3;
const grounds = ['--surface-page', '--surface', '--surface-raised', '--surface-sunken', '--surface-hover'];
const tones = ['primary', 'blue', 'red', 'green', 'purple', 'yellow', 'amber', 'gray'];

/** Every pair that components paint. */
export const contrastPairs: readonly ContrastPair[] = [
  ...grounds.flatMap((back) => [
    { front: '--text', back, least: text },
    { front: '--text-muted', back, least: text },
    { front: '--link', back, least: text },
    { front: '--border-control', back, least: control },
    { front: '--focus', back, least: control },
    { front: '--brand', back, least: control },
    { front: '--accent', back, least: control },
  ]),
  ...tones.map((tone) => ({ front: `--${tone}-text`, back: `--${tone}-soft`, least: text })),
  ...tones.map((tone) => ({ front: `--${tone}-solid`, back: '--surface', least: control })),
  ...grounds.flatMap((back) =>
    (back === '--surface' || back === '--surface-sunken' ? tones : ['red']).map((tone) => ({
      front: `--${tone}-text`,
      back,
      least: text,
    })),
  ),
  ...[1, 2, 3, 4, 5].map((heat) => ({ front: '--text', back: `--heat-${heat}`, least: text })),
  ...['blue', 'green', 'amber', 'red'].map((tone) => ({
    front: '--text',
    back: `--${tone}-soft`,
    least: text,
  })),
  { front: '--text', back: '--brand-soft', least: text },
  { front: '--text-muted', back: '--surface-active', least: text },
  { front: '--text', back: '--surface-active', least: text },
  { front: '--brand-contrast', back: '--brand', least: text },
  { front: '--button-danger-contrast', back: '--button-danger', least: text },
  { front: '--nav-contrast', back: '--nav', least: text },
  // The navigation is dark in both modes.
  { front: '--brand', back: '--nav', least: control, mode: 'dark' },
  ...['--surface-page', '--surface'].map((back) => ({ front: '--brand-text', back, least: text })),
  { front: '--alert-text', back: '--alert-surface', least: text },
  ...['info', 'success', 'warning', 'error'].map((kind) => ({
    front: `--alert-${kind}`,
    back: '--alert-surface',
    least: control,
  })),
];
