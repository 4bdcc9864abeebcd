import { WidgetToolsContext, type WidgetTools } from '@callboard/dashboards';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen } from '@testing-library/react';
import { use, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { WidgetToolsProvider } from './WidgetToolsProvider';

afterEach(cleanup);

it('[7.36] gives widgets the same tools while nothing of them changes', async () => {
  const given = new Set<WidgetTools | null>();
  function Widget() {
    given.add(use(WidgetToolsContext));
    return 'A widget';
  }
  function Screen() {
    const [count, setCount] = useState(0);
    return (
      <WidgetToolsProvider>
        <button onClick={() => setCount(count + 1)}>Rendered {count}</button>
        <Widget />
      </WidgetToolsProvider>
    );
  }
  const { user } = renderScreen(<Screen />);
  for (const count of [0, 1, 2]) {
    await user.click(await screen.findByRole('button', { name: `Rendered ${count}` }));
  }
  expect(await screen.findByText('A widget', { exact: false })).toBeDefined();
  expect(given.size).toBe(1);
});
