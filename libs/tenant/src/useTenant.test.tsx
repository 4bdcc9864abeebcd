import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { defineTenant } from './config/defineTenant';
import type { TenantDeclaration } from './config/TenantConfig';
import { TenantProvider } from './TenantProvider';
import { useComponent, useFeature, useLabel, useTenant } from './useTenant';

afterEach(cleanup);

function provide(declared: Partial<TenantDeclaration> = {}) {
  const tenant = defineTenant({
    code: 'rockquest',
    name: 'Rockquest',
    tagline: 'Louder',
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
  it('returns the label of a concept, and whether a feature is on', () => {
    expect(renderHook(() => useLabel('entries').many, provide()).result.current).toBe('Bands');
    expect(renderHook(() => useFeature('scheduling'), provide()).result.current).toBe(true);
  });

  it('throws without a TenantProvider', () => {
    expect(() => renderHook(() => useTenant())).toThrow('useTenant needs a TenantProvider above it');
  });
});

describe('useComponent', () => {
  it.each([
    ['the default when the tenant has no override', undefined, Fallback],
    ['the replacement', Own, Own],
    ['null when the tenant removed it', null, null],
  ])('[1.3] returns %s', (_case, override, expected) => {
    const components = override === undefined ? {} : { LoginAside: override };
    const { result } = renderHook(() => useComponent('LoginAside', Fallback), provide({ components }));
    expect(result.current).toBe(expected);
  });
});
