import type { contacts as english } from "../../en/components/contacts.ts";

export const contacts: typeof english = {
  none: "Sin datos de teléfono ni correo electrónico.",
  short: {
    call: "Llamar",
    message: "Mensaje de texto",
    whatsapp: "WhatsApp",
    write: "Correo",
    web: "Página web",
    map: "App de mapas",
    search: "Buscar en la web",
  },
  labels: {
    call: "Llamar a {name}: {text}",
    message: "Enviar un mensaje de texto a {name}: {text}",
    whatsapp: "WhatsApp a {name}: {text}",
    write: "Escribir a {name}: {text}",
    web: "Página web de {name}: {text}",
    map: "Abrir {name} en mi app de mapas",
    search: "Buscar en la web: {name}",
  },
  missing: {
    ask: "Teléfono desconocido. Añade el número",
    label: "Teléfono de {name}",
    send: "Enviar",
    thanks: "Gracias. Comprobamos el número antes de mostrarlo.",
    refused: "Escribe un teléfono válido.",
    failed: "No se ha podido enviar el número. Inténtalo más tarde.",
  },
};
