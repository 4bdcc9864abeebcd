import { declaredSettings, meaningOf, settingGroups } from '../declaredSettings';
import { otherVariables } from '../variables.data';

/** The tables of all settings for OPERATE.md: one for each group, and one of the variables that others read. */
export function settingsAsMarkdown(): string {
  const tables = settingGroups.map((group) => {
    const rows = declaredSettings
      .filter(([, variable]) => variable.group === group)
      .map(([name, variable]) => [
        `\`${name}\``,
        meaningOf(variable),
        variable.unset,
        variable.example.includes('`') ? variable.example : `\`${variable.example}\``,
      ]);
    return `### ${group}\n\n${table([['name', 'meaning', 'default', 'example'], ...rows])}`;
  });
  const others = Object.entries(otherVariables).map(([name, { about }]) => [`\`${name}\``, about]);
  return [...tables, `### Builds and tests\n\n${table([['name', 'meaning'], ...others])}`].join('\n\n');
}

/** As Prettier formats it. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map(line).join('\n');
}
