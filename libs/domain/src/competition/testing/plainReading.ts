import type { EntryFacts, MemberFacts } from '@callboard/api-contract/entries';

/** Remark of a reader of the published rules about an entry. */
export interface Remark {
  rule: string;
  code: string;
  facts: Readonly<Record<string, unknown>>;
  members: string[];
}

const sentence = 'āe: all members are enrolled for at least 15 hours a week';

/** Reads an entry of Showquest as a patient person does, with the published rules at hand and no rule engine. */
export function readShowquest(entry: EntryFacts): Remark[] {
  const remarks: Remark[] = [];
  const performers: MemberFacts[] = [];
  let musicians = 0;
  for (const member of entry.members) {
    if (member.part === 'performer') performers.push(member);
    if (member.part === 'musician') musicians += 1;
  }
  if (performers.length > 100) {
    const facts = { count: performers.length, parts: ['Performer'], most: 100 };
    remarks.push({ rule: 'At most 100 performers', code: 'partsAbove', facts, members: [] });
  }
  for (const member of entry.members) {
    const isStudent = member.part === 'performer' || member.part === 'crew' || member.part === 'musician';
    if (!isStudent || member.elsewhere.length === 0) continue;
    remarks.push(elsewhere('One performance for each student', member, member.elsewhere));
  }
  if (entry.category === 'junior') readYears(remarks, 'Junior team', performers, 1, 8);
  if (entry.category === 'open') readYears(remarks, 'Open team', performers, 0, 13);
  if (musicians > 10) {
    const facts = { count: musicians, parts: ['Musician'], most: 10 };
    remarks.push({ rule: 'At most 10 live musicians', code: 'partsAbove', facts, members: [] });
  }
  readAmount(remarks, 'Props up to 2 m', 'Largest prop', entry.measures['largest_prop_cm'], 0, 200);
  readAmount(
    remarks,
    'One or two students lift a prop',
    'Students to lift it',
    entry.measures['prop_lifters'],
    1,
    2,
  );
  if (entry.school !== null && entry.school.others > 0 && !entry.is_approved) {
    const { roll, others } = entry.school;
    const isSmall = roll !== null && roll < 1_501;
    remarks.push({
      rule: 'Second team of a large school',
      code: isSmall ? 'rollTooSmall' : 'needsApproval',
      facts: isSmall ? { least: 1_500, roll } : { count: others },
      members: [],
    });
  }
  readJoined(remarks, entry);
  readLength(remarks, 'Ten minutes', entry, 600, '10:00');
  if (entry.category === 'wearable_art') {
    const garments = entry.measures['garments'] ?? 0;
    if (performers.length > garments * 5) {
      const facts = {
        count: performers.length,
        available: garments,
        most: 5,
        parts: ['Performer'],
        each: 'Garments',
      };
      remarks.push({ rule: 'At most 5 students to a garment', code: 'tooManyForEach', facts, members: [] });
    }
  }
  return remarks;
}

/** Adds to the remarks of a reader that no one performs, unless one of them asks for more people anyway. */
export function readPerformers({ members, members_count }: EntryFacts, remarks: Remark[]): Remark[] {
  let performing = 0;
  for (const { part } of members) {
    const isHelping = part === 'crew' || part === 'teacher' || part === 'coach' || part === 'manager';
    if (!isHelping) performing += 1;
  }
  if (members_count !== null && members_count > members.length) performing += members_count - members.length;
  if (performing > 0 || remarks.some(({ code }) => code === 'membersBelow')) return remarks;
  return [...remarks, { rule: '', code: 'performerMissing', facts: {}, members: [] }];
}

