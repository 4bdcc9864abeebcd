import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../vitest/chromium.mjs';

const executablePath = await findChromium({ isWhole: true });

/** The system's Chromium without a window. */
export function openChromium(): Promise<Browser> {
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags });
}
