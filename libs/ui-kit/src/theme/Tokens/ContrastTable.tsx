import { contrast, type Paint } from './contrast';
import { contrastPairs, type ContrastPair } from './contrastPairs.data';

/** A pair of colours as it is painted. */
export interface MeasuredPair extends ContrastPair {
  ratio: number;
}

/** Measures every pair of tokens on a mounted element, as the browser paints it. */
export function measureContrast(element: HTMLElement): MeasuredPair[] {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('This browser has no canvas to measure colours.');
  const probe = element.appendChild(document.createElement('span'));

  function paintOf(token: string): Paint {
    probe.style.color = `var(${token})`;
    pen?.clearRect(0, 0, 1, 1);
    if (pen) pen.fillStyle = getComputedStyle(probe).color;
    pen?.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
    return { red, green, blue };
  }

  const mode = getComputedStyle(element).colorScheme === 'dark' ? 'dark' : 'light';
  const met = contrastPairs.filter((pair) => pair.mode === undefined || pair.mode === mode);
  const measured = met.map((pair) => ({
    ...pair,
    ratio: contrast(paintOf(pair.front), paintOf(pair.back)),
  }));
  probe.remove();
  return measured;
}

/** The pairs of tokens side by side. */
export function ContrastTable() {
  return (
    <ul
      role="list"
      style={{ display: 'grid', gap: 'var(--space-1)', gridTemplateColumns: 'repeat(auto-fill, 18rem)' }}
    >
      {contrastPairs.map(({ front, back, least }) => (
        <li
          key={`${front} ${back}`}
          style={{
            background: `var(${back})`,
            color: `var(${front})`,
            padding: 'var(--space-2) var(--space-3)',
          }}
        >
          {least < 4.5 ? <span aria-hidden>●</span> : `${front.slice(2)} on ${back.slice(2)}`}
        </li>
      ))}
    </ul>
  );
}
