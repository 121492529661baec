import { z } from "zod";

const tile = z
  .tuple([z.int(), z.int(), z.int(), z.int()])
  .readonly()
  .meta({ description: "Zoom, column and row of a tile, and its size in bytes as it is sent" });

/** What `GET /api/plans/{uuid}/map-tiles` answers. */
export const planMapTiles = z
  .object({
    version: z
      .string()
      .nullable()
      .meta({ description: "Of the tiles, for their addresses; null where there are none" }),
    bytes: z.int().meta({ description: "Of all tiles together" }),
    tiles: z.array(tile).readonly(),
  })
  .meta({ id: "PlanMapTiles" });
export type PlanMapTiles = z.infer<typeof planMapTiles>;
