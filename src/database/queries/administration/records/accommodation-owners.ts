import { accommodationOwner } from "../../../schema/accommodation-owner.ts";
import type { RecordStore } from "./record-store.ts";

export const accommodationOwnerStore: RecordStore = {
  table: accommodationOwner,
  searched: ["name", "email", "phone"],
};
