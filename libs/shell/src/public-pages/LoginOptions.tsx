'use no memo'; // Texts are read again when the language changes, and what was typed stays.

import { configureApi, readQuery } from '@callboard/api-client';
import { isTenantCode, type TenantCode } from '@callboard/api-contract';
import type { Domain } from '@callboard/api-contract/accounts';
import { valueStorage } from '@callboard/auth';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { useEffect, useState, type ChangeEvent } from 'react';
import { useTenant } from '@callboard/tenant';
import { allowedApis, selectedApi, selectedDomain, originOfApi, type ApiOption } from '../startup/choices';
import { publicMessages as words } from './publicMessages';
import { useAppArguments } from '../startup/argumentsSlice';

export interface LoginOptionsProps {
  hasDomains: boolean;
  apis: readonly ApiOption[];
}

/** The selectors of the domain and the API, where they are configured (clause 2.2). */
export function LoginOptions({ hasDomains, apis }: LoginOptionsProps) {
  const options = allowedApis(apis);
  return (
    <>
      {hasDomains && <DomainSelect />}
      {options.length > 0 && <ApiSelectField options={options} />}
    </>
  );
}

/** A domain with a tenant that this app supports. */
type KnownDomain = Domain & { code: TenantCode };

function isKnown(domain: Domain): domain is KnownDomain {
  return isTenantCode(domain.code);
}

function DomainSelect() {
  const { code, name } = useTenant();
  const [domains, setDomains] = useState<readonly KnownDomain[]>([]);
  const [selected, setSelected] = useState(() => selectedDomain(code));

  // Loads the domains from the server.
  useEffect(() => {
    let isUnmounted = false;
    void readQuery('domains', {}, { isQuiet: true }).then((outcome) => {
      if (!isUnmounted && outcome.ok) setDomains(outcome.data.filter(isKnown));
    });
    return () => {
      isUnmounted = true;
    };
  }, []);

  function select({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) {
    const domain = domains.find((candidate) => candidate.code === value);
    if (!domain) return;
    setSelected(domain.code);
    valueStorage().write('domain', domain.code);
    const origin = originOf(domain);
    // A domain with its own URL has its own app there.
    if (origin) location.assign(`${origin}/login${location.search}`);
    else configureApi({ domain: domain.code });
  }

  const known = domains.length > 0 ? domains : [{ code, name }];
  return (
    <Field label={words.domain}>
      <Select
        value={selected}
        placeholder={null}
        options={known.map((domain) => ({ value: domain.code, label: domain.name }))}
        onChange={select}
      />
    </Field>
  );
}

function ApiSelectField({ options }: { options: readonly ApiOption[] }) {
  const { ask } = useAppArguments();
  const [selected, setSelected] = useState(selectedApi);

  function select({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) {
    if (value === '') valueStorage().remove('api');
    else valueStorage().write('api', value);
    setSelected(value);
    configureApi({ origin: originOfApi() });
    // Another API can have other app arguments.
    ask();
  }

  return (
    <Field label={words.api}>
      <Select
        value={selected}
        placeholder={words.ownApi}
        options={options.map(({ name, url }) => ({ value: url, label: name }))}
        onChange={select}
      />
    </Field>
  );
}

/** The origin of a domain's app, or null when it is this one. */
function originOf({ url }: Domain): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { origin, protocol } = new URL(url);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && origin !== location.origin ? origin : null;
}
