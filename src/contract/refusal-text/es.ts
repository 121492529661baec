import type { RefusalSentences } from "./sentences.ts";

function waiting(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return `${seconds} ${seconds === 1 ? "segundo" : "segundos"}`;
  return `${minutes} ${minutes === 1 ? "minuto" : "minutos"}`;
}

export const refusalSentences: RefusalSentences = {
  unauthenticated: () => "Primero inicia sesión.",
  forbidden: () => "Esta petición venía de otro sitio y no se ha realizado.",
  csrfMismatch: () => "Esta página no está al día. Vuelve a intentarlo.",
  notFound: () => "No hay nada en esta dirección.",
  versionMissing: () => "Indica en If-Match en qué versión se basa este cambio.",
  versionConflict: () => "Mientras tanto se ha cambiado en otro sitio.",
  tooManyRequests: (seconds) => `Demasiados intentos. Vuelve a probar dentro de ${waiting(seconds)}.`,
  notValid: () => "Algunos campos no son válidos.",
  fault: {
    wrong_credentials: "El correo electrónico y la contraseña no coinciden.",
    wrong_current_password: "Esta no es tu contraseña actual.",
    account_banned: "Esta cuenta está cerrada. Escríbenos si crees que es un error.",
    email_taken: "Ya hay una cuenta con este correo electrónico.",
    password_common:
      "Esta contraseña es fácil de adivinar. Elige otra, por ejemplo unas palabras que no tengan relación.",
    link_not_usable: "Este enlace ya se ha usado o ha caducado. Pide uno nuevo.",
    set_up_not_possible: "Este enlace ya se ha usado, o ya hay un administrador.",
    unknown_entry: "Al menos uno de los elementos no existe.",
    too_many_plans: "Puede haber 100 planes como máximo. Borra uno antes.",
    unknown_route: "No existe esa ruta.",
    unknown_house: "No existe ese alojamiento.",
    house_of_other_town: "Este alojamiento no está en la localidad donde termina el día.",
    legs_do_not_meet: "Cada ruta tiene que empezar donde termina la anterior.",
    file_missing: "Elige un archivo.",
    file_unreadable: "Este archivo no se puede leer como GPX, CSV o JSON.",
    file_with_entities: "No se leen archivos con tipo de documento o entidades.",
    file_without_stops: "En este archivo no hay lugares donde terminen los días.",
    track_unreadable: "Este archivo no se puede leer como GPX, KML o GeoJSON.",
    track_without_points: "En este archivo no hay ninguna línea con al menos dos puntos.",
    track_with_bad_points:
      "Al menos un punto de este archivo no está en la Tierra: las latitudes van de −90 a 90 y las longitudes de −180 a 180.",
    track_too_long: "Un archivo puede tener 100.000 puntos como máximo.",
    proposal_gone: "Esta vista previa ya se aplicó o tiene más de una hora. Elige otra vez el archivo.",
    proposal_empty: "Este archivo no cambiaría nada de la ruta.",
    file_of_no_route: "Los lugares de este archivo no están en ninguna de las rutas.",
    too_many_days: "Un plan tiene 120 días como máximo.",
    start_date_missing: "Un calendario necesita un plan con fecha de inicio.",
    owner_link_not_usable: "Este enlace ya se ha usado o ha caducado. Escríbenos y te enviamos otro.",
    form_too_old: "Esta página llevaba demasiado tiempo abierta. Revísala y envíala otra vez.",
    form_too_quick: "Ha sido muy rápido. Revísalo y envíalo otra vez.",
    no_mail_address: "No se conoce ningún correo de este alojamiento ni de su propietario. Escribe uno aquí.",
    mail_not_waiting: "Este correo ya se ha enviado o está en camino.",
    nothing_changed: "Eso es lo que ya tenemos. Cambia algo o escribe unas palabras.",
    nothing_chosen: "Elige al menos un campo.",
    highest_below_lowest: "El precio más alto no puede ser menor que el más bajo.",
    both_coordinates: "La latitud y la longitud van juntas.",
    words_too_long: "Las notas tienen 10.000 caracteres como máximo.",
    no_such_day: "El plan no tiene ese día.",
    not_a_walk: "Este no es un día de camino.",
    not_a_rest: "Este no es un día de descanso.",
    no_earlier_end: "Este día no puede terminar antes.",
    no_later_end: "Este día no puede terminar después.",
    no_place_to_split: "En el camino no hay lugar donde dividir este día.",
    no_neighbouring_walk: "Junto a este día no hay otro de camino.",
    no_rest_at_end: "No hay día de descanso donde termina el camino.",
  },
};
