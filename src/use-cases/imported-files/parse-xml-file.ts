import { XMLParser } from "fast-xml-parser";
import type { FieldErrorCode } from "#messages/sentences/errors.ts";
import { notValid } from "../use-case-error.ts";

/**
 * The elements of an XML file that a stranger may have written, as objects
 * without prefixes of name spaces; attributes stand beside the elements within.
 *
 * @param lists names of elements that are always lists
 * @param unreadable what to refuse a file with that is not well-formed
 * @throws UseCaseError `not-valid` for files with a document type or entities of their own, and for what is no XML
 */
export function parseXmlFile(
  text: string,
  lists: ReadonlySet<string>,
  unreadable: FieldErrorCode = "file_unreadable",
): unknown {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw notValid("file", "file_with_entities");
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "",
    parseTagValue: false,
    removeNSPrefix: true,
    isArray: (name) => lists.has(name),
  });
  try {
    return parser.parse(text, true);
  } catch {
    throw notValid("file", unreadable);
  }
}
