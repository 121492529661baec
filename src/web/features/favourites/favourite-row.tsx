import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import type { ComponentProps } from "react";
import { useLocale, useTranslations } from "use-intl";

import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import type { Favourite, FavouriteKind } from "#web/client/favourites/favourite-lists.ts";
import { favouriteFormId } from "#web/components/favourites/favourite-button.tsx";
import { pathInLocale } from "#web/i18n/language.ts";
import { classNames } from "#web/ui/class-names.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { IconButton } from "#web/ui/controls/button.tsx";
import { Link } from "#web/ui/controls/link.tsx";

import type { FavouritePlace } from "#use-cases/places/favourites/show-favourite-places.ts";
import { NoteEditor } from "./note-editor.tsx";
import "#web/components/favourites/favourite-button.css";

interface FavouriteRowProps {
  kind: FavouriteKind;
  favourite: Favourite;
  place: FavouritePlace | null;
  isGone: boolean;
  isFirst: boolean;
  isLast: boolean;
  isMember: boolean;
  isDragged: boolean;
  isTarget: boolean;
  handle: ComponentProps<"span">;
  onMove: (by: number) => void;
  onRemove: () => void;
  onNote: (note: string) => Promise<boolean>;
  onReach: () => void;
}

/** A favourite: link, facts, and the user's note. Members' buttons belong to a form, and work without a script. */
export function FavouriteRow({
  kind,
  favourite,
  place,
  isGone,
  isFirst,
  isLast,
  isMember,
  isDragged,
  isTarget,
  handle,
  onMove,
  onRemove,
  onNote,
  onReach,
}: FavouriteRowProps) {
  const t = useTranslations("favourites");
  const locale = useLocale();
  const facts = usePlaceFacts();
  const { uuid, name } = favourite;
  const sends = (verb: string) =>
    isMember
      ? { type: "submit" as const, form: favouriteFormId, name: "change", value: `${verb}.${kind}.${uuid}` }
      : {};
  const press = (act: () => void) => (event: { preventDefault(): void }) => {
    event.preventDefault();
    act();
  };
  return (
    <li
      className={classNames(
        "grid gap-1.5 rounded-lg border bg-surface py-3.5 pr-2.5 pl-2 sm:pl-3",
        isTarget ? "border-way" : "border-line",
        isDragged && "opacity-60 shadow-card",
      )}
      onPointerEnter={(event) => event.pointerType === "mouse" && onReach()}
      onFocus={onReach}
    >
      <div className="flex items-center gap-1.5">
        <span
          {...handle}
          data-needs-script=""
          title={t("drag")}
          className="grid min-h-tap w-7 shrink-0 cursor-grab touch-none place-items-center text-ink-3 active:cursor-grabbing"
        >
          <Icon of={GripVertical} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-lg leading-snug">
            {place?.url ? (
              <Link
                to={pathInLocale(place.url, locale)}
                className="text-ink no-underline hover:text-way hover:underline"
              >
                {place.name}
              </Link>
            ) : (
              name
            )}
          </h2>
        </div>
        <div className="flex shrink-0">
          <IconButton
            icon={ArrowUp}
            label={t("up", { name })}
            disabled={isFirst}
            {...sends("up")}
            onClick={press(() => onMove(-1))}
          />
          <IconButton
            icon={ArrowDown}
            label={t("down", { name })}
            disabled={isLast}
            {...sends("down")}
            onClick={press(() => onMove(1))}
          />
          <button
            type="button"
            {...sends("remove")}
            aria-pressed="true"
            aria-label={t("remove", { name })}
            title={t("remove", { name })}
            className="favourite-button"
            onClick={press(onRemove)}
          />
        </div>
      </div>
      <p className="ml-8.5 pr-2 text-sm text-ink-2">{place ? facts(place) : isGone ? t("gone") : "\u00a0"}</p>
      <NoteEditor kind={kind} favourite={favourite} onNote={onNote} />
    </li>
  );
}

function usePlaceFacts(): (place: FavouritePlace) => string {
  const t = useTranslations("favourites");
  const names = useFactNames();
  const formats = useFormats();
  return ({ house, houses, route }) => {
    const where =
      route &&
      (route.km === null || route.restKm === null
        ? t("on", { route: route.name })
        : t("at", {
            route: route.name,
            km: formats.kilometresNumber(route.km * 1000),
            rest: formats.kilometres(route.restKm * 1000),
          }));
    return [
      house ? names.houseType(house.type) : null,
      house?.town,
      where,
      houses === null ? null : t("houses", { count: houses }),
    ]
      .filter(Boolean)
      .join(" · ");
  };
}
