/** Lo que conviene saber de las noches de un plan: lo dicen el planificador y los planes guardados. */
export const nightWarnings = {
  no_bed_known:
    "<b>{count, plural, one {Sin datos de alojamientos} other {# noches sin datos de alojamientos}}:</b> {places}. Pregunta antes o duerme en otro lugar.",
  all_closed:
    "<b>{count, plural, one {Todos los alojamientos conocidos están cerrados} other {# noches con todos los alojamientos conocidos cerrados}}:</b> {places}. Duerme en otro lugar o cambia la fecha.",
  none_known_open:
    "<b>{count, plural, one {Sin datos de que algún alojamiento esté abierto} other {# noches sin datos de que algún alojamiento esté abierto}}:</b> {places}. De noviembre a Semana Santa cierran muchos: llama antes.",
  few_beds:
    "<b>{count, plural, one {Un solo alojamiento conocido} other {# noches tienen un solo alojamiento conocido}}:</b> {places}. Reserva con tiempo.",
  few_of_types:
    "<b>{count, plural, one {Un solo alojamiento conocido de los tipos elegidos} other {# noches tienen un solo alojamiento conocido de los tipos elegidos}}:</b> {places}. Reserva con tiempo.",
  no_food_known:
    "<b>{count, plural, one {Sin tienda ni restaurante conocidos} other {# noches sin tienda ni restaurante conocidos}}:</b> {places}. Lleva comida.",
  food_unknown: "Aún no hay datos de tiendas ni restaurantes en este recorrido.",
  fullness_unknown:
    "<b>Sin datos de ocupación de {count, plural, one {esta noche} other {estas noches}}:</b> {places}.",
  place: "{town} (día {day})",
  andMore: "{places} y {count} más",
};
