import { useRef, useState } from "react";
import { useTranslations } from "use-intl";

import type { Favourite, FavouriteChange, FavouriteKind } from "#web/client/favourites/favourite-lists.ts";
import { useChangeFavourites } from "#web/components/favourites/favourites-provider.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { useNotify } from "#web/ui/toasts/use-notify.ts";

import { FavouriteRow } from "./favourite-row.tsx";
import type { FavouritePlace } from "#use-cases/places/favourites/show-favourite-places.ts";
import { useRowDrag } from "#web/ui/forms/moved-list.ts";

interface FavouriteListProps {
  kind: FavouriteKind;
  favourites: readonly Favourite[];
  /** Null until the facts are loaded. */
  places: readonly FavouritePlace[] | null;
  /** Only members' buttons work without a script. */
  isMember: boolean;
  onReach: (uuid: string) => void;
}

/** The favourites in order, with moving, notes and removal; each removal can be undone. */
export function FavouriteList({ kind, favourites, places, isMember, onReach }: FavouriteListProps) {
  const t = useTranslations("favourites");
  const change = useChangeFavourites();
  const notify = useNotify();
  const [removed, setRemoved] = useState<{ readonly favourite: Favourite; readonly at: number } | null>(null);
  const [message, setMessage] = useState("");
  const list = useRef<HTMLOListElement>(null);

  const make = async (next: FavouriteChange, done: string): Promise<boolean> => {
    setMessage("");
    const isSaved = await change(next);
    if (isSaved) setMessage(done);
    else notify("error", t("failed"));
    return isSaved;
  };
  const move = ({ uuid, name }: Favourite, to: number) => {
    const place = Math.min(Math.max(to, 0), favourites.length - 1);
    void make({ kind, do: "move", uuid, to: place }, t("moved", { name, place: place + 1, count: favourites.length }));
  };
  const remove = (favourite: Favourite, at: number) => {
    setRemoved({ favourite, at });
    void make({ kind, do: "remove", uuid: favourite.uuid }, "");
  };
  const undo = () => {
    if (!removed) return;
    const { favourite, at } = removed;
    setRemoved(null);
    void make({ kind, do: "add", favourite, at }, "");
  };
  const drag = useRowDrag(list, (from, to) => {
    const favourite = favourites[from];
    if (favourite) move(favourite, to);
  });

  return (
    <div className="grid gap-3">
      <div role="status" className="empty:hidden">
        {removed ? (
          <Notice
            kind="info"
            action={
              <Button variant="quiet" size="sm" onClick={undo}>
                {t("undo")}
              </Button>
            }
          >
            {t("removed", { name: removed.favourite.name })}
          </Notice>
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {message}
      </p>
      <ol ref={list} className="grid gap-2.5">
        {favourites.map((favourite, index) => (
          <FavouriteRow
            key={favourite.uuid}
            kind={kind}
            favourite={favourite}
            place={places?.find(({ uuid }) => uuid === favourite.uuid) ?? null}
            isGone={places !== null && !places.some(({ uuid }) => uuid === favourite.uuid) && isMember}
            isFirst={index === 0}
            isLast={index === favourites.length - 1}
            isMember={isMember}
            isDragged={drag.from === index}
            isTarget={drag.from !== null && drag.to === index && drag.from !== index}
            handle={drag.handle(index)}
            onMove={(by) => move(favourite, index + by)}
            onRemove={() => remove(favourite, index)}
            onNote={(note) => make({ kind, do: "note", uuid: favourite.uuid, note }, "")}
            onReach={() => onReach(favourite.uuid)}
          />
        ))}
      </ol>
    </div>
  );
}
