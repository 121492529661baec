import type { Language } from "#domain/text/language.ts";
import type { Letter } from "#messages/letters/letter.ts";

export interface LaidOutLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** On one line, so that a name cannot start a header or a new paragraph. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function asText({ greeting, paragraphs, button, notes, signature, unsubscribe }: Letter): string {
  const link = button ? [`${button.label}:\n${button.url}`] : [];
  const unsubscribeLink = unsubscribe ? `\n${unsubscribe.label}: ${unsubscribe.url}` : "";
  return `${[greeting, ...paragraphs, ...link, ...notes, `-- \n${signature}${unsubscribeLink}`].join("\n\n")}\n`;
}

const font = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";

/**
 * Mail programs do not support style sheets, so every element has inline styles; colours work on light and dark
 * backgrounds.
 */
function asHtml(
  { subject, greeting, paragraphs, button, linkHint, notes, signature, unsubscribe }: Letter,
  locale: string,
): string {
  const paragraph = (text: string): string =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${escaped(text)}</p>`;
  const note = (text: string): string =>
    `<p style="margin:0 0 8px;font-size:14px;line-height:1.5;color:#5b6472">${escaped(text)}</p>`;
  const action = button
    ? `<p style="margin:24px 0"><a href="${escaped(button.url)}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:#1d4e89;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escaped(button.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;line-height:1.5;color:#5b6472">${escaped(linkHint ?? "")}<br><a href="${escaped(button.url)}" style="color:#1d4e89;word-break:break-all">${escaped(button.url)}</a></p>`
    : "";
  const leave = unsubscribe
    ? `<br><a href="${escaped(unsubscribe.url)}" style="color:#5b6472">${escaped(unsubscribe.label)}</a>`
    : "";
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f1ea;color:#1f2933;${font}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#ffffff;border-radius:16px"><tr><td style="padding:32px;${font}">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#1d4e89">Vieira</p>
${paragraph(greeting)}
${paragraphs.map(paragraph).join("\n")}
${action}
${notes.map(note).join("\n")}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e3ded3;font-size:14px;color:#5b6472">${escaped(signature)}${leave}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/** The letter as plain text and as HTML. */
export function layOut(letter: Letter, locale: Language): LaidOutLetter {
  const whole = { ...letter, greeting: oneLine(letter.greeting), subject: oneLine(letter.subject) };
  return { subject: whole.subject, text: asText(whole), html: asHtml(whole, locale) };
}
