import { isRouteErrorResponse } from "react-router";

const missing = { en: "Page Not Found", es: "Página no encontrada" };
const away = {
  en: "Not available at the moment; nothing is lost",
  es: "No disponible en este momento; no se ha perdido nada",
};
const broken = { en: "Internal Server Error", es: "Error interno del servidor" };

/** An error page that needs neither catalogue nor frame, in both languages. */
export function LastResort({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const words = (status === 404 && missing) || (status === 503 && away) || broken;
  return (
    <main className="page-width grid gap-4 py-16">
      <title>{`${status} – Vieira`}</title>
      <p className="font-display text-3xl font-extrabold text-way">{status}</p>
      <h1 className="text-2xl">{words.en}</h1>
      <p lang="es">{words.es}</p>
      <p>
        <a href="/">Vieira</a>
      </p>
    </main>
  );
}
