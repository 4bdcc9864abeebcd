import { fieldNamed, type Collection, type CountsResponse, type Grouping } from '@callboard/api-contract';
import {
  amountText,
  periodText,
  toReportTable,
  type AskedQuestion,
  type ReportColumn,
  type ReportValue,
} from '@callboard/domain/reports';
import { html } from '../mail/html';
import type { Mail } from '../mail/Mail';

interface Answer {
  collection: Collection;
  parsed: AskedQuestion;
  counts: CountsResponse;
}

/** An answer as the plain table of a mail; the link is for a reader who can open the report. */
export function tableOf(
  { collection, parsed, counts }: Answer,
  { name, url }: { name: string; url: string | null },
): Pick<Mail, 'text' | 'html'> {
  const measured = parsed.measure ? collection.fields[parsed.measure.field] : undefined;
  const measure = parsed.measure?.kind ?? 'count';
  const table = toReportTable(counts, { period: parsed.first.period, measure });
  const figure = (
    value: number | null,
    { currency }: ReportColumn | undefined = { second: null, currency: null },
  ) => (value === null ? '' : amountText(measured, { currency, value }, measure));
  const head = table.columns.map(({ second, currency }) =>
    [second && parsed.second ? labelOf(parsed.second, second) : (measured?.label ?? 'Count'), currency]
      .filter(Boolean)
      .join(' '),
  );
  const rows = table.rows.map((row) => ({
    label: labelOf(parsed.first, row),
    figures: row.values.map((value, index) => figure(value, table.columns[index])),
  }));
  const totals = table.totals?.map((value, index) => figure(value, table.columns[index]));
  const all = [...rows, ...(totals ? [{ label: 'Total', figures: totals }] : [])];
  const by = fieldNamed(collection, parsed.first.field)?.label ?? '';
  const lines = [[by, ...head], ...all.map(({ label, figures }) => [label, ...figures])];
  return {
    text: `${name}\n\n${lines.map((line) => line.join('\t')).join('\n')}${url === null ? '' : `\n\n${url}`}`,
    html: html`<h2>${name}</h2>
      <table cellpadding="6" style="border-collapse:collapse">
        <tr>
          <th align="left">${by}</th>
          ${head.map((each) => html`<th align="right">${each}</th>`)}
        </tr>
        ${all.map(
          ({ label, figures }) =>
            html`<tr>
              <td>${label}</td>
              ${figures.map((each) => html`<td align="right">${each}</td>`)}
            </tr>`,
        )}
      </table>
      ${url === null ? [] : [html`<p><a href="${url}">Open the report</a></p>`]}`.markup,
  };
}

function labelOf({ period }: Grouping, { value, label }: ReportValue): string {
  if (value === null) return 'None';
  if (!period) return label;
  const text = periodText(value, period);
  return period === 'week' ? `Week of ${text}` : text;
}
