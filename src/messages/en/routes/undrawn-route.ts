/** Words of the page of a route without a way. */
export const undrawnRoute = {
  notice:
    "The course of this route is not drawn yet: there are no map, towns or stages to show, and it cannot be planned.",
};
