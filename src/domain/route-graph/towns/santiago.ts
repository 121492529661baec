/** Slug of the town to which the routes lead, where the Compostela is issued. */
export const santiago = "santiago-de-compostela";
