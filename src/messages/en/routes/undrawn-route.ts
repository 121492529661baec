/** Words of the page of a route without a way. */
export const undrawnRoute = {
  notice:
    "The course of this route is not drawn yet: there is no map and no list of towns or stages, and it cannot be planned.",
};
