import type { Collection } from '@callboard/api-contract';
import { fieldNamed, type CountsResponse, type Grouping } from '@callboard/api-contract/lists';
import type { LanguageCode } from '@callboard/api-contract/languages';
import {
  amountText,
  periodText,
  toReportTable,
  type QuestionQuery,
  type ReportColumn,
  type ReportValue,
} from '@callboard/domain/reports';
import { html } from '../../engine/mail/html';
import type { Mail } from '../../engine/mail/Mail';
import { mailTexts } from '../../engine/mail/mailTexts';

const texts = mailTexts({
  en: {
    count: 'Count',
    total: 'Total',
    open: 'Open the report',
    none: 'None',
    week: (day: string) => `Week of ${day}`,
  },
  mi: {
    count: 'Tatau',
    total: 'Tapeke',
    open: 'Whakatuwherahia te pūrongo',
    none: 'Kore',
    week: (day: string) => `Te wiki o ${day}`,
  },
});

interface Answer {
  collection: Collection;
  parsed: QuestionQuery;
  counts: CountsResponse;
}

/** An answer as the plain table of a mail; the link is for a reader who can open the report. */
export function tableOf(
  { collection, parsed, counts }: Answer,
  { name, url, language }: { name: string; url: string | null; language: LanguageCode },
): Pick<Mail, 'text' | 'html'> {
  const words = texts[language];
  const measured = parsed.measure ? collection.fields[parsed.measure.field] : undefined;
  const measure = parsed.measure?.kind ?? 'count';
  const table = toReportTable(counts, { period: parsed.first.period, measure });
  const figure = (
    value: number | null,
    { currency }: ReportColumn | undefined = { second: null, currency: null },
  ) => (value === null ? '' : amountText(measured, { currency, value }, measure));
  const head = table.columns.map(({ second, currency }) =>
    [
      second && parsed.second ? labelOf(language, parsed.second, second) : (measured?.label ?? words.count),
      currency,
    ]
      .filter(Boolean)
      .join(' '),
  );
  const rows = table.rows.map((row) => ({
    label: labelOf(language, parsed.first, row),
    figures: row.values.map((value, index) => figure(value, table.columns[index])),
  }));
  const totals = table.totals?.map((value, index) => figure(value, table.columns[index]));
  const all = [...rows, ...(totals ? [{ label: words.total, figures: totals }] : [])];
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
      ${url === null ? [] : [html`<p><a href="${url}">${words.open}</a></p>`]}`.markup,
  };
}

function labelOf(language: LanguageCode, { period }: Grouping, { value, label }: ReportValue): string {
  if (value === null) return texts[language].none;
  if (!period) return label;
  const text = periodText(value, period);
  return period === 'week' ? texts[language].week(text) : text;
}
