import { useState } from 'react';
import { deriveTheme, type ThemeColours } from '../../libs/ui-kit/src/theme/Tokens/deriveTheme';
import { SampleScreen } from '../../libs/ui-kit/src/theme/Tokens/testing/SampleScreen';
import { themeSheet } from '../../libs/ui-kit/src/theme/Tokens/themeSheet';
import { SegmentedControl } from '../../libs/ui-kit/src/inputs/SegmentedControl/SegmentedControl';
import { ContrastReport } from './ContrastReport';
import { Download } from './Download';
import styles from './ThemeMaker.module.css';
import { tokenSheets, tokensWith } from './tokenSource';

type Way = 'derived' | 'given';

const ways = [
  { value: 'derived', label: 'Made readable' },
  { value: 'given', label: 'As they are' },
] as const;

/** Two colours, what they make of the kit, whether it can be read, and the data that a tenant takes. */
export function ThemeMaker() {
  const [colours, setColours] = useState({ brand: '#0b6e4f', accent: '#b4531a' });
  const [way, setWay] = useState<Way>('derived');
  const [mode, setMode] = useState<'light' | 'dark'>('light');
  const sheet = way === 'derived' ? themeSheet(deriveTheme(colours)) : givenSheet(colours);
  return (
    <div className={`sb-unstyled ${styles.root}`}>
      <div className={styles.controls}>
        <Colour label="Brand" value={colours.brand} onChange={(brand) => setColours({ ...colours, brand })} />
        <Colour
          label="Accent"
          value={colours.accent}
          onChange={(accent) => setColours({ ...colours, accent })}
        />
        <SegmentedControl<Way>
          label="Use of the colours"
          segments={ways}
          value={way}
          onValueChange={setWay}
        />
        <SegmentedControl
          label="Mode of the sample"
          segments={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          value={mode}
          onValueChange={setMode}
        />
      </div>
      <style>
        {[...tokenSheets.map((text) => `@layer tokens { ${text} }`), sheet].map(inSample).join('\n')}
      </style>
      <div className={styles.sample} data-try data-theme={mode}>
        <SampleScreen />
      </div>
      <ContrastReport tokens={tokensWith(sheet)} />
      <h3>The data of the tenant</h3>
      <pre
        className={styles.code}
      >{`colours: { brand: '${colours.brand}', accent: '${colours.accent}' },`}</pre>
      <div className={styles.controls}>
        <Download name="theme.css" type="text/css" text={() => themeSheet(deriveTheme(colours))}>
          theme.css
        </Download>
      </div>
    </div>
  );
}

interface ColourProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Colour({ label, value, onChange }: ColourProps) {
  return (
    <label className={styles.colour}>
      <input type="color" value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      <span>
        {label} <code>{value}</code>
      </span>
    </label>
  );
}

/** The colours in both modes without any correction. */
function givenSheet({ brand, accent }: ThemeColours): string {
  return `:root { --brand: ${brand}; --accent: ${accent ?? brand}; --nav: ${brand}; }`;
}

/** A style sheet of a whole page, for the sample alone: the page around it has the theme of the toolbar. */
function inSample(sheet: string): string {
  return sheet.replaceAll(':root', '[data-try]').replaceAll('color-scheme: light dark;', '');
}
