import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testKit/globalSetup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Tests wait here for other processes, which take their time on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // The summary of a run names what passed at the second try only.
    retry: 1,
    // One more than a small machine has cores: many tests wait, for a job, a mail, a process that is killed.
    maxWorkers: 3,
    // Files share their modules: to load the server again for each takes a third of the whole time.
    isolate: false,
  },
});
