const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats amounts of money, with cents only if there are any: "€12" and "€12.50".
 *
 * @param region locale such as `en-GB`
 * @param currency ISO 4217
 */
export function moneyFormat(region: string, currency = "EUR"): Intl.NumberFormat {
  const key = `${region} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(region, {
      style: "currency",
      currency,
      useGrouping: "always",
      trailingZeroDisplay: "stripIfInteger",
    });
    formats.set(key, format);
  }
  return format;
}

/** @param cents euro cents */
export function writeEuros(region: string, cents: number): string {
  return moneyFormat(region).format(cents / 100);
}
