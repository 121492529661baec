import { Download, DownloadCloud, RefreshCw, Trash2, X } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useHydrated } from "#web/ui/hydration/use-hydrated.ts";

import { bytesOf, type OfflinePlan } from "#web/client/offline/offline-plan.ts";
import { useOfflineDownload } from "./use-offline-download.ts";
import { canWorkOffline } from "#web/client/offline/support.ts";
import { writeMoment, writeSize } from "#web/client/offline/format-size.ts";

interface OfflineCopyControlProps {
  uuid: string;
  /** Of the plan as the page shows it. */
  version: number;
  /** Token of the share link that opened the page. */
  share: string | null;
  /** The member who is signed in. */
  member: string | null;
}

/** Downloads a plan for offline use: progress, size, age. Needs the messages `offlineCopy`. */
export function OfflineCopyControl({ version, ...plan }: OfflineCopyControlProps) {
  const t = useTranslations("offlineCopy");
  const isHydrated = useHydrated();
  const { state, start, chooseStreets, cancel, remove } = useOfflineDownload(
    plan,
    version,
    isHydrated ? canWorkOffline() : null,
  );
  const removal = (
    <Button variant="quiet" size="sm" onClick={remove}>
      <Icon of={Trash2} size="sm" />
      {t("remove")}
    </Button>
  );
  switch (state.is) {
    case "unknown":
      return null;
    case "unsupported":
      return <Remark>{t("unsupported")}</Remark>;
    case "taking":
      return <Progress percent={state.percent} onCancel={cancel} />;
    case "asking":
      return <StreetsQuestion bytes={state.bytes} onAnswer={chooseStreets} onCancel={cancel} />;
    case "absent":
    case "failed":
      return (
        <div className="grid justify-items-start gap-2">
          <Remark>{t(state.is === "failed" ? "failed" : "text")}</Remark>
          <DownloadButton onDownload={start} />
        </div>
      );
    case "kept":
      return (
        <div className="grid justify-items-start gap-2">
          <SavedStatus copy={state.copy} isOld={state.isOld} />
          <div className="flex flex-wrap gap-2">
            {state.copy.isTakenAlong ? (
              <Button variant="secondary" size="sm" onClick={start}>
                <Icon of={RefreshCw} size="sm" />
                {t(state.copy.streets?.isWhole === false ? "streets.goOn" : "refresh")}
              </Button>
            ) : (
              <DownloadButton onDownload={start} />
            )}
            {removal}
          </div>
        </div>
      );
  }
}

function Remark({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="max-w-[46ch] text-sm text-ink-2">
      {children}
    </p>
  );
}

function DownloadButton({ onDownload }: { onDownload: () => void }) {
  const t = useTranslations("offlineCopy");
  return (
    <Button variant="secondary" size="sm" onClick={onDownload}>
      <Icon of={DownloadCloud} size="sm" />
      {t("take")}
    </Button>
  );
}

interface StreetsQuestionProps {
  bytes: number;
  onAnswer: (withStreets: boolean) => void;
  onCancel: () => void;
}

/** Size of the streets along the way, before any of them is fetched. */
function StreetsQuestion({ bytes, onAnswer, onCancel }: StreetsQuestionProps) {
  const t = useTranslations("offlineCopy");
  const size = writeSize(bytes, useLocale());
  return (
    <div className="grid justify-items-start gap-2">
      <Remark>{t("streets.text", { size })}</Remark>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => onAnswer(true)}>
          <Icon of={DownloadCloud} size="sm" />
          {t("streets.with", { size })}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onAnswer(false)}>
          {t("streets.without")}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </div>
  );
}

function Progress({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  const t = useTranslations("offlineCopy");
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label className="grid gap-1 text-sm tabular-nums">
        {t("taking", { percent })}
        <progress max={100} value={percent} className="h-2 w-52 accent-way" />
      </label>
      <Button variant="quiet" size="sm" onClick={onCancel}>
        <Icon of={X} size="sm" />
        {t("cancel")}
      </Button>
    </div>
  );
}

function SavedStatus({ copy, isOld }: { copy: OfflinePlan; isOld: boolean }) {
  const { keptAt, isTakenAlong, streets } = copy;
  const t = useTranslations("offlineCopy");
  const locale = useLocale();
  const facts = t("keptFacts", {
    size: writeSize(bytesOf(copy), locale),
    date: writeMoment(keptAt, locale),
  });
  return (
    <Remark>
      {isTakenAlong ? (
        <span className="flex items-center gap-2 font-strong text-ok">
          <Icon of={Download} size="sm" />
          {t("kept")}
        </span>
      ) : (
        <span className="block">{t("opened")}</span>
      )}
      <span className="block">{facts}</span>
      {streets && !streets.isWhole ? <span className="block text-warn">{t("streets.unfinished")}</span> : null}
      {isOld ? <span className="block text-warn">{t("old")}</span> : null}
    </Remark>
  );
}
