import type { PlannerText } from "./sentences.ts";
import { numberWriter } from "./write-number.ts";

const { km, amount, houses } = {
  ...numberWriter("es"),
  houses: (n: number) => (n === 1 ? "1 alojamiento" : `${n} alojamientos`),
};

/** Sentences about plans in Spanish. */
export const plannerText: PlannerText = {
  reasons: {
    destination: () => "ha llegado",
    must_stop: () => "una parada que ha pedido",
    pinned: () => "un día que ha fijado",
    favourite: () => "su favorito",
    only_stop: ({ nextKm }) =>
      nextKm === null
        ? "las únicas camas dentro de su etapa más larga"
        : `las únicas camas dentro de su etapa más larga; las siguientes están ${km(nextKm)} más allá`,
    last_beds_before: ({ town, km: distance }, townName) =>
      `últimas camas antes de los ${km(distance)} hasta ${townName(town)}`,
    nearest_beyond_max: ({ over }) =>
      `no hay camas dentro de su etapa más larga; estas son las más próximas, ${amount(over)} más allá`,
    closest_to_ideal: ({ off }) =>
      Math.abs(off) < 0.05 ? "justo la etapa que le gusta" : "lo más cercano a la etapa que le gusta",
    sets_up_next: ({ town }, townName) => `prepara una buena etapa siguiente hasta ${townName(town)}`,
    services: ({ food, houses: count }) => (food ? `comida y ${houses(count)}` : houses(count)),
    few_houses: ({ houses: count }) =>
      count === 0 ? "no se conoce ningún alojamiento aquí" : `aquí solo se conocen ${houses(count)}: reserve`,
    easing_in: () => "una etapa más corta para empezar",
    closure: ({ note }) => note,
    rest_due: ({ walkingDays }) =>
      walkingDays === 1 ? "descanso tras 1 día de camino" : `descanso tras ${walkingDays} días de camino`,
    rest_in_city: () => "una ciudad para descansar",
  },
  refusal: ({ code }) => code,
  refused: () => "No hay ningún plan que cumpla todos los deseos.",
  unknownRoute: (slug) => `No existe la ruta «${slug}».`,
};
