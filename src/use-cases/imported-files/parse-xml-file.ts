import { XMLParser } from "fast-xml-parser";
import type { FieldErrorCode } from "#messages/sentences/errors.ts";
import { notValid } from "../use-case-error.ts";

/**
 * The elements of an untrusted XML file as objects without namespace prefixes; attributes are properties beside the
 * child elements.
 * @param lists names of elements that are always lists
 * @param unreadable error code for a file that is not well-formed
 * @throws UseCaseError `not-valid` for files with a document type or entities of their own, and for anything that is
 * not XML
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
