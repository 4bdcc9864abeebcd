import { vi } from 'vitest';

// A tool reads the whole workspace: how long that takes depends on what else the machine does, and proves nothing about the tool.
vi.setConfig({ testTimeout: 0, hookTimeout: 0 });
