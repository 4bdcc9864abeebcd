import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { defineTenant } from './config/defineTenant';
import type { TenantDeclaration } from './config/TenantConfig';
import { TenantProvider } from './TenantProvider';
import { useCollectionOf, useComponent, useFeature, useLabel, useTenant } from './useTenant';

afterEach(cleanup);

function within(declared: Partial<TenantDeclaration> = {}) {
  const tenant = defineTenant({
    code: 'rockquest',
    name: 'Rockquest',
    tagline: 'Louder',
    collections: {
      entries: 'rockquestEntries',
      participants: 'rockquestParticipants',
      collaborators: 'rockquestCollaborators',
    },
    labels: { entries: { one: 'Band', many: 'Bands' } },
    ...declared,
  });
  return {
    wrapper: ({ children }: { children: ReactNode }) => (
      <TenantProvider tenant={tenant}>{children}</TenantProvider>
    ),
  };
}

const Fallback = () => null;
const Own = () => null;

describe('useTenant', () => {
  it('speaks of concepts in the words of the tenant, and finds the collection of each', () => {
    expect(renderHook(() => useLabel('entries').many, within()).result.current).toBe('Bands');
    expect(renderHook(() => useCollectionOf('entries'), within()).result.current).toBe('rockquestEntries');
    expect(renderHook(() => useFeature('scheduling'), within()).result.current).toBe(true);
  });

  it('says what is missing where nobody provides a tenant', () => {
    expect(() => renderHook(() => useTenant())).toThrow('useTenant needs a TenantProvider above it');
  });
});

describe('useComponent', () => {
  it.each([
    ['the default where the tenant says nothing', undefined, Fallback],
    ['the replacement', Own, Own],
    ['nothing where the tenant removed it', null, null],
  ])('[1.3] gives %s', (_case, said, expected) => {
    const components = said === undefined ? {} : { LoginAside: said };
    const { result } = renderHook(() => useComponent('LoginAside', Fallback), within({ components }));
    expect(result.current).toBe(expected);
  });
});
