import { useTranslations } from "use-intl";

import { useFormats } from "#web/ui/text/formats.ts";

/** Writes where on the route a place is: after the town where the stretch begins, or from the route's start. At that town its name says enough. */
export function usePositionText(from: string | undefined, fromKm: number | null): (km: number | null) => string | null {
  const t = useTranslations("finder");
  const formats = useFormats();
  return (km) => {
    if (km === null) return null;
    if (from === undefined || fromKm === null) return t("kmOfRoute", { km: formats.kilometresNumber(km * 1000) });
    if (km < fromKm) return t("kmOfRoute", { km: formats.kilometresNumber(km * 1000) });
    return km === fromKm ? null : t("kmAfter", { km: formats.kilometres((km - fromKm) * 1000), town: from });
  };
}
