import { remembered, setLanguage } from '@callboard/language';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ShopFooter } from './ShopFooter';

afterEach(async () => {
  cleanup();
  localStorage.clear();
  await setLanguage('en');
});

it('[7.46] names the contact of the organiser and when buyers get their money back', () => {
  render(
    <ShopFooter
      contact={{ email: 'tickets@example.org', phone: '04 123 4567' }}
      refundPolicy="We refund until a week before."
      privacyUrl="https://example.org/privacy"
    />,
  );
  expect(screen.getByText('We refund until a week before.')).toBeDefined();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('tickets@example.org')).toBe('mailto:tickets@example.org');
  expect(hrefOf('04 123 4567')).toBe('tel:041234567');
  expect(hrefOf('Privacy')).toBe('https://example.org/privacy');
});

it('[7.46] has the usual policy where a tenant has none of its own, and no contact that it does not have', () => {
  render(<ShopFooter />);
  expect(screen.getByText(/cancelled or moved/)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

it('[7.46] changes the language for this visit and the next, and the focus stays', async () => {
  render(<ShopFooter />);
  fireEvent.click(screen.getByRole('button', { name: 'Te reo Māori' }));
  const english = await screen.findByRole('button', { name: 'English' });
  await waitFor(() => expect(document.activeElement).toBe(english));
  expect(document.documentElement.lang).toBe('mi');
  expect(remembered()).toBe('mi');
});
