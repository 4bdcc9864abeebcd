import type { FormContent } from '@callboard/api-contract/forms';
import type { FieldControlProps } from '@callboard/forms';
import { TextInput } from '@callboard/ui-kit/inputs';
import { cleanup, render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { FormFill } from './FormFill';

afterEach(cleanup);

describe('a form of 300 fields', () => {
  it('draws one of them for a letter', async () => {
    const drawn: string[] = [];
    function Probe({ definition, value, onChange }: FieldControlProps) {
      drawn.push(definition.name);
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
    expect(new Set(drawn).size).toBe(299);
    const [input] = document.getElementsByName('field150');
    await user.click(input ?? document.body);
    drawn.length = 0;
    await user.keyboard('abc');
    // Once with the letter, and once more when the form knows it.
    expect(new Set(drawn)).toEqual(new Set(['field150']));
    expect(drawn.length).toBeLessThanOrEqual(6);
    const [asked] = document.getElementsByName('field100');
    await user.click(asked ?? document.body);
    drawn.length = 0;
    await user.keyboard('a');
    await waitFor(() => expect(new Set(drawn)).toEqual(new Set(['field100', 'field200'])));
  });
});