/** Reads an entry of Rockquest in the same way. */
export function readRockquest(entry: EntryFacts, now: Date): Remark[] {
  const remarks: Remark[] = [];
  let size = entry.members.length;
  if (entry.members_count !== null && entry.members_count > size) size = entry.members_count;
  if (entry.category === 'band' && size < 3) remarks.push(sizeOf('Size of a band', false, size, 3));
  if (entry.category === 'duo' && size > 2) remarks.push(sizeOf('Size of a duo', true, size, 2));
  if (entry.category === 'duo' && size < 2) remarks.push(sizeOf('Size of a duo', false, size, 2));
  if (entry.category === 'solo' && size > 1) remarks.push(sizeOf('Size of a solo', true, size, 1));
  if (entry.category === 'solo' && size < 1) remarks.push(sizeOf('Size of a solo', false, size, 1));
  readAges(remarks, entry);

  const statement = oneLine(entry.texts['statement'] ?? '');
  if (statement.split(sentence).length < 2) {
    const facts = { field: 'statement', word: 'Āe: all members are enrolled for at least 15 hours a week' };
    remarks.push({ rule: 'Enrolled at school', code: 'wordMissing', facts, members: [] });
  }
  if (statement.split('is signed to').length > 1) {
    const facts = { field: 'statement', word: 'is signed to' };
    remarks.push({ rule: 'Not signed to a label', code: 'wordForbidden', facts, members: [] });
  }
  for (const member of entry.members) {
    const bands = [];
    for (const other of member.elsewhere) if (other.category === 'band') bands.push(other);
    if (entry.category === 'band' && bands.length > 0)
      remarks.push(elsewhere('One band for each student', member, bands));
  }
  for (const member of entry.members) {
    const small = [];
    for (const other of member.elsewhere)
      if (other.category === 'solo' || other.category === 'duo') small.push(other);
    if ((entry.category === 'solo' || entry.category === 'duo') && small.length > 0)
      remarks.push(elsewhere('One solo or duo for each student', member, small));
  }
  readRegion(remarks, entry);
  readJoined(remarks, entry);
  const closes = entry.event.entries_close;
  if (closes !== null && now >= new Date(closes)) {
    const facts = { day: dayInNewZealand(closes) };
    remarks.push({ rule: 'Entries close', code: 'entriesClosed', facts, members: [] });
  }
  readLength(remarks, 'Six minutes', entry, 360, '06:00');
  return remarks;
}

function readYears(
  remarks: Remark[],
  rule: string,
  performers: readonly MemberFacts[],
  from: number,
  to: number,
): void {
  const above: MemberFacts[] = [];
  const below: MemberFacts[] = [];
  const unknown: MemberFacts[] = [];
  for (const performer of performers) {
    if (performer.year_level === null) unknown.push(performer);
    else if (performer.year_level > to) above.push(performer);
    else if (performer.year_level < from) below.push(performer);
  }
  if (above.length > 0) remarks.push(about(rule, 'aboveSchoolYear', { most: to }, above));
  if (below.length > 0) remarks.push(about(rule, 'belowSchoolYear', { least: from }, below));
  if (unknown.length > 0) remarks.push(about(rule, 'schoolYearMissing', {}, unknown));
}

function readAges(remarks: Remark[], entry: EntryFacts): void {
  const rule = 'At most 19 years old';
  const closes = entry.event.entries_close;
  const day = closes === null ? entry.event.first_day : dayInNewZealand(closes);
  const older: MemberFacts[] = [];
  const unknown: MemberFacts[] = [];
  for (const member of entry.members) {
    if (member.date_of_birth === null) unknown.push(member);
    else if (twentiethBirthday(member.date_of_birth) <= day) older.push(member);
  }
  if (older.length > 0) remarks.push(about(rule, 'olderThan', { most: 19, day }, older));
  if (unknown.length > 0) remarks.push(about(rule, 'birthDateMissing', {}, unknown));
}

/** Twenty years after a 29 February is a leap year again, save around 1900: the calendar itself decides. */
function twentiethBirthday(born: string): string {
  const [year = 0, month = 0, day = 0] = born.split('-').map(Number);
  return new Date(Date.UTC(year + 20, month - 1, day)).toISOString().slice(0, 10);
}

