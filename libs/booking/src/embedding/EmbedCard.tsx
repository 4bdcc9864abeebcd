import { queries } from '@callboard/api-client/actions';
import { CodeView, KeyValueList, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Field, RadioGroup, Select } from '@callboard/ui-kit/inputs';
import { Banner, Card, Stack } from '@callboard/ui-kit/layout';
import { useTenant } from '@callboard/tenant';
import { useState } from 'react';
import { ticketAddress, type FrameOptions, type TicketPage } from '../tickets/ticketAddress';
import { embedMessages as words } from './embedMessages';
import { embedSnippet } from './embedSnippet';
import styles from './embedding.module.css';

export interface EmbedCardProps {
  /** Its page is what buyers see first; absent on the page of an event. */
  performance?: string;
  event: string;
  /** Of what buyers see, for those who hear the page. */
  name: string;
}

type Shown = 'one' | 'ofEvent' | 'all';

/** The shop for another website: what it shows and how, and the code to paste there. */
export function EmbedCard(props: EmbedCardProps) {
  const { data, problem, isLoading, refetch } = queries.shopFrames.useQuery({});
  return (
    <Card title={words.title}>
      <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={6} />}>
        {({ sites }) => <Options {...props} sites={sites} />}
      </QueryView>
    </Card>
  );
}

const languages = ['en', 'mi'] as const;
const themes = ['system', 'light', 'dark'] as const;

function Options({ performance, event, name, sites }: EmbedCardProps & { sites: readonly string[] }) {
  const shownOptions: Shown[] = performance === undefined ? ['ofEvent', 'all'] : ['one', 'ofEvent', 'all'];
  const [shown, setShown] = useState<Shown>(performance === undefined ? 'ofEvent' : 'one');
  const [language, setLanguage] = useState<(typeof languages)[number]>('en');
  const [theme, setTheme] = useState<(typeof themes)[number]>('system');
  const tenant = useTenant();
  const options: FrameOptions = {
    ...(shown === 'ofEvent' && { event }),
    ...(language !== 'en' && { language }),
    ...(theme !== 'system' && { theme }),
  };
  const page: TicketPage =
    shown === 'one' && performance !== undefined
      ? { page: 'performance', performance, step: 'seats' }
      : { page: 'programme' };
  const address = `${location.origin}${ticketAddress(page, '/embed', options)}`;
  const title = `${words.tickets}: ${shown === 'all' ? tenant.name : name}`;
  const code = embedSnippet({ address, title });
  return (
    <Stack>
      <p>{words.about}</p>
      {sites.length === 0 ? (
        <Banner kind="warning" title={words.noSite}>
          {words.noSiteText}
        </Banner>
      ) : (
        <KeyValueList items={[{ label: words.sites, value: sites.join(', ') }]} />
      )}
      <RadioGroup
        label={words.what}
        value={shown}
        options={shownOptions.map((value) => ({ value, label: words[value] }))}
        onValueChange={(value) => setShown(shownOptions.find((each) => each === value) ?? shown)}
      />
      <div className={styles.options}>
        <Field label={words.language}>
          <Select
            placeholder={null}
            value={language}
            options={languages.map((value) => ({ value, label: words.languages[value] }))}
            onChange={({ currentTarget: { value } }) =>
              setLanguage(languages.find((each) => each === value) ?? language)
            }
          />
        </Field>
        <Field label={words.theme}>
          <Select
            placeholder={null}
            value={theme}
            options={themes.map((value) => ({ value, label: words.themes[value] }))}
            onChange={({ currentTarget: { value } }) =>
              setTheme(themes.find((each) => each === value) ?? theme)
            }
          />
        </Field>
      </div>
      <p>{words.codeHelp}</p>
      <CodeView label={words.code} code={code} isWrapped hasLineNumbers={false} />
      <p>
        <a href={address} target="_blank" rel="noopener">
          {words.preview}
        </a>
      </p>
    </Stack>
  );
}
