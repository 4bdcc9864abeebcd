/** Something on a plan that staff should check: the parts that it is about, and how they are labelled. */
export interface PlanFinding {
  kind:
    | 'double_label'
    | 'overlap'
    | 'empty_section'
    | 'empty_row'
    | 'no_category'
    | 'no_stage'
    | 'no_capacity'
    | 'far_from_aisle'
    | 'far_from_stage'
    | 'side_view';
  /** Ids of seats, rows, sections or areas. */
  ids: readonly string[];
  section: string;
  row: string;
  number: string;
  /** Of a label that is another one but for capitals and spaces: the other, as it is written. */
  twin?: string;
}

/** Constructs a finding; what does not apply is empty. */
export function finding(
  kind: PlanFinding['kind'],
  ids: readonly string[],
  section = '',
  row = '',
  number = '',
): PlanFinding {
  return { kind, ids, section, row, number };
}
