import { useMemo } from "react";
import { Outlet } from "react-router";
import { IntlProvider, useLocale, useMessages } from "use-intl";
import type { UnitSystem } from "#domain/units.ts";
import type { Catalogue } from "#messages/areas.ts";
import { useUnits } from "#web/client/settings/units.ts";

/** A message as icu-minify compiles it: text, or a list of texts, arguments, tags and choices. */
type Node = string | number | readonly unknown[];

/** A literal number in a message is a researched fact, such as "the last 100 km", and is not converted. */
const kilometres = /(?<!\d[\s\u00a0]?)\bkm\b(?!\/)/g;
/** Right after an argument, or as a column header. Not followed by a letter; \b only knows those of English. */
const metres = /^(\s?)m(?![\p{L}\d/])/u;

/** Messages with the name of a unit keep it in either system of units: the scale of a map shows both. */
const ownUnits: ReadonlySet<string> = new Set(["kilometres", "metres", "miles", "feet", "metric", "imperial"]);

function textInMiles(text: string): string {
  return text.replace(kilometres, "mi").replace(metres, "$1ft");
}

function nodeInMiles(node: Node): Node {
  if (typeof node === "string") return textInMiles(node);
  if (typeof node === "number") return node;
  const [name, ...rest] = node;
  // A choice consists of its type as a number and its cases; everything else is the content of a tag.
  if (typeof rest[0] === "number" && rest[0] > 0) {
    return [
      name,
      rest[0],
      ...rest.slice(1).map((cases) => (isObject(cases) ? mapped(cases, (text) => messageInMiles(text)) : cases)),
    ];
  }
  return [name, ...rest.map((child) => nodeInMiles(child as Node))];
}

function messageInMiles(message: unknown): unknown {
  if (typeof message === "string") return textInMiles(message);
  return Array.isArray(message) ? message.map((node) => nodeInMiles(node as Node)) : message;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function mapped(
  tree: Record<string, unknown>,
  change: (value: unknown, key: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, change(value, key)]));
}

/** Replaces the units in messages by those of the user; `Formats` converts the numbers. */
export function messagesInUnits<Messages extends object>(messages: Messages, units: UnitSystem): Messages {
  if (units === "metric") return messages;
  const inMiles = (value: unknown, key?: string): unknown => {
    if (key !== undefined && ownUnits.has(key)) return value;
    return isObject(value) ? mapped(value, inMiles) : messageInMiles(value);
  };
  return inMiles(messages) as Messages;
}

/** Adds the messages of a group of pages to those of the frame; a browser loads them with these pages. */
export function MessagesProvider({ messages }: { messages: Partial<Catalogue> }) {
  const locale = useLocale();
  const outer = useMessages();
  const units = useUnits();
  const all = useMemo(() => ({ ...outer, ...messagesInUnits(messages, units) }), [outer, messages, units]);
  return (
    <IntlProvider locale={locale} messages={all} timeZone="UTC">
      <Outlet />
    </IntlProvider>
  );
}
