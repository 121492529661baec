const known = new Map<string, Intl.DateTimeFormat>();

/** As `new Intl.DateTimeFormat`, in UTC, made once for each way of writing: it takes as long as a row of a list. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  let format = known.get(key);
  if (!format) known.set(key, (format = new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options })));
  return format;
}
