/** Cents of a price in euros as people write it; null for an empty one, undefined for what is no price. */
export function centsOf(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const euros = Number(text.replace(",", "."));
  return Number.isFinite(euros) && euros >= 0 && euros <= 100_000 ? Math.round(euros * 100) : undefined;
}
