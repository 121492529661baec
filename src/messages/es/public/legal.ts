/** Palabras de las condiciones de uso y de la política de privacidad. */
export const legal = {
  terms: {
    title: "Condiciones de uso",
    description: "Lo que Vieira promete y lo que no, y qué se puede hacer con sus datos.",
    lead: "Vieira es un planificador gratuito para las rutas a Santiago. Estas son sus pocas normas de uso.",
    service: {
      heading: "Qué obtienes",
      text: "Puedes ver rutas, localidades y alojamientos y hacer planes sin cuenta y sin pagar. La cuenta solo hace falta para tener tus planes y favoritos en varios dispositivos. Vieira no reserva ni vende nada: lo que acuerdes con un alojamiento queda entre tú y el alojamiento.",
    },
    facts: {
      heading: "Hasta dónde fiarse",
      text: "Rutas, altitudes, servicios, temporadas y precios proceden de datos abiertos; muchos tienen años, algunos son erróneos y otros faltan. Se muestran tal como se conocen, con su fuente. Un plan no garantiza que una ruta esté abierta, sea segura o tenga plazas libres. La señalización, los avisos meteorológicos y el consejo de la gente del lugar prevalecen sobre lo escrito aquí. Camina según tu propio criterio.",
    },
    account: {
      heading: "Tu cuenta",
      text: "Usa un correo electrónico tuyo y guarda la contraseña para ti. Puedes eliminar la cuenta en cualquier momento; quien gestiona esta instalación puede cerrar cuentas que se usen para dañar a otras personas o al servicio.",
    },
    fairUse: {
      heading: "Uso razonable",
      text: "Los programas pueden leer la interfaz pública a un ritmo razonable. A quien envíe tantas peticiones que perjudique al resto se le puede frenar o excluir.",
    },
    data: {
      heading: "Los datos",
      text: "El conjunto de datos se publica bajo la Open Database License 1.0: puedes usarlo, cambiarlo y compartirlo si nombras las fuentes y compartes con la misma licencia. <link>Todos los créditos y licencias</link>",
    },
    liability: {
      heading: "Responsabilidad",
      text: "Vieira se ofrece tal cual, sin garantía, hasta donde la ley lo permite en un servicio gratuito.",
    },
  },
  privacy: {
    title: "Política de privacidad",
    description: "Qué guarda Vieira sobre ti, para qué, cuánto tiempo, y cómo te lo llevas o lo eliminas.",
    lead: "En resumen: sin cuenta no se guarda nada sobre ti en el servidor, nadie más sabe que has estado aquí y no hay publicidad.",
    who: {
      heading: "Quién es responsable",
      text: "Vieira es un programa abierto que cualquiera puede instalar. De tus datos responde quien gestiona esta instalación.",
    },
    visit: {
      heading: "Cuando nos visitas",
      text: "Páginas, imágenes, tipografías y mapas vienen solo de este servidor, salvo que la instalación se haya configurado con mapas propios. El registro del servidor anota la hora, la dirección de la página y cómo fue la respuesta; de los intentos de iniciar sesión y de los cambios en las cuentas, también un número de cuenta y una huella de la dirección IP. Para evitar abusos, peticiones como los intentos de iniciar sesión se cuentan por dirección IP mientras dura el límite, como mucho un día.",
    },
    cookies: {
      heading: "Cookies",
      text: "Solo las imprescindibles, por eso no hay ningún aviso que cerrar:",
      session:
        "Una cookie de sesión después de iniciar sesión. Termina cuando la cierras o tras el tiempo sin uso que permite esta instalación, 12 horas por defecto, 60 días si eliges mantener la sesión.",
      hint: "Una marca de que has iniciado sesión, para que las páginas sepan si deben preguntar por tu nombre.",
      token:
        "Una clave aleatoria, y otra que distingue a cada visitante, cuando envías un formulario. Te protegen de formularios que otros sitios envíen en tu nombre.",
      device:
        "Una marca de que alguien ya ha iniciado sesión con este navegador, durante 400 días. No abre nada; evita que quienes intenten adivinar tu contraseña en otro sitio te hagan esperar aquí.",
      language:
        "El idioma que eliges en un plan que han compartido contigo, hasta que cierras el navegador. Si tienes cuenta, se guarda en ella.",
    },
    browser: {
      heading: "Guardado en tu navegador",
      text: "Los colores, el idioma, los filtros de tu última visita, tus búsquedas recientes y, sin cuenta, tus planes y favoritos se guardan en este navegador. También, para cuando no haya conexión, los planificadores y planes que abres o descargas, con los alojamientos de su recorrido; al cerrar la sesión tus planes se eliminan de ahí. Nada de esto se nos envía para guardarlo. Tu navegador puede eliminarlos en cualquier momento.",
    },
    account: {
      heading: "Con una cuenta",
      text: "Guardamos tu nombre, tu correo electrónico, un código irreversible (hash) de tu contraseña, tus ajustes, tus planes con su diario y sus fotos, tus favoritos con sus notas y, de cada dispositivo en el que has iniciado sesión, el tipo de navegador y cuándo se vio por última vez, y, de cada aplicación con acceso a ella, la dirección IP desde la que se usó por última vez. Lo necesitamos para darte la cuenta que has pedido. Solo se envían correos para confirmar tu correo electrónico, para poner una contraseña nueva y para avisarte de cambios en tu cuenta.",
    },
    walking: {
      heading: "Mientras caminas",
      text: "Tu posición se calcula en tu dispositivo y no sale de él. Los textos y las fotos del diario solo los ves tú, salvo que crees un enlace que las muestre; lo que las cámaras guardan junto a una foto, como el lugar, se elimina. Un enlace para quienes se quedan en casa dice según el plan en qué día estás, y solo lo que marques, hasta el día que elijas. Los avisos del Camino son públicos durante tres días, con una localidad y sin nombre; sabemos qué cuenta los escribió para poder frenar abusos, y los guardamos 30 días si alguien los ha denunciado.",
    },
    duration: {
      heading: "Cuánto tiempo",
      text: "Hasta que elimines tu cuenta. Entonces todo lo personal se elimina al momento; queda constancia, sin tu nombre, de que se eliminó una cuenta. Las sesiones y los enlaces caducados se eliminan con regularidad. Las copias de seguridad que haga quien gestiona esta instalación pueden conservar estados anteriores durante un tiempo.",
    },
    rights: {
      heading: "Tus derechos",
      text: "En <link>la página de tu cuenta</link> puedes ver y corregir tus datos, llevártelos todos en un archivo y eliminarlos. Puedes pedir información a quien gestiona esta instalación y oponerte al uso de tus datos, y reclamar ante la autoridad de protección de datos de tu país.",
    },
  },
};
