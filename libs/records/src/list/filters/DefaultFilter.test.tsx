import { registry } from '@callboard/api-contract/collections';
import { defineTenant, TenantProvider } from '@callboard/tenant';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DefaultFilter } from './DefaultFilter';

afterEach(cleanup);

function optionsAt(code: 'showquest' | 'basketball') {
  const tenant = defineTenant({ code, name: code, tagline: code });
  const { kind } = registry.stages.fields;
  render(
    <TenantProvider tenant={tenant}>
      <DefaultFilter name="kind" label="Kind" field={kind} filters={[]} onChange={() => undefined} />
    </TenantProvider>,
  );
  return screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
}

it('[3.31] offers the options of the tenant, and not those of another', () => {
  expect(optionsAt('showquest')).toEqual(['Heat', 'Final', 'Video submission', 'Second chance']);
  cleanup();
  expect(optionsAt('basketball')).toEqual(['League', 'Pools', 'Knock-out', 'Swiss draw']);
});
