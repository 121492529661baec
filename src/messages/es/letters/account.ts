import type { AccountLetters } from "#messages/letters/account.ts";
import type { Letter } from "#messages/letters/letter.ts";

export const accountLetters: AccountLetters = {
  greet: (name) => (name === null ? "Hola:" : `Hola, ${name}:`),
  linkHint: "Si el botón no funciona, abre este enlace:",
  signature: "Vieira, el planificador de tu Camino",
  letters: {
    welcome: ({ link }) => ({
      subject: "Te damos la bienvenida a Vieira",
      paragraphs: [
        "Tu cuenta está lista. Tus planes y favoritos se guardan y los tendrás en cada dispositivo donde inicies sesión.",
        "Confirma que este es tu correo electrónico, para que podamos ayudarte si algún día olvidas la contraseña.",
      ],
      button: { label: "Confirmar el correo electrónico", url: link },
      notes: ["El enlace sirve una sola vez, durante 24 horas.", "Si no has creado una cuenta, ignora este mensaje."],
    }),
    confirmEmail: ({ link }) => ({
      subject: "Confirma tu correo electrónico",
      paragraphs: ["Confirma que este es tu correo electrónico."],
      button: { label: "Confirmar el correo electrónico", url: link },
      notes: ["El enlace sirve una sola vez, durante 24 horas."],
    }),
    resetPassword: ({ link }) => ({
      subject: "Elige una contraseña nueva",
      paragraphs: ["Alguien, esperamos que tú, ha pedido una contraseña nueva para tu cuenta."],
      button: { label: "Elegir contraseña nueva", url: link },
      notes: [
        "El enlace sirve una sola vez, durante 60 minutos. Se cerrará la sesión en los demás dispositivos.",
        "Si no has sido tú, ignora este mensaje; tu contraseña no cambia.",
      ],
    }),
    changeEmail: ({ link, newEmail }) => ({
      subject: "Confirma tu nuevo correo electrónico",
      paragraphs: [`Quieres usar ${newEmail} en tu cuenta. Confírmalo; hasta entonces no cambia nada.`],
      button: { label: "Confirmar el nuevo correo electrónico", url: link },
      notes: [
        "El enlace sirve una sola vez, durante 24 horas, donde hayas iniciado sesión.",
        "Si no has sido tú, ignora este mensaje.",
      ],
    }),
    emailWillChange: ({ link, newEmail }) => ({
      subject: "Tu correo electrónico va a cambiar",
      paragraphs: [
        `Alguien, esperamos que tú, quiere usar ${newEmail} en tu cuenta en lugar de este correo.`,
        "Si no has sido tú, avísanos. Así se detiene el cambio, se cierran todas las sesiones y puedes elegir otra contraseña.",
      ],
      button: { label: "No he sido yo", url: link },
      notes: [
        "El enlace sirve durante tres días, también después del cambio.",
        "Si has sido tú, no tienes que hacer nada.",
      ],
    }),
    tokenMade: ({ link }) => ({
      subject: "Una aplicación ya puede usar tu cuenta",
      paragraphs: [
        "Una aplicación se acaba de conectar a tu cuenta con tu contraseña.",
        "Si no has sido tú, cambia ahora tu contraseña. Así se desconectan todas las aplicaciones y se cierran las demás sesiones.",
      ],
      button: { label: "Ver las aplicaciones conectadas", url: link },
      notes: ["Si has sido tú, no tienes que hacer nada."],
    }),
    passwordsTried: ({ link }) => ({
      subject: "Alguien intenta adivinar tu contraseña",
      paragraphs: [
        "En un día se han escrito 50 contraseñas equivocadas para tu cuenta. A partir de ahora solo dejamos probar una de vez en cuando.",
        "En los dispositivos donde ya has iniciado sesión no cambia nada para ti. En uno nuevo, si cambias la contraseña entras enseguida.",
      ],
      button: { label: "Elegir contraseña nueva", url: link },
      notes: ["Si usas esta contraseña en otros sitios, cámbiala allí y aquí."],
    }),
    codesTried: ({ link }) => ({
      subject: "Alguien conoce tu contraseña",
      paragraphs: [
        "Alguien ha escrito tu contraseña y después varios códigos equivocados del segundo paso. No ha entrado.",
        "Si no has sido tú, elige ahora una contraseña nueva.",
      ],
      button: { label: "Elegir contraseña nueva", url: link },
      notes: [
        "Si has sido tú, comprueba que la hora de tu móvil es correcta o usa uno de tus códigos de recuperación.",
      ],
    }),
    secondFactorOn: ({ link }) => ({
      subject: "La verificación en dos pasos está activada",
      paragraphs: [
        "A partir de ahora, para iniciar sesión hacen falta tu contraseña y un código de tu aplicación de autenticación.",
        "Si no has sido tú, elige una contraseña nueva y escríbenos.",
      ],
      button: { label: "Ver tu cuenta", url: link },
      notes: ["Guarda los códigos de recuperación donde los encuentres sin el móvil."],
    }),
    secondFactorOff: ({ link }) => ({
      subject: "La verificación en dos pasos está desactivada",
      paragraphs: [
        "A partir de ahora basta con tu contraseña para iniciar sesión.",
        "Si no has sido tú, elige ahora una contraseña nueva y vuelve a activar el segundo paso.",
      ],
      button: { label: "Ver tu cuenta", url: link },
      notes: ["Si has sido tú, no tienes que hacer nada."],
    }),
    secondFactorRemoved: ({ link }) => ({
      subject: "La administración ha desactivado tu verificación en dos pasos",
      paragraphs: [
        "A partir de ahora basta con tu contraseña para iniciar sesión. Se han cerrado todas tus sesiones.",
        "Si no lo habías pedido, elige ahora una contraseña nueva y escríbenos.",
      ],
      button: { label: "Iniciar sesión", url: link },
      notes: ["Puedes volver a activar el segundo paso cuando quieras."],
    }),
    passkeyAdded: ({ link }) => ({
      subject: "Se ha añadido una llave de acceso a tu cuenta",
      paragraphs: [
        "A partir de ahora se puede abrir tu cuenta con esta llave de acceso, sin tu contraseña.",
        "Si no has sido tú, quítala ahora y elige una contraseña nueva.",
      ],
      button: { label: "Ver tus llaves de acceso", url: link },
      notes: ["Si has sido tú, no tienes que hacer nada."],
    }),
    passkeyRemoved: ({ link }) => ({
      subject: "Se ha quitado una llave de acceso de tu cuenta",
      paragraphs: [
        "Ya no abre tu cuenta. Se ha cerrado tu sesión en los demás dispositivos.",
        "Si no has sido tú, elige ahora una contraseña nueva y escríbenos.",
      ],
      button: { label: "Ver tus llaves de acceso", url: link },
      notes: ["Puede que tu dispositivo la siga ofreciendo: quítala también allí."],
    }),
    recoveryCodeUsed: ({ link, left }) => ({
      subject: "Se ha usado un código de recuperación",
      paragraphs: [
        `Alguien, esperamos que tú, ha iniciado sesión con uno de tus códigos de recuperación. ${left === 1 ? "Queda 1" : `Quedan ${left}`}.`,
        "Si no has sido tú, cambia ahora tu contraseña y crea códigos de recuperación nuevos.",
      ],
      button: { label: "Ver tu cuenta", url: link },
      notes: ["Cada código de recuperación sirve una sola vez."],
    }),
  },
};

export const testLetter: Letter = {
  subject: "Correo de prueba de Vieira",
  greeting: "Hola:",
  paragraphs: ["Has pedido este correo para comprobar si la cuenta conectada envía correos. Funciona."],
  notes: [],
  signature: "Vieira, el planificador de tu Camino",
};
