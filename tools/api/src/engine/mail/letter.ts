import { tenants } from '@callboard/all-tenants';
import { product, type TenantCode } from '@callboard/api-contract';
import type { LanguageCode } from '@callboard/api-contract/languages';
import { html, type Markup } from './html';
import type { Mail } from './Mail';
import { mailTexts } from './mailTexts';

const texts = mailTexts({
  en: {
    stop: 'Stop these emails',
    sender: (tenant: string, app: string) => `${tenant} on ${app}`,
  },
  mi: {
    stop: 'Whakamutua ēnei īmēra',
    sender: (tenant: string, app: string) => `${tenant} i runga i ${app}`,
  },
});

/** Of a tenant that declares no colours. */
const plainBrand = '#3a3a44';

/**
 * A mail as its reader gets it: under the name and in the colour of the tenant, and below why they get it. Tables and inline styles,
 * because mail programs know little else; the rest is for those that know a style sheet.
 */
export function letterOf(tenant: TenantCode, mail: Mail): Pick<Mail, 'text' | 'html'> {
  const { name, colours } = tenants[tenant];
  const brand = colours?.brand ?? plainBrand;
  const { why, unsubscribe, language } = mail;
  const words = texts[language];
  const subject = subjectOf(tenant, mail.subject);
  const stop = unsubscribe === undefined ? '' : `${words.stop}: ${unsubscribe}\n`;
  const sender = words.sender(name, product.name);
  return {
    text: `${name.toUpperCase()}\n\n${mail.text.trimEnd()}\n\n-- \n${why}\n${stop}${sender}\n`,
    html: page({
      language,
      subject,
      brand,
      name,
      // The markup of `html`, which escaped every value in it.
      body: { markup: mail.html },
      footer: html`<p style="margin:0 0 8px">
          ${why}${unsubscribe === undefined ? [] : [html` <a href="${unsubscribe}">${words.stop}</a>`]}
        </p>
        <p style="margin:0">${sender}</p>`,
    }),
  };
}

/** The subject of a mail with the name of the tenant, unless it is there: one address gets mails of several. */
export function subjectOf(tenant: TenantCode, subject: string): string {
  const { name } = tenants[tenant];
  return subject.toLowerCase().includes(name.toLowerCase()) ? subject : `${name}: ${subject}`;
}

interface LetterParts {
  language: LanguageCode;
  subject: string;
  brand: string;
  name: string;
  body: Markup;
  footer: Markup;
}

function page({ language, subject, brand, name, body, footer }: LetterParts): string {
  const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          a {
            color: ${brand};
          }
          .body a.button {
            display: inline-block;
            padding: 12px 20px;
            border-radius: 8px;
            background: ${brand};
            color: #ffffff;
            font-weight: 600;
            text-decoration: none;
          }
          @media (prefers-color-scheme: dark) {
            .page {
              background: #16161a !important;
            }
            .body {
              background: #212127 !important;
              color: #ececf1 !important;
            }
            .footer,
            .footer a {
              color: #a9a9b4 !important;
            }
            .body a:not(.button) {
              color: #ececf1;
            }
          }
        </style>
      </head>
      <body class="page" style="margin:0;background:#f2f2f5;${font}">
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          class="page"
          style="background:#f2f2f5"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
                <tr>
                  <td
                    style="padding:20px 24px;border-radius:12px 12px 0 0;background:${brand};color:#ffffff;font-size:20px;font-weight:700;${font}"
                  >
                    ${name}
                  </td>
                </tr>
                <tr>
                  <td
                    class="body"
                    style="padding:16px 24px;border-radius:0 0 12px 12px;background:#ffffff;color:#1d1d21;font-size:16px;line-height:1.5;${font}"
                  >
                    ${body}
                  </td>
                </tr>
                <tr>
                  <td
                    class="footer"
                    style="padding:16px 24px;color:#5c5c66;font-size:13px;line-height:1.5;${font}"
                  >
                    ${footer}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup;
}
