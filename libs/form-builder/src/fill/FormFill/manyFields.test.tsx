import type { FormContent } from '@callboard/api-contract/forms';
import type { FieldControlProps } from '@callboard/forms';
import { TextInput } from '@callboard/ui-kit/inputs';
import { cleanup, render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { FormFill } from './FormFill';

afterEach(cleanup);

describe('a form of 300 fields', () => {
  it('renders only one of them for a typed letter', async () => {
    const rendered: string[] = [];
    function Probe({ definition, value, onChange }: FieldControlProps) {
      rendered.push(definition.name);
      return (
        <TextInput
          name={definition.name}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    }
    const fields = Array.from({ length: 300 }, (_, index) => ({
      id: `field${index}`,
      kind: 'text' as const,
      label: `Field ${index}`,
      ...(index === 200 && { shownIf: [{ field: 'field100', is: 'answered' as const }] }),
    }));
    const content: FormContent = {
      pages: [{ id: 'all', title: 'All', sections: [{ id: 'every', fields }] }],
    };
    const user = userEvent.setup();
    render(<FormFill content={content} answers={{}} fieldComponents={{ text: Probe }} />);
    expect(new Set(rendered).size).toBe(299);
    const [input] = document.getElementsByName('field150');
    await user.click(input ?? document.body);
    rendered.length = 0;
    await user.keyboard('abc');
    // Once for the letter, and once more when the form has its value.
    expect(new Set(rendered)).toEqual(new Set(['field150']));
    expect(rendered.length).toBeLessThanOrEqual(6);
    const [trigger] = document.getElementsByName('field100');
    await user.click(trigger ?? document.body);
    rendered.length = 0;
    await user.keyboard('a');
    await waitFor(() => expect(new Set(rendered)).toEqual(new Set(['field100', 'field200'])));
  });
});
