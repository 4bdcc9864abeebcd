/** A judge on a panel, as far as it matters to how many sheets an act needs. */
export interface PanelMember {
  status: string;
  /** True if the head judge counts without this judge, who stood down, and without a substitute. */
  is_without: boolean | null;
}

/**
 * How many signed sheets an act needs for a place: as many as the stage has it, and no more than judges are left once the head judge
 * counts without one who stood down.
 *
 * @example neededJudges(3, [{ status: 'judging', is_without: null }, { status: 'stood_down', is_without: true }]) // 1
 */
export function neededJudges(minJudges: number, panel: readonly PanelMember[]): number {
  if (!panel.some(({ status, is_without }) => status === 'stood_down' && is_without === true))
    return minJudges;
  const left = panel.filter(({ status }) => status !== 'stood_down').length;
  return Math.max(1, Math.min(minJudges, left));
}
