/** Palabras de la búsqueda de la cabecera y de su página. */
export const search = {
  title: "Buscar – Vieira",
  titleFor: "«{q}» – Buscar – Vieira",
  description: "Encuentra localidades, alojamientos, rutas y lugares de interés en las rutas a Santiago.",
  heading: "Buscar",
  label: "Localidad, alojamiento, ruta o lugar de interés",
  placeholder: "Roncesvalles, Leon, Cruz de Ferro …",
  submit: "Buscar",
  close: "Cerrar la búsqueda",
  results:
    "{count, plural, =0 {Nada encontrado para «{q}»} one {# resultado para «{q}»} other {# resultados para «{q}»}}",
  most: "Los {count} mejores resultados para «{q}»",
  advice: "Menos letras u otras pueden ayudar. Los acentos no importan y se perdona un error.",
  towns: "Ver todas las localidades",
  houses: "Ver todos los alojamientos",
  routes: "Ver todas las rutas",
  recent: "Elegidos hace poco",
  forget: "Olvidarlos",
  all: "Todos los resultados",
  failed: "Ahora mismo no se puede buscar. Inténtalo de nuevo.",
  kinds: { route: "Ruta", town: "Localidad", accommodation: "Alojamiento", point_of_interest: "Lugar de interés" },
};
