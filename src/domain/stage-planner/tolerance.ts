/** Limits and ties are compared with this much slack, so that the order of additions does not decide. */
export const tolerance = 1e-9;
