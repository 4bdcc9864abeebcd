import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Slider } from './Slider';

afterEach(cleanup);

it("returns the number at the thumb's position", () => {
  const onValueChange = vi.fn();
  render(<Slider label="Stage craft" value={5} max={10} step={0.5} onValueChange={onValueChange} />);
  fireEvent.change(screen.getByRole('slider', { name: 'Stage craft' }), { target: { value: '7.5' } });
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(7.5);
});
