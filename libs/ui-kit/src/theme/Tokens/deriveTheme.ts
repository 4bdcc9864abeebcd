import { contrastOf, toHex, toTone, withContrast, type Tone } from './tone';

/** The colours that a tenant provides. */
export interface ThemeColours {
  /** The organisation's brand colour. */
  brand: string;
  /** A second colour; by default derived from the opposite hue. */
  accent?: string | undefined;
}

/** A colour for each mode. */
export interface ModePair {
  light: string;
  dark: string;
}

/** The colour tokens of a tenant's theme. */
export type Theme = Readonly<Record<`--${string}`, ModePair>>;

const text = 4.5;
const control = 3;
const [darker, lighter] = [-0.01, 0.01] as const;

/**
 * Derives the colours of a tenant's theme from its brand colour. Backgrounds, lines and quiet text are tinted with its
 * hue; every tone is made lighter or darker until text has a contrast of at least 4.5, and controls 3, on every
 * background on which it is used, in both modes.
 */
export function deriveTheme({ brand, accent }: ThemeColours): Theme {
  const own = toTone(brand);
  const second = accent === undefined ? opposite(own) : toTone(accent);
  const light = deriveMode(own, second, lightPlan);
  const dark = deriveMode(own, second, darkPlan);
  const names = Object.keys(light) as (keyof typeof light)[];
  return Object.fromEntries(names.map((name) => [name, { light: light[name], dark: dark[name] }]));
}

/** The lightness and the maximum chroma of a mode's backgrounds. */
interface ModePlan {
  grounds: Readonly<Record<string, readonly [lightness: number, chroma: number]>>;
  /** Brand and accent before the contrast is corrected. */
  begin: (tone: Tone) => Tone;
  /** The direction that increases the contrast with the backgrounds. */
  step: 0.01 | -0.01;
  mutedText: readonly [lightness: number, chroma: number];
}

const lightPlan: ModePlan = {
  grounds: {
    '--surface-page': [0.972, 0.008],
    '--surface': [1, 0],
    '--surface-raised': [1, 0],
    '--surface-sunken': [0.972, 0.008],
    '--surface-hover': [0.968, 0.01],
    '--surface-active': [0.932, 0.018],
    '--border': [0.89, 0.018],
    '--border-subtle': [0.932, 0.012],
    '--brand-soft': [0.945, 0.035],
    '--nav': [0.24, 0.075],
  },
  // Nearly black would be too dark for text on the tints that are mixed from it.
  begin: (tone) => ({ ...tone, lightness: Math.max(tone.lightness, 0.2) }),
  step: darker,
  mutedText: [0.47, 0.025],
};

const darkPlan: ModePlan = {
  grounds: {
    '--surface-page': [0.16, 0.02],
    '--surface': [0.2, 0.024],
    '--surface-raised': [0.24, 0.03],
    '--surface-sunken': [0.16, 0.02],
    '--surface-hover': [0.255, 0.032],
    '--surface-active': [0.31, 0.038],
    '--border': [0.36, 0.038],
    '--border-subtle': [0.285, 0.032],
    '--brand-soft': [0.29, 0.055],
    '--nav': [0.19, 0.06],
  },
  begin: (tone) => ({
    ...tone,
    lightness: Math.max(tone.lightness, 0.78),
    chroma: Math.min(tone.chroma, 0.19),
  }),
  step: lighter,
  mutedText: [0.74, 0.03],
};

function deriveMode(own: Tone, second: Tone, plan: ModePlan) {
  const ground = (name: string) => {
    const [lightness, most] = plan.grounds[name] ?? [0, 0];
    return toHex({ lightness, chroma: Math.min(own.chroma * 0.6, most), hue: own.hue });
  };
  const [page, surface, raised, hover, active] = [
    ground('--surface-page'),
    ground('--surface'),
    ground('--surface-raised'),
    ground('--surface-hover'),
    ground('--surface-active'),
  ];
  const [soft, nav] = [ground('--brand-soft'), ground('--nav')];
  const grounds = [page, surface, raised, hover];
  const { brand, contrast } = deriveButton(
    withContrast(plan.begin(own), grounds, control, plan.step),
    plan.step,
  );
  const [mutedLightness, mutedChroma] = plan.mutedText;
  const muted: Tone = {
    lightness: mutedLightness,
    chroma: Math.min(own.chroma * 0.6, mutedChroma),
    hue: own.hue,
  };
  return {
    '--brand': toHex(brand),
    '--brand-contrast': contrast,
    '--brand-soft': soft,
    '--brand-text': toHex(withContrast(brand, [...grounds, soft], text, plan.step)),
    '--accent': toHex(withContrast(plan.begin(second), grounds, control, plan.step)),
    '--nav': nav,
    '--surface-page': page,
    '--surface': surface,
    '--surface-raised': raised,
    '--surface-sunken': page,
    '--surface-hover': hover,
    '--surface-active': active,
    '--border': ground('--border'),
    '--border-subtle': ground('--border-subtle'),
    '--text-muted': toHex(withContrast(muted, [...grounds, active], text, plan.step)),
  };
}

/**
 * The colour of main buttons and the text on it. White text where the colour is dark enough, or nearly so and can be
 * darkened; else text in the darkest tone of the same hue.
 */
function deriveButton(brand: Tone, step: 0.01 | -0.01): { brand: Tone; contrast: string } {
  const white = '#ffffff';
  const ink = toHex({ lightness: 0.2, chroma: Math.min(brand.chroma, 0.06), hue: brand.hue });
  if (step === darker && contrastOf(white, toHex(brand)) >= control + 0.2)
    return { brand: withContrast(brand, [white], text, darker), contrast: white };
  return { brand: withContrast(brand, [ink], text, lighter), contrast: ink };
}

function opposite({ lightness, chroma, hue }: Tone): Tone {
  return { lightness: Math.min(lightness, 0.6), chroma: Math.max(chroma, 0.1), hue: (hue + 160) % 360 };
}
