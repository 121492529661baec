import { accommodation } from "../../../schema/accommodation.ts";
import { townOnRoute } from "./on-route.ts";
import type { RecordStore } from "./record-store.ts";

export const accommodationStore: RecordStore = {
  table: accommodation,
  searched: ["name", "slug", "operator", "email"],
  onRoute: (slug) => townOnRoute(accommodation.townUuid, slug),
};
