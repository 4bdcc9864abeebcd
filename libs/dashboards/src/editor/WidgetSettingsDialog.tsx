import { parseWidget, widgetSettings } from '@callboard/api-contract/dashboards';
import { cardNamed, type LayoutWidget } from '@callboard/api-contract/layouts';
import { Form, type FormValues } from '@callboard/forms';
import { Dialog } from '@callboard/ui-kit/overlays';
import { editorMessages as words } from './editorMessages';
import { widgetName } from '../view/widgetName';
import { definitionsOf, settingControls } from './settingControls';

export interface WidgetSettingsDialogProps {
  widget: LayoutWidget;
  onDone: (patch: Pick<LayoutWidget, 'name' | 'settings'>) => void;
  onClose: () => void;
}

/** The name and the settings of a widget, as a form made from what its kind declares. */
export function WidgetSettingsDialog({ widget, onDone, onClose }: WidgetSettingsDialogProps) {
  const { kind, name, settings } = widget;
  return (
    <Dialog open width={480} title={words.settingsOf(widgetName(widget))} onOpenChange={onClose}>
      <Form
        definitions={definitionsOf(kind)}
        fieldComponents={settingControls}
        initialValues={{ ...settings, name }}
        submitLabel={words.done}
        onCancel={onClose}
        validate={(values) => missingOf(kind, values)}
        onSubmit={(values) => {
          const given = settingsOf(kind, values);
          // A collection can have been changed after a field of the former one was selected.
          if (!parseWidget({ kind, settings: given }))
            return Promise.resolve({ message: words.wrongSettings });
          onDone({ name: cardNamed(given['card'])?.label ?? String(values['name']), settings: given });
          return Promise.resolve(undefined);
        }}
      />
    </Dialog>
  );
}

function missingOf(kind: LayoutWidget['kind'], values: FormValues): Record<string, string[]> {
  const needs: readonly string[] = ['name', ...widgetSettings[kind].needs];
  return Object.fromEntries(
    needs.filter((need) => isBlank(values[need])).map((need) => [need, [words.needed]]),
  );
}

/** The settings that were given: those left empty are absent. */
function settingsOf(kind: LayoutWidget['kind'], values: FormValues): Record<string, unknown> {
  const inputs: readonly string[] = widgetSettings[kind].inputs;
  return Object.fromEntries(
    inputs.filter((input) => !isBlank(values[input])).map((input) => [input, values[input]]),
  );
}

function isBlank(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
