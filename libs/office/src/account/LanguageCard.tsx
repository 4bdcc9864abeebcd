import { actions } from '@callboard/api-client/actions';
import { currentLanguage, isLanguage, languages, setLanguage } from '@callboard/language';
import { RadioGroup } from '@callboard/ui-kit/inputs';
import { Card } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { accountMessages as words } from './accountMessages';

/** The language of the app and of the mails that the user gets. */
export function LanguageCard() {
  const alerts = useAlerts();
  const [store] = actions.setLanguage.useAction();

  async function select(language: string) {
    if (!isLanguage(language)) return;
    const outcome = await store({ language });
    if (!outcome.ok) return;
    await setLanguage(language).catch(() => undefined);
    if (currentLanguage() !== language) alerts.show({ kind: 'error', message: words.languageFailed });
  }

  return (
    <Card title={words.language}>
      <RadioGroup
        label={words.languageText}
        value={currentLanguage()}
        options={Object.entries(languages).map(([value, name]) => ({
          value,
          label: <span lang={value}>{name}</span>,
        }))}
        onValueChange={(language) => void select(language)}
      />
    </Card>
  );
}
