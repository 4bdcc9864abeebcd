import { toDesignTokens, toTokenSheet } from '../../libs/ui-kit/src/theme/Tokens/designTokens';
import { Download } from './Download';
import { tokensWith } from './tokenSource';

/** The tokens as files: for design tools, and for a page that is not built with the kit. */
export function TokenFiles() {
  const tokens = tokensWith();
  return (
    <p className="sb-unstyled" style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' }}>
      <Download
        name="callboard.tokens.json"
        type="application/json"
        text={() => `${JSON.stringify(toDesignTokens(tokens), null, 2)}\n`}
      >
        Design tokens, JSON
      </Download>
      <Download name="callboard.tokens.css" type="text/css" text={() => toTokenSheet(tokens)}>
        Style sheet, CSS
      </Download>
    </p>
  );
}
