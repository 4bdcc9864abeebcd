import type { FastifyInstance } from 'fastify';
import { formDefinitionsOverride } from '../forms/formDefinitions.overrides';
import { formInstancesOverride } from '../forms/formInstances.overrides';
import type { ActionTools } from '../sessions/actions/userAction';
import { mailActivation } from '../sessions/activations/mailActivation';
import { userActivationsOverride } from '../sessions/activations/userActivations.overrides';
import { taskTemplatesOverride } from '../tasks/taskTemplates.overrides';
import type { RecordOverride } from './createRecords';

/** The collections whose verbs do more than their definitions say: a line each. */
export function recordOverrides(
  app: FastifyInstance,
  { mailer, settings }: ActionTools,
): ReadonlyMap<string, RecordOverride> {
  const invitations = userActivationsOverride((mail) => {
    mailActivation(mailer, settings, mail).catch((error: unknown) =>
      app.log.error({ err: error }, 'mail not sent'),
    );
  });
  return new Map([
    ['formDefinitions', formDefinitionsOverride],
    ['formInstances', formInstancesOverride],
    ['taskTemplates', taskTemplatesOverride],
    ['userActivations', invitations],
  ]);
}
