import { contrast } from '../../libs/ui-kit/src/theme/Tokens/contrast';
import { contrastPairs } from '../../libs/ui-kit/src/theme/Tokens/contrastPairs.data';
import { paintOf, type Mode, type TokenValues } from '../../libs/ui-kit/src/theme/Tokens/paintOf';
import { StatusBadge } from '../../libs/ui-kit/src/display/StatusBadge/StatusBadge';
import styles from './ThemeMaker.module.css';

const modes = ['light', 'dark'] as const;

/** The contrast of each pair of tokens that components paint, by WCAG 2.2 AA; the lowest first. */
export function ContrastReport({ tokens }: { tokens: TokenValues }) {
  const pairs = modes.flatMap((mode) => measure(tokens, mode)).sort((one, other) => one.share - other.share);
  const failed = pairs.filter(({ share }) => share < 1);
  return (
    <>
      <h3>Contrast</h3>
      <p role="status">
        <StatusBadge
          tone={failed.length > 0 ? 'red' : 'green'}
          label={`${pairs.length - failed.length} of ${pairs.length} pairs pass`}
        />
      </p>
      <div className={styles.scroll} role="region" aria-label="Contrast of each pair" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Pair</th>
              <th scope="col">Mode</th>
              <th scope="col">Contrast</th>
              <th scope="col">Needs</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ front, back, mode, ratio, least, share }) => (
              <tr key={`${front} ${back} ${mode}`}>
                <th scope="row">
                  {front.slice(2)} on {back.slice(2)}
                </th>
                <td>{mode}</td>
                <td>{ratio.toFixed(2)}</td>
                <td>{least === 3 ? '3 (controls)' : `${least} (text)`}</td>
                <td>
                  <StatusBadge tone={share < 1 ? 'red' : 'green'} label={share < 1 ? 'Fails' : 'Passes'} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function measure(tokens: TokenValues, mode: Mode) {
  return contrastPairs
    .filter((pair) => pair.mode === undefined || pair.mode === mode)
    .map((pair) => {
      const ratio = contrast(paintOf(pair.front, tokens, mode), paintOf(pair.back, tokens, mode));
      return { ...pair, mode, ratio, share: ratio / pair.least };
    });
}
