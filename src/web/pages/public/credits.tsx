import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import { textPaths } from "#web/i18n/text-paths.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { TextPart, TextPage } from "./text-page.tsx";

const odbl = "https://opendatacommons.org/licenses/odbl/1-0/";
const ofl = "https://openfontlicense.org/";

function linkTo(address: string) {
  return function OutsideLink(words: ReactNode) {
    return (
      <a href={address} rel="noopener">
        {words}
      </a>
    );
  };
}

export default function Credits() {
  const t = useTranslations("credits");
  const paths = usePaths();
  return (
    <TextPage title={`${t("title")} – Vieira`} description={t("description")} heading={t("title")} lead={t("lead")}>
      <TextPart heading={t("routes.heading")}>
        <p>
          {t.rich("routes.calixtinus", {
            project: linkTo("https://github.com/charvolant/de-calixtinus"),
            licence: linkTo("https://creativecommons.org/licenses/by/4.0/"),
          })}
        </p>
        <p>
          {t.rich("routes.osm", { project: linkTo("https://www.openstreetmap.org/copyright"), licence: linkTo(odbl) })}
        </p>
        <p>
          {t.rich("routes.registers", {
            castilla: linkTo("https://datosabiertos.jcyl.es/"),
            navarra: linkTo("https://datosabiertos.navarra.es/"),
            euskadi: linkTo("https://opendata.euskadi.eus/"),
            atout: linkTo("https://www.data.gouv.fr/"),
            licence: linkTo("https://creativecommons.org/licenses/by/4.0/"),
            ouverte: linkTo("https://www.etalab.gouv.fr/licence-ouverte-open-licence/"),
          })}
        </p>
        <p>
          {t.rich("routes.places", {
            nomenclator: linkTo("https://centrodedescargas.cnig.es/"),
            rioja: linkTo("https://www.iderioja.larioja.org/"),
            licence: linkTo("https://creativecommons.org/licenses/by/4.0/"),
            odbl: linkTo(odbl),
            copernicus: linkTo("https://climate.copernicus.eu/"),
          })}
        </p>
        <p>{t("routes.heights")}</p>
        <p>
          {t.rich("routes.ours", {
            licence: linkTo(odbl),
            files: (words) => <Link to={textPaths.openData(paths.locale)}>{words}</Link>,
          })}
        </p>
      </TextPart>
      <TextPart heading={t("maps.heading")}>
        <p>{t.rich("maps.naturalEarth", { project: linkTo("https://www.naturalearthdata.com/") })}</p>
        <p>
          {t.rich("maps.streets", {
            project: linkTo("https://www.openstreetmap.org/copyright"),
            licence: linkTo(odbl),
            tiles: linkTo("https://protomaps.com/"),
          })}
        </p>
        <p>{t.rich("maps.ign", { project: linkTo("https://www.ign.es/") })}</p>
      </TextPart>
      <TextPart heading={t("letters.heading")}>
        <p>
          {t.rich("letters.figtree", {
            project: linkTo("https://github.com/erikdkennedy/figtree"),
            licence: linkTo(ofl),
          })}
        </p>
        <p>
          {t.rich("letters.alegreya", {
            project: linkTo("https://github.com/huertatipografica/Alegreya"),
            licence: linkTo(ofl),
          })}
        </p>
        <p>
          {t.rich("letters.notoEmoji", {
            project: linkTo("https://github.com/googlefonts/noto-emoji"),
            licence: linkTo(ofl),
          })}
        </p>
        <p>
          {t.rich("letters.lucide", {
            project: linkTo("https://lucide.dev/"),
            licence: linkTo("https://lucide.dev/license"),
          })}
        </p>
        <p>
          {t.rich("letters.marks", {
            project: linkTo("https://fontawesome.com/"),
            licence: linkTo("https://creativecommons.org/licenses/by/4.0/"),
          })}
        </p>
      </TextPart>
      <TextPart heading={t("software.heading")}>
        <p>{t.rich("software.text", { licences: linkTo("/third-party-licences.txt") })}</p>
      </TextPart>
      <TextPart heading={t("certainty.heading")}>
        <p>{t("certainty.text")}</p>
      </TextPart>
    </TextPage>
  );
}
