import { isAtLeast, type Person } from "./roles.ts";

export function isSignedIn(person: Person): person is NonNullable<Person> {
  return person !== null;
}

/** The area of content: towns, houses, arcs and the like. */
export function mayEditContent(person: Person): boolean {
  return isAtLeast(person, "editor");
}

/** Accounts, plans of others, and the connection to Google. */
export function mayAdminister(person: Person): boolean {
  return isAtLeast(person, "administrator");
}

/** Whether the thing, such as a plan, belongs to the person. */
export function owns(person: Person, thing: { readonly ownerUuid: string }): boolean {
  return isSignedIn(person) && thing.ownerUuid === person.uuid;
}
