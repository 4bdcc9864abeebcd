import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldDefinition, FormValues } from '../definition';
import { Form } from '../Form/Form';

afterEach(cleanup);

const timeZone = 'Pacific/Auckland';

function show(definition: FieldDefinition, initialValues: FormValues = {}) {
  const onSubmit = vi.fn<(values: FormValues) => Promise<undefined>>(async () => undefined);
  render(<Form definitions={[definition]} initialValues={initialValues} onSubmit={onSubmit} />);
  const user = userEvent.setup();
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, save, onSubmit, sent: () => onSubmit.mock.lastCall?.[0] };
}

function part(name: string): HTMLInputElement {
  return screen.getByRole('spinbutton', { name });
}

describe('a form', () => {
  it('[3.28] [5.19] submits a day as YYYY-MM-DD', async () => {
    const { user, save, sent } = show({ name: 'day', kind: 'date', label: 'First day' });
    await user.click(part('Day First day'));
    await user.keyboard('14052026');
    await save();
    expect(sent()).toEqual({ day: '2026-05-14' });
  });

  it('[5.19] keeps an incomplete day, shows an error, and does not submit it', async () => {
    const { user, save, onSubmit } = show(
      { name: 'day', kind: 'date', label: 'First day' },
      { day: '2026-05-14' },
    );
    await user.click(part('Year First day'));
    await user.keyboard('{Backspace}');
    await save();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(await screen.findAllByText(/This is not complete yet\./)).toHaveLength(2);
    expect([part('Day First day').value, part('Month First day').value]).toEqual(['14', '05']);
    await waitFor(() => expect(document.activeElement).toBe(part('Day First day')));
  });

  it('[5.9] does not submit a day after the last', async () => {
    const { user, save, onSubmit } = show({ name: 'day', kind: 'date', label: 'Day', maxDate: '2026-05-31' });
    await user.click(part('Day Day'));
    await user.keyboard('01062026');
    await save();
    expect(await screen.findAllByText(/This cannot be later than 31-May-2026/)).toHaveLength(2);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('[5.7] does not submit a time before the earliest', async () => {
    const { user, save, sent } = show({ name: 'doors', kind: 'time', label: 'Doors', minTime: '09:00' });
    await user.click(part('Hours Doors'));
    await user.keyboard('0859');
    await save();
    expect(await screen.findAllByText(/This cannot be earlier than 09:00/)).toHaveLength(2);
    expect(sent()).toBeUndefined();
    await user.click(part('Hours Doors'));
    await user.keyboard('0900');
    await save();
    expect(sent()).toEqual({ doors: '09:00' });
  });

  it('[3.28] [5.20] submits a duration in minutes, and 0 after it is cleared', async () => {
    const { user, save, sent } = show(
      { name: 'length', kind: 'duration', label: 'Length' },
      { length: 'PT1H30M' },
    );
    expect([part('Hours Length').value, part('Minutes Length').value]).toEqual(['01', '30']);
    await user.click(part('Minutes Length'));
    await user.keyboard('45');
    await save();
    expect(sent()).toEqual({ length: 105 });
    await user.click(part('Minutes Length'));
    await user.keyboard('{Backspace}{Backspace}{Backspace}');
    await save();
    expect(sent()).toEqual({ length: 0 });
    // The field is left.
    await user.click(document.body);
    expect(part('Hours Length').value).toBe('00');
  });

  it('[9.3] submits an instant with the offset of its zone, and shows the zone', async () => {
    const { user, save, sent } = show({ name: 'starts', kind: 'datetime', label: 'Starts', timeZone });
    await user.click(part('Day Starts'));
    await user.keyboard('140520261900');
    expect(screen.getByText('NZST')).toBeTruthy();
    expect(screen.getByText('Time zone: Pacific/Auckland')).toBeTruthy();
    await save();
    expect(sent()).toEqual({ starts: '2026-05-14T19:00:00+12:00' });
  });

  it('shows an error for a time that does not exist, and does not submit it', async () => {
    const { user, save, onSubmit, sent } = show({
      name: 'starts',
      kind: 'datetime',
      label: 'Starts',
      timeZone,
    });
    await user.click(part('Day Starts'));
    await user.keyboard('270920260230');
    await save();
    expect(
      await screen.findAllByText(/This time does not exist on that day: the clocks go forward\./),
    ).toHaveLength(2);
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(part('Hours Starts'));
    await user.keyboard('03');
    await save();
    expect(sent()).toEqual({ starts: '2026-09-27T03:30:00+13:00' });
  });

  it('asks which instant is meant by a time that occurs twice', async () => {
    const { user, save, onSubmit, sent } = show({
      name: 'starts',
      kind: 'datetime',
      label: 'Starts',
      timeZone,
    });
    await user.click(part('Day Starts'));
    await user.keyboard('050420260230');
    await save();
    expect(onSubmit).not.toHaveBeenCalled();
    const options = within(await screen.findByRole('radiogroup', { name: 'Which 02:30?' }));
    await user.click(options.getByRole('radio', { name: /^The second.*\(UTC\+12:00\)/ }));
    await save();
    expect(sent()).toEqual({ starts: '2026-04-05T02:30:00+12:00' });
    await user.click(options.getByRole('radio', { name: /^The first.*\(UTC\+13:00\)/ }));
    await save();
    expect(sent()).toEqual({ starts: '2026-04-05T02:30:00+13:00' });
  });

  it('shows which instant a stored time is', () => {
    show({ name: 'starts', kind: 'datetime', label: 'Starts', timeZone }, { starts: '2026-04-04T14:30:00Z' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^The second/ }).checked).toBe(true);
  });

  it('[9.5] submits a range of instants, and shows its duration', async () => {
    const { user, save, sent } = show({ name: 'hire', kind: 'daterange', label: 'Hire', timeZone });
    await user.click(part('Day Start'));
    await user.keyboard('260920261900');
    await user.click(part('Day End'));
    await user.keyboard('270920260900');
    // The clocks go forward that night.
    expect(screen.getByText('Duration: 13 hours')).toBeTruthy();
    await save();
    expect(sent()).toEqual({
      hire: { start: '2026-09-26T19:00:00+12:00', end: '2026-09-27T09:00:00+13:00' },
    });
  });
});

describe('[5.21] a date whose change requires a reason', () => {
  const definition: FieldDefinition = {
    name: 'starts',
    kind: 'datetime',
    label: 'Starts',
    timeZone,
    asksReason: true,
  };
  const initialValues = { starts: '2026-05-14T07:00:00Z' };
  const reason = () => screen.queryByRole('textbox', { name: /^Reason for the change/ });

  it('asks for none while it is unchanged, or was empty', async () => {
    const { user } = show(definition);
    await user.click(part('Day Starts'));
    await user.keyboard('140520261900');
    expect(reason()).toBeNull();
    cleanup();
    show(definition, initialValues);
    expect(reason()).toBeNull();
  });

  it('is not submitted without one', async () => {
    const { user, save, onSubmit, sent } = show(definition, initialValues);
    await user.click(part('Hours Starts'));
    await user.keyboard('20');
    await save();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(await screen.findAllByText(/Reason is required/)).toHaveLength(2);
    await user.type(screen.getByRole('textbox', { name: /^Reason for the change/ }), 'The hall is flooded');
    await save();
    expect(sent()).toEqual({
      starts: '2026-05-14T20:00:00+12:00',
      starts_reason: 'The hall is flooded',
    });
  });

  it('removes the reason when the date is changed back', async () => {
    const { user, save, sent } = show(definition, initialValues);
    await user.click(part('Hours Starts'));
    await user.keyboard('20');
    await user.type(screen.getByRole('textbox', { name: /^Reason for the change/ }), 'Mistake');
    await user.click(part('Hours Starts'));
    await user.keyboard('19');
    expect(reason()).toBeNull();
    await save();
    expect(Object.keys(sent() ?? {})).toEqual(['starts']);
  });
});
