/** A finished piece of XML, as opposed to text that must still be escaped. */
export interface XmlElement {
  readonly xml: string;
}

type Content = XmlElement | string | number | null | undefined;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Characters not allowed in XML 1.0 in any form (section 2.2), including lone surrogates. */
// oxlint-disable-next-line no-control-regex
const forbiddenCharacters =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

function escaped(text: string): string {
  return text.replace(forbiddenCharacters, "").replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** An element with its attributes and content; null and undefined are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...content: readonly Content[]
): XmlElement {
  const attributeTexts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  const inner = content.map((part) => {
    if (part === null || part === undefined) return "";
    return typeof part === "object" ? part.xml : escaped(String(part));
  });
  const open = name + attributeTexts.join("");
  return { xml: inner.length === 0 ? `<${open}/>` : `<${open}>${inner.join("")}</${name}>` };
}

/** An element with text only, or nothing if the text is unknown. */
export function textElement(name: string, text: string | number | null | undefined): XmlElement | null {
  return text === null || text === undefined ? null : element(name, {}, text);
}

/** A complete document in UTF-8. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}
