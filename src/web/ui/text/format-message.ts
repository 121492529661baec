import formatOnly from "use-intl/format-message/format-only";

type Values = Parameters<typeof formatOnly>[2];

/** Letters of Hebrew, Arabic and their relatives. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Names that are written from right to left, between marks that keep them from turning the figures beside them. */
function isolated(values: Values): Values {
  return (
    values &&
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === "string" && rightToLeft.test(value) ? `\u2068${value}\u2069` : value,
      ]),
    )
  );
}

/** Stands in for the package's own, as the build says, so that it applies to every message of every page. */
const formatMessage: typeof formatOnly = (key, message, values, options) =>
  formatOnly(key, message, isolated(values), options);
formatMessage.raw = formatOnly.raw;

// oxlint-disable-next-line import/no-default-export
export default formatMessage;
