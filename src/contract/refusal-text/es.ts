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
  },
};
