/** Decimal hours as hours and minutes, rounded to 5 minutes: "6 h 35", below one hour "35 min". */
export function writeHours(hours: number): string {
  const minutes = Math.round((hours * 60) / 5) * 5;
  const rest = minutes % 60;
  const whole = (minutes - rest) / 60;
  if (whole === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${whole}\u00a0h` : `${whole}\u00a0h\u00a0${String(rest).padStart(2, "0")}`;
}
