import type { recordedWalk as english } from "../../en/components/recorded-walk.ts";

export const recordedWalk: typeof english = {
  choose: "De un recorrido grabado",
  hint: "Un archivo GPX o FIT con horas, de un reloj o un móvil. Se lee en este dispositivo y no se envía a ninguna parte.",
  reading: "Leyendo: {percent} %",
  walked: "{distance} en {hours} de marcha; se descuentan {breaks} de descansos.",
  apart: "{hours} entre partes de la grabación, en un vehículo o de noche no cuentan ni como marcha ni como descanso.",
  found: "{flatKmh, number} km/h en llano, {ascentMPerH} m/h subiendo, {descentMPerH} m/h bajando",
  fits: "En cada medio kilómetro el tiempo se desvía alrededor de un {percent} %.",
  level: "Demasiado llano para saber cómo subes: se calcula con tu velocidad en llano.",
  use: "Usar este ritmo",
  no_times: "Este archivo no dice a qué hora estabas en cada sitio: no permite calcular un ritmo.",
  no_places: "Este archivo no tiene ningún track grabado, o sus lugares no están en la Tierra.",
  one_time: "Todos los puntos de este archivo tienen la misma hora: no permite calcular un ritmo.",
  times_backwards: "Las horas de este archivo van hacia atrás: no permite calcular un ritmo.",
  too_short: "Menos de 3 km de marcha: demasiado poco para calcular un ritmo.",
  too_fast: "Parece un viaje en bicicleta, autobús o coche, a más de 8 km/h: no permite calcular un ritmo de marcha.",
  unreadable: "No es un archivo GPX ni FIT.",
  damaged: "El archivo está dañado: está cortado o se ha cambiado. Cópialo otra vez del reloj o del móvil.",
  unknown_encoding: "El archivo dice estar escrito en «{label}», que aquí no se puede leer. Guárdalo en UTF-8.",
  not_opened: "Este archivo ya no se puede abrir. Elígelo otra vez.",
  too_large: "El archivo ocupa más de 15 MB.",
};
