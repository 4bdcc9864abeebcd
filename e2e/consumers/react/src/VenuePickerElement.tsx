import { createPicker } from '@callboard/pickers';
import { CallboardProvider } from '@callboard/provider';
import { createRoot, type Root } from 'react-dom/client';

const tenant = { code: 'showquest', name: 'Showquest', tagline: 'Schools on stage' } as const;
const VenuePicker = createPicker('venues', { valueAs: 'hashcode' });

/** `<venue-picker>`, for pages without React. It dispatches `change`, and has the hashcode as its value. */
export class VenuePickerElement extends HTMLElement {
  #root: Root | undefined;
  #value: string | null = null;

  get value(): string | null {
    return this.#value;
  }

  connectedCallback(): void {
    this.#root = createRoot(this);
    this.#render();
  }

  disconnectedCallback(): void {
    this.#root?.unmount();
  }

  #select(value: string | null): void {
    this.#value = value;
    this.dispatchEvent(new Event('change'));
    this.#render();
  }

  #render(): void {
    this.#root?.render(
      <CallboardProvider api={{ origin: '' }} tenant={tenant} token={this.getAttribute('token')}>
        <VenuePicker label="Venue" value={this.#value} onChange={(value) => this.#select(value)} />
      </CallboardProvider>,
    );
  }
}
