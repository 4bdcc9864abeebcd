import { describe, expect, it } from 'vitest';
import { readVariables } from './readVariables';
import { SettingsError } from './SettingsError';
import { canary, wrongSettings } from './testing/wrongSettings.data';
import { environmentSchema, otherVariables, variables } from './variables.data';

function refusal(given: NodeJS.ProcessEnv): string {
  try {
    readVariables(given);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return 'They are taken.';
}

describe('wrong settings', () => {
  it.each(wrongSettings)('%j are refused with a sentence of their own', (given, sentence) => {
    expect(refusal(given)).toBe(sentence);
    expect(sentence).not.toContain(canary);
  });

  it('are at least 60 in this table, each variable with a form of its own among them', () => {
    expect(wrongSettings.length).toBeGreaterThanOrEqual(60);
    const sentences = wrongSettings.map(([, sentence]) => sentence).join('\n');
    const anyTextIsRight = ['CALLBOARD_DATA', 'CALLBOARD_APPS'];
    const names = Object.keys(variables).filter((name) => !anyTextIsRight.includes(name));
    expect(names.filter((name) => !sentences.includes(name))).toEqual([]);
  });

  it('are all named together', () => {
    const wrong = { PORT: 'x', SMTP_URL: 'http://x', CALLBOARD_HOST: 'x', LOG_LEVEL: 'all' };
    const lines = refusal(wrong).split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      'CALLBOARD_HOST',
      'PORT',
      'SMTP_URL',
      'LOG_LEVEL',
    ]);
  });
});

describe('right settings', () => {
  const key = Buffer.alloc(32, 9);
  it.each([
    [{ CALLBOARD_SECRET_KEY: key.toString('base64') }],
    [{ CALLBOARD_SECRET_KEY: key.toString('base64url') }],
    [{ DATABASE_URL: 'postgres:///callboard?host=/var/run/postgresql' }],
    [{ DATABASE_URL: 'postgresql://owner:p%40ss@db/callboard?sslmode=require' }],
    [{ SMTP_URL: 'smtps://user:p%3Ass@mail.example.org' }],
    [{ MAIL_FROM: 'shows@example.org' }],
    [{ NATS_URL: 'tls://nats.example.org:4222' }],
    [{ HOST: '::' }],
    [{ HOST: 'localhost' }],
    [{ CALLBOARD_CORS_ORIGINS: 'https://app.example.org/, http://localhost:5173' }],
    [{ CALLBOARD_PROXY: '0' }],
    [{ CALLBOARD_SEED: '' }],
    [{ CALLBOARD_TIER: 'slow' }],
    [{ npm_package_name: '@callboard/workspace', CALL: '1' }],
    // Of a service of Kubernetes with the name callboard.
    [
      {
        CALLBOARD_SERVICE_HOST: '10.0.0.1',
        CALLBOARD_SERVICE_PORT_HTTP: '80',
        CALLBOARD_PORT: 'tcp://10.0.0.1:80',
        CALLBOARD_PORT_80_TCP_ADDR: '10.0.0.1',
      },
    ],
  ])('%j are taken', (given) => {
    expect(refusal(given)).toBe('They are taken.');
  });

  it.each(Object.entries(variables))('%s takes its own example', (name, { value, example }) => {
    // A value that is made by a command, or is anyone's own, has no example that could be used.
    if (/ |…/.test(example) && name !== 'MAIL_FROM') return;
    expect(environmentSchema.entries).toHaveProperty(name, value);
    expect(refusal({ [name]: example })).not.toContain('it has to be');
  });

  it('are declared once, and none is both a setting and a variable of builds or tests', () => {
    expect(Object.keys(variables).filter((name) => name in otherVariables)).toEqual([]);
  });
});
