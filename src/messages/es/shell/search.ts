/** Palabras de la búsqueda de la cabecera y de su página. */
export const search = {
  title: "Buscar – Vieira",
  titleFor: "«{q}» – Buscar – Vieira",
  description: "Encuentra localidades, alojamientos, rutas y lugares de interés en las rutas a Santiago.",
  heading: "Buscar",
  label: "Localidad, alojamiento, ruta o lugar de interés",
  placeholder: "Roncesvalles, León, Cruz de Ferro…",
  submit: "Buscar",
  close: "Cerrar la búsqueda",
  results:
    "{count, plural, =0 {Ningún resultado para «{q}»} one {# resultado para «{q}»} other {# resultados para «{q}»}}",
  most: "Los {count} mejores resultados para «{q}»",
  all: "Todos los resultados de «{q}»",
  others: "Buscar también servicios y caminatas",
  advice: "Prueba con menos letras. No hacen falta tildes y se admite alguna errata.",
  walk: {
    from: "Planificar {count, plural, one {# día} other {# días}} desde {town}",
    to: "Planificar {count, plural, one {# día} other {# días}} hasta {town}",
  },
  townsWith: "Localidades por servicio: {service}",
  towns: "Ver todas las localidades",
  houses: "Ver todos los alojamientos",
  recent: "Búsquedas recientes",
  forget: "Borrar",
  failed: "La búsqueda no está disponible ahora mismo. Vuelve a intentarlo.",
  kinds: { route: "Ruta", town: "Localidad", accommodation: "Alojamiento", point_of_interest: "Lugar o servicio" },
};
