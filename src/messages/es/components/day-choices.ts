import type { dayChoices as english } from "../../en/components/day-choices.ts";

export const dayChoices: typeof english = {
  from: "Sales de {town}",
  town: "Alojamientos y servicios en {town}",
  earlier: "Terminar antes",
  later: "Terminar después",
  endAt: "Terminar en {town}",
  release: "Quitar parada obligatoria",
  elsewhere: "O para en otro sitio",
  elsewhereHint: "Cómo encajaría entonces todo el plan con tus preferencias.",
  nowhereElse: "Esta etapa no puede terminar en ningún otro sitio.",
  waiting: "Buscando otras localidades",
  showAll: "Ver los {count}",
  numbers: "Costes en números",
  numbersHint:
    "Lo que el plan cuesta de más o de menos en la medida del planificador: 0,1 es, más o menos, una etapa que se alarga hora y cuarto de más.",
  stopIn: "Parar en {town}",
  alternativeFacts:
    "{km}, {hours}, {houses, plural, =0 {ningún alojamiento conocido} one {# alojamiento} other {# alojamientos}}{typesChosen, select, true { de los tipos elegidos} other {}}",
  overMax: "supera tu etapa máxima",
  change: {
    minutes: "{minutes} min",
    nextLonger: "el día siguiente dura {by} más",
    nextShorter: "el día siguiente dura {by} menos",
    nextSame: "el día siguiente dura más o menos lo mismo",
    days: "{after, plural, =1 {un día} =2 {dos días} =3 {tres días} =4 {cuatro días} other {# días}} de unas {hoursAfter} en lugar de {before, plural, =1 {uno} =2 {dos} =3 {tres} =4 {cuatro} other {#}} de {hoursBefore}",
    instead: "{after} en lugar de {before}",
    shifted: "{count, plural, other {# días}} cambian; el más largo, de {longest} en lugar de {was}",
    otherNights: "{count, plural, one {cambia otra noche} other {cambian otras # noches}}",
    arriveLater: "llegas {count, plural, one {un día} other {# días}} más tarde",
    arriveEarlier: "llegas {count, plural, one {un día} other {# días}} antes",
  },
};
