import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { english } from './catalogue';

/**
 * Registers compiled English texts with placeholders. The build generates the calls, so that apps do not include the compiler.
 *
 * @example
 * registerMessages({ 'Hello {name}': ['Hello ', ['name']] });
 */
export function registerMessages(compiled: Record<string, CompiledMessage>): void {
  english.load('en', compiled);
}
