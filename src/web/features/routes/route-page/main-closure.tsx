import { useLocale, useTranslations } from "use-intl";

import type { RouteDetail } from "#contract/routes/routes.ts";
import { Notice } from "#web/ui/layout/notice.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

interface MainClosureProps {
  closure: RouteDetail["branches"][number]["closures"][number];
}

/** A closure of the main way, with its dates unless the note names them. */
export function MainClosure({ closure }: MainClosureProps) {
  const t = useTranslations("route.season");
  const formats = useFormats();
  const note = closure.notes[useLocale()] ?? closure.note;
  // Any year works: only day and month are shown.
  const [from, to] = [formats.dayAndMonth(`2024-${closure.from}`), formats.dayAndMonth(`2024-${closure.to}`)];
  return (
    <Notice kind="warn" className="mb-6 max-w-[68ch]">
      {note.includes(from) && note.includes(to) ? note : `${t("mainClosed", { from, to })} ${note}`}
    </Notice>
  );
}
