import { configureApi, readQuery } from '@callboard/api-client';
import { isTenantCode, type Domain, type TenantCode } from '@callboard/api-contract';
import { keptStorage } from '@callboard/auth';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { useEffect, useState, type ChangeEvent } from 'react';
import { useTenant } from '@callboard/tenant';
import { allowedApis, chosenApi, chosenDomain, originOfApi, type ApiChoice } from '../startup/choices';
import { publicMessages as words } from './publicMessages';
import { useAppArguments } from '../startup/argumentsSlice';

export interface LoginChoicesProps {
  hasDomains: boolean;
  apis: readonly ApiChoice[];
}

/** The selectors of clause 2.2, where they are configured: another domain, or another API than the build's own. */
export function LoginChoices({ hasDomains, apis }: LoginChoicesProps) {
  const choices = allowedApis(apis);
  return (
    <>
      {hasDomains && <DomainChoice />}
      {choices.length > 0 && <ApiChoiceField choices={choices} />}
    </>
  );
}

/** A domain whose tenant this app knows. */
type KnownDomain = Domain & { code: TenantCode };

function isKnown(domain: Domain): domain is KnownDomain {
  return isTenantCode(domain.code);
}

function DomainChoice() {
  const { code, name } = useTenant();
  const [domains, setDomains] = useState<readonly KnownDomain[]>([]);
  const [chosen, setChosen] = useState(() => chosenDomain(code));

  // Asks the server, outside React, which domains there are.
  useEffect(() => {
    let isGone = false;
    void readQuery('domains', {}, { isQuiet: true }).then((outcome) => {
      if (!isGone && outcome.ok) setDomains(outcome.data.filter(isKnown));
    });
    return () => {
      isGone = true;
    };
  }, []);

  function choose({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) {
    const domain = domains.find((candidate) => candidate.code === value);
    if (!domain) return;
    setChosen(domain.code);
    keptStorage().write('domain', domain.code);
    const address = addressOf(domain);
    // A domain with an address of its own has an app of its own there, in its own colours.
    if (address) location.assign(`${address}/login${location.search}`);
    else configureApi({ domain: domain.code });
  }

  const known = domains.length > 0 ? domains : [{ code, name }];
  return (
    <Field label={words.domain}>
      <Select
        value={chosen}
        placeholder={null}
        options={known.map((domain) => ({ value: domain.code, label: domain.name }))}
        onChange={choose}
      />
    </Field>
  );
}

function ApiChoiceField({ choices }: { choices: readonly ApiChoice[] }) {
  const { ask } = useAppArguments();
  const [chosen, setChosen] = useState(chosenApi);

  function choose({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) {
    if (value === '') keptStorage().remove('api');
    else keptStorage().write('api', value);
    setChosen(value);
    configureApi({ origin: originOfApi() });
    // Another API may say other things of itself.
    ask();
  }

  return (
    <Field label={words.api}>
      <Select
        value={chosen}
        placeholder={words.ownApi}
        options={choices.map(({ name, url }) => ({ value: url, label: name }))}
        onChange={choose}
      />
    </Field>
  );
}

/** Where a domain's app is, when that is elsewhere. */
function addressOf({ url }: Domain): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { origin, protocol } = new URL(url);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && origin !== location.origin ? origin : null;
}
