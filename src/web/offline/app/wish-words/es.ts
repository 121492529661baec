import { planForm } from "#web/i18n/messages/es/plan-form.ts";

/** Words of the form of a plan's wishes. */
export const words = { planForm };
