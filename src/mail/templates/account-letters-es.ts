import type { AccountLetters } from "./account-letters.ts";

const signature = "Vieira, el planificador de tu Camino";
const linkHint = "Si el botón no funciona, abre esta dirección:";
const greet = (name: string): string => `Hola, ${name}:`;

export const accountLettersEs: AccountLetters = {
  welcome: ({ name, link }) => ({
    subject: "Te damos la bienvenida a Vieira",
    greeting: greet(name),
    paragraphs: [
      "Tu cuenta está lista. Tus planes y favoritos se guardan y los tendrás en cada dispositivo donde inicies sesión.",
      "Confirma que este es tu correo electrónico, para que podamos ayudarte si algún día olvidas la contraseña.",
    ],
    button: { label: "Confirmar el correo", url: link },
    linkHint,
    notes: ["El enlace sirve una sola vez, durante 24 horas.", "¿No te has registrado? Entonces ignora este mensaje."],
    signature,
  }),
  confirmEmail: ({ name, link }) => ({
    subject: "Confirma tu correo electrónico",
    greeting: greet(name),
    paragraphs: ["Confirma que este es tu correo electrónico."],
    button: { label: "Confirmar el correo", url: link },
    linkHint,
    notes: ["El enlace sirve una sola vez, durante 24 horas."],
    signature,
  }),
  resetPassword: ({ name, link }) => ({
    subject: "Elige una contraseña nueva",
    greeting: greet(name),
    paragraphs: ["Alguien, esperamos que tú, ha pedido una contraseña nueva para tu cuenta."],
    button: { label: "Elegir contraseña nueva", url: link },
    linkHint,
    notes: [
      "El enlace sirve una sola vez, durante 60 minutos. Se cerrará la sesión en todos los demás sitios.",
      "¿No has sido tú? Entonces ignora este mensaje; tu contraseña no cambia.",
    ],
    signature,
  }),
  changeEmail: ({ name, link, newEmail }) => ({
    subject: "Confirma tu nuevo correo electrónico",
    greeting: greet(name),
    paragraphs: [`Quieres usar ${newEmail} en tu cuenta. Confírmalo; hasta entonces no cambia nada.`],
    button: { label: "Confirmar el nuevo correo", url: link },
    linkHint,
    notes: ["El enlace sirve una sola vez, durante 24 horas.", "¿No has sido tú? Entonces ignora este mensaje."],
    signature,
  }),
  emailWillChange: ({ name, link, newEmail }) => ({
    subject: "Tu correo electrónico va a cambiar",
    greeting: greet(name),
    paragraphs: [
      `Alguien, esperamos que tú, quiere usar ${newEmail} en tu cuenta en lugar de esta dirección.`,
      "¿No has sido tú? Entonces elige ahora una contraseña nueva. Así se detiene el cambio y se cierran las demás sesiones.",
    ],
    button: { label: "No he sido yo", url: link },
    linkHint,
    notes: ["¿Has sido tú? Entonces no tienes que hacer nada aquí."],
    signature,
  }),
};
