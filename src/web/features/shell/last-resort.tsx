import { isRouteErrorResponse } from "react-router";

/** An error page that needs neither catalogue nor frame, in both languages. */
export function LastResort({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <main className="page-width grid gap-4 py-16">
      <title>{`${status} – Vieira`}</title>
      <p className="font-display text-3xl font-extrabold text-way">{status}</p>
      <h1 className="text-2xl">{status === 404 ? "Page Not Found" : "Internal Server Error"}</h1>
      <p lang="es">{status === 404 ? "Página no encontrada" : "Error interno del servidor"}</p>
      <p>
        <a href="/">Vieira</a>
      </p>
    </main>
  );
}
