import { declaredSettings, meaningOf, settingGroups } from './declaredSettings';

/** All settings for a terminal, group by group. */
export function settingsAsText(): string {
  const width = Math.max(...declaredSettings.map(([name]) => name.length));
  return settingGroups
    .map((group) => {
      const lines = declaredSettings
        .filter(([, variable]) => variable.group === group)
        .map(([name, variable]) => {
          const facts = `default: ${variable.unset}; such as ${variable.example}`;
          return `  ${name.padEnd(width)}  ${meaningOf(variable)} (${facts})`.replaceAll('`', '');
        });
      return `${group}:\n${lines.join('\n')}`;
    })
    .join('\n\n');
}
