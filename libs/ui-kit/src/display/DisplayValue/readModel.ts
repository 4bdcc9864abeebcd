import type { AvatarProps } from '../Avatar/Avatar';
import { initialsOf } from '../Avatar/initialsOf';
import { safeHref } from '../../navigation/Link/safeHref';
import { toTone } from '../../theme/tone';
import { part } from './readValue';

/** The shown parts of a record (clause 3.1). */
export interface ShownModel {
  title: string;
  subtitle: string | undefined;
  /** Its URL, if it is safe to follow. */
  href: string | undefined;
  avatar: AvatarProps;
}

/** Reads a record, its `qed_model`, a reference or a bare title; undefined when it has no title. */
export function readModel(value: unknown): ShownModel | undefined {
  if (typeof value === 'string' && value.trim() !== '') return toModel(value, value);
  const model = part(value, 'qed_model') ?? value;
  const title = text(part(model, 'visual_title', 'title', 'label', 'name'));
  return title === undefined ? undefined : toModel(title, model);
}

function toModel(title: string, model: unknown): ShownModel {
  const avatar = part(model, 'avatar');
  return {
    title,
    subtitle: text(part(model, 'subtitle')),
    href: safeHref(part(model, 'url')),
    avatar: {
      placeholder: text(part(avatar, 'placeholder')) ?? initialsOf(title),
      image: safeHref(text(part(part(avatar, 'image'), 'url'))),
      icon: text(part(avatar, 'icon')),
      tone: toTone(text(part(avatar, 'color'))),
      shape: part(avatar, 'shape') === 'square' ? 'square' : 'circle',
    },
  };
}

function text(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
}
