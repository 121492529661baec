import { describe, expect, it } from "vitest";
import type { IconCollection } from "#contract/places/icons.ts";
import { pickIcons, showIcons } from "./show-icons.ts";

const tiny: IconCollection = {
  prefix: "tiny",
  width: 24,
  height: 24,
  icons: { bed: { body: "<path/>" }, key: { body: "<g/>", width: 20 } },
  aliases: {
    bunk: { parent: "bed" },
    berth: { parent: "bunk" },
    ghost: { parent: "nothing" },
    loop: { parent: "loop" },
  },
};

describe("icons of a collection", () => {
  it("are returned as requested", () => {
    expect(pickIcons(tiny, ["key"])).toEqual({
      prefix: "tiny",
      width: 24,
      height: 24,
      icons: { key: { body: "<g/>", width: 20 } },
    });
  });

  it("include the icons of aliases", () => {
    const picked = pickIcons(tiny, ["berth"]);
    expect(picked.icons).toEqual({ bed: { body: "<path/>" } });
    expect(picked.aliases).toEqual({ bunk: { parent: "bed" }, berth: { parent: "bunk" } });
  });

  it("are listed if missing", () => {
    expect(pickIcons(tiny, ["tent", "ghost", "loop", "toString"])).toMatchObject({
      icons: {},
      not_found: ["tent", "ghost", "loop", "toString"],
    });
  });

  it("come from the packages that are installed", async () => {
    expect(Object.keys((await showIcons("lucide", ["bed"]))?.icons ?? {})).toEqual(["bed"]);
    expect(Object.keys((await showIcons("fa6-brands", ["whatsapp"]))?.icons ?? {})).toEqual(["whatsapp"]);
    expect(await showIcons("mdi", ["bed"])).toBeNull();
  });
});
