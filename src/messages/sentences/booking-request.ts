/** What a place to stay in Spain is asked in Spanish, in whatever language the page is. */
export interface BookingRequest {
  /** Night, ISO date; without one it is this night. */
  readonly date: string | undefined;
  readonly people: number;
  /** Empty when none is given. */
  readonly name: string;
  /** When one arrives, `HH:MM`; empty when that is not known. */
  readonly time: string;
}

const night = new Intl.DateTimeFormat("es-ES", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });

export const bookingSubject = "Reserva para peregrinos";

/** A message that is ready to be sent. */
export function bookingRequest({ date, people, name, time }: BookingRequest): string {
  const isOne = people === 1;
  const when = date === undefined ? "esta noche" : `la noche del ${night.format(new Date(`${date}T00:00:00Z`))}`;
  return [
    isOne ? "Hola: hago el Camino a pie." : `Hola: hacemos el Camino a pie y somos ${people} personas.`,
    isOne ? `¿Queda una plaza para ${when}?` : `¿Quedan ${people} plazas para ${when}?`,
    ...(time === "" ? [] : [`${isOne ? "Llegaría" : "Llegaríamos"} sobre las ${time}.`]),
    ...(name === "" ? [] : [`A nombre de ${name}.`]),
    "Muchas gracias.",
  ].join(" ");
}
