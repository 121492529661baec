import { planForm } from "#web/messages/en/plan-form.ts";

/** Words of the form of a plan's wishes. */
export const words = { planForm };
