import { colorOptions } from '@callboard/api-contract';
import { planLimits, type PlanCategory, type PlanSection } from '@callboard/api-contract/booking';
import { translate } from '@callboard/language';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { editorMessages as words } from './editorMessages';
import { NameField } from './NameField';
import { newId } from './newId';
import styles from './PlanEditor.module.css';
import type { PlanEditing } from './usePlanEditor';

/** Groups of seats and areas: levels, sections and categories of prices. */
export function PartsPanel({ editing: { plan, change } }: { editing: PlanEditing }) {
  const isUsed = (level: string) => [...plan.sections, ...plan.areas].some((part) => part.level === level);
  const changeSection = (id: string, facts: Partial<Pick<PlanSection, 'name' | 'level'>>) =>
    change({
      ...plan,
      sections: plan.sections.map((each) => (each.id === id ? { ...each, ...facts } : each)),
    });
  const changeCategory = (id: string, facts: Partial<PlanCategory>) =>
    change({
      ...plan,
      categories: plan.categories.map((each) => (each.id === id ? { ...each, ...facts } : each)),
    });
  return (
    <Stack>
      <fieldset className={styles.group}>
        <legend>{words.levels}</legend>
        {plan.levels.map(({ id, name }) => (
          <div key={id} className={styles.line}>
            <NameField
              label={words.levelName}
              value={name}
              maxLength={planLimits.name}
              onCommit={(next) =>
                change({
                  ...plan,
                  levels: plan.levels.map((each) => (each.id === id ? { ...each, name: next } : each)),
                })
              }
            />
            {plan.levels.length > 1 && !isUsed(id) && (
              <Button
                icon="trash"
                shape="square"
                aria-label={words.removePart(name)}
                onClick={() => change({ ...plan, levels: plan.levels.filter((each) => each.id !== id) })}
              />
            )}
          </div>
        ))}
        <Button
          icon="plus"
          disabled={plan.levels.length >= planLimits.levels}
          onClick={() =>
            change({
              ...plan,
              levels: [...plan.levels, { id: newId(), name: words.newLevel(plan.levels.length + 1) }],
            })
          }
        >
          {words.addLevel}
        </Button>
      </fieldset>
      {plan.sections.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{words.sections}</legend>
          {plan.sections.map((section) => (
            <div key={section.id} className={styles.line}>
              <NameField
                label={words.sectionName}
                value={section.name}
                maxLength={planLimits.name}
                onCommit={(name) => changeSection(section.id, { name })}
              />
              {plan.levels.length > 1 && (
                <Field label={words.levelOfSection(section.name)}>
                  <Select
                    placeholder={null}
                    value={section.level}
                    options={plan.levels.map(({ id, name }) => ({ value: id, label: name }))}
                    onChange={({ currentTarget: { value } }) => changeSection(section.id, { level: value })}
                  />
                </Field>
              )}
            </div>
          ))}
        </fieldset>
      )}
      <fieldset className={styles.group}>
        <legend>{words.categories}</legend>
        {plan.categories.map(({ id, name, color }) => (
          <div key={id} className={styles.line}>
            <NameField
              label={words.categoryName}
              value={name}
              maxLength={planLimits.name}
              onCommit={(next) => changeCategory(id, { name: next })}
            />
            <Field label={words.color}>
              <Select
                placeholder={null}
                value={color}
                options={colorOptions.map(({ value, label }) => ({ value, label: translate(label) }))}
                onChange={({ currentTarget: { value } }) =>
                  changeCategory(id, {
                    color: colorOptions.find((each) => each.value === value)?.value ?? 'gray',
                  })
                }
              />
            </Field>
          </div>
        ))}
        <Button
          icon="plus"
          disabled={plan.categories.length >= planLimits.categories}
          onClick={() =>
            change({ ...plan, categories: [...plan.categories, newCategory(plan.categories.length)] })
          }
        >
          {words.addCategory}
        </Button>
      </fieldset>
    </Stack>
  );
}

function newCategory(index: number): PlanCategory {
  return {
    id: newId(),
    name: words.newCategory(index + 1),
    color: colorOptions[(index + 1) % colorOptions.length]?.value ?? 'gray',
  };
}
