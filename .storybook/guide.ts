import type { ComponentType } from 'react';
import * as v from 'valibot';

const examples = v.array(v.tuple([v.string(), v.string()]));

/** Additions of a component's page to its doc comment: `parameters: { guide: … }` of its stories. */
const ownGuideSchema = v.strictObject({
  /** The component that the page is about, where its stories show it inside of another one. */
  of: v.optional(v.custom<ComponentType<never>>((value) => typeof value === 'function')),
  /** Purposes. */
  use: v.pipe(v.array(v.string()), v.nonEmpty()),
  /** When something else is right, and what. */
  avoid: v.pipe(v.array(v.string()), v.nonEmpty()),
  /** Stories of the same file that show it used well: the name of the export, and what it shows. */
  dos: v.optional(examples),
  /** Stories of the same file that show what to avoid, and why. */
  donts: v.optional(examples),
  /** Its parts, and what each is. */
  anatomy: v.optional(examples),
  /** Keys, and what they do. */
  keys: v.optional(examples),
  /** Screen-reader output, and the caller's part in it. */
  accessibility: v.optional(v.array(v.string())),
  /** The texts that it brings itself, in the language of the toolbar. */
  texts: v.optional(v.pipe(v.function(), v.returns(v.array(v.string())))),
  /** @default 'stable' */
  status: v.optional(v.picklist(['stable', 'new', 'leaving'])),
});

/** A small part of a family has its guide on the page of the family: the last part of that page's title. */
const partSchema = v.strictObject({ partOf: v.string() });

export const guideSchema = v.union([ownGuideSchema, partSchema]);

export type OwnGuide = v.InferOutput<typeof ownGuideSchema>;