function readRegion(remarks: Remark[], entry: EntryFacts): void {
  if (entry.region === null) return;
  let majority: { hashcode: string; name: string } | null = null;
  let most = 0;
  let here = 0;
  for (const { region } of entry.members) {
    if (region === null) continue;
    let same = 0;
    for (const other of entry.members) if (other.region?.hashcode === region.hashcode) same += 1;
    if (same > most) {
      most = same;
      majority = region;
    }
    if (region.hashcode === entry.region.hashcode) here = same;
  }
  if (majority === null || here === most) return;
  const facts = { majority: majority.name, region: entry.region.name };
  remarks.push({ rule: 'Region of most members', code: 'otherRegion', facts, members: [] });
}

function readJoined(remarks: Remark[], entry: EntryFacts): void {
  if (entry.first_performance === null) return;
  const late: MemberFacts[] = [];
  for (const member of entry.members)
    if (new Date(member.added) > new Date(entry.first_performance)) late.push(member);
  const rule = 'No one joins after the first performance';
  if (late.length > 0) remarks.push(about(rule, 'addedAfterFirst', {}, late));
}

function readAmount(
  remarks: Remark[],
  rule: string,
  measure: string,
  value: number | null | undefined,
  from: number,
  to: number,
): void {
  if (value === null || value === undefined) {
    remarks.push({ rule, code: 'measureMissing', facts: { measure }, members: [] });
  } else if (value > to) {
    remarks.push({ rule, code: 'measureTooLarge', facts: { measure, value, most: to }, members: [] });
  } else if (value < from) {
    remarks.push({ rule, code: 'measureTooSmall', facts: { measure, value, least: from }, members: [] });
  }
}

function readLength(remarks: Remark[], rule: string, entry: EntryFacts, most: number, text: string): void {
  const seconds = entry.running_time;
  if (seconds === null) remarks.push({ rule, code: 'lengthMissing', facts: {}, members: [] });
  else if (seconds > most) {
    const minutes = Math.floor(seconds / 60);
    const rest = seconds - minutes * 60;
    const length = `${minutes < 10 ? '0' : ''}${minutes}:${rest < 10 ? '0' : ''}${rest}`;
    remarks.push({ rule, code: 'tooLong', facts: { length, most: text }, members: [] });
  }
}

function sizeOf(rule: string, isAbove: boolean, count: number, bound: number): Remark {
  return isAbove
    ? { rule, code: 'membersAbove', facts: { count, most: bound }, members: [] }
    : { rule, code: 'membersBelow', facts: { count, least: bound }, members: [] };
}

function elsewhere(rule: string, member: MemberFacts, others: readonly { name: string }[]): Remark {
  let names = '';
  for (const { name } of others) names += names === '' ? name : `, ${name}`;
  return {
    rule,
    code: 'inOtherEntries',
    facts: { name: member.name, others: names, most: 1 },
    members: [member.hashcode],
  };
}

function about(rule: string, code: string, facts: object, members: readonly MemberFacts[]): Remark {
  let names = '';
  for (const [at, { name }] of members.entries()) if (at < 5) names += at === 0 ? name : `, ${name}`;
  if (members.length > 5) names += ` +${members.length - 5}`;
  return { rule, code, facts: { ...facts, names }, members: members.map(({ hashcode }) => hashcode) };
}

/** Spaces and line breaks make no difference, nor do capitals, nor how a macron is stored. */
function oneLine(text: string): string {
  let line = '';
  for (const character of text.normalize('NFC').toLowerCase()) {
    const isSpace = character.trim() === '';
    if (!isSpace) line += character;
    else if (!line.endsWith(' ') && line !== '') line += ' ';
  }
  return line;
}

function dayInNewZealand(instant: string): string {
  return calendar.format(new Date(instant));
}

/** As a Canadian writes a day: 2027-04-14. */
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland', dateStyle: 'short' });
