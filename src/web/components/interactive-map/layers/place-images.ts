import { pointGroups } from "#domain/places/points-of-interest/kinds.ts";
import type { Palette } from "./palette.ts";
import type { PlaceLayer } from "../places/places.ts";

/** Image pixels per map pixel, so that signs are sharp on any screen. */
export const imageRatio = 2;
const side = 24;

/** Signs in a square of 24, as SVG path data: bed, drop, cross, basket, heart line, sign post, train, arch, peak. */
const signs: Record<PlaceLayer, string> = {
  houses: "M6 8v9M6 15h12M18 17v-4a2 2 0 0 0-2-2h-5v4",
  water: "M12 6c2.6 3 4 5 4 7a4 4 0 0 1-8 0c0-2 1.4-4 4-7z",
  pharmacy: "M12 7v10M7 12h10",
  groceries: "M6.5 10.5h11l-1.5 6.5h-8zM9 10.5 11 7M15 10.5 13 7",
  medical: "M6.5 12h3l1.5-4 2.5 8 1.5-4h2.5",
  facilities: "M12 11v5.5M12 7.6v.1",
  transport: "M8.5 7h7v7.5h-7zM8.5 11h7M9.5 17l1-2.5M14.5 17l-1-2.5",
  sights: "M6.5 17h11M8 17v-6M12 17v-6M16 17v-6M6.5 10.5 12 7l5.5 3.5z",
  landmarks: "M6 16.5l4-8 3 5 1.5-2.5 3.5 5.5z",
};

function colourOf(layer: PlaceLayer, palette: Palette): string {
  const colours: Record<PlaceLayer, string> = {
    houses: palette.way,
    water: palette.seaName,
    pharmacy: palette.ok,
    groceries: palette.warn,
    medical: palette.bad,
    facilities: palette.regionName,
    transport: palette.ink,
    sights: palette.sight,
    landmarks: palette.regionName,
  };
  return colours[layer];
}

function imageName(layer: PlaceLayer): string {
  return `place-${layer}`;
}

/** A round sign: those of houses are filled. */
function drawSign(layer: PlaceLayer, palette: Palette): ImageData {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side * imageRatio;
  const pen = canvas.getContext("2d");
  if (!pen) return new ImageData(canvas.width, canvas.height);
  const colour = colourOf(layer, palette);
  const isFilled = layer === "houses";
  pen.scale(imageRatio, imageRatio);
  pen.lineCap = pen.lineJoin = "round";
  pen.beginPath();
  pen.arc(12, 12, 10.5, 0, 2 * Math.PI);
  pen.fillStyle = isFilled ? colour : palette.surface;
  pen.fill();
  pen.lineWidth = 1.5;
  pen.strokeStyle = isFilled ? palette.surface : colour;
  pen.stroke();
  pen.lineWidth = layer === "pharmacy" ? 3 : 1.7;
  pen.strokeStyle = isFilled ? palette.onWay : colour;
  pen.stroke(new Path2D(signs[layer]));
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

/** The signs of all layers in the colours of the theme, by name. */
export function placeImages(palette: Palette): Map<string, ImageData> {
  const layers: readonly PlaceLayer[] = ["houses", ...pointGroups];
  return new Map(layers.map((layer) => [imageName(layer), drawSign(layer, palette)]));
}
