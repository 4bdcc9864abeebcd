import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from './workspaceRoot.js';

/** @param {string} code @param {string} path */
async function rulesBrokenBy(code, path) {
  const { results } = await stylelint.lint({
    code,
    codeFilename: `${workspaceRoot}${path}`,
    cwd: workspaceRoot,
  });
  return results.flatMap((result) => result.warnings.map((warning) => warning.rule));
}

const component = 'libs/records/src/list/List.module.css';

describe('a component’s stylesheet', () => {
  it('takes its values from tokens', async () => {
    const code =
      '.root {\n  color: var(--text);\n  padding: 0 var(--space-3);\n  border: 1px solid var(--line);\n}\n';
    expect(await rulesBrokenBy(code, component)).toEqual([]);
  });

  it.each([
    ['a literal colour', 'color: #ffffff', 'color-no-hex'],
    ['a named colour', 'color: tomato', 'color-named'],
    ['a colour function', 'color: rgb(1 2 3)', 'function-disallowed-list'],
    ['a literal size', 'padding: 4px', 'declaration-property-value-disallowed-list'],
    ['a literal z-index', 'z-index: 3', 'declaration-property-value-disallowed-list'],
    ['!important', 'display: none !important', 'declaration-no-important'],
    ['a physical side', 'margin-left: 0', 'property-disallowed-list'],
  ])('refuses %s', async (_what, declaration, rule) => {
    expect(await rulesBrokenBy(`.root {\n  ${declaration};\n}\n`, component)).toContain(rule);
  });
});

describe('the tokens of a tenant', () => {
  it('can be literal', async () => {
    const code = ':root {\n  --accent: #0a7d5a;\n  --radius: 4px;\n}\n';
    expect(await rulesBrokenBy(code, 'apps/showquest/src/theme.css')).toEqual([]);
  });
});
