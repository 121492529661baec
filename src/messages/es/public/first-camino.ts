/** Palabras de la página para quienes caminan por primera vez. */
export const firstCamino = {
  title: "Tu primer Camino – Vieira",
  description:
    "Qué es un albergue, de dónde salen la credencial y los sellos, cuándo ir, qué llevar, cómo se transportan las mochilas, cómo caminar con seguridad y cómo llegar al inicio y volver a casa.",
  heading: "Tu primer Camino",
  lead: "En pocas palabras, lo que da por sabido quien ya ha hecho el Camino.",
  contents: "En esta página",
  albergue: {
    heading: "Albergues",
    first:
      "Un albergue es un alojamiento para peregrinos: literas en habitaciones compartidas, duchas comunes y a menudo cocina y un sitio para lavar la ropa. En Francia, su equivalente es el gîte d’étape.",
    second:
      "Los públicos y parroquiales solo acogen a peregrinos con credencial, por lo general una noche, y muchos no admiten reservas. La mayoría de los privados se puede reservar por teléfono o internet. Al llegar, enseña la credencial y un documento de identidad, deja las botas en la entrada y guarda silencio desde las diez de la noche.",
    third:
      "Lleva saco de dormir o sábana saco, toalla y tapones para los oídos. Donativo quiere decir que das lo que puedes: el albergue vive de eso, así que no es gratis.",
  },
  credencial: {
    heading: "Credencial y sellos",
    first:
      "La credencial es tu pasaporte de peregrino. La dan las asociaciones de amigos del Camino y, en el lugar de inicio, muchos albergues, iglesias y oficinas del peregrino.",
    second:
      "Séllala cada día donde duermas. También tienen sello iglesias, bares y ayuntamientos. En el tramo que cuenta para la Compostela se piden dos sellos al día.",
    third:
      "La Oficina del Peregrino de Santiago da la Compostela a quien ha hecho al menos 100 kilómetros a pie y ha terminado ante la tumba del apóstol. Qué caminos cuentan lo decide la oficina: pregunta allí si tu caso es especial. El planificador te dice hasta dónde llega tu plan.",
  },
  season: {
    heading: "Cuándo ir",
    first:
      "En mayo, junio, septiembre y comienzos de octubre el tiempo es suave y hay mucha gente. En julio y agosto hace calor en el interior, peligroso en la Meseta y el sur; la costa es más fresca y está llena de veraneantes.",
    second:
      "De noviembre a marzo los días son cortos, muchos albergues cierran y hay nieve en los puertos. El camino por la montaña desde Saint-Jean-Pied-de-Port está entonces cerrado; queda el de Valcarlos.",
    third:
      "En Semana Santa y en las fiestas locales se llenan los alojamientos. La página de cada ruta dice qué supone allí cada mes, y un plan, qué suponen sus fechas.",
  },
  pack: {
    heading: "Qué llevar",
    first:
      "Lleva como mucho una décima parte de tu peso, sin contar agua y comida. Bastan dos mudas, una para caminar y otra para la tarde: se lava cada día.",
    second:
      "Calzado con el que ya hayas andado varios días, buenos calcetines, chubasquero, algo de abrigo, gorra, crema solar, saco o sábana saco, toalla, linterna, lo necesario para las ampollas, tus medicinas, cargador, documentos, tarjeta sanitaria y algo de efectivo.",
    third: "Camina un día entero con la mochila llena antes de salir: así sabrás qué se queda en casa.",
  },
  bags: {
    heading: "Transporte de mochilas",
    first:
      "En las rutas concurridas hay empresas que llevan la mochila de un alojamiento a otro; en España también Correos. Se encarga por teléfono o internet, se pone una etiqueta y se deja por la mañana en recepción. Correos lleva hasta 15 kg y 60 km al día, de Semana Santa al 31 de octubre, y en los últimos 100 km todo el año.",
    second:
      "No todos los alojamientos aceptan mochilas: los albergues públicos, casi nunca. Pregunta donde pienses dormir. En las rutas tranquilas puede que solo haya un taxi.",
    third: "Lleva contigo documentos, dinero, medicinas, chubasquero y agua.",
  },
  safety: {
    heading: "Caminar con seguridad",
    first:
      "En una emergencia llama al 112, tanto en España como en Portugal y Francia. En España, la aplicación AlertCops de la policía envía tu posición junto con la petición de ayuda.",
    second:
      "Empieza con días cortos. Con calor, sal antes del amanecer, descansa a mediodía y llena las botellas donde puedas. Por carretera camina por la izquierda, de cara al tráfico, y hazte ver. No subas a zonas altas con niebla, tormenta o nieve, y haz caso a los forestales y a la policía si hay incendios.",
    third:
      "Mucha gente camina sola, también mujeres, y casi siempre sin percances. Di a alguien dónde dormirás, vete de donde no te sientas a gusto, lleva encima lo de valor y cuida una rozadura antes de que sea ampolla.",
  },
  travel: {
    heading: "Cómo llegar y cómo volver",
    first:
      "A Saint-Jean-Pied-de-Port se llega en tren desde Bayona, a Roncesvalles en autobús desde Pamplona y a Sarria en tren o en autobús desde Lugo. Irún, Oviedo, León, Ponferrada, Sevilla, Oporto, Lisboa, Madrid, Ferrol y Le Puy-en-Velay tienen estación de tren.",
    second:
      "Santiago tiene aeropuerto, trenes a Madrid, A Coruña y Vigo, y autobuses. De Fisterra y Muxía se vuelve a Santiago en autobús.",
    third:
      "Los horarios cambian con la temporada y los domingos hay poco servicio: consúltalos con cada compañía. Deja un día libre antes de volver, por una ampolla, una tormenta o simplemente por Santiago.",
  },
  plan: "Planifica tu Camino",
  ours: "Escrito por Vieira, noviembre de 2026, a partir de conocimiento general. ¿Algo se ha quedado antiguo? Las normas y los horarios, mejor preguntarlos a quien los fija.",
};
