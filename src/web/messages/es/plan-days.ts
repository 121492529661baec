import type { planDays as english } from "../en/plan-days.ts";

export const planDays: typeof english = {
  day: "Día {number}",
  holidays: {
    new_year: "Año Nuevo",
    epiphany: "Epifanía",
    good_friday: "Viernes Santo",
    easter_monday: "Lunes de Pascua",
    freedom_day: "Día de la Libertad",
    labour_day: "Día del Trabajo",
    victory_day: "Día de la Victoria",
    ascension: "Ascensión",
    whit_monday: "Lunes de Pentecostés",
    corpus_christi: "Corpus Christi",
    portugal_day: "Día de Portugal",
    bastille_day: "Fiesta nacional de Francia",
    saint_james: "Santiago Apóstol",
    assumption: "Asunción",
    republic_day: "Día de la República",
    hispanic_day: "Fiesta Nacional",
    all_saints: "Todos los Santos",
    armistice: "Armisticio",
    restoration: "Restauración de la Independencia",
    constitution_day: "Día de la Constitución",
    immaculate_conception: "Inmaculada Concepción",
    christmas: "Navidad",
  },
};
