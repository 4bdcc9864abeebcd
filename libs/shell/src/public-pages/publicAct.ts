/** An act in public: one that is named after one of its people has the name of its school. */
export interface PublicAct {
  name: string | null;
  school: string | null;
}

/** Title of an act, and the school to name with it. */
export function namesOf({ name, school }: PublicAct): { title: string; detail: string | null } {
  return name === null ? { title: school ?? '–', detail: null } : { title: name, detail: school };
}
