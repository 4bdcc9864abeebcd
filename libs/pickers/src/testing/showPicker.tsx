import type { CollectionName, Role } from '@callboard/api-contract';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { onTestFinished, vi } from 'vitest';
import { RecordPicker, type RecordPickerProps } from '../RecordPicker/RecordPicker';
import { RecordsPicker, type RecordsPickerProps } from '../RecordPicker/RecordsPicker';
import type { Selected } from '../RecordPicker/settings';
import { createPickerApi, type PickerRecord } from './createPickerApi';
import { PickerStage } from './PickerStage';

export interface ShowOptions {
  collection?: CollectionName;
  records?: readonly PickerRecord[];
  roles?: readonly Role[];
  user?: Readonly<Record<string, unknown>>;
  props?: Partial<RecordPickerProps>;
  /** A picker with options of its own, instead of that of the collection. */
  Picker?: ComponentType<Omit<RecordPickerProps, 'collection'>> | undefined;
}

function prepare({ collection = 'regions', records = [] }: ShowOptions) {
  const api = createPickerApi(collection, records);
  vi.stubGlobal('fetch', api.fetch);
  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
    localStorage.clear();
  });
  return { api, onChange: vi.fn(), user: userEvent.setup() };
}

/** Renders a picker of one record, in a field with the label Choice, with an in-memory API. */
export function showPicker(options: ShowOptions = {}) {
  const { collection = 'regions', roles, user, props, Picker } = options;
  const prepared = prepare(options);
  function Stage() {
    const [value, setValue] = useState<RecordPickerProps['value']>(props?.value ?? null);
    const shared: Omit<RecordPickerProps, 'collection'> = {
      ...props,
      value,
      onChange(record) {
        prepared.onChange(record);
        setValue(record);
      },
    };
    return Picker ? <Picker {...shared} /> : <RecordPicker collection={collection} {...shared} />;
  }
  render(
    <PickerStage roles={roles} user={user}>
      <Stage />
    </PickerStage>,
  );
  return { ...prepared, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Choice' }) };
}

/** Like `showPicker`, for several records. */
export function showRecordsPicker(options: ShowOptions & { value?: RecordsPickerProps['value'] } = {}) {
  const { collection = 'regions', value: given = [], roles } = options;
  const prepared = prepare(options);
  function Stage() {
    const [value, setValue] = useState<readonly Selected[]>(given);
    return (
      <RecordsPicker
        collection={collection}
        value={value}
        onChange={(records) => {
          prepared.onChange(records);
          setValue(records);
        }}
      />
    );
  }
  render(
    <PickerStage roles={roles}>
      <Stage />
    </PickerStage>,
  );
  return { ...prepared, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Choice' }) };
}

/** The texts of the options in order, without their avatars. */
export function optionNames(): string[] {
  return screen.getAllByRole('option').map((option) => nameOf(option));
}

export function nameOf(option: Element | null): string {
  const parts = [...(option?.children ?? [])].filter(
    (part) => part.ariaHidden !== 'true' && !part.hasAttribute('aria-hidden'),
  );
  return parts.map(({ textContent }) => textContent).join('');
}
