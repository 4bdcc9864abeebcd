import { readTokens } from '../../libs/ui-kit/src/theme/Tokens/readTokens';

const cell = {
  padding: 'var(--space-1) var(--space-3)',
  textAlign: 'start',
  verticalAlign: 'middle',
} as const;

/** The tokens of one style sheet; colours are shown in both modes. */
export function TokenTable({ sheet }: { sheet: string }) {
  return (
    <table style={{ borderCollapse: 'collapse', inlineSize: '100%' }}>
      <thead>
        <tr>
          <th style={cell}>Token</th>
          <th style={cell}>Light</th>
          <th style={cell}>Dark</th>
          <th style={cell}>Value</th>
        </tr>
      </thead>
      <tbody>
        {readTokens(sheet).map(({ name, value }) => (
          <tr key={name}>
            <td style={cell}>
              <code>{name}</code>
            </td>
            <td style={cell}>{isColour(name) && <Swatch name={name} mode="light" />}</td>
            <td style={cell}>{isColour(name) && <Swatch name={name} mode="dark" />}</td>
            <td style={cell}>
              <code>{value}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Swatch({ name, mode }: { name: string; mode: 'light' | 'dark' }) {
  return (
    <span data-theme={mode} style={{ display: 'inline-block', padding: 'var(--space-1)' }}>
      <span
        style={{
          display: 'block',
          inlineSize: 'var(--space-6)',
          blockSize: 'var(--space-5)',
          background: `var(${name})`,
          border: 'var(--line-thin) solid var(--border)',
          borderRadius: 'var(--radius-control)',
        }}
      />
    </span>
  );
}

function isColour(name: string): boolean {
  return CSS.supports('color', getComputedStyle(document.documentElement).getPropertyValue(name).trim());
}
